import { join, resolve } from "node:path";
import { makeCancellable, type Cancellation } from "../commands/cancellation.js";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { Interrupted, UsageError } from "../core/errors.js";
import { TOOL } from "../core/tool.js";
import { print, printError } from "../base/output/print.js";
import { isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { chooseBuild } from "../editor/preview/choose-build.js";
import { findEditor } from "../editor/preview/editor.js";
import { keepBuilding } from "../editor/preview/keep-building.js";
import { NO_MANIFEST } from "../editor/preview/manifest-problem.js";
import { openBrowser } from "../editor/preview/open-browser.js";
import { STARTED_BY_DEV } from "../editor/preview/run-builder.js";
import { startPreview, type Preview } from "../editor/preview/start-preview.js";
import { parseSize, takePicture } from "../editor/preview/take-picture.js";
import { findOnePlugin, type OnePlugin } from "../run/tagged-plugin.js";
import { writeUserFile } from "../run/write-user-file.js";
import { makeVisible } from "../base/text/safe.js";
import type { Size } from "../editor/preview/protocol.js";
import { startProcess } from "../base/processes/start-process.js";
import { joinPath } from "../base/files/workspace.js";
import { MANIFEST } from "../repository/manifest-file.js";
import { getSurroundings, type Surroundings } from "../base/processes/programs.js";
import type { CommandLine, CommandWork } from "./command.js";
import { breakLines } from "../reporters/terminal-text.js";
import { formatCrash, loadWrap } from "./terminal.js";
import { makeOptionSource } from "./options.js";
import { parseTime, readSetting } from "../run/setting-readers.js";
import { canPressKeys, formatKeys, listenForKeys, type DevKey } from "./dev-keys.js";
import { parsePort } from "./parse.js";
import { getCurrentFolder, makePathFormatter } from "./print-report.js";
import { updateTypes } from "./types.js";
import { catchMistake, isWatched, repeatOnChange } from "./watch-plugin.js";
import { formatStarted } from "./own-command.js";

export const dev: CommandWork = {
  options: [
    { name: "no-build", help: "Do not start a build: you run it yourself" },
    { name: "open", help: "Open the page in your browser" },
    { name: "port", value: "PORT", help: "The port on 127.0.0.1; any free port by default" },
    { name: "settings", value: "FILE", help: "Start with the settings in this JSON file" },
    {
      name: "editor",
      value: "PROGRAM",
      help: "The editor for opening locations; VISUAL or EDITOR by default, if it has a window",
    },
    {
      name: "time-limit",
      value: "SECONDS",
      help: "The time for loading, and for each hook; 30 by default",
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
async function runDev(call: CommandLine): Promise<ExitStatus> {
  const cwd = getCurrentFolder();
  const [path = "."] = call.arguments;
  // They are those of the command test.
  const source = makeOptionSource("test", call);
  const named = readSetting("scripts-env", source);
  const settings = readSetting("lifecycle-settings", source);
  const port = parsePort("--port", call.values.get("port") ?? "0", "4600");
  const seconds = readTimeLimit(call);
  const picture = readPicture(call);
  const surroundings = getSurroundings();
  const found = await findOnePlugin(path, cwd);
  const { root, folder } = found;
  const around = { surroundings, repository: root };
  const editor = findEditor(call.values.get("editor"), around);
  const builds = !call.switches.has("no-build") && !picture;
  await requirePlugin(found, builds);
  let hasQuit = false as boolean;
  const start = (cancellation: Cancellation, announce: (address: string) => void): Promise<Preview> =>
    startPreview({
      path,
      cwd,
      settings,
      named,
      port,
      editor,
      seconds,
      surroundings,
      cancellation,
      reportCrash,
      announce,
      pathOf,
    });
  const run = async (cancellation: Cancellation): Promise<ExitStatus> => {
    if (picture) return writePicture(picture, (announce) => start(cancellation, announce), { surroundings, root, cwd });
    const stop = canPressKeys() ? "Press h for help, q to stop." : "Press Ctrl-C to stop.";
    const said = breakLines(`This URL works once, in one browser. ${stop}`, 0, { wrap: await loadWrap() });
    const preview = await start(cancellation, (address) => {
      print(`Open ${address}\n${said.join("\n")}\n`);
    });
    const open = async (): Promise<void> => {
      const refused = await openBrowser(preview.address(), around);
      if (refused !== "") printError(`${makeVisible(refused)}. Open ${preview.address()}\n`);
    };
    const check = makeCheckRunner(path, cwd, cancellation);
    const keys = makeKeys({
      open: () => void open(),
      reload() {
        preview.reload();
        print("The page reloads the plugin.\n");
      },
      check,
      log: () => {
        const lines = preview.log();
        print(lines.length === 0 ? "The plugin has not logged anything yet.\n" : `${lines.join("\n")}\n`);
      },
      quit() {
        hasQuit = true;
        process.emit("SIGINT", "SIGINT");
      },
    });
    const endKeys = canPressKeys() ? listenForKeys(keys) : () => undefined;
    const builder = builds
      ? startBuilder({ path, cwd, folder: join(root, folder), named, cancellation }, preview)
      : undefined;
    if (call.switches.has("open")) await open();
    try {
      return await repeatOnChange(
        { folder: join(root, folder), path, enters: isWatched },
        cancellation,
        async ({ changed, warning }) => {
          if (warning !== undefined) printError(`${warning}.\n`);
          const mistake = await catchMistake(async () => updateTypes(await findOnePlugin(path, cwd)));
          if (mistake !== undefined) printError(mistake);
          const isBuilt = await preview.update();
          builder?.noticeChange(changed, isBuilt);
        },
      );
    } finally {
      endKeys();
      await Promise.all([preview.close(), builder?.ended]);
    }
  };
  try {
    return await makeCancellable(run);
  } catch (error) {
    if (hasQuit && error instanceof Interrupted) return EXIT.pass;
    throw error;
  }
}

const pathOf = (root: string, file: string): string => makePathFormatter(root)(file);

type DevActs = Readonly<Record<"open" | "reload" | "check" | "log" | "quit", () => void>>;

function makeKeys({ open, reload, check, log, quit }: DevActs): readonly DevKey[] {
  const keys: readonly DevKey[] = [
    { key: "o", help: "open the page in your browser", act: open },
    { key: "r", help: "reload the plugin", act: reload },
    { key: "c", help: "run check", act: check },
    { key: "l", help: "show what the plugin has logged", act: log },
    { key: "q", help: "quit", act: quit },
    {
      key: "h",
      help: "show this help",
      act() {
        print(`${formatKeys(keys)}\n`);
      },
    },
  ];
  return keys;
}

/** Runs `check` as a process of its own, one at a time: the preview goes on. It ends with the preview. */
function makeCheckRunner(path: string, cwd: string, { signal }: Cancellation): () => void {
  let isRunning = false;
  return () => {
    if (isRunning) {
      print("check is still running.\n");
      return;
    }
    isRunning = true;
    print(`$ ${formatStarted("check")}\n`);
    const { execPath, env: environment } = getSurroundings();
    const child = startProcess(execPath, [process.argv[1] ?? "", "check", path], {
      folder: cwd,
      environment,
      stdio: ["ignore", "inherit", "inherit"],
    });
    const stop = (): void => void child.kill("SIGTERM");
    const end = (): void => {
      isRunning = false;
      signal.removeEventListener("abort", stop);
    };
    signal.addEventListener("abort", stop);
    child.once("close", end).once("error", end);
  };
}

const MAX_SECONDS = 3600;

function readTimeLimit({ values }: CommandLine): number | undefined {
  const seconds = values.get("time-limit");
  if (seconds === undefined) return undefined;
  return parseTime(seconds, "--time-limit", "seconds", MAX_SECONDS, "--time-limit 30");
}

type BuilderPlace = Pick<Parameters<typeof keepBuilding>[0], "path" | "cwd" | "folder" | "named" | "cancellation">;

/** Builds after each change, and tells the page and the terminal of it. */
function startBuilder(place: BuilderPlace, preview: Preview) {
  const { env: environment, platform } = process;
  const { done, noticeChange } = keepBuilding({
    ...place,
    environment,
    platform,
    pathOf,
    onChange(builder, line) {
      preview.showBuilder(builder);
      if (line !== undefined) printError(`${line}\n`);
    },
  });
  const ended = done.catch((error: unknown) => {
    if (!place.cancellation.signal.aborted && error instanceof Error) reportCrash(error);
  });
  return { ended, noticeChange };
}

interface Picture {
  /** As the caller wrote it. */
  readonly file: string;
  readonly size: Size;
}

function readPicture({ values }: CommandLine): Picture | undefined {
  const file = values.get("screenshot");
  const size = values.get("size");
  if (file !== undefined) return { file, size: parseSize(size ?? "1280x800") };
  if (size === undefined) return undefined;
  throw new UsageError("--size needs --screenshot", "Write --screenshot FILE --size WxH");
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

/**
 * Requires what `dev` cannot wait for. A manifest that is missing beside a package.json may still come.
 *
 * @throws {UsageError}
 */
async function requirePlugin({ workspace, folder }: OnePlugin, builds: boolean): Promise<void> {
  if (builds && getSurroundings().env[STARTED_BY_DEV] !== undefined) {
    throw new UsageError(
      `${TOOL.name} dev was started by its own build`,
      'Make the script "build:watch" of package.json only build and watch, and start the preview separately',
    );
  }
  const has = (name: string): boolean => workspace.entry(joinPath(folder, name)) !== undefined;
  if (!has(MANIFEST)) {
    if (!has("package.json")) throw new UsageError(NO_MANIFEST.message, NO_MANIFEST.help);
    return;
  }
  if (!builds) return;
  const { facts } = await readPlugin(workspace, { folder, needs: ["packageJson"] });
  chooseBuild(isAbsent(facts.packageJson) ? {} : facts.packageJson.value);
}
