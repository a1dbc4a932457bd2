import { expect, test } from "vitest";
import { findAddressFault } from "../../../src/base/text/web-address.js";
import { startEffort } from "../../support/effort.js";

test.each([
  "https://example.com",
  "HTTPS://EXAMPLE.COM/",
  "http://localhost:3000/a?b#c",
  "https://[::1]:8443/",
  "https://exämple.com/ü",
  "https://example.com/@scope/plugin",
  "https://example.com/?to=a@b.example",
])("%s is an address", (text) => {
  expect(findAddressFault(text)).toBeUndefined();
});

test.each([
  ["", "relative"],
  ["example.com", "relative"],
  ["//example.com", "relative"],
  ["localhost:8080/a", "relative"],
  ["owner/plugin", "relative"],
  ["me@example.com", "relative"],
  ["git@github.com:owner/plugin.git", "relative"],
  ["javascript:alert(1)", "scheme"],
  [" JavaScript:alert(1)", "scheme"],
  ["file:///etc/passwd", "scheme"],
  ["ssh://git@github.com/owner/plugin", "scheme"],
  ["mailto:me@example.com", "scheme"],
  ["https://", "host"],
  ["https:///path", "host"],
  ["https:example.com", "host"],
  ["https://?query", "host"],
  ["https://:80", "host"],
  ["https://exam ple.com", "characters"],
  ["https://example.com ", "characters"],
  ["https:\\\\example.com", "characters"],
  ["https://example.com/\u202e", "characters"],
  ["https://[::", "unreadable"],
  ["https://example.com:99999", "unreadable"],
  [`https://${"a".repeat(300)}`, "unreadable"],
  ["https://user:word@example.com", "credentials"],
  ["https://token@example.com/path", "credentials"],
  ["https://git@example.com/", "credentials"],
  ["git+https://user:word@example.com", "credentials"],
  [" https:/\\user:word@example.com", "credentials"],
  ["//user@example.com", "credentials"],
  ["user:word@example.com", "credentials"],
])("%j is not an address: %s", (text, kind) => {
  expect(findAddressFault(text)?.kind).toBe(kind);
});

test("a million hostile characters are judged at once", () => {
  for (const piece of ["@", "/", "\\", "a:", "https://", ".", "a@", " "]) {
    const effort = startEffort();
    findAddressFault(piece.repeat(1_000_000 / piece.length));
    findAddressFault(`https://${piece.repeat(1_000_000 / piece.length)}`);
    expect(effort(), piece).toBeLessThan(1000);
  }
});
