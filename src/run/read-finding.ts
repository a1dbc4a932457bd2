import { checks } from "../checks/index.js";
import { SEVERITIES } from "../core/check.js";
import { AGES, type Finding, type Outcome } from "../core/report.js";
import { makePageUrl, choosePageUrl, type Origin } from "../core/tool.js";
import { LONGEST_PART, type Excerpt } from "../text/excerpt.js";
import { comparePositions, type Edit, type Location, type Position, type Range } from "../text/location.js";
import { quote } from "../text/safe.js";
import type { RecordReader } from "./record.js";

const CHECKS = new Map(checks.map((check) => [check.id, check]));

/** GitHub and editors do not count further. */
const MOST_LINES = 2 ** 31 - 1;

export interface ReportSource {
  /** Where the pages of the checks are. */
  readonly origin?: Origin | undefined;
  /** Whether the job that wrote it is believed: what its findings are known by decides what a code scanning takes for fixed. */
  readonly isTrusted: boolean;
}

/** A check by its id, with our own title and page, whatever the report contains. */
export function readCheck(record: RecordReader, options: ReportSource): Pick<Outcome, "check" | "title" | "url"> {
  const check = record.text("check");
  const title = CHECKS.get(check)?.title ?? record.refuse("check", `there is no check ${quote(check)}`);
  const url = options.isTrusted ? choosePageUrl(record.optionalText("url"), check) : makePageUrl(check, options.origin);
  return { check, title, ...(url !== undefined && { url }) };
}

/** A path in the repository. */
export function readPath(record: RecordReader, key: string, kind: "file" | "folder"): string {
  const path = record.text(key);
  const isInside = path !== "" && !/^[/\\]|^[a-z]:|\0/iu.test(path) && !path.split(/[/\\]/u).includes("..");
  return isInside ? path : record.refuse(key, `${quote(path)} is not a ${kind} of a repository`);
}

/** A finding, whoever wrote it. */
export function readFinding(record: RecordReader, options: ReportSource): Finding {
  const finding = readAnyFinding(record, options);
  const { check, suppressed, fingerprint } = finding;
  if (suppressed !== undefined && fingerprint === undefined && finding.alwaysCounts === true) {
    record.refuse("suppressed", `${quote(check)} cannot be switched off`);
  }
  return finding;
}

function readAnyFinding(record: RecordReader, options: ReportSource): Finding {
  const fix = record.has("fix") ? record.list("fix", readEdit) : undefined;
  const { check, url } = readCheck(record, options);
  return {
    check,
    ...(CHECKS.get(check)?.alwaysCounts && { alwaysCounts: true }),
    code: readCode(record, check),
    ...(record.has("subject") && { subject: record.textOrTexts("subject") }),
    severity: record.word("severity", SEVERITIES),
    stopsRelease: record.flag("stopsRelease"),
    ...readOptional(record, "suppressed"),
    ...readOptional(record, "overruled"),
    ...(record.has("age") && { age: record.word("age", AGES) }),
    message: record.text("message"),
    ...readOptional(record, "help"),
    ...(record.has("printed") && { printed: record.texts("printed") }),
    ...(url !== undefined && { url }),
    ...(record.has("secret") && { secret: record.flag("secret") }),
    ...readOptional(record, "fingerprint"),
    ...(options.isTrusted && { ...readMark(record, "identity"), ...readMark(record, "lineHash") }),
    location: record.part("location", readLocation),
    ...(record.has("excerpt") && { excerpt: record.part("excerpt", readExcerpt) }),
    ...(fix && { fix }),
  };
}

/** A code that the check has. */
function readCode(record: RecordReader, check: string): string {
  const code = record.text("code");
  const isKnown = Object.hasOwn(CHECKS.get(check)?.codes ?? {}, code);
  return isKnown ? code : record.refuse("code", `the check ${quote(check)} has no code ${quote(code)}`);
}

function readLocation(record: RecordReader): Location {
  const range = record.optionalPart("range", readRange);
  return { file: readPath(record, "file", "file"), ...readOptional(record, "pointer"), ...(range && { range }) };
}

/** What findings are known by, as only this tool writes it. */
const MARKS = { identity: /^[0-9a-f]{16}$/u, lineHash: /^[0-9a-f]{1,16}:[1-9]\d{0,8}$/u } as const;

function readMark(record: RecordReader, key: keyof typeof MARKS): Pick<Finding, keyof typeof MARKS> {
  const mark = record.optionalText(key);
  if (mark === undefined) return {};
  return MARKS[key].test(mark) ? { [key]: mark } : record.refuse(key, `${quote(mark)} is not a mark of a finding`);
}

function readExcerpt(record: RecordReader): Excerpt {
  const readPart = (key: string): string => {
    const part = record.text(key);
    return part.length <= LONGEST_PART
      ? part
      : record.refuse(key, `it has more than ${String(LONGEST_PART)} characters`);
  };
  return {
    ...{ before: readPart("before"), marked: readPart("marked"), after: readPart("after") },
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
  if (line > MOST_LINES) record.refuse("line", "no file has so many lines");
  return column > MOST_LINES ? record.refuse("column", "no line is so long") : { line, column };
}

export function readOptional<Key extends string>(
  record: RecordReader,
  key: Key,
): Readonly<Partial<Record<Key, string>>> {
  const text = record.optionalText(key);
  const nothing: Partial<Record<Key, string>> = {};
  return text === undefined ? nothing : { ...nothing, [key]: text };
}
