/** Back-ticks that fence a text in Markdown: longer than any run of them in it. */
export function makeFence(text: string): string {
  const longest = [...text.matchAll(/`+/gu)].reduce((most, [run]) => Math.max(most, run.length), 2);
  return "`".repeat(longest + 1);
}
