"use strict";
exports.id = 4269;
exports.ids = [4269,4041];
exports.modules = {

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


/***/ }),

/***/ 4269:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merged: function() { return /* binding */ merged; }
});

// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/core/check.js
var check = __webpack_require__(6960);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var core_tool = __webpack_require__(2873);
// EXTERNAL MODULE: ./build/src/text/location.js
var text_location = __webpack_require__(5881);
// EXTERNAL MODULE: ./build/src/reporters/json.js
var json = __webpack_require__(4041);
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
        occasion: record.word("occasion", core_report/* OCCASIONS */.$I),
        strict: record.flag("strict"),
        failOn: record.word("failOn", core_report/* FAIL_ON */.d$),
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
        ...(record.has("age") && { age: record.word("age", core_report/* AGES */.j1) }),
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

// EXTERNAL MODULE: ./build/src/run/shard.js
var shard = __webpack_require__(2416);
;// CONCATENATED MODULE: ./build/src/run/merge.js





const SAME = "Merge reports of one run, each made with the same options";
/**
 * Joins reports that were made by parts of one run: the same as if one job had checked it all.
 *
 * @throws {UsageError} for a file that is no report, reports that do not belong together, a plugin that is in two of
 * them, and a part that is missing: what a job has not checked is no pass.
 */
function merged(files, cwd) {
    const again = files.find((file, at) => files.indexOf(file) !== at);
    if (again !== undefined)
        throw new usage_error/* UsageError */.e(`The report ${(0,safe/* quoted */.TL)(again)} is given twice`, "Give each report once");
    const parts = files.map((file) => ({ file, report: readReport(file, cwd) }));
    const [first] = parts;
    if (!first)
        throw new usage_error/* UsageError */.e("There is no report to merge", "Give the files that --format json has written");
    for (const part of parts)
        agree(first, part);
    const plugins = parts.flatMap(({ report }) => report.plugins).toSorted(core_report/* byPath */.f2);
    refuseTwice(parts);
    const { occasion, strict, failOn } = first.report;
    const selection = joinedSelection(parts);
    const baseline = joinedBaseline(parts);
    const [base, ...otherBases] = basesOf(parts);
    const report = {
        ...{ occasion, strict, failOn, plugins },
        ...(selection && { selection }),
        ...(baseline && { baseline }),
        ...(base && otherBases.length === 0 && { base }),
    };
    return { report, differingBases: base && otherBases.length > 0 ? [base, ...otherBases] : [] };
}
function agree(first, other) {
    for (const key of ["occasion", "strict", "failOn"]) {
        const [left, right] = [first.report[key], other.report[key]];
        if (left === right)
            continue;
        throw differing(first, other, `${(0,safe/* quoted */.TL)(key)} is ${String(left)} in the one and ${String(right)} in the other`);
    }
    const settings = ({ report }) => JSON.stringify([
        report.selection?.tag,
        report.selection?.changedSince,
        report.selection?.shard?.replace(/^\d+/u, ""),
        report.selection?.shard === undefined ? undefined : report.selection.of,
        report.baseline?.file,
    ]);
    if (settings(first) !== settings(other)) {
        throw differing(first, other, "they differ in their shards, their tag, their baseline or the commit that they start from");
    }
}
function differing(first, other, how) {
    return new usage_error/* UsageError */.e(`${(0,safe/* quoted */.TL)(first.file)} and ${(0,safe/* quoted */.TL)(other.file)} do not belong together: ${how}`, SAME);
}
function refuseTwice(parts) {
    const holders = new Map();
    for (const { file, report } of parts) {
        for (const { path } of report.plugins) {
            const holder = holders.get(path);
            if (holder !== undefined) {
                const where = holder === file ? `twice in ${(0,safe/* quoted */.TL)(file)}` : `in ${(0,safe/* quoted */.TL)(holder)} and in ${(0,safe/* quoted */.TL)(file)}`;
                throw new usage_error/* UsageError */.e(`The plugin ${(0,safe/* quoted */.TL)(path)} is ${where}`, "Give each report once, and each plugin to one job");
            }
            holders.set(path, file);
        }
    }
}
/** Without the shards, which are all there. */
function joinedSelection(parts) {
    const selections = parts.flatMap(({ report }) => report.selection ?? []);
    const [first] = selections;
    if (!first)
        return undefined;
    const shards = parts.flatMap(({ file, report }) => report.selection?.shard === undefined ? [] : (0,shard/* readShard */.Xy)(report.selection.shard, `The shard of ${(0,safe/* quoted */.TL)(file)}`));
    const [any] = shards;
    if (any)
        requireAll(shards.map(({ index }) => index), any.count);
    const { tag, changedSince } = first;
    if (tag === undefined && changedSince === undefined)
        return undefined;
    const sum = selections.reduce((total, { of }) => total + of, 0);
    return {
        of: any ? first.of : sum,
        ...(tag !== undefined && { tag }),
        ...(changedSince !== undefined && { changedSince }),
    };
}
function requireAll(indices, count) {
    const twice = indices.find((index, at) => indices.indexOf(index) !== at);
    if (twice !== undefined) {
        throw new usage_error/* UsageError */.e(`The shard ${(0,shard/* shardText */.eG)({ index: twice, count })} is there twice`, "Give each report once");
    }
    const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !indices.includes(index));
    if (missing.length === 0)
        return;
    const names = missing.slice(0, 10).map((index) => (0,shard/* shardText */.eG)({ index, count }));
    const more = missing.length > names.length ? ` and ${String(missing.length - names.length)} more` : "";
    throw new usage_error/* UsageError */.e(`${missing.length === 1 ? "The report of a shard is" : `The reports of ${String(missing.length)} shards are`} missing: ${names.join(", ")}${more}`, "Give the reports of all shards: what a job has not checked is no pass");
}
function joinedBaseline(parts) {
    const uses = parts.flatMap(({ report }) => report.baseline ?? []);
    const [first] = uses;
    return first && { file: first.file, gone: uses.reduce((sum, { gone }) => sum + gone, 0) };
}
/** Each once. A part without anything to compare names none. */
function basesOf(parts) {
    const bases = parts.flatMap(({ report }) => report.base ?? []);
    return [...new Map(bases.map((base) => [JSON.stringify([base.name, base.commit]), base])).values()];
}


/***/ })

};
;