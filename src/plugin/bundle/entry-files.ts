import type { JsonObject } from "../../base/text/json/json-object.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";
import { absent, type Absent } from "../absent.js";
import type { Facts } from "../reading.js";

/** The modules of the built code, relative to the repository's root. The one that a host loads first comes first. */
export type EntryFiles = readonly [string, ...string[]];

const ENTRY_KEYS = ["main", "background", "web"] as const;
const BUILT = "dist/plugin.js";

/** Whether a path is that of JavaScript, by its name. */
export function isScript(path: string): boolean {
  return /\.[cm]?js$/u.test(path);
}

/** The files `main`, `background`, `web` and `dist/plugin.js`, as far as they are there with some content, each once. */
export function findEntryFiles(
  workspace: Workspace,
  folder: string,
  manifest: JsonObject,
  files: Facts["declaredFiles"],
): EntryFiles | Absent {
  const declared = ENTRY_KEYS.flatMap((key) => {
    const file = typeof manifest[key] === "string" ? files.get(manifest[key]) : undefined;
    if (file?.state !== "file" || !isScript(file.path)) return [];
    return [file.path];
  });
  const paths = new Set([...declared, joinPath(folder, BUILT)]);
  const [first, ...others] = [...paths].filter((path) => hasContent(workspace, path));
  if (first === undefined) return absent("there is no built code to load");
  return [first, ...others];
}

function hasContent(workspace: Workspace, path: string): boolean {
  const entry = workspace.entry(path);
  return entry?.kind === "file" && entry.size > 0;
}
