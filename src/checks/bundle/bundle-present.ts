import type { Absent } from "../../plugin/absent.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import { BUNDLE, listEntryPoints, locateBundle } from "./bundle-at.js";
import { findBundler, listScripts } from "./bundlers.js";
import { formatBuildHelp } from "../build-help.js";
import { defineCheck, omitCodes, type CheckFacts } from "../../core/check.js";
import { FILE_CODES, findRequiredFileProblems } from "../../core/file-problems.js";
import { quote } from "../../base/text/safe.js";

export default defineCheck({
  id: "bundle-present",
  title: "The built code exists as dist/plugin.js",
  severity: "error",
  codes: omitCodes(FILE_CODES, ["misnamed-file"]),
  needs: ["bundleFile"],
  wants: ["manifest", "packageJson", "scripts"],
  *run({ bundleFile, manifest, ...facts }) {
    const build = formatBuildHelp("Build the plugin first", facts);
    if (bundleFile.state !== "missing") {
      yield* findRequiredFileProblems(bundleFile, build);
      return;
    }
    const others = bundleFile.siblings.map((name) => `dist/${name}`).filter(isCode);
    const near = bundleFile.near?.name;
    const written = near !== undefined && isCode(near) ? near : others[0];
    const more =
      others.length > 1 ? ` and ${others.length === 2 ? "1 other" : `${String(others.length - 1)} others`}` : "";
    yield {
      code: "missing-file",
      subject: bundleFile.name,
      at: locateBundle(manifest, bundleFile.path),
      message: `There is no file "dist/plugin.js"${written === undefined ? "" : `: the build has written ${quote(written)}${more}`}`,
      help: written === undefined ? build : formatOutputHelp(written, { manifest, ...facts }),
    };
  },
});

const isCode = (path: string): boolean => /\.[cm]?js$/u.test(path);

/** The names of scripts that build. */
const BUILDS = /^(?:pre|post)?(?:build|bundle|compile|prepare|pack|prepack)/u;

/** What makes a build write `dist/plugin.js`, where it has written another file of this path. */
function formatOutputHelp(
  written: string,
  { manifest, packageJson }: CheckFacts<never, "manifest" | "packageJson">,
): string {
  const naming = listEntryPoints(manifest, written);
  const fields = naming.map((key) => quote(key)).join(" and ");
  const also = naming.length === 0 ? "" : `, and write ${quote(BUNDLE)} into ${fields} of manifest.json`;
  return `${formatOutputOption(written, packageJson)}${also}`;
}

function formatOutputOption(written: string, packageJson: JsonObjectText | Absent): string {
  const script = listScripts(packageJson).find(({ name, text }) => BUILDS.test(name) && text.includes(written));
  if (script) {
    return `Write ${quote(BUNDLE)} in place of ${quote(written)} in the script ${quote(script.name)} of package.json`;
  }
  return findBundler(packageJson)?.bundler.output ?? `Let the build write ${BUNDLE} in place of ${quote(written)}`;
}
