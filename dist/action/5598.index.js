"use strict";
exports.id = 5598;
exports.ids = [5598];
exports.modules = {

/***/ 5598:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   outcomeMarkdown: function() { return /* binding */ outcomeMarkdown; },
/* harmony export */   outcomeText: function() { return /* binding */ outcomeText; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6039);

const SIGNS = {
    create: "+",
    resume: "+",
    replace: "~",
    remove: "-",
    noop: "=",
    conflict: "\u2718",
    blocked: "\u2718",
};
const VERDICTS = {
    planned: "Planned: nothing was written",
    noop: "Nothing to do: all of it is released",
    released: "Released",
    rejected: "Not released: the plugin is not fit for it",
    failed: "Not released",
    "partially-released": "Released in part",
    conflict: "Not released: what is public would have to be changed, and was not",
};
/** What the release is to do and what became of it, for a terminal. */
function outcomeText(outcome, { tag, archive }) {
    const { plan, stop, url, state } = outcome;
    const title = archive === undefined ? [] : [`Release ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(tag)}: ${archive.name}`, `  sha256 ${archive.sha256}`];
    const steps = plan.map((step) => `  ${SIGNS[step.action]} ${step.target}  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(step.reason)}`);
    const end = `${VERDICTS[state]}${url === undefined ? "" : `: ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(url)}`}`;
    const lines = stop ? stopLines(stop).map(([name, text]) => `${name.padEnd(15)} ${indented(text)}`) : [];
    return `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)([...title, ...steps, end, ...lines].join("\n"))}\n`;
}
/** The same for a job's summary. */
function outcomeMarkdown(outcome, { tag, archive }) {
    const { plan, stop, url, state } = outcome;
    const rows = plan.map(({ target, action, reason }) => `| ${target} | ${action} | ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(reason)} |`);
    const table = rows.length === 0 ? [] : ["| Target | Step | |", "| --- | --- | --- |", ...rows, ""];
    const bytes = archive === undefined ? [] : [`\`${archive.name}\`, sha256 \`${archive.sha256}\``, ""];
    const lines = stop
        ? stopLines(stop).map(([name, text]) => `- **${name}** ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(text.replaceAll("\n", " "))}`)
        : [];
    const end = `**${VERDICTS[state]}**${url === undefined ? "" : `: ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(url)}`}`;
    return `### Release ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(tag)}\n\n${[...bytes, ...table, end, "", ...lines].join("\n").trimEnd()}\n`;
}
function stopLines({ stoppedAt, alreadyPublic, notPublic, doThis }) {
    return [
        ["Stopped at:", stoppedAt],
        ["Already public:", alreadyPublic],
        ["Not public:", notPublic],
        ["Do this:", doThis],
    ];
}
function indented(text) {
    return text
        .split("\n")
        .map(_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)
        .join(`\n${" ".repeat(16)}`);
}


/***/ })

};
;