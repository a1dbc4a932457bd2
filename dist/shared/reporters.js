"use strict";
exports.id = 195;
exports.ids = [195];
exports.modules = {

/***/ 57430:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: function() { return /* binding */ readObjects; },
/* harmony export */   HM: function() { return /* binding */ computeId; },
/* harmony export */   M7: function() { return /* binding */ readSmallObjects; },
/* harmony export */   NG: function() { return /* binding */ SUBMODULE; },
/* harmony export */   Wn: function() { return /* binding */ readParents; },
/* harmony export */   Zc: function() { return /* binding */ readTree; },
/* harmony export */   ps: function() { return /* binding */ LINK; }
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22264);

const LINK = "120000";
const SUBMODULE = "160000";
const FOLDER = "40000";
/** The most bytes that git prints about an object before its content. */
const HEADER_BYTES = 200;
const MOST_TREE_BYTES = 128 * 1024 * 1024;
const DEEPEST = 100;
/** What git calls a content: by the hash that another id is made with, or by SHA-1. */
function computeId(kind, bytes, like) {
    const hash = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .createHash */ .n)(like?.length === 64 ? "sha256" : "sha1");
    return hash
        .update(`${kind} ${String(bytes.length)}\0`)
        .update(bytes)
        .digest("hex");
}
/**
 * Reads objects by their ids, of at most so many bytes together. Their contents are verified against their ids: whoever
 * can write to the repository's objects could have put others in their place. `undefined` where one is missing or does
 * not match its id.
 */
async function readObjects({ ask }, ids, most) {
    const objects = new Map();
    const unique = [...new Set(ids)];
    if (unique.length === 0)
        return objects;
    const mostBytes = most + (unique.length + 1) * HEADER_BYTES;
    const { status, bytes } = await ask(["cat-file", "--batch"], {
        input: unique.map((id) => `${id}\n`).join(""),
        mostBytes,
    });
    if (status !== 0)
        return undefined;
    let at = 0;
    for (const id of unique) {
        const end = bytes.indexOf("\n", at);
        const [found = "", kind = "", size = ""] = bytes.toString("latin1", at, Math.max(at, end)).split(" ");
        const content = bytes.subarray(end + 1, end + 1 + Number(size));
        if (end === -1 || found !== id || size === "" || computeId(kind, content, id) !== id)
            return undefined;
        objects.set(id, { kind, bytes: content });
        at = end + 2 + content.length;
    }
    return objects;
}
const MOST_SMALL = 20_000;
/** Reads those objects that are here and small, as a pointer of Git LFS is. */
async function readSmallObjects(objects, ids, most) {
    const unique = [...new Set(ids)].slice(0, MOST_SMALL);
    if (unique.length === 0)
        return new Map();
    const input = unique.map((id) => `${id}\n`).join("");
    const { bytes } = await objects.ask(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input });
    const lines = bytes.toString("latin1").split("\n");
    const small = lines.flatMap((line) => {
        const [id = "", size = ""] = line.split(" ");
        return /^\d+$/u.test(size) && Number(size) <= most ? [id] : [];
    });
    return (await readObjects(objects, small, small.length * most)) ?? new Map();
}
/** The parents of a commit; `undefined` for what is not a commit that is here. */
async function readParents(objects, commit) {
    const headers = await readCommitHeaders(objects, commit);
    return headers?.flatMap((line) => (line.startsWith("parent ") ? [line.slice("parent ".length)] : []));
}
async function readCommitHeaders(objects, commit) {
    const found = (await readObjects(objects, [commit], MOST_TREE_BYTES))?.get(commit);
    if (found?.kind !== "commit")
        return undefined;
    return found.bytes.toString("latin1").split("\n\n", 1)[0]?.split("\n");
}
/**
 * All files of a commit below a folder, by their paths from the root; `undefined` where not all of it can be read. A
 * folder that the commit does not have is empty.
 */
async function readTree(objects, commit, folder = "") {
    const files = new Map();
    const root = (await readCommitHeaders(objects, commit))?.[0]?.slice("tree ".length) ?? "";
    const names = folder === "" ? [] : folder.split("/");
    let level = [["", root]];
    for (let depth = 0; level.length > 0; depth++) {
        if (depth > DEEPEST)
            return undefined;
        const trees = await readObjects(objects, level.map(([, id]) => id), MOST_TREE_BYTES);
        if (!trees)
            return undefined;
        const next = [];
        for (const [path, id] of level) {
            const tree = trees.get(id);
            const entries = tree?.kind === "tree" ? parseTree(tree.bytes, id.length / 2) : undefined;
            if (!entries)
                return undefined;
            for (const { name, mode, id: object } of entries) {
                if (depth < names.length && name !== names[depth])
                    continue;
                if (mode === FOLDER)
                    next.push([`${path}${name}/`, object]);
                else if (depth >= names.length)
                    files.set(path + name, { mode, id: object });
            }
        }
        level = next;
    }
    return files;
}
/** `<mode> <name>`, a zero, and the id in bytes, one after the other. */
function parseTree(tree, length) {
    const entries = [];
    let at = 0;
    while (at < tree.length) {
        const space = tree.indexOf(" ", at);
        const end = tree.indexOf(0, space);
        if (space === -1 || end === -1 || end + 1 + length > tree.length)
            return undefined;
        const [mode, name] = [tree.toString("latin1", at, space), tree.toString("utf8", space + 1, end)];
        at = end + 1 + length;
        entries.push({ mode, name, id: tree.toString("hex", end + 1, at) });
    }
    return entries;
}


/***/ }),

/***/ 51612:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatComment: function() { return /* binding */ formatComment; },
/* harmony export */   isWorthComment: function() { return /* binding */ isWorthComment; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39064);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42243);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88369);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41035);
/* harmony import */ var _summary_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81003);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6401);









/** Rows of each list. A conversation is read by people: more is in the summary. */
const MOST_ROWS = [10, 5, 2, 0];
const LONGEST_TITLE = 100;
/**
 * A report in GitHub Markdown for the conversation of a pull request. What is new comes first, and what its base has as
 * well is folded. If all is well, it is one line and folds.
 */
function formatComment(report, view, place) {
    const sections = [`What changes in the package is too long for a comment: see ${formatSummaryLink(place)}.`];
    const views = [view, ...((view.sections ?? []).length > 0 ? [{ ...view, sections }] : [])];
    const texts = views.flatMap((one) => MOST_ROWS.map((most) => formatBlocks(report, one, place, most).join("\n\n")));
    const fitting = texts.find((text) => text.length <= _core_github_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .GITHUB_LIMITS */ .f.keptCommentLength);
    const tooLong = `All else is too long for a comment: see ${formatSummaryLink(place)}.`;
    return fitting ?? [formatHead(report, view, place), formatFacts(report, place), tooLong].join("\n\n");
}
/** Whether a report says something that a reviewer should see without looking for it. */
function isWorthComment(report, view) {
    return (view.sections ?? []).length > 0 || !isWell(report, view);
}
/** Whether it passes, and adds no finding. */
function isWell(report, { isStopped = false }) {
    return !isStopped && (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report) === "pass" && listOpen(report).every(isKnown);
}
function listOpen({ plugins }) {
    return plugins.flatMap(({ findings }) => findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he));
}
function isKnown({ age }) {
    return age === "known";
}
function formatBlocks(report, view, place, most) {
    const open = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .sortWorstAndNewFirst */ .xI)(listOpen(report), view.isChanged);
    const known = open.filter(isKnown);
    const listFindings = (findings) => formatList(findings.slice(0, most).map((finding) => (0,_summary_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .formatRow */ .iZ)({ ...finding, printed: [] }, report, view)), findings.length > most ? [formatRest(findings.length, most, place)] : []);
    const notes = [...(0,_summary_js__WEBPACK_IMPORTED_MODULE_7__.formatNotes)(report), ...(view.remarks ?? [])];
    const notJudged = formatFold("What was not judged", listNotJudged(report, most));
    const fixes = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNextStepsMarkdown */ .d)(report, view);
    const sections = view.sections ?? [];
    const ofKnown = known.length > 0 ? (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(known.length, "known finding") : "Details";
    if (isWell(report, view)) {
        const details = formatFold(ofKnown, [...notes, ...listFindings(known), ...fixes]);
        return [formatHead(report, view, place), ...details, ...sections, ...notJudged];
    }
    return [
        ...[formatHead(report, view, place), formatFacts(report, place), ...notes],
        ...formatList(listCrashes(report).slice(0, most)),
        ...listFindings(open.filter((finding) => !isKnown(finding))),
        ...formatFold(ofKnown, listFindings(known)),
        ...[...sections, ...fixes, ...notJudged],
    ];
}
/** The verdict: of a plugin without new findings a line with all that there is to say, else a heading. */
function formatHead(report, view, place) {
    const { plugins } = report;
    const [plugin, ...others] = plugins;
    const several = others.length > 0;
    const subject = several ? (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(plugins.length, "plugin") : plugin && (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPluginTitle */ .Dz)(plugin);
    const words = subject === undefined ? "nothing to check" : `${subject} ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatVerdict */ .Pu)(report, several)}`;
    const [mark, addition] = view.isStopped && (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report) === "pass" ? [_summary_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKS */ .j7.fail, ", but the step fails"] : [_summary_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKS */ .j7[(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report)], ""];
    const title = `${mark} ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMarkdown */ .jI)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(words, LONGEST_TITLE))}${addition}`;
    const head = isWell(report, view)
        ? `**${_core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.name}**: ${[title, ...formatPlaces(place)].join(" \u00b7 ")}`
        : `## ${_core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.name}: ${title}`;
    return view.isUnverified === true ? `${_summary_js__WEBPACK_IMPORTED_MODULE_7__.NOT_VERIFIED}\n\n${head}` : head;
}
function formatFacts(report, place) {
    const counts = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatAllCounts */ .Nw)((0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .countReportFindings */ .uu)(report));
    return [...(counts === "" ? [] : [counts]), ...formatPlaces(place)].join(" \u00b7 ");
}
/** The commit, and the summary of the run. Their addresses are GitHub's. */
function formatPlaces({ commit, commitUrl, runUrl }) {
    const name = `\`${commit.slice(0, 7)}\``;
    return [
        `commit ${commitUrl === undefined ? name : `[${name}](${commitUrl})`}`,
        ...(runUrl === undefined ? [] : [`[summary of the run](${runUrl})`]),
    ];
}
function formatSummaryLink({ runUrl }) {
    return runUrl === undefined ? "the summary of the run" : `[the summary of the run](${runUrl})`;
}
function formatRest(count, shown, place) {
    const where = formatSummaryLink(place);
    return shown === 0
        ? `${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(count, "finding")}: see ${where}.`
        : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .formatNumber */ .Z)(shown)} of ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(count, "finding")} are shown, the worst first. All are in ${where}.`;
}
function listCrashes({ plugins }) {
    const outcomes = plugins.flatMap((plugin) => plugin.outcomes);
    return outcomes.flatMap((outcome) => (outcome.status === "crashed" ? [(0,_summary_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .formatItem */ .tm)(outcome)] : []));
}
/** The checks that would have had something to judge, one line for each reason why they did not. */
function listNotJudged({ plugins }, most) {
    const judging = plugins.map((plugin) => ({
        ...plugin,
        outcomes: plugin.outcomes.filter((outcome) => outcome.status !== "skipped" || outcome.applies !== false),
    }));
    const rows = [...(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .findSkippedChecks */ .Xe)(judging)].map(([reason, { checks }]) => `- \u23ed\ufe0f Not judged, as ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMarkdown */ .jI)(reason)} (${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCheckNames */ .cm)(checks)})`);
    const left = rows.length > most ? [`${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(rows.length - most, "more reason")}.`] : [];
    return formatList(rows.slice(0, most), left);
}
/** Rows as one list, and what is below it. */
function formatList(rows, below = []) {
    return [...(rows.length === 0 ? [] : [rows.join("\n")]), ...below];
}
function formatFold(title, blocks) {
    return blocks.length === 0 ? [] : [[`<details><summary>${title}</summary>`, ...blocks, "</details>"].join("\n\n")];
}


/***/ }),

/***/ 46764:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compact: function() { return /* binding */ compact; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);
/* harmony import */ var _finding_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43890);




/** A colon in front of a space would look like the end of the place. */
const ESCAPED_END = "\\x3a ";
/**
 * One line for each finding that counts, worst first: `file:line:column: severity: message [check]`. The regular
 * expression of `problem-matcher.json` reads them.
 */
const compact = (report, view) => {
    const findings = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .sortWorstAndNewFirst */ .xI)(report.plugins.flatMap((plugin) => plugin.findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)), view.isChanged);
    const lines = [
        ...listCrashes(report, view),
        ...findings.map((finding) => formatLine(finding, (0,_finding_message_js__WEBPACK_IMPORTED_MODULE_2__/* .formatFindingSentences */ .Rf)(finding, report), view)),
    ];
    return lines.map((line) => `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInert */ .RU)(line)}\n`).join("");
};
function formatLine({ check, severity, location }, words, { pathOf = String }) {
    const { line, column } = location.range?.start ?? { line: 1, column: 1 };
    const file = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(pathOf(location.file)).replaceAll(": ", ESCAPED_END);
    return `${file}:${String(line)}:${String(column)}: ${severity}: ${words} [${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(check)}]`;
}
/** A crash is in no finding, and a report without it would look like a pass. */
function listCrashes({ plugins }, view) {
    return plugins.flatMap((plugin) => {
        const location = { file: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)((0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(plugin), "manifest.json") };
        return plugin.outcomes.flatMap((outcome) => outcome.status === "crashed"
            ? [formatLine({ check: outcome.check, severity: "error", location }, (0,_finding_message_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCrashMessage */ .UL)(outcome), view)]
            : []);
    });
}


/***/ }),

/***/ 82457:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PD: function() { return /* binding */ fitsInBytes; },
/* harmony export */   uz: function() { return /* binding */ splitLines; },
/* harmony export */   zP: function() { return /* binding */ cutToBytes; }
/* harmony export */ });
/* harmony import */ var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51424);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41035);




/** The bytes of the sentence about the cut, and how much escaping can lengthen a name in it. */
const NOTE_BYTES = 400;
const MOST_ESCAPED = 12;
/** Whether GitHub accepts all of it. */
function fitsInBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.summaryBytes }) {
    return Buffer.byteLength(joinPieces(pieces)) <= room;
}
/**
 * The first pieces that fit, with no fold left open, and a sentence on what is left out and where it is.
 */
function cutToBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.summaryBytes, whole, isLogged }) {
    const bytes = (text) => Buffer.byteLength(text);
    const all = joinPieces(pieces);
    if (bytes(all) <= room)
        return all;
    let used = NOTE_BYTES + bytes(whole ?? "") * MOST_ESCAPED;
    const end = pieces.findIndex(({ text }) => (used += bytes(text)) > room);
    const kept = pieces.slice(0, end);
    const isOpen = kept.findLast(({ fold }) => fold !== undefined)?.fold === "opens";
    const left = formatLeftOut(kept, pieces.slice(end));
    const cut = `_GitHub takes no more: ${left} left out. Everything is in ${describePlaces(whole, isLogged)}._`;
    const fitting = `${joinPieces(kept)}\n${isOpen ? "</details>\n\n" : ""}${cut}\n`;
    // With other text before it, the whole file would be dropped.
    return bytes(fitting) <= room ? fitting : "";
}
/** Lines of Markdown as pieces, of which those of lists and tables are counted. */
function splitLines(text) {
    return text.split(/(?<=\n)/u).map((line, at) => ({
        text: line,
        ...(/^(?:- |\| )/u.test(line) && { shows: { noun: "line", which: at } }),
        ...(line.startsWith("<details>") && { fold: "opens" }),
        ...(line.startsWith("</details>") && { fold: "closes" }),
    }));
}
function joinPieces(pieces) {
    return pieces.map(({ text }) => text).join("");
}
/** `7,014 of 10,000 findings, 73 of 73 checks`. */
function formatLeftOut(kept, left) {
    const shown = groupByNoun(kept);
    const parts = [...groupByNoun(left)].flatMap(([noun, missing]) => {
        const others = shown.get(noun) ?? new Set();
        const count = [...missing].filter((which) => !others.has(which)).length;
        return count === 0 ? [] : [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .Z)(count)} of ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(others.size + count, noun)}`];
    });
    return parts.length === 0 ? "a part of this page" : parts.join(", ");
}
function groupByNoun(pieces) {
    const groups = new Map();
    for (const { shows } of pieces) {
        if (!shows)
            continue;
        const group = groups.get(shows.noun) ?? new Set();
        groups.set(shows.noun, group.add(shows.which));
    }
    return groups;
}
/** Where the whole text is. */
function describePlaces(whole, isLogged = false) {
    if (!isLogged)
        return "the formats json and terminal";
    return whole === undefined ? "the log of the step" : `the log of the step and in ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMarkdownCode */ .kK)(whole)}`;
}


/***/ }),

/***/ 43890:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rf: function() { return /* binding */ formatFindingSentences; },
/* harmony export */   UL: function() { return /* binding */ formatCrashMessage; },
/* harmony export */   kO: function() { return /* binding */ makeMessage; },
/* harmony export */   yv: function() { return /* binding */ formatFindingMessage; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41035);


const LONGEST_MESSAGE = 4000;
/** A finding as one paragraph, and a line for each line that a command printed. */
function formatFindingMessage(finding, report) {
    const { printed = [] } = finding;
    return [formatFindingSentences(finding, report), ...printed.map((line) => `> ${makeMessage(line)}`)].join("\n");
}
/** What is wrong, what to do, and what else there is to say of a finding, on one line. */
function formatFindingSentences(finding, report) {
    const { message, help } = finding;
    const words = [message, ...(help === undefined ? [] : [help]), ...(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .listNotes */ .mn)(finding, report)];
    return words.map((part) => (0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSentence */ .jg)(makeMessage(part))).join(" ");
}
/** That a check has crashed, on one line. */
function formatCrashMessage({ check, error }) {
    const [first = ""] = error.split("\n");
    return makeMessage(`The check ${check} crashed: a fault of this tool, not of the plugin. ${first}`);
}
/**
 * Makes a message that no reader turns into a link. A space can be seen and copied: not every reader knows the
 * standard's escapes, and an invisible character would be copied with the text.
 */
function makeMessage(words) {
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(words, LONGEST_MESSAGE)).replaceAll("](", "] (");
}


/***/ }),

/***/ 38031:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatFixOffer: function() { return /* binding */ formatFixOffer; }
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37291);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _break_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83052);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41035);




const CONTEXT = 2;
/** With more changes, the lines are not matched: no single fix makes so many. */
const MOST_CHANGES = 200;
const MOST_LINES = 60;
/** A finding, and its fix as a difference, for a person who decides. */
function formatFixOffer({ finding, change, left }, { paint, pathOf, width, wrap }) {
    const { range } = finding.location;
    const place = range ? `:${String(range.start.line)}:${String(range.start.column)}` : "";
    const head = `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(pathOf(finding.location.file))}${place}  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(finding.message)}  ${finding.check}`;
    const help = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(finding.help ?? "");
    const all = listDifference(change);
    const shown = all.slice(0, MOST_LINES);
    const lines = [
        ...(0,_break_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .breakLines */ .b)(head, 2, { wrap }),
        ...(help === "" ? [] : (0,_break_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .breakLines */ .b)(`= ${help}`, 2, { wrap }).map((line) => `  ${line}`)),
        "",
        ...shown.map((line) => paintLine(line, paint, width)),
        ...(all.length > shown.length ? [`  ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(all.length - shown.length, "more line")}`] : []),
        "",
        ...(left > 1 ? [`${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(left, "fix").replace(/fixs$/u, "fixes")} left, this one included.`] : []),
    ];
    return `\n${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeInert */ .RU)(lines.join("\n"))}\n`;
}
/** Each line with its sign, and where each part begins. */
function listDifference({ before, after }) {
    const options = { context: CONTEXT, maxEditLength: MOST_CHANGES };
    const hunks = (0,diff__WEBPACK_IMPORTED_MODULE_3__/* .structuredPatch */ .YB)("", "", before, after, "", "", options)?.hunks;
    if (!hunks)
        return ["@@ The whole file changes @@"];
    return hunks.flatMap(({ oldStart, lines }) => [`@@ line ${String(oldStart)} @@`, ...lines]);
}
function paintLine(line, paint, width) {
    const sign = line.slice(0, 1);
    if (sign === "@" || sign === "\\")
        return `  ${paint("dim", line)}`;
    const text = line.slice(1).replace(/\r$/u, "").replace(/\t/gu, "    ");
    const words = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeSecret */ .lr)(text) ? "\u2026 (not shown, as it may contain a secret)" : (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(text, width - 4));
    const style = sign === "+" ? "green" : sign === "-" ? "red" : "dim";
    return `  ${paint(style, `${sign} ${words}`.trimEnd())}`;
}


/***/ }),

/***/ 88450:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitlab: function() { return /* binding */ gitlab; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95655);
/* harmony import */ var _finding_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43890);
/* harmony import */ var _sarif_fingerprints_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53992);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22264);






const GITLAB_SEVERITIES = { error: "major", warning: "minor", notice: "info" };
/** GitLab Code Quality: the findings that count, worst first. GitLab knows no suppressed ones. */
const gitlab = (report, view) => {
    const fingerprints = (0,_sarif_fingerprints_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFingerprints */ .u)(report.plugins, view);
    const findings = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .sortWorstAndNewFirst */ .xI)(report.plugins.flatMap((plugin) => plugin.findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)));
    const violations = [
        ...report.plugins.flatMap(listCrashes),
        ...findings.map((finding) => {
            const { check, severity, location } = finding;
            const { start, end } = location.range ?? { start: { line: 1 }, end: { line: 1 } };
            return {
                description: (0,_finding_message_js__WEBPACK_IMPORTED_MODULE_2__/* .formatFindingMessage */ .yv)(finding, report).replaceAll("\n", " "),
                check_name: check,
                fingerprint: fingerprints.get(finding)?.[_sarif_fingerprints_js__WEBPACK_IMPORTED_MODULE_3__/* .FINGERPRINT */ .l] ?? "",
                severity: GITLAB_SEVERITIES[severity],
                location: { path: location.file.toWellFormed(), lines: { begin: start.line, end: end.line } },
            };
        }),
    ];
    return `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInertJson */ .LE)(JSON.stringify(violations, undefined, 2))}\n`;
};
/** A crash is in no finding, and a report without it would look like a pass. */
function listCrashes(plugin) {
    return plugin.outcomes.flatMap((outcome) => {
        if (outcome.status !== "crashed")
            return [];
        const { check } = outcome;
        return {
            description: (0,_finding_message_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCrashMessage */ .UL)(outcome),
            check_name: check,
            fingerprint: (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .hashContent */ .s)(JSON.stringify(["crash", plugin.path, check])),
            severity: "blocker",
            location: { path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)((0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(plugin), "manifest.json"), lines: { begin: 1 } },
        };
    });
}


/***/ }),

/***/ 85385:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junit: function() { return /* binding */ junit; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _text_xml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58415);
/* harmony import */ var _page_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4090);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41035);






/** JUnit XML for Jenkins, GitLab and others: one suite for each plugin, and one test for each check. */
const junit = (report) => {
    const suites = report.plugins.map((plugin) => formatSuite(plugin, report));
    const lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .js.name}" ${formatSums(suites.map(({ sums }) => sums))}>`,
        ...suites.flatMap((suite) => suite.lines),
        "</testsuites>",
    ];
    return `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .makeInert */ .RU)(lines.join("\n"))}\n`;
};
function formatSums(all) {
    const sum = (name) => String(all.reduce((total, sums) => total + sums[name], 0));
    return `tests="${sum("tests")}" failures="${sum("failures")}" errors="${sum("errors")}"`;
}
function formatSuite(plugin, report) {
    const { outcomes, path } = plugin;
    const { crashed, skipped } = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .countOutcomes */ .XF)(plugin);
    const failing = outcomes.filter((outcome) => findFailures(outcome, report).length > 0);
    const sums = { tests: outcomes.length, failures: failing.length, errors: crashed };
    // Readers split class names into folders at each dot.
    const className = (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeXml */ .X)(path === "." ? _core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .js.name : `${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .js.name}.${path.replaceAll(".", "_").replaceAll("/", ".")}`);
    return {
        sums,
        lines: [
            `  <testsuite name="${(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeXml */ .X)(path === "." ? (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPluginTitle */ .Dz)(plugin) : (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatTitleAndPath */ .E2)(plugin))}" ${formatSums([sums])} skipped="${String(skipped)}">`,
            ...outcomes.flatMap((outcome) => formatTest(outcome, className, report)),
            "  </testsuite>",
        ],
    };
}
function formatTest(outcome, className, report) {
    const head = `    <testcase name="${(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeXml */ .X)(outcome.check)}" classname="${className}"`;
    const body = formatBody(outcome, report);
    return body.length === 0 ? [`${head}/>`] : [`${head}>`, ...body, "    </testcase>"];
}
function formatBody(outcome, report) {
    switch (outcome.status) {
        case "met":
            return [];
        case "skipped":
            return [`      <skipped message="${(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeXml */ .X)(outcome.reason)}"/>`];
        case "crashed": {
            const reported = `The check ${outcome.check} crashed: a fault of this tool, not of the plugin`;
            return [
                `      <error type="crash" message="${(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeXml */ .X)(reported)}">${formatText(outcome.error.split("\n"))}</error>`,
            ];
        }
        case "unmet": {
            const failed = findFailures(outcome, report);
            const others = outcome.findings.filter((finding) => !(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailing */ .DI)(finding, report));
            return [...formatFailure(failed, outcome, report), ...formatOutput(others, report)];
        }
    }
}
/** One failure for each test, because most readers show only the first. */
function formatFailure(failed, outcome, report) {
    const [first, ...more] = failed;
    if (!first)
        return [];
    const rest = more.length === 0 ? "" : ` (and ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(more.length, "more finding")})`;
    const message = (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeXml */ .X)(`${first.message}${rest}`);
    const lines = [...failed.flatMap((finding) => formatFinding(finding, report)), (0,_page_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPageReference */ .o)(outcome)];
    return [`      <failure type="${first.severity}" message="${message}">${formatText(lines)}</failure>`];
}
function formatOutput(others, report) {
    if (others.length === 0)
        return [];
    const lines = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .sortWorstFirst */ .Qi)(others).flatMap((finding) => formatFinding(finding, report));
    return [`      <system-out>${formatText(lines)}</system-out>`];
}
function findFailures(outcome, rule) {
    return outcome.status === "unmet"
        ? (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .sortWorstFirst */ .Qi)(outcome.findings.filter((finding) => (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailing */ .DI)(finding, rule)))
        : [];
}
/** `manifest.json:3:11: error: "name" is ...`, and the help below it. */
function formatFinding(finding, report) {
    const { severity, message, help, printed = [], location } = finding;
    const { file, range } = location;
    const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
    const notes = [...(help === undefined ? [] : [help]), ...(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .listNotes */ .mn)(finding, report)];
    return [
        `${place}: ${(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(finding) ? severity : `suppressed ${severity}`}: ${message}`,
        ...notes.map((note) => `  ${note}`),
        ...printed.map((line) => `  > ${line}`),
    ];
}
function formatText(lines) {
    return `\n${lines.map(_text_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeXml */ .X).join("\n")}\n`;
}


/***/ }),

/***/ 39598:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formatFilePatches: function() { return /* binding */ formatFilePatches; },
  patch: function() { return /* binding */ patch; }
});

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(37291);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/edits.js
var edits = __webpack_require__(30747);
// EXTERNAL MODULE: ./build/bundled/text/git-name.js
var git_name = __webpack_require__(4796);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/bundled/git/read-objects.js
var read_objects = __webpack_require__(57430);
;// CONCATENATED MODULE: ./build/bundled/reporters/binary-patch.js


const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The part below `diff --git` in git's binary format. Whatever the texts contain, it is inert and exact. */
function formatBinaryPatch(before, after) {
    const [old, fixed] = [Buffer.from(before), Buffer.from(after)];
    return `index ${(0,read_objects/* computeId */.HM)("blob", old)}..${(0,read_objects/* computeId */.HM)("blob", fixed)}\nGIT binary patch\n${formatLiteral(fixed)}\n${formatLiteral(old)}\n`;
}
function formatLiteral(bytes) {
    const packed = (0,external_node_zlib_.deflateSync)(bytes);
    const lines = [`literal ${String(bytes.length)}\n`];
    for (let at = 0; at < packed.length; at += LETTERS.length) {
        const part = packed.subarray(at, at + LETTERS.length);
        lines.push(`${LETTERS.charAt(part.length - 1)}${encodeBase85(part)}\n`);
    }
    return lines.join("");
}
function encodeBase85(bytes) {
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

// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
;// CONCATENATED MODULE: ./build/bundled/reporters/patch.js








/** With more changes in one file, its lines are not matched but all replaced. */
const MOST_CHANGES = 1000;
const NO_END = "\\ No newline at end of file";
/**
 * All fixes as one patch for `git apply` at the root of the repository. Empty if there is nothing to fix. git reads
 * from the first "diff"; the lines before are for people.
 */
const patch = (report, view) => {
    const all = formatFilePatches(view.changes ?? findChanges(report, view));
    const parts = all.flatMap((part) => ("text" in part ? [part.text] : []));
    const left = all.flatMap((part) => "left" in part ? [`# Left out: ${(0,safe/* makeVisible */.Xm)(part.file)}, as ${part.left}\n`] : []);
    const head = `# ${tool/* TOOL */.js.name}: the fixes for ${(0,phrases/* formatCount */.B4)(parts.length, "file")}. At the repository's root: git apply FILE\n`;
    return [...(parts.length > 0 ? [head] : []), ...left, ...parts].join("");
};
function formatFilePatches(changes) {
    return changes.flatMap((change) => {
        const why = explainLeftOut(change);
        if (why !== undefined)
            return [{ file: change.file, left: why }];
        return "after" in change ? [{ file: change.file, text: formatFilePatch(change) }] : [];
    });
}
/** Why a file is in no patch. A patch also shows the lines around a fix. */
function explainLeftOut(change) {
    if ("left" in change)
        return change.left;
    if (change.linked)
        return "it is reached through a link";
    return (0,safe/* mayBeSecret */.lr)(change.before) || (0,safe/* mayBeSecret */.lr)(change.after)
        ? "it may contain a secret: --fix fixes it"
        : undefined;
}
/** The fixes of the report itself. */
function findChanges({ plugins }, { source }) {
    const fixes = plugins.flatMap(({ findings }) => findings.flatMap((finding) => (finding.fix && (0,report/* isCounted */.he)(finding) ? [finding.fix] : [])));
    const files = new Set(fixes.flatMap((fix) => fix.map(({ file }) => file)));
    return [...files].flatMap((file) => {
        const lines = source(file);
        if (!lines)
            return [{ file, left: "its text is not at hand" }];
        const before = lines.slice({ start: { line: 1, column: 1 }, end: { line: lines.count + 1, column: 1 } });
        // In the text, this character replaces bytes that are not UTF-8.
        if (before.includes("\ufffd"))
            return [{ file, left: "it may not be UTF-8" }];
        const own = fixes.filter((fix) => fix.every((edit) => edit.file === file));
        const after = (0,edits/* applyFixes */.y)(before, own).text;
        return before === after ? [] : [{ file, before, after, linked: false }];
    });
}
function formatFilePatch({ file, before, after }) {
    const [from, to] = [(0,git_name/* quoteForGit */.a)(`a/${file}`), (0,git_name/* quoteForGit */.a)(`b/${file}`)];
    const hunks = formatHunks(before, after);
    const head = `diff --git ${from} ${to}\n`;
    if (hunks === undefined)
        return head + formatBinaryPatch(before, after);
    // git writes a tab after a name that contains a space.
    const end = file.includes(" ") ? "\t" : "";
    return `${head}--- ${from}${from.startsWith('"') ? "" : end}\n+++ ${to}${to.startsWith('"') ? "" : end}\n${hunks}`;
}
/**
 * The hunks of a patch. `undefined` if they would contain what must not be printed, or begin or end with an empty
 * text.
 */
function formatHunks(before, after) {
    if (before === "" || after === "")
        return undefined;
    const found = (0,create/* structuredPatch */.YB)("", "", before, after, "", "", { context: 3, maxEditLength: MOST_CHANGES });
    const hunks = (found?.hunks ?? [formatReplacement(before, after)]).map(({ oldStart, oldLines, newStart, newLines, lines }) => ({
        head: `@@ -${String(oldStart)},${String(oldLines)} +${String(newStart)},${String(newLines)} @@`,
        lines,
    }));
    if (!hunks.every(({ lines }) => lines.every(isInert)))
        return undefined;
    return hunks.map(({ head, lines }) => `${[head, ...lines].join("\n")}\n`).join("");
}
function formatReplacement(before, after) {
    const [old, fixed] = [formatLines("-", before), formatLines("+", after)];
    const count = (lines) => lines.filter((line) => line !== NO_END).length;
    return { oldStart: 1, oldLines: count(old), newStart: 1, newLines: count(fixed), lines: [...old, ...fixed] };
}
function formatLines(sign, text) {
    const lines = text.split("\n").map((line) => `${sign}${line}`);
    return text.endsWith("\n") ? lines.slice(0, -1) : [...lines, NO_END];
}
/**
 * Characters that only take room or join letters, and turn no text around: spaces, separators, joiners and variation
 * selectors.
 */
const HARMLESS = /[\p{Zs}\p{Zl}\p{Zp}\p{Variation_Selector}\u00ad\u200b-\u200d\u2060\ufeff]/gu;
/**
 * Whether a line can be printed as it is. A carriage return at its end and a tab are allowed. `patch` reads no other
 * form of a change than lines.
 */
function isInert(line) {
    const shown = line.replace(/\r$/u, "").replace(/\t/gu, " ");
    const rest = shown.replace(HARMLESS, "");
    return (0,safe/* makeInert */.RU)(shown) === shown && (0,safe/* makeVisible */.Xm)(rest) === rest;
}


/***/ }),

/***/ 53992:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: function() { return /* binding */ FINGERPRINT; },
/* harmony export */   u: function() { return /* binding */ makeFingerprints; }
/* harmony export */ });
/* harmony import */ var _finding_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78515);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22264);


/** Its number changes where what findings are known by does. */
const FINGERPRINT = "pluginPreflight/v2";
/**
 * The fingerprints of each finding. They stay the same if lines above it are added or removed. One is ours, the
 * other is GitHub's, if the text is available.
 */
function makeFingerprints(plugins, view) {
    const seen = new Map();
    const readMarks = (0,_finding_marks_js__WEBPACK_IMPORTED_MODULE_0__/* .makeMarkReader */ .j)(view);
    const fingerprints = new Map();
    for (const { path, findings } of plugins) {
        for (const finding of findings) {
            const { check, location } = finding;
            const { identity, lineHash } = readMarks(finding);
            const own = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .hashContent */ .s)(JSON.stringify([path, check, location.file, identity]), 32);
            const count = (seen.get(own) ?? 0) + 1;
            seen.set(own, count);
            fingerprints.set(finding, {
                [FINGERPRINT]: `${own}:${String(count)}`,
                ...(lineHash !== undefined && { primaryLocationLineHash: lineHash }),
            });
        }
    }
    return fingerprints;
}


/***/ }),

/***/ 10241:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sarif: function() { return /* binding */ sarif; }
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/core/github-limits.js
var github_limits = __webpack_require__(39064);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/reporters/page-reference.js
var page_reference = __webpack_require__(4090);
// EXTERNAL MODULE: ./build/bundled/reporters/sarif-fingerprints.js
var sarif_fingerprints = __webpack_require__(53992);
// EXTERNAL MODULE: ./build/bundled/reporters/finding-message.js
var finding_message = __webpack_require__(43890);
// EXTERNAL MODULE: ./build/bundled/core/subject.js
var core_subject = __webpack_require__(9554);
;// CONCATENATED MODULE: ./build/bundled/reporters/sarif-results.js


const LEVELS = { error: "error", warning: "warning", notice: "note" };
/** The folder that all files are relative to. The reader of the report knows where it is. */
const SOURCE_ROOT = "%SRCROOT%";
/** Makes the SARIF result of a finding. */
function makeResult(finding, rule, prints, { report, isCompared }) {
    const { check, code, subject, severity, location, fix, suppressed, overruled, age, stopsRelease } = finding;
    return {
        ruleId: check,
        ruleIndex: rule,
        level: LEVELS[severity],
        message: { text: (0,finding_message/* formatFindingMessage */.yv)(finding, report) },
        locations: [
            {
                physicalLocation: makeLocation(location.file, location.range),
                // The pointer to the whole file is empty, so it is left out.
                logicalLocations: location.pointer ? [{ fullyQualifiedName: location.pointer }] : undefined,
            },
        ],
        partialFingerprints: { ...prints },
        baselineState: isCompared ? (age === "known" ? "unchanged" : "new") : undefined,
        fixes: fix && [makeFix(fix, finding)],
        suppressions: suppressed === undefined
            ? []
            : [{ kind: "external", status: "accepted", justification: (0,finding_message/* makeMessage */.kO)(suppressed) }],
        properties: {
            code,
            subject: subject ? (0,core_subject/* makeSafeSubject */.q)(subject) : undefined,
            stopsRelease,
            overruled,
            age,
        },
    };
}
function makeLocation(file, range) {
    // GitHub shows only results with a line.
    return { artifactLocation: makeArtifactLocation(file), region: range ? makeRegion(range) : { startLine: 1 } };
}
function makeArtifactLocation(file) {
    return { uri: file.split("/").map(encodeName).join("/"), uriBaseId: SOURCE_ROOT };
}
function encodeName(name) {
    return encodeURIComponent(name.toWellFormed()).replace(/[!'()*]/gu, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
function makeRegion({ start, end }) {
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
function makeFix(edits, { help, message }) {
    const files = new Set(edits.map(({ file }) => file));
    return {
        description: { text: (0,finding_message/* makeMessage */.kO)(help ?? message) },
        artifactChanges: [...files].map((file) => ({
            artifactLocation: makeArtifactLocation(file),
            replacements: edits
                .filter((edit) => edit.file === file)
                .map((edit) => ({ deletedRegion: makeRegion(edit.range), insertedContent: { text: edit.text } })),
        })),
    };
}

// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
;// CONCATENATED MODULE: ./build/bundled/reporters/sarif.js












const { sarifResults, sarifPackedBytes } = github_limits/* GITHUB_LIMITS */.f;
const LONGEST_TITLE = 1000;
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
/** SARIF 2.1.0 within GitHub's limits: the worst findings first, and those that do not count last. */
const sarif = (report, view) => {
    const rules = makeRules(report, view);
    const places = new Map(rules.map(({ id }, at) => [id, at]));
    const findings = report.plugins.flatMap((plugin) => plugin.findings);
    const prints = (0,sarif_fingerprints/* makeFingerprints */.u)(report.plugins, view);
    const sorted = [
        ...(0,core_report/* sortWorstAndNewFirst */.xI)(findings.filter(core_report/* isCounted */.he)),
        ...(0,core_report/* sortWorstAndNewFirst */.xI)(findings.filter((one) => !(0,core_report/* isCounted */.he)(one))),
    ];
    // If one result has no state, a reader treats all states as unknown. So all results have a state, or none has.
    const isCompared = findings.length > 0 && findings.every(({ age }) => age !== undefined);
    const results = sorted
        .slice(0, sarifResults)
        .map((finding) => makeResult(finding, places.get(finding.check) ?? -1, prints.get(finding) ?? {}, { report, isCompared }));
    const formatDocument = (count) => {
        const left = findings.length - count;
        const log = {
            $schema: SCHEMA,
            version: "2.1.0",
            runs: [makeRun(report, rules, results.slice(0, count), { left, copy: view.copy })],
        };
        return `${(0,safe/* makeInertJson */.LE)(JSON.stringify(log, undefined, 2))}\n`;
    };
    return cutToPackedBytes(formatDocument, results.length);
};
/** Cuts a report that is too large. The next attempt is shorter by as much as the last was too large. */
function cutToPackedBytes(formatDocument, most) {
    for (let count = most;;) {
        const whole = formatDocument(count);
        const packed = whole.length * 3 <= sarifPackedBytes ? 0 : (0,external_node_zlib_.gzipSync)(whole).length;
        if (packed <= sarifPackedBytes || count === 0)
            return whole;
        count = Math.min(count - 1, Math.floor((count * sarifPackedBytes * 0.95) / packed));
    }
}
function makeRun(report, rules, results, { left, copy = tool/* UNKNOWN_COPY */.Xc }) {
    const { occasion, strict, failOn, failOnNew } = report;
    const { name, version, ruleset } = tool/* TOOL */.js;
    const home = copy.origin?.url ?? findHome(report);
    return {
        tool: {
            driver: {
                name,
                version,
                informationUri: home,
                rules: [...rules],
                properties: { ruleset },
            },
        },
        automationDetails: { id: makeCategory(report) },
        invocations: [makeInvocation(report, left)],
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: "The repository's root" } } },
        results: [...results],
        properties: { occasion, strict, failOn, failOnNew, verdict: (0,core_report/* verdict */.WJ)(report) },
    };
}
/** The address of the copy that made a report which is read back: its pages are there. No other address is made up. */
function findHome({ plugins }) {
    const page = plugins.flatMap(({ outcomes }) => outcomes).find(({ url }) => url !== undefined)?.url;
    return page?.split("/blob/", 1)[0];
}
/** GitHub replaces an older report of the same category. So plugins and shards have categories of their own. */
function makeCategory({ plugins, selection }) {
    const [first = [], ...others] = plugins.map(({ path }) => (path === "." ? [] : path.split("/")));
    const shared = first.filter((_, at) => others.every((names) => first.slice(0, at + 1).every((n, i) => names[i] === n)));
    const shard = selection?.shard === undefined ? [] : ["shard", selection.shard];
    return `${[tool/* TOOL */.js.name, ...shared, ...shard].map((part) => (0,finding_message/* makeMessage */.kO)(part)).join("/")}/`;
}
/** One rule for each check. Only a rule with results contains its page, because there are many. */
function makeRules({ plugins }, view) {
    const found = new Set(plugins.flatMap(({ findings }) => findings.map(({ check }) => check)));
    const outcomes = new Map();
    for (const outcome of plugins.flatMap((plugin) => plugin.outcomes)) {
        if (!outcomes.has(outcome.check))
            outcomes.set(outcome.check, outcome);
    }
    return [...outcomes.values()].map((outcome) => {
        const { check, title, url } = outcome;
        const page = found.has(check) ? view.page?.(check) : undefined;
        const words = { text: (0,safe/* shorten */.ml)((0,finding_message/* makeMessage */.kO)(title), LONGEST_TITLE) };
        return {
            id: check,
            shortDescription: words,
            fullDescription: words,
            helpUri: url,
            help: { text: `${words.text}. See ${(0,page_reference/* formatPageReference */.o)(outcome)}`, markdown: page },
        };
    });
}
function makeInvocation(report, left) {
    return {
        executionSuccessful: (0,core_report/* verdict */.WJ)(report) !== "broken",
        exitCode: (0,exit_status/* getReportStatus */.vc)(report),
        toolExecutionNotifications: [
            ...makeCrashNotifications(report),
            ...makeSkipNotifications(report),
            ...makeCutNotification(left),
        ],
    };
}
function makeCrashNotifications({ plugins }) {
    return plugins.flatMap(({ path, outcomes }) => outcomes.flatMap((outcome) => {
        if (outcome.status !== "crashed")
            return [];
        const runFacts = `The check ${outcome.check} crashed in ${(0,finding_message/* makeMessage */.kO)(path)}: a fault of this tool, not of the plugin`;
        const lines = outcome.error.split("\n").map((line) => (0,finding_message/* makeMessage */.kO)(line));
        return [
            { level: "error", associatedRule: { id: outcome.check }, message: { text: [runFacts, ...lines].join("\n") } },
        ];
    }));
}
function makeSkipNotifications({ plugins }) {
    return [...(0,phrases/* findSkippedChecks */.Xe)(plugins)].map(([reason, { checks, plugins: concerned }]) => {
        const where = plugins.length > 1 ? ` in ${(0,phrases/* formatCount */.B4)(concerned, "plugin")}` : "";
        return {
            level: "note",
            message: { text: `Skipped${where}, as ${(0,finding_message/* makeMessage */.kO)(reason)}: ${[...checks].join(", ")}` },
        };
    });
}
function makeCutNotification(left) {
    if (left === 0)
        return [];
    const runFacts = `${(0,phrases/* formatCount */.B4)(left, "finding")} left out: GitHub takes ${(0,numbers/* formatNumber */.Z)(sarifResults)} results and ${String(sarifPackedBytes / 1_000_000)} MB. The other formats contain them all`;
    return [{ level: "warning", message: { text: runFacts } }];
}


/***/ }),

/***/ 81003:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X9: function() { return /* binding */ formatCrash; },
/* harmony export */   iZ: function() { return /* binding */ formatRow; },
/* harmony export */   j7: function() { return /* binding */ MARKS; },
/* harmony export */   tm: function() { return /* binding */ formatItem; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _command_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25442);
/* harmony import */ var _page_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4090);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41035);





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
/** One line for a finding, and below it what a command printed. */
function formatRow(finding, report, view) {
    const { severity, message, help, printed = [], location, age } = finding;
    const { range, file } = location;
    const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
    const name = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMarkdownCode */ .kK)(place);
    const link = view.link ? `[${name}](${view.link(file, range)})` : name;
    const advice = [(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(finding) ? help : undefined, ...(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .listNotes */ .mn)(finding, report)]
        .map((words) => (words === undefined ? "" : ` ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMarkdown */ .jI)((0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSentence */ .jg)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(words, LONGEST_MESSAGE)))}`))
        .join("");
    const row = `- ${(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(finding) ? MARKS[severity] : MARKS.suppressed} ${age === undefined ? "" : `${age} \u00b7 `}${link}: **${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMarkdown */ .jI)((0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSentence */ .jg)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(message, LONGEST_MESSAGE)))}**${advice} ${(0,_page_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPageLink */ .$)(finding)}`;
    const block = printed.length === 0 ? [] : (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCodeBlock */ .mU)(printed.map(_command_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPrintedLine */ .Aq));
    return [row, ...block.map((line) => `  ${line}`)].join("\n");
}
/** A check in a list of checks. */
function formatItem(outcome) {
    const name = outcome.url === undefined ? outcome.check : (0,_page_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPageLink */ .$)(outcome);
    const link = `${name}: ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMarkdown */ .jI)(outcome.title)}`;
    switch (outcome.status) {
        case "met":
            return `- \u2705 ${link}`;
        case "unmet":
            return `- ${MARKS[(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .sortWorstFirst */ .Qi)(outcome.findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he))[0]?.severity ?? "suppressed"]} ${link}`;
        case "crashed":
            return `- \ud83d\udca5 ${link} (crashed)`;
    }
}
/** The message of a check that crashed. Empty for any other. */
function formatCrash(outcome) {
    if (outcome.status !== "crashed")
        return [];
    const lines = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCodeBlock */ .mU)(outcome.error.split("\n"));
    return [`\ud83d\udca5 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
}


/***/ }),

/***/ 6401:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NOT_VERIFIED: function() { return /* binding */ NOT_VERIFIED; },
/* harmony export */   formatNotes: function() { return /* binding */ formatNotes; },
/* harmony export */   summary: function() { return /* binding */ summary; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24575);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88369);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86626);
/* harmony import */ var _summary_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81003);
/* harmony import */ var _cut_to_bytes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82457);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41035);










const NOT_VERIFIED = "\u26a0\ufe0f **Not verified**: a job of the pull request has reported this about itself, and could report anything.";
/** GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. */
const summary = (report, view) => {
    const { block, brief } = view.offer ?? {};
    const rows = new Map();
    const rowOf = (finding) => {
        const metCount = rows.get(finding) ?? makeRow((0,_summary_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .formatRow */ .iZ)(finding, report, view), "finding", finding);
        rows.set(finding, metCount);
        return metCount;
    };
    const pieces = (offered, isCut = false) => formatBlocks(report, { view, rowOf, isCut, offered: offered === undefined ? [] : [offered] }).flat();
    const offers = block === undefined ? [brief] : [block, brief];
    const whole = offers.map((offered) => pieces(offered)).find((all) => (0,_cut_to_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .fitsInBytes */ .PD)(all, view));
    return (0,_cut_to_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .cutToBytes */ .zP)(whole ?? pieces(brief, true), view);
};
function formatBlocks(report, parts) {
    const { view, offered, isCut } = parts;
    const several = report.plugins.length > 1;
    const words = report.plugins.length === 0 ? "nothing to check" : (0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatVerdict */ .Pu)(report, several);
    const head = [
        `## ${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .js.name}: ${_summary_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKS */ .j7[(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report)]} ${words}`,
        ...(view.isUnverified === true ? [NOT_VERIFIED] : []),
        ...formatNotes(report),
        ...(view.remarks ?? []),
        ...offered,
        ...formatLimits(report, parts),
    ];
    return [
        ...head.map(makeParagraph),
        ...(several && isCut ? formatWorstFindings(report, parts) : []),
        ...(several ? formatOverview(report) : []),
        ...report.plugins
            .filter((plugin) => !several || !(0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .isHealthy */ .Wr)(plugin))
            .flatMap((plugin) => formatSection(plugin, report, parts)),
        ...(several ? formatHealthyPlugins(report) : []),
        ...[...(view.sections ?? []), ...(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNextStepsMarkdown */ .d)(report, view)].map(makeParagraph),
    ];
}
function makeParagraph(text) {
    return [{ text: `${text}\n\n` }];
}
/** A line of a list or a table. */
function makeRow(text, noun, which) {
    return { text: `${text}\n`, shows: { noun, which } };
}
function makeList(rows) {
    return [...rows, { text: "\n" }];
}
function makeFold(title, rows) {
    const opening = { text: `<details><summary>${title}</summary>\n\n`, fold: "opens" };
    return [opening, ...rows, { text: "\n</details>\n\n", fold: "closes" }];
}
/** Sentences about the findings as a whole, in Markdown. */
function formatNotes(report) {
    const notes = [(0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatAges */ .uh)(report), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatFailRule */ .iw)(report), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatReleaseCounts */ .zq)(report), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatChosen */ .Uj)(report)];
    return [...notes, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatSelection */ .gb)(report), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatGone */ .Pf)(report)].flatMap((words) => words === undefined ? [] : [`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMarkdown */ .jI)(words)}.`]);
}
function formatLimits(report, { view, isCut }) {
    const { annotated } = view;
    if (annotated === undefined)
        return [];
    if ("count" in annotated)
        return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .explainUnannotated */ .F2)(report, annotated.count, isCut);
    const { left } = (0,_annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .splitAnnotated */ .rT)(report, view);
    if (left.length === 0)
        return [];
    return [
        `${(0,_annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .explainAnnotationLimit */ .q0)(report, view)}. ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(left.length, "finding")} of ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCounts */ .gM)((0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .countReportFindings */ .uu)(report))} ` +
            `${left.length === 1 ? "is" : "are"} not among them; ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatListPlace */ .jF)(isCut)}.`,
    ];
}
/** The worst findings of several plugins, before all else, because the end of the summary may be cut. */
function formatWorstFindings(report, { view, rowOf }) {
    const findings = report.plugins.flatMap((plugin) => plugin.findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he));
    const rows = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .sortWorstAndNewFirst */ .xI)(findings, view.isChanged).map(rowOf);
    const sums = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCounts */ .gM)((0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .countReportFindings */ .uu)(report));
    return [
        ...report.plugins.flatMap(formatCrashes),
        ...(sums === "" ? [] : [makeParagraph(sums)]),
        ...(rows.length === 0 ? [] : [makeList(rows)]),
    ];
}
function formatCrashes({ outcomes, path }) {
    return outcomes.flatMap((outcome) => (0,_summary_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCrash */ .X9)(outcome).map((text) => [makeRow(`${text}\n`, "check", identifyCheck(path, outcome))]));
}
function identifyCheck(path, { check }) {
    return JSON.stringify([path, check]);
}
function formatSection(plugin, report, { view, rowOf, isCut }) {
    const { met, skipped } = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .countOutcomes */ .XF)(plugin);
    const words = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatAllCounts */ .Nw)((0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .countReportFindings */ .uu)({ plugins: [plugin] }));
    const several = report.plugins.length > 1;
    const title = `### ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMarkdown */ .jI)(several ? (0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTitleAndPath */ .E2)(plugin) : (0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatPluginTitle */ .Dz)(plugin))}`;
    const rest = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .findReasonForRest */ .Dm)(report);
    const made = `${String(met)} of ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(plugin.outcomes.length, "check")} met`;
    const outcomeCounts = skipped === 0 ? made : `${made}, ${String(skipped)} skipped`;
    const score = [rest === undefined ? outcomeCounts : `Nothing else was checked, as ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMarkdown */ .jI)(rest)}`, words]
        .filter((part) => part !== "")
        .join(" \u00b7 ");
    const inOrder = isCut ? _core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .sortWorstAndNewFirst */ .xI : _core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .sortNewFirst */ .rx;
    const rows = (findings) => inOrder(findings, view.isChanged).map(rowOf);
    const open = plugin.findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he);
    const suppressed = plugin.findings.filter((finding) => !(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(finding));
    const crashed = formatCrashes(plugin);
    const details = [
        ...(isCut ? crashed : []),
        ...(open.length > 0 ? [makeList(rows(open))] : []),
        ...(isCut ? [] : crashed),
    ];
    return [
        [several ? makeRow(`${title}\n`, "plugin", plugin) : { text: `${title}\n\n` }],
        makeParagraph(score),
        ...(isCut && several ? [] : details),
        ...(suppressed.length > 0 ? [makeFold(`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .formatNumber */ .Z)(suppressed.length)} suppressed`, rows(suppressed))] : []),
        ...(rest === undefined ? formatChecklist(plugin, several) : []),
    ];
}
/**
 * All checks of a plugin; if there are several plugins, only the checks that are not met. Those that were skipped are
 * one line for each cause.
 */
function formatChecklist(plugin, several) {
    const { outcomes, path } = plugin;
    const listed = several ? outcomes.filter(({ status }) => status !== "met") : outcomes;
    const title = several ? "Checks that are not met" : "All checks";
    const rows = listed.flatMap((outcome) => outcome.status === "skipped" ? [] : [makeRow((0,_summary_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .formatItem */ .tm)(outcome), "check", identifyCheck(path, outcome))]);
    const skips = [...(0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .findSkippedChecks */ .Xe)([plugin])].flatMap(([reason, { checks }]) => [...checks].map((check, at) => {
        const text = at === 0 ? `- \u23ed\ufe0f skipped, as ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMarkdown */ .jI)(reason)} (${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCheckNames */ .cm)(checks)})\n` : "";
        return { text, shows: { noun: "check", which: identifyCheck(path, { check }) } };
    }));
    return listed.length === 0 ? [] : [makeFold(title, [...rows, ...skips])];
}
/** One row for each plugin with something to report. */
function formatOverview(report) {
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_5__/* .listOverviewRows */ .r)(report);
    if (overview.length === 0)
        return [];
    const head = { text: "| Verdict | Plugin | Findings | Stop a release |\n| --- | --- | --- | --- |\n" };
    const rows = overview.map(({ plugin, state, counts, stopping, stoppedBy }) => {
        const name = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMarkdown */ .jI)((0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTitleAndPath */ .E2)(plugin));
        const stops = stopping === 0 ? "0" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .formatNumber */ .Z)(stopping)}: ${stoppedBy}`;
        return makeRow(`| ${state === "stopped" ? "\u26d4 refused as a release" : _summary_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKS */ .j7[state]} | ${name} | ${counts} | ${stops} |`, "plugin", plugin);
    });
    return [makeList([head, ...rows])];
}
function formatHealthyPlugins({ plugins }) {
    const healthy = plugins.filter(_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .isHealthy */ .Wr);
    if (healthy.length === 0)
        return [];
    const rows = healthy.map((plugin) => makeRow(`- ${_summary_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKS */ .j7.pass} ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMarkdown */ .jI)((0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTitleAndPath */ .E2)(plugin))}`, "plugin", plugin));
    const skips = [...(0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .findSkippedChecks */ .Xe)(healthy)].map(([reason, { checks, plugins: concerned }]) => ({
        text: `- \u23ed\ufe0f ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(concerned, "plugin")}: skipped, as ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMarkdown */ .jI)(reason)} (${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCheckNames */ .cm)(checks)})\n`,
    }));
    return [makeFold(`${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(healthy.length, "plugin")} without findings`, [...skips, ...rows])];
}


/***/ }),

/***/ 30747:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: function() { return /* binding */ applyFixes; }
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96441);

/** Applies fixes to a text, each wholly or not at all, the earlier in the list first. */
function applyFixes(text, fixes) {
    const lines = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLines */ .u)(text);
    const appliedSpans = [];
    const applied = fixes.map((fix) => {
        const spans = fix.map((edit) => ({
            start: lines.offset(edit.range.start),
            end: lines.offset(edit.range.end),
            text: edit.text,
        }));
        // Insertions at one place count as overlapping, too: which comes first would be chance.
        const clashes = spans.some(({ start, end }) => appliedSpans.some((other) => start <= other.end && other.start <= end));
        if (!clashes)
            appliedSpans.push(...spans);
        return !clashes;
    });
    let result = "";
    let done = 0;
    for (const span of appliedSpans.toSorted((a, b) => a.start - b.start)) {
        result += text.slice(done, span.start) + span.text;
        done = span.end;
    }
    return { text: result + text.slice(done), applied };
}


/***/ }),

/***/ 4796:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ quoteForGit; }
/* harmony export */ });
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);

/** A file's name as git reads it in a patch: in quotes, with octal bytes, where it is not plain. */
function quoteForGit(name) {
    if (/^[\x20-\x7e]*$/u.test(name) && !/["\\]/u.test(name) && (0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(name) === name)
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


/***/ }),

/***/ 58415:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ escapeXml; }
/* harmony export */ });
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Escapes a text to one harmless line inside XML or HTML, between tags or in an attribute with double quotes. */
function escapeXml(text) {
    return (0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(text)
        .replace(/[\ufffe\uffff]/gu, (char) => `\\u${char.charCodeAt(0).toString(16)}`)
        .replace(/[&<>"]/gu, (char) => ENTITIES[char] ?? char);
}


/***/ })

};
;