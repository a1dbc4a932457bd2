/** A text as one word of a POSIX shell, to be pasted: whatever is in it, nothing of it is run. */
export function quoteForShell(text: string): string {
  if (/^[\w@%+=:,./-]+$/u.test(text)) return text;
  return `'${text.replaceAll("'", "'\\''")}'`;
}
