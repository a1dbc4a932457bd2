import { expect, test } from "vitest";
import { diskWorkspace, type DiskWorkspace } from "../../src/workspace/disk.js";
import { findMatchingFolders } from "../../src/workspace/matching-folders.js";
import { makePlugin } from "../support/folders.js";

/** A workspace that records which folders are listed, and how many it has open at once. */
function watched(below: DiskWorkspace): { workspace: DiskWorkspace; listed: string[]; most: () => number } {
  const listed: string[] = [];
  let held: string[] = [];
  let most = 0;
  const workspace: DiskWorkspace = {
    ...below,
    list(folder) {
      listed.push(folder);
      held.push(folder);
      most = Math.max(most, held.length);
      return below.list(folder);
    },
    forget(folder) {
      held = held.filter((path) => path !== folder && !path.startsWith(`${folder}/`) && folder !== "");
      below.forget(folder);
    },
  };
  return { workspace, listed, most: () => most };
}

test("a search lists each folder once, and keeps only those on its way", () => {
  const names = Array.from({ length: 50 }, (_, at) => `plugins/group-${String(at)}`);
  const root = makePlugin(
    Object.fromEntries(names.flatMap((name) => ["a", "b"].map((plugin) => [`${name}/${plugin}/manifest.json`, "{}"]))),
  );
  const { workspace, listed, most } = watched(diskWorkspace(root));
  const found = findMatchingFolders(workspace, "", "**", "manifest.json");
  expect(found?.toSorted()).toEqual(names.flatMap((name) => [`${name}/a`, `${name}/b`]).toSorted());
  expect(listed.toSorted()).toEqual(["", "plugins", ...names, ...(found ?? [])].toSorted());
  expect(most()).toBe(4);
});
