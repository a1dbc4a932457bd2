import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { parse } from "yaml";
import { RELEASE_TOKEN, releaseServer } from "../servers/release-server.js";
import { startAction } from "./action.js";
import { eventVariables, payload } from "./events.js";
import { evaluate, fillIn } from "./fill-in.js";
import { temporaryFolder } from "./folders.js";
import { ROOT } from "./project.js";
import { commitOf } from "./release.js";
import { git } from "./repository.js";

const PAGE = readFileSync(join(ROOT, "docs", "release", "release-tools.md"), "utf8");

/** The section of a tool: the files that it shows, by path, and the commands that it says to run. */
export function readSection(tool: string) {
  const section = PAGE.split(/^## /mu).find((one) => one.startsWith(`${tool}\n`)) ?? "";
  const shown = [...section.matchAll(/In `([^`]+)`[^\n]*:\n\n```json\n([^]*?)```/gu)];
  const runs = /^Run (.*)$/mu.exec(section)?.[1] ?? "";
  return {
    files: new Map(shown.map(([, path = "", text = ""]) => [path, text])),
    commands: [...runs.matchAll(/`([^`]+)`/gu)].map(([, command = ""]) => command),
    workflow: /^```yaml\n([^]*?)^```/mu.exec(section)?.[1] ?? "",
  };
}

type Inputs = Readonly<Record<string, string>>;

/** What a runner says of the push of a tag, or of a commit to main. */
function pushOf(ref: string): Inputs {
  const [, kind = "", name = ""] = /^refs\/(\w+)\/(.*)$/u.exec(ref) ?? [];
  return {
    GITHUB_REF: ref,
    GITHUB_REF_NAME: name,
    GITHUB_REF_TYPE: kind === "tags" ? "tag" : "branch",
    ...eventVariables("push", { ...payload(kind === "tags" ? "tag-push" : "push"), ref }),
  };
}

/**
 * Runs the Action in a new clone of the remote that stands on a tag, first as a dry run; gives the release that is
 * public then. It is started by a push of the tag, or by one to main where the inputs name the tag.
 */
export async function release(remote: string, tag: string, inputs: Inputs = {}, archives = 1) {
  const workspace = temporaryFolder();
  git(workspace, "clone", "--quiet", "--branch", tag, `file://${remote}`, ".");
  const server = await releaseServer();
  server.repository.tags.set(tag, commitOf(workspace));
  const start = async (more: Inputs) => {
    const { status, outputs, output } = await startAction({
      workspace,
      inputs: {
        "github-token": RELEASE_TOKEN,
        targets: "github-release",
        "run-scripts": "false",
        lifecycle: "false",
        ...inputs,
        ...more,
      },
      env: { GITHUB_API_URL: server.url, ...pushOf("tag" in inputs ? "refs/heads/main" : `refs/tags/${tag}`) },
    });
    expect(status, output).toBe(0);
    return outputs;
  };
  const version = archives === 1 ? "1.5.0" : "";
  expect(await start({ "dry-run": "true" })).toMatchObject({ "release-state": "planned", version });
  expect(server.repository.releases).toEqual([]);
  expect(await start({})).toMatchObject({ "release-state": "released", version });
  const [one, ...others] = server.repository.releases;
  expect(others).toEqual([]);
  expect(one).toMatchObject({ tag_name: tag, draft: false });
  expect(one?.assets.filter(({ name }) => name.endsWith("-1.5.0.zip"))).toHaveLength(archives);
  return one?.body ?? "";
}

interface PageStep {
  readonly id?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, string | boolean>>;
}

/** The steps of the job of a section's workflow that releases. */
export function listSteps(tool: string): readonly PageStep[] {
  const { workflow } = readSection(tool);
  const { jobs } = parse(workflow.replaceAll("<sha>", "v1")) as {
    readonly jobs: { readonly release: { readonly steps: readonly PageStep[] } };
  };
  return jobs.release.steps;
}

/** The inputs that a job gives to the Action, with what its earlier steps and jobs have given. */
export function inputsOf(tool: string, contexts: object): Inputs {
  const own = listSteps(tool).find(({ uses }) => uses?.startsWith("OWNER/") === true);
  if (own?.if !== undefined) expect(evaluate(own.if, contexts)).toBe("true");
  const filled = Object.entries(own?.with ?? {}).map(([name, value]) => [name, fillIn(String(value), contexts)]);
  return Object.fromEntries(filled) as Inputs;
}
