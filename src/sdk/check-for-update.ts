import { compareVersions, parseVersion } from "../base/text/versions/versions.js";

/** What `{url}/latest` answers (specification, "Update information"). */
export interface UpdateInformation {
  readonly version: string;
  readonly releaseNotes: string;
  readonly downloadUrl: string;
  /** Whether users should not wait. */
  readonly critical: boolean;
}

export interface UpdateOptions {
  /** Ends the request. Without it, the request ends after ten seconds. */
  readonly signal?: AbortSignal;
}

const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Asks `GET {url}/latest` for an update. Only a version that is greater by semantic versioning is one.
 *
 * @returns `undefined` if there is no update.
 * @throws {TypeError} if `current` is not a semantic version.
 * @throws {Error} if the server cannot be reached, or its answer is not update information.
 */
export async function checkForUpdate(
  url: string,
  current: string,
  { signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS) }: UpdateOptions = {},
): Promise<UpdateInformation | undefined> {
  const currentVersion = parseVersion(current);
  if (!currentVersion) throw new TypeError(`The current version is "${current}", which is not a semantic version`);
  if (typeof fetch !== "function") throw new Error("checkForUpdate needs fetch, which Node has from version 18 on");
  const address = `${url.replace(/\/+$/u, "")}/latest`;
  const response = await fetch(address, { signal, headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`${address} answered with status ${String(response.status)}`);
  const answer: unknown = await response.json();
  const { version, releaseNotes, downloadUrl, critical } = (answer ?? {}) as Record<string, unknown>;
  const latest = typeof version === "string" ? parseVersion(version) : undefined;
  if (!latest) throw new Error(`${address} names no semantic version as "version"`);
  if (typeof releaseNotes !== "string") throw new Error(`${address} names no text as "releaseNotes"`);
  if (typeof critical !== "boolean") throw new Error(`${address} names neither true nor false as "critical"`);
  if (typeof downloadUrl !== "string" || !isWebAddress(downloadUrl)) {
    throw new Error(`${address} names no address that begins with https: or http: as "downloadUrl"`);
  }
  return compareVersions(latest, currentVersion) > 0
    ? { version: latest.text, releaseNotes, downloadUrl, critical }
    : undefined;
}

/** A plugin may show the address as a link, where `javascript:` would run. */
function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/u.test(new URL(text).protocol);
  } catch {
    // Not an address at all.
    return false;
  }
}
