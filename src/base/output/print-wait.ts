import { makeInert, makeVisible } from "../text/safe.js";
import { printError } from "./print.js";

/** Says what a run waits for and until when, as nothing else is printed meanwhile. */
export function printWaiting(what: string, until: Date): void {
  printError(`${makeInert(`Waiting until ${until.toISOString().slice(11, 19)} UTC: ${makeVisible(what)}`)}\n`);
}
