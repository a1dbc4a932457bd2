import { defineCheck } from "../../core/check.js";
import { countCodePoints } from "../../base/text/code-points.js";
import { decide } from "../../base/text/help.js";

/** The specification asks for more than so many. */
const TOO_FEW = 200;

export default defineCheck({
  id: "readme-length",
  title: "README.md has more than 200 characters",
  severity: "error",
  codes: {
    "too-short": "It has 200 characters or fewer",
    "too-short-trimmed": "It has 200 characters or fewer without leading and trailing white space",
  },
  needs: ["readme"],
  *run({ readme: { name, path, text, isCut } }) {
    // A code point takes two units at most: most READMEs are plainly long enough.
    if (text.trim().length > 2 * TOO_FEW) return;
    const count = countCodePoints(text.startsWith("\uFEFF") ? text.slice(1) : text);
    const trimmed = countCodePoints(text.trim());
    const at = { file: path };
    const help = decide("Say what the plugin does, how to install it, and how to use it", "text");
    if (count <= TOO_FEW) {
      yield {
        code: "too-short",
        at,
        message: `${name} has ${formatCharacters(count)}, but must have more than ${String(TOO_FEW)}`,
        help,
      };
    } else if (trimmed <= TOO_FEW && !isCut) {
      yield {
        code: "too-short-trimmed",
        at,
        severity: "warning",
        message: `${name} has ${formatCharacters(count)}, but only ${String(trimmed)} without leading and trailing white space; more than ${String(TOO_FEW)} are required`,
        help,
      };
    }
  },
});

function formatCharacters(count: number): string {
  return count === 1 ? "1 character" : `${String(count)} characters`;
}
