import { copyString, decodeLooseUtf8 } from "../../base/text/bytes.js";
import { makeLocation, type Location, type Position } from "../../base/text/location.js";
import type { Workspace } from "../../base/files/workspace.js";
import { absent, isAbsent, type Absent } from "../absent.js";
import type { BuiltCode } from "./built-code.js";
import type { BundleCode } from "./bundle.js";
import { locateOwned, readOwners, type CodeOwner, type OwnerFinder } from "./permissions/code-owner.js";
import { parseModule } from "./parse-module.js";
import { findPermissionCalls, OWN_FILES, type PermissionCall } from "./permissions/permission-calls.js";
import { looksUsed } from "./permissions/permission-signs.js";
import { indexLines } from "../../base/text/lines.js";

/** What the built code uses and the manifest does not declare. */
export interface UndeclaredUses {
  /** In the order of the code. */
  readonly uses: readonly CodeUse[];
  /** Code that looks as if it used something, and could not be looked into. */
  readonly unread: Absent | undefined;
}

/** A place in the built code that uses a permission. */
export interface CodeUse extends Omit<PermissionCall, "start" | "end"> {
  /** The file of the built code, relative to the plugin's folder. */
  readonly file: string;
  readonly owner: Exclude<CodeOwner["kind"], "bundler">;
  /** The package whose code it is. */
  readonly package: string | undefined;
  /** Code without a source map that shows no trace of a bundler. */
  readonly isPlain: boolean;
  readonly hasMap: boolean;
  /** In the author's source, or else in the built code. */
  readonly at: Location;
}

export interface UseSearch {
  readonly workspace: Workspace;
  readonly folder: string;
  /** The permissions that are looked for. */
  readonly permissions: readonly string[];
  /** The names of the functions that get the context. */
  readonly hooks: ReadonlySet<string>;
}

/** Load this file as the part "javascript" only: it loads the parser. */
export function findUndeclaredUses({ modules, unreadModule }: BuiltCode, search: UseSearch): UndeclaredUses {
  const uses: CodeUse[] = [];
  let unread = unreadModule;
  for (const code of modules) {
    const permissions = search.permissions.filter((permission) => looksUsed(permission, code.latin1));
    if (permissions.length === 0) continue;
    const found = findUses(code, { ...search, permissions });
    if (isAbsent(found)) unread ??= found;
    else uses.push(...found);
  }
  return { uses, unread };
}

/** The most places for one permission and one owner: a few show what there is to do. */
const MAX_PLACES = 20;

function findUses(code: BundleCode, search: UseSearch): readonly CodeUse[] | Absent {
  const { workspace, folder, permissions, hooks } = search;
  const text = decodeLooseUtf8(Buffer.from(code.latin1, "latin1"));
  const parsed = parseModule(text);
  if (isAbsent(parsed)) return absent(`${code.name} ${parsed.absent}`);
  const calls = findPermissionCalls(text, parsed.program, hooks).filter((call) =>
    permissions.includes(call.permission),
  );
  if (calls.length === 0) return [];
  const owners = readOwners(code, text, workspace, folder);
  // Its columns count UTF-16 units, as those of source maps do.
  const findPosition = indexLines(text).position;
  const ownFiles = findOwnFileReaders(text, owners, findPosition);
  const counts = new Map<string, number>();
  return calls.flatMap((call): readonly CodeUse[] => {
    const position = findPosition(call.start);
    const owner = owners.findOwner(position, call.start);
    if (owner.kind === "bundler") return [];
    const packageName = owner.kind === "package" ? copyString(owner.package) : undefined;
    const key = JSON.stringify([call.permission, owner.kind, packageName]);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > MAX_PLACES) return [];
    const name = copyString(call.name);
    const place = { code, position, workspace, folder };
    return [
      {
        permission: call.permission,
        name,
        isCalled: call.isCalled,
        file: code.name,
        mayBeOwnFile: call.mayBeOwnFile && ownFiles.has(owners.findFile(position, call.start)),
        owner: owner.kind,
        package: packageName,
        isPlain: owner.kind === "unknown" && owner.isPlain,
        hasMap: owner.kind !== "unknown" || owner.hasMap,
        at:
          locateOwned(owner, name.slice(name.lastIndexOf(".") + 1).replace(/ .*$/u, ""), place) ??
          makeLocation(code.path, undefined),
      },
    ];
  });
}

const MAX_READERS = 1000;

/** The files that ask where they are: what they read may be their own. */
function findOwnFileReaders(
  text: string,
  owners: OwnerFinder,
  findPosition: (offset: number) => Position,
): ReadonlySet<string | undefined> {
  const found = new Set<string | undefined>();
  let count = 0;
  for (const { index } of text.matchAll(new RegExp(OWN_FILES, "gu"))) {
    if (++count > MAX_READERS) break;
    found.add(owners.findFile(findPosition(index), index));
  }
  return found;
}
