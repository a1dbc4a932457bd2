import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Ajv } from "ajv";
import { expect } from "vitest";
import type { Line } from "../../src/create/environment/diagnose.js";
import { temporaryFolder } from "./folders.js";
import { POSIX, runCliHere } from "./product.js";
import { ROOT } from "./project.js";

export const readSchema = (name: string): object =>
  JSON.parse(readFileSync(join(ROOT, "src", "create", "environment", `${name}.schema.json`), "utf8")) as object;
const isDoctor = new Ajv({ allErrors: true }).compile(readSchema("doctor"));

export interface Diagnosis {
  readonly fit: boolean;
  readonly lines: readonly Line[];
}

/** A folder for PATH with programs of this text. */
export function programs(texts: Readonly<Record<string, string>>, folder = temporaryFolder()): string {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

/** npm takes half a second to say its version. */
export const FAST = POSIX ? { PATH: [programs({ npm: "echo 11.0.0" }), "/usr/bin", "/bin"].join(delimiter) } : {};

export async function ask(cwd: string, env: Readonly<Record<string, string>> = FAST): Promise<Diagnosis> {
  const { status, stdout } = await runCliHere(["doctor", "--format", "json"], { cwd, env });
  const read = JSON.parse(stdout) as Diagnosis;
  expect([isDoctor(read), isDoctor.errors]).toEqual([true, null]);
  expect(status).toBe(read.fit ? 0 : 1);
  return read;
}

export const find = ({ lines }: Diagnosis, id: string): Line | undefined => lines.find((line) => line.id === id);
