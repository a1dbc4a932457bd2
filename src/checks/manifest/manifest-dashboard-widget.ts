import { defineKeyCheck } from "../key-check.js";

export default defineKeyCheck("dashboard_widget", {
  id: "manifest-dashboard-widget",
  title: "The dashboard widget names its component, and its other keys are what the host expects",
});
