import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFixtureCases } from "../src/catalog/fixture-case.js";
import { inspectCase } from "../src/catalog/inspect-fixture.js";
import { checks } from "../src/checks/index.js";
import { ROOT } from "./support/project.js";
import { expectMentionedWords } from "./support/mentioned-words.js";

describe.each(checks)("$id", ({ id }) => {
  test.each(listFixtureCases(ROOT, id))(
    "says of $name what stands beside it, at the words it speaks of",
    async (one) => {
      const messages = await inspectCase(ROOT, one, id);
      const expected = join(ROOT, "fixtures", id, `${one.name}.txt`);
      if (messages.text === "")
        expect.soft(existsSync(expected), `${id} finds nothing here: remove ${expected}`).toBe(false);
      else await expect.soft(messages.text).toMatchFileSnapshot(expected);
      expectMentionedWords(messages, id);
    },
  );
});
