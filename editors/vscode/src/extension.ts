import { commands, window, workspace, type ExtensionContext, type Uri } from "vscode";
import { ErrorAction, LanguageClient, type ErrorHandler } from "vscode-languageclient/node";
import { makeServerOptions } from "./server-options.js";
import { startDev } from "./start-dev.js";

const ID = "plugin-preflight";
const NAME = "Plugin Preflight";

/** What the checks read as text. The server finds out which plugin a file belongs to. */
const DOCUMENTS = [
  ...["json", "jsonc", "markdown", "yaml"].map((language) => ({ scheme: "file", language })),
  { scheme: "file", pattern: "**/{LICENSE,LICENCE,COPYING}*" },
];

/** Starts the server that this extension brings. A copy of it that a workspace has is never started. */
export async function activate(context: ExtensionContext): Promise<void> {
  const output = window.createOutputChannel(NAME, { log: true });
  const open = (): LanguageClient => {
    const opened: LanguageClient = new LanguageClient(ID, NAME, makeServerOptions(context.extensionPath), {
      documentSelector: DOCUMENTS,
      outputChannel: output,
      initializationOptions: () => ({ onlyFindings: !workspace.isTrusted }),
      errorHandler: {
        // A message to a server that has just ended cannot be written. By default, that ends the client for good.
        error: () => ({ action: ErrorAction.Continue }),
        closed: () => restarts.closed(),
      },
    });
    const restarts: ErrorHandler = opened.createDefaultErrorHandler();
    return opened;
  };
  let client = open();
  let started = client.start();
  /** One after the other: a client that is just starting cannot be stopped. */
  const restart = (): Promise<void> => {
    started = started
      .catch(() => undefined)
      .then(async () => {
        if (client.isRunning()) await client.stop();
        client = open();
        await client.start();
      });
    return started;
  };
  context.subscriptions.push(
    output,
    { dispose: () => (client.isRunning() ? client.stop() : undefined) },
    commands.registerCommand(`${ID}.startDev`, (uri?: Uri) => startDev(ID, context.extensionPath, uri)),
    commands.registerCommand(`${ID}.restartServer`, restart),
    commands.registerCommand(`${ID}.showOutput`, () => {
      output.show();
    }),
    workspace.onDidGrantWorkspaceTrust(restart),
  );
  await started;
}
