import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Validation, Version } from "../../src/generated/marketplace-types.js";
import { makeGoodArchive } from "../../src/marketplace/kit/fixture-archives.js";
import { WORKFLOW, type TestIssuer } from "../../src/marketplace/kit/test-issuer.js";
import { MarketplaceProcess, type TestMarketplace } from "./marketplace.js";
import { signIn } from "./reviewer.js";
import { ask, declare, reprDigest, settle, sha256Of, upload } from "./submit.js";

/**
 * What an author and a reviewer do with a marketplace, one step after the other. Each step is repeated if the server
 * ends in it, against a new server over the same folder.
 */

const PLUGIN = "contract-sandbox";
const RANKS = ["awaiting-upload", "received", "validating", "in-review", "approved", "published"];
const MADE = new Map(["1.0.0", "1.1.0", "1.2.0"].map((version) => [version, makeGoodArchive(PLUGIN, version).bytes]));

export interface PlayedStory {
  readonly writes: readonly string[];
  readonly ends: number;
  /** What is there in the end, without what differs from run to run. */
  readonly left: unknown;
}

/** @param killAt the number of the write at which the first process ends itself. */
export async function playStory(data: string, issuer: TestIssuer, killAt: number | undefined): Promise<PlayedStory> {
  let process = new MarketplaceProcess();
  const trust = {
    issuers: { [issuer.address]: issuer.address },
    publishers: [{ plugin: PLUGIN, issuer: issuer.address, ...WORKFLOW }],
  };
  const options = { data, review: "manual" as const, ...trust };
  let server = await process.start({ ...options, ...(killAt !== undefined && { killAt }) });
  const first = process;
  let ends = 0;
  /** The last state that the server acknowledged, by version. */
  const acknowledged = new Map<string, Version>();
  const sent = new Set<string>();
  const step = async (work: (server: TestMarketplace) => Promise<Version | undefined>): Promise<void> => {
    for (;;) {
      try {
        const version = await work(server);
        if (version) acknowledged.set(version.version, version);
        return;
      } catch (error) {
        if (!(error instanceof TypeError && error.message.includes("fetch failed")) && !isTerminated(error))
          throw error;
        await process.ended;
        ends++;
        process = new MarketplaceProcess();
        server = await process.start({ ...options, port: Number(new URL(server.base).port) });
        await requireNothingLost(server, acknowledged, sent);
      }
    }
  };
  const submit = async (version: string, release: "automatic" | "manual"): Promise<void> => {
    const bytes = MADE.get(version) ?? new Uint8Array();
    sent.add(version);
    await step(({ base }) => readVersion(declare(base, version, bytes, { plugin: PLUGIN, release })));
    await step(({ base }) => readVersion(upload(base, version, bytes, PLUGIN)));
    await step(async ({ base }) => {
      await settle(base, version, PLUGIN);
      return readVersion(get(base, version));
    });
  };
  const approve = (version: string): Promise<void> =>
    step(async ({ base }) => {
      const { status } = await (await signIn(base)).decide("approve", PLUGIN, version);
      // A decision that was written before the server ended is not made twice.
      if (status !== 303 && status !== 409) throw new Error(`The page answered ${String(status)}`);
      return readVersion(get(base, version));
    });
  const post = (version: string, what: string): Promise<void> =>
    step(({ base }) => readVersion(ask(base, `/plugins/${PLUGIN}/versions/${version}/${what}`, { method: "POST" })));

  await submit("1.0.0", "automatic");
  await approve("1.0.0");
  await submit("1.1.0", "manual");
  await approve("1.1.0");
  await post("1.1.0", "release");
  await submit("1.2.0", "automatic");
  await post("1.2.0", "withdraw");
  let validation: Validation | undefined;
  await step(async ({ base }) => {
    validation = await validate(base);
    return undefined;
  });
  await step(async ({ base }) => {
    // Each attempt has an identity of its own, as in a release.
    await useIdentity(base, await issuer.sign({ aud: base }));
    return undefined;
  });
  const listed = (await (await ask(server.base, `/plugins/${PLUGIN}/versions`)).json()) as { items: Version[] };
  await server.stop();
  const left = listed.items.map(({ version, state, release, everPublished, artifact }) => ({
    version,
    state,
    release,
    everPublished,
    sha256: artifact.sha256,
  }));
  return { writes: first.writes, ends, left: { left, validation: validation?.state } };
}

/** Node reports a connection that ends in the middle of a body so. */
function isTerminated(error: unknown): boolean {
  return error instanceof TypeError && error.message === "terminated";
}

function get(base: string, version: string): Promise<Response> {
  return ask(base, `/plugins/${PLUGIN}/versions/${version}`);
}

async function readVersion(asked: Promise<Response>): Promise<Version> {
  const answer = await asked;
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Version;
}

/** @throws if what was acknowledged is gone or went back, or if there is what nobody asked for. */
async function requireNothingLost(
  { base, data }: TestMarketplace,
  acknowledged: ReadonlyMap<string, Version>,
  sent: ReadonlySet<string>,
): Promise<void> {
  const { items } = (await (await ask(base, `/plugins/${PLUGIN}/versions`)).json()) as { items: readonly Version[] };
  for (const { version, state, artifact } of items) {
    if (!sent.has(version)) throw new Error(`${version} was never sent`);
    const file = join(data, "archives", artifact.sha256);
    const isReceived = RANKS.indexOf(state) > 0;
    if (isReceived && !existsSync(file)) throw new Error(`${version} is ${state}, and its bytes are gone`);
    if (existsSync(file) && sha256Of(readFileSync(file)) !== artifact.sha256) throw new Error("Bytes are damaged");
  }
  for (const [version, before] of acknowledged) {
    const after = items.find((one) => one.version === version);
    if (!after) throw new Error(`${version} was acknowledged as ${before.state}, and is gone`);
    const wentBack = RANKS.indexOf(after.state) < RANKS.indexOf(before.state) && after.state !== "withdrawn";
    if (wentBack) throw new Error(`${version} went back from ${before.state} to ${after.state}`);
    if (after.createdAt !== before.createdAt) throw new Error(`${version} was created again`);
  }
}

async function validate(base: string): Promise<Validation> {
  const bytes = makeGoodArchive(PLUGIN, "2.0.0").bytes;
  const answer = await ask(base, `/plugins/${PLUGIN}/validations?version=2.0.0&channel=stable`, {
    method: "POST",
    headers: {
      "Content-Type": "application/zip",
      "Repr-Digest": reprDigest(bytes),
      "Idempotency-Key": "the validation of the story",
    },
    body: bytes,
  });
  let validation = (await answer.json()) as Validation;
  while (validation.state === "received" || validation.state === "validating") {
    validation = (await (await ask(base, `/plugins/${PLUGIN}/validations/${validation.id}`)).json()) as Validation;
  }
  return validation;
}

/** An identity token that was exchanged is not exchanged again, and what was revoked stays so. */
async function useIdentity(base: string, identity: string): Promise<void> {
  const exchange = (): Promise<Response> =>
    ask(base, "/oidc/token", {
      method: "POST",
      token: undefined,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ token: identity, pluginId: PLUGIN }),
    });
  const issued = await exchange();
  // The server ended after it had used the identity up, and before it had issued a token.
  if (issued.status !== 201) throw new Error(await issued.text());
  const { token } = (await issued.json()) as { token: string };
  const again = await exchange();
  if (again.status !== 401) throw new Error(`An identity was exchanged twice: ${String(again.status)}`);
  await ask(base, "/oidc/token", { method: "DELETE", token });
  const after = await ask(base, `/plugins/${PLUGIN}/access`, { token });
  if (after.status !== 401) throw new Error(`A revoked token counts: ${String(after.status)}`);
}
