import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isObject } from "../../base/text/json/json-object.js";
import { findAddressFault } from "../../base/text/web-address.js";
import { describeCredentials } from "./address-problems.js";
import type { Codes, Problem } from "../../core/check.js";
import { writeMeant } from "../phrases.js";
import { formatLabel } from "../shape-problems.js";
import { decide } from "../../base/text/help.js";

export const PACKAGE_FORM_CODES = {
  "package-form": "It is an object, as in package.json",
} as const satisfies Codes;

/** The problem of an address that is written as package.json has it, `{ "type": "git", "url": "…" }`; else nothing. */
export function findPackageFormProblems(
  manifest: Manifest,
  key: string,
): readonly Problem<"package-form" | "credentials">[] {
  const url = manifest.valueAt(key, "url");
  if (!isObject(manifest.value[key]) || typeof url !== "string") return [];
  const address = url.replace(/^git\+(?=https?:)/u, "");
  const fault = findAddressFault(address);
  const hasCredentials = fault?.kind === "credentials";
  const meant = fault ? undefined : address;
  const problem: Problem<"package-form"> = {
    code: "package-form",
    at: manifest.keyAt(key),
    secret: hasCredentials,
    message: `${formatLabel([key])} is an object, as in package.json, but must be a string with only the URL`,
    help: writeMeant(manifest, [key], meant) ?? decide("Write only the URL, in quotation marks", "meaning"),
  };
  return hasCredentials ? [problem, describeCredentials(manifest, [key, "url"])] : [problem];
}
