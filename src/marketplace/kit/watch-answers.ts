import type { State, Version, VersionInput, VersionPage } from "../../generated/marketplace-types.js";
import { findOperation } from "../contract/operations.js";
import { type ContractFault, makeBreach, type Received, type Send, type Sent } from "./exchange.js";

/**
 * Answers that are remembered, whichever test asks, because one alone shows nothing wrong. What they break together is
 * kept until somebody asks: what a test finds itself is more exact.
 */
interface Watch {
  readonly send: Send;
  /** The first breach since it was last asked for. */
  readonly takeBreach: () => ContractFault | undefined;
  /** The versions that were shown, as they were shown last. */
  readonly listSeen: () => readonly Version[];
}

const TOLERANCE = 10 * 60_000;
/** A shorter one may be a part of any text. */
const MIN_SECRET_LENGTH = 8;
const ORDER: readonly State[] = ["awaiting-upload", "received", "validating", "in-review", "approved", "published"];

/** @param secrets the credentials that are known from the start. */
export function watchAnswers(send: Send, secrets: readonly string[]): Watch {
  const known = new Set(secrets.filter(isSecret));
  const seen = new Map<string, Version>();
  const declared = new Map<string, VersionInput>();
  const began = Date.now();
  const breaches: ContractFault[] = [];
  const report = (rule: string, found: string): void => void breaches.push(makeBreach(rule, found));

  function watch(sent: Sent, received: Received): void {
    for (const secret of listSecrets(sent)) known.add(secret);
    if (repeatsOne(received, known)) report("credential-secret", `${received.words}, and repeats a credential`);
    if (received.status >= 300) return;
    const { token } = (received.value ?? {}) as { readonly token?: unknown };
    if (sent.method === "POST" && isSecret(token)) known.add(token);
    const { items } = (received.value ?? {}) as Partial<VersionPage>;
    const resources: readonly unknown[] = items ?? [received.value];
    for (const shown of resources) {
      if (typeof shown !== "object" || shown === null) continue;
      watchNames(sent, received, shown as Readonly<Record<string, unknown>>);
      if (isVersion(shown)) watchVersion(sent, received, shown, items === undefined);
    }
  }

  function watchNames({ method, path }: Sent, { words }: Received, shown: Readonly<Record<string, unknown>>): void {
    const found = findOperation(method, `/v1${path}`);
    if (found === undefined || found === "method") return;
    for (const name of ["pluginId", "version"]) {
      const [asked, is] = [found.values[name], shown[name]];
      if (asked === undefined || typeof is !== "string" || is === asked) continue;
      report("same-resource", `${words}, about ${is} in place of ${asked}`);
    }
  }

  function watchVersion(sent: Sent, { status, words }: Received, shown: Version, isWhole: boolean): void {
    const { version, createdAt, updatedAt, artifact, channel, release, state } = shown;
    const key = `${shown.pluginId}@${version}`;
    const before = seen.get(key);
    seen.set(key, shown);
    const isDeclaration = sent.method === "PUT" && !sent.path.endsWith("/artifact");
    const isReplaced = isDeclaration && sent.headers?.["If-Match"] !== undefined && state === "awaiting-upload";
    if (isDeclaration && (status === 201 || isReplaced)) declared.set(key, sent.json as VersionInput);

    const latest = Math.max(...[createdAt, updatedAt, shown.publishedAt ?? createdAt].map((time) => Date.parse(time)));
    const isLate = latest > Date.now() + TOLERANCE;
    const isEarly = status === 201 && isDeclaration && Date.parse(createdAt) < began - TOLERANCE;
    if (isLate || isEarly) {
      const times = `createdAt is ${createdAt} and updatedAt ${updatedAt}`;
      report("clock", `${words}: ${times}, and here it is ${new Date().toISOString()}`);
    }

    const input = declared.get(key);
    const differences = input ? listDifferences(shown, input, isWhole) : [];
    const isFinal = before?.everPublished === true || before?.state === "published";
    if (!isFinal && differences.length > 0) report("as-declared", `${words}, with another ${differences.join(", ")}`);
    if (!before || (isReplaced && !isFinal) || shown.takenDown) return;
    const was = `${words}: ${version} was ${before.state} with ${before.artifact.sha256}`;
    const now = `${state} with ${artifact.sha256}`;
    if (isFinal) {
      const isSame =
        state === "published" &&
        shown.everPublished &&
        isEqual(artifact, before.artifact) &&
        [channel, release, shown.publishedAt].join() === [before.channel, before.release, before.publishedAt].join();
      if (!isSame) report("published-final", `${was}, and is ${now} now`);
    } else if (isBefore(state, before.state)) {
      report("state-order", `${was}, and is ${now} now`);
    }
  }

  return {
    send: async (sent) => {
      const received = await send(sent);
      watch(sent, received);
      return received;
    },
    takeBreach: () => breaches.splice(0)[0],
    listSeen: () => [...seen.values()],
  };
}

function isSecret(value: unknown): value is string {
  return typeof value === "string" && value.length >= MIN_SECRET_LENGTH;
}

/** Every credential that a request shows. */
function listSecrets({ token, query = {}, json }: Sent): readonly string[] {
  const { token: identity } = (json ?? {}) as { readonly token?: unknown };
  return [token, query["token"], query["access_token"], identity].filter(isSecret);
}

function repeatsOne({ bytes, headers }: Received, secrets: ReadonlySet<string>): boolean {
  const shown = `${Buffer.from(bytes).toString("latin1")}\n${[...headers].join("\n")}`;
  return [...secrets].some((secret) => shown.includes(secret));
}

function isVersion(value: object): value is Version {
  const { state, everPublished } = value as Partial<Version>;
  return state !== undefined && everPublished !== undefined;
}

/** What a version has otherwise than its declaration. Lists have no notes. */
function listDifferences(shown: Version, input: VersionInput, isWhole: boolean): readonly string[] {
  const { channel, artifact, release = "automatic", releaseNotes = "" } = input;
  const differences: string[] = [];
  if (shown.channel !== channel) differences.push("channel");
  if (!isEqual(shown.artifact, artifact)) differences.push("artifact");
  if (shown.release !== release) differences.push("release");
  if (isWhole && (shown.releaseNotes ?? "") !== releaseNotes) differences.push("releaseNotes");
  return differences;
}

function isEqual(a: Version["artifact"], b: Version["artifact"]): boolean {
  const list = ({ filename, mediaType, size, sha256 }: Version["artifact"]) => [filename, mediaType, size, sha256];
  return list(a).join("\n") === list(b).join("\n");
}

/** Whether a state comes before another one; what has ended otherwise stays so. */
function isBefore(state: State, before: State): boolean {
  const [at, was] = [ORDER.indexOf(state), ORDER.indexOf(before)];
  return was < 0 ? state !== before : at >= 0 && at < was;
}
