import { join, sep } from "node:path";
import { fillFolder, withTemporaryFolder } from "../output/temporary-folder.js";
import { findProgram, getSurroundings, makeToolEnvironment, listTrustedFolders } from "../processes/programs.js";
import { runToEnd } from "../processes/run-to-end.js";
import { findGitPaths, readGitFolder, type GitPaths } from "../files/git-folder.js";
import type { GitFolder } from "../files/workspace.js";
import { readKind } from "../files/safe-read.js";
import { explainUnfitObjects } from "../files/git-objects-folder.js";
import { parseGitIndex } from "./git-index.js";
import { MAX_SHALLOW_BYTES, readHead } from "./git-refs.js";

export interface Answer {
  /** Not 0 either if git was ended at a limit. */
  readonly status: number;
  readonly bytes: Buffer;
  readonly complaint: string;
}

interface AskOptions {
  /** The standard input of git. */
  readonly input?: string;
  readonly mostBytes?: number;
  /** Whether git is asked about the files of the working tree, and gets the index and `info/exclude`. */
  readonly isOfTree?: true;
}

/** The objects of a repository, as git reads them by their ids, and the references, as its files have them. */
export interface GitObjects {
  readonly folder: GitFolder;
  /** The commit that is checked out. */
  readonly head: string;
  readonly isShallow: boolean;
  ask(args: readonly string[], options?: AskOptions): Promise<Answer>;
}

/** Why a repository's objects cannot be read. */
export type NoObjects =
  { readonly refused: "no-git" } | { readonly refused: "no-repository" | "failed"; readonly why: string };

/** As much as git prints for a million files. At this limit, and after the time limit, git is ended. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
const GIT_TIMEOUT_MS = 60_000;
const MAX_INDEX_BYTES = 256 * 1024 * 1024;
const MAX_EXCLUDE_BYTES = 1024 * 1024;
const SAFE_OPTIONS = [
  ...["--no-pager", "--no-optional-locks", "--no-replace-objects"],
  // Git would trust these two indexes of the objects, which somebody else may have written.
  ...["-c", "core.commitGraph=false", "-c", "core.multiPackIndex=false"],
  ...["-c", "core.fsmonitor=false", "-c", "protocol.allow=never"],
  ...["-c", "safe.bareRepository=explicit", "-c", "gc.auto=0", "-c", "maintenance.auto=false"],
];
const TREE_OPTIONS = ["-c", "core.untrackedCache=false", "-c", "submodule.recurse=false"];
const VARIABLES = {
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_ATTR_NOSYSTEM: "1",
  GIT_NO_LAZY_FETCH: "1",
  GIT_ALLOW_PROTOCOL: "none",
  GIT_PROTOCOL_FROM_USER: "0",
  GIT_NO_REPLACE_OBJECTS: "1",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  GIT_CEILING_DIRECTORIES: "",
  LC_ALL: "C",
};

/** An empty file, which replaces the settings of the user and of the machine. */
const EMPTY = "empty";

function makeFolderVariables(home: string): Readonly<Record<string, string>> {
  const empty = join(home, EMPTY);
  return { GIT_DIR: home, XDG_CONFIG_HOME: home, GIT_CONFIG_GLOBAL: empty, GIT_CONFIG_SYSTEM: empty };
}

/**
 * Does something with the objects of a repository. Git never sees the repository: it is started in a git folder of our
 * own, which has a configuration of ours and names the repository's objects as alternates. So no configuration, hook,
 * attribute or reference of the repository has any effect, and no program that they name is started. Only where it is
 * asked about the working tree, it lists its files, and reads its ignore files and copies of the index and of
 * `info/exclude`.
 *
 * @param deadline when git is ended, as `Date.now()` counts.
 * @throws {UnsafeGitError}
 */
export async function withGitObjects<T>(
  root: string,
  act: (objects: GitObjects) => Promise<T>,
  deadline = Date.now() + GIT_TIMEOUT_MS,
): Promise<T | NoObjects> {
  const paths = findGitPaths(root);
  if (paths === undefined) return { refused: "no-repository", why: "there is no git repository" };
  if ("absent" in paths) return { refused: "no-repository", why: paths.absent };
  const folder = readGitFolder(paths);
  const refs = readHead(folder);
  if ("refused" in refs) return { refused: "failed", why: refs.refused };
  const { head, isShallow } = refs;
  if (head === undefined) return { refused: "failed", why: "HEAD names no commit" };
  const objects = join(paths.common, "objects");
  const unfit = explainUnfitObjects(objects);
  if (unfit !== undefined) return { refused: "failed", why: unfit };

  const surroundings = getSurroundings();
  const path = listTrustedFolders(surroundings, root);
  const git = findProgram("git", path, surroundings, root);
  if (git === undefined) return { refused: "no-git" };
  const shallow = isShallow ? folder.file("shallow", MAX_SHALLOW_BYTES) : "missing";
  if (shallow === "unreadable") return { refused: "failed", why: "git's file shallow cannot be read" };
  return withTemporaryFolder(async (home) => {
    fillFolder(home, {
      HEAD: "ref: refs/heads/none\n",
      config: makeConfiguration(head),
      "objects/info/alternates": `${objects.replaceAll(sep, "/")}\n`,
      "refs/heads/.keep": "",
      [EMPTY]: "",
      ...(shallow !== "missing" && { shallow }),
    });
    const environment = {
      ...makeToolEnvironment(surroundings, { path, home }),
      ...VARIABLES,
      ...makeFolderVariables(home),
    };
    let treeOptions: readonly string[] | undefined;
    const ask = async (
      args: readonly string[],
      { input, mostBytes = MAX_OUTPUT_BYTES, isOfTree }: AskOptions = {},
    ): Promise<Answer> => {
      const milliseconds = deadline - Date.now();
      if (milliseconds <= 0) return makeFailure("there is no time left");
      const variables = isOfTree ? { ...environment, GIT_WORK_TREE: root } : environment;
      const options = { folder: home, environment: variables, input };
      const words = [...SAFE_OPTIONS, ...(isOfTree ? (treeOptions ??= prepareTree(home, paths, folder)) : []), ...args];
      const run = await runToEnd(git, words, options, { milliseconds, mostBytes });
      if (run.kind === "ended") return run;
      return makeFailure(run.kind === "not-started" ? run.why : FAILURES[run.kind]);
    };
    return act({ folder, head, isShallow, ask });
  });
}

/** Copies what git needs to know of a working tree, and gives the options by which it reads the tree. */
function prepareTree(home: string, { common }: GitPaths, folder: GitFolder): readonly string[] {
  const [index, exclude] = [folder.file("index", MAX_INDEX_BYTES), folder.file("info/exclude", MAX_EXCLUDE_BYTES)];
  // Without an index that git could read by itself, all files are new to it, and the caller knows which are not.
  const isWhole = typeof index !== "string" && !("refused" in parseGitIndex(index, "\0"));
  fillFolder(home, {
    ...(isWhole && { index }),
    ...(typeof exclude !== "string" && { "info/exclude": exclude }),
  });
  // As git finds out when it makes a repository.
  const ignoresCase = readKind(join(common, "hEAD")) !== undefined;
  const isMac = getSurroundings().platform === "darwin";
  return [
    ...TREE_OPTIONS,
    ...["-c", `core.ignoreCase=${String(ignoresCase)}`, "-c", `core.precomposeUnicode=${String(isMac)}`],
  ];
}

const FAILURES = {
  "not-found": "git was not found",
  "too-late": "git took too long",
  "too-long": "git's answer is too long",
};

function makeFailure(complaint: string): Answer {
  return { status: -1, bytes: Buffer.alloc(0), complaint };
}

function makeConfiguration(object: string): string {
  const isSha256 = object.length === 64;
  const core = `[core]\n\trepositoryformatversion = ${isSha256 ? "1" : "0"}\n\tbare = true\n`;
  if (isSha256) return `${core}[extensions]\n\tobjectformat = sha256\n`;
  return core;
}
