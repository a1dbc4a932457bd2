export interface AnalyticsOptions {
	/** Events are sent to `{url}/analytics`. */
	readonly url: string;
	readonly pluginId: string;
	/** A random one by default. */
	readonly sessionId?: string;
	/** How many events are sent at once; 20 by default. */
	readonly batchSize?: number;
	/** How long an event waits for others, in milliseconds; 30,000 by default. */
	readonly delay?: number;
}
/**
 * Sends events in batches as `POST {url}/analytics`. No method throws or rejects: what cannot be sent is tried again
 * with the next batch, and what cannot be expressed in JSON is dropped. Call `close` in `onDisable`.
 */
export declare class Analytics {
	#private;
	constructor({ url, pluginId, sessionId, batchSize, delay }: AnalyticsOptions);
	/** How many events were dropped: too many were waiting, one was too long, or JSON cannot express it. */
	get dropped(): number;
	track(event: string, properties?: Readonly<Record<string, unknown>>): void;
	/** Sends what waits. Resolves when it was sent, or could not be. */
	flush(): Promise<void>;
	/** Sends what waits for the last time. Nothing is left running afterwards. */
	close(): Promise<void>;
}
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
export type Storable<Value> = unknown extends Value ? Value : Value extends string | number | boolean | null | {
	toJSON(): unknown;
} ? Value : Value extends bigint | symbol | undefined | ((...given: never[]) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> ? never : {
	readonly [Key in keyof Value]: Storable<Exclude<Value[Key], undefined>> | Extract<Value[Key], undefined>;
};
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
declare const HOOKS: readonly [
	"onInstall",
	"onEnable",
	"onDisable",
	"onUpdate",
	"onUninstall"
];
export type HookName = (typeof HOOKS)[number];
/**
 * The base class of a plugin. Override the hooks that the plugin needs; those of the base do nothing. The helpers work
 * in every host that calls the hooks: each hook remembers the context that it is called with.
 */
export declare abstract class BasePlugin<Config extends object = Record<string, unknown>> {
	#private;
	constructor();
	/** Called when the plugin is installed for the first time. A thrown error prevents its activation. */
	onInstall(context: PluginRuntimeContext<Config>): Promise<void>;
	/** Starts what the plugin does. A thrown error prevents its activation. */
	onEnable(context: PluginRuntimeContext<Config>): Promise<void>;
	/** Stops what `onEnable` has started: timers, connections, servers. */
	onDisable(context: PluginRuntimeContext<Config>): Promise<void>;
	/** Brings what an older version has stored into the form of this one. May be called again. */
	onUpdate(context: PluginRuntimeContext<Config>): Promise<void>;
	/** Removes what the plugin has stored, and what it has registered elsewhere. */
	onUninstall(context: PluginRuntimeContext<Config>): Promise<void>;
	/**
	 * What is logged before the first hook is kept for it.
	 *
	 * @throws {Error} only where a hook is written as a property.
	 */
	log(level: LogLevel, message: string): void;
	/**
	 * Releases something when the plugin is disabled, or when `onEnable` fails: what was registered last goes first. It
	 * needs no `onDisable`, and works beside one.
	 *
	 *     const timer = setInterval(refresh, 60_000);
	 *     this.register(() => clearInterval(timer));
	 */
	register(release: () => unknown): void;
	/** @throws {TypeError} for a value of which JSON would make another, such as `NaN` or a map. */
	setStorage<Value>(key: string, value: Value & Storable<Value>): Promise<void>;
	/** `undefined` for a key that nothing is stored under. */
	getStorage<Value = unknown>(key: string): Promise<Value | undefined>;
	/** Shows a notification, where the host has notifications. */
	notify(title: string, message: string, kind?: NotificationKind): Promise<void>;
	/**
	 * The context of the latest hook.
	 *
	 * @throws {Error} before the first hook is called.
	 */
	protected get context(): PluginRuntimeContext<Config>;
}
/** What `{url}/latest` answers (specification, "Update information"). */
export interface UpdateInformation {
	readonly version: string;
	readonly releaseNotes: string;
	readonly downloadUrl: string;
	/** Whether users should not wait. */
	readonly critical: boolean;
}
export interface UpdateOptions {
	/** Ends the request. Without it, the request ends after ten seconds. */
	readonly signal?: AbortSignal;
}
/**
 * Asks `GET {url}/latest` for an update. Only a version that is greater by semantic versioning is one.
 *
 * @returns `undefined` if there is no update.
 * @throws {TypeError} if `current` is not a semantic version.
 * @throws {Error} if the server cannot be reached, or its answer is not update information.
 */
export declare function checkForUpdate(url: string, current: string, { signal }?: UpdateOptions): Promise<UpdateInformation | undefined>;
/**
 * The type of a plugin's settings, derived from its `config_schema`. It needs the literal types of the schema, so write
 * it in TypeScript with `as const`; of an imported JSON file the types of the values are known only as far as
 * TypeScript keeps them.
 *
 *     const schema = { type: "object", properties: { place: { type: "string", default: "Lisbon" } } } as const;
 *     class Weather extends BasePlugin<ConfigOf<typeof schema>> {}
 */
export type ConfigOf<Schema> = Schema extends {
	readonly properties: infer Properties;
} ? Flat<{
	readonly [Key in AlwaysThere<Schema, Properties>]: ValueOf<Properties[Key]>;
} & {
	readonly [Key in Exclude<keyof Properties, AlwaysThere<Schema, Properties>>]?: ValueOf<Properties[Key]>;
}> : Record<string, unknown>;
type AlwaysThere<Schema, Properties> = {
	[Key in keyof Properties]: Properties[Key] extends {
		readonly default: unknown;
	} ? Key : Schema extends {
		readonly required: readonly (infer Required)[];
	} ? Key extends Required ? Key : never : never;
}[keyof Properties];
type ValueOf<Property> = Property extends {
	readonly enum: readonly (infer Value)[];
} ? Value : Property extends {
	readonly type: "string";
} ? string : Property extends {
	readonly type: "number";
} ? number : Property extends {
	readonly type: "boolean";
} ? boolean : Property extends {
	readonly type: "array";
	readonly items: infer Item;
} ? readonly ValueOf<Item>[] : Property extends {
	readonly type: "array";
} ? readonly unknown[] : Property extends {
	readonly type: "object";
} ? ConfigOf<Property> : unknown;
type Flat<Type> = {
	readonly [Key in keyof Type]: Type[Key];
};
/** The variables of a plugin's development environment. */
export interface PluginEnvironment {
	/** `NODE_ENV`. */
	readonly mode: string;
	/** `PLUGIN_API_URL`, the address of the platform. */
	readonly apiUrl: string | undefined;
	/** `PLUGIN_API_KEY`. A secret: do not log it. */
	readonly apiKey: string | undefined;
	/** `PLUGIN_DEBUG`: on for 1, true, yes and on. */
	readonly debug: boolean;
	/** `PLUGIN_LOG_LEVEL`. */
	readonly logLevel: string;
}
export interface EnvironmentOptions {
	/** The file that is read if `NODE_ENV` is `development`; `.env` in the current folder by default. */
	readonly file?: string;
}
/**
 * Reads the five variables. Only if `NODE_ENV` is `development`, a `.env` file completes them; a variable that is set
 * wins over the file. The environment is not changed. In a browser all have their defaults.
 *
 * The file needs Node 20.16 or newer. An older Node warns that it reads none.
 */
export declare function loadEnvironment({ file }?: EnvironmentOptions): PluginEnvironment;
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
	call<Name extends HookName>(plugin: Readonly<Record<Name, (context: PluginRuntimeContext<Config>) => unknown>>, hook: Name): Promise<void>;
}
type Given<Config extends object> = Partial<Config> extends Config ? [
	options?: TestContextOptions<Config>
] : [
	options: TestContextOptions<Config> & {
		readonly config: Config;
	}
];
/** Makes a context without a host. Values are stored as JSON, as a host stores them. */
export declare function createTestContext<Config extends object = Record<string, unknown>>(...[options]: Given<Config>): TestContext<Config>;

export {};

export { validateManifest, type ManifestResult, type NotJudged, type ValidateOptions } from "../../lib/manifest.mjs";
