import type { Span } from "../../../base/text/location.js";
import { countLeading } from "../../../base/text/lists.js";
import { isAbsent, type Absent } from "../../absent.js";
import { parseModule } from "../parse-module.js";
import { getKey, getName, getText, isFunction, listNodes, lookUp, readProgram } from "../scopes.js";
import type { AnyNode, Scope, Visit } from "../scopes.js";
import type { WrittenImport } from "./import-words.js";

/** An import of a module, in the order of the code. */
export interface ParsedImport extends WrittenImport {
  /** Whether the module cannot be loaded without what it imports. */
  readonly isCertain: boolean;
  /** Of the specifier, behind its quotation mark. In UTF-16 units of the text. */
  readonly start: number;
}

/**
 * Parses what a module imports. A `require` of a bundler's own is none, and neither is one of an ES module that asks
 * first whether there is a `require`.
 *
 * Load this file as the part "javascript" only.
 *
 * @param isModule whether its name and package.json make it an ES module, whatever it has.
 */
export function parseImports(text: string, isModule: boolean): readonly ParsedImport[] | Absent {
  const parsed = parseModule(text);
  if (isAbsent(parsed)) return parsed;
  const hasRequire = !parsed.isEsModule && !isModule;
  const { listed } = readProgram(parsed.program, new Set(), listParts);
  const listBlocks = (kind: Block["kind"]): readonly Block[] =>
    listed.filter((part): part is Block => part.kind === kind);
  const isInFunction = makeSpanFinder(listBlocks("function"));
  const conditions = listBlocks("condition");
  // What comes behind a `return` of the module may not run.
  const returned = listBlocks("return").find(({ start }) => !isInFunction(start));
  const isConditional = makeSpanFinder(returned ? [...conditions, { ...returned, end: Infinity }] : conditions);
  return listed.flatMap((part): readonly ParsedImport[] => {
    if (part.kind !== "asked") return [];
    const { node, by, scope } = part;
    const words = getText(node);
    if (words === undefined) return [];
    // The report keeps this text. A part of the code would keep all of it in memory.
    const specifier = Buffer.from(words).toString();
    const [isLazy, mayNotRun] = [isInFunction(node.start), isConditional(node.start)];
    const imported = { specifier, isCertain: by !== "import()" && !isLazy && !mayNotRun, start: node.start + 1 };
    if (by === "import" || by === "import()") return [{ ...imported, form: "import" }];
    const isReal = hasRealRequire(by, scope, hasRequire);
    if (isReal === undefined || (!isReal && mayNotRun)) return [];
    return [{ ...imported, form: "require" }];
  });
}

type Part = { readonly kind: "asked"; readonly by: string; readonly node: AnyNode; readonly scope: Scope } | Block;

/** Where code may run later, or not at all. */
type Block = Span & { readonly kind: "function" | "condition" | "return" };

const STATIC = /^(?:ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration)$/u;
const REQUIRES = new Set(["require", "__require"]);
const LOOP = /^(?:For(?:In|Of)?|While|DoWhile)Statement$/u;

function listParts({ node, scope }: Visit): readonly Part[] {
  const { type, start, end } = node;
  const listAsked = (by: string, asked: readonly AnyNode[]): readonly Part[] =>
    asked.map((one) => ({ kind: "asked", by, node: one, scope }));
  if (isFunction(node)) return [{ kind: "function", start, end }];
  if (STATIC.test(type)) return listAsked("import", listNodes(node["source"]));
  if (type === "ImportExpression") return listAsked("import()", listNodes(node["source"]));
  if (type === "CallExpression") {
    const by = getName(node["callee"] as AnyNode);
    if (by === undefined || !REQUIRES.has(by)) return [];
    return listAsked(by, listNodes(node["arguments"]).slice(0, 1));
  }
  if (type === "ReturnStatement") return [{ kind: "return", start, end }];
  if (type === "PropertyDefinition" && node["static"] !== true) return mark("function", [node["value"]]);
  return mark("condition", listConditional(node));
}

function mark(kind: "function" | "condition", nodes: readonly unknown[]): readonly Part[] {
  return nodes.flatMap(listNodes).map(({ start, end }) => ({ kind, start, end }));
}

/** The parts of a node that need not run whenever it does. */
function listConditional(node: AnyNode): readonly unknown[] {
  switch (node.type) {
    case "IfStatement":
    case "ConditionalExpression":
      return [node["consequent"], node["alternate"]];
    case "LogicalExpression":
    case "AssignmentPattern":
      return [node["right"]];
    case "AssignmentExpression":
      if (!/^(?:&&|\|\||\?\?)=$/u.test(String(node["operator"]))) return [];
      return [node["right"]];
    case "TryStatement":
      return [node["block"], node["handler"]];
    case "SwitchStatement":
      return [node["cases"]];
    case "ChainExpression":
    case "LabeledStatement":
      return [node];
    default:
      if (!LOOP.test(node.type)) return [];
      return [node["body"], node["update"]];
  }
}

/**
 * Whether a name is the `require` of Node: `false` where it may be there or not, `undefined` where it is another one.
 *
 * @param hasRequire whether Node gives one to the module.
 */
function hasRealRequire(name: string, scope: Scope, hasRequire: boolean): boolean | undefined {
  const binding = lookUp(scope, name);
  if (!binding) return name === "require" ? hasRequire : undefined;
  const made = binding.value;
  if (made?.node.type === "CallExpression" && isCreateRequire(made.node, made.scope)) return true;
  if (name === "__require") return false;
  return undefined;
}

/** `createRequire(import.meta.url)`, whatever it is named here. */
function isCreateRequire(call: AnyNode, scope: Scope): boolean {
  const callee = call["callee"] as AnyNode;
  const [base] = listNodes(call["arguments"]);
  if (!isOwnAddress(base)) return false;
  if (callee.type === "MemberExpression") return getKey(callee, "property") === "createRequire";
  return lookUp(scope, getName(callee) ?? "")?.keys.at(-1) === "createRequire";
}

function isOwnAddress(node: AnyNode | undefined): boolean {
  if (node?.type === "MemberExpression") return (node["object"] as AnyNode).type === "MetaProperty";
  return getName(node) === "__filename";
}

/** Whether an offset is in one of some spans, which may be within each other. */
function makeSpanFinder(spans: readonly Span[]): (offset: number) => boolean {
  const joined: { readonly start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return (offset) => {
    const span = joined[countLeading(joined, ({ start }) => start <= offset) - 1];
    return span !== undefined && offset < span.end;
  };
}
