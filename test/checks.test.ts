import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { said } from "../src/catalog/said.js";
import { checks } from "../src/checks/index.js";
import { ROOT } from "./support/project.js";
import { expectSpokenWords } from "./support/spoken-words.js";

describe.each(checks.map(({ id }) => id))("%s", (id) => {
  const cases = readdirSync(join(ROOT, "fixtures", id), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  test.each(cases)("says what stands beside the case %s", async (name) => {
    const folder = `fixtures/${id}/${name}`;
    const { text } = await said(ROOT, folder, id);
    await expect(text).toMatchFileSnapshot(join(ROOT, `${folder}.txt`));
  });

  test.each(cases)("points at the words it speaks of in the case %s", async (name) => {
    await expectSpokenWords(`fixtures/${id}/${name}`, id);
  });
});
