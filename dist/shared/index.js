/******/ (function() { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 73324:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ formatCrash; }
/* harmony export */ });
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(42243);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(22313);


/** The message for a fault of this tool: the stack, and where to report it. */
function formatCrash(error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const reported = stack.split("\n").map((line) => `  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(line)}`);
    return `${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.name} crashed: a fault of this tool. Please report it at ${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.url}/issues\n${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInert */ .RU)(reported.join("\n"))}\n`;
}


/***/ }),

/***/ 12549:
/***/ (function(__unused_webpack_module, __unused_webpack___webpack_exports__, __nccwpck_require__) {


// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __nccwpck_require__(42243);
// EXTERNAL MODULE: ./build/bundled/commands/cancellation.js
var cancellation = __nccwpck_require__(81652);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __nccwpck_require__(42719);
// EXTERNAL MODULE: ./build/bundled/text/nearest.js
var nearest = __nccwpck_require__(18876);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __nccwpck_require__(22313);
// EXTERNAL MODULE: ./build/bundled/cli/parse.js
var parse = __nccwpck_require__(9310);
// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __nccwpck_require__(94155);
;// CONCATENATED MODULE: ./build/bundled/cli/help.js

const EVERYWHERE = [{ name: "help", help: "Print this" }];
function formatHelp(commands, options) {
    const rows = commands.map((command) => [`${command.name} ${command.arguments}`.trim(), command.summary]);
    return [
        `${tool/* TOOL */.j.name} checks a plugin before the marketplace does.`,
        "",
        `Usage: ${tool/* TOOL */.j.name} <command> [options]`,
        "",
        "Commands:",
        formatTable(rows),
        "",
        "Options:",
        formatTable([...options, ...EVERYWHERE].map(makeOptionRow)),
        "",
        `Help on one command: ${tool/* TOOL */.j.name} <command> --help`,
        "Exit status: 0 passes, 1 findings, 2 wrong usage, 3 a check crashed or something could not be finished,",
        "4 a release in conflict with what is public, 5 refused, 130 interrupted.",
        "",
    ].join("\n");
}
function formatCommandHelp(command) {
    return [
        `${command.summary}.`,
        "",
        `Usage: ${tool/* TOOL */.j.name} ${command.name} ${command.arguments}`.trimEnd(),
        "",
        "Options:",
        formatTable([...command.options, ...EVERYWHERE].map(makeOptionRow)),
        "",
    ].join("\n");
}
function makeOptionRow({ name, value, choices, help }) {
    const left = value === undefined ? `--${name}` : `--${name} ${value}`;
    return [left, choices ? `${help} (${choices.join(", ")})` : help];
}
function formatTable(rows) {
    const column = Math.max(...rows.map(([name]) => name.length));
    return rows.map(([name, help]) => `  ${name.padEnd(column)}  ${help}`).join("\n");
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(73136);
// EXTERNAL MODULE: ./build/bundled/cli/format-crash.js
var format_crash = __nccwpck_require__(73324);
;// CONCATENATED MODULE: ./build/bundled/cli/run.js











const HELP = { name: "help", help: "" };
const VERSION = [
    { name: "version", help: "Print the version" },
    { name: "verbose", help: "With --version: the rules, Node, the platform and where this is installed, too" },
];
/** Runs one command line and returns its exit status. Throws nothing. */
async function run(words) {
    try {
        return await dispatch(words);
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.e || error instanceof errors/* Refusal */.P) {
            const help = error.help === undefined ? "" : `\n${(0,safe/* makeVisible */.Xm)(error.help)}`;
            (0,print/* printError */.yJ)(`${tool/* TOOL */.j.name}: ${(0,safe/* makeVisible */.Xm)(error.message)}${help}\n`);
            return error instanceof errors/* Refusal */.P ? 5 : 2;
        }
        if (error instanceof cancellation/* Interrupted */.j) {
            (0,print/* printError */.yJ)(`${tool/* TOOL */.j.name}: interrupted; nothing of what it had started runs any more\n`);
            return error.exitStatus;
        }
        if (error instanceof print/* PrintError */.uz) {
            (0,print/* printError */.yJ)(`${tool/* TOOL */.j.name}: the report could not be printed: ${(0,safe/* makeVisible */.Xm)(error.message)}\n`);
            return 3;
        }
        (0,print/* printError */.yJ)((0,format_crash/* formatCrash */.X)(error));
        return 3;
    }
}
async function dispatch(words) {
    const spelled = words.map((word) => (word === "-h" ? "--help" : word));
    const [first, ...rest] = spelled;
    if (first === "help" && rest[0] !== undefined)
        return dispatch([rest[0], "--help"]);
    if (first === undefined || first === "help" || first.startsWith("-"))
        return runGeneral(spelled);
    const { findCommand, loadCommands } = await Promise.all(/* import() | core */[__nccwpck_require__.e(955), __nccwpck_require__.e(114)]).then(__nccwpck_require__.bind(__nccwpck_require__, 12239));
    const command = await findCommand(first);
    if (!command)
        throw createUnknownCommandError(first, await loadCommands());
    const call = (0,parse/* parseCall */.M)(rest, { ...command, options: [...command.options, HELP] });
    if (!call.switches.has("help"))
        return command.run(call);
    (0,print/* print */.yy)(formatCommandHelp(command));
    return 0;
}
async function runGeneral(words) {
    const [first] = words;
    const { switches } = (0,parse/* parseCall */.M)(first === "help" ? ["--help"] : words, { options: [...VERSION, HELP], most: 0 });
    if (switches.has("version")) {
        (0,print/* print */.yy)(switches.has("verbose") ? formatVerboseVersion() : `${tool/* TOOL */.j.version}\n`);
        return 0;
    }
    const { loadCommands } = await Promise.all(/* import() | core */[__nccwpck_require__.e(955), __nccwpck_require__.e(114)]).then(__nccwpck_require__.bind(__nccwpck_require__, 12239));
    const help = formatHelp(await loadCommands(), VERSION);
    if (switches.has("help"))
        (0,print/* print */.yy)(help);
    else
        (0,print/* printError */.yJ)(help);
    return switches.has("help") ? 0 : 2;
}
function formatVerboseVersion() {
    const rows = [
        [tool/* TOOL */.j.name, tool/* TOOL */.j.version],
        ["rules", tool/* TOOL */.j.ruleset],
        ["node", process.version],
        ["platform", `${process.platform} ${process.arch}`],
        ["installed in", (0,safe/* makeVisible */.Xm)((0,external_node_path_.dirname)((0,external_node_path_.dirname)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(require("url").pathToFileURL(__filename).href)))))],
    ];
    return rows.map(([name = "", value = ""]) => `${name.padEnd(16)}  ${value}\n`).join("");
}
function createUnknownCommandError(name, commands) {
    const meant = (0,nearest/* findNearest */.q)(name, commands.map((command) => command.name));
    const help = meant === undefined ? `To check a folder: ${tool/* TOOL */.j.name} validate ${name}` : `Did you mean ${meant}?`;
    return new errors/* UsageError */.e(`There is no command ${(0,safe/* quote */.hD)(name)}`, /[/.]/u.test(name) || meant !== undefined ? help : "See --help");
}

;// CONCATENATED MODULE: ./build/bundled/cli/index.js

void run(process.argv.slice(2)).then((status) => {
    process.exitCode = status;
});


/***/ }),

/***/ 9310:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ readChoice; },
/* harmony export */   M: function() { return /* binding */ parseCall; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(42719);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(18876);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(22313);




/**
 * Parses the words after a command's name.
 *
 * @throws {UsageError} that suggests the nearest known word.
 */
function parseCall(words, { options, most }) {
    const types = Object.fromEntries(options.map(({ name, value }) => [
        name,
        { type: value === undefined ? "boolean" : "string" },
    ]));
    // The parser is loaded only if there are options.
    const hasOptions = words.some((word) => word.startsWith("-"));
    const { tokens } = hasOptions
        ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...words], options: types, strict: false, allowPositionals: true, tokens: true })
        : { tokens: words.map((value) => ({ kind: "positional", value })) };
    const positional = [];
    const switches = new Set();
    const values = new Map();
    for (const token of tokens) {
        if (token.kind === "positional")
            positional.push(token.value);
        if (token.kind !== "option")
            continue;
        const option = options.find(({ name }) => name === token.name);
        if (!option)
            throw createUnknownOptionError(token.rawName, options);
        const read = readValue(option, token.value, token.inlineValue === true);
        const before = values.get(option.name);
        if (read === undefined)
            switches.add(option.name);
        else
            values.set(option.name, option.repeats === true && before !== undefined ? `${before},${read}` : read);
    }
    if (positional.length > most) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(positional[most])} is one argument too many`, "See --help");
    }
    return { arguments: positional, switches, values };
}
function readValue({ name, value, choices }, given, inline) {
    if (value === undefined) {
        if (given !== undefined)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`--${name} takes no value`, `Write --${name} by itself`);
        return undefined;
    }
    if (given === undefined || given === "" || (!inline && /^-./u.test(given))) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`--${name} needs a value`, `Write --${name} ${choices ? choices.join("|") : value}`);
    }
    return choices ? readChoice(given, choices, `--${name}`) : given;
}
/**
 * Reads one of several choices.
 *
 * @throws {UsageError} that lists them and suggests the nearest.
 */
function readChoice(given, choices, what) {
    const chosen = choices.find((choice) => choice === given);
    if (chosen !== undefined)
        return chosen;
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearest */ .q)(given, choices);
    const list = choices.join(", ");
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, but must be one of ${list}`, meant === undefined ? undefined : `Did you mean ${meant}?`);
}
function createUnknownOptionError(raw, options) {
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearest */ .q)(raw.replace(/^-+/u, ""), options.map(({ name }) => name));
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`There is no option ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(raw)}`, meant === undefined ? "See --help for those there are" : `Did you mean --${meant}?`);
}


/***/ }),

/***/ 81652:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: function() { return /* binding */ Interrupted; },
/* harmony export */   l: function() { return /* binding */ makeCancellable; }
/* harmony export */ });
const STATUS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
/** The run was interrupted, and all that it started has ended. */
class Interrupted extends Error {
    name = "Interrupted";
    signal;
    constructor(signal) {
        super(`Interrupted by ${signal}`);
        this.signal = signal;
    }
    /** As shells define it. */
    get exitStatus() {
        return STATUS[this.signal];
    }
}
const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"];
/** Does work that a signal of the user or the runner interrupts. A second signal kills its processes at once. */
async function makeCancellable(work) {
    const [first, second] = [new AbortController(), new AbortController()];
    const onSignal = (signal) => {
        if (first.signal.aborted)
            second.abort();
        first.abort(new Interrupted(SIGNALS.find((known) => known === signal) ?? "SIGTERM"));
    };
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    try {
        return await work({ signal: first.signal, hurry: second.signal });
    }
    finally {
        for (const signal of SIGNALS)
            process.off(signal, onSignal);
    }
}


/***/ }),

/***/ 42719:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ Refusal; },
/* harmony export */   e: function() { return /* binding */ UsageError; }
/* harmony export */ });
/** The caller's mistake: reported in one line, without a stack, with exit status 2. */
class UsageError extends Error {
    name = "UsageError";
    /** What to do about it, as an imperative sentence. */
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}
/** Going on would leak or run something unsafe: reported in one line, with exit status 5. Nothing was run. */
class Refusal extends Error {
    name = "Refusal";
    /** The ways out, as an imperative sentence. */
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}


/***/ }),

/***/ 42243:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j: function() { return /* binding */ TOOL; },
  p: function() { return /* binding */ makePageUrl; }
});

;// CONCATENATED MODULE: ./build/bundled/generated/version.js
/** Made by the build from package.json. */
const VERSION = "0.1.0";

;// CONCATENATED MODULE: ./build/bundled/core/tool.js

/** Where this tool lives: the one place to change when it moves. */
const REPOSITORY = "https://github.com/OWNER/plugin-preflight";
const TOOL = {
    name: "plugin-preflight",
    version: VERSION,
    /** The name of the rules; it changes with the package only. */
    ruleset: "2026.11",
    url: REPOSITORY,
};
/** The page of a check, as it was when this version was made. */
function makePageUrl(check) {
    return `${REPOSITORY}/blob/v${VERSION}/dist/checks/${check}.md`;
}


/***/ }),

/***/ 94155:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jk: function() { return /* binding */ isErrorTerminal; },
/* harmony export */   _u: function() { return /* binding */ isOutputTerminal; },
/* harmony export */   uz: function() { return /* binding */ PrintError; },
/* harmony export */   yJ: function() { return /* binding */ printError; },
/* harmony export */   yy: function() { return /* binding */ print; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

const STDOUT = 1;
const STDERR = 2;
/** A device that discards its input and is not a terminal. */
const NOBODY = "/dev/null";
/** The output cannot be written, for example because the disk is full. */
class PrintError extends Error {
    name = "PrintError";
}
/** Prints a text that is already safe. Node's streams would take a tenth of a run, a file descriptor takes no time. */
function print(text) {
    write(STDOUT, text);
}
/** The same as {@link print}, on standard error. */
function printError(text) {
    write(STDERR, text);
}
/** Whether a person may be reading the output. */
function isOutputTerminal() {
    return isTerminal(STDOUT);
}
/** The same as {@link isOutputTerminal}, for standard error. */
function isErrorTerminal() {
    return isTerminal(STDERR);
}
function isTerminal(descriptor) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        return stat.isCharacterDevice() && stat.rdev !== (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(NOBODY, { throwIfNoEntry: false })?.rdev;
    }
    catch (error) {
        if (isSystemError(error))
            return false;
        throw error;
    }
}
function write(descriptor, text) {
    const bytes = Buffer.from(text);
    let done = 0;
    while (done < bytes.length) {
        try {
            done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, bytes, done);
        }
        catch (error) {
            if (!isSystemError(error))
                throw error;
            // The reader has closed the pipe, as `head` does. There is no one left to print for.
            if (error.code === "EPIPE")
                return;
            if (error.code !== "EAGAIN")
                throw new PrintError(error.message);
            // The pipe is full and does not block by itself.
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
        }
    }
}
function isSystemError(error) {
    return error instanceof Error && "code" in error;
}


/***/ }),

/***/ 18876:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: function() { return /* binding */ computeEditDistance; },
/* harmony export */   q: function() { return /* binding */ findNearest; }
/* harmony export */ });
const LONGEST = 64;
/** The candidate that the writer of `word` most likely meant, if one is near enough. */
function findNearest(word, candidates) {
    if (word.length > LONGEST)
        return undefined;
    const plainWord = simplify(word);
    let best;
    let bestDistance = Infinity;
    for (const candidate of candidates) {
        const plainCandidate = simplify(candidate);
        const shorter = Math.min(plainWord.length, plainCandidate.length);
        // Each missing letter is a step: what differs so much in length needs no closer look.
        if (Math.abs(plainWord.length - plainCandidate.length) > getTolerance(shorter))
            continue;
        const distance = computeEditDistance(plainWord, plainCandidate);
        if (distance <= getTolerance(shorter) && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
const simplify = (word) => word.toLowerCase().replace(/[-_ .]/gu, "");
const getTolerance = (length) => (length <= 2 ? 0 : length <= 5 ? 1 : length <= 9 ? 2 : 3);
/** Optimal string alignment: insert, delete, replace, or swap two neighbours, each costs 1. */
function computeEditDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row++) {
        const current = [row];
        for (let column = 1; column <= b.length; column++) {
            const same = a[row - 1] === b[column - 1];
            const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            current[column] = Math.min((last[column] ?? Infinity) + 1, (current[column - 1] ?? Infinity) + 1, (last[column - 1] ?? Infinity) + (same ? 0 : 1), swapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity);
        }
        beforeLast = last;
        last = current;
    }
    return last[b.length] ?? Infinity;
}


/***/ }),

/***/ 22313:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LE: function() { return /* binding */ makeInertJson; },
/* harmony export */   RU: function() { return /* binding */ makeInert; },
/* harmony export */   V9: function() { return /* binding */ escapeCommandData; },
/* harmony export */   Xm: function() { return /* binding */ makeVisible; },
/* harmony export */   YG: function() { return /* binding */ escapeCommandProperty; },
/* harmony export */   hD: function() { return /* binding */ quote; },
/* harmony export */   lr: function() { return /* binding */ mayBeSecret; },
/* harmony export */   ml: function() { return /* binding */ shorten; },
/* harmony export */   wD: function() { return /* binding */ markdown; }
/* harmony export */ });
/* harmony import */ var _secret_anchors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(82903);

/**
 * The one place through which text from a repository goes before it is shown.
 *
 * The GitHub runner reads a step's output: `::name::` after any Unicode white space at the start of a line, and
 * `##[name]` anywhere in one, are commands. A terminal obeys escape sequences, and a reader is fooled by text that
 * is invisible or runs backwards. Nothing here drops a character: what is unsafe becomes visible.
 */
const PLAIN = /^[\x20-\x7e]*$/u;
// Controls, formats (bidi, zero-width, tags), separators, lone surrogates, every space but U+0020, and what fonts show as
// nothing; the two selectors that choose between text and emoji stay.
const UNSAFE = String.raw `[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}`;
const UNSEEN = String.raw `[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]|(?! )\p{Zs}`;
const made = new Map();
/** Made where it is needed: a literal with classes of Unicode costs a twentieth of a run by being read. */
function pattern(source) {
    const known = made.get(source) ?? new RegExp(source, "gu");
    made.set(source, known);
    return known;
}
const NAMED = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const ZERO_WIDTH_SPACE = "\u200b";
/** Any text as one harmless line: no control, nothing invisible, no command to the runner. */
function makeVisible(text) {
    return inertLine(PLAIN.test(text) ? text : text.replace(pattern(UNSAFE), escaped));
}
/**
 * A value of the plugin's as a message shows it: text in quotes and cut to `longest` characters, a list or an object by
 * its kind. Nothing is shown of a text that may contain a secret.
 */
function quote(value, longest = 80) {
    if (typeof value === "string")
        return mayBeSecret(value) ? '"\u2026"' : JSON.stringify(shorten(value, longest));
    if (Array.isArray(value))
        return "an array";
    if (typeof value === "object" && value !== null)
        return "an object";
    return String(value);
}
const SHORTEST_SECRET = 16;
/** Whether a text may contain a secret: then it is not shown. */
function mayBeSecret(text) {
    return text.length >= SHORTEST_SECRET && (0,_secret_anchors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasAnchor */ .q1)(text);
}
/** At most `longest` code points of a text, with an ellipsis for what is left out. */
function shorten(text, longest) {
    if (text.length <= longest)
        return text;
    const points = [...text.slice(0, longest * 2 + 1)];
    return points.length <= longest ? text : `${points.slice(0, longest).join("")}\u2026`;
}
/** Lines that this tool has composed, made inert for the runner once more before they leave the process. */
function makeInert(text) {
    return /##\[|::/u.test(text) ? text.replace(/[^\r\n]+/gu, inertLine) : text;
}
function inertLine(line) {
    return line.replace(/##\[/gu, "##\\[").replace(/^([\s\u0085]*)::/u, "$1\\::");
}
function escaped(char) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x100)
        return NAMED[char] ?? `\\x${hex(code, 2)}`;
    return code > 0xffff ? `\\u{${hex(code, 5)}}` : `\\u${hex(code, 4)}`;
}
const hex = (code, digits) => code.toString(16).padStart(digits, "0");
/** JSON with the same meaning that contains neither a command nor an invisible character. */
function makeInertJson(json) {
    return json
        .replace(/##\[/gu, "#\\u0023[")
        .replace(pattern(UNSEEN), (char) => Array.from({ length: char.length }, (_, at) => `\\u${hex(char.charCodeAt(at), 4)}`).join(""));
}
/** The data of a workflow command: the part after its second `::`. Line feeds stay. */
function escapeCommandData(text) {
    return percent(text.split("\n").map(makeVisible).join("\n"));
}
/** A property of a workflow command, such as `file`: the runner gets it back exactly. */
function escapeCommandProperty(text) {
    return percent(text).replace(/:/gu, "%3A").replace(/,/gu, "%2C");
}
function percent(text) {
    return text.replace(/%/gu, "%25").replace(/\r/gu, "%0D").replace(/\n/gu, "%0A");
}
/** Text inside GitHub Markdown: no markup, no HTML, no link, no mention, no issue reference. */
function markdown(text) {
    return makeVisible(text)
        .replace(/[\\`*_{}[\]()<>#!|~&]|^ *[-+=]/gu, (found) => found.replace(/.$/u, "\\$&"))
        .replace(/[@#]|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)|^ *\d+(?=[.\\])/giu, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/\$/gu, "&#36;");
}


/***/ }),

/***/ 82903:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Um: function() { return /* binding */ ASSIGNED_NAMES; },
/* harmony export */   e2: function() { return /* binding */ findAnchors; },
/* harmony export */   q1: function() { return /* binding */ hasAnchor; },
/* harmony export */   yY: function() { return /* binding */ FORMS; }
/* harmony export */ });
/**
 * What every text that may be a secret has in it: enough to find it, too little to be sure. One pass over a file
 * answers for a healthy plugin; only what has an anchor is looked at with the rules themselves.
 */
/** The middle of secrets that have no other sign than their form. The rules add what may not be next to them. */
const FORMS = {
    "age-key": "AGE-SECRET-KEY-1[A-Z0-9]{58}",
    "airtable-token": "pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}",
    "anthropic-key": "sk-ant-(?:admin|oat|api)0\\d-[\\w-]{80,128}",
    "atlassian-token": "ATATT3[\\w=-]{60,400}",
    "aws-access-key-id": "AKIA[A-Z2-7]{16}",
    "azure-client-secret": "\\dQ~[\\w.~-]{31,34}",
    "azure-storage-key": "AccountKey=[A-Za-z0-9+/]{86}==",
    "brevo-key": "xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}",
    "digitalocean-token": "do[opr]_v1_[0-9a-f]{64}",
    "discord-webhook": "discord(?:app)?\\.com/api/webhooks/\\d{17,20}/[\\w-]{60,80}",
    "doppler-token": "dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9]{40,44}",
    "gitlab-token": "gl(?:agent|cbt|dt|ft|imt|oas|ptt|rt|soat)-[\\w-]{20,64}",
    "google-key": "AIza[\\w-]{35}",
    "google-oauth-secret": "GOCSPX-[\\w-]{28}",
    "heroku-key": "HRKU-AA[\\w-]{58}",
    "langsmith-key": "lsv2_[ps][tk]_[0-9a-f]{32}_[0-9a-f]{10}",
    "mapbox-token": "sk\\.eyJ[\\w-]{40,400}\\.[\\w-]{16,64}",
    "new-relic-key": "NRAK-[A-Z0-9]{27}",
    "nvidia-key": "nvapi-[\\w-]{60,70}",
    "openrouter-key": "sk-or-v1-[0-9a-f]{64}",
    "perplexity-key": "pplx-[A-Za-z0-9]{40,64}",
    "planetscale-token": "pscale_(?:tkn|oauth|pw)_[\\w.=-]{32,64}",
    "postman-key": "PMAK-[0-9a-f]{24}-[0-9a-f]{34}",
    "pulumi-token": "pul-[0-9a-f]{40}",
    "pypi-token": "pypi-AgEIcHlwaS5vcmc[\\w-]{50,1000}",
    "replicate-token": "r8_[A-Za-z0-9]{37}",
    "rubygems-key": "rubygems_[0-9a-f]{48}",
    "sentry-token": "sntry(?:u_[0-9a-f]{64}|s_eyJ[\\w+/=-]{40,400})",
    "slack-token": "xoxe(?:\\.xox[bp])?-\\d-[A-Za-z0-9]{100,200}",
    "square-token": "sq0(?:atp|csp)-[\\w-]{22,43}",
    "stripe-key": "[sr]k_live_[A-Za-z0-9]{20,247}",
    "stripe-test-key": "[sr]k_test_[A-Za-z0-9]{20,247}",
    "supabase-key": "sb(?:p_[0-9a-f]{40}|_secret_[\\w-]{20,64})",
    "telegram-token": ":AA[\\w-]{33}",
    "terraform-token": "atlasv1\\.[\\w-]{60,70}",
    "twilio-key": "SK[0-9a-f]{32}",
    "webhook-secret": "whsec_[A-Za-z0-9+/]{32,128}",
    "xai-key": "xai-[A-Za-z0-9]{70,90}",
};
const ENDS_OF_NAMES = ["key", "Key", "KEY", "token", "Token", "TOKEN", "secret", "Secret", "SECRET"];
/** What the names of keys end in: `apiKey`, `API_KEY`, `secret-key`, `accessToken`, `client_secret`, `token`. */
const ASSIGNED_NAMES = [
    ...ENDS_OF_NAMES.slice(0, 3).map((end) => `(?:[aA]pi|API|[sS]ecret|SECRET|[aA]ccess|ACCESS|[pP]rivate|PRIVATE)[_-]?${end}`),
    ...ENDS_OF_NAMES.slice(3),
].join("|");
/** As the forms, for what needs more than a form, and for the rules of the library. Escapes of JSON do not hide it. */
const OTHERS = [
    "(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)[\\t-\\r \"'\\\\]*(?::|=>|=)[\\t-\\r \"'\\\\]*[A-Za-z0-9/+=]{40}",
    "AC[0-9a-f]{32}",
    // A text in quotation marks that is assigned to such a name, with a digit beside a letter in it.
    ...ENDS_OF_NAMES.map((end) => `${end}[\\\\"'\`]{0,4}[\\t-\\r ]*(?::|=>|=)[\\t-\\r ]*[\\\\"'\`]{1,4}(?=[\\w+/=.~-]{0,200}[A-Za-z]\\d)[\\w+/=.~-]{20}`),
    "-----BEGIN[A-Z ]{1,30}PRIVATE KEY",
    "PuTTY-User-Key-File-",
    "\\.eyJ[\\w-]{4}",
    "npm_\\w{36}",
    ":x-oauth-basic@",
    "_authToken=[\"']?[\\w+/=.~-]{16}",
    "npmAuthToken:[\\t ]?[\"']?[\\w+/=.~-]{16}",
    "xox[abopr]-[A-Za-z0-9]{1,40}-[A-Za-z0-9]",
    "xapp-[A-Za-z0-9]{1,40}-[A-Za-z0-9]",
    "[hH][oO][oO][kK][sS]\\.[sS][lL][aA][cC][kK]\\.",
    "SG\\.[\\w-]{1,64}\\.\\w{3}",
    "shp(?:pa|ca|at|ss)_[A-Za-z0-9]{32}",
    "gh[opusr]_\\w{36}",
    "github_pat_\\w{82}",
    "glpat-[\\w-]{20}",
    "glc_[A-Za-z0-9+/]{32}",
    "glsa_[A-Za-z0-9]{32}_",
    "T3BlbkFJ",
    "gsk_[A-Za-z0-9]{52}",
    "hf_[A-Za-z]{34}",
    "lin_api_\\w{32}",
    "ntn_\\d{11}[A-Za-z0-9]{35}",
    "ops_ey[A-Za-z0-9+/=]{100}",
    ":(?:\\/\\/|\\\\\\/\\\\\\/)[^:/\\t-\\r \"'`<>()[\\]{}|^\\\\]{1,256}:[^@/\\t-\\r \"'`<>()[\\]{}|^\\\\]{1,512}@",
    "hv[sbr]\\.[\\w-]{90}",
    "vc[piark]_[A-Za-z0-9]{20}",
    "dapi[A-Fa-f0-9]{32}",
    "dckr_pat_[\\w-]{27}",
    "figd_[\\w-]{40}",
    "discord(?:app)?\\.com\\\\/api",
    "sourceMappingURL=data:",
];
/** Alternatives grouped by their first letter: a third of the time of a plain list. */
function groupByFirstLetter(patterns) {
    const groups = new Map();
    for (const pattern of patterns) {
        const letter = /^[A-Za-z]/u.exec(pattern)?.[0] ?? "";
        groups.set(letter, [...(groups.get(letter) ?? []), pattern.slice(letter.length)]);
    }
    return Array.from(groups, ([letter, ends]) => `${letter}(?:${ends.join("|")})`).join("|");
}
const anchors = () => groupByFirstLetter([...Object.values(FORMS), ...OTHERS]);
const LONG = 1100;
let one;
/** Whether there is an anchor in a text, or in the bytes of one, each taken for a character: anchors are ASCII. */
function hasAnchor(text) {
    one ??= compileAnchors();
    return one.test(text);
}
/** For a long text the engine makes fast code of a pattern at once; after a short one it would do its work twice. */
function compileAnchors() {
    const pattern = new RegExp(anchors());
    pattern.test(" ".repeat(LONG));
    return pattern;
}
/** The anchors of a text, one after the other. */
function findAnchors(text) {
    return text.matchAll(new RegExp(anchors(), "g"));
}


/***/ }),

/***/ 42613:
/***/ (function(module) {

module.exports = require("assert");

/***/ }),

/***/ 20181:
/***/ (function(module) {

module.exports = require("buffer");

/***/ }),

/***/ 24434:
/***/ (function(module) {

module.exports = require("events");

/***/ }),

/***/ 79896:
/***/ (function(module) {

module.exports = require("fs");

/***/ }),

/***/ 58611:
/***/ (function(module) {

module.exports = require("http");

/***/ }),

/***/ 65692:
/***/ (function(module) {

module.exports = require("https");

/***/ }),

/***/ 73339:
/***/ (function(module) {

module.exports = require("module");

/***/ }),

/***/ 69278:
/***/ (function(module) {

module.exports = require("net");

/***/ }),

/***/ 34589:
/***/ (function(module) {

module.exports = require("node:assert");

/***/ }),

/***/ 16698:
/***/ (function(module) {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function(module) {

module.exports = require("node:buffer");

/***/ }),

/***/ 31421:
/***/ (function(module) {

module.exports = require("node:child_process");

/***/ }),

/***/ 37540:
/***/ (function(module) {

module.exports = require("node:console");

/***/ }),

/***/ 77598:
/***/ (function(module) {

module.exports = require("node:crypto");

/***/ }),

/***/ 53053:
/***/ (function(module) {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ (function(module) {

module.exports = require("node:dns");

/***/ }),

/***/ 78474:
/***/ (function(module) {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ (function(module) {

module.exports = require("node:fs");

/***/ }),

/***/ 51455:
/***/ (function(module) {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ (function(module) {

module.exports = require("node:http");

/***/ }),

/***/ 32467:
/***/ (function(module) {

module.exports = require("node:http2");

/***/ }),

/***/ 77030:
/***/ (function(module) {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ (function(module) {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ (function(module) {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ (function(module) {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ (function(module) {

module.exports = require("node:process");

/***/ }),

/***/ 41792:
/***/ (function(module) {

module.exports = require("node:querystring");

/***/ }),

/***/ 57075:
/***/ (function(module) {

module.exports = require("node:stream");

/***/ }),

/***/ 46466:
/***/ (function(module) {

module.exports = require("node:stream/promises");

/***/ }),

/***/ 46193:
/***/ (function(module) {

module.exports = require("node:string_decoder");

/***/ }),

/***/ 41692:
/***/ (function(module) {

module.exports = require("node:tls");

/***/ }),

/***/ 73136:
/***/ (function(module) {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ (function(module) {

module.exports = require("node:util");

/***/ }),

/***/ 73429:
/***/ (function(module) {

module.exports = require("node:util/types");

/***/ }),

/***/ 75919:
/***/ (function(module) {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ (function(module) {

module.exports = require("node:zlib");

/***/ }),

/***/ 70857:
/***/ (function(module) {

module.exports = require("os");

/***/ }),

/***/ 16928:
/***/ (function(module) {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ (function(module) {

module.exports = require("process");

/***/ }),

/***/ 2203:
/***/ (function(module) {

module.exports = require("stream");

/***/ }),

/***/ 13193:
/***/ (function(module) {

module.exports = require("string_decoder");

/***/ }),

/***/ 64756:
/***/ (function(module) {

module.exports = require("tls");

/***/ }),

/***/ 39023:
/***/ (function(module) {

module.exports = require("util");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	
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
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	!function() {
/******/ 		var getProto = Object.getPrototypeOf ? function(obj) { return Object.getPrototypeOf(obj); } : function(obj) { return obj.__proto__; };
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach(function(key) { def[key] = function() { return value[key]; }; });
/******/ 			}
/******/ 			def['default'] = function() { return value; };
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
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
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	!function() {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = function(chunkId) {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce(function(promises, key) {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	!function() {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = function(chunkId) {
/******/ 			// return url for filenames based on template
/******/ 			return ({"114":"core.js","195":"reporters.js","196":"yaml-packages.js","248":"globs.js","291":"release-reporters-packages.js","306":"release-packages.js","407":"globs-packages.js","530":"markdown-packages.js","577":"secrets-packages.js","602":"yaml.js","653":"beyond-validate.js","666":"release.js","764":"markdown.js","815":"network.js","842":"secrets.js","894":"processes.js","955":"core-packages.js"})[chunkId];
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	!function() {
/******/ 		__nccwpck_require__.o = function(obj, prop) { return Object.prototype.hasOwnProperty.call(obj, prop); }
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	!function() {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = function(exports) {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	!function() {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = function(chunk) {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = function(chunkId, promises) {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	}();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   startAction: function() { return /* binding */ startAction; },
/* harmony export */   startCommandLine: function() { return /* binding */ startCommandLine; }
/* harmony export */ });
/** The bundle that the command line and the Action share; each has an entry file in dist/ that starts its own. */
async function startCommandLine() {
    await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 12549));
}
async function startAction() {
    await Promise.all(/* import() | core */[__nccwpck_require__.e(955), __nccwpck_require__.e(114)]).then(__nccwpck_require__.bind(__nccwpck_require__, 29635));
}

module.exports = __webpack_exports__;
/******/ })()
;