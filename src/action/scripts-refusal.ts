import { join } from "node:path";
import { findPublishingCredential } from "../commands/publishing-credential.js";
import { listTokenFiles } from "../commands/token-files.js";
import { Refusal } from "../core/errors.js";
import { quote } from "../base/text/safe.js";
import { isPrivileged, type JobEvent } from "./event.js";
import { formatWith } from "./format-with.js";
import type { Inputs } from "./inputs.js";
import type { Environment, Runner } from "./runner.js";

/**
 * Refuses to run a plugin's own commands without explicit permission.
 *
 * @throws {Refusal} if the job has a credential that publishes, which its processes could read, or if untrusted
 * people can trigger a job that has rights.
 */
export function refuseUnsafeScripts({ name: event }: JobEvent, environment: Environment): void {
  const credential = findPublishingCredential(environment);
  if (credential !== undefined) {
    throw new Refusal(
      `The plugin's tests, lint and type check would run next to a credential that publishes: ${credential}`,
      `Check in one job and publish in another, which runs no code of the repository:${formatScriptsInput("false")}\nOr state that they may still run here:${formatScriptsInput("true")}`,
    );
  }
  if (isPrivileged(event)) {
    throw new Refusal(
      `The plugin's tests, lint and type check would run with the rights of the repository, as the event is ${event}`,
      `Check on pull_request, or run nothing:${formatScriptsInput("false")}\nOr, if no untrusted code can be checked out here, state it:${formatScriptsInput("true")}`,
    );
  }
}

/**
 * Names the files with a token for a registry that the plugin's own commands could read. Many jobs install private
 * packages with a token that only reads, so this is no refusal.
 */
export function warnOfTokenFiles(
  inputs: Pick<Inputs, "runScripts" | "paths">,
  { workspace, checkouts }: Pick<Runner, "workspace" | "checkouts">,
  environment: Environment,
): readonly string[] {
  if (inputs.runScripts !== "auto") return [];
  const folders = [...new Set([checkouts, workspace, ...inputs.paths.map((path) => join(workspace, path))])];
  return listTokenFiles(environment, { root: checkouts, folders }).map(
    (file) =>
      `The plugin's tests, lint and type check can read the token for a registry in ${quote(file, MAX_PATH_LENGTH)}\nIf it can publish, check in one job and publish in another. If it only reads packages, state that they may run here:${formatScriptsInput("true")}`,
  );
}

const MAX_PATH_LENGTH = 200;

function formatScriptsInput(value: "true" | "false"): string {
  return formatWith({ "run-scripts": `"${value}"` });
}
