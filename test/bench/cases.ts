import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readInputTexts } from "../../src/action/input-texts.js";
import { makeThousands } from "./many.js";
import { makePeerCases } from "./peers.js";
import type { Case } from "./measure.js";

const CLEAN = "fixtures/whole/weather-widget";
const BROKEN = `${CLEAN}-broken`;
const REPOSITORY = "octo/weather-widget";
const PEAK = 1.5;

/** What the runner makes for a step, empty before each. */
const STEP_FILES = ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_ENV", "GITHUB_PATH", "GITHUB_STATE"];

/** Writes the files of the cases into a folder. The first case is the one that all others are compared with. */
export function makeCases(root: string, folder: string, peers: string | undefined): readonly Case[] {
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const clean = makeRepository(join(root, CLEAN), join(folder, "clean"));
  const faulty = makeRepository(join(root, CLEAN), join(folder, "faulty"));
  renameInstallation(join(faulty, "README.md"));
  const broken = makeRepository(join(root, BROKEN), join(folder, "broken"));
  const validate = (name: string, plugin: string, status: number, cpu: number): Case => ({
    name: `validate, ${name}`,
    words: [join(root, "dist", "cli", "index.js"), "validate", plugin],
    status,
    goals: { cpu, peak: PEAK },
  });
  // What the plugin brings would be most of it.
  const inputs = { "run-scripts": "false" };
  return [
    { name: "node empty.js", words: [file("empty.js", "")], status: 0 },
    validate("clean", clean, 0, 3),
    validate("one fault in README", faulty, 1, 3.2),
    validate("17 findings", broken, 1, 4),
    actionCase(root, folder, { name: "Action's check, clean", plugin: clean, status: 0, cpu: 3.2, inputs }),
    actionCase(root, folder, { name: "Action's check, 17 findings", plugin: broken, status: 1, cpu: 4.5, inputs }),
    ...makeThousands(root, folder),
    ...(peers === undefined ? [] : makePeerCases(root, folder, peers)),
  ];
}

/** A plugin in a repository of its own, as its author has it: in this one the workflows are ours. */
export function makeRepository(plugin: string, at: string): string {
  if (plugin !== at) cpSync(plugin, at, { recursive: true });
  const git = (...words: readonly string[]): unknown => execFileSync("git", ["-C", at, ...words]);
  git("init", "--quiet");
  git("add", "--all");
  return at;
}

function renameInstallation(readme: string): void {
  const text = readFileSync(readme, "utf8");
  const faulty = text.replace(/^## Installation$/mu, "## Setup");
  if (faulty === text) throw new Error(`${readme} has no heading "## Installation"`);
  writeFileSync(readme, faulty);
}

interface Check {
  readonly name: string;
  readonly plugin: string;
  readonly status: number;
  /** The goal, if it is measured with the others. */
  readonly cpu?: number;
  /** Those that the workflow sets. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The Action as the runner starts it: every declared input set, and the step's files there. */
export function actionCase(root: string, folder: string, check: Check): Case {
  const { name, plugin, status, cpu, inputs: given = {}, environment } = check;
  const inputs = { ...readInputTexts(() => ""), ...given };
  const files = STEP_FILES.map((variable) => [variable, join(folder, variable)] as const);
  return {
    name,
    words: [join(root, "dist", "action", "index.js")],
    status,
    cwd: plugin,
    environment: {
      ...Object.fromEntries(Object.entries(inputs).map(([input, value]) => [`INPUT_${input.toUpperCase()}`, value])),
      ...Object.fromEntries(files),
      GITHUB_ACTIONS: "true",
      GITHUB_EVENT_NAME: "push",
      GITHUB_REF: "refs/heads/main",
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_SHA: "0".repeat(40),
      GITHUB_WORKSPACE: plugin,
      ...environment,
    },
    prepare: () => {
      for (const [, path] of files) writeFileSync(path, "");
    },
    goals: cpu === undefined ? {} : { cpu, peak: PEAK },
  };
}
