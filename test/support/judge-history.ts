import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  findingsOf,
  formatWhole,
  isNeverKnown,
  listDoubled,
  listForgotten,
  listMore,
  listWronglyKnown,
  nameByFault,
  renewListed,
  type Listed,
  type Reported,
  type ReportRead,
} from "./known-findings.js";
import { runCliHere, RUNTIMES } from "./product.js";
import { onPullRequest } from "./pull-request.js";
import { writeEmptyBaseline, type History, type Step } from "./random-history.js";
import { IS_TORTURE } from "./torture.js";

/** Whether the plugin's own commands are run as well. */
type Command = "validate" | "check";

export interface Sums {
  histories: number;
  /** The findings of every run that was given a baseline, a base, or both. */
  judgements: number;
  hidden: number;
  known: number;
  new: number;
  /** What was wrong, and how often. */
  readonly faults: Map<string, number>;
}

interface Program {
  readonly node?: string;
}

/** What is judged: under torture the built product, on the Node of the runner; else its source, in this process. */
const JUDGED: Program = { ...(IS_TORTURE && { node: RUNTIMES.at(-1)?.node ?? process.execPath }) };
const KNOWN = "../known.json";
const IN_BASELINE = "known in the baseline";
const REPORT = "../report.json";

/** Goes through a history as a user does, with a baseline and with pull requests; gives all that is wrong. */
export async function judgeHistory(
  history: History,
  name: string,
  command: Command,
  sums: Sums,
): Promise<readonly string[]> {
  const { folder, folders, ids, isPlain } = history;
  const paths = folders.map((one) => (one === "" ? "." : one));
  const faults: string[] = [];
  const report = (at: string, what: string, found: readonly string[]): void => {
    if (found.length > 0) sums.faults.set(what, (sums.faults.get(what) ?? 0) + found.length);
    faults.push(...found.map((one) => `${name}, ${at}: ${what}: ${one}`));
  };
  const judge = async (args: readonly string[], program = JUDGED): Promise<ReportRead> => {
    const ended = await runCliHere([...args, ...paths, "--format", "json"], { cwd: folder, ...program });
    if (ended.status !== 0 && ended.status !== 1) throw new Error(`${name}: ${ended.output}`);
    return JSON.parse(ended.stdout) as ReportRead;
  };
  const truths = new Map<string, ReportRead>();
  /** What there is, found out without a base and without a baseline. */
  const find = async (commit: number, isBuilt: boolean): Promise<ReportRead> => {
    history.checkOut(commit, isBuilt);
    const key = `${String(commit)} ${String(isBuilt)}`;
    const truth = truths.get(key) ?? (await judge([command], {}));
    truths.set(key, truth);
    return truth;
  };
  const requireSame = (at: string, found: readonly Reported[], truth: readonly Reported[]): void => {
    sums.judgements += found.length;
    report(at, "lost", listMore(truth, found));
    report(at, "not there", listMore(found, truth));
  };
  const requireBaseline = (at: string, judged: ReportRead, listed: readonly Listed[]): void => {
    const isOff = ({ suppressed }: Reported): boolean => suppressed !== undefined && suppressed !== IN_BASELINE;
    // What is switched off needs no baseline, and is written into none.
    const found = findingsOf(judged).filter((one) => !isOff(one));
    const before = listed.map(({ finding }) => finding).filter((one) => !isOff(one));
    const hidden = found.filter(({ suppressed }) => suppressed === IN_BASELINE);
    sums.hidden += hidden.length;
    report(at, "wrongly hidden", listWronglyKnown(hidden, before));
    report(at, "forgotten", listForgotten(found, hidden, before));
    const fails = found.some(({ severity, suppressed }) => severity === "error" && suppressed === undefined);
    report(at, "verdict", (judged.verdict === "fail") === fails ? [] : [judged.verdict]);
  };
  const runOnPull = async ({ base, head, namedBase, isTogether }: Step): Promise<ReportRead> => {
    rmSync(join(folder, REPORT), { force: true });
    const pull = { number: 7, head: { sha: ids[head] }, base: { ref: "main", sha: ids[namedBase] } };
    const checkedOut = { folder, base: ids[base] ?? "", head: ids[head] ?? "", payload: { pull_request: pull } };
    const inputs = {
      path: paths.join("\n"),
      "report-file": REPORT,
      "run-scripts": String(command === "check"),
      ...(isTogether && { baseline: KNOWN }),
    };
    await onPullRequest(checkedOut, { ...JUDGED, inputs, fences: command === "check" });
    return JSON.parse(readFileSync(join(folder, REPORT), "utf8")) as ReportRead;
  };
  const requireAges = (at: string, judged: ReportRead, was: ReportRead, ofFiles: readonly Reported[]): void => {
    const [found, before] = [findingsOf(judged), findingsOf(was)];
    const marked = found.filter(({ age }) => age !== undefined);
    const known = marked.filter(({ age }) => age === "known");
    sums.known += known.length;
    sums.new += marked.length - known.length;
    report(at, "wrongly known", listWronglyKnown(known, before));
    report(at, "wrongly new", listForgotten(marked, known, before));
    // What commands find is not in files, and has no base.
    report(at, "marked", listMore(marked, ofFiles, nameByFault));
    const outcomes = was.plugins.flatMap((plugin) => plugin.outcomes);
    const skipped = new Set(outcomes.filter(({ status }) => status === "skipped").map(({ check }) => check));
    const unmarked = found.filter(
      (one) =>
        one.age === undefined &&
        !isNeverKnown(one) &&
        !skipped.has(one.check) &&
        listMore([one], ofFiles, nameByFault).length === 0,
    );
    if (isPlain) report(at, "not compared", unmarked.map(formatWhole));
  };

  writeEmptyBaseline(join(folder, KNOWN));
  let listed = renewListed(await find(0, true), []);
  await judge([command, "--baseline", KNOWN, "--update-baseline"]);
  for (const [number, step] of history.steps.entries()) {
    const at = `step ${String(number)}`;
    const was = await find(step.base, false);
    const truth = await find(step.now, true);
    const now = findingsOf(truth);
    report(at, "doubled", listDoubled(now));
    const onPull = await runOnPull(step);
    requireSame(`${at} with a base`, findingsOf(onPull), now);
    requireAges(at, onPull, was, command === "check" ? findingsOf(await judge(["validate"], {})) : now);
    const base = onPull.base?.commit ?? ids[step.base];
    report(at, "other base", base === ids[step.base] ? [] : [String(base)]);
    if (step.isTogether) requireBaseline(`${at} with both`, onPull, listed);
    else {
      const against = await judge([command, "--baseline", KNOWN]);
      requireSame(`${at} with a baseline`, findingsOf(against), now);
      requireBaseline(at, against, listed);
    }
    if (!step.isRenewed) continue;
    const renewed = findingsOf(await judge([command, "--baseline", KNOWN, "--update-baseline"]));
    requireSame(`${at} with a baseline of now`, renewed, now);
    const unlisted = renewed.filter((one) => !isNeverKnown(one) && one.suppressed === undefined);
    report(at, "not listed", unlisted.map(formatWhole));
    listed = renewListed(truth, listed);
  }
  history.remove();
  sums.histories++;
  return faults;
}
