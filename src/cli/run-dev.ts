import { join } from "node:path";
import { makeCancellable } from "../commands/cancellation.js";
import type { ExitStatus } from "../core/exit-status.js";
import { print, printError } from "../output/print.js";
import { findPreviewFolder } from "../preview/read-preview.js";
import { startPreview } from "../preview/start-preview.js";
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
  const { settings } = readLifeOptions(call);
  const port = parsePort(call.values.get("port") ?? "0", "4600");
  const place = { path, cwd, settings };
  const { root, folder } = await findPreviewFolder(place);
  return makeCancellable(async (cancellation) => {
    const preview = await startPreview({
      ...{ ...place, port },
      pathOf: (at, file) => makePathFormatter(at)(file),
      reportCrash(error) {
        printError(formatCrash(error));
      },
      announce(address) {
        print(`Open ${address}\nThe address works once, in one browser. Ctrl-C ends this.\n`);
      },
    });
    try {
      const enters = (below: string): boolean => !/(?:^|\/)(?:node_modules|\.git)$/u.test(below);
      return await repeatOnChange({ folder: join(root, folder), path, enters }, cancellation, async ({ warning }) => {
        if (warning !== undefined) printError(`${warning}.\n`);
        await preview.update();
      });
    } finally {
      await preview.close();
    }
  });
}
