import { isObject, type JsonObject } from "../base/text/json/json-object.js";
import { parseJsonObject } from "../base/text/json/parse-json.js";
import { setJsonValue } from "../base/text/json/set-json-value.js";
import { hashContent } from "../base/text/hash.js";
import { compareVersions, parseVersion } from "../base/text/versions/versions.js";
import { getParent, joinPath, type Workspace } from "../base/files/workspace.js";
import { isLinked } from "../base/files/inside.js";
import { TOOL } from "../core/tool.js";
import type { FilePlan } from "./init-plan.js";
import { makeUpdatedFiles } from "./make-project.js";
import { findLooseRefs, findWrittenOwner, hidePins, movePins } from "./move-pins.js";
import { TARBALL, type OwnCopy } from "./own-copy.js";
import { readProjectText } from "./project-text.js";
import { HOOK, makeRecord, readRecord, RECORD, UPDATED, type TemplateRecord } from "./record.js";
import { readSharedPackages } from "./templates.js";

/** A file that both the author and the template have changed. */
export interface Conflict {
  readonly path: string;
  readonly own: string;
  readonly offered: string;
}

/** A vendored copy of this tool: a file to write, or without `after` to remove. */
export interface CopyPlan {
  readonly path: string;
  readonly before?: Uint8Array;
  readonly after?: Uint8Array;
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
const MAX_COPY_BYTES = 64 * 1024 * 1024;

/**
 * Compares what a project has of this tool with the running copy: the vendored package, the pins of workflows, and the
 * files of its template. A file that the author has not changed gets the new text; one that the template has not
 * changed stays, but for its pins.
 *
 * @param folder of the project, relative to the root of the repository.
 * @returns the plan, or why the folder cannot be upgraded.
 */
export function planUpgrade(
  workspace: Workspace,
  folder: string,
  copy: OwnCopy,
): UpgradePlan | { readonly refused: string } {
  const read = (path: string): string | undefined => readProjectText(workspace, path);
  const recordPath = joinPath(folder, RECORD);
  const recordText = read(recordPath);
  const record = readRecord(recordText);
  const pinned = listPinned(workspace, folder).filter((path) => read(path) !== undefined);
  const owner = copy.owner ?? findWrittenOwner(pinned.map((path) => read(path) ?? ""));
  const action = { ...copy, owner };
  const template = record ? planTemplate(workspace, folder, record, action) : NOTHING;
  const own = planPackage(workspace, folder, record, copy);
  const texts = new Map([...template.texts, ...own.texts]);
  for (const path of pinned) texts.set(path, movePins(texts.get(path) ?? read(path) ?? "", action));
  const refused = record ? explainOlder(record) : explainNoProject(recordText, [...own.copies, ...texts.keys()]);
  if (refused !== undefined) return { refused };
  const files = [...texts].flatMap(([path, after]): readonly FilePlan[] => {
    const before = read(path);
    if (before === undefined) return [{ path, after }];
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

function explainOlder({ version }: TemplateRecord): string | undefined {
  const [from, to] = [parseVersion(version), parseVersion(TOOL.version)];
  const isOlder = from !== undefined && to !== undefined && compareVersions(to, from) < 0;
  return isOlder ? `The project has ${TOOL.name} ${version}, and this is ${TOOL.version}, which is older` : undefined;
}

/** A project that `init` has prepared has no record; one with a record that nobody can read is not guessed at. */
function explainNoProject(record: string | undefined, found: readonly unknown[]): string | undefined {
  if (record === undefined && found.length > 0) return undefined;
  return `There is no ${RECORD} from create`;
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
    const now = readProjectText(workspace, joinPath(folder, path));
    return [joinPath(folder, path), decide({ before: record.files[path], now, offered: offered.get(path) })] as const;
  });
  const texts = decisions.flatMap(([path, { text }]) => (text === undefined ? [] : [[path, text] as const]));
  return {
    texts: new Map([...texts, [joinPath(folder, RECORD), makeRecord(record, offered)]]),
    conflicts: decisions.flatMap(([path, { conflict }]) => (conflict ? [{ path, ...conflict }] : [])),
    left: decisions.flatMap(([path, { isRemoved }]) => (isRemoved ? [`${path} was removed, and stays so.`] : [])),
  };
}

interface Versions {
  /** The SHA-256 of what the template had. */
  readonly before: string | undefined;
  readonly now: string | undefined;
  readonly offered: string | undefined;
}

interface Decision {
  /** The new text. */
  readonly text?: string;
  readonly conflict?: Omit<Conflict, "path">;
  readonly isRemoved?: boolean;
}

function decide({ before, now, offered }: Versions): Decision {
  if (offered === undefined || offered === now || isSame(offered, before)) return {};
  if (now === undefined) return before === undefined ? { text: offered } : { isRemoved: true };
  return isSame(now, before) ? { text: offered } : { conflict: { own: now, offered } };
}

/** Whether a text is what a template had; its pins are moved by themselves. */
function isSame(text: string, hash: string | undefined): boolean {
  return hashContent(hidePins(text)) === hash;
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

interface CopyMove {
  /** The new ranges of this tool, by the key of package.json that has it. */
  readonly entries: readonly (readonly [key: string, range: string])[];
  readonly copies: readonly CopyPlan[];
  readonly left: readonly string[];
}

/** Package managers take a file of the same name for the same package: other bytes of a version get another name. */
function nameCopy(version: string, { tarball }: OwnCopy): string {
  if (!tarball || version !== TOOL.version) return TARBALL;
  return TARBALL.replace(/\.tgz$/u, `-${hashContent(tarball, 8)}.tgz`);
}

const VENDORED = new RegExp(
  String.raw`^file:(?:\./)?(?<path>.*\b${TOOL.name}-(?<version>\d[^/]*?)(?:-[0-9a-f]{8})?\.tgz)$`,
  "u",
);

function moveCopy(workspace: Workspace, folder: string, packageJson: JsonObject, copy: OwnCopy): CopyMove {
  const range = `^${TOOL.version}`;
  const found = ["devDependencies", "dependencies"].flatMap((key) => {
    const entries = packageJson[key];
    const text = isObject(entries) ? entries[TOOL.name] : undefined;
    return typeof text === "string" ? [{ key, text }] : [];
  })[0];
  const { path = "", version = "" } = VENDORED.exec(found?.text ?? "")?.groups ?? {};
  if (!found) return { entries: [], copies: [], left: [] };
  if (path === "" || /^\/|(?:^|\/)\.\.\//u.test(path)) {
    const left = `has ${TOOL.name} at ${found.text}: install ${TOOL.version} there yourself.`;
    return { entries: [], copies: [], left: found.text === range ? [] : [left] };
  }
  const readCopy = (at: string): Uint8Array | undefined =>
    isLinked(workspace, joinPath(folder, at)) ? undefined : workspace.bytes(joinPath(folder, at), MAX_COPY_BYTES);
  const isOwn = (bytes: Uint8Array | undefined): boolean =>
    bytes !== undefined && copy.tarball !== undefined && Buffer.from(bytes).equals(copy.tarball);
  const old = readCopy(path);
  const next = isOwn(old) ? path : joinPath(getParent(path), nameCopy(version, copy));
  const there = readCopy(next);
  const isNew = copy.tarball && !isOwn(there);
  const isOld = old && (!copy.tarball || next !== path);
  const peers = packageJson["peerDependencies"];
  const isPeer = isObject(peers) && peers[TOOL.name] === `^${version}` && version !== TOOL.version;
  return {
    entries: [
      [found.key, copy.tarball ? `file:${next}` : range],
      ...(isPeer ? [["peerDependencies", range] as const] : []),
    ],
    copies: [
      ...(isNew ? [{ path: joinPath(folder, next), after: copy.tarball, ...(there && { before: there }) }] : []),
      ...(isOld ? [{ path: joinPath(folder, path), before: old }] : []),
    ],
    left: [],
  };
}
