import { describe, expect, test } from "vitest";
import type { Contents } from "../../../src/marketplace/server/catalog/contents.js";
import { renderFindings } from "../../../src/marketplace/server/page/finding-list.js";
import { renderFileChanges, renderNameChanges } from "../../../src/marketplace/server/page/review-changes.js";
import type { Reviewed } from "../../../src/marketplace/server/page/reviewed.js";
import * as transitions from "../../../src/marketplace/server/transitions.js";
import type { VersionRecord } from "../../../src/marketplace/server/version-record.js";

/** As a reader sees it: without tags, and with lines that are not the source's own. */
const readText = (page: string | undefined): string =>
  (page ?? "")
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
const countOf = (page: string, part: string): number => page.split(part).length - 1;

const makeRecord = (version: string): VersionRecord => {
  const artifact = { filename: "a.zip", mediaType: "application/zip" as const, size: 1, sha256: "a".repeat(64) };
  const input = { channel: "stable" as const, artifact };
  const declaration = { pluginId: "weather", version, input, ifMatch: undefined, by: { kind: "static" as const } };
  return transitions.declare(undefined, declaration, "2026-11-22T10:00:00.000Z").record;
};

const withFindings = (count: number, findingsOmitted?: number): VersionRecord => {
  const finding = { ruleId: "readme", severity: "warning" as const, message: "No heading" };
  const findings = Array.from({ length: count }, () => finding);
  return { ...makeRecord("1.0.0"), findings, ...(findingsOmitted !== undefined && { findingsOmitted }) };
};

const entry = (path: string, size: number) => ({ path, size, sha256: String(size).repeat(16), isExecutable: false });
const makeContents = (more: Partial<Contents>): Contents => ({
  files: [],
  filesOmitted: 0,
  entryPoints: {},
  hosts: [],
  packages: [],
  unread: [],
  ...more,
});

const review = (now: Partial<Contents>, before?: Partial<Contents>): Reviewed => ({
  record: makeRecord("1.1.0"),
  listing: undefined,
  contents: makeContents(now),
  before: before && { record: makeRecord("1.0.0"), listing: undefined, contents: makeContents(before) },
});

describe("the findings of a version", () => {
  test("of a hundred, each is shown; of one more, one is counted", () => {
    const [all, more] = [renderFindings(withFindings(100)).html, renderFindings(withFindings(101)).html];
    expect([countOf(all, "<li>"), all.includes("not shown")]).toEqual([100, false]);
    expect(countOf(more, "<li>")).toBe(100);
    expect(readText(more)).toContain("1 more finding is not shown.");
  });

  test("what the checks have left out is counted with what the page leaves out", () => {
    expect(readText(renderFindings(withFindings(102, 40)).html)).toContain("42 more findings are not shown.");
  });

  test("a version without any says so", () => {
    const page = renderFindings(withFindings(0)).html;
    expect([countOf(page, "<ul"), readText(page)]).toEqual([0, "Findings The checks found no problems."]);
  });
});

describe("what a review shows of the built code", () => {
  test("of a first version, no host and no package is new", () => {
    const page = renderNameChanges(review({ hosts: ["a.example"], packages: ["left-pad 1.0.0"] }))?.html;
    expect(readText(page)).toBe("Built code Hosts in its code a.example Packages inside left-pad 1.0.0");
  });

  test("what came, what went and what stayed are told apart", () => {
    const page = renderNameChanges(
      review(
        { hosts: ["a.example", "b.example"] },
        { hosts: ["a.example", "c.example"], packages: ["left-pad 1.0.0"] },
      ),
    )?.html;
    expect(readText(page)).toBe(
      "Built code Hosts in its code a.example b.example New c.example Removed Packages inside left-pad 1.0.0 Removed",
    );
  });

  test("why there may be more is said", () => {
    const page = renderNameChanges(review({ unread: ["dist/a.js is too large"] }))?.html;
    expect(readText(page)).toBe(
      "Built code Hosts in its code None found. Packages inside None found. " +
        "There may be more, because part of it could not be read: dist/a.js is too large",
    );
  });
});

describe("the files that a review shows", () => {
  test("of a first version, there is no column of changes", () => {
    const page = renderFileChanges(review({ files: [entry("dist/a.js", 2000), entry("README.md", 10)] })).html;
    expect(readText(page)).toBe("2 files, 2.0 KiB unpacked. File Size dist/a.js 2.0 KiB README.md 10 B");
  });

  test("what changed comes first, each with how much it grew", () => {
    const before = { files: [entry("same.js", 50), entry("grown.js", 100), entry("gone.js", 30)] };
    const now = { files: [entry("same.js", 50), entry("grown.js", 130), entry("new.js", 7)] };
    const page = renderFileChanges(review(now, before)).html;
    expect(readText(page)).toBe(
      "3 files, 187 B unpacked, +7 B since 1.0.0. File Size Change added new.js 7 B +7 B " +
        "changed grown.js 130 B +30 B removed gone.js -30 B same.js 50 B",
    );
  });

  test("those that are not listed are counted", () => {
    const files = Array.from({ length: 201 }, (_, at) => entry(`${String(at)}.js`, 1));
    const page = renderFileChanges(review({ files, filesOmitted: 5 })).html;
    expect(countOf(page, '<th scope="row">')).toBe(200);
    expect(readText(page)).toContain("206 files,");
    expect(readText(page)).toContain("6 more files are not shown. The archive has all of them.");
  });
});
