import type { Finding as ContractFinding } from "../../../generated/marketplace-types.js";
import { isCounted, sortWorstFirst, verdict, type Finding } from "../../../core/report.js";
import { acceptArchive } from "../../../release/packing/accept-archive.js";
import { inspectArchive } from "../../../release/packing/archive-report.js";
import { makePluginId } from "../../../release/packing/archive-name.js";
import { formatSentence } from "../../../reporters/phrases.js";
import type { JsonObject } from "../../../base/text/json/json-object.js";
import { formatDay } from "../../../base/text/day.js";
import { makeVisible, quote, shorten } from "../../../base/text/safe.js";
import type { Workspace } from "../../../base/files/workspace.js";
import type { ReadListing } from "../catalog/listing.js";
import { readListing } from "../catalog/read-listing.js";
import type { Verdict } from "../version-record.js";

/** A verdict, and what people would see of the plugin. */
export interface CheckedArchive extends Verdict {
  readonly read?: ReadListing;
}

/** The process was ended before it had a verdict, and why. */
export interface EndedEarly {
  readonly ended: string;
}

/** Checks an archive that is kept, by its SHA-256, as a version of a plugin. */
export type CheckArchive = (sha256: string, pluginId: string, version: string) => Promise<CheckedArchive | EndedEarly>;

const MAX_FINDINGS = 1000;
const MAX_MESSAGE_LENGTH = 2000;
const SEVERITIES = { error: "error", warning: "warning", notice: "info" } as const;

/** Inspects an archive as the release does that submits it. */
export async function checkArchive(bytes: Uint8Array, pluginId: string, version: string): Promise<Verdict> {
  const accepted = await acceptArchive(bytes, "reported");
  if ("refused" in accepted) return makeRejection([makeFinding("archive", accepted.refused)]);
  const { opened, manifest } = accepted;
  const { workspace } = opened;
  const mismatches = findMismatches(manifest, pluginId, version);
  if (mismatches.length > 0) return makeRejection(mismatches);
  const today = formatDay(new Date());
  const plugin = await inspectArchive(opened, { occasion: "release", strict: false, tag: `v${version}`, today });
  const counting = sortWorstFirst(plugin.findings.filter(isCounted));
  const findings = counting.slice(0, MAX_FINDINGS).map((finding) => presentFinding(finding, workspace));
  const omitted = counting.length - findings.length;
  const state = ({ pass: "passed", fail: "rejected", broken: "failed" } as const)[
    verdict({ plugins: [plugin], failOn: "error" })
  ];
  const crashed = plugin.outcomes.filter(({ status }) => status === "crashed").map(({ check }) => check);
  const broken = crashed.map((check) => makeFinding(check, `The check ${check} crashed: a fault of the server`));
  return { state, findings: [...broken, ...findings], ...(omitted > 0 && { findingsOmitted: omitted }) };
}

/** Reads what people see of the plugin in an archive. */
export async function readArchiveListing(bytes: Uint8Array): Promise<ReadListing | undefined> {
  const accepted = await acceptArchive(bytes, "reported");
  return "refused" in accepted ? undefined : readListing(accepted.opened);
}

/** The archive is one version of one plugin: the one that was declared. */
function findMismatches(
  { name, version: declared }: JsonObject,
  pluginId: string,
  version: string,
): readonly ContractFinding[] {
  const found: ContractFinding[] = [];
  if (makePluginId(name) !== pluginId) {
    found.push(makeMismatch("/name", `"name" is ${quote(name)}, but the archive was submitted as ${pluginId}`));
  }
  if (declared !== version) {
    found.push(
      makeMismatch("/version", `"version" is ${quote(declared)}, but the archive was submitted as ${version}`),
    );
  }
  return found;
}

function makeRejection(findings: readonly ContractFinding[]): Verdict {
  return { state: "rejected", findings: [...findings] };
}

function makeMismatch(pointer: string, message: string): ContractFinding {
  return { ...makeFinding("manifest-mismatch", message), location: { path: "manifest.json", pointer } };
}

function makeFinding(ruleId: string, message: string): ContractFinding {
  return { ruleId, severity: "error", message: shorten(makeVisible(message), MAX_MESSAGE_LENGTH) };
}

function presentFinding(
  { check, severity, message, help, location, url }: Finding,
  workspace: Workspace,
): ContractFinding {
  const { file, pointer, range } = location;
  const words = help === "" ? message : `${formatSentence(message)} ${help}`;
  return {
    ...makeFinding(check, words),
    severity: SEVERITIES[severity],
    ...(url !== undefined && { helpUrl: url }),
    ...(workspace.entry(file)?.kind === "file" && {
      location: {
        path: file,
        ...(pointer !== undefined && { pointer }),
        ...(range && { startLine: range.start.line, endLine: range.end.line }),
      },
    }),
  };
}
