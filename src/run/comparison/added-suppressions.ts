import { makeComparable, type BaselineEntry } from "../../core/baseline.js";
import type { AddedSuppression } from "../../core/change.js";
import { SEVERITIES } from "../../core/check.js";
import { UsageError } from "../../core/errors.js";
import { getFolder, IN_BASELINE, type Finding, type PluginReport } from "../../core/report.js";
import { coversFinding } from "../../core/suppression.js";
import { isAbsent } from "../../plugin/absent.js";
import { CONFIGURATION_KEY } from "../../plugin/configuration/configuration.js";
import { findEntryPath, type OffEntry } from "../../plugin/configuration/off-entry.js";
import { readPlugin } from "../../plugin/plugin.js";
import { readJson } from "../../base/text/json/read-json.js";
import { joinPath, relativeTo, type Workspace } from "../../base/files/workspace.js";
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

interface AddedEntriesRequest extends Sides {
  /** The folders that are renamed, by their new name: what is listed for the old one counts for the new. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The baseline of the base, where it is another or none; the same if left out. */
  readonly earlier?: { readonly file: string | undefined };
}

/**
 * The entries that a change adds to a baseline. An entry that lists more findings than before is added for those that
 * it lists more. A baseline that cannot be read in the base lists nothing there.
 */
export function findAddedEntries(
  file: string,
  { head, before, renamed, earlier = { file } }: AddedEntriesRequest,
): readonly AddedEntry[] {
  const bytes = head.bytes(file, MAX_BASELINE_BYTES);
  if (bytes === undefined) return [];
  const folders = new Map([...renamed].map(([to, from]) => [from, to]));
  const listed = earlier.file === undefined ? [] : readEntries(earlier.file, before);
  const left = countEntries(listed.map((entry) => moveEntry(entry, folders)));
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
    const matched = Math.min(more, counts[rank] ?? 0);
    counts[rank] = (counts[rank] ?? 0) - matched;
    more -= matched;
  }
  return more;
}

interface AddedOffRequest extends Sides {
  /** All plugins of the run. */
  readonly plugins: readonly PluginReport[];
  /** Whether the plugin reports what the repository has. */
  readonly isReporting: boolean;
}

/**
 * The entries of `off` that a change adds, or that are valid for longer than before. One of the root's package.json is
 * listed with each plugin that it suppresses something of, or else with the one that reports what the repository has.
 */
export async function findAddedOff(
  plugin: PluginReport,
  from: string,
  { head, before, plugins, isReporting }: AddedOffRequest,
): Promise<readonly AddedSuppression[]> {
  const folder = getFolder(plugin);
  const [now, old] = [await readOff(head, folder), await readOff(before, from)];
  const known = new Set(old.map(({ entry }) => identifyEntry(entry, from)));
  return now
    .filter(({ entry }) => !known.has(identifyEntry(entry, folder)))
    .flatMap(({ entry, line }): readonly AddedSuppression[] => {
      const findings = countSuppressed(entry, plugin);
      const isOwn = entry.from === joinPath(folder, "package.json");
      const isIdle = isReporting && plugins.every((one) => countSuppressed(entry, one) === 0);
      const { check, reason } = entry;
      if (!isOwn && !isIdle && findings === 0) return [];
      return [{ kind: "off", check, file: entry.from, line, reason, findings }];
    });
}

/** How many findings of a plugin an entry suppresses. */
function countSuppressed(entry: OffEntry, plugin: PluginReport): number {
  const isSuppressed = ({ suppressed }: Finding): boolean => suppressed !== undefined && suppressed !== IN_BASELINE;
  return plugin.findings.filter((finding) => isSuppressed(finding) && coversFinding(entry, finding)).length;
}

/** What an entry switches off in a plugin, and until when. Its reason may be reworded, and the entry may move. */
function identifyEntry(entry: OffEntry, folder: string): string {
  const { check, pointer, fingerprint, until } = entry;
  const path = entry.file === undefined ? undefined : findEntryPath(entry);
  const place = path === undefined ? undefined : relativeTo(folder, path);
  return JSON.stringify([check, place, pointer, fingerprint, until]);
}

interface PlacedEntry {
  readonly entry: OffEntry;
  readonly line: number;
}

async function readOff(workspace: Workspace, folder: string): Promise<readonly PlacedEntry[]> {
  const { facts } = await readPlugin(workspace, {
    folder,
    needs: ["configuration", "packageJson", "sharedConfiguration"],
  });
  const { configuration, packageJson, sharedConfiguration } = facts;
  if (isAbsent(configuration)) return [];
  const own = isAbsent(packageJson) ? undefined : packageJson;
  const root = isAbsent(sharedConfiguration) ? undefined : sharedConfiguration.json;
  return configuration.off.flatMap((entry) => {
    const json = [own, root].find((one) => one?.file === entry.from);
    return json ? [{ entry, line: json.at(CONFIGURATION_KEY, "off", entry.index).range.start.line }] : [];
  });
}
