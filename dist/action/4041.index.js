"use strict";
exports.id = 4041;
exports.ids = [4041];
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


/***/ })

};
;