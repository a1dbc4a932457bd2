import { resolve } from "node:path";
import { makeCancellable } from "../commands/cancellation.js";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import { TOOL } from "../core/tool.js";
import { formatTypes } from "../create/format-types.js";
import { print, printError } from "../output/print.js";
import { isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { findPluginFolders } from "../run/plugin-folders.js";
import { writeUserFile } from "../run/write-user-file.js";
import { makeVisible, quote } from "../text/safe.js";
import { readFileOfCaller } from "../workspace/read-file-of-caller.js";
import { getCurrentFolder } from "./print-report.js";
import { catchMistake, repeatOnChange, WAITING } from "./watch-plugin.js";

/** Prints the types of a manifest, or brings a file up to date, and returns the exit status. */
export async function runTypes(path: string, output: string | undefined): Promise<ExitStatus> {
  const cwd = getCurrentFolder();
  const { root, workspace, folders } = await findPluginFolders([path], { cwd });
  const [folder, ...others] = folders;
  if (folder === undefined || others.length > 0) {
    throw new UsageError(`${quote(path)} names ${String(folders.length)} plugins`, "Give the folder of one plugin");
  }
  const { manifest } = (await readPlugin(workspace, { folder, needs: ["manifest"] })).facts;
  if (isAbsent(manifest)) {
    throw new UsageError(
      `manifest.json has no types: ${manifest.absent}`,
      `Run ${TOOL.name} validate in this folder, which shows the place`,
    );
  }
  const { value } = manifest;
  const text = formatTypes(
    {
      schema: value["config_schema"] ?? value["configSchema"],
      defaults: value["default_config"],
      permissions: value["permissions"],
      commands: value["commands"],
    },
    `${TOOL.name} types`,
  );
  if (output === undefined) print(text);
  else printError(`${makeVisible(output)} ${writeTypes(resolve(cwd, output), text, root)}\n`);
  return EXIT.pass;
}

/** Keeps a file of types up to date until the run is interrupted. */
export async function watchTypes(path: string, output: string | undefined): Promise<ExitStatus> {
  if (output === undefined) throw new UsageError("--watch does not know which file", "Write --output FILE --watch");
  const folder = resolve(getCurrentFolder(), path);
  // The manifest is in the folder itself.
  const watched = { folder, path, enters: () => false, ignores: (below: string) => below !== "manifest.json" };
  return makeCancellable((cancellation) =>
    repeatOnChange(watched, cancellation, async () => {
      const mistake = await catchMistake(() => runTypes(path, output));
      printError(`${mistake ?? ""}${WAITING}\n\n`);
    }),
  );
}

/** Says what was done. A file that has the same text keeps its time, so that no watcher builds again. */
function writeTypes(path: string, text: string, root: string): string {
  const before = readFileOfCaller(path, root);
  if ("bytes" in before && Buffer.from(before.bytes).equals(Buffer.from(text)))
    return "has the types of manifest.json already";
  writeUserFile(
    { path, what: "The file of types", help: "Give --output a path that can be written", checkouts: [root] },
    text,
  );
  return "has the types of manifest.json now";
}
