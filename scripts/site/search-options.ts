/** How the pages are indexed and searched, by the build and by the browser. */

/** Words with hyphens whole and in parts: `manifest-name` is found as such, and by `name`. */
function splitWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu) ?? []).flatMap((word) => {
    const parts = word.split(/[-_.]/u);
    return parts.length > 1 ? [word, ...parts] : parts;
  });
}

export const SEARCH = {
  fields: ["title", "heading", "body"],
  storeFields: ["title", "heading", "start"],
  tokenize: splitWords,
  searchOptions: {
    boost: { title: 8, heading: 3 },
    // The beginning of a page comes before its parts.
    boostDocument: (_id: unknown, _word: string, stored?: Readonly<Record<string, unknown>>) =>
      stored?.["heading"] === "" ? 2 : 1,
    combineWith: "AND" as const,
    prefix: true,
    fuzzy: 0.15,
  },
};
