import { listShapeCodes } from "../key-check.js";
import { defineCheck } from "../../core/check.js";
import { writeMeant } from "../phrases.js";
import { findShapeProblems } from "../shape-problems.js";

const OLD = "background-service";
const NEW = "service";

export default defineCheck({
  id: "manifest-type",
  title: "The type is dashboard-widget, cli-tool, service, page or hybrid",
  severity: "error",
  codes: {
    ...listShapeCodes("type"),
    "background-service": "It is the old name of the type service",
  },
  about: ["type"],
  needs: ["manifest", "shape"],
  *run(facts) {
    const { manifest } = facts;
    if (manifest.value["type"] !== OLD) {
      yield* findShapeProblems(facts, "type");
      return;
    }
    yield {
      code: "background-service",
      at: manifest.at("type"),
      message: `"type" is "${OLD}", but the type of a background service is "${NEW}"`,
      help: writeMeant(manifest, ["type"], NEW),
    };
  },
});
