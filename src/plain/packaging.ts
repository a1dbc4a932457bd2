import { isCredentialFile } from "../plugin/credential-files.js";
import { isAsExpected } from "../plugin/expected-files.js";
import type { Packing } from "../plugin/pack-walk.js";
import type { PackedFile } from "../plugin/packed-files.js";
import { plainPackedFiles } from "../plugin/plain-packed-files.js";
import { isTestFile } from "../plugin/test-files.js";
import { baseName, joined } from "../workspace/workspace.js";

/** What a package certainly holds, where that is all of dist/, what is expected and needed beside it, and no harm. */
export function plainPackage(packing: Packing, needed: readonly string[]): readonly PackedFile[] | undefined {
  const { folder, packageJson } = packing;
  const packed = plainPackedFiles(packing);
  if (!packed || packed.links.length > 0 || !isAsExpected(packed, folder, packageJson)) return undefined;
  const files = packageJson["files"];
  if (!Array.isArray(files) || !files.some((entry) => /^(?:\.?\/)?dist\/?$/u.test(String(entry)))) return undefined;
  const paths = new Set(packed.files.map(({ path }) => path));
  if (!needed.every((path) => paths.has(joined(folder, path)))) return undefined;
  const prefix = folder === "" ? 0 : folder.length + 1;
  const isFine = ({ path }: PackedFile): boolean =>
    isHarmless(path) || (!isCredentialFile(baseName(path)) && !isTestFile(path.slice(prefix)));
  return packed.files.every(isFine) ? packed.files : undefined;
}

/** What the names of tests, and of files that hold credentials, have in them; those with a dot in front are not plain. */
const TELLING = ["test", "spec", "mocks", "coverage", "netrc", "id_", "p12", "pfx", "jks", "keystore"];

function isHarmless(path: string): boolean {
  const small = path.toLowerCase();
  return !TELLING.some((part) => small.includes(part));
}
