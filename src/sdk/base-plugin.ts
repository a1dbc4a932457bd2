import { HOOKS, type LogLevel, type NotificationKind, type PluginRuntimeContext } from "./context.js";

const MOST_EARLY = 100;

/**
 * The base class of a plugin. Override the hooks that the plugin needs; those of the base do nothing. The helpers work
 * in every host that calls the hooks: each hook remembers the context that it is called with.
 */
export abstract class BasePlugin<Config extends object = Record<string, unknown>> {
  #context: PluginRuntimeContext<Config> | undefined;
  /** What was logged before there was a context. */
  #early: (readonly [LogLevel, string])[] = [];

  constructor() {
    for (const name of HOOKS) {
      const hook = this[name];
      const value = (context: PluginRuntimeContext<Config>): Promise<void> => {
        this.#context = context;
        for (const [level, message] of this.#early.splice(0)) context.logger[level](message);
        return hook.call(this, context);
      };
      Object.defineProperty(this, name, { value, configurable: true, writable: true });
    }
  }

  /** Called when the plugin is installed for the first time. A thrown error prevents its activation. */
  onInstall(context: PluginRuntimeContext<Config>): Promise<void>;
  onInstall(): Promise<void> {
    return Promise.resolve();
  }

  /** Starts what the plugin does. A thrown error prevents its activation. */
  onEnable(context: PluginRuntimeContext<Config>): Promise<void>;
  onEnable(): Promise<void> {
    return Promise.resolve();
  }

  /** Stops what `onEnable` has started: timers, connections, servers. */
  onDisable(context: PluginRuntimeContext<Config>): Promise<void>;
  onDisable(): Promise<void> {
    return Promise.resolve();
  }

  /** Brings what an older version has stored into the form of this one. May be called again. */
  onUpdate(context: PluginRuntimeContext<Config>): Promise<void>;
  onUpdate(): Promise<void> {
    return Promise.resolve();
  }

  /** Removes what the plugin has stored, and what it has registered elsewhere. */
  onUninstall(context: PluginRuntimeContext<Config>): Promise<void>;
  onUninstall(): Promise<void> {
    return Promise.resolve();
  }

  /** Never throws. What is logged before the first hook is kept for it. */
  log(level: LogLevel, message: string): void {
    if (this.#context) this.#context.logger[level](message);
    else if (this.#early.length < MOST_EARLY) this.#early.push([level, message]);
  }

  async setStorage(key: string, value: unknown): Promise<void> {
    await this.context.storage.set(key, value);
  }

  /** `undefined` for a key that nothing is stored under. */
  async getStorage<Value = unknown>(key: string): Promise<Value | undefined> {
    return (await this.context.storage.get(key)) as Value | undefined;
  }

  /** Shows a notification, where the host has notifications. */
  async notify(title: string, message: string, kind: NotificationKind = "info"): Promise<void> {
    await this.context.notificationService?.notify(title, message, kind);
  }

  /**
   * The context of the latest hook.
   *
   * @throws {Error} before the first hook is called.
   */
  protected get context(): PluginRuntimeContext<Config> {
    if (this.#context) return this.#context;
    throw new Error(
      "There is no context yet: the host passes one to the hooks. Write hooks as methods, not as properties",
    );
  }
}
