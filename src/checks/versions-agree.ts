import { defineCheck } from "../core/check.js";
import { quoted } from "../text/safe.js";
import { readVersion } from "../text/versions.js";

export default defineCheck({
  id: "versions-agree",
  title: "package.json and manifest.json name the same semantic version",
  severity: "error",
  needs: ["manifest", "packageJson"],
  *run({ manifest, packageJson }) {
    const at = packageJson.at("version");
    const packaged = packageJson.value["version"];
    const declared = manifest.value["version"];
    if (packaged === undefined) {
      yield { at, message: 'package.json lacks "version"', help: "Add the version that manifest.json names" };
      return;
    }
    if (typeof packaged !== "string" || !readVersion(packaged)) {
      yield {
        at,
        message: `The version ${quoted(packaged)} in package.json is not a semantic version`,
        help: 'Write MAJOR.MINOR.PATCH, for example "1.4.0"',
      };
      return;
    }
    if (typeof declared !== "string" || declared === packaged) return;
    const line = manifest.at("version").range?.start.line;
    const where = line === undefined ? "manifest.json" : `manifest.json, line ${String(line)},`;
    yield {
      at,
      message: `package.json names the version ${quoted(packaged)}, but ${where} names ${quoted(declared)}`,
      help: "Write the version that is to be released into both",
    };
  },
});
