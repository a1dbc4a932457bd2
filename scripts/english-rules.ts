/** What a sentence may not be: the rules of docs/maintainers/architecture.md, "Words". */

export const MAX_WORDS = 20;

/** A word that a native reader would stumble over, and what to write. */
const WORDS: readonly (readonly [pattern: string, advice: string])[] = [
  ["told|(?<!\\bcannot )tells?|telling", "say, report, print or show"],
  ["stands?|stood|standing", "is, or is in"],
  ["holds?|holding", "contains, keeps or is true"],
  ["lacks?|lacking|lacked", "is missing, or has no"],
  [
    "(?<!\\bthere )(?:is|are|was|were) no(?! (?:longer|more|less|fewer|higher|lower|greater|later|newer|older)\\b)",
    "is not a",
  ],
  ["anew", "again"],
  ["certain|certainly", "sure, exact or some"],
  ["mend|mends|mended|mending", "fix or correct"],
  ["beside", "next to, or besides"],
  ["(?:of|for|by|in|with|from) that(?=[.,;:)]|$| (?:is|and|or)\\b)", "name the thing, or write it"],
  ["thereof|whereof|thereby|wherein|hereby", "of it, in it or with it"],
  ["what (?:becomes?|became|has become) of", "the result of, or what happens to"],
  ["vouch|vouches|vouched|vouching", "proves, or is trusted"],
  ["(?:a|no) say", "has an effect, or decides"],
  ["red(?= (?:release|run|job|check)s?\\b)|(?:is|are|be|ends?|stays?) (?:red|green)", "fails or passes"],
  ["strangers?(?:['’]s)?", "untrusted, or someone else"],
  ["(?<=, )of which", "but, and, or a new sentence"],
  ["and its kin", "and similar ones"],
  ["for want of", "without"],
  ["obey|obeys|obeyed|obeying", "follow, or run"],
  ["wrong usage", "a usage error"],
  ["unmet", "failed"],
  ["switch(?:es|ed|ing)?[- ]off|(?:switch|switches|switched) (?:it|them|checks?) off", "suppress"],
  ["made[- ]up", "generated, or invented"],
  ["known findings?", "existing findings"],
  ["judg(?:e|es|ed|ing)", "check (a plugin), validate (a schema) or review (a person)"],
  ["see to it", "make sure"],
  ["hurdles?", "what blocks it"],
  ["seals?", "marker"],
];

/** Spelling is American. */
const SPELLING: readonly (readonly [pattern: string, advice: string])[] = [
  ["licences?|licenced", "license"],
  ["(?:colour|behaviour|favour|honour|neighbour)\\w*", "-or"],
  [
    "(?:recogni|organi|normali|reali|summari|serialis|minimi|optimi|authori|initiali|capitali)s(?:e|es|ed|ing|ation)\\b",
    "-ize",
  ],
  ["analys(?:e|es|ed|ing)", "analyze"],
  ["centres?|catalogues?|grey", "center, catalog, gray"],
];

const BANNED = [...WORDS, ...SPELLING].map(
  ([pattern, advice]) => [new RegExp(`\\b(?:${pattern})(?![\\w-])`, "giu"), advice] as const,
);

/** The faults of a text, one line each. Code in it is written as `code`. */
export function listFaults(text: string): readonly string[] {
  return splitSentences(text).flatMap((sentence) => [...findLength(sentence), ...findWords(sentence)]);
}

/** What a colon announces is counted by itself, and a list of names is one word. */
function findLength(sentence: string): readonly string[] {
  const parts = sentence.replaceAll(/`code`(?:(?:,| and| or|, and|, or) `code`)+/gu, "`code`").split(/:\s/u);
  const count = Math.max(...parts.map(countWords));
  return count <= MAX_WORDS ? [] : [`${String(count)} words, at most ${String(MAX_WORDS)}: ${sentence}`];
}

function findWords(sentence: string): readonly string[] {
  return BANNED.flatMap(([pattern, advice]) =>
    [...sentence.matchAll(pattern)].map(([word]) => `"${word}", write ${advice}: ${sentence}`),
  );
}

/** A line of a message is a sentence, too. */
function splitSentences(text: string): readonly string[] {
  return text
    .replace(/\b(?:e\.g|i\.e|etc|vs)\./gu, (abbreviation) => abbreviation.replaceAll(".", ""))
    .split(/(?<=[.!?]["”)*_]*)\s+(?=\S)|\n/u)
    .map((sentence) => sentence.replace(/\s+/gu, " ").trim())
    .filter((sentence) => sentence !== "");
}

function countWords(sentence: string): number {
  return sentence.split(/[\s/]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
