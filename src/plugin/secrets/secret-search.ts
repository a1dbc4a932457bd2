import { hasManyZeros, isBinary, keepPrintableRuns } from "../../base/text/binary.js";
import { decodeLatin1 } from "../../base/text/bytes.js";
import { indexLines } from "../../base/text/lines.js";
import { detectWideEncoding } from "../../base/text/decode.js";
import type { Range } from "../../base/text/location.js";
import { SECRET_KINDS } from "./secret-kinds.js";
import { computeFingerprint, type FoundSecret, type SecretMatch } from "./secret-match.js";
import { findSecretMatches } from "./secret-matches.js";
import { findInlineMaps, findSourceName, readSourceTexts } from "./secret-source-maps.js";

export interface SearchedFile {
  /** Each secret once, at its first place. */
  readonly found: readonly FoundSecret[];
  /** How many characters the rules have seen. */
  readonly searched: number;
  readonly complete: boolean;
}

/** The most secrets of a file whose source is looked up: each look-up searches all sources, and nobody reads more. */
const MAX_NAMED = 100;

/** Looks through a file with all rules, and through the source map within it. They see at most `maxCharacters` characters. */
export function searchFile(file: string, bytes: Uint8Array, maxCharacters: number): SearchedFile {
  const found = new Map<string, FoundSecret>();
  let searched = 0;
  let complete = true;

  const search = (part: string, isMap: boolean, makeRange: (match: SecretMatch) => Range): void => {
    const result = findSecretMatches(part, file, maxCharacters - searched);
    searched += result.searched;
    complete &&= result.complete;
    const sources = isMap && result.matches.length > 0 ? readSourceTexts(part) : [];
    for (const match of result.matches) {
      const known = found.get(match.secret);
      const source = known || found.size >= MAX_NAMED ? undefined : findSourceName(sources, match.secret);
      const fingerprint = known?.fingerprint ?? computeFingerprint(match.secret);
      const fresh = { kind: match.kind, ...SECRET_KINDS[match.kind], file, range: makeRange(match), fingerprint };
      found.set(match.secret, {
        ...(known ?? { ...fresh, source }),
        times: (known?.times ?? 0) + 1,
      });
    }
  };
  for (const text of listReadings(bytes)) {
    const lines = indexLines(text);
    search(text, file.endsWith(".map"), ({ start, end }) => lines.range(start, end));
    for (const { json, findEncodedRange } of findInlineMaps(text)) {
      search(json, true, ({ start, end }) => lines.range(...findEncodedRange(start, end)));
    }
  }
  return { found: [...found.values()], searched, complete };
}

/** A text as reporters show it, and what can be read in another file; and both as UTF-16, where they may be, too. */
function* listReadings(bytes: Uint8Array): Generator<string> {
  const characters = decodeLatin1(bytes);
  yield isBinary(characters)
    ? keepPrintableRuns(characters)
    : new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const isMarked = detectWideEncoding(bytes) === "UTF-16";
  if (!isMarked && !hasManyZeros(characters)) return;
  const isBig = bytes[0] === 0xfe || bytes[0] === 0;
  if (isBig || !isMarked) yield new TextDecoder("utf-16be", { ignoreBOM: true }).decode(bytes);
  if (!isBig || !isMarked) yield new TextDecoder("utf-16le", { ignoreBOM: true }).decode(bytes);
}
