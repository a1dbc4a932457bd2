import { defineCheck } from "../../core/check.js";
import { REQUIRED_KEYS } from "../../generated/manifest-keys.js";
import { findJsonFileProblems, JSON_FILE_CODES } from "../../core/file-problems.js";
import { quote } from "../../text/safe.js";

const REQUIRED = REQUIRED_KEYS.map((key) => `"${key}"`).join(", ");

export default defineCheck({
  id: "manifest-json",
  title: "manifest.json is one valid JSON object",
  severity: "error",
  alwaysCounts: true,
  codes: JSON_FILE_CODES,
  needs: ["manifestFile", "nestedPlugins"],
  wants: ["manifestText"],
  *run({ manifestFile, manifestText, nestedPlugins }) {
    if (manifestFile.state !== "missing" || manifestFile.near !== undefined) {
      yield* findJsonFileProblems(manifestFile, manifestText, `Write an object with ${REQUIRED}`);
      return;
    }
    const folder = manifestFile.path.slice(0, -"/manifest.json".length);
    const [nested, ...others] = nestedPlugins.folders;
    yield {
      code: "missing-file",
      subject: manifestFile.name,
      at: { file: manifestFile.path },
      message: `There is no manifest.json in ${folder === "" ? "this folder" : quote(folder)}`,
      help:
        nested === undefined
          ? "Write one here, or give the plugin's own folder as the path: the one that contains manifest.json"
          : `Give the plugin's own folder as the path: ${others.length === 0 ? "there is one" : `there are ${String(others.length + 1)}, the first`} in ${quote(nested)}`,
    };
  },
});
