"use strict";
exports.id = 283;
exports.ids = [283];
exports.modules = {

/***/ 1283:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  preflightAndFix: function() { return /* binding */ preflightAndFix; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/core/report.js
var report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
// EXTERNAL MODULE: ./build/src/text/decode.js
var decode = __webpack_require__(8980);
// EXTERNAL MODULE: ./build/src/text/lines.js
var text_lines = __webpack_require__(9763);
;// CONCATENATED MODULE: ./build/src/text/edits.js

/** Applies fixes to a text, each wholly or not at all, the earlier in the list first. */
function applyFixes(text, fixes) {
    const lines = (0,text_lines/* linesOf */.D)(text);
    const taken = [];
    const applied = fixes.map((fix) => {
        const spans = fix.map((edit) => ({
            start: lines.offset(edit.range.start),
            end: lines.offset(edit.range.end),
            text: edit.text,
        }));
        // Insertions at one place count as overlapping, too: which comes first would be chance.
        const clashes = spans.some(({ start, end }) => taken.some((other) => start <= other.end && other.start <= end));
        if (!clashes)
            taken.push(...spans);
        return !clashes;
    });
    let result = "";
    let done = 0;
    for (const span of taken.toSorted((a, b) => a.start - b.start)) {
        result += text.slice(done, span.start) + span.text;
        done = span.end;
    }
    return { text: result + text.slice(done), applied };
}

// EXTERNAL MODULE: ./build/src/workspace/disk.js + 2 modules
var disk = __webpack_require__(7609);
// EXTERNAL MODULE: ./build/src/output/write-file.js
var write_file = __webpack_require__(6832);
// EXTERNAL MODULE: ./build/src/preflight/preflight.js + 15 modules
var preflight = __webpack_require__(2146);
;// CONCATENATED MODULE: ./build/src/preflight/fix.js








/** One fix may uncover another, as a comma that hid a key; no real manifest takes more rounds. */
const MOST_ROUNDS = 20;
/**
 * Applies every fix of every finding to the files, and checks them again until none is left.
 *
 * @throws {UsageError} for a file that cannot be written. What was written before stays: each file is written whole.
 */
async function preflightAndFix(request) {
    const mended = [];
    let result = await (0,preflight/* preflight */.M)(request);
    for (let round = 0; round < MOST_ROUNDS; round++) {
        const fixable = result.report.plugins.flatMap(({ findings }) => findings.filter(isToFix));
        const files = new Set(fixable.flatMap(({ fix = [] }) => fix.map(({ file }) => file)));
        const before = mended.length;
        for (const file of files)
            mended.push(...mend(result.root, file, fixable.filter((finding) => isIn(finding, file))));
        if (mended.length === before)
            break;
        result = await (0,preflight/* preflight */.M)(request);
    }
    return { result, mended };
}
/** What does not count is left as it is: the author has said so. */
function isToFix(finding) {
    return (0,report/* counts */.tQ)(finding) && finding.fix !== undefined;
}
function isIn({ fix = [] }, file) {
    return fix.every((edit) => edit.file === file);
}
function mend(root, file, findings) {
    const bytes = (0,disk/* diskWorkspace */.DH)(root).bytes(file);
    const decoded = bytes && (0,decode/* decodeUtf8 */._)(bytes);
    if (!decoded || decoded.fault)
        return [];
    const { text, applied } = applyFixes(decoded.text, findings.map(({ fix = [] }) => fix));
    if (text === decoded.text)
        return [];
    try {
        (0,write_file/* writeFile */._)((0,external_node_path_.join)(root, file), text);
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new usage_error/* UsageError */.e(`${file} cannot be written: ${why}`, "Give this user the right to write it, or mend it by hand");
    }
    return findings.filter((_, at) => applied[at]);
}


/***/ })

};
;