import { defineCheck, type Problem } from "../../core/check.js";
import { INSTALLATION, measureLikenessToInstallation, namesInstallation } from "./installation-title.js";
import type { Readme } from "../../plugin/documents/facts.js";
import { indexLines, type Lines } from "../../base/text/lines.js";
import type { Range } from "../../base/text/location.js";
import { quote } from "../../base/text/safe.js";
import type { Heading } from "../../base/text/markdown/section.js";
import { certain, decide, edit, type Help } from "../../base/text/help.js";

/** What the specification's sample script looks for, anywhere in the text. */
const LITERAL = `## ${INSTALLATION}`;
const ADD = decide(`Add ${LITERAL}, and explain below it how to install the plugin`, "text");
/** A line that looks like a heading, or is bold as one. */
const MARKED = /^([\s>]*)(#{1,6}(?!#)|\*\*|__)(.*)$/u;

export default defineCheck({
  id: "readme-installation",
  title: 'README.md has a section titled "Installation"',
  severity: "error",
  codes: {
    "missing-section": "There is no section with this title",
    overlooked: "The heading is not in the form that the submission script looks for",
    "longer-title": "The title is longer than required",
    "empty-section": "The section is empty",
  },
  needs: ["readme"],
  *run({ readme }) {
    const { path, text, isCut } = readme;
    const exact = readme.sections.find(({ heading, isEmpty }) => isExact(heading) && !isEmpty);
    if (exact && text.includes(LITERAL)) return;
    const sections = readme.sections.filter(({ heading }) => namesInstallation(heading.title));
    const section = exact ?? sections.find(({ heading }) => isExact(heading)) ?? sections[0];
    if (!section) {
      yield describeMissing(readme);
      return;
    }
    const { heading } = section;
    const lines = indexLines(text);
    const about = {
      at: { file: path, range: heading.range },
      // A title about more than the installation stays.
      help: measureLikenessToInstallation(heading.title) === undefined ? ADD : writeHeading(path, heading, lines),
    };
    const words = quote(lines.slice(heading.range));
    if (!text.includes(LITERAL)) {
      yield {
        ...about,
        code: "overlooked",
        severity: "warning",
        strict: "error",
        message: `The heading ${words} may be overlooked: the submission script looks for ${quote(INSTALLATION)} one space after ##`,
        help: isSameInLetters(heading, lines) ? certain(about.help) : about.help,
      };
    } else if (!isExact(heading)) {
      yield {
        ...about,
        code: "longer-title",
        severity: "notice",
        strict: "error",
        message: `The heading ${words} says more than ${quote(INSTALLATION)}, the expected title`,
      };
    }
    if (!isCut && sections.every(({ isEmpty }) => isEmpty)) {
      yield {
        code: "empty-section",
        at: about.at,
        severity: "warning",
        message: `The section ${words} is empty`,
        help: decide("Explain below the heading how to install the plugin", "text"),
      };
    }
  },
});

/** Whether a title is the one that is asked for; punctuation around it does not count. */
function isExact({ title }: Heading): boolean {
  return title.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, "") === INSTALLATION;
}

/** The heading as it should be there. One with # keeps its level, but is not the title of the whole. */
function formatHeading({ level, style }: Heading): string {
  return style === "atx" ? `${"#".repeat(Math.max(2, level))} ${INSTALLATION}` : LITERAL;
}

/** Writes the right heading in the place of one, with its marks, its tags or the line below it. */
function writeHeading(file: string, heading: Heading, lines: Lines): Help {
  const text = formatHeading(heading);
  const title = `Write: ${text}`;
  const { start, end } = heading.range;
  const [line, below] = [lines.line(start.line) ?? "", end.line + 1];
  const write = (from: Range["start"], to: Range["end"], written = text): Help =>
    edit(title, [{ file, range: { start: from, end: to }, text: written }]);
  switch (heading.style) {
    case "atx": {
      const marked = line.slice(0, start.column - 1).trimEnd().length;
      return write({ line: start.line, column: marked - heading.level + 1 }, end);
    }
    case "setext":
      return write(start, { line: below, column: (lines.line(below) ?? "").length + 1 });
    default: {
      // Markdown in HTML begins behind an empty line.
      const isAlone = /^\s*<h[1-6][^<>]*>.*<\/h[1-6]>\s*$/u.test(line) && start.line === end.line;
      const whole = { line: start.line, column: line.length + 1 };
      return isAlone ? write({ line: start.line, column: 1 }, whole, `\n${text}\n`) : decide(title, "text");
    }
  }
}

/** Where only letter case, emphasis or spaces differ, links to the heading stay what they are. */
function isSameInLetters({ range, level, style }: Heading, lines: Lines): boolean {
  return style === "atx" && level >= 2 && /^[*_`]*installation[*_`]*$/iu.test(lines.slice(range));
}

function describeMissing({ name, path, text, isCut, sections }: Readme): Problem<"missing-section"> {
  const lines = indexLines(text);
  const headings = new Set(sections.map(({ heading }) => heading.range.start.line));
  const marked = findStrayLine(path, lines, headings, "#");
  if (marked) return marked;
  const [likely] = sections
    .filter(({ heading }, at) => at > 0 || heading.level > 1)
    .map(({ heading }) => ({ heading, likeness: measureLikenessToInstallation(heading.title) ?? Infinity }))
    .filter(({ likeness }) => likeness < Infinity)
    .toSorted((a, b) => a.likeness - b.likeness);
  if (likely) {
    const { heading } = likely;
    return {
      code: "missing-section",
      at: { file: path, range: heading.range },
      message: `The heading ${quote(lines.slice(heading.range))} does not contain the word ${quote(INSTALLATION)}, nor does any other heading`,
      help: writeHeading(path, heading, lines),
    };
  }
  const bold = findStrayLine(path, lines, headings, "bold");
  if (bold) return bold;
  return {
    code: "missing-section",
    at: { file: path },
    message: `${name} has no section titled ${quote(INSTALLATION)}${isCut ? " in the part that is read" : ""}`,
    help: ADD,
  };
}

/** A line that was meant as the heading, and is none. */
function findStrayLine(
  file: string,
  lines: Lines,
  headings: ReadonlySet<number>,
  form: "#" | "bold",
): Problem<"missing-section"> | undefined {
  for (let line = 1; line <= lines.count; line++) {
    const text = (lines.line(line) ?? "").trimEnd();
    const [, before = "", marks = "", title = ""] = MARKED.exec(text) ?? [];
    if (marks === "" || headings.has(line) || !namesInstallation(title)) continue;
    if (marks.startsWith("#") !== (form === "#")) continue;
    const why = explainNoHeading(marks, title, isBelowHtml(lines, line));
    if (!why) continue;
    const range = { start: { line, column: before.length + 1 }, end: { line, column: text.length + 1 } };
    const words = quote(text.slice(before.length));
    return {
      code: "missing-section",
      at: { file, range },
      message: `The line ${words} is ${why.is}`,
      help: adviseOnStray(why, file, range),
    };
  }
  return undefined;
}

function adviseOnStray({ heading, help, needsSpace }: NoHeading, file: string, range: Range): Help {
  const above = { line: range.start.line, column: 1 };
  if (needsSpace) return certain(edit(help, [{ file, range: { start: above, end: above }, text: "\n" }]));
  return heading === undefined ? decide(help, "meaning") : edit(help, [{ file, range, text: heading }]);
}

/** A longer bold line is a sentence. */
const MAX_BOLD_WORDS = 4;

/** Whether the lines right above begin an element of HTML, to which this one then belongs. */
function isBelowHtml(lines: Lines, line: number): boolean {
  let first = line;
  while (first > 1 && (lines.line(first - 1) ?? "").trim() !== "") first--;
  return first < line && /^ {0,3}<\/?[a-z]/iu.test(lines.line(first) ?? "");
}

/** Why a line is no heading, what to do, and the heading to write in its place. */
interface NoHeading {
  readonly is: string;
  readonly help: string;
  readonly heading?: string;
  /** Whether an empty line above it makes it one. */
  readonly needsSpace?: true;
}

function explainNoHeading(marks: string, title: string, isBelow: boolean): NoHeading | undefined {
  if (!marks.startsWith("#")) {
    const isAll = title.endsWith(marks) || title.endsWith(`${marks}:`);
    if (!isAll || title.trim().split(/\s+/u).length > MAX_BOLD_WORDS) return undefined;
    return { is: "bold text, not a heading", help: `Write: ${LITERAL}`, heading: LITERAL };
  }
  if (!/^[ \t]/u.test(title)) {
    const is = `not a heading: a plain space must follow the ${marks}`;
    const heading = `${marks === "#" ? "##" : marks} ${INSTALLATION}`;
    return { is, help: `Write: ${heading}`, heading };
  }
  // A comment of a shell begins with one mark, and a space.
  if (marks === "#") return undefined;
  if (isBelow)
    return {
      is: "part of the HTML right above it, so it is not a heading",
      help: "Add an empty line above it",
      needsSpace: true,
    };
  const help = "Move it out of them. Perhaps one above it is not closed";
  return { is: "part of code, a comment or a quote, so it is not a heading", help };
}
