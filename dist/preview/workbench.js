"use strict";
var REACH_TIMEOUT_MS = 5e3;
async function isReached(address) {
    try {
        await fetch(address, {
            mode: "no-cors",
            credentials: "omit",
            signal: AbortSignal.timeout(REACH_TIMEOUT_MS)
        });
        return true;
    }
    catch (error) {
        if (!(error instanceof TypeError || error instanceof DOMException))
            throw error;
        return false;
    }
}
function askServer(path, body) {
    return fetch(path, body === void 0 ? {} : {
        method: "POST",
        body
    });
}
var MAX_STACK_LENGTH = 16e3;
function makeFailures(onChange) {
    const records = new Map();
    let stale = new Set();
    const list = () => [...records.values()].flatMap(({ failure, isMended }) => failure && !isMended ? [failure] : []);
    const mend = (step) => {
        const { failure } = records.get(step) ?? {};
        records.set(step, {
            ...failure && { failure },
            isMended: true
        });
        stale.delete(step);
    };
    return {
        list,
        records: () => records,
        hasAny: () => list().length > 0,
        mend(step) {
            mend(step);
            onChange();
        },
        beginAttempt() {
            stale = new Set(list().map(({ step }) => step));
        },
        endAttempt() {
            for (const step of stale)
                mend(step);
            onChange();
        },
        async add(step, error) {
            stale.delete(step);
            const failure = {
                step,
                error,
                at: new Date()
            };
            records.set(step, {
                failure,
                isMended: false
            });
            onChange();
            const place = error.stack === "" ? null : await findPlace(error.stack);
            if (place === null || records.get(step)?.failure !== failure)
                return place;
            records.set(step, {
                failure: {
                    ...failure,
                    place
                },
                isMended: records.get(step)?.isMended === true
            });
            onChange();
            return place;
        }
    };
}
async function findPlace(stack) {
    const response = await askServer("place", stack.slice(0, MAX_STACK_LENGTH));
    return response.ok ? await response.json() : null;
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function toObject(value) {
    return isObject(value) ? value : {};
}
function toText(value) {
    return typeof value === "string" ? value : void 0;
}
function getOwn(object, key) {
    if (!Object.hasOwn(object, key))
        return void 0;
    return object[key];
}
var THEMES = ["light", "dark"];
var FRAME_SANDBOX = "allow-scripts allow-same-origin allow-forms";
var LEVELS = [
    "debug",
    "info",
    "warn",
    "error"
];
var KINDS = [
    "info",
    "success",
    "warning",
    "error"
];
var MAX_TEXT_LENGTH = 8e3;
var MAX_VALUE_LENGTH = 1048576;
function parseFromFrame(data) {
    if (typeof data !== "object" || data === null)
        return void 0;
    const message = data;
    const text = (key) => cut(message[key]);
    switch (message["kind"]) {
        case "ready":
        case "pong": return { kind: message["kind"] };
        case "ended": return {
            kind: "ended",
            why: text("why")
        };
        case "answer": return parseAnswer(message);
        case "log": return {
            kind: "log",
            level: choose(LEVELS, message["level"], "info"),
            message: text("message")
        };
        case "notify": return {
            kind: "notify",
            title: text("title"),
            message: text("message"),
            as: choose(KINDS, message["as"], "info")
        };
        case "store": {
            const value = message["text"];
            if (value !== void 0 && (typeof value !== "string" || value.length > MAX_VALUE_LENGTH))
                return void 0;
            return {
                kind: "store",
                key: text("key"),
                text: value
            };
        }
        case "use": return {
            kind: "use",
            permission: text("permission"),
            object: text("object")
        };
        case "uncaught": return {
            kind: "uncaught",
            error: parseError(message["error"])
        };
        case "refused": return {
            kind: "refused",
            what: text("what"),
            address: text("address")
        };
        default: return;
    }
}
function parseAnswer(message) {
    const { call, outcome } = message;
    if (typeof call !== "number" || !Number.isSafeInteger(call))
        return void 0;
    if (outcome === "done" || outcome === "no-hook" || outcome === "unheard")
        return {
            kind: "answer",
            call,
            outcome
        };
    if (outcome !== "failed")
        return void 0;
    return {
        kind: "answer",
        call,
        outcome,
        error: parseError(message["error"])
    };
}
function parseError(value) {
    const { name, message, stack } = toObject(value);
    return {
        name: cut(name),
        message: cut(message),
        stack: cut(stack)
    };
}
function cut(value) {
    return typeof value === "string" ? value.slice(0, MAX_TEXT_LENGTH) : "";
}
function choose(words, value, otherwise) {
    return words.find((word) => word === value) ?? otherwise;
}
function makeElement(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes))
        if (value !== void 0)
            element.setAttribute(key, value);
    element.append(...children.filter((child) => child !== void 0));
    return element;
}
function makeButton(text, onClick, attributes = {}) {
    const button = makeElement("button", {
        type: "button",
        ...attributes
    }, text);
    button.addEventListener("click", onClick);
    return button;
}
function makeChoice({ name, legend, options, chosen, onChoose }) {
    const group = makeElement("fieldset", { class: "choice" }, makeElement("legend", {}, legend));
    for (const [value, label] of options) {
        const input = makeElement("input", {
            type: "radio",
            name,
            value,
            id: `${name}-${value}`
        });
        input.checked = value === chosen;
        input.addEventListener("change", () => {
            onChoose(value);
        });
        group.append(makeElement("label", { for: input.id }, input, makeElement("span", {}, label)));
    }
    return group;
}
var PING_MS = 1e3;
var HANG_MS = 5e3;
function watchAnswers(ping, onHang) {
    let open;
    let isHanging = false;
    let isWatching = false;
    const setHanging = (hangs) => {
        if (hangs !== isHanging)
            onHang(hangs);
        isHanging = hangs;
    };
    const notice = () => {
        open = void 0;
        setHanging(false);
    };
    setInterval(() => {
        if (!isWatching)
            return;
        if (open === void 0)
            open = performance.now();
        else if (performance.now() - open > HANG_MS)
            setHanging(true);
        ping();
    }, PING_MS);
    return {
        begin() {
            isWatching = true;
            notice();
        },
        end() {
            isWatching = false;
            notice();
        },
        notice
    };
}
var FEATURES = [
    "clipboard-read",
    "clipboard-write",
    "geolocation",
    "camera",
    "microphone"
];
var MAX_MESSAGES = 500;
function openFrame(address, { onMessage, onFlood, onHang }) {
    const { origin } = new URL(address);
    const element = makeElement("div", { class: "frame" });
    const waiting = new Map();
    let frame;
    let scheme = "";
    let count = 0;
    let messages = 0;
    const tell = (message) => {
        frame?.contentWindow?.postMessage(message, origin);
    };
    const watch = watchAnswers(() => {
        tell({ kind: "ping" });
    }, onHang);
    setInterval(() => {
        messages = 0;
    }, 1e3);
    window.addEventListener("message", (event) => {
        if (event.origin !== origin || event.source !== frame?.contentWindow)
            return;
        const message = parseFromFrame(event.data);
        if (message?.kind === "ready")
            watch.begin();
        if (message?.kind === "pong")
            watch.notice();
        else if (message?.kind === "answer") {
            waiting.get(message.call)?.(message);
            waiting.delete(message.call);
        }
        else if (message && ++messages <= MAX_MESSAGES)
            onMessage(message);
        else if (messages === 501)
            onFlood();
    });
    return {
        element,
        tell,
        restart(permissions) {
            waiting.clear();
            watch.end();
            frame = makeElement("iframe", {
                title: "The plugin",
                sandbox: FRAME_SANDBOX,
                allow: permissions.filter((one) => FEATURES.includes(one)).join("; ")
            });
            frame.style.colorScheme = scheme;
            frame.src = address;
            element.replaceChildren(frame);
        },
        setScheme(wanted) {
            scheme = wanted;
            if (frame)
                frame.style.colorScheme = wanted;
        },
        setSize(width, height, zoom) {
            element.style.width = width;
            element.style.height = height;
            element.style.setProperty("zoom", String(zoom));
        },
        ask(order) {
            const call = order.kind === "load" ? 0 : ++count;
            const answer = new Promise((resolve) => waiting.set(call, resolve));
            tell({
                ...order,
                call
            });
            return answer;
        }
    };
}
async function chooseFrameAddress({ far = "", near = "", reach = "" }, say) {
    if (await isReached(reach))
        return far;
    const { host } = new URL(far);
    say(`This browser does not reach ${host}. The plugin runs on the site of this page, so its endless loop freezes both.`);
    return near;
}
function formatNumber(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}
function formatCount(count, noun) {
    return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function makePlace(text, at, openPlace) {
    if (!at || !openPlace)
        return makeElement("code", {}, text);
    const { editor, open } = openPlace;
    return makeButton(text, () => {
        open(at);
    }, {
        class: "open",
        "aria-label": `Open ${text} in ${editor}`,
        title: `Open in ${editor}`
    });
}
function describePlace({ place, line, at }, openPlace) {
    return [makeElement("span", { class: "place" }, makePlace(place, at, openPlace)), makeElement("code", { class: "line" }, line)];
}
function makeOpener(editor, say) {
    if (editor === void 0)
        return void 0;
    const open = async (at) => {
        const response = await askServer("open", JSON.stringify(at));
        const { refused } = response.ok ? await response.json() : { refused: await response.text() };
        if (refused === "")
            say("host", `Opened ${at.file}:${String(at.line)} in ${editor}`);
        else
            say("error", refused);
    };
    return {
        editor,
        open: (at) => void open(at)
    };
}
function hasCode({ job, isPlayed }) {
    return job !== void 0 || isPlayed === true;
}
function explainUnread(state) {
    const { build = 0, problem } = state ?? {};
    if (build > 0 && problem?.isOfManifest !== true)
        return void 0;
    return problem?.message ?? "The plugin is being read";
}
function explainUnready(state) {
    const isReady = state !== void 0 && hasCode(state);
    return explainUnread(state) ?? (isReady ? void 0 : state?.problem?.message);
}
var MAX_ENTRIES = 500;
function makePanel(id, title, ...tools) {
    const note = makeElement("span", { class: "note" });
    const heading = makeElement("h2", { id: `${id}-title` }, title);
    const head = makeElement("div", { class: "head" }, heading, note, ...tools);
    const body = makeElement("div", {
        class: "body",
        id
    });
    return {
        element: makeElement("section", {
            class: `panel ${id}-panel`,
            "aria-labelledby": heading.id
        }, head, body),
        body,
        setNote(text) {
            note.textContent = text;
        }
    };
}
function makeLog(id, title, empty, pass = () => void 0) {
    const panel = makePanel(id, title, makeButton("Clear", () => {
        list.replaceChildren();
        update();
    }));
    const list = makeElement("ol", {
        class: "log",
        tabindex: "0",
        "aria-labelledby": `${panel.body.id}-title`
    });
    const none = makeElement("p", { class: "soft" }, empty);
    panel.body.append(none, list);
    const update = () => {
        none.hidden = list.children.length > 0;
        list.hidden = !none.hidden;
        panel.setNote(list.children.length === 0 ? "" : String(list.children.length));
    };
    update();
    return {
        element: panel.element,
        add(kind, ...content) {
            const time = (new Date()).toTimeString().slice(0, 8);
            const entry = makeElement("li", { class: kind });
            entry.append(makeElement("time", {}, time), makeElement("b", {}, kind), makeElement("span", {}, ...content));
            if (list.children.length >= MAX_ENTRIES)
                list.firstElementChild?.remove();
            const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 4;
            list.append(entry);
            pass(`${time} ${kind} ${entry.lastElementChild?.textContent ?? ""}`);
            update();
            if (isAtEnd)
                list.scrollTop = list.scrollHeight;
            return entry;
        }
    };
}
function formatTimes(count) {
    return count === 1 ? "once" : formatCount(count, "time");
}
function describeError({ name, message }) {
    return name === "" || message.startsWith(name) ? message : `${name}: ${message}`;
}
function showFindings(panel, findings, openPlace) {
    const counts = [
        "error",
        "warning",
        "notice"
    ].flatMap((severity) => {
        const number = findings.filter((one) => one.severity === severity).length;
        return number === 0 ? [] : [formatCount(number, severity)];
    });
    panel.setNote(counts.join(", "));
    if (findings.length === 0) {
        panel.body.replaceChildren(makeElement("p", { class: "good" }, "validate found no problems."));
        return;
    }
    const items = findings.map(({ severity, check, place, at, message, help }) => makeElement("li", { class: severity }, makeElement("p", {}, makeElement("b", {}, severity), ` ${message}`), makeElement("p", { class: "soft" }, makePlace(place, at, openPlace), ` ${check}`), help === "" ? void 0 : makeElement("p", { class: "help" }, help)));
    panel.body.replaceChildren(makeElement("ul", { class: "findings" }, ...items));
}
function showStorage(panel, stored, remove) {
    const keys = Object.keys(stored).toSorted();
    panel.setNote(keys.length === 0 ? "" : String(keys.length));
    if (keys.length === 0) {
        panel.body.replaceChildren(makeElement("p", { class: "soft" }, "Nothing is stored."));
        return;
    }
    const rows = keys.map((key) => makeElement("div", {}, makeElement("dt", {}, key), makeElement("dd", {}, makeElement("code", {}, stored[key] ?? ""), makeButton("Remove", () => {
        remove(key);
    }, { "aria-label": `Remove ${key}` }))));
    panel.body.replaceChildren(makeElement("dl", {}, ...rows));
}
function showUnread(panel, what, unread) {
    panel.setNote("");
    panel.body.replaceChildren(makeElement("p", { class: "soft" }, `No ${what} are known. ${unread}.`));
}
function showPermissions(panel, state, uses) {
    const unread = explainUnread(state);
    if (unread !== void 0) {
        showUnread(panel, "permissions", unread);
        return;
    }
    const declared = state?.permissions ?? [];
    const names = [...new Set([...declared, ...uses.keys()])].toSorted();
    const undeclared = names.filter((name) => !declared.includes(name));
    panel.setNote(undeclared.length === 0 ? "" : `${String(undeclared.length)} not declared`);
    if (names.length === 0) {
        panel.body.replaceChildren(makeElement("p", { class: "soft" }, "The plugin neither declares nor uses permissions."));
        return;
    }
    const rows = names.map((name) => {
        const used = uses.get(name);
        const words = used ? `used ${formatTimes(used.count)}, last: ${used.object}` : "not used";
        const isMissing = undeclared.includes(name);
        return makeElement("div", { class: isMissing ? "warning" : "" }, makeElement("dt", {}, name), makeElement("dd", {}, isMissing ? `not declared, ${words}` : words));
    });
    panel.body.replaceChildren(makeElement("dl", {}, ...rows));
}
function showBuild(panel, builder) {
    panel.element.hidden = builder === void 0;
    if (!builder)
        return;
    const { line, printed, status } = builder;
    panel.setNote(line === "" ? NO_BUILD : BUILD_WORDS[status.kind]);
    const reason = status.kind === "failed" ? [status.problem.message, status.problem.help] : [];
    const text = (line === "" ? reason : [`$ ${line}`, ...printed]).join("\n");
    const output = makeElement("pre", {
        tabindex: "0",
        "aria-labelledby": `${panel.body.id}-title`
    }, text);
    panel.body.replaceChildren(output);
    output.scrollTop = output.scrollHeight;
}
var NO_BUILD = "has not started";
var BUILD_WORDS = {
    building: "is building",
    built: "built",
    failed: "failed"
};
var DEEPEST = 4;
var ABSENT = { kind: "absent" };
var INVALID = { kind: "invalid" };
function makeField(options, depth = 0) {
    const schema = toObject(options.schema);
    const type = schema["type"];
    if (Array.isArray(schema["enum"]))
        return makeEnumField(options, schema, schema["enum"]);
    if (type === "boolean")
        return makeBooleanField(options, schema);
    if (type === "object" && isObject(schema["properties"]) && depth < DEEPEST)
        return makeObjectField(options, schema, schema["properties"], depth);
    if (type === "array" && isSimple(schema["items"]))
        return makeListField(options, schema, schema["items"], depth);
    if (type === "string" || type === "number" || type === "integer")
        return makeTextField(options, schema);
    return makeJsonField(options, schema);
}
function isSimple(items) {
    return isObject(items) && /^(?:string|number|integer|boolean|object)$/u.test(String(items["type"]));
}
function makeRow({ name, id, isRequired, note }, schema, control) {
    const title = toText(schema["title"]) ?? name;
    const description = [toText(schema["description"]), note].filter((text) => text !== void 0).join(" ");
    control.id = id;
    control.setAttribute("aria-describedby", `${id}-about ${id}-wrong`);
    const wrong = makeElement("p", {
        class: "wrong",
        id: `${id}-wrong`,
        "aria-live": "polite"
    });
    const label = makeElement("label", { for: id }, title, isRequired ? makeElement("span", {}, " (required)") : void 0);
    const isBox = control instanceof HTMLInputElement && control.type === "checkbox";
    const element = makeElement("div", { class: isBox ? "field box" : "field" });
    element.append(...isBox ? [control, label] : [label, control]);
    element.append(makeElement("p", {
        class: "soft",
        id: `${id}-about`
    }, description), wrong);
    const say = (message) => {
        wrong.textContent = message;
        control.setAttribute("aria-invalid", String(message !== ""));
    };
    return {
        element,
        say
    };
}
function makeTextField(options, schema) {
    const isNumber = schema["type"] !== "string";
    const format = toText(schema["format"]);
    const input = makeElement("input", {
        type: (isNumber ? "number" : getOwn({
            password: "password",
            email: "email",
            url: "url",
            uri: "url"
        }, format ?? "")) ?? "text",
        autocomplete: "off",
        ...isNumber && { step: schema["type"] === "integer" ? "1" : "any" },
        min: toLimit(schema["minimum"]),
        max: toLimit(schema["maximum"]),
        minlength: toLimit(schema["minLength"]),
        maxlength: toLimit(schema["maxLength"]),
        pattern: toText(schema["pattern"]),
        required: options.isRequired ? "" : void 0
    });
    if (typeof options.value === "string" || typeof options.value === "number")
        input.value = String(options.value);
    input.addEventListener("input", options.onChange);
    const { element, say } = makeRow(options, schema, input);
    return {
        element,
        read() {
            say(input.validationMessage);
            if (!input.checkValidity())
                return INVALID;
            if (!isNumber)
                return {
                    kind: "value",
                    value: input.value
                };
            return input.value === "" ? ABSENT : {
                kind: "value",
                value: input.valueAsNumber
            };
        }
    };
}
function toLimit(value) {
    return typeof value === "number" ? String(value) : void 0;
}
function makeBooleanField(options, schema) {
    const input = makeElement("input", { type: "checkbox" });
    input.checked = options.value === true;
    input.addEventListener("change", options.onChange);
    const { element } = makeRow(options, schema, input);
    return {
        element,
        read: () => ({
            kind: "value",
            value: input.checked
        })
    };
}
function makeEnumField(options, schema, values) {
    const names = Array.isArray(schema["enumNames"]) ? schema["enumNames"] : [];
    const select = makeElement("select", { required: options.isRequired ? "" : void 0 });
    const chosen = values.findIndex((value) => JSON.stringify(value) === JSON.stringify(options.value));
    if (chosen === -1 || !options.isRequired)
        select.append(makeElement("option", { value: "" }, "None"));
    for (const [at, value] of values.entries())
        select.append(makeElement("option", { value: String(at) }, toText(names[at]) ?? toText(value) ?? JSON.stringify(value)));
    select.value = chosen === -1 ? "" : String(chosen);
    select.addEventListener("change", options.onChange);
    const { element, say } = makeRow(options, schema, select);
    return {
        element,
        read() {
            say(select.validationMessage);
            if (!select.checkValidity())
                return INVALID;
            return select.value === "" ? ABSENT : {
                kind: "value",
                value: values[Number(select.value)]
            };
        }
    };
}
function makeObjectField(options, schema, properties, depth) {
    const { name, id, onChange } = options;
    const required = Array.isArray(schema["required"]) ? schema["required"] : [];
    const values = toObject(options.value);
    const fields = Object.keys(properties).map((key) => {
        const isRequired = required.includes(key);
        return [key, makeField({
                name: key,
                id: `${id}-${key}`,
                schema: properties[key],
                value: values[key],
                isRequired,
                onChange
            }, depth + 1)];
    });
    const element = makeElement("fieldset", { class: "field group" });
    element.append(makeElement("legend", {}, toText(schema["title"]) ?? name));
    const about = toText(schema["description"]);
    if (about !== void 0)
        element.append(makeElement("p", { class: "soft" }, about));
    element.append(...fields.map(([, field]) => field.element));
    return {
        element,
        read() {
            const read = fields.map(([key, field]) => [key, field.read()]);
            if (read.some(([, value]) => value.kind === "invalid"))
                return INVALID;
            const entries = read.flatMap(([key, value]) => value.kind === "value" ? [[key, value.value]] : []);
            return {
                kind: "value",
                value: Object.fromEntries(entries)
            };
        }
    };
}
function makeListField(options, schema, items, depth) {
    const { name, id, onChange } = options;
    const title = toText(schema["title"]) ?? name;
    const list = makeElement("div", { class: "items" });
    let rows = [];
    let count = 0;
    const add = (value) => {
        const itemId = `${id}-${String(count++)}`;
        const itemSchema = {
            ...items,
            title: `${toText(items["title"]) ?? "Item"} ${String(count)}`
        };
        const field = makeField({
            name: "item",
            id: itemId,
            schema: itemSchema,
            value,
            isRequired: true,
            onChange
        }, depth + 1);
        const remove = makeButton("Remove", () => {
            rows = rows.filter((one) => one.field !== field);
            row.remove();
            more.focus();
            onChange();
        });
        remove.setAttribute("aria-label", `Remove ${itemSchema.title} of ${title}`);
        const row = makeElement("div", { class: "item" }, field.element, remove);
        rows = [...rows, {
                field,
                row
            }];
        list.append(row);
        return row;
    };
    const more = makeButton(`Add to ${title}`, () => {
        add(items["default"]).querySelector("input, select, textarea")?.focus();
        onChange();
    });
    for (const value of Array.isArray(options.value) ? options.value : [])
        add(value);
    const about = toText(schema["description"]);
    const element = makeElement("fieldset", { class: "field group" }, makeElement("legend", {}, title));
    if (about !== void 0)
        element.append(makeElement("p", { class: "soft" }, about));
    element.append(list, more);
    return {
        element,
        read() {
            const values = rows.map(({ field }) => field.read());
            if (values.some(({ kind }) => kind === "invalid"))
                return INVALID;
            return {
                kind: "value",
                value: values.flatMap((one) => one.kind === "value" ? [one.value] : [])
            };
        }
    };
}
function makeJsonField(options, schema) {
    const area = makeElement("textarea", {
        rows: "4",
        spellcheck: "false"
    });
    area.value = options.value === void 0 ? "" : JSON.stringify(options.value, void 0, 2);
    area.addEventListener("input", options.onChange);
    const { element, say } = makeRow({
        ...options,
        note: [options.note, "Written as JSON."].join(" ").trim()
    }, schema, area);
    return {
        element,
        read() {
            say("");
            if (area.value.trim() === "" && !options.isRequired)
                return ABSENT;
            try {
                return {
                    kind: "value",
                    value: JSON.parse(area.value)
                };
            }
            catch (error) {
                if (!(error instanceof SyntaxError))
                    throw error;
                say("This is not JSON");
                return INVALID;
            }
        }
    };
}
var QUOTED = String.raw `"(?:[^"\\]|\\.)*"?|'[^']*'?`;
var WORD = new RegExp(String.raw `(?:[^\s"'\\]|\\.|\\$|${QUOTED})+`, "gsu");
var MARKED = /"((?:[^"\\]|\\.)*)"?|'([^']*)'?|\\(.)/gsu;
function splitWords(line) {
    return [...line.matchAll(WORD)].map(([word]) => word.replace(MARKED, (_, double, single, escaped) => double === void 0 ? single ?? escaped ?? "" : double.replace(/\\(.)/gsu, "$1")));
}
function makeCommands({ getState, onAnswer, openPlace }) {
    const panel = makePanel("commands", "Commands");
    let shown = "";
    let isRunning = false;
    const call = async (command, form) => {
        const given = form.read();
        if (isRunning || !given)
            return;
        isRunning = true;
        panel.setNote(`${command.name} is running`);
        form.show([makeElement("p", { class: "soft" }, "Running…")]);
        try {
            const order = {
                name: command.name,
                ...given,
                ...getState()
            };
            const response = await askServer("command", JSON.stringify(order));
            if (!response.ok) {
                form.show([makeElement("p", { class: "wrong" }, await response.text())]);
                return;
            }
            const answer = await response.json();
            form.show(describeAnswer(answer, openPlace()));
            onAnswer(command.name, answer);
        }
        catch (error) {
            if (!(error instanceof TypeError))
                throw error;
            form.show([makeElement("p", { class: "wrong" }, "The preview has stopped, or this page cannot reach it.")]);
        }
        finally {
            isRunning = false;
            panel.setNote("");
        }
    };
    panel.element.hidden = true;
    return {
        element: panel.element,
        show(commands) {
            panel.element.hidden = commands.length === 0;
            const text = JSON.stringify(commands);
            if (text === shown)
                return;
            shown = text;
            panel.body.replaceChildren(...commands.map((command, at) => {
                const form = makeCommandForm(command, `command-${String(at)}`, () => void call(command, form));
                return form.element;
            }));
        }
    };
}
function makeCommandForm(command, id, onSubmit) {
    const { name, description, usage, aliases, options } = command;
    const title = makeElement("h3", { id: `${id}-title` }, makeElement("code", {}, name));
    const words = makeField({
        name: "words",
        id: `${id}-words`,
        value: void 0,
        isRequired: false,
        onChange: () => void 0,
        schema: {
            type: "string",
            title: "Arguments",
            description: usage === "" ? "" : `Usage: ${usage}`
        }
    });
    const fields = options.map((option, at) => ({
        option,
        field: makeOptionField(option, `${id}-${String(at)}`)
    }));
    const answer = makeElement("div", {
        class: "answer",
        role: "status",
        "aria-label": `Answer of ${name}`
    });
    const element = makeElement("form", {
        class: "command",
        novalidate: "",
        "aria-labelledby": title.id
    }, title, makeElement("p", { class: "soft" }, description), aliases.length === 0 ? void 0 : makeElement("p", { class: "soft" }, `Also called ${aliases.join(", ")}.`), words.element, ...fields.map(({ field }) => field.element), makeElement("div", { class: "actions" }, makeElement("button", { type: "submit" }, `Run ${name}`)), answer);
    element.addEventListener("submit", (event) => {
        event.preventDefault();
        onSubmit();
    });
    return {
        element,
        read() {
            const line = words.read();
            const values = fields.map(({ option, field }) => ({
                option,
                value: field.read()
            }));
            if (values.some(({ value }) => value.kind === "invalid")) {
                element.querySelector("[aria-invalid=\"true\"]")?.focus();
                return;
            }
            const given = values.flatMap(({ option, value }) => value.kind === "value" && (option.isRequired || value.value !== "") ? [[option.name, value.value]] : []);
            return {
                words: splitWords(line.kind === "value" && typeof line.value === "string" ? line.value : ""),
                options: Object.fromEntries(given)
            };
        },
        show(content) {
            answer.replaceChildren(...content);
        }
    };
}
function makeOptionField({ name, description, type, isRequired, default: value }, id) {
    return makeField({
        name,
        id,
        schema: {
            type: type === "" ? "string" : type,
            title: `--${name}`,
            description
        },
        value,
        isRequired,
        onChange: () => void 0
    });
}
function describeAnswer({ milliseconds, failure, returned, printed }, openPlace) {
    const output = printed.length === 0 ? [] : [makeElement("pre", {
            tabindex: "0",
            "aria-label": "Printed"
        }, printed.join("\n"))];
    if (failure) {
        const place = failure.place ? describePlace(failure.place, openPlace) : [];
        return [...output, makeElement("div", { class: "problem" }, makeElement("b", {}, "Failed: "), failure.message, ...place)];
    }
    return [
        ...output,
        ...returned === void 0 ? [] : [makeElement("pre", {
                tabindex: "0",
                "aria-label": "Returned"
            }, returned)],
        makeElement("p", { class: "soft" }, `${returned === void 0 ? "It returned nothing" : "It returned this"} after ${milliseconds.toFixed(0)} ms.`)
    ];
}
var MOVES = [
    "Install",
    "Enable",
    "Disable",
    "Update",
    "Uninstall"
];
var LATER = "later";
var SETTINGS = "settings";
var LONG_MS = 1e3;
function makeLife(options) {
    const { kept, link, state, settings, view, hasFailures, onBegin, onEnd, onStep, onChange } = options;
    let last = Promise.resolve();
    let isLoaded = false;
    let isEnabled = false;
    let shown;
    let running;
    let turn = 0;
    const askFor = async (step, order) => {
        const own = turn;
        const start = performance.now();
        running = {
            step,
            start
        };
        onChange();
        const answer = await limit(link().ask(order), step, state().limit);
        if (own !== turn)
            return new Promise(() => void 0);
        running = void 0;
        onStep(step, answer, performance.now() - start);
        return answer;
    };
    const ask = async (step, order) => (await askFor(step, order)).outcome !== "failed";
    const callHook = (name) => ask(name, {
        kind: "hook",
        name
    });
    const mount = async () => {
        const wanted = view();
        shown = void 0;
        if (!wanted || !isEnabled)
            return;
        const { component } = wanted;
        if (await ask(`mount ${component}`, {
            kind: "mount",
            component
        }))
            shown = component;
    };
    const disable = async () => {
        if (shown !== void 0)
            await ask("unmount", { kind: "unmount" });
        await callHook("onDisable");
        shown = void 0;
        isEnabled = false;
    };
    const install = async () => {
        kept.isInstalled = await callHook("onInstall");
        kept.version = state().version;
    };
    const uninstall = async () => {
        await callHook("onUninstall");
        kept.isInstalled = false;
    };
    const achieve = async () => {
        if (!isLoaded)
            return;
        const { wanted } = kept;
        if (isEnabled && wanted !== "enabled")
            await disable();
        if (wanted === "removed" && kept.isInstalled)
            await uninstall();
        if (wanted !== "removed" && !kept.isInstalled)
            await install();
        if (wanted !== "enabled" || !kept.isInstalled)
            return;
        if (!isEnabled)
            isEnabled = await callHook("onEnable");
        if (isEnabled && shown === void 0)
            await mount();
    };
    const isAchieved = () => {
        if (!isLoaded || hasFailures())
            return false;
        if (kept.wanted !== "enabled")
            return !isEnabled && kept.isInstalled === (kept.wanted === "installed");
        return isEnabled && (shown !== void 0 || view() === void 0);
    };
    const queue = (work) => {
        const own = turn;
        last = last.then(work).then(() => {
            if (own === turn)
                onEnd();
            onChange();
        });
    };
    const restart = () => {
        turn++;
        isLoaded = false;
        isEnabled = false;
        shown = void 0;
        running = void 0;
        onBegin();
        link().restart(state().permissions);
        onChange();
    };
    const want = (wanted) => {
        kept.wanted = wanted;
        if (isLoaded)
            queue(achieve);
        else
            restart();
    };
    return {
        restart,
        isAchieved,
        isLoaded: () => isLoaded,
        running: () => running?.step,
        describe() {
            if (running !== void 0)
                return `${running.step} is running`;
            if (isEnabled)
                return "Enabled";
            return kept.isInstalled ? "Installed, not enabled" : "Not installed";
        },
        isEnabled: () => isEnabled,
        canMove(move) {
            const { isInstalled, wanted } = kept;
            return {
                Install: !isInstalled,
                Enable: !isEnabled,
                Disable: isEnabled || wanted === "enabled",
                Update: isInstalled,
                Uninstall: isInstalled || wanted !== "removed"
            }[move];
        },
        move(move) {
            const wanted = {
                Install: "installed",
                Enable: "enabled",
                Disable: "installed",
                Uninstall: "removed"
            };
            if (move !== "Update")
                want(wanted[move]);
            else
                queue(async () => {
                    if (isLoaded && await callHook("onUpdate"))
                        kept.version = state().version;
                });
        },
        begin() {
            const { job, version } = state();
            if (!hasCode(state()))
                return;
            turn++;
            isLoaded = false;
            isEnabled = false;
            shown = void 0;
            last = Promise.resolve();
            onBegin();
            queue(async () => {
                const previousVersion = kept.version === version ? void 0 : kept.version;
                const stored = { ...kept.stored };
                const order = {
                    kind: "load",
                    config: settings(),
                    stored,
                    previousVersion,
                    ...job && { job }
                };
                isLoaded = await ask("load", order);
                await achieve();
            });
        },
        showView() {
            onBegin();
            queue(async () => {
                await mount();
                await achieve();
            });
        },
        passSettings() {
            if (running !== void 0 && performance.now() - running.start > LONG_MS || running === void 0 && !isAchieved()) {
                restart();
                return;
            }
            queue(async () => {
                if (!isAchieved()) {
                    restart();
                    return;
                }
                if ((await askFor("settings", {
                    kind: "config",
                    config: settings()
                })).outcome !== "unheard" || !isEnabled)
                    return;
                await disable();
                await achieve();
            });
        }
    };
}
async function limit(answer, step, seconds) {
    let timer = 0;
    const late = new Promise((resolve) => {
        timer = window.setTimeout(() => {
            resolve({
                outcome: "failed",
                error: {
                    name: "",
                    message: `${step} has not finished after ${String(seconds)} seconds, the time limit of the host. It may wait for a promise that never settles, or never return.`,
                    stack: ""
                }
            });
        }, seconds * 1e3);
    });
    try {
        return await Promise.race([answer, late]);
    }
    finally {
        window.clearTimeout(timer);
    }
}
function makeHeader(onMove) {
    const title = makeElement("h1", {}, "Plugin preview");
    const about = makeElement("p", { class: "soft" });
    const status = makeElement("p", {
        class: "status",
        role: "status"
    });
    const reason = makeElement("p", {
        class: "soft",
        id: "unready"
    });
    const buttons = MOVES.map((move) => {
        return {
            move,
            button: makeButton(move, onMove.bind(void 0, move), { "aria-describedby": reason.id })
        };
    });
    const life = makeElement("div", {
        class: "life",
        role: "group",
        "aria-label": "Plugin lifecycle"
    });
    life.append(...buttons.map((one) => one.button), reason);
    return {
        element: makeElement("header", {}, makeElement("div", { class: "identity" }, title, about), status, life),
        title,
        about,
        status,
        showMoves(canMove, unready) {
            for (const { move, button } of buttons)
                button.disabled = unready !== void 0 || !canMove(move);
            reason.textContent = unready ?? "";
        }
    };
}
var KEY = "preview";
var FIRST = {
    stored: {},
    settings: {},
    wanted: "enabled",
    isInstalled: false,
    version: void 0,
    view: void 0,
    size: void 0
};
function readKept() {
    const theme = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const text = window.sessionStorage.getItem(KEY);
    return {
        ...FIRST,
        theme,
        ...text === null ? {} : JSON.parse(text)
    };
}
function keep(kept) {
    try {
        window.sessionStorage.setItem(KEY, JSON.stringify(kept));
    }
    catch (error) {
        if (!(error instanceof DOMException))
            throw error;
    }
}
var MAX_PROBLEMS = 5;
function makeOverlay(openPlace, onChange) {
    const list = makeElement("div", { class: "list" });
    const left = makeElement("p", { class: "soft" });
    const close = makeButton("Close", () => {
        closed = shown;
        update();
    });
    const element = makeElement("div", {
        class: "problems",
        role: "alert"
    }, makeElement("div", { class: "head" }, makeElement("h2", {}, "This failed"), close), list, left);
    let shown = "";
    let closed = "";
    element.hidden = true;
    const update = () => {
        element.hidden = shown === "" || shown === closed;
        onChange(!element.hidden);
    };
    return {
        element,
        show(problems) {
            const text = problems.length === 0 ? "" : JSON.stringify([problems, openPlace()?.editor]);
            if (text === shown)
                return;
            shown = text;
            list.replaceChildren(...problems.slice(0, MAX_PROBLEMS).map((one) => makeProblem(one, openPlace())));
            const more = problems.length - MAX_PROBLEMS;
            left.textContent = more > 0 ? `The log has ${String(more)} more.` : "";
            update();
        }
    };
}
function makeProblem({ title, message, help, place, output, action }, openPlace) {
    return makeElement("div", { class: "problem" }, makeElement("h3", {}, title), makeElement("p", { class: "message" }, message), ...place ? describePlace(place, openPlace) : [], output && output.length > 0 ? makeElement("pre", {
        tabindex: "0",
        "aria-label": "What the build printed"
    }, output.join("\n")) : void 0, help === "" ? void 0 : makeElement("p", { class: "help" }, help), action && makeElement("div", { class: "actions" }, makeButton(action.label, action.act)));
}
var QUIET_MS = 300;
var MAX_LENGTH = 500;
function makeLogPoster() {
    let lines = [];
    let timer;
    const post = async () => {
        const body = lines.join("\n");
        timer = void 0;
        lines = [];
        try {
            await askServer("log", body);
        }
        catch (error) {
            if (!(error instanceof TypeError))
                throw error;
        }
    };
    return (line) => {
        lines = [...lines, line.slice(0, MAX_LENGTH).replaceAll("\n", " ")].slice(-50);
        timer ??= window.setTimeout(() => void post(), QUIET_MS);
    };
}
var QUIET = 250;
function makeSettingsForm(options) {
    const { properties, required, values, generated, onChange, onReset } = options;
    const names = Object.keys(properties);
    if (names.length === 0)
        return makeElement("p", { class: "soft" }, "This plugin has no settings.");
    const fields = new Map();
    const form = makeElement("form", {
        class: "settings",
        novalidate: ""
    });
    let timer = 0;
    const read = () => {
        const entries = [...fields].map(([name, field]) => [name, field.read()]);
        if (entries.some(([, value]) => value.kind === "invalid"))
            return;
        onChange(Object.fromEntries(entries.flatMap(([name, value]) => value.kind === "value" ? [[name, value.value]] : [])));
    };
    const schedule = () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(read, QUIET);
    };
    for (const name of names) {
        const field = makeField({
            name,
            id: `setting-${name}`,
            schema: properties[name],
            value: values[name],
            onChange: schedule,
            isRequired: required.includes(name),
            note: generated.includes(name) ? "This value is generated: the schema has no default." : void 0
        });
        fields.set(name, field);
        form.append(field.element);
    }
    form.append(makeElement("div", { class: "actions" }, makeButton("Reset to defaults", onReset)));
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        read();
    });
    return form;
}
function makeSettingsPanel({ kept, state, onChange }) {
    const panel = makePanel("settings", "Settings");
    let shown = "";
    const get = () => ({
        ...state()?.settings,
        ...kept.settings
    });
    const show = () => {
        const current = state();
        const unread = explainUnread(current);
        if (!current || unread !== void 0) {
            shown = "";
            if (unread !== void 0)
                showUnread(panel, "settings", unread);
            return;
        }
        const { properties, required, generated, settings } = current;
        const text = JSON.stringify([
            properties,
            required,
            generated,
            settings
        ]);
        if (text === shown)
            return;
        shown = text;
        const known = new Set(Object.keys(properties));
        kept.settings = Object.fromEntries(Object.entries(kept.settings).filter(([key]) => known.has(key)));
        const form = makeSettingsForm({
            properties,
            required,
            values: get(),
            generated: generated.filter((name) => !Object.hasOwn(kept.settings, name)),
            onChange(values) {
                kept.settings = { ...values };
                onChange();
            },
            onReset() {
                kept.settings = {};
                shown = "";
                show();
                onChange();
            }
        });
        panel.body.replaceChildren(form);
    };
    return {
        element: panel.element,
        get,
        show,
        countChanged() {
            const first = state()?.settings ?? {};
            const isChanged = (key) => JSON.stringify(kept.settings[key]) !== JSON.stringify(first[key]);
            return Object.keys(kept.settings).filter(isChanged).length;
        }
    };
}
function makePlayer(getSettings) {
    const panel = makePanel("life", "All hooks");
    const said = makeElement("pre", {
        tabindex: "0",
        role: "status",
        "aria-labelledby": "life-title"
    });
    let isRunning = false;
    const play = async () => {
        if (isRunning)
            return;
        isRunning = true;
        panel.setNote("is running");
        const response = await askServer("life", JSON.stringify({ settings: getSettings() }));
        said.textContent = response.ok ? (await response.json()).text : await response.text();
        panel.setNote("");
        isRunning = false;
    };
    panel.body.append(makeElement("p", { class: "soft" }, "This plugin has no widget and no page. It runs in its own process, and the buttons at the top enable and disable it. You can also run all hooks once, as test does. Storage is empty then."), makeElement("div", { class: "actions" }, makeButton("Run all hooks", () => void play())), said);
    panel.element.hidden = true;
    return { element: panel.element };
}
function openService({ onMessage, onHang }) {
    let messages;
    let turn = 0;
    const watch = watchAnswers(() => {
        send({ kind: "ping" });
    }, onHang);
    const listen = () => {
        if (messages)
            return;
        messages = new EventSource("messages");
        messages.addEventListener("message", ({ data }) => {
            const message = parseFromFrame(JSON.parse(data));
            if (message?.kind === "pong")
                watch.notice();
            else if (message)
                onMessage(message);
            if (message?.kind === "ended")
                watch.end();
        });
    };
    return {
        restart() {
            turn++;
            watch.end();
            listen();
            onMessage({ kind: "ready" });
        },
        tell: () => void 0,
        async ask(order) {
            const own = turn;
            if (order.kind === "mount" || order.kind === "unmount")
                return { outcome: "done" };
            if (order.kind === "load")
                watch.end();
            const answer = await send(order);
            if (own !== turn)
                return new Promise(() => void 0);
            if (order.kind === "load" && answer.outcome !== "failed")
                watch.begin();
            return answer;
        }
    };
}
async function send(order) {
    try {
        const response = await askServer("service", JSON.stringify(order));
        if (response.ok)
            return await response.json();
        return {
            outcome: "failed",
            error: {
                name: "",
                message: await response.text(),
                stack: ""
            }
        };
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        return {
            outcome: "failed",
            error: {
                name: "",
                message: "The preview does not answer",
                stack: ""
            }
        };
    }
}
var HANGING = "answer";
var TITLES = {
    load: "The built code cannot be loaded",
    [LATER]: "The plugin threw an error",
    [SETTINGS]: "The plugin does not accept these settings",
    [HANGING]: "The plugin does not answer"
};
function describeHang(step) {
    return {
        name: "",
        message: `The plugin has not answered for 5 seconds${step === void 0 ? "" : ` while ${step} is running`}. Its code may be in a loop that does not end`,
        stack: ""
    };
}
function listProblems({ problem, builder, findings = [] }, failures, restart) {
    const { status } = builder ?? {};
    const built = status?.kind === "failed" ? [{
            title: getTitle(status.problem),
            ...status.problem
        }] : [];
    const isSame = problem !== void 0 && built.some(({ message }) => message === problem.message);
    return [
        ...built,
        ...problem && !isSame ? [{
                title: getTitle(problem),
                ...findManifestPlace(problem, findings),
                ...problem
            }] : [],
        ...failures.map(({ step, error, place = findSyntaxPlace(error, findings) }) => ({
            title: getOwn(TITLES, step) ?? describeStep(step),
            message: describeError(error),
            help: step === "answer" ? "A new build also starts it again" : "",
            ...place && { place },
            ...step === "answer" && { action: {
                    label: "Start again",
                    act: restart
                } }
        }))
    ];
}
var getTitle = ({ output }) => output ? "The build failed" : "The plugin cannot be shown";
function findSyntaxPlace({ name }, findings) {
    return name === "SyntaxError" ? findFindingPlace("bundle-syntax", findings) : void 0;
}
function findManifestPlace({ isOfManifest }, findings) {
    const place = isOfManifest && findFindingPlace("manifest-json", findings);
    return place ? { place } : {};
}
function findFindingPlace(id, findings) {
    const found = findings.find(({ check }) => check === id);
    return found?.at && {
        place: found.place,
        line: found.message,
        at: found.at
    };
}
function describeStep(step) {
    return step.startsWith("mount ") ? `${step.slice(6)} cannot be shown` : `${step} failed`;
}
var SIZES = {
    small: {
        width: 280,
        height: 180
    },
    medium: {
        width: 480,
        height: 320
    },
    large: {
        width: 800,
        height: 520
    }
};
var PHONE = {
    width: 390,
    height: 720
};
var WINDOW = {
    width: 1024,
    height: 640
};
var MIN_SCALE = .25;
function makeStage({ kept, frame, overlay, onView, onTheme, onReload, onChoice }) {
    const menu = makeElement("nav", {
        class: "menu",
        "aria-label": "Views of the plugin"
    });
    const tools = makeElement("div", { class: "tools" });
    const canvas = makeElement("div", {
        class: "canvas",
        tabindex: "0",
        role: "region",
        "aria-label": "Preview"
    });
    const caption = makeElement("p", { class: "soft caption" });
    const place = makeElement("p", {
        class: "soft caption",
        role: "status"
    });
    place.hidden = true;
    canvas.append(frame.element);
    const element = makeElement("section", {
        class: "stage",
        "aria-label": "Stage"
    }, menu, tools, makeElement("div", { class: "window" }, canvas, overlay), caption, place);
    const applyTheme = () => {
        canvas.dataset["theme"] = kept.theme;
        frame.setScheme(kept.theme);
        onTheme(kept.theme);
    };
    let shownView;
    const applySize = (view) => {
        shownView = view;
        const [name, { width, height }] = findSize(view, kept.size);
        canvas.dataset["kind"] = view.kind;
        const scale = fitScale(canvas, width);
        frame.setSize(`${String(width)}px`, `${String(height)}px`, scale);
        const shown = scale < 1 ? `, shown at ${(scale * 100).toFixed(0)} %` : "";
        caption.textContent = `${view.component}: ${String(width)} × ${String(height)} pixels (${name}${shown})`;
    };
    new ResizeObserver(() => {
        if (shownView)
            applySize(shownView);
    }).observe(canvas);
    const makeSizeChoice = (view) => makeChoice({
        name: "size",
        legend: "Size",
        chosen: findSize(view, kept.size)[0],
        options: listSizes(view).map(([name]) => [name, name]),
        onChoose(size) {
            kept.size = size;
            onChoice();
            applySize(view);
        }
    });
    const makeThemeChoice = () => makeChoice({
        name: "theme",
        legend: "Theme",
        chosen: kept.theme,
        options: THEMES.map((theme) => [theme, theme]),
        onChoose(theme) {
            kept.theme = theme;
            onChoice();
            applyTheme();
        }
    });
    const show = (views, entries) => {
        const current = views.find(({ key }) => key === kept.view) ?? views[0];
        const choose = (view) => {
            kept.view = view.key;
            onChoice();
            show(views, entries);
            onView(view);
            menu.querySelector("[aria-current=\"page\"]")?.focus();
        };
        const buttons = listMenuItems(views, entries).map(({ view, label }) => {
            const onClick = () => {
                choose(view);
            };
            return makeButton(label, onClick, view === current ? { "aria-current": "page" } : {});
        });
        menu.replaceChildren(...buttons);
        menu.hidden = buttons.length < 2;
        tools.replaceChildren(makeThemeChoice(), makeButton("Reload", onReload));
        if (current) {
            tools.prepend(makeSizeChoice(current));
            applySize(current);
        }
        return current;
    };
    return {
        element,
        show,
        applyTheme,
        sayPlace(text) {
            place.textContent = text;
            place.hidden = false;
        },
        cover(isCovered) {
            canvas.inert = isCovered;
        },
        setVisible(hasPage, hasOverlay) {
            for (const part of [
                tools,
                canvas,
                caption
            ])
                part.hidden = !hasPage;
            element.hidden = !hasPage && !hasOverlay;
        }
    };
}
function listMenuItems(views, entries) {
    const inMenu = entries.flatMap(({ label, view: key, parent }) => {
        const view = views.find((one) => one.key === key);
        return view ? [{
                view,
                label: parent === void 0 ? label : `${parent} › ${label}`
            }] : [];
    });
    return [...views.filter((view) => !inMenu.some((item) => item.view === view)).map((view) => ({
            view,
            label: view.label
        })), ...inMenu];
}
function listSizes({ kind, defaultSize, size }) {
    if (kind === "page")
        return [["window", WINDOW], ["phone", PHONE]];
    const named = Object.entries(SIZES);
    if (defaultSize)
        return [["default", defaultSize], ...named];
    return [...named.filter(([name]) => name === size), ...named.filter(([name]) => name !== size)];
}
function findSize(view, kept) {
    const sizes = listSizes(view);
    return sizes.find(([name]) => name === kept) ?? sizes[0] ?? ["window", WINDOW];
}
function fitScale(canvas, width) {
    const { paddingLeft, paddingRight } = getComputedStyle(canvas);
    const room = canvas.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return Math.min(1, Math.max(room / width, MIN_SCALE));
}
var UNTIL_DRAWN = 400;
function sayShown(text) {
    window.setTimeout(() => {
        document.documentElement.dataset["shown"] = text;
    }, UNTIL_DRAWN);
}
var HOOKS = [
    "onInstall",
    "onEnable",
    "onDisable",
    "onUpdate",
    "onUninstall"
];
var WANTED = {
    enabled: "enabled",
    installed: "installed, not enabled",
    removed: "not installed"
};
function makeStateBar() {
    const element = makeElement("section", {
        class: "state",
        "aria-label": "State"
    });
    let last = "";
    return {
        element,
        show({ wanted, component, changed, isAchieved, builder, steps }) {
            const parts = [
                makePart("Wanted", [
                    WANTED[wanted],
                    ...wanted === "enabled" && component !== void 0 ? [`showing ${component}`] : [],
                    ...changed === 0 ? [] : [`${formatCount(changed, "setting")} changed`]
                ].join(", "), isAchieved ? "good" : "bad"),
                ...builder ? [makeBuildPart(builder)] : [],
                ...[...steps].filter(([step, { failure }]) => failure !== void 0 || HOOKS.some((name) => name === step)).toSorted(([one], [other]) => getPlace(one) - getPlace(other)).map(makeStepPart)
            ];
            const text = parts.map(({ outerHTML }) => outerHTML).join("");
            if (text !== last)
                element.replaceChildren(...parts);
            last = text;
        }
    };
}
function getPlace(step) {
    const at = HOOKS.findIndex((name) => name === step);
    return at === -1 ? HOOKS.length : at;
}
function makePart(name, words, kind, title = words) {
    return makeElement("p", {
        class: kind,
        title
    }, makeElement("b", {}, name), ` ${words}`);
}
function makeBuildPart({ line, status }) {
    if (line === "")
        return makePart("Build", NO_BUILD, "bad");
    if (status.kind === "building")
        return makePart("Build", BUILD_WORDS.building, "soft");
    const at = `at ${formatTime(new Date(status.at))}`;
    return status.kind === "built" ? makePart("Build", at, "good") : makePart("Build", `failed ${at}`, "bad");
}
function makeStepPart([step, { failure, isMended }]) {
    if (!failure)
        return makePart(step, "✔", "good");
    const words = `failed at ${formatTime(failure.at)}: ${describeError(failure.error)}`;
    return isMended ? makePart(step, `✔ (${words})`, "soft") : makePart(step, words, "bad");
}
function formatTime(time) {
    return time.toTimeString().slice(0, 8);
}
document.documentElement.classList.toggle("picture", location.hash === "#picture");
var kept = readKept();
var uses = new Map();
var state;
var panels = {
    findings: makePanel("findings", "Findings"),
    storage: makePanel("storage", "Storage"),
    permissions: makePanel("permissions", "Permissions"),
    build: makePanel("build", "Build")
};
var settings = makeSettingsPanel({
    kept,
    state: () => state,
    onChange() {
        keep(kept);
        life.passSettings();
    }
});
var log = makeLog("log", "Log", "Nothing has been logged yet.", makeLogPoster());
var notifications = makeLog("notifications", "Notifications", "No notifications yet.");
var findOpener = () => makeOpener(state?.editor, log.add);
var failures = makeFailures(onChange);
var linkEvents = {
    onMessage,
    onFlood() {
        log.add("warn", "The plugin logs too much at once. Some of it is left out here.");
    },
    onHang
};
var saidPlace = "";
var frame = openFrame(await chooseFrameAddress(document.documentElement.dataset, (text) => {
    saidPlace = text;
}), linkEvents);
var service = openService(linkEvents);
var life = makeLife({
    kept,
    link: () => state?.isPlayed ? service : frame,
    onChange,
    onStep,
    onBegin: failures.beginAttempt,
    onEnd: failures.endAttempt,
    hasFailures: failures.hasAny,
    state: () => state ?? fail(),
    settings: settings.get,
    view: getView
});
var overlay = makeOverlay(findOpener, (isShown) => {
    stage.cover(isShown);
});
var stage = makeStage({
    kept,
    frame,
    overlay: overlay.element,
    onReload: reload,
    onView: life.showView,
    onTheme(theme) {
        frame.tell({
            kind: "theme",
            theme
        });
    },
    onChoice() {
        keep(kept);
    }
});
if (saidPlace !== "") {
    stage.sayPlace(saidPlace);
    log.add("warn", saidPlace);
}
var player = makePlayer(settings.get);
var stateBar = makeStateBar();
var commands = makeCommands({
    getState: () => ({
        settings: settings.get(),
        stored: kept.stored,
        isInstalled: kept.isInstalled
    }),
    onAnswer: onCommand,
    openPlace: findOpener
});
var { title, about, status, ...header } = makeHeader(life.move);
var center = makeElement("div", { class: "center" }, stage.element);
var others = makeElement("div", { class: "panels" });
document.body.append(header.element, stateBar.element, makeElement("main", {}, center, makeElement("div", { class: "side" }, settings.element, panels.findings.element), others));
arrange(false);
onChange();
panels.findings.body.append(makeElement("p", { class: "soft" }, "Checking…"));
var events = new EventSource("events");
var lastUpdate = Promise.resolve();
events.addEventListener("message", () => {
    lastUpdate = lastUpdate.then(update);
});
events.addEventListener("error", () => {
    status.textContent = "The preview has stopped, or this page cannot reach it";
});
function fail() {
    throw new Error("The plugin has not been read yet");
}
function arrange(isPlayed) {
    const outputs = [log.element, notifications.element];
    center.append(...isPlayed ? outputs : [], commands.element, player.element);
    others.append(...isPlayed ? [] : outputs, ...[
        panels.storage,
        panels.permissions,
        panels.build
    ].map((one) => one.element));
    document.body.classList.toggle("played", isPlayed);
}
function getView() {
    return state?.views.find(({ key }) => key === kept.view) ?? state?.views[0];
}
async function update() {
    const before = state;
    const response = await askServer("state");
    if (!response.ok) {
        status.textContent = "This page belongs to an earlier run. Open the URL that the terminal shows";
        events.close();
        return;
    }
    const next = await response.json();
    state = next;
    const { name, version, type, views, menu, problem } = next;
    title.textContent = name || "Plugin preview";
    document.title = `${name || "Plugin"} preview`;
    about.textContent = [version, type].filter((text) => text !== "").join(" · ");
    stage.show(views, menu);
    const isPlayed = next.isPlayed === true;
    player.element.hidden = !isPlayed;
    if (isPlayed !== (before?.isPlayed === true))
        arrange(isPlayed);
    settings.show();
    commands.show(next.commands);
    if (next.findings)
        showFindings(panels.findings, next.findings, findOpener());
    showPermissions(panels.permissions, next, uses);
    showBuild(panels.build, next.builder);
    const hidden = isPlayed ? "it has no widget and no page" : problem?.message;
    if (hidden !== void 0)
        sayShown(hidden);
    if (hasCode(next) && !problem && (next.build !== before?.build || before.problem))
        reload();
    onChange();
}
function reload() {
    uses.clear();
    life.restart();
}
function onMessage(message) {
    switch (message.kind) {
        case "ready":
            stage.applyTheme();
            life.begin();
            break;
        case "log":
            log.add(message.level, message.message);
            break;
        case "notify":
            notifications.add(message.as, makeElement("strong", {}, message.title), ` ${message.message}`);
            break;
        case "store":
            kept.stored = Object.fromEntries(Object.entries(kept.stored).filter(([key]) => key !== message.key));
            if (message.text !== void 0)
                kept.stored[message.key] = message.text;
            onChange();
            break;
        case "use":
            addUse(message);
            break;
        case "uncaught":
            showFailure(LATER, message.error);
            break;
        case "ended":
            showFailure(LATER, {
                name: "",
                message: `The process of the plugin has ended: ${message.why}`,
                stack: ""
            });
            break;
        case "refused": log.add("warn", `The preview's content security policy blocks ${message.address || "it"} (${message.what})`);
    }
}
function onStep(step, answer, milliseconds) {
    if (answer.outcome === "failed") {
        sayShown(`${step} fails: ${answer.error.message}`);
        showFailure(step, answer.error);
        return;
    }
    if (step.startsWith("mount"))
        sayShown("yes");
    failures.mend(step);
    if (answer.outcome === "done" && step !== "load")
        log.add("host", `${step} took ${milliseconds.toFixed(0)} ms`);
}
async function showFailure(step, error) {
    const words = describeError(error);
    const entry = log.add("error", `${step}: ${words}`);
    const place = await failures.add(step, error);
    if (place)
        entry.append(makeElement("span", {}, ...describePlace(place, findOpener())));
}
function onHang(isHanging) {
    if (isHanging)
        showFailure(HANGING, describeHang(life.running()));
    else
        failures.mend(HANGING);
}
function addUse({ permission, object }) {
    uses.set(permission, {
        count: (uses.get(permission)?.count ?? 0) + 1,
        object
    });
    showPermissions(panels.permissions, state, uses);
}
function onCommand(name, { failure, logged, notified, uses: used, stored }) {
    for (const { level, message } of logged)
        log.add(level, message);
    for (const { kind, title: subject, message } of notified)
        notifications.add(kind, makeElement("strong", {}, subject), ` ${message}`);
    log.add(failure ? "error" : "host", failure ? `${name}: ${failure.message}` : `${name} ran`);
    const isChanged = stored !== void 0 && JSON.stringify(stored) !== JSON.stringify(kept.stored);
    if (isChanged)
        kept.stored = { ...stored };
    if (isChanged)
        reload();
    for (const use of used)
        addUse(use);
    onChange();
}
function onChange() {
    keep(kept);
    header.showMoves(life.canMove, explainUnready(state));
    const isStale = life.isEnabled() && (state?.builder?.status.kind === "failed" || state?.problem !== void 0);
    status.textContent = `${life.describe()}${isStale ? ", from an earlier build" : ""}`;
    const view = getView();
    const failed = failures.list();
    const isHanging = failed.some(({ step }) => step === HANGING);
    status.dataset["state"] = life.isEnabled() && !isStale && !isHanging ? "on" : "off";
    const problems = listProblems(state ?? {}, failed, reload);
    overlay.show(problems);
    stage.setVisible(state?.job !== void 0, problems.length > 0);
    stateBar.show({
        wanted: kept.wanted,
        component: view?.component,
        changed: settings.countChanged(),
        isAchieved: problems.length === 0 && life.isAchieved(),
        builder: state?.builder,
        steps: failures.records()
    });
    showStorage(panels.storage, kept.stored, (key) => {
        kept.stored = Object.fromEntries(Object.entries(kept.stored).filter(([one]) => one !== key));
        reload();
        onChange();
    });
}
