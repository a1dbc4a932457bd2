import { defineCheck } from "../../core/check.js";
import { REQUIRED_KEYS } from "../../generated/manifest-keys.js";
import { findJsonFileProblems, JSON_FILE_CODES } from "../../core/file-problems.js";
import type { MissingManifest } from "../../plugin/manifest/facts.js";
import { CHECK_OUT_ALL, FETCH_SUBMODULES } from "../../plugin/npm-files/unfetched.js";
import { quote } from "../../base/text/safe.js";
import { decide, type Help } from "../../base/text/help.js";

const REQUIRED = REQUIRED_KEYS.map((key) => `"${key}"`).join(", ");

export default defineCheck({
  id: "manifest-json",
  title: "manifest.json is one valid JSON object",
  severity: "error",
  alwaysCounts: true,
  codes: JSON_FILE_CODES,
  needs: ["manifestFile", "missingManifest"],
  wants: ["manifestText"],
  *run({ manifestFile, manifestText, missingManifest }) {
    if (manifestFile.state !== "missing" || manifestFile.near !== undefined) {
      yield* findJsonFileProblems(manifestFile, manifestText, decide(`Write an object with ${REQUIRED}`, "text"));
      return;
    }
    yield {
      code: "missing-file",
      subject: manifestFile.name,
      at: { file: manifestFile.path },
      ...explainMissing(manifestFile.path.slice(0, -"/manifest.json".length), missingManifest),
    };
  },
});

function explainMissing(
  folder: string,
  { nested: [nested, ...others], withheld }: MissingManifest,
): { readonly message: string; readonly help: Help } {
  const message = `There is no manifest.json in ${folder === "" ? "this folder" : quote(folder)}`;
  if (withheld === "submodule")
    return { message: `${message}, a submodule that was not fetched`, help: decide(FETCH_SUBMODULES, "disk") };
  if (withheld === "sparse")
    return { message: `${message}, which a sparse checkout leaves out`, help: decide(CHECK_OUT_ALL, "disk") };
  if (withheld === "deleted") {
    const help = "Restore it with git restore, or remove the whole folder from git if the plugin is gone";
    return { message: `${message}, and git tracks one`, help: decide(help, "meaning") };
  }
  if (nested === undefined) {
    return {
      message,
      help: decide("Create one here, or pass the folder that contains manifest.json as the path", "call"),
    };
  }
  const count = others.length === 0 ? "there is one" : `there are ${String(others.length + 1)}, the first`;
  return { message, help: decide(`Pass the plugin's own folder as the path: ${count} in ${quote(nested)}`, "call") };
}
