import ts from "typescript";
import { parseAllDocuments } from "yaml";
import { findInput, splitList, TARGET_NAMES } from "../../src/core/action-interface.js";
import { OUTPUTS } from "../../src/core/action-outputs.js";

type Kind = "input" | "output" | "target";

/** A name that a text gives to an input, output or target of the Action. */
export interface Named {
  readonly kind: Kind;
  readonly name: string;
}

/** Outputs of other actions that our texts tell users to use. */
const OUTPUTS_OF_OTHERS: readonly string[] = ["bundle-path"];

const EXISTS: Readonly<Record<Kind, (name: string) => boolean>> = {
  input: (name) => findInput(name) !== undefined,
  output: (name) => Object.hasOwn(OUTPUTS, name) || OUTPUTS_OF_OTHERS.includes(name),
  target: (name) => (TARGET_NAMES as readonly string[]).includes(name),
};

export function doesExist({ kind, name }: Named): boolean {
  return EXISTS[kind](name);
}

/** What a document names: "the input `run-scripts`", `targets: github-release`. */
export function namedInDocument(text: string): readonly Named[] {
  const named = [...text.matchAll(/\b[Tt]he (input|output|target)s? `([a-z][a-z0-9-]*)\b/gu)];
  return [...named.map(([, kind = "", name = ""]): Named => ({ kind: kind as Kind, name })), ...namedInYaml(text)];
}

/** What the messages of a source name, which are plain text: "the input run-scripts". */
export function namedInSource(path: string, source: string): readonly Named[] {
  if (!/\b(?:input|output|target)s? [a-z]|targets: |steps\./u.test(source)) return [];
  const named = literalsOf(path, source).flatMap((text) => [
    ...[...text.matchAll(/\b[Tt]he (input|output|target)s? ([a-z][a-z0-9-]*)\b/gu)].map(
      ([, kind = "", name = ""]): Named => ({ kind: kind as Kind, name }),
    ),
    ...[...text.matchAll(/\binputs [a-z0-9-]+ and ([a-z][a-z0-9-]*)\b/gu)].map(([, name = ""]): Named => ({
      kind: "input",
      name,
    })),
    ...namedInYaml(text),
  ]);
  return named.filter(({ name }) => !PLAIN_WORDS.test(name));
}

/** A word that may follow without being a name. */
const PLAIN_WORDS = /^(?:and|are|for|has|in|is|may|of|or|that|to|which)$/u;

/** The texts between quotes; of templates the text between the values. */
function literalsOf(path: string, source: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return texts;
}

function namedInYaml(text: string): readonly Named[] {
  const targets = [...text.matchAll(/\btargets: ([a-z][a-z0-9-]*(?:, [a-z][a-z0-9-]*)*)(?=["`\s}]|$)/gmu)];
  const outputs = [...text.matchAll(/\bsteps\.(?:preflight|<id>)\.outputs\.([\w-]+)/gu)];
  return [
    ...targets.flatMap(([, list = ""]) => splitList(list).map((name): Named => ({ kind: "target", name }))),
    ...outputs.map(([, name = ""]): Named => ({ kind: "output", name })),
  ];
}

/** What the steps of ours give under `with`, in the YAML of a document's blocks. */
export function namedInWorkflows(text: string): readonly Named[] {
  return [...text.matchAll(/^```ya?ml\n([^]*?)^```/gmu)].flatMap(([, block = ""]) =>
    parseAllDocuments(block).flatMap((document) => namedInSteps("toJS" in document ? document.toJS() : undefined)),
  );
}

function namedInSteps(value: unknown): readonly Named[] {
  if (typeof value !== "object" || value === null) return [];
  const { uses, with: given } = value as { readonly uses?: unknown; readonly with?: unknown };
  const below = Object.values(value).flatMap(namedInSteps);
  if (typeof uses !== "string" || !uses.includes("/plugin-preflight@")) return below;
  return Object.entries((given ?? {}) as Readonly<Record<string, unknown>>).flatMap(
    ([name, text]): readonly Named[] => [
      { kind: "input", name },
      ...(name === "targets" ? splitList(String(text)).map((target): Named => ({ kind: "target", name: target })) : []),
    ],
  );
}

/** The words with hyphens that a document shows as code: inputs, outputs and targets look like this. */
export function hyphenatedCode(text: string): readonly string[] {
  const prose = text.replace(/^```[^]*?^```/gmu, "");
  return [...prose.matchAll(/`([a-z][a-z0-9]*(?:-[a-z0-9]+)+)(?::[^`]*)?`/gu)].map(([, name = ""]) => name);
}
