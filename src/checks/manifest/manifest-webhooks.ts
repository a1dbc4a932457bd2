import { defineCheck } from "../../core/check.js";
import { findShapeProblems } from "../../core/shape-problems.js";

export default defineCheck({
  id: "manifest-webhooks",
  title: "Every webhook has a name, a path for its endpoint, and events",
  severity: "error",
  about: ["webhooks"],
  needs: ["manifest", "shape"],
  run: (facts) => findShapeProblems(facts, "webhooks"),
});
