import { resolve } from "node:path";
import { findPage } from "../catalog/pages.js";
import { Refusal } from "../core/errors.js";
import { fixFiles } from "../run/fix-files.js";
import type { Request } from "../run/request.js";
import { refuseUnsafePath, writeOrRefuse, type UserFile } from "../run/write-user-file.js";
import { quote } from "../base/text/safe.js";
import { render, writeChannel, type ReportChannel, type FileOutput } from "./channel.js";
import type { Inputs } from "./inputs.js";

type FileInputs = Pick<Inputs, "reportFile" | "sarifFile" | "patchFile">;

/**
 * Refuses paths through a link of the repository before anything is run.
 *
 * @throws {Refusal}
 */
export function refuseUnsafeFiles({ reportFile, sarifFile, patchFile }: FileInputs, workspace: string): void {
  const files = { "report-file": reportFile, "sarif-file": sarifFile, "patch-file": patchFile };
  for (const [input, file] of Object.entries(files)) {
    if (file !== "") refuseUnsafePath(makeUserFile(input, file, [workspace]));
  }
}

/** The report in the files that the inputs name. */
export function makeFileChannel(
  { reportFile, sarifFile, patchFile }: FileInputs,
  workspace: string,
  request: Request,
): ReportChannel {
  return {
    async publish(publication) {
      const { result } = publication;
      const files = { ...publication.files };
      const failed: "warning"[] = [];
      let refused: Refusal | undefined;
      const write = async (output: FileOutput, name: string, file: string, text: () => Promise<string>) => {
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
      await write("report-file", "report file", reportFile, () => render(publication, "json"));
      await write("sarif-file", "SARIF file", sarifFile, () => render(publication, "sarif", { page: findPage }));
      await write("patch-file", "patch file", patchFile, async () =>
        render(publication, "patch", { changes: (await fixFiles(request, result)).changes }),
      );
      return { ...publication, files, refused, own: [...publication.own, ...failed] };
    },
  };
}

/** @param checkouts the current folder, where the runner checks out, and the plugin's repository. */
function makeUserFile(input: string, file: string, checkouts: readonly string[]): UserFile {
  const help = `Give ${input} a file that can be written`;
  return { path: resolve(file), what: `The ${input} ${quote(file)}`, help, checkouts };
}
