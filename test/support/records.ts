/** The parts of a JSON report that tests look at. */
export interface ReportRecord {
  readonly occasion: string;
  readonly strict: boolean;
  readonly failOn: string;
  readonly verdict: string;
  readonly counts: Readonly<Record<"error" | "warning" | "notice", number>>;
  readonly plugins: readonly PluginRecord[];
}

export interface PluginRecord {
  readonly path: string;
  readonly name?: string;
  readonly version?: string;
  readonly verdict: string;
  readonly outcomes: readonly { readonly check: string; readonly status: string }[];
  readonly findings: readonly FindingRecord[];
}

export interface FindingRecord {
  readonly check: string;
  readonly severity: string;
  readonly message: string;
  readonly help?: string;
  readonly location: {
    readonly file: string;
    readonly range?: { readonly start: Place; readonly end: Place };
  };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

export function readReport(text: string): ReportRecord {
  return JSON.parse(text) as ReportRecord;
}

export function findingsOf(text: string): readonly FindingRecord[] {
  return readReport(text).plugins.flatMap(({ findings }) => findings);
}
