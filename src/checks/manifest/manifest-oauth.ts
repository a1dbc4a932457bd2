import { listShapeCodes } from "../shape-codes.js";
import { defineCheck } from "../../core/check.js";
import { findShapeProblems } from "../shape-problems.js";

export default defineCheck({
  id: "manifest-oauth",
  title: "Every OAuth provider has a name, scopes, and a path to return to",
  severity: "error",
  codes: listShapeCodes("oauth"),
  about: ["oauth"],
  needs: ["manifest", "shape"],
  run: (facts) => findShapeProblems(facts, "oauth"),
});
