import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import workflowRunPayload from "../github/payloads/workflow-run.json" with { type: "json" };
import { gitHubServer, TOKEN } from "../servers/github.js";
import { startActionHere, type EndedStep } from "./action.js";
import { makePlugin, manifestWith, unknownKeys, wholePlugin } from "./folders.js";

const made = wholePlugin({ "manifest.json": manifestWith(unknownKeys(3)) });
await startActionHere({ workspace: made, inputs: { "report-file": "preflight.json" } });
const GOOD = readFileSync(join(made, "preflight.json"));

/** Writes a report of this version with three findings. Gives its path. */
export function writeGoodReport(): string {
  return join(makePlugin({ "preflight.json": GOOD }), "preflight.json");
}

export interface EndedPublication extends EndedStep {
  readonly requests: number;
}

interface Publication {
  readonly node?: string;
  readonly report?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Prints the report that was downloaded into the folder `report` of an empty workspace. */
export async function publishUntrustedReport(
  put: (folder: string) => void,
  { node = process.execPath, report = "report/preflight.json", inputs = {} }: Publication = {},
): Promise<EndedPublication> {
  const workspace = makePlugin({ "report/": "" });
  put(join(workspace, "report"));
  const event = join(makePlugin({ "event.json": JSON.stringify(workflowRunPayload) }), "event.json");
  const server = await gitHubServer();
  const env = { GITHUB_EVENT_NAME: "workflow_run", GITHUB_EVENT_PATH: event, GITHUB_API_URL: server.url };
  const ended = await startActionHere({ node, workspace, inputs: { "github-token": TOKEN, report, ...inputs }, env });
  expect(server.wrong).toEqual([]);
  return { ...ended, requests: server.requests.length };
}

export function expectRefused(
  { status, annotations, outputs, summary, requests }: EndedPublication,
  why: string,
): void {
  expect([status, outputs["verdict"], summary, requests]).toEqual([2, "broken", "", 0]);
  expect(annotations.shown).toMatchObject([{ kind: "error", message: expect.stringContaining(why) as string }]);
}
