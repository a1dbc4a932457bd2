import { createHash } from "node:crypto";
import type { GitFolder, Workspace } from "../workspace/workspace.js";
import type { Absent } from "./absent.js";
import type { FactName, Facts, GivenFacts, Reading } from "./reading.js";

type Fact = Promise<FactValue>;
export type ReadFact = (name: FactName, reading: Reading) => Fact;

/** One reading of a plugin by a process that goes on. */
export interface FactRun extends Omit<Reading, "fact" | "kept"> {
  readonly given: GivenFacts;
  readonly read: ReadFact;
}

/** The facts of one plugin that a process that goes on has read. */
export interface FactMemory {
  /**
   * Begins to read the plugin as it is now. A fact is read again only where the files, or another fact, answer otherwise
   * than when it was read: what it has asked is asked again, so nothing depends on who has seen a change.
   */
  begin(run: FactRun): (name: FactName) => Fact;
  /** What was read since the last beginning, and not remembered. */
  listRead(): readonly FactName[];
}

/** What was asked of the files, and how often the answer has changed. */
interface Answer {
  readonly ask: Ask<unknown>;
  readonly mark: string;
  readonly version: number;
}

type FactValue = Facts[FactName] | Absent;

interface Remembered {
  readonly value: FactValue;
  /** The version of each answer that it follows from. */
  readonly asked: ReadonlyMap<string, number>;
  readonly facts: ReadonlyMap<FactName, FactValue>;
}

export function makeFactMemory(): FactMemory {
  const answers = new Map<string, Answer>();
  const remembered = new Map<FactName, Remembered>();
  const given = new Map<FactName, { readonly mark: string; readonly value: FactValue }>();
  /** The questions of this run, which were asked again. */
  const current = new Set<string>();
  const read = new Set<FactName>();
  const texts = new Map<FactName, Map<string, string>>();
  let run: FactRun | undefined;
  let known = new Map<FactName, Fact>();

  const getRun = (): FactRun => {
    if (!run) throw new Error("a memory is read before it has begun");
    return run;
  };
  const note = (key: string, ask: Answer["ask"], value: unknown): Answer => {
    const before = answers.get(key);
    if (before && current.has(key)) return before;
    const mark = makeMark(value);
    const answer = before?.mark === mark ? before : { ask, mark, version: (before?.version ?? 0) + 1 };
    answers.set(key, answer);
    current.add(key);
    return answer;
  };
  const isSame = ([key, version]: readonly [string, number]): boolean => {
    const answer = answers.get(key);
    if (!answer) return false;
    return (current.has(key) ? answer : note(key, answer.ask, answer.ask(getRun().workspace))).version === version;
  };
  /** Whether a fact is what it was: the other facts have the same values, and the files answer the same. */
  const isValid = async ({ asked, facts }: Remembered): Promise<boolean> => {
    for (const [other, value] of facts) {
      const isUnchanged = await getFact(other).then(
        (now) => now === value,
        () => false,
      );
      if (!isUnchanged) return false;
    }
    return [...asked].every(isSame);
  };

  const readAnew = async (name: FactName): Promise<Remembered> => {
    const asked = new Map<string, number>();
    const facts = new Map<FactName, Fact>();
    const observe: Observe = (key, ask) => {
      const value = ask(getRun().workspace);
      const { version } = note(key, ask, value);
      // The first answer is the one that counts: what was read before a change is not what is there now.
      if (!asked.has(key)) asked.set(key, version);
      return value;
    };
    const { folder, reportedWith } = getRun();
    const kept = texts.get(name) ?? new Map<string, string>();
    texts.set(name, kept);
    read.add(name);
    const value = await getRun().read(name, {
      workspace: makeObserved(observe),
      folder,
      reportedWith,
      kept,
      fact<Other extends FactName>(other: Other) {
        const found = getFact(other);
        facts.set(other, found);
        return found as Promise<Facts[Other] | Absent>;
      },
    });
    const values = new Map<FactName, FactValue>();
    for (const [other, fact] of facts) values.set(other, await fact);
    return { value, asked, facts: values };
  };
  /** A fact that is read again and says the same keeps its value, so what follows from it stays valid. */
  const update = async (name: FactName): Fact => {
    const before = remembered.get(name);
    if (before && (await isValid(before))) return before.value;
    remembered.delete(name);
    const now = await readAnew(name);
    const value = before && isSameData(before.value, now.value) ? before.value : now.value;
    remembered.set(name, { ...now, value });
    return value;
  };
  const getFact = (name: FactName): Fact => {
    const before = known.get(name);
    if (before) return before;
    const ours = given.get(name);
    const fact = ours ? Promise.resolve(ours.value) : update(name);
    known.set(name, fact);
    return fact;
  };
  /** Forgets the answers that no fact follows from: each save may bring another name of a file. */
  const forgetAnswers = (): void => {
    const kept = new Set([...remembered.values()].flatMap(({ asked }) => [...asked.keys()]));
    for (const key of [...answers.keys()].filter((one) => !kept.has(one))) answers.delete(key);
  };
  const give = (facts: GivenFacts): void => {
    const before = new Map(given);
    given.clear();
    for (const [name, fact] of Object.entries(facts)) {
      const mark = JSON.stringify(fact);
      const same = before.get(name as FactName);
      given.set(name as FactName, same?.mark === mark ? same : { mark, value: fact });
    }
  };

  return {
    begin(next) {
      run = next;
      known = new Map();
      current.clear();
      read.clear();
      forgetAnswers();
      give(next.given);
      return getFact;
    },
    listRead: () => [...read],
  };
}

type Ask<Value> = (workspace: Workspace) => Value;
type Observe = <Value>(key: string, ask: Ask<Value>) => Value;

/** The files as they are now, whenever they are asked. */
function makeObserved(observe: Observe): Workspace {
  const key = (...words: readonly unknown[]): string => JSON.stringify(words);
  const git: GitFolder = {
    file: (path, most) => observe(key("git file", path, most), ASK.gitFile(path, most)),
    list: (folder) => observe(key("git list", folder), ASK.gitList(folder)),
  };
  return {
    entry: (path) => observe(key("entry", path), ASK.entry(path)),
    list: (folder) => observe(key("list", folder), ASK.list(folder)),
    canList: (folder) => observe(key("can list", folder), ASK.canList(folder)),
    isCrowded: (folder) => observe(key("crowded", folder), ASK.isCrowded(folder)),
    bytes: (path, most, reads) => observe(key("bytes", path, most), ASK.bytes(path, most, reads)),
    ascii: (path) => observe(key("ascii", path), ASK.ascii(path)),
    head: (path, most) => observe(key("head", path, most), ASK.head(path, most)),
    git: () => {
      const found = observe("git", askForGit);
      return found === "folder" ? git : found;
    },
  };
}

/** What can be asked. A question is kept, and so knows nothing but its own words: else it would keep old facts. */
const ASK = {
  entry: (path: string) => (now: Workspace) => now.entry(path),
  list: (folder: string) => (now: Workspace) => now.list(folder),
  canList: (folder: string) => (now: Workspace) => now.canList?.(folder) ?? true,
  isCrowded: (folder: string) => (now: Workspace) => now.isCrowded?.(folder) ?? false,
  bytes: (path: string, most?: number, reads?: "once") => (now: Workspace) => now.bytes(path, most, reads),
  ascii: (path: string) => (now: Workspace) => now.ascii?.(path),
  head: (path: string, most: number) => (now: Workspace) => now.head(path, most),
  gitFile: (path: string, most: number) => (now: Workspace) => findGit(now)?.file(path, most) ?? "unreadable",
  gitList: (folder: string) => (now: Workspace) => findGit(now)?.list(folder) ?? "unreadable",
} as const;

function findGit(workspace: Workspace): GitFolder | undefined {
  const git = workspace.git?.();
  return git && "file" in git ? git : undefined;
}

function askForGit(workspace: Workspace): "folder" | { readonly absent: string } | undefined {
  const git = workspace.git?.();
  return git && "file" in git ? "folder" : git;
}

/** The same for equal answers only. Bytes are not kept: they would take as much memory as the files. */
function makeMark(value: unknown): string {
  if (value instanceof Uint8Array || typeof value === "string")
    return `${typeof value} ${String(value.length)} ${createHash("sha256").update(value).digest("base64")}`;
  return value === undefined ? "" : JSON.stringify(value);
}

/** Comparing more than this takes longer than it saves. */
const MAX_COMPARED = 5_000;

/** Whether two values are the same data. What has functions or accessors, or is large, is not compared. */
function isSameData(one: unknown, other: unknown): boolean {
  let left = MAX_COMPARED;
  const isSame = (a: unknown, b: unknown): boolean => {
    if (Object.is(a, b)) return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
    left -= 1;
    const prototype: unknown = Object.getPrototypeOf(a);
    if (left < 0 || prototype !== Object.getPrototypeOf(b)) return false;
    if (a instanceof Map && b instanceof Map) return isSame([...a], [...b]);
    if (a instanceof Set && b instanceof Set) return isSame([...a], [...b]);
    if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return false;
    const parts = Object.entries(Object.getOwnPropertyDescriptors(a));
    const others = Object.getOwnPropertyDescriptors(b) as Record<string, PropertyDescriptor>;
    return (
      parts.length === Object.keys(others).length &&
      parts.every(([key, part]) => {
        const counterpart = Object.hasOwn(others, key) ? others[key] : undefined;
        return (
          counterpart !== undefined &&
          "value" in part &&
          "value" in counterpart &&
          isSame(part.value, counterpart.value)
        );
      })
    );
  };
  return isSame(one, other);
}
