import type { Fix, PhysicalLocation, Region, Result, Suppression } from "sarif";
import type { Finding, Report } from "../core/report.js";
import type { Edit, Range } from "../base/text/location.js";
import { makeSafeSubject } from "../core/finding-identity.js";
import { formatFindingMessage, makeMessage } from "./finding-message.js";
import type { Fingerprints } from "./sarif-fingerprints.js";

const LEVELS = { error: "error", warning: "warning", notice: "note" } as const;

const BASELINE_STATES = { known: "unchanged", new: "new" } as const;

/** The folder that all files are relative to. The reader of the report knows where it is. */
export const SOURCE_ROOT = "%SRCROOT%";

/** Makes the SARIF result of a finding. */
export function makeResult(
  finding: Finding,
  rule: number,
  prints: Fingerprints,
  { report, isCompared }: { readonly report: Report; readonly isCompared: boolean },
): Result {
  const { check, code, subject, severity, location, fix, suppressed, overruled, age, stopsRelease } = finding;
  return {
    ruleId: check,
    ruleIndex: rule,
    level: LEVELS[severity],
    message: { text: formatFindingMessage(finding, report) },
    locations: [
      {
        physicalLocation: makeLocation(location.file, location.range),
        // The pointer to the whole file is empty, so it is left out.
        logicalLocations: location.pointer ? [{ fullyQualifiedName: location.pointer }] : undefined,
      },
    ],
    partialFingerprints: { ...prints },
    baselineState: isCompared ? BASELINE_STATES[age ?? "new"] : undefined,
    fixes: fix && [makeFix(fix, finding)],
    suppressions: makeSuppressions(suppressed),
    properties: {
      code,
      subject: subject ? makeSafeSubject(subject) : undefined,
      stopsRelease,
      overruled,
      age,
    },
  };
}

function makeSuppressions(reason: string | undefined): Suppression[] {
  if (reason === undefined) return [];
  return [{ kind: "external", status: "accepted", justification: makeMessage(reason) }];
}

function makeLocation(file: string, range: Range | undefined): PhysicalLocation {
  // GitHub shows only results with a line.
  return { artifactLocation: makeArtifactLocation(file), region: range ? makeRegion(range) : { startLine: 1 } };
}

function makeArtifactLocation(file: string): { readonly uri: string; readonly uriBaseId: string } {
  return { uri: file.split("/").map(encodeName).join("/"), uriBaseId: SOURCE_ROOT };
}

function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*]/gu,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function makeRegion({ start, end }: Range): Region {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

function makeFix(edits: readonly Edit[], { help, message }: Finding): Fix {
  const files = new Set(edits.map(({ file }) => file));
  return {
    description: { text: makeMessage(help ?? message) },
    artifactChanges: [...files].map((file) => ({
      artifactLocation: makeArtifactLocation(file),
      replacements: edits
        .filter((edit) => edit.file === file)
        .map((edit) => ({ deletedRegion: makeRegion(edit.range), insertedContent: { text: edit.text } })),
    })),
  };
}
