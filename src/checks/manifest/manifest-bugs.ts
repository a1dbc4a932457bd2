import { addressProblems } from "./address-problems.js";
import { defineCheck } from "../../core/check.js";
import { packageFormProblems } from "./package-form-problems.js";
import { shapeProblems } from "../../core/shape-problems.js";

export default defineCheck({
  id: "manifest-bugs",
  title: "The issue tracker has an address that a browser opens",
  severity: "error",
  about: ["bugs"],
  needs: ["manifest", "shape"],
  *run(facts) {
    const packageForm = packageFormProblems(facts.manifest, "bugs");
    if (packageForm.length > 0) {
      yield* packageForm;
      return;
    }
    yield* shapeProblems(facts, "bugs");
    yield* addressProblems(facts.manifest, ["bugs"]);
  },
});
