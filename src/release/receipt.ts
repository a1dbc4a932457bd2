import { TOOL } from "../core/tool.js";
import type { Report } from "../core/report.js";
import { inertJson } from "../text/safe.js";
import type { PluginArchive } from "./pack.js";

export const RECEIPT_SCHEMA = "plugin-preflight/receipt@1";
/** What the list of digests beside an archive is called. */
export const SUMS_NAME = "SHA256SUMS";
/** What the receipt beside an archive is called. */
export const RECEIPT_NAME = "receipt.json";

/** The checks that are met only where the plugin's own code was run. */
const RUNNING = ["scripts-test", "scripts-lint", "scripts-types"];

/** A list of files and their digests, as `sha256sum --check` reads it. */
export function sha256Sums(files: readonly Pick<PluginArchive, "name" | "sha256">[]): string {
  return files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");
}

/** What a later job may hold an archive to: which bytes were checked, of which commit, by which rules, and what was not. */
export function receiptOf(archive: PluginArchive, report: Report): string {
  const { name, sha256, bytes, files, commit } = archive;
  const plugins = report.plugins.map((plugin) => ({
    path: plugin.path,
    name: plugin.name,
    version: plugin.version,
    ran: plugin.outcomes.flatMap(({ check, status }) => (RUNNING.includes(check) && status === "met" ? [check] : [])),
    skipped: plugin.outcomes.flatMap((outcome) =>
      outcome.status === "skipped" ? [{ check: outcome.check, reason: outcome.reason }] : [],
    ),
  }));
  const receipt = {
    schema: RECEIPT_SCHEMA,
    tool: { name: TOOL.name, version: TOOL.version, ruleset: TOOL.ruleset },
    archive: { name, sha256, size: bytes.length, files: files.length },
    commit: commit ?? null,
    plugin: plugins[0],
  };
  return inertJson(`${JSON.stringify(receipt, undefined, 2)}\n`);
}
