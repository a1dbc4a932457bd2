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
  /** What is shown of it; empty for a picture and in HTML. */
  readonly text: string;
  /** The text of the heading above it. */
  readonly heading: string;
}

/** Links and pictures. */
const IN_HTML = /(?<=\s(?:href|src|srcset)=")[^"]*(?=")/gu;

export function makeParser(): MarkdownIt {
  const parser = makeMarkdownIt({ html: true, linkify: true });
  parser.linkify.set({ fuzzyLink: false });
  return parser;
}

export function listHeadings(parser: MarkdownIt, text: string): readonly Heading[] {
  const slugger = new GithubSlugger();
  const tokens = parser.parse(text, {});
  return tokens.flatMap((token, at) => {
    if (token.type !== "heading_open") return [];
    const title = textOf(tokens[at + 1]);
    return [{ level: Number(token.tag.slice(1)), text: title, anchor: slugger.slug(title) }];
  });
}

export function listLinks(parser: MarkdownIt, text: string): readonly Link[] {
  let heading = "";
  const tokens = parser.parse(text, {});
  return tokens.flatMap((token, at) => {
    if (token.type === "heading_open") heading = textOf(tokens[at + 1]);
    const parts = [token, ...(token.children ?? [])];
    return parts.flatMap((part, where) => {
      const shown = part.type === "link_open" ? (parts[where + 1]?.content ?? "") : "";
      return hrefsOf(part).map((href) => ({ href, text: shown, heading }));
    });
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
