import { spawn, spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  InitializedNotification,
  InitializeRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";
import type { KeySpeed } from "./keys.js";
import { installPackages } from "./peers.js";

const PACKAGES = ["eslint@10.15.0", "@eslint/json@2.1.1", "vscode-langservers-extracted@4.10.0"];
const CONFIGURATION = `import json from "@eslint/json";
export default [{ files: ["**/*.json"], plugins: { json }, language: "json/json", rules: json.configs.recommended.rules }];
`;
/** What ESLint's own server asks an editor for. */
const SETTINGS = {
  validate: "on",
  run: "onType",
  useESLintClass: true,
  useFlatConfig: true,
  nodePath: null,
  packageManager: "npm",
  options: {},
  rulesCustomizations: [],
  problems: {},
  quiet: false,
  format: false,
  onIgnoredFiles: "off",
  experimental: {},
  codeAction: {},
  codeActionOnSave: {},
  workingDirectory: { mode: "location" },
};
const KEYS = 200;
const WARM_UPS = 20;
const PROCESSES = 20;

/**
 * The same manifest and keys with ESLint and its rules for JSON: in its own server, and as a process for each key. Its
 * packages are installed in `folder`. `undefined` where that fails.
 */
export async function measureEslint(root: string, folder: string): Promise<readonly KeySpeed[] | undefined> {
  if (!installPackages(folder, PACKAGES)) return undefined;
  writeFileSync(join(folder, "eslint.config.mjs"), CONFIGURATION);
  const file = join(folder, "manifest.json");
  cpSync(join(root, "fixtures", "whole", "weather-widget", "manifest.json"), file);
  return [
    { name: "a manifest, ESLint's own server", waits: await typeIntoServer(folder, file) },
    { name: "a manifest, eslint --stdin", waits: startForEachKey(folder, file) },
  ];
}

async function typeIntoServer(folder: string, file: string): Promise<readonly number[]> {
  const program = join(folder, "node_modules", "vscode-langservers-extracted", "bin", "vscode-eslint-language-server");
  const child = spawn(process.execPath, [program, "--stdio"], { cwd: folder });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const workspaceFolder = { uri: pathToFileURL(folder).href, name: "eslint" };
  connection.onRequest("workspace/configuration", ({ items }: { readonly items: readonly unknown[] }) =>
    items.map(() => ({ ...SETTINGS, workspaceFolder })),
  );
  connection.onRequest("client/registerCapability", () => undefined);
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the protocol requires it
    rootUri: null,
    capabilities: { workspace: { configuration: true, workspaceFolders: true }, textDocument: { diagnostic: {} } },
    workspaceFolders: [workspaceFolder],
  });
  await connection.sendNotification(InitializedNotification.type, {});
  const uri = pathToFileURL(file).href;
  const text = readFileSync(file, "utf8");
  await connection.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: "json", version: 0, text },
  });
  const waits: number[] = [];
  for (let key = -WARM_UPS; key < KEYS; key++) {
    const started = performance.now();
    await connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version: key + WARM_UPS + 1 },
      contentChanges: [{ text: changeText(text, key) }],
    });
    await connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
    if (key >= 0) waits.push(performance.now() - started);
  }
  connection.dispose();
  child.kill();
  return waits;
}

function startForEachKey(folder: string, file: string): readonly number[] {
  const program = join(folder, "node_modules", "eslint", "bin", "eslint.js");
  const text = readFileSync(file, "utf8");
  return Array.from({ length: PROCESSES }, (_, key) => {
    const started = performance.now();
    spawnSync(process.execPath, [program, "--stdin", "--stdin-filename", file, "--format", "json"], {
      cwd: folder,
      input: changeText(text, key),
    });
    return performance.now() - started;
  });
}

const changeText = (text: string, key: number): string =>
  key % 2 === 0 ? text.replace("forecast", "forecastx") : text;
