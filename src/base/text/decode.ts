/** A text, or why its bytes are none. `text` is then what can be shown, with U+FFFD for what can not. */
export interface Decoded {
  readonly text: string;
  readonly fault?: EncodingFault;
}

export type EncodingFault =
  | { readonly kind: "encoding"; readonly name: "UTF-16" | "UTF-32" }
  /** `at` is the offset in `text`, in UTF-16 units; `byte` the offset in bytes, from 0. */
  | { readonly kind: "byte"; readonly value: number; readonly byte: number; readonly at: number };

const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text that bytes are in UTF-8, with a byte order mark if there is one; `undefined` where they are none. */
export function decodeStrictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return STRICT.decode(bytes);
  } catch {
    return undefined;
  }
}

/** A text without its percent codes. It stays as it is where a % begins no code. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** Decodes UTF-8 strictly, or describes what is wrong with it. A byte order mark stays in the text. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  const name = detectWideEncoding(bytes);
  if (name) return { text: "", fault: { kind: "encoding", name } };
  const strict = decodeStrictUtf8(bytes);
  if (strict !== undefined) return { text: strict };
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const before = findValidStart(bytes);
  const byte = new TextEncoder().encode(before).length;
  return { text, fault: { kind: "byte", value: bytes[byte] ?? 0, byte, at: before.length } };
}

/** The encoding of a text whose characters take two or four bytes each, also without a mark. */
export function detectWideEncoding(bytes: Uint8Array): "UTF-16" | "UTF-32" | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return "UTF-32";
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return "UTF-32";
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return "UTF-16";
  const [first, second, third, fourth] = [a, b, c, d].map((byte) => byte === 0);
  const everyOtherIsNull = first !== second && first === third && second === fourth;
  return bytes.length >= 4 && everyOtherIsNull ? "UTF-16" : undefined;
}

function findValidStart(bytes: Uint8Array): string {
  const start = (length: number): string | undefined => {
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    try {
      return decoder.decode(bytes.subarray(0, length), { stream: true });
    } catch {
      return undefined;
    }
  };
  let valid = 0;
  let invalid = bytes.length + 1;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (start(middle) === undefined) invalid = middle;
    else valid = middle;
  }
  return start(valid) ?? "";
}
