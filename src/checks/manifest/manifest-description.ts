import { defineKeyCheck } from "../key-check.js";
import { countCodePoints } from "../../base/text/code-points.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

const MIN_LENGTH = 10;
const MAX_LENGTH = 500;
/** What the specification's sample validator allows. */
const MAX_STRICT_LENGTH = 200;

export default defineKeyCheck("description", {
  id: "manifest-description",
  title: "The description has 10 to 500 characters, ideally no more than 200",
  codes: {
    "over-200": "It has more than 200 characters, which may be refused at submission",
    "too-short-trimmed": "It has fewer than 10 characters without leading and trailing white space",
  },
  *findMore(facts) {
    const { manifest } = facts;
    const description = manifest.value["description"];
    if (typeof description !== "string") return;
    const at = manifest.at("description");
    const length = countCodePoints(description);
    if (length > MAX_STRICT_LENGTH && length <= MAX_LENGTH) {
      yield {
        code: "over-200",
        at,
        severity: "warning",
        strict: "error",
        message: `"description" is ${quote(description)}: ${String(length)} characters, and over ${String(MAX_STRICT_LENGTH)} may be refused at submission`,
        help: decide(`Shorten it to ${String(MAX_STRICT_LENGTH)} characters, and put the rest into README.md`, "text"),
      };
    }
    const bare = countCodePoints(description.trim());
    if (length >= MIN_LENGTH && bare < MIN_LENGTH) {
      yield {
        code: "too-short-trimmed",
        at,
        severity: "warning",
        message: `"description" is ${quote(description)}: only ${String(bare)} characters without leading and trailing white space, but it must have at least ${String(MIN_LENGTH)}`,
        help: decide("Write a longer text, without leading or trailing white space", "text"),
      };
    }
  },
});
