import { expect, test } from "vitest";
import { startActionHere, type EndedStep } from "../support/action.js";
import { manifestWith, unknownKeys, wholePlugin } from "../support/folders.js";
import { changedLine, manifestIn, pullWith, reported, WRONG } from "../support/patch-offered.js";

/** One error and thirty warnings. */
const run = (inputs: Readonly<Record<string, string>>): Promise<EndedStep> =>
  startActionHere({
    workspace: wholePlugin({ "manifest.json": manifestWith({ ...unknownKeys(30), name: "W" }) }),
    inputs,
  });

const number = (text = "0"): number => Number(text.replaceAll(",", ""));

/** How many findings are annotated, and how many are said to be left, in the log and in the summary. */
function sumsOf({ annotations, runner, summary }: EndedStep) {
  return {
    shown: annotations.shown.filter(({ file }) => file === "manifest.json").length,
    own: annotations.shown.filter(({ file }) => file !== "manifest.json").length,
    dropped: annotations.dropped,
    inLog: number(/^([\d,]+) more findings are not annotated/mu.exec(runner.log.join("\n"))?.[1]),
    inSummary: number(/([\d,]+) findings of .* are not annotated/u.exec(summary)?.[1]),
  };
}

test.each<[string, Readonly<Record<string, string>>, number]>([
  ["nothing else", {}, 0],
  ["an input that does not exist", { annotation: "checks" }, 1],
  ["two of them", { annotation: "checks", suggestion: "true" }, 2],
  ["a file that cannot be written", { "report-file": "manifest.json/report.json" }, 1],
])("beside %s, as many findings are annotated and left as the log and the summary say", async (_, inputs, own) => {
  const sums = sumsOf(await run(inputs));
  expect(sums).toEqual({ shown: 11 - own, own, dropped: 0, inLog: 20 + own, inSummary: 20 + own });
});

test("without annotations, nothing is said of them", async () => {
  const ended = await run({ annotations: "off" });
  expect(ended.annotations.shown).toEqual([]);
  expect(ended.summary + ended.output).not.toMatch(/annotat/u);
});

test("that GitHub refuses every suggestion is reported", async () => {
  const pull = pullWith(WRONG);
  const file = changedLine(manifestIn(pull), "manifest_version");
  const line = /^@@ -(\d+)/u.exec(file.patch)?.[1] ?? "";
  const ended = await reported(pull, { files: [file], wrongPlaces: [`manifest.json:${line}`] });
  expect([ended.status, ended.suggested]).toEqual([1, 0]);
  expect(ended.summary).toContain("No fix is suggested. GitHub refused 1 fix.");
  const notice = ended.annotations.shown.find(({ kind }) => kind === "notice");
  expect(notice?.message).toMatch(/^No fix is suggested: GitHub answers 422 to /u);
});
