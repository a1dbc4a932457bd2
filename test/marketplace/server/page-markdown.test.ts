import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../../../src/marketplace/server/page/render-markdown.js";
import { startEffort } from "../../support/effort.js";

const render = (text: string): string =>
  renderMarkdown(text, {
    prefix: "readme-",
    findImage: (path) => (path === "shots/a.png" ? "/files/w/1.0.0/shots/a.png" : undefined),
  }).html;

describe("a README on a page", () => {
  test("is rendered: headings below those of the page, lists, tables, code and links", () => {
    const html = render(
      "# Title\n\nSome *words* and `code`.\n\n- one\n- two\n\n3. three\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```js\nif (a < b)\n\tc();\n```\n\n[site](https://example.com/a?b=c&d)\n",
    );
    expect(html).toContain('<h3 id="readme-title">Title</h3>');
    expect(html).toContain("<p>Some <em>words</em> and <code>code</code>.</p><ul><li>one</li><li>two</li></ul>");
    expect(html).toContain('<ol start="3"><li>three</li></ol>');
    expect(html).toContain("<th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>");
    expect(html).toContain("<pre><code>if (a &lt; b)\n    c();\n</code></pre>");
    expect(html).toContain('<a rel="nofollow noopener ugc" href="https://example.com/a?b=c&amp;d">site</a>');
  });

  test("links within the text lead to its own headings only", () => {
    const html = render("# Set up\n\n# Set up\n\n[a](#set-up) [b](#set-up-1) [c](#main) [d](#constructor)\n");
    expect(html).toContain('<a href="#readme-set-up">a</a> <a href="#readme-set-up-1">b</a> c d');
    expect(html).toContain('<h3 id="readme-set-up-1">');
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "&#106;avascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "docs/setup.md",
    "/sign-out",
    "https://user:pass@example.com/",
    "file:///etc/passwd",
  ])("%s is no link", (address) => {
    const html = render(`[words](${address}) <${address}>\n\n[words]: ${address}\n`);
    expect(html).not.toContain("<a ");
    expect(html).toContain("words");
  });

  test("no HTML of the author is HTML, and no attribute is of the author's choice", () => {
    const html = render(
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\na <b onclick=x>b</b> [x](https://e.com/"onload=a "t\\"onload=b") ![a"onload=c](shots/a.png)\n\n```"onload=d\nx\n```\n\n|a|\n|:-:|\n|b|\n',
    );
    expect(html.match(/<(?!\/)[a-z][^>]*>/gu)?.filter((tag) => /script|onerror|onclick|style/u.test(tag))).toEqual([]);
    for (const [tag] of html.matchAll(/<[a-z][^>]*>/gu)) expect(tag.replace(/"[^"]*"/gu, "")).not.toContain("onload");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  test("pictures are those of the archive; of others the words are left", () => {
    const html = render("![ours](./shots/a.png) ![far](https://evil.example/track.png) ![](data:image/png;base64,AA)");
    expect(html).toContain('<img src="/files/w/1.0.0/shots/a.png" alt="ours" loading="lazy" />');
    expect(html.match(/<img/gu)).toHaveLength(1);
    expect(html).toContain('<span class="no-image">far</span> <span class="no-image">image</span>');
  });

  test("what nobody sees is shown, written as itself or as an entity", () => {
    const html = render("a\u202Eb &#x202e;c d\u200Be &zwj; `f\u2060` \n\n    g\u00ADh\n");
    expect(html).not.toMatch(/[\u202E\u200B\u200D\u2060\u00AD]/u);
    for (const shown of ["\\u202eb", "\\u202ec", "\\u200be", "\\u200d", "\\u2060", "\\xadh"])
      expect(html).toContain(shown);
  });

  test("no level of headings is left out, and an empty one is none", () => {
    const html = render("###### deep\n\n#\n\n# <!-- -->\n\n### third\n\n# first\n");
    expect([...html.matchAll(/<h(\d)/gu)].map(([, level]) => Number(level))).toEqual([3, 3, 4, 3]);
  });

  test("a long text ends at a line, and says how much is left out", () => {
    const html = render("A line of words.\n".repeat(10_000));
    expect(html).toMatch(/<p class="soft">104,465 more characters are not shown\. The archive has all of it\.<\/p>$/u);
  });

  const fill = (piece: string): string =>
    `${piece.repeat(Math.ceil(2000 / piece.length)).slice(0, 1990)}\n\n`.repeat(33);
  test.each([
    ...["[", "![", "[](", "[[]", "*a_ ", "**a *b ", "_*", "<a@", "&#0", "\\", "~~a", "`a``b", "](", '"'].map(fill),
    ...["[".repeat(70_000), "> ".repeat(35_000), "- ".repeat(35_000), "a\n-\n".repeat(17_000), "# a\n".repeat(17_000)],
    `|${"a|".repeat(30_000)}\n|${"-|".repeat(30_000)}`,
    `${Array.from({ length: 4000 }, (_, at) => `[a${String(at)}]: /u`).join("\n")}\n\n${fill("[a1]")}`,
  ])("a bomb costs little: %#", (text) => {
    const measure = startEffort();
    const { length } = render(text);
    expect(measure()).toBeLessThan(1000);
    expect(length).toBeLessThan(1_000_000);
  });
});
