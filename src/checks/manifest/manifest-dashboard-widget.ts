import { defineKeyCheck } from "../key-check.js";
import { findIconProblems, ICON_CODES } from "./icon-problems.js";

export default defineKeyCheck("dashboard_widget", {
  id: "manifest-dashboard-widget",
  title: "The dashboard widget names its component, and its other keys are what the host expects",
  codes: ICON_CODES,
  findMore: ({ manifest }) => findIconProblems(manifest, ["dashboard_widget", "icon"]),
});
