import type { JsonProblem } from "./json-problems.js";
import type { Edit, Location } from "../location.js";

export type Path = readonly (string | number)[];

/** A JSON text, or a value in place of one, with the place of every part and the edits that change one. */
export interface JsonText<Place extends Location = Location> {
  readonly file: string;
  /** The value, as `JSON.parse` gives it; `undefined` when there is none. */
  readonly value: unknown;
  readonly problems: readonly JsonProblem[];
  /**
   * The place of a value, looked up when its range or pointer is read. The place of a missing value is the opening
   * bracket of its container.
   */
  at(...path: Path): Place;
  /** The place of a key; of a missing one, as {@link JsonText.at} has it. */
  keyAt(...path: Path): Place;
  /** What writes another value in the place of one. Like all edits: none where the path leads nowhere, or without a text. */
  replace(path: Path, value: unknown): readonly Edit[];
  /** What removes an item or a key with its value, and the comma that is then too much. */
  remove(path: Path): readonly Edit[];
  /** What gives a key another name. */
  rename(path: Path, key: string): readonly Edit[];
  /** What adds a key to the end of an object that has none of that name. */
  add(path: Path, key: string, value: unknown): readonly Edit[];
  /** What adds items to the end of an array. */
  append(path: Path, items: readonly unknown[]): readonly Edit[];
}

/** A step of a JSON pointer as the key that it names. */
export function decodePointerStep(step: string): string {
  return step.replace(/~1/gu, "/").replace(/~0/gu, "~");
}

/** The path that a JSON pointer means in a value: only the value shows whether a step is an index. */
export function parsePointer(pointer: string, value: unknown): Path {
  let here = value;
  const steps = pointer.split("/").slice(1).map(decodePointerStep);
  return steps.map((step) => {
    const isIndex = Array.isArray(here);
    here = typeof here === "object" && here !== null ? (here as Readonly<Record<string, unknown>>)[step] : undefined;
    if (isIndex) return Number(step);
    return step;
  });
}

/** A path as a JSON pointer (RFC 6901); the root is "". */
export function makePointer(path: Path): string {
  return path.map((step) => `/${String(step).replace(/~/gu, "~0").replace(/\//gu, "~1")}`).join("");
}
