import { join } from "node:path";
import type { Position, TextDocumentEdit, TextEdit, WorkspaceEdit } from "vscode-languageserver/node";
import { groupBy } from "../../base/text/lists.js";
import type { Edit } from "../../base/text/location.js";
import type { Workspace } from "../../base/files/workspace.js";
import { makeRangeConverter, type ConvertRange } from "./editor-range.js";
import { makeFileAddress } from "./file-address.js";
import type { Repository } from "./repository.js";

const MARK = [0xef, 0xbb, 0xbf];

/** How the ranges of a file are those of the editor, whether it is open or not. */
export function makeFileConverter({ texts }: Repository, workspace: Workspace, file: string): ConvertRange {
  const text = texts.get(file);
  const start = workspace.head(file, MARK.length);
  const hidesMark = text?.compared?.hidesMark ?? MARK.every((byte, at) => start?.[at] === byte);
  return makeRangeConverter(text?.document, hidesMark);
}

export function makeAddress({ root, texts }: Repository, file: string): string {
  return texts.get(file)?.document.uri ?? makeFileAddress(join(root, file));
}

/** Edits as an editor applies them; `undefined` where nothing is left of them, as of a mark that no editor shows. */
export function makeWorkspaceEdit(
  repository: Repository,
  workspace: Workspace,
  edits: readonly Edit[],
): WorkspaceEdit | undefined {
  const documentChanges: TextDocumentEdit[] = [];
  for (const [file, ofFile] of groupBy(edits, (edit) => edit.file)) {
    const convert = makeFileConverter(repository, workspace, file);
    const made = ofFile.map(({ range, text }): TextEdit => ({ range: convert(range), newText: text }));
    const left = made.filter(({ range: { start, end }, newText }) => newText !== "" || !isSame(start, end));
    const version = repository.texts.get(file)?.document.version ?? null;
    if (left.length > 0)
      documentChanges.push({ textDocument: { uri: makeAddress(repository, file), version }, edits: left });
  }
  return documentChanges.length === 0 ? undefined : { documentChanges };
}

/** The same for an editor that does not compare versions. */
export function forgetVersions({ documentChanges = [] }: WorkspaceEdit): WorkspaceEdit {
  const edits = documentChanges.filter((change): change is TextDocumentEdit => "textDocument" in change);
  return {
    changes: Object.fromEntries(
      edits.map((change) => [
        change.textDocument.uri,
        change.edits.filter((edit): edit is TextEdit => "newText" in edit),
      ]),
    ),
  };
}

const isSame = (a: Position, b: Position): boolean => a.line === b.line && a.character === b.character;
