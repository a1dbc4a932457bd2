import { type Workspace } from "../../workspace/workspace.js";
import { type JsonObject } from "../manifest/manifest.js";
export declare const PACKAGE_MANAGERS: readonly ["npm", "pnpm", "yarn", "bun"];
export type ManagerName = (typeof PACKAGE_MANAGERS)[number];
/** The package manager of a plugin, and what says so. */
export interface PackageManager {
    readonly name: ManagerName;
    /** The lock file that stands nearest above the plugin, or beside it; `undefined` where there is none. */
    readonly lockFile: string | undefined;
    /** Whether Yarn 1 wrote it, which has other options than its successors. */
    readonly isClassic?: boolean;
    /** Lock files of other package managers in the same folder. */
    readonly others: readonly string[];
}
/** Finds it by the `packageManager` of package.json, else by a lock file; here, or above up to the repository's root. */
export declare function packageManagerOf(workspace: Workspace, folder: string, packageJson: JsonObject | undefined): PackageManager;
/** A folder and all above it, up to the repository's root, which is "". */
export declare function foldersAbove(folder: string): readonly string[];
