import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { makePlugin } from "../../support/folders.js";
import { findingsOf, judge } from "../../support/judge.js";
import { manifest, usesOf } from "../../support/permission-uses.js";

const CERTAIN: readonly (readonly [permission: string, code: string])[] = [
  ["network-access", 'export const onEnable = () => fetch("https://api.example.com/tides");'],
  ["network-access", 'globalThis.fetch("https://api.example.com/tides");'],
  ["network-access", 'const load = fetch;\nload("https://api.example.com/tides");'],
  ["network-access", 'const load = fetch.bind(globalThis);\nload("/tides");'],
  ["network-access", "const request = new XMLHttpRequest();"],
  ["network-access", 'const socket = new WebSocket("wss://api.example.com");'],
  ["network-access", 'navigator.sendBeacon("/count");'],
  ["network-access", 'import https from "node:https";\nhttps.get("https://api.example.com");'],
  ["network-access", 'import { request as ask } from "http";\nask("http://api.example.com");'],
  ["network-access", 'const net = require("net");\nmodule.exports = { onEnable() { net.connect(80); } };'],
  ["network-access", 'const dns = await import("node:dns/promises");\ndns.lookup("example.com");'],
  [
    "network-access",
    'import { checkForUpdate } from "plugin-preflight/sdk";\ncheckForUpdate("https://a.example", "1.0.0");',
  ],
  ["filesystem-access", 'import { writeFileSync } from "node:fs";\nwriteFileSync("/tmp/tides.json", "");'],
  [
    "filesystem-access",
    '// src/plugin.ts\nvar import_fs = __toESM(require("fs"), 1);\nvar x = (0, import_fs.readFileSync)(process.argv[2]);',
  ],
  [
    "filesystem-access",
    '// src/plugin.js\nvar a = __webpack_require__("node:fs"), b = __webpack_require__.n(a);\nb().rmSync("/data");',
  ],
  ["filesystem-access", 'import { promises as fs } from "fs";\nawait fs.mkdir("/data");'],
  ["filesystem-access", 'var fs2;\nvar init = () => { fs2 = require("fs"); };\ninit();\nfs2.rmSync("/data");'],
  [
    "network-access",
    'const http = require("http"), https = require("https");\nconst { request } = secure ? https : http;\nrequest("/tides");',
  ],
  [
    "storage-write",
    'import { BasePlugin } from "plugin-preflight/sdk";\nexport default class A extends BasePlugin { async onEnable() { await this.setStorage("a", 1); } }',
  ],
  [
    "storage-read",
    'import * as sdk from "plugin-preflight/sdk";\nexport default class A extends sdk.BasePlugin { onEnable = async () => { await this.getStorage("a"); }; }',
  ],
  [
    "notifications",
    'import { BasePlugin as b } from "plugin-preflight/sdk";\nexport class A extends b { onEnable() { return this.notify("a", "b"); } }',
  ],
  ["storage-read", 'export async function onEnable({ storage }) { await storage.get("a"); }'],
  ["storage-write", 'module.exports = { onInstall: async (context) => { await context.storage.set("a", 1); } };'],
  ["storage-write", 'async function t(e) { await e.storage.delete("a"); }\nexport { t as onUninstall };'],
  ["storage-write", 'localStorage.setItem("a", "b");'],
  ["notifications", 'export const f = (c) => c.notificationService?.notify("a", "b", "info");'],
  ["notifications", 'new Notification("High water");'],
  ["clipboard-write", 'const { clipboard } = navigator;\nclipboard.writeText("a");'],
  ["clipboard-write", 'document.execCommand("copy");'],
  ["clipboard-read", "window.navigator.clipboard.readText();"],
  ["geolocation", "navigator.geolocation.getCurrentPosition(() => {});"],
  ["camera", "navigator.mediaDevices.getUserMedia({ video: { width: 640 } });"],
  ["microphone", "const wanted = { audio: !0, video: !1 };\nnavigator.mediaDevices.getUserMedia(wanted);"],
  ["contacts", 'await navigator.contacts.select(["name"]);'],
];

test.each(CERTAIN)("%s is used by %s", async (permission, code) => {
  expect(await usesOf(code)).toEqual([permission]);
  const files = { "manifest.json": manifest([permission]), "dist/plugin.js": code };
  expect(await findingsOf("permissions-declared", files)).toEqual([]);
  expect(await findingsOf("permissions-used", files)).toEqual([]);
});

test.each([...new Set(CERTAIN.map(([permission]) => permission))])(
  "%s is declared and not used",
  async (permission) => {
    const files = { "manifest.json": manifest([permission]), "dist/plugin.js": "export const onEnable = () => {};" };
    expect(await findingsOf("permissions-used", files)).toEqual([
      `notice manifest.json: "permissions[0]" is "${permission}", but nothing in the built code uses it`,
    ]);
  },
);

const NONE: readonly string[] = [
  'var a = a.b("c");\na.fetch("d");\nnavigator.geolocation;\nfetch;',
  '// fetch("https://api.example.com")\nexport const a = "fetch(x)";',
  'export const text = `call fetch("https://api.example.com") yourself`;',
  "export const isPattern = /fetch(x)/.test(location.href);",
  'const api = { fetch() {} };\nexport const b = () => api.fetch("/tides");',
  'function fetch(url) { return url; }\nexport const c = fetch("/tides");',
  'export const d = (fetch) => fetch("/tides");',
  'import fetch from "./fetch.js";\nexport const e = fetch("/tides");',
  'export const f = typeof fetch === "function";',
  "if (!globalThis.fetch) globalThis.fetch = () => {};",
  'try { g(); } catch (fetch) { fetch("/tides"); }',
  'class A { fetch() {} run() { this.fetch("/tides"); } }\nexport { A };',
  'class A { setStorage() {} run() { this.setStorage("a"); this.notify("b"); } }\nexport { A };',
  'class Base { notify() {} }\nexport class B extends Base { run() { this.notify("a"); } }',
  'const localStorage = new Map();\nlocalStorage.setItem?.("a", "b");',
  'import { readFileSync } from "node:fs";\nexport const page = readFileSync(new URL("./page.html", import.meta.url));',
  'const path = require("path"), fs = require("fs");\nconst file = path.join(__dirname, "page.html");\nexports.page = fs.readFileSync(file);',
  'export const wasm = fetch(new URL("./tides.wasm", import.meta.url));',
  'export const init = (at) => (at === undefined && (at = new URL("tides.wasm", import.meta.url)), typeof at == "string" && (at = fetch(at)), at);',
  'export const inline = fetch("data:application/wasm;base64,AAAA");',
  'import { existsSync } from "node:fs";\nexport const g = existsSync("/etc/hosts");',
  'const log = debug("http");\nlog.get("a");',
  "navigator.mediaDevices.getUserMedia(wanted);",
];

test.each([
  ["minified, with a source map", { minify: true, sourcemap: true }],
  ["minified, without one", { minify: true, sourcemap: false }],
  ["as it is", { minify: false, sourcemap: false }],
])("what Vite adds to load chunks is no use: %s", async (_, options) => {
  const root = makePlugin({
    "index.html": '<!doctype html><script type="module" src="/src/main.js"></script>',
    "src/main.js": 'void import("./lazy.js").then(({ show }) => show());',
    "src/lazy.js": "export const show = () => document.body.append(String(document.title));",
    "manifest.json": manifest([]),
    ".git/": "",
  });
  const output = { entryFileNames: "plugin.js", chunkFileNames: "[name].js" };
  await build({ root, configFile: false, logLevel: "silent", build: { ...options, rolldownOptions: { output } } });
  expect(readFileSync(join(root, "dist", "plugin.js"), "utf8")).toContain("fetch(");
  expect(await findingsOf("permissions-declared", diskWorkspace(root))).toEqual([]);
});

test("chunks that webpack loads by a number are looked into, and what nothing loads is not", async () => {
  const chunk = 'exports.id=858;exports.ids=[858];exports.modules={1:()=>{navigator.clipboard.writeText("a")}};';
  expect(await usesOf("module.exports = {};", { "dist/858.plugin.js": chunk })).toEqual(["clipboard-write"]);
  expect(await usesOf("module.exports = {};", { "dist/plugin.test.js": 'fetch("/tides");' })).toEqual([]);
});

test("what is imported by a relative path is looked into, whether its ending is named or not", async () => {
  const code = "navigator.geolocation.watchPosition(show);";
  for (const [specifier, file] of [
    ["./where.js", "dist/where.js"],
    ["./where", "dist/where.cjs"],
    ["./where", "dist/where/index.js"],
  ] as const) {
    expect(await usesOf(`require("${specifier}");`, { [file]: code }), file).toEqual(["geolocation"]);
  }
  expect(await usesOf('import("../src/where.js");', { "src/where.js": code })).toEqual(["geolocation"]);
  expect(await usesOf('require("../../where.js");')).toEqual([]);
});

test.each(NONE)("nothing is said of %s", async (code) => {
  expect(await usesOf(code)).toEqual([]);
});

test("a global that is only passed on is a notice", async () => {
  const [found, ...others] = await usesOf("export const client = makeClient({ fetch });");
  expect(found).toBe("notice dist/plugin.js: The plugin passes fetch on, but it is unclear whether it is called");
  expect(others).toEqual([]);
});

/** A bundle of one line, and a source map that says where its first character comes from. */
function mapped(source: string, line: number, code = "fetch('/tides');"): Readonly<Record<string, string>> {
  // The first column of the code is the first column of the source's line.
  const mappings = `AA${encode(line - 1)}A`;
  return {
    "dist/plugin.js": `${code}\n//# sourceMappingURL=plugin.js.map`,
    "dist/plugin.js.map": JSON.stringify({ version: 3, sources: [source], mappings }),
  };
}

/** A number of a source map: in these tests below 16. */
const encode = (value: number): string => "ACEGIKMOQSUWYace".charAt(value);

const NO_MAPPINGS = '{ "version": 3, "sources": ["../src/plugin.ts"], "mappings": "" }';

describe("the place of a use", () => {
  const placeOf = async (files: Readonly<Record<string, string>>): Promise<string> => {
    const { findings } = await judge(inMemory({ "manifest.json": manifest([]), ...files }), ["permissions-declared"]);
    return findings.map(({ location: { file, range } }) => `${file}:${String(range?.start.line)}`).join();
  };
  const SOURCE = { "src/plugin.ts": "// tides\nfetch('/tides');\n" };

  test("is the line of the source that the map names", async () => {
    expect(await placeOf({ ...mapped("../src/plugin.ts", 2), ...SOURCE })).toBe("src/plugin.ts:2");
  });

  test.each([
    ["the source does not have the line", mapped("../src/plugin.ts", 9)],
    ["the source is not there", mapped("../src/gone.ts", 1)],
    ["the source is no code", { ...mapped("../.env", 1), ".env": "fetch=secret\n" }],
  ])("is the built line if %s", async (_, files) => {
    expect(await placeOf({ ...files, ...SOURCE })).toBe("dist/plugin.js:1");
  });

  test.each([
    ["comes from outside of the repository", mapped("../../../../home/author/plugin.ts", 1)],
    ["the source map does not name", { ...mapped("../src/plugin.ts", 1), "dist/plugin.js.map": NO_MAPPINGS }],
  ])("is the built line of code that %s, and whose it is, is not known", async (_, built) => {
    const files = { ...built, "manifest.json": manifest([]) };
    expect(await findingsOf("permissions-declared", files)).toEqual([
      `notice dist/plugin.js: "dist/plugin.js" has code that uses fetch, but it is unclear whether that code is the plugin's own`,
    ]);
  });

  test("is the built line if the source is a link out of the repository", async () => {
    const secret = join(makePlugin({ "secret.ts": "fetch('/secret');\n" }), "secret.ts");
    const folder = makePlugin({
      ".git/": "",
      "manifest.json": manifest([]),
      "src/": "",
      ...mapped("../src/plugin.ts", 1),
    });
    symlinkSync(secret, join(folder, "src", "plugin.ts"));
    const { findings } = await judge(diskWorkspace(folder), ["permissions-declared"]);
    expect(findings.map(({ location }) => location.file)).toEqual(["dist/plugin.js"]);
  });

  test("is left out for what the bundler has added", async () => {
    expect(await placeOf(mapped("\0vite/modulepreload-polyfill.js", 1))).toBe("");
    expect(await placeOf(mapped("webpack://tide-table/webpack/runtime/load script", 1))).toBe("");
  });
});
