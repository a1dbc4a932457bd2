import { expect } from "vitest";
import { releaseServer } from "../servers/release-server.js";
import { expectOne, packageWith, runReleaseHere, taggedPlugin } from "../support/release.js";
import { sampleOf } from "../support/torture.js";
import { manifestWith } from "../support/folders.js";
import { nightly } from "../support/nightly.js";

const changelog = (notes: string, more = ""): string =>
  `# Changelog\n\n## [1.4.0] - 2026-01-31\n\n${notes}\n\n## [1.3.0] - 2026-01-01\n\n- Old\n${more}`;
const WHERE = "All of it is in [CHANGELOG.md](https://github.example.com/lumen-labs/plugins/blob/v1.4.0/CHANGELOG.md).";

/** Names what is repeated once: such as `{3 x}` for "xxx". */
function fold(text: string): string {
  return text.replace(/([^]{1,16}?)\1{99,}/gu, (all, part: string) => `{${String(all.length / part.length)} ${part}}`);
}

/** The notes of a release whose changelog has these, above the seal. */
async function notesOf(text: string): Promise<string> {
  const server = await releaseServer();
  const { status, output } = await runReleaseHere(taggedPlugin(server, { "CHANGELOG.md": text }), server);
  expect(status, output).toBe(0);
  expectOne(server, "notes");
  const body = server.repository.releases[0]?.body ?? "";
  return body.slice(0, body.indexOf("<!--")).trimEnd();
}

const CASES = [
  ["one line of words", `- ${"word ".repeat(30_000)}end`, "-{11999  word}\n\n… 90,009"],
  ["one word", "x".repeat(130_000), "{60000 x}\n\n… 70,000"],
  ["one line of pictures", `x${"\u{1f600}".repeat(65_000)}`, "x{29999 \u{1f600}}\n\n… 70,002"],
  ["a short line and a very long one", `- Short\n- ${"y".repeat(130_000)}`, "- Short\n- {59990 y}\n\n… 70,010"],
  ["lines", "- A line of ten\n".repeat(9_000), "{3750 - A line of ten\n}\n… 84,000"],
  [
    "a block of code",
    `- It was\n\n\`\`\`js\n${"call();\n".repeat(17_000)}\`\`\``,
    "```js{7498 \ncall();}\n```\n\n… 76,020",
  ],
] as const;

nightly.each(sampleOf(CASES, 3))(
  "notes of %s are cut, and say how much is left out and where all of it is",
  async (_, notes, expected) => {
    const cut = fold(await notesOf(changelog(notes)));
    expect(cut).toContain(expected);
    expect(cut).toMatch(/\n… [\d,]+ characters are left out here\. /u);
    expect(cut).toContain(WHERE);
    expect(cut.isWellFormed()).toBe(true);
  },
);

nightly("notes that are cut keep the definitions of their links", async () => {
  const notes = await notesOf(changelog(`- See [#7]. ${"word ".repeat(30_000)}`, "\n[#7]: https://example.com/7\n"));
  expect(fold(notes)).toMatch(/word\}\n\n… 90,\d{3} characters .*\n\n\[#7\]: https:\/\/example\.com\/7$/u);
});

nightly.each([
  [
    "their own last line",
    "\n\n**Full Changelog**: https://github.example.com/compare/v1...v2",
    "**Full Changelog**: https://github.example.com/compare/v1...v2",
  ],
  ["the command that lists them", "", "`git log v1.4.0-rc.1` has all of it."],
])("notes that GitHub made are cut with %s", async (_, end, whole) => {
  const version = "1.4.0-rc.1";
  const server = await releaseServer();
  server.repository.generated = `* A change\n${"* ".padEnd(140_000, "z")}${end}`;
  const files = {
    "manifest.json": manifestWith({ version }),
    "package.json": packageWith({ version }),
    "CHANGELOG.md": "# Changelog\n\n## [1.3.0] - 2026-01-01\n\n- Old\n",
  };
  const folder = taggedPlugin(server, files, `v${version}`);
  const { status, output } = await runReleaseHere(folder, server, "--tag", `v${version}`);
  expect(status, output).toBe(0);
  const body = fold(server.repository.releases[0]?.body ?? "");
  expect(body).toMatch(/^\* A change\n\* \{99987 z\}\n\n… 40,0\d\d characters are left out here\. /u);
  expect(body).toContain(` ${whole}\n`);
});
