import { createHash } from "node:crypto";
import { makeBaselineEntry, makeIdentity } from "../core/baseline.js";
import type { PluginReport, Finding } from "../core/report.js";
import { mayBeSecret } from "../text/safe.js";
import { hashLines } from "../text/line-hashes.js";
import type { View } from "./reporter.js";

/** GitHub's own hash needs all of a file; its upload computes that of a larger one. */
const LARGEST_HASHED = 256 * 1024;

export type Fingerprints = Readonly<Record<string, string>>;

/**
 * What each finding is known by in another report, also when lines above it have come or gone: by us, and by GitHub where
 * its text is at hand. Nothing is computed of a line that holds a secret.
 */
export function makeFingerprints(plugins: readonly PluginReport[], view: View): ReadonlyMap<Finding, Fingerprints> {
  const seen = new Map<string, number>();
  const lineHash = makeLineHasher(view);
  const prints = new Map<Finding, Fingerprints>();
  for (const { path, findings } of plugins) {
    for (const finding of findings) {
      const lineOf = (file: string, line: number): string | undefined =>
        finding.secret === true ? undefined : view.source(file)?.line(line);
      const own = createHash("sha256")
        .update(makeIdentity(makeBaselineEntry(path, finding, lineOf)))
        .digest("hex")
        .slice(0, 32);
      const count = (seen.get(own) ?? 0) + 1;
      seen.set(own, count);
      const hash = finding.secret === true ? undefined : lineHash(finding);
      prints.set(finding, {
        "pluginPreflight/v1": `${own}:${String(count)}`,
        ...(hash !== undefined && { primaryLocationLineHash: hash }),
      });
    }
  }
  return prints;
}

function makeLineHasher({ source }: View): (finding: Finding) => string | undefined {
  const files = new Map<string, readonly string[]>();
  return ({ location: { file, range } }) => {
    let hashes = files.get(file);
    if (!hashes) {
      const lines = source(file);
      const text = lines?.slice({ start: { line: 1, column: 1 }, end: { line: lines.count + 1, column: 1 } }) ?? "";
      hashes = isHashed(text) ? hashLines(text) : [];
      files.set(file, hashes);
    }
    return hashes[(range?.start.line ?? 1) - 1];
  };
}

function isHashed(text: string): boolean {
  // There, a CR alone ends a line, too: such lines have other numbers.
  return text !== "" && text.length <= LARGEST_HASHED && !/\r(?!\n)/u.test(text) && !mayBeSecret(text);
}
