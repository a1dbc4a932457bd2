import { Interrupted } from "../core/errors.js";
import { printError } from "../output/print.js";

const ENTER = /[\r\n]/u;
const CTRL_C = "\u0003";
const CTRL_D = "\u0004";
const ERASE = /[\b\u007f]/u;

/**
 * Asks for a secret: at a terminal, where nothing of it is shown, else on the standard input. Spaces around it are
 * left out.
 *
 * @param most characters; the rest is not read.
 * @throws {Interrupted}
 */
export async function askSecret(prompt: string, most: number): Promise<string> {
  const { stdin } = process;
  if (!stdin.isTTY) return (await readAll(most)).trim();
  // First, as what is typed at once would be shown.
  stdin.setRawMode(true);
  printError(prompt);
  try {
    return (await readTyped(most)).trim();
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    printError("\n");
  }
}

async function readAll(most: number): Promise<string> {
  let text = "";
  for await (const piece of process.stdin.setEncoding("utf8")) {
    text += String(piece);
    if (text.length > most) break;
  }
  return text;
}

function readTyped(most: number): Promise<string> {
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
        if (ENTER.test(sign) || sign === CTRL_D || typed.length > most) {
          end(() => {
            resolve(typed);
          });
          return;
        }
        typed = ERASE.test(sign) ? typed.slice(0, -1) : typed + sign;
      }
    };
    stdin.setEncoding("utf8").on("data", take).on("end", stop);
  });
}
