import {
  definedName,
  fenceLineKind,
  isBlank,
  isSeenText,
  lineKind,
  openedFence,
  type Fence,
  type LineKind,
} from "./markdown-line.js";
import type { FoundHeading } from "./section.js";

/**
 * The headings of a Markdown text that is written as most are: `# Title` from the first column, code between fences,
 * HTML in blocks without headings. `undefined` for one that needs a closer look. The tests hold what is found here
 * against the parser.
 */
export function plainHeadings(text: string): readonly FoundHeading[] | undefined {
  if (/\r(?!\n)|\0/u.test(text)) return undefined;
  const found: PlainHeading[] = [];
  const definitions = new Set<string>();
  let fence: Fence | undefined;
  let before: LineKind = "text";
  let next = 0;
  for (let from = text.startsWith("\uFEFF") ? 1 : 0; from < text.length; from = next) {
    const feed = text.indexOf("\n", from);
    next = feed === -1 ? text.length : feed + 1;
    const line = text.slice(from, feed === -1 ? next : text[feed - 1] === "\r" ? feed - 1 : feed);
    const last = found.at(-1);
    if (fence) {
      const kind = fenceLineKind(line, fence);
      if (kind === "odd") return undefined;
      if (kind === "end") fence = undefined;
      else if (last && line.trim() !== "") last.filled = true;
      continue;
    }
    const kind = lineKind(line);
    if (before === "html" && kind !== "blank") {
      if (!IN_HTML.has(kind)) return undefined;
      if (kind !== "comment") doubt(last);
      continue;
    }
    if (before === "definition" && kind !== "definition" && kind !== "blank") return undefined;
    switch (kind) {
      case "odd":
      case "tag":
        return undefined;
      case "atx": {
        const heading = headingIn(line, from, next);
        if (!heading) return undefined;
        found.push(heading);
        break;
      }
      case "fence":
        fence = openedFence(line);
        if (!fence) return undefined;
        // One that is indented far enough is code itself.
        if (fence.indent > 0) doubt(last);
        break;
      case "underline":
        if (before !== "blank") return undefined;
        doubt(last);
        break;
      case "definition":
        if (before !== "blank" && before !== "definition") return undefined;
        definitions.add(definedName(line));
        break;
      case "html":
        doubt(last);
        break;
      case "text":
        if (last && !last.filled && isSeenText(line)) last.filled = true;
        else doubt(last);
        break;
      case "blank":
      case "comment":
    }
    before = kind;
  }
  const isSure = !fence && found.every(({ unsure, filled }) => filled || !unsure);
  return isSure ? found.map((heading) => resolved(heading, definitions)) : undefined;
}

interface PlainHeading extends FoundHeading {
  /** Whether something stands below it that may or may not be seen. */
  unsure: boolean;
  /** What stands in brackets in its title: a link, if a definition has this name. */
  readonly label: string | undefined;
}

/** What changes nothing in a block of HTML, nor in a paragraph with tags. */
const IN_HTML = new Set<LineKind>(["html", "tag", "comment", "text"]);

const MARKS = /^#{1,6} +/u;
const TITLE = /^[^\\`*_<&[\]#\s]+(?: +[^\\`*_<&[\]#\s]+)*$/u;
const LINK = /(?<!!)\[([\w.+-]+)\](?:\(https?:\/\/[\w./~:?=+%-]+\)|(?![[(]))/u;

function doubt(heading: PlainHeading | undefined): void {
  if (heading) heading.unsure = true;
}

function headingIn(line: string, from: number, to: number): PlainHeading | undefined {
  const rest = line.replace(MARKS, "");
  const written = rest.trimEnd();
  const link = written.includes("[") ? LINK.exec(written) : null;
  const title = link ? written.replace(link[0], link[1] ?? "") : written;
  if (rest === line || !TITLE.test(title) || !isBlank(rest.slice(written.length))) return undefined;
  const start = from + line.length - rest.length;
  const label = link?.[0].endsWith("]") === true ? link[1] : undefined;
  const seen = label === undefined ? title : written;
  const tidy = seen.includes("  ") ? seen.replace(/ +/gu, " ") : seen;
  const place = { start, end: start + written.length, from, to };
  return { level: line.indexOf(" "), title: tidy, style: "atx", ...place, filled: false, unsure: false, label };
}

/** A title in brackets is one without them if they are a link. */
function resolved(heading: PlainHeading, definitions: ReadonlySet<string>): FoundHeading {
  const { level, title, style, start, end, from, to, filled, label } = heading;
  const isLink = label !== undefined && definitions.has(label.toLowerCase());
  return { level, title: isLink ? title.replace(`[${label}]`, label) : title, style, start, end, from, to, filled };
}
