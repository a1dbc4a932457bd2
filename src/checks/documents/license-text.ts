import { defineCheck, type Problem } from "../../core/check.js";
import { getPresent, isAbsent, type Absent } from "../../plugin/absent.js";
import { COMMON_LICENSES } from "../../plugin/manifest/common-licenses.js";
import { findPackagedLicense, type LicenseFacts } from "../../plugin/manifest/license.js";
import type { LicenseText } from "../../plugin/documents/license-texts.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import type { Location } from "../../base/text/location.js";
import { indexLines } from "../../base/text/lines.js";
import { quote } from "../../base/text/safe.js";

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
    const { path, text, placeholder, licenses, isCut } = licenseTexts;
    const [first] = licenses;
    const named = findNamedLicense(manifest, license, packageJson);
    // A text that goes on may contain others, too.
    if (first?.isFirst === true && named && !isCut && !licenses.some((found) => isNamed(found, named.expression))) {
      yield describeMismatch(named, first);
    }
    if (placeholder) {
      const words = indexLines(text).slice(placeholder);
      yield {
        code: "placeholder",
        subject: words,
        at: { file: path, range: placeholder },
        message: `The copyright line still contains ${quote(words)}, a placeholder of the template`,
        help: "Write the year, and the name of the owner of the copyright",
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

/** The identifiers of an expression, without its operators and exceptions. */
function listIds(expression: string): readonly string[] {
  const words = expression.match(/[^\s()]+/gu) ?? [];
  return words.filter((word, at) => !/^(?:AND|OR|WITH)$/iu.test(word) && words[at - 1]?.toUpperCase() !== "WITH");
}

const isCommon = (id: string): boolean => COMMON_LICENSES.includes(id);

/** Whether an expression names this license, or one whose text only its author knows. */
function isNamed({ name }: LicenseText, expression: string): boolean {
  if (expression === name || expression.startsWith("SEE LICENSE IN ")) return true;
  return listIds(expression).some((id) => {
    if (/^(?:LicenseRef|DocumentRef)-/u.test(id)) return true;
    const bare = id.replace(/-only$|-or-later$|\+$/u, "");
    // BSD-2-Clause-NetBSD has the text of BSD-2-Clause, and the lesser GPL 3 is the GPL with permissions added.
    return bare === name || (bare.startsWith("BSD-") && bare.startsWith(`${name}-`)) || bare === `L${name}`;
  });
}

function describeMismatch(
  { expression, at, file }: NamedLicense,
  { name, ids }: LicenseText,
): Problem<"other-license"> {
  const write = `Write ${ids.map((id) => quote(id)).join(" or ")} into ${file}, or put`;
  const but = `but LICENSE contains the text of ${name}`;
  const problem = { code: "other-license", subject: [expression, name], at } as const;
  if (expression === "UNLICENSED") {
    const message = `"license" is ${quote(expression)}, which allows nothing, ${but}`;
    return { ...problem, message, help: `${write} your own terms into LICENSE` };
  }
  const own = listIds(expression).length === 1 ? expression : "one that it names";
  return {
    ...problem,
    message: `"license" is ${quote(expression)}, ${but}`,
    help: `${write} the text of ${own} into LICENSE`,
  };
}
