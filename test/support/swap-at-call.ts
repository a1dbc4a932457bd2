import fs, { renameSync, symlinkSync, unlinkSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const NAMES = ["openSync", "readdirSync", "lstatSync", "statSync", "accessSync", "mkdirSync", "renameSync"] as const;
const MORE = ["writeFileSync", "readFileSync", "readlinkSync", "rmSync", "rmdirSync", "appendFileSync"] as const;

export interface Swap {
  /** The folder that another process replaces by a link. */
  readonly folder: string;
  /** Where the link leads. */
  readonly outside: string;
  /** Before which call that has to do with the folder, from 0; never where left out. */
  readonly call?: number;
  /** Whether the folder is back after that call. */
  readonly isBack?: boolean;
}

type Call = (...given: readonly unknown[]) => unknown;

/**
 * Does something in this process while a folder is swapped for a link between two calls of the file system, as another
 * process would in a race that it always wins.
 *
 * @returns how many calls had to do with the folder.
 */
export async function swapAtCall(
  { folder, outside, call, isBack }: Swap,
  act: () => Promise<unknown>,
): Promise<number> {
  const away = `${folder}.away`;
  let count = 0;
  let isInside = false;
  const isAbout = (path: unknown): boolean =>
    typeof path === "string" && (path.startsWith(folder) || path.startsWith("/proc/self/fd/"));
  const wrap =
    (original: Call): Call =>
    (...given) => {
      if (isInside || !isAbout(given[0])) return original(...given);
      const isNow = count++ === call;
      if (!isNow) return original(...given);
      isInside = true;
      renameSync(folder, away);
      symlinkSync(outside, folder);
      isInside = false;
      try {
        return original(...given);
      } finally {
        isInside = true;
        if (isBack === true) {
          unlinkSync(folder);
          renameSync(away, folder);
        }
        isInside = false;
      }
    };
  const table = fs as unknown as Record<string, Call>;
  const real = new Map([...NAMES, ...MORE].map((name) => [name, table[name]]));
  const { native } = fs.realpathSync;
  for (const [name, original] of real) if (original) table[name] = wrap(original);
  fs.realpathSync.native = wrap(native as Call) as typeof native;
  syncBuiltinESMExports();
  try {
    await act();
  } finally {
    for (const [name, original] of real) if (original) table[name] = original;
    fs.realpathSync.native = native;
    syncBuiltinESMExports();
  }
  return count;
}
