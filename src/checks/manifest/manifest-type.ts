import { defineCheck } from "../../core/check.js";
import { findShapeProblems } from "../../core/shape-problems.js";

const OLD = "background-service";
const NEW = "service";

export default defineCheck({
  id: "manifest-type",
  title: "The type is dashboard-widget, cli-tool, service, page or hybrid",
  severity: "error",
  about: ["type"],
  needs: ["manifest", "shape"],
  *run(facts) {
    const { manifest } = facts;
    if (manifest.value["type"] !== OLD) {
      yield* findShapeProblems(facts, "type");
      return;
    }
    yield {
      at: manifest.at("type"),
      message: `"type" is "${OLD}", but the type of a background service is "${NEW}"`,
      help: `Write "${NEW}"`,
      fix: manifest.replace(["type"], NEW),
    };
  },
});
