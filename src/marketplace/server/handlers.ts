import type { Answer } from "../serving/answer.js";
import { getArtifact, getLatest, getPlugin, listPlugins } from "./catalog/handle-catalog.js";
import { exchangeToken, revokeToken } from "./handle-tokens.js";
import { createValidation, getValidation } from "./handle-validations.js";
import { getAccess, getCapabilities, getVersion, listVersions } from "./handle-reads.js";
import { putArtifact, putVersion, releaseVersion, withdrawVersion } from "./handle-versions.js";
import { requireAuthority } from "./authority.js";
import type { Action } from "../../generated/marketplace-types.js";
import type { Call } from "./call.js";

/** One operation of the contract. */
export interface Handler {
  readonly run: (call: Call) => Answer | Promise<Answer>;
  /** Whether a credential is not even read. */
  readonly isOpen?: true;
  readonly needsCredential?: true;
  readonly takesArchive?: true;
  /** Called before the body is read. */
  readonly authorize?: (call: Call) => void;
}

/** By the names of the contract. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  getCapabilities: { run: getCapabilities, isOpen: true },
  exchangeToken: { run: exchangeToken, isOpen: true },
  revokeToken: { run: revokeToken, isOpen: true },
  listPlugins: { run: listPlugins, isOpen: true },
  getPlugin: { run: getPlugin, isOpen: true },
  getLatest: { run: getLatest, isOpen: true },
  getArtifact: { run: getArtifact },
  getAccess: { run: getAccess, needsCredential: true },
  listVersions: { run: listVersions },
  getVersion: { run: getVersion },
  putVersion: { run: putVersion, ...makeAuthorization("publish") },
  putArtifact: { run: putArtifact, ...makeAuthorization("publish"), takesArchive: true },
  createValidation: { run: createValidation, ...makeAuthorization("validate"), takesArchive: true },
  getValidation: { run: getValidation, needsCredential: true },
  releaseVersion: { run: releaseVersion, ...makeAuthorization("release") },
  withdrawVersion: { run: withdrawVersion, ...makeAuthorization("withdraw") },
};

function makeAuthorization(action: Action): Pick<Handler, "needsCredential" | "authorize"> {
  return {
    needsCredential: true,
    authorize(call) {
      requireAuthority(call, action);
    },
  };
}
