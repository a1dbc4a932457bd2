import { formatNumber } from "../../text/numbers.js";
import { quote } from "../../text/safe.js";

/** `"a", "b" and "c"`; of many the first three and how many more there are. */
export function formatNames(names: readonly string[]): string {
  const reported = names.slice(0, names.length === 4 ? 4 : 3).map((name) => quote(name));
  if (names.length > reported.length)
    return `${reported.join(", ")} and ${formatNumber(names.length - reported.length)} more`;
  return reported.length < 2 ? reported.join("") : `${reported.slice(0, -1).join(", ")} and ${reported.at(-1) ?? ""}`;
}
