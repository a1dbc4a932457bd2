import { makeComparable, type BaselineEntry } from "../../core/baseline.js";
import type { AddedSuppression } from "../../core/change.js";
import { SEVERITIES } from "../../core/check.js";
import { UsageError } from "../../core/errors.js";
import { getFolder, IN_BASELINE, type PluginReport } from "../../core/report.js";
import { coversFinding } from "../../core/suppression.js";
import { isAbsent } from "../../plugin/absent.js";
import { CONFIGURATION_KEY } from "../../plugin/configuration/configuration.js";
import type { OffEntry } from "../../plugin/configuration/off-entry.js";
import { readPlugin } from "../../plugin/plugin.js";
import { readJson } from "../../base/text/json/read-json.js";
import type { Workspace } from "../../base/files/workspace.js";
import { MAX_BASELINE_BYTES, parseBaseline } from "../records/baseline-file.js";
import { movePath } from "./move-path.js";

interface Sides {
  readonly head: Workspace;
  readonly before: Workspace;
}

/** An entry of the baseline that the base's does not have, and the plugin that it is about, unless it is none. */
export interface AddedEntry {
  readonly plugin: string | undefined;
  readonly suppression: AddedSuppression;
}

/**
 * The entries that a change adds to a baseline. An entry that lists more findings than before is added for those that
 * it lists more. A baseline that cannot be read in the base lists nothing there.
 *
 * @param renamed the folders that are renamed, by their new name: what is listed for the old one counts for the new.
 */
export function findAddedEntries(
  file: string,
  { head, before, renamed }: Sides & { readonly renamed: ReadonlyMap<string, string> },
): readonly AddedEntry[] {
  const bytes = head.bytes(file, MAX_BASELINE_BYTES);
  if (bytes === undefined) return [];
  const folders = new Map([...renamed].map(([to, from]) => [from, to]));
  const earlier = readEntries(file, before).map((entry) => moveEntry(entry, folders));
  const left = countEntries(earlier);
  const json = readJson(file, bytes);
  return parseBaseline(bytes, file).flatMap((entry, index) => {
    const findings = takeListed(entry, left);
    if (findings === 0) return [];
    const { check, message, plugin } = entry;
    const line = json.value === undefined ? undefined : json.at("findings", index).range.start.line;
    return [{ plugin, suppression: { kind: "baseline" as const, check, file, line, reason: message, findings } }];
  });
}

function readEntries(file: string, before: Workspace): readonly BaselineEntry[] {
  const bytes = before.bytes(file, MAX_BASELINE_BYTES);
  try {
    return bytes === undefined ? [] : parseBaseline(bytes, file);
  } catch (error) {
    if (error instanceof UsageError) return [];
    throw error;
  }
}

function moveEntry(entry: BaselineEntry, folders: ReadonlyMap<string, string>): BaselineEntry {
  if (entry.plugin === undefined) return entry;
  const from = entry.plugin === "." ? "" : entry.plugin;
  const to = folders.get(from);
  if (to === undefined) return entry;
  return { ...entry, plugin: to === "" ? "." : to, file: movePath(entry.file, from, to) };
}

/** By key, how many findings of each severity are listed. */
type Listed = Map<string, number[]>;

function countEntries(entries: readonly BaselineEntry[]): Listed {
  const listed: Listed = new Map();
  for (const entry of entries) {
    const { key, severity, count } = makeComparable(entry);
    const counts = listed.get(key) ?? SEVERITIES.map(() => 0);
    const rank = SEVERITIES.indexOf(severity);
    counts[rank] = (counts[rank] ?? 0) + count;
    listed.set(key, counts);
  }
  return listed;
}

/** Takes what an entry lists from what was listed before, as severe or worse; returns how many it lists more. */
function takeListed(entry: BaselineEntry, left: Listed): number {
  const { key, severity, count } = makeComparable(entry);
  const counts = left.get(key);
  let more = count;
  for (let rank = SEVERITIES.indexOf(severity); counts && rank >= 0; rank--) {
    const taken = Math.min(more, counts[rank] ?? 0);
    counts[rank] = (counts[rank] ?? 0) - taken;
    more -= taken;
  }
  return more;
}

/** The entries of `off` that a change adds, or that are valid for longer than before. */
export async function findAddedOff(
  plugin: PluginReport,
  from: string,
  { head, before }: Sides,
): Promise<readonly AddedSuppression[]> {
  const folder = getFolder(plugin);
  const [now, old] = [await readOff(head, folder), await readOff(before, from)];
  const known = new Set(old.map(({ entry }) => identifyEntry(entry)));
  return now
    .filter(({ entry }) => !known.has(identifyEntry(entry)))
    .map(({ entry, file, line }) => {
      const isSuppressed = (suppressed: string | undefined): boolean =>
        suppressed !== undefined && suppressed !== IN_BASELINE;
      const findings = plugin.findings.filter(
        (finding) => isSuppressed(finding.suppressed) && coversFinding(entry, finding, folder),
      );
      return { kind: "off", check: entry.check, file, line, reason: entry.reason, findings: findings.length };
    });
}

/** What an entry switches off, and until when. Its reason may be reworded. */
function identifyEntry({ check, file, pointer, fingerprint, until }: OffEntry): string {
  return JSON.stringify([check, file, pointer, fingerprint, until]);
}

interface PlacedEntry {
  readonly entry: OffEntry;
  readonly file: string;
  readonly line: number;
}

async function readOff(workspace: Workspace, folder: string): Promise<readonly PlacedEntry[]> {
  const { facts } = await readPlugin(workspace, { folder, needs: ["configuration", "packageJson"] });
  const { configuration, packageJson } = facts;
  if (isAbsent(configuration) || isAbsent(packageJson)) return [];
  return configuration.off.map((entry) => {
    const { file, range } = packageJson.at(CONFIGURATION_KEY, "off", entry.index);
    return { entry, file, line: range.start.line };
  });
}
