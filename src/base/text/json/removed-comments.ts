import type { TextChange } from "../file-change.js";
import { indexLines } from "../lines.js";
import { scanJson } from "./json-scan.js";

export interface RemovedComment {
  readonly file: string;
  /** From 1, in the text before. */
  readonly line: number;
  readonly text: string;
}

/** The comments of a JSON text that are not in the changed text any more. Other files give none. */
export function findRemovedComments({ file, before, after }: TextChange): readonly RemovedComment[] {
  if (!file.endsWith(".json")) return [];
  const left = listComments(after).map(({ text }) => text);
  return listComments(before).flatMap(({ line, text }) => {
    const at = left.indexOf(text);
    if (at < 0) return [{ file, line, text }];
    left.splice(at, 1);
    return [];
  });
}

function listComments(text: string): readonly Omit<RemovedComment, "file">[] {
  const comments = scanJson(text).oddities.filter(({ kind }) => kind === "comment");
  if (comments.length === 0) return [];
  const lines = indexLines(text);
  return comments.map(({ start, end }) => ({ line: lines.position(start).line, text: text.slice(start, end) }));
}
