import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { unzipSync } from "fflate";
import type { CanaryCount } from "./count-cases.js";

/** The tokens that tests give to what they start. None may be in what is left of it: see {@link scanOutput}. */
export const RELEASE_TOKEN = "test-token-of-nobody-9876543210";
export const GITHUB_TOKEN = "test-token-of-nobody-0123456789";
export const MARKETPLACE_TOKEN = "marketplace-token-of-nobody-1234567890";
export const NPM_TOKEN = "npm_test-token-of-nobody-0123456789";
export const EXCHANGED_TOKEN = "npm_exchanged-token-of-nobody-987654321";

type Spell = (bytes: Buffer) => readonly string[];

/** In a longer text the base64 of a token has one of three forms, each without the letters that its neighbours share. */
const inBase64: Spell = (bytes) =>
  [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString("base64")
      .replaceAll("=", "");
    return text.slice(before === 0 ? 0 : before + 1, (bytes.length + before) % 3 === 0 ? undefined : -1);
  });
const withBytes = (bytes: Buffer, spell: (hex: string) => string): string =>
  [...bytes].map((byte) => spell(byte.toString(16).padStart(2, "0"))).join("");

/** The six forms that a token is looked for in. Upper and lower case are one for the last three. */
const FORMS: Readonly<Record<string, Spell>> = {
  plain: (bytes) => [bytes.toString()],
  reversed: (bytes) => [bytes.toString().split("").toReversed().join("")],
  base64: (bytes) => [
    ...inBase64(bytes),
    ...inBase64(bytes).map((text) => text.replaceAll("+", "-").replaceAll("/", "_")),
  ],
  hexadecimal: (bytes) => [bytes.toString("hex"), bytes.toString("hex").toUpperCase()],
  "URL-encoded": (bytes) => [withBytes(bytes, (hex) => `%${hex}`), withBytes(bytes, (hex) => `%${hex.toUpperCase()}`)],
  "escaped in JSON": (bytes) => [
    withBytes(bytes, (hex) => `\\u00${hex}`),
    withBytes(bytes, (hex) => `\\u00${hex.toUpperCase()}`),
  ],
};

const TOKENS = [RELEASE_TOKEN, GITHUB_TOKEN, MARKETPLACE_TOKEN, NPM_TOKEN, EXCHANGED_TOKEN];
const SPELLED = Object.entries(FORMS).map(
  ([form, spell]) => [form, [...new Set(TOKENS.flatMap((token) => spell(Buffer.from(token))))]] as const,
);

/** What was scanned since {@link takeCounts}: each text counts once for each form. */
let counts: Record<"outputs" | "files", CanaryCount> = emptyCounts();

function emptyCounts(): typeof counts {
  return { outputs: { scanned: 0, leaked: 0 }, files: { scanned: 0, leaked: 0 } };
}

export function takeCounts(): typeof counts {
  const taken = counts;
  counts = emptyCounts();
  return taken;
}

/** The forms of a token in a text. */
function findForms(text: string): readonly string[] {
  return SPELLED.flatMap(([form, spelled]) => (spelled.some((one) => text.includes(one)) ? [form] : []));
}

function scan(kind: keyof typeof counts, text: string): readonly string[] {
  const found = findForms(text);
  counts[kind].scanned += SPELLED.length;
  counts[kind].leaked += found.length;
  return found;
}

/** @throws where an output shows a token, but for what hides it from the log. */
export function scanOutput(output: string, what: string): void {
  const found = scan("outputs", output.replaceAll(/^::add-mask::.*$/gmu, ""));
  if (found.length > 0) throw new Error(`A token is shown by ${what}, ${found.join(", ")}:\n${output}`);
}

/** Where a token has to be: what `login` keeps, and what the tests' own programs write of what they are given. */
const KEEPS = /[\\/]logins[\\/]|[\\/](?:token\.json|record\.json|left\.env)$/u;
/** Too large to be anything but what a test fills a disk with. */
const LARGEST = 16 * 1024 * 1024;

/** Reading every file that tests leave takes minutes, so only torture does it. */
const SCANS_FILES = process.env["PREFLIGHT_CANARIES"] === "1";

/** @throws where a file of a folder, or one in an archive there, contains a token. */
export function scanFolder(folder: string): void {
  if (!SCANS_FILES) return;
  const files = listFiles(folder).filter((path) => !KEEPS.test(path) && isSmall(path));
  const found = files.filter((path) => readContents(path).some((text) => scan("files", text).length > 0));
  if (found.length > 0) throw new Error(`A token is left in ${found.join(", ")}`);
}

/** A name that is not UTF-8 cannot be asked for. */
function isSmall(path: string): boolean {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  return size !== undefined && size <= LARGEST;
}

/** What is installed is not ours, and what git keeps was written by a test. */
const NOT_OURS = new Set(["node_modules", ".git"]);

function listFiles(folder: string): readonly string[] {
  // A copy of this repository has them in its tests.
  if (existsSync(join(folder, "test", "support", "canaries.ts"))) return [];
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : listFiles(path);
      return entry.isFile() ? [path] : [];
    });
  } catch {
    // Another process of the test may be taking it away.
    return [];
  }
}

function readContents(path: string): readonly string[] {
  try {
    const bytes = readFileSync(path);
    return [bytes, ...unpack(path, bytes)].map((one) => Buffer.from(one).toString("latin1"));
  } catch {
    return [];
  }
}

function unpack(path: string, bytes: Buffer): readonly Uint8Array[] {
  try {
    if (path.endsWith(".zip")) return Object.values(unzipSync(bytes));
    return path.endsWith(".tgz") ? [gunzipSync(bytes)] : [];
  } catch {
    // Many tests make archives that are none.
    return [];
  }
}
