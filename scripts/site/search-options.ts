/** How the pages are indexed and searched, by the build and by the browser. */

/** Words with hyphens whole and in parts: `manifest-name` is found as such, and by `name`. */
function splitWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu) ?? []).flatMap((word) => {
    const parts = word.split(/[-_.]/u);
    return parts.length > 1 ? [word, ...parts] : parts;
  });
}

/** Words of a question that say nothing of what is asked for. */
const EMPTY_WORDS = new Set(
  "a an and are can do does for from how i in is it my of on or the this to use what when where which why with".split(
    " ",
  ),
);

export const SEARCH = {
  fields: ["title", "heading", "body"],
  storeFields: ["title", "heading", "start", "weight"],
  tokenize: splitWords,
  processTerm(term: string): string | null {
    const word = term.toLowerCase();
    return EMPTY_WORDS.has(word) ? null : word;
  },
  searchOptions: {
    boost: { title: 8, heading: 3 },
    // The beginning of a page comes before its parts, and what a user does before what a maintainer knows.
    boostDocument: (_id: unknown, _word: string, stored?: Readonly<Record<string, unknown>>) =>
      (stored?.["heading"] === "" ? 2 : 1) * Number(stored?.["weight"] ?? 1),
    combineWith: "AND" as const,
    prefix: true,
    fuzzy: 0.15,
  },
};
