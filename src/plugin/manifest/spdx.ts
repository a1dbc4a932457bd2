import parseExpression from "spdx-expression-parse";
import listed from "spdx-license-ids/index.json" with { type: "json" };

/** What SPDX knows of licenses. */
export interface Spdx {
  /** Whether the whole text is an expression, which deprecated identifiers may be in, too. */
  readonly isExpression: (text: string) => boolean;
  /** The identifiers of the list that are not deprecated. */
  readonly ids: readonly string[];
}

export const SPDX: Spdx = { isExpression, ids: listed };

/** The parser takes any space for one, and only these characters are in an expression. */
function isExpression(text: string): boolean {
  if (!/^[A-Za-z0-9.+:() -]+$/u.test(text)) return false;
  try {
    parseExpression(text);
    return true;
  } catch {
    // The parser's words are for whoever knows the grammar.
    return false;
  }
}
