import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import semver from "semver";
import { isDeepStrictEqual } from "node:util";
import { describe, expect } from "vitest";
import { listFixtureCases } from "../../scripts/fixtures/fixture-case.js";
import { checks } from "../../src/checks/index.js";
import { copyFolder, temporaryFolder } from "../support/folders.js";
import { makeGoodPlugin, readGoodPlugins } from "../support/good-plugins.js";
import { filesIn } from "../support/imports.js";
import { nightly } from "../support/nightly.js";
import { runCli } from "../support/product.js";
import { DIST, ROOT } from "../support/project.js";
import { sampleOf } from "../support/torture.js";

const { engines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { engines: { node: string } };

const installed = new Map<string, string>();

/** Installs a package of npm into a folder of its own, once. Returns that folder's `node_modules`. */
function install(name: string, version: string): string {
  const key = `${name}@${version}`;
  const known = installed.get(key);
  if (known !== undefined) return known;
  const folder = temporaryFolder();
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, key], { stdio: "ignore" });
  const modules = join(folder, "node_modules");
  installed.set(key, modules);
  return modules;
}

/** The program of a version of Node. */
function installNode(version: string): string {
  const node = join(install("node", version), "node", "bin", "node");
  expect(execFileSync(node, ["--version"], { encoding: "utf8" })).toMatch(new RegExp(`^v${version}(?:\\.|\\n)`, "u"));
  return node;
}

function openWhole(): string {
  const folder = temporaryFolder();
  copyFolder(join(ROOT, "fixtures", "whole", "weather-widget"), folder);
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  return folder;
}

/** What a command prints, without what each run measures anew. */
async function readOutput(args: readonly string[], cwd: string, program?: string): Promise<string> {
  const { status, output } = await runCli(args, { cwd, ...(program !== undefined && { node: program }) });
  return `${String(status)}\n${output.replaceAll(/ *\d+(?:\.\d+)? m?s\b/gu, " 0 s")}`;
}

// The first version of each line that package.json allows. The tests of CI run on the last ones.
describe.each(engines.node.split("||").map((line) => semver.minVersion(line)?.version ?? line))(
  "Node %s says what another says, to",
  (version) => {
    nightly.each([
      ["validate"],
      ["validate", "--format", "sarif"],
      ["check", "--no-scripts", "--lifecycle", "true"],
      ["test"],
      ["pack"],
    ])("%s %s", async (...args) => {
      const node = installNode(version);
      expect(await readOutput(args, openWhole(), node)).toBe(await readOutput(args, openWhole()));
    });

    const NAMES = ["indexed-db", "password-required", "commonjs"];
    const PLUGINS = readGoodPlugins(join(ROOT, "test", "host", "good-plugins"));
    nightly.each(
      sampleOf(
        PLUGINS.filter(({ name }) => NAMES.includes(name)),
        1,
      ),
    )("check of $title", async (plugin) => {
      const args = ["check", "--no-scripts", "--lifecycle", "true"];
      const [here, there] = [makeGoodPlugin(plugin), makeGoodPlugin(plugin)];
      expect(await readOutput(args, here, installNode(version))).toBe(await readOutput(args, there));
    });
  },
);

nightly.each(["12", "16", "18", "20.18.3", "22.12.0"])(
  "Node %s is told in one line that it is too old",
  async (version) => {
    for (const args of [[], ["validate"], ["doctor"], ["--version"]]) {
      const { status, stdout, stderr } = await runCli(args, { node: installNode(version) });
      expect([status, stdout]).toEqual([3, ""]);
      expect(stderr).toMatch(
        /^plugin-preflight needs Node 20\.19, 22\.13, or 24 and newer; this is Node [\d.]+\. Install Node 24: \S+\n$/u,
      );
    }
  },
);

/** Manifests as authors write them, right and wrong. */
function listManifests(): readonly string[] {
  const folders = checks.flatMap(({ id }) => listFixtureCases(ROOT, id)).map(({ folder }) => folder);
  const paths = [...folders, "fixtures/whole"].flatMap(filesIn).filter((path) => path.endsWith("manifest.json"));
  return [...new Set(paths.map((path) => readFileSync(join(ROOT, path), "utf8")))];
}

describe.each(["16", "18"])("on Node %s, which the platform has, the library", (version) => {
  const runOn = (node: string, code: string, input = ""): string =>
    execFileSync(node, ["--input-type=module", "--eval", code], {
      cwd: temporaryFolder(),
      encoding: "utf8",
      input: "",
      env: { ...process.env, MANIFESTS: input, NODE_ENV: "development" },
      maxBuffer: 256 * 1024 * 1024,
    });

  nightly("judges every manifest of the fixtures as another Node does", () => {
    const manifests = join(temporaryFolder(), "manifests.json");
    writeFileSync(manifests, JSON.stringify(listManifests()));
    const code = `
      import { readFileSync } from "node:fs";
      import { validateManifest } from ${JSON.stringify(join(DIST, "lib", "manifest.mjs"))};
      import { validateManifest as validate } from ${JSON.stringify(join(DIST, "host", "sdk", "node.mjs"))};
      const results = [];
      for (const text of JSON.parse(readFileSync(process.env.MANIFESTS, "utf8"))) {
        results.push(validateManifest(text), validate(text, { strict: true }));
      }
      console.log(JSON.stringify(results));`;
    const [old, now] = [installNode(version), process.execPath].map((node) => runOn(node, code, manifests));
    const [found, expected] = [old, now].map((text) => JSON.parse(text ?? "") as readonly unknown[]);
    expect(expected).toHaveLength(2 * listManifests().length);
    // The whole of the first that differs is enough to read.
    const first = expected?.findIndex((result, at) => !isDeepStrictEqual(result, found?.[at])) ?? -1;
    expect(found?.[first]).toEqual(expected?.[first]);
  });

  nightly("runs a plugin on BasePlugin, sends events, and says what it cannot do", () => {
    const code = `
      import { createServer } from "node:http";
      import { Analytics, BasePlugin, checkForUpdate, createTestContext, loadEnvironment } from ${JSON.stringify(join(DIST, "host", "sdk", "sdk.mjs"))};
      class Tides extends BasePlugin {
        async onEnable() {
          await this.setStorage("place", "Faro");
          this.log("info", "enabled");
        }
      }
      const context = createTestContext();
      await new Tides().onEnable(context);
      const received = [];
      const update = { version: "1.1.0", releaseNotes: "", downloadUrl: "https://example.com/", critical: false };
      const server = createServer((asked, answer) => {
        let text = "";
        asked.on("data", (bytes) => (text += bytes)).on("end", () => {
          received.push(asked.url + (JSON.parse(text || "{}").events?.length ?? ""));
          answer.setHeader("Connection", "close").end(JSON.stringify(update));
        });
      });
      await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
      const url = "http://127.0.0.1:" + server.address().port;
      const analytics = new Analytics({ url, pluginId: "tides" });
      analytics.track("opened");
      await analytics.close();
      const latest = await checkForUpdate(url, "1.0.0").then((one) => one.version, (error) => error.message);
      server.close();
      process.removeAllListeners("warning");
      process.on("warning", ({ message }) => console.log(message));
      const { mode } = loadEnvironment();
      setTimeout(() => console.log(JSON.stringify([context.logged, await_keys, mode, latest, received])), 10);
      const await_keys = await context.storage.keys();`;
    const printed = runOn(installNode(version), code);
    expect(printed).toBe(
      `.env is not read: that takes Node 20.16 or newer. Set the variables in the environment\n${JSON.stringify([
        [{ level: "info", message: "enabled" }],
        ["place"],
        "development",
        ...(version === "16"
          ? ["checkForUpdate needs fetch, which Node has from version 18 on", []]
          : ["1.1.0", ["/analytics1", "/latest"]]),
      ])}\n`,
    );
  });
});

const CONSUMER = `import { validateManifest, type ManifestResult } from "plugin-preflight/manifest";
import { validateManifest as validate, type ValidateOptions } from "plugin-preflight/sdk";
import { BasePlugin, checkForUpdate, createTestContext, type PluginRuntimeContext } from "plugin-preflight/sdk";
interface Settings { readonly place: string }
export class Weather extends BasePlugin<Settings> {
  async onEnable(context: PluginRuntimeContext<Settings>): Promise<void> {
    const place: string = context.configService.get("place");
    await this.setStorage("place", place);
  }
}
export const result: ManifestResult = validateManifest("{}", { strict: true });
export const strict: ValidateOptions = { strict: true };
export const same: ManifestResult = validate("{}", strict);
export const first: string | undefined = result.errors[0]?.message;
export const url: Promise<string | undefined> = checkForUpdate("https://example.com", "1.0.0").then((one) => one?.downloadUrl);
export const context = createTestContext<Settings>({ config: { place: "Faro" } });
// @ts-expect-error The settings are typed.
export const wrong: number = context.configService.get("place");
`;

describe.each([
  ["4.5", "commonjs", "node"],
  ["4.9", "commonjs", "node"],
  ["4.9", "nodenext", "nodenext"],
  ["5.4", "commonjs", "node"],
  ["5.4", "esnext", "bundler"],
  ["6", "commonjs", "node10"],
  ["6", "nodenext", "nodenext"],
])("TypeScript %s with modules %s, resolved as %s", (version, module, moduleResolution) => {
  nightly("finds the types of the SDK and of validateManifest", () => {
    const compiler = join(install("typescript", version), "typescript", "bin", "tsc");
    const folder = temporaryFolder();
    const own = join(folder, "node_modules", "plugin-preflight");
    mkdirSync(own, { recursive: true });
    cpSync(join(ROOT, "package.json"), join(own, "package.json"));
    symlinkSync(DIST, join(own, "dist"));
    writeFileSync(join(folder, "plugin.ts"), CONSUMER);
    const compilerOptions = {
      module,
      moduleResolution,
      noEmit: true,
      strict: true,
      types: [],
      preserveSymlinks: true,
      target: "es2020",
      lib: ["es2020", "dom"],
      ...(version === "6" && { ignoreDeprecations: "6.0" }),
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["plugin.ts"] }));
    expect(() => execFileSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" })).not.toThrow();
  });
});
