import { relative, resolve, sep } from "node:path";
import type { Outputs } from "../core/action-outputs.js";
import { verdict } from "../core/report.js";
import type { Released } from "../release/outcome.js";
import type { Preflight } from "../run/result.js";
import { countReportFindings } from "../reporters/phrases.js";
import { makeInertJson } from "../base/text/safe.js";
import { parseVersion } from "../base/text/versions/versions.js";
import { resolveFolder } from "../base/files/disk.js";
import { appendFile } from "../base/output/append-file.js";
import { writeChannel, type ReportChannel, type FileOutput } from "./channel.js";
import type { Runner } from "./runner.js";

export const NO_FILES: Readonly<Record<FileOutput, string>> = { "report-file": "", "sarif-file": "", "patch-file": "" };

/** The outputs for a later job. "" if there is no archive. */
export const NO_ARTIFACT = { "artifact-path": "", "artifact-dir": "", "artifact-sha256": "" };

const NO_RELEASE = {
  "release-state": "",
  "release-url": "",
  "marketplace-state": "",
  "marketplace-listing-url": "",
  "npm-url": "",
  plan: "",
};

/** The additional outputs of a release. */
export function makeReleaseOutputs({ outcome }: Released): typeof NO_RELEASE {
  const places = outcome.targets.flatMap(({ target, url }) => (url === undefined ? [] : [{ target, url }]));
  // A target of one of several plugins has its folder behind its name.
  const listOf = (name: string) => outcome.targets.filter(({ target }) => target.split(" ")[0] === name);
  const joinValues = (values: readonly (string | undefined)[]): string =>
    [...new Set(values.filter((value) => value !== undefined))].join("\n");
  const marketplace = listOf("marketplace");
  const place = places.find(({ target }) => target === "github-release") ?? places[0];
  return {
    "release-state": outcome.state,
    "release-url": place?.url ?? "",
    "marketplace-state": joinValues(marketplace.map(({ state }) => state)),
    "marketplace-listing-url": joinValues(marketplace.map(({ url }) => url)),
    "npm-url": joinValues(listOf("npm").map(({ url }) => url)),
    plan: makeInertJson(JSON.stringify(outcome.plan)),
  };
}

/** A folder as the input `path` names it, wherever below the workspace the repository is checked out. */
function makeInputPath(folder: string, workspace: string): string {
  const from = resolveFolder(workspace) ?? workspace;
  return relative(from, resolveFolder(folder) ?? folder).replaceAll(sep, "/") || ".";
}

/** @param workspace the folder that the input `path` starts from. */
export function makeOutputs(
  { report, root }: Preflight,
  workspace: string,
  files: Readonly<Record<FileOutput, string>>,
): Outputs {
  const counts = countReportFindings(report);
  const [plugin, ...others] = report.plugins;
  const only = others.length === 0 ? plugin : undefined;
  const version = only?.version === undefined ? undefined : parseVersion(only.version);
  return {
    verdict: verdict(report),
    errors: String(counts.error),
    warnings: String(counts.warning),
    notices: String(counts.notice),
    "stops-release": String(counts.stopsRelease),
    plugins: makeInertJson(
      JSON.stringify(report.plugins.map(({ path }) => makeInputPath(resolve(root, path), workspace))),
    ),
    "plugin-name": only?.name ?? "",
    version: only?.version ?? "",
    prerelease: version ? String(version.prerelease) : "",
    ...files,
    ...NO_ARTIFACT,
    ...NO_RELEASE,
  };
}

/** The outputs of a run that could not check anything. */
export const NO_OUTPUTS: Outputs = {
  verdict: "broken",
  errors: "",
  warnings: "",
  notices: "",
  "stops-release": "",
  plugins: "[]",
  "plugin-name": "",
  version: "",
  prerelease: "",
  ...NO_FILES,
  ...NO_ARTIFACT,
  ...NO_RELEASE,
};

/** Formats the outputs for the runner's output file. No value can end its block or begin another. */
export function formatOutputs(outputs: Outputs): string {
  return Object.entries(outputs)
    .map(([name, value]) => {
      const delimiter = findUnusedDelimiter(value);
      return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    })
    .join("");
}

function findUnusedDelimiter(value: string): string {
  for (let number = 0; ; number++) {
    const delimiter = `END_${String(number)}`;
    if (!value.includes(delimiter)) return delimiter;
  }
}

/** The outputs for later steps: those of the report, with some of another source in their place. */
export function makeOutputChannel(
  { outputFile, workspace }: Pick<Runner, "outputFile" | "workspace">,
  others: Partial<Outputs>,
): ReportChannel {
  return {
    async publish(publication) {
      const { result, files } = publication;
      await writeOutputs({ ...makeOutputs(result, workspace, files), ...others }, outputFile);
      return publication;
    },
  };
}

/** Writes the outputs for later steps. Not with @actions/core: see docs/maintainers/decisions/toolkit.md. */
export async function writeOutputs(outputs: Outputs, outputFile: string | undefined): Promise<void> {
  await writeChannel("outputs", () => {
    appendFile(outputFile, formatOutputs(outputs));
  });
}
