import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "./project.js";

export function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** Each source file with the files of ours that it imports, types and `import()` included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export function importGraph(sources: readonly string[]): ImportGraph {
  const known = new Set(sources);
  return new Map(sources.map((path) => [path, importsIn(path).filter((imported) => known.has(imported))]));
}

function importsIn(path: string): readonly string[] {
  const text = readFileSync(join(ROOT, path), "utf8");
  const names = [
    ...text.matchAll(/(?:\bfrom |\bimport |\bimport\(\s*\/\*[^*]*\*\/|\bimport\()\s*"(\.[^"]+)\.js"/gu),
  ].map(([, name = ""]) => name);
  return names.map((name) => `${join(dirname(path), name).replaceAll("\\", "/")}.ts`);
}

/** Groups of files each of which can be reached from every other: an empty list where nothing imports in a circle. */
export function cyclesIn(graph: ImportGraph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  // Tarjan's strongly connected components.
  const visit = (path: string): number => {
    const own = order.size;
    order.set(path, own);
    let low = own;
    open.push(path);
    for (const next of graph.get(path) ?? []) {
      const seen = order.get(next);
      if (seen === undefined) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? seen);
    }
    lowest.set(path, low);
    if (low === own) {
      const group = open.splice(open.indexOf(path));
      if (group.length > 1) cycles.push(group.toSorted());
    }
    return low;
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return cycles;
}
