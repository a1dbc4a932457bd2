import type {
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
  /** Aborts the signal, as a host does that stops waiting. */
  abort(): void;
}

/** Makes a context without a host. Values are stored as JSON, as a host stores them. */
export function createTestContext<Config extends object = Record<string, unknown>>({
  id = "test-plugin",
  config = {} as Config,
  stored: before = {},
  hasNotifications = true,
}: TestContextOptions<Config> = {}): TestContext<Config> {
  const logged: LoggedMessage[] = [];
  const notified: Notification[] = [];
  const texts = new Map(Object.entries(before).map(([key, value]) => [key, formatStored(key, value)]));
  const controller = new AbortController();
  const notificationService: NotificationService = {
    notify(title, message, kind) {
      notified.push({ title, message, kind });
      return Promise.resolve();
    },
  };
  return {
    id,
    configService: { get: (key) => config[key] },
    logger: makeLogger((level, message) => logged.push({ level, message })),
    ...(hasNotifications && { notificationService }),
    storage: makeStorage({
      read: (key) => texts.get(key),
      write: (key, text) => texts.set(key, text),
      remove: (key) => texts.delete(key),
    }),
    signal: controller.signal,
    logged,
    notified,
    get stored() {
      return new Map([...texts].map(([key, text]) => [key, JSON.parse(text) as unknown]));
    },
    abort() {
      controller.abort();
    },
  };
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
}

/** A storage of JSON values on top of texts. */
export function makeStorage(store: TextStore): PluginStorage {
  return {
    get: (key) =>
      runAsync(() => {
        const text = store.read(requireKey(key));
        return text === undefined ? undefined : (JSON.parse(text) as unknown);
      }),
    set: (key, value) =>
      runAsync(() => {
        store.write(requireKey(key), formatStored(key, value));
      }),
    delete: (key) =>
      runAsync(() => {
        store.remove(requireKey(key));
      }),
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

/** @throws {TypeError} for a value that JSON cannot express. */
function formatStored(key: string, value: unknown): string {
  const text = JSON.stringify(value) as string | undefined;
  if (text !== undefined) return text;
  throw new TypeError(`The value for "${key}" is ${typeof value}, which cannot be stored: JSON cannot express it`);
}
