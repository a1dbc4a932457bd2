import { resolve } from "node:path";
import { writeFile } from "../output/write-file.js";
import type { Preflight } from "../run/result.js";
import type { Request } from "../run/request.js";
import type { Format } from "../reporters/formats.js";
import type { View } from "../reporters/reporter.js";
import { channel } from "./channel.js";
import type { Inputs } from "./inputs.js";
import { NO_FILES, type FileOutput } from "./outputs.js";

interface Telling {
  readonly result: Preflight;
  readonly request: Request;
  told(format: Format, more?: Partial<View>): Promise<string>;
}

/** Writes the report in the formats that are asked for, and gives what is written, each by its output. */
export async function writeFiles(
  { reportFile, sarifFile, patchFile }: Inputs,
  { result, request, told }: Telling,
): Promise<Readonly<Record<FileOutput, string>>> {
  const files = { ...NO_FILES };
  const write = async (output: FileOutput, name: string, file: string, text: () => Promise<string>): Promise<void> => {
    if (file === "") return;
    await channel(name, async () => {
      const content = await text();
      writeFile(resolve(file), content);
      // A step that takes up a patch without a change would fail.
      if (output !== "patch-file" || /^diff /mu.test(content)) files[output] = file;
    });
  };
  await write("report-file", "report file", reportFile, () => told("json"));
  await write("sarif-file", "SARIF file", sarifFile, async () => {
    const { pageOf } = await import("../catalog/pages.js");
    return told("sarif", { page: pageOf });
  });
  await write("patch-file", "patch file", patchFile, async () => {
    const { mend } = await import("../run/mend.js");
    return told("patch", { changes: (await mend(request, result)).changes });
  });
  return files;
}
