import { getSurroundings } from "../base/processes/programs.js";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import { findLoginFile, isInCi, removeLogin, writeLogin } from "../marketplace/client/logins.js";
import { print } from "../base/output/print.js";
import { readMarketplaceUrl } from "../release/index.js";
import { isSystemError } from "../base/files/safe-read.js";
import { askSecret } from "./ask-secret.js";
import type { CommandLine, CommandWork } from "./command.js";
import { formatStarted } from "./own-command.js";

export const login: CommandWork = {
  options: [],
  run: runLogin,
};

export const logout: CommandWork = {
  options: [],
  run: runLogout,
};

/** Keeps a token for a marketplace, and returns the exit status. */
async function runLogin(call: CommandLine): Promise<ExitStatus> {
  const origin = readOrigin(call);
  if (isInCi(getSurroundings().env)) {
    const help = "Give the token to the step that releases, as PLUGIN_MARKETPLACE_TOKEN";
    throw new UsageError("A CI system stores its own tokens, so login does nothing there", help);
  }
  const token = await askSecret(`Token for ${origin} (it is not shown): `);
  if (!/^[\x21-\x7e]+$/u.test(token)) {
    const what = token === "" ? "No token was given" : "The input has a character that is not allowed in a token";
    throw new UsageError(
      what,
      `Paste it, or let a program print it:\n  print-token | ${formatStarted(`login ${origin}`)}`,
    );
  }
  const file = changeFile(origin, () => writeLogin(origin, token, getSurroundings().env));
  print(
    `The token for ${origin} is in ${file}, which only you can read.\nOnly release uses it, and only for this marketplace.\n`,
  );
  return EXIT.pass;
}

/** Forgets a token for a marketplace, and returns the exit status. */
function runLogout(call: CommandLine): Promise<ExitStatus> {
  const origin = readOrigin(call);
  const wasThere = changeFile(origin, () => removeLogin(origin, getSurroundings().env));
  const words = wasThere
    ? `The token for ${origin} was removed from this machine. The marketplace accepts it until you revoke it there.`
    : `There is no token for ${origin} on this machine.`;
  print(`${words}\n`);
  return Promise.resolve(EXIT.pass);
}

function readOrigin({ name, arguments: [given = ""] }: CommandLine): string {
  const urlHelp = `Give its URL:\n  ${formatStarted(`${name} https://plugins.example.com`)}`;
  return new URL(readMarketplaceUrl(given.trim(), { name: () => "The argument", urlHelp })).origin;
}

function changeFile<Result>(origin: string, change: () => Result): Result {
  try {
    return change();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const file = findLoginFile(origin, getSurroundings().env);
    throw new UsageError(
      `${file} cannot be written: ${error.message}`,
      "Set XDG_CONFIG_HOME to a folder that you can write to",
    );
  }
}
