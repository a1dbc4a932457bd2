import { cutList } from "../cut-list.js";
import { defineCheck } from "../../core/check.js";
import { getPresent, isAbsent, type Absent } from "../../plugin/absent.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import { isEnvironmentFile, isCredentialFile } from "../../plugin/credential-files.js";
import { formatCount, formatVerb } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { findUnlistedFiles, UNLISTED_CODES } from "./unlisted-files.js";
import { getBaseName } from "../../base/files/workspace.js";
import { append, decide, remove, say, type Help } from "../../base/text/help.js";

const MAX_SHOWN = 20;

export default defineCheck({
  id: "env-packed",
  title: "No .env file or other file with credentials is packed",
  severity: "error",
  alwaysCounts: true,
  codes: {
    ...UNLISTED_CODES,
    "unreadable-file": "A file cannot be read, so its content is unknown",
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
        message: `${quote(path.slice(prefix.length))} cannot be read, so its content is unknown`,
        help: decide("Give this user permission to read it, or leave it out", "disk"),
      };
    }
    const names = packed.map((one) => one.slice(prefix.length));
    const describe = (path: string, what: string, more: number) => {
      const name = path.slice(prefix.length);
      const kind = isEnvironmentFile(getBaseName(path)) ? "" : ", which contains credentials,";
      const others = more > 0 ? `, and ${formatCount(more, "more such file")} ${formatVerb(more)}` : "";
      return {
        at: { file: path },
        secret: true,
        message: `${quote(name)}${kind} ${what}${others}`,
        help: addWarning(adviseOnFile(name, packageJson, names)),
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
      const what = "is a file that npm would also pack, although releases never ship it";
      yield { code: "npm-only", severity: "warning", ...describe(path, what, more) };
    }
  },
});

function addWarning(help: Help): Help {
  return say(`${help.sentence}. If it was ever published, rotate every secret in it`, help);
}

function adviseOnFile(name: string, packageJson: JsonObjectText | Absent, packed: readonly string[]): Help {
  const files: unknown = getPresent(packageJson)?.value["files"];
  if (name.startsWith("dist/")) return decide("Keep it out of dist/ when you build", "build");
  if (isAbsent(packageJson) || !Array.isArray(files))
    return decide('List the files to pack in "files" of package.json', "meaning");
  const entries: readonly unknown[] = files;
  const removeEntry = (at: number, title: string): Help =>
    remove(packageJson, ["files", at], `Remove ${title} from "files" in package.json`);
  if (entries.includes(name)) return removeEntry(entries.indexOf(name), "it");
  const folder = entries.filter((entry) => typeof entry === "string").find((entry) => isAbove(entry, name));
  const isAlone = folder !== undefined && packed.every((other) => other === name || !isAbove(folder, other));
  if (isAlone) return removeEntry(entries.indexOf(folder), quote(folder));
  return append(packageJson, ["files"], [`!${name}`], `Add "!${name}" to "files" in package.json`);
}

function isAbove(entry: string, name: string): boolean {
  const folder = entry.replace(/^\.?\//u, "").replace(/\/?(?:\*\*?)?$/u, "");
  return folder !== "" && name.startsWith(`${folder}/`);
}
