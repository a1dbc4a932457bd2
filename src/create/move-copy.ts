import { isObject, type JsonObject } from "../base/text/json/json-object.js";
import { hashContent } from "../base/text/hash.js";
import { getParent, joinPath, type Workspace } from "../base/files/workspace.js";
import { isLinked } from "../base/files/inside.js";
import { TOOL } from "../core/tool.js";
import { TARBALL, type OwnCopy } from "./own-copy.js";
import { isNewerThanOwn } from "./record.js";

/** A vendored copy of this tool: a file to write, or without `after` to remove. */
export interface CopyPlan {
  readonly path: string;
  readonly before?: Uint8Array;
  readonly after?: Uint8Array;
}

interface CopyMove {
  /** The new ranges of this tool, by the key of package.json that has it. */
  readonly entries: readonly (readonly [key: string, range: string])[];
  readonly copies: readonly CopyPlan[];
  readonly left: readonly string[];
}

const NOTHING: CopyMove = { entries: [], copies: [], left: [] };
const MAX_COPY_BYTES = 64 * 1024 * 1024;
const COPY = String.raw`${TOOL.name}-(?<version>\d[^/]*?)(?:-[0-9a-f]{8})?\.tgz$`;
const VENDORED = new RegExp(String.raw`^file:(?:\./)?(?<path>.*\b${COPY})`, "u");

interface Dependency {
  /** The key of package.json. */
  readonly key: string;
  readonly text: string;
  /** Of a copy in a file, relative to package.json; else "". */
  readonly path: string;
  readonly version: string;
}

/** How a package.json asks for this tool. */
export function findOwnDependency(packageJson: JsonObject): Dependency | undefined {
  return ["devDependencies", "dependencies"].flatMap((key) => {
    const entries = packageJson[key];
    const text = isObject(entries) ? entries[TOOL.name] : undefined;
    if (typeof text !== "string") return [];
    const { path = "", version = "" } = VENDORED.exec(text)?.groups ?? {};
    return [{ key, text, path, version }];
  })[0];
}

/** Package managers take a file of the same name for the same package: other bytes of a version get another name. */
function nameCopy(version: string, { tarball }: OwnCopy): string {
  if (!tarball || version !== TOOL.version) return TARBALL;
  return TARBALL.replace(/\.tgz$/u, `-${hashContent(tarball, 8)}.tgz`);
}

/** Moves the vendored copy, and what package.json asks for. Of a run that was interrupted, an older copy may be left. */
export function moveCopy(workspace: Workspace, folder: string, packageJson: JsonObject, copy: OwnCopy): CopyMove {
  const range = `^${TOOL.version}`;
  const found = findOwnDependency(packageJson);
  if (!found || found.text === range) return NOTHING;
  const { key, text, path, version } = found;
  const left = `has ${TOOL.name} at ${text}: install ${TOOL.version} there yourself.`;
  const place = joinPath(folder, getParent(path));
  const isElsewhere = path === "" || /^\/|(?:^|\/)\.\.\//u.test(path) || isLinked(workspace, place);
  if (isElsewhere) return { ...NOTHING, left: [left] };
  const readCopy = (at: string): Uint8Array | undefined =>
    isLinked(workspace, at) ? undefined : workspace.bytes(at, MAX_COPY_BYTES);
  const isOwn = (bytes: Uint8Array | undefined): boolean =>
    bytes !== undefined && copy.tarball !== undefined && Buffer.from(bytes).equals(copy.tarball);
  const next = isOwn(readCopy(joinPath(folder, path))) ? path : joinPath(getParent(path), nameCopy(version, copy));
  const target = joinPath(folder, next);
  const listed = workspace.list(place).map((one) => ({ ...one, path: joinPath(place, one.name) }));
  const isTaken = listed.some(({ path: at, kind }) => at === target && kind !== "file");
  if (isTaken) return { ...NOTHING, left: [left] };
  const there = readCopy(target);
  const isNew = copy.tarball && !isOwn(there);
  const old = listed.filter(
    ({ name, kind, path: at }) => kind === "file" && isOld(name) && !(copy.tarball && at === target),
  );
  const peers = packageJson["peerDependencies"];
  const isPeer = isObject(peers) && peers[TOOL.name] === `^${version}` && version !== TOOL.version;
  return {
    entries: [[key, copy.tarball ? `file:${next}` : range], ...(isPeer ? [["peerDependencies", range] as const] : [])],
    copies: [
      ...(isNew ? [{ path: target, after: copy.tarball, ...(there && { before: there }) }] : []),
      ...old.flatMap(({ path: at }) => {
        const before = readCopy(at);
        return before ? [{ path: at, before }] : [];
      }),
    ],
    left: [],
  };
}

/** Whether a file is a copy of this version, or of one before it. */
function isOld(name: string): boolean {
  const { version } = new RegExp(`^${COPY}`, "u").exec(name)?.groups ?? {};
  return version !== undefined && !isNewerThanOwn(version);
}
