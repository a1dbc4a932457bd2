import { data, Evaluator, Lexer, Parser } from "@actions/expressions";

/** Evaluates an expression of a workflow by GitHub's own evaluator, with contexts such as `{ github: {...} }`. */
export function evaluate(expression: string, contexts: object): string {
  const { tokens } = new Lexer(expression).lex();
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  const parsed = new Parser(tokens, Object.keys(contexts), []).parse();
  return new Evaluator(parsed, known).evaluate().coerceString();
}

/** Fills in the expressions of a text as GitHub does. */
export function fillIn(text: string, contexts: object): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gu, (_, expression: string) => evaluate(expression, contexts));
}
