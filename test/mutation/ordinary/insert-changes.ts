import type { Change } from "./find-changes.js";

export interface NumberedChange extends Change {
  readonly number: number;
}

/** Where a process finds the number of the change that it is to have, and where it says what it has reached. */
export interface Channel {
  readonly stateFile: string;
  readonly reachedFile: string;
}

/** What the state begins with while nothing is changed, and it is recorded which tests reach a change. */
export const RECORDING = "record ";
/** The function of a worker that names the test which runs now. */
export const UNIT_FUNCTION = "__preflightUnit";

/**
 * Puts all changes into a text, each with a question at its place whether it is the one. The lines stay where they are.
 */
export function insertChanges(text: string, changes: readonly NumberedChange[], channel: Channel): string {
  return `${makeQuestion(channel)} ${insertBetween(text, 0, text.length, changes)}`;
}

function insertBetween(text: string, start: number, end: number, changes: readonly NumberedChange[]): string {
  const inside = changes.filter((change) => change.start >= start && change.end <= end);
  let at = start;
  let inserted = "";
  for (const outer of inside.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (outer.start < at) continue;
    const same = inside.filter((change) => change.start === outer.start && change.end === outer.end);
    const within = inside.filter((change) => !same.includes(change));
    const others = same.map(({ number, after }) => `__isChanged(${String(number)}) ? (${after}) : `);
    const own = insertBetween(text, outer.start, outer.end, within);
    inserted += `${text.slice(at, outer.start)}(${others.join("")}(${own}))`;
    at = outer.end;
  }
  return inserted + text.slice(at, end);
}

/** In one line, without an import: the module may be bundled for a browser, and may be in a process without files. */
function makeQuestion({ stateFile, reachedFile }: Channel): string {
  return `const __isChanged = (globalThis as any).__isChanged ??= (() => {
    const files = (globalThis as any).process?.getBuiltinModule?.("node:fs");
    let state = "";
    try { state = files.readFileSync(${JSON.stringify(stateFile)}, "utf8"); } catch { state = ""; }
    if (!state.startsWith(${JSON.stringify(RECORDING)})) return (number: number) => String(number) === state;
    const seen = new Set();
    return (number: number) => {
      const line = number + "\\t" + ((globalThis as any).${UNIT_FUNCTION}?.() ?? state.slice(${String(RECORDING.length)})) + "\\n";
      if (seen.has(line)) return false;
      seen.add(line);
      try { files.appendFileSync(${JSON.stringify(reachedFile)}, line); } catch { seen.add(line); }
      return false;
    };
  })();`.replaceAll(/\n\s*/gu, " ");
}
