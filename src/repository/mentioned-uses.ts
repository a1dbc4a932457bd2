import { posix } from "node:path";
import { decodeLooseUtf8 } from "../base/text/bytes.js";
import { toObject } from "../base/text/json/json-object.js";
import { readJson } from "../base/text/json/read-json.js";
import { getBaseName, getParent, joinPath, type Workspace } from "../base/files/workspace.js";
import type { Use } from "./declared-uses.js";
import { listPackageNames, type Repository } from "./repository.js";

/** What packages use without declaring it. */
export interface MentionedUses {
  /** By the folder of the package. */
  readonly uses: ReadonlyMap<string, readonly Use[]>;
  /** Whether there are more files than were looked at. */
  readonly isCut: boolean;
}

const SEARCHED =
  /(?:\.(?:[cm]?[jt]sx?|vue|svelte|astro|jsonc?|json5|s?css|sass|less|html?|sh|ya?ml|toml)|(?:^|\/)(?:Makefile|Dockerfile|\.[a-z]+rc))$/u;
const PASSED_BY = /(?:^|\/)(?:node_modules|dist|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml)(?:\/|$)/u;
const MAX_FILE_BYTES = 1024 * 1024;
const MAX_ALL_BYTES = 128 * 1024 * 1024;
const PATH = /(?<![\w@./-])(?:\.\.\/)+[\w@./+-]*/gu;
/** `join(here, "..", "core")` */
const PATH_IN_PARTS = /(?:["'`]\.\.["'`]\s{0,9},\s{0,9}){1,9}["'`][\w@./+-]+["'`]/gu;
const QUOTED =
  /(?<before>\b(?:from|import|require|extends|resolve)["']?\s{0,9}[:(]?\s{0,9}\[?\s{0,9})?["'`](?<text>[@#~\w][\w@./+-]{0,200})["'`]/gu;

/**
 * The packages of a repository that the files of other packages name: by a path such as `../core/index.js`, by a name
 * that is imported, or by an alias of the root's tsconfig.json.
 *
 * @param files all files to look at, relative to the root. Others than texts are passed by.
 */
export function findMentionedUses(
  workspace: Workspace,
  repository: Repository,
  files: readonly string[],
): MentionedUses {
  const names = listPackageNames(repository);
  const aliases = readAliases(workspace, repository);
  const uses = new Map<string, Use[]>();
  let left = MAX_ALL_BYTES;
  for (const file of files) {
    if (!SEARCHED.test(file) || PASSED_BY.test(file)) continue;
    const folder = repository.findOwner(file);
    if (!repository.packages.has(folder)) continue;
    const bytes = workspace.bytes(file, MAX_FILE_BYTES, "once");
    left -= bytes?.length ?? 0;
    if (left < 0) return { uses, isCut: true };
    const text = decodeLooseUtf8(bytes ?? new Uint8Array());
    const found = new Set([...findPaths(text, file, folder, repository), ...findNames(text, names, aliases)]);
    const known = uses.get(folder) ?? [];
    uses.set(folder, known);
    for (const target of found) {
      if (target !== folder && !known.some((use) => use.folder === target)) known.push({ folder: target, by: file });
    }
  }
  return { uses, isCut: false };
}

/** Paths are meant from their file, or from the folder in which the scripts of the package run. */
function findPaths(text: string, file: string, folder: string, repository: Repository): readonly string[] {
  const inParts = [...text.matchAll(PATH_IN_PARTS)].map(([parts]) =>
    parts.replace(/["'`\s]/gu, "").replaceAll(",", "/"),
  );
  const paths = [...text.matchAll(PATH)].map(([path]) => path);
  const full = [...paths, ...inParts].flatMap((path) =>
    [getParent(file), folder].map((from) => posix.join(from, path)),
  );
  return full.filter((path) => !path.startsWith("..")).map((path) => repository.findOwner(path.replace(/\/+$/u, "")));
}

function findNames(text: string, names: ReadonlyMap<string, string>, aliases: readonly Alias[]): readonly string[] {
  return [...text.matchAll(QUOTED)].flatMap(({ groups = {} }) => {
    const { before, text: quoted = "" } = groups;
    const [name = ""] = /^(?:@[^/]+\/)?[^/]+/u.exec(quoted) ?? [];
    // A word such as "core" is often no package.
    const target = name.startsWith("@") || before !== undefined ? names.get(name) : undefined;
    const meant = aliases.filter(({ prefix }) => quoted === prefix || quoted.startsWith(`${prefix}/`));
    return [...(target === undefined ? [] : [target]), ...meant.map(({ folder }) => folder)];
  });
}

/** A name of tsconfig's `paths`, without the star at its end. */
interface Alias {
  readonly prefix: string;
  readonly folder: string;
}

function readAliases(workspace: Workspace, repository: Repository): readonly Alias[] {
  const files = [...repository.packages.keys(), ""].flatMap((folder) =>
    ["tsconfig.json", "tsconfig.base.json"].map((name) => joinPath(folder, name)),
  );
  return [...new Set(files)].flatMap((file) => {
    const bytes = workspace.bytes(file, MAX_FILE_BYTES, "once");
    const options = toObject(toObject(bytes && readJson(getBaseName(file), bytes).value)["compilerOptions"]);
    const base = posix.join(getParent(file), typeof options["baseUrl"] === "string" ? options["baseUrl"] : ".");
    return Object.entries(toObject(options["paths"])).flatMap(([alias, targets]) =>
      (Array.isArray(targets) ? targets : []).flatMap((target: unknown): readonly Alias[] => {
        const path = typeof target === "string" ? posix.join(base, target.replace(/\/?\*.*$/u, "")) : "..";
        const folder = path.startsWith("..") ? "" : repository.findOwner(path === "." ? "" : path);
        const prefix = alias.replace(/\/?\*$/u, "");
        return folder === "" || prefix === "" ? [] : [{ prefix, folder }];
      }),
    );
  });
}
