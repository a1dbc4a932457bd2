import { defineCheck } from "../../core/check.js";
import { shapeProblems } from "../../core/shape-problems.js";

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
      yield* shapeProblems(facts, "type");
      return;
    }
    const at = manifest.at("type");
    yield {
      at,
      message: `"type" is "${OLD}", but the type of a background service is "${NEW}"`,
      help: `Write "${NEW}"`,
      ...(at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(NEW) }] }),
    };
  },
});
