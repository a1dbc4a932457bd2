/******/ (function() { // webpackBootstrap
/******/ 	"use strict";
/******/ 	// The require scope
/******/ 	var __nccwpck_require__ = {};
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	!function() {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = function(module) {
/******/ 			var getter = module && module.__esModule ?
/******/ 				function() { return module['default']; } :
/******/ 				function() { return module; };
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	!function() {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = function(exports, definition) {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	!function() {
/******/ 		__nccwpck_require__.o = function(obj, prop) { return Object.prototype.hasOwnProperty.call(obj, prop); }
/******/ 	}();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:fs"
var external_node_fs_namespaceObject = require("node:fs");
var external_node_fs_default = /*#__PURE__*/__nccwpck_require__.n(external_node_fs_namespaceObject);
;// CONCATENATED MODULE: external "node:module"
var external_node_module_namespaceObject = require("node:module");
var external_node_module_default = /*#__PURE__*/__nccwpck_require__.n(external_node_module_namespaceObject);
;// CONCATENATED MODULE: ./build/bundled/host/child/channel.js

/** The descriptor that nothing but this file writes to. */
const CHANNEL = 3;
const LONGEST_TEXT = 4000;
/** Events of one run. A plugin that logs without end must not fill the parent's memory. */
const MOST_EVENTS = 3000;
/**
 * Sends messages to the parent, each on a line of its own that begins with the nonce. Every function that is needed is
 * taken before the plugin is loaded, so that the plugin cannot replace it.
 */
function openChannel(nonce) {
    const write = external_node_fs_namespaceObject.writeSync;
    const { stringify } = JSON;
    const { from } = Buffer;
    const { wait } = Atomics;
    const cell = new Int32Array(new SharedArrayBuffer(4));
    let count = 0;
    return (message) => {
        const isEvent = !["begin", "end", "exit", "never", "finished", "open"].includes(message.kind);
        if (isEvent && ++count > MOST_EVENTS)
            return;
        const sent = isEvent && count === MOST_EVENTS ? { kind: "more" } : message;
        // The line feed before it ends whatever someone else has begun to write.
        const bytes = from(`\n${nonce} ${stringify(sent)}\n`);
        for (let done = 0; done < bytes.length;) {
            try {
                done += write(CHANNEL, bytes, done);
            }
            catch (error) {
                if (error.code !== "EAGAIN")
                    throw error;
                wait(cell, 0, 0, 1);
            }
        }
    };
}
const { String: toText } = globalThis;
/** Any value as a text of a bounded length. */
function cutText(value) {
    const text = toText(value);
    return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}\u2026`;
}

;// CONCATENATED MODULE: ./build/bundled/sdk/test-context.js
/** Makes a context without a host. Values are stored as JSON, as a host stores them. */
function createTestContext(...[options = {}]) {
    const { id = "test-plugin", stored: before = {}, hasNotifications = true, previousVersion, } = options;
    const config = { ...options.config };
    const listeners = new Set();
    const logged = [];
    const notified = [];
    const texts = new Map(Object.entries(before).map(([key, value]) => [key, formatStored(key, value)]));
    const controller = new AbortController();
    const notificationService = {
        notify(title, message, kind) {
            notified.push({ title, message, kind });
            return Promise.resolve();
        },
    };
    return {
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
        storage: makeStorage({
            read: (key) => texts.get(key),
            write: (key, text) => texts.set(key, text),
            remove: (key) => texts.delete(key),
            keys: () => [...texts.keys()],
        }),
        signal: controller.signal,
        previousVersion,
        logged,
        notified,
        get stored() {
            return new Map([...texts].map(([key, text]) => [key, JSON.parse(text)]));
        },
        changeConfig(changes) {
            Object.assign(config, changes);
            for (const listener of listeners)
                listener();
        },
        abort() {
            controller.abort();
        },
    };
}
function makeLogger(log) {
    const at = (level) => (message) => {
        log(level, message);
    };
    return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}
/** A storage of JSON values on top of texts. */
function makeStorage(store) {
    return {
        get: (key) => runAsync(() => {
            const text = store.read(requireKey(key));
            return text === undefined ? undefined : JSON.parse(text);
        }),
        set: (key, value) => runAsync(() => {
            store.write(requireKey(key), formatStored(key, value));
        }),
        delete: (key) => runAsync(() => {
            store.remove(requireKey(key));
        }),
        keys: () => runAsync(() => store.keys().toSorted()),
    };
}
/** What is thrown becomes a rejection, as in a host. */
function runAsync(act) {
    return new Promise((resolve) => {
        resolve(act());
    });
}
function requireKey(key) {
    if (typeof key === "string" && key !== "")
        return key;
    throw new TypeError(`A storage key must be a text that is not empty, but is ${String(key) || '""'}`);
}
/** @throws {TypeError} for a value that JSON cannot express. */
function formatStored(key, value) {
    const text = JSON.stringify(value);
    if (text !== undefined)
        return text;
    throw new TypeError(`The value for "${key}" is ${typeof value}, which cannot be stored: JSON cannot express it`);
}

;// CONCATENATED MODULE: ./build/bundled/host/child/context.js



/** Makes the context of the hooks. Its storage is a file. It reports what the plugin expects of it and it does not have. */
function makeContext({ id, config, madeUp, storageFile }, report) {
    const { send, reportUse: use } = report;
    const store = openStore(storageFile);
    const names = new Set(madeUp);
    // Each once: the first reading is enough to know.
    const isMadeUp = names.delete.bind(names);
    const watch = (name, service) => new Proxy(service, {
        get(target, key) {
            if (typeof key === "string" && !(key in target))
                send({ kind: "unlisted", member: cutText(`${name}.${key}`) });
            return Reflect.get(target, key);
        },
    });
    return watch("context", {
        id,
        configService: watch("configService", {
            get(key) {
                if (isMadeUp(key))
                    send({ kind: "made-up", name: cutText(key) });
                return config[key];
            },
            // No user changes a setting here.
            onChange: () => () => undefined,
        }),
        logger: watch("logger", makeLogger((level, message) => {
            send({ kind: "log", level, message: cutText(message) });
        })),
        notificationService: watch("notificationService", {
            notify(title, message, kind) {
                use("notifications", title);
                send({ kind: "notify", title: cutText(title), message: cutText(message), as: cutText(kind) });
                return Promise.resolve();
            },
        }),
        storage: watch("storage", makeStorage({
            read(key) {
                use("storage-read", key);
                return store.read(key);
            },
            write(key, text) {
                use("storage-write", key);
                store.write(key, text);
                send({ kind: "store", key: cutText(key), change: "set" });
            },
            remove(key) {
                use("storage-write", key);
                store.remove(key);
                send({ kind: "store", key: cutText(key), change: "deleted" });
            },
            keys() {
                use("storage-read", "keys()");
                return store.keys();
            },
        })),
        signal: new AbortController().signal,
        previousVersion: undefined,
    });
}
/** Keeps all texts in one JSON file. The file exists. */
function openStore(file) {
    // Taken now: the plugin may replace all of them.
    const { parse, stringify } = JSON;
    const [read, write] = [external_node_fs_namespaceObject.readFileSync, external_node_fs_namespaceObject.writeFileSync];
    const load = () => new Map(Object.entries(parse(read(file, "utf8"))));
    const save = (texts) => {
        write(file, stringify(Object.fromEntries(texts)));
    };
    return {
        read: (key) => load().get(key),
        write(key, text) {
            save(load().set(key, text));
        },
        remove(key) {
            const texts = load();
            if (texts.delete(key))
                save(texts);
        },
        keys: () => [...load().keys()],
    };
}

;// CONCATENATED MODULE: ./build/bundled/host/child/guard-browser.js
/** What a browser asks its user for, by where it is. */
const ASKED_FUNCTIONS = [
    { at: "clipboard", name: "readText", permission: "clipboard-read" },
    { at: "clipboard", name: "read", permission: "clipboard-read" },
    { at: "clipboard", name: "writeText", permission: "clipboard-write" },
    { at: "clipboard", name: "write", permission: "clipboard-write" },
    { at: "geolocation", name: "getCurrentPosition", permission: "geolocation" },
    { at: "geolocation", name: "watchPosition", permission: "geolocation" },
];
/** Replaces what a browser would ask its user for: every use is reported, and none is granted. */
function guardBrowser({ reportUse: use }) {
    const { navigator } = globalThis;
    if (!navigator)
        return;
    const define = (object, name, value) => {
        Object.defineProperty(object, name, { value, configurable: true, writable: true, enumerable: true });
    };
    const devices = { clipboard: {}, geolocation: {} };
    for (const { at, name, permission } of ASKED_FUNCTIONS) {
        const functions = devices[at] ?? {};
        functions[name] = (_, onError) => {
            use(permission, `navigator.${at}.${name}`);
            const error = new Error("Nobody is here to grant it");
            error.name = "NotAllowedError";
            if (at === "clipboard")
                return Promise.reject(error);
            if (typeof onError === "function") {
                queueMicrotask(() => {
                    onError(error);
                });
            }
            return 0;
        };
    }
    for (const [name, functions] of Object.entries(devices))
        define(navigator, name, functions);
    define(navigator, "mediaDevices", {
        getUserMedia(wanted = {}) {
            if (wanted.video)
                use("camera", "navigator.mediaDevices.getUserMedia");
            if (wanted.audio)
                use("microphone", "navigator.mediaDevices.getUserMedia");
            const error = new Error("Nobody is here to grant it");
            error.name = "NotAllowedError";
            return Promise.reject(error);
        },
        enumerateDevices: () => Promise.resolve([]),
    });
    define(globalThis, "Notification", makeNotification(use));
}
/** A function, as a browser has a class: it is called with `new`. */
function makeNotification(use) {
    function Notification(title) {
        use("notifications", String(title));
    }
    return Object.assign(Notification, {
        permission: "default",
        requestPermission: () => Promise.resolve("default"),
    });
}

;// CONCATENATED MODULE: external "node:path"
var external_node_path_namespaceObject = require("node:path");
;// CONCATENATED MODULE: external "node:url"
var external_node_url_namespaceObject = require("node:url");
;// CONCATENATED MODULE: ./build/bundled/host/child/describe-error.js

/** Describes whatever was thrown: an error, `null`, or an object whose getters throw. */
function describeError(error) {
    if ((typeof error !== "object" && typeof error !== "function") || error === null) {
        return { name: "", message: read(() => error), stack: "" };
    }
    const thrown = error;
    const cause = read(() => (thrown.cause === undefined ? "" : thrown.cause.message));
    const message = read(() => thrown.message ?? thrown);
    return {
        name: read(() => thrown.name ?? ""),
        message: cause === "" || message.includes(cause) ? message : `${message}: ${cause}`,
        stack: read(() => (typeof thrown.stack === "string" ? thrown.stack : "")),
    };
}
function read(ask) {
    try {
        return cutText(ask());
    }
    catch {
        // What is thrown is the plugin's: its getters may throw, too.
        return "(it cannot be read)";
    }
}
/** The stack of this moment, without the lines of the host. */
function captureStack() {
    const holder = { stack: "" };
    Error.captureStackTrace(holder, captureStack);
    return typeof holder.stack === "string" ? cutText(holder.stack) : "";
}

;// CONCATENATED MODULE: ./build/bundled/host/child/guard-files.js




/** This file, as stacks name it. */
const HERE = (0,external_node_url_namespaceObject.fileURLToPath)(require("url").pathToFileURL(__filename).href);
/**
 * The functions that change files, and how many of their first arguments are paths. `open` changes a file if it may
 * write.
 */
const WRITES = {
    ...{ writeFile: 1, appendFile: 1, createWriteStream: 1, mkdir: 1, mkdtemp: 1, rm: 1, rmdir: 1, unlink: 1 },
    ...{ rename: 2, copyFile: 2, cp: 2, symlink: 2, link: 2, truncate: 1, chmod: 1, utimes: 1 },
};
const READS = ["readFile", "readdir", "open", "openAsBlob", "createReadStream", "opendir", "watch", "watchFile"];
/**
 * Reports the plugin's use of files outside of its own folder, and of all that it writes. Node's permissions refuse
 * what is not allowed; here it gets a clear error.
 */
function guardFiles(report, { plugin, dataFolder, readable }) {
    const isIn = (path, folder) => path === folder || path.startsWith(folder + external_node_path_namespaceObject.sep);
    const own = [plugin, ...readable];
    /** Throws the error that the plugin gets. */
    const judge = (path, isWrite) => {
        const isData = dataFolder !== undefined && isIn(path, dataFolder);
        if (!isWrite && !isData && own.some((folder) => isIn(path, folder)))
            return;
        if (!isCallOfPlugin(captureStack()))
            return;
        report.reportUse("filesystem-access", path);
        if (!isData)
            throw report.reportRefusal(isWrite ? "write" : "read", path);
    };
    const guardAll = (functions, ending) => {
        for (const [name, count] of Object.entries(WRITES)) {
            guard(functions, name + ending, (values) => {
                const paths = values.slice(0, count).flatMap(listPaths);
                // What is copied is only read.
                for (const [at, path] of paths.entries())
                    judge(path, at === paths.length - 1 || name === "rename");
            });
        }
        for (const name of READS) {
            guard(functions, name + ending, ([file, flags]) => {
                const isWrite = name === "open" && /[wa+]/u.test(typeof flags === "string" ? flags : "");
                for (const path of listPaths(file))
                    judge(path, isWrite);
            });
        }
    };
    guardAll((external_node_fs_default()), "Sync");
    guardAll((external_node_fs_default()), "");
    guardAll((external_node_fs_default()).promises, "");
}
function guard(functions, name, judge) {
    const original = functions[name];
    if (typeof original !== "function")
        return;
    const isPromise = functions === (external_node_fs_default()).promises;
    functions[name] = function (...values) {
        try {
            judge(values);
        }
        catch (error) {
            if (isPromise)
                return Promise.reject(error instanceof Error ? error : new Error(String(error)));
            const callback = values.at(-1);
            if (typeof callback !== "function" || name.endsWith("Sync"))
                throw error;
            process.nextTick(() => {
                callback(error);
            });
            return undefined;
        }
        return original.apply(this, values);
    };
}
/** The path that a function was given; none for a descriptor. */
function listPaths(value) {
    if (typeof value === "string")
        return [(0,external_node_path_namespaceObject.resolve)(value)];
    if (value instanceof URL)
        return value.protocol === "file:" ? [(0,external_node_url_namespaceObject.fileURLToPath)(value)] : [];
    return Buffer.isBuffer(value) ? [(0,external_node_path_namespaceObject.resolve)(value.toString())] : [];
}
/** Whether the plugin has called, and not Node's own loader of modules. */
function isCallOfPlugin(stack) {
    for (const line of stack.split("\n").slice(1)) {
        if (line.includes("node:internal/modules/"))
            return false;
        if (!line.includes("(node:") && !line.includes(HERE))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/bundled/host/child/guard-native.js



/**
 * Refuses native code and what else Node's permissions refuse, at the place where the plugin asks for it. Native
 * add-ons of installed packages may be loaded where the job says so: no guard sees what they do.
 */
function guardNative({ send, reportRefusal }, { hasNative, plugin, readable }) {
    const loader = process;
    const open = loader["dlopen"];
    loader["dlopen"] = function (...values) {
        const file = String(values[1]);
        const folder = readable.find((one) => file.startsWith(one + external_node_path_namespaceObject.sep));
        if (!hasNative || folder === undefined) {
            const own = (0,external_node_path_namespaceObject.relative)(plugin, file);
            throw reportRefusal("load", own.startsWith("..") ? (file.split(`node_modules${external_node_path_namespaceObject.sep}`).at(-1) ?? file) : own);
        }
        const result = open?.apply(process, values);
        send({ kind: "native", file: cutText((0,external_node_path_namespaceObject.relative)(folder, file)) });
        return result;
    };
    const refuse = (owner, name, object) => {
        const functions = owner;
        if (functions[name] === undefined)
            return;
        functions[name] = () => {
            throw reportRefusal("use", object);
        };
    };
    refuse((external_node_module_default()), "register", "module.register");
    refuse(process, "binding", "process.binding");
}

;// CONCATENATED MODULE: external "node:dgram"
var external_node_dgram_namespaceObject = require("node:dgram");
var external_node_dgram_default = /*#__PURE__*/__nccwpck_require__.n(external_node_dgram_namespaceObject);
;// CONCATENATED MODULE: external "node:dns"
var external_node_dns_namespaceObject = require("node:dns");
var external_node_dns_default = /*#__PURE__*/__nccwpck_require__.n(external_node_dns_namespaceObject);
;// CONCATENATED MODULE: external "node:net"
var external_node_net_namespaceObject = require("node:net");
var external_node_net_default = /*#__PURE__*/__nccwpck_require__.n(external_node_net_namespaceObject);
;// CONCATENATED MODULE: ./build/bundled/host/child/report.js


function makeGuardReport(send) {
    return {
        send,
        reportUse(permission, object) {
            send({ kind: "use", permission, object: cutText(object), stack: captureStack() });
        },
        reportRefusal(act, object) {
            send({ kind: "refuse", act, object: cutText(object), stack: captureStack() });
            return makeRefusal(`plugin-preflight does not let a plugin ${ACTS[act]} ${cutText(object)}`);
        },
        reportDenial(error) {
            const denial = findDenial(error);
            if (denial)
                send({ kind: "refuse", ...denial });
        },
    };
}
const ACTS = {
    write: "write to",
    read: "read",
    start: "start",
    signal: "send a signal to",
    load: "load",
    use: "use",
};
/** With the code that Node itself gives to what its permissions forbid. */
function makeRefusal(message) {
    return Object.assign(new Error(message), { code: "ERR_ACCESS_DENIED" });
}
const DEPTH = 5;
const RESTRICTED = /Access to this API has been restricted|loading addons is disabled/u;
const FILE_ACTS = { FileSystemRead: "read", FileSystemWrite: "write" };
/** What Node's permissions refuse, by the error that they throw. Our own refusals are reported already. */
function findDenial(thrown) {
    try {
        let error = thrown;
        for (let depth = 0; depth < DEPTH && error instanceof Error; depth++) {
            const { permission, resource, code, message } = error;
            const isDenial = code === "ERR_ACCESS_DENIED" && permission !== undefined;
            if (isDenial || code === "ERR_DLOPEN_DISABLED" || RESTRICTED.test(message)) {
                const name = cutText(permission ?? "");
                const act = FILE_ACTS[name] ?? (name === "ChildProcess" ? "start" : "use");
                const object = act === "use"
                    ? (NAMES[name] ?? (name === "" ? "what Node's permissions restrict" : name))
                    : cutText(resource);
                return { act, object, stack: cutText(error.stack ?? "") };
            }
            error = error.cause;
        }
    }
    catch {
        // Its getters are the plugin's, and may throw: then it is no error of Node.
    }
    return undefined;
}
/** Node's names of permissions, in an author's words. */
const NAMES = {
    WASI: "node:wasi",
    Inspector: "node:inspector",
    WorkerThreads: "a thread, or hooks of modules",
    Addon: "a native add-on",
};

;// CONCATENATED MODULE: ./build/bundled/host/child/guard-network.js






/** Replaces a method of Node by one that gets the original as its first argument. */
function replace(owner, name, make) {
    const functions = owner;
    const original = functions[name];
    if (original)
        functions[name] = make(original);
}
const PERMISSION = "network-access";
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|)$/u;
/**
 * Reports every connection. Without permission each is refused as a network would that is down. Servers of the plugin
 * itself stay reachable.
 */
function guardNetwork(report, isAllowed) {
    const openers = new WeakMap();
    const servers = watchServers(openers);
    const isOwn = ({ host, port }) => LOOPBACK.test(host) && [...servers].some((server) => getPort(server) === port);
    const refused = new WeakSet();
    guardSockets(report, isAllowed, isOwn, { openers, refused });
    guardFetch(report, isAllowed, isOwn);
    guardNames(report, isAllowed);
    guardDatagrams(report, isAllowed);
    return { find: openers.get.bind(openers), isRefused: refused.has.bind(refused) };
}
function reportNoNetwork(report, address) {
    report.send({ kind: "no-network", address: cutText(address) });
    return makeRefusal(`plugin-preflight allows no network here, so ${address} cannot be reached`);
}
function watchServers(openers) {
    const servers = new Set();
    replace((external_node_net_default()).Server.prototype, "listen", (listen) => function (...values) {
        servers.add(this);
        openers.set(this, captureStack());
        return listen.apply(this, values);
    });
    return servers;
}
function getPort(server) {
    const address = server.address();
    return typeof address === "object" ? address?.port : undefined;
}
function guardSockets(report, isAllowed, isOwn, { openers, refused }) {
    replace((external_node_net_default()).Socket.prototype, "connect", (connect) => function (...values) {
        const socket = this;
        const address = readAddress(values);
        openers.set(socket, captureStack());
        if (isOwn(address))
            return connect.apply(socket, values);
        report.reportUse(PERMISSION, address.text);
        if (!isAllowed) {
            const error = reportNoNetwork(report, address.text);
            refused.add(socket);
            process.nextTick(() => socket.destroy(error));
            return socket;
        }
        socket.once("error", () => {
            report.send({ kind: "no-network", address: address.text });
        });
        return connect.apply(socket, values);
    });
}
/** What `connect` was called with: options, a port and a host, or a path, in a list or not. */
function readAddress(values) {
    const [first, second] = Array.isArray(values[0]) ? values[0] : values;
    if (typeof first === "string" && !/^\d+$/u.test(first))
        return { host: "", port: 0, text: first };
    const isOptions = typeof first === "object" && first !== null;
    const options = (isOptions ? first : { port: first, host: second });
    if (typeof options["path"] === "string" && options["port"] === undefined) {
        return { host: "", port: 0, text: options["path"] };
    }
    const host = typeof options["host"] === "string" ? options["host"] : "localhost";
    const port = Number(options["port"]);
    return { host, port, text: cutText(`${host}:${String(port)}`) };
}
/** The global fetch reports the whole address, and fails as it does where there is no network. */
function guardFetch(report, isAllowed, isOwn) {
    const original = globalThis.fetch;
    const guarded = (input, init) => {
        const address = cutText(typeof input === "object" && "url" in input ? input.url : input);
        const url = URL.canParse(address) ? new URL(address) : undefined;
        if (!url || !/^https?:$/u.test(url.protocol))
            return original(input, init);
        const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
        if (isOwn({ host: url.hostname.replace(/^\[|\]$/gu, ""), port, text: address }))
            return original(input, init);
        const shown = `${url.origin}${url.pathname}`;
        report.reportUse(PERMISSION, shown);
        if (!isAllowed)
            return Promise.reject(new TypeError("fetch failed", { cause: reportNoNetwork(report, shown) }));
        return original(input, init).catch((error) => {
            report.send({ kind: "no-network", address: shown });
            throw error;
        });
    };
    globalThis.fetch = guarded;
}
function guardNames(report, isAllowed) {
    const guard = (functions, isPromise) => {
        for (const name of Object.getOwnPropertyNames(functions)) {
            if (!/^(?:lookup|resolve|reverse)/u.test(name))
                continue;
            replace(functions, name, (original) => function (...values) {
                const host = String(values[0]);
                if (LOOPBACK.test(host) || external_node_net_default().isIP(host) !== 0)
                    return original.apply(this, values);
                report.reportUse(PERMISSION, host);
                if (isAllowed)
                    return original.apply(this, values);
                const error = reportNoNetwork(report, host);
                if (isPromise)
                    return Promise.reject(error);
                const callback = values.findLast((value) => typeof value === "function");
                process.nextTick(() => callback?.(error));
                return {};
            });
        }
    };
    guard((external_node_dns_default()), false);
    guard((external_node_dns_default()).promises, true);
    guard((external_node_dns_default()).Resolver.prototype, false);
    guard((external_node_dns_default()).promises.Resolver.prototype, true);
}
function guardDatagrams(report, isAllowed) {
    for (const name of ["send", "connect"]) {
        replace((external_node_dgram_default()).Socket.prototype, name, (original) => function (...values) {
            const host = values.find((value) => typeof value === "string" && !/^\s*$/u.test(value));
            const address = typeof host === "string" && name === "connect" ? host : "a UDP address";
            report.reportUse(PERMISSION, address);
            if (isAllowed)
                return original.apply(this, values);
            const error = reportNoNetwork(report, address);
            const callback = values.findLast((value) => typeof value === "function");
            process.nextTick(() => {
                if (callback)
                    callback(error);
                else
                    this.emit("error", error);
            });
            return undefined;
        });
    }
}

;// CONCATENATED MODULE: external "node:child_process"
var external_node_child_process_namespaceObject = require("node:child_process");
var external_node_child_process_default = /*#__PURE__*/__nccwpck_require__.n(external_node_child_process_namespaceObject);
;// CONCATENATED MODULE: external "node:cluster"
var external_node_cluster_namespaceObject = require("node:cluster");
var external_node_cluster_default = /*#__PURE__*/__nccwpck_require__.n(external_node_cluster_namespaceObject);
;// CONCATENATED MODULE: external "node:worker_threads"
var external_node_worker_threads_namespaceObject = require("node:worker_threads");
var external_node_worker_threads_default = /*#__PURE__*/__nccwpck_require__.n(external_node_worker_threads_namespaceObject);
;// CONCATENATED MODULE: ./build/bundled/host/child/guard-processes.js





const STARTS = ["spawn", "spawnSync", "exec", "execSync", "execFile", "execFileSync", "fork"];
/** Refuses other processes and threads, and reports how the plugin ends this process. */
function guardProcesses(report) {
    for (const name of STARTS) {
        (external_node_child_process_default())[name] = (program, list) => {
            const words = Array.isArray(list) ? list.map(String) : [];
            throw report.reportRefusal("start", [String(program), ...words].join(" "));
        };
    }
    (external_node_cluster_default()).fork = () => {
        throw report.reportRefusal("start", "a process of the cluster");
    };
    (external_node_worker_threads_default()).Worker = function Worker(file) {
        throw report.reportRefusal("start", `a thread: ${String(file).slice(0, 200)}`);
    };
    guardSignals(report);
    reportExit(report);
}
function guardSignals(report) {
    const own = process.pid;
    const kill = process.kill.bind(process);
    const guarded = (pid, signal) => {
        if (signal === 0)
            return kill(pid, 0);
        if (pid !== own)
            throw report.reportRefusal("signal", `process ${String(pid)}`);
        report.send({
            kind: "exit",
            how: cutText(`sends itself the signal ${String(signal ?? "SIGTERM")}`),
            stack: captureStack(),
        });
        return kill(own, signal);
    };
    process.kill = guarded;
    // The function behind it that Node does not document.
    const hidden = process;
    const original = hidden["_kill"];
    hidden["_kill"] = (pid, signal) => {
        if (pid !== own && signal !== 0)
            throw report.reportRefusal("signal", `process ${String(pid)}`);
        return original?.(pid, signal) ?? -1;
    };
}
function reportExit({ send }) {
    for (const name of ["exit", "reallyExit", "abort"]) {
        const ends = process;
        const original = ends[name]?.bind(process);
        let isReported = false;
        ends[name] = (code) => {
            const given = code === undefined ? "" : cutText(code);
            if (name !== "reallyExit" && !isReported)
                send({ kind: "exit", how: `calls process.${name}(${given})`, stack: captureStack() });
            isReported = true;
            original?.(code);
        };
    }
}

;// CONCATENATED MODULE: ./build/bundled/host/job.js
const LIFE = [
    ...["onInstall", "onInstall", "onEnable", "onDisable", "onEnable"],
    ...["onUpdate", "onUpdate", "onDisable", "onUninstall"],
];
/** The calls of a life, in their order. Step 0 is the loading, and is not among them. */
const PLANNED_STEPS = LIFE.map((hook, at) => ({
    hook,
    nth: LIFE.slice(0, at + 1).filter((name) => name === hook).length,
}));

;// CONCATENATED MODULE: ./build/bundled/sdk/context.js
/** What a host gives to the hooks of a plugin, and what a plugin may expect of it. */
/** The hooks that a host calls, in the order of a plugin's life. */
const HOOKS = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"];

;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/exports/find-named-function.js

const MISSING = { kind: "missing" };
const UNKNOWN = { kind: "unknown" };
/**
 * The modules in their order, and of each: the module, its default export, instances of the plugin's classes that it
 * exports, and what its default export returns.
 *
 * @param isGuess whether the manifest names no hook.
 */
function openOwners(values, entries, isGuess) {
    const known = [];
    const pendingOwners = [];
    const left = [...entries];
    let isCertain = true;
    const addPending = (isOwner, maker) => {
        if (isOwner === true)
            pendingOwners.push(maker);
        else if (isOwner === undefined)
            isCertain = false;
    };
    const loadNext = async () => {
        const entry = left.shift();
        if (entry === undefined)
            return false;
        const module = await values.load(entry);
        const owners = listOwners(values, module);
        const main = getDefault(values, module);
        known.push(...owners);
        const lists = owners.filter((owner) => owner !== main).map((owner) => values.list(owner));
        if (lists.some(({ isWhole }) => !isWhole))
            isCertain = false;
        for (const value of new Set([main, ...lists.flatMap((list) => list.values)])) {
            addPending(isPluginClass(values, value), () => values.construct(value));
        }
        const isFactory = every([
            () => values.isFunction(main),
            () => not(isPluginClass(values, main)),
            () => not(values.isClass(main)),
            () => !isGuess || values.looksLikeFactory(main),
        ]);
        addPending(isFactory, () => values.call(main));
        return true;
    };
    const findInKnown = (path) => {
        let isUnknown = false;
        for (const owner of known) {
            const found = findFunction(values, owner, path);
            // Several objects may have it: the first one that certainly has it answers.
            if (found.kind === "found")
                return found;
            if (found.kind === "unknown")
                isUnknown = true;
        }
        return isUnknown || !isCertain ? UNKNOWN : MISSING;
    };
    const makeNext = async () => {
        const maker = pendingOwners.shift();
        if (!maker)
            return false;
        known.push(await maker());
        return true;
    };
    return {
        known,
        async find(path) {
            let found = findInKnown(path);
            while (found.kind !== "found" && ((await makeNext()) || (await loadNext())))
                found = findInKnown(path);
            return found;
        },
        async findMethod(name) {
            if (known.length === 0)
                await loadNext();
            let found = findInKnown(name);
            // A function that is exported by default may be anything, if the manifest names the hooks.
            while (found.kind !== "found" && isGuess && (await makeNext()))
                found = findInKnown(name);
            return found;
        },
    };
}
/** The function that a hook with a path means: `path#name`, or `path` alone. */
function findInModule(values, module, hook) {
    const main = getDefault(values, module);
    const path = hook.function === "" ? hook.name : hook.function;
    const found = listOwners(values, module).map((owner) => findFunction(values, owner, path));
    if (hook.function === "") {
        const isFunction = values.isFunction(main);
        found.push(isFunction === true ? { kind: "found", value: main, owner: module } : isFunction === false ? MISSING : UNKNOWN);
    }
    return (found.find(({ kind }) => kind === "found") ?? (found.some(({ kind }) => kind === "unknown") ? UNKNOWN : MISSING));
}
/**
 * The module, and its default export. Compilers of ES modules to CommonJS write that one a level deeper, and Node does
 * not find all names of such a module: they are members of what it calls the default export.
 */
function listOwners(values, module) {
    return [...new Set([module, values.get(module, "default"), getDefault(values, module)])];
}
function getDefault(values, module) {
    const main = values.get(module, "default");
    const isCompiled = every([
        () => values.isObject(main),
        () => values.isTrue(values.get(main, "__esModule")),
        () => values.has(main, "default"),
    ]);
    return isCompiled === true ? values.get(main, "default") : main;
}
function findFunction(values, owner, path) {
    let above = owner;
    let value = owner;
    for (const name of path.split(".")) {
        const isObject = values.isObject(value);
        if (isObject !== true)
            return isObject === false ? MISSING : UNKNOWN;
        above = value;
        value = values.get(value, name);
    }
    const isFunction = values.isFunction(value);
    if (isFunction === true)
        return { kind: "found", value, owner: above };
    return isFunction === false ? MISSING : UNKNOWN;
}
/** Whether a value is a class with one of the hooks, also one that was compiled to a function. */
function isPluginClass(values, value) {
    return every([
        () => values.isFunction(value),
        () => values.isObject(values.get(value, "prototype")),
        () => some(HOOKS.map((name) => () => values.has(values.get(value, "prototype"), name))),
    ]);
}
const not = (known) => (known === undefined ? undefined : !known);
/** Asks in turn, and stops at the first `false`. */
function every(questions) {
    let all = true;
    for (const ask of questions) {
        const answer = ask();
        if (answer === false)
            return false;
        if (answer === undefined)
            all = undefined;
    }
    return all;
}
const some = (questions) => not(every(questions.map((ask) => () => not(ask()))));

;// CONCATENATED MODULE: ./build/bundled/host/child/find-hooks.js




const MOST_FUNCTIONS = 200;
/**
 * Loads the plugin and finds its hooks: those that the manifest names, and for the others methods of the plugin's class
 * or functions of the same name.
 *
 * @throws what the modules of the plugin throw, or its class, or its factory.
 */
async function findHooks(job, context) {
    const values = makeValues(context);
    const owners = openOwners(values, job.entries, job.hooks.length === 0);
    const found = new Map();
    for (const hook of job.hooks) {
        const module = hook.file === undefined ? undefined : await load(hook.file);
        const call = bind(module ? findInModule(values, module, hook) : await owners.find(hook.function));
        const looked = module ? listOwners(values, module) : owners.known;
        found.set(hook.name, call ? { kind: "found", call } : { kind: "missing", hook: hook.text, functions: listFunctions(looked) });
    }
    for (const name of HOOKS) {
        if (found.has(name))
            continue;
        const call = bind(await owners.findMethod(name));
        if (call)
            found.set(name, { kind: "found", call });
    }
    return found;
}
function load(file) {
    return import(/* webpackIgnore: true */ (0,external_node_url_namespaceObject.pathToFileURL)(file).href);
}
function bind(found) {
    return found.kind === "found" ? found.value.bind(found.owner) : undefined;
}
const isObject = (value) => (typeof value === "object" && value !== null) || typeof value === "function";
/** The values of this process, which the rule asks about. */
function makeValues(context) {
    return {
        load,
        isObject,
        isFunction: (value) => typeof value === "function",
        isClass: (value) => /^class\b/u.test(Function.prototype.toString.call(value)),
        looksLikeFactory: (value) => isObject(value) && looksLikeFactory(value),
        has: (owner, name) => isObject(owner) && name in owner,
        get: (owner, name) => (isObject(owner) ? Reflect.get(owner, name) : undefined),
        isTrue: (value) => value === true,
        list: (module) => ({ values: isObject(module) ? Object.values(module) : [], isWhole: true }),
        construct: (value) => new value(context),
        call: (value) => value(context),
    };
}
const looksLikeFactory = (value) => /create|plugin/iu.test(String(Reflect.get(value, "name"))) ||
    HOOKS.some((name) => Function.prototype.toString.call(value).includes(name));
function listFunctions(owners) {
    const objects = owners.filter(isObject);
    const names = [...objects.flatMap(listFunctionNames), ...objects.flatMap(listMemberNames)];
    return [...new Set(names)].filter((name) => name !== "default").slice(0, MOST_FUNCTIONS);
}
/** `plugin.onInstall`: the functions of what an owner has, such as an instance that is exported. */
function listMemberNames(owner) {
    return Object.getOwnPropertyNames(owner)
        .slice(0, MOST_FUNCTIONS)
        .flatMap((name) => {
        try {
            const value = Object.getOwnPropertyDescriptor(owner, name)?.value;
            if (typeof value !== "object" || value === null || name === "default")
                return [];
            return listFunctionNames(value)
                .slice(0, MOST_FUNCTIONS)
                .map((member) => cutText(`${name}.${member}`));
        }
        catch {
            // It is the plugin's, and may be a Proxy that throws.
            return [];
        }
    });
}
function listFunctionNames(owner) {
    const names = [];
    for (let at = owner; at && at !== Object.prototype && at !== Function.prototype;) {
        for (const name of Object.getOwnPropertyNames(at)) {
            const value = Object.getOwnPropertyDescriptor(at, name)?.value;
            const isLive = at === owner && Object.prototype.toString.call(owner) === "[object Module]";
            if (name !== "constructor" && (typeof value === "function" || isLive))
                names.push(cutText(name));
        }
        at = Object.getPrototypeOf(at);
    }
    return names;
}

;// CONCATENATED MODULE: ./build/bundled/host/child/live.js



/** How long resources may take to close after `onDisable`, and errors to come after the last hook. */
const GRACE = 250;
const POLL = 10;
const MOST_OPEN = 20;
/** Loads the plugin, calls its hooks in the order of a life, and reports what becomes of each. */
async function runLife(job, context, { send, reportDenial }, resources) {
    const clock = makeClock();
    let isWaiting = false;
    process.on("uncaughtException", (error) => {
        reportDenial(error);
        send({ kind: "uncaught", error: describeError(error) });
    });
    process.on("unhandledRejection", (error) => {
        reportDenial(error);
        send({ kind: "uncaught", error: describeError(error) });
    });
    process.on("beforeExit", () => {
        if (isWaiting)
            send({ kind: "never" });
    });
    const run = async (step, act) => {
        send({ kind: "begin", step });
        const start = clock.now();
        let outcome = { kind: "done" };
        isWaiting = true;
        try {
            await act();
        }
        catch (error) {
            reportDenial(error);
            outcome = { kind: "threw", error: describeError(error) };
        }
        isWaiting = false;
        const milliseconds = clock.now() - start;
        // A rejection that nothing handles is reported a turn later.
        await clock.turn();
        send({ kind: "end", step, milliseconds, outcome });
        return outcome;
    };
    let hooks = new Map();
    const loaded = await run(0, async () => {
        hooks = await findHooks(job, context);
    });
    for (const [at, { hook, nth }] of PLANNED_STEPS.entries()) {
        if (loaded.kind !== "done")
            break;
        const step = at + 1;
        const found = hooks.get(hook);
        if (found?.kind !== "found") {
            send({ kind: "begin", step });
            send({ kind: "end", step, milliseconds: 0, outcome: found ?? { kind: "no-hook" } });
        }
        else {
            const outcome = await run(step, () => found.call(context));
            if (outcome.kind === "threw" && preventsActivation(hook, nth))
                break;
        }
        if (hook === "onDisable") {
            const isClosed = await clock.wait(() => resources.list().length === 0);
            if (!isClosed)
                for (const open of resources.list().slice(0, MOST_OPEN))
                    send({ kind: "open", step, ...open });
        }
    }
    await clock.wait(() => resources.list().length === 0);
    send({ kind: "finished" });
}
/** Whether a host gives up after an error in this call of a hook. */
function preventsActivation(hook, nth) {
    return hook === "onEnable" || (hook === "onInstall" && nth === 1);
}
/** The clock and the timers of before the plugin, which may replace them. */
function makeClock() {
    const { setTimeout, setImmediate, performance } = globalThis;
    const now = performance.now.bind(performance);
    const turn = () => new Promise((resolve) => void setImmediate(resolve));
    const pause = () => new Promise((resolve) => void setTimeout(resolve, POLL));
    return {
        now,
        turn,
        /** Waits until something is so, but not for long; gives whether it is. */
        async wait(isSo) {
            await turn();
            const end = now() + GRACE;
            while (!isSo() && now() < end)
                await pause();
            return isSo();
        },
    };
}

;// CONCATENATED MODULE: ./build/bundled/host/child/open-browser.js

/** Makes the globals of a browser out of a small DOM. Those that Node has as well stay Node's. */
async function openBrowser(module) {
    const { Window } = (await import(/* webpackIgnore: true */ (0,external_node_url_namespaceObject.pathToFileURL)(module).href));
    const settings = { disableJavaScriptFileLoading: true, disableCSSFileLoading: true, disableIframePageLoading: true };
    const window = new Window({ url: "http://localhost/", settings });
    const names = new Set();
    for (let at = window; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
        for (const name of Object.getOwnPropertyNames(at))
            names.add(name);
    for (const name of names) {
        if (name in globalThis && name !== "navigator")
            continue;
        const value = Reflect.get(window, name);
        const isMethod = typeof value === "function" && !/^[A-Z]/u.test(name);
        const bound = isMethod ? value.bind(window) : value;
        Object.defineProperty(globalThis, name, { value: bound, configurable: true, writable: true });
    }
    for (const name of ["window", "self", "top", "parent"])
        Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true });
}

;// CONCATENATED MODULE: external "node:async_hooks"
var external_node_async_hooks_namespaceObject = require("node:async_hooks");
;// CONCATENATED MODULE: ./build/bundled/host/child/open-resources.js


/** What keeps a process alive, by the names of Node. */
const open_resources_NAMES = {
    Timeout: "a timer",
    TCPSERVERWRAP: "a server",
    PIPESERVERWRAP: "a server",
    TCPWRAP: "a connection",
    PIPEWRAP: "a connection",
    UDPWRAP: "a UDP socket",
    FSEVENTWRAP: "a file watcher",
    STATWATCHER: "a file watcher",
    MESSAGEPORT: "a message port",
};
const MOST = 10_000;
/** Watches what the plugin opens from now on. */
function watchOpenResources(openers) {
    const watched = new Map();
    (0,external_node_async_hooks_namespaceObject.createHook)({
        init(id, type, _trigger, resource) {
            if (!Object.hasOwn(open_resources_NAMES, type) || watched.size >= MOST)
                return;
            watched.set(id, { type, resource, stack: captureStack() });
        },
        destroy: (id) => void watched.delete(id),
    }).enable();
    return {
        list: () => [...watched.values()]
            .filter(({ resource }) => isOpen(resource) && !openers.isRefused(findOwner(resource)))
            .map(({ type, resource, stack }) => ({
            what: resource._repeat ? "an interval" : (open_resources_NAMES[type] ?? type),
            stack: openers.find(findOwner(resource)) ?? stack,
        })),
    };
}
function isOpen(resource) {
    return resource._destroyed !== true && resource.hasRef?.() !== false;
}
/** Node keeps the server or the socket of a handle under a symbol. */
function findOwner(handle) {
    const symbol = Object.getOwnPropertySymbols(handle).find(({ description }) => description === "owner_symbol");
    const owner = symbol && Reflect.get(handle, symbol);
    return typeof owner === "object" && owner !== null ? owner : handle;
}

;// CONCATENATED MODULE: ./build/bundled/host/child/report-prints.js


/** Of one call. What is longer is cut. */
const MOST_BYTES = 256 * 1024;
/** Lines of one call; more than that is not text for a person. */
const MOST_LINES = 50;
/**
 * Reports what the plugin prints, in the order of all else that it does. It is not printed: a pipe of its own would not
 * keep the order.
 */
function reportPrints({ send }) {
    for (const stream of [process.stdout, process.stderr]) {
        let rest = "";
        const write = (chunk, encoding, done) => {
            const text = readText(chunk);
            const lines = `${rest}${text}`.split("\n");
            rest = cutText(lines.pop() ?? "");
            for (const line of lines.slice(0, MOST_LINES))
                send({ kind: "print", line: cutText(line) });
            if (lines.length > MOST_LINES)
                send({ kind: "more" });
            const callback = typeof encoding === "function" ? encoding : done;
            if (typeof callback === "function")
                process.nextTick(callback);
            return true;
        };
        stream.write = write;
    }
    guardDescriptors();
}
function readText(chunk) {
    return typeof chunk === "string"
        ? chunk.slice(0, MOST_BYTES)
        : Buffer.from(chunk.subarray(0, MOST_BYTES)).toString();
}
/** What is written to the descriptors of the output is printed as well: a flood of it is cut. */
function guardDescriptors() {
    const streams = new Map([
        [1, process.stdout],
        [2, process.stderr],
    ]);
    const { write, writeSync } = (external_node_fs_default());
    const print = (stream, bytes) => {
        stream.write(bytes);
        return bytes.byteLength;
    };
    Object.assign((external_node_fs_default()), {
        writeSync(...values) {
            const [stream, bytes] = [streams.get(values[0]), readWritten(values)];
            return stream && bytes ? print(stream, bytes) : writeSync.apply((external_node_fs_default()), values);
        },
        write(...values) {
            const [stream, bytes, done] = [streams.get(values[0]), readWritten(values), values.at(-1)];
            if (!stream || !bytes || typeof done !== "function")
                return write.apply((external_node_fs_default()), values);
            process.nextTick(done, null, print(stream, bytes), values[1]);
            return undefined;
        },
    });
}
/** What a call of fs.write is to write; `undefined` for values that Node itself refuses. */
function readWritten([, chunk, from, length]) {
    if (typeof chunk === "string")
        return Buffer.from(chunk);
    if (!ArrayBuffer.isView(chunk))
        return undefined;
    const bytes = new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const options = typeof from === "object" && from !== null ? from : {};
    const start = typeof from === "number" ? from : (options.offset ?? 0);
    const size = typeof length === "number" ? length : (options.length ?? bytes.length - start);
    return bytes.subarray(start, start + size);
}

;// CONCATENATED MODULE: ./build/bundled/host/child/index.js














/*
 * The process that a plugin lives in. It is not a sandbox: the plugin shares it with us, so that all of this stops
 * accidents and not attacks.
 */
const STACK_LINES = 50;
Error.stackTraceLimit = STACK_LINES;
const job = JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(0, "utf8"));
const report = makeGuardReport(openChannel(job.nonce));
const context = makeContext(job, report);
// What the DOM itself opens is not the plugin's.
const opened = job.dom === undefined ? Promise.resolve() : openBrowser(job.dom);
if (job.dom === undefined)
    Reflect.deleteProperty(globalThis, "navigator");
void opened.then(() => {
    if (job.dom !== undefined)
        guardBrowser(report);
    const openers = guardNetwork(report, job.hasNetwork);
    guardFiles(report, job);
    guardProcesses(report);
    guardNative(report, job);
    reportPrints(report);
    (0,external_node_module_namespaceObject.syncBuiltinESMExports)();
    return runLife(job, context, report, watchOpenResources(openers));
});

module.exports = __webpack_exports__;
/******/ })()
;