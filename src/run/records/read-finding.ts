import { checks } from "../../checks/index.js";
import { NOT_COMPARED } from "../../core/change.js";
import { SEVERITIES } from "../../core/check.js";
import { AGES, type Finding, type Outcome } from "../../core/report.js";
import { makePageUrl, choosePageUrl, type Origin } from "../../core/tool.js";
import { MAX_PART_LENGTH, type Excerpt } from "../../text/excerpt.js";
import {
  comparePositions,
  makeLocation,
  type Edit,
  type Location,
  type Position,
  type Range,
} from "../../text/location.js";
import { quote } from "../../text/safe.js";
import type { RecordReader } from "../record.js";

const CHECKS = new Map(checks.map((check) => [check.id, check]));

/** GitHub and editors do not count further. */
const MAX_LINES = 2 ** 31 - 1;

export interface ReportSource {
  /** Where the pages of the checks are. */
  readonly origin: Origin | undefined;
  /**
   * Whether the job that wrote the report is trusted: by the identities of findings, a code scanning decides what is
   * fixed.
   */
  readonly isTrusted: boolean;
}

/** A check by its id, with our own title and page, whatever the report contains. */
export function readCheck(record: RecordReader, source: ReportSource): Pick<Outcome, "check" | "title" | "url"> {
  const check = record.text("check");
  const title = CHECKS.get(check)?.title ?? record.refuse("check", `there is no check ${quote(check)}`);
  const url = source.isTrusted ? choosePageUrl(record.optionalText("url"), check) : makePageUrl(check, source.origin);
  return { check, title, url };
}

/** A path in the repository. */
export function readPath(record: RecordReader, key: string, kind: "file" | "folder"): string {
  const path = record.text(key);
  const isInside = path !== "" && !/^[/\\]|^[a-z]:|\0/iu.test(path) && !path.split(/[/\\]/u).includes("..");
  return isInside ? path : record.refuse(key, `${quote(path)} is not a ${kind} of a repository`);
}

/** A finding, whoever wrote it. */
export function readFinding(record: RecordReader, source: ReportSource): Finding {
  const finding = readAnyFinding(record, source);
  const { check, suppressed, fingerprint } = finding;
  if (suppressed !== undefined && fingerprint === undefined && finding.alwaysCounts === true) {
    record.refuse("suppressed", `${quote(check)} cannot be suppressed`);
  }
  return finding;
}

function readAnyFinding(record: RecordReader, source: ReportSource): Finding {
  const { check, url } = readCheck(record, source);
  return {
    check,
    ...(CHECKS.get(check)?.alwaysCounts && { alwaysCounts: true }),
    code: readCode(record, check),
    subject: record.has("subject") ? record.textOrTexts("subject") : undefined,
    severity: record.word("severity", SEVERITIES),
    stopsRelease: record.flag("stopsRelease"),
    suppressed: record.optionalText("suppressed"),
    overruled: record.optionalText("overruled"),
    age: record.has("age") ? record.word("age", AGES) : undefined,
    notCompared: record.has("notCompared") ? record.word("notCompared", NOT_COMPARED) : undefined,
    message: record.text("message"),
    help: record.optionalText("help"),
    printed: record.has("printed") ? record.texts("printed") : undefined,
    url,
    secret: record.has("secret") ? record.flag("secret") : undefined,
    fingerprint: record.optionalText("fingerprint"),
    identity: source.isTrusted ? readMark(record, "identity") : undefined,
    lineHash: source.isTrusted ? readMark(record, "lineHash") : undefined,
    location: record.part("location", readLocation),
    excerpt: record.optionalPart("excerpt", readExcerpt),
    fix: record.has("fix") ? record.list("fix", readEdit) : undefined,
  };
}

/** A code that the check has. */
export function readCode(record: RecordReader, check: string): string {
  const code = record.text("code");
  const isKnown = Object.hasOwn(CHECKS.get(check)?.codes ?? {}, code);
  return isKnown ? code : record.refuse("code", `the check ${quote(check)} has no code ${quote(code)}`);
}

function readLocation(record: RecordReader): Location {
  const [file, pointer] = [readPath(record, "file", "file"), record.optionalText("pointer")];
  const range = record.optionalPart("range", readRange);
  return { ...makeLocation(file, range), ...(pointer !== undefined && { pointer }) };
}

/** What identifies findings, in the forms that this tool writes. */
const MARKS = { identity: /^[0-9a-f]{16}$/u, lineHash: /^[0-9a-f]{1,16}:[1-9]\d{0,8}$/u } as const;

function readMark(record: RecordReader, key: keyof typeof MARKS): string | undefined {
  const mark = record.optionalText(key);
  if (mark === undefined || MARKS[key].test(mark)) return mark;
  return record.refuse(key, `${quote(mark)} is not a mark of a finding`);
}

function readExcerpt(record: RecordReader): Excerpt {
  const readPart = (key: string): string => {
    const part = record.text(key);
    return part.length <= MAX_PART_LENGTH
      ? part
      : record.refuse(key, `it has more than ${String(MAX_PART_LENGTH)} characters`);
  };
  return {
    before: readPart("before"),
    marked: readPart("marked"),
    after: readPart("after"),
    ...(record.has("cutBefore") && record.flag("cutBefore") && { cutBefore: true }),
    ...(record.has("cutAfter") && record.flag("cutAfter") && { cutAfter: true }),
  };
}

function readEdit(record: RecordReader): Edit {
  return { file: readPath(record, "file", "file"), range: record.part("range", readRange), text: record.text("text") };
}

function readRange(record: RecordReader): Range {
  const [start, end] = [record.part("start", readPosition), record.part("end", readPosition)];
  return comparePositions(end, start) < 0 ? record.refuse("end", "it is before the start") : { start, end };
}

function readPosition(record: RecordReader): Position {
  const [line, column] = [record.count("line"), record.count("column")];
  if (line > MAX_LINES) record.refuse("line", "no file has so many lines");
  return column > MAX_LINES ? record.refuse("column", "no line is so long") : { line, column };
}
