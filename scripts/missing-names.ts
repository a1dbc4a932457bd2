import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { Window } from "happy-dom";
import ts from "typescript";

const LIBRARY = createRequire(import.meta.url).resolve("typescript/lib/lib.dom.d.ts");

interface MissingNames {
  readonly globals: readonly string[];
  readonly methods: readonly string[];
}

/** What browsers have, by the compiler's own list, and the small DOM has not. Node may have it. */
export function findMissingNames(): MissingNames {
  const window = new Window() as unknown as Readonly<Record<string, unknown>>;
  const { statements } = ts.createSourceFile("dom.d.ts", readFileSync(LIBRARY, "utf8"), ts.ScriptTarget.ES2022);
  const globals = new Set<string>();
  const methods = new Set<string>();
  for (const statement of statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) if (ts.isIdentifier(name)) globals.add(name.text);
    } else if (ts.isFunctionDeclaration(statement) && statement.name) globals.add(statement.name.text);
    else if (ts.isInterfaceDeclaration(statement)) {
      const made = window[statement.name.text];
      const prototype: unknown = typeof made === "function" ? made.prototype : undefined;
      if (typeof prototype !== "object" || prototype === null) continue;
      for (const { name } of statement.members.filter(ts.isMethodSignature))
        if (ts.isIdentifier(name) && !(name.text in prototype)) methods.add(name.text);
    }
  }
  const missing = [...globals].filter((name) => !(name in window) && !name.startsWith("on"));
  return { globals: missing.toSorted(), methods: [...methods].toSorted() };
}
