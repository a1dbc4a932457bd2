import { describe, expect, test } from "vitest";
import { readRetryAfter, readWaitingTime, type Headers } from "../../../src/base/network/read-waiting-time.js";

const NOW = Date.UTC(2026, 10, 21, 12);
const IN_A_MINUTE = "Sat, 21 Nov 2026 12:01:00 GMT";

describe("how long a server asks to wait", () => {
  test.each<readonly [string, number, Headers, string, number | undefined]>([
    ["by seconds", 429, { "retry-after": "7" }, "", 7000],
    ["by seconds, without a permission", 403, { "retry-after": "7" }, "", 7000],
    ["by a date", 429, { "retry-after": IN_A_MINUTE }, "", 60_000],
    ["by both: its own words first", 403, { "retry-after": "7", "x-ratelimit-remaining": "0" }, "", 7000],
    [
      "until its limit begins anew",
      403,
      { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(NOW / 1000 + 9) },
      "",
      9000,
    ],
    [
      "until a time that is over",
      403,
      { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(NOW / 1000 - 9) },
      "",
      0,
    ],
    ["at its limit, without a time", 403, { "x-ratelimit-remaining": "0" }, "", 60_000],
    [
      "at its limit, with a time that is none",
      403,
      { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "soon" },
      "",
      60_000,
    ],
    ["by its status alone", 429, {}, "", 60_000],
    ["below its limit", 429, { "x-ratelimit-remaining": "1", "x-ratelimit-reset": String(NOW / 1000 + 9) }, "", 60_000],
    ["by its message alone", 403, {}, "You have exceeded a Secondary Rate Limit", 60_000],
    ["not at all: it refuses", 403, {}, "Resource not accessible", undefined],
    [
      "not at all: it refuses below its limit",
      403,
      { "x-ratelimit-remaining": "1", "x-ratelimit-reset": "9" },
      "",
      undefined,
    ],
    ["not at all: it fails, whatever else it says", 500, { "retry-after": "7" }, "secondary rate limit", undefined],
    ["not at all: it has no such page", 404, { "retry-after": "7" }, "", undefined],
    ["not at all: it answers", 200, { "retry-after": "7", "x-ratelimit-remaining": "0" }, "", undefined],
  ])("%s", (_, status, headers, message, expected) => {
    expect(readWaitingTime(status, headers, message, NOW)).toBe(expected);
  });

  test.each<readonly [unknown, number | undefined]>([
    ["0", 0],
    ["120", 120_000],
    ["999999999999", 999_999_999_999_000],
    ["1000000000000", undefined],
    ["-1", undefined],
    ["1.5", undefined],
    ["", undefined],
    [undefined, undefined],
    [7, undefined],
    [["7"], undefined],
    [IN_A_MINUTE, 60_000],
    ["Saturday, 21-Nov-26 12:01:00 GMT", 60_000],
    ["Sat Nov 21 12:01:00 2026 GMT", 60_000],
    ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
    ["on Sat, 21 Nov 2026 12:01:00 GMT", undefined],
    ["2026-11-21T12:01:00Z", undefined],
    ["Sat", undefined],
    [[IN_A_MINUTE], undefined],
  ])("the header Retry-After %j", (value, expected) => {
    expect(readRetryAfter(value, NOW)).toBe(expected);
  });
});
