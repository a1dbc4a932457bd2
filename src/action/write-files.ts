import { resolve } from "node:path";
import { Refusal } from "../core/errors.js";
import { refuseUnsafePath, writeOrRefuse, type UserFile } from "../run/write-user-file.js";
import { quote } from "../text/safe.js";
import type { Preflight } from "../run/result.js";
import type { Request } from "../run/request.js";
import type { Format } from "../reporters/formats.js";
import type { View } from "../reporters/reporter.js";
import { writeChannel } from "./channel.js";
import type { Inputs } from "./inputs.js";
import type { Job } from "./job.js";
import { NO_FILES, type FileOutput } from "./outputs.js";
import type { Runner } from "./runner.js";
import { findPage } from "../catalog/pages.js";
import { fixFiles } from "../run/fix-files.js";

interface Rendered {
  readonly result: Preflight;
  readonly request: Request;
  render(format: Format, more?: Partial<View>): Promise<string>;
}

/** The written files by their outputs, and why one was refused. */
export interface WrittenFiles {
  readonly files: Readonly<Record<FileOutput, string>>;
  readonly refused: Refusal | undefined;
  /** The annotations about files that could not be written. */
  readonly failed: readonly "warning"[];
}

/**
 * Refuses paths through a link of the repository before anything is run.
 *
 * @throws {Refusal}
 */
export function refuseUnsafeFiles({ reportFile, sarifFile, patchFile }: Inputs, { workspace }: Runner): void {
  const files = { "report-file": reportFile, "sarif-file": sarifFile, "patch-file": patchFile };
  for (const [input, file] of Object.entries(files)) {
    if (file !== "") refuseUnsafePath(makeUserFile(input, file, [workspace]));
  }
}

/** Writes the report in the requested formats. */
export async function writeFiles(
  { inputs: { reportFile, sarifFile, patchFile }, runner: { workspace } }: Pick<Job, "inputs" | "runner">,
  { result, request, render }: Rendered,
): Promise<WrittenFiles> {
  const files = { ...NO_FILES };
  const failed: "warning"[] = [];
  let refused: Refusal | undefined;
  const write = async (output: FileOutput, name: string, file: string, text: () => Promise<string>): Promise<void> => {
    if (file === "") return;
    const isWritten = await writeChannel(name, async () => {
      const content = await text();
      try {
        writeOrRefuse(makeUserFile(output, file, [workspace, result.root]), content);
      } catch (error) {
        if (error instanceof Refusal) refused = error;
        throw error;
      }
      // A step that applies an empty patch would fail.
      if (output !== "patch-file" || /^diff /mu.test(content)) files[output] = file;
    });
    if (!isWritten) failed.push("warning");
  };
  await write("report-file", "report file", reportFile, () => render("json"));
  await write("sarif-file", "SARIF file", sarifFile, () => render("sarif", { page: findPage }));
  await write("patch-file", "patch file", patchFile, async () => {
    return render("patch", { changes: (await fixFiles(request, result)).changes });
  });
  return { files, failed, refused };
}

/** @param checkouts the current folder, where the runner checks out, and the plugin's repository. */
function makeUserFile(input: string, file: string, checkouts: readonly string[]): UserFile {
  const help = `Give ${input} a file that can be written`;
  return { path: resolve(file), what: `The ${input} ${quote(file)}`, help, checkouts };
}
