import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { releaseEnvironment, tagged } from "../support/release.js";
import { MARKETPLACE_TOKEN, marketplaceServer } from "../servers/marketplace.js";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { CLI, runCliHere } from "../support/product.js";
import { commitAll, git, initialize } from "../support/repository.js";
import { scriptedPlugin } from "../support/scripted-plugin.js";

/** Where the commands of a page are typed. */
export interface Place {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What is typed instead of a part of a command: an address of an example, a token. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** What a page's commands need, and how those end that do not succeed. */
export interface Setting {
  readonly make: () => Promise<Place> | Place;
  readonly statuses?: Readonly<Record<string, number>>;
}

/** A plugin in a repository of its own, with the tag v1.4.0, whose scripts need nothing that is installed. */
const taggedPlugin = (server?: ReleaseServer): string => tagged(scriptedPlugin({}), server, ["v1.4.0"]);

/** The same, with GitHub and a marketplace that listen. */
async function releasedPlugin(): Promise<Place> {
  const [github, marketplace] = [await releaseServer(), await marketplaceServer()];
  return {
    folder: taggedPlugin(github),
    env: releaseEnvironment(github),
    typed: { "https://plugins.example.com": marketplace.url, "<token>": MARKETPLACE_TOKEN },
  };
}

function severalPlugins(): Place {
  const root = temporaryFolder();
  const own = readFileSync(join(scriptedPlugin({}), "package.json"));
  for (const name of ["tides", "weather", "old"]) wholePlugin({ "package.json": own }, join(root, "plugins", name));
  initialize(root);
  commitAll(root);
  git(root, "update-ref", "refs/remotes/origin/main", "HEAD");
  return { folder: root };
}

function wrongVersion(): string {
  const folder = join(temporaryFolder(), "weather");
  mkdirSync(folder);
  return wholePlugin({ "manifest.json": manifestWith({ version: "v1.4" }), ".git/": "" }, folder);
}

/** A plugin that reads its forecast before it has one. */
function hastyPlugin(): Place {
  const code = [
    "let forecast;",
    "export async function onInstall({ logger, storage }) {",
    '  logger.info("Weather Widget installed");',
    '  await storage.set("schema-version", 2);',
    "}",
    "export function onEnable() {",
    '  console.log("Weather for", forecast.place);',
    "}",
  ];
  const folder = join(temporaryFolder(), "weather");
  mkdirSync(folder);
  const files = {
    "dist/plugin.js": `${code.join("\n")}\n`,
    "dist/plugin.js.map": "",
    "manifest.json": manifestWith({
      permissions: ["network-access", "storage-write"],
      hooks: { onInstall: "onInstall", onEnable: "onEnable" },
    }),
    ".git/": "",
  };
  return { folder: wholePlugin(files, folder) };
}

/** A plugin that npm has installed plugin-preflight for. */
function plainProject(): Place {
  const folder = taggedPlugin();
  const program = join("node_modules", ".bin", "plugin-preflight");
  makePlugin({ [program]: `#!/bin/sh\nexec node "${CLI}" "$@"\n` }, folder);
  chmodSync(join(folder, program), 0o755);
  return { folder };
}

/** A plugin with the archive that its own script has made. */
async function scriptsOfOwn(): Promise<Place> {
  const folder = taggedPlugin();
  await runCliHere(["pack", "--out", "weather-widget-1.3.0.zip"], { cwd: folder });
  return { folder };
}

/** A plugin whose next version does more, with the archive of its last release. */
async function grownPlugin(): Promise<Place> {
  const makeMap = (...sources: readonly string[]): string => JSON.stringify({ version: 3, sources, mappings: "" });
  const permissions = ["network-access", "storage-read", "storage-write", "notifications"];
  const released = wholePlugin({ "manifest.json": manifestWith({ permissions, version: "1.3.0" }) });
  const folder = wholePlugin({
    "manifest.json": manifestWith({ permissions: [...permissions, "geolocation"], background: "dist/radar.js" }),
    "dist/radar.js": `${RADAR}export const colors = ${JSON.stringify(Array.from({ length: 4000 }, (_, at) => (at * at) % 997))};\n`,
    "dist/radar.js.map": makeMap("../src/radar.ts", "../node_modules/.pnpm/idb@8.0.3/node_modules/idb/build/index.js"),
  });
  for (const [path, text] of [
    ["package.json", '"1.4.0"'],
    ["CHANGELOG.md", "[1.4.0]"],
  ] as const) {
    const file = join(released, path);
    writeFileSync(file, readFileSync(file, "utf8").replace(text, text.replace("1.4.0", "1.3.0")));
  }
  const out = join(folder, "weather-widget-1.3.0.zip");
  await runCliHere(["pack", "--out", out], { cwd: released });
  return { folder };
}

const RADAR = `navigator.geolocation.getCurrentPosition(async ({ coords }) => {
  await fetch(\`https://radar.example.com/tiles/\${coords.latitude},\${coords.longitude}\`);
});
`;

export const PLUGIN: Setting = { make: () => ({ folder: taggedPlugin() }) };

/** The settings of pages that need another one than a plugin. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  "README.md": {
    make: () => ({ folder: temporaryFolder() }),
    statuses: {
      "node dist/cli/index.js validate fixtures/whole/weather-widget-broken --only manifest-version,license-present": 1,
    },
  },
  "docs/guides/fix-findings.md": {
    make: () => ({ folder: wrongVersion() }),
    statuses: { "plugin-preflight validate --only manifest-version": 1 },
  },
  "docs/release/github.md": { make: releasedPlugin },
  "docs/release/marketplace.md": { make: releasedPlugin },
  "docs/reference/commands.md": { ...PLUGIN, statuses: { "plugin-preflight doctor": 1 } },
  "docs/guides/git-hooks.md": { make: plainProject },
  "docs/start/existing-repository.md": { make: scriptsOfOwn },
  "docs/guides/package-difference.md": { make: grownPlugin },
  "docs/guides/monorepos.md": { make: severalPlugins },
  "docs/reference/lifecycle.md": {
    make: hastyPlugin,
    statuses: {
      "plugin-preflight test": 1,
      // There is no archive of an earlier version here.
      "plugin-preflight test --from tide-table-1.4.0.zip": 2,
      "plugin-preflight test --only onEnable": 1,
      "plugin-preflight test --time-limit 5": 1,
      "plugin-preflight test --format json": 1,
    },
  },
};

/** A block whose commands no test types, and why. */
export interface NotTyped {
  readonly page: string;
  /** How the block begins. */
  readonly begins: string;
  readonly why: string;
}

const CLONE = "test/e2e/examples.test.ts installs it, from a clone of this repository";
const JOBS = "test/e2e/examples.test.ts runs the jobs of other systems";
const MARKETPLACE = "test/e2e/three-commands.test.ts types these, with a server that listens";
const FIRST = "test/e2e/first-plugin.test.ts types all of the guide, and npm installs";
const VERIFY = "test/marketplace/kit verifies servers; this one does not exist";
const BENCH = "it measures, for minutes";

export const NOT_TYPED: readonly NotTyped[] = [
  ...[
    "plugin-preflight create",
    "npm run dev",
    "npm test",
    "$ sed",
    "plugin-preflight explain",
    "git add",
    "npm run build",
  ].map((begins) => ({ page: "docs/start/first-plugin.md", begins, why: FIRST })),
  ...["README.md", ...["add-the-action", "install", "first-plugin"].map((name) => `docs/start/${name}.md`)].map(
    (page) => ({
      page,
      begins: "git clone",
      why: CLONE,
    }),
  ),
  {
    page: "src/checks/package/files-fetched.md",
    begins: "git lfs pull",
    why: "it needs Git LFS, and a server that has the files",
  },
  ...[
    "PLUGIN_MARKETPLACE_TOKEN=try node dist/cli/index.js marketplace",
    "cp -R",
    "PLUGIN_MARKETPLACE_TOKEN=try node dist/cli/index.js release",
    "git tag v1.4.0",
  ].map((begins) => ({ page: "docs/marketplace/try.md", begins, why: MARKETPLACE })),
  ...["docs/reference/nodejs-api.md", "docs/start/install.md"].map((page) => ({
    page,
    begins: "npm install --save-dev https:",
    why: "no release is public yet; test/e2e/library.test.ts packs the same tarball and uses it",
  })),
  {
    page: "docs/guides/editors.md",
    begins: "plugin-preflight lsp",
    why: "test/editor/language-server starts it, and is its editor",
  },
  {
    page: "docs/guides/vscode.md",
    begins: "npm run vsix",
    why: "test/e2e/vscode.test.ts packs it, and VS Code is not at hand",
  },
  {
    page: "docs/marketplace/verify.md",
    begins: "export PLUGIN_MARKETPLACE_TOKEN=...",
    why: VERIFY,
  },
  {
    page: "docs/marketplace/run.md",
    begins: "plugin-preflight marketplace serve --public-url",
    why: "it ends on Ctrl-C; test/e2e/marketplace-proxy.test.ts starts it behind proxies",
  },
  { page: "docs/guides/other-ci.md", begins: "set -e\nnpm ci", why: JOBS },
  {
    page: "docs/project/upgrading.md",
    begins: "plugin-preflight upgrade",
    why: "test/create/upgrade.test.ts runs it, in a project that create has made",
  },
  { page: "docs/project/upgrading.md", begins: "git -C ~/plugin-preflight pull", why: CLONE },
  ...["husky", "lint-staged"].map((name) => ({
    page: "docs/guides/git-hooks.md",
    begins: `npm install --save-dev ${name}`,
    why: "test/e2e/hooks.test.ts installs it",
  })),
  {
    page: "docs/reference/commands.md",
    begins: "plugin-preflight validate --watch",
    why: "it ends on Ctrl-C; test/cli/watch*.test.ts starts it",
  },
  ...["dev\n", "dev --no-build", "dev --screenshot", "dev --editor"].map((call) => ({
    page: "docs/guides/preview.md",
    begins: `plugin-preflight ${call}`,
    why: "it ends on Ctrl-C, or needs Chromium; test/editor/preview/ and test/e2e/preview.test.ts start it",
  })),
  { page: "docs/marketplace/verify.md", begins: "openssl genpkey", why: VERIFY },
  ...["plugin-preflight login", "plugin-preflight install"].map((begins) => ({
    page: "docs/release/marketplace.md",
    begins,
    why: "this marketplace does not exist; test/cli/login.test.ts and install.test.ts type them",
  })),
  { page: "CONTRIBUTING.md", begins: "npm run new-check", why: "test/new-check.test.ts runs it, in a copy" },
  {
    page: "CONTRIBUTING.md",
    begins: "   npx vitest",
    why: "it writes the expected output of a check that does not exist",
  },
  { page: "docs/maintainers/benchmarks.md", begins: "npm run build && npm run bench", why: BENCH },
  { page: "docs/maintainers/performance.md", begins: "npm run build && npm run bench", why: BENCH },
  { page: "docs/maintainers/performance.md", begins: "CI=1 valgrind", why: BENCH },
];
