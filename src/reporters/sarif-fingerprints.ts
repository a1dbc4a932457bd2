import { createHash } from "node:crypto";
import { makeBaselineEntry, makeIdentity } from "../core/baseline.js";
import { makeFindingTexts, NO_TEXTS } from "../core/finding-texts.js";
import type { PluginReport, Finding } from "../core/report.js";
import { mayBeSecret } from "../text/safe.js";
import { hashLines } from "../text/line-hashes.js";
import type { View } from "./reporter.js";

/** GitHub's own hash needs the whole file. For a larger file, GitHub's upload computes it. */
const LARGEST_HASHED = 256 * 1024;

export type Fingerprints = Readonly<Record<string, string>>;

/**
 * The fingerprints of each finding. They stay the same if lines above it are added or removed. One is ours, the
 * other is GitHub's, if the text is available. A line with a secret has none.
 */
export function makeFingerprints(plugins: readonly PluginReport[], view: View): ReadonlyMap<Finding, Fingerprints> {
  const seen = new Map<string, number>();
  const texts = makeFindingTexts((file) => view.source(file));
  const lineHash = makeLineHasher(view);
  const prints = new Map<Finding, Fingerprints>();
  for (const { path, findings } of plugins) {
    for (const finding of findings) {
      const known = finding.secret === true ? NO_TEXTS : texts;
      const own = createHash("sha256")
        .update(makeIdentity(makeBaselineEntry(path, finding, known)))
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
  // GitHub also treats a lone CR as the end of a line, so its line numbers would differ.
  return text !== "" && text.length <= LARGEST_HASHED && !/\r(?!\n)/u.test(text) && !mayBeSecret(text);
}
