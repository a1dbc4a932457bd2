"use strict";
exports.id = 6148;
exports.ids = [6148];
exports.modules = {

/***/ 6148:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  filePatches: function() { return /* binding */ filePatches; },
  patch: function() { return /* binding */ patch; }
});

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(7291);
// EXTERNAL MODULE: ./build/src/core/report.js
var report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(2873);
// EXTERNAL MODULE: ./build/src/text/edits.js
var edits = __webpack_require__(817);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
;// CONCATENATED MODULE: ./build/src/text/git-name.js

/** A file's name as git reads it in a patch: in quotes, with octal bytes, where it is not plain. */
function gitName(name) {
    if (/^[\x20-\x7e]*$/u.test(name) && !/["\\]/u.test(name) && (0,safe/* visible */.RK)(name) === name)
        return name;
    const bytes = [...new TextEncoder().encode(name)].map((byte, at) => {
        const char = String.fromCharCode(byte);
        if (char === '"' || char === "\\")
            return `\\${char}`;
        // What might be a command to the runner is not spelled out, either.
        const isPlain = byte >= 0x20 && byte < 0x7f && !(char === "[" && at > 0) && char !== ":";
        return isPlain ? char : `\\${byte.toString(8).padStart(3, "0")}`;
    });
    return `"${bytes.join("")}"`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/src/reporters/binary-patch.js


const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** What stands below `diff --git` in git's own form for bytes: whatever the texts hold, it is inert, and exact. */
function binaryPatch(before, after) {
    const [old, mended] = [Buffer.from(before), Buffer.from(after)];
    return `index ${blobName(old)}..${blobName(mended)}\nGIT binary patch\n${literal(mended)}\n${literal(old)}\n`;
}
function blobName(bytes) {
    return (0,external_node_crypto_.createHash)("sha1")
        .update(`blob ${String(bytes.length)}\0`)
        .update(bytes)
        .digest("hex");
}
function literal(bytes) {
    const packed = (0,external_node_zlib_.deflateSync)(bytes);
    const lines = [`literal ${String(bytes.length)}\n`];
    for (let at = 0; at < packed.length; at += LETTERS.length) {
        const part = packed.subarray(at, at + LETTERS.length);
        lines.push(`${LETTERS.charAt(part.length - 1)}${base85(part)}\n`);
    }
    return lines.join("");
}
function base85(bytes) {
    let text = "";
    for (let at = 0; at < bytes.length; at += 4) {
        let value = 0;
        for (let byte = 0; byte < 4; byte++)
            value = value * 256 + (bytes[at + byte] ?? 0);
        let digits = "";
        for (let digit = 0; digit < 5; digit++) {
            digits = DIGITS.charAt(value % 85) + digits;
            value = Math.floor(value / 85);
        }
        text += digits;
    }
    return text;
}

// EXTERNAL MODULE: ./build/src/reporters/words.js
var words = __webpack_require__(6310);
;// CONCATENATED MODULE: ./build/src/reporters/patch.js








/** More changes than these in one file are not matched line by line: its lines are replaced. */
const MOST_CHANGES = 1000;
const NO_END = "\\ No newline at end of file";
/**
 * All fixes as one patch, for `git apply` at the repository's root; nothing where there is nothing to fix. What git reads
 * begins with the first "diff"; the lines before are for people.
 */
const patch = (report, view) => {
    const all = filePatches(view.changes ?? changesIn(report, view));
    const parts = all.flatMap((part) => ("text" in part ? [part.text] : []));
    const left = all.flatMap((part) => ("left" in part ? [`# Left out: ${(0,safe/* visible */.RK)(part.file)}, as ${part.left}\n`] : []));
    const head = `# ${tool/* TOOL */.j.name}: the fixes for ${(0,words/* counted */.hS)(parts.length, "file")}. At the repository's root: git apply FILE\n`;
    return [...(parts.length > 0 ? [head] : []), ...left, ...parts].join("");
};
function filePatches(changes) {
    return changes.flatMap((change) => {
        const why = whyLeft(change);
        if (why !== undefined)
            return [{ file: change.file, left: why }];
        return "after" in change ? [{ file: change.file, text: filePatch(change) }] : [];
    });
}
/** Why a file is in no patch; a patch shows lines around what is mended, too. */
function whyLeft(change) {
    if ("left" in change)
        return change.left;
    if (change.linked)
        return "it is reached through a link";
    return (0,safe/* mayBeSecret */.lr)(change.before) || (0,safe/* mayBeSecret */.lr)(change.after) ? "it may hold a secret: --fix mends it" : undefined;
}
/** The fixes of the report itself. */
function changesIn({ plugins }, { source }) {
    const fixes = plugins.flatMap(({ findings }) => findings.flatMap((finding) => (finding.fix && (0,report/* counts */.tQ)(finding) ? [finding.fix] : [])));
    const files = new Set(fixes.flatMap((fix) => fix.map(({ file }) => file)));
    return [...files].flatMap((file) => {
        const lines = source(file);
        if (!lines)
            return [{ file, left: "its text is not at hand" }];
        const before = lines.slice({ start: { line: 1, column: 1 }, end: { line: lines.count + 1, column: 1 } });
        // The lines that are shown have this in the place of what is no text.
        if (before.includes("\ufffd"))
            return [{ file, left: "it may not be UTF-8" }];
        const own = fixes.filter((fix) => fix.every((edit) => edit.file === file));
        const after = (0,edits/* applyFixes */.y)(before, own).text;
        return before === after ? [] : [{ file, before, after, linked: false }];
    });
}
function filePatch({ file, before, after }) {
    const [from, to] = [gitName(`a/${file}`), gitName(`b/${file}`)];
    const hunks = hunksOf(before, after);
    const head = `diff --git ${from} ${to}\n`;
    if (hunks === undefined)
        return head + binaryPatch(before, after);
    // A name with a blank ends in a tab, as git writes it.
    const end = file.includes(" ") ? "\t" : "";
    return `${head}--- ${from}${from.startsWith('"') ? "" : end}\n+++ ${to}${to.startsWith('"') ? "" : end}\n${hunks}`;
}
/** The hunks of a patch; `undefined` where they would hold what must not be printed, or begin or end with no text. */
function hunksOf(before, after) {
    if (before === "" || after === "")
        return undefined;
    const found = (0,create/* structuredPatch */.YB)("", "", before, after, "", "", { context: 3, maxEditLength: MOST_CHANGES });
    const hunks = (found?.hunks ?? [replaced(before, after)]).map(({ oldStart, oldLines, newStart, newLines, lines }) => ({
        head: `@@ -${String(oldStart)},${String(oldLines)} +${String(newStart)},${String(newLines)} @@`,
        lines,
    }));
    if (!hunks.every(({ lines }) => lines.every(isInert)))
        return undefined;
    return hunks.map(({ head, lines }) => `${[head, ...lines].join("\n")}\n`).join("");
}
function replaced(before, after) {
    const [old, mended] = [linesOf("-", before), linesOf("+", after)];
    const count = (lines) => lines.filter((line) => line !== NO_END).length;
    return { oldStart: 1, oldLines: count(old), newStart: 1, newLines: count(mended), lines: [...old, ...mended] };
}
function linesOf(sign, text) {
    const lines = text.split("\n").map((line) => `${sign}${line}`);
    return text.endsWith("\n") ? lines.slice(0, -1) : [...lines, NO_END];
}
/** Whether a line can be printed as it is; the break that Windows has, a tab and the mark at a file's start can. */
function isInert(line) {
    const shown = line
        .replace(/\r$/u, "")
        .replace(/\t/gu, " ")
        .replace(/^(.)\ufeff/u, "$1");
    return (0,safe/* visible */.RK)(shown) === shown;
}


/***/ }),

/***/ 817:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: function() { return /* binding */ applyFixes; }
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9763);

/** Applies fixes to a text, each wholly or not at all, the earlier in the list first. */
function applyFixes(text, fixes) {
    const lines = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .D)(text);
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


/***/ })

};
;