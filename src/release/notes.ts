import type { Changelog, ChangelogEntry } from "../plugin/documents/changelog.js";
import { findChangelogEntry } from "../plugin/documents/major-change.js";
import { makeSumsFile, type DigestedFile } from "./packing/sums.js";
import { formatTagPath, makeLinksAbsolute, type TagPlace } from "./absolute-links.js";
import { cutNotes } from "./cut-notes.js";
import { parseVersion } from "../base/text/versions/versions.js";
import { getBaseName, joinPath } from "../base/files/workspace.js";

export interface NotesText {
  readonly text: string;
  /**
   * Whether a target that can do so makes notes of the commits since the last release: in place of the text, or below
   * it.
   */
  readonly generate: false | "instead" | "below";
  /** Whether these are the notes of all plugins that a tag releases. */
  readonly isWhole?: boolean;
}

/** Every target takes so many: GitHub with the seal below them, and a marketplace 65,535 by the contract. */
const MAX_NOTES_LENGTH = 60_000;
/** By so much the addresses of links may exceed it. */
const MAX_GROWTH = 3000;
/** For the definitions of links, which stay where the text above them is cut. */
const MAX_DEFINITIONS_LENGTH = 10_000;
const DEFINITION = /^\[([^\]\n]{1,200})\]: +\S.*$/gmu;

/**
 * Reads the notes of a version: the text of the entry that the check `changelog-entry` finds. A prerelease without an
 * entry takes the unreleased entry, or the notes that a target generates; only GitHub does. Returns `undefined` if any
 * other version has no entry, and the notes come from nothing else.
 */
export function readReleaseNotes(
  changelog: Pick<Changelog, "entries" | "file" | "text">,
  { version, place }: { readonly version: string; readonly place: TagPlace | undefined },
  from: "changelog" | "generated" | "both" = "changelog",
): NotesText | undefined {
  const generate = GENERATE[from];
  const exact = parseVersion(version);
  const own = exact && findChangelogEntry(changelog, exact);
  if (own?.isEmpty === false) {
    // Some changelogs have several headings of one version.
    const all = changelog.entries.filter((entry) => entry.version === own.version && !entry.isEmpty);
    return { text: formatEntry(all, changelog, place), generate };
  }
  if (!version.includes("-")) return generate === false ? undefined : { text: "", generate };
  const next = changelog.entries.find(({ isUnreleased, isEmpty }) => isUnreleased && !isEmpty);
  return next
    ? { text: formatEntry([next], changelog, place), generate }
    : { text: "", generate: generate === false ? "instead" : generate };
}

const GENERATE = { changelog: false, generated: "instead", both: "below" } as const;

/** The notes of a file: all of it. */
export function makeFileNotes(
  { file, text }: Pick<Changelog, "file" | "text">,
  place: TagPlace | undefined,
): NotesText {
  return { text: formatEntry([{ body: text }], { file, text }, place), generate: false, isWhole: true };
}

function formatEntry(
  entries: readonly Pick<ChangelogEntry, "body">[],
  { file, text: whole }: Pick<Changelog, "file" | "text">,
  place: TagPlace | undefined,
): string {
  const link =
    place &&
    `${place.repository}/blob/${formatTagPath(place.tag)}/${encodeURI(joinPath(place.folder, getBaseName(file)))}`;
  const absolute = (markdown: string): string => (place ? makeLinksAbsolute(markdown, place) : markdown);
  const bodies = entries.map(({ body }) => body.replaceAll("\r\n", "\n").replace(DEFINITION, "").trim());
  const text = bodies.join("\n\n");
  const definitions = [...whole.replaceAll("\r\n", "\n").matchAll(DEFINITION)]
    .flatMap(([line, label = ""]) => (text.toLowerCase().includes(`[${label.toLowerCase()}]`) ? [absolute(line)] : []))
    .join("\n");
  const most = MAX_NOTES_LENGTH - Math.min(definitions.length, MAX_DEFINITIONS_LENGTH);
  const rest = `All of it is in ${link === undefined ? file : `[${file}](${link})`}.`;
  const cut = cutNotes(text, most, rest);
  // Addresses are longer than paths.
  const grown = absolute(cut);
  const shown = grown.length > cut.length + MAX_GROWTH ? cutNotes(grown, most, rest) : grown;
  const isShown = definitions !== "" && (cut === text || definitions.length <= MAX_DEFINITIONS_LENGTH);
  return isShown ? `${shown}\n\n${definitions}` : shown;
}

const MARK = "<!-- plugin-preflight: ";

/** The seal below the notes. It names the commit and the digest, and marks the draft as ours. */
export function formatSeal(archive: ArchiveName, made: ArchiveOrigin): string {
  return `${MARK}commit=${made.commit} sha256=${computeSealDigest(archive, made)} -->\n\n${formatOrigin(archive, made)}`;
}

type ArchiveName = Pick<DigestedFile, "name" | "sha256">;

/** The digest in the seal: that of the archive, or where a tag releases several plugins, of the list of theirs. */
export function computeSealDigest(archive: ArchiveName, made: Pick<ArchiveOrigin, "others">): string {
  const all = listArchives({ ...made, archive });
  return all.length === 1 ? archive.sha256 : makeSumsFile(...all).sha256;
}

/** The archive of a release, and those of the other plugins that the same tag releases. */
export function listArchives<Archive>({
  archive,
  others = [],
}: {
  readonly archive: Archive;
  readonly others?: readonly { readonly archive: Archive }[] | undefined;
}): readonly Archive[] {
  return [archive, ...others.map((other) => other.archive)];
}

interface ArchiveOrigin {
  readonly commit: string;
  readonly repository: string;
  /** The other plugins that the same tag releases. */
  readonly others?: readonly { readonly archive: ArchiveName }[] | undefined;
  /** The attestation of the archive, which is released as well. */
  readonly attestation?: unknown;
}

/** The part of the seal that people read. Without the other part, a draft still counts as a person's. */
export function formatOrigin(archive: ArchiveName, made: ArchiveOrigin): string {
  const { commit, repository, attestation } = made;
  const rows = listArchives({ ...made, archive }).map(({ name, sha256 }) => `| \`${name}\` | \`${sha256}\` |`);
  const table = ["| File | SHA-256 |", "| --- | --- |", ...rows];
  const proof = attestation ? ` To verify this: \`gh attestation verify ${archive.name} --repo ${repository}\`` : "";
  return [...table, "", `Made from commit ${commit}.${proof}`].join("\n");
}

/** The commit in our seal. `undefined` if the text has no seal. */
export function readSealedCommit(body: string): string | undefined {
  return new RegExp(`${MARK}commit=([0-9a-f]{40,64}) sha256=[0-9a-f]{64} -->`, "u").exec(body)?.[1];
}

/** The words above our seal. `undefined` if the seal is not one that this tool writes for this archive's name. */
export function readSealedWords(
  body: string,
  archive: ArchiveName,
  made: Omit<ArchiveOrigin, "commit">,
): string | undefined {
  const text = body.replaceAll("\r\n", "\n");
  const [, commit, sha256] =
    new RegExp(`${MARK}commit=([0-9a-f]{40,64}) sha256=([0-9a-f]{64}) -->`, "u").exec(text) ?? [];
  if (commit === undefined || sha256 === undefined) return undefined;
  // The digests of several archives are not in one of a list.
  const sealed = (made.others ?? []).length > 0 ? archive : { name: archive.name, sha256 };
  const seals = [made.attestation, true, undefined].map((attestation) =>
    formatSeal(sealed, { ...made, attestation, commit }),
  );
  const own = seals.find((seal) => text.trimEnd().endsWith(seal));
  return own === undefined ? undefined : text.trimEnd().slice(0, -own.length).trimEnd();
}

/** Whether our seal names these bytes and this commit. */
export function isSealedFor(body: string, commit: string, sha256: string): boolean {
  return body.includes(`${MARK}commit=${commit} sha256=${sha256} -->`);
}

/** Replaces the seal, and keeps the notes that a person wrote above it. */
export function renewSeal(body: string, newSeal: string): string {
  const at = body.lastIndexOf(MARK);
  const notes = (at === -1 ? body : body.slice(0, at)).trimEnd();
  return notes === "" ? newSeal : `${notes}\n\n${newSeal}`;
}
