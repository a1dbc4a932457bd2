import { defineCheck, type Problem } from "../../core/check.js";
import { FETCH_LFS, FETCH_SUBMODULES } from "../../plugin/npm-files/unfetched.js";
import { formatNumber } from "../../text/numbers.js";
import { quote } from "../../text/safe.js";

const MOST_SHOWN = 20;

export default defineCheck({
  id: "files-fetched",
  title: "The files of a release are fetched: none is a Git LFS pointer, none is in an empty submodule",
  severity: "error",
  codes: {
    pointer: "A file is a Git LFS pointer, and not the file itself",
    submodule: "A submodule was not fetched",
  },
  needs: ["archiveFiles", "manifestFile"],
  *run({ archiveFiles, manifestFile }): Generator<Problem<"pointer" | "submodule">> {
    const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
    const missing = archiveFiles.refused.filter(({ why }) => why === "pointer" || why === "submodule");
    for (const [at, { path, why }] of missing.slice(0, MOST_SHOWN).entries()) {
      const name = quote(path.startsWith(prefix) ? path.slice(prefix.length) : path);
      const more = at === MOST_SHOWN - 1 ? missing.length - MOST_SHOWN : 0;
      const others = more > 0 ? `, and ${formatNumber(more)} more files are not fetched` : "";
      yield why === "pointer"
        ? {
            code: why,
            at: { file: path },
            message: `${name} is a Git LFS pointer, not the file itself${others}`,
            help: FETCH_LFS,
          }
        : {
            code: "submodule",
            at: { file: path },
            message: `${name} is a submodule that was not fetched${others}`,
            help: FETCH_SUBMODULES,
          };
    }
  },
});
