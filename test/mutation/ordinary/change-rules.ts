import ts from "typescript";

/** One way to change an expression: a kind, of which not too many are drawn, and the text in its place. */
export type Way = readonly [kind: string, after: string];

const { SyntaxKind } = ts;

const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, readonly Way[]>>> = {
  [SyntaxKind.LessThanToken]: [["limit", "<="]],
  [SyntaxKind.LessThanEqualsToken]: [["limit", "<"]],
  [SyntaxKind.GreaterThanToken]: [["limit", ">="]],
  [SyntaxKind.GreaterThanEqualsToken]: [["limit", ">"]],
  [SyntaxKind.EqualsEqualsEqualsToken]: [["equality", "!=="]],
  [SyntaxKind.ExclamationEqualsEqualsToken]: [["equality", "==="]],
  [SyntaxKind.AmpersandAmpersandToken]: [["and, or", "||"]],
  [SyntaxKind.BarBarToken]: [
    ["and, or", "&&"],
    ["empty value", "??"],
  ],
  [SyntaxKind.PlusToken]: [["sum", "-"]],
  [SyntaxKind.MinusToken]: [["sum", "+"]],
};

const OTHER_METHODS: ReadonlyMap<string, Way> = new Map(
  Object.entries<Way>({
    endsWith: ["ends", "startsWith"],
    every: ["some, every", "some"],
    find: ["second of two", "findLast"],
    indexOf: ["second of two", "lastIndexOf"],
    lastIndexOf: ["second of two", "indexOf"],
    max: ["limit", "min"],
    min: ["limit", "max"],
    replaceAll: ["second of two", "replace"],
    some: ["some, every", "every"],
    startsWith: ["ends", "endsWith"],
  }),
);

/** A call of one of these is left out, and the value stays as it is. */
const LEFT_OUT = new Set("filter slice toLowerCase toReversed toSorted toUpperCase trim trimEnd trimStart".split(" "));
/** These get only the first of several values. */
const SHORTENED = new Set(["flatMap", "forEach", "map"]);

/** The ways to change this expression that a person could have written by mistake. */
export function listWays(node: ts.Node): readonly Way[] {
  return [
    ...listOwn(node),
    ...listConditions(node),
    ...listOptional(node),
    ...(isLooped(node) ? [["second of two", `[...${node.getText()}].slice(0, 1)`] as const] : []),
    ...(isDone(node) ? [["removed", "undefined"] as const] : []),
  ];
}

function listOwn(node: ts.Node): readonly Way[] {
  if (ts.isBinaryExpression(node)) return listOperators(node);
  if (ts.isCallExpression(node)) return listCalls(node);
  if (ts.isStringLiteralLike(node)) return [["text", node.text === "" ? '"changed"' : '""']];
  if (ts.isTemplateExpression(node)) return [["text", '""']];
  if (ts.isArrayLiteralExpression(node)) return listArrays(node);
  if (ts.isElementAccessExpression(node)) return listIndexes(node);
  if (node.kind === SyntaxKind.TrueKeyword) return [["truth", "false"]];
  if (node.kind === SyntaxKind.FalseKeyword) return [["truth", "true"]];
  return [];
}

function listOperators(node: ts.BinaryExpression): readonly Way[] {
  const [left, right] = [node.left.getText(), node.right.getText()];
  const { kind } = node.operatorToken;
  if (kind === SyntaxKind.QuestionQuestionToken) return listDefaults(node.right, left, right);
  if (kind === SyntaxKind.PlusToken && [node.left, node.right].some(isTextual)) return [];
  // Brackets, as "??" is not mixed with the others.
  return (OPERATORS[kind] ?? []).map(([name, operator]) => [name, `(${left}) ${operator} (${right})`]);
}

/** Without a default, and with the default in place of an empty text as well. Any other value is never empty. */
function listDefaults(node: ts.Expression, left: string, right: string): readonly Way[] {
  const isText = isTextual(node) && right !== '""';
  return [["no default", left], ...(isText ? [["empty value", `(${left}) || (${right})`] as const] : [])];
}

function isTextual(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** A condition that is inverted, or has no effect. */
function listConditions(node: ts.Node): readonly Way[] {
  if (!isCondition(node)) return [];
  return [
    ["inverted", `!(${node.getText()})`],
    ["always", "true"],
    ["never", "false"],
  ];
}

function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  return kind === SyntaxKind.AmpersandAmpersandToken && parent.left === node && isCondition(parent);
}

function listCalls(node: ts.CallExpression): readonly Way[] {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression) || expression.questionDotToken) return [];
  const [value, name] = [expression.expression.getText(), expression.name.text];
  const given = node.arguments.map((one) => one.getText());
  const [kind, other] = OTHER_METHODS.get(name) ?? [];
  const others: readonly Way[] =
    kind !== undefined && other !== undefined ? [[kind, `${value}.${other}(${given.join(", ")})`]] : [];
  const left: readonly Way[] = LEFT_OUT.has(name) ? [["left out", value]] : [];
  const first: readonly Way[] = SHORTENED.has(name)
    ? [["second of two", `${value}.slice(0, 1).${name}(${given.join(", ")})`]]
    : [];
  return [...others, ...left, ...first, ...listBounds(value, name, given)];
}

function listBounds(value: string, name: string, given: readonly string[]): readonly Way[] {
  const [start = "", end] = given;
  if (name === "slice" && start !== "") {
    const later: Way = ["bounds", `${value}.slice(${[`(${start}) + 1`, ...given.slice(1)].join(", ")})`];
    return end === undefined ? [later] : [later, ["bounds", `${value}.slice(${start}, (${end}) - 1)`]];
  }
  if (name === "at" && start === "-1") return [["bounds", `${value}.at(0)`]];
  if (name === "join" && start !== "") return [["text", `${value}.join("")`]];
  return [];
}

/** What is done only for its effect, and what a generator gives. */
function isDone(node: ts.Node): boolean {
  if (!ts.isExpressionStatement(node.parent)) return false;
  if (ts.isCallExpression(node)) return node.expression.kind !== SyntaxKind.SuperKeyword;
  return ts.isAwaitExpression(node) || ts.isYieldExpression(node);
}

function listArrays(node: ts.ArrayLiteralExpression): readonly Way[] {
  const { elements } = node;
  const [first] = elements;
  if (!first) return [];
  const kept: readonly Way[] = elements.length > 1 ? [["second of two", `[${first.getText()}]`]] : [];
  return [["empty list", "[]"], ...kept];
}

function listIndexes(node: ts.ElementAccessExpression): readonly Way[] {
  if (node.questionDotToken || !ts.isNumericLiteral(node.argumentExpression)) return [];
  const value = node.expression.getText();
  const { text } = node.argumentExpression;
  return [["bounds", text === "0" ? `${value}.at(-1)` : `${value}[${String(Number(text) - 1)}]`]];
}

function isLooped(node: ts.Node): boolean {
  const { parent } = node;
  return ts.isForOfStatement(parent) && parent.expression === node && parent.awaitModifier === undefined;
}

/** The last link of a chain, without the question mark of that link. */
function listOptional(node: ts.Node): readonly Way[] {
  const isLink = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isCallExpression(node);
  if (!isLink || !node.questionDotToken) return [];
  const { text } = node.getSourceFile();
  const [start, dot] = [node.getStart(), node.questionDotToken.getStart()];
  const link = ts.isPropertyAccessExpression(node) ? "." : "";
  return [["optional", text.slice(start, dot) + link + text.slice(dot + 2, node.end)]];
}
