import { expect, test } from "vitest";
import { findingsOf } from "../../support/judge.js";

const manifest = (permissions: readonly unknown[], more: object = {}): string =>
  JSON.stringify({ manifest_version: 1, name: "Tide Table", main: "dist/plugin.js", permissions, ...more });

/** What is reported of code that nothing is declared for, as `permission` or `permission?` for what is not certain. */
async function usesOf(code: string, files: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const found = await findingsOf("permissions-declared", {
    "manifest.json": manifest([]),
    "dist/plugin.js": code,
    ...files,
  });
  return found.map((text) => {
    const [, permission] = /does not have "([a-z-]+)"/u.exec(text) ?? [];
    return permission ?? text;
  });
}

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
});

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
  'export const inline = fetch("data:application/wasm;base64,AAAA");',
  'import { existsSync } from "node:fs";\nexport const g = existsSync("/etc/hosts");',
  'const log = debug("http");\nlog.get("a");',
  "navigator.mediaDevices.getUserMedia(wanted);",
];

test.each(NONE)("nothing is said of %s", async (code) => {
  expect(await usesOf(code)).toEqual([]);
});

test("a global that is only passed on is a notice", async () => {
  const [found, ...others] = await usesOf("export const client = makeClient({ fetch });");
  expect(found).toBe("notice dist/plugin.js: The plugin passes fetch on, and nothing shows whether it is called");
  expect(others).toEqual([]);
});
