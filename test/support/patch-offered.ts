import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { gitHubServer, TOKEN } from "../servers/github.js";
import type { EndedStep } from "./action.js";
import { manifestWith, wholePlugin } from "./folders.js";
import { runCliHere } from "./product.js";
import { checkedOut, onPullRequest, type CheckedOut } from "./pull-request.js";

export const BLOCK =
  /<details><summary>A patch with the fixes that are not suggested: [\d,]+ files?<\/summary>\n\n(.*)\n\n(`{3,})diff\n([^]*?\n)\2\n\n<\/details>\n/u;
/** The end of a summary: what to paste in order to fix all. */
export const NEXT_STEP = /^.* can be fixed automatically:\n\n```text\n(?:git|node) .*\n(?:node .*\n)?```\n/mu;
export const INPUTS = { suggestions: "true", "github-token": TOKEN };
/** Two lines of the manifest have a certain fix each: the first key, and the author's address. */
export const WRONG = manifestWith({
  manifest_version: "1",
  author: { name: "Harbour", email: " harbour@example.com" },
});

interface Shown {
  /** The files of the pull request, as GitHub lists them. */
  readonly files?: readonly { readonly filename: string; readonly patch: string }[];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly refuses?: boolean;
  /** Lines that take no comment, such as `manifest.json:3`. */
  readonly wrongPlaces?: readonly string[];
}

interface EndedOffer extends EndedStep {
  readonly block: { readonly words: string; readonly patch: string } | undefined;
  readonly suggested: number;
}

export async function reported(
  pull: CheckedOut,
  { files = [], inputs = INPUTS, refuses = false, wrongPlaces = [] }: Shown = {},
): Promise<EndedOffer> {
  const server = await gitHubServer(({ operation }) =>
    refuses && !operation.startsWith("GET") ? { answer: 403, message: "Resource not accessible" } : undefined,
  );
  server.repository.files = files;
  server.repository.refused = new Set(wrongPlaces);
  const ended = await onPullRequest(pull, { inputs, url: server.url });
  expect(server.wrong).toEqual([]);
  const [, words = "", , patch] = BLOCK.exec(ended.summary) ?? [];
  return {
    ...ended,
    block: patch === undefined ? undefined : { words, patch },
    suggested: server.repository.comments.length,
  };
}

export const pullWith = (manifest: string): CheckedOut =>
  checkedOut({ base: (folder) => wholePlugin({ "manifest.json": manifest }, folder), head: { "docs/a.md": "a" } });
export const manifestIn = ({ folder }: CheckedOut): string => readFileSync(join(folder, "manifest.json"), "utf8");

/** What `--fix` makes of the manifest. */
export async function fixed(pull: CheckedOut): Promise<string> {
  const before = manifestIn(pull);
  await runCliHere(["validate", "--fix", pull.folder]);
  const after = manifestIn(pull);
  writeFileSync(join(pull.folder, "manifest.json"), before);
  return after;
}

/** What GitHub lists of a pull request that changes one line of the manifest. */
export function changedLine(text: string, words: string) {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.includes(words)) + 1;
  const patch = `@@ -${String(at)},1 +${String(at)},1 @@\n-  "old": 1\n+${lines[at - 1] ?? ""}`;
  return { filename: "manifest.json", patch };
}

/** What GitHub lists of a file that is new in the pull request. */
export function patchOfAll(lines: readonly string[]): string {
  return [`@@ -0,0 +1,${String(lines.length)} @@`, ...lines.map((line) => `+${line}`)].join("\n");
}
