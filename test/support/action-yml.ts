import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project.js";

/** What action.yml declares under `inputs` or `outputs`: the names, and the default of each or "". */
export function declared(section: "inputs" | "outputs"): ReadonlyMap<string, string> {
  const lines = readFileSync(join(ROOT, "action.yml"), "utf8").split("\n");
  const start = lines.indexOf(`${section}:`) + 1;
  const length = lines.slice(start).findIndex((line) => /^\S/u.test(line));
  const values = new Map<string, string>();
  let name = "";
  for (const line of lines.slice(start, start + length)) {
    name = /^ {2}([\w-]+):$/u.exec(line)?.[1] ?? name;
    const value = /^ {4}default: *(.*)$/u.exec(line)?.[1];
    values.set(name, value === undefined ? (values.get(name) ?? "") : scalar(value));
  }
  return values;
}

/** The runner evaluates expressions before an Action sees them; none of ours needs its value here. */
function scalar(yaml: string): string {
  if (yaml.includes("${{")) return "";
  return yaml.startsWith('"') ? String(JSON.parse(yaml)) : yaml;
}
