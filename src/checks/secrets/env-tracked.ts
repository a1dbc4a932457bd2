import { cutList } from "../cut-list.js";
import { defineCheck } from "../../core/check.js";
import { quote } from "../../base/text/safe.js";
import { getBaseName } from "../../base/files/workspace.js";
import { formatNumber, formatVerb } from "../../base/text/numbers.js";
import { decide, run, type Help } from "../../base/text/help.js";

const MAX_SHOWN = 20;
/** A name that needs no quotes in any shell. */
const PLAIN = /^[\w./@+-]+$/u;

export default defineCheck({
  id: "env-tracked",
  title: "No .env file is tracked by git",
  severity: "error",
  alwaysCounts: true,
  codes: {
    "not-known": "The check cannot find out what git tracks",
    tracked: "A file with secrets is tracked by git",
    "not-ignored": "git neither tracks nor ignores a file with secrets",
  },
  needs: ["trackedEnvironment", "manifestFile"],
  *run({ trackedEnvironment: { paths, unignored = [], unknown }, manifestFile }) {
    if (unknown !== undefined) {
      yield {
        code: "not-known",
        at: { file: manifestFile.path },
        severity: "warning",
        message: `Cannot tell whether git tracks a .env file: ${unknown}`,
        help: decide("Check the output of git ls-files", "answer"),
      };
    }
    const folder = manifestFile.path.slice(0, -manifestFile.name.length);
    for (const { item: path, more } of cutList(paths, MAX_SHOWN)) {
      const name = path.slice(folder.length);
      const others = more > 0 ? `, and so ${formatVerb(more)} ${formatNumber(more)} more like it` : "";
      yield {
        code: "tracked",
        at: { file: path },
        secret: true,
        message: `The file ${quote(name)} is tracked by git${others}`,
        help: adviseToUntrack(name),
      };
    }
    for (const { item: path, more } of cutList(unignored, MAX_SHOWN)) {
      const name = path.slice(folder.length);
      const others = more > 0 ? `, nor ${formatNumber(more)} more like it` : "";
      yield {
        code: "not-ignored",
        at: { file: path },
        secret: true,
        severity: "warning",
        message: `git does not ignore the file ${quote(name)}${others}, so the next commit may contain it`,
        help: decide(`Add ${quote(getBaseName(path))} to .gitignore`, "text"),
      };
    }
  },
});

function adviseToUntrack(name: string): Help {
  const rest = `add ${quote(getBaseName(name))} to .gitignore, and rotate every secret that it contained: the history keeps them`;
  const command = `git rm --cached ${name}`;
  if (!PLAIN.test(name) || name.startsWith("-")) return decide(`Untrack it with git rm --cached, ${rest}`, "secret");
  return run(`Run ${command}, ${rest}`, command);
}
