import { delimiter, isAbsolute, join } from "node:path";

/**
 * The program of Node: the one that the settings of this machine name, or else the first on PATH. Entries of PATH that
 * are not absolute would name a folder of the workspace, and are passed over.
 *
 * @param isFile whether there is a file at a path.
 */
export function findNode(
  set: string,
  path: string | undefined,
  isFile: (path: string) => boolean,
): { readonly program: string } | { readonly fault: string } {
  if (set !== "") {
    if (!isAbsolute(set))
      return { fault: `The setting plugin-preflight.node is "${set}", but must be an absolute path` };
    return isFile(set) ? { program: set } : { fault: `The setting plugin-preflight.node names no file: ${set}` };
  }
  const name = process.platform === "win32" ? "node.exe" : "node";
  const program = (path ?? "")
    .split(delimiter)
    .filter((folder) => isAbsolute(folder))
    .map((folder) => join(folder, name))
    .find(isFile);
  return program === undefined
    ? { fault: "No Node was found on PATH. Name one in the setting plugin-preflight.node" }
    : { program };
}
