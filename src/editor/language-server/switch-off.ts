import { posix } from "node:path";
import { checks } from "../../checks/index.js";
import type { Finding } from "../../core/report.js";
import { CONFIGURATION_KEY } from "../../plugin/configuration/configuration.js";
import type { OffEntry } from "../../plugin/configuration/off-entry.js";
import { getOwn, isObject } from "../../base/text/json/json-object.js";
import { readJson } from "../../base/text/json/read-json.js";
import type { Edit } from "../../base/text/location.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";

const OFF = "off";
/** Until somebody writes a reason, the entry itself is a finding. */
const NO_REASON = "";

/** What adds an entry to package.json that switches a finding off; none where that cannot be. */
export function switchOff(finding: Finding, folder: string, workspace: Workspace): readonly Edit[] {
  const check = checks.find(({ id }) => id === finding.check);
  const isLasting = finding.alwaysCounts === true || check?.conclude !== undefined;
  if (isLasting && finding.fingerprint === undefined) return [];
  const file = joinPath(folder, "package.json");
  const bytes = workspace.bytes(file);
  if (!bytes) return [];
  const json = readJson(file, bytes);
  if (!isObject(json.value)) return [];
  const entry = makeEntry(finding, folder);
  const configuration = getOwn(json.value, CONFIGURATION_KEY);
  if (configuration === undefined) return json.add([], CONFIGURATION_KEY, { [OFF]: [entry] });
  if (!isObject(configuration)) return [];
  const list = getOwn(configuration, OFF);
  if (list === undefined) return json.add([CONFIGURATION_KEY], OFF, [entry]);
  return Array.isArray(list) ? json.append([CONFIGURATION_KEY, OFF], [entry]) : [];
}

function makeEntry({ check, location, fingerprint }: Finding, folder: string): Omit<OffEntry, "from" | "index"> {
  const file = posix.relative(folder, location.file);
  const { pointer } = location;
  if (fingerprint !== undefined) return { check, file, fingerprint, reason: NO_REASON };
  return { check, file, ...(pointer !== undefined && { pointer }), reason: NO_REASON };
}
