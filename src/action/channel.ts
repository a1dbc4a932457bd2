import * as core from "@actions/core";
import type { Severity } from "../core/check.js";
import type { Refusal } from "../core/errors.js";
import { TOOL } from "../core/tool.js";
import { loadReporter, type Format } from "../reporters/formats.js";
import type { Channel } from "../reporters/channel.js";
import type { View } from "../reporters/reporter.js";
import type { Preflight } from "../run/result.js";
import { makeVisibleLines } from "../base/text/safe.js";
import type { OutputName } from "../core/action-outputs.js";

/** The outputs that name written files. "" if a file was not written. */
export type FileOutput = Extract<OutputName, "report-file" | "sarif-file" | "patch-file">;

/** What is published of a run, and what the channels so far have made of it. */
export interface Publication {
  readonly result: Preflight;
  /** What reporters may use. */
  readonly view: View;
  /** The annotations of the run itself, those that are printed later too: they take a place among GitHub's ten. */
  readonly own: readonly Severity[];
  /** What could not be published, and what is needed for it. Sentences without a full stop. */
  readonly notices: readonly string[];
  /** The same for what was not requested by name. */
  readonly asides: readonly string[];
  /** The files that were written. */
  readonly files: Readonly<Record<FileOutput, string>>;
  /** Why a file was refused, if a link appeared on its path during the run. */
  readonly refused?: Refusal | undefined;
}

/** A place where a report is published. */
export type ReportChannel<Published extends Publication = Publication> = Channel<Published>;

/** Formats the report of a publication. */
export async function render(
  { result: { report }, view }: Pick<Publication, "result" | "view">,
  format: Format,
  more?: Partial<View>,
): Promise<string> {
  return (await loadReporter(format, report))(report, { ...view, ...more });
}

/** Writes to one channel. A failure is reported and does not change the verdict. */
export async function writeChannel(name: string, write: () => void | Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    annotate("warning", `The ${name} could not be written, but the verdict is the same without it: ${why}`);
    return false;
  }
}

/** Annotates each text, and returns the severities of the annotations. */
export function annotateAll(kind: Severity, texts: readonly string[]): readonly Severity[] {
  for (const text of texts) annotate(kind, text);
  return texts.map(() => kind);
}

/** Named one by one: of a whole package, the bundler leaves out nothing. */
const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice };

export function annotate(kind: Severity, text: string): void {
  ANNOTATE[kind](makeVisibleLines(text), { title: TOOL.name });
}
