/** How a text compiles as a regular expression; it is never run. */
export type PatternVerdict = "valid" | "only without u" | "invalid";

/** JSON Schema asks for patterns that compile with the flag `u`; many forms compile them without it. */
export function classifyPattern(text: string): PatternVerdict {
  if (compiles(text, "u")) return "valid";
  return compiles(text, "") ? "only without u" : "invalid";
}

/** What the flag `u` refuses in a pattern. */
export interface UnicodeFault {
  /** The first sign or escape that it refuses, as it is written; `undefined` where that is not one alone. */
  readonly sign: string | undefined;
  /** The same pattern in a form that compiles with the flag; `undefined` where nothing simple makes it one. */
  readonly instead: string | undefined;
}

/** What the flag `u` refuses in a pattern that compiles without it. */
export function findUnicodeFault(pattern: string): UnicodeFault {
  const refused: string[] = [];
  let isInClass = false;
  const rewrite = (token: string, offset: number): string => {
    if (PLAIN.test(token)) return token.slice(1);
    switch (token) {
      case "\\-":
        return isInClass ? token : "-";
      case "-":
        return isInClass && isBesideClass(pattern, offset) ? "\\-" : token;
      case "[":
        isInClass = true;
        return token;
      case "]": {
        const isEnd = isInClass;
        isInClass = false;
        return isEnd ? token : "\\]";
      }
      case "{":
      case "}":
        if (isInClass) return token;
        return `\\${token}`;
      default:
        return token;
    }
  };
  const written = pattern.replace(TOKEN, (token, offset: number) => {
    const plain = rewrite(token, offset);
    // Without its escape, as in `\@`, a sign means the same.
    if (plain !== token || (token.length === 2 && token !== "\\-" && !compiles(token, "u"))) refused.push(token);
    return plain;
  });
  const sign = refused.find((token) => token.length === 1 || token === "\\-" || !compiles(token, "u"));
  return { sign, instead: compiles(written, "u") ? written : undefined };
}

/** An escape, a quantifier, or a sign that may need an escape. */
const TOKEN = /\\[^]|\{\d+(?:,\d*)?\}|[-[\]{}]/gu;
/** Signs that need no escape, also not in a class. */
const PLAIN = /^\\[\s!"#%&',:;<=>@_`~]$/u;
/** `\w` and its like, which cannot begin or end a range. */
const WHOLE_CLASS = /^\\[dDsSwW]$/u;

function isBesideClass(pattern: string, offset: number): boolean {
  const [before, after] = [pattern.slice(Math.max(0, offset - 2), offset), pattern.slice(offset + 1, offset + 3)];
  return WHOLE_CLASS.test(before) || WHOLE_CLASS.test(after);
}

function compiles(text: string, flags: "" | "u"): boolean {
  try {
    return new RegExp(text, flags).flags === flags;
  } catch {
    // Not the engine's own message: it does not help a reader.
    return false;
  }
}

/** A finite number as its shortest decimal form says it: `digits` times ten to the power of `exponent`. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Whether a number is a multiple of another by decimal arithmetic: 0.3 is one of 0.1, as people read both. */
export function isDecimalMultiple(value: number, step: number): boolean {
  if (!Number.isFinite(value) || !Number.isFinite(step) || step === 0) return false;
  const [a, b] = [readDecimal(value), readDecimal(step)];
  const exponent = Math.min(a.exponent, b.exponent);
  return scale(a, exponent) % scale(b, exponent) === 0n;
}

function readDecimal(number: number): Decimal {
  const [mantissa = "", power = "0"] = String(number).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}

function scale({ digits, exponent }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(exponent - to);
}
