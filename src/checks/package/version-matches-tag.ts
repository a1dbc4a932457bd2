import { defineCheck } from "../../core/check.js";
import { isAbsent } from "../../plugin/absent.js";
import { readTag, removeScope } from "../../plugin/documents/release-tag.js";
import { quote } from "../../text/safe.js";
import { parseVersion } from "../../text/versions/versions.js";

export default defineCheck({
  id: "version-matches-tag",
  title: "The tag of a release names the version of manifest.json",
  severity: "error",
  codes: {
    "no-version": "The tag does not name a version of this plugin",
    "other-version": "The tag names another version",
  },
  needs: ["tag", "manifest"],
  wants: ["packageJson"],
  *run({ tag, manifest, packageJson }) {
    const declared = manifest.value["version"];
    // `manifest-version` reports a value that is not a version.
    if (typeof declared !== "string" || !parseVersion(declared)) return;
    const name = isAbsent(packageJson) ? undefined : packageJson.value["name"];
    const packageName = typeof name === "string" && name !== "" ? name : undefined;
    const at = manifest.at("version");
    const named = readTag(tag.name, packageName)?.version;
    if (named === undefined) {
      yield {
        code: "no-version",
        subject: tag.name,
        at,
        message: `The tag ${quote(tag.name)} names no version of this plugin, which is at ${quote(declared)}`,
        help: `Tag the release ${formatTags(declared, packageName)}`,
      };
    } else if (named !== declared) {
      const meant = tag.name.slice(0, -named.length) + declared;
      yield {
        code: "other-version",
        subject: tag.name,
        at,
        message: `The tag ${quote(tag.name)} releases ${quote(named)}, but manifest.json names ${quote(declared)}`,
        help: `Tag this commit ${quote(meant)}, or write ${quote(named)} into manifest.json, package.json and CHANGELOG.md and tag the commit that does`,
      };
    }
  },
});

function formatTags(version: string, packageName: string | undefined): string {
  const alone = quote(`v${version}`);
  if (packageName === undefined) return alone;
  return `${alone}, or ${quote(`${removeScope(packageName)}@${version}`)} where a repository contains several plugins`;
}
