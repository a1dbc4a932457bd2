import { expect, test } from "vitest";
import { decodeUtf8 } from "../../../src/base/text/decode.js";

test("valid UTF-8 is its text, a byte order mark included", () => {
  expect(decodeUtf8(new TextEncoder().encode("\uFEFFé⛵"))).toEqual({ text: "\uFEFFé⛵" });
});

test.each([
  ["a Latin-1 letter", [0x61, 0xe9, 0x62], { value: 0xe9, byte: 1, at: 1 }],
  ["an overlong form", [0x61, 0xc0, 0xaf], { value: 0xc0, byte: 1, at: 1 }],
  ["a sequence that is cut off", [0xc3, 0xa9, 0xe2, 0x9b], { value: 0xe2, byte: 2, at: 1 }],
  ["a continuation by itself", [0x80], { value: 0x80, byte: 0, at: 0 }],
  ["a surrogate", [0x61, 0xed, 0xa0, 0x80], { value: 0xed, byte: 1, at: 1 }],
])("the first byte of %s is named", (_, bytes, fault) => {
  expect(decodeUtf8(Uint8Array.from(bytes)).fault).toEqual({ kind: "byte", ...fault });
});

test("a real replacement character is not a fault", () => {
  expect(decodeUtf8(new TextEncoder().encode("a\uFFFDb")).fault).toBeUndefined();
});

test.each([
  ["UTF-16", [0xff, 0xfe, 0x7b, 0]],
  ["UTF-16", [0xfe, 0xff, 0, 0x7b]],
  ["UTF-16", [0x7b, 0, 0x7d, 0]],
  ["UTF-16", [0, 0x7b, 0, 0x7d]],
  ["UTF-32", [0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]],
  ["UTF-32", [0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b]],
])("%s is recognised", (name, bytes) => {
  expect(decodeUtf8(Uint8Array.from(bytes)).fault).toEqual({ kind: "encoding", name });
});
