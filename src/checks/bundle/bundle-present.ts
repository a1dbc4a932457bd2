import { formatBuildHelp } from "./build-help.js";
import { locateBundle } from "./bundle-at.js";
import { defineCheck, type Problem } from "../../core/check.js";
import { findRequiredFileProblems } from "../../core/file-problems.js";
import { quote } from "../../text/safe.js";

export default defineCheck({
  id: "bundle-present",
  title: "The built code is there, as dist/plugin.js",
  severity: "error",
  needs: ["bundleFile"],
  wants: ["manifest", "packageJson", "scripts"],
  *run({ bundleFile, manifest, ...facts }): Generator<Problem> {
    const build = formatBuildHelp("Build the plugin first", facts);
    if (bundleFile.state !== "missing" || bundleFile.near !== undefined) {
      yield* findRequiredFileProblems(bundleFile, build);
      return;
    }
    const others = bundleFile.siblings.filter((name) => /\.[cm]?js$/u.test(name));
    const [other] = others;
    yield {
      at: locateBundle(manifest, bundleFile.path),
      message: `There is no file "dist/plugin.js"`,
      help: other === undefined ? build : `${build}; the folder "dist" holds ${quote(other)} instead`,
    };
  },
});
