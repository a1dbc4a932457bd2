import { EXPLAINED, type Explanation } from "./explained.js";
import type { Guards } from "./guards.js";

/** One change of the source that no test noticed. */
export interface Survivor {
  readonly file: string;
  readonly line: number;
  /** The whole line as it is. */
  readonly source: string;
  readonly before: string;
  readonly after: string;
  /** Why that is right, if somebody has looked at it. */
  readonly why: string | undefined;
}

export interface FileScore {
  readonly file: string;
  readonly killed: number;
  readonly all: number;
}

export interface Mutants {
  readonly files: readonly FileScore[];
  readonly survivors: readonly Survivor[];
  readonly unexplained: readonly Survivor[];
  /** In percent, of all changes that could be made. */
  readonly score: number;
}

export interface RoomResult {
  readonly guards: Guards;
  readonly mutants: Mutants;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** What Stryker's report has, in the form of mutation-testing-elements. */
interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly replacement: string;
          readonly location: { readonly start: Position; readonly end: Position };
        }[];
      }
    >
  >;
}

const KILLED = ["Killed", "Timeout"];
const SURVIVED = ["Survived", "NoCoverage"];

export function scoreOf(files: readonly FileScore[]): number {
  const sum = (of: (file: FileScore) => number): number => files.reduce((total, file) => total + of(file), 0);
  return (100 * sum(({ killed }) => killed)) / sum(({ all }) => all);
}

export function readMutants(json: string): Mutants {
  const { files } = JSON.parse(json) as Report;
  const scores: FileScore[] = [];
  const survivors: Survivor[] = [];
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
    const survived = mutants.filter(({ status }) => SURVIVED.includes(status));
    scores.push({ file, killed, all: killed + survived.length });
    for (const { location, replacement } of survived) {
      const line = source.split("\n")[location.start.line - 1]?.trim() ?? "";
      const before = cut(source, location.start, location.end);
      const survivor = { file, line: location.start.line, source: line, before, after: replacement };
      survivors.push({ ...survivor, why: explain(survivor, EXPLAINED) });
    }
  }
  const unexplained = survivors.filter(({ why }) => why === undefined);
  return { files: scores, survivors, unexplained, score: scoreOf(scores) };
}

function cut(source: string, start: Position, end: Position): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const last = lines.at(-1) ?? "";
  const whole = [...lines.slice(0, -1), last.slice(0, end.column - 1)].join("\n");
  return whole.slice(start.column - 1);
}

export function explain(
  { file, source, before, after }: Omit<Survivor, "why">,
  explanations: readonly Explanation[],
): string | undefined {
  const found = explanations.find(
    (one) =>
      one.file === file &&
      one.lines.some((line) => source.includes(line)) &&
      (one.before === undefined || one.before === before) &&
      (one.after === undefined || one.after === after),
  );
  return found?.why;
}
