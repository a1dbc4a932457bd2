import { defineKeyCheck } from "../key-check.js";
import { findPackageRangeProblems, PACKAGE_RANGE_CODES } from "./range-problems.js";
import { listHostPackages } from "../../plugin/bundle/host-packages.js";
import { toObject } from "../../base/text/json/json-object.js";
import { quote } from "../../base/text/safe.js";
import { move, remove } from "../../base/text/help.js";

export default defineKeyCheck("dependencies", {
  id: "manifest-dependencies",
  title: "The dependencies have satisfiable version ranges, and none of them is the SDK or a UI library",
  codes: {
    ...PACKAGE_RANGE_CODES,
    "host-package": "The dependencies include a package that the host provides",
  },
  wants: ["packageJson", "packedRanges", "configuration"],
  *findMore(facts) {
    yield* findPackageRangeProblems(facts, "dependencies");
    const { manifest, configuration } = facts;
    const dependencies = toObject(manifest.value["dependencies"]);
    const peers = toObject(manifest.value["peerDependencies"]);
    for (const name of listHostPackages(configuration)) {
      if (!Object.hasOwn(dependencies, name)) continue;
      yield {
        code: "host-package",
        at: manifest.keyAt("dependencies", name),
        severity: "warning",
        message: `${quote(name)} is under "dependencies", but what the host provides belongs in "peerDependencies"`,
        help: Object.hasOwn(peers, name)
          ? remove(manifest, ["dependencies", name], 'Remove it here: it is already in "peerDependencies"')
          : move(manifest, ["dependencies", name], ["peerDependencies", name], 'Move it to "peerDependencies"'),
      };
    }
  },
});
