import type {
  LaterRun,
  LeftValues,
  LifecycleRun,
  LifecycleStep,
  Need,
  NeedKind,
  StepOutcome,
} from "../plugin/lifecycle/lifecycle-run.js";
import type { Location } from "../base/text/location.js";
import { formatPrintedLines } from "../base/text/printed-lines.js";
import { makeInert, makeVisible, quote, shorten } from "../base/text/safe.js";
import { breakLines, makePainter, type Paint, type Style } from "./terminal-text.js";
import type { View } from "./reporter.js";

const MAX_LINES = 12;
const MAX_LINE_LENGTH = 160;
const NAME_WIDTH = 14;
const MAX_NAME_LENGTH = 40;
const TIME_WIDTH = 9;

/** A lifecycle run for a person: each step with its time, and under it what the plugin logged, stored and left open. */
export function formatTimeline(run: LifecycleRun, view: Pick<View, "color" | "pathOf" | "wrap">): string {
  const paint = makePainter(view);
  const pathOf = view.pathOf ?? String;
  const shown = listShown(run.steps);
  const formatted = { paint, pathOf, wrap: view.wrap, column: measureNames(shown) };
  const lines = [
    `${paint("bold", makeVisible(pathOf(run.entry)))}${formatDom(run, paint)}`,
    ...formatUnguarded(run, paint),
    ...formatGeneratedSettings(run, paint),
    ...shown.flatMap((step) => formatStep(step, formatted)),
    ...formatLeft(run.left, paint),
    ...(run.laterLives ?? []).flatMap((later) => formatLaterRun(later, formatted)),
    ...formatUses(run, paint),
  ];
  return `${makeInert(lines.join("\n"))}\n`;
}

interface Formatted extends Pick<View, "wrap"> {
  readonly paint: Paint;
  readonly pathOf: (file: string) => string;
  /** How wide the names of the steps are. */
  readonly column: number;
}

function measureNames(steps: readonly LifecycleStep[]): number {
  const called = steps.filter(({ outcome }) => outcome.kind !== "not-called");
  return Math.max(NAME_WIDTH, ...called.map((step) => formatStepName(step).length));
}

function formatDom({ dom, browser, steps }: LifecycleRun, paint: Paint): string {
  if (dom === undefined) return "";
  const where = browser === undefined ? "with a simulated DOM" : `in ${makeVisible(browser)}`;
  const isForComponents = steps.some(({ component }) => component !== undefined);
  const why = isForComponents ? "for its components" : `as it needs ${dom}`;
  return paint("dim", `  ${where}, ${makeVisible(why)}`);
}

function formatUnguarded({ unguarded }: LifecycleRun, paint: Paint): readonly string[] {
  if (unguarded === undefined) return [];
  return [`  ${paint("yellow", makeVisible(`unguarded: ${unguarded} is native code, which cannot be guarded`))}`];
}

/** A later run in which all went well has one line. */
function formatLaterRun(
  { kind, from = "", entry = "", settings = [], steps, left }: LaterRun,
  formatted: Formatted,
): readonly string[] {
  const { paint, pathOf } = formatted;
  const title = {
    restart: "started again after install",
    earlier: `version ${from} until it was disabled`,
    update: `updated from ${from}`,
    load: `${pathOf(entry)} loaded alone`,
    unset: `without ${settings.map((name) => quote(name)).join(", ")}`,
  }[kind];
  const called = steps.filter((step) => isShown(step) && step.outcome.kind !== "no-hook");
  const isGood = called.every((step) => makeOutcomeWords(step).style === "green") && called.length > 0;
  if (isGood) {
    const time = formatTime(steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
    const names = called.map(({ name }) => name).filter((name) => name !== "load");
    const calls = names.length > 0 ? `: ${names.join(", ")}` : "";
    // The time stays at the last name.
    const end = `  ${time}`.replaceAll(" ", "\u00a0");
    const [first = "", ...others] = breakLines(`${makeVisible(title)}${calls}${end}`, 4, formatted);
    const lines = [`  ${paint("green", "✔")} ${first}`, ...others];
    return [...lines.map((line) => line.replace(end, paint("dim", `  ${time}`))), ...formatLeft(left, paint)];
  }
  return [
    `  ${makeVisible(title)}:`,
    ...listShown(steps).flatMap((step) => formatStep(step, formatted).map((line) => `  ${line}`)),
    ...formatLeft(left, paint),
  ];
}

function formatLeft(left: LeftValues | undefined, paint: Paint): readonly string[] {
  if (!left) return [];
  const more = left.more > 0 ? `, and ${String(left.more)} more` : "";
  const line = `still stored: ${left.keys.map((key) => quote(key)).join(", ")}${more}`;
  return [`      ${paint("dim", cutLine(line))}`];
}

/** What was not called, or is not there, has one line. */
function isShown({ name, outcome, nth, open }: LifecycleStep): boolean {
  if (outcome.kind === "not-mounted" && (name === "unmount" || nth > 1)) return false;
  if (outcome.kind === "no-hook") return nth === 1 || open.length > 0;
  return outcome.kind !== "not-called";
}

/** Of the steps that were not called, only the first is shown. */
function listShown(steps: readonly LifecycleStep[]): readonly LifecycleStep[] {
  const firstLeftOut = steps.findIndex(({ outcome }) => outcome.kind === "not-called");
  return steps.filter((step, at) => isShown(step) || at === firstLeftOut);
}

function formatStepName({ name, nth, component }: LifecycleStep): string {
  const named = component === undefined ? name : `${name} ${makeVisible(shorten(component, MAX_NAME_LENGTH))}`;
  return nth > 1 ? `${named} (${String(nth)})` : named;
}

function formatStep(step: LifecycleStep, { paint, pathOf, column }: Formatted): readonly string[] {
  const { sign, style, words } = makeOutcomeWords(step);
  if (step.outcome.kind === "not-called")
    return [`  ${paint("dim", `${sign} the other steps were not run: ${words}`)}`];
  const name = formatStepName(step);
  const time = step.outcome.kind === "no-hook" ? "" : formatTime(step.milliseconds);
  const head = `  ${paint(style, sign)} ${name.padEnd(column)}${paint("dim", time.padStart(TIME_WIDTH))}  ${paint(style, words)}`;
  const events = formatEvents(step, pathOf);
  const lines = events.slice(0, MAX_LINES);
  const left = events.length - MAX_LINES + step.more;
  if (left > 0) lines.push(`… ${String(left)} more`);
  return [head.trimEnd(), ...lines.map((line) => paint("dim", `      ${line}`))];
}

interface OutcomeWords {
  readonly sign: string;
  readonly style: Style;
  readonly words: string;
}

function makeOutcomeWords({ outcome, uncaught, refused }: LifecycleStep): OutcomeWords {
  const bad = (words: string): OutcomeWords => ({ sign: "✘", style: "red", words });
  const doubtful = (words: string): OutcomeWords => ({ sign: "▲", style: "yellow", words });
  const absent = (words: string): OutcomeWords => ({ sign: "-", style: "dim", words });
  switch (outcome.kind) {
    case "done":
      if (uncaught.length > 0) return bad("leaves an uncaught error");
      if (refused.length > 0) return doubtful("was blocked from something");
      return { sign: "✔", style: "green", words: "" };
    case "no-hook":
      return absent("no such hook");
    case "needs":
      return doubtful(cutLine(`needs ${formatNeeds(outcome.needs)}`));
    case "not-mounted":
      return absent(cutLine(`not mounted: ${outcome.why}`));
    case "not-judged":
      return doubtful(cutLine(`is not checked: it fails, perhaps only without ${formatNeeds(outcome.needs)}`));
    case "not-called":
      return absent(makeVisible(outcome.why));
    default:
      return bad(describeFailure(outcome));
  }
}

const NEED_WORDS: Readonly<Record<NeedKind, string>> = {
  network: "the network",
  setting: "real settings",
  browser: "what a browser has",
  page: "the host's page",
  context: "the context",
  props: "properties",
  refused: "what is refused",
};

/** `the network: https://api.example.com/`. The first is the most likely one. */
function formatNeeds(needs: readonly Need[]): string {
  const kinds = [...new Set(needs.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const names = needs.filter((need) => need.kind === kind).map(({ name }) => name);
      return `${NEED_WORDS[kind]}: ${names.join(", ")}`;
    })
    .join("; ");
}

/** How a step has failed, as what follows its name; "" where it has not. All of it can be shown. */
export function describeFailure(outcome: StepOutcome): string {
  switch (outcome.kind) {
    case "threw":
      return cutLine(`throws ${outcome.error.name} ${quote(outcome.error.message)}`);
    case "missing":
      return makeVisible(`the built code has no ${quote(outcome.hook)}`);
    case "never-settles":
      return "never finishes";
    case "never-runs":
      return "is a generator: its body never runs";
    case "time-limit":
      return `did not finish within ${String(outcome.seconds)} s`;
    case "memory-limit":
      return `used more than ${String(outcome.megabytes)} MB`;
    case "ended":
      return cutLine(outcome.how);
    case "interfered":
      return "writes to the host's own channel";
    default:
      return "";
  }
}

function formatEvents(step: LifecycleStep, pathOf: (file: string) => string): readonly string[] {
  const lines = [
    ...formatPrintedLines(step.logged.map(({ level, message }) => `${level}  ${message}`)),
    ...formatPrintedLines(step.printed.map((line) => `> ${line}`)),
    ...step.stored.map(({ key, change }) => (change === "set" ? `stored ${quote(key)}` : `deleted ${quote(key)}`)),
    ...step.notified.map(({ title, message, kind }) => `notified ${kind}: ${quote(title)}, ${quote(message)}`),
    ...step.refused.map(({ act, object }) => `refused to ${act} ${quote(object)}`),
    ...(step.gaps ?? []).map(({ name }) => `used ${name}, which the simulated DOM does not support`),
    ...step.open.map(
      ({ what, at }) => `still open: ${what}${at ? `, opened at ${pathOf(at.file)}${formatLine(at)}` : ""}`,
    ),
  ];
  return lines.map(cutLine);
}

function formatLine({ range }: Location): string {
  return range ? `:${String(range.start.line)}` : "";
}

function formatGeneratedSettings({ generated = [] }: LifecycleRun, paint: Paint): readonly string[] {
  if (generated.length === 0) return [];
  const line = `generated settings: ${generated.join(", ")} (pass real ones with --settings)`;
  return [`  ${paint("dim", cutLine(line))}`];
}

function formatUses({ uses }: LifecycleRun, paint: Paint): readonly string[] {
  const permissions = [...new Set(uses.map(({ permission }) => permission))].toSorted();
  if (permissions.length === 0) return [];
  return [`  ${paint("dim", makeVisible(`permissions in use: ${permissions.join(", ")}`))}`];
}

/** A text as one line that is safe to show. */
function cutLine(text: string): string {
  return makeVisible(shorten(text, MAX_LINE_LENGTH));
}

/** `0.4 ms`, `12 ms`, `1.3 s`. */
function formatTime(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}
