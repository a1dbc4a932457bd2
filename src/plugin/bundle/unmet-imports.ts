import { decodeLooseUtf8 } from "../../base/text/bytes.js";
import { indexLines } from "../../base/text/lines.js";
import { makeLocation, type Location } from "../../base/text/location.js";
import type { Workspace } from "../../base/files/workspace.js";
import { absent, isAbsent, type Absent } from "../absent.js";
import type { BundleCode } from "./bundle.js";
import { locateOwned, readOwners } from "./permissions/code-owner.js";
import { parseImports } from "./imports/parse-imports.js";
import type { ImportTarget } from "./resolve-import.js";
import { isScript } from "./entry-files.js";
import type { ImportSearch } from "./imports/search-imports.js";

/** What the built code imports and nothing satisfies. */
export interface UnmetImports {
  /** Each package and each file once, what the plugin cannot be loaded without first. */
  readonly imports: readonly UnmetImport[];
  /** Why some module was not looked into. */
  readonly unread: Absent | undefined;
}

export type Unmet = Exclude<ImportTarget, { readonly kind: "met" }>;

export interface UnmetImport {
  readonly target: Unmet;
  /** As the first place has it. */
  readonly specifier: string;
  /** The module of the first place, relative to the plugin's folder. */
  readonly file: string;
  /** In the author's source, or else in the built code. */
  readonly at: Location;
  /** Whether the plugin cannot be loaded without it; else the import may be tried, or done later, or not at all. */
  readonly isCertain: boolean;
  /** How many other places import the same. */
  readonly others: number;
}

interface Found extends Pick<UnmetImport, "target" | "specifier" | "isCertain"> {
  readonly code: BundleCode;
  readonly text: string;
  readonly start: number;
  others: number;
}

/**
 * Follows the imports of modules with a parser. What only an uncertain import reaches is itself uncertain.
 *
 * Load this file as the part "javascript" only.
 */
export function findUnmetImports(
  { entries, code: reader, resolve, isModule }: ImportSearch,
  workspace: Workspace,
  folder: string,
): UnmetImports {
  let unread: Absent | undefined;
  const found = new Map<string, Found>();
  const lazy = new Set<string>();
  const seen = new Set<string>();
  const add = (one: Omit<Found, "others">): void => {
    const key = `${one.target.kind} ${one.target.name}`;
    const first = found.get(key);
    if (first) first.others += 1;
    else found.set(key, { ...one, others: 0 });
  };
  const follow = (reached: ReadonlySet<string>, isReached: boolean): void => {
    const queue = new Set([...reached].filter((path) => !seen.has(path)));
    // What is added meanwhile comes last.
    for (const path of queue) {
      seen.add(path);
      const code = reader.read(path);
      if (!code) continue;
      const text = decodeLooseUtf8(Buffer.from(code.latin1, "latin1"));
      const imports = parseImports(text, isModule(path));
      if (isAbsent(imports)) {
        unread ??= absent(`${code.name} ${imports.absent}`);
        continue;
      }
      for (const { specifier, form, isCertain, start } of imports) {
        const target = resolve(specifier, form, path);
        if (target.kind !== "met") add({ target, specifier, isCertain: isReached && isCertain, code, text, start });
        else if (target.file === undefined || !isScript(target.file)) continue;
        else if (!isCertain) lazy.add(target.file);
        else if (!seen.has(target.file)) queue.add(target.file);
      }
    }
  };
  follow(new Set(entries), true);
  follow(lazy, false);
  const all = [...found.values()];
  return {
    imports: [...all.filter(({ isCertain }) => isCertain), ...all.filter(({ isCertain }) => !isCertain)].map((one) =>
      complete(one, workspace, folder),
    ),
    unread: unread ?? reader.unread,
  };
}

function complete({ code, text, start, ...found }: Found, workspace: Workspace, folder: string): UnmetImport {
  const { specifier, target, isCertain, others } = found;
  const lines = indexLines(text);
  const position = lines.position(start);
  const owner = readOwners(code, text, workspace, folder).findOwner(position, start);
  const at =
    locateOwned(owner, specifier, { code, position, workspace, folder }) ??
    makeLocation(code.path, lines.range(start, start + specifier.length));
  return { target, specifier, file: code.name, at, isCertain, others };
}
