import { expect, test } from "vitest";
import { startAction } from "../support/action.js";
import { wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";

const value = (name: string): string => `secret-of-nobody-${name.toLowerCase()}`;
const INPUTS = ["github-token", "npm-token", "marketplace-token", "github-tokens"];
const VARIABLES = ["GITHUB_TOKEN", "GH_TOKEN", "NODE_AUTH_TOKEN", "NPM_TOKEN"];
const inputs = Object.fromEntries(INPUTS.map((name) => [name, value(name)]));
const env = Object.fromEntries(VARIABLES.map((name) => [name, value(name)]));

nightly("every token of an input and of the environment is hidden before anything else is printed", async () => {
  const { stdout, runner } = await startAction({ workspace: wholePlugin(), inputs, env });
  const secrets = [...INPUTS, ...VARIABLES].map(value);
  expect(runner.masks).toEqual(expect.arrayContaining(secrets));
  const lines = stdout.split("\n");
  const [masked, rest] = [lines.slice(0, runner.masks.length), lines.slice(runner.masks.length).join("\n")];
  expect(masked.every((line) => line.startsWith("::add-mask::"))).toBe(true);
  expect(rest).toContain("There is no input");
  for (const secret of secrets) expect(rest).not.toContain(secret);
});

test("a wrong input is reported after the tokens are hidden, line by line if they contain line breaks", async () => {
  const { status, stdout } = await startAction({
    workspace: wholePlugin(),
    inputs: { "github-token": `${value("one")}\r\n${value("two")}\n`, strict: "perhaps" },
  });
  expect(status).toBe(2);
  const lines = stdout.split("\n");
  const masked = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith("::add-mask::")),
  );
  for (const name of ["one", "two"]) expect(masked).toContain(`::add-mask::${value(name)}`);
  expect(lines[masked.length]).toMatch(/^::error /u);
});

nightly("every token is hidden first, also where the runner reads late and the pipe to it is full", async () => {
  const lines = Array.from({ length: 500 }, (_, at) => value(`line-${String(at)}-${"x".repeat(40)}`));
  const { stdout, runner } = await startAction({
    workspace: wholePlugin(),
    inputs: { "github-token": lines.join("\n") },
    isReadLate: true,
  });
  expect(runner.masks).toEqual(expect.arrayContaining(lines));
  const printed = stdout.split("\n");
  expect(printed.findLastIndex((line) => line.startsWith("::add-mask::"))).toBe(runner.masks.length - 1);
  expect(printed.length).toBeGreaterThan(runner.masks.length);
});

test("what is left of a token's base64 shows nothing of it, whatever was encoded with it", async () => {
  const token = "ghs_16C7e42F292c6912E7710c838347Ae178B4a";
  const { runner } = await startAction({ workspace: wholePlugin(), inputs: { "github-token": token } });
  // As actions/checkout writes it.
  expect(runner.masks).toContain(Buffer.from(`x-access-token:${token}`).toString("base64").replace(/=+$/u, ""));
  const masks = runner.masks.toSorted((a, b) => b.length - a.length);
  const before = ["", "x-access-token:", "git:", "ab:", "a:", "nobody:"];
  const left = before.flatMap((start) =>
    ["", "\n", ":", ":x"].flatMap((end) => {
      const encoded = Buffer.from(start + token + end).toString("base64");
      const shown = masks.reduce((text, mask) => text.replaceAll(mask, "***"), encoded);
      const plain = shown.split("***").flatMap((part) => [0, 1, 2, 3].map((at) => decode(part.slice(at))));
      return plain.filter((text) => sharesText(text, token));
    }),
  );
  expect(left).toEqual([]);
});

test("of a short token no base64 is hidden: it could be part of anything", async () => {
  const { runner, stdout } = await startAction({ workspace: wholePlugin(), inputs: { "npm-token": "0123456" } });
  expect([runner.masks, stdout.split("::add-mask::").length - 1]).toEqual([["0123456"], 1]);
});

function decode(part: string): string {
  return Buffer.from(part, "base64").toString("latin1");
}

/** Whether a text shows four letters in a row of a token. */
function sharesText(text: string, token: string): boolean {
  return Array.from({ length: token.length - 3 }, (_, at) => token.slice(at, at + 4)).some((part) =>
    text.includes(part),
  );
}

test("without a token there is nothing to hide", async () => {
  const { stdout } = await startAction({ workspace: wholePlugin(), env: { GITHUB_TOKEN: "", NPM_TOKEN: " " } });
  expect(stdout).not.toContain("add-mask");
});
