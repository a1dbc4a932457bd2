import { describe, expect, test } from "vitest";
import { isMistakenTag } from "../../../src/plugin/documents/release-tag.js";

const NAMES = ["@lumen-labs/weather-widget", "weather-widget", "Weather Widget", "weather"];

describe("a tag that was meant for a release, and names no version:", () => {
  test.each([
    ...[
      "release-1.4.0",
      "V1.4.0",
      "v1.4",
      "1.4",
      "weather/v1.4.0",
      "weather-widget/1.4.0",
      "lumen-labs/weather-widget/1.4.0",
    ],
    ...[
      "release/v1.4.0",
      "v.1.4.0",
      "Release_1.4.0-rc.1",
      "ver1.4.0",
      "v1.4.0.1",
      "v01.4.0",
      "weather@v1.4",
      "Weather Widget 1.4",
    ],
  ])("%s", (tag) => {
    expect(isMistakenTag(tag, NAMES)).toBe(true);
  });

  test.each([
    // What moves, or releases nothing at all.
    ...["v1", "1", "release", "latest", "docs-2", "nightly-2026.11.22", "docs-1.4", "build-1.4.0.7"],
    // Another plugin's.
    ...["tides/v1.4.0", "tides-1.4.0", "weather-alerts/v1.4.0", "@lumen-labs/tides/1.4.0"],
    // Those of a release.
    ...["v1.4.0", "1.4.0-rc.1", "weather@1.4.0", "tides@1.4.0", "tides-v1.4.0"],
    ...["", "v".repeat(2_000) + "1.4"],
  ])("not %s", (tag) => {
    expect(isMistakenTag(tag, NAMES)).toBe(false);
  });
});
