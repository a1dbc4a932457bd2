import { mayBeSecret } from "./safe.js";

const HIDDEN = "… (this line may contain a secret, and is not shown)";
const KEY_BEGINS = /-----BEGIN [\w ]{0,40}PRIVATE KEY/u;
const KEY_ENDS = /-----END [\w ]{0,40}PRIVATE KEY/u;

/** The spaces of typesetters, as pnpm prints them before its errors: seen as a space, and nothing that needs an escape. */
const WIDE_SPACE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu;

/** Lines that a command printed, as a finding may show them: reports are kept for longer than logs, and by others. */
export function formatPrintedLines(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => KEY_BEGINS.test(line) || KEY_ENDS.test(line));
  // If the beginning of a key is not among the lines, they are part of it up to its end.
  let isKey = first >= 0 && !KEY_BEGINS.test(lines[first] ?? "");
  return lines.map((line) => {
    isKey ||= KEY_BEGINS.test(line);
    const shown = isKey || mayBeSecret(line) ? HIDDEN : line.replace(WIDE_SPACE, " ");
    if (KEY_ENDS.test(line)) isKey = false;
    return shown;
  });
}
