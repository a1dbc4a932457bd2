import { UsageError } from "../core/errors.js";
import type { Environment } from "../base/processes/start-process.js";
import { quote } from "../base/text/safe.js";
import { isPublishingVariable } from "./publishing-credential.js";

interface Rule {
  readonly names: RegExp;
  readonly why: string;
}

/** No command of the plugin gets these, whoever names them. */
const NEVER: readonly Rule[] = [
  { names: /^INPUT_/iu, why: "is an input of an Action, and inputs may be tokens" },
  { names: /^ACTIONS_/iu, why: "gives access to a service of the runner: caches, artifacts, identity tokens" },
  {
    names: /^GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/iu,
    why: "names a file from which the runner reads commands",
  },
  { names: /^GITHUB_TOKEN$/iu, why: "is the job's own token" },
  { names: /^npm_config_.*(?:auth|password|otp)/iu, why: "is a credential for a package registry" },
];
/** The tokens of the job, which may also be in a variable of another name. */
const MIN_TOKEN_LENGTH = 8;
const TOKENS = /^(?:INPUT_.*TOKEN|ACTIONS_.*TOKEN|GITHUB_TOKEN)$/iu;

/**
 * The variables that a person named for the plugin's commands, in addition to those that every command gets.
 *
 * @param given names, one on each line or separated by commas.
 * @param by what names them, such as `--env`.
 * @throws {UsageError} for what is not a name, and for the job's own tokens, under any name.
 */
export function readNamedVariables(given: string, by: string, environment: Environment): readonly string[] {
  const names = given.split(/[\s,]+/u).filter((name) => name !== "");
  const tokens = Object.entries(environment)
    .map(([name, value = ""]) => (TOKENS.test(name) || isPublishingVariable(name) ? value.trim() : ""))
    .filter((token) => token.length >= MIN_TOKEN_LENGTH);
  for (const name of names) {
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/u.test(name)) {
      const help = "Write only the names, without values, separated by commas, such as DATABASE_URL,REDIS_URL";
      throw new UsageError(`${by} contains ${quote(name)}, which is not the name of a variable`, help);
    }
    const why = findReason(name, environment[name] ?? "", tokens);
    if (why === undefined) continue;
    throw new UsageError(
      `${by} names ${name}, which ${why}: the plugin's commands never get it`,
      "Leave it out. Give the tests their own credential that can only do what they test",
    );
  }
  return [...new Set(names)];
}

/** Why no command gets a variable. */
function findReason(name: string, value: string, tokens: readonly string[]): string | undefined {
  const rule = NEVER.find(({ names }) => names.test(name));
  if (rule) return rule.why;
  if (isPublishingVariable(name)) return "is a credential that publishes";
  return tokens.some((token) => value.includes(token)) ? "contains one of the job's own tokens" : undefined;
}
