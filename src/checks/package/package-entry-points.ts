import { defineCheck } from "../../core/check.js";
import type { Path } from "../../base/text/json/json-text.js";
import { quote } from "../../base/text/safe.js";
import { append, decide, either, remove } from "../../base/text/help.js";

export default defineCheck({
  id: "package-entry-points",
  title: "The entry points that package.json names are files that ship",
  severity: "warning",
  codes: {
    "missing-file": "There is no file at the path of an entry point",
    "not-shipped": "The file of an entry point is there, but does not ship",
  },
  needs: ["packageJson", "unshippedEntryPoints"],
  *run({ packageJson, unshippedEntryPoints }) {
    for (const { place, written, there } of unshippedEntryPoints.entries) {
      const problem = {
        subject: written,
        at: packageJson.at(...place),
        npmRelease: "error" as const,
      };
      const is = `${formatEntry(place)} is ${quote(written)}`;
      if (there === undefined) {
        const path = decide("Write the path of a file that ships", "meaning");
        const help = either(path, remove(packageJson, place, "Remove the entry"));
        yield { ...problem, code: "missing-file", message: `${is}, but no such file ships`, help };
        continue;
      }
      const help = either(
        append(packageJson, ["files"], [there], `Add ${quote(there)} to "files" in package.json`),
        decide("Write the path of a file that ships", "meaning"),
      );
      yield { ...problem, code: "not-shipped", message: `${is}, but ${quote(there)} does not ship`, help };
    }
  },
});

/** `"main"`, `"types" of "exports"`. */
function formatEntry(place: Path): string {
  const [first, last] = [place[0], place.at(-1)];
  return place.length === 1 ? quote(first) : `${quote(String(last))} of ${quote(first)}`;
}
