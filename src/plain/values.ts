import { HOST_PACKAGES } from "../plugin/host-packages.js";
import { isPlainConfig } from "../plugin/plain-config.js";
import { isPlainAddress } from "../text/plain-address.js";
import * as is from "./forms.js";

// Lengths are looked at apart: a counted repetition is compiled as often as it counts.
const MOST_DIGITS = 16;
export const isVersion = is.matching(/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/u, MOST_DIGITS);
export const isRange = is.matching(
  /^(?:\^|~|>=)?(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*))?(?:\.(?:0|[1-9]\d*))?$/u,
  MOST_DIGITS,
);
/** Of runtimes that the platform has: 16 and newer. */
export const isNodeRange = is.matching(
  /^(?:\^|~|>=)?(?:1[6-9]|[2-9]\d)(?:\.(?:0|[1-9]\d*))?(?:\.(?:0|[1-9]\d*))?$/u,
  MOST_DIGITS,
);
export const isPackage = is.matching(/^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/u);
export const isOtherPackage: is.Form = (name) => isPackage(name) && !SHARED.has(name);
const SHARED = new Set<unknown>(HOST_PACKAGES);
export const isName: is.Form = (value) => isWords(value) && value.length >= 3 && value.length <= 50;
const isWords = (value: unknown): value is string => typeof value === "string" && /^[\w-]+(?: [\w-]+)*$/u.test(value);
/** Twenty units hold ten characters at least. */
export const isDescription: is.Form = (value) =>
  typeof value === "string" && value.length >= 20 && value.length <= 200 && value.trim() === value;
export const isRoute = is.matching(/^\//u);
export const isAddress: is.Form = (value) => typeof value === "string" && isPlainAddress(value);
export const isPath = is.matching(/^(?:\.\/)?\w[\w-]*(?:\.[\w-]+)*(?:\/\w[\w-]*(?:\.[\w-]+)*)*$/u);
export const isFunction: is.Form = (value) => isDotted(value) && !endsLikeScript(value);
const isDotted = is.matching(/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/u);
const endsLikeScript = is.matching(/\.[cm]?js$/u);
export const isConfig: is.Form = (value) => isPlainConfig(value);
