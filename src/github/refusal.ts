import type { Headers } from "../base/network/read-waiting-time.js";
import type { Refusal } from "../base/network/server-fault.js";
import { quoteServer } from "../base/network/server-words.js";

/** GitHub's own words. It has no codes for them. */
const WORDS: readonly (readonly [RegExp, Refusal])[] = [
  [/\bSAML enforcement\b|\bsingle sign-on\b/iu, { why: "sign-on" }],
  [/\barchived so is read-only\b/iu, { why: "archived" }],
  [/\binstallation (?:has been|was|is) suspended\b/iu, { why: "suspended-app" }],
  [/\baccount (?:has been|was|is) suspended\b/iu, { why: "suspended-account" }],
  [/\bIP allow list\b/iu, { why: "address" }],
  [/\bOAuth App access restrictions\b/iu, { why: "app" }],
  [/\bforbids access via a\b/iu, { why: "token" }],
  [/\baccess blocked\b/iu, { why: "blocked" }],
  [/\b(?:issue|conversation) is locked\b/iu, { why: "locked" }],
];
const REFUSING: readonly number[] = [401, 403, 451];
const MAX_ADDRESS_LENGTH = 500;
const MAX_SHOWN_LENGTH = 200;

/**
 * Reads why GitHub refuses a request. `undefined` if it may be a permission that is missing.
 *
 * @param url the address of the API. A link to sign on leads to the same site.
 */
export function readRefusal(status: number, headers: Headers, message: string, url: string): Refusal | undefined {
  if (!REFUSING.includes(status)) return undefined;
  const signOn = headers["x-github-sso"];
  if (typeof signOn === "string" && signOn.startsWith("required")) {
    const address = /\burl=(\S+)/u.exec(signOn)?.[1];
    return { why: "sign-on", ...(address !== undefined && isOfSite(address, url) && { address }) };
  }
  return WORDS.find(([words]) => words.test(message))?.[1];
}

/** Where an answer leads to, without what may be secret in it. */
export function readElsewhere({ location }: Headers, url: string, token: string): Refusal {
  if (typeof location !== "string" || !URL.canParse(location, url)) return { why: "elsewhere" };
  const { protocol, host, pathname } = new URL(location, url);
  return { why: "elsewhere", address: quoteServer(`${protocol}//${host}${pathname}`, [token], MAX_SHOWN_LENGTH) };
}

/** A page of GitHub, of `github.com` where the API is at `api.github.com`. */
function isOfSite(address: string, url: string): boolean {
  if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) return false;
  const [given, api] = [new URL(address), new URL(url)];
  return given.protocol === api.protocol && given.host === api.host.replace(/^api\./u, "");
}
