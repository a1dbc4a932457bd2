import {
  HOOKS,
  type HookName,
  type LogLevel,
  type NotificationKind,
  type PluginRuntimeContext,
  type Storable,
} from "./context.js";
import { formatExactly } from "./test-context.js";

const MAX_EARLY_CALLS = 100;

/**
 * The base class of a plugin. Override the hooks that the plugin needs; those of the base do nothing. The helpers work
 * in every host that calls the hooks: each hook remembers the context that it is called with.
 */
export abstract class BasePlugin<Config extends object = Record<string, unknown>> {
  #context: PluginRuntimeContext<Config> | undefined;
  /** What was logged before there was a context. */
  #early: (readonly [LogLevel, string])[] = [];
  #wrapped = new Map<HookName, unknown>();
  #registered: (() => unknown)[] = [];

  constructor() {
    for (const name of HOOKS) {
      const hook = this[name] as (context?: PluginRuntimeContext<Config>) => Promise<void>;
      const value = (context?: PluginRuntimeContext<Config>): Promise<void> => {
        // A test may call a hook without one.
        if (context) {
          this.#context = context;
          for (const [level, message] of this.#early.splice(0)) context.logger[level](message);
        }
        return this.#finish(name, hook.call(this, context));
      };
      Object.defineProperty(this, name, { value, configurable: true, writable: true });
      this.#wrapped.set(name, value);
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

  /**
   * What is logged before the first hook is kept for it.
   *
   * @throws {Error} only where a hook is written as a property.
   */
  log(level: LogLevel, message: string): void {
    if (this.#context) {
      this.#context.logger[level](message);
      return;
    }
    this.#requireMethods();
    if (this.#early.length < MAX_EARLY_CALLS) this.#early.push([level, message]);
  }

  /**
   * Releases something when the plugin is disabled, or when `onEnable` fails: what was registered last goes first. It
   * needs no `onDisable`, and works beside one.
   *
   *     const timer = setInterval(refresh, 60_000);
   *     this.register(() => clearInterval(timer));
   */
  register(release: () => unknown): void {
    this.#requireMethods();
    this.#registered.push(release);
  }

  /** @throws {TypeError} for a value of which JSON would make another, such as `NaN` or a map. */
  async setStorage<Value>(key: string, value: Value & Storable<Value>): Promise<void> {
    formatExactly(key, value);
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
    this.#requireMethods();
    throw new Error("There is no context yet: the host passes one to the hooks");
  }

  async #finish(name: HookName, work: Promise<void>): Promise<void> {
    const failures: unknown[] = [];
    await Promise.resolve(work).catch((error: unknown) => failures.push(error));
    if (name === "onDisable" || (name === "onEnable" && failures.length > 0)) {
      for (const release of this.#registered.splice(0).reverse()) {
        try {
          await release();
        } catch (error) {
          failures.push(error);
        }
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  /** A hook that is a property of the class replaces the method through which the context comes. */
  #requireMethods(): void {
    for (const name of HOOKS) {
      if (this[name] === this.#wrapped.get(name)) continue;
      throw new Error(
        `${name} is a property of the class, so that BasePlugin never gets a context: write it as a method, async ${name}(context) { ... }`,
      );
    }
  }
}
