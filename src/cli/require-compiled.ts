import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Script } from "node:vm";
import type { CompiledCode } from "./compiled-code.js";

/** In microseconds of processor time. A longer run has let go of compiled code that it does not call any more. */
const QUICK = 1_000_000;

type Require = (name: string) => unknown;
type Wrapper = (exports: object, require: Require, module: object, file: string, folder: string) => void;

interface Fresh {
  readonly name: string;
  readonly text: Uint8Array;
  readonly script: Script;
}

/**
 * A `require` for the files of this program, with the code that the engine made of them in an earlier run. What there
 * was none of is kept when the process ends, as the engine compiles a function when it is first called.
 *
 * @param folder that holds the files; their text is ASCII
 * @param requireOther for what is no file of this program
 */
export function requireCompiled(folder: string, kept: CompiledCode, requireOther: Require): Require {
  const modules = new Map<string, { exports: object }>();
  const fresh: Fresh[] = [];

  const load: Require = (name) => {
    if (!name.startsWith("./")) return requireOther(name);
    const file = join(folder, name);
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    compiled(file)(module.exports, load, module, file, folder);
    modules.set(file, module);
    return module.exports;
  };

  const compiled = (file: string): Wrapper => {
    const name = basename(file);
    const text = readFileSync(file);
    const code = kept.read(name, text);
    const script = new Script(wrapped(text.toString("latin1")), { filename: file, cachedData: code });
    // The engine takes no code that was made under other options of its own.
    if (!code || script.cachedDataRejected === true) fresh.push({ name, text, script });
    return script.runInThisContext() as Wrapper;
  };

  process.once("exit", () => {
    const { user, system } = process.cpuUsage();
    if (user + system > QUICK) return;
    for (const { name, text, script } of fresh) kept.write(name, text, script.createCachedData());
  });
  return load;
}

function wrapped(text: string): string {
  return `(function (exports, require, module, __filename, __dirname) {${text}\n})`;
}
