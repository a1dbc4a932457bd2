import type { Release } from "../../../github/releases.js";
import { listNames, SUMS } from "../../packing/sums.js";
import { isPrerelease } from "../../../base/text/versions/versions.js";
import { quote } from "../../../base/text/safe.js";
import { readSealedCommit, readSealedWords } from "../../notes.js";
import { listOwnFiles, type GitHubSpec } from "./spec.js";
import type { Contents } from "./release-contents.js";

/**
 * Lists what a draft has that no run of this tool would have written: files, lines in the list of digests, words and
 * flags. Whoever may write drafts can copy our seal, so a draft with any of these is not ours.
 *
 * @param words the notes of this run.
 */
export function listForeignParts(
  release: Release,
  { assets, sums }: Contents,
  spec: GitHubSpec,
  words: string,
): readonly string[] {
  const files = listForeignFiles({ assets }, spec);
  const named = sums !== undefined && "text" in sums ? listNames(sums.text) : [];
  const own = listOwnFiles(spec).map(({ name }) => name);
  const lines = named.filter((name) => !own.includes(name)).map((name) => `a line of ${SUMS} for ${quote(name)}`);
  const written = readSealedWords(release.body, spec.archive, spec);
  // What the run of another commit wrote is not known.
  const isOwnText =
    written !== undefined && (readSealedCommit(release.body) !== spec.commit || written === words.trim());
  return [
    ...files.map((name) => `the file ${quote(name)}`),
    ...lines,
    ...(isOwnText ? [] : ["other words"]),
    // GitHub shows the tag where there is no title.
    ...([spec.tag, ""].includes(release.name) ? [] : [`the title ${quote(release.name)}`]),
    ...(release.prerelease === isPrerelease(spec.version) ? [] : ["the mark of a prerelease"]),
  ];
}

/** The files of a draft that this run does not send. */
export function listForeignFiles({ assets }: Pick<Contents, "assets">, spec: GitHubSpec): readonly string[] {
  const own = [...listOwnFiles(spec).map(({ name }) => name), SUMS];
  return assets.map(({ name }) => name).filter((name) => !own.includes(name));
}
