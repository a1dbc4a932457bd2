import {
  CodeActionKind,
  createConnection,
  DidChangeWatchedFilesNotification,
  TextDocumentSyncKind,
  TextDocuments,
  type InitializeParams,
  type InitializeResult,
  type ServerCapabilities,
  type TextDocumentPositionParams,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { TOOL } from "../../core/tool.js";
import { isObject } from "../../base/text/json/json-object.js";
import { makeVisible } from "../../base/text/safe.js";
import { getBaseName } from "../../base/files/workspace.js";
import { completeManifest, explainManifest, type ManifestPlace } from "./answer-manifest.js";
import { FIX_ALL, listCodeActions } from "./code-actions.js";
import { forgetVersions, makeAddress, makeFileConverter } from "./editor-edits.js";
import { findDefinition } from "./find-definition.js";
import type { Repository } from "./repository.js";
import { makeSession } from "./session.js";

/** What the server reads and writes: the protocol, and nothing else. */
interface ServerStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

const MAX_REPORTED = 100;

const FINDINGS: ServerCapabilities = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: { includeText: false } },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
};
const ANSWERS: ServerCapabilities = {
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
  completionProvider: { triggerCharacters: ['"', ":"] },
  hoverProvider: true,
  definitionProvider: true,
};

/**
 * Serves one editor: the findings of its plugins while somebody types. It starts no process, opens no connection, and
 * writes no file. It ends with the editor, or when its input ends.
 */
export function startServer({ input, output }: ServerStreams): { readonly reportCrash: (error: unknown) => void } {
  const connection = createConnection(input, output);
  const documents = new TextDocuments(TextDocument);
  const reported = new Set<string>();
  /** Says once that something of ours is broken. The session goes on. */
  const reportCrash = (error: unknown): void => {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (reported.has(stack) || reported.size === MAX_REPORTED) return;
    reported.add(stack);
    const lines = stack.split("\n").map((line) => `  ${makeVisible(line)}`);
    connection.console.error(`${TOOL.name}: a fault of this tool; the session goes on\n${lines.join("\n")}`);
  };
  const session = makeSession({ show: (diagnostics) => void connection.sendDiagnostics(diagnostics), reportCrash });
  let client: InitializeParams["capabilities"] = {};

  connection.onInitialize((given): InitializeResult => {
    client = given.capabilities;
    session.addFolders((given.workspaceFolders ?? []).map(({ uri }) => uri));
    const capabilities = asksOnlyFindings(given.initializationOptions) ? FINDINGS : { ...FINDINGS, ...ANSWERS };
    return { serverInfo: { name: TOOL.name, version: TOOL.version }, capabilities };
  });
  connection.onInitialized(async () => {
    if (client.workspace?.workspaceFolders) {
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        session.addFolders(added.map(({ uri }) => uri));
        session.removeFolders(removed.map(({ uri }) => uri));
      });
    }
    if (client.workspace?.didChangeWatchedFiles?.dynamicRegistration !== true) return;
    // A build, a branch that is checked out or another program may change any file.
    await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: "**/*" }] });
    session.trustReports();
  });
  documents.onDidOpen(({ document }) => {
    session.open(document);
  });
  documents.onDidChangeContent(({ document }) => {
    session.change(document);
  });
  documents.onDidSave(({ document }) => {
    session.save(document);
  });
  documents.onDidClose(({ document }) => {
    session.close(document);
  });
  /** The place in a manifest that an editor asks about; `undefined` in any other text. */
  const findPlace = ({ textDocument, position }: TextDocumentPositionParams): Asked | undefined => {
    const [found, document] = [session.find(textDocument.uri), documents.get(textDocument.uri)];
    if (!found || !document || getBaseName(found.path) !== "manifest.json") return undefined;
    const { repository } = found.checked;
    const folder = found.path.slice(0, -"/manifest.json".length);
    return { repository, place: { document, position, workspace: repository.look(), folder } };
  };
  connection.onCompletion(async (asked) => {
    const found = findPlace(asked);
    return found ? completeManifest(found.place) : null;
  });
  connection.onHover(async (asked) => {
    const found = findPlace(asked);
    return (found && (await explainManifest(found.place))) ?? null;
  });
  connection.onDefinition(async (asked) => {
    const found = findPlace(asked);
    const location = found && (await findDefinition(found.place));
    if (!location) return null;
    const { repository, place } = found;
    const convert = makeFileConverter(repository, place.workspace, location.file);
    return { uri: makeAddress(repository, location.file), range: convert(location.range) };
  });
  connection.onCodeAction(async (asked) => {
    const found = session.find(asked.textDocument.uri);
    const { documentChanges = false, resourceOperations: known = [] } = client.workspace?.workspaceEdit ?? {};
    const all = found ? await listCodeActions(found, asked) : [];
    const actions = all.filter(({ edit }) =>
      (edit?.documentChanges ?? []).every((change) => !("kind" in change) || known.includes(change.kind)),
    );
    if (documentChanges) return actions;
    return actions.map(({ edit, ...action }) => ({ ...action, ...(edit && { edit: forgetVersions(edit) }) }));
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    session.noticeChanges(changes.map(({ uri }) => uri));
  });
  documents.listen(connection);
  connection.listen();
  return { reportCrash };
}

/** Whether the editor wants nothing but findings, as in a folder that nobody trusts yet. */
function asksOnlyFindings(options: unknown): boolean {
  return isObject(options) && options["onlyFindings"] === true;
}

interface Asked {
  readonly repository: Repository;
  readonly place: ManifestPlace;
}
