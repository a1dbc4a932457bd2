import { Parser, type Program } from "acorn";
import { absent, type Absent } from "../absent.js";

export interface ParsedModule {
  readonly program: Program;
  readonly isEsModule: boolean;
}

/** One bundle may have 500 KB. The time of the parser grows with the text. */
export const MAX_PARSED_LENGTH = 2 * 1024 * 1024;

/** Words that begin a statement of an ES module. They may as well be a part of a text or a comment. */
const ES_STATEMENT = /(?:^|[\n;}/])\s{0,100}(?:export\b|import\b(?!\s{0,20}\())/u;

/**
 * Parses a module of the plugin: as an ES module if it imports or exports anything, otherwise as CommonJS.
 *
 * Load this file as the part "javascript" only: the parser takes longer than everything else.
 *
 * @param file is kept in every node, as where it comes from.
 */
export function parseModule(text: string, file?: string): ParsedModule | Absent {
  if (text.length > MAX_PARSED_LENGTH) return absent("has more than 2 MiB");
  if (ES_STATEMENT.test(text)) {
    const program = parse(text, "module", file);
    if (!("absent" in program) && program.body.some(isEsStatement)) return { program, isEsModule: true };
  }
  const program = parse(text, "commonjs", file);
  if (!("absent" in program)) return { program, isEsModule: false };
  // A module may have nothing but an `await` at its top.
  const module = parse(text, "module", file);
  if ("absent" in module) return program;
  return { program: module, isEsModule: true };
}

const isEsStatement = ({ type }: Program["body"][number]): boolean => /^(?:Import|Export)/u.test(type);

/**
 * Where the parser stops, in the form that it can read furthest; `undefined` where it can read the whole text.
 *
 * @param SomeParser what it can read.
 */
export function findSyntaxError(
  text: string,
  kind: "module" | "commonjs" | undefined,
  SomeParser: typeof LenientParser = LenientParser,
): { readonly offset: number } | Absent | undefined {
  if (text.length > MAX_PARSED_LENGTH) return absent("has more than 2 MiB");
  let furthest = 0;
  for (const sourceType of kind === undefined ? (["module", "commonjs"] as const) : [kind]) {
    try {
      parseWhole(text, sourceType, { SomeParser });
      return undefined;
    } catch (error) {
      if (isTooDeep(error)) return absent("is nested too deeply");
      if (!(error instanceof SyntaxError)) throw error;
      furthest = Math.max(furthest, "pos" in error ? Number(error.pos) : 0);
    }
  }
  return { offset: furthest };
}

function parseWhole(
  text: string,
  sourceType: "module" | "commonjs",
  {
    file,
    SomeParser = LenientParser,
  }: { readonly file?: string | undefined; readonly SomeParser?: typeof LenientParser },
): Program {
  return SomeParser.parse(text, {
    sourceType,
    ecmaVersion: "latest",
    ...(file !== undefined && { directSourceFile: file }),
  });
}

/** Whether the stack of the engine is full. The parser has its own message for the same. */
function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof SyntaxError && error.message.startsWith("Not enough stack"));
}

function parse(text: string, sourceType: "module" | "commonjs", file?: string): Program | Absent {
  try {
    return parseWhole(text, sourceType, { file });
  } catch (error) {
    if (isTooDeep(error)) return absent("is nested too deeply");
    if (error instanceof SyntaxError) return absent("is not JavaScript that can be parsed");
    throw error;
  }
}

/** Does not look for names that are declared twice: the list of a scope's names is searched for each of them. */
export class LenientParser extends Parser {
  declareName(): void {
    // Names are resolved by what reads the program.
  }
  checkLocalExport(): void {
    // As above.
  }
}

/** As much of the parser as its types leave out. */
interface Inner {
  readonly options: { ecmaVersion: number | "latest" };
  validateRegExpPattern(state: unknown): void;
}

const { validateRegExpPattern } = Parser.prototype as unknown as Inner;

/** Reads what Node.js 20 can read: no `using`, and no regular expressions of ES2025. */
export class Node20Parser extends LenientParser {
  isUsingKeyword(): boolean {
    return false;
  }
  validateRegExpPattern(state: unknown): void {
    const inner = this as unknown as Inner;
    const { ecmaVersion } = inner.options;
    inner.options.ecmaVersion = 15;
    validateRegExpPattern.call(this, state);
    inner.options.ecmaVersion = ecmaVersion;
  }
}
