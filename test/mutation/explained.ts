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

const CONNECTION = "src/base/network/connection.ts";
const DIRECTORY = "src/base/files/read-zip.ts";
const GIT = "src/base/git/git-objects.ts";
const GITHUB_FILES = "src/release/targets/github/file-steps.ts";
const MESSAGES = "src/host/read-messages.ts";
const MESSAGE_VALUES = "src/host/message-values.ts";
const NPM = "src/release/targets/npm/steps.ts";
const NPM_CREDENTIAL = "src/release/credentials/npm-credential.ts";
const OPEN_FOLDER = "src/base/output/open-folder.ts";
const READ = "src/base/files/safe-read.ts";
const RELEASE = "src/release/release.ts";
const SAFE = "src/base/text/safe.ts";
const WRITE = "src/base/output/write-file.ts";

export const EXPLAINED: readonly Explanation[] = [
  {
    file: SAFE,
    lines: ["const PLAIN ="],
    why: "Equivalent. The test only saves time: the other pattern finds nothing in plain text.",
  },
  {
    file: SAFE,
    lines: ["if (text.length <= longest) return text;"],
    why: "Equivalent. The test only saves time: a text never has more code points than code units, so the last line returns it.",
  },
  {
    file: SAFE,
    lines: ["const points = [...text.slice(0, longest * 2 + 1)];"],
    after: "text",
    why: "Equivalent. The slice only saves time: to show 80 characters, it does not split a text of a megabyte.",
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
    why: "U+FFFF is not in any of the classes that are escaped.",
  },
  {
    file: CONNECTION,
    lines: ["const mayWait ="],
    before: "Date.now() + wait < end",
    after: "Date.now() + wait <= end",
    why: "If a pause ends in the same millisecond as the time limit, there is no time left for an answer.",
  },
  {
    file: "src/editor/preview/gate.ts",
    lines: ['const cookies = (headers["cookie"] ?? "")'],
    before: '""',
    why: "Any text without the name of the cookie is refused.",
  },
  {
    file: GITHUB_FILES,
    lines: ["const digest = findDigest("],
    before: '""',
    why: "This run makes the list, so it always has a line for the archive.",
  },
  {
    file: GITHUB_FILES,
    lines: ["const isPublic = release?.draft === false;"],
    after: "release.draft",
    why: "If the file exists, so does its release.",
  },
  {
    file: RELEASE,
    lines: ['if (phase === "commit") refuseHurdles(await progress.readAll());'],
    after: "true",
    why: "The changed code only reads the targets once more, before phases that can be undone.",
  },
  {
    file: RELEASE,
    lines: ["return plan?.steps.find("],
    before: "plan?.steps",
    why: "Every target has been read before this line runs.",
  },
  {
    file: NPM_CREDENTIAL,
    lines: ["const isOld = this.expires !== undefined"],
    why: "A given token has no expiry time, and a comparison with `undefined` is always false. One millisecond more or less does not matter.",
  },
  {
    file: NPM_CREDENTIAL,
    lines: ["this.access.identity?.hideSecret(token)", "if (!identity) throw new Error("],
    why: "Without an identity, the code never gets to this line.",
  },
  {
    file: NPM,
    lines: ["parseVersion(version)?.prerelease"],
    why: "A released package always has a valid version.",
  },
  {
    file: NPM,
    lines: ['const tag = staged === undefined || staged === "unknown" ? "" : staged.tag;'],
    why: "If the tag is not known, no version is higher.",
  },
  {
    file: NPM,
    lines: ['const tag = "tag" in chosen ? chosen.tag : "";'],
    why: "If the tag was refused, the plan has stopped before this line.",
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
    why: "This code is for Windows and macOS, which do not show the path of an open descriptor. These tests ran on Linux.",
  },
  {
    file: OPEN_FOLDER,
    lines: ['error.code === "ENOTDIR" || error.code === "ELOOP"'],
    why: "Linux reports ENOTDIR. Other systems report ELOOP.",
  },
  {
    file: WRITE,
    lines: ["if (before) accessSync(file, constants.W_OK);"],
    why: "These tests ran as root, who may write every file. `test/cli/output.test.ts` tries a read-only file as another user.",
  },
  {
    file: WRITE,
    lines: ["if (isInCheckout && !before.isDirectory())"],
    why: "Earlier code refuses such a path. This line is for a file that another process creates in between.",
  },
  {
    file: WRITE,
    lines: ["rmSync(draft, { force: true });"],
    why: "The draft always exists here, because the code has just made it.",
  },
  {
    file: WRITE,
    lines: [
      "const first = lstatSync(",
      "const last = lstatSync(",
      "if (first?.size !== BigInt(expected.length))",
      'return (["dev", "ino", "size", "mtimeNs", "ctimeNs"]',
    ],
    why: "Only another process that changes the file at the same moment would show a difference. Tests with such processes start the built program: `test/cli/fix-at-once.test.ts`.",
  },
  {
    file: READ,
    lines: ["tries < MAX_TRIES"],
    why: "The changed code only tries once more.",
  },
  {
    file: READ,
    lines: ["while (filled < length) {", "if (count === 0) break;"],
    why: "Only a file that becomes shorter during the read would show a difference.",
  },
  {
    file: READ,
    lines: ["bufferSize: ENTRIES_AT_ONCE"],
    why: "Equivalent. The option only saves time.",
  },
  {
    file: READ,
    lines: ["const folder = O_DIRECTORY === 0", "if (folder !== undefined) closeSync(folder);"],
    why: "This code is for Windows, where folders cannot be opened. These tests ran on Linux.",
  },
  {
    file: READ,
    lines: [
      "const at = folder !== undefined && readOpenedPath(folder) === path",
      "if (at !== path || folder === undefined",
    ],
    why: "On Linux, there are two guards, and each of them is enough: the path of the descriptor, and the comparison afterwards.",
  },
  {
    file: "src/marketplace/server/transitions.ts",
    lines: ["const updatedAt = now > record.updatedAt"],
    before: "now > record.updatedAt",
    after: "now >= record.updatedAt",
    why: "If both times are equal, either one is right.",
  },
  {
    file: "src/core/policy.ts",
    lines: ['?? "error";', "...(strict && problem.strict", '...(occasion === "release" && problem.release'],
    why: "There is always at least one severity, and a word that is not a severity is never chosen.",
  },
  {
    file: "src/core/baseline.ts",
    lines: ["const outcomes = plugins.find("],
    why: "A string in place of an outcome does not match any check.",
  },
  {
    file: GIT,
    lines: ["if (milliseconds <= 0) return"],
    after: "milliseconds < 0",
    why: "If no time is left, git is only started and ended immediately.",
  },
  {
    file: DIRECTORY,
    lines: ["if (error instanceof ZipFault) return"],
    why: "No other error is thrown here. If one ever is, it is our own fault, and must not look like a bad archive.",
  },
  {
    file: DIRECTORY,
    lines: ["for (let slash = path.lastIndexOf"],
    after: "slash >= 0",
    why: "Earlier code refuses a path that begins with a slash.",
  },
  {
    file: DIRECTORY,
    lines: ["if (last < 0 || found < 0) throw"],
    before: "last < 0",
    after: "false",
    why: "Equivalent. In fewer bytes than an end record needs, the search finds no end record.",
  },
  {
    file: MESSAGES,
    lines: ["rest = lines.pop()"],
    why: "Equivalent. Every text has at least one line.",
  },
  {
    file: MESSAGE_VALUES,
    lines: ["const count = (value: unknown)"],
    before: 'typeof value === "number"',
    why: "Equivalent. Only the compiler needs this test, because only a number is finite.",
  },
  {
    file: MESSAGE_VALUES,
    lines: ["default:"],
    why: "Equivalent. Without this line, the function returns `undefined` as well. Only the compiler needs the line.",
  },
  {
    file: RELEASE,
    lines: ['super("The release stops");'],
    why: "Nobody sees this text. The error is always caught, and its stop is reported.",
  },
];
