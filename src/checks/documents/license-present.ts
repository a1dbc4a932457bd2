import { defineCheck } from "../../core/check.js";
import type { FoundFile } from "../../plugin/found-file.js";
import { joinQuoted } from "../../base/text/join-words.js";
import { getParent, joinPath } from "../../base/files/workspace.js";
import { findRequiredTextProblems, REQUIRED_TEXT_CODES } from "./required-text.js";
import { decide } from "../../base/text/help.js";

export default defineCheck({
  id: "license-present",
  title: "LICENSE exists with exactly this name, and is not empty",
  severity: "error",
  codes: REQUIRED_TEXT_CODES,
  needs: ["licenseFile"],
  wants: ["licenseText"],
  *run({ licenseFile, licenseText }) {
    const others = licenseFile.state === "missing" && !licenseFile.near ? listLicenses(licenseFile.siblings) : [];
    yield* findRequiredTextProblems(nameOther(licenseFile, others), licenseText, {
      help: decide(
        others.length > 1
          ? `Add a LICENSE that says when each of ${joinQuoted(others, "and")} applies`
          : "Add a LICENSE file with the text of the plugin's license",
        "text",
      ),
      unreadable: { severity: "warning" },
    });
  },
});

/** Names that people give the text of a license, with what kind of license it is. */
const LICENSE = /^(?:(?:mit|bsd|isc|apache|gpl)[-_.])?(?:un)?licen[cs]e(?:[-_.][\w.-]+)?$|^copying(?:[-_.][\w.-]+)?$/iu;
/** What other people's parts are under, or what is no text. */
const OTHERS = /3rd|third|part(?:y|ies)|vendor|depend|fonts?|docs|bundled|notice|\.(?:[cm]?[jt]s|json|html?|ya?ml)$/iu;

function listLicenses(names: readonly string[]): readonly string[] {
  return names.filter((name) => LICENSE.test(name) && !OTHERS.test(name)).toSorted();
}

/** Where one file alone can be meant, it has the wrong name. */
function nameOther(file: FoundFile, [name, ...others]: readonly string[]): FoundFile {
  if (file.state !== "missing" || name === undefined || others.length > 0) return file;
  return { ...file, near: { name, path: joinPath(getParent(file.path), name) } };
}
