import { getBaseName, type Workspace } from "../base/files/workspace.js";

/** A part that the names of all such files contain. */
export const ENVIRONMENT_PART = ".env";

const ENVIRONMENT = /^\.env(?:$|[._-])/u;
const TEMPLATE = /[._-](?:example|sample|template|dist)$/iu;

/** Names of files that exist only for credentials. */
const CREDENTIALS =
  /^(?:\.git-credentials|[._]netrc|\.htpasswd|\.pgpass|id_(?:rsa|dsa|ecdsa|ed25519)|.+\.(?:p12|pfx|jks|keystore))$/iu;
/** A setting of npm that is written there itself, and not taken from the environment. */
const TOKEN = /_(?:authToken|auth|password)\s*=\s*(?!["']?\$\{)[^\s"']/u;
const ASCII = /^[\0-\x7f]*$/u;
const MAX_NPMRC_BYTES = 1024 * 1024;

/** Parts of such names that do not begin with a dot, in capitals. */
const UPPER_CASE_PARTS = ["NETRC", "ID_", "P12", "PFX", "JKS", "KEYSTORE"];

/** Whether a name shows that a file contains credentials. An `.npmrc` may contain some, so it has to be read. */
export function isCredentialFile(name: string): boolean {
  return isEnvironmentFile(name) || (mayBeCredentials(name) && CREDENTIALS.test(name));
}

/** Rules out most names without the pattern, which is slow to compile. A name that matches is never ruled out. */
function mayBeCredentials(name: string): boolean {
  if (name.startsWith(".") || !ASCII.test(name)) return true;
  const large = name.toUpperCase();
  return UPPER_CASE_PARTS.some((part) => large.includes(part));
}

/** Whether a file contains credentials: by its name, or because it is an .npmrc with credentials in it. */
export function containsCredentials(workspace: Workspace, path: string): boolean {
  const name = getBaseName(path);
  if (isCredentialFile(name)) return true;
  if (name !== ".npmrc") return false;
  const bytes = workspace.bytes(path, MAX_NPMRC_BYTES);
  // A file that cannot be read may contain anything.
  if (!bytes) return true;
  return new TextDecoder()
    .decode(bytes)
    .split("\n")
    .some((line) => !/^\s*[#;]/u.test(line) && TOKEN.test(line));
}

/**
 * Whether a file of this name contains settings of one machine: `.env`, `.env.local`, but not `.env.example` or
 * `.envrc`.
 */
export function isEnvironmentFile(name: string): boolean {
  return ENVIRONMENT.test(name) && !TEMPLATE.test(name);
}
