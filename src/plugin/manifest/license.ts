import { isObject, type JsonObjectText } from "../../base/text/json/json-object.js";
import { isCommonLicense } from "./common-licenses.js";
import { getLicenseFile } from "./declared-files.js";
import { findMeantLicenses } from "./meant-licenses.js";
import type { Spdx } from "./spdx.js";

/** Whether a license that a file names is in one of the three forms, and what it can mean. */
export interface LicenseFacts {
  /** Whether it is an SPDX expression, `UNLICENSED` or `SEE LICENSE IN <file>`. */
  readonly valid: boolean;
  /** The words in it that are neither an SPDX identifier nor an operator, where others are. */
  readonly unknown: readonly string[];
  /** The expressions that it can mean; none where nobody can tell. */
  readonly meant: readonly string[];
}

const VALID: LicenseFacts = { valid: true, unknown: [], meant: [] };
/** Real expressions are shorter, and the parser is slow. */
const MAX_EXPRESSION_LENGTH = 300;
const WORD = /[^\s()]+/gu;
const OPERATORS = new Set(["AND", "OR", "WITH"]);
/** What is between two names in an expression. */
const BETWEEN = /(\s+(?:AND|OR|WITH)\s+|\s*[()]\s*)/iu;
/** If the names in an expression allow more readings than this, none is proposed. */
const MAX_READINGS = 4;

/** The license of a package.json: a text, or in an old form an object with a type. */
export function findPackagedLicense({ value }: JsonObjectText): string | undefined {
  const license = value["license"];
  const text = isObject(license) && Object.hasOwn(license, "type") ? license["type"] : license;
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

/** Loads the list of SPDX only for an expression that is not one of the common identifiers. */
export async function readLicense(license: unknown): Promise<LicenseFacts> {
  if (findExpression(license) === undefined) return VALID;
  return analyzeLicense(license, (await import("./spdx.js")).SPDX);
}

export function analyzeLicense(license: unknown, spdx: Spdx): LicenseFacts {
  const expression = findExpression(license);
  if (expression === undefined) return VALID;
  if (expression.length > MAX_EXPRESSION_LENGTH) return { valid: false, unknown: [], meant: [] };
  if (spdx.isExpression(expression)) return VALID;
  const words = [...new Set(expression.match(WORD))];
  const unknown = words.filter((word) => !OPERATORS.has(word.toUpperCase()) && !isName(word, spdx));
  return {
    valid: false,
    unknown: unknown.length === words.length ? [] : unknown,
    meant: findMeant(expression, spdx),
  };
}

/** The text that only a parser can read. */
function findExpression(license: unknown): string | undefined {
  if (typeof license !== "string" || isCommonLicense(license) || getLicenseFile(license) !== undefined)
    return undefined;
  return license;
}

/** Whether a text is the name of a license or of an exception. */
function isName(text: string, { isExpression }: Spdx): boolean {
  return isExpression(text) || isExpression(`MIT WITH ${text}`);
}

/** The whole text may be one name; else each name in it gets what it can mean. */
function findMeant(expression: string, spdx: Spdx): readonly string[] {
  const whole = findMeantLicenses(expression, spdx);
  if (whole.length > 0) return whole;
  const parts = expression.trim().split(BETWEEN);
  let meant: readonly string[] = [""];
  for (const [at, part] of parts.entries()) {
    const isBetween = at % 2 === 1 || part === "";
    // The parser reads operators in capitals only.
    const options = isBetween ? [part.toUpperCase()] : findNames(part, spdx);
    meant = meant.flatMap((begun) => options.map((option) => begun + option));
    if (meant.length > MAX_READINGS) return [];
  }
  return meant.filter(spdx.isExpression);
}

/** A name stays as it is, unless its identifier is deprecated. */
function findNames(name: string, spdx: Spdx): readonly string[] {
  const isListed = /^(?:LicenseRef|DocumentRef)-/u.test(name) || spdx.ids.includes(name.replace(/\+$/u, ""));
  const isException = !spdx.isExpression(name) && isName(name, spdx);
  if (isListed || isException) return [name];
  return findMeantLicenses(name, spdx);
}
