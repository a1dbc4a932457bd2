import { comparePaths, relativeTo } from "../../base/files/workspace.js";
import type { PackedFile, PackedFiles } from "./packed-file.js";

/** npm's own answer: the files, that it cannot pack them, or nothing. */
export type NpmPackedFiles =
  /** As npm prints them, but relative to the repository's root. */
  { readonly files: readonly PackedFile[] } | { readonly refused: string } | { readonly silent: string };

/**
 * npm's own answer where there is one, without installed packages, and how it differs from its rules as they are known
 * here.
 */
export function adoptNpmAnswer(byNpm: NpmPackedFiles, byRules: PackedFiles, folder: string): PackedFiles {
  if (!("files" in byNpm)) return byRules;
  const shipped = byNpm.files.filter(({ path }) => !/(?:^|\/)node_modules\//u.test(relativeTo(folder, path)));
  const files = restoreMaskedNames(shipped, byRules.files);
  const { links, packages, incomplete } = byRules;
  if (incomplete !== undefined) return { files, links, packages };
  const npmHas = new Set(files.map(({ path }) => path));
  const rulesHave = new Set(byRules.files.map(({ path }) => path));
  const more = [...npmHas].filter((path) => !rulesHave.has(path));
  const fewer = [...rulesHave].filter((path) => !npmHas.has(path));
  return { files, links, packages, ...(more.length + fewer.length > 0 && { differsFromRules: { more, fewer } }) };
}

const MASK = "***";

/**
 * npm masks what looks like a secret in all that it prints, the names of files too: `logo-***.png`. Such a name is
 * taken for the file that the rules pack in this form.
 */
function restoreMaskedNames(printed: readonly PackedFile[], predicted: readonly PackedFile[]): readonly PackedFile[] {
  const clear = new Set(printed.filter(({ path }) => !path.includes(MASK)).map(({ path }) => path));
  const left = predicted.filter(({ path }) => !clear.has(path));
  const files = printed.map((file) => {
    if (!file.path.includes(MASK)) return file;
    const at = left.findIndex(({ path, size }) => size === file.size && isMasked(path, file.path));
    if (at === -1) return file;
    return left.splice(at, 1)[0] ?? file;
  });
  return files.toSorted(comparePaths);
}

function isMasked(path: string, printed: string): boolean {
  let from = 0;
  const parts = printed.split(MASK);
  return parts.every((part, at) => {
    const found = at === parts.length - 1 ? path.lastIndexOf(part) : path.indexOf(part, from);
    const fits =
      found >= from && (at > 0 || found === 0) && (at < parts.length - 1 || found + part.length === path.length);
    from = found + part.length;
    return fits;
  });
}
