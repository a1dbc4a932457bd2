import { expect, test } from "vitest";
import { makeLinksAbsolute } from "../../../src/release/absolute-links.js";
import { prepareInspection } from "../../../src/run/inspection.js";
import { letsThrough, type PushFilter } from "../../../src/repository/tags/ref-filter.js";
import { inMemory } from "../../../src/base/files/workspace.js";

/** What users of other release actions reported, tried with ours. */

const inspect = prepareInspection({ occasion: "push", strict: false, only: ["workflow-tags"] });

async function listCodes(
  on: string,
  inputs = "targets: github-release",
  version = "1.4.0",
): Promise<readonly string[]> {
  const { findings } = await inspect(
    inMemory({
      "manifest.json": JSON.stringify({ manifest_version: 1, name: "Weather Widget", version }),
      "package.json": JSON.stringify({ name: "@lumen-labs/weather-widget", version }),
      ".github/workflows/r.yml": `on: ${on}\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: harbour/plugin-preflight@v1\n        with: { ${inputs} }\n`,
    }),
    "",
  );
  return findings.map(({ code }) => code);
}

test.each([
  // A filter that lets nothing of it through.
  ["ReactiveCocoa/ReactiveSwift#869", "{ push: { tags: ['^[0-9]+\\.[0-9]+\\.[0-9]+$'] } }", ["hopeless-pattern"]],
  ["actions/runner#1699", "{ create: { tags: ['v*'] } }", ["never-started"]],
  ["thefrontside/interactors#297", "{ push: { tags: ['interactors-v*'] } }", ["hopeless-pattern"]],
  ["projectdiscovery/nuclei-burp-plugin#154", "{ release: { types: [deleted] } }", ["never-started"]],
  // Filters that are right, and stay silent.
  ["Krzysztof318/MailFathom#412", "{ push: { tags: ['v[0-9]*.[0-9]*.[0-9]*'] } }", []],
  ["philoserf/obsidian-vault-changelog#139", "{ push: { tags: ['[0-9]*'] } }", []],
  ["actions/runner#1202", "{ push: { paths: ['*.md'] } }", []],
  ["typst/typst#3674", "{ release: { types: [published] } }", []],
  ["actions/starter-workflows#554", "{ release: { types: [created] } }", ["created-only"]],
  ["8monkey-ai/hebo-platform#107", "{ release: { types: [published], tags: ['@other/*'] } }", []],
] as const)("the workflow of %s gets the right answer", async (_, on, codes) => {
  expect(await listCodes(on)).toEqual(codes);
});

test.each<readonly [string, PushFilter, string, boolean]>([
  ["slac-lcls/lcls2#118", { tags: ["v*"] }, "4.3.2", false],
  ["apache/infrastructure-actions#1107", { branches: ["**"] }, "pelican/v1.0.0", false],
  ["apache/infrastructure-actions#1107, before", {}, "pelican/v1.0.0", true],
])("the filter of %s is read as GitHub reads it", (_, filter, name, isIn) => {
  expect(letsThrough(filter, { type: "tag", name })).toBe(isIn);
});

test("the relative pictures of iTwin/itwinjs-core#5599 are shown on the page of the release", () => {
  const place = {
    repository: "https://github.com/iTwin/itwinjs-core",
    tag: "release/4.0.0",
    folder: "docs/changehistory",
  };
  expect(makeLinksAbsolute("![fan](./assets/fan.png)", place)).toBe(
    "![fan](https://github.com/iTwin/itwinjs-core/raw/release/4.0.0/docs/changehistory/assets/fan.png)",
  );
});
