import { defineCheck } from "../core/check.js";
import { requiredFileProblems } from "../core/required-file.js";

export default defineCheck({
  id: "license-present",
  title: "LICENSE is there, under exactly this name, and not empty",
  severity: "error",
  needs: ["licenseFile"],
  run: ({ licenseFile }) => requiredFileProblems(licenseFile, "Add the text of the plugin's licence as LICENSE"),
});
