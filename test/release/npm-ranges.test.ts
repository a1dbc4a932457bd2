import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { NPM_TOKEN, npmRegistry, type NpmRegistry } from "../servers/npm-registry.js";
import { temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { PACKAGE } from "../support/npm-release.js";
import { memberText, PLUGIN, pluginWorkspace, type WORKSPACES } from "../support/plugin-workspace.js";
import { runCliHere } from "../support/product.js";
import { tagged } from "../support/release.js";

const TAG = `${PACKAGE}@1.4.0`;
const CORE = "@lumen-labs/core";
const HIDDEN = "@lumen-labs/hidden";

function release(root: string, registry: NpmRegistry, ...options: readonly string[]) {
  const args = [
    "release",
    ...(options.includes("--artifact") ? [] : [PLUGIN]),
    "--tag",
    TAG,
    "--targets",
    "npm",
    "--npm-registry",
    registry.url,
    ...options,
  ];
  return runCliHere(args, { cwd: root, env: { NPM_TOKEN } });
}

function taggedWorkspace(manager: keyof typeof WORKSPACES, dependencies: Readonly<Record<string, unknown>>): string {
  return tagged(pluginWorkspace(manager, dependencies), undefined, [TAG]);
}

describe("a release to npm from a workspace", () => {
  nightly("publishes the ranges that the package manager would publish", async () => {
    const registry = await npmRegistry();
    const root = taggedWorkspace("pnpm", {
      dependencies: { [CORE]: "workspace:^", "is-number": "catalog:" },
      peerDependencies: { [CORE]: "workspace:*" },
    });
    const { status, output } = await release(root, registry);
    expect(status, output).toBe(0);
    expect(registry.packages.get(PACKAGE)?.versions.get("1.4.0")?.manifest).toMatchObject({
      dependencies: { [CORE]: "^1.2.3", "is-number": "^7.0.0" },
      peerDependencies: { [CORE]: "1.2.3" },
    });
    expect((await release(root, registry)).output).toContain("Nothing to do");
  });

  test("is refused if the tree has another version of a sibling than the commit", async () => {
    const registry = await npmRegistry();
    const root = taggedWorkspace("pnpm", { dependencies: { [CORE]: "workspace:^" } });
    writeFileSync(join(root, "packages/core/package.json"), memberText(CORE, "1.3.0"));
    const { status, output } = await release(root, registry);
    expect([status, output]).toEqual([
      2,
      expect.stringContaining('"packages/core/package.json" is different from the commit'),
    ]);
    expect(registry.effects()).toEqual([]);
  });

  nightly.each<[keyof typeof WORKSPACES, string, string, object]>([
    ["pnpm", "a private package", `"${HIDDEN}" is never published`, { dependencies: { [HIDDEN]: "workspace:^" } }],
    ["npm", "a private package that npm links", "is never published", { dependencies: { [HIDDEN]: "^2.0.0" } }],
    ["npm", "a range that npm does not know", "npm does not replace it", { dependencies: { [CORE]: "workspace:^" } }],
    ["yarn", "a patch", 'npm does not know "patch:"', { dependencies: { x: "patch:x@npm%3A1.0.0#./x.patch" } }],
    ["bun", "a path", "does not exist on other machines", { optionalDependencies: { x: "file:../x" } }],
    ["pnpm", "a catalog without the package", "has no", { peerDependencies: { x: "catalog:" } }],
  ])("of %s is stopped by %s, and another target warns", async (manager, _, words, dependencies) => {
    const registry = await npmRegistry();
    const root = taggedWorkspace(manager, dependencies as Readonly<Record<string, unknown>>);
    const { status, output } = await release(root, registry);
    expect([status, output]).toEqual([1, expect.stringContaining(words)]);
    expect(output).toMatch(/Stopped at: +The plugin has a finding that stops a release: package-dependencies/u);
    expect(registry.effects()).toEqual([]);
    const { status: validated, stdout } = await runCliHere(["validate", PLUGIN, "--tag", TAG], { cwd: root });
    expect([validated, stdout]).toEqual([0, expect.stringMatching(/warning .*package-dependencies/u)]);
  });

  nightly("takes an archive of another job only with ranges that everybody can install", async () => {
    const registry = await npmRegistry();
    const handOver = async (dependencies: Readonly<Record<string, unknown>>, manager: "npm" | "pnpm" = "pnpm") => {
      const root = taggedWorkspace(manager, dependencies);
      const folder = join(temporaryFolder(), "artifacts");
      const packed = await runCliHere(["pack", PLUGIN, "--tag", TAG, "--artifact-dir", folder], { cwd: root });
      expect(packed.status, packed.output).toBe(0);
      return release(temporaryFolder(), registry, "--artifact", folder, "--checked-sha256", "none");
    };
    const refused = await handOver({ dependencies: { [HIDDEN]: "workspace:^" } });
    expect([refused.status, refused.output]).toEqual([1, expect.stringContaining("package-dependencies")]);
    expect(registry.effects()).toEqual([]);
    // Only the repository shows that nobody publishes it: the receipt passes that on.
    const linked = await handOver({ dependencies: { [HIDDEN]: "^2.0.0" } }, "npm");
    expect([linked.status, linked.output]).toEqual([1, expect.stringContaining(`"${HIDDEN}" is never published`)]);
    const taken = await handOver({ dependencies: { [CORE]: "workspace:^" } });
    expect(taken.status, taken.output).toBe(0);
    expect(registry.packages.get(PACKAGE)?.versions.get("1.4.0")?.manifest).toMatchObject({
      dependencies: { [CORE]: "^1.2.3" },
    });
  });
});
