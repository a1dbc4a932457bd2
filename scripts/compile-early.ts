import ts from "typescript";
import { nameByText } from "./called-functions.js";

/**
 * Has the engine compile functions while it reads their file: it does so with a function in parentheses. It reads any
 * other twice, first to find its end, and again when it is called.
 *
 * @param code - A script as the compiler prints it, without comments.
 * @param called - The functions that a usual run calls, by {@link nameByText}.
 */
export function compileEarly(code: string, called: ReadonlySet<string>): string {
  const source = ts.createSourceFile("script.js", code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const early = findEarly(source, called);
  if (early.size === 0) return code;
  const isEarly = (node: ts.Node): boolean => early.has(ts.getOriginalNode(node));
  const { transformed } = ts.transform(source, [
    (context) => {
      const visit = (node: ts.Node): ts.Node => {
        const visited = ts.visitEachChild(node, visit, context);
        if (ts.isBlock(visited))
          return moveUp(visited, visited.statements.filter(ts.isFunctionDeclaration).filter(isEarly));
        if (ts.isExpression(visited) && isEarly(visited)) return ts.factory.createParenthesizedExpression(visited);
        return visited;
      };
      return (file) => ts.visitEachChild(file, visit, context);
    },
  ]);
  return transformed.map((file) => ts.createPrinter().printFile(file)).join("");
}

/** A function that is declared has its value from the start of its block on. So has a variable that is set there. */
function moveUp(block: ts.Block, moved: readonly ts.FunctionDeclaration[]): ts.Block {
  if (moved.length === 0) return block;
  const others = block.statements.filter((statement) => !moved.some((found) => found === statement));
  const first = others.findIndex((statement) => !isDirective(statement));
  const start = first === -1 ? others.length : first;
  return ts.factory.createBlock([...others.slice(0, start), ...moved.map(toVariable), ...others.slice(start)], true);
}

function toVariable({ modifiers, asteriskToken, name, parameters, body }: ts.FunctionDeclaration): ts.Statement {
  if (!name || !body) throw new Error("A declaration without a name or a body was to be moved");
  const value = ts.factory.createFunctionExpression(
    modifiers?.filter(ts.isModifier),
    asteriskToken,
    name,
    undefined,
    parameters,
    undefined,
    body,
  );
  const variable = ts.factory.createVariableDeclaration(
    name,
    undefined,
    undefined,
    ts.factory.createParenthesizedExpression(value),
  );
  return ts.factory.createVariableStatement(undefined, [variable]);
}

/** The functions that can be compiled early, and mean the same then. */
function findEarly(source: ts.SourceFile, called: ReadonlySet<string>): ReadonlySet<ts.Node> {
  const assigned = findAssigned(source);
  const early = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (canBeEarly(node, assigned) && called.has(nameByText(node.getText(source)))) early.add(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return early;
}

function canBeEarly(node: ts.Node, assigned: ReadonlySet<string>): boolean {
  if (ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return !ts.isParenthesizedExpression(node.parent);
  if (!ts.isFunctionDeclaration(node) || !node.name || !ts.isBlock(node.parent)) return false;
  const { text } = node.name;
  const { parent, statements } = node.parent;
  if (assigned.has(text) || !ts.isFunctionLike(parent)) return false;
  const others = [...statements.filter(ts.isFunctionDeclaration), ...parent.parameters];
  return others.filter(({ name }) => name?.getText() === text).length === 1;
}

/** The names that are assigned to anywhere: the name of a function expression is constant inside it. */
function findAssigned(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const target = findTarget(node);
    if (target && ts.isIdentifier(target)) names.add(target.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function findTarget(node: ts.Node): ts.Node | undefined {
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return node.operand;
  if (!ts.isBinaryExpression(node)) return undefined;
  const { kind } = node.operatorToken;
  const isAssignment = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  return isAssignment ? node.left : undefined;
}

function isDirective(statement: ts.Statement): boolean {
  return ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression);
}
