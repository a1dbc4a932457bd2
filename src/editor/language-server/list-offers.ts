import { CompletionItemKind } from "vscode-languageserver/node";
import { isAbsent } from "../../plugin/absent.js";
import type { ExportedCode } from "../../plugin/bundle/exported-code.js";
import type { EntryFiles } from "../../plugin/bundle/entry-files.js";
import { readPlugin } from "../../plugin/plugin.js";
import { HOOKS } from "../../sdk/context.js";
import { getOwn } from "../../base/text/json/json-object.js";
import { joinPath, relativeTo, type Workspace } from "../../base/files/workspace.js";
import type { ValueKind } from "./manifest-value.js";

/** A value that the repository has, and what it is. */
export interface Offer {
  readonly value: string;
  readonly detail: string;
  readonly kind: CompletionItemKind;
}

const FILES: Readonly<Record<"module" | "style" | "image", RegExp>> = {
  module: /\.[cm]?js$/u,
  style: /\.css$/u,
  image: /\.(?:png|jpe?g|gif|webp|svg)$/iu,
};
const BUILT = "dist/plugin.js";
const MAX_FILES = 500;
const MAX_FOLDERS = 200;
/** The built code is in dist; pictures may be anywhere but in what is built or installed. */
const NOT_SEARCHED = /^(?:\..*|node_modules|src|test|tests|coverage)$/u;

/** The values that a place of the manifest can have, as the repository is now. */
export async function listOffers(workspace: Workspace, folder: string, kind: ValueKind): Promise<readonly Offer[]> {
  if (kind === "module" || kind === "style" || kind === "image") {
    return listFiles(workspace, folder, FILES[kind]).map((value) => ({
      value,
      detail: "a file of this plugin",
      kind: CompletionItemKind.File,
    }));
  }
  if (kind === "function" || kind === "component") {
    const code = await readExportedCode(workspace, folder);
    const names = kind === "function" ? [...(await listHooks(code)), ...(code?.functions ?? [])] : (code?.names ?? []);
    return [...new Set(names)].map((value) => ({
      value,
      detail: "exported by the built code",
      kind: kind === "function" ? CompletionItemKind.Function : CompletionItemKind.Class,
    }));
  }
  return kind === "version" ? listVersions(workspace, folder) : listLicenses(workspace, folder);
}

/** The hooks that the host would find: exported, or methods of a class, its own or inherited. */
async function listHooks(code: ExportedCode | undefined): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of HOOKS) if (await code?.answers(name)) found.push(name);
  return found;
}

/** What the built code of a plugin exports; `undefined` where there is none. */
export async function readExportedCode(workspace: Workspace, folder: string): Promise<ExportedCode | undefined> {
  const { entryFiles } = (await readPlugin(workspace, { folder, needs: ["entryFiles"] })).facts;
  const built = joinPath(folder, BUILT);
  // While somebody types, the manifest often cannot be read.
  const usual: EntryFiles | undefined = workspace.entry(built)?.kind === "file" ? [built] : undefined;
  const entries = isAbsent(entryFiles) ? usual : entryFiles;
  if (!entries) return undefined;
  const { openExportedCode } = await import("../../plugin/bundle/exported-code.js");
  return openExportedCode(workspace, entries);
}

function listFiles(workspace: Workspace, folder: string, name: RegExp): readonly string[] {
  const found: string[] = [];
  const folders = [folder];
  for (const at of folders) {
    for (const listed of workspace.list(at)) {
      const path = joinPath(at, listed.name);
      const isOpen = listed.kind === "folder" && folders.length < MAX_FOLDERS && !NOT_SEARCHED.test(listed.name);
      if (isOpen) folders.push(path);
      if (listed.kind === "file" && name.test(listed.name) && at !== folder) found.push(relativeTo(folder, path));
      if (found.length === MAX_FILES) return found;
    }
  }
  return found;
}

async function listVersions(workspace: Workspace, folder: string): Promise<readonly Offer[]> {
  const { packageJson, changelog } = (await readPlugin(workspace, { folder, needs: ["packageJson", "changelog"] }))
    .facts;
  const own = isAbsent(packageJson) ? undefined : getOwn(packageJson.value, "version");
  const entries = isAbsent(changelog) ? [] : changelog.entries;
  const newest = entries.map(({ version }) => version).find((version) => version !== "");
  return [
    ...(typeof own === "string" ? [makeOffer(own, "the version in package.json")] : []),
    ...(newest !== undefined && newest !== own ? [makeOffer(newest, "the newest version in CHANGELOG.md")] : []),
  ];
}

async function listLicenses(workspace: Workspace, folder: string): Promise<readonly Offer[]> {
  const { packageJson } = (await readPlugin(workspace, { folder, needs: ["packageJson"] })).facts;
  const own = isAbsent(packageJson) ? undefined : getOwn(packageJson.value, "license");
  return typeof own === "string" ? [makeOffer(own, "the license in package.json")] : [];
}

function makeOffer(value: string, detail: string): Offer {
  return { value, detail, kind: CompletionItemKind.Value };
}
