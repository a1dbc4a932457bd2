import type { PluginReport, Finding } from "../core/report.js";
import type { View } from "./reporter.js";
export type Fingerprints = Readonly<Record<string, string>>;
/**
 * What each finding is known by in another report, also when lines above it have come or gone: by us, and by GitHub where
 * its text is at hand. Nothing is computed of a line that holds a secret.
 */
export declare function fingerprintsOf(plugins: readonly PluginReport[], view: View): ReadonlyMap<Finding, Fingerprints>;
