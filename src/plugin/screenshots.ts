import { joined, type Entry, type Workspace } from "../workspace/workspace.js";

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
  const listed = workspace.list(path);
  const folders = listed.filter(({ kind }) => kind === "folder").slice(0, MOST_FOLDERS);
  return [path, ...folders.map(({ name }) => joined(path, name))].some((inside) =>
    (inside === path ? listed : workspace.list(inside))
      .filter(({ name }) => IMAGE.test(name))
      .slice(0, MOST_NAMES)
      .some(({ name }) => {
        const entry = workspace.entry(joined(inside, name));
        return entry?.kind === "file" && entry.size > 0;
      }),
  );
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
