import { defineCheck } from "../../core/check.js";
import { findRequiredTextProblems, REQUIRED_TEXT_CODES } from "./required-text.js";
import { decide } from "../../base/text/help.js";

export default defineCheck({
  id: "readme-present",
  title: "README.md exists with exactly this name, and is not empty",
  severity: "error",
  codes: REQUIRED_TEXT_CODES,
  needs: ["readmeFile"],
  wants: ["readmeText"],
  run: ({ readmeFile, readmeText }) =>
    findRequiredTextProblems(readmeFile, readmeText, {
      help: decide("Write a README.md that says what the plugin does and how to install it", "text"),
    }),
});
