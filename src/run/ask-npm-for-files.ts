import { join } from "node:path";
import type { Surroundings } from "../processes/programs.js";
import { joinPath } from "../workspace/workspace.js";
import type { FindOut } from "./request.js";

/** Finds out what npm itself would pack; nothing of the plugin is run for it. */
export function askNpmForFiles(surroundings: Surroundings): FindOut {
  return async ({ workspace, root, folder, needs }) => {
    if (!needs.has("packedFiles") || workspace.entry(joinPath(folder, "package.json"))?.kind !== "file") return {};
    const { askNpm } = await import(/* webpackChunkName: "processes" */ "../npm/ask-npm.js");
    return { npmPackedFiles: await askNpm({ ...surroundings, repository: root, folder: join(root, folder) }) };
  };
}

/** One after the other. */
export function findOutInTurn(...ways: readonly FindOut[]): FindOut {
  return async (asked) => {
    let given = {};
    for (const findOut of ways) given = { ...given, ...(await findOut(asked)) };
    return given;
  };
}
