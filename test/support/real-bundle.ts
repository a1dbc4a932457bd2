import { build, type Rolldown } from "vite";
import { ROOT } from "./project.js";

export interface RealBundle {
  readonly code: string;
  /** The text of the source map. */
  readonly map: string;
}

export interface BundleOptions {
  readonly minify?: boolean;
  readonly external?: readonly RegExp[];
  readonly mode?: "production" | "development";
}

const ENTRY = "virtual:plugin";

/** What a real bundler makes of a module that imports packages of this project. */
export async function realBundle(source: string, options: BundleOptions = {}): Promise<RealBundle> {
  const { minify = false, external = [], mode = "production" } = options;
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    mode,
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify,
      sourcemap: "hidden",
      modulePreload: false,
      target: "es2022",
      rolldownOptions: { input: ENTRY, external: [...external], preserveEntrySignatures: "strict" },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as readonly Rolldown.RolldownOutput[];
  const [chunk] = outputs.flatMap(({ output }) => output);
  if (chunk?.type !== "chunk" || !chunk.map) throw new Error("the bundler made no code with a source map");
  return { code: chunk.code, map: chunk.map.toString() };
}
