import { defineCheck } from "../core/check.js";
import { requiredFileProblems } from "../core/required-file.js";

export default defineCheck({
  id: "readme-present",
  title: "README.md is there, under exactly this name, and not empty",
  severity: "error",
  needs: ["readmeFile"],
  run: ({ readmeFile }) =>
    requiredFileProblems(readmeFile, "Write a README.md: what the plugin does, and how it is installed"),
});
