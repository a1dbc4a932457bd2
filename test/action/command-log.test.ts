import { afterEach, expect, test, vi } from "vitest";
import { makeCommandLog, type CommandLog } from "../../src/action/command-log.js";
import type { CommandEvent } from "../../src/commands/run-commands.js";
import { startHere } from "../support/action.js";
import { temporaryFolder } from "../support/folders.js";

const KEY = "0b7f1c52-4c1e-4f3a-8d60-2c6a1f0e9b11";
const STARTED: CommandEvent = { kind: "started", folder: "plugins/a", line: "npm run test" };
const OPENED = ["::group::plugins/a: npm run test", `::stop-commands::${KEY}`];
const CLOSED = [`::${KEY}::`, "::endgroup::"];

afterEach(() => {
  vi.restoreAllMocks();
});

/** The lines that the log prints in a job. */
async function listPrinted(act: (log: CommandLog) => void): Promise<readonly string[]> {
  vi.spyOn(crypto, "randomUUID").mockReturnValue(KEY);
  const { stdout } = await startHere({ workspace: temporaryFolder(), fences: true }, () => {
    act(makeCommandLog());
    return Promise.resolve(0);
  });
  return stdout.trimEnd().split("\n");
}

const print =
  (...texts: readonly string[]) =>
  (log: CommandLog): void => {
    log.onEvent(STARTED);
    for (const text of texts) log.onEvent({ kind: "printed", text });
    log.end();
  };

test("what a command prints is in a group, and the runner obeys again before its end is told", async () => {
  const nothing = { problems: [], moreProblems: 0, lastLines: [], leftRunning: [] };
  const run = { line: "npm run test", ending: { kind: "status", status: 3 }, ...nothing } as const;
  const lines = await listPrinted((log) => {
    log.onEvent(STARTED);
    log.onEvent({ kind: "printed", text: "\ta" });
    log.onEvent({ kind: "ended", line: "npm run test", run, milliseconds: 1234 });
    log.end();
    log.onEvent({ kind: "again", folder: "" });
    log.onEvent({ kind: "left-out", folder: "plugins/b", lines: 2 });
  });
  expect(lines).toEqual([
    ...OPENED,
    "    a",
    ...CLOSED,
    "✘ npm run test  1.2 s  status 3",
    expect.stringMatching(/^↻ \.: a command failed while other plugins ran/u),
    expect.stringMatching(/^… 2 lines of plugins\/b left out/u),
  ]);
});

test("a line with the word that makes the runner obey again is not shown, however it is written", async () => {
  const lines = await listPrinted(print("a", `::${KEY}::`, `b ${KEY.toUpperCase()}`, "c"));
  expect(lines).toEqual([...OPENED, "a", "c", ...CLOSED]);
});

test("each command may show four MiB, and the line that goes beyond it is the last", async () => {
  const half = "x".repeat(2 * 1024 * 1024 - 1);
  const more = "… It prints more than 4 MiB: the rest is read, but not shown.";
  const full = print(half, half, "last", "left out");
  const lines = await listPrinted((log) => {
    full(log);
    print("b")(log);
  });
  expect(lines).toEqual([...OPENED, half, half, "last", more, ...CLOSED, ...OPENED, "b", ...CLOSED]);
});
