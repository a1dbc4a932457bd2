import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isDraft } from "../../../src/base/files/draft-names.js";
import { CAN_BREAK_OFF, FAULTS, readFiles, runTroubled, SIGNALS, type Trouble } from "../../support/broken-off.js";
import { copyFolder, makePlugin, wholePlugin } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { runCliHere } from "../../support/product.js";
import { ROOT } from "../../support/project.js";
import { findingsOf } from "../../support/records.js";
import { sampleOf } from "../../support/torture.js";

const BROKEN = join(ROOT, "fixtures", "whole", "weather-widget-broken");

/** An archive without a file. */
const OLDER = Buffer.from("PK\x05\x06".padEnd(22, "\0"), "latin1");

interface Work {
  readonly name: string;
  readonly args: readonly string[];
  readonly make: () => string;
}

/** What writes a file that somebody relies on. */
const WORKS: readonly Work[] = [
  {
    name: "pack",
    args: ["pack", "plugin", "--out", "out.zip"],
    make: () => {
      const folder = makePlugin({ "out.zip": OLDER });
      wholePlugin({}, join(folder, "plugin"));
      return folder;
    },
  },
  {
    name: "a report",
    args: ["validate", "--format", "json", "--output", "report.json"],
    make: () => copyFolder(BROKEN),
  },
  { name: "--fix", args: ["validate", "--fix"], make: () => copyFolder(BROKEN) },
  { name: "version", args: ["version", "minor"], make: () => wholePlugin() },
];

interface Straight extends Work {
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  readonly status: number | null | undefined;
  readonly output: string;
  readonly calls: Readonly<Record<Trouble, number>>;
}

/** What each of them does where nothing goes wrong, and at how many calls each trouble can come. */
const STRAIGHT: readonly Straight[] = CAN_BREAK_OFF
  ? await Promise.all(
      WORKS.map(async (work) => {
        const count = async (what: Trouble) => {
          const folder = work.make();
          const before = readFiles(folder);
          const ended = await runTroubled(work.args, folder, what, -1);
          return { ...ended, before, after: readFiles(folder) };
        };
        const [all, room, open] = [await count("EIO"), await count("ENOSPC"), await count("EMFILE")];
        const signals = Object.fromEntries(SIGNALS.map((signal) => [signal, all.calls])) as Record<Trouble, number>;
        return { ...work, ...all, calls: { ...signals, EIO: all.calls, ENOSPC: room.calls, EMFILE: open.calls } };
      }),
    )
  : [];

interface Point {
  readonly work: string;
  readonly what: Trouble;
  readonly at: number;
}

function straightOf(name: string): Straight {
  const found = STRAIGHT.find((one) => one.name === name);
  if (!found) throw new Error(`There is no work ${name}`);
  return found;
}

/** So many for each signal: fifty and more over all works. */
const POINTS_OF_A_WORK = 17;

/** Every call of each work, or so many of them, evenly. */
function listPoints(troubles: readonly Trouble[], most = Infinity): readonly Point[] {
  return STRAIGHT.flatMap(({ name, calls }) =>
    troubles.flatMap((what) => {
      const step = Math.max(1, calls[what] / most);
      const count = Math.min(calls[what], most);
      return Array.from({ length: count }, (_, at) => ({ work: name, what, at: Math.floor(at * step) }));
    }),
  );
}

/** No file is anything between what it was and what it becomes, and a new one that is not there yet has no draft. */
function expectWholeFiles({ before, after }: Straight, folder: string, mayHaveDrafts: boolean, what: string): void {
  const now = readFiles(folder);
  for (const [path, content] of Object.entries(now)) {
    if (mayHaveDrafts && isDraft(path)) continue;
    const isWhole = content === before[path] || content === after[path] || isReport(path, content);
    expect(isWhole, `${path} is half written\n${what}`).toBe(true);
  }
  expect(
    Object.keys(before).filter((path) => !(path in now)),
    what,
  ).toEqual([]);
}

/** Where a file could not be read, a whole report has other findings. */
function isReport(path: string, content: string): boolean {
  return path === "report.json" && findingsOf(content).length > 0;
}

/** A later run without trouble does all of it. */
async function expectDone({ args, status, after }: Straight, folder: string, what: string): Promise<void> {
  const again = await runCliHere(args, { cwd: folder });
  expect(again.status, `${what}\n${again.output}`).toBe(status);
  const now = Object.entries(readFiles(folder)).filter(([path]) => !isDraft(path));
  expect(Object.fromEntries(now), what).toEqual(after);
}

/** All is as after a run in which nothing goes wrong. A report may lack the hash of a line, which some tools look for. */
function expectAllDone({ after }: Straight, folder: string, what: string): void {
  const isHash = /^ *"lineHash": .*\n/gmu;
  const withoutHashes = (files: Readonly<Record<string, string>>): object => ({
    ...files,
    "report.json": files["report.json"]?.replaceAll(isHash, ""),
  });
  expect(withoutHashes(readFiles(folder)), what).toEqual(withoutHashes(after));
}

/** `version` raises each time that it runs, so a later run is judged by another folder. */
const canRepeat = ({ name }: Straight): boolean => name !== "version";

describe.runIf(CAN_BREAK_OFF).concurrent("a run that a signal ends at a call of the file system", () => {
  const points = listPoints(SIGNALS, POINTS_OF_A_WORK);
  test.each(sampleOf(points, 3))("$work, $what at call $at: whole files, and the next run does it", async (point) => {
    const straight = straightOf(point.work);
    const folder = straight.make();
    const ended = await runTroubled(straight.args, folder, point.what, point.at);
    expect([undefined, straight.status, 130, 143], ended.output).toContain(ended.status);
    expectWholeFiles(straight, folder, ended.status === undefined, ended.output);
    if (ended.status === straight.status) expect(readFiles(folder)).toEqual(straight.after);
    if (canRepeat(straight)) await expectDone(straight, folder, ended.output);
  });
});

describe.runIf(CAN_BREAK_OFF).concurrent("a run that meets a fault at a call of the file system", () => {
  nightly.each(sampleOf(listPoints(FAULTS), 3))(
    "$work, $what at call $at: done, or an exit status that says that it is not",
    async (point) => {
      const straight = straightOf(point.work);
      const folder = straight.make();
      const { status, output } = await runTroubled(straight.args, folder, point.what, point.at);
      expect(status, output).not.toBeUndefined();
      expectWholeFiles(straight, folder, false, output);
      // What says the same as a run in which nothing goes wrong has done the same.
      if (status === straight.status && output === straight.output) expectAllDone(straight, folder, output);
      else expect([1, 2, 3, 5], output).toContain(status);
      if (canRepeat(straight)) await expectDone(straight, folder, output);
    },
  );
});

test.runIf(CAN_BREAK_OFF)("each of them writes where nothing goes wrong, at many calls", () => {
  expect(STRAIGHT.map(({ name, status }) => [name, status])).toEqual([
    ["pack", 0],
    ["a report", 1],
    ["--fix", 1],
    ["version", 0],
  ]);
  for (const { before, after, name, calls } of STRAIGHT) {
    expect(after, name).not.toEqual(before);
    expect(
      Object.values(calls).every((count) => count > 1),
      name,
    ).toBe(true);
  }
});
