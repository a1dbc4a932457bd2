import { defineCheck } from "../../core/check.js";
import { findShapeProblems } from "../../core/shape-problems.js";

export default defineCheck({
  id: "manifest-category",
  title: "The category is one of the marketplace's ten",
  severity: "error",
  about: ["category"],
  needs: ["manifest", "shape"],
  run: (facts) => findShapeProblems(facts, "category"),
});
