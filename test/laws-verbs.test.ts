import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { filesIn } from "./support/imports.js";
import { ROOT } from "./support/project.js";

// A name is a promise: what a function is called says what it returns.

const SOURCES = filesIn("src").filter(
  (path) => path.endsWith(".ts") && !/^src\/(?:generated|create\/templates)\//u.test(path),
);

interface Named {
  readonly where: string;
  readonly name: string;
  /** What it returns, where that is written; of a promise, what it is of. */
  readonly returns: string;
}

const TREES = SOURCES.map((path) =>
  ts.createSourceFile(path, readFileSync(join(ROOT, path), "utf8"), ts.ScriptTarget.ESNext, true),
);
const FUNCTIONS = TREES.flatMap(listFunctions);

function listFunctions(tree: ts.SourceFile): readonly Named[] {
  const found: Named[] = [];
  const visit = (node: ts.Node): void => {
    const [name, type] = ts.isVariableDeclaration(node)
      ? [node.name, node.initializer && ts.isArrowFunction(node.initializer) ? node.initializer.type : undefined]
      : ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node)
        ? [node.name, node.type]
        : [undefined, undefined];
    if (name && type && ts.isIdentifier(name)) {
      const returns = type
        .getText()
        .replace(/\s+/gu, " ")
        .replace(/^Promise<(.*)>$/u, "$1");
      found.push({ where: tree.fileName, name: name.text, returns });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** What may follow a verb in a name. */
const verbs = (words: string): RegExp => new RegExp(`^(?:${words})(?=[A-Z]|$)`, "u");
const NO_TEXT = /^(?:boolean|number|void|never|unknown)$/u;

describe("a function's verb fits what it returns", () => {
  test.each<{
    readonly verb: RegExp;
    readonly fits: RegExp;
    readonly says: string;
    readonly others?: readonly string[];
  }>([
    {
      verb: verbs("is|has|can|may|needs|looks|does"),
      // `Known` is the evaluator's third answer: true, false, or not known.
      fits: /^(?:boolean(?: \| undefined)?|Known|\w+ is .*)$/u,
      says: "a question is answered with a boolean",
    },
    {
      verb: verbs("compare"),
      fits: /^number$/u,
      says: "what compares two values to sort them returns a number; say findChanges or describeDifference otherwise",
      others: [
        // Here a comparison is what git and GitHub call one: the changes between two states.
        ...["compareArchives", "compareArchiveWithCommit", "compareWithCommit", "compareWithPrevious"],
        ...["compareWithBase", "comparePlugin", "compare"],
      ],
    },
    { verb: verbs("find"), fits: /^(?!(?:boolean|void|never)$)/u, says: "what finds gives what it finds" },
    {
      verb: verbs("list"),
      fits: /^(?!(?:boolean|number|string|void|never)$)/u,
      says: "what lists gives a list",
    },
    {
      verb: verbs("format|describe|explain"),
      fits: new RegExp(`^(?!${NO_TEXT.source.slice(1)})`, "u"),
      says: "what formats, describes or explains gives texts, and throws nothing",
    },
    {
      verb: verbs("refuse|require"),
      fits: /^(?!boolean$)/u,
      says: "what refuses or requires throws; a question is asked with is or has",
    },
  ])("$says", ({ verb, fits, says, others = [] }) => {
    expect(others.filter((one) => !FUNCTIONS.some(({ name }) => name === one))).toEqual([]);
    const wrong = FUNCTIONS.filter(
      ({ name, returns }) => verb.test(name) && !fits.test(returns) && !others.includes(name),
    );
    expect(wrong, `${says}: rename the function after what it returns`).toEqual([]);
  });
});

/** Where two rooms have a word for two things. */
const RENAMED = ["Finding", "Function", "checks"];

test("no import gives a function another name", () => {
  const renamed = TREES.flatMap((tree) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isImportSpecifier(node) && node.propertyName && !RENAMED.includes(node.propertyName.text))
        found.push(`${tree.fileName}: ${node.getText()}`);
      const isImported =
        ts.isVariableDeclaration(node) && node.initializer && /^\(?await import\(/u.test(node.initializer.getText());
      if (isImported && ts.isObjectBindingPattern(node.name)) {
        for (const { propertyName, name } of node.name.elements)
          if (propertyName) found.push(`${tree.fileName}: ${propertyName.getText()}: ${name.getText()}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
  expect(renamed, "call it by its name, or give it a better one where it is").toEqual([]);
});
