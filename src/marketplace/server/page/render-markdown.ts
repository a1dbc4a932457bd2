import MarkdownIt, { type Token } from "markdown-it";
import { html, type Html } from "../../serving/html.js";
import { joinHtml, NOTHING, raw, readWords, renderInline, type InlineOptions } from "./render-inline.js";
import { formatCount, formatVerb } from "../../../base/text/numbers.js";

export interface MarkdownOptions extends Pick<InlineOptions, "findImage"> {
  /** Begins the names of headings, so that none is one of the page's own. */
  readonly prefix: string;
}

/** What is behind is not shown: a reader has had enough by then. */
const MAX_TEXT_LENGTH = 64 * 1024;
/** Marks in a paragraph cost the square of its length. A longer one is shown as it is written. */
const MAX_INLINE = 2000;
const MAX_ANCHOR_LENGTH = 60;
/** The page itself has the two levels above. */
const HIGHEST_HEADING = 3;

const parser = new MarkdownIt({ html: false, linkify: false, typographer: false });
// What is a link and what is a picture is decided where it is written.
parser.validateLink = () => true;
parser.core.ruler.at("inline", ({ tokens, env, Token: Made }) => {
  for (const token of tokens.filter(({ type }) => type === "inline")) {
    token.children = [];
    if (token.content.length <= MAX_INLINE) parser.inline.parse(token.content, parser, env, token.children);
    else {
      token.children = token.content.split("\n").flatMap((line) => {
        const [text, end] = [new Made("text", "", 0), new Made("softbreak", "", 0)];
        return [Object.assign(text, { content: line }), end];
      });
    }
  }
});

/** Elements without attributes, by the tokens that begin and end them. */
const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ["paragraph", "p"],
  ["blockquote", "blockquote"],
  ["bullet_list", "ul"],
  ["list_item", "li"],
  ["thead", "thead"],
  ["tbody", "tbody"],
  ["tr", "tr"],
  ["td", "td"],
]);

/**
 * A stranger's Markdown as HTML. Its tokens are written one by one, and what is not known here is left out: no HTML, no
 * address but that of the web, no picture from elsewhere, no attribute of the author's choice.
 */
export function renderMarkdown(text: string, options: MarkdownOptions): Html {
  const shown =
    text.length <= MAX_TEXT_LENGTH
      ? text
      : text.slice(0, text.lastIndexOf("\n", MAX_TEXT_LENGTH) + 1 || MAX_TEXT_LENGTH);
  const tokens = parser.parse(shown.replace(/^\uFEFF/u, "").replaceAll("\t", "    "), {});
  const left = text.length - shown.length;
  const cut = `${formatCount(left, "more character")} ${formatVerb(left)} not shown`;
  const note = html`<p class="soft">${cut}. The archive has all of it.</p>`;
  return html`${renderBlocks(tokens, options)}${left > 0 ? note : undefined}`;
}

function renderBlocks(tokens: readonly Token[], { prefix, findImage }: MarkdownOptions): Html {
  const anchors = nameHeadings(tokens, prefix);
  const known = new Set(anchors.values());
  const findAnchor = (name: string): string | undefined => {
    const wanted = `${prefix}${makeAnchor(name)}`;
    return known.has(wanted) ? wanted : undefined;
  };
  let above = HIGHEST_HEADING - 1;
  let cell = "td";
  return joinHtml(
    tokens.map((token, at) => {
      const { type, nesting, hidden, content } = token;
      const words = readWords(tokens[at + (nesting === -1 ? -1 : 1)]?.children ?? []).trim();
      const isOpen = nesting === 1;
      if (hidden) return NOTHING;
      if (type === "inline") return renderInline(token.children ?? [], { findAnchor, findImage });
      if (type === "fence" || type === "code_block") return renderCode(content);
      if (type === "hr") return raw("<hr>");
      if (type === "heading_open" || type === "heading_close") {
        if (words === "") return NOTHING;
        // No level is left out, whatever the author does.
        const wanted = Math.max(HIGHEST_HEADING, Number(token.tag.slice(1)) + HIGHEST_HEADING - 1);
        if (isOpen) above = Math.min(6, above + 1, wanted);
        const element = `h${String(above)}`;
        return isOpen ? html`${raw(`<${element} id="`)}${anchors.get(at)}${raw('">')}` : raw(`</${element}>`);
      }
      if (type === "ordered_list_open")
        return html`${raw('<ol start="')}${Number(token.attrGet("start") ?? 1)}${raw('">')}`;
      if (type === "ordered_list_close") return raw("</ol>");
      if (type === "th_open") cell = words === "" ? "td" : "th";
      if (type === "th_open" || type === "th_close") return raw(isOpen ? `<${cell}>` : `</${cell}>`);
      // What is wider than its page is moved with the keyboard, too.
      if (type === "table_open") return raw('<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>');
      if (type === "table_close") return raw("</table></div>");
      const element = ELEMENTS.get(type.replace(/_(?:open|close)$/u, ""));
      return element === undefined ? NOTHING : raw(isOpen ? `<${element}>` : `</${element}>`);
    }),
  );
}

/** Lines are kept, as `html` would show them as one. */
function renderCode(content: string): Html {
  const lines = content.replace(/\n$/u, "").split("\n");
  return html`<pre><code>${lines.flatMap((line) => [html`${line}`, raw("\n")])}</code></pre>`;
}

/** The name of each heading by its place among the tokens. */
function nameHeadings(tokens: readonly Token[], prefix: string): ReadonlyMap<number, string> {
  const counts = new Map<string, number>();
  const names = new Map<number, string>();
  for (const [at, { type }] of tokens.entries()) {
    if (type !== "heading_open") continue;
    const name = makeAnchor(readWords(tokens[at + 1]?.children ?? []).trim());
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    names.set(at, `${prefix}${name}${count === 0 ? "" : `-${String(count)}`}`);
  }
  return names;
}

/** As GitHub names headings. */
function makeAnchor(title: string): string {
  const words = title.toLowerCase().replace(/[^\p{L}\p{N}\p{M} _-]/gu, "");
  return [...words.replaceAll(" ", "-")].slice(0, MAX_ANCHOR_LENGTH).join("");
}
