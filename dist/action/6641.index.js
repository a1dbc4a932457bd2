"use strict";
exports.id = 6641;
exports.ids = [6641,4041];
exports.modules = {

/***/ 6641:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  strangersReport: function() { return /* binding */ strangersReport; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/checks/index.js + 122 modules
var checks = __webpack_require__(7369);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var core_tool = __webpack_require__(2873);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
// EXTERNAL MODULE: ./build/src/core/check.js
var check = __webpack_require__(6960);
// EXTERNAL MODULE: ./build/src/core/report.js
var report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/text/location.js
var text_location = __webpack_require__(5881);
// EXTERNAL MODULE: ./build/src/reporters/json.js
var json = __webpack_require__(4041);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/workspace/given-file.js
var given_file = __webpack_require__(6896);
// EXTERNAL MODULE: ./build/src/run/record.js
var record = __webpack_require__(8251);
;// CONCATENATED MODULE: ./build/src/run/report-file.js










const STATUSES = ["met", "unmet", "skipped", "crashed"];
/** GitHub and editors count no further. */
const MOST_LINES = 2 ** 31 - 1;
/** Reads a report that was written as JSON. @throws {UsageError} for anything else, and for one by other rules. */
function readReport(file, cwd, readFile = (path) => (0,given_file/* givenFile */.K)(path)) {
    const subject = `The report ${(0,safe/* quoted */.TL)(file)}`;
    const read = readFile((0,external_node_path_.resolve)(cwd, file));
    if ("refused" in read) {
        const what = read.missing ? `There is no report ${(0,safe/* quoted */.TL)(file)}` : `${subject} cannot be read: ${read.refused}`;
        throw new usage_error/* UsageError */.e(what, "Give a file that --format json, or the input report-file, has written");
    }
    const help = "Give what --format json has written, in this version";
    return (0,record/* readRecord */.a)({ bytes: read.bytes, subject, schema: json.REPORT_SCHEMA, help }, reportOf);
}
function reportOf(record) {
    record.part("tool", (tool) => {
        const ruleset = tool.text("ruleset");
        if (ruleset !== core_tool/* TOOL */.j.ruleset) {
            tool.refuse("ruleset", `it was made by the rules of ${(0,safe/* quoted */.TL)(ruleset)}, and these are ${(0,safe/* quoted */.TL)(core_tool/* TOOL */.j.ruleset)}`);
        }
    });
    const selection = record.optionalPart("selection", selectionOf);
    const baseline = record.optionalPart("baseline", baselineOf);
    const base = record.optionalPart("base", baseOf);
    return {
        occasion: record.word("occasion", report/* OCCASIONS */.$I),
        strict: record.flag("strict"),
        failOn: record.word("failOn", report/* FAIL_ON */.d$),
        plugins: record.list("plugins", pluginOf),
        ...(selection && { selection }),
        ...(baseline && { baseline }),
        ...(base && { base }),
    };
}
function selectionOf(record) {
    const part = { ...optional(record, "tag"), ...optional(record, "changedSince"), ...optional(record, "shard") };
    return { of: record.sum("of"), ...part };
}
function baselineOf(record) {
    return { file: record.text("file"), gone: record.sum("gone") };
}
function baseOf(record) {
    return { name: record.text("name"), commit: record.text("commit") };
}
function pluginOf(record) {
    const findings = record.list("findings", findingOf);
    const byCheck = new Map();
    for (const finding of findings) {
        const same = byCheck.get(finding.check);
        if (same)
            same.push(finding);
        else
            byCheck.set(finding.check, [finding]);
    }
    const outcomes = record.list("outcomes", (outcome) => outcomeOf(outcome, byCheck));
    const told = outcomes.reduce((sum, outcome) => sum + (outcome.status === "unmet" ? outcome.findings.length : 0), 0);
    if (told !== findings.length)
        record.refuse("findings", "not every finding is of a check that is unmet");
    return {
        path: record.text("path"),
        name: record.optionalText("name"),
        version: record.optionalText("version"),
        outcomes,
        findings,
    };
}
function outcomeOf(record, findings) {
    const about = { check: record.text("check"), title: record.text("title"), url: record.text("url") };
    const status = record.word("status", STATUSES);
    switch (status) {
        case "met":
            return { ...about, status };
        case "skipped":
            return { ...about, status, reason: record.text("reason") };
        case "crashed":
            return { ...about, status, error: record.text("error") };
        case "unmet": {
            const own = findings.get(about.check) ?? [];
            const count = record.count("findings");
            if (own.length !== count)
                record.refuse("findings", `${String(count)} are announced and ${String(own.length)} there`);
            return { ...about, status, findings: own };
        }
    }
}
function findingOf(record) {
    const fix = record.has("fix") ? record.list("fix", editOf) : undefined;
    return {
        check: record.text("check"),
        severity: record.word("severity", check/* SEVERITIES */.o),
        stopsRelease: record.flag("stopsRelease"),
        ...optional(record, "suppressed"),
        ...optional(record, "overruled"),
        ...(record.has("age") && { age: record.word("age", report/* AGES */.j1) }),
        message: record.text("message"),
        ...optional(record, "help"),
        ...(record.has("printed") && { printed: record.texts("printed") }),
        url: record.text("url"),
        ...(record.has("secret") && { secret: record.flag("secret") }),
        location: record.part("location", locationOf),
        ...(fix && { fix }),
    };
}
function locationOf(record) {
    const range = record.optionalPart("range", rangeOf);
    return { file: record.text("file"), ...optional(record, "pointer"), ...(range && { range }) };
}
function editOf(record) {
    return { file: record.text("file"), range: record.part("range", rangeOf), text: record.text("text") };
}
function rangeOf(record) {
    const [start, end] = [record.part("start", positionOf), record.part("end", positionOf)];
    return (0,text_location/* comparePositions */.E)(end, start) < 0 ? record.refuse("end", "it stands before the start") : { start, end };
}
function positionOf(record) {
    const [line, column] = [record.count("line"), record.count("column")];
    if (line > MOST_LINES)
        record.refuse("line", "no file has so many lines");
    return column > MOST_LINES ? record.refuse("column", "no line is so long") : { line, column };
}
function optional(record, key) {
    const text = record.optionalText(key);
    const nothing = {};
    return text === undefined ? nothing : { ...nothing, [key]: text };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 4 modules
var disk = __webpack_require__(9764);
// EXTERNAL MODULE: ./build/src/workspace/safe-read.js
var safe_read = __webpack_require__(6948);
;// CONCATENATED MODULE: ./build/src/workspace/strangers-file.js





/** What a program makes of a larger text could take all memory. */
const LARGEST = 32 * 1024 * 1024;
/**
 * Reads a file that a stranger may have packed. A link could lead to any file of this machine, so neither the file nor a
 * folder between it and one of the roots may be one.
 */
function strangersFile(path, roots) {
    const link = wayTo(path, roots).find(isLink);
    if (link === undefined)
        return (0,given_file/* givenFile */.K)(path, undefined, LARGEST);
    const refused = link === path ? "it is a link, and may lead anywhere" : "a folder on the way is a link, and may lead anywhere";
    return { refused, missing: false };
}
/** The file and the folders around it, up to the nearest root; where there is none, only the folder that it stands in. */
function wayTo(path, roots) {
    const way = [];
    for (let at = path; !roots.includes(at) && (0,external_node_path_.dirname)(at) !== at; at = (0,external_node_path_.dirname)(at))
        way.push(at);
    const isBelow = roots.some((root) => ((0,disk/* workspacePath */.X5)(root, path) ?? "") !== "");
    return isBelow ? way : way.slice(0, 2);
}
function isLink(path) {
    return (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)(path))?.isSymbolicLink() === true;
}

;// CONCATENATED MODULE: ./build/src/action/strangers-report.js







/**
 * The report that a job of a stranger's has made. All that it says is its word alone; what looks like ours in it, the
 * names and pages of checks, is ours.
 *
 * @throws {UsageError} for what is no report.
 */
function strangersReport(file, cwd, temporary) {
    const roots = [cwd, ...(temporary ? [(0,external_node_path_.resolve)(temporary)] : [])];
    const report = readReport(file, cwd, (path) => strangersFile(path, roots));
    const titles = new Map(checks/* checks */.A.map(({ id, title }) => [id, title]));
    const own = (part) => {
        if (titles.has(part.check))
            return { ...part, url: (0,core_tool/* pageUrl */.f)(part.check) };
        throw unusable(file, `there is no check ${(0,safe/* quoted */.TL)(part.check)}`);
    };
    const finding = (found) => {
        const paths = [found.location.file, ...(found.fix ?? []).map((edit) => edit.file)];
        const outside = paths.find((path) => !isInside(path));
        if (outside === undefined)
            return own(found);
        throw unusable(file, `${(0,safe/* quoted */.TL)(outside)} is no file of a repository`);
    };
    const plugins = report.plugins.map((plugin) => ({
        ...plugin,
        findings: plugin.findings.map(finding),
        outcomes: plugin.outcomes.map((outcome) => {
            const told = { ...own(outcome), title: titles.get(outcome.check) ?? outcome.check };
            return told.status === "unmet" ? { ...told, findings: told.findings.map(finding) } : told;
        }),
    }));
    const outside = plugins.find(({ path }) => !isInside(path));
    if (outside)
        throw unusable(file, `${(0,safe/* quoted */.TL)(outside.path)} is no folder of a repository`);
    return { ...report, plugins };
}
function isInside(path) {
    return path !== "" && !/^[/\\]|^[a-z]:|\\|\0/iu.test(path) && !path.split("/").includes("..");
}
function unusable(file, why) {
    return new usage_error/* UsageError */.e(`The report ${(0,safe/* quoted */.TL)(file)} cannot be used: ${why}`, "Give what this version of the tool has written");
}


/***/ }),

/***/ 4041:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   REPORT_SCHEMA: function() { return /* binding */ REPORT_SCHEMA; },
/* harmony export */   json: function() { return /* binding */ json; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8572);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2873);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6310);




const REPORT_SCHEMA = "plugin-preflight/report@1";
/** The whole report for programs; dist/report.schema.json describes it. */
const json = (report) => `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .inertJson */ .nl)(JSON.stringify(reportRecord(report), undefined, 2))}\n`;
function reportRecord(report) {
    return {
        schema: REPORT_SCHEMA,
        tool: { name: _core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name, version: _core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.version, ruleset: _core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.ruleset },
        occasion: report.occasion,
        strict: report.strict,
        failOn: report.failOn,
        verdict: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report),
        selection: report.selection && selectionRecord(report.selection),
        baseline: report.baseline && { file: report.baseline.file, gone: report.baseline.gone },
        base: report.base && { name: report.base.name, commit: report.base.commit },
        counts: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCounts */ .dn)(report),
        plugins: report.plugins.map((plugin) => pluginRecord(plugin, report)),
    };
}
function pluginRecord(plugin, { failOn }) {
    return {
        path: plugin.path,
        name: plugin.name,
        version: plugin.version,
        verdict: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)({ plugins: [plugin], failOn }),
        counts: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(plugin.findings),
        outcomes: plugin.outcomes.map(outcomeRecord),
        findings: plugin.findings.map(findingRecord),
    };
}
// Every key has its place, whoever made the report: equal reports are equal texts.
function outcomeRecord(outcome) {
    const { check, title, url, status } = outcome;
    const about = { check, title, url, status };
    switch (outcome.status) {
        case "met":
            return about;
        case "unmet":
            return { ...about, findings: outcome.findings.length };
        case "skipped":
            return { ...about, reason: outcome.reason };
        case "crashed":
            return { ...about, error: outcome.error };
    }
}
function findingRecord(finding) {
    const { check, severity, stopsRelease, suppressed, overruled, age, message, help, printed, url } = finding;
    const { secret, location, fix } = finding;
    const { file, pointer, range } = location;
    return {
        ...{ check, severity, stopsRelease, suppressed, overruled, age, message, help, printed, url, secret },
        location: { file, pointer, range: range && rangeRecord(range) },
        fix: fix?.map((edit) => ({ file: edit.file, range: rangeRecord(edit.range), text: edit.text })),
    };
}
function selectionRecord({ of, tag, changedSince, shard }) {
    return { of, tag, changedSince, shard };
}
function rangeRecord({ start, end }) {
    return { start: { line: start.line, column: start.column }, end: { line: end.line, column: end.column } };
}


/***/ })

};
;