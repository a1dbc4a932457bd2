import { createRequire } from "node:module";
import { join } from "node:path";
import vm from "node:vm";
import type { Job } from "../job.js";
import { isMissingModule, toWhole } from "./mount-step.js";

/**
 * Imports a package as the plugin does, so that both have the same copy. A library may be declared by its host only: it
 * is looked for in the folders of installed packages.
 */
export function makeLibraryLoader({ entries: [entry = ""], readable }: Job): (specifier: string) => Promise<unknown> {
  const folders = readable.filter((folder) => /[\\/]node_modules$/u.test(folder));
  const places = [entry, ...folders.map((folder) => join(folder, "plugin.js"))];
  // Nodes before 20.12 do not have it.
  const { USE_MAIN_CONTEXT_DEFAULT_LOADER: importModuleDynamically } = (vm as Partial<typeof vm>).constants ?? {};
  const importFrom = (filename: string, specifier: string): Promise<unknown> => {
    const script = new vm.Script("(specifier) => import(specifier)", { filename, importModuleDynamically });
    return (script.runInThisContext() as (specifier: string) => Promise<unknown>)(specifier);
  };
  return async (specifier) => {
    const isCommonJs = Object.hasOwn(createRequire(entry).cache, entry);
    let failure: unknown;
    for (const place of places) {
      try {
        return isCommonJs ? (createRequire(place)(specifier) as unknown) : toWhole(await importFrom(place, specifier));
      } catch (error) {
        failure ??= error;
        if (!isMissingModule(error)) throw error;
      }
    }
    throw failure;
  };
}
