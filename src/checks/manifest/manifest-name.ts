import { defineCheck } from "../../core/check.js";
import { quote } from "../../text/safe.js";

const SHORTEST = 3;
const LONGEST = 50;
const FORBIDDEN = /[^A-Za-z0-9 _-]/gu;

export default defineCheck({
  id: "manifest-name",
  title: "The name has 3 to 50 letters, digits, spaces, hyphens and underscores",
  severity: "error",
  about: ["name"],
  needs: ["manifest"],
  *run({ manifest }) {
    const at = manifest.at("name");
    if (!manifest.has("name")) {
      yield { at, message: 'The manifest has no "name"', help: 'Add "name": the plugin\'s name in the marketplace' };
      return;
    }
    const name = manifest.value["name"];
    if (name === undefined) return;
    if (typeof name !== "string") {
      yield {
        at,
        message: `"name" is ${quote(name)}, but must be a string`,
        help: `Write the name in quotation marks, of ${String(SHORTEST)} to ${String(LONGEST)} characters`,
      };
      return;
    }
    const forbidden = [...new Set(name.match(FORBIDDEN))];
    if (forbidden.length > 0) {
      yield {
        at,
        message: `The name ${quote(name)} contains ${forbidden
          .slice(0, 5)
          .map((character) => quote(character))
          .join(" and ")}`,
        help: "Use only the letters A to Z and a to z, digits, spaces, hyphens and underscores",
      };
    }
    const length = [...name].length;
    if (length < SHORTEST || length > LONGEST) {
      yield {
        at,
        message: `The name ${quote(name)} has ${String(length)} ${length === 1 ? "character" : "characters"}, but must have ${String(SHORTEST)} to ${String(LONGEST)}`,
        help: length < SHORTEST ? "Write a longer name" : "Write a shorter name, and the rest in the description",
      };
    }
    const tidy = name.trim().replace(/ {2,}/gu, " ");
    if (forbidden.length === 0 && tidy !== name) {
      yield {
        at,
        severity: "warning",
        message: `The name ${quote(name)} begins or ends with a space, or has two in a row`,
        help: `Write ${quote(tidy)}`,
        fix: tidy.length >= SHORTEST ? manifest.replace(["name"], tidy) : [],
      };
    }
  },
});
