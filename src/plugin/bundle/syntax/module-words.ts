const NAME = "[\\w$\\u0080-\\uffff]+";
const TEXT = `(?:"[^"\\n\\\\]*"|'[^'\\n\\\\]*')`;
const SPECIFIER = `(?:${NAME}|${TEXT})(?:\\s+as\\s+(?:${NAME}|${TEXT}))?`;
const NAMED = `\\{\\s*(?:${SPECIFIER}\\s*(?:,\\s*${SPECIFIER}\\s*)*,?\\s*)?\\}`;

const blank = (words: string): string => words.replace(/[^\n]/gu, " ");
const pad = (words: string, by: string): string => by.padStart(words.length);

/** What a script has in the place of each form of a statement. The first form that matches counts. */
const FORMS: readonly (readonly [form: RegExp, write: (words: string) => string])[] = [
  [/import\.meta\b/uy, () => "import_meta"],
  [new RegExp(`import(?=\\s*${TEXT})`, "uy"), blank],
  [
    new RegExp(
      `import(?:\\s+${NAME})?(?:\\s*,)?(?:\\s*\\*\\s*as\\s+${NAME}|\\s*${NAMED})?\\s*from(?=\\s*${TEXT})`,
      "uy",
    ),
    writeImport,
  ],
  [new RegExp(`export\\s*(?:${NAMED}|\\*(?:\\s*as\\s+(?:${NAME}|${TEXT}))?)\\s*from\\s*${TEXT}`, "uy"), blank],
  [new RegExp(`export\\s*${NAMED}`, "uy"), writeExport],
  [
    new RegExp(
      `export\\s+default\\b(?=\\s*(?:async\\s+)?function\\b[\\s*]*[\\w$]|\\s*class\\s+(?!extends\\b)[\\w$])`,
      "uy",
    ),
    blank,
  ],
  [/export\s+default\b/uy, (words) => pad(words, "0,")],
  [/export(?=\s+(?:const|let|var|async|function|class)\b)/uy, blank],
];

/** Bindings, which no other declaration may repeat: `import a, { b as c } from "x"` as `let a, {b: c} = "x"`. */
function writeImport(words: string): string {
  return words
    .replace(/^import/u, "let   ")
    .replace(/\*\s*as\b/u, blank)
    .replace(/(?<=\s)as(?=\s)/gu, ": ")
    .replace(/from$/u, "=   ");
}

/** The names of this module, as members of an object. */
function writeExport(words: string): string {
  return words.replace(/^export/u, "    0,").replace(new RegExp(`\\s+as\\s+(?:${NAME}|${TEXT})`, "gu"), blank);
}

/** Each place of a word, in order. A search for one text is several times as fast as a pattern. */
function* findModuleWords(text: string): Generator<number> {
  const find = (word: string, from = 0): number => {
    const at = text.indexOf(word, from);
    return at === -1 ? Infinity : at;
  };
  let [imported, exported] = [find("import"), find("export")];
  while (imported !== exported) {
    yield Math.min(imported, exported);
    if (imported < exported) imported = find("import", imported + 1);
    else exported = find("export", exported + 1);
  }
}

/**
 * A module as a script of the same length, for an engine that compiles only scripts; `undefined` where nothing is
 * imported or exported. What it does not know, it leaves, and the engine refuses it.
 */
export function blankModuleWords(text: string): string | undefined {
  let script = "";
  let end = 0;
  for (const at of findModuleWords(text)) {
    if (at < end) continue;
    const isMeta = text.startsWith("import.meta", at);
    if (!isMeta && !/(?:^|[\n;}/])\s*$/u.test(text.slice(Math.max(0, at - 50), at))) continue;
    for (const [form, write] of FORMS) {
      form.lastIndex = at;
      const words = form.exec(text)?.[0];
      if (words === undefined) continue;
      script += text.slice(end, at) + write(words);
      end = at + words.length;
      break;
    }
  }
  if (end === 0) return undefined;
  return script + text.slice(end);
}
