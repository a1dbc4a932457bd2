import { expect, test } from "vitest";
import { checks } from "../../src/checks/index.js";
import { inspect } from "../../src/core/inspect.js";
import { readPlugin } from "../../src/plugin/plugin.js";
import { indexLines } from "../../src/base/text/lines.js";
import { inMemory } from "../../src/base/files/workspace.js";
import { hostileStrings } from "../runner/hostile.js";
import { random } from "../support/random.js";
import { changedWorkflow, workflowTexts } from "../support/workflow-texts.js";
import { countCases } from "../support/count-cases.js";
import { roundsOf } from "../support/torture.js";

const ROUNDS = roundsOf(4000, 400);
const FILE = ".github/workflows/plugin.yml";
const judges = checks.filter(({ id }) => id.startsWith("workflow-"));
const needs = judges.flatMap((check) => [...check.needs, ...(check.wants ?? [])]);

/** What is said of a workflow, and whether every place is one of its text. */
async function judged(text: string): Promise<{ readonly findings: number; readonly fault: string }> {
  const plugin = await readPlugin(inMemory({ "manifest.json": "{}", [FILE]: text }), { needs });
  const { outcomes, findings } = inspect(plugin, judges, { occasion: "push", strict: false });
  const lines = indexLines(text);
  const crash = outcomes.find(({ status }) => status === "crashed");
  const lost = findings.find(({ location: { file, range } }) => {
    if (file !== FILE || !range) return file !== FILE;
    const { start, end } = range;
    const length = (line: number): number => lines.line(line)?.length ?? -1;
    return (
      start.column > length(start.line) + 1 ||
      end.column > length(end.line) + 1 ||
      lines.offset(end) < lines.offset(start)
    );
  });
  return { findings: findings.length, fault: JSON.stringify(crash ?? lost ?? "") };
}

test("changed workflows, up to four thousand, are judged, and every place is one of theirs", async () => {
  const next = random(11);
  const texts = workflowTexts();
  const words = [...hostileStrings(12, 500)];
  let said = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let text = changedWorkflow(changedWorkflow(texts[next(texts.length)] ?? "", next), next);
    if (next(4) === 0) text = text.replace(/plugin-preflight|npm ci|v\d|main/u, () => words[next(words.length)] ?? "");
    const { findings, fault } = await judged(text);
    if (fault !== '""') expect({ text, fault }).toEqual({ text, fault: '""' });
    said += findings;
  }
  expect(said).toBeGreaterThan(ROUNDS / 2);
  countCases(ROUNDS);
});
