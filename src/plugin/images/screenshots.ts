import { joined, type Entry, type Workspace } from "../../workspace/workspace.js";
import type { PackedFile } from "../npm-files/packed-files.js";

/** A folder in which the marketplace looks for screenshots. */
export interface ScreenshotFolder {
  /** Relative to the plugin's folder, as messages have it. */
  readonly name: string;
  /** Relative to the repository's root, as locations have it. */
  readonly path: string;
  readonly state: Entry["kind"];
  readonly hasImage: boolean;
}

export interface Screenshots {
  /** What stands at the names that count. */
  readonly found: readonly ScreenshotFolder[];
  /** A folder that was likely meant, when nothing stands there. */
  readonly near: { readonly name: string; readonly path: string } | undefined;
}

export const SCREENSHOT_FOLDERS: readonly string[] = ["screenshots", "assets/screenshots"];

/** Types that have nothing to show; "background-service" is the word of the submission rules. */
const SHOWS_NOTHING: readonly string[] = ["cli-tool", "service", "background-service"];

export function showsNothing(type: unknown): boolean {
  return typeof type === "string" && SHOWS_NOTHING.includes(type);
}

export function screenshotsIn(workspace: Workspace, folder: string): Screenshots {
  const found = SCREENSHOT_FOLDERS.flatMap((name): readonly ScreenshotFolder[] => {
    const path = joined(folder, name);
    const state = workspace.entry(path)?.kind;
    return state === undefined
      ? []
      : [{ name, path, state, hasImage: state === "folder" && hasImage(workspace, path) }];
  });
  return { found, near: found.length === 0 ? nearFolder(workspace, folder) : undefined };
}

const IMAGE = /\.(?:png|jpe?g|gif|webp|svg)$/iu;
/** So many folders below, as of languages, and so many names in each are looked at. */
const MOST_FOLDERS = 50;
const MOST_NAMES = 1000;

/** Whether an image that is not empty stands in a folder or right below it. */
function hasImage(workspace: Workspace, path: string): boolean {
  return imagesIn(workspace, path).next().done !== true;
}

/** The images that are not empty in a folder and right below it. */
function* imagesIn(workspace: Workspace, path: string): Generator<PackedFile & { readonly isLink: boolean }> {
  const listed = workspace.list(path);
  const folders = listed.filter(({ kind }) => kind === "folder").slice(0, MOST_FOLDERS);
  for (const inside of [path, ...folders.map(({ name }) => joined(path, name))]) {
    const names = (inside === path ? listed : workspace.list(inside)).filter(({ name }) => IMAGE.test(name));
    for (const { name, kind } of names.slice(0, MOST_NAMES)) {
      const image = joined(inside, name);
      const entry = workspace.entry(image);
      if (entry?.kind === "file" && entry.size > 0) yield { path: image, size: entry.size, isLink: kind === "link" };
    }
  }
}

/**
 * The screenshots that an archive needs besides what it takes: all, of a plugin that must have some and names none. So
 * what passes in the repository passes as its archive, too.
 */
export function screenshotsBeside(
  workspace: Workspace,
  folder: string,
  type: unknown,
  taken: readonly PackedFile[],
): readonly PackedFile[] {
  if (showsNothing(type)) return [];
  const paths = SCREENSHOT_FOLDERS.map((name) => joined(folder, name));
  if (taken.some(({ path }) => paths.some((inside) => path.startsWith(`${inside}/`)) && IMAGE.test(path))) return [];
  const folders = paths.filter((path) => workspace.entry(path)?.kind === "folder");
  const images = folders.flatMap((path) => [...imagesIn(workspace, path)].filter(({ isLink }) => !isLink));
  // A folder without an image is a warning, also of the archive, which holds no folder but with a file in it.
  return images.length > 0 ? images : folders.flatMap((path) => filesIn(workspace, path));
}

function filesIn(workspace: Workspace, path: string): readonly PackedFile[] {
  const listed = workspace.list(path).slice(0, MOST_NAMES);
  return listed.flatMap(({ name, kind }): readonly PackedFile[] => {
    const entry = kind === "file" ? workspace.entry(joined(path, name)) : undefined;
    return entry?.kind === "file" ? [{ path: joined(path, name), size: entry.size }] : [];
  });
}

/** Where authors keep screenshots, and how they name the folder. */
const PLACES: readonly string[] = ["", "assets", "docs", "images", "media", ".github"];
const NEAR = /^screen[-_ ]?shots?$/iu;

function nearFolder(workspace: Workspace, folder: string): Screenshots["near"] {
  for (const place of PLACES) {
    const listed = workspace.list(joined(folder, place));
    const near = listed.find(({ name, kind }) => kind === "folder" && NEAR.test(name));
    if (near) return { name: joined(place, near.name), path: joined(folder, joined(place, near.name)) };
  }
  return undefined;
}
