import { join } from "node:path";
import { listFixtureCases } from "../../scripts/fixtures/fixture-case.js";
import { filesOf, textOf } from "./healthy.js";
import { ROOT } from "./project.js";

/** A source of whole numbers below a bound. */
export type Draw = (below: number) => number;
export type PluginFiles = ReadonlyMap<string, Uint8Array>;

const known = new Map<string, readonly PluginFiles[]>();

/** The fixtures of a check, as states of one plugin: all of which files alone can show what is wrong. */
export function readStates(check: string): readonly PluginFiles[] {
  const read = known.get(check) ?? readFixtures(check);
  known.set(check, read);
  return read;
}

function readFixtures(check: string): readonly PluginFiles[] {
  return listFixtureCases(ROOT, check)
    .filter(({ tag }) => tag === undefined)
    .map(({ folder }) => {
      const files = Object.entries(filesOf(join(ROOT, folder))).map(([path, content]): [string, Uint8Array] => [
        path,
        typeof content === "string" ? Buffer.from(content) : content,
      ]);
      return new Map(files);
    });
}

type Fields = Readonly<Record<string, unknown>>;

function readFields(bytes: Uint8Array | undefined): Fields | undefined {
  try {
    const value: unknown = JSON.parse(textOf(bytes));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What an edit makes of a state: some files, and some keys of them, of another; in another order, and in other lines. */
export function mixStates(next: Draw, one: PluginFiles, other: PluginFiles): PluginFiles {
  const mixed = new Map<string, Uint8Array>();
  for (const path of new Set([...one.keys(), ...other.keys()])) {
    const [mine, others] = [one.get(path), other.get(path)];
    const [left, right] = [readFields(mine), readFields(others)];
    if (left && right && next(4) > 0) mixed.set(path, formatFields(next, mixFields(next, left, right)));
    else {
      const chosen = next(3) === 0 ? others : mine;
      if (chosen) mixed.set(path, left || right ? chosen : moveLines(next, path, chosen));
    }
  }
  return mixed;
}

function mixFields(next: Draw, left: Fields, right: Fields): Fields {
  const mixed = new Map<string, unknown>();
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const [mine, others] = [left[key], right[key]];
    if (Array.isArray(mine) && Array.isArray(others) && next(2) === 0) mixed.set(key, mixLists(next, mine, others));
    else {
      const holder = next(3) === 0 ? right : left;
      if (Object.hasOwn(holder, key)) mixed.set(key, holder[key]);
    }
  }
  const entries = [...mixed];
  return Object.fromEntries(next(3) === 0 ? entries.toReversed() : entries);
}

/** A list with items of both, some of them twice, in any order. */
function mixLists(next: Draw, mine: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const items = [...mine, ...others].flatMap((item) => [[], [item], [item], [item, item]][next(4)] ?? []);
  return next(2) === 0 ? items.toReversed() : items;
}

function formatFields(next: Draw, fields: Fields): Uint8Array {
  const lines = "\n".repeat(next(3));
  return Buffer.from(`${lines}${JSON.stringify(fields, undefined, [2, 4, "\t"][next(3)])}\n`);
}

/** The same with a line more, where such a line says nothing. */
function moveLines(next: Draw, path: string, bytes: Uint8Array): Uint8Array {
  const line = /\.ya?ml$/u.test(path) ? "# Moved\n" : /\.[cm]?[jt]s$/u.test(path) ? "// Moved\n" : "";
  const isText = !bytes.subarray(0, 4).some((byte) => byte > 126 || byte === 0);
  return isText && next(3) === 0 ? Buffer.concat([Buffer.from(line), bytes]) : bytes;
}

/** What a plugin's own commands can do: succeed, fail in several ways, and report some of a hundred problems. */
const SAID = Array.from(
  { length: 100 },
  (_, at) => `src/tides.ts(${String((at % 7) + 1)},1): error TS${String(2000 + at)}: Tide ${String(at)} is not right.`,
);

/** A plugin that lives or does not, with commands of its own; only running it shows what is wrong. */
export function drawCommanding(next: Draw, lives: readonly PluginFiles[]): PluginFiles {
  const files = new Map(lives[next(lives.length)]);
  const scripts = ["test", "lint", "type-check"].map((name): [string, string] => {
    const kind = next(6);
    if (kind < 2) return [name, kind === 0 ? "node --version" : `nonesuch-${String(next(2))}`];
    const said = kind < 5 ? SAID.filter(() => next(5) < kind - 1) : [];
    const program = `console.log(${JSON.stringify(said.join("\n"))});\nprocess.exitCode = ${String(1 + next(2))};\n`;
    files.set(`tools/${name}.cjs`, Buffer.from(program));
    return [name, `node tools/${name}.cjs`];
  });
  const fields = readFields(files.get("package.json")) ?? {};
  files.set("src/tides.ts", Buffer.from("export {};\n".repeat(8)));
  files.set("package.json", Buffer.from(JSON.stringify({ ...fields, scripts: Object.fromEntries(scripts) })));
  return files;
}
