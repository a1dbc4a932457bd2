import { defineCheck } from "../../core/check.js";
import { quote } from "../../base/text/safe.js";
import { certain, set } from "../../base/text/help.js";

export default defineCheck({
  id: "manifest-manifest-version",
  title: 'The manifest\'s "manifest_version" is the number 1',
  severity: "error",
  codes: {
    missing: "The manifest has no such key",
    "wrong-value": "It is not the number 1",
  },
  about: ["manifest_version"],
  needs: ["manifest"],
  *run({ manifest }) {
    if (!manifest.has("manifest_version")) {
      yield {
        code: "missing",
        subject: "manifest_version",
        at: manifest.at("manifest_version"),
        message: 'The manifest has no "manifest_version"',
        help: set(manifest, ["manifest_version"], 1, 'Add "manifest_version": 1'),
      };
      return;
    }
    const value = manifest.value["manifest_version"];
    if (value === undefined || value === 1) return;
    const title = "Write 1, without quotation marks; there is no other version";
    const help = set(manifest, ["manifest_version"], 1, title);
    yield {
      code: "wrong-value",
      at: manifest.at("manifest_version"),
      message: `"manifest_version" is ${quote(value)}, but must be the number 1`,
      help: value === "1" ? certain(help) : help,
    };
  },
});
