import { defineCheck, type Problem } from "../../core/check.js";
import { isAbsent } from "../../plugin/absent.js";
import { isPlaceholderAddress, isPlaceholderName } from "../../plugin/manifest/author-text.js";
import { isObject, type JsonObjectText } from "../../base/text/json/json-object.js";
import { indexLines } from "../../base/text/lines.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

type Code = "name" | "address" | "copyright";

const MAX_LINE_LENGTH = 200;
/** A whole line about the copyright: a year or none, the placeholder, and an address at most. */
const COPYRIGHT =
  /^\W*(?:copyright(?:\s*(?:\(c\)|©))?|\(c\)|©)[\W\d]*(?:(?:year|yyyy|present)\W+)?(your name)[\s.,]*(?:[<(][^<>()]*[>)])?[\s.,]*(?:all rights reserved)?[\s.]*$/iu;

const WRITE_NAME = 'Write your own name, for example "Ada Byron"';
const WRITE_ADDRESS = 'Write your own address, for example "ada@example.org"';
const WRITE_BOTH = "Write your own name and address, for example";
const TEXT = '"Ada Byron <ada@example.org>"';
/** A marketplace may refuse a text in the manifest. */
const OBJECT = '{ "name": "Ada Byron", "email": "ada@example.org" }';

export default defineCheck({
  id: "author-named",
  title: "manifest.json, package.json and LICENSE name a real author",
  severity: "warning",
  codes: {
    name: "The name of the author is the placeholder Your Name",
    address: "The address of the author is the placeholder you@example.com",
    copyright: "LICENSE names the placeholder Your Name as the copyright holder",
  },
  needs: ["manifest"],
  wants: ["packageJson", "licenseText"],
  *run({ manifest, packageJson, licenseText }) {
    yield* findPlaceholders(manifest, OBJECT);
    if (!isAbsent(packageJson)) yield* findPlaceholders(packageJson, TEXT);
    if (isAbsent(licenseText) || !("text" in licenseText)) return;
    const { path, text } = licenseText;
    if (!text.toLowerCase().includes("your name")) return;
    const lines = indexLines(text);
    for (let number = 1; number <= lines.count; number++) {
      const line = lines.line(number) ?? "";
      const found = line.length <= MAX_LINE_LENGTH ? COPYRIGHT.exec(line)?.[1] : undefined;
      if (found === undefined) continue;
      const column = line.indexOf(found) + 1;
      const range = { start: { line: number, column }, end: { line: number, column: column + found.length } };
      yield {
        code: "copyright",
        at: { file: path, range },
        release: "error",
        message: `LICENSE names ${quote(found)} as the copyright holder, which is a placeholder`,
        help: decide("Write the name of the copyright holder", "meaning"),
      };
      return;
    }
  },
});

/** The author of manifest.json or package.json, written as a text or as an object. */
function* findPlaceholders({ value, at }: JsonObjectText, example: string): Generator<Problem<Code>> {
  const { author } = value;
  if (isObject(author)) {
    if (isPlaceholderName(author["name"])) yield describe("name", author["name"], at("author", "name"), WRITE_NAME);
    if (isPlaceholderAddress(author["email"]))
      yield describe("address", author["email"], at("author", "email"), WRITE_ADDRESS);
    return;
  }
  if (typeof author !== "string") return;
  const [, name = "", address = ""] = /^([^<(]*)(?:<([^>]*)>)?/u.exec(author) ?? [];
  const code = isPlaceholderName(name) ? "name" : "address";
  if (code === "name" || isPlaceholderAddress(address))
    yield describe(code, author, at("author"), `${WRITE_BOTH} ${example}`);
}

function describe(code: Code, value: string, at: Problem["at"], help: string): Problem<Code> {
  const message = `The author is ${quote(value)}, which is a placeholder`;
  return { code, at, release: "error", message, help: decide(help, "meaning") };
}
