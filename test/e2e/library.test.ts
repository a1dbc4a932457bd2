import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../support/project.js";
import { nightly } from "../support/nightly.js";

const ATTW = "@arethetypeswrong/cli/dist/index.js";
let folder: string;

/** Packs the package as the registry gets it and puts it into an author's project, with nothing else installed. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "preflight-library-"));
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const options = { cwd: ROOT, encoding: "utf8", shell: process.platform === "win32" } as const;
  execFileSync(npm, ["pack", "--ignore-scripts", "--pack-destination", folder], options);
  execFileSync("tar", ["-xzf", join(folder, `plugin-preflight-${version()}.tgz`), "-C", folder]);
  mkdirSync(join(folder, "node_modules"));
  renameSync(join(folder, "package"), join(folder, "node_modules", "plugin-preflight"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function version(): string {
  const cli = join(ROOT, "dist", "cli", "index.js");
  return execFileSync(process.execPath, [cli, "--version"], { encoding: "utf8" }).trim();
}

function run(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return execFileSync(process.execPath, [name], { cwd: folder, encoding: "utf8" });
}

describe("the packed library", () => {
  nightly("inspects a plugin that is in memory only", () => {
    const output = run(
      "memory.mjs",
      `import { checks, inMemory, inspect, readPlugin, verdict } from "plugin-preflight";
       const needs = checks.flatMap(({ needs, wants = [] }) => [...needs, ...wants]);
       const plugin = await readPlugin(inMemory({ "manifest.json": '{ "manifest_version": 2 }' }), { needs });
       const report = inspect(plugin, checks, { occasion: "push", strict: false });
       const found = report.findings.find(({ check }) => check === "manifest-manifest-version");
       console.log(found.location.range.start.column, found.message, verdict({ plugins: [report], failOn: "error" }));`,
    );
    expect(output).toBe('23 "manifest_version" is 2, but must be the number 1 fail\n');
  });

  nightly("takes a check of the author's own, with a severity for strict and for a release", () => {
    const output = run(
      "own.mjs",
      `import { defineCheck, inMemory, inspect, readPlugin, reporters } from "plugin-preflight";
       const check = defineCheck({
         id: "own-rule", title: "It is so", severity: "notice", needs: ["manifest"],
         *run({ manifest }) { yield { at: manifest.at("a"), message: "It is not so", strict: "warning", release: "error" }; },
       });
       const plugin = await readPlugin(inMemory({ "manifest.json": '{ "a": 1 }' }), { needs: ["manifest"] });
       for (const policy of [{ occasion: "push", strict: false }, { occasion: "push", strict: true }, { occasion: "release", strict: true }]) {
         const [{ severity, stopsRelease }] = inspect(plugin, [check], policy).findings;
         console.log(severity, stopsRelease);
       }
       console.log(Object.keys(reporters).join(" "));`,
    );
    expect(output).toBe(
      "notice true\nwarning true\nerror true\nterminal json compact sarif junit gitlab patch github markdown\n",
    );
  });

  test("reports for a check that crashes that the plugin could not be checked", () => {
    const output = run(
      "crash.mjs",
      `import { defineCheck, inMemory, inspect, readPlugin, reporters, verdict } from "plugin-preflight";
       const check = defineCheck({ id: "own-rule", title: "It is so", severity: "notice", needs: [], *run() { throw new Error("##[error]boom"); } });
       const plugin = await readPlugin(inMemory({ "manifest.json": "{}" }), { needs: ["manifest"] });
       const plugins = [inspect(plugin, [check], { occasion: "push", strict: false })];
       const report = { occasion: "push", strict: false, failOn: "never", plugins };
       console.log(verdict(report), reporters.terminal(report, { source: () => undefined }));`,
    );
    expect(output).toMatch(/^broken crash {2}The check own-rule crashed: a fault of this tool/u);
    expect(output).toContain("##\\[error]boom");
  });

  nightly.each(["nodenext", "bundler"])("has types that a strict project compiles against (%s)", (resolution) => {
    const module = resolution === "nodenext" ? "nodenext" : "esnext";
    writeFileSync(
      join(folder, "author.ts"),
      `import { checks, defineCheck, inspect, readPlugin, inMemory, type Finding, type Reporter } from "plugin-preflight";
       const own = defineCheck({ id: "own-rule", title: "It is so", severity: "error", needs: ["manifest"],
         *run({ manifest }) { yield { at: manifest.at("name"), message: String(manifest.value["name"]) }; } });
       const plugin = await readPlugin(inMemory({}), { needs: ["manifest"] });
       const findings: readonly Finding[] = inspect(plugin, [...checks, own], { occasion: "push", strict: false }).findings;
       export const reporter: Reporter = () => String(findings.length);\n`,
    );
    const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
    const options = ["--strict", "--exactOptionalPropertyTypes", "--target", "es2022", "--noEmit"];
    const words = [tsc, ...options, "--module", module, "--moduleResolution", resolution, "author.ts"];
    const { status, stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
    expect(status, stdout).toBe(0);
  });

  nightly.each(["author.mts", "author.cts"])("has an SDK that a strict project compiles against (%s)", (name) => {
    writeFileSync(
      join(folder, name),
      `import { BasePlugin, createTestContext, type ConfigOf, type PluginRuntimeContext } from "plugin-preflight/sdk";
       const schema = { type: "object", properties: { days: { type: "number", default: 3 } } } as const;
       type Config = ConfigOf<typeof schema>;
       export default class Weather extends BasePlugin<Config> {
         override async onEnable(context: PluginRuntimeContext<Config>): Promise<void> {
           const days: number = context.configService.get("days");
           await this.setStorage("days", days);
           // @ts-expect-error There is no such setting.
           context.configService.get("hours");
         }
       }
       export const context = createTestContext<Config>({ config: { days: 5 } });\n`,
    );
    const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
    const options = [
      "--strict",
      "--exactOptionalPropertyTypes",
      "--target",
      "es2022",
      "--noEmit",
      "--module",
      "nodenext",
    ];
    const { status, stdout } = spawnSync(process.execPath, [tsc, ...options, name], { cwd: folder, encoding: "utf8" });
    expect(status, stdout).toBe(0);
  });

  test("has one SDK for both kinds of modules to work with", () => {
    const text = (load: string) =>
      `${load}
       class Weather extends BasePlugin { onInstall() { return this.setStorage("days", 3); } }
       const context = createTestContext();
       new Weather().onInstall(context).then(() => console.log(...context.stored));`;
    const names = "{ BasePlugin, createTestContext }";
    expect(run("sdk.mjs", text(`import ${names} from "plugin-preflight/sdk";`))).toBe("[ 'days', 3 ]\n");
    expect(run("sdk.cjs", text(`const ${names} = require("plugin-preflight/sdk");`))).toBe("[ 'days', 3 ]\n");
  });

  test("has one validateManifest, which a bundler leaves out where nobody imports it", async () => {
    const loads = ['import * as sdk from "plugin-preflight/sdk"', 'const sdk = require("plugin-preflight/sdk")'];
    const judge = "console.log(sdk.validateManifest({}).errors.length === 8);";
    expect(loads.map((load, at) => run(at === 0 ? "judge.mjs" : "judge.cjs", `${load};${judge}`))).toEqual(
      Array.from(loads, () => "true\n"),
    );
    const bundle = async (text: string, platform: "browser" | "node"): Promise<string> => {
      writeFileSync(join(folder, "bundled.mjs"), text);
      const build = await rolldown({ input: join(folder, "bundled.mjs"), platform });
      const { output } = await build.generate({ format: "esm" });
      return output[0].code;
    };
    for (const platform of ["browser", "node"] as const) {
      const make = (name: string): Promise<string> =>
        bundle(`import { ${name} } from "plugin-preflight/sdk"; console.log(${name}.name);`, platform);
      expect((await make("BasePlugin")).length).toBeLessThan(20_000);
      expect(run("bundled.out.mjs", await make("validateManifest"))).toBe("validateManifest\n");
    }
  });

  test.runIf(process.platform !== "win32")("has a command that a shell starts, as npx does", () => {
    const program = join(folder, "node_modules", "plugin-preflight", "dist", "cli", "index.js");
    mkdirSync(join(folder, "node_modules", ".bin"), { recursive: true });
    symlinkSync(program, join(folder, "node_modules", ".bin", "plugin-preflight"));
    chmodSync(program, 0o755);
    const output = execFileSync("sh", ["-c", "node_modules/.bin/plugin-preflight explain manifest-name"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(output).toMatch(/^# manifest-name\n/u);
  });

  nightly("gives require() what it gives an import", () => {
    const output = run(
      "kinds.cjs",
      `const library = require("plugin-preflight");
       const { validateManifest } = require("plugin-preflight/manifest");
       import("plugin-preflight").then((imported) => {
         console.log(Object.entries(imported).every(([name, value]) => library[name] === value), validateManifest({}).valid);
       });`,
    );
    expect(output).toBe("true false\n");
  });

  nightly.each([
    // The contract is a document that nobody imports.
    ["attw", [ATTW, "--profile", "node16", "--exclude-entrypoints", "marketplace-openapi.yaml"]],
    ["publint", ["publint/src/cli.js", "--strict"]],
  ])("%s finds nothing wrong with it", (_, [program = "", ...options]) => {
    const packed = join(folder, `plugin-preflight-${version()}.tgz`);
    const words = [join(ROOT, "node_modules", program), packed, ...options];
    const { status, stdout } = spawnSync(process.execPath, words, { encoding: "utf8" });
    expect(status, stdout).toBe(0);
  });

  test("has the contract of the marketplace", () => {
    const output = run(
      "contract.mjs",
      `import { readFileSync } from "node:fs";
       import { createRequire } from "node:module";
       const file = createRequire(import.meta.url).resolve("plugin-preflight/marketplace-openapi.yaml");
       console.log(readFileSync(file, "utf8").split("\\n")[0]);`,
    );
    expect(output).toBe("openapi: 3.1.0\n");
  });

  test("has the schemas of the report and of the manifest", () => {
    const output = run(
      "schema.mjs",
      `import schema from "plugin-preflight/report.schema.json" with { type: "json" };
       import manifest from "plugin-preflight/manifest.schema.json" with { type: "json" };
       console.log(schema.title, manifest.title);`,
    );
    expect(output).toContain("A report of plugin-preflight Plugin manifest");
  });
});
