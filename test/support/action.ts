import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readInputTexts, type InputTexts } from "../../src/action/input-texts.js";
import { annotationsOf, readFileCommands, summaryAccepted } from "../runner/model.js";
import { declared } from "./action-yml.js";
import { temporaryFolder } from "./folders.js";
import { ANNOTATIONS, FENCES } from "./guard.js";
import { runInProcess } from "./in-process.js";
import { environmentWith, runProcess, type Ended, type Surroundings } from "./process.js";
import { DIST } from "./project.js";

const CHANNELS = ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_ENV", "GITHUB_PATH", "GITHUB_STATE"] as const;
type Channel = (typeof CHANNELS)[number];

export interface Step {
  /** The checked-out repository. */
  readonly workspace: string;
  /** The inputs under `with` in the workflow. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly node?: string;
  /** The files of the runner that cannot be written. */
  readonly unwritable?: readonly Channel[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the plugin's commands are run. Their output is in groups that the runner does not obey. */
  readonly fences?: boolean;
  readonly isReadLate?: Surroundings["isReadLate"];
}

export interface EndedStep extends Ended {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly annotations: ReturnType<typeof annotationsOf>;
}

/** Starts the built Action as the runner does. @throws when it does anything to the job but annotate and answer. */
export function startAction(step: Step): Promise<EndedStep> {
  const { node = process.execPath, isReadLate } = step;
  return runStep(step, (around) => runProcess(node, [join(DIST, "action", "index.js")], { ...around, isReadLate }));
}

type Act = (environment: Readonly<Record<string, string>>, workspace: string) => Promise<number>;

/**
 * As {@link startAction}, within this process where that shows the same: from its source, on the Node that runs the
 * tests.
 */
export async function startActionHere(step: Step): Promise<EndedStep> {
  if (step.node !== undefined && step.node !== process.execPath) return startAction(step);
  const { main } = await import("../../src/action/main.js");
  return startHere(step, (environment, workspace) => main(readInputs(environment), environment, workspace));
}

/** The inputs of a step, as the toolkit reads them from the variables of a process. */
export function readInputs(environment: Readonly<Record<string, string | undefined>>): InputTexts {
  return readInputTexts((name) => environment[variable(name)]?.trim() ?? "");
}

/** The same for a part of the Action. */
export function startHere(step: Step, act: Act): Promise<EndedStep> {
  return runStep(step, (around) => {
    // What an entry point does first: none that it starts inherits a token.
    const own = Object.entries(around.env).filter(([name]) => !/^INPUT_.*TOKEN$/iu.test(name));
    const work = () => act(environmentWith(around.env), around.cwd);
    return runInProcess(work, { ...around, env: Object.fromEntries(own), name: "the Action" });
  });
}

type Around = Required<Pick<Surroundings, "cwd" | "env" | "commands">>;

async function runStep(step: Step, run: (around: Around) => Promise<Ended>): Promise<EndedStep> {
  const { workspace, inputs = {}, unwritable = [], env = {}, fences = false } = step;
  const temp = temporaryFolder();
  const channels = new Map(CHANNELS.map((name) => [name, join(temp, name.toLowerCase())]));
  for (const [name, path] of channels) {
    if (unwritable.includes(name)) mkdirSync(path);
    else writeFileSync(path, "");
  }
  const written = (name: Channel): string => {
    const path = channels.get(name) ?? "";
    return statSync(path).isFile() ? readFileSync(path, "utf8") : "";
  };

  const ended = await run({
    cwd: workspace,
    env: { ...jobEnvironment(workspace, temp), ...inputVariables(inputs), ...Object.fromEntries(channels), ...env },
    // A token is hidden before anything else.
    commands: [
      ...ANNOTATIONS,
      ...(fences ? FENCES : []),
      ...(containsToken({ ...env, ...inputs }) ? ["add-mask"] : []),
      // The toolkit logs whom it asks for the token of an identity.
      ...("ACTIONS_ID_TOKEN_REQUEST_URL" in env ? ["debug"] : []),
    ],
  });
  for (const name of ["GITHUB_ENV", "GITHUB_PATH", "GITHUB_STATE"] as const) {
    if (written(name) !== "") throw new Error(`The Action wrote to ${name}: ${written(name)}`);
  }
  const summary = written("GITHUB_STEP_SUMMARY");
  if (!summaryAccepted(Buffer.from(summary))) throw new Error("The runner would drop the whole summary");
  return {
    ...ended,
    outputs: readFileCommands(written("GITHUB_OUTPUT")),
    summary,
    annotations: annotationsOf(ended.runner),
  };
}

/** Whether there is a token in what a step is given. */
function containsToken(given: Readonly<Record<string, string>>): boolean {
  return Object.entries(given).some(([name, value]) => /token|_pat$/iu.test(name) && value.trim() !== "");
}

/** Most tests are about what needs nothing of the plugin's to be run. */
const NOTHING_RUN = { "run-scripts": "false" };

/** Every declared input is set, to its default where the workflow is silent; others are set as well. */
function inputVariables(given: Readonly<Record<string, string>>): Record<string, string> {
  const values = { ...Object.fromEntries(declared("inputs")), ...NOTHING_RUN, ...given };
  const variables = Object.entries(values).map(([name, value]) => [variable(name), value] as const);
  return Object.fromEntries(variables);
}

function variable(input: string): string {
  return `INPUT_${input.replace(/ /gu, "_").toUpperCase()}`;
}

function jobEnvironment(workspace: string, temp: string): Record<string, string> {
  const event = join(temp, "event.json");
  writeFileSync(event, "{}");
  return {
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: workspace,
    GITHUB_ACTION_REPOSITORY: "lumen-labs/plugin-preflight",
    GITHUB_ACTION_REF: "v1",
    GITHUB_REPOSITORY: "lumen-labs/plugins",
    GITHUB_REF: "refs/heads/main",
    GITHUB_REF_NAME: "main",
    GITHUB_REF_TYPE: "branch",
    GITHUB_SHA: "0123456789abcdef0123456789abcdef01234567",
    GITHUB_EVENT_NAME: "push",
    GITHUB_EVENT_PATH: event,
    GITHUB_RUN_ID: "1",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_SERVER_URL: "https://github.example.com",
    GITHUB_API_URL: "http://127.0.0.1:9",
    GITHUB_GRAPHQL_URL: "http://127.0.0.1:9/graphql",
    RUNNER_TEMP: temp,
    RUNNER_OS: "Linux",
  };
}
