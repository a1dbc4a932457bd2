import { NO_TOKEN } from "../npm/no-token.js";
import { print } from "../output/print.js";
import { escapeCommandData } from "../text/safe.js";
import type { Environment } from "./runner.js";

/** What a job may hold beside the inputs of a step. */
const VARIABLES = ["GITHUB_TOKEN", "GH_TOKEN", "NODE_AUTH_TOKEN", "NPM_TOKEN", "PLUGIN_MARKETPLACE_TOKEN"];

/**
 * From here on the runner shows no token anywhere; one that is pasted with line breaks is hidden line by line. A misspelt
 * input may hold one as well. This is what is printed first. Own code,
 * on a release too: @actions/core prints through a stream, which on some systems what is printed later overtakes.
 */
export function hideTokens(environment: Environment): void {
  const names = Object.keys(environment).filter((name) => /^INPUT_.*TOKEN/iu.test(name) || VARIABLES.includes(name));
  const lines = names.flatMap((name) => (environment[name] ?? "").split(/[\r\n]+/u)).map((line) => line.trim());
  for (const line of new Set(lines)) if (!["", NO_TOKEN].includes(line)) hideToken(line);
}

/** From here on the runner shows this token nowhere. */
export function hideToken(token: string): void {
  print(`::add-mask::${escapeCommandData(token)}\n`);
}
