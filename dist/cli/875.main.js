"use strict";
exports.id = 875;
exports.ids = [875];
exports.modules = {

/***/ 875:
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
var report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/preflight/preflight.js + 14 modules
var preflight = __webpack_require__(9195);
// EXTERNAL MODULE: ./build/src/preflight/shard.js
var preflight_shard = __webpack_require__(1878);
// EXTERNAL MODULE: ./build/src/output/print.js
var print = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/reporters/words.js
var words = __webpack_require__(6310);
;// CONCATENATED MODULE: ./build/src/text/day.js
/** A day as ISO 8601 has it, such as 2026-11-21. The engine's own way takes four times as long for the first one. */
function dayOf(date) {
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].map(String);
    return `${year ?? ""}-${(month ?? "").padStart(2, "0")}-${(day ?? "").padStart(2, "0")}`;
}

// EXTERNAL MODULE: ./build/src/cli/parse.js
var parse = __webpack_require__(2528);
// EXTERNAL MODULE: ./build/src/cli/tell.js
var tell = __webpack_require__(9668);
;// CONCATENATED MODULE: ./build/src/cli/validate.js









/** The options of every command that checks plugins. */
const CHECK_OPTIONS = [
    ...tell/* FORMAT_OPTIONS */.hd,
    { name: "strict", help: "Valid also under the stricter rules of the sample validator" },
    { name: "fail-on", value: "SEVERITY", choices: report/* FAIL_ON */.d$, help: "The lowest severity that fails; error by default" },
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
    const request = requestOf(call);
    const result = await checked(call, { ...request, ...(findOut && { findOut }) });
    if ((0,tell/* formatOf */.be)(call) !== "patch")
        return (0,tell/* tell */.qz)(result, call);
    const { mend } = await __webpack_require__.e(/* import() */ 8681).then(__webpack_require__.bind(__webpack_require__, 8681));
    return (0,tell/* tell */.qz)(result, call, { changes: (await mend(request, result)).changes });
}
async function checked(call, request) {
    if (!call.switches.has("update-baseline"))
        return inspected(call, request);
    const { baseline, ...unmarked } = request;
    if (baseline === undefined) {
        throw new usage_error/* UsageError */.e("--update-baseline does not know which file", "Write --baseline FILE --update-baseline");
    }
    const { updatedBaseline } = await Promise.all(/* import() */[__webpack_require__.e(9370), __webpack_require__.e(60), __webpack_require__.e(6975)]).then(__webpack_require__.bind(__webpack_require__, 6975));
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
    const tag = values.get("tag");
    return {
        paths: call.arguments.length > 0 ? call.arguments : ["."],
        cwd: (0,tell/* currentFolder */.MO)(),
        occasion: tag === undefined ? "push" : "release",
        strict: switches.has("strict"),
        failOn: (0,parse/* oneOf */.y)(values.get("fail-on") ?? "error", report/* FAIL_ON */.d$, "--fail-on"),
        today: dayOf(new Date()),
        ...(tag !== undefined && { tag }),
        ...(only && { only: only.map((id) => id.trim()) }),
        ...(shard !== undefined && { shard: (0,preflight_shard/* readShard */.Xy)(shard, "--shard") }),
        ...(changedSince !== undefined && { changedSince }),
        ...(baseline !== undefined && { baseline }),
    };
}
async function inspected(call, { findOut, ...request }) {
    if (!call.switches.has("fix"))
        return (0,preflight/* preflight */.M)({ ...request, ...(findOut && { findOut }) });
    const { preflightAndFix } = await __webpack_require__.e(/* import() */ 2385).then(__webpack_require__.bind(__webpack_require__, 2385));
    const { mendedText } = await __webpack_require__.e(/* import() */ 5050).then(__webpack_require__.bind(__webpack_require__, 5050));
    const { result, mended } = await preflightAndFix(request);
    (0,print/* complain */.cc)(mendedText(mended, (0,tell/* pathFrom */.Iw)(result.root)));
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
    const { readMinutes, runsScripts, skipsScripts, MOST_MINUTES, USUAL_MINUTES } = await Promise.all(/* import() */[__webpack_require__.e(3498), __webpack_require__.e(6096)]).then(__webpack_require__.bind(__webpack_require__, 6096));
    const { asksNpm, inTurn } = await __webpack_require__.e(/* import() */ 34).then(__webpack_require__.bind(__webpack_require__, 34));
    const given = call.values.get("time-limit") ?? String(USUAL_MINUTES);
    const minutes = readMinutes(given);
    if (minutes === undefined) {
        const help = `Write a number of minutes up to ${String(MOST_MINUTES)}, such as --time-limit ${String(USUAL_MINUTES)}`;
        throw new usage_error/* UsageError */.e(`--time-limit is ${(0,safe/* quoted */.TL)(given)}, which is no time`, help);
    }
    const { env: environment, platform, execPath } = process;
    const asks = asksNpm({ env: environment, platform, execPath });
    if (call.switches.has("no-scripts"))
        return runChecks(call, inTurn(asks, skipsScripts("--no-scripts says so")));
    const { commandProgress } = await __webpack_require__.e(/* import() */ 7228).then(__webpack_require__.bind(__webpack_require__, 7228));
    const progress = commandProgress(call.switches.has("quiet"));
    return (0,cancellation/* cancellable */.n)(async (cancellation) => {
        const options = { environment, platform, minutes, cancellation, onEvent: progress.onEvent };
        try {
            return await runChecks(call, inTurn(asks, runsScripts({ ...options, commands: {} })));
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
        const { explained } = await Promise.all(/* import() */[__webpack_require__.e(3498), __webpack_require__.e(1858), __webpack_require__.e(422), __webpack_require__.e(6469)]).then(__webpack_require__.bind(__webpack_require__, 6469));
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
    options: tell/* FORMAT_OPTIONS */.hd,
    run: runMerge,
};
async function runMerge(call) {
    if ((0,tell/* formatOf */.be)(call) === "patch") {
        throw new usage_error/* UsageError */.e("A merged report has no patch: the files are not at hand", "Write one where they are checked");
    }
    const { merged } = await Promise.all(/* import() */[__webpack_require__.e(9370), __webpack_require__.e(60), __webpack_require__.e(7943)]).then(__webpack_require__.bind(__webpack_require__, 7943));
    const cwd = (0,tell/* currentFolder */.MO)();
    const { report, differingBases } = merged(call.arguments, cwd);
    if (differingBases.length > 0)
        (0,print/* complain */.cc)(`${(0,safe/* visible */.RK)(differing(differingBases))}.\n`);
    // The files that were checked may be elsewhere or other ones by now: their lines are not shown.
    return (0,tell/* tell */.qz)({ report, root: cwd, source: () => undefined }, call);
}
const MOST_NAMED = 3;
const SHORT = 12;
/** No verdict hangs on it, so the reports are merged all the same. */
function differing(bases) {
    const names = bases.slice(0, MOST_NAMED).map(({ name, commit }) => `${(0,safe/* quoted */.TL)(name)} at ${(0,safe/* quoted */.TL)(commit, SHORT)}`);
    const more = bases.length - names.length;
    const named = [...names, ...(more > 0 ? [`${String(more)} more`] : [])].join(", ");
    return `What is new and what is known was told by different bases: ${named}. The merged report names none`;
}

// EXTERNAL MODULE: ./build/src/cli/pack.js
var pack = __webpack_require__(7758);
;// CONCATENATED MODULE: ./build/src/cli/release.js
const release = {
    name: "release",
    arguments: "[path]",
    most: 1,
    summary: "Release what a tag names: check, pack, plan, then publish; running it again finishes what is left",
    options: [
        {
            name: "tag",
            value: "TAG",
            help: "The tag of the release, such as v1.2.3; it must name the commit that is checked out",
        },
        { name: "targets", value: "TARGET,...", help: "Where to: github-release, with the token in GITHUB_TOKEN" },
        { name: "dry-run", help: "Only say what would be done; nothing is written anywhere" },
        { name: "changelog", value: "FILE", help: "Where the notes come from; CHANGELOG.md by default" },
        {
            name: "artifact",
            value: "PATH",
            help: "Release exactly this archive, a file or folder that pack --artifact-dir has made; nothing is packed",
        },
        { name: "checked-sha256", value: "HEX", help: "The SHA-256 that this archive must have" },
        { name: "attestation", value: "FILE", help: "The bundle of its provenance, to be released beside it" },
    ],
    run: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(9370), __webpack_require__.e(3498), __webpack_require__.e(1858), __webpack_require__.e(422), __webpack_require__.e(60), __webpack_require__.e(3536), __webpack_require__.e(8412)]).then(__webpack_require__.bind(__webpack_require__, 8412))).runReleaseCommand(call),
};

;// CONCATENATED MODULE: ./build/src/cli/commands.js






/** Every command. They stand in one chunk, so what only one of them needs is loaded by its `run`. */
const COMMANDS = [validate, check, explain, pack/* pack */.q, release, merge];


/***/ }),

/***/ 7758:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ PACK_FORMATS; },
/* harmony export */   q: function() { return /* binding */ pack; }
/* harmony export */ });
const PACK_FORMATS = ["terminal", "json", "markdown"];
const pack = {
    name: "pack",
    arguments: "[path]",
    most: 1,
    summary: "Make the archive that a release would ship, and judge it",
    options: [
        { name: "out", value: "FILE", help: "Where the archive goes; its own name in this folder by default" },
        {
            name: "artifact-dir",
            value: "FOLDER",
            help: "Write the archive there instead, with SHA256SUMS and receipt.json",
        },
        { name: "previous", value: "FILE", help: "The archive of an earlier release: tell what is different" },
        { name: "tag", value: "TAG", help: "Judge the archive as the release of that tag would" },
        { name: "format", value: "FORMAT", choices: PACK_FORMATS, help: "How it is told; terminal by default" },
    ],
    run: async (call) => (await Promise.all(/* import() */[__webpack_require__.e(3498), __webpack_require__.e(1858), __webpack_require__.e(422), __webpack_require__.e(3536), __webpack_require__.e(2215)]).then(__webpack_require__.bind(__webpack_require__, 2215))).runPack(call),
};


/***/ }),

/***/ 9668:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: function() { return /* binding */ pathFrom; },
/* harmony export */   MO: function() { return /* binding */ currentFolder; },
/* harmony export */   be: function() { return /* binding */ formatOf; },
/* harmony export */   hd: function() { return /* binding */ FORMAT_OPTIONS; },
/* harmony export */   qz: function() { return /* binding */ tell; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8572);
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8568);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7713);
/* harmony import */ var _reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7491);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9764);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2528);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2683);








/** The options of every command that tells a report. */
const FORMAT_OPTIONS = [
    { name: "format", value: "FORMAT", choices: _reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .FORMATS */ .h, help: "How the report is told; terminal by default" },
    { name: "output", value: "FILE", help: "Write the report to a file; the terminal still gets its own" },
    { name: "quiet", help: "Print findings only, and nothing when there are none" },
];
/** How the report is to be told. @throws {UsageError} for a format that there is not. */
function formatOf(call) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .oneOf */ .y)(call.values.get("format") ?? "terminal", _reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .FORMATS */ .h, "--format");
}
/** Tells a report as the options ask, and gives the exit status. */
async function tell({ report, root, source }, call, more = {}) {
    const format = formatOf(call);
    const output = call.values.get("output");
    const quiet = call.switches.has("quiet");
    const page = format === "sarif" && (await __webpack_require__.e(/* import() */ 6198).then(__webpack_require__.bind(__webpack_require__, 6198))).pageOf;
    const view = {
        ...{ source, quiet, color: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .colorful */ .V)(), width: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .width */ .m)(), pathOf: pathFrom(root), ...more },
        ...(page && { page }),
    };
    const reporter = await (0,_reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .reporterOf */ .A)(format, report);
    if (output === undefined)
        (0,_output_print_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)(reporter(report, view));
    else {
        const unwritten = await writeReport(output, reporter(report, { ...view, color: false }));
        // What took minutes to find out is told all the same.
        (0,_output_print_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)((await (0,_reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .reporterOf */ .A)("terminal", report))(report, view));
        if (unwritten)
            throw unwritten;
    }
    return (0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .exitStatus */ .$u)(report);
}
function currentFolder() {
    try {
        return process.cwd();
    }
    catch {
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e("The current folder is gone", "Go to one that is there");
    }
}
/** Names that the reader can click on or paste, where the plugin is below the current folder. */
function pathFrom(root) {
    const here = process.cwd();
    return (file) => (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_5__/* .workspacePath */ .X5)(here, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file)) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(here, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file));
}
/** Why it could not be written. */
async function writeReport(file, text) {
    const { writeFile } = await __webpack_require__.e(/* import() */ 6832).then(__webpack_require__.bind(__webpack_require__, 6832));
    try {
        writeFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file), text);
        return undefined;
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`The report cannot be written: ${why}`, "Give --output a file that can be written");
    }
}


/***/ }),

/***/ 2683:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ colorful; },
/* harmony export */   m: function() { return /* binding */ width; }
/* harmony export */ });
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7713);

/** Whether colours are wanted: on a terminal only, and never against NO_COLOR. */
function colorful() {
    return (0,_output_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printsOnTerminal */ .ey)() && process.stdout.isTTY && process.stdout.hasColors();
}
/** The columns of the terminal; without one, what is easy to read. */
function width() {
    // Some terminals say that they have none.
    return ((0,_output_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printsOnTerminal */ .ey)() && process.stdout.isTTY && process.stdout.columns) || 100;
}


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
/* harmony export */   $h: function() { return /* binding */ newFirst; },
/* harmony export */   $u: function() { return /* binding */ exitStatus; },
/* harmony export */   DI: function() { return /* binding */ isFailing; },
/* harmony export */   Gt: function() { return /* binding */ countFindings; },
/* harmony export */   WJ: function() { return /* binding */ verdict; },
/* harmony export */   d$: function() { return /* binding */ FAIL_ON; },
/* harmony export */   f2: function() { return /* binding */ byPath; },
/* harmony export */   fh: function() { return /* binding */ worstAndNewFirst; },
/* harmony export */   j1: function() { return /* binding */ AGES; },
/* harmony export */   md: function() { return /* binding */ worstFirst; },
/* harmony export */   q6: function() { return /* binding */ IN_BASELINE; },
/* harmony export */   tQ: function() { return /* binding */ counts; },
/* harmony export */   yS: function() { return /* binding */ folderOf; }
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6960);

/** Why the plugin is looked at; a release asks for more. */
const OCCASIONS = ["pull-request", "push", "release"];
/** The lowest severity that makes a report fail. */
const FAIL_ON = [..._check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o, "never"];
const AGES = ["new", "known"];
/** The reason for not counting what the baseline lists. */
const IN_BASELINE = "known in the baseline";
/** Pass, or fail for a finding at or above `failOn`; broken when a check crashed, which is never a pass. */
function verdict({ plugins, failOn }) {
    if (plugins.some(({ outcomes }) => outcomes.some(({ status }) => status === "crashed")))
        return "broken";
    return plugins.some(({ findings }) => findings.some((finding) => isFailing(finding, failOn))) ? "fail" : "pass";
}
/** Whether a finding alone makes a report fail. */
function isFailing(finding, failOn) {
    return counts(finding) && failOn !== "never" && _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(finding.severity) <= _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(failOn);
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
/** A plugin's folder relative to the repository's root, as a workspace has it: "" is the root. */
function folderOf({ path }) {
    return path === "." ? "" : path;
}
/** Plugins in the order of reports: the root first, then by path. */
function byPath(a, b) {
    const [left, right] = [a, b].map(folderOf);
    return left === right ? 0 : (left ?? "") < (right ?? "") ? -1 : 1;
}
/** Worst first; among equals those that come `first`, and then in the order of the report. */
function worstFirst(findings, first = () => false) {
    const rank = (finding) => _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(finding.severity) * 2 + (first(finding) ? 0 : 1);
    const ranked = Array.from(findings, (finding) => ({ finding, rank: rank(finding) }));
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ finding }) => finding);
}
/** Worst first; of one severity what a pull request brings, and of that what comes `first`: so it is cut where not all have room. */
function worstAndNewFirst(findings, first) {
    return worstFirst(newFirst(findings, first));
}
/** What the base of a pull request has, too, comes behind all that it has not; each worst first: so it is read where all have room. */
function newFirst(findings, first) {
    const ordered = worstFirst(findings, first);
    return [...ordered.filter(({ age }) => age !== "known"), ...ordered.filter(({ age }) => age === "known")];
}


/***/ }),

/***/ 3459:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ absent; },
/* harmony export */   W: function() { return /* binding */ isAbsent; }
/* harmony export */ });
function absent(reason) {
    return { absent: reason };
}
function isAbsent(fact) {
    return "absent" in fact;
}


/***/ }),

/***/ 3635:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ LARGE_BUNDLE; },
/* harmony export */   l: function() { return /* binding */ BUNDLE_LIMIT; }
/* harmony export */ });
/** A bundle has fewer bytes than this (specification, "Limits"). */
const BUNDLE_LIMIT = 512_000;
/** From nine tenths on it is told. */
const LARGE_BUNDLE = 460_800;


/***/ }),

/***/ 114:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ bundleOf; },
/* harmony export */   h: function() { return /* binding */ bundleCodeOf; }
/* harmony export */ });
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6694);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3459);


/** A bundle may have 500 KB; what is so many times larger is not looked into. */
const MOST_BUNDLE_BYTES = 8 * 1024 * 1024;
function bundleOf(found) {
    const { name, path } = found;
    if (found.state === "missing")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`there is no ${name}`);
    if (found.state !== "file")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} cannot be read`);
    return found.size === 0 ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} is empty`) : { name, path, size: found.size };
}
function bundleCodeOf({ name, path, size }, workspace) {
    if (size > MOST_BUNDLE_BYTES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} has more than 8 MiB`);
    const latin1 = (0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__/* .latin1Of */ .DX)(workspace, path, MOST_BUNDLE_BYTES);
    return latin1 === undefined ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} cannot be read`) : { name, path, size, latin1 };
}


/***/ }),

/***/ 7700:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: function() { return /* binding */ bundledPackages; }
});

// EXTERNAL MODULE: ./build/src/text/bytes.js
var bytes = __webpack_require__(6659);
// EXTERNAL MODULE: ./build/src/plugin/host-packages.js
var host_packages = __webpack_require__(808);
// EXTERNAL MODULE: ./build/src/plugin/map-source.js
var map_source = __webpack_require__(8694);
;// CONCATENATED MODULE: ./build/src/plugin/package-markers.js
/**
 * Each was held against bundles of the package (several majors; esbuild, Rollup, Rolldown, webpack; minified or not;
 * for production and development), and against bundles of thirty libraries around it with the package left out:
 * none is missed, none is seen where it is not. Names of properties and texts of errors are what minifiers keep.
 */
const PACKAGE_MARKERS = [
    // Libraries that imitate React have its first sign; its own queue of nothing, or its own error, they have not.
    {
        package: "react",
        signs: [
            { text: "isReactComponent", then: /^\s*=\s*\{\s*\}/u },
            { text: "React.Children.only expected to receive a single React element child" },
        ],
    },
    {
        package: "react",
        signs: [
            { text: "isReactComponent", then: /^\s*=\s*\{\s*\}/u },
            { text: "enqueueReplaceState", then: /^\s*(?::\s*function\s*)?\(\)\s*\{\s*\}/u },
        ],
    },
    { package: "react-dom", signs: [{ text: "rendererPackageName", then: /^\s*:\s*["'`]react-dom["'`]/u }] },
    // The JSX runtime makes the same nodes, but catches no errors.
    {
        package: "preact",
        signs: [
            { text: "__k", then: /^\s*:\s*null,\s*__\s*:\s*null,\s*__b\s*:\s*0,\s*__e\s*:\s*null/u },
            { text: "getDerivedStateFromError" },
        ],
    },
    { package: "vue", signs: [{ text: "__v_isVNode", then: /^\s*:\s*(?:!0|true)\s*,\s*(?:\[")?__v_skip/u }] },
    { package: "svelte", signs: [{ text: "effect_update_depth_exceeded" }] },
    { package: "svelte", signs: [{ text: "Function called outside component initialization" }, { text: "skip_bound" }] },
    {
        package: "solid-js",
        signs: [
            { text: "observerSlots", then: /^\s*:\s*null/u },
            { text: "sourceSlots", then: /^\s*:\s*null/u },
        ],
    },
];

;// CONCATENATED MODULE: ./build/src/plugin/bundled-packages.js




/**
 * A source map knows best; the rest of the packages are looked for in the code itself, as far as that shows them.
 *
 * @param code its bytes, a character for each
 */
function bundledPackages(code, map, packages) {
    const found = new Map();
    const placeOf = (0,bytes/* placesOfBytes */.zu)(code);
    const add = (name, sign, at) => {
        const owner = name === undefined ? undefined : (0,host_packages/* hostPackageOf */.Ep)(name, packages);
        if (owner === undefined || found.has(owner))
            return;
        found.set(owner, {
            sign,
            range: at === undefined ? undefined : placeOf(at, at + sign.length),
        });
    };
    for (const { package: name, name: path } of map?.sources ?? [])
        add(name, path.slice(path.lastIndexOf("node_modules")));
    for (const at of (0,bytes/* offsetsOf */.wM)(FOLDER, code)) {
        const part = moduleNameAt(code, at);
        if (part === undefined)
            continue;
        // A report names the package, long after the code is let go of.
        const named = (0,bytes/* copyOf */.zP)(part);
        add((0,map_source/* packageIn */.s)(named), named, at);
    }
    const markers = FIRST_SIGNS.test(code) ? PACKAGE_MARKERS : [];
    for (const marker of markers) {
        const seen = found.has(marker.package) ? undefined : markIn(code, marker);
        if (seen)
            add(marker.package, seen.words, seen.at);
    }
    return found;
}
const FOLDER = "node_modules/";
/** No path that a bundler writes is longer. */
const LONGEST_PATH = 300;
/**
 * The path from a `node_modules/` on, where bundlers write the names of modules: in a comment of its own line
 * (esbuild, Rolldown), or as the key of a module (esbuild, webpack). Anywhere else it may be any text.
 */
function moduleNameAt(code, at) {
    const before = code.slice(Math.max(0, at - LONGEST_PATH), at);
    const after = code.slice(at, at + LONGEST_PATH);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const isComment = (line !== before || at <= LONGEST_PATH) && /^[\t ]*\/\/(?:#region)? (?:[^\s"'`]*\/)?$/u.test(line);
    if (isComment)
        return /^[^\s"'`]+\.[cm]?[jt]sx?(?=\r?\n)/u.exec(after)?.[0];
    const isKey = /["'](?:[^\s"'`]*\/)?$/u.test(line.slice(Math.max(line.lastIndexOf('"'), line.lastIndexOf("'"), 0)));
    return isKey ? /^[^\s"'`]+\.[cm]?[jt]sx?(?=["']\s*[:(])/u.exec(after)?.[0] : undefined;
}
/** One pass over the code answers for nearly every bundle: words without a meaning in a pattern. */
const FIRST_SIGNS = new RegExp(PACKAGE_MARKERS.map(({ signs: [{ text }] }) => text).join("|"), "u");
/** The first sign of a marker, if all of them are there. */
function markIn(code, { signs: [first, ...others] }) {
    const mark = signIn(code, first);
    return mark && others.every((sign) => signIn(code, sign)) ? mark : undefined;
}
/** Enough for what follows a sign, with the white space of a code that is not minified. */
const LOOKED_AT = 160;
function signIn(code, { text, then }) {
    for (const at of (0,bytes/* offsetsOf */.wM)(text, code)) {
        const end = at + text.length;
        const after = then ? then.exec(code.slice(end, end + LOOKED_AT))?.[0] : "";
        if (after !== undefined)
            return { at, words: text + after };
    }
    return undefined;
}


/***/ }),

/***/ 39:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ changedSources; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4234);
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6694);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2605);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3459);




/** No file or folder whose name begins with a dot, and nothing that is data. */
const CODE = /^(?:[^/.][^/]*\/)*[^/.][^/]*\.(?:[cm]?[jt]sx?|vue|svelte|astro|css|scss|less)$/u;
const NOTHING = "the source map holds the text of no file that is there";
const MOST_SOURCES = 5000;
/** Of fewer sources all may have changed since the build. */
const FEW = 4;
/**
 * Compares the texts in the source map with the files. Only code is compared: a source map can name any file of the
 * repository, and the line that differs is shown. A file that is not there was made by the build; or it was removed, and then
 * whoever used it differs too.
 */
function changedSources(map, workspace, folder) {
    const texts = new Map();
    for (const { path, text } of map.sources)
        if (path !== undefined && text !== undefined && CODE.test(path))
            texts.set(path, text);
    if (texts.size === 0)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(NOTHING);
    if (map.sections.every(({ mappings }) => !mappings.includes(",")))
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)("the source map knows lines only: its texts may be what loaders made of the files");
    if (texts.size > MOST_SOURCES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`the source map names more than ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .z)(MOST_SOURCES)} files`);
    const changed = [];
    let compared = 0;
    for (const [path, text] of texts) {
        const now = (0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__/* .looseTextOf */ .xt)(workspace, path, text.length * MOST_BYTES_EACH + FEW_BYTES);
        if (now === undefined)
            continue;
        compared++;
        const from = firstDifference(text, now);
        if (from)
            changed.push({ name: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .seenFrom */ .ky)(folder, path), path, from });
    }
    if (compared === 0)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(NOTHING);
    if (compared >= FEW && changed.length === compared)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)("no text in the source map is as its file: the build changes them before it bundles them");
    return changed;
}
/** A character has three bytes at most; a file of twice as much has been written anew. */
const MOST_BYTES_EACH = 6;
const FEW_BYTES = 4096;
function firstDifference(built, text) {
    if (text === built)
        return undefined;
    const [before, now] = [withPlainBreaks(built), withPlainBreaks(text)];
    if (before === now)
        return undefined;
    const start = commonStart(before, now);
    if (!isSameText(before, now, start))
        return undefined;
    const lineStart = now.slice(0, start).lastIndexOf("\n") + 1;
    const marks = lineStart === 0 ? text.length - withoutMarks(text).length : 0;
    return { line: now.slice(0, lineStart).split("\n").length, column: start - lineStart + marks + 1 };
}
function withPlainBreaks(text) {
    return withoutMarks(text).replaceAll("\r\n", "\n");
}
/** A text without byte order marks: a bundler takes one of them away, and a file that was joined to another may have two. */
function withoutMarks(text) {
    return text.replace(/^\uFEFF+/u, "");
}
/**
 * Whether one is the other with some changes, by half of it at least. Else a plugin of the bundler made the text in the
 * source map out of the file, and that they differ says nothing.
 */
function isSameText(before, now, start) {
    const longest = Math.max(before.length, now.length);
    if ((start + commonEnd(before, now, start)) * 2 >= longest)
        return true;
    const lines = new Set(now.split("\n").map((line) => line.trim()));
    const kept = before.split("\n").reduce((sum, line) => (lines.has(line.trim()) ? sum + line.length + 1 : sum), 0);
    return kept * 2 >= longest;
}
function commonStart(a, b) {
    const most = Math.min(a.length, b.length);
    let count = 0;
    while (count < most && a.charCodeAt(count) === b.charCodeAt(count))
        count++;
    return count;
}
/** How much both end with, without what they begin with. */
function commonEnd(a, b, start) {
    const most = Math.min(a.length, b.length) - start;
    let count = 0;
    while (count < most && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count))
        count++;
    return count;
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

/***/ 6541:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ holdsCredentials; },
/* harmony export */   S: function() { return /* binding */ isCredentialFile; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);
/* harmony import */ var _environment_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(628);


/** Names of files that are made to hold credentials and nothing else. */
const CREDENTIALS = /^(?:\.git-credentials|[._]netrc|\.htpasswd|\.pgpass|id_(?:rsa|dsa|ecdsa|ed25519)|.+\.(?:p12|pfx|jks|keystore))$/iu;
/** A setting of npm that is written there itself, and not taken from the environment. */
const TOKEN = /_(?:authToken|auth|password)\s*=\s*(?!["']?\$\{)[^\s"']/u;
const ASCII = /^[\0-\x7f]*$/u;
const LARGEST_NPMRC = 1024 * 1024;
/** What such names have in them, where they do not begin with a dot. */
const TELLING = ["NETRC", "ID_", "P12", "PFX", "JKS", "KEYSTORE"];
/** Whether a name says that a file holds credentials; `.npmrc` may, and has to be read. */
function isCredentialFile(name) {
    return (0,_environment_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnvironmentFile */ .C)(name) || (mayBeCredentials(name) && CREDENTIALS.test(name));
}
/** Never a no for a name that the pattern fits: the engine takes long to make code of that one, and few names need it. */
function mayBeCredentials(name) {
    if (name.startsWith(".") || !ASCII.test(name))
        return true;
    const large = name.toUpperCase();
    return TELLING.some((part) => large.includes(part));
}
/** Whether a file holds credentials: by its name, or as an .npmrc in which some are written. */
function holdsCredentials(workspace, path) {
    const name = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .baseName */ .Fl)(path);
    if (isCredentialFile(name))
        return true;
    if (name !== ".npmrc")
        return false;
    const bytes = workspace.bytes(path, LARGEST_NPMRC);
    // What cannot be read may hold anything.
    if (!bytes)
        return true;
    return new TextDecoder()
        .decode(bytes)
        .split("\n")
        .some((line) => !/^\s*[#;]/u.test(line) && TOKEN.test(line));
}


/***/ }),

/***/ 462:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ whyNoPath; },
/* harmony export */   u: function() { return /* binding */ resolvedPath; }
/* harmony export */ });
/** Why a text is no path, by the rules of every system alike: what is none on one is none on all. */
function whyNoPath(path) {
    if (path.includes("\0"))
        return "holds a NUL character";
    if (/^[A-Za-z]:/u.test(path))
        return "begins with a drive letter";
    if (path.includes("\\"))
        return "has a backslash";
    if (path.startsWith("/"))
        return "is absolute";
    if (/^[a-z][a-z0-9+.-]*:/iu.test(path))
        return "is an address, not a path";
    return path.startsWith("~") ? "begins with ~, which nothing expands" : undefined;
}
/** From the repository's root: `./dist//a/../plugin.js` is `dist/plugin.js`; `undefined` for one that leads out. */
function resolvedPath(folder, path) {
    const names = folder === "" ? [] : folder.split("/");
    for (const name of path.split("/")) {
        if (name === "..") {
            if (names.pop() === undefined)
                return undefined;
        }
        else if (name !== "." && name !== "")
            names.push(name);
    }
    return names.join("/");
}


/***/ }),

/***/ 628:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ isEnvironmentFile; },
/* harmony export */   Y: function() { return /* binding */ ENVIRONMENT_PART; }
/* harmony export */ });
/** What the names of all such files hold. */
const ENVIRONMENT_PART = ".env";
const ENVIRONMENT = /^\.env(?:$|[._-])/u;
const TEMPLATE = /[._-](?:example|sample|template|dist)$/iu;
/** Whether a file of this name holds settings of one machine: `.env`, `.env.local`, but not `.env.example` or `.envrc`. */
function isEnvironmentFile(name) {
    return ENVIRONMENT.test(name) && !TEMPLATE.test(name);
}


/***/ }),

/***/ 4066:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ exactFile; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2605);

/** What stands under exactly this name, without a look at what else is in the folder. */
function exactFile(workspace, folder, name) {
    const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, name);
    const entry = workspace.entry(path);
    if (!entry)
        return { name, path, state: "missing", near: undefined, siblings: [] };
    return entry.kind === "file" ? { name, path, state: "file", size: entry.size } : { name, path, state: entry.kind };
}


/***/ }),

/***/ 3292:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ isAsExpected; },
/* harmony export */   d: function() { return /* binding */ EXPECTED; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2605);

/** What the specification expects in a package: its path there, and the entry of `files` that is meant to name it. */
const EXPECTED = [
    { path: "dist/plugin.js", entry: "dist/" },
    { path: "manifest.json", entry: "manifest.json" },
    { path: "README.md", entry: "README.md" },
    { path: "LICENSE", entry: "LICENSE" },
    { path: "CHANGELOG.md", entry: "CHANGELOG.md" },
];
/** Whether all that is expected is packed, and something for every entry of `files`: then there is no more to say. */
function isAsExpected({ files, incomplete }, folder, packageJson) {
    const entries = Object.hasOwn(packageJson, "files") ? packageJson["files"] : undefined;
    if (incomplete !== undefined || !Array.isArray(entries))
        return false;
    const packed = new Set(files.map(({ path }) => path));
    if (!EXPECTED.every(({ path }) => packed.has((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, path))))
        return false;
    return entries.every((entry) => {
        if (typeof entry !== "string")
            return false;
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, entry.replace(/^\.?\//u, "").replace(/\/$/u, ""));
        return packed.has(path) || files.some((file) => file.path.startsWith(`${path}/`));
    });
}


/***/ }),

/***/ 808:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: function() { return /* binding */ hostPackageOf; },
/* harmony export */   Zm: function() { return /* binding */ HOST_PACKAGES; },
/* harmony export */   ar: function() { return /* binding */ hostPackages; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3459);

/**
 * The packages that the host brings: the SDK and the UI libraries. A second copy of one beside the host's does not
 * know it: state and events get lost between them.
 */
const HOST_PACKAGES = [
    "plugin-preflight",
    "react",
    "react-dom",
    "preact",
    "vue",
    "svelte",
    "solid-js",
];
/** Packages that a library is made of, and the library. */
const PARTS = new Map([
    ["@vue/runtime-dom", "vue"],
    ["@vue/runtime-core", "vue"],
    ["@vue/reactivity", "vue"],
]);
/** What the host brings: what every host does, and what the configuration adds. */
function hostPackages(configuration) {
    return new Set((0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W)(configuration) ? HOST_PACKAGES : [...HOST_PACKAGES, ...configuration.peers]);
}
/** The package of the host that a package is, or is a part of. */
function hostPackageOf(name, packages) {
    if (packages.has(name))
        return name;
    const whole = PARTS.get(name);
    return whole !== undefined && packages.has(whole) ? whole : undefined;
}


/***/ }),

/***/ 4390:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ importedPackages; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6659);
/* harmony import */ var _host_packages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(808);


/**
 * Looks at the words that import something, not at the language: a parser would take a hundred times as long. Where a
 * text or a comment speaks of an import, that is seen by what stands around it, in all but odd cases.
 *
 * @param code its bytes, a character for each
 */
function importedPackages(code, packages) {
    const found = new Set();
    const looks = new Map();
    for (const { word, then, stands } of FORMS) {
        for (const at of (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .offsetsOf */ .wM)(word, code)) {
            const end = at + word.length;
            const specifier = then.exec(code.slice(end, end + LONGEST_SPECIFIER))?.[1];
            const name = specifier === undefined ? undefined : (0,_host_packages_js__WEBPACK_IMPORTED_MODULE_0__/* .hostPackageOf */ .Ep)(packageOf(specifier), packages);
            const count = name === undefined ? 0 : (looks.get(name) ?? 0);
            if (name === undefined || found.has(name) || count === MOST_LOOKS)
                continue;
            looks.set(name, count + 1);
            const before = code.slice(Math.max(0, at - LONGEST_CLAUSE), at);
            if (stands(before) && !isInText(before))
                found.add(name);
        }
    }
    return found;
}
/** Code that speaks so often of an import and has none is made to be read for long. */
const MOST_LOOKS = 200;
const LONGEST_SPECIFIER = 120;
/** `import { \u2026 }` may name all that a library has. */
const LONGEST_CLAUSE = 4000;
const FORMS = [
    { word: "from", then: /^\s?["']([^"'\\\s]+)["']/u, stands: isClause },
    { word: "import", then: /^\s?["']([^"'\\\s]+)["']/u, stands: isStatement },
    { word: "import", then: /^\(\s*["'`]([^"'`\\\s]+)["'`]\s*[),]/u, stands: isExpression },
    { word: "require", then: /^\(\s*["'`]([^"'`\\\s]+)["'`]\s*\)/u, stands: isExpression },
];
/** Whether a quotation mark is open at the end of a line. Where the line begins further away than was read, it is code. */
function isInText(before) {
    const start = before.lastIndexOf("\n") + 1;
    if (start === 0 && before.length === LONGEST_CLAUSE)
        return false;
    let open;
    for (let at = start; at < before.length; at++) {
        const character = before.charAt(at);
        if (character === "\\")
            at++;
        else if (open === undefined ? /["'`]/u.test(character) : character === open)
            open = open === undefined ? character : undefined;
    }
    return open !== undefined;
}
/** `import { h } ` before `from`: the names, and before them the start of a statement. */
function isClause(before) {
    const at = Math.max(before.lastIndexOf("import"), before.lastIndexOf("export"));
    return at !== -1 && !/["'`;]/u.test(before.slice(at)) && isStatement(before.slice(0, at));
}
function isStatement(before) {
    let end = before.length;
    while (before[end - 1] === " " || before[end - 1] === "\t")
        end--;
    return end === 0 || /[\r\n;}]$|\*\/$/u.test(before.slice(Math.max(0, end - 2), end));
}
function isExpression(before) {
    const start = before.lastIndexOf("\n") + 1;
    const line = before.slice(start);
    const isWhole = start > 0 || before.length < LONGEST_CLAUSE;
    const isComment = isWhole && /^\s*(?:\/\/|\/?\*)/u.test(line);
    // esbuild writes `__require` where a module of the old kind stands in one of the new.
    return !isComment && !/[\w$."'`\\]$/u.test(line.replace(/__$/u, ""));
}
/** `@scope/name` or `name` of what is imported. */
function packageOf(specifier) {
    const [first = "", second = ""] = specifier.split("/", 2);
    return first.startsWith("@") ? `${first}/${second}` : first;
}


/***/ }),

/***/ 5804:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ lockFileOf; }
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9763);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5378);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3459);
/* harmony import */ var _exact_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4066);




/** npm takes the first that is there. */
const NAMES = ["npm-shrinkwrap.json", "package-lock.json"];
/** Lock files have megabytes, and these two lines stand at their beginning. */
const HEAD = 64 * 1024;
const POINTERS = ["/version", "/packages//version"];
const DEEPEST = 3;
function lockFileOf(workspace, folder) {
    const found = NAMES.map((name) => (0,_exact_file_js__WEBPACK_IMPORTED_MODULE_0__/* .exactFile */ .m)(workspace, folder, name)).find(({ state }) => state !== "missing");
    if (!found)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)("there is no lock file of npm");
    const head = found.state === "file" ? workspace.head(found.path, HEAD) : undefined;
    return { found, versions: head ? versionsIn(found.path, head) : [] };
}
function versionsIn(file, head) {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(head);
    const lines = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .D)(text);
    return [...stringsAt(text, POINTERS)].map(([pointer, { start, end, value }]) => ({
        version: value,
        at: { file, pointer, range: lines.range(start, end) },
    }));
}
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+)/uy;
/** Stands for the key, inside an array. */
const ITEM = 0;
/** The strings at some pointers of a JSON text that may be cut anywhere, read no further than to the last of them. */
function stringsAt(text, pointers) {
    const found = new Map();
    const keys = [];
    TOKEN.lastIndex = 0;
    for (let match = TOKEN.exec(text); match && found.size < pointers.length; match = TOKEN.exec(text)) {
        const [, token = ""] = match;
        const level = keys.length - 1;
        if (token === "{" || token === "[")
            keys.push(token === "[" ? ITEM : undefined);
        else if (token === "}" || token === "]")
            keys.pop();
        else if (token === "," && keys[level] !== ITEM)
            keys[level] = undefined;
        if (!token.startsWith('"'))
            continue;
        const value = unquoted(token);
        if (value === undefined || level < 0)
            break;
        const pointer = level < DEEPEST ? (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerOf */ .r)(keys.filter((key) => key !== undefined)) : "";
        if (keys[level] === undefined)
            keys[level] = value;
        else if (pointers.includes(pointer)) {
            found.set(pointer, { value, start: TOKEN.lastIndex - token.length, end: TOKEN.lastIndex });
        }
    }
    return found;
}
function unquoted(token) {
    try {
        const value = JSON.parse(token);
        return typeof value === "string" ? value : undefined;
    }
    catch {
        // A line break or a wrong escape: this is no JSON from here on.
        return undefined;
    }
}


/***/ }),

/***/ 8694:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ mapSource; },
/* harmony export */   s: function() { return /* binding */ packageIn; }
/* harmony export */ });
/* harmony import */ var _declared_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(462);

function mapSource(name, root, folders, text) {
    const isWhole = root === "" || /^(?:[a-z][a-z0-9+.-]*:|\/)/iu.test(name);
    const full = isWhole ? name : `${root.replace(/\/$/u, "")}/${name}`;
    const found = packageIn(full);
    return { name: full, text, package: found, path: found === undefined ? pathOf(full, folders) : undefined };
}
/** The package of a path: the name behind its last `node_modules`, which pnpm and Yarn have twice. */
function packageIn(path) {
    const at = path.includes("node_modules") ? path.replaceAll("\\", "/").lastIndexOf(FOLDER) : -1;
    if (at === -1 || (at > 0 && !/[/\\]/u.test(path.charAt(at - 1))))
        return undefined;
    const [first = "", second = "", ...rest] = path
        .slice(at + FOLDER.length, at + FOLDER.length + LONGEST_NAME)
        .split(/[/\\]/u);
    const isScoped = first.startsWith("@");
    const hasFile = isScoped ? rest.length > 0 : second !== "";
    return first !== "" && !first.startsWith(".") && hasFile ? (isScoped ? `${first}/${second}` : first) : undefined;
}
const FOLDER = "node_modules/";
/** npm allows 214 characters. */
const LONGEST_NAME = 300;
function pathOf(name, folders) {
    const inWebpack = name.startsWith("webpack:") ? /^webpack:\/\/[^/]*\/(?=\.\/)/u.exec(name)?.[0] : undefined;
    const path = name.slice(inWebpack?.length ?? 0);
    // With a question mark it is what a loader made of a part of the file.
    if (path === "" || path.includes("?") || isBelowFolder(path))
        return undefined;
    // Nearly all begin with a dot, and are paths then but for two characters.
    const isPath = path.startsWith(".") ? !/[\\\0]/u.test(path) : (0,_declared_path_js__WEBPACK_IMPORTED_MODULE_0__/* .whyNoPath */ .D)(path) === undefined;
    return isPath ? (0,_declared_path_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvedPath */ .u)(inWebpack === undefined ? folders.map : folders.plugin, path) : undefined;
}
function isBelowFolder(path) {
    return path.includes(FOLDER) && /(?:^|\/)node_modules\//u.test(path);
}


/***/ }),

/***/ 4580:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ inlineMap; },
/* harmony export */   P: function() { return /* binding */ findMapText; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2605);
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6694);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6659);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3459);
/* harmony import */ var _declared_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(462);






/** Many times what belongs to a bundle that may have 500 KB. */
const MOST_MAP_BYTES = 16 * 1024 * 1024;
/** So many values take some 50 MB when they are parsed; a real map has some thousands, and long texts. */
const MOST_VALUES = 500_000;
/** In so few characters there cannot be many. */
const LITTLE_TEXT = 512 * 1024;
const LONGEST_NAME = 80;
const COMMENT = "sourceMappingURL=";
const ENDS_ADDRESS = /[\s"']/u;
/** The source map that the code names, in itself or in the repository; if it names none, the one beside it. */
function findMapText(code, workspace, folder) {
    const named = addressIn(code.latin1)?.address;
    const home = code.path.slice(0, Math.max(0, code.path.lastIndexOf("/")));
    if (named?.startsWith("data:") === true) {
        const name = `the source map in ${code.name}`;
        const text = dataOf(named);
        return text === undefined ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`${name} cannot be decoded`) : mapText(name, home, text);
    }
    const address = named === undefined ? `${code.path.slice(home.length + 1)}.map` : pathOf(named);
    const why = (0,_declared_path_js__WEBPACK_IMPORTED_MODULE_3__/* .whyNoPath */ .D)(address);
    if (why !== undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`the source map that ${code.name} names, ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(named)}, ${why}`);
    const path = (0,_declared_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvedPath */ .u)(home, address);
    if (path === undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`the source map that ${code.name} names leads out of the repository`);
    const name = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .seenFrom */ .ky)(folder, path), LONGEST_NAME);
    const text = (0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__/* .looseTextOf */ .xt)(workspace, path, MOST_MAP_BYTES);
    if (text !== undefined)
        return mapText(name, path.slice(0, Math.max(0, path.lastIndexOf("/"))), text);
    const entry = workspace.entry(path);
    if (entry)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`${name} ${entry.kind === "file" && entry.size > MOST_MAP_BYTES ? "has more than 16 MiB" : "cannot be read"}`);
    return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(named === undefined
        ? `${code.name} has no source map`
        : `${name}, the source map that ${code.name} names, is not there`);
}
/** The comment that is the source map, where it stands in the code itself. */
function inlineMap({ latin1 }) {
    const found = addressIn(latin1);
    return found?.address.startsWith("data:") === true ? found : undefined;
}
/** What the last comment of the kind names. It begins its line: elsewhere it is a text that speaks of such comments. */
function addressIn(code) {
    for (const at of (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .offsetsFromEnd */ .QR)(COMMENT, code)) {
        const before = /(?:^|[\r\n])[\t ]*\/\/[#@] ?$/u.exec(code.slice(Math.max(0, at - 16), at));
        if (!before)
            continue;
        const start = at + COMMENT.length;
        if (start === code.length || ENDS_ADDRESS.test(code.charAt(start)))
            continue;
        const feed = code.indexOf("\n", start);
        const line = code.slice(start, feed === -1 ? undefined : feed);
        const length = line.search(ENDS_ADDRESS);
        const address = length === -1 ? line : line.slice(0, length);
        return { address, start: at - before[0].length, end: start + address.length };
    }
    return undefined;
}
/** What a relative address means as a path. */
function pathOf(address) {
    const path = address.replace(/[?#][^]*$/u, "");
    try {
        return decodeURIComponent(path);
    }
    catch {
        // No percent code at all: then it is meant as it is written.
        return path;
    }
}
/** The text in a `data:` address. */
function dataOf(address) {
    const comma = address.indexOf(",");
    if (comma === -1)
        return undefined;
    const data = address.slice(comma + 1);
    if (address.slice(0, comma).endsWith(";base64"))
        return (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .utf8 */ .As)(Buffer.from(data, "base64"));
    try {
        return decodeURIComponent(data);
    }
    catch {
        return undefined;
    }
}
function mapText(name, folder, text) {
    if (text.length > LITTLE_TEXT && countValues(text) > MOST_VALUES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`${name} has too many values`);
    // Servers put such a line before JSON that no script should read; the standard has readers drop it. A mark is no JSON.
    return { name, folder, text: text.replace(/^\uFEFF?(?:\)\]\}'[^\n]*)?/u, "") };
}
/** How many values a JSON text may have: its commas and opening brackets outside texts. */
function countValues(text) {
    let count = 0;
    for (let at = 0; at < text.length; at = endOfText(text, at) + 1) {
        const quote = text.indexOf('"', at);
        const end = quote === -1 ? text.length : quote;
        for (; at < end; at++)
            if (beginsValue(text.charCodeAt(at)))
                count++;
    }
    return count;
}
const beginsValue = (code) => code === 0x2c || code === 0x5b || code === 0x7b;
/** Where the text that begins at a quotation mark ends: at the next one without an odd number of backslashes before it. */
function endOfText(text, start) {
    for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
        let before = at - 1;
        while (text[before] === "\\")
            before--;
        if ((at - before) % 2 === 1)
            return at;
    }
    return text.length;
}


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

/***/ 9430:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ isPlainMit; },
/* harmony export */   I: function() { return /* binding */ PLAIN_MIT; }
/* harmony export */ });
/** The MIT License as nearly every copy of it is written, down to its line breaks. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
/** A title, and some lines of copyright without a blank that is left to be filled in. */
const BEFORE = /^(?:(?:The )?MIT License(?: \(MIT\))?\n{1,2})?((?:Copyright [^\n[<{]{1,80}\n){1,9})\n$/u;
/** A line of copyright in which words of another license may stand has one of these. */
const UNSURE = /licen|software|universal|damages/iu;
const LONGEST_BEFORE = 300;
/** What a text holds that {@link isPlainMit}. */
const PLAIN_MIT = [{ name: "MIT", ids: ["MIT"], isFirst: true }];
/** Whether a text certainly is the commonest license in its usual form; any other needs a closer look. */
function isPlainMit(text) {
    const at = text.indexOf(MIT);
    if (at === -1 || at > LONGEST_BEFORE || text.slice(at + MIT.length).trim() !== "")
        return false;
    const [, copyrights] = BEFORE.exec(text.slice(0, at)) ?? [];
    return copyrights !== undefined && !UNSURE.test(copyrights);
}


/***/ }),

/***/ 5055:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: function() { return /* binding */ plainPackedFiles; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2605);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1250);


const MOST_FILES = 20_000;
const DEEPEST = 50;
/** What npm packs of the package's own folder without being asked, whatever the ending. */
const ALWAYS = ["readme", "copying", "license", "licence"];
/** Names that npm has rules for, wherever they stand. */
const ODD = ["cvs", "npm-debug.log", "config.gypi", "archived-packages"];
/** What one npm or another never packs of the package's own folder, also when it is asked to. */
const NEVER = [
    ...["node_modules", "package-lock.json", "npm-shrinkwrap.json", "yarn.lock"],
    ...["pnpm-lock.yaml", "bun.lock", "bun.lockb"],
];
/**
 * What npm packs where `files` names only files and folders that are there, and nothing else has a say: the same for
 * every npm. `undefined` where it takes a closer look, as for patterns, ignore files and names in other letters.
 */
function plainPackedFiles({ workspace, folder, packageJson }) {
    const listed = plainList(packageJson);
    if (!listed)
        return undefined;
    const files = [];
    const links = [];
    // An entry of one name is also for files of that name in folders of which a part is packed.
    const anywhere = new Set([...listed.below.keys()].map((name) => name.toLowerCase()));
    const take = (path) => {
        const entry = workspace.entry(path);
        if (entry?.kind !== "file" || files.length === MOST_FILES)
            return false;
        files.push({ path, size: entry.size });
        return true;
    };
    const takeAll = (at, depth) => depth < DEEPEST &&
        workspace.canList?.(at) !== false &&
        workspace.list(at).every(({ name, kind }) => {
            const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(at, name);
            if (!isPlainName(name))
                return false;
            if (kind === "link")
                links.push(path);
            return kind === "folder" ? takeAll(path, depth + 1) : kind !== "file" || take(path);
        });
    const takeListed = (at, { below }, depth) => {
        const letters = new Set([...below.keys()].map((name) => name.toLowerCase()));
        let found = 0;
        for (const { name, kind } of workspace.list(at)) {
            const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(at, name);
            const wanted = below.get(name);
            if (wanted) {
                found++;
                if (kind === "folder" && wanted.isListed) {
                    if (!takeAll(path, depth))
                        return false;
                }
                else if (kind === "folder") {
                    if (!takeListed(path, wanted, depth + 1))
                        return false;
                }
                else if (kind !== "file" || wanted.isFolder || !take(path))
                    return false;
            }
            else if (letters.has(name.toLowerCase()))
                return false;
            else if (depth > 0) {
                if (anywhere.has(name.toLowerCase()) || /^\.(?:npm|git)ignore$/iu.test(name))
                    return false;
            }
            else if (isAlways(name)) {
                if (kind === "link")
                    links.push(path);
                else if (kind !== "file" || name.includes("*") || !take(path))
                    return false;
            }
        }
        return found === below.size;
    };
    return takeListed(folder, listed, 0) ? { files: files.toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .byPath */ .f2), links } : undefined;
}
/** The entries of `files` as a tree; `undefined` where one is no plain path, or another key has a say. */
function plainList(packageJson) {
    const own = (key) => (Object.hasOwn(packageJson, key) ? packageJson[key] : undefined);
    const files = own("files");
    if (!Array.isArray(files) || files.length > 100)
        return undefined;
    const others = ["workspaces", "bundleDependencies", "bundledDependencies", "directories", "patchedDependencies"];
    if (others.some((key) => own(key) !== undefined))
        return undefined;
    const root = { isListed: false, isFolder: true, below: new Map() };
    const paths = [];
    for (const entry of files) {
        const names = plainNames(entry);
        if (!names || NEVER.includes(names[0]?.toLowerCase() ?? ""))
            return undefined;
        let at = root;
        for (const name of names) {
            if (at !== root)
                at.isFolder = true;
            const next = at.below.get(name) ?? { isListed: false, isFolder: false, below: new Map() };
            at.below.set(name, next);
            at = next;
        }
        at.isListed = true;
        if (typeof entry === "string" && entry.endsWith("/"))
            at.isFolder = true;
        paths.push(names.join("/"));
    }
    const isPacked = (path) => {
        const way = plainNames(path)?.join("/");
        return way !== undefined && paths.some((packed) => way === packed || way.startsWith(`${packed}/`));
    };
    const bin = own("bin");
    const entryPoints = [own("main"), own("browser"), ...((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(bin) ? Object.values(bin) : [bin])];
    return entryPoints.every((path) => path === undefined || isPacked(path)) ? root : undefined;
}
/** The names of a path in which nothing has a meaning for npm. */
function plainNames(path) {
    if (typeof path !== "string" || path.length > 500 || !/^(?:\.?\/)?[\w@][\w@.-]*(?:\/[\w@][\w@.-]*)*\/?$/u.test(path))
        return undefined;
    const names = path
        .replace(/^\.?\//u, "")
        .replace(/\/$/u, "")
        .split("/");
    return names.every(isPlainName) ? names : undefined;
}
function isPlainName(name) {
    const small = name.toLowerCase();
    return PRINTED.test(name) && !name.startsWith(".") && !small.endsWith(".orig") && !ODD.includes(small);
}
/** ASCII without the star, which npm packs in no name. */
const PRINTED = /^[\x20-)+-~]+$/u;
/** As npm has it: with any ending but those of backups, and in any letters that are ASCII. */
function isAlways(name) {
    const small = name.toLowerCase();
    if (small === "package.json")
        return name.toUpperCase() === "PACKAGE.JSON";
    const dot = small.indexOf(".");
    if (dot < 0)
        return ALWAYS.includes(small);
    return ALWAYS.includes(small.slice(0, dot)) && dot < small.length - 1 && !small.endsWith("~") && !small.endsWith("$");
}


/***/ }),

/***/ 7987:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readPlainTitle; },
/* harmony export */   d: function() { return /* binding */ mayBeEntry; }
/* harmony export */ });
/* harmony import */ var _text_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6531);

const PLAIN = /^\[?v?(\d{1,9}\.\d{1,9}\.\d{1,9})\]?(?: - (\d{4}-\d\d-\d\d)| \((\d{4}-\d\d-\d\d)\))?$/u;
const HINT = /\d|unreleased|upcoming|next|not yet/iu;
/** The title of an entry as most tools write it: a stable version, and perhaps a date. */
function readPlainTitle(title) {
    const [, version = "", dashed, bracketed] = PLAIN.exec(title) ?? [];
    return (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$)(version) ? { version, date: dashed ?? bracketed } : undefined;
}
/** Whether a title could be that of an entry at all. */
function mayBeEntry(title) {
    return HINT.test(title);
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

/***/ 461:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: function() { return /* binding */ screenshotsBeside; },
/* harmony export */   _d: function() { return /* binding */ showsNothing; },
/* harmony export */   xM: function() { return /* binding */ screenshotsIn; }
/* harmony export */ });
/* unused harmony export SCREENSHOT_FOLDERS */
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2605);

const SCREENSHOT_FOLDERS = ["screenshots", "assets/screenshots"];
/** Types that have nothing to show; "background-service" is the word of the submission rules. */
const SHOWS_NOTHING = ["cli-tool", "service", "background-service"];
function showsNothing(type) {
    return typeof type === "string" && SHOWS_NOTHING.includes(type);
}
function screenshotsIn(workspace, folder) {
    const found = SCREENSHOT_FOLDERS.flatMap((name) => {
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, name);
        const state = workspace.entry(path)?.kind;
        return state === undefined
            ? []
            : [{ name, path, state, hasImage: state === "folder" && hasImage(workspace, path) }];
    });
    return { found, near: found.length === 0 ? nearFolder(workspace, folder) : undefined };
}
const IMAGE = /\.(?:png|jpe?g|gif|webp|svg)$/iu;
/** So many folders below, as of languages, and so many names in each are looked at. */
const MOST_FOLDERS = 50;
const MOST_NAMES = 1000;
/** Whether an image that is not empty stands in a folder or right below it. */
function hasImage(workspace, path) {
    return imagesIn(workspace, path).next().done !== true;
}
/** The images that are not empty in a folder and right below it. */
function* imagesIn(workspace, path) {
    const listed = workspace.list(path);
    const folders = listed.filter(({ kind }) => kind === "folder").slice(0, MOST_FOLDERS);
    for (const inside of [path, ...folders.map(({ name }) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(path, name))]) {
        const names = (inside === path ? listed : workspace.list(inside)).filter(({ name }) => IMAGE.test(name));
        for (const { name, kind } of names.slice(0, MOST_NAMES)) {
            const image = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(inside, name);
            const entry = workspace.entry(image);
            if (entry?.kind === "file" && entry.size > 0)
                yield { path: image, size: entry.size, isLink: kind === "link" };
        }
    }
}
/**
 * The screenshots that an archive needs besides what it takes: all, of a plugin that must have some and names none. So
 * what passes in the repository passes as its archive, too.
 */
function screenshotsBeside(workspace, folder, type, taken) {
    if (showsNothing(type))
        return [];
    const paths = SCREENSHOT_FOLDERS.map((name) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, name));
    if (taken.some(({ path }) => paths.some((inside) => path.startsWith(`${inside}/`)) && IMAGE.test(path)))
        return [];
    const folders = paths.filter((path) => workspace.entry(path)?.kind === "folder");
    const images = folders.flatMap((path) => [...imagesIn(workspace, path)].filter(({ isLink }) => !isLink));
    // A folder without an image is a warning, also of the archive, which holds no folder but with a file in it.
    return images.length > 0 ? images : folders.flatMap((path) => filesIn(workspace, path));
}
function filesIn(workspace, path) {
    const listed = workspace.list(path).slice(0, MOST_NAMES);
    return listed.flatMap(({ name, kind }) => {
        const entry = kind === "file" ? workspace.entry((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(path, name)) : undefined;
        return entry?.kind === "file" ? [{ path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(path, name), size: entry.size }] : [];
    });
}
/** Where authors keep screenshots, and how they name the folder. */
const PLACES = ["", "assets", "docs", "images", "media", ".github"];
const NEAR = /^screen[-_ ]?shots?$/iu;
function nearFolder(workspace, folder) {
    for (const place of PLACES) {
        const listed = workspace.list((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, place));
        const near = listed.find(({ name, kind }) => kind === "folder" && NEAR.test(name));
        if (near)
            return { name: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(place, near.name), path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(place, near.name)) };
    }
    return undefined;
}


/***/ }),

/***/ 3705:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ secretSuspects; },
/* harmony export */   P: function() { return /* binding */ LARGEST_SEARCHED; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6659);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8980);
/* harmony import */ var _text_secret_anchors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(133);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2605);
/* harmony import */ var _credential_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6541);





const MEBI = 1024 * 1024;
const LARGEST_SEARCHED = 8 * MEBI;
/** All files of a plugin together. */
const MOST_BYTES = 32 * MEBI;
/** What every plugin ships; it is searched also where nobody knows what is packed. */
const SHIPPED = [
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "dist/plugin.js",
    "dist/plugin.js.map",
    "manifest.json",
    "package.json",
];
/** Pictures, films, fonts and archives by how they begin: what they hold is packed, and no text. */
const COMPRESSED = /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP|\0\0.{2}ftyp|OggS\0|wOF[F2]|\x1f\x8b|PK\x03\x04|7z\xbc\xaf|BZh[1-9]1AY|\xfd7zXZ|\x28\xb5\x2f\xfd)/su;
/** As much of a file as that takes. */
const START = 16;
const COMPRESSED_NAME = /\.(?:avif|br|gif|gz|jpe?g|mp4|ogg|png|webm|webp|woff2?|zip)$/iu;
/**
 * The files among what is shipped that need a closer look for secrets; a healthy plugin has none. The built code is one
 * of them whether it is packed or not.
 */
function* secretSuspects(workspace, folder, packed) {
    let bytesLeft = MOST_BYTES;
    for (const { path, size } of shippedFiles(workspace, folder, packed)) {
        // Those have a check of their own, which refuses them whatever they hold.
        if ((0,_credential_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isCredentialFile */ .S)((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .baseName */ .Fl)(path)) || isPicture(workspace, path, size))
            continue;
        const isTooLarge = size > Math.min(LARGEST_SEARCHED, bytesLeft);
        const ascii = isTooLarge ? undefined : workspace.ascii?.(path);
        if (ascii !== undefined && !mayHoldSecret(ascii, false)) {
            bytesLeft -= ascii.length;
            continue;
        }
        const bytes = isTooLarge ? undefined : workspace.bytes(path, LARGEST_SEARCHED);
        bytesLeft -= bytes?.length ?? 0;
        if (!bytes)
            yield { path, size, why: isTooLarge ? "too large" : "unreadable" };
        else if (mayHoldSecret((0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .latin1 */ .Wy)(bytes), (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .wideEncoding */ .bO)(bytes) !== undefined))
            yield { path, size, bytes };
    }
}
/** Whether a file is compressed by its name and by how it begins; one that is large, by its name alone. */
function isPicture(workspace, path, size) {
    if (!COMPRESSED_NAME.test(path))
        return false;
    const head = size > LARGEST_SEARCHED ? undefined : workspace.head(path, START);
    return size > LARGEST_SEARCHED || (head !== undefined && COMPRESSED.test((0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .latin1 */ .Wy)(head, 0, START)));
}
/**
 * Never a no for a file in which the rules find something. Anchors are ASCII: a character for each byte will do, and
 * what has more bytes for each has noughts between.
 */
function mayHoldSecret(text, isWide) {
    return !COMPRESSED.test(text.slice(0, START)) && (0,_text_secret_anchors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAnchor */ .q1)(isWide ? text.replaceAll("\0", "") : text);
}
function shippedFiles(workspace, folder, packed) {
    const files = new Map(packed.map((file) => [file.path, file]));
    for (const name of SHIPPED) {
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)(folder, name);
        if (files.has(path))
            continue;
        const entry = workspace.entry(path);
        if (entry?.kind === "file")
            files.set(path, { path, size: entry.size });
    }
    return files.values();
}


/***/ }),

/***/ 632:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ sourceMapOf; }
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1250);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3459);
/* harmony import */ var _map_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8694);
/* harmony import */ var _map_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4580);




/** The source map of the built code, inline or in a file in the repository; no address is ever fetched. */
function sourceMapOf(code, workspace, folder) {
    const found = (0,_map_text_js__WEBPACK_IMPORTED_MODULE_0__/* .findMapText */ .P)(code, workspace, folder);
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(found))
        return found;
    const wrong = (why) => (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${found.name} is no source map: ${why}`);
    let value;
    try {
        value = JSON.parse(found.text);
    }
    catch {
        // What is wrong with it interests nobody: no one writes a source map by hand.
        return wrong("it is no JSON");
    }
    const parts = partsOf(value);
    if (typeof parts === "string")
        return wrong(parts);
    const folders = { map: found.folder, plugin: folder };
    const sources = [];
    const sections = [];
    for (const { line, column, map } of parts) {
        const read = readPart(map);
        if (typeof read === "string")
            return wrong(read);
        sections.push({ line, column, mappings: read.mappings, firstSource: sources.length });
        for (const [at, name] of read.names.entries()) {
            sources.push((0,_map_source_js__WEBPACK_IMPORTED_MODULE_2__/* .mapSource */ .G)(textOf(name) ?? "", read.root, folders, textOf(read.texts[at])));
        }
    }
    return { sources, sections };
}
/** The maps that a map is made of, or why it is none. */
function partsOf(value) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value))
        return "it is no JSON object";
    if (value["version"] !== 3)
        return "its version is not 3";
    if (value["sections"] === undefined)
        return [{ line: 0, column: 0, map: value }];
    if (!Array.isArray(value["sections"]))
        return '"sections" is no array';
    const parts = [];
    for (const section of value["sections"]) {
        if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(section) || !(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(section["map"]) || !(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(section["offset"]))
            return "a section lacks its map or its offset";
        const { line, column } = section["offset"];
        if (!isCount(line) || !isCount(column))
            return "the offset of a section is no place";
        parts.push({ line, column, map: section["map"] });
    }
    return parts;
}
/** What a map without sections says, or why it is none. */
function readPart({ mappings, sources, sourcesContent, sourceRoot }) {
    const texts = sourcesContent ?? [];
    if (typeof mappings !== "string")
        return '"mappings" is no text';
    if (!Array.isArray(sources))
        return '"sources" is no array';
    if (!Array.isArray(texts))
        return '"sourcesContent" is no array';
    return { mappings, names: sources, texts, root: textOf(sourceRoot) ?? "" };
}
function textOf(value) {
    return typeof value === "string" ? value : undefined;
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}


/***/ }),

/***/ 9456:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ isTestFile; }
/* harmony export */ });
/** Whether a path in a package is that of a test, or of what a run of tests leaves behind. */
function isTestFile(path) {
    return /(?:^|\/)(?:tests?|__tests__|__mocks__|coverage)\/|\.(?:test|spec)\.[cm]?[jt]sx?(?:\.map)?$/iu.test(path);
}


/***/ }),

/***/ 3332:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ toldWith; }
/* harmony export */ });
/** Why the repository's own faults are not told with a plugin: they are told once, with another. */
function toldWith(folder) {
    return `the workflows are told with ${folder === "" ? "." : folder}`;
}


/***/ }),

/***/ 9794:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NR: function() { return /* binding */ trackedEnvironmentOf; },
  BO: function() { return /* binding */ trackedFilesOf; },
  e5: function() { return /* binding */ tracksPath; }
});

// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/environment-file.js
var environment_file = __webpack_require__(628);
;// CONCATENATED MODULE: ./build/src/plugin/git-index.js
const HEADER = 12;
const MODE = 24;
const OBJECT = 40;
const EXTENDED = 0x4000;
const NAME_LENGTH = 0x0fff;
/** Of the mode's third byte, which holds the kind of the file. */
const KIND = 0xf0;
const FOLDER = 0x40;
/** Of its last byte. */
const OWNER_RUNS = 0o100;
/** No system opens a longer path; the limit keeps what is made of a hostile index small. */
const LONGEST_PATH = 4095;
const DECODER = new TextDecoder();
/**
 * Reads the index of git: versions 2, 3 and 4, of SHA-1 and SHA-256.
 *
 * @param part the text that a path must hold to be given; most paths are passed over without being decoded.
 * @returns why the list is not complete, where it is not.
 */
function readGitIndex(bytes, part) {
    const index = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (index.length < HEADER || index.toString("latin1", 0, 4) !== "DIRC")
        return UNREADABLE;
    const version = index.readUInt32BE(4);
    if (version < 2 || version > 4)
        return { absent: `the index of git has the unknown version ${String(version)}` };
    // Nothing in the index names the hash: with the right length all parts join to the end, with the other they do not.
    return read(index, version, 20, part) ?? read(index, version, 32, part) ?? UNREADABLE;
}
const UNREADABLE = { absent: "the index of git cannot be read" };
function read(index, version, hash, part) {
    const paths = new Set();
    const programs = [];
    const folders = [];
    const end = index.length - hash;
    const names = version === 4 ? shortenedNames(index, part) : wholeNames(index, part);
    let at = HEADER;
    for (let count = index.readUInt32BE(8); count > 0; count--) {
        const flagsAt = at + OBJECT + hash;
        if (flagsAt + 4 > end)
            return undefined;
        // Byte by byte: most processes end before this is compiled.
        const flags = ((index[flagsAt] ?? 0) << 8) | (index[flagsAt + 1] ?? 0);
        const isExtended = (flags & EXTENDED) !== 0;
        if (isExtended && version === 2)
            return undefined;
        const next = names.next(at, flagsAt + (isExtended ? 4 : 2), flags & NAME_LENGTH);
        if (next === NONE || next > end)
            return undefined;
        const isFolder = ((index[at + MODE + 2] ?? 0) & KIND) === FOLDER;
        if (isFolder)
            folders.push(names.last());
        if (names.isWanted) {
            paths.add(names.last());
            if (((index[at + MODE + 3] ?? 0) & OWNER_RUNS) !== 0)
                programs.push(names.last());
        }
        at = next;
    }
    const extension = firstNeeded(index, at, end);
    if (extension === undefined)
        return undefined;
    if (extension === "link")
        return { absent: "the index of git is split, and only whole ones are read" };
    if (extension !== "")
        return { absent: `the index of git has the unknown part ${JSON.stringify(extension)}` };
    return { paths: [...paths], programs, folders };
}
const NONE = -1;
/** Versions 2 and 3: the whole path, and zeros up to a multiple of eight bytes. */
function wholeNames(index, part) {
    let found = index.indexOf(part);
    let from = 0;
    let to = 0;
    const names = {
        isWanted: false,
        last: () => DECODER.decode(index.subarray(from, to)),
        next(entry, start, length) {
            const end = length < NAME_LENGTH ? start + length : index.indexOf(0, start);
            // A split index has entries without a name.
            if (end < start || index[end] !== 0)
                return NONE;
            if (found !== -1 && found < start)
                found = index.indexOf(part, start);
            names.isWanted = found !== -1 && found + part.length <= end;
            from = start;
            to = end;
            return entry + ((end - entry + 8) & ~7);
        },
    };
    return names;
}
/** Version 4: how much of the path before is left out at its end, and what follows instead, up to a zero. */
function shortenedNames(index, part) {
    const path = Buffer.alloc(LONGEST_PATH + 1);
    let length = 0;
    const names = {
        isWanted: false,
        last: () => DECODER.decode(path.subarray(0, length)),
        next(_, start) {
            let at = start;
            let byte = index[at++] ?? 0;
            let dropped = byte & 0x7f;
            while ((byte & 0x80) !== 0) {
                byte = index[at++] ?? 0;
                dropped = (dropped + 1) * 0x80 + (byte & 0x7f);
                if (dropped > LONGEST_PATH)
                    return NONE;
            }
            const end = index.indexOf(0, at);
            const kept = length - dropped;
            if (end === -1 || kept < 0 || kept + end - at > LONGEST_PATH)
                return NONE;
            index.copy(path, kept, at, end);
            length = kept + end - at;
            names.isWanted = path.subarray(0, length).includes(part);
            return end + 1;
        },
    };
    return names;
}
/** The first part behind the entries that must be understood; "" for none, `undefined` where they do not fill the index. */
function firstNeeded(index, start, end) {
    let needed = "";
    let at = start;
    while (at < end) {
        if (at + 8 > end)
            return undefined;
        const name = index.toString("latin1", at, at + 4);
        // What begins with a capital letter may be passed over. "sdir" says that folders may stand among the entries.
        if (needed === "" && !/^[A-Z]/u.test(name) && name !== "sdir")
            needed = name;
        at += 8 + index.readUInt32BE(at + 4);
    }
    return at === end ? needed : undefined;
}

;// CONCATENATED MODULE: ./build/src/plugin/tracked-environment.js




const MOST_INDEX_BYTES = 64 * 1024 * 1024;
const NOTHING_TRACKED = { paths: [], programs: [], folders: [] };
// One repository may hold a thousand plugins: what is the same for all of them is read once.
const environments = new WeakMap();
/** Where there is no repository, nothing is tracked. */
function trackedEnvironmentOf(workspace, folder) {
    const git = workspace.git?.();
    if (git === undefined)
        return { paths: [] };
    if ((0,absent/* isAbsent */.W)(git))
        return git;
    const index = environments.get(git) ?? readEnvironments(git);
    environments.set(git, index);
    if ((0,absent/* isAbsent */.W)(index))
        return index;
    const inside = folder === "" ? "" : `${folder}/`;
    if (index.folders.some((closed) => closed.startsWith(inside) || inside.startsWith(closed)))
        return (0,absent/* absent */.G)("this is a sparse checkout, and its index does not name every file of the plugin");
    return { paths: index.paths.filter((path) => path.startsWith(inside) && (0,environment_file/* isEnvironmentFile */.C)((0,workspace_workspace/* baseName */.Fl)(path))) };
}
/**
 * Every file that git tracks and whose path holds `part`, and which of them are programs; absent also where there is no
 * repository.
 */
function trackedFilesOf(workspace, part = "") {
    const git = workspace.git?.();
    if (git === undefined)
        return (0,absent/* absent */.G)("the files are in no git repository");
    return (0,absent/* isAbsent */.W)(git) ? git : readIndex(git, part);
}
/** Whether git tracks a file whose path ends so, as far as its index can be read. */
function tracksPath(workspace, end) {
    const tracked = trackedFilesOf(workspace, end);
    return !(0,absent/* isAbsent */.W)(tracked) && tracked.paths.some((path) => path === end || path.endsWith(`/${end}`));
}
function readEnvironments(git) {
    return readIndex(git, environment_file/* ENVIRONMENT_PART */.Y);
}
function readIndex(git, part) {
    const bytes = git.file("index", MOST_INDEX_BYTES);
    if (bytes === "missing")
        return NOTHING_TRACKED;
    if (bytes === "unreadable")
        return (0,absent/* absent */.G)("the index of git cannot be read, or has over 64 MiB");
    return readGitIndex(bytes, part);
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

/***/ 4655:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ pluginFolders; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8568);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4234);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9764);





const MANIFEST = "manifest.json";
/** No path that a system takes is longer. */
const LONGEST_PATTERN = 4096;
const GIVE_FOLDERS = "Give the folder of a plugin, or a pattern of such folders, as plugins/*";
/**
 * The plugins that some paths name: a folder, a manifest.json for its folder, a pattern such as `plugins/*` for those
 * that hold a manifest.json, and `!plugins/old` for those that are left out.
 *
 * @param known the repository's root where it is known; else git's folder tells.
 * @throws {UsageError} for a path that is no folder, a pattern that nothing matches, plugins of several repositories.
 */
async function pluginFolders(paths, cwd, known) {
    const isExclusion = (path) => path.startsWith("!") && (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .realFolder */ .PX)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path)) === undefined;
    for (const path of paths)
        requireShort(path);
    if (paths.length > 0 && paths.every(isExclusion)) {
        const which = `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(paths[0])} says only what is left out`;
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${which}, and no plugin is named`, `Name the plugins first: "**" ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(paths[0])}`);
    }
    const wanted = [];
    for (const path of paths.filter((one) => !isExclusion(one)))
        wanted.push(await wantedBy(path, cwd));
    const root = known ?? rootOf(wanted[0]?.folder ?? cwd, cwd);
    const workspace = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .diskWorkspace */ .DH)(root);
    const folders = [];
    for (const { path, folder, pattern } of wanted) {
        const inside = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .workspacePath */ .X5)(root, folder);
        if (inside === undefined) {
            throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(folder)} is not in the repository ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(root)}`, "Check one repository a run");
        }
        folders.push(...(pattern === undefined ? [inside] : await matching(workspace, inside, pattern, path)));
    }
    const left = await without(folders, paths.filter(isExclusion), (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .workspacePath */ .X5)(root, (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .realFolder */ .PX)(cwd) ?? cwd) ?? "");
    return { root, workspace, folders: [...new Set(left)].toSorted() };
}
function requireShort(path) {
    if (path.length <= LONGEST_PATTERN)
        return;
    const length = `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(path.length)} characters, but may have at most ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(LONGEST_PATTERN)}`;
    throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`The path ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path)} has ${length}`, GIVE_FOLDERS);
}
/** A pattern of manifests stands for their folders, as the path of one does. */
function withoutManifest(pattern) {
    return pattern.endsWith(`/${MANIFEST}`) ? pattern.slice(0, -MANIFEST.length - 1) : pattern;
}
async function wantedBy(path, cwd) {
    // As from a variable of a shell that is not set.
    if (path === "")
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e("A path is empty", "Give the folder of a plugin, or . for the current one");
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path);
    const folder = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .realFolder */ .PX)(full) ?? ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(full) === MANIFEST ? (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .realFolder */ .PX)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(full)) : undefined);
    if (folder !== undefined)
        return { path, folder };
    if (!/[*?[{]/u.test(path))
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`There is no folder ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path)}`, "Give the folder of a plugin");
    const { readGlob } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(6489)]).then(__webpack_require__.bind(__webpack_require__, 6489));
    const { base, pattern } = readGlob(withoutManifest(path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/")));
    const searched = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .realFolder */ .PX)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, base));
    if (searched === undefined) {
        const purpose = base === path ? "" : ` to search for ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path)}`;
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`There is no folder ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(base)}${purpose}`, GIVE_FOLDERS);
    }
    return { path, folder: searched, pattern };
}
async function matching(workspace, base, pattern, path) {
    const { matchingFolders } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(6489)]).then(__webpack_require__.bind(__webpack_require__, 6489));
    const found = matchingFolders(workspace, base, pattern, MANIFEST);
    if (!found)
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`There are too many files to search for ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path)}`, "Narrow the pattern");
    if (found.length === 0) {
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`No plugin matches ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(path)}: no folder of this pattern holds a ${MANIFEST}`, GIVE_FOLDERS);
    }
    return found;
}
async function without(folders, exclusions, here) {
    if (exclusions.length === 0)
        return folders;
    const { matcherOf } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(6489)]).then(__webpack_require__.bind(__webpack_require__, 6489));
    const leaveOut = exclusions.map((exclusion) => matcherOf(exclusion.slice(1)));
    const asGiven = (folder) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(here, folder) || ".";
    const left = folders.filter((folder) => !leaveOut.some((matches) => matches(asGiven(folder))));
    if (left.length === 0)
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e("All plugins that are named are left out again", "Name one to check");
    return left;
}
/** The git repository that a plugin is in; without one, the current folder or the plugin's own. */
function rootOf(folder, cwd) {
    const current = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .realFolder */ .PX)(cwd) ?? folder;
    return (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryRoot */ .Hn)(folder) ?? ((0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .workspacePath */ .X5)(current, folder) === undefined ? folder : current);
}


/***/ }),

/***/ 9195:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: function() { return /* binding */ preflight; },
  v: function() { return /* binding */ sourceOf; }
});

// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(9763);
// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/lock-file.js
var lock_file = __webpack_require__(5804);
// EXTERNAL MODULE: ./build/src/plugin/png.js
var png = __webpack_require__(783);
// EXTERNAL MODULE: ./build/src/plugin/screenshots.js
var screenshots = __webpack_require__(461);
// EXTERNAL MODULE: ./build/src/plugin/secret-suspects.js
var secret_suspects = __webpack_require__(3705);
// EXTERNAL MODULE: ./build/src/plugin/tracked-environment.js + 1 modules
var tracked_environment = __webpack_require__(9794);
// EXTERNAL MODULE: ./build/src/text/json-limits.js
var json_limits = __webpack_require__(8689);
// EXTERNAL MODULE: ./build/src/text/json-plain.js
var json_plain = __webpack_require__(8673);
// EXTERNAL MODULE: ./build/src/workspace/file-text.js
var file_text = __webpack_require__(6694);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/bundle.js
var plugin_bundle = __webpack_require__(114);
// EXTERNAL MODULE: ./build/src/plugin/bundle-limits.js
var bundle_limits = __webpack_require__(3635);
// EXTERNAL MODULE: ./build/src/plugin/bundled-packages.js + 1 modules
var bundled_packages = __webpack_require__(7700);
// EXTERNAL MODULE: ./build/src/plugin/changed-sources.js
var changed_sources = __webpack_require__(39);
// EXTERNAL MODULE: ./build/src/plugin/exact-file.js
var exact_file = __webpack_require__(4066);
// EXTERNAL MODULE: ./build/src/plugin/host-packages.js
var host_packages = __webpack_require__(808);
// EXTERNAL MODULE: ./build/src/plugin/imported-packages.js
var imported_packages = __webpack_require__(4390);
// EXTERNAL MODULE: ./build/src/plugin/source-map.js
var source_map = __webpack_require__(632);
// EXTERNAL MODULE: ./build/src/text/json-object.js
var json_object = __webpack_require__(1250);
;// CONCATENATED MODULE: ./build/src/plain/bundle.js










const PACKAGES = new Set(host_packages/* HOST_PACKAGES */.Zm);
/** Whether the built code is small and fresh, and holds nothing that the host brings; what it imports of that are peers. */
function plainBundle(workspace, folder, packageJson) {
    const bundle = (0,plugin_bundle/* bundleOf */.c)((0,exact_file/* exactFile */.m)(workspace, folder, "dist/plugin.js"));
    if ((0,absent/* isAbsent */.W)(bundle) || bundle.size >= bundle_limits/* LARGE_BUNDLE */.F || !hasPlainPackages(packageJson))
        return undefined;
    const code = (0,plugin_bundle/* bundleCodeOf */.h)(bundle, workspace);
    if ((0,absent/* isAbsent */.W)(code))
        return undefined;
    const map = (0,source_map/* sourceMapOf */.F)(code, workspace, folder);
    if ((0,bundled_packages/* bundledPackages */.O)(code.latin1, (0,absent/* isAbsent */.W)(map) ? undefined : map, PACKAGES).size > 0)
        return undefined;
    const peers = packageJson["peerDependencies"];
    for (const name of (0,imported_packages/* importedPackages */.m)(code.latin1, PACKAGES)) {
        if (!(0,json_object/* isObject */.G)(peers) || !Object.hasOwn(peers, name))
            return undefined;
    }
    const changed = (0,absent/* isAbsent */.W)(map) ? map : (0,changed_sources/* changedSources */.H)(map, workspace, folder);
    if ((0,absent/* isAbsent */.W)(changed))
        return { notCompared: changed.absent };
    return changed.length === 0 ? { notCompared: undefined } : undefined;
}
/** Whether nothing that the host brings is installed with the plugin. */
function hasPlainPackages(packageJson) {
    return ["dependencies", "optionalDependencies"].every((key) => {
        const entries = packageJson[key];
        return !(0,json_object/* isObject */.G)(entries) || host_packages/* HOST_PACKAGES */.Zm.every((name) => !Object.hasOwn(entries, name));
    });
}

// EXTERNAL MODULE: ./build/src/plugin/plain-title.js
var plain_title = __webpack_require__(7987);
// EXTERNAL MODULE: ./build/src/text/markdown-plain.js + 1 modules
var markdown_plain = __webpack_require__(4162);
// EXTERNAL MODULE: ./build/src/text/versions.js
var versions = __webpack_require__(6531);
;// CONCATENATED MODULE: ./build/src/plain/changelog.js



const ENOUGH = 16 * 1024;
/** Every month has these days. */
const SURE_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/u;
/** Whether a changelog certainly has an entry for a stable version that is not the first of its major one. */
function isPlainChangelog(text, version) {
    const current = (0,versions/* readVersion */.$)(version);
    const headings = current && headingsIn(text);
    if (!current || !headings)
        return false;
    const at = headings.findIndex(({ title }) => (0,plain_title/* mayBeEntry */.d)(title) && !isUnreleased(title));
    const entry = headings[at];
    const next = headings[at + 1];
    const read = entry && (0,plain_title/* readPlainTitle */.D)(entry.title);
    if (!entry || read?.version !== version)
        return false;
    if (read.date !== undefined && !SURE_DATE.test(read.date))
        return false;
    const isPart = next !== undefined && next.level >= entry.level && !(0,plain_title/* mayBeEntry */.d)(next.title);
    if (!entry.filled && !(isPart && next.filled))
        return false;
    return current.major === 0 || headings.slice(at + 1).some(({ title }) => isBefore(title, current));
}
function headingsIn(text) {
    // What follows a heading changes nothing before it, and the newest entries come first.
    const cut = text.length <= ENOUGH ? text.length : text.lastIndexOf("\n\n#", ENOUGH) + 1;
    return (0,markdown_plain/* plainHeadings */.K)(text.slice(0, cut));
}
function isUnreleased(title) {
    return title === "Unreleased" || title === "[Unreleased]";
}
/** Whether a title names an older stable version of the same major one, so that the current is not the first. */
function isBefore(title, { major, minor, patch }) {
    const other = (0,versions/* readVersion */.$)((0,plain_title/* readPlainTitle */.D)(title)?.version ?? "");
    return other?.major === major && (other.minor < minor || (other.minor === minor && other.patch < patch));
}

// EXTERNAL MODULE: ./build/src/plugin/plain-license.js
var plain_license = __webpack_require__(9430);
;// CONCATENATED MODULE: ./build/src/plain/documents.js




/** Far below what is read of such a text. */
const MOST_BYTES = 64 * 1024;
/** In UTF-16 units, of which a character has two at most. */
const LONG_ENOUGH = 400;
/** Whether README.md certainly is long enough and has one section on the installation, titled as it should be. */
function isPlainReadme(workspace, folder) {
    const text = plainText(workspace, (0,workspace_workspace/* joined */.oR)(folder, "README.md"));
    if (text === undefined || text.trim().length <= LONG_ENOUGH || !text.includes("\n## Installation\n"))
        return false;
    const about = (0,markdown_plain/* plainHeadings */.K)(text)?.filter(({ title }) => /installation/iu.test(title));
    return about?.length === 1 && about[0]?.title === "Installation" && about[0].filled;
}
/** Whether LICENSE certainly holds the text of the license that is named. */
function isPlainLicense(workspace, folder, license) {
    const text = plainText(workspace, (0,workspace_workspace/* joined */.oR)(folder, "LICENSE"));
    return license === "MIT" && text !== undefined && (0,plain_license/* isPlainMit */.F)(text);
}
function plainText(workspace, path) {
    const text = (0,file_text/* textOf */.b6)(workspace, path, MOST_BYTES);
    return text === undefined || /[\uFEFF\0\r]/u.test(text) ? undefined : text;
}

// EXTERNAL MODULE: ./build/src/plugin/common-licenses.js
var common_licenses = __webpack_require__(8076);
// EXTERNAL MODULE: ./build/src/plugin/plain-config.js
var plain_config = __webpack_require__(2291);
// EXTERNAL MODULE: ./build/src/plugin/type-needs.js
var type_needs = __webpack_require__(1122);
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
const SHARED = new Set(host_packages/* HOST_PACKAGES */.Zm);
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
    config_schema: isAnything,
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
        isConfigured(manifest));
}
function isConfigured({ config_schema: schema, default_config: defaults }) {
    return (schema === undefined && defaults === undefined) || (0,plain_config/* isPlainConfig */.B)(schema, defaults);
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

// EXTERNAL MODULE: ./build/src/plugin/credential-files.js
var credential_files = __webpack_require__(6541);
// EXTERNAL MODULE: ./build/src/plugin/expected-files.js
var expected_files = __webpack_require__(3292);
// EXTERNAL MODULE: ./build/src/plugin/plain-packed-files.js
var plain_packed_files = __webpack_require__(5055);
// EXTERNAL MODULE: ./build/src/plugin/test-files.js
var test_files = __webpack_require__(9456);
;// CONCATENATED MODULE: ./build/src/plain/packaging.js





/** What a package certainly holds, where that is all of dist/, what is expected and needed beside it, and no harm. */
function plainPackage(packing, needed) {
    const { folder, packageJson } = packing;
    const packed = (0,plain_packed_files/* plainPackedFiles */.s)(packing);
    if (!packed || packed.links.length > 0 || !(0,expected_files/* isAsExpected */.$)(packed, folder, packageJson))
        return undefined;
    const files = packageJson["files"];
    if (!Array.isArray(files) || !files.some((entry) => /^(?:\.?\/)?dist\/?$/u.test(String(entry))))
        return undefined;
    const paths = new Set(packed.files.map(({ path }) => path));
    if (!needed.every((path) => paths.has((0,workspace_workspace/* joined */.oR)(folder, path))))
        return undefined;
    const prefix = folder === "" ? 0 : folder.length + 1;
    const isFine = ({ path }) => isHarmless(path) || (!(0,credential_files/* isCredentialFile */.S)((0,workspace_workspace/* baseName */.Fl)(path)) && !(0,test_files/* isTestFile */.h)(path.slice(prefix)));
    return packed.files.every(isFine) ? packed.files : undefined;
}
/** What the names of tests, and of files that hold credentials, have in them; those with a dot in front are not plain. */
const TELLING = ["test", "spec", "mocks", "coverage", "netrc", "id_", "p12", "pfx", "jks", "keystore"];
function isHarmless(path) {
    const small = path.toLowerCase();
    return !TELLING.some((part) => small.includes(part));
}

;// CONCATENATED MODULE: ./build/src/plain/plugin.js
















/** What must be there and must not be empty. */
const FILES = ["README.md", "LICENSE", "CHANGELOG.md", "dist/plugin.js"];
const LARGEST_CHANGELOG = 256 * 1024;
const LARGEST_IMAGE = 16 * 1024 * 1024;
const ENOUGH_OF_PNG = 24;
/**
 * What is known of a plugin on which no check has anything to say, found out without them; `undefined` for any that
 * needs a closer look. The tests hold this against the checks: it may say "closer" too often, and never too rarely.
 */
function plainPlugin(workspace, folder) {
    const manifest = plainJson(workspace, folder, "manifest.json");
    if (!isPlainManifest(manifest))
        return undefined;
    const packageJson = plainJson(workspace, folder, "package.json");
    const needed = [...pathsOf(manifest), ...screenshotsOf(manifest)].map(withoutDot);
    if (!isPlainPackage(packageJson, manifest))
        return undefined;
    const packed = plainPackage({ workspace, folder, packageJson }, needed);
    const isPlain = packed !== undefined &&
        [...FILES, ...pathsOf(manifest)].every((name) => isFilledFile(workspace, folder, name)) &&
        screenshotsOf(manifest).every((path) => plugin_isPng(workspace, folder, path)) &&
        hasScreenshots(workspace, folder, manifest) &&
        hasPlainVersions(workspace, folder, manifest.version) &&
        tracksNoEnvironment(workspace, folder) &&
        isPlainReadme(workspace, folder) &&
        isPlainLicense(workspace, folder, manifest.license) &&
        hasNoSuspect(workspace, folder, manifest, packed);
    const bundle = isPlain ? plainBundle(workspace, folder, packageJson) : undefined;
    return bundle && { manifest, ...bundle };
}
function plainJson(workspace, folder, name) {
    const path = (0,workspace_workspace/* joined */.oR)(folder, name);
    const text = (0,file_text/* textOf */.b6)(workspace, path, json_limits/* MOST_JSON_BYTES */.Vi);
    return text === undefined ? undefined : (0,json_plain/* readPlainJson */.z)(path, text)?.value;
}
function hasPlainVersions(workspace, folder, version) {
    const changelog = (0,file_text/* textOf */.b6)(workspace, (0,workspace_workspace/* joined */.oR)(folder, "CHANGELOG.md"), LARGEST_CHANGELOG);
    const lock = (0,lock_file/* lockFileOf */.L)(workspace, folder);
    return (changelog !== undefined &&
        isPlainChangelog(changelog, version) &&
        ((0,absent/* isAbsent */.W)(lock) || (lock.found.state === "file" && lock.versions.every((locked) => locked.version === version))));
}
function tracksNoEnvironment(workspace, folder) {
    const tracked = (0,tracked_environment/* trackedEnvironmentOf */.NR)(workspace, folder);
    return !(0,absent/* isAbsent */.W)(tracked) && tracked.paths.length === 0;
}
function isFilledFile(workspace, folder, name) {
    const entry = workspace.entry((0,workspace_workspace/* joined */.oR)(folder, withoutDot(name)));
    return entry?.kind === "file" && entry.size > 0;
}
function plugin_isPng(workspace, folder, path) {
    const file = (0,workspace_workspace/* joined */.oR)(folder, withoutDot(path));
    const entry = workspace.entry(file);
    if (entry?.kind !== "file" || entry.size > LARGEST_IMAGE)
        return false;
    const head = workspace.head(file, ENOUGH_OF_PNG);
    return head !== undefined && (0,png/* pngFacts */.L)(head) !== undefined;
}
/** Which a plain manifest most often names itself: those have been looked at. */
function hasScreenshots(workspace, folder, manifest) {
    if ((0,screenshots/* showsNothing */._d)(manifest.type))
        return true;
    const named = screenshotsOf(manifest).some((path) => /^(?:\.\/)?(?:assets\/)?screenshots\/[^/]+$/u.test(path));
    return named || (0,screenshots/* screenshotsIn */.xM)(workspace, folder).found.some(({ hasImage }) => hasImage);
}
/** Whether no file that ships, in the package or in the archive, has anything in it that a secret could be told by. */
function hasNoSuspect(workspace, folder, { type }, packed) {
    const beside = (0,screenshots/* screenshotsBeside */.GW)(workspace, folder, type, packed);
    const shipped = beside.length === 0 ? packed : [...packed, ...beside];
    return (0,secret_suspects/* secretSuspects */.J)(workspace, folder, shipped).next().done === true;
}
const withoutDot = (path) => path.replace(/^\.\//u, "");

;// CONCATENATED MODULE: ./build/src/plain/workflows.js
const FOLDER = ".github/workflows";
const MOST_FILES = 100;
const workflows_MOST_BYTES = 256 * 1024;
/** Whether no workflow of a repository can be one that runs plugin-preflight: the checks look at no other. */
function hasPlainWorkflows(workspace) {
    if (workspace.entry(FOLDER)?.kind !== "folder")
        return true;
    const files = workspace.list(FOLDER).filter(({ name }) => /\.ya?ml$/u.test(name));
    return files.length <= MOST_FILES && files.every(({ name, kind }) => kind !== "file" || isForeign(workspace, name));
}
function isForeign(workspace, name) {
    const bytes = workspace.bytes(`${FOLDER}/${name}`, workflows_MOST_BYTES);
    if (!bytes || bytes.includes(0))
        return false;
    return !/plugin-preflight/iu.test(new TextDecoder().decode(bytes));
}

// EXTERNAL MODULE: ./build/src/plugin/told-with.js
var told_with = __webpack_require__(3332);
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
    ["versions-agree", "package.json, its lock file and manifest.json name the same semantic version"],
    ["version-matches-tag", "The tag of a release names the version of manifest.json", "this is no release"],
    ["package-peers", "The SDK and the UI libraries are peer dependencies in package.json"],
    ["package-files", "The package holds dist/, manifest.json, README.md, LICENSE and CHANGELOG.md, and what the manifest names"],
    ["env-packed", "No .env file is packed, nor another that holds credentials"],
    ["env-tracked", "No .env file is tracked by git"],
    ["readme-present", "README.md is there, under exactly this name, and holds a text"],
    ["readme-length", "README.md has more than 200 characters"],
    ["readme-installation", "README.md has a section titled \"Installation\""],
    ["license-present", "LICENSE is there, under exactly this name, and holds a text"],
    ["license-text", "The text in LICENSE is that of the license that is named, and filled in"],
    ["changelog-present", "CHANGELOG.md is there, under exactly this name, and holds a text"],
    ["changelog-entry", "CHANGELOG.md says what is new in the current version"],
    ["changelog-major", "The changelog says of a new major version what breaks and how to migrate"],
    ["screenshots-present", "A plugin that shows something has a folder of screenshots, with an image in it"],
    ["bundle-present", "The built code is there, as dist/plugin.js"],
    ["bundle-size", "The built code has fewer than 512,000 bytes"],
    ["bundle-peers", "The SDK and the UI libraries are not inside the built code"],
    ["bundle-fresh", "The built code was built from the files that are there"],
    ["no-secrets", "No secret is in the built code or in another file that ships"],
    ["dependencies-installed", "The packages that package.json asks for are installed", "validate runs nothing of the plugin's"],
    ["scripts-test", "The tests succeed", "validate runs nothing of the plugin's"],
    ["scripts-lint", "The lint command succeeds", "validate runs nothing of the plugin's"],
    ["scripts-types", "The type check succeeds", "validate runs nothing of the plugin's"],
    ["archive-unchanged", "The plugin's own commands leave the files of its archive as they are", "validate runs nothing of the plugin's"],
    ["workflow-yaml", "Every workflow that runs plugin-preflight is one that GitHub can read"],
    ["workflow-inputs", "The Action's inputs in a workflow have names and values that it knows"],
    ["workflow-build", "Every job that checks the plugin has its files, and builds it first"],
    ["workflow-tags", "A workflow that names targets is started by release tags"],
    ["workflow-permissions", "Every job has the permissions that it needs, and names them"],
    ["workflow-credentials", "No job gives a credential to code of the repository"],
    ["workflow-pins", "Every action beside plugin-preflight is pinned to a commit"],
    ["configuration-valid", "The configuration in package.json is understood, and switches nothing off in vain"],
];
/** What becomes of each check on a plugin that is plainly fine. */
const PLAIN_OUTCOMES = ROWS.map(([check, title, reason]) => {
    const about = { check, title, url: (0,tool/* pageUrl */.f)(check) };
    return reason === undefined ? { ...about, status: "met" } : { ...about, status: "skipped", reason };
});

;// CONCATENATED MODULE: ./build/src/preflight/plain-report.js




/**
 * The report of a plugin that is plainly fine, made without its checks; `undefined` for any that they must look at.
 *
 * @param spokenForBy the plugin with which the repository's own faults are told, where that is another.
 */
async function plainReport(workspace, folder, spokenForBy, request) {
    const plain = plainPlugin(workspace, folder);
    if (!plain)
        return undefined;
    const { name, version } = plain.manifest;
    const outcomes = plainOutcomes(spokenForBy, plain.notCompared);
    const report = { path: folder === "" ? "." : folder, name, version, outcomes, findings: [] };
    if (spokenForBy !== undefined || hasPlainWorkflows(workspace))
        return report;
    // A workflow that runs this tool stands beside nearly every plugin, and its checks are few.
    const { inspectWorkflows } = await Promise.all(/* import() */[__webpack_require__.e(3498), __webpack_require__.e(1858), __webpack_require__.e(88)]).then(__webpack_require__.bind(__webpack_require__, 88));
    return withWorkflows(report, await inspectWorkflows(workspace, folder, request));
}
function withWorkflows(report, { outcomes, findings }) {
    const judged = new Map(outcomes.map((outcome) => [outcome.check, outcome]));
    return { ...report, outcomes: report.outcomes.map((outcome) => judged.get(outcome.check) ?? outcome), findings };
}
const lists = new Map();
/** What becomes of each check: one list for all plugins that differ in nothing that it says. */
function plainOutcomes(speaker, notCompared) {
    if (speaker === undefined && notCompared === undefined)
        return PLAIN_OUTCOMES;
    const key = JSON.stringify([speaker, notCompared]);
    const known = lists.get(key);
    if (known)
        return known;
    const toldElsewhere = speaker === undefined ? undefined : (0,told_with/* toldWith */.m)(speaker);
    const outcomes = PLAIN_OUTCOMES.map((outcome) => {
        const { check, title, url } = outcome;
        const reason = check === "bundle-fresh" ? notCompared : check.startsWith("workflow-") ? toldElsewhere : undefined;
        return reason === undefined ? outcome : { check, title, url, status: "skipped", reason };
    });
    lists.set(key, outcomes);
    return outcomes;
}

// EXTERNAL MODULE: ./build/src/preflight/plugin-folders.js
var plugin_folders = __webpack_require__(4655);
// EXTERNAL MODULE: ./build/src/preflight/shard.js
var preflight_shard = __webpack_require__(1878);
;// CONCATENATED MODULE: ./build/src/preflight/selection.js

/** The plugins that a run is about, of those that it names. @throws {UsageError} where they cannot be told. */
async function selectedPlugins({ tag, changedSince, shard }, { root, workspace, folders }) {
    const released = tag === undefined ? folders : await (await Promise.all(/* import() */[__webpack_require__.e(3498), __webpack_require__.e(2006)]).then(__webpack_require__.bind(__webpack_require__, 2006))).taggedPlugin(workspace, folders, tag);
    const speaker = released.includes("") ? "" : released[0];
    const isPicked = tag !== undefined && folders.length > 1;
    if (!isPicked && changedSince === undefined && shard === undefined)
        return { folders: released, speaker };
    const changed = changedSince === undefined
        ? released
        : await (await __webpack_require__.e(/* import() */ 4115).then(__webpack_require__.bind(__webpack_require__, 4115))).changedPlugins(root, released, changedSince);
    return {
        folders: shard ? (0,preflight_shard/* partOf */.BU)(changed, shard) : changed,
        speaker,
        selection: {
            of: folders.length,
            ...(isPicked && { tag }),
            ...(changedSince !== undefined && { changedSince }),
            ...(shard && { shard: (0,preflight_shard/* shardText */.eG)(shard) }),
        },
    };
}

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
    const { overlay } = request;
    const onDisk = await (0,plugin_folders/* pluginFolders */.D)(request.paths, request.cwd, request.root);
    const named = overlay
        ? { ...onDisk, workspace: (await __webpack_require__.e(/* import() */ 4002).then(__webpack_require__.bind(__webpack_require__, 4002))).overlaid(onDisk.workspace, overlay) }
        : onDisk;
    const { root, workspace } = named;
    // Before anything of the plugins' is run: it could write another, and whoever waits for it could wait in vain.
    const { baseline: known } = request;
    const withBaseline = known === undefined
        ? (result) => result
        : (await Promise.all(/* import() */[__webpack_require__.e(9370), __webpack_require__.e(60), __webpack_require__.e(6975)]).then(__webpack_require__.bind(__webpack_require__, 6975))).givenBaseline(known, request.cwd, root);
    const { folders, speaker, selection } = await selectedPlugins(request, named);
    const plugins = [];
    // The checks are loaded for the first plugin that is not plainly fine, and most runs have none.
    let inspection = isSpecial(request) ? await inspectionOf(request) : undefined;
    for (const folder of folders) {
        // What concerns the whole repository is told once: with the plugin at its root, or else with the first.
        const spokenForBy = folder === speaker ? undefined : speaker;
        const plugin = (isSpecial(request) ? undefined : await plainReport(workspace, folder, spokenForBy, request)) ??
            (await (inspection ??= await inspectionOf(request))(workspace, folder, { root, spokenForBy }));
        plugins.push(plugin);
        // Of a thousand plugins, only what is to be shown is kept.
        if (folders.length > 1)
            workspace.forget(folder, new Set(plugin.findings.map(({ location }) => location.file)));
    }
    const failOn = occasion === "release" ? "error" : request.failOn;
    return withBaseline({
        report: { occasion, strict, failOn, plugins, ...(selection && { selection }) },
        root,
        source: sourceOf(workspace),
    });
}
/** Whether more is asked for than what files say of every check. */
function isSpecial({ only, tag, findOut }) {
    return only !== undefined || tag !== undefined || findOut !== undefined;
}
async function inspectionOf(request) {
    return (await Promise.all(/* import() */[__webpack_require__.e(3498), __webpack_require__.e(1858), __webpack_require__.e(422)]).then(__webpack_require__.bind(__webpack_require__, 422))).inspectionFor(request);
}
const MOST_SOURCES = 8;
/** The lines of files that a report names. */
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
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(text)}, but must be a part of all, such as 1/4`, "Count from 1/N to N/N, in at most 9,999 parts");
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
    const notes = [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .selectionWords */ .w8)(report), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .goneWords */ .d1)(report), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .ageWords */ .hm)(report)].filter((note) => note !== undefined);
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

/***/ 7491:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ reporterOf; },
/* harmony export */   h: function() { return /* binding */ FORMATS; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6039);
/* harmony import */ var _closing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8760);


/** Each reporter under the name of its format on the command line, loaded where it is asked for. */
const LOADERS = {
    terminal: async (report) => (hasNothingToShow(report) ? briefly : (await __webpack_require__.e(/* import() */ 4406).then(__webpack_require__.bind(__webpack_require__, 4406))).terminal),
    json: async () => (await __webpack_require__.e(/* import() */ 4041).then(__webpack_require__.bind(__webpack_require__, 4041))).json,
    github: async (report) => hasNothingToShow(report) && !report.baseline ? silent : (await __webpack_require__.e(/* import() */ 9945).then(__webpack_require__.bind(__webpack_require__, 9945))).annotations,
    sarif: async () => (await __webpack_require__.e(/* import() */ 2884).then(__webpack_require__.bind(__webpack_require__, 2884))).sarif,
    junit: async () => (await __webpack_require__.e(/* import() */ 2518).then(__webpack_require__.bind(__webpack_require__, 2518))).junit,
    patch: async () => (await __webpack_require__.e(/* import() */ 4483).then(__webpack_require__.bind(__webpack_require__, 4483))).patch,
    markdown: async () => (await __webpack_require__.e(/* import() */ 4287).then(__webpack_require__.bind(__webpack_require__, 4287))).summary,
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
const briefly = (report, view) => (view.quiet === true ? "" : `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)((0,_closing_js__WEBPACK_IMPORTED_MODULE_1__/* .closing */ .E)(report, view))}\n`);
const silent = () => "";


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
/* harmony export */   Cs: function() { return /* binding */ annotatedWords; },
/* harmony export */   L2: function() { return /* binding */ verdictWords; },
/* harmony export */   L3: function() { return /* binding */ knownWords; },
/* harmony export */   N4: function() { return /* binding */ tally; },
/* harmony export */   O6: function() { return /* binding */ allCountWords; },
/* harmony export */   Vl: function() { return /* binding */ releaseWords; },
/* harmony export */   Wr: function() { return /* binding */ isHealthy; },
/* harmony export */   d1: function() { return /* binding */ goneWords; },
/* harmony export */   di: function() { return /* binding */ titleAndPath; },
/* harmony export */   dn: function() { return /* binding */ reportCounts; },
/* harmony export */   em: function() { return /* binding */ sentence; },
/* harmony export */   fl: function() { return /* binding */ stopsReleaseOnly; },
/* harmony export */   hS: function() { return /* binding */ counted; },
/* harmony export */   hm: function() { return /* binding */ ageWords; },
/* harmony export */   kW: function() { return /* binding */ skippedChecks; },
/* harmony export */   kh: function() { return /* binding */ STOPS_RELEASE; },
/* harmony export */   o5: function() { return /* binding */ pluginTitle; },
/* harmony export */   rj: function() { return /* binding */ countWords; },
/* harmony export */   w8: function() { return /* binding */ selectionWords; },
/* harmony export */   yh: function() { return /* binding */ listWords; }
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
/** With a full stop, where it does not end in a question. */
function sentence(text) {
    return /[.?!\u2026]$/u.test(text) ? text : `${text}.`;
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
    const { of, tag, changedSince, shard } = selection;
    const released = tag === undefined ? [] : [`released by ${tag}`];
    const changed = changedSince === undefined ? [] : [`changed since ${changedSince}`];
    const how = [...released, ...changed, ...(shard === undefined ? [] : [`shard ${shard}`])].join(", ");
    return `${plugins.length === 0 ? "None" : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(plugins.length)} of ${counted(of, "plugin")}: ${how}`;
}
/** That a baseline lists what is not there any more; `undefined` where it does not. */
function goneWords({ baseline }) {
    if (!baseline || baseline.gone === 0)
        return undefined;
    const gone = baseline.gone === 1 ? "1 finding that is gone" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(baseline.gone)} findings that are gone`;
    return `The baseline ${baseline.file} lists ${gone}: run again with --update-baseline`;
}
/** `3 new, 5 known from main, 1 not compared`, of the findings that count; `undefined` where none was compared. */
function ageWords({ plugins, base }) {
    const open = plugins.flatMap(({ findings }) => findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ));
    const [fresh, known] = ["new", "known"].map((age) => open.filter((one) => one.age === age).length);
    if (fresh === undefined || known === undefined || fresh + known === 0)
        return undefined;
    const rest = open.length - fresh - known;
    const from = base === undefined || known === 0 ? "" : ` from ${base.name}`;
    const parts = [
        fresh > 0 ? `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(fresh)} new` : "Nothing new",
        `${known === 0 ? "none" : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(known)} known${from}`,
    ];
    return [...parts, ...(rest > 0 ? [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(rest)} not compared`] : [])].join(", ");
}
/** That the pull request does not bring a finding; `undefined` for any other. */
function knownWords({ age }, { base }) {
    return age === "known" ? `Known${base === undefined ? "" : ` from ${base.name}`}` : undefined;
}
function reportCounts({ plugins }) {
    return (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(plugins.flatMap(({ findings }) => findings));
}
/** That not all findings are shown at their lines, in a sentence; nothing where they are. */
function annotatedWords(report, shown, isCut) {
    const { error, warning, notice } = reportCounts(report);
    const all = error + warning + notice;
    if (shown >= all)
        return [];
    const order = ageWords(report) === undefined ? "the worst first" : "the worst first, and of each severity the new ones";
    return [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(shown)} of ${counted(all, "finding")} are annotated, ${order}; ${listWords(isCut)}.`];
}
/** Where those are that GitHub does not show at their lines. */
function listWords(isCut) {
    return isCut ? "the list is below, as far as GitHub takes it" : "the list is below";
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

/***/ 6659:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: function() { return /* binding */ utf8; },
/* harmony export */   QR: function() { return /* binding */ offsetsFromEnd; },
/* harmony export */   Wy: function() { return /* binding */ latin1; },
/* harmony export */   wM: function() { return /* binding */ offsetsOf; },
/* harmony export */   zP: function() { return /* binding */ copyOf; },
/* harmony export */   zu: function() { return /* binding */ placesOfBytes; }
/* harmony export */ });
/** Bytes as text, a character for each: what ASCII text is looked for in, and its places are those of the bytes. */
function latin1(bytes, start = 0, end = bytes.length) {
    return bufferOf(bytes).toString("latin1", start, end);
}
/** Bytes as text, UTF-8, with a byte order mark if there is one; U+FFFD stands for what is none. */
function utf8(bytes) {
    return bufferOf(bytes).toString("utf8");
}
/** Where a text stands in another, first to last. */
function* offsetsOf(words, text) {
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length))
        yield at;
}
/** Where a text stands in another but at its start, last to first. */
function* offsetsFromEnd(words, text) {
    for (let at = text.lastIndexOf(words); at > 0; at = text.lastIndexOf(words, at - 1))
        yield at;
}
/** A part of a text of {@link latin1} that can be kept: as it was cut out, it keeps the whole text in memory. */
function copyOf(part) {
    return Buffer.from(part, "latin1").toString("latin1");
}
/**
 * Finds the places of bytes, given as {@link latin1}, in the text that they are, UTF-8. Asked from first to last, it
 * reads nothing twice.
 */
function placesOfBytes(bytes) {
    let known = 0;
    let position = { line: 1, column: 1 };
    const positionOf = (offset) => {
        if (offset < known)
            [known, position] = [0, { line: 1, column: 1 }];
        const part = bytes.slice(known, offset);
        let { line, column } = position;
        let lineStart = 0;
        for (const at of offsetsOf("\n", part))
            [line, column, lineStart] = [line + 1, 1, at + 1];
        column += Buffer.from(part.slice(lineStart), "latin1").toString("utf8").length;
        known = offset;
        position = { line, column };
        return position;
    };
    return (start, end) => ({ start: positionOf(start), end: positionOf(end) });
}
function bufferOf(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}


/***/ }),

/***/ 8980:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NR: function() { return /* binding */ strictUtf8; },
/* harmony export */   _6: function() { return /* binding */ decodeUtf8; },
/* harmony export */   bO: function() { return /* binding */ wideEncoding; }
/* harmony export */ });
const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
/** The text that bytes are in UTF-8, with a byte order mark if there is one; `undefined` where they are none. */
function strictUtf8(bytes) {
    try {
        return STRICT.decode(bytes);
    }
    catch {
        return undefined;
    }
}
/** Decodes UTF-8 strictly, and tells what is wrong with it. A byte order mark stays in the text. */
function decodeUtf8(bytes) {
    const name = wideEncoding(bytes);
    if (name)
        return { text: "", fault: { kind: "encoding", name } };
    const strict = strictUtf8(bytes);
    if (strict !== undefined)
        return { text: strict };
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const before = longestValidStart(bytes);
    const byte = new TextEncoder().encode(before).length;
    return { text, fault: { kind: "byte", value: bytes[byte] ?? 0, byte, at: before.length } };
}
/** The encoding of a text whose characters take two or four bytes each, also without a mark. */
function wideEncoding(bytes) {
    const [a, b, c, d] = bytes;
    if (a === 0xff && b === 0xfe && c === 0 && d === 0)
        return "UTF-32";
    if (a === 0 && b === 0 && c === 0xfe && d === 0xff)
        return "UTF-32";
    if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
        return "UTF-16";
    const [first, second, third, fourth] = [a, b, c, d].map((byte) => byte === 0);
    const everyOtherIsNull = first !== second && first === third && second === fourth;
    return bytes.length >= 4 && everyOtherIsNull ? "UTF-16" : undefined;
}
function longestValidStart(bytes) {
    const start = (length) => {
        const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
        try {
            return decoder.decode(bytes.subarray(0, length), { stream: true });
        }
        catch {
            return undefined;
        }
    };
    let valid = 0;
    let invalid = bytes.length + 1;
    while (invalid - valid > 1) {
        const middle = (valid + invalid) >> 1;
        if (start(middle) === undefined)
            invalid = middle;
        else
            valid = middle;
    }
    return start(valid) ?? "";
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
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8980);
/* harmony import */ var _json_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8689);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5378);



// Some escapes and exponents hide half characters, controls and infinities; a BOM and raw controls are always odd.
const ODD = /\\[ubf]|[\uFEFF\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\d[eE]|\d{20}/u;
/** A JSON text with nothing to say about it, parsed; `undefined` for one that needs a closer look. */
function readPlainJson(file, source) {
    if (source.length > _json_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_JSON_BYTES */ .Vi)
        return undefined;
    const value = parsed(source);
    if (value === undefined)
        return undefined;
    const at = (...path) => ({ file, pointer: (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .pointerOf */ .r)((0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .existing */ .g)(value, path)) });
    return { file, value, problems: [], at, keyAt: at, removal: () => [], addition: () => [] };
}
function parsed(source) {
    try {
        const text = typeof source === "string" ? source : (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .strictUtf8 */ .NR)(source);
        if (text?.isWellFormed() !== true || ODD.test(text))
            return undefined;
        const value = JSON.parse(text);
        const tally = { keys: 0, values: 0, colons: 0 };
        // Each key has a colon of its own: with one more in the text than the value accounts for, a key stood twice.
        return count(value, 0, tally) && tally.keys + tally.colons === colonsIn(text) ? value : undefined;
    }
    catch {
        // Not JSON: the closer look says what and where.
        return undefined;
    }
}
/** Adds up what a value holds in all its levels; `false` where that is more than is read. */
function count(value, above, tally) {
    if (++tally.values + tally.keys > _json_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_JSON_VALUES */ .Yh)
        return false;
    if (typeof value === "string")
        tally.colons += colonsIn(value);
    if (typeof value !== "object" || value === null)
        return true;
    if (above === _json_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_JSON_LEVELS */ .HP)
        return false;
    if (Array.isArray(value)) {
        for (const item of value)
            if (!count(item, above + 1, tally))
                return false;
        return true;
    }
    for (const key in value) {
        tally.keys++;
        tally.colons += colonsIn(key);
        if (!count(value[key], above + 1, tally))
            return false;
    }
    return true;
}
function colonsIn(text) {
    let colons = 0;
    for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1))
        colons++;
    return colons;
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

/***/ 4162:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: function() { return /* binding */ plainHeadings; }
});

;// CONCATENATED MODULE: ./build/src/text/markdown-line.js
function lineKind(line) {
    const hasTag = line.includes("<");
    const hasName = line.includes("]:");
    if (isTextStart(line.charCodeAt(0)))
        return hasName || (hasTag && SPECIAL_TAG.test(line)) ? "odd" : "text";
    if (isBlank(line))
        return "blank";
    if (line.startsWith("#"))
        return "atx";
    const hasFence = line.includes("```") || line.includes("~~~");
    if (hasFence && FENCE.test(line))
        return "fence";
    if (UNDERLINE.test(line))
        return "underline";
    if (isComment(line))
        return "comment";
    if (hasTag && SPECIAL_TAG.test(line))
        return "odd";
    if (hasName)
        return DEFINITION.test(line) ? "definition" : "odd";
    if (line.startsWith("<"))
        return "html";
    if ((hasFence || line.includes("#")) && NESTED.test(line))
        return "odd";
    return hasTag && NESTED_TAG.test(line) ? "tag" : "text";
}
const FENCE = /^( *)(`{3,}|~{3,})([^]*)$/u;
/** What underlines a title, or is a rule. */
const UNDERLINE = /^\s*(?:=+|-+)\s*$/u;
const DEFINITION = /^\[([\w.+-]+)\]: https?:\/\/[^\s<>()"'\\]+[ \t]*$/u;
/** Tags in which a heading may stand, or what looks like one and is none. */
const SPECIAL_TAG = /<(?:[!?]|\/?(?:h[1-6]|blockquote|pre|script|style|textarea|title)(?![\w-]))/iu;
/** A heading or a fence that does not begin its line, but perhaps an item of a list. */
const NESTED = /^[\s>*+\-\d.)]*(?:#{1,6}(?:\s|$)|`{3}|~{3})/u;
const NESTED_TAG = /^[\s>*+\-\d.)]*</u;
const SEEN = /^(?: *(?:(?:[-*+]|\d{1,9}[.)]) +)?\*{0,2}(?:[A-Za-z]|\d+[A-Za-z:])|[|`!(]|\[[^\]\\]*\]\()/u;
/** Whether a line of text certainly shows something: a paragraph, an item with text, a picture, a row of a table. */
function isSeenText(line) {
    return SEEN.test(line);
}
function isBlank(line) {
    return line === "" || /^[ \t]*$/u.test(line);
}
/** The fence that a line opens; `undefined` where what looks like one is code within a paragraph. */
function openedFence(line) {
    const [, indent = "", marks = "", info = ""] = FENCE.exec(line) ?? [];
    return marks === "" || info.includes("`") ? undefined : { marks, indent: indent.length };
}
/**
 * What a line is below the opening of a fence. A fence that is indented may stand in a list, or be code itself: it is plain if all
 * of it is indented as far, and its end exactly so.
 */
function fenceLineKind(line, { marks, indent }) {
    const end = line.trimStart();
    if (end.startsWith(marks)) {
        const [, before = "", , rest = ""] = FENCE.exec(line) ?? [];
        const isEnd = line.startsWith(marks, before.length) && isBlank(rest);
        if (isEnd && (indent === 0 ? before.length <= 3 : before.length === indent))
            return "end";
        if (isEnd && indent > 0)
            return "odd";
    }
    return isBlank(line) || line.startsWith(" ".repeat(indent)) ? "inside" : "odd";
}
/** The name that a definition gives to a link, as links call it. */
function definedName(line) {
    return (DEFINITION.exec(line)?.[1] ?? "").toLowerCase();
}
/** Letters, and the bar that begins a row of a table: whatever follows, the line is no more than text. */
function isTextStart(code) {
    return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 124;
}
function isComment(line) {
    return line.startsWith("<!--") && line.indexOf("-->", 2) === line.trimEnd().length - 3;
}

;// CONCATENATED MODULE: ./build/src/text/markdown-plain.js

/**
 * The headings of a Markdown text that is written as most are: `# Title` from the first column, code between fences,
 * HTML in blocks without headings. `undefined` for one that needs a closer look. The tests hold what is found here
 * against the parser.
 */
function plainHeadings(text) {
    if (/\r(?!\n)|\0/u.test(text))
        return undefined;
    const found = [];
    const definitions = new Set();
    let fence;
    let before = "text";
    let next = 0;
    for (let from = text.startsWith("\uFEFF") ? 1 : 0; from < text.length; from = next) {
        const feed = text.indexOf("\n", from);
        next = feed === -1 ? text.length : feed + 1;
        const line = text.slice(from, feed === -1 ? next : text[feed - 1] === "\r" ? feed - 1 : feed);
        const last = found.at(-1);
        if (fence) {
            const kind = fenceLineKind(line, fence);
            if (kind === "odd")
                return undefined;
            if (kind === "end")
                fence = undefined;
            else if (last && line.trim() !== "")
                last.filled = true;
            continue;
        }
        const kind = lineKind(line);
        if (before === "html" && kind !== "blank") {
            if (!IN_HTML.has(kind))
                return undefined;
            if (kind !== "comment")
                doubt(last);
            continue;
        }
        if (before === "definition" && kind !== "definition" && kind !== "blank")
            return undefined;
        switch (kind) {
            case "odd":
            case "tag":
                return undefined;
            case "atx": {
                const heading = headingIn(line, from, next);
                if (!heading)
                    return undefined;
                found.push(heading);
                break;
            }
            case "fence":
                fence = openedFence(line);
                if (!fence)
                    return undefined;
                // One that is indented far enough is code itself.
                if (fence.indent > 0)
                    doubt(last);
                break;
            case "underline":
                if (before !== "blank")
                    return undefined;
                doubt(last);
                break;
            case "definition":
                if (before !== "blank" && before !== "definition")
                    return undefined;
                definitions.add(definedName(line));
                break;
            case "html":
                doubt(last);
                break;
            case "text":
                if (last && !last.filled && isSeenText(line))
                    last.filled = true;
                else
                    doubt(last);
                break;
            case "blank":
            case "comment":
        }
        before = kind;
    }
    const isSure = !fence && found.every(({ unsure, filled }) => filled || !unsure);
    return isSure ? found.map((heading) => resolved(heading, definitions)) : undefined;
}
/** What changes nothing in a block of HTML, nor in a paragraph with tags. */
const IN_HTML = new Set(["html", "tag", "comment", "text"]);
const MARKS = /^#{1,6} +/u;
const TITLE = /^[^\\`*_<&[\]#\s]+(?: +[^\\`*_<&[\]#\s]+)*$/u;
const LINK = /(?<!!)\[([\w.+-]+)\](?:\(https?:\/\/[\w./~:?=+%-]+\)|(?![[(]))/u;
function doubt(heading) {
    if (heading)
        heading.unsure = true;
}
function headingIn(line, from, to) {
    const rest = line.replace(MARKS, "");
    const written = rest.trimEnd();
    const link = written.includes("[") ? LINK.exec(written) : null;
    const title = link ? written.replace(link[0], link[1] ?? "") : written;
    if (rest === line || !TITLE.test(title) || !isBlank(rest.slice(written.length)))
        return undefined;
    const start = from + line.length - rest.length;
    const label = link?.[0].endsWith("]") === true ? link[1] : undefined;
    const seen = label === undefined ? title : written;
    const tidy = seen.includes("  ") ? seen.replace(/ +/gu, " ") : seen;
    const place = { start, end: start + written.length, from, to };
    return { level: line.indexOf(" "), title: tidy, style: "atx", ...place, filled: false, unsure: false, label };
}
/** A title in brackets is one without them if they are a link. */
function resolved(heading, definitions) {
    const { level, title, style, start, end, from, to, filled, label } = heading;
    const isLink = label !== undefined && definitions.has(label.toLowerCase());
    return { level, title: isLink ? title.replace(`[${label}]`, label) : title, style, start, end, from, to, filled };
}


/***/ }),

/***/ 4234:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ kilobytes; },
/* harmony export */   z: function() { return /* binding */ grouped; }
/* harmony export */ });
/** A whole number with its thousands apart: `1,048,576`. The locale data of the platform would cost every run 3 ms. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}
/** A number of bytes as people say it: `12 KB`, where 500 KB are the 512,000 bytes of the specification. */
function kilobytes(bytes) {
    return bytes < 1024 ? `${grouped(bytes)} bytes` : `${grouped(Math.round(bytes / 1024))} KB`;
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

/***/ 6531:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ readVersion; },
/* harmony export */   b: function() { return /* binding */ nearestVersion; }
/* harmony export */ });
const LONGEST = 256;
// The regular expression of semver.org; the tests hold it against the package semver.
const EXACT = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/u;
/** The form of nearly every version: code for it is made in half the time. */
const STABLE = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/u;
/** Reads an exact semantic version: no `v`, no spaces, no leading zeros, all three parts. */
function readVersion(text) {
    const parts = text === "" || text.length > LONGEST ? null : (STABLE.exec(text) ?? EXACT.exec(text));
    if (!parts)
        return undefined;
    const [major = 0, minor = 0, patch = 0] = parts.slice(1, 4).map(Number);
    if (![major, minor, patch].every(Number.isSafeInteger))
        return undefined;
    return { text, major, minor, patch, prerelease: text.includes("-"), build: parts[5] ?? "" };
}
/** The exact version that a loosely written one stands for: `v1.2` is `1.2.0`. */
function nearestVersion(text) {
    const loose = /^[vV=\s]*(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?((?:[-+][\w.+-]*)?)\s*$/u;
    const parts = text.length > LONGEST ? null : loose.exec(text);
    if (!parts)
        return undefined;
    const numbers = parts.slice(1, 4).map((part) => String(Number(part ?? "0")));
    return readVersion(numbers.join(".") + (parts[4] ?? ""))?.text;
}


/***/ }),

/***/ 9764:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DH: function() { return /* binding */ diskWorkspace; },
  PX: function() { return /* binding */ realFolder; },
  Hn: function() { return /* binding */ repositoryRoot; },
  X5: function() { return /* binding */ workspacePath; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/src/workspace/held.js
/** Holds little of many plugins, one after the other. */
function held() {
    // A map that lives long takes each table it grows or shrinks into from the old memory, and keeps what that named.
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

;// CONCATENATED MODULE: ./build/src/workspace/inside.js

/** Whether a path of this disk is a folder's or below it, by their letters: links are followed before. */
function isInside(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}

// EXTERNAL MODULE: ./build/src/workspace/safe-read.js
var safe_read = __webpack_require__(6948);
;// CONCATENATED MODULE: ./build/src/workspace/disk-paths.js





/** @param root a real path */
function diskPaths(root) {
    const base = root.endsWith(external_node_path_.sep) ? root : `${root}${external_node_path_.sep}`;
    const listings = held();
    /** Whether every name on the way to a folder is listed, and none of them is a link. */
    const ways = held();
    const listing = (folder, real) => {
        if (!listings.has(folder))
            listings.set(folder, namesIn(real ?? base + folder));
        return listings.get(folder);
    };
    const find = (folder, name) => {
        const names = listing(folder);
        if (names)
            return names.get(name);
        // A folder may be entered that may not be listed: then the file system is asked for the name itself.
        const stat = (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(base, folder, name), { throwIfNoEntry: false }));
        return stat && { name, kind: (0,safe_read/* kindOf */.I)(stat) };
    };
    const isPlainWay = (folder) => {
        if (folder === "")
            return true;
        let isPlain = ways.get(folder);
        if (isPlain === undefined) {
            const [above, name] = parted(folder);
            const kind = isPlainWay(above) ? find(above, name)?.kind : undefined;
            isPlain = kind !== undefined && kind !== "link";
            ways.set(folder, isPlain);
        }
        return isPlain;
    };
    const resolve = (path) => {
        if (path.startsWith("/"))
            return undefined;
        const [folder, name] = parted(path);
        if (!isPlainWay(folder))
            return throughLinks(path);
        const listed = find(folder, name);
        if (!listed)
            return undefined;
        return listed.kind === "link" ? throughLinks(path) : { real: base + path, kind: listed.kind };
    };
    const throughLinks = (path) => {
        let folder = "";
        // Names behind a link cannot be told apart by the listing of the folder that holds the link.
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
            return unresolved(root, path.split("/"));
        return isInside(root, real) ? { real } : { kind: "outside" };
    };
    return {
        resolve,
        namesOf(folder) {
            if (folder === "")
                return listing("");
            const found = resolve(folder);
            return found?.real === undefined ? undefined : listing(folder, found.real);
        },
        forget(isGone) {
            listings.forget(isGone);
            ways.forget(isGone);
        },
    };
}
/** The folder of a path, and its last name. */
function parted(path) {
    const at = path.lastIndexOf("/");
    return at < 0 ? ["", path] : [path.slice(0, at), path.slice(at + 1)];
}
/** What becomes of a path with a link in it that does not lead to anything: the last step that can be made tells. */
function unresolved(root, names) {
    for (let depth = names.length - 1; depth >= 0; depth--) {
        const real = (0,safe_read/* attempt */.CD)(() => external_node_fs_.realpathSync.native((0,external_node_path_.join)(root, ...names.slice(0, depth))));
        if (real === undefined)
            continue;
        if (!isInside(root, real))
            return { kind: "outside" };
        return (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(real, names[depth] ?? ""))) && { kind: "broken" };
    }
    return undefined;
}
function namesIn(path) {
    const listed = (0,safe_read/* readFolder */.j1)(path);
    return listed && new Map(listed.map((found) => [found.name, found]));
}

;// CONCATENATED MODULE: ./build/src/workspace/git-folder.js



/** What each working tree of a repository has for itself. */
const OWN = new Set(["HEAD", "index"]);
const LONGEST_POINTER = 16 * 1024;
const DECODER = new TextDecoder();
const NO_REPOSITORY = { absent: "what stands at .git is no git repository" };
/**
 * What git keeps about a working tree: in its folder `.git`, or where the file `.git` of a worktree or a submodule
 * points; `undefined` where there is no repository.
 */
function gitFolderOf(root) {
    const dotGit = (0,external_node_path_.join)(root, ".git");
    const kind = kindAt(dotGit);
    if (kind === undefined)
        return undefined;
    const own = kind === "folder" ? dotGit : pointedAt(root, /^gitdir: (.+)$/u.exec(line(dotGit) ?? "")?.[1]);
    if (own === undefined || kindAt((0,external_node_path_.join)(own, "HEAD")) !== "file")
        return NO_REPOSITORY;
    const shared = (0,external_node_path_.join)(own, "commondir");
    const common = kindAt(shared) === undefined ? own : pointedAt(own, line(shared));
    if (common === undefined)
        return NO_REPOSITORY;
    return {
        file(path, most) {
            const base = OWN.has(path) ? own : common;
            const stands = kindBelow(base, path);
            if (stands === undefined)
                return "missing";
            const bytes = stands === "file" ? (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readRegular */.VX)((0,external_node_path_.join)(base, path), most)) : undefined;
            return bytes ?? "unreadable";
        },
        list(folder) {
            const stands = kindBelow(common, folder);
            if (stands === undefined)
                return [];
            return (stands === "folder" ? (0,safe_read/* readFolder */.j1)((0,external_node_path_.join)(common, folder)) : undefined) ?? "unreadable";
        },
    };
}
/** The line that is all of a file. */
function line(path) {
    const bytes = (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readRegular */.VX)(path, LONGEST_POINTER));
    const text = bytes && DECODER.decode(bytes).replace(/[\r\n]+$/u, "");
    return text === "" || text?.includes("\0") === true ? undefined : text;
}
/** Nobody's network is asked: a path that names another machine is not followed. */
function pointedAt(from, path) {
    return path === undefined || /^[\\/]{2}/u.test(path) ? undefined : (0,external_node_path_.resolve)(from, path);
}
/** What stands at a path; a link on the way to it is what stands there, as it could lead out. */
function kindBelow(base, path) {
    let full = base;
    let kind;
    for (const name of path.split("/")) {
        full = (0,external_node_path_.join)(full, name);
        kind = kindAt(full);
        if (kind !== "folder")
            break;
    }
    return kind;
}
function kindAt(path) {
    const stat = (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }));
    return stat && (0,safe_read/* kindOf */.I)(stat);
}

;// CONCATENATED MODULE: ./build/src/workspace/disk.js







const LARGEST_READ = 64 * 1024 * 1024;
/** Files up to this size are kept: what was judged is what is shown, also when the disk changes meanwhile. */
const LARGEST_KEPT = 1024 * 1024 + 1;
/** What is kept of files that are to be shown, of all plugins together. */
const MOST_KEPT = 64 * 1024 * 1024;
/** Only an open file tells whether it may be read: a small one is read along, until that is this much. */
const MOST_READ_ALONG = 4 * 1024 * 1024;
/** The workspace of a folder on disk. Nothing outside the folder is read, whatever its links say. */
function diskWorkspace(root) {
    const realRoot = external_node_fs_.realpathSync.native(root);
    const paths = diskPaths(realRoot);
    const recent = held();
    /** Of plugins that were let go of, with what they have together. */
    const shown = new Map();
    let shownBytes = 0;
    let readAlong = 0;
    let git;
    const known = (path) => recent.get(path) ?? shown.get(path);
    /** Keeps what an opened file was at first, and what was read of it. */
    const keep = (path, { size, isExecutable, bytes, ascii }) => {
        const { entry } = known(path) ?? { entry: { kind: "file", size, ...(isExecutable && { isExecutable }) } };
        recent.set(path, { entry, ascii, bytes: bytes && bytes.length <= LARGEST_KEPT ? bytes : undefined });
    };
    const kept = (path) => {
        const found = known(path);
        if (found?.ascii !== undefined)
            found.bytes ??= Buffer.from(found.ascii, "latin1");
        return found?.bytes;
    };
    const entryOnDisk = (path) => {
        const found = paths.resolve(path);
        if (found?.real === undefined)
            return found;
        const { real, kind = disk_kindAt(real) } = found;
        if (kind !== "file")
            return entryOf(kind);
        const file = (0,safe_read/* attempt */.CD)(() => (readAlong < MOST_READ_ALONG ? (0,safe_read/* openSmall */.gF)(real) : (0,safe_read/* openRegular */.lf)(real, 0)));
        if (file)
            keep(path, file);
        if (file)
            readAlong += (file.ascii ?? file.bytes)?.length ?? safe_read/* LITTLE */.R0;
        const read = known(path);
        if (read)
            return read.entry;
        const left = disk_kindAt(real);
        return left === "file" ? { kind: "unreadable" } : entryOf(left);
    };
    const entry = (path) => {
        if (path === "")
            return { kind: "folder" };
        const found = known(path);
        if (found)
            return found.entry;
        const onDisk = entryOnDisk(path);
        if (!recent.has(path))
            recent.set(path, { entry: onDisk });
        return onDisk;
    };
    return {
        entry,
        canList: (folder) => paths.namesOf(folder) !== undefined,
        list: (folder) => [...(paths.namesOf(folder)?.values() ?? [])],
        bytes(path, most = LARGEST_READ) {
            const before = kept(path);
            if (before)
                return before.length <= most ? before : undefined;
            const { real, kind = "file" } = paths.resolve(path) ?? {};
            const file = real !== undefined && kind === "file" ? (0,safe_read/* attempt */.CD)(() => (0,safe_read/* openRegular */.lf)(real, most)) : undefined;
            if (file)
                keep(path, file);
            return file?.bytes;
        },
        ascii: (path) => (entry(path)?.kind === "file" ? known(path)?.ascii : undefined),
        head(path, most) {
            if (entry(path)?.kind !== "file")
                return undefined;
            const before = kept(path);
            if (before)
                return before.subarray(0, most);
            const real = paths.resolve(path)?.real;
            return real === undefined ? undefined : (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readHead */.zy)(real, most));
        },
        git: () => (git ??= { found: gitFolderOf(realRoot) }).found,
        forget(folder, except) {
            const isBelow = (path) => folder === "" || path === folder || path.startsWith(`${folder}/`);
            paths.forget(isBelow);
            readAlong = 0;
            recent.forget((path, found) => {
                if (!isBelow(path))
                    return false;
                const size = (found.ascii ?? found.bytes)?.length;
                if (size !== undefined && shownBytes + size <= MOST_KEPT && except?.has(path) === true) {
                    shown.set(path, found);
                    shownBytes += size;
                }
                return true;
            });
        },
    };
}
function disk_kindAt(real) {
    const stat = (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)(real, { throwIfNoEntry: false }));
    return stat && (0,safe_read/* kindOf */.I)(stat);
}
/** What is no file that can be read. */
function entryOf(kind) {
    return kind && { kind: kind === "folder" ? kind : "special" };
}
/** The root of the git repository that a folder is in; `undefined` where there is none. */
function repositoryRoot(folder) {
    for (let at = external_node_fs_.realpathSync.native(folder);; at = (0,external_node_path_.dirname)(at)) {
        if ((0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.statSync)((0,external_node_path_.join)(at, ".git"), { throwIfNoEntry: false })))
            return at;
        if ((0,external_node_path_.dirname)(at) === at)
            return undefined;
    }
}
/** The real path of a folder; `undefined` where there is none. */
function realFolder(path) {
    return (0,safe_read/* attempt */.CD)(() => ((0,external_node_fs_.statSync)(path).isDirectory() ? external_node_fs_.realpathSync.native(path) : undefined));
}
/** A path below `root` as a workspace names it; `undefined` for one that is not below it. */
function workspacePath(root, path) {
    return isInside(root, path) ? (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join("/") : undefined;
}


/***/ }),

/***/ 6694:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: function() { return /* binding */ latin1Of; },
/* harmony export */   b6: function() { return /* binding */ textOf; },
/* harmony export */   xt: function() { return /* binding */ looseTextOf; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6659);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8980);


/** The text of a file of at most `most` bytes; `undefined` where there is none, or it is not UTF-8. */
function textOf(workspace, path, most) {
    return readAs(_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .strictUtf8 */ .NR, workspace, path, most);
}
/** The same, with U+FFFD for what is not UTF-8. */
function looseTextOf(workspace, path, most) {
    return readAs(_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8 */ .As, workspace, path, most);
}
/** A file's bytes, a character for each. */
function latin1Of(workspace, path, most) {
    return readAs(_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .latin1 */ .Wy, workspace, path, most);
}
/** What is ASCII is the same in each of them. */
function readAs(decode, workspace, path, most) {
    const ascii = workspace.ascii?.(path);
    if (ascii !== undefined)
        return ascii.length <= most ? ascii : undefined;
    const bytes = workspace.bytes(path, most);
    return bytes && decode(bytes);
}


/***/ }),

/***/ 6948:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: function() { return /* binding */ attempt; },
/* harmony export */   I: function() { return /* binding */ kindOf; },
/* harmony export */   Or: function() { return /* binding */ isSystemError; },
/* harmony export */   R0: function() { return /* binding */ LITTLE; },
/* harmony export */   VX: function() { return /* binding */ readRegular; },
/* harmony export */   gF: function() { return /* binding */ openSmall; },
/* harmony export */   j1: function() { return /* binding */ readFolder; },
/* harmony export */   lf: function() { return /* binding */ openRegular; },
/* harmony export */   zy: function() { return /* binding */ readHead; }
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2605);



// A pipe must not be waited for, and a link that was put there meanwhile not be followed. Windows has neither flag.
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
const READ_SAFELY = (O_RDONLY ?? 0) | O_NONBLOCK | O_NOFOLLOW;
const OWNER_RUNS = 0o100;
/** Opens a regular file, and reads one of at most `most` bytes; `undefined` for anything else. */
function openRegular(path, most) {
    return withOpened(path, (file, { size, isExecutable }) => {
        if (size > most)
            return { size, isExecutable };
        const bytes = readBytes(file, size);
        return { size: bytes.length, isExecutable, bytes };
    });
}
/** A file is small that has so many bytes at most: many a plugin's built code is. */
const SMALL = 32 * 1024;
/** So much tells whether it is a text. What is none, as a picture, is kept only if that is all of it. */
const LITTLE = 8 * 1024;
/** What a small file is read into first: most become a text, and need no bytes of their own. */
const SCRATCH = Buffer.allocUnsafeSlow(SMALL);
/** Opens a regular file, and reads a small one: as a text where it is ASCII without NUL. */
function openSmall(path) {
    return withOpened(path, (file, { size, isExecutable }) => {
        if (size > SMALL)
            return { size, isExecutable };
        const little = readInto(SCRATCH, file, Math.min(size, LITTLE));
        if (size > LITTLE && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(SCRATCH.subarray(0, little)))
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
    return withOpened(path, (file, { size }) => readBytes(file, Math.min(size, most)));
}
function withOpened(path, use) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, READ_SAFELY);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
        const isExecutable = (stat.mode & OWNER_RUNS) !== 0;
        return stat.isFile() ? use(file, { size: stat.size, isExecutable }) : undefined;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
function readBytes(file, length) {
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, readInto(bytes, file, length));
}
/** Gives how many bytes there were, those that are there already among them. */
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
/** What is in a folder, in the order of the names. */
function readFolder(path) {
    const entries = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(path, { withFileTypes: true }));
    return entries?.map((found) => ({ name: found.name, kind: kindOf(found) })).sort(_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .byName */ .nG);
}
function kindOf(found) {
    if (found.isFile())
        return "file";
    if (found.isDirectory())
        return "folder";
    return found.isSymbolicLink() ? "link" : "special";
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
/** Whether it is the system that refuses, and not a fault of ours. */
function isSystemError(error) {
    return error instanceof Error && "code" in error;
}


/***/ }),

/***/ 2605:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: function() { return /* binding */ baseName; },
/* harmony export */   f2: function() { return /* binding */ byPath; },
/* harmony export */   ky: function() { return /* binding */ seenFrom; },
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
        head: (path, most) => contents.get(path)?.subarray(0, most),
    };
}
/** `folder/name` in a workspace, where the root is "". */
function joined(folder, name) {
    return folder === "" ? name : name === "" ? folder : `${folder}/${name}`;
}
/** A path as seen from a folder; one that is not below it stays as it is. */
function seenFrom(folder, path) {
    return folder !== "" && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
/** The last name of a path. */
function baseName(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
function byPath(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}


/***/ })

};
;