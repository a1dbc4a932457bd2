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

// EXTERNAL MODULE: ./build/src/workspace/disk.js
var disk = __webpack_require__(423);
// EXTERNAL MODULE: ./build/src/output/write-file.js
var write_file = __webpack_require__(6832);
// EXTERNAL MODULE: ./build/src/preflight/preflight.js + 8 modules
var preflight = __webpack_require__(2041);
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


/***/ }),

/***/ 8980:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ decodeUtf8; }
/* harmony export */ });
/** Decodes UTF-8 strictly. A byte order mark stays in the text. */
function decodeUtf8(bytes) {
    const name = wideEncoding(bytes);
    if (name)
        return { text: "", fault: { kind: "encoding", name } };
    try {
        return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
    }
    catch {
        const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
        const before = longestValidStart(bytes);
        const byte = new TextEncoder().encode(before).length;
        return { text, fault: { kind: "byte", value: bytes[byte] ?? 0, byte, at: before.length } };
    }
}
function wideEncoding(bytes) {
    const [a, b, c, d] = bytes;
    if (a === 0xff && b === 0xfe && c === 0 && d === 0)
        return "UTF-32";
    if (a === 0 && b === 0 && c === 0xfe && d === 0xff)
        return "UTF-32";
    if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
        return "UTF-16";
    const [first, second, third, fourth] = [a, b, c, d].map((byte) => byte === 0);
    const everyOtherIsNull = first !== second && first === third && second === fourth;
    return bytes.length >= 4 && everyOtherIsNull ? "UTF-16" : undefined;
}
function longestValidStart(bytes) {
    const start = (length) => {
        const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
        try {
            return decoder.decode(bytes.subarray(0, length), { stream: true });
        }
        catch {
            return undefined;
        }
    };
    let valid = 0;
    let invalid = bytes.length + 1;
    while (invalid - valid > 1) {
        const middle = (valid + invalid) >> 1;
        if (start(middle) === undefined)
            invalid = middle;
        else
            valid = middle;
    }
    return start(valid) ?? "";
}


/***/ })

};
;