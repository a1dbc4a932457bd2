import { getFolder } from "../core/report.js";
import { isAbsent } from "../plugin/absent.js";
import { isMistakenTag, removeScope } from "../plugin/documents/release-tag.js";
import { readPlugin } from "../plugin/plugin.js";
import { quote } from "../text/safe.js";
import { diskWorkspace } from "../workspace/disk.js";
import { getBaseName } from "../workspace/workspace.js";
import type { Preflight } from "./result.js";

/** What is wrong with a tag that was meant to release one of the checked plugins. `undefined` for any other tag. */
export async function findMistakenTag(
  tag: string,
  { report, root }: Pick<Preflight, "report" | "root">,
): Promise<string | undefined> {
  const workspace = diskWorkspace(root);
  const names: string[] = [];
  let version = "1.2.3";
  for (const plugin of report.plugins) {
    const folder = getFolder(plugin);
    const { packageJson } = (await readPlugin(workspace, { folder, needs: ["packageJson"] })).facts;
    const packageName = isAbsent(packageJson) ? undefined : packageJson.value["name"];
    if (typeof packageName === "string") names.push(packageName, removeScope(packageName));
    if (plugin.name !== undefined) names.push(plugin.name);
    names.push(getBaseName(folder));
    version = plugin.version ?? version;
  }
  if (!isMistakenTag(tag, names)) return undefined;
  return `Nothing is released: the tag ${quote(tag)} names no version\nA release tag looks like v${version} or ${version}; in a repository of several plugins, like weather@${version}`;
}
