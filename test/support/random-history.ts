import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Draw, PluginFiles } from "./faulty-states.js";
import { makePlugin, temporaryFolder } from "./folders.js";
import { importCommits, type NewCommit, type Tracked, type Tree } from "./imported-commits.js";
import { git, initialize } from "./repository.js";

/** The files of each plugin of a repository. */
type State = readonly PluginFiles[];

/** A pull request, and what is done with it; commits are named by where they are in the history. */
export interface Step {
  /** What is checked out: a merge, or the branch alone. */
  readonly now: number;
  /** The branch's own last commit. */
  readonly head: number;
  /** What the pull request goes to, and what GitHub's data may say that it is. */
  readonly base: number;
  readonly namedBase: number;
  /** Whether the baseline is written again. */
  readonly isRenewed: boolean;
  /** Whether one run is given both the base and the baseline. */
  readonly isTogether: boolean;
}

export interface History {
  /** Where the repository is, with room beside it. */
  readonly folder: string;
  /** Of the plugins; "" is the root. */
  readonly folders: readonly string[];
  /** Whether every file is one, no link, and in git. */
  readonly isPlain: boolean;
  readonly steps: readonly Step[];
  readonly ids: readonly string[];
  /** @param isBuilt whether built code that git ignores is there. */
  checkOut(commit: number, isBuilt: boolean): void;
  remove(): void;
}

export interface Drawn {
  readonly folders: readonly string[];
  readonly steps: number;
  drawFiles(): PluginFiles;
}

/** A real repository with some pull requests, whose main branch moves on in between. */
export function makeHistory(next: Draw, { folders, steps: count, drawFiles }: Drawn): History {
  const folder = join(temporaryFolder(), "repository");
  mkdirSync(folder);
  initialize(folder);
  const drawState = (): State => folders.map(drawFiles);
  const ignoresBuilt = next(4) === 0;
  const links = next(2) === 0 ? undefined : drawLinks(next);
  const commits: NewCommit[] = [];
  const states: State[] = [];
  const commit = (state: State, ...parents: readonly number[]): number => {
    states.push(state);
    return commits.push({ tree: makeTree(state, { folders, ignoresBuilt, links }), parents }) - 1;
  };
  let tip = commit(drawState());
  const steps = Array.from({ length: count }, (): Step => {
    const started = tip;
    const head = commit(drawState(), started);
    const later = next(3) === 0 ? commit(drawState(), started) : started;
    const merged = later === started && next(3) > 0 ? (states[head] ?? []) : drawState();
    tip = commit(merged, later, head);
    const isMerge = next(3) > 0;
    const base = isMerge ? later : started;
    const of = { now: isMerge ? tip : head, head, base, namedBase: next(2) === 0 ? started : base };
    return { ...of, isRenewed: next(3) === 0, isTogether: next(2) === 0 };
  });
  const ids = importCommits(folder, commits);
  return {
    folder,
    folders,
    isPlain: !ignoresBuilt && links === undefined,
    steps,
    ids,
    checkOut(at, isBuilt) {
      git(folder, "checkout", "--quiet", "--force", "--detach", ids[at] ?? "");
      git(folder, "clean", "-fdxq");
      if (!ignoresBuilt || !isBuilt) return;
      for (const [plugin, files] of (states[at] ?? []).entries()) {
        const built = Object.fromEntries([...files].filter(([path]) => path.startsWith("dist/")));
        makePlugin(built, join(folder, folders[plugin] ?? ""));
      }
    },
    remove() {
      rmSync(dirname(folder), { recursive: true, force: true });
    },
  };
}

/** The folder that a link at a path leads to: the plugin's own, or one that plugins share; `undefined` for no link. */
type Links = (path: string) => "kept" | "shared" | undefined;

/** Links at some paths, mostly in each state. */
function drawLinks(next: Draw): Links {
  const drawn = new Map<string, ReturnType<Links>>();
  return (path) => {
    if (!drawn.has(path)) drawn.set(path, ([undefined, undefined, undefined, "kept", "shared"] as const)[next(5)]);
    return next(5) > 0 ? drawn.get(path) : undefined;
  };
}

interface Layout {
  readonly folders: readonly string[];
  readonly ignoresBuilt: boolean;
  readonly links: Links | undefined;
}

function makeTree(state: State, { folders, ignoresBuilt, links }: Layout): Tree {
  const tree = new Map<string, Tracked>();
  if (ignoresBuilt) tree.set(".gitignore", Buffer.from("dist/\n"));
  for (const [at, files] of state.entries()) {
    const folder = folders[at] ?? "";
    // A folder without files is none.
    tree.set(join(folder, "kept", "note.md"), Buffer.from("Kept\n"));
    for (const [path, bytes] of files) {
      if (ignoresBuilt && path.startsWith("dist/")) continue;
      const [there, target] = [join(folder, path), links?.(path)];
      if (target !== undefined) {
        const real = target === "shared" ? join("shared", String(at), path) : join(folder, "kept", path);
        tree.set(real, bytes);
        tree.set(there, { linkTo: relative(dirname(there), real) });
      } else tree.set(there, bytes);
    }
  }
  return tree;
}

/** Writes a baseline that lists nothing. */
export function writeEmptyBaseline(path: string): void {
  writeFileSync(path, '{ "schema": "plugin-preflight/baseline@2", "findings": [] }\n');
}
