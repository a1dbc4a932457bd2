/** The hash of a line is that of so many characters from its start on, without blanks. */
const WINDOW = 100;
const BASE = 37n;
const OLDEST = BigInt.asUintN(64, BASE ** BigInt(WINDOW));
const END = 65_535;
const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];

/**
 * What GitHub's code scanning knows each line of a text by, as its own upload computes it: a polynomial of the
 * characters from the line's start on without blanks, and how many lines of the same hash there have been. A line may
 * end in CR, LF or both.
 */
export function hashLines(text: string): readonly string[] {
  const { codes, starts } = getHashedCharacters(text);
  const seen = new Map<string, number>();
  const hashes: string[] = [];
  let hash = 0n;
  let next = 0;
  for (let at = 0; next < starts.length; at++) {
    hash = BigInt.asUintN(64, hash * BASE + toBigInt(codes, at) - OLDEST * toBigInt(codes, at - WINDOW));
    const start = starts[next] ?? 0;
    if (at < start + WINDOW - 1) continue;
    const digits = hash.toString(16);
    const count = (seen.get(digits) ?? 0) + 1;
    seen.set(digits, count);
    hashes.push(`${digits}:${String(count)}`);
    next++;
  }
  return hashes;
}

function toBigInt(codes: readonly number[], at: number): bigint {
  return BigInt(codes[at] ?? 0);
}

function getHashedCharacters(text: string): { readonly codes: readonly number[]; readonly starts: readonly number[] } {
  const codes: number[] = [];
  const starts: number[] = [];
  let isStart = true;
  let wasCr = false;
  const add = (code: number): void => {
    if (isStart) starts.push(codes.length);
    isStart = code === LF;
    codes.push(code);
  };
  for (let at = 0; at < text.length; at++) {
    const given = text.charCodeAt(at);
    const isLeftOut = given === SPACE || given === TAB || (wasCr && given === LF);
    wasCr = given === CR;
    if (!isLeftOut) add(wasCr ? LF : given);
  }
  add(END);
  return { codes, starts };
}
