"use strict";
exports.id = 9121;
exports.ids = [9121];
exports.modules = {

/***/ 1502:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  outcomeMarkdown: function() { return /* binding */ outcomeMarkdown; },
  outcomeText: function() { return /* binding */ outcomeText; },
  stepText: function() { return /* binding */ stepText; }
});

// EXTERNAL MODULE: ./build/src/reporters/within-bytes.js
var within_bytes = __webpack_require__(4362);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/packing/archive-text.js
var archive_text = __webpack_require__(1802);
;// CONCATENATED MODULE: ./build/src/release/stop-text.js

const COLUMN = 16;
/** The four lines that a red release ends with, for a terminal; what is to be pasted stands deeper. */
function stopText(stop) {
    return linesOf(stop).map(([name, text]) => {
        const [first = "", ...rest] = text.split("\n").map(safe/* visible */.RK);
        return [name.padEnd(COLUMN) + first, ...rest.map((line) => (" ".repeat(COLUMN) + line).trimEnd())].join("\n");
    });
}
/** The same as Markdown: what is to be pasted is code, which GitHub gives a button to copy it. */
function stopMarkdown(stop) {
    return linesOf(stop).flatMap(([name, text]) => {
        const [first = "", ...rest] = text.split("\n");
        return [`- **${name}** ${(0,safe/* markdown */.wD)(first)}`, ...blocks(rest).flatMap(itemOf)];
    });
}
function blocks(lines) {
    const found = [];
    for (const line of lines) {
        const isCode = line.startsWith("  ");
        const last = found.at(-1);
        if (last?.isCode === isCode)
            last.lines.push(line);
        else
            found.push({ isCode, lines: [line] });
    }
    return found;
}
/** A part of a list's item. No line of a text can end its block of code. */
function itemOf({ isCode, lines }) {
    if (!isCode)
        return ["", ...lines.map((line) => `  ${(0,safe/* markdown */.wD)(line)}  `)];
    const code = lines.map((line) => (0,safe/* visible */.RK)(line.slice(2)));
    const longest = Math.max(2, ...code.flatMap((line) => [...line.matchAll(/`+/gu)].map(([ticks]) => ticks.length)));
    const fence = "`".repeat(longest + 1);
    return ["", ...[`${fence}text`, ...code, fence].map((line) => `  ${line}`.trimEnd())];
}
function linesOf({ stoppedAt, alreadyPublic, notPublic, doThis }) {
    return [
        ["Stopped at:", stoppedAt],
        ["Already public:", alreadyPublic],
        ["Not public:", notPublic],
        ["Do this:", doThis],
    ];
}

;// CONCATENATED MODULE: ./build/src/release/outcome-text.js




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
    conflict: "Not released: what is there would have to be changed, and was not",
    refused: "Not released: refused, as going on would not be safe",
};
/** What is being done, for a log: a line before each step. */
function stepText({ target, reason }) {
    return `${(0,safe/* inert */.tJ)(`${target}: ${(0,safe/* visible */.RK)(reason)}`)} ...\n`;
}
/** What the release is to do and what became of it, for a terminal. */
function outcomeText({ plan, stop, url, state }, subject) {
    const { tag, archive, warnings = [], since } = subject;
    const title = archive === undefined ? [] : [`Release ${(0,safe/* visible */.RK)(tag)}: ${archive.name}`, `  sha256 ${archive.sha256}`];
    const known = warnings.map((warning) => `  ! ${(0,safe/* visible */.RK)(warning)}`);
    const news = since === undefined ? [] : (0,archive_text/* sinceLines */.ac)(since).map((line) => `  ${line}`);
    const steps = plan.map((step) => `  ${SIGNS[step.action]} ${step.target}  ${(0,safe/* visible */.RK)(step.reason)}`);
    const end = `${VERDICTS[state]}${url === undefined ? "" : `: ${(0,safe/* visible */.RK)(url)}`}`;
    return `${(0,safe/* inert */.tJ)([...title, ...known, ...news, ...steps, end, ...(stop ? stopText(stop) : [])].join("\n"))}\n`;
}
/** GitHub takes 1 MiB for a step, and the report is to have most of it. */
const MOST_BYTES = 256 * 1024;
/** The same for a job's summary, the list of files last: where there is no room for all, the end is left out. */
function outcomeMarkdown({ plan, stop, url, state }, subject, room = MOST_BYTES) {
    const { tag, archive, warnings = [], since } = subject;
    const rows = plan.map(({ target, action, reason }) => `| ${target} | ${action} | ${(0,safe/* markdown */.wD)(reason)} |`);
    const table = rows.length === 0 ? [] : ["| Target | Step | |", "| --- | --- | --- |", ...rows, ""];
    const end = `**${VERDICTS[state]}**${url === undefined ? "" : `: ${(0,safe/* markdown */.wD)(url)}`}`;
    const known = warnings.map((warning) => `- ${(0,safe/* markdown */.wD)(warning)}`);
    const told = [
        `### Release ${(0,safe/* markdown */.wD)(tag)}`.trimEnd(),
        "",
        ...table,
        end,
        "",
        ...(stop ? [...stopMarkdown(stop), ""] : []),
    ];
    const files = archive === undefined ? "" : (0,archive_text/* archiveMarkdown */.GU)(archive, since);
    const blocks = [
        `${[...told, ...known, ...(known.length > 0 ? [""] : [])].join("\n").trimEnd()}\n`,
        files && `\n${files}`,
    ];
    return (0,within_bytes/* withinBytes */.X)(blocks, { room: Math.min(room, MOST_BYTES) });
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