import type { Workspace } from "../../base/files/workspace.js";
import type { EntryFiles } from "./entry-files.js";
import { NotFollowed, type Value } from "./exports/evaluate/values.js";
import { listOwners, openOwners, type Found } from "./find-named-function.js";
import { listInnerFunctions, listMemberNames, makeStaticValues, MAX_NAMES } from "./exports/static-values.js";

/** Where the code of a function or a class begins. */
export interface CodePlace {
  /** Relative to the repository's root. */
  readonly file: string;
  /** In UTF-16 units of its text. */
  readonly offset: number;
}

/** What modules export, for somebody who writes a manifest: names to choose from, and where their code is. */
export interface ExportedCode {
  /** Functions by the names that a hook can have, such as `onInstall` and `plugin.onInstall`. */
  readonly functions: readonly string[];
  /** Everything that is exported: a component may be an object. */
  readonly names: readonly string[];
  /** Whether the host certainly finds a function for a hook of this name, an inherited one too. Ask one after the other. */
  answers(name: string): Promise<boolean>;
  /** Where the code of a function is. For one that the SDK brings, it is the class that inherits it. */
  locate(name: string): Promise<CodePlace | undefined>;
}

const NOTHING: ExportedCode = {
  functions: [],
  names: [],
  answers: () => Promise.resolve(false),
  locate: () => Promise.resolve(undefined),
};

/**
 * Follows modules with a parser, and runs nothing. Code that cannot be followed exports nothing here.
 *
 * Load this file as the part "javascript" only.
 */
export function openExportedCode(workspace: Workspace, entries: EntryFiles): ExportedCode {
  const values = makeStaticValues(workspace);
  const owners = openOwners(values, entries, false);
  try {
    const looked = entries.flatMap((entry) => listOwners(values, values.load(entry)));
    const own = looked.flatMap((owner) =>
      listMemberNames(owner).filter((name) => values.isFunction(values.get(owner, name)) === true),
    );
    const inner = looked.flatMap((owner) => listInnerFunctions(values, owner));
    const find = async (name: string): Promise<Found<Value> | undefined> => {
      try {
        return await owners.find(name);
      } catch (error) {
        refuseOthers(error);
        return undefined;
      }
    };
    return {
      functions: [...new Set([...own, ...inner])].slice(0, MAX_NAMES),
      names: [...new Set(looked.flatMap(listMemberNames))].slice(0, MAX_NAMES),
      answers: async (name) => (await find(name))?.kind === "found",
      async locate(name) {
        const found = await find(name);
        if (found?.kind !== "found") return undefined;
        const classes = looked.map((owner) =>
          values.has(owner, "default") === true ? values.get(owner, "default") : owner,
        );
        return [found.value, ...classes].map(findPlace).find((place) => place !== undefined);
      },
    };
  } catch (error) {
    refuseOthers(error);
    return NOTHING;
  }
}

/** @throws the error, unless it says that code cannot be followed. */
function refuseOthers(error: unknown): void {
  if (!(error instanceof NotFollowed || error instanceof RangeError)) throw error;
}

function findPlace(value: Value): CodePlace | undefined {
  const code = value.kind === "object" ? value.code : undefined;
  if (code?.kind !== "closure" && code?.kind !== "class") return undefined;
  const { node } = code;
  // The parser keeps the file, and its types do not say so.
  const file = "sourceFile" in node ? node.sourceFile : undefined;
  if (typeof file !== "string") return undefined;
  return { file, offset: node.start };
}
