import { runProcess } from "./process.js";

interface OnTerminal {
  readonly columns: number;
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What a shell's command shows on a pseudo-terminal, which the program `script` makes. */
export async function runOnTerminal(command: string, { columns, cwd, env = {} }: OnTerminal): Promise<Shown> {
  const sized = `stty cols ${String(columns)}; ${command}`;
  const script = process.platform === "darwin" ? ["-q", "/dev/null", "sh", "-c", sized] : ["-qec", sized, "/dev/null"];
  const { status, stdout } = await runProcess("script", script, { cwd, env: { TERM: "xterm-256color", ...env } });
  return { status, text: stdout.replaceAll("\r\n", "\n") };
}

interface Shown {
  readonly status: number | null;
  readonly text: string;
}

export function removeColors(text: string): string {
  return text.replace(/\u001b\[\d+m/gu, "");
}
