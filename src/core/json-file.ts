import type { Absent } from "../plugin/absent.js";
import { isAbsent } from "../plugin/absent.js";
import type { FoundFile } from "../plugin/found-file.js";
import type { JsonText } from "../text/json/json-text.js";
import { isObject } from "../text/json/json-object.js";
import { locationIn } from "../text/location.js";
import { quoted } from "../text/safe.js";
import type { Problem } from "./check.js";
import { requiredFileProblems } from "./required-file.js";

/** What keeps a file from being one JSON object that every reader reads alike. */
export function* jsonFileProblems(found: FoundFile, json: JsonText | Absent): Generator<Problem> {
  if (found.state !== "file" || found.size === 0) {
    yield* requiredFileProblems(found);
    return;
  }
  if (isAbsent(json)) {
    yield { at: { file: found.path }, message: `The file ${quoted(found.name)} could not be read`, help: "Run again" };
    return;
  }
  for (const { kind, range, message, help, fix } of json.problems) {
    yield {
      at: locationIn(json.file, range),
      message,
      help,
      ...(fix && { fix }),
      ...(kind === "byte-order-mark" && { severity: "warning" }),
    };
  }
  if (json.value !== undefined && !isObject(json.value)) {
    yield {
      at: json.at(),
      message: `The file holds ${Array.isArray(json.value) ? "an array" : quoted(json.value)}, not an object`,
      help: "Put everything into one object: { … }",
    };
  }
}
