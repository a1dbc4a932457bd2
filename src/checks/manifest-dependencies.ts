import { defineCheck } from "../core/check.js";
import { rangeProblems } from "../core/range-problems.js";
import { shapeProblems } from "../core/shape-problems.js";
import { isObject } from "../plugin/manifest.js";
import { quoted } from "../text/safe.js";

/** The SDK and the UI libraries: two copies of one of them in one host do not know each other. */
const SHARED = ["plugin-preflight", "react", "preact", "vue", "svelte", "solid-js"];

export default defineCheck({
  id: "manifest-dependencies",
  title: "The dependencies have version ranges that can be met, and none of them is the SDK or a UI library",
  severity: "error",
  about: ["dependencies"],
  needs: ["manifest", "shape", "ranges"],
  wants: ["packageJson"],
  *run(facts) {
    yield* shapeProblems(facts, "dependencies");
    yield* rangeProblems(facts, "dependencies");
    const { manifest } = facts;
    const dependencies = manifest.value["dependencies"];
    const peers = manifest.value["peerDependencies"];
    if (!isObject(dependencies)) return;
    for (const name of SHARED.filter((shared) => Object.hasOwn(dependencies, shared))) {
      yield {
        at: manifest.keyAt("dependencies", name),
        severity: "warning",
        message: `${quoted(name)} stands under "dependencies", but the SDK and UI libraries belong under "peerDependencies"`,
        help:
          isObject(peers) && Object.hasOwn(peers, name)
            ? 'Remove it here: it stands under "peerDependencies" already'
            : 'Move it to "peerDependencies"',
      };
    }
  },
});
