import { expect } from "vitest";
import type { InspectedFixture } from "../../src/catalog/inspect-fixture.js";
import { quote } from "../../src/text/safe.js";

/** A text that a message speaks of without being its own: the bracket of what lacks a key, or one character. */
const SPEAKS_FOR_THE_WHOLE = new Set(["{", "\uFEFF", "\uFFFD", "[", ""]);

/** Holds every finding with a range to the words that stand there: its message speaks of them, unless they are a secret. Gives their number. */
export function expectSpokenWords({ report, source }: InspectedFixture, check?: string): number {
  const placed = report.plugins.flatMap(({ findings }) => findings).filter(({ location }) => location.range);
  for (const { message, help, location, secret, check: reportingPlugin } of placed) {
    // What another tool says of a place is in words of its own.
    if (reportingPlugin.startsWith("scripts-")) continue;
    const token = location.range && source(location.file)?.slice(location.range);
    expect.soft(token, message).toBeDefined();
    if (secret === true && check === "no-secrets") expect.soft(`${message} ${help ?? ""}`).not.toContain(token);
    else if (token !== undefined && !SPEAKS_FOR_THE_WHOLE.has(token)) expect.soft(message).toContain(asWritten(token));
  }
  return placed.length;
}

/** A text as messages quote it; anything else as it stands in the file. */
function asWritten(token: string): string {
  try {
    const value: unknown = JSON.parse(token);
    return typeof value === "string" || (typeof value === "object" && value !== null) ? quote(value) : token;
  } catch {
    // Not a JSON value: a comma, a comment, a stray word.
    return token;
  }
}
