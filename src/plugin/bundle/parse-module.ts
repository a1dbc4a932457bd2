import { Parser, type Program } from "acorn";
import { absent, type Absent } from "../absent.js";

export interface ParsedModule {
  readonly program: Program;
  readonly isEsModule: boolean;
}

/** One bundle may have 500 KB. The time of the parser grows with the text. */
export const MOST_PARSED = 2 * 1024 * 1024;

/** Words that begin a statement of an ES module. They may as well be a part of a text or a comment. */
const ES_STATEMENT = /(?:^|[\n;}/])\s{0,100}(?:export\b|import\b(?!\s{0,20}\())/u;

/**
 * Parses a module of the plugin: as an ES module if it imports or exports anything, otherwise as CommonJS.
 *
 * Load this file as the part "javascript" only: the parser takes longer than everything else.
 */
export function parseModule(text: string): ParsedModule | Absent {
  if (text.length > MOST_PARSED) return absent("has more than 2 MiB");
  if (ES_STATEMENT.test(text)) {
    const program = parse(text, "module");
    if (!("absent" in program) && program.body.some(isEsStatement)) return { program, isEsModule: true };
  }
  const program = parse(text, "commonjs");
  if (!("absent" in program)) return { program, isEsModule: false };
  // A module may have nothing but an `await` at its top.
  const module = parse(text, "module");
  return "absent" in module ? program : { program: module, isEsModule: true };
}

const isEsStatement = ({ type }: Program["body"][number]): boolean => /^(?:Import|Export)/u.test(type);

function parse(text: string, sourceType: "module" | "commonjs"): Program | Absent {
  try {
    return LenientParser.parse(text, { sourceType, ecmaVersion: "latest", allowHashBang: true, locations: false });
  } catch (error) {
    if (error instanceof RangeError) return absent("is nested too deeply");
    // The parser has a word of its own for the same.
    if (error instanceof SyntaxError && error.message.startsWith("Not enough stack"))
      return absent("is nested too deeply");
    if (error instanceof SyntaxError) return absent("is not JavaScript that can be parsed");
    throw error;
  }
}

/** Does not look for names that are declared twice: the list of a scope's names is searched for each of them. */
class LenientParser extends Parser {
  declareName(): void {
    // Names are resolved by what reads the program.
  }
  checkLocalExport(): void {
    // As above.
  }
}
