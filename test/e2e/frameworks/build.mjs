import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "./compile.mjs";

// Builds src/plugin.js of the working folder, as its author would: node build.mjs <bundler> <framework>
const [, , bundler, framework] = process.argv;
const folder = process.cwd();
const entry = join(folder, "src", "plugin.js");
const file = join(folder, "dist", "plugin.js");

/** What the host brings: the SDK and the UI libraries. */
const isOfHost = (id) => /^(?:react|react-dom|preact|vue|svelte|solid-js|lit|plugin-preflight)(?:\/|$)/u.test(id);
// esbuild reads these in Go, which has no flag u.
const COMPILED = /\.(?:jsx|vue|svelte)$/;
const PACKAGE = /^[^./]/;

/** For bundlers that have the plugins of rollup. */
const compiler = {
  name: "compile",
  async transform(text, id) {
    if (!COMPILED.test(id)) return null;
    const { code, map } = await compile(id, framework, text);
    return { code, map, moduleType: "js" };
  },
};

async function readViteCompilers() {
  if (framework === "vue") return [(await import("@vitejs/plugin-vue")).default()];
  if (framework === "solid") return [(await import("vite-plugin-solid")).default()];
  if (framework === "svelte") {
    const { svelte } = await import("@sveltejs/vite-plugin-svelte");
    return [svelte({ configFile: false, compilerOptions: { css: "injected" } })];
  }
  return [{ ...compiler, enforce: "pre" }];
}

const BUNDLERS = {
  async esbuild() {
    const { build } = await import("esbuild");
    const plugin = {
      name: "compile",
      setup({ onLoad, onResolve }) {
        onResolve({ filter: PACKAGE }, ({ path }) => (isOfHost(path) ? { path, external: true } : undefined));
        onLoad({ filter: COMPILED }, async ({ path }) => {
          const { code, map } = await compile(path, framework, readFileSync(path, "utf8"));
          const inline = Buffer.from(JSON.stringify(map)).toString("base64");
          const contents = `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
          return { contents, loader: "js" };
        });
      },
    };
    const options = { bundle: true, format: "esm", minify: true, sourcemap: true, logLevel: "error" };
    await build({ ...options, entryPoints: [entry], outfile: file, plugins: [plugin] });
  },
  async rollup() {
    const { rollup } = await import("rollup");
    const bundle = await rollup({ input: entry, external: isOfHost, plugins: [compiler] });
    await bundle.write({ file, format: "esm", sourcemap: true });
  },
  async vite() {
    const { build } = await import("vite");
    const lib = { entry, formats: ["es"], fileName: () => "plugin.js" };
    const options = { sourcemap: true, minify: true, rolldownOptions: { external: isOfHost } };
    const plugins = await readViteCompilers();
    await build({ root: folder, configFile: false, logLevel: "error", plugins, build: { ...options, lib } });
  },
  async rolldown() {
    const { rolldown } = await import("rolldown");
    const bundle = await rolldown({ input: entry, external: isOfHost, plugins: [compiler] });
    await bundle.write({ file, format: "esm", sourcemap: true, minify: true });
  },
  async webpack() {
    const { default: webpack } = await import("webpack");
    const loader = { loader: join(import.meta.dirname, "loader.mjs"), options: { framework } };
    const stats = await new Promise((resolve, reject) => {
      webpack(
        {
          mode: "production",
          target: "web",
          devtool: "source-map",
          context: folder,
          entry,
          experiments: { outputModule: true },
          externalsType: "module",
          externals: [({ request }, done) => (isOfHost(request) ? done(null, `module ${request}`) : done())],
          output: { path: join(folder, "dist"), filename: "plugin.js", library: { type: "module" }, module: true },
          module: { rules: [{ test: COMPILED, use: [loader] }] },
        },
        (error, result) => (error ? reject(error) : resolve(result)),
      );
    });
    if (stats.hasErrors()) throw new Error(stats.toString("errors-only"));
  },
};

await BUNDLERS[bundler]();
