/** What a host gives to the hooks of a plugin, and what a plugin may expect of it. */

export type LogLevel = "debug" | "info" | "warn" | "error";
export type NotificationKind = "info" | "success" | "warning" | "error";

export type Logger = Readonly<Record<LogLevel, (message: string) => void>>;

/** The settings of the user, as `config_schema` describes them. */
export interface ConfigService<Config extends object = Record<string, unknown>> {
  get<Key extends keyof Config>(key: Key): Config[Key];
  /** Calls the listener each time the user has changed settings. Returns how to end that. Not every host has it. */
  onChange?(listener: () => void): () => void;
}

export interface NotificationService {
  notify(title: string, message: string, kind: NotificationKind): Promise<void>;
}

/** Values that JSON can express, each under a key of the plugin's own. */
export interface PluginStorage {
  /** `undefined` for a key that nothing is stored under. */
  get(key: string): Promise<unknown>;
  /** @throws {TypeError} for a value that JSON cannot express. */
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /** The keys that something is stored under, sorted. Not every host has it. */
  keys?(): Promise<readonly string[]>;
}

/**
 * A value whose type JSON can express; `never` for functions, symbols, maps and what contains them. A value with a
 * `toJSON` is stored as what that returns.
 */
export type Storable<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | { toJSON(): unknown }
    ? Value
    : Value extends
          | bigint
          | symbol
          | undefined
          | ((...given: never[]) => unknown)
          | ReadonlyMap<unknown, unknown>
          | ReadonlySet<unknown>
      ? never
      : { readonly [Key in keyof Value]: Storable<Exclude<Value[Key], undefined>> | Extract<Value[Key], undefined> };

export interface PluginContext<Config extends object = Record<string, unknown>> {
  readonly id: string;
  readonly configService: ConfigService<Config>;
  readonly logger: Logger;
  /** Not every host has one. */
  readonly notificationService?: NotificationService;
}

export interface PluginRuntimeContext<Config extends object = Record<string, unknown>> extends PluginContext<Config> {
  readonly storage: PluginStorage;
  /** Aborted when the host stops waiting. */
  readonly signal: AbortSignal;
  /** In `onUpdate`: the version that was installed before. Not every host names it. */
  readonly previousVersion?: string | undefined;
}

/** The hooks that a host calls, in the order of a plugin's life. */
export const HOOKS = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"] as const;
export type HookName = (typeof HOOKS)[number];
