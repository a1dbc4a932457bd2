import { checks } from "../checks/index.js";
import { pageOf } from "../catalog/pages.js";
import { unknownCheck } from "../preflight/inspection.js";
import type { Command } from "./command.js";
import { print } from "../output/print.js";

export const explain: Command = {
  name: "explain",
  arguments: "[check-id]",
  most: 1,
  summary: "Print the page of a check, or the list of all checks",
  options: [],
  run({ arguments: [id] }) {
    print(id === undefined ? list() : page(id));
    return Promise.resolve(0);
  },
};

function list(): string {
  const column = Math.max(...checks.map(({ id }) => id.length));
  const lines = checks.map(({ id, severity, title }) => `${id.padEnd(column)}  ${severity.padEnd(7)}  ${title}\n`);
  return lines.join("");
}

function page(id: string): string {
  if (!checks.some((check) => check.id === id)) throw unknownCheck(id);
  return pageOf(id);
}
