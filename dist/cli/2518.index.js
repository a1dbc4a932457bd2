"use strict";
exports.id = 2518;
exports.ids = [2518];
exports.modules = {

/***/ 2518:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  junit: function() { return /* binding */ junit; }
});

// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(2873);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
;// CONCATENATED MODULE: ./build/src/text/xml.js

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Any text as one harmless line inside XML, between tags or in an attribute. */
function xml(text) {
    return (0,safe/* visible */.RK)(text)
        .replace(/[\ufffe\uffff]/gu, (char) => `\\u${char.charCodeAt(0).toString(16)}`)
        .replace(/[&<>"]/gu, (char) => ENTITIES[char] ?? char);
}

// EXTERNAL MODULE: ./build/src/reporters/words.js
var words = __webpack_require__(6310);
;// CONCATENATED MODULE: ./build/src/reporters/junit.js





/** JUnit's XML, as Jenkins, GitLab and others show it: a suite for each plugin, and a test for each check. */
const junit = (report) => {
    const suites = report.plugins.map((plugin) => suiteOf(plugin, report));
    const lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="${tool/* TOOL */.j.name}" ${numbers(suites.map(({ sums }) => sums))}>`,
        ...suites.flatMap((suite) => suite.lines),
        "</testsuites>",
    ];
    return `${(0,safe/* inert */.tJ)(lines.join("\n"))}\n`;
};
function numbers(all) {
    const sum = (name) => String(all.reduce((total, sums) => total + sums[name], 0));
    return `tests="${sum("tests")}" failures="${sum("failures")}" errors="${sum("errors")}"`;
}
function suiteOf(plugin, report) {
    const { outcomes, path } = plugin;
    const { crashed, skipped } = (0,words/* tally */.N4)(plugin);
    const failing = outcomes.filter((outcome) => failures(outcome, report.failOn).length > 0);
    const sums = { tests: outcomes.length, failures: failing.length, errors: crashed };
    // Readers take the dots of a class's name for folders of their own.
    const className = xml(path === "." ? tool/* TOOL */.j.name : `${tool/* TOOL */.j.name}.${path.replaceAll(".", "_").replaceAll("/", ".")}`);
    return {
        sums,
        lines: [
            `  <testsuite name="${xml(path === "." ? (0,words/* pluginTitle */.o5)(plugin) : (0,words/* titleAndPath */.di)(plugin))}" ${numbers([sums])} skipped="${String(skipped)}">`,
            ...outcomes.flatMap((outcome) => testOf(outcome, className, report)),
            "  </testsuite>",
        ],
    };
}
function testOf(outcome, className, report) {
    const head = `    <testcase name="${xml(outcome.check)}" classname="${className}"`;
    const body = bodyOf(outcome, report);
    return body.length === 0 ? [`${head}/>`] : [`${head}>`, ...body, "    </testcase>"];
}
function bodyOf(outcome, report) {
    switch (outcome.status) {
        case "met":
            return [];
        case "skipped":
            return [`      <skipped message="${xml(outcome.reason)}"/>`];
        case "crashed": {
            const told = `The check ${outcome.check} crashed: a fault of this tool, not of the plugin`;
            return [`      <error type="crash" message="${xml(told)}">${textOf(outcome.error.split("\n"))}</error>`];
        }
        case "unmet": {
            const failed = failures(outcome, report.failOn);
            const others = outcome.findings.filter((finding) => !(0,core_report/* isFailing */.DI)(finding, report.failOn));
            return [...failure(failed, outcome, report), ...output(others, report)];
        }
    }
}
/** One failure a test: most readers show no second one. */
function failure(failed, { url }, report) {
    const [first, ...more] = failed;
    if (!first)
        return [];
    const rest = more.length === 0 ? "" : ` (and ${(0,words/* counted */.hS)(more.length, "more finding")})`;
    const message = xml(`${first.message}${rest}`);
    const lines = [...failed.flatMap((finding) => linesOf(finding, report)), url];
    return [`      <failure type="${first.severity}" message="${message}">${textOf(lines)}</failure>`];
}
function output(others, report) {
    if (others.length === 0)
        return [];
    const lines = (0,core_report/* worstFirst */.md)(others).flatMap((finding) => linesOf(finding, report));
    return [`      <system-out>${textOf(lines)}</system-out>`];
}
function failures(outcome, failOn) {
    return outcome.status === "unmet" ? (0,core_report/* worstFirst */.md)(outcome.findings.filter((finding) => (0,core_report/* isFailing */.DI)(finding, failOn))) : [];
}
/** `manifest.json:3:11: error: "name" is ...`, and below it what to do. */
function linesOf(finding, report) {
    const { severity, message, help, printed = [], location } = finding;
    const { file, range } = location;
    const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
    const release = report.occasion !== "release" && (0,words/* stopsReleaseOnly */.fl)(finding) ? words/* STOPS_RELEASE */.kh : undefined;
    const notes = [help, (0,words/* suppressionWords */.Be)(finding, report), release].filter((note) => note !== undefined);
    return [
        `${place}: ${(0,core_report/* counts */.tQ)(finding) ? severity : `suppressed ${severity}`}: ${message}`,
        ...notes.map((note) => `  ${note}`),
        ...printed.map((line) => `  > ${line}`),
    ];
}
function textOf(lines) {
    return `\n${lines.map(xml).join("\n")}\n`;
}


/***/ })

};
;