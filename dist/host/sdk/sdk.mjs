import { n as parseVersion, t as compareVersions } from "./sdk-versions.mjs";
// build/src/sdk/analytics.js
var DEFAULT_BATCH = 20;
var DEFAULT_DELAY = 3e4;
var SEND_TIMEOUT_MS = 1e4;
/** The events that wait. More are dropped, the oldest first: a server that is down must not fill the memory. */
var MAX_WAITING_EVENTS = 1e3;
var MAX_EVENT_BYTES = 16384;
/**
* Sends events in batches as `POST {url}/analytics`. No method throws or rejects: what cannot be sent is tried again
* with the next batch, and what cannot be expressed in JSON is dropped. Call `close` in `onDisable`.
*/
var Analytics = class {
	#address;
	#about;
	#batchSize;
	#delay;
	/** As JSON, so that a later change of the properties does not matter. */
	#waiting = [];
	#dropped = 0;
	#timer;
	#sending;
	#isClosed = false;
	constructor({ url, pluginId, sessionId, batchSize = DEFAULT_BATCH, delay = DEFAULT_DELAY }) {
		this.#address = `${url.replace(/\/+$/u, "")}/analytics`;
		this.#about = {
			pluginId,
			sessionId: sessionId ?? makeSessionId()
		};
		this.#batchSize = Math.max(1, batchSize);
		this.#delay = delay;
	}
	/** How many events were dropped: too many were waiting, one was too long, or JSON cannot express it. */
	get dropped() {
		return this.#dropped;
	}
	track(event, properties = {}) {
		if (this.#isClosed) return;
		const text = this.#format(event, properties);
		if (text === void 0 || text.length > MAX_EVENT_BYTES) {
			this.#dropped++;
			return;
		}
		this.#keep([...this.#waiting, text]);
		if (this.#waiting.length >= this.#batchSize) this.flush();
		else this.#timer ??= this.#startTimer();
	}
	/** Sends what waits. Resolves when it was sent, or could not be. */
	flush() {
		this.#sending ??= this.#sendAll().finally(() => {
			this.#sending = void 0;
		});
		return this.#sending;
	}
	/** Sends what waits for the last time. Nothing is left running afterwards. */
	async close() {
		this.#isClosed = true;
		await this.flush();
		await this.flush();
	}
	#format(event, properties) {
		try {
			const timestamp = (/* @__PURE__ */ new Date()).toISOString();
			return JSON.stringify({
				event,
				properties: {
					...properties,
					...this.#about,
					timestamp
				}
			});
		} catch {
			return;
		}
	}
	#keep(events) {
		this.#dropped += Math.max(0, events.length - MAX_WAITING_EVENTS);
		this.#waiting = events.slice(-1e3);
	}
	#startTimer() {
		const timer = setTimeout(() => {
			this.flush();
		}, this.#delay);
		if (typeof timer === "object") timer.unref();
		return timer;
	}
	async #sendAll() {
		clearTimeout(this.#timer);
		this.#timer = void 0;
		while (this.#waiting.length > 0) {
			const batch = this.#waiting.splice(0, this.#batchSize);
			if (await this.#send(batch)) continue;
			this.#keep([...batch, ...this.#waiting]);
			return;
		}
	}
	/** Whether the server has taken the events, or would never take them. */
	async #send(batch) {
		try {
			const { ok, status } = await fetch(this.#address, {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: `{"events":[${batch.join(",")}]}`,
				signal: AbortSignal.timeout(SEND_TIMEOUT_MS)
			});
			const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
			if (isRefused) this.#dropped += batch.length;
			return ok || isRefused;
		} catch {
			return false;
		}
	}
};
/** Node 16 and pages that are not served securely have no `randomUUID`. The id separates sessions. It guards nothing. */
function makeSessionId() {
	const { crypto } = globalThis;
	const makePart = () => Math.random().toString(36).slice(2);
	return crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${makePart()}-${makePart()}`;
}
// build/src/sdk/context.js
/** What a host gives to the hooks of a plugin, and what a plugin may expect of it. */
/** The hooks that a host calls, in the order of a plugin's life. */
var HOOKS = [
	"onInstall",
	"onEnable",
	"onDisable",
	"onUpdate",
	"onUninstall"
];
// build/src/sdk/test-context.js
/** Makes a context without a host. Values are stored as JSON, as a host stores them. */
function createTestContext(...[options = {}]) {
	const { id = "test-plugin", stored: before = {}, hasNotifications = true, previousVersion } = options;
	const config = { ...options.config };
	const listeners = /* @__PURE__ */ new Set();
	const logged = [];
	const notified = [];
	const texts = new Map(Object.entries(before).map(([key, value]) => [key, formatExactly(key, value)]));
	const controller = new AbortController();
	const context = {
		id,
		configService: {
			get: (key) => config[key],
			onChange(listener) {
				listeners.add(listener);
				return () => {
					listeners.delete(listener);
				};
			}
		},
		logger: makeLogger((level, message) => logged.push({
			level,
			message
		})),
		...hasNotifications && { notificationService: { notify(title, message, kind) {
			notified.push({
				title,
				message,
				kind
			});
			return Promise.resolve();
		} } },
		storage: makeStorage(makeTextStore(texts), formatExactly),
		signal: controller.signal,
		previousVersion,
		logged,
		notified,
		get stored() {
			return new Map([...texts].map(([key, text]) => [key, JSON.parse(text)]));
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
		}
	};
	return context;
}
function makeLogger(log) {
	const at = (level) => (message) => {
		log(level, message);
	};
	return {
		debug: at("debug"),
		info: at("info"),
		warn: at("warn"),
		error: at("error")
	};
}
function makeTextStore(texts) {
	return {
		read: (key) => texts.get(key),
		write: (key, text) => texts.set(key, text),
		remove: (key) => texts.delete(key),
		keys: () => [...texts.keys()]
	};
}
/** A storage of JSON values on top of texts. */
function makeStorage(store, format = formatStored) {
	return {
		get: (key) => runAsync(() => {
			const text = store.read(requireKey(key));
			return text === void 0 ? void 0 : JSON.parse(text);
		}),
		set: (key, value) => runAsync(() => {
			store.write(requireKey(key), format(key, value));
		}),
		delete: (key) => runAsync(() => {
			store.remove(requireKey(key));
		}),
		keys: () => runAsync(() => [...store.keys()].sort())
	};
}
/** What is thrown becomes a rejection, as in a host. */
function runAsync(act) {
	return new Promise((resolve) => {
		resolve(act());
	});
}
function requireKey(key) {
	if (typeof key === "string" && key !== "") return key;
	throw new TypeError(`A storage key must be a text that is not empty, but is ${String(key) || "\"\""}`);
}
/**
* Formats a value as `formatStored` does, but only one that comes back as it is.
*
* @throws {TypeError} for a value that JSON cannot express, and for one of which JSON would make another.
*/
function formatExactly(key, value) {
	const text = formatStored(key, value);
	const changed = findChanged(value);
	if (!changed) return text;
	const where = changed.path === "" ? `is ${changed.what}` : `contains ${changed.what} at ${changed.path}`;
	throw new TypeError(`The value for "${key}" ${where}, which cannot be stored: JSON makes something else of it`);
}
/** The first part of a value that JSON would change without a word. */
function findChanged(value, path = "") {
	if (typeof value === "number") return Number.isFinite(value) ? void 0 : {
		path,
		what: String(value)
	};
	if (typeof value === "function" || typeof value === "symbol") return {
		path,
		what: `a ${typeof value}`
	};
	if (typeof value !== "object" || value === null || "toJSON" in value) return void 0;
	const kind = Object.prototype.toString.call(value).slice(8, -1);
	if (!STORED_KINDS.has(kind)) return {
		path,
		what: `a ${kind}`
	};
	for (const [key, part] of Object.entries(value)) {
		const inner = kind === "Array" ? `${path}[${key}]` : `${path}${path && "."}${key}`;
		if (part === void 0 && kind === "Array") return {
			path: inner,
			what: "undefined"
		};
		const changed = findChanged(part, inner);
		if (changed) return changed;
	}
}
var STORED_KINDS = /* @__PURE__ */ new Set([
	"Object",
	"Array",
	"String",
	"Number",
	"Boolean"
]);
/** @throws {TypeError} for a value that JSON cannot express. */
function formatStored(key, value) {
	const text = JSON.stringify(value);
	if (text !== void 0) return text;
	throw new TypeError(`The value for "${key}" is ${typeof value}, which cannot be stored: JSON cannot express it`);
}
// build/src/sdk/base-plugin.js
var MAX_EARLY_CALLS = 100;
/**
* The base class of a plugin. Override the hooks that the plugin needs; those of the base do nothing. The helpers work
* in every host that calls the hooks: each hook remembers the context that it is called with.
*/
var BasePlugin = class {
	#context;
	/** What was logged before there was a context. */
	#early = [];
	#wrapped = /* @__PURE__ */ new Map();
	#registered = [];
	constructor() {
		for (const name of HOOKS) {
			const hook = this[name];
			const value = (context) => {
				if (context) {
					this.#context = context;
					for (const [level, message] of this.#early.splice(0)) context.logger[level](message);
				}
				return this.#finish(name, hook.call(this, context));
			};
			Object.defineProperty(this, name, {
				value,
				configurable: true,
				writable: true
			});
			this.#wrapped.set(name, value);
		}
	}
	onInstall() {
		return Promise.resolve();
	}
	onEnable() {
		return Promise.resolve();
	}
	onDisable() {
		return Promise.resolve();
	}
	onUpdate() {
		return Promise.resolve();
	}
	onUninstall() {
		return Promise.resolve();
	}
	/**
	* What is logged before the first hook is kept for it.
	*
	* @throws {Error} only where a hook is written as a property.
	*/
	log(level, message) {
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
	register(release) {
		this.#requireMethods();
		this.#registered.push(release);
	}
	/** @throws {TypeError} for a value of which JSON would make another, such as `NaN` or a map. */
	async setStorage(key, value) {
		formatExactly(key, value);
		await this.context.storage.set(key, value);
	}
	/** `undefined` for a key that nothing is stored under. */
	async getStorage(key) {
		return await this.context.storage.get(key);
	}
	/** Shows a notification, where the host has notifications. */
	async notify(title, message, kind = "info") {
		await this.context.notificationService?.notify(title, message, kind);
	}
	/**
	* The context of the latest hook.
	*
	* @throws {Error} before the first hook is called.
	*/
	get context() {
		if (this.#context) return this.#context;
		this.#requireMethods();
		throw new Error("There is no context yet: the host passes one to the hooks");
	}
	async #finish(name, work) {
		const failures = [];
		await Promise.resolve(work).catch((error) => failures.push(error));
		if (name === "onDisable" || name === "onEnable" && failures.length > 0) for (const release of this.#registered.splice(0).reverse()) try {
			await release();
		} catch (error) {
			failures.push(error);
		}
		if (failures.length > 0) throw failures[0];
	}
	/** A hook that is a property of the class replaces the method through which the context comes. */
	#requireMethods() {
		for (const name of HOOKS) {
			if (this[name] === this.#wrapped.get(name)) continue;
			throw new Error(`${name} is a property of the class, so that BasePlugin never gets a context: write it as a method, async ${name}(context) { ... }`);
		}
	}
};
// build/src/sdk/check-for-update.js
var ANSWER_TIMEOUT_MS = 1e4;
/**
* Asks `GET {url}/latest` for an update. Only a version that is greater by semantic versioning is one.
*
* @returns `undefined` if there is no update.
* @throws {TypeError} if `current` is not a semantic version.
* @throws {Error} if the server cannot be reached, or its answer is not update information.
*/
async function checkForUpdate(url, current, { signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS) } = {}) {
	const currentVersion = parseVersion(current);
	if (!currentVersion) throw new TypeError(`The current version is "${current}", which is not a semantic version`);
	if (typeof fetch !== "function") throw new Error("checkForUpdate needs fetch, which Node has from version 18 on");
	const address = `${url.replace(/\/+$/u, "")}/latest`;
	const response = await fetch(address, {
		signal,
		headers: { Accept: "application/json" }
	});
	if (!response.ok) throw new Error(`${address} answered with status ${String(response.status)}`);
	const { version, releaseNotes, downloadUrl, critical } = await response.json() ?? {};
	const latest = typeof version === "string" ? parseVersion(version) : void 0;
	if (!latest) throw new Error(`${address} names no semantic version as "version"`);
	if (typeof releaseNotes !== "string") throw new Error(`${address} names no text as "releaseNotes"`);
	if (typeof critical !== "boolean") throw new Error(`${address} names neither true nor false as "critical"`);
	if (typeof downloadUrl !== "string" || !isWebAddress(downloadUrl)) throw new Error(`${address} names no address that begins with https: or http: as "downloadUrl"`);
	return compareVersions(latest, currentVersion) > 0 ? {
		version: latest.text,
		releaseNotes,
		downloadUrl,
		critical
	} : void 0;
}
/** A plugin may show the address as a link, where `javascript:` would run. */
function isWebAddress(text) {
	try {
		return /^https?:$/u.test(new URL(text).protocol);
	} catch {
		return false;
	}
}
// build/src/sdk/load-environment.js
/**
* Reads the five variables. Only if `NODE_ENV` is `development`, a `.env` file completes them; a variable that is set
* wins over the file. The environment is not changed. In a browser all have their defaults.
*
* The file needs Node 20.16 or newer. An older Node warns that it reads none.
*/
function loadEnvironment({ file = ".env" } = {}) {
	const { process } = globalThis;
	const own = process?.env ?? {};
	const mode = own["NODE_ENV"] ?? "production";
	const read = mode === "development" ? readFile(process, file) : {};
	const find = (name) => own[name] || read[name] || void 0;
	return {
		mode,
		apiUrl: find("PLUGIN_API_URL"),
		apiKey: find("PLUGIN_API_KEY"),
		debug: /^(?:1|true|yes|on)$/iu.test(find("PLUGIN_DEBUG") ?? ""),
		logLevel: find("PLUGIN_LOG_LEVEL") ?? "info"
	};
}
/** Node's modules are asked for by a call, as a bundler for browsers cannot resolve an import of them. */
function readFile(process, file) {
	const fs = process?.getBuiltinModule?.("node:fs");
	const util = process?.getBuiltinModule?.("node:util");
	if (!fs || !util) process?.emitWarning?.(`${file} is not read: that takes Node 20.16 or newer. Set the variables in the environment`);
	if (!fs?.existsSync(file) || !util) return {};
	return util.parseEnv(fs.readFileSync(file, "utf8"));
}
export { Analytics, BasePlugin, checkForUpdate, createTestContext, loadEnvironment };
