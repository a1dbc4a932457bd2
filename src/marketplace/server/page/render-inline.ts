import type { Token } from "markdown-it";
import { html, type Html } from "../../serving/html.js";
import { decodePercent } from "../../../base/text/decode.js";
import { findAddressFault } from "../../../base/text/web-address.js";

export interface InlineOptions {
  /** The name of a heading of the same text. */
  readonly findAnchor: (name: string) => string | undefined;
  /** The address on this server of a picture of the archive. */
  readonly findImage: (path: string) => string | undefined;
}

export const NOTHING: Html = { html: "" };
const ELEMENTS: ReadonlySet<string> = new Set(["em", "strong", "s"]);
const MAX_ADDRESS_LENGTH = 2000;

/** Only for what is written here: nothing of an author. */
export function raw(markup: string): Html {
  return { html: markup };
}

export function joinHtml(parts: readonly Html[]): Html {
  return raw(parts.map((part) => part.html).join(""));
}

/** The marks within a paragraph. */
export function renderInline(tokens: readonly Token[], options: InlineOptions): Html {
  // Markdown has no link within a link.
  let isLink = false;
  return joinHtml(
    tokens.map((token, at) => {
      const { type, content, nesting } = token;
      if (type === "code_inline") return html`<code>${content.replaceAll("\n", " ")}</code>`;
      if (type === "softbreak") return raw("\n");
      if (type === "hardbreak") return raw("<br>");
      if (type === "image") return renderImage(token, options);
      if (type === "link_open") {
        const opening = renderOpening(token, options);
        isLink = opening !== undefined;
        const isEmpty = tokens[at + 1]?.type === "link_close";
        return html`${opening}${isEmpty && opening ? String(token.attrGet("href") ?? "") : undefined}`;
      }
      if (type === "link_close") return isLink ? raw("</a>") : NOTHING;
      const element = type.replace(/_(?:open|close)$/u, "");
      if (ELEMENTS.has(element)) return raw(nesting === 1 ? `<${element}>` : `</${element}>`);
      return html`${makePlain(content)}`;
    }),
  );
}

/** `undefined` for an address that is none of the web, and none within the text. */
function renderOpening(token: Token, { findAnchor }: InlineOptions): Html | undefined {
  const address = String(token.attrGet("href") ?? "");
  if (address.startsWith("#")) {
    const anchor = findAnchor(decodePercent(address.slice(1)));
    return anchor === undefined ? undefined : html`${raw('<a href="#')}${anchor}${raw('">')}`;
  }
  if (!isWebAddress(address)) return undefined;
  return html`${raw('<a rel="nofollow noopener ugc" href="')}${address}${raw('">')}`;
}

/** A picture that is in the archive, or the words that stand for it. */
function renderImage(token: Token, { findImage }: InlineOptions): Html {
  const words = makePlain(readWords(token.children ?? []));
  const path = String(token.attrGet("src") ?? "").replace(/^\.\//u, "");
  const address = findImage(path);
  if (address !== undefined) return html`<img src="${address}" alt="${words}" loading="lazy" />`;
  return html`<span class="no-image">${words === "" ? "image" : words}</span>`;
}

function isWebAddress(address: string): boolean {
  return address.length <= MAX_ADDRESS_LENGTH && findAddressFault(address) === undefined;
}

/** The text of a paragraph or a heading, without its marks. */
export function readWords(tokens: readonly Token[]): string {
  return tokens.map(({ content, type }) => (type === "softbreak" ? " " : content)).join("");
}

/** Makes a space that does not break a plain one. `html` makes visible all else that nobody sees. */
function makePlain(text: string): string {
  return text.replaceAll("\u00A0", " ").replaceAll("\n", " ");
}
