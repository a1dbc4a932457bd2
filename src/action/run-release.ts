import type { ActionRun } from "./action-run.js";
import { makeCancellable } from "../commands/cancellation.js";
import type { Severity } from "../core/check.js";
import type { ExitStatus } from "../core/exit-status.js";
import { print } from "../base/output/print.js";
import { formatOutcome, formatOutcomeMarkdown } from "../release/format-outcome.js";
import type { Released } from "../release/outcome.js";
import type { Request } from "../run/request.js";
import { makeInert, makeVisible } from "../base/text/safe.js";
import { annotate } from "./channel.js";
import { formatCrash, formatRerun } from "./failure.js";
import { makeReleaseOutputs } from "./outputs.js";
import { publishReport, publishWithoutReport } from "./publish-report.js";
import { makeArtifactOutputs, readPinInput, releaseToTargets } from "./release.js";
import { makeRequest, mayPack } from "./request.js";
import { requireCheckout, requireReleaseTag } from "./task.js";
import { runWithScripts } from "./run-with-scripts.js";
import type { Runner } from "./runner.js";
import { warnOfTokenFiles } from "./scripts-refusal.js";
import { measureRoom } from "./write-summary.js";

/** Releases the plugin of the tag, publishes the outcome on every channel, and returns the exit status. */
export async function release(job: ActionRun): Promise<ExitStatus> {
  const { inputs, event, runner, task, environment } = job;
  const tag = requireReleaseTag(task, event);
  print(makeInert(`This run releases: ${makeVisible(task.decision.why)}.\n`));
  // Nothing runs for an archive without a pin, or a pin without an archive.
  readPinInput(inputs);
  const hasFiles = inputs.artifact === undefined;
  if (hasFiles) await requireCheckout(runner);
  const request = makeRequest(inputs, task, runner);

  const released = await makeCancellable(({ signal }) => {
    const again = { again: formatRerun(runner, "failed"), later: formatRerun(runner, "all") };
    const act = (asked: Request): Promise<Released> =>
      releaseToTargets({ ...asked, ...again, signal, tag }, { inputs, environment, tagCommit: task.tagCommit });
    const packs = mayPack(inputs, event, task);
    // For an archive that was checked before, nothing of a repository is run.
    return hasFiles ? runWithScripts(act, request, { inputs, event, runner, environment, packs }) : act(request);
  });

  const { outcome } = released;
  const outputs = { ...(await makeArtifactOutputs(released, runner)), ...makeReleaseOutputs(released) };
  const summary = `\n${formatOutcomeMarkdown(outcome, { tag, ...released }, measureRoom(runner.summaryFile))}`;
  const tokenFiles = hasFiles ? warnOfTokenFiles(inputs, runner, environment) : [];
  const notes = [...tokenFiles.map((text): Note => ({ severity: "warning", text })), ...listNotes(released, runner)];
  const own = notes.map(({ severity }) => severity);
  if (released.preflight) await publishReport(released.preflight, request, job, { outputs, summary, own });
  else await publishWithoutReport(outputs, summary, runner);
  print(`\n${formatOutcome(outcome, { tag, ...released })}`);
  for (const { severity, text } of notes) annotate(severity, text);
  return outcome.exitStatus;
}

interface Note {
  readonly severity: Severity;
  readonly text: string;
}

/** What is annotated of a release itself. */
function listNotes({ outcome, warnings = [] }: Released, runner: Runner): readonly Note[] {
  const { crash, pending, stop } = outcome;
  const notes = warnings.map((text): Note => ({ severity: "warning", text }));
  if (crash !== undefined) notes.push({ severity: "error", text: formatCrash(crash, runner) });
  if (pending) notes.push({ severity: "notice", text: `${pending.waitingFor}\n${pending.whatHappens}` });
  if (stop) notes.push({ severity: "error", text: `${stop.stoppedAt}\n${stop.doThis}` });
  return notes;
}
