import { isAbsent, type Absent } from "../plugin/absent.js";
import type { FoundFile } from "../plugin/found-file.js";
import { isObject } from "../text/json/json-object.js";
import type { JsonText } from "../text/json/json-text.js";
import { makeLocation } from "../text/location.js";
import { quote } from "../text/safe.js";
import type { Problem } from "./check.js";

/** What keeps a file that a rule asks for from being there, regular and not empty. */
export function* findRequiredFileProblems(found: FoundFile, help?: string): Generator<Problem> {
  const name = quote(found.name);
  const at = { file: found.path };
  switch (found.state) {
    case "file":
      if (found.size === 0) yield { at, message: `The file ${name} is empty`, help: help ?? "Write it" };
      return;
    case "missing":
      yield found.near === undefined
        ? { at, message: `There is no file ${name}`, help: help ?? `Add ${found.name}` }
        : {
            at: { file: found.near.path },
            message: `The file ${quote(found.near.name)} must be named ${quote(found.name)}, exactly so`,
            help: `Rename it to ${found.name}`,
          };
      return;
    case "folder":
      yield { at, message: `${name} is a folder, not a file`, help: "Put a file in its place" };
      return;
    case "outside":
      yield {
        at,
        message: `${name} is a link that leads out of the repository, so it is not read`,
        help: "Put the file itself in its place",
      };
      return;
    case "broken":
      yield { at, message: `${name} is a link that leads nowhere`, help: "Put the file itself in its place" };
      return;
    case "special":
      yield { at, message: `${name} is a pipe, a socket or a device, not a file`, help: "Put a file in its place" };
      return;
    case "unreadable":
      yield { at, message: `The file ${name} cannot be read`, help: "Give this user the right to read it" };
  }
}

/** What keeps a file from being one JSON object that every reader reads alike. */
export function* findJsonFileProblems(found: FoundFile, json: JsonText | Absent, help?: string): Generator<Problem> {
  if (found.state !== "file" || found.size === 0) {
    yield* findRequiredFileProblems(found, help);
    return;
  }
  if (isAbsent(json)) {
    yield { at: { file: found.path }, message: `The file ${quote(found.name)} could not be read`, help: "Run again" };
    return;
  }
  for (const { kind, range, message, help, fix } of json.problems) {
    yield {
      at: makeLocation(json.file, range),
      message,
      help,
      ...(fix && { fix }),
      ...(kind === "byte-order-mark" && { severity: "warning" }),
    };
  }
  if (json.value !== undefined && !isObject(json.value)) {
    yield {
      at: json.at(),
      message: `The file contains ${Array.isArray(json.value) ? "an array" : quote(json.value)}, not an object`,
      help: "Put everything into one object: { … }",
    };
  }
}
