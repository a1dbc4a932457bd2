import { indexLines } from "../../base/text/lines.js";
import type { TextLocation } from "../../base/text/location.js";
import { describeMergeConflict, findMergeConflict } from "../../base/text/merge-conflict.js";
import { findShellCommands } from "../../base/text/shell-commands.js";
import { parseYaml } from "../../base/text/yaml/yaml.js";
import {
  findEntry,
  findScalars,
  getText,
  getValue,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
} from "../../base/text/yaml/yaml-tree.js";
import { classifyAction } from "./workflow-actions.js";
import { classifyCommand } from "./workflow-commands.js";
import type { Job, Permissions, Placed, Setting, Step, Triggers, Workflow } from "./workflow.js";

/** How much is looked at: aliases can make any number of steps out of a few lines. */
const MAX_LOOKED_AT = 4 * 1024 * 1024;
const MAX_COMMANDS = 1000;

/** A text that is read, and what that may still cost. */
interface Reading {
  readonly text: string;
  readonly at: (start: number, end: number) => TextLocation;
  left: number;
}

const NONE: ReadonlyMap<string, Setting> = new Map();

/** Reads a workflow: of its jobs those that run plugin-preflight. */
export function readWorkflow(file: string, text: string): Workflow {
  const lines = indexLines(text);
  const at = (start: number, end: number): TextLocation => ({ file, range: lines.range(start, end) });
  const { root, fault } = parseYaml(text);
  const makeFaulty = (message: string, help: string, place = at(0, 0)): Workflow => ({
    file,
    jobs: [],
    fault: { message, help, at: place },
  });
  const conflict = fault && findMergeConflict(text);
  if (conflict) {
    const { message, help } = describeMergeConflict(conflict);
    return makeFaulty(message, help, { file, range: conflict.range });
  }
  if (fault) return makeFaulty(fault.message, fault.help, at(fault.start, fault.end));
  const missing = ["on", "jobs"].find((key) => !findEntry(root, key));
  if (missing !== undefined) {
    const message = `This workflow has no "${missing}", so GitHub does not run it`;
    const help =
      missing === "on" ? "Add what starts it, such as on: pull_request" : "Add jobs with a job and its steps";
    return makeFaulty(message, help);
  }
  const reading: Reading = { text, at, left: MAX_LOOKED_AT };
  const jobs = listEntries(reading, getValue(root, "jobs")).map((entry) => readJob(reading, root, entry));
  if (reading.left < 0) {
    const message = "This workflow is too large to be checked, because of its aliases";
    return makeFaulty(message, "Write fewer steps, or split it into several files");
  }
  const on = findEntry(root, "on");
  const ours = jobs.filter(({ steps }) => steps.some(({ preflight }) => preflight !== undefined));
  return { file, jobs: ours, ...(on && { triggers: readTriggers(reading, on) }) };
}

function readJob(reading: Reading, root: YamlNode | undefined, { key, value }: YamlEntry): Job {
  const permissions = findEntry(value, "permissions") ?? findEntry(root, "permissions");
  const variables = [root, value].flatMap((holder) => listEntries(reading, getValue(holder, "env")));
  const list = getValue(value, "steps");
  const steps: Step[] = [];
  for (const step of list?.kind === "list" ? list.items : []) {
    if (reading.left < 0) break;
    steps.push(...readSteps(reading, step));
  }
  return {
    id: makePlaced(reading, key),
    permissions: permissions && readPermissions(reading, permissions),
    secretVariables: variables
      .filter((entry) => containsSecret(getText(entry.value) ?? ""))
      .map((entry) => makePlaced(reading, entry.key)),
    steps,
  };
}

/** One step for an action, and one for each command of a script. */
function readSteps(reading: Reading, step: YamlNode): readonly Step[] {
  const given = listEntries(reading, getValue(step, "with"));
  const settings = [...listEntries(reading, getValue(step, "env")), ...given];
  const secrets = settings
    .filter(({ key, value }) => containsPublishingSecret(key.text, getText(value) ?? ""))
    .map(({ key }) => makePlaced(reading, key));
  const run = findEntry(step, "run");
  if (run?.value.kind === "scalar") {
    const all = containsPublishingSecret("", run.value.text) ? [...secrets, makePlaced(reading, run.key)] : secrets;
    return readCommands(reading, run.key, run.value).map(({ what, words }, at) => ({
      ...classifyCommand(words),
      what,
      inputs: NONE,
      // Reported once for the script.
      publishingSecrets: at === 0 ? all : [],
    }));
  }
  const uses = getValue(step, "uses");
  if (uses?.kind !== "scalar") return [];
  const inputs = new Map(given.map((entry) => [entry.key.text.toLowerCase(), makeSetting(reading, entry)]));
  const [action = "", ...ref] = uses.text.trim().split("@");
  const name = action.toLowerCase();
  const start = reading.text.indexOf(action, uses.start);
  const isThere = start !== -1 && start + action.length <= uses.end;
  return [
    {
      ...classifyAction(name, inputs),
      what: makePlaced(reading, isThere ? { text: action, start, end: start + action.length } : uses),
      uses: { ...makePlaced(reading, uses), name, ref: ref.length === 0 ? undefined : ref.join("@") },
      inputs,
      publishingSecrets: secrets,
    },
  ];
}

/** The commands of a script. Each has its own place in the file where the file contains it letter by letter. */
function readCommands(
  reading: Reading,
  key: YamlScalar,
  value: YamlScalar,
): readonly { readonly what: Placed; readonly words: readonly string[] }[] {
  reading.left -= value.text.length;
  const source = reading.text.slice(value.start, value.end);
  let from = 0;
  return findShellCommands(value.text)
    .slice(0, MAX_COMMANDS)
    .map(({ words, text }) => {
      const start = source.indexOf(text, from);
      if (start === -1) return { words, what: { text, at: makePlaced(reading, key).at } };
      from = start + text.length;
      return { words, what: { text, at: reading.at(value.start + start, value.start + from) } };
    });
}

function readPermissions(reading: Reading, { key, value }: YamlEntry): Permissions {
  const scopes = new Map(listEntries(reading, value).map((entry) => [entry.key.text, makeSetting(reading, entry)]));
  const all = value.kind === "scalar" && value.text !== "" ? makePlaced(reading, value) : undefined;
  return { key: makePlaced(reading, key), scopes, all };
}

function readTriggers(reading: Reading, { key, value }: YamlEntry): Triggers {
  const events = value.kind === "map" ? listEntries(reading, value).map((entry) => entry.key) : findScalars(value);
  const types = getValue(getValue(value, "release"), "types");
  const filters = listEntries(reading, getValue(value, "push")).map((entry): [string, Placed[]] => [
    entry.key.text,
    findScalars(entry.value).map((scalar) => makePlaced(reading, scalar)),
  ]);
  return {
    key: makePlaced(reading, key),
    events: events.map((event) => makePlaced(reading, event)),
    push: new Map(filters),
    releaseTypes: types && findScalars(types).map((type) => makePlaced(reading, type)),
  };
}

interface WeighedEntries {
  readonly entries: readonly YamlEntry[];
  readonly weight: number;
}
const weighed = new WeakMap<YamlMap["entries"], WeighedEntries>();

/** The entries of a map, as far as they may still be looked at; nothing of what is not a map. */
function listEntries(reading: Reading, node: YamlNode | undefined): readonly YamlEntry[] {
  if (node?.kind !== "map") return [];
  const known = weighed.get(node.entries) ?? weigh([...node.entries.values()]);
  weighed.set(node.entries, known);
  reading.left -= known.weight;
  if (reading.left < 0) return [];
  return known.entries;
}

function weigh(entries: readonly YamlEntry[]): WeighedEntries {
  const weight = entries.reduce((sum, { value }) => sum + 10 + (getText(value)?.length ?? 0), 0);
  return { entries, weight };
}

function makeSetting(reading: Reading, { key, value }: YamlEntry): Setting {
  // A list or a map is not a value of an input. Its place is that of its key.
  return {
    key: makePlaced(reading, key),
    value: makePlaced(reading, value.kind === "scalar" ? value : { ...key, text: "" }),
  };
}

function makePlaced({ at }: Reading, { text, start, end }: Pick<YamlScalar, "text" | "start" | "end">): Placed {
  return { text, at: at(start, end) };
}

/** The token that GitHub makes for each job. `permissions` lists its rights. */
const GIVEN = "github_token";
const PUBLISHES = /npm|node_auth|marketplace|publish|registry/u;

/** Whether a value contains a secret of the repository's. */
function containsSecret(text: string): boolean {
  return listSecrets(text).length > 0;
}

/** Whether a value contains a secret that publishes, by the secret's name or by the key's. */
function containsPublishingSecret(key: string, text: string): boolean {
  return listSecrets(text).some((name) => name === "*" || PUBLISHES.test(name) || PUBLISHES.test(key.toLowerCase()));
}

/** The names of the secrets in a value's expressions, in lower case. "*" means all of them. */
function listSecrets(text: string): readonly string[] {
  const names: string[] = [];
  for (let open = text.indexOf("${{"); open !== -1;) {
    const close = text.indexOf("}}", open);
    if (close === -1) break;
    for (const [, dotted, indexed] of text
      .slice(open, close)
      .matchAll(/\bsecrets\b(?:\.([\w-]+)|\[["']([\w-]+)["']\])?/gu))
      names.push((dotted ?? indexed ?? "*").toLowerCase());
    open = text.indexOf("${{", close);
  }
  return names.filter((name) => name !== GIVEN);
}
