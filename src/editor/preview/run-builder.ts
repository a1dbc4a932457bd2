import { listFoldersAbove } from "../../base/files/workspace.js";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Cancellation } from "../../commands/cancellation.js";
import { makeChildEnvironment } from "../../commands/child-environment.js";
import { makeInvocation } from "../../commands/invocation.js";
import { runCommand } from "../../commands/run-command.js";
import type { Ending } from "../../plugin/scripts/command-run.js";
import { formatInstallCommand } from "../../repository/manager-commands.js";
import { findPackageManager } from "../../repository/package-manager.js";
import type { Environment } from "../../base/processes/start-process.js";
import type { OnePlugin } from "../../run/tagged-plugin.js";
import { makeVisible } from "../../base/text/safe.js";
import type { JsonObject } from "../../base/text/json/json-object.js";
import type { WatchScript } from "./choose-build.js";
import type { BuildState, Problem } from "./protocol.js";
import type { BuildReader } from "./read-build.js";

/** What runs in the plugin's own build has it: so `dev` knows where it was started by itself. */
export const STARTED_BY_DEV = "PLUGIN_PREFLIGHT_DEV";

export interface BuilderOptions extends OnePlugin {
  readonly packageJson: JsonObject;
  readonly environment: Environment;
  /** The variables that a person named for the build. */
  readonly named: readonly string[];
  readonly platform: string;
  readonly cancellation: Cancellation;
  readonly reader: BuildReader;
  /** Gets the state of the build after each line. All of it can be shown. */
  readonly onChange: (builder: BuildState, line?: string) => void;
}

const MAX_LINES = 200;
/** Nobody develops for longer at once. */
const MINUTES = 20 * 24 * 60;
/** What a shell says of a program that it does not find. */
const NOT_FOUND = 127;

/**
 * Runs the plugin's own build until it ends, or the run is called off. Nothing of it runs afterwards.
 *
 * @throws the reason of the cancellation.
 */
export async function runBuilder(watch: WatchScript, options: BuilderOptions): Promise<void> {
  const { workspace, root, folder, packageJson, environment, named, platform, cancellation, onChange } = options;
  const manager = findPackageManager(workspace, folder, packageJson);
  const invocation = makeInvocation(
    { kind: "script", script: watch.script, text: watch.text },
    manager.name,
    platform,
    watch.more,
  );
  const mark = randomUUID();
  const above = listFoldersAbove(folder).map((one) => join(root, one));
  const line = makeVisible(invocation.line);
  let printed: readonly string[] = [];
  let failed: Pick<Problem, "place"> = {};
  onChange({ line, printed, status: { kind: "building" } });
  const { ending } = await runCommand(invocation, {
    folder: join(root, folder),
    environment: { ...makeChildEnvironment(environment, above, mark, named), [STARTED_BY_DEV]: "1" },
    mark,
    platform,
    cancellation,
    minutes: MINUTES,
    keepsInput: true,
    onLine(text) {
      const shown = makeVisible(stripVTControlCharacters(text));
      printed = [...printed, shown].slice(-MAX_LINES);
      const status = options.reader.read(text);
      failed = status.kind === "failed" ? status.problem : {};
      onChange({ line, printed, status }, shown);
    },
  });
  const message = `${line} ${describeEnding(ending)}`;
  const isMissing = ending.kind === "no-program" || (ending.kind === "status" && ending.status === NOT_FOUND);
  const help = isMissing
    ? `Install the dependencies: ${formatInstallCommand(manager)}`
    : "It is started again when you save a file";
  // A build that fails and ends has named the place before.
  const { place } = failed;
  const problem = { message, help, output: printed.slice(-MAX_SHOWN), ...(place && { place }) };
  onChange({ line, printed, status: { kind: "failed", at: Date.now(), problem } }, `${message}. ${help}`);
}

const MAX_SHOWN = 40;

function describeEnding(ending: Ending): string {
  switch (ending.kind) {
    case "status":
      return `exited with code ${String(ending.status)}`;
    case "signal":
      return `was stopped by ${ending.signal}`;
    case "no-program":
      return `cannot be started: there is no ${makeVisible(ending.program)}`;
    case "time-limit":
      return "ran for too long";
  }
}
