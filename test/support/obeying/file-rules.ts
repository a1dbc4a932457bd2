import { PICTURE, textOfHealthy } from "./author.js";
import { renameFile, removeAt, setAt, textOf, valueAt, withText, without } from "./edits.js";
import type { Advice, Rule } from "./rule.js";
import type { Files } from "./situation.js";

const MANIFEST = "manifest.json";

/** Help texts about whole files: names, encodings, what is missing or to be built. */
export const FILE_RULES: readonly Rule[] = [
  // Rename it to CHANGELOG.md; Rename it to screenshots, next to manifest.json
  {
    says: /^(?:Rename|Move) it to ([\w./-]+)/u,
    obey: ({ files, file }, name = "") =>
      renameFile(files, file, file.includes("/") && !name.includes("/") && !name.includes("beside") ? name : name),
  },
  {
    says: /^Rename the folder to ([\w/-]+)$/u,
    obey: ({ files }, name = "") =>
      [...files.keys()]
        .filter((path) => path.toLowerCase().startsWith(`${name}/`))
        .reduce((renamed, path) => renameFile(renamed, path, name + path.slice(name.length)), files),
  },
  {
    says: /^Rename it(?:, or leave it out)?$/u,
    obey: ({ files, file }) => renameFile(files, file, file.replace(/[^/]+$/u, "renamed.txt")),
  },
  {
    // Another image program saves the picture, or the file is renamed after what it is.
    says: /^Save (?:it as [A-Z]\w+, or rename|the screenshot)/u,
    obey({ files, file, path }) {
      const name = `${String(valueAt(files, file, path)).replace(/\.\w+$/u, "")}.drawn.png`;
      return setAt(new Map([...files, [name, PICTURE]]), file, path, name);
    },
  },
  {
    says: /^(?:Add one that shows the plugin|Put an image of the plugin|Put a folder with images)/u,
    obey: ({ files }) => new Map([...without(files, "screenshots"), ["screenshots/tides.png", PICTURE]]),
  },
  {
    says: /^Save it as UTF-8 without a byte order mark/u,
    obey: ({ files, file }) => withText(files, file, textOf(files, file).replace(/^\ufeff/u, "")),
  },
  {
    says: /^Save (?:it|the file) as UTF-8/u,
    obey: ({ files, file }) => withText(files, file, decode(files.get(file) ?? new Uint8Array())),
  },
  {
    says: /^(?:Put a file in its place|Write a (?:README|CHANGELOG)\.md|Add the text of the plugin's license|Add package\.json|Write it$)/u,
    obey: ({ files, file, help }) => {
      const name = help.includes("as LICENSE") ? "LICENSE" : file;
      const text = textOfHealthy(name);
      return text === undefined ? undefined : withText(without(files, name), name, writeFor(text, files));
    },
  },
  {
    says: /^Write the year, and the name/u,
    obey: ({ files, file }) =>
      withText(
        files,
        file,
        textOf(files, file).replace(/^.*(?:copyright|©).*$/imu, "Copyright (c) 2026 Harbour Office"),
      ),
  },
  // What the plugin needs of it is in dist/plugin.js then.
  {
    says: /^Let the build bundle what the plugin needs of it into dist\//u,
    obey: ({ files, file }) => without(files, file),
  },
  // Build the plugin first: npm run build
  {
    says: /^Build the plugin first/u,
    obey: (advice) =>
      [missingFileOf(advice), "dist/plugin.js"].reduce(
        (files, name) => withText(files, name, build(files)),
        advice.files,
      ),
  },
  {
    says: /^Write the built file: ("[^"]*"), and let the build write it/u,
    obey({ files, file, path }, value = "") {
      const built = JSON.parse(value) as string;
      return setAt(withText(files, built.split("#")[0] ?? "", "exports.migrate = () => {};\n"), file, path, built);
    },
  },
  // Write "dist/plugin.js" in place of "dist/index.js" in the script "build" of package.json, and write …
  {
    says: /^(?:Let the build write|Write (?:"dist\/plugin\.js" in place|output|build|outfile|naming|entry))/u,
    obey({ files, finding, help }) {
      const written = /written "([^"]*)"/u.exec(finding.message)?.[1] ?? "";
      const named = /into "(\w+)" of manifest\.json/u.exec(help)?.[1];
      const built = renameFile(files, written, "dist/plugin.js");
      return named === undefined ? built : setAt(built, "manifest.json", [named], "dist/plugin.js");
    },
  },
  {
    says: /^Build without it/u,
    obey: ({ files, file }) => without(files, file),
  },
  // An author picks the file that was meant, or leaves the key out where there is none.
  {
    says: /^Write (?:a path inside the repository|the path of a file)/u,
    obey({ files, file, path }) {
      const value = String(valueAt(files, file, path));
      const exported = /#.*$/u.exec(value)?.[0] ?? "";
      if (path[0] === "screenshots") return removeAt(files, file, path);
      const meant = [...files.keys()].find((name) => isAlike(name, value));
      if (meant === undefined) {
        const isCode = ["main", "web", "background", "hooks"].includes(String(path[0]));
        if (path[0] === "license")
          return withText(
            setAt(files, file, path, "SEE LICENSE IN TERMS.txt") ?? files,
            "TERMS.txt",
            "All rights reserved.\n",
          );
        if (!isCode) return removeAt(files, file, path);
        return setAt(withText(files, "dist/plugin.js", build(files)), file, path, `dist/plugin.js${exported}`);
      }
      return setAt(
        files,
        file,
        path,
        value.startsWith("SEE LICENSE IN ") ? `SEE LICENSE IN ${meant}` : meant + exported,
      );
    },
  },
];

/** Whether a file is of the kind that a key names. */
function isAlike(name: string, value: string): boolean {
  const ending = /\.\w+(?=#|$)/u.exec(value)?.[0] ?? ".js";
  return name.endsWith(ending) && name !== value && !name.endsWith(".json");
}

/** The path in `"main" is "dist/cli.js", but there is no such file`, or of the bundle. */
function missingFileOf({ files, file, path, finding }: Advice): string {
  if (finding.check === "bundle-present") return "dist/plugin.js";
  return String(valueAt(files, file, path))
    .replace(/#.*$/u, "")
    .replace(/^\.\//u, "");
}

/** A module with all that the manifest names in a file: its hooks and its components. */
function build(files: Files): string {
  const hooks = valueAt(files, MANIFEST, ["hooks"]);
  const named = typeof hooks === "object" && hooks !== null ? Object.entries(hooks) : [];
  const pages = valueAt(files, MANIFEST, ["pages"]);
  const components = [
    ["dashboard_widget"],
    ["ui"],
    ...(Array.isArray(pages) ? pages.map((_, at) => ["pages", at]) : []),
  ].map((path) => valueAt(files, MANIFEST, [...path, "component"]));
  const names = [...named.map(([hook, text]) => /#(.+)$/u.exec(String(text))?.[1] ?? hook), ...components];
  const exported = names.filter((name) => typeof name === "string" && /^[\w$]+$/u.test(name));
  return [...new Set(["tides", ...exported])].map((name) => `exports.${String(name)} = () => [];\n`).join("");
}

function decode(bytes: Uint8Array): string {
  const isWide = bytes.includes(0);
  const isBigEndian = bytes[0] === 0xfe || bytes[0] === 0;
  return new TextDecoder(isWide ? (isBigEndian ? "utf-16be" : "utf-16le") : "latin1").decode(bytes);
}

/** The words of another plugin, with this one's version. */
function writeFor(text: string, files: Files): string {
  const version = valueAt(files, "manifest.json", ["version"]);
  return typeof version === "string" ? text.replaceAll("1.4.0", version) : text;
}
