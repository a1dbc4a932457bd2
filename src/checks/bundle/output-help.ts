import { BUNDLE, listEntryPoints } from "./bundle-at.js";
import { findBundler, listScripts } from "./bundlers.js";
import type { Absent } from "../../plugin/absent.js";
import type { JsonObjectText } from "../../text/json/json-object.js";
import { quote } from "../../text/safe.js";
import type { CheckFacts } from "../../core/check.js";

/** The names of scripts that build. */
const BUILDS = /^(?:pre|post)?(?:build|bundle|compile|prepare|pack|prepack)/u;

/** What makes a build write `dist/plugin.js`, where it has written another file of this path. */
export function formatOutputHelp(
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
