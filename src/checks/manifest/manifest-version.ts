import { defineCheck } from "../../core/check.js";
import { writeMeant } from "../phrases.js";
import { quote } from "../../base/text/safe.js";
import { findNearestVersion, parseVersion } from "../../base/text/versions/versions.js";
import { decide, set } from "../../base/text/help.js";

export default defineCheck({
  id: "manifest-version",
  title: "The version is a semantic version, MAJOR.MINOR.PATCH",
  severity: "error",
  codes: {
    missing: "The manifest has no such key",
    "not-a-string": "It is not a string",
    "not-a-version": "It is not a semantic version",
    "build-metadata": "It has build metadata",
  },
  about: ["version"],
  needs: ["manifest"],
  *run({ manifest }) {
    const at = manifest.at("version");
    if (!manifest.has("version")) {
      yield {
        code: "missing",
        subject: "version",
        at,
        message: 'The manifest has no "version"',
        help: set(manifest, ["version"], "1.0.0", 'Add "version", for example "1.0.0"'),
      };
      return;
    }
    const text = manifest.value["version"];
    if (text === undefined) return;
    if (typeof text !== "string") {
      const meant = typeof text === "number" ? findNearestVersion(String(text)) : undefined;
      yield {
        code: "not-a-string",
        at,
        message: `"version" is ${quote(text)}, but must be a string`,
        help:
          writeMeant(manifest, ["version"], meant) ??
          set(manifest, ["version"], "1.0.0", 'Write it in quotation marks, for example "1.0.0"'),
      };
      return;
    }
    const version = parseVersion(text);
    if (!version) {
      const meant = findNearestVersion(text);
      yield {
        code: "not-a-version",
        at,
        message: `The version ${quote(text)} is not a semantic version`,
        help:
          writeMeant(manifest, ["version"], meant) ?? decide('Write MAJOR.MINOR.PATCH, for example "1.4.0"', "meaning"),
      };
    } else if (version.build !== "") {
      yield {
        code: "build-metadata",
        at,
        severity: "warning",
        message: `The version ${quote(text)} contains build metadata, which registries ignore`,
        help: set(manifest, ["version"], text.slice(0, text.indexOf("+"))),
      };
    }
  },
});
