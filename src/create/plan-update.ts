import { isObject } from "../base/text/json/json-object.js";
import { setJsonValue } from "../base/text/json/set-json-value.js";
import type { Workspace } from "../base/files/workspace.js";
import type { FilePlan } from "./init-plan.js";
import { readProjectText } from "./project-text.js";
import { HOOK, makeRecord, RECORD, UPDATED, type TemplateRecord } from "./record.js";
import { readSharedPackages, TEMPLATE_NAMES } from "./templates.js";
import { parseJsonObject } from "../base/text/json/parse-json.js";
import { hashContent } from "../base/text/hash.js";

/** A file that both the author and the template have changed. */
export interface Conflict {
  readonly path: string;
  readonly own: string;
  readonly offered: string;
}

export interface UpdatePlan {
  /** The version that the project was made with, or updated to. */
  readonly from: string;
  readonly files: readonly FilePlan[];
  readonly conflicts: readonly Conflict[];
  /** What is left as it is, and why: sentences. */
  readonly left: readonly string[];
}

const PACKAGE = "package.json";

/**
 * Compares what a template was, what the author has made of it, and what it is now. A file that the author has not
 * changed gets the new text. One that the template has not changed stays.
 *
 * @param offered the files of the newer template, as it would make them.
 * @returns the plan, or why the folder cannot be updated.
 */
export function planUpdate(
  workspace: Workspace,
  offered: (template: TemplateRecord["template"]) => ReadonlyMap<string, string>,
): UpdatePlan | { readonly refused: string } {
  const recordText = readProjectText(workspace, RECORD);
  const record = readRecord(recordText);
  if (recordText === undefined || !record) {
    return { refused: `There is no ${RECORD} that create has written` };
  }
  const texts = new Map(
    [...offered(record.template)].filter(([path]) => path !== HOOK || record.files[path] !== undefined),
  );
  const judged = UPDATED.map((path) =>
    judgeFile(path, { before: record.files[path], now: readProjectText(workspace, path), offered: texts.get(path) }),
  );
  const packages = judgePackages(readProjectText(workspace, PACKAGE), record);
  const files = [...judged.flatMap(({ file }) => file ?? []), ...packages.files];
  const recordFile = { path: RECORD, before: recordText, after: makeRecord(record.template, texts) };
  return {
    from: record.version,
    files: files.length > 0 || recordFile.after !== recordText ? [recordFile, ...files] : [],
    conflicts: judged.flatMap(({ conflict }) => conflict ?? []),
    left: [...judged.flatMap(({ left }) => left ?? []), ...packages.left],
  };
}

interface Versions {
  /** The SHA-256 of what the template had. */
  readonly before: string | undefined;
  readonly now: string | undefined;
  readonly offered: string | undefined;
}

interface FileDecision {
  readonly file?: FilePlan;
  readonly conflict?: Conflict;
  readonly left?: string;
}

function judgeFile(path: string, { before, now, offered }: Versions): FileDecision {
  if (offered === undefined || hashContent(offered) === before || offered === now) return {};
  if (now === undefined) {
    return before === undefined ? { file: { path, after: offered } } : { left: `${path} was removed, and stays so.` };
  }
  if (hashContent(now) === before) return { file: { path, before: now, after: offered } };
  return { conflict: { path, own: now, offered } };
}

/** The versions of the tools: those that the author has not changed. */
function judgePackages(text: string | undefined, record: TemplateRecord): Pick<UpdatePlan, "files" | "left"> {
  const own = parseJsonObject(text ?? "")?.["devDependencies"];
  if (text === undefined || !isObject(own)) return { files: [], left: [] };
  const offered = Object.entries(readSharedPackages()).filter(([name, range]) => record.packages[name] !== range);
  const changed = offered.filter(([name]) => own[name] === record.packages[name] && own[name] !== undefined);
  const left = offered
    .filter(
      ([name, range]) => typeof own[name] === "string" && own[name] !== record.packages[name] && own[name] !== range,
    )
    .map(([name, range]) => `${PACKAGE} has ${name} at ${String(own[name])}; the template has ${range} now.`);
  if (changed.length === 0) return { files: [], left };
  const after = changed.reduce((json, [name, range]) => setJsonValue(json, ["devDependencies", name], range), text);
  return { files: [{ path: PACKAGE, before: text, after }], left };
}

function readRecord(text: string | undefined): TemplateRecord | undefined {
  const value = parseJsonObject(text ?? "");
  if (!value) return undefined;
  const { template, version, files, packages } = value;
  const name = TEMPLATE_NAMES.find((one) => one === template);
  if (name === undefined || typeof version !== "string" || !isTextRecord(files) || !isTextRecord(packages))
    return undefined;
  return { template: name, version, files, packages };
}

function isTextRecord(value: unknown): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}
