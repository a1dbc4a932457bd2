import { WORDS } from "./author.js";
import { replaceLines, splitLines, textOf, withText } from "./edits.js";
import type { Advice, Rule } from "./rule.js";
import { TODAY, type Files } from "./situation.js";

/** Help texts about README.md and CHANGELOG.md: headings, and what is below them. */
export const DOCUMENT_RULES: readonly Rule[] = [
  {
    says: /^Write the name of the owner of the copyright/u,
    obey: ({ files, finding, file }) => {
      const placeholder = /"([^"]+)"/u.exec(finding.message)?.[1] ?? "";
      return withText(files, file, textOf(files, file).replace(placeholder, "Harbour Office"));
    },
  },
  // Write: ## Installation; Make it one: ## 1.2.0; If that is what is released, rename the heading to: …
  {
    says: /^(?:Write|Make it one|Rename the heading to|If that is what is released, rename the heading to): (#{1,6} .*|\[.*)$/u,
    obey: (advice, heading = "") => writeHeading(advice, heading.replace("<date>", TODAY)),
  },
  {
    says: /^Make it one, and move the words behind it below: (#{1,6} .*)$/u,
    obey: (advice, heading = "") => {
      const line = splitLines(textOf(advice.files, advice.file))[lineOf(advice) - 1] ?? "";
      const words = line.slice(line.indexOf(":") + 1).trim();
      return replaceLines(advice.files, advice.file, lineOf(advice), 1, [heading, "", `- ${words}`, ""]);
    },
  },
  {
    says: /^Add one above it(?:, between blank lines)?, and what changed below: (.*)$/u,
    obey: (advice, heading = "") => insert(advice, lineOf(advice), makeEntry(heading)),
  },
  {
    says: /^Add a heading, and what changed below it: (.*)$/u,
    obey: (advice, heading = "") => insert(advice, 2, makeEntry(heading)),
  },
  {
    says: /^If it is the entry, begin it with the version; else add one: (.*)$/u,
    obey: (advice, heading = "") => insert(advice, 2, makeEntry(heading)),
  },
  {
    says: /^Keep what is right of both sides, and delete the lines/u,
    obey: ({ files, file }) =>
      withText(files, file, textOf(files, file).replace(/^<{7} .*\n([^]*?)^={7}\n[^]*?^>{7} .*(?:\n|$)/gmu, "$1")),
  },
  {
    says: /^Put an empty line above it$/u,
    obey: (advice) => insert(advice, lineOf(advice), [""]),
  },
  {
    says: /^Take it out of the code or the comment/u,
    obey: (advice) => {
      const line = lineOf(advice);
      const heading = splitLines(textOf(advice.files, advice.file))[line - 1] ?? "";
      return insert({ ...advice, files: replaceLines(advice.files, advice.file, line, 1, []) }, 2, makeEntry(heading));
    },
  },
  {
    says: /^Write below (?:it what changed|the heading how)/u,
    obey: (advice) => insert(advice, lineOf(advice) + 1, ["", `- ${WORDS}`, ""]),
  },
  {
    says: /^(?:Put the date of the release in its place|Write the day of the release)/u,
    obey: (advice) =>
      changeLine(advice, (line) => line.replace(/\(?unreleased\)?|<date>|YYYY-MM-DD|\d{4}-\d\d-\d\d$/iu, TODAY)),
  },
  {
    says: /^Add "### (\w[\w ]*)"(?: with what stops working and "### (\w+)")?/u,
    obey: (advice, ...titles) => {
      const notes = titles
        .filter((title) => title !== undefined)
        .flatMap((title) => ["", `### ${title}`, "", NOTES[title] ?? ""]);
      return insert(advice, lineOf(advice) + 1, [...notes, ""]);
    },
  },
  {
    says: /^Add one: (## Installation), and below it/u,
    obey: ({ files, file }, heading = "") => append(files, file, heading),
  },
  {
    says: /^Put it outside of them/u,
    obey: (advice) =>
      append(replaceLines(advice.files, advice.file, lineOf(advice), 1, []), advice.file, "## Installation", true),
  },
  {
    says: /^Say what the plugin does, how it is installed/u,
    obey: ({ files, file }) => withText(files, file, `${textOf(files, file)}\n${WORDS}\n\n${WORDS}\n\n${WORDS}\n`),
  },
];

const NOTES: Readonly<Record<string, string>> = {
  "Breaking changes": "- The setting `harbour` is removed.",
  Migration: "- Use the setting `place` instead of `harbour`.",
};

const makeEntry = (heading: string): readonly string[] => [heading.replace("<date>", TODAY), "", `- ${WORDS}`, ""];

const lineOf = ({ finding }: Advice): number => finding.location.range?.start.line ?? 1;

function insert({ files, file }: Advice, line: number, added: readonly string[]): Files {
  return replaceLines(files, file, line, 0, added);
}

function changeLine(advice: Advice, change: (line: string) => string): Files {
  const line = lineOf(advice);
  const text = splitLines(textOf(advice.files, advice.file))[line - 1] ?? "";
  return replaceLines(advice.files, advice.file, line, 1, [change(text)]);
}

/** Over a heading goes another, with the line that underlines it; a title alone leaves that line. */
function writeHeading(advice: Advice, heading: string): Files {
  const line = lineOf(advice);
  const next = splitLines(textOf(advice.files, advice.file))[line] ?? "";
  const isUnderlined = /^(?:=+|-+)\s*$/u.test(next);
  return replaceLines(advice.files, advice.file, line, isUnderlined && heading.startsWith("#") ? 2 : 1, [heading]);
}

/** At the end, where no code, comment or quote is open any more. */
function append(files: Files, file: string, heading: string, closes = false): Files {
  const text = textOf(files, file);
  const fences = [...text.matchAll(/^ *(```+|~~~+)/gmu)].map(([, fence = ""]) => fence);
  const open = closes && fences.length % 2 === 1 ? `\n${fences.at(-1) ?? ""}\n` : "";
  return withText(files, file, `${text}\n${open}\n${heading}\n\n${WORDS}\n`);
}
