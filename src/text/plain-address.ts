/** Whether a text certainly is a good `https:` address, as nearly all of them are. */
export function isPlainAddress(text: string): boolean {
  return (
    text.length < 200 &&
    !text.includes("--") &&
    /^https:\/\/[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+(?:\/[\w./~-]*)?$/u.test(text)
  );
}
