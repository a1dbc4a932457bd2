import { checks } from "../../src/checks/index.js";
import { SEVERITIES } from "../../src/core/check.js";

/** A finding, as a report in JSON has it. */
export interface Reported {
  readonly check: string;
  readonly code: string;
  readonly subject?: unknown;
  readonly severity: (typeof SEVERITIES)[number];
  readonly message: string;
  readonly identity: string;
  readonly suppressed?: string;
  readonly age?: "new" | "known";
  readonly secret?: boolean;
  readonly location: { readonly file: string; readonly pointer?: string; readonly range?: unknown };
}

export interface ReportRead {
  readonly verdict: string;
  readonly base?: { readonly commit: string };
  readonly plugins: readonly {
    readonly path: string;
    readonly findings: readonly Reported[];
    readonly outcomes: readonly { readonly check: string; readonly status: string }[];
  }[];
}

export const findingsOf = ({ plugins }: ReportRead): readonly Reported[] => plugins.flatMap(({ findings }) => findings);

const ALWAYS: ReadonlySet<string> = new Set(
  checks.filter(({ alwaysCounts }) => alwaysCounts === true).map(({ id }) => id),
);

/** Whether nothing may ever take a finding for known. */
export const isNeverKnown = ({ check, secret }: Reported): boolean => secret === true || ALWAYS.has(check);

/** All of a finding, wherever it is listed. */
export const formatWhole = ({ check, code, subject, severity, message, location }: Reported): string =>
  JSON.stringify([check, code, subject, severity, message, location.file, location.pointer, location.range]);

/** What some findings have more than others, each as often. */
export function listMore(
  findings: readonly Reported[],
  others: readonly Reported[],
  name: Name = formatWhole,
): readonly string[] {
  const left = others.map(name);
  return findings.flatMap((one) => {
    const at = left.indexOf(name(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0 ? [formatWhole(one)] : [];
  });
}

/** Findings that a report has twice. */
export function listDoubled(findings: readonly Reported[]): readonly string[] {
  const all = findings.map(formatWhole);
  return all.filter((one, at) => all.indexOf(one) !== at);
}

type Name = (one: Reported) => string;

/** A finding as it is read, without the product's own idea of it: of lists without which item it is. */
const nameByEye: Name = ({ check, code, subject, location: { file, pointer } }) =>
  JSON.stringify([check, code, subject, file, pointer?.replace(/\/\d+(?=\/|$)/gu, "/*")]);
const nameByIdentity: Name = ({ check, identity, location: { file } }) => JSON.stringify([check, file, identity]);

/** The fault itself: its message may name more places where the plugin's life is looked at as well. */
export const nameByFault: Name = (one) => JSON.stringify([nameByIdentity(one), one.severity]);

/** How many faults a finding is: what has no room in a list is summed up. */
const timesOf = ({ code, message }: Reported): number =>
  code.startsWith("more-") ? Number(/[\d,]+(?= more)/u.exec(message)?.[0].replaceAll(",", "") ?? 1) : 1;
const rankOf = ({ severity }: Reported): number => SEVERITIES.indexOf(severity);
const sumUpTo = (rank: number, findings: readonly Reported[] = []): number =>
  findings.filter((one) => rankOf(one) <= rank).reduce((sum, one) => sum + timesOf(one), 0);

function groupBy(name: Name, findings: readonly Reported[]): ReadonlyMap<string, readonly Reported[]> {
  const groups = new Map<string, Reported[]>();
  for (const one of findings) groups.set(name(one), [...(groups.get(name(one)) ?? []), one]);
  return groups;
}

/** The findings that are called known, and there was none before: of their kind, as severe, and not taken by another. */
export function listWronglyKnown(called: readonly Reported[], before: readonly Reported[]): readonly string[] {
  const wrong = new Set(called.filter(isNeverKnown));
  for (const name of [nameByEye, nameByIdentity]) {
    const earlier = groupBy(name, before);
    for (const [key, ones] of groupBy(name, called)) {
      const isWrong = SEVERITIES.some((_, rank) => sumUpTo(rank, ones) > sumUpTo(rank, earlier.get(key)));
      if (isWrong) for (const one of ones) wrong.add(one);
    }
  }
  return [...wrong].map(formatWhole);
}

/** The findings that are not called known, although there was one for each before. */
export function listForgotten(
  findings: readonly Reported[],
  called: readonly Reported[],
  before: readonly Reported[],
): readonly string[] {
  const [earlier, recognised] = [groupBy(nameByIdentity, before), groupBy(nameByIdentity, called)];
  const canBeKnown = findings.filter((one) => !isNeverKnown(one));
  return [...groupBy(nameByIdentity, canBeKnown)].flatMap(([key, ones]) => {
    const left = (earlier.get(key) ?? []).toSorted((a, b) => rankOf(b) - rankOf(a));
    let most = 0;
    for (const one of ones.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      const at = left.findIndex((known) => rankOf(known) <= rankOf(one) && timesOf(known) >= timesOf(one));
      if (at < 0) continue;
      left.splice(at, 1);
      most++;
    }
    return (recognised.get(key) ?? []).length < most ? ones.map(formatWhole) : [];
  });
}

/** A finding that a baseline lists, with its plugin. */
export interface Listed {
  readonly plugin: string;
  readonly finding: Reported;
}

/** What a baseline lists once a run has written it: of what that could not judge, what it listed before. */
export function renewListed({ plugins }: ReportRead, before: readonly Listed[]): readonly Listed[] {
  const judged = new Set(
    plugins.flatMap(({ path, outcomes }) =>
      outcomes.flatMap(({ check, status }) => (status === "met" || status === "unmet" ? [`${path} ${check}`] : [])),
    ),
  );
  return [
    ...before.filter(({ plugin, finding }) => !judged.has(`${plugin} ${finding.check}`)),
    ...plugins.flatMap(({ path, findings }) => findings.map((finding) => ({ plugin: path, finding }))),
  ];
}
