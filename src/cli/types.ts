import { join, resolve } from "node:path";
import { makeCancellable } from "../commands/cancellation.js";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import { findTypesFiles, formatTypes } from "../create/format-types.js";
import { print, printError } from "../base/output/print.js";
import { isAbsent, type Absent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { findOnePlugin, type OnePlugin } from "../run/tagged-plugin.js";
import { writeUserFile } from "../run/write-user-file.js";
import { makeVisible } from "../base/text/safe.js";
import { readFileOfCaller } from "../base/files/read-file-of-caller.js";
import type { Workspace } from "../base/files/workspace.js";
import { getCurrentFolder } from "./print-report.js";
import { catchMistake, formatWaiting, repeatOnChange } from "./watch-plugin.js";
import type { CommandWork } from "./command.js";
import { formatStarted } from "./own-command.js";

export const types: CommandWork = {
  options: [
    {
      name: "output",
      value: "FILE",
      help: "Write the types to this file instead of printing them; an up-to-date file stays as it is",
    },
    { name: "watch", help: "Write the file again whenever manifest.json changes" },
  ],
  run({ arguments: [path = "."], values, switches }) {
    const output = values.get("output");
    return switches.has("watch") ? watchTypes(path, output) : runTypes(path, output);
  },
};

/** Prints the types of a manifest, or brings a file up to date, and returns the exit status. */
async function runTypes(path: string, output: string | undefined): Promise<ExitStatus> {
  const cwd = getCurrentFolder();
  const { root, workspace, folder } = await findOnePlugin(path, cwd);
  const text = await readTypes(workspace, folder);
  if (isAbsent(text)) {
    throw new UsageError(
      `manifest.json has no types: ${text.absent}`,
      `To see where, run in this folder: ${formatStarted("validate")}`,
    );
  }
  if (output === undefined) print(text.types);
  else printError(`${makeVisible(output)} ${writeTypes(resolve(cwd, output), text.types, root)}\n`);
  return EXIT.pass;
}

async function readTypes(workspace: Workspace, folder: string): Promise<{ readonly types: string } | Absent> {
  const { manifest } = (await readPlugin(workspace, { folder, needs: ["manifest"] })).facts;
  if (isAbsent(manifest)) return manifest;
  const { value } = manifest;
  const text = formatTypes({
    schema: value["config_schema"] ?? value["configSchema"],
    defaults: value["default_config"],
    permissions: value["permissions"],
    commands: value["commands"],
  });
  return { types: text };
}

/**
 * Brings the files of types up to date that the plugin has. Of a manifest that cannot be read, they stay.
 *
 * @throws {UsageError} where one cannot be written.
 */
export async function updateTypes({ root, workspace, folder }: OnePlugin): Promise<void> {
  const files = findTypesFiles(workspace, folder);
  const text = files.length === 0 ? undefined : await readTypes(workspace, folder);
  if (!text || isAbsent(text)) return;
  for (const file of files) writeTypes(join(root, file), text.types, root);
}

/** Keeps a file of types up to date until the run is interrupted. */
async function watchTypes(path: string, output: string | undefined): Promise<ExitStatus> {
  if (output === undefined) throw new UsageError("--watch needs a file to write", "Write --output FILE --watch");
  const folder = resolve(getCurrentFolder(), path);
  // The manifest is in the folder itself.
  const watched = { folder, path, enters: () => false, ignores: (below: string) => below !== "manifest.json" };
  return makeCancellable((cancellation) =>
    repeatOnChange(watched, cancellation, async () => {
      const mistake = await catchMistake(() => runTypes(path, output));
      printError(`${mistake ?? ""}${await formatWaiting()}\n\n`);
    }),
  );
}

/** Says what was done. A file that has the same text keeps its time, so that no watcher builds again. */
function writeTypes(path: string, text: string, root: string): string {
  const before = readFileOfCaller(path, root);
  if ("bytes" in before && Buffer.from(before.bytes).equals(Buffer.from(text)))
    return "already has the types of manifest.json";
  writeUserFile(
    { path, what: "The file of types", help: "Give --output a path that can be written", checkouts: [root] },
    text,
  );
  return "has the types of manifest.json now";
}
