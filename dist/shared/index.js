/******/ (function() { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 93684:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JB: function() { return /* binding */ findPageFile; },
/* harmony export */   RX: function() { return /* binding */ PROGRAM; },
/* harmony export */   SP: function() { return /* binding */ readPage; },
/* harmony export */   j4: function() { return /* binding */ readEditorSchema; },
/* harmony export */   zV: function() { return /* binding */ findPage; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(49396);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(85720);




const HERE = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(require("url").pathToFileURL(__filename).href));
/** The pages are next to the bundle that contains this module. A source that runs uncompiled reads them there, too. */
const DIST = require("url").pathToFileURL(__filename).href.endsWith(".ts") ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(HERE, "..", "..", "dist") : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(HERE, "..");
/** The program of the command line, which runs from a clone with nothing installed. */
const PROGRAM = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(DIST, "cli", "index.js");
/** The page of a check, as Markdown. `undefined` for what a target of a release has judged. */
function findPage(check) {
    return _core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__/* .TARGET_NAMES */ .HQ.some((name) => name === check) ? undefined : readPage(check);
}
/** The manifest's schema as editors get it. */
function readEditorSchema() {
    const bytes = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .diskWorkspace */ .DH)(DIST).bytes("manifest.schema.json");
    if (!bytes)
        throw new Error("The schema of the manifest is not where it was installed");
    return new TextDecoder().decode(bytes);
}
/** The file of a check's page on this disk. `undefined` where a copy of this program has none. */
function findPageFile(check) {
    const path = `checks/${check}.md`;
    return (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .diskWorkspace */ .DH)(DIST).entry(path)?.kind === "file" ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(DIST, path) : undefined;
}
/** The page of a check, as Markdown. */
function readPage(check) {
    const bytes = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .diskWorkspace */ .DH)(DIST).bytes(`checks/${check}.md`);
    if (!bytes)
        throw new Error(`The page of ${check} is not where it was installed`);
    return new TextDecoder().decode(bytes);
}


/***/ }),

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
    return `${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .js.name} crashed: a fault of this tool. ${(0,_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .formatReportRequest */ .x_)(_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN_COPY */ .Xc, "Please report it")}\n${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInert */ .RU)(reported.join("\n"))}\n`;
}


/***/ }),

/***/ 12549:
/***/ (function(__unused_webpack_module, __unused_webpack___webpack_exports__, __nccwpck_require__) {


// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __nccwpck_require__(42243);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __nccwpck_require__(42719);
// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __nccwpck_require__(81147);
// EXTERNAL MODULE: ./build/bundled/core/convert-to-refusal.js
var convert_to_refusal = __nccwpck_require__(63762);
// EXTERNAL MODULE: ./build/bundled/text/nearest.js
var nearest = __nccwpck_require__(18876);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __nccwpck_require__(22313);
// EXTERNAL MODULE: ./build/bundled/cli/parse.js
var parse = __nccwpck_require__(9310);
// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __nccwpck_require__(94155);
// EXTERNAL MODULE: ./build/bundled/reporters/break-lines.js
var break_lines = __nccwpck_require__(83052);
// EXTERNAL MODULE: ./build/bundled/cli/tool-copy.js
var tool_copy = __nccwpck_require__(33261);
;// CONCATENATED MODULE: ./build/bundled/cli/help.js




const EVERYWHERE = [{ name: "help", help: "Print this" }];
const EXIT_STATUSES = [
    [String(exit_status/* EXIT */.dc.pass), "It passes"],
    [String(exit_status/* EXIT */.dc.findings), "There are findings at or above --fail-on"],
    [String(exit_status/* EXIT */.dc.usage), "Wrong usage, or nothing of what was asked for could be checked"],
    [String(exit_status/* EXIT */.dc.fault), "A check crashed, or something could not be finished"],
    [String(exit_status/* EXIT */.dc.conflict), "A release is in conflict with what is public"],
    [String(exit_status/* EXIT */.dc.refused), "Refused, as going on would not be safe"],
    [`${String(exit_status/* EXIT */.dc.SIGINT)}, ${String(exit_status/* EXIT */.dc.SIGTERM)}`, "Interrupted"],
];
/** @param wrap breaks lines for a terminal. */
function formatHelp(commands, options, wrap) {
    const rows = commands.map((command) => [`${command.name} ${command.arguments}`.trim(), command.summary]);
    const { command } = (0,tool_copy/* findStartedCopy */.q)();
    return [
        `${tool/* TOOL */.js.name} checks a plugin before the marketplace does.`,
        "",
        `Usage: ${command} <command> [options]`,
        "",
        "Commands:",
        ...formatTable(rows, wrap),
        "",
        "Options:",
        ...formatTable([...options, ...EVERYWHERE].map(makeOptionRow), wrap),
        "",
        "Exit status:",
        ...formatTable(EXIT_STATUSES, wrap),
        "",
        `Help on one command: ${command} <command> --help`,
        "",
    ].join("\n");
}
/** @param examples each what is typed behind the tool's name, and what it does. */
function formatCommandHelp(command, examples, wrap) {
    const started = (0,tool_copy/* findStartedCopy */.q)().command;
    return [
        ...(0,break_lines/* breakLines */.b)(`${command.summary}.`, 0, { wrap }),
        "",
        `Usage: ${started} ${command.name} ${command.arguments}`.trimEnd(),
        "",
        "Options:",
        ...formatTable([...command.options, ...EVERYWHERE].map(makeOptionRow), wrap),
        "",
        // Every command has some. They are never broken into lines: they are to be pasted.
        "Examples:",
        ...examples.flatMap(([line, does]) => [`  ${started} ${line}`, `      ${does}`]),
        "",
    ].join("\n");
}
function makeOptionRow({ name, value, choices, help }) {
    const left = value === undefined ? `--${name}` : `--${name} ${value}`;
    return [left, choices ? `${help} (${choices.join(", ")})` : help];
}
function formatTable(rows, wrap) {
    const column = Math.max(...rows.map(([name]) => name.length));
    return rows.flatMap(([name, help]) => {
        const [first = "", ...others] = (0,break_lines/* breakLines */.b)(help, column + 4, { wrap });
        return [`  ${name.padEnd(column)}  ${first}`, ...others];
    });
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(73136);
// EXTERNAL MODULE: ./build/bundled/cli/format-crash.js
var format_crash = __nccwpck_require__(73324);
// EXTERNAL MODULE: ./build/bundled/text/shell-word.js
var shell_word = __nccwpck_require__(84565);
// EXTERNAL MODULE: ./build/bundled/cli/terminal.js
var terminal = __nccwpck_require__(96061);
;// CONCATENATED MODULE: ./build/bundled/cli/run.js
















/** What other tools call some commands. */
const SYNONYMS = new Map([
    ["publish", "release"],
    ["lint", "validate"],
    ["new", "create"],
]);
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
    catch (thrown) {
        const error = (0,convert_to_refusal/* convertToRefusal */.T)(thrown);
        if (error instanceof errors/* UsageError */.eb || error instanceof errors/* Refusal */.P_) {
            (0,print/* printError */.yJ)(formatFault(error, await (0,terminal/* loadErrorWrap */.xi)()));
        }
        else if (error instanceof errors/* Interrupted */.j$) {
            (0,print/* printError */.yJ)(`${tool/* TOOL */.js.name}: interrupted; nothing of what it had started runs any more\n`);
        }
        else if (error instanceof print/* PrintError */.uz) {
            (0,print/* printError */.yJ)(`${tool/* TOOL */.js.name}: the report could not be printed: ${(0,safe/* makeVisible */.Xm)(error.message)}\n`);
        }
        else
            (0,print/* printError */.yJ)((0,format_crash/* formatCrash */.X)(error));
        return (0,exit_status/* getErrorStatus */.v9)(error);
    }
}
/** A line that begins with two spaces is to be pasted, so it is never broken. */
function formatFault({ message, help }, wrap) {
    const lines = [`${tool/* TOOL */.js.name}: ${message}`, ...(help === undefined ? [] : help.split("\n"))].map(safe/* makeVisible */.Xm);
    return `${lines.flatMap((line) => (line.startsWith("  ") ? line : (0,break_lines/* breakLines */.b)(line, 0, { wrap }))).join("\n")}\n`;
}
async function dispatch(words) {
    const spelled = words.map((word, at) => (word === "-h" ? "--help" : word === "-v" && at === 0 ? "--version" : word));
    const [first, ...rest] = spelled;
    if (first === "help" && rest[0] !== undefined)
        return dispatch([...rest, "--help"]);
    if (first === undefined || first === "help" || first.startsWith("-"))
        return runGeneral(spelled);
    const { findCommand, loadCommands, loadExamples } = await Promise.all(/* import() | core */[__nccwpck_require__.e(382), __nccwpck_require__.e(114)]).then(__nccwpck_require__.bind(__nccwpck_require__, 12239));
    const alone = await findCommand(first);
    // Some commands have a name of two words.
    const command = alone ?? (await findCommand(`${first} ${rest[0] ?? ""}`));
    if (!command) {
        const commands = await loadCommands();
        const below = commands.filter(({ name }) => name.startsWith(`${first} `));
        if (below.length === 0 || !spelled.includes("--help"))
            throw createUnknownCommandError(first, commands);
        (0,print/* print */.yy)(formatHelp(below, [], await (0,terminal/* loadWrap */.TP)()));
        return exit_status/* EXIT */.dc.pass;
    }
    const call = (0,parse/* parseCall */.Mf)(alone ? rest : rest.slice(1), { ...command, options: [...command.options, HELP] });
    if (!call.switches.has("help"))
        return command.run(call);
    (0,print/* print */.yy)(formatCommandHelp(command, await loadExamples(command), await (0,terminal/* loadWrap */.TP)()));
    return exit_status/* EXIT */.dc.pass;
}
async function runGeneral(words) {
    const [first] = words;
    const { switches } = (0,parse/* parseCall */.Mf)(first === "help" ? ["--help"] : words, {
        name: "",
        options: [...VERSION, HELP],
        most: 0,
    });
    if (switches.has("version")) {
        (0,print/* print */.yy)(switches.has("verbose") ? formatVerboseVersion() : `${tool/* TOOL */.js.version}\n`);
        return exit_status/* EXIT */.dc.pass;
    }
    const { loadCommands } = await Promise.all(/* import() | core */[__nccwpck_require__.e(382), __nccwpck_require__.e(114)]).then(__nccwpck_require__.bind(__nccwpck_require__, 12239));
    const commands = await loadCommands();
    if (switches.has("help"))
        (0,print/* print */.yy)(formatHelp(commands, VERSION, await (0,terminal/* loadWrap */.TP)()));
    else
        (0,print/* printError */.yJ)(formatHelp(commands, VERSION, await (0,terminal/* loadErrorWrap */.xi)()));
    return switches.has("help") ? exit_status/* EXIT */.dc.pass : exit_status/* EXIT */.dc.usage;
}
function formatVerboseVersion() {
    const rows = [
        [tool/* TOOL */.js.name, tool/* TOOL */.js.version],
        ["rules", tool/* TOOL */.js.ruleset],
        ["node", process.version],
        ["platform", `${process.platform} ${process.arch}`],
        ["installed in", (0,safe/* makeVisible */.Xm)((0,external_node_path_.dirname)((0,external_node_path_.dirname)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(require("url").pathToFileURL(__filename).href)))))],
    ];
    return rows.map(([name = "", value = ""]) => `${name.padEnd(16)}  ${value}\n`).join("");
}
function createUnknownCommandError(name, commands) {
    const below = commands.filter((command) => command.name.startsWith(`${name} `)).map((command) => command.name);
    if (below.length > 0) {
        return new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(name)} alone is not a command`, `Write one of: ${below.join(", ")}`);
    }
    const names = commands.map((command) => command.name);
    const meant = SYNONYMS.get(name) ?? (0,nearest/* findMeant */.z7)(name, names);
    const help = meant === undefined
        ? `To check a folder: ${(0,tool_copy/* findStartedCopy */.q)().command} validate ${(0,shell_word/* quoteForShell */.e)(name)}`
        : `Did you mean ${meant}?`;
    return new errors/* UsageError */.eb(`There is no command ${(0,safe/* quote */.hD)(name)}`, /[/.]/u.test(name) || meant !== undefined ? help : "See --help");
}

;// CONCATENATED MODULE: ./build/bundled/cli/index.js

void run(process.argv.slice(2)).then((status) => {
    process.exitCode = status;
});


/***/ }),

/***/ 9310:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kf: function() { return /* binding */ readChoice; },
/* harmony export */   Mf: function() { return /* binding */ parseCall; },
/* harmony export */   pz: function() { return /* binding */ parsePort; }
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
function parseCall(words, { name: command, options, most }) {
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
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(positional[most])} is one argument too many`, "See --help");
    }
    return { name: command, arguments: positional, switches, values };
}
function readValue({ name, value, choices }, written, inline) {
    if (value === undefined) {
        if (written !== undefined)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`--${name} takes no value`, `Write --${name} by itself`);
        return undefined;
    }
    if (written === undefined || written === "" || (!inline && /^-./u.test(written))) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`--${name} needs a value`, `Write --${name} ${choices ? choices.join("|") : value}`);
    }
    return choices ? readChoice(written, choices, `--${name}`) : written;
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
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .findMeant */ .z7)(given, choices);
    const list = choices.join(", ");
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, but must be one of ${list}`, meant === undefined ? undefined : `Did you mean ${meant}?`);
}
const MOST_PORT = 65_535;
/** Reads the value of `--port`. @throws {UsageError} */
function parsePort(text, example) {
    if (/^\d{1,5}$/u.test(text) && Number(text) <= MOST_PORT)
        return Number(text);
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`--port is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)}, but must be a number up to ${String(MOST_PORT)}`, `Write --port ${example}`);
}
function createUnknownOptionError(raw, options) {
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .findNearest */ .qg)(raw.replace(/^-+/u, ""), options.map(({ name }) => name));
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`There is no option ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(raw)}`, meant === undefined ? "See --help for those there are" : `Did you mean --${meant}?`);
}


/***/ }),

/***/ 96061:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nq: function() { return /* binding */ getTerminalWidth; },
/* harmony export */   TP: function() { return /* binding */ loadWrap; },
/* harmony export */   cr: function() { return /* binding */ usesColor; },
/* harmony export */   xi: function() { return /* binding */ loadErrorWrap; }
/* harmony export */ });
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(94155);

/** Some terminals report no columns. */
const USUAL_COLUMNS = 80;
/**
 * Whether to use colours: only on a terminal. FORCE_COLOR decides it before everything else, and NO_COLOR forbids them.
 * Either counts only where it is not empty (no-color.org, force-color.org); `FORCE_COLOR=0` forbids them as in Node.
 */
function usesColor() {
    const { FORCE_COLOR: forced = "", NO_COLOR: forbidden = "", ...env } = process.env;
    if (forced !== "")
        return forced !== "0" && forced !== "false";
    if (forbidden !== "")
        return false;
    return (0,_output_print_js__WEBPACK_IMPORTED_MODULE_0__/* .isOutputTerminal */ ._u)() && process.stdout.isTTY && process.stdout.hasColors(env);
}
/** Breaks sentences for the terminal. `undefined` for a pipe and a file, whose reader breaks lines as it likes. */
async function loadWrap() {
    if (!(0,_output_print_js__WEBPACK_IMPORTED_MODULE_0__/* .isOutputTerminal */ ._u)() || !process.stdout.isTTY)
        return undefined;
    return (await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 7920))).makeWrap(process.stdout.columns || USUAL_COLUMNS);
}
/** The same for standard error. */
async function loadErrorWrap() {
    if (!(0,_output_print_js__WEBPACK_IMPORTED_MODULE_0__/* .isErrorTerminal */ .Jk)() || !process.stderr.isTTY)
        return undefined;
    return (await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 7920))).makeWrap(process.stderr.columns || USUAL_COLUMNS);
}
/** The columns of the terminal. Without a terminal, a width that is easy to read. */
function getTerminalWidth() {
    // Some terminals report no columns.
    return ((0,_output_print_js__WEBPACK_IMPORTED_MODULE_0__/* .isOutputTerminal */ ._u)() && process.stdout.isTTY && process.stdout.columns) || 100;
}


/***/ }),

/***/ 33261:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ findStartedCopy; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _catalog_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(93684);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(42243);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(84565);




/** The copy that was started, and how a person starts it again from this folder. */
function findStartedCopy() {
    return { ..._core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_COPY */ .Xc, command: _core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .IS_PUBLISHED */ .QJ ? _core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .NPX */ .zx : findCommand(process.argv[1] ?? "") };
}
function findCommand(started) {
    // A link that a package manager has made is not the program itself.
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(started) !== _core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.name)
        return `node ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteForShell */ .e)(findShortest(_catalog_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .PROGRAM */ .RX))}`;
    return isOnPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(started)) ? _core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.name : (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteForShell */ .e)(findShortest(started));
}
/** Whether every shell finds what is in a folder: for its scripts alone, npm adds the folders of a project. */
function isOnPath(folder) {
    const folders = (process.env["PATH"] ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter);
    return folders.includes(folder) && !folder.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).includes("node_modules");
}
/** With slashes, which Node and every shell take. */
function findShortest(path) {
    const here = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), path);
    return (here.length < path.length ? here : path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/");
}


/***/ }),

/***/ 49396:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HQ: function() { return /* binding */ TARGET_NAMES; },
/* harmony export */   Qh: function() { return /* binding */ INPUT_NAMES; },
/* harmony export */   cu: function() { return /* binding */ findInput; },
/* harmony export */   dW: function() { return /* binding */ TARGETS; },
/* harmony export */   mc: function() { return /* binding */ INPUTS; },
/* harmony export */   nJ: function() { return /* binding */ listTargets; },
/* harmony export */   rx: function() { return /* binding */ findChoice; },
/* harmony export */   ry: function() { return /* binding */ splitList; }
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(93454);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73342);


/*
 * The Action's inputs and targets. From here come action.yml, the tables of docs/inputs.md, the Action's
 * reader of inputs and the checks of workflows, so that none of them can name what does not exist. After a change: npm
 * run docs.
 */
/**
 * What releases go to, and the permission that the token of the job needs for each, `unless` that input gives a
 * credential. An input that a target is `impliedBy` names it without `targets`.
 */
const TARGETS = [
    { name: "github-release", scope: "contents", level: "write" },
    {
        name: "marketplace",
        scope: "id-token",
        level: "write",
        unless: "marketplace-token",
        auth: "marketplace-auth",
        impliedBy: "marketplace-url",
    },
    { name: "npm", scope: "id-token", level: "write", unless: "npm-token" },
];
const TARGET_NAMES = TARGETS.map(({ name }) => name);
const SWITCH = { type: "switch", choices: ["true", "false"], default: "false" };
const TEXT = { type: "text", default: "" };
const makeChoice = (choices, usual) => ({ type: "choice", choices, default: usual });
const INPUTS = {
    command: {
        ...makeChoice(["auto", "check", "release"], "auto"),
        description: "check, release, or auto: a release on a release's tag with a target named, else a check.",
    },
    path: {
        type: "lines",
        default: ".",
        description: "The plugin's folder, or several, one a line; patterns such as plugins/*, and !plugins/old to leave some out.",
    },
    "fail-on": {
        ...makeChoice(_report_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$, "error"),
        description: "The lowest severity that fails the step: error, warning, notice or never. A release fails for an error.",
    },
    "fail-on-new": {
        ...makeChoice(["off", ..._check_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC], "off"),
        description: "Takes the place of fail-on where there is a base: only new findings fail the step, from this severity on: error, warning, notice or off. Without a base, every finding counts.",
    },
    strict: { ...SWITCH, description: "Valid also under the stricter rules of the sample validator: true or false." },
    "run-scripts": {
        ...makeChoice(["auto", "true", "false"], "auto"),
        description: "Run the plugin's tests, lint and type check: auto, true or false. auto runs them, except in a job with a credential that publishes.",
    },
    "test-command": { ...TEXT, description: "Run this for the tests, not the script of package.json." },
    "lint-command": { ...TEXT, description: "Run this for the lint, not the script of package.json." },
    "typecheck-command": { ...TEXT, description: "Run this for the type check, not the script of package.json." },
    "time-limit": { type: "text", default: "10", description: "How many minutes each of those commands may take." },
    "scripts-env": {
        type: "list",
        default: "",
        description: "Names of environment variables that those commands and the hooks get, such as DATABASE_URL; never the job's own tokens.",
    },
    lifecycle: {
        ...makeChoice(["auto", "true", "false"], "auto"),
        description: "Load the built plugin and call its hooks once: auto, true or false. auto does so where run-scripts lets the plugin's commands run.",
    },
    "lifecycle-network": { ...SWITCH, description: "Let those hooks use the network: true or false." },
    "lifecycle-settings": {
        ...TEXT,
        description: "The JSON file with the settings that those hooks read; without it, settings without a default get made-up values.",
    },
    annotations: {
        ...makeChoice(["auto", "commands", "checks", "off"], "auto"),
        description: "How findings are shown at their lines: commands, checks (a check run), off, or auto. auto is checks where commands cannot show all.",
    },
    suggestions: {
        ...SWITCH,
        description: "Suggest fixes at the lines of the pull request, to be applied with one click: true or false.",
    },
    comment: {
        ...SWITCH,
        description: "Keep one comment on the pull request up to date with the result: true or false. It needs pull-requests: write.",
    },
    "github-token": {
        type: "text",
        default: "${{ github.token }}",
        description: "Writes check runs (checks: write), suggestions and a comment (pull-requests: write), and releases (contents: write); nothing else needs it.",
    },
    report: {
        ...TEXT,
        description: "Publish this report of an earlier job instead of checking: for pull requests from forks.",
    },
    "report-file": { ...TEXT, description: "Write the whole report as JSON to this file." },
    "sarif-file": {
        ...TEXT,
        description: "Write the findings as SARIF 2.1.0 to this file, for github/codeql-action/upload-sarif and other tools.",
    },
    "patch-file": {
        ...TEXT,
        description: "Write all fixes as a patch to this file, for git apply at the repository's root.",
    },
    baseline: {
        ...TEXT,
        description: "Do not count the findings that this file lists; the command line writes it with --update-baseline.",
    },
    "changed-since": {
        ...TEXT,
        description: "Only plugins that have changed since this branch, tag or commit: needs fetch-depth: 0 at the checkout.",
    },
    compare: {
        ...makeChoice(["off", "release"], "off"),
        description: "Compare the archive with that of the last public release (contents: read): release or off.",
    },
    "base-artifact": {
        ...TEXT,
        description: "Compare it with this file or folder instead, which a step has downloaded.",
    },
    "max-growth": { ...TEXT, description: "Fail if it grew by more than this, such as 10% or 50 KB; not on a release." },
    shard: {
        ...TEXT,
        description: "Only a part of the plugins, such as 1/4, for a job matrix; plugin-preflight merge joins the reports.",
    },
    targets: {
        type: "list",
        default: "",
        description: `Where a release goes to: ${TARGETS.map(formatTarget).join(", ")}. None is on by default.`,
    },
    tag: {
        ...TEXT,
        description: "The tag to release, or to check the release of, where none was pushed, as on workflow_dispatch from a branch. It must name the commit that is checked out.",
    },
    "dry-run": { ...SWITCH, description: "Print what a release would do, and write nothing: true or false." },
    changelog: {
        ...TEXT,
        description: "Where the release's notes come from, below the plugin's folder; its changelog by default.",
    },
    artifact: {
        ...TEXT,
        description: "Release exactly this archive of an earlier job, a file or folder with its receipt; nothing of the repository runs.",
    },
    "checked-sha256": {
        ...TEXT,
        description: "The SHA-256 that this archive must have: the output artifact-sha256 of the job that checked it. Required with artifact; none releases it without a pin, and says so.",
    },
    attestation: {
        ...TEXT,
        description: "The bundle that actions/attest has made of the archive; it is released next to it.",
    },
    "marketplace-url": {
        ...TEXT,
        description: "The address of the marketplace that a release is submitted to; it alone names the target marketplace.",
    },
    "marketplace-token": {
        ...TEXT,
        description: "A token of the marketplace, from a secret; without one the job's identity is used (id-token: write).",
    },
    "marketplace-plugin": {
        ...TEXT,
        description: "The plugin's id at the marketplace, where it is not made of its name.",
    },
    "marketplace-auth": {
        ...makeChoice(["auto", "token", "oidc"], "auto"),
        description: "How the marketplace knows this job: token, oidc (the job's identity), or auto. auto is the token if one is given, else oidc.",
    },
    "marketplace-wait": {
        ...makeChoice(["submitted", "validated", "published"], "validated"),
        description: "How far a release waits: submitted, validated (before anything is public), or published (nothing is public before the review).",
    },
    "marketplace-timeout": {
        type: "text",
        default: "15m",
        description: "How long a release waits for the marketplace in all, such as 90s, 15m or 2h. An open review is then pending-review.",
    },
    "npm-publish": {
        ...makeChoice(["publish", "stage"], "publish"),
        description: "How the target npm publishes: publish, or stage: a person approves it at npm, with two-factor authentication.",
    },
    "npm-token": {
        ...TEXT,
        description: "The token for the target npm; without one, the job's identity token: trusted publishing.",
    },
    "npm-registry": { ...TEXT, description: "The address of the registry; npm's own by default." },
    "npm-tag": {
        ...TEXT,
        description: "The dist-tag. The default is latest for the highest version, release-1.4 for one behind it, and a prerelease's first word or next. No tag goes back to a lower version.",
    },
    "npm-access": {
        ...makeChoice(["auto", "public", "restricted"], "auto"),
        description: "Who may install a new package with a scope: public, restricted, or auto: as npm and package.json have it.",
    },
};
function formatTarget(target) {
    const { name, scope, level } = target;
    return `${name} (${scope}: ${level}${"unless" in target ? `, or ${target.unless}` : ""})`;
}
const INPUT_NAMES = Object.keys(INPUTS);
/** The row of an input; `undefined` where the Action has none of that name. */
function findInput(name) {
    return Object.hasOwn(INPUTS, name) ? INPUTS[name] : undefined;
}
/** The choice that a text names. True and false are found in any letter case, as in YAML. */
function findChoice(text, choices) {
    const name = choices.some((word) => word === "true") ? text.toLowerCase() : text;
    return choices.find((word) => word === name);
}
/** The targets that are named, or implied by an input that only one of them uses. */
function listTargets(read) {
    const named = splitList(read("targets"));
    const implied = TARGETS.flatMap((row) => ("impliedBy" in row && read(row.impliedBy) !== "" ? [row.name] : []));
    return [...new Set([...named, ...implied])];
}
/** The words of a list, separated by spaces or commas. */
function splitList(text) {
    return text.split(/[\s,]+/u).filter((word) => word !== "");
}


/***/ }),

/***/ 93454:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ai: function() { return /* binding */ omitCodes; },
/* harmony export */   T1: function() { return /* binding */ listAlwaysCounting; },
/* harmony export */   oC: function() { return /* binding */ SEVERITIES; },
/* harmony export */   qH: function() { return /* binding */ defineCheck; }
/* harmony export */ });
/** GitHub's own three words, worst first. */
const SEVERITIES = ["error", "warning", "notice"];
/** Codes without those that a check never reports, though what it calls could. */
function omitCodes(codes, never) {
    const omitted = new Set(never);
    return Object.fromEntries(Object.entries(codes).filter(([code]) => !omitted.has(code)));
}
/** The ids of the checks that count whatever the repository says. */
function listAlwaysCounting(checks) {
    return checks.filter(({ alwaysCounts }) => alwaysCounts).map(({ id }) => id);
}
function defineCheck(check) {
    return check;
}


/***/ }),

/***/ 63762:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ convertToRefusal; }
/* harmony export */ });
/* harmony import */ var _workspace_git_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(81407);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(22313);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(42719);



/** Turns an error of a lower layer that means a refusal into a {@link Refusal}. Any other error stays as it is. */
function convertToRefusal(error) {
    if (!(error instanceof _workspace_git_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .UnsafeGitError */ .xg))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P_(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(error.path)} is a pipe, a socket or a device, where git keeps a file: git would wait for it without end`, "Find out which program has made it, remove it, and clone the repository again");
}


/***/ }),

/***/ 42719:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P_: function() { return /* binding */ Refusal; },
/* harmony export */   eb: function() { return /* binding */ UsageError; },
/* harmony export */   j$: function() { return /* binding */ Interrupted; }
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
/** The user or the runner interrupted the run, and all that it started has ended. */
class Interrupted extends Error {
    signal;
    name = "Interrupted";
    constructor(signal) {
        super(`Interrupted by ${signal}`);
        this.signal = signal;
    }
}


/***/ }),

/***/ 81147:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dl: function() { return /* binding */ makeReleaseVerdict; },
/* harmony export */   SS: function() { return /* binding */ getPackStatus; },
/* harmony export */   Vi: function() { return /* binding */ makePartialVerdict; },
/* harmony export */   dc: function() { return /* binding */ EXIT; },
/* harmony export */   v9: function() { return /* binding */ getErrorStatus; },
/* harmony export */   vc: function() { return /* binding */ getReportStatus; },
/* harmony export */   z: function() { return /* binding */ getContractStatus; }
/* harmony export */ });
/* unused harmony export RELEASE_STATUS */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(42719);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73342);


/** The exit statuses of the command line and the Action. docs/exit-statuses.md explains them to users. */
const EXIT = {
    /** It passes. A release is done, has nothing to do, is only planned, or waits for a review. */
    pass: 0,
    /** The plugin has findings at or above `--fail-on`, or a marketplace has rejected it. */
    findings: 1,
    /** The usage is wrong, a permission is missing, or nothing of what was asked for could be checked. */
    usage: 2,
    /** A check crashed, or something could not be finished. It is never a pass. */
    fault: 3,
    /** A release found other bytes under its version. Nothing was changed. */
    conflict: 4,
    /** Going on would leak or run something unsafe. */
    refused: 5,
    /** A signal interrupted the run: 128 and its number, as shells define it. */
    SIGHUP: 129,
    SIGINT: 130,
    SIGTERM: 143,
};
/** The exit status of each state that a release can end in. {@link ReleaseVerdict} has the exceptions. */
const RELEASE_STATUS = {
    planned: EXIT.pass,
    noop: EXIT.pass,
    released: EXIT.pass,
    "pending-review": EXIT.pass,
    rejected: EXIT.findings,
    failed: EXIT.fault,
    refused: EXIT.refused,
    "partially-released": EXIT.fault,
    conflict: EXIT.conflict,
};
function makeReleaseVerdict(state, exitStatus = RELEASE_STATUS[state]) {
    return { state, exitStatus };
}
/** The verdict if a part of the release is public. A conflict and an interruption keep their exit status. */
function makePartialVerdict({ state, exitStatus }) {
    if (state !== "failed" && state !== "rejected")
        return { state, exitStatus };
    const isInterrupted = exitStatus > EXIT.refused;
    return makeReleaseVerdict("partially-released", isInterrupted ? exitStatus : EXIT.fault);
}
/** The exit status of a run that ended with a report. */
function getReportStatus(report) {
    return { pass: EXIT.pass, fail: EXIT.findings, broken: EXIT.fault }[(0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .verdict */ .WJ)(report)];
}
/** The exit status of a run that an error ended. An error of no known kind is a crash. */
function getErrorStatus(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_)
        return EXIT.refused;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb)
        return EXIT.usage;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupted */ .j$ ? EXIT[error.signal] : EXIT.fault;
}
/** The exit status of packing. */
function getPackStatus(packed) {
    if (packed.state === "refused")
        return EXIT.refused;
    const status = getReportStatus(packed.report);
    return packed.state === "unnamed" && status === EXIT.pass ? EXIT.findings : status;
}
/** The exit status of the contract's tests. "unanswered": the server did not answer; "untested": it announces more. */
function getContractStatus(results) {
    const has = (wanted) => results.some(({ status }) => status === wanted);
    if (has("broken"))
        return EXIT.findings;
    if (has("unanswered"))
        return EXIT.fault;
    return has("untested") ? EXIT.usage : EXIT.pass;
}


/***/ }),

/***/ 73342:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $I: function() { return /* binding */ OCCASIONS; },
/* harmony export */   DI: function() { return /* binding */ isFailing; },
/* harmony export */   GT: function() { return /* binding */ compareByPath; },
/* harmony export */   Gt: function() { return /* binding */ countFindings; },
/* harmony export */   HK: function() { return /* binding */ mapFindings; },
/* harmony export */   L2: function() { return /* binding */ getFolder; },
/* harmony export */   Qi: function() { return /* binding */ sortWorstFirst; },
/* harmony export */   WJ: function() { return /* binding */ verdict; },
/* harmony export */   d$: function() { return /* binding */ FAIL_ON; },
/* harmony export */   he: function() { return /* binding */ isCounted; },
/* harmony export */   j1: function() { return /* binding */ AGES; },
/* harmony export */   q6: function() { return /* binding */ IN_BASELINE; },
/* harmony export */   rx: function() { return /* binding */ sortNewFirst; },
/* harmony export */   wv: function() { return /* binding */ hasDifference; },
/* harmony export */   xI: function() { return /* binding */ sortWorstAndNewFirst; }
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(93454);

/** Why the plugin is looked at; a release asks for more. */
const OCCASIONS = ["pull-request", "push", "release"];
/** The lowest severity that makes a report fail. */
const FAIL_ON = [..._check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC, "never"];
const AGES = ["new", "known"];
/** The reason for not counting what the baseline lists. */
const IN_BASELINE = "known in the baseline";
/** The same report with each finding, in the list and in the outcomes, replaced by what is made of it. */
function mapFindings(plugin, change) {
    const outcomes = plugin.outcomes.map((outcome) => outcome.status === "unmet" ? { ...outcome, findings: outcome.findings.map(change) } : outcome);
    return { ...plugin, outcomes, findings: plugin.findings.map(change) };
}
/** Pass, or fail for a finding that {@link isFailing}; broken when a check crashed, which is never a pass. */
function verdict({ plugins, ...rule }) {
    if (plugins.some(({ outcomes }) => outcomes.some(({ status }) => status === "crashed")))
        return "broken";
    return plugins.some(({ findings }) => findings.some((finding) => isFailing(finding, rule))) ? "fail" : "pass";
}
/** Whether a finding alone makes a report fail. One that was not compared is not known. */
function isFailing(finding, { failOn, failOnNew }) {
    const lowest = failOnNew ?? failOn;
    if (lowest === "never" || !isCounted(finding) || (failOnNew !== undefined && finding.age === "known"))
        return false;
    return _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(finding.severity) <= _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(lowest);
}
/** Whether a finding affects the verdict. */
function isCounted({ suppressed }) {
    return suppressed === undefined;
}
function countFindings(findings) {
    const sums = { error: 0, warning: 0, notice: 0, suppressed: 0, stopsRelease: 0 };
    for (const finding of findings) {
        sums[isCounted(finding) ? finding.severity : "suppressed"]++;
        if (finding.stopsRelease)
            sums.stopsRelease++;
    }
    return sums;
}
/** Whether an archive was compared with an earlier one. */
function hasDifference({ plugins }) {
    return plugins.some(({ difference }) => difference !== undefined);
}
/** A plugin's folder relative to the repository's root, as a workspace has it: "" is the root. */
function getFolder({ path }) {
    return path === "." ? "" : path;
}
/** Plugins in the order of reports: the root first, then by path. */
function compareByPath(a, b) {
    const [left, right] = [a, b].map(getFolder);
    return left === right ? 0 : (left ?? "") < (right ?? "") ? -1 : 1;
}
/** Sorts by severity, the worst first. Of one severity, those that come `first` lead; the rest keeps its order. */
function sortWorstFirst(findings, first = () => false) {
    const rank = (finding) => _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(finding.severity) * 2 + (first(finding) ? 0 : 1);
    const ranked = Array.from(findings, (finding) => ({ finding, rank: rank(finding) }));
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ finding }) => finding);
}
/** The order for a list that may be cut: worst first, and of one severity the new ones, with those that come `first`. */
function sortWorstAndNewFirst(findings, first) {
    return sortWorstFirst(sortNewFirst(findings, first));
}
/**
 * The order for a list that is shown whole: what the base of the pull request has as well comes last, each part worst
 * first.
 */
function sortNewFirst(findings, first) {
    const ordered = sortWorstFirst(findings, first);
    return [...ordered.filter(({ age }) => age !== "known"), ...ordered.filter(({ age }) => age === "known")];
}


/***/ }),

/***/ 42243:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  QJ: function() { return /* binding */ IS_PUBLISHED; },
  zx: function() { return /* binding */ NPX; },
  VT: function() { return /* binding */ ORIGIN; },
  Kx: function() { return /* binding */ PLACEHOLDER; },
  js: function() { return /* binding */ TOOL; },
  Xc: function() { return /* binding */ UNKNOWN_COPY; },
  _O: function() { return /* binding */ USER_AGENT; },
  eW: function() { return /* binding */ choosePageUrl; },
  x_: function() { return /* binding */ formatReportRequest; },
  QQ: function() { return /* binding */ getOwner; },
  vm: function() { return /* binding */ makeActionOrigin; },
  p0: function() { return /* binding */ makePageUrl; },
  ef: function() { return /* binding */ parseOrigin; }
});

;// CONCATENATED MODULE: ./build/bundled/generated/version.js
/** Made by the build from package.json. */
const VERSION = "0.1.0";
const REPOSITORY = "git+https://github.com/OWNER/plugin-preflight.git";

;// CONCATENATED MODULE: ./build/bundled/core/tool.js

const TOOL = {
    name: "plugin-preflight",
    version: VERSION,
    /** The name of the rules; it changes with the package only. */
    ruleset: "2026.11",
};
/** What every request of ours names as its sender. */
const USER_AGENT = `${TOOL.name}/${TOOL.version}`;
/**
 * Whether npm's registry has this package. Until then no text advises `npx plugin-preflight`, which would run the
 * package of whoever takes the name first.
 */
const IS_PUBLISHED = false;
/** How anybody starts a published package, in the version that runs. */
const NPX = `npx ${TOOL.name}@${VERSION}`;
/** The owner that package.json and our documents name until the repository has one. */
const PLACEHOLDER = "OWNER";
/**
 * Reads the `repository` of a package.json. `undefined` for one that no browser opens, and while the owner is unknown.
 */
function parseOrigin(repository, version) {
    const [, url, owner] = /^(?:git\+)?(https:\/\/[^/\s]+\/([\w.-]+)\/[\w.-]+?)(?:\.git)?$/u.exec(repository) ?? [];
    return url === undefined || owner === PLACEHOLDER ? undefined : { url, ref: `v${version}` };
}
/**
 * The origin of an Action, from what the runner knows of it. `undefined` for an Action of the checked-out repository,
 * of which the runner knows nothing.
 */
function makeActionOrigin(serverUrl, repository, ref) {
    const isKnown = /^https?:\/\/[\w.:-]+$/u.test(serverUrl) && /^[\w.-]+\/[\w.-]+$/u.test(repository) && /^[\w][\w.@+/-]*$/u.test(ref);
    return isKnown ? { url: `${serverUrl}/${repository}`, ref } : undefined;
}
/** As package.json of this version names it. */
const ORIGIN = parseOrigin(REPOSITORY, VERSION);
/** The owner of the repository that this copy is from. `undefined` while it has none. */
function getOwner() {
    return /\/([^/]+)\/[^/]+$/u.exec(ORIGIN?.url ?? "")?.[1];
}
/** A copy of which nothing is known but its package.json. */
const UNKNOWN_COPY = { command: TOOL.name, ...(ORIGIN && { origin: ORIGIN }) };
/** The page of a check, as it was when this version was made. `undefined` while nobody knows where the pages are. */
function makePageUrl(check, origin) {
    return origin && `${origin.url}/blob/${origin.ref}/dist/checks/${check}.md`;
}
/** The page that a report of ours names, wherever its job got this tool from. Any other address is replaced by ours. */
function choosePageUrl(url, check) {
    const [, server = "", repository = "", ref = ""] = /^(https?:\/\/[^/]+)\/([^/]+\/[^/]+)\/blob\/(.+)\/dist\/checks\/[^/]+$/u.exec(url ?? "") ?? [];
    const isOurs = repository.endsWith(`/${TOOL.name}`);
    const ours = isOurs ? makePageUrl(check, makeActionOrigin(server, repository, ref)) : undefined;
    return url === undefined || url === ours ? url : makePageUrl(check, ORIGIN);
}
/** Asks for a report of a fault of this tool: a sentence without a full stop. */
function formatReportRequest({ origin }, what) {
    return origin ? `${what} at ${origin.url}/issues` : what;
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
/* harmony import */ var _workspace_system_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(569);


const STDOUT = 1;
const STDERR = 2;
/** A device that discards its input and is not a terminal. */
const NULL_DEVICE = "/dev/null";
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
        return stat.isCharacterDevice() && stat.rdev !== (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(NULL_DEVICE, { throwIfNoEntry: false })?.rdev;
    }
    catch (error) {
        if ((0,_workspace_system_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isSystemError */ .O)(error))
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
            if (!(0,_workspace_system_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isSystemError */ .O)(error))
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


/***/ }),

/***/ 83052:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ breakLines; }
/* harmony export */ });
/** The lines of a text that begins at column `indent`. Below the first, each is indented by as much. */
function breakLines(text, indent, { wrap }) {
    const [first = "", ...others] = wrap ? wrap(text, indent) : [text];
    return [first, ...others.map((line) => " ".repeat(indent) + line)];
}


/***/ }),

/***/ 63339:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ makeFence; }
/* harmony export */ });
/** Back-ticks that fence a text in Markdown: longer than any run of them in it, and at least so many. */
function makeFence(text, least = 3) {
    const longest = [...text.matchAll(/`+/gu)].reduce((most, [run]) => Math.max(most, run.length), least - 1);
    return "`".repeat(longest + 1);
}


/***/ }),

/***/ 18876:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QW: function() { return /* binding */ findOnlyNear; },
/* harmony export */   pm: function() { return /* binding */ computeEditDistance; },
/* harmony export */   qg: function() { return /* binding */ findNearest; },
/* harmony export */   z7: function() { return /* binding */ findMeant; }
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
        if (isPlural(plainWord, plainCandidate) || isPlural(plainCandidate, plainWord))
            return candidate;
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
/** The only candidate that is near a word: there is no other that the writer could have meant. */
function findOnlyNear(word, candidates) {
    const [near, ...others] = [...candidates].filter((candidate) => findNearest(word, [candidate]) !== undefined);
    return others.length === 0 ? near : undefined;
}
/** The nearest candidate, or else the only one of which the word is a part: `cli-tool` for `cli`. */
function findMeant(word, candidates) {
    const nearest = findNearest(word, candidates);
    const [longer, ...others] = candidates.filter((one) => one.split(/[- ]/u).includes(word.toLowerCase()));
    return candidates.find((one) => one === nearest) ?? (others.length === 0 ? longer : undefined);
}
const simplify = (word) => word.toLowerCase().replace(/[-_ .]/gu, "");
const isPlural = (one, many) => one.length > 2 && [`${one}s`, `${one}es`, one.replace(/y$/u, "ies")].includes(many) && one !== many;
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
/* harmony export */   jI: function() { return /* binding */ formatMarkdown; },
/* harmony export */   kK: function() { return /* binding */ formatMarkdownCode; },
/* harmony export */   lr: function() { return /* binding */ mayBeSecret; },
/* harmony export */   mU: function() { return /* binding */ formatCodeBlock; },
/* harmony export */   ml: function() { return /* binding */ shorten; }
/* harmony export */ });
/* harmony import */ var _markdown_fence_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(63339);
/* harmony import */ var _secret_anchors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(82903);


/**
 * The one place through which text from a repository goes before it is shown.
 *
 * The GitHub runner reads a step's output: `::name::` after any Unicode white space at the start of a line, and
 * `##[name]` anywhere in one, are commands. A terminal obeys escape sequences, and a reader is fooled by text that
 * is invisible or runs backwards. Nothing here drops a character: what is unsafe becomes visible.
 */
const PLAIN = /^[\x20-\x7e]*$/u;
// Controls, formats (bidi, zero-width, tags), separators, lone surrogates, every space but U+0020, and what fonts show
// as nothing; the two selectors that choose between text and emoji stay.
const UNSAFE = String.raw `[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}`;
const UNSEEN = String.raw `[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]|(?! )\p{Zs}`;
const patterns = new Map();
/** Made where it is needed: a literal with classes of Unicode costs a twentieth of a run by being read. */
function getPattern(source) {
    const known = patterns.get(source) ?? new RegExp(source, "gu");
    patterns.set(source, known);
    return known;
}
const NAMED = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
/** Any text as one harmless line: no control, nothing invisible, no command to the runner. */
function makeVisible(text) {
    return makeInertLine(PLAIN.test(text) ? text : text.replace(getPattern(UNSAFE), escapeCharacter));
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
    return /##\[|::/u.test(text) ? text.replace(/[^\r\n]+/gu, makeInertLine) : text;
}
function makeInertLine(line) {
    return line.replace(/##\[/gu, "##\\[").replace(/^([\s\u0085]*)::/u, "$1\\::");
}
function escapeCharacter(char) {
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
        .replace(getPattern(UNSEEN), (char) => Array.from({ length: char.length }, (_, at) => `\\u${hex(char.charCodeAt(at), 4)}`).join(""));
}
/** The data of a workflow command: the part after its second `::`. Line feeds stay. */
function escapeCommandData(text) {
    return encodePercent(text.split("\n").map(makeVisible).join("\n"));
}
/** A property of a workflow command, such as `file`: the runner gets it back exactly. */
function escapeCommandProperty(text) {
    return encodePercent(text).replace(/:/gu, "%3A").replace(/,/gu, "%2C");
}
function encodePercent(text) {
    return text.replace(/%/gu, "%25").replace(/\r/gu, "%0D").replace(/\n/gu, "%0A");
}
/** What GitHub makes something of without any markup: mentions, issues, commits, addresses, emoji and mathematics. */
const LINKED = String.raw `[@$]|#(?=\d)|:\/\/|www\.|GH-\d|\b[\da-f]{7,40}\b|:[\w+-]+:`;
/** Spaces that a page shows as fewer or as none, and what must not be next to a code span. */
const NOT_SHOWN = "^ +$| {2}|`";
/** A text in quotes, a word, or what is between them. A cell of a table ends at each bar. */
const PARTS = String.raw `^ +| +$| {2,}|"(?:[^"\\|]|\\[^|])*"|[^ "|]+|[^]`;
/**
 * Text inside GitHub Markdown: no markup, no HTML, no link, no mention, no issue reference. A part that GitHub would
 * make something of becomes a code span. So what is shown, and what a reader copies, is the text itself.
 */
function formatMarkdown(text) {
    const visible = makeVisible(text);
    const special = new RegExp(`${LINKED}|${NOT_SHOWN}`, "iu");
    let shown = "";
    let code = "";
    for (const { 0: part, index } of visible.matchAll(getPattern(PARTS))) {
        const isSpace = part === " " && index > 0 && index < visible.length - 1;
        const isCode = !isSpace && special.test(part);
        // Two code spans next to each other would be one.
        if (!isCode)
            shown += formatCode(code) + escapeMarkup(part);
        code = isCode ? code + part : "";
    }
    return (shown + formatCode(code)).replace(/^(?:[-+=]|\d+(?=\.))/u, (start) => /\d/u.test(start) ? `${start}\\` : `\\${start}`);
}
/** The same, but all of the text as code: a path, or what is to be pasted. */
function formatMarkdownCode(text) {
    return makeVisible(text).split("|").map(formatCode).join("\\|");
}
/** Lines as a block of code. GitHub shows it as it is, with a button that copies it. No line can end it. */
function formatCodeBlock(lines) {
    const visible = lines.map(makeVisible);
    const fence = (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .makeFence */ .O)(visible.join("\n"));
    return [`${fence}text`, ...visible, fence];
}
function escapeMarkup(text) {
    return text.replace(/[\\`*_{}[\]()<>#!|~&]/gu, "\\$&");
}
/** A code span. Punctuation behind an address is not a part of it. */
function formatCode(text) {
    let end = text.length;
    while (".,:;!?".includes(text.charAt(end - 1) || "x"))
        end--;
    const code = text.slice(0, end);
    const rest = escapeMarkup(text.slice(end));
    if (code === "")
        return rest;
    const fence = (0,_markdown_fence_js__WEBPACK_IMPORTED_MODULE_1__/* .makeFence */ .O)(code, 1);
    const isTrimmed = code.startsWith(" ") && code.endsWith(" ") && code.trim() !== "";
    const blank = isTrimmed || code.startsWith("`") || code.endsWith("`") ? " " : "";
    return `${fence}${blank}${code}${blank}${fence}${rest}`;
}


/***/ }),

/***/ 82903:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qn: function() { return /* binding */ DER_HEADS; },
/* harmony export */   SC: function() { return /* binding */ hasAnchorSince; },
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
    "azure-devops-token": "AZDO[A-Za-z0-9]{4}",
    "azure-shared-key": "SharedAccessKey=[A-Za-z0-9+/]{43}=",
    "azure-storage-key": "AccountKey=[A-Za-z0-9+/]{86}==",
    "bitbucket-token": "(?:AT(?:BB[A-Za-z0-9]{32}|CTT3[\\w=-]{60,400})|BBDC-[A-Za-z0-9+/@_-]{40,50})",
    "brevo-key": "xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}",
    "buildkite-token": "bk(?:aa|aj|ar|ct|pat|ps|pt|ua)_[\\w.-]{38,600}",
    "circleci-token": "CCI(?:PAT|PRJ)_[A-Za-z0-9]{20,22}_[0-9a-f]{40}",
    "cloudflare-key": "cf(?:k|ut|at)_[A-Za-z0-9]{40}[0-9a-f]{8}",
    "cloudflare-origin-key": "v1\\.0-[0-9a-f]{24}-[0-9a-f]{146}",
    "contentful-token": "CFPAT-[\\w-]{43}",
    "crates-token": "cio[A-Za-z0-9]{32}",
    "digitalocean-token": "do[opr]_v1_[0-9a-f]{64}",
    "discord-webhook": "discord(?:app)?\\.com/api/webhooks/\\d{17,20}/[\\w-]{60,80}",
    "doppler-token": "dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9]{40,44}",
    "dynatrace-token": "dt0[a-zA-Z]\\d{2}\\.[A-Z0-9]{24}\\.[A-Z0-9]{64}",
    "facebook-token": "EAA[A-Za-z0-9]{80,400}",
    "fly-token": "f(?:o1_[\\w-]{43}|m[12][ar]?_[A-Za-z0-9+/=]{100,1000})",
    "gitlab-token": "gl(?:agent|cbt|dt|ft|imt|oas|ptt|rt|soat)-[\\w-]{20,64}",
    "google-access-token": "ya29\\.(?:[a-z]\\.)?[\\w-]{30,2048}",
    "google-key": "AIza[\\w-]{35}",
    "google-oauth-secret": "GOCSPX-[\\w-]{28}",
    "heroku-key": "HRKU-AA[\\w-]{58}",
    "jfrog-key": "AKCp[A-Za-z0-9]{69}",
    "jfrog-token": "cmVmdGtuOj[A-Za-z0-9]{54}",
    "langsmith-key": "lsv2_[ps][tk]_[0-9a-f]{32}_[0-9a-f]{10}",
    "mailchimp-key": "-us(?<=[0-9a-f]{32}-us)\\d{1,2}",
    "mailgun-key": "key-[0-9a-f]{32}",
    "mailgun-sending-key": "-(?<=[0-9a-f]{32}-)[0-9a-f]{8}-[0-9a-f]{8}",
    "mapbox-token": "sk\\.eyJ[\\w-]{40,400}\\.[\\w-]{16,64}",
    "netlify-token": "nf[bcopu]_[A-Za-z0-9]{36}",
    "new-relic-key": "NRAK-[A-Z0-9]{27}",
    "nuget-key": "oy2[a-z0-9]{43}",
    "nvidia-key": "nvapi-[\\w-]{60,70}",
    "openrouter-key": "sk-or-v1-[0-9a-f]{64}",
    "perplexity-key": "pplx-[A-Za-z0-9]{40,64}",
    "planetscale-token": "pscale_(?:tkn|oauth|pw)_[\\w.=-]{32,64}",
    "postman-key": "PMAK-[0-9a-f]{24}-[0-9a-f]{34}",
    "pulumi-token": "pul-[0-9a-f]{40}",
    "pypi-token": "pypi-AgEIcHlwaS5vcmc[\\w-]{50,1000}",
    "replicate-token": "r8_[A-Za-z0-9]{37}",
    "resend-key": "re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}",
    "rubygems-key": "rubygems_[0-9a-f]{48}",
    "sentry-token": "sntry(?:u_[0-9a-f]{64}|s_eyJ[\\w+/=-]{40,400})",
    "slack-token": "xoxe(?:\\.xox[bp])?-\\d-[A-Za-z0-9]{100,200}",
    "square-token": "sq0(?:atp|csp)-[\\w-]{22,43}",
    "stripe-key": "[sr]k_live_[A-Za-z0-9]{20,247}",
    "stripe-test-key": "[sr]k_test_[A-Za-z0-9]{20,247}",
    "supabase-key": "sb(?:p_[0-9a-f]{40}|_secret_[\\w-]{20,64})",
    "tailscale-key": "tskey-(?:api|auth|client|scim|webhook)-[A-Za-z0-9]{8,20}-[A-Za-z0-9]{16,48}",
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
/** The base64 of how a private key begins where it has no line that says so: RSA, elliptic curves, Ed25519 and X25519. */
const DER_HEADS = [
    "MII[\\w+/]{3}IBA(?:DANBgkqhkiG9w0BAQEFAASC|AK(?:C[AQ]|Bg))",
    "MI[GH][A-Za-z0-9+/]AgEAMB[AM]GByqGSM49AgEG",
    "M(?:HcCAQEEI|IGkAgEBBD|IHcAgEBBEI)",
    "M[CFH][\\w+/]CAQ[AE]wBQYDK2V[uw]BCIEI",
];
/** As the forms, for what needs more than a form, and for the rules of the library. Escapes of JSON do not hide it. */
const OTHERS = [
    "(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)[\\t-\\r \"'\\\\]*(?::|=>|=)[\\t-\\r \"'\\\\]*[A-Za-z0-9/+=]{40}",
    "AC[0-9a-f]{32}",
    // A text in quotation marks that is assigned to such a name, with a digit next to a letter in it.
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
    ":(?:\\/\\/|\\\\\\/\\\\\\/)[^:/\\t-\\r \"'`<>()[\\]{}|^\\\\]{0,256}:[^@/\\t-\\r \"'`<>()[\\]{}|^\\\\]{1,512}@",
    "jdbc:[a-z]",
    ";[\\t ]?(?:[pP]ass[wW]ord|PASSWORD|[pP]wd|PWD)[\\t ]?=[\\t ]?[^\\s;\"'`]{4}",
    "<password>[^<\\s]{4}",
    "B(?:asic|ASIC|earer|EARER)[\\t ][\\w+/=.~-]{16}",
    "b(?:asic|earer)[\\t ][\\w+/=.~-]{16}",
    "SSWS[\\t ]00[\\w-]{40}",
    "auth[\\\\\"']{1,4}[\\t-\\r ]*:[\\t-\\r ]*[\\\\\"']{1,4}[A-Za-z0-9+/]{10}",
    "kty[\\\\\"'`]{0,4}[\\t-\\r ]*:[\\t-\\r ]*[\\\\\"'`]{1,4}(?:EC|RSA|OKP|oct)",
    "LS0tLS1CRUdJTi[A-Za-z0-9+/]{40}",
    ...DER_HEADS,
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
const makeAnchorSource = () => groupByFirstLetter([...Object.values(FORMS), ...OTHERS]);
const LONG = 1100;
let anchorPattern;
/** Whether there is an anchor in a text, or in the bytes of one, each taken for a character: anchors are ASCII. */
function hasAnchor(text) {
    anchorPattern ??= compileAnchors();
    return anchorPattern.test(text);
}
/** More characters than any anchor has with what it looks at around it, not counting the next. */
const REACH = 4096;
/** Blanks, quotation marks and backslashes: an anchor may have any number of them in a row. */
const UNCOUNTED = new Set(Array.from("\t\n\v\f\r \"'\\", (character) => character.charCodeAt(0)));
/**
 * Whether a text may have an anchor, where one that is known has none. Only what differs is searched, and around it what
 * an anchor could reach. What is cut off may leave an anchor where the whole text has none, never the other way round.
 */
function hasAnchorSince(known, text) {
    const most = Math.min(known.length, text.length);
    let start = 0;
    while (start + REACH <= most && known.startsWith(text.slice(start, start + REACH), start))
        start += REACH;
    while (start < most && known.charCodeAt(start) === text.charCodeAt(start))
        start++;
    if (start === known.length && start === text.length)
        return false;
    let same = 0;
    const isLonger = () => known.endsWith(text.slice(text.length - same - REACH, text.length - same), known.length - same);
    while (same + REACH <= most - start && isLonger())
        same += REACH;
    while (same < most - start && known.charCodeAt(known.length - 1 - same) === text.charCodeAt(text.length - 1 - same))
        same++;
    return hasAnchor(text.slice(reachBack(text, start), reachOn(text, text.length - same)));
}
function reachBack(text, from) {
    let at = from;
    for (let left = REACH; left > 0 && at > 0; at--)
        if (!UNCOUNTED.has(text.charCodeAt(at - 1)))
            left--;
    return at;
}
function reachOn(text, from) {
    let at = from;
    for (let left = REACH; left > 0 && at < text.length; at++)
        if (!UNCOUNTED.has(text.charCodeAt(at)))
            left--;
    return at;
}
/** For a long text the engine makes fast code of a pattern at once; after a short one it would do its work twice. */
function compileAnchors() {
    const pattern = new RegExp(makeAnchorSource());
    pattern.test(" ".repeat(LONG));
    return pattern;
}
/** The anchors of a text, one after the other. */
function findAnchors(text) {
    return text.matchAll(new RegExp(makeAnchorSource(), "g"));
}


/***/ }),

/***/ 84565:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ quoteForShell; }
/* harmony export */ });
/** A text as one word of a POSIX shell, to be pasted: whatever is in it, nothing of it is run. */
function quoteForShell(text) {
    return /^[\w@%+=:,./-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 23719:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  l: function() { return /* binding */ measureWidth; }
});

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./build/bundled/text/width.js

/** The columns of a text on a terminal. A combining mark takes none. */
function measureWidth(text) {
    if (/^[\x20-\x7e]*$/u.test(text))
        return text.length;
    let columns = 0;
    for (const character of text) {
        if (!/\p{M}/u.test(character))
            columns += eastAsianWidth(character.codePointAt(0) ?? 0);
    }
    return columns;
}


/***/ }),

/***/ 7920:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   makeWrap: function() { return /* binding */ makeWrap; }
/* harmony export */ });
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(23719);

/** Fewer columns for a text help nobody, and longer lines are hard to read. */
const FEWEST = 20;
const MOST = 120;
/** A word that is longer than a line is kept whole: it may be a path or an address, to be copied. */
function makeWrap(columns) {
    return (text, indent) => {
        const room = Math.max(FEWEST, Math.min(columns, MOST) - indent);
        const lines = [];
        let line = "";
        let used = 0;
        for (const word of text.split(" ")) {
            const width = (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .measureWidth */ .l)(word);
            if (line !== "" && used + 1 + width > room) {
                lines.push(line.trimEnd());
                line = "";
                used = 0;
            }
            // Of several spaces at a break, none begins the next line.
            if (line === "" && word === "" && lines.length > 0)
                continue;
            const isFirst = line === "" && used === 0;
            line += isFirst ? word : ` ${word}`;
            used += isFirst ? width : width + 1;
        }
        return line === "" && lines.length > 0 ? lines : [...lines, line];
    };
}


/***/ }),

/***/ 90881:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fw: function() { return /* binding */ MOST_ARCHIVED_BYTES; },
/* harmony export */   Gk: function() { return /* binding */ DEEPEST_ARCHIVED; },
/* harmony export */   H9: function() { return /* binding */ MOST_ARCHIVED_FILES; },
/* harmony export */   cC: function() { return /* binding */ MOST_LISTED; },
/* harmony export */   ku: function() { return /* binding */ LONGEST_ARCHIVED_PATH; }
/* harmony export */ });
/** What the archive of a plugin may contain at most. If a plugin has more, the rest is not looked at. */
const MOST_ARCHIVED_FILES = 10_000;
/** The sum of their sizes when unpacked. */
const MOST_ARCHIVED_BYTES = 256 * 1024 * 1024;
/** The longest path in an archive, in UTF-16 code units. */
const LONGEST_ARCHIVED_PATH = 1000;
/** How many folders a file of an archive may be in. */
const DEEPEST_ARCHIVED = 60;
/** A folder with more entries is not listed at all: no archive takes as many files. */
const MOST_LISTED = 20_000;


/***/ }),

/***/ 85720:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  DH: function() { return /* binding */ diskWorkspace; },
  SQ: function() { return /* binding */ findRealFileInside; },
  ps: function() { return /* binding */ findRealPath; },
  mL: function() { return /* binding */ findRepositoryRoot; },
  Jj: function() { return /* binding */ makeWorkspacePath; },
  h1: function() { return /* binding */ resolveFolder; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
;// CONCATENATED MODULE: ./build/bundled/workspace/cache.js
/** Makes a cache that stays small when many plugins are read one after the other. */
function makeCache() {
    // A long-lived map keeps its old tables in memory, and all that they refer to. So the map of recent values is
    // replaced.
    let recent = new Map();
    const lasting = new Map();
    return {
        get: (path) => recent.get(path) ?? lasting.get(path),
        has: (path) => recent.has(path) || lasting.has(path),
        set(path, value) {
            if (lasting.has(path))
                lasting.set(path, value);
            else
                recent.set(path, value);
        },
        forget(isGone) {
            lasting.forEach((value, path) => isGone(path, value) && lasting.delete(path));
            recent.forEach((value, path) => !isGone(path, value) && lasting.set(path, value));
            recent = new Map();
        },
    };
}

// EXTERNAL MODULE: ./build/bundled/workspace/inside.js
var inside = __nccwpck_require__(75688);
// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __nccwpck_require__(90881);
// EXTERNAL MODULE: ./build/bundled/workspace/safe-read.js
var safe_read = __nccwpck_require__(1938);
;// CONCATENATED MODULE: ./build/bundled/workspace/disk-paths.js






/** @param root a real path */
function openDiskPaths(root) {
    const base = root.endsWith(external_node_path_.sep) ? root : `${root}${external_node_path_.sep}`;
    const listings = makeCache();
    /** Whether every name on the way to a folder is listed, and none of them is a link. */
    const ways = makeCache();
    const readListing = (folder, real) => {
        if (!listings.has(folder))
            listings.set(folder, readNames(real ?? (folder === "" ? root : base + folder)));
        return listings.get(folder);
    };
    const find = (folder, name) => {
        const names = readListing(folder);
        if (typeof names === "object")
            return names.get(name);
        // A folder that cannot be listed, or is too large for that, may still be entered: the file system is asked for the
        // name.
        const stat = (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(base, folder, name), { throwIfNoEntry: false }));
        return stat && { name, kind: (0,safe_read/* getKind */.Dx)(stat) };
    };
    const isPlainWay = (folder) => {
        if (folder === "")
            return true;
        let isPlain = ways.get(folder);
        if (isPlain === undefined) {
            const [above, name] = splitPath(folder);
            const kind = isPlainWay(above) ? find(above, name)?.kind : undefined;
            isPlain = kind !== undefined && kind !== "link";
            ways.set(folder, isPlain);
        }
        return isPlain;
    };
    const resolve = (path) => {
        if (path.startsWith("/"))
            return undefined;
        const [folder, name] = splitPath(path);
        if (!isPlainWay(folder))
            return followLinks(path);
        const listed = find(folder, name);
        if (!listed)
            return undefined;
        return listed.kind === "link" ? followLinks(path) : { real: base + path, kind: listed.kind };
    };
    const followLinks = (path) => {
        let folder = "";
        // The listing of the link's own folder cannot distinguish the names behind the link.
        for (const name of path.split("/")) {
            const listed = find(folder, name);
            if (!listed)
                return undefined;
            if (listed.kind === "link")
                break;
            folder = folder === "" ? name : `${folder}/${name}`;
        }
        const real = (0,safe_read/* attempt */.CD)(() => external_node_fs_.realpathSync.native((0,external_node_path_.join)(base, path)));
        if (real === undefined)
            return makeUnresolved(root, path.split("/"));
        return (0,inside/* isInside */.F)(root, real) ? { real } : { kind: "outside" };
    };
    const readListingAt = (folder) => {
        if (folder === "")
            return readListing("");
        const found = resolve(folder);
        return found?.real === undefined ? undefined : readListing(folder, found.real);
    };
    return {
        resolve,
        listNames(folder) {
            const listed = readListingAt(folder);
            return listed === "crowded" ? undefined : listed;
        },
        isCrowded: (folder) => readListingAt(folder) === "crowded",
        forget(isGone) {
            listings.forget(isGone);
            ways.forget(isGone);
        },
    };
}
/** The folder of a path, and its last name. */
function splitPath(path) {
    const at = path.lastIndexOf("/");
    return at < 0 ? ["", path] : [path.slice(0, at), path.slice(at + 1)];
}
/** The result for a path through a link that leads nowhere: the last possible step decides. */
function makeUnresolved(root, names) {
    for (let depth = names.length - 1; depth >= 0; depth--) {
        const real = (0,safe_read/* attempt */.CD)(() => external_node_fs_.realpathSync.native((0,external_node_path_.join)(root, ...names.slice(0, depth))));
        if (real === undefined)
            continue;
        if (!(0,inside/* isInside */.F)(root, real))
            return { kind: "outside" };
        return (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(real, names[depth] ?? ""))) && { kind: "broken" };
    }
    return undefined;
}
function readNames(path) {
    const listed = (0,safe_read/* readFolderUpTo */.RS)(path, archive_limits/* MOST_LISTED */.cC);
    return typeof listed === "object" ? new Map(listed.map((found) => [found.name, found])) : listed;
}

// EXTERNAL MODULE: ./build/bundled/workspace/git-folder.js
var git_folder = __nccwpck_require__(81407);
;// CONCATENATED MODULE: ./build/bundled/workspace/disk.js







const LARGEST_READ = 64 * 1024 * 1024;
/** Files up to this size are kept: what was judged is what is shown, also when the disk changes meanwhile. */
const LARGEST_KEPT = 1024 * 1024 + 1;
/** The most bytes that are kept of files to show, of all plugins together. */
const MOST_KEPT = 64 * 1024 * 1024;
/** Only opening a file shows whether it can be read. Small files are read at once, up to this many bytes. */
const MOST_READ_ALONG = 4 * 1024 * 1024;
/** The workspace of a folder on disk. Nothing outside the folder is read, wherever its links lead. */
function diskWorkspace(root) {
    const realRoot = external_node_fs_.realpathSync.native(root);
    const paths = openDiskPaths(realRoot);
    const recent = makeCache();
    /** The files to show of plugins that were forgotten, and the sum of their sizes. */
    const lasting = new Map();
    let lastingBytes = 0;
    /** Files that were to be shown but were too large together: what is read of them now may be something else. */
    const dropped = new Set();
    let readAlong = 0;
    let git;
    const getCached = (path) => recent.get(path) ?? lasting.get(path);
    /** Keeps what an opened file was at first, and what was read of it. */
    const cacheFile = (path, { size, isExecutable, bytes, ascii }) => {
        const { entry } = getCached(path) ?? { entry: { kind: "file", size, ...(isExecutable && { isExecutable }) } };
        recent.set(path, { entry, ascii, bytes: bytes && bytes.length <= LARGEST_KEPT ? bytes : undefined });
    };
    const getCachedBytes = (path) => {
        const found = getCached(path);
        if (found?.ascii !== undefined)
            found.bytes ??= Buffer.from(found.ascii, "latin1");
        return found?.bytes;
    };
    const readEntry = (path) => {
        const found = paths.resolve(path);
        if (found?.real === undefined)
            return found;
        const { real, kind = readKind(real) } = found;
        if (kind !== "file")
            return makeEntry(kind);
        const file = (0,safe_read/* attempt */.CD)(() => (readAlong < MOST_READ_ALONG ? (0,safe_read/* openSmall */.gF)(real) : (0,safe_read/* openRegular */.lf)(real, 0)));
        if (file)
            cacheFile(path, file);
        if (file)
            readAlong += (file.ascii ?? file.bytes)?.length ?? safe_read/* TEXT_SAMPLE */.rp;
        const read = getCached(path);
        if (read)
            return read.entry;
        const left = readKind(real);
        return left === "file" ? { kind: "unreadable" } : makeEntry(left);
    };
    const entry = (path) => {
        if (path === "")
            return { kind: "folder" };
        const found = getCached(path);
        if (found)
            return found.entry;
        const onDisk = readEntry(path);
        if (!recent.has(path))
            recent.set(path, { entry: onDisk });
        return onDisk;
    };
    return {
        entry,
        canList: (folder) => paths.listNames(folder) !== undefined,
        isCrowded: (folder) => paths.isCrowded(folder),
        list: (folder) => [...(paths.listNames(folder)?.values() ?? [])],
        bytes(path, most = LARGEST_READ, reads) {
            const before = getCachedBytes(path);
            if (before)
                return before.length <= most ? before : undefined;
            const { real, kind = "file" } = paths.resolve(path) ?? {};
            const file = real !== undefined && kind === "file" ? (0,safe_read/* attempt */.CD)(() => (0,safe_read/* openRegular */.lf)(real, most)) : undefined;
            if (file && reads !== "once")
                cacheFile(path, file);
            return file?.bytes;
        },
        ascii: (path) => (entry(path)?.kind === "file" ? getCached(path)?.ascii : undefined),
        head(path, most) {
            if (entry(path)?.kind !== "file")
                return undefined;
            const before = getCachedBytes(path);
            if (before)
                return before.subarray(0, most);
            const real = paths.resolve(path)?.real;
            return real === undefined ? undefined : (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readHead */.zy)(real, most));
        },
        checkedBytes: (path) => (dropped.has(path) ? undefined : getCachedBytes(path)),
        git: () => (git ??= { found: (0,git_folder/* openGitFolder */.vo)(realRoot) }).found,
        forget(folder, except) {
            const isBelow = (path) => folder === "" || path === folder || path.startsWith(`${folder}/`);
            paths.forget(isBelow);
            readAlong = 0;
            recent.forget((path, found) => {
                if (!isBelow(path))
                    return false;
                const size = (found.ascii ?? found.bytes)?.length;
                if (size !== undefined && lastingBytes + size <= MOST_KEPT && except?.has(path) === true) {
                    lasting.set(path, copyOutOfPool(found));
                    lastingBytes += size;
                }
                else if (except?.has(path) === true)
                    dropped.add(path);
                return true;
            });
        },
    };
}
/** Copies the bytes of a file: a small buffer keeps the whole pool of Node in memory that it is a part of. */
function copyOutOfPool({ entry, ascii, bytes }) {
    return ascii === undefined ? { entry, bytes: bytes && new Uint8Array(bytes) } : { entry, ascii };
}
function readKind(real) {
    const stat = (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)(real, { throwIfNoEntry: false }));
    return stat && (0,safe_read/* getKind */.Dx)(stat);
}
/** The entry for anything but a regular file. */
function makeEntry(kind) {
    return kind && { kind: kind === "folder" ? kind : "special" };
}
/** The root of the git repository that a folder is in; `undefined` where there is none. */
function findRepositoryRoot(folder) {
    for (let at = external_node_fs_.realpathSync.native(folder);; at = (0,external_node_path_.dirname)(at)) {
        if ((0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.statSync)((0,external_node_path_.join)(at, ".git"), { throwIfNoEntry: false })))
            return at;
        if ((0,external_node_path_.dirname)(at) === at)
            return undefined;
    }
}
/** The real path of a folder; `undefined` where there is none. */
function resolveFolder(path) {
    return (0,safe_read/* attempt */.CD)(() => ((0,external_node_fs_.statSync)(path).isDirectory() ? external_node_fs_.realpathSync.native(path) : undefined));
}
/** The real path of a file, where it lies inside a root, as that of a link may; else `undefined`. */
function findRealFileInside(root, file) {
    const real = (0,safe_read/* attempt */.CD)(() => external_node_fs_.realpathSync.native((0,external_node_path_.join)(root, file)));
    return real !== undefined && (0,inside/* isInside */.F)(external_node_fs_.realpathSync.native(root), real) ? real : undefined;
}
/** A path of a workspace with the links on its way followed; `undefined` where it leads to nothing inside. */
function findRealPath(root, path) {
    const real = findRealFileInside(root, path);
    return real === undefined ? undefined : makeWorkspacePath(external_node_fs_.realpathSync.native(root), real);
}
/** A path below `root` as a workspace names it; `undefined` for one that is not below it. */
function makeWorkspacePath(root, path) {
    return (0,inside/* isInside */.F)(root, path) ? (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join("/") : undefined;
}


/***/ }),

/***/ 81407:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IK: function() { return /* binding */ findGitPaths; },
/* harmony export */   vo: function() { return /* binding */ openGitFolder; },
/* harmony export */   xg: function() { return /* binding */ UnsafeGitError; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _safe_read_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1938);



/** The files that each working tree of a repository has for itself. */
const OWN_FILE = /^(?:[A-Z_]*HEAD|index|info\/sparse-checkout)$/u;
const LONGEST_POINTER = 16 * 1024;
const DECODER = new TextDecoder();
const NO_REPOSITORY = { absent: ".git is not a git repository" };
/** A pipe, a socket or a device is where git keeps a file: git would wait for it, or read it without end. */
class UnsafeGitError extends Error {
    path;
    name = "UnsafeGitError";
    /** @param path on this disk */
    constructor(path) {
        super(`${path} is a pipe, a socket or a device in git's folder`);
        this.path = path;
    }
}
/**
 * In the folder `.git`, or where the file `.git` of a worktree or a submodule points; `undefined` where there is no
 * repository.
 */
function findGitPaths(root) {
    const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resolveLinks(root), ".git");
    const kind = readKind(dotGit);
    // Git ignores an empty folder as well, which a person or a tool left behind.
    if (kind === undefined || (kind === "folder" && (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readFolder */ .j1)(dotGit)?.length === 0))
        return undefined;
    const own = kind === "folder" ? dotGit : resolvePointer(root, /^gitdir: (.+)$/u.exec(readLine(dotGit) ?? "")?.[1]);
    if (own === undefined || readKind((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, "HEAD")) !== "file")
        return NO_REPOSITORY;
    const shared = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, "commondir");
    const common = readKind(shared) === undefined ? own : resolvePointer(own, readLine(shared));
    return common === undefined ? NO_REPOSITORY : { own, common };
}
/** What git keeps about a working tree; `undefined` where there is no repository. */
function openGitFolder(root) {
    const paths = findGitPaths(root);
    if (paths === undefined || "absent" in paths)
        return paths;
    const { own, common } = paths;
    return {
        file(path, most) {
            const base = OWN_FILE.test(path) ? own : common;
            const found = getKindBelow(base, path);
            if (found === undefined)
                return "missing";
            const bytes = found === "file" ? (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, path), most)) : undefined;
            return bytes ?? "unreadable";
        },
        list(folder) {
            const found = getKindBelow(common, folder);
            if (found === undefined)
                return [];
            return (found === "folder" ? (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readFolder */ .j1)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, folder)) : undefined) ?? "unreadable";
        },
    };
}
/** The line that is all of a file. */
function readLine(path) {
    const bytes = (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(path, LONGEST_POINTER));
    const text = bytes && DECODER.decode(bytes).replace(/[\r\n]+$/u, "");
    return text === "" || text?.includes("\0") === true ? undefined : text;
}
/** Links of this machine may be on the way. */
function resolveLinks(folder) {
    return (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder)) ?? folder;
}
/** No network path is opened: a path that names another machine is not followed. */
function resolvePointer(from, path) {
    return path === undefined || /^[\\/]{2}/u.test(path) ? undefined : resolveLinks((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, path));
}
/** The kind of entry at a path. A link on the way counts as the entry, as it could lead out. */
function getKindBelow(base, path) {
    let full = base;
    let kind;
    for (const name of path.split("/")) {
        full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(full, name);
        kind = readKind(full);
        if (kind !== "folder")
            break;
    }
    return kind;
}
/** @throws {UnsafeGitError} for what is never read. */
function readKind(path) {
    const stat = (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }));
    const kind = stat && (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .getKind */ .Dx)(stat);
    if (kind === "special")
        throw new UnsafeGitError(path);
    return kind;
}


/***/ }),

/***/ 75688:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ isInside; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/** Whether a path of this disk is a folder's or below it, by their letters: links are followed before. */
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way);
}


/***/ }),

/***/ 57925:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $V: function() { return /* binding */ isOpenedAt; },
/* harmony export */   PI: function() { return /* binding */ readOpenedPath; },
/* harmony export */   S: function() { return /* binding */ findOpenedPath; },
/* harmony export */   hK: function() { return /* binding */ makeDescriptorPath; },
/* harmony export */   kh: function() { return /* binding */ canReadOpenedPaths; },
/* harmony export */   rr: function() { return /* binding */ hasIdentity; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _system_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(569);



/** Where Linux shows what a descriptor has open, even if the path leads elsewhere by now. */
const DESCRIPTORS = "/proc/self/fd/";
const OF_DELETED = " (deleted)";
let areOpenedPathsReal;
/** A path that leads to what a descriptor has open. Only on Linux. */
function makeDescriptorPath(descriptor) {
    return DESCRIPTORS + String(descriptor);
}
/** The real path of what a descriptor has open; `undefined` where the system does not show it. */
function readOpenedPath(descriptor) {
    if ((0,node_os__WEBPACK_IMPORTED_MODULE_1__.platform)() !== "linux" || areOpenedPathsReal === false)
        return undefined;
    return (0,_system_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .C)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(makeDescriptorPath(descriptor)));
}
/**
 * Whether what was opened is what is at a real path: another process may have replaced a folder on the way by a link
 * just before. A file that was removed since was there.
 *
 * @param stat of the descriptor
 */
function isOpenedAt(descriptor, path, stat) {
    const opened = readOpenedPath(descriptor);
    if (opened === path || opened === path + OF_DELETED)
        return true;
    if (opened !== undefined && canReadOpenedPaths())
        return false;
    return hasIdentity(path, stat);
}
/** The real path of what a path of any kind has opened; `undefined` where that has been replaced since. */
function findOpenedPath(descriptor, path, stat) {
    const opened = readOpenedPath(descriptor);
    if (opened !== undefined && canReadOpenedPaths())
        return opened;
    const real = (0,_system_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .C)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
    return real !== undefined && hasIdentity(real, stat) ? real : undefined;
}
/** Whether no link is on the way to a real path, and what is there is the same as before. */
function hasIdentity(path, before) {
    const now = (0,_system_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .C)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }));
    // Windows gives different device numbers for the same file, depending on the call.
    const isSame = now?.ino === before.ino && ((0,node_os__WEBPACK_IMPORTED_MODULE_1__.platform)() === "win32" || now.dev === before.dev);
    const real = isSame ? (0,_system_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .C)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) : undefined;
    return real !== undefined && foldName(real) === foldName(path);
}
/** Systems that do not distinguish letter case or composed characters may show another form than the one that was opened. */
function foldName(path) {
    return (0,node_os__WEBPACK_IMPORTED_MODULE_1__.platform)() === "linux" ? path : path.normalize("NFC").toLowerCase();
}
/** Whether the system shows real paths, as it should: in some jails it shows others. Asked only where one differs. */
function canReadOpenedPaths() {
    if (areOpenedPathsReal !== undefined)
        return areOpenedPathsReal;
    const known = (0,_system_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .C)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()));
    const descriptor = known === undefined ? undefined : (0,_system_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .C)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(known, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY));
    if (descriptor === undefined)
        return (areOpenedPathsReal = false);
    areOpenedPathsReal = readOpenedPath(descriptor) === known;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    return areOpenedPathsReal;
}


/***/ }),

/***/ 1938:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CD: function() { return /* reexport safe */ _system_errors_js__WEBPACK_IMPORTED_MODULE_3__.C; },
/* harmony export */   Dx: function() { return /* binding */ getKind; },
/* harmony export */   Or: function() { return /* reexport safe */ _system_errors_js__WEBPACK_IMPORTED_MODULE_3__.O; },
/* harmony export */   RS: function() { return /* binding */ readFolderUpTo; },
/* harmony export */   VX: function() { return /* binding */ readRegular; },
/* harmony export */   gF: function() { return /* binding */ openSmall; },
/* harmony export */   j1: function() { return /* binding */ readFolder; },
/* harmony export */   lf: function() { return /* binding */ openRegular; },
/* harmony export */   rp: function() { return /* binding */ TEXT_SAMPLE; },
/* harmony export */   zy: function() { return /* binding */ readHead; }
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _opened_path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(57925);
/* harmony import */ var _system_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(569);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(95655);






// A pipe is not waited for, and a link that appeared meanwhile is not followed. Windows has neither flag.
const { O_RDONLY = 0, O_NONBLOCK = 0, O_NOFOLLOW = 0, O_DIRECTORY = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
const READ_SAFELY = O_RDONLY | O_NONBLOCK | O_NOFOLLOW;
/** A build may replace a folder on the way, so another try can succeed. */
const MOST_TRIES = 3;
const OWNER_MAY_RUN = 0o100;
/**
 * Opens a regular file, and reads it if it has at most `most` bytes. `undefined` for anything else. Like every function
 * here that opens a file, it takes a real path, and reads nothing that a link leads to.
 */
function openRegular(path, most) {
    return withOpenedFile(path, (file, { size, isExecutable }) => {
        if (size > most)
            return { size, isExecutable };
        const bytes = readBytes(file, size);
        return { size: bytes.length, isExecutable, bytes };
    });
}
/** A small file has at most this many bytes. The built code of many plugins is small. */
const LARGEST_SMALL = 32 * 1024;
/**
 * This many bytes show whether a file is text. A file that is not, such as a picture, is kept only if these are all its
 * bytes.
 */
const TEXT_SAMPLE = 8 * 1024;
/** Small files are read into this buffer first. Most become a text, and need no buffer of their own. */
const SCRATCH = Buffer.allocUnsafeSlow(LARGEST_SMALL);
/** Opens a regular file, and reads a small one: as a text where it is ASCII without NUL. */
function openSmall(path) {
    return withOpenedFile(path, (file, { size, isExecutable }) => {
        if (size > LARGEST_SMALL)
            return { size, isExecutable };
        const little = readInto(SCRATCH, file, Math.min(size, TEXT_SAMPLE));
        if (size > TEXT_SAMPLE && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(SCRATCH.subarray(0, little)))
            return { size, isExecutable };
        const bytes = SCRATCH.subarray(0, readInto(SCRATCH, file, size, little));
        const ascii = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes) ? bytes.toString("latin1") : "\0";
        return ascii.includes("\0")
            ? { size: bytes.length, isExecutable, bytes: Buffer.from(bytes) }
            : { size: bytes.length, isExecutable, ascii };
    });
}
/** A regular file's bytes; `undefined` for anything else, and for a file of more than `most`. */
function readRegular(path, most) {
    return openRegular(path, most)?.bytes;
}
/** The first bytes of a regular file, at most `most`; `undefined` for anything else. */
function readHead(path, most) {
    return withOpenedFile(path, (file, { size }) => readBytes(file, Math.min(size, most)));
}
/** Opens what is at a real path itself. If a folder on the way was replaced by a link meanwhile, nothing is read. */
function withOpenedFile(path, use) {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, READ_SAFELY);
        try {
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
            if (!stat.isFile())
                return undefined;
            const isExecutable = (stat.mode & OWNER_MAY_RUN) !== 0;
            if ((0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenedAt */ .$V)(file, path, stat))
                return use(file, { size: stat.size, isExecutable });
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
    }
    return undefined;
}
function readBytes(file, length) {
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, readInto(bytes, file, length));
}
/** Returns how many bytes are filled, including the first `from` that were filled before. */
function readInto(bytes, file, length, from = 0) {
    let filled = from;
    while (filled < length) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, bytes, filled, length - filled, filled);
        if (count === 0)
            break;
        filled += count;
    }
    return filled;
}
/** What is in the folder at a real path, in the order of the names. */
function readFolder(path) {
    const entries = (0,_system_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .C)(() => withOpenedFolder(path, (at) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(at, { withFileTypes: true })));
    return entries?.map((found) => ({ name: found.name, kind: getKind(found) })).sort(_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNames */ .MP);
}
/** Like {@link readFolder}, but gives up as "crowded" after `most` entries. */
function readFolderUpTo(path, most) {
    return (0,_system_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .C)(() => withOpenedFolder(path, (at) => listUpTo(at, most)));
}
const ENTRIES_AT_ONCE = 1024;
function listUpTo(path, most) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.opendirSync)(path, { bufferSize: ENTRIES_AT_ONCE });
    try {
        const listed = [];
        for (let found = folder.readSync(); found; found = folder.readSync()) {
            if (listed.length >= most)
                return "crowded";
            listed.push({ name: found.name, kind: getKind(found) });
        }
        return listed.sort(_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .compareNames */ .MP);
    }
    finally {
        folder.closeSync();
    }
}
/** Lists the folder at a real path itself. Where the system can, it uses a path that no other process can lead elsewhere. */
function withOpenedFolder(path, list) {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
        // Windows opens no folders.
        const folder = O_DIRECTORY === 0 ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, READ_SAFELY | O_DIRECTORY);
        try {
            const at = folder !== undefined && (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .readOpenedPath */ .PI)(folder) === path ? (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDescriptorPath */ .hK)(folder) : path;
            const listed = list(at);
            if (at !== path || folder === undefined || (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenedAt */ .$V)(folder, path, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(folder)))
                return listed;
        }
        finally {
            if (folder !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(folder);
        }
    }
    return undefined;
}
function getKind(found) {
    if (found.isFile())
        return "file";
    if (found.isDirectory())
        return "folder";
    return found.isSymbolicLink() ? "link" : "special";
}


/***/ }),

/***/ 569:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ attempt; },
/* harmony export */   O: function() { return /* binding */ isSystemError; }
/* harmony export */ });
/** What a file system answers, or `undefined` where it refuses: files vanish, and that is not a fault of ours. */
function attempt(ask) {
    try {
        return ask();
    }
    catch (error) {
        if (isSystemError(error))
            return undefined;
        throw error;
    }
}
/** Whether it is the system that refuses, and not a fault of ours. */
function isSystemError(error) {
    return error instanceof Error && "code" in error;
}


/***/ }),

/***/ 95655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ getBaseName; },
/* harmony export */   MP: function() { return /* binding */ compareNames; },
/* harmony export */   Mf: function() { return /* binding */ relativeTo; },
/* harmony export */   cD: function() { return /* binding */ comparePaths; },
/* harmony export */   uJ: function() { return /* binding */ joinPath; },
/* harmony export */   x_: function() { return /* binding */ listFilesBelow; }
/* harmony export */ });
/* unused harmony export inMemory */
/** A workspace of texts and bytes, for programs that have no files on a disk. */
function inMemory(files) {
    const contents = new Map(Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? new TextEncoder().encode(content) : content,
    ]));
    const list = (folder) => {
        const prefix = folder === "" ? "" : `${folder}/`;
        const found = new Map();
        for (const path of contents.keys()) {
            if (!path.startsWith(prefix))
                continue;
            const [name = "", ...rest] = path.slice(prefix.length).split("/");
            found.set(name, { name, kind: rest.length > 0 ? "folder" : "file" });
        }
        return [...found.values()].toSorted(compareNames);
    };
    return {
        list,
        entry(path) {
            const content = contents.get(path);
            if (content)
                return { kind: "file", size: content.length };
            return path === "" || list(path).length > 0 ? { kind: "folder" } : undefined;
        },
        bytes(path, most = Infinity) {
            const content = contents.get(path);
            return content && content.length <= most ? content : undefined;
        },
        head: (path, most) => contents.get(path)?.subarray(0, most),
    };
}
/** The paths of all files in a folder and in those below it. */
function listFilesBelow(workspace, folder) {
    return workspace.list(folder).flatMap(({ name, kind }) => {
        const path = joinPath(folder, name);
        return kind === "folder" ? listFilesBelow(workspace, path) : [path];
    });
}
/** `folder/name` in a workspace, where the root is "". */
function joinPath(folder, name) {
    return folder === "" ? name : name === "" ? folder : `${folder}/${name}`;
}
/** A path as seen from a folder; one that is not below it stays as it is. */
function relativeTo(folder, path) {
    return folder !== "" && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
/** The last name of a path. */
function getBaseName(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function compareNames(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
function comparePaths(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
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

/***/ 35317:
/***/ (function(module) {

module.exports = require("child_process");

/***/ }),

/***/ 76982:
/***/ (function(module) {

module.exports = require("crypto");

/***/ }),

/***/ 24434:
/***/ (function(module) {

module.exports = require("events");

/***/ }),

/***/ 79896:
/***/ (function(module) {

module.exports = require("fs");

/***/ }),

/***/ 91943:
/***/ (function(module) {

module.exports = require("fs/promises");

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

/***/ 98995:
/***/ (function(module) {

module.exports = require("node:module");

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

/***/ 80481:
/***/ (function(module) {

module.exports = require("node:readline");

/***/ }),

/***/ 80099:
/***/ (function(module) {

module.exports = require("node:sqlite");

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

/***/ 58500:
/***/ (function(module) {

module.exports = require("node:timers/promises");

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

/***/ 30714:
/***/ (function(module) {

module.exports = require("node:vm");

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

/***/ 53557:
/***/ (function(module) {

module.exports = require("timers");

/***/ }),

/***/ 64756:
/***/ (function(module) {

module.exports = require("tls");

/***/ }),

/***/ 87016:
/***/ (function(module) {

module.exports = require("url");

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
/******/ 			return ({"17":"create-marketplace-marketplace-server-release-shared.js","67":"marketplace-marketplace-server-shared.js","84":"language-server-packages.js","92":"marketplace-server.js","114":"core.js","195":"reporters.js","196":"yaml-packages.js","248":"globs.js","291":"create-release-reporters-packages.js","306":"release-packages.js","354":"project.js","382":"core-packages.js","407":"globs-packages.js","469":"preview-processes-shared.js","497":"marketplace-release-shared.js","511":"marketplace-server-packages.js","530":"markdown-marketplace-server-packages.js","559":"javascript-packages.js","570":"beyond-validate-release-shared.js","575":"language-server.js","577":"secrets-packages.js","592":"marketplace.js","602":"yaml.js","653":"beyond-validate.js","666":"release.js","685":"preview.js","687":"create.js","764":"markdown.js","815":"network.js","842":"secrets.js","882":"create-marketplace-release-shared.js","892":"marketplace-marketplace-server-packages.js","894":"processes.js","942":"javascript.js"})[chunkId];
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
/* harmony export */   startCommandLine: function() { return /* binding */ startCommandLine; },
/* harmony export */   startJudge: function() { return /* binding */ startJudge; }
/* harmony export */ });
/** The bundle that the command line and the Action share; each has an entry file in dist/ that starts its own. */
async function startCommandLine() {
    await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 12549));
}
async function startAction() {
    await Promise.all(/* import() | core */[__nccwpck_require__.e(382), __nccwpck_require__.e(114)]).then(__nccwpck_require__.bind(__nccwpck_require__, 29635));
}
async function startJudge() {
    // What the judge needs of the core is loaded with this.
    const core = await Promise.all(/* import() | core */[__nccwpck_require__.e(382), __nccwpck_require__.e(114)]).then(__nccwpck_require__.bind(__nccwpck_require__, 66480));
    await core.startJudge();
}

module.exports = __webpack_exports__;
/******/ })()
;