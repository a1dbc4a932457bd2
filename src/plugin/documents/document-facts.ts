import { readMarkdown } from "../../text/markdown/markdown.js";
import { isAbsent, type Absent } from "../absent.js";
import { licenseTextsIn, type LicenseTexts } from "./license-texts.js";
import type { Reader, Reading } from "../plugin.js";
import type { Readme } from "./readme.js";
import { readable, textFileOf, type TextFile } from "./text-file.js";

/** What is known of the files that people read. */
export interface DocumentFacts {
  /** The texts as they stand there, also when nobody can read them. */
  readonly readmeText: TextFile;
  readonly licenseText: TextFile;
  readonly changelogText: TextFile;
  readonly readme: Readme;
  /** The licenses whose texts stand in LICENSE. */
  readonly licenseTexts: LicenseTexts;
}

export const DOCUMENT_READERS: { readonly [Name in keyof DocumentFacts]: Reader<Name> } = {
  readmeText: (reading) => textIn(reading, "readmeFile"),
  licenseText: (reading) => textIn(reading, "licenseFile"),
  changelogText: (reading) => textIn(reading, "changelogFile"),
  readme: async ({ fact }) => {
    const file = readable(await fact("readmeText"));
    return isAbsent(file) ? file : { ...file, sections: await readMarkdown(file.text) };
  },
  licenseTexts: async ({ fact }) => {
    const file = readable(await fact("licenseText"));
    return isAbsent(file) ? file : licenseTextsIn(file);
  },
};

async function textIn(
  { fact, workspace }: Reading,
  name: "readmeFile" | "licenseFile" | "changelogFile",
): Promise<TextFile | Absent> {
  return textFileOf(await fact(name), workspace);
}
