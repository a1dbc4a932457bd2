import type { Workspace } from "../../workspace/workspace.js";
import { type FoundFile } from "../files/exact-file.js";
import type { Manifest } from "./manifest.js";
/** A path that the manifest names, and what stands there; or why it is no path inside the repository. */
export type DeclaredFile = FoundFile | {
    readonly state: "unsafe";
    readonly why: string;
};
/** What stands at each path that the manifest names, by the path as it is written. */
export type DeclaredFiles = ReadonlyMap<string, DeclaredFile>;
export declare function declaredFilesOf(manifest: Manifest, workspace: Workspace, folder: string): DeclaredFiles;
/** The hooks that the host calls. */
export declare const HOOK_NAMES: readonly string[];
/** A hook is a path if it contains `/` or `#` or ends in `.js`, `.mjs` or `.cjs`; else it names a function. */
export declare function isHookPath(hook: string): boolean;
/** The path in `path#exportName`. */
export declare function hookPath(hook: string): string;
/** `ui.styles` is a path if it looks like one; else it is the name of a style. */
export declare function isStylePath(styles: string): boolean;
/** The file in `SEE LICENSE IN <file>`. */
export declare function licenseFile(license: string): string | undefined;
