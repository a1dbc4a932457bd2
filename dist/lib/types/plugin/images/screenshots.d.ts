import { type Entry, type Workspace } from "../../workspace/workspace.js";
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
    readonly near: {
        readonly name: string;
        readonly path: string;
    } | undefined;
}
export declare const SCREENSHOT_FOLDERS: readonly string[];
export declare function showsNothing(type: unknown): boolean;
export declare function screenshotsIn(workspace: Workspace, folder: string): Screenshots;
/**
 * The screenshots that an archive needs besides what it takes: all, of a plugin that must have some and names none. So
 * what passes in the repository passes as its archive, too.
 */
export declare function screenshotsBeside(workspace: Workspace, folder: string, type: unknown, taken: readonly PackedFile[]): readonly PackedFile[];
