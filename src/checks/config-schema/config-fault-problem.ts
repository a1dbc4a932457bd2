import type { ConfigFault } from "../../plugin/config-schema/config-tasks.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isObject } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import { quote, shorten } from "../../base/text/safe.js";
import type { Problem } from "../../core/check.js";
import type { ConfigValueCode } from "./config-codes.js";
import { describeConfigError } from "./config-words.js";
import { formatLabel } from "../shape-problems.js";

/** A value that an author's schema forbids, reported at its place. */
export function describeConfigFault(
  manifest: Manifest,
  { path, keyword, params }: ConfigFault,
): Problem<ConfigValueCode> {
  const label = formatLabel(path);
  switch (keyword) {
    case "secret":
      return {
        code: "secret",
        at: manifest.keyAt(...path),
        secret: true,
        message: `${formatKeyLabel(path)} is a secret in a public file: the format of the setting is "password"`,
        help: "Remove it, let each user set their own, and take the old one out of use: everybody could read it",
      };
    case "time":
    case "memory":
      return {
        code: "too-costly",
        at: manifest.keyAt(...path),
        message: `${formatKeyLabel(path)} takes more than a second, or more than 64 MB, to check`,
        help: "Simplify the schema: fewer references to references, and patterns without a repetition inside a repetition",
      };
    case "unjudged":
      return {
        code: "not-judged",
        at: manifest.keyAt(...path),
        severity: "warning",
        message: `${formatKeyLabel(path)} has keywords beyond those that forms support, and the thread that validates them failed: ${shorten(String(params["why"]), 200)}`,
        help: "Run again; if it stays so, it is a fault of this tool and not of the plugin",
      };
    case "compile":
      return {
        code: "not-compiled",
        at: manifest.keyAt(...path),
        message:
          params["recursion"] === true
            ? `${formatKeyLabel(path)} cannot be checked, as the schema refers to itself without end`
            : `${formatKeyLabel(path)} cannot be checked, as the schema does not compile: ${shorten(String(params["reported"]), 100)}`,
        help: params["recursion"] === true ? "Break the circle of references" : "Correct the schema",
      };
    case "regex-without-u":
      return {
        code: "forbidden-value",
        subject: keyword,
        at: manifest.at(...path),
        severity: "warning",
        message: `${label} is a regular expression only without the flag "u", which JSON Schema asks for`,
        help: describeUnicodePattern(params["instead"]),
      };
    default:
  }
  const missing = params["missingProperty"];
  if (typeof missing === "string") {
    return {
      code: "missing-value",
      subject: missing,
      at: manifest.at(...path, missing),
      message: `${label} has no ${quote(missing)}, which its schema requires`,
      help: `Add ${quote(missing)}`,
    };
  }
  const unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
  if (typeof unknown === "string") {
    return {
      code: "unknown-value",
      subject: unknown,
      at: manifest.keyAt(...path, unknown),
      message: `${label} has the key ${quote(unknown)}, which its schema does not allow`,
      help: "Remove it, or add it to the schema",
    };
  }
  const value = manifest.valueAt(...path);
  const atKey = isObject(value) && typeof path.at(-1) === "string";
  return {
    code: "forbidden-value",
    subject: keyword,
    at: atKey ? manifest.keyAt(...path) : manifest.at(...path),
    ...describeConfigError(keyword, atKey ? formatKeyLabel(path) : label, value, params),
  };
}

function describeUnicodePattern(instead: unknown): string {
  return typeof instead === "string"
    ? `Write ${JSON.stringify(instead)}`
    : "Take the \\ away before signs that need none, such as - and _ outside of [], and put one before a lone { or }";
}

/**
 * A key as its author would name it, with its parent where others share its name: `"default" of
 * "config_schema.properties.city"`.
 */
export function formatKeyLabel(path: Path): string {
  const [key, holder] = [path.at(-1), path.slice(0, -1)];
  return holder.length === 0 || typeof key !== "string" ? formatLabel(path) : `${quote(key)} of ${formatLabel(holder)}`;
}
