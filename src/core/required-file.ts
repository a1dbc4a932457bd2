import type { FoundFile } from "../plugin/found-file.js";
import { quoted } from "../text/safe.js";
import type { Problem } from "./check.js";

/** What keeps a file that a rule asks for from being there, regular and not empty. */
export function* requiredFileProblems(found: FoundFile, help?: string): Generator<Problem> {
  const path = quoted(found.path);
  const at = { file: found.path };
  switch (found.state) {
    case "file":
      if (found.size === 0) yield { at, message: `The file ${path} is empty`, help: help ?? "Write it" };
      return;
    case "missing":
      yield found.near === undefined
        ? { at, message: `There is no file ${path}`, help: help ?? `Add ${baseName(found.path)}` }
        : {
            at: { file: found.near },
            message: `The file ${quoted(found.near)} must be named ${quoted(baseName(found.path))}, exactly so`,
            help: `Rename it to ${baseName(found.path)}`,
          };
      return;
    case "folder":
      yield { at, message: `${path} is a folder, not a file`, help: "Put a file in its place" };
      return;
    case "outside":
      yield {
        at,
        message: `${path} is a link that leads out of the repository, so it is not read`,
        help: "Put the file itself in its place",
      };
      return;
    case "broken":
      yield { at, message: `${path} is a link that leads nowhere`, help: "Put the file itself in its place" };
      return;
    case "special":
      yield { at, message: `${path} is a pipe, a socket or a device, not a file`, help: "Put a file in its place" };
      return;
    case "unreadable":
      yield { at, message: `The file ${path} cannot be read`, help: "Give this user the right to read it" };
  }
}

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
