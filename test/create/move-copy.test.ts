import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { diskWorkspace } from "../../src/base/files/disk.js";
import { TOOL } from "../../src/core/tool.js";
import { moveCopy } from "../../src/create/move-copy.js";
import { makePlugin, type Files } from "../support/folders.js";
import { COPY, OLD_COPY } from "../support/older-project.js";
import { POSIX } from "../support/product.js";

const RANGE = `^${TOOL.version}`;
const TARBALL = Buffer.from("new");
const OLD = `file:vendor/${OLD_COPY}`;

/** The ranges that change, the files that are written and removed, and why nothing is. */
function move(packageJson: object, files: Files, tarball: Buffer | null = TARBALL, root = makePlugin(files)) {
  const copy = { owner: undefined, pin: "v1", ...(tarball && { tarball }) };
  const { entries, copies, left } = moveCopy(diskWorkspace(root), "", packageJson as never, copy);
  const paths = copies.map(({ path, before, after }) => `${after ? "+" : "-"}${before ? "" : "new "}${path}`);
  return { entries: Object.fromEntries(entries), paths, left };
}

const asking = (range: string, key = "devDependencies", more = {}) => ({ [key]: { [TOOL.name]: range }, ...more });
const peer = (range: string) => ({ peerDependencies: { [TOOL.name]: range } });

test("an older copy is replaced, and other files beside it stay", () => {
  const files = {
    [`vendor/${OLD_COPY}`]: "old",
    "vendor/plugin-preflight-99.0.0.tgz": "newer",
    "vendor/plugin-preflight-0.0.0.tgz/": "",
    "vendor/tides-0.0.1.tgz": "another",
  };
  expect(move(asking(OLD, "devDependencies", peer("^0.0.1")), files)).toEqual({
    entries: { devDependencies: `file:vendor/${COPY}`, peerDependencies: RANGE },
    paths: [`+new vendor/${COPY}`, `-vendor/${OLD_COPY}`],
    left: [],
  });
  expect(move(asking(`file:./vendor/${OLD_COPY}`, "dependencies", peer("^0.0.0")), files).entries).toEqual({
    dependencies: `file:vendor/${COPY}`,
  });
  // Without a package of its own, this tool comes from npm.
  expect(move(asking(OLD), files, null)).toMatchObject({
    entries: { devDependencies: RANGE },
    paths: [`-vendor/${OLD_COPY}`],
  });
});

test("the same copy stays, and other bytes of its version get another name", () => {
  const same = asking(`file:vendor/${COPY}`, "devDependencies", peer(RANGE));
  expect(move(same, { [`vendor/${COPY}`]: "new" })).toEqual({
    entries: { devDependencies: `file:vendor/${COPY}` },
    paths: [],
    left: [],
  });
  const { entries, paths } = move(same, { [`vendor/${COPY}`]: "other build" });
  expect(entries["devDependencies"]).toMatch(/^file:vendor\/plugin-preflight-[\d.]+-[0-9a-f]{8}\.tgz$/u);
  expect(paths).toEqual([`+new ${String(entries["devDependencies"]).slice("file:".length)}`, `-vendor/${COPY}`]);
  // Of a run that was broken off, a part of the new copy may be there.
  const half = { [`vendor/${OLD_COPY}`]: "old", [`vendor/${COPY}`]: "ne" };
  expect(move(asking(OLD), half).paths).toEqual([`+vendor/${COPY}`, `-vendor/${OLD_COPY}`]);
});

test.each<[string, object]>([
  ["nothing", {}],
  ["another package", { devDependencies: { tides: "1" } }],
  ["this version", asking(RANGE)],
  ["no range", { devDependencies: { [TOOL.name]: 7 } }],
])("a package.json that asks for %s stays", (_, packageJson) => {
  expect(move(packageJson, {})).toEqual({ entries: {}, paths: [], left: [] });
});

test.each(["^0.0.1", `file:../vendor/${OLD_COPY}`, `file:a/../../${OLD_COPY}`, `file:/vendor/${OLD_COPY}`])(
  "what is not a file of the project stays, and is named: %s",
  (range) => {
    expect(move(asking(range), {})).toEqual({
      entries: {},
      paths: [],
      left: [`has plugin-preflight at ${range}: install ${TOOL.version} there yourself.`],
    });
  },
);

test.runIf(POSIX)("a link or a folder in the way stays", () => {
  const inWay = move(asking(OLD), { [`vendor/${OLD_COPY}`]: "old", [`vendor/${COPY}/`]: "" });
  const root = makePlugin({ [`real/${OLD_COPY}`]: "old" });
  symlinkSync("real", join(root, "vendor"));
  for (const { paths, left } of [inWay, move(asking(OLD), {}, TARBALL, root)])
    expect([paths, left]).toEqual([[], [expect.stringContaining(`has plugin-preflight at ${OLD}`)]]);
});
