import { locateBundle } from "./bundle-at.js";
import { defineCheck } from "../../core/check.js";
import { adviseOnBundleSize } from "./lighter-bundle.js";
import { isAbsent } from "../../plugin/absent.js";
import { BUNDLE_LIMIT, LARGE_BUNDLE } from "../../plugin/bundle/bundle.js";
import { formatNumber } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

export default defineCheck({
  id: "bundle-size",
  title: "The built code has fewer than 512,000 bytes",
  severity: "error",
  codes: {
    "too-large": "It has 512,000 bytes or more",
    "near-limit": "It is close to 512,000 bytes",
  },
  needs: ["bundle"],
  wants: ["bundleWeight", "configuration", "manifest"],
  *run({ bundle, bundleWeight, configuration, manifest }) {
    if (bundle.size < LARGE_BUNDLE) return;
    const compressed = isAbsent(bundleWeight) ? "" : ` (${formatNumber(bundleWeight.compressed)} with gzip)`;
    const has = `${quote(bundle.name)} has ${formatNumber(bundle.size)} bytes${compressed}`;
    const limit = formatNumber(BUNDLE_LIMIT);
    const at = locateBundle(manifest, bundle.path);
    const help = decide(adviseOnBundleSize(bundleWeight, configuration), "build");
    if (bundle.size >= BUNDLE_LIMIT) {
      yield { code: "too-large", at, message: `${has}, but must have fewer than ${limit}`, help };
      return;
    }
    const message = `${has} and is close to the limit of ${limit}`;
    yield { code: "near-limit", at, severity: "notice", message, help };
  },
});
