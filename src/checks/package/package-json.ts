import { getPresent } from "../../plugin/absent.js";
import { defineCheck } from "../../core/check.js";
import { findJsonFileProblems, JSON_FILE_CODES } from "../../core/file-problems.js";
import { decide } from "../../base/text/help.js";
import { describeMergeConflict } from "../../base/text/merge-conflict.js";

export default defineCheck({
  id: "package-json",
  title: "package.json is one valid JSON object",
  severity: "error",
  codes: { ...JSON_FILE_CODES, "lock-conflict": "The lock file contains a merge conflict" },
  needs: ["packageFile"],
  wants: ["packageText", "lockConflicts"],
  *run({ packageFile, packageText, lockConflicts }) {
    yield* findJsonFileProblems(packageFile, packageText);
    for (const [file, conflict] of getPresent(lockConflicts) ?? []) {
      const { message, help } = describeMergeConflict(conflict);
      yield { code: "lock-conflict", at: { file, range: conflict.range }, message, help: decide(help, "meaning") };
    }
  },
});
