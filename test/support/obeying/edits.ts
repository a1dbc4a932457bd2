import { readJson } from "../../../src/base/text/json/read-json.js";
import type { Range } from "../../../src/base/text/location.js";
import { indexLines } from "../../../src/base/text/lines.js";
import { applyFixes } from "../../../src/base/text/edits.js";
import type { Finding } from "../../../src/core/report.js";
import type { Files } from "./situation.js";

export type Path = readonly (string | number)[];
type Container = Record<string | number, unknown>;

export function textOf(files: Files, path: string): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(files.get(path) ?? new Uint8Array());
}

export function withText(files: Files, path: string, text: string): Files {
  return new Map([...files, [path, new TextEncoder().encode(text)]]);
}

export function without(files: Files, path: string): Files {
  return new Map([...files].filter(([name]) => name !== path && !name.startsWith(`${path}/`)));
}

export function renameFile(files: Files, from: string, to: string): Files {
  return new Map(
    [...files].map(([name, bytes]) => [
      name === from || name.startsWith(`${from}/`) ? to + name.slice(from.length) : name,
      bytes,
    ]),
  );
}

/** Applies a fix as `--fix` does. */
export function applyFix(files: Files, { fix = [] }: Finding): Files {
  return [...new Set(fix.map(({ file }) => file))].reduce((all, file) => {
    const { text, applied } = applyFixes(textOf(all, file), [fix.filter((edit) => edit.file === file)]);
    if (applied.includes(false)) throw new Error(`A fix of ${file} overlaps itself`);
    return withText(all, file, text);
  }, files);
}

/** Replaces a part of a file's text. */
export function replaceRange(files: Files, file: string, range: Range, by: string): Files {
  const text = textOf(files, file);
  const lines = indexLines(text);
  return withText(files, file, text.slice(0, lines.offset(range.start)) + by + text.slice(lines.offset(range.end)));
}

export function textAt(files: Files, file: string, range: Range): string {
  const text = textOf(files, file);
  const lines = indexLines(text);
  return text.slice(lines.offset(range.start), lines.offset(range.end));
}

/** Replaces whole lines, from 1, by others, which end as the first line does. */
export function replaceLines(files: Files, file: string, first: number, count: number, by: readonly string[]): Files {
  const text = textOf(files, file);
  const end = /\r\n|\n|\r/u.exec(text)?.[0] ?? "\n";
  return withText(
    files,
    file,
    splitLines(text)
      .toSpliced(first - 1, count, ...by)
      .join(end),
  );
}

export const splitLines = (text: string): readonly string[] => text.split(/\r\n|\n|\r/u);

export function valueOf(files: Files, file: string): unknown {
  return readJson(file, textOf(files, file)).value;
}

export function valueAt(files: Files, file: string, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? (value as Container)[step] : undefined),
    valueOf(files, file),
  );
}

/** Writes a file of JSON again, with something changed in it. */
export function editJson(files: Files, file: string, edit: (root: Container) => unknown): Files | undefined {
  const value = structuredClone(valueOf(files, file));
  if (typeof value !== "object" || value === null) return undefined;
  const edited = edit(value as Container);
  return edited === undefined ? undefined : withText(files, file, `${JSON.stringify(value, undefined, 2)}\n`);
}

export function setAt(files: Files, file: string, path: Path, value: unknown): Files | undefined {
  return editContainer(files, file, path, (container, key) => {
    container[key] = value;
  });
}

export function removeAt(files: Files, file: string, path: Path): Files | undefined {
  return editContainer(files, file, path, (container, key) => {
    if (Array.isArray(container)) container.splice(Number(key), 1);
    else Reflect.deleteProperty(container, key);
  });
}

/** Another name, at the same place of the object. */
export function renameAt(files: Files, file: string, path: Path, name: string, value?: unknown): Files | undefined {
  return editContainer(files, file, path, (container, key) => {
    for (const [one, before] of Object.entries(container)) {
      Reflect.deleteProperty(container, one);
      container[one === key ? name : one] = one === key ? (value ?? before) : before;
    }
  });
}

function editContainer(
  files: Files,
  file: string,
  path: Path,
  edit: (container: Container, key: string | number) => void,
): Files | undefined {
  return editJson(files, file, (root) => {
    const key = path.at(-1);
    if (key === undefined) return undefined;
    let here: unknown = root;
    for (const step of path.slice(0, -1)) {
      if (typeof here !== "object" || here === null) return undefined;
      const container = here as Container;
      container[step] ??= {};
      here = container[step];
    }
    if (typeof here !== "object" || here === null) return undefined;
    edit(here as Container, key);
    return root;
  });
}

export function parsePointer(pointer: string): Path {
  const steps = pointer.split("/").slice(1);
  return steps.map((step) => (/^\d+$/u.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~")));
}
