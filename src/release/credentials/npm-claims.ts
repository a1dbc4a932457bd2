import { posix } from "node:path";
import { readWorkflowPath } from "../../github/job-values.js";
import { toText } from "../../base/text/json/json-object.js";
import { shorten } from "../../base/text/safe.js";
import { parseJsonObject } from "../../base/text/json/parse-json.js";

const MAX_SUBJECT_LENGTH = 300;

/** What GitHub says about a job in its identity token. npm compares it with what is registered. */
export interface JobClaims {
  readonly repository: string;
  /** The file of the workflow that was started, such as `release.yml`. */
  readonly workflow: string;
  /** "" for none. */
  readonly environment: string;
  /** The subject of the token, as GitHub or its owner forms it. */
  readonly subject: string;
  readonly isPublic: boolean;
  readonly isHosted: boolean;
}

/** Reads an identity token that GitHub has just sent, so its signature is not verified. */
export function readClaims(identity: string): JobClaims | undefined {
  const claims = parseJsonObject(Buffer.from(identity.split(".")[1] ?? "", "base64url").toString("utf8"));
  if (!claims) return undefined;
  const read = (name: string): string => toText(claims[name]) ?? "";
  return {
    repository: read("repository"),
    workflow: posix.basename(readWorkflowPath(read("workflow_ref")) ?? ""),
    environment: read("environment"),
    subject: shorten(read("sub"), MAX_SUBJECT_LENGTH),
    isPublic: read("repository_visibility") === "public",
    isHosted: read("runner_environment") === "github-hosted",
  };
}
