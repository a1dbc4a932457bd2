import { defineCheck } from "../../core/check.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";
import { writeMeant } from "../phrases.js";

const MIN_LENGTH = 3;
const MAX_LENGTH = 50;
const FORBIDDEN = /[^A-Za-z0-9 _-]/gu;

export default defineCheck({
  id: "manifest-name",
  title: "The name has 3 to 50 letters, digits, spaces, hyphens and underscores",
  severity: "error",
  codes: {
    missing: "The manifest has no such key",
    "not-a-string": "It is not a string",
    characters: "It contains a character that no name may have",
    "too-short": "It has fewer than 3 characters",
    "too-long": "It has more than 50 characters",
    spaces: "It begins or ends with a space, or has two in a row",
  },
  about: ["name"],
  needs: ["manifest"],
  *run({ manifest }) {
    const at = manifest.at("name");
    if (!manifest.has("name")) {
      yield {
        code: "missing",
        subject: "name",
        at,
        message: 'The manifest has no "name"',
        help: decide('Add "name": the plugin\'s name in the marketplace', "meaning"),
      };
      return;
    }
    const name = manifest.value["name"];
    if (name === undefined) return;
    if (typeof name !== "string") {
      yield {
        code: "not-a-string",
        at,
        message: `"name" is ${quote(name)}, but must be a string`,
        help: decide(
          `Write the name in quotation marks, of ${String(MIN_LENGTH)} to ${String(MAX_LENGTH)} characters`,
          "meaning",
        ),
      };
      return;
    }
    const forbidden = [...new Set(name.match(FORBIDDEN))];
    if (forbidden.length > 0) {
      yield {
        code: "characters",
        at,
        message: `The name ${quote(name)} contains ${forbidden
          .slice(0, 5)
          .map((character) => quote(character))
          .join(" and ")}`,
        help: decide("Use only the letters A to Z and a to z, digits, spaces, hyphens and underscores", "meaning"),
      };
    }
    const length = [...name].length;
    if (length < MIN_LENGTH || length > MAX_LENGTH) {
      yield {
        code: length < MIN_LENGTH ? "too-short" : "too-long",
        at,
        message: `The name ${quote(name)} has ${String(length)} ${length === 1 ? "character" : "characters"}, but must have ${String(MIN_LENGTH)} to ${String(MAX_LENGTH)}`,
        help: decide(
          length < MIN_LENGTH ? "Write a longer name" : "Write a shorter name, and the rest in the description",
          "meaning",
        ),
      };
    }
    const tidy = name.trim().replace(/ {2,}/gu, " ");
    if (forbidden.length === 0 && tidy !== name) {
      yield {
        code: "spaces",
        at,
        severity: "warning",
        message: `The name ${quote(name)} begins or ends with a space, or has two in a row`,
        help:
          writeMeant(manifest, ["name"], tidy.length >= MIN_LENGTH ? tidy : undefined) ??
          decide(`Write a name of ${String(MIN_LENGTH)} characters or more, besides the spaces around it`, "meaning"),
      };
    }
  },
});
