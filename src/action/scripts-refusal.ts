import { Refusal } from "../core/errors.js";
import { NO_TOKEN } from "../release/credentials/no-token.js";
import { quote } from "../text/safe.js";
import { isPrivileged, type JobEvent } from "./event.js";
import { formatWith } from "./format-with.js";
import type { Environment } from "./runner.js";

const CREDENTIALS: readonly (readonly [variable: string, words: string])[] = [
  ["NODE_AUTH_TOKEN", "the variable NODE_AUTH_TOKEN"],
  ["NPM_TOKEN", "the variable NPM_TOKEN"],
  ["PLUGIN_MARKETPLACE_TOKEN", "the variable PLUGIN_MARKETPLACE_TOKEN"],
  ["ACTIONS_ID_TOKEN_REQUEST_URL", "the permission id-token: write"],
];

/**
 * Refuses to run a plugin's own commands without explicit permission.
 *
 * @throws {Refusal} if the job has a credential that publishes, which its processes could read, or if untrusted
 * people can trigger a job that has rights.
 */
export function refuseUnsafeScripts({ name: event }: JobEvent, environment: Environment): void {
  const [credential] = [...listTokenInputs(environment), ...CREDENTIALS].filter(
    ([variable]) => !["", NO_TOKEN].includes(environment[variable]?.trim() ?? ""),
  );
  if (credential) {
    throw new Refusal(
      `The plugin's tests, lint and type check would run next to a credential that publishes: ${credential[1]}`,
      `Check in one job and publish in another, which runs nothing of the repository:${formatScriptsInput("false")}\nOr say aloud that they may run here all the same:${formatScriptsInput("true")}`,
    );
  }
  if (isPrivileged(event)) {
    throw new Refusal(
      `The plugin's tests, lint and type check would run with the rights of the repository, as the event is ${event}`,
      `Check on pull_request, or run nothing:${formatScriptsInput("false")}\nOr, if no stranger's code can be checked out here, say so:${formatScriptsInput("true")}`,
    );
  }
}

/**
 * Every token that the workflow gives this step apart from GitHub's own, even in a misspelt input. Its rights are
 * not known.
 */
function listTokenInputs(environment: Environment): readonly (readonly [variable: string, words: string])[] {
  return Object.keys(environment)
    .filter((name) => /^INPUT_(?!GITHUB).*TOKEN$/u.test(name))
    .map((name) => [name, `the input ${quote(name.slice("INPUT_".length).toLowerCase())}`]);
}

function formatScriptsInput(value: "true" | "false"): string {
  return formatWith({ "run-scripts": `"${value}"` });
}
