import { Interrupted, UsageError } from "../core/errors.js";
import { printError } from "../base/output/print.js";
import { formatNumber } from "../base/text/numbers.js";

const ENTER = /[\r\n]/u;
const CTRL_C = "\u0003";
const CTRL_D = "\u0004";
const ERASE = /[\b\u007f]/u;
/** In characters. */
const MAX_SECRET_LENGTH = 8_192;

/**
 * Asks for a secret: at a terminal, where nothing of it is shown, else on the standard input. Spaces around it are
 * left out.
 *
 * @throws {Interrupted}
 * @throws {UsageError} if it is too long. It is never cut.
 */
export async function askSecret(prompt: string): Promise<string> {
  const { stdin } = process;
  if (!stdin.isTTY) return readSecret(await readAll());
  // Raw mode comes before the prompt: until then, the terminal shows what is typed.
  stdin.setRawMode(true);
  printError(prompt);
  try {
    return readSecret(await readTyped());
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    printError("\n");
  }
}

function readSecret(text: string): string {
  if (text.length <= MAX_SECRET_LENGTH) return text.trim();
  throw new UsageError(
    `The input has more than ${formatNumber(MAX_SECRET_LENGTH)} characters, which is too long for a token`,
    "Give only the token",
  );
}

async function readAll(): Promise<string> {
  let text = "";
  for await (const piece of process.stdin.setEncoding("utf8")) {
    text += String(piece);
    if (text.length > MAX_SECRET_LENGTH) break;
  }
  return text;
}

/** What is too long is read to the end of its line, else the shell would get the rest of what was pasted. */
function readTyped(): Promise<string> {
  const { stdin } = process;
  let typed = "";
  return new Promise((resolve, reject) => {
    const end = (act: () => void): void => {
      stdin.removeListener("data", take).removeListener("end", stop);
      act();
    };
    const stop = (): void => {
      end(() => {
        reject(new Interrupted("SIGINT"));
      });
    };
    const take = (piece: string): void => {
      for (const sign of piece) {
        if (sign === CTRL_C || (sign === CTRL_D && typed === "")) {
          stop();
          return;
        }
        if (ENTER.test(sign) || sign === CTRL_D) {
          end(() => {
            resolve(typed);
          });
          return;
        }
        // No more is kept, so nothing can be erased any more.
        if (typed.length > MAX_SECRET_LENGTH) continue;
        typed = ERASE.test(sign) ? typed.slice(0, -1) : typed + sign;
      }
    };
    stdin.setEncoding("utf8").on("data", take).on("end", stop);
  });
}
