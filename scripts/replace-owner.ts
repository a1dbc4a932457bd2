import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Replaces the owner of this repository wherever a tracked file names it, and returns those files.
 *
 * @throws {Error} if `given` is no owner of a repository of this name, which the checks of workflows look for.
 */
export function replaceOwner(root: string, given: string): readonly string[] {
  const [, owner, name = "plugin-preflight"] = /^([a-z\d](?:[a-z\d-]{0,37}[a-z\d])?)(?:\/(.*))?$/iu.exec(given) ?? [];
  if (owner === undefined) throw new Error(`${JSON.stringify(given)} is not the name of a user or an organisation`);
  if (name !== "plugin-preflight")
    throw new Error("The repository must be named plugin-preflight, as workflows use it");
  const before = readOwner(root);
  // In addresses and steps of workflows, and as the author in action.yml.
  const named = new RegExp(`(?<![\\w.-])${before}(?=/plugin-preflight(?![\\w-]))|(?<=^author: )${before}$`, "gmu");
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
  return files.filter((file) => {
    // What is built is built again from the others.
    if (file === "" || file.startsWith("dist/")) return false;
    const bytes = readFileSync(join(root, file));
    const text = bytes.toString("latin1");
    const changed = text.replace(named, owner);
    if (changed !== text) writeFileSync(join(root, file), changed, "latin1");
    return changed !== text;
  });
}

function readOwner(root: string): string {
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    repository: { url: string };
  };
  const owner = /\/([^/]+)\/[^/]+$/u.exec(repository.url)?.[1];
  if (owner === undefined) throw new Error(`package.json names the repository ${repository.url}, which has no owner`);
  return owner;
}
