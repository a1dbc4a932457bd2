import type { ManagerName } from "../repository/package-manager.js";
import type { Command } from "../plugin/scripts/scripts.js";

/** A command that can be run. */
export type Runnable = Extract<Command, { readonly kind: "script" | "line" }>;

/** A program, its arguments, and the line that a person would type for it. */
export interface Invocation {
  readonly program: string;
  readonly args: readonly string[];
  readonly line: string;
}

/**
 * Decides how to start a command. The names of scripts are ours. Only a line that its author wrote as a line is
 * passed to a shell.
 *
 * @param more plain words for the program that a script starts.
 */
export function makeInvocation(
  command: Runnable,
  manager: ManagerName,
  platform: string,
  more: readonly string[] = [],
): Invocation {
  // npm takes for its own what is not behind two hyphens.
  const added = more.length > 0 && manager === "npm" ? ["--", ...more] : more;
  const line = [command.kind === "line" ? command.line : `${manager} run ${command.script}`, ...added].join(" ");
  // Package managers are batch files on Windows, which only its shell can start.
  if (platform === "win32") return { program: "cmd.exe", args: ["/d", "/s", "/c", `"${line}"`], line };
  return command.kind === "line"
    ? { program: "sh", args: ["-c", line], line }
    : { program: manager, args: ["run", command.script, ...added], line };
}
