import { expect, test } from "vitest";
import { mapFindings, type Age, type Finding, type Report } from "../../src/core/report.js";
import { annotations } from "../../src/reporters/annotations.js";
import { listChanges } from "../../src/reporters/change-phrases.js";
import { makeCheckRun } from "../../src/reporters/check-run.js";
import { formatComment } from "../../src/reporters/comment.js";
import { formatNextSteps } from "../../src/reporters/next-steps.js";
import type { View } from "../../src/reporters/reporter.js";
import { summary } from "../../src/reporters/summary.js";
import { reportWith } from "../support/many-findings.js";
import { renderPage } from "../support/rendered-page.js";
import { faultsOf } from "../support/summary-grammar.js";
import { IS_TORTURE } from "../support/torture.js";

const BASE = { name: "main", commit: "ec26c3e57ca3a959ca5aad62de7213c562f8c821" };
const PLACE = { commit: BASE.commit, commitUrl: undefined, runUrl: undefined };
const COUNTS = [0, 1, 3, 63, 8_004];
const number = (text = "0"): number => Number(text.replaceAll(",", ""));
const ROW = /^- (?:❌|⚠️|ℹ️) `manifest\.json:\d+:3`: \*\*/gmu;
const countRows = (text: string): number => text.match(ROW)?.length ?? 0;

type Ages = "new" | "known" | "both";

/** Of both, every third is new. */
function makeReport(count: number, ages: Ages): Report {
  const report = { ...reportWith(count), failOnNew: "warning", base: BASE } as const;
  const ageOf = ({ location }: Finding): Age =>
    ages === "both" ? ((location.range?.start.line ?? 0) % 3 === 0 ? "new" : "known") : ages;
  const plugins = report.plugins.map((plugin) => ({
    ...mapFindings(plugin, (finding) => ({ ...finding, age: ageOf(finding) })),
    change: { kind: "kept" as const, fixed: [], suppressions: [] },
  }));
  return { ...report, plugins };
}

const countNew = ({ plugins }: Report): number =>
  plugins.flatMap(({ findings }) => findings).filter(({ age }) => age === "new").length;

/** What a token lets the Action do: the summary is the same, and says how much of it is annotated. */
const TOKENS: Readonly<Record<string, (report: Report) => Partial<View>>> = {
  "no token": () => ({ annotated: { own: [] } }),
  "a token that only reads": () => ({ annotated: { own: ["notice"] } }),
  "checks: write": (report) => ({ annotated: { count: Math.min(countNew(report), 1000) } }),
  "a token for comments": () => ({}),
};

interface Case {
  readonly token: string;
  readonly count: number;
  readonly ages: Ages;
}

const ALL = Object.keys(TOKENS).flatMap((token) =>
  COUNTS.flatMap((count) => (["new", "known", "both"] as const).map((ages): Case => ({ token, count, ages }))),
);
/** The long lists are tried with each token under torture. */
const isTried = ({ token, count, ages }: Case): boolean =>
  IS_TORTURE || count < 1000 || (token === "checks: write" && ages === "both");

test.each(ALL.filter(isTried))(
  "with $token, $count findings that are $ages are shown or counted, and none is lost",
  ({ token, count, ages }) => {
    const report = makeReport(count, ages);
    const fresh = countNew(report);
    const view: View = { source: () => undefined, ...TOKENS[token]?.(report) };
    const title = fresh === 0 ? "nothing new" : `${fresh.toLocaleString("en")} new finding${fresh === 1 ? "" : "s"}`;

    const page = summary(report, view);
    const left = number(/_GitHub's size limit is reached: ([\d,]+) of [\d,]+ findings?/u.exec(page)?.[1]);
    expect(page.split("\n")[0]).toMatch(new RegExp(`: ${title}$`, "u"));
    expect(countRows(page) + left).toBe(count);
    expect(faultsOf(page)).toEqual([]);
    if (count > fresh) {
      const [before = ""] = page.split(/<details><summary>[\d,]+ existing findings?: /u);
      expect(countRows(before)).toBe(fresh);
      expect(page).toContain(`<details><summary>${(count - fresh).toLocaleString("en")} existing finding`);
    }

    const text = formatComment(report, view, PLACE);
    expect(text.split("\n")[0]).toContain(title);
    const [open = "", folded = ""] = text.split(/<details><summary>[\d,]+ existing findings?<\/summary>/u);
    expect([countRows(open), countRows(folded)]).toEqual([Math.min(fresh, 10), Math.min(count - fresh, 10)]);
    expect(open.includes(`10 of ${fresh.toLocaleString("en")} findings are shown`)).toBe(fresh > 10);
    expect(folded.includes(`10 of ${(count - fresh).toLocaleString("en")} findings are shown`)).toBe(
      count - fresh > 10,
    );
    expect(renderPage(text).faults).toEqual([]);

    const log = annotations(report, view);
    const shown = log.match(/^::(?:error|warning|notice) file=/gmu)?.length ?? 0;
    const unshown = number(/^([\d,]+) more findings? (?:is|are) not annotated/mu.exec(log)?.[1]);
    const silent = number(/^([\d,]+) existing findings? (?:is|are) not annotated\.$/mu.exec(log)?.[1]);
    expect([shown + unshown, silent]).toEqual([fresh, count - fresh]);
    expect(annotations(report, { ...view, annotatesExisting: true })).not.toMatch(/existing findings? (?:is|are) not/u);

    const run = makeCheckRun(report, view, summary);
    expect(run.annotations).toHaveLength(Math.min(fresh, 1000));
    expect(run.title).toContain(title);
  },
);

test.each(["new", "both"] as const)("whatever room there is, a summary of %s findings has each once", (ages) => {
  const report = makeReport(600, ages);
  const view: View = { source: () => undefined };
  const all = summary(report, { ...view, room: Infinity });
  for (const part of [2, 3, 5, 8]) {
    const text = summary(report, { ...view, room: Math.floor(Buffer.byteLength(all) / part) });
    const rows = text.match(ROW) ?? [];
    expect(rows.length).toBeGreaterThan(20);
    expect(new Set(rows).size).toBe(rows.length);
  }
});

test("what a change suppresses is named by its line, where there is one", () => {
  const report = makeReport(3, "new");
  const entry = { kind: "off" as const, check: "manifest-tags", file: "package.json", reason: "later", findings: 1 };
  const plugins = report.plugins.map((plugin) => ({
    ...mapFindings(plugin, (finding) => ({ ...finding, age: undefined, notCompared: "untracked" as const })),
    change: {
      kind: "kept" as const,
      fixed: [],
      suppressions: [
        { ...entry, line: 1200 },
        { ...entry, line: undefined },
      ],
    },
  }));
  expect(listChanges({ ...report, plugins }).slice(0, 2)).toEqual([
    "Suppressed by this change: package.json:1200 suppresses manifest-tags: later",
    "Suppressed by this change: package.json suppresses manifest-tags: later",
  ]);
  const acceptBuilt = { sentence: "Hand over the build", command: "write" };
  const next = { setup: undefined, explain: "explain", fix: "fix", acceptBuilt };
  const steps = (base: Report["base"]) => formatNextSteps({ ...report, plugins, base }, { next }).join("\n");
  expect(steps(BASE)).toContain("Hand over the build:\n  write");
  expect(steps(undefined)).not.toContain("Hand over");
});
