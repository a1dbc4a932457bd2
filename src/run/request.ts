import type { Target } from "../core/action-interface.js";
import type { Severity } from "../core/check.js";
import type { FailOn, Occasion } from "../core/report.js";
import type { FactName, GivenFacts } from "../plugin/reading.js";
import type { FactMemory } from "../plugin/fact-memory.js";
import type { ToolCopy } from "../core/tool.js";
import type { DiskWorkspace } from "../base/files/disk.js";
import type { Workspace } from "../base/files/workspace.js";
import type { NotesSource } from "./setting-readers.js";
import type { Shard } from "./shard.js";

/** What `validate` is asked for when it is given nothing but a path. */
export const WITH_A_PATH = { occasion: "push", strict: false, failOn: "error" } as const;

/** The request for one run. */
export interface Request {
  /** The folders of plugins and patterns of them, relative to `cwd`. The path of a manifest.json means its folder. */
  readonly paths: readonly string[];
  readonly cwd: string;
  readonly occasion: Occasion;
  readonly strict: boolean;
  /** A release always uses "error". */
  readonly failOn: FailOn;
  /** Takes the place of `failOn` where findings were compared with a base. A release ignores it. */
  readonly failOnNew?: Severity | undefined;
  /** Where a release publishes. */
  readonly targets?: readonly Target[] | undefined;
  /** The tag that is released, if the occasion is a release. */
  readonly tag?: string | undefined;
  /** The form of tags, if it is not one of the usual ones. */
  readonly tagFormat?: string | undefined;
  /** Where the notes of the release come from. The changelog if left out. */
  readonly notes?: NotesSource | undefined;
  /** The day of the run, such as 2026-11-21. */
  readonly today?: string | undefined;
  /** The ids of the only checks to run. All if left out. */
  readonly only?: readonly string[] | undefined;
  /** Only plugins that have changed since this commit, branch or tag. */
  readonly changedSince?: string | undefined;
  /** Only this part of the plugins. */
  readonly shard?: Shard | undefined;
  /** A file that lists known findings, which do not count. Relative to `cwd`. It replaces all configured ones. */
  readonly baseline?: string | undefined;
  /** Whether configured baselines are left out, because they are to be written again. */
  readonly ignoresBaselines?: boolean | undefined;
  /** The folder on this disk that no plugin's folder may lie outside of. Any folder if left out. */
  readonly within?: string | undefined;
  /** The root of the repository if it is known, else git's folder is searched for. */
  readonly root?: string | undefined;
  /** Files that replace those on the disk. */
  readonly overlay?: ReadonlyMap<string, Uint8Array> | undefined;
  /** Finds out what no file says, by running commands or asking npm. */
  readonly findOut?: RunFinder | undefined;
  /** What this process has read of a plugin before, by its folder and the plugin that reports about the repository. */
  readonly findMemory?: ((folder: string, reportedWith: string | undefined) => FactMemory | undefined) | undefined;
  /** What to do in order to check other paths: a sentence, and what to paste below it. */
  readonly adviseOnPaths?: ((paths: readonly string[]) => string) | undefined;
  /** The copy of this tool that runs: texts name how to start it, and link to its pages. */
  readonly copy?: ToolCopy | undefined;
}

/** The request for a run that looks at files alone: each plugin is asked about by itself, and no program is started. */
export interface FilesRequest extends Omit<Request, "findOut"> {
  readonly findOut?: FactFinder | undefined;
}

/** Finds out something about all plugins of a run, before the first is inspected, and gives what is known of each. */
export type RunFinder = (asked: RunRequest) => Promise<FactFinder>;

/** The plugins that are asked about. */
export interface RunRequest extends Omit<FactRequest, "folder"> {
  readonly workspace: DiskWorkspace;
  /** Relative to the root. */
  readonly folders: readonly string[];
}

/** Finds out something about a plugin, before it is inspected. */
export type FactFinder = (asked: FactRequest) => Promise<GivenFacts>;

/** The plugin that is asked about. */
export interface FactRequest {
  readonly workspace: Workspace;
  /** The root of the repository on this disk. */
  readonly root: string;
  /** The plugin's folder, relative to the root. */
  readonly folder: string;
  /** The facts that the chosen checks need. Nothing else has to be found out. */
  readonly needs: ReadonlySet<FactName>;
}
