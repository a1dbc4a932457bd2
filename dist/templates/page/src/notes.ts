import type { PluginStorage } from "plugin-preflight/sdk";

/** The settings, as `config_schema` of manifest.json describes them. */
export interface Settings {
  order: "newest" | "oldest";
}

const KEY = "notes";

/** The notes of the user, in the storage of the platform. */
export class Notes {
  readonly #storage: PluginStorage;
  readonly #settings: Settings;

  constructor(storage: PluginStorage, settings: Settings) {
    this.#storage = storage;
    this.#settings = settings;
  }

  async list(): Promise<readonly string[]> {
    const notes = await this.#read();
    return this.#settings.order === "newest" ? notes.toReversed() : notes;
  }

  /** An empty note is not kept, and no note twice. */
  async add(text: string): Promise<void> {
    const note = text.trim();
    const others = (await this.#read()).filter((other) => other !== note);
    if (note !== "") await this.#storage.set(KEY, [...others, note]);
  }

  async remove(note: string): Promise<void> {
    const notes = await this.#read();
    await this.#storage.set(
      KEY,
      notes.filter((other) => other !== note),
    );
  }

  /** What is stored may be of an older version, or damaged. */
  async #read(): Promise<readonly string[]> {
    const stored = await this.#storage.get(KEY);
    return Array.isArray(stored) ? stored.filter((note) => typeof note === "string") : [];
  }
}
