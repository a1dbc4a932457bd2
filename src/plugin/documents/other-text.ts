import type { LicenseText, LicenseTexts } from "./license-texts.js";

/** The license whose text LICENSE contains where an expression does not name it. A text that goes on may contain others. */
export function findOtherText({ licenses, isCut }: LicenseTexts, expression: string): LicenseText | undefined {
  const [first] = licenses;
  if (first?.isFirst !== true || isCut || licenses.some((found) => isNamed(found, expression))) return undefined;
  return first;
}

/** The identifiers of an expression, without its operators and exceptions. */
export function listIds(expression: string): readonly string[] {
  const words = expression.match(/[^\s()]+/gu) ?? [];
  return words.filter((word, at) => !/^(?:AND|OR|WITH)$/iu.test(word) && words[at - 1]?.toUpperCase() !== "WITH");
}

/** Whether an expression names this license, or one whose text only its author knows. */
function isNamed({ name }: LicenseText, expression: string): boolean {
  if (expression === name || expression.startsWith("SEE LICENSE IN ")) return true;
  return listIds(expression).some((id) => {
    if (/^(?:LicenseRef|DocumentRef)-/u.test(id)) return true;
    const bare = id.replace(/-only$|-or-later$|\+$/u, "");
    // BSD-2-Clause-NetBSD has the text of BSD-2-Clause, and the lesser GPL 3 is the GPL with permissions added.
    return bare === name || (bare.startsWith("BSD-") && bare.startsWith(`${name}-`)) || bare === `L${name}`;
  });
}
