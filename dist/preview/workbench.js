"use strict";
function askServer(path, body) {
    return fetch(path, body === void 0 ? {} : {
        method: "POST",
        body
    });
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
var THEMES = ["light", "dark"];
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
        case "ready": return { kind: "ready" };
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
var FEATURES = [
    "clipboard-read",
    "clipboard-write",
    "geolocation",
    "camera",
    "microphone"
];
var MAX_MESSAGES = 500;
function openFrame(address, onMessage, onFlood) {
    const { origin } = new URL(address);
    const element = document.createElement("iframe");
    element.title = "The plugin";
    element.setAttribute("sandbox", "allow-scripts allow-same-origin allow-forms");
    const waiting = new Map();
    let count = 0;
    let messages = 0;
    setInterval(() => {
        messages = 0;
    }, 1e3);
    window.addEventListener("message", (event) => {
        if (event.origin !== origin || event.source !== element.contentWindow)
            return;
        const message = parseFromFrame(event.data);
        if (message?.kind === "answer") {
            waiting.get(message.call)?.(message);
            waiting.delete(message.call);
        }
        else if (message && ++messages <= MAX_MESSAGES)
            onMessage(message);
        else if (messages === 501)
            onFlood();
    });
    const tell = (message) => {
        element.contentWindow?.postMessage(message, origin);
    };
    return {
        element,
        tell,
        reload(permissions) {
            waiting.clear();
            element.allow = permissions.filter((one) => FEATURES.includes(one)).join("; ");
            element.src = address;
        },
        ask(message) {
            const call = message.kind === "load" ? 0 : ++count;
            const answer = new Promise((resolve) => waiting.set(call, resolve));
            tell({
                ...message,
                call
            });
            return answer;
        }
    };
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
            class: "panel",
            "aria-labelledby": heading.id
        }, head, body),
        body,
        setNote(text) {
            note.textContent = text;
        }
    };
}
function makeLog(id, title, empty) {
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
            update();
            if (isAtEnd)
                list.scrollTop = list.scrollHeight;
            return entry;
        }
    };
}
function describeFailure({ name, message }, place, openPlace) {
    const words = name === "" || message.startsWith(name) ? message : `${name}: ${message}`;
    if (!place)
        return [document.createTextNode(words)];
    return [document.createTextNode(`${words} `), ...describePlace(place, openPlace)];
}
function showFindings(panel, findings, openPlace) {
    const counts = [
        "error",
        "warning",
        "notice"
    ].flatMap((severity) => {
        const number = findings.filter((one) => one.severity === severity).length;
        return number === 0 ? [] : [`${String(number)} ${severity}${number === 1 ? "" : "s"}`];
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
function showPermissions(panel, declared, uses) {
    const names = [...new Set([...declared, ...uses.keys()])].toSorted();
    const undeclared = names.filter((name) => !declared.includes(name));
    panel.setNote(undeclared.length === 0 ? "" : `${String(undeclared.length)} not declared`);
    if (names.length === 0) {
        panel.body.replaceChildren(makeElement("p", { class: "soft" }, "The plugin declares no permissions, and uses none."));
        return;
    }
    const rows = names.map((name) => {
        const used = uses.get(name);
        const words = used ? `used ${used.count === 1 ? "once" : `${String(used.count)} times`}, last: ${used.object}` : "not used";
        const isMissing = undeclared.includes(name);
        return makeElement("div", { class: isMissing ? "warning" : "" }, makeElement("dt", {}, name), makeElement("dd", {}, isMissing ? `not declared, ${words}` : words));
    });
    panel.body.replaceChildren(makeElement("dl", {}, ...rows));
}
function showBuild(panel, builder) {
    panel.element.hidden = builder === void 0;
    if (!builder)
        return;
    panel.setNote(builder.ended ?? "running");
    const text = [`$ ${builder.line}`, ...builder.printed].join("\n");
    panel.body.replaceChildren(makeElement("pre", {
        tabindex: "0",
        "aria-labelledby": `${panel.body.id}-title`
    }, text));
}
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
        type: isNumber ? "number" : (format === void 0 ? void 0 : {
            password: "password",
            email: "email",
            url: "url",
            uri: "url"
        }[format]) ?? "text",
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
            form.show([makeElement("p", { class: "wrong" }, "The preview has ended, or this page cannot reach it.")]);
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
var KEY = "preview";
var FIRST = {
    stored: {},
    settings: {},
    isInstalled: false,
    isEnabled: false,
    wasInstalled: false,
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
var MOVES = [
    "Install",
    "Enable",
    "Disable",
    "Update",
    "Uninstall"
];
function makeLife({ kept, frame, state, settings, view, onStep, onChange }) {
    let last = Promise.resolve();
    let isLoaded = false;
    let running;
    const ask = async (step, message) => {
        running = step;
        onChange();
        const start = performance.now();
        const answer = await frame.ask(message);
        running = void 0;
        onStep(step, answer, performance.now() - start);
        return answer.outcome !== "failed";
    };
    const callHook = (name) => ask(name, {
        kind: "hook",
        name
    });
    const mount = async () => {
        const shown = view();
        if (shown && kept.isEnabled)
            await ask(`mount ${shown.component}`, {
                kind: "mount",
                component: shown.component
            });
    };
    const enable = async () => {
        kept.isEnabled = await callHook("onEnable");
        await mount();
    };
    const disable = async () => {
        await ask("unmount", { kind: "unmount" });
        await callHook("onDisable");
        kept.isEnabled = false;
    };
    const install = async () => {
        kept.wasInstalled = true;
        kept.isInstalled = await callHook("onInstall");
        kept.version = state().version;
    };
    const moves = {
        Install: install,
        Enable: enable,
        Disable: disable,
        async Update() {
            if (await callHook("onUpdate"))
                kept.version = state().version;
        },
        async Uninstall() {
            if (kept.isEnabled)
                await disable();
            await callHook("onUninstall");
            kept.isInstalled = false;
        }
    };
    const queue = (work) => {
        last = last.then(work).then(onChange);
    };
    return {
        describe() {
            if (running !== void 0)
                return `${running} is running`;
            if (kept.isEnabled)
                return "Enabled";
            return kept.isInstalled ? "Installed, not enabled" : "Not installed";
        },
        canMove(move) {
            const { isInstalled, isEnabled } = kept;
            return isLoaded && running === void 0 && {
                Install: !isInstalled,
                Enable: isInstalled && !isEnabled,
                Disable: isEnabled,
                Update: isInstalled,
                Uninstall: isInstalled
            }[move];
        },
        move(move) {
            queue(moves[move]);
        },
        begin() {
            const { job, version } = state();
            if (!job)
                return;
            isLoaded = false;
            last = Promise.resolve();
            queue(async () => {
                const previousVersion = kept.version === version ? void 0 : kept.version;
                const stored = { ...kept.stored };
                isLoaded = await ask("load", {
                    kind: "load",
                    job,
                    config: settings(),
                    stored,
                    previousVersion
                });
                if (!isLoaded)
                    return;
                if (!kept.isInstalled && !kept.wasInstalled) {
                    await install();
                    kept.isEnabled = kept.isInstalled;
                }
                if (kept.isEnabled)
                    await enable();
            });
        },
        showView() {
            queue(mount);
        },
        passSettings() {
            queue(async () => {
                if (!isLoaded)
                    return;
                const answer = await frame.ask({
                    kind: "config",
                    config: settings()
                });
                if (answer.outcome === "failed")
                    onStep("settings", answer, 0);
                if (answer.outcome !== "unheard" || !kept.isEnabled)
                    return;
                await disable();
                await enable();
            });
        }
    };
}
var QUIET = 250;
function makeSettingsForm(options) {
    const { properties, required, values, madeUp, onChange, onReset } = options;
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
            note: madeUp.includes(name) ? "This value is generated: the schema has no default." : void 0
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
var HOOKS = [
    "onInstall",
    "onEnable",
    "onDisable",
    "onUpdate",
    "onUninstall"
];
function makePlayer(getSettings) {
    const panel = makePanel("life", "Lifecycle");
    const said = makeElement("pre", {
        tabindex: "0",
        role: "status",
        "aria-labelledby": "life-title"
    });
    let isRunning = false;
    const play = async (only) => {
        if (isRunning)
            return;
        isRunning = true;
        panel.setNote("is running");
        const response = await askServer("life", JSON.stringify({
            only,
            settings: getSettings()
        }));
        said.textContent = response.ok ? (await response.json()).text : await response.text();
        panel.setNote("");
        isRunning = false;
    };
    const buttons = [void 0, ...HOOKS].map((name) => makeButton(name ?? "All hooks", () => void play(name)));
    panel.body.append(makeElement("p", { class: "soft" }, "This plugin has no widget and no page. Each button starts it in a new process, and first calls the hooks that come before it."), makeElement("div", { class: "actions" }, ...buttons), said);
    panel.element.hidden = true;
    return { element: panel.element };
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
var MAX_PROBLEMS = 5;
function makeStage({ kept, frame, onView, onTheme, onReload, onChoice }) {
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
    const problems = makeElement("div", {
        class: "problems",
        role: "alert"
    });
    canvas.append(frame);
    const element = makeElement("section", {
        class: "stage",
        "aria-label": "Stage"
    }, menu, tools, canvas, caption, problems);
    const applyTheme = () => {
        canvas.dataset["theme"] = kept.theme;
        frame.style.colorScheme = kept.theme;
        onTheme(kept.theme);
    };
    let shownView;
    const applySize = (view) => {
        shownView = view;
        const [name, { width, height }] = findSize(view, kept.size);
        canvas.dataset["kind"] = view.kind;
        frame.style.width = `${String(width)}px`;
        frame.style.height = `${String(height)}px`;
        const scale = fitScale(canvas, width);
        frame.style.setProperty("zoom", String(scale));
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
        showProblems(...shown) {
            problems.replaceChildren(...shown);
        },
        addProblem(shown) {
            if (problems.children.length < MAX_PROBLEMS)
                problems.append(shown);
        },
        setVisible(hasPage, isThere) {
            for (const part of [
                tools,
                canvas,
                caption
            ])
                part.hidden = !hasPage;
            element.hidden = !isThere;
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
document.documentElement.classList.toggle("picture", location.hash === "#picture");
var kept = readKept();
var uses = new Map();
var state;
var shownSettings = "";
var panels = {
    settings: makePanel("settings", "Settings"),
    findings: makePanel("findings", "Findings"),
    storage: makePanel("storage", "Storage"),
    permissions: makePanel("permissions", "Permissions"),
    build: makePanel("build", "Build")
};
var log = makeLog("log", "Log", "Nothing has been logged yet.");
var notifications = makeLog("notifications", "Notifications", "No notifications yet.");
var findOpener = () => makeOpener(state?.editor, log.add);
var frame = openFrame(document.documentElement.dataset["frame"] ?? "", onMessage, () => {
    log.add("warn", "The plugin logs too much at once. Some of it is left out here.");
});
var life = makeLife({
    kept,
    frame,
    onChange,
    onStep,
    state: () => state ?? fail(),
    settings: getSettings,
    view: () => state?.views.find(({ key }) => key === kept.view) ?? state?.views[0]
});
var stage = makeStage({
    kept,
    frame: frame.element,
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
var player = makePlayer(getSettings);
var commands = makeCommands({
    getState: () => ({
        settings: getSettings(),
        stored: kept.stored,
        isInstalled: kept.isInstalled
    }),
    onAnswer: onCommand,
    openPlace: findOpener
});
var buttons = MOVES.map((move) => ({
    move,
    button: makeButton(move, () => {
        life.move(move);
    })
}));
var title = makeElement("h1", {}, "Plugin preview");
var about = makeElement("p", { class: "soft" });
var status = makeElement("p", {
    class: "status",
    role: "status"
});
document.body.append(makeElement("header", {}, makeElement("div", { class: "identity" }, title, about), status, makeElement("div", {
    class: "life",
    role: "group",
    "aria-label": "Plugin lifecycle"
}, ...buttons.map((one) => one.button))), makeElement("main", {}, makeElement("div", { class: "center" }, stage.element, commands.element, player.element), makeElement("div", { class: "side" }, panels.settings.element, panels.findings.element), makeElement("div", { class: "panels" }, ...[
    log,
    panels.storage,
    notifications,
    panels.permissions,
    panels.build
].map((one) => one.element))));
onChange();
panels.findings.body.append(makeElement("p", { class: "soft" }, "Checking…"));
var events = new EventSource("events");
var lastUpdate = Promise.resolve();
events.addEventListener("message", () => {
    lastUpdate = lastUpdate.then(update);
});
events.addEventListener("error", () => {
    status.textContent = "The preview has ended, or this page cannot reach it";
});
function fail() {
    throw new Error("The plugin has not been read yet");
}
function getSettings() {
    return {
        ...state?.settings,
        ...kept.settings
    };
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
    const { name, version, type, views, menu, permissions, problem } = next;
    title.textContent = name || "Plugin preview";
    document.title = `${name || "Plugin"} preview`;
    about.textContent = [version, type].filter((text) => text !== "").join(" · ");
    stage.show(views, menu);
    stage.setVisible(next.job !== void 0, next.isPlayed !== true);
    player.element.hidden = next.isPlayed !== true;
    document.body.classList.toggle("played", next.isPlayed === true);
    document.body.classList.toggle("silent", next.isPlayed === true && next.commands.length === 0);
    showSettings();
    commands.show(next.commands);
    if (next.findings)
        showFindings(panels.findings, next.findings, findOpener());
    showPermissions(panels.permissions, permissions, uses);
    showBuild(panels.build, next.builder);
    if (problem && JSON.stringify(problem) !== JSON.stringify(before?.problem))
        stage.showProblems(makeElement("p", { class: "problem" }, makeElement("b", {}, problem.message), ` ${problem.help}`));
    if (problem)
        sayShown(problem.message);
    else if (next.isPlayed)
        sayShown("it has no widget and no page");
    const isNew = next.build !== before?.build || next.job && !before.job;
    if (next.job && isNew)
        reload();
    onChange();
}
function reload() {
    uses.clear();
    stage.showProblems();
    frame.reload(state?.permissions ?? []);
}
function showSettings() {
    if (!state)
        return;
    const { properties, required, madeUp, settings } = state;
    const text = JSON.stringify([
        properties,
        required,
        madeUp,
        settings
    ]);
    if (text === shownSettings)
        return;
    shownSettings = text;
    const known = new Set(Object.keys(properties));
    kept.settings = Object.fromEntries(Object.entries(kept.settings).filter(([key]) => known.has(key)));
    const form = makeSettingsForm({
        properties,
        required,
        values: getSettings(),
        madeUp: madeUp.filter((name) => !Object.hasOwn(kept.settings, name)),
        onChange(values) {
            kept.settings = { ...values };
            keep(kept);
            life.passSettings();
        },
        onReset() {
            kept.settings = {};
            keep(kept);
            shownSettings = "";
            showSettings();
            life.passSettings();
        }
    });
    panels.settings.body.replaceChildren(form);
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
            showFailure("error", message.error);
            break;
        case "refused": log.add("warn", `The policy of this preview refuses ${message.address || "it"} (${message.what})`);
    }
}
var UNTIL_DRAWN = 400;
function sayShown(text) {
    window.setTimeout(() => {
        document.documentElement.dataset["shown"] = text;
    }, UNTIL_DRAWN);
}
function onStep(step, answer, milliseconds) {
    if (answer.outcome === "failed")
        sayShown(`${step} fails: ${answer.error.message}`);
    else if (step.startsWith("mount"))
        sayShown("yes");
    if (answer.outcome === "failed")
        showFailure(step, answer.error);
    else if (answer.outcome === "done" && step !== "load")
        log.add("host", `${step} took ${milliseconds.toFixed(0)} ms`);
}
async function showFailure(step, error) {
    const response = await askServer("place", error.stack.slice(0, 16e3));
    const place = response.ok ? await response.json() : null;
    const describe = () => describeFailure(error, place, findOpener());
    log.add("error", `${step}: `, ...describe());
    stage.addProblem(makeElement("p", { class: "problem" }, makeElement("b", {}, `${step}: `), ...describe()));
}
function addUse({ permission, object }) {
    uses.set(permission, {
        count: (uses.get(permission)?.count ?? 0) + 1,
        object
    });
    showPermissions(panels.permissions, state?.permissions ?? [], uses);
}
function onCommand(name, { failure, logged, notified, uses: used, stored }) {
    for (const { level, message } of logged)
        log.add(level, message);
    for (const { kind, title: subject, message } of notified)
        notifications.add(kind, makeElement("strong", {}, subject), ` ${message}`);
    log.add(failure ? "error" : "host", failure ? `${name}: ${failure.message}` : `${name} has run`);
    if (!failure && state?.isPlayed)
        kept.isInstalled = true;
    const isChanged = stored !== void 0 && JSON.stringify(stored) !== JSON.stringify(kept.stored);
    if (isChanged)
        kept.stored = { ...stored };
    if (isChanged && state?.job)
        reload();
    for (const use of used)
        addUse(use);
    onChange();
}
function onChange() {
    keep(kept);
    for (const { move, button } of buttons)
        button.disabled = !life.canMove(move);
    status.textContent = state?.isPlayed ? "No page" : life.describe();
    status.dataset["state"] = kept.isEnabled ? "on" : "off";
    showStorage(panels.storage, kept.stored, (key) => {
        kept.stored = Object.fromEntries(Object.entries(kept.stored).filter(([one]) => one !== key));
        if (state?.job)
            reload();
        onChange();
    });
}
