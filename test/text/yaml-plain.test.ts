import { expect, test } from "vitest";
import { readPlainYaml } from "../../src/text/yaml/yaml-plain.js";
import { readYaml } from "../../src/text/yaml/yaml.js";
import { random } from "../support/random.js";
import { changedWorkflow, workflowTexts } from "../support/workflow-texts.js";

const ROUNDS = 12_000;
const { texts, plain } = workflowTexts();

test.each(plain)("%s is plain: no parser of all YAML is loaded for it", (_, text) => {
  expect(readPlainYaml(text)).toBeDefined();
});

test("what is plain is read the same by the parser of all YAML, in 12,000 changes of workflows", () => {
  const next = random(5);
  let accepted = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const text = changedWorkflow(texts[next(texts.length)] ?? "", next);
    const tree = readPlainYaml(text);
    if (!tree) continue;
    accepted++;
    const thorough = readYaml(text);
    if (JSON.stringify(tree, written) !== JSON.stringify(thorough, written)) {
      expect({ text, tree }).toEqual({ text, tree: thorough });
    }
  }
  expect(accepted).toBeGreaterThan(ROUNDS / 10);
});

function written(_: string, value: unknown): unknown {
  return value instanceof Map ? [...(value as Map<unknown, unknown>)] : value;
}
