import { getName, isFunction, listNodes, type AnyNode, type Scope, type ScopedNode, type Visit } from "../scopes.js";

/**
 * What may use something: a call, a name or a member that is passed on, a member that is read or written, or an object
 * whose keys are looked at.
 */
export interface Occurrence extends ScopedNode {
  readonly kind: "called" | "passed" | "read" | "written" | "keys";
  readonly parent: AnyNode;
  /** What is written, where it replaces all that was there. */
  readonly value?: AnyNode;
}

const CALL = /^(?:CallExpression|NewExpression|ImportExpression)$/u;
const IMPORT = /^(?:ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration)$/u;
const VALUE = /^(?:Identifier|MemberExpression)$/u;
/** Where a value is passed on: to a function, a name, a property, a class, or the caller. */
const PASSED: ReadonlyMap<string, string> = new Map([
  ["CallExpression", "arguments"],
  ["NewExpression", "arguments"],
  ["VariableDeclarator", "init"],
  ["AssignmentExpression", "right"],
  ["AssignmentPattern", "right"],
  ["Property", "value"],
  ["PropertyDefinition", "value"],
  ["ReturnStatement", "argument"],
  ["ArrowFunctionExpression", "body"],
  ["ArrayExpression", "elements"],
  ["ClassDeclaration", "superClass"],
  ["ClassExpression", "superClass"],
]);

export function listOccurrences({ node, scope, parent }: Visit): readonly Occurrence[] {
  const found: Occurrence[] = [];
  if (CALL.test(node.type) || (IMPORT.test(node.type) && node["source"]))
    found.push({ kind: "called", node, scope, parent: node });
  // In a pattern it is a name that gets a value.
  const key = parent?.type === "ObjectPattern" ? undefined : PASSED.get(node.type);
  for (const passed of key === undefined ? [] : listNodes(node[key])) {
    if (VALUE.test(passed.type)) found.push({ kind: "passed", node: passed, scope, parent: node });
  }
  const keysOf = findKeysOwner(node);
  if (keysOf) found.push({ kind: "keys", node: keysOf, scope, parent: node });
  if (node.type === "MemberExpression" && parent) found.push(...listAccesses(node, scope, parent));
  return found;
}

/** The object whose keys are looked at: `"a" in object`, `for (a in object)`, `{ ...object }`. */
function findKeysOwner(node: AnyNode): AnyNode | undefined {
  if (node.type === "ForInStatement" || (node.type === "BinaryExpression" && node["operator"] === "in"))
    return node["right"] as AnyNode;
  if (node.type !== "SpreadElement") return undefined;
  return node["argument"] as AnyNode;
}

function listAccesses(node: AnyNode, scope: Scope, parent: AnyNode): readonly Occurrence[] {
  const access = { node, scope, parent } as const;
  if (parent.type === "AssignmentExpression" && parent["left"] === node) {
    const isPlain = parent["operator"] === "=";
    const written = { ...access, kind: "written", ...(isPlain && { value: parent["right"] as AnyNode }) } as const;
    if (isPlain) return [written];
    return [{ ...access, kind: "read" }, written];
  }
  if (parent.type === "UpdateExpression")
    return [
      { ...access, kind: "read" },
      { ...access, kind: "written" },
    ];
  if (parent.type === "UnaryExpression" && parent["operator"] === "delete") return [{ ...access, kind: "written" }];
  if (parent["callee"] === node) return [];
  return [{ ...access, kind: "read" }];
}

/** What each function gets that is called when a promise is fulfilled: `promise.then(function)`. */
export function findFulfilled(
  occurrences: readonly Occurrence[],
  findFunction: (node: AnyNode, scope: Scope) => AnyNode | undefined,
): ReadonlyMap<AnyNode, ScopedNode> {
  const found = new Map<AnyNode, ScopedNode>();
  for (const { kind, node, scope } of occurrences) {
    const callee = node["callee"] as AnyNode | undefined;
    if (kind !== "called" || callee?.type !== "MemberExpression") continue;
    if (getName(callee["property"] as AnyNode) !== "then") continue;
    const [first] = listNodes(node["arguments"]);
    const callback = first && (isFunction(first) ? first : findFunction(first, scope));
    if (callback) found.set(callback, { node: callee["object"] as AnyNode, scope });
  }
  return found;
}
