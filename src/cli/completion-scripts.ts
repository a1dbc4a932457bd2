import type { CommandSummary, Option } from "./command.js";

/** A command as a shell completes it. */
export interface CompletedCommand extends Pick<CommandSummary, "name" | "summary"> {
  readonly options: readonly Option[];
  /** What may follow it, besides files. */
  readonly words: readonly string[];
}

type FormatScript = (tool: string, commands: readonly CompletedCommand[]) => string;

/**
 * A script for each shell, with all words in it: completing starts no program, and runs nothing of what is typed. Only
 * the names and helps of this tool are in it.
 */
export const SHELLS = { bash: formatBash, zsh: formatZsh, fish: formatFish } as const satisfies Record<
  string,
  FormatScript
>;

/** The commands by their first words: those of two words have the first one in common. */
function groupCommands(commands: readonly CompletedCommand[]): ReadonlyMap<string, readonly CompletedCommand[]> {
  const first = ({ name }: CompletedCommand): string => name.split(" ")[0] ?? "";
  return new Map(commands.map((one) => [first(one), commands.filter((other) => first(other) === first(one))]));
}

const nameFunction = (tool: string): string => `_${tool.replaceAll("-", "_")}`;
const isNested = ({ name }: CompletedCommand): boolean => name.includes(" ");
const getLast = ({ name }: CompletedCommand): string => name.split(" ").at(-1) ?? "";
const formatFlags = (options: readonly Option[]): string => options.map(({ name }) => `--${name}`).join(" ");

/** For bash 3.2 and newer. It needs no package of completions. An empty answer makes bash offer files. */
function formatBash(tool: string, commands: readonly CompletedCommand[]): string {
  const groups = groupCommands(commands);
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap(({ name: option, value, choices = [] }) =>
      value === undefined ? [] : [`    "${name} --${option}") words="${choices.join(" ")}" ;;`],
    ),
  );
  const flags = commands.map(({ name, options }) => `    "${name} -"*) words="${formatFlags(options)}" ;;`);
  const words = commands.filter(({ words: [first] }) => first !== undefined);
  const nested = [...groups].filter(([, members]) => members.some(isNested));
  return `# bash completion for ${tool}
${nameFunction(tool)}() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" words=""
  local first=2
  # bash takes the sign in --name=value for a word.
  if [ "$word" = "=" ]; then word=""; elif [ "$before" = "=" ]; then before="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${[...groups.keys()].join(" ")} --help --version" -- "$word"))
    return
  fi
  case "$command" in
${nested
  .map(
    ([name, members]) => `    ${name})
      if [ "$COMP_CWORD" -eq 2 ]; then
        COMPREPLY=($(compgen -W "${members.map(getLast).join(" ")}" -- "$word"))
        return
      fi
      command="${name} \${COMP_WORDS[2]}"
      first=3
      ;;`,
  )
  .join("\n")}
  esac
  case "$command $before" in
${values.join("\n")}
    *)
      case "$command $word" in
${indent(flags)}
${words.map(({ name, words: offered }) => `      "${name} "*) [ "$COMP_CWORD" -eq "$first" ] && words="${offered.join(" ")}" ;;`).join("\n")}
      esac
      ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F ${nameFunction(tool)} ${tool}
`;
}

const indent = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join("\n");

/** A word of zsh or fish in quotation marks. */
const quoteWord = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "'\\''")}'`;
/** The signs that separate the parts of what _describe and _arguments read. */
const escapeZsh = (text: string): string => text.replace(/[:[\]]/gu, String.raw`\$&`);

/** Works where it is sourced after compinit, and as a file of fpath. */
function formatZsh(tool: string, commands: readonly CompletedCommand[]): string {
  const describe = (listed: readonly (readonly [string, string])[]): string =>
    listed.map(([name, help]) => `      ${quoteWord(`${escapeZsh(name)}:${help}`)}`).join("\n");
  const groups = [...groupCommands(commands)];
  const first = groups.map(
    ([name, [one]]) => [name, one && isNested(one) ? "Run a marketplace" : (one?.summary ?? "")] as const,
  );
  const rows = commands.map(({ name, options, words }) => {
    const flags = options.map((option) => `        ${quoteWord(formatZshOption(option))}`);
    const rest = words.length > 0 ? [`1:word:(${words.join(" ")})`, "*:file:_files"] : ["*:file:_files"];
    return `    ${quoteWord(name)})\n      _arguments \\\n${[...flags, ...rest.map((one) => `        ${quoteWord(one)}`)].join(" \\\n")}\n      ;;`;
  });
  return `#compdef ${tool}
# zsh completion for ${tool}
${nameFunction(tool)}() {
  local -a commands
  if (( CURRENT == 2 )); then
    commands=(
${describe(first)}
    )
    _describe command commands
    return
  fi
  local command=$words[2]
${groups
  .filter(([, members]) => members.some(isNested))
  .map(
    ([name, members]) => `  if [[ $command == ${name} ]]; then
    if (( CURRENT == 3 )); then
      commands=(
${describe(members.map((one) => [getLast(one), one.summary] as const))}
      )
      _describe command commands
      return
    fi
    command="${name} $words[3]"
    shift words
    (( CURRENT-- ))
  fi`,
  )
  .join("\n")}
  shift words
  (( CURRENT-- ))
  case $command in
${rows.join("\n")}
  esac
}
if [[ $funcstack[1] == ${nameFunction(tool)} ]]; then ${nameFunction(tool)} "$@"; else compdef ${nameFunction(tool)} ${tool}; fi
`;
}

function formatZshOption({ name, value, choices, repeats, help }: Option): string {
  const values = choices ? `(${choices.join(" ")})` : "_files";
  const start = `${repeats === true ? "*" : ""}--${name}${value === undefined ? "" : "="}[${escapeZsh(help)}]`;
  return value === undefined ? start : `${start}:${escapeZsh(value)}:${values}`;
}

function formatFish(tool: string, commands: readonly CompletedCommand[]): string {
  const seen = (names: string): string => `__fish_seen_subcommand_from ${names}`;
  const add = (condition: string, rest: string): string => `complete -c ${tool} -n ${quoteWord(condition)} ${rest}`;
  const lines = [...groupCommands(commands)].flatMap(([name, members]) => {
    const nested = members.filter(isNested);
    const summary = nested.length > 0 ? "Run a marketplace" : (members[0]?.summary ?? "");
    const last = nested.map(getLast).join(" ");
    return [
      add("__fish_use_subcommand", `-f -a ${name} -d ${quoteWord(summary)}`),
      ...nested.map((one) =>
        add(`${seen(name)}; and not ${seen(last)}`, `-f -a ${getLast(one)} -d ${quoteWord(one.summary)}`),
      ),
      ...members.flatMap(({ name: whole, options, words }) => {
        const condition = whole.split(" ").map(seen).join("; and ");
        return [
          ...options.map((option) => add(condition, formatFishOption(option))),
          ...(words.length > 0 ? [add(condition, `-f -a ${quoteWord(words.join(" "))}`)] : []),
        ];
      }),
    ];
  });
  return `# fish completion for ${tool}\n${lines.join("\n")}\n`;
}

function formatFishOption({ name, value, choices, help }: Option): string {
  const values = choices ? `-x -a ${quoteWord(choices.join(" "))}` : "-r -F";
  return `-l ${name} ${value === undefined ? "" : `${values} `}-d ${quoteWord(help)}`;
}
