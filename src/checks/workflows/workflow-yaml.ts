import { defineCheck } from "../../core/check.js";
import { decide } from "../../base/text/help.js";

export default defineCheck({
  id: "workflow-yaml",
  title: "Every workflow that runs plugin-preflight is one that GitHub can read",
  severity: "warning",
  codes: {
    unreadable: "GitHub cannot read the workflow",
    "not-read": "The workflow is not read",
  },
  needs: ["workflows"],
  *run({ workflows }) {
    for (const { fault } of workflows.files)
      if (fault) yield { ...fault, code: "unreadable", help: decide(fault.help, "meaning") };
    for (const { file, why, help } of workflows.unread)
      yield { code: "not-read", at: { file }, severity: "notice", message: why, help: decide(help, "meaning") };
  },
});
