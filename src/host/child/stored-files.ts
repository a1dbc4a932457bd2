import { closeSync, copyFileSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { TextStore } from "../../sdk/test-context.js";
import type { Job } from "../job.js";

/** Keeps all texts in one JSON file. The file exists. */
export function openStore(file: string): TextStore {
  // Taken now: the plugin may replace all of them.
  const { parse, stringify } = JSON;
  const [open, close, read, write] = [openSync, closeSync, readFileSync, writeFileSync];
  /** By a descriptor: with a path, an older Node opens the file as the plugin would, and the guards refuse it. */
  const use = <Result>(flags: "r" | "w", act: (descriptor: number) => Result): Result => {
    const descriptor = open(file, flags);
    try {
      return act(descriptor);
    } finally {
      close(descriptor);
    }
  };
  const load = () =>
    new Map(Object.entries(parse(use("r", (descriptor) => read(descriptor, "utf8"))) as Record<string, string>));
  const save = (texts: ReadonlyMap<string, string>): void => {
    const text = stringify(Object.fromEntries(texts));
    use("w", (descriptor) => {
      write(descriptor, text);
    });
  };
  return {
    read: (key) => load().get(key),
    write(key, text) {
      save(load().set(key, text));
    },
    remove(key) {
      const texts = load();
      if (texts.delete(key)) save(texts);
    },
    keys: () => [...load().keys()],
  };
}

/** Copies what is stored to where another life begins with it. Made before the guards, which would see its own work. */
export function makeStateCopier({
  installed,
  storageFile,
  dataFolder,
}: Pick<Job, "installed" | "storageFile" | "dataFolder">): () => void {
  const copyFile = copyFileSync;
  const copyFolder = makeFolderCopier();
  return () => {
    if (!installed) return;
    if (dataFolder !== undefined && installed.dataFolder !== undefined) copyFolder(dataFolder, installed.dataFolder);
    copyFile(storageFile, installed.storageFile);
  };
}

/** Copies files and folders; not Node's own way, which looks at folders above that are not readable here. */
function makeFolderCopier(): (from: string, to: string) => void {
  const [copyFile, list, make] = [copyFileSync, readdirSync, mkdirSync];
  const copy = (from: string, to: string): void => {
    make(to, { recursive: true });
    for (const entry of list(from, { withFileTypes: true })) {
      const [source, target] = [`${from}/${entry.name}`, `${to}/${entry.name}`];
      if (entry.isDirectory()) copy(source, target);
      else if (entry.isFile()) copyFile(source, target);
    }
  };
  return copy;
}
