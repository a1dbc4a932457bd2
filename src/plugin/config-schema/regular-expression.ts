/** How a text compiles as a regular expression; it is never run. */
export type PatternVerdict = "valid" | "only without u" | "invalid";

/** JSON Schema asks for patterns that compile with the flag `u`; many forms compile them without it. */
export function judgePattern(text: string): PatternVerdict {
  if (compiles(text, "u")) return "valid";
  return compiles(text, "") ? "only without u" : "invalid";
}

/** The same pattern in a form that compiles with the flag `u`, too; `undefined` where nothing simple makes it one. */
export function writeForUnicode(pattern: string): string | undefined {
  const written = pattern.replace(TOKEN, (token, offset: number) => rewriteToken(token, pattern, offset));
  return compiles(written, "u") ? written : undefined;
}

/** An escape; within a class, a hyphen behind a class of its own; a bracket that closes or opens nothing. */
const TOKEN = /\\[^]|-|[{}\]]/gu;
/** Signs that need no escape, also not in a class. */
const PLAIN = /^\\[\s!"#%&',:;<=>@_`~]$/u;

function rewriteToken(token: string, pattern: string, offset: number): string {
  if (PLAIN.test(token)) return token.slice(1);
  const isInClass = isWithinClass(pattern.slice(0, offset));
  if (token === "\\-") return isInClass ? token : "-";
  if (token === "-") {
    const before = pattern.slice(Math.max(0, offset - 2), offset);
    const after = pattern.slice(offset + 1, offset + 3);
    return isInClass && (/^\\[dDsSwW]$/u.test(before) || /^\\[dDsSwW]/u.test(after)) ? "\\-" : token;
  }
  const isQuantifier =
    /^\{\d+(?:,\d*)?\}/u.test(pattern.slice(offset)) || /\{\d+(?:,\d*)?$/u.test(pattern.slice(0, offset));
  const isLone = !isInClass && token.length === 1 && !isQuantifier;
  return isLone ? `\\${token}` : token;
}

function isWithinClass(before: string): boolean {
  const plain = before.replace(/\\[^]/gu, "");
  let isOpen = false;
  for (const sign of plain) {
    if (sign === "[") isOpen = true;
    if (sign === "]") isOpen = false;
  }
  return isOpen;
}

function compiles(text: string, flags: "" | "u"): boolean {
  try {
    return new RegExp(text, flags).flags === flags;
  } catch {
    // Not the engine's own message: it does not help a reader.
    return false;
  }
}
