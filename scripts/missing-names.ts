import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { Window } from "happy-dom";
import ts from "typescript";
import type { MissingNames } from "../src/host/child/missing-members.js";

const LIBRARY = createRequire(import.meta.url).resolve("typescript/lib/lib.dom.d.ts");

/** Interfaces with one object, which may have members of its own. */
const SINGLE: Readonly<Record<string, string>> = {
  Document: "document",
  Navigator: "navigator",
  Screen: "screen",
  Location: "location",
  History: "history",
};

/** What browsers have, by the compiler's own list, and the simulated DOM has not. Node may have it. */
export function findMissingNames(): MissingNames {
  const window = new Window() as unknown as Readonly<Record<string, unknown>>;
  const { statements } = ts.createSourceFile("dom.d.ts", readFileSync(LIBRARY, "utf8"), ts.ScriptTarget.ES2022, true);
  const globals = new Set<string>();
  const interfaces = new Map<string, ts.InterfaceDeclaration[]>();
  for (const statement of statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) if (ts.isIdentifier(name)) globals.add(name.text);
    } else if (ts.isFunctionDeclaration(statement) && statement.name) globals.add(statement.name.text);
    else if (ts.isInterfaceDeclaration(statement)) {
      const { text } = statement.name;
      interfaces.set(text, [...(interfaces.get(text) ?? []), statement]);
    }
  }
  const getClass = (name: string): object | undefined => {
    const made = window[name];
    const prototype: unknown = typeof made === "function" ? made.prototype : undefined;
    return typeof prototype === "object" && prototype !== null ? prototype : undefined;
  };
  /** Those of an interface and of all that it extends and that is no class of its own, such as `FontFaceSource`. */
  const listMembers = (name: string): readonly ts.TypeElement[] =>
    (interfaces.get(name) ?? []).flatMap(({ members, heritageClauses = [] }) => [
      ...members,
      ...heritageClauses
        .flatMap(({ types }) => types.map(({ expression }) => expression.getText()))
        .filter((other) => getClass(other) === undefined)
        .flatMap(listMembers),
    ]);
  /** Whether the simulated DOM has it. Where a browser has an object, `null` stands for nothing. */
  const lacks = (object: object, isSingle: boolean, member: ts.TypeElement): boolean => {
    const name = member.name?.getText() ?? "";
    if (!(name in object)) return true;
    const type = ts.isPropertySignature(member) ? (member.type?.getText() ?? "null") : "null";
    return (
      isSingle && !/\b(?:null|undefined|any)\b/u.test(type) && (Reflect.get(object, name) ?? undefined) === undefined
    );
  };
  const members: Record<string, readonly string[]> = {};
  for (const name of [...interfaces.keys()].toSorted()) {
    const prototype = getClass(name);
    // Of what Node has as well, the plugin gets Node's. Events, styles and the window have members of their own.
    if (
      !prototype ||
      (name in globalThis && name !== "Navigator") ||
      /Event$|^(?:CSSStyleDeclaration|Window)$/u.test(name)
    )
      continue;
    const single = SINGLE[name] === undefined ? undefined : (window[SINGLE[name]] as object);
    const lacking = new Set(
      listMembers(name)
        .filter((member) => member.name && ts.isIdentifier(member.name) && !ts.getJSDocDeprecatedTag(member))
        .filter((member) => !/^(?:on[a-z]|[A-Z])/u.test(member.name?.getText() ?? ""))
        .filter((member) => lacks(single ?? prototype, single !== undefined, member))
        .map((member) => member.name?.getText() ?? ""),
    );
    if (lacking.size > 0) members[name] = [...lacking].toSorted();
  }
  const missing = [...globals].filter((name) => !(name in window) && !/^on[a-z]/u.test(name));
  return { globals: missing.toSorted(), members };
}
