const TOKEN = /[()]|[^\s()]+/gu;
/** From the one that binds least. */
const OPERATORS = ["OR", "AND"] as const;

/** Whether two SPDX expressions mean the same: the order of what `AND` and `OR` join means nothing, nor does case. */
export function isSameLicense(a: string, b: string): boolean {
  return normalize(a) === normalize(b);
}

function normalize(expression: string): string {
  const tokens = expression.toUpperCase().match(TOKEN) ?? [];
  return normalizeTokens(tokens.map(renameOld));
}

/** The licenses of GNU by the names that SPDX has for them today. */
function renameOld(token: string): string {
  return token.replace(/^((?:[AL]?GPL|GFDL)-\d\.\d)(\+?)$/u, (_, name: string, later: string) => {
    return `${name}-${later === "+" ? "OR-LATER" : "ONLY"}`;
  });
}

/** The parts in one order, each once; brackets only where they mean something. */
function normalizeTokens(tokens: readonly string[]): string {
  for (const operator of OPERATORS) {
    const parts = split(tokens, operator);
    if (parts.length < 2) continue;
    const written = parts.map(normalizeTokens);
    // What the same operator joins within brackets belongs to the whole.
    const all = written.flatMap((part) => (part.startsWith(`${operator}(`) ? splitWritten(part, operator) : [part]));
    const each = [...new Set(all)].sort();
    if (each.length === 1) return each.join();
    return `${operator}(${each.join(",")})`;
  }
  const isBracketed = tokens.at(0) === "(" && tokens.at(-1) === ")";
  if (isBracketed) return normalizeTokens(tokens.slice(1, -1));
  return tokens.join(" ");
}

/** Splits at an operator outside of brackets. */
function split(tokens: readonly string[], operator: string): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token === "(") depth++;
    if (token === ")") depth--;
    if (depth === 0 && token === operator) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** The parts of `OR(a,AND(b,c))`. */
function splitWritten(text: string, operator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const sign of text.slice(operator.length + 1, -1)) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (depth === 0 && sign === ",") {
      parts.push(part);
      part = "";
    } else part += sign;
  }
  return [...parts, part];
}
