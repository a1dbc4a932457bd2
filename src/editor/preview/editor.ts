import { basename, delimiter, dirname, isAbsolute, join } from "node:path";
import { isInherited } from "../../commands/inherited-variables.js";
import { UsageError } from "../../core/errors.js";
import { findProgram, listTrustedFolders, type Surroundings } from "../../base/processes/programs.js";
import { startProcess } from "../../base/processes/start-process.js";
import { getOwn, isObject } from "../../base/text/json/json-object.js";
import { parseJson } from "../../base/text/json/parse-json.js";
import { quote } from "../../base/text/safe.js";
import { getBaseName } from "../../base/files/workspace.js";
import type { FilePlace, Opened } from "./protocol.js";
import type { PreviewedPlugin } from "./read-preview.js";

/** The editor of the person who runs `dev`. */
export interface Editor {
  /** `code`: what the page calls it. */
  readonly name: string;
  /** Opens a file, whose path is absolute. @throws a system error where the program does not start. */
  open(file: string, line: number, column: number): Promise<void>;
}

type Form = (file: string, line: string, column: string) => readonly string[];

const JOINED: Form = (file, line, column) => [`${file}:${line}:${column}`];
const CODE: Form = (file, line, column) => ["-r", "-g", `${file}:${line}:${column}`];
const JETBRAINS: Form = (file, line, column) => ["--line", line, "--column", column, file];
const LINE: Form = (file, line) => ["--line", line, file];
const FILE: Form = (file) => [file];

/** How an editor with a window is told the place. */
const FORMS: Readonly<Record<string, Form>> = {
  code: CODE,
  "code-insiders": CODE,
  codium: CODE,
  vscodium: CODE,
  cursor: CODE,
  windsurf: CODE,
  subl: JOINED,
  sublime_text: JOINED,
  zed: JOINED,
  atom: JOINED,
  pulsar: JOINED,
  idea: JETBRAINS,
  webstorm: JETBRAINS,
  phpstorm: JETBRAINS,
  pycharm: JETBRAINS,
  rider: JETBRAINS,
  goland: JETBRAINS,
  rubymine: JETBRAINS,
  clion: JETBRAINS,
  fleet: JETBRAINS,
  mate: LINE,
  kate: (file, line, column) => ["--line", line, "--column", column, file],
  gedit: (file, line, column) => [`+${line}:${column}`, file],
  gvim: (file, line) => [`+${line}`, file],
  emacs: (file, line, column) => [`+${line}:${column}`, file],
  mvim: (file, line) => [`+${line}`, file],
  emacsclient: (file, line, column) => ["--no-wait", `+${line}:${column}`, file],
  "notepad++": (file, line, column) => [`-n${line}`, `-c${column}`, file],
};
/** They need a terminal, and that of `dev` is in use. */
const IN_TERMINAL = /^(?:vi|vim|nvim|nano|pico|hx|helix|kak|micro|joe|ed|ne|mcedit)$/u;
const VARIABLES = ["LAUNCH_EDITOR", "VISUAL", "EDITOR"];
/** What a window needs, besides what a build gets. */
const FOR_A_WINDOW = [
  "WAYLAND_DISPLAY",
  "XAUTHORITY",
  "XDG_RUNTIME_DIR",
  "XDG_SESSION_TYPE",
  "DBUS_SESSION_BUS_ADDRESS",
  "BROWSER",
];

/**
 * The editor that an option names, else the first one of the usual variables that has a window of its own. It is
 * searched for in the folders of PATH outside of the repository.
 *
 * @throws {UsageError} for an option that names none.
 */
export function findEditor(named: string | undefined, { surroundings, repository }: Around): Editor | undefined {
  if (named !== undefined) {
    const path = findPath(named, surroundings, repository);
    if (path === undefined) {
      throw new UsageError(
        `No editor ${quote(named)} was found ${isAbsolute(named) ? "there" : "in PATH"}, outside of the repository`,
        "Set --editor to a program in PATH such as code, or to an absolute path",
      );
    }
    if (IN_TERMINAL.test(getEditorName(path))) {
      throw new UsageError(
        `${quote(getEditorName(path))} needs a terminal, and the preview has none`,
        "Set --editor to a program with its own window, such as code",
      );
    }
    return makeEditor(path, surroundings, repository);
  }
  for (const variable of VARIABLES) {
    const text = surroundings.env[variable]?.trim() ?? "";
    // A path may have spaces; else what follows the program is for other occasions, such as `--wait`.
    const path = [text, text.split(/\s/u)[0] ?? ""]
      .map((program) => findPath(program, surroundings, repository))
      .find((found) => found !== undefined);
    if (path !== undefined && Object.hasOwn(FORMS, getEditorName(path)))
      return makeEditor(path, surroundings, repository);
  }
  return undefined;
}

function findPath(program: string, surroundings: Surroundings, repository: string): string | undefined {
  const folders = listTrustedFolders(surroundings, repository);
  if (/^[\w.+-]+$/u.test(program)) return findProgram(program, folders, surroundings, repository);
  if (!isAbsolute(program)) return undefined;
  return findProgram(basename(program, ".exe"), [dirname(program)], surroundings, repository);
}

const getEditorName = (path: string): string =>
  getBaseName(path.replaceAll("\\", "/"))
    .replace(/\.(?:exe|sh)$/iu, "")
    .replace(/64$/u, "");

function makeEditor(program: string, surroundings: Surroundings, repository: string): Editor {
  const name = getEditorName(program);
  const form = getOwn(FORMS, name) ?? FILE;
  return {
    name,
    open: (file, line, column) =>
      openWindow(program, form(file, String(line), String(column)), { surroundings, repository }),
  };
}

/** Starts a program with a window, which goes on after this process. @throws a system error where it does not start. */
export function openWindow(
  program: string,
  words: readonly string[],
  { surroundings, repository }: Around,
): Promise<void> {
  const kept = Object.entries(surroundings.env).filter(
    ([variable, value = ""]) => isInherited(variable, value) || FOR_A_WINDOW.includes(variable),
  );
  // The program may be a script, which finds others by their names.
  const path = listTrustedFolders(surroundings, repository).join(delimiter);
  return new Promise((resolve, reject) => {
    const child = startProcess(program, words, {
      // Not the repository: nothing of it is found from there.
      folder: dirname(program),
      environment: { ...Object.fromEntries(kept), PATH: path },
      stdio: "ignore",
      detached: true,
    });
    // It goes on after this process, as the person's own.
    child.unref();
    child.once("spawn", resolve).once("error", reject);
  });
}

export interface Around {
  readonly surroundings: Surroundings;
  /** No program is taken from there. */
  readonly repository: string;
}

interface Listed {
  readonly plugin: Pick<PreviewedPlugin, "root" | "workspace" | "known">;
  /** The places of findings, and of a build that fails. */
  readonly shown: readonly (FilePlace | undefined)[];
  readonly editor: Editor | undefined;
}

/**
 * Opens a place in the editor: of a finding, of a build that fails, or in a file that the preview serves or a source map names.
 *
 * @param order JSON of the workbench: file, line and column.
 * @returns `undefined` for a text of another form.
 */
export async function openPlace(
  order: string,
  { plugin: { root, workspace, known }, shown, editor }: Listed,
): Promise<Opened | undefined> {
  const asked = parseJson(order);
  if (!isObject(asked)) return undefined;
  const { file, line, column } = asked;
  if (typeof file !== "string" || !isCount(line) || !isCount(column)) return undefined;
  const isListed = known.has(file) || shown.some((at) => at?.file === file);
  if (!isListed || workspace.entry(file)?.kind !== "file") return { refused: "This file is not part of the preview" };
  if (!editor) return { refused: "No editor is set: choose one with --editor" };
  try {
    await editor.open(join(root, file), line, column);
    return { refused: "" };
  } catch (error) {
    return { refused: `${editor.name} does not start: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;
