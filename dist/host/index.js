"use strict";
(function () {
    "use strict";
    var __nccwpck_require__ = {};
    !(function () {
        __nccwpck_require__.n = (function (module) {
            var getter = module && module.__esModule ?
                function () { return module['default']; } :
                (function () { return module; });
            __nccwpck_require__.d(getter, { a: getter });
            return getter;
        });
    })();
    !(function () {
        __nccwpck_require__.d = (function (exports, definition) {
            for (var key in definition) {
                if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
                    Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
                }
            }
        });
    })();
    !(function () {
        __nccwpck_require__.o = (function (obj, prop) { return Object.prototype.hasOwnProperty.call(obj, prop); });
    })();
    var __webpack_exports__ = {};
    ;
    var external_node_async_hooks_namespaceObject = require("node:async_hooks");
    ;
    var external_node_module_namespaceObject = require("node:module");
    var external_node_module_default = __nccwpck_require__.n(external_node_module_namespaceObject);
    ;
    var external_node_url_namespaceObject = require("node:url");
    ;
    function defineValue(owner, name, value) {
        Object.defineProperty(owner, name, { value, configurable: true, writable: true });
    }
    function replaceMethod(object, name, make) {
        let owner = object;
        while (owner && !Object.hasOwn(owner, name))
            owner = Object.getPrototypeOf(owner);
        const original = owner && owner[name];
        if (original)
            owner[name] = make(original);
    }
    ;
    const FRAME = 16;
    const timers = new WeakSet();
    let isStarting = false;
    const isFrame = (timer) => isStarting || hasTimer(timer);
    const hasTimer = timers.has.bind(timers);
    function openFrames() {
        const { setTimeout, clearTimeout, performance } = globalThis;
        const now = performance.now.bind(performance);
        const frames = new Map();
        let last = 0;
        defineValue(globalThis, "requestAnimationFrame", (callback) => {
            const id = ++last;
            isStarting = true;
            const timer = setTimeout(() => {
                frames.delete(id);
                callback(now());
            }, FRAME);
            isStarting = false;
            timers.add(timer);
            frames.set(id, timer);
            return id;
        });
        defineValue(globalThis, "cancelAnimationFrame", (id) => {
            clearTimeout(frames.get(id));
            frames.delete(id);
        });
    }
    ;
    const MAX_TEXT_LENGTH = 4000;
    const { String: toText } = globalThis;
    const { stringify } = JSON;
    function cutText(value) {
        const text = toText(value);
        return text.length <= MAX_TEXT_LENGTH ? text : `${text.slice(0, MAX_TEXT_LENGTH)}\u2026`;
    }
    function describeValue(value) {
        if (typeof value === "string")
            return cutText(value);
        try {
            if (value instanceof Error)
                return cutText(value.stack ?? value.message);
            return cutText(stringify([value]).slice(1, -1));
        }
        catch {
            return cutText(Object.prototype.toString.call(value));
        }
    }
    function describeError(error) {
        if ((typeof error !== "object" && typeof error !== "function") || error === null) {
            return { name: "", message: readText(() => error), stack: "" };
        }
        const thrown = error;
        const message = readText(() => thrown.message ?? thrown);
        const reasons = listReasons(error);
        const words = reasons
            .map((reason) => readText(() => reason.message))
            .filter((one) => !message.includes(one));
        return {
            name: readText(() => thrown.name ?? ""),
            message: cutText([message, ...(words.length > 0 ? [words.join("; ")] : [])].join(": ")),
            stack: readText(() => [error, ...reasons].map(readStack).join("\n")),
        };
    }
    const MAX_REASONS = 3;
    function listReasons(error) {
        try {
            const { cause, errors } = error;
            const all = Array.isArray(errors) && error instanceof AggregateError ? errors : [cause];
            return all.slice(0, MAX_REASONS).filter((one) => typeof one === "object" && one !== null && "message" in one);
        }
        catch {
            return [];
        }
    }
    function readStack(error) {
        const { stack } = error;
        return typeof stack === "string" ? stack : "";
    }
    function readText(ask) {
        try {
            return cutText(ask());
        }
        catch {
            return "(it cannot be read)";
        }
    }
    ;
    const STACK_LINES = 50;
    const { captureStackTrace } = Error;
    const { set } = Reflect;
    function captureStack() {
        const { prepareStackTrace, stackTraceLimit } = Error;
        if (prepareStackTrace !== undefined)
            set(Error, "prepareStackTrace", undefined);
        set(Error, "stackTraceLimit", STACK_LINES);
        const holder = { stack: "" };
        captureStackTrace(holder, captureStack);
        const { stack } = holder;
        set(Error, "stackTraceLimit", stackTraceLimit);
        if (prepareStackTrace !== undefined)
            set(Error, "prepareStackTrace", prepareStackTrace);
        return typeof stack === "string" ? cutText(stack) : "";
    }
    ;
    let last;
    let run = (cause, act) => {
        last = cause;
        return act();
    };
    let find = () => last;
    function followCauses(causes) {
        run = causes.run.bind(causes);
        find = causes.getStore.bind(causes);
    }
    function runFor(cause, act) {
        return run(cause, act);
    }
    function runLater(cause, act) {
        const before = last;
        last = cause;
        try {
            return act();
        }
        finally {
            last = before;
        }
    }
    function findCause() {
        return find();
    }
    ;
    var external_node_fs_namespaceObject = require("node:fs");
    var external_node_fs_default = __nccwpck_require__.n(external_node_fs_namespaceObject);
    ;
    const NONCE_LENGTH = 36;
    const LIFECYCLE = [
        ...["onInstall", "onInstall", "onEnable", "onDisable", "onEnable"],
        ...["onUpdate", "onUpdate", "onDisable", "onUninstall"],
    ];
    function planCalls(hooks) {
        return hooks.map(((name, at) => ({ name, nth: hooks.slice(0, at + 1).filter(((one) => one === name)).length })));
    }
    function planLifecycle(components = []) {
        const calls = planCalls(LIFECYCLE);
        const enabled = LIFECYCLE.indexOf("onEnable") + 1;
        return [...calls.slice(0, enabled), ...planMounts(components), ...calls.slice(enabled)];
    }
    function planMounts(components = []) {
        return components.flatMap((component) => [1, 2].flatMap((nth) => [
            { name: "mount", nth, component },
            { name: "unmount", nth, component },
        ]));
    }
    const nameComponent = (component) => `component ${component}`;
    ;
    const MAX_EVENTS = 3000;
    function makeSend(write, find = findCause) {
        const { stringify } = JSON;
        let count = 0;
        return (message) => {
            const isEvent = !isAlwaysSent(message);
            if (isEvent && ++count > MAX_EVENTS)
                return;
            const sent = isEvent && count === MAX_EVENTS ? { kind: "more" } : message;
            const by = find()?.step;
            write(stringify(strip(by === undefined ? sent : { by, ...sent })));
        };
    }
    function isAlwaysSent({ kind }) {
        switch (kind) {
            case "begin":
            case "end":
            case "exit":
            case "never":
            case "finished":
            case "open":
            case "interfere":
            case "installed":
            case "left":
            case "keys":
                return true;
            default:
                return false;
        }
    }
    const { isArray } = Array;
    const { create, keys, setPrototypeOf } = Object;
    function strip(value) {
        if (typeof value !== "object" || value === null)
            return value;
        const bare = (isArray(value) ? setPrototypeOf([], null) : create(null));
        const names = keys(value);
        let at = names.length;
        while (at-- > 0) {
            const name = names[at] ?? "";
            bare[name] = strip(value[name]);
        }
        return bare;
    }
    ;
    const CHANNEL = 3;
    const [LINE_FEED, SPACE] = [10, 32];
    const BYTES_OF_UNIT = 3;
    function openChannel(nonce) {
        const write = openWriter();
        const encoder = new TextEncoder();
        const encode = encoder.encodeInto.bind(encoder);
        return makeSend((text) => {
            const size = NONCE_LENGTH + text.length * BYTES_OF_UNIT + BYTES_OF_UNIT;
            const memory = new Memory(size);
            const bytes = makeBytes(memory, 0, size);
            bytes[0] = LINE_FEED;
            let end = 1;
            for (let at = 0; at < NONCE_LENGTH; at++)
                bytes[end++] = nonce[at] ?? 0;
            bytes[end++] = SPACE;
            end += encode(text, makeBytes(memory, end, size - end)).written;
            bytes[end++] = LINE_FEED;
            write(bytes, end);
        });
    }
    function openWriter() {
        const write = external_node_fs_namespaceObject.writeSync;
        const { wait } = Atomics;
        const cell = new Int32Array(new SharedArrayBuffer(4));
        return (bytes, size) => {
            for (let done = 0; done < size;) {
                try {
                    done += write(CHANNEL, bytes, done, size - done);
                }
                catch (error) {
                    if (error.code !== "EAGAIN")
                        throw error;
                    wait(cell, 0, 0, 1);
                }
            }
        };
    }
    const { create: channel_create, defineProperty, setPrototypeOf: channel_setPrototypeOf } = Object;
    const [Bytes, Memory] = [Uint8Array, ArrayBuffer];
    function makeBytes(memory, start, size) {
        const bytes = new Bytes(memory, start, size);
        channel_setPrototypeOf(bytes, null);
        const length = channel_create(null);
        length.value = size;
        return defineProperty(bytes, "byteLength", length);
    }
    ;
    const HOOKS = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"];
    ;
    const GRACE = 250;
    const MAX_LEFTOVERS = 10000;
    const ENDS = {
        load: undefined,
        mount: "unmount",
        unmount: "unmount",
        onEnable: "onDisable",
        onUpdate: "onDisable",
        command: "onDisable",
        onDisable: "onDisable",
        onInstall: "onUninstall",
        onUninstall: "onUninstall",
    };
    function watchLeftovers(hooks, folders) {
        const functions = [...HOOKS, ...hooks.map((hook) => hook.function.split(".").at(-1) ?? "")];
        const isHook = (line) => functions.includes(readFunction(line));
        let all = [];
        const earlier = new Map();
        const push = (started, isSame) => {
            const cause = findCause();
            if (cause === undefined || ENDS[cause.name] === undefined)
                return;
            if (all.length >= MAX_LEFTOVERS)
                all = all.filter((one) => one.isThere(false));
            if (all.length >= MAX_LEFTOVERS)
                return;
            const stack = captureStack();
            const line = stack.split("\n").find((one) => folders.some((folder) => one.includes(folder))) ?? "";
            all.push({ ...started, stack: isSame ? line : stack, cause, line, isSame });
        };
        return {
            add(what, name, isThere, isSure = (() => false)) {
                push({ what, name, isThere, isSure }, false);
            },
            addSame(what, name, isThere) {
                push({ what, name, isThere, isSure: (() => false) }, true);
            },
            list(hook) {
                all = all.filter((one) => one.isThere(ENDS[one.cause.name] === hook));
                const ended = all.filter(({ cause }) => ENDS[cause.name] === hook);
                const isLeft = hook === "unmount" ? (() => false) : (one) => one.isSure() || isHook(one.line);
                const isAgain = (one) => (earlier.get(describeStart(one)) ?? one.cause.step) !== one.cause.step;
                const left = ended.filter((one) => isLeft(one) || isRepeated(one, ended) || isAgain(one));
                for (const one of hook === "unmount" ? ended : [])
                    earlier.set(describeStart(one), one.cause.step);
                const each = new Map(left.map((one) => [describeStart(one), one]));
                return [...each.values()].map(({ what, name, stack, isSame = false }) => ({ what, name, stack, isSame }));
            },
        };
    }
    const describeStart = ({ what, name, line }) => `${what} ${name} ${line}`;
    function isRepeated({ what, name, line, cause }, others) {
        const isSame = (other) => other.what === what && other.name === name && other.line === line;
        return line !== "" && others.some((other) => isSame(other) && other.cause.step !== cause.step);
    }
    function readFunction(line) {
        return /^ +at (?:async )?(?:.*\.)?([\w$]+)(?: \[as .*\])? \(/u.exec(line)?.[1] ?? "";
    }
    ;
    function repeatEachSecond(act) {
        const timer = setInterval(act, SECOND);
        if (typeof timer === "object" && timer !== null)
            timer.unref();
    }
    const SECOND = 1000;
    const POLL = 10;
    const MAX_TURN = 2 * POLL;
    const EMPTY_TURNS = 3;
    function makeClock(resources) {
        const { setTimeout, clearTimeout, setImmediate, performance } = globalThis;
        const now = performance.now.bind(performance);
        const turn = () => new Promise((resolve) => void setImmediate(resolve));
        const pause = () => new Promise((resolve) => void setTimeout(resolve, POLL));
        let onEmpty;
        const waitForEmptyLoop = () => new Promise((resolve) => {
            const end = (isEmpty) => {
                clearTimeout(timer);
                onEmpty = undefined;
                resolve(isEmpty);
            };
            const timer = setTimeout(end, POLL, false).unref();
            onEmpty = end.bind(null, true);
        });
        return {
            now,
            turn,
            pause,
            async wait(isSo, milliseconds = GRACE) {
                await turn();
                let spent = 0;
                let last = now();
                let empty = 0;
                while (empty < EMPTY_TURNS && !isSo() && spent < milliseconds) {
                    resources.park(milliseconds);
                    const isEmpty = await waitForEmptyLoop();
                    const mayGoOn = isEmpty && resources.mayRunIn(milliseconds);
                    empty = isEmpty && !mayGoOn ? empty + 1 : 0;
                    if (isEmpty)
                        await (mayGoOn ? pause() : turn());
                    spent += Math.min(now() - last, MAX_TURN);
                    last = now();
                }
                resources.unpark();
            },
            noticeEmptyLoop() {
                const isWaiting = onEmpty !== undefined;
                onEmpty?.();
                return isWaiting;
            },
        };
    }
    ;
    function createTestContext(...[options = {}]) {
        const { id = "test-plugin", stored: before = {}, hasNotifications = true, previousVersion, } = options;
        const config = { ...options.config };
        const listeners = new Set();
        const logged = [];
        const notified = [];
        const texts = new Map(Object.entries(before).map(([key, value]) => [key, formatExactly(key, value)]));
        const controller = new AbortController();
        const notificationService = {
            notify(title, message, kind) {
                notified.push({ title, message, kind });
                return Promise.resolve();
            },
        };
        const context = {
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
            async call(plugin, hook) {
                await plugin[hook](context);
            },
        };
        return context;
    }
    function makeLogger(log) {
        const at = (level) => (message) => {
            log(level, message);
        };
        return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
    }
    function makeTextStore(texts) {
        return {
            read: (key) => texts.get(key),
            write: (key, text) => texts.set(key, text),
            remove: (key) => texts.delete(key),
            keys: () => [...texts.keys()],
        };
    }
    function makeStorage(store, format = formatStored) {
        return {
            get: (key) => runAsync(() => {
                const text = store.read(requireKey(key));
                return text === undefined ? undefined : JSON.parse(text);
            }),
            set: (key, value) => runAsync(() => {
                store.write(requireKey(key), format(key, value));
            }),
            delete: (key) => runAsync(() => {
                store.remove(requireKey(key));
            }),
            keys: () => runAsync(() => [...store.keys()].sort()),
        };
    }
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
    function formatExactly(key, value) {
        const text = formatStored(key, value);
        const changed = findChanged(value);
        if (!changed)
            return text;
        const where = changed.path === "" ? `is ${changed.what}` : `contains ${changed.what} at ${changed.path}`;
        throw new TypeError(`The value for "${key}" ${where}, which cannot be stored: JSON makes something else of it`);
    }
    function findChanged(value, path = "") {
        if (typeof value === "number")
            return Number.isFinite(value) ? undefined : { path, what: String(value) };
        if (typeof value === "function" || typeof value === "symbol")
            return { path, what: `a ${typeof value}` };
        if (typeof value !== "object" || value === null || "toJSON" in value)
            return undefined;
        const kind = Object.prototype.toString.call(value).slice("[object ".length, -1);
        if (!STORED_KINDS.has(kind))
            return { path, what: `a ${kind}` };
        for (const [key, part] of Object.entries(value)) {
            const inner = kind === "Array" ? `${path}[${key}]` : `${path}${path && "."}${key}`;
            if (part === undefined && kind === "Array")
                return { path: inner, what: "undefined" };
            const changed = findChanged(part, inner);
            if (changed)
                return changed;
        }
        return undefined;
    }
    const STORED_KINDS = new Set(["Object", "Array", "String", "Number", "Boolean"]);
    function formatStored(key, value) {
        const text = JSON.stringify(value);
        if (text !== undefined)
            return text;
        throw new TypeError(`The value for "${key}" is ${typeof value}, which cannot be stored: JSON cannot express it`);
    }
    ;
    const MAX_USES = 100000;
    function makeStandIn(onUse = ignore, isOther = false, onText = ignore) {
        let uses = 0;
        const use = () => {
            if (++uses > MAX_USES)
                throw new Error("a stand-in is used without end");
            onUse();
        };
        return makeMember(use, { isOther, isSettled: false, onText });
    }
    const ignore = (() => undefined);
    function makeMember(onUse, options) {
        const { isOther, isSettled, onText } = options;
        const written = new Map();
        const made = new Map();
        const getMember = (name) => {
            const key = isOther ? "" : name;
            const member = made.get(key) ?? (isOther ? standIn : makeMember(onUse, { ...options, isSettled: false }));
            made.set(key, member);
            return member;
        };
        const target = function () {
        };
        const standIn = new Proxy(target, {
            get(_, key) {
                if (written.has(key))
                    return written.get(key);
                if (key === Symbol.toPrimitive)
                    return (hint) => {
                        if (hint === "string")
                            onText();
                        return toPrimitive(hint, isOther);
                    };
                if (key === Symbol.iterator)
                    return () => (isOther ? [standIn] : []).values();
                if (typeof key === "symbol")
                    return undefined;
                if (key === "prototype" || key === "name")
                    return Reflect.get(target, key);
                if (key === "then")
                    return isSettled ? undefined : settle;
                if (key === "toJSON")
                    return () => null;
                if (/^(?:__|\$\$)/u.test(key))
                    return undefined;
                onUse();
                return getMember(key);
            },
            set(_, key, value) {
                onUse();
                written.set(key, value);
                return true;
            },
            has: (() => true),
            apply: () => {
                onUse();
                return getMember("()");
            },
            construct: (_, __, newTarget) => {
                onUse();
                const isOwn = newTarget.prototype === target.prototype;
                return isOwn ? getMember("new") : Object.create(newTarget.prototype);
            },
        });
        return standIn;
        function settle(resolve, reject) {
            return Promise.resolve(makeMember(onUse, { ...options, isSettled: true })).then(resolve, reject);
        }
    }
    function toPrimitive(hint, isOther) {
        if (hint === "string")
            return isOther ? "1" : "";
        return isOther ? 1 : 0;
    }
    ;
    function makeContext({ id, config, generated, previousVersion }, report, store, { grants, leftovers }) {
        const { send, reportUse: use } = report;
        const names = new Set(generated);
        const isMadeUp = names.delete.bind(names);
        const given = new Map();
        const getGranted = (member) => {
            const one = given.get(member) ?? makeStandIn();
            given.set(member, one);
            return one;
        };
        const watch = (name, service) => new Proxy(service, {
            get(target, key) {
                if (typeof key !== "string" || key in target)
                    return Reflect.get(target, key);
                const member = cutText(`${name}.${key}`);
                if (grants.has("context", member))
                    return getGranted(member);
                send({ kind: "unlisted", member });
                return undefined;
            },
        });
        return watch("context", {
            id,
            configService: watch("configService", {
                get(key) {
                    if (grants.has("setting", key))
                        return undefined;
                    if (isMadeUp(key))
                        send({ kind: "made-up", name: cutText(key) });
                    return config[key];
                },
                onChange() {
                    let isListening = true;
                    leftovers.add("a listener of settings", "", () => isListening, isSure);
                    return () => {
                        isListening = false;
                    };
                },
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
            previousVersion,
        });
    }
    const isSure = (() => true);
    ;
    function isObject(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    function toObject(value) {
        return isObject(value) ? value : {};
    }
    function json_object_toText(value) {
        return typeof value === "string" ? value : undefined;
    }
    function getOwn(object, key) {
        if (!Object.hasOwn(object, key))
            return undefined;
        return object[key];
    }
    function hasEntries(object, key) {
        const value = getOwn(object, key);
        if (typeof value === "object" && value !== null)
            return Object.keys(value).length > 0;
        return Boolean(value);
    }
    function toObjectText(json) {
        if (!isObject(json.value))
            return undefined;
        return { ...json, value: json.value };
    }
    function isSameJson(a, b) {
        if (a === b)
            return true;
        if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
            return false;
        if (Array.isArray(a) !== Array.isArray(b))
            return false;
        const [ones, others] = [Object.entries(a), Object.entries(b)];
        return (ones.length === others.length &&
            ones.every(([key, value]) => Object.hasOwn(b, key) && isSameJson(value, b[key])));
    }
    ;
    const MAX_NEEDS = 200;
    function trackNeeds() {
        const ofHooks = new Map();
        let ofComponent;
        return {
            begin(step) {
                if (step === "mount")
                    ofComponent = new Map();
                else if (step !== "unmount")
                    ofComponent = undefined;
            },
            note(need, step) {
                const noted = step.component === undefined ? ofHooks : (ofComponent ??= new Map());
                if (noted.size < MAX_NEEDS)
                    noted.set(JSON.stringify([need.kind, need.name]), [need, step]);
            },
            list(step) {
                const all = new Map([...ofHooks, ...(step.component === undefined ? [] : (ofComponent ?? []))]);
                return [...all.values()].map(([need, at]) => ({ ...need, isOfStep: at === step }));
            },
        };
    }
    const DOM_DIFFERS = { kind: "browser", name: "all that a browser does here" };
    const TEXT_OF_ANSWER = { kind: "network", name: "the text of an answer" };
    const WITHOUT_STAND_IN = [DOM_DIFFERS, TEXT_OF_ANSWER];
    const hasStandIn = ({ kind, name }) => !WITHOUT_STAND_IN.some((one) => one.kind === kind && one.name === name);
    function ask({ needs, questions, steps }, step, { isOfDom, ...asked }) {
        const met = [...needs.list(step), ...(isOfDom ? [{ ...DOM_DIFFERS, isOfStep: true }] : [])];
        if (met.length > 0)
            questions.push({ ...asked, met, at: steps.indexOf(step), isEnding: false });
    }
    ;
    const SINGLE = {
        Window: "window",
        Document: "document",
        Navigator: "navigator",
        Screen: "screen",
        Location: "location",
        History: "history",
    };
    function watchMissingMembers(window, { members, globals }, { report, grants }) {
        const owners = new Map();
        for (const [owner, names] of Object.entries(members))
            for (const name of names)
                owners.set(name, [...(owners.get(name) ?? []), owner]);
        for (const name of globals)
            owners.set(name, [...(owners.get(name) ?? []), "Window"]);
        const getClass = (name) => {
            const found = Reflect.get(window, name);
            return typeof found === "function" ? found : undefined;
        };
        const isOf = (object, owner) => {
            if (owner === "Window")
                return object === globalThis || object === window;
            const single = getOwn(SINGLE, owner);
            if (single !== undefined)
                return object === Reflect.get(window, single);
            const found = getClass(owner);
            return found !== undefined && object instanceof found;
        };
        const reported = new Set();
        const onText = () => {
            report.reportLack(DOM_DIFFERS.kind, DOM_DIFFERS.name);
        };
        const standIns = new Map();
        const end = new Proxy(Object.create(Object.prototype), {
            get(target, key, receiver) {
                const owner = typeof key === "string" ? owners.get(key)?.find((one) => isOf(receiver, one)) : undefined;
                if (owner === undefined)
                    return Reflect.get(target, key, receiver);
                const name = `${getOwn(SINGLE, owner) ?? owner}.${String(key)}`;
                if (grants.has("browser", name)) {
                    const standIn = standIns.get(name) ?? makeStandIn(undefined, false, onText);
                    standIns.set(name, standIn);
                    return standIn;
                }
                if (!reported.has(name))
                    report.reportLack("browser", name);
                reported.add(name);
                return undefined;
            },
        });
        removeEmpty(Reflect.get(window, "navigator"), members["Navigator"] ?? []);
        const singles = Object.values(SINGLE).flatMap((name) => findRoot(Reflect.get(window, name)));
        const roots = new Set([
            ...singles,
            ...Object.keys(members).flatMap((name) => findRoot(getClass(name)?.prototype)),
        ]);
        for (const root of [...roots, ...findRoot(globalThis)])
            Object.setPrototypeOf(root, end);
    }
    function removeEmpty(object, names) {
        for (const name of names) {
            const isEmpty = (Reflect.get(object, name) ?? undefined) === undefined;
            for (let at = object; isEmpty && at; at = Object.getPrototypeOf(at))
                Reflect.deleteProperty(at, name);
        }
    }
    function findRoot(object) {
        for (let at = object; at;) {
            const next = Object.getPrototypeOf(at);
            if (next === Object.prototype)
                return [at];
            at = next ?? undefined;
        }
        return [];
    }
    ;
    const MAX_LOOKUPS = 50;
    const LOOKS_OF_WAIT = 3;
    function watchPage({ report, grants }) {
        const { document, customElements, HTMLElement } = globalThis;
        const looked = new Map();
        const note = (selector, isThere) => {
            const one = looked.get(selector) ?? { count: 0, isThere };
            if (looked.size < MAX_LOOKUPS)
                looked.set(selector, one);
            if (++one.count === LOOKS_OF_WAIT)
                report.reportLack("page", selector);
        };
        for (const name of ["getElementById", "querySelector"]) {
            const original = document[name].bind(document);
            document[name] = (text) => {
                const found = original(text);
                if (found !== null && found !== undefined)
                    return found;
                const selector = cutText(name === "getElementById" ? `#${text}` : text);
                if (grants.has("page", selector))
                    return addElement(document, selector);
                note(selector, () => (original(text) ?? undefined) !== undefined);
                return found;
            };
        }
        const whenDefined = customElements.whenDefined.bind(customElements);
        customElements.whenDefined = (name) => {
            const isDefined = customElements.get(name) !== undefined;
            if (!isDefined && grants.has("page", cutText(name)))
                customElements.define(name, class extends HTMLElement {
                });
            else if (!isDefined)
                note(cutText(name), () => customElements.get(name) !== undefined);
            return whenDefined(name);
        };
        return () => {
            for (const [selector, { isThere }] of looked)
                if (!isThere())
                    report.reportLack("page", selector);
        };
    }
    function addElement({ createElement, body }, selector) {
        const [, tag = "div"] = /(?:^|[\s>+~])([a-z][\w-]*)[^\s>+~]*$/iu.exec(selector) ?? [];
        const element = createElement.call(globalThis.document, tag);
        const id = /#([\w-]+)[^\s>+~]*$/u.exec(selector)?.[1];
        if (id !== undefined)
            element.id = id;
        body.append(element);
        return element;
    }
    ;
    const EVENTS = /^(?:load|(?:transition|animation)(?:run|start|end|iteration)|scroll(?:end)?|loaded(?:data|metadata)|canplay(?:through)?|durationchange|play(?:ing)?|timeupdate|seeked|ended)$/u;
    const OBSERVERS = ["IntersectionObserver", "ResizeObserver"];
    const watch_waits_FRAME = 16;
    const SIZE = { x: 0, y: 0, top: 0, left: 0, right: 300, bottom: 150, width: 300, height: 150 };
    function watchWaits(window, { report, grants }) {
        const { EventTarget, Event } = window;
        const { setTimeout } = globalThis;
        const awaited = new Set();
        const wait = (name, act) => {
            if (grants.has("browser", name))
                setTimeout(act, watch_waits_FRAME);
            else
                awaited.add(name);
        };
        const waitForEvent = (target, type) => {
            if (typeof type !== "string" || !EVENTS.test(type) || target === window)
                return;
            wait(`"${type}" events`, () => target.dispatchEvent(new Event(type)));
        };
        replaceMethod(EventTarget.prototype, "addEventListener", (add) => function (...values) {
            add.apply(this, values);
            waitForEvent(this, values[0]);
        });
        for (const [owner, name, set] of listHandlers(window))
            Object.defineProperty(owner, name, {
                ...Object.getOwnPropertyDescriptor(owner, name),
                set(value) {
                    set.call(this, value);
                    if (typeof value === "function")
                        waitForEvent(this, name.slice("on".length));
                },
            });
        for (const name of OBSERVERS) {
            const Base = Reflect.get(window, name);
            const Watched = class extends Base {
                #notify;
                constructor(notify, options) {
                    super(notify, options);
                    this.#notify = notify;
                }
                observe(target, options) {
                    super.observe(target, options);
                    wait(name, () => {
                        this.#notify([makeEntry(target)], this);
                    });
                }
            };
            defineValue(Watched, "name", name);
            for (const owner of [window, globalThis])
                defineValue(owner, name, Watched);
        }
        return () => {
            for (const name of awaited)
                report.reportLack("browser", name);
        };
    }
    function listHandlers(window) {
        const classes = [
            "HTMLElement",
            "SVGElement",
            "HTMLImageElement",
            "HTMLMediaElement",
            "HTMLScriptElement",
            "HTMLLinkElement",
        ];
        return classes.flatMap((name) => {
            const owner = Reflect.get(window, name)?.prototype ?? {};
            return Object.entries(Object.getOwnPropertyDescriptors(owner)).flatMap(([property, { set }]) => set && property.startsWith("on") && EVENTS.test(property.slice("on".length))
                ? [[owner, property, set]]
                : []);
        });
    }
    function makeEntry(target) {
        const box = [{ inlineSize: SIZE.width, blockSize: SIZE.height }];
        return {
            target,
            time: 0,
            isIntersecting: true,
            isVisible: true,
            intersectionRatio: 1,
            boundingClientRect: SIZE,
            intersectionRect: SIZE,
            rootBounds: SIZE,
            contentRect: SIZE,
            borderBoxSize: box,
            contentBoxSize: box,
            devicePixelContentBoxSize: box,
        };
    }
    ;
    const NO_GAPS = { reportCauses: (() => undefined), reportWaits: (() => undefined) };
    const STAND_INS = {
        canvas: ["Path2D"],
        WebGL: ["WebGLRenderingContext", "WebGL2RenderingContext"],
        audio: ["AudioContext", "webkitAudioContext", "OfflineAudioContext", "MediaRecorder", "MediaSource"],
        speech: ["speechSynthesis", "SpeechSynthesisUtterance", "SpeechRecognition", "webkitSpeechRecognition"],
        "web workers": ["Worker", "SharedWorker"],
        WebRTC: ["RTCPeerConnection"],
        "the cache storage": ["caches"],
    };
    const OF_NAVIGATOR = { "service workers": "serviceWorker", WebGPU: "gpu" };
    function openGaps(report, { window, missing }, grants) {
        const page = globalThis;
        const onText = () => {
            report.reportLack(DOM_DIFFERS.kind, DOM_DIFFERS.name);
        };
        const make = (words) => makeStandIn(report.reportGap.bind(report, words), grants.isFurther, onText);
        const defineStandIn = (owner, name, words) => {
            if (!(name in owner))
                defineValue(owner, name, make(words));
        };
        watchMissingMembers(window, missing, { report, grants });
        for (const [words, names] of Object.entries(STAND_INS))
            for (const name of names)
                defineStandIn(globalThis, name, words);
        for (const [words, name] of Object.entries(OF_NAVIGATOR))
            defineStandIn(page.navigator, name, words);
        for (const canvas of [page.HTMLCanvasElement, page.OffscreenCanvas])
            if (canvas)
                replaceContext(canvas, { report, grants, onText });
        const globals = new Set(missing.globals);
        for (const name of grants.list("browser"))
            if (globals.has(name) && !(name in globalThis))
                defineValue(globalThis, name, makeStandIn());
        const reportLookups = watchPage({ report, grants });
        const reportEvents = watchWaits(window, { report, grants });
        return {
            reportWaits() {
                reportLookups();
                reportEvents();
            },
            reportCauses(error) {
                reportLookups();
                const name = readUndefinedName(error);
                if (name !== undefined && globals.has(name) && !(name in globalThis))
                    report.reportLack("browser", name);
            },
        };
    }
    function replaceContext({ prototype }, { report, grants, onText }) {
        const contexts = new WeakMap();
        prototype.getContext = function (kind) {
            report.reportGap(describeContext(kind));
            const own = contexts.get(this) ?? new Map();
            contexts.set(this, own);
            const context = own.get(kind) ?? makeStandIn(undefined, grants.isFurther, onText);
            own.set(kind, context);
            Reflect.set(context, "canvas", this);
            return context;
        };
    }
    function describeContext(kind) {
        if (kind === "webgpu")
            return "WebGPU";
        return /webgl/iu.test(String(kind)) ? "WebGL" : "canvas";
    }
    function readUndefinedName(error) {
        try {
            if (error instanceof ReferenceError)
                return /^([\w$]+) is not defined$/u.exec(error.message)?.[1];
        }
        catch {
        }
        return undefined;
    }
    ;
    const MISSING = { kind: "missing" };
    const UNKNOWN = { kind: "unknown" };
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
                while (found.kind !== "found" && isGuess && (await makeNext()))
                    found = findInKnown(name);
                return found;
            },
        };
    }
    function findInModule(values, module, hook) {
        const main = getDefault(values, module);
        const path = hook.function === "" ? hook.name : hook.function;
        const found = listOwners(values, module).map((owner) => findFunction(values, owner, path));
        if (hook.function === "")
            found.push(classifyFunction(values, main, module));
        return (found.find(({ kind }) => kind === "found") ?? (found.some(({ kind }) => kind === "unknown") ? UNKNOWN : MISSING));
    }
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
        if (isCompiled === true)
            return values.get(main, "default");
        return main;
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
        return classifyFunction(values, value, above);
    }
    function classifyFunction(values, value, owner) {
        const isFunction = values.isFunction(value);
        if (isFunction === true)
            return { kind: "found", value, owner };
        return isFunction === false ? MISSING : UNKNOWN;
    }
    function isPluginClass(values, value) {
        return every([
            () => values.isFunction(value),
            () => values.isObject(values.get(value, "prototype")),
            () => some(HOOKS.map((name) => () => values.has(values.get(value, "prototype"), name))),
        ]);
    }
    const not = (known) => (known === undefined ? undefined : !known);
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
    ;
    const MAX_FUNCTIONS = 200;
    async function loadPlugin(job, context, load, command) {
        const hooks = job.isOnlyLoaded
            ? new Map()
            : await findHooks(job, context, load, command);
        const mounts = job.plan.some(({ name }) => name === "mount");
        const ofComponents = mounts ? (job.mount?.entries ?? []) : [];
        for (const entry of job.isOnlyLoaded ? job.entries : ofComponents)
            await load(entry);
        return hooks;
    }
    async function findHooks(job, context, load, command) {
        const values = makeValues(context, load);
        const owners = openOwners(values, job.entries, job.hooks.length === 0);
        const found = new Map();
        for (const hook of job.hooks) {
            const module = hook.file === undefined ? undefined : await load(hook.file);
            const call = bind(module ? findInModule(values, module, hook) : await owners.find(hook.function));
            const looked = module ? listOwners(values, module) : owners.known;
            found.set(hook.name, call ?? { kind: "missing", hook: hook.text, functions: listFunctions(looked) });
        }
        for (const name of HOOKS) {
            if (found.has(name))
                continue;
            const call = bind(await owners.findMethod(name));
            if (call)
                found.set(name, call);
        }
        if (command !== undefined)
            found.set("command", await findCommand(owners, command));
        return found;
    }
    async function findCommand(owners, command) {
        for (const name of [command, toCamelCase(command)]) {
            const call = bind(await owners.find(name));
            if (call)
                return call;
        }
        return { kind: "missing", hook: command, functions: listFunctions(owners.known) };
    }
    function toCamelCase(name) {
        return name.replace(/[^A-Za-z0-9_$]+(.?)/gu, (_, next) => next.toUpperCase());
    }
    function bind(found) {
        if (found.kind !== "found")
            return undefined;
        const value = found.value;
        return { kind: "found", call: value.bind(found.owner), text: readFunctionText(value) };
    }
    const find_hooks_MAX_TEXT_LENGTH = 1000;
    const { toString: find_hooks_toText } = Function.prototype;
    function readFunctionText(value) {
        return find_hooks_toText.call(value).slice(0, find_hooks_MAX_TEXT_LENGTH);
    }
    const find_hooks_isObject = (value) => (typeof value === "object" && value !== null) || typeof value === "function";
    function makeValues(context, load) {
        return {
            load,
            isObject: find_hooks_isObject,
            isFunction: (value) => typeof value === "function",
            isClass: (value) => /^class\b/u.test(Function.prototype.toString.call(value)),
            looksLikeFactory: (value) => find_hooks_isObject(value) && looksLikeFactory(value),
            has: (owner, name) => find_hooks_isObject(owner) && name in owner,
            get: (owner, name) => (find_hooks_isObject(owner) ? Reflect.get(owner, name) : undefined),
            isTrue: (value) => value === true,
            list: (module) => ({ values: find_hooks_isObject(module) ? Object.values(module) : [], isWhole: true }),
            construct: (value) => new value(context),
            call: (value) => value(context),
        };
    }
    const looksLikeFactory = (value) => /create|plugin/iu.test(String(Reflect.get(value, "name"))) ||
        HOOKS.some((name) => Function.prototype.toString.call(value).includes(name));
    function listFunctions(owners) {
        const objects = owners.filter(find_hooks_isObject);
        const names = [...objects.flatMap(listFunctionNames), ...objects.flatMap(listMemberNames)];
        return [...new Set(names)].filter((name) => name !== "default").slice(0, MAX_FUNCTIONS);
    }
    function listMemberNames(owner) {
        return Object.getOwnPropertyNames(owner)
            .slice(0, MAX_FUNCTIONS)
            .flatMap((name) => {
            try {
                const value = Object.getOwnPropertyDescriptor(owner, name)?.value;
                if (typeof value !== "object" || value === null || name === "default")
                    return [];
                return listFunctionNames(value)
                    .slice(0, MAX_FUNCTIONS)
                    .map((member) => cutText(`${name}.${member}`));
            }
            catch {
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
    ;
    const NO_GRANTS = { has: (() => false), list: () => [], isFurther: false, hasOtherAnswers: false };
    function makeGrants(granted) {
        if (!granted)
            return NO_GRANTS;
        const { needs, hasOtherAnswers } = granted;
        const list = (kind) => needs.filter((need) => need.kind === kind).map((({ name }) => name));
        return {
            has: (kind, name) => needs.some((need) => need.kind === kind && (name === undefined || need.name === name)),
            list,
            isFurther: true,
            hasOtherAnswers,
        };
    }
    const ANSWER = { text: "{}", other: '{"any":"answer"}', type: "application/json" };
    function getAnswerText({ hasOtherAnswers }) {
        return hasOtherAnswers ? ANSWER.other : ANSWER.text;
    }
    function makeAnswer(grants, onText) {
        const answer = new Response(getAnswerText(grants), { status: 200, headers: { "content-type": ANSWER.type } });
        if (grants.hasOtherAnswers)
            defineValue(answer, "json", () => Promise.resolve(makeStandIn(undefined, false, onText)));
        return answer;
    }
    const { parse } = JSON;
    function answerParsers({ hasOtherAnswers }, onText) {
        if (!hasOtherAnswers)
            return;
        JSON.parse = (text, reviver) => text === ANSWER.other ? makeStandIn(undefined, false, onText) : parse(text, reviver);
    }
    function makeTextReport(report) {
        return () => {
            report.reportLack(TEXT_OF_ANSWER.kind, TEXT_OF_ANSWER.name);
        };
    }
    ;
    const NAMES = ["process", "Buffer", "global", "setImmediate", "clearImmediate"];
    const { captureStackTrace: hide_node_captureStackTrace } = Error;
    const { set: hide_node_set } = Reflect;
    function hideNode(folder) {
        const own = [folder, (0, external_node_url_namespaceObject.pathToFileURL)(folder).href];
        for (const name of NAMES) {
            const real = Reflect.get(globalThis, name);
            let replaced;
            const get = () => {
                const caller = findCaller(own, get);
                if (caller === undefined)
                    return real;
                if (replaced === undefined && places.size < MAX_PLACES)
                    places.set(caller, name);
                return replaced;
            };
            Object.defineProperty(globalThis, name, {
                configurable: true,
                enumerable: false,
                get,
                set(value) {
                    replaced = value;
                },
            });
        }
    }
    const places = new Map();
    const MAX_PLACES = 1000;
    function nameHidden(error) {
        const [, file = "", column] = /^ +at (?:.*\()?(.*):(\d+)\)?$/mu.exec(error.stack) ?? [];
        const name = NAMES.find((one) => {
            const columns = [Number(column) - one.length - 1, Number(column), Number(column) + "new ".length];
            return columns.some((at) => places.get(`${file}:${String(at)}`) === one);
        });
        const isOfName = /^Cannot read properties of undefined|is not a (?:function|constructor)$/u.test(error.message);
        if (name === undefined || !isOfName)
            return error;
        return { ...error, name: "ReferenceError", message: `${name} is not defined` };
    }
    function nameHiddenIn(message) {
        if (message.kind === "uncaught")
            return { ...message, error: nameHidden(message.error) };
        if (message.kind !== "end" || message.outcome.kind !== "threw")
            return message;
        return { ...message, outcome: { ...message.outcome, error: nameHidden(message.outcome.error) } };
    }
    function findCaller(folders, called) {
        const { prepareStackTrace, stackTraceLimit } = Error;
        if (prepareStackTrace !== undefined)
            hide_node_set(Error, "prepareStackTrace", undefined);
        hide_node_set(Error, "stackTraceLimit", 1);
        const holder = { stack: "" };
        hide_node_captureStackTrace(holder, called);
        const { stack } = holder;
        hide_node_set(Error, "stackTraceLimit", stackTraceLimit);
        if (prepareStackTrace !== undefined)
            hide_node_set(Error, "prepareStackTrace", prepareStackTrace);
        if (!folders.some((folder) => stack.includes(folder)) || stack.includes("node_modules"))
            return undefined;
        return /^ +at (?:.*\()?(.*:\d+)\)?$/mu.exec(stack)?.[1] ?? "";
    }
    ;
    const ASKED_FUNCTIONS = [
        { at: "clipboard", name: "readText", permission: "clipboard-read" },
        { at: "clipboard", name: "read", permission: "clipboard-read" },
        { at: "clipboard", name: "writeText", permission: "clipboard-write" },
        { at: "clipboard", name: "write", permission: "clipboard-write" },
        { at: "geolocation", name: "getCurrentPosition", permission: "geolocation" },
        { at: "geolocation", name: "watchPosition", permission: "geolocation" },
    ];
    const ASKED_COMMANDS = {
        copy: "clipboard-write",
        cut: "clipboard-write",
        paste: "clipboard-read",
    };
    ;
    function guardBrowser({ reportUse: use }) {
        const { navigator, document } = globalThis;
        if (!navigator || !document)
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
        define(document, "execCommand", (command) => {
            const permission = getOwn(ASKED_COMMANDS, String(command).toLowerCase());
            if (permission !== undefined)
                use(permission, "document.execCommand");
            return false;
        });
        guardLoads(use);
    }
    const LOADED = /^(?:(?:img|script|iframe|audio|video|source|track|embed) src|video poster|link (?:href|rel))$/u;
    const REMOTE = /^\s*(?:https?:)?\/\/(?!localhost\b|127\.|\[::1\])/iu;
    const LOADING_LINKS = /\b(?:stylesheet|icon|preload|modulepreload|prefetch|manifest)\b/u;
    function guardLoads(use) {
        const { prototype } = globalThis.Element;
        const original = prototype.setAttribute;
        prototype.setAttribute = function (name, value) {
            original.call(this, name, value);
            if (!LOADED.test(`${this.localName} ${name.toLowerCase()}`))
                return;
            const isLink = this.localName === "link";
            if (isLink && !LOADING_LINKS.test(this.getAttribute("rel") ?? ""))
                return;
            const address = String(isLink ? this.getAttribute("href") : value);
            if (REMOTE.test(address))
                use("network-access", address);
        };
    }
    function makeNotification(use) {
        function Notification(title) {
            use("notifications", String(title));
        }
        return Object.assign(Notification, {
            permission: "default",
            requestPermission: () => Promise.resolve("default"),
        });
    }
    ;
    var external_node_tty_namespaceObject = require("node:tty");
    var external_node_tty_default = __nccwpck_require__.n(external_node_tty_namespaceObject);
    ;
    const OF_DESCRIPTORS = [
        ...["read", "readv", "readFile", "write", "writev", "writeFile", "appendFile", "close"],
        ...["ftruncate", "futimes", "fchmod", "fchown", "fsync", "fdatasync"],
    ];
    function guardChannel({ send }) {
        const refuse = () => {
            send({ kind: "interfere", stack: captureStack() });
            return Object.assign(new Error("EBADF: bad file descriptor"), { code: "EBADF" });
        };
        const functions = (external_node_fs_default());
        for (const name of OF_DESCRIPTORS.flatMap((one) => [one, `${one}Sync`])) {
            const original = functions[name];
            if (!original)
                continue;
            functions[name] = copyProperties(original, (...values) => {
                if (values[0] !== CHANNEL)
                    return original.apply((external_node_fs_default()), values);
                const error = refuse();
                const done = values.at(-1);
                if (name.endsWith("Sync") || typeof done !== "function")
                    throw error;
                process.nextTick(done, error);
                return undefined;
            });
        }
        guardPipes(refuse);
        for (const name of ["ReadStream", "WriteStream"])
            guardTerminals(name, refuse);
    }
    function copyProperties(original, replaced) {
        for (const key of Object.getOwnPropertySymbols(original))
            Reflect.set(replaced, key, Reflect.get(original, key));
        return replaced;
    }
    function guardPipes(refuse) {
        const { _handle: handle } = process.stdout;
        const pipes = handle && Object.getPrototypeOf(handle);
        const open = pipes?.["open"];
        if (!open)
            return;
        pipes["open"] = function (...values) {
            if (values[0] === CHANNEL)
                throw refuse();
            return open.apply(this, values);
        };
    }
    function guardTerminals(name, refuse) {
        const streams = (external_node_tty_default());
        const original = streams[name];
        if (!original)
            return;
        const requireOther = (descriptor) => {
            if (descriptor === CHANNEL)
                throw refuse();
        };
        const guarded = new Proxy(original, {
            apply(target, self, values) {
                requireOther(values[0]);
                return Reflect.apply(target, self, values);
            },
            construct(target, values, made) {
                requireOther(values[0]);
                return Reflect.construct(target, values, made);
            },
        });
        streams[name] = guarded;
        Reflect.set(original.prototype, "constructor", guarded);
    }
    ;
    var external_node_path_namespaceObject = require("node:path");
    ;
    const HERE = (0, external_node_url_namespaceObject.fileURLToPath)(require("url").pathToFileURL(__filename).href);
    const WRITES = {
        writeFile: 1,
        appendFile: 1,
        createWriteStream: 1,
        mkdir: 1,
        mkdtemp: 1,
        rm: 1,
        rmdir: 1,
        unlink: 1,
        rename: 2,
        copyFile: 2,
        cp: 2,
        symlink: 2,
        link: 2,
        truncate: 1,
        chmod: 1,
        utimes: 1,
    };
    const READS = ["readFile", "readdir", "open", "openAsBlob", "createReadStream", "opendir", "watch", "watchFile"];
    function guardFiles(report, { plugin, dataFolder, readable }) {
        const isIn = (path, folder) => path === folder || path.startsWith(folder + external_node_path_namespaceObject.sep);
        const own = [plugin, ...readable];
        const guardPath = (path, { isWrite, hasStandIn }) => {
            const isData = dataFolder !== undefined && isIn(path, dataFolder);
            if (!isWrite && !isData && own.some((folder) => isIn(path, folder)))
                return false;
            if (!isCallOfPlugin(captureStack()))
                return false;
            report.reportUse("filesystem-access", path);
            if (isData)
                return false;
            const act = isWrite ? "write" : "read";
            if (!hasStandIn)
                throw report.reportRefusal(act, path);
            return report.refuse(act, path, (() => true));
        };
        const guardAll = (functions, ending) => {
            for (const [name, count] of Object.entries(WRITES)) {
                guard(functions, name + ending, (values) => {
                    const paths = hasDescriptor(values[1]) ? [] : values.slice(0, count).flatMap(listPaths);
                    const hasStandIn = !MAKERS.has(name);
                    let isGranted = false;
                    for (const [at, path] of paths.entries())
                        if (guardPath(path, { isWrite: at === paths.length - 1 || name === "rename", hasStandIn }))
                            isGranted = true;
                    return isGranted ? { result: undefined } : undefined;
                });
            }
            for (const name of READS) {
                guard(functions, name + ending, ([file, flags]) => {
                    const isWrite = name === "open" && /[wa+]/u.test(typeof flags === "string" ? flags : "");
                    const hasStandIn = name === "readFile" || name === "readdir";
                    const paths = hasDescriptor(flags) ? [] : listPaths(file);
                    let isGranted = false;
                    for (const path of paths)
                        if (guardPath(path, { isWrite, hasStandIn }))
                            isGranted = true;
                    return isGranted ? { result: makeEmpty(name, flags) } : undefined;
                });
            }
        };
        guardAll((external_node_fs_default()), "Sync");
        guardAll((external_node_fs_default()), "");
        guardAll((external_node_fs_default()).promises, "");
        if ("permission" in process)
            allowDescriptors();
    }
    const guard_files_OF_DESCRIPTORS = ["fsync", "fdatasync", "fchmod", "fchown", "futimes"];
    const OF_HANDLES = ["sync", "datasync", "chmod", "chown", "utimes"];
    function allowDescriptors() {
        const functions = (external_node_fs_default());
        for (const name of guard_files_OF_DESCRIPTORS) {
            functions[`${name}Sync`] = (() => undefined);
            functions[name] = (...values) => {
                process.nextTick(values.at(-1), null);
            };
        }
        const open = external_node_fs_default().promises.open.bind((external_node_fs_default()).promises);
        (external_node_fs_default()).promises.open = async (...values) => {
            const handle = await open(...values);
            const methods = Object.getPrototypeOf(handle);
            for (const name of OF_HANDLES)
                methods[name] = () => Promise.resolve();
            return handle;
        };
    }
    const MAKERS = new Set(["createWriteStream", "mkdtemp"]);
    function makeEmpty(name, options) {
        if (name === "readdir")
            return [];
        const isText = typeof options === "string" || (typeof options === "object" && options && "encoding" in options);
        return isText ? "" : Buffer.alloc(0);
    }
    function guard(functions, name, findStandIn) {
        const original = functions[name];
        if (typeof original !== "function")
            return;
        const isPromise = functions === (external_node_fs_default()).promises;
        functions[name] = function (...values) {
            const callback = name.endsWith("Sync") ? undefined : values.at(-1);
            let standIn;
            try {
                standIn = findStandIn(values);
            }
            catch (error) {
                if (isPromise)
                    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
                if (typeof callback !== "function")
                    throw error;
                process.nextTick(callback, error);
                return undefined;
            }
            if (!standIn)
                return original.apply(this, values);
            if (isPromise)
                return Promise.resolve(standIn.result);
            if (typeof callback === "function")
                process.nextTick(callback, null, standIn.result);
            return standIn.result;
        };
    }
    function hasDescriptor(options) {
        return typeof options === "object" && options !== null && typeof Reflect.get(options, "fd") === "number";
    }
    function listPaths(value) {
        if (typeof value === "string")
            return [(0, external_node_path_namespaceObject.resolve)(value)];
        if (value instanceof URL)
            return value.protocol === "file:" ? [(0, external_node_url_namespaceObject.fileURLToPath)(value)] : [];
        return Buffer.isBuffer(value) ? [(0, external_node_path_namespaceObject.resolve)(value.toString())] : [];
    }
    function isCallOfPlugin(stack) {
        for (const line of stack.split("\n").slice(1)) {
            if (line.includes("node:internal/modules/"))
                return false;
            if (!line.includes("(node:") && !line.includes(HERE))
                return true;
        }
        return false;
    }
    ;
    function guardNative({ send, refuse }, { hasNative, plugin, readable }) {
        const loader = process;
        const open = loader["dlopen"];
        loader["dlopen"] = function (...values) {
            const file = String(values[1]);
            const folder = readable.find((one) => file.startsWith(one + external_node_path_namespaceObject.sep));
            if (!hasNative || folder === undefined) {
                const own = (0, external_node_path_namespaceObject.relative)(plugin, file);
                const name = own.startsWith("..") ? (file.split(`node_modules${external_node_path_namespaceObject.sep}`).at(-1) ?? file) : own;
                return refuse("load", name, () => Reflect.set(values[0], "exports", makeStandIn()));
            }
            const result = open?.apply(process, values);
            send({ kind: "native", file: cutText((0, external_node_path_namespaceObject.relative)(folder, file)) });
            return result;
        };
        const guard = (owner, name, object, standIn) => {
            const functions = owner;
            if (functions[name] === undefined)
                return;
            functions[name] = () => refuse("use", object, standIn);
        };
        guard((external_node_module_default()), "register", "module.register", (() => undefined));
        for (const name of ["binding", "_linkedBinding"])
            guard(process, name, "process.binding", (() => ({})));
        guard(process, "_debugProcess", "the inspector", (() => undefined));
    }
    ;
    var external_node_dgram_namespaceObject = require("node:dgram");
    var external_node_dgram_default = __nccwpck_require__.n(external_node_dgram_namespaceObject);
    ;
    var external_node_http2_namespaceObject = require("node:http2");
    var external_node_http2_default = __nccwpck_require__.n(external_node_http2_namespaceObject);
    ;
    var promises_namespaceObject = require("node:fs/promises");
    ;
    var external_node_dns_namespaceObject = require("node:dns");
    var external_node_dns_default = __nccwpck_require__.n(external_node_dns_namespaceObject);
    ;
    var external_node_net_namespaceObject = require("node:net");
    var external_node_net_default = __nccwpck_require__.n(external_node_net_namespaceObject);
    ;
    var external_node_http_namespaceObject = require("node:http");
    var external_node_http_default = __nccwpck_require__.n(external_node_http_namespaceObject);
    ;
    var external_node_stream_namespaceObject = require("node:stream");
    ;
    const { setTimeout: answer_requests_setTimeout, clearTimeout: answer_requests_clearTimeout } = globalThis;
    const SILENCE = 100;
    const REQUEST = /^[A-Z]{3,20} \S+ HTTP\/(?:1\.[01]|2\.0)\r\n/u;
    const OTHER_PROTOCOL = /^CONNECT |^upgrade: *websocket/imu;
    function openAnswerer(grants, onText) {
        answerParsers(grants, onText);
        const respond = ({ headers }, response) => {
            const { origin, "access-control-request-method": method, "access-control-request-headers": names } = headers;
            response.setHeader("content-type", ANSWER.type);
            if (origin !== undefined) {
                response.setHeader("access-control-allow-origin", origin);
                response.setHeader("access-control-allow-credentials", "true");
                response.setHeader("access-control-allow-methods", method ?? "*");
                response.setHeader("access-control-allow-headers", names ?? "*");
            }
            response.end(getAnswerText(grants));
        };
        const server = external_node_http_default().createServer(respond);
        const server2 = external_node_http2_default().createServer((request, response) => {
            respond(request, response);
        });
        const openStream = () => {
            const [ours, theirs] = (0, external_node_stream_namespaceObject.duplexPair)();
            server2.emit("connection", theirs);
            return ours;
        };
        const answerSocket = (socket, refuse) => {
            const [ours, theirs] = (0, external_node_stream_namespaceObject.duplexPair)();
            const fail = () => void socket.destroy(refuse());
            const silence = answer_requests_setTimeout(fail, SILENCE);
            let isKnown = false;
            const write = (chunks, done) => {
                const bytes = Buffer.concat(chunks.map(({ chunk, encoding }) => toBytes(chunk, encoding)));
                answer_requests_clearTimeout(silence);
                if (!isKnown) {
                    const text = bytes.toString("latin1");
                    if (!REQUEST.test(text) || OTHER_PROTOCOL.test(text)) {
                        fail();
                        return;
                    }
                    isKnown = true;
                    (text.startsWith("PRI ") ? server2 : server).emit("connection", theirs);
                }
                ours.write(bytes, done);
            };
            ours.on("data", (bytes) => {
                if (!socket.push(bytes))
                    ours.pause();
            });
            ours.on("end", () => socket.push(null));
            socket.once("close", () => {
                answer_requests_clearTimeout(silence);
                ours.destroy();
                theirs.destroy();
            });
            connectTo(socket, {
                _read: () => ours.resume(),
                _writeGeneric(isList, data, encoding, done) {
                    write(isList ? data : [{ chunk: data, encoding }], done);
                },
                _final: (done) => void ours.end(done),
            });
        };
        return { answerSocket, openStream };
    }
    const toBytes = (chunk, encoding) => typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk;
    function connectTo(socket, methods) {
        const ending = socket;
        ending.connecting = true;
        process.nextTick(() => {
            if (socket.destroyed)
                return;
            ending._handle?.close();
            Object.assign(socket, methods, { connecting: false, secureConnecting: false, authorized: true, _handle: null });
            socket.emit("connect");
            socket.emit("ready");
            if (ending._tlsOptions === undefined)
                return;
            for (const listener of socket.listeners("end"))
                if (listener.name === "onConnectEnd")
                    socket.off("end", listener);
            socket.emit("secureConnect");
        });
    }
    ;
    function makeGuardReport(send, grants) {
        const reportRefusal = (act, object) => {
            send({ kind: "refuse", act, object: cutText(object), stack: captureStack() });
            return makeRefusal(`plugin-preflight does not let a plugin ${ACTS[act]} ${cutText(object)}`);
        };
        return {
            send,
            reportUse(permission, object) {
                send({ kind: "use", permission, object: cutText(object), stack: captureStack() });
            },
            reportGap(name) {
                send({ kind: "gap", name, stack: captureStack() });
            },
            reportLack(what, name) {
                send({ kind: "lack", what, name: cutText(name) });
            },
            reportRefusal,
            refuse(act, object, makeStandIn) {
                if (grants.has("refused", `${act} ${cutText(object)}`))
                    return makeStandIn();
                throw reportRefusal(act, object);
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
    function makeRefusal(message) {
        return Object.assign(new Error(message), { code: "ERR_ACCESS_DENIED" });
    }
    const DEPTH = 5;
    const RESTRICTED = /Access to this API has been restricted|loading addons is disabled/u;
    const API = /^([\w.]{1,60}) API (?:requires|is disabled)\b/u;
    const FILE_ACTS = { FileSystemRead: "read", FileSystemWrite: "write" };
    function nameUsed(permission, message) {
        const known = getOwn(report_NAMES, permission);
        if (known !== undefined || permission !== "")
            return known ?? permission;
        return API.exec(message)?.[1] ?? "what Node's permissions restrict";
    }
    function findDenial(thrown) {
        try {
            let error = thrown;
            for (let depth = 0; depth < DEPTH && error instanceof Error; depth++) {
                const { permission, resource, code, message } = error;
                const isDenial = code === "ERR_ACCESS_DENIED" && permission !== undefined;
                if (isDenial || code === "ERR_DLOPEN_DISABLED" || RESTRICTED.test(message)) {
                    const name = cutText(permission ?? "");
                    const act = getOwn(FILE_ACTS, name) ?? (name === "ChildProcess" ? "start" : "use");
                    const object = act === "use" ? nameUsed(name, message) : cutText(resource);
                    return { act, object, stack: cutText(error.stack ?? "") };
                }
                error = error.cause;
            }
        }
        catch {
        }
        return undefined;
    }
    const report_NAMES = {
        WASI: "node:wasi",
        Inspector: "node:inspector",
        WorkerThreads: "a thread, or hooks of modules",
        Addon: "a native add-on",
    };
    ;
    const PERMISSION = "network-access";
    const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|)$/u;
    function guardNetwork(report, options) {
        const { isAllowed } = options;
        const openers = new WeakMap();
        const servers = watchServers(openers);
        const isOwn = ({ host, port }) => LOOPBACK.test(host) && [...servers].some((server) => getPort(server) === port);
        const refused = new WeakSet();
        guardSockets(report, options, isOwn, { openers, refused });
        guardFetch(report, isOwn, options);
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
        replaceMethod((external_node_net_default()).Server.prototype, "listen", (listen) => function (...values) {
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
    function guardSockets(report, { isAllowed, grants }, isOwn, { openers, refused }) {
        const answerer = grants.has("network") ? openAnswerer(grants, makeTextReport(report)) : undefined;
        if (answerer)
            answerSessions(report, isOwn, answerer);
        replaceMethod((external_node_net_default()).Socket.prototype, "connect", (connect) => function (...values) {
            const socket = this;
            const address = readAddress(values);
            openers.set(socket, captureStack());
            if (isOwn(address))
                return connect.apply(socket, values);
            report.reportUse(PERMISSION, address.text);
            if (answerer) {
                refused.add(socket);
                const listener = values.flat().find((value) => typeof value === "function");
                if (listener)
                    socket.once("connect", listener);
                answerer.answerSocket(socket, () => reportNoNetwork(report, address.text));
                return socket;
            }
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
    function answerSessions(report, isOwn, { openStream }) {
        replaceMethod((external_node_http2_default()), "connect", (connect) => function (authority, ...values) {
            const [options = {}, ...others] = typeof values[0] === "function" ? [undefined, ...values] : values;
            const url = URL.canParse(String(authority)) ? new URL(String(authority)) : undefined;
            const isGiven = typeof options.createConnection === "function";
            const address = url && readAddress([url.port || (url.protocol === "https:" ? 443 : 80), url.hostname]);
            if (!address || isGiven || isOwn(address))
                return connect.call(this, authority, options, ...others);
            report.reportUse(PERMISSION, address.text);
            return connect.call(this, authority, { ...options, createConnection: openStream }, ...others);
        });
    }
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
    function guardFetch(report, isOwn, { isAllowed, grants, plugin }) {
        const original = globalThis.fetch;
        const onText = makeTextReport(report);
        const guarded = (input, init) => {
            const address = cutText(typeof input === "object" && "url" in input ? input.url : input);
            const url = URL.canParse(address) ? new URL(address) : undefined;
            if (plugin !== undefined && url?.protocol === "file:")
                return fetchOwnFile(url, plugin);
            if (plugin !== undefined && !url) {
                if (grants.has("network"))
                    return Promise.resolve(makeAnswer(grants, onText));
                return Promise.reject(new TypeError("Failed to fetch", { cause: reportNoNetwork(report, `${address} of the host`) }));
            }
            if (!url || !/^https?:$/u.test(url.protocol))
                return original(input, init);
            const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
            if (isOwn({ host: url.hostname.replace(/^\[|\]$/gu, ""), port, text: address }))
                return original(input, init);
            const shown = `${url.origin}${url.pathname}`;
            report.reportUse(PERMISSION, shown);
            if (grants.has("network"))
                return Promise.resolve(makeAnswer(grants, onText));
            if (!isAllowed)
                return Promise.reject(new TypeError("fetch failed", { cause: reportNoNetwork(report, shown) }));
            return original(input, init).catch((error) => {
                report.send({ kind: "no-network", address: shown });
                throw error;
            });
        };
        globalThis.fetch = guarded;
    }
    const TYPES = { ".json": "application/json", ".wasm": "application/wasm" };
    async function fetchOwnFile(url, plugin) {
        const file = (0, external_node_url_namespaceObject.fileURLToPath)(url);
        if (!file.startsWith(plugin + external_node_path_namespaceObject.sep))
            throw new TypeError("Failed to fetch");
        const bytes = await (0, promises_namespaceObject.readFile)(file).catch((() => undefined));
        if (!bytes)
            return new Response("", { status: 404 });
        const headers = { "content-type": getOwn(TYPES, (0, external_node_path_namespaceObject.extname)(file)) ?? "application/octet-stream" };
        return new Response(new Uint8Array(bytes), { status: 200, headers });
    }
    function guardNames(report, isAllowed) {
        const guard = (functions, isPromise) => {
            for (const name of Object.getOwnPropertyNames(functions)) {
                if (!/^(?:lookup|resolve|reverse)/u.test(name))
                    continue;
                replaceMethod(functions, name, (original) => function (...values) {
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
            replaceMethod((external_node_dgram_default()).Socket.prototype, name, (original) => function (...values) {
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
    ;
    var external_node_child_process_namespaceObject = require("node:child_process");
    var external_node_child_process_default = __nccwpck_require__.n(external_node_child_process_namespaceObject);
    ;
    var external_node_cluster_namespaceObject = require("node:cluster");
    var external_node_cluster_default = __nccwpck_require__.n(external_node_cluster_namespaceObject);
    ;
    var external_node_events_namespaceObject = require("node:events");
    ;
    var external_node_worker_threads_namespaceObject = require("node:worker_threads");
    var external_node_worker_threads_default = __nccwpck_require__.n(external_node_worker_threads_namespaceObject);
    ;
    const STARTS = ["spawn", "spawnSync", "exec", "execSync", "execFile", "execFileSync", "fork"];
    function guardProcesses(report) {
        for (const name of STARTS) {
            (external_node_child_process_default())[name] = (program, list, ...others) => {
                const words = Array.isArray(list) ? list.map(String) : [];
                const text = [String(program), ...words].join(" ");
                return report.refuse("start", text, () => endAtOnce(name, [list, ...others]));
            };
        }
        (external_node_cluster_default()).fork = () => report.refuse("start", "a process of the cluster", makeStandIn);
        (external_node_worker_threads_default()).Worker = function Worker(file) {
            return report.refuse("start", `a thread: ${String(file).slice(0, 200)}`, makeStandIn);
        };
        guardSignals(report);
        reportExit(report);
    }
    function endAtOnce(name, values) {
        const options = values.find((value) => typeof value === "object" && value !== null && !Array.isArray(value)) ?? {};
        const isText = /^exec(?:File)?$/u.test(name) ||
            !["buffer", undefined].includes(Reflect.get(options, "encoding"));
        const printed = isText ? "" : Buffer.alloc(0);
        if (name === "spawnSync")
            return { status: 0, signal: null, pid: 0, output: [null, printed, printed], stdout: printed, stderr: printed };
        if (name.endsWith("Sync"))
            return printed;
        const streams = { stdin: new external_node_stream_namespaceObject.PassThrough(), stdout: new external_node_stream_namespaceObject.PassThrough(), stderr: new external_node_stream_namespaceObject.PassThrough() };
        const child = Object.assign(new external_node_events_namespaceObject.EventEmitter(), streams, { pid: 0, kill: (() => true), unref: (() => undefined) });
        const callback = values.findLast((value) => typeof value === "function");
        process.nextTick(() => {
            for (const stream of [streams.stdout, streams.stderr])
                stream.end();
            child.emit("spawn");
            child.emit("exit", 0, null);
            child.emit("close", 0, null);
            callback?.(null, "", "");
        });
        return child;
    }
    function guardSignals(report) {
        const own = process.pid;
        const kill = process.kill.bind(process);
        const guarded = (pid, signal) => {
            if (signal === 0)
                return kill(pid, 0);
            if (pid !== own)
                return report.refuse("signal", `process ${String(pid)}`, (() => true));
            report.send({
                kind: "exit",
                how: cutText(`sends itself the signal ${String(signal ?? "SIGTERM")}`),
                stack: captureStack(),
            });
            return kill(own, signal);
        };
        process.kill = guarded;
        const hidden = process;
        const original = hidden["_kill"];
        hidden["_kill"] = (pid, signal) => {
            if (pid !== own && signal !== 0)
                return report.refuse("signal", `process ${String(pid)}`, () => 0);
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
    ;
    const MAX_KEYS = 20;
    function makeStateKeeper({ plan, installed, previousVersion }, plain, send, { keep, listDatabases }) {
        const lastInstall = plan.findLast(({ name }) => name === "onInstall")?.nth;
        let updated = new Map();
        const reportGrown = (nth) => {
            const texts = new Map(plain.keys().map((key) => [key, plain.read(key) ?? ""]));
            const grown = [...texts.keys()].filter((key) => hasGrown(updated.get(key), texts.get(key)));
            if (nth > 1 && grown.length > 0)
                send({ kind: "keys", about: "grown", keys: grown.slice(0, MAX_KEYS).map(cutText) });
            updated = texts;
        };
        const inherited = previousVersion === undefined ? undefined : watchInherited(plain, send);
        return {
            store: inherited?.store ?? plain,
            beforeCall({ name }) {
                if (name === "onUninstall")
                    inherited?.reportUnread();
            },
            afterCall({ name, nth }, { kind }) {
                try {
                    if (name === "onInstall" && nth === lastInstall && kind === "done" && installed) {
                        keep();
                        send({ kind: "installed" });
                    }
                    if (name === "onUninstall" && (kind === "done" || kind === "no-hook"))
                        reportLeft([...plain.keys(), ...listInPage(listDatabases())], send);
                    if (name === "onUpdate" && kind === "done")
                        reportGrown(nth);
                }
                catch {
                }
            },
        };
    }
    function hasGrown(before, after) {
        if (before === undefined || after === undefined || before === after)
            return false;
        const old = JSON.parse(before);
        const next = JSON.parse(after);
        if (kept_state_isArray(old) && kept_state_isArray(next))
            return next.length > old.length && old.length > 0;
        return (typeof old === "string" && typeof next === "string" && old !== "" && next.length > old.length && next.includes(old));
    }
    const { isArray: kept_state_isArray } = Array;
    function listInPage(databases) {
        const { localStorage = {} } = globalThis;
        return [
            ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
            ...databases.map((name) => `IndexedDB: ${name}`),
        ];
    }
    function watchDatabases() {
        const names = new Set();
        const { indexedDB } = globalThis;
        const follow = (method, act) => {
            if (!indexedDB)
                return;
            replaceMethod(indexedDB, method, (original) => function (...values) {
                act(String(values[0]));
                return original.apply(this, values);
            });
        };
        follow("open", (name) => names.add(name));
        follow("deleteDatabase", (name) => names.delete(name));
        return () => [...names];
    }
    function reportLeft(keys, send) {
        if (keys.length === 0)
            return;
        const shown = keys.toSorted().slice(0, MAX_KEYS);
        send({ kind: "left", keys: shown.map(cutText), more: keys.length - shown.length });
    }
    function losesParts(before = "null", after) {
        const old = JSON.parse(before);
        if (typeof old !== "object" || old === null)
            return false;
        const next = JSON.parse(after);
        const kept = new Set(Object.values(typeof next === "object" && next !== null ? next : {}).map((part) => toJson(part)));
        return Object.values(old).some((part) => !kept.has(toJson(part)));
    }
    const { stringify: toJson } = JSON;
    function watchInherited(store, send) {
        const inherited = new Set(store.keys());
        const untouched = new Set(inherited);
        const found = new Set();
        const handled = new Set();
        const reportMiss = (key, isOverwritten) => {
            const stack = captureStack();
            send({ kind: "miss", key: cutText(key), isRemoved: inherited.has(key), isOverwritten, stack });
        };
        return {
            reportUnread() {
                if (untouched.size > 0)
                    send({ kind: "keys", about: "unread", keys: [...untouched].slice(0, MAX_KEYS).map(cutText) });
            },
            store: {
                read(key) {
                    const text = store.read(key);
                    untouched.delete(key);
                    if (text !== undefined)
                        found.add(key);
                    else if (!found.has(key) && (inherited.has(key) || !handled.has(key))) {
                        reportMiss(key, false);
                    }
                    return text;
                },
                write(key, text) {
                    if (untouched.has(key) && findCause()?.name === "onUpdate" && losesParts(store.read(key), text))
                        reportMiss(key, true);
                    untouched.delete(key);
                    handled.add(key);
                    store.write(key, text);
                },
                remove(key) {
                    untouched.delete(key);
                    handled.add(key);
                    store.remove(key);
                },
                keys() {
                    untouched.clear();
                    return store.keys();
                },
            },
        };
    }
    ;
    const MAX_OPEN_RESOURCES = 20;
    const NOT_AGAIN = { kind: "not-mounted", why: "it was not mounted and removed without an error before" };
    async function runHooks(hookRun) {
        const { plan, context, clock, resources, leftovers, endInput, keeper, gaps, events } = hookRun;
        const { send, reportDenial } = hookRun.report;
        let isWaiting = false;
        const mounter = hookRun.makeMounter?.(clock.wait);
        const onUncaught = (error) => {
            reportDenial(error);
            if (mounter?.takeError(error))
                return;
            gaps.reportCauses(error);
            send({ kind: "uncaught", error: describeError(error) });
        };
        events.on("uncaughtException", onUncaught);
        events.on("unhandledRejection", onUncaught);
        events.on("beforeExit", () => {
            if (clock.noticeEmptyLoop() || !isWaiting || endInput())
                return;
            if (resources.hasUnreferenced())
                void clock.pause();
            else {
                gaps.reportWaits();
                send({ kind: "never" });
            }
        });
        const run = async (cause, act) => {
            const { step } = cause;
            send({ kind: "begin", step });
            const start = clock.now();
            let outcome;
            isWaiting = true;
            try {
                outcome = await runFor(cause, act);
            }
            catch (error) {
                reportDenial(error);
                gaps.reportCauses(error);
                outcome = { kind: "threw", error: describeError(error) };
            }
            isWaiting = false;
            const milliseconds = clock.now() - start;
            await clock.turn();
            send({ kind: "end", step, milliseconds, outcome });
            return outcome;
        };
        const sendLeft = (step, left) => {
            for (const one of left.slice(0, MAX_OPEN_RESOURCES))
                send({ kind: "open", step, ...one });
        };
        let isShown = true;
        let hooks = new Map();
        const loaded = await run({ step: 0, name: "load" }, async () => {
            hooks = await hookRun.findHooks();
            hooks.forEach((found, hook) => {
                if (found.kind === "found")
                    send({ kind: "function", hook, text: found.text });
            });
            return { kind: "done" };
        });
        for (let at = 0; at < plan.length && loaded.kind === "done"; at++) {
            const planned = plan[at];
            if (!planned)
                break;
            const { name, nth, component = "", call } = planned;
            const step = at + 1;
            if (name === "mount" || name === "unmount") {
                if (!mounter)
                    continue;
                if (name === "mount")
                    isShown = nth === 1 || isShown;
                const act = name === "mount" ? () => mounter.mount(component) : () => mounter.unmount();
                const { kind } = await run({ step, name }, isShown ? act : () => Promise.resolve(NOT_AGAIN));
                if (kind !== "done")
                    isShown = false;
                const left = name === "unmount" ? leftovers.list(name) : [];
                if (nth > 1)
                    sendLeft(step, left);
                continue;
            }
            keeper.beforeCall(planned);
            const found = findHook(hooks, name);
            if (found?.kind !== "found") {
                send({ kind: "begin", step });
                const outcome = found ?? { kind: "no-hook" };
                send({ kind: "end", step, milliseconds: 0, outcome });
                keeper.afterCall(planned, outcome);
            }
            else {
                const outcome = await run({ step, name }, async () => {
                    const returned = await found.call(...(call ? [[...call.words], call.options] : [context]));
                    if (isGenerator(returned))
                        return { kind: "never-runs" };
                    return { kind: "done", ...(call && returned !== undefined && { returned: describeValue(returned) }) };
                });
                keeper.afterCall(planned, outcome);
                if (outcome.kind === "threw" && preventsActivation(name, nth))
                    break;
            }
            if (name !== "onDisable" && name !== "onUninstall")
                continue;
            resources.endHook();
            const listLeft = () => [...(name === "onDisable" ? resources.list() : []), ...leftovers.list(name)];
            await clock.wait(() => listLeft().length === 0 && !resources.mayGoOn());
            sendLeft(step, listLeft());
        }
        await clock.wait(() => resources.list().length === 0);
        send({ kind: "finished" });
    }
    const findHook = Function.prototype.call.bind(Map.prototype.get);
    const isGenerator = (value) => /^\[object (?:Async)?Generator\]$/u.test(Object.prototype.toString.call(value));
    function preventsActivation(hook, nth) {
        return hook === "onEnable" || (hook === "onInstall" && nth === 1);
    }
    ;
    var external_node_vm_namespaceObject = require("node:vm");
    var external_node_vm_default = __nccwpck_require__.n(external_node_vm_namespaceObject);
    ;
    const MOUNTS = {
        react: mountReact,
        preact: mountPreact,
        vue: mountVue,
        svelte: mountSvelte,
        "solid-js": mountSolid,
        lit: undefined,
    };
    class CannotMount extends Error {
    }
    function take(module, name, library) {
        const found = module[name];
        if (!found)
            throw new CannotMount(`the installed ${library} has no ${name}`);
        return found;
    }
    async function mountReact({ component, element, props, load, onError }) {
        const react = (await load("react"));
        const createElement = take(react, "createElement", "React");
        const made = createElement(component);
        const node = Object.create(Object.getPrototypeOf(made), {
            ...Object.getOwnPropertyDescriptors(made),
            props: { value: props, enumerable: true },
        });
        const tree = react["Suspense"] ? createElement(react["Suspense"], { fallback: null }, node) : node;
        const client = (await load("react-dom/client").catch((() => undefined)));
        const dom = (await load("react-dom"));
        if (!client) {
            take(dom, "render", "React")(tree, element);
            return () => dom["unmountComponentAtNode"]?.(element);
        }
        const root = take(client, "createRoot", "React")(element, { onUncaughtError: onError });
        const flush = dom["flushSync"] ??
            ((act) => {
                act();
            });
        flush(() => {
            root.render(tree);
        });
        return () => flush(() => {
            root.unmount();
        });
    }
    async function mountPreact({ component, element, props, load }) {
        const preact = (await load("preact"));
        const render = take(preact, "render", "Preact");
        render(Object.assign(take(preact, "createElement", "Preact")(component), { props }), element);
        return () => render(null, element);
    }
    async function mountVue({ component, element, props, load, onError }) {
        const vue = (await load("vue"));
        const h = take(vue, "h", "Vue");
        const tree = { render: () => h(vue["Suspense"], null, { default: () => h(component, { ...props }) }) };
        const app = take(vue, "createApp", "Vue")(tree);
        app.config.errorHandler = onError;
        app.mount(element);
        return () => {
            app.unmount();
        };
    }
    async function mountSvelte({ component, element, props, load }) {
        const svelte = (await load("svelte"));
        const prototype = component.prototype;
        if (typeof prototype?.$destroy === "function") {
            const Component = component;
            const instance = new Component({ target: element, props });
            return () => {
                instance.$destroy();
            };
        }
        const instance = take(svelte, "mount", "Svelte")(component, { target: element, props });
        svelte["flushSync"]?.();
        return () => svelte["unmount"]?.(instance);
    }
    async function mountSolid({ component, element, props, load }) {
        const solid = (await load("solid-js/web"));
        const createComponent = take(solid, "createComponent", "Solid");
        return take(solid, "render", "Solid")(() => createComponent(component, props), element);
    }
    ;
    const UI_LIBRARIES = {
        react: "React",
        preact: "Preact",
        vue: "Vue",
        svelte: "Svelte",
        "solid-js": "Solid",
        lit: "Lit",
    };
    const PARTS = new Map([
        ["react-dom", "react"],
        ["lit-element", "lit"],
        ["lit-html", "lit"],
        ["@lit/reactive-element", "lit"],
        ["@vue/runtime-dom", "vue"],
        ["@vue/runtime-core", "vue"],
    ]);
    const UI_PACKAGES = new Set([...Object.keys(UI_LIBRARIES), ...PARTS.keys()]);
    const isUiLibrary = (name) => Object.hasOwn(UI_LIBRARIES, name);
    function listUiLibraries(packages) {
        const names = Array.from(packages, (name) => (isUiLibrary(name) ? name : PARTS.get(name)));
        return [...new Set(names.filter(((name) => name !== undefined)))];
    }
    ;
    async function mountComponent(library, mounting) {
        const { component, element, props } = mounting;
        if (isCustomElement(component))
            return mountElement(component, element);
        const mount = library === undefined ? undefined : MOUNTS[library];
        if (mount) {
            const isPossible = typeof component === "function" || (typeof component === "object" && component !== null);
            if (!isPossible)
                throw new CannotMount("it is neither a function nor an object");
            return mount(mounting);
        }
        if (library !== undefined)
            throw new CannotMount(`it is not a custom element, which ${UI_LIBRARIES[library]} makes`);
        if (typeof component !== "function" || /^class\b/u.test(Function.prototype.toString.call(component))) {
            throw new CannotMount("it is neither a custom element nor a function, and no library is imported or declared");
        }
        return callFunction(component, element, props);
    }
    const mount_component_elements = globalThis;
    function isCustomElement(component) {
        return (typeof component === "function" &&
            component.prototype instanceof mount_component_elements.HTMLElement);
    }
    let count = 0;
    async function mountElement(Component, element) {
        try {
            mount_component_elements.customElements.define(`mounted-component-${String(++count)}`, Component);
        }
        catch {
        }
        const made = new Component();
        element.append(made);
        await made.updateComplete;
        return () => {
            made.remove();
        };
    }
    async function callFunction(component, element, props) {
        const result = await component(element, props);
        if (result instanceof mount_component_elements.Node)
            element.append(result);
        if (typeof result === "object" && result !== null && !element.firstChild)
            throw new CannotMount("it neither fills the element nor returns one");
        return typeof result === "function" ? result : (() => undefined);
    }
    ;
    const OF_LIBRARIES = /^(?:\$|__)|^(?:children|key|ref|class|className|slot|then|toJSON|defaultProps)$/u;
    function watchProps(granted = []) {
        const asked = new Set();
        const props = new Proxy(makeAnyProps(granted), {
            get(target, key) {
                if (typeof key === "string" && !(key in target) && !OF_LIBRARIES.test(key))
                    asked.add(key);
                return Reflect.get(target, key);
            },
        });
        return { props, asked };
    }
    function makeAnyProps(names) {
        return Object.fromEntries(Array.from(names, (name) => [name, makeStandIn()]));
    }
    function watchMembers(object, asked) {
        const prototype = Object.getPrototypeOf(object);
        Object.setPrototypeOf(object, new Proxy(prototype, {
            get(target, key, receiver) {
                if (typeof key === "string" && !(key in target) && !OF_LIBRARIES.test(key))
                    asked.add(key);
                return Reflect.get(target, key, receiver);
            },
        }));
    }
    ;
    async function findComponent(values, entries, name) {
        for (const entry of entries) {
            const owners = listOwners(values, await values.load(entry));
            for (const owner of owners) {
                const value = name.split(".").reduce((at, key) => values.get(at, key), owner);
                if (value !== undefined)
                    return { value };
            }
            const main = owners.at(-1);
            if (values.isFunction(main) === true && values.get(main, "name") === name)
                return { value: main };
        }
        return undefined;
    }
    ;
    const MOUNT_GRACE = 200;
    const UNMOUNT_GRACE = 50;
    function makeMounter(job, values, options) {
        const { wait, load, grants, gaps } = options;
        const page = globalThis;
        const { library, why } = job.mount ?? {};
        let mounted;
        let onError;
        const report = (error) => onError?.(error);
        const attempt = async (act, grace) => {
            const thrown = [];
            const keep = (error) => {
                thrown.push({ error });
            };
            const listen = ({ error }) => {
                keep(error);
            };
            onError = keep;
            page.addEventListener("error", listen);
            try {
                await act();
                await wait(() => thrown.length > 0, grace);
            }
            catch (error) {
                keep(error);
            }
            page.removeEventListener("error", listen);
            onError = undefined;
            return thrown;
        };
        const mountOnce = (component, props, prepare) => attempt(async () => {
            const element = page.document.createElement("div");
            prepare(element);
            page.document.body.append(element);
            mounted = { element, unmount: (() => undefined) };
            const unmount = await mountComponent(library, { component, element, props, load, onError: report });
            mounted = { element, unmount };
        }, MOUNT_GRACE);
        const clear = async () => {
            const last = mounted;
            mounted = undefined;
            if (!last)
                return [];
            const thrown = await attempt(async () => {
                await last.unmount();
            }, UNMOUNT_GRACE);
            last.element.remove();
            return thrown;
        };
        return {
            async mount(name) {
                const found = await findComponent(values, job.mount?.entries ?? [], name);
                if (!found)
                    return notMounted("the built code has no such export, which components-exist reports");
                const { value } = found;
                const shown = mount_step_findFunction(value);
                if (shown)
                    options.report.send({ kind: "function", hook: nameComponent(name), text: readFunctionText(shown) });
                const isLibrarys = library !== undefined || isCustomElement(value);
                const { props, asked } = watchProps(grants.list("props"));
                const names = new Set();
                const [first] = await mountOnce(value, props, (element) => {
                    if (isLibrarys)
                        return;
                    watchMembers(element, names);
                    Object.assign(element, makeAnyProps(grants.list("props")));
                });
                const isUnreached = why !== undefined && !isCustomElement(value) && !mounted?.element.firstChild;
                if (!first && !isUnreached)
                    return { kind: "done" };
                const isFilled = Boolean(mounted?.element.firstChild);
                await clear();
                if (!first || isUnreached)
                    return notMounted(why ?? "");
                const { error } = first;
                if (error instanceof CannotMount)
                    return notMounted(error.message);
                if (isMissingModule(error) && !isMissingFile(error))
                    return notMounted(explainMissing(describeError(error).message));
                const declared = library === "vue" ? listDeclaredProps(value) : [];
                for (const one of [...asked, ...(isFilled ? [] : names), ...declared].slice(0, MAX_NAMES))
                    options.report.reportLack("props", one);
                gaps.reportCauses(error);
                return { kind: "threw", error: describeError(error) };
            },
            async unmount() {
                if (!mounted)
                    return notMounted("it was not mounted");
                const [first] = await clear();
                if (!first)
                    return { kind: "done" };
                gaps.reportCauses(first.error);
                return { kind: "threw", error: describeError(first.error) };
            },
            takeError(error) {
                onError?.(error);
                return onError !== undefined;
            },
        };
    }
    function mount_step_findFunction(component) {
        const { render, setup } = (component ?? {});
        const isFunction = (one) => typeof one === "function";
        return [component, setup, render].find(isFunction);
    }
    const MAX_NAMES = 50;
    const notMounted = (why) => ({ kind: "not-mounted", why: cutText(why) });
    const isMissingModule = (error) => error instanceof Error && /^(?:ERR_)?MODULE_NOT_FOUND$/u.test(String(Reflect.get(error, "code")));
    const isMissingFile = (error) => /^Cannot find module '(?:[./\\]|[A-Z]:)(?!.*[/\\]node_modules[/\\])/iu.test(describeError(error).message);
    function toWhole(module) {
        const main = module.default;
        return typeof main === "object" && main !== null ? { ...main, ...module } : module;
    }
    function explainMissing(message) {
        const [words = ""] = message.split(" imported from");
        const name = /^Cannot find package '([^']+)'$/u.exec(words)?.[1];
        return name === undefined ? words : `${name} is not installed: add it to "devDependencies"`;
    }
    function listDeclaredProps(component) {
        const props = component?.props;
        if (Array.isArray(props))
            return props.filter((name) => typeof name === "string");
        if (typeof props !== "object" || props === null)
            return [];
        return Object.entries(props).flatMap(([name, options]) => typeof options === "object" && options !== null && "default" in options ? [] : [name]);
    }
    ;
    function makeLibraryLoader({ entries: [entry = ""], readable }) {
        const folders = readable.filter((folder) => /[\\/]node_modules$/u.test(folder));
        const places = [entry, ...folders.map((folder) => (0, external_node_path_namespaceObject.join)(folder, "plugin.js"))];
        const { USE_MAIN_CONTEXT_DEFAULT_LOADER: importModuleDynamically } = (external_node_vm_default()).constants ?? {};
        const importFrom = (filename, specifier) => {
            const script = new (external_node_vm_default()).Script("(specifier) => import(specifier)", { filename, importModuleDynamically });
            return script.runInThisContext()(specifier);
        };
        return async (specifier) => {
            const isCommonJs = Object.hasOwn((0, external_node_module_namespaceObject.createRequire)(entry).cache, entry);
            let failure;
            for (const place of places) {
                try {
                    return isCommonJs ? (0, external_node_module_namespaceObject.createRequire)(place)(specifier) : toWhole(await importFrom(place, specifier));
                }
                catch (error) {
                    failure ??= error;
                    if (!isMissingModule(error))
                        throw error;
                }
            }
            throw failure;
        };
    }
    ;
    function makeFileReader({ EventTarget, Event }) {
        var _a;
        return class FileReader extends EventTarget {
            static EMPTY = 0;
            static LOADING = 1;
            static DONE = 2;
            readyState = FileReader.EMPTY;
            result = null;
            error = null;
            #reading = 0;
            readAsText(blob, encoding) {
                this.#read(blob, (bytes) => new TextDecoder(encoding).decode(bytes));
            }
            readAsArrayBuffer(blob) {
                this.#read(blob, (bytes) => bytes);
            }
            readAsBinaryString(blob) {
                this.#read(blob, (bytes) => Buffer.from(bytes).toString("latin1"));
            }
            readAsDataURL(blob) {
                const type = blob.type || "application/octet-stream";
                this.#read(blob, (bytes) => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`);
            }
            abort() {
                if (this.readyState !== FileReader.LOADING)
                    return;
                this.#reading++;
                this.readyState = FileReader.DONE;
                this.#tell("abort", "loadend");
            }
            #read(blob, convert) {
                if (typeof blob?.arrayBuffer !== "function")
                    throw new TypeError("Failed to execute 'readAs' on 'FileReader': parameter 1 is not of type 'Blob'.");
                if (this.readyState === FileReader.LOADING)
                    throw new DOMException("The object is already busy reading Blobs.", "InvalidStateError");
                const reading = ++this.#reading;
                Object.assign(this, { readyState: FileReader.LOADING, result: null });
                void blob.arrayBuffer().then((bytes) => {
                    if (reading !== this.#reading)
                        return;
                    this.#tell("loadstart", "progress");
                    Object.assign(this, { readyState: FileReader.DONE, result: convert(bytes) });
                    this.#tell("load", "loadend");
                });
            }
            #tell(...types) {
                for (const type of types)
                    this.dispatchEvent(new Event(type));
            }
        };
    }
    ;
    const REFLECTED = {
        HTMLElement: {
            texts: ["autocapitalize", "enterKeyHint", "inputMode", "nonce"],
            flags: ["autofocus"],
            switches: [
                ["spellcheck", true, "true", "false"],
                ["autocorrect", true, "on", "off"],
                ["draggable", false, "true", "false"],
                ["translate", true, "yes", "no"],
                ["writingSuggestions", true, "true", "false"],
            ],
        },
        SVGElement: { texts: ["nonce"], flags: ["autofocus"] },
        HTMLVideoElement: { texts: ["poster"], flags: ["playsInline", "disablePictureInPicture"] },
        HTMLInputElement: { texts: ["capture", "dirName"], flags: ["webkitdirectory"] },
        HTMLTextAreaElement: { texts: ["dirName", "wrap"] },
        HTMLSelectElement: { texts: ["autocomplete"] },
        HTMLImageElement: { texts: ["fetchPriority"] },
        HTMLLinkElement: { texts: ["fetchPriority", "imageSizes", "imageSrcset", "integrity"], flags: ["disabled"] },
        HTMLIFrameElement: { texts: ["loading"], flags: ["allowFullscreen"] },
        HTMLDetailsElement: { texts: ["name"] },
    };
    const ARIA = "Atomic AutoComplete BrailleLabel BrailleRoleDescription Busy Checked ColCount ColIndex ColIndexText ColSpan Current Description Disabled Expanded HasPopup Hidden Invalid KeyShortcuts Label Level Live Modal MultiLine MultiSelectable Orientation Placeholder PosInSet Pressed ReadOnly Relevant Required RoleDescription RowCount RowIndex RowIndexText RowSpan Selected SetSize Sort ValueMax ValueMin ValueNow ValueText";
    function fitElements(window) {
        const find = (name) => Reflect.get(window, name)?.prototype;
        for (const [name, { texts = [], flags = [], switches = [] }] of Object.entries(REFLECTED)) {
            const prototype = find(name);
            if (!prototype)
                continue;
            for (const text of texts)
                reflect(prototype, text, text, (value) => value ?? "");
            for (const flag of flags) {
                const get = (value) => value !== null;
                reflect(prototype, flag, flag, get, (value) => (value ? "" : null));
            }
            for (const [property, isDefault, on, off] of switches) {
                const get = (value) => (isDefault ? value !== off : value === on);
                reflect(prototype, property, property, get, (value) => (value ? on : off));
            }
        }
        const element = find("Element");
        const html = find("HTMLElement");
        const svg = find("SVGSVGElement");
        if (!element || !html || !svg)
            return;
        const orNull = (value) => ((value ?? null) === null ? null : fit_elements_toText(value));
        reflect(element, "role", "role", (value) => value, orNull);
        for (const name of ARIA.split(" "))
            reflect(element, `aria${name}`, `aria-${name.toLowerCase()}`, (value) => value, orNull);
        fitPopovers(html, window);
        for (const prototype of [element, find("Text")])
            if (prototype)
                defineGetter(prototype, "assignedSlot", findSlot);
        const getStyle = Reflect.get(window, "getComputedStyle").bind(window);
        defineGetter(html, "offsetParent", (one) => findOffsetParent(one, getStyle));
        const internals = new WeakSet();
        fit_elements_define(html, "attachInternals", function () {
            if (!this.localName.includes("-") || internals.has(this)) {
                const why = "Failed to execute 'attachInternals' on 'HTMLElement'";
                throw new DOMException(why, "NotSupportedError");
            }
            internals.add(this);
            return new ElementInternals(this);
        });
        fit_elements_define(window, "ElementInternals", ElementInternals);
        for (const [method, made] of Object.entries({ Point: "DOMPoint", Matrix: "DOMMatrix", Rect: "DOMRect" })) {
            const Made = Reflect.get(window, made);
            defineValue(svg, `createSVG${method}`, () => new Made());
        }
    }
    const fit_elements_toText = String;
    function fit_elements_define(owner, name, value) {
        if (!(name in owner))
            defineValue(owner, name, value);
    }
    function reflect(prototype, property, attribute, get, set = fit_elements_toText) {
        if (property in prototype)
            return;
        Object.defineProperty(prototype, property, {
            configurable: true,
            enumerable: true,
            get() {
                return get(this.getAttribute(attribute));
            },
            set(value) {
                const text = set(value);
                if (text === null)
                    this.removeAttribute(attribute);
                else
                    this.setAttribute(attribute, text);
            },
        });
    }
    function defineGetter(owner, name, get) {
        if (name in owner)
            return;
        Object.defineProperty(owner, name, {
            configurable: true,
            enumerable: true,
            get() {
                return get(this);
            },
        });
    }
    function findSlot(element) {
        const name = (element.nodeType === 1 && element.getAttribute("slot")) || "";
        const slots = [...(element.parentNode?.shadowRoot?.querySelectorAll("slot") ?? [])];
        return slots.find((slot) => (slot.getAttribute("name") ?? "") === name) ?? null;
    }
    function findOffsetParent(element, getStyle) {
        if (!element.isConnected || element.localName === "body" || element.localName === "html")
            return null;
        for (let at = element.parentNode; at?.nodeType === 1; at = at.parentNode)
            if (at.localName === "body" || getStyle(at).position !== "static")
                return at;
        return null;
    }
    function fitPopovers(prototype, window) {
        const shown = new WeakSet();
        const toggle = (element, isWanted) => {
            const isShown = shown.has(element);
            const fail = (name) => {
                throw new DOMException(`Failed to execute '${isWanted ? "showPopover" : "hidePopover"}' on 'HTMLElement'`, name);
            };
            if (element.getAttribute("popover") === null)
                fail("NotSupportedError");
            if (!element.isConnected)
                fail("InvalidStateError");
            if (isShown === isWanted)
                return isWanted;
            const Toggle = Reflect.get(window, "ToggleEvent");
            const [oldState, newState] = isWanted ? ["closed", "open"] : ["open", "closed"];
            const states = { oldState, newState };
            const isGoing = element.dispatchEvent(new Toggle("beforetoggle", { ...states, cancelable: isWanted }));
            if (!isGoing)
                return isShown;
            if (isWanted)
                shown.add(element);
            else
                shown.delete(element);
            queueMicrotask(() => element.dispatchEvent(new Toggle("toggle", states)));
            return isWanted;
        };
        fit_elements_define(prototype, "showPopover", function () {
            toggle(this, true);
        });
        fit_elements_define(prototype, "hidePopover", function () {
            toggle(this, false);
        });
        fit_elements_define(prototype, "togglePopover", function (isForced) {
            return toggle(this, isForced ?? !shown.has(this));
        });
    }
    class ElementInternals {
        states = new Set();
        labels = [];
        willValidate = true;
        validity = { valid: true };
        validationMessage = "";
        #element;
        constructor(element) {
            this.#element = element;
        }
        get shadowRoot() {
            return this.#element.shadowRoot;
        }
        get form() {
            return this.#element.closest("form");
        }
        setFormValue() {
        }
        setValidity(flags = {}, message = "") {
            const isValid = Object.values(flags).every((flag) => !flag);
            this.validity = { ...flags, valid: isValid };
            this.validationMessage = isValid ? "" : message;
        }
        checkValidity() {
            return this.validity["valid"] === true;
        }
        reportValidity() {
            return this.checkValidity();
        }
    }
    ;
    const PROPERTIES_BY_VALUE = {
        auto: "accent-color align-self alignment-baseline animation-timeline aspect-ratio background-size baseline-source bottom break-after break-before break-inside clip column-count column-width cursor dominant-baseline flex-basis font-kerning font-optical-sizing font-synthesis-small-caps font-synthesis-style font-synthesis-weight forced-color-adjust grid-auto-columns grid-auto-rows grid-column-end grid-column-start grid-row-end grid-row-start hyphenate-character hyphenate-limit-chars image-rendering inset-block-end inset-block-start inset-inline-end inset-inline-start isolation justify-self left line-break mask-size offset-anchor overflow-anchor overscroll-behavior-block overscroll-behavior-inline overscroll-behavior-x overscroll-behavior-y pointer-events quotes right rx ry scroll-behavior scroll-padding-block-end scroll-padding-block-start scroll-padding-bottom scroll-padding-inline-end scroll-padding-inline-start scroll-padding-left scroll-padding-right scroll-padding-top scrollbar-color scrollbar-gutter scrollbar-width shape-rendering table-layout text-align-last text-box-edge text-decoration-skip-ink text-decoration-thickness text-justify text-rendering text-underline-offset text-underline-position text-wrap-style top touch-action user-select view-timeline-inset will-change z-index",
        none: "anchor-name anchor-scope animation-fill-mode animation-name appearance backdrop-filter background-image border-block-end-style border-block-start-style border-bottom-style border-image-source border-inline-end-style border-inline-start-style border-left-style border-right-style border-top-style box-shadow clear clip-path column-rule-style column-span contain contain-intrinsic-block-size contain-intrinsic-height contain-intrinsic-inline-size contain-intrinsic-size contain-intrinsic-width container-name counter-increment counter-reset counter-set d filter float font-size-adjust grid-template-areas grid-template-columns grid-template-rows list-style-image marker-end marker-mid marker-start mask-image max-block-size max-height max-inline-size max-width offset-path outline-style perspective position-area position-try-fallbacks resize rotate scale scroll-snap-align scroll-snap-type scroll-timeline-name shape-outside stroke stroke-dasharray text-box-trim text-combine-upright text-decoration text-decoration-line text-emphasis-style text-shadow text-transform timeline-scope transform translate vector-effect view-timeline-name view-transition-class view-transition-name",
        "0px": "baseline-shift block-size border-block-end-width border-block-start-width border-bottom-left-radius border-bottom-right-radius border-bottom-width border-end-end-radius border-end-start-radius border-inline-end-width border-inline-start-width border-left-width border-right-width border-start-end-radius border-start-start-radius border-top-left-radius border-top-right-radius border-top-width cx cy height inline-size margin-block-end margin-block-start margin-bottom margin-inline-end margin-inline-start margin-left margin-right margin-top min-block-size min-height min-inline-size min-width offset-distance outline-offset overflow-clip-margin padding-block-end padding-block-start padding-bottom padding-inline-end padding-inline-start padding-left padding-right padding-top r scroll-margin-block-end scroll-margin-block-start scroll-margin-bottom scroll-margin-inline-end scroll-margin-inline-start scroll-margin-left scroll-margin-right scroll-margin-top shape-margin stroke-dashoffset text-indent width word-spacing x y",
        normal: "align-content align-items animation-direction animation-range-end animation-range-start background-blend-mode column-gap container-type content font-feature-settings font-language-override font-palette font-variant font-variant-alternates font-variant-caps font-variant-east-asian font-variant-emoji font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings justify-content justify-items letter-spacing math-shift math-style mix-blend-mode offset-position overflow-wrap paint-order position-anchor position-try-order row-gap scroll-snap-stop transition-behavior word-break",
        "rgb(0, 0, 0)": "border-block-end-color border-block-start-color border-bottom-color border-inline-end-color border-inline-start-color border-left-color border-right-color border-top-color caret-color color column-rule-color fill flood-color outline-color stop-color text-decoration-color text-emphasis-color",
        "1": "animation-iteration-count border-image-width fill-opacity flex-shrink flood-opacity opacity stop-opacity stroke-opacity zoom",
        visible: "backface-visibility content-visibility overflow-block overflow-inline overflow-x overflow-y visibility",
        "0": "border-image-outset flex-grow math-depth order shape-image-threshold",
        "0s": "animation-delay animation-duration transition-delay transition-duration",
        "border-box": "background-clip mask-clip mask-origin",
        ease: "animation-timing-function transition-timing-function",
        "0% 0%": "background-position mask-position",
        repeat: "background-repeat mask-repeat",
        "100%": "border-image-slice font-stretch",
        nonzero: "clip-rule fill-rule",
        "3px": "column-rule-width outline-width",
        row: "flex-direction grid-auto-flow",
        "2": "orphans widows",
        over: "ruby-position text-emphasis-position",
        start: "text-align text-anchor",
        replace: "animation-composition",
        running: "animation-play-state",
        scroll: "background-attachment",
        "rgba(0, 0, 0, 0)": "background-color",
        "padding-box": "background-origin",
        separate: "border-collapse",
        stretch: "border-image-repeat",
        slice: "box-decoration-break",
        "content-box": "box-sizing",
        top: "caption-side",
        srgb: "color-interpolation",
        linearrgb: "color-interpolation-filters",
        "light dark": "color-scheme",
        balance: "column-fill",
        "no-limit": "dynamic-range-limit",
        show: "empty-cells",
        fixed: "field-sizing",
        nowrap: "flex-wrap",
        manual: "hyphens",
        "from-image": "image-orientation",
        "rgb(255, 255, 255)": "lighting-color",
        outside: "list-style-position",
        disc: "list-style-type",
        add: "mask-composite",
        "match-source": "mask-mode",
        luminance: "mask-type",
        fill: "object-fit",
        "50% 50%": "object-position",
        "auto 0deg": "offset-rotate",
        static: "position",
        "anchors-visible": "position-visibility",
        economy: "print-color-adjust",
        "space-around": "ruby-align",
        butt: "stroke-linecap",
        miter: "stroke-linejoin",
        "4": "stroke-miterlimit",
        "1px": "stroke-width",
        "8": "tab-size",
        "no-autospace": "text-autospace",
        solid: "text-decoration-style",
        mixed: "text-orientation",
        clip: "text-overflow",
        wrap: "text-wrap-mode",
        "view-box": "transform-box",
        flat: "transform-style",
        all: "transition-property",
        isolate: "unicode-bidi",
        baseline: "vertical-align",
        collapse: "white-space-collapse",
        "horizontal-tb": "writing-mode",
    };
    const VALUES = new Map(Object.entries(PROPERTIES_BY_VALUE).flatMap(([value, names]) => names.split(" ").map((name) => [name, value])));
    function getInitialStyle(name) {
        return VALUES.get(name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`));
    }
    ;
    function fitStyles(window) {
        const getOwn = Reflect.get(window, "getComputedStyle").bind(window);
        const getComputedStyle = (element, ...more) => {
            const styles = getOwn(element, ...more);
            return element.isConnected ? fillIn(styles) : styles;
        };
        defineValue(window, "getComputedStyle", getComputedStyle);
    }
    function fillIn(styles) {
        const getPropertyValue = (name) => styles.getPropertyValue(name) || (getInitialStyle(name) ?? "");
        return new Proxy(styles, {
            get(_, key) {
                if (key === "getPropertyValue")
                    return getPropertyValue;
                const value = Reflect.get(styles, key);
                return value === "" && typeof key === "string" ? (getInitialStyle(key) ?? "") : value;
            },
        });
    }
    ;
    const ELEMENT_NAME = /^(?:[A-Za-z][^\0\t\n\f\r />]*|[:_\u{80}-\u{10FFFF}][-.:\w\u{80}-\u{10FFFF}]*)$/u;
    const ATTRIBUTE_NAME = /^[^\0\t\n\f\r />=]+$/u;
    const PLACES = /^(?:beforebegin|afterbegin|beforeend|afterend)$/iu;
    const refuseName = ([name]) => ELEMENT_NAME.test(String(name))
        ? undefined
        : ["InvalidCharacterError", `The tag name provided ('${String(name)}') is not a valid name`];
    const refuseAttribute = ([name]) => ATTRIBUTE_NAME.test(String(name))
        ? undefined
        : ["InvalidCharacterError", `'${String(name)}' is not a valid attribute name`];
    const refusePlace = ([place]) => PLACES.test(String(place))
        ? undefined
        : [
            "SyntaxError",
            `The value provided ('${String(place)}') is not one of 'beforeBegin', 'afterBegin', 'beforeEnd', or 'afterEnd'`,
        ];
    function refuseToken(token) {
        const text = String(token);
        if (text === "")
            return ["SyntaxError", "The token provided must not be empty"];
        const isSpaced = /[\t\n\f\r ]/u.test(text);
        return isSpaced
            ? [
                "InvalidCharacterError",
                `The token provided ('${text}') contains HTML space characters, which are not valid in tokens`,
            ]
            : undefined;
    }
    const refuseTokens = (values) => values.map(refuseToken).find((refused) => refused);
    function refuseCalls(window) {
        const Node = Reflect.get(window, "Node");
        const refuseValue = (count) => (values) => {
            const at = values.slice(0, count).findIndex((value) => !(value instanceof Node));
            return at === -1 ? undefined : ["TypeError", `parameter ${String(at + 1)} is not of type 'Node'`];
        };
        const { classList } = window.document.createElement("p");
        const refused = {
            Node: {
                appendChild: refuseValue(1),
                insertBefore: refuseValue(1),
                removeChild: refuseValue(1),
                replaceChild: refuseValue(2),
            },
            Document: { createElement: refuseName },
            Element: {
                setAttribute: refuseAttribute,
                toggleAttribute: refuseAttribute,
                insertAdjacentHTML: refusePlace,
                insertAdjacentElement: refusePlace,
            },
            DOMTokenList: {
                add: refuseTokens,
                remove: refuseTokens,
                replace: refuseTokens,
                toggle: ([token]) => refuseToken(token),
            },
        };
        for (const [owner, methods] of Object.entries(refused)) {
            const found = Reflect.get(window, owner);
            const prototype = found?.prototype ?? Object.getPrototypeOf(classList);
            for (const [method, refuse] of Object.entries(methods))
                replaceMethod(prototype, method, (original) => function (...values) {
                    const [name, why] = refuse(values) ?? [];
                    if (name === undefined)
                        return original.apply(this, values);
                    const message = `Failed to execute '${method}' on '${owner}': ${String(why)}.`;
                    throw name === "TypeError" ? new TypeError(message) : new DOMException(message, name);
                });
        }
    }
    ;
    function fitDom(window) {
        const { document, screen, EventTarget, Event } = window;
        const define = (owner, name, value) => {
            if ((Reflect.get(owner, name) ?? undefined) === undefined)
                defineValue(owner, name, value);
        };
        for (const name of ["Node", "Element"])
            answerForAll(Reflect.get(window, name));
        fitStyles(window);
        fitElements(window);
        refuseCalls(window);
        defineValue(window, "FileReader", makeFileReader(window));
        define(window, "requestIdleCallback", (act) => Number(setTimeout(act, 1, { didTimeout: false, timeRemaining: () => IDLE })));
        define(window, "cancelIdleCallback", (id) => {
            clearTimeout(id);
        });
        define(window, "Option", function (text = "", value = text, isDefault = false, selected = false) {
            const option = document.createElement("option");
            Object.assign(option, { text, value, selected });
            if (isDefault)
                option.setAttribute("selected", "");
            return option;
        });
        const { innerWidth: width, innerHeight: height } = window;
        const place = { offsetLeft: 0, offsetTop: 0, pageLeft: 0, pageTop: 0, scale: 1, onresize: null, onscroll: null };
        define(window, "visualViewport", Object.assign(new EventTarget(), { width, height, ...place }));
        define(screen, "orientation", Object.assign(new EventTarget(), { type: "landscape-primary", angle: 0, onchange: null }));
        for (const name of ["ToggleEvent", "PromiseRejectionEvent", "FormDataEvent"])
            define(window, name, makeEvent(name, Event));
        define(window, "StaticRange", function (init) {
            Object.assign(this, init);
        });
        for (const [name, value] of Object.entries(NOTHING_SHOWN))
            if (!(name in document))
                defineValue(document, name, value);
        if (!("frameElement" in window))
            defineValue(window, "frameElement", null);
        fitFonts(window, define);
        fitAnimations(Reflect.get(window, "Animation"));
        tellSelectionLater(document);
    }
    const IDLE = 50;
    const NOTHING_SHOWN = {
        compatMode: "CSS1Compat",
        designMode: "off",
        dir: "",
        fullscreenElement: null,
        fullscreenEnabled: false,
        pictureInPictureElement: null,
        pictureInPictureEnabled: false,
        pointerLockElement: null,
    };
    function makeEvent(name, Event) {
        const made = class extends Event {
            constructor(type, init = {}) {
                super(type, init);
                for (const [key, value] of Object.entries(init))
                    if (!(key in this))
                        defineValue(this, key, value);
            }
        };
        defineValue(made, "name", name);
        return made;
    }
    function answerForAll({ prototype }) {
        for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
            const { get: getOwn, set: setOwn } = descriptor;
            if (!getOwn)
                continue;
            const asked = new Set();
            const ask = (object, kind, values) => {
                const own = kind === "get" ? getOwn : setOwn;
                let at = object;
                while (at && at !== prototype && !Object.hasOwn(at, name))
                    at = Object.getPrototypeOf(at);
                const found = at && !asked.has(object) ? Object.getOwnPropertyDescriptor(at, name)?.[kind] : own;
                asked.add(object);
                try {
                    return Reflect.apply(found && at !== prototype ? found : (own ?? fit_dom_ignore), object, values);
                }
                finally {
                    asked.delete(object);
                }
            };
            Object.defineProperty(prototype, name, {
                ...descriptor,
                get() {
                    return ask(this, "get", []);
                },
                ...(setOwn && {
                    set(value) {
                        ask(this, "set", [value]);
                    },
                }),
            });
        }
    }
    const fit_dom_ignore = (() => undefined);
    function fitFonts(window, define) {
        const { document, EventTarget } = window;
        class FontFace {
            family;
            status = "unloaded";
            loaded;
            constructor(family, _source, descriptors = {}) {
                this.family = family;
                this.loaded = Promise.resolve(this);
                Object.assign(this, descriptors);
            }
            load() {
                this.status = "loaded";
                return this.loaded;
            }
        }
        const faces = new Set();
        const fonts = Object.assign(new EventTarget(), {
            status: "loaded",
            add(face) {
                faces.add(face);
                return fonts;
            },
            delete: (face) => faces.delete(face),
            clear() {
                faces.clear();
            },
            has: (face) => faces.has(face),
            check: (() => true),
            load: () => Promise.resolve([]),
            forEach: faces.forEach.bind(faces),
            values: () => faces.values(),
            [Symbol.iterator]: () => faces.values(),
        });
        Object.defineProperty(fonts, "size", { get: () => faces.size });
        defineValue(fonts, "ready", Promise.resolve(fonts));
        define(window, "FontFace", FontFace);
        define(document, "fonts", fonts);
    }
    function fitAnimations(animation) {
        if (!animation)
            return;
        replaceMethod(animation.prototype, "cancel", (cancel) => function (...values) {
            this.finished.catch(fit_dom_ignore);
            return cancel.apply(this, values);
        });
    }
    function tellSelectionLater(document) {
        let isPending = false;
        let telling;
        let told = [];
        const readSelection = () => {
            const selection = document.getSelection();
            return SELECTED.map((name) => selection && Reflect.get(selection, name));
        };
        replaceMethod(document, "dispatchEvent", (dispatch) => function (...values) {
            const [event] = values;
            if (this !== document || event?.type !== "selectionchange" || event === telling)
                return dispatch.apply(this, values);
            if (!isPending)
                queueMicrotask(() => {
                    isPending = false;
                    const selected = readSelection();
                    if (selected.every((one, at) => one === told[at]))
                        return;
                    told = selected;
                    telling = event;
                    dispatch.apply(this, values);
                });
            isPending = true;
            return true;
        });
    }
    const SELECTED = ["anchorNode", "anchorOffset", "focusNode", "focusOffset"];
    ;
    const OF_DOM = new Set([
        "navigator",
        "Event",
        "CustomEvent",
        "MessageEvent",
        "EventTarget",
        "FormData",
    ]);
    async function openBrowser(module) {
        const { Window, PropertySymbol, database, missing } = (await import((0, external_node_url_namespaceObject.pathToFileURL)(module).href));
        const settings = { disableJavaScriptFileLoading: true, disableCSSFileLoading: true, disableIframePageLoading: true };
        const window = new Window({ url: "http://localhost/", settings });
        fitDom(window);
        const names = new Set();
        for (let at = window; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
            for (const name of Object.getOwnPropertyNames(at))
                names.add(name);
        for (const name of names) {
            if (name in globalThis && !OF_DOM.has(name))
                continue;
            const value = Reflect.get(window, name);
            const isMethod = typeof value === "function" && !/^[A-Z]/u.test(name);
            defineValue(globalThis, name, isMethod ? value.bind(window) : value);
        }
        for (const [name, value] of Object.entries(database))
            if (/^(?:indexedDB|IDB\w+)$/u.test(name) && !(name in globalThis))
                defineValue(globalThis, name, value);
        for (const name of ["window", "self", "top", "parent"])
            defineValue(globalThis, name, globalThis);
        return { window, symbols: PropertySymbol, missing };
    }
    ;
    const open_resources_NAMES = {
        Timeout: "a timer",
        Immediate: "a loop of setImmediate",
        TCPSERVERWRAP: "a server",
        PIPESERVERWRAP: "a server",
        TCPWRAP: "a connection",
        PIPEWRAP: "a connection",
        UDPWRAP: "a UDP socket",
        FSEVENTWRAP: "a file watcher",
        STATWATCHER: "a file watcher",
        MESSAGEPORT: "a message port",
    };
    const MAX_RESOURCES = 10000;
    const GENERATIONS = 3;
    function watchOpenResources(openers, leftovers) {
        const watched = new Map();
        const parked = new Set();
        const isOpen = (resource) => !isOver(resource) && (parked.has(resource) || resource.hasRef?.() !== false);
        const isQuiet = (resource) => !isOver(resource) && !isOpen(resource);
        const isLeft = ({ resource }) => isOpen(resource) && !openers.isRefused(findOwner(resource));
        (0, external_node_async_hooks_namespaceObject.createHook)({
            init(id, type, _trigger, resource) {
                if (!Object.hasOwn(open_resources_NAMES, type) || watched.size >= MAX_RESOURCES)
                    return;
                const cause = findCause();
                if (type === "Immediate" && cause === undefined)
                    return;
                const current = watched.get((0, external_node_async_hooks_namespaceObject.executionAsyncId)());
                const before = current?.type === type ? current : undefined;
                const opener = nameOpener(cause);
                const stack = (type === "Immediate" ? before?.stack : undefined) ?? captureStack();
                const generation = before ? before.generation + 1 : 0;
                const one = { type, resource, stack, opener, hasRun: false, generation };
                watched.set(id, one);
                const goesOnForEver = type !== "MESSAGEPORT" && (type !== "Timeout" || Boolean(resource._repeat) || before?.stack === stack);
                if (opener === "component" && goesOnForEver)
                    leftovers.add(nameResource(type, resource), "", () => isLeft(one));
                if (type !== "Timeout")
                    return;
                const isThere = () => goesOn(resource) && isQuiet(resource);
                if (resource._repeat)
                    leftovers.add("an unreferenced interval", "", isThere, () => one.hasRun);
                else if (before)
                    leftovers.add("an unreferenced chain of timers", "", isThere, () => one.generation >= GENERATIONS);
            },
            before(id) {
                const one = watched.get(id);
                if (one)
                    one.hasRun = true;
            },
            destroy: (id) => void watched.delete(id),
        }).enable();
        return {
            list: () => [...watched.values()]
                .filter((one) => one.opener !== "component" && !isTicker(one) && isLeft(one))
                .map(({ type, resource, stack }) => ({
                what: nameResource(type, resource),
                name: "",
                stack: openers.find(findOwner(resource)) ?? stack,
            })),
            endHook() {
                for (const one of watched.values())
                    Object.assign(one, { hasRun: false, generation: 0 });
            },
            mayGoOn: () => [...watched.values()].some(({ resource, opener }) => opener && goesOn(resource) && isQuiet(resource)),
            hasUnreferenced: () => [...watched.values()].some(({ resource }) => isQuiet(resource)),
            park(milliseconds) {
                for (const { type, resource } of watched.values()) {
                    if (mayActIn(milliseconds, type, resource) || !isOpen(resource) || parked.has(resource))
                        continue;
                    resource.unref?.();
                    parked.add(resource);
                }
            },
            unpark() {
                for (const resource of parked)
                    if (!isOver(resource))
                        resource.ref?.();
                parked.clear();
            },
            mayRunIn: (milliseconds) => [...watched.values()].some(({ type, resource }) => mayActIn(milliseconds, type, resource) && isQuiet(resource)),
        };
    }
    function nameOpener(cause) {
        if (cause === undefined || cause.name === "load")
            return undefined;
        return cause.name === "mount" || cause.name === "unmount" ? "component" : "hook";
    }
    function nameResource(type, resource) {
        if (resource._repeat)
            return "an interval";
        if (isFrame(resource))
            return "an animation frame";
        return open_resources_NAMES[type] ?? type;
    }
    const isTicker = ({ opener, resource }) => opener === undefined && isFrame(resource);
    const goesOn = ({ _repeat, _idleTimeout = GRACE }) => typeof _repeat === "number" || _idleTimeout < GRACE;
    function mayActIn(milliseconds, type, { _idleTimeout = 0 }) {
        return type !== "MESSAGEPORT" && _idleTimeout <= milliseconds;
    }
    const isOver = ({ _destroyed }) => _destroyed === true;
    function findOwner(handle) {
        const symbol = Object.getOwnPropertySymbols(handle).find(({ description }) => description === "owner_symbol");
        const owner = symbol && Reflect.get(handle, symbol);
        return typeof owner === "object" && owner !== null ? owner : handle;
    }
    ;
    const FIRST_SIZE = 256 * 1024;
    function readJob() {
        const bytes = readInput();
        const nonce = bytes.slice(0, NONCE_LENGTH);
        const job = JSON.parse(new TextDecoder().decode(bytes.subarray(NONCE_LENGTH)));
        bytes.fill(0);
        for (const object of [nonce.buffer, nonce])
            Object.setPrototypeOf(object, null);
        return { job, nonce };
    }
    function readInput() {
        let bytes = new Uint8Array(FIRST_SIZE);
        for (let end = 0;;) {
            const count = readSome(bytes, end);
            if (count === 0)
                return bytes.subarray(0, end);
            end += count;
            if (end < bytes.length)
                continue;
            const larger = new Uint8Array(bytes.length * 2);
            larger.set(bytes);
            bytes.fill(0);
            bytes = larger;
        }
    }
    function readSome(bytes, start) {
        try {
            return (0, external_node_fs_namespaceObject.readSync)(0, bytes, start, bytes.length - start, null);
        }
        catch (error) {
            if (error.code === "EOF")
                return 0;
            throw error;
        }
    }
    ;
    const MAX_BYTES = 256 * 1024;
    const MAX_LINES = 50;
    function reportPrints({ send }) {
        for (const stream of [process.stdout, process.stderr]) {
            let rest = "";
            const write = (chunk, encoding, done) => {
                const text = report_prints_readText(chunk);
                const lines = `${rest}${text}`.split("\n");
                rest = cutText(lines.pop() ?? "");
                for (const line of lines.slice(0, MAX_LINES))
                    send({ kind: "print", line: cutText(line) });
                if (lines.length > MAX_LINES)
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
    function report_prints_readText(chunk) {
        const [text, size] = typeof chunk === "string"
            ? [chunk.slice(0, MAX_BYTES), chunk.length]
            : [Buffer.from(chunk.subarray(0, MAX_BYTES)).toString(), chunk.length];
        return size > MAX_BYTES ? `${text}\n` : text;
    }
    const WRITTEN = {
        write: readWritten,
        writev: ([, list]) => (Array.isArray(list) && list.every(ArrayBuffer.isView) ? joinViews(list) : undefined),
        writeFile: readContent,
        appendFile: readContent,
    };
    function guardDescriptors() {
        const streams = new Map([
            [1, process.stdout],
            [2, process.stderr],
        ]);
        const functions = (external_node_fs_default());
        for (const [name, read] of Object.entries(WRITTEN)) {
            for (const full of [name, `${name}Sync`]) {
                const original = functions[full];
                if (!original)
                    continue;
                functions[full] = copyProperties(original, (...values) => {
                    const stream = streams.get(values[0]);
                    const bytes = stream && read(values);
                    const done = full === name ? values.at(-1) : undefined;
                    if (!bytes || (full === name && typeof done !== "function"))
                        return original.apply((external_node_fs_default()), values);
                    stream.write(bytes);
                    if (done)
                        process.nextTick(done, null, bytes.byteLength, values[1]);
                    return done || name.endsWith("File") ? undefined : bytes.byteLength;
                });
            }
        }
    }
    function readContent([, content]) {
        if (typeof content === "string")
            return Buffer.from(content);
        return ArrayBuffer.isView(content) ? joinViews([content]) : undefined;
    }
    const joinViews = (views) => Buffer.concat(views.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)));
    function readWritten(values) {
        const [, chunk, from, length] = values;
        if (!ArrayBuffer.isView(chunk))
            return readContent(values);
        const bytes = new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        const options = typeof from === "object" && from !== null ? from : {};
        const start = typeof from === "number" ? from : (options.offset ?? 0);
        const size = typeof length === "number" ? length : (options.length ?? bytes.length - start);
        return bytes.subarray(start, start + size);
    }
    ;
    function openStore(file) {
        const { parse, stringify } = JSON;
        const [open, close, read, write] = [external_node_fs_namespaceObject.openSync, external_node_fs_namespaceObject.closeSync, external_node_fs_namespaceObject.readFileSync, external_node_fs_namespaceObject.writeFileSync];
        const use = (flags, act) => {
            const descriptor = open(file, flags);
            try {
                return act(descriptor);
            }
            finally {
                close(descriptor);
            }
        };
        const load = () => new Map(Object.entries(parse(use("r", (descriptor) => read(descriptor, "utf8")))));
        const save = (texts) => {
            const text = stringify(Object.fromEntries(texts));
            use("w", (descriptor) => {
                write(descriptor, text);
            });
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
    function makeStateCopier({ installed, storageFile, dataFolder, }) {
        const copyFile = external_node_fs_namespaceObject.copyFileSync;
        const copyFolder = makeFolderCopier();
        return () => {
            if (!installed)
                return;
            if (dataFolder !== undefined && installed.dataFolder !== undefined)
                copyFolder(dataFolder, installed.dataFolder);
            copyFile(storageFile, installed.storageFile);
        };
    }
    function makeFolderCopier() {
        const [copyFile, list, make] = [external_node_fs_namespaceObject.copyFileSync, external_node_fs_namespaceObject.readdirSync, external_node_fs_namespaceObject.mkdirSync];
        const copy = (from, to) => {
            make(to, { recursive: true });
            for (const entry of list(from, { withFileTypes: true })) {
                const [source, target] = [`${from}/${entry.name}`, `${to}/${entry.name}`];
                if (entry.isDirectory())
                    copy(source, target);
                else if (entry.isFile())
                    copyFile(source, target);
            }
        };
        return copy;
    }
    ;
    const ELEMENT = 1;
    const KEPT = new Set(["STYLE", "LINK", "SCRIPT", "META"]);
    function watchDocument(browser, leftovers) {
        const { window } = browser;
        const { document } = window;
        const shared = new Map([
            [window, "window"],
            [document, "document"],
            [document.documentElement, "document.documentElement"],
            [document.body, "document.body"],
        ]);
        watchListeners(browser, shared, leftovers);
        for (const [target, name] of shared)
            watchHandlers(target, name, target === window ? globalThis : target, leftovers);
        watchNodes(browser, leftovers);
        watchChannels(leftovers);
        for (const name of ["MutationObserver", "ResizeObserver", "IntersectionObserver"])
            watchObserver(name, leftovers);
    }
    function watchListeners({ window, symbols }, shared, leftovers) {
        const list = (target, event) => {
            const { bubbling, capturing } = target[symbols.listeners] ?? NO_PHASES;
            return [...(bubbling.get(event) ?? []), ...(capturing.get(event) ?? [])];
        };
        const ownEnd = new WeakSet();
        let media;
        replaceMethod(Object.getPrototypeOf(window.matchMedia("all")), "addEventListener", (add) => function (...values) {
            media = this.media;
            try {
                return add.apply(this, values);
            }
            finally {
                media = undefined;
            }
        });
        const watch = (add) => function (...values) {
            const [event, listener] = values;
            if (listener === null || listener === undefined)
                return;
            const name = shared.get(this);
            if (endsItself(values[2]))
                ownEnd.add(listener);
            const has = () => list(this, event).includes(listener);
            const isSame = has();
            add.apply(this, values);
            if (name === undefined)
                return;
            noteListener(leftovers, { name, media, isSame, has, event, listener, target: this });
        };
        const keepPhase = (remove) => function (...values) {
            const [event, listener, options] = values;
            const { bubbling, capturing } = this[symbols.listeners] ?? NO_PHASES;
            const own = isCapturing(options) ? capturing : bubbling;
            const isFound = own.get(event)?.includes(listener) === true || ownEnd.has(listener);
            return isFound ? remove.apply(this, values) : undefined;
        };
        for (const target of [window, window.document]) {
            replaceMethod(target, "addEventListener", watch);
            replaceMethod(target, "removeEventListener", keepPhase);
        }
        for (const name of ["addEventListener", "removeEventListener"])
            defineValue(globalThis, name, Reflect.get(window, name).bind(window));
    }
    const OF_PAGE = new Set(["scroll", "resize"]);
    function noteListener(leftovers, { name, media, isSame, has, ...added }) {
        const isThere = askListener(has, added);
        const what = `a listener on ${media === undefined ? name : "matchMedia"}`;
        const about = cutText(media ?? added.event);
        if (isSame)
            leftovers.addSame(what, about, isThere);
        else
            leftovers.add(what, about, isThere);
    }
    function askListener(has, { event, listener, target }) {
        let wasCalled = !OF_PAGE.has(event);
        return (isOver) => {
            if (!has())
                return false;
            if (wasCalled || !isOver)
                return true;
            wasCalled = true;
            try {
                const happened = new Event(event);
                if (typeof listener === "function")
                    listener.call(target, happened);
                else
                    listener.handleEvent(happened);
            }
            catch {
            }
            return has();
        };
    }
    function watchChannels(leftovers) {
        const { BroadcastChannel } = globalThis;
        const Watched = class extends BroadcastChannel {
            #isOpen = true;
            constructor(name) {
                super(name);
                if ((findCause()?.name ?? "mount").endsWith("mount"))
                    leftovers.add("a broadcast channel", cutText(name), () => this.#isOpen);
            }
            close() {
                this.#isOpen = false;
                super.close();
            }
        };
        defineValue(Watched, "name", "BroadcastChannel");
        defineValue(globalThis, "BroadcastChannel", Watched);
    }
    function watchHandlers(target, name, where, leftovers) {
        const watched = new Set();
        for (let at = target; at; at = Object.getPrototypeOf(at)) {
            for (const [property, { get, set }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
                if (!/^on[a-z]+$/u.test(property) || !get || !set || watched.has(property))
                    continue;
                watched.add(property);
                Object.defineProperty(where, property, {
                    configurable: true,
                    enumerable: true,
                    get: get.bind(target),
                    set(handler) {
                        set.call(target, handler);
                        if (typeof handler === "function")
                            leftovers.add(`a handler of ${name}`, property, () => get.call(target) === handler);
                    },
                });
            }
        }
    }
    const endsItself = (options) => typeof options === "object" && options !== null && ("once" in options || "signal" in options);
    const isCapturing = (options) => typeof options === "object" && options !== null ? Reflect.get(options, "capture") === true : options === true;
    const NO_PHASES = { bubbling: new Map(), capturing: new Map() };
    function watchNodes({ window, symbols }, leftovers) {
        const { document } = window;
        const note = makeElementNote(document, leftovers);
        let depth = 0;
        replaceMethod(document.body, symbols.connectedToNode, (connect) => function (...values) {
            depth++;
            try {
                return connect.apply(this, values);
            }
            finally {
                depth--;
                if (depth === 0)
                    note(this);
            }
        });
    }
    function makeElementNote(document, leftovers) {
        const added = new WeakMap();
        const isInPage = (node) => node.isConnected && node.ownerDocument === document;
        const isInAdded = (node) => {
            for (let at = node.parentNode; at; at = at.parentNode)
                if (added.has(at))
                    return true;
            return false;
        };
        return (node) => {
            if (node.nodeType !== ELEMENT || !isInPage(node) || isInAdded(node))
                return;
            const own = {};
            added.set(node, own);
            const isThere = () => added.get(node) === own && isInPage(node) && !isInAdded(node);
            const isSure = !KEPT.has(node.nodeName);
            leftovers.add("an element", `<${cutText(node.nodeName).toLowerCase()}>`, isThere, () => isSure);
        };
    }
    function watchObserver(name, leftovers) {
        const observer = Reflect.get(globalThis, name);
        if (!observer)
            return;
        const targets = new WeakMap();
        const follow = (method, act) => {
            replaceMethod(observer.prototype, method, (original) => function (...values) {
                const result = original.apply(this, values);
                act(this, values[0]);
                return result;
            });
        };
        follow("observe", (one, target) => {
            const all = targets.get(one) ?? new Set();
            targets.set(one, all.add(target));
            leftovers.add(`a ${name}`.replace(/^a (?=I)/u, "an "), "", () => all.has(target) && target.isConnected);
        });
        follow("unobserve", (one, target) => targets.get(one)?.delete(target));
        follow("disconnect", (one) => targets.get(one)?.clear());
    }
    ;
    const ADDS = ["on", "addListener", "once", "prependListener", "prependOnceListener"];
    function watchProcess(leftovers) {
        const listeners = process.rawListeners.bind(process);
        followListeners(process, (event, listener) => {
            leftovers.add("a listener on process", cutText(event), () => listeners(event).some((one) => one === listener || Reflect.get(one, "listener") === listener));
        });
    }
    function followListeners(emitter, onAdd) {
        const functions = emitter;
        let depth = 0;
        for (const name of ADDS) {
            const original = functions[name];
            if (!original)
                continue;
            functions[name] = function (...values) {
                depth++;
                try {
                    return original.apply(this, values);
                }
                finally {
                    depth--;
                    if (depth === 0)
                        onAdd(values[0], values[1]);
                }
            };
        }
    }
    ;
    const watch_input_READS = new Set(["data", "readable", "keypress"]);
    function watchInput(leftovers) {
        const input = Object.assign(new external_node_stream_namespaceObject.Readable({ read: (() => undefined) }), {
            fd: 0,
            isTTY: undefined,
            ref: () => input,
            unref: () => input.pause(),
        });
        const isRead = () => !input.destroyed && !input.readableEnded && (input.readableFlowing === true || input.listenerCount("readable") > 0);
        followListeners(input, (event) => {
            if (watch_input_READS.has(event))
                leftovers.add("standard input", "", isRead, (() => true));
        });
        Object.defineProperty(process, "stdin", { value: input, configurable: true, enumerable: true, writable: true });
        let isOver = false;
        return () => {
            if (isOver || !isRead())
                return false;
            isOver = true;
            return input.push(null) || true;
        };
    }
    ;
    Error.stackTraceLimit = STACK_LINES;
    followCauses(new external_node_async_hooks_namespaceObject.AsyncLocalStorage());
    const { job, nonce } = readJob();
    const grants = makeGrants(job.granted);
    const send = openChannel(nonce);
    const report = makeGuardReport(job.isPage
        ? (message) => {
            send(nameHiddenIn(message));
        }
        : send, grants);
    let listDatabases = () => [];
    const keeper = makeStateKeeper(job, openStore(job.storageFile), report.send, {
        keep: makeStateCopier(job),
        listDatabases: () => listDatabases(),
    });
    const opened = job.dom === undefined ? Promise.resolve(undefined) : openBrowser(job.dom);
    if (job.dom === undefined)
        Reflect.deleteProperty(globalThis, "navigator");
    void opened.then((browser) => {
        const leftovers = watchLeftovers(job.hooks, [job.plugin]);
        const context = makeContext(job, report, keeper.store, { grants, leftovers });
        const gaps = browser ? openGaps(report, browser, grants) : NO_GAPS;
        if (browser) {
            guardBrowser(report);
            openFrames();
            listDatabases = watchDatabases();
            watchDocument(browser, leftovers);
            repeatEachSecond(gaps.reportWaits);
        }
        const openers = guardNetwork(report, { isAllowed: job.hasNetwork, grants, plugin: browser ? job.plugin : undefined });
        guardFiles(report, job);
        guardProcesses(report);
        guardNative(report, job);
        reportPrints(report);
        guardChannel(report);
        watchProcess(leftovers);
        if (job.isPage)
            hideNode(job.plugin);
        const endInput = watchInput(leftovers);
        (0, external_node_module_namespaceObject.syncBuiltinESMExports)();
        const resources = watchOpenResources(openers, leftovers);
        const { plan } = job;
        const load = makeLibraryLoader(job);
        const command = plan.find(({ call }) => call)?.call?.name;
        return runHooks({
            plan,
            context,
            report,
            clock: makeClock(resources),
            resources,
            leftovers,
            endInput,
            keeper,
            gaps,
            events: process,
            findHooks: () => loadPlugin(job, context, loadFile, command),
            makeMounter: (wait) => makeMounter(job, makeValues(context, loadFile), { wait, load, report, grants, gaps }),
        });
    });
    function loadFile(file) {
        const entry = job.entries.indexOf(file);
        if (entry !== -1)
            report.send({ kind: "loading", entry });
        return import((0, external_node_url_namespaceObject.pathToFileURL)(file).href);
    }
    module.exports = __webpack_exports__;
})();
