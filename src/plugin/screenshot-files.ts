import { joinPath, type Workspace } from "../base/files/workspace.js";

/** An image, or another file of a folder of screenshots. */
export interface ScreenshotFile {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly size: number;
}

export const SCREENSHOT_FOLDERS: readonly string[] = ["screenshots", "assets/screenshots"];

/** The folder of screenshots at the start of a path, by its right name, where the path has it in other letter case. */
export function findMisnamedFolder(path: string): string | undefined {
  const isMisnamed = (name: string): boolean =>
    `${path}/`.toLowerCase().startsWith(`${name}/`) && !`${path}/`.startsWith(`${name}/`);
  return SCREENSHOT_FOLDERS.find(isMisnamed);
}

/** Types that have nothing to show; "background-service" is the word of the submission rules. */
const SHOWS_NOTHING: readonly string[] = ["cli-tool", "service", "background-service"];

export function showsNothing(type: unknown): boolean {
  return typeof type === "string" && SHOWS_NOTHING.includes(type);
}

/** The names of images. */
export const IMAGE = /\.(?:png|jpe?g|gif|webp|svg)$/iu;
/** So many folders below, as of languages, and so many names in each are looked at. */
const MAX_FOLDERS = 50;
const MAX_NAMES = 1000;

/** Whether an image that is not empty is in a folder or directly below it. */
export function hasImage(workspace: Workspace, path: string): boolean {
  return listImages(workspace, path).next().done !== true;
}

/** The images that are not empty in a folder and right below it. */
function* listImages(workspace: Workspace, path: string): Generator<ScreenshotFile & { readonly isLink: boolean }> {
  const listed = workspace.list(path);
  const folders = listed.filter(({ kind }) => kind === "folder").slice(0, MAX_FOLDERS);
  for (const inside of [path, ...folders.map(({ name }) => joinPath(path, name))]) {
    const names = (inside === path ? listed : workspace.list(inside)).filter(({ name }) => IMAGE.test(name));
    for (const { name, kind } of names.slice(0, MAX_NAMES)) {
      const image = joinPath(inside, name);
      const entry = workspace.entry(image);
      if (entry?.kind === "file" && entry.size > 0) yield { path: image, size: entry.size, isLink: kind === "link" };
    }
  }
}

/**
 * The screenshots that an archive needs besides what it contains: all, of a plugin that must have some and names none. So
 * what passes in the repository passes as its archive, too.
 */
export function findScreenshotsNearby(
  workspace: Workspace,
  folder: string,
  type: unknown,
  archived: readonly ScreenshotFile[],
): readonly ScreenshotFile[] {
  if (showsNothing(type)) return [];
  const paths = SCREENSHOT_FOLDERS.map((name) => joinPath(folder, name));
  if (archived.some(({ path }) => paths.some((inside) => path.startsWith(`${inside}/`)) && IMAGE.test(path))) return [];
  const folders = paths.filter((path) => workspace.entry(path)?.kind === "folder");
  const images = folders.flatMap((path) => [...listImages(workspace, path)].filter(({ isLink }) => !isLink));
  // A folder without an image is a warning. An archive contains only folders with a file in them.
  if (images.length > 0) return images;
  return folders.flatMap((path) => listFiles(workspace, path));
}

function listFiles(workspace: Workspace, path: string): readonly ScreenshotFile[] {
  const listed = workspace.list(path).slice(0, MAX_NAMES);
  return listed.flatMap(({ name, kind }): readonly ScreenshotFile[] => {
    const entry = kind === "file" ? workspace.entry(joinPath(path, name)) : undefined;
    if (entry?.kind !== "file") return [];
    return [{ path: joinPath(path, name), size: entry.size }];
  });
}
