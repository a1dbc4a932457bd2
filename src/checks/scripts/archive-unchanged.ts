import { defineCheck, type Problem } from "../../core/check.js";
import { formatNumber } from "../../text/numbers.js";
import { quote } from "../../text/safe.js";

const MOST_TOLD = 10;
const BUILD = "Build before them, and let no test, lint or type check write into what ships";

export default defineCheck({
  id: "archive-unchanged",
  title: "The plugin's own commands leave the files of its archive as they are",
  severity: "error",
  needs: ["archiveChange"],
  *run({ archiveChange }): Generator<Problem> {
    const { changed, added, removed } = archiveChange;
    const all = [
      ...changed.map((file) => ({ file, says: "is changed by" })),
      ...added.map((file) => ({ file, says: "is put into the archive by" })),
      ...removed.map((file) => ({ file, says: "is taken out of the archive by" })),
    ];
    for (const { file, says } of all.slice(0, MOST_TOLD)) {
      // A file that is gone has no place: the finding is at the manifest.
      const at = removed.includes(file) ? {} : { at: { file } };
      yield { ...at, message: `${quote(file)} ${says} the plugin's own tests, lint or type check`, help: BUILD };
    }
    const more = all.length - MOST_TOLD;
    if (more > 0) {
      const files = more === 1 ? "1 more file" : `${formatNumber(more)} more files`;
      yield { message: `The tests, lint and type check change ${files} of the archive`, help: BUILD };
    }
  },
});
