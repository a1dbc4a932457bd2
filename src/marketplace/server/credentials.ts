import { timingSafeEqual } from "node:crypto";
import type { Action } from "../../generated/marketplace-types.js";
import { type OwnerToken, hashToken } from "./owners.js";
import type { TrustedPublisher } from "./identity.js";
import { Refused } from "./refused.js";
import { isFull } from "./open-database.js";
import type { Storage } from "./storage.js";
import type { Publisher } from "./version-record.js";

export const ALL_ACTIONS: readonly Action[] = ["validate", "publish", "release", "withdraw"];

/** The tokens of a server that were not issued for an identity. */
export interface StaticTokens {
  /** May publish every plugin. */
  readonly publish: string;
  /** May look at every plugin, and change none. */
  readonly read: string;
  /** Opens the review queue of the page. It is not a credential of the contract. */
  readonly review: string;
}

/** Whom a server gives which authority. */
interface Authorities {
  readonly tokens: StaticTokens;
  readonly publishers: readonly Pick<TrustedPublisher, "plugin">[];
}

/** Who asks, and what they may do. */
export interface Credential {
  readonly kind: "oidc" | "static";
  readonly covers: (pluginId: string) => boolean;
  readonly owner?: OwnerToken;
  /** What the audit log calls whoever has it. */
  readonly actor: string;
  readonly actions: readonly Action[];
  readonly expiresAt: string | undefined;
  readonly by: Publisher;
  /** The hash of an issued token. */
  readonly hash: string | undefined;
}

/**
 * The credential of a request; `undefined` if it brings none.
 *
 * @throws {Refused} if it is not valid.
 */
export function readCredential(
  authorization: string | undefined,
  { tokens, publishers }: Authorities,
  storage: Pick<Storage, "findToken" | "owners" | "hasPlugin">,
  now: string,
): Credential | undefined {
  if (authorization === undefined) return undefined;
  const [, token] = /^Bearer ([\x21-\x7e]+)$/iu.exec(authorization) ?? [];
  if (token === undefined) throw new Refused("unauthenticated", "The credential is not a bearer token");
  const by = { kind: "static" as const };
  const everywhere = { kind: "static" as const, covers: () => true, expiresAt: undefined, by, hash: undefined };
  if (isSameToken(token, tokens.publish)) return { ...everywhere, actor: "operator", actions: ALL_ACTIONS };
  if (isSameToken(token, tokens.read)) return { ...everywhere, actor: "reader", actions: [] };
  const owned = storage.owners.findToken(token);
  if (owned) return makeOwnerCredential(owned, { storage, publishers }, now);
  const hash = hashToken(token);
  const issued = storage.findToken(hash);
  if (!issued || issued.isRevoked) throw new Refused("unauthenticated", "The token is unknown or was revoked");
  requireTime(issued.expiresAt, now);
  const { pluginId, actions, expiresAt } = issued;
  const actor = `workflow ${issued.by.workflowRef ?? ""}`;
  return { kind: "oidc", covers: (plugin) => plugin === pluginId, actions, expiresAt, by: issued.by, hash, actor };
}

/** @throws {Refused} if it was revoked, has expired, or opens the review only. */
function makeOwnerCredential(
  token: OwnerToken,
  {
    storage,
    publishers,
  }: Pick<Authorities, "publishers"> & { readonly storage: Pick<Storage, "owners" | "hasPlugin"> },
  now: string,
): Credential {
  const { owners, hasPlugin } = storage;
  const { owner, power, expiresAt, revokedAt, id } = token;
  if (revokedAt !== undefined || power === "review") {
    throw new Refused("unauthenticated", "The token is unknown or was revoked");
  }
  requireTime(expiresAt, now);
  const isReserved = (pluginId: string): boolean => publishers.some(({ plugin }) => plugin === pluginId);
  // The first who declares a plugin becomes its owner, unless the operator keeps its id for a workflow.
  const covers = (plugin: string): boolean =>
    owners.ownsPlugin(owner, plugin) || (!owners.isOwned(plugin) && !hasPlugin(plugin) && !isReserved(plugin));
  return {
    kind: "static",
    expiresAt,
    by: { kind: "static" },
    hash: undefined,
    owner: token,
    actor: `owner ${owner}, ${id}`,
    covers: power === "read" ? () => true : covers,
    actions: power === "read" ? [] : ALL_ACTIONS,
  };
}

function requireTime(expiresAt: string | undefined, now: string): void {
  if (expiresAt === undefined || expiresAt > now) return;
  throw new Refused("token-expired", `The token expired at ${expiresAt}`);
}

export function listActions({ covers, actions }: Credential, plugin: string): readonly Action[] {
  return covers(plugin) ? actions : [];
}

/** @throws {Refused} if a credential may not do this with a plugin. */
export function requireAction(credential: Credential, plugin: string, action: Action): void {
  if (listActions(credential, plugin).includes(action)) return;
  throw new Refused("forbidden", `This credential may not ${action} ${plugin}`);
}

/** Without a credential, and with one for another plugin, only what is published is shown. */
export function canSeeEverything(credential: Credential | undefined, pluginId: string): boolean {
  return credential?.covers(pluginId) === true;
}

/** Compares without telling how much of them is the same. */
export function isSameToken(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}

/** Notes that a token was used. A full disk does not stop the answer, which is worth more. */
export function noteUse(storage: Pick<Storage, "owners">, token: OwnerToken, now: string): void {
  try {
    storage.owners.noteUse(token, now);
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}
