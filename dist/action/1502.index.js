"use strict";
exports.id = 1502;
exports.ids = [1502,9121];
exports.modules = {

/***/ 1802:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: function() { return /* binding */ archiveMarkdown; },
/* harmony export */   Ze: function() { return /* binding */ differenceLines; },
/* harmony export */   ac: function() { return /* binding */ sinceLines; }
/* harmony export */ });
/* unused harmony export archiveText */
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4234);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6039);
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2275);
/* harmony import */ var _sizes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4192);




const MOST_ROWS = 200;
/** The files of an archive with their sizes, and its digest last: lines for a terminal, the last without its end. */
function archiveText(archive, since) {
    const { files, bytes } = archive;
    const shown = shownOf(files);
    const sizes = shown.map(({ size }) => sizeText(size));
    const column = Math.max(0, ...sizes.map((size) => size.length));
    const rows = shown.map((file, at) => `  ${(sizes[at] ?? "").padStart(column)}  ${visible(file.path)}${mark(file)}`);
    return [
        archive.name,
        ...rows,
        ...moreThan(shown.length, files.length).map((line) => `  ${line}`),
        "",
        totals(files, bytes.length),
        ...(since ? ["", ...sinceLines(since)] : []),
        "",
        `sha256  ${archive.sha256}`,
    ].join("\n");
}
/** The same as Markdown, for the summary of a job. */
function archiveMarkdown(archive, since) {
    const { files, bytes } = archive;
    const shown = shownOf(files);
    return [
        `### ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(archive.name)}`,
        "",
        `${totals(files, bytes.length)}  `,
        `sha256 \`${archive.sha256}\``,
        "",
        ...(since ? [...sinceMarkdown(since), ""] : []),
        `<details><summary>${files.length === 1 ? "1 file" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(files.length)} files`}</summary>`,
        "",
        "| File | Size |",
        "| --- | ---: |",
        ...shown.map((file) => `| ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(file.path)}${mark(file)} | ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .l)(file.size)} |`),
        "",
        ...moreThan(shown.length, files.length),
        "</details>",
        "",
    ].join("\n");
}
function shownOf(files) {
    return files.slice(0, MOST_ROWS);
}
function moreThan(shown, all) {
    return all > shown ? [`and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(all - shown)} more`] : [];
}
function mark({ isExecutable }) {
    return isExecutable ? " (executable)" : "";
}
function totals(files, packed) {
    const count = files.length === 1 ? "1 file" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(files.length)} files`;
    return `${count}, ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .l)((0,_difference_js__WEBPACK_IMPORTED_MODULE_3__/* .sumOf */ .XN)(files))}, packed ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .l)(packed)}`;
}
function sinceMarkdown(since) {
    const [head = "", ...lines] = sinceLines(since);
    return [`**${head}**`, "", ...lines.map((line) => `- ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(line.trim()).replace(/^\\/u, "")}`)];
}
/** What is new, in a line each: the first says by how much it has grown. */
function sinceLines({ difference, permissions, name }) {
    const lines = [
        ...permissions.map((permission) => `  new permission  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(permission)}`),
        ...differenceLines(difference, MOST_ROWS),
    ];
    const before = name === undefined ? "the archive before" : (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(name);
    const head = (0,_difference_js__WEBPACK_IMPORTED_MODULE_3__/* .isSame */ .Ft)(difference)
        ? `The same files as ${name === undefined ? "before" : `in ${before}`}`
        : `Since ${before}: ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .changeText */ .k)(difference.growth)}`;
    return [head, ...lines];
}
/** What was added, removed and changed, a file a line and each with its size; at most so many. */
function differenceLines({ added, removed, changed }, most) {
    const lines = [
        ...added.map((file) => `  added    ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(file.path)}  ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .l)(file.size)}`),
        ...removed.map((file) => `  removed  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(file.path)}  ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .l)(file.size)}`),
        ...changed.map(({ before, after }) => {
            const runs = before.isExecutable === after.isExecutable
                ? ""
                : after.isExecutable
                    ? ", now executable"
                    : ", no longer executable";
            const sizes = `${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .sizeText */ .l)(after.size)}, ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_2__/* .changeText */ .k)(after.size - before.size)}`;
            return `  changed  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(after.path)}  ${sizes}${runs}`;
        }),
    ];
    const shown = lines.slice(0, most);
    return [...shown, ...moreThan(shown.length, lines.length).map((line) => `  ${line}`)];
}


/***/ }),

/***/ 2275:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: function() { return /* binding */ newPermissions; },
/* harmony export */   Ft: function() { return /* binding */ isSame; },
/* harmony export */   Pq: function() { return /* binding */ differenceOf; },
/* harmony export */   XN: function() { return /* binding */ sumOf; }
/* harmony export */ });
/** Compares the files of two archives; both lists are by path, and so is what comes out. */
function differenceOf(before, after) {
    const old = new Map(before.map((entry) => [entry.path, entry]));
    const fresh = new Set(after.map(({ path }) => path));
    const pairs = after.flatMap((entry) => {
        const was = old.get(entry.path);
        return was ? [{ before: was, after: entry }] : [];
    });
    return {
        added: after.filter(({ path }) => !old.has(path)),
        removed: before.filter(({ path }) => !fresh.has(path)),
        changed: pairs.filter((pair) => pair.before.sha256 !== pair.after.sha256 || pair.before.isExecutable !== pair.after.isExecutable),
        growth: sumOf(after) - sumOf(before),
    };
}
/** Whether two archives hold the same: so must one that is made before the plugin's own code runs, and one made after. */
function isSame({ added, removed, changed }) {
    return added.length + removed.length + changed.length === 0;
}
/** The permissions that a manifest asks for and an older one did not, in its own order. */
function newPermissions(before, after) {
    const had = new Set(permissionsIn(before));
    return [...new Set(permissionsIn(after))].filter((permission) => !had.has(permission));
}
function sumOf(entries) {
    return entries.reduce((sum, { size }) => sum + size, 0);
}
function permissionsIn(manifest) {
    if (typeof manifest !== "object" || manifest === null || !("permissions" in manifest))
        return [];
    const { permissions } = manifest;
    return Array.isArray(permissions) ? permissions.filter((value) => typeof value === "string") : [];
}


/***/ }),

/***/ 4192:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: function() { return /* binding */ changeText; },
/* harmony export */   l: function() { return /* binding */ sizeText; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4234);

const KIB = 1024;
/** A number of bytes in few signs: `512 B`, `12.3 KiB`, `300 MiB`. */
function sizeText(bytes) {
    if (bytes < KIB)
        return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(bytes)} B`;
    const [size, unit] = bytes < KIB * KIB * 0.9995 ? [bytes / KIB, "KiB"] : [bytes / KIB / KIB, "MiB"];
    return `${size < 99.95 ? size.toFixed(1) : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(Math.round(size))} ${unit}`;
}
/** A change of size: `+1.0 KiB`, `-512 B`, `\u00b10 B`. */
function changeText(bytes) {
    return `${bytes > 0 ? "+" : bytes < 0 ? "-" : "\u00b1"}${sizeText(Math.abs(bytes))}`;
}


/***/ }),

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