import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pack } from "../../../src/release/packing/pack.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { isAbsent } from "../../../src/plugin/absent.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { wholePlugin } from "../../support/folders.js";
import { findingsOf } from "../../support/judge.js";
import { nightly } from "../../support/nightly.js";
import { packageWith } from "../../support/release.js";
import { git } from "../../support/repository.js";

const OID = "4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393";
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${OID}\nsize 48213\n`;

/** What the archive would not take, and what becomes of packing it. */
async function findRefused(root: string) {
  const workspace = diskWorkspace(root);
  const { facts } = await readPlugin(workspace, { needs: ["archiveFiles"] });
  if (isAbsent(facts.archiveFiles)) throw new Error(facts.archiveFiles.absent);
  const packed = await pack(workspace);
  const messages = packed.state === "refused" ? packed.refusals.map(({ message }) => message) : [];
  return { refused: facts.archiveFiles.refused, state: packed.state, messages };
}

/** A plugin in a repository with a submodule that was not fetched. */
function withSubmodule(path: string, files: Readonly<Record<string, string>> = {}): string {
  const modules = `[submodule "lib"]\n\tpath = ${path}\n\turl = https://example.com/lib.git\n`;
  const root = wholePlugin({ ".gitmodules": modules, ...files });
  git(root, "init", "--quiet", "--initial-branch=main");
  git(root, "add", "--all", "--force");
  const isFetched = Object.keys(files).some((file) => file.startsWith(`${path}/`));
  if (!isFetched) rmSync(join(root, path), { recursive: true, force: true });
  git(root, "rm", "-r", "--cached", "--quiet", "--ignore-unmatch", path);
  git(root, "update-index", "--add", "--cacheinfo", `160000,${"a".repeat(40)},${path}`);
  mkdirSync(join(root, path), { recursive: true });
  return root;
}

describe("a Git LFS pointer is never packed in place of its file:", () => {
  test.each([
    ["as Git LFS writes it", POINTER],
    ["with the line endings of Windows", POINTER.replaceAll("\n", "\r\n")],
    ["of the first version", POINTER.replace("git-lfs.github.com/spec/v1", "hawser.github.com/spec/v1")],
    ["with an extension", POINTER.replace("oid", `ext-0-encrypt sha256:${OID}\noid`)],
  ])("%s", async (_, text) => {
    const { refused, messages } = await findRefused(wholePlugin({ "dist/plugin.js": text }));
    expect(refused).toEqual([{ path: "dist/plugin.js", why: "pointer" }]);
    expect(messages).toEqual(['"dist/plugin.js" is a Git LFS pointer, not the file itself']);
  });

  nightly("a text about pointers is not a pointer", async () => {
    const text = `// The first line of a pointer is:\n${POINTER}`;
    expect(await findRefused(wholePlugin({ "dist/about.js": text }))).toMatchObject({ refused: [], state: "packed" });
  });
});

describe("a submodule that was not fetched is never packed as a folder without files:", () => {
  test.each(["dist", "dist/lib"])("%s, as all of dist is packed", async (path) => {
    const root = withSubmodule(path);
    const { refused, messages } = await findRefused(root);
    expect(refused).toEqual([{ path, why: "submodule" }]);
    expect(messages).toEqual([`"${path}" is a submodule that was not fetched`]);
  });

  test.each(["lib", "./lib/", "lib/**", "lib/built/*.js", "*"])(
    "one that files in package.json takes by %s",
    async (listed) => {
      const root = withSubmodule("lib", { "package.json": packageWith({ files: ["dist", listed] }) });
      expect((await findRefused(root)).refused).toContainEqual({ path: "lib", why: "submodule" });
    },
  );

  test("an entry of files that names it is not called idle", async () => {
    const root = withSubmodule("assets", { "package.json": packageWith({ files: ["dist", "assets/"] }) });
    expect(await findingsOf("package-files", diskWorkspace(root))).not.toContainEqual(
      expect.stringContaining("assets"),
    );
    expect(await findingsOf("files-fetched", diskWorkspace(root))).toEqual([
      'error assets: "assets" is a submodule that was not fetched',
    ]);
  });

  nightly("one that nothing is packed from does not count, and a fetched one is packed", async () => {
    expect((await findRefused(withSubmodule("vendor/theme"))).refused).toEqual([]);
    const root = withSubmodule("dist/lib");
    const fetched = withSubmodule("dist/lib", { "dist/lib/index.js": "export {};\n" });
    expect((await findRefused(root)).state).toBe("refused");
    expect((await findRefused(fetched)).refused).toEqual([]);
  });
});
