import { listShapeCodes } from "../shape-codes.js";
import { defineCheck } from "../../core/check.js";
import { findShapeProblems } from "../shape-problems.js";

export default defineCheck({
  id: "manifest-category",
  title: "The category is one of the marketplace's ten",
  severity: "error",
  codes: listShapeCodes("category"),
  about: ["category"],
  needs: ["manifest", "shape"],
  run: (facts) => findShapeProblems(facts, "category"),
});
