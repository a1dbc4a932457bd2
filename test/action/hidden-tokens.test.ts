import { expect, test } from "vitest";
import { startAction } from "../support/action.js";
import { wholePlugin } from "../support/folders.js";

const value = (name: string): string => `secret-of-nobody-${name.toLowerCase()}`;
const INPUTS = ["github-token", "npm-token", "marketplace-token", "github-tokens"];
const VARIABLES = ["GITHUB_TOKEN", "GH_TOKEN", "NODE_AUTH_TOKEN", "NPM_TOKEN"];
const inputs = Object.fromEntries(INPUTS.map((name) => [name, value(name)]));
const env = Object.fromEntries(VARIABLES.map((name) => [name, value(name)]));

test("every token of an input and of the environment is hidden before anything else is printed", async () => {
  const { stdout, runner } = await startAction({ workspace: wholePlugin(), inputs, env });
  const secrets = [...INPUTS, ...VARIABLES].map(value);
  expect(new Set(runner.masks)).toEqual(new Set(secrets));
  const lines = stdout.split("\n");
  expect(lines.slice(0, secrets.length).every((line) => line.startsWith("::add-mask::"))).toBe(true);
  const rest = lines.slice(secrets.length).join("\n");
  expect(rest).toContain("There is no input");
  for (const secret of secrets) expect(rest).not.toContain(secret);
});

test("a wrong input is reported after the tokens are hidden, line by line if they contain line breaks", async () => {
  const { status, stdout } = await startAction({
    workspace: wholePlugin(),
    inputs: { "github-token": `${value("one")}\r\n${value("two")}\n`, strict: "perhaps" },
  });
  expect(status).toBe(2);
  expect(stdout.split("\n").slice(0, 2)).toEqual([`::add-mask::${value("one")}`, `::add-mask::${value("two")}`]);
  expect(stdout.split("\n")[2]).toMatch(/^::error /u);
});

test("without a token there is nothing to hide", async () => {
  const { stdout } = await startAction({ workspace: wholePlugin(), env: { GITHUB_TOKEN: "", NPM_TOKEN: " " } });
  expect(stdout).not.toContain("add-mask");
});
