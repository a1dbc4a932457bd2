import { getOwn } from "../../base/text/json/json-object.js";
import { findProgram, listTrustedFolders } from "../../base/processes/programs.js";
import { openWindow, type Around } from "./editor.js";

/** What opens an address in the person's own browser, by the system. */
const OPENERS: Readonly<Record<string, readonly [program: string, ...words: string[]]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};
const OTHERS = ["xdg-open"] as const;

/** Opens an address of the preview. Gives why it does not; "" where it does. */
export async function openBrowser(address: string, around: Around): Promise<string> {
  const { surroundings, repository } = around;
  const [name, ...words] = getOwn(OPENERS, surroundings.platform) ?? OTHERS;
  const program = findProgram(name, listTrustedFolders(surroundings, repository), surroundings, repository);
  if (program === undefined) return `No browser was opened, because ${name} is not in PATH`;
  try {
    await openWindow(program, [...words, address], around);
    return "";
  } catch (error) {
    return `No browser was opened: ${error instanceof Error ? error.message : String(error)}`;
  }
}
