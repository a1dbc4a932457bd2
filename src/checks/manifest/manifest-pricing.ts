import { defineCheck } from "../../core/check.js";
import { findShapeProblems } from "../../core/shape-problems.js";
import { quote } from "../../text/safe.js";

export default defineCheck({
  id: "manifest-pricing",
  title: "The pricing is an object with a type",
  severity: "error",
  about: ["pricing"],
  needs: ["manifest", "shape"],
  *run(facts) {
    yield* findShapeProblems(facts, "pricing");
    const { manifest } = facts;
    const type = manifest.valueAt("pricing", "type");
    if (typeof type !== "string" || type === "" || type === "free") return;
    yield {
      at: manifest.at("pricing", "type"),
      severity: "notice",
      message: `"pricing.type" is ${quote(type)}, but the list of its values is not published, and only "free" is known`,
      help: `Ask the marketplace whether it knows ${quote(type)}`,
    };
  },
});
