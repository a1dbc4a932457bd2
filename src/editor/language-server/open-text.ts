import type { TextDocument } from "vscode-languageserver-textdocument";
import { decodeUtf8 } from "../../base/text/decode.js";
import type { Workspace } from "../../base/files/workspace.js";

/** A text that is open in the editor. */
export interface OpenText {
  readonly document: TextDocument;
  /** Of its file, relative to the repository's root. */
  readonly path: string;
  /** Whether it was edited since it was opened or saved. */
  isEdited: boolean;
  /** What one version of it is, compared with the file. */
  compared?: (Unsaved & { readonly version: number }) | undefined;
}

interface Unsaved {
  /** What saving it would write; `undefined` where the file has these bytes already. */
  readonly bytes: Uint8Array | undefined;
  /** Whether the file begins with a byte order mark, which the editor hides. */
  readonly hidesMark: boolean;
}

const BYTE_ORDER_MARK = "\uFEFF";
/** An editor opens larger files, but no check reads them. */
const MAX_COMPARED_BYTES = 64 * 1024 * 1024;

/**
 * Compares a text with its file. An editor hides a byte order mark, and guesses the encoding of what is not UTF-8: the
 * file itself is checked until somebody edits it.
 */
export function findUnsaved(text: OpenText, disk: Workspace): Unsaved {
  const { version } = text.document;
  if (text.compared?.version !== version) text.compared = { version, ...compare(text, disk) };
  return text.compared;
}

function compare({ document, path, isEdited }: OpenText, disk: Workspace): Unsaved {
  const written = document.getText();
  const saved = disk.bytes(path, MAX_COMPARED_BYTES);
  const decoded = saved && decodeUtf8(saved);
  const hidesMark = decoded?.text.startsWith(BYTE_ORDER_MARK) === true && !written.startsWith(BYTE_ORDER_MARK);
  const whole = hidesMark ? BYTE_ORDER_MARK + written : written;
  const isAsSaved = decoded && (whole === decoded.text || (decoded.fault && !isEdited));
  return { bytes: isAsSaved ? undefined : new TextEncoder().encode(whole), hidesMark };
}
