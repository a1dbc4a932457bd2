import { addressProblems } from "./address-problems.js";
import { defineCheck } from "../../core/check.js";
import { shapeProblems } from "../../core/shape-problems.js";

export default defineCheck({
  id: "manifest-homepage",
  title: "The homepage is an address that a browser opens",
  severity: "error",
  about: ["homepage"],
  needs: ["manifest", "shape"],
  *run(facts) {
    yield* shapeProblems(facts, "homepage");
    yield* addressProblems(facts.manifest, ["homepage"]);
  },
});
