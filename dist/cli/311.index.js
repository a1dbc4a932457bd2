"use strict";
exports.id = 311;
exports.ids = [311];
exports.modules = {

/***/ 5311:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  COMMANDS: function() { return /* binding */ COMMANDS; }
});

// EXTERNAL MODULE: ./build/src/commands/cancellation.js
var cancellation = __webpack_require__(4918);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/preflight/preflight.js + 8 modules
var preflight = __webpack_require__(2041);
// EXTERNAL MODULE: ./build/src/preflight/shard.js
var preflight_shard = __webpack_require__(1878);
// EXTERNAL MODULE: ./build/src/output/print.js
var print = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/reporters/words.js
var words = __webpack_require__(6310);
// EXTERNAL MODULE: ./build/src/cli/parse.js
var parse = __webpack_require__(2528);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/output/write-file.js
var write_file = __webpack_require__(6832);
// EXTERNAL MODULE: ./build/src/reporters/closing.js
var closing = __webpack_require__(8760);
;// CONCATENATED MODULE: ./build/src/reporters/formats.js


/** Each reporter under the name of its format on the command line, loaded where it is asked for. */
const LOADERS = {
    terminal: async (report) => (hasNothingToShow(report) ? briefly : (await __webpack_require__.e(/* import() */ 406).then(__webpack_require__.bind(__webpack_require__, 4406))).terminal),
    json: async () => (await __webpack_require__.e(/* import() */ 41).then(__webpack_require__.bind(__webpack_require__, 4041))).json,
    github: async (report) => hasNothingToShow(report) && !report.baseline ? silent : (await __webpack_require__.e(/* import() */ 945).then(__webpack_require__.bind(__webpack_require__, 9945))).annotations,
    markdown: async () => (await __webpack_require__.e(/* import() */ 435).then(__webpack_require__.bind(__webpack_require__, 7435))).summary,
};
const FORMATS = Object.keys(LOADERS);
/** The reporter of a format for one report: of a report without findings there is little to load. */
function reporterOf(format, report) {
    return LOADERS[format](report);
}
function hasNothingToShow({ plugins }) {
    return plugins.every(({ findings, outcomes }) => findings.length === 0 && outcomes.every(({ status }) => status !== "crashed"));
}
/** What the terminal's reporter says of such a report. */
const briefly = (report, view) => (view.quiet === true ? "" : `${(0,safe/* inert */.tJ)((0,closing/* closing */.E)(report, view))}\n`);
const silent = () => "";

// EXTERNAL MODULE: ./build/src/workspace/disk.js
var disk = __webpack_require__(423);
;// CONCATENATED MODULE: ./build/src/cli/terminal.js

/** Whether colours are wanted: on a terminal only, and never against NO_COLOR. */
function colorful() {
    return (0,print/* printsOnTerminal */.ey)() && process.stdout.isTTY && process.stdout.hasColors();
}
/** The columns of the terminal; without one, what is easy to read. */
function width() {
    // Some terminals say that they have none.
    return ((0,print/* printsOnTerminal */.ey)() && process.stdout.isTTY && process.stdout.columns) || 100;
}

;// CONCATENATED MODULE: ./build/src/cli/tell.js









/** The options of every command that tells a report. */
const FORMAT_OPTIONS = [
    { name: "format", value: "FORMAT", choices: FORMATS, help: "How the report is told; terminal by default" },
    { name: "output", value: "FILE", help: "Write the report to a file; the terminal still gets its own" },
    { name: "quiet", help: "Print findings only, and nothing when there are none" },
];
/** Tells a report as the options ask, and gives the exit status. */
async function tell({ report, root, source }, call) {
    const format = (0,parse/* oneOf */.y)(call.values.get("format") ?? "terminal", FORMATS, "--format");
    const output = call.values.get("output");
    const quiet = call.switches.has("quiet");
    const view = { source, quiet, color: colorful(), width: width(), pathOf: pathFrom(root) };
    const reporter = await reporterOf(format, report);
    if (output === undefined)
        (0,print/* print */.yy)(reporter(report, view));
    else {
        writeReport(output, reporter(report, { ...view, color: false }));
        (0,print/* print */.yy)((await reporterOf("terminal", report))(report, view));
    }
    return (0,core_report/* exitStatus */.$u)(report);
}
function currentFolder() {
    try {
        return process.cwd();
    }
    catch {
        throw new usage_error/* UsageError */.e("The current folder is gone", "Go to one that is there");
    }
}
/** Names that the reader can click on or paste, where the plugin is below the current folder. */
function pathFrom(root) {
    const here = process.cwd();
    return (file) => (0,disk/* workspacePath */.X5)(here, (0,external_node_path_.resolve)(root, file)) ?? (0,external_node_path_.relative)(here, (0,external_node_path_.resolve)(root, file));
}
function writeReport(file, text) {
    try {
        (0,write_file/* writeFile */._)((0,external_node_path_.resolve)(file), text);
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new usage_error/* UsageError */.e(`The report cannot be written: ${why}`, "Give --output a file that can be written");
    }
}

;// CONCATENATED MODULE: ./build/src/cli/validate.js








/** The options of every command that checks plugins. */
const CHECK_OPTIONS = [
    ...FORMAT_OPTIONS,
    { name: "strict", help: "Valid also under the stricter rules of the sample validator" },
    { name: "fail-on", value: "SEVERITY", choices: core_report/* FAIL_ON */.d$, help: "The lowest severity that fails; error by default" },
    { name: "tag", value: "TAG", help: "Judge as the release of that tag would: an error fails, nothing is suppressed" },
    { name: "fix", help: "Mend what has a certain fix, in place, and check again" },
    { name: "only", value: "ID,...", help: "Run only these checks" },
    { name: "baseline", value: "FILE", help: "Do not count the findings that this file lists" },
    { name: "update-baseline", help: "Write all findings of now to the file of --baseline" },
    { name: "changed-since", value: "REF", help: "Only plugins that have changed since a branch, a tag or a commit" },
    { name: "shard", value: "I/N", help: "Only part I of N of the plugins; merge joins the JSON reports" },
];
const validate = {
    name: "validate",
    arguments: "[path...]",
    most: Infinity,
    summary: "Run every check that runs nothing of the plugin's",
    options: CHECK_OPTIONS,
    run: (call) => runChecks(call),
};
/** Judges plugins as a command line asks, tells it, and gives the exit status. */
async function runChecks(call, findOut) {
    return tell(await checked(call, { ...requestOf(call), ...(findOut && { findOut }) }), call);
}
async function checked(call, request) {
    if (!call.switches.has("update-baseline"))
        return inspected(call, request);
    const { baseline, ...unmarked } = request;
    if (baseline === undefined) {
        throw new usage_error/* UsageError */.e("--update-baseline does not know which file", "Write --baseline FILE --update-baseline");
    }
    const { updatedBaseline } = await Promise.all(/* import() */[__webpack_require__.e(370), __webpack_require__.e(60), __webpack_require__.e(226)]).then(__webpack_require__.bind(__webpack_require__, 8226));
    const { result, listed, secrets } = updatedBaseline(await inspected(call, unmarked), baseline, request.cwd);
    const left = secrets === 0 ? "" : `; ${(0,words/* counted */.hS)(secrets, "secret")} left out: mend them`;
    (0,print/* complain */.cc)(`The baseline lists ${(0,words/* counted */.hS)(listed, "finding")} now${left}\n`);
    return result;
}
function requestOf(call) {
    const { values, switches } = call;
    const only = values.get("only")?.split(",");
    const shard = values.get("shard");
    const changedSince = values.get("changed-since");
    const baseline = values.get("baseline");
    return {
        paths: call.arguments.length > 0 ? call.arguments : ["."],
        cwd: currentFolder(),
        occasion: values.has("tag") ? "release" : "push",
        strict: switches.has("strict"),
        failOn: (0,parse/* oneOf */.y)(values.get("fail-on") ?? "error", core_report/* FAIL_ON */.d$, "--fail-on"),
        today: new Date().toISOString().slice(0, 10),
        ...(only && { only: only.map((id) => id.trim()) }),
        ...(shard !== undefined && { shard: (0,preflight_shard/* readShard */.Xy)(shard, "--shard") }),
        ...(changedSince !== undefined && { changedSince }),
        ...(baseline !== undefined && { baseline }),
    };
}
async function inspected(call, { findOut, ...request }) {
    if (!call.switches.has("fix"))
        return (0,preflight/* preflight */.M)({ ...request, ...(findOut && { findOut }) });
    const { preflightAndFix } = await __webpack_require__.e(/* import() */ 283).then(__webpack_require__.bind(__webpack_require__, 1283));
    const { mendedText } = await __webpack_require__.e(/* import() */ 50).then(__webpack_require__.bind(__webpack_require__, 5050));
    const { result, mended } = await preflightAndFix(request);
    (0,print/* complain */.cc)(mendedText(mended, pathFrom(result.root)));
    // What takes time to find out is found out once, of what is left.
    return findOut ? (0,preflight/* preflight */.M)({ ...request, findOut }) : result;
}

;// CONCATENATED MODULE: ./build/src/cli/check.js




const OPTIONS = [
    { name: "no-scripts", help: "Do not run the plugin's tests, lint and type check" },
    { name: "time-limit", value: "MINUTES", help: "How long each of them may take; 10 by default" },
];
const check = {
    name: "check",
    arguments: "[path...]",
    most: Infinity,
    summary: "Run all checks: those of validate, then the plugin's own tests, lint and type check",
    options: [...CHECK_OPTIONS, ...OPTIONS],
    run: runCheck,
};
async function runCheck(call) {
    const { readMinutes, runsScripts, skipsScripts, MOST_MINUTES, USUAL_MINUTES } = await Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(478)]).then(__webpack_require__.bind(__webpack_require__, 4478));
    const given = call.values.get("time-limit") ?? String(USUAL_MINUTES);
    const minutes = readMinutes(given);
    if (minutes === undefined) {
        const help = `Write a number of minutes up to ${String(MOST_MINUTES)}, such as --time-limit ${String(USUAL_MINUTES)}`;
        throw new usage_error/* UsageError */.e(`--time-limit is ${(0,safe/* quoted */.TL)(given)}, which is no time`, help);
    }
    if (call.switches.has("no-scripts"))
        return runChecks(call, skipsScripts("--no-scripts says so"));
    const { commandProgress } = await __webpack_require__.e(/* import() */ 228).then(__webpack_require__.bind(__webpack_require__, 7228));
    const progress = commandProgress(call.switches.has("quiet"));
    return (0,cancellation/* cancellable */.n)(async (cancellation) => {
        const { env: environment, platform } = process;
        const options = { environment, platform, minutes, cancellation, onEvent: progress.onEvent };
        try {
            return await runChecks(call, runsScripts({ ...options, commands: {} }));
        }
        finally {
            progress.end();
        }
    });
}

;// CONCATENATED MODULE: ./build/src/cli/explain.js

const explain = {
    name: "explain",
    arguments: "[check-id]",
    most: 1,
    summary: "Print the page of a check, or the list of all checks",
    options: [],
    async run({ arguments: [id] }) {
        const { explained } = await Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(622), __webpack_require__.e(295)]).then(__webpack_require__.bind(__webpack_require__, 1295));
        (0,print/* print */.yy)(explained(id));
        return 0;
    },
};

;// CONCATENATED MODULE: ./build/src/cli/merge.js

const merge = {
    name: "merge",
    arguments: "REPORT...",
    most: Infinity,
    summary: "Join the JSON reports of shards into one, with the same exit status",
    options: FORMAT_OPTIONS,
    run: runMerge,
};
async function runMerge(call) {
    const { merged } = await Promise.all(/* import() */[__webpack_require__.e(370), __webpack_require__.e(60), __webpack_require__.e(943)]).then(__webpack_require__.bind(__webpack_require__, 7943));
    const cwd = currentFolder();
    // The files that were checked may be elsewhere or other ones by now: their lines are not shown.
    return tell({ report: merged(call.arguments, cwd), root: cwd, source: () => undefined }, call);
}

;// CONCATENATED MODULE: ./build/src/cli/commands.js




/** Every command. They stand in one chunk, so what only one of them needs is loaded by its `run`. */
const COMMANDS = [validate, check, explain, merge];


/***/ }),

/***/ 6960:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ SEVERITIES; },
/* harmony export */   q: function() { return /* binding */ defineCheck; }
/* harmony export */ });
/** GitHub's own three words, worst first. */
const SEVERITIES = ["error", "warning", "notice"];
function defineCheck(check) {
    return check;
}


/***/ }),

/***/ 8572:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: function() { return /* binding */ OCCASIONS; },
/* harmony export */   $u: function() { return /* binding */ exitStatus; },
/* harmony export */   Gt: function() { return /* binding */ countFindings; },
/* harmony export */   WJ: function() { return /* binding */ verdict; },
/* harmony export */   d$: function() { return /* binding */ FAIL_ON; },
/* harmony export */   f2: function() { return /* binding */ byPath; },
/* harmony export */   md: function() { return /* binding */ worstFirst; },
/* harmony export */   q6: function() { return /* binding */ IN_BASELINE; },
/* harmony export */   tQ: function() { return /* binding */ counts; }
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6960);

/** Why the plugin is looked at; a release asks for more. */
const OCCASIONS = ["pull-request", "push", "release"];
/** The lowest severity that makes a report fail. */
const FAIL_ON = [..._check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o, "never"];
/** The reason for not counting what the baseline lists. */
const IN_BASELINE = "known in the baseline";
/** Pass, or fail for a finding at or above `failOn`; broken when a check crashed, which is never a pass. */
function verdict({ plugins, failOn }) {
    if (plugins.some(({ outcomes }) => outcomes.some(({ status }) => status === "crashed")))
        return "broken";
    const failing = new Set(failOn === "never" ? [] : _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.slice(0, _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(failOn) + 1));
    return plugins.some(({ findings }) => findings.some((finding) => counts(finding) && failing.has(finding.severity)))
        ? "fail"
        : "pass";
}
/** The exit status of a run that could judge: 0 pass, 1 fail, 3 broken. */
function exitStatus(report) {
    return { pass: 0, fail: 1, broken: 3 }[verdict(report)];
}
/** Whether a finding has a say in the verdict. */
function counts({ suppressed }) {
    return suppressed === undefined;
}
function countFindings(findings) {
    const sums = { error: 0, warning: 0, notice: 0, suppressed: 0, stopsRelease: 0 };
    for (const finding of findings) {
        sums[counts(finding) ? finding.severity : "suppressed"]++;
        if (finding.stopsRelease)
            sums.stopsRelease++;
    }
    return sums;
}
/** Plugins in the order of reports: the root first, then by path. */
function byPath(a, b) {
    const [left, right] = [a, b].map(({ path }) => (path === "." ? "" : path));
    return left === right ? 0 : (left ?? "") < (right ?? "") ? -1 : 1;
}
/** Worst first, and in the order of the report among equals. */
function worstFirst(findings) {
    return [...findings].toSorted((a, b) => _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(a.severity) - _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(b.severity));
}


/***/ }),

/***/ 6832:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ writeFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** Writes a file whole or not at all, and the folders above it. A file that is there keeps its place and its rights. */
function writeFile(path, content) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (there)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
    if (there && !there.isFile()) {
        // A pipe or a device, such as /dev/stdout: there is nothing to replace.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content);
        return;
    }
    const real = there ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : path;
    const draft = `${real}.${String(process.pid)}.draft`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, content, { flag: "wx" });
        if (there)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(draft, there.mode);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, real);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw error;
    }
}


/***/ }),

/***/ 8076:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ isCommonLicense; },
/* harmony export */   v: function() { return /* binding */ COMMON_LICENSES; }
/* harmony export */ });
/** The SPDX identifiers that nearly every plugin has one of. */
const COMMON_LICENSES = [
    "MIT",
    "Apache-2.0",
    "ISC",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "GPL-2.0-only",
    "GPL-3.0-only",
    "GPL-3.0-or-later",
    "LGPL-3.0-only",
    "AGPL-3.0-only",
    "AGPL-3.0-or-later",
    "MPL-2.0",
    "EPL-2.0",
    "EUPL-1.2",
    "0BSD",
    "CC0-1.0",
    "CC-BY-4.0",
    "Unlicense",
    "Zlib",
    "BSL-1.0",
];
/** Whether a text certainly is a valid license, found out without the whole list of SPDX. */
function isCommonLicense(license) {
    return license === "UNLICENSED" || COMMON_LICENSES.includes(license);
}


/***/ }),

/***/ 2012:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: function() { return /* binding */ CONFIGURATION_KEY; }
/* harmony export */ });
/** The key of package.json that configures this tool; there is no other place. */
const CONFIGURATION_KEY = "plugin-preflight";


/***/ }),

/***/ 2291:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ isPlainConfig; }
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1250);

const SETTING_KEYS = new Set("type title description default enum enumNames minimum maximum format items".split(" "));
const ITEM_KEYS = new Set(["type", "title", "description", "enum"]);
const WORD_TYPES = new Set(["string", "number", "boolean"]);
const MOST_PLAIN_SETTINGS = 100;
/** In UTF-16 units, far below the bytes that a schema may have. */
const MOST_PLAIN_LENGTH = 16_000;
/**
 * Whether a configuration schema certainly has nothing to be told: a flat list of settings in the plainest form, found
 * out without looking for what might be wrong. `defaults` are values for some of the settings.
 */
function isPlainConfig(schema, defaults = {}) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(schema) || !(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(defaults) || schema["type"] !== "object")
        return false;
    const { properties, required = [] } = schema;
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(properties) || Object.keys(schema).some((key) => !ROOT_KEYS.has(key)))
        return false;
    const names = Object.keys(properties);
    const isNamed = (name) => typeof name === "string" && Object.hasOwn(properties, name);
    return (names.length <= MOST_PLAIN_SETTINGS &&
        names.every((name) => name.length < 40 && /^[a-zA-Z]\w*$/u.test(name) && isPlainSetting(properties[name])) &&
        Array.isArray(required) &&
        new Set(required).size === required.length &&
        required.every(isNamed) &&
        JSON.stringify(schema).length < MOST_PLAIN_LENGTH &&
        Object.keys(defaults).every((name) => isNamed(name) && isPlainValue(defaults[name], properties[name])));
}
const ROOT_KEYS = new Set(["type", "title", "description", "properties", "required"]);
function isPlainSetting(setting) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(setting) || Object.keys(setting).some((key) => !SETTING_KEYS.has(key)))
        return false;
    const { type, title = "", description = "", items, minimum, maximum, enum: choices, enumNames, format } = setting;
    if (typeof title !== "string" || typeof description !== "string")
        return false;
    if (type === "array" ? !isPlainItem(items) || choices !== undefined : items !== undefined || !isWordType(type))
        return false;
    if (format !== undefined && (format !== "password" || type !== "string" || "default" in setting || choices))
        return false;
    if ((minimum !== undefined || maximum !== undefined) && !(type === "number" && isRange(minimum, maximum)))
        return false;
    if (choices !== undefined && !areChoices(choices, setting))
        return false;
    if (enumNames !== undefined && !areNames(enumNames, choices))
        return false;
    return !Object.hasOwn(setting, "default") || isPlainValue(setting["default"], setting);
}
function isPlainItem(item) {
    return ((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(item) &&
        Object.keys(item).every((key) => ITEM_KEYS.has(key)) &&
        isPlainSetting(item) &&
        isWordType(item["type"]));
}
const isWordType = (type) => typeof type === "string" && WORD_TYPES.has(type);
function isRange(minimum = -Infinity, maximum = Infinity) {
    return typeof minimum === "number" && typeof maximum === "number" && minimum <= maximum;
}
function areChoices(choices, setting) {
    if (!Array.isArray(choices) || choices.length === 0 || new Set(choices).size !== choices.length)
        return false;
    return choices.every((choice) => typeof choice === setting["type"]);
}
function areNames(names, choices) {
    if (!Array.isArray(names) || !Array.isArray(choices) || names.length !== choices.length)
        return false;
    return names.every((name) => typeof name === "string" && name !== "") && new Set(names).size === names.length;
}
/** Passwords are never plain: an empty one may be given, and one that is not empty must be told of. */
function isPlainValue(value, setting) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(setting) || setting["format"] !== undefined)
        return false;
    const { type, items, enum: choices, minimum = -Infinity, maximum = Infinity } = setting;
    if (type === "array")
        return Array.isArray(value) && value.every((item) => isPlainValue(item, items));
    if (typeof value !== type || (Array.isArray(choices) && !choices.includes(value)))
        return false;
    return typeof value !== "number" || (value >= Number(minimum) && value <= Number(maximum));
}


/***/ }),

/***/ 783:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ pngFacts; }
/* harmony export */ });
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Most screenshots are PNG: for them no library is loaded. */
function pngFacts(bytes) {
    if (bytes.length < 24 || !PNG_START.every((byte, at) => bytes[at] === byte))
        return undefined;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // The first part must be IHDR; Apple's own form of PNG has another before it.
    if (view.getUint32(12) !== 0x49484452)
        return undefined;
    return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}


/***/ }),

/***/ 1122:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WL: function() { return /* binding */ missingOfType; },
/* harmony export */   Zp: function() { return /* binding */ TYPE_NEEDS; },
/* harmony export */   bP: function() { return /* binding */ SECTIONS; },
/* harmony export */   sw: function() { return /* binding */ typeNeeds; }
/* harmony export */ });
/** The parts of a manifest that belong to a type. */
const SECTIONS = ["dashboard_widget", "commands", "pages"];
const TYPE_NEEDS = new Map([
    ["dashboard-widget", { entryPoints: ["main", "web"], runs: false, sections: ["dashboard_widget"] }],
    ["cli-tool", { entryPoints: ["main"], runs: true, sections: ["commands"] }],
    ["service", { entryPoints: ["main", "background"], runs: true, sections: [] }],
    ["page", { entryPoints: ["main", "web"], runs: false, sections: ["pages"] }],
    ["hybrid", { entryPoints: ["main", "web"], runs: false, sections: SECTIONS }],
]);
function typeNeeds(manifest) {
    const type = manifest["type"];
    return typeof type === "string" ? TYPE_NEEDS.get(type) : undefined;
}
/** The keys that the manifest's type calls for and that are not there. */
function missingOfType(manifest) {
    const needs = typeNeeds(manifest);
    if (!needs)
        return [];
    const groups = [needs.sections, needs.runs ? needs.entryPoints : []];
    return groups.filter((keys) => !keys.some((key) => Object.hasOwn(manifest, key))).flat();
}


/***/ }),

/***/ 2041:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: function() { return /* binding */ preflight; }
});

// EXTERNAL MODULE: ./build/src/plugin/png.js
var png = __webpack_require__(783);
// EXTERNAL MODULE: ./build/src/text/json-limits.js
var json_limits = __webpack_require__(8689);
// EXTERNAL MODULE: ./build/src/text/json-plain.js
var json_plain = __webpack_require__(8673);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/common-licenses.js
var common_licenses = __webpack_require__(8076);
// EXTERNAL MODULE: ./build/src/plugin/plain-config.js
var plain_config = __webpack_require__(2291);
// EXTERNAL MODULE: ./build/src/plugin/type-needs.js
var type_needs = __webpack_require__(1122);
// EXTERNAL MODULE: ./build/src/text/json-object.js
var json_object = __webpack_require__(1250);
;// CONCATENATED MODULE: ./build/src/plain/forms.js

const isAnything = () => true;
const isText = (value) => typeof value === "string";
const isFilled = (value) => typeof value === "string" && value.trim() !== "";
const isTruth = (value) => typeof value === "boolean";
const isNumber = (value) => typeof value === "number";
const isPositive = (value) => typeof value === "number" && value > 0;
function oneOf(...words) {
    return (value) => typeof value === "string" && words.includes(value);
}
function matching(pattern, longest = Infinity) {
    return (value) => typeof value === "string" && value.length <= longest && pattern.test(value);
}
/** An object with no keys but these, and with all that are needed. */
function record(forms, needed = []) {
    const known = new Map(Object.entries(forms));
    return (value) => (0,json_object/* isObject */.G)(value) &&
        needed.every((key) => Object.hasOwn(value, key)) &&
        Object.keys(value).every((key) => known.get(key)?.(value[key]) === true);
}
/** An object whose keys are names. */
function dictionary(isName, isValue) {
    return (value) => (0,json_object/* isObject */.G)(value) && Object.keys(value).every((key) => isName(key) && isValue(value[key]));
}
function list(isItem, least = 0, most = 1000) {
    return (value) => Array.isArray(value) && value.length >= least && value.length <= most && value.every(isItem);
}
/** Such a list with each item once. */
function setOf(isItem, most) {
    const isList = list(isItem, 0, most);
    return (value) => isList(value) && isUnique(value);
}
function isUnique(items) {
    return new Set(items).size === items.length;
}

// EXTERNAL MODULE: ./build/src/text/email.js
var email = __webpack_require__(5316);
// EXTERNAL MODULE: ./build/src/text/plain-address.js
var plain_address = __webpack_require__(2617);
;// CONCATENATED MODULE: ./build/src/plain/values.js



// Lengths are looked at apart: a counted repetition is compiled as often as it counts.
const MOST_DIGITS = 16;
const isVersion = matching(/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/u, MOST_DIGITS);
const isRange = matching(/^(?:\^|~|>=)?(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*))?(?:\.(?:0|[1-9]\d*))?$/u, MOST_DIGITS);
/** Of runtimes that the platform has: 16 and newer. */
const isNodeRange = matching(/^(?:\^|~|>=)?(?:1[6-9]|[2-9]\d)(?:\.(?:0|[1-9]\d*))?(?:\.(?:0|[1-9]\d*))?$/u, MOST_DIGITS);
const isPackage = matching(/^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/u);
const isOtherPackage = (name) => isPackage(name) && !SHARED.has(name);
const SHARED = new Set(["plugin-preflight", "react", "preact", "vue", "svelte", "solid-js"]);
const isName = (value) => isWords(value) && value.length >= 3 && value.length <= 50;
const isWords = (value) => typeof value === "string" && /^[\w-]+(?: [\w-]+)*$/u.test(value);
/** Twenty units hold ten characters at least. */
const isDescription = (value) => typeof value === "string" && value.length >= 20 && value.length <= 200 && value.trim() === value;
const isRoute = matching(/^\//u);
const isAddress = (value) => typeof value === "string" && (0,plain_address/* isPlainAddress */.f)(value);
const isPath = matching(/^(?:\.\/)?\w[\w-]*(?:\.[\w-]+)*(?:\/\w[\w-]*(?:\.[\w-]+)*)*$/u);
const isFunction = (value) => isDotted(value) && !endsLikeScript(value);
const isDotted = matching(/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/u);
const endsLikeScript = matching(/\.[cm]?js$/u);
const isConfig = (value) => (0,plain_config/* isPlainConfig */.B)(value);

;// CONCATENATED MODULE: ./build/src/plain/sections.js



const isOption = (value) => record({ name: isFilled, description: isText, type: isText, default: isAnything, required: isTruth }, ["name", "description", "type"])(value) && isPlainDefault(value);
function isPlainDefault(option) {
    if (!Object.hasOwn(option, "default"))
        return true;
    const { default: value, type, required } = option;
    return ["string", "number", "boolean"].includes(typeof value) && typeof value === type && required !== true;
}
const isAuthor = record({
    name: isFilled,
    email: (mail) => typeof mail === "string" && (0,email/* isEmail */.x)(mail),
    website: isAddress,
    url: isAddress,
    avatar: isAddress,
}, ["name", "email"]);
const isWidget = record({
    name: isFilled,
    description: isText,
    component: isFilled,
    defaultSize: record({ width: isPositive, height: isPositive }, ["width", "height"]),
    size: oneOf("small", "medium", "large"),
    position: oneOf("sidebar", "main", "floating"),
    configSchema: isConfig,
    icon: isText,
    mount_point: isText,
}, ["component", "name", "description"]);
const areCommands = list(record({
    name: isFilled,
    description: isFilled,
    usage: isText,
    aliases: list(isFilled),
    options: list(isOption),
}, ["name", "description"]));
const arePages = list(record({
    name: isText,
    path: isRoute,
    component: isFilled,
    title: isText,
    description: isText,
    icon: isText,
}, ["path", "component", "name", "title"]));
const areMenuItems = list(record({ label: isText, path: isRoute, icon: isText, order: isNumber, parent: isText }, [
    "path",
    "label",
    "icon",
    "order",
]));
const areServices = list(record({
    name: isFilled,
    base_url: isAddress,
    api_key_required: isTruth,
    description: isText,
    documentation: isAddress,
}, ["name", "base_url", "api_key_required", "description"]));
const areWebhooks = list(record({ name: isFilled, endpoint: isRoute, events: list(isFilled, 1), description: isText }, [
    "name",
    "endpoint",
    "events",
    "description",
]));
const areProviders = list(record({ provider: isFilled, scopes: list(isFilled), redirect_uri: isRoute, description: isText }, [
    "provider",
    "scopes",
    "redirect_uri",
    "description",
]));

;// CONCATENATED MODULE: ./build/src/plain/manifest.js






const isManifest = record({
    $schema: isText,
    manifest_version: (value) => value === 1,
    name: isName,
    version: isVersion,
    description: isDescription,
    type: isText,
    author: isAuthor,
    category: oneOf(..."productivity communication utilities integrations ai health finance entertainment education other".split(" ")),
    permissions: setOf(oneOf(..."network-access storage-read storage-write filesystem-access notifications clipboard-read clipboard-write".split(" "), ..."geolocation camera microphone calendar contacts".split(" "))),
    main: isPath,
    web: isPath,
    background: isPath,
    repository: isAddress,
    homepage: isAddress,
    bugs: isAddress,
    license: (license) => typeof license === "string" && (0,common_licenses/* isCommonLicense */.D)(license),
    keywords: setOf(isFilled),
    tags: setOf(isFilled, 10),
    dependencies: dictionary(isOtherPackage, isRange),
    peerDependencies: dictionary(isPackage, isRange),
    engines: record({ node: isNodeRange, npm: isRange }),
    minHostVersion: isVersion,
    maxHostVersion: isVersion,
    dashboard_widget: isWidget,
    commands: areCommands,
    pages: arePages,
    menu_items: areMenuItems,
    hooks: record({
        onInstall: isFunction,
        onEnable: isFunction,
        onDisable: isFunction,
        onUpdate: isFunction,
        onUninstall: isFunction,
    }),
    external_services: areServices,
    webhooks: areWebhooks,
    oauth: areProviders,
    config_schema: isConfig,
    default_config: dictionary(isText, isAnything),
    pricing: record({ type: oneOf("free") }, ["type"]),
    compatibility: record({ host_version: isRange, node_version: isRange }),
    screenshots: list((path) => isPath(path) && isPng(path)),
    ui: record({ component: isText }),
}, ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions", "license"]);
const isPng = matching(/\.png$/u);
/**
 * Whether no check has anything to say of a manifest's value, found out without them.
 *
 * Every form here is a narrow one that nearly every healthy manifest has; any other is left to the checks.
 */
function isPlainManifest(value) {
    if (!isManifest(value))
        return false;
    const manifest = value;
    return (hasItsSections(manifest) &&
        hasPlainHosts(manifest) &&
        hasPlainNames(manifest) &&
        leadsToPages(manifest) &&
        (!isFilledList(manifest["external_services"]) || manifest.permissions.includes("network-access")) &&
        (!Object.hasOwn(manifest, "default_config") || (0,plain_config/* isPlainConfig */.B)(manifest["config_schema"], manifest["default_config"])));
}
function hasItsSections(manifest) {
    const needs = (0,type_needs/* typeNeeds */.sw)(manifest);
    if (!needs?.entryPoints.some((key) => Object.hasOwn(manifest, key)))
        return false;
    const there = type_needs/* SECTIONS */.bP.filter((key) => Object.hasOwn(manifest, key));
    const filled = there.every((key) => key === "dashboard_widget" || isFilledList(manifest[key]));
    if (!filled || there.some((key) => !needs.sections.includes(key)))
        return false;
    if (manifest.type === "service")
        return Object.keys(manifest["hooks"] ?? {}).length > 0;
    return there.length >= (manifest.type === "hybrid" ? 2 : 1);
}
function hasPlainHosts(manifest) {
    const { minHostVersion: least, maxHostVersion: most, compatibility } = manifest;
    if (least === undefined && most === undefined)
        return true;
    if (compatibility !== undefined && Object.hasOwn(compatibility, "host_version"))
        return false;
    return typeof least !== "string" || typeof most !== "string" || isOrdered(least, most);
}
function isOrdered(least, most) {
    const from = least.split(".").map(Number);
    const to = most.split(".").map(Number);
    const differing = from.findIndex((number, at) => number !== to[at]);
    return differing < 0 || (from[differing] ?? 0) < (to[differing] ?? 0);
}
function hasPlainNames(manifest) {
    const commands = (manifest["commands"] ?? []);
    return isUnique(commands.flatMap(({ name, aliases = [] }) => [name, ...aliases]));
}
function leadsToPages(manifest) {
    const pages = (manifest["pages"] ?? []).map(({ path }) => path);
    const items = (manifest["menu_items"] ?? []);
    return isUnique(pages) && items.every(({ path }) => pages.includes(path));
}
function isFilledList(value) {
    return Array.isArray(value) && value.length > 0;
}
/** Every path of a plain manifest that must be that of a file. */
function pathsOf(manifest) {
    const entries = [manifest["main"], manifest["web"], manifest["background"]];
    return entries.filter((path) => typeof path === "string");
}
function screenshotsOf(manifest) {
    return (manifest["screenshots"] ?? []);
}

// EXTERNAL MODULE: ./build/src/plugin/configuration-key.js
var configuration_key = __webpack_require__(2012);
;// CONCATENATED MODULE: ./build/src/plain/package.js


/** The keys that hold version ranges by names, in package.json as in the manifest. */
const RANGE_KEYS = ["dependencies", "peerDependencies", "engines", "compatibility"];
/** Whether package.json certainly agrees with a plain manifest, and asks for nothing special. */
function isPlainPackage(value, manifest) {
    return ((0,json_object/* isObject */.G)(value) &&
        value["version"] === manifest.version &&
        (value["license"] === undefined || value["license"] === manifest.license) &&
        !Object.hasOwn(value, configuration_key/* CONFIGURATION_KEY */.v) &&
        hasPlainScripts(value["scripts"]) &&
        RANGE_KEYS.every((key) => agree(manifest[key], value[key])));
}
function agree(declared, packaged) {
    if (!(0,json_object/* isObject */.G)(declared) || !(0,json_object/* isObject */.G)(packaged))
        return true;
    return Object.keys(declared).every((name) => !Object.hasOwn(packaged, name) || packaged[name] === declared[name]);
}
/** The names of the scripts that must be there: of each row the first that is. */
const SCRIPTS = [["test"], ["lint"], ["type-check", "typecheck", "check-types", "tsc"]];
function hasPlainScripts(scripts) {
    if (!(0,json_object/* isObject */.G)(scripts))
        return false;
    return SCRIPTS.every((names) => {
        const name = names.find((one) => Object.hasOwn(scripts, one));
        const script = name === undefined ? undefined : scripts[name];
        return typeof script === "string" && script.trim() !== "" && !script.includes("no test specified");
    });
}

;// CONCATENATED MODULE: ./build/src/plain/plugin.js






/** What must be there and must not be empty. */
const FILES = ["README.md", "LICENSE", "CHANGELOG.md", "dist/plugin.js"];
const LARGEST_IMAGE = 16 * 1024 * 1024;
/**
 * The manifest of a plugin on which no check has anything to say, found out without them; `undefined` for any that
 * needs a closer look. The tests hold this against the checks: it may say "closer" too often, and never too rarely.
 */
function plainPlugin(workspace, folder) {
    const manifest = plainJson(workspace, folder, "manifest.json");
    if (!isPlainManifest(manifest))
        return undefined;
    const isPlain = isPlainPackage(plainJson(workspace, folder, "package.json"), manifest) &&
        [...FILES, ...pathsOf(manifest)].every((name) => isFilledFile(workspace, folder, name)) &&
        screenshotsOf(manifest).every((path) => plugin_isPng(workspace, folder, path));
    return isPlain ? manifest : undefined;
}
function plainJson(workspace, folder, name) {
    const path = (0,workspace_workspace/* joined */.oR)(folder, name);
    const bytes = workspace.bytes(path, json_limits/* MOST_JSON_BYTES */.Vi);
    return bytes && (0,json_plain/* readPlainJson */.z)(path, bytes)?.value;
}
function isFilledFile(workspace, folder, name) {
    const entry = workspace.entry((0,workspace_workspace/* joined */.oR)(folder, withoutDot(name)));
    return entry?.kind === "file" && entry.size > 0;
}
function plugin_isPng(workspace, folder, path) {
    const bytes = workspace.bytes((0,workspace_workspace/* joined */.oR)(folder, withoutDot(path)), LARGEST_IMAGE);
    return bytes !== undefined && (0,png/* pngFacts */.L)(bytes) !== undefined;
}
const withoutDot = (path) => path.replace(/^\.\//u, "");

// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(9763);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(6321);
;// CONCATENATED MODULE: ./build/src/preflight/plain-outcomes.js

const ROWS = [
    ["manifest-json", "manifest.json is one valid JSON object"],
    ["manifest-manifest-version", "The manifest's \"manifest_version\" is the number 1"],
    ["manifest-name", "The name has 3 to 50 letters, digits, spaces, hyphens and underscores"],
    ["manifest-version", "The version is a semantic version, MAJOR.MINOR.PATCH"],
    ["manifest-known-keys", "Every key at the manifest's top level is one that the host knows"],
    ["manifest-description", "The description has 10 to 500 characters, and better no more than 200"],
    ["manifest-type", "The type is dashboard-widget, cli-tool, service, page or hybrid"],
    ["manifest-author", "The author has a name, and better an e-mail address that is one"],
    ["manifest-category", "The category is one of the marketplace's ten"],
    ["manifest-main", "The main entry point is a file of the plugin"],
    ["manifest-web", "The web entry point is a file of the plugin"],
    ["manifest-background", "The background entry point is a file of the plugin"],
    ["manifest-entry-points", "The manifest names the entry points that its type needs"],
    ["manifest-sections", "The manifest has the sections that its type uses, and no others"],
    ["manifest-dashboard-widget", "The dashboard widget names its component, and its other keys are what the host expects"],
    ["manifest-config-schema", "The configuration schema describes settings that a form can ask for"],
    ["manifest-default-config", "The default configuration holds valid values of known settings, and no secret"],
    ["manifest-commands", "Every command has its own name and a description, and its options fit their types"],
    ["manifest-pages", "Every page has a component and a path of its own"],
    ["manifest-menu-items", "Every menu item leads to a page of the host or to an address"],
    ["manifest-ui", "The user interface is named by strings, and its style sheet exists"],
    ["manifest-hooks", "Every hook is one of the host's five, and names a function"],
    ["manifest-permissions", "Every permission is one of the platform's twelve, and is asked for once"],
    ["manifest-external-services", "Every external service has a name and an address, and the plugin asks for the network"],
    ["manifest-webhooks", "Every webhook has a name, a path for its endpoint, and events"],
    ["manifest-oauth", "Every OAuth provider has a name, scopes, and a path to return to"],
    ["manifest-dependencies", "The dependencies have version ranges that can be met, and none of them is the SDK or a UI library"],
    ["manifest-peer-dependencies", "The peer dependencies have version ranges that can be met"],
    ["manifest-engines", "The engines are version ranges that can be met, of runtimes that the platform has"],
    ["manifest-compatibility", "The compatibility names version ranges that can be met"],
    ["manifest-host-versions", "The lowest and the highest host version are semantic versions that leave hosts between them"],
    ["manifest-license", "The license is an SPDX expression, UNLICENSED or SEE LICENSE IN a file, the same as in package.json"],
    ["manifest-repository", "The repository is an address that a browser opens"],
    ["manifest-homepage", "The homepage is an address that a browser opens"],
    ["manifest-bugs", "The issue tracker has an address that a browser opens"],
    ["manifest-keywords", "The keywords are a list of texts, each there once"],
    ["manifest-tags", "The tags are a list of texts, each there once, and better no more than ten"],
    ["manifest-pricing", "The pricing is an object with a type"],
    ["manifest-screenshots", "Every screenshot is an image in the repository, of the kind that its name says"],
    ["package-json", "package.json is one valid JSON object"],
    ["versions-agree", "package.json and manifest.json name the same semantic version"],
    ["readme-present", "README.md is there, under exactly this name, and not empty"],
    ["license-present", "LICENSE is there, under exactly this name, and not empty"],
    ["changelog-present", "CHANGELOG.md is there, under exactly this name, and not empty"],
    ["bundle-present", "The built code is there, as dist/plugin.js"],
    ["configuration-valid", "The configuration in package.json is understood, and switches nothing off in vain"],
    ["dependencies-installed", "The packages that package.json asks for are installed", "validate runs nothing of the plugin's"],
    ["scripts-test", "The tests succeed", "validate runs nothing of the plugin's"],
    ["scripts-lint", "The lint command succeeds", "validate runs nothing of the plugin's"],
    ["scripts-types", "The type check succeeds", "validate runs nothing of the plugin's"],
];
/** What becomes of each check on a plugin that is plainly fine. */
const PLAIN_OUTCOMES = ROWS.map(([check, title, reason]) => {
    const about = { check, title, url: (0,tool/* pageUrl */.f)(check) };
    return reason === undefined ? { ...about, status: "met" } : { ...about, status: "skipped", reason };
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/workspace/disk.js
var disk = __webpack_require__(423);
;// CONCATENATED MODULE: ./build/src/preflight/plugin-folders.js




const MANIFEST = "manifest.json";
const GIVE_FOLDERS = "Give the folder of a plugin, or a pattern of such folders, as plugins/*";
/**
 * The plugins that some paths name: a folder, a manifest.json for its folder, a pattern such as `plugins/*` for those
 * that hold a manifest.json, and `!plugins/old` for those that are left out.
 *
 * @throws {UsageError} for a path that is no folder, a pattern that nothing matches, plugins of several repositories.
 */
async function pluginFolders(paths, cwd) {
    const isExclusion = (path) => path.startsWith("!") && (0,disk/* realFolder */.PX)((0,external_node_path_.resolve)(cwd, path)) === undefined;
    const wanted = [];
    for (const path of paths.filter((one) => !isExclusion(one)))
        wanted.push(await wantedBy(path, cwd));
    const root = rootOf(wanted[0]?.folder ?? cwd, cwd);
    const workspace = (0,disk/* diskWorkspace */.DH)(root);
    const folders = [];
    for (const { path, folder, pattern } of wanted) {
        const inside = (0,disk/* workspacePath */.X5)(root, folder);
        if (inside === undefined) {
            throw new usage_error/* UsageError */.e(`${(0,safe/* quoted */.TL)(folder)} is not in the repository ${(0,safe/* quoted */.TL)(root)}`, "Check one repository a run");
        }
        folders.push(...(pattern === undefined ? [inside] : await plugin_folders_matching(workspace, inside, pattern, path)));
    }
    const left = await without(folders, paths.filter(isExclusion), (0,disk/* workspacePath */.X5)(root, (0,disk/* realFolder */.PX)(cwd) ?? cwd) ?? "");
    return { root, workspace, folders: [...new Set(left)].toSorted() };
}
async function wantedBy(path, cwd) {
    const full = (0,external_node_path_.resolve)(cwd, path);
    const folder = (0,disk/* realFolder */.PX)(full) ?? ((0,external_node_path_.basename)(full) === MANIFEST ? (0,disk/* realFolder */.PX)((0,external_node_path_.dirname)(full)) : undefined);
    if (folder !== undefined)
        return { path, folder };
    if (!/[*?[{]/u.test(path))
        throw new usage_error/* UsageError */.e(`There is no folder ${(0,safe/* quoted */.TL)(path)}`, "Give the folder of a plugin");
    const { readGlob } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(489)]).then(__webpack_require__.bind(__webpack_require__, 6489));
    const { base, pattern } = readGlob(path.split(external_node_path_.sep).join("/"));
    const searched = (0,disk/* realFolder */.PX)((0,external_node_path_.resolve)(cwd, base));
    if (searched === undefined) {
        throw new usage_error/* UsageError */.e(`There is no folder ${(0,safe/* quoted */.TL)(base)} to search for ${(0,safe/* quoted */.TL)(path)}`, GIVE_FOLDERS);
    }
    return { path, folder: searched, pattern };
}
async function plugin_folders_matching(workspace, base, pattern, path) {
    const { matchingFolders } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(489)]).then(__webpack_require__.bind(__webpack_require__, 6489));
    const found = matchingFolders(workspace, base, pattern, MANIFEST);
    workspace.forget("");
    if (!found)
        throw new usage_error/* UsageError */.e(`There are too many files to search for ${(0,safe/* quoted */.TL)(path)}`, "Narrow the pattern");
    if (found.length === 0) {
        throw new usage_error/* UsageError */.e(`No plugin matches ${(0,safe/* quoted */.TL)(path)}: no folder of this pattern holds a ${MANIFEST}`, GIVE_FOLDERS);
    }
    return found;
}
async function without(folders, exclusions, here) {
    if (exclusions.length === 0)
        return folders;
    const { matcherOf } = await Promise.all(/* import() */[__webpack_require__.e(6), __webpack_require__.e(489)]).then(__webpack_require__.bind(__webpack_require__, 6489));
    const leaveOut = exclusions.map((exclusion) => matcherOf(exclusion.slice(1)));
    const asGiven = (folder) => external_node_path_.posix.relative(here, folder) || ".";
    const left = folders.filter((folder) => !leaveOut.some((matches) => matches(asGiven(folder))));
    if (left.length === 0)
        throw new usage_error/* UsageError */.e("All plugins that are named are left out again", "Name one to check");
    return left;
}
/** The git repository that a plugin is in; without one, the current folder or the plugin's own. */
function rootOf(folder, cwd) {
    const current = (0,disk/* realFolder */.PX)(cwd) ?? folder;
    return (0,disk/* repositoryRoot */.Hn)(folder) ?? ((0,disk/* workspacePath */.X5)(current, folder) === undefined ? folder : current);
}

// EXTERNAL MODULE: ./build/src/preflight/shard.js
var preflight_shard = __webpack_require__(1878);
;// CONCATENATED MODULE: ./build/src/preflight/preflight.js





const LARGEST_SOURCE = 16 * 1024 * 1024;
/**
 * Reads and inspects some plugins of one repository.
 *
 * @throws {UsageError} for what is asked for and cannot be had: a path that is no folder, a check that does not exist,
 * plugins of several repositories, a commit that git does not know, a baseline that is none.
 */
async function preflight(request) {
    const { occasion, strict } = request;
    const { root, workspace, folders } = await pluginFolders(request.paths, request.cwd);
    const { selected, selection } = await selectedFolders(request, root, folders);
    const plugins = [];
    // The checks are loaded for the first plugin that is not plainly fine, and most runs have none.
    let inspection = isSpecial(request) ? await inspectionOf(request) : undefined;
    for (const folder of selected) {
        const plain = isSpecial(request) ? undefined : plainPlugin(workspace, folder);
        const plugin = plain
            ? plainReport(folder, plain)
            : await (inspection ??= await inspectionOf(request))(workspace, folder, root);
        plugins.push(plugin);
        // Of a thousand plugins, only what is to be shown is kept.
        if (selected.length > 1)
            workspace.forget(folder, new Set(plugin.findings.map(({ location }) => location.file)));
    }
    const failOn = occasion === "release" ? "error" : request.failOn;
    const result = {
        report: { occasion, strict, failOn, plugins, ...(selection && { selection }) },
        root,
        source: sourceOf(workspace),
    };
    if (request.baseline === undefined)
        return result;
    const { withBaseline } = await Promise.all(/* import() */[__webpack_require__.e(370), __webpack_require__.e(60), __webpack_require__.e(226)]).then(__webpack_require__.bind(__webpack_require__, 8226));
    return withBaseline(result, request.baseline, request.cwd);
}
/** Whether more is asked for than what files say of every check. */
function isSpecial({ only, findOut }) {
    return only !== undefined || findOut !== undefined;
}
async function inspectionOf(request) {
    return (await Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(622)]).then(__webpack_require__.bind(__webpack_require__, 5622))).inspectionFor(request);
}
function plainReport(folder, { name, version }) {
    return { path: folder === "" ? "." : folder, name, version, outcomes: PLAIN_OUTCOMES, findings: [] };
}
async function selectedFolders({ changedSince, shard }, root, folders) {
    if (changedSince === undefined && shard === undefined)
        return { selected: folders };
    const changed = changedSince === undefined
        ? folders
        : await (await __webpack_require__.e(/* import() */ 982).then(__webpack_require__.bind(__webpack_require__, 7982))).changedPlugins(root, folders, changedSince);
    return {
        selected: shard ? (0,preflight_shard/* partOf */.BU)(changed, shard) : changed,
        selection: {
            of: folders.length,
            ...(changedSince !== undefined && { changedSince }),
            ...(shard && { shard: (0,preflight_shard/* shardText */.eG)(shard) }),
        },
    };
}
const MOST_SOURCES = 8;
function sourceOf(workspace) {
    const read = new Map();
    return (file) => {
        if (!read.has(file)) {
            // Reports are told file by file: the lines of a thousand are not needed at once.
            const [oldest] = read.keys();
            if (oldest !== undefined && read.size === MOST_SOURCES)
                read.delete(oldest);
            const bytes = workspace.bytes(file, LARGEST_SOURCE);
            read.set(file, bytes && (0,lines/* linesOf */.D)(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)));
        }
        return read.get(file);
    };
}


/***/ }),

/***/ 1878:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: function() { return /* binding */ partOf; },
/* harmony export */   Xy: function() { return /* binding */ readShard; },
/* harmony export */   eG: function() { return /* binding */ shardText; }
/* harmony export */ });
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8568);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);


/** Reads `2/3`. @throws {UsageError} for anything else; `what` names where it was given. */
function readShard(text, what) {
    const [, index, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/u.exec(text) ?? []).map(Number);
    if (index === undefined || count === undefined || index > count) {
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(text)}, but must be a part of all, such as 1/4`, "Count from 1/N to N/N");
    }
    return { index, count };
}
/** Every item of a list is in exactly one of its parts, and no part has two more than another. */
function partOf(list, { index, count }) {
    return list.filter((_, at) => at % count === index - 1);
}
function shardText({ index, count }) {
    return `${String(index)}/${String(count)}`;
}


/***/ }),

/***/ 8760:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ closing; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8572);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4647);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6310);




const SYMBOLS = { pass: "\u2714", fail: "\u2718", broken: "\u2718" };
const LONGEST_PATH = 40;
/** The end of what a terminal is told: what was checked, and in the last line the verdict. */
function closing(report, view) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C)(view);
    const { plugins } = report;
    const [only, ...others] = plugins;
    const told = only && others.length === 0 ? checklist(only) : table(report, paint);
    const notes = [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .selectionWords */ .w8)(report), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .goneWords */ .d1)(report)].filter((note) => note !== undefined);
    return [...told, ...skips(plugins, paint), ...notes.map(_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK), verdictLine(report, paint)].join("\n");
}
function verdictLine(report, paint) {
    const { plugins } = report;
    const result = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report);
    const [only, ...others] = plugins;
    const subject = only && others.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .pluginTitle */ .o5)(only) : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(plugins.length, "plugin");
    const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .allCountWords */ .O6)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCounts */ .dn)(report));
    const sentence = only === undefined
        ? "There is nothing to check"
        : `${subject} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictWords */ .L2)(report, others.length > 0)}${words === "" ? "" : `: ${words}`}`;
    const release = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseWords */ .Vl)(report);
    const line = `${SYMBOLS[result]} ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(sentence)}${release === undefined ? "" : `. ${release}`}`;
    return paint(result === "pass" ? "green" : "red", line);
}
function checklist(plugin) {
    const { met, unmet, crashed, skipped } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N4)(plugin);
    const states = Object.entries({ met, unmet, crashed, skipped })
        .filter(([, checks]) => checks > 0)
        .map(([status, checks]) => `${String(checks)} ${status}`);
    return [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(plugin.outcomes.length, "check")}: ${states.join(", ")}`];
}
/** A line for each plugin that something is said of, and one for all others. */
function table({ plugins, failOn }, paint) {
    const spoken = plugins.filter((plugin) => !(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .isHealthy */ .Wr)(plugin));
    const paths = new Map(spoken.map((plugin) => [plugin, (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(plugin.path)]));
    const column = Math.min(LONGEST_PATH, Math.max(0, ...[...paths.values()].map((path) => path.length)));
    const rows = spoken.map((plugin) => {
        const result = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)({ plugins: [plugin], failOn });
        const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .allCountWords */ .O6)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCounts */ .dn)({ plugins: [plugin] }));
        const said = result === "broken" ? ["could not be checked", words] : [words];
        const title = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .pluginTitle */ .o5)(plugin) === plugin.path ? [] : [(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .pluginTitle */ .o5)(plugin))];
        const path = (paths.get(plugin) ?? "").padEnd(column);
        const row = [`${SYMBOLS[result]} ${path}`, ...title, said.filter((word) => word !== "").join(", ")];
        return paint(result === "pass" ? "green" : "red", row.join("  "));
    });
    const healthy = plugins.length - spoken.length;
    if (rows.length > 0 && healthy > 0)
        rows.push(paint("green", `\u2714 ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(healthy, "plugin")} without findings`));
    return rows;
}
function skips(plugins, paint) {
    return [...(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .skippedChecks */ .kW)(plugins)].map(([reason, { checks, plugins: concerned }]) => {
        const where = plugins.length > 1 ? ` in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(concerned, "plugin")}` : "";
        return paint("dim", `  skipped${where}, as ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(reason)}: ${[...checks].join(", ")}`);
    });
}


/***/ }),

/***/ 4647:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ painter; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);

/** Colours a text where the view has colours. */
function painter({ color }) {
    return (style, text) => (color === true && text !== "" ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text);
}


/***/ }),

/***/ 6310:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: function() { return /* binding */ suppressionWords; },
/* harmony export */   L2: function() { return /* binding */ verdictWords; },
/* harmony export */   N4: function() { return /* binding */ tally; },
/* harmony export */   O6: function() { return /* binding */ allCountWords; },
/* harmony export */   Vl: function() { return /* binding */ releaseWords; },
/* harmony export */   Wr: function() { return /* binding */ isHealthy; },
/* harmony export */   d1: function() { return /* binding */ goneWords; },
/* harmony export */   di: function() { return /* binding */ titleAndPath; },
/* harmony export */   dn: function() { return /* binding */ reportCounts; },
/* harmony export */   fl: function() { return /* binding */ stopsReleaseOnly; },
/* harmony export */   hS: function() { return /* binding */ counted; },
/* harmony export */   kW: function() { return /* binding */ skippedChecks; },
/* harmony export */   kh: function() { return /* binding */ STOPS_RELEASE; },
/* harmony export */   o5: function() { return /* binding */ pluginTitle; },
/* harmony export */   rj: function() { return /* binding */ countWords; },
/* harmony export */   w8: function() { return /* binding */ selectionWords; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4234);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8572);
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6960);



const ONE = {
    pass: "passes",
    fail: "does not pass",
    broken: "could not be checked",
};
const SEVERAL = {
    pass: "pass",
    fail: "do not all pass",
    broken: "could not all be checked",
};
/** `passes`, `does not pass as a release`; of several plugins `do not all pass`. */
function verdictWords(report, several = false) {
    const words = (several ? SEVERAL : ONE)[(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report)];
    return report.occasion === "release" ? `${words} as a release` : words;
}
/** `1 error`, `3 warnings`. */
function counted(count, noun) {
    return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(count)} ${noun}${count === 1 ? "" : "s"}`;
}
/** `2 errors, 1 warning`; "" when there is nothing. */
function countWords(counts) {
    return _core_check_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .o.filter((severity) => counts[severity] > 0)
        .map((severity) => counted(counts[severity], severity))
        .join(", ");
}
/** `2 errors, 3 suppressed`; "" when there is nothing. */
function allCountWords(counts) {
    const suppressed = counts.suppressed === 0 ? "" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(counts.suppressed)} suppressed`;
    return [countWords(counts), suppressed].filter((words) => words !== "").join(", ");
}
/** What a release would say that this run does not: a sentence without its full stop, or `undefined`. */
function releaseWords(report) {
    const stopping = report.plugins.flatMap(({ findings }) => findings.filter(({ stopsRelease }) => stopsRelease));
    const isNew = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report) === "pass" || stopping.some((finding) => stopsReleaseOnly(finding));
    if (report.occasion === "release" || stopping.length === 0 || !isNew)
        return undefined;
    const suppressed = stopping.filter((finding) => !(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)(finding)).length;
    const words = `A release would be stopped by ${counted(stopping.length, "finding")}`;
    if (suppressed === 0)
        return words;
    return stopping.length === 1
        ? `${words}, though it is suppressed`
        : `${words}, ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(suppressed)} of them suppressed`;
}
const STOPS_RELEASE = "A release would be stopped by this";
/** Whether nothing but a release would be stopped by a finding. */
function stopsReleaseOnly(finding) {
    return finding.stopsRelease && !((0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)(finding) && finding.severity === "error");
}
/** Why a finding does not count, or would not, were this no release and not strict; `undefined` for any other. */
function suppressionWords({ suppressed, overruled }, { occasion }) {
    const reason = suppressed ?? overruled;
    if (reason === undefined)
        return undefined;
    const words = reason === _core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_BASELINE */ .q6 ? "Known in the baseline" : `Switched off: ${reason}`;
    const where = occasion === "release" ? "on a release" : "under strict rules";
    return overruled === undefined ? words : `${words} (that does not hold ${where})`;
}
/** Which plugins were looked at, where not all were; `undefined` where they were. */
function selectionWords({ selection, plugins }) {
    if (!selection)
        return undefined;
    const { of, changedSince, shard } = selection;
    const changed = changedSince === undefined ? [] : [`changed since ${changedSince}`];
    const how = [...changed, ...(shard === undefined ? [] : [`shard ${shard}`])].join(", ");
    return `${plugins.length === 0 ? "None" : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(plugins.length)} of ${counted(of, "plugin")}: ${how}`;
}
/** That a baseline lists what is not there any more; `undefined` where it does not. */
function goneWords({ baseline }) {
    if (!baseline || baseline.gone === 0)
        return undefined;
    const gone = baseline.gone === 1 ? "1 finding that is gone" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(baseline.gone)} findings that are gone`;
    return `The baseline ${baseline.file} lists ${gone}: run again with --update-baseline`;
}
function reportCounts({ plugins }) {
    return (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(plugins.flatMap(({ findings }) => findings));
}
/** `Weather 1.2.0`, or the folder where the manifest names none. */
function pluginTitle({ name, version, path }) {
    return name === undefined ? path : version === undefined ? name : `${name} ${version}`;
}
/** `plugins/weather (Weather 1.2.0)`, where there are several. */
function titleAndPath(plugin) {
    const title = pluginTitle(plugin);
    return title === plugin.path ? title : `${plugin.path} (${title})`;
}
/** Whether there is nothing to say of a plugin. */
function isHealthy({ findings, outcomes }) {
    return findings.length === 0 && outcomes.every(({ status }) => status !== "crashed");
}
function tally({ outcomes }) {
    const sums = { met: 0, unmet: 0, crashed: 0, skipped: 0 };
    for (const { status } of outcomes)
        sums[status]++;
    return sums;
}
/** The checks that were skipped, by the reason. */
function skippedChecks(plugins) {
    const skipped = new Map();
    for (const { path, outcomes } of plugins) {
        for (const outcome of outcomes) {
            if (outcome.status !== "skipped")
                continue;
            const known = skipped.get(outcome.reason) ?? { checks: new Set(), plugins: new Set() };
            known.checks.add(outcome.check);
            known.plugins.add(path);
            skipped.set(outcome.reason, known);
        }
    }
    return new Map([...skipped].map(([reason, { checks, plugins: paths }]) => [reason, { checks, plugins: paths.size }]));
}


/***/ }),

/***/ 5316:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: function() { return /* binding */ isEmail; }
/* harmony export */ });
// The local part and the host of ajv-formats' `email`, which the tests hold this against; every label is read once.
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*$/u;
function isEmail(text) {
    return ADDRESS.test(text);
}


/***/ }),

/***/ 8689:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HP: function() { return /* binding */ MOST_JSON_LEVELS; },
/* harmony export */   Vi: function() { return /* binding */ MOST_JSON_BYTES; },
/* harmony export */   Yh: function() { return /* binding */ MOST_JSON_VALUES; }
/* harmony export */ });
/** A larger JSON text is not read. */
const MOST_JSON_BYTES = 1024 * 1024;
/** A JSON text that is nested deeper is not read. */
const MOST_JSON_LEVELS = 100;
/** A JSON text that holds more keys, values and comments is not read. */
const MOST_JSON_VALUES = 50_000;


/***/ }),

/***/ 1250:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ isObject; }
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 8673:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: function() { return /* binding */ readPlainJson; }
/* harmony export */ });
/* harmony import */ var _json_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8689);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5378);


// Some escapes and exponents hide half characters, controls and infinities; a BOM and raw controls are always odd.
const ODD = /\\[ubf]|[\uFEFF\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\d[eE]|\d{20}/u;
/** A JSON text with nothing to say about it, parsed; `undefined` for one that needs a closer look. */
function readPlainJson(file, source) {
    if (source.length > _json_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_JSON_BYTES */ .Vi)
        return undefined;
    const value = parsed(source);
    if (value === undefined)
        return undefined;
    const at = (...path) => ({ file, pointer: (0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)((0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .existing */ .g)(value, path)) });
    return { file, value, problems: [], at, keyAt: at, removal: () => [] };
}
const DECODER = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function parsed(source) {
    try {
        const text = typeof source === "string" ? source : DECODER.decode(source);
        if (!text.isWellFormed() || ODD.test(text))
            return undefined;
        const { levels, keys, values } = structureOf(text);
        if (levels > _json_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_JSON_LEVELS */ .HP || values > _json_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_JSON_VALUES */ .Yh)
            return undefined;
        const value = JSON.parse(text);
        return members(value) === keys ? value : undefined;
    }
    catch {
        // Not UTF-8, or not JSON: the closer look says what and where.
        return undefined;
    }
}
/** What the brackets, commas and colons of a text show; right for JSON, and for anything else of no matter. */
function structureOf(text) {
    const structure = text.replace(/"(?:[^"\\]|\\.)*"/gu, "").replace(/[^[\]{},:]+/gu, "");
    let level = 0;
    let levels = 0;
    let keys = 0;
    // Each value but the first follows a comma, a colon, or the bracket that it is the first in.
    let values = 1;
    for (const character of structure) {
        if (character === "]" || character === "}") {
            level--;
            continue;
        }
        values++;
        if (character === ":")
            keys++;
        else if (character !== ",")
            levels = Math.max(levels, ++level);
    }
    return { levels, keys, values };
}
/** How many keys a value holds in all its levels: fewer than its text has means that one stood twice. */
function members(value) {
    if (typeof value !== "object" || value === null)
        return 0;
    const values = Object.values(value);
    const own = Array.isArray(value) ? 0 : values.length;
    return values.reduce((sum, child) => sum + members(child), own);
}


/***/ }),

/***/ 5378:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ existing; },
/* harmony export */   r: function() { return /* binding */ pointerOf; }
/* harmony export */ });
/** A path as a JSON pointer (RFC 6901); the root is "". */
function pointerOf(path) {
    return path.map((step) => `/${String(step).replace(/~/gu, "~0").replace(/\//gu, "~1")}`).join("");
}
/** The part of a path that leads to a value. */
function existing(value, path) {
    let here = value;
    for (const [depth, step] of path.entries()) {
        const isThere = typeof here === "object" && here !== null && Object.hasOwn(here, step);
        here = isThere ? here[step] : undefined;
        if (here === undefined)
            return path.slice(0, depth);
    }
    return path;
}


/***/ }),

/***/ 9763:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ linesOf; }
/* harmony export */ });
/** Splits at LF, as git and GitHub count lines; a CR before it belongs to the break. */
function linesOf(text) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
        starts.push(at + 1);
    const startOf = (line) => starts[line - 1] ?? text.length;
    const offset = (place) => startOf(place.line) + place.column - 1;
    const lines = {
        count: starts.length,
        position(at) {
            const end = Math.min(at, text.length);
            const line = lastAtMost(starts, end) + 1;
            return { line, column: end - startOf(line) + 1 };
        },
        offset,
        range: (start, end) => ({ start: lines.position(start), end: lines.position(end) }),
        line: (number) => number < 1 || number > starts.length
            ? undefined
            : text.slice(startOf(number), startOf(number + 1)).replace(/\r?\n$/u, ""),
        slice: (range) => text.slice(offset(range.start), offset(range.end)),
    };
    return lines;
}
function lastAtMost(sorted, wanted) {
    let low = 0;
    let high = sorted.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((sorted[middle] ?? Infinity) <= wanted)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}


/***/ }),

/***/ 4234:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: function() { return /* binding */ grouped; }
/* harmony export */ });
/** A whole number with its thousands apart: `1,048,576`. The locale data of the platform would cost every run 3 ms. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}


/***/ }),

/***/ 2617:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ isPlainAddress; }
/* harmony export */ });
/** Whether a text certainly is a good `https:` address, as nearly all of them are. */
function isPlainAddress(text) {
    return (text.length < 200 &&
        !text.includes("--") &&
        /^https:\/\/[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+(?:\/[\w./~-]*)?$/u.test(text));
}


/***/ }),

/***/ 423:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: function() { return /* binding */ diskWorkspace; },
/* harmony export */   Hn: function() { return /* binding */ repositoryRoot; },
/* harmony export */   PX: function() { return /* binding */ realFolder; },
/* harmony export */   X5: function() { return /* binding */ workspacePath; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2605);



const LARGEST_READ = 64 * 1024 * 1024;
/** Files up to this size are kept: what was judged is what is shown, also when the disk changes meanwhile. */
const LARGEST_KEPT = 1024 * 1024 + 1;
/** What is kept of files that are to be shown, of all plugins together. */
const MOST_KEPT = 64 * 1024 * 1024;
/** The workspace of a folder on disk. Nothing outside the folder is read, whatever its links say. */
function diskWorkspace(root) {
    const realRoot = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root);
    const contents = new Map();
    const listings = new Map();
    const listing = (folder) => {
        if (!listings.has(folder))
            listings.set(folder, readFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realRoot, folder)));
        return listings.get(folder);
    };
    const find = (folder, name) => {
        const names = listing(folder);
        if (names)
            return names.get(name);
        // A folder may be entered that may not be listed: then the file system is asked for the name itself.
        const stat = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realRoot, folder, name)));
        return stat && { name, kind: kindOf(stat) };
    };
    /** Where on the disk something stands, or why a link to it is not followed. */
    const resolve = (path) => {
        let folder = "";
        let linked = false;
        for (const name of path.split("/")) {
            // Names behind a link cannot be told apart by the listing of the folder that holds the link.
            const listed = linked ? undefined : find(folder, name);
            if (!listed && !linked)
                return undefined;
            linked ||= listed?.kind === "link";
            folder = folder === "" ? name : `${folder}/${name}`;
        }
        const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realRoot, path);
        if (!linked)
            return { real: full };
        const real = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(full));
        if (real === undefined)
            return { kind: "broken" };
        return isInside(realRoot, real) ? { real } : { kind: "outside" };
    };
    const entry = (path) => {
        if (path === "")
            return { kind: "folder" };
        const found = resolve(path);
        if (!found || "kind" in found)
            return found;
        const { real } = found;
        const stat = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(real));
        if (!stat)
            return undefined;
        if (stat.isDirectory())
            return { kind: "folder" };
        if (!stat.isFile())
            return { kind: "special" };
        return canRead(real) ? { kind: "file", size: stat.size } : { kind: "unreadable" };
    };
    return {
        entry,
        list: (folder) => [...(listing(folder)?.values() ?? [])].toSorted(_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .byName */ .nG),
        bytes(path, most = LARGEST_READ) {
            const kept = contents.get(path);
            if (kept)
                return kept.length <= most ? kept : undefined;
            const found = resolve(path);
            const bytes = found && "real" in found ? attempt(() => readRegular(found.real, most)) : undefined;
            if (bytes && bytes.length <= LARGEST_KEPT)
                contents.set(path, bytes);
            return bytes;
        },
        forget(folder, except) {
            const isBelow = (path) => folder === "" || path === folder || path.startsWith(`${folder}/`);
            for (const path of listings.keys())
                if (isBelow(path))
                    listings.delete(path);
            let kept = 0;
            for (const [path, bytes] of contents) {
                kept += bytes.length;
                if (isBelow(path) && (kept > MOST_KEPT || except?.has(path) !== true))
                    contents.delete(path);
            }
        },
    };
}
/** The root of the git repository that a folder is in; `undefined` where there is none. */
function repositoryRoot(folder) {
    for (let at = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if (attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git"), { throwIfNoEntry: false })))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return undefined;
    }
}
/** The real path of a folder; `undefined` where there is none. */
function realFolder(path) {
    return attempt(() => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : undefined));
}
/** A path below `root` as a workspace names it; `undefined` for one that is not below it. */
function workspacePath(root, path) {
    return isInside(root, path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") : undefined;
}
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function readFolder(path) {
    const entries = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true }));
    return entries && new Map(entries.map((found) => [found.name, { name: found.name, kind: kindOf(found) }]));
}
function kindOf(found) {
    if (found.isFile())
        return "file";
    if (found.isDirectory())
        return "folder";
    return found.isSymbolicLink() ? "link" : "special";
}
// A pipe must not be waited for, and a link that was put there meanwhile not be followed. Windows has neither flag.
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const READ_SAFELY = (O_RDONLY ?? 0) | O_NONBLOCK | O_NOFOLLOW;
function canRead(path) {
    const file = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, READ_SAFELY));
    if (file === undefined)
        return false;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    return true;
}
function readRegular(path, most) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, READ_SAFELY);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!stat.isFile() || stat.size > most)
            return undefined;
        const bytes = Buffer.alloc(stat.size);
        let filled = 0;
        while (filled < bytes.length) {
            const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, filled, bytes.length - filled, filled);
            if (count === 0)
                break;
            filled += count;
        }
        return bytes.subarray(0, filled);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** What a file system answers, or `undefined` where it refuses: files vanish, and that is no fault of ours. */
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
function isSystemError(error) {
    return error instanceof Error && "code" in error;
}


/***/ }),

/***/ 2605:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: function() { return /* binding */ baseName; },
/* harmony export */   nG: function() { return /* binding */ byName; },
/* harmony export */   oR: function() { return /* binding */ joined; }
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
        return [...found.values()].toSorted(byName);
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
    };
}
/** `folder/name` in a workspace, where the root is "". */
function joined(folder, name) {
    return folder === "" ? name : name === "" ? folder : `${folder}/${name}`;
}
/** The last name of a path. */
function baseName(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}


/***/ })

};
;