import { isAbsolute, posix, relative, sep } from "node:path";
import type { LifecycleError, MissingFile } from "../plugin/lifecycle/lifecycle-run.js";
import type { PluginToCopy } from "./copy-plugin.js";
import { joinPath, type Workspace } from "../base/files/workspace.js";

/** Finds the file of the plugin that an error says is missing. */
export type FindMissingFile = (error: Pick<LifecycleError, "message">) => MissingFile | undefined;

const OF_MODULE = /^Cannot find module '([^'\n]{1,1000})' imported from /u;
const OF_REQUIRE = /^Cannot find module '(\.{1,2}\/[^'\n]{1,1000})'\nRequire stack:\n- ([^\n]{1,1000})/u;
const OF_FILE = /^ENOENT: no such file or directory, (?:open|stat|lstat|access|scandir) '([^'\n]{1,1000})'/u;
const ENDINGS = ["", ".js", ".mjs", ".cjs", "/index.js"];

/**
 * @param copy the folder that the plugin ran in, with what is packed of its own.
 */
export function makeMissingFileFinder(
  { workspace, folder, packed }: Pick<PluginToCopy, "workspace" | "folder" | "packed">,
  copy: string,
): FindMissingFile {
  const isUnpacked = (file: string): boolean => {
    const path = joinPath(folder, file);
    return workspace.entry(path)?.kind === "file" && !packed.includes(path);
  };
  const toOwnPath = (path: string): string => (isAbsolute(path) ? relative(copy, path).replaceAll(sep, "/") : path);
  return ({ message }) => {
    const text = message.replaceAll(sep, "/");
    const opened = OF_FILE.exec(text)?.[1];
    if (opened !== undefined) {
      const file = toOwnPath(opened);
      return isOfPlugin(file) && isUnpacked(file) ? { file, unpacked: "opens" } : undefined;
    }
    const [, required, from = ""] = OF_REQUIRE.exec(text) ?? [];
    const imported = required === undefined ? OF_MODULE.exec(text)?.[1] : posix.join(posix.dirname(from), required);
    if (imported === undefined || imported.includes("node_modules/")) return undefined;
    const file = toOwnPath(imported);
    // What lies further away is a linked package, and none of the plugin's own files.
    if (file.startsWith("../../")) return undefined;
    if (isOfPlugin(file) && isUnpacked(file)) return { file, unpacked: "imports" };
    const instead = isOfPlugin(file) ? findInstead(workspace, folder, file) : undefined;
    return { file, ...(instead !== undefined && { instead }) };
  };
}

const isOfPlugin = (file: string): boolean => !file.split("/").includes("..");

/** The file whose name differs by the case of letters, or by an ending that it has and the import has not. */
function findInstead(workspace: Workspace, folder: string, file: string): string | undefined {
  for (const ending of ENDINGS) {
    let at = "";
    for (const part of `${file}${ending}`.split("/")) {
      const names = workspace.list(joinPath(folder, at)).map(({ name }) => name);
      const name = names.includes(part) ? part : names.find((one) => one.toLowerCase() === part.toLowerCase());
      if (name === undefined) break;
      at = joinPath(at, name);
    }
    if (at !== file && at.toLowerCase() === `${file}${ending}`.toLowerCase()) return at;
  }
  return undefined;
}
