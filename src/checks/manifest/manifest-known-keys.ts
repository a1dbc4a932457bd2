import { defineCheck } from "../../core/check.js";
import { formatMeantQuestion } from "../phrases.js";
import { describeMove, describeRename } from "../shape-problems.js";
import { KNOWN_KEYS } from "../../generated/manifest-keys.js";
import { findKeyHomes } from "../../plugin/manifest/key-home.js";
import { MAX_SLIPS, type Manifest } from "../../plugin/manifest/manifest.js";
import schema from "../../plugin/manifest/manifest.schema.json" with { type: "json" };
import { findNearest } from "../../base/text/nearest.js";
import { quote } from "../../base/text/safe.js";
import { remove, type Help } from "../../base/text/help.js";

const PROPERTIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = schema.properties;

export default defineCheck({
  id: "manifest-known-keys",
  title: "Every key at the manifest's top level is one that the host knows",
  severity: "warning",
  codes: {
    "unknown-key": "The host does not know a key",
    "misspelt-key": "The host does not know a key, and one with a similar name is missing",
  },
  needs: ["manifest"],
  *run({ manifest }) {
    const known = new Set(KNOWN_KEYS);
    const unused = KNOWN_KEYS.filter((key) => !manifest.has(key));
    let reported = 0;
    for (const key of Object.keys(manifest.value)) {
      if (known.has(key)) continue;
      reported++;
      const at = manifest.keyAt(key);
      const unknown = `The host does not know the key ${quote(key)}`;
      const required = manifest.misspelt.get(key);
      if (required !== undefined) {
        const message = `${unknown}, and ${quote(required)} is missing; did you mean that?`;
        const problem = { code: "misspelt-key", subject: [key, required], at, severity: "error", message } as const;
        yield { ...problem, ...renameTo(required, key, manifest) };
        continue;
      }
      const isSlip = reported <= MAX_SLIPS;
      const homes = isSlip ? findKeyHomes(manifest, [key]) : [];
      if (homes.length > 0) {
        yield { code: "unknown-key", subject: key, at, ...describeMove(manifest, unknown, [key], homes) };
        continue;
      }
      const meant = isSlip ? findNearest(key, unused) : undefined;
      const message = `${unknown}${formatMeantQuestion(meant)}`;
      const problem = { code: "unknown-key", subject: key, at, message } as const;
      if (meant === undefined) yield { ...problem, help: remove(manifest, [key], "Remove it: the host ignores it") };
      else yield { ...problem, ...renameTo(meant, key, manifest) };
    }
  },
});

function renameTo(meant: string, key: string, manifest: Manifest): { readonly help: Help } {
  return describeRename(manifest, { path: [], key, meant, property: PROPERTIES[meant] ?? {} });
}
