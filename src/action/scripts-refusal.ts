import { Refusal } from "../core/errors.js";
import { quote } from "../text/safe.js";
import { isPrivileged, type JobEvent } from "./event.js";
import { formatWith } from "./format-with.js";
import type { Environment } from "./runner.js";

/** What `actions/setup-node` writes where no token is given. */
export const NO_TOKEN = "XXXXX-XXXXX-XXXXX-XXXXX";
const CREDENTIALS: readonly (readonly [variable: string, words: string])[] = [
  ["NODE_AUTH_TOKEN", "the variable NODE_AUTH_TOKEN"],
  ["NPM_TOKEN", "the variable NPM_TOKEN"],
  ["ACTIONS_ID_TOKEN_REQUEST_URL", "the permission id-token: write"],
];

/**
 * Whether a plugin's own commands may run in this job, where nobody has said so aloud.
 *
 * @throws {Refusal} beside a credential that publishes, which no process of this job could be kept from reading, and
 * where strangers can set off a job that has rights.
 */
export function refuseUnsafeScripts({ name: event }: JobEvent, environment: Environment): void {
  const [credential] = [...tokenInputs(environment), ...CREDENTIALS].filter(
    ([variable]) => !["", NO_TOKEN].includes(environment[variable]?.trim() ?? ""),
  );
  if (credential) {
    throw new Refusal(
      `The plugin's tests, lint and type check would run beside a credential that publishes: ${credential[1]}`,
      `Check in one job and publish in another, which runs nothing of the repository:${withScripts("false")}\nOr say aloud that they may run here all the same:${withScripts("true")}`,
    );
  }
  if (isPrivileged(event)) {
    throw new Refusal(
      `The plugin's tests, lint and type check would run with the rights of the repository, as the event is ${event}`,
      `Check on pull_request, or run nothing:${withScripts("false")}\nOr, if no stranger's code can be checked out here, say so:${withScripts("true")}`,
    );
  }
}

/** Whatever token a workflow gives the step besides GitHub's own, a misspelt one too: what it may do nobody knows. */
function tokenInputs(environment: Environment): readonly (readonly [variable: string, words: string])[] {
  return Object.keys(environment)
    .filter((name) => /^INPUT_(?!GITHUB).*TOKEN$/u.test(name))
    .map((name) => [name, `the input ${quote(name.slice("INPUT_".length).toLowerCase())}`]);
}

function withScripts(value: "true" | "false"): string {
  return formatWith({ "run-scripts": `"${value}"` });
}
