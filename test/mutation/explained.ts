/** Why a change that no test notices is right, or cannot be noticed. */
export interface Explanation {
  readonly file: string;
  /** A part of the line. */
  readonly line: string;
  /** What is changed, and into what; anything in that line where it is left out. */
  readonly before?: string;
  readonly after?: string;
  readonly why: string;
}

const CONNECTION = "src/network/connection.ts";
const GITHUB_FILES = "src/release/targets/github-release-files.ts";
const SAFE = "src/text/safe.ts";

export const EXPLAINED: readonly Explanation[] = [
  {
    file: SAFE,
    line: "const PLAIN =",
    why: "It only spares work: a plain text has nothing that the other pattern finds.",
  },
  {
    file: SAFE,
    line: "if (text.length <= longest) return text;",
    why: "It only spares work: a text of so few code units has no more code points, and the last line returns it.",
  },
  {
    file: SAFE,
    line: "const points = [...text.slice(0, longest * 2 + 1)];",
    after: "text",
    why: "It only spares work: a text of a megabyte is not taken apart to show 80 characters of it.",
  },
  {
    file: SAFE,
    line: "if (code < 0x100) return NAMED",
    before: "code < 0x100",
    after: "code <= 0x100",
    why: "U+0100 is a letter, and is never escaped.",
  },
  {
    file: SAFE,
    line: "return code > 0xffff",
    before: "code > 0xffff",
    after: "code >= 0xffff",
    why: "U+FFFF is in none of the classes that are escaped.",
  },
  {
    file: CONNECTION,
    line: "const mayWait =",
    before: "Date.now() + wait < end",
    after: "Date.now() + wait <= end",
    why: "A pause that ends in the very millisecond of the limit leaves no time for an answer.",
  },
  {
    file: "src/preview/gate.ts",
    line: 'const cookies = (headers["cookie"] ?? "")',
    before: '""',
    why: "No text without the name of the cookie lets anybody in.",
  },
  {
    file: GITHUB_FILES,
    line: "const digest = findDigest(",
    before: '""',
    why: "The list is made by this run, and has a line for its archive.",
  },
  {
    file: GITHUB_FILES,
    line: "const isPublic = release?.draft === false;",
    after: "release.draft",
    why: "A file that is there is in a release.",
  },
];
