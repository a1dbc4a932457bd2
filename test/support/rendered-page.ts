import MarkdownIt, { type Token } from "markdown-it";

/** A page as GitHub shows it: what a reader sees, and copies. */
export interface RenderedPage {
  /** The text of each heading, paragraph, item, cell and block of code, in their order. */
  readonly texts: readonly string[];
  /** Where its links lead. */
  readonly links: readonly string[];
  /** What GitHub would make something of although it is not markup, and markup that is not ours. */
  readonly faults: readonly string[];
}

/** What our own pages consist of. */
const OURS =
  /^(?:(?:heading|paragraph|bullet_list|list_item|table|thead|tbody|tr|th|td|link|strong|em|s)_(?:open|close)|text|inline|code_inline|fence|softbreak|hardbreak|html_block)$/u;
const OUR_HTML = /^<details><summary>[\w,: ]+<\/summary>\n*$|^<\/details>\n*$/u;
/** Mentions, issues, commits, addresses, emoji and mathematics. */
const LIVE = /@[\w-]|#\d|\bGH-\d|\b[\da-f]{7,40}\b|:\/\/|www\.|:[\w+-]+:|\$/iu;

const GITHUB = new MarkdownIt({ html: true, linkify: true });
GITHUB.linkify.set({ fuzzyLink: false });

export function renderPage(markdown: string): RenderedPage {
  const texts: string[] = [];
  const links: string[] = [];
  const faults: string[] = [];
  const lookAt = (token: Token, isLinked = false): void => {
    if (!OURS.test(token.type)) faults.push(`${token.type}: ${token.content}`);
    if (token.type === "html_block" && !OUR_HTML.test(token.content)) faults.push(token.content);
    if (token.type === "text" && !isLinked && LIVE.test(token.content)) faults.push(token.content);
    if (token.type === "link_open") links.push(String(token.attrGet("href")));
    if (token.type === "fence") texts.push(token.content.replace(/\n$/u, ""));
  };
  for (const token of GITHUB.parse(markdown, {})) {
    lookAt(token);
    const { children } = token;
    if (token.type !== "inline" || children === null) continue;
    let depth = 0;
    for (const child of children) {
      depth += child.type === "link_open" ? 1 : child.type === "link_close" ? -1 : 0;
      lookAt(child, depth > 0);
    }
    texts.push(children.map(({ type, content }) => (type.endsWith("break") ? "\n" : content)).join(""));
  }
  return { texts, links, faults };
}
