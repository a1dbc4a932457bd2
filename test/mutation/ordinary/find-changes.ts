import ts from "typescript";
import { listWays, type Way } from "./change-rules.js";

/** One change of one expression. */
export interface Change {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly before: string;
  readonly after: string;
  /** The whole line as it is. */
  readonly source: string;
}

/** All changes of a file that a run can choose: what a module does while it is loaded is not among them. */
export function findChanges(file: string, text: string): readonly Change[] {
  return visitExpressions(file, text, listWays);
}

/** The places of an expression, by its text. */
export function findExpressions(file: string, text: string, expression: string): readonly Change[] {
  return visitExpressions(file, text, (node) => (node.getText() === expression ? [["found", ""]] : []));
}

function visitExpressions(file: string, text: string, list: (node: ts.Node) => readonly Way[]): readonly Change[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const lines = text.split("\n");
  const changes: Change[] = [];
  const visit = (node: ts.Node, isCalled: boolean): void => {
    if (isLeftAlone(node)) return;
    if (isCalled && canBeReplaced(node)) {
      const [start, end] = [node.getStart(), node.end];
      const { line } = source.getLineAndCharacterOfPosition(start);
      for (const [kind, after] of list(node)) {
        const before = text.slice(start, end);
        changes.push({ file, line: line + 1, start, end, kind, before, after, source: lines[line]?.trim() ?? "" });
      }
    }
    const isInside = isCalled || ts.isFunctionLike(node);
    ts.forEachChild(node, (child) => {
      visit(child, isInside);
    });
  };
  visit(source, false);
  return changes;
}

/** Types, names, what is thrown for our own mistakes, and what the bundler reads. */
function isLeftAlone(node: ts.Node): boolean {
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return true;
  if (ts.isThrowStatement(node) && /^throw new (?:Type|Range)?Error\(/u.test(node.getText())) return true;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return true;
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isComputedPropertyName(node);
}

/** Whether `(choice ? other : node)` means the same as the node. */
function canBeReplaced(node: ts.Node): boolean {
  if (!ts.isExpression(node)) return false;
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isTaggedTemplateExpression(parent)) {
    // A method keeps its `this`.
    if ("expression" in parent && parent.expression === node) return false;
    if ("tag" in parent) return false;
  }
  if ((ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === node) return false;
  if (ts.isBindingElement(parent) && parent.initializer !== node) return false;
  if (ts.isDeleteExpression(parent) || ts.isPostfixUnaryExpression(parent)) return false;
  if (ts.isForOfStatement(parent) && parent.initializer === node) return false;
  if (ts.isBinaryExpression(parent) && parent.left === node && isAssignment(parent)) return false;
  // What follows in a chain is skipped together with it.
  return !isChained(node, parent);
}

function isAssignment({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function isChained(node: ts.Node, parent: ts.Node): boolean {
  const isLink =
    ts.isPropertyAccessExpression(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isNonNullExpression(parent);
  return isLink && parent.expression === node && (ts.isOptionalChain(node) || ts.isOptionalChain(parent));
}

/** So many changes, drawn by a seed. No kind has more than a sixth, as half of all expressions are texts. */
export function drawChanges<Found extends Change>(
  changes: readonly Found[],
  count: number,
  draw: (bound: number) => number,
): readonly Found[] {
  const left = [...changes];
  const drawn: Found[] = [];
  const most = Math.max(1, Math.ceil(count / 6));
  while (drawn.length < count && left.length > 0) {
    const [change] = left.splice(draw(left.length), 1);
    if (change && drawn.filter(({ kind }) => kind === change.kind).length < most) drawn.push(change);
  }
  return drawn;
}
