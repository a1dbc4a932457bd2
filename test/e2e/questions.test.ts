import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, temporaryFolder, wholePlugin, type Files } from "../support/folders.js";
import { CLI, POSIX } from "../support/product.js";
import { removeColors, talkOnTerminal } from "../support/pseudo-terminal.js";

const CTRL_C = "\u0003";
const UP = "\u001B[A";
const DOWN = "\u001B[B";
const CTRL_D = "\u0004";

interface Asking {
  /** The command that asks, and where. */
  readonly command?: string;
  readonly cwd?: string;
  /** The first question. */
  readonly first?: string;
}

/** What a person types at a terminal as soon as it asks, and what is there afterwards. */
async function answer(typed: string, args = "", asking: Asking = {}) {
  const { command: name = "create", cwd = temporaryFolder(), first = "Project name" } = asking;
  const command = `stty cols 100; node ${CLI} ${name} ${args}`;
  const script =
    process.platform === "darwin" ? ["-q", "/dev/null", "sh", "-c", command] : ["-qec", command, "/dev/null"];
  const env = { PATH: process.env["PATH"] ?? "", HOME: cwd, TERM: "xterm-256color" };
  const child = spawn("script", script, { cwd, env, timeout: 60_000 });
  let text = "";
  let left = typed;
  child.stdout.on("data", (bytes: Buffer) => {
    text += bytes.toString();
    if (text.includes(first)) {
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
      "mine",
      "tide-table",
      "pag",
      "4",
      "raect",
      "2",
      "",
      "short",
      "",
      "",
      "Your Name <you@example.com>",
      "Ada <ada@example.com>",
      "games",
      "health",
      "maybe",
      "y",
    ];
    const { status, text, cwd } = await answer(answers.map((line) => `${line}\r`).join(""), "", {
      cwd: makePlugin({ "mine/notes.txt": "" }),
    });
    expect(status, text).toBe(0);
    for (const shown of [
      "Project name (my-plugin): ",
      'The name "ab" has 2 characters',
      "The folder mine is not empty\n",
      "   4  page              a page of notes, kept in the storage",
      "Template (arrow keys, a number or a name):\n>  1  dashboard-widget",
      "Template (dashboard-widget): ",
      "Library (none): ",
      "Name in the marketplace (Tide Table): ",
      "Description (A page for short notes, with an entry in the menu.): ",
      "5 characters, but it must have at least 10",
      'There is no such choice: "pag"\n  Did you mean page?',
      "Did you mean react?",
      "Author, such as Ada Byron <ada@example.com>: ",
      "The author has no name and address",
      '"Your Name <you@example.com>" is a placeholder',
      '"category" is "games"',
      "Check each commit with a Git hook? (no): ",
      '"maybe" is not an answer',
      "Created Tide Table in tide-table",
    ])
      expect.soft(text).toContain(shown);
    const folder = join(cwd, "tide-table");
    expect(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"))).toMatchObject({
      name: "Tide Table",
      type: "page",
      category: "health",
      author: { name: "Ada", email: "ada@example.com" },
    });
    expect(statSync(join(folder, ".githooks", "pre-commit")).mode & 0o100).toBe(0o100);
    const { scripts, devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Readonly<
      Record<"scripts" | "devDependencies", Readonly<Record<string, string>>>
    >;
    expect(devDependencies).toHaveProperty("react");
    expect(scripts["prepare"]).toContain("core.hooksPath .githooks");
  });

  test("goes through a list with the arrow keys, in a circle, and shows where it is", async () => {
    const cwd = temporaryFolder();
    const { status, text } = await talkOnTerminal(`node ${CLI} create`, { columns: 100, cwd }, [
      ["Project name", "tide-table\r"],
      ["Template (dashboard", UP],
      [">  5  hybrid", UP],
      [">  4  page", `${DOWN}\r`],
      ["Name in", "\r"],
      ["Description (", "\r"],
      ["Author", "Ada <ada@example.com>\r"],
      ["Category (", "\r"],
      ["Git hook?", "\r"],
    ]);
    expect(status, text).toBe(0);
    expect(JSON.parse(readFileSync(join(cwd, "tide-table", "manifest.json"), "utf8"))).toMatchObject({
      type: "hybrid",
      name: "Tide Table",
    });
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
    const { status, text } = await answer("", `tide-table --yes --author "Ada <ada@example.com>"`);
    expect([status, text]).toEqual([0, expect.stringMatching(/^Created Tide Table/u)]);
  });
});

describe.runIf(POSIX)("init on a terminal", () => {
  const first = "Comment on pull requests?";
  const plugin = (files: Files = {}): string => wholePlugin({ ".git/": "", ...files });
  const workflows = (cwd: string): readonly string[] => readdirSync(join(cwd, ".github", "workflows")).toSorted();

  test("offers comments and a release, and asks again where a target is refused", async () => {
    const answers = [
      "y",
      "yes",
      "npn",
      "github-release, marketplace",
      "plugins.example",
      "https://plugins.example",
      "",
    ];
    const typed = answers.map((line) => `${line}\r`).join("");
    const { status, text, cwd } = await answer(typed, "", { command: "init", cwd: plugin(), first });
    expect(status, text).toBe(0);
    for (const shown of [
      "Comment on pull requests? (no): ",
      "Release pushed tags? (no): ",
      "Targets (github-release): ",
      '--targets contains "npn", but the only targets are github-release, marketplace, npm',
      '--marketplace-url is "plugins.example", which is not a URL',
      "Write this? (yes): ",
    ])
      expect.soft(text).toContain(shown);
    expect(workflows(cwd)).toEqual(["check-report.yml", "check.yml", "release.yml"]);
    const release = readFileSync(join(cwd, ".github", "workflows", "release.yml"), "utf8");
    expect(release).toContain('marketplace-url: "https://plugins.example"\n');
  });

  test("does not offer what is there, writes nothing after a no, and asks nothing with --yes", async () => {
    const cwd = plugin();
    const plain = await answer("", "--yes", { command: "init", cwd, first });
    expect([plain.status, plain.text.includes("?"), workflows(cwd)]).toEqual([0, false, ["check.yml"]]);
    const again = await answer("y\r\rno\r", "", { command: "init", cwd, first: "Release pushed tags?" });
    expect(again.text).not.toContain(first);
    expect(again.text).toContain("Nothing was written. To write it: init --release --yes\n");
    expect(workflows(cwd)).toEqual(["check.yml"]);
  });
});
