"use strict";
exports.id = 4287;
exports.ids = [4287,9945];
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


/***/ }),

/***/ 4287:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  summary: function() { return /* binding */ summary; }
});

// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(2873);
// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __webpack_require__(4234);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/reporters/annotations.js
var annotations = __webpack_require__(9945);
// EXTERNAL MODULE: ./build/src/reporters/words.js
var reporters_words = __webpack_require__(6310);
;// CONCATENATED MODULE: ./build/src/reporters/summary-rows.js



const LONGEST_MESSAGE = 2000;
const MARKS = {
    error: "\u274c",
    warning: "\u26a0\ufe0f",
    notice: "\u2139\ufe0f",
    suppressed: "\ud83d\udd15",
    pass: "\u2705",
    fail: "\u274c",
    broken: "\ud83d\udca5",
};
/** A finding in one line, and below it what was printed. */
function row(finding, report, view) {
    const { severity, message, help, printed = [], check, url, location, age } = finding;
    const { range, file } = location;
    const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
    const name = (0,safe/* markdown */.wD)(place);
    const link = view.link ? `[${name}](${view.link(file, range)})` : name;
    const release = report.occasion !== "release" && (0,reporters_words/* stopsReleaseOnly */.fl)(finding) ? reporters_words/* STOPS_RELEASE */.kh : undefined;
    const advice = [(0,core_report/* counts */.tQ)(finding) ? help : undefined, (0,reporters_words/* suppressionWords */.Be)(finding, report), release]
        .map((words) => (words === undefined ? "" : ` ${(0,safe/* markdown */.wD)((0,safe/* shortened */.vI)(words, LONGEST_MESSAGE))}.`))
        .join("");
    const told = `- ${(0,core_report/* counts */.tQ)(finding) ? MARKS[severity] : MARKS.suppressed} ${age === undefined ? "" : `${age} \u00b7 `}${link}: **${(0,safe/* markdown */.wD)((0,reporters_words/* sentence */.em)((0,safe/* shortened */.vI)(message, LONGEST_MESSAGE)))}**${advice} [${check}](${url})`;
    return [told, ...printed.map((line) => `  ${quote(line)}`)].join("\n");
}
/** A check in a list of checks. */
function item(outcome) {
    const link = `[${outcome.check}](${outcome.url}): ${(0,safe/* markdown */.wD)(outcome.title)}`;
    switch (outcome.status) {
        case "met":
            return `- \u2705 ${link}`;
        case "unmet":
            return `- ${MARKS[(0,core_report/* worstFirst */.md)(outcome.findings.filter(core_report/* counts */.tQ))[0]?.severity ?? "suppressed"]} ${link}`;
        case "skipped":
            return `- \u23ed\ufe0f ${link} (skipped: ${(0,safe/* markdown */.wD)(outcome.reason)})`;
        case "crashed":
            return `- \ud83d\udca5 ${link} (crashed)`;
    }
}
/** What a check that crashed has to say; nothing of any other. */
function crash(outcome) {
    if (outcome.status !== "crashed")
        return [];
    const lines = outcome.error.split("\n").map(quote);
    return [`\ud83d\udca5 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
}
/** Blanks at the start of a line would make code of it; two at its end keep it apart from the next. */
function quote(line) {
    return `> ${(0,safe/* markdown */.wD)(line).replace(/^ +/u, (blanks) => "&nbsp;".repeat(blanks.length))}  `;
}

// EXTERNAL MODULE: ./build/src/reporters/within-bytes.js
var within_bytes = __webpack_require__(4362);
;// CONCATENATED MODULE: ./build/src/reporters/summary.js








/** GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. */
const summary = (report, view) => {
    const { block, brief } = view.offer ?? {};
    const rows = new Map();
    const rowOf = (finding) => {
        const told = rows.get(finding) ?? row(finding, report, view);
        rows.set(finding, told);
        return told;
    };
    const blocks = (offered, isCut = false) => blocksOf(report, { view, rowOf, isCut, offered: offered === undefined ? [] : [offered] });
    const offers = block === undefined ? [brief] : [block, brief];
    const whole = offers.map((offered) => blocks(offered)).find((all) => (0,within_bytes/* fits */.l)(all, view));
    return whole ? whole.join("") : (0,within_bytes/* withinBytes */.X)(blocks(brief, true), view);
};
function blocksOf(report, telling) {
    const { view, offered, isCut } = telling;
    const several = report.plugins.length > 1;
    const words = report.plugins.length === 0 ? "nothing to check" : (0,reporters_words/* verdictWords */.L2)(report, several);
    const blocks = [
        `## ${tool/* TOOL */.j.name}: ${MARKS[(0,core_report/* verdict */.WJ)(report)]} ${words}`,
        ...notes(report),
        ...(view.remarks ?? []),
        ...offered,
        ...limits(report, telling),
        ...(several && isCut ? worst(report, telling) : []),
        ...(several ? overview(report) : []),
        ...report.plugins
            .filter((plugin) => !several || !(0,reporters_words/* isHealthy */.Wr)(plugin))
            .flatMap((plugin) => section(plugin, report, telling)),
        ...(several ? healthyPlugins(report) : []),
    ];
    return blocks.map((block) => `${block}\n\n`);
}
function notes(report) {
    return [(0,reporters_words/* ageWords */.hm)(report), (0,reporters_words/* releaseWords */.Vl)(report), (0,reporters_words/* selectionWords */.w8)(report), (0,reporters_words/* goneWords */.d1)(report)].flatMap((words) => words === undefined ? [] : [`${(0,safe/* markdown */.wD)(words)}.`]);
}
function limits(report, { view, isCut }) {
    if (view.annotated !== undefined)
        return (0,reporters_words/* annotatedWords */.Cs)(report, view.annotated, isCut);
    const { left } = (0,annotations.annotated)(report);
    if (left.length === 0)
        return [];
    const most = String(annotations.MOST_OF_A_KIND);
    return [
        `GitHub shows ${most} annotations of a severity. ${(0,reporters_words/* counted */.hS)(left.length, "finding")} of ${(0,reporters_words/* countWords */.rj)((0,reporters_words/* reportCounts */.dn)(report))} ` +
            `${left.length === 1 ? "is" : "are"} not among them; ${(0,reporters_words/* listWords */.yh)(isCut)}.`,
    ];
}
/** Of several plugins what is worst of all of them, before all else: what comes last may have no room. */
function worst(report, { view, rowOf }) {
    const findings = report.plugins.flatMap((plugin) => plugin.findings.filter(core_report/* counts */.tQ));
    const rows = (0,core_report/* worstAndNewFirst */.fh)(findings, view.isChanged).map(rowOf);
    const crashes = report.plugins.flatMap(({ outcomes }) => outcomes.flatMap(crash));
    return [...crashes, (0,reporters_words/* countWords */.rj)((0,reporters_words/* reportCounts */.dn)(report)), rows.join("\n")].filter((block) => block !== "");
}
function section(plugin, report, { view, rowOf, isCut }) {
    const { met, skipped } = (0,reporters_words/* tally */.N4)(plugin);
    const words = (0,reporters_words/* allCountWords */.O6)((0,reporters_words/* reportCounts */.dn)({ plugins: [plugin] }));
    const several = report.plugins.length > 1;
    const title = `### ${(0,safe/* markdown */.wD)(several ? (0,reporters_words/* titleAndPath */.di)(plugin) : (0,reporters_words/* pluginTitle */.o5)(plugin))}`;
    const made = `${String(met)} of ${(0,reporters_words/* counted */.hS)(plugin.outcomes.length, "check")} met`;
    const score = [skipped === 0 ? made : `${made}, ${String(skipped)} skipped`, words]
        .filter((part) => part !== "")
        .join(" \u00b7 ");
    const inOrder = isCut ? core_report/* worstAndNewFirst */.fh : core_report/* newFirst */.$h;
    const rows = (findings) => inOrder(findings, view.isChanged).map(rowOf).join("\n");
    const open = plugin.findings.filter(core_report/* counts */.tQ);
    const suppressed = plugin.findings.filter((finding) => !(0,core_report/* counts */.tQ)(finding));
    const crashed = plugin.outcomes.flatMap(crash);
    const told = [...(isCut ? crashed : []), ...(open.length > 0 ? [rows(open)] : []), ...(isCut ? [] : crashed)];
    return [
        ...[title, score, ...(isCut && several ? [] : told)],
        ...(suppressed.length > 0 ? [details(`${(0,numbers/* grouped */.z)(suppressed.length)} suppressed`, rows(suppressed))] : []),
        ...checklist(plugin, several),
    ];
}
/** All checks of a plugin; of one among several only those that are not met. */
function checklist({ outcomes }, several) {
    const listed = several ? outcomes.filter(({ status }) => status !== "met") : outcomes;
    const title = several ? "Checks that are not met" : "All checks";
    return listed.length === 0 ? [] : [details(title, listed.map(item).join("\n"))];
}
/** A row for each plugin that something is said of. */
function overview({ plugins, failOn }) {
    const spoken = plugins.filter((plugin) => !(0,reporters_words/* isHealthy */.Wr)(plugin));
    if (spoken.length === 0)
        return [];
    const head = ["| | Plugin | Findings | Stop a release |", "| --- | --- | --- | --- |"];
    const rows = spoken.map((plugin) => {
        const sums = (0,reporters_words/* reportCounts */.dn)({ plugins: [plugin] });
        const name = (0,safe/* markdown */.wD)((0,reporters_words/* titleAndPath */.di)(plugin));
        return `| ${MARKS[(0,core_report/* verdict */.WJ)({ plugins: [plugin], failOn })]} | ${name} | ${(0,reporters_words/* allCountWords */.O6)(sums)} | ${(0,numbers/* grouped */.z)(sums.stopsRelease)} |`;
    });
    return [[...head, ...rows].join("\n")];
}
function healthyPlugins({ plugins }) {
    const healthy = plugins.filter(reporters_words/* isHealthy */.Wr);
    if (healthy.length === 0)
        return [];
    const rows = healthy.map((plugin) => `- ${MARKS.pass} ${(0,safe/* markdown */.wD)((0,reporters_words/* titleAndPath */.di)(plugin))}`);
    const skips = [...(0,reporters_words/* skippedChecks */.kW)(healthy)].map(([reason, { checks, plugins: concerned }]) => `- \u23ed\ufe0f ${(0,reporters_words/* counted */.hS)(concerned, "plugin")}: skipped, as ${(0,safe/* markdown */.wD)(reason)}: ${[...checks].join(", ")}`);
    return [details(`${(0,reporters_words/* counted */.hS)(healthy.length, "plugin")} without findings`, [...skips, ...rows].join("\n"))];
}
function details(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}


/***/ }),

/***/ 4362:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ withinBytes; },
/* harmony export */   l: function() { return /* binding */ fits; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6039);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6310);


/** GitHub drops a whole summary over 1 MiB. */
const MOST_BYTES = 1024 * 1024;
/** What the sentence on a cut needs, and how much longer a name in it can become. */
const NOTE_BYTES = 400;
const MOST_ESCAPED = 12;
/** Whether GitHub takes all of it. */
function fits(blocks, { room = MOST_BYTES }) {
    return Buffer.byteLength(blocks.join("")) <= room;
}
/** The first lines that fit, none cut and no fold left open, and a sentence on what is left out and where it is. */
function withinBytes(blocks, { room = MOST_BYTES, whole, isLogged }) {
    const bytes = (text) => Buffer.byteLength(text);
    const all = blocks.join("");
    if (bytes(all) <= room)
        return all;
    const lines = all.split("\n");
    let used = NOTE_BYTES + bytes(whole ?? "") * MOST_ESCAPED;
    const end = lines.findIndex((line) => (used += bytes(line) + 1) > room);
    const kept = lines.slice(0, end);
    const left = lines.slice(end).filter((line) => /^(?:- |\| )/u.test(line));
    const isOpen = kept.findLastIndex((line) => line.startsWith("<details>")) > kept.lastIndexOf("</details>");
    const where = placesOf(whole, isLogged);
    const cut = `_GitHub takes no more: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(left.length, "more line")} of this summary left out. ${where} everything._`;
    const fitting = [...kept, "", ...(isOpen ? ["</details>", ""] : []), cut, ""].join("\n");
    // With others before it in the file, the whole file would be dropped.
    return bytes(fitting) <= room ? fitting : "";
}
/** Where all of it is. */
function placesOf(whole, isLogged = false) {
    if (!isLogged)
        return "The formats json and terminal hold";
    return whole === undefined ? "The log of the step holds" : `The log of the step and ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(whole)} hold`;
}


/***/ })

};
;