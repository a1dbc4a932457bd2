import type { JsonObjectText } from "../../base/text/json/json-object.js";
import { parseMarkdown } from "../../base/text/markdown/markdown.js";
import type { Section } from "../../base/text/markdown/section.js";
import { getPresent, inapplicable, isAbsent, type Absent } from "../absent.js";
import { findLicenseTexts, type LicenseTexts } from "./license-texts.js";
import type { FoundFile } from "../found-file.js";
import { deriveFact, findFileNamed } from "../read-files.js";
import type { Facts, Readers, Reading } from "../reading.js";
import { readEntries, type Changelog, type PluginNames } from "./changelog.js";
import { readMajorChange, type MajorChange } from "./major-change.js";
import { selectReadable, readTextFile, type TextFile } from "./text-file.js";

/** The tag that a release is made from: handed in by whoever knows of one. */
export interface Tag {
  readonly name: string;
  /** The setting `tag-format`. */
  readonly format?: string | undefined;
  /** The plugin's folder in its repository, if its files are elsewhere. */
  readonly folder?: string;
}

/** README.md: its text, and the sections that a reader sees in it. */
export interface Readme extends TextFile {
  readonly sections: readonly Section[];
}

/** What is known of the files that people read. */
export interface DocumentFacts {
  readonly readmeFile: FoundFile;
  readonly licenseFile: FoundFile;
  readonly changelogFile: FoundFile;
  /** The texts as they are in the repository, also when they cannot be read. */
  readonly readmeText: TextFile;
  readonly licenseText: TextFile;
  readonly changelogText: TextFile;
  readonly readme: Readme;
  /** The licenses whose texts are in LICENSE. */
  readonly licenseTexts: LicenseTexts;
  readonly changelog: Changelog;
  readonly majorChange: MajorChange;
  /** The tag that is released: given by whoever releases, and absent otherwise. */
  readonly tag: Tag;
}

export const DOCUMENT_READERS: Readers<keyof DocumentFacts> = {
  readmeFile: findFileNamed("README.md"),
  licenseFile: findFileNamed("LICENSE"),
  changelogFile: findFileNamed("CHANGELOG.md", ["changes", "history", "news", "releases"]),
  readmeText: (reading) => deriveFact(reading, "readmeFile", (file) => readTextFile(file, reading.workspace)),
  licenseText: (reading) => deriveFact(reading, "licenseFile", (file) => readTextFile(file, reading.workspace)),
  changelogText: (reading) => deriveFact(reading, "changelogFile", (file) => readTextFile(file, reading.workspace)),
  readme: async ({ fact }) => {
    const file = selectReadable(await fact("readmeText"));
    if (isAbsent(file)) return file;
    return { ...file, sections: await parseMarkdown(file.text) };
  },
  licenseTexts: async ({ fact }) => {
    const file = selectReadable(await fact("licenseText"));
    if (isAbsent(file)) return file;
    return findLicenseTexts(file);
  },
  changelog: async (reading) => {
    const file = selectReadable(await reading.fact("changelogText"));
    if (isAbsent(file)) return file;
    const { path, text, isCut } = file;
    return { file: path, text, isCut, entries: await readEntries(path, text, await readNames(reading)) };
  },
  majorChange: (reading) =>
    deriveFact(reading, "changelog", async (changelog) => {
      const { packageName, version } = await readNames(reading);
      const tags = (): Promise<Facts["gitRefs"] | Absent> => reading.fact("gitRefs");
      return readMajorChange({ version, changelog, tags, folder: reading.folder, packageName });
    }),
  tag: () => inapplicable("this is not a release"),
};

/** More than any registry takes: what is longer names nothing. */
const MAX_NAME_LENGTH = 256;

async function readNames({ fact }: Reading): Promise<PluginNames> {
  const manifest = await fact("manifest");
  const packageJson = await fact("packageJson");
  return {
    packageName: readName(packageJson, "name"),
    name: readName(manifest, "name"),
    version: readName(manifest, "version"),
  };
}

function readName(json: JsonObjectText | Absent, key: "name" | "version"): string | undefined {
  const value = getPresent(json)?.value[key];
  const isName = typeof value === "string" && value !== "" && value.length <= MAX_NAME_LENGTH;
  return isName ? value : undefined;
}
