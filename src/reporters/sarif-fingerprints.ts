import { isOfRepository } from "../core/finding-identity.js";
import type { PluginReport, Finding } from "../core/report.js";
import { makeMarkReader } from "./finding-marks.js";
import type { View } from "./reporter.js";
import { hashContent } from "../base/text/hash.js";

/** Its number changes where what findings are known by does. */
export const FINGERPRINT = "pluginPreflight/v3";

export type Fingerprints = Readonly<Record<string, string>>;

/**
 * The fingerprints of each finding. They stay the same if lines above it are added or removed. One is ours, the
 * other is GitHub's, if the text is available.
 */
export function makeFingerprints(plugins: readonly PluginReport[], view: View): ReadonlyMap<Finding, Fingerprints> {
  const seen = new Map<string, number>();
  const readMarks = makeMarkReader(view);
  const fingerprints = new Map<Finding, Fingerprints>();
  for (const { path, findings } of plugins) {
    for (const finding of findings) {
      const { check, location } = finding;
      const { identity, lineHash } = readMarks(finding);
      const plugin = isOfRepository(location.file) ? null : path;
      const own = hashContent(JSON.stringify([plugin, check, location.file, identity]), 32);
      const count = (seen.get(own) ?? 0) + 1;
      seen.set(own, count);
      fingerprints.set(finding, {
        [FINGERPRINT]: `${own}:${String(count)}`,
        ...(lineHash !== undefined && { primaryLocationLineHash: lineHash }),
      });
    }
  }
  return fingerprints;
}
