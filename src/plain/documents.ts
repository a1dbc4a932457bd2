import { isPlainMit } from "../plugin/plain-license.js";
import { plainHeadings } from "../text/markdown-plain.js";
import { textOf } from "../workspace/file-text.js";
import { joined, type Workspace } from "../workspace/workspace.js";

/** Far below what is read of such a text. */
const MOST_BYTES = 64 * 1024;
/** In UTF-16 units, of which a character has two at most. */
const LONG_ENOUGH = 400;

/** Whether README.md certainly is long enough and has one section on the installation, titled as it should be. */
export function isPlainReadme(workspace: Workspace, folder: string): boolean {
  const text = plainText(workspace, joined(folder, "README.md"));
  if (text === undefined || text.trim().length <= LONG_ENOUGH || !text.includes("\n## Installation\n")) return false;
  const about = plainHeadings(text)?.filter(({ title }) => /installation/iu.test(title));
  return about?.length === 1 && about[0]?.title === "Installation" && about[0].filled;
}

/** Whether LICENSE certainly holds the text of the license that is named. */
export function isPlainLicense(workspace: Workspace, folder: string, license: string): boolean {
  const text = plainText(workspace, joined(folder, "LICENSE"));
  return license === "MIT" && text !== undefined && isPlainMit(text);
}

function plainText(workspace: Workspace, path: string): string | undefined {
  const text = textOf(workspace, path, MOST_BYTES);
  return text === undefined || /[\uFEFF\0\r]/u.test(text) ? undefined : text;
}
