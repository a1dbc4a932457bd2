import GithubSlugger from "github-slugger";
import makeMarkdownIt, { type MarkdownIt, type Token } from "markdown-it";

/** Markdown as GitHub reads it: the same headings have the same anchors. */

export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly anchor: string;
}

export interface Link {
  readonly href: string;
  /** The text of the heading above it. */
  readonly heading: string;
}

const COMMENT = /<!--[^]*?-->\n?/gu;
/** Links and pictures. */
const IN_HTML = /(?<=\s(?:href|src|srcset)=")[^"]*(?=")/gu;

/** A parser that names each heading, and asks `resolve` where each link of the page that `env` is about leads. */
export function makeParser(resolve: (href: string, env: unknown) => string = (href) => href): MarkdownIt {
  const parser = makeMarkdownIt({ html: true, linkify: true });
  parser.linkify.set({ fuzzyLink: false });
  parser.core.ruler.push("anchors", ({ tokens }) => {
    const slugger = new GithubSlugger();
    tokens.forEach((token, at) => {
      if (token.type === "heading_open") token.attrSet("id", slugger.slug(textOf(tokens[at + 1])));
    });
  });
  parser.core.ruler.push("links", ({ tokens, env }) => {
    for (const token of tokens.flatMap((one) => [one, ...(one.children ?? [])])) {
      if (token.type.startsWith("html_"))
        token.content = token.content.replace(COMMENT, "").replace(IN_HTML, (href) => resolve(href, env));
      for (const name of ["href", "src"]) {
        const value = token.attrGet(name);
        if (value !== null) token.attrSet(name, resolve(String(value), env));
      }
    }
  });
  parser.core.ruler.push("columns", ({ tokens }) => {
    let heads: string[] = [];
    let column = 0;
    for (const [at, token] of tokens.entries()) {
      // A heading that says nothing is not a heading.
      const [shown, end] = tokens.slice(at + 1, at + 3);
      if (token.type === "th_open" && shown?.content === "" && end) token.tag = end.tag = "td";
      if (token.type === "thead_open") heads = [];
      if (token.type === "tr_open") column = 0;
      if (token.type === "th_open") heads.push(textOf(shown));
      if (token.type === "td_open") token.attrSet("data-column", heads[column++] ?? "");
      const side = /^text-align:(\w+)$/u.exec(String(token.attrGet("style")))?.[1];
      if (side !== undefined) {
        token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style");
        token.attrSet("class", side);
      }
    }
  });
  const { rules } = parser.renderer;
  rules["heading_close"] = (tokens, at) => {
    const anchor = String(tokens[at - 2]?.attrGet("id"));
    const tag = tokens[at]?.tag ?? "";
    const link = tag === "h1" ? "" : `<a class="anchor" href="#${anchor}" aria-hidden="true" tabindex="-1">#</a>`;
    return `${link}</${tag}>\n`;
  };
  // A wide table or a long line is scrolled in its own frame, with the keyboard too.
  rules["table_open"] = () => '<div class="frame" tabindex="0" role="group" aria-label="Table"><table>\n';
  rules["table_close"] = () => "</table></div>\n";
  const renderFence = rules["fence"];
  rules["fence"] = (...given) => (renderFence?.(...given) ?? "").replace("<pre>", '<pre tabindex="0">');
  return parser;
}

export function listHeadings(parser: MarkdownIt, text: string): readonly Heading[] {
  const tokens = parser.parse(text, {});
  return tokens.flatMap((token, at) => {
    if (token.type !== "heading_open") return [];
    return [{ level: Number(token.tag.slice(1)), text: textOf(tokens[at + 1]), anchor: String(token.attrGet("id")) }];
  });
}

export function listLinks(parser: MarkdownIt, text: string): readonly Link[] {
  let heading = "";
  const tokens = parser.parse(text, {});
  return tokens.flatMap((token, at) => {
    if (token.type === "heading_open") heading = textOf(tokens[at + 1]);
    return [token, ...(token.children ?? [])].flatMap(hrefsOf).map((href) => ({ href, heading }));
  });
}

/** The text below each heading of a page, without its blocks of code. */
export function listParts(parser: MarkdownIt, text: string): readonly (Heading & { readonly body: string })[] {
  const tokens = parser.parse(text, {});
  const starts = tokens.flatMap(({ type }, at) => (type === "heading_open" ? [at] : []));
  return listHeadings(parser, text).map((heading, number) => {
    const below = tokens.slice((starts[number] ?? 0) + 3, starts[number + 1]);
    const texts = below.filter(({ type }) => type === "inline").map(textOf);
    return { ...heading, body: texts.join("\n") };
  });
}

function hrefsOf(token: Token): readonly string[] {
  if (token.type.startsWith("html_")) return token.content.match(IN_HTML) ?? [];
  return [token.attrGet("href"), token.attrGet("src")].flatMap((value) => (value === null ? [] : [String(value)]));
}

function textOf(token: Token | undefined): string {
  const shown = (token?.children ?? []).map(({ type, content }) => (type.endsWith("break") ? " " : content));
  return shown.join("");
}
