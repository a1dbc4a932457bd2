import { hasAnchor } from "./secret-patterns.js";

/**
 * The one place through which text from a repository goes before it is shown.
 *
 * The GitHub runner reads a step's output: `::name::` after any Unicode white space at the start of a line, and
 * `##[name]` anywhere in one, are commands. A terminal obeys escape sequences, and a reader is fooled by text that
 * is invisible or runs backwards. Nothing here drops a character: what is unsafe becomes visible.
 */

const PLAIN = /^[\x20-\x7e]*$/u;
// Controls, formats (bidi, zero-width, tags), separators, lone surrogates, every space but U+0020, and what fonts show
// as nothing; the two selectors that choose between text and emoji stay.
const UNSAFE = String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}`;
const UNSEEN = String.raw`[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]|(?! )\p{Zs}`;
const patterns = new Map<string, RegExp>();

/** Made where it is needed: a literal with classes of Unicode costs a twentieth of a run by being read. */
function getPattern(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, "gu");
  patterns.set(source, known);
  return known;
}

const NAMED: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Any text as one harmless line: no control, nothing invisible, no command to the runner. */
export function makeVisible(text: string): string {
  return makeInertLine(PLAIN.test(text) ? text : text.replace(getPattern(UNSAFE), escapeCharacter));
}

/**
 * A value of the plugin's as a message shows it: text in quotes and cut to `maxLength` characters, a list or an object by
 * its kind. Nothing is shown of a text that may contain a secret.
 */
export function quote(value: unknown, maxLength = 80): string {
  if (typeof value === "string") return mayBeSecret(value) ? '"…"' : JSON.stringify(shorten(value, maxLength));
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}

const MIN_SECRET_LENGTH = 16;

/** Whether a text may contain a secret: then it is not shown. */
export function mayBeSecret(text: string): boolean {
  return text.length >= MIN_SECRET_LENGTH && hasAnchor(text);
}

/** At most `maxLength` code points of a text, with an ellipsis for what is left out. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const points = [...text.slice(0, maxLength * 2 + 1)];
  if (points.length <= maxLength) return text;
  return `${points.slice(0, maxLength).join("")}…`;
}

/** Lines that this tool has composed, made inert for the runner once more before they leave the process. */
export function makeInert(text: string): string {
  if (/##\[|::/u.test(text)) return text.replace(/[^\r\n]+/gu, makeInertLine);
  return text;
}

function makeInertLine(line: string): string {
  return line.replace(/##\[/gu, "##\\[").replace(/^([\s\u0085]*)::/u, "$1\\::");
}

function escapeCharacter(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x100) return NAMED[char] ?? `\\x${hex(code, 2)}`;
  if (code > 0xffff) return `\\u{${hex(code, 5)}}`;
  return `\\u${hex(code, 4)}`;
}

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, "0");

/** JSON with the same meaning that contains neither a command nor an invisible character. */
export function makeInertJson(json: string): string {
  return json
    .replace(/##\[/gu, "#\\u0023[")
    .replace(getPattern(UNSEEN), (char) =>
      Array.from({ length: char.length }, (_, at) => `\\u${hex(char.charCodeAt(at), 4)}`).join(""),
    );
}

/** The same as {@link makeVisible}, for a text of several lines. */
export function makeVisibleLines(text: string): string {
  return text.split("\n").map(makeVisible).join("\n");
}

/** The data of a workflow command: the part after its second `::`. Line feeds stay. */
export function escapeCommandData(text: string): string {
  return encodePercent(makeVisibleLines(text));
}

/** A property of a workflow command, such as `file`: the runner gets it back exactly. */
export function escapeCommandProperty(text: string): string {
  return encodePercent(text).replace(/:/gu, "%3A").replace(/,/gu, "%2C");
}

function encodePercent(text: string): string {
  return text.replace(/%/gu, "%25").replace(/\r/gu, "%0D").replace(/\n/gu, "%0A");
}

/** What GitHub makes something of without any markup: mentions, issues, commits, addresses, emoji and mathematics. */
const LINKED = String.raw`[@$]|#(?=\d)|:\/\/|www\.|GH-\d|\b[\da-f]{7,40}\b|:[\w+-]+:`;
/** Spaces that a page shows as fewer or as none, and what must not be next to a code span. */
const NOT_SHOWN = "^ +$| {2}|`";
/** A text in quotes, a word, or what is between them. A cell of a table ends at each bar. */
const PARTS = String.raw`^ +| +$| {2,}|"(?:[^"\\|]|\\[^|])*"|[^ "|]+|[^]`;

/**
 * Text inside GitHub Markdown: no markup, no HTML, no link, no mention, no issue reference. A part that GitHub would
 * make something of becomes a code span. So what is shown, and what a reader copies, is the text itself.
 */
export function formatMarkdown(text: string): string {
  const visible = makeVisible(text);
  const special = new RegExp(`${LINKED}|${NOT_SHOWN}`, "iu");
  let shown = "";
  let code = "";
  for (const { 0: part, index } of visible.matchAll(getPattern(PARTS))) {
    const isSpace = part === " " && index > 0 && index < visible.length - 1;
    const isCode = !isSpace && special.test(part);
    // Two code spans next to each other would be one.
    if (!isCode) shown += formatCode(code) + escapeMarkup(part);
    code = isCode ? code + part : "";
  }
  return (shown + formatCode(code)).replace(/^(?:[-+=]|\d+(?=\.))/u, (start) =>
    /\d/u.test(start) ? `${start}\\` : `\\${start}`,
  );
}

/** The same, but all of the text as code: a path, or what is to be pasted. */
export function formatMarkdownCode(text: string): string {
  return makeVisible(text).split("|").map(formatCode).join("\\|");
}

/** Lines as a block of code. GitHub shows it as it is, with a button that copies it. No line can end it. */
export function formatCodeBlock(lines: readonly string[]): readonly string[] {
  const visible = lines.map(makeVisible);
  const fence = makeFence(visible.join("\n"));
  return [`${fence}text`, ...visible, fence];
}

function escapeMarkup(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#!|~&]/gu, "\\$&");
}

/** A code span. Punctuation behind an address is not a part of it. */
function formatCode(text: string): string {
  let end = text.length;
  while (".,:;!?".includes(text.charAt(end - 1) || "x")) end--;
  const code = text.slice(0, end);
  const rest = escapeMarkup(text.slice(end));
  if (code === "") return rest;
  const fence = makeFence(code, 1);
  const isTrimmed = code.startsWith(" ") && code.endsWith(" ") && code.trim() !== "";
  const blank = isTrimmed || code.startsWith("`") || code.endsWith("`") ? " " : "";
  return `${fence}${blank}${code}${blank}${fence}${rest}`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text to one harmless line inside XML or HTML, between tags or in an attribute with double quotes. */
export function escapeXml(text: string): string {
  return makeVisible(text)
    .replace(/[\ufffe\uffff]/gu, (char) => `\\u${char.charCodeAt(0).toString(16)}`)
    .replace(/[&<>"]/gu, (char) => ENTITIES[char] ?? char);
}

/** Back-ticks that fence a text in Markdown: longer than any run of them in it, and at least so many. */
export function makeFence(text: string, min = 3): string {
  const longest = [...text.matchAll(/`+/gu)].reduce((max, [run]) => Math.max(max, run.length), min - 1);
  return "`".repeat(longest + 1);
}

/** As JSON, with escapes for what looks the same in two forms. */
export function escapeLetters(text: string): string {
  const escape = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return shorten(JSON.stringify(text).replace(/[^\x20-\x7e]/g, escape), 200);
}
