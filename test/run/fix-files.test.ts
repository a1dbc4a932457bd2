import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixFiles } from "../../src/run/fix-files.js";
import { preflight } from "../../src/run/preflight.js";
import type { Request } from "../../src/run/request.js";
import { BROKEN, FIXED } from "../support/broken-manifest.js";
import { makePlugin } from "../support/folders.js";

const SAVED = BROKEN.replace("{", '{\r\n\t"homepage": "https://example.com",');

/** A manifest that is saved once it has been checked. */
async function checkThenSave() {
  const folder = makePlugin({ "manifest.json": BROKEN });
  const request: Request = {
    paths: ["."],
    cwd: folder,
    occasion: "push",
    strict: false,
    failOn: "error",
    today: "2026-11-21",
  };
  const result = await preflight(request);
  writeFileSync(join(folder, "manifest.json"), SAVED);
  return { request, result };
}

test("the bytes that are edited are those that were checked, whatever the disk has meanwhile", async () => {
  const { request, result } = await checkThenSave();
  expect((await fixFiles(request, result)).changes).toMatchObject([{ before: BROKEN, after: FIXED }]);
});

test("where those are not at hand any more, what is read now is checked first", async () => {
  const { request, result } = await checkThenSave();
  const { report, root, source } = result;
  const { changes } = await fixFiles(request, { report, root, source });
  const after = FIXED.replace("{", '{\r\n\t"homepage": "https://example.com",');
  expect(changes).toMatchObject([{ before: SAVED, after }]);
});
