import { checks } from "../../src/checks/index.js";
import { inspect } from "../../src/core/inspect.js";
import type { Policy } from "../../src/core/policy.js";
import type { Finding, PluginReport } from "../../src/core/report.js";
import { readPlugin } from "../../src/plugin/plugin.js";
import { inMemory, type Workspace } from "../../src/base/files/workspace.js";

export const PUSH: Policy = { occasion: "push", strict: false, today: "2026-11-21" };

/** The report of some checks, or of all, on the plugin at a workspace's root. */
export async function judge(
  workspace: Workspace,
  ids: readonly string[] = checks.map(({ id }) => id),
  policy = PUSH,
): Promise<PluginReport> {
  const chosen = checks.filter(({ id }) => ids.includes(id));
  const needs = chosen.flatMap((check) => [...check.needs, ...(check.wants ?? [])]);
  const plugin = await readPlugin(workspace, { needs: [...needs, "manifest", "configuration"] });
  return inspect(plugin, chosen, { known: checks.map(({ id }) => id), ...policy });
}

/** What one check says of some files, as "severity: message". */
export async function findingsOf(
  check: string,
  files: Readonly<Record<string, string | Uint8Array>> | Workspace,
): Promise<readonly string[]> {
  const workspace = isWorkspace(files) ? files : inMemory(files);
  return (await judge(workspace, [check])).findings.map(formatBriefly);
}

export function formatBriefly({ severity, location, message }: Finding): string {
  return `${severity} ${location.file}: ${message}`;
}

function isWorkspace(files: object): files is Workspace {
  return "entry" in files && typeof files.entry === "function";
}
