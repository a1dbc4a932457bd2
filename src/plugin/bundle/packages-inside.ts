import { parseVersion } from "../../base/text/versions/versions.js";
import type { Workspace } from "../../base/files/workspace.js";
import { getPresent, isAbsent } from "../absent.js";
import type { BuiltCode } from "./built-code.js";
import { listPackageSigns } from "./package-signs.js";
import { readSourceMap } from "./source-map.js";

/** The packages whose code is inside the built code. */
export interface PackagesInside {
  /** By name, the versions that the source maps name: pnpm and Yarn have them in the paths of packages. */
  readonly packages: ReadonlyMap<string, ReadonlySet<string>>;
  /** The files that may have more packages inside. */
  readonly unread: readonly UnreadCode[];
}

/** A file of the built code that a reader could not look into, or not wholly. */
export interface UnreadCode {
  /** Relative to the repository's root. `undefined` if it is not known which files there are. */
  readonly file: string | undefined;
  /** Such as `dist/plugin.js names no source map`. */
  readonly why: string;
}

/** Only a source map names all packages. Without one, some show by what bundlers or their own code leave behind. */
export function listPackagesInside({ modules, others, unread }: BuiltCode, workspace: Workspace, folder: string) {
  const packages = new Map<string, Set<string>>();
  const left: UnreadCode[] = unread ? [{ file: undefined, why: unread.absent }] : [];
  for (const code of [...modules, ...others.filter(({ path }) => !/\.html?$/u.test(path))]) {
    const map = readSourceMap(code, workspace, folder);
    if (isAbsent(map)) left.push({ file: code.path, why: map.absent });
    for (const { package: name, source } of listPackageSigns(code.latin1, getPresent(map))) {
      const versions = packages.get(name) ?? new Set();
      packages.set(name, versions);
      const version = source === undefined ? undefined : findVersion(source, name);
      if (version !== undefined) versions.add(version);
    }
  }
  return { packages, unread: left } satisfies PackagesInside;
}

/** The folder in which pnpm keeps a package, and the archive in which Yarn does: their names have the version. */
const STORES: readonly { readonly makeStart: (name: string) => string; readonly version: RegExp }[] = [
  { makeStart: (name) => `/.pnpm/${name.replace("/", "+")}@`, version: /^([^/_(]+)[/_(]/u },
  {
    makeStart: (name) => `/cache/${name.replace("/", "-")}-npm-`,
    version: /^([^/]+?)-[\da-f]{6,}(?:-[\da-f]+)?\.zip\//u,
  },
];
const MAX_VERSION_LENGTH = 100;

function findVersion(source: string, name: string): string | undefined {
  for (const { makeStart, version } of STORES) {
    const start = makeStart(name);
    const at = source.lastIndexOf(start);
    const behind = at === -1 ? "" : source.slice(at + start.length, at + start.length + MAX_VERSION_LENGTH);
    const parsed = parseVersion(version.exec(behind)?.[1] ?? "");
    if (parsed) return parsed.text;
  }
  return undefined;
}
