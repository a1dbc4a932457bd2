import { getFolder, type Finding, type Outcome, type PluginReport } from "../core/report.js";
import type { Preflight } from "../run/result.js";
import { type Location, makeLocation, type Range, type TextLocation } from "../base/text/location.js";
import { makeVisible, quote, shorten } from "../base/text/safe.js";
import { openOwnArchive } from "../base/files/archive.js";
import { joinPath, type Workspace } from "../base/files/workspace.js";
import type { TargetFinding, TargetReview } from "./publisher.js";
import type { JsonText, Path } from "../base/text/json/json-text.js";
import { readJson } from "../base/text/json/read-json.js";
import { indexLines, type Lines } from "../base/text/lines.js";

const MAX_MESSAGE_LENGTH = 500;

/** Every finding of a target has this code. The subject has the target's own rule. */
const TARGET_CODE = "found";

type PluginReview = TargetReview & { readonly target: string };

/**
 * Adds what targets have found to the report of the plugin that is released, each target as a check. A place in the
 * archive becomes the place in the repository, so that every reporter shows it at its line.
 */
export function reportReviews(
  preflight: Preflight,
  reviews: readonly PluginReview[],
  { folder, bytes }: { readonly folder: string; readonly bytes: Uint8Array },
): Preflight {
  const plugin = preflight.report.plugins.find((one) => getFolder(one) === folder);
  if (!plugin || reviews.length === 0) return preflight;
  const locate = makeLocator(openOwnArchive(bytes).workspace, folder);
  const plugins = [...preflight.report.plugins];
  plugins[plugins.indexOf(plugin)] = reviews.reduce((report, review) => addOutcome(report, review, locate), plugin);
  return { ...preflight, report: { ...preflight.report, plugins } };
}

function addOutcome(plugin: PluginReport, review: PluginReview, locate: Locator): PluginReport {
  const { target, title, url } = review;
  const manifest = { file: joinPath(getFolder(plugin), "manifest.json") };
  const findings = review.findings.map((finding) => makeFinding(finding, review, locate, manifest));
  const about = { check: target, title, url };
  const outcome: Outcome =
    findings.length === 0 ? { ...about, status: "met" } : { ...about, status: "unmet", findings };
  return { ...plugin, outcomes: [...plugin.outcomes, outcome], findings: [...plugin.findings, ...findings] };
}

function makeFinding(
  { rule, severity, message, url, place }: TargetFinding,
  { target, url: page }: PluginReview,
  locate: Locator,
  manifest: Location,
): Finding {
  const location = place && locate(place);
  const words = makeVisible(shorten(message, MAX_MESSAGE_LENGTH));
  const elsewhere = place && !location ? `, at ${quote(place.path, 200)}, which the archive does not contain` : "";
  return {
    check: target,
    code: TARGET_CODE,
    subject: [...(rule === undefined ? [] : [rule]), message],
    severity,
    stopsRelease: severity === "error",
    message: `${words}${elsewhere}`,
    url: url ?? page,
    location: location ?? manifest,
  };
}

type Place = NonNullable<TargetFinding["place"]>;

/** The place in the repository of a place in the archive. `undefined` if the archive has no such file. */
type Locator = (place: Place) => Location | undefined;

const MAX_POINTER_LENGTH = 1_000;
const MAX_BYTES = 4 * 1024 * 1024;

interface ReadFile {
  readonly json: JsonText<TextLocation>;
  readonly lines: Lines;
}

/**
 * Makes a locator for the archive of a plugin. Places are untrusted.
 *
 * @param folder the plugin's folder in the repository.
 */
function makeLocator(workspace: Workspace, folder: string): Locator {
  const read = new Map<string, ReadFile | undefined>();
  return ({ path, pointer, startLine, endLine }) => {
    if (workspace.entry(path)?.kind !== "file") return undefined;
    const file = joinPath(folder, path);
    if (!read.has(path)) read.set(path, readFile(workspace, path, file));
    const found = read.get(path);
    if (!found) return { file };
    const steps = readPointer(pointer, found.json.value);
    if (steps && found.json.value !== undefined) {
      const place = found.json.at(...steps);
      return { file, range: place.range, ...(place.pointer !== undefined && { pointer: place.pointer }) };
    }
    return makeLocation(file, findLines(found.lines, startLine, endLine));
  };
}

function readFile(workspace: Workspace, path: string, file: string): ReadFile | undefined {
  const bytes = workspace.bytes(path, MAX_BYTES);
  if (!bytes) return undefined;
  const lines = indexLines(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  return { json: readJson(file, bytes), lines };
}

function findLines(lines: Lines, startLine?: number, endLine?: number): Range | undefined {
  if (startLine === undefined || lines.line(startLine) === undefined) return undefined;
  const isWhole = endLine !== undefined && endLine > startLine && lines.line(endLine) !== undefined;
  const last = isWhole ? endLine : startLine;
  const column = (lines.line(last) ?? "").length + 1;
  return { start: { line: startLine, column: 1 }, end: { line: last, column } };
}

/** The steps of a JSON Pointer (RFC 6901) into a value. `undefined` if it is none. */
function readPointer(pointer: string | undefined, value: unknown): Path | undefined {
  if (pointer === undefined || pointer.length > MAX_POINTER_LENGTH || (pointer !== "" && !pointer.startsWith("/")))
    return undefined;
  let node = value;
  return pointer
    .split("/")
    .slice(1)
    .map((word) => {
      const key = word.replaceAll("~1", "/").replaceAll("~0", "~");
      const isIndex = Array.isArray(node) && /^(?:0|[1-9]\d{0,9})$/u.test(key);
      const isObject = typeof node === "object" && node !== null && Object.hasOwn(node, key);
      node = isObject ? (node as Readonly<Record<string, unknown>>)[key] : undefined;
      return isIndex ? Number(key) : key;
    });
}
