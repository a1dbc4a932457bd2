import { isAbsent } from "../plugin/absent.js";
import { formatRunCommand } from "../repository/manager-commands.js";
import { hasBuildScript } from "../plugin/scripts/scripts.js";
import type { CheckFacts } from "../core/check.js";

export type BuildFacts = CheckFacts<never, "packageJson" | "scripts">;

/** Says what to build, with the command if package.json has one. */
export function formatBuildHelp(what: string, { packageJson, scripts }: BuildFacts): string {
  const builds = hasBuildScript(isAbsent(packageJson) ? undefined : packageJson.value);
  return builds ? `${what}: ${formatRunCommand(isAbsent(scripts) ? "npm" : scripts.manager.name, "build")}` : what;
}
