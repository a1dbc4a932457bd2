import { defineCheck } from "../../core/check.js";
import { externalHelp } from "./external-help.js";
import { locationIn } from "../../text/location.js";
import { quoted } from "../../text/safe.js";

export default defineCheck({
  id: "bundle-peers",
  title: "The SDK and the UI libraries are not inside the built code",
  severity: "warning",
  needs: ["bundle", "bundledPackages"],
  wants: ["packageJson"],
  *run({ bundle, bundledPackages, packageJson }) {
    const help = externalHelp(packageJson);
    for (const [name, { sign, range }] of bundledPackages) {
      const shown = `${quoted(sign, LONGEST_SIGN)} ${range ? "in it" : "in its source map"}`;
      yield {
        at: locationIn(bundle.path, range),
        message: `${quoted(bundle.name)} holds code of ${quoted(name)}, as ${shown} shows, but the host brings its own`,
        help: help(name),
      };
    }
  },
});

/** What people find again: the longest name of a file that pnpm makes. */
const LONGEST_SIGN = 160;
