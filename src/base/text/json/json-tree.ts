import { parseTree, type Node } from "jsonc-parser";
import type { Span } from "../location.js";
import type { Path } from "./json-text.js";

/** The parts of a JSON text by their paths; the text is parsed when the first of them is asked for. */
export interface JsonTree {
  find(path: Path): Found;
}

export interface Found {
  /** What the path leads to or, where it leads nowhere, the deepest part on it that is there. */
  readonly node: Node | undefined;
  /** How many steps of the path are there. */
  readonly depth: number;
}

/** @param bare a text that `JSON.parse` takes; `undefined` has no parts. */
export function makeJsonTree(bare: string | undefined): JsonTree {
  let root: Node | undefined;
  const members = new WeakMap<Node, Map<string, Node>>();
  return {
    find(path) {
      root ??= bare === undefined ? undefined : parseTree(bare);
      let node = root;
      for (const [depth, step] of path.entries()) {
        const part = node && findPart(node, step, members);
        if (!part) return { node, depth };
        node = part.type === "property" ? part.children?.[1] : part;
      }
      return { node, depth: path.length };
    },
  };
}

function findPart(node: Node, step: string | number, members: WeakMap<Node, Map<string, Node>>): Node | undefined {
  if (node.type === "array") return typeof step === "number" ? node.children?.[step] : undefined;
  if (node.type !== "object") return undefined;
  let byKey = members.get(node);
  if (!byKey) {
    // JSON.parse keeps the last of two equal keys, and so does a Map.
    byKey = new Map(node.children?.map((property) => [String(property.children?.[0]?.value), property]));
    members.set(node, byKey);
  }
  return byKey.get(String(step));
}

export function getSpan(node: Node): Span {
  return { start: node.offset, end: node.offset + node.length };
}

/** The opening bracket of an object or an array; of anything else the whole. */
export function getOpening(node: Node): Span {
  if (isContainer(node)) return { start: node.offset, end: node.offset + 1 };
  return getSpan(node);
}

/** The key in front of a value. */
export function getKeyNode(node: Node): Node | undefined {
  if (node.parent?.type !== "property") return undefined;
  return node.parent.children?.[0];
}

function isContainer({ type }: Node): boolean {
  return type === "object" || type === "array";
}
