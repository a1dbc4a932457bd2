import { homedir } from "node:os";
import { getSurroundings, findProgram, listTrustedFolders, makeToolEnvironment } from "../processes/programs.js";
import { runToEnd, type Run } from "../processes/run-to-end.js";
import { withTemporaryFolder } from "../output/temporary-folder.js";

const LIMITS = { milliseconds: 20_000, mostBytes: 64 * 1024 };

/** Git as the author has installed it; `undefined` where there is none outside the folder. */
function findGit(folder: string) {
  const surroundings = getSurroundings();
  const path = listTrustedFolders(surroundings, folder);
  const program = findProgram("git", path, surroundings, folder);
  if (program === undefined) return undefined;
  return { program, path };
}

/** Name and address of the author, as git's own variables and the settings of the user have them. */
export async function readGitAuthor(folder: string): Promise<{ readonly name: string; readonly email: string }> {
  const git = findGit(folder);
  const read = async (key: string): Promise<string> => {
    if (!git) return "";
    const surroundings = getSurroundings();
    const { HOME: home = homedir(), XDG_CONFIG_HOME, GIT_CONFIG_GLOBAL } = surroundings.env;
    const environment = {
      ...makeToolEnvironment(surroundings, { path: git.path, home }),
      XDG_CONFIG_HOME,
      GIT_CONFIG_GLOBAL,
    };
    // Only the settings of the user: the settings of a repository come from its authors.
    const words = ["config", "--global", "--includes", "--get", key];
    const run = await runToEnd(git.program, words, { folder: home, environment }, LIMITS);
    if (run.kind === "ended" && run.status === 0) return run.bytes.toString("utf8").trim();
    return "";
  };
  const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL, EMAIL = "" } = getSurroundings().env;
  return {
    name: GIT_AUTHOR_NAME || (await read("user.name")),
    email: GIT_AUTHOR_EMAIL || (await read("user.email")) || EMAIL,
  };
}

/** Makes a repository, without a commit. Gives whether git did it. No template or hook of the user is used. */
export async function makeRepository(folder: string): Promise<boolean> {
  const git = findGit(folder);
  if (!git) return false;
  const run = await withTemporaryFolder((home): Promise<Run> => {
    const environment = {
      ...makeToolEnvironment(getSurroundings(), { path: git.path, home }),
      GIT_CONFIG_NOSYSTEM: "1",
    };
    const words = ["init", "--quiet", "--initial-branch=main", "--template="];
    return runToEnd(git.program, words, { folder, environment }, LIMITS);
  });
  return run.kind === "ended" && run.status === 0;
}
