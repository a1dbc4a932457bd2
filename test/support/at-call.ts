import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makePlugin } from "./folders.js";

/**
 * A module for `--require` that counts the calls a process makes of the file system once it has opened its manifest,
 * lists their names in a file, and before one of them saves the manifest, as another program would, or ends the
 * process, as a lost machine would.
 */
const MODULE = `
const fs = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");
const { AT_CALL, AT_DO, AT_FILE, AT_TEXT, AT_LIST } = process.env;
const real = { ...fs };
const names = [];
let isInside = false;
for (const name of ["openSync", "fstatSync", "readSync", "closeSync", "lstatSync", "statSync", "writeFileSync", "fchmodSync", "renameSync"]) {
  const original = fs[name];
  fs[name] = function (...given) {
    const isManifest = typeof given[0] === "string" && given[0].includes("manifest.json");
    if (!isInside && (names.length > 0 || (name === "openSync" && isManifest))) {
      isInside = true;
      if (AT_CALL === String(names.length) || AT_CALL === name) {
        if (AT_DO === "kill") process.kill(process.pid, "SIGKILL");
        if (AT_DO === "save") real.writeFileSync(AT_FILE, AT_TEXT + " ".repeat(names.length));
        if (AT_DO === "replace") {
          real.writeFileSync(AT_FILE + "~", AT_TEXT + " ".repeat(names.length));
          real.renameSync(AT_FILE + "~", AT_FILE);
        }
      }
      names.push(name);
      isInside = false;
    }
    return original.apply(this, given);
  };
}
process.on("exit", () => real.writeFileSync(AT_LIST, names.join("\\n")));
syncBuiltinESMExports();
`;

export const DEEDS = ["save", "replace", "kill"] as const;

export interface AtCall {
  /** From 0, or the name of all that it is done before; nothing is done where there is none. */
  readonly call?: number | string;
  readonly deed?: (typeof DEEDS)[number];
  /** The file that is saved, and its content then, up to spaces at its end. */
  readonly file?: string;
  readonly text?: string;
}

export interface Watched {
  readonly nodeOptions: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The names of the calls that were made, when the process has ended by itself. */
  calls(): readonly string[];
}

/** What makes a process watched. */
export function watchCalls({ call, deed = "save", file = "", text = "" }: AtCall): Watched {
  const folder = makePlugin({ "at-call.cjs": MODULE });
  const list = join(folder, "calls");
  return {
    nodeOptions: ["--require", join(folder, "at-call.cjs")],
    env: { AT_CALL: String(call), AT_DO: deed, AT_FILE: file, AT_TEXT: text, AT_LIST: list },
    calls: () => readFileSync(list, "utf8").split("\n"),
  };
}
