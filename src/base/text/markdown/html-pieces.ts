import type { Span } from "../location.js";

/** A piece of HTML as a browser would read it, near enough to separate visible text from the rest. */
export type HtmlPiece = Span &
  (
    | { readonly kind: "text" }
    /** One that is not closed goes to the end. */
    | { readonly kind: "comment"; readonly isClosed: boolean }
    | { readonly kind: "tag"; readonly name: string; readonly closes: boolean }
  );

const TAG = /<(\/?)([a-z][a-z\d-]*)(?=[\s/>])/iuy;
/** Elements whose content is not text of the document. */
const RAW = new Set(["script", "style", "textarea", "title"]);
/** Elements that are visible, though they contain no text. */
const VISIBLE = new Set(["img", "picture", "video", "audio", "svg", "iframe", "object", "embed"]);

export function* findHtmlPieces(html: string): Generator<HtmlPiece> {
  let text = 0;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at)) {
    const piece = parsePiece(html, at);
    if (piece === "none") break;
    if (piece === undefined) {
      at++;
      continue;
    }
    if (text < at) yield { kind: "text", start: text, end: at };
    yield piece;
    at = text = piece.kind === "tag" && !piece.closes ? findRawEnd(html, piece.name, piece.end) : piece.end;
  }
  if (text < html.length) yield { kind: "text", start: text, end: html.length };
}

/** What begins at a `<`; "none" where no tag can end any more. */
function parsePiece(html: string, start: number): HtmlPiece | "none" | undefined {
  if (html.startsWith("<!--", start)) {
    const close = html.indexOf("-->", start + 2);
    return { kind: "comment", start, end: close === -1 ? html.length : close + 3, isClosed: close !== -1 };
  }
  TAG.lastIndex = start;
  const [, slash = "", name] = TAG.exec(html) ?? [];
  if (name === undefined) return undefined;
  const close = html.indexOf(">", start);
  if (close === -1) return "none";
  return { kind: "tag", start, end: close + 1, name: name.toLowerCase(), closes: slash !== "" };
}

function findRawEnd(html: string, name: string, start: number): number {
  if (!RAW.has(name)) return start;
  const close = new RegExp(`</${name}`, "giu");
  close.lastIndex = start;
  return close.exec(html)?.index ?? html.length;
}

/** The text of some HTML that a reader sees, and a mark for each picture; "" where nothing is seen. */
export function extractVisibleText(html: string): string {
  if (!html.includes("<")) return html.trim();
  let text = "";
  for (const piece of findHtmlPieces(html)) {
    if (piece.kind === "text") text += html.slice(piece.start, piece.end);
    else if (isVisible(piece)) text += "\uFFFC";
  }
  return text.trim();
}

/** Whether a tag shows something by itself. */
export function isVisible(piece: HtmlPiece): boolean {
  return piece.kind === "tag" && VISIBLE.has(piece.name);
}
