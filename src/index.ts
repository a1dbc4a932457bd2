export { checks } from "./checks/index.js";
export { SEVERITIES, type Check, type Codes, type Problem, type Severity } from "./core/check.js";
export { defineCustomCheck as defineCheck } from "./core/custom-check.js";
export { inspect } from "./core/inspect.js";
export type { Policy } from "./core/policy.js";
export {
  verdict,
  type FailOn,
  type Finding,
  type Occasion,
  type Outcome,
  type PluginReport,
  type Report,
  type Verdict,
} from "./core/report.js";
export { validateManifest, type ManifestResult, type NotJudged, type ValidateOptions } from "./manifest.js";
export type { Absent } from "./plugin/absent.js";
export { readPlugin } from "./plugin/plugin.js";
export { type FactName, type Facts, type Plugin } from "./plugin/reading.js";
export {
  compareArchives,
  findNewPermissions,
  type ArchiveDifference,
} from "./release/packing/difference/archive-difference.js";
export type { ArchiveEntry } from "./release/packing/archive-name.js";
export { pack, type Packed, type PackOptions, type PluginArchive } from "./release/packing/pack.js";
export type { PackRefusal } from "./plugin/npm-files/pack-refusals.js";
export { runLife, type RunLifeOptions, type TestedLife } from "./run/run-life.js";
export { reporters } from "./reporters/index.js";
export type { Format } from "./reporters/formats.js";
export type { Reporter, View } from "./reporters/reporter.js";
export type { JsonText } from "./base/text/json/json-text.js";
export { indexLines, type Lines } from "./base/text/lines.js";
export type { Edit, FileLocation, Location, Position, Range, TextLocation } from "./base/text/location.js";
export { diskWorkspace } from "./base/files/disk.js";
export { inMemory, type Entry, type Listed, type Workspace } from "./base/files/workspace.js";
