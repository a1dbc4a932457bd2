import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listBlocks, readDocument } from "../support/documents.js";
import { openSession, typeCommand } from "../support/example-session.js";
import { manifestWith } from "../support/folders.js";
import { POSIX } from "../support/product.js";
import { SETTINGS } from "./settings.js";

const PAGE = "docs/guides/git-hooks.md";

test.skipIf(!POSIX)("the hook of the guide lets a good commit through, and no other", async () => {
  const place = await SETTINGS[PAGE]?.make();
  if (!place) throw new Error(`${PAGE} has no setting`);
  const session = openSession(place);
  const blocks = listBlocks(readDocument(PAGE));
  const hook = blocks.find(({ text }) => text.includes("core.hooksPath"))?.text ?? "";
  const { scripts } = JSON.parse(blocks.find(({ text }) => text.includes('"scripts"'))?.text ?? "") as {
    readonly scripts: object;
  };
  const packageJson = JSON.parse((await typeCommand("cat package.json", session)).stdout) as {
    readonly scripts: object;
  };
  const text = JSON.stringify({ ...packageJson, scripts: { ...packageJson.scripts, ...scripts } }, undefined, 2);
  writeFileSync(join(place.folder, "package.json"), text);
  expect(await typeCommand(hook, session)).toMatchObject({ status: 0 });

  expect(await typeCommand("git add package.json && git commit --quiet --message=One", session)).toMatchObject({
    status: 0,
    output: "",
  });
  writeFileSync(join(place.folder, "manifest.json"), manifestWith({ name: "W" }));
  const refused = await typeCommand("git add manifest.json && git commit --quiet --message=Two", session);
  expect([refused.status, refused.output.includes("manifest-name")]).toEqual([1, true]);
  expect((await typeCommand("git log --format=%s", session)).stdout).toMatch(/^One\n/u);
});
