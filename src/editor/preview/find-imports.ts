import { decodeLooseUtf8 } from "../../base/text/bytes.js";
import { isAbsent } from "../../plugin/absent.js";
import type { BuiltCode } from "../../plugin/bundle/built-code.js";
import { parseModule } from "../../plugin/bundle/parse-module.js";
import { getKey, getName, getText, listNodes, readProgram, type AnyNode } from "../../plugin/bundle/scopes.js";

/** What the built code imports from packages. */
export interface FoundImports {
  /** The names that are imported, by the specifier: `useState` of `react`. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  /** The modules that no browser loads, as they are CommonJS. By their paths. */
  readonly commonJs: readonly string[];
}

/** Neither a path nor an address: the name of a package, and what follows it. */
const BARE = /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*(?:\/[\w./~-]+)?$/u;
const NAME = /^[A-Za-z_$][\w$]*$/u;
const ASKED = /^(?:Import|Export|MemberExpression$|VariableDeclarator$)/u;

/** Load this file as the part "javascript" only: it loads the parser. */
export function findImports({ modules }: Pick<BuiltCode, "modules">): FoundImports {
  const names = new Map<string, Set<string>>();
  const commonJs: string[] = [];
  const add = (specifier: string, name?: string): void => {
    const known = names.get(specifier) ?? new Set();
    names.set(specifier, known);
    if (name !== undefined && NAME.test(name) && name !== "default") known.add(name);
  };
  for (const { latin1, path } of modules) {
    const parsed = parseModule(decodeLooseUtf8(Buffer.from(latin1, "latin1")));
    // Code that does not parse is a finding.
    if (isAbsent(parsed)) continue;
    if (!parsed.isEsModule) commonJs.push(path);
    const nodes = readProgram(parsed.program, new Set(), ({ node }) => (ASKED.test(node.type) ? [node] : [])).listed;
    /** The variables that hold all of a module, and its specifier. */
    const whole = new Map<string, string>();
    for (const node of nodes) {
      const source = getText(listNodes(node["source"])[0]);
      if (source === undefined || !BARE.test(source)) continue;
      add(source);
      for (const one of listNodes(node["specifiers"])) {
        const local = getLabel(one, "local");
        if (one.type === "ImportSpecifier") add(source, getLabel(one, "imported"));
        else if (one.type === "ExportSpecifier") add(source, local);
        else if (local !== undefined) whole.set(local, source);
      }
    }
    for (const { owner, members } of nodes.flatMap(listMembers)) {
      const source = whole.get(owner);
      if (source !== undefined) for (const member of members) add(source, member);
    }
  }
  return { names, commonJs };
}

/** `React.useState`, and `const { useState } = React`. */
function listMembers(node: AnyNode): readonly { readonly owner: string; readonly members: readonly string[] }[] {
  if (node.type === "MemberExpression") {
    const [owner, member] = [getLabel(node, "object"), getKey(node, "property")];
    return owner === undefined || member === undefined ? [] : [{ owner, members: [member] }];
  }
  const owner = node.type === "VariableDeclarator" ? getLabel(node, "init") : undefined;
  if (owner === undefined) return [];
  // Only an object's pattern has properties.
  const properties = listNodes(node["id"]).flatMap((pattern) => listNodes(pattern["properties"]));
  const named = properties.filter(({ type }) => type === "Property");
  return [{ owner, members: named.flatMap((property) => getKey(property, "key") ?? []) }];
}

function getLabel(node: AnyNode, key: string): string | undefined {
  const [name] = listNodes(node[key]);
  return getName(name) ?? getText(name);
}
