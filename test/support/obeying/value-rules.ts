import { isObject } from "../../../src/base/text/json/json-object.js";
import { answerFor, fillIn, PICTURE, WORDS } from "./author.js";
import { removeAt, renameAt, setAt, valueAt, type Path } from "./edits.js";
import { readJsonAt, type Advice, type Rule } from "./rule.js";
import type { Files } from "./situation.js";

/** Help texts about one value of manifest.json or package.json, written out or described. */
export const VALUE_RULES: readonly Rule[] = [
  // Write "hybrid" as the type; Write "array" as the type, or remove "items"
  {
    says: /^Write ("[^"]*") as the type(?: and remove "(\w+)")?/u,
    obey({ files, file, path }, type = "", removed) {
      const done = setAt(files, file, [...(path.length > 1 ? path.slice(0, -1) : []), "type"], JSON.parse(type));
      return removed === undefined ? done : done && removeAt(done, file, [removed]);
    },
  },
  // Write "aliases": ["td"]
  {
    says: /^Write (?="[^"]*": )/u,
    obey({ files, file, path, help }) {
      const name = readJsonAt(help, "Write ".length);
      const written = name && readJsonAt(help, name.end + ": ".length);
      return written && renameAt(files, file, path, String(name.value), fillIn(written.value));
    },
  },
  { says: /^Write true or false/u, obey: (advice) => put(advice, false) },
  // Write 1, without quotation marks; Write "page"; Write an object: { "name": "…" }
  {
    says: /^Write (?:an object: |one of |[\w ]+: )?(?=["[{\d]|true\b|false\b|-\d)/u,
    obey({ files, file, path, help }) {
      const from = /^Write (?:an object: |one of |[\w ]+: )?/u.exec(help)?.[0].length ?? 0;
      const written = readJsonAt(help, from);
      const done = written && put({ files, file, path }, fillIn(written.value));
      return done && help.endsWith("into manifest.json too") ? setAt(done, "manifest.json", path, written.value) : done;
    },
  },
  // Write, for example, ["lit"]; Write the versions that work, for example "^1.4.0"
  {
    says: /^(?:Write|Describe)\b.*?(?:for example,?|such as|:) (["[{\d].*)/u,
    obey({ files, file, path }, example = "") {
      const written = readJsonAt(example);
      return written && put({ files, file, path }, fillIn(written.value));
    },
  },
  // Add "author": who made it, for example { … }; Add "type": "object"; Add "category": …; one of a, b
  {
    says: /^Add ("[^"]*")(?: or "[^"]*")?(?::|, for example|, as|, whose|, best|, or|$)(.*)/u,
    obey({ files, file, path: at, finding }, quoted = "", text = "") {
      const name = JSON.parse(quoted) as string;
      const there = valueAt(files, file, at);
      const path = typeof there === "object" && there !== null ? at : at.slice(0, -1);
      if (/ (?:lacks|has no) "license"$/u.test(finding.message) && name !== "license") {
        return valueAt(files, file, ["license"]) === undefined ? setAt(files, file, ["license"], name) : files;
      }
      const example = /(?:^ |^|for example |such as )(["[{\d].*)$/u.exec(text)?.[1];
      const first = /; one of ([\w-]+)/u.exec(text)?.[1];
      const written = (example && readJsonAt(example)?.value) ?? first ?? answerFor([...path, name]);
      if (written === undefined) return undefined;
      // Another help text may have added to it.
      const before = valueAt(files, file, [...path, name]);
      const value = fillIn(written);
      return setAt(files, file, [...path, name], isObject(before) && isObject(value) ? { ...before, ...value } : value);
    },
  },
  {
    says: /^Add it: one of (\w+)/u,
    obey: ({ files, file, path }, first) => setAt(files, file, [...path, "type"], first),
  },
  {
    says: /^Rename it to ("[^"]*")/u,
    obey: ({ files, file, path }, name = "") => renameAt(files, file, path, JSON.parse(name) as string),
  },
  {
    says: /^Remove "(\w+)" or "\w+"/u,
    obey: ({ files, file, path }, name = "") => removeAt(files, file, [...path.slice(0, -1), name]),
  },
  {
    says: /^(?:Remove (?:it\b|one of the two)|Describe the setting in|Keep the right one)/u,
    obey: ({ files, file, path }) => (path.length === 0 ? undefined : removeAt(files, file, itemOf(path))),
  },
  { says: /^Write the name in quotation marks/u, obey: (advice) => put(advice, "Tide Table") },
  {
    says: /^Write it in quotation marks/u,
    obey: (advice) => put(advice, String(valueAt(advice.files, advice.file, advice.path))),
  },
  {
    says: /^(?:Set a value|Write (?:a list: \[ … \]|an object\b|a string, in quotation marks|the author's name|the URL of the image))/u,
    obey: (advice) => put(advice, answerFor(advice.path) ?? (advice.help.includes("[ … ]") ? [] : "Tides")),
  },
  {
    says: /^Write a number, without quotation marks/u,
    obey(advice) {
      const number = Number(valueAt(advice.files, advice.file, advice.path));
      return put(advice, Number.isFinite(number) ? number : (answerFor(advice.path) ?? 5));
    },
  },
  {
    says: /^Write (?:a (?:larger|smaller|whole) number|such a number)/u,
    obey: (advice) => put(advice, findFittingNumber(advice.finding.message)),
  },
  {
    says: /^(?:Write (?:one of them|that)|Use password)\b/u,
    obey: (advice) => put(advice, readFirstChoice(advice.finding.message) ?? "email"),
  },
  {
    says: /^Let it begin with "\/"/u,
    obey: (advice) =>
      put(
        advice,
        `/${String(valueAt(advice.files, advice.file, advice.path)).replace(/^(?:\w+:\/\/[^/]*)?[./]+/u, "")}`,
      ),
  },
  { says: /^Write more\b/u, obey: (advice) => put(advice, WORDS) },
  { says: /^(?:Write less|Say it in 200 characters)/u, obey: (advice) => put(advice, WORDS) },
  {
    says: /^(?:Write a longer name|Write a shorter name|Use only the letters)/u,
    obey: (advice) => put(advice, "Tide Table"),
  },
  { says: /^Write a shorter range/u, obey: (advice) => put(advice, ">=18.0.0") },
  { says: /^Write a range whose lower limit/u, obey: (advice) => put(advice, ">=18.0.0 <30.0.0") },
  {
    says: /^Write (?:\/ in place|it percent-encoded)|^Remove the character, or write it/u,
    obey: (advice) =>
      put(
        advice,
        String(valueAt(advice.files, advice.file, advice.path))
          .replaceAll("\\", "/")
          .replaceAll(" ", "%20"),
      ),
  },
  {
    says: /^Leave the last \/ out/u,
    obey: (advice) => put(advice, String(valueAt(advice.files, advice.file, advice.path)).replace(/\/+$/u, "")),
  },
  {
    says: /^Remove what is between \/\/ and @/u,
    obey: (advice) =>
      put(advice, String(valueAt(advice.files, advice.file, advice.path)).replace(/\/\/[^/@]*@/u, "//")),
  },
];

/** "permissions[1].type" is of the item 1: that is what is removed. */
function itemOf(path: Path): Path {
  return path.at(-1) === "type" && typeof path.at(-2) === "number" ? path.slice(0, -1) : path;
}

function put({ files, file, path }: Pick<Advice, "files" | "file" | "path">, value: unknown): Files | undefined {
  if (value === undefined || path.length === 0) return undefined;
  const names = path[0] === "screenshots" ? [value].flat().filter((name) => typeof name === "string") : [];
  const pictures = names.map((name) => [name, PICTURE] as const);
  return setAt(new Map([...files, ...pictures]), file, path, value);
}

/** The first of the values that a message lists. */
function readFirstChoice(message: string): unknown {
  const listed = /must be (?:one of )?(.*)$/u.exec(message)?.[1];
  if (listed === undefined) return undefined;
  return readJsonAt(listed)?.value ?? /^[\w-]+/u.exec(listed)?.[0];
}

function findFittingNumber(message: string): number | undefined {
  const [, words = "", limit = ""] = /(at least|at most|above|below|multiple of) (-?[\d.]+)/u.exec(message) ?? [];
  if (message.includes("a whole number")) return 3;
  if (limit === "") return undefined;
  return Number(limit) + (words === "above" ? 1 : words === "below" ? -1 : 0);
}
