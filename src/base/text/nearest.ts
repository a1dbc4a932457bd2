const MAX_LENGTH = 64;

/** The candidate that the writer of `word` most likely meant, if one is near enough. */
export function findNearest<Candidate extends string>(
  word: string,
  candidates: Iterable<Candidate>,
): Candidate | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  const plainWord = simplify(word);
  let best: Candidate | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const plainCandidate = simplify(candidate);
    if (isPlural(plainWord, plainCandidate) || isPlural(plainCandidate, plainWord)) return candidate;
    const shorter = Math.min(plainWord.length, plainCandidate.length);
    // Each missing letter is a step: what differs so much in length needs no closer look.
    if (Math.abs(plainWord.length - plainCandidate.length) > getTolerance(shorter)) continue;
    const distance = computeEditDistance(plainWord, plainCandidate);
    if (distance <= getTolerance(shorter) && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** The only candidate that is near a word: there is no other that the writer could have meant. */
export function findOnlyNear(word: string, candidates: Iterable<string>): string | undefined {
  const [near, ...others] = [...candidates].filter((candidate) => findNearest(word, [candidate]) !== undefined);
  return others.length === 0 ? near : undefined;
}

/** The nearest candidate, or else the only one of which the word is a part: `cli-tool` for `cli`. */
export function findMeant<Candidate extends string>(
  word: string,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const [longer, ...others] = candidates.filter((one) => one.split(/[- ]/u).includes(word.toLowerCase()));
  return findNearest(word, candidates) ?? (others.length === 0 ? longer : undefined);
}

/** What a person most likely means on a command line: also the only candidate that begins with the word. */
export function findTyped<Candidate extends string>(
  word: string,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const [longer, ...others] = word.length > 2 ? candidates.filter((one) => one.startsWith(word.toLowerCase())) : [];
  return findMeant(word, candidates) ?? (others.length === 0 ? longer : undefined);
}

const simplify = (word: string): string => word.toLowerCase().replace(/[-_ .]/gu, "");

const isPlural = (one: string, many: string): boolean =>
  one.length > 2 && [`${one}s`, `${one}es`, one.replace(/y$/u, "ies")].includes(many) && one !== many;

/** The greatest length of a word for each number of mistakes. */
const MAX_LENGTHS = [2, 5, 9];

/** How many mistakes a word may have. */
function getTolerance(length: number): number {
  const mistakes = MAX_LENGTHS.findIndex((max) => length <= max);
  if (mistakes === -1) return MAX_LENGTHS.length;
  return mistakes;
}

/** Optimal string alignment: insert, delete, replace, or swap two neighbours, each costs 1. */
export function computeEditDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? Infinity;
}
