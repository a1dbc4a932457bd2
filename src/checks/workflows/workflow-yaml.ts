import { defineCheck, type Problem } from "../../core/check.js";

export default defineCheck({
  id: "workflow-yaml",
  title: "Every workflow that runs plugin-preflight is one that GitHub can read",
  severity: "warning",
  needs: ["workflows"],
  *run({ workflows }): Generator<Problem> {
    for (const { fault } of workflows.files) if (fault) yield fault;
    for (const { file, why, help } of workflows.unread) yield { at: { file }, severity: "notice", message: why, help };
  },
});
