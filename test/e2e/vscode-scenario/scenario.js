"use strict";
const { readdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const vscode = require("vscode");

/** Runs inside of VS Code, and writes what it has seen next to the workspace. test/e2e/vscode-editor.test.ts reads it. */
exports.activate = async () => {
  const [folder] = vscode.workspace.workspaceFolders;
  const seen = {};
  try {
    await play(folder.uri, seen);
  } catch (error) {
    seen.error = String(error.stack);
  }
  const file = `${folder.uri.fsPath}.json`;
  writeFileSync(`${file}.part`, JSON.stringify(seen, undefined, 2));
  renameSync(`${file}.part`, file);
};

async function play(folder, seen) {
  seen.isTrusted = vscode.workspace.isTrusted;
  const uri = vscode.Uri.joinPath(folder, "manifest.json");
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document);
  await waitFor(() => list(uri).length > 0, "the first finding");
  seen.found = list(uri);
  const { range } = vscode.languages.getDiagnostics(uri).find(isOurs);
  const actions = await vscode.commands.executeCommand("vscode.executeCodeActionProvider", uri, range);
  seen.actions = actions.map(({ title }) => title);
  if (!vscode.workspace.isTrusted) {
    void vscode.commands.executeCommand("plugin-preflight.startDev");
    await new Promise((resolve) => setTimeout(resolve, 2000));
    seen.terminals = vscode.window.terminals.length;
    return;
  }
  await vscode.workspace.applyEdit(actions.find(({ isPreferred }) => isPreferred).edit);
  await waitFor(() => list(uri).length === 0, "no finding after the fix");
  await document.save();
  seen.saved = readFileSync(uri.fsPath, "utf8");
  const [first] = findServers();
  seen.servers = findServers().length;
  process.kill(first, "SIGKILL");
  await waitFor(() => findServers().length === 1 && findServers()[0] !== first, "another server after the kill");
  await type(document, '"utilities"', '"utility"');
  await waitFor(() => list(uri).length > 0, "a finding of the second server");
  seen.afterKill = list(uri);
  const [second] = findServers();
  await vscode.commands.executeCommand("plugin-preflight.restartServer");
  await waitFor(() => findServers().length === 1 && findServers()[0] !== second, "another server after the restart");
  await type(document, '"utility"', '"utilities"');
  await waitFor(() => list(uri).length === 0, "no finding of the third server");
  await vscode.commands.executeCommand("plugin-preflight.showOutput");
  await vscode.commands.executeCommand("plugin-preflight.startDev");
  const terminal = await waitFor(
    () => vscode.window.terminals.find(({ name }) => name === "plugin-preflight dev"),
    "dev",
  );
  seen.dev = { ...terminal.creationOptions, iconPath: undefined };
  seen.devProcess = await terminal.processId;
  await waitFor(
    () => terminal.exitStatus !== undefined || readWords(seen.devProcess).includes("dev"),
    "the process of dev",
  );
  seen.devWords = readWords(seen.devProcess);
  terminal.dispose();
}

const isOurs = ({ source }) => source === "plugin-preflight";
const list = (uri) =>
  vscode.languages
    .getDiagnostics(uri)
    .filter(isOurs)
    .map(({ code }) => code.value ?? code);

async function type(document, part, text) {
  const at = document.getText().indexOf(part);
  const range = new vscode.Range(document.positionAt(at), document.positionAt(at + part.length));
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, range, text);
  await vscode.workspace.applyEdit(edit);
}

async function waitFor(isThere, what) {
  for (let tries = 0; tries < 6000; tries++) {
    const found = isThere();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There was never ${what}`);
}

const readWords = (id) => readFileSync(`/proc/${String(id)}/cmdline`, "utf8").split("\0");

/** The servers that this editor has started. */
function findServers() {
  return readdirSync("/proc")
    .filter((id) => {
      try {
        const words = /^\d+$/u.test(id) ? readWords(id) : [];
        return words.includes(`--clientProcessId=${String(process.pid)}`) && words.includes("lsp");
      } catch {
        return false;
      }
    })
    .map(Number);
}
