import { listShapeCodes } from "../shape-codes.js";
import { defineCheck } from "../../core/check.js";
import { findShapeProblems } from "../shape-problems.js";

export default defineCheck({
  id: "manifest-dashboard-widget",
  title: "The dashboard widget names its component, and its other keys are what the host expects",
  severity: "error",
  codes: listShapeCodes("dashboard_widget"),
  about: ["dashboard_widget"],
  needs: ["manifest", "shape"],
  run: (facts) => findShapeProblems(facts, "dashboard_widget"),
});
