import type { Access, VersionPage } from "../../generated/marketplace-types.js";
import { formatJson, type Answer } from "../serving/answer.js";
import { rereadCredential } from "./authority.js";
import { canSeeEverything, listActions } from "./credentials.js";
import type { ContractCall } from "./call.js";
import { Refused } from "./refused.js";
import { findVersionAddress, makeEtag, presentVersion, type VersionRecord } from "./version-record.js";

const PAGE = 50;
/** A record may have a thousand findings. */
const MAX_PAGE_BYTES = 1024 * 1024;
const MAX_WAIT_SECONDS = 30;

export function getCapabilities({ marketplace }: ContractCall): Answer {
  return formatJson(200, marketplace.capabilities);
}

export function getAccess({ marketplace, credential, values: { pluginId = "" } }: ContractCall): Answer {
  if (!credential) throw new Refused("unauthenticated", "A credential is needed");
  const { kind, expiresAt } = credential;
  const actions = [...listActions(credential, pluginId)];
  // Whoever asks is about to submit.
  if (actions.includes("publish")) marketplace.warmChecker();
  const access: Access = {
    pluginId,
    exists: marketplace.storage.hasPlugin(pluginId),
    actions,
    credential: { kind, ...(expiresAt !== undefined && { expiresAt }) },
  };
  return formatJson(200, access);
}

export function listVersions({ marketplace, asked, credential, values: { pluginId = "" } }: ContractCall): Answer {
  const { storage, settings } = marketplace;
  const cursor = asked.query.get("cursor");
  const before = cursor === null ? undefined : readCursor(cursor);
  const channel = asked.query.get("channel") ?? undefined;
  const publishedOnly = !canSeeEverything(credential, pluginId);
  const query = { pluginId, before, most: PAGE + 1, mostBytes: MAX_PAGE_BYTES, channel, publishedOnly };
  const shown = storage.listVersions(query).slice(0, PAGE);
  const last = shown.at(-1);
  const hasMore = last && storage.listVersions({ ...query, before: last.sequence, most: 1 }).length > 0;
  const page: VersionPage = {
    items: shown.map(({ record }) =>
      presentVersion(record, { base: settings.base, key: storage.pages.makeKey(record), withNotes: false }),
    ),
    ...(hasMore && { nextCursor: Buffer.from(String(last.sequence)).toString("base64url") }),
  };
  return formatJson(200, page);
}

export async function getVersion(call: ContractCall): Promise<Answer> {
  const { marketplace, asked, values } = call;
  const { pluginId = "", version = "" } = values;
  const first = requireShown(call);
  const known = asked.headers["if-none-match"];
  const seconds = readWait(asked.headers["prefer"]);
  const isOpen = ["received", "validating", "in-review"].includes(first.state);
  const waits = seconds > 0 && isOpen && (known === undefined || known === makeEtag(first));
  if (waits) {
    const limits = { milliseconds: seconds * 1000, gone: asked.gone };
    await marketplace.jobs.waitForChange(pluginId, version, limits);
  }
  const record = waits ? requireShown({ ...call, credential: rereadCredential(call) }) : first;
  return formatVersion(marketplace, record, { known });
}

export function formatVersion(
  { settings: { base }, storage }: ContractCall["marketplace"],
  record: VersionRecord,
  { known, status = 200 }: { readonly known?: string | undefined; readonly status?: number } = {},
): Answer {
  const headers = { ETag: makeEtag(record), ...formatRetryAfter(record) };
  if (known === makeEtag(record)) return { status: 304, headers };
  const page = presentVersion(record, { base, key: storage.pages.makeKey(record) });
  const location = status === 201 || status === 202 ? { Location: `${base}/v1${findVersionAddress(record)}` } : {};
  return formatJson(status, page, { ...headers, ...location });
}

/** @throws {Refused} for what the caller may not see, as for what is not there. */
function requireShown({
  marketplace,
  credential,
  values: { pluginId = "", version = "" },
}: ContractCall): VersionRecord {
  const record = marketplace.storage.findVersion(pluginId, version);
  if (record && (record.state === "published" || canSeeEverything(credential, pluginId))) return record;
  throw new Refused("version-not-found", `There is no version ${version} of ${pluginId}`);
}

function formatRetryAfter({ state }: VersionRecord): Record<string, string> {
  if (state === "received" || state === "validating") return { "Retry-After": "1" };
  return state === "in-review" ? { "Retry-After": "5" } : {};
}

function readCursor(cursor: string): number {
  const text = Buffer.from(cursor, "base64url").toString("latin1");
  if (/^\d{1,15}$/u.test(text)) return Number(text);
  throw new Refused("malformed-request", "The cursor is not one of this server");
}

/** The seconds of RFC 7240's `wait`; 0 without it. */
function readWait(prefer: string | undefined): number {
  const [, seconds = "0"] = /(?:^|[,;]\s*)wait=(\d{1,6})(?=$|[,;\s])/iu.exec(prefer ?? "") ?? [];
  return Math.min(Number(seconds), MAX_WAIT_SECONDS);
}
