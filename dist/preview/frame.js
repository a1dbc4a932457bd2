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
var HOOKS = [
    "onInstall",
    "onEnable",
    "onDisable",
    "onUpdate",
    "onUninstall"
];
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
    const found = listOwners(values, module).map((owner) => findFunction(values, owner, path));
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
function makeLiveContext(options, send) {
    const { id, stored, previousVersion } = options;
    let { config } = options;
    const texts = new Map(Object.entries(stored));
    const listeners = new Set();
    const use = (permission, object) => {
        send({
            kind: "use",
            permission,
            object: cutText(object)
        });
    };
    return {
        context: {
            id,
            configService: {
                get: (key) => structuredClone(config[key]),
                onChange(listener) {
                    listeners.add(listener);
                    return () => {
                        listeners.delete(listener);
                    };
                }
            },
            logger: makeLogger((level, message) => {
                send({
                    kind: "log",
                    level,
                    message: cutText(message)
                });
            }),
            notificationService: { notify(title, message, kind) {
                    use("notifications", title);
                    send({
                        kind: "notify",
                        title: cutText(title),
                        message: cutText(message),
                        as: kind
                    });
                    return Promise.resolve();
                } },
            storage: makeStorage({
                read(key) {
                    use("storage-read", key);
                    return texts.get(key);
                },
                write(key, text) {
                    use("storage-write", key);
                    texts.set(key, text);
                    send({
                        kind: "store",
                        key,
                        text
                    });
                },
                remove(key) {
                    use("storage-write", key);
                    texts.delete(key);
                    send({
                        kind: "store",
                        key,
                        text: void 0
                    });
                },
                keys() {
                    use("storage-read", "keys()");
                    return [...texts.keys()];
                }
            }),
            signal: new AbortController().signal,
            ...previousVersion !== void 0 && { previousVersion }
        },
        changeConfig(changed) {
            config = changed;
            for (const listener of listeners)
                listener();
            return listeners.size > 0;
        }
    };
}
async function callLiveHook(name, hooks, context) {
    const found = hooks.get(name);
    if (!found)
        return "no-hook";
    if (found.kind === "missing")
        throw new Error(`The built code has no function "${found.hook}" for ${name}`);
    await found.call(context);
    return "done";
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
function getOwn(object, key) {
    if (!Object.hasOwn(object, key))
        return void 0;
    return object[key];
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
var LEVELS = [
    ["debug", "debug"],
    ["info", "info"],
    ["log", "info"],
    ["warn", "warn"],
    ["error", "error"]
];
function reportPage(send) {
    const use = (permission, object) => {
        send({
            kind: "use",
            permission,
            object: cutText(object)
        });
    };
    reportErrors(send);
    const printer = console;
    for (const [method, level] of LEVELS)
        replace(printer, method, (values) => {
            send({
                kind: "log",
                level,
                message: values.map(describeValue).join(" ")
            });
        });
    for (const { at, name, permission } of ASKED_FUNCTIONS) {
        const owner = navigator[at];
        if (owner)
            replace(owner, name, () => {
                use(permission, `navigator.${at}.${name}`);
            });
    }
    const devices = navigator.mediaDevices;
    if (devices)
        replace(devices, "getUserMedia", ([wanted]) => {
            const { video, audio } = wanted ?? {};
            if (video)
                use("camera", "navigator.mediaDevices.getUserMedia");
            if (audio)
                use("microphone", "navigator.mediaDevices.getUserMedia");
        });
    replace(document, "execCommand", ([command]) => {
        const permission = getOwn(ASKED_COMMANDS, String(command).toLowerCase());
        if (permission !== void 0)
            use(permission, "document.execCommand");
    });
    new PerformanceObserver((list) => {
        for (const { name } of list.getEntries())
            if (isRemote(name))
                use("network-access", name);
    }).observe({
        type: "resource",
        buffered: true
    });
}
function reportErrors(send) {
    window.addEventListener("error", ({ error, message, filename, lineno, colno }) => {
        const place = `    at ${filename}:${String(lineno)}:${String(colno)}`;
        const described = describeError(error ?? message);
        send({
            kind: "uncaught",
            error: described.stack.includes("\n") ? described : {
                ...described,
                stack: place
            }
        });
    });
    window.addEventListener("unhandledrejection", ({ reason }) => {
        send({
            kind: "uncaught",
            error: describeError(reason)
        });
    });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        send({
            kind: "refused",
            what: effectiveDirective,
            address: blockedURI
        });
        if (isRemote(blockedURI))
            send({
                kind: "use",
                permission: "network-access",
                object: blockedURI
            });
    });
}
var isRemote = (address) => /^(?:https?|wss?):/u.test(address) && !address.startsWith(`${location.origin}/`);
function replace(owner, name, tell) {
    const original = owner[name];
    if (!original)
        return;
    owner[name] = function (...given) {
        tell(given);
        return original.apply(this, given);
    };
}
function makeSender(workbench) {
    const { parent } = window;
    return (message) => {
        parent.postMessage(message, workbench);
    };
}
var workbench = document.documentElement.dataset["workbench"] ?? "";
var send = makeSender(workbench);
var main = document.createElement("main");
document.body.append(main);
var loaded;
var unmount;
var loadModule = (address) => import(new URL(address, document.baseURI).href);
async function loadLibrary(specifier) {
    const module = await import(specifier);
    return typeof module.default === "object" && module.default !== null ? {
        ...module.default,
        ...module
    } : module;
}
async function load({ job, config, stored, previousVersion }) {
    const frame = makeLiveContext({
        id: job.id,
        config,
        stored,
        previousVersion
    }, send);
    loaded = {
        job,
        frame,
        hooks: await findHooks(job, frame.context, loadModule)
    };
}
async function mount(name, { job, frame }) {
    await clear();
    const found = await findComponent(makeValues(frame.context, loadModule), job.entries, name);
    if (!found)
        throw new Error(`The built code exports no component "${name}"`);
    const element = document.createElement("div");
    element.style.height = "100%";
    main.append(element);
    try {
        unmount = await mountComponent(job.library, {
            component: found.value,
            element,
            props: {},
            load: loadLibrary,
            onError(error) {
                send({
                    kind: "uncaught",
                    error: describeError(error)
                });
            }
        });
    }
    catch (error) {
        throw job.why === void 0 || !(error instanceof Error) ? error : new Error(`${error.message}: ${job.why}`);
    }
}
async function clear() {
    const last = unmount;
    unmount = void 0;
    try {
        await last?.();
    }
    finally {
        main.replaceChildren();
    }
}
async function act(message) {
    if (message.kind === "theme") {
        document.documentElement.style.colorScheme = message.theme;
        document.documentElement.dataset["theme"] = message.theme;
        return "done";
    }
    if (message.kind === "load") {
        await load(message);
        return "done";
    }
    if (message.kind === "unmount") {
        await clear();
        return "done";
    }
    if (!loaded)
        throw new Error("The plugin is not loaded");
    if (message.kind === "hook")
        return callLiveHook(message.name, loaded.hooks, loaded.frame.context);
    if (message.kind === "config")
        return loaded.frame.changeConfig(message.config) ? "done" : "unheard";
    await mount(message.component, loaded);
    return "done";
}
var { parent } = window;
var last = Promise.resolve();
window.addEventListener("message", ({ origin, source, data }) => {
    if (origin !== workbench || source !== parent || typeof data !== "object" || data === null)
        return;
    const message = data;
    if (message.kind === "ping") {
        send({ kind: "pong" });
        return;
    }
    const loads = message.kind === "load" ? 0 : void 0;
    const call = "call" in message ? message.call : loads;
    last = last.then(async () => {
        try {
            const outcome = await act(message);
            if (call !== void 0)
                send({
                    kind: "answer",
                    call,
                    outcome
                });
        }
        catch (error) {
            if (call === void 0)
                throw error;
            send({
                kind: "answer",
                call,
                outcome: "failed",
                error: describeError(error)
            });
        }
    });
});
reportPage(send);
send({ kind: "ready" });
