import { dirname } from "node:path";
import { PROGRAM } from "../catalog/pages.js";
import { getOwner, IS_PUBLISHED, PLACEHOLDER, TOOL } from "../core/tool.js";
import { OBJECT_ID, readGitRefs } from "../base/git/git-refs.js";
import { readRemoteUrl } from "../base/git/remote-url.js";
import { makeTarballOfFiles, type TarballFile } from "../release/registry/make-tarball.js";
import { diskWorkspace } from "../base/files/disk.js";
import { openGitFolder } from "../base/files/git-folder.js";
import { type GitFolder, type Workspace, listFilesBelow } from "../base/files/workspace.js";

/** The Action of the running copy, as a workflow names it. */
export interface OwnAction {
  /** The account that has its repository; `undefined` while nobody knows it. */
  readonly owner: string | undefined;
  /** What stands behind the `@`: its commit, with its tag as a comment where that is known; else the tag of its version. */
  readonly pin: string;
}

/** What a project needs of the copy of this tool that makes it. */
export interface OwnCopy extends OwnAction {
  /** The package itself, while npm does not have it. */
  readonly tarball?: Uint8Array;
}

const ROOT = dirname(dirname(dirname(PROGRAM)));
const PACKAGED = ["package.json", "README.md", "LICENSE", "CHANGELOG.md"];
/** What no plugin needs. */
const LEFT_OUT = "dist/action/";
/** The commit of a package, which is not a clone, and behind it the tag of that commit. Written by whatever packs. */
const COMMIT_FILE = "dist/lib/commit";

const TAG = `v${TOOL.version}`;

/** The name of the file that is vendored. */
export const TARBALL = `${TOOL.name}-${TOOL.version}.tgz`;

/** Names the Action with the commit of the running copy, or else with the tag of its version. */
export function describeOwnAction(): OwnAction {
  const git = openOwnGit();
  const [commit, ...tags] = describeCommit(diskWorkspace(ROOT), git).split(" ");
  const pin = commit === "" || commit === undefined ? TAG : [commit, ...tags.map((name) => `# ${name}`)].join(" ");
  return { owner: getOwner() ?? findOwner(git && readRemoteUrl(git)), pin };
}

/** As a workflow names it after `uses:`. */
export function formatAction({ owner = PLACEHOLDER, pin }: OwnAction): string {
  return `${owner}/${TOOL.name}@${pin}`;
}

/** Describes the running copy, and packs it where npm does not have it. */
export async function describeOwnCopy(): Promise<OwnCopy> {
  const action = describeOwnAction();
  return IS_PUBLISHED ? action : { ...action, tarball: await packOwnFiles(diskWorkspace(ROOT)) };
}

function openOwnGit(): GitFolder | undefined {
  const git = openGitFolder(ROOT);
  return git && !("absent" in git) ? git : undefined;
}

/** The owner of the repository on GitHub that an address names, if that is one of this tool. */
function findOwner(url = ""): string | undefined {
  const [, host = "", owner = "", name = ""] =
    /^(?:(?:https?|(?:git\+)?ssh):\/\/(?:[^@/]*@)?|(?:[\w.-]+@)?)([\w.-]+)(?::\d+)?[:/]([\w-]+)\/([\w.-]+?)(?:\.git)?\/?$/u.exec(
      url,
    ) ?? [];
  const isGitHub = /(?:^|\.)(?:github|ghe)\b/iu.test(host);
  return isGitHub && owner !== PLACEHOLDER && name.toLowerCase() === TOOL.name ? owner : undefined;
}

/** The commit, and behind a space the tag of this version if it names that commit. Empty where nothing is known. */
function describeCommit(workspace: Workspace, git: GitFolder | undefined): string {
  const refs = git && readGitRefs(git);
  if (refs && !("refused" in refs) && refs.head !== undefined) {
    const { head } = refs;
    const tag = refs.tags.find(({ name, object, commit = object }) => name === TAG && commit === head);
    return tag ? `${head} ${TAG}` : head;
  }
  const bytes = workspace.bytes(COMMIT_FILE);
  const text = bytes ? new TextDecoder().decode(bytes).trim() : "";
  return OBJECT_ID.test(text.split(" ")[0] ?? "") ? text : "";
}

/** The package as npm would pack it, without what no plugin needs. */
async function packOwnFiles(workspace: Workspace): Promise<Uint8Array> {
  const built = listFilesBelow(workspace, "dist").filter((path) => !path.startsWith(LEFT_OUT) && path !== COMMIT_FILE);
  const files = [...PACKAGED, ...built].map((path): TarballFile => {
    const bytes = workspace.bytes(path);
    if (!bytes) throw new Error(`${path} is missing from the installation`);
    const isProgram = path === "dist/cli/index.js";
    return { path, bytes: path === "package.json" ? trimPackage(bytes) : bytes, isExecutable: isProgram };
  });
  // A copy of a copy is the same file.
  const commit = `${describeCommit(workspace, openOwnGit())}\n`;
  return makeTarballOfFiles([...files, { path: COMMIT_FILE, bytes: Buffer.from(commit), isExecutable: false }]);
}

/** Without what only developers need. */
function trimPackage(bytes: Uint8Array): Uint8Array {
  const value = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  delete value["devDependencies"];
  delete value["scripts"];
  return new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`);
}
