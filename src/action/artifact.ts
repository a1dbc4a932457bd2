import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Severity } from "../core/check.js";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { verdict } from "../core/report.js";
import { makeFolderBelow } from "../base/output/temporary-folder.js";
import { writeFile } from "../base/output/write-file.js";
import type { Preflight } from "../run/result.js";
import type { Request } from "../run/request.js";
import { formatArchiveMarkdown } from "../release/packing/format-archive.js";
import { checkArchive, type NotPacked } from "../release/check-archive.js";
import type { PluginArchive } from "../release/packing/pack.js";
import { makeHandedFiles } from "../release/packing/receipt.js";
import { listFirst } from "../base/text/join-words.js";
import { formatCount } from "../base/text/numbers.js";
import { makeInert, makeVisible } from "../base/text/safe.js";
import { print } from "../base/output/print.js";
import { annotate, writeChannel } from "./channel.js";
import { NO_ARTIFACT } from "./outputs.js";
import type { Runner } from "./runner.js";
import { writeSummary } from "./write-summary.js";

const SAME_NAME = "another plugin has an archive of this name";
const NOT_PACKED = "Later pull requests cannot be compared with these plugins:";
const MAX_NOT_PACKED = 10;

export type ArtifactOutputs = Readonly<Record<keyof typeof NO_ARTIFACT, string>>;

export interface Artifact {
  readonly outputs: ArtifactOutputs;
  /** Not 0 if the plugin passes but its release would be stopped. */
  readonly exitStatus: ExitStatus;
  /** The annotations about it. */
  readonly own: readonly Severity[];
  /** Prints it where the report is. */
  report(): Promise<void>;
}

const NOTHING: Artifact = { outputs: NO_ARTIFACT, exitStatus: EXIT.pass, own: [], report: () => Promise.resolve() };

/** One job releases several plugins of a tag. */
const SEVERAL: Artifact = {
  ...NOTHING,
  own: ["notice"],
  report() {
    const why =
      "This tag releases several plugins, and an artifact contains one, so no archive is passed to another job";
    annotate("notice", `${why}. Release them in this job, with the input targets`);
    return Promise.resolve();
  },
};

/**
 * Packs the one plugin that passed, for a job that releases it. Several are packed only on a push that later pull
 * requests are compared with.
 *
 * @throws {UsageError} for a tag of another commit.
 */
export async function makeArtifact(
  result: Preflight,
  request: Request,
  isForComparison: boolean,
  runner: Runner,
): Promise<Artifact> {
  const { report } = result;
  if (verdict(report) !== "pass" || report.plugins.length === 0) return NOTHING;
  if (report.plugins.length > 1) {
    if (report.occasion === "release") return SEVERAL;
    return isForComparison && request.tag === undefined ? makeArtifacts(result, request, runner) : NOTHING;
  }
  const archive = await checkArchive(result, request);
  if ("why" in archive) return makeRefusedArtifact(archive, report.occasion === "release");
  const outputs = await writeArtifact(archive, result, runner);
  return {
    outputs,
    exitStatus: EXIT.pass,
    own: outputs === NO_ARTIFACT ? ["warning"] : [],
    async report() {
      print(makeInert(`\nPacked ${makeVisible(archive.name)}\n  sha256 ${archive.sha256}\n`));
      await writeSummary(runner.summaryFile, () => `\n${makeInert(formatArchiveMarkdown(archive))}`);
    },
  };
}

/** The job of a release tag must not be green if nothing can be released. Otherwise this is only reported. */
function makeRefusedArtifact({ why, help, exitStatus }: NotPacked, isRelease: boolean): Artifact {
  const severity = isRelease ? "error" : "notice";
  return {
    ...NOTHING,
    exitStatus: isRelease ? exitStatus : EXIT.pass,
    own: [severity],
    report() {
      const lines = ["No archive can be made, so nothing can be released:", ...why, help];
      annotate(severity, lines.join("\n"));
      return Promise.resolve();
    },
  };
}

/** Packs each plugin into a folder of its own, in one folder. */
async function makeArtifacts(result: Preflight, request: Request, { temporary }: Runner): Promise<Artifact> {
  const packed = new Set<string>();
  const left: string[] = [];
  let folder = "";
  const isWritten = await writeChannel("archive", async () => {
    folder = makeFolderBelow(temporary ?? tmpdir());
    for (const plugin of result.report.plugins) {
      const one = { ...result, report: { ...result.report, plugins: [plugin] } };
      const archive = await checkArchive(one, request);
      if ("why" in archive) {
        left.push(`${plugin.path}: ${archive.why.join("; ")}`);
        continue;
      }
      if (packed.has(archive.name)) {
        left.push(`${plugin.path}: ${SAME_NAME}`);
        continue;
      }
      packed.add(archive.name);
      for (const [name, content] of makeHandedFiles(archive, one.report)) {
        writeFile(join(folder, archive.name.replace(/\.zip$/u, ""), name), content, [result.root]);
      }
    }
  });
  return {
    outputs: { ...NO_ARTIFACT, "artifact-dir": isWritten && packed.size > 0 ? folder : "" },
    exitStatus: EXIT.pass,
    own: [...(isWritten ? [] : ["warning" as const]), ...(left.length > 0 ? ["notice" as const] : [])],
    report() {
      print(`\nPacked ${formatCount(packed.size, "plugin")}\n`);
      if (left.length > 0) annotate("notice", [NOT_PACKED, ...listFirst(left, MAX_NOT_PACKED)].join("\n"));
      return Promise.resolve();
    },
  };
}

/** Writes an archive, its sums and its receipt into a folder of their own. */
export async function writeArtifact(
  archive: PluginArchive,
  result: Preflight,
  { temporary }: Runner,
): Promise<ArtifactOutputs> {
  let folder = "";
  const isWritten = await writeChannel("archive", () => {
    folder = makeFolderBelow(temporary ?? tmpdir());
    for (const [name, content] of makeHandedFiles(archive, result.report))
      writeFile(join(folder, name), content, [result.root]);
  });
  if (!isWritten) return NO_ARTIFACT;
  return { "artifact-path": join(folder, archive.name), "artifact-dir": folder, "artifact-sha256": archive.sha256 };
}
