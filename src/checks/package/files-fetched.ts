import { cutList } from "../cut-list.js";
import { defineCheck, type Problem } from "../../core/check.js";
import { isAbsent } from "../../plugin/absent.js";
import { ALWAYS } from "../../plugin/npm-files/archive-files.js";
import type { MissingFiles } from "../../plugin/npm-files/missing-files.js";
import { CHECK_OUT_ALL, FETCH_SUBMODULES } from "../../plugin/npm-files/unfetched.js";
import { FETCH_LFS } from "../../base/git/lfs-pointer.js";
import { formatCount, formatNumber, formatVerb } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { quoteForShell } from "../../base/text/shell-word.js";
import { formatNames } from "../phrases.js";
import { decide, run, say, type Help } from "../../base/text/help.js";

const MAX_SHOWN = 20;

export default defineCheck({
  id: "files-fetched",
  title: "The files of a release are fetched: none is missing, a Git LFS pointer, or in an empty submodule",
  severity: "error",
  codes: {
    pointer: "A file is a Git LFS pointer, not the file itself",
    submodule: "A submodule was not fetched",
    missing: "A tracked file is not in the working tree",
    "missing-built": "Tracked files below dist/ are not in the working tree",
  },
  needs: ["archiveFiles", "manifestFile"],
  wants: ["missingFiles"],
  *run({ archiveFiles, manifestFile, missingFiles }) {
    const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
    const missing = archiveFiles.refused.filter(
      ({ path, why }) => why === "submodule" || (why === "pointer" && !ALWAYS.includes(path.slice(prefix.length))),
    );
    for (const { item, more } of cutList(missing, MAX_SHOWN)) {
      const { path, why } = item;
      const name = quote(path.startsWith(prefix) ? path.slice(prefix.length) : path);
      const others = more > 0 ? `, and ${formatCount(more, "more file")} ${formatVerb(more)} not fetched` : "";
      const at = { file: path };
      if (why === "pointer") {
        const message = `${name} is a Git LFS pointer, not the file itself${others}`;
        yield { code: "pointer", at, message, help: decide(FETCH_LFS, "disk") };
      } else {
        const message = `${name} is a submodule that was not fetched${others}`;
        yield { code: "submodule", at, message, help: decide(FETCH_SUBMODULES, "disk") };
      }
    }
    if (!isAbsent(missingFiles)) yield* findMissingProblems(missingFiles, prefix);
  },
});

/** Files that git tracks and that are missing in the working tree: a release would ship less than its commit. */
function* findMissingProblems(
  { files, built, folders, isSparse }: MissingFiles,
  prefix: string,
): Generator<Problem<"missing" | "missing-built">> {
  const missing = [...files, ...folders];
  for (const { item: path, more } of cutList(missing, MAX_SHOWN)) {
    const others = more > 0 ? `, and ${formatNumber(more)} more ${formatVerb(more)} not` : "";
    yield {
      code: "missing",
      subject: path.slice(prefix.length),
      at: { file: path.replace(/\/$/u, "") },
      severity: "warning",
      release: "error",
      message: `${quote(path.slice(prefix.length))} is tracked by git, but is not in the working tree${others}`,
      help: isSparse ? decide(CHECK_OUT_ALL, "disk") : adviseToRestore(path),
    };
  }
  const [first] = built;
  if (first === undefined) return;
  const names = formatNames(built.map((path) => path.slice(prefix.length)));
  yield {
    code: "missing-built",
    at: { file: first },
    severity: "notice",
    message: `${names} ${formatVerb(built.length)} tracked by git, but not in the working tree`,
    help: isSparse
      ? decide(CHECK_OUT_ALL, "disk")
      : decide("If the build no longer writes them, commit their deletion. Otherwise build again", "meaning"),
  };
}

function adviseToRestore(path: string): Help {
  const command = `git checkout -- ${quoteForShell(path)}`;
  const restore = run(`Restore it: ${command}`, command);
  return say(`${restore.sentence}; or commit the deletion`, restore, decide("Commit the deletion", "meaning"));
}
