/**
 * The words of a line as a shell splits them: quotation marks hold words together, and a backslash stands before a mark
 * that means itself. Nothing else is special.
 */
export function splitWords(line: string): readonly string[] {
  return [...line.matchAll(/(?:[^\s"'\\]|\\.|"(?:[^"\\]|\\.)*"?|'[^']*'?|\\$)+/gsu)].map(([word]) =>
    word.replace(/"((?:[^"\\]|\\.)*)"?|'([^']*)'?|\\(.)/gsu, (_, double?: string, single?: string, escaped?: string) =>
      double === undefined ? (single ?? escaped ?? "") : double.replace(/\\(.)/gsu, "$1"),
    ),
  );
}
