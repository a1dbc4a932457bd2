/** Whether colours are wanted: on a terminal only, and never against NO_COLOR. */
export function colorful(): boolean {
  return process.stdout.isTTY && process.stdout.hasColors();
}

/** The columns of the terminal; without one, what is easy to read. */
export function width(): number {
  return process.stdout.isTTY ? process.stdout.columns : 100;
}

/** Prints text that is safe already. */
export function print(text: string): void {
  process.stdout.write(text);
}

export function complain(text: string): void {
  process.stderr.write(text);
}
