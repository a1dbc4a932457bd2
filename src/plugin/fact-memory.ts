import { createHash } from "node:crypto";
import type { GitFolder, Workspace } from "../workspace/workspace.js";
import type { Absent } from "./absent.js";
import type { FactName, Facts, GivenFacts, Reading } from "./reading.js";

type Fact = Promise<Facts[FactName] | Absent>;
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

interface Remembered {
  readonly value: Fact;
  /** The version of each answer that it follows from. */
  readonly asked: ReadonlyMap<string, number>;
  readonly facts: ReadonlyMap<FactName, Fact>;
}

export function makeFactMemory(): FactMemory {
  const answers = new Map<string, Answer>();
  const remembered = new Map<FactName, Remembered>();
  const given = new Map<FactName, { readonly mark: string; readonly value: Fact }>();
  /** The questions of this run, which were asked again. */
  const current = new Set<string>();
  const read = new Set<FactName>();
  const texts = new Map<FactName, Map<string, string>>();
  let run: FactRun | undefined;
  let known = new Map<FactName, Fact>();
  let judged = new Map<FactName, boolean>();

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
  /** Whether a fact is what it was. */
  const isValid = (name: FactName): boolean => {
    const fact = remembered.get(name);
    const before = judged.get(name);
    if (!fact || before !== undefined) return before ?? false;
    const isFactValid = ([other, value]: readonly [FactName, Fact]): boolean =>
      given.has(other) ? given.get(other)?.value === value : remembered.get(other)?.value === value && isValid(other);
    const result = [...fact.facts].every(isFactValid) && [...fact.asked].every(isSame);
    judged.set(name, result);
    return result;
  };

  const readAnew = (name: FactName): Fact => {
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
    const value = getRun().read(name, {
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
    const fact = { value, asked, facts };
    remembered.set(name, fact);
    judged.set(name, true);
    read.add(name);
    value.catch(() => {
      if (remembered.get(name) === fact) remembered.delete(name);
    });
    return value;
  };
  const getFact = (name: FactName): Fact => {
    const before = known.get(name);
    if (before) return before;
    const value = given.get(name)?.value ?? (isValid(name) ? remembered.get(name)?.value : undefined) ?? readAnew(name);
    known.set(name, value);
    return value;
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
      given.set(name as FactName, same?.mark === mark ? same : { mark, value: Promise.resolve(fact) });
    }
  };

  return {
    begin(next) {
      run = next;
      known = new Map();
      judged = new Map();
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
