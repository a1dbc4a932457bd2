import { describe, expect, test } from "vitest";
import { chooseTag, interpretTag, type TaggedRepository } from "../../../src/repository/tags/interpret-tag.js";
import { findFormatFault, formatTag, listTags, readTag } from "../../../src/repository/tags/tag-forms.js";

const TIDES = { folder: "plugins/tides", packageName: "@harbour/tides", version: "1.2.3" };
const RADAR = { folder: "plugins/radar", packageName: "radar", version: "2.0.0" };
const CORE = { folder: "packages/core", packageName: "@harbour/core", version: "1.2.3" };
const ALONE = { folder: "", packageName: "@lumen-labs/weather-widget", version: "1.4.0" };

function repository(plugins: TaggedRepository["plugins"], more: Partial<TaggedRepository> = {}): TaggedRepository {
  return { plugins, packages: [], tags: [], isOnly: plugins.length === 1, ...more };
}

const interpretAlone = (tag: string, more: Partial<TaggedRepository> = {}) =>
  interpretTag(tag, repository([ALONE], more));
const interpretAmongSeveral = (tag: string, more: Partial<TaggedRepository> = {}) =>
  interpretTag(tag, repository([TIDES, RADAR], { packages: [CORE], ...more }));

describe("a tag releases the only plugin of a repository", () => {
  test.each([
    ...["v1.4.0", "1.4.0", "weather-widget@1.4.0", "weather-widget@v1.4.0", "weather-widget-v1.4.0"],
    ...["@lumen-labs/weather-widget@1.4.0", "weather-widget/v1.4.0", "weather-widget_v1.4.0"],
    ...["release/v1.4.0", "releases/v1.4.0", "release-v1.4.0", "releases_v1.4.0"],
  ])("by the form %s", (tag) => {
    expect(interpretAlone(tag)).toMatchObject({ kind: "release", plugins: [ALONE] });
  });

  test.each([
    // Its own version, behind a prefix that is none of its names.
    ...["plugin-v1.4.0", "backup/v1.4.0", "docs/v1.4.0", "Weather-Widget@1.4.0", "weather-widget-1.4.0", "tides@1.4.0"],
    // Almost a form.
    ...["V1.4.0", "v.1.4.0", "r1.4.0", "version-1.4.0", "v1.4", "1.4", "v1.4.0.1", "v01.4.0", "release-1.5.0"],
    ...["weather-widget/1.4.1", "Release_1.4.1-rc.1", "lumen-labs/weather-widget/v1.4"],
    // Another version.
    ...["v1.4.1", "v1.4.0-release", "v1.4.0+build.5", "weather-widget@2.0.0", "release/v1.5.0"],
  ])("and %s is a mistake that names the right tag", (tag) => {
    const verdict = interpretAlone(tag);
    expect(verdict.kind).toBe("wrong");
    const right = "right" in verdict ? verdict.right : [];
    expect(right).toHaveLength(1);
    for (const one of right) expect(interpretAlone(one).kind, one).toBe("release");
  });

  test.each([
    ...["v1", "1", "latest", "docs-2", "nightly-2026.11.27", "lighthouse@1.2.3", "docs-1.4", "build-1.4.0.7", ""],
    ...["v1$(id)", "--upload-pack=x", "-v1", "\u202ev1.2.3", "@v", "@", "docs-11.4.0", "docs-2.1.4.0"],
  ])("and %j is about something else", (tag) => {
    expect(interpretAlone(tag).kind).toBe("none");
  });

  test("and a version that is none leaves it to its own check", () => {
    expect(interpretTag("v9.9.9", repository([{ ...ALONE, version: undefined }])).kind).toBe("release");
  });

  test("and hostile names are soon read", () => {
    for (const piece of ["@", "-v", "@v1.2.3", "1.", "1.4.0", "release/v"]) {
      expect(interpretAlone(piece.repeat(100_000)).kind).toBe("none");
    }
  });
});

describe("of several plugins, a tag releases the one that it names", () => {
  test.each([
    ["tides@1.2.3", TIDES],
    ["@harbour/tides@1.2.3", TIDES],
    ["@harbour/tides-v1.2.3", TIDES],
    ["plugins/tides/v1.2.3", TIDES],
    ["tides/v1.2.3", TIDES],
    ["tides_v1.2.3", TIDES],
    ["radar-v2.0.0", RADAR],
    ["plugins/radar-v2.0.0", RADAR],
  ])("%s", (tag, plugin) => {
    expect(interpretAmongSeveral(tag)).toMatchObject({ kind: "release", plugins: [plugin] });
  });

  test.each([
    ["v1.2.3", ["@harbour/tides@1.2.3"]],
    ["v9.9.9", ["@harbour/tides@1.2.3", "radar@2.0.0"]],
    ["radar@1.2.3", ["radar@2.0.0"]],
    ["tidess@1.2.3", ["@harbour/tides@1.2.3"]],
    ["Tides@1.2.3", ["@harbour/tides@1.2.3"]],
    ["plugins/tides@1.2.3", ["@harbour/tides@1.2.3"]],
    ["release/v1.2.3", ["@harbour/tides@1.2.3"]],
    ["radar/2.1", ["radar@2.0.0"]],
  ])("and %s is a mistake", (tag, right) => {
    expect(interpretAmongSeveral(tag)).toMatchObject({ kind: "wrong", right });
  });

  test("and the tag of another package is none of a plugin", () => {
    for (const tag of ["@harbour/core@1.2.3", "core@9.0.0", "packages/core/v1.2.3"])
      expect(interpretAmongSeveral(tag).kind, tag).toBe("other package");
    expect(interpretTag("radar@2.0.0", repository([TIDES], { packages: [RADAR], isOnly: false })).kind).toBe(
      "other package",
    );
  });

  test("a whole name wins over one without its scope, and that over a folder", () => {
    const radar = { folder: "a", packageName: "radar", version: "1.0.0" };
    const namesake = { folder: "b", packageName: "@pier/radar", version: "1.0.0" };
    const folder = { folder: "radar", packageName: "sonar", version: "1.0.0" };
    const pick = (tag: string, plugins: TaggedRepository["plugins"]) => interpretTag(tag, repository(plugins));
    expect(pick("radar-v1.0.0", [namesake, folder, radar])).toMatchObject({ plugins: [radar] });
    expect(pick("radar-v1.0.0", [folder, namesake])).toMatchObject({ plugins: [namesake] });
    expect(pick("@pier/radar@1.0.0", [radar, namesake])).toMatchObject({ plugins: [namesake] });
    const other = { folder: "c", packageName: "@quay/radar", version: "1.0.0" };
    expect(pick("radar@1.0.0", [namesake, other])).toMatchObject({
      kind: "wrong",
      right: ["@pier/radar@1.0.0", "@quay/radar@1.0.0"],
    });
  });
});

describe("a tag format", () => {
  test("replaces all other forms", () => {
    expect(interpretAlone("rel-1.4.0", { format: "rel-${version}" }).kind).toBe("release");
    expect(interpretAlone("v1.4.0", { format: "rel-${version}" })).toMatchObject({
      kind: "wrong",
      right: ["rel-1.4.0"],
    });
    expect(interpretAlone("rel-1.4.1", { format: "rel-${version}" })).toMatchObject({ right: ["rel-1.4.0"] });
  });

  test("names a package with or without its scope", () => {
    const format = "${name}/release-${version}-final";
    const tag = "tides/release-1.2.3-final";
    expect(interpretAmongSeveral(tag, { format })).toMatchObject({ kind: "release", plugins: [TIDES] });
    expect(interpretAmongSeveral(`@harbour/${tag}`, { format })).toMatchObject({ kind: "release", plugins: [TIDES] });
    expect(chooseTag(TIDES, repository([TIDES], { format }))).toBe(tag);
  });

  test.each(["v${version}", "${name}@${version}", "rel-${version}", "${version}", "a/b/${version}"])(
    "may be %s",
    (format) => {
      expect(findFormatFault(format)).toBeUndefined();
    },
  );

  test.each([
    "",
    "v",
    "${version}${version}",
    "v${Version}",
    "${version} x",
    "-${version}",
    "${nmae}@${version}",
    "a..${version}",
    "${version}.lock",
  ])("cannot be %j", (format) => {
    expect(findFormatFault(format)).toMatch(/^(?:must|may|does not make)/u);
  });
});

test("the tag of the next version has the form of the newest one, else that of `version`", () => {
  const choose = (tags: readonly string[], plugin = TIDES) =>
    chooseTag(plugin, repository([plugin], { tags, isOnly: false }), { version: "1.3.0" });
  expect(choose([])).toBe("@harbour/tides@1.3.0");
  expect(choose(["tides-v1.0.0", "tides/v1.2.3", "radar@9.0.0", "latest"])).toBe("tides/v1.3.0");
  expect(choose(["v1.0.0", "v1.2.3"])).toBe("v1.3.0");
  // They may be those of another plugin.
  expect(choose(["v9.0.0", "radar@9.0.0"])).toBe("@harbour/tides@1.3.0");
  expect(choose([], ALONE)).toBe("v1.3.0");
  expect(choose(["1.0.0"], ALONE)).toBe("1.3.0");
  const isStarting = (tag: string) => tag.startsWith("tides@");
  expect(chooseTag(TIDES, repository([TIDES]), { isStarting })).toBe("tides@1.2.3");
  expect(chooseTag(TIDES, repository([TIDES]), { isStarting: () => false })).toBe("@harbour/tides@1.2.3");
});

test("each tag that is listed is read back, and so is the one that is made", () => {
  for (const plugin of [TIDES, RADAR, CORE, ALONE]) {
    for (const isOnly of [true, false]) {
      const tags = [...listTags("3.2.1-rc.1", plugin, { isOnly }), formatTag("3.2.1-rc.1", plugin)];
      for (const tag of tags) expect(readTag(tag, plugin, { isOnly })?.version, tag).toBe("3.2.1-rc.1");
    }
  }
});
