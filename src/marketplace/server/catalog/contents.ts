import type { ArchiveEntry } from "../../../release/packing/archive-name.js";
import { readPackageFacts } from "../../../release/packing/difference/package-facts.js";
import { isAbsent } from "../../../plugin/absent.js";
import { shorten } from "../../../base/text/safe.js";
import type { ZipArchive } from "../../../base/files/archive.js";

/** What is in an archive, for whoever reviews it: compared with what was in the one before, without opening either. */
export interface Contents {
  readonly files: readonly ArchiveEntry[];
  /** How many files are not listed. */
  readonly filesOmitted: number;
  /** By key, such as `main` or `hooks.onEnable`. */
  readonly entryPoints: Readonly<Record<string, string>>;
  /** Hosts that the built code names. */
  readonly hosts: readonly string[];
  /** Packages inside of the built code, with their versions. */
  readonly packages: readonly string[];
  /** Why hosts and packages may be missing. */
  readonly unread: readonly string[];
}

const MAX_FILES = 2000;
const MAX_NAMES = 200;
const MAX_NAME_LENGTH = 300;

export async function readContents(archive: ZipArchive): Promise<Contents> {
  const facts = await readPackageFacts(archive, { name: "", sha256: "", size: 0 });
  const { files, entryPoints, namedHosts, packagesInside } = facts;
  const hosts = isAbsent(namedHosts) ? [] : [...namedHosts.hosts.keys()];
  const packages = isAbsent(packagesInside) ? [] : [...packagesInside.packages];
  const why = [namedHosts, packagesInside].flatMap((fact) =>
    isAbsent(fact) ? [fact.absent] : fact.unread.map((unread) => unread.why),
  );
  return {
    files: files.slice(0, MAX_FILES),
    filesOmitted: Math.max(0, files.length - MAX_FILES),
    entryPoints: Object.fromEntries([...entryPoints].map(([key, path]) => [key, shorten(path, MAX_NAME_LENGTH)])),
    hosts: cut(hosts.toSorted()),
    packages: cut(packages.map(([name, versions]) => `${name} ${[...versions].toSorted().join(", ")}`).toSorted()),
    unread: cut([...new Set(why)]),
  };
}

function cut(names: readonly string[]): readonly string[] {
  return names.slice(0, MAX_NAMES).map((name) => shorten(name.trim(), MAX_NAME_LENGTH));
}
