import { getSurroundings } from "../base/processes/programs.js";
import { basename, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { makeCancellable } from "../commands/cancellation.js";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { TOOL } from "../core/tool.js";
import { Refusal, UsageError } from "../core/errors.js";
import { downloadVersion, type DownloadedVersion } from "../marketplace/client/download-version.js";
import { ServerFault } from "../base/network/server-fault.js";
import { refuseOccupiedFolder, writeNewFolder, type NewFile } from "../base/output/new-folder.js";
import { print, printError, printWaiting } from "../base/output/print.js";
import { makePluginId } from "../release/packing/archive-name.js";
import { openDownload, type OpenedDownload } from "../release/packing/accept-archive.js";
import { writeUserFile } from "../run/write-user-file.js";
import { readMarketplaceUrl } from "../release/index.js";
import { formatNumber } from "../base/text/numbers.js";
import { makeInert, makeVisible, quote, shorten } from "../base/text/safe.js";
import { quoteForShell } from "../base/text/shell-word.js";
import { parseVersion } from "../base/text/versions/versions.js";
import { readFileOfCaller } from "../base/files/read-file-of-caller.js";
import type { CommandLine, CommandWork } from "./command.js";
import { getCurrentFolder } from "./print-report.js";
import { MARKETPLACE_OPTIONS } from "./options.js";
import { refuseOccupied } from "./refuse-occupied.js";
import { findStartedCopy, formatStarted } from "./own-command.js";

export const install: CommandWork = {
  options: [
    { name: "marketplace-url", value: "URL", help: "The URL of the marketplace; no credential is sent" },
    { name: "output", value: "FOLDER", help: "The new folder; the plugin's name by default" },
    {
      name: "archive",
      value: "FILE",
      help: "Also keep the archive in this file, so that you can verify its attestation",
    },
  ],
  run: runInstall,
};

const MAX_REASON_LENGTH = 500;
const NOT_INSTALLED = "Nothing was written. Report this to the operator of the marketplace";

/** Downloads a plugin into a new folder, and returns the exit status. */
async function runInstall(call: CommandLine): Promise<ExitStatus> {
  const { values } = call;
  const cwd = getCurrentFolder();
  const asked = readName(call);
  const url = readMarketplaceUrl(values.get("marketplace-url")?.trim() ?? "", MARKETPLACE_OPTIONS);
  const folder = resolve(cwd, values.get("output") ?? asked.pluginId);
  const kept = values.get("archive");
  const file = kept === undefined ? undefined : resolve(cwd, kept);
  if (file !== undefined && isOccupied(file)) {
    throw new UsageError(`${quote(kept, 200)} already exists`, "Give --archive the name of a new file");
  }
  await refuseOccupied(basename(folder), () => {
    refuseOccupiedFolder(folder);
  });
  return makeCancellable(async ({ signal }) => {
    const options = { url, environment: getSurroundings().env, onWait: printWaiting, signal, ...asked };
    const downloaded = await downloadOrExplain(options);
    if (downloaded === undefined) return EXIT.fault;
    const opened = await openOrRefuse(downloaded);
    const finish = async (): Promise<void> => {
      // A signal that has arrived meanwhile is heard now.
      await setImmediate();
      signal.throwIfAborted();
      const help = "Give --archive another path";
      if (file !== undefined) writeUserFile({ path: file, what: "The archive", help, checkouts: [] }, downloaded.bytes);
    };
    await refuseOccupied(basename(folder), () => writeNewFolder(folder, listFiles(opened), finish));
    print(formatInstalled(downloaded, opened, { folder: values.get("output") ?? asked.pluginId, archive: kept }));
    return EXIT.pass;
  });
}

function isOccupied(file: string): boolean {
  const found = readFileOfCaller(file, undefined, 0);
  return !("refused" in found && found.missing);
}

function readName({ arguments: [typed] }: CommandLine): {
  readonly pluginId: string;
  readonly version: string | undefined;
} {
  const help = `Name it as the marketplace does:\n  ${formatStarted("install weather-widget@1.4.0")}`;
  if (typed === undefined) throw new UsageError("install needs the name of a plugin", help);
  const at = typed.lastIndexOf("@");
  const [name, number] = at > 0 ? [typed.slice(0, at), typed.slice(at + 1)] : [typed, undefined];
  const pluginId = makePluginId(name);
  if (pluginId === undefined) throw new UsageError(`${quote(name)} is not the name of a plugin`, help);
  const version = number === undefined ? undefined : parseVersion(number)?.text;
  if (number !== undefined && version !== number) throw new UsageError(`${quote(number)} is not a version`, help);
  return { pluginId, version };
}

/** `undefined` if the marketplace gave no answer, which is then said. */
async function downloadOrExplain(
  options: Parameters<typeof downloadVersion>[0],
): Promise<DownloadedVersion | undefined> {
  try {
    const downloaded = await downloadVersion(options);
    if ("otherBytes" in downloaded) throw new Refusal(downloaded.otherBytes, NOT_INSTALLED);
    return downloaded;
  } catch (error) {
    if (!(error instanceof ServerFault)) throw error;
    if (error.kind === "refused")
      throw new UsageError(error.message, "Look up the available plugins on the marketplace");
    printError(makeInert(`${TOOL.name}: ${makeVisible(error.message)}\nNothing was written. Run this again\n`));
    return undefined;
  }
}

async function openOrRefuse({ bytes, version }: DownloadedVersion): Promise<OpenedDownload> {
  try {
    return await openDownload(bytes, version);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.message, NOT_INSTALLED);
    throw error;
  }
}

function listFiles({ opened }: OpenedDownload): ReadonlyMap<string, NewFile> {
  const { workspace } = opened;
  return new Map(
    opened.entries.map(({ path, isExecutable }) => [
      path,
      { bytes: workspace.bytes(path) ?? new Uint8Array(), isExecutable },
    ]),
  );
}

/** What was installed, and what to type next: each line that begins with two spaces can be pasted. */
function formatInstalled(
  { version: { pluginId, version, artifact, yanked, deprecated } }: DownloadedVersion,
  { opened, repository }: OpenedDownload,
  { folder, archive }: { readonly folder: string; readonly archive: string | undefined },
): string {
  const { command } = findStartedCopy();
  const word = quoteForShell(folder);
  const [file, source] = [archive ?? `${pluginId}.zip`, repository ?? "OWNER/REPOSITORY"].map(quoteForShell);
  const describe = (what: string, why: string): string =>
    `It is ${what}: ${shorten(makeVisible(why), MAX_REASON_LENGTH)}`;
  const lines = [
    `Installed ${pluginId} ${version} in ${makeVisible(folder)}: ${formatNumber(opened.entries.length)} files, none of them executed.`,
    `sha256 ${artifact.sha256}, as declared by the marketplace`,
    ...(yanked ? [describe("yanked", yanked.reason)] : []),
    ...(deprecated ? [describe("deprecated", deprecated.message)] : []),
    "",
    "Try it:",
    `  ${command} test ${word}`,
    `  ${command} dev ${word} --no-build`,
    archive === undefined
      ? "To see who built it, keep its archive with --archive, and verify its attestation, if there is one:"
      : "See who built it, if there is an attestation:",
    `  gh attestation verify ${file ?? ""} --repo ${source ?? ""}`,
  ];
  return makeInert(`${lines.join("\n")}\n`);
}
