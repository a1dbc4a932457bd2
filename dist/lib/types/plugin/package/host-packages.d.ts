import { type Absent } from "../absent.js";
import type { Configuration } from "../configuration/configuration.js";
/**
 * The packages that the host brings: the SDK and the UI libraries. A second copy of one beside the host's does not
 * know it: state and events get lost between them.
 */
export declare const HOST_PACKAGES: readonly string[];
/** What the host brings: what every host does, and what the configuration adds. */
export declare function hostPackages(configuration: Configuration | Absent): ReadonlySet<string>;
/** The package of the host that a package is, or is a part of. */
export declare function hostPackageOf(name: string, packages: ReadonlySet<string>): string | undefined;
