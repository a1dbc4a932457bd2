import { listShapeCodes } from "../shape-codes.js";
import { defineCheck } from "../../core/check.js";
import { findRepeatedItems, REPEATED_CODES } from "./repeated-items.js";
import { findShapeProblems } from "../shape-problems.js";

export default defineCheck({
  id: "manifest-keywords",
  title: "The keywords are a list of texts, each there once",
  severity: "error",
  codes: {
    ...listShapeCodes("keywords"),
    ...REPEATED_CODES,
  },
  about: ["keywords"],
  needs: ["manifest", "shape"],
  *run(facts) {
    yield* findShapeProblems(facts, "keywords");
    yield* findRepeatedItems(facts.manifest, "keywords");
  },
});
