import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect } from "vitest";
import { temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { runCli } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { findingsOf } from "../support/records.js";
import { sampleOf } from "../support/torture.js";

const SOURCES = join(ROOT, "fixtures", "tool-chains");
/** What every plugin has, and no tool chain makes. */
const DOCUMENTS = ["README.md", "LICENSE", "CHANGELOG.md", "screenshots"];
const HOOKS_ONLY = ["check", "--no-scripts", "--lifecycle", "true"];

let packages = "";

beforeAll(() => {
  const installed = temporaryFolder();
  for (const file of ["package.json", "package-lock.json"]) cpSync(join(SOURCES, file), join(installed, file));
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: installed, stdio: "ignore" });
  packages = join(installed, "node_modules");
  symlinkSync(ROOT, join(packages, "plugin-preflight"));
});

/** A plugin of fixtures/tool-chains as its author would have it, with nothing built yet. */
function openPlugin(name: string): string {
  const folder = temporaryFolder();
  cpSync(join(SOURCES, name), folder, { recursive: true });
  for (const document of DOCUMENTS) {
    cpSync(join(ROOT, "fixtures", "whole", "weather-widget", document), join(folder, document), { recursive: true });
  }
  symlinkSync(packages, join(folder, "node_modules"));
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  return folder;
}

/** Runs a program of the tool chains. */
async function runTool(folder: string, program: string, ...args: readonly string[]): Promise<void> {
  const { status, output } = await runProcess(join(packages, ".bin", program), args, { cwd: folder });
  expect(status, output).toBe(0);
}

/** The line of a text in a file, counted from 1. */
function findLine(folder: string, file: string, text: string): number {
  const at = readFileSync(join(folder, file), "utf8")
    .split("\n")
    .findIndex((line) => line.includes(text));
  if (at === -1) throw new Error(`${file} does not contain ${text}`);
  return at + 1;
}

const BUNDLERS: readonly (readonly string[])[] = [
  [
    ...["esbuild", "src/plugin.ts", "--bundle", "--format=esm", "--minify", "--sourcemap"],
    ...["--external:plugin-preflight", "--outfile=dist/plugin.js"],
  ],
  ["rollup", "--config"],
  ["vite", "build"],
  ["tsup"],
  ["webpack"],
];

describe("an error that a hook throws is annotated at its line of src/plugin.ts, if the bundle is minified by", () => {
  nightly.each(sampleOf(BUNDLERS, 2))("%s", async (program, ...args) => {
    const folder = openPlugin("thrower");
    await runTool(folder, program, ...args);
    expect(readFileSync(join(folder, "dist", "plugin.js"), "utf8").split("\n").length).toBeLessThan(6);

    const { status, runner } = await runCli([...HOOKS_ONLY, "--format", "github"], { cwd: folder });
    const annotations = runner.commands.filter(({ name }) => name === "error");
    expect(
      annotations.map(({ data, properties }) => [data.split("\n")[0], properties["file"], properties["line"]]),
    ).toEqual([
      [
        'onEnable throws a TypeError: "no tide is as high"',
        "src/plugin.ts",
        String(findLine(folder, "src/plugin.ts", "throw new TypeError")),
      ],
    ]);
    expect(status).toBe(1);
  });
});

interface Fault {
  readonly name: string;
  readonly change: readonly [file: string, from: string, to: string];
  /** The check, the file, and a text of the line that is pointed at. */
  readonly found: readonly (readonly [check: string, file: string, line: string])[];
}

interface RealPlugin {
  readonly name: string;
  readonly folder: string;
  readonly build: readonly [program: string, ...args: readonly string[]];
  readonly faults: readonly Fault[];
}

const MANIFEST = "manifest.json";

const PLUGINS: readonly RealPlugin[] = [
  {
    name: "a widget, built by vite with React as a peer",
    folder: "widget",
    build: ["vite", "build"],
    faults: [
      {
        name: "a component that is not exported",
        change: [MANIFEST, '"TideWidget"', '"TidesWidget"'],
        found: [["components-exist", MANIFEST, "TidesWidget"]],
      },
      {
        name: "a position that is read without the permission",
        change: [MANIFEST, ',\n    "geolocation"', ""],
        found: [["permissions-declared", "src/widget.tsx", "navigator.geolocation"]],
      },
    ],
  },
  {
    name: "a command-line tool, built by tsup",
    folder: "cli-tool",
    build: ["tsup"],
    faults: [
      {
        name: "a hook that is not exported",
        change: [MANIFEST, "lifecycle.install", "lifecycle.instal"],
        found: [["hooks-exist", MANIFEST, "lifecycle.instal"]],
      },
      {
        name: "files that are read without the permission",
        change: [MANIFEST, '"filesystem-access"', ""],
        found: [["permissions-declared", "src/store.ts", "await readFile("]],
      },
    ],
  },
  {
    name: "a service, built by esbuild",
    folder: "service",
    build: ["node", "build.mjs"],
    faults: [
      {
        name: "a timer that goes on after onDisable",
        change: ["src/plugin.ts", "clearInterval(this.timer);", ""],
        found: [["lifecycle-leaks", "src/plugin.ts", "setInterval("]],
      },
      {
        name: "a request without the permission, and a permission that nothing uses",
        change: [MANIFEST, '"network-access"', '"camera"'],
        found: [
          ["permissions-used", MANIFEST, '"camera"'],
          ["manifest-external-services", MANIFEST, "external_services"],
          ["permissions-declared", "src/tides.ts", "await fetch("],
        ],
      },
      {
        name: "a hook whose function has another name",
        change: [MANIFEST, '"onDisable": "onDisable"', '"onDisable": "onDisabled"'],
        found: [
          ["hooks-exist", MANIFEST, "onDisabled"],
          ["lifecycle-leaks", "src/plugin.ts", "setInterval("],
        ],
      },
    ],
  },
  {
    name: "pages, built by rollup",
    folder: "page",
    build: ["rollup", "--config"],
    faults: [
      {
        name: "a page whose component is not exported",
        change: [MANIFEST, '"TidePage"', '"TidesPage"'],
        found: [["components-exist", MANIFEST, "TidesPage"]],
      },
      {
        name: "a hook whose export has another name",
        change: [MANIFEST, "dist/plugin.js#stop", "dist/plugin.js#halt"],
        found: [["hooks-exist", MANIFEST, "dist/plugin.js#halt"]],
      },
    ],
  },
  {
    name: "a hybrid, compiled by tsc alone",
    folder: "hybrid",
    build: ["tsc"],
    faults: [
      {
        name: "an update that fails",
        change: [
          "src/plugin.ts",
          'if (typeof harbour !== "string") {',
          'if (typeof harbour === "string") {\n    throw new RangeError("there is no such harbour");',
        ],
        found: [["lifecycle-update", "src/plugin.ts", "throw new RangeError"]],
      },
    ],
  },
];

const KEPT = /^"harbour" is still stored after (?:onUninstall|the removal)$/u;

/** What is found, but for the one value that some of these plugins keep after their removal: a notice that is true. */
const listFindings = (report: string) =>
  findingsOf(report).filter(({ severity, message }) => severity !== "notice" || !KEPT.test(message));

describe.each(sampleOf(PLUGINS, 2))("$name", ({ folder: name, build: [program, ...args], faults }) => {
  async function buildPlugin(folder: string): Promise<void> {
    if (program === "node") execFileSync(process.execPath, args, { cwd: folder });
    else await runTool(folder, program, ...args);
  }

  nightly("compiles, lives, and has no finding", async () => {
    const folder = openPlugin(name);
    await runTool(folder, "tsc", "--noEmit");
    await buildPlugin(folder);
    const { status, stdout } = await runCli([...HOOKS_ONLY, "--format", "json"], { cwd: folder });
    expect(listFindings(stdout).map(({ check, message }) => `${check}: ${message}`)).toEqual([]);
    expect(status).toBe(0);
  });

  nightly.each(faults)("with $name is found out at its line", async ({ change: [file, from, to], found }) => {
    const folder = openPlugin(name);
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    await buildPlugin(folder);
    const { stdout } = await runCli([...HOOKS_ONLY, "--format", "json"], { cwd: folder });
    const reported = listFindings(stdout).map(({ check, location }) => [
      check,
      location.file,
      location.range?.start.line,
    ]);
    expect(reported).toEqual(found.map(([check, where, line]) => [check, where, findLine(folder, where, line)]));
  });
});
