import { getIdentityHash } from "../core/finding-identity.js";
import type { Finding } from "../core/report.js";
import { hashLines } from "../base/text/line-hashes.js";
import { mayBeSecret } from "../base/text/safe.js";
import type { View } from "./reporter.js";

/** GitHub's own hash needs the whole file. For a larger file, GitHub's upload computes it. */
const MAX_HASHED_BYTES = 256 * 1024;

/** What findings are known by when lines around them come and go. */
export type FindingMarks = Pick<Finding, "lineHash"> & { readonly identity: string };

/**
 * Reads the marks of findings: those of the report, or else those of the files at hand. A line with a secret has no
 * hash.
 */
export function makeMarkReader({ source }: Pick<View, "source">): (finding: Finding) => FindingMarks {
  const readHash = makeLineHasher({ source });
  return (finding) => {
    const { secret, identity, lineHash } = finding;
    if (identity !== undefined) return { identity, ...(lineHash !== undefined && { lineHash }) };
    const hash = secret === true ? undefined : readHash(finding);
    return { identity: getIdentityHash(finding), ...(hash !== undefined && { lineHash: hash }) };
  };
}

function makeLineHasher({ source }: Pick<View, "source">): (finding: Finding) => string | undefined {
  const files = new Map<string, readonly string[]>();
  return ({ location: { file, range } }) => {
    let hashes = files.get(file);
    if (!hashes) {
      const text = source(file)?.text ?? "";
      hashes = canBeHashed(text) ? hashLines(text) : [];
      files.set(file, hashes);
    }
    return hashes[(range?.start.line ?? 1) - 1];
  };
}

function canBeHashed(text: string): boolean {
  // GitHub also treats a lone CR as the end of a line, so its line numbers would differ.
  return text !== "" && text.length <= MAX_HASHED_BYTES && !/\r(?!\n)/u.test(text) && !mayBeSecret(text);
}
