"use strict";
exports.id = 9945;
exports.ids = [9945];
exports.modules = {

/***/ 9945:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MOST_OF_A_KIND: function() { return /* binding */ MOST_OF_A_KIND; },
/* harmony export */   annotated: function() { return /* binding */ annotated; },
/* harmony export */   annotations: function() { return /* binding */ annotations; }
/* harmony export */ });
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6960);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8572);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2873);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4234);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6310);






/** GitHub shows this many annotations of a severity a step, and drops the rest without a word. */
const MOST_OF_A_KIND = 10;
/** Workflow commands for the GitHub runner: the worst ten of each severity, and a line for what is left out. */
const annotations = (report, view) => {
    const { shown, left } = annotated(report, view);
    const lines = shown.map((finding) => command(finding, report));
    if (left.length > 0) {
        const places = left.length === 1 ? "1 more finding is" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(left.length)} more findings are`;
        lines.push(`${places} not annotated: GitHub shows ${String(MOST_OF_A_KIND)} of a severity. ${view.isLogged === true ? "The list above holds" : "The formats json and terminal hold"} them all.`);
    }
    const { suppressed } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCounts */ .dn)(report);
    if (suppressed > 0)
        lines.push(`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(suppressed)} suppressed, and not annotated.`);
    const said = view.isLogged === true ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseWords */ .Vl)(report), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .ageWords */ .hm)(report)];
    for (const words of said)
        if (words !== undefined)
            lines.push(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(words)}.`);
    const gone = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .goneWords */ .d1)(report);
    if (gone !== undefined)
        lines.push(`::notice title=${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name}::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .commandData */ .wq)(gone)}`);
    return lines.map((line) => `${line}\n`).join("");
};
/** What GitHub will show of a report, worst first, and what it would drop. */
function annotated({ plugins }, { isChanged } = {}) {
    const findings = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .newFirst */ .$h)(plugins.flatMap((plugin) => plugin.findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)), isChanged);
    const budget = new Map(_core_check_js__WEBPACK_IMPORTED_MODULE_5__/* .SEVERITIES */ .o.map((severity) => [severity, MOST_OF_A_KIND]));
    const shown = findings.filter(({ severity }) => {
        const rest = budget.get(severity) ?? 0;
        budget.set(severity, rest - 1);
        return rest > 0;
    });
    const chosen = new Set(shown);
    return { shown, left: findings.filter((finding) => !chosen.has(finding)) };
}
function command(finding, report) {
    const { severity, location, check, message, help, printed = [], url } = finding;
    const properties = [`file=${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .commandProperty */ .N1)(location.file)}`, ...place(location.range)];
    properties.push(`title=${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .commandProperty */ .N1)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name}: ${check}`)}`);
    const release = report.occasion !== "release" && (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .stopsReleaseOnly */ .fl)(finding) ? _words_js__WEBPACK_IMPORTED_MODULE_3__/* .STOPS_RELEASE */ .kh : undefined;
    const notes = [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .suppressionWords */ .Be)(finding, report), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .knownWords */ .L3)(finding, report), release];
    const lines = [message, help, ...printed, ...notes, url];
    const data = lines.filter((line) => line !== undefined).join("\n");
    return `::${severity} ${properties.join(",")}::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .commandData */ .wq)(data)}`;
}
// The runner drops the columns of a range that spans lines, with a complaint in the log.
function place(range) {
    if (!range)
        return [];
    const { start, end } = range;
    const lines = [`line=${String(start.line)}`, `endLine=${String(end.line)}`];
    if (start.line !== end.line)
        return lines;
    return [...lines, `col=${String(start.column)}`, `endColumn=${String(end.column)}`];
}


/***/ })

};
;