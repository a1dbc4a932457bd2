import type { JsonProblem } from "./json-problems.js";
import type { Edit, Location } from "../location.js";

export type Path = readonly (string | number)[];

/** A JSON text and the place of every part of it. */
export interface JsonText {
  readonly file: string;
  /** The value, as `JSON.parse` gives it; `undefined` when there is none. */
  readonly value: unknown;
  readonly problems: readonly JsonProblem[];
  /** The place of a value. A missing one's place is the opening bracket of what lacks it. */
  at(...path: Path): Location;
  /** The place of a key; of a missing one, as {@link JsonText.at} has it. */
  keyAt(...path: Path): Location;
  /** What removes an item or a key with its value, and the comma that is then too much; nothing without places. */
  removal(...path: Path): readonly Edit[];
  /** What adds texts to the end of an array; nothing without places, or where there is no array. */
  addition(texts: readonly string[], ...path: Path): readonly Edit[];
}

/** A path as a JSON pointer (RFC 6901); the root is "". */
export function pointerOf(path: Path): string {
  return path.map((step) => `/${String(step).replace(/~/gu, "~0").replace(/\//gu, "~1")}`).join("");
}

/** The part of a path that leads to a value. */
export function existing(value: unknown, path: Path): Path {
  let here: unknown = value;
  for (const [depth, step] of path.entries()) {
    const isThere = typeof here === "object" && here !== null && Object.hasOwn(here, step);
    here = isThere ? (here as Readonly<Record<string | number, unknown>>)[step] : undefined;
    if (here === undefined) return path.slice(0, depth);
  }
  return path;
}
