import { getPresent } from "../plugin/absent.js";
import { toObject } from "../base/text/json/json-object.js";
import { findLowestOf } from "../base/text/versions/version-range.js";
import type { CheckFacts } from "../core/check.js";
import type { SyntaxFault } from "../plugin/bundle/syntax-fault.js";
import { quote } from "../base/text/safe.js";
import { decide } from "../base/text/help.js";

/** What is said of built code by what reads it, and by what runs it. */

const IS: Readonly<Record<SyntaxFault["kind"], string>> = {
  html: "contains HTML, not JavaScript",
  json: "contains JSON, not JavaScript",
  "utf-16": "is saved as UTF-16, but hosts read it as UTF-8",
  conflict: "contains merge conflict markers",
  cut: "ends in the middle of a statement",
  newer: "has syntax that Node.js 20 and many browsers cannot parse",
  new: "has syntax that Node.js accepts, but this check cannot parse",
  other: "is not valid JavaScript from here on",
};

export const NODE_ONLY_HELP = decide("Do without it, or bundle a package that does the same in browsers", "source");

export const NEWER_HELP = decide(
  'Build for an older target, such as es2023; or require Node.js 24 with "engines", if no page loads the plugin',
  "build",
);

/** Whether a plugin does not require a Node.js that can read all that this one can. */
export function mayRunOnNode20({ manifest, packageJson }: CheckFacts<never, "manifest" | "packageJson">): boolean {
  const ranges = [manifest, packageJson].map((json) => toObject(getPresent(json)?.value["engines"])["node"]);
  return !ranges.some((range) => (findLowestOf(range)?.major ?? 0) > MAX_OLD_NODE);
}

/** The last line of Node.js that cannot read it. */
const MAX_OLD_NODE = 22;

export function describeFault({ file, kind, words }: SyntaxFault): string {
  const fault = `${quote(file)} ${IS[kind]}`;
  return words === "" ? fault : `${fault}: ${quote(words)}`;
}
