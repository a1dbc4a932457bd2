import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { slug } from "github-slugger";
import { defineConfig } from "vitepress";
import { makeSearch } from "./search.mjs";

// scripts/site/stage.ts writes what is read here: the pages, and who lists them.
const SOURCE = new URL("../../build/site-source/", import.meta.url);
const { base, repository, version, sections, subjects, words } = JSON.parse(
  readFileSync(new URL("navigation.json", SOURCE), "utf8"),
);

const isOfMaintainers = ({ items }) => items.some(({ link }) => link.startsWith("/maintainers/"));
const ICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><rect width='16' height='16' rx='3' fill='%231f6b45'/><path d='M4 8.5l3 3 5-7' fill='none' stroke='white' stroke-width='2'/></svg>";
const fold = (section) => ({ ...section, collapsed: true });

export default defineConfig({
  srcDir: "../build/site-source/pages",
  outDir: "../build/site",
  cacheDir: "../build/site-cache",
  base,
  lang: "en",
  title: "plugin-preflight",
  description: "Find out what the plugin marketplace would reject before you submit.",
  ignoreDeadLinks: "localhostLinks",
  head: [
    ["meta", { name: "theme-color", content: "#1f6b45" }],
    ["link", { rel: "icon", type: "image/svg+xml", href: ICON }],
  ],
  // Nothing of another host is loaded or asked. The functions of the search come as text.
  transformHtml(html) {
    const scripts = [...html.matchAll(/<script(?: id="[\w-]*")?>([^]*?)<\/script>/gu)].map(([, text]) => text);
    const hashes = scripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    const policy = [
      "default-src 'self'",
      `script-src 'self' 'unsafe-eval' ${hashes.join(" ")}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "base-uri 'none'; object-src 'none'; form-action 'none'",
    ].join("; ");
    return html.replace("<head>", `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
  },
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    // The same anchors as on GitHub.
    anchor: { slugify: slug },
    config(md) {
      // What another template language would replace, such as ${{ github.token }}, is text here.
      const { code_inline: renderCode } = md.renderer.rules;
      md.renderer.rules.code_inline = (...given) => renderCode(...given).replace("<code", "<code v-pre");
      // A wide table is scrolled in its own frame, with the keyboard too.
      md.renderer.rules.table_open = () => '<div class="frame" tabindex="0" role="group" aria-label="Table"><table>\n';
      md.renderer.rules.table_close = () => "</table></div>\n";
    },
  },
  vite: { build: { chunkSizeWarningLimit: 2000 }, publicDir: "public" },
  themeConfig: {
    nav: [
      { text: "Get started", link: "/start/add-the-action/", activeMatch: "/start/" },
      { text: "Guides", link: "/guides/fix-findings/", activeMatch: "/guides/" },
      { text: "Release", link: "/release/github/", activeMatch: "/release/" },
      { text: "Checks", link: "/reference/checks/", activeMatch: "/checks/" },
      { text: "Reference", link: "/reference/command-line/", activeMatch: "/reference/(?!checks/)" },
      { text: "Help", link: "/help/troubleshooting/", activeMatch: "/help/" },
      {
        text: version,
        items: [
          { text: "Changelog", link: "/project/changelog/" },
          { text: "Upgrade", link: "/project/upgrading/" },
          { text: "Contribute", link: "/maintainers/contributing/" },
        ],
      },
    ],
    sidebar: {
      "/": sections
        .filter((section) => !isOfMaintainers(section))
        .map((section, at) => ({ ...section, collapsed: at > 1 })),
      "/checks/": [{ text: "← All checks", link: "/reference/checks/" }, ...subjects.map(fold)],
      "/maintainers/": sections.filter(isOfMaintainers),
    },
    socialLinks: [{ icon: "github", link: repository, ariaLabel: "The repository on GitHub" }],
    editLink: { pattern: ({ frontmatter }) => frontmatter.edit, text: "Edit this page" },
    search: makeSearch(base, words),
    notFound: { linkLabel: "Take me home" },
    outline: { level: [2, 3], label: "On this page" },
    footer: { message: "MIT license" },
  },
});
