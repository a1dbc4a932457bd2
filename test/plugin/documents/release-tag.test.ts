import { describe, expect, test } from "vitest";
import { isReleaseTag, pickPluginByTag, readTag } from "../../../src/plugin/documents/release-tag.js";

test.each([
  ["v1.2.3", "1.2.3"],
  ["1.2.3", "1.2.3"],
  ["v1.2.3-rc.1", "1.2.3-rc.1"],
  ["v1.2.3+build.5", "1.2.3+build.5"],
  ["tides@1.2.3", "1.2.3"],
  ["tides@v1.2.3", "1.2.3"],
  ["tides-v1.2.3", "1.2.3"],
  ["tides-v1.2.3-v2", "1.2.3-v2"],
  ["@harbour/tides@1.2.3", "1.2.3"],
  ["@harbour/tides@v1.2.3", "1.2.3"],
  ["@harbour/tides-v1.2.3", "1.2.3"],
])("the tag %s releases %s of the package @harbour/tides", (tag, version) => {
  expect(readTag(tag, "@harbour/tides")?.version).toBe(version);
  expect(isReleaseTag(tag)).toBe(true);
});

test.each(["v1", "v1.2", "docs-2", "", "v", "latest", "V1.2.3", "vv1.2.3", "v01.2.3", "v1.2.3 ", "tides-1.2.3"])(
  "the tag %j is not a release",
  (tag) => {
    expect(readTag(tag, "tides")).toBeUndefined();
    expect(isReleaseTag(tag)).toBe(false);
    expect(pickPluginByTag(tag, [{ packageName: "tides" }])).toEqual({ kind: "no release" });
  },
);

test("hostile names are not a release, and soon read", () => {
  for (const tag of ["v1$(id)", "--upload-pack=x", "-v1", 'v1.2.3"', "v1.2.3\u200b", "\u202ev1.2.3", "@v", "@"])
    expect(isReleaseTag(tag)).toBe(false);
  for (const piece of ["@", "-v", "@v1.2.3", "1."]) expect(isReleaseTag(piece.repeat(100_000))).toBe(false);
});

describe("of several plugins a tag picks exactly one", () => {
  const tides = { packageName: "@harbour/tides" };
  const radar = { packageName: "radar" };
  const namesake = { packageName: "@pier/radar" };
  const nameless = { packageName: undefined };

  test("by the whole name, or by the name without its scope", () => {
    const all = [tides, radar, nameless];
    expect(pickPluginByTag("tides@1.2.3", all)).toEqual({ kind: "plugin", plugin: tides, version: "1.2.3" });
    expect(pickPluginByTag("@harbour/tides-v1.2.3", all)).toEqual({ kind: "plugin", plugin: tides, version: "1.2.3" });
    expect(pickPluginByTag("radar-v1.0.0", all)).toEqual({ kind: "plugin", plugin: radar, version: "1.0.0" });
  });

  test("and a whole name wins over one without its scope", () => {
    expect(pickPluginByTag("radar@1.0.0", [namesake, radar])).toMatchObject({ plugin: radar });
    expect(pickPluginByTag("@pier/radar@1.0.0", [namesake, radar])).toMatchObject({ plugin: namesake });
    const other = { packageName: "@quay/radar" };
    expect(pickPluginByTag("radar@1.0.0", [namesake, other])).toEqual({ kind: "several", plugins: [namesake, other] });
  });

  test("a version alone picks the only one", () => {
    expect(pickPluginByTag("v1.2.3", [tides])).toEqual({ kind: "plugin", plugin: tides, version: "1.2.3" });
    expect(pickPluginByTag("v1.2.3", [nameless])).toMatchObject({ plugin: nameless });
    expect(pickPluginByTag("v1.2.3", [tides, radar])).toEqual({ kind: "several", plugins: [tides, radar] });
  });

  test("another package is none of them", () => {
    expect(pickPluginByTag("lighthouse@1.2.3", [tides, radar])).toEqual({ kind: "no plugin" });
    expect(pickPluginByTag("v1.2.3", [])).toEqual({ kind: "no plugin" });
  });
});
