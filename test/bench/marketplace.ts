import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMarketplace } from "../../src/marketplace/server/start-marketplace.js";
import { cleanUp } from "../support/clean-up.js";
import { TOKENS } from "../support/marketplace.js";
import { packVersion, submit } from "../support/submit.js";
import { formatPairs, measureBesideVerdaccio } from "./beside-verdaccio.js";
import { formatMarketplaceRows, type MarketplaceRow, type Measured } from "./marketplace-table.js";
import { fillMarketplace } from "./marketplace-plugins.js";

/**
 * What each address of the reference server costs with 10 to 100,000 plugins. It needs a Node with SQLite.
 *
 *     node build/test/bench/marketplace.js [10 1000 ...]
 *     node build/test/bench/marketplace.js --beside-verdaccio
 */

const SIZES = process.argv.slice(2).map(Number);
const ADDRESSES = [
  "/",
  "/?sort=name&cursor=last",
  "/v1/plugins",
  "/v1/plugins?cursor=last",
  "/v1/plugins?sort=date",
  "/v1/plugins?category=ai",
  "/v1/plugins?category=ai&type=page&permission=camera",
  "/v1/plugins?permission=contacts&sort=date",
  "/v1/plugins?category=other&type=cli-tool&permission=contacts",
  "/v1/plugins?q=plugin-77",
  "/v1/plugins?q=weather",
  "/v1/plugins?q=a",
  "/v1/plugins/plugin-7",
  "/v1/plugins/plugin-7/channels/stable/latest",
  "/v1/plugins/plugin-7/versions",
  "/v1/plugins/plugin-7/versions/1.2.0",
  "/plugins/plugin-7",
];
const REQUESTS = 200;
const PUBLICATIONS = 20;
/** Compression cannot make it smaller. */
const ARCHIVE_BYTES = 200_000;
const agent = new Agent({ keepAlive: true });

if (process.argv[2] === "serve") {
  const { base } = await startMarketplace({
    host: "127.0.0.1",
    port: 0,
    review: "auto",
    issuers: {},
    publishers: [],
    maxArtifactBytes: 1024 * 1024,
    data: process.argv[3] ?? "",
    tokens: TOKENS,
    onCrash(error) {
      throw error;
    },
  });
  process.stdout.write(base);
} else if (process.argv[2] === "--beside-verdaccio") {
  try {
    process.stdout.write(formatPairs(await measureBesideVerdaccio()));
  } finally {
    await cleanUp();
  }
} else {
  for (const size of SIZES.length > 0 ? SIZES : [10, 1000, 10_000, 100_000]) {
    const folder = mkdtempSync(join(tmpdir(), "preflight-bench-"));
    try {
      process.stdout.write(formatMarketplaceRows(size, await measureSize(folder, size)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  await cleanUp();
}

async function measureSize(folder: string, size: number): Promise<Measured> {
  await fillMarketplace(folder, size);
  const before = performance.now();
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const child = spawn(process.execPath, [import.meta.filename, "serve", folder], { stdio: [...stdio] });
  try {
    const base = await new Promise<string>((resolve) => {
      child.stdout.once("data", (text: Buffer) => {
        resolve(text.toString());
      });
    });
    const start = performance.now() - before;
    const cursor = await findLastCursor(base, size);
    const rows: MarketplaceRow[] = [];
    for (const address of ADDRESSES) {
      const path = cursor === undefined ? address.replace("?cursor=last", "") : address.replace("last", cursor);
      rows.push({ address, ...(await measureAddress(`${base}${path}`)) });
    }
    rows.push(await measurePublication(base));
    const archive = "/v1/plugins/weather-widget/versions/1.0.0/artifact";
    rows.push({ address: archive, ...(await measureAddress(`${base}${archive}`)) });
    const status = readFileSync(`/proc/${String(child.pid)}/status`, "utf8");
    return { rows, start, memory: Number(/^VmHWM:\s*(\d+)/mu.exec(status)?.[1] ?? 0) / 1024 };
  } finally {
    child.kill("SIGKILL");
  }
}

/** From the declaration of a version until everybody sees it: the archive is sent, unpacked and checked meanwhile. */
async function measurePublication(base: string): Promise<MarketplaceRow> {
  const times: number[] = [];
  let bytes = 0;
  for (let number = 0; number < PUBLICATIONS; number++) {
    const version = `1.${String(number)}.0`;
    const archive = await packVersion(version, { "dist/tides.bin": randomBytes(ARCHIVE_BYTES) });
    const begun = performance.now();
    const { state, findings } = await submit(base, version, archive);
    times.push(performance.now() - begun);
    if (state !== "published") throw new Error(`${version} is ${state}: ${JSON.stringify(findings)}`);
    bytes = archive.length;
  }
  return { address: "publish a version", status: 200, bytes, times: times.toSorted((one, other) => one - other) };
}

async function measureAddress(url: string): Promise<Omit<MarketplaceRow, "address">> {
  const times: number[] = [];
  let answer = { status: 0, bytes: 0 };
  for (let round = 0; round < REQUESTS; round++) {
    const begun = performance.now();
    answer = await ask(url);
    times.push(performance.now() - begun);
  }
  return { ...answer, times: times.toSorted((one, other) => one - other) };
}

/** A cursor far behind: a page there must not cost more. */
async function findLastCursor(base: string, size: number): Promise<string | undefined> {
  let last: string | undefined;
  for (let page = 0; page < Math.min(size / 50, 20); page++) {
    const { text } = await ask(`${base}/v1/plugins${last === undefined ? "" : `?cursor=${last}`}`);
    last = (JSON.parse(text) as { nextCursor?: string }).nextCursor ?? last;
  }
  return last;
}

function ask(url: string): Promise<{ status: number; bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () => {
        const body = Buffer.concat(pieces);
        resolve({ status: response.statusCode ?? 0, bytes: body.length, text: body.toString() });
      });
    });
    sent.once("error", reject);
    sent.end();
  });
}
