"use strict";
exports.id = 77;
exports.ids = [77];
exports.modules = {

/***/ 7299:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ formatCall; }
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84565);
/* harmony import */ var _tool_copy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33261);


/** A command line that starts this tool again, ready to paste. */
function formatCall({ name, arguments: paths, values, switches }) {
    const options = [...values].flatMap(([option, value]) => value.startsWith("-") ? [`--${option}=${value}`] : [`--${option}`, value]);
    const end = paths.some((path) => path.startsWith("-")) ? ["--"] : [];
    const words = [name, ...options, ...[...switches].map((option) => `--${option}`), ...end, ...paths];
    return [(0,_tool_copy_js__WEBPACK_IMPORTED_MODULE_0__/* .findStartedCopy */ .q)().command, ...words.map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)].join(" ");
}


/***/ }),

/***/ 98077:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: function() { return /* binding */ makePathFormatter; },
/* harmony export */   C$: function() { return /* binding */ readFormat; },
/* harmony export */   U5: function() { return /* binding */ getCurrentFolder; },
/* harmony export */   Y_: function() { return /* binding */ printReport; },
/* harmony export */   c: function() { return /* binding */ makeFormatOptions; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81147);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94155);
/* harmony import */ var _reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68593);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85720);
/* harmony import */ var _format_call_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7299);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9310);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96061);
/* harmony import */ var _catalog_pages_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93684);










/** The options of every command that prints a report, in one of some formats. */
const makeFormatOptions = (choices) => [
    { name: "format", value: "FORMAT", choices, help: "The format of the report; terminal by default" },
    { name: "output", value: "FILE", help: "Write the report to a file; the terminal still gets its own" },
    { name: "quiet", help: "Print findings only, and nothing when there are none" },
];
/**
 * Reads the output format.
 *
 * @throws {UsageError} if there is no such format.
 */
function readFormat(call) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .readChoice */ .Kf)(call.values.get("format") ?? "terminal", _reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .FORMATS */ .h, "--format");
}
/** Prints a report as the options ask, and returns the exit status. */
async function printReport({ report, root, source }, call, { isElsewhere = false, show = _output_print_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy, fix, ...more } = {}) {
    const format = readFormat(call);
    const output = call.values.get("output");
    const quiet = call.switches.has("quiet");
    const view = {
        source,
        quiet,
        width: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .getTerminalWidth */ .Nq)(),
        pathOf: makePathFormatter(root),
        next: makeNext(call, isElsewhere, fix),
        page: format === "sarif" ? _catalog_pages_js__WEBPACK_IMPORTED_MODULE_9__/* .findPage */ .zV : undefined,
        ...more,
    };
    const printed = { ...view, color: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .usesColor */ .cr)(), wrap: await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .loadWrap */ .TP)() };
    const reporter = await (0,_reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .loadReporter */ .K)(format, report);
    if (output === undefined)
        show(reporter(report, printed));
    else {
        const unwritten = await writeReport(output, reporter(report, view), root);
        // A result that took minutes is printed even if the file cannot be written.
        show((await (0,_reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .loadReporter */ .K)("terminal", report))(report, printed));
        if (unwritten)
            throw unwritten;
    }
    return (0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__/* .getReportStatus */ .vc)(report);
}
function makeNext(call, isElsewhere, fix = (0,_format_call_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCall */ .M)(addFix(call))) {
    const explain = (0,_format_call_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCall */ .M)({ ...NO_CALL, name: "explain" });
    return isElsewhere || call.switches.has("fix") ? { explain } : { explain, fix };
}
/** The same call that also fixes what it finds, with the options that say what is checked. */
function addFix(call) {
    // What test calls is fixed by nothing; what it reads, validate reads as well.
    if (call.name === "test")
        return { ...NO_CALL, name: "validate", arguments: call.arguments, switches: new Set(["fix"]) };
    const values = [...call.values].filter(([name]) => name !== "format" && name !== "output");
    const switches = [...call.switches].filter((name) => !["quiet", "update-baseline", "watch"].includes(name));
    return { ...call, values: new Map(values), switches: new Set([...switches, "fix"]) };
}
const NO_CALL = { arguments: [], values: new Map(), switches: new Set() };
function getCurrentFolder() {
    try {
        return process.cwd();
    }
    catch {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb("The current folder is gone", "Go to one that is there");
    }
}
/** Formats paths that the reader can click on or paste, if the plugin is below the current folder. */
function makePathFormatter(root) {
    const here = process.cwd();
    return (file) => (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_5__/* .makeWorkspacePath */ .Jj)(here, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file)) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(here, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file));
}
/** Returns the error if the file cannot be written. */
async function writeReport(file, text, root) {
    const { writeUserFile } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(77), __webpack_require__.e(570), __webpack_require__.e(267), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 5696));
    const help = "Give --output a file that can be written";
    try {
        writeUserFile({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file), what: "The report", help, checkouts: [root] }, text);
        return undefined;
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P_)
            return error;
        throw error;
    }
}


/***/ }),

/***/ 39064:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ GITHUB_LIMITS; }
/* harmony export */ });
/**
 * What GitHub takes of us. Where we stay below a limit, so that a text can be longer in GitHub's way of counting, the
 * comment names the limit itself.
 */
const GITHUB_LIMITS = {
    /**
     * Annotations of each severity that a step shows. The runner drops the rest silently. Source: `_maxCountPerIssueType`
     * in ExecutionContext.cs of https://github.com/actions/runner.
     */
    annotationsOfSeverity: 10,
    /**
     * Bytes of a step's summary. A longer one is dropped as a whole. Source:
     * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#job-summary-limits
     */
    summaryBytes: 1024 * 1024,
    /** Annotations in one request. Source, here and below: https://docs.github.com/en/rest/checks/runs */
    annotationsOfRequest: 50,
    /** Bytes of a check run's summary, of 65,535 characters. */
    checkRunSummaryBytes: 65_000,
    /** Bytes of an annotation's message and of its raw details, of 64 KB. */
    annotationBytes: 64_000,
    /** Bytes of a title and of a name, of 255 characters. */
    checkRunTitleBytes: 255,
    /**
     * Results of a run in SARIF. Source:
     * https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
     */
    sarifResults: 25_000,
    /** Bytes of a SARIF file after gzip. Source: the same page. */
    sarifPackedBytes: 10_000_000,
    /** Characters of a comment, of 65,536. Measured: GitHub answers "body is too long (maximum is 65536 characters)". */
    commentLength: 60_000,
    /** The same of a comment in a conversation. It is shorter, because people read it. */
    keptCommentLength: 20_000,
    /** Characters of a release's notes with all that we add, of 125,000. Measured, by the same kind of answer. */
    releaseNotesLength: 100_000,
    /**
     * Entries of a page of a list. Source:
     * https://docs.github.com/en/rest/using-the-rest-api/using-pagination-in-the-rest-api
     */
    entriesOfPage: 100,
    /**
     * Files of a pull request that are listed. Source:
     * https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files
     */
    listedFiles: 3_000,
};


/***/ }),

/***/ 24575:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hk: function() { return /* binding */ annotations; },
/* harmony export */   q0: function() { return /* binding */ explainAnnotationLimit; },
/* harmony export */   rT: function() { return /* binding */ splitAnnotated; }
/* harmony export */ });
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93454);
/* harmony import */ var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42243);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51424);
/* harmony import */ var _page_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4090);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41035);








/** Workflow commands for the GitHub runner: the worst findings of each severity, and one line about the rest. */
const annotations = (report, view) => {
    const { shown, left } = splitAnnotated(report, view);
    const gone = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatGone */ .Pf)(report);
    const lines = gone === undefined ? [] : [`::notice title=${_core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.name}::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeCommandData */ .V9)(gone)}`];
    lines.push(...shown.map((finding) => formatCommand(finding, report)));
    if (left.length > 0) {
        const places = left.length === 1 ? "1 more finding is" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .Z)(left.length)} more findings are`;
        lines.push(`${places} not annotated: ${explainAnnotationLimit(report, view)}. ${view.isLogged === true ? "The list above contains" : "The formats json and terminal contain"} them all.`);
    }
    const { suppressed } = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .countReportFindings */ .uu)(report);
    if (suppressed > 0)
        lines.push(`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .Z)(suppressed)} suppressed, and not annotated.`);
    const sentences = view.isLogged === true ? [] : [(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatReleaseCounts */ .zq)(report), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatAges */ .uh)(report), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatChosen */ .Uj)(report)];
    for (const words of sentences)
        if (words !== undefined)
            lines.push(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .makeVisible */ .Xm)(words)}.`);
    return lines.map((line) => `${line}\n`).join("");
};
/** `GitHub shows 10 annotations of a severity`, and whether some of them are of no finding. */
function explainAnnotationLimit(report, view) {
    const words = `GitHub shows ${String(_core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.annotationsOfSeverity)} annotations of a severity`;
    return listRunAnnotations(report, view).length === 0 ? words : `${words}, including those that are not findings`;
}
/** The annotations that say something of the run. */
function listRunAnnotations(report, { annotated }) {
    const own = annotated && "own" in annotated ? annotated.own : [];
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatGone */ .Pf)(report) === undefined ? own : [...own, "notice"];
}
/** The findings that GitHub will show, worst first, and those that it would drop. */
function splitAnnotated(report, { isChanged, annotated } = {}) {
    const findings = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .sortNewFirst */ .rx)(report.plugins.flatMap((plugin) => plugin.findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .he)), isChanged);
    const budget = new Map(_core_check_js__WEBPACK_IMPORTED_MODULE_7__/* .SEVERITIES */ .oC.map((severity) => [severity, _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.annotationsOfSeverity]));
    for (const severity of listRunAnnotations(report, { ...(annotated && { annotated }) }))
        budget.set(severity, (budget.get(severity) ?? 0) - 1);
    const shown = findings.filter(({ severity }) => {
        const rest = budget.get(severity) ?? 0;
        budget.set(severity, rest - 1);
        return rest > 0;
    });
    const chosen = new Set(shown);
    return { shown, left: findings.filter((finding) => !chosen.has(finding)) };
}
function formatCommand(finding, report) {
    const { severity, location, check, message, help, printed = [] } = finding;
    const properties = [`file=${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeCommandProperty */ .YG)(location.file)}`, ...formatPlaceProperties(location.range)];
    properties.push(`title=${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeCommandProperty */ .YG)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.name}: ${check}`)}`);
    const lines = [message, help, ...printed, ...(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .listNotes */ .mn)(finding, report, true), (0,_page_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPageReference */ .o)(finding)];
    const data = lines.filter((line) => line !== undefined).join("\n");
    return `::${severity} ${properties.join(",")}::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeCommandData */ .V9)(data)}`;
}
// If a range spans lines, the runner drops its columns and prints a warning.
function formatPlaceProperties(range) {
    if (!range)
        return [];
    const { start, end } = range;
    const lines = [`line=${String(start.line)}`, `endLine=${String(end.line)}`];
    if (start.line !== end.line)
        return lines;
    return [...lines, `col=${String(start.column)}`, `endColumn=${String(end.column)}`];
}


/***/ }),

/***/ 25442:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: function() { return /* binding */ formatPrintedLine; },
/* harmony export */   Vg: function() { return /* binding */ formatStartedLine; },
/* harmony export */   em: function() { return /* binding */ formatEndedLine; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);

const LONGEST_LINE = 60;
/** `npm run test`, or `plugins/tides: npm run test`. */
function formatStartedLine({ folder, line }) {
    const command = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(line, LONGEST_LINE);
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(folder === "" ? command : `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(folder, LONGEST_LINE)}: ${command}`);
}
/** `\u2714 npm run test 3.2 s`, or how the command failed. */
function formatEndedLine({ line, run, milliseconds }) {
    const words = formatEnding(run);
    const time = `${(milliseconds / 1000).toFixed(1)} s`;
    return `${words === "" ? "\u2714" : "\u2718"} ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(line, LONGEST_LINE))}  ${[time, words].filter((part) => part !== "").join("  ")}`;
}
function formatEnding({ ending }) {
    switch (ending.kind) {
        case "status":
            return ending.status === 0 ? "" : `status ${String(ending.status)}`;
        case "signal":
            return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(ending.signal);
        case "time-limit":
            return "ended at the time limit";
        case "no-program":
            return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(`${ending.program} cannot be started`);
    }
}
/** A line that a command printed, made harmless, with its indentation. */
function formatPrintedLine(text) {
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(text.replace(/\t/gu, "    "));
}


/***/ }),

/***/ 40916:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: function() { return /* binding */ getExcerpt; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98287);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);



const FURTHEST = 10_000;
/**
 * The source line of a finding: that of the report, or else of the file. `undefined` for a finding that does not count,
 * and where the line contains a secret, or may contain one.
 */
function getExcerpt(finding, { source }) {
    const { secret, location, excerpt } = finding;
    const { range, file } = location;
    if (!range || !(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(finding))
        return undefined;
    if (excerpt || secret === true)
        return excerpt;
    const lines = source(file);
    const line = lines?.line(range.start.line);
    if (lines === undefined || line === undefined || isNearSecret(lines, line, range.start))
        return undefined;
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .takeExcerpt */ .t)(line, range);
}
/** What was found of the stretches of a file's lines, by line and stretch: much may be said of one line. */
const secretStretches = new WeakMap();
/**
 * Whether a part of a line around a place may contain a secret. It is more than the shown part, so that no cut hides
 * what that part is.
 */
function isNearSecret(lines, source, { line, column }) {
    const known = secretStretches.get(lines) ?? new Map();
    secretStretches.set(lines, known);
    const stretch = Math.floor(column / FURTHEST);
    const key = `${String(line)}:${String(stretch)}`;
    const part = () => source.slice(Math.max(0, (stretch - 1) * FURTHEST), (stretch + 2) * FURTHEST);
    const isSecret = known.get(key) ?? (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeSecret */ .lr)(part());
    known.set(key, isSecret);
    return isSecret;
}


/***/ }),

/***/ 78515:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: function() { return /* binding */ makeMarkReader; }
});

// EXTERNAL MODULE: ./build/bundled/core/finding-identity.js
var finding_identity = __webpack_require__(60170);
;// CONCATENATED MODULE: ./build/bundled/text/line-hashes.js
/** How many characters from a line's start on its hash is of, blanks not counted. */
const WINDOW = 100;
const BASE = 37n;
const OLDEST = BigInt.asUintN(64, BASE ** BigInt(WINDOW));
const END = 65_535;
const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];
/**
 * What GitHub's code scanning knows each line of a text by, as its own upload computes it: a polynomial of the
 * characters from the line's start on without blanks, and how many lines of the same hash there have been. A line may
 * end in CR, LF or both.
 */
function hashLines(text) {
    const { codes, starts } = getHashedCharacters(text);
    const seen = new Map();
    const hashes = [];
    let hash = 0n;
    let next = 0;
    for (let at = 0; next < starts.length; at++) {
        hash = BigInt.asUintN(64, hash * BASE + toBigInt(codes, at) - OLDEST * toBigInt(codes, at - WINDOW));
        const start = starts[next] ?? 0;
        if (at < start + WINDOW - 1)
            continue;
        const digits = hash.toString(16);
        const count = (seen.get(digits) ?? 0) + 1;
        seen.set(digits, count);
        hashes.push(`${digits}:${String(count)}`);
        next++;
    }
    return hashes;
}
function toBigInt(codes, at) {
    return BigInt(codes[at] ?? 0);
}
function getHashedCharacters(text) {
    const codes = [];
    const starts = [];
    let isStart = true;
    let wasCr = false;
    const take = (taken) => {
        if (isStart)
            starts.push(codes.length);
        isStart = taken === LF;
        codes.push(taken);
    };
    for (let at = 0; at < text.length; at++) {
        const given = text.charCodeAt(at);
        const isLeftOut = given === SPACE || given === TAB || (wasCr && given === LF);
        wasCr = given === CR;
        if (!isLeftOut)
            take(wasCr ? LF : given);
    }
    take(END);
    return { codes, starts };
}

// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
;// CONCATENATED MODULE: ./build/bundled/reporters/finding-marks.js



/** GitHub's own hash needs the whole file. For a larger file, GitHub's upload computes it. */
const LARGEST_HASHED = 256 * 1024;
/**
 * Reads the marks of findings: those of the report, or else those of the files at hand. A line with a secret has no
 * hash.
 */
function makeMarkReader({ source }) {
    const readHash = makeLineHasher({ source });
    return (finding) => {
        const { secret, identity, lineHash } = finding;
        if (identity !== undefined)
            return { identity, ...(lineHash !== undefined && { lineHash }) };
        const hash = secret === true ? undefined : readHash(finding);
        return { identity: (0,finding_identity/* getIdentityHash */.rf)(finding), ...(hash !== undefined && { lineHash: hash }) };
    };
}
function makeLineHasher({ source }) {
    const files = new Map();
    return ({ location: { file, range } }) => {
        let hashes = files.get(file);
        if (!hashes) {
            const lines = source(file);
            const text = lines?.slice({ start: { line: 1, column: 1 }, end: { line: lines.count + 1, column: 1 } }) ?? "";
            hashes = canBeHashed(text) ? hashLines(text) : [];
            files.set(file, hashes);
        }
        return hashes[(range?.start.line ?? 1) - 1];
    };
}
function canBeHashed(text) {
    // GitHub also treats a lone CR as the end of a line, so its line numbers would differ.
    return text !== "" && text.length <= LARGEST_HASHED && !/\r(?!\n)/u.test(text) && !(0,safe/* mayBeSecret */.lr)(text);
}


/***/ }),

/***/ 89128:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ formatClosing; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9609);
/* harmony import */ var _break_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83052);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86626);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41035);






const SYMBOLS = { pass: "\u2714", stopped: "\u25b2", fail: "\u2718", broken: "\u2718" };
const STYLES = { pass: "green", stopped: "yellow", fail: "red", broken: "red" };
const LONGEST_PATH = 40;
/** A list that nobody reads to its end hides the verdict below it. */
const MOST_ROWS = 100;
/** The end of a report for the terminal: what was checked, and the verdict in its last line. */
function formatClosing(report, view) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .makePainter */ .A)(view);
    const { plugins } = report;
    const [only, ...others] = plugins;
    const rest = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .findReasonForRest */ .Dm)(report);
    const body = rest !== undefined
        ? (0,_break_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .breakLines */ .b)(`Nothing else was checked, as ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(rest)}`, 0, view)
        : only && others.length === 0
            ? formatChecklist(only, report)
            : formatTable(report, paint, view);
    const chosen = plugins.length > 1 ? (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChosen */ .Uj)(report) : undefined;
    const notes = [
        chosen,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSelection */ .gb)(report),
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatGone */ .Pf)(report),
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatAges */ .uh)(report),
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatFailRule */ .iw)(report),
    ].filter((note) => note !== undefined);
    return [
        ...body,
        ...(rest === undefined ? formatSkips(plugins, paint, view) : []),
        ...notes.flatMap((note) => (0,_break_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .breakLines */ .b)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(note), 0, view)),
        ...formatVerdictLine(report, paint, view),
    ].join("\n");
}
function formatVerdictLine(report, paint, view) {
    const { plugins } = report;
    const result = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report);
    const [only, ...others] = plugins;
    const subject = only && others.length === 0 ? (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPluginTitle */ .Dz)(only) : (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(plugins.length, "plugin");
    const counts = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatAllCounts */ .Nw)((0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .countReportFindings */ .uu)(report));
    const sentence = only === undefined
        ? "There is nothing to check"
        : `${subject} ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatVerdict */ .Pu)(report, others.length > 0)}${counts === "" ? "" : `: ${counts}`}`;
    const release = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatReleaseCounts */ .zq)(report);
    const words = `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(sentence)}${release === undefined ? "" : `. ${release}`}`;
    const [first = "", ...rest] = (0,_break_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .breakLines */ .b)(words, 2, view);
    return [`${SYMBOLS[result]} ${first}`, ...rest].map((line) => paint(STYLES[result], line));
}
function formatChecklist(plugin, { only }) {
    const { met, unmet, crashed, skipped } = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .countOutcomes */ .XF)(plugin);
    const states = Object.entries({ met, unmet, crashed, skipped })
        .filter(([, checks]) => checks > 0)
        .map(([status, checks]) => `${String(checks)} ${status}`);
    const all = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(only?.of ?? plugin.outcomes.length, "check");
    return [`${only ? `${String(plugin.outcomes.length)} of ` : ""}${all}: ${states.join(", ")}`];
}
/** One line for each plugin with something to report, the worst first, and one for all others. */
function formatTable(report, paint, view) {
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_3__/* .listOverviewRows */ .r)(report);
    const shown = overview.slice(0, MOST_ROWS);
    const paths = new Map(shown.map(({ plugin }) => [plugin, (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(plugin.path)]));
    const column = Math.min(LONGEST_PATH, Math.max(0, ...[...paths.values()].map((path) => path.length)));
    const rows = shown.map(({ plugin, state, counts, stoppedBy }) => {
        const words = stoppedBy === "" ? counts : `${counts} (${stoppedBy})`;
        const phrases = [
            ...(state === "broken" ? ["could not be checked"] : []),
            words,
            ...(state === "stopped" ? ["refused as a release"] : []),
        ];
        const title = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPluginTitle */ .Dz)(plugin) === plugin.path ? [] : [(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)((0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPluginTitle */ .Dz)(plugin))];
        const path = (paths.get(plugin) ?? "").padEnd(column);
        const row = [path, ...title, phrases.filter((word) => word !== "").join(", ")];
        const [first = "", ...rest] = (0,_break_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .breakLines */ .b)(row.join("  "), 2, view);
        return [`${SYMBOLS[state]} ${first}`, ...rest].map((line) => paint(STYLES[state], line));
    });
    const left = overview.length - shown.length;
    const healthy = report.plugins.length - overview.length;
    return [
        ...rows.flat(),
        ...(left > 0 ? [`  and ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(left, "plugin")} more with findings`] : []),
        ...(rows.length > 0 && healthy > 0 ? [paint("green", `\u2714 ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(healthy, "plugin")} without findings`)] : []),
    ];
}
function formatSkips(plugins, paint, view) {
    return [...(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .findSkippedChecks */ .Xe)(plugins)].flatMap(([reason, { checks, plugins: concerned }]) => {
        const where = plugins.length > 1 ? ` in ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(concerned, "plugin")}` : "";
        const [named, counted] = [(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCheckNames */ .cm)(checks), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(checks.size, "check")].map((names) => (0,_break_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .breakLines */ .b)(`skipped${where}, as ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(reason)}: ${names}`, 4, view));
        const [first = "", ...others] = named?.length === 1 ? named : (counted ?? []);
        return [`  ${first}`, ...others].map((line) => paint("dim", line));
    });
}


/***/ }),

/***/ 68593:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ loadReporter; },
/* harmony export */   h: function() { return /* binding */ FORMATS; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _format_closing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89128);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27147);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24575);




/** The reporters by the name of their format on the command line, each loaded on demand. */
const LOADERS = {
    terminal: async (report) => (hasNothingToShow(report) ? closingOnly : (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 10750))).terminal),
    json: () => _json_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .P,
    github: (report) => (hasNothingToShow(report) && !report.baseline && !report.only ? noOutput : _annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .annotations */ .hk),
    sarif: async () => (await Promise.all(/* import() | reporters */[__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 10241))).sarif,
    compact: async () => (await Promise.all(/* import() | reporters */[__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 46764))).compact,
    junit: async () => (await Promise.all(/* import() | reporters */[__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 85385))).junit,
    gitlab: async () => (await Promise.all(/* import() | reporters */[__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 88450))).gitlab,
    patch: async () => (await Promise.all(/* import() | reporters */[__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 39598))).patch,
    markdown: async () => (await Promise.all(/* import() | reporters */[__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 6401))).summary,
};
const FORMATS = Object.keys(LOADERS);
/** Loads the reporter of a format for one report. A report without findings needs little code. */
async function loadReporter(format, report) {
    return await LOADERS[format](report);
}
function hasNothingToShow({ plugins }) {
    return plugins.every(({ findings, outcomes }) => findings.length === 0 && outcomes.every(({ status }) => status !== "crashed"));
}
/** The terminal output for a report without findings. */
const closingOnly = (report, view) => view.quiet === true ? "" : `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeInert */ .RU)((0,_format_closing_js__WEBPACK_IMPORTED_MODULE_1__/* .formatClosing */ .Z)(report, view))}\n`;
const noOutput = () => "";


/***/ }),

/***/ 27147:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ REPORT_SCHEMA; },
/* harmony export */   P: function() { return /* binding */ json; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _core_subject_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9554);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42243);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);
/* harmony import */ var _finding_excerpt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40916);
/* harmony import */ var _finding_marks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78515);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41035);







const REPORT_SCHEMA = "plugin-preflight/report@1";
/** The whole report for programs, as dist/report.schema.json describes it. */
const json = (report, view) => `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .makeInertJson */ .LE)(JSON.stringify(makeReportRecord(report, view), undefined, 2))}\n`;
function makeReportRecord(report, view) {
    const readMarks = (0,_finding_marks_js__WEBPACK_IMPORTED_MODULE_5__/* .makeMarkReader */ .j)(view);
    const makeFinding = (finding) => makeFindingRecord(finding, readMarks(finding), (0,_finding_excerpt_js__WEBPACK_IMPORTED_MODULE_4__/* .getExcerpt */ .W)(finding, view));
    return {
        schema: REPORT_SCHEMA,
        tool: { name: _core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.name, version: _core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.version, ruleset: _core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.ruleset },
        occasion: report.occasion,
        strict: report.strict,
        failOn: report.failOn,
        failOnNew: report.failOnNew,
        verdict: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report),
        selection: report.selection && makeSelectionRecord(report.selection),
        baseline: report.baseline && { file: report.baseline.file, gone: report.baseline.gone },
        only: report.only && { chosen: report.only.chosen, of: report.only.of },
        base: report.base && { name: report.base.name, commit: report.base.commit },
        counts: (0,_phrases_js__WEBPACK_IMPORTED_MODULE_6__/* .countReportFindings */ .uu)(report),
        plugins: report.plugins.map((plugin) => makePluginRecord(plugin, report, makeFinding)),
    };
}
function makePluginRecord(plugin, { failOn, failOnNew }, makeFinding) {
    return {
        path: plugin.path,
        name: plugin.name,
        version: plugin.version,
        verdict: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)({ plugins: [plugin], failOn, failOnNew }),
        counts: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(plugin.findings),
        outcomes: plugin.outcomes.map(makeOutcomeRecord),
        findings: plugin.findings.map(makeFinding),
        lifecycle: plugin.lifecycle && makeLifecycleRecord(plugin.lifecycle),
        difference: plugin.difference,
    };
}
// Keys have a fixed order, whoever made the report. Equal reports give equal texts.
function makeOutcomeRecord(outcome) {
    const { check, title, url, status } = outcome;
    const common = { check, title, url, status };
    switch (outcome.status) {
        case "met":
            return common;
        case "unmet":
            return { ...common, findings: outcome.findings.length };
        case "skipped":
            return { ...common, reason: outcome.reason };
        case "crashed":
            return { ...common, error: outcome.error };
    }
}
function makeFindingRecord(finding, { identity, lineHash }, excerpt) {
    const { check, code, severity, stopsRelease, suppressed, overruled, age, message, help, printed, url } = finding;
    const subject = finding.subject && (0,_core_subject_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSafeSubject */ .q)(finding.subject);
    const { secret, fingerprint, location, fix } = finding;
    const { file, pointer, range } = location;
    return {
        ...{ check, code, subject },
        ...{ severity, stopsRelease, suppressed, overruled, age, message, help, printed, url, secret, fingerprint },
        ...{ identity, lineHash },
        location: { file, pointer, range: range && makeRangeRecord(range) },
        excerpt: excerpt && makeExcerptRecord(excerpt),
        fix: fix?.map((edit) => ({ file: edit.file, range: makeRangeRecord(edit.range), text: edit.text })),
    };
}
function makeExcerptRecord({ before, marked, after, cutBefore, cutAfter }) {
    return { before, marked, after, cutBefore, cutAfter };
}
function makeLifecycleRecord({ entry, dom, unguarded, steps, permissions, left, laterLives }) {
    return {
        ...{ entry, dom, unguarded },
        steps: makeStepRecords(steps),
        ...{ permissions, left },
        laterLives: laterLives.map((life) => ({
            ...{ kind: life.kind, from: life.from },
            steps: makeStepRecords(life.steps),
            left: life.left,
        })),
    };
}
function makeStepRecords(steps) {
    return steps.map(({ step, call, outcome, milliseconds, logged, printed, stored, notified, open }) => ({
        ...{ step, call, outcome, milliseconds, logged, printed, stored, notified, open },
    }));
}
function makeSelectionRecord({ of, tag, changedSince, shard }) {
    return { of, tag, changedSince, shard };
}
function makeRangeRecord({ start, end }) {
    return { start: { line: start.line, column: start.column }, end: { line: end.line, column: end.column } };
}


/***/ }),

/***/ 88369:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ formatNextStepsMarkdown; },
/* harmony export */   s: function() { return /* binding */ formatNextSteps; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41035);
/* harmony import */ var _break_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83052);





/** The end of the terminal output: what to do about the findings. A line that begins with two spaces is to be pasted. */
function formatNextSteps(report, view) {
    if (!view.next)
        return [];
    const lines = listNextSteps(report, view.next).flatMap(({ sentence, commands }) => [
        ...(0,_break_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .breakLines */ .b)(`${sentence}:`, 0, view),
        ...commands.map((command) => `  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(command)}`),
    ]);
    return lines.length === 0 ? [] : [lines.join("\n")];
}
/** The same in Markdown, without what the links of the findings lead to. */
function formatNextStepsMarkdown(report, { next }) {
    if (!next)
        return [];
    const steps = listNextSteps(report, next).filter(({ isOnPage }) => !isOnPage);
    return steps.map(({ sentence, commands }) => [`${sentence}:`, "", ...(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCodeBlock */ .mU)(commands)].join("\n"));
}
function listOpenFindings({ plugins }) {
    return plugins.flatMap(({ findings }) => findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he));
}
/** What to do about the findings of a report; nothing where there are none. */
function listNextSteps(report, next) {
    const open = listOpenFindings(report);
    const [worst] = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .sortWorstFirst */ .Qi)(open);
    if (!worst)
        return [];
    const setup = next.setup === undefined ? [] : [next.setup];
    const explain = {
        sentence: "What a check asks for, and how to meet it",
        commands: [`${next.explain} ${worst.check}`],
        isOnPage: open.every(({ url }) => url !== undefined),
    };
    const fixable = open.filter(isFixable).length;
    if (next.fix === undefined || fixable === 0)
        return [{ ...explain, commands: [...setup, ...explain.commands] }];
    const fix = { sentence: formatFixable(fixable, open.length), commands: [...setup, next.fix], isOnPage: false };
    return [fix, explain];
}
function formatFixable(fixable, all) {
    const some = `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .Z)(fixable)} of ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(all, "finding")}`;
    const subject = fixable < all ? some : all === 1 ? "The finding" : `All ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(all, "finding")}`;
    return `${subject} can be fixed automatically`;
}
function isFixable({ fix }) {
    return fix !== undefined && fix.length > 0;
}


/***/ }),

/***/ 86626:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: function() { return /* binding */ listOverviewRows; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51424);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41035);



/** The worst first. `stopped`: it passes, and a release of it would be refused all the same. */
const STATES = ["broken", "fail", "stopped", "pass"];
const MOST_CHECKS = 3;
/** The plugins with something to report, the worst first: which of them would be refused today, and by what. */
function listOverviewRows({ plugins, failOn, failOnNew }) {
    const rows = plugins
        .filter((plugin) => !(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .isHealthy */ .Wr)(plugin))
        .map((plugin) => {
        const counts = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .countReportFindings */ .uu)({ plugins: [plugin] });
        const result = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)({ plugins: [plugin], failOn, failOnNew });
        const row = {
            plugin,
            state: result === "pass" && counts.stopsRelease > 0 ? "stopped" : result,
            counts: (0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAllCounts */ .Nw)(counts),
            stopping: counts.stopsRelease,
            stoppedBy: formatStopping(plugin),
        };
        return { row, ranks: [STATES.indexOf(row.state), -counts.stopsRelease, -counts.error, -counts.warning] };
    });
    return rows.toSorted((a, b) => compareRanks(a.ranks, b.ranks)).map(({ row }) => row);
}
/** By the first number that differs. Rows of equal ranks keep their order, which is by path. */
function compareRanks(left, right) {
    const at = left.findIndex((rank, index) => rank !== right[index]);
    return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}
function formatStopping({ findings }) {
    const names = [...new Set(findings.flatMap(({ stopsRelease, check }) => (stopsRelease ? [check] : [])))];
    const more = names.length - MOST_CHECKS;
    return more > 0 ? `${names.slice(0, MOST_CHECKS).join(", ")} and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(more)} more` : names.join(", ");
}


/***/ }),

/***/ 4090:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ formatPageLink; },
/* harmony export */   o: function() { return /* binding */ formatPageReference; }
/* harmony export */ });
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);

/** Where the page of a check is: its address, or the command that prints it. */
function formatPageReference({ check, url }) {
    return url ?? `${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .js.name} explain ${check}`;
}
/** The same in Markdown. */
function formatPageLink({ check, url }) {
    return url === undefined ? `\`${formatPageReference({ check })}\`` : `[${check}](${url})`;
}


/***/ }),

/***/ 9609:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ makePainter; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);

/** Colours a text where the view has colours. */
function makePainter({ color }) {
    return (style, text) => (color === true && text !== "" ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text);
}


/***/ }),

/***/ 10750:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  terminal: function() { return /* binding */ terminal; }
});

// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/reporters/finding-excerpt.js
var finding_excerpt = __webpack_require__(40916);
// EXTERNAL MODULE: ./build/bundled/reporters/format-closing.js
var format_closing = __webpack_require__(89128);
// EXTERNAL MODULE: ./build/bundled/reporters/command-lines.js
var command_lines = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/bundled/reporters/paint.js
var reporters_paint = __webpack_require__(9609);
// EXTERNAL MODULE: ./build/bundled/reporters/break-lines.js
var break_lines = __webpack_require__(83052);
// EXTERNAL MODULE: ./build/bundled/reporters/next-steps.js
var next_steps = __webpack_require__(88369);
// EXTERNAL MODULE: ./build/bundled/text/width.js + 4 modules
var text_width = __webpack_require__(23719);
;// CONCATENATED MODULE: ./build/bundled/reporters/snippet.js


const CUT = "\u2026";
/** Formats a line in at most `width` columns, always with the start of what is marked. */
function formatSnippet(excerpt, width) {
    const { cutBefore = false, cutAfter = false } = excerpt;
    const indent = cutBefore ? 0 : (/^[\t ]*/u.exec(excerpt.before)?.[0].length ?? 0);
    const before = " ".repeat(indent) + (0,safe/* makeVisible */.Xm)(excerpt.before.slice(indent));
    const marked = (0,safe/* makeVisible */.Xm)(excerpt.marked);
    const whole = before + marked + (0,safe/* makeVisible */.Xm)(excerpt.after);
    const start = (0,text_width/* measureWidth */.l)(before);
    const span = Math.max(1, (0,text_width/* measureWidth */.l)(marked));
    if (!cutBefore && (0,text_width/* measureWidth */.l)(whole) <= width)
        return { line: whole, marks: formatMarks(start, span) };
    const left = Math.max(0, start - Math.max(0, Math.floor((width - Math.min(span, width)) / 2)));
    const more = (0,text_width/* measureWidth */.l)(whole) > left + width - 2 || cutAfter;
    const shown = (left > 0 ? CUT : "") + cutToColumns(whole, left, left + width - 2) + (more ? CUT : "");
    const shift = start - left + (left > 0 ? 1 : 0);
    return { line: shown, marks: formatMarks(shift, Math.min(span, width - shift - 1)) };
}
function formatMarks(start, span) {
    return " ".repeat(start) + "^".repeat(Math.max(1, span));
}
/** The characters of a text between two columns. */
function cutToColumns(text, from, to) {
    let column = 0;
    let shown = "";
    for (const character of text) {
        if (column >= from && column < to)
            shown += character;
        column += (0,text_width/* measureWidth */.l)(character);
        if (column >= to)
            break;
    }
    return shown;
}

// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
;// CONCATENATED MODULE: ./build/bundled/reporters/terminal.js










const COLORS = { error: "red", warning: "yellow", notice: "blue" };
/** For a person: each finding with its source line, grouped by file, and the verdict in the last line. */
const terminal = (report, view) => {
    const paint = (0,reporters_paint/* makePainter */.A)(view);
    const blocks = report.plugins.flatMap((plugin) => [
        ...formatFiles(plugin, report, view, paint),
        ...formatCrashes(plugin, paint),
    ]);
    const ends = view.quiet === true ? [] : [(0,format_closing/* formatClosing */.Z)(report, view), ...(0,next_steps/* formatNextSteps */.s)(report, view)];
    const parts = [...blocks, ...ends];
    return parts.length === 0 ? "" : `${(0,safe/* makeInert */.RU)(parts.join("\n\n"))}\n`;
};
function formatFiles(plugin, report, view, paint) {
    // Findings of the baseline are only counted: there may be many, and all of them are known.
    const shown = plugin.findings.filter((finding) => (0,core_report/* isCounted */.he)(finding) || (view.quiet !== true && finding.suppressed !== core_report/* IN_BASELINE */.q6));
    const names = new Set(shown.map(({ location }) => location.file));
    return [...names].map((file) => {
        const heading = paint("bold", (0,safe/* makeVisible */.Xm)((view.pathOf ?? String)(file)));
        const findings = shown.filter(({ location }) => location.file === file);
        return [heading, ...findings.map((finding) => formatFinding(finding, report, view, paint))].join("\n");
    });
}
function formatFinding(finding, report, view, paint) {
    const { severity, message, help, printed = [], check, location } = finding;
    const { range } = location;
    const isOpen = (0,core_report/* isCounted */.he)(finding);
    const place = range ? `${String(range.start.line)}:${String(range.start.column)}` : "";
    const gutter = " ".repeat(Math.max(5, String(range?.start.line ?? "").length + 1));
    const label = isOpen ? severity : `suppressed ${severity}`;
    const start = range ? ` ${place.padStart(gutter.length)}  ` : "  ";
    const indent = start.length + label.length + 2;
    const [first = "", ...others] = (0,break_lines/* breakLines */.b)(`${(0,safe/* makeVisible */.Xm)(message)}  ${check}`, indent, view).map((line) => paintMessage(line, check, isOpen, paint));
    const lines = [`${start}${paint(isOpen ? COLORS[severity] : "dim", label)}  ${first}`, ...others];
    lines.push(...formatExcerpt(finding, gutter, view, paint));
    for (const note of [isOpen ? help : undefined, ...(0,phrases/* listNotes */.mn)(finding, report)]) {
        if (note === undefined)
            continue;
        const [head = "", ...rest] = (0,break_lines/* breakLines */.b)((0,safe/* makeVisible */.Xm)(note), gutter.length + 4, view);
        lines.push(`${gutter}  ${paint("dim", "=")} ${head}`, ...rest);
    }
    lines.push(...printed.map((line) => `${gutter}  ${paint("dim", `> ${(0,command_lines/* formatPrintedLine */.Aq)(line)}`)}`));
    return lines.join("\n");
}
/** A line of a message. The check's name ends the last one. */
function paintMessage(line, check, isOpen, paint) {
    const words = line.endsWith(check) ? line.slice(0, -check.length) : line;
    return `${isOpen ? words : paint("dim", words)}${words === line ? "" : paint("dim", check)}`;
}
/** The source line of a finding with its range marked. Empty if it is not shown. */
function formatExcerpt(finding, gutter, view, paint) {
    const { severity, location } = finding;
    const excerpt = (0,finding_excerpt/* getExcerpt */.W)(finding, view);
    if (!excerpt)
        return [];
    const bar = paint("dim", "\u2502");
    const { line, marks } = formatSnippet(excerpt, Math.max(20, (view.width ?? 100) - gutter.length - 4));
    return [
        `${String(location.range?.start.line).padStart(gutter.length + 1)} ${bar} ${line}`.trimEnd(),
        `${gutter}  ${bar} ${paint(COLORS[severity], marks)}`,
    ];
}
function formatCrashes({ outcomes }, paint) {
    return outcomes.flatMap((outcome) => outcome.status === "crashed"
        ? [
            `${paint("red", "crash")}  The check ${outcome.check} crashed: a fault of this tool, not of the plugin\n` +
                outcome.error
                    .split("\n")
                    .map((line) => `  ${(0,safe/* makeVisible */.Xm)(line)}`)
                    .join("\n"),
        ]
        : []);
}


/***/ }),

/***/ 98287:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ LONGEST_PART; },
/* harmony export */   t: function() { return /* binding */ takeExcerpt; }
/* harmony export */ });
/** Of each part, as the line may be a bundle of a million characters. */
const LONGEST_PART = 160;
/** Takes the line of a range's start. The mark ends with the line where the range does not. */
function takeExcerpt(line, { start, end }) {
    const from = Math.min(start.column - 1, line.length);
    const to = end.line === start.line ? Math.min(end.column - 1, line.length) : line.length;
    return {
        before: line.slice(Math.max(0, from - LONGEST_PART), from),
        marked: line.slice(from, Math.min(to, from + LONGEST_PART)),
        after: line.slice(to, to + LONGEST_PART),
        ...(from > LONGEST_PART && { cutBefore: true }),
        ...(to + LONGEST_PART < line.length && { cutAfter: true }),
    };
}


/***/ })

};
;