import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Path } from "../../base/text/json/json-text.js";
import { quote } from "../../base/text/safe.js";
import type { Codes, Problem } from "../../core/check.js";
import { formatLabel } from "../shape-problems.js";
import { certain, remove } from "../../base/text/help.js";

export const REPEATED_CODES = { repeated: "A list contains the same text twice" } as const satisfies Codes;

/** A warning at each text that a list has contained before, with the edit that removes it. */
export function* findRepeatedItems(manifest: Manifest, ...list: Path): Generator<Problem<"repeated">> {
  const items = manifest.valueAt(...list);
  if (!Array.isArray(items)) return;
  const first = new Map<unknown, number>();
  for (const [at, item] of items.entries()) {
    const before = first.get(item);
    if (before === undefined) first.set(item, at);
    else if (typeof item === "string" && item !== "") {
      yield {
        code: "repeated",
        at: manifest.at(...list, at),
        severity: "warning",
        message: `${formatLabel([...list, at])} is ${quote(item)}, the same as ${formatLabel([...list, before])}`,
        help: certain(remove(manifest, [...list, at])),
      };
    }
  }
}
