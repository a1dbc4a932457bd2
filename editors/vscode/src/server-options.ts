import { join } from "node:path";
import type { NodeModule, TransportKind } from "vscode-languageclient/node";

/** The command line that the extension brings. */
export function findProgram(extension: string): string {
  return join(extension, "server", "cli", "index.js");
}

/** TransportKind.stdio, of a module that only an editor can load. */
const STDIO: TransportKind.stdio = 0;

/** How the server is started: on the Node of the editor, in a folder that is not the workspace's. */
export function makeServerOptions(extension: string): NodeModule {
  return { module: findProgram(extension), args: ["lsp"], transport: STDIO, options: { cwd: extension } };
}
