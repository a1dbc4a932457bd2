import { isCredentialFile } from "../plugin/credential-files.js";
import { isAsExpected } from "../plugin/expected-files.js";
import type { Packing } from "../plugin/pack-walk.js";
import { plainPackedFiles } from "../plugin/plain-packed-files.js";
import { isTestFile } from "../plugin/test-files.js";
import { baseName, joined } from "../workspace/workspace.js";

/** Whether a package certainly holds all of dist/, what is expected and needed beside it, and nothing that harms. */
export function isPlainPackaging(packing: Packing, needed: readonly string[]): boolean {
  const { folder, packageJson } = packing;
  const packed = plainPackedFiles(packing);
  if (!packed || packed.links.length > 0 || !isAsExpected(packed, folder, packageJson)) return false;
  const files = packageJson["files"];
  if (!Array.isArray(files) || !files.some((entry) => /^(?:\.?\/)?dist\/?$/u.test(String(entry)))) return false;
  const paths = new Set(packed.files.map(({ path }) => path));
  if (!needed.every((path) => paths.has(joined(folder, path)))) return false;
  const prefix = folder === "" ? 0 : folder.length + 1;
  return packed.files.every(({ path }) => !isCredentialFile(baseName(path)) && !isTestFile(path.slice(prefix)));
}
