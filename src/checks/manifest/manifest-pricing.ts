import { defineKeyCheck } from "../key-check.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

export default defineKeyCheck("pricing", {
  id: "manifest-pricing",
  title: "The pricing is an object with a type",
  codes: {
    "unknown-type": "The type is not a published one",
  },
  *findMore(facts) {
    const { manifest } = facts;
    const type = manifest.valueAt("pricing", "type");
    if (typeof type !== "string" || type === "" || type === "free") return;
    yield {
      code: "unknown-type",
      at: manifest.at("pricing", "type"),
      severity: "notice",
      message: `"pricing.type" is ${quote(type)}, but the only documented value is "free"`,
      help: decide(`Ask the marketplace whether it accepts ${quote(type)}`, "answer"),
    };
  },
});
