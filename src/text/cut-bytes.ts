/** As much of a text as fits into so many bytes of UTF-8, with an ellipsis for what is left out. */
export function cutBytes(text: string, most: number): string {
  // No character takes more than three bytes a UTF-16 unit.
  if (text.length * 3 <= most) return text;
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= most) return text;
  const kept = new TextDecoder().decode(bytes.subarray(0, most - 3), { stream: true });
  return `${kept}…`;
}
