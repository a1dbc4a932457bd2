import { getParent } from "../../base/files/workspace.js";
import { resolveDeclaredPath } from "../../base/text/relative-path.js";
import {
  getOwn,
  isObject,
  toObject,
  toText,
  type JsonObject,
  type JsonObjectText,
} from "../../base/text/json/json-object.js";
import { findEntryPath, readOffEntries, type OffEntry } from "./off-entry.js";

/** The key of package.json that configures this tool; there is no other place. */
export const CONFIGURATION_KEY = "plugin-preflight";

/** All keys of the configuration. */
export const CONFIGURATION_KEYS = ["off", "commands", "peers", "baseline"] as const;
/** The commands that it may replace. */
export const CONFIGURED_COMMANDS = ["test", "lint", "typecheck"] as const;

/** A value, and the package.json that it is from. */
export interface ConfiguredText {
  readonly text: string;
  readonly from: string;
}

/** The name of a package, and its place in the list. */
export interface ConfiguredPeer extends ConfiguredText {
  readonly index: number;
}

/** How a repository wants a plugin to be checked. A value of the wrong form counts as not set. */
export interface Configuration {
  /** Other commands than the scripts of package.json. */
  readonly commands: Readonly<Partial<Record<(typeof CONFIGURED_COMMANDS)[number], ConfiguredText>>>;
  /** Packages that the host provides besides the known ones: they belong in peerDependencies. */
  readonly peers: readonly ConfiguredPeer[];
  /** The checks that it switches off, and why. */
  readonly off: readonly OffEntry[];
  /** The file of known findings, relative to the repository's root. */
  readonly baseline?: ConfiguredText;
}

export const NOT_CONFIGURED: Configuration = { commands: {}, peers: [], off: [] };

/** What one package.json says. */
export function readConfiguration({ file: from, value }: JsonObjectText): Configuration {
  const configuration = getOwn(value, CONFIGURATION_KEY);
  if (!isObject(configuration)) return NOT_CONFIGURED;
  const commands = toObject(getOwn(configuration, "commands"));
  const baseline = readBaselinePath(configuration, from);
  return {
    commands: Object.fromEntries(
      CONFIGURED_COMMANDS.flatMap((name) => {
        const text = getOwn(commands, name);
        return isText(text) ? [[name, { text, from }]] : [];
      }),
    ),
    peers: readPeers(getOwn(configuration, "peers"), from),
    off: readOffEntries(getOwn(configuration, "off"), from),
    ...(baseline !== undefined && { baseline: { text: baseline, from } }),
  };
}

function readPeers(list: unknown, from: string): readonly ConfiguredPeer[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((text: unknown, index) => (isText(text) ? [{ text, from, index }] : []));
}

/** It is written as seen from the package.json; one outside of the repository is not read. */
function readBaselinePath(configuration: JsonObject, from: string): string | undefined {
  const path = toText(getOwn(configuration, "baseline"));
  return path === undefined ? undefined : findConfiguredPath(path, from);
}

/** A path of the configuration, from the repository's root; `undefined` for one that leads out of it, or to its root. */
export function findConfiguredPath(path: string, from: string): string | undefined {
  const isRelative = isText(path) && !/^(?:[/\\~]|[a-z]+:)|\\|\0/iu.test(path);
  return isRelative ? resolveDeclaredPath(getParent(from), path) || undefined : undefined;
}

/**
 * What holds for a plugin below the root: its own commands and baseline replace the root's, `off` and `peers` of both
 * hold, and for the same check and place its own entry of `off` wins. The root's package.json does not ship, so no value
 * is accepted there by its fingerprint.
 */
export function joinConfigurations(own: Configuration, root: Configuration): Configuration {
  const places = new Set(own.off.map(identifyPlace));
  const inherited = root.off.filter((entry) => entry.fingerprint === undefined && !places.has(identifyPlace(entry)));
  const peers = new Set(own.peers.map(({ text }) => text));
  return {
    ...root,
    ...own,
    commands: { ...root.commands, ...own.commands },
    peers: [...own.peers, ...root.peers.filter(({ text }) => !peers.has(text))],
    off: [...own.off, ...inherited],
  };
}

/** What an entry switches off, wherever it is written. */
export function identifyPlace(entry: OffEntry): string {
  const { check, pointer = "", fingerprint } = entry;
  return JSON.stringify([check, findEntryPath(entry), pointer, fingerprint]);
}

/** Whether a value is a text with more than white space in it. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
