import { formatNumber } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { joinWords } from "../../base/text/join-words.js";

/** `"a", "b" and "c"`; of many the first three and how many more there are. */
export function formatNames(names: readonly string[]): string {
  const shown = names.slice(0, names.length === 4 ? 4 : 3).map((name) => quote(name));
  if (names.length > shown.length) return `${shown.join(", ")} and ${formatNumber(names.length - shown.length)} more`;
  return joinWords(shown);
}
