import { listShapeCodes } from "../shape-codes.js";
import { defineCheck } from "../../core/check.js";
import { findShapeProblems } from "../shape-problems.js";
import { quote } from "../../text/safe.js";

export default defineCheck({
  id: "manifest-pricing",
  title: "The pricing is an object with a type",
  severity: "error",
  codes: {
    ...listShapeCodes("pricing"),
    "unknown-type": "The type is one that nobody has published",
  },
  about: ["pricing"],
  needs: ["manifest", "shape"],
  *run(facts) {
    yield* findShapeProblems(facts, "pricing");
    const { manifest } = facts;
    const type = manifest.valueAt("pricing", "type");
    if (typeof type !== "string" || type === "" || type === "free") return;
    yield {
      code: "unknown-type",
      at: manifest.at("pricing", "type"),
      severity: "notice",
      message: `"pricing.type" is ${quote(type)}, but the list of its values is not published, and only "free" is known`,
      help: `Ask the marketplace whether it knows ${quote(type)}`,
    };
  },
});
