import { join, resolve } from "node:path";
import { makeCancellable, type Cancellation } from "../commands/cancellation.js";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import { TOOL } from "../core/tool.js";
import { print, printError } from "../base/output/print.js";
import { isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { chooseBuild } from "../editor/preview/choose-build.js";
import { findEditor } from "../editor/preview/editor.js";
import { runBuilder, STARTED_BY_DEV } from "../editor/preview/run-builder.js";
import { startPreview, type Preview } from "../editor/preview/start-preview.js";
import { parseSize, takePicture } from "../editor/preview/take-picture.js";
import { findOnePlugin, type OnePlugin } from "../run/tagged-plugin.js";
import { writeUserFile } from "../run/write-user-file.js";
import { makeVisible } from "../base/text/safe.js";
import type { Size } from "../editor/preview/protocol.js";
import { getSurroundings, type Surroundings } from "../base/processes/programs.js";
import type { Call, CommandWork } from "./command.js";
import { formatCrash } from "./format-crash.js";
import { readLifeOptions } from "./life-options.js";
import { parsePort } from "./parse.js";
import { getCurrentFolder, makePathFormatter } from "./print-report.js";
import { updateTypes } from "./types.js";
import { catchMistake, isWatched, repeatOnChange } from "./watch-plugin.js";

export const dev: CommandWork = {
  options: [
    { name: "no-build", help: "Do not start a build: you run it yourself" },
    { name: "port", value: "PORT", help: "The port on 127.0.0.1; any free port by default" },
    { name: "settings", value: "FILE", help: "Start with the settings in this JSON file" },
    {
      name: "editor",
      value: "PROGRAM",
      help: "The editor for opening locations; VISUAL or EDITOR by default, if it has a window",
    },
    {
      name: "screenshot",
      value: "FILE",
      help: "Write a PNG of the current build, and exit; requires Chromium or Chrome",
    },
    { name: "size", value: "WxH", help: "The size of the screenshot in pixels; 1280x800 by default" },
    {
      name: "env",
      value: "NAME",
      repeats: true,
      help: "Pass this environment variable to the plugin's build; may be repeated",
    },
  ],
  run: runDev,
};

const GIVE_FILE = "Give --screenshot a path that can be written";

/** Previews a plugin until the run is interrupted, or takes one picture of it. */
async function runDev(call: Call): Promise<ExitStatus> {
  const cwd = getCurrentFolder();
  const [path = "."] = call.arguments;
  const { settings, named } = readLifeOptions(call);
  const port = parsePort("--port", call.values.get("port") ?? "0", "4600");
  const picture = readPicture(call);
  const surroundings = getSurroundings();
  const found = await findOnePlugin(path, cwd);
  const { root, folder } = found;
  const editor = findEditor(call.values.get("editor"), { surroundings, repository: root });
  const build = call.switches.has("no-build") || picture ? undefined : await prepareBuild(found, named);
  return makeCancellable(async (cancellation) => {
    const start = (announce: (address: string) => void): Promise<Preview> =>
      startPreview({
        path,
        cwd,
        settings,
        named,
        port,
        editor,
        surroundings,
        cancellation,
        reportCrash,
        announce,
        pathOf: (at, file) => makePathFormatter(at)(file),
      });
    if (picture) return writePicture(picture, start, { surroundings, root, cwd });
    const preview = await start((address) => {
      print(`Open ${address}\nThis URL works once, in one browser. Press Ctrl-C to stop.\n`);
    });
    const building = build?.(preview, cancellation).catch((error: unknown) => {
      if (!cancellation.signal.aborted && error instanceof Error) reportCrash(error);
    });
    try {
      return await repeatOnChange(
        { folder: join(root, folder), path, enters: isWatched },
        cancellation,
        async ({ warning }) => {
          if (warning !== undefined) printError(`${warning}.\n`);
          const mistake = await catchMistake(async () => updateTypes(await findOnePlugin(path, cwd)));
          if (mistake !== undefined) printError(mistake);
          await preview.update();
        },
      );
    } finally {
      await Promise.all([preview.close(), building]);
    }
  });
}

interface Picture {
  /** As the caller wrote it. */
  readonly file: string;
  readonly size: Size;
}

function readPicture({ values }: Call): Picture | undefined {
  const file = values.get("screenshot");
  const size = values.get("size");
  if (file !== undefined) return { file, size: parseSize(size ?? "1280x800") };
  if (size === undefined) return undefined;
  throw new UsageError("--size is the size of a picture", "Write --screenshot FILE --size WxH");
}

async function writePicture(
  { file, size }: Picture,
  start: (announce: (address: string) => void) => Promise<Preview>,
  { surroundings, root, cwd }: { readonly surroundings: Surroundings; readonly root: string; readonly cwd: string },
): Promise<ExitStatus> {
  let address = "";
  const preview = await start((opened) => {
    address = opened;
  });
  try {
    await preview.update();
    const isRoot = process.getuid?.() === 0;
    const png = await takePicture({ address, size, surroundings, repository: root, isRoot });
    writeUserFile({ path: resolve(cwd, file), what: "The picture", help: GIVE_FILE, checkouts: [root] }, png);
  } finally {
    await preview.close();
  }
  printError(`${makeVisible(file)} has ${String(size.width)} × ${String(size.height)} pixels\n`);
  return EXIT.pass;
}

function reportCrash(error: Error): void {
  printError(formatCrash(error));
}

/** Chooses what builds, before anything is started. @throws {UsageError} where nothing does. */
async function prepareBuild({ root, workspace, folder }: OnePlugin, named: readonly string[]) {
  const { env: environment, platform } = process;
  if (environment[STARTED_BY_DEV] !== undefined) {
    throw new UsageError(
      `${TOOL.name} dev was started by its own build`,
      'Let the script "dev" of package.json only build and watch, and start the preview separately',
    );
  }
  const { facts } = await readPlugin(workspace, { folder, needs: ["packageJson"] });
  const packageJson = isAbsent(facts.packageJson) ? {} : facts.packageJson.value;
  const watch = chooseBuild(packageJson);
  return (preview: Preview, cancellation: Cancellation): Promise<void> =>
    runBuilder(watch, {
      workspace,
      root,
      folder,
      packageJson,
      environment,
      named,
      platform,
      cancellation,
      onChange(builder, line) {
        preview.showBuilder(builder);
        if (line !== undefined) printError(`${line}\n`);
      },
    });
}
