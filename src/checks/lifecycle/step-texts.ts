import type { LifeError, LifeStep } from "../../plugin/lifecycle/lifecycle-run.js";
import type { Problem } from "../../core/check.js";
import { formatPrintedLines } from "../../base/text/printed-lines.js";
import { quote } from "../../base/text/safe.js";

/** The call of a hook, or the loading, as data: `onInstall 2`. */
export function formatCall({ name, nth, component }: LifeStep): string {
  return `${name} ${component ?? String(nth)}`;
}

export const formatSeconds = (seconds: number): string => `${String(seconds)} second${seconds === 1 ? "" : "s"}`;

const ORDINALS = ["", "", "second ", "third "];

/** `onEnable`, or `the second onEnable`. */
export function formatStep({ name, nth, component = "" }: LifeStep, isStart = false): string {
  if (name === "mount") return `${isStart ? "M" : "m"}ounting ${quote(component)}`;
  if (name === "unmount") return `${isStart ? "R" : "r"}emoving ${quote(component)}`;
  if (name === "load") return isStart ? "Loading the plugin" : "the loading";
  const ordinal = ORDINALS[nth] ?? "";
  if (ordinal === "") return name;
  return `${isStart ? "The" : "the"} ${ordinal}${name}`;
}

/** `a RangeError: "no tide"`. */
export function formatError({ name, message }: LifeError): string {
  if (name === "") return quote(message);
  return `${/^[AEIOU]/u.test(name) ? "an" : "a"} ${/^[\w$]{1,60}$/u.test(name) ? name : "error"}: ${quote(message, MAX_MESSAGE_LENGTH)}`;
}

const MAX_MESSAGE_LENGTH = 200;
const MAX_PRINTED = 6;

export function getPrintedLines({ printed }: LifeStep): Pick<Problem, "printed"> {
  const last = printed.filter((line) => line.trim() !== "").slice(-MAX_PRINTED);
  return last.length === 0 ? {} : { printed: formatPrintedLines(last) };
}
