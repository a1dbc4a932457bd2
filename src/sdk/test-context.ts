import type {
  HookName,
  Logger,
  LogLevel,
  NotificationKind,
  NotificationService,
  PluginRuntimeContext,
  PluginStorage,
} from "./context.js";

export interface TestContextOptions<Config extends object> {
  readonly id?: string;
  /** The settings. Put the values of `default_config` here. */
  readonly config?: Config;
  /** What is stored before the test. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** The version before an update, for `onUpdate`. */
  readonly previousVersion?: string | undefined;
  /** Whether the host has notifications; true by default. */
  readonly hasNotifications?: boolean;
}

export interface LoggedMessage {
  readonly level: LogLevel;
  readonly message: string;
}

export interface Notification {
  readonly title: string;
  readonly message: string;
  readonly kind: NotificationKind;
}

/** A context for unit tests of a plugin, and what the plugin has done with it. */
export interface TestContext<Config extends object> extends PluginRuntimeContext<Config> {
  readonly logged: readonly LoggedMessage[];
  readonly notified: readonly Notification[];
  /** What is stored now, by key. */
  readonly stored: ReadonlyMap<string, unknown>;
  /** Changes settings, as a user does, and tells those who listen. */
  changeConfig(changes: Partial<Config>): void;
  /** Aborts the signal, as a host does that stops waiting. */
  abort(): void;
  /**
   * Calls a hook with this context, as a host does. A hook that is written without a parameter takes it, too.
   *
   * @throws what the hook throws.
   */
  call<Name extends HookName>(
    plugin: Readonly<Record<Name, (context: PluginRuntimeContext<Config>) => unknown>>,
    hook: Name,
  ): Promise<void>;
}

/** Settings that a plugin requires must be given. */
type Given<Config extends object> =
  Partial<Config> extends Config
    ? [options?: TestContextOptions<Config>]
    : [options: TestContextOptions<Config> & { readonly config: Config }];

/** Makes a context without a host. Values are stored as JSON, as a host stores them. */
export function createTestContext<Config extends object = Record<string, unknown>>(
  ...[options = {}]: Given<Config>
): TestContext<Config> {
  const {
    id = "test-plugin",
    stored: before = {},
    hasNotifications = true,
    previousVersion,
  }: TestContextOptions<Config> = options;
  const config = { ...options.config } as Config;
  const listeners = new Set<() => void>();
  const logged: LoggedMessage[] = [];
  const notified: Notification[] = [];
  const texts = new Map(Object.entries(before).map(([key, value]) => [key, formatExactly(key, value)]));
  const controller = new AbortController();
  const notificationService: NotificationService = {
    notify(title, message, kind) {
      notified.push({ title, message, kind });
      return Promise.resolve();
    },
  };
  const context: TestContext<Config> = {
    id,
    configService: {
      get: (key) => config[key],
      onChange(listener) {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    },
    logger: makeLogger((level, message) => logged.push({ level, message })),
    ...(hasNotifications && { notificationService }),
    storage: makeStorage(makeTextStore(texts), formatExactly),
    signal: controller.signal,
    previousVersion,
    logged,
    notified,
    get stored() {
      return new Map([...texts].map(([key, text]) => [key, JSON.parse(text) as unknown]));
    },
    changeConfig(changes) {
      Object.assign(config, changes);
      for (const listener of listeners) listener();
    },
    abort() {
      controller.abort();
    },
    async call(plugin, hook) {
      await plugin[hook](context);
    },
  };
  return context;
}

export function makeLogger(log: (level: LogLevel, message: string) => void): Logger {
  const at = (level: LogLevel) => (message: string) => {
    log(level, message);
  };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

/** Where texts are kept by key. */
export interface TextStore {
  read(key: string): string | undefined;
  write(key: string, text: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

export function makeTextStore(texts: Map<string, string>): TextStore {
  return {
    read: (key) => texts.get(key),
    write: (key, text) => texts.set(key, text),
    remove: (key) => texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/** A storage of JSON values on top of texts. */
export function makeStorage(store: TextStore, format = formatStored): PluginStorage {
  return {
    get: (key) =>
      runAsync(() => {
        const text = store.read(requireKey(key));
        return text === undefined ? undefined : (JSON.parse(text) as unknown);
      }),
    set: (key, value) =>
      runAsync(() => {
        store.write(requireKey(key), format(key, value));
      }),
    delete: (key) =>
      runAsync(() => {
        store.remove(requireKey(key));
      }),
    keys: () => runAsync(() => [...store.keys()].sort()),
  };
}

/** What is thrown becomes a rejection, as in a host. */
function runAsync<Result>(act: () => Result): Promise<Result> {
  return new Promise((resolve) => {
    resolve(act());
  });
}

function requireKey(key: unknown): string {
  if (typeof key === "string" && key !== "") return key;
  throw new TypeError(`A storage key must be a text that is not empty, but is ${String(key) || '""'}`);
}

/**
 * Formats a value as `formatStored` does, but only one that comes back as it is.
 *
 * @throws {TypeError} for a value that JSON cannot express, and for one of which JSON would make another.
 */
export function formatExactly(key: string, value: unknown): string {
  const text = formatStored(key, value);
  const changed = findChanged(value);
  if (!changed) return text;
  const where = changed.path === "" ? `is ${changed.what}` : `contains ${changed.what} at ${changed.path}`;
  throw new TypeError(`The value for "${key}" ${where}, which cannot be stored: JSON makes something else of it`);
}

interface Changed {
  /** Such as `tides[2].height`; empty for the whole value. */
  readonly path: string;
  readonly what: string;
}

/** The first part of a value that JSON would change without a word. */
function findChanged(value: unknown, path = ""): Changed | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : { path, what: String(value) };
  if (typeof value === "function" || typeof value === "symbol") return { path, what: `a ${typeof value}` };
  if (typeof value !== "object" || value === null || "toJSON" in value) return undefined;
  // A map of another realm is not an instance of this realm's Map.
  const kind = Object.prototype.toString.call(value).slice("[object ".length, -1);
  if (!STORED_KINDS.has(kind)) return { path, what: `a ${kind}` };
  for (const [key, part] of Object.entries(value)) {
    const inner = kind === "Array" ? `${path}[${key}]` : `${path}${path && "."}${key}`;
    // In an object, JSON leaves it out, as a reader of the key expects.
    if (part === undefined && kind === "Array") return { path: inner, what: "undefined" };
    const changed = findChanged(part, inner);
    if (changed) return changed;
  }
  return undefined;
}

const STORED_KINDS: ReadonlySet<string> = new Set(["Object", "Array", "String", "Number", "Boolean"]);

/** @throws {TypeError} for a value that JSON cannot express. */
export function formatStored(key: string, value: unknown): string {
  const text = JSON.stringify(value) as string | undefined;
  if (text !== undefined) return text;
  throw new TypeError(`The value for "${key}" is ${typeof value}, which cannot be stored: JSON cannot express it`);
}
