import type { Choice } from "../../core/action-interface.js";
import { UsageError } from "../../core/errors.js";
import { getIdentityToken, hasIdentity, isInJob, readReleasingJob } from "./identity-token.js";
import { isLoopback, type Environment } from "../../base/network/proxy.js";
import { quote } from "../../base/text/safe.js";
import { findAddressFault } from "../../base/text/web-address.js";
import type { MarketplaceAccess, Origin } from "./marketplace-access.js";

/** What the caller was given, trimmed; "" for nothing. The caller has chosen among the words. */
export interface MarketplaceTexts {
  readonly url: string;
  readonly token: string;
  readonly plugin: string;
  readonly auth: Choice<"marketplace-auth">;
  readonly wait: Choice<"marketplace-wait">;
  readonly timeout: string;
}

/** How the caller's own inputs or options are named. */
export interface MarketplaceNames {
  /** Such as `The input marketplace-url`, for `url`. */
  readonly name: (text: keyof MarketplaceTexts) => string;
  /** What gives the URL, ready to paste. */
  readonly urlHelp: string;
  /** Why there is no token, without a full stop. */
  readonly noToken: string;
  readonly tokenHelp: string;
}

const DEFAULT_TIMEOUT = "15m";

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };
const MAX_WAIT_MS = 6 * 3_600_000;

/**
 * Reads what the target `marketplace` needs.
 *
 * @param hideSecret hides what is exchanged, wherever the caller shows something.
 * @throws {UsageError} whose message never contains the token.
 */
export function readMarketplaceAccess(
  texts: MarketplaceTexts,
  names: MarketplaceNames,
  environment: Environment,
  hideSecret: (secret: string) => void,
): MarketplaceAccess {
  const { plugin, wait } = texts;
  const url = readMarketplaceUrl(texts.url, names);
  const timeout = readTime(texts.timeout || DEFAULT_TIMEOUT, names);
  if (plugin !== "" && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(plugin)) {
    const help = "Write it as the marketplace does: lowercase letters, digits, and single hyphens";
    throw new UsageError(`${names.name("plugin")} is ${quote(plugin)}, which is not the id of a plugin`, help);
  }
  const origin = readOrigin(environment);
  const credential = readCredential(texts, names, environment, hideSecret);
  return { url, wait, timeout, environment, credential, plugin: plugin || undefined, origin };
}

/**
 * Reads the URL of a marketplace. Credentials are sent there, so it is encrypted, or this machine.
 *
 * @throws {UsageError}
 */
export function readMarketplaceUrl(
  given: string,
  { name, urlHelp }: Pick<MarketplaceNames, "name" | "urlHelp">,
): string {
  if (given === "") throw new UsageError("The URL of the marketplace is missing", urlHelp);
  const fault = findAddressFault(given);
  if (fault?.kind === "credentials") {
    throw new UsageError(`${name("url")} contains a password`, `Give the password as a token. ${urlHelp}`);
  }
  if (fault) throw new UsageError(`${name("url")} is ${quote(given)}, which is not a URL`, urlHelp);
  const { protocol, hostname, origin, pathname, search, hash } = new URL(given);
  if (protocol !== "https:" && !isLoopback(hostname)) {
    const what = `${name("url")} is ${quote(given)}, and a credential is sent there without encryption`;
    throw new UsageError(what, "Begin it with https://. Only a server on this machine may use http");
  }
  if (search !== "" || hash !== "") {
    throw new UsageError(
      `${name("url")} is ${quote(given)}, but the URL of a marketplace must not have a ? or #`,
      urlHelp,
    );
  }
  return `${origin}${pathname.replace(/\/+$/u, "")}`;
}

function readCredential(
  { auth, token }: MarketplaceTexts,
  names: MarketplaceNames,
  environment: Environment,
  hideSecret: (secret: string) => void,
): MarketplaceAccess["credential"] {
  if (auth === "token" || (auth === "auto" && token !== "")) return { token: readToken(token, names) };
  if (hasIdentity(environment)) return { getIdentityToken, hideSecret };
  if (auth === "auto") {
    const what = `There is no credential for the marketplace: ${names.noToken}`;
    if (!isInJob(environment)) throw new UsageError(what, names.tokenHelp);
    throw new UsageError(
      `${what}, and the job has no identity`,
      `${names.tokenHelp}\nOr let the job use its identity, if the marketplace trusts it:\n  permissions:\n    id-token: write`,
    );
  }
  throw new UsageError(
    `${names.name("auth")} is oidc, but this job has no identity`,
    "Give the job the permission for it; outside of GitHub Actions there is none:\n  permissions:\n    id-token: write",
  );
}

function readToken(token: string, { noToken, tokenHelp }: MarketplaceNames): string {
  if (token === "") throw new UsageError(`The token for the marketplace is empty: ${noToken}`, tokenHelp);
  if (/^[\x21-\x7e]+$/u.test(token)) return token;
  const what = `The token for the marketplace, of ${String(token.length)} characters, has one that is not allowed in a token`;
  throw new UsageError(what, "Copy the token again, without a line break in it");
}

function readTime(given: string, { name }: MarketplaceNames): number {
  const [, count = "", unit = ""] = /^(\d{1,6})([smh])$/u.exec(given) ?? [];
  const time = Number(count) * (UNITS[unit] ?? NaN);
  if (time <= MAX_WAIT_MS) return time;
  const help = "Write a number and its unit, such as 90s, 15m or 2h; 6h is the maximum";
  throw new UsageError(`${name("timeout")} is ${quote(given)}, which is not a time`, help);
}

/** Where the job runs. Left out elsewhere. */
function readOrigin(environment: Environment): Origin | undefined {
  const { repository } = readReleasingJob(environment) ?? {};
  const { GITHUB_RUN_ID: run } = environment;
  return repository !== undefined && URL.canParse(repository)
    ? { repository, ...(run && { runUrl: `${repository}/actions/runs/${run}` }) }
    : undefined;
}
