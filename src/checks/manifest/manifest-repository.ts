import { ADDRESS_CODES, findAddressProblems } from "./address-problems.js";
import { listShapeCodes } from "../key-check.js";
import { defineCheck } from "../../core/check.js";
import { findPackageFormProblems, PACKAGE_FORM_CODES } from "./package-form-problems.js";
import { writeMeant } from "../phrases.js";
import { findShapeProblems } from "../shape-problems.js";
import { quote } from "../../base/text/safe.js";
import { findAddressFault } from "../../base/text/web-address.js";

export default defineCheck({
  id: "manifest-repository",
  title: "The repository is a URL that a browser can open",
  severity: "error",
  codes: {
    ...listShapeCodes("repository"),
    ...ADDRESS_CODES,
    ...PACKAGE_FORM_CODES,
    "git-address": "It is a git URL, which browsers cannot open",
  },
  about: ["repository"],
  needs: ["manifest", "shape"],
  *run(facts) {
    const { manifest } = facts;
    const packageForm = findPackageFormProblems(manifest, "repository");
    if (packageForm.length > 0) {
      yield* packageForm;
      return;
    }
    yield* findShapeProblems(facts, "repository");
    const repository = manifest.value["repository"];
    const address = typeof repository === "string" ? removeGitPrefix(repository) : undefined;
    if (address === undefined) {
      yield* findAddressProblems(manifest, ["repository"]);
      return;
    }
    yield {
      code: "git-address",
      at: manifest.at("repository"),
      severity: "warning",
      message: `"repository" is ${quote(repository)}, a git URL, which browsers cannot open`,
      help: writeMeant(manifest, ["repository"], address),
    };
  },
});

/** The address behind `git+`, where there is a good one. */
function removeGitPrefix(repository: string): string | undefined {
  const address = /^git\+(https?:.*)$/su.exec(repository)?.[1];
  return address === undefined || findAddressFault(address) ? undefined : address;
}
