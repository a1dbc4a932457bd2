import { defineCheck } from "../../core/check.js";
import { getPresent, isAbsent, type Absent } from "../../plugin/absent.js";
import { toObject, type JsonObjectText } from "../../base/text/json/json-object.js";
import { BUNDLE_LIMIT } from "../../plugin/bundle/bundle.js";
import { findBundler, type FoundBundler } from "./bundlers.js";
import { makeLocation } from "../../base/text/location.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

export default defineCheck({
  id: "bundle-peers",
  title: "The SDK and the UI libraries are not inside the built code",
  severity: "warning",
  codes: {
    "not-searched": "The built code is not searched for packages",
    inside: "A package that the host provides is inside the built code",
  },
  needs: ["bundle"],
  wants: ["bundledPackages", "packageJson"],
  *run({ bundle, bundledPackages, packageJson }) {
    if (isAbsent(bundledPackages)) {
      if (bundle.size < BUNDLE_LIMIT) {
        yield bundledPackages;
        return;
      }
      yield {
        code: "not-searched",
        at: { file: bundle.path },
        message: `${quote(bundle.name)} is not searched for packages of the host: ${bundledPackages.absent}`,
        help: decide("Build it with fewer than 512,000 bytes", "build"),
      };
      return;
    }
    const help = formatExternalHelp(packageJson);
    for (const [name, { sign, range }] of bundledPackages) {
      const shown = `${quote(sign, MAX_SIGN_LENGTH)} ${range ? "in it" : "in its source map"}`;
      yield {
        code: "inside",
        subject: name,
        at: makeLocation(bundle.path, range),
        message: `${quote(bundle.name)} contains code of ${quote(name)}, as ${shown} shows, but the host provides it`,
        help: decide(help(name), "build"),
      };
    }
  },
});

/** What people find again: the longest name of a file that pnpm makes. */
const MAX_SIGN_LENGTH = 160;

/** How each package is left out of the bundle, in the words of the bundler that package.json names. */
function formatExternalHelp(packageJson: JsonObjectText | Absent): (name: string) => string {
  const leaveOut = chooseLeaveOut(findBundler(packageJson));
  const peers = toObject(getPresent(packageJson)?.value["peerDependencies"]);
  return (name) => {
    if (Object.hasOwn(peers, name)) return leaveOut(name);
    return `${leaveOut(name)}, and add ${quote(name)} to "peerDependencies" in package.json`;
  };
}

function chooseLeaveOut(found: FoundBundler | undefined): (name: string) => string {
  if (!found) return () => "Mark it as external in the bundler";
  const { bundler, isStarted, range } = found;
  const inCommand = isStarted ? bundler.leaveOutInCommand : undefined;
  return inCommand ?? ((name) => bundler.leaveOutInConfig(name, range));
}
