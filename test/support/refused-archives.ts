import { makeField, makeOddArchive, type Oddity } from "./odd-archive.js";
import { secretSamples } from "./secret-samples.js";
import { changeFirst, FILES, MODE, packageWith, withFiles, zip, type Contents } from "./whole-archive.js";

/** An archive, and what every reader of archives says of it. */
export interface RefusedCase {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Part of the sentence. */
  readonly says: string;
  /** Whether a report says it, at its line, where there is one. */
  readonly isReported?: true;
}

function changeEnd(offset: number, value: number): Buffer {
  const bytes = withFiles({});
  bytes.writeUInt16LE(value, bytes.length - 22 + offset);
  return bytes;
}
const mode = (bits: number): Buffer => changeFirst(MODE, bits << 16, 4);

const SECRETS = secretSamples(20261128);
const findSample = (kind: string): string => SECRETS.find((sample) => sample.kind === kind)?.line ?? "";
const [TOKEN, KEY] = [findSample("github-token"), findSample("anthropic-key")];

const named = (name: string, path: string, says: string, content = "x"): RefusedCase => ({
  name: `a file called ${name}`,
  bytes: withFiles({ [path]: content }),
  says,
});
const odd = (name: string, oddity: Oddity, says: string): RefusedCase => ({
  name,
  bytes: makeOddArchive(oddity),
  says,
});
const secret = (path: string, line: string, says: string): RefusedCase => ({
  name: `a secret in ${path}`,
  bytes: withFiles({ [path]: `${line}\n` }),
  says,
  isReported: true,
});

const renamed = (rename: (path: string) => string): Contents =>
  Object.fromEntries(Object.entries(FILES).map(([path, content]) => [rename(path), content]));

const GITHUB = "GitHub token ships with the plugin, where anyone can read it";
const DEVICE = "has the name of a device on Windows";
const UNSEEN = "has an invisible character in its name";
const WINDOWS = "has a character in its name that Windows does not allow";
const GIT = "is in a folder that git reserves for itself";
const OVER = "would overwrite";

/** Each is wrong in one way, and right in all others. */
export const REFUSED_ARCHIVES: readonly RefusedCase[] = [
  // What readers of archives understand differently.
  {
    name: "bytes that are no archive",
    bytes: Buffer.from("PK\x03\x04 no archive at all, only long"),
    says: "its end is missing",
  },
  { name: "an archive that is cut off", bytes: withFiles({}).subarray(0, -30), says: "its end is missing" },
  {
    name: "two archives in a row",
    bytes: Buffer.concat([withFiles({}), withFiles({})]),
    says: "does not end where it says",
  },
  {
    name: "a comment",
    bytes: makeOddArchive({ path: "manifest.json", behind: Buffer.from("hi"), isComment: true }),
    says: "it has a comment",
  },
  {
    name: "bytes behind the end",
    bytes: Buffer.concat([withFiles({}), Buffer.from("more")]),
    says: "its end is not where it says",
  },
  {
    name: "bytes before the first file",
    bytes: Buffer.concat([Buffer.from("#!/bin/sh\n"), withFiles({})]),
    says: "does not end where it says",
  },
  { name: "one of several parts", bytes: changeEnd(4, 1), says: "one part of an archive in several files" },
  { name: "a directory with one entry less", bytes: changeEnd(10, 1), says: "one part of an archive in several files" },
  { name: "an encrypted entry", bytes: changeFirst(8, 0x0801), says: "is encrypted" },
  { name: "an unusual method", bytes: changeFirst(10, 12), says: "packed in an unusual way" },
  { name: "another checksum", bytes: changeFirst(16, 7, 4), says: "another size or checksum" },
  { name: "another size than unpacked", bytes: changeFirst(24, 5, 4), says: "has two sizes" },
  { name: "an entry of ZIP64", bytes: changeFirst(24, 0xffffffff, 4), says: "ZIP64" },
  { name: "damaged bytes", bytes: damage(), says: "is damaged" },
  odd(
    "another name in Unicode's field",
    { path: "a", field: makeField(0x7075, Buffer.alloc(9)) },
    "a field with another name",
  ),
  odd(
    "a field that makes a link",
    { path: "a", field: makeField(0x6c78, Buffer.alloc(9)) },
    "a field with another kind",
  ),
  // Kinds of entries.
  { name: "a link", bytes: mode(0o120777), says: "is a link" },
  { name: "a folder", bytes: mode(0o040755), says: "is not a regular file" },
  { name: "a pipe", bytes: mode(0o010644), says: "is not a regular file" },
  { name: "a socket", bytes: mode(0o140644), says: "is not a regular file" },
  { name: "a device", bytes: mode(0o020666), says: "is not a regular file" },
  { name: "a program with setuid", bytes: mode(0o104755), says: "setuid" },
  { name: "the entry of a folder", bytes: withFiles({ "dist/": "" }), says: "folders are not listed" },
  // Names that lead elsewhere.
  named("../../evil.js", "../../evil.js", "leads elsewhere"),
  named("/etc/cron.d/x", "/etc/cron.d/x", "leads to a root"),
  named("C:/x", "C:/x", "leads to a root"),
  named("dist//x", "dist//x", "leads elsewhere"),
  named("dist\\x", "dist\\x", "contains a backslash"),
  named("dist/./x", "dist/./x", "leads elsewhere"),
  { name: "a file in a file", bytes: withFiles({ "README.md/x": "x" }), says: "as a file and as a folder" },
  // Names that not every system unpacks.
  named("with a line break", "dist/a\n::error::x", UNSEEN),
  named("with an escape", "dist/\u001b[2J", UNSEEN),
  named("with letters from right to left", "dist/\u202egnp.js", UNSEEN),
  named("dist/CON", "dist/CON", DEVICE),
  named("aux.js", "dist/aux.js", DEVICE),
  named("com¹", "dist/com¹.txt", DEVICE),
  named("with a colon", "dist/a:b", WINDOWS),
  named("with a question mark", "dist/a?.js", WINDOWS),
  named("with a pipe", "dist/a|b", WINDOWS),
  named("with a dot at its end", "dist/plugin.js.", "an ending that Windows does not allow"),
  named("with a space at its end", "dist/plugin.js ", "an ending that Windows does not allow"),
  named("readme.MD", "readme.MD", OVER),
  named("DIST/plugin.js", "DIST/plugin.js", OVER),
  {
    name: "two forms of one letter",
    bytes: withFiles({ "dist/\u00e9.js": "1;", "dist/e\u0301.js": "2;" }),
    says: OVER,
  },
  named("of 1,001 characters", `dist/${"x".repeat(1001)}`, "more than 1,000 characters"),
  named("61 folders deep", `${"a/".repeat(61)}x`, "more than 60 folders deep"),
  // Files that must not ship.
  named(".git/config", ".git/config", GIT, "[core]\n\tfsmonitor = touch pwned\n"),
  named(".GIT/config", "dist/.GIT/config", GIT),
  named(".git with a hidden letter", "dist/.g\u200cit/config", "git reserves for itself"),
  named("git~1/config", "git~1/config", GIT),
  named(".git", ".git", GIT, "gitdir: ../elsewhere\n"),
  named(".hg/hgrc", ".hg/hgrc", "is in a folder that Mercurial reserves for itself", "[hooks]\nupdate = touch pwned\n"),
  {
    name: "a repository without a folder .git",
    bytes: withFiles({ HEAD: "ref: refs/heads/main\n", config: "[core]\n", "objects/x": "", "refs/x": "" }),
    says: '"HEAD" makes git treat its folder as a repository',
  },
  {
    name: "a repository that is elsewhere",
    bytes: withFiles({ "dist/head": "ref: refs/heads/main\n", "dist/commondir": "../other\n" }),
    says: "makes git treat its folder as a repository",
  },
  named(".env", ".env", '".env" contains credentials', "A=1\n"),
  named(".env.production", "dist/.env.production", "contains credentials", "A=1\n"),
  named(".npmrc with a token", ".npmrc", "contains credentials", "//registry.npmjs.org/:_authToken=0123456789\n"),
  named("id_rsa", "keys/id_rsa", "contains credentials"),
  named("server.p12", "dist/server.p12", "contains credentials"),
  named(".git-credentials", ".git-credentials", "contains credentials"),
  named("node_modules/esbuild/index.js", "node_modules/esbuild/index.js", "is an installed package"),
  named("Node_Modules/x/index.js", "dist/Node_Modules/x/index.js", "is an installed package"),
  named("key.txt, a private key", "dist/key.txt", "is a private key", "-----BEGIN RSA PRIVATE KEY-----\nMIIE\n"),
  named(
    "large.png, a pointer of Git LFS",
    "dist/large.png",
    "is a Git LFS pointer",
    `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 12345\n`,
  ),
  // Secrets, whatever its own package.json lists.
  secret("secrets.txt", TOKEN, GITHUB),
  secret("src/config.js", TOKEN, GITHUB),
  secret("test/a.json", TOKEN, GITHUB),
  secret("docs/keys.md", TOKEN, GITHUB),
  secret(".yarn/releases/yarn.cjs", TOKEN, GITHUB),
  secret("dist/deep/er/a.map", TOKEN, GITHUB),
  secret(".gitignore", TOKEN, GITHUB),
  secret("docs/notes.md", `See:\n\n${KEY}`, "ships with the plugin, where anyone can read it"),
  {
    name: "a secret where package.json lists a single file",
    bytes: withFiles({ ...packageWith({ files: ["dist/plugin.js"] }), "lib/a.js": TOKEN }),
    says: GITHUB,
    isReported: true,
  },
  // What is not one plugin.
  {
    name: "no plugin",
    bytes: zip({ "README.md": "x" }),
    says: "The archive contains no plugin: there is no manifest.json",
  },
  { name: "nothing", bytes: zip({}), says: "The archive contains no plugin: there is no manifest.json" },
  {
    name: "a plugin in a folder",
    bytes: zip(renamed((path) => `package/${path}`)),
    says: "The archive contains no plugin: there is no manifest.json",
  },
  {
    name: "a manifest that is a list",
    bytes: withFiles({ "manifest.json": "[]" }),
    says: "The archive contains no plugin: manifest.json",
  },
  {
    name: "a manifest that is no JSON",
    bytes: withFiles({ "manifest.json": "name: x" }),
    says: "The archive contains no plugin: manifest.json",
  },
  {
    name: "an empty manifest",
    bytes: withFiles({ "manifest.json": "" }),
    says: "The archive contains no plugin: manifest.json",
  },
  {
    name: "Manifest.json",
    bytes: zip(renamed((path) => (path === "manifest.json" ? "Manifest.json" : path))),
    says: "The archive contains no plugin",
  },
];

/** Flips a bit in the packed bytes of the last file. */
function damage(): Buffer {
  const bytes = withFiles({ "z.txt": "x".repeat(99) }, { deflate: (given) => given });
  const at = bytes.indexOf("x".repeat(99), 0, "latin1");
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
