import type { Span } from "../location.js";

/**
 * A YAML text as a tree. GitHub turns every scalar of a workflow into a text sooner or later, so they are texts here,
 * and know their place in UTF-16 units from 0.
 */
export type YamlNode = YamlScalar | YamlList | YamlMap;

export interface YamlScalar extends Span {
  readonly kind: "scalar";
  readonly text: string;
}

export interface YamlList {
  readonly kind: "list";
  readonly items: readonly YamlNode[];
}

export interface YamlMap {
  readonly kind: "map";
  readonly entries: ReadonlyMap<string, YamlEntry>;
}

export interface YamlEntry {
  readonly key: YamlScalar;
  readonly value: YamlNode;
}

/** Why a text is no YAML that GitHub reads, and where. */
export interface YamlFault extends Span {
  readonly message: string;
  readonly help: string;
}

export interface YamlTree {
  /** The value of the text; `undefined` where a fault leaves nothing to trust. */
  readonly root: YamlNode | undefined;
  /** The first fault only: what follows it often follows from it. */
  readonly fault?: YamlFault;
}

/** The entry of a map; `undefined` of anything else. */
export function findEntry(node: YamlNode | undefined, key: string): YamlEntry | undefined {
  if (node?.kind !== "map") return undefined;
  return node.entries.get(key);
}

/** The value of a key; `undefined` where there is none. */
export function getValue(node: YamlNode | undefined, key: string): YamlNode | undefined {
  return findEntry(node, key)?.value;
}

/** A scalar's text; `undefined` of anything else. */
export function getText(node: YamlNode | undefined): string | undefined {
  if (node?.kind !== "scalar") return undefined;
  return node.text;
}

/** The texts of a scalar or of a list of them. */
export function findScalars(node: YamlNode | undefined): readonly YamlScalar[] {
  if (node?.kind === "scalar") return [node];
  if (node?.kind !== "list") return [];
  return node.items.filter((item) => item.kind === "scalar");
}
