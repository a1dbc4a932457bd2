import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { commands, ThemeIcon, window, workspace, type Uri } from "vscode";
import { findNode } from "./find-node.js";
import { findProgram } from "./server-options.js";

const SETTINGS = "Open the Settings";

/** Starts `dev` for a plugin in a terminal. It builds the plugin, so the workspace must be trusted. */
export async function startDev(id: string, extension: string, given?: Uri): Promise<void> {
  if (!workspace.isTrusted) {
    await window.showWarningMessage("dev runs the plugin's own build. Trust the folder first.");
    return;
  }
  const folder = await findFolder(given ?? window.activeTextEditor?.document.uri);
  if (folder === undefined) return;
  // Not what a workspace says, whatever the scope of the setting does.
  const set = workspace.getConfiguration(id).inspect<string>("node")?.globalValue ?? "";
  const node = findNode(
    set,
    process.env["PATH"],
    (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true,
  );
  if ("fault" in node) {
    const chosen = await window.showErrorMessage(node.fault, SETTINGS);
    if (chosen === SETTINGS) await commands.executeCommand("workbench.action.openSettings", `${id}.node`);
    return;
  }
  const terminal = window.createTerminal({
    name: `${id} dev`,
    cwd: folder,
    shellPath: node.program,
    shellArgs: [findProgram(extension), "dev"],
    iconPath: new ThemeIcon("play"),
    isTransient: true,
  });
  terminal.show();
}

/** The folder of the plugin that a file belongs to, or else the folder of the workspace. */
async function findFolder(uri: Uri | undefined): Promise<string | undefined> {
  const root = uri?.scheme === "file" ? workspace.getWorkspaceFolder(uri)?.uri.fsPath : undefined;
  for (let path = uri?.fsPath; root !== undefined && path !== undefined && path.length > root.length;) {
    path = dirname(path);
    if (existsSync(join(path, "manifest.json"))) return path;
  }
  const [first, ...others] = workspace.workspaceFolders ?? [];
  const folder = others.length === 0 ? first : await window.showWorkspaceFolderPick();
  return folder?.uri.fsPath;
}
