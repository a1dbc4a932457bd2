import { decodeLatin1 } from "../../base/text/bytes.js";
import { MAX_JSON_BYTES } from "../../base/text/json/json-limits.js";
import { toObjectText, type JsonObjectText } from "../../base/text/json/json-object.js";
import { readJson } from "../../base/text/json/read-json.js";
import type { Location, TextLocation } from "../../base/text/location.js";
import type { Workspace } from "../../base/files/workspace.js";
import { CONFIGURATION_KEY, readConfiguration, type Configuration } from "./configuration.js";

/** The package.json at the root of a repository, as far as it may configure the plugins below it. */
export interface RootPackage {
  /** Left out where it does not name this tool, or cannot be read. */
  readonly json?: JsonObjectText<TextLocation>;
  /** What it configures. */
  readonly configuration?: Configuration;
  /** What keeps its configuration from being read: a clause, and its place. */
  readonly fault?: { readonly why: string; readonly at: Location };
}

const FILE = "package.json";
const NO_CONFIGURATION: RootPackage = {};
/** A thousand plugins of one run have the same root. */
const known = new WeakMap<Workspace, RootPackage>();

export function readRootPackage(workspace: Workspace): RootPackage {
  const read = known.get(workspace) ?? readOnce(workspace);
  known.set(workspace, read);
  return read;
}

function readOnce(workspace: Workspace): RootPackage {
  const entry = workspace.entry(FILE);
  if (!entry) return NO_CONFIGURATION;
  if (entry.kind !== "file") return makeFault("is not a regular file of the repository");
  const bytes = workspace.bytes(FILE, MAX_JSON_BYTES);
  if (!bytes) return makeFault(entry.size > MAX_JSON_BYTES ? "has more than 1 MiB" : "cannot be read");
  if (!decodeLatin1(bytes).includes(`"${CONFIGURATION_KEY}"`)) return NO_CONFIGURATION;
  const json = readJson(FILE, bytes);
  const object = toObjectText(json);
  if (object) return { json: object, configuration: readConfiguration(object) };
  const [problem] = json.problems;
  return makeFault("is not one valid JSON object", problem?.range && { file: FILE, range: problem.range });
}

function makeFault(why: string, at: Location = { file: FILE }): RootPackage {
  return { fault: { why, at } };
}
