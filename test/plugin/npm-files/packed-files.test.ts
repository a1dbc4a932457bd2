import { rmSync } from "node:fs";
import { join } from "node:path";
import packlist from "npm-packlist";
import { expect } from "vitest";
import { walkPackage, type PackWalk } from "../../../src/plugin/npm-files/pack-walk.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { random } from "../../support/random.js";
import { randomPackage, type RandomPackage } from "../../support/random-packages.js";
import { roundsOf } from "../../support/torture.js";
import { nightly } from "../../support/nightly.js";

/** npm's own code for it, without the rest of npm. */
async function listedByNpm({ folder, packageJson, members }: RandomPackage): Promise<readonly string[]> {
  const tree = {
    path: folder,
    package: { ...packageJson, bin: tidied(packageJson["bin"]) },
    isProjectRoot: true,
    edgesOut: new Map<string, never>(),
    ...(members.length > 0 && { workspaces: new Map(members.map((member) => [member, join(folder, member)])) }),
  };
  const listed = (await packlist(tree, { path: folder })).map((path) => path.replace(/^\.\//u, ""));
  // Installed packages never ship, so nothing here lists them.
  return listed.filter((path) => !path.includes("node_modules/")).toSorted();
}

/** As npm tidies it before; the tests with npm itself have forms that are worse. */
function tidied(bin: unknown): unknown {
  const paths = typeof bin === "string" ? [bin] : typeof bin === "object" && bin !== null ? Object.values(bin) : [];
  return Object.fromEntries(paths.map((path, at) => [`x${String(at)}`, String(path).replace(/^\.\//u, "")]));
}

function walked({ folder, packageJson }: RandomPackage): PackWalk {
  const walk = walkPackage({ workspace: diskWorkspace(folder), folder: "", packageJson });
  if ("fault" in walk) throw new Error(walk.fault);
  return walk;
}

const PACKAGES = roundsOf(80, 20);

nightly.each([
  ["with every kind of rule", 41, {}],
  ["that list paths without patterns", 43, { listsPaths: true }],
  ["that are the root of a workspace", 47, { hasMembers: true }],
] as const)("what is packed is what npm packs, in up to 80 packages %s", async (_, seed, kind) => {
  const next = random(seed);
  let packed = 0;
  for (let round = 0; round < PACKAGES; round++) {
    const made = randomPackage(next, kind);
    const walk = walked(made);
    const paths = walk.files.map(({ path }) => path).toSorted();
    const byNpm = await listedByNpm(made);
    if (walk.incomplete !== undefined || JSON.stringify(paths) !== JSON.stringify(byNpm))
      throw new Error(JSON.stringify({ round, ...made, paths, byNpm, incomplete: walk.incomplete }));
    packed += paths.length;
    rmSync(made.folder, { recursive: true });
  }
  expect(packed).toBeGreaterThan(PACKAGES * 3);
});
