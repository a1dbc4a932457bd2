/** Why a change that no test notices is right, or cannot be noticed. */
export interface Explanation {
  readonly file: string;
  /** Parts of the lines that it is about. */
  readonly lines: readonly string[];
  /** What is changed, and into what; anything in that line where it is left out. */
  readonly before?: string;
  readonly after?: string;
  readonly why: string;
}

const CONNECTION = "src/network/connection.ts";
const DIRECTORY = "src/workspace/zip-directory.ts";
const GIT = "src/git/git-objects.ts";
const GITHUB_FILES = "src/release/targets/github-release-files.ts";
const MESSAGES = "src/host/read-messages.ts";
const NPM = "src/release/targets/npm-steps.ts";
const NPM_CREDENTIAL = "src/release/credentials/npm-credential.ts";
const OPEN_FOLDER = "src/output/open-folder.ts";
const READ = "src/workspace/safe-read.ts";
const RELEASE = "src/release/release.ts";
const SAFE = "src/text/safe.ts";
const WRITE = "src/output/write-file.ts";

export const EXPLAINED: readonly Explanation[] = [
  {
    file: SAFE,
    lines: ["const PLAIN ="],
    why: "It only spares work: a plain text has nothing that the other pattern finds.",
  },
  {
    file: SAFE,
    lines: ["if (text.length <= longest) return text;"],
    why: "It only spares work: a text of so few code units has no more code points, and the last line returns it.",
  },
  {
    file: SAFE,
    lines: ["const points = [...text.slice(0, longest * 2 + 1)];"],
    after: "text",
    why: "It only spares work: a text of a megabyte is not taken apart to show 80 characters of it.",
  },
  {
    file: SAFE,
    lines: ["if (code < 0x100) return NAMED"],
    before: "code < 0x100",
    after: "code <= 0x100",
    why: "U+0100 is a letter, and is never escaped.",
  },
  {
    file: SAFE,
    lines: ["return code > 0xffff"],
    before: "code > 0xffff",
    after: "code >= 0xffff",
    why: "U+FFFF is in none of the classes that are escaped.",
  },
  {
    file: CONNECTION,
    lines: ["const mayWait ="],
    before: "Date.now() + wait < end",
    after: "Date.now() + wait <= end",
    why: "A pause that ends in the very millisecond of the limit leaves no time for an answer.",
  },
  {
    file: "src/preview/gate.ts",
    lines: ['const cookies = (headers["cookie"] ?? "")'],
    before: '""',
    why: "No text without the name of the cookie lets anybody in.",
  },
  {
    file: GITHUB_FILES,
    lines: ["const digest = findDigest("],
    before: '""',
    why: "The list is made by this run, and has a line for its archive.",
  },
  {
    file: GITHUB_FILES,
    lines: ["const isPublic = release?.draft === false;"],
    after: "release.draft",
    why: "A file that is there is in a release.",
  },
  {
    file: RELEASE,
    lines: ['if (phase === "commit") refuseHurdles(await progress.readAll());'],
    after: "true",
    why: "It only asks once more before phases that can be undone.",
  },
  {
    file: RELEASE,
    lines: ["return plan?.steps.find("],
    before: "plan?.steps",
    why: "Every target has been read by then.",
  },
  {
    file: NPM_CREDENTIAL,
    lines: ["const isOld = this.expires !== undefined"],
    why: "A token that was given has no time, which is older than nothing. The very millisecond is the same as the next.",
  },
  {
    file: NPM_CREDENTIAL,
    lines: ["this.access.identity?.hideSecret(token)", "if (!identity) throw new Error("],
    why: "A token is exchanged only for an identity that is there.",
  },
  {
    file: NPM,
    lines: ["parseVersion(version)?.prerelease"],
    why: "What is released has a version.",
  },
  {
    file: NPM,
    lines: ['const tag = staged === undefined || staged === "unknown" ? "" : staged.tag;'],
    why: "No version is at a tag that is not known.",
  },
  {
    file: NPM,
    lines: ['const tag = "tag" in chosen ? chosen.tag : "";'],
    why: "A tag that was refused has blocked the plan before.",
  },
  {
    file: OPEN_FOLDER,
    lines: [
      "function makeComparedFolder(",
      "const requireInPlace = (): void => {",
      "if (!hasIdentity(path, before))",
      "return { path, locate: (name) => join(path, name), requireInPlace };",
      "if (!canReadOpenedPaths())",
    ],
    why: "This is for Windows and macOS, which do not show what a descriptor has open. These tests ran on Linux.",
  },
  {
    file: OPEN_FOLDER,
    lines: ['error.code === "ENOTDIR" || error.code === "ELOOP"'],
    why: "Linux says ENOTDIR. Other systems say ELOOP.",
  },
  {
    file: WRITE,
    lines: ["if (before) accessSync(file, constants.W_OK);"],
    why: "These tests ran as a user whom no rights bind. test/cli/output.test.ts tries a read-only file as another user.",
  },
  {
    file: WRITE,
    lines: ["if (isInCheckout && !before.isDirectory())"],
    why: "A path with such a thing is refused before. This is for what another process puts there in between.",
  },
  {
    file: WRITE,
    lines: ["rmSync(draft, { force: true });"],
    why: "The draft is there, as it was made before.",
  },
  {
    file: WRITE,
    lines: [
      "const first = lstatSync(",
      "const last = lstatSync(",
      "if (first?.size !== BigInt(expected.length))",
      'return (["dev", "ino", "size", "mtimeNs", "ctimeNs"]',
    ],
    why: "Only another process that changes the file in the same moment shows it. Tests with such processes start the built program: test/cli/fix-at-once.test.ts.",
  },
  {
    file: READ,
    lines: ["tries < MOST_TRIES"],
    why: "It is one more try.",
  },
  {
    file: READ,
    lines: ["while (filled < length) {", "if (count === 0) break;"],
    why: "Only a file that becomes shorter while it is read shows it.",
  },
  {
    file: READ,
    lines: ["bufferSize: ENTRIES_AT_ONCE"],
    why: "It only spares work.",
  },
  {
    file: READ,
    lines: ["const folder = O_DIRECTORY === 0", "if (folder !== undefined) closeSync(folder);"],
    why: "It is for Windows, which opens no folders. These tests ran on Linux.",
  },
  {
    file: READ,
    lines: [
      "const at = folder !== undefined && readOpenedPath(folder) === path",
      "if (at !== path || folder === undefined",
    ],
    why: "Each of the two guards is enough on Linux: the path of the descriptor, and the comparison afterwards.",
  },
  {
    file: "src/marketplace-server/transitions.ts",
    lines: ["const updatedAt = now > record.updatedAt"],
    before: "now > record.updatedAt",
    after: "now >= record.updatedAt",
    why: "Both are the same time then.",
  },
  {
    file: "src/core/policy.ts",
    lines: ['?? "error";', "...(strict && problem.strict", '...(occasion === "release" && problem.release'],
    why: "There is always a severity, and a word that is none is not chosen.",
  },
  {
    file: "src/core/baseline.ts",
    lines: ["const outcomes = plugins.find("],
    why: "A text in the place of an outcome is of no check.",
  },
  {
    file: GIT,
    lines: ["if (milliseconds <= 0) return"],
    after: "milliseconds < 0",
    why: "With no millisecond left, git is started, and ended at once.",
  },
  {
    file: DIRECTORY,
    lines: ["if (error instanceof ZipFault) return"],
    why: "Nothing else is thrown. If it ever is, that is a fault of this tool, which must not look like a bad archive.",
  },
  {
    file: DIRECTORY,
    lines: ["for (let slash = path.lastIndexOf"],
    after: "slash >= 0",
    why: "A path that begins with a slash was refused before.",
  },
  {
    file: DIRECTORY,
    lines: ["if (last < 0 || found < 0) throw"],
    before: "last < 0",
    after: "false",
    why: "In fewer bytes than an end has, none is found.",
  },
  {
    file: MESSAGES,
    lines: ["rest = lines.pop()"],
    why: "A text has at least one line.",
  },
  {
    file: MESSAGES,
    lines: ["const count = (value: unknown)"],
    before: 'typeof value === "number"',
    why: "Only the compiler needs it: nothing but a number is finite.",
  },
  {
    file: MESSAGES,
    lines: ["default:"],
    why: "A function that ends returns nothing as well. The compiler asks for the line.",
  },
];
