import { join } from "node:path";
import { UsageError } from "../../core/errors.js";
import { isAbsent } from "../../plugin/absent.js";
import { readPlugin } from "../../plugin/plugin.js";
import { readChangeTime } from "../../base/files/safe-read.js";
import { listDiskFoldersAbove } from "../../base/files/inside.js";
import { findUninstalledPackages } from "../../repository/installed-packages.js";
import { formatInstallCommand } from "../../repository/manager-commands.js";
import { hasManifest } from "../../repository/manifest-file.js";
import { findPackageManager } from "../../repository/package-manager.js";
import { findOnePlugin } from "../../run/tagged-plugin.js";
import { chooseBuild } from "./choose-build.js";
import { explainManifest } from "./manifest-problem.js";
import type { Problem } from "./protocol.js";
import { makeBuildReader, type BuildReader } from "./read-build.js";
import { runBuilder, type BuilderOptions } from "./run-builder.js";

interface KeepOptions extends Pick<BuilderOptions, "environment" | "named" | "platform" | "cancellation" | "onChange"> {
  readonly path: string;
  readonly cwd: string;
  /** The plugin's folder: an absolute path. */
  readonly folder: string;
  readonly pathOf: (root: string, file: string) => string;
}

/** Builds for as long as the preview lasts, and starts again what has ended once that can help. */
export interface Builder {
  /** Gets the paths that have changed, relative to the plugin's folder, and whether a built file is among them. */
  noticeChange(changed: readonly string[], isBuilt: boolean): void;
  /** Ends with the run. */
  readonly done: Promise<never>;
}

/** How often it looks whether packages are installed now, in milliseconds: their folder is not watched. */
const POLL_MS = 500;

export function keepBuilding(options: KeepOptions): Builder {
  const { cancellation, onChange, folder } = options;
  const { signal } = cancellation;
  let reader: BuildReader | undefined;
  let wake = (): void => undefined;
  let ended = Infinity;
  /** Waits until a file is saved, or until packages are installed. */
  const waitForChange = (): Promise<void> =>
    new Promise((done) => {
      const before = stampInstalled(folder);
      const end = (): void => {
        clearInterval(timer);
        signal.removeEventListener("abort", end);
        done();
      };
      const timer = setInterval(() => {
        if (stampInstalled(folder) !== before) end();
      }, POLL_MS);
      signal.addEventListener("abort", end, { once: true });
      wake = end;
    });
  /** Builds until that ends, or shows why nothing can be built: the line that says so, if it is not the last one. */
  const build = async (said: string): Promise<string> => {
    const ready = await readBuild(options);
    if (!("message" in ready)) {
      reader = makeBuildReader(ready, options.pathOf);
      await runBuilder(ready.watch, { ...options, ...ready, reader });
      reader = undefined;
      ended = Date.now();
      return "";
    }
    ended = 0;
    const line = `${ready.message}. ${ready.help}`;
    const state = { line: "", printed: [], status: { kind: "failed", at: Date.now(), problem: ready } } as const;
    if (line === said) onChange(state);
    else onChange(state, line);
    return line;
  };
  const run = async (): Promise<never> => {
    let said = "";
    for (;;) {
      signal.throwIfAborted();
      said = await build(said);
      await waitForChange();
    }
  };
  return {
    done: run(),
    noticeChange(changed, isBuilt) {
      if (isBuilt) reader?.noticeFiles();
      // What the build itself has written before its end does not start it again.
      const isLater = (path: string): boolean => (readChangeTime(join(folder, path)) ?? Infinity) > ended;
      if (!reader && changed.some((path) => !/^(?:dist|build|out)(?:\/|$)/u.test(path) && isLater(path))) wake();
    },
  };
}

/** What is to be built and how, or why nothing can be. */
async function readBuild({ path, cwd, ...options }: KeepOptions) {
  const found = await findOnePlugin(path, cwd);
  const { workspace, folder } = found;
  const { facts } = await readPlugin(workspace, { folder, needs: ["manifest", "packageJson"] });
  // It builds what it can: a manifest is not JSON while somebody writes it.
  if (isAbsent(facts.manifest) && !hasManifest(workspace, folder)) return explainManifest(found, facts.manifest);
  const packageJson = isAbsent(facts.packageJson) ? {} : facts.packageJson.value;
  const hasModules = listDiskFoldersAbove(options.folder).some(
    (one) => readChangeTime(join(one, MODULES)) !== undefined,
  );
  if (!hasModules && findUninstalledPackages(workspace, folder, packageJson).length > 0) {
    const install = formatInstallCommand(findPackageManager(workspace, folder, packageJson));
    const message = "The packages of package.json are not installed";
    return { message, help: `Run ${install}` } satisfies Problem;
  }
  try {
    return { ...found, packageJson, watch: chooseBuild(packageJson) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { message: error.message, help: error.help ?? "" } satisfies Problem;
  }
}

const MODULES = "node_modules";
/** What package managers write last, and the programs that a script finds. */
const WRITTEN = ["", ".bin", ".package-lock.json", ".modules.yaml", ".yarn-state.yml"];

/** Changes with what is installed for a folder. */
function stampInstalled(folder: string): string {
  const paths = listDiskFoldersAbove(folder).flatMap((one) => WRITTEN.map((name) => join(one, MODULES, name)));
  return paths.map((path) => readChangeTime(path) ?? 0).join();
}
