import { createHash } from "node:crypto";
import type { GitFolder, Workspace } from "../base/files/workspace.js";

type Ask<Value> = (workspace: Workspace) => Value;

interface Answer {
  readonly ask: Ask<unknown>;
  readonly mark: string | undefined;
  /** How often the answer has changed. */
  readonly version: number;
}

/** What the files have answered to each question, in a process that goes on. */
export class FileAnswers {
  readonly #answers = new Map<string, Answer>();
  /** The questions that were asked in this run. */
  readonly #current = new Set<string>();
  #workspace: Workspace | undefined;

  /**
   * Begins a run, in which every question is asked again.
   *
   * @param needed the questions that facts follow from. All others are forgotten: each save may bring another name of a
   *   file.
   */
  begin(workspace: Workspace, needed: readonly string[]): void {
    this.#workspace = workspace;
    this.#current.clear();
    const kept = new Set(needed);
    for (const key of [...this.#answers.keys()].filter((one) => !kept.has(one))) this.#answers.delete(key);
  }

  /** Whether a question has the answer that it had in an earlier run. */
  hasVersion(key: string, version: number): boolean {
    const answer = this.#answers.get(key);
    if (!answer) return false;
    if (this.#current.has(key)) return answer.version === version;
    return this.#note(key, answer.ask, answer.ask(this.#getWorkspace())) === version;
  }

  /**
   * The files as they are now, whenever they are asked.
   *
   * @param onAnswer learns each question, and the version of its answer.
   */
  observe(onAnswer: (key: string, version: number) => void): Workspace {
    return makeObserved((key, ask) => {
      const value = ask(this.#getWorkspace());
      onAnswer(key, this.#note(key, ask, value));
      return value;
    });
  }

  /** Notes the first answer of a run, and returns its version. */
  #note(key: string, ask: Ask<unknown>, value: unknown): number {
    const before = this.#answers.get(key);
    if (before && this.#current.has(key)) return before.version;
    this.#current.add(key);
    const mark = makeMark(value);
    if (before && before.mark === mark) return before.version;
    const version = (before?.version ?? 0) + 1;
    this.#answers.set(key, { ask, mark, version });
    return version;
  }

  #getWorkspace(): Workspace {
    if (!this.#workspace) throw new Error("files are asked before a run has begun");
    return this.#workspace;
  }
}

type Observe = <Value>(key: string, ask: Ask<Value>) => Value;

function makeObserved(observe: Observe): Workspace {
  const key = (...words: readonly unknown[]): string => JSON.stringify(words);
  const git: GitFolder = {
    file: (path, maxBytes) => observe(key("git file", path, maxBytes), ASK.gitFile(path, maxBytes)),
    list: (folder) => observe(key("git list", folder), ASK.gitList(folder)),
  };
  return {
    entry: (path) => observe(key("entry", path), ASK.entry(path)),
    list: (folder) => observe(key("list", folder), ASK.list(folder)),
    canList: (folder) => observe(key("can list", folder), ASK.canList(folder)),
    isCrowded: (folder) => observe(key("crowded", folder), ASK.isCrowded(folder)),
    bytes: (path, maxBytes, reads) => observe(key("bytes", path, maxBytes), ASK.bytes(path, maxBytes, reads)),
    ascii: (path) => observe(key("ascii", path), ASK.ascii(path)),
    head: (path, maxBytes) => observe(key("head", path, maxBytes), ASK.head(path, maxBytes)),
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
  canList: (folder: string) => (now: Workspace) => now.canList(folder),
  isCrowded: (folder: string) => (now: Workspace) => now.isCrowded(folder),
  bytes: (path: string, maxBytes?: number, reads?: "once") => (now: Workspace) => now.bytes(path, maxBytes, reads),
  ascii: (path: string) => (now: Workspace) => now.ascii(path),
  head: (path: string, maxBytes: number) => (now: Workspace) => now.head(path, maxBytes),
  gitFile: (path: string, maxBytes: number) => (now: Workspace) => findGit(now)?.file(path, maxBytes) ?? "unreadable",
  gitList: (folder: string) => (now: Workspace) => findGit(now)?.list(folder) ?? "unreadable",
} as const;

function findGit(workspace: Workspace): GitFolder | undefined {
  const git = workspace.git();
  return git && "file" in git ? git : undefined;
}

function askForGit(workspace: Workspace): "folder" | { readonly absent: string } | undefined {
  const git = workspace.git();
  return git && "file" in git ? "folder" : git;
}

/** What was computed of bytes that are still the same ones: they are never changed in place. */
const DIGESTS = new WeakMap<Uint8Array, string>();

/**
 * The same for equal answers to one question only. Texts are small, and stand for themselves. Bytes are not kept: they
 * would take as much memory as the files.
 */
function makeMark(value: unknown): string | undefined {
  if (value === undefined || typeof value === "string") return value;
  return value instanceof Uint8Array ? computeDigest(value) : JSON.stringify(value);
}

function computeDigest(bytes: Uint8Array): string {
  const digest = DIGESTS.get(bytes) ?? `${String(bytes.length)} ${createHash("sha256").update(bytes).digest("base64")}`;
  DIGESTS.set(bytes, digest);
  return digest;
}
