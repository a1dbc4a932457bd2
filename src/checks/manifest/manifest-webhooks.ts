import { listShapeCodes } from "../shape-codes.js";
import { defineCheck } from "../../core/check.js";
import { findShapeProblems } from "../shape-problems.js";

export default defineCheck({
  id: "manifest-webhooks",
  title: "Every webhook has a name, a path for its endpoint, and events",
  severity: "error",
  codes: listShapeCodes("webhooks"),
  about: ["webhooks"],
  needs: ["manifest", "shape"],
  run: (facts) => findShapeProblems(facts, "webhooks"),
});
