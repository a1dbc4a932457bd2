import type { LifecycleError, LifecycleStep } from "../../plugin/lifecycle/lifecycle-run.js";
import type { Problem } from "../../core/check.js";
import { formatPrintedLines } from "../../base/text/printed-lines.js";
import { quote } from "../../base/text/safe.js";

/** The call of a hook, or the loading, as data: `onInstall 2`. */
export function formatCall({ name, nth, component }: LifecycleStep): string {
  if (component !== undefined && nth === 1) return `${name} ${component}`;
  return [name, component, nth].filter((part) => part !== undefined).join(" ");
}

const ORDINALS = ["", "", "second ", "third "];

/** `onEnable`, or `the second onEnable`. */
export function formatStep({ name, nth, component = "" }: LifecycleStep): string {
  const again = nth > 1 ? " again" : "";
  if (name === "mount") return `mounting ${quote(component)}${again}`;
  if (name === "unmount") return `removing ${quote(component)}${again}`;
  if (name === "load") return "the loading";
  const ordinal = ORDINALS[nth] ?? "";
  return ordinal === "" ? name : `the ${ordinal}${name}`;
}

/** The same at the start of a sentence. The name of a hook stays as it is. */
export function formatStepAtStart(step: LifecycleStep): string {
  if (step.name === "load") return "Loading the plugin";
  const words = formatStep(step);
  return words === step.name ? words : capitalize(words);
}

const capitalize = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** `a RangeError: "no tide"`. */
export function formatError({ name, message }: LifecycleError): string {
  if (name === "") return quote(message);
  const article = /^[AEIOU]/u.test(name) ? "an" : "a";
  const noun = /^[\w$]{1,60}$/u.test(name) ? name : "error";
  return `${article} ${noun}: ${quote(message, MAX_MESSAGE_LENGTH)}`;
}

const MAX_MESSAGE_LENGTH = 200;
const MAX_PRINTED = 6;

export function getPrintedLines({ printed }: LifecycleStep): Pick<Problem, "printed"> {
  const last = printed.filter((line) => line.trim() !== "").slice(-MAX_PRINTED);
  return last.length === 0 ? {} : { printed: formatPrintedLines(last) };
}
