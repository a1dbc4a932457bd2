import { defineKeyCheck } from "../key-check.js";
import type { Problem, CheckFacts } from "../../core/check.js";
import { findPathProblems, PATH_CODES } from "./path-problems.js";
import { getPresent, isAbsent } from "../../plugin/absent.js";
import { getLicenseFile } from "../../plugin/manifest/declared-files.js";
import { findPackagedLicense, type LicenseFacts } from "../../plugin/manifest/license.js";
import { KNOWN_KEYS } from "../../generated/manifest-keys.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isSameLicense } from "../../plugin/manifest/same-license.js";
import { findNearest } from "../../base/text/nearest.js";
import { quote } from "../../base/text/safe.js";
import { joinQuoted } from "../../base/text/join-words.js";

export default defineKeyCheck("license", {
  id: "manifest-license",
  title: "The license is an SPDX expression, UNLICENSED or SEE LICENSE IN a file, the same as in package.json",
  codes: {
    ...PATH_CODES,
    missing: "The manifest names no license",
    "not-spdx": "The license is not an SPDX expression",
    "differs-from-package": "package.json names another license",
  },
  wants: ["license", "packagedLicense", "licenseTexts", "declaredFiles", "packageJson"],
  *findMore(facts) {
    const { manifest, packageJson } = facts;
    const license = manifest.value["license"];
    const packaged = isAbsent(packageJson) ? undefined : findPackagedLicense(packageJson);
    if (license === undefined && !isMisspelt(manifest)) yield describeMissing(facts, packaged);
    if (typeof license !== "string") return;
    if (!isAbsent(facts.license) && !facts.license.valid) {
      yield describeUnreadable(manifest, license, facts.license);
      return;
    }
    const path = getLicenseFile(license);
    if (path !== undefined) yield* findPathProblems(facts, ["license"], { path, severity: "warning" });
    if (packaged !== undefined && !isSameLicense(packaged, license)) yield describeMismatch(facts, license, packaged);
  },
});

/** Whether an unknown key was meant for it, such as `licence`: then manifest-known-keys reports it. */
function isMisspelt({ value }: Manifest): boolean {
  return Object.keys(value).some((key) => !KNOWN_KEYS.includes(key) && findNearest(key, ["license"]) !== undefined);
}

function describeMissing(
  { manifest, packagedLicense, licenseTexts }: CheckFacts<"manifest", "packagedLicense" | "licenseTexts">,
  packaged: string | undefined,
): Problem<"missing"> {
  const known = getPresent(packagedLicense);
  return {
    code: "missing",
    subject: "license",
    at: manifest.at("license"),
    severity: "warning",
    message: 'The manifest has no "license"',
    help: packaged !== undefined && known ? adviseAsPackaged(packaged, known) : adviseByText(licenseTexts),
  };
}

function adviseByText(licenseTexts: CheckFacts<never, "licenseTexts">["licenseTexts"]): string {
  const [found, ...others] = getPresent(licenseTexts)?.licenses ?? [];
  if (found?.isFirst === true && found.ids.length > 0 && others.length === 0) {
    return `Add ${joinQuoted(found.ids, "or")}, whose text LICENSE contains`;
  }
  return 'Add "license": an SPDX identifier such as "MIT", or "UNLICENSED" if nobody may use it';
}

function adviseAsPackaged(packaged: string, { valid, meant }: LicenseFacts): string {
  if (valid) return `Add ${quote(packaged)}, as package.json has it`;
  const what = meant.length === 0 ? '"license": an SPDX identifier such as "MIT"' : joinQuoted(meant, "or");
  return `Add ${what}, and write it into package.json too, in place of ${quote(packaged)}`;
}

function describeUnreadable(
  manifest: Manifest,
  license: string,
  { unknown, meant }: LicenseFacts,
): Problem<"not-spdx"> {
  const words = unknown.slice(0, 3).map((word) => quote(word));
  const where = words.length === 0 ? "" : `: SPDX does not know ${words.join(", ")}`;
  const [only, ...others] = meant;
  const isCertain = others.length === 0 && only?.toLowerCase() === license.trim().toLowerCase();
  return {
    code: "not-spdx",
    at: manifest.at("license"),
    severity: "warning",
    message: `"license" is ${quote(license)}, which is not an SPDX expression${where}`,
    help: adviseOnMeant(meant),
    fix: isCertain ? manifest.replace(["license"], only) : [],
  };
}

function adviseOnMeant(meant: readonly string[]): string {
  if (meant.includes("UNLICENSED")) return 'Write "UNLICENSED" if nobody may use it, or "Unlicense" if everybody may';
  if (meant.length > 0) return `Write ${joinQuoted(meant, "or")}`;
  return 'Write an identifier of the SPDX list such as "MIT", "UNLICENSED", or "SEE LICENSE IN <file>"';
}

function describeMismatch(
  { manifest, packageJson }: CheckFacts<"manifest", "packageJson">,
  license: string,
  packaged: string,
): Problem<"differs-from-package"> {
  const where = isAbsent(packageJson)
    ? "package.json"
    : `package.json, line ${String(packageJson.at("license").range.start.line)},`;
  return {
    code: "differs-from-package",
    at: manifest.at("license"),
    severity: "warning",
    message: `"license" is ${quote(license)}, but ${where} names ${quote(packaged)}`,
    help: "Write the license that is meant into both",
  };
}
