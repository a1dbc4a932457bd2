import type { Workspace } from "../../workspace/workspace.js";
import { type Absent } from "../absent.js";
import type { Configuration } from "../configuration/configuration.js";
import { type JsonObjectText } from "../manifest/manifest.js";
import { type PackageManager } from "../package/package-manager.js";
/** What a marketplace runs before it takes a plugin, in this order. */
export declare const COMMANDS: readonly ["test", "lint", "typecheck"];
export type CommandName = (typeof COMMANDS)[number];
/** Shell commands by what they do, in the place of package.json's scripts. */
export type CommandLines = Configuration["commands"];
/** How a plugin is tested, linted or type-checked. */
export type Command = {
    readonly kind: "script";
    readonly script: string;
    readonly text: string;
} | {
    readonly kind: "line";
    readonly line: string;
    readonly from: "configuration" | "caller";
} | {
    /** There is no such script, it is npm's placeholder, or nothing that could be run. */
    readonly kind: "missing" | "placeholder" | "no-text";
    readonly script: string;
};
export interface Scripts {
    readonly commands: Readonly<Record<CommandName, Command>>;
    readonly manager: PackageManager;
}
/** The scripts that are looked for, the first name that is there counts. */
export declare const SCRIPT_NAMES: Readonly<Record<CommandName, readonly [string, ...string[]]>>;
/** @param given commands of the caller's; they win over the configuration, which wins over the scripts. */
export declare function scriptsOf(packageJson: JsonObjectText | Absent, configured: CommandLines, given: CommandLines, where: {
    readonly workspace: Workspace;
    readonly folder: string;
}): Scripts | Absent;
