import { dirname } from "node:path";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { findRepositoryRoot, makeWorkspacePath, resolveFolder } from "../../base/files/disk.js";
import { isInside } from "../../base/files/inside.js";
import { readFileAddress, resolveFile } from "./file-address.js";
import { keepChecked, type CheckedRepository, type Listener } from "./keep-checked.js";
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
  readonly checked: CheckedRepository;
  readonly path: string;
}

export function makeSession(listener: Listener): Session {
  const folders = new Map<string, string>();
  const repositories = new Map<string, CheckedRepository>();
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
    const checked = repositories.get(root) ?? keepChecked(openRepository(root), listener);
    repositories.set(root, checked);
    return { checked, path };
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
      place.checked.repository.texts.set(place.path, { document, path: place.path, isEdited: false });
      place.checked.forget();
    },
    change({ uri, version }) {
      const place = opened.get(uri);
      const text = place?.checked.repository.texts.get(place.path);
      // What was just opened is reported as changed as well.
      if (!place || !text || place.version === version) return;
      text.isEdited = true;
      if (reportsChanges) place.checked.checkSoon();
      else place.checked.forget();
    },
    save({ uri }) {
      const place = opened.get(uri);
      const text = place?.checked.repository.texts.get(place.path);
      if (!place || !text) return;
      text.isEdited = false;
      place.checked.forget();
    },
    close({ uri }) {
      const place = opened.get(uri);
      if (!place) return;
      opened.delete(uri);
      const { repository } = place.checked;
      repository.texts.delete(place.path);
      place.checked.forget();
      if (repository.texts.size === 0) repositories.delete(repository.root);
    },
    trustReports() {
      reportsChanges = true;
    },
    noticeChanges(addresses) {
      const files = addresses.flatMap((address) => readFileAddress(address) ?? []);
      for (const checked of repositories.values()) {
        if (files.some((file) => isInside(checked.repository.root, file))) checked.forget();
      }
    },
    find: (address) => opened.get(address),
  };
}
