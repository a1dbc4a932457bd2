import { spawn } from "node:child_process";
import { cleanUpLater } from "./clean-up.js";
import { connectEditor, type Editor, type EditorOptions } from "./language-client.js";
import { environmentWith } from "./process.js";
import { CLI } from "./product.js";

interface ServerOptions extends EditorOptions {
  /** Options for Node itself. */
  readonly nodeOptions?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the built server, as an editor does for a folder. */
export async function startEditor(folder: string, options: ServerOptions = {}): Promise<Editor> {
  const { nodeOptions = [], env = {}, ...more } = options;
  const child = spawn(process.execPath, [...nodeOptions, CLI, "lsp", "--stdio"], {
    cwd: folder,
    env: environmentWith(env),
  });
  cleanUpLater(() => child.kill("SIGKILL"));
  return connectEditor(child, folder, more);
}
