import type { StepEffects, Setting } from "./workflow.js";

/** Actions that neither build nor bring anything: their owners' whole set where the name ends in a slash. */
const KNOWN = [
  "actions/setup-",
  "actions/upload-",
  "actions/attest",
  "actions/configure-pages",
  "actions/dependency-review-action",
  "actions/create-github-app-token",
  "github/codeql-action/",
  "pnpm/action-setup",
  "oven-sh/setup-bun",
  "step-security/harden-runner",
  "codecov/codecov-action",
];

const OURS = /^[^/]+\/plugin-preflight$/u;

/** @param name in lower case, without the `@` and the reference behind it. */
export function classifyAction(name: string, inputs: ReadonlyMap<string, Setting>): StepEffects {
  const value = (input: string): string => inputs.get(input)?.value.text.trim().toLowerCase() ?? "";
  if (OURS.test(name)) {
    // Such a step prints the report of an earlier job and inspects nothing.
    if (value("report") !== "") return { preflight: "report", runsCode: false, mayBuild: false, mayBring: false };
    // What comes out of an earlier job is checked without running it.
    const runsCode = value("artifact") === "" && value("run-scripts") !== "false";
    return { preflight: value("command") || "auto", runsCode, mayBuild: false, mayBring: value("artifact") !== "" };
  }
  // An action of the repository's own is its code.
  if (name.startsWith("./")) return { runsCode: true, mayBuild: true, mayBring: false };
  if (name.endsWith("/checkout")) return { runsCode: false, mayBuild: false, mayBring: true };
  if (KNOWN.some((known) => name.startsWith(known))) return { runsCode: false, mayBuild: false, mayBring: false };
  return { runsCode: false, mayBuild: true, mayBring: true };
}
