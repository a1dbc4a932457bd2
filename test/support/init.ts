import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { checks } from "../../src/checks/index.js";
import { ask } from "./diagnosis.js";
import { manifestWith, wholePlugin, type Files } from "./folders.js";
import { findParserErrors } from "./github-parser.js";
import { runCliHere } from "./product.js";
import { findingsOf } from "./records.js";

/** The workflow that `init` writes. */
export const WORKFLOW = ".github/workflows/check.yml";
const LOCK = `{ "lockfileVersion": 3 }\n`;

/** A plugin in a repository, whose package.json asks for some packages. */
export function pluginToInit(
  packages: Readonly<Record<string, string>> = {},
  files: Files = {},
  folder?: string,
): string {
  const packageJson = {
    name: "tides",
    version: "1.4.0",
    scripts: { build: "node build.js" },
    devDependencies: packages,
  };
  const own = {
    "package.json": `${JSON.stringify(packageJson, undefined, 4)}\n`,
    "package-lock.json": LOCK,
    "manifest.json": manifestWith({ name: "Tides" }),
    ".git/": "",
  };
  return wholePlugin({ ...own, ...files }, folder);
}

/** Nothing is found in the workflows, by GitHub's own parser, by our checks and by doctor. */
export async function expectGoodWorkflows(folder: string, path = "."): Promise<void> {
  for (const { name, text } of workflowsOf(folder)) expect(await findParserErrors(text), name).toEqual([]);
  const only = checks.flatMap(({ id }) => (id.startsWith("workflow-") ? [id] : []));
  const args = ["validate", path, "--only", only.join(), "--format", "json"];
  const judged = await runCliHere(args, { cwd: folder });
  const findings = findingsOf(judged.stdout).filter(({ check }) => check !== "workflow-owner");
  expect([findings, judged.status]).toEqual([[], 0]);
  for (const { path: file, text } of workflowsOf(folder)) writeFileSync(file, text.replaceAll("OWNER/", "harbour/"));
  const lines = (await ask(join(folder, path))).lines.filter(({ id }) => id.startsWith("workflow"));
  const isReleasing = workflowsOf(folder).some(({ text }) => /^ +targets: /mu.test(text));
  const seen = ["workflow", "workflow-actions", ...(isReleasing ? ["workflow-tags"] : []), "workflow-pins"];
  expect(lines.map(({ id, state }) => `${id} ${state}`)).toEqual(seen.map((id) => `${id} fit`));
}

export function workflowsOf(folder: string) {
  const below = join(folder, ".github", "workflows");
  return readdirSync(below)
    .toSorted()
    .map((name) => ({ name, path: join(below, name), text: readFileSync(join(below, name), "utf8") }));
}

export const init = (cwd: string, ...args: readonly string[]) => runCliHere(["init", ...args], { cwd });
