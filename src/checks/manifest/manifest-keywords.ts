import { defineCheck } from "../../core/check.js";
import { repeatedItems } from "./repeated-items.js";
import { shapeProblems } from "../../core/shape-problems.js";

export default defineCheck({
  id: "manifest-keywords",
  title: "The keywords are a list of texts, each there once",
  severity: "error",
  about: ["keywords"],
  needs: ["manifest", "shape"],
  *run(facts) {
    yield* shapeProblems(facts, "keywords");
    yield* repeatedItems(facts.manifest, "keywords");
  },
});
