import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { RELEASE_TOKEN } from "../servers/release-server.js";
import { startActionHere, type EndedStep } from "./action.js";
import { bundleFrom } from "./attestation.js";
import { temporaryFolder } from "./folders.js";
import { runProcess } from "./process.js";
import { sha256File } from "./two-jobs.js";

type Variables = Readonly<Record<string, string>>;

interface WorkflowJob {
  readonly needs?: string;
  readonly environment?: string;
  readonly permissions: Variables;
  readonly outputs?: Variables;
  readonly steps: readonly WorkflowStep[];
}
interface WorkflowStep {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface Surroundings {
  /** What actions/checkout brings. */
  readonly repository: string;
  /** The variables of a pushed tag, and the addresses of the servers. */
  readonly env: Variables;
  /** The variables of a job with `id-token: write`. */
  readonly identity: Variables;
  /** Inputs of the Action that a test needs other values for. */
  readonly inputs: Variables;
}

export interface EndedJob {
  readonly name: string;
  /** What each step was, in order. */
  readonly steps: readonly string[];
  /** The step of the Action. */
  readonly action: EndedStep;
}

/** Runs the jobs of a workflow step by step, as a runner does: each with its own workspace, rights and outputs only. */
export async function runWorkflow(text: string, surroundings: Surroundings): Promise<readonly EndedJob[]> {
  const { jobs } = parse(text) as { readonly jobs: Readonly<Record<string, WorkflowJob>> };
  const known = new Map<string, string>();
  const artifacts = new Map<string, string>();
  const ended: EndedJob[] = [];
  for (const [name, job] of Object.entries(jobs)) {
    if (job.needs !== undefined && !ended.some((one) => one.name === job.needs)) throw new Error(`No ${job.needs}`);
    const run = await runJob(name, job, { ...surroundings, known, artifacts });
    ended.push(run);
    for (const [output, value] of Object.entries(job.outputs ?? {})) {
      known.set(`needs.${name}.outputs.${output}`, evaluate(value, known));
    }
    for (const key of known.keys()) if (key.startsWith("steps.")) known.delete(key);
    if (run.action.status !== 0) break;
  }
  return ended;
}

interface JobSurroundings extends Surroundings {
  /** The values of the expressions. */
  readonly known: Map<string, string>;
  /** The folders that were uploaded, by name. */
  readonly artifacts: Map<string, string>;
}

async function runJob(name: string, { permissions, steps }: WorkflowJob, around: JobSurroundings): Promise<EndedJob> {
  const { repository, env, identity, inputs, known, artifacts } = around;
  const workspace = temporaryFolder();
  const rights = permissions["id-token"] === "write" ? identity : {};
  const token = permissions["contents"] === "write" ? { "github-token": RELEASE_TOKEN } : {};
  let action: EndedStep | undefined;
  for (const step of steps) {
    const given = Object.entries(step.with ?? {}).map(([key, value]) => [key, evaluate(String(value), known)] as const);
    const values = new Map(given);
    const read = (key: string): string => values.get(key) ?? "";
    const what = step.uses?.split("@")[0] ?? step.run;
    if (step.run !== undefined) await runCommand(step.run, workspace);
    else if (what === "actions/checkout") cpSync(repository, workspace, { recursive: true });
    else if (what === "actions/upload-artifact") artifacts.set(read("name"), upload(read("path")));
    else if (what === "actions/download-artifact") {
      const folder = artifacts.get(read("name"));
      if (folder === undefined) throw new Error(`There is no artifact "${read("name")}"`);
      cpSync(folder, join(workspace, read("path")), { recursive: true });
    } else if (what === "actions/attest") {
      if (permissions["attestations"] !== "write" || permissions["id-token"] !== "write")
        throw new Error("actions/attest needs id-token: write and attestations: write");
      known.set(`steps.${String(step.id)}.outputs.bundle-path`, attest(workspace, read("subject-path"), env));
    } else if (what?.endsWith("/plugin-preflight") === true) {
      const own = Object.fromEntries([...values].map(([key, value]) => [key, inputs[key] ?? value]));
      const isRelease = read("command") === "release";
      action = await startActionHere({
        workspace,
        inputs: { ...token, ...own, ...(isRelease && inputs) },
        env: { ...env, ...rights },
      });
      for (const [output, value] of Object.entries(action.outputs)) {
        if (step.id !== undefined) known.set(`steps.${step.id}.outputs.${output}`, value);
      }
      if (action.status !== 0) break;
    } else if (what !== "actions/setup-node") throw new Error(`No runner for the step ${String(what)}`);
  }
  if (!action) throw new Error(`The job ${name} has no step of the Action`);
  return { name, steps: steps.map(({ uses, run }) => uses?.split("@")[0] ?? run ?? ""), action };
}

async function runCommand(command: string, cwd: string): Promise<void> {
  const env = { PATH: process.env["PATH"] ?? "", HOME: temporaryFolder(), CI: "true", npm_config_offline: "true" };
  const { status, output } = await runProcess("bash", ["-e", "-c", command], { cwd, env });
  if (status !== 0) throw new Error(`${command} ended with ${String(status)}:\n${output}`);
}

/** A copy, as the artifact of a run is. @throws if it is empty, as `if-no-files-found: error` does. */
function upload(path: string): string {
  if (path === "" || readdirSync(path).length === 0) throw new Error("There is nothing to upload");
  const folder = temporaryFolder();
  cpSync(path, folder, { recursive: true });
  return folder;
}

/** Writes what `actions/attest` signs of the files of `folder/*.ending`, and gives its path. */
function attest(workspace: string, pattern: string, env: Variables): string {
  const [, folder = "", ending = ""] = /^([\w-]+)\/\*(\.\w+)$/u.exec(pattern) ?? [];
  const names = readdirSync(join(workspace, folder)).filter((name) => name.endsWith(ending));
  if (names.length === 0) throw new Error(`Nothing is at ${pattern}`);
  const origin = { repository: "https://github.example.com/lumen-labs/plugins", gitCommit: env["GITHUB_SHA"] ?? "" };
  const path = join(temporaryFolder(), "attestation.json");
  writeFileSync(path, bundleFrom(origin, ...names.map((name) => sha256File(join(workspace, folder), name))));
  return path;
}

/** Fills in expressions that are a single name. */
function evaluate(text: string, known: ReadonlyMap<string, string>): string {
  return text.replace(/\$\{\{\s*([\w.-]+)\s*\}\}/gu, (_, name: string) => {
    const value = known.get(name);
    if (value === undefined) throw new Error(`Nothing is known of ${name}`);
    return value;
  });
}
