import { readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * Bundles packages for the plugin's page, with a bundler of the plugin's. Started by bundle-peers.ts as a text, in the
 * plugin's folder, so that it finds the packages that the plugin finds. Nothing but modules of Node may be imported.
 */

interface Entry {
  readonly file: string;
  readonly specifier: string;
  /** What is imported of it by name: of a CommonJS module, no bundler knows the names. */
  readonly names: readonly string[];
}

type Files = Readonly<Record<string, string>>;
/** As much of the bundlers as is used here. Theirs are the types, which the plugin has and this project has not. */
type Bundler = Readonly<Record<string, (options: object) => Promise<unknown>>>;
interface Output {
  readonly output: readonly { readonly fileName: string; readonly code?: string }[];
}
interface Resolver {
  resolve(id: string, importer: string, options: object): Promise<unknown>;
}

const STUB = "peer:";
const FOLDER = process.cwd();
const DEFINE = {
  "process.env.NODE_ENV": JSON.stringify("development"),
  __VUE_OPTIONS_API__: "true",
  __VUE_PROD_DEVTOOLS__: "false",
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
};
const { entries } = JSON.parse(readFileSync(0, "utf8")) as { readonly entries: readonly Entry[] };
const input = Object.fromEntries(entries.map(({ file }, at) => [file, `${STUB}${String(at)}`]));

function makeStub(id: string): string {
  const { specifier, names } = entries[Number(id.slice(id.indexOf(STUB) + STUB.length))] ?? {
    specifier: "",
    names: [],
  };
  const from = JSON.stringify(specifier);
  const lines = names.map((name, at) => {
    const value = `value${String(at)}`;
    return `const ${value} = all[${JSON.stringify(name)}]; export { ${value} as ${name} };`;
  });
  return [
    `import * as all from ${from};`,
    `export * from ${from};`,
    "export default all.default ?? all;",
    ...lines,
  ].join("\n");
}

/** For rolldown and vite. */
const plugin = {
  name: "peers",
  resolveId(this: Resolver, id: string, importer: string | undefined): unknown {
    if (id.startsWith(STUB)) return `\0${id}`;
    if (importer?.startsWith(`\0${STUB}`) !== true) return undefined;
    return this.resolve(id, join(FOLDER, "package.json"), { skipSelf: true });
  },
  load: (id: string): string | undefined => (id.startsWith(`\0${STUB}`) ? makeStub(id) : undefined),
};

interface EsbuildHooks {
  onResolve(filter: object, act: (given: { readonly path: string }) => object): void;
  onLoad(filter: object, act: (given: { readonly path: string }) => object): void;
}

const WAYS: readonly { readonly name: string; readonly bundle: (bundler: Bundler) => Promise<Files> }[] = [
  {
    name: "esbuild",
    async bundle({ build }) {
      const setup = (hooks: EsbuildHooks): void => {
        hooks.onResolve({ filter: /^peer:/ }, ({ path }) => ({ path, namespace: "peer" }));
        hooks.onLoad({ filter: /^peer:/, namespace: "peer" }, ({ path }) => ({
          contents: makeStub(path),
          resolveDir: FOLDER,
        }));
      };
      const built = (await build?.({
        entryPoints: input,
        bundle: true,
        splitting: true,
        write: false,
        define: DEFINE,
        format: "esm",
        platform: "browser",
        target: "es2022",
        outdir: "out",
        absWorkingDir: FOLDER,
        logLevel: "silent",
        plugins: [{ name: "peers", setup }],
      })) as { readonly outputFiles: readonly { readonly path: string; readonly text: string }[] };
      return Object.fromEntries(
        built.outputFiles.map(({ path, text }) => [path.slice(join(FOLDER, "out").length + 1), text]),
      );
    },
  },
  {
    name: "rolldown",
    async bundle({ rolldown }) {
      const made = (await rolldown?.({
        input,
        cwd: FOLDER,
        platform: "browser",
        plugins: [plugin],
        logLevel: "silent",
        transform: { define: DEFINE },
      })) as { generate(options: object): Promise<Output> };
      return listFiles(
        await made.generate({ format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" }),
      );
    },
  },
  {
    name: "vite",
    async bundle({ build }) {
      const built = (await build?.({
        configFile: false,
        root: FOLDER,
        logLevel: "silent",
        define: DEFINE,
        plugins: [plugin],
        build: {
          write: false,
          minify: false,
          target: "es2022",
          modulePreload: false,
          copyPublicDir: false,
          rollupOptions: {
            input,
            preserveEntrySignatures: "strict",
            output: { format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
          },
        },
      })) as Output | readonly Output[];
      return Object.fromEntries([built].flat().flatMap((one) => Object.entries(listFiles(one))));
    },
  },
];

function listFiles({ output }: Output): Files {
  return Object.fromEntries(output.flatMap(({ fileName, code }) => (code === undefined ? [] : [[fileName, code]])));
}

async function bundleWithFirst(): Promise<object> {
  for (const { name, bundle } of WAYS) {
    let bundler: Bundler;
    try {
      // From the current folder, as this module is a text.
      bundler = (await import(name)) as Bundler;
    } catch (error) {
      if ((error as { readonly code?: unknown }).code === "ERR_MODULE_NOT_FOUND") continue;
      return { by: name, failed: String(error) };
    }
    try {
      return { by: name, files: await bundle(bundler) };
    } catch (error) {
      return { by: name, failed: error instanceof Error ? error.message : String(error) };
    }
  }
  return { by: undefined };
}

process.stdout.write(`\n${JSON.stringify(await bundleWithFirst())}\n`);
