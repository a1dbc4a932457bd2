import { ADDRESS_CODES, findAddressProblems } from "./address-problems.js";
import { listShapeCodes } from "../shape-codes.js";
import { defineCheck } from "../../core/check.js";
import { findShapeProblems } from "../shape-problems.js";

export default defineCheck({
  id: "manifest-homepage",
  title: "The homepage is an address that a browser opens",
  severity: "error",
  codes: {
    ...listShapeCodes("homepage"),
    ...ADDRESS_CODES,
  },
  about: ["homepage"],
  needs: ["manifest", "shape"],
  *run(facts) {
    yield* findShapeProblems(facts, "homepage");
    yield* findAddressProblems(facts.manifest, ["homepage"]);
  },
});
