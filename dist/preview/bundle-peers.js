import { readFileSync } from "node:fs";
import { join } from "node:path";
const STUB = "peer:";
const FOLDER = process.cwd();
const DEFINE = {
    "process.env.NODE_ENV": JSON.stringify("development"),
    __VUE_OPTIONS_API__: "true",
    __VUE_PROD_DEVTOOLS__: "false",
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
};
const { entries } = JSON.parse(readFileSync(0, "utf8"));
const input = Object.fromEntries(entries.map(({ file }, at) => [file, `${STUB}${String(at)}`]));
function makeStub(id) {
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
    resolveId(id, importer) {
        if (id.startsWith(STUB))
            return `\0${id}`;
        if (importer?.startsWith(`\0${STUB}`) !== true)
            return undefined;
        return this.resolve(id, join(FOLDER, "package.json"), { skipSelf: true });
    },
    load: (id) => (id.startsWith(`\0${STUB}`) ? makeStub(id) : undefined),
};
const WAYS = [
    {
        name: "esbuild",
        async bundle({ build }) {
            const setup = (hooks) => {
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
            }));
            return Object.fromEntries(built.outputFiles.map(({ path, text }) => [path.slice(join(FOLDER, "out").length + 1), text]));
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
            return listFiles(await made.generate({ format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" }));
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
            }));
            return Object.fromEntries([built].flat().flatMap((one) => Object.entries(listFiles(one))));
        },
    },
];
function listFiles({ output }) {
    return Object.fromEntries(output.flatMap(({ fileName, code }) => (code === undefined ? [] : [[fileName, code]])));
}
async function bundleWithFirst() {
    for (const { name, bundle } of WAYS) {
        let bundler;
        try {
            // From the current folder, as this module is a text.
            bundler = (await import(name));
        }
        catch (error) {
            if (error.code === "ERR_MODULE_NOT_FOUND")
                continue;
            return { by: name, failed: String(error) };
        }
        try {
            return { by: name, files: await bundle(bundler) };
        }
        catch (error) {
            return { by: name, failed: error instanceof Error ? error.message : String(error) };
        }
    }
    return { by: undefined };
}
process.stdout.write(`\n${JSON.stringify(await bundleWithFirst())}\n`);
