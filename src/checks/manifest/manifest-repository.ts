import { addressProblems } from "./address-problems.js";
import { defineCheck } from "../../core/check.js";
import { packageFormProblems } from "./package-form-problems.js";
import { shapeProblems } from "../../core/shape-problems.js";
import { quoted } from "../../text/safe.js";
import { addressFault } from "../../text/web-address.js";

export default defineCheck({
  id: "manifest-repository",
  title: "The repository is an address that a browser opens",
  severity: "error",
  about: ["repository"],
  needs: ["manifest", "shape"],
  *run(facts) {
    const { manifest } = facts;
    const packageForm = packageFormProblems(manifest, "repository");
    if (packageForm.length > 0) {
      yield* packageForm;
      return;
    }
    yield* shapeProblems(facts, "repository");
    const repository = manifest.value["repository"];
    const opened = typeof repository === "string" ? withoutGit(repository) : undefined;
    if (opened === undefined) {
      yield* addressProblems(manifest, ["repository"]);
      return;
    }
    yield {
      at: manifest.at("repository"),
      severity: "warning",
      message: `"repository" is ${quoted(repository)}, an address for git, which no browser opens`,
      help: `Write ${quoted(opened)}`,
      fix: manifest.replace(["repository"], opened),
    };
  },
});

/** The address behind `git+`, where there is a good one. */
function withoutGit(repository: string): string | undefined {
  const address = /^git\+(https?:.*)$/su.exec(repository)?.[1];
  return address === undefined || addressFault(address) ? undefined : address;
}
