import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CodeAction, TextEdit } from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { expect, test } from "vitest";
import { findNode } from "../../editors/vscode/src/find-node.js";
import { makeServerOptions } from "../../editors/vscode/src/server-options.js";
import { cleanUpLater } from "../support/clean-up.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { connectEditor, type Editor, type EditorOptions } from "../support/language-client.js";
import { environmentWith } from "../support/process.js";
import { ROOT } from "../support/project.js";
import { makeImpostor, packExtension } from "../support/vsix.js";

const MAX_BYTES = 2_750_000;
const { file, folder } = packExtension();

interface Manifest {
  readonly version: string;
  readonly main: string;
  readonly publisher: string;
  readonly icon: string;
  readonly capabilities: {
    readonly untrustedWorkspaces: { readonly supported: unknown; readonly restrictedConfigurations: readonly string[] };
    readonly virtualWorkspaces: { readonly supported: unknown };
  };
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly enablement?: string }[];
    readonly menus: Readonly<Record<string, readonly { readonly command: string }[]>>;
    readonly configuration: { readonly properties: Readonly<Record<string, { readonly scope: string }>> };
  };
}

const read = (path: string): string => readFileSync(join(folder, path), "utf8");
const manifest = JSON.parse(read("package.json")) as Manifest;

/** Starts the server of the extension, as the client library of VS Code does. */
async function startServer(plugin: string, options: EditorOptions = {}): Promise<Editor> {
  const { module, args = [], options: { cwd } = {} } = makeServerOptions(folder);
  const words = [module, ...args, "--stdio", `--clientProcessId=${String(process.pid)}`];
  const child = spawn(process.execPath, words, { cwd, env: environmentWith({ ELECTRON_RUN_AS_NODE: "1" }) });
  cleanUpLater(() => child.kill("SIGKILL"));
  return connectEditor(child, plugin, options);
}

test("the package is small, complete, and of this version", () => {
  const { version, repository } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    readonly version: string;
    readonly repository: { readonly url: string };
  };
  expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES);
  expect(manifest.version).toBe(version);
  expect(repository.url).toContain(`/${manifest.publisher}/`);
  expect(readdirSync(folder).toSorted()).toEqual([
    ...[
      "LICENSE.txt",
      "changelog.md",
      "extension.js",
      "icon.png",
      "licenses.txt",
      "package.json",
      "readme.md",
      "server",
    ],
  ]);
  expect([manifest.main, manifest.icon]).toEqual(["./extension.js", "icon.png"]);
  expect(existsSync(join(folder, "server", "lib", "manifest.mjs"))).toBe(true);
  expect(read("licenses.txt")).toContain("vscode-languageclient");
  const texts = [read("extension.js"), read("package.json"), read("readme.md")].join("\n");
  expect(texts).not.toContain(ROOT);
});

test("what the extension contributes is what its code has", () => {
  const { commands, menus, configuration } = manifest.contributes;
  const source = readFileSync(join(ROOT, "editors", "vscode", "src", "extension.ts"), "utf8");
  const registered = [...source.matchAll(/registerCommand\(`\$\{ID\}(\.\w+)`/gu)].map(
    ([, name = ""]) => `plugin-preflight${name}`,
  );
  expect(commands.map(({ command }) => command)).toEqual(registered);
  const shown = Object.values(menus).flatMap((items) => items.map(({ command }) => command));
  expect(shown.filter((command) => !registered.includes(command))).toEqual([]);
  expect(
    Object.fromEntries(Object.entries(configuration.properties).map(([name, { scope }]) => [name, scope])),
  ).toEqual({
    "plugin-preflight.node": "machine",
    "plugin-preflight.trace.server": "window",
  });
});

test("a folder that nobody trusts gets findings, and runs nothing", () => {
  const { untrustedWorkspaces, virtualWorkspaces } = manifest.capabilities;
  expect(untrustedWorkspaces).toMatchObject({
    supported: "limited",
    restrictedConfigurations: ["plugin-preflight.node"],
  });
  expect(virtualWorkspaces.supported).toBe(false);
  const dev = manifest.contributes.commands.find(({ command }) => command === "plugin-preflight.startDev");
  expect(dev?.enablement).toBe("isWorkspaceTrusted");
});

test("the packed server: open, type, fix, save, in a folder that brings a server of its own", async () => {
  const mark = join(temporaryFolder(), "started");
  const plugin = wholePlugin({ ".git/": "", ...makeImpostor(mark) });
  const editor = await startServer(plugin);
  expect(await editor.open("manifest.json")).toEqual([]);
  const [found] = await editor.type("manifest.json", '"manifest_version": 1', '"manifest_version": "1"');
  if (!found) throw new Error("There is no finding");
  expect(found.code).toBe("manifest-manifest-version");
  const actions: readonly CodeAction[] = await editor.connection.sendRequest("textDocument/codeAction", {
    textDocument: { uri: editor.address("manifest.json") },
    range: found.range,
    context: { diagnostics: [found] },
  });
  const fix = actions.find(({ isPreferred }) => isPreferred === true);
  const [change] = fix?.edit?.documentChanges ?? [];
  if (!change || !("edits" in change)) throw new Error("There is no fix");
  const edits = change.edits.filter((edit): edit is TextEdit => "newText" in edit);
  const document = TextDocument.create(editor.address("manifest.json"), "json", 1, editor.text("manifest.json"));
  expect(await editor.write("manifest.json", TextDocument.applyEdits(document, edits))).toEqual([]);
  writeFileSync(join(plugin, "manifest.json"), editor.text("manifest.json"));
  await editor.save("manifest.json");
  expect([await editor.shutDown(), editor.errors(), editor.logged]).toEqual([0, "", []]);
  expect(existsSync(mark)).toBe(false);
});

test("asked for findings only, the packed server offers nothing else", async () => {
  const plugin = wholePlugin({ ".git/": "" });
  const editor = await startServer(plugin, { initializationOptions: { onlyFindings: true } });
  expect(Object.keys(editor.initialized.capabilities).toSorted()).toEqual(["textDocumentSync", "workspace"]);
  await editor.open("manifest.json");
  const found = await editor.type("manifest.json", '"utilities"', '"utility"');
  expect(found.map(({ code }) => code)).toEqual(["manifest-category"]);
});

test("Node is what the settings name, or the first of PATH, and never a file of the folder", () => {
  const isFile = (path: string): boolean => path === "/good/node" || path === "node" || path === "bin/node";
  const find = (set: string, path?: string): unknown => findNode(set, path, isFile);
  expect(find("", ":.:bin:/other:/good")).toEqual({ program: "/good/node" });
  expect(find("/good/node", "")).toEqual({ program: "/good/node" });
  expect(find("bin/node", "/good")).toEqual({
    fault: 'The setting plugin-preflight.node is "bin/node", but must be an absolute path',
  });
  expect(find("/gone/node", "/good")).toEqual({ fault: "The setting plugin-preflight.node names no file: /gone/node" });
  expect(find("", undefined)).toEqual({
    fault: "No Node was found on PATH. Name one in the setting plugin-preflight.node",
  });
});
