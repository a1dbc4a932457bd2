import { homedir, platform } from "node:os";
import { isAbsolute, join } from "node:path";
import { Refusal } from "../../core/errors.js";
import type { Environment } from "../../base/network/proxy.js";
import { listParts, readPrivateFile, removeFile, writeDurably } from "../../base/output/durable-file.js";
import { makeOwnFolder } from "../../base/output/own-folder.js";
import { hashContent } from "../../base/text/hash.js";
import { parseJsonObject } from "../../base/text/json/parse-json.js";

const SCHEMA = "plugin-preflight/login@1";
const FOLDERS = ["plugin-preflight", "logins"];

/** Where the token for an origin is kept. Each has a file of its own, so that two logins at once lose nothing. */
export function findLoginFile(origin: string, environment: Environment): string {
  return join(findLoginFolder(environment), makeName(origin));
}

function makeName(origin: string): string {
  return `${hashContent(Buffer.from(origin))}.json`;
}

function findLoginFolder(environment: Environment): string {
  return join(findConfigurationFolder(environment), ...FOLDERS);
}

function findConfigurationFolder({ XDG_CONFIG_HOME: given = "", APPDATA: windows = "" }: Environment): string {
  if (isAbsolute(given)) return given;
  if (platform() === "win32" && windows !== "") return windows;
  return join(homedir(), ".config");
}

/**
 * Keeps a token for exactly this origin, in a file that only its owner can read: whole, or not at all. Returns the file.
 *
 * @throws a system error, and {@link Refusal} for a folder that somebody else could replace.
 */
export function writeLogin(origin: string, token: string, environment: Environment): string {
  const unsafe = makeOwnFolder(findConfigurationFolder(environment), FOLDERS);
  if (unsafe !== undefined) {
    const help = "Remove that permission, or set XDG_CONFIG_HOME to a folder that only you can change";
    throw new Refusal(`The token for ${origin} is not stored, because ${unsafe}`, help);
  }
  const text = `${JSON.stringify({ schema: SCHEMA, origin, token }, undefined, 2)}\n`;
  writeDurably(findLoginFolder(environment), makeName(origin), Buffer.from(text));
  return findLoginFile(origin, environment);
}

/** Forgets the token for an origin. Returns whether there was one. */
export function removeLogin(origin: string, environment: Environment): boolean {
  const isThere = readPrivateFile(findLoginFile(origin, environment)) !== undefined;
  const [folder, name] = [findLoginFolder(environment), makeName(origin)];
  removeFile(folder, name);
  // A login that was broken off may have left the token, too.
  for (const part of listParts(folder)) if (part.startsWith(`.${name}.`)) removeFile(folder, part);
  return isThere;
}

/**
 * The token that was kept for exactly this origin. `undefined` if there is none.
 *
 * @throws {Refusal} for a file that somebody else can read or has written.
 */
export function findLogin(origin: string, environment: Environment): string | undefined {
  const file = findLoginFile(origin, environment);
  const read = readPrivateFile(file);
  if (read === undefined) return undefined;
  if ("refused" in read) throw refuseLogin(file, read.refused, origin);
  const kept = parseLogin(read.text);
  if (kept?.origin !== origin) throw refuseLogin(file, "is damaged", origin);
  return kept.token;
}

/** Whether a token is given by the settings of a CI system, and not by a person at a terminal. */
export function isInCi({ CI: ci = "", GITHUB_ACTIONS: actions = "" }: Environment): boolean {
  return actions === "true" || !["", "0", "false"].includes(ci.toLowerCase());
}

function parseLogin(text: string): { readonly origin: string; readonly token: string } | undefined {
  const { schema, origin, token } = parseJsonObject(text) ?? {};
  if (schema !== SCHEMA || typeof origin !== "string" || typeof token !== "string") return undefined;
  return { origin, token };
}

function refuseLogin(file: string, what: string, origin: string): Refusal {
  const help = `Revoke the token at the marketplace, because others may know it. Then run the commands logout and login with ${origin}`;
  return new Refusal(`The token for ${origin} is not used, because ${file} ${what}`, help);
}
