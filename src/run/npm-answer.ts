import type { NpmPackedFiles } from "../plugin/npm-files/npm-packed-files.js";
import type { PackedFile } from "../plugin/npm-files/packed-file.js";
import { isObject } from "../text/json/json-object.js";
import { shorten, makeVisible } from "../text/safe.js";
import { joinPath } from "../workspace/workspace.js";
import { parseJson } from "../text/json/parse-json.js";

/** Parses the output of `npm pack --json` for a package in a folder of the repository. */
export function parseNpmAnswer(printed: string, folder: string): NpmPackedFiles {
  // What is not JSON is not npm's, or npm ended early. Then there is no answer.
  const answer = parseJson(printed);
  const failure = isObject(answer) ? answer["error"] : undefined;
  if (isObject(failure)) return { refused: formatInOneLine(failure["summary"] ?? failure["code"]) };
  // Up to npm 11 a list of packages; later an object with their names as keys.
  const packages: readonly unknown[] = Array.isArray(answer) ? answer : isObject(answer) ? Object.values(answer) : [];
  const [first] = packages;
  const listed = isObject(first) ? first["files"] : undefined;
  const files = Array.isArray(listed) ? listed.map((file) => parsePackedFile(file, folder)) : [undefined];
  const known = files.filter((file) => file !== undefined);
  if (packages.length !== 1 || known.length < files.length) return { silent: "its answer has an unknown form" };
  return { files: known };
}

function parsePackedFile(file: unknown, folder: string): PackedFile | undefined {
  if (!isObject(file)) return undefined;
  const { path, size } = file;
  if (typeof path !== "string" || typeof size !== "number") return undefined;
  const isInside = path !== "" && path.split("/").every((name) => name !== "" && name !== "." && name !== "..");
  return isInside ? { path: joinPath(folder, path), size } : undefined;
}

function formatInOneLine(words: unknown): string {
  const [line = ""] = (typeof words === "string" ? words : "it does not say why").trim().split(/\r?\n/u);
  return makeVisible(shorten(line, 200));
}
