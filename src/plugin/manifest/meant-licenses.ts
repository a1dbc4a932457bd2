import { findNearest } from "../../base/text/nearest.js";
import { COMMON_LICENSES } from "./common-licenses.js";
import type { Spdx } from "./spdx.js";

/** Names that everyone understands, as `normalizeName` gives them. "Public domain" is not here: it names no license. */
const COMMON_NAMES: readonly (readonly [called: RegExp, ids: readonly string[]])[] = [
  [/^(?:mit)?expat$/u, ["MIT"]],
  [/^mitx11$/u, ["MIT", "X11"]],
  [/^(?:mit0|mitnoattribution)$/u, ["MIT-0"]],
  [/^bsd$/u, ["BSD-2-Clause", "BSD-3-Clause"]],
  [/^(?:simplifiedbsd|freebsd|bsd2|bsd2clauses?|(?:2|two)clausebsd|bsdtwoclause)$/u, ["BSD-2-Clause"]],
  [/^(?:newbsd|bsdnew|(?:modified|revised)bsd|bsd3|(?:3|three)clausebsd|bsdthreeclause)$/u, ["BSD-3-Clause"]],
  [/^(?:(?:old|original)bsd|bsd4|(?:4|four)clausebsd|bsdfourclause)$/u, ["BSD-4-Clause"]],
  [/^(?:(?:0|zero)clausebsd|bsd0|bsd(?:0|zero)clause)$/u, ["0BSD"]],
  [/^bsl$/u, ["BSL-1.0", "BUSL-1.1"]],
  [/^boost(?:1(?:\.0)?)?$/u, ["BSL-1.0"]],
  [/^(?:businesssource|busl)(?:1\.1)?$/u, ["BUSL-1.1"]],
  [/^zliblibpng$/u, ["Zlib"]],
  [/^(?:cc0|cczero|cc0universal)(?:1(?:\.0)?)?(?:universal)?$/u, ["CC0-1.0"]],
  [/^unlicen[cs]ed$/u, ["UNLICENSED", "Unlicense"]],
];

/** A license with versions: what people call it, how its identifiers begin, and the versions that are still in use. */
interface Family {
  readonly called: RegExp;
  readonly prefix: string;
  readonly versions: readonly string[];
}

const FAMILIES: readonly Family[] = [
  { called: /^(?:gpl|generalpublic)$/u, prefix: "GPL", versions: ["2.0", "3.0"] },
  { called: /^(?:lgpl|(?:lesser|library)(?:gpl|generalpublic)?)$/u, prefix: "LGPL", versions: ["2.1", "3.0"] },
  { called: /^(?:agpl|affero(?:gpl|generalpublic)?)$/u, prefix: "AGPL", versions: ["3.0"] },
  { called: /^(?:gfdl|fdl|freedocumentation)$/u, prefix: "GFDL", versions: ["1.3"] },
  { called: /^(?:apache|asl|apachepublic)$/u, prefix: "Apache", versions: ["2.0"] },
  { called: /^(?:mpl|mozilla(?:public)?)$/u, prefix: "MPL", versions: ["1.1", "2.0"] },
  { called: /^(?:epl|eclipse(?:public)?)$/u, prefix: "EPL", versions: ["1.0", "2.0"] },
  { called: /^(?:eupl|europeanunionpublic)$/u, prefix: "EUPL", versions: ["1.1", "1.2"] },
  { called: /^(?:cddl|commondevelopmentanddistribution)$/u, prefix: "CDDL", versions: ["1.0", "1.1"] },
  { called: /^(?:artistic|perlartistic)$/u, prefix: "Artistic", versions: ["1.0", "2.0"] },
  { called: /^(?:ofl|(?:sil)?openfont|silofl)$/u, prefix: "OFL", versions: ["1.1"] },
  { called: /^ccby$/u, prefix: "CC-BY", versions: ["3.0", "4.0"] },
  { called: /^ccbysa$/u, prefix: "CC-BY-SA", versions: ["3.0", "4.0"] },
  { called: /^ccbync$/u, prefix: "CC-BY-NC", versions: ["3.0", "4.0"] },
  { called: /^ccbynd$/u, prefix: "CC-BY-ND", versions: ["3.0", "4.0"] },
  { called: /^ccbyncsa$/u, prefix: "CC-BY-NC-SA", versions: ["3.0", "4.0"] },
  { called: /^ccbyncnd$/u, prefix: "CC-BY-NC-ND", versions: ["3.0", "4.0"] },
];

/** Long words, and their short forms in names and identifiers. */
const SHORT: readonly (readonly [long: RegExp, short: string])[] = [
  [/\b(?:the|an?|gnu|version|ver|software|international|unported)\b|(?<!un)licen[cs]es?\b|\bv\.?\s*(?=\d)/gu, ""],
  [/\bcreative\s*commons\b/gu, "cc"],
  [/\battribution\b/gu, "by"],
  [/\bshare-?\s?alike\b/gu, "sa"],
  [/\bnon-?\s?commercial\b/gu, "nc"],
  [/\bno-?\s?deriv(?:ative)?s?\b/gu, "nd"],
  [/\bor\s+(?:any\s+)?(?:later|newer|above|greater)\b.*|\+\s*$/gu, "+"],
];

/** `GPLv3` is gpl, 3; `lgpl2.1+` is lgpl, 2.1, +. */
const VERSIONED = /^([a-z0-9]*?[a-z])(?:v?(\d+(?:\.\d+)*))?(only|\+)?$/u;

/**
 * The identifiers that a name can mean, as a rule one or two. None is deprecated, and none is a license that the name
 * does not mean.
 */
export function findMeantLicenses(name: string, { ids }: Spdx): readonly string[] {
  const key = toKey(name);
  const same = ids.find((id) => toKey(id) === key && !name.includes("+"));
  if (same !== undefined) return [same];
  const plain = normalizeName(name);
  const common = COMMON_NAMES.find(([called]) => called.test(plain))?.[1] ?? listVersions(plain, ids);
  if (common.length > 0) return common;
  const sameNormalized = ids.find((id) => toKey(id) === toKey(plain) && !plain.includes("+"));
  if (sameNormalized !== undefined) return [sameNormalized];
  const near = findSlip(name, ids);
  if (near === undefined) return [];
  if (near === "Unlicense") return ["UNLICENSED", near];
  return [near];
}

const toKey = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/gu, "");

/** A name without the words and signs that identifiers do not have. */
function normalizeName(name: string): string {
  const short = SHORT.reduce((text, [long, by]) => text.replace(long, by), name.toLowerCase());
  return short.replace(/[^a-z0-9.+]/gu, "");
}

/** The identifiers of the version that a name has, or of all versions in use. Where a family has "or later", both forms. */
function listVersions(plain: string, ids: readonly string[]): readonly string[] {
  const [, called = "", number, ending] = VERSIONED.exec(plain) ?? [];
  const family = FAMILIES.find((one) => one.called.test(called));
  if (!family) return [];
  const versions = number === undefined ? family.versions : [number, `${number}.0`];
  return versions.flatMap((version) => {
    const id = `${family.prefix}-${version}`;
    const listed = listForms(ending)
      .map((form) => id + form)
      .filter((one) => ids.includes(one));
    if (listed.length > 0) return listed;
    return ids.filter((one) => one === id);
  });
}

function listForms(ending: string | undefined): readonly string[] {
  if (ending === undefined) return ["-only", "-or-later"];
  return ending === "+" ? ["-or-later"] : ["-only"];
}

/** Another number or another family is another license, never a slip of the pen. */
function findSlip(name: string, ids: readonly string[]): string | undefined {
  const family = readFamily(name);
  const isFamily = ids.some((id) => readFamily(id) === family);
  const alike = COMMON_LICENSES.filter(
    (id) => readNumbers(id) === readNumbers(name) && (!isFamily || readFamily(id) === family),
  );
  return findNearest(name, alike);
}

const readFamily = (text: string): string => /^[a-z]*/u.exec(text.trim().toLowerCase())?.[0] ?? "";
const readNumbers = (text: string): string => text.replace(/\D/gu, "");
