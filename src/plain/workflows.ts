import type { Workspace } from "../workspace/workspace.js";

const FOLDER = ".github/workflows";
const MOST_FILES = 100;
const MOST_BYTES = 256 * 1024;

/** Whether no workflow of a repository can be one that runs plugin-preflight: the checks look at no other. */
export function hasPlainWorkflows(workspace: Workspace): boolean {
  if (workspace.entry(FOLDER)?.kind !== "folder") return true;
  const files = workspace.list(FOLDER).filter(({ name }) => /\.ya?ml$/u.test(name));
  return files.length <= MOST_FILES && files.every(({ name, kind }) => kind !== "file" || isForeign(workspace, name));
}

function isForeign(workspace: Workspace, name: string): boolean {
  const bytes = workspace.bytes(`${FOLDER}/${name}`, MOST_BYTES);
  if (!bytes || bytes.includes(0)) return false;
  return !/plugin-preflight/iu.test(new TextDecoder().decode(bytes));
}
