import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Ajv, type AnySchemaObject } from "ajv";
import { validateManifest } from "../../src/manifest.js";

const ROUNDS = 15;
const BATCH = 400;

interface Row {
  readonly name: string;
  readonly micros: number;
}

/** Microseconds a manifest, in one process and in turn: ours for values and texts, beside JSON.parse and a validator. */
export function manifestSpeeds(root: string): readonly Row[] {
  const text = readFileSync(join(root, "fixtures", "whole", "weather-widget", "manifest.json"), "utf8");
  const require = createRequire(import.meta.url);
  const schema = require(join(root, "src", "plugin", "manifest", "manifest.schema.json")) as AnySchemaObject;
  const ajv = new Ajv({ allErrors: true, ownProperties: true, strict: false, validateFormats: false });
  const validate = ajv.compile(schema);
  const value: unknown = JSON.parse(text);
  const cases: readonly (readonly [string, () => unknown])[] = [
    ["JSON.parse + ajv", () => validate(JSON.parse(text))],
    ["validateManifest, value", () => validateManifest(value)],
    ["validateManifest, text", () => validateManifest(text)],
  ];
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of cases) {
      const before = process.hrtime.bigint();
      for (let count = 0; count < BATCH; count++) run();
      const took = Number(process.hrtime.bigint() - before) / 1000 / BATCH;
      times.set(name, [...(times.get(name) ?? []), took]);
    }
  }
  return cases.map(([name]) => ({ name, micros: median((times.get(name) ?? []).slice(ROUNDS / 3)) }));
}

export function manifestTable(rows: readonly Row[]): string {
  const base = rows[0]?.micros ?? 1;
  const lines = rows.map(({ name, micros }) => {
    const ratio = micros / base;
    const perSecond = Math.round(1e6 / micros);
    return `${name.padEnd(26)}${micros.toFixed(1).padStart(8)} us${String(perSecond).padStart(9)} /s${ratio.toFixed(2).padStart(7)}x`;
  });
  return ["Manifests through one process, the clean fixture's again and again:", ...lines, ""].join("\n");
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
