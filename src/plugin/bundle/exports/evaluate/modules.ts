import { isScript } from "../../entry-files.js";
import type * as Js from "acorn";
import { HOOKS } from "../../../../sdk/context.js";
import { getOwn } from "../../../../base/text/json/json-object.js";
import { resolveDeclaredPath } from "../../../../base/text/relative-path.js";
import { readLooseText } from "../../../../base/files/file-text.js";
import { getParent, type Workspace } from "../../../../base/files/workspace.js";
import { isAbsent } from "../../../absent.js";
import { MAX_PARSED_LENGTH, parseModule } from "../../parse-module.js";
import type { Machine } from "./machine.js";
import { listNames, openScope } from "./scopes.js";
import { DEFAULT, executeModule } from "./statements.js";
import { listOptions, NotFollowed, NULL, UNDEFINED, UNKNOWN, type ObjectValue, type Value } from "./values.js";

/** A module of the plugin. What it exports is read when it is asked for, as other modules may change it. */
interface Module {
  /** What `import * as` gives. */
  readonly namespace: ObjectValue;
  /** What `require` gives. */
  exported(): Value;
}

interface Modules {
  load(path: string): Module;
  isCommonJs(module: Value): boolean;
}

const MAX_MODULES = 200;
const MAX_CODE_LENGTH = 4 * 1024 * 1024;

/** Follows modules of the plugin, each once, and the modules of the plugin that they import. */
export function makeModules(workspace: Workspace, machine: Machine): Modules {
  const known = new Map<string, Module>();
  const commonJs = new WeakSet<ObjectValue>();
  let code = 0;

  const load = (path: string): Module => {
    const before = known.get(path);
    if (before) return before;
    if (known.size >= MAX_MODULES) throw new NotFollowed(`imports more than ${String(MAX_MODULES)} files`);
    const text = readLooseText(workspace, path, MAX_PARSED_LENGTH);
    if (text === undefined) throw new NotFollowed(`imports ${path}, which is too large or cannot be read`);
    code += text.length;
    if (code > MAX_CODE_LENGTH) throw new NotFollowed("imports more than 4 MiB of code");
    const parsed = parseModule(text, path);
    if (isAbsent(parsed)) throw new NotFollowed(parsed.absent);
    if (parsed.isEsModule) return runEsModule(path, parsed.program);
    return runCommonJs(path, parsed.program);
  };

  const runCommonJs = (path: string, program: Js.Program): Module => {
    const { memory } = machine;
    const scope = openScope(undefined);
    const exports = memory.make(machine.getBuiltin("Object.prototype"));
    const module = memory.make(machine.getBuiltin("Object.prototype"));
    memory.set(module, "exports", { value: exports });
    const exported = (): Value => machine.get(module, "exports");
    const found: Module = { namespace: makeCommonJsNamespace(exported), exported };
    known.set(path, found);
    const require = machine.makeFunction((_, [specifier = UNKNOWN]) => requireFrom(path, specifier));
    for (const [name, value] of Object.entries({ exports, module, require }))
      scope.bindings.set(name, memory.declare(value));
    executeModule(path, program.body, { scope, thisValue: exports, result: {} }, machine);
    addCommonJsNames(found.namespace, exported(), machine);
    return found;
  };

  const makeCommonJsNamespace = (exported: () => Value): ObjectValue => {
    const namespace = machine.memory.make(NULL);
    namespace.members.set("default", { value: undefined, read: exported, isCertain: true });
    commonJs.add(namespace);
    return namespace;
  };

  const requireFrom = (path: string, specifier: Value): Value => {
    if (specifier.kind !== "primitive" || typeof specifier.value !== "string") return UNKNOWN;
    const file = resolveOwnFile(workspace, path, specifier.value, ["", ".js", ".cjs", "/index.js"]);
    if (file === undefined) return importForeign(specifier.value);
    return loadImported(file, (module) => module.exported());
  };

  const loadImported = (file: string, read: (module: Module) => Value): Value => {
    try {
      return read(load(file));
    } catch (error) {
      machine.giveUp(file, error);
      // It was followed only in part, so its exports are not known.
      const unfinished = known.get(file);
      if (unfinished) machine.memory.escape(unfinished.namespace);
      const namespace = machine.memory.make(NULL);
      namespace.isOpen = true;
      known.set(file, { namespace, exported: () => UNKNOWN });
      return UNKNOWN;
    }
  };

  const foreign = new Map<string, ObjectValue>();
  const importForeign = (specifier: string): Value => {
    const makers = getOwn(ELEMENT_MAKERS, specifier);
    const make = specifier === "plugin-preflight/sdk" ? makeSdkNamespace : makers && makeUiNamespace;
    if (!make) return UNKNOWN;
    const namespace = foreign.get(specifier) ?? make(machine, makers ?? []);
    foreign.set(specifier, namespace);
    return namespace;
  };

  const runEsModule = (path: string, program: Js.Program): Module => {
    const { memory } = machine;
    const scope = openScope(undefined);
    const namespace = memory.make(NULL);
    const found: Module = { namespace, exported: () => namespace };
    known.set(path, found);
    const importFrom = ({ value }: Js.Literal): Value => {
      const specifier = String(value);
      const file = resolveOwnFile(workspace, path, specifier, [""]);
      if (file === undefined) return importForeign(specifier);
      return loadImported(file, (module) => module.namespace);
    };
    const getName = (node: Js.Identifier | Js.Literal): string =>
      node.type === "Identifier" ? node.name : String(node.value);
    const addExport = (exported: string, read: () => Value): void => {
      namespace.members.set(exported, { value: undefined, read, isCertain: true });
    };
    const readLocal = (local: string) => (): Value => {
      const binding = scope.bindings.get(local);
      return binding?.read?.() ?? binding?.value ?? UNKNOWN;
    };
    const stars: Value[] = [];
    for (const node of program.body) {
      if (node.type === "ImportDeclaration") {
        const from = importFrom(node.source);
        for (const one of node.specifiers) {
          const read = (): Value => {
            if (one.type === "ImportNamespaceSpecifier") return from;
            return readImported(from, one.type === "ImportSpecifier" ? getName(one.imported) : "default", machine);
          };
          scope.bindings.set(one.local.name, { ...memory.declare(undefined), read });
        }
      } else if (node.type === "ExportAllDeclaration") {
        const from = importFrom(node.source);
        if (node.exported) addExport(getName(node.exported), () => from);
        else stars.push(from);
      } else if (node.type === "ExportNamedDeclaration" && node.source) {
        const from = importFrom(node.source);
        for (const one of node.specifiers)
          addExport(getName(one.exported), () => readImported(from, getName(one.local), machine));
      } else if (node.type === "ExportNamedDeclaration") {
        for (const one of node.specifiers) addExport(getName(one.exported), readLocal(getName(one.local)));
        for (const local of listDeclared(node.declaration)) addExport(local, readLocal(local));
      } else if (node.type === "ExportDefaultDeclaration") {
        scope.bindings.set(DEFAULT, memory.declare(undefined));
        addExport("default", readLocal(DEFAULT));
      }
    }
    executeModule(path, program.body, { scope, thisValue: UNDEFINED, result: {} }, machine);
    for (const from of stars) {
      addStarExports(namespace, from, machine);
      // From CommonJS it exports only the names that Node finds in the text.
      if (from.kind === "object" && commonJs.has(from)) namespace.isOpen = true;
    }
    return found;
  };

  return { load, isCommonJs: (module) => module.kind === "object" && commonJs.has(module) };
}

function listDeclared(node: Js.Declaration | null | undefined): readonly string[] {
  if (!node) return [];
  if (node.type === "VariableDeclaration") return node.declarations.flatMap(({ id }) => listNames(id));
  return [node.id.name];
}

/** An import of a name. */
function readImported(from: Value, name: string, machine: Machine): Value {
  const isThere = from.kind !== "object" || from.members.has(name) || from.isOpen;
  // While a module of CommonJS runs, its names are not known yet.
  if (isThere) return machine.get(from, name);
  return UNKNOWN;
}

/** The members of what a module of CommonJS exports are names that can be imported. */
function addCommonJsNames(namespace: ObjectValue, exported: Value, machine: Machine): void {
  const options = listOptions(exported);
  for (const option of options) {
    if (option.kind === "primitive") continue;
    if (option.kind === "unknown" || option.isOpen) namespace.isOpen = true;
    if (option.kind === "unknown") continue;
    for (const [name, { isCertain }] of option.members) {
      if (name === "default" || name === "prototype") continue;
      const read = (): Value => machine.get(exported, name);
      namespace.members.set(name, { value: undefined, read, isCertain: isCertain && options.length === 1 });
    }
  }
}

/** What `export * from` adds: everything but the default. */
function addStarExports(namespace: ObjectValue, from: Value, machine: Machine): void {
  if (from.kind !== "object" || from.isOpen) {
    namespace.isOpen = true;
    return;
  }
  for (const name of from.members.keys()) {
    if (name === "default" || namespace.members.has(name)) continue;
    namespace.members.set(name, { value: undefined, read: () => machine.get(from, name), isCertain: true });
  }
}

/** The file that a module of the plugin imports, if it is one of the plugin's own. */
function resolveOwnFile(
  workspace: Workspace,
  from: string,
  specifier: string,
  endings: readonly string[],
): string | undefined {
  if (!/^\.{1,2}(?:\/|$)/u.test(specifier)) return undefined;
  const path = resolveDeclaredPath(getParent(from), specifier);
  if (path === undefined) return undefined;
  const file = endings.map((ending) => `${path}${ending}`).find((name) => workspace.entry(name)?.kind === "file");
  return file !== undefined && isScript(file) ? file : undefined;
}

/** The base class of `plugin-preflight/sdk`, which has all hooks. What else is in it, has no hooks. */
function makeSdkNamespace({ memory, getBuiltin, makeFunction }: Machine): ObjectValue {
  const base = makeFunction(() => UNKNOWN);
  const prototype = memory.make(getBuiltin("Object.prototype"));
  const names = [...HOOKS, "log", "setStorage", "getStorage", "notify"];
  for (const name of names) prototype.members.set(name, { value: makeFunction(() => UNKNOWN), isCertain: true });
  base.members.set("prototype", { value: prototype, isCertain: true });
  const namespace = memory.make(NULL);
  namespace.isOpen = true;
  namespace.members.set("BasePlugin", { value: base, isCertain: true });
  return namespace;
}

/** What UI libraries give for these is an object, and no plugin: it has none of the hooks. */
const ELEMENT_MAKERS: Readonly<Record<string, readonly string[]>> = {
  react: ["createElement", "memo", "forwardRef", "lazy", "createContext", "createRef", "cloneElement"],
  "react/jsx-runtime": ["jsx", "jsxs"],
  "react/jsx-dev-runtime": ["jsxDEV"],
  preact: ["h", "createElement", "createContext", "createRef", "cloneElement"],
  "preact/jsx-runtime": ["jsx", "jsxs", "jsxDEV"],
  vue: ["h", "ref", "reactive", "computed", "createVNode"],
};

function makeUiNamespace({ memory, getBuiltin, makeFunction }: Machine, names: readonly string[]): ObjectValue {
  const namespace = memory.make(getBuiltin("Object.prototype"));
  namespace.isOpen = true;
  for (const name of names) {
    const make = makeFunction((_, values) => {
      for (const value of values) memory.escape(value);
      return memory.make(getBuiltin("Object.prototype"));
    });
    namespace.members.set(name, { value: make, isCertain: true });
  }
  return namespace;
}
