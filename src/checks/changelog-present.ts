import { defineCheck } from "../core/check.js";
import { requiredFileProblems } from "../core/required-file.js";

export default defineCheck({
  id: "changelog-present",
  title: "CHANGELOG.md is there, under exactly this name, and not empty",
  severity: "error",
  needs: ["changelogFile"],
  run: ({ changelogFile }) =>
    requiredFileProblems(changelogFile, "Write a CHANGELOG.md with an entry for each version"),
});
