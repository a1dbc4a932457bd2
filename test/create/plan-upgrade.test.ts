import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { diskWorkspace } from "../../src/base/files/disk.js";
import { TOOL } from "../../src/core/tool.js";
import { makeUpdatedFiles } from "../../src/create/make-project.js";
import { planUpgrade } from "../../src/create/plan-upgrade.js";
import { hashTemplateFile, readRecord } from "../../src/create/record.js";
import { readSharedPackages } from "../../src/create/templates.js";
import { makePlugin, type Files } from "../support/folders.js";
import { RECORD } from "../support/older-project.js";
import { POSIX } from "../support/product.js";

const COPY = { owner: undefined, pin: `${"1".repeat(40)} # v${TOOL.version}` };
const OFFERED = makeUpdatedFiles({ template: "page" }, COPY);
const CONFIG = "tsconfig.json";
const NEWEST = OFFERED.get(CONFIG) ?? "";
const HASHES = Object.fromEntries([...OFFERED].map(([path, text]) => [path, hashTemplateFile(text)]));
const SHARED = readSharedPackages();

/** What is planned for a project of an older version, whose other files are those of now. */
function plan(files: Files, { hash = "older", packages = SHARED, root = makePlugin({}) } = {}) {
  const record = { template: "page", version: "0.0.1", files: { ...HASHES, [CONFIG]: hash }, packages };
  makePlugin({ ...Object.fromEntries(OFFERED), [RECORD]: JSON.stringify(record) }, root);
  makePlugin(files, root);
  const planned = planUpgrade(diskWorkspace(root), "", COPY);
  if ("refused" in planned) throw new Error(planned.refused);
  const texts = Object.fromEntries(planned.files.map(({ path, after }) => [path, after]));
  expect(texts[RECORD]).toContain(`"version": "${TOOL.version}"`);
  return { ...planned, texts };
}

test("a file of the template is replaced, unless the author has changed it", () => {
  const own = '{ "mine": true }\n';
  const [old, oldHash] = ["{}\n", hashTemplateFile("{}\n")];
  expect(plan({ [CONFIG]: old }, { hash: oldHash }).texts[CONFIG]).toBe(NEWEST);
  expect(plan({ [CONFIG]: "{}\r\n" }, { hash: oldHash }).texts[CONFIG]).toBe(NEWEST.replaceAll("\n", "\r\n"));
  for (const hash of [HASHES[CONFIG], oldHash]) {
    const { texts, conflicts, left } = plan({ [CONFIG]: own }, { hash: hash ?? "" });
    const both = hash === oldHash ? [{ path: CONFIG, own, offered: NEWEST }] : [];
    expect([texts[CONFIG], conflicts, left]).toEqual([undefined, both, []]);
  }
});

test.runIf(POSIX)("a file that the author has removed or linked stays so, and is named", () => {
  const without = (root: string) => {
    const record = { template: "page", version: "0.0.1", files: { [CONFIG]: "older" }, packages: SHARED };
    makePlugin({ [RECORD]: JSON.stringify(record) }, root);
    const planned = planUpgrade(diskWorkspace(root), "", COPY);
    return "refused" in planned ? [] : [planned.left, planned.files.map(({ path }) => path).includes(".gitignore")];
  };
  expect(without(makePlugin({}))).toEqual([[`${CONFIG} was removed, and stays so.`], true]);
  const linked = makePlugin({ "real.json": "{}\n" });
  symlinkSync("real.json", join(linked, CONFIG));
  expect(without(linked)).toEqual([[`${CONFIG} is a link, or no text, so it stays.`], true]);
});

test("a tool is raised, unless the author has chosen its version", () => {
  const packages = { ...SHARED, typescript: "^1.0.0", vitest: "^1.0.0", eslint: "^1.0.0" };
  const devDependencies = { typescript: "^1.0.0", vitest: "^2.0.0", eslint: SHARED["eslint"] };
  const { texts, left } = plan({ "package.json": JSON.stringify({ devDependencies }) }, { packages });
  expect(JSON.parse(texts["package.json"] ?? "")).toEqual({
    devDependencies: { ...devDependencies, typescript: SHARED["typescript"] },
  });
  expect(left).toEqual([`package.json has vitest at ^2.0.0; the template has ${String(SHARED["vitest"])} now.`]);
});

test.each<[Files, string]>([
  [{}, `There is no ${RECORD} from create`],
  [{ [RECORD]: "{}" }, `There is no ${RECORD} from create`],
  [{ "package.json": "[]" }, "package.json is a link, or has no JSON object"],
  [
    { "package.json": JSON.stringify({ dependencies: { [TOOL.name]: "file:a/plugin-preflight-99.0.0.tgz" } }) },
    `The project has ${TOOL.name} 99.0.0, and this is ${TOOL.version}, which is older`,
  ],
])("a folder with %j is refused", (files, refused) => {
  expect(planUpgrade(diskWorkspace(makePlugin(files)), "", COPY)).toMatchObject({ refused });
});

test("a folder below a project is refused with the way to it", () => {
  const workspace = diskWorkspace(makePlugin({ [`a/${RECORD}`]: "{}", "a/src/x.ts": "" }));
  expect(planUpgrade(workspace, "a/src", COPY)).toEqual({
    refused: "This is a folder of a project, and not the project",
    help: "Run upgrade in a",
  });
});

test("a record is read with its library, and not with one that is unknown", () => {
  const record = { template: "page", framework: "react", version: "1.0.0", files: {}, packages: {} };
  expect(readRecord(JSON.stringify(record))).toEqual(record);
  const plain = { ...record, framework: undefined };
  expect(readRecord(JSON.stringify(plain))).toStrictEqual(JSON.parse(JSON.stringify(plain)));
  for (const wrong of [
    { framework: "jquery" },
    { template: "x" },
    { version: 1 },
    { files: { a: 1 } },
    { packages: [1] },
  ])
    expect(readRecord(JSON.stringify({ ...record, ...wrong }))).toBeUndefined();
});
