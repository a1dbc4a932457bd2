import type { Path } from "../../base/text/json/json-text.js";
import type { Workspace } from "../../base/files/workspace.js";
import { resolveDeclaredPath, explainInvalidPath } from "../../base/text/relative-path.js";
import { findExactFile, type FoundFile, findFile } from "../found-file.js";
import type { Manifest } from "./manifest.js";
import { ENTRY_POINTS } from "./type-needs.js";
import { HOOKS } from "../../sdk/context.js";

/** A path that the manifest names and the entry there, or why it is not a path inside the repository. */
export type DeclaredFile = FoundFile | { readonly state: "unsafe"; readonly why: string };

/** The entry at each path that the manifest names, by the path as it is written. */
export type DeclaredFiles = ReadonlyMap<string, DeclaredFile>;

export function findDeclaredFiles(manifest: Manifest, workspace: Workspace, folder: string): DeclaredFiles {
  const files = new Map<string, DeclaredFile>();
  let missing = 0;
  for (const path of new Set(listDeclaredPaths(manifest).map((declared) => declared.path))) {
    const file = findDeclaredFile(workspace, folder, path, missing < MAX_GUESSES);
    if (file.state === "missing") missing += 1;
    files.set(path, file);
  }
  return files;
}

/** For so many missing files another that was likely meant is looked for: it takes a look at the whole folder. */
const MAX_GUESSES = 50;

function findDeclaredFile(workspace: Workspace, folder: string, path: string, mayGuess: boolean): DeclaredFile {
  const why = explainInvalidPath(path);
  if (why !== undefined) return { state: "unsafe", why };
  const full = resolveDeclaredPath(folder, path);
  if (full === undefined) return { state: "unsafe", why: "points outside the repository" };
  if (mayGuess) return findFile(workspace, "", full);
  return findExactFile(workspace, "", full);
}

/** The places of a manifest that name built code. */
export const CODE_PLACES: readonly Path[] = [
  ...ENTRY_POINTS.map((key) => [key]),
  ...HOOKS.map((name) => ["hooks", name]),
];

/** A path that the manifest names, and where. */
export interface DeclaredPath {
  readonly place: Path;
  readonly path: string;
}

export function listDeclaredPaths(manifest: Manifest): readonly DeclaredPath[] {
  const { value } = manifest;
  const screenshots: unknown[] = Array.isArray(value["screenshots"]) ? value["screenshots"] : [];
  const listed: readonly (readonly [place: Path, find: (text: string) => string | undefined])[] = [
    ...ENTRY_POINTS.map((key) => [[key], itself] as const),
    ...HOOKS.map((name) => [["hooks", name], findHookPath] as const),
    ...screenshots.map((_, index) => [["screenshots", index], itself] as const),
    [["license"], getLicenseFile],
    [["ui", "styles"], (styles) => (isStylePath(styles) ? styles : undefined)],
    [["author", "avatar"], (avatar) => (/^[a-z][a-z0-9+.-]*:/iu.test(avatar) ? undefined : avatar)],
  ];
  return listed.flatMap(([place, find]) => {
    const text = manifest.valueAt(...place);
    if (typeof text !== "string") return [];
    const path = find(text);
    if (path === undefined || path === "") return [];
    return [{ place, path }];
  });
}

const itself = (text: string): string => text;

/** A hook is a path if it contains `/` or `#` or ends in `.js`, `.mjs` or `.cjs`; else it names a function. */
export function isHookPath(hook: string): boolean {
  return /[/#]|\.[cm]?js$/u.test(hook);
}

/** The path in `path#exportName`. */
export function getHookPath(hook: string): string {
  return hook.split("#")[0] ?? "";
}

function findHookPath(hook: string): string | undefined {
  if (!isHookPath(hook)) return undefined;
  return getHookPath(hook);
}

/** `ui.styles` is a path if it looks like one; else it is the name of a style. */
export function isStylePath(styles: string): boolean {
  return /[/\\]|\.(?:css|scss|less)$/u.test(styles);
}

/** The file in `SEE LICENSE IN <file>`. */
export function getLicenseFile(license: string): string | undefined {
  return /^SEE LICENSE IN (.+)$/u.exec(license)?.[1];
}
