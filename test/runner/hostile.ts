import { COMMAND_NAMES } from "./model.js";

type Random = (below: number) => number;

// Listed apart from the model's own pattern, so that one checks the other.
export const WHITE_SPACE: readonly string[] = [
  0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0x85, 0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006,
  0x2007, 0x2008, 0x2009, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000,
].map((code) => String.fromCodePoint(code));

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}

const BREAKS = ["\n", "\r\n", "\r", "\n\r", "\v", "\f", "\u0085", "\u2028", "\u2029"];
const CONTROLS = [...range(0x00, 0x1f), ...range(0x7f, 0x9f)];
const INVISIBLE = [
  ...range(0x200b, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2060, 0x2069),
  ...["\u00ad", "\u034f", "\u061c", "\u180e", "\ufeff", "\u{e0001}"],
  ...range(0xe0020, 0xe007f),
];
const SURROGATES = ["\ud800", "\udbff", "\udc00", "\udfff", "\ude00\ud83d"];

const COMMANDS = [
  "::error::",
  "::error::boom",
  "::warning file=a.js,line=1::x",
  "::add-mask::e",
  "::set-output name=x::",
  "::set-env name=NODE_OPTIONS::x",
  "::save-state name=x::y",
  "::stop-commands::t",
  "::add-matcher::m.json",
  "::eRRoR::x",
  "##[add-mask]e",
  "##[group]",
  "##[error]x",
  "##[set-output name=x;]y",
  "##[stop-commands]t",
  "##[Add-Matcher]/m.json",
  ...COMMAND_NAMES.flatMap((name) => [`::${name}::x`, `##[${name}]x`]),
];
// Each becomes a command when a guard deletes or replaces what is between its parts.
const ALMOST = [
  "#\u001b#[add-mask]e",
  "#\u200b#[add-mask]e",
  "##\u0000[error]x",
  "###[error]x",
  "##[##[error]x]",
  "##[\\error]x",
  "::nothing::##[error]x",
  ":\u0000:error::x",
  "\u200b::error::x",
  "\u001b[0m::error::x",
  "x::error::y",
  "::t::",
];
const PIECES = ["##", "##[", "#", "[", "]", ":", "::", "=", ",", ";", "name=x", "error", "%", "\\"];
const ESCAPES = ["%0A", "%0D", "%25", "%250A", "%250D", "%2525", "%3A", "%2C", "%3B", "%5D", "%0a"];
const TERMINAL = [
  "\u001b[31m",
  "\u001b[0m",
  "\u001b[2J",
  "\u001b[1A\u001b[2K",
  "\u009b31m",
  "\u001b]0;title\u0007",
  "\u001b]8;;https://x\u001b\\link\u001b]8;;\u001b\\",
  "\u001b]52;c;ZQ==\u0007",
  "\u001b",
];
const MARKDOWN = [
  ...["<!--", "-->", "</details>", "|", "@user", "@org/team", "#1", "fixes #1", "![](https://x)"],
  ...["<img src=x>", "<script>", "[a](javascript:x)", "&lt;", "\n# h", "\n---\n", "\\|", "~~~"],
  ...range(1, 8).map((_, at) => "`".repeat(at + 1)),
];
const FILES = ["x<<EOF", "EOF", "\nEOF\n", "x=y", "PATH=/evil", "ghadelimiter_", "<<"];
const CODE = ["__proto__", "constructor", "../", "..\\", "/etc/passwd", "${{ x }}", "$(x)", "-rf"];
const QUOTES = ["'", '"', "\u2018", "\u201d", "''", '\\"'];
const WORDS = ["plugin", "a b", "\u00e9", "e\u0301", "\u6f22\u5b57", "\u05e9\u05dc\u05d5\u05dd"];
const EMOJI = ["\u{1f600}", "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}", "\u{1f1e9}\u{1f1ea}"];
const ARABIC = ["\u0645\u0631\u062d\u0628\u0627", "\u0640".repeat(9)];

const FAMILIES: readonly (readonly string[])[] = [
  ...[WHITE_SPACE, BREAKS, CONTROLS, INVISIBLE, SURROGATES, COMMANDS, COMMANDS, ALMOST, PIECES],
  ...[ESCAPES, TERMINAL, MARKDOWN, FILES, CODE, QUOTES, WORDS, EMOJI, ARABIC],
];

/** The mulberry32 generator: small, seeded, the same on every machine. */
function randomFrom(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below);
  };
}

const pick = (random: Random, from: readonly string[]): string => from[random(from.length)] ?? "";

function fragment(random: Random): string {
  const text = pick(random, FAMILIES[random(FAMILIES.length)] ?? WORDS);
  const long = random(40) === 0 && text !== "";
  return long ? text.repeat(Math.ceil(300 / text.length)).slice(0, 1 + random(300)) : text;
}

function several(random: Random, most: number, next: (random: Random) => string): string {
  return Array.from({ length: random(most + 1) }, () => next(random)).join("");
}

/** A command where the runner looks for one: at the start of a line, after any white space. */
function atLineStart(random: Random): string {
  const lead = random(2) === 0 ? several(random, 3, fragment) + pick(random, BREAKS) : "";
  const blank = several(random, 3, (next) => pick(next, WHITE_SPACE));
  return lead + blank + pick(random, COMMANDS) + several(random, 3, fragment);
}

function hostileString(random: Random): string {
  return random(3) === 0 ? atLineStart(random) : several(random, 8, fragment);
}

export function* hostileStrings(seed: number, count: number): Generator<string> {
  const random = randomFrom(seed);
  for (let made = 0; made < count; made += 1) yield hostileString(random);
}

const NAME_BYTES = 200;

function cutToBytes(text: string, most: number): string {
  let kept = "";
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > most) break;
    kept += character;
  }
  return kept;
}

/** What Linux takes as a file name: no slash, no NUL, and text that survives as UTF-8. */
function asFileName(text: string): string {
  const wellFormed = Buffer.from(text, "utf8").toString("utf8");
  const name = cutToBytes(wellFormed.replaceAll("/", "").replaceAll("\0", ""), NAME_BYTES);
  return ["", ".", ".."].includes(name) ? `${name}n` : name;
}

export function* hostileNames(seed: number, count: number): Generator<string> {
  for (const text of hostileStrings(seed, count)) yield asFileName(text);
}
