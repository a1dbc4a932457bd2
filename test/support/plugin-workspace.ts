import { join } from "node:path";
import { temporaryFolder, wholePlugin, makePlugin, type Files } from "./folders.js";
import { packageWith } from "./release.js";

/** The folder of the plugin in {@link pluginWorkspace}. */
export const PLUGIN = "packages/widget";

/** A package of a workspace, in text. */
export function memberText(name: string, version?: string, more: object = {}): string {
  return `${JSON.stringify({ name, version, license: "MIT", ...more }, undefined, 2)}\n`;
}

const MEMBERS: Files = {
  "packages/core/package.json": memberText("@lumen-labs/core", "1.2.3"),
  "packages/core/index.js": "module.exports = 1;\n",
  "packages/hidden/package.json": memberText("@lumen-labs/hidden", "2.0.0", { private: true }),
  "packages/hidden/index.js": "module.exports = 2;\n",
};

const CATALOGS = `catalog:
  is-number: ^7.0.0
catalogs:
  old:
    is-number: ^6.0.0
`;

/** How each package manager describes a workspace with two catalogs, and what shows which manager it is. */
export const WORKSPACES: Readonly<Record<"pnpm" | "yarn" | "bun" | "npm", Files>> = {
  pnpm: {
    "package.json": memberText("root", "0.0.0", { private: true, packageManager: "pnpm@10.34.9" }),
    "pnpm-workspace.yaml": `packages:\n  - packages/*\n${CATALOGS}`,
  },
  yarn: {
    "package.json": memberText("root", "0.0.0", { private: true, workspaces: ["packages/*"] }),
    ".yarnrc.yml": `nodeLinker: node-modules\nenableTelemetry: false\nenableScripts: false\n${CATALOGS}`,
    "yarn.lock": "",
  },
  bun: {
    "package.json": memberText("root", "0.0.0", {
      private: true,
      packageManager: "bun@1.4.5",
      workspaces: {
        packages: ["packages/*"],
        catalog: { "is-number": "^7.0.0" },
        catalogs: { old: { "is-number": "^6.0.0" } },
      },
    }),
  },
  npm: {
    "package.json": memberText("root", "0.0.0", { private: true, workspaces: ["packages/*"] }),
    "package-lock.json": JSON.stringify({ name: "root", version: "0.0.0", lockfileVersion: 3, packages: {} }),
  },
};

/** The plugin that meets every check as a package of a workspace, beside a public package and a private one. */
export function pluginWorkspace(
  manager: keyof typeof WORKSPACES,
  dependencies: Readonly<Record<string, unknown>>,
  files: Files = {},
): string {
  const root = makePlugin(
    { ".git/": "", ".gitignore": "node_modules\n.yarn\n.pnp.*\n*.tgz\n", ...WORKSPACES[manager], ...MEMBERS, ...files },
    temporaryFolder(),
  );
  wholePlugin({ "package.json": packageWith({ packageManager: undefined, ...dependencies }) }, join(root, PLUGIN));
  return root;
}
