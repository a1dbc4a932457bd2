import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect } from "vitest";
import type { MarketplaceServer } from "../servers/marketplace.js";
import { CAN_BREAK_OFF, FAULTS, readFiles, runTroubled, SIGNALS, type Trouble } from "../support/broken-off.js";
import { temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";
import { serveVersion } from "../support/served-version.js";
import { packVersion } from "../support/submit.js";
import { sampleOf } from "../support/torture.js";

const PLUGIN = "weather-widget";
let server: MarketplaceServer;
let calls: Readonly<Record<Trouble, number>>;
let whole: Readonly<Record<string, string>>;

function makeArguments(): readonly string[] {
  return ["install", PLUGIN, "--marketplace-url", server.url];
}

function isDraft(path: string): boolean {
  return /^\.weather-widget\.[\da-f-]+\.draft(?:\/|$)/u.test(path);
}

/** The files that count, with their contents. */
function readKept(cwd: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(readFiles(cwd)).filter(([path]) => !isDraft(path)));
}

/** The folder has all of its files or is not there, and a later run finishes. */
async function expectConverged(cwd: string, what: string): Promise<void> {
  const isThere = existsSync(join(cwd, PLUGIN));
  expect(readKept(cwd), what).toEqual(isThere ? whole : {});
  if (isThere) return;
  const { status, output } = await runCliHere(makeArguments(), { cwd });
  expect(status, `${what}\n${output}`).toBe(0);
  expect(readKept(cwd), what).toEqual(whole);
}

describe.skipIf(!CAN_BREAK_OFF)("install, broken off at any of its calls", () => {
  beforeAll(async () => {
    server = await serveVersion(PLUGIN, await packVersion("1.4.0"));
    const count = async (what: Trouble) => {
      const cwd = temporaryFolder();
      const ended = await runTroubled(makeArguments(), cwd, what, -1);
      expect(ended.status, ended.output).toBe(0);
      whole = readFiles(cwd);
      return ended.calls;
    };
    const [all, room, open] = [await count("EIO"), await count("ENOSPC"), await count("EMFILE")];
    calls = { SIGINT: all, SIGTERM: all, SIGKILL: all, EIO: all, ENOSPC: room, EMFILE: open };
    expect(Object.keys(whole).length).toBeGreaterThan(5);
  });

  const breakOff = async (what: Trouble): Promise<void> => {
    const points = sampleOf([...Array(calls[what]).keys()], 2);
    expect(points.length).toBeGreaterThan(1);
    for (const at of points) {
      const cwd = temporaryFolder();
      const ended = await runTroubled(makeArguments(), cwd, what, at);
      const point = `${what} at call ${String(at)} of ${String(calls[what])}: status ${String(ended.status)}\n${ended.output}`;
      expect(ended.status === 0, point).toBe(existsSync(join(cwd, PLUGIN)) && ended.status !== undefined);
      // Only what cannot be caught may leave a draft.
      if (what === "SIGINT" || what === "SIGTERM") expect(readdirSync(cwd).filter(isDraft), point).toEqual([]);
      await expectConverged(cwd, point);
    }
  };

  nightly.each(SIGNALS)("by the signal %s, the plugin is there whole or not at all", breakOff);
  nightly.each(FAULTS)("by the fault %s, the plugin is there whole or not at all", breakOff);
});
