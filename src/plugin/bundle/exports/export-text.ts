import { findOffsets } from "../../../base/text/bytes.js";

/**
 * Whether the text of a module shows, without a parser, that it exports a function or a class by a name: in the forms
 * in which compilers and bundlers write the exports of a whole module. `false` means only that the text does not show
 * it.
 *
 * @param code its bytes, a character for each
 */
export function showsExport(code: string, name: string): boolean {
  if (!/^[\w$]+$/u.test(name) || !code.includes(name)) return false;
  const local = findExportedLocal(code, name);
  if (local === undefined) return showsDeclaration(code, name);
  return showsFunction(code, local);
}

/** The name inside of the module of what it exports by a name. */
function findExportedLocal(code: string, name: string): string | undefined {
  for (const { words, then } of LISTS) {
    const at = code.lastIndexOf(words);
    if (at === -1 || !isStart(code, at)) continue;
    const found = then.exec(code.slice(at + words.length, at + words.length + MAX_LIST_LENGTH));
    const rest = found ? code.slice(at + words.length + found[0].length) : undefined;
    if (rest === undefined || rest.length > MAX_END_LENGTH || !END.test(rest)) continue;
    for (const part of (found?.[1] ?? "").split(",")) {
      const [local = "", exported = local] = part.trim().split(/\s+as\s+/u);
      if (exported === name) return local;
    }
  }
  return findAssignedLocal(code, name);
}

const MAX_LIST_LENGTH = 20_000;
const MAX_END_LENGTH = 400;
/** The last statement of a file: nothing but a comment of one line follows it. */
const END = /^[;\s]*(?:\/\/[^\n]*[;\s]*){0,3}$/u;

/** The last statement of esbuild, Rollup, Rolldown and Vite, and what esbuild adds for Node to read. */
const LISTS = [
  { words: "export", then: /^\s*\{([^{}"'`]*)\}/u },
  { words: "0 && (module.exports", then: /^ = \{([^{}"'`:]*)\}\)/u },
  { words: "0&&(module.exports", then: /^=\{([^{}"'`:]*)\}\)/u },
] as const;

function isStart(code: string, at: number): boolean {
  return at === 0 || /[\n;})]\s*$|\*\/\s*$/u.test(code.slice(Math.max(0, at - 20), at));
}

/**
 * The lines `exports.name = name;` at the start of a file, where TypeScript writes them, or at its end, where Rollup
 * does.
 */
function findAssignedLocal(code: string, name: string): string | undefined {
  const line = `exports.${name} = `;
  for (const at of findOffsets(line, code)) {
    if (at > 0 && code[at - 1] !== "\n") continue;
    const local = /^([\w$]+);\r?\n/u.exec(code.slice(at + line.length, at + line.length + MAX_NAME_LENGTH))?.[1];
    if (local === undefined) continue;
    const before = code.slice(Math.max(0, at - MAX_HEAD_LENGTH), at);
    const after = code.slice(at, at + MAX_HEAD_LENGTH);
    const isHead = before.length === at && HEAD.test(before);
    if (isHead || (after.length < MAX_HEAD_LENGTH && TAIL.test(after))) return local;
  }
  return undefined;
}

const MAX_NAME_LENGTH = 100;
const MAX_HEAD_LENGTH = 4000;
const HEAD =
  /^(?:"use strict";\r?\n|Object\.defineProperty\(exports, "__esModule", \{ value: true \}\);\r?\n|exports\.[\w$]+ = [^;\n]*;\r?\n)*$/u;
const TAIL = /^(?:exports\.[\w$]+ = [\w$]+;\r?\n)+(?:\/\/[^\n]*\s*)?$/u;

/** Whether a name is that of a function or a class somewhere in the code. */
function showsFunction(code: string, name: string): boolean {
  for (const word of ["function", "class"]) {
    for (const space of [" ", "* "]) {
      for (const at of findOffsets(`${word}${space}${name}`, code)) {
        const after = code[at + word.length + space.length + name.length] ?? "";
        if (/[\s({]/u.test(after) && !/[\w$."'`]/u.test(code[at - 1] ?? "")) return true;
      }
    }
  }
  return [`${name} = `, `${name}=`].some((words) =>
    [...findOffsets(words, code)].some((at) => {
      const isDeclared = /(?:\b(?:const|let|var)\s|,)$/u.test(code.slice(Math.max(0, at - 6), at));
      return isDeclared && FUNCTION.test(code.slice(at + words.length, at + words.length + MAX_PARAMETERS_LENGTH));
    }),
  );
}

const MAX_PARAMETERS_LENGTH = 200;
const FUNCTION = /^(?:async\s*)?(?:function\b|\([^()]*\)\s*=>|[\w$]+\s*=>)|^class\b/u;

/** `export function name(`, at the start of a line that is in no comment and in no template. */
function showsDeclaration(code: string, name: string): boolean {
  const template = code.indexOf("`");
  let looks = 0;
  for (const words of DECLARATIONS) {
    for (const at of findOffsets(`${words} ${name}`, code)) {
      if (++looks > MAX_LOOKS || (template !== -1 && template < at)) break;
      const end = at + words.length + 1 + name.length;
      const after = code.slice(end, end + MAX_PARAMETERS_LENGTH);
      const isFunction = words.endsWith("const")
        ? after.startsWith(" = ") && FUNCTION.test(after.slice(3))
        : /^[\s({]/u.test(after);
      if (!isFunction || (at > 0 && code[at - 1] !== "\n")) continue;
      const comment = code.lastIndexOf("/*", at);
      if (comment === -1 || code.lastIndexOf("*/", at) > comment) return true;
    }
  }
  return false;
}

/** Each of them may look at all of the code before it. */
const MAX_LOOKS = 20;
const DECLARATIONS = ["export function", "export async function", "export class", "export const"] as const;
