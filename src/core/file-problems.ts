import { isAbsent, type Absent } from "../plugin/absent.js";
import type { FoundFile } from "../plugin/found-file.js";
import { explainPointer, FETCH_LFS } from "../base/git/lfs-pointer.js";
import { isObject } from "../base/text/json/json-object.js";
import type { JsonText } from "../base/text/json/json-text.js";
import { makeLocation } from "../base/text/location.js";
import { quote } from "../base/text/safe.js";
import type { Codes, Problem } from "./check.js";
import { certain, decide, edit, moveFile, type Help } from "../base/text/help.js";

/** What keeps a file from being read, whatever is in it. */
export const FILE_CODES = {
  "missing-file": "There is no such file",
  "misnamed-file": "There is only a file with a similar name",
  "empty-file": "The file is empty",
  folder: "There is a folder instead of the file",
  "link-outside": "The file is a link that points outside the repository",
  "broken-link": "The file is a broken link",
  "special-file": "The file is a pipe, a socket or a device",
  "unreadable-file": "The file cannot be read",
} as const satisfies Codes;

export type FileCode = keyof typeof FILE_CODES;

/** What keeps a file from being one JSON object. */
export const JSON_FILE_CODES = {
  ...FILE_CODES,
  unreadable: "The file cannot be read as JSON",
  "byte-order-mark": "The file begins with a byte order mark",
  "merge-conflict": "The text contains a merge conflict",
  syntax: "The text is not JSON",
  comment: "The text has a comment, which JSON does not allow",
  "trailing-comma": "There is a comma after the last item",
  "duplicate-key": "A key appears twice in an object",
  "lone-surrogate": "A string contains a lone surrogate, which is half a character",
  "control-character": "A string contains a control character",
  number: "A number is too large",
  "not-an-object": "The file contains something other than an object",
} as const satisfies Codes;

/** What is there in the place of a file, by its state. */
export const IN_PLACE_OF_FILE = {
  folder: { code: "folder", is: "is a folder, not a file", help: decide("Replace it with a file", "text") },
  outside: {
    code: "link-outside",
    is: "is a link that points outside the repository, so it is not read",
    help: decide("Replace it with the file itself", "disk"),
  },
  broken: {
    code: "broken-link",
    is: "is a broken link",
    help: decide("Replace it with the file itself", "disk"),
  },
  special: {
    code: "special-file",
    is: "is a pipe, a socket or a device, not a file",
    help: decide("Replace it with a file", "text"),
  },
  unreadable: {
    code: "unreadable-file",
    is: "cannot be read",
    help: decide("Give this user permission to read it", "disk"),
  },
} as const satisfies Partial<Record<FoundFile["state"], Pick<Problem<FileCode>, "code" | "help"> & { is: string }>>;

/** What keeps a file that a rule asks for from being there, regular and not empty. */
export function* findRequiredFileProblems(found: FoundFile, help?: Help): Generator<Problem<FileCode>> {
  const name = quote(found.name);
  // The place may be a file of a similar name. So the subject names what is missing.
  const makeProblem = (code: FileCode, message: string, advice: Help): Problem<FileCode> => {
    return { code, subject: found.name, at: { file: found.path }, message, help: advice };
  };
  if (found.state === "file") {
    if (found.size === 0)
      yield makeProblem("empty-file", `The file ${name} is empty`, help ?? decide("Write it", "text"));
  } else if (found.state !== "missing") {
    const there = IN_PLACE_OF_FILE[found.state];
    yield makeProblem(there.code, `${found.state === "unreadable" ? "The file " : ""}${name} ${there.is}`, there.help);
  } else if (found.near === undefined) {
    yield makeProblem("missing-file", `There is no file ${name}`, help ?? decide(`Add ${found.name}`, "text"));
  } else {
    const message = `The file must be named exactly ${name}, not ${quote(found.near.name)}`;
    const renaming = moveFile(`Rename it to ${found.name}`, found.near.path, found.path);
    yield { ...makeProblem("misnamed-file", message, renaming), at: { file: found.near.path } };
  }
}

/** A file that is there and was not read. */
export function describeUnread({ name, path }: FoundFile, { absent: why }: Pick<Absent, "absent">): Problem<FileCode> {
  const problem = { code: "unreadable-file", subject: name, at: { file: path } } as const;
  if (why !== explainPointer(name))
    return { ...problem, message: `The file ${quote(name)} could not be read`, help: decide("Run again", "call") };
  const message = `The file ${quote(name)} is a Git LFS pointer, not the file itself`;
  return { ...problem, message, help: decide(FETCH_LFS, "disk") };
}

/** What keeps a file from being one JSON object that every reader reads alike. */
export function* findJsonFileProblems(
  found: FoundFile,
  json: JsonText | Absent,
  help?: Help,
): Generator<Problem<keyof typeof JSON_FILE_CODES>> {
  if (found.state !== "file" || found.size === 0) {
    yield* findRequiredFileProblems(found, help);
    return;
  }
  if (isAbsent(json)) {
    yield describeUnread(found, json);
    return;
  }
  for (const problem of json.problems) {
    const { kind, range, subject, message } = problem;
    const severity = kind === "byte-order-mark" ? "warning" : undefined;
    yield { code: kind, subject, at: makeLocation(json.file, range), message, help: makeHelp(problem), severity };
  }
  if (json.value !== undefined && !isObject(json.value)) {
    yield {
      code: "not-an-object",
      at: json.at(),
      message: `The file contains ${Array.isArray(json.value) ? "an array" : quote(json.value)}, not an object`,
      help: decide("Put everything into one object: { … }", "meaning"),
    };
  }
}

function makeHelp({ help, fix, edits }: JsonText["problems"][number]): Help {
  if (fix) return certain(edit(help, fix));
  return edits ? edit(help, edits) : decide(help, "meaning");
}
