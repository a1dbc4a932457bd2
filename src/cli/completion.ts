import { checks } from "../checks/index.js";
import { TOOL } from "../core/tool.js";
import { EXIT } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import { print } from "../base/output/print.js";
import { getOwn } from "../base/text/json/json-object.js";
import { RAISES } from "../base/text/versions/versions.js";
import type { CommandSummary, CommandWork } from "./command.js";
import { SHELLS, type CompletedCommand } from "./completion-scripts.js";
import { readChoice } from "./parse.js";

const NAMES = Object.keys(SHELLS) as readonly (keyof typeof SHELLS)[];

interface ListedCommand extends CommandSummary {
  readonly load: () => Promise<CommandWork>;
}

export const makeCompletion = (listCommands: () => readonly ListedCommand[]): CommandWork => ({
  options: [],
  async run({ arguments: [shell] }) {
    if (shell === undefined)
      throw new UsageError("completion needs the name of your shell", `Write ${NAMES.join(", ")}`);
    const format = SHELLS[readChoice(shell, NAMES, "The shell")];
    print(format(TOOL.name, await listCompletedCommands(listCommands())));
    return EXIT.pass;
  },
});

/** The words that may follow some commands. Behind all others, a shell offers files. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  completion: NAMES,
  explain: checks.map(({ id }) => id),
  version: RAISES,
};

/** All commands of this copy: an archive of a commit leaves some out. */
async function listCompletedCommands(commands: readonly ListedCommand[]): Promise<readonly CompletedCommand[]> {
  const loaded = commands.map(async ({ name, summary, load }) => {
    const { options } = await load();
    return {
      name,
      summary,
      words: getOwn(WORDS, name) ?? [],
      options: [...options, { name: "help", help: "Print the help" }],
    };
  });
  const settled = await Promise.allSettled(loaded);
  return settled.flatMap((one) => {
    if (one.status === "fulfilled") return [one.value];
    if (one.reason instanceof UsageError) return [];
    throw one.reason;
  });
}
