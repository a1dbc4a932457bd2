import { join } from "node:path";
import type { Surroundings } from "../base/processes/programs.js";
import { joinPath } from "../base/files/workspace.js";
import type { FactFinder } from "./request.js";

/** Asks npm what it would pack. Runs nothing of the plugin. */
export function askNpmForFiles(surroundings: Surroundings): FactFinder {
  return async ({ workspace, root, folder, needs }) => {
    const isAsked = needs.has("packedFiles") || needs.has("npmOnlyFiles");
    if (!isAsked || workspace.entry(joinPath(folder, "package.json"))?.kind !== "file") return {};
    const { askNpm } = await import(/* webpackChunkName: "processes" */ "./ask-npm.js");
    return { npmPackedFiles: await askNpm({ ...surroundings, repository: root, folder: join(root, folder) }) };
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
