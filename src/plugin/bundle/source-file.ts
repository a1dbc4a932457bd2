import { readLooseText } from "../../base/files/file-text.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";
import { isSourceCode, type MapSource } from "./source-maps/map-source.js";

const MAX_FOLDERS = 500;
/** Of a character, as UTF-8. */
const MAX_BYTES_PER_CHARACTER = 3;
const MADE_OR_INSTALLED = new Set(["node_modules", "dist", "build", "out", "coverage"]);

/**
 * The path of a source whose lines may be shown. Some loaders give the map a bare file name, as svelte-loader does:
 * then it is the only file below the plugin's folder with that name and exactly the text in the map.
 */
export function findSourceFile(
  workspace: Workspace,
  folder: string,
  { path, name, package: owner, text }: MapSource,
): string | undefined {
  if (path !== undefined && workspace.entry(path)?.kind === "file") return isSourceCode(path) ? path : undefined;
  const fileName = /[^/\\]+$/u.exec(name)?.[0];
  if (owner !== undefined || text === undefined || fileName === undefined || !isSourceCode(fileName)) return undefined;
  const same = listNamed(workspace, folder, fileName).filter(
    (one) => readLooseText(workspace, one, text.length * MAX_BYTES_PER_CHARACTER) === text,
  );
  if (same.length !== 1) return undefined;
  return same[0];
}

/** None where there are too many folders to look into all of them. */
function listNamed(workspace: Workspace, folder: string, fileName: string): readonly string[] {
  const found: string[] = [];
  const folders = [folder];
  for (const at of folders) {
    if (folders.length > MAX_FOLDERS) return [];
    for (const { name, kind } of workspace.list(at)) {
      if (kind === "folder" && !name.startsWith(".") && !MADE_OR_INSTALLED.has(name)) folders.push(joinPath(at, name));
      if (kind === "file" && name === fileName) found.push(joinPath(at, name));
    }
  }
  return found;
}
