import type { ManagerName, PackageManager } from "../package/package-manager.js";
import { type JsonObject } from "../manifest/manifest.js";
import { type CommandName } from "./scripts.js";
/** How to write a script that is missing or runs nothing: the exact line for the tools that the plugin has. */
export declare function scriptAdvice(command: CommandName, script: string, packageJson: JsonObject, by: ManagerName): string;
/** The package that is known to have a program; others may have one of the same name that is not meant. */
export declare function packageWith(program: string): string | undefined;
/** How a script is run, as a person types it. */
export declare function runLine(manager: ManagerName, script: string): string;
/** How a package is added for development. */
export declare function addLine(manager: ManagerName, name: string): string;
/** How all packages are installed exactly as the lock file has them. */
export declare function installLine({ name, lockFile, isClassic }: PackageManager): string;
