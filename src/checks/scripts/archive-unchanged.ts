import { defineCheck } from "../../core/check.js";
import { formatCount } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

const MAX_SHOWN = 10;
const BUILD = decide("Build before you run them, and do not let them write to files that ship", "commands");

export default defineCheck({
  id: "archive-unchanged",
  title: "The plugin's own commands do not change the files of its archive",
  severity: "error",
  codes: {
    changed: "A command changes a file of the archive",
    added: "A command adds a file to the archive",
    removed: "A command removes a file from the archive",
    "more-changes": "Commands change more files of the archive than are listed",
  },
  needs: ["archiveChange"],
  *run({ archiveChange }) {
    const { changed, added, removed } = archiveChange;
    const all = [
      ...changed.map((file) => ({ code: "changed" as const, file, says: "is changed by" })),
      ...added.map((file) => ({ code: "added" as const, file, says: "is added to the archive by" })),
      ...removed.map((file) => ({ code: "removed" as const, file, says: "is removed from the archive by" })),
    ];
    for (const { code, file, says } of all.slice(0, MAX_SHOWN)) {
      yield {
        code,
        subject: file,
        // A file that is gone has no place: the finding is at the manifest.
        at: removed.includes(file) ? undefined : { file },
        message: `${quote(file)} ${says} the plugin's own tests, lint or type check`,
        help: BUILD,
      };
    }
    const more = all.length - MAX_SHOWN;
    if (more > 0) {
      yield {
        code: "more-changes",
        message: `The tests, lint and type check change ${formatCount(more, "more file")} of the archive`,
        help: BUILD,
      };
    }
  },
});
