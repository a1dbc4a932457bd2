"use strict";
exports.id = 4484;
exports.ids = [4484];
exports.modules = {

/***/ 4484:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  leftFixes: function() { return /* binding */ leftFixes; }
});

// EXTERNAL MODULE: ./build/src/run/mend.js
var mend = __webpack_require__(2142);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(2873);
// EXTERNAL MODULE: ./build/src/text/markdown/fence.js
var markdown_fence = __webpack_require__(3877);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/reporters/patch.js + 2 modules
var patch = __webpack_require__(6148);
// EXTERNAL MODULE: ./build/src/reporters/words.js
var words = __webpack_require__(6310);
;// CONCATENATED MODULE: ./build/src/reporters/patch-offer.js





const FIX = `\`npx ${tool/* TOOL */.j.name} validate --fix\``;
const FILE = "fixes.patch";
/**
 * Changes as a patch that a person takes from a page; `undefined` where nothing is to be changed.
 *
 * @param patchFile the file that the patch of all fixes is written to, "" for none.
 */
function patchOffer(changes, patchFile) {
    const parts = (0,patch.filePatches)(changes);
    if (parts.length === 0)
        return undefined;
    const shown = parts.flatMap((part) => ("text" in part && isExactOnPage(part.text) ? [part.text] : []));
    const inFile = patchFile === "" ? "" : `, or, at the repository's root, by the patch in ${(0,safe/* markdown */.wD)(patchFile)} with \`git apply\``;
    const brief = `What is not suggested is mended by ${FIX}${inFile}; it cannot be shown here as a patch.`;
    const left = parts.length - shown.length;
    return { block: shown.length === 0 ? undefined : block(shown, left), brief };
}
function block(shown, left) {
    const text = shown.join("");
    const fence = (0,markdown_fence/* fenceFor */.L)(text);
    const rest = left === 0 ? "" : ` ${(0,words/* counted */.hS)(left, "more file")} cannot be shown as a patch: ${FIX} mends what it can.`;
    return [
        `<details><summary>A patch with the fixes that are not suggested: ${(0,words/* counted */.hS)(shown.length, "file")}</summary>`,
        `Save it as \`${FILE}\`, then at the repository's root: \`git apply ${FILE}\`.${rest}`,
        `${fence}diff\n${text}${fence}`,
        "</details>",
    ].join("\n\n");
}
/** Whether a page gives back each byte: it has one kind of line break, shows no mark at a file's start, and nobody reads bytes. */
function isExactOnPage(text) {
    return !/[\r\ufeff]/u.test(text) && !/^GIT binary patch$/mu.test(text);
}

;// CONCATENATED MODULE: ./build/src/action/left-fixes.js


/** What `--fix` would do besides what is suggested, as a patch for the summary; `undefined` where that is nothing. */
async function leftFixes(request, result, suggested, patchFile) {
    const first = new Set(result.report.plugins.flatMap(({ findings }) => findings));
    const words = new Set(result.report.plugins.flatMap((plugin) => plugin.findings.filter((finding) => suggested.has(finding)).map((finding) => wordsOf(finding, plugin))));
    // What one fix uncovers is found by another run, in which what is suggested is found again.
    const isLeft = (finding, plugin) => first.has(finding) ? suggested.has(finding) : words.has(wordsOf(finding, plugin));
    return patchOffer((await (0,mend.mend)(request, result, isLeft)).changes, patchFile);
}
function wordsOf({ check, message, location: { file, pointer } }, { path }) {
    return JSON.stringify([path, check, file, pointer, message]);
}


/***/ }),

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

/***/ 2142:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mend: function() { return /* binding */ mend; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8572);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8980);
/* harmony import */ var _text_edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(817);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9764);
/* harmony import */ var _workspace_is_linked_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5310);
/* harmony import */ var _preflight_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1392);






/** One fix may uncover another, as a comma that hid a key; no real manifest takes more rounds. */
const MOST_ROUNDS = 20;
/**
 * Applies every fix of every finding in memory, and checks again until none is left. Nothing is written.
 *
 * @param isLeft which findings are left as they are.
 */
async function mend(request, first, isLeft = () => false) {
    const mended = [];
    const left = new Map();
    const overlay = new Map();
    const disk = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .diskWorkspace */ .DH)(first.root);
    let result = first;
    for (let round = 0; round < MOST_ROUNDS; round++) {
        const fixable = result.report.plugins.flatMap((plugin) => plugin.findings.filter((finding) => isToFix(finding) && !isLeft(finding, plugin)));
        const files = new Set(fixable.flatMap(({ fix = [] }) => fix.map(({ file }) => file)));
        const before = mended.length;
        for (const file of files) {
            const bytes = overlay.get(file) ?? disk.bytes(file);
            const decoded = bytes && (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeUtf8 */ ._6)(bytes);
            if (!decoded || decoded.fault) {
                left.set(file, decoded ? "it is not UTF-8" : "it cannot be read");
                continue;
            }
            const findings = fixable.filter((finding) => isIn(finding, file));
            const { text, applied } = (0,_text_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .applyFixes */ .y)(decoded.text, findings.map(({ fix = [] }) => fix));
            if (text === decoded.text)
                continue;
            overlay.set(file, new TextEncoder().encode(text));
            mended.push(...findings.filter((_, at) => applied[at]));
        }
        if (mended.length === before)
            break;
        result = await (0,_preflight_js__WEBPACK_IMPORTED_MODULE_3__/* .preflight */ .M)({ ...request, overlay });
    }
    return { mended, changes: [...changesOf(overlay, disk), ...[...left].map(([file, why]) => ({ file, left: why }))] };
}
function changesOf(overlay, disk) {
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    return [...overlay]
        .map(([file, bytes]) => ({
        ...{ file, before: decoder.decode(disk.bytes(file)), after: decoder.decode(bytes) },
        linked: (0,_workspace_is_linked_js__WEBPACK_IMPORTED_MODULE_5__/* .isLinked */ .G)(disk, file),
    }))
        .filter(({ before, after }) => before !== after);
}
/** What does not count is left as it is: the author has said so. */
function isToFix(finding) {
    return (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)(finding) && finding.fix !== undefined;
}
function isIn({ fix = [] }, file) {
    return fix.every((edit) => edit.file === file);
}


/***/ }),

/***/ 5310:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ isLinked; }
/* harmony export */ });
/** Whether a link is on the way to a file. */
function isLinked(workspace, file) {
    const names = file.split("/");
    return names.some((name, depth) => workspace.list(names.slice(0, depth).join("/")).some((listed) => listed.name === name && listed.kind === "link"));
}


/***/ })

};
;