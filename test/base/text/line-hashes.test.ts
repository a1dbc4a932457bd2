import { expect, test } from "vitest";
import { hashLines } from "../../../src/base/text/line-hashes.js";

test("an empty text is one line", () => {
  expect(hashLines("")).toEqual(["c129715d7a2bc9a3:1"]);
});

test("each line has the hash that GitHub's upload gives it, whatever ends it and however it is indented", () => {
  const hashes = ["e9496ae3ebfced30", "fb7c023a8b9ccb3f", "ce8ba1a563dcdaca", "e20e36e16fcb0cc8", "b3edc88f2938467e"];
  const ending = ["c8e28b0b4002a3a0", "c129715d7a2bc9a3"];
  const text = " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n";
  for (const end of ["\n", "\r", "\r\n"]) {
    expect(hashLines(text.replaceAll("\n", end))).toEqual([...hashes, ...ending].map((hash) => `${hash}:1`));
  }
});

test("equal lines are counted", () => {
  const hashes = hashLines("Lorem ipsum dolor sit amet.\n".repeat(10));
  expect(hashes.slice(0, 7)).toEqual(
    [1, 2, 3, 4, 5, 6].map((at) => `a7f2ff13bc495cf2:${String(at)}`).concat("a7f2ff1481e87703:1"),
  );
  expect(hashes).toHaveLength(11);
});

test("a line keeps its hash when lines above it come and go", () => {
  const text = Array.from({ length: 40 }, (_, at) => `line ${String(at)}\n`).join("");
  expect(hashLines(`new\n${text}`).slice(1)).toEqual(hashLines(text));
});
