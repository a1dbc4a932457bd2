import { expect, test } from "vitest";
import { makePng } from "../../../scripts/made-png.js";
import { findImageType, isShowable } from "../../../src/marketplace/server/catalog/read-listing.js";

const black = (): readonly [number, number, number] => [0, 0, 0];

test("an image is known by how it begins", () => {
  expect(findImageType(makePng(1, 1, black))).toBe("image/png");
  expect(findImageType(Buffer.from("GIF89a"))).toBe("image/gif");
  expect(findImageType(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe("image/jpeg");
  expect(findImageType(Buffer.from("RIFF....WEBPVP8 "))).toBe("image/webp");
  for (const text of ["", "<svg xmlns='http://www.w3.org/2000/svg'/>", " GIF89a", "GIF88a", "RIFF....WAVE", "<html>"]) {
    expect(findImageType(Buffer.from(text)), text).toBeUndefined();
  }
});

test("what follows an image in memory is no part of it", () => {
  const whole = Buffer.from("GIF89a\x10\x00\x10\x00", "latin1");
  expect([isShowable(whole), isShowable(whole.subarray(0, 6))]).toEqual([true, false]);
});

test("an image that a browser could not hold is not shown", () => {
  expect(isShowable(makePng(1280, 800, black))).toBe(true);
  expect(isShowable(makePng(1, 1_000_000, black))).toBe(false);
  expect(isShowable(makePng(20_000, 1, black))).toBe(false);
  const huge = Buffer.from(makePng(1, 1, black));
  huge.writeUInt32BE(9000, 16);
  huge.writeUInt32BE(9000, 20);
  expect(isShowable(huge)).toBe(false);
  expect(isShowable(Buffer.from("GIF89a"))).toBe(false);
});
