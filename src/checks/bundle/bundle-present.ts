import type { Absent } from "../../plugin/absent.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import { BUNDLE, listEntryPoints, locateBundle } from "./bundle-at.js";
import { findBundler, listScripts } from "./bundlers.js";
import { adviseToBuild } from "../phrases.js";
import { defineCheck, omitCodes, type CheckFacts } from "../../core/check.js";
import { FILE_CODES, findRequiredFileProblems } from "../../core/file-problems.js";
import { quote } from "../../base/text/safe.js";
import { decide, type Help } from "../../base/text/help.js";

export default defineCheck({
  id: "bundle-present",
  title: "The built code exists as dist/plugin.js",
  severity: "error",
  codes: omitCodes(FILE_CODES, ["misnamed-file"]),
  needs: ["bundleFile"],
  wants: ["manifest", "packageJson", "scripts"],
  *run({ bundleFile, manifest, ...facts }) {
    const build = adviseToBuild("Build the plugin first", facts);
    if (bundleFile.state !== "missing") {
      yield* findRequiredFileProblems(bundleFile, build);
      return;
    }
    const message = 'There is no file "dist/plugin.js"';
    const at = locateBundle(manifest, bundleFile.path);
    const problem = { code: "missing-file", subject: bundleFile.name, at } as const;
    const others = bundleFile.siblings.map((name) => `dist/${name}`).filter(isCode);
    // A file that is an entry point of its own beside dist/plugin.js is not the bundle under another name.
    const isNamed = listEntryPoints(manifest, BUNDLE).length > 0;
    const [output] = others.filter((path) => !isNamed || listEntryPoints(manifest, path).length === 0);
    const near = bundleFile.near?.name;
    const written = near !== undefined && isCode(near) ? near : output;
    if (written === undefined) {
      yield { ...problem, message, help: build };
      return;
    }
    const noun = others.length === 2 ? "other" : "others";
    const more = others.length > 1 ? ` and ${String(others.length - 1)} ${noun}` : "";
    yield {
      ...problem,
      message: `${message}: the build wrote ${quote(written)}${more}`,
      help: formatOutputHelp(written, { manifest, ...facts }),
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
): Help {
  const naming = listEntryPoints(manifest, written);
  const fields = naming.map((key) => quote(key)).join(" and ");
  const also = naming.length === 0 ? "" : `, and write ${quote(BUNDLE)} into ${fields} of manifest.json`;
  return decide(`${formatOutputOption(written, packageJson)}${also}`, "build");
}

function formatOutputOption(written: string, packageJson: JsonObjectText | Absent): string {
  const script = listScripts(packageJson).find(({ name, text }) => BUILDS.test(name) && text.includes(written));
  if (script) {
    return `Replace ${quote(written)} with ${quote(BUNDLE)} in the script ${quote(script.name)} of package.json`;
  }
  return findBundler(packageJson)?.bundler.output ?? `Make the build write ${BUNDLE} instead of ${quote(written)}`;
}
