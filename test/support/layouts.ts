import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePlugin, temporaryFolder, wholePlugin, type Files } from "./folders.js";
import { git, initialize } from "./repository.js";

export const MANAGERS = ["npm", "pnpm", "yarn 1", "yarn", "yarn with PnP", "bun"] as const;
export type LayoutManager = (typeof MANAGERS)[number];

/** Where a repository has plugins, and what is beside them. */
interface Layout {
  /** The patterns of its workspace; none where there is no workspace. */
  readonly patterns: readonly string[];
  readonly plugins: readonly string[];
  /** What is no plugin. */
  readonly files?: Files;
  /** A plugin whose manifest.json the build makes, and git ignores. */
  readonly generated?: string;
}

const library = (name: string): string => `${JSON.stringify({ name, version: "1.0.0", private: true })}\n`;
const WEB_APP = '{ "name": "Shop", "start_url": "/", "display": "standalone", "icons": [] }\n';

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  "one plugin": { patterns: [], plugins: [""] },
  "a plugin at the root of a workspace": { patterns: ["plugins/*"], plugins: ["", "plugins/a"] },
  "plugins/*": { patterns: ["plugins/*"], plugins: ["plugins/a", "plugins/b", "plugins/c"] },
  "packages/* with libraries": {
    patterns: ["packages/*"],
    plugins: ["packages/a", "packages/b"],
    files: { "packages/core/package.json": library("@acme/core"), "packages/ui/package.json": library("@acme/ui") },
  },
  nested: { patterns: ["products/*/plugins/*"], plugins: ["products/x/plugins/a", "products/y/plugins/b"] },
  "apps beside": {
    patterns: ["apps/*", "plugins/*"],
    plugins: ["plugins/a"],
    files: { "apps/shop/package.json": library("@acme/shop"), "apps/shop/manifest.json": WEB_APP },
  },
  "a generated manifest": { patterns: ["plugins/*"], plugins: ["plugins/a", "plugins/b"], generated: "plugins/b" },
  "two levels with exclusions": {
    patterns: ["packages/*", "packages/*/*", "!packages/old/*"],
    plugins: ["packages/a", "packages/group/b"],
    files: { "packages/old/c/package.json": library("@acme/c"), "packages/old/c/manifest.json": "{}\n" },
  },
};

const VERSIONS: Readonly<Record<LayoutManager, string>> = {
  npm: "npm@11.0.0",
  pnpm: "pnpm@10.34.9",
  "yarn 1": "yarn@1.22.22",
  yarn: "yarn@4.18.1",
  "yarn with PnP": "yarn@4.18.1",
  bun: "bun@1.4.5",
};

export const nameOf = (folder: string): string => `@acme/${folder.replace(/^.*\//u, "") || "root"}`;

/** A repository with a layout, as a package manager wants it. Nothing is installed yet. */
export function layOut({ patterns, plugins, files = {}, generated }: Layout, manager: LayoutManager): string {
  const root = temporaryFolder();
  for (const folder of plugins) {
    wholePlugin({}, join(root, folder));
    const path = join(root, folder, "package.json");
    const known = JSON.parse(readFileSync(path, "utf8")) as object;
    const scripts = { build: "node -e 0", test: "exit 0", lint: "exit 0", "type-check": "exit 0" };
    const own = { ...known, name: nameOf(folder), devDependencies: undefined, packageManager: undefined, scripts };
    writeFileSync(path, `${JSON.stringify(own, undefined, 2)}\n`);
    rmSync(join(root, folder, "tsconfig.json"), { force: true });
  }
  const isPnpm = manager === "pnpm";
  const packagePath = join(root, "package.json");
  const atRoot = plugins.includes("")
    ? (JSON.parse(readFileSync(packagePath, "utf8")) as object)
    : { name: "acme", private: true };
  const workspaces = patterns.length === 0 || isPnpm ? undefined : patterns;
  const packageJson = { ...atRoot, packageManager: VERSIONS[manager], workspaces };
  makePlugin(
    {
      "package.json": `${JSON.stringify(packageJson, undefined, 2)}\n`,
      ".gitignore": `node_modules\n.yarn\n.pnp.*\n${generated === undefined ? "" : `/${generated}/manifest.json\n`}`,
      ...(isPnpm && patterns.length > 0 && { "pnpm-workspace.yaml": `packages: ${JSON.stringify(patterns)}\n` }),
      ...(manager.startsWith("yarn") && {
        ".yarnrc.yml": `nodeLinker: ${manager === "yarn" ? "node-modules" : "pnp"}\nenableTelemetry: false\n`,
      }),
      ...files,
    },
    root,
  );
  if (generated !== undefined) rmSync(join(root, generated, "manifest.json"));
  initialize(root);
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--message=first");
  return root;
}
