import type { Workspace } from "../workspace/workspace.js";
import type { Absent } from "./absent.js";
import type { FactName, Facts, Reader, Reading } from "./reading.js";

/** The facts of one plugin that are kept from one reading to the next, until a file changes that they were read from. */
export interface FactMemory {
  /** Begins a reading. What was kept reads on in these files, if it reads anything later. */
  begin(workspace: Workspace): void;
  /** The fact that was kept, or else what the reader makes. */
  recall<Name extends FactName>(name: Name, reading: Reading, reader: Reader<Name>): Promise<Facts[Name] | Absent>;
  /** Forgets what was read from a file that has other bytes now, and what follows from it. */
  forget(path: string): void;
}

interface Kept {
  readonly value: Promise<unknown>;
  /** The files that it was read from. */
  readonly paths: ReadonlySet<string>;
  /** The facts that it follows from. */
  readonly facts: ReadonlySet<FactName>;
}

/**
 * A memory for files that change in their bytes only. Where files come and go, another one must be made: what a folder
 * lists is not recorded.
 */
export function makeFactMemory(): FactMemory {
  const kept = new Map<FactName, Kept>();
  let latest: Workspace | undefined;
  return {
    begin(workspace) {
      latest = workspace;
    },
    recall<Name extends FactName>(name: Name, reading: Reading, reader: Reader<Name>) {
      const found = kept.get(name);
      if (found) return found.value as Promise<Facts[Name] | Absent>;
      const [paths, facts] = [new Set<string>(), new Set<FactName>()];
      const own: Reading = {
        ...reading,
        workspace: recordPaths(paths, () => latest ?? reading.workspace),
        fact(other) {
          facts.add(other);
          return reading.fact(other);
        },
      };
      const value = Promise.resolve(reader(own));
      kept.set(name, { value, paths, facts });
      return value;
    },
    forget(path) {
      const gone = new Set([...kept].flatMap(([name, { paths }]) => (paths.has(path) ? [name] : [])));
      // A set that grows while it is gone through.
      for (const name of gone) {
        kept.delete(name);
        for (const [other, { facts }] of kept) if (facts.has(name)) gone.add(other);
      }
    },
  };
}

/** The newest files, where it is written down which of them are read. */
function recordPaths(paths: Set<string>, getLatest: () => Workspace): Workspace {
  const note = (path: string): Workspace => {
    paths.add(path);
    return getLatest();
  };
  return {
    entry: (path) => note(path).entry(path),
    list: (folder) => getLatest().list(folder),
    canList: (folder) => getLatest().canList?.(folder) ?? true,
    isCrowded: (folder) => getLatest().isCrowded?.(folder) === true,
    bytes: (path, most, reads) => note(path).bytes(path, most, reads),
    ascii: (path) => note(path).ascii?.(path),
    head: (path, most) => note(path).head(path, most),
    git: () => getLatest().git?.(),
  };
}
