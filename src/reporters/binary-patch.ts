import { deflateSync } from "node:zlib";
import { computeId } from "../base/git/read-objects.js";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const LETTERS = DIGITS.slice(10, 62);

type Content = string | Uint8Array | undefined;

/** What git calls a file that is not there. */
const NO_FILE = "0".repeat(40);

/**
 * The part below `diff --git` and the modes in git's binary format. Whatever the contents are, it is inert and exact.
 * `undefined` stands for no file.
 */
export function formatBinaryPatch(before: Content, after: Content): string {
  const [old, fixed] = [Buffer.from(before ?? ""), Buffer.from(after ?? "")];
  const name = (content: Content, bytes: Buffer): string =>
    content === undefined ? NO_FILE : computeId("blob", bytes);
  return `index ${name(before, old)}..${name(after, fixed)}\nGIT binary patch\n${formatLiteral(fixed)}\n${formatLiteral(old)}\n`;
}

function formatLiteral(bytes: Buffer): string {
  const packed = deflateSync(bytes);
  const lines = [`literal ${String(bytes.length)}\n`];
  for (let at = 0; at < packed.length; at += LETTERS.length) {
    const part = packed.subarray(at, at + LETTERS.length);
    lines.push(`${LETTERS.charAt(part.length - 1)}${encodeBase85(part)}\n`);
  }
  return lines.join("");
}

function encodeBase85(bytes: Buffer): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    let value = 0;
    for (let byte = 0; byte < 4; byte++) value = value * 256 + (bytes[at + byte] ?? 0);
    let digits = "";
    for (let digit = 0; digit < 5; digit++) {
      digits = DIGITS.charAt(value % 85) + digits;
      value = Math.floor(value / 85);
    }
    text += digits;
  }
  return text;
}
