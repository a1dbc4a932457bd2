import { folded } from "../text/glob-name.js";
import { globOf } from "../text/glob.js";
import { nearest } from "../text/nearest.js";
import { withFiles } from "../workspace/with-files.js";
import { joined, type Workspace } from "../workspace/workspace.js";
import { EXPECTED } from "./expected-files.js";
import type { RuleOrigin } from "./pack-rules.js";
import { kindAt, normal, packWalk, type Packing } from "./pack-walk.js";
import type { PackedFiles } from "./packed-files.js";

/** How what is packed differs from what is expected, and from what `files` names. */
export interface PackageContents {
  /** What is expected and not packed, or would not be if it were there. */
  readonly leftOut: readonly LeftOut[];
  /** What added to `files` packs all of that; nothing where this alone does not help. */
  readonly additions: readonly string[];
  /** Entries of `files` of which nothing is packed. */
  readonly idle: readonly IdleEntry[];
}

export interface LeftOut {
  /** In the package. */
  readonly path: string;
  /** The entry of `files` that is meant to name it. */
  readonly entry: string;
  /** The rule that leaves it out, or the link in its place. */
  readonly because: RuleOrigin | { readonly by: "link"; readonly file: string };
}

export interface IdleEntry {
  readonly at: number;
  readonly entry: string;
  /** Nothing has the name, or a link has it; npm packs nothing of what has it; no packed file is of the pattern. */
  readonly why: "missing" | "link" | "nothing" | "pattern";
  /** The name that was likely meant. */
  readonly near: string | undefined;
}

export function packageContents(packing: Packing, packed: PackedFiles): PackageContents {
  const { folder, packageJson } = packing;
  const known = new Set(packed.files.map(({ path }) => path));
  const lacking = EXPECTED.filter(({ path }) => !known.has(joined(folder, path)));
  const files = Object.hasOwn(packageJson, "files") ? packageJson["files"] : undefined;
  const entries: readonly unknown[] = Array.isArray(files) ? files : [];
  const leftOut = lacking.length === 0 ? [] : leftOutOf(packing, lacking);
  const added = [...new Set(leftOut.map(({ entry }) => entry))];
  const mended = { ...packing, packageJson: { ...packageJson, files: [...entries, ...added] } };
  const helps = Array.isArray(files) && leftOut.length > 0 && leftOutOf(mended, leftOut).length === 0;
  const idle = entries.map((entry, at) =>
    typeof entry === "string" ? idleEntry(packing, packed, entry, at) : undefined,
  );
  return { leftOut, additions: helps ? added : [], idle: idle.filter((found) => found !== undefined) };
}

type Expected = (typeof EXPECTED)[number];

/** Those of some files that would not be packed if all of them were there. */
function leftOutOf(packing: Packing, expected: readonly Expected[]): readonly LeftOut[] {
  const { workspace, folder } = packing;
  const full = (path: string): string => joined(folder, path);
  const there = withFiles(
    workspace,
    expected.map(({ path }) => full(path)),
  );
  const walk = packWalk(
    { ...packing, workspace: there },
    expected.map(({ path }) => path),
  );
  if ("fault" in walk) return [];
  const packed = new Set(walk.files.map(({ path }) => path));
  return expected.flatMap(({ path, entry }) => {
    if (packed.has(full(path))) return [];
    const file = linkAt(packing, path);
    const because = file === undefined ? walk.leftOut.get(path) : ({ by: "link", file } as const);
    // What is a folder, or cannot be read, is left out by no rule: other checks say so.
    return because ? [{ path, entry, because }] : [];
  });
}

/** The first link on the way to a path in the package, relative to the repository's root. */
function linkAt({ workspace, folder }: Packing, path: string): string | undefined {
  const names = path.split("/");
  const link = names
    .map((_, at) => names.slice(0, at + 1).join("/"))
    .find((way) => kindAt(workspace, folder, way) === "link");
  return link === undefined ? undefined : joined(folder, link);
}

function idleEntry(packing: Packing, packed: PackedFiles, entry: string, at: number): IdleEntry | undefined {
  const { workspace, folder } = packing;
  // An entry that leaves out is no promise; a part of what is expected is told as that.
  const path = normal(entry);
  if (entry.startsWith("!") || EXPECTED.some((one) => one.path === path || normal(one.entry) === path))
    return undefined;
  const inPackage = (file: string): string => (folder === "" ? file : file.slice(folder.length + 1));
  const files = packed.files.map((file) => inPackage(file.path));
  const idle = (why: IdleEntry["why"], near?: string): IdleEntry => ({ at, entry, why, near });
  if (/[*?[\]{}]/u.test(entry)) {
    const glob = globOf(entry.replace(/^\.?\//u, ""));
    const isPacked = files.some((file) => isOf(glob, file.split("/")));
    return !glob || isPacked ? undefined : idle("pattern");
  }
  if (path === "" || files.some((file) => file === path || file.startsWith(`${path}/`))) return undefined;
  const kind = kindAt(workspace, folder, entry);
  if (kind === undefined) return idle("missing", nearPath(workspace, folder, path));
  return idle(kind === "link" ? "link" : "nothing");
}

function isOf(glob: ReturnType<typeof globOf>, names: readonly string[]): boolean {
  const letters = names.map(folded);
  return glob !== undefined && letters.some((_, at) => glob.matches(letters.slice(0, at + 1)));
}

/** The path of something beside what is not there, with nearly its name. */
function nearPath(workspace: Workspace, folder: string, path: string): string | undefined {
  const names = path.split("/");
  const parent = names.slice(0, -1).join("/");
  if (kindAt(workspace, folder, parent) !== "folder") return undefined;
  const name = nearest(
    names.at(-1) ?? "",
    workspace.list(joined(folder, parent)).map((listed) => listed.name),
  );
  return name === undefined ? undefined : joined(parent, name);
}
