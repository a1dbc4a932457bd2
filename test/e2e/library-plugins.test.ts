import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect } from "vitest";
import { temporaryFolder } from "../support/folders.js";
import { GOOD_LIBRARY_PLUGINS } from "../support/good-library-plugins.js";
import { LIBRARY_PLUGINS, type LibraryPlugin } from "../support/library-plugins.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { runCli } from "../support/product.js";
import { ROOT } from "../support/project.js";

const SOURCES = join(ROOT, "test", "e2e", "library-plugins");
const REQUIRE = 'import{createRequire as __makeRequire}from"node:module";const require=__makeRequire(import.meta.url);';
const PEERS = { react: ["react", "react-dom"], vue: ["vue"], lit: ["lit"], preact: ["preact"] };

/** Plugins written by hand, each with one fault: its name, the beginning of what is said, perhaps settings, the module. */
function readFaultyPlugins() {
  const text = readFileSync(join(SOURCES, "faulty-plugins.txt"), "utf8");
  return text.split(/^== (?!says |settings )/mu).flatMap((part) => {
    const [, name, says = "", properties, module = ""] =
      /^(.+)\n== says (.+)\n(?:== settings (.+)\n)?([^]*)$/u.exec(part) ?? [];
    const schema = { type: "object", properties: JSON.parse(properties ?? "{}") as object };
    return name === undefined ? [] : [{ name, says, module, more: properties ? { config_schema: schema } : {} }];
  });
}

let packages = "";

beforeAll(() => {
  const installed = temporaryFolder();
  for (const file of ["package.json", "package-lock.json"]) cpSync(join(SOURCES, file), join(installed, file));
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: installed, stdio: "ignore" });
  packages = join(installed, "node_modules");
});

/** What `test` says of a built plugin: each line of a finding. */
async function judge(
  { peer, imports, module, body = "" }: Pick<LibraryPlugin, "peer" | "imports" | "module" | "body">,
  change: (code: string) => string,
  more: object = {},
) {
  const cwd = temporaryFolder();
  const code = change(module ?? `export function Page(element) {\n${body}\n}`);
  const isService = !code.includes("Page");
  const peers = peer ? PEERS[peer] : [];
  const shown = {
    type: "page",
    web: "dist/plugin.js",
    pages: [{ name: "p", path: "/p", component: "Page", title: "P" }],
  };
  const hooks = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"].filter((name) => code.includes(name));
  const served = {
    type: "service",
    main: "dist/plugin.js",
    hooks: Object.fromEntries(hooks.map((name) => [name, name])),
    ...more,
  };
  const common = { manifest_version: 1, name: "Tide Table", version: "1.0.0", permissions: ["network-access"] };
  const files = {
    "manifest.json": JSON.stringify({ ...common, ...(isService ? served : shown) }),
    "package.json": JSON.stringify({
      name: "tide-table",
      version: "1.0.0",
      type: "module",
      files: ["dist"],
      peerDependencies: Object.fromEntries(peers.map((name) => [name, "*"])),
    }),
    "src/plugin.js": [imports, code, ""].filter((text, at) => at > 0 || text !== "").join("\n"),
  };
  mkdirSync(join(cwd, "src"));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(cwd, path), text);
  symlinkSync(packages, join(cwd, "node_modules"));
  const built = await runProcess(
    join(packages, ".bin", "esbuild"),
    [
      ...["src/plugin.js", "--bundle", "--minify", "--sourcemap", "--outfile=dist/plugin.js", "--format=esm"],
      ...["--loader:.css=empty", '--define:process.env.NODE_ENV="production"'],
      ...(isService ? ["--platform=node", `--banner:js=${REQUIRE}`] : ["--platform=browser"]),
      ...peers.flatMap((name) => [`--external:${name}`, `--external:${name}/*`]),
    ],
    { cwd },
  );
  expect(built.status, built.output).toBe(0);
  const { stdout } = await runCli(["test"], { cwd });
  expect(stdout).toContain("Tide Table 1.0.0");
  return {
    stdout,
    found: [...stdout.matchAll(/^ +(\d+:\d+)? *(error|warning) {2}(.*)$/gmu)].map(([, at = "", ...rest]) =>
      [rest[0], at, rest[1]].join(" "),
    ),
  };
}

describe("a plugin with a library of today", () => {
  nightly.each([...LIBRARY_PLUGINS, ...GOOD_LIBRARY_PLUGINS])(
    "$name: gets neither error nor warning, and is judged",
    async (plugin) => {
      const { stdout, found } = await judge(plugin, (code) => code);
      expect(found).toEqual([]);
      expect(stdout).not.toContain("is not checked:");
    },
  );

  const faults = LIBRARY_PLUGINS.flatMap((plugin) =>
    plugin.faults.map(([from, to, place, says]) => ({ plugin, name: plugin.name, from, to, place, says })),
  );
  nightly.each(faults)("$name: is told of its fault where $from is written as $to", async (fault) => {
    const { found, stdout } = await judge(fault.plugin, (code) => {
      expect(code).toContain(fault.from);
      return code.replace(fault.from, () => fault.to);
    });
    const placed = found.filter((line) => line.startsWith(`${fault.place} `));
    expect(placed.join("\n"), stdout).toMatch(fault.says);
  });

  nightly.each(readFaultyPlugins())("is told of $name, at its line", async ({ module, says, more }) => {
    const { found, stdout } = await judge({ imports: "", module }, (code) => code, more);
    expect(
      found.map((line) => line.slice(0, says.length)).filter((line) => line === says),
      stdout,
    ).not.toEqual([]);
  });
});
