import { describe, expect, test } from "vitest";
import { findReleasedTag } from "../../../src/repository/tags/find-released-tag.js";
import {
  letsThrough,
  makeTagPattern,
  matchesAny,
  matchesPattern,
  type PushFilter,
} from "../../../src/repository/tags/ref-filter.js";

/**
 * "Workflow syntax for GitHub Actions": the cheat sheet of filter patterns, with its own examples for branches and tags,
 * and names that they do not take.
 */
const PATTERNS: readonly (readonly [pattern: string, takes: readonly string[], leaves: readonly string[]])[] = [
  ["feature/*", ["feature/my-branch", "feature/your-branch"], ["feature/beta-a/my-branch", "feature", "features/a"]],
  ["feature/**", ["feature/beta-a/my-branch", "feature/your-branch"], ["feature", "my/feature/a"]],
  ["main", ["main"], ["main2", "mai", "Main", "a/main"]],
  ["releases/mona-the-octocat", ["releases/mona-the-octocat"], ["releases/mona"]],
  ["*", ["main", "releases", "v1.2.3"], ["all/the/branches"]],
  ["**", ["all/the/branches", "every/tag", "v1"], []],
  ["*feature", ["mona-feature", "feature", "ver-10-feature"], ["feature/a", "a/feature"]],
  ["v2*", ["v2", "v2.0", "v2.9"], ["v1.2", "v2/0", "rv2"]],
  ["v[12].[0-9]+.[0-9]+", ["v1.10.1", "v2.0.0"], ["v3.0.0", "v1.10", "v1.10.1-rc", "v12.0.0"]],
  ["[CB]at", ["Cat", "Bat"], ["cat", "CBat", "at"]],
  ["[1-2]00", ["100", "200"], ["300", "1-00"]],
  ["*.jsx?", ["page.js", "page.jsx"], ["page.jsxx", "page.jsy"]],
  ["v1?.0", ["v.0", "v1.0"], ["v11.0", "vx.0"]],
  ["a+", ["a", "aaa"], ["", "b"]],
  ["v1.+", ["v1.", "v1.."], ["v1", "v1x"]],
  ["**-rc", ["a/b-rc", "-rc"], ["a-rc1"]],
  ["**/v*", ["v1", "a/v1", "a/b/v1"], ["a/b"]],
  ["release\\+1", ["release+1"], ["releasee1", "release1"]],
  ["a\\*b", ["a*b"], ["axb"]],
  ["a\\[b", ["a[b"], ["ab"]],
  ["^v\\d+", ["^vd", "^vddd"], ["v1", "v1.2.3"]],
  ["/^v/", ["/^v/"], ["v1.2.3"]],
  ["v(1|2)", ["v(1|2)"], ["v1"]],
  ["v1.2.3$", ["v1.2.3$"], ["v1.2.3"]],
  ["@acme/tool@*", ["@acme/tool@1.0.0"], ["@acme/tool@1/0", "tool@1.0.0"]],
];

test.each(PATTERNS)("the pattern %s takes exactly the names that GitHub says", (pattern, takes, leaves) => {
  for (const name of takes) expect(matchesPattern(pattern, name), name).toBe(true);
  for (const name of leaves) expect(matchesPattern(pattern, name), name).toBe(false);
});

test("a later pattern wins over an earlier one", () => {
  expect(matchesAny(["releases/**", "!releases/**-alpha"], "releases/10")).toBe(true);
  expect(matchesAny(["releases/**", "!releases/**-alpha"], "releases/10-alpha")).toBe(false);
  expect(matchesAny(["v*", "!v1*", "v1.2*"], "v1.2.3")).toBe(true);
  expect(matchesAny(["!v1*", "v*"], "v1.2.3")).toBe(true);
  // Only negative patterns start nothing.
  expect(matchesAny(["!v1*"], "v2.0.0")).toBe(false);
});

/** What "on.push" of the documentation says of filters for one kind of ref or both. */
const FILTERS: readonly (readonly [what: string, filter: PushFilter, tag: boolean, branch: boolean])[] = [
  ["no filter", {}, true, true],
  ["tags only", { tags: ["v*"] }, true, false],
  ["tags-ignore only", { "tags-ignore": ["beta*"] }, true, false],
  ["tags-ignore that takes it", { "tags-ignore": ["v*"] }, false, false],
  ["branches only", { branches: ["main"] }, false, true],
  ["branches-ignore only", { "branches-ignore": ["gh-pages"] }, false, true],
  ["both", { tags: ["v*"], branches: ["main"] }, true, true],
  ["both, of others", { tags: ["r*"], branches: ["next"] }, false, false],
  ["branches-ignore and tags", { tags: ["v*"], "branches-ignore": ["**"] }, true, false],
  ["an empty list, which is not documented", { tags: [] }, true, false],
];

test.each(FILTERS)("a push passes %s as GitHub says", (_, filter, tag, branch) => {
  expect(letsThrough(filter, { type: "tag", name: "v1.2.3" })).toBe(tag);
  expect(letsThrough(filter, { type: "branch", name: "main" })).toBe(branch);
});

test("a hostile pattern is soon matched", () => {
  for (const pattern of ["*a".repeat(500), "**/".repeat(300), "a+".repeat(500), "[".repeat(1000), "a?".repeat(400)])
    matchesPattern(pattern, "a".repeat(1000));
  expect(matchesPattern("*a".repeat(50) + "b", "a".repeat(1000))).toBe(false);
});

test("a tag as a pattern takes all versions, and no other names", () => {
  expect(makeTagPattern("@acme/tool@1.2.3", "1.2.3")).toBe("@acme/tool@*");
  expect(makeTagPattern("a+b-v1.2.3", "1.2.3")).toBe("a\\+b-v*");
  expect(matchesPattern(makeTagPattern("a+b-v1.2.3", "1.2.3"), "a+b-v2.0.0")).toBe(true);
});

describe("a released tag is found if and only if a filter lets one through", () => {
  const plugin = { folder: "plugins/tool", packageName: "@acme/tool", version: "1.4.0" };
  const find = (tags: readonly string[], isOnly = false) => findReleasedTag({ tags }, plugin, { isOnly })?.tag;

  test.each([
    ...[["v*"], ["*"], ["**"], ["v[0-9]+.[0-9]+.[0-9]+"], ["tool@*"], ["@acme/tool@*"], ["@acme/*"], ["plugins/**"]],
    ...[["v3.*"], ["v27.*.*"], ["v*-beta*"], ["*.5.*"], ["1.4.0"], ["!v*", "tool-v*"], ["v*", "!v1*"]],
    ...[["v[5-9]*"], ["tool/v*"], ["v?[0-9]*"], ["v*", "!*-*"]],
  ])("%j", (...tags) => {
    expect(find(tags)).toBeDefined();
  });

  test.each([
    ...[["release-*"], ["tool-1@*"], ["v1"], ["v1.?.?.?"], ["latest", "stable"], ["^v\\d+"], ["V*"], ["!v*"]],
    ...[["v*", "!v*"], ["tools@*"], ["@other/tool@*"], ["tool/1*"], ["v"], ["refs/tags/v*"], ["nightly-*"]],
    ...[["v*", "!**"], ["v[0-9]"], ["release/**"], ["docs/*"]],
  ])("%j takes none", (...tags) => {
    expect(find(tags)).toBeUndefined();
  });

  test("and of the only plugin, release-* takes one", () => {
    expect(find(["release-*"], true)).toMatch(/^release-v/u);
  });
});
