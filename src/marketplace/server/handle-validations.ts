import { randomUUID } from "node:crypto";
import { formatJson, type Answer } from "../serving/answer.js";
import { requireDigest } from "./handle-versions.js";
import type { Call } from "./call.js";
import { requireAuthority } from "./authority.js";
import { canSeeEverything } from "./credentials.js";
import { isPrerelease } from "../../base/text/versions/versions.js";
import { Refused } from "./refused.js";
import { presentValidation, type ValidationRecord } from "./version-record.js";

export function createValidation(call: Call): Answer {
  const { marketplace, asked, values, body, now } = call;
  const { storage, archives, settings, jobs } = marketplace;
  const { pluginId = "" } = values;
  const version = asked.query.get("version") ?? "";
  const channel = asked.query.get("channel") ?? "";
  if (isPrerelease(version) === (channel === "stable")) {
    throw new Refused("channel-mismatch", `Version ${version} cannot be on the channel ${channel}`);
  }
  const sha256 = requireDigest(asked.headers["repr-digest"], body);
  const key = asked.headers["idempotency-key"] ?? "";
  archives.keep(sha256, body);
  const { record, isNew } = storage.change(`validate ${pluginId}@${version}`, () => {
    requireAuthority(call, "validate");
    const known = storage.findValidationByKey(pluginId, key);
    if (known) return { record: requireSameRequest(known, version, sha256), isNew: false };
    const made = { id: `val_${randomUUID()}`, state: "received" as const, findings: [] };
    const received: ValidationRecord = { ...made, pluginId, version, sha256, key, createdAt: now };
    storage.saveValidation(received);
    return { record: received, isNew: true };
  });
  if (isNew) jobs.checkValidation(record.id);
  return formatValidation(record, settings.base);
}

export function getValidation({ marketplace, credential, values }: Call): Answer {
  const { pluginId = "", validationId = "" } = values;
  const record = marketplace.storage.findValidation(validationId);
  if (record?.pluginId !== pluginId || !canSeeEverything(credential, pluginId)) {
    throw new Refused("not-found", `There is no such validation of ${pluginId}`);
  }
  const isOpen = ["received", "validating"].includes(record.state);
  return formatJson(200, presentValidation(record), isOpen ? { "Retry-After": "1" } : {});
}

function formatValidation(record: ValidationRecord, base: string): Answer {
  const shown = presentValidation(record);
  if (!["received", "validating"].includes(record.state)) return formatJson(200, shown);
  const address = `${base}/v1/plugins/${encodeURIComponent(record.pluginId)}/validations/${record.id}`;
  return formatJson(202, shown, { Location: address, "Retry-After": "1" });
}

function requireSameRequest(known: ValidationRecord, version: string, sha256: string): ValidationRecord {
  if (known.version === version && known.sha256 === sha256) return known;
  throw new Refused("idempotency-key-reused", "This Idempotency-Key belongs to another request");
}
