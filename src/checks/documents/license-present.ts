import { defineCheck } from "../../core/check.js";
import { findRequiredTextProblems, REQUIRED_TEXT_CODES } from "./required-text.js";

export default defineCheck({
  id: "license-present",
  title: "LICENSE exists with exactly this name, and is not empty",
  severity: "error",
  codes: REQUIRED_TEXT_CODES,
  needs: ["licenseFile"],
  wants: ["licenseText"],
  run: ({ licenseFile, licenseText }) =>
    findRequiredTextProblems(licenseFile, licenseText, {
      help: "Add the text of the plugin's license as LICENSE",
      unreadable: { severity: "warning" },
    }),
});
