import { isObject, type JsonObject } from "../base/text/json/json-object.js";
import { parseJsonObject } from "../base/text/json/parse-json.js";
import { setJsonValue } from "../base/text/json/set-json-value.js";
import { isLinked } from "../base/files/inside.js";
import { joinPath, listFoldersAbove, type Workspace } from "../base/files/workspace.js";
import { TOOL } from "../core/tool.js";
import type { FilePlan } from "./init-plan.js";
import { makeUpdatedFiles } from "./make-project.js";
import { findOwnDependency, moveCopy, type CopyPlan } from "./move-copy.js";
import { findLooseRefs, findWrittenOwner, movePins } from "./move-pins.js";
import type { OwnCopy } from "./own-copy.js";
import { readProjectText } from "./project-text.js";
import {
  hashTemplateFile,
  HOOK,
  isNewerThanOwn,
  makeRecord,
  readRecord,
  RECORD,
  UPDATED,
  type TemplateRecord,
} from "./record.js";
import { readSharedPackages } from "./templates.js";

/** A file that both the author and the template have changed. */
export interface Conflict {
  readonly path: string;
  readonly own: string;
  readonly offered: string;
}

/** What a newer version changes in a project. Paths are relative to the root of the repository. */
export interface UpgradePlan {
  /** The version that the project was made with, or upgraded to; `undefined` for one that `create` has not made. */
  readonly from: string | undefined;
  readonly files: readonly FilePlan[];
  readonly copies: readonly CopyPlan[];
  readonly conflicts: readonly Conflict[];
  /** What is left as it is, and why: sentences. */
  readonly left: readonly string[];
}

type Planned = Pick<UpgradePlan, "conflicts" | "left"> & { readonly texts: ReadonlyMap<string, string> };

const WORKFLOWS = ".github/workflows";
const HOOKS = ".pre-commit-config.yaml";

/**
 * Compares what a project has of this tool with the running copy: the vendored package, the pins of workflows, and the
 * files of its template. A file that the author has not changed gets the new text; one that the template has not
 * changed stays, but for its pins.
 *
 * @param folder of the project, relative to the root of the repository.
 * @returns the plan, or why the folder cannot be upgraded.
 */
export function planUpgrade(workspace: Workspace, folder: string, copy: OwnCopy): UpgradePlan | Refused {
  const read = (path: string): string | undefined => readProjectText(workspace, path);
  const refused = findRefusal(workspace, folder);
  if (refused) return refused;
  const record = readRecord(read(joinPath(folder, RECORD)));
  const pinned = listPinned(workspace, folder).filter((path) => read(path) !== undefined);
  const owner = copy.owner ?? findWrittenOwner(pinned.map((path) => read(path) ?? ""));
  const action = { ...copy, owner };
  const template = record ? planTemplate(workspace, folder, record, action) : NOTHING;
  const own = planPackage(workspace, folder, record, copy);
  const texts = new Map([...template.texts, ...own.texts]);
  for (const path of pinned) texts.set(path, movePins(texts.get(path) ?? read(path) ?? "", action));
  if (!record && [...own.copies, ...texts.keys()].length === 0) return refuseOther(NO_RECORD);
  const files = [...texts].flatMap(([path, text]): readonly FilePlan[] => {
    const before = read(path);
    if (before === undefined) return [{ path, after: text }];
    // Git converts the lines of a whole file.
    const isConverted = before.includes("\r\n") && !text.includes("\r\n");
    const after = isConverted ? text.replaceAll("\n", "\r\n") : text;
    return before === after ? [] : [{ path, before, after }];
  });
  const loose = pinned.flatMap((path) => findLooseRefs(read(path) ?? "").map((ref) => ({ path, ref })));
  return {
    from: record?.version,
    files,
    copies: own.copies,
    conflicts: template.conflicts,
    left: [
      ...template.left,
      ...own.left,
      ...loose.map(({ path, ref }) => `${path} names ${TOOL.name}@${ref}, which has no version, so it stays.`),
    ],
  };
}

const NOTHING: Planned = { texts: new Map(), conflicts: [], left: [] };

interface Refused {
  readonly refused: string;
  readonly help: string;
}

const NO_RECORD = `There is no ${RECORD} from create`;

function refuseOther(refused: string): Refused {
  return { refused, help: "Go to a project that create made, and run upgrade from the version that it should have" };
}

/** A project that `init` has prepared has no record; one with a record that nobody can read is not guessed at. */
function findRefusal(workspace: Workspace, folder: string): Refused | undefined {
  const read = (name: string): string | undefined => readProjectText(workspace, joinPath(folder, name));
  const has = (name: string, at = folder): boolean => workspace.entry(joinPath(at, name)) !== undefined;
  const [record, packageJson] = [readRecord(read(RECORD)), parseJsonObject(read("package.json") ?? "")];
  if (has(RECORD) && !record) return refuseOther(NO_RECORD);
  const above = listFoldersAbove(folder).find((at) => has(RECORD, at));
  if (!has("package.json") && above !== undefined && above !== folder)
    return {
      refused: "This is a folder of a project, and not the project",
      help: `Run upgrade in ${above || "the root of the repository"}`,
    };
  if (has("package.json") && !packageJson)
    return { refused: "package.json is a link, or has no JSON object", help: "Correct package.json, and run it again" };
  const versions = [record?.version, packageJson && findOwnDependency(packageJson)?.version];
  const newer = versions.find((version) => version !== undefined && isNewerThanOwn(version));
  if (newer === undefined) return undefined;
  return refuseOther(`The project has ${TOOL.name} ${newer}, and this is ${TOOL.version}, which is older`);
}

/** The files that may name a commit of the Action: they belong to the repository, and often to several plugins. */
function listPinned(workspace: Workspace, folder: string): readonly string[] {
  return [...new Set(["", folder])].flatMap((at) => {
    const workflows = joinPath(at, WORKFLOWS);
    const names = workspace.list(workflows).filter(({ name, kind }) => kind === "file" && /\.ya?ml$/u.test(name));
    return [...names.map(({ name }) => `${workflows}/${name}`), joinPath(at, HOOKS)].filter((path) =>
      new RegExp(String.raw`[/]${TOOL.name}\b`, "u").test(readProjectText(workspace, path) ?? ""),
    );
  });
}

/** The files of the template, and the record of what it has now. */
function planTemplate(workspace: Workspace, folder: string, record: TemplateRecord, action: OwnCopy): Planned {
  const offered = new Map(
    [...makeUpdatedFiles(record, action)].filter(([path]) => path !== HOOK || record.files[path] !== undefined),
  );
  const decisions = UPDATED.map((path) => {
    const at = joinPath(folder, path);
    const now = readProjectText(workspace, at);
    const isThere = isLinked(workspace, at) || workspace.entry(at) !== undefined;
    return [at, decide({ before: record.files[path], now, offered: offered.get(path), isThere })] as const;
  });
  const texts = decisions.flatMap(([path, { text }]) => (text === undefined ? [] : [[path, text] as const]));
  return {
    texts: new Map([...texts, [joinPath(folder, RECORD), makeRecord(record, offered)]]),
    conflicts: decisions.flatMap(([path, { conflict }]) => (conflict ? [{ path, ...conflict }] : [])),
    left: decisions.flatMap(([path, { left }]) => (left === undefined ? [] : [`${path} ${left}`])),
  };
}

interface Versions {
  /** The SHA-256 of what the template had. */
  readonly before: string | undefined;
  readonly now: string | undefined;
  readonly offered: string | undefined;
  /** Whether something has its name. */
  readonly isThere: boolean;
}

interface Decision {
  /** The new text. */
  readonly text?: string;
  readonly conflict?: Omit<Conflict, "path">;
  /** Why a file of the template stays as it is: the end of a sentence. */
  readonly left?: string;
}

function decide({ before, now, offered, isThere }: Versions): Decision {
  const [own, next] = [now, offered].map((text) => (text === undefined ? undefined : hashTemplateFile(text)));
  const hasPins = offered?.includes(`${TOOL.name}@`) === true;
  if (now === undefined && isThere && (hasPins || next !== before))
    return { left: "is a link, or no text, so it stays." };
  if (offered === undefined || next === own || next === before) return {};
  if (now === undefined) return before === undefined ? { text: offered } : { left: "was removed, and stays so." };
  return own === before ? { text: offered } : { conflict: { own: now, offered } };
}

interface PackagePlan extends Omit<Planned, "conflicts"> {
  readonly copies: readonly CopyPlan[];
}

/** The versions in package.json that the author has not changed, and the vendored copy. */
function planPackage(
  workspace: Workspace,
  folder: string,
  record: TemplateRecord | undefined,
  copy: OwnCopy,
): PackagePlan {
  const path = joinPath(folder, "package.json");
  const before = readProjectText(workspace, path);
  const value = parseJsonObject(before ?? "");
  if (before === undefined || !value) return { texts: new Map(), copies: [], left: [] };
  const tools = record ? raiseTools(before, value, record) : { text: before, left: [] };
  const own = moveCopy(workspace, folder, value, copy);
  const text = own.entries.reduce((json, [key, range]) => setJsonValue(json, [key, TOOL.name], range), tools.text);
  return {
    texts: new Map(text === before ? [] : [[path, text]]),
    copies: own.copies,
    left: [...tools.left, ...own.left].map((sentence) => `${path} ${sentence}`),
  };
}

/** The versions of the tools: those that the author has not changed. */
function raiseTools(text: string, { devDependencies: own }: JsonObject, record: TemplateRecord) {
  if (!isObject(own)) return { text, left: [] };
  const offered = Object.entries(readSharedPackages(record.framework)).filter(
    ([name, range]) => record.packages[name] !== range && typeof own[name] === "string" && own[name] !== range,
  );
  const isOwn = ([name]: readonly [string, string]): boolean => own[name] !== record.packages[name];
  return {
    text: offered
      .filter((entry) => !isOwn(entry))
      .reduce((json, [name, range]) => setJsonValue(json, ["devDependencies", name], range), text),
    left: offered
      .filter(isOwn)
      .map(([name, range]) => `has ${name} at ${String(own[name])}; the template has ${range} now.`),
  };
}
