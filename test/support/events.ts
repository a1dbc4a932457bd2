import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./folders.js";
import { ROOT } from "./project.js";

/** What GitHub sent with an event, as it was. */
export function payload(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(ROOT, "test", "github", "payloads", `${name}.json`), "utf8")) as Record<
    string,
    unknown
  >;
}

type Pull = Record<string, unknown> & {
  readonly number: number;
  readonly pull_request: {
    readonly head: { readonly sha: string; readonly repo: object | null };
    readonly base: { readonly sha: string; readonly ref: string };
  };
};

export const pull = payload("pull-request") as Pull;
export const HEAD = pull.pull_request.head.sha;

function withHeadOf(repo: object | null): Pull {
  const { head } = pull.pull_request;
  return { ...pull, pull_request: { ...pull.pull_request, head: { ...head, repo } } };
}

export const fromFork = withHeadOf({ ...pull.pull_request.head.repo, full_name: "mallory/plugins", fork: true });
export const fromDeletedFork = withHeadOf(null);

/** The variables with which a runner describes an event. */
export function eventVariables(name: string, given: unknown): Readonly<Record<string, string>> {
  const file = join(temporaryFolder(), "event.json");
  writeFileSync(file, JSON.stringify(given));
  return { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: file };
}
