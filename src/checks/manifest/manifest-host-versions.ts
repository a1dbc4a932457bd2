import { listShapeCodes } from "../key-check.js";
import { defineCheck, omitCodes, type Problem } from "../../core/check.js";
import { writeMeant } from "../phrases.js";
import { formatLabel, findShapeProblems } from "../shape-problems.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { quote } from "../../base/text/safe.js";
import { limitRange, findLowestVersion, parseRange } from "../../base/text/versions/version-range.js";
import { compareVersions, findNearestVersion, parseVersion, type Version } from "../../base/text/versions/versions.js";
import { decide, edit, set } from "../../base/text/help.js";

const MIN = "minHostVersion";
const MAX = "maxHostVersion";

export default defineCheck({
  id: "manifest-host-versions",
  title: "The lowest and the highest host version are semantic versions that allow at least one host",
  severity: "error",
  codes: {
    // Of texts, this check says more than a pattern could.
    ...omitCodes(listShapeCodes(MIN, MAX), ["wrong-form"]),
    "not-a-version": "A value is not a semantic version",
    "wrong-order": "The lowest version is above the highest",
    "no-host": "No host version satisfies these limits and compatibility.host_version",
  },
  about: [MIN, MAX],
  needs: ["manifest", "shape"],
  *run(facts) {
    const { manifest } = facts;
    for (const key of [MIN, MAX]) {
      const text = manifest.value[key];
      if (typeof text !== "string") yield* findShapeProblems(facts, key);
      else if (!parseVersion(text)) yield describeNoVersion(manifest, key, text);
    }
    const lowest = readVersionAt(manifest, MIN);
    const highest = readVersionAt(manifest, MAX);
    if (lowest && highest && compareVersions(lowest, highest) > 0) {
      yield {
        code: "wrong-order",
        at: manifest.at(MIN),
        message: `${formatLabel([MIN])} is ${quoteValue(manifest, MIN)}, but ${formatLabel([MAX])} is ${quoteValue(manifest, MAX)}, which is lower`,
        help: edit(`Write the lower of the two as ${formatLabel([MIN])}`, [
          ...manifest.replace([MIN], highest.text),
          ...manifest.replace([MAX], lowest.text),
        ]),
      };
      return;
    }
    const text = manifest.valueAt("compatibility", "host_version");
    const declared = typeof text === "string" ? parseRange(text) : undefined;
    if (!declared || !findLowestVersion(declared)) return;
    const limits: Limit[] = [];
    if (lowest) limits.push({ key: MIN, range: `>=${lowest.text}` });
    if (highest) limits.push({ key: MAX, range: `<=${highest.text}` });
    const [first, second] = limits;
    if (!first || findLowestVersion(limitRange(declared, limits.map(({ range }) => range).join(" ")))) return;
    const words = limits.map(({ key }) => `${formatLabel([key])} is ${quoteValue(manifest, key)}`);
    yield {
      code: "no-host",
      at: manifest.at(first.key),
      message: `${words.join(" and ")}, but "compatibility.host_version" is ${quote(text)}: no host version satisfies ${second ? "all three" : "both"}`,
      help: decide("Change the limits so that they overlap", "meaning"),
    };
  },
});

/** What a key says of the hosts. */
interface Limit {
  readonly key: string;
  readonly range: string;
}

function describeNoVersion(manifest: Manifest, key: string, text: string): Problem<"not-a-version"> {
  const meant = findNearestVersion(text);
  return {
    code: "not-a-version",
    at: manifest.at(key),
    message: `${formatLabel([key])} is ${quote(text)}, but must be a semantic version`,
    help:
      writeMeant(manifest, [key], meant) ??
      set(manifest, [key], "2.1.0", 'Write MAJOR.MINOR.PATCH, for example "2.1.0"'),
  };
}

function readVersionAt(manifest: Manifest, key: string): Version | undefined {
  const text = manifest.value[key];
  return typeof text === "string" ? parseVersion(text) : undefined;
}

const quoteValue = (manifest: Manifest, key: string): string => quote(manifest.value[key]);
