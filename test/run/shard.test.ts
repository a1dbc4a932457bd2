import { expect, test } from "vitest";
import { takeShard, parseShard, formatShard } from "../../src/run/shard.js";

test("every plugin is in exactly one shard, in order, and no shard has two more than another", () => {
  for (let length = 0; length <= 40; length++) {
    const list = Array.from({ length }, (_, at) => at);
    for (let count = 1; count <= 12; count++) {
      const parts = Array.from({ length: count }, (_, at) => takeShard(list, { index: at + 1, count }));
      const all = parts.flat().toSorted((a, b) => a - b);
      const sizes = parts.map((part) => part.length);
      const isSplit = all.length === length && all.every((item, at) => item === at);
      const isEven = Math.max(...sizes) - Math.min(...sizes) <= 1;
      const isOrdered = parts.every((part) => part.every((item, at) => at === 0 || item > (part[at - 1] ?? item)));
      const shown = `${String(length)} in ${String(count)}: ${parts.join(" | ")}`;
      expect([isSplit, isEven, isOrdered], shown).toEqual([true, true, true]);
    }
  }
});

test.each(["1/1", "2/3", "9999/9999"])("%s is a shard", (text) => {
  expect(formatShard(parseShard(text, "--shard"))).toBe(text);
});

test.each(["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "1 / 2", "01/2", "1.0/2", "a/b", "1/10000", "١/٢"])(
  "%j is none",
  (text) => {
    expect(() => parseShard(text, "--shard")).toThrow(/^--shard is .*, but must be a part of all, such as 1\/4$/u);
  },
);
