import { cpSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { COMMANDS } from "../../src/cli/all-commands.js";
import { measureWidth } from "../../src/base/text/width.js";
import { releaseServer } from "../servers/release-server.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { CLI, POSIX } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { removeColors, runOnTerminal } from "../support/pseudo-terminal.js";
import { releaseEnvironment, tagged } from "../support/release.js";

const SPLIT = "=====";
/** As a person starts it whose command is short. */
const START = `node ${CLI}`;

const HELPS = ["", ...COMMANDS.map(({ name }) => name)].map((name) => `${name} --help`.trim());
const PAGES = ["explain", "explain no-secrets", "explain manifest-name", "explain workflow-build"];
const FAULTS = [
  "frob",
  "validate --frob",
  "validate --format frob",
  "explain manifest-nmae",
  "validate no-such-folder",
];
const REPORTS = [
  "--version --verbose",
  "validate broken",
  "validate good",
  "validate good broken --strict",
  "check broken",
  "check good --no-scripts",
  "test good",
  "validate broken --tag v1.4.0",
  "pack good",
  "release good --tag v1.4.0 --dry-run",
  "release good --tag v1.4.0 --dry-run --targets github-release",
  "release good --tag v1.4.0 --dry-run --marketplace-url http://127.0.0.1:9",
  "release broken --tag v1.4.0 --dry-run --targets github-release",
  "version 1.5.0 good",
  "doctor good",
  "env good",
  "create made --yes",
];

/** What may be wider than a terminal: a command, a path or an address to be copied, which a break would damage. */
function isToBeCopied(line: string): boolean {
  const text = line.replace(/^[ =│+✔✘-]*/u, "");
  return !text.includes(" ") || /^(?:plugin-preflight|node|npm|export|git|uses:) /u.test(text);
}

async function makePlugins(): Promise<{ readonly cwd: string; readonly env: Readonly<Record<string, string>> }> {
  const server = await releaseServer();
  const cwd = temporaryFolder();
  wholePlugin({}, join(cwd, "good"));
  cpSync(join(ROOT, "fixtures", "whole", "weather-widget-broken"), join(cwd, "broken"), { recursive: true });
  tagged(cwd, server, ["v1.4.0"]);
  return { cwd, env: releaseEnvironment(server) };
}

/** What a list of calls shows, each for itself. */
async function showAll(calls: readonly string[], columns: number): Promise<readonly string[]> {
  const { cwd, env } = await makePlugins();
  const command = calls.map((call) => `${START} ${call}; echo ${SPLIT}`).join("; ");
  const { text } = await runOnTerminal(command, { columns, cwd, env });
  // What a line showed before it was erased is progress.
  const lasting = text.replace(/^[^\n]*\u001b\[K/gmu, "");
  const shown = removeColors(lasting).replaceAll(START, "plugin-preflight").split(`${SPLIT}\n`);
  expect(shown).toHaveLength(calls.length + 1);
  return shown.slice(0, -1);
}

const CALLS = [...HELPS, ...PAGES, ...FAULTS, ...REPORTS];
/** What each of them shows on a terminal of 80 columns: they are started once. */
let narrow: Promise<readonly string[]> | undefined;
const showNarrow = async (): Promise<readonly string[]> => (narrow ??= showAll(CALLS, 80));

describe.runIf(POSIX).each([80, 120])("a terminal of %i columns", (columns) => {
  nightly("is wide enough for every help, page, report and refusal", async () => {
    const shown = columns === 80 ? await showNarrow() : await showAll(CALLS, columns);
    CALLS.forEach((call, at) => {
      const text = shown[at] ?? "";
      expect.soft(text.trim(), call).not.toBe("");
      const wide = text.split("\n").filter((line) => measureWidth(line) > columns && !isToBeCopied(line));
      expect.soft(wide, call).toEqual([]);
    });
  });
});

nightly.runIf(POSIX)("a terminal splits no word, and leaves none out", async () => {
  const calls = [...HELPS, "explain", ...FAULTS, "release good --tag v1.4.0 --dry-run"];
  const shown = await showNarrow();
  const { cwd, env } = await makePlugins();
  const wordsOf = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== "");
  const command = calls.map((call) => `${START} ${call} 2>&1 | cat; echo ${SPLIT}`).join("; ");
  const { stdout } = await runProcess("sh", ["-c", command], { cwd, env });
  const piped = stdout.replaceAll(START, "plugin-preflight").split(`${SPLIT}\n`);
  for (const [at, call] of calls.entries()) {
    expect.soft(wordsOf(shown[CALLS.indexOf(call)] ?? ""), call).toEqual(wordsOf(piped[at] ?? ""));
  }
});
