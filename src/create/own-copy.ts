import { dirname } from "node:path";
import { PROGRAM } from "../catalog/pages.js";
import { getOwner, IS_PUBLISHED, ORIGIN, PLACEHOLDER, TOOL } from "../core/tool.js";
import { readHead } from "../base/git/git-refs.js";
import { makeTarballOfFiles, type TarballFile } from "../release/registry/make-tarball.js";
import { diskWorkspace } from "../base/files/disk.js";
import { openGitFolder } from "../base/files/git-folder.js";
import { type Workspace, listFilesBelow } from "../base/files/workspace.js";

/** The Action of the running copy. */
export interface OwnAction {
  /** As a workflow names it, with its commit. */
  readonly action: string;
  /** Whether nobody knows yet whose repository it is in. */
  readonly lacksOwner: boolean;
}

/** What a project needs of the copy of this tool that makes it. */
export interface OwnCopy extends OwnAction {
  /** The version of the SDK, as package.json names it. */
  readonly sdk: string;
  /** The package itself, while npm does not have it. */
  readonly tarball?: { readonly path: string; readonly bytes: Uint8Array };
}

const ROOT = dirname(dirname(dirname(PROGRAM)));
const PACKAGED = ["package.json", "README.md", "LICENSE", "CHANGELOG.md"];
/** What no plugin needs. */
const LEFT_OUT = "dist/action/";
/** The library: installing makes it, so a clone on its own has none. */
const LIBRARY = "dist/lib";
/** Written by the build into packages, which are not clones. */
const COMMIT_FILE = "dist/lib/commit";

/** Names the Action with the commit of the running copy, or else with the tag of its version. */
export function describeOwnAction(): OwnAction {
  const commit = findCommit(diskWorkspace(ROOT));
  const owner = getOwner() ?? PLACEHOLDER;
  const tag = `v${TOOL.version}`;
  return {
    action: `${owner}/${TOOL.name}@${commit === undefined ? tag : `${commit} # ${tag}`}`,
    lacksOwner: ORIGIN === undefined,
  };
}

/** Describes the running copy, and packs it where npm does not have it. */
export async function describeOwnCopy(): Promise<OwnCopy> {
  const action = describeOwnAction();
  if (IS_PUBLISHED) return { ...action, sdk: `^${TOOL.version}` };
  const path = `vendor/${TOOL.name}-${TOOL.version}.tgz`;
  return { ...action, sdk: `file:${path}`, tarball: { path, bytes: await packOwnFiles(diskWorkspace(ROOT)) } };
}

function findCommit(workspace: Workspace): string | undefined {
  const git = openGitFolder(ROOT);
  if (git && !("absent" in git)) {
    const refs = readHead(git);
    if (!("refused" in refs)) return refs.head;
  }
  const bytes = workspace.bytes(COMMIT_FILE);
  return bytes && new TextDecoder().decode(bytes).trim();
}

/** The package as npm would pack it, without what no plugin needs. */
async function packOwnFiles(workspace: Workspace): Promise<Uint8Array> {
  const hasLibrary = workspace.list(LIBRARY).length > 0;
  const built = listFilesBelow(workspace, "dist").filter((path) => !path.startsWith(LEFT_OUT));
  const files = [...PACKAGED, ...built].map((path): TarballFile => {
    const bytes = workspace.bytes(path);
    if (!bytes) throw new Error(`${path} is not where it was installed`);
    const isProgram = path === "dist/cli/index.js";
    return { path, bytes: path === "package.json" ? trimPackage(bytes, hasLibrary) : bytes, isExecutable: isProgram };
  });
  return makeTarballOfFiles(files);
}

/** Without what only developers need, and without entry points that lead nowhere. */
function trimPackage(bytes: Uint8Array, hasLibrary: boolean): Uint8Array {
  const value = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  const entries = Object.entries(value["exports"] as object);
  const leads = ([, target]: [string, unknown]): boolean =>
    hasLibrary || !JSON.stringify(target).includes(`/${LIBRARY}/`);
  value["exports"] = Object.fromEntries(entries.filter(leads));
  // What older compilers and programs read in place of the exports.
  if (!hasLibrary) for (const key of ["main", "types"]) Reflect.deleteProperty(value, key);
  delete value["devDependencies"];
  delete value["scripts"];
  return new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`);
}
