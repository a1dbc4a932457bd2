import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Access, Action } from "../generated/marketplace-types.js";
import { Refused } from "./refused.js";
import type { Storage } from "./storage.js";
import type { Publisher } from "./version-record.js";
import { hashContent } from "../text/hash.js";

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

/** Who asks, and what they may do. */
export interface Credential {
  readonly kind: "oidc" | "static";
  /** The only plugin that it is for. `undefined` for all. */
  readonly pluginId: string | undefined;
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
  tokens: StaticTokens,
  storage: Pick<Storage, "findToken">,
  now: string,
): Credential | undefined {
  if (authorization === undefined) return undefined;
  const [, token] = /^Bearer ([\x21-\x7e]+)$/iu.exec(authorization) ?? [];
  if (token === undefined) throw new Refused("unauthenticated", "The credential is not a bearer token");
  const by = { kind: "static" as const };
  const everywhere = { kind: "static" as const, pluginId: undefined, expiresAt: undefined, by, hash: undefined };
  if (isSameToken(token, tokens.publish)) return { ...everywhere, actions: ALL_ACTIONS };
  if (isSameToken(token, tokens.read)) return { ...everywhere, actions: [] };
  const hash = hashToken(token);
  const issued = storage.findToken(hash);
  if (!issued || issued.isRevoked) throw new Refused("unauthenticated", "The token is unknown or was revoked");
  if (issued.expiresAt <= now) throw new Refused("token-expired", `The token expired at ${issued.expiresAt}`);
  const { pluginId, actions, expiresAt } = issued;
  return { kind: "oidc", pluginId, actions, expiresAt, by: issued.by, hash };
}

/** What a credential may do with a plugin. */
export function listActions({ pluginId, actions }: Credential, plugin: string): readonly Action[] {
  return pluginId === undefined || pluginId === plugin ? actions : [];
}

/** @throws {Refused} if a credential may not do this with a plugin. */
export function requireAction(credential: Credential, plugin: string, action: Action): void {
  if (listActions(credential, plugin).includes(action)) return;
  throw new Refused("forbidden", `This credential may not ${action} ${plugin}`);
}

export function presentCredential({ kind, expiresAt }: Credential): NonNullable<Access["credential"]> {
  return { kind, ...(expiresAt !== undefined && { expiresAt }) };
}

export function hashToken(token: string): string {
  return hashContent(token);
}

/** Compares without telling how much of them is the same. */
export function isSameToken(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}

export function makeToken(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString("base64url")}`;
}
