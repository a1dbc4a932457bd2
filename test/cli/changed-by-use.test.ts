import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makePlugin, manifestWith, wholePlugin, type Files } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";
import { commitAll, git, makeRepository } from "../support/repository.js";

/** A workspace: a uses core through ui, b reads a file of tools, c imports core without declaring it, d uses nothing. */
function makeWorkspace(): string {
  const cwd = makeRepository({
    "package.json": JSON.stringify({ private: true, workspaces: ["packages/*", "plugins/*"] }),
    ".gitignore": "node_modules/\n",
    "packages/core/package.json": JSON.stringify({ name: "@acme/core", version: "1.0.0" }),
    "packages/core/index.js": "export const a = 1;\n",
    "packages/ui/package.json": JSON.stringify({ name: "@acme/ui", dependencies: { "@acme/core": "workspace:*" } }),
    "packages/tools/package.json": JSON.stringify({ name: "tools" }),
    "packages/tools/build.js": "",
    "packages/alone/package.json": JSON.stringify({ name: "@acme/alone" }),
    "packages/alone/index.js": "",
  });
  const plugin = (name: string, uses: object, files: Files = {}): void => {
    const packageJson = JSON.stringify({ name: `plugin-${name}`, version: "1.4.0", devDependencies: uses });
    wholePlugin(
      { "package.json": packageJson, "manifest.json": manifestWith({ name: `Plugin ${name}` }), ...files },
      join(cwd, "plugins", name),
    );
  };
  plugin("a", { "@acme/ui": "catalog:" });
  plugin("b", {}, { "build.mjs": 'import "../../packages/tools/build.js";\n' });
  plugin("c", {}, { "src/more.ts": 'export { a } from "@acme/core/index.js";\n' });
  plugin("d", {});
  commitAll(cwd);
  git(cwd, "switch", "--quiet", "--create", "work");
  return cwd;
}

nightly.each<[file: string, because: Readonly<Record<string, string>>]>([
  [
    "packages/core/index.js",
    {
      "plugins/a": "it uses @acme/core through @acme/ui, in which packages/core/index.js has changed",
      "plugins/c": "it uses @acme/core, in which packages/core/index.js has changed",
    },
  ],
  ["packages/tools/build.js", { "plugins/b": "it uses tools, in which packages/tools/build.js has changed" }],
  ["packages/alone/index.js", {}],
  ["packages/alone/README.md", {}],
  ["README.md", {}],
  ["plugins/d/src/new.ts", { "plugins/d": "files of its own have changed" }],
  [".github/CODEOWNERS", {}],
  [
    "pnpm-lock.yaml",
    Object.fromEntries(
      ["a", "b", "c", "d"].map((name) => [
        `plugins/${name}`,
        "pnpm-lock.yaml has changed, which is in no other package",
      ]),
    ),
  ],
])("a change of %s changes the plugins that use it, with the reason", async (file, because) => {
  const cwd = makeWorkspace();
  makePlugin({ [file]: "// changed\n" }, cwd);
  commitAll(cwd);
  const { stdout, stderr } = await runCliHere(
    ["validate", "plugins/*", "--changed-since", "main", "--format", "json"],
    { cwd },
  );
  const { notes = [] } = JSON.parse(stdout) as { notes?: { path: string; message: string }[] };
  expect([Object.fromEntries(notes.map(({ path, message }) => [path, message])), stderr]).toEqual([because, ""]);
});

test("a file that is not yet added changes the plugins that use its package", async () => {
  const cwd = makeWorkspace();
  makePlugin({ "packages/core/new.js": "", "node_modules/x.js": "" }, cwd);
  const { stdout } = await runCliHere(["validate", "plugins/*", "--changed-since", "main"], { cwd });
  expect(stdout).toContain("plugins/c: it uses @acme/core, in which packages/core/new.js has changed");
});

test("a plugin that is removed changes those that use it, and no others", async () => {
  const cwd = makeWorkspace();
  makePlugin({ "plugins/a/package.json": '{"name":"plugin-a","dependencies":{"plugin-d":"*"}}' }, cwd);
  commitAll(cwd);
  git(cwd, "branch", "--force", "main");
  rmSync(join(cwd, "plugins/d"), { recursive: true });
  commitAll(cwd);
  const { stdout } = await runCliHere(["validate", "plugins/*", "--changed-since", "main"], { cwd });
  expect(stdout).toMatch(/plugins\/a: it uses plugin-d, in which plugins\/d\/\S+ has changed/u);
  expect(stdout).toContain("plugins/d: the plugin was removed");
  expect(stdout).toContain("1 of 3 plugins: changed since main");
});
