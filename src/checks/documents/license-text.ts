import { defineCheck, type CheckFacts, type Problem } from "../../core/check.js";
import { getPresent, isAbsent, type Absent } from "../../plugin/absent.js";
import { COMMON_LICENSES } from "../../plugin/manifest/common-licenses.js";
import { findPackagedLicense, type LicenseFacts } from "../../plugin/manifest/license.js";
import { findOtherText, listIds } from "../../plugin/documents/other-text.js";
import type { LicenseText } from "../../plugin/documents/license-texts.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import type { Location } from "../../base/text/location.js";
import { indexLines } from "../../base/text/lines.js";
import { quote } from "../../base/text/safe.js";
import { decide, edit, makeSetting, say } from "../../base/text/help.js";

/** The license that is named, and where. */
interface NamedLicense {
  readonly expression: string;
  readonly at: Location;
  /** Where to write another. */
  readonly file: string;
}

export default defineCheck({
  id: "license-text",
  title: "LICENSE contains the text of the declared license, without placeholders",
  severity: "warning",
  codes: {
    "other-license": "LICENSE contains the text of another license",
    placeholder: "LICENSE still contains a placeholder of its template",
  },
  about: ["license"],
  needs: ["manifest", "licenseTexts"],
  wants: ["license", "packageJson"],
  *run({ manifest, licenseTexts, license, packageJson }) {
    const { path, text, placeholder } = licenseTexts;
    const named = findNamedLicense(manifest, license, packageJson);
    const other = named && findOtherText(licenseTexts, named.expression);
    if (named && other) yield describeMismatch(named, other, { manifest, packageJson });
    if (placeholder) {
      const words = indexLines(text).slice(placeholder);
      yield {
        code: "placeholder",
        subject: words,
        at: { file: path, range: placeholder },
        message: `The copyright line still contains ${quote(words)}, a placeholder of the template`,
        help: decide("Write the year and the name of the copyright holder", "meaning"),
      };
    }
  },
});

/** In the manifest, else in package.json. `manifest-license` reports one that is not an expression. */
function findNamedLicense(
  manifest: Manifest,
  license: LicenseFacts | Absent,
  packageJson: JsonObjectText | Absent,
): NamedLicense | undefined {
  const own = manifest.value["license"];
  if (typeof own === "string" && getPresent(license)?.valid === true) {
    return { expression: own, at: manifest.at("license"), file: "manifest.json" };
  }
  if (own !== undefined) return undefined;
  if (isAbsent(packageJson)) return undefined;
  const packaged = findPackagedLicense(packageJson);
  if (packaged === undefined || !listIds(packaged).every(isCommon)) return undefined;
  return { expression: packaged, at: packageJson.at("license"), file: "manifest.json and package.json" };
}

const isCommon = (id: string): boolean => COMMON_LICENSES.includes(id);

function describeMismatch(
  { expression, at }: NamedLicense,
  { name, ids }: LicenseText,
  { manifest, packageJson }: CheckFacts<"manifest", "packageJson">,
): Problem<"other-license"> {
  const packaged = isAbsent(packageJson) || findPackagedLicense(packageJson) === undefined ? [] : [packageJson];
  const files = packaged.length === 0 ? "manifest.json" : "manifest.json and package.json";
  const texts = [manifest, ...packaged];
  const ways = ids.map((id) =>
    edit(
      `Write ${quote(id)} into ${files}`,
      texts.flatMap((json) => makeSetting(json, ["license"], id)),
    ),
  );
  const own = listIds(expression).length === 1 ? `the text of ${expression}` : "the text of one that it names";
  const terms = expression === "UNLICENSED" ? "your own terms" : own;
  const which = expression === "UNLICENSED" ? ", which allows nothing" : "";
  return {
    code: "other-license",
    subject: [expression, name],
    at,
    message: `"license" is ${quote(expression)}${which}, but LICENSE contains the text of ${name}`,
    help: say(
      `Write ${ids.map((id) => quote(id)).join(" or ")} into ${files}, or put ${terms} into LICENSE`,
      ...ways,
      decide(`Put ${terms} into LICENSE`, "text"),
    ),
  };
}
