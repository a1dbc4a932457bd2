import type { Absent } from "../plugin/absent.js";
import type { OffEntry } from "../plugin/configuration/off-entry.js";
import type { FactName, Facts } from "../plugin/reading.js";
import type { Help } from "../base/text/help.js";
import type { JsonObjectText } from "../base/text/json/json-object.js";
import type { Edit, Location } from "../base/text/location.js";

/** GitHub's own three words, worst first. */
export const SEVERITIES = ["error", "warning", "notice"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The codes of problems, each with the sentence that says when it is reported. */
export type Codes<Code extends string = string> = Readonly<Record<Code, string>>;

/** Codes without those that a check never reports, though what it calls could. */
export function omitCodes<Code extends string>(codes: Codes<Code>, never: readonly NoInfer<Code>[]): Codes<Code> {
  const omitted = new Set<string>(never);
  return Object.fromEntries(Object.entries(codes).filter(([code]) => !omitted.has(code))) as unknown as Codes<Code>;
}

/** What a check finds. Inspection completes it to a finding. */
export interface Problem<Code extends string = string> {
  /** Names what is wrong, among all that the check can report. It stays the same when the message is reworded. */
  readonly code: Code;
  /** What the problem is about, where its place does not say that: a permission, a package, a missing key or file. */
  readonly subject?: string | readonly string[] | undefined;
  /** How many it sums up that are not listed one by one; 1 when left out. */
  readonly times?: number | undefined;
  /** Where it is; the manifest when left out. */
  readonly at?: Location | undefined;
  /** What is wrong, in one sentence in the present tense, the plugin's own words in quotes. */
  readonly message: string;
  /** What to do: an imperative sentence, alone or with the ways that it names. */
  readonly help?: string | Help | undefined;
  /** Edits that certainly fix it, where the help is a sentence alone; an empty list is the same as none. */
  readonly fix?: readonly Edit[] | undefined;
  /** The last lines that a command of the plugin printed. */
  readonly printed?: readonly string[] | undefined;
  /** Whether the place contains a secret: then the line is not shown. */
  readonly secret?: boolean | undefined;
  /** Names the value that was found, so that exactly this value can be accepted. */
  readonly fingerprint?: string | undefined;
  /** Replaces the check's own severity. */
  readonly severity?: Severity | undefined;
  /** The severity under `strict`, where it differs. */
  readonly strict?: Severity | undefined;
  /** The severity on a release, where it differs. */
  readonly release?: Severity | undefined;
  /** The severity on a release whose notes come from the changelog, where it differs. */
  readonly notesRelease?: Severity | undefined;
  /** The severity on a release to npm, where it differs. */
  readonly npmRelease?: Severity | undefined;
}

/** The facts that a check needs, and those that it can do without. */
export type CheckFacts<Need extends FactName, Want extends FactName = never> = {
  readonly [Name in Need]: Facts[Name];
} & {
  readonly [Name in Want]: Facts[Name] | Absent;
};

/** What the repository has switched off, after all checks have run. */
export interface SwitchedOff {
  /** The ids of all checks that exist. */
  readonly known: readonly string[];
  /** The ids of those that always count. */
  readonly alwaysCounting: ReadonlySet<string>;
  /** The ids of those that were met or not: neither skipped nor crashed. */
  readonly ran: ReadonlySet<string>;
  /** The entries that a finding was found for. */
  readonly used: ReadonlySet<OffEntry>;
  /** Whether the last day of an entry is over. */
  isPast(entry: OffEntry): boolean;
}

/** One requirement on a plugin. */
export interface Check<
  Need extends FactName = FactName,
  Want extends FactName = FactName,
  Code extends string = string,
> {
  /** Names the requirement, its source file, its page and its fixtures. */
  readonly id: string;
  /** A sentence that is true of a good plugin. */
  readonly title: string;
  readonly severity: Severity;
  /** Whether it counts whatever the repository says: no entry switches it off, and no baseline lists its findings. */
  readonly alwaysCounts?: true;
  /** All that it can report. */
  readonly codes: Codes<Code>;
  /** The manifest's top-level keys that it checks. */
  readonly about?: readonly string[];
  /** The check is skipped, with the reason, when one of these facts is absent. */
  readonly needs: readonly Need[];
  /** Facts that it can do without. */
  readonly wants?: readonly Want[];
  /**
   * Pure: the same facts give the same problems. An absent fact without any problem skips the check for that reason.
   */
  run(facts: CheckFacts<Need, Want>): Iterable<Problem<NoInfer<Code>> | Absent>;
  /**
   * What remains to be reported of switched-off findings after all checks. A check that concludes cannot be switched
   * off.
   */
  conclude?(facts: CheckFacts<Need, Want>, switchedOff: SwitchedOff): Iterable<Problem<NoInfer<Code>>>;
  /** What is reported once for a run over all plugins: an entry of a package.json that none of them needs. */
  describeUnused?(json: JsonObjectText, entry: OffEntry): Problem;
}

/** The ids of the checks that count whatever the repository says. */
export function listAlwaysCounting(checks: readonly Check[]): readonly string[] {
  return checks.filter(({ alwaysCounts }) => alwaysCounts).map(({ id }) => id);
}

export function defineCheck<Need extends FactName, Code extends string, Want extends FactName = never>(
  check: Check<Need, Want, Code>,
): Check<Need, Want, Code> {
  return check;
}
