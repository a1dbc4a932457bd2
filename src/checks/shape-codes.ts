import { SHAPE_CODES_OF_KEYS } from "../generated/shape-codes.js";
import type { Codes } from "../core/check.js";
import { SHAPE_CODES, type ShapeCode } from "./shape-code.js";

/** The codes of all that the schema can find wrong in the value of some keys of the manifest, and in what is below it. */
export function listShapeCodes(...keys: readonly (keyof typeof SHAPE_CODES_OF_KEYS)[]): Codes<ShapeCode> {
  const codes = keys.flatMap((key): readonly ShapeCode[] => SHAPE_CODES_OF_KEYS[key]);
  // A code that no keyword here has is never reported.
  return Object.fromEntries(codes.map((code) => [code, SHAPE_CODES[code]])) as unknown as Codes<ShapeCode>;
}
