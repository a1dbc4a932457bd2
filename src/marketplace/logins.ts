import { randomUUID } from "node:crypto";
import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { Refusal } from "../core/errors.js";
import { makePrivateFolder } from "../output/durable-file.js";
import { hashContent } from "../text/hash.js";
import { isSystemError } from "../workspace/safe-read.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Windows has no such flags. */
const {
  O_NOFOLLOW = 0,
  O_NONBLOCK = 0,
  O_RDONLY,
} = constants as Partial<typeof constants> & Pick<typeof constants, "O_RDONLY">;
const SCHEMA = "plugin-preflight/login@1";
const LARGEST = 64 * 1024;
const OTHERS = 0o077;

/** Where the token for an origin is kept. Each has a file of its own, so that two logins at once lose nothing. */
export function findLoginFile(origin: string, environment: Environment): string {
  return join(findLoginFolder(environment), `${hashContent(Buffer.from(origin))}.json`);
}

function findLoginFolder({ XDG_CONFIG_HOME: given = "", APPDATA: windows = "" }: Environment): string {
  const own = process.platform === "win32" && windows !== "" ? windows : join(homedir(), ".config");
  return join(isAbsolute(given) ? given : own, "plugin-preflight", "logins");
}

/**
 * Keeps a token for exactly this origin, in a file that only its owner can read: whole, or not at all. Returns the file.
 *
 * @throws a system error.
 */
export function writeLogin(origin: string, token: string, environment: Environment): string {
  makePrivateFolder(findLoginFolder(environment));
  const file = findLoginFile(origin, environment);
  const draft = `${file}.${randomUUID()}.draft`;
  const descriptor = openSync(draft, "wx", 0o600);
  try {
    try {
      writeFileSync(descriptor, `${JSON.stringify({ schema: SCHEMA, origin, token }, undefined, 2)}\n`);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return file;
}

/** Forgets the token for an origin. Returns whether there was one. */
export function removeLogin(origin: string, environment: Environment): boolean {
  const file = findLoginFile(origin, environment);
  const isThere = openLogin(file) !== undefined;
  rmSync(file, { force: true });
  return isThere;
}

/**
 * The token that was kept for exactly this origin. `undefined` if there is none.
 *
 * @throws {Refusal} for a file that somebody else can read or has written.
 */
export function findLogin(origin: string, environment: Environment): string | undefined {
  const file = findLoginFile(origin, environment);
  const opened = openLogin(file);
  if (opened === undefined) return undefined;
  if ("refused" in opened) throw refuseLogin(file, opened.refused, origin);
  const kept = parseLogin(opened.text);
  if (kept?.origin !== origin) throw refuseLogin(file, "is damaged", origin);
  return kept.token;
}

/** Whether a token is given by the settings of a CI system, and not by a person at a terminal. */
export function isInCi({ CI: ci = "", GITHUB_ACTIONS: actions = "" }: Environment): boolean {
  return actions === "true" || !["", "0", "false"].includes(ci.toLowerCase());
}

function openLogin(file: string): { readonly text: string } | { readonly refused: string } | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return error.code === "ENOENT" ? undefined : { refused: `cannot be read: ${error.message}` };
  }
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile() || stat.size > LARGEST) return { refused: "is not a file of this tool" };
    const isOfOther = process.getuid !== undefined && stat.uid !== process.getuid();
    if (isOfOther) return { refused: "belongs to somebody else" };
    const isOpen = process.platform !== "win32" && (stat.mode & OTHERS) !== 0;
    return isOpen ? { refused: "can be read by others" } : { text: readFileSync(descriptor, "utf8") };
  } finally {
    closeSync(descriptor);
  }
}

function parseLogin(text: string): { readonly origin: string; readonly token: string } | undefined {
  try {
    const { schema, origin, token } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const isWhole = schema === SCHEMA && typeof origin === "string" && typeof token === "string";
    return isWhole ? { origin, token } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function refuseLogin(file: string, what: string, origin: string): Refusal {
  const help = `Take the token back at the marketplace, as it may be known. Then keep another one:\n  plugin-preflight logout ${origin}\n  plugin-preflight login ${origin}`;
  return new Refusal(`The token for ${origin} is not used, as ${file} ${what}`, help);
}
