import { expect, test } from "vitest";
import { readCredential, requireAction } from "../../../src/marketplace/server/credentials.js";
import { hashToken } from "../../../src/marketplace/server/owners.js";
import type { Storage } from "../../../src/marketplace/server/storage.js";
import { Refused } from "../../../src/marketplace/server/refused.js";

const SETTINGS = { tokens: { publish: "publish", read: "read", review: "review" }, publishers: [] };
const NOW = "2026-11-22T10:00:00.000Z";
const LATER = "2026-11-22T10:20:00.000Z";
const ISSUED = { pluginId: "weather", actions: ["validate"], expiresAt: LATER, by: {}, isRevoked: false } as const;
const KNOWN = new Map([
  [hashToken("issued"), ISSUED],
  [hashToken("old"), { ...ISSUED, expiresAt: NOW }],
  [hashToken("revoked"), { ...ISSUED, isRevoked: true }],
]);
const owners = { findToken: () => undefined } as unknown as Storage["owners"];
const storage = { findToken: (hash: string) => KNOWN.get(hash), owners, hasPlugin: () => false };

function read(authorization: string | undefined): unknown {
  try {
    return readCredential(authorization, SETTINGS, storage, NOW);
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

test("a static token is of every plugin, an issued one of its own", () => {
  expect(read("Bearer publish")).toMatchObject({ kind: "static", actor: "operator" });
  expect(read("bearer read")).toMatchObject({ kind: "static", actions: [] });
  expect(read("Bearer issued")).toMatchObject({ kind: "oidc", actions: ["validate"] });
  expect(read(undefined)).toBeUndefined();
});

test.each([
  ["Bearer old", "token-expired"],
  ["Bearer revoked", "unauthenticated"],
  ["Bearer review", "unauthenticated"],
  ["Bearer another", "unauthenticated"],
  ["Bearer ", "unauthenticated"],
  ["Bearer publish read", "unauthenticated"],
  ["Basic publish", "unauthenticated"],
  ["publish", "unauthenticated"],
])("%j is %s", (authorization, code) => {
  expect(read(authorization)).toBe(code);
});

test("an issued token may do what it was issued for, with its own plugin", () => {
  const credential = readCredential("Bearer issued", SETTINGS, storage, NOW);
  if (!credential) throw new Error("There is no credential");
  expect(() => {
    requireAction(credential, "weather", "validate");
  }).not.toThrow();
  for (const [plugin, action] of [
    ["weather", "publish"],
    ["rain", "validate"],
  ] as const) {
    expect(() => {
      requireAction(credential, plugin, action);
    }).toThrow(`This credential may not ${action} ${plugin}`);
  }
});
