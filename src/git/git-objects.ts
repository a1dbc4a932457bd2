import { join, sep } from "node:path";
import { fillFolder, withTemporaryFolder } from "../output/temporary-folder.js";
import { findProgram, getSurroundings, makeToolEnvironment, listTrustedFolders } from "../processes/programs.js";
import { runToEnd } from "../processes/run-to-end.js";
import { findGitPaths, readGitFolder } from "../workspace/git-folder.js";
import type { GitFolder } from "../workspace/workspace.js";
import { explainUnfitObjects } from "../workspace/git-objects-folder.js";
import { MOST_SHALLOW_BYTES, readHead } from "./git-refs.js";

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
const MOST_BYTES = 256 * 1024 * 1024;
const LONGEST_MS = 60_000;
const SAFE_OPTIONS = [
  ...["--no-pager", "--no-optional-locks", "--no-replace-objects"],
  // Git would trust these two indexes of the objects, which somebody else may have written.
  ...["-c", "core.commitGraph=false", "-c", "core.multiPackIndex=false"],
  ...["-c", "core.fsmonitor=false", "-c", "protocol.allow=never"],
  ...["-c", "safe.bareRepository=explicit", "-c", "gc.auto=0", "-c", "maintenance.auto=false"],
];
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
 * attribute or reference of the repository has any effect, and no program that they name is started.
 *
 * @param deadline when git is ended, as `Date.now()` counts.
 * @throws {UnsafeGitError}
 */
export async function withGitObjects<T>(
  root: string,
  act: (objects: GitObjects) => Promise<T>,
  deadline = Date.now() + LONGEST_MS,
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
  const shallow = isShallow ? folder.file("shallow", MOST_SHALLOW_BYTES) : "missing";
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
    const ask = async (
      args: readonly string[],
      { input, mostBytes = MOST_BYTES }: AskOptions = {},
    ): Promise<Answer> => {
      const milliseconds = deadline - Date.now();
      if (milliseconds <= 0) return makeFailure("there is no time left");
      const options = { folder: home, environment, input };
      const run = await runToEnd(git, [...SAFE_OPTIONS, ...args], options, { milliseconds, mostBytes });
      if (run.kind === "ended") return run;
      return makeFailure(run.kind === "not-started" ? run.why : FAILURES[run.kind]);
    };
    return act({ folder, head, isShallow, ask });
  });
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
  return isSha256 ? `${core}[extensions]\n\tobjectformat = sha256\n` : core;
}
