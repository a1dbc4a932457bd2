/** One command of a shell script. */
export interface ShellCommand {
  /** Without quotation marks; what sets a variable or only wraps the command is left out. */
  readonly words: readonly string[];
  /** As the script has it, its first line at most. */
  readonly text: string;
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly endCommand: number;
}

/** Words that may come before a command without being one. */
const COMMAND_PREFIXES = new Set([
  "if",
  "then",
  "else",
  "elif",
  "while",
  "until",
  "do",
  "!",
  "{",
  "time",
  "sudo",
  "env",
  "exec",
  "command",
]);
const MAX_SHOWN_LENGTH = 60;

/**
 * The commands of a script for a POSIX shell, as far as they show without running it. One pass; a here-document is
 * taken for commands too.
 */
export function findShellCommands(script: string): readonly ShellCommand[] {
  const commands: ShellCommand[] = [];
  let words: Word[] = [];
  const end = (): void => {
    const first = words.findIndex(({ text }) => !COMMAND_PREFIXES.has(text) && !/^\w+=/u.test(text));
    const shown = words[first];
    if (shown) {
      const line = script.slice(shown.start, words.at(-1)?.endCommand).split(/\\?\r?\n/u, 1)[0] ?? "";
      commands.push({
        words: words.slice(first).map(({ text }) => text),
        text: line.slice(0, MAX_SHOWN_LENGTH).trimEnd(),
      });
    }
    words = [];
  };
  for (let at = 0; at < script.length;) {
    const character = script.charAt(at);
    if (isBlank(character)) at++;
    else if (script.startsWith("\\\n", at)) at += 2;
    else if (script.startsWith("\\\r\n", at)) at += 3;
    else if (character === "#") at = findLineEnd(script, at);
    else if (isOperator(character)) {
      end();
      at++;
    } else {
      const word = parseWord(script, at);
      words.push(word);
      at = word.endCommand;
    }
  }
  end();
  return commands;
}

/** A word that begins here: up to a blank or an operator outside quotation marks. */
function parseWord(script: string, start: number): Word {
  let text = "";
  let at = start;
  while (at < script.length) {
    const character = script.charAt(at);
    if (isBlank(character) || isOperator(character)) break;
    if (character === "\\") {
      if (script.charAt(at + 1) === "\n" || script.startsWith("\r\n", at + 1)) break;
      text += script.charAt(at + 1);
      at += 2;
    } else if (character === "'" || character === '"') {
      const close = findClosing(script, at);
      text += script.slice(at + 1, close);
      at = close + 1;
    } else if (script.startsWith("${{", at)) {
      // GitHub puts a value there before any shell sees the line.
      const close = script.indexOf("}}", at);
      const after = close === -1 ? script.length : close + 2;
      text += script.slice(at, after);
      at = after;
    } else {
      text += character;
      at++;
    }
  }
  return { text, start, endCommand: Math.min(at, script.length) };
}

function findClosing(script: string, open: number): number {
  const mark = script.charAt(open);
  for (let at = open + 1; at < script.length; at++) {
    if (script.charAt(at) === mark) return at;
    if (mark === '"' && script.charAt(at) === "\\") at++;
  }
  return script.length;
}

function isBlank(character: string): boolean {
  return character === " " || character === "\t" || character === "\r";
}

function isOperator(character: string): boolean {
  return "\n;&|()".includes(character);
}

function findLineEnd(script: string, at: number): number {
  const end = script.indexOf("\n", at);
  if (end === -1) return script.length;
  return end;
}
