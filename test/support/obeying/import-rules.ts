import { editJson, replaceRange, setAt, textOf, withText } from "./edits.js";
import type { Rule } from "./rule.js";

const PACKAGE = "package.json";
const BUILT = "dist/plugin.js";

/** Help texts about what the built code imports, and about the entry points that a host loads. */
export const IMPORT_RULES: readonly Rule[] = [
  // Bundle it, or move "canvas-confetti" from "devDependencies" to "dependencies" in package.json
  {
    says: /^Bundle it, or (?:add|move) ("[^"]*") (?:from "devDependencies" )?to "(\w*[dD]ependencies)" in package\.json/u,
    obey: ({ files }, name = "", key = "") => setAt(files, PACKAGE, [key, JSON.parse(name) as string], "^1.0.0"),
  },
  {
    says: /^Bundle it, or add ("[^"]*") to "files" in package\.json/u,
    obey: ({ files }, name = "") =>
      editJson(files, PACKAGE, (root) => (root["files"] as unknown[]).push(JSON.parse(name))),
  },
  {
    says: /^Write ("[^"]*") in the source: a host looks for exactly this name/u,
    obey: ({ files, file, finding }, name = "") =>
      finding.location.range && replaceRange(files, file, finding.location.range, JSON.parse(name) as string),
  },
  // The import is on a line of its own.
  {
    says: /^(?:Build the plugin again, or remove the import|Bundle it, or let the build write it into "dist\/")/u,
    obey({ files, file, finding }) {
      const lines = textOf(files, file).split("\n");
      lines[(finding.location.range?.start.line ?? 1) - 1] = "";
      return withText(files, file, lines.join("\n"));
    },
  },
  {
    says: /^Let the build resolve it, or name a file that ships under "imports" of package\.json/u,
    obey: ({ files, finding }) => setAt(files, PACKAGE, ["imports", String(finding.subject)], `./${BUILT}`),
  },
  {
    says: /^Write the path of a file that ships, or remove the entry/u,
    obey: ({ files, path }) => setAt(files, PACKAGE, path, `./${BUILT}`),
  },
  {
    says: /^Write the path of the built file, which ends in/u,
    obey: ({ files, file, path }) => withText(setAt(files, file, path, BUILT) ?? files, BUILT, "export default 1;\n"),
  },
];
