import { defineCheck } from "../../core/check.js";
import { isAbsent } from "../../plugin/absent.js";
import { isEnvironmentFile, isCredentialFile } from "../../plugin/credential-files.js";
import { formatCount, formatVerb } from "../../text/numbers.js";
import { quote } from "../../text/safe.js";
import { findUnlistedFiles, UNLISTED_CODES } from "./unlisted-files.js";
import { getBaseName } from "../../workspace/workspace.js";

const MOST_SHOWN = 20;

export default defineCheck({
  id: "env-packed",
  title: "No .env file or other file with credentials is packed",
  severity: "error",
  alwaysCounts: true,
  codes: {
    ...UNLISTED_CODES,
    "unreadable-file": "A file cannot be read, so nobody knows what it contains",
    packed: "A file with credentials is in the package",
    "in-archive": "A file with credentials is in the archive of a release",
  },
  needs: ["archiveFiles", "manifestFile"],
  wants: ["packedFiles", "packageJson"],
  *run({ packedFiles, archiveFiles, packageJson, manifestFile }) {
    yield* findUnlistedFiles({ manifestFile, packedFiles, archiveFiles }, "is looked at");
    const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
    const packed = isAbsent(packedFiles) ? [] : packedFiles.files.map(({ path }) => path);
    const refused = archiveFiles.refused.filter(({ why }) => why === "credentials");
    const paths = new Set([
      ...packed.filter((path) => isCredentialFile(getBaseName(path))),
      ...refused.map(({ path }) => path),
    ]);
    for (const { path } of archiveFiles.refused.filter(({ why }) => why === "unreadable").slice(0, MOST_SHOWN)) {
      yield {
        code: "unreadable-file",
        at: { file: path },
        message: `${quote(path.slice(prefix.length))} cannot be read, so nobody knows what it contains`,
        help: "Give this user the right to read it, or leave it out",
      };
    }
    const files = isAbsent(packageJson) ? undefined : packageJson.value["files"];
    for (const [at, path] of [...paths].toSorted().slice(0, MOST_SHOWN).entries()) {
      const name = path.slice(prefix.length);
      const more = at === MOST_SHOWN - 1 ? paths.size - MOST_SHOWN : 0;
      const kind = isEnvironmentFile(getBaseName(path)) ? "" : ", which contains credentials,";
      const names = packed.map((one) => one.slice(prefix.length));
      const what = packed.includes(path) ? "is in the package" : "is in the archive of a release";
      yield {
        code: packed.includes(path) ? "packed" : "in-archive",
        at: { file: path },
        secret: true,
        message: `${quote(name)}${kind} ${what}${more > 0 ? `, and ${formatCount(more, "more such file")} ${formatVerb(more)}` : ""}`,
        help: `${adviseOnFile(name, files, names)}; if it was ever published, replace every secret in it`,
      };
    }
  },
});

function adviseOnFile(name: string, files: unknown, packed: readonly string[]): string {
  if (name.startsWith("dist/")) return "Build without it, so that it is not in dist/";
  if (!Array.isArray(files)) return 'List in "files" of package.json what is to be packed';
  if (files.includes(name)) return 'Remove it from "files" in package.json';
  const folder = files.filter((entry) => typeof entry === "string").find((entry) => isAbove(entry, name));
  const isAlone = folder !== undefined && packed.every((other) => other === name || !isAbove(folder, other));
  return isAlone ? `Remove ${quote(folder)} from "files" in package.json` : `Add "!${name}" to "files" in package.json`;
}

function isAbove(entry: string, name: string): boolean {
  const folder = entry.replace(/^\.?\//u, "").replace(/\/?(?:\*\*?)?$/u, "");
  return folder !== "" && name.startsWith(`${folder}/`);
}
