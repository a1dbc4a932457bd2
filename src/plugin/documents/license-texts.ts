import { indexLines } from "../../base/text/lines.js";
import type { Range } from "../../base/text/location.js";
import type { TextFile } from "./text-file.js";

/** The licenses whose texts are in a file. */
export interface LicenseTexts extends TextFile {
  /** In the order of the file; empty for a text that is none of the common ones. */
  readonly licenses: readonly LicenseText[];
  /** Where a copied license still has [year] or [fullname]. */
  readonly placeholder: Range | undefined;
}

export interface LicenseText {
  /** As people call it, such as GPL-3.0. */
  readonly name: string;
  /** The SPDX identifiers of this text. */
  readonly ids: readonly string[];
  /** Whether it begins the file, behind a title and lines of copyright at most. */
  readonly isFirst: boolean;
}

interface KnownLicense {
  readonly name: string;
  /** Words that appear in no other license, without punctuation. */
  readonly phrase: string;
  /** Words of related licenses that this one does not contain. */
  readonly excluded?: RegExp;
  readonly has?: RegExp;
  /** Whether the text is the same for "this version only" and "or any later version". */
  readonly later?: boolean;
  /** Whether its line of copyright is the author's to write. */
  readonly short?: boolean;
}

const MIT =
  "permission is hereby granted free of charge to any person obtaining a copy of this software and associated documentation files the software to deal in the software without restriction";
const NOTICE = /the above copyright notice and this permission notice/u;
/** The X11 License and others like it, and the JSON License. */
const MORE_THAN_MIT = /except as contained in this notice|shall be used for good not evil/u;
const ISC = "copy modify and or distribute this software for any purpose with or without fee is hereby granted";
const OLD_ISC = "copy modify and distribute this software for any purpose with or without fee is hereby granted";
const BSD =
  "redistribution and use in source and binary forms with or without modification are permitted provided that the following conditions are met";
const MORE_THAN_BSD = /acknowledge?ment|advertising materials|patent|nuclear|views and conclusions/u;

const KNOWN: readonly KnownLicense[] = [
  { name: "MIT", phrase: MIT, has: NOTICE, excluded: MORE_THAN_MIT, short: true },
  { name: "MIT-0", phrase: MIT, excluded: /subject to the following conditions/u, short: true },
  { name: "Apache-2.0", phrase: "apache license version 2 0 january 2004" },
  { name: "Apache-2.0", phrase: "licensed under the apache license version 2 0 the license you may not use this file" },
  { name: "BSD-3-Clause", phrase: BSD, has: /endorse or promote/u, excluded: MORE_THAN_BSD, short: true },
  { name: "BSD-2-Clause", phrase: BSD, excluded: new RegExp(`${MORE_THAN_BSD.source}|endorse`, "u"), short: true },
  { name: "ISC", phrase: ISC, has: NOTICE, excluded: MORE_THAN_MIT, short: true },
  { name: "ISC", phrase: OLD_ISC, has: NOTICE, excluded: MORE_THAN_MIT, short: true },
  { name: "0BSD", phrase: ISC, excluded: NOTICE, short: true },
  { name: "GPL-2.0", phrase: "gnu general public license version 2 june 1991", later: true },
  { name: "GPL-3.0", phrase: "gnu general public license version 3 29 june 2007", later: true },
  { name: "LGPL-2.1", phrase: "gnu lesser general public license version 2 1 february 1999", later: true },
  { name: "LGPL-3.0", phrase: "gnu lesser general public license version 3 29 june 2007", later: true },
  { name: "AGPL-3.0", phrase: "gnu affero general public license version 3 19 november 2007", later: true },
  { name: "MPL-2.0", phrase: "mozilla public license version 2 0 1 definitions" },
  { name: "EPL-1.0", phrase: "eclipse public license v 1 0 the accompanying program" },
  { name: "EPL-2.0", phrase: "eclipse public license v 2 0 the accompanying program" },
  { name: "EUPL-1.2", phrase: "european union public licence v 1 2" },
  { name: "BSL-1.0", phrase: "boost software license version 1 0 august 17th 2003" },
  { name: "Unlicense", phrase: "this is free and unencumbered software released into the public domain" },
  { name: "CC0-1.0", phrase: "cc0 1 0 universal", has: /statement of purpose/u },
  { name: "CC-BY-4.0", phrase: "creative commons attribution 4 0 international public license" },
  { name: "CC-BY-SA-4.0", phrase: "creative commons attribution sharealike 4 0 international public license" },
  {
    name: "Zlib",
    phrase: "in no event will the authors be held liable for any damages",
    has: /altered source versions/u,
  },
  { name: "BlueOak-1.0.0", phrase: "blue oak model license version 1 0 0 purpose" },
  { name: "Artistic-2.0", phrase: "the artistic license 2 0 copyright" },
];

/** The longest license among those that must be distinguished from related ones. */
const MAX_SHORT_LENGTH = 3000;
/** How much may come before a license that begins a file: its title, and some lines of copyright. */
const MAX_LENGTH_BEFORE = 600;

const PLACEHOLDER =
  /[[<{]{1,2} ?(?:years?|yyyy|full ?name|your name|name|name of (?:the )?(?:author|copyright (?:owner|holder))|(?:the )?copyright (?:owner|holders?)|owner|holder|author|organi[sz]ation|company) ?[\]>}]{1,2}/giu;

/** The licenses whose words appear in a text. Words added to a license make it another one. */
export function findLicenseTexts(file: TextFile): LicenseTexts {
  const words = file.text.toLowerCase().replace(/[^a-z0-9]+/gu, " ");
  const found = KNOWN.flatMap((known) => {
    const at = words.indexOf(known.phrase);
    if (at === -1 || !hasOwnWords(known, words.slice(at, at + MAX_SHORT_LENGTH))) return [];
    return [{ known, at }];
  }).toSorted((a, b) => a.at - b.at);
  const named = found.filter(({ known }, at) => found.findIndex((other) => other.known.name === known.name) === at);
  const licenses = named.map(({ known, at }) => ({
    name: known.name,
    ids: known.later === true ? [`${known.name}-only`, `${known.name}-or-later`] : [known.name],
    isFirst: at <= MAX_LENGTH_BEFORE,
  }));
  const isShort = found.length > 0 && found.every(({ known }) => known.short === true);
  return { ...file, licenses, placeholder: isShort ? findPlaceholder(file.text) : undefined };
}

function hasOwnWords({ has, excluded }: KnownLicense, words: string): boolean {
  return has?.test(words) !== false && excluded?.test(words) !== true;
}

/** From the first to the last placeholder of a line about copyright. */
function findPlaceholder(text: string): Range | undefined {
  if (!/[[<{]/u.test(text)) return undefined;
  const lines = indexLines(text);
  for (let number = 1; number <= lines.count; number++) {
    const line = lines.line(number) ?? "";
    if (!/[[<{]/u.test(line)) continue;
    const found = [...line.matchAll(PLACEHOLDER)];
    const [first, last] = [found[0], found.at(-1)];
    if (!first || !last || !/copyright/iu.test(line.replace(PLACEHOLDER, ""))) continue;
    const end = last.index + last[0].length;
    return { start: { line: number, column: first.index + 1 }, end: { line: number, column: end + 1 } };
  }
  return undefined;
}
