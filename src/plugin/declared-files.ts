import type { Workspace } from "../workspace/workspace.js";
import { findFile, type FoundFile } from "./found-file.js";
import { isObject, type Manifest } from "./manifest.js";

/** A path that the manifest names, and what stands there; or why it is no path inside the repository. */
export type DeclaredFile = FoundFile | { readonly state: "unsafe"; readonly why: string };

/** What stands at each path that the manifest names, by the path as it is written. */
export type DeclaredFiles = ReadonlyMap<string, DeclaredFile>;

export function declaredFilesOf(manifest: Manifest, workspace: Workspace, folder: string): DeclaredFiles {
  const paths = new Set(declaredPaths(manifest));
  return new Map(Array.from(paths, (path) => [path, declaredFile(workspace, folder, path)]));
}

function declaredFile(workspace: Workspace, folder: string, path: string): DeclaredFile {
  const why = whyNoPath(path);
  if (why !== undefined) return { state: "unsafe", why };
  const full = resolvedPath(folder, path);
  return full === undefined ? { state: "unsafe", why: "leads out of the repository" } : findFile(workspace, "", full);
}

/** Judged by the rules of every system alike: what is no path on one is none on all. */
function whyNoPath(path: string): string | undefined {
  if (path.includes("\0")) return "holds a NUL character";
  if (path.includes("\\")) return "has a backslash; write /";
  if (/^[A-Za-z]:/u.test(path)) return "begins with a drive letter";
  if (path.startsWith("/")) return "is absolute; write it relative to the manifest";
  if (/^[a-z][a-z0-9+.-]*:/iu.test(path)) return "is an address, not a path";
  return path.startsWith("~") ? "begins with ~, which nothing expands" : undefined;
}

/** From the repository's root: `./dist//a/../plugin.js` is `dist/plugin.js`; `undefined` for one that leads out. */
function resolvedPath(folder: string, path: string): string | undefined {
  const names = folder === "" ? [] : folder.split("/");
  for (const name of path.split("/")) {
    if (name === "..") {
      if (names.pop() === undefined) return undefined;
    } else if (name !== "." && name !== "") names.push(name);
  }
  return names.join("/");
}

function declaredPaths(manifest: Manifest): string[] {
  const { value } = manifest;
  const hooks = isObject(value["hooks"]) ? Object.values(value["hooks"]) : [];
  const screenshots: unknown[] = Array.isArray(value["screenshots"]) ? value["screenshots"] : [];
  const license = typeof value["license"] === "string" ? licenseFile(value["license"]) : undefined;
  const styles = manifest.valueAt("ui", "styles");
  const avatar = manifest.valueAt("author", "avatar");
  return [
    ...["main", "web", "background"].map((key) => value[key]),
    ...hooks.map((hook) => (typeof hook === "string" && isHookPath(hook) ? hookPath(hook) : undefined)),
    ...screenshots,
    license,
    typeof styles === "string" && isStylePath(styles) ? styles : undefined,
    typeof avatar === "string" && !/^[a-z][a-z0-9+.-]*:/iu.test(avatar) ? avatar : undefined,
  ].filter((path): path is string => typeof path === "string" && path !== "");
}

/** A hook is a path if it contains `/` or `#` or ends in `.js`, `.mjs` or `.cjs`; else it names a function. */
export function isHookPath(hook: string): boolean {
  return /[/#]|\.[cm]?js$/u.test(hook);
}

/** The path in `path#exportName`. */
export function hookPath(hook: string): string {
  return hook.split("#")[0] ?? "";
}

/** `ui.styles` is a path if it looks like one; else it is the name of a style. */
export function isStylePath(styles: string): boolean {
  return /[/\\]|\.(?:css|scss|less)$/u.test(styles);
}

/** The file in `SEE LICENSE IN <file>`. */
export function licenseFile(license: string): string | undefined {
  return /^SEE LICENSE IN (.+)$/u.exec(license)?.[1];
}
