import type { PluginStorage } from "plugin-preflight/sdk";

/** The settings, as `config_schema` of manifest.json describes them. */
export interface Settings {
  order: "newest" | "oldest";
}

/** The key of the notes in the storage. */
export const KEY = "notes";

/** The notes of the user, in the storage of the platform. */
export class Notes {
  readonly #storage: PluginStorage;
  readonly #settings: Settings;
  #lastChange: Promise<void> = Promise.resolve();

  constructor(storage: PluginStorage, settings: Settings) {
    this.#storage = storage;
    this.#settings = settings;
  }

  async list(): Promise<readonly string[]> {
    const notes = await this.#read();
    return this.#settings.order === "newest" ? notes.toReversed() : notes;
  }

  /** Ignores an empty note, and never keeps a note twice. Rejects if the note could not be stored. */
  add(text: string): Promise<void> {
    const note = text.trim();
    return this.#change((notes) => (note === "" ? notes : [...notes.filter((other) => other !== note), note]));
  }

  /** Rejects if the note could not be removed. */
  remove(note: string): Promise<void> {
    return this.#change((notes) => notes.filter((other) => other !== note));
  }

  /** Changes run one after the other: two at once would start from the same notes, and one would be lost. */
  #change(edit: (notes: readonly string[]) => readonly string[]): Promise<void> {
    const change = this.#lastChange.then(async () => this.#storage.set(KEY, edit(await this.#read())));
    // A change that fails must not stop the next one.
    this.#lastChange = change.catch(() => undefined);
    return change;
  }

  /** The stored value may be damaged, or from an older version. */
  async #read(): Promise<readonly string[]> {
    const stored = await this.#storage.get(KEY);
    return Array.isArray(stored) ? stored.filter((note) => typeof note === "string") : [];
  }
}
