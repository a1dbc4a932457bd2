import { join } from "node:path";
import { parse } from "yaml";
import { listBlocks, readDocument } from "./documents.js";
import { makePlugin } from "./folders.js";
import { CLI } from "./product.js";

interface PageJob {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly name?: string; readonly run?: string }[];
}

/** The jobs of the workflow that a page offers to paste. */
export function readPageJobs(page: string): Readonly<Record<string, PageJob>> {
  const text = listBlocks(readDocument(page)).find(({ language }) => language === "yaml")?.text ?? "";
  return (parse(text.replaceAll("<sha>", "v1")) as { readonly jobs: Readonly<Record<string, PageJob>> }).jobs;
}

/** The script of a step of that workflow. */
export function readPageStep(page: string, name: string): string {
  const steps = Object.values(readPageJobs(page)).flatMap((job) => job.steps);
  const run = steps.find((step) => step.name === name)?.run;
  if (run === undefined) throw new Error(`${page} has no step "${name}" with a script`);
  return run;
}

/** What a checkout of plugin-preflight to the folder `preflight` of a job brings: the built product. */
export function standInForCheckout(workspace: string): void {
  const files = { "package.json": '{ "type": "module" }', "dist/cli/index.js": `import ${JSON.stringify(CLI)};\n` };
  makePlugin(files, join(workspace, "preflight"));
}
