"use strict";
var MAX_TEXT_LENGTH$1 = 4e3;
var { String: toText$1 } = globalThis;
var { stringify } = JSON;
function cutText(value) {
    const text = toText$1(value);
    return text.length <= MAX_TEXT_LENGTH$1 ? text : `${text.slice(0, MAX_TEXT_LENGTH$1)}…`;
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
    if (typeof error !== "object" && typeof error !== "function" || error === null)
        return {
            name: "",
            message: readText(() => error),
            stack: ""
        };
    const thrown = error;
    const message = readText(() => thrown.message ?? thrown);
    const reasons = listReasons(error);
    const words = reasons.map((reason) => readText(() => reason.message)).filter((one) => !message.includes(one));
    return {
        name: readText(() => thrown.name ?? ""),
        message: cutText([message, ...words.length > 0 ? [words.join("; ")] : []].join(": ")),
        stack: readText(() => [error, ...reasons].map(readStack).join("\n"))
    };
}
var MAX_REASONS = 3;
function listReasons(error) {
    try {
        const { cause, errors } = error;
        return (Array.isArray(errors) && error instanceof AggregateError ? errors : [cause]).slice(0, MAX_REASONS).filter((one) => typeof one === "object" && one !== null && "message" in one);
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
var { captureStackTrace } = Error;
var { set } = Reflect;
function captureStack() {
    const { prepareStackTrace, stackTraceLimit } = Error;
    if (prepareStackTrace !== void 0)
        set(Error, "prepareStackTrace", void 0);
    set(Error, "stackTraceLimit", 50);
    const holder = { stack: "" };
    captureStackTrace(holder, captureStack);
    const { stack } = holder;
    set(Error, "stackTraceLimit", stackTraceLimit);
    if (prepareStackTrace !== void 0)
        set(Error, "prepareStackTrace", prepareStackTrace);
    return typeof stack === "string" ? cutText(stack) : "";
}
var HOOKS = [
    "onInstall",
    "onEnable",
    "onDisable",
    "onUpdate",
    "onUninstall"
];
var last;
var run = (cause, act) => {
    last = cause;
    return act();
};
var find = () => last;
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
var MAX_LEFTOVERS = 1e4;
var ENDS = {
    load: void 0,
    mount: "unmount",
    unmount: "unmount",
    onEnable: "onDisable",
    onUpdate: "onDisable",
    command: "onDisable",
    onDisable: "onDisable",
    onInstall: "onUninstall",
    onUninstall: "onUninstall"
};
function watchLeftovers(hooks, folders) {
    const functions = [...HOOKS, ...hooks.map((hook) => hook.function.split(".").at(-1) ?? "")];
    const isHook = (line) => functions.includes(readFunction(line));
    let all = [];
    const earlier = new Map();
    const push = (started, isSame) => {
        const cause = findCause();
        if (cause === void 0 || ENDS[cause.name] === void 0)
            return;
        if (all.length >= MAX_LEFTOVERS)
            all = all.filter((one) => one.isThere(false));
        if (all.length >= MAX_LEFTOVERS)
            return;
        const stack = captureStack();
        const line = stack.split("\n").find((one) => folders.some((folder) => one.includes(folder))) ?? "";
        all.push({
            ...started,
            stack: isSame ? line : stack,
            cause,
            line,
            isSame
        });
    };
    return {
        add(what, name, isThere, isSure = (() => false)) {
            push({
                what,
                name,
                isThere,
                isSure
            }, false);
        },
        addSame(what, name, isThere) {
            push({
                what,
                name,
                isThere,
                isSure: (() => false)
            }, true);
        },
        list(hook) {
            all = all.filter((one) => one.isThere(ENDS[one.cause.name] === hook));
            const ended = all.filter(({ cause }) => ENDS[cause.name] === hook);
            const isLeft = hook === "unmount" ? (() => false) : (one) => one.isSure() || isHook(one.line);
            const isAgain = (one) => (earlier.get(describeStart(one)) ?? one.cause.step) !== one.cause.step;
            const left = ended.filter((one) => isLeft(one) || isRepeated(one, ended) || isAgain(one));
            for (const one of hook === "unmount" ? ended : [])
                earlier.set(describeStart(one), one.cause.step);
            return [...new Map(left.map((one) => [describeStart(one), one])).values()].map(({ what, name, stack, isSame = false }) => ({
                what,
                name,
                stack,
                isSame
            }));
        }
    };
}
var describeStart = ({ what, name, line }) => `${what} ${name} ${line}`;
function isRepeated({ what, name, line, cause }, others) {
    const isSame = (other) => other.what === what && other.name === name && other.line === line;
    return line !== "" && others.some((other) => isSame(other) && other.cause.step !== cause.step);
}
function readFunction(line) {
    return /^ +at (?:async )?(?:.*\.)?([\w$]+)(?: \[as .*\])? \(/u.exec(line)?.[1] ?? "";
}
function repeatEachSecond(act) {
    const timer = setInterval(act, SECOND);
    if (typeof timer === "object" && timer !== null)
        timer.unref();
}
var SECOND = 1e3;
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
function runAsync(act) {
    return new Promise((resolve) => {
        resolve(act());
    });
}
function requireKey(key) {
    if (typeof key === "string" && key !== "")
        return key;
    throw new TypeError(`A storage key must be a text that is not empty, but is ${String(key) || "\"\""}`);
}
function formatStored(key, value) {
    const text = JSON.stringify(value);
    if (text !== void 0)
        return text;
    throw new TypeError(`The value for "${key}" is ${typeof value}, which cannot be stored: JSON cannot express it`);
}
var MAX_USES = 1e5;
function makeStandIn(onUse = ignore, isOther = false, onText = ignore) {
    let uses = 0;
    const use = () => {
        if (++uses > MAX_USES)
            throw new Error("a stand-in is used without end");
        onUse();
    };
    return makeMember(use, {
        isOther,
        isSettled: false,
        onText
    });
}
var ignore = () => void 0;
function makeMember(onUse, options) {
    const { isOther, isSettled, onText } = options;
    const written = new Map();
    const made = new Map();
    const getMember = (name) => {
        const key = isOther ? "" : name;
        const member = made.get(key) ?? (isOther ? standIn : makeMember(onUse, {
            ...options,
            isSettled: false
        }));
        made.set(key, member);
        return member;
    };
    const target = (function () { });
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
                return void 0;
            if (key === "prototype" || key === "name")
                return Reflect.get(target, key);
            if (key === "then")
                return isSettled ? void 0 : settle;
            if (key === "toJSON")
                return () => null;
            if (/^(?:__|\$\$)/u.test(key))
                return void 0;
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
            return newTarget.prototype === target.prototype ? getMember("new") : Object.create(newTarget.prototype);
        }
    });
    return standIn;
    function settle(resolve, reject) {
        return Promise.resolve(makeMember(onUse, {
            ...options,
            isSettled: true
        })).then(resolve, reject);
    }
}
function toPrimitive(hint, isOther) {
    if (hint === "string")
        return isOther ? "1" : "";
    return isOther ? 1 : 0;
}
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
    const watch = (name, service) => new Proxy(service, { get(target, key) {
            if (typeof key !== "string" || key in target)
                return Reflect.get(target, key);
            const member = cutText(`${name}.${key}`);
            if (grants.has("context", member))
                return getGranted(member);
            send({
                kind: "unlisted",
                member
            });
        } });
    return watch("context", {
        id,
        configService: watch("configService", {
            get(key) {
                if (grants.has("setting", key))
                    return void 0;
                if (isMadeUp(key))
                    send({
                        kind: "made-up",
                        name: cutText(key)
                    });
                return config[key];
            },
            onChange() {
                let isListening = true;
                leftovers.add("a listener of settings", "", () => isListening, isSure);
                return () => {
                    isListening = false;
                };
            }
        }),
        logger: watch("logger", makeLogger((level, message) => {
            send({
                kind: "log",
                level,
                message: cutText(message)
            });
        })),
        notificationService: watch("notificationService", { notify(title, message, kind) {
                use("notifications", title);
                send({
                    kind: "notify",
                    title: cutText(title),
                    message: cutText(message),
                    as: cutText(kind)
                });
                return Promise.resolve();
            } }),
        storage: watch("storage", makeStorage({
            read(key) {
                use("storage-read", key);
                return store.read(key);
            },
            write(key, text) {
                use("storage-write", key);
                store.write(key, text);
                send({
                    kind: "store",
                    key: cutText(key),
                    change: "set"
                });
            },
            remove(key) {
                use("storage-write", key);
                store.remove(key);
                send({
                    kind: "store",
                    key: cutText(key),
                    change: "deleted"
                });
            },
            keys() {
                use("storage-read", "keys()");
                return store.keys();
            }
        })),
        signal: new AbortController().signal,
        previousVersion
    });
}
var isSure = (() => true);
var TEXT_OF_ANSWER = {
    kind: "network",
    name: "the text of an answer"
};
function defineValue(owner, name, value) {
    Object.defineProperty(owner, name, {
        value,
        configurable: true,
        writable: true
    });
}
function replaceMethod(object, name, make) {
    let owner = object;
    while (owner && !Object.hasOwn(owner, name))
        owner = Object.getPrototypeOf(owner);
    const original = owner && owner[name];
    if (original)
        owner[name] = make(original);
}
var NO_GRANTS = {
    has: (() => false),
    list: () => [],
    isFurther: false,
    hasOtherAnswers: false
};
function makeGrants(granted) {
    if (!granted)
        return NO_GRANTS;
    const { needs, hasOtherAnswers } = granted;
    const list = (kind) => needs.filter((need) => need.kind === kind).map((({ name }) => name));
    return {
        has: (kind, name) => needs.some((need) => need.kind === kind && (name === void 0 || need.name === name)),
        list,
        isFurther: true,
        hasOtherAnswers
    };
}
var ANSWER = {
    text: "{}",
    other: "{\"any\":\"answer\"}",
    type: "application/json"
};
function getAnswerText({ hasOtherAnswers }) {
    return hasOtherAnswers ? ANSWER.other : ANSWER.text;
}
function makeAnswer(grants, onText) {
    const answer = new Response(getAnswerText(grants), {
        status: 200,
        headers: { "content-type": ANSWER.type }
    });
    if (grants.hasOtherAnswers)
        defineValue(answer, "json", () => Promise.resolve(makeStandIn(void 0, false, onText)));
    return answer;
}
var { parse } = JSON;
function answerParsers({ hasOtherAnswers }, onText) {
    if (!hasOtherAnswers)
        return;
    JSON.parse = (text, reviver) => text === ANSWER.other ? makeStandIn(void 0, false, onText) : parse(text, reviver);
}
function makeTextReport(report) {
    return () => {
        report.reportLack(TEXT_OF_ANSWER.kind, TEXT_OF_ANSWER.name);
    };
}
var ASKED_FUNCTIONS = [
    {
        at: "clipboard",
        name: "readText",
        permission: "clipboard-read"
    },
    {
        at: "clipboard",
        name: "read",
        permission: "clipboard-read"
    },
    {
        at: "clipboard",
        name: "writeText",
        permission: "clipboard-write"
    },
    {
        at: "clipboard",
        name: "write",
        permission: "clipboard-write"
    },
    {
        at: "geolocation",
        name: "getCurrentPosition",
        permission: "geolocation"
    },
    {
        at: "geolocation",
        name: "watchPosition",
        permission: "geolocation"
    }
];
var ASKED_COMMANDS = {
    copy: "clipboard-write",
    cut: "clipboard-write",
    paste: "clipboard-read"
};
function getOwn(object, key) {
    if (!Object.hasOwn(object, key))
        return void 0;
    return object[key];
}
function guardBrowser({ reportUse: use }) {
    const { navigator, document } = globalThis;
    if (!navigator || !document)
        return;
    const define = (object, name, value) => {
        Object.defineProperty(object, name, {
            value,
            configurable: true,
            writable: true,
            enumerable: true
        });
    };
    const devices = {
        clipboard: {},
        geolocation: {}
    };
    for (const { at, name, permission } of ASKED_FUNCTIONS) {
        const functions = devices[at] ?? {};
        functions[name] = (_, onError) => {
            use(permission, `navigator.${at}.${name}`);
            const error = new Error("Nobody is here to grant it");
            error.name = "NotAllowedError";
            if (at === "clipboard")
                return Promise.reject(error);
            if (typeof onError === "function")
                queueMicrotask(() => {
                    onError(error);
                });
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
        enumerateDevices: () => Promise.resolve([])
    });
    define(globalThis, "Notification", makeNotification(use));
    define(document, "execCommand", (command) => {
        const permission = getOwn(ASKED_COMMANDS, String(command).toLowerCase());
        if (permission !== void 0)
            use(permission, "document.execCommand");
        return false;
    });
    guardLoads(use);
}
var LOADED = /^(?:(?:img|script|iframe|audio|video|source|track|embed) src|video poster|link (?:href|rel))$/u;
var REMOTE = /^\s*(?:https?:)?\/\/(?!localhost\b|127\.|\[::1\])/iu;
var LOADING_LINKS = /\b(?:stylesheet|icon|preload|modulepreload|prefetch|manifest)\b/u;
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
        requestPermission: () => Promise.resolve("default")
    });
}
var MAX_KEYS = 20;
function makeStateKeeper({ plan, installed, previousVersion }, plain, send, { keep, listDatabases }) {
    const lastInstall = plan.findLast(({ name }) => name === "onInstall")?.nth;
    let updated = new Map();
    const reportGrown = (nth) => {
        const texts = new Map(plain.keys().map((key) => [key, plain.read(key) ?? ""]));
        const grown = [...texts.keys()].filter((key) => hasGrown(updated.get(key), texts.get(key)));
        if (nth > 1 && grown.length > 0)
            send({
                kind: "keys",
                about: "grown",
                keys: grown.slice(0, MAX_KEYS).map(cutText)
            });
        updated = texts;
    };
    const inherited = previousVersion === void 0 ? void 0 : watchInherited(plain, send);
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
            catch { }
        }
    };
}
function hasGrown(before, after) {
    if (before === void 0 || after === void 0 || before === after)
        return false;
    const old = JSON.parse(before);
    const next = JSON.parse(after);
    if (isArray$1(old) && isArray$1(next))
        return next.length > old.length && old.length > 0;
    return typeof old === "string" && typeof next === "string" && old !== "" && next.length > old.length && next.includes(old);
}
var { isArray: isArray$1 } = Array;
function listInPage(databases) {
    const { localStorage = {} } = globalThis;
    return [...Object.keys(localStorage).map((key) => `localStorage: ${key}`), ...databases.map((name) => `IndexedDB: ${name}`)];
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
    send({
        kind: "left",
        keys: shown.map(cutText),
        more: keys.length - shown.length
    });
}
function losesParts(before = "null", after) {
    const old = JSON.parse(before);
    if (typeof old !== "object" || old === null)
        return false;
    const next = JSON.parse(after);
    const kept = new Set(Object.values(typeof next === "object" && next !== null ? next : {}).map((part) => toJson(part)));
    return Object.values(old).some((part) => !kept.has(toJson(part)));
}
var { stringify: toJson } = JSON;
function watchInherited(store, send) {
    const inherited = new Set(store.keys());
    const untouched = new Set(inherited);
    const found = new Set();
    const handled = new Set();
    const reportMiss = (key, isOverwritten) => {
        const stack = captureStack();
        send({
            kind: "miss",
            key: cutText(key),
            isRemoved: inherited.has(key),
            isOverwritten,
            stack
        });
    };
    return {
        reportUnread() {
            if (untouched.size > 0)
                send({
                    kind: "keys",
                    about: "unread",
                    keys: [...untouched].slice(0, MAX_KEYS).map(cutText)
                });
        },
        store: {
            read(key) {
                const text = store.read(key);
                untouched.delete(key);
                if (text !== void 0)
                    found.add(key);
                else if (!found.has(key) && (inherited.has(key) || !handled.has(key)))
                    reportMiss(key, false);
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
            }
        }
    };
}
function makeSend(write, find = findCause) {
    const { stringify } = JSON;
    let count = 0;
    return (message) => {
        const isEvent = !isAlwaysSent(message);
        if (isEvent && ++count > 3e3)
            return;
        const sent = isEvent && count === 3e3 ? { kind: "more" } : message;
        const by = find()?.step;
        write(stringify(strip(by === void 0 ? sent : {
            by,
            ...sent
        })));
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
        case "keys": return true;
        default: return false;
    }
}
var { isArray } = Array;
var { create, keys, setPrototypeOf } = Object;
function strip(value) {
    if (typeof value !== "object" || value === null)
        return value;
    const bare = isArray(value) ? setPrototypeOf([], null) : create(null);
    const names = keys(value);
    let at = names.length;
    while (at-- > 0) {
        const name = names[at] ?? "";
        bare[name] = strip(value[name]);
    }
    return bare;
}
var nameComponent = (component) => `component ${component}`;
var MOUNTS = {
    react: mountReact,
    preact: mountPreact,
    vue: mountVue,
    svelte: mountSvelte,
    "solid-js": mountSolid,
    lit: void 0
};
var CannotMount = class extends Error {
};
function take(module, name, library) {
    const found = module[name];
    if (!found)
        throw new CannotMount(`the installed ${library} has no ${name}`);
    return found;
}
async function mountReact({ component, element, props, load, onError }) {
    const react = await load("react");
    const createElement = take(react, "createElement", "React");
    const made = createElement(component);
    const node = Object.create(Object.getPrototypeOf(made), {
        ...Object.getOwnPropertyDescriptors(made),
        props: {
            value: props,
            enumerable: true
        }
    });
    const tree = react["Suspense"] ? createElement(react["Suspense"], { fallback: null }, node) : node;
    const client = await load("react-dom/client").catch(() => void 0);
    const dom = await load("react-dom");
    if (!client) {
        take(dom, "render", "React")(tree, element);
        return () => dom["unmountComponentAtNode"]?.(element);
    }
    const root = take(client, "createRoot", "React")(element, { onUncaughtError: onError });
    const flush = dom["flushSync"] ?? ((act) => {
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
    const preact = await load("preact");
    const render = take(preact, "render", "Preact");
    render(Object.assign(take(preact, "createElement", "Preact")(component), { props }), element);
    return () => render(null, element);
}
async function mountVue({ component, element, props, load, onError }) {
    const vue = await load("vue");
    const h = take(vue, "h", "Vue");
    const app = take(vue, "createApp", "Vue")({ render: () => h(vue["Suspense"], null, { default: () => h(component, { ...props }) }) });
    app.config.errorHandler = onError;
    app.mount(element);
    return () => {
        app.unmount();
    };
}
async function mountSvelte({ component, element, props, load }) {
    const svelte = await load("svelte");
    if (typeof component.prototype?.$destroy === "function") {
        const instance = new component({
            target: element,
            props
        });
        return () => {
            instance.$destroy();
        };
    }
    const instance = take(svelte, "mount", "Svelte")(component, {
        target: element,
        props
    });
    svelte["flushSync"]?.();
    return () => svelte["unmount"]?.(instance);
}
async function mountSolid({ component, element, props, load }) {
    const solid = await load("solid-js/web");
    const createComponent = take(solid, "createComponent", "Solid");
    return take(solid, "render", "Solid")(() => createComponent(component, props), element);
}
var UI_LIBRARIES = {
    react: "React",
    preact: "Preact",
    vue: "Vue",
    svelte: "Svelte",
    "solid-js": "Solid",
    lit: "Lit"
};
var PARTS = new Map([
    ["react-dom", "react"],
    ["lit-element", "lit"],
    ["lit-html", "lit"],
    ["@lit/reactive-element", "lit"],
    ["@vue/runtime-dom", "vue"],
    ["@vue/runtime-core", "vue"]
]);
[...Object.keys(UI_LIBRARIES), ...PARTS.keys()];
async function mountComponent(library, mounting) {
    const { component, element, props } = mounting;
    if (isCustomElement(component))
        return mountElement(component, element);
    const mount = library === void 0 ? void 0 : MOUNTS[library];
    if (mount) {
        if (!(typeof component === "function" || typeof component === "object" && component !== null))
            throw new CannotMount("it is neither a function nor an object");
        return mount(mounting);
    }
    if (library !== void 0)
        throw new CannotMount(`it is not a custom element, which ${UI_LIBRARIES[library]} makes`);
    if (typeof component !== "function" || /^class\b/u.test(Function.prototype.toString.call(component)))
        throw new CannotMount("it is neither a custom element nor a function, and no library is imported or declared");
    return callFunction(component, element, props);
}
var elements = globalThis;
function isCustomElement(component) {
    return typeof component === "function" && component.prototype instanceof elements.HTMLElement;
}
var count = 0;
async function mountElement(Component, element) {
    try {
        elements.customElements.define(`mounted-component-${String(++count)}`, Component);
    }
    catch { }
    const made = new Component();
    element.append(made);
    await made.updateComplete;
    return () => {
        made.remove();
    };
}
async function callFunction(component, element, props) {
    const result = await component(element, props);
    if (result instanceof elements.Node)
        element.append(result);
    if (typeof result === "object" && result !== null && !element.firstChild)
        throw new CannotMount("it neither fills the element nor returns one");
    return typeof result === "function" ? result : () => void 0;
}
var OF_LIBRARIES = /^(?:\$|__)|^(?:children|key|ref|class|className|slot|then|toJSON|defaultProps)$/u;
function watchProps(granted = []) {
    const asked = new Set();
    return {
        props: new Proxy(makeAnyProps(granted), { get(target, key) {
                if (typeof key === "string" && !(key in target) && !OF_LIBRARIES.test(key))
                    asked.add(key);
                return Reflect.get(target, key);
            } }),
        asked
    };
}
function makeAnyProps(names) {
    return Object.fromEntries(Array.from(names, (name) => [name, makeStandIn()]));
}
function watchMembers(object, asked) {
    const prototype = Object.getPrototypeOf(object);
    Object.setPrototypeOf(object, new Proxy(prototype, { get(target, key, receiver) {
            if (typeof key === "string" && !(key in target) && !OF_LIBRARIES.test(key))
                asked.add(key);
            return Reflect.get(target, key, receiver);
        } }));
}
var MISSING = { kind: "missing" };
var UNKNOWN = { kind: "unknown" };
function openOwners(values, entries, isGuess) {
    const known = [];
    const pendingOwners = [];
    const left = [...entries];
    let isCertain = true;
    const addPending = (isOwner, maker) => {
        if (isOwner === true)
            pendingOwners.push(maker);
        else if (isOwner === void 0)
            isCertain = false;
    };
    const loadNext = async () => {
        const entry = left.shift();
        if (entry === void 0)
            return false;
        const module = await values.load(entry);
        const owners = listOwners(values, module);
        const main = getDefault(values, module);
        known.push(...owners);
        const lists = owners.filter((owner) => owner !== main).map((owner) => values.list(owner));
        if (lists.some(({ isWhole }) => !isWhole))
            isCertain = false;
        for (const value of new Set([main, ...lists.flatMap((list) => list.values)]))
            addPending(isPluginClass(values, value), () => values.construct(value));
        const isFactory = every([
            () => values.isFunction(main),
            () => not(isPluginClass(values, main)),
            () => not(values.isClass(main)),
            () => !isGuess || values.looksLikeFactory(main)
        ]);
        addPending(isFactory, () => values.call(main));
        return true;
    };
    const findInKnown = (path) => {
        let isUnknown = false;
        for (const owner of known) {
            const found = findFunction$1(values, owner, path);
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
            while (found.kind !== "found" && (await makeNext() || await loadNext()))
                found = findInKnown(path);
            return found;
        },
        async findMethod(name) {
            if (known.length === 0)
                await loadNext();
            let found = findInKnown(name);
            while (found.kind !== "found" && isGuess && await makeNext())
                found = findInKnown(name);
            return found;
        }
    };
}
function findInModule(values, module, hook) {
    const main = getDefault(values, module);
    const path = hook.function === "" ? hook.name : hook.function;
    const found = listOwners(values, module).map((owner) => findFunction$1(values, owner, path));
    if (hook.function === "")
        found.push(classifyFunction(values, main, module));
    return found.find(({ kind }) => kind === "found") ?? (found.some(({ kind }) => kind === "unknown") ? UNKNOWN : MISSING);
}
function listOwners(values, module) {
    return [...new Set([
            module,
            values.get(module, "default"),
            getDefault(values, module)
        ])];
}
function getDefault(values, module) {
    const main = values.get(module, "default");
    if (every([
        () => values.isObject(main),
        () => values.isTrue(values.get(main, "__esModule")),
        () => values.has(main, "default")
    ]) === true)
        return values.get(main, "default");
    return main;
}
function findFunction$1(values, owner, path) {
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
        return {
            kind: "found",
            value,
            owner
        };
    return isFunction === false ? MISSING : UNKNOWN;
}
function isPluginClass(values, value) {
    return every([
        () => values.isFunction(value),
        () => values.isObject(values.get(value, "prototype")),
        () => some(HOOKS.map((name) => () => values.has(values.get(value, "prototype"), name)))
    ]);
}
var not = (known) => known === void 0 ? void 0 : !known;
function every(questions) {
    let all = true;
    for (const ask of questions) {
        const answer = ask();
        if (answer === false)
            return false;
        if (answer === void 0)
            all = void 0;
    }
    return all;
}
var some = (questions) => not(every(questions.map((ask) => () => not(ask()))));
async function findComponent(values, entries, name) {
    for (const entry of entries) {
        const owners = listOwners(values, await values.load(entry));
        for (const owner of owners) {
            const value = name.split(".").reduce((at, key) => values.get(at, key), owner);
            if (value !== void 0)
                return { value };
        }
        const main = owners.at(-1);
        if (values.isFunction(main) === true && values.get(main, "name") === name)
            return { value: main };
    }
}
var MAX_FUNCTIONS = 200;
async function loadPlugin(job, context, load, command) {
    const hooks = job.isOnlyLoaded ? new Map() : await findHooks(job, context, load, command);
    const ofComponents = job.plan.some(({ name }) => name === "mount") ? job.mount?.entries ?? [] : [];
    for (const entry of job.isOnlyLoaded ? job.entries : ofComponents)
        await load(entry);
    return hooks;
}
async function findHooks(job, context, load, command) {
    const values = makeValues(context, load);
    const owners = openOwners(values, job.entries, job.hooks.length === 0);
    const found = new Map();
    for (const hook of job.hooks) {
        const module = hook.file === void 0 ? void 0 : await load(hook.file);
        const call = bind(module ? findInModule(values, module, hook) : await owners.find(hook.function));
        const looked = module ? listOwners(values, module) : owners.known;
        found.set(hook.name, call ?? {
            kind: "missing",
            hook: hook.text,
            functions: listFunctions(looked)
        });
    }
    for (const name of HOOKS) {
        if (found.has(name))
            continue;
        const call = bind(await owners.findMethod(name));
        if (call)
            found.set(name, call);
    }
    if (command !== void 0)
        found.set("command", await findCommand(owners, command));
    return found;
}
async function findCommand(owners, command) {
    for (const name of [command, toCamelCase(command)]) {
        const call = bind(await owners.find(name));
        if (call)
            return call;
    }
    return {
        kind: "missing",
        hook: command,
        functions: listFunctions(owners.known)
    };
}
function toCamelCase(name) {
    return name.replace(/[^A-Za-z0-9_$]+(.?)/gu, (_, next) => next.toUpperCase());
}
function bind(found) {
    if (found.kind !== "found")
        return void 0;
    const value = found.value;
    return {
        kind: "found",
        call: value.bind(found.owner),
        text: readFunctionText(value)
    };
}
var MAX_TEXT_LENGTH = 1e3;
var { toString: toText } = Function.prototype;
function readFunctionText(value) {
    return toText.call(value).slice(0, MAX_TEXT_LENGTH);
}
var isObject = (value) => typeof value === "object" && value !== null || typeof value === "function";
function makeValues(context, load) {
    return {
        load,
        isObject,
        isFunction: (value) => typeof value === "function",
        isClass: (value) => /^class\b/u.test(Function.prototype.toString.call(value)),
        looksLikeFactory: (value) => isObject(value) && looksLikeFactory(value),
        has: (owner, name) => isObject(owner) && name in owner,
        get: (owner, name) => isObject(owner) ? Reflect.get(owner, name) : void 0,
        isTrue: (value) => value === true,
        list: (module) => ({
            values: isObject(module) ? Object.values(module) : [],
            isWhole: true
        }),
        construct: (value) => new value(context),
        call: (value) => value(context)
    };
}
var looksLikeFactory = (value) => /create|plugin/iu.test(String(Reflect.get(value, "name"))) || HOOKS.some((name) => Function.prototype.toString.call(value).includes(name));
function listFunctions(owners) {
    const objects = owners.filter(isObject);
    const names = [...objects.flatMap(listFunctionNames), ...objects.flatMap(listMemberNames)];
    return [...new Set(names)].filter((name) => name !== "default").slice(0, MAX_FUNCTIONS);
}
function listMemberNames(owner) {
    return Object.getOwnPropertyNames(owner).slice(0, MAX_FUNCTIONS).flatMap((name) => {
        try {
            const value = Object.getOwnPropertyDescriptor(owner, name)?.value;
            if (typeof value !== "object" || value === null || name === "default")
                return [];
            return listFunctionNames(value).slice(0, MAX_FUNCTIONS).map((member) => cutText(`${name}.${member}`));
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
var MOUNT_GRACE = 200;
var UNMOUNT_GRACE = 50;
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
        onError = void 0;
        return thrown;
    };
    const mountOnce = (component, props, prepare) => attempt(async () => {
        const element = page.document.createElement("div");
        prepare(element);
        page.document.body.append(element);
        mounted = {
            element,
            unmount: () => void 0
        };
        mounted = {
            element,
            unmount: await mountComponent(library, {
                component,
                element,
                props,
                load,
                onError: report
            })
        };
    }, MOUNT_GRACE);
    const clear = async () => {
        const last = mounted;
        mounted = void 0;
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
            const shown = findFunction(value);
            if (shown)
                options.report.send({
                    kind: "function",
                    hook: nameComponent(name),
                    text: readFunctionText(shown)
                });
            const isLibrarys = library !== void 0 || isCustomElement(value);
            const { props, asked } = watchProps(grants.list("props"));
            const names = new Set();
            const [first] = await mountOnce(value, props, (element) => {
                if (isLibrarys)
                    return;
                watchMembers(element, names);
                Object.assign(element, makeAnyProps(grants.list("props")));
            });
            const isUnreached = why !== void 0 && !isCustomElement(value) && !mounted?.element.firstChild;
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
            for (const one of [
                ...asked,
                ...isFilled ? [] : names,
                ...declared
            ].slice(0, MAX_NAMES))
                options.report.reportLack("props", one);
            gaps.reportCauses(error);
            return {
                kind: "threw",
                error: describeError(error)
            };
        },
        async unmount() {
            if (!mounted)
                return notMounted("it was not mounted");
            const [first] = await clear();
            if (!first)
                return { kind: "done" };
            gaps.reportCauses(first.error);
            return {
                kind: "threw",
                error: describeError(first.error)
            };
        },
        takeError(error) {
            onError?.(error);
            return onError !== void 0;
        }
    };
}
function findFunction(component) {
    const { render, setup } = component ?? {};
    const isFunction = (one) => typeof one === "function";
    return [
        component,
        setup,
        render
    ].find(isFunction);
}
var MAX_NAMES = 50;
var notMounted = (why) => ({
    kind: "not-mounted",
    why: cutText(why)
});
var isMissingModule = (error) => error instanceof Error && /^(?:ERR_)?MODULE_NOT_FOUND$/u.test(String(Reflect.get(error, "code")));
var isMissingFile = (error) => /^Cannot find module '(?:[./\\]|[A-Z]:)(?!.*[/\\]node_modules[/\\])/iu.test(describeError(error).message);
function toWhole(module) {
    const main = module.default;
    return typeof main === "object" && main !== null ? {
        ...main,
        ...module
    } : module;
}
function explainMissing(message) {
    const [words = ""] = message.split(" imported from");
    const name = /^Cannot find package '([^']+)'$/u.exec(words)?.[1];
    return name === void 0 ? words : `${name} is not installed: add it to "devDependencies"`;
}
function listDeclaredProps(component) {
    const props = component?.props;
    if (Array.isArray(props))
        return props.filter((name) => typeof name === "string");
    if (typeof props !== "object" || props === null)
        return [];
    return Object.entries(props).flatMap(([name, options]) => typeof options === "object" && options !== null && "default" in options ? [] : [name]);
}
function makeGuardReport(send, grants) {
    const reportRefusal = (act, object) => {
        send({
            kind: "refuse",
            act,
            object: cutText(object),
            stack: captureStack()
        });
        return makeRefusal(`plugin-preflight does not let a plugin ${ACTS[act]} ${cutText(object)}`);
    };
    return {
        send,
        reportUse(permission, object) {
            send({
                kind: "use",
                permission,
                object: cutText(object),
                stack: captureStack()
            });
        },
        reportGap(name) {
            send({
                kind: "gap",
                name,
                stack: captureStack()
            });
        },
        reportLack(what, name) {
            send({
                kind: "lack",
                what,
                name: cutText(name)
            });
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
                send({
                    kind: "refuse",
                    ...denial
                });
        }
    };
}
var ACTS = {
    write: "write to",
    read: "read",
    start: "start",
    signal: "send a signal to",
    load: "load",
    use: "use"
};
function makeRefusal(message) {
    return Object.assign(new Error(message), { code: "ERR_ACCESS_DENIED" });
}
var DEPTH = 5;
var RESTRICTED = /Access to this API has been restricted|loading addons is disabled/u;
var API = /^([\w.]{1,60}) API (?:requires|is disabled)\b/u;
var FILE_ACTS = {
    FileSystemRead: "read",
    FileSystemWrite: "write"
};
function nameUsed(permission, message) {
    const known = getOwn(NAMES, permission);
    if (known !== void 0 || permission !== "")
        return known ?? permission;
    return API.exec(message)?.[1] ?? "what Node's permissions restrict";
}
function findDenial(thrown) {
    try {
        let error = thrown;
        for (let depth = 0; depth < DEPTH && error instanceof Error; depth++) {
            const { permission, resource, code, message } = error;
            if (code === "ERR_ACCESS_DENIED" && permission !== void 0 || code === "ERR_DLOPEN_DISABLED" || RESTRICTED.test(message)) {
                const name = cutText(permission ?? "");
                const act = getOwn(FILE_ACTS, name) ?? (name === "ChildProcess" ? "start" : "use");
                return {
                    act,
                    object: act === "use" ? nameUsed(name, message) : cutText(resource),
                    stack: cutText(error.stack ?? "")
                };
            }
            error = error.cause;
        }
    }
    catch { }
}
var NAMES = {
    WASI: "node:wasi",
    Inspector: "node:inspector",
    WorkerThreads: "a thread, or hooks of modules",
    Addon: "a native add-on"
};
var MAX_OPEN_RESOURCES = 20;
var NOT_AGAIN = {
    kind: "not-mounted",
    why: "it was not mounted and removed without an error before"
};
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
        send({
            kind: "uncaught",
            error: describeError(error)
        });
    };
    events.on("uncaughtException", onUncaught);
    events.on("unhandledRejection", onUncaught);
    events.on("beforeExit", () => {
        if (clock.noticeEmptyLoop() || !isWaiting || endInput())
            return;
        if (resources.hasUnreferenced())
            clock.pause();
        else {
            gaps.reportWaits();
            send({ kind: "never" });
        }
    });
    const run = async (cause, act) => {
        const { step } = cause;
        send({
            kind: "begin",
            step
        });
        const start = clock.now();
        let outcome;
        isWaiting = true;
        try {
            outcome = await runFor(cause, act);
        }
        catch (error) {
            reportDenial(error);
            gaps.reportCauses(error);
            outcome = {
                kind: "threw",
                error: describeError(error)
            };
        }
        isWaiting = false;
        const milliseconds = clock.now() - start;
        await clock.turn();
        send({
            kind: "end",
            step,
            milliseconds,
            outcome
        });
        return outcome;
    };
    const sendLeft = (step, left) => {
        for (const one of left.slice(0, MAX_OPEN_RESOURCES))
            send({
                kind: "open",
                step,
                ...one
            });
    };
    let isShown = true;
    let hooks = new Map();
    const loaded = await run({
        step: 0,
        name: "load"
    }, async () => {
        hooks = await hookRun.findHooks();
        hooks.forEach((found, hook) => {
            if (found.kind === "found")
                send({
                    kind: "function",
                    hook,
                    text: found.text
                });
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
            const { kind } = await run({
                step,
                name
            }, isShown ? name === "mount" ? () => mounter.mount(component) : () => mounter.unmount() : () => Promise.resolve(NOT_AGAIN));
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
            send({
                kind: "begin",
                step
            });
            const outcome = found ?? { kind: "no-hook" };
            send({
                kind: "end",
                step,
                milliseconds: 0,
                outcome
            });
            keeper.afterCall(planned, outcome);
        }
        else {
            const outcome = await run({
                step,
                name
            }, async () => {
                const returned = await found.call(...call ? [[...call.words], call.options] : [context]);
                if (isGenerator(returned))
                    return { kind: "never-runs" };
                return {
                    kind: "done",
                    ...call && returned !== void 0 && { returned: describeValue(returned) }
                };
            });
            keeper.afterCall(planned, outcome);
            if (outcome.kind === "threw" && preventsActivation(name, nth))
                break;
        }
        if (name !== "onDisable" && name !== "onUninstall")
            continue;
        resources.endHook();
        const listLeft = () => [...name === "onDisable" ? resources.list() : [], ...leftovers.list(name)];
        await clock.wait(() => listLeft().length === 0 && !resources.mayGoOn());
        sendLeft(step, listLeft());
    }
    await clock.wait(() => resources.list().length === 0);
    send({ kind: "finished" });
}
var findHook = Function.prototype.call.bind(Map.prototype.get);
var isGenerator = (value) => /^\[object (?:Async)?Generator\]$/u.test(Object.prototype.toString.call(value));
function preventsActivation(hook, nth) {
    return hook === "onEnable" || hook === "onInstall" && nth === 1;
}
var MAX_LOOKUPS = 50;
var LOOKS_OF_WAIT = 3;
function watchPage({ report, grants }) {
    const { document, customElements, HTMLElement } = globalThis;
    const looked = new Map();
    const note = (selector, isThere) => {
        const one = looked.get(selector) ?? {
            count: 0,
            isThere
        };
        if (looked.size < MAX_LOOKUPS)
            looked.set(selector, one);
        if (++one.count === LOOKS_OF_WAIT)
            report.reportLack("page", selector);
    };
    for (const name of ["getElementById", "querySelector"]) {
        const original = document[name].bind(document);
        document[name] = (text) => {
            const found = original(text);
            if (found !== null && found !== void 0)
                return found;
            const selector = cutText(name === "getElementById" ? `#${text}` : text);
            if (grants.has("page", selector))
                return addElement(document, selector);
            note(selector, () => (original(text) ?? void 0) !== void 0);
            return found;
        };
    }
    const whenDefined = customElements.whenDefined.bind(customElements);
    customElements.whenDefined = (name) => {
        const isDefined = customElements.get(name) !== void 0;
        if (!isDefined && grants.has("page", cutText(name)))
            customElements.define(name, class extends HTMLElement {
            });
        else if (!isDefined)
            note(cutText(name), () => customElements.get(name) !== void 0);
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
    if (id !== void 0)
        element.id = id;
    body.append(element);
    return element;
}
var PAGE_SEND = "preflightSend";
var PAGE_START = "preflightStart";
var PERMISSION = "network-access";
function guardPageNetwork(report, { isAllowed, grants, plugin }) {
    const read = (given) => {
        const text = given instanceof Request ? given.url : String(given);
        const address = URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : void 0;
        if (!address || !/^(?:https?|wss?):$/u.test(address.protocol) || address.href.startsWith(plugin))
            return void 0;
        if (address.origin === location.origin)
            return cutText(`${text} of the host`);
        const shown = cutText(`${address.origin}${address.pathname}`);
        report.reportUse(PERMISSION, shown);
        return shown;
    };
    const reportNone = (address) => {
        report.send({
            kind: "no-network",
            address
        });
    };
    const onText = makeTextReport(report);
    if (grants.has("network"))
        answerParsers(grants, onText);
    replaceMethod(window, "fetch", (original) => (...values) => {
        const address = read(values[0]);
        if (address === void 0)
            return original.apply(window, values);
        if (grants.has("network"))
            return Promise.resolve(makeAnswer(grants, onText));
        if (isAllowed)
            return original.apply(window, values).catch((error) => {
                reportNone(address);
                throw error;
            });
        reportNone(address);
        return Promise.reject(new TypeError("Failed to fetch"));
    });
    replaceMethod(XMLHttpRequest.prototype, "open", (original) => function (...values) {
        const address = read(values[1]);
        const granted = `data:${ANSWER.type},${encodeURIComponent(getAnswerText(grants))}`;
        if (address !== void 0 && grants.has("network"))
            return original.apply(this, [values[0], granted]);
        if (address !== void 0 && !isAllowed)
            reportNone(address);
        return original.apply(this, values);
    });
    replaceMethod(navigator, "sendBeacon", (original) => (...values) => {
        const address = read(values[0]);
        if (address !== void 0 && !isAllowed)
            reportNone(address);
        return original.apply(navigator, values);
    });
    for (const name of ["WebSocket", "EventSource"])
        window[name] = new Proxy(window[name], { construct(target, values, newTarget) {
                const address = read(values[0]);
                if (address !== void 0 && !isAllowed)
                    reportNone(address);
                return Reflect.construct(target, values, newTarget);
            } });
}
var POLL = 10;
function makePageClock() {
    const { setTimeout, performance } = window;
    const now = performance.now.bind(performance);
    const wait = (milliseconds) => new Promise((resolve) => {
        setTimeout.call(window, resolve, milliseconds);
    });
    const turn = () => wait(0);
    return {
        now,
        turn,
        pause: () => wait(POLL),
        async wait(isSo, milliseconds = 250) {
            await turn();
            for (const end = now() + milliseconds; !isSo() && now() < end;)
                await wait(POLL);
        },
        noticeEmptyLoop: (() => false)
    };
}
var ELEMENT = 1;
var KEPT = new Set([
    "STYLE",
    "LINK",
    "SCRIPT",
    "META"
]);
var OF_PAGE = new Set(["scroll", "resize"]);
function noteListener(leftovers, { name, media, isSame, has, ...added }) {
    const isThere = askListener(has, added);
    const what = `a listener on ${media === void 0 ? name : "matchMedia"}`;
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
        catch { }
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
    for (let at = target; at; at = Object.getPrototypeOf(at))
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
                }
            });
        }
}
var isCapturing = (options) => typeof options === "object" && options !== null ? Reflect.get(options, "capture") === true : options === true;
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
function watchPageDocument(leftovers) {
    const shared = new Map([
        [window, "window"],
        [document, "document"],
        [document.documentElement, "document.documentElement"],
        [document.body, "document.body"]
    ]);
    useNewNames(MediaQueryList);
    watchListeners(shared, leftovers);
    for (const [target, name] of shared)
        watchHandlers(target, name, target, leftovers);
    watchNodes(leftovers);
    watchChannels(leftovers);
    for (const name of [
        "MutationObserver",
        "ResizeObserver",
        "IntersectionObserver"
    ])
        watchObserver(name, leftovers);
}
function watchListeners(shared, leftovers) {
    const kept = new WeakMap();
    const list = (target) => {
        const own = kept.get(target) ?? [];
        kept.set(target, own);
        return own;
    };
    const find = (target, [event, listener, options]) => list(target).find((one) => one.event === event && one.listener === listener && one.isCapturing === isCapturing(options));
    const remove = (target, one) => {
        const own = list(target);
        if (one && own.includes(one))
            own.splice(own.indexOf(one), 1);
    };
    replaceMethod(EventTarget.prototype, "addEventListener", (add) => function (...values) {
        const target = this ?? window;
        const media = target instanceof MediaQueryList ? target.media : void 0;
        const name = shared.get(target) ?? media;
        const [event, listener, options] = values;
        if (name === void 0 || !listener)
            return add.apply(target, values);
        const same = find(target, values);
        const one = same ?? {
            event,
            listener,
            isCapturing: isCapturing(options)
        };
        if (!same) {
            list(target).push(one);
            const { once = false, signal } = typeof options === "object" ? options : {};
            const forget = () => {
                remove(target, one);
            };
            if (once)
                add.apply(target, [
                    event,
                    forget,
                    {
                        capture: one.isCapturing,
                        once
                    }
                ]);
            if (signal)
                add.apply(signal, [
                    "abort",
                    forget,
                    { once: true }
                ]);
        }
        const has = () => list(target).includes(one);
        noteListener(leftovers, {
            name,
            media,
            isSame: same !== void 0,
            has,
            event,
            listener,
            target
        });
        return add.apply(target, values);
    });
    replaceMethod(EventTarget.prototype, "removeEventListener", (original) => function (...values) {
        remove(this ?? window, find(this ?? window, values));
        return original.apply(this ?? window, values);
    });
}
function useNewNames({ prototype }) {
    replaceMethod(prototype, "addListener", () => function (listener) {
        this.addEventListener("change", listener);
    });
    replaceMethod(prototype, "removeListener", () => function (listener) {
        this.removeEventListener("change", listener);
    });
}
var ADDS = [[Node, [
            "appendChild",
            "insertBefore",
            "replaceChild"
        ]], [Element, [
            "append",
            "prepend",
            "before",
            "after",
            "replaceWith",
            "replaceChildren",
            "insertAdjacentElement"
        ]]];
function watchNodes(leftovers) {
    const note = makeElementNote(document, leftovers);
    for (const [{ prototype }, names] of ADDS)
        for (const name of names)
            replaceMethod(prototype, name, (original) => function (...values) {
                const nodes = values.flatMap((one) => one instanceof DocumentFragment ? [...one.children] : [one]);
                const result = original.apply(this, values);
                for (const node of nodes)
                    if (node instanceof Node)
                        note(node);
                return result;
            });
}
var TIMERS = [
    {
        start: "setTimeout",
        end: "clearTimeout",
        what: "a timer"
    },
    {
        start: "setInterval",
        end: "clearInterval",
        what: "an interval"
    },
    {
        start: "requestAnimationFrame",
        end: "cancelAnimationFrame",
        what: "an animation frame"
    },
    {
        start: "requestIdleCallback",
        end: "cancelIdleCallback",
        what: "a timer"
    }
];
var MAX_TIMERS = 1e4;
var isOfComponent = ({ cause }) => cause?.name === "mount" || cause?.name === "unmount";
function watchTimers(leftovers) {
    const open = new Map();
    const functions = window;
    for (const { start, end, what } of TIMERS) {
        const [startOriginal, endOriginal] = [functions[start]?.bind(window), functions[end]?.bind(window)];
        if (!startOriginal || !endOriginal)
            continue;
        const list = end.startsWith("clear") ? "timer" : end;
        const replaced = (callback, ...values) => {
            if (typeof callback !== "function")
                return startOriginal(callback, ...values);
            const cause = findCause();
            const id = startOriginal((...given) => {
                if (what !== "an interval")
                    open.delete(key);
                return runLater(cause, () => callback.apply(window, given));
            }, ...values);
            const key = `${list} ${String(id)}`;
            const timer = {
                what,
                stack: captureStack(),
                cause
            };
            if (open.size < MAX_TIMERS)
                open.set(key, timer);
            if (isOfComponent(timer) && what === "an interval")
                leftovers.add(what, "", () => open.get(key) === timer);
            return id;
        };
        Object.assign(functions, {
            [start]: replaced,
            [end](id) {
                open.delete(`${list} ${String(id)}`);
                endOriginal(id);
            }
        });
    }
    return {
        list: () => [...open.values()].filter((timer) => !isOfComponent(timer)).filter(({ what, cause }) => cause?.name !== "load" || what !== "an animation frame").map(({ what, stack }) => ({
            what,
            name: "",
            stack
        })),
        endHook: () => void 0,
        mayGoOn: (() => false),
        hasUnreferenced: (() => false),
        park: () => void 0,
        unpark: () => void 0,
        mayRunIn: (() => false)
    };
}
Error.stackTraceLimit = 50;
var globals = globalThis;
var write = globals[PAGE_SEND];
Reflect.deleteProperty(globalThis, PAGE_SEND);
globals[PAGE_START] = (job) => {
    Reflect.deleteProperty(globalThis, PAGE_START);
    live(job);
};
write("ready");
function reportPrints(send) {
    const printer = console;
    for (const method of [
        "debug",
        "info",
        "log",
        "warn",
        "error"
    ])
        printer[method] = (...values) => {
            for (const line of values.map(describeValue).join(" ").split("\n"))
                send(cutText(line));
        };
}
function openStore(stored) {
    const texts = new Map(Object.entries(stored));
    const { stringify } = JSON;
    const tell = (change) => {
        write(`=${stringify(change)}`);
    };
    return {
        read: (key) => texts.get(key),
        write(key, text) {
            texts.set(key, text);
            tell([key, text]);
        },
        remove(key) {
            if (texts.delete(key))
                tell([key]);
        },
        keys: () => [...texts.keys()]
    };
}
function reportLeaving(report) {
    const { navigation } = window;
    navigation?.addEventListener("navigate", (event) => {
        const { destination, navigationType } = event;
        if (destination.sameDocument)
            return;
        const how = navigationType === "reload" ? "loads its page again" : `leads its page to ${destination.url}`;
        report.send({
            kind: "exit",
            how: cutText(how),
            stack: captureStack()
        });
    });
}
var events = { on(name, listener) {
        if (name === "uncaughtException")
            window.addEventListener("error", ({ error, message, filename, lineno, colno }) => {
                if (error === null || error === void 0) {
                    const place = `    at ${filename}:${String(lineno)}:${String(colno)}`;
                    listener(Object.assign(new Error(message), { stack: place }));
                }
                else
                    listener(error);
            });
        else if (name === "unhandledRejection")
            window.addEventListener("unhandledrejection", ({ reason }) => {
                listener(reason);
            });
    } };
async function live(job) {
    const grants = makeGrants(job.granted);
    const report = makeGuardReport(makeSend(write, () => void 0), grants);
    const { send } = report;
    const leftovers = watchLeftovers(job.hooks, [job.plugin, job.bundled]);
    const keeper = makeStateKeeper(job, openStore(job.stored), send, {
        keep: () => void 0,
        listDatabases: watchDatabases()
    });
    const context = makeContext(job, report, keeper.store, {
        grants,
        leftovers
    });
    const clock = makePageClock();
    reportLeaving(report);
    guardBrowser(report);
    guardPageNetwork(report, {
        isAllowed: job.hasNetwork,
        grants,
        plugin: job.plugin
    });
    watchPageDocument(leftovers);
    const reportLookups = watchPage({
        report,
        grants
    });
    repeatEachSecond(reportLookups);
    const resources = watchTimers(leftovers);
    reportPrints((line) => {
        send({
            kind: "print",
            line
        });
    });
    const load = (address) => {
        const entry = job.entries.indexOf(address);
        if (entry !== -1)
            send({
                kind: "loading",
                entry
            });
        return import(address);
    };
    const gaps = {
        reportCauses: reportLookups,
        reportWaits: reportLookups
    };
    await runHooks({
        plan: job.plan,
        context,
        report,
        clock,
        resources,
        leftovers,
        endInput: (() => false),
        keeper,
        gaps,
        events,
        findHooks: () => loadPlugin(job, context, load),
        makeMounter: (wait) => makeMounter(job, makeValues(context, load), {
            wait,
            load: loadLibrary,
            report,
            grants,
            gaps
        })
    });
}
async function loadLibrary(specifier) {
    try {
        return toWhole(await import(specifier));
    }
    catch (error) {
        if (isMissingModule(error) || !(error instanceof TypeError))
            throw error;
        throw Object.assign(new Error(`Cannot find package '${specifier}'`), { code: "ERR_MODULE_NOT_FOUND" });
    }
}
