import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { Script } from "node:vm";
import type { CompiledCode } from "./compiled-code.js";

/** In milliseconds of a process. A longer one has let go of compiled code that it does not call any more. */
const QUICK = 1000;

type Require = (name: string) => unknown;
type Wrapper = (exports: object, require: Require, module: object, file: string, folder: string) => void;

/**
 * A `require` for the files of this program, with the code that the engine made of them in an earlier run. What there
 * was none of is kept when the process ends, as the engine compiles a function when it is first called.
 *
 * @param folder that holds the files; their text is ASCII
 */
export function requireCompiled(folder: string, kept: CompiledCode): Require {
  const requireOther = createRequire(join(folder, "index.js"));
  const modules = new Map<string, { exports: object }>();
  const fresh: { readonly name: string; readonly script: Script }[] = [];

  const load: Require = (name) => {
    if (!name.startsWith("./")) return requireOther(name);
    const file = join(folder, name);
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    compiled(file)(module.exports, load, module, file, folder);
    return module.exports;
  };

  const compiled = (file: string): Wrapper => {
    // A file that was changed by hand has another time.
    const name = `${basename(file)}-${statSync(file).mtimeMs.toString(36)}`;
    const code = kept.read(name);
    const script = new Script(wrapped(readFileSync(file, "latin1")), { filename: file, cachedData: code });
    // The engine takes no code that was made under other options of its own.
    if (!code || script.cachedDataRejected === true) fresh.push({ name, script });
    return script.runInThisContext() as Wrapper;
  };

  process.once("exit", () => {
    if (performance.now() > QUICK) return;
    for (const { name, script } of fresh) kept.write(name, script.createCachedData());
  });
  return load;
}

function wrapped(text: string): string {
  return `(function (exports, require, module, __filename, __dirname) {${text}\n})`;
}
