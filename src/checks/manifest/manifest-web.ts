import { defineCheck } from "../../core/check.js";
import { pathProblems } from "./path-problems.js";
import { shapeProblems } from "../../core/shape-problems.js";

export default defineCheck({
  id: "manifest-web",
  title: "The web entry point is a file of the plugin",
  severity: "error",
  about: ["web"],
  needs: ["manifest", "shape"],
  wants: ["declaredFiles"],
  *run(facts) {
    yield* shapeProblems(facts, "web");
    yield* pathProblems(facts, ["web"]);
  },
});
