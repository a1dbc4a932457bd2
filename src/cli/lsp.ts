import type { Command } from "./command.js";
import { loadPart } from "./load-part.js";

export const lsp: Command = {
  name: "lsp",
  arguments: "",
  most: 0,
  summary:
    "Start the language server: findings while you type, fixes, completion; docs/guides/editors.md shows the setup",
  options: [
    { name: "stdio", help: "Use standard input and output; the only transport" },
    {
      name: "clientProcessId",
      value: "PID",
      help: "The editor's process, which some editors pass; the server exits with it",
    },
  ],
  async run() {
    const { runLsp } = await loadPart("language server", () => import("./run-lsp.js"));
    return runLsp();
  },
};
