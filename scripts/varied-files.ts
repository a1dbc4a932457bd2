import type { DiskWorkspace } from "../src/base/files/disk.js";
import { addFiles, overlayFiles } from "../src/base/files/overlay-files.js";
import { joinPath, type Entry, type Listed, type Workspace, READABLE } from "../src/base/files/workspace.js";

type OtherKind = Exclude<Entry["kind"], "file">;

/** What may be in the place of a file or folder, with what a list of its folder shows. */
const KINDS: readonly (readonly [OtherKind, Listed["kind"]])[] = [
  ["folder", "folder"],
  ["outside", "link"],
  ["broken", "link"],
  ["special", "special"],
  ["unreadable", "file"],
];

const MANY_LINES = new TextEncoder().encode("\n".repeat(50_001));
const MANY_BYTES = new Uint8Array(9 * 1024 * 1024).fill(0x61);
const MANY_NAMES = Array.from({ length: 10_001 }, (_, at) => `${String(at)}.js`);

/** The same files, each time with something else in the place of one: git cannot keep that on every system. */
export function* replaceEach(workspace: Workspace): Generator<Workspace> {
  for (const { path } of listAll(workspace)) {
    for (const [other, listed] of KINDS) yield replaceEntry(workspace, path, other, listed);
  }
}

/** The same files, each time with far more in one of them, or in a folder. */
export function* enlargeEach(workspace: DiskWorkspace): Generator<Workspace> {
  for (const { path, kind } of listAll(workspace)) {
    if (kind === "folder") {
      yield addFiles(
        workspace,
        MANY_NAMES.map((name) => joinPath(path, name)),
      );
      continue;
    }
    for (const more of [MANY_LINES, MANY_BYTES]) {
      yield overlayFiles(workspace, new Map([[path, Buffer.concat([workspace.bytes(path) ?? more, more])]]));
    }
  }
}

interface Found {
  readonly path: string;
  readonly kind: Listed["kind"];
}

function listAll(workspace: Workspace, folder = ""): readonly Found[] {
  return workspace.list(folder).flatMap(({ name, kind }) => {
    const path = joinPath(folder, name);
    return [{ path, kind }, ...(kind === "folder" ? listAll(workspace, path) : [])];
  });
}

function replaceEntry(workspace: Workspace, path: string, other: OtherKind, listed: Listed["kind"]): Workspace {
  const isGone = (one: string): boolean => one === path || one.startsWith(`${path}/`);
  return {
    ...READABLE,
    entry: (one) => (one === path ? { kind: other } : isGone(one) ? undefined : workspace.entry(one)),
    list(folder) {
      const all = isGone(folder) ? [] : workspace.list(folder);
      return all.map((one) => (joinPath(folder, one.name) === path ? { name: one.name, kind: listed } : one));
    },
    bytes: (one, most) => (isGone(one) ? undefined : workspace.bytes(one, most)),
    head: (one, most) => (isGone(one) ? undefined : workspace.head(one, most)),
  };
}
