import { findNearest } from "../../text/nearest.js";
import { COMMON_LICENSES, isCommonLicense } from "./common-licenses.js";
import { getLicenseFile } from "./declared-files.js";
import type { Manifest } from "./manifest.js";

/** Whether the manifest's licence is one of the three forms. */
export interface LicenseFacts {
  /** Whether it is an SPDX expression, `UNLICENSED` or `SEE LICENSE IN <file>`. */
  readonly valid: boolean;
  /** The words in it that are neither an SPDX identifier nor an operator, where others are. */
  readonly unknown: readonly string[];
  /** The expression that was likely meant. */
  readonly meant: string | undefined;
}

const VALID: LicenseFacts = { valid: true, unknown: [], meant: undefined };
/** Names that everyone understands, in lower case and without spaces, commas and punctuation. */
const SPOKEN: Readonly<Record<string, string>> = {
  mitlicense: "MIT",
  themitlicense: "MIT",
  apache2: "Apache-2.0",
  apachev2: "Apache-2.0",
  apachelicense2: "Apache-2.0",
  apachelicense20: "Apache-2.0",
  apachelicensev20: "Apache-2.0",
  apachelicenseversion20: "Apache-2.0",
  isclicense: "ISC",
  publicdomain: "CC0-1.0",
  unlicensed: "UNLICENSED",
};
/** No expression that anyone writes is longer, and the parser takes its time. */
const LONGEST = 300;
const WORD = /[^\s()]+/gu;
const OPERATORS = new Set(["AND", "OR", "WITH"]);

/** Reads an expression of the SPDX list; throws where it cannot. */
export type ParseExpression = (text: string) => unknown;

/** Loads the parser only for an expression that is not one of the common identifiers. */
export async function readLicense(manifest: Manifest): Promise<LicenseFacts> {
  if (findExpression(manifest) === undefined) return VALID;
  return judgeLicense(manifest, (await import("spdx-expression-parse")).default);
}

export function judgeLicense(manifest: Manifest, parse: ParseExpression): LicenseFacts {
  const license = findExpression(manifest);
  if (license === undefined) return VALID;
  if (license.length > LONGEST) return { valid: false, unknown: [], meant: undefined };
  const isExpression = (text: string): boolean => /^[A-Za-z0-9.+:() -]+$/u.test(text) && parses(text, parse);
  if (isExpression(license)) return VALID;
  const isWord = (word: string): boolean =>
    OPERATORS.has(word.toUpperCase()) || isExpression(word) || isExpression(`MIT WITH ${word}`);
  const words = [...new Set(license.match(WORD))];
  const unknown = words.filter((word) => !isWord(word));
  const fixed = license.replace(WORD, (word) => (isWord(word) ? word : (findName(word) ?? word)));
  const meant = findName(license) ?? fixed;
  return {
    valid: false,
    unknown: unknown.length === words.length ? [] : unknown,
    meant: meant === "UNLICENSED" || isExpression(meant) ? meant : undefined,
  };
}

/** What only a parser can judge. */
function findExpression(manifest: Manifest): string | undefined {
  const license = manifest.value["license"];
  const isPlain = typeof license !== "string" || isCommonLicense(license) || getLicenseFile(license) !== undefined;
  return isPlain ? undefined : license;
}

function findName(text: string): string | undefined {
  const plain = text.toLowerCase().replace(/[^a-z0-9]/gu, "");
  return Object.hasOwn(SPOKEN, plain) ? SPOKEN[plain] : findNearest(text, COMMON_LICENSES);
}

function parses(text: string, parse: ParseExpression): boolean {
  try {
    parse(text);
    return true;
  } catch {
    // The parser's words are for whoever knows the grammar.
    return false;
  }
}
