import { getPresent } from "../plugin/absent.js";
import { formatRunCommand } from "../repository/manager-commands.js";
import { hasBuildScript } from "../plugin/scripts/scripts.js";
import { certain, decide, run, set, type Help } from "../base/text/help.js";
import type { JsonText, Path } from "../base/text/json/json-text.js";
import { joinWords } from "../base/text/join-words.js";
import { formatNumber } from "../base/text/numbers.js";
import { quote } from "../base/text/safe.js";
import type { CheckFacts } from "../core/check.js";

/** `; did you mean "onInstall"?` at the end of a message. "" if nothing was found that may be meant. */
export function formatMeantQuestion(meant: string | undefined): string {
  return meant === undefined ? "" : `; did you mean ${quote(meant)}?`;
}

/** `Write "1.2.0"` as the help, which `--fix` does as well, if it is known what was meant. */
export function writeMeant(json: JsonText, path: Path, meant: unknown): Help | undefined {
  return meant === undefined ? undefined : certain(set(json, path, meant));
}

/** `"a", "b" and "c"`; of many the first three and how many more there are. */
export function formatNames(names: readonly string[]): string {
  const shown = names.slice(0, names.length === 4 ? 4 : 3).map((name) => quote(name));
  if (names.length > shown.length) return `${shown.join(", ")} and ${formatNumber(names.length - shown.length)} more`;
  return joinWords(shown);
}

/** `1 second`, `0.5 seconds`. */
export function formatSeconds(seconds: number): string {
  return seconds === 1 ? "1 second" : `${String(seconds)} seconds`;
}

export type BuildFacts = CheckFacts<never, "packageJson" | "scripts">;

/** Says what to build, with the command if package.json has one. */
export function adviseToBuild(what: string, { packageJson, scripts }: BuildFacts): Help {
  if (!hasBuildScript(getPresent(packageJson)?.value)) return decide(what, "build");
  const command = formatRunCommand(getPresent(scripts)?.manager.name ?? "npm", "build");
  return run(`${what}: ${command}`, command);
}
