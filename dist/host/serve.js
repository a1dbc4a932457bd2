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
    var external_node_module_namespaceObject = require("node:module");
    var external_node_module_default = __nccwpck_require__.n(external_node_module_namespaceObject);
    ;
    var external_node_net_namespaceObject = require("node:net");
    var external_node_net_default = __nccwpck_require__.n(external_node_net_namespaceObject);
    ;
    var external_node_readline_namespaceObject = require("node:readline");
    ;
    var external_node_url_namespaceObject = require("node:url");
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
    const HOOKS = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"];
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
    const isObject = (value) => (typeof value === "object" && value !== null) || typeof value === "function";
    function makeValues(context, load) {
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
    function makeLiveContext(options, send) {
        const { id, stored, previousVersion } = options;
        let { config } = options;
        const texts = new Map(Object.entries(stored));
        const listeners = new Set();
        const use = (permission, object) => {
            send({ kind: "use", permission, object: cutText(object) });
        };
        const context = {
            id,
            configService: {
                get: (key) => structuredClone(config[key]),
                onChange(listener) {
                    listeners.add(listener);
                    return () => {
                        listeners.delete(listener);
                    };
                },
            },
            logger: makeLogger((level, message) => {
                send({ kind: "log", level, message: cutText(message) });
            }),
            notificationService: {
                notify(title, message, kind) {
                    use("notifications", title);
                    send({ kind: "notify", title: cutText(title), message: cutText(message), as: kind });
                    return Promise.resolve();
                },
            },
            storage: makeStorage({
                read(key) {
                    use("storage-read", key);
                    return texts.get(key);
                },
                write(key, text) {
                    use("storage-write", key);
                    texts.set(key, text);
                    send({ kind: "store", key, text });
                },
                remove(key) {
                    use("storage-write", key);
                    texts.delete(key);
                    send({ kind: "store", key, text: undefined });
                },
                keys() {
                    use("storage-read", "keys()");
                    return [...texts.keys()];
                },
            }),
            signal: new AbortController().signal,
            ...(previousVersion !== undefined && { previousVersion }),
        };
        return {
            context,
            changeConfig(changed) {
                config = changed;
                for (const listener of listeners)
                    listener();
                return listeners.size > 0;
            },
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
    var external_node_fs_namespaceObject = require("node:fs");
    var external_node_fs_default = __nccwpck_require__.n(external_node_fs_namespaceObject);
    ;
    const job_NONCE_LENGTH = 36;
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
    const { create, defineProperty, setPrototypeOf } = Object;
    const [Bytes, Memory] = [Uint8Array, ArrayBuffer];
    function makeBytes(memory, start, size) {
        const bytes = new Bytes(memory, start, size);
        setPrototypeOf(bytes, null);
        const length = create(null);
        length.value = size;
        return defineProperty(bytes, "byteLength", length);
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
    function json_object_isObject(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    function toObject(value) {
        return json_object_isObject(value) ? value : {};
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
        if (!json_object_isObject(json.value))
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
        const known = getOwn(NAMES, permission);
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
    const NAMES = {
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
    const FIRST_SIZE = 256 * 1024;
    function readJob() {
        const bytes = readInput();
        const nonce = bytes.slice(0, job_NONCE_LENGTH);
        const job = JSON.parse(new TextDecoder().decode(bytes.subarray(job_NONCE_LENGTH)));
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
    const ORDERS = 4;
    Error.stackTraceLimit = STACK_LINES;
    const job = readJob().job;
    const send = serve_openChannel();
    const report = makeGuardReport(send, NO_GRANTS);
    const { context, changeConfig } = makeLiveContext(job, send);
    const orders = (0, external_node_readline_namespaceObject.createInterface)({ input: new external_node_net_namespaceObject.Socket({ fd: ORDERS, readable: true, writable: false }) });
    Reflect.deleteProperty(globalThis, "navigator");
    guardNetwork(report, { isAllowed: job.hasNetwork, grants: NO_GRANTS, plugin: undefined });
    guardFiles(report, job);
    guardProcesses(report);
    guardNative(report, job);
    reportPrints(report);
    guardChannel(report);
    (0, external_node_module_namespaceObject.syncBuiltinESMExports)();
    const onUncaught = (error) => {
        report.reportDenial(error);
        send({ kind: "uncaught", error: describeError(error) });
    };
    process.on("uncaughtException", onUncaught);
    process.on("unhandledRejection", onUncaught);
    const loadFile = (file) => import((0, external_node_url_namespaceObject.pathToFileURL)(file).href);
    let hooks = new Map();
    async function act(order) {
        switch (order.kind) {
            case "load":
                hooks = await findHooks(job, context, loadFile);
                return "done";
            case "hook":
                return callLiveHook(order.name, hooks, context);
            case "config":
                return changeConfig(order.config) ? "done" : "unheard";
        }
    }
    let last = Promise.resolve();
    orders.on("line", (line) => {
        const order = JSON.parse(line);
        if (order.kind === "ping") {
            send({ kind: "pong" });
            return;
        }
        const { call } = order;
        last = last.then(async () => {
            try {
                send({ kind: "answer", call, outcome: await act(order) });
            }
            catch (error) {
                report.reportDenial(error);
                send({ kind: "answer", call, outcome: "failed", error: describeError(error) });
            }
        });
    });
    function serve_openChannel() {
        const write = openWriter();
        const { stringify } = JSON;
        const { from } = Buffer;
        return (message) => {
            const bytes = from(`${stringify(message)}\n`);
            write(bytes, bytes.length);
        };
    }
    module.exports = __webpack_exports__;
})();
