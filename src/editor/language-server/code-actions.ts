import {
  CodeActionKind,
  type CodeAction,
  type CodeActionParams,
  type Diagnostic,
  type Position,
  type Range,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { isCounted } from "../../core/report.js";
import { TOOL } from "../../core/tool.js";
import { fixChecked, isFixable, isFixedIn } from "../../run/fix-files.js";
import { indexLines } from "../../base/text/lines.js";
import type { Edit } from "../../base/text/location.js";
import { makeVisible, shorten } from "../../base/text/safe.js";
import { makeWorkspaceEdit } from "./editor-edits.js";
import { listWays } from "./list-ways.js";
import type { CheckResult, Repository } from "./repository.js";
import type { Found } from "./session.js";
import { switchOff } from "./switch-off.js";

export const FIX_ALL = `${CodeActionKind.SourceFixAll}.${TOOL.name}`;
const MAX_TITLE_LENGTH = 120;

/** What can be done about the findings in a range, and about all in the file. */
export async function listCodeActions(
  { checked, path }: Found,
  { textDocument, range, context: { only } }: CodeActionParams,
): Promise<CodeAction[]> {
  const wants = (kind: string): boolean =>
    only === undefined || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`));
  const { shown, result } = await checked.readLatest();
  if (!result) return [];
  const { repository } = checked;
  const { workspace } = result;
  const makeEdit = (edits: Parameters<typeof makeWorkspaceEdit>[2]): WorkspaceEdit | undefined =>
    makeWorkspaceEdit(repository, workspace, edits);
  const here = shown.get(textDocument.uri) ?? [];
  const actions: CodeAction[] = [];
  if (wants(CodeActionKind.QuickFix)) {
    for (const one of here.filter(({ diagnostic }) => overlaps(diagnostic.range, range))) {
      const { finding, folder, diagnostic } = one;
      if (!isCounted(finding)) continue;
      for (const { title, edit, isCertain } of listWays(repository, workspace, finding)) {
        const action = makeQuickFix(makeVisible(shorten(title, MAX_TITLE_LENGTH)), edit, diagnostic);
        actions.push(isCertain ? { ...action, isPreferred: true } : action);
      }
      const off = makeEdit(switchOff(finding, folder, workspace));
      if (off)
        actions.push(
          makeQuickFix(`Suppress ${finding.check} here: write the reason into package.json`, off, diagnostic),
        );
    }
  }
  if (wants(FIX_ALL) && here.some(({ finding }) => isFixable(finding))) {
    const edit = makeEdit(await fixText(repository, path, result));
    if (edit) actions.push({ title: `Fix everything that ${TOOL.name} can fix here`, kind: FIX_ALL, edit });
  }
  return actions;
}

/** Applies every fix to a text, and checks it again until none is left; gives what replaces the text. */
async function fixText(repository: Repository, file: string, first: CheckResult): Promise<readonly Edit[]> {
  const open = ({ report, workspace }: CheckResult) => ({
    report,
    root: repository.root,
    checkedBytes: (path: string) => workspace.checkedBytes(path) ?? workspace.bytes(path),
  });
  const { changes } = await fixChecked(
    open(first),
    async (overlay) => open(await repository.check(overlay)),
    (finding) => !isFixedIn(finding, file),
  );
  return changes.flatMap((change) =>
    "left" in change
      ? []
      : [{ file, range: indexLines(change.before).range(0, change.before.length), text: change.after }],
  );
}

function makeQuickFix(title: string, edit: WorkspaceEdit, diagnostic: Diagnostic): CodeAction {
  return { title, kind: CodeActionKind.QuickFix, edit, diagnostics: [diagnostic] };
}

function overlaps(a: Range, b: Range): boolean {
  return isBefore(a.start, b.end) && isBefore(b.start, a.end);
}

function isBefore(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.character <= b.character);
}
