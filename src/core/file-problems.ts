import { isAbsent, type Absent } from "../plugin/absent.js";
import type { FoundFile } from "../plugin/found-file.js";
import { isObject } from "../text/json/json-object.js";
import type { JsonText } from "../text/json/json-text.js";
import { makeLocation } from "../text/location.js";
import { quote } from "../text/safe.js";
import type { Codes, Problem } from "./check.js";

/** What keeps a file from being read, whatever is in it. */
export const FILE_CODES = {
  "missing-file": "There is no such file",
  "misnamed-file": "There is only a file of a similar name",
  "empty-file": "The file is empty",
  folder: "A folder has the name of the file",
  "link-outside": "A link that leads out of the repository has the name of the file",
  "broken-link": "A link that leads nowhere has the name of the file",
  "special-file": "A pipe, a socket or a device has the name of the file",
  "unreadable-file": "The file cannot be read",
} as const satisfies Codes;

export type FileCode = keyof typeof FILE_CODES;

/** What keeps a file from being one JSON object. */
export const JSON_FILE_CODES = {
  ...FILE_CODES,
  unreadable: "The file is not a text that can be read as JSON",
  "byte-order-mark": "The file begins with a byte order mark",
  syntax: "The text is not JSON",
  comment: "The text has a comment, as JSON has none",
  "trailing-comma": "There is a comma after a last item",
  "duplicate-key": "A key appears twice in an object",
  "lone-surrogate": "A string contains half a character",
  "control-character": "A string contains a control character",
  number: "A number is too large",
  "not-an-object": "The file contains something other than an object",
} as const satisfies Codes;

export type JsonFileCode = keyof typeof JSON_FILE_CODES;

/** What keeps a file that a rule asks for from being there, regular and not empty. */
export function* findRequiredFileProblems(found: FoundFile, help?: string): Generator<Problem<FileCode>> {
  const name = quote(found.name);
  const at = { file: found.path };
  // A file of a similar name may be the place: what is missing is said by the name.
  const subject = found.name;
  switch (found.state) {
    case "file":
      if (found.size === 0)
        yield { code: "empty-file", subject, at, message: `The file ${name} is empty`, help: help ?? "Write it" };
      return;
    case "missing":
      yield found.near === undefined
        ? { code: "missing-file", subject, at, message: `There is no file ${name}`, help: help ?? `Add ${found.name}` }
        : {
            code: "misnamed-file",
            subject,
            at: { file: found.near.path },
            message: `The file ${quote(found.near.name)} must be named ${quote(found.name)}, exactly so`,
            help: `Rename it to ${found.name}`,
          };
      return;
    case "folder":
      yield {
        code: "folder",
        subject,
        at,
        message: `${name} is a folder, not a file`,
        help: "Put a file in its place",
      };
      return;
    case "outside":
      yield {
        code: "link-outside",
        subject,
        at,
        message: `${name} is a link that leads out of the repository, so it is not read`,
        help: "Put the file itself in its place",
      };
      return;
    case "broken":
      yield {
        code: "broken-link",
        subject,
        at,
        message: `${name} is a link that leads nowhere`,
        help: "Put the file itself in its place",
      };
      return;
    case "special":
      yield {
        code: "special-file",
        subject,
        at,
        message: `${name} is a pipe, a socket or a device, not a file`,
        help: "Put a file in its place",
      };
      return;
    case "unreadable":
      yield {
        code: "unreadable-file",
        subject,
        at,
        message: `The file ${name} cannot be read`,
        help: "Give this user the right to read it",
      };
  }
}

/** What keeps a file from being one JSON object that every reader reads alike. */
export function* findJsonFileProblems(
  found: FoundFile,
  json: JsonText | Absent,
  help?: string,
): Generator<Problem<JsonFileCode>> {
  if (found.state !== "file" || found.size === 0) {
    yield* findRequiredFileProblems(found, help);
    return;
  }
  if (isAbsent(json)) {
    yield {
      code: "unreadable-file",
      subject: found.name,
      at: { file: found.path },
      message: `The file ${quote(found.name)} could not be read`,
      help: "Run again",
    };
    return;
  }
  for (const { kind, subject, range, message, help, fix } of json.problems) {
    yield {
      code: kind,
      ...(subject !== undefined && { subject }),
      at: makeLocation(json.file, range),
      message,
      help,
      ...(fix && { fix }),
      ...(kind === "byte-order-mark" && { severity: "warning" }),
    };
  }
  if (json.value !== undefined && !isObject(json.value)) {
    yield {
      code: "not-an-object",
      at: json.at(),
      message: `The file contains ${Array.isArray(json.value) ? "an array" : quote(json.value)}, not an object`,
      help: "Put everything into one object: { … }",
    };
  }
}
