import { isAbsent } from "../plugin/absent.js";
import {
  CONFIGURATION_KEY,
  identifyPlace,
  readConfiguration,
  type Configuration,
} from "../plugin/configuration/configuration.js";
import type { OffEntry } from "../plugin/configuration/off-entry.js";
import { readPlugin } from "../plugin/plugin.js";
import { findOnePlugin } from "../run/tagged-plugin.js";
import { formatDay } from "../base/text/day.js";
import type { JsonObjectText } from "../base/text/json/json-object.js";
import type { TextLocation } from "../base/text/location.js";
import { makeVisible, quote } from "../base/text/safe.js";
import { getCurrentFolder, makePathFormatter } from "./print-report.js";

/** A value of the configuration, and the line that says it. */
interface Row {
  readonly key: string;
  readonly text: string;
  readonly from: string;
  readonly line: number;
  /** Why it does not hold. */
  readonly why?: string | undefined;
}

/**
 * What is configured for a plugin: what applies, what does not and why, and whose line says so.
 *
 * @throws {UsageError} where a path does not name one plugin.
 */
export async function explainConfiguration(path: string): Promise<string> {
  const { root, workspace, folder } = await findOnePlugin(path, getCurrentFolder());
  const needs = ["configuration", "packageJson", "sharedConfiguration"] as const;
  const { facts } = await readPlugin(workspace, { folder, needs });
  const { configuration, packageJson, sharedConfiguration } = facts;
  const shared = isAbsent(sharedConfiguration) ? undefined : sharedConfiguration;
  const sources = [isAbsent(packageJson) ? undefined : packageJson, shared?.json].filter((json) => json !== undefined);
  const holding = isAbsent(configuration) ? undefined : configuration;
  const rows = sources.flatMap((json) => listRows(json, holding));
  const fault = shared?.fault && `The root package.json ${shared.fault.why}, so no configuration in it applies.`;
  const [applied, rest] = [rows.filter(({ why }) => why === undefined), rows.filter(({ why }) => why !== undefined)];
  const pathOf = makePathFormatter(root);
  const lines = [
    ...(applied.length === 0 ? ["Nothing is configured for this plugin."] : formatRows(applied, pathOf)),
    ...(rest.length === 0 ? [] : ["", "Does not apply:", ...formatRows(rest, pathOf)]),
    ...(fault === undefined ? [] : ["", fault]),
  ];
  return `${lines.join("\n")}\n`;
}

function listRows(json: JsonObjectText<TextLocation>, holding: Configuration | undefined): readonly Row[] {
  const { commands, peers, off, baseline } = readConfiguration(json);
  const { file: from } = json;
  const lineOf = (...path: readonly (string | number)[]): number =>
    json.at(CONFIGURATION_KEY, ...path).range.start.line;
  const replaced = (by: string | undefined): string | undefined =>
    by === undefined || by === from ? undefined : `${by} replaces it`;
  const commandRows = Object.entries(commands).map(([name, { text }]): Row => {
    const why = replaced(holding?.commands[name as keyof typeof commands]?.from);
    return { key: `commands.${name}`, text: quote(text), from, line: lineOf("commands", name), why };
  });
  const peerRows = peers.map(({ text, index }): Row => {
    return { key: "peers", text: quote(text), from, line: lineOf("peers", index) };
  });
  const offRows = off.map((entry): Row => {
    const why = explainOff(entry, holding);
    return { key: "off", text: describeOff(entry), from, line: lineOf("off", entry.index), why };
  });
  const rows = [...commandRows, ...peerRows, ...offRows];
  if (!baseline) return rows;
  const why = replaced(holding?.baseline?.from);
  return [...rows, { key: "baseline", text: quote(baseline.text), from, line: lineOf("baseline"), why }];
}

function describeOff({ check, file, pointer, fingerprint, until, reason }: OffEntry): string {
  const place = [
    pointer && `at ${quote(pointer)}`,
    file && `in ${quote(file)}`,
    fingerprint,
    until && `until ${until}`,
  ];
  return `${[makeVisible(check), ...place.filter((part) => part !== undefined)].join(" ")}: ${makeVisible(reason)}`;
}

function explainOff(entry: OffEntry, holding: Configuration | undefined): string | undefined {
  if (entry.until !== undefined && entry.until < formatDay(new Date())) return "its last day has passed";
  if (holding?.off.some(({ from, index }) => from === entry.from && index === entry.index)) return undefined;
  if (entry.fingerprint !== undefined) return "the root's package.json does not ship";
  const place = identifyPlace(entry);
  return `${holding?.off.find((one) => identifyPlace(one) === place)?.from ?? "another entry"} replaces it`;
}

function formatRows(rows: readonly Row[], pathOf: (file: string) => string): readonly string[] {
  const shown = rows.map(({ from, line, ...row }) => ({
    ...row,
    place: `${makeVisible(pathOf(from))}:${String(line)}`,
  }));
  const column = Math.max(...shown.map(({ place }) => place.length));
  const keys = Math.max(...shown.map(({ key }) => key.length));
  return shown.map(({ place, key, text, why }) => {
    const end = why === undefined ? "" : ` (${makeVisible(why)})`;
    return `${place.padEnd(column)}  ${key.padEnd(keys)}  ${text}${end}`;
  });
}
