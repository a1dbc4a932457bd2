import { askServer } from "./ask-server.js";

const QUIET_MS = 300;
const MAX_LINES = 50;
const MAX_LENGTH = 500;

/** Makes a function that passes lines of the log on to the terminal of `dev`, some at once. */
export function makeLogPoster(): (line: string) => void {
  let lines: readonly string[] = [];
  let timer: number | undefined;
  const post = async (): Promise<void> => {
    const body = lines.join("\n");
    timer = undefined;
    lines = [];
    try {
      await askServer("log", body);
    } catch (error) {
      // The preview has ended, which the page says elsewhere.
      if (!(error instanceof TypeError)) throw error;
    }
  };
  return (line) => {
    lines = [...lines, line.slice(0, MAX_LENGTH).replaceAll("\n", " ")].slice(-MAX_LINES);
    timer ??= window.setTimeout(() => void post(), QUIET_MS);
  };
}
