import { expect, test } from "vitest";
import { formatPrintedLines } from "../../../src/base/text/printed-lines.js";
import { privateKeys, secretSamples } from "../../support/secret-samples.js";

const HIDDEN = "… (this line may contain a secret, and is not shown)";

test("a line with a secret is not shown of a command's output, and every other line is", () => {
  for (const { kind, line } of secretSamples(7)) {
    expect
      .soft(formatPrintedLines(["1 failed", line, "at src/api.ts:3:1"]), kind)
      .toEqual(["1 failed", HIDDEN, "at src/api.ts:3:1"]);
  }
});

test("nothing of a private key is shown, also where its beginning or its end is cut off", () => {
  for (const { pem } of privateKeys()) {
    const key = pem.trimEnd().split("\n");
    const hidden = key.map(() => HIDDEN);
    expect.soft(formatPrintedLines(["before", ...key, "behind"])).toEqual(["before", ...hidden, "behind"]);
    expect.soft(formatPrintedLines([...key.slice(1), "behind"])).toEqual([...hidden.slice(1), "behind"]);
    expect.soft(formatPrintedLines(["before", ...key.slice(0, -1)])).toEqual(["before", ...hidden.slice(1)]);
  }
});

test("the spaces of typesetters are spaces", () => {
  expect(formatPrintedLines(["\u2009ELIFECYCLE\u2009 Command failed with\u00a0exit code 1."])).toEqual([
    " ELIFECYCLE  Command failed with exit code 1.",
  ]);
});
