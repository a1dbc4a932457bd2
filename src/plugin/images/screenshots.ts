import { joinPath, type Entry, type Workspace } from "../../base/files/workspace.js";
import { hasImage, SCREENSHOT_FOLDERS } from "../screenshot-files.js";

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
  /** The entries at the names that count. */
  readonly found: readonly ScreenshotFolder[];
  /** A folder that was likely meant, when those names do not exist. */
  readonly near: { readonly name: string; readonly path: string } | undefined;
}

export function findScreenshots(workspace: Workspace, folder: string): Screenshots {
  const found = SCREENSHOT_FOLDERS.flatMap((name): readonly ScreenshotFolder[] => {
    const path = joinPath(folder, name);
    const state = workspace.entry(path)?.kind;
    if (state === undefined) return [];
    return [{ name, path, state, hasImage: state === "folder" && hasImage(workspace, path) }];
  });
  return { found, near: found.length === 0 ? findNearFolder(workspace, folder) : undefined };
}

/** Where authors keep screenshots, and how they name the folder. */
const PLACES: readonly string[] = ["", "assets", "docs", "images", "media", ".github"];
const NEAR = /^screen[-_ ]?shots?$/iu;

function findNearFolder(workspace: Workspace, folder: string): Screenshots["near"] {
  for (const place of PLACES) {
    const listed = workspace.list(joinPath(folder, place));
    const near = listed.find(({ name, kind }) => kind === "folder" && NEAR.test(name));
    if (near) return { name: joinPath(place, near.name), path: joinPath(folder, joinPath(place, near.name)) };
  }
  return undefined;
}
