import { defineCheck } from "../../core/check.js";
import { findRequiredTextProblems, REQUIRED_TEXT_CODES } from "./required-text.js";
import { decide } from "../../base/text/help.js";

export default defineCheck({
  id: "changelog-present",
  title: "CHANGELOG.md exists with exactly this name, and is not empty",
  severity: "error",
  codes: REQUIRED_TEXT_CODES,
  needs: ["changelogFile"],
  wants: ["changelogText"],
  run: ({ changelogFile, changelogText }) =>
    findRequiredTextProblems(changelogFile, changelogText, {
      help: decide("Write a CHANGELOG.md with an entry for each version", "text"),
      unreadable: { severity: "warning", release: "error" },
    }),
});
