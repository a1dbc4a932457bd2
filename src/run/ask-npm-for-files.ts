import { join } from "node:path";
import type { Surroundings } from "../base/processes/programs.js";
import { joinPath } from "../base/files/workspace.js";
import type { NpmPackedFiles } from "../plugin/npm-files/npm-packed-files.js";
import type { FactFinder, RunFinder, RunRequest } from "./request.js";

/** Asks npm what it would pack of each plugin. Runs nothing of them. */
export async function askNpmForFiles(
  { workspace, root, folders, needs }: RunRequest,
  surroundings: Surroundings,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, NpmPackedFiles>> {
  const isAsked = needs.has("packedFiles") || needs.has("npmOnlyFiles");
  const packages = folders.filter(
    (folder) => isAsked && workspace.entry(joinPath(folder, "package.json"))?.kind === "file",
  );
  if (packages.length === 0) return new Map();
  const { askNpm } = await import("./ask-npm.js");
  const places = packages.map((folder) => join(root, folder));
  const answers = await askNpm({ ...surroundings, repository: root, folders: places, signal });
  return new Map(packages.flatMap((folder, at) => (answers[at] ? [[folder, answers[at]] as const] : [])));
}

/** Gives each plugin what npm has answered about it. */
export function findNpmAnswer(answers: ReadonlyMap<string, NpmPackedFiles>): FactFinder {
  return ({ folder }) => {
    const npmPackedFiles = answers.get(folder);
    return Promise.resolve(npmPackedFiles ? { npmPackedFiles } : {});
  };
}

/** Finds out several things, one after the other. */
export function combineFactFinders(...finders: readonly FactFinder[]): FactFinder {
  return async (asked) => {
    let given = {};
    for (const findOut of finders) given = { ...given, ...(await findOut(asked)) };
    return given;
  };
}

/** Finds out something about each plugin just before it is inspected. */
export function findOutEach(findOut: FactFinder): RunFinder {
  return () => Promise.resolve(findOut);
}
