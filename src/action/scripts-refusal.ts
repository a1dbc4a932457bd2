import { join } from "node:path";
import { findPublishingCredential } from "../commands/publishing-credential.js";
import { listTokenFiles } from "../commands/token-files.js";
import { Refusal } from "../core/errors.js";
import { quote } from "../base/text/safe.js";
import { isPrivileged, type JobEvent } from "./event.js";
import { formatWith } from "./input-texts.js";
import type { Inputs } from "./inputs.js";
import type { Environment, Runner } from "./runner.js";
import { isAbsent } from "../plugin/absent.js";
import { readRepositoryRefs } from "../plugin/git-facts.js";
import type { FactFinder } from "../run/request.js";

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
      `The plugin's tests, lint and type check would run with access to a credential that publishes: ${credential}`,
      `Check in a job without it. Release that job's archive in a second job, which runs no code of the repository:${SECOND_JOB}\nOr allow them to run here:${formatScriptsInput("true")}`,
    );
  }
  if (isPrivileged(event)) {
    throw new Refusal(
      `The plugin's tests, lint and type check would run with the permissions of the repository, because the event is ${event}`,
      `Check on pull_request, or run nothing:${formatScriptsInput("false")}\nOr, if no untrusted code can be checked out here, allow it:${formatScriptsInput("true")}`,
    );
  }
}

/** How a job takes the archive of the job `check`. */
const SECOND_JOB = formatWith({
  command: "release",
  artifact: "release",
  "checked-sha256": "${{ needs.check.outputs.sha256 }}",
});

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
      `The plugin's tests, lint and type check can read the token for a registry in ${quote(file, MAX_PATH_LENGTH)}\nIf it can publish, check in one job and publish in another. If it only reads packages, allow them to run here:${formatScriptsInput("true")}`,
  );
}

const MAX_PATH_LENGTH = 200;

function formatScriptsInput(value: "true" | "false"): string {
  return formatWith({ "run-scripts": `"${value}"` });
}

/**
 * Refuses to run untrusted code, whatever the inputs are. It is for an event that has the rights of the repository
 * and may bring a commit of a fork. The commit that is checked out must be the one that GitHub started the job for. A
 * commit that cannot be determined may be any commit, so it is refused, too.
 */
export function refuseForeignCode({ name }: JobEvent, { commit: own }: Pick<Runner, "commit">): FactFinder {
  return ({ workspace }) => {
    const refs = readRepositoryRefs(workspace);
    const head = isAbsent(refs) ? undefined : refs.head;
    if (head !== undefined && head === own) return Promise.resolve({});
    const why = isAbsent(refs) ? refs.absent : "its HEAD names no existing commit";
    const what =
      head === undefined
        ? `Which commit is checked out cannot be determined (${why}), so it may be untrusted`
        : `The checked-out commit ${head.slice(0, 12)} may be untrusted`;
    throw new Refusal(
      `${what}, and ${name} gives this job the permissions of the repository`,
      "Check it on pull_request, whose jobs have no secrets and cannot write. Or set run-scripts: false, which runs none of its code",
    );
  };
}
