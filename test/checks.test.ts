import { describe, test } from "vitest";
import { listFixtureCases } from "../scripts/fixtures/fixture-case.js";
import { inspectCase } from "../scripts/fixtures/inspect-fixture.js";
import { checks } from "../src/checks/index.js";
import { expectFact } from "./support/fixture-facts.js";
import { expectMentionedWords } from "./support/mentioned-words.js";
import { ROOT } from "./support/project.js";

describe.each(checks)("$id", ({ id }) => {
  test.each(listFixtureCases(ROOT, id))(
    "says of $name what stands beside it, at the words it speaks of",
    async (one) => {
      const messages = await inspectCase(ROOT, one, id);
      expectFact(id, one, "says", messages.text);
      expectMentionedWords(messages, id);
    },
  );
});
