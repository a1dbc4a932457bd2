import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../support/folders.js";
import { CLI, POSIX } from "../support/product.js";
import { removeColors } from "../support/pseudo-terminal.js";

const CTRL_C = "\u0003";
const CTRL_D = "\u0004";

/** What a person types at a terminal as soon as it asks, and what is there afterwards. */
async function answer(typed: string, args = "") {
  const cwd = temporaryFolder();
  const command = `stty cols 100; node ${CLI} create ${args}`;
  const script =
    process.platform === "darwin" ? ["-q", "/dev/null", "sh", "-c", command] : ["-qec", command, "/dev/null"];
  const env = { PATH: process.env["PATH"] ?? "", HOME: cwd, TERM: "xterm-256color" };
  const child = spawn("script", script, { cwd, env, timeout: 60_000 });
  let text = "";
  let left = typed;
  child.stdout.on("data", (bytes: Buffer) => {
    text += bytes.toString();
    if (text.includes("Project name")) {
      child.stdin.write(left);
      left = "";
    }
  });
  const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { status, text: removeColors(text.replaceAll("\r\n", "\n")), cwd };
}

describe.runIf(POSIX)("create on a terminal", () => {
  test("asks for everything, shows the defaults, and asks again where an answer is refused", async () => {
    const answers = [
      "ab",
      "tide-table",
      "4",
      "",
      "short",
      "",
      "Ada <ada@example.com>",
      "games",
      "health",
      "maybe",
      "y",
    ];
    const { status, text, cwd } = await answer(answers.map((line) => `${line}\r`).join(""));
    expect(status, text).toBe(0);
    for (const shown of [
      "Project name (my-plugin): ",
      'The name "ab" has 2 characters',
      "  4  page              a page of notes, kept in the storage",
      "Template (dashboard-widget): ",
      "Name in the marketplace (Tide Table): ",
      "Description (A page for short notes, with an entry in the menu.): ",
      "5 characters, but there must be at least 10",
      "Author (Your Name <you@example.com>): ",
      '"category" is "games"',
      "Check each commit with a Git hook? (no): ",
      '"maybe" is not an answer',
      "Created Tide Table in tide-table",
    ])
      expect.soft(text).toContain(shown);
    const folder = join(cwd, "tide-table");
    expect(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"))).toMatchObject({
      ...{ name: "Tide Table", type: "page", category: "health" },
      author: { name: "Ada", email: "ada@example.com" },
    });
    expect(statSync(join(folder, ".githooks", "pre-commit")).mode & 0o100).toBe(0o100);
    const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    expect(scripts["prepare"]).toContain("core.hooksPath .githooks");
  });

  test.each([
    ["Ctrl-C", CTRL_C],
    ["Ctrl-D", CTRL_D],
  ])("writes nothing where the questions end with %s", async (_, key) => {
    const { status, text, cwd } = await answer(`tide-table\r4\r${key}`);
    expect([status, text]).toEqual([130, expect.stringContaining("interrupted")]);
    expect(readdirSync(cwd).filter((name) => name !== ".cache")).toEqual([]);
  });

  test("asks nothing with --yes", async () => {
    const { status, text } = await answer("", "tide-table --yes");
    expect([status, text]).toEqual([0, expect.stringMatching(/^Created Tide Table/u)]);
  });
});
