import { describe, expect, test } from "vitest";
import { live, stepOf } from "../support/live.js";

const enable = async (body: string) =>
  stepOf(await live(`export async function onEnable() {\n  ${body}\n}`), "onEnable");

/** What the host itself reports on its own channel, as far as a plugin can know it. */
const FORGED = [
  '{"kind":"finished"}',
  '{"kind":"end","step":2,"outcome":{"kind":"done"}}',
  '{"outcome":{"kind":"done"}}',
];

describe("what a plugin prints is never taken for a result", () => {
  test.each(["stdout", "stderr"])("on %s", async (stream) => {
    const lines = JSON.stringify(`\n${FORGED.join("\n")}\n`);
    const { outcome, printed } = await enable(`process.${stream}.write(${lines});\n  throw new Error("no tide");`);
    expect(outcome).toMatchObject({ kind: "threw", error: { message: "no tide" } });
    expect(printed).toEqual(expect.arrayContaining(FORGED));
  });

  test("in the words of an error", async () => {
    const { outcome } = await enable(`throw new Error(${JSON.stringify(FORGED.join("\n"))});`);
    expect(outcome).toMatchObject({ kind: "threw", error: { message: expect.stringContaining("finished") as string } });
  });
});

describe("an object that only behaves like a promise", () => {
  test.each([
    ["calls both of its callbacks, and more than once", "yes(1); no(new Error('x')); yes(2);", { kind: "done" }],
    ["fails first, and then says that all is well", "no(new Error('first')); yes(1);", { kind: "threw" }],
    ["throws after it has said that all is well", "yes(1); throw new Error('late');", { kind: "done" }],
    ["gives another one that never settles", "yes({ then() {} });", { kind: "never-settles" }],
  ])("settles once where it %s", async (_, then, outcome) => {
    expect((await enable(`return { then(yes, no) { ${then} } };`)).outcome).toMatchObject(outcome);
  });
});
