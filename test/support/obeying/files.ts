import type { Files } from "./situation.js";

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
