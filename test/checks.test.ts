import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fixtureCases } from "../src/catalog/fixture-case.js";
import { inspectCase } from "../src/catalog/inspect-fixture.js";
import { checks } from "../src/checks/index.js";
import { ROOT } from "./support/project.js";
import { expectSpokenWords } from "./support/spoken-words.js";

describe.each(checks.map(({ id }) => id))("%s", (id) => {
  test.each(fixtureCases(ROOT, id))("says of $name what stands beside it, at the words it speaks of", async (one) => {
    const said = await inspectCase(ROOT, one, id);
    await expect.soft(said.text).toMatchFileSnapshot(join(ROOT, "fixtures", id, `${one.name}.txt`));
    expectSpokenWords(said, id);
  });
});
