import { readFileSync, readdirSync, realpathSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
const STUB = "peer:";
const DEFINE = {
    "process.env.NODE_ENV": JSON.stringify("development"),
    __VUE_OPTIONS_API__: "true",
    __VUE_PROD_DEVTOOLS__: "false",
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
};
const { entries, hasModules, folder: FOLDER, bundler: BUNDLER, } = JSON.parse(readFileSync(0, "utf8"));
/** Nothing is written there. Source maps name files from there. */
const OUT = join(FOLDER, "out");
const input = Object.fromEntries(entries.map(({ file }, at) => [file, `${STUB}${String(at)}`]));
/** Whether a name that is imported, and is not there, is undefined. Else bundlers refuse it. */
let isLenient = false;
function makeStub(id) {
    const { specifier, names } = entries[Number(id.slice(id.indexOf(STUB) + STUB.length))] ?? {
        specifier: "",
        names: [],
    };
    const from = JSON.stringify(specifier);
    // What a module changes later is changed for who imports it only if it is exported by its own name.
    const named = isLenient
        ? names.map((name, at) => {
            const value = `value${String(at)}`;
            return `const ${value} = all[${JSON.stringify(name)}]; export { ${value} as ${name} };`;
        })
        : names.map((name) => `export { ${name} } from ${from};`);
    return [
        `import * as all from ${from};`,
        `export * from ${from};`,
        "export default all.default ?? all;",
        ...named,
    ].join("\n");
}
const isInside = (folder, path) => {
    const way = relative(folder, path);
    return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};
/** Where a package manager has put links to: the packages of a workspace. */
function* listLinkedPackages() {
    for (let folder = FOLDER, above = ""; folder !== above; above = folder, folder = dirname(folder)) {
        const modules = join(folder, "node_modules");
        for (const name of listNames(modules)) {
            const names = name.startsWith("@") ? listNames(join(modules, name)).map((own) => join(name, own)) : [name];
            for (const one of names)
                yield getRealPath(join(modules, one));
        }
    }
}
function listNames(folder) {
    try {
        return readdirSync(folder);
    }
    catch {
        return [];
    }
}
function getRealPath(path) {
    try {
        return realpathSync.native(path);
    }
    catch {
        return path;
    }
}
const isOfPackage = (real) => dirname(real).split(sep).includes("node_modules");
let linked;
/**
 * A plugin must not take files of this machine into its page, by whatever way: a path, package.json, tsconfig.json.
 *
 * @throws {Error} for a file that is neither the plugin's nor of an installed package.
 */
function requireKnown(path) {
    const real = getRealPath(path);
    if (isInside(FOLDER, real) || isOfPackage(real))
        return;
    linked ??= [...listLinkedPackages()].filter((folder) => !isInside(folder, FOLDER));
    if (linked.some((folder) => isInside(folder, real)))
        return;
    throw new Error(`${path} is neither a file of the plugin nor of an installed package`);
}
/** A module of the plugin without the name of its source map. With it, some bundlers name the sources of sources. */
function readModule(path) {
    const real = getRealPath(path);
    if (!hasModules || !/\.[cm]?js$/.test(path) || !isInside(FOLDER, real) || isOfPackage(real))
        return undefined;
    return readFileSync(real, "utf8").replaceAll(/\/\/[#@] *sourceMappingURL=\S*/g, "");
}
/** The imports that lead to no package: some bundlers leave them to the browser, which knows none of them. */
const missing = new Set();
/** For rolldown and vite. */
const plugin = {
    name: "peers",
    async resolveId(id, importer) {
        if (id.startsWith(STUB))
            return `\0${id}`;
        if (importer?.startsWith(`\0${STUB}`) !== true)
            return undefined;
        const resolved = await this.resolve(id, join(FOLDER, "package.json"), { skipSelf: true });
        if (!resolved || Boolean(resolved.external))
            missing.add(id);
        return resolved;
    },
    load(id) {
        if (id.startsWith(`\0${STUB}`))
            return makeStub(id);
        const [path = ""] = id.split(/[?#]/u);
        if (!isAbsolute(path))
            return undefined;
        requireKnown(path);
        return readModule(path);
    },
};
const WAYS = [
    {
        name: "esbuild",
        async bundle({ build }) {
            const setup = ({ resolve, ...hooks }) => {
                hooks.onResolve({ filter: /^peer:/ }, ({ path }) => ({ path, namespace: "peer" }));
                hooks.onLoad({ filter: /^peer:/, namespace: "peer" }, ({ path }) => ({
                    contents: makeStub(path),
                    resolveDir: FOLDER,
                }));
                hooks.onResolve({ filter: /(?:)/, namespace: "peer" }, async ({ path, pluginData }) => {
                    if (path.startsWith(STUB) || pluginData === missing)
                        return undefined;
                    const { errors } = await resolve(path, { kind: "import-statement", resolveDir: FOLDER, pluginData: missing });
                    if (errors.length > 0)
                        missing.add(path);
                    return undefined;
                });
                hooks.onLoad({ filter: /(?:)/, namespace: "file" }, ({ path }) => {
                    requireKnown(path);
                    const contents = readModule(path);
                    return contents === undefined ? undefined : { contents, loader: "js" };
                });
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
                outdir: OUT,
                sourcemap: hasModules ? "external" : false,
                sourcesContent: false,
                absWorkingDir: FOLDER,
                logLevel: "silent",
                plugins: [{ name: "peers", setup }],
            }));
            return Object.fromEntries(built.outputFiles.map(({ path, text }) => [path.slice(OUT.length + 1), text]));
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
            }));
            const names = { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" };
            return listFiles(await made.generate({ format: "esm", dir: OUT, sourcemap: hasModules ? "hidden" : false, ...names }));
        },
    },
    {
        name: "vite",
        async bundle({ build }) {
            const built = (await build?.({
                configFile: false,
                root: FOLDER,
                // No configuration of the plugin is loaded: it would be code.
                css: { postcss: {} },
                envFile: false,
                logLevel: "silent",
                define: DEFINE,
                plugins: [plugin],
                build: {
                    write: false,
                    outDir: OUT,
                    sourcemap: hasModules ? "hidden" : false,
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
            }));
            return Object.fromEntries([built].flat().flatMap((one) => Object.entries(listFiles(one))));
        },
    },
];
function listFiles({ output }) {
    return Object.fromEntries(output.flatMap(({ fileName, code, map }) => {
        if (code === undefined)
            return [];
        return [[fileName, code], ...(map ? [[`${fileName}.map`, JSON.stringify(map)]] : [])];
    }));
}
/** The source maps of bundled files, with each source relative to the plugin's folder. */
function listMaps(files) {
    const maps = Object.entries(files).filter(([name]) => hasModules && name.endsWith(".js.map"));
    return Object.fromEntries(maps.map(([name, text]) => {
        const { sources, mappings } = JSON.parse(text);
        const own = sources.map((source) => relative(FOLDER, getRealPath(join(OUT, source))).replaceAll(sep, "/"));
        return [name.slice(0, -".map".length), { sources: own, mappings }];
    }));
}
async function bundle() {
    try {
        const way = WAYS.find(({ name }) => name === BUNDLER);
        // From the current folder, as this module is a text.
        const bundler = (await import(BUNDLER));
        const files = await way?.bundle(bundler).catch((error) => {
            if (missing.size > 0)
                throw error;
            isLenient = true;
            return way.bundle(bundler);
        });
        const scripts = Object.entries(files ?? {}).filter(([name]) => name.endsWith(".js"));
        return { files: Object.fromEntries(scripts), maps: listMaps(files ?? {}), missing: [...missing] };
    }
    catch (error) {
        return { failed: error instanceof Error ? error.message : String(error), missing: [...missing] };
    }
}
process.stdout.write(`\n${JSON.stringify(await bundle())}\n`);
