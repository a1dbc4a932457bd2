import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, wholePlugin } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { startEditor } from "../../support/start-editor.js";
import { environmentWith } from "../../support/process.js";
import { CLI, POSIX } from "../../support/product.js";

/** Messages as the protocol frames them. */
function frame(messages: readonly object[]): string {
  return messages
    .map((message) => JSON.stringify({ jsonrpc: "2.0", ...message }))
    .map((text) => `Content-Length: ${String(Buffer.byteLength(text))}\r\n\r\n${text}`)
    .join("");
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly uri: string;
    readonly version?: number;
    readonly diagnostics: readonly { code: string }[];
  };
}

/** All messages of an output, which contains nothing else. */
function readMessages(output: Buffer): readonly Message[] {
  const messages: Message[] = [];
  for (let rest = output; rest.length > 0;) {
    const [head, length] = /^Content-Length: (\d+)\r\n\r\n/u.exec(rest.toString("latin1")) ?? [];
    if (head === undefined) throw new Error(`This is not the protocol: ${rest.toString()}`);
    const end = head.length + Number(length);
    messages.push(JSON.parse(rest.subarray(head.length, end).toString()) as Message);
    rest = rest.subarray(end);
  }
  return messages;
}

nightly("a recorded session: open, type, save, shut down", async () => {
  const folder = wholePlugin({ ".git/": "" });
  const uri = `file://${join(folder, "manifest.json")}`;
  const text = readFileSync(join(folder, "manifest.json"), "utf8");
  const line = text.split("\n").findIndex((one) => one.includes('"utilities"'));
  const child = spawn(process.execPath, [CLI, "lsp", "--stdio"], { cwd: folder, env: environmentWith({}) });
  const pieces: Buffer[] = [];
  const until = (words: string): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (Buffer.concat(pieces).includes(words)) resolve();
        else child.stdout.once("data", look);
      };
      look();
    });
  child.stdout.on("data", (bytes: Buffer) => pieces.push(bytes));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const folders = [{ uri: `file://${folder}`, name: "weather" }];
  child.stdin.write(
    frame([
      {
        id: 1,
        method: "initialize",
        params: { processId: process.pid, rootUri: null, capabilities: {}, workspaceFolders: folders },
      },
      { method: "initialized", params: {} },
      { method: "textDocument/didOpen", params: { textDocument: { uri, languageId: "json", version: 1, text } } },
    ]),
  );
  await until('"version":1');
  const range = { start: { line, character: 15 }, end: { line, character: 24 } };
  child.stdin.write(
    frame([
      {
        method: "textDocument/didChange",
        params: { textDocument: { uri, version: 2 }, contentChanges: [{ range, text: "utility" }] },
      },
    ]),
  );
  await until('"version":2');
  const mended = { start: range.start, end: { line, character: 22 } };
  child.stdin.write(
    frame([
      {
        method: "textDocument/didChange",
        params: { textDocument: { uri, version: 3 }, contentChanges: [{ range: mended, text: "utilities" }] },
      },
      { method: "textDocument/didSave", params: { textDocument: { uri } } },
    ]),
  );
  await until('"version":3');
  child.stdin.write(frame([{ id: 2, method: "shutdown" }]));
  await until('"id":2');
  child.stdin.write(frame([{ method: "exit" }]));
  expect(await ended).toBe(0);
  const messages = readMessages(Buffer.concat(pieces));
  const published = messages.flatMap(({ method, params }) =>
    method === "textDocument/publishDiagnostics" && params?.uri === uri
      ? [`${String(params.version)}: ${params.diagnostics.map(({ code }) => code).join()}`]
      : [],
  );
  expect([...new Set(published)]).toEqual(["1: ", "2: manifest-category", "3: "]);
  expect(messages.filter(({ id }) => id !== undefined).map(({ id }) => id)).toEqual([1, 2]);
});

test("what is not saved counts in every file at once", async () => {
  const editor = await startEditor(wholePlugin({ ".git/": "", "CHANGELOG.md": "" }));
  await editor.open("manifest.json");
  await editor.open("package.json");
  expect(editor.shown("CHANGELOG.md").length + editor.shown("manifest.json").length).toBeGreaterThan(0);
  await editor.type("package.json", '"version": "1.4.0"', '"version": "2.0.0"');
  expect(editor.shown("package.json").map(({ code }) => code)).toContain("versions-agree");
  await editor.close("package.json");
  await editor.waitFor("package.json", (diagnostics) => diagnostics.length === 0);
});

test("what a build writes is seen when the editor says so", async () => {
  const folder = wholePlugin({ ".git/": "" });
  const editor = await startEditor(folder);
  await editor.open("manifest.json");
  writeFileSync(join(folder, "dist", "plugin.js"), "export function (");
  await editor.connection.sendNotification("workspace/didChangeWatchedFiles", {
    changes: [{ uri: editor.address("dist/plugin.js"), type: 2 }],
  });
  const found = await editor.waitFor("dist/plugin.js", (diagnostics) => diagnostics.length > 0);
  expect(found.map(({ code }) => code)).toEqual(["bundle-syntax"]);
});

test("a file with a byte order mark and one that is not UTF-8 are checked as they are", async () => {
  const folder = wholePlugin({ ".git/": "" });
  const text = readFileSync(join(folder, "manifest.json"), "utf8");
  writeFileSync(join(folder, "manifest.json"), `\uFEFF${text.replace("{\n", '{ "unheard": 1,\n')}`);
  writeFileSync(
    join(folder, "README.md"),
    Buffer.from("# Wetter\n\n## Installation\n\nF\xfcr alle, die es brauchen, im Marktplatz.\n", "latin1"),
  );
  const editor = await startEditor(folder);
  const found = await editor.open("manifest.json");
  expect(found.map(({ code, range }) => [code, range.start])).toEqual([
    ["manifest-json", { line: 0, character: 0 }],
    ["manifest-known-keys", { line: 0, character: 2 }],
  ]);
  expect((await editor.open("README.md", "# Wetter\n\nFür alle\n")).map(({ code }) => code)).toContain(
    "readme-present",
  );
  // As soon as it is edited, it is what the editor will save.
  const edited = await editor.write("README.md", "# Wetter\n\nFür alle, im Marktplatz\n");
  expect(edited.map(({ code }) => code)).not.toContain("readme-present");
});

test.runIf(POSIX)("a link that points outside the repository is not read, and no file is written", async () => {
  const secret = temporaryFolder();
  writeFileSync(join(secret, "secret.md"), "# Secret\n\nhidden words\n");
  const folder = wholePlugin({ ".git/": "", "README.md": "" });
  execFileSync("rm", [join(folder, "README.md")]);
  symlinkSync(join(secret, "secret.md"), join(folder, "README.md"));
  const before = readdirSync(folder, { recursive: true }).length;
  const editor = await startEditor(folder);
  const found = await editor.open("manifest.json");
  expect(found.length).toBeGreaterThan(0);
  expect(JSON.stringify(found)).not.toContain("hidden");
  await editor.shutDown();
  expect(readdirSync(folder, { recursive: true })).toHaveLength(before);
});

/** Fails where a program is started, a connection is opened, or a file is written. */
const GUARD = `const fail = (what) => () => { process.stderr.write("REFUSED " + what + "\\n"); throw new Error(what); };
const { appendFileSync } = require("node:fs");
for (const [module, names] of Object.entries({
  child_process: ["spawn", "spawnSync", "exec", "execSync", "execFile", "execFileSync", "fork"],
  fs: ["writeFileSync", "appendFileSync", "mkdirSync", "rmSync", "renameSync", "writeFile", "mkdir", "createWriteStream"],
  net: ["connect", "createConnection", "createServer"], http: ["request"], https: ["request"], dns: ["lookup"],
})) for (const name of names) require("node:" + module)[name] = fail(module + "." + name);
globalThis.fetch = fail("fetch");
`;

test("a hostile checkout starts nothing, and is not asked for over the network", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "guard.cjs"), GUARD);
  const plugin = wholePlugin({
    ".git/config": "[core]\n\tfsmonitor = touch owned\n",
    ".npmrc": "registry=http://127.0.0.1:1/\n",
  });
  mkdirSync(join(plugin, "node_modules", "plugin-preflight"), { recursive: true });
  const editor = await startEditor(plugin, {
    nodeOptions: ["--require", join(folder, "guard.cjs")],
    env: { CI: "1" },
  });
  await editor.open("manifest.json");
  await editor.write("manifest.json", '{ "$schema": "http://127.0.0.1:1/schema.json", "permissions": [""] }');
  await editor.connection.sendRequest("textDocument/completion", {
    textDocument: { uri: editor.address("manifest.json") },
    position: { line: 0, character: 66 },
  });
  await editor.connection.sendRequest("textDocument/hover", {
    textDocument: { uri: editor.address("manifest.json") },
    position: { line: 0, character: 55 },
  });
  expect([editor.errors(), editor.logged, await editor.shutDown()]).toEqual(["", [], 0]);
});

/** Opening one file fails as nothing of the system's does, as long as there is a file that says so. */
const FAULT = `const fs = require("node:fs"); const open = fs.openSync;
fs.openSync = (path, ...more) => {
  if (String(path).endsWith("CHANGELOG.md") && fs.existsSync(process.env.BROKEN)) throw new TypeError("broken on purpose");
  return open(path, ...more);
};
`;

test("a fault of the server is logged once, and the session goes on", async () => {
  const [folder, plugin] = [temporaryFolder(), wholePlugin({ ".git/": "" })];
  writeFileSync(join(folder, "fault.cjs"), FAULT);
  const broken = join(folder, "broken");
  const nodeOptions = ["--require", join(folder, "fault.cjs")];
  const editor = await startEditor(plugin, { nodeOptions, env: { BROKEN: broken } });
  expect(await editor.open("manifest.json")).toEqual([]);
  writeFileSync(broken, "");
  await editor.connection.sendNotification("workspace/didChangeWatchedFiles", {
    changes: [{ uri: editor.address("CHANGELOG.md"), type: 2 }],
  });
  await editor.waitForLog(/a fault of this tool; the session goes on[^]*broken on purpose/u);
  rmSync(broken);
  await editor.connection.sendNotification("workspace/didChangeWatchedFiles", {
    changes: [{ uri: editor.address("CHANGELOG.md"), type: 2 }],
  });
  const found = await editor.type("manifest.json", '"utilities"', '"utility"');
  expect(found.map(({ code }) => code)).toEqual(["manifest-category"]);
  expect([editor.logged.length, await editor.shutDown(), editor.errors()]).toEqual([1, 0, ""]);
});

test("the server ends with its input", async () => {
  const child = spawn(process.execPath, [CLI, "lsp", "--stdio"], { env: environmentWith({}) });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  child.stdin.end();
  expect(await ended).toBe(1);
});

nightly("the server ends with the editor's process, though its input stays open", async () => {
  const gone = spawn(process.execPath, ["-e", "setTimeout(() => {}, 2000)"]);
  const editor = await startEditor(wholePlugin({ ".git/": "" }), { processId: gone.pid ?? 0 });
  expect(await editor.ended).toBe(1);
});
