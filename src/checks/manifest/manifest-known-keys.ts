import { defineCheck } from "../../core/check.js";
import { KNOWN_KEYS } from "../../generated/manifest-keys.js";
import { MOST_SLIPS } from "../../plugin/manifest/manifest.js";
import { findNearest } from "../../text/nearest.js";
import { quote } from "../../text/safe.js";

export default defineCheck({
  id: "manifest-known-keys",
  title: "Every key at the manifest's top level is one that the host knows",
  severity: "warning",
  needs: ["manifest"],
  *run({ manifest }) {
    const known = new Set(KNOWN_KEYS);
    const unused = KNOWN_KEYS.filter((key) => !manifest.has(key));
    let reported = 0;
    for (const key of Object.keys(manifest.value)) {
      if (known.has(key)) continue;
      reported++;
      const required = manifest.misspelt.get(key);
      const meant = required ?? (reported > MOST_SLIPS ? undefined : findNearest(key, unused));
      yield {
        at: manifest.keyAt(key),
        ...(required !== undefined && { severity: "error" }),
        message:
          required === undefined
            ? `The host does not know the key ${quote(key)}${meant === undefined ? "" : `; did you mean ${quote(meant)}?`}`
            : `The host does not know the key ${quote(key)}, and ${quote(required)} is missing; did you mean that?`,
        help: meant === undefined ? "Remove it: the host ignores it" : `Rename it to ${quote(meant)}`,
        fix: meant === undefined ? [] : manifest.rename([key], meant),
      };
    }
  },
});
