import type { Command } from "./command.js";
import { loadPart } from "./load-part.js";

export const lsp: Command = {
  name: "lsp",
  arguments: "",
  most: 0,
  summary: "Serve an editor: findings while you type, fixes, completion; docs/editors.md shows how to set it up",
  options: [
    { name: "stdio", help: "Speak the Language Server Protocol on standard input and output, which is the only way" },
    { name: "clientProcessId", value: "PID", help: "The editor's process, as some editors add it: this ends with it" },
  ],
  async run() {
    const { runLsp } = await loadPart(
      "language server",
      () => import(/* webpackChunkName: "language-server" */ "./run-lsp.js"),
    );
    return runLsp();
  },
};
