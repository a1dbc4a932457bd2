import { SHAPE_CODES_OF_KEYS } from "../generated/shape-codes.js";
import { defineCheck, type Check, type Codes } from "../core/check.js";
import type { FactName } from "../plugin/reading.js";
import { SHAPE_CODES, type ShapeCode } from "./shape-code.js";
import { findShapeProblems } from "./shape-problems.js";

type Need = "manifest" | "shape";

interface KeyCheck<Want extends FactName, Code extends string> extends Pick<
  Check<Need, Want>,
  "id" | "title" | "wants"
> {
  /** What `findMore` reports. It may also say better what a code of the schema means here. */
  readonly codes?: Check<Need, Want, Code>["codes"];
  /** What the schema cannot say, reported after its errors. */
  readonly findMore?: (
    facts: Parameters<Check<Need, Want>["run"]>[0],
  ) => ReturnType<Check<Need, Want, NoInfer<Code>>["run"]>;
}

/** A check of one key of the manifest: the schema's errors there and below it, and what else the check finds. */
export function defineKeyCheck<Code extends string = never, Want extends FactName = never>(
  key: keyof typeof SHAPE_CODES_OF_KEYS,
  { id, title, codes, wants, findMore }: KeyCheck<Want, Code>,
): Check<Need, Want, ShapeCode | Code> {
  return defineCheck<Need, ShapeCode | Code, Want>({
    id,
    title,
    severity: "error",
    codes: { ...listShapeCodes(key), ...codes } as Check<Need, Want, ShapeCode | Code>["codes"],
    about: [key],
    needs: ["manifest", "shape"],
    wants: wants ?? [],
    *run(facts) {
      yield* findShapeProblems(facts, key);
      if (findMore) yield* findMore(facts);
    },
  });
}

/** The codes of all that the schema can find wrong in the value of some keys of the manifest, and in what is below it. */
export function listShapeCodes(...keys: readonly (keyof typeof SHAPE_CODES_OF_KEYS)[]): Codes<ShapeCode> {
  const codes = keys.flatMap((key): readonly ShapeCode[] => SHAPE_CODES_OF_KEYS[key]);
  // A code that no keyword here has is never reported.
  return Object.fromEntries(codes.map((code) => [code, SHAPE_CODES[code]])) as unknown as Codes<ShapeCode>;
}
