import type { Workspace } from "./workspace.js";

/** Whether a link is on the way to a file. */
export function isLinked(workspace: Workspace, file: string): boolean {
  const names = file.split("/");
  return names.some((name, depth) =>
    workspace.list(names.slice(0, depth).join("/")).some((listed) => listed.name === name && listed.kind === "link"),
  );
}
