import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checks } from "../../../src/checks/index.js";
import { preflight } from "../../../src/run/preflight.js";
import { wholePlugin } from "../../support/folders.js";
import { findParserErrors } from "../../support/github-parser.js";
import { ROOT } from "../../support/project.js";
import { pastedWorkflows, workflowsOf } from "../../support/workflow-texts.js";

const OWN = join(ROOT, ".github", "workflows");
const RECIPE = workflowsOf("docs/release/marketplace.md").find((text) => text.includes("marketplace-url")) ?? "";

describe("GitHub's own parser", () => {
  const workflows = [
    ...pastedWorkflows().map((text, at) => [`workflow ${String(at + 1)} of the documents`, text] as const),
    ...readdirSync(OWN).map((name) => [name, readFileSync(join(OWN, name), "utf8")] as const),
  ];
  test.each(workflows)("takes %s", async (_, text) => {
    expect(await findParserErrors(text)).toEqual([]);
  });

  test.each([
    ["a permission that does not exist", "contents: write,", "content: write,"],
    ["a job that is not there", "needs: check", "needs: checks"],
    ["a step with another key", "        id: preflight", "        name-of-it: preflight"],
    ["an unknown context", "needs.check.outputs", "need.check.outputs"],
    ["indentation that is off", "    steps:\n      - uses: actions/setup", "    steps:\n   - uses: actions/setup"],
  ])("refuses %s", async (_, from, to) => {
    expect(RECIPE).toContain(from);
    expect(await findParserErrors(RECIPE.replace(from, to))).not.toEqual([]);
  });
});

describe("the workflow checks", () => {
  const only = checks.map(({ id }) => id).filter((id) => id.startsWith("workflow-"));

  async function findings(text: string) {
    const cwd = wholePlugin({ ".git/": "", ".gitignore": "dist/\n", ".github/workflows/release.yml": text });
    const options = { paths: ["."], only, occasion: "push", strict: false, failOn: "error" } as const;
    const { report } = await preflight({ ...options, cwd });
    return report.plugins.flatMap((plugin) =>
      plugin.findings.map(({ check, message, location, help }) => ({
        check,
        message,
        help,
        line: location.range?.start.line,
      })),
    );
  }

  const changed = (from: string | RegExp, to: string): string => {
    const text = RECIPE.replace(from, to);
    expect(text).not.toBe(RECIPE);
    return text;
  };

  test("have nothing to warn of in the recipe for three targets", async () => {
    expect(await findings(RECIPE)).toEqual([]);
  });

  test.each([
    ["all three targets", "github-release, marketplace, npm"],
    ["npm alone", "npm"],
    ["a marketplace alone", "marketplace"],
  ])("find a missing identity: %s", async (_, targets) => {
    const text = changed(", id-token: write", "").replace("github-release, marketplace, npm", targets);
    expect(await findings(text)).toMatchObject([
      {
        check: "workflow-permissions",
        message: `"permissions" does not include "id-token: write", which "targets: ${targets}" needs`,
        help: "Add id-token: write",
      },
    ]);
  });

  test("find it where marketplace-url alone names the target", async () => {
    const text = changed(", id-token: write", "").replace(/ +targets: .*\n/u, "");
    expect(await findings(text)).toMatchObject([
      {
        check: "workflow-permissions",
        message: expect.stringContaining('"marketplace-url: https://plugins.example.com"') as string,
      },
    ]);
  });

  test("need no identity for targets that get a token", async () => {
    const artifact = "          artifact: release\n";
    const tokens =
      "          marketplace-token: ${{ secrets.MARKETPLACE_TOKEN }}\n          npm-token: ${{ secrets.NPM_TOKEN }}\n";
    const attest = / {6}- uses: actions\/attest@.*\n(?: {8}.*\n)+/u;
    const text = changed(", id-token: write, attestations: write", "")
      .replace(attest, "")
      .replace(artifact, artifact + tokens);
    expect(text).toContain(tokens);
    expect(await findings(text)).toEqual([]);
  });

  test("find the missing identity of one target where only the other has a token", async () => {
    const text = changed(", id-token: write", "").replace(
      "          artifact: release\n",
      "          artifact: release\n          npm-token: ${{ secrets.NPM_TOKEN }}\n",
    );
    expect(await findings(text)).toMatchObject([{ check: "workflow-permissions", help: "Add id-token: write" }]);
  });

  test.each([
    [
      "an identity",
      /permissions: \{ contents: read \}/u,
      "permissions: { contents: read, id-token: write }",
      "id-token",
    ],
    [
      "a token of npm in the environment",
      /- run: npm ci && npm run build/u,
      '- run: npm ci && npm run build\n        env: { NODE_AUTH_TOKEN: "${{ secrets.NPM_TOKEN }}" }',
      "NODE_AUTH_TOKEN",
    ],
    [
      "a token of the marketplace in the environment",
      "    steps:\n",
      '    env: { PLUGIN_MARKETPLACE_TOKEN: "${{ secrets.MARKETPLACE_TOKEN }}" }\n    steps:\n',
      "PLUGIN_MARKETPLACE_TOKEN",
    ],
    [
      "a token of the marketplace as an input",
      "        id: preflight\n",
      '        id: preflight\n        with: { marketplace-token: "${{ secrets.MARKETPLACE_TOKEN }}" }\n',
      "marketplace-token",
    ],
  ])("find %s in the job that runs scripts", async (_, from, to, name) => {
    const found = await findings(changed(from, to));
    expect(found.map(({ check }) => check)).toContain("workflow-credentials");
    expect(found.find(({ check }) => check === "workflow-credentials")?.message).toContain(
      `"${name}" is in the job "check"`,
    );
  });

  test("find a build in the job that publishes", async () => {
    const text = changed(
      "      - uses: actions/download-artifact",
      "      - run: npm ci\n      - uses: actions/download-artifact",
    );
    const found = await findings(text);
    expect(found.map(({ check }) => check)).toContain("workflow-credentials");
    expect(found[0]?.message).toContain('"id-token" is in the job "release"');
  });
});
