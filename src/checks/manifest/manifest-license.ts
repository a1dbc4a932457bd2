import { defineKeyCheck } from "../key-check.js";
import type { Problem, CheckFacts } from "../../core/check.js";
import { writeMeant } from "../phrases.js";
import { findPathProblems, PATH_CODES } from "./path-problems.js";
import { getPresent, isAbsent } from "../../plugin/absent.js";
import { getLicenseFile } from "../../plugin/manifest/declared-files.js";
import { findPackagedLicense, type LicenseFacts } from "../../plugin/manifest/license.js";
import { KNOWN_KEYS } from "../../generated/manifest-keys.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { findOtherText } from "../../plugin/documents/other-text.js";
import { isSameLicense } from "../../plugin/manifest/same-license.js";
import { findNearest } from "../../base/text/nearest.js";
import { quote } from "../../base/text/safe.js";
import { joinQuoted } from "../../base/text/join-words.js";
import { decide, edit, makeSetting, say, set, type Help } from "../../base/text/help.js";

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
  facts: CheckFacts<"manifest", "packagedLicense" | "licenseTexts" | "packageJson">,
  packaged: string | undefined,
): Problem<"missing"> {
  const { manifest } = facts;
  const known = getPresent(facts.packagedLicense);
  return {
    code: "missing",
    subject: "license",
    at: manifest.at("license"),
    severity: "warning",
    message: 'The manifest has no "license"',
    help: packaged !== undefined && known ? adviseAsPackaged(facts, packaged, known) : adviseByText(facts),
  };
}

function adviseByText({ manifest, licenseTexts }: CheckFacts<"manifest", "licenseTexts">): Help {
  const [found, ...others] = getPresent(licenseTexts)?.licenses ?? [];
  if (found?.isFirst === true && found.ids.length > 0 && others.length === 0) {
    const ways = found.ids.map((id) => set(manifest, ["license"], id, `Add "license": ${quote(id)}`));
    return say(`Add ${joinQuoted(found.ids, "or")}, whose text LICENSE contains`, ...ways);
  }
  return decide('Add "license": an SPDX identifier such as "MIT", or "UNLICENSED" if nobody may use it', "meaning");
}

function adviseAsPackaged(
  { manifest, packageJson }: CheckFacts<"manifest", "packageJson">,
  packaged: string,
  { valid, meant }: LicenseFacts,
): Help {
  if (valid) return set(manifest, ["license"], packaged, `Add ${quote(packaged)}, as package.json has it`);
  const what = meant.length === 0 ? '"license": an SPDX identifier such as "MIT"' : joinQuoted(meant, "or");
  const help = `Add ${what}, and write it into package.json too, instead of ${quote(packaged)}`;
  if (meant.length === 0 || isAbsent(packageJson)) return decide(help, "meaning");
  const ways = meant.map((id) => {
    const edits = [manifest, packageJson].flatMap((json) => makeSetting(json, ["license"], id));
    return edit(`Write ${quote(id)} into both files`, edits);
  });
  return say(help, ...ways);
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
    help: writeMeant(manifest, ["license"], isCertain ? only : undefined) ?? adviseOnMeant(manifest, meant),
  };
}

function adviseOnMeant(manifest: Manifest, meant: readonly string[]): Help {
  const ways = meant.map((id) => set(manifest, ["license"], id));
  if (meant.includes("UNLICENSED"))
    return say('Write "UNLICENSED" if nobody may use it, or "Unlicense" if everybody may', ...ways);
  if (meant.length > 0) return say(`Write ${joinQuoted(meant, "or")}`, ...ways);
  const help = 'Write an SPDX identifier such as "MIT", "UNLICENSED", or "SEE LICENSE IN <file>"';
  return decide(help, "meaning");
}

function describeMismatch(facts: MismatchFacts, license: string, packaged: string): Problem<"differs-from-package"> {
  const { manifest, packageJson } = facts;
  const where = isAbsent(packageJson)
    ? "package.json"
    : `package.json, line ${String(packageJson.at("license").range.start.line)},`;
  return {
    code: "differs-from-package",
    at: manifest.at("license"),
    severity: "warning",
    message: `"license" is ${quote(license)}, but ${where} names ${quote(packaged)}`,
    help: adviseOnMismatch(facts, license, packaged),
  };
}

type MismatchFacts = CheckFacts<"manifest", "packagedLicense" | "licenseTexts" | "packageJson">;

/** Of both names, only one that SPDX knows and that LICENSE does not contradict ends the matter. */
function adviseOnMismatch(facts: MismatchFacts, license: string, packaged: string): Help {
  const { manifest, packageJson } = facts;
  const [texts, known] = [getPresent(facts.licenseTexts), getPresent(facts.packagedLicense)];
  const text = "Write the right license into both files";
  if (isAbsent(packageJson)) return decide(text, "meaning");
  const isLeft = (name: string): boolean => texts === undefined || findOtherText(texts, name) === undefined;
  const writeBoth = (id: string): Help => {
    const edits = [manifest, packageJson].flatMap((json) => makeSetting(json, ["license"], id));
    return edit(`Write ${quote(id)} into both files`, edits);
  };
  const byPackage =
    known?.valid === false
      ? known.meant.map(writeBoth)
      : [set(manifest, ["license"], packaged, `Write ${quote(packaged)} into manifest.json`)];
  const ways = [
    ...(isLeft(packaged) ? byPackage : []),
    ...(isLeft(license) ? [set(packageJson, ["license"], license, `Write ${quote(license)} into package.json`)] : []),
  ];
  const other = texts && findOtherText(texts, license);
  if (ways.length > 0) return say(text, ...ways);
  return say(`${text}: LICENSE contains the text of ${other?.name ?? ""}`, ...(other?.ids ?? []).map(writeBoth));
}
