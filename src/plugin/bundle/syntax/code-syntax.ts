import { isScript } from "../entry-files.js";
import type * as vmModule from "node:vm";
import { decodeLooseUtf8 } from "../../../base/text/bytes.js";
import { absent, isAbsent, type Absent } from "../../absent.js";
import type { BuiltCode } from "../built-code.js";
import type { BundleCode } from "../bundle.js";
import { blankModuleWords } from "./module-words.js";
import type { findSyntaxFault, SyntaxFault } from "../syntax-fault.js";

/** Built code that cannot be loaded. */
export interface CodeSyntax {
  readonly faults: readonly SyntaxFault[];
  /** Why some code was not checked. */
  readonly unchecked: Absent | undefined;
}

type Vm = Pick<typeof vmModule, "Script" | "compileFunction">;

/**
 * Finds built code that is not JavaScript. The engine compiles it, and nothing runs; only what the engine refuses is
 * parsed.
 */
export async function checkSyntax({ modules, others, unreadModule }: BuiltCode): Promise<CodeSyntax> {
  const vm = await import("node:vm");
  const faults: SyntaxFault[] = [];
  let unchecked = unreadModule;
  const scripts = [...modules, ...others].filter(({ path }) => isScript(path));
  for (const code of scripts) {
    const text = decode(code);
    if (!mayBeNewer(text) && isAccepted(vm, code.path, text)) continue;
    const fault = await findFault(code, text);
    if (!fault) continue;
    if (isAbsent(fault)) unchecked ??= absent(`${code.name} ${fault.absent}`);
    else faults.push({ file: code.name, isLoaded: modules.includes(code), ...fault });
  }
  return { faults, unchecked };
}

const USING = /\busing\s+[\w$]+(?:\s*=|\s+of\b)/u;
const PATTERN = /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):|\(\?<([A-Za-z_$][\w$]*)>[^\n]{0,200}\|[^\n]{0,200}\(\?<\1>/u;

/** Whether code may have what the engine reads, and Node.js 20 cannot: `using x =`, `(?i:x)`, a name of two groups. */
function mayBeNewer(text: string): boolean {
  return (text.includes("using") && USING.test(text)) || (text.includes("(?") && PATTERN.test(text));
}

/** What is wrong with code that the engine refuses; `undefined` where the parser accepts it. */
async function findFault(code: BundleCode, text: string): ReturnType<typeof findSyntaxFault> {
  const parser = await import("../syntax-fault.js");
  return parser.findSyntaxFault(code, text);
}

/** As Node reads it: without a byte order mark, and the line for a shell as a comment. */
function decode({ latin1 }: BundleCode): string {
  const text = /[\x80-\xff]/u.test(latin1) ? decodeLooseUtf8(Buffer.from(latin1, "latin1")) : latin1;
  return text.replace(/^\ufeff/u, "").replace(/^#!/u, "//");
}

const PARAMETERS = ["exports", "require", "module", "__filename", "__dirname"];

/** Whether the engine accepts a file as the kind of module that its name says. `false` may be wrong: the parser decides. */
function isAccepted(vm: Vm, path: string, text: string): boolean {
  if (path.endsWith(".cjs")) return isAcceptedCommonJs(vm, text);
  const script = blankModuleWords(text);
  if (path.endsWith(".mjs")) return isAcceptedModule(vm, script ?? text);
  // Any other file may be either, whatever it imports: a text may only mention an import.
  return (script !== undefined && isAcceptedModule(vm, script)) || isAcceptedCommonJs(vm, text);
}

function isAcceptedCommonJs(vm: Vm, text: string): boolean {
  return canCompile(() => vm.compileFunction(text, PARAMETERS));
}

/**
 * In a function that nobody calls, the engine reads the code without compiling it. As a module, a static block of a
 * class is strict and takes no `return`. Code that ends the block in it loses the label.
 */
function isAcceptedModule(vm: Vm, script: string): boolean {
  const block = `plugin_module:{${script}\n;break plugin_module}`;
  return (
    canCompile(() => new vm.Script(`"use strict";()=>{class A{static{${block}}}}`)) ||
    (script.includes("await") && canCompile(() => new vm.Script(`"use strict";async()=>{${block}}`))) ||
    // Such a block of a class has no `arguments`, not even those that are nobody's.
    (script.includes("arguments") && canCompile(() => new vm.Script(`"use strict";${script}`)))
  );
}

function canCompile(compile: () => unknown): boolean {
  try {
    compile();
    return true;
  } catch (error) {
    // The parser reports code that is nested too deeply.
    if (error instanceof SyntaxError || error instanceof RangeError) return false;
    throw error;
  }
}
