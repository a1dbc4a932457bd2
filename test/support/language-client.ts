import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type Diagnostic,
  type InitializeResult,
  type ProtocolConnection,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";

/** An editor that has started the server for a folder. */
export interface Editor {
  readonly connection: ProtocolConnection;
  readonly initialized: InitializeResult;
  readonly processId: number;
  /** What the server has logged. */
  readonly logged: readonly string[];
  /** Everything that was printed besides the protocol. */
  readonly errors: () => string;
  readonly ended: Promise<number | null>;
  address(path: string): string;
  /** Opens a file, with another text than that of the disk if one is given, and waits for what is said of it. */
  open(path: string, text?: string): Promise<readonly Diagnostic[]>;
  /** Replaces a part of an open text, as a key does, and waits for what is said of that version. */
  type(path: string, part: string, text: string): Promise<readonly Diagnostic[]>;
  /** Replaces the whole text. */
  write(path: string, text: string): Promise<readonly Diagnostic[]>;
  save(path: string): Promise<void>;
  close(path: string): Promise<void>;
  text(path: string): string;
  version(path: string): number;
  /** What was last said of a file, open or not. */
  shown(path: string): readonly Diagnostic[];
  /** Waits until something that is true of the last diagnostics of a file. */
  waitFor(path: string, isThere: (diagnostics: readonly Diagnostic[]) => boolean): Promise<readonly Diagnostic[]>;
  waitForLog(message: RegExp): Promise<void>;
  /** Ends the session as the protocol asks for; gives the exit status. */
  shutDown(): Promise<number | null>;
  kill(): void;
}

export interface EditorOptions {
  readonly capabilities?: ClientCapabilities;
  readonly processId?: number | null;
  readonly folders?: readonly string[];
  readonly initializationOptions?: object;
}

const CAPABILITIES: ClientCapabilities = {
  workspace: {
    workspaceFolders: true,
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceEdit: { documentChanges: true },
  },
  textDocument: {
    publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1, 2] }, versionSupport: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "source.fixAll"] } } },
  },
};

/** Makes an editor that speaks to a server that was started for a folder. */
export async function connectEditor(
  child: ChildProcessWithoutNullStreams,
  folder: string,
  {
    capabilities = CAPABILITIES,
    processId = process.pid,
    folders = [folder],
    initializationOptions,
  }: EditorOptions = {},
): Promise<Editor> {
  let errors = "";
  child.stderr.on("data", (bytes: Buffer) => (errors += bytes.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const logged: string[] = [];
  const documents = new Map<string, TextDocument>();
  const shown = new Map<
    string,
    { readonly version: number | undefined; readonly diagnostics: readonly Diagnostic[] }
  >();
  const waiting = new Set<() => void>();
  connection.onNotification("window/logMessage", ({ message }: { readonly message: string }) => {
    logged.push(message);
    for (const look of waiting) look();
  });
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version, diagnostics }) => {
    shown.set(uri, { version, diagnostics });
    for (const look of waiting) look();
  });
  connection.onRequest(RegistrationRequest.type, () => undefined);
  connection.listen();

  const address = (path: string): string => pathToFileURL(join(folder, path)).href;
  const read = (path: string): TextDocument => {
    const document = documents.get(path);
    if (!document) throw new Error(`${path} is not open`);
    return document;
  };
  const wait = (isThere: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (!isThere()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      void ended.then((status) => {
        reject(new Error(`The server ended with ${String(status)}:\n${errors}`));
      });
      look();
    });
  const lastOf = (path: string): readonly Diagnostic[] => shown.get(address(path))?.diagnostics ?? [];
  const waitForVersion = async (path: string): Promise<readonly Diagnostic[]> => {
    const { uri, version } = read(path);
    await wait(() => (shown.get(uri)?.version ?? -1) >= version);
    return lastOf(path);
  };
  const change = async (path: string, range: { readonly start: number; readonly end: number }, text: string) => {
    const document = read(path);
    const edit = {
      range: { start: document.positionAt(range.start), end: document.positionAt(range.end) },
      text,
    };
    const version = document.version + 1;
    documents.set(path, TextDocument.update(document, [edit], version));
    await connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: document.uri, version },
      contentChanges: [edit],
    });
    return waitForVersion(path);
  };

  const workspaceFolders = folders.map((path) => ({ uri: pathToFileURL(path).href, name: path }));
  const initialized = await connection.sendRequest(InitializeRequest.type, {
    processId,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the protocol requires it
    rootUri: null,
    capabilities,
    workspaceFolders,
    initializationOptions,
  });
  await connection.sendNotification(InitializedNotification.type, {});
  return {
    connection,
    initialized,
    processId: child.pid ?? 0,
    logged,
    errors: () => errors,
    ended,
    address,
    async open(path, text = readFileSync(join(folder, path), "utf8").replace(/^\uFEFF/u, "")) {
      const document = TextDocument.create(address(path), "plaintext", 1, text);
      documents.set(path, document);
      shown.delete(document.uri);
      await connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri: document.uri, languageId: "plaintext", version: 1, text },
      });
      return waitForVersion(path);
    },
    async type(path, part, text) {
      const start = read(path).getText().indexOf(part);
      if (start === -1) throw new Error(`${path} does not contain ${part}`);
      return change(path, { start, end: start + part.length }, text);
    },
    write: (path, text) => change(path, { start: 0, end: read(path).getText().length }, text),
    save: (path) =>
      connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: { uri: address(path) } }),
    async close(path) {
      documents.delete(path);
      await connection.sendNotification(DidCloseTextDocumentNotification.type, {
        textDocument: { uri: address(path) },
      });
    },
    text: (path) => read(path).getText(),
    version: (path) => read(path).version,
    shown: lastOf,
    async waitFor(path, isThere) {
      await wait(() => isThere(lastOf(path)));
      return lastOf(path);
    },
    waitForLog: (message) => wait(() => logged.some((one) => message.test(one))),
    async shutDown() {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      return ended;
    },
    kill: () => child.kill("SIGKILL"),
  };
}
