import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Path } from "../../base/text/json/json-text.js";
import { quote } from "../../base/text/safe.js";
import { findAddressFault, type AddressFault } from "../../base/text/web-address.js";
import type { Codes, Problem, Severity } from "../../core/check.js";
import { writeMeant } from "../phrases.js";
import { formatLabel } from "../shape-problems.js";
import { decide, set, type Help } from "../../base/text/help.js";

export const CREDENTIALS_CODES = {
  credentials: "A URL contains a user name or a password",
} as const satisfies Codes;

export const ADDRESS_CODES = {
  ...CREDENTIALS_CODES,
  relative: "The URL does not begin with a scheme",
  scheme: "The URL begins with a scheme other than https: or http:",
  characters: "The URL contains an invalid character",
  host: "The URL has no host",
  "unreadable-address": "The URL is not valid",
} as const satisfies Codes;

/** The codes for addresses whose rules have `http`. */
export const INSECURE_CODES = { insecure: "The URL begins with http:" } as const satisfies Codes;

export type AddressCode = keyof typeof ADDRESS_CODES;
type InsecureCode = keyof typeof INSECURE_CODES;

export interface AddressRules {
  /** How bad an `http:` address is where it is not fine, and its effect, as in "which anyone can read". */
  readonly http?: { readonly severity: Severity; readonly which: string };
}

/** Why the value at a path of the manifest is not a web address, reported once. A value that is not text is skipped. */
export function findAddressProblems(manifest: Manifest, path: Path): Generator<Problem<AddressCode>>;
export function findAddressProblems(
  manifest: Manifest,
  path: Path,
  rules: AddressRules,
): Generator<Problem<AddressCode | InsecureCode>>;
export function* findAddressProblems(
  manifest: Manifest,
  path: Path,
  rules: AddressRules = {},
): Generator<Problem<AddressCode | InsecureCode>> {
  const text = manifest.valueAt(...path);
  if (typeof text !== "string") return;
  const at = manifest.at(...path);
  const fault = findAddressFault(text);
  if (fault?.kind === "credentials") {
    yield describeCredentials(manifest, path);
  } else if (fault) {
    const tidy = tidyAddress(text);
    yield {
      code: fault.kind === "unreadable" ? "unreadable-address" : fault.kind,
      at,
      message: `${formatLabel(path)} is ${quote(text)}, ${describeFault(fault)}`,
      help: writeMeant(manifest, path, tidy) ?? adviseOnFault(manifest, path, text, fault),
    };
  } else if (rules.http && /^http:/iu.test(text)) {
    yield {
      code: "insecure",
      at,
      severity: rules.http.severity,
      message: `${formatLabel(path)} is ${quote(text)}, an http: URL, ${rules.http.which}`,
      help: set(manifest, path, text.replace(/^http:/iu, "https:"), "Write an https: URL, if there is one"),
    };
  }
}

/** The address without the space around it, if that is its only fault. */
function tidyAddress(text: string): string | undefined {
  const tidy = text.trim();
  return tidy === text || findAddressFault(tidy) ? undefined : tidy;
}

/** Reported at the key, and without any part of the address. */
export function describeCredentials(manifest: Manifest, path: Path): Problem<"credentials"> {
  const key = path.at(-1) ?? "";
  const parent = path.slice(0, -1);
  return {
    code: "credentials",
    at: manifest.keyAt(...path),
    secret: true,
    message: `The URL in ${quote(key)}${parent.length > 0 ? ` of ${formatLabel(parent)}` : ""} contains a user name or a password, which anyone can read`,
    help: set(
      manifest,
      path,
      String(manifest.valueAt(...path)).replace(/\/\/[^/?#]*@/u, "//"),
      "Remove the part between // and @, and change the password if this file was ever published",
    ),
  };
}

function describeFault(fault: Exclude<AddressFault, { kind: "credentials" }>): string {
  switch (fault.kind) {
    case "relative":
      return "but must be a URL that begins with https:// or http://";
    case "scheme":
      return `which begins with ${quote(`${fault.scheme}:`)}, but must begin with https:// or http://`;
    case "characters":
      return `which contains ${describeCharacter(fault.character)}: that is not allowed in a URL`;
    case "host":
      return "a URL without a host";
    case "unreadable":
      return "which is not a valid URL";
  }
}

function describeCharacter(character: string): string {
  if (character === " ") return "a space";
  if (character === "\\") return "a backslash";
  return `the character ${quote(character)}`;
}

function adviseOnFault(manifest: Manifest, path: Path, text: string, fault: AddressFault): Help {
  const web = makeWebAddress(text) ?? makeReadable(text, fault);
  if (web !== undefined) return set(manifest, path, web);
  if (fault.kind !== "characters") {
    const example = "https://example.com/plugin";
    return set(manifest, path, example, `Write the whole URL, for example ${quote(example)}`);
  }
  const isBackslash = fault.character === "\\";
  return decide(
    isBackslash ? "Write / in place of \\" : "Remove the character, or write it percent-encoded",
    "meaning",
  );
}

/** The address with another spelling of the invalid character, if that is its only fault. */
function makeReadable(text: string, fault: AddressFault): string | undefined {
  if (fault.kind !== "characters") return undefined;
  const { character } = fault;
  const meant = text.replaceAll(character, character === "\\" ? "/" : encodeVisible(character));
  return findAddressFault(meant) ? undefined : meant;
}

/** A character that nobody can see is left out. */
function encodeVisible(character: string): string {
  return /^[ -~]$/u.test(character) ? encodeURIComponent(character) : "";
}

/** The web address that another spelling most likely means. */
function makeWebAddress(text: string): string | undefined {
  if (text.length > 200) return undefined;
  const meant = [
    { from: /^git@([a-z0-9.-]+):(?!\d)(.+)$/iu, to: "https://$1/$2" },
    { from: /^(?:git|ssh|git\+ssh):\/\/(?:git@)?([a-z0-9.-]+\/.+)$/iu, to: "https://$1" },
    { from: /^github:([\w.-]+\/[\w.-]+)$/iu, to: "https://github.com/$1" },
    { from: /^gitlab:([\w.-]+\/[\w.-]+)$/iu, to: "https://gitlab.com/$1" },
    { from: /^(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#].*)?)$/iu, to: "https://$1" },
  ].find(({ from }) => from.test(text));
  const web = meant && text.replace(meant.from, meant.to);
  return web === undefined || findAddressFault(web) ? undefined : web;
}
