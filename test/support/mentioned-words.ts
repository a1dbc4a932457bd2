import { expect } from "vitest";
import type { InspectedFixture } from "../../scripts/fixtures/inspect-fixture.js";
import { quote } from "../../src/base/text/safe.js";

/** A text that a message mentions without being its own: the bracket of an object without the key, or one character. */
const NOT_MENTIONED = new Set(["{", "\uFEFF", "\uFFFD", "[", ""]);

/**
 * Verifies that a message mentions the words at its range, unless they are a secret. Gives the number of findings with
 * a range.
 */
export function expectMentionedWords({ report, source }: InspectedFixture, check?: string): number {
  const placed = report.plugins.flatMap(({ findings }) => findings).filter(({ location }) => location.range);
  for (const { message, help, location, secret, check: reportingPlugin } of placed) {
    // Another tool describes a place in words of its own, and so does an error of the plugin.
    if (/^(?:scripts-|lifecycle-|components-mount$)/u.test(reportingPlugin)) continue;
    const token = location.range && source(location.file)?.slice(location.range);
    expect.soft(token, message).toBeDefined();
    if (secret === true && check === "no-secrets") expect.soft(`${message} ${help ?? ""}`).not.toContain(token);
    else if (token !== undefined && !NOT_MENTIONED.has(token))
      expect.soft(message, "A message quotes all the words at its location").toContain(asWritten(token));
  }
  return placed.length;
}

/** A text as messages quote it; anything else as it is in the file. */
function asWritten(token: string): string {
  try {
    const value: unknown = JSON.parse(token);
    return typeof value === "string" || (typeof value === "object" && value !== null) ? quote(value) : token;
  } catch {
    // Not a JSON value: a comma, a comment, a stray word.
    return token;
  }
}
