import { dirname } from "node:path";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { findRepositoryRoot, makeWorkspacePath, resolveFolder } from "../../base/files/disk.js";
import { isInside } from "../../base/files/inside.js";
import { readFileAddress, resolveFile } from "./file-address.js";
import { keepJudged, type Judged, type Listener } from "./keep-judged.js";
import { openRepository } from "./repository.js";

/** The texts that an editor has open, and what is known of their repositories. */
export interface Session {
  /** Folders that the editor has opened, by their addresses. */
  addFolders(addresses: readonly string[]): void;
  removeFolders(addresses: readonly string[]): void;
  open(document: TextDocument): void;
  change(document: TextDocument): void;
  save(document: TextDocument): void;
  close(document: TextDocument): void;
  /** From now on the editor reports every file that changes. Until then, the disk is read again for each key. */
  trustReports(): void;
  /** Files were changed by any program. */
  noticeChanges(addresses: readonly string[]): void;
  /** The repository of an open text, and the path in it. */
  find(address: string): Found | undefined;
}

export interface Found {
  readonly judged: Judged;
  readonly path: string;
}

export function makeSession(listener: Listener): Session {
  const folders = new Map<string, string>();
  const repositories = new Map<string, Judged>();
  /** Whether the editor reports every file that changes. */
  let reportsChanges = false;
  const opened = new Map<string, Found & { readonly version: number }>();

  /** Where a text belongs: the repository of git, or else the folder that the editor has opened. */
  const findPlace = (address: string): Found | undefined => {
    const given = readFileAddress(address);
    const file = given === undefined ? undefined : resolveFile(given);
    if (file === undefined) return undefined;
    const above = [...folders.values()].filter((folder) => isInside(folder, file));
    const root = findRepositoryRoot(dirname(file)) ?? above.toSorted()[0] ?? dirname(file);
    const path = makeWorkspacePath(root, file);
    if (path === undefined) return undefined;
    const judged = repositories.get(root) ?? keepJudged(openRepository(root), listener);
    repositories.set(root, judged);
    return { judged, path };
  };

  return {
    addFolders(addresses) {
      for (const address of addresses) {
        const path = readFileAddress(address);
        const folder = path === undefined ? undefined : resolveFolder(path);
        if (folder !== undefined) folders.set(address, folder);
      }
    },
    removeFolders(addresses) {
      for (const address of addresses) folders.delete(address);
    },
    open(document) {
      const place = findPlace(document.uri);
      if (!place) return;
      opened.set(document.uri, { ...place, version: document.version });
      place.judged.repository.texts.set(place.path, { document, path: place.path, isEdited: false });
      place.judged.forget();
    },
    change({ uri, version }) {
      const place = opened.get(uri);
      const text = place?.judged.repository.texts.get(place.path);
      // What was just opened is reported as changed as well.
      if (!place || !text || place.version === version) return;
      text.isEdited = true;
      if (reportsChanges) place.judged.judgeSoon();
      else place.judged.forget();
    },
    save({ uri }) {
      const place = opened.get(uri);
      const text = place?.judged.repository.texts.get(place.path);
      if (!place || !text) return;
      text.isEdited = false;
      place.judged.forget();
    },
    close({ uri }) {
      const place = opened.get(uri);
      if (!place) return;
      opened.delete(uri);
      const { repository } = place.judged;
      repository.texts.delete(place.path);
      place.judged.forget();
      if (repository.texts.size === 0) repositories.delete(repository.root);
    },
    trustReports() {
      reportsChanges = true;
    },
    noticeChanges(addresses) {
      const files = addresses.flatMap((address) => readFileAddress(address) ?? []);
      for (const judged of repositories.values()) {
        if (files.some((file) => isInside(judged.repository.root, file))) judged.forget();
      }
    },
    find: (address) => opened.get(address),
  };
}
