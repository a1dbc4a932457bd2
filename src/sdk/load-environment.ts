import type fileSystem from "node:fs";
import type utilities from "node:util";

/** The variables of a plugin's development environment. */
export interface PluginEnvironment {
  /** `NODE_ENV`. */
  readonly mode: string;
  /** `PLUGIN_API_URL`, the address of the platform. */
  readonly apiUrl: string | undefined;
  /** `PLUGIN_API_KEY`. A secret: do not log it. */
  readonly apiKey: string | undefined;
  /** `PLUGIN_DEBUG`: on for 1, true, yes and on. */
  readonly debug: boolean;
  /** `PLUGIN_LOG_LEVEL`. */
  readonly logLevel: string;
}

export interface EnvironmentOptions {
  /** The file that is read if `NODE_ENV` is `development`; `.env` in the current folder by default. */
  readonly file?: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

interface NodeProcess {
  readonly env: Variables;
  getBuiltinModule?(name: string): unknown;
  emitWarning?(warning: string): void;
}

/**
 * Reads the five variables. Only if `NODE_ENV` is `development`, a `.env` file completes them; a variable that is set
 * wins over the file. The environment is not changed. In a browser all have their defaults.
 *
 * The file needs Node 20.16 or newer. An older Node warns that it reads none.
 */
export function loadEnvironment({ file = ".env" }: EnvironmentOptions = {}): PluginEnvironment {
  const { process } = globalThis as { readonly process?: NodeProcess };
  const own = process?.env ?? {};
  const mode = own["NODE_ENV"] ?? "production";
  const read = mode === "development" ? readFile(process, file) : {};
  const find = (name: string): string | undefined => own[name] || read[name] || undefined;
  return {
    mode,
    apiUrl: find("PLUGIN_API_URL"),
    apiKey: find("PLUGIN_API_KEY"),
    debug: /^(?:1|true|yes|on)$/iu.test(find("PLUGIN_DEBUG") ?? ""),
    logLevel: find("PLUGIN_LOG_LEVEL") ?? "info",
  };
}

/** Node's modules are asked for by a call, as a bundler for browsers cannot resolve an import of them. */
function readFile(process: NodeProcess | undefined, file: string): Variables {
  const fs = process?.getBuiltinModule?.("node:fs") as typeof fileSystem | undefined;
  const util = process?.getBuiltinModule?.("node:util") as typeof utilities | undefined;
  if (!fs || !util)
    process?.emitWarning?.(`${file} is not read: that takes Node 20.16 or newer. Set the variables in the environment`);
  if (!fs?.existsSync(file) || !util) return {};
  return util.parseEnv(fs.readFileSync(file, "utf8"));
}
