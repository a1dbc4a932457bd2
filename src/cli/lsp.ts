import { UsageError } from "../core/errors.js";
import { isSystemError } from "../workspace/system-errors.js";
import type { Command } from "./command.js";

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
    try {
      const { runLsp } = await import(/* webpackChunkName: "language-server" */ "./run-lsp.js");
      return await runLsp();
    } catch (error) {
      if (!isSystemError(error) || error.code !== "MODULE_NOT_FOUND") throw error;
      const help = "Install the package, or clone the repository: an archive of a commit leaves it out";
      throw new UsageError("This copy has no language server", help);
    }
  },
};
