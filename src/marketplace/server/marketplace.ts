import type { Capabilities } from "../../generated/marketplace-types.js";
import { findOperation, findRequestFault, formatAllowedMethods, type FoundOperation } from "../contract/operations.js";
import type { Answer, Asked } from "../serving/answer.js";
import type { Marketplace } from "./call.js";
import { noteUse, readCredential } from "./credentials.js";
import { HANDLERS } from "./handlers.js";
import { makeJobs } from "./archive-checks/jobs.js";
import type { Parts, Settings } from "./parts.js";
import { formatProblem, Refused } from "./refused.js";
import { isFull } from "./open-database.js";

const READ = ["public-read", "catalog", "updates"];
const MAX_JSON_BYTES = 1024 * 1024;

/** Makes a marketplace over a storage, and continues what an earlier process left unfinished. */
export function makeMarketplace(parts: Parts): Marketplace {
  const jobs = makeJobs(parts);
  const capabilities = makeCapabilities(parts.settings);
  const marketplace: Marketplace = { ...parts, jobs, capabilities, handle: (asked) => handle(marketplace, asked) };
  jobs.resume();
  return marketplace;
}

function makeCapabilities({ base, review, publishers, issuers, maxArtifactBytes }: Settings): Capabilities {
  const usesOidc = publishers.length > 0;
  return {
    apiVersion: "1",
    features: [...(usesOidc ? ["oidc"] : []), "static-token", "validate-only", "manual-release", ...READ],
    limits: { maxArtifactBytes },
    mediaTypes: ["application/zip"],
    channels: ["stable", "prerelease"],
    ...(usesOidc && { oidc: { audience: new URL(base).origin, issuers: Object.keys(issuers) } }),
    review: { manual: review === "manual" },
  };
}

async function handle(marketplace: Marketplace, asked: Asked): Promise<Answer> {
  try {
    return await answer(marketplace, asked);
  } catch (error) {
    if (error instanceof Refused) return formatProblem(error, asked.id);
    // Nothing was changed, and the same request may find room later.
    if (isFull(error))
      return formatProblem(new Refused("temporarily-unavailable", "The disk of the server is full"), asked.id);
    throw error;
  }
}

async function answer(marketplace: Marketplace, asked: Asked): Promise<Answer> {
  const found = findOperation(asked.method, asked.path);
  if (found === undefined) throw new Refused("not-found", "This path is not part of the contract");
  if (found === "method") {
    const headers = { Allow: formatAllowedMethods(asked.path) };
    throw new Refused("method-not-allowed", `This path has no method ${asked.method}`, { headers });
  }
  const handler = HANDLERS[found.operation.operationId];
  if (!handler) throw new Error(`The contract has an operation without a handler: ${found.operation.operationId}`);
  const { settings, storage } = marketplace;
  const now = marketplace.now();
  const credential = handler.isOpen
    ? undefined
    : readCredential(asked.headers["authorization"], settings, storage, now);
  if (credential?.owner) noteUse(storage, credential.owner, now);
  if (!credential && handler.needsCredential) throw new Refused("unauthenticated", "A credential is needed");
  const call = { marketplace, asked, values: found.values, credential, now, body: new Uint8Array() };
  // Whoever may not publish need not send a large archive to learn it.
  handler.authorize?.(call);
  const body = await readBody(asked, found, handler.takesArchive ? settings.maxArtifactBytes : MAX_JSON_BYTES);
  const fault = findRequestFault({ ...asked, body }, found);
  if (fault !== undefined) throw new Refused("malformed-request", `The request is not valid: ${fault}`);
  return handler.run({ ...call, body });
}

async function readBody(asked: Asked, { operation }: FoundOperation, most: number): Promise<Uint8Array> {
  if (operation.requestBody === undefined) return new Uint8Array();
  const type = (asked.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!["application/json", "application/zip"].includes(type)) {
    throw new Refused("unsupported-media-type", "The body has a media type that this server does not take");
  }
  const body = await asked.readBody(most);
  if (body === undefined) throw new Refused("artifact-too-large", `The body has more than ${String(most)} bytes`);
  return body;
}
