/** Control characters, but for white space and the escape that colours begin with: hardly any is in a text. */
const CONTROLS = /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/gu;
/** A shorter run of printable characters is in any compressed file by chance. */
const RUN = /[\t\n\r -~]{16,}/gu;

/** Whether bytes, one character for each, are not text. The first ones alone do not show it. */
export function isBinary(latin1: string): boolean {
  return countMatches(CONTROLS, latin1) * 50 > latin1.length;
}

/** Whether more than every fifth byte is a zero, as in a text whose characters have two bytes each. */
export function hasManyZeros(latin1: string): boolean {
  return countMatches(/\0/gu, latin1) * 5 > latin1.length;
}

/** The runs of printable characters in bytes, each at its offset; blanks stand for all else but the ends of lines. */
export function keepPrintableRuns(latin1: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: run, index } of latin1.matchAll(RUN)) {
    parts.push(makeBlanks(latin1.slice(from, index)), run);
    from = index + run.length;
  }
  parts.push(makeBlanks(latin1.slice(from)));
  return parts.join("");
}

function makeBlanks(part: string): string {
  return part.replace(/[^\n]/gu, " ");
}

function countMatches(pattern: RegExp, text: string): number {
  let count = 0;
  while (pattern.test(text)) count++;
  return count;
}
