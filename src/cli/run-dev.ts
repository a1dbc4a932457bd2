import { join } from "node:path";
import { makeCancellable, type Cancellation } from "../commands/cancellation.js";
import type { ExitStatus } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import { TOOL } from "../core/tool.js";
import { print, printError } from "../output/print.js";
import { isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { chooseBuild } from "../preview/choose-build.js";
import { findPreviewFolder } from "../preview/read-preview.js";
import { runBuilder, STARTED_BY_DEV } from "../preview/run-builder.js";
import { startPreview, type Preview } from "../preview/start-preview.js";
import { getSurroundings } from "../processes/programs.js";
import type { Call } from "./command.js";
import { formatCrash } from "./format-crash.js";
import { readLifeOptions } from "./life-options.js";
import { parsePort } from "./parse.js";
import { getCurrentFolder, makePathFormatter } from "./print-report.js";
import { repeatOnChange } from "./watch-plugin.js";

/** Previews a plugin until the run is interrupted. */
export async function runDev(call: Call): Promise<ExitStatus> {
  const cwd = getCurrentFolder();
  const [path = "."] = call.arguments;
  const { settings, named } = readLifeOptions(call);
  const port = parsePort(call.values.get("port") ?? "0", "4600");
  const place = { path, cwd, settings };
  const build = call.switches.has("no-build") ? undefined : await prepareBuild(call, named);
  const { root, folder } = await findPreviewFolder(place);
  return makeCancellable(async (cancellation) => {
    const preview = await startPreview({
      ...{ ...place, port, reportCrash, surroundings: getSurroundings(), cancellation, named },
      pathOf: (at, file) => makePathFormatter(at)(file),
      announce(address) {
        print(`Open ${address}\nThe address works once, in one browser. Ctrl-C ends this.\n`);
      },
    });
    const building = build?.(preview, cancellation).catch((error: unknown) => {
      if (!cancellation.signal.aborted && error instanceof Error) reportCrash(error);
    });
    try {
      const enters = (below: string): boolean => !/(?:^|\/)(?:node_modules|\.git)$/u.test(below);
      return await repeatOnChange({ folder: join(root, folder), path, enters }, cancellation, async ({ warning }) => {
        if (warning !== undefined) printError(`${warning}.\n`);
        await preview.update();
      });
    } finally {
      await Promise.all([preview.close(), building]);
    }
  });
}

function reportCrash(error: Error): void {
  printError(formatCrash(error));
}

/** Chooses what builds, before anything is started. @throws {UsageError} where nothing does. */
async function prepareBuild(call: Call, named: readonly string[]) {
  const { env: environment, platform } = process;
  if (environment[STARTED_BY_DEV] !== undefined) {
    throw new UsageError(
      `${TOOL.name} dev was started by the build that it had started itself`,
      'Let the script "dev" of package.json only build and watch, and start the preview by itself',
    );
  }
  const [path = "."] = call.arguments;
  const { root, workspace, folder } = await findPreviewFolder({ path, cwd: getCurrentFolder(), settings: undefined });
  const { facts } = await readPlugin(workspace, { folder, needs: ["packageJson"] });
  const packageJson = isAbsent(facts.packageJson) ? {} : facts.packageJson.value;
  const watch = chooseBuild(packageJson);
  return (preview: Preview, cancellation: Cancellation): Promise<void> =>
    runBuilder(watch, {
      ...{ workspace, root, folder, packageJson, environment, named, platform, cancellation },
      onChange(builder, line) {
        preview.showBuilder(builder);
        if (line !== undefined) printError(`${line}\n`);
      },
    });
}
