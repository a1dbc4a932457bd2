import { describe, expect, test } from "vitest";
import { checks } from "../../src/checks/index.js";
import { defineCheck } from "../../src/core/check.js";
import { defineCustomCheck } from "../../src/core/custom-check.js";
import { inspect } from "../../src/core/inspect.js";
import { readPlugin } from "../../src/plugin/plugin.js";
import { inMemory } from "../../src/base/files/workspace.js";

const PUSH = { occasion: "push", strict: false } as const;

test.each(checks.map(({ id, codes }) => ({ id, codes })))(
  "$id has codes in kebab case, each with a sentence",
  ({ codes }) => {
    expect(Object.keys(codes)).not.toEqual([]);
    for (const [code, sentence] of Object.entries(codes)) {
      expect(code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
      expect(sentence).toMatch(/^\S.*[^.]$/u);
    }
  },
);

describe("a check of a program's own", () => {
  const ABOUT = { id: "own-rule", title: "It is so", severity: "error", needs: ["manifest"] } as const;
  const read = () => readPlugin(inMemory({ "manifest.json": "{}" }), { needs: ["manifest"] });

  test("without codes has one, and its messages tell its findings apart", async () => {
    const own = defineCustomCheck({
      ...ABOUT,
      *run() {
        yield { message: "It is not so" };
        yield { message: "It is not so here", subject: "here" };
      },
    });
    const { findings } = inspect(await read(), [own], PUSH);
    expect(findings).toMatchObject([
      { code: "unmet", subject: "It is not so", severity: "error" },
      { code: "unmet", subject: "here" },
    ]);
    expect(own.codes).toEqual({ unmet: "The requirement is not met" });
  });

  test("with codes reports these, and the compiler knows no other", async () => {
    const codes = { "not-so": "It is not so" };
    const own = defineCustomCheck({ ...ABOUT, codes, run: () => [{ code: "not-so", message: "It is not so" }] });
    expect(inspect(await read(), [own], PUSH).findings).toMatchObject([{ code: "not-so" }]);
    // @ts-expect-error a code that is not declared
    defineCheck({ ...ABOUT, codes, run: () => [{ code: "not-sow", message: "It is not so" }] });
    // @ts-expect-error no code at all
    defineCheck({ ...ABOUT, codes, run: () => [{ message: "It is not so" }] });
  });
});
