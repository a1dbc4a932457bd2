import { UsageError } from "../../core/errors.js";
import { getIdentityToken, hasIdentity, isInJob } from "./identity-token.js";
import type { Surroundings } from "../../base/processes/programs.js";
import { isLoopback } from "../../base/network/proxy.js";
import { findAddressFault } from "../../base/text/web-address.js";
import { quote } from "../../base/text/safe.js";
import type { ConnectionLimits } from "../../base/network/connection.js";
import type { Identity } from "./marketplace-access.js";

export const NPM_REGISTRY = "https://registry.npmjs.org/";

/** What a run needs for the target `npm`. At least one of `token` and `identity` is given. */
export interface NpmAccess {
  /** The URL of the registry. It ends with a slash. */
  readonly registry: string;
  readonly mode: "publish" | "stage";
  readonly token?: string | undefined;
  readonly identity?: Identity | undefined;
  /** The dist-tag. It depends on the version if it is left out. */
  readonly tag?: string | undefined;
  /** The package's own, or npm's default, if it is left out. */
  readonly access?: "public" | "restricted" | undefined;
  /** Where npm is found, and what it may know. */
  readonly surroundings: Surroundings;
  /** The pace of requests. */
  readonly limits?: ConnectionLimits | undefined;
}

/** The texts of inputs or options. "" for what is not given. */
export interface NpmTexts {
  readonly token: string;
  readonly registry: string;
  readonly mode: "publish" | "stage";
  readonly tag: string;
  readonly access: "auto" | "public" | "restricted";
}

/** How a caller calls these texts, such as `the input npm-token`, and what to do about a missing credential. */
export interface NpmWords {
  readonly token: string;
  readonly registry: string;
  readonly tag: string;
  /** Why there is no token, without a full stop. */
  readonly noToken: string;
  readonly noCredential: string;
}

/** Beginning with a letter, so that it is not a range of versions. */
const TAG = /^(?!x$)[a-z][\w.-]{0,99}$/iu;

export function isDistTag(text: string): boolean {
  return TAG.test(text) && !/^v?\d/iu.test(text);
}

/**
 * Reads what the target `npm` needs.
 *
 * @throws {UsageError} whose message never contains the token.
 */
export function readNpmAccess(
  { token: given, registry, mode, tag, access }: NpmTexts,
  words: NpmWords,
  { surroundings, hideSecret }: Pick<NpmAccess, "surroundings"> & Pick<Identity, "hideSecret">,
): NpmAccess {
  const token = given.trim();
  const identity = hasIdentity(surroundings.env) ? { getIdentityToken, hideSecret } : undefined;
  if (token === "" && !identity) {
    const inJob = isInJob(surroundings.env) ? ", and the job cannot request an identity token" : "";
    throw new UsageError(`The target npm has no credential: ${words.noToken}${inJob}`, words.noCredential);
  }
  if (!/^[\x21-\x7e]*$/u.test(token)) {
    throw new UsageError(
      `${words.token}, of ${String(token.length)} characters, has one that is not allowed in a token`,
      "Set it to only the token, as npm shows it",
    );
  }
  if (tag !== "" && !isDistTag(tag)) {
    throw new UsageError(
      `${words.tag} is ${quote(tag)}, which is not a dist-tag`,
      "Write a word such as next, or leave it out: then the version decides",
    );
  }
  return {
    surroundings,
    identity,
    registry: readRegistry(registry, words),
    mode,
    token: token || undefined,
    tag: tag || undefined,
    access: access === "auto" ? undefined : access,
  };
}

/**
 * Reads the URL of a registry; npm's own if none is given. A token is only sent on an encrypted connection, or to
 * this machine.
 *
 * @throws {UsageError}
 */
export function readRegistry(address: string, { registry: what }: Pick<NpmWords, "registry">): string {
  const given = address || NPM_REGISTRY;
  const help = `Write the URL of a registry, such as ${NPM_REGISTRY}`;
  const fault = findAddressFault(given);
  if (fault?.kind === "credentials") {
    throw new UsageError(`${what} contains a user name or a password, which the URL of a registry must not`, help);
  }
  if (fault) throw new UsageError(`${what} is ${quote(given)}, which is not a URL`, help);
  const { protocol, hostname, href, search, hash } = new URL(given);
  if (search !== "" || hash !== "") {
    throw new UsageError(`${what} is ${quote(given)}, but the URL of a registry must not have a ? or #`, help);
  }
  if (protocol !== "https:" && !isLoopback(hostname)) {
    throw new UsageError(`${what} is ${quote(given)}, where a token would be sent without encryption`, help);
  }
  return href.endsWith("/") ? href : `${href}/`;
}
