import { describe, expect, test } from "vitest";
import { makeActionOrigin, makePageUrl, parseOrigin } from "../../src/core/tool.js";

/** By itself: where it is before the name of the repository, the owner replaces it. */
const PLACEHOLDER = "OWNER";

describe("the origin that package.json names", () => {
  test.each([
    "git+https://github.com/lumen-labs/plugin-preflight.git",
    "https://github.com/lumen-labs/plugin-preflight",
  ])("is the page of %s, at the version's tag", (repository) => {
    const origin = parseOrigin(repository, "1.2.3");
    expect(origin).toEqual({ url: "https://github.com/lumen-labs/plugin-preflight", ref: "v1.2.3" });
    expect(makePageUrl("manifest-name", origin)).toBe(
      "https://github.com/lumen-labs/plugin-preflight/blob/v1.2.3/dist/checks/manifest-name.md",
    );
  });

  test.each([
    `git+https://github.com/${PLACEHOLDER}/plugin-preflight.git`,
    "git@github.com:lumen-labs/plugin-preflight.git",
    "https://github.com/lumen-labs",
    "",
  ])("is not known from %j, and no page has an address then", (repository) => {
    const origin = parseOrigin(repository, "1.2.3");
    expect(origin).toBeUndefined();
    expect(makePageUrl("manifest-name", origin)).toBeUndefined();
  });
});

describe("the origin of an Action", () => {
  const SERVER = "https://github.example.com";

  test.each(["v1", "main", "feature/links", "0123456789abcdef0123456789abcdef01234567"])(
    "has its pages at %s",
    (ref) => {
      expect(makeActionOrigin(SERVER, "lumen-labs/plugin-preflight", ref)).toEqual({
        url: `${SERVER}/lumen-labs/plugin-preflight`,
        ref,
      });
    },
  );

  test.each([
    ["", "lumen-labs/plugin-preflight", "v1"],
    [SERVER, "", ""],
    [SERVER, "lumen-labs/plugin-preflight", ""],
    [SERVER, "lumen-labs/plugin-preflight/sub", "v1"],
    [SERVER, "lumen-labs/plugin-preflight", "v1)[x](https://elsewhere.example"],
    [SERVER, "lumen-labs/plugin-preflight", "--upload-pack=touch hacked"],
    ["javascript:alert(1)", "lumen-labs/plugin-preflight", "v1"],
    [SERVER, "lumen-labs/plugin-preflight\n::error::x", "v1"],
  ])("is not known from %j, %j and %j", (server, repository, ref) => {
    expect(makeActionOrigin(server, repository, ref)).toBeUndefined();
  });
});
