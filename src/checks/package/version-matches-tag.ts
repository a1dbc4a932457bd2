import { defineCheck } from "../../core/check.js";
import { getPresent } from "../../plugin/absent.js";
import { interpretTag } from "../../repository/tags/interpret-tag.js";
import { formatTag } from "../../repository/tags/tag-forms.js";
import { quote } from "../../base/text/safe.js";
import { parseVersion } from "../../base/text/versions/versions.js";
import { getParent } from "../../base/files/workspace.js";
import { decide } from "../../base/text/help.js";

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
    const version = manifest.value["version"];
    // `manifest-version` reports a value that is not a version.
    if (typeof version !== "string" || !parseVersion(version)) return;
    const name = getPresent(packageJson)?.value["name"];
    const packageName = typeof name === "string" && name !== "" ? name : undefined;
    const { format, folder = getParent(manifest.file) } = tag;
    const plugin = { folder, packageName, version };
    const verdict = interpretTag(tag.name, { plugins: [plugin], packages: [], tags: [], isOnly: true, format });
    const at = manifest.at("version");
    if (verdict.kind === "wrong" && verdict.other) {
      const named = verdict.other.version;
      yield {
        code: "other-version",
        subject: tag.name,
        at,
        message: `The tag ${quote(tag.name)} releases ${quote(named)}, but manifest.json names ${quote(version)}`,
        help: decide(
          `Tag this commit ${quote(verdict.right[0])}, or write ${quote(named)} into manifest.json, package.json and CHANGELOG.md and tag the new commit`,
          "meaning",
        ),
      };
    } else if (verdict.kind !== "release") {
      yield {
        code: "no-version",
        subject: tag.name,
        at,
        message: `The tag ${quote(tag.name)} names no version of this plugin, which is at ${quote(version)}`,
        help: decide(`Tag the release ${quote(formatTag(version, plugin, { format }))}`, "call"),
      };
    }
  },
});
