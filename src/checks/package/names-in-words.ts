import { grouped } from "../../text/numbers.js";
import { quoted } from "../../text/safe.js";

/** `"a", "b" and "c"`; of many the first three and how many more there are. */
export function namesInWords(names: readonly string[]): string {
  const told = names.slice(0, names.length === 4 ? 4 : 3).map((name) => quoted(name));
  if (names.length > told.length) return `${told.join(", ")} and ${grouped(names.length - told.length)} more`;
  return told.length < 2 ? told.join("") : `${told.slice(0, -1).join(", ")} and ${told.at(-1) ?? ""}`;
}
