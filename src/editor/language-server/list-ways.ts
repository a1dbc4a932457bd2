import type { WorkspaceEdit } from "vscode-languageserver/node";
import type { Way } from "../../base/text/help.js";
import type { Workspace } from "../../base/files/workspace.js";
import type { Finding } from "../../core/report.js";
import { makeAddress, makeWorkspaceEdit } from "./editor-edits.js";
import type { Repository } from "./repository.js";

interface OfferedWay {
  readonly title: string;
  readonly edit: WorkspaceEdit;
  readonly isCertain: boolean;
}

/**
 * What an editor can do about a finding: each way of its help that is an edit, or something with a whole file. Commands
 * are for a terminal. A finding of a check of another program has a fix alone.
 */
export function listWays(repository: Repository, workspace: Workspace, finding: Finding): readonly OfferedWay[] {
  const { fix = [], help, message, ways } = finding;
  if (ways === undefined) {
    const edit = makeWorkspaceEdit(repository, workspace, fix);
    return edit ? [{ title: help ?? `Fix: ${message}`, edit, isCertain: true }] : [];
  }
  return ways.flatMap((way) => {
    const edit = makeEdit(repository, workspace, way);
    return edit ? [{ title: way.title, edit, isCertain: way.kind === "edit" && way.isCertain === true }] : [];
  });
}

function makeEdit(repository: Repository, workspace: Workspace, way: Way): WorkspaceEdit | undefined {
  const address = (file: string): string => makeAddress(repository, file);
  switch (way.kind) {
    case "edit":
      return makeWorkspaceEdit(repository, workspace, way.edits);
    case "move":
      return { documentChanges: [{ kind: "rename", oldUri: address(way.file), newUri: address(way.to) }] };
    case "delete":
      return { documentChanges: [{ kind: "delete", uri: address(way.file) }] };
    case "run":
    case "decide":
      return undefined;
  }
}
