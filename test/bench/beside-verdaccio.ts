import { createHash, randomBytes } from "node:crypto";
import { MarketplaceProcess } from "../support/marketplace.js";
import { ask, packVersion, submit } from "../support/submit.js";
import { startVerdaccio, type Verdaccio } from "../support/verdaccio.js";
import type { Chart } from "./chart.js";
import { median } from "./table.js";

const PLUGIN = "weather-widget";
const PUBLICATIONS = 30;
const READINGS = 300;
const ARCHIVE_BYTES = 200_000;
const ARCHIVE = [`/plugins/${PLUGIN}/versions/1.3.0/artifact`, `${PLUGIN}/-/${PLUGIN}-1.3.0.tgz`] as const;
/** So many downloads wait for each other's answers. */
const AT_ONCE = 20;

/** The same work at both servers, in milliseconds, in turn. */
export interface Pair {
  readonly what: string;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

/** Publishes the same archives to the reference marketplace and to verdaccio, and reads what is published. */
export async function measureBesideVerdaccio(): Promise<readonly Pair[]> {
  const registry = await startVerdaccio();
  const { base } = await new MarketplaceProcess().start({});
  // Compression cannot make it smaller.
  const files = { "dist/tides.bin": randomBytes(ARCHIVE_BYTES) };
  const archives = new Map<string, Uint8Array>();
  for (let number = 0; number < PUBLICATIONS; number++) {
    const version = `1.${String(number)}.0`;
    archives.set(version, await packVersion(version, files));
  }
  const versions = [...archives];
  const publication = await measureInTurn(
    `publish ${String(ARCHIVE_BYTES / 1000)} KB`,
    versions.length,
    async (round) => {
      const [version = "", bytes = new Uint8Array()] = versions[round] ?? [];
      const { state, findings } = await submit(base, version, bytes);
      if (state !== "published") throw new Error(`${version} is ${state}: ${JSON.stringify(findings)}`);
    },
    async (round) => {
      const [version = "", bytes = new Uint8Array()] = versions[round] ?? [];
      await publishToVerdaccio(registry, version, bytes);
    },
  );
  const read = async (what: string, ours: string, theirs: string): Promise<Pair> =>
    measureInTurn(
      what,
      READINGS,
      async () => readAll(await ask(base, ours, { token: undefined })),
      async () => readAll(await fetch(`${registry.url}${theirs}`)),
    );
  return [
    publication,
    await read("read about a plugin", `/plugins/${PLUGIN}`, PLUGIN),
    await read("download an archive", ...ARCHIVE),
    await measureInTurn(
      `download an archive ${String(AT_ONCE)} times at once`,
      READINGS / AT_ONCE,
      async () => readAtOnce(async () => readAll(await ask(base, ARCHIVE[0], { token: undefined }))),
      async () => readAtOnce(async () => readAll(await fetch(`${registry.url}${ARCHIVE[1]}`))),
    ),
  ];
}

async function readAtOnce(read: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, read));
}

/** Which of the two is asked first changes with each round. */
async function measureInTurn(
  what: string,
  rounds: number,
  ask: (round: number) => Promise<void>,
  askOther: (round: number) => Promise<void>,
): Promise<Pair> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const both = [[ask, ours] as const, [askOther, theirs] as const];
    for (const [act, times] of round % 2 === 0 ? both : both.toReversed()) {
      const started = performance.now();
      await act(round);
      times.push(performance.now() - started);
    }
  }
  return { what, ours, theirs };
}

async function readAll(answer: Response): Promise<void> {
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok || byteLength === 0) throw new Error(`${answer.url} answers ${String(answer.status)}`);
}

/** As npm publishes: one request with everything. */
async function publishToVerdaccio({ url, token }: Verdaccio, version: string, bytes: Uint8Array): Promise<void> {
  const name = `${PLUGIN}-${version}.tgz`;
  const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
  const shasum = createHash("sha1").update(bytes).digest("hex");
  const dist = { integrity, shasum, tarball: `${url}${PLUGIN}/-/${name}` };
  const data = Buffer.from(bytes).toString("base64");
  const answer = await fetch(`${url}${PLUGIN}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      _id: PLUGIN,
      name: PLUGIN,
      "dist-tags": { latest: version },
      versions: { [version]: { name: PLUGIN, version, dist } },
      _attachments: { [name]: { content_type: "application/octet-stream", data, length: bytes.length } },
    }),
  });
  if (!answer.ok) throw new Error(`verdaccio answers ${String(answer.status)}: ${await answer.text()}`);
}

export function formatPairs(pairs: readonly Pair[]): string {
  const at = (times: readonly number[], share: number): string =>
    (times.toSorted((one, other) => one - other)[Math.floor(share * (times.length - 1))] ?? NaN).toFixed(1);
  const rows = pairs.map(({ what, ours, theirs }) => {
    const cells = [ours, theirs].map((times) => `${at(times, 0.5)} ms | ${at(times, 0.95)} ms`);
    return `| ${what} | ${cells.join(" | ")} | ${(median(theirs) / median(ours)).toFixed(1)}x |`;
  });
  return [
    "| Work | Marketplace, median | p95 | Verdaccio, median | p95 | Verdaccio over it |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

export function chartServers(pairs: readonly Pair[]): Chart {
  return {
    title: "The reference marketplace, next to verdaccio",
    bars: pairs.flatMap(({ what, ours, theirs }) => [
      { name: `marketplace: ${what}`, value: median(ours), isOurs: true },
      { name: "verdaccio: the same", value: median(theirs) },
    ]),
    note: "The marketplace unpacks each archive and runs all checks before it publishes. verdaccio stores packages without checking their contents.",
  };
}
