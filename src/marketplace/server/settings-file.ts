import { UsageError } from "../../core/errors.js";
import { isObject } from "../../base/text/json/json-object.js";
import { quote } from "../../base/text/safe.js";
import { readFileOfCaller } from "../../base/files/read-file-of-caller.js";
import { readJson } from "../contract/operations.js";
import type { Issuers, TrustedPublisher } from "./identity.js";

interface Trust {
  readonly issuers: Issuers;
  readonly publishers: readonly TrustedPublisher[];
}

const GITHUB = "https://token.actions.githubusercontent.com";
const HELP =
  'Write {"publishers": [{"plugin": "...", "repository_id": "...", "repository_owner_id": "...", "workflow": ".github/workflows/release.yml"}]}';
const NEEDED = ["plugin", "repository_id", "repository_owner_id", "workflow"] as const;
const MORE = ["issuer", "environment"] as const;

/**
 * Reads the file of `--publishers`: which workflows may publish which plugin, and where the keys of other issuers are.
 *
 * @throws {UsageError} if it cannot be used.
 */
export function readTrust(file: string | undefined): Trust {
  if (file === undefined) return { issuers: {}, publishers: [] };
  const given = readFileOfCaller(file);
  if ("refused" in given) throw new UsageError(`${quote(file, 200)} cannot be read: ${given.refused}`, HELP);
  const value = readJson(given.bytes)?.value;
  if (!isObject(value)) throw new UsageError(`${quote(file, 200)} is not a JSON object`, HELP);
  const { issuers = {}, publishers } = value;
  if (!isObject(issuers) || !Array.isArray(publishers) || publishers.length === 0) {
    throw new UsageError(`${quote(file, 200)} lists no publishers`, HELP);
  }
  const addresses = Object.entries({ [GITHUB]: `${GITHUB}/.well-known/jwks`, ...issuers }).map(([issuer, address]) => {
    if (typeof address === "string" && URL.canParse(address)) return [issuer, address] as const;
    throw new UsageError(`The keys of the issuer ${quote(issuer)} have no address`, "Give the URL of its JWKS");
  });
  const read = publishers.map(readPublisher);
  for (const [at, { issuer }] of read.entries()) {
    if (addresses.some(([known]) => known === issuer)) continue;
    const help = `Give the URL of its JWKS in "issuers": {"${issuer}": "https://..."}`;
    throw new UsageError(`The issuer ${quote(issuer)} of the publisher ${String(at + 1)} has no keys`, help);
  }
  // An issuer that no publisher names is not trusted, and its keys are never asked for.
  const trusted = addresses.filter(([known]) => read.some(({ issuer }) => issuer === known));
  return { issuers: Object.fromEntries(trusted), publishers: read };
}

function readPublisher(value: unknown, at: number): TrustedPublisher {
  const known: readonly string[] = [...NEEDED, ...MORE];
  const publisher = isObject(value) ? value : {};
  const wrong =
    NEEDED.find((key) => typeof publisher[key] !== "string" || publisher[key] === "") ??
    Object.keys(publisher).find((key) => !known.includes(key) || typeof publisher[key] !== "string");
  if (wrong !== undefined) {
    throw new UsageError(`The publisher ${String(at + 1)} has no valid ${quote(wrong)}: ids are texts`, HELP);
  }
  const { issuer = GITHUB, ...rest } = publisher as unknown as Partial<TrustedPublisher>;
  return { ...rest, issuer } as TrustedPublisher;
}
