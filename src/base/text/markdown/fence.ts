/** Back-ticks that fence a text in Markdown: longer than any run of them in it, and at least so many. */
export function makeFence(text: string, least = 3): string {
  const longest = [...text.matchAll(/`+/gu)].reduce((most, [run]) => Math.max(most, run.length), least - 1);
  return "`".repeat(longest + 1);
}
