import { getHookPath, isHookPath } from "../../plugin/manifest/declared-files.js";
import { findSourcePlace, locateRest, locateWords, readOriginalFinder } from "../../plugin/bundle/code-places.js";
import { indexLines } from "../../base/text/lines.js";
import type { Location } from "../../base/text/location.js";
import { resolveDeclaredPath } from "../../base/text/relative-path.js";
import { readLooseText } from "../../base/files/file-text.js";
import type { Workspace } from "../../base/files/workspace.js";
import { readValueAt, type ManifestPlace } from "./answer-manifest.js";
import { readExportedCode } from "./list-offers.js";
import { findValueKind } from "./manifest-value.js";

const MAX_CODE_BYTES = 2 * 1024 * 1024;

/** Finds what a value of the manifest names: a file, or the source of a hook or a component. */
export async function findDefinition(place: ManifestPlace): Promise<Location | undefined> {
  const { workspace, folder } = place;
  const at = readValueAt(place);
  if (typeof at?.value !== "string") return undefined;
  const { value: name } = at;
  const kind = findValueKind(at.path);
  if (kind === "function" && isHookPath(name)) {
    const path = getHookPath(name);
    const hook = name.slice(path.length + 1) || String(at.path.at(-1));
    return (await findNamed(workspace, folder, hook)) ?? findFile(workspace, folder, path);
  }
  if (kind === "function" || kind === "component") return findNamed(workspace, folder, name);
  return kind === "module" || kind === "style" || kind === "image" ? findFile(workspace, folder, name) : undefined;
}

function findFile(workspace: Workspace, folder: string, path: string): Location | undefined {
  const file = resolveDeclaredPath(folder, path);
  return file !== undefined && workspace.entry(file)?.kind === "file" ? { file } : undefined;
}

/** The source of what the built code exports, as the source map has it; without a map, its place in the built code. */
async function findNamed(workspace: Workspace, folder: string, name: string): Promise<Location | undefined> {
  const code = await readExportedCode(workspace, folder);
  const found = await code?.locate(name);
  if (!found) return undefined;
  const text = readLooseText(workspace, found.file, MAX_CODE_BYTES);
  if (text === undefined) return undefined;
  const built = indexLines(text).position(found.offset);
  const original = readOriginalFinder(workspace, folder, found.file)(built);
  const source = original && findSourcePlace(workspace, folder, original);
  const last = name.split(".").at(-1) ?? name;
  if (!source) return locateRest(workspace, found.file, built) ?? { file: found.file };
  return locateWords(workspace, source.file, source, last) ?? { file: source.file };
}
