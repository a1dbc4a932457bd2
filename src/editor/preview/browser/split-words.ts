/** A piece of a word in double or single quotation marks. The last one may be left open. */
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"?|'[^']*'?`;
/** What stands together until a blank. */
const WORD = new RegExp(String.raw`(?:[^\s"'\\]|\\.|\\$|${QUOTED})+`, "gsu");
const MARKED = /"((?:[^"\\]|\\.)*)"?|'([^']*)'?|\\(.)/gsu;

/**
 * The words of a line as a shell splits them: quotation marks hold words together, and a backslash stands before a mark
 * that means itself. Nothing else is special.
 */
export function splitWords(line: string): readonly string[] {
  return [...line.matchAll(WORD)].map(([word]) =>
    word.replace(MARKED, (_, double?: string, single?: string, escaped?: string) =>
      double === undefined ? (single ?? escaped ?? "") : double.replace(/\\(.)/gsu, "$1"),
    ),
  );
}
