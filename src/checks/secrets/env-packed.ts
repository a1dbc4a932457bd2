import { cutList } from "../cut-list.js";
import { defineCheck } from "../../core/check.js";
import { getPresent } from "../../plugin/absent.js";
import { isEnvironmentFile, isCredentialFile } from "../../plugin/credential-files.js";
import { formatCount, formatVerb } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { findUnlistedFiles, UNLISTED_CODES } from "./unlisted-files.js";
import { getBaseName } from "../../base/files/workspace.js";

const MAX_SHOWN = 20;

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
    "npm-only": "npm would also pack a file with credentials",
  },
  needs: ["archiveFiles", "manifestFile"],
  wants: ["npmOnlyFiles", "packedFiles", "packageJson"],
  *run({ npmOnlyFiles, packedFiles, archiveFiles, packageJson, manifestFile }) {
    yield* findUnlistedFiles({ manifestFile, archiveFiles }, "is looked at");
    const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
    const packed = (getPresent(packedFiles)?.files ?? []).map(({ path }) => path);
    for (const { path } of archiveFiles.refused.filter(({ why }) => why === "unreadable").slice(0, MAX_SHOWN)) {
      yield {
        code: "unreadable-file",
        at: { file: path },
        message: `${quote(path.slice(prefix.length))} cannot be read, so nobody knows what it contains`,
        help: "Give this user the right to read it, or leave it out",
      };
    }
    const files = getPresent(packageJson)?.value["files"];
    const names = packed.map((one) => one.slice(prefix.length));
    const describe = (path: string, what: string, more: number) => {
      const name = path.slice(prefix.length);
      const kind = isEnvironmentFile(getBaseName(path)) ? "" : ", which contains credentials,";
      const others = more > 0 ? `, and ${formatCount(more, "more such file")} ${formatVerb(more)}` : "";
      return {
        at: { file: path },
        secret: true,
        message: `${quote(name)}${kind} ${what}${others}`,
        help: `${adviseOnFile(name, files, names)}; if it was ever published, replace every secret in it`,
      };
    };
    const shipped = archiveFiles.refused.filter(({ why }) => why === "credentials").map(({ path }) => path);
    for (const { item: path, more } of cutList(shipped.toSorted(), MAX_SHOWN)) {
      if (packed.includes(path)) yield { code: "packed", ...describe(path, "is in the package", more) };
      else yield { code: "in-archive", ...describe(path, "is in the archive of a release", more) };
    }
    const beyond = (getPresent(npmOnlyFiles) ?? []).map(({ path }) => path);
    const npmOnly = beyond.filter((one) => isCredentialFile(getBaseName(one)));
    for (const { item: path, more } of cutList(npmOnly.toSorted(), MAX_SHOWN)) {
      const what = "is a file that npm would also pack, though no release ships it";
      yield { code: "npm-only", severity: "warning", ...describe(path, what, more) };
    }
  },
});

function adviseOnFile(name: string, files: unknown, packed: readonly string[]): string {
  if (name.startsWith("dist/")) return "Build without it, so that it is not in dist/";
  if (!Array.isArray(files)) return 'List the files to pack in "files" of package.json';
  if (files.includes(name)) return 'Remove it from "files" in package.json';
  const folder = files.filter((entry) => typeof entry === "string").find((entry) => isAbove(entry, name));
  const isAlone = folder !== undefined && packed.every((other) => other === name || !isAbove(folder, other));
  if (isAlone) return `Remove ${quote(folder)} from "files" in package.json`;
  return `Add "!${name}" to "files" in package.json`;
}

function isAbove(entry: string, name: string): boolean {
  const folder = entry.replace(/^\.?\//u, "").replace(/\/?(?:\*\*?)?$/u, "");
  return folder !== "" && name.startsWith(`${folder}/`);
}
