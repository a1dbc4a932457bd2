import { expect, test } from "vitest";
import { checks } from "../../../src/checks/index.js";
import { inspect } from "../../../src/core/inspect.js";
import type { Finding, Outcome } from "../../../src/core/report.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import type { FactName } from "../../../src/plugin/reading.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import type { Files } from "../../support/folders.js";

async function findOutcome(id: string, files: Files): Promise<Outcome | undefined> {
  const chosen = checks.filter((check) => check.id === id);
  const needs = new Set<FactName>(chosen.flatMap((check) => [...check.needs, ...(check.wants ?? [])]));
  const plugin = await readPlugin(inMemory({ "manifest.json": "{}", ...files }), { needs });
  return inspect(plugin, chosen, { occasion: "push", strict: false }).outcomes[0];
}

async function listFindings(id: string, files: Files): Promise<readonly Finding[]> {
  const outcome = await findOutcome(id, files);
  if (outcome?.status === "crashed") throw new Error(outcome.error);
  return outcome?.status === "unmet" ? outcome.findings : [];
}

const makeCode = (size: number): string => `${"x".repeat(size - 1)}\n`;

test.each([
  [1, undefined],
  [460_799, undefined],
  [460_800, "notice"],
  [511_999, "notice"],
  [512_000, "error"],
  [9 * 1024 * 1024, "error"],
])("a bundle of %d bytes has the severity %s", async (size, severity) => {
  const [finding] = await listFindings("bundle-size", { "dist/plugin.js": makeCode(size) });
  expect(finding?.severity).toBe(severity);
  if (finding) expect(finding.message).toContain(size.toLocaleString("en-US"));
});

test("a bundle too large to be searched is reported with this reason, and does not pass the other checks", async () => {
  const files = { "dist/plugin.js": makeCode(9 * 1024 * 1024) };
  const [finding] = await listFindings("bundle-size", files);
  expect(finding?.help).toBe("Make it smaller. Its parts cannot be listed: dist/plugin.js has more than 8 MiB");
  const reason = "dist/plugin.js has more than 8 MiB";
  expect(await findOutcome("bundle-fresh", files)).toMatchObject({ status: "skipped", reason });
  const message = `"dist/plugin.js" is not searched for packages of the host: ${reason}`;
  expect(await listFindings("bundle-peers", files)).toMatchObject([{ severity: "warning", message }]);
});

test.each([
  ["there is no dist/plugin.js", {}],
  ["dist/plugin.js is empty", { "dist/plugin.js": "" }],
  ["dist/plugin.js cannot be read", { "dist/plugin.js/a": "" }],
])("checks of the bundle are skipped where %s", async (reason, files) => {
  for (const id of ["bundle-size", "bundle-peers", "bundle-fresh"])
    expect(await findOutcome(id, files)).toMatchObject({ status: "skipped", reason });
});

test("a source map in a large bundle is to be moved out of it", async () => {
  const data = Buffer.from(JSON.stringify({ version: 3, sources: [], mappings: "" })).toString("base64");
  const comment = `//# sourceMappingURL=data:application/json;base64,${data}`;
  const [finding] = await listFindings("bundle-size", { "dist/plugin.js": `${makeCode(512_000)}${comment}\n` });
  expect(finding?.help).toMatch(
    /^Move the source map to a separate file \(107 bytes\). Its largest parts are code without a source 500 KB$/u,
  );
});

test("at most ten parts are named, and the rest is one", async () => {
  const sources = Array.from({ length: 14 }, (_, at) => `../node_modules/part-${String(at)}/index.js`);
  const code = sources.map((_, at) => `${"x".repeat(30_000 + at * 1024)};\n`).join("") + makeCode(100_000);
  const map = { version: 3, sources, names: [], mappings: `AAAA;${"ACAA;".repeat(13)}` };
  const files = { "dist/plugin.js": code, "dist/plugin.js.map": JSON.stringify(map) };
  const [finding] = await listFindings("bundle-size", files);
  expect(finding?.help).toBe(
    'Make it smaller. Its largest parts are "part-13" 42 KB, "part-12" 41 KB, "part-11" 40 KB, "part-10" 39 KB, ' +
      '"part-9" 38 KB, "part-8" 37 KB, "part-7" 36 KB, "part-6" 35 KB, "part-5" 34 KB, "part-4" 33 KB, ' +
      "4 others 123 KB, code without a source 98 KB",
  );
});

test.each([
  [{ scripts: { build: "esbuild src/plugin.ts --bundle" } }, 'Add --external:react to the command "esbuild"'],
  [
    { scripts: { build: "bun build src/plugin.ts" } },
    'Add --external react --external "react/*" to the command "bun build"',
  ],
  [{ devDependencies: { esbuild: "*" } }, 'Set external: ["react"] in the options of esbuild'],
  [
    { scripts: { build: "tsc && vite build" } },
    "Set build: { rollupOptions: { external: [/^react($|\\/)/] } } in vite.config",
  ],
  [
    { devDependencies: { vite: "*", esbuild: "*" } },
    "Set build: { rollupOptions: { external: [/^react($|\\/)/] } } in vite.config",
  ],
  [
    { scripts: { build: "vite build" }, devDependencies: { vite: "^8.3.8" } },
    "Set build: { rolldownOptions: { external: [/^react($|\\/)/] } } in vite.config",
  ],
  [
    { scripts: { build: "vite build" }, devDependencies: { vite: "^7.0.0 || ^8.0.0" } },
    "Set build: { rollupOptions: { external: [/^react($|\\/)/] } } in vite.config",
  ],
  [
    { scripts: { build: "rolldown src/plugin.tsx --file dist/plugin.js" } },
    'Add --external react --external react/jsx-runtime to the command "rolldown"',
  ],
  [{ scripts: { build: "rolldown --config a.ts" } }, "Set external: [/^react($|\\/)/] in rolldown.config"],
  [
    { scripts: { build: "rollup src/a.js -o dist/plugin.js && tsc -c" } },
    'Add --external react,react/jsx-runtime to the command "rollup"',
  ],
  [{ scripts: { b: "rollup -wc" } }, "Set external: [/^react($|\\/)/] in rollup.config"],
  [{ scripts: { b: "rollup -c" }, devDependencies: { vite: "*" } }, "Set external: [/^react($|\\/)/] in rollup.config"],
  [{ devDependencies: { rolldown: "*" } }, "Set external: [/^react($|\\/)/] in rolldown.config"],
  [{ scripts: { build: "tsup" } }, "Set external: [/^react($|\\/)/] in tsup.config"],
  [{ devDependencies: { tsdown: "*" } }, "Set external: [/^react($|\\/)/] in tsdown.config"],
  [{ scripts: { build: "webpack" } }, "Set externals: [/^react($|\\/)/] in webpack.config"],
  [{ scripts: { build: "rspack build" } }, "Set externals: [/^react($|\\/)/] in rspack.config"],
  [{ scripts: ["esbuild"], devDependencies: "vite" }, "Mark it as external in the bundler"],
])("with %j the way to leave a library out is %j", async (packageJson, help) => {
  const files = {
    "dist/plugin.js": "// node_modules/react/index.js\nvar react;\n",
    "package.json": JSON.stringify({ ...packageJson, peerDependencies: { react: "^19.0.0" } }),
  };
  expect((await listFindings("bundle-peers", files)).map((finding) => finding.help)).toEqual([help]);
});

test("names of a configuration that are odd are only names", async () => {
  const peers = ["__proto__", "constructor", "$&(.*)+", "@a/b", "", "x".repeat(10_000)];
  const paths = ["__proto__", "$&(.*)+", "@a/b"].map((name) => `../node_modules/${name}/index.js`);
  const map = { version: 3, sources: paths, names: [], mappings: "" };
  const files = {
    "package.json": JSON.stringify({ "plugin-preflight": { peers }, devDependencies: { rollup: "*" } }),
    "dist/plugin.js": "1;\n",
    "dist/plugin.js.map": JSON.stringify(map),
  };
  const findings = await listFindings("bundle-peers", files);
  expect(findings.map(({ message }) => /code of "(.*?)",/u.exec(message)?.[1])).toEqual([
    "__proto__",
    "$&(.*)+",
    "@a/b",
  ]);
  expect(findings[1]?.help).toContain("[/^\\$&\\(\\.\\*\\)\\+($|\\/)/]");
  expect(await listFindings("package-peers", files)).toEqual([]);
});
