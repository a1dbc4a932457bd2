import { defineCheck, type Problem } from "../core/check.js";
import { requiredFileProblems } from "../core/required-file.js";
import { isAbsent } from "../plugin/absent.js";
import { isObject } from "../plugin/manifest.js";
import { quoted } from "../text/safe.js";

const ENTRY_POINTS = ["main", "web", "background"];

export default defineCheck({
  id: "bundle-present",
  title: "The built code is there, as dist/plugin.js",
  severity: "error",
  needs: ["bundleFile"],
  wants: ["manifest", "packageJson"],
  *run({ bundleFile, manifest, packageJson }): Generator<Problem> {
    const scripts = isAbsent(packageJson) ? undefined : packageJson.value["scripts"];
    const builds = isObject(scripts) && typeof scripts["build"] === "string";
    const build = builds ? "Build the plugin first: npm run build" : "Build the plugin first";
    if (bundleFile.state !== "missing" || bundleFile.near !== undefined) {
      yield* requiredFileProblems(bundleFile, build);
      return;
    }
    const asking = isAbsent(manifest) ? undefined : ENTRY_POINTS.find((key) => isBundle(manifest.value[key]));
    const others = bundleFile.siblings.filter((name) => /\.[cm]?js$/u.test(name));
    const [other] = others;
    yield {
      at: !isAbsent(manifest) && asking !== undefined ? manifest.at(asking) : { file: bundleFile.path },
      message: `There is no file "dist/plugin.js"`,
      help: other === undefined ? build : `${build}; the folder "dist" holds ${quoted(other)} instead`,
    };
  },
});

function isBundle(path: unknown): boolean {
  return typeof path === "string" && /^(?:\.\/)?dist\/plugin\.js$/u.test(path);
}
