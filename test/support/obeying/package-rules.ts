import { fillIn } from "./author.js";
import { editJson, removeAt, setAt, textAt, textOf, valueAt, withText, without } from "./edits.js";
import { readJsonAt, type Advice, type Rule } from "./rule.js";
import type { Files } from "./situation.js";

const PACKAGE = "package.json";

/** Help texts about package.json, its lists and its agreement with manifest.json, and about secrets. */
export const PACKAGE_RULES: readonly Rule[] = [
  // Add "react": "^19.0.0" to "peerDependencies"; Add "test": "vitest run" to "scripts"
  {
    says: /^Add ("[^"]*"): ("[^"]*") to "(\w+)"/u,
    obey: ({ files }, name = "", value = "", section = "") =>
      setAt(files, PACKAGE, [section, JSON.parse(name) as string], JSON.parse(value)),
  },
  {
    says: /^Add ("[^"]*") to "files" in package\.json/u,
    obey: ({ files }, name = "") => appendTo(files, "files", [JSON.parse(name)]),
  },
  {
    says: /^Add ("[^"]*"(?:, "[^"]*")*)$/u,
    obey: ({ files, finding }, names = "") =>
      finding.check === "package-files" ? appendTo(files, "files", JSON.parse(`[${names}]`) as unknown[]) : undefined,
  },
  {
    says: /^Remove ("[^"]*") from "files" in package\.json/u,
    obey: ({ files }, entry = "") =>
      editJson(files, PACKAGE, (root) => {
        root["files"] = (root["files"] as unknown[]).filter((one) => one !== JSON.parse(entry));
        return root;
      }),
  },
  {
    says: /^Remove it from "files" in package\.json/u,
    obey: ({ files, finding }) =>
      editJson(files, PACKAGE, (root) => {
        const list = root["files"] as unknown[];
        root["files"] = list.filter(
          (entry) => typeof entry === "string" && !finding.message.includes(entry.replace(/\/$/u, "")),
        );
        return root;
      }),
  },
  {
    says: /^Add their folder to "files" in package\.json/u,
    obey: ({ files }) => appendTo(files, "files", ["screenshots/"]),
  },
  {
    says: /^(?:List the files to pack in "files" of package\.json|List only the files that users need|Name folders and files in "files")/u,
    obey: ({ files }) =>
      setAt(files, PACKAGE, ["files"], ["dist/", "manifest.json", "README.md", "LICENSE", "CHANGELOG.md"]),
  },
  {
    says: /^Add ("[a-z-]+") to the permissions/u,
    obey: ({ files }, entry = "") =>
      editJson(files, "manifest.json", (root) => (root["permissions"] as unknown[]).push(JSON.parse(entry))),
  },
  // Add "BSD-2-Clause" or "BSD-3-Clause", and write it into package.json too, in place of "BSD"
  {
    says: /^Add "license": an SPDX identifier such as "MIT", and write it into package\.json|^Add ("[\w.-]+")(?:, "[\w.-]+")*(?: or "[\w.-]+")?, and write it into package\.json/u,
    obey: ({ files }, id = '"MIT"') => {
      const written = setAt(files, "manifest.json", ["license"], JSON.parse(id));
      return written && setAt(written, PACKAGE, ["license"], JSON.parse(id));
    },
  },
  {
    says: /^(?:Move it to "peerDependencies"|Add it to "peerDependencies")/u,
    obey: ({ files, file, path, finding, help }) => {
      const name = path.length > 1 ? String(path.at(-1)) : (/"([^"]+)"/u.exec(finding.message)?.[1] ?? "");
      const range = path.length > 1 ? valueAt(files, file, path) : ">=1.0.0";
      const moved = help.startsWith("Move") ? removeAt(files, file, path) : files;
      const added = moved && setAt(moved, file, ["peerDependencies", name], isPublic(range) ? range : ">=1.0.0");
      return added && help.includes('"devDependencies"') ? setAt(added, file, ["devDependencies", name], range) : added;
    },
  },
  {
    says: /^Mark it as optional in "peerDependenciesMeta"/u,
    obey: ({ files, file, path }) =>
      setAt(files, file, ["peerDependenciesMeta", String(path.at(-1)), "optional"], true),
  },
  {
    says: /^Move it to "devDependencies"/u,
    obey: ({ files, file, path }) => {
      const moved = removeAt(files, file, path);
      return moved && setAt(moved, file, ["devDependencies", String(path.at(-1))], valueAt(files, file, path));
    },
  },
  {
    says: /^Write the (?:same range|license that is meant|version that is to be released) into both/u,
    obey: ({ files, path, help }) => {
      const key = path.length === 0 ? ["version"] : path;
      const version = valueAt(files, "manifest.json", key);
      const written = setAt(files, PACKAGE, key, version);
      const lock = ["npm-shrinkwrap.json", "package-lock.json"].find((name) => files.has(name));
      // --sync writes npm's lock file, too.
      return lock === undefined || !help.includes("--sync") || !written ? written : writeLock(written, lock, version);
    },
  },
  {
    says: /^Add the version that manifest\.json names/u,
    obey: ({ files }) => setAt(files, PACKAGE, ["version"], valueAt(files, "manifest.json", ["version"])),
  },
  // Write "0BSD" into manifest.json; If that is what is released, write "1.3.0" into manifest.json and package.json
  {
    says: /^(?:If that is what is released, w|W)rite ("[^"]*")(?: or "[^"]*")? into (manifest\.json|package\.json)( and package\.json)?/u,
    obey: ({ files, finding }, value = "", first = "", second) => {
      const key = finding.check === "license-text" ? ["license"] : ["version"];
      const both = [first, ...(second === undefined || !files.has(PACKAGE) ? [] : [PACKAGE])];
      return both.reduce<Files | undefined>((all, name) => all && setAt(all, name, key, JSON.parse(value)), files);
    },
  },
  // npm writes the version of package.json into its lock file.
  {
    says: /^Bring it up to date: npm install --package-lock-only/u,
    obey: ({ files, file }) => writeLock(files, file, valueAt(files, PACKAGE, ["version"])),
  },
  {
    says: /^Write a path in quotation marks, or remove it/u,
    obey: ({ files, file, path }) => removeAt(files, file, path),
  },
  {
    says: /^(?:Write the name of a file or folder to pack|Correct the pattern), or remove it/u,
    obey: ({ files, file, path }) => removeAt(files, file, path),
  },
  // A secret goes out of the source, and with it out of what is built.
  {
    says: /, then remove it from the source and rebuild/u,
    obey: ({ files, finding }) => removeSecret(files, finding, ""),
  },
  {
    says: /, then write a placeholder, such as "<token>"/u,
    obey: ({ files, finding }) => removeSecret(files, finding, "<token>"),
  },
  {
    says: /(?:, then leave this file|yourself, or leave it) out of the package/u,
    obey: ({ files, file }) => without(files, file),
  },
  {
    says: /^Write an object|^Write "[^"]*": \{/u,
    obey: ({ files, file, path, help }) => {
      const written = readJsonAt(help, help.indexOf("{"));
      return path.length === 0 || !written ? undefined : setAt(files, file, path, fillIn(written.value));
    },
  },
  {
    says: /^Remove the entry/u,
    obey: ({ files, file, path }) => removeAt(files, file, path.slice(0, path.indexOf("off") + 2)),
  },
  {
    says: /^Fix what it says and remove the entry/u,
    obey: ({ files, file, path }) => removeAt(files, file, path.slice(0, path.indexOf("off") + 2)),
  },
  {
    says: /^(?:Add "reason"|Write why this is right here)/u,
    obey: ({ files, file, path }) =>
      setAt(files, file, [...path.slice(0, path.indexOf("off") + 2), "reason"], "The host asks for it"),
  },
];

function appendTo(files: Files, key: string, added: readonly unknown[]): Files | undefined {
  return editJson(files, PACKAGE, (root) => {
    const list = root[key];
    root[key] = [...(Array.isArray(list) ? (list as unknown[]) : []), ...added];
    return root;
  });
}

/** What npm makes of a lock file. */
function writeLock(files: Files, file: string, version: unknown): Files | undefined {
  const outer = setAt(files, file, ["version"], version);
  const hasPackages = outer && valueAt(outer, file, ["packages", ""]) !== undefined;
  return hasPackages ? setAt(outer, file, ["packages", "", "version"], version) : outer;
}

function removeSecret(files: Files, { location }: Advice["finding"], by: string): Files | undefined {
  if (!location.range) return undefined;
  const secret = textAt(files, location.file, location.range);
  return withText(files, location.file, textOf(files, location.file).replaceAll(secret, by));
}

/** Whether a range means something outside of the workspace. */
function isPublic(range: unknown): range is string {
  return typeof range === "string" && !/^(?:workspace|catalog|file|link):/u.test(range);
}
