import { readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { beforeEach, expect } from "vitest";
import { RECORDING, UNIT_FUNCTION } from "./insert-changes.js";

/*
 * While it is recorded which tests reach a change, each process finds the test in the file of the state. The tests of
 * one check are a unit of their own, as all of them are in one file.
 */

const STATE = resolve("..", "state");
const BY_GROUP = "test/checks.test.ts";
const isRecording = readFileSync(STATE, "utf8").startsWith(RECORDING);
const file = relative(process.cwd(), expect.getState().testPath ?? "").replaceAll("\\", "/");

function setUnit(unit: string): void {
  (globalThis as Record<string, unknown>)[UNIT_FUNCTION] = () => unit;
  writeFileSync(STATE, RECORDING + unit);
}

if (isRecording) {
  setUnit(file);
  beforeEach(({ task }) => {
    if (file === BY_GROUP && task.suite) setUnit(`${file} ${task.suite.name}`);
  });
}
