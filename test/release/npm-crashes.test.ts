import { spawn } from "node:child_process";
import { describe, expect } from "vitest";
import { NPM_TOKEN, npmRegistry, type NpmRegistry } from "../servers/npm-registry.js";
import { expectHidden, PACKAGE, releaseToNpm } from "../support/npm-release.js";
import { CLI } from "../support/product.js";
import { TAG, taggedPlugin } from "../support/release.js";
import { IS_TORTURE, sampleOf } from "../support/torture.js";
import { nightly } from "../support/nightly.js";

const folder = taggedPlugin(undefined);
const MODES = ["publish", "stage"] as const;
const POINTS = MODES.flatMap((mode) => (["before", "after"] as const).map((when) => ({ mode, when })));

/** Runs the built `release` as a process of its own, which the registry ends at its one effect. */
async function crash(registry: NpmRegistry, mode: string, when: "before" | "after"): Promise<void> {
  const options = ["--tag", TAG, "--targets", "npm", "--npm-registry", registry.url, "--npm-publish", mode];
  const child = spawn(process.execPath, [CLI, "release", ...options], {
    cwd: folder,
    env: { PATH: process.env["PATH"], XDG_CACHE_HOME: process.env["XDG_CACHE_HOME"], NPM_TOKEN },
  });
  registry.end = () => child.kill("SIGKILL");
  registry.trouble = (call) => (call.effect === 1 ? { when, what: "end" } : undefined);
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => pieces.push(piece));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  expect(code, Buffer.concat(pieces).toString()).toBeNull();
  expectHidden(Buffer.concat(pieces).toString());
  registry.trouble = () => undefined;
}

describe("a release to npm that is killed is finished by the next run", () => {
  nightly.each(sampleOf(POINTS, 1))("$when its effect, with $mode", async ({ mode, when }) => {
    const registry = await npmRegistry();
    registry.seed(PACKAGE, "1.3.0");
    await crash(registry, mode, when);
    const { status, output } = await releaseToNpm(folder, registry, { options: ["--npm-publish", mode] });
    expect(status, output).toBe(0);
    expect(registry.wrong).toEqual([]);
    if (mode === "stage") {
      expect(registry.staged).toHaveLength(1);
      registry.approve(registry.staged[0]?.id ?? "");
    }
    expect([...(registry.packages.get(PACKAGE)?.versions.keys() ?? [])]).toEqual(["1.3.0", "1.4.0"]);
    expect((await releaseToNpm(folder, registry)).output).toContain("Nothing to do");
  });
});

nightly("two releases at once publish one version, and both end well", async () => {
  const registry = await npmRegistry();
  registry.seed(PACKAGE, "1.3.0");
  const options = ["--tag", TAG, "--targets", "npm", "--npm-registry", registry.url];
  const run = async (): Promise<string> => {
    const child = spawn(process.execPath, [CLI, "release", ...options], {
      cwd: folder,
      env: { PATH: process.env["PATH"], XDG_CACHE_HOME: process.env["XDG_CACHE_HOME"], NPM_TOKEN },
    });
    const pieces: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => pieces.push(piece));
    const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
    const output = Buffer.concat(pieces).toString();
    expect(code, output).toBe(0);
    return output;
  };
  // Both have made their plan before one of them publishes.
  let waiting: (() => void)[] = [];
  registry.hold = ({ operation }) => {
    if (operation !== "GET whoami") return undefined;
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length < 2) return;
      for (const go of waiting) go();
      waiting = [];
    });
  };
  const runHere = async (): Promise<void> => {
    const { status, output } = await releaseToNpm(folder, registry);
    expect(status, output).toBe(0);
  };
  await Promise.all([run(), IS_TORTURE ? run() : runHere()]);
  expect([...(registry.packages.get(PACKAGE)?.versions.keys() ?? [])]).toEqual(["1.3.0", "1.4.0"]);
  expect(registry.wrong).toEqual([]);
});
