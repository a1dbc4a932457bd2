import { startServer } from "../editor/language-server/start-server.js";
import type { CommandWork } from "./command.js";

export const lsp: CommandWork = {
  options: [
    { name: "stdio", help: "Use standard input and output; the only transport" },
    {
      name: "clientProcessId",
      value: "PID",
      help: "The editor's process, which some editors pass; the server exits with it",
    },
  ],
  run: serveEditor,
};

/** Serves the editor on the other side of standard input and output. The server ends the process. */
async function serveEditor(): Promise<never> {
  const { reportCrash } = startServer({ input: process.stdin, output: process.stdout });
  // A fault of ours must not take the editor's session with it.
  process.on("uncaughtException", reportCrash);
  return new Promise<never>(() => undefined);
}
