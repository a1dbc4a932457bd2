import { defineCheck } from "../../core/check.js";
import { describeRename } from "../shape-problems.js";
import { KNOWN_KEYS } from "../../generated/manifest-keys.js";
import { MAX_SLIPS } from "../../plugin/manifest/manifest.js";
import schema from "../../plugin/manifest/manifest.schema.json" with { type: "json" };
import { findNearest } from "../../base/text/nearest.js";
import { quote } from "../../base/text/safe.js";

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
      const required = manifest.misspelt.get(key);
      const meant = required ?? (reported > MAX_SLIPS ? undefined : findNearest(key, unused));
      yield {
        ...(required === undefined
          ? { code: "unknown-key" as const, subject: key }
          : { code: "misspelt-key" as const, subject: [key, required] }),
        at: manifest.keyAt(key),
        ...(required !== undefined && { severity: "error" }),
        message:
          required === undefined
            ? `The host does not know the key ${quote(key)}${meant === undefined ? "" : `; did you mean ${quote(meant)}?`}`
            : `The host does not know the key ${quote(key)}, and ${quote(required)} is missing; did you mean that?`,
        ...(meant === undefined
          ? { help: "Remove it: the host ignores it" }
          : describeRename(manifest, { path: [], key, meant, property: PROPERTIES[meant] ?? {} })),
      };
    }
  },
});
