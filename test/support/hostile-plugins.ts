import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { hostileNames, hostileStrings } from "../runner/hostile.js";
import { makePlugin, temporaryFolder } from "./folders.js";

export interface HostileRepository {
  readonly root: string;
  /** The names of the plugins' folders. */
  readonly names: readonly string[];
  /** Harmless paths that lead to the folders, for what takes one a line. */
  readonly links: readonly string[];
}

/** A repository of plugins that are hostile in the names of their folders and files, and in all their texts. */
export function hostileRepository(seed: number, count: number): HostileRepository {
  const root = makePlugin({ ".git/": "" });
  const elsewhere = temporaryFolder();
  const names = [...new Set(hostileNames(seed, count))].filter((name) => name !== ".git");
  const words = [...hostileStrings(seed + 1, names.length * WORDS)];
  const links = names.map((name, at) => {
    const folder = join(root, name);
    mkdirSync(folder);
    const [fileName = "n"] = hostileNames(seed + 2 + at, 1);
    makePlugin(hostileFiles(words.slice(at * WORDS, (at + 1) * WORDS), fileName, at), folder);
    const link = join(elsewhere, String(at));
    symlinkSync(folder, link);
    return link;
  });
  return { root, names, links };
}

const WORDS = 8;

function hostileFiles(words: readonly string[], fileName: string, at: number): Readonly<Record<string, string>> {
  const [name = "", version = "", key = "", value = "", type = "", raw = "", packaged = "", script = ""] = words;
  const manifest = JSON.stringify({
    name,
    version,
    [key]: value,
    manifest_version: type,
    nmae: raw,
    author: { [raw]: key },
  });
  const packageJson = JSON.stringify({ version: packaged, name, [key]: script, scripts: { build: script } });
  const broken = [
    manifest,
    `${manifest}${raw}`,
    `{"name": ${raw}}`,
    `// ${raw}\n${manifest}`,
    `{"${raw}": 1, "${raw}": 2}`,
  ];
  return {
    "manifest.json": at % 2 === 0 ? manifest : (broken[at % broken.length] ?? manifest),
    "package.json": at % 3 === 0 ? `${packageJson}${script}` : packageJson,
    [`dist/${fileName}.js`]: raw,
    [at % 4 === 0 ? "readme.TXT" : fileName]: raw,
    ...(at % 4 === 1 && {
      "README.md": `# ${name}\n## Set up ${value}\n##${key}Installation ${raw}\n<h2>${script}</h2>\n${packaged}`,
      LICENSE: `Copyright (c) [year] ${name} ${raw}\nPermission is hereby granted ${value}`,
    }),
  };
}
