import { defineCheck, type Problem } from "../../core/check.js";
import { getPresent } from "../../plugin/absent.js";
import type { FoundFile } from "../../plugin/found-file.js";
import type { SecretKindName } from "../../plugin/secrets/secret-kinds.js";
import { MAX_SEARCHED_FILE_BYTES, MAX_SEARCHED_BYTES } from "../../plugin/secrets/secret-suspects.js";
import type { UnsearchedFile } from "../../plugin/secrets/secrets.js";
import type { FoundSecret } from "../../plugin/secrets/secret-match.js";
import { findUnlistedFiles, UNLISTED_CODES } from "./unlisted-files.js";
import { groupBy } from "../../base/text/lists.js";
import { hashContent } from "../../base/text/hash.js";
import { formatNumber } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

const MAX_SHOWN = 20;
const FINGERPRINT_LENGTH = 12;

/** What may be meant to be public, or opens little. */
const LESSER: readonly SecretKindName[] = [
  "assigned-key",
  "aws-access-key-id",
  "bearer-token",
  "firebase-key",
  "google-access-token",
  "possible-password",
  "short-lived-jwt",
  "stripe-test-key",
];

export default defineCheck({
  id: "no-secrets",
  title: "Neither the built code nor any other file that ships contains a secret",
  severity: "error",
  alwaysCounts: true,
  codes: {
    ...UNLISTED_CODES,
    secret: "A secret ships with the plugin",
    "more-secrets": "More secrets ship with the plugin than are listed",
    "npm-only": "A file that npm would also pack contains a secret",
    "not-searched": "A file is not searched for secrets, or only in part",
  },
  needs: ["secrets", "manifestFile"],
  wants: ["archiveFiles", "npmOnlyFiles", "configuration"],
  *run({ secrets: { found, inNpmOnly, unsearched }, configuration, ...lists }) {
    const accepted = new Set(getPresent(configuration)?.off.map(({ fingerprint }) => fingerprint));
    const [ships, inNpm] = [found, inNpmOnly].map((secrets) => sortSecrets(secrets, accepted));
    for (const secret of ships?.shown ?? []) yield describeSecret(secret);
    const [next, ...others] = ships?.more ?? [];
    if (next) yield describeMoreSecrets(next, others.length + 1);
    for (const secret of inNpm?.shown ?? []) yield describeNpmOnly(secret, inNpm?.more ?? []);
    for (const group of groupUnsearched(unsearched, accepted)) yield describeUnsearched(group, lists.manifestFile);
    yield* findUnlistedFiles(lists, "is searched for secrets");
  },
});

/** Secrets that are accepted, and the worst of the others; and what is more than that. */
function sortSecrets(secrets: readonly FoundSecret[], accepted: ReadonlySet<string | undefined>) {
  const known = secrets.filter(({ fingerprint }) => accepted.has(fingerprint));
  const others = secrets.filter(({ fingerprint }) => !accepted.has(fingerprint));
  const worstFirst = others.toSorted((a, b) => Number(isLesser(a)) - Number(isLesser(b)));
  return { shown: [...known, ...worstFirst.slice(0, MAX_SHOWN)], more: worstFirst.slice(MAX_SHOWN) };
}

function isLesser({ kind }: FoundSecret): boolean {
  return LESSER.includes(kind);
}

function describeSecret(secret: FoundSecret): Problem<"secret"> {
  const { name, file, range, times, source, revoke, fingerprint } = secret;
  const often = times === 1 ? "" : `, in ${formatNumber(times)} places of this file`;
  return {
    code: "secret",
    subject: fingerprint,
    at: { file, range },
    message: `${name} ships with the plugin, where anyone can read it${often}${formatSourceCopy(source)}`,
    help: decide(
      `${revoke}, then ${describeRemoval(file)}. If it is not a secret, accept its fingerprint ${fingerprint}`,
      "secret",
    ),
    secret: true,
    fingerprint,
    ...(isLesser(secret) && { severity: "warning" }),
  };
}

/** No release ships it. Whoever calls npm publish does. */
function describeNpmOnly(secret: FoundSecret, more: readonly FoundSecret[]): Problem<"npm-only"> {
  const { name, file, range, source, fingerprint } = secret;
  const others = more.length === 0 ? "" : `; such files contain ${formatNumber(more.length)} more than are listed`;
  return {
    code: "npm-only",
    subject: fingerprint,
    at: { file, range },
    severity: "warning",
    message: `${name} is in a file that npm would also pack, although releases never ship it${formatSourceCopy(source)}${others}`,
    help: decide(
      `List the files to pack in "files" of package.json. If it is not a secret, accept its fingerprint ${fingerprint}`,
      "secret",
    ),
    secret: true,
    fingerprint,
  };
}

/** The file that a source map has a copy of. */
function formatSourceCopy(source: string | undefined): string {
  return source === undefined ? "" : `, in the source map's copy of ${quote(source)}`;
}

function describeRemoval(file: string): string {
  if (/\.(?:md|markdown)$/iu.test(file)) return 'write a placeholder, such as "<token>"';
  if (!/\.(?:json|[cm]?js|html?|css|map)$/iu.test(file)) return "leave this file out of the package";
  const build = file.includes("dist/") ? " from the source and rebuild" : "";
  return `remove it${build}. For a user's own secret, use a setting with "format": "password"`;
}

function describeMoreSecrets({ file, range }: FoundSecret, count: number): Problem<"more-secrets"> {
  const one = "One more secret ships with the plugin";
  const several = `From here on, ${formatNumber(count)} more secrets ship with the plugin`;
  return {
    code: "more-secrets",
    at: { file, range },
    message: count === 1 ? one : several,
    help: decide("Fix the others, then check again", "secret"),
    secret: true,
  };
}

const REASONS: Readonly<Record<UnsearchedFile["why"], (unsearched: UnsearchedFile) => string>> = {
  "too large": ({ size }) =>
    `This file of ${formatNumber(size)} bytes is not searched for secrets: a file may have ${formatNumber(MAX_SEARCHED_FILE_BYTES)}`,
  "too much in all": () =>
    `This file is not searched for secrets: those before it have nearly ${formatNumber(MAX_SEARCHED_BYTES)} bytes, and no more are read`,
  "too much": () => "This file is not searched for secrets to its end: too much in it looks like one",
  unreadable: () => "This file is not searched for secrets: it cannot be read",
  archive: () => "This file is not searched for secrets, because archives are not opened",
};

interface UnsearchedGroup {
  readonly first: UnsearchedFile;
  /** How many other files are not searched for the same reason. */
  readonly more: number;
  /** Of all of them. */
  readonly fingerprint: string | undefined;
}

/** Files that one limit leaves out are one finding. Those that cannot be read, or are accepted, are one each. */
function groupUnsearched(
  unsearched: readonly UnsearchedFile[],
  accepted: ReadonlySet<string | undefined>,
): readonly UnsearchedGroup[] {
  const isOne = ({ file, why, fingerprint }: UnsearchedFile): boolean =>
    why === "unreadable" || file.endsWith("dist/plugin.js") || (fingerprint !== undefined && accepted.has(fingerprint));
  const grouped = groupBy(
    unsearched.filter((file) => !isOne(file)),
    ({ why }) => why,
  );
  return [
    ...unsearched.filter(isOne).map((first) => ({ first, more: 0, fingerprint: first.fingerprint })),
    ...[...grouped.values()].flatMap(([first, ...others]) => {
      if (!first) return [];
      return [{ first, more: others.length, fingerprint: joinFingerprints([first, ...others]) }];
    }),
  ];
}

/** One fingerprint for some files: it changes with each of them. */
function joinFingerprints(files: readonly UnsearchedFile[]): string | undefined {
  const all = files.flatMap(({ fingerprint }) => fingerprint ?? []);
  if (all.length < files.length) return undefined;
  return all.length === 1 ? all[0] : hashContent(all.join("\n"), FINGERPRINT_LENGTH);
}

/** An error for the built code, which must be smaller, and for a file that cannot be read; else a warning. */
function describeUnsearched(
  { first, more, fingerprint }: UnsearchedGroup,
  manifestFile: FoundFile,
): Problem<"not-searched"> {
  const { why, file } = first;
  const others = more === 0 ? "" : `; the same is true of ${formatNumber(more)} more`;
  const message = `${REASONS[why](first)}${others}`;
  const problem = { code: "not-searched", subject: why, at: { file }, message, fingerprint, times: more + 1 } as const;
  if (file === `${manifestFile.path.slice(0, -manifestFile.name.length)}dist/plugin.js`) {
    return { ...problem, help: decide("Build it with fewer than 512,000 bytes", "build") };
  }
  const help = decide(formatUnsearchedHelp(more > 0, fingerprint), "answer");
  return { ...problem, help, ...(why !== "unreadable" && { severity: "warning" }) };
}

function formatUnsearchedHelp(areMany: boolean, fingerprint: string | undefined): string {
  const [it, is, its] = areMany ? ["them", "they are", "their"] : ["it", "it is", "its"];
  const acceptance = fingerprint === undefined ? "" : `. If ${is} fine, accept ${its} fingerprint ${fingerprint}`;
  return `Check ${it} yourself, or leave ${it} out of the package${acceptance}`;
}
