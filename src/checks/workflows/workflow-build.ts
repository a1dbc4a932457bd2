import { defineCheck, type Problem } from "../../core/check.js";
import { isAbsent } from "../../plugin/absent.js";
import type { JsonObject } from "../../base/text/json/json-object.js";
import { readInput, type Step } from "../../plugin/workflows/workflow.js";
import { quote } from "../../base/text/safe.js";
import { getScripts } from "../../plugin/scripts/scripts.js";
import { decide } from "../../base/text/help.js";

/** The commands that look at what is built. */
const LOOKS = new Set(["auto", "check", "validate", "test", "pack", "release"]);
/** Scripts that npm runs by itself when it installs. */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepublish", "preprepare", "prepare", "postprepare"];

type BuildCode = "no-files" | "late-build" | "no-build";

export default defineCheck({
  id: "workflow-build",
  title: "Every job that checks the plugin has its files, and builds it first",
  severity: "warning",
  codes: {
    "no-files": "No earlier step checks out the repository",
    "late-build": "The plugin is built after it is checked",
    "no-build": "Nothing builds the plugin before it is checked",
  },
  needs: ["workflows"],
  wants: ["bundleFile", "packageJson"],
  *run({ workflows, bundleFile, packageJson }) {
    const scripts = getScripts(isAbsent(packageJson) ? undefined : packageJson.value);
    const isCommitted = !isAbsent(bundleFile) && bundleFile.state === "file" && !workflows.ignoresDist;
    const needsBuild = !isCommitted && !INSTALL_SCRIPTS.some((name) => mayBuild(scripts[name]));
    for (const { id, steps } of workflows.files.flatMap(({ jobs }) => jobs)) {
      const at = steps.findIndex(({ preflight = "" }) => LOOKS.has(preflight));
      const step = steps[at];
      if (!step || readInput(step, "artifact") !== "") continue;
      const before = steps.slice(0, at);
      if (!before.some((one) => one.mayBring)) yield { ...describeNoFiles(step), subject: id.text };
      else if (needsBuild && !before.some((one) => one.mayBuild))
        yield { ...describeNoBuild(step, before, steps.slice(at + 1), scripts), subject: id.text };
    }
  },
});

/** Git hooks are what most packages prepare, and they build nothing. */
function mayBuild(script: unknown): boolean {
  return (
    typeof script === "string" && !/^\s*(?:is-ci \|\| )?(?:husky|lefthook|simple-git-hooks)\b[^&|;]*$/u.test(script)
  );
}

function describeNoFiles({ what }: Step): Problem<BuildCode> {
  return {
    code: "no-files",
    at: what.at,
    message: `No step checks out the repository before ${quote(what.text)} runs`,
    help: decide(
      "Add a step before it: uses: actions/checkout@<commit>, with: { persist-credentials: false }",
      "workflow",
    ),
  };
}

function describeNoBuild(
  { what }: Step,
  before: readonly Step[],
  after: readonly Step[],
  scripts: JsonObject,
): Problem<BuildCode> {
  const late = after.find((step) => step.mayBuild && step.uses === undefined);
  if (late) {
    return {
      code: "late-build",
      at: what.at,
      message: `${quote(what.text)} runs before ${quote(late.what.text)} in line ${String(late.what.at.range.start.line)}, but needs the built code`,
      help: decide("Move it after the build", "workflow"),
    };
  }
  const managers = before.flatMap((step) => /^(?:npm|pnpm|yarn|bun)\b/u.exec(step.what.text) ?? []);
  const build = managers[0] === undefined ? "npm ci && npm run build" : `${managers[0]} run build`;
  return {
    code: "no-build",
    at: what.at,
    message: `Nothing builds the plugin before ${quote(what.text)} runs`,
    help: decide(
      `Add a step before it${typeof scripts["build"] === "string" ? `: run: ${build}` : " that makes dist/plugin.js"}`,
      "workflow",
    ),
  };
}
