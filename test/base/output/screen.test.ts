import { expect, test } from "vitest";
import { makeScreen, type ScreenSize } from "../../../src/base/output/screen.js";

/** A terminal that knows what a screen writes: lines, the cursor up, and the clearing of a line and of what is below. */
function terminal(size: ScreenSize) {
  let rows: string[] = [""];
  let row = 0;
  let written = "";
  const write = (text: string): void => {
    written = text;
    for (const [, up, command, character] of text.matchAll(/\u001b\[(\d*)([AJKH])|([^\u001b])/gu)) {
      if (command === "A") row -= Number(up);
      else if (command === "K") rows[row] = "";
      else if (command === "H") row = 0;
      else if (command === "J" && up === "2") rows = [""];
      else if (command === "J") rows = [...rows.slice(0, row), ""];
      else if (character === "\n") rows[(row += 1)] ??= "";
      else if (character !== "\r") rows[row] = (rows[row] ?? "") + (character ?? "");
    }
  };
  return { screen: makeScreen(write, () => size), lines: () => rows.slice(0, -1), written: () => written };
}

test("a screen shows each text in the place of the one before, and writes the lines that differ", () => {
  const { screen, lines, written } = terminal({ columns: 80, rows: 24 });
  const texts = ["a\nb\nc\n", "a\nB\nc\n", "a\nB\nc\nd\ne\n", "x\n", "x\n"];
  for (const text of texts) {
    screen.show(text);
    expect(lines()).toEqual(text.trimEnd().split("\n"));
  }
  screen.show("x\n");
  expect(written()).not.toContain("x");
});

test.each([
  ["has more lines than the screen", "a\n".repeat(30)],
  ["has a line that is wrapped", `${"a".repeat(81)}\n`],
  ["has a wide line", `${"\u6f6e".repeat(41)}\n`],
])("a text that %s is written whole, on a cleared screen", (_, text) => {
  const { screen, lines } = terminal({ columns: 80, rows: 24 });
  for (const shown of ["first\n", text, "last\n"]) {
    screen.show(shown);
    expect(lines()).toEqual(shown.trimEnd().split("\n"));
  }
});

test("colours take no columns", () => {
  const { screen, written } = terminal({ columns: 4, rows: 24 });
  screen.show("\u001b[31mabcd\u001b[39m\nx\n");
  screen.show("\u001b[31mabcd\u001b[39m\ny\n");
  expect(written()).not.toContain("abcd");
});
