import { ADDRESS_CODES, findAddressProblems } from "./address-problems.js";
import { listShapeCodes } from "../key-check.js";
import { defineCheck } from "../../core/check.js";
import { findPackageFormProblems, PACKAGE_FORM_CODES } from "./package-form-problems.js";
import { findShapeProblems } from "../shape-problems.js";

export default defineCheck({
  id: "manifest-bugs",
  title: "The issue tracker has a URL that a browser can open",
  severity: "error",
  codes: {
    ...listShapeCodes("bugs"),
    ...ADDRESS_CODES,
    ...PACKAGE_FORM_CODES,
  },
  about: ["bugs"],
  needs: ["manifest", "shape"],
  *run(facts) {
    const packageForm = findPackageFormProblems(facts.manifest, "bugs");
    if (packageForm.length > 0) {
      yield* packageForm;
      return;
    }
    yield* findShapeProblems(facts, "bugs");
    yield* findAddressProblems(facts.manifest, ["bugs"]);
  },
});
