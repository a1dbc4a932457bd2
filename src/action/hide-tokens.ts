import { setSecret } from "@actions/core";
import { NO_TOKEN, isPublishingVariable } from "../commands/publishing-credential.js";
import { makeVisible } from "../base/text/safe.js";
import type { Environment } from "./runner.js";

/** What a job may hold beside the inputs of a step, and what publishes. */
const VARIABLES = ["GITHUB_TOKEN", "GH_TOKEN"];

/**
 * From here on the runner shows no token anywhere; one that is pasted with line breaks is hidden line by line. A
 * misspelt input may hold one as well. This is what is printed first.
 */
export function hideTokens(environment: Environment): void {
  const names = Object.keys(environment).filter(
    (name) => /^INPUT_.*TOKEN/iu.test(name) || VARIABLES.includes(name) || isPublishingVariable(name),
  );
  const lines = names.flatMap((name) => (environment[name] ?? "").split(/[\r\n]+/u)).map((line) => line.trim());
  for (const line of new Set(lines)) if (!["", NO_TOKEN].includes(line)) hideToken(line);
}

/** From here on the runner shows this token nowhere, nor what a header or a configuration makes of it. */
export function hideToken(token: string): void {
  for (const form of new Set(listForms(token))) setSecret(makeVisible(form));
}

/** A shorter text's base64 may be part of any other text. */
const MIN_ENCODED_LENGTH = 8;

/**
 * A token, and its base64: alone, and as actions/checkout writes it, both without padding. Inside another text, base64
 * can cut a token in three ways. The last forms are the parts that are the same whatever stands around it.
 */
function listForms(token: string): readonly string[] {
  const bytes = Buffer.from(token);
  if (bytes.length < MIN_ENCODED_LENGTH) return [token];
  const wholes = [token, `x-access-token:${token}`].map((text) => encode(Buffer.from(text)).replace(/=+$/u, ""));
  const parts = [0, 1, 2].map((cut) => encode(bytes.subarray(cut, bytes.length - ((bytes.length - cut) % 3))));
  return [token, ...wholes, ...parts];
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64");
}
