import { structuredPatch } from "diff";
import { listCountedFindings, type Report } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import { applyFixes } from "../base/text/edits.js";
import { quoteForGit, type FileChange } from "../base/text/file-change.js";
import { makeInert, makeVisible, mayBeSecret } from "../base/text/safe.js";
import { formatBinaryPatch } from "./binary-patch.js";
import type { Reporter, View } from "./reporter.js";
import { formatCount } from "../base/text/numbers.js";

/** With more changes in one file, its lines are not matched but all replaced. */
const MAX_CHANGES = 1000;
const NO_END = "\\ No newline at end of file";

/**
 * All fixes as one patch for `git apply` at the root of the repository. Empty if there is nothing to fix. git reads
 * from the first "diff"; the lines before are for people.
 */
export const patch: Reporter = (report, view) => {
  const all = formatFilePatches(view.changes ?? findChanges(report, view));
  const parts = all.filter((part) => "text" in part).map(({ text }) => text);
  const left = all
    .filter((part) => "left" in part)
    .map(({ file, left: why }) => `# Left out: ${makeVisible(file)}, as ${why}\n`);
  const body = [...left, ...parts].join("");
  if (parts.length === 0) return body;
  return `# ${TOOL.name}: the fixes for ${formatCount(parts.length, "file")}. At the repository's root: git apply FILE\n${body}`;
};

/** The part of a patch for one file, in git's format, or why there is none. */
export type FilePatch = { readonly file: string } & ({ readonly text: string } | { readonly left: string });

export function formatFilePatches(changes: readonly FileChange[]): readonly FilePatch[] {
  return changes.flatMap((change): readonly FilePatch[] => {
    const why = explainLeftOut(change);
    if (why !== undefined) return [{ file: change.file, left: why }];
    return "after" in change ? [{ file: change.file, text: formatFilePatch(change) }] : [];
  });
}

/** Why a file is in no patch. A patch also shows the lines around a fix. */
function explainLeftOut(change: FileChange): string | undefined {
  if ("left" in change) return change.left;
  if (change.linked) return "it is reached through a symlink";
  if (mayBeSecret(change.before) || mayBeSecret(change.after)) return "it may contain a secret: --fix fixes it";
  return undefined;
}

/** The fixes of the report itself. */
function findChanges({ plugins }: Report, { source }: View): readonly FileChange[] {
  const findings = listCountedFindings({ plugins });
  const fixes = findings.map(({ fix }) => fix).filter((fix) => fix !== undefined);
  const files = new Set(fixes.flatMap((fix) => fix.map(({ file }) => file)));
  return [...files].flatMap((file): readonly FileChange[] => {
    const lines = source(file);
    if (!lines) return [{ file, left: "its text is not available" }];
    const before = lines.text;
    // In the text, this character replaces bytes that are not UTF-8.
    if (before.includes("\ufffd")) return [{ file, left: "it may not be UTF-8" }];
    const own = fixes.filter((fix) => fix.every((edit) => edit.file === file));
    const after = applyFixes(before, own).text;
    return before === after ? [] : [{ file, before, after, linked: false }];
  });
}

function formatFilePatch({ file, before, after }: { file: string; before: string; after: string }): string {
  const [from, to] = [quoteForGit(`a/${file}`), quoteForGit(`b/${file}`)];
  const hunks = formatHunks(before, after);
  const head = `diff --git ${from} ${to}\n`;
  if (hunks === undefined) return head + formatBinaryPatch(before, after);
  return `${head}--- ${endName(from)}\n+++ ${endName(to)}\n${hunks}`;
}

/** git writes a tab after a name that contains a space and has no quotation marks. */
function endName(name: string): string {
  return name.includes(" ") && !name.startsWith('"') ? `${name}\t` : name;
}

/**
 * The hunks of a patch. `undefined` if they would contain what must not be printed, or begin or end with an empty
 * text.
 */
function formatHunks(before: string, after: string): string | undefined {
  if (before === "" || after === "") return undefined;
  const found = structuredPatch("", "", before, after, "", "", { context: 3, maxEditLength: MAX_CHANGES });
  const hunks = (found?.hunks ?? [formatReplacement(before, after)]).map(
    ({ oldStart, oldLines, newStart, newLines, lines }) => ({
      head: `@@ -${String(oldStart)},${String(oldLines)} +${String(newStart)},${String(newLines)} @@`,
      lines,
    }),
  );
  if (!hunks.every(({ lines }) => lines.every(isInert))) return undefined;
  return hunks.map(({ head, lines }) => `${[head, ...lines].join("\n")}\n`).join("");
}

function formatReplacement(before: string, after: string) {
  const [old, fixed] = [formatLines("-", before), formatLines("+", after)];
  const count = (lines: readonly string[]): number => lines.filter((line) => line !== NO_END).length;
  return { oldStart: 1, oldLines: count(old), newStart: 1, newLines: count(fixed), lines: [...old, ...fixed] };
}

function formatLines(sign: string, text: string): readonly string[] {
  const lines = text.split("\n").map((line) => `${sign}${line}`);
  return text.endsWith("\n") ? lines.slice(0, -1) : [...lines, NO_END];
}

/**
 * Characters that only take room or join letters, and turn no text around: spaces, separators, joiners and variation
 * selectors.
 */
const HARMLESS = /[\p{Zs}\p{Zl}\p{Zp}\p{Variation_Selector}\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/**
 * Whether a line can be printed as it is. A carriage return at its end and a tab are allowed. `patch` reads no other
 * form of a change than lines.
 */
function isInert(line: string): boolean {
  const shown = line.replace(/\r$/u, "").replace(/\t/gu, " ");
  const rest = shown.replace(HARMLESS, "");
  return makeInert(shown) === shown && makeVisible(rest) === rest;
}
