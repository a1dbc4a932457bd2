import { startServer } from "../editor/language-server/start-server.js";

/** Serves the editor on the other side of standard input and output. The server ends the process. */
export async function runLsp(): Promise<never> {
  const { reportCrash } = startServer({ input: process.stdin, output: process.stdout });
  // A fault of ours must not take the editor's session with it.
  process.on("uncaughtException", reportCrash);
  return new Promise<never>(() => undefined);
}
