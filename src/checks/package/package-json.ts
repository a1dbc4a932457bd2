import { defineCheck } from "../../core/check.js";
import { findJsonFileProblems, JSON_FILE_CODES } from "../../core/file-problems.js";

export default defineCheck({
  id: "package-json",
  title: "package.json is one valid JSON object",
  severity: "error",
  codes: JSON_FILE_CODES,
  needs: ["packageFile"],
  wants: ["packageText"],
  run: ({ packageFile, packageText }) => findJsonFileProblems(packageFile, packageText),
});
