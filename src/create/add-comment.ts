import { isDeepStrictEqual } from "node:util";
import { readInput, type Job, type Step, type Workflow } from "../plugin/workflows/workflow.js";
import { readWorkflow } from "../plugin/workflows/workflow-reader.js";
import { indexLines } from "../base/text/lines.js";
import { parseYaml } from "../base/text/yaml/yaml.js";
import {
  findEntry,
  getText,
  getValue,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
} from "../base/text/yaml/yaml-tree.js";
import { readTemplateFile } from "./templates.js";

const REPORT_FILE = "preflight.json";
const INPUTS = [
  ["comment", "true"],
  ["report-file", REPORT_FILE],
] as const;

/** A part of a workflow to insert, at an offset of its text. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** The step of a workflow that checks pull requests with the Action, in its job. */
export function findCheckingStep({ triggers, jobs }: Workflow): { readonly job: Job; readonly step: Step } | undefined {
  if (triggers?.events.every(({ text }) => text !== "pull_request") ?? true) return undefined;
  for (const job of jobs) {
    const step = job.steps.find(({ uses, preflight }) => uses && (preflight === "auto" || preflight === "check"));
    if (step) return { job, step };
  }
  return undefined;
}

/** Whether its step comments already, or its value decides that. */
export const isCommenting = (step: Step): boolean => !["", "false"].includes(readInput(step, "comment"));

/**
 * Adds to a workflow what a comment needs: the right to write it, and for forks the report that a second workflow
 * reads. All other lines stay as they are. `undefined` if the workflow is written in another way than this can edit.
 */
export function addComment(text: string): string | undefined {
  const found = findCheckingStep(readWorkflow("", text));
  const { root } = parseYaml(text);
  // What an alias names is in two places.
  if (!found || /(?:^|[\s[{,:])[&*][\w-]/mu.test(text)) return undefined;
  const jobs = getValue(root, "jobs");
  const id = found.job.id.text;
  const list = getValue(getValue(jobs, id), "steps");
  const start = found.step.uses && indexLines(text).offset(found.step.uses.at.range.start);
  const steps = list?.kind === "list" ? list.items : [];
  const index = steps.findIndex((one) => startOf(getValue(one, "uses")) === start);
  const step = steps[index];
  const own = findEntry(getValue(jobs, id), "permissions");
  // The rights of the workflow are those of its other jobs as well.
  const isAlone = jobs?.kind === "map" && jobs.entries.size === 1;
  const permissions = own ?? (isAlone ? findEntry(root, "permissions") : undefined);
  if (step?.kind !== "map" || !permissions) return undefined;
  const [right, inputs] = [grantComment(text, permissions), addInputs(text, step)];
  if (!right || !inputs) return undefined;
  const upload = { at: endOfLine(text, endOf(step)), text: formatUpload(indentOf(text, step)) };
  const after = insert(text, [right, inputs, upload]);
  const wanted = makeWanted(root, { id, index, hasOwnRights: own !== undefined });
  return isDeepStrictEqual(toPlain(parseYaml(after).root), wanted) ? after : undefined;
}

function grantComment(text: string, permissions: YamlEntry | undefined): Insertion | undefined {
  if (permissions?.value.kind !== "map" || permissions.value.entries.has("pull-requests")) return undefined;
  return addEntries(text, permissions, [["pull-requests", "write"]]);
}

function addInputs(text: string, step: YamlMap): Insertion | undefined {
  const given = findEntry(step, "with");
  if (given) return addEntries(text, given, INPUTS);
  const uses = findEntry(step, "uses");
  const column = uses && text.slice(text.lastIndexOf("\n", uses.key.start) + 1, uses.key.start);
  if (uses === undefined || column === undefined || !/^ *(?:- +)?$/u.test(column)) return undefined;
  const indent = " ".repeat(column.length);
  const lines = INPUTS.map(([key, value]) => `\n${indent}  ${key}: ${value}`);
  return { at: endOfLine(text, endOf(uses.value)), text: `\n${indent}with:${lines.join("")}` };
}

/** Behind the last entry of a map, in the way in which it is written. */
function addEntries(
  text: string,
  { key, value }: YamlEntry,
  entries: readonly (readonly [key: string, value: string])[],
): Insertion | undefined {
  const last = value.kind === "map" ? [...value.entries.values()].at(-1) : undefined;
  if (!last) return undefined;
  const texts = entries.map(([name, content]) => `${name}: ${content}`);
  if (text.slice(key.end, last.key.start).includes("{")) {
    return { at: endOf(last.value), text: texts.map((one) => `, ${one}`).join("") };
  }
  const indent = text.slice(text.lastIndexOf("\n", last.key.start) + 1, last.key.start);
  if (/[^ ]/u.test(indent)) return undefined;
  return { at: endOfLine(text, endOf(last.value)), text: texts.map((one) => `\n${indent}${one}`).join("") };
}

/** The step that keeps the report, with the action that the templates use. */
function formatUpload(indent: string): string {
  const [, action = ""] = /(actions\/upload-artifact@.*)\n/u.exec(readTemplateFile("base/release.yml")) ?? [];
  return [
    `\n${indent}- uses: ${action}`,
    "  if: ${{ !cancelled() }}",
    "  with:",
    "    name: preflight",
    `    path: ${REPORT_FILE}`,
  ].join(`\n${indent}`);
}

function insert(text: string, insertions: readonly Insertion[]): string {
  // From the end on; of two at one place, the first comes first.
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  return insertions
    .toReversed()
    .toSorted((a, b) => b.at - a.at)
    .reduce((done, { at, text: part }) => done.slice(0, at) + part.replaceAll("\n", eol) + done.slice(at), text);
}

/** What YAML must read in the edited text, and nothing else. */
function makeWanted(
  root: YamlNode | undefined,
  { id, index, hasOwnRights }: { readonly id: string; readonly index: number; readonly hasOwnRights: boolean },
): unknown {
  const plain = toPlain(root) as PlainWorkflow;
  const steps = plain.jobs[id]?.steps ?? [];
  const holder = hasOwnRights ? plain.jobs[id] : plain;
  Object.assign(holder?.permissions ?? {}, { "pull-requests": "write" });
  const step = steps[index];
  if (step) step.with = { ...step.with, ...Object.fromEntries(INPUTS) };
  const [, upload] = toPlain(parseYaml(`- a${formatUpload("")}`).root) as readonly PlainStep[];
  if (upload) steps.splice(index + 1, 0, upload);
  return plain;
}

interface PlainStep {
  with?: object;
}

interface PlainJob {
  readonly permissions?: object;
  readonly steps?: PlainStep[];
}

interface PlainWorkflow extends PlainJob {
  readonly jobs: Readonly<Record<string, PlainJob>>;
}

function toPlain(node: YamlNode | undefined): unknown {
  if (node?.kind === "list") return node.items.map(toPlain);
  if (node?.kind !== "map") return node?.text;
  return Object.fromEntries([...node.entries].map(([key, { value }]) => [key, toPlain(value)]));
}

const startOf = (node: YamlNode | undefined): number | undefined => (node?.kind === "scalar" ? node.start : undefined);

/** Where the last text of a value ends. */
function endOf(node: YamlNode): number {
  if (node.kind === "scalar") return node.end;
  const parts =
    node.kind === "list" ? node.items : [...node.entries.values()].flatMap(({ key, value }) => [key, value]);
  return Math.max(...parts.map(endOf));
}

/** Behind the line of an offset, before its break. */
function endOfLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  if (end === -1) return text.length;
  return text[end - 1] === "\r" ? end - 1 : end;
}

/** What is before the dash of a step. */
function indentOf(text: string, step: YamlMap): string {
  const start = Math.min(...[...step.entries.values()].map(({ key }) => key.start));
  return /^ */u.exec(text.slice(text.lastIndexOf("\n", start) + 1, start))?.[0] ?? "";
}

/** The name of a workflow; its path, where it has none. */
export function readWorkflowName(path: string, text: string): string {
  return getText(getValue(parseYaml(text).root, "name")) ?? path;
}
