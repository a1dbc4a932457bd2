import { TOOL } from "../../core/tool.js";
import type { Report } from "../../core/report.js";
import { makeInertJson } from "../../base/text/safe.js";
import { makeReplacementRecords } from "./format-replacement.js";
import type { PluginArchive } from "./pack.js";
import type { UninstallableRange } from "./replace-ranges.js";
import { SUMS, makeSumsFile } from "./sums.js";

export const RECEIPT_SCHEMA = "plugin-preflight/receipt@1";
/** The name of the receipt next to an archive. */
export const RECEIPT_NAME = "receipt.json";

/** The checks that pass only if the plugin's own code was run. */
const RUNNING = ["scripts-test", "scripts-lint", "scripts-types"];

/**
 * Makes the receipt for a later job: which bytes were checked, of which commit, by which rules, and what was not
 * checked.
 */
function makeReceipt(archive: PluginArchive, report: Report): string {
  const { name, sha256, bytes, files, commit, replacement, unpublished = [] } = archive;
  const plugins = report.plugins.map((plugin) => ({
    path: plugin.path,
    name: plugin.name,
    version: plugin.version,
    ran: plugin.outcomes
      .filter(({ check, status }) => RUNNING.includes(check) && status === "met")
      .map(({ check }) => check),
    skipped: plugin.outcomes
      .filter((outcome) => outcome.status === "skipped")
      .map(({ check, reason }) => ({ check, reason })),
  }));
  const receipt = {
    schema: RECEIPT_SCHEMA,
    tool: { name: TOOL.name, version: TOOL.version, ruleset: TOOL.ruleset },
    archive: {
      name,
      sha256,
      size: bytes.length,
      files: files.length,
      ...makeReplacementRecords(replacement),
      ...makeUnpublishedRecords(unpublished),
    },
    commit: commit ?? null,
    plugin: plugins[0],
  };
  return makeInertJson(`${JSON.stringify(receipt, undefined, 2)}\n`);
}

/** Nothing if there is no such dependency. */
function makeUnpublishedRecords(unpublished: readonly UninstallableRange[]) {
  const records = unpublished.flatMap(({ key, name, range, reason }) =>
    reason.kind === "private" ? [{ key, name, range, package: reason.named, file: reason.file }] : [],
  );
  return records.length === 0 ? {} : { unpublished: records };
}

/** The files for a later job, by name. */
export function makeHandedFiles(archive: PluginArchive, report: Report): ReadonlyMap<string, string | Uint8Array> {
  return new Map<string, string | Uint8Array>([
    [archive.name, archive.bytes],
    [RECEIPT_NAME, makeReceipt(archive, report)],
    [SUMS, makeSumsFile(archive).bytes],
  ]);
}
