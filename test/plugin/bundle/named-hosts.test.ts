import { expect, test } from "vitest";
import { isAbsent } from "../../../src/plugin/absent.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { inMemory } from "../../../src/base/files/workspace.js";

async function readHosts(files: Readonly<Record<string, string>>) {
  const manifest = '{ "name": "Weather", "main": "dist/plugin.js" }';
  const workspace = inMemory({ "manifest.json": manifest, ...files });
  const { namedHosts } = (await readPlugin(workspace, { needs: ["namedHosts"] })).facts;
  if (isAbsent(namedHosts)) throw new Error(namedHosts.absent);
  return { hosts: [...namedHosts.hosts.keys()].toSorted(), unread: namedHosts.unread };
}

const read = async (code: string): Promise<readonly string[]> => (await readHosts({ "dist/plugin.js": code })).hosts;

test.each([
  ["a string", 'fetch("https://api.example.com/v1")', "api.example.com"],
  ["a socket", "new WebSocket('wss://live.example.com')", "live.example.com"],
  ["a template with a value behind the host", "fetch(`https://api.example.com${path}`)", "api.example.com"],
  ["a template with a value behind a slash", "fetch(`https://api.example.com/${id}.json`)", "api.example.com"],
  ["a sum", 'fetch("https://api.example.com" + path)', "api.example.com"],
  ["a port", 'fetch("http://localhost:3000/")', "localhost:3000"],
  ["a number", 'fetch("http://10.0.0.1/")', "10.0.0.1"],
  ["an escape", 'fetch("https:\\/\\/api.example.com")', "api.example.com"],
  ["a user", 'fetch("https://user:word@api.example.com/")', "api.example.com"],
  ["another case", 'fetch("HTTPS://API.Example.COM/")', "api.example.com"],
  ["letters that look like others", 'fetch("https://аpi.example.com/")', "xn--pi-6kc.example.com"],
  ["a sentence", 'throw new Error("See https://docs.example.com.")', "docs.example.com"],
  ["an import", 'import "https://esm.example.com/lit"', "esm.example.com"],
  ["CommonJS", 'module.exports = require("x").get("https://api.example.com")', "api.example.com"],
])("a host is named in %s", async (_, code, host) => {
  expect(await read(code)).toEqual([host]);
});

test.each([
  ["a comment of a line", "// https://api.example.com\nexport {}"],
  ["a license", "/*! MIT, https://license.example.com */\nexport {}"],
  ["a source map", "export {};\n//# sourceMappingURL=https://maps.example.com/plugin.js.map"],
  ["a namespace", 'document.createElementNS("http://www.w3.org/2000/svg", "svg")'],
  ["a namespace in markup", "const svg = '<svg xmlns:serif=\"http://www.serif.example/\">'"],
  [
    "the id of a schema",
    'const schema = { $id: "https://schemas.example.com/a.json", "$schema": "https://b.example" }',
  ],
  ["a name that is put together", "fetch(`https://eu-${region}.example.com/`)"],
  ["a name with a value in its middle", "fetch(`https://api.eu${number}.example.com/`)"],
  ["a value alone", "fetch(`https://${host}/`)"],
  ["something to fill in", 'throw new Error("Write https://<your-host>/ or https://... or https://name")'],
  ["another scheme", 'open("xhttps://api.example.com")'],
])("no host is named in %s", async (_, code) => {
  expect(await read(code)).toEqual([]);
});

test("every module and worker of the built code is read, and a host is with the first file that names it", async () => {
  const files = {
    "dist/plugin.js": 'import "./a.js"; fetch("https://one.example.com")',
    "dist/a.js": 'fetch("https://one.example.com"); fetch("https://two.example.com")',
    "dist/worker.js": 'fetch("https://three.example.com")',
  };
  expect((await readHosts(files)).hosts).toEqual(["one.example.com", "three.example.com", "two.example.com"]);
});

test("what cannot be read is never a pass", async () => {
  const files = {
    "dist/plugin.js": "export {}",
    "dist/broken.js": 'fetch("https://api.example.com"',
    "dist/large.js": `fetch("https://api.example.com");${" ".repeat(2 * 1024 * 1024)}`,
    "dist/page.html": '<img src="https://img.example.com/a.png">',
    "dist/plain.html": "<p>Nothing</p>",
  };
  const { hosts, unread } = await readHosts(files);
  expect(hosts).toEqual([]);
  expect(unread.map(({ file, why }) => `${String(file)}: ${why}`).toSorted()).toEqual([
    "dist/broken.js: dist/broken.js is not JavaScript that can be parsed",
    "dist/large.js: dist/large.js has more than 2 MiB",
    "dist/page.html: dist/page.html is a page",
  ]);
});

test("more hosts than anybody reads are not listed, and that is said", async () => {
  const code = Array.from({ length: 1200 }, (_, at) => `"https://h${String(at)}.example.com"`).join(";");
  const { hosts, unread } = await readHosts({ "dist/plugin.js": code });
  expect(hosts).toHaveLength(1000);
  expect(unread).toEqual([{ file: "dist/plugin.js", why: "there are more than 1,000 hosts" }]);
});

test("code that is nested deeply fills no stack", async () => {
  const nest = (depth: number): string => `f(${"[".repeat(depth)}"https://api.example.com"${"]".repeat(depth)})`;
  expect(await read(nest(100))).toEqual(["api.example.com"]);
  const { hosts, unread } = await readHosts({ "dist/plugin.js": nest(100_000) });
  expect([hosts, unread]).toEqual([[], [{ file: "dist/plugin.js", why: "dist/plugin.js is nested too deeply" }]]);
});
