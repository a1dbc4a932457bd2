import type { FileChange } from "../base/text/file-change.js";
import { formatMarkdownCode, makeFence, makeVisible } from "../base/text/safe.js";
import { formatFilePatches } from "./patch.js";
import type { PatchOffer } from "./reporter.js";
import { formatCount } from "../base/text/numbers.js";

const FILE = "fixes.patch";

/**
 * Formats changes as a patch to copy from a page. `undefined` if there are no changes.
 *
 * @param patchFile the file that contains the patch of all fixes, or "".
 * @param fix the command that applies all fixes.
 */
export function formatPatchOffer(
  changes: readonly FileChange[],
  patchFile: string,
  fix: string,
): PatchOffer | undefined {
  const command = formatMarkdownCode(fix);
  const parts = formatFilePatches(changes);
  if (parts.length === 0) return undefined;
  const texts = parts.filter((part) => "text" in part).map(({ text }) => text);
  const shown = texts.filter(isExactOnPage);
  const where = ` The patch in ${formatMarkdownCode(patchFile)} does the same, with \`git apply\` at the repository's root.`;
  const inFile = patchFile === "" ? "" : where;
  const brief = `${command} fixes what is not suggested; it cannot be shown here as a patch.${inFile}`;
  const left = parts.length - shown.length;
  return { block: shown.length === 0 ? undefined : formatBlock(shown, left, command), brief };
}

function formatBlock(shown: readonly string[], left: number, command: string): string {
  const text = shown.join("");
  const fence = makeFence(text);
  const more = ` ${formatCount(left, "more file")} cannot be shown as a patch: ${command} fixes what it can.`;
  const rest = left === 0 ? "" : more;
  return [
    `<details><summary>A patch with the fixes that are not suggested: ${formatCount(shown.length, "file")}</summary>`,
    `Save it as \`${FILE}\`, then at the repository's root: \`git apply ${FILE}\`.${rest}`,
    `${fence}diff\n${text}${fence}`,
    "</details>",
  ].join("\n\n");
}

/** Whether a page shows each byte: it has no CR, no binary patch, and nothing that readers do not see. */
function isExactOnPage(text: string): boolean {
  const shown = text.replace(/[\n\t]/gu, " ");
  return makeVisible(shown) === shown && !/^GIT binary patch$/mu.test(text);
}
