"use strict";
exports.id = 435;
exports.ids = [435,945];
exports.modules = {

/***/ 9945:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MOST_OF_A_KIND: function() { return /* binding */ MOST_OF_A_KIND; },
/* harmony export */   annotated: function() { return /* binding */ annotated; },
/* harmony export */   annotations: function() { return /* binding */ annotations; }
/* harmony export */ });
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6960);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8572);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4234);





/** GitHub shows this many annotations of a severity a step, and drops the rest without a word. */
const MOST_OF_A_KIND = 10;
/** Workflow commands for the GitHub runner: the worst ten of each severity, and a line for what is left out. */
const annotations = (report) => {
    const { shown, left } = annotated(report);
    const lines = shown.map(command);
    if (left.length > 0) {
        const places = left.length === 1 ? "1 more finding is" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(left.length)} more findings are`;
        lines.push(`${places} not annotated: GitHub shows ${String(MOST_OF_A_KIND)} of a severity. The summary holds them all.`);
    }
    return lines.map((line) => `${line}\n`).join("");
};
/** What GitHub will show of a report, worst first, and what it would drop. */
function annotated({ plugins }) {
    const findings = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(plugins.flatMap((plugin) => plugin.findings));
    const budget = new Map(_core_check_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .o.map((severity) => [severity, MOST_OF_A_KIND]));
    const shown = findings.filter(({ severity }) => {
        const rest = budget.get(severity) ?? 0;
        budget.set(severity, rest - 1);
        return rest > 0;
    });
    const chosen = new Set(shown);
    return { shown, left: findings.filter((finding) => !chosen.has(finding)) };
}
function command({ severity, location, check, message, help, url }) {
    const properties = [`file=${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .commandProperty */ .N1)(location.file)}`, ...place(location.range)];
    properties.push(`title=${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .commandProperty */ .N1)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name}: ${check}`)}`);
    const data = [message, help, url].filter((line) => line !== undefined).join("\n");
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


/***/ }),

/***/ 7435:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   summary: function() { return /* binding */ summary; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8572);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9945);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6310);





/** GitHub drops a whole summary over 1 MiB; what is added around the rows needs some of it. */
const MOST_BYTES = 1_000_000;
const LONGEST_MESSAGE = 2000;
const MARKS = {
    error: "\u274c",
    warning: "\u26a0\ufe0f",
    notice: "\u2139\ufe0f",
    pass: "\u2705",
    fail: "\u274c",
    broken: "\ud83d\udca5",
};
/** GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. */
const summary = (report, view) => {
    const result = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report);
    const sections = report.plugins.flatMap((plugin) => section(plugin, view));
    const top = [`## ${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name}: ${MARKS[result]} ${_words_js__WEBPACK_IMPORTED_MODULE_4__/* .VERDICT_WORDS */ ._G[result]}`, ...limits(report)];
    return withinBytes([...top, ...sections].map((block) => `${block}\n\n`));
};
function limits(report) {
    const { left } = (0,_annotations_js__WEBPACK_IMPORTED_MODULE_3__.annotated)(report);
    if (left.length === 0)
        return [];
    const most = String(_annotations_js__WEBPACK_IMPORTED_MODULE_3__.MOST_OF_A_KIND);
    return [
        `GitHub shows ${most} annotations of a severity. ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(left.length, "finding")} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countWords */ .rj)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .reportCounts */ .dn)(report))} ` +
            `${left.length === 1 ? "is" : "are"} not among them; all are listed here.`,
    ];
}
function section(plugin, view) {
    const { met } = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .tally */ .N4)(plugin);
    const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countWords */ .rj)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .reportCounts */ .dn)({ plugins: [plugin] }));
    const title = `### ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .pluginTitle */ .o5)(plugin))}`;
    const score = `${String(met)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(plugin.outcomes.length, "check")} met${words === "" ? "" : ` \u00b7 ${words}`}`;
    const rows = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(plugin.findings).map((finding) => row(finding, view));
    const crashed = plugin.outcomes.flatMap((outcome) => crash(outcome));
    const checklist = `<details><summary>All checks</summary>\n\n${plugin.outcomes.map(item).join("\n")}\n\n</details>`;
    return [title, score, ...(rows.length > 0 ? [rows.join("\n")] : []), ...crashed, checklist];
}
function row({ severity, message, help, check, url, location }, view) {
    const { range, file } = location;
    const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
    const name = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(place);
    const link = view.link ? `[${name}](${view.link(file, range)})` : name;
    const advice = help === undefined ? "" : ` ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(help, LONGEST_MESSAGE))}.`;
    return `- ${MARKS[severity]} ${link}: **${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(sentence((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(message, LONGEST_MESSAGE)))}**${advice} [${check}](${url})`;
}
/** With a full stop, where it does not end in a question. */
function sentence(text) {
    return /[.?!\u2026]$/u.test(text) ? text : `${text}.`;
}
function item(outcome) {
    const link = `[${outcome.check}](${outcome.url}): ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(outcome.title)}`;
    switch (outcome.status) {
        case "met":
            return `- \u2705 ${link}`;
        case "unmet":
            return `- ${MARKS[(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(outcome.findings)[0]?.severity ?? "error"]} ${link}`;
        case "skipped":
            return `- \u23ed\ufe0f ${link} (skipped: ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(outcome.reason)})`;
        case "crashed":
            return `- \ud83d\udca5 ${link} (crashed)`;
    }
}
function crash(outcome) {
    if (outcome.status !== "crashed")
        return [];
    // Blanks at the start of a line would make code of it; two at its end keep it apart from the next.
    const lines = outcome.error
        .split("\n")
        .map((line) => `> ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(line).replace(/^ +/u, (blanks) => "&nbsp;".repeat(blanks.length))}  `);
    return [`\ud83d\udca5 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
}
/** The first blocks that fit, whole lines only, and a sentence on what is left out. */
function withinBytes(blocks) {
    const bytes = (text) => Buffer.byteLength(text);
    const whole = blocks.join("");
    if (bytes(whole) <= MOST_BYTES)
        return whole;
    const lines = whole.split("\n");
    let used = 0;
    const end = lines.findIndex((line) => (used += bytes(line) + 1) > MOST_BYTES);
    const left = lines.slice(end).filter((line) => line.startsWith("- "));
    const cut = `_GitHub takes 1 MiB: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(left.length, "more line")} of this summary left out. The log and the report file hold everything._`;
    return `${lines.slice(0, end).join("\n")}\n\n${cut}\n`;
}


/***/ })

};
;