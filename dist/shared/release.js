"use strict";
exports.id = 666;
exports.ids = [666];
exports.modules = {

/***/ 71357:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeArtifact: function() { return /* binding */ makeArtifact; },
/* harmony export */   w: function() { return /* binding */ writeArtifact; }
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73342);
/* harmony import */ var _output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45608);
/* harmony import */ var _output_write_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95458);
/* harmony import */ var _packing_format_archive_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69590);
/* harmony import */ var _release_check_archive_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73337);
/* harmony import */ var _packing_receipt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63368);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22313);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94155);
/* harmony import */ var _channel_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76952);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(53037);
/* harmony import */ var _write_summary_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(60549);













const NOTHING = { outputs: _outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .NO_ARTIFACT */ .B0, exitStatus: 0, report: () => Promise.resolve() };
/**
 * Packs the one plugin that passed, for a job that releases it.
 *
 * @throws {UsageError} for a tag of another commit.
 */
async function makeArtifact(result, request, job) {
    const { report } = result;
    if ((0,_core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .verdict */ .WJ)(report) !== "pass" || report.plugins.length !== 1)
        return NOTHING;
    const archive = await (0,_release_check_archive_js__WEBPACK_IMPORTED_MODULE_6__/* .checkArchive */ .P)(result, request);
    if ("why" in archive)
        return createRefused(archive, report.occasion === "release");
    return {
        outputs: await writeArtifact(archive, result, job.runner),
        exitStatus: 0,
        async report() {
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_9__/* .print */ .yy)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_8__/* .makeInert */ .RU)(`\nPacked ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_8__/* .makeVisible */ .Xm)(archive.name)}\n  sha256 ${archive.sha256}\n`));
            await (0,_write_summary_js__WEBPACK_IMPORTED_MODULE_12__/* .writeSummary */ .S)(job, () => `\n${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_8__/* .makeInert */ .RU)((0,_packing_format_archive_js__WEBPACK_IMPORTED_MODULE_5__/* .formatArchiveMarkdown */ .Bi)(archive))}`);
        },
    };
}
/** The job of a release tag must not be green if nothing can be released. Otherwise this is only reported. */
function createRefused({ why, help, exitStatus }, isRelease) {
    return {
        ...NOTHING,
        exitStatus: isRelease ? exitStatus : 0,
        report() {
            const lines = ["No archive can be made, so nothing could be released:", ...why, help];
            (0,_channel_js__WEBPACK_IMPORTED_MODULE_10__/* .annotate */ .f)(isRelease ? "error" : "notice", lines.join("\n"));
            return Promise.resolve();
        },
    };
}
/** Writes an archive, its sums and its receipt into a folder of their own. */
async function writeArtifact(archive, result, { temporary }) {
    let folder = "";
    const isWritten = await (0,_channel_js__WEBPACK_IMPORTED_MODULE_10__/* .writeChannel */ .N)("archive", () => {
        folder = (0,_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeKeptFolder */ .TM)(temporary ?? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)());
        for (const [name, content] of (0,_packing_receipt_js__WEBPACK_IMPORTED_MODULE_7__/* .makeHandedFiles */ .ej)(archive, result.report))
            (0,_output_write_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFile */ ._)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), content, [result.root]);
    });
    if (!isWritten)
        return _outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .NO_ARTIFACT */ .B0;
    return { "artifact-path": (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, archive.name), "artifact-dir": folder, "artifact-sha256": archive.sha256 };
}


/***/ }),

/***/ 41781:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishOnGitHub: function() { return /* binding */ publishOnGitHub; }
});

;// CONCATENATED MODULE: ./build/bundled/text/diff-lines.js
/** The lines of the newer text that a unified diff of one file shows, by their numbers. */
function readDiffLines(patch) {
    const shown = new Map();
    let number = 0;
    let hunk = 0;
    for (const line of patch.split("\n")) {
        const start = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/u.exec(line)?.[1];
        if (start !== undefined) {
            number = Number(start);
            hunk++;
        }
        else if (hunk > 0 && (line.startsWith("+") || line.startsWith(" "))) {
            shown.set(number++, { text: line.slice(1).replace(/\r$/u, ""), isNew: line.startsWith("+"), hunk });
        }
    }
    return shown;
}

// EXTERNAL MODULE: ./build/bundled/github/pages.js
var pages = __webpack_require__(36438);
;// CONCATENATED MODULE: ./build/bundled/github/fetch-diff.js


/** The changes of a pull request. GitHub shows no lines of a file that is binary or has too many changes. */
async function fetchDiff(github, pullRequest) {
    const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/files";
    const files = await (0,pages/* readAllPages */.s$)(github, route, { pull_number: pullRequest });
    return new Map(files.flatMap(({ filename, patch }) => typeof filename === "string" && typeof patch === "string" ? [[filename, readDiffLines(patch)]] : []));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/bundled/github/client.js + 7 modules
var client = __webpack_require__(82525);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
;// CONCATENATED MODULE: ./build/bundled/github/check-run.js


const RUNS = "/repos/{owner}/{repo}/check-runs";
const RUN = `${RUNS}/{check_run_id}`;
/** GitHub accepts so many in one request, and adds them to those of earlier requests. */
const MOST_AT_ONCE = 50;
const MOST_ATTEMPTS = 3;
/**
 * Makes a new check run with all of its annotations, one request after the other.
 *
 * @throws {GitHubFault} if not all could be added. The check run is then concluded, if that is still possible.
 */
async function publishCheckRun(github, run, place) {
    const [first = [], ...others] = splitAnnotations(run.annotations);
    const isWhole = others.length === 0;
    const number = await createRun(github, place, {
        ...{ name: run.name, head_sha: place.commit, external_id: place.id },
        ...(place.detailsUrl !== undefined && { details_url: place.detailsUrl }),
        ...(isWhole ? makeConclusion(run) : { status: "in_progress" }),
        output: makeOutput(run, first),
    });
    let given = first.length;
    try {
        for (const [at, batch] of others.entries()) {
            const state = at === others.length - 1 ? makeConclusion(run) : {};
            await appendAnnotations(github, number, given, { ...state, output: makeOutput(run, batch) }, batch.length);
            given += batch.length;
        }
    }
    catch (error) {
        const title = `${run.title} (GitHub took ${String(given)} of ${String(run.annotations.length)} annotations)`;
        const state = { ...makeConclusion(run), output: makeOutput({ ...run, title }, []) };
        await github.call(`PATCH ${RUN}`, { check_run_id: number, ...state }).catch((second) => {
            throw new AggregateError([error, second], `${formatError(error)}; and the check run is left unfinished: ${formatError(second)}`);
        });
        throw error;
    }
}
function formatError(error) {
    return error instanceof Error ? error.message : String(error);
}
/**
 * Returns the number of the check run. After a lost answer it is searched for, and only made again if it does not
 * exist.
 */
async function createRun(github, place, body) {
    for (let attempt = 1;; attempt++) {
        try {
            return readNumber(await github.call(`POST ${RUNS}`, body));
        }
        catch (error) {
            if (!(0,fault/* isLost */.J)(error))
                throw error;
            const found = await findRun(github, place, body.name);
            if (found !== undefined)
                return found;
            if (attempt === MOST_ATTEMPTS)
                throw error;
        }
    }
}
/** Adds annotations once. After a lost answer, their number shows whether they were added. */
async function appendAnnotations(github, number, given, body, more) {
    for (let attempt = 1;; attempt++) {
        try {
            await github.call(`PATCH ${RUN}`, { check_run_id: number, ...body });
            return;
        }
        catch (error) {
            if (!(0,fault/* isLost */.J)(error))
                throw error;
            const count = readCount(await github.call(`GET ${RUN}`, { check_run_id: number }));
            if (count === given + more)
                return;
            if (count !== given || attempt === MOST_ATTEMPTS)
                throw error;
        }
    }
}
async function findRun(github, { commit, id }, name) {
    const asked = { ref: commit, check_name: name, filter: "all", per_page: 100 };
    const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
    const { check_runs: runs } = (0,pages/* toRecord */.Lv)(await github.call(route, asked));
    const ours = (0,pages/* toList */.st)(runs, route).find((run) => (0,pages/* toRecord */.Lv)(run)["external_id"] === id);
    return ours === undefined ? undefined : readNumber(ours);
}
function readNumber(run) {
    const { id } = (0,pages/* toRecord */.Lv)(run);
    if (typeof id === "number")
        return id;
    throw new fault/* GitHubFault */.Q("lost", "GitHub made a check run and does not say which");
}
function readCount(run) {
    const { annotations_count: count } = (0,pages/* toRecord */.Lv)((0,pages/* toRecord */.Lv)(run)["output"]);
    return typeof count === "number" ? count : undefined;
}
function makeConclusion({ conclusion }) {
    return { status: "completed", conclusion };
}
function makeOutput({ title, summary }, annotations) {
    return { title, summary, annotations };
}
function splitAnnotations(annotations) {
    return Array.from({ length: Math.ceil(annotations.length / MOST_AT_ONCE) }, (_, at) => annotations.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE));
}

// EXTERNAL MODULE: ./build/bundled/github/repository-name.js
var repository_name = __webpack_require__(86378);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
;// CONCATENATED MODULE: ./build/bundled/reporters/check-run.js




/** Nobody reads more, and the requests would take minutes. The summary counts the others. */
const MOST_ANNOTATIONS = 1000;
const MOST_SUMMARY_BYTES = 65_000;
const MOST_TEXT_BYTES = 64_000;
const MOST_TITLE_BYTES = 255;
const LEVELS = {
    error: "failure",
    warning: "warning",
    notice: "notice",
};
function makeCheckRun(report, view, summary) {
    const findings = (0,core_report/* sortWorstAndNewFirst */.xI)(report.plugins.flatMap((plugin) => plugin.findings.filter(core_report/* counts */.tQ)), view.isChanged);
    const annotations = findings.slice(0, MOST_ANNOTATIONS).map((finding) => makeAnnotation(finding, report));
    const paths = report.plugins.map(({ path }) => path);
    const [path = "."] = paths;
    const subject = paths.length > 1 ? (0,phrases/* formatCount */.B4)(paths.length, "plugin") : path;
    const result = (0,core_report/* verdict */.WJ)(report);
    const several = paths.length > 1;
    const title = paths.length === 0 ? "nothing to check" : (0,phrases/* formatVerdict */.Pu)(report, several);
    const reported = findings.length === 0 ? [] : [(0,phrases/* formatCount */.B4)(findings.length, "finding"), (0,phrases/* formatAges */.uh)(report) ?? []].flat();
    return {
        name: cutBytes(subject === "." ? tool/* TOOL */.j.name : `${tool/* TOOL */.j.name} (${(0,safe/* makeVisible */.Xm)(subject)})`, MOST_TITLE_BYTES),
        conclusion: result === "pass" ? "success" : "failure",
        title: cutBytes((0,safe/* makeVisible */.Xm)(reported.length === 0 ? title : `${title}: ${reported.join(", ")}`), MOST_TITLE_BYTES),
        summary: summary(report, { ...view, annotated: annotations.length, room: MOST_SUMMARY_BYTES }),
        annotations,
    };
}
function makeAnnotation(finding, report) {
    const { severity, location, check, message, help, printed = [], url } = finding;
    const release = report.occasion !== "release" && (0,phrases/* formatReleaseStops */.ug)(finding) ? phrases/* STOPS_RELEASE */.kh : undefined;
    const notes = [(0,phrases/* formatSuppressions */.SR)(finding, report), (0,phrases/* formatKnown */.Jq)(finding, report), release];
    const lines = [message, help, ...notes, url].filter((line) => line !== undefined);
    return {
        path: location.file,
        ...makePlace(location.range),
        annotation_level: LEVELS[severity],
        title: cutBytes((0,safe/* makeVisible */.Xm)(`${tool/* TOOL */.j.name}: ${check}`), MOST_TITLE_BYTES),
        message: cutBytes(lines.map(safe/* makeVisible */.Xm).join("\n"), MOST_TEXT_BYTES),
        ...(printed.length > 0 && { raw_details: cutBytes(printed.map(safe/* makeVisible */.Xm).join("\n"), MOST_TEXT_BYTES) }),
    };
}
// GitHub refuses columns if a range spans lines, and requires a line even if there is none.
function makePlace(range) {
    const { start, end } = range ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
    const lines = { start_line: start.line, end_line: end.line };
    if (!range || start.line !== end.line)
        return lines;
    return { ...lines, ...{ start_column: start.column, end_column: end.column } };
}
/** Cuts a text to a number of bytes in UTF-8, with an ellipsis for the rest. */
function cutBytes(text, most) {
    // No character takes more than three bytes for each UTF-16 unit.
    if (text.length * 3 <= most)
        return text;
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= most)
        return text;
    const kept = new TextDecoder().decode(bytes.subarray(0, most - 3), { stream: true });
    return `${kept}\u2026`;
}

// EXTERNAL MODULE: ./build/bundled/reporters/summary.js + 1 modules
var summary = __webpack_require__(2605);
;// CONCATENATED MODULE: ./build/bundled/action/publish.js







/** Makes a client with a token. An invalid token is a refusal like any other. */
async function connectToGitHub({ inputs: { githubToken: token }, runner: { apiUrl, repository }, environment, }) {
    if (token === "")
        return { refused: "the input github-token is empty" };
    if (!/^[\x21-\x7e]+$/u.test(token)) {
        return { refused: `the input github-token holds ${String(token.length)} characters that are no token` };
    }
    if (!/^https?:\/\//u.test(apiUrl) || !(0,repository_name/* isRepositoryName */.e)(repository)) {
        return { refused: "this is no job of GitHub Actions" };
    }
    return attempt("", () => (0,client/* connect */.N)({ token, apiUrl, repository, environment }));
}
/** Publishes a check run with the findings as annotations, and returns how many it has. */
async function publishFindings(github, report, view, { event: { commit }, runner: { serverUrl, repository, runId } }) {
    if (commit === undefined)
        return { refused: "the event names no commit" };
    const run = makeCheckRun(report, view, summary.summary);
    const isKnown = [serverUrl, repository, runId].every((part) => part !== "");
    const detailsUrl = isKnown ? `${serverUrl}/${repository}/actions/runs/${runId}` : undefined;
    const place = { commit, id: (0,external_node_crypto_.randomUUID)(), ...(detailsUrl !== undefined && { detailsUrl }) };
    return attempt("checks: write", async () => {
        await publishCheckRun(github, run, place);
        return run.annotations.length;
    });
}
/** Does something that GitHub may refuse. A refusal names the permission that the token is missing. */
async function attempt(permission, act) {
    try {
        return { value: await act() };
    }
    catch (error) {
        return { refused: formatRefusal(error, permission) };
    }
}
/** A sentence without a full stop. */
function formatRefusal(error, permission) {
    if (error instanceof fault/* GitHubFault */.Q && error.kind === "forbidden") {
        return `${error.message}. The job needs permissions: ${permission}; a fork's pull request never has it`;
    }
    return error instanceof Error ? error.message : String(error);
}

;// CONCATENATED MODULE: ./build/bundled/github/review.js


const COMMENTS = "/repos/{owner}/{repo}/pulls/{pull_number}/comments";
const REVIEWS = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
const WORDS = "These fixes are certain: apply each with one click, or all with `plugin-preflight validate --fix`.";
/** A person reads the review. */
const MOST_SUGGESTIONS = 30;
const review_MOST_ATTEMPTS = 3;
/**
 * Makes the missing suggestions in one review. If GitHub refuses one of them, each is made alone.
 *
 * @throws {GitHubFault} if the existing suggestions cannot be read. Nothing was made then.
 */
async function publishSuggestions(github, pullRequest, suggestions) {
    const marks = await readMarks(github, pullRequest);
    const open = suggestions.filter(({ mark }) => !marks.has(mark));
    const offered = open.slice(0, MOST_SUGGESTIONS);
    const { made, refused, unsure, fault } = await offerSuggestions(github, pullRequest, offered);
    const sums = { made: countFixes(made), refused: countFixes(refused), unsure: countFixes(unsure) };
    const left = countFixes(open) - sums.made - sums.refused - sums.unsure;
    const there = suggestions.filter((one) => marks.has(one.mark) || made.has(one));
    return { ...sums, known: countFixes(suggestions) - countFixes(open), left, there, ...(fault && { fault }) };
}
async function offerSuggestions(github, pullRequest, suggestions) {
    const sums = { made: new Set(), refused: new Set(), unsure: new Set() };
    const about = { pull_number: pullRequest.number, commit_id: pullRequest.head };
    const review = (rest) => github.call(`POST ${REVIEWS}`, { ...about, event: "COMMENT", body: WORDS, comments: rest.map(makeComment) });
    const alone = ([one]) => github.call(`POST ${COMMENTS}`, { ...about, ...(one && makeComment(one)) });
    const found = () => readMarks(github, pullRequest);
    try {
        const together = await findRefused(suggestions, { send: review, found, sums, isRefusal: isInvalid });
        for (const one of together) {
            const wrong = await findRefused([one], { send: alone, found, sums, isRefusal: isWrongPlace });
            for (const suggestion of wrong)
                sums.refused.add(suggestion);
        }
        return sums;
    }
    catch (error) {
        if (error instanceof fault/* GitHubFault */.Q)
            return { ...sums, fault: error };
        throw error;
    }
}
/**
 * Sends suggestions, and returns those that are refused. After a lost answer, those that did not arrive are sent
 * again.
 */
async function findRefused(suggestions, { send, found, sums: { made, unsure }, isRefusal }) {
    let rest = suggestions;
    for (let turn = 1; rest.length > 0; turn++) {
        try {
            await send(rest);
            for (const suggestion of rest)
                made.add(suggestion);
            return [];
        }
        catch (error) {
            if (isRefusal(error))
                return rest;
            if (!(0,fault/* isLost */.J)(error))
                throw error;
            for (const suggestion of rest)
                unsure.add(suggestion);
            const marks = await found();
            unsure.clear();
            for (const suggestion of rest)
                if (marks.has(suggestion.mark))
                    made.add(suggestion);
            rest = rest.filter((suggestion) => !made.has(suggestion));
            if (turn === review_MOST_ATTEMPTS && rest.length > 0)
                throw error;
        }
    }
    return [];
}
/** GitHub refused the content of the request. After any other refusal, sending each alone would only repeat it. */
function isInvalid(error) {
    return error instanceof fault/* GitHubFault */.Q && error.status === 422;
}
/** GitHub knows the pull request by then, so what it does not find is the place. */
function isWrongPlace(error) {
    return isInvalid(error) || (error instanceof fault/* GitHubFault */.Q && error.status === 404);
}
/**
 * The marks in comments by programs and by those with write access. An untrusted comment must not prevent a
 * suggestion.
 */
async function readMarks(github, { number }) {
    // Newest first: if there are more than can be listed, those of the last pushes are still included.
    const newest = { sort: "created", direction: "desc" };
    const comments = await (0,pages/* readAllPages */.s$)(github, `GET ${COMMENTS}`, { pull_number: number, ...newest });
    const trusted = comments.filter(({ user, author_association: association }) => (0,pages/* toRecord */.Lv)(user)["type"] === "Bot" || ["OWNER", "MEMBER", "COLLABORATOR"].includes(String(association)));
    return new Set(trusted.map(({ body }) => (typeof body === "string" ? (body.split(/\r?\n/u)[0] ?? "") : "")));
}
function makeComment({ path, line, start_line: start, body }) {
    const place = start === undefined ? {} : { start_line: start, start_side: "RIGHT" };
    return { path, line, side: "RIGHT", ...place, body };
}
/** The number of findings that suggestions fix. */
function countFixes(suggestions) {
    let sum = 0;
    for (const { findings } of suggestions)
        sum += findings.length;
    return sum;
}

// EXTERNAL MODULE: ./build/bundled/text/edits.js
var edits = __webpack_require__(30747);
;// CONCATENATED MODULE: ./build/bundled/text/markdown/fence.js
/** Back-ticks that fence a text in Markdown: longer than any run of them in it. */
function makeFence(text) {
    const longest = [...text.matchAll(/`+/gu)].reduce((most, [run]) => Math.max(most, run.length), 2);
    return "`".repeat(longest + 1);
}

;// CONCATENATED MODULE: ./build/bundled/reporters/suggestions.js






const LONGEST_MESSAGE = 2000;
/** GitHub takes 65,536 characters. */
const LONGEST_BODY = 60_000;
/** Makes suggestions from the fixes of `--fix`, if the diff shows all of their lines as they are in the file. */
function makeSuggestions(report, view, diff) {
    const fixable = (0,core_report/* sortNewFirst */.rx)(report.plugins.flatMap(({ findings }) => findings.filter(core_report/* counts */.tQ)), view.isChanged).filter(isFixable);
    const files = groupByFile(fixable);
    const suggestions = [];
    const suggested = new Set();
    const times = new Map();
    for (const [file, findings] of files) {
        const lines = view.source(file);
        const shown = diff.get(file);
        if (!lines || !shown)
            continue;
        const text = joinLines(lines);
        const lineBreak = findLineBreak(text);
        const taken = new Map();
        for (const group of groupByLines(findings, text)) {
            const suggestion = makeSuggestion(file, group, { lines, shown, lineBreak, times });
            if (!suggestion)
                continue;
            const clashes = [];
            suggestions.push({ ...suggestion, clashing: clashes });
            for (const finding of group.findings)
                suggested.add(finding);
            for (let line = group.first; line <= group.last; line++)
                taken.set(line, clashes);
        }
        for (const finding of findings.filter((one) => !suggested.has(one))) {
            const { first, last } = getLines(finding);
            for (let line = first; line <= last; line++)
                taken.get(line)?.push(finding);
        }
    }
    const clashing = new Set(suggestions.flatMap((suggestion) => suggestion.clashing));
    return { suggestions, suggested, clashing };
}
function isFixable(finding) {
    const [first, ...others] = finding.fix ?? [];
    return first !== undefined && others.every(({ file }) => file === first.file);
}
function groupByFile(findings) {
    const files = new Map();
    for (const finding of findings) {
        const file = finding.fix[0]?.file ?? finding.location.file;
        const found = files.get(file);
        if (found)
            found.push(finding);
        else
            files.set(file, [finding]);
    }
    return files;
}
/** Of fixes that clash, the first is taken, as in the first round of `--fix`. */
function groupByLines(findings, text) {
    const { applied } = (0,edits/* applyFixes */.y)(text, findings.map(({ fix }) => fix));
    const spans = findings
        .filter((_, at) => applied[at])
        .map((finding) => ({ ...getLines(finding), findings: [finding] }));
    const groups = [];
    for (const span of spans.toSorted((a, b) => a.first - b.first)) {
        const before = groups.at(-1);
        if (!before || before.last < span.first)
            groups.push(span);
        else {
            const last = Math.max(before.last, span.last);
            groups[groups.length - 1] = { first: before.first, last, findings: [...before.findings, ...span.findings] };
        }
    }
    return groups;
}
function getLines({ fix }) {
    const ranges = fix.map(({ range }) => range);
    return {
        first: Math.min(...ranges.map(({ start }) => start.line)),
        last: Math.max(...ranges.map(({ end }) => end.line)),
    };
}
function makeSuggestion(file, { first, last, findings }, { lines, shown, lineBreak, times }) {
    const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const hunks = new Set(numbers.map((number) => shown.get(number)?.hunk));
    // The checkout is a merge. If the base has changed, its lines are not those of the pull request.
    const isSame = numbers.every((number) => shown.get(number)?.text === lines.line(number));
    if (hunks.size !== 1 || !isSame)
        return undefined;
    const end = { line: last, column: (lines.line(last) ?? "").length + 1 };
    const before = lines.slice({ start: { line: first, column: 1 }, end });
    const fixes = findings.map(({ fix }) => fix.map((edit) => shiftEdit(edit, first - 1)));
    const after = (0,edits/* applyFixes */.y)(before, fixes).text;
    if (!isExact(before, after, lineBreak))
        return undefined;
    const same = JSON.stringify([file, before, after]);
    const time = (times.get(same) ?? 0) + 1;
    const mark = makeMark(time === 1 ? same : `${same} ${String(time)}`);
    const messages = findings.map(({ message, check, url }) => `**${(0,safe/* markdown */.wD)((0,safe/* shorten */.ml)(message, LONGEST_MESSAGE))}.** [${check}](${url})`);
    const content = after.replaceAll("\r\n", "\n");
    const fence = makeFence(content);
    const body = [mark, ...messages, "", `${fence}suggestion`, content, fence].join("\n");
    if (body.length > LONGEST_BODY)
        return undefined;
    times.set(same, time);
    return { path: file, line: last, ...(first < last && { start_line: first }), body, mark, findings };
}
/** Whether GitHub applies exactly these bytes: it ends lines as the file does, and writes only what it shows. */
function isExact(before, after, lineBreak) {
    const same = lineBreak !== undefined && after.split(/\r?\n|\r/u).join(lineBreak) === after;
    // GitHub does not add a line for an empty text.
    const unseen = /(?![\t\r\n])\p{Cc}|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd]/u;
    return same && after !== "" && !unseen.test(before) && !unseen.test(after);
}
/** The line break of all lines of a text. `undefined` if they differ. */
function findLineBreak(text) {
    const breaks = new Set(text.match(/\r?\n|\r/gu));
    return breaks.size > 1 ? undefined : ([...breaks][0] ?? "\n");
}
function shiftEdit({ file, range, text }, by) {
    const { start, end } = range;
    return { file, text, range: { start: { ...start, line: start.line - by }, end: { ...end, line: end.line - by } } };
}
function joinLines(lines) {
    const end = { line: lines.count, column: (lines.line(lines.count) ?? "").length + 1 };
    return lines.slice({ start: { line: 1, column: 1 }, end });
}
/** Without the line number: a moved line keeps its mark, and each of several equal lines gets its own. */
function makeMark(what) {
    const hash = (0,external_node_crypto_.createHash)("sha256").update(what).digest("hex");
    return `<!-- ${tool/* TOOL */.j.name} fix ${hash.slice(0, 32)} -->`;
}

// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
;// CONCATENATED MODULE: ./build/bundled/action/suggest-fixes.js






const PERMISSION = "pull-requests: write";
const NOTHING = { made: 0, known: 0, refused: 0, unsure: 0, left: 0, there: [] };
/** Suggests the fixes of a report at the lines of a pull request. Throws nothing. Each fix is suggested or counted. */
async function suggestFixes(github, pullRequest, diff, report, view) {
    const none = (why) => ({
        remark: `No fix is suggested. ${formatRest(suggest_fixes_countFixes(report), false)}`.trim(),
        notice: `No fix is suggested: ${why}`,
        findings: new Set(),
    });
    if ("refused" in diff)
        return none(diff.refused);
    const { suggestions, clashing } = makeSuggestions(report, view, diff.value);
    try {
        const suggested = suggestions.length === 0 ? NOTHING : await publishSuggestions(github, pullRequest, suggestions);
        const { fault, there } = suggested;
        const remark = formatRemark(suggested, clashing.size);
        const findings = new Set(there.flatMap((one) => [...one.findings, ...one.clashing]));
        if (!fault)
            return { remark, findings };
        if (suggested.made + suggested.known + suggested.unsure === 0)
            return none(formatRefusal(fault, PERMISSION));
        return { remark, findings, notice: `Not every fix is suggested: ${formatRefusal(fault, PERMISSION)}` };
    }
    catch (error) {
        return none(formatRefusal(error, PERMISSION));
    }
}
function formatRemark({ made, known, refused, unsure, left }, clashing) {
    const there = made + known;
    const tried = there + refused + unsure + left;
    const sentences = [
        ...(there > 0
            ? [`${formatFixes(there)} ${are(there)} suggested at the lines of the pull request${formatEarlier(known)}.`]
            : []),
        ...(tried === 0 ? ["No fix is on lines that this pull request shows."] : []),
        ...(there === 0 && tried > 0 && unsure === 0 ? ["No fix is suggested."] : []),
        ...(unsure > 0 ? [`Of ${formatFixes(unsure)} it is not known: GitHub's answer was lost.`] : []),
        formatRest(refused + left + clashing, there + unsure > 0 || tried === 0),
    ];
    return sentences.filter((sentence) => sentence !== "").join(" ");
}
function formatEarlier(known) {
    return known > 0 ? `, ${(0,numbers/* formatNumber */.Z)(known)} of them since an earlier push` : "";
}
function formatRest(count, isMore) {
    return count === 0
        ? ""
        : `${(0,numbers/* formatNumber */.Z)(count)}${isMore ? " more" : ""} can be mended by \`${tool/* TOOL */.j.name} validate --fix\`.`;
}
function formatFixes(count) {
    return `${(0,numbers/* formatNumber */.Z)(count)} ${count === 1 ? "fix" : "fixes"}`;
}
function are(count) {
    return count === 1 ? "is" : "are";
}
/** How many findings of a report have a fix. */
function suggest_fixes_countFixes({ plugins }) {
    const withFix = (finding) => (0,core_report/* counts */.tQ)(finding) && (finding.fix ?? []).length > 0;
    return plugins.reduce((sum, { findings }) => sum + findings.filter(withFix).length, 0);
}

// EXTERNAL MODULE: ./build/bundled/run/fix-files.js
var fix_files = __webpack_require__(61999);
// EXTERNAL MODULE: ./build/bundled/reporters/patch.js + 2 modules
var patch = __webpack_require__(56174);
;// CONCATENATED MODULE: ./build/bundled/reporters/patch-offer.js





const FIX = `\`npx ${tool/* TOOL */.j.name} validate --fix\``;
const FILE = "fixes.patch";
/**
 * Formats changes as a patch to copy from a page. `undefined` if there are no changes.
 *
 * @param patchFile the file that contains the patch of all fixes, or "".
 */
function formatPatchOffer(changes, patchFile) {
    const parts = (0,patch.formatFilePatches)(changes);
    if (parts.length === 0)
        return undefined;
    const shown = parts.flatMap((part) => ("text" in part && isExactOnPage(part.text) ? [part.text] : []));
    const inFile = patchFile === "" ? "" : `, or, at the repository's root, by the patch in ${(0,safe/* markdown */.wD)(patchFile)} with \`git apply\``;
    const brief = `What is not suggested is mended by ${FIX}${inFile}; it cannot be shown here as a patch.`;
    const left = parts.length - shown.length;
    return { block: shown.length === 0 ? undefined : formatBlock(shown, left), brief };
}
function formatBlock(shown, left) {
    const text = shown.join("");
    const fence = makeFence(text);
    const rest = left === 0 ? "" : ` ${(0,phrases/* formatCount */.B4)(left, "more file")} cannot be shown as a patch: ${FIX} mends what it can.`;
    return [
        `<details><summary>A patch with the fixes that are not suggested: ${(0,phrases/* formatCount */.B4)(shown.length, "file")}</summary>`,
        `Save it as \`${FILE}\`, then at the repository's root: \`git apply ${FILE}\`.${rest}`,
        `${fence}diff\n${text}${fence}`,
        "</details>",
    ].join("\n\n");
}
/** Whether a page shows each byte: it has no CR, no byte order mark and no binary patch. */
function isExactOnPage(text) {
    return !/[\r\ufeff]/u.test(text) && !/^GIT binary patch$/mu.test(text);
}

;// CONCATENATED MODULE: ./build/bundled/action/remaining-fixes.js


/** Formats the fixes that are not suggested as a patch for the summary. `undefined` if there are none. */
async function offerRemainingFixes(request, result, suggested, patchFile) {
    const first = new Set(result.report.plugins.flatMap(({ findings }) => findings));
    const known = new Set(result.report.plugins.flatMap((plugin) => plugin.findings.filter((finding) => suggested.has(finding)).map((finding) => identify(finding, plugin))));
    // A fix can reveal another one in the next round. Suggested fixes are found again in that round.
    const isLeft = (finding, plugin) => first.has(finding) ? suggested.has(finding) : known.has(identify(finding, plugin));
    return formatPatchOffer((await (0,fix_files.fixFiles)(request, result, isLeft)).changes, patchFile);
}
function identify({ check, message, location: { file, pointer } }, { path }) {
    return JSON.stringify([path, check, file, pointer, message]);
}

;// CONCATENATED MODULE: ./build/bundled/action/publish-on-github.js




/** Publishes on GitHub. A refusal is reported and changes nothing else. */
async function publishOnGitHub({ result, request, view, plan }, job) {
    const { annotations, suggestions: isAsked, patchFile } = job.inputs;
    const { report } = result;
    const offerRest = async (suggested) => {
        if (!plan.suggestions)
            return {};
        const offer = await offerRemainingFixes(request, result, suggested, patchFile);
        return offer ? { offer } : {};
    };
    const connected = await connectToGitHub(job);
    if ("refused" in connected) {
        const words = `Nothing was written on GitHub, as ${connected.refused}`;
        const seen = { ...view, ...(await offerRest(new Set())) };
        const isAskedByName = annotations === "checks" || isAsked;
        return { view: seen, notices: isAskedByName ? [words] : [], asides: isAskedByName ? [] : [words] };
    }
    const github = connected.value;
    const { pullRequest } = job.event;
    const diff = plan.diff && pullRequest ? await readDiff(github, pullRequest) : undefined;
    const isChanged = diff && "value" in diff ? createChangedTest(diff.value, view) : undefined;
    const seen = { ...view, ...(isChanged && { isChanged }) };
    const asides = diff && "refused" in diff ? [`What the pull request changes is not known: ${diff.refused}`] : [];
    const suggested = plan.suggestions && pullRequest && diff ? await suggestFixes(github, pullRequest, diff, report, seen) : undefined;
    const remarks = suggested ? { remarks: [suggested.remark] } : {};
    const offer = await offerRest(suggested?.findings ?? new Set());
    const refusedFixes = suggested?.notice === undefined ? [] : [suggested.notice];
    const published = { ...seen, ...remarks, ...offer };
    const checks = plan.checks ? await publishFindings(github, report, published, job) : undefined;
    const refusedChecks = checks && "refused" in checks
        ? [`Annotations are made by commands, of which GitHub shows ten of a severity: ${checks.refused}`]
        : [];
    const annotated = checks && "value" in checks ? { annotated: checks.value } : {};
    return { view: { ...published, ...annotated }, notices: [...refusedFixes, ...refusedChecks], asides };
}
function readDiff(github, { number }) {
    return attempt("pull-requests: read", () => fetchDiff(github, number));
}
/** At most so many lines of one finding are compared. */
const MOST_LINES = 1000;
function createChangedTest(diff, { source }) {
    return ({ location: { file, range } }) => {
        const shown = diff.get(file);
        if (!shown || !range)
            return false;
        const { start, end } = range;
        const count = Math.min(end.line - start.line + 1, MOST_LINES);
        return Array.from({ length: count }, (_, at) => start.line + at).some((number) => {
            const line = shown.get(number);
            // The checkout may be a merge. Lines that differ there are not the lines of the diff.
            return line?.isNew === true && line.text === source(file)?.line(number);
        });
    };
}


/***/ }),

/***/ 37222:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createArtifactOutputs: function() { return /* binding */ createArtifactOutputs; },
/* harmony export */   readPinInput: function() { return /* binding */ readPinInput; },
/* harmony export */   refuseReleaseInputs: function() { return /* binding */ refuseReleaseInputs; },
/* harmony export */   releaseToTargets: function() { return /* binding */ releaseToTargets; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49396);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73342);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42719);
/* harmony import */ var _release_pin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54381);
/* harmony import */ var _release_remedies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47892);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94155);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22313);
/* harmony import */ var _artifact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71357);
/* harmony import */ var _format_with_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65025);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53037);











const TARGETS_HELP = `Set the input targets:${(0,_format_with_js__WEBPACK_IMPORTED_MODULE_10__/* .formatWith */ .K)({ targets: _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__/* .TARGET_NAMES */ .HQ.join(", ") })}`;
/**
 * An input that only a release uses is not ignored in a check, because whoever sets it expects a release.
 *
 * @throws {UsageError}
 */
function refuseReleaseInputs({ artifact, pin, attestation }) {
    const given = Object.entries({ artifact, "checked-sha256": pin, attestation }).find(([, value]) => value);
    if (!given)
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`The input ${given[0]} is for a release, and this run is a check`, "Set command: release, with targets and the tag; or run this step on a release's tag only");
}
/**
 * Reads the digest from an earlier job.
 *
 * @throws {UsageError} for a digest without an archive, or an archive without a digest.
 */
function readPinInput({ pin, artifact }) {
    return (0,_release_pin_js__WEBPACK_IMPORTED_MODULE_4__/* .readPin */ .C)(pin, artifact, {
        pin: "The input checked-sha256",
        artifact: "the input artifact",
        example: `:${(0,_format_with_js__WEBPACK_IMPORTED_MODULE_10__/* .formatWith */ .K)({ "checked-sha256": "${{ needs.check.outputs.sha256 }}" })}`,
    });
}
/**
 * Releases to the targets that the inputs name.
 *
 * @throws {UsageError}
 * @throws {Refusal}
 */
async function releaseToTargets(request, tag, { inputs, task, environment }) {
    const { githubAccess, runArtifact, runRelease } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 21749));
    const { formatStep: stepText } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 16254));
    const targets = inputs.targets.map((name) => {
        const target = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__/* .TARGET_NAMES */ .HQ.find((one) => one === name);
        if (target)
            return target;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`The input targets names ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(name)}, but there is only ${_core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__/* .TARGET_NAMES */ .HQ.join(", ")}`, TARGETS_HELP);
    });
    if (targets.length === 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e("It is not known where to release to", TARGETS_HELP);
    }
    const github = githubAccess(environment, inputs.githubToken, (0,_release_remedies_js__WEBPACK_IMPORTED_MODULE_5__/* .explainTokenOfJob */ .Po)());
    const { changelog, dryRun, artifact, attestation } = inputs;
    const pin = readPinInput(inputs);
    const at = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.cwd, path);
    const asked = {
        ...{ ...request, tag, targets, dryRun, github },
        onStep: (step) => {
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_6__/* .print */ .yy)(stepText(step));
        },
        ...(changelog !== undefined && { changelog }),
        ...(attestation !== undefined && { attestation: at(attestation) }),
    };
    if (artifact === undefined || pin === undefined)
        return runRelease(asked);
    const { tagCommit: commit } = task;
    return runArtifact({ ...asked, artifact: at(artifact), pin, ...(commit !== undefined && { commit }) });
}
/** The outputs that name the archive that was released or would be. */
async function createArtifactOutputs({ archive, file, preflight }, runner) {
    if (!archive || !preflight || (0,_core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .verdict */ .WJ)(preflight.report) !== "pass")
        return _outputs_js__WEBPACK_IMPORTED_MODULE_9__/* .NO_ARTIFACT */ .B0;
    if (file === undefined)
        return (0,_artifact_js__WEBPACK_IMPORTED_MODULE_8__/* .writeArtifact */ .w)(archive, preflight, runner);
    return { "artifact-path": file, "artifact-dir": (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file), "artifact-sha256": archive.sha256 };
}


/***/ }),

/***/ 11179:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refuseUnreleasable: function() { return /* binding */ refuseUnreleasable; },
/* harmony export */   watchesArchive: function() { return /* reexport safe */ _packing_watch_archive_js__WEBPACK_IMPORTED_MODULE_4__.watchArchive; }
/* harmony export */ });
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94155);
/* harmony import */ var _release_check_archive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73337);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);
/* harmony import */ var _packing_watch_archive_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83852);





/**
 * Prints what would stop the release of a plugin that passes, and returns the exit status of that release.
 *
 * @throws {UsageError} if the tag names another commit than the one that is checked out, or a declaring file is not
 * committed.
 */
async function refuseUnreleasable(result, tag) {
    if (result.report.plugins.length !== 1)
        return 0;
    const today = new Date().toISOString().slice(0, 10);
    const archive = await (0,_release_check_archive_js__WEBPACK_IMPORTED_MODULE_2__/* .checkArchive */ .P)(result, { tag, today });
    if (!("why" in archive))
        return 0;
    const lines = [`A release of ${tag} would be stopped:`, ...archive.why, ...archive.help.split("\n")];
    (0,_output_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printError */ .yJ)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .makeInert */ .RU)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.name}: ${lines.map(_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .makeVisible */ .Xm).join("\n")}\n`));
    return archive.exitStatus;
}


/***/ }),

/***/ 49295:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPack: function() { return /* binding */ runPack; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __webpack_require__(94155);
// EXTERNAL MODULE: ./build/bundled/run/write-user-file.js
var write_user_file = __webpack_require__(5696);
// EXTERNAL MODULE: ./build/bundled/run/plugin-folders.js
var plugin_folders = __webpack_require__(71643);
// EXTERNAL MODULE: ./build/bundled/run/result.js
var result = __webpack_require__(46945);
// EXTERNAL MODULE: ./build/bundled/packing/format-archive.js
var format_archive = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/bundled/release/commit-difference.js
var commit_difference = __webpack_require__(35837);
// EXTERNAL MODULE: ./build/bundled/release/commit-warnings.js
var commit_warnings = __webpack_require__(64667);
// EXTERNAL MODULE: ./build/bundled/packing/pack.js + 1 modules
var pack = __webpack_require__(99100);
// EXTERNAL MODULE: ./build/bundled/reporters/json.js
var json = __webpack_require__(27147);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
;// CONCATENATED MODULE: ./build/bundled/packing/pack-json.js


/** The result of packing, for programs. The report has the format of `validate --format json`. */
function formatPackJson(packed, file, { since, warnings = [] } = {}) {
    const archive = "archive" in packed ? packed.archive : undefined;
    const reported = {
        schema: "plugin-preflight/pack@1",
        state: packed.state,
        ...(archive && {
            archive: {
                name: archive.name,
                file: file ?? null,
                sha256: archive.sha256,
                size: archive.bytes.length,
                commit: archive.commit ?? null,
                files: archive.files,
            },
        }),
        ...(since && { since }),
        ...(warnings.length > 0 && { warnings }),
        ...("refusals" in packed && { refusals: packed.refusals }),
        ...("report" in packed && { report: JSON.parse((0,json/* json */.P)(packed.report, { source: () => undefined })) }),
    };
    return (0,safe/* makeInertJson */.LE)(`${JSON.stringify(reported, undefined, 2)}\n`);
}

// EXTERNAL MODULE: ./build/bundled/release/compare-with-previous.js
var compare_with_previous = __webpack_require__(49122);
// EXTERNAL MODULE: ./build/bundled/packing/receipt.js
var receipt = __webpack_require__(63368);
// EXTERNAL MODULE: ./build/bundled/reporters/formats.js
var formats = __webpack_require__(68593);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/workspace/read-given-file.js
var read_given_file = __webpack_require__(18979);
// EXTERNAL MODULE: ./build/bundled/cli/print-report.js
var print_report = __webpack_require__(98077);
// EXTERNAL MODULE: ./build/bundled/cli/terminal.js
var terminal = __webpack_require__(96061);
// EXTERNAL MODULE: ./build/bundled/run/tagged-plugin.js
var tagged_plugin = __webpack_require__(8330);
;// CONCATENATED MODULE: ./build/bundled/cli/run-pack.js





















/** Packs one plugin, writes the archive, prints the result, and returns the exit status. */
async function runPack({ arguments: [path = "."], values }, format) {
    const cwd = (0,print_report/* getCurrentFolder */.U5)();
    const previous = values.get("previous");
    const before = previous === undefined ? undefined : (0,compare_with_previous/* readPrevious */.o)((0,external_node_path_.resolve)(cwd, previous));
    const tag = values.get("tag");
    const { root, workspace, folders } = await (0,plugin_folders/* findPluginFolders */.Y)([path], cwd);
    const chosen = tag === undefined ? folders : await (0,tagged_plugin.findTaggedPlugin)(workspace, folders, tag);
    const [folder, ...others] = chosen;
    if (folder === undefined || others.length > 0) {
        throw new errors/* UsageError */.e(`${(0,safe/* quote */.hD)(path)} names ${String(chosen.length)} plugins`, "Pack one plugin a run");
    }
    const today = new Date().toISOString().slice(0, 10);
    const packed = await (0,pack/* pack */.qq)(workspace, { folder, today, ...(tag !== undefined && { tag }) });
    const file = packed.state === "packed" ? writeArchive(packed, cwd, values, root, folder) : undefined;
    const compared = before && "archive" in packed ? await (0,compare_with_previous/* compareWithPrevious */.R)(before, packed.archive) : undefined;
    const view = {
        source: (0,result/* makeSourceReader */.n)(workspace),
        color: (0,terminal/* usesColor */.c)(),
        width: (0,terminal/* getTerminalWidth */.N)(),
        pathOf: (0,print_report/* makePathFormatter */.Ay)(root),
    };
    const warnings = "archive" in packed ? (0,commit_warnings/* findCommitWarnings */.e)(await (0,commit_difference/* compareArchiveWithCommit */.N)(root, folder, packed.archive)) : [];
    if (format === "json")
        (0,print/* print */.yy)(formatPackJson(packed, file, { warnings, ...(compared && { since: compared }) }));
    else {
        for (const warning of warnings)
            (0,print/* printError */.yJ)((0,safe/* makeInert */.RU)(`${tool/* TOOL */.j.name}: ${(0,safe/* makeVisible */.Xm)(warning)}\n`));
        if (format === "markdown" && packed.state === "packed")
            (0,print/* print */.yy)((0,safe/* makeInert */.RU)((0,format_archive/* formatArchiveMarkdown */.Bi)(packed.archive, compared)));
        else
            await printPacked(packed, view, compared);
    }
    return (0,pack/* packStatus */.Io)(packed);
}
async function printPacked(packed, view, compared) {
    if (packed.state === "refused") {
        const lines = packed.refusals.map(({ message, help }) => `  ${(0,safe/* makeVisible */.Xm)(message)}\n    ${(0,safe/* makeVisible */.Xm)(help)}`);
        (0,print/* printError */.yJ)((0,safe/* makeInert */.RU)(`Nothing was packed:\n${lines.join("\n")}\n`));
        return;
    }
    const { state, report } = packed;
    const terminal = await (0,formats/* loadReporter */.K)("terminal", report);
    (0,print/* print */.yy)(terminal(report, { ...view, quiet: state === "packed" }));
    if (state === "packed")
        (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`${(0,format_archive/* formatArchive */.oN)(packed.archive, compared)}\n`));
    if (state === "unfit")
        (0,print/* printError */.yJ)("Nothing was written: the archive would not pass\n");
    if (state === "unnamed")
        (0,print/* printError */.yJ)("Nothing was packed: manifest.json names no plugin and version to call an archive by\n");
}
/** Writes the requested files, and returns the path of the archive. */
function writeArchive({ archive, report }, cwd, values, root, folder) {
    const out = values.get("out");
    const artifacts = values.get("artifact-dir");
    if (out !== undefined && artifacts !== undefined) {
        throw new errors/* UsageError */.e("--out and --artifact-dir both say where the archive goes", "Give one of them");
    }
    if (out === "-")
        throw new errors/* UsageError */.e("An archive is not printed", "Give --out the name of a file");
    const file = artifacts === undefined ? (0,external_node_path_.resolve)(cwd, out ?? archive.name) : (0,external_node_path_.resolve)(cwd, artifacts, archive.name);
    const inside = (0,disk/* makeWorkspacePath */.Jj)((0,external_node_path_.join)(root, folder), file);
    if (archive.files.some(({ path }) => path === inside)) {
        throw new errors/* UsageError */.e(`${(0,safe/* quote */.hD)(file)} is packed itself`, "Remove it, and give --out a file that is not in the plugin");
    }
    const written = { what: "The archive", help: "Give --out a file that can be written", checkouts: [root] };
    (0,write_user_file/* refuseUnsafePath */.i0)({ path: file, ...written });
    refuseToReplace(file);
    if (artifacts === undefined)
        (0,write_user_file.writeUserFile)({ path: file, ...written }, archive.bytes);
    else {
        for (const [name, content] of (0,receipt/* makeHandedFiles */.ej)(archive, report)) {
            (0,write_user_file.writeUserFile)({ path: (0,external_node_path_.resolve)(cwd, artifacts, name), ...written }, content);
        }
    }
    return file;
}
/** An archive may be replaced by a newer one. Any other file is kept, so that a typing error costs nothing. */
function refuseToReplace(file) {
    const existing = (0,read_given_file/* readGivenFile */.M)(file);
    if ("refused" in existing && existing.missing)
        return;
    const isArchive = "bytes" in existing && Buffer.from(existing.bytes.subarray(0, 2)).toString("latin1") === "PK";
    if (!isArchive)
        throw new errors/* UsageError */.e(`${(0,safe/* quote */.hD)(file)} is there and is no archive`, "Remove it, or give --out another file");
}


/***/ }),

/***/ 33344:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReleaseCommand: function() { return /* binding */ runReleaseCommand; }
/* harmony export */ });
/* harmony import */ var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81652);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42243);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42719);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94155);
/* harmony import */ var _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72570);
/* harmony import */ var _release_stop_for_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43845);
/* harmony import */ var _release_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21749);
/* harmony import */ var _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16254);
/* harmony import */ var _reporters_terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10750);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22313);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(84565);
/* harmony import */ var _format_crash_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73324);
/* harmony import */ var _print_report_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98077);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(96061);
















/**
 * Runs the command `release`, and returns the exit status. Whatever ends it is reported as the outcome of a release.
 */
async function runReleaseCommand(call) {
    const tag = call.values.get("tag") ?? "";
    try {
        const released = await (0,_commands_cancellation_js__WEBPACK_IMPORTED_MODULE_2__/* .makeCancellable */ .l)(({ signal }) => releaseFromCall(call, signal));
        if (released.preflight) {
            const { report, root, source } = released.preflight;
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_5__/* .print */ .yy)((0,_reporters_terminal_js__WEBPACK_IMPORTED_MODULE_10__.terminal)(report, { source, color: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_14__/* .usesColor */ .c)(), width: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_14__/* .getTerminalWidth */ .N)(), pathOf: (0,_print_report_js__WEBPACK_IMPORTED_MODULE_13__/* .makePathFormatter */ .Ay)(root) }));
        }
        (0,_output_print_js__WEBPACK_IMPORTED_MODULE_5__/* .print */ .yy)(`\n${(0,_release_format_outcome_js__WEBPACK_IMPORTED_MODULE_9__.formatOutcome)(released.outcome, { tag, ...released })}`);
        if (released.outcome.crash !== undefined)
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printError */ .yJ)((0,_format_crash_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCrash */ .X)(released.outcome.crash));
        return released.outcome.exitStatus;
    }
    catch (error) {
        if (error instanceof _output_print_js__WEBPACK_IMPORTED_MODULE_5__/* .PrintError */ .uz)
            throw error;
        const outcome = (0,_release_stop_for_error_js__WEBPACK_IMPORTED_MODULE_7__.stopForError)(error, formatRerun(call));
        if (outcome.crash !== undefined)
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printError */ .yJ)((0,_format_crash_js__WEBPACK_IMPORTED_MODULE_12__/* .formatCrash */ .X)(outcome.crash));
        (0,_output_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printError */ .yJ)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOL */ .j.name}: ${(0,_release_format_outcome_js__WEBPACK_IMPORTED_MODULE_9__.formatOutcome)(outcome, { tag })}`);
        return outcome.exitStatus;
    }
}
function releaseFromCall(call, signal) {
    const { values, switches } = call;
    const tag = values.get("tag");
    if (tag === undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e("release does not know which tag", `Name it:\n  ${formatRerun(call, ["tag", "v1.2.3"])}`);
    }
    const help = `Name what there is:\n  ${formatRerun(call, ["targets", _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__/* .TARGET_NAMES */ .HQ.join(",")])}`;
    const named = values.get("targets")?.split(",") ?? [];
    if (named.length === 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e("release does not know where to", help);
    const targets = named.map((name) => {
        const target = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__/* .TARGET_NAMES */ .HQ.find((one) => one === name.trim());
        if (target)
            return target;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`--targets names ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_11__/* .quote */ .hD)(name)}, but there is only ${_core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__/* .TARGET_NAMES */ .HQ.join(", ")}`, help);
    });
    const changelog = values.get("changelog");
    const token = process.env["GITHUB_TOKEN"] || process.env["GH_TOKEN"];
    const artifact = values.get("artifact");
    const pin = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_8__/* .readPin */ .C)(values.get("checked-sha256"), artifact, { pin: "--checked-sha256", artifact: "--artifact" });
    if (artifact !== undefined && call.arguments.length > 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e("A path and --artifact both say what is released", "Give one of them");
    }
    const attestation = values.get("attestation");
    const cwd = (0,_print_report_js__WEBPACK_IMPORTED_MODULE_13__/* .getCurrentFolder */ .U5)();
    const request = {
        ...{ tag, cwd, dryRun: switches.has("dry-run"), strict: false, again: formatRerun(call), signal },
        paths: call.arguments.length > 0 ? call.arguments : ["."],
        targets,
        onStep: (step) => {
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printError */ .yJ)((0,_release_format_outcome_js__WEBPACK_IMPORTED_MODULE_9__.formatStep)(step));
        },
        today: new Date().toISOString().slice(0, 10),
        findOut: (0,_run_run_scripts_js__WEBPACK_IMPORTED_MODULE_6__/* .makeScriptSkipper */ .wU)("release runs nothing of the plugin's; check does"),
        github: (0,_release_index_js__WEBPACK_IMPORTED_MODULE_8__.githubAccess)(process.env, token, 'Set it:\n  export GITHUB_TOKEN="$(gh auth token)"'),
        ...(changelog !== undefined && { changelog }),
        ...(attestation !== undefined && { attestation: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, attestation) }),
    };
    if (artifact === undefined || pin === undefined)
        return (0,_release_index_js__WEBPACK_IMPORTED_MODULE_8__.runRelease)(request);
    return (0,_release_index_js__WEBPACK_IMPORTED_MODULE_8__.runArtifact)({ ...request, artifact: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, artifact), pin });
}
/** The same command line, ready to paste, with options that were missing or wrong. */
function formatRerun({ arguments: paths, values, switches }, ...right) {
    const given = [...new Map([...values, ...right])].flatMap(([name, value]) => [`--${name}`, value]);
    const words = [...paths, ...given, ...[...switches].map((name) => `--${name}`)];
    return `npx ${_core_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOL */ .j.name} release ${words.map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_15__/* .quoteForShell */ .e).join(" ")}`.trimEnd();
}


/***/ }),

/***/ 29825:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ waitAtMost; },
/* harmony export */   v: function() { return /* binding */ pause; }
/* harmony export */ });
/** @param signal ends the pause at once. The caller checks its reason. */
function pause(milliseconds, signal) {
    return new Promise((resolve) => {
        const end = () => {
            clearTimeout(timer);
            signal?.removeEventListener("abort", end);
            resolve();
        };
        const timer = setTimeout(end, signal?.aborted === true ? 0 : milliseconds);
        signal?.addEventListener("abort", end);
    });
}
/** Waits for a promise, but not longer than this. Leaves no timer that would keep the process alive. */
async function waitAtMost(milliseconds, wanted) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([wanted, late]);
    clearTimeout(timer);
}


/***/ }),

/***/ 82525:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: function() { return /* binding */ connect; }
});

// EXTERNAL MODULE: ./build/bundled/commands/pause.js
var pause = __webpack_require__(29825);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
;// CONCATENATED MODULE: ./build/bundled/github/download.js

const MOST_HOPS = 4;
const AWAY = [301, 302, 303, 307, 308];
/**
 * Downloads a file from GitHub. GitHub redirects to another host with a signed address. That address appears in no
 * message, and the token is sent to the first host only.
 *
 * @param fetch with a size limit for answers.
 * @throws {GitHubFault}
 */
async function download(fetch, address, { token, signal }) {
    const first = new URL(address);
    let at = first;
    for (let hop = 0; hop < MOST_HOPS; hop++) {
        const isOurs = at.origin === first.origin;
        const headers = {
            ...{ accept: "application/octet-stream", "user-agent": "plugin-preflight" },
            ...(isOurs && { authorization: `token ${token}` }),
        };
        const answer = await request(fetch, at, { headers, redirect: "manual", signal });
        if (answer.status === 200)
            return new Uint8Array(await answer.arrayBuffer());
        const location = answer.headers.get("location");
        if (!AWAY.includes(answer.status) || location === null) {
            throw new fault/* GitHubFault */.Q("lost", `GitHub answers ${String(answer.status)} in the place of the file`, answer.status);
        }
        if (!URL.canParse(location, at.href))
            throw new fault/* GitHubFault */.Q("lost", "GitHub leads to the file with what is no address");
        at = new URL(location, at.href);
        if (at.protocol !== "https:" && at.protocol !== first.protocol) {
            throw new fault/* GitHubFault */.Q("lost", "GitHub leads to the file on a way that is not encrypted");
        }
    }
    throw new fault/* GitHubFault */.Q("lost", "GitHub leads to the file in a circle");
}
/** The platform's message about a connection may contain the signed address. */
async function request(get, { href, host }, init) {
    try {
        return await get(href, init);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new fault/* GitHubFault */.Q("lost", error.message);
        const isLate = error instanceof Error && error.name === "TimeoutError";
        throw new fault/* GitHubFault */.Q("lost", isLate ? `${host} takes too long to send the file` : `${host} does not send the file`);
    }
}

;// CONCATENATED MODULE: ./build/bundled/github/finish-in-time.js
/**
 * Does work with a signal that aborts after a time, or when the run is interrupted. `AbortSignal.any` does not keep
 * its sources alive: a timeout may be collected before it fires, and then nothing ends.
 */
async function finishInTime(milliseconds, called, act) {
    called?.throwIfAborted();
    const controller = new AbortController();
    const callOff = () => {
        controller.abort(called?.reason);
    };
    const timer = setTimeout(() => {
        controller.abort(new DOMException("There is no answer in time", "TimeoutError"));
    }, milliseconds);
    called?.addEventListener("abort", callOff);
    try {
        return await act(controller.signal);
    }
    finally {
        clearTimeout(timer);
        called?.removeEventListener("abort", callOff);
    }
}

;// CONCATENATED MODULE: ./build/bundled/github/network-fault.js

const CERTIFICATES = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;
/** The innermost cause of a network error. The outer errors only say that there was one. */
function describeNetworkFault(error) {
    let message = String(error);
    let isUnreached = false;
    let cause = error;
    // Bounded, in case the chain of causes is a circle.
    for (let depth = 0; depth < 10 && cause instanceof Error; depth++, cause = cause.cause) {
        message = cause.message || message;
        const { code } = cause;
        const isUnknown = typeof code === "string" && CERTIFICATES.test(code);
        const isProxy = cause instanceof fault/* GitHubFault */.Q || /^Proxy response \(\d+\)/u.test(cause.message);
        isUnreached ||= isUnknown || isProxy;
    }
    return { message, isUnreached };
}

;// CONCATENATED MODULE: ./build/bundled/github/bounded-fetch.js
/** No answer has a hundredth of that, even if it is sent compressed. */
const MIB = 1024 * 1024;
const MOST_BYTES = 8 * MIB;
/** A fetch that reads each answer as a whole. It throws a RangeError if the answer exceeds the limit. */
function makeBoundedFetch(fetch, most = MOST_BYTES) {
    return async (url, init) => {
        const { status, headers, body } = await fetch(url, init);
        const bytes = await readBounded(body, most);
        // An answer with this status must not have a body, not even an empty one.
        const hasBody = ![204, 205, 304].includes(status);
        return new Response(hasBody ? bytes : null, { status, headers: [...headers] });
    };
}
async function readBounded(body, most) {
    const pieces = [];
    let size = 0;
    for await (const piece of body ?? []) {
        size += piece.length;
        if (size > most)
            throw new RangeError(`The answer has more than ${String(most / MIB)} MiB`);
        pieces.push(piece);
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
    }
    return whole;
}

;// CONCATENATED MODULE: ./build/bundled/github/proxy.js

/**
 * Finds the proxy for an address, by the variables and rules of GitHub's own runner. `undefined` if there is none.
 *
 * @throws {GitHubFault} if the address of the proxy is invalid. A direct connection could be unwanted.
 */
function findProxy({ protocol, hostname, port }, environment) {
    const isSecure = protocol === "https:";
    const names = isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy", "HTTP_PROXY"];
    const name = names.find((one) => environment[one]);
    if (name === undefined || isLoopback(hostname))
        return undefined;
    const exceptions = environment["no_proxy"] || environment["NO_PROXY"] || "";
    const numbered = `${hostname}:${port || (isSecure ? "443" : "80")}`;
    if (exceptions.split(",").some((one) => isFor(one.trim().toLowerCase(), [hostname, numbered])))
        return undefined;
    return parseProxy(environment[name] ?? "", name);
}
/** `example.com` includes its subdomains; `.example.com`; `example.com:8443`; or `*` for all. */
function isFor(exception, hosts) {
    if (exception === "" || exception === "*")
        return exception === "*";
    const ending = exception.startsWith(".") ? exception : `.${exception}`;
    return hosts.some((host) => host === exception || host.endsWith(ending));
}
function isLoopback(host) {
    return host === "localhost" || host.startsWith("127.") || host === "[::1]";
}
/** The address may contain a password, so no message contains it. */
function parseProxy(given, name) {
    const text = /^[a-z][a-z\d+.-]*:\/\//iu.test(given) ? given : `http://${given}`;
    try {
        const { protocol, host, username, password } = new URL(text);
        if (!["http:", "https:"].includes(protocol))
            throw new URIError(protocol);
        const who = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
        const authorization = who === ":" ? undefined : `Basic ${Buffer.from(who).toString("base64")}`;
        return { url: `${protocol}//${host}`, authorization };
    }
    catch (error) {
        if (!(error instanceof TypeError) && !(error instanceof URIError))
            throw error;
        throw new fault/* GitHubFault */.Q("unreached", `${name} is no address of a proxy, such as http://proxy.example.com:8080`);
    }
}

;// CONCATENATED MODULE: ./build/bundled/github/make-fetch.js


/**
 * A fetch that uses the proxies of the environment, which the platform's fetch ignores.
 *
 * @throws {GitHubFault} if the address of the proxy is invalid.
 */
async function makeFetch(first, environment, most) {
    findProxy(new URL(first), environment);
    const { fetch, ProxyAgent } = await __webpack_require__.e(/* import() | network */ 815).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
    const agents = new Map();
    const agentFor = (address) => {
        const proxy = findProxy(new URL(address), environment);
        if (!proxy)
            return undefined;
        const { url: uri, authorization: token } = proxy;
        const agent = agents.get(uri) ?? new ProxyAgent({ uri, ...(token !== undefined && { token }) });
        agents.set(uri, agent);
        return agent;
    };
    return makeBoundedFetch(async (url, init) => {
        const dispatcher = agentFor(url);
        const asked = { ...init, ...(dispatcher && { dispatcher }) };
        return await fetch(url, asked);
    }, most);
}

;// CONCATENATED MODULE: ./build/bundled/github/read-waiting-time.js
/** If GitHub names no time: one minute, as its documentation recommends. */
const SECONDARY_MS = 60_000;
/**
 * How long GitHub asks to wait, in milliseconds. `undefined` if it does not ask to wait, so that a repetition would
 * not help.
 */
function readWaitingTime(status, headers, message, now) {
    if (status !== 403 && status !== 429)
        return undefined;
    const after = readRetryAfter(headers["retry-after"], now);
    if (after !== undefined)
        return after;
    if (headers["x-ratelimit-remaining"] === "0") {
        const reset = parseSeconds(headers["x-ratelimit-reset"]);
        return reset === undefined ? SECONDARY_MS : Math.max(0, reset * 1000 - now);
    }
    return status === 429 || /secondary rate limit/iu.test(message) ? SECONDARY_MS : undefined;
}
/** `Retry-After`: seconds, or a date. */
function readRetryAfter(value, now) {
    const given = parseSeconds(value);
    if (given !== undefined)
        return given * 1000;
    const date = typeof value === "string" ? Date.parse(value) : NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
function parseSeconds(value) {
    return typeof value === "string" && /^\d{1,12}$/u.test(value) ? Number(value) : undefined;
}

;// CONCATENATED MODULE: ./build/bundled/github/client.js









const LIMITS = { total: 60_000, each: 15_000, pause: 1_000 };
const MOST_ATTEMPTS = 5;
const HEADERS = { "x-github-api-version": "2022-11-28" };
/** The toolkit would log GitHub's own texts. Nothing of it is printed. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
/** The toolkit is loaded only here. It takes longer than a whole check, and most runs send no request. */
async function connect(access) {
    const { token, apiUrl, repository, limits = LIMITS, environment = {}, signal: called } = access;
    // This comes first, because the toolkit throws while it is loaded if a proxy has an invalid address.
    const fetch = await makeFetch(apiUrl, environment);
    const { getOctokit } = await __webpack_require__.e(/* import() | network */ 815).then(__webpack_require__.bind(__webpack_require__, 92413));
    const agent = `${tool/* TOOL */.j.name}/${tool/* TOOL */.j.version}`;
    const baseUrl = apiUrl.replace(/\/+$/u, "");
    const { request } = getOctokit(token, { baseUrl, userAgent: agent, log: SILENT });
    const [owner, repo] = repository.split("/");
    const end = Date.now() + limits.total;
    function runLimited(act) {
        return finishInTime(Math.max(1, Math.min(limits.each, end - Date.now())), called, act);
    }
    async function requestOnce(route, parameters, headers) {
        try {
            const options = { fetch, redirect: "manual", log: SILENT };
            const asked = { ...parameters, owner, repo, headers: { ...HEADERS, ...headers } };
            const { data, status, headers: formatRoute, } = (await runLimited((signal) => request(route, { ...asked, request: { ...options, signal } })));
            if (status < 300 && typeof data === "object" && data !== null)
                return { data };
            if (status === 204)
                return { data: {} };
            return {
                status,
                headers: formatRoute,
                message: status < 300 ? "it is no JSON" : "it leads elsewhere, and no token is sent there",
            };
        }
        catch (error) {
            called?.throwIfAborted();
            return readFailure(error);
        }
    }
    return {
        async download(path, most) {
            const large = await makeFetch(apiUrl, environment, most);
            return runLimited((signal) => download(large, `${baseUrl}/repos/${repository}${path}`, { token, signal }));
        },
        async call(route, parameters = {}, given = {}) {
            for (let attempt = 1;; attempt++) {
                const answer = await requestOnce(route, parameters, given);
                if ("data" in answer)
                    return answer.data;
                const { status, headers, message, isUnreached = false } = answer;
                const asked = readWaitingTime(status, headers, message, Date.now());
                const isSafe = !isUnreached && route.startsWith("GET ") && (status === 0 || status >= 500 || status < 300);
                const wait = asked ?? (isSafe ? limits.pause * 2 ** (attempt - 1) : undefined);
                const isLast = wait === undefined || attempt === MOST_ATTEMPTS || Date.now() + wait >= end;
                if (isLast)
                    throw createFault(route, answer, asked, token);
                await (0,pause/* pause */.v)(Math.max(wait, 1), called);
            }
        },
    };
}
function readFailure(error) {
    const { status, response, message } = error;
    if (!response || typeof status !== "number")
        return { status: 0, headers: {}, ...describeNetworkFault(error) };
    return { status, headers: response.headers ?? {}, message: String(message) };
}
const REACH = "HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS say how it is";
/** Shortens an address from GitHub, because it may contain a signature. */
function formatRoute(route) {
    return route.replace(/^(\w+) https?:\/\/[^/]+(\/[^?#{]*).*$/u, "$1 $2");
}
function createFault(asking, { status, message, isUnreached = false }, asked, token) {
    const route = formatRoute(asking);
    const answer = (0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(message.replaceAll(token, "***").trim(), 200));
    if (asked !== undefined) {
        return new fault/* GitHubFault */.Q("busy", `GitHub asks to wait ${String(Math.ceil(asked / 1000))} s before ${route}: ${answer}`);
    }
    if (isUnreached)
        return new fault/* GitHubFault */.Q("unreached", `GitHub is not reached from here: ${answer}. ${REACH}`);
    if (status === 0)
        return new fault/* GitHubFault */.Q("lost", `GitHub gave no answer to ${route}: ${answer}`);
    const words = `GitHub answers ${String(status)} to ${route}: ${answer}`;
    if ([401, 403, 404].includes(status))
        return new fault/* GitHubFault */.Q("forbidden", words, status);
    return new fault/* GitHubFault */.Q(status >= 500 || status < 300 ? "lost" : "invalid", words, status);
}


/***/ }),

/***/ 58146:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ isLost; },
/* harmony export */   Q: function() { return /* binding */ GitHubFault; }
/* harmony export */ });
/** A sentence without a full stop. It contains no token. */
class GitHubFault extends Error {
    kind;
    status;
    name = "GitHubFault";
    constructor(kind, message, 
    /** The status of GitHub's answer, if there was one. */
    status) {
        super(message);
        this.kind = kind;
        this.status = status;
    }
}
function isLost(error) {
    return error instanceof GitHubFault && error.kind === "lost";
}


/***/ }),

/***/ 36438:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: function() { return /* binding */ PAGE; },
/* harmony export */   Lv: function() { return /* binding */ toRecord; },
/* harmony export */   s$: function() { return /* binding */ readAllPages; },
/* harmony export */   st: function() { return /* binding */ toList; }
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58146);

const PAGE = 100;
/** GitHub lists at most 3,000 files of a pull request, and nobody reads as many comments. */
const MOST_PAGES = 30;
/**
 * Reads all entries of a list, page by page, up to a number of pages.
 *
 * @throws {GitHubFault} also if the answer is not a list. It does not count as an empty one.
 */
async function readAllPages(github, route, parameters, pages = MOST_PAGES) {
    const entries = [];
    for (let page = 1; page <= pages; page++) {
        const listed = await github.call(route, { ...parameters, per_page: PAGE, page });
        const found = toList(listed, route);
        entries.push(...found.map(toRecord));
        if (found.length < PAGE)
            break;
    }
    return entries;
}
/** The members of an object from GitHub. Empty if it is not an object. */
function toRecord(value) {
    return typeof value === "object" && value !== null ? { ...value } : {};
}
function toList(value, route) {
    if (Array.isArray(value))
        return value;
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q("lost", `GitHub's answer to ${route} is no list`);
}


/***/ }),

/***/ 45608:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: function() { return /* binding */ withTemporaryFolder; },
/* harmony export */   TM: function() { return /* binding */ makeKeptFolder; },
/* harmony export */   qM: function() { return /* binding */ fillFolder; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



const PREFIX = "plugin-preflight-";
/** Makes a new and empty folder below another one. It is not removed. */
function makeKeptFolder(parent) {
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, PREFIX)));
}
/** Does something with an empty folder, and removes the folder and its content afterwards. */
async function withTemporaryFolder(act) {
    const folder = makeKeptFolder((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
    try {
        return await act(folder);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** Writes files into such a folder, by their paths in it. */
function fillFolder(folder, files) {
    for (const [path, content] of Object.entries(files)) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), content, { flag: "wx" });
    }
}


/***/ }),

/***/ 71243:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: function() { return /* binding */ makeArchiveEntries; }
/* harmony export */ });
/* harmony import */ var _workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71273);
/* harmony import */ var _sums_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24954);


/** The files of an opened archive, each with its digest. */
function makeArchiveEntries({ entries }) {
    return entries.map((entry) => {
        const bytes = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackArchive */ .b)(entry);
        if (!bytes)
            throw new Error(`${JSON.stringify(entry.path)} was whole when the archive was opened`);
        return { path: entry.path, size: entry.size, sha256: (0,_sums_js__WEBPACK_IMPORTED_MODULE_1__/* .computeSha256 */ .jH)(bytes), isExecutable: entry.isExecutable };
    });
}


/***/ }),

/***/ 47840:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ makeArchiveName; }
/* harmony export */ });
/* unused harmony export makePluginId */
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86785);

const LONGEST = 200;
/** The name of a plugin's archive, such as `weather-widget-1.4.0.zip`. `undefined` without a name or version. */
function makeArchiveName(manifest) {
    const id = Object.hasOwn(manifest, "name") ? makePluginId(manifest["name"]) : undefined;
    const declared = Object.hasOwn(manifest, "version") ? manifest["version"] : undefined;
    const version = typeof declared === "string" ? (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(declared) : undefined;
    if (id === undefined || !version)
        return undefined;
    const name = `${id}-${version.text.replaceAll("+", "_")}.zip`;
    return name.length > LONGEST ? undefined : name;
}
/** A plugin's name in lower case with hyphens. `undefined` if the name does not follow the specification. */
function makePluginId(name) {
    if (typeof name !== "string" || !/^[A-Za-z0-9 _-]{3,50}$/u.test(name))
        return undefined;
    const id = name
        .toLowerCase()
        .split(/[^a-z0-9]/u)
        .filter((word) => word !== "")
        .join("-");
    return id === "" ? undefined : id;
}


/***/ }),

/***/ 4197:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cZ: function() { return /* binding */ hideOutside; },
/* harmony export */   v$: function() { return /* binding */ factsOfArchive; },
/* harmony export */   vO: function() { return /* binding */ placeInRepository; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95655);

const NO_REPOSITORY = { absent: "an archive is judged without its repository" };
/** The files of an archive for checks. Checks that need git are skipped with this reason. */
function hideOutside(workspace) {
    return { ...workspace, git: () => NO_REPOSITORY };
}
/** The facts that no file of an archive contains. */
function factsOfArchive() {
    return Promise.resolve({ workflows: NO_REPOSITORY, trackedEnvironment: NO_REPOSITORY });
}
/** Moves the places of a report on an archive to the repository. */
function placeInRepository(report, folder) {
    const placed = ({ location, fix, ...finding }) => ({
        ...finding,
        location: { ...location, file: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(folder, location.file) },
        ...(fix && { fix: fix.map((edit) => ({ ...edit, file: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(folder, edit.file) })) }),
    });
    return {
        ...report,
        path: folder === "" ? "." : folder,
        outcomes: report.outcomes.map((outcome) => outcome.status === "unmet" ? { ...outcome, findings: outcome.findings.map(placed) } : outcome),
        findings: report.findings.map(placed),
    };
}


/***/ }),

/***/ 13425:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ ArtifactFault; }
/* harmony export */ });
/**
 * Why the archive of an earlier job is not released: 2 if something is missing, 5 if it is not what was checked.
 * Nothing has been written anywhere.
 */
class ArtifactFault extends Error {
    exitStatus;
    help;
    name = "ArtifactFault";
    constructor(exitStatus, message, help) {
        super(message);
        this.exitStatus = exitStatus;
        this.help = help;
    }
}


/***/ }),

/***/ 53197:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: function() { return /* binding */ findNewPermissions; },
/* harmony export */   Ft: function() { return /* binding */ isSame; },
/* harmony export */   XG: function() { return /* binding */ compareArchives; },
/* harmony export */   iJ: function() { return /* binding */ sumSizes; }
/* harmony export */ });
/** Compares the files of two archives. Both lists are sorted by path, and so is the result. */
function compareArchives(before, after) {
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
        growth: sumSizes(after) - sumSizes(before),
    };
}
/**
 * Whether two archives have the same content. The archives before and after the plugin's own code runs must be the
 * same.
 */
function isSame({ added, removed, changed }) {
    return added.length + removed.length + changed.length === 0;
}
/** The permissions that a manifest requests and an older one did not, in its own order. */
function findNewPermissions(before, after) {
    const had = new Set(readPermissions(before));
    return [...new Set(readPermissions(after))].filter((permission) => !had.has(permission));
}
function sumSizes(entries) {
    return entries.reduce((sum, { size }) => sum + size, 0);
}
function readPermissions(manifest) {
    if (typeof manifest !== "object" || manifest === null || !("permissions" in manifest))
        return [];
    const { permissions } = manifest;
    return Array.isArray(permissions) ? permissions.filter((value) => typeof value === "string") : [];
}


/***/ }),

/***/ 69590:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: function() { return /* binding */ formatArchiveMarkdown; },
/* harmony export */   OM: function() { return /* binding */ formatSince; },
/* harmony export */   jR: function() { return /* binding */ formatDifference; },
/* harmony export */   oN: function() { return /* binding */ formatArchive; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53197);
/* harmony import */ var _sizes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59950);




const MOST_ROWS = 200;
/**
 * The files of an archive with their sizes, and its digest last. Lines for a terminal, without a line break at the
 * end.
 */
function formatArchive(archive, since) {
    const { files, bytes } = archive;
    const shown = chooseShown(files);
    const sizes = shown.map(({ size }) => (0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(size));
    const column = Math.max(0, ...sizes.map((size) => size.length));
    const rows = shown.map((file, at) => `  ${(sizes[at] ?? "").padStart(column)}  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(file.path)}${formatMark(file)}`);
    return [
        archive.name,
        ...rows,
        ...formatRemaining(shown.length, files.length).map((line) => `  ${line}`),
        "",
        formatTotals(files, bytes.length),
        ...(since ? ["", ...formatSince(since)] : []),
        "",
        `sha256  ${archive.sha256}`,
    ].join("\n");
}
/** The same as Markdown, for the summary of a job. */
function formatArchiveMarkdown(archive, since) {
    const { files, bytes } = archive;
    const shown = chooseShown(files);
    return [
        `### ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(archive.name)}`,
        "",
        `${formatTotals(files, bytes.length)}  `,
        `sha256 \`${archive.sha256}\``,
        "",
        ...(since ? [...formatSinceMarkdown(since), ""] : []),
        `<details><summary>${files.length === 1 ? "1 file" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(files.length)} files`}</summary>`,
        "",
        "| File | Size |",
        "| --- | ---: |",
        ...shown.map((file) => `| ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(file.path)}${formatMark(file)} | ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(file.size)} |`),
        "",
        ...formatRemaining(shown.length, files.length),
        "</details>",
        "",
    ].join("\n");
}
function chooseShown(files) {
    return files.slice(0, MOST_ROWS);
}
function formatRemaining(shown, all) {
    return all > shown ? [`and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(all - shown)} more`] : [];
}
function formatMark({ isExecutable }) {
    return isExecutable ? " (executable)" : "";
}
function formatTotals(files, packed) {
    const count = files.length === 1 ? "1 file" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(files.length)} files`;
    return `${count}, ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)((0,_difference_js__WEBPACK_IMPORTED_MODULE_3__/* .sumSizes */ .iJ)(files))}, packed ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(packed)}`;
}
function formatSinceMarkdown(since) {
    const [head = "", ...lines] = formatSince(since);
    return [`**${head}**`, "", ...lines.map((line) => `- ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(line.trim()).replace(/^\\/u, "")}`)];
}
/** One line for each change. The first line shows the change in size. */
function formatSince({ difference, permissions, name }) {
    const lines = [
        ...permissions.map((permission) => `  new permission  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(permission)}`),
        ...formatDifference(difference, MOST_ROWS),
    ];
    const before = name === undefined ? "the archive before" : (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(name);
    const head = (0,_difference_js__WEBPACK_IMPORTED_MODULE_3__/* .isSame */ .Ft)(difference)
        ? `The same files as ${name === undefined ? "before" : `in ${before}`}`
        : `Since ${before}: ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatChange */ .e)(difference.growth)}`;
    return [head, ...lines];
}
/** The added, removed and changed files with their sizes, one on each line, up to a limit. */
function formatDifference({ added, removed, changed }, most) {
    const lines = [
        ...added.map((file) => `  added    ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(file.path)}  ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(file.size)}`),
        ...removed.map((file) => `  removed  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(file.path)}  ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(file.size)}`),
        ...changed.map(({ before, after }) => {
            const runs = before.isExecutable === after.isExecutable
                ? ""
                : after.isExecutable
                    ? ", now executable"
                    : ", no longer executable";
            const sizes = `${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(after.size)}, ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatChange */ .e)(after.size - before.size)}`;
            return `  changed  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(after.path)}  ${sizes}${runs}`;
        }),
    ];
    const shown = lines.slice(0, most);
    return [...shown, ...formatRemaining(shown.length, lines.length).map((line) => `  ${line}`)];
}


/***/ }),

/***/ 99100:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CS: function() { return /* binding */ listFiles; },
  qq: function() { return /* binding */ pack; },
  Io: function() { return /* binding */ packStatus; }
});

// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/run/inspection.js + 1 modules
var inspection = __webpack_require__(65364);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/archive-files.js
var archive_files = __webpack_require__(39866);
// EXTERNAL MODULE: ./build/bundled/plugin/git-facts.js
var git_facts = __webpack_require__(52772);
// EXTERNAL MODULE: ./build/bundled/plugin/plugin.js + 31 modules
var plugin_plugin = __webpack_require__(71822);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/archive.js + 1 modules
var workspace_archive = __webpack_require__(71273);
// EXTERNAL MODULE: ./build/bundled/packing/archive-entry.js
var archive_entry = __webpack_require__(71243);
// EXTERNAL MODULE: ./build/bundled/packing/archive-name.js
var archive_name = __webpack_require__(47840);
// EXTERNAL MODULE: ./build/bundled/packing/archive-report.js
var archive_report = __webpack_require__(4197);
// EXTERNAL MODULE: ./build/bundled/packing/refusals.js + 1 modules
var packing_refusals = __webpack_require__(25210);
// EXTERNAL MODULE: ./build/bundled/packing/sums.js
var sums = __webpack_require__(24954);
// EXTERNAL MODULE: ./build/bundled/text/crc32.js
var crc32 = __webpack_require__(54493);
;// CONCATENATED MODULE: ./build/bundled/packing/zip.js

const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
/** The first day of the format, at midnight. */
const DAY = (1 << 5) | 1;
const UTF8_NAMES = 0x0800;
const UNIX = 3 << 8;
const VERSION = 20;
const DEFLATED = 8;
/**
 * Writes a ZIP archive of files in the given order, with one file in memory at a time. The same files give the same
 * bytes anywhere: there is no time, no owner and no extra field, and `deflate` is not the platform's.
 */
function makeZip(files, deflate) {
    const parts = [];
    const directory = [];
    let at = 0;
    for (const { path, isExecutable, bytes } of files) {
        const name = Buffer.from(path);
        const deflated = deflate(bytes);
        const isSmaller = deflated.length < bytes.length;
        const packed = isSmaller ? deflated : bytes;
        const shared = Buffer.alloc(26);
        shared.writeUInt16LE(VERSION, 0);
        shared.writeUInt16LE(UTF8_NAMES, 2);
        shared.writeUInt16LE(isSmaller ? DEFLATED : 0, 4);
        shared.writeUInt16LE(DAY, 8);
        shared.writeUInt32LE((0,crc32/* crc32 */.Q)(bytes), 10);
        shared.writeUInt32LE(packed.length, 14);
        shared.writeUInt32LE(bytes.length, 18);
        shared.writeUInt16LE(name.length, 22);
        const local = Buffer.alloc(LOCAL_LENGTH);
        local.write("PK\x03\x04", "latin1");
        shared.copy(local, 4);
        const central = Buffer.alloc(CENTRAL_LENGTH);
        central.write("PK\x01\x02", "latin1");
        central.writeUInt16LE(UNIX | VERSION, 4);
        shared.copy(central, 6);
        central.writeUInt32LE((isExecutable ? 0o100755 : 0o100644) * 0x10000, 38);
        central.writeUInt32LE(at, 42);
        parts.push(local, name, packed);
        directory.push(central, name);
        at += LOCAL_LENGTH + name.length + packed.length;
    }
    const listed = Buffer.concat(directory);
    const end = Buffer.alloc(END_LENGTH);
    end.write("PK\x05\x06", "latin1");
    end.writeUInt16LE(directory.length / 2, 8);
    end.writeUInt16LE(directory.length / 2, 10);
    end.writeUInt32LE(listed.length, 12);
    end.writeUInt32LE(at, 16);
    return Buffer.concat([...parts, listed, end]);
}

;// CONCATENATED MODULE: ./build/bundled/packing/pack.js















/** Packs a plugin in memory, and runs all checks on the archive. Runs nothing of the plugin, and writes nothing. */
async function pack(workspace, options = {}) {
    const { folder = "", tag } = options;
    const occasion = tag === undefined ? "push" : "release";
    const policy = { ...options, occasion, strict: false };
    const reportOf = (plugin) => ({ occasion, strict: false, failOn: "error", plugins: [plugin] });
    const { facts } = await (0,plugin_plugin/* readPlugin */.o)(workspace, {
        folder,
        needs: ["manifest", "packageJson", "declaredFiles", "packedFiles"],
    });
    const name = (0,absent/* isAbsent */.W)(facts.manifest) ? undefined : (0,archive_name/* makeArchiveName */.Y)(facts.manifest.value);
    if (name === undefined)
        return { state: "unnamed", report: reportOf(await (0,inspection/* prepareInspection */.Y)(policy)(workspace, folder)) };
    const contents = (0,archive_files/* listArchiveFiles */.u)({ workspace, folder, ...facts });
    const refusals = (0,packing_refusals/* findRefusals */.N)(workspace, folder, contents);
    if (refusals.length > 0)
        return { state: "refused", refusals };
    const { deflateSync } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51306));
    const paths = contents.files.map(({ path }) => path);
    const bytes = makeZip(listFiles(workspace, folder, paths), (file) => deflateSync(file, { level: 6 }));
    const opened = (0,workspace_archive/* openArchive */.p)(bytes);
    if ("refused" in opened)
        return { state: "refused", refusals: [createChangedRefusal(opened.refused)] };
    const refs = (0,git_facts/* readGitRefsOfPlugin */.b)(workspace);
    const archive = {
        name,
        bytes,
        sha256: (0,sums/* computeSha256 */.jH)(bytes),
        files: (0,archive_entry/* makeArchiveEntries */.l)(opened),
        commit: (0,absent/* isAbsent */.W)(refs) ? undefined : refs.head,
    };
    const judged = await (0,inspection/* prepareInspection */.Y)({ ...policy, findOut: archive_report/* factsOfArchive */.v$ })((0,archive_report/* hideOutside */.cZ)(opened.workspace), "");
    const report = reportOf((0,archive_report/* placeInRepository */.vO)(judged, folder));
    return { state: (0,core_report/* verdict */.WJ)(report) === "pass" ? "packed" : "unfit", archive, report };
}
/** The exit status of a packing. */
function packStatus(packed) {
    if (packed.state === "refused")
        return 5;
    const status = (0,core_report/* getExitStatus */.VE)(packed.report);
    return packed.state === "unnamed" && status === 0 ? 1 : status;
}
/**
 * The files of an archive, by their paths in it.
 *
 * @throws {UsageError} if one disappears meanwhile.
 */
function* listFiles(workspace, folder, paths) {
    const tracked = (0,git_facts/* listTrackedFiles */.sp)(workspace);
    const known = new Set((0,absent/* isAbsent */.W)(tracked) ? [] : tracked.paths);
    const programs = new Set((0,absent/* isAbsent */.W)(tracked) ? [] : tracked.programs);
    const inside = folder === "" ? 0 : folder.length + 1;
    const inOrder = paths.toSorted((a, b) => (a < b ? -1 : 1));
    for (const path of inOrder) {
        const entry = workspace.entry(path);
        const bytes = entry?.kind === "file" ? workspace.bytes(path, entry.size) : undefined;
        // The list was made a moment ago.
        if (entry?.kind !== "file" || !bytes)
            throw new errors/* UsageError */.e(`${(0,safe/* quote */.hD)(path)} changed while it was packed`, "Run again, with nothing else at work on the files");
        const isExecutable = known.has(path) ? programs.has(path) : entry.isExecutable === true;
        yield { path: path.slice(inside), isExecutable, bytes };
    }
}
function createChangedRefusal(why) {
    return {
        message: `The archive cannot be read back: ${why}`,
        help: "Run again, with nothing else at work on the files",
    };
}


/***/ }),

/***/ 63368:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RJ: function() { return /* binding */ RECEIPT_SCHEMA; },
/* harmony export */   ej: function() { return /* binding */ makeHandedFiles; },
/* harmony export */   jg: function() { return /* binding */ RECEIPT_NAME; }
/* harmony export */ });
/* unused harmony export makeReceipt */
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _sums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24954);



const RECEIPT_SCHEMA = "plugin-preflight/receipt@1";
/** The name of the receipt next to an archive. */
const RECEIPT_NAME = "receipt.json";
/** The checks that pass only if the plugin's own code was run. */
const RUNNING = ["scripts-test", "scripts-lint", "scripts-types"];
/**
 * Makes the receipt for a later job: which bytes were checked, of which commit, by which rules, and what was not
 * checked.
 */
function makeReceipt(archive, report) {
    const { name, sha256, bytes, files, commit } = archive;
    const plugins = report.plugins.map((plugin) => ({
        path: plugin.path,
        name: plugin.name,
        version: plugin.version,
        ran: plugin.outcomes.flatMap(({ check, status }) => (RUNNING.includes(check) && status === "met" ? [check] : [])),
        skipped: plugin.outcomes.flatMap((outcome) => outcome.status === "skipped" ? [{ check: outcome.check, reason: outcome.reason }] : []),
    }));
    const receipt = {
        schema: RECEIPT_SCHEMA,
        tool: { name: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.name, version: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.version, ruleset: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.ruleset },
        archive: { name, sha256, size: bytes.length, files: files.length },
        commit: commit ?? null,
        plugin: plugins[0],
    };
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInertJson */ .LE)(`${JSON.stringify(receipt, undefined, 2)}\n`);
}
/** The files for a later job, by name. */
function makeHandedFiles(archive, report) {
    return new Map([
        [archive.name, archive.bytes],
        [RECEIPT_NAME, makeReceipt(archive, report)],
        [_sums_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMS */ .vf, (0,_sums_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSums */ .K3)(archive).bytes],
    ]);
}


/***/ }),

/***/ 25210:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: function() { return /* binding */ findRefusals; }
});

// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/unfetched.js
var unfetched = __webpack_require__(60002);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __webpack_require__(90881);
;// CONCATENATED MODULE: ./build/bundled/packing/name-faults.js
/** Names of devices. On Windows they exist in every folder and with every extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/iu;
const LONGEST = 1000;
/** Why a path in an archive cannot be unpacked unchanged on every system. */
function findNameFault(path) {
    if (path.length > LONGEST)
        return "has a name of more than 1,000 characters";
    const names = path.split("/");
    if (names.some((name) => name === "" || name === "." || name === ".."))
        return "has a name that leads elsewhere";
    if (!path.isWellFormed() || path.includes("\ufffd"))
        return "has a name that is not Unicode";
    if (/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u.test(path))
        return "has a character in its name that is not seen";
    if (/[\\:*?"<>|]/u.test(path))
        return "has a character in its name that Windows does not allow";
    if (names.some((name) => /[. ]$/u.test(name)))
        return "has a name that ends as none can on Windows";
    if (names.some((name) => DEVICE.test(name)))
        return "has the name of a device on Windows";
    return undefined;
}
/** Each path that collides with another one if letter case is ignored, with that other path. */
function findNameCollisions(paths) {
    const files = new Map();
    const folders = new Map();
    const found = new Map();
    for (const path of paths) {
        const folded = fold(path);
        const other = files.get(folded);
        if (other !== undefined)
            found.set(path, other);
        else
            files.set(folded, path);
        for (let at = folded.lastIndexOf("/"); at > 0; at = folded.lastIndexOf("/", at - 1)) {
            folders.set(folded.slice(0, at), path);
        }
    }
    for (const [folded, path] of files) {
        const inFolder = folders.get(folded);
        if (inFolder !== undefined)
            found.set(path, inFolder);
    }
    return found;
}
function fold(path) {
    return path.normalize("NFC").toUpperCase().toLowerCase();
}

// EXTERNAL MODULE: ./build/bundled/packing/sizes.js
var sizes = __webpack_require__(59950);
;// CONCATENATED MODULE: ./build/bundled/packing/refusals.js





const LEAVE_OUT = 'Remove it, or leave it out with an entry that begins with "!" in "files" of package.json';
const LARGEST_SHOWN = 5;
/** A key in text form begins with this line, except for a few lines about its owner. */
const KEY = /^(?:\s*(?:[\w ]+: [^\n]{0,200}\n\s*){0,5}-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY|PuTTY-User-Key-File-\d)/u;
const HEAD = 1024;
const WORDS = {
    credentials: ["holds credentials", LEAVE_OUT],
    link: ["is a link, and links are not packed", "Put a copy of the file in its place, or leave it out"],
    special: ["is a pipe, a socket or a device", "Remove it"],
    unreadable: ["cannot be read", "Make it readable, or leave it out"],
    pointer: ["is a Git LFS pointer, not the file itself", unfetched/* FETCH_LFS */.DE],
    submodule: ["is a submodule that was not fetched", unfetched/* FETCH_SUBMODULES */.j],
    outside: ["is outside of the plugin's folder", "Move it into the plugin's folder, and name it there"],
};
/** All reasons not to pack these files. Empty if they can be packed. */
function findRefusals(workspace, folder, archive) {
    const limit = findExceededLimit(archive.files);
    // If there is far too much, nothing is read.
    if (limit)
        return [limit];
    const prefix = folder === "" ? "" : `${folder}/`;
    const refused = archive.refused.map(({ path, why }) => ({
        ...createRefusal(path, ...WORDS[why]),
        ...(why === "credentials" && { isSecret: true }),
    }));
    if (archive.tooLarge !== undefined) {
        refused.push({
            message: `No archive can contain the plugin: ${archive.tooLarge}`,
            help: "Leave out what it does not need",
        });
    }
    if (archive.incomplete !== undefined) {
        refused.push({
            message: `It is not certain what belongs into the archive: ${archive.incomplete}`,
            help: 'Name folders and files in "files" of package.json instead of patterns that are hard to read',
        });
    }
    for (const { path } of archive.files) {
        const fault = findNameFault(path.slice(prefix.length));
        if (fault !== undefined)
            refused.push(createRefusal(path, fault, "Rename it"));
        if (isKey(workspace, path))
            refused.push({ ...createRefusal(path, "is a private key", LEAVE_OUT), isSecret: true });
    }
    for (const [path, other] of findNameCollisions(archive.files.map((file) => file.path.slice(prefix.length)))) {
        const help = "Rename one of them: many disks take letters of both cases for the same";
        refused.push(createRefusal(`${prefix}${path}`, `would be unpacked over ${(0,safe/* quote */.hD)(other)}`, help));
    }
    return refused;
}
function createRefusal(path, says, help) {
    return { path, message: `${(0,safe/* quote */.hD)(path, 200)} ${says}`, help };
}
function findExceededLimit(files) {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (files.length <= archive_limits/* MOST_ARCHIVED_FILES */.H && bytes <= archive_limits/* MOST_ARCHIVED_BYTES */.F)
        return undefined;
    const what = bytes > archive_limits/* MOST_ARCHIVED_BYTES */.F
        ? `The files have ${(0,sizes/* formatSize */.X)(bytes)} together, but an archive takes at most 256 MiB`
        : "There are more than 10,000 files, but an archive takes at most 10,000";
    const largest = files.toSorted((a, b) => b.size - a.size).slice(0, LARGEST_SHOWN);
    const list = largest.map(({ path, size }) => `${(0,safe/* quote */.hD)(path)} (${(0,sizes/* formatSize */.X)(size)})`).join(", ");
    return { message: what, help: `Leave out what the plugin does not need. The largest: ${list}` };
}
function isKey(workspace, path) {
    const head = workspace.head(path, HEAD);
    return head !== undefined && KEY.test(new TextDecoder("latin1").decode(head));
}


/***/ }),

/***/ 59950:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ formatSize; },
/* harmony export */   e: function() { return /* binding */ formatChange; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51424);

const KIB = 1024;
/** Formats a number of bytes: `512 B`, `12.3 KiB`, `300 MiB`. */
function formatSize(bytes) {
    if (bytes < KIB)
        return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .Z)(bytes)} B`;
    const [size, unit] = bytes < KIB * KIB * 0.9995 ? [bytes / KIB, "KiB"] : [bytes / KIB / KIB, "MiB"];
    return `${size < 99.95 ? size.toFixed(1) : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .Z)(Math.round(size))} ${unit}`;
}
/** Formats a change in size: `+1.0 KiB`, `-512 B`, `\u00b10 B`. */
function formatChange(bytes) {
    return `${bytes > 0 ? "+" : bytes < 0 ? "-" : "\u00b1"}${formatSize(Math.abs(bytes))}`;
}


/***/ }),

/***/ 24954:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K3: function() { return /* binding */ formatSums; },
/* harmony export */   LN: function() { return /* binding */ sumsWith; },
/* harmony export */   jH: function() { return /* binding */ computeSha256; },
/* harmony export */   u$: function() { return /* binding */ findDigest; },
/* harmony export */   vf: function() { return /* binding */ SUMS; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** The name of the list of digests next to an archive. */
const SUMS = "SHA256SUMS";
/** Makes the file that `sha256sum --check` reads. It is made from digests alone, so its own digest is known as well. */
function formatSums(...files) {
    const bytes = new TextEncoder().encode(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
    return { name: SUMS, bytes, sha256: computeSha256(bytes) };
}
/** The digest of a file in such a list, in hexadecimal. `undefined` if there is none, or more than one. */
function findDigest(sums, name) {
    const lines = sums.split("\n").map(readLine);
    const digests = new Set(lines.flatMap((line) => (line?.name === name ? [line.sha256] : [])));
    const [digest] = digests;
    return digests.size === 1 ? digest : undefined;
}
/** Sets the lines of these files in a list, and keeps all other lines. */
function sumsWith(sums, ...files) {
    const isWhole = files.every(({ name, sha256 }) => findDigest(sums, name) === sha256);
    const names = new Set(files.map(({ name }) => name));
    const others = sums.split("\n").filter((line) => line.trim() !== "" && !names.has(readLine(line)?.name ?? ""));
    const kept = others.map((line) => `${line}\n`).join("");
    const bytes = new TextEncoder().encode(isWhole ? sums : kept + new TextDecoder().decode(formatSums(...files).bytes));
    return { name: SUMS, bytes, sha256: computeSha256(bytes) };
}
/** Reads a line of `sha256sum`, in text mode or binary mode. */
function readLine(line) {
    const [, sha256, name] = /^([0-9a-f]{64}) [ *](?:\.\/)?(.+?)\r?$/iu.exec(line) ?? [];
    return sha256 === undefined || name === undefined ? undefined : { sha256: sha256.toLowerCase(), name };
}
function computeSha256(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
}


/***/ }),

/***/ 83852:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   watchArchive: function() { return /* binding */ watchArchive; }
/* harmony export */ });
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88241);
/* harmony import */ var _plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39866);
/* harmony import */ var _plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63922);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71822);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85720);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95655);
/* harmony import */ var _sums_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24954);
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99100);








/** Runs the plugin's commands, and finds out how they change the files that a release ships. */
function watchArchive(findOut) {
    return async (asked) => {
        const { root, folder } = asked;
        const before = await readContents(root, folder);
        const given = await findOut(asked);
        const hasRun = Object.values(_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_FACTS */ .g).some((fact) => given[fact] !== undefined && !(0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__/* .isAbsent */ .W)(given[fact]));
        return hasRun
            ? { ...given, archiveChange: compareContents(before, await readContents(root, folder), folder) }
            : given;
    };
}
/** Each file of the archive, with a digest of its bytes and its mode, as it is on the disk now. */
async function readContents(root, folder) {
    const workspace = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .diskWorkspace */ .DH)(root);
    const needs = ["manifest", "packageJson", "declaredFiles", "packedFiles"];
    const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlugin */ .o)(workspace, { folder, needs });
    const { files } = (0,_plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_0__/* .listArchiveFiles */ .u)({ workspace, folder, ...facts });
    const contents = new Map();
    const paths = files.map(({ path }) => path);
    for (const { path, bytes, isExecutable } of (0,_pack_js__WEBPACK_IMPORTED_MODULE_5__/* .listFiles */ .CS)(workspace, folder, paths)) {
        contents.set(path, `${(0,_sums_js__WEBPACK_IMPORTED_MODULE_4__/* .computeSha256 */ .jH)(bytes)} ${String(isExecutable)}`);
    }
    return contents;
}
function compareContents(before, after, folder) {
    const reported = (paths, isSo) => [...paths].filter(isSo).map((path) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .joinPath */ .uJ)(folder, path));
    return {
        changed: reported(after.keys(), (path) => before.has(path) && before.get(path) !== after.get(path)),
        added: reported(after.keys(), (path) => !before.has(path)),
        removed: reported(before.keys(), (path) => !after.has(path)),
    };
}


/***/ }),

/***/ 73337:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ checkArchive; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88241);
/* harmony import */ var _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52772);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85720);
/* harmony import */ var _packing_pack_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99100);
/* harmony import */ var _run_release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44503);






/**
 * Packs the one plugin that a run has checked.
 *
 * @throws {UsageError} if the tag names another commit than the one that is checked out, or the archive differs from
 * that commit.
 */
async function checkArchive({ report, root }, { tag, today }) {
    const [plugin] = report.plugins;
    const folder = plugin === undefined ? "" : (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(plugin);
    const workspace = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .diskWorkspace */ .DH)(root);
    const refs = (0,_plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitRefsOfPlugin */ .b)(workspace);
    if (tag !== undefined && !(0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W)(refs) && refs.head !== undefined)
        await (0,_run_release_js__WEBPACK_IMPORTED_MODULE_4__/* .commitOf */ .D3)(workspace, root, tag);
    const asked = { folder, ...(tag !== undefined && { tag }), ...(today !== undefined && { today }) };
    const packed = await (0,_packing_pack_js__WEBPACK_IMPORTED_MODULE_3__/* .pack */ .qq)(workspace, asked);
    if (packed.state === "packed") {
        if (tag !== undefined)
            await (0,_run_release_js__WEBPACK_IMPORTED_MODULE_4__/* .compareWithCommit */ .TD)({ root, folder, tag }, packed.archive);
        return packed.archive;
    }
    const exitStatus = (0,_packing_pack_js__WEBPACK_IMPORTED_MODULE_3__/* .packStatus */ .Io)(packed) || 1;
    if (packed.state === "refused") {
        const [first] = packed.refusals;
        return { why: packed.refusals.map(({ message }) => message), help: first?.help ?? "Remove it", exitStatus };
    }
    const findings = packed.report.plugins.flatMap((one) => one.findings.map(({ message }) => message));
    const why = findings.length > 0 ? findings : ["manifest.json names no plugin and version to call an archive by"];
    return { why, help: "Mend it: the archive itself would not pass, and a release of it would be stopped", exitStatus };
}


/***/ }),

/***/ 35837:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ compareArchiveWithCommit; }
/* harmony export */ });
/* harmony import */ var _workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71273);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95655);


const NONE = { changed: [], untracked: [], lineEnds: [] };
/** Compares an archive with its commit. A file that git ignores, such as a build, belongs to no commit. */
async function compareArchiveWithCommit(root, folder, archive) {
    if (archive.commit === undefined)
        return NONE;
    const { readCommittedFiles: committedFiles, isOfPointer, readPointers, compareContent, } = await __webpack_require__.e(/* import() | processes */ 894).then(__webpack_require__.bind(__webpack_require__, 93587));
    const committed = await committedFiles(root, archive.commit, folder);
    if ("refused" in committed)
        return { ...NONE, unknown: committed.refused };
    const opened = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .openArchive */ .p)(archive.bytes);
    if ("refused" in opened)
        throw new Error(`Our own archive cannot be read: ${opened.refused}`);
    const changed = [];
    const untracked = [];
    const lineEnds = [];
    const others = [];
    for (const entry of opened.entries) {
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, entry.path);
        const blob = committed.blobs.get(path);
        const bytes = blob === undefined ? undefined : (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackArchive */ .b)(entry);
        if (blob === undefined || !bytes) {
            if (committed.untracked.has(path))
                untracked.push(path);
            continue;
        }
        const sameness = compareContent(bytes, blob);
        if (sameness === "line ends")
            lineEnds.push(path);
        else if (sameness === "other")
            others.push({ path, blob, bytes });
    }
    const pointers = others.length === 0
        ? new Map()
        : await readPointers(root, others.map(({ blob }) => blob));
    for (const { path, blob, bytes } of others) {
        const pointer = pointers.get(blob);
        if (!pointer || !isOfPointer(bytes, pointer))
            changed.push(path);
    }
    return { changed, untracked, lineEnds };
}


/***/ }),

/***/ 64667:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ findCommitWarnings; },
/* harmony export */   s: function() { return /* binding */ refuseOtherWords; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84565);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95655);




const MOST_NAMED = 5;
/** They declare the name, version, permissions and terms of a release. */
const DECLARING = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
/** One sentence for each difference between an archive and its commit. */
function findCommitWarnings({ changed, untracked, lineEnds, unknown }) {
    return [
        ...(unknown === undefined ? [] : [`Whether what is packed is what the commit has is not known: ${unknown}`]),
        ...formatWarning(changed, "is packed with other content than the commit has", "are packed with other content than the commit has"),
        ...formatWarning(untracked, "is packed that the commit does not have, and git does not ignore", "are packed that the commit does not have, and git does not ignore"),
        ...formatWarning(lineEnds, "is packed with other line ends than the commit has", "are packed with other line ends than the commit has").map((sentence) => `${sentence}. The line "* text=auto eol=lf" in .gitattributes makes them the same everywhere`),
    ];
}
/**
 * Refuses an archive whose declaring files differ from the commit. A difference in built code is only a warning,
 * because some workflows build what is committed. A release names its commit, so its name, version, permissions and
 * terms must be those of that commit.
 *
 * @throws {UsageError} if one of these files differs.
 */
function refuseOtherWords({ changed, untracked }, folder, tag) {
    const declaring = new Set(DECLARING.map((name) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(folder, name)));
    const other = [...changed, ...untracked].filter((path) => declaring.has(path));
    if (other.length === 0)
        return;
    const words = other.map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteForShell */ .e).join(" ");
    const [is, it] = other.length === 1 ? ["is", "it"] : ["are", "them"];
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${formatPaths(other)} ${is} not as in the commit that ${tag} names, and the release would say that it is made of that commit`, `Leave out the step that writes to ${it} before the release, or take its change back:\n  git checkout -- ${words}\nIf the change is meant, commit it and tag that commit:\n  git add -- ${words}`);
}
function formatWarning(paths, one, several) {
    if (paths.length === 0)
        return [];
    return [
        paths.length === 1
            ? `${formatPaths(paths)} ${one}`
            : `${String(paths.length)} files ${several}: ${formatPaths(paths)}`,
    ];
}
function formatPaths(paths) {
    const named = paths.slice(0, MOST_NAMED).map((path) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path, 200));
    const more = paths.length - named.length;
    return more > 0 ? `${named.join(", ")} and ${String(more)} more` : named.join(", ");
}


/***/ }),

/***/ 49122:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ compareWithPrevious; },
/* harmony export */   o: function() { return /* binding */ readPrevious; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88241);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71822);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _workspace_archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71273);
/* harmony import */ var _workspace_read_given_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18979);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95655);
/* harmony import */ var _packing_archive_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71243);
/* harmony import */ var _packing_difference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53197);









/**
 * Opens the archive of an earlier release.
 *
 * @throws {UsageError} if the file is not an archive.
 */
function readPrevious(path) {
    const given = (0,_workspace_read_given_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readGivenFile */ .M)(path);
    const opened = "refused" in given ? given : (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .openArchive */ .p)(given.bytes);
    if ("refused" in opened) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} cannot be compared with: ${opened.refused}`, "Give --previous an archive");
    }
    return opened;
}
/**
 * Compares an archive with an earlier one.
 *
 * @param name the name of the earlier one.
 */
async function compareWithPrevious(before, archive, name) {
    const after = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .openArchive */ .p)(archive.bytes);
    const permissions = "refused" in after ? [] : (0,_packing_difference_js__WEBPACK_IMPORTED_MODULE_6__/* .findNewPermissions */ .CA)(await readManifest(before), await readManifest(after));
    const entries = (0,_packing_archive_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .makeArchiveEntries */ .l)(before).toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .comparePaths */ .cD);
    return { difference: (0,_packing_difference_js__WEBPACK_IMPORTED_MODULE_6__/* .compareArchives */ .XG)(entries, archive.files), permissions, ...(name !== undefined && { name }) };
}
async function readManifest({ workspace }) {
    const { manifest } = (await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlugin */ .o)(workspace, { needs: ["manifest"] })).facts;
    return (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W)(manifest) ? undefined : manifest.value;
}


/***/ }),

/***/ 16254:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formatOutcome: function() { return /* binding */ formatOutcome; },
  formatOutcomeMarkdown: function() { return /* binding */ formatOutcomeMarkdown; },
  formatStep: function() { return /* binding */ formatStep; }
});

// EXTERNAL MODULE: ./build/bundled/reporters/cut-to-bytes.js
var cut_to_bytes = __webpack_require__(82457);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/packing/format-archive.js
var format_archive = __webpack_require__(69590);
;// CONCATENATED MODULE: ./build/bundled/release/format-stop.js

const COLUMN = 16;
/** The four lines at the end of a failed release, for a terminal. What is to be pasted is indented. */
function formatStop(stop) {
    return listLines(stop).map(([name, text]) => {
        const [first = "", ...rest] = text.split("\n").map(safe/* makeVisible */.Xm);
        return [name.padEnd(COLUMN) + first, ...rest.map((line) => (" ".repeat(COLUMN) + line).trimEnd())].join("\n");
    });
}
/** The same as Markdown. What is to be pasted is a block of code, because GitHub adds a button that copies it. */
function formatStopMarkdown(stop) {
    return listLines(stop).flatMap(([name, text]) => {
        const [first = "", ...rest] = text.split("\n");
        return [`- **${name}** ${(0,safe/* markdown */.wD)(first)}`, ...splitBlocks(rest).flatMap(formatBlock)];
    });
}
function splitBlocks(lines) {
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
/** A part of a list item. No line of the text can end its block of code. */
function formatBlock({ isCode, lines }) {
    if (!isCode)
        return ["", ...lines.map((line) => `  ${(0,safe/* markdown */.wD)(line)}  `)];
    const code = lines.map((line) => (0,safe/* makeVisible */.Xm)(line.slice(2)));
    const longest = Math.max(2, ...code.flatMap((line) => [...line.matchAll(/`+/gu)].map(([ticks]) => ticks.length)));
    const fence = "`".repeat(longest + 1);
    return ["", ...[`${fence}text`, ...code, fence].map((line) => `  ${line}`.trimEnd())];
}
function listLines({ stoppedAt, alreadyPublic, notPublic, doThis }) {
    return [
        ["Stopped at:", stoppedAt],
        ["Already public:", alreadyPublic],
        ["Not public:", notPublic],
        ["Do this:", doThis],
    ];
}

;// CONCATENATED MODULE: ./build/bundled/release/format-outcome.js




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
/** The line that a log shows before each step. */
function formatStep({ target, reason }) {
    return `${(0,safe/* makeInert */.RU)(`${target}: ${(0,safe/* makeVisible */.Xm)(reason)}`)} ...\n`;
}
/** The plan and the outcome of a release, for a terminal. */
function formatOutcome({ plan, stop, url, state }, subject) {
    const { tag, archive, warnings = [], since } = subject;
    const title = archive === undefined ? [] : [`Release ${(0,safe/* makeVisible */.Xm)(tag)}: ${archive.name}`, `  sha256 ${archive.sha256}`];
    const known = warnings.map((warning) => `  ! ${(0,safe/* makeVisible */.Xm)(warning)}`);
    const news = since === undefined ? [] : (0,format_archive/* formatSince */.OM)(since).map((line) => `  ${line}`);
    const steps = plan.map((step) => `  ${SIGNS[step.action]} ${step.target}  ${(0,safe/* makeVisible */.Xm)(step.reason)}`);
    const end = `${VERDICTS[state]}${url === undefined ? "" : `: ${(0,safe/* makeVisible */.Xm)(url)}`}`;
    return `${(0,safe/* makeInert */.RU)([...title, ...known, ...news, ...steps, end, ...(stop ? formatStop(stop) : [])].join("\n"))}\n`;
}
/** GitHub takes 1 MiB for each step, and the report needs most of it. */
const MOST_BYTES = 256 * 1024;
/** The same for the summary of a job, with the list of files last. The end is cut off if there is not enough room. */
function formatOutcomeMarkdown({ plan, stop, url, state }, subject, room = MOST_BYTES) {
    const { tag, archive, warnings = [], since } = subject;
    const rows = plan.map(({ target, action, reason }) => `| ${target} | ${action} | ${(0,safe/* markdown */.wD)(reason)} |`);
    const table = rows.length === 0 ? [] : ["| Target | Step | |", "| --- | --- | --- |", ...rows, ""];
    const end = `**${VERDICTS[state]}**${url === undefined ? "" : `: ${(0,safe/* markdown */.wD)(url)}`}`;
    const known = warnings.map((warning) => `- ${(0,safe/* markdown */.wD)(warning)}`);
    const reported = [
        `### Release ${(0,safe/* markdown */.wD)(tag)}`.trimEnd(),
        "",
        ...table,
        end,
        "",
        ...(stop ? [...formatStopMarkdown(stop), ""] : []),
    ];
    const files = archive === undefined ? "" : (0,format_archive/* formatArchiveMarkdown */.Bi)(archive, since);
    const blocks = [
        `${[...reported, ...known, ...(known.length > 0 ? [""] : [])].join("\n").trimEnd()}\n`,
        files && `\n${files}`,
    ];
    return (0,cut_to_bytes/* cutToBytes */.z)(blocks, { room: Math.min(room, MOST_BYTES) });
}


/***/ }),

/***/ 21749:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  githubAccess: function() { return /* reexport */ readGitHubAccess; },
  C: function() { return /* reexport */ release_pin/* readPin */.C; },
  runArtifact: function() { return /* reexport */ releaseArtifact; },
  runRelease: function() { return /* reexport */ run_release/* runRelease */.T_; }
});

// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/github/repository-name.js
var repository_name = __webpack_require__(86378);
// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
;// CONCATENATED MODULE: ./build/bundled/release/github-access.js



const REPOSITORY_HELP = 'Say which:\n  export GITHUB_REPOSITORY="$(gh repo view --json nameWithOwner --jq .nameWithOwner)"';
/**
 * Reads the address of GitHub and the token.
 *
 * @param help what to do about a missing token.
 * @throws {UsageError} whose message never contains the token.
 */
function readGitHubAccess(environment, given, help) {
    const token = given?.trim() ?? "";
    if (token === "")
        throw new errors/* UsageError */.e("The token for GitHub is empty: the secret is not visible to this job or its environment", help);
    if (!/^[\x21-\x7e]+$/u.test(token)) {
        throw new errors/* UsageError */.e(`The token for GitHub, of ${String(token.length)} characters, has one that no token has`, (0,remedies/* explainOtherToken */.vA)());
    }
    const repository = environment["GITHUB_REPOSITORY"] ?? "";
    if (!(0,repository_name/* isRepositoryName */.e)(repository)) {
        throw new errors/* UsageError */.e("It is not known which repository on GitHub this is", REPOSITORY_HELP);
    }
    const apiUrl = environment["GITHUB_API_URL"] || "https://api.github.com";
    const serverUrl = environment["GITHUB_SERVER_URL"] || "https://github.com";
    return { token, repository, apiUrl: apiUrl.replace(/\/+$/u, ""), serverUrl, environment };
}

// EXTERNAL MODULE: ./build/bundled/release/pin.js
var release_pin = __webpack_require__(54381);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/run/ask-npm-for-files.js
var ask_npm_for_files = __webpack_require__(45315);
// EXTERNAL MODULE: ./build/bundled/run/inspection.js + 1 modules
var inspection = __webpack_require__(65364);
// EXTERNAL MODULE: ./build/bundled/run/result.js
var result = __webpack_require__(46945);
// EXTERNAL MODULE: ./build/bundled/run/run-scripts.js + 1 modules
var run_scripts = __webpack_require__(72570);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/packing/archive-report.js
var archive_report = __webpack_require__(4197);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/credential-files.js
var credential_files = __webpack_require__(73627);
// EXTERNAL MODULE: ./build/bundled/plugin/plugin.js + 31 modules
var plugin_plugin = __webpack_require__(71822);
// EXTERNAL MODULE: ./build/bundled/workspace/archive.js + 1 modules
var archive = __webpack_require__(71273);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/workspace/safe-read.js
var safe_read = __webpack_require__(1938);
;// CONCATENATED MODULE: ./build/bundled/workspace/artifact-folder.js



/** The folder that a path names, or in which the file lies that it names; `undefined` where there is neither. */
function openHandedFolder(path) {
    const whole = (0,disk/* resolveFolder */.h1)(path);
    const folder = whole ?? (0,disk/* resolveFolder */.h1)((0,external_node_path_.dirname)(path));
    const files = folder === undefined ? undefined : (0,safe_read/* readFolder */.j1)(folder);
    if (folder === undefined || !files)
        return undefined;
    const named = whole === undefined ? (0,external_node_path_.basename)(path) : undefined;
    if (named !== undefined && !files.some(({ name }) => name === named))
        return undefined;
    return {
        ...{ named, path: folder, files },
        read(name, most) {
            const kind = files.find((file) => file.name === name)?.kind;
            if (kind === undefined)
                return "missing";
            if (kind !== "file")
                return kind === "link" ? "a link" : "no regular file";
            return (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readRegular */.VX)((0,external_node_path_.join)(folder, name), most)) ?? "too large, or not readable";
        },
    };
}

// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __webpack_require__(90881);
// EXTERNAL MODULE: ./build/bundled/packing/archive-entry.js
var archive_entry = __webpack_require__(71243);
// EXTERNAL MODULE: ./build/bundled/packing/archive-name.js
var archive_name = __webpack_require__(47840);
// EXTERNAL MODULE: ./build/bundled/packing/artifact-fault.js
var artifact_fault = __webpack_require__(13425);
// EXTERNAL MODULE: ./build/bundled/run/record.js
var record = __webpack_require__(69481);
// EXTERNAL MODULE: ./build/bundled/packing/receipt.js
var receipt = __webpack_require__(63368);
;// CONCATENATED MODULE: ./build/bundled/packing/read-receipt.js



const SUBJECT = "The receipt";
const HASH = /^[0-9a-f]{64}$/u;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
/** Reads a receipt, whoever wrote it, or says why it is not a receipt. */
function readReceipt(bytes) {
    try {
        return (0,record/* readRecord */.a)({ bytes, subject: SUBJECT, schema: receipt/* RECEIPT_SCHEMA */.RJ, help: "" }, parseReceipt);
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.e)
            return { refused: error.message };
        throw error;
    }
}
function parseReceipt(record) {
    const archive = record.part("archive", (part) => ({
        name: part.text("name"),
        sha256: readMatching(part, "sha256", HASH, "a SHA-256 in hexadecimal"),
        size: part.sum("size"),
        files: part.sum("files"),
    }));
    const plugin = record.part("plugin", (part) => {
        const path = part.text("path");
        if (!isFolder(path))
            part.refuse("path", "it is no folder of a repository");
        return { path, name: part.text("name"), version: part.text("version") };
    });
    const commit = record.isNull("commit") ? undefined : readMatching(record, "commit", COMMIT, "a commit's whole hash");
    return { archive, plugin, commit };
}
function readMatching(record, key, form, words) {
    const text = record.text(key);
    return form.test(text) ? text : record.refuse(key, `it is not ${words}`);
}
function isFolder(path) {
    if (path === ".")
        return true;
    return !/[\\:\p{Cc}]/u.test(path) && path.split("/").every((name) => !["", ".", ".."].includes(name));
}

// EXTERNAL MODULE: ./build/bundled/packing/refusals.js + 1 modules
var refusals = __webpack_require__(25210);
// EXTERNAL MODULE: ./build/bundled/packing/sums.js
var sums = __webpack_require__(24954);
;// CONCATENATED MODULE: ./build/bundled/packing/artifact.js















const MOST_RECEIPT_BYTES = 1024 * 1024;
const MOST_SUMS_BYTES = 64 * 1024;
const UPLOAD_FOLDER = 'Upload the whole folder of the output artifact-dir in the job that checks, and download all of it in the one that releases:\n  - uses: actions/upload-artifact@<commit>\n    with: { name: release, path: "${{ steps.preflight.outputs.artifact-dir }}", if-no-files-found: error }';
const RUN_AGAIN = "Do not release this one: look at what came between the two jobs, then run the whole workflow again, so that it is checked and packed anew:\n  gh run rerun";
/**
 * Reads an archive, or the folder with the archive, its receipt and its sums. None of them is trusted: the bytes are
 * hashed and unpacked here, and every statement must agree with them.
 *
 * @param pin the digest from another job than the one that handed over the file.
 * @throws {ArtifactFault}
 */
function readArtifact(path, pin) {
    const folder = openHandedFolder(path);
    if (!folder) {
        const help = "Download it in a step that stands above this one:\n  - uses: actions/download-artifact@<commit>\n    with: { name: release, path: release }";
        throw new artifact_fault/* ArtifactFault */.R(2, `There is no archive, and no folder of one, at ${(0,safe/* quote */.hD)(path, 200)}`, help);
    }
    const receipt = readReceiptOfFolder(folder);
    const name = findArchiveName(folder);
    const bytes = readFileBytes(folder, name, archive_limits/* MOST_ARCHIVED_BYTES */.F);
    const digest = (0,sums/* computeSha256 */.jH)(bytes);
    requireSameSum(digest, pin, "checked-sha256 asks for");
    requireSameSum(digest, readSum(folder, name), `${sums/* SUMS */.vf} says`);
    requireSameSum(digest, receipt.archive.sha256, "its receipt says");
    requireSame(name, receipt.archive.name, "is called");
    requireSame(bytes.length, receipt.archive.size, "has a size in bytes of");
    const opened = (0,archive/* openArchive */.p)(bytes);
    if ("refused" in opened)
        throw new artifact_fault/* ArtifactFault */.R(5, `The archive is refused: ${opened.refused}`, RUN_AGAIN);
    const files = (0,archive_entry/* makeArchiveEntries */.l)(opened);
    requireSame(files.length, receipt.archive.files, "holds a number of files of");
    refuseUnfit(opened);
    const { commit } = receipt;
    if (commit === undefined) {
        const help = "Check out in the job that packs, so that git says which commit it is:\n  - uses: actions/checkout@<commit>\n    with: { persist-credentials: false }";
        throw new artifact_fault/* ArtifactFault */.R(2, "The receipt names no commit, so nobody knows what the archive was made of", help);
    }
    return { file: (0,external_node_path_.join)(folder.path, name), archive: { name, bytes, sha256: digest, files, commit }, receipt, opened };
}
/** @throws {ArtifactFault} if the plugin in the archive is not the one that its receipt and its name declare. */
async function refuseOtherPlugin({ archive, receipt, opened }) {
    const { manifest } = (await (0,plugin_plugin/* readPlugin */.o)(opened.workspace, { needs: ["manifest"] })).facts;
    if ((0,absent/* isAbsent */.W)(manifest))
        throw new artifact_fault/* ArtifactFault */.R(5, `The archive holds no plugin: ${manifest.absent}`, RUN_AGAIN);
    requireSame(String(manifest.value["name"]), receipt.plugin.name, "holds a plugin of the name");
    requireSame(String(manifest.value["version"]), receipt.plugin.version, "holds a plugin of the version");
    requireSame(archive.name, (0,archive_name/* makeArchiveName */.Y)(manifest.value) ?? "", "is called", "its plugin is packed as");
}
/** @throws {ArtifactFault} if the archive was made from another commit than the one of this run. */
function refuseCommit({ archive }, tag, expected) {
    if (expected === undefined || expected === archive.commit)
        return;
    throw new artifact_fault/* ArtifactFault */.R(5, `The archive was made of commit ${archive.commit}, and this run is for ${expected}, which ${tag} names`, "Release what a job of this very run has checked: needs: check, and download its artifact without a run-id:\n  needs: check");
}
function readReceiptOfFolder(folder) {
    const bytes = readFileBytes(folder, receipt/* RECEIPT_NAME */.jg, MOST_RECEIPT_BYTES);
    const read = readReceipt(bytes);
    if ("refused" in read)
        throw new artifact_fault/* ArtifactFault */.R(5, read.refused, RUN_AGAIN);
    return read;
}
function findArchiveName({ named, files, path }) {
    if (named !== undefined)
        return named;
    const archives = files.map(({ name }) => name).filter((name) => /\.zip$/iu.test(name));
    const [only, ...others] = archives;
    if (only !== undefined && others.length === 0)
        return only;
    const shown = archives.slice(0, 3).map((name) => (0,safe/* quote */.hD)(name));
    throw only === undefined
        ? new artifact_fault/* ArtifactFault */.R(2, `The folder ${(0,safe/* quote */.hD)(path, 200)} holds no archive`, UPLOAD_FOLDER)
        : new artifact_fault/* ArtifactFault */.R(2, `The folder holds ${String(archives.length)} archives, and only one can be meant: ${shown.join(", ")}`, "Name the file itself:\n  with:\n    artifact: <folder>/<archive>.zip");
}
function readFileBytes(folder, name, most) {
    const read = folder.read(name, most);
    if (typeof read !== "string")
        return read;
    if (read === "missing") {
        throw new artifact_fault/* ArtifactFault */.R(2, `There is no ${name} beside the archive in ${(0,safe/* quote */.hD)(folder.path, 200)}`, UPLOAD_FOLDER);
    }
    const limit = read.startsWith("too large") ? ` (at most ${String(most / 1024)} KiB are read)` : "";
    throw new artifact_fault/* ArtifactFault */.R(5, `${(0,safe/* quote */.hD)(name, 200)} is ${read}${limit}`, RUN_AGAIN);
}
/** The digest of a file in the list of digests. */
function readSum(folder, name) {
    const text = new TextDecoder().decode(readFileBytes(folder, sums/* SUMS */.vf, MOST_SUMS_BYTES));
    const lines = text.split("\n").flatMap((line) => {
        const [, digest = "", file = ""] = /^([0-9a-f]{64}) [ *](.+)$/u.exec(line) ?? [];
        return file === name ? [digest] : [];
    });
    const [digest, ...others] = lines;
    if (digest !== undefined && others.every((other) => other === digest))
        return digest;
    throw new artifact_fault/* ArtifactFault */.R(5, `${sums/* SUMS */.vf} names no digest, or more than one, of ${(0,safe/* quote */.hD)(name, 200)}`, RUN_AGAIN);
}
function requireSameSum(actual, declared, who) {
    if (declared === undefined || declared === actual)
        return;
    throw new artifact_fault/* ArtifactFault */.R(5, `The archive has sha256 ${actual}, and ${who} ${declared}`, RUN_AGAIN);
}
function requireSame(actual, declared, what, who = "its receipt says") {
    if (actual === declared)
        return;
    const words = (value) => (typeof value === "string" ? (0,safe/* quote */.hD)(value, 200) : String(value));
    throw new artifact_fault/* ArtifactFault */.R(5, `The archive ${what} ${words(actual)}, and ${who} ${words(declared)}`, RUN_AGAIN);
}
/** Refuses files that packing would not have included. */
function refuseUnfit({ entries, workspace }) {
    const bad = entries.filter(({ path }) => (0,credential_files/* containsCredentials */._b)(workspace, path));
    const refused = bad.map(({ path }) => ({ path, why: "credentials" }));
    const [first] = (0,refusals/* findRefusals */.N)(workspace, "", { files: entries, refused });
    if (first)
        throw new artifact_fault/* ArtifactFault */.R(5, `In the archive, ${first.message}`, RUN_AGAIN);
}

// EXTERNAL MODULE: ./build/bundled/release/stop-for-error.js
var stop_for_error = __webpack_require__(43845);
// EXTERNAL MODULE: ./build/bundled/release/publish.js + 13 modules
var publish = __webpack_require__(1145);
// EXTERNAL MODULE: ./build/bundled/release/run-release.js + 1 modules
var run_release = __webpack_require__(44503);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-findings.js
var stop_for_findings = __webpack_require__(18241);
// EXTERNAL MODULE: ./build/bundled/release/write-report-of-release.js
var write_report_of_release = __webpack_require__(40404);
// EXTERNAL MODULE: ./build/bundled/release/read-release-spec.js
var read_release_spec = __webpack_require__(22978);
;// CONCATENATED MODULE: ./build/bundled/release/release-artifact.js
















/**
 * Releases an archive that an earlier job has checked, byte for byte; a dry run only shows the plan. The archive is
 * checked again. Nothing is read from a repository, and nothing of it is run.
 *
 * @throws {UsageError} if the request cannot be met.
 */
async function releaseArtifact(request) {
    const { artifact: path, tag, pin, commit } = request;
    try {
        const artifact = readArtifact(path, pin === "none" ? undefined : pin.sha256);
        refuseCommit(artifact, tag, commit);
        await refuseOtherPlugin(artifact);
        return await releaseChecked(request, artifact);
    }
    catch (error) {
        if (error instanceof artifact_fault/* ArtifactFault */.R)
            return { outcome: (0,stop_for_error/* stopForArtifactFault */.Q)(error) };
        throw error;
    }
}
async function releaseChecked(request, artifact) {
    const { tag, today, strict, cwd, again, pin } = request;
    const { archive, receipt, opened, file } = artifact;
    const { commit } = archive;
    const folder = (0,core_report/* getFolder */.L2)(receipt.plugin);
    const findOut = (0,ask_npm_for_files/* findOutInTurn */.o)((0,run_scripts/* makeScriptSkipper */.wU)("the archive was checked by an earlier job, and nothing is run here"), archive_report/* factsOfArchive */.v$);
    const policy = { occasion: "release", strict, tag, findOut, ...(today !== undefined && { today }) };
    const judged = await (0,inspection/* prepareInspection */.Y)(policy)((0,archive_report/* hideOutside */.cZ)(opened.workspace), "");
    const plugins = [(0,archive_report/* placeInRepository */.vO)(judged, folder)];
    const report = { occasion: "release", strict, failOn: "error", plugins };
    const source = (0,result/* makeSourceReader */.n)(opened.workspace);
    const inside = folder === "" ? "" : `${folder}/`;
    const checked = {
        report,
        root: cwd,
        source: (path) => (path.startsWith(inside) ? source(path.slice(inside.length)) : undefined),
    };
    if ((0,core_report/* verdict */.WJ)(report) !== "pass")
        return { preflight: checked, outcome: (0,stop_for_findings/* stopForFindings */.C)(checked, { tag, today, again }), archive, commit, file };
    return (0,write_report_of_release/* writeReportOfRelease */.c)({ preflight: checked, again }, async () => {
        refuseOtherChangelog(request, artifact);
        const about = await (0,read_release_spec/* readReleaseSpec */.p)(request, { workspace: opened.workspace, folder: "", at: folder });
        const isOneOfSeveral = (0,run_release/* hasOtherPlugins */.HD)(folder, tag, about);
        const warnings = pin === "none" ? [release_pin/* UNPINNED */._] : [];
        const done = { preflight: checked, archive, commit, file, warnings };
        return (0,publish/* publish */.m)(request, { tag, commit, archive, isPinned: true, isOneOfSeveral, ...about }, done);
    });
}
/** Without a checkout, only the packed changelog can be read. */
function refuseOtherChangelog({ changelog }, { opened }) {
    if (changelog === undefined || opened.workspace.entry(changelog)?.kind === "file")
        return;
    throw new artifact_fault/* ArtifactFault */.R(2, `The archive holds no ${(0,safe/* quote */.hD)(changelog, 200)}, and the release's notes are to come from there`, 'Name it in "files" of package.json, so that it is packed, or leave the changelog to CHANGELOG.md');
}

;// CONCATENATED MODULE: ./build/bundled/release/index.js






/***/ }),

/***/ 37651:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ makeStop; }
/* harmony export */ });
/* harmony import */ var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81652);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
/* harmony import */ var _publisher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94486);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47892);




function makeStop(ending, { publishers, publicAt, open = new Map(), done, again }) {
    // GitHub may have received a request that was on its way when the run ended.
    const unknown = [...open].filter(([id, { irreversible }]) => irreversible && !publicAt.has(id));
    const isUnknown = new Set(unknown.map(([id]) => id));
    const hidden = publishers.filter(({ id }) => !publicAt.has(id) && !isUnknown.has(id)).map(({ id }) => id);
    const isStaged = done.length > 0 && publicAt.size === 0 && unknown.length === 0;
    const known = [...publicAt].map(([id, url]) => `${id}: ${url}`);
    const maybe = unknown.map(([id, { reason }]) => done.some(({ irreversible, target }) => irreversible && target === id)
        ? id
        : `${id}: perhaps, as there was no answer yet to: ${reason}`);
    const { what, help, ...verdict } = judgeEnding(ending, again);
    const hasPublished = unknown.length > 0 || done.some(({ irreversible }) => irreversible);
    return {
        state: verdict.state === "failed" && hasPublished ? "partially-released" : verdict.state,
        exitStatus: verdict.exitStatus === 2 && hasPublished ? 3 : verdict.exitStatus,
        stop: {
            stoppedAt: what,
            alreadyPublic: [...known, ...maybe].join(", ") || "nothing",
            notPublic: (hidden.join(", ") || describeRest(ending)) + (isStaged ? "; what is staged is kept, and seen by nobody" : ""),
            doThis: help,
        },
    };
}
/** What is not public, apart from the targets. */
function describeRest(ending) {
    return "step" in ending && ending.step.action === "conflict" ? "what this run was to release" : "nothing";
}
function judgeEnding(ending, again) {
    if ("thrown" in ending) {
        const { thrown } = ending;
        if (!(thrown instanceof _publisher_js__WEBPACK_IMPORTED_MODULE_2__/* .TargetFault */ .E))
            return judgeThrown(thrown, again);
        const { kind, message: what, help } = thrown;
        if (kind === "burnt")
            return { state: "conflict", exitStatus: 4, what, help };
        return { state: "failed", exitStatus: kind === "forbidden" ? 2 : 3, what, help };
    }
    if ("left" in ending) {
        return { state: "partially-released", exitStatus: 3, what: ending.left.reason, help: (0,_remedies_js__WEBPACK_IMPORTED_MODULE_3__/* .explainRerun */ .oS)(again) };
    }
    const { action, reason, details, help = (0,_remedies_js__WEBPACK_IMPORTED_MODULE_3__/* .explainRerun */ .oS)(again) } = ending.step;
    const what = details === undefined ? reason : `${reason}\n${details}`;
    return action === "conflict"
        ? { state: "conflict", exitStatus: 4, what, help }
        : { state: "failed", exitStatus: 2, what, help };
}
/** Not a fault of a target: the run was interrupted, or this tool crashed. */
function judgeThrown(thrown, again) {
    if (thrown instanceof _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupted */ .j) {
        const what = `The run was interrupted (${thrown.signal})`;
        return { state: "failed", exitStatus: thrown.exitStatus, what, help: (0,_remedies_js__WEBPACK_IMPORTED_MODULE_3__/* .explainRerun */ .oS)(again, "Running again is safe") };
    }
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    const help = `Report it with what stands above at ${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.url}/issues. ${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_3__/* .explainRerun */ .oS)(again, "Running again is safe")}`;
    return { state: "failed", exitStatus: 3, what: `${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name} crashed, a fault of this tool: ${why}`, help };
}


/***/ }),

/***/ 17383:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KC: function() { return /* binding */ isSealedFor; },
/* harmony export */   Z3: function() { return /* binding */ formatSeal; },
/* harmony export */   ZL: function() { return /* binding */ readReleaseNotes; },
/* harmony export */   cp: function() { return /* binding */ formatOrigin; },
/* harmony export */   no: function() { return /* binding */ renewSeal; },
/* harmony export */   qK: function() { return /* binding */ readSealedCommit; }
/* harmony export */ });
/** GitHub takes 125,000 characters, and the seal below the notes needs some of them. */
const LONGEST = 60_000;
const DEFINITION = /^\[([^\]\n]{1,200})\]: +\S.*$/gmu;
/**
 * Reads the notes of a version: the text below its heading in the changelog. A prerelease without an entry takes the
 * unreleased entry, or the notes that the host generates. Returns `undefined` if any other version has no entry.
 */
function readReleaseNotes(changelog, { version, link }) {
    const filled = changelog.entries.filter(({ isEmpty }) => !isEmpty);
    const own = filled.find((entry) => entry.version === version && !entry.isUnreleased);
    if (own)
        return { text: formatEntry(own, changelog.text, link), generate: false };
    if (!version.includes("-"))
        return undefined;
    const next = filled.find(({ isUnreleased }) => isUnreleased);
    return next ? { text: formatEntry(next, changelog.text, link), generate: false } : { text: "", generate: true };
}
function formatEntry({ body }, whole, link) {
    const text = body.replaceAll("\r\n", "\n").replace(DEFINITION, "").trim();
    const used = [...whole.replaceAll("\r\n", "\n").matchAll(DEFINITION)].filter(([, label = ""]) => text.toLowerCase().includes(`[${label.toLowerCase()}]`));
    const complete = [text, ...(used.length > 0 ? [used.map(([line]) => line).join("\n")] : [])].join("\n\n");
    if (complete.length <= LONGEST)
        return complete;
    const cut = complete.slice(0, complete.lastIndexOf("\n", LONGEST)).toWellFormed().trimEnd();
    return `${cut}\n\n\u2026 ${link === undefined ? "The changelog has the rest." : `[The rest](${link}) stands in the changelog.`}`;
}
const MARK = "<!-- plugin-preflight: ";
/** The seal below the notes. It names the commit and the digest, and marks the draft as ours. */
function formatSeal(archive, made) {
    return `${MARK}commit=${made.commit} sha256=${archive.sha256} -->\n\n${formatOrigin(archive, made)}`;
}
/** The part of the seal that people read. Without the other part, a draft still counts as a person's. */
function formatOrigin({ name, sha256 }, { commit, repository, attestation }) {
    const table = ["| File | SHA-256 |", "| --- | --- |", `| \`${name}\` | \`${sha256}\` |`];
    const proof = attestation ? ` To see it proved: \`gh attestation verify ${name} --repo ${repository}\`` : "";
    return [...table, "", `Made from commit ${commit}.${proof}`].join("\n");
}
/** The commit in our seal. `undefined` if the text has no seal. */
function readSealedCommit(body) {
    return new RegExp(`${MARK}commit=([0-9a-f]{40,64}) sha256=[0-9a-f]{64} -->`, "u").exec(body)?.[1];
}
/** Whether our seal names these bytes and this commit. */
function isSealedFor(body, commit, sha256) {
    return body.includes(`${MARK}commit=${commit} sha256=${sha256} -->`);
}
/** Replaces the seal, and keeps the notes that a person wrote above it. */
function renewSeal(body, newSeal) {
    const at = body.lastIndexOf(MARK);
    const notes = (at === -1 ? body : body.slice(0, at)).trimEnd();
    return notes === "" ? newSeal : `${notes}\n\n${newSeal}`;
}


/***/ }),

/***/ 54381:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ readPin; },
/* harmony export */   _: function() { return /* binding */ UNPINNED; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);


const UNPINNED = "The archive is not pinned, as checked-sha256 is none: whoever can change the artifact of a run can change its receipt, too";
/**
 * Reads the pin that is given together with an archive of an earlier job. `undefined` if neither is given.
 *
 * @param given such as `sha256:9f\u2026`, 64 hexadecimal digits, or `none`.
 * @param what the caller's name for it, such as `The input checked-sha256`.
 * @throws {UsageError} for a pin without an archive or an archive without a pin, because a name in the workflow is
 * wrong; and for what is not a digest.
 */
function readPin(given, artifact, what) {
    const example = what.example ?? "";
    const digest = `Give the output artifact-sha256 of the job that checked, 64 hexadecimal digits${example}`;
    const text = given?.trim() ?? "";
    if (artifact === undefined) {
        if (given === undefined)
            return undefined;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${what.pin} pins the archive of an earlier job, but none is given`, `Give ${what.artifact} the file or folder that the earlier job has made`);
    }
    if (text === "") {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${what.pin} is empty or not given, and the archive of an earlier job is not released without its digest`, `${digest}\nAn output that no job sets is empty: see its name in the outputs of that job. To release without a pin, give none`);
    }
    if (text === "none")
        return "none";
    const sha256 = /^(?:sha256:)?([0-9a-f]{64})$/iu.exec(text)?.[1];
    if (sha256 === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${what.pin} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(given ?? "")}, which is no SHA-256`, digest);
    return { sha256: sha256.toLowerCase() };
}


/***/ }),

/***/ 1145:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: function() { return /* binding */ publish; }
});

// EXTERNAL MODULE: ./build/bundled/github/client.js + 7 modules
var client = __webpack_require__(82525);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var github_fault = __webpack_require__(58146);
// EXTERNAL MODULE: ./build/bundled/github/pages.js
var github_pages = __webpack_require__(36438);
;// CONCATENATED MODULE: ./build/bundled/github/releases.js


const REPOSITORY = "/repos/{owner}/{repo}";
const RELEASES = `${REPOSITORY}/releases`;
/**
 * @param uploads a client with time for large files, in both directions. Both clients send their token only to these
 * hosts.
 */
function openReleases(github, uploads, apiUrl) {
    /** The commit that a tag object names never changes. */
    const named = new Map();
    return {
        async tagCommit(tag) {
            const ref = await undefinedIfMissing(github.call(`GET ${REPOSITORY}/git/ref/{ref}`, { ref: `tags/${tag}` }));
            let { type, sha } = (0,github_pages/* toRecord */.Lv)((0,github_pages/* toRecord */.Lv)(ref)["object"]);
            // An annotated tag names a tag object, which may name another.
            for (let depth = 0; type === "tag" && depth < 5; depth++) {
                const object = named.get(sha) ?? (await github.call(`GET ${REPOSITORY}/git/tags/{tag_sha}`, { tag_sha: sha }));
                named.set(sha, object);
                ({ type, sha } = (0,github_pages/* toRecord */.Lv)((0,github_pages/* toRecord */.Lv)(object)["object"]));
            }
            return type === "commit" && typeof sha === "string" ? sha : undefined;
        },
        async list(pages) {
            const releases = (await (0,github_pages/* readAllPages */.s$)(github, `GET ${RELEASES}`, {}, pages)).map(parseRelease);
            return { releases, isWhole: releases.length < pages * github_pages/* PAGE */.KL };
        },
        async latest() {
            const found = await undefinedIfMissing(github.call(`GET ${RELEASES}/latest`, {}));
            return found === undefined ? undefined : parseRelease(found);
        },
        async published(tag) {
            const found = await undefinedIfMissing(github.call(`GET ${RELEASES}/tags/{tag}`, { tag }));
            return found === undefined ? undefined : parseRelease(found);
        },
        async one(id) {
            const found = await undefinedIfMissing(github.call(`GET ${RELEASES}/{release_id}`, { release_id: id }));
            return found === undefined ? undefined : parseRelease(found);
        },
        async assets(id) {
            return (await (0,github_pages/* readAllPages */.s$)(github, `GET ${RELEASES}/{release_id}/assets`, { release_id: id })).map(parseAsset);
        },
        async create(values) {
            return parseRelease(await github.call(`POST ${RELEASES}`, values));
        },
        async update(id, values) {
            await github.call(`PATCH ${RELEASES}/{release_id}`, { release_id: id, ...values });
        },
        async generatedNotes(tag, previous) {
            const since = previous === undefined ? {} : { previous_tag_name: previous };
            const made = await github.call(`POST ${RELEASES}/generate-notes`, { tag_name: tag, ...since });
            const { body } = (0,github_pages/* toRecord */.Lv)(made);
            return typeof body === "string" ? body : "";
        },
        async mayWrite(tag) {
            try {
                await github.call(`POST ${RELEASES}/generate-notes`, { tag_name: tag });
                return true;
            }
            catch (error) {
                if (error instanceof github_fault/* GitHubFault */.Q && error.kind === "forbidden")
                    return false;
                throw error;
            }
        },
        async remove(id) {
            await ignoreMissing(github.call(`DELETE ${RELEASES}/{release_id}`, { release_id: id }));
        },
        async upload({ uploadUrl }, name, bytes) {
            const address = uploadUrl.replace(/\{[^}]*\}$/u, "");
            if (!isAllowed(address, apiUrl)) {
                throw new github_fault/* GitHubFault */.Q("invalid", "GitHub names a host to send files to that is none of its own");
            }
            const headers = { "content-type": "application/octet-stream" };
            return parseAsset(await uploads.call(`POST ${address}{?name}`, { name, data: bytes }, headers));
        },
        async download(id, most) {
            return uploads.download(`/releases/assets/${String(id)}`, most);
        },
        async removeAsset(id) {
            await ignoreMissing(github.call(`DELETE ${RELEASES}/assets/{asset_id}`, { asset_id: id }));
        },
    };
}
/** The host of the API, or GitHub's host for files: `uploads.` instead of `api.`. */
function isAllowed(address, apiUrl) {
    const { protocol, host } = new URL(apiUrl);
    const given = URL.canParse(address) ? new URL(address) : undefined;
    return given?.protocol === protocol && [host, host.replace(/^api\./u, "uploads.")].includes(given.host);
}
async function undefinedIfMissing(asked) {
    try {
        return await asked;
    }
    catch (error) {
        if (error instanceof github_fault/* GitHubFault */.Q && error.status === 404)
            return undefined;
        throw error;
    }
}
/** If it does not exist any more, somebody else has removed it. */
async function ignoreMissing(asked) {
    await undefinedIfMissing(asked);
}
function parseRelease(value) {
    const { id, tag_name: tag, draft, prerelease, immutable, body, html_url: url, upload_url: uploadUrl, } = (0,github_pages/* toRecord */.Lv)(value);
    if (typeof id !== "number" || typeof tag !== "string" || typeof uploadUrl !== "string") {
        throw new github_fault/* GitHubFault */.Q("lost", "GitHub's answer is no release");
    }
    return {
        ...{ id, tag, uploadUrl, draft: draft === true, prerelease: prerelease === true, immutable: immutable === true },
        ...{ body: typeof body === "string" ? body : "", url: typeof url === "string" ? url : "" },
    };
}
function parseAsset(value) {
    const { id, name, state, digest, size } = (0,github_pages/* toRecord */.Lv)(value);
    if (typeof id !== "number" || typeof name !== "string" || typeof state !== "string") {
        throw new github_fault/* GitHubFault */.Q("lost", "GitHub's answer is no file of a release");
    }
    const content = {
        digest: typeof digest === "string" ? digest : undefined,
        size: typeof size === "number" ? size : 0,
    };
    return { id, name, state, ...content };
}

// EXTERNAL MODULE: ./build/bundled/packing/archive-entry.js
var archive_entry = __webpack_require__(71243);
// EXTERNAL MODULE: ./build/bundled/packing/artifact-fault.js
var artifact_fault = __webpack_require__(13425);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-error.js
var stop_for_error = __webpack_require__(43845);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/read-given-file.js
var read_given_file = __webpack_require__(18979);
// EXTERNAL MODULE: ./build/bundled/packing/sums.js
var packing_sums = __webpack_require__(24954);
;// CONCATENATED MODULE: ./build/bundled/release/attestation.js





const MOST_BYTES = 8 * 1024 * 1024;
const MOST_BUNDLES = 100;
const MOST_SUBJECTS = 10_000;
const STATEMENT = "application/vnd.in-toto+json";
const MAKE = "Give the output bundle-path of actions/attest, with subject-path: the archive itself:\n  with:\n    attestation: ${{ steps.attest.outputs.bundle-path }}";
/**
 * Reads the attestation of an archive: one Sigstore bundle, or several with one on each line. Each bundle must name
 * the archive by its digest. The signature is not verified here: whoever downloads the archive verifies it.
 *
 * @throws {ArtifactFault} if the file is not an attestation, or is one of another archive.
 */
function readAttestation(path, archive) {
    const given = (0,read_given_file/* readGivenFile */.M)(path);
    if ("refused" in given && given.missing)
        throw new artifact_fault/* ArtifactFault */.R(2, `There is no attestation at ${(0,safe/* quote */.hD)(path, 200)}`, MAKE);
    if ("refused" in given)
        throw createFault(path, given.refused);
    const { bytes } = given;
    if (bytes.length > MOST_BYTES)
        throw createFault(path, "it has more than 8 MiB");
    const bundles = parseBundles(new TextDecoder().decode(bytes));
    if (typeof bundles === "string")
        throw createFault(path, bundles);
    for (const bundle of bundles) {
        const subjects = readSubjects(bundle);
        if (typeof subjects === "string")
            throw createFault(path, subjects);
        if (subjects.includes(archive.sha256))
            continue;
        const [first = "none"] = subjects;
        throw new artifact_fault/* ArtifactFault */.R(5, `The attestation is of sha256 ${first}, and the archive has ${archive.sha256}`, "Attest the archive that is released: the output artifact-path of the job that checks");
    }
    const ending = bundles.length === 1 ? "sigstore.json" : "sigstore.jsonl";
    return { name: `${archive.name}.${ending}`, bytes, sha256: (0,packing_sums/* computeSha256 */.jH)(bytes) };
}
function createFault(path, why) {
    return new artifact_fault/* ArtifactFault */.R(2, `${(0,safe/* quote */.hD)(path, 200)} is no attestation: ${why}`, MAKE);
}
/** The bundles of a text, or the reason why it contains none. */
function parseBundles(text) {
    const whole = parseJson(text);
    if (whole !== undefined)
        return [whole];
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    if (lines.length === 0)
        return "it is empty";
    if (lines.length > MOST_BUNDLES)
        return `it has more than ${String(MOST_BUNDLES)} lines`;
    const bundles = lines.map(parseJson);
    return bundles.includes(undefined) ? "it is neither JSON nor lines of JSON" : bundles;
}
/** The digests of the statement's subjects, or the reason why it names none. */
function readSubjects(bundle) {
    const envelope = (0,json_object/* isObject */.G)(bundle) ? bundle["dsseEnvelope"] : undefined;
    if (!(0,json_object/* isObject */.G)(envelope))
        return "it has no dsseEnvelope, as a bundle of Sigstore has";
    const { payload, payloadType, signatures } = envelope;
    if (payloadType !== STATEMENT || typeof payload !== "string")
        return "its payload is no in-toto statement";
    if (!Array.isArray(signatures) || signatures.length === 0)
        return "nobody has signed it";
    const statement = parseJson(Buffer.from(payload, "base64").toString("utf8"));
    const subject = (0,json_object/* isObject */.G)(statement) ? statement["subject"] : undefined;
    if (!Array.isArray(subject) || subject.length > MOST_SUBJECTS)
        return "its statement names no subject";
    return subject.flatMap((one) => {
        const digest = (0,json_object/* isObject */.G)(one) ? one["digest"] : undefined;
        const hash = (0,json_object/* isObject */.G)(digest) ? digest["sha256"] : undefined;
        return typeof hash === "string" && /^[0-9a-f]{64}$/u.test(hash) ? [hash] : [];
    });
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/bundled/workspace/archive.js + 1 modules
var archive = __webpack_require__(71273);
// EXTERNAL MODULE: ./build/bundled/commands/cancellation.js
var cancellation = __webpack_require__(81652);
// EXTERNAL MODULE: ./build/bundled/commands/pause.js
var pause = __webpack_require__(29825);
// EXTERNAL MODULE: ./build/bundled/release/publisher.js
var release_publisher = __webpack_require__(94486);
// EXTERNAL MODULE: ./build/bundled/release/make-stop.js
var make_stop = __webpack_require__(37651);
;// CONCATENATED MODULE: ./build/bundled/release/release.js




const ALL = { phases: release_publisher/* PHASES */.Z, pause: 1000 };
const DRY = { ...ALL, phases: [] };
/** How often in a row a target may leave it open whether a step was done. */
const MOST_UNSURE = 5;
/** More than the number of all steps, in case somebody else undoes some of them. */
const MOST_TURNS = 30;
class Halt extends Error {
    step;
    constructor(step) {
        super(step.reason);
        this.step = step;
    }
}
/**
 * Brings every target from its remote state to the release spec. Each target is read again after each step. A run
 * that ended anywhere is therefore finished by the next run, and nothing is done twice.
 */
async function release(publishers, { again, onStep, signal }, releasing = ALL) {
    let plan = [];
    const done = [];
    const seen = new Map();
    const open = new Map();
    const unread = new Set();
    /** The plans that were read since the last step. */
    const fresh = new Map();
    const read = async (publisher) => {
        signal?.throwIfAborted();
        const found = fresh.get(publisher.id) ?? (await publisher.plan());
        fresh.set(publisher.id, found);
        open.delete(publisher.id);
        if (found.publicAt !== undefined)
            seen.set(publisher.id, found.publicAt);
        for (const what of found.unread ?? [])
            unread.add(what);
        return found;
    };
    const apply = async (publisher, step) => {
        signal?.throwIfAborted();
        fresh.clear();
        open.set(publisher.id, step);
        onStep?.(step);
        await publisher.apply(step);
        done.push(step);
    };
    const readAll = async () => {
        const steps = [];
        for (const publisher of publishers)
            steps.push(...(await read(publisher)).steps);
        return steps;
    };
    const url = () => [...seen.values()][0];
    const makeOutcomeOfStop = (ending) => {
        const { stop, state, exitStatus } = (0,make_stop/* makeStop */.f)(ending, { publishers, publicAt: seen, open, done, again });
        return { state, exitStatus, plan, done, url: url(), stop, warnings: [...unread] };
    };
    const makeOutcome = (state) => {
        return { state, exitStatus: 0, plan, done, url: url(), warnings: [...unread] };
    };
    try {
        plan = await readAll();
        const hurdle = plan.find(isHurdle);
        if (hurdle)
            return makeOutcomeOfStop({ step: hurdle });
        const isDone = plan.every(({ action }) => action === "noop");
        if (isDone || releasing.phases.length === 0) {
            return makeOutcome(isDone ? "noop" : "planned");
        }
        for (const phase of releasing.phases) {
            for (const publisher of publishers)
                await ensure(publisher, phase, { read, apply, open, done, pause: releasing.pause, signal });
        }
        const [left] = (await readAll()).filter(({ action }) => action !== "noop");
        if (left)
            return makeOutcomeOfStop({ left });
        return makeOutcome("released");
    }
    catch (error) {
        if (error instanceof Halt)
            return makeOutcomeOfStop({ step: error.step });
        const thrown = signal?.aborted === true ? signal.reason : error;
        const isKnown = thrown instanceof release_publisher/* TargetFault */.E || thrown instanceof cancellation/* Interrupted */.j;
        return { ...makeOutcomeOfStop({ thrown }), ...(!isKnown && { crash: thrown }) };
    }
}
/** Runs the steps of one phase until none is left. */
async function ensure(publisher, phase, ensuring) {
    const { read, apply, open, done, pause: wait, signal } = ensuring;
    let unsure = 0;
    let refusal;
    for (let turn = 1; turn <= MOST_TURNS; turn++) {
        const { steps } = await (refusal ? readAfter(refusal, () => read(publisher)) : read(publisher));
        const hurdle = steps.find(isHurdle);
        if (hurdle)
            throw new Halt(hurdle);
        const next = steps.find((step) => step.phase === phase && step.action !== "noop");
        if (!next)
            return;
        if (refusal && isSameStep(next, refusal.step))
            throw refusal.fault;
        // The target does not show the last step yet.
        if (next.id === done.at(-1)?.id && turn > 1)
            await (0,pause/* pause */.v)(wait, signal);
        refusal = undefined;
        try {
            await apply(publisher, next);
            unsure = 0;
        }
        catch (error) {
            if (!(error instanceof release_publisher/* TargetFault */.E))
                throw error;
            const isRefused = error.kind !== "unsure";
            if (isRefused)
                open.delete(publisher.id);
            if (isRefused || ++unsure === MOST_UNSURE)
                refusal = { step: next, fault: error };
            await (0,pause/* pause */.v)(wait * Math.max(unsure, 1), signal);
        }
    }
}
/** If the target cannot be read after a refusal, the refusal stays the cause. */
async function readAfter({ fault }, read) {
    try {
        return await read();
    }
    catch (error) {
        throw error instanceof release_publisher/* TargetFault */.E ? fault : error;
    }
}
function isSameStep(a, b) {
    return a.id === b.id && a.action === b.action;
}
function isHurdle({ action }) {
    return action === "conflict" || action === "blocked";
}

// EXTERNAL MODULE: ./build/bundled/release/compare-with-previous.js
var compare_with_previous = __webpack_require__(49122);
;// CONCATENATED MODULE: ./build/bundled/release/since-release.js


/** The first target with an older release decides. A fault or an interruption here does not undo the release. */
async function describeChangesSinceRelease(publishers, archive) {
    for (const publisher of publishers) {
        try {
            const before = await publisher.previous?.();
            if (!before)
                continue;
            const { tag } = before;
            if ("refused" in before)
                return { warnings: [`What is new since ${tag} is not known: ${before.refused}`] };
            return { since: await (0,compare_with_previous/* compareWithPrevious */.R)(before, archive, tag), warnings: [] };
        }
        catch (error) {
            if (error instanceof cancellation/* Interrupted */.j)
                return { warnings: [] };
            const why = error instanceof Error ? error.message : String(error);
            return { warnings: [`What is new in this release is not known, by a fault of this tool: ${why}`] };
        }
    }
    return { warnings: [] };
}

// EXTERNAL MODULE: ./build/bundled/release/notes.js
var notes = __webpack_require__(17383);
// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-faults.js



/** Reading changes nothing, so a fault is reported as it is. */
function describeReadFault(error, about) {
    if (!(error instanceof github_fault/* GitHubFault */.Q))
        throw error;
    if (error.kind !== "forbidden")
        throw new release_publisher/* TargetFault */.E("unavailable", error.message, explainRetry(error, about));
    throw new release_publisher/* TargetFault */.E("forbidden", error.message, explainAccess(error, about));
}
/**
 * Turns a failed write into a `TargetFault`.
 *
 * @param step the step that was not done, as far as is known.
 * @param isStillThere whether the release that was written to still exists. Then a 404 is a refusal.
 */
function describeWriteFault(error, { id }, about, isStillThere = false) {
    if (!(error instanceof github_fault/* GitHubFault */.Q))
        throw error;
    const { kind, status, message } = error;
    if (/immutable release/iu.test(message)) {
        const what = `GitHub never takes this tag again, as an immutable release once had it: ${message}`;
        throw new release_publisher/* TargetFault */.E("burnt", what, (0,remedies/* explainNewVersion */.Yi)(about.tag, about.version));
    }
    // Somebody else was faster, or the release is gone. Reading the target again decides.
    const isGone = status === 404 && id !== "draft" && !isStillThere;
    const isChanged = /already_exists|already exists/iu.test(message) || isGone;
    if (kind === "lost" || isChanged)
        throw new release_publisher/* TargetFault */.E("unsure", message, explainRetry(error, about));
    if (kind === "busy" || kind === "invalid" || kind === "unreached")
        throw new release_publisher/* TargetFault */.E("unavailable", message, explainRetry(error, about));
    const more = id === "draft" && status !== 401 ? `\n${(0,remedies/* explainWorkflowChange */.zt)(about.tag)}` : "";
    throw new release_publisher/* TargetFault */.E("forbidden", message, (status === 404 ? (0,remedies/* explainPermission */.zi)(about.repository) : explainAccess(error, about)) + more);
}
/** How to give the token its permission. */
function explainAccess({ status }, { repository }) {
    if (status === 401)
        return (0,remedies/* explainOtherToken */.vA)();
    if (status === 403)
        return (0,remedies/* explainPermission */.zi)(repository);
    return `See that ${repository} is the repository, as GITHUB_REPOSITORY says, and give a token that may see it: GitHub hides what a token may not see\n  gh release list --repo ${repository}`;
}
function explainRetry({ kind, status }, { again }) {
    if (kind === "unreached")
        return (0,remedies/* explainRerun */.oS)(again, "Mend the connection to GitHub, and run this again");
    if (kind === "busy")
        return (0,remedies/* explainRerun */.oS)(again, "Run this again when that time is over");
    if (kind === "invalid")
        return (0,remedies/* explainRerun */.oS)(again, "Mend what GitHub names, such as a rule of the repository, and run this again");
    if (status !== undefined)
        return (0,remedies/* explainRerun */.oS)(again, "GitHub has trouble; run this again later");
    return (0,remedies/* explainRerun */.oS)(again, "See that GitHub is reached from here, with HTTPS_PROXY and NO_PROXY where there is a proxy, and run this again");
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-step.js
const TARGET = "github-release";
/** A step of this target. Unless given otherwise, its phase is the one that can be undone. */
function makeStep(given) {
    return { target: TARGET, phase: "stage", irreversible: false, evidence: {}, ...given };
}

// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __webpack_require__(90881);
;// CONCATENATED MODULE: ./build/bundled/release/targets/release-contents.js



const MOST_SUMS_BYTES = 1024 * 1024;
/** Reads the files of releases. If the server names no digest, the file is downloaded and hashed, once. */
class ContentsReader {
    github;
    spec;
    digests = new Map();
    texts = new Map();
    constructor(github, spec) {
        this.github = github;
        this.spec = spec;
    }
    /** Remembers the content of a file that this run has sent. */
    remember({ id }, { name, bytes, sha256 }) {
        this.digests.set(id, sha256);
        if (name === packing_sums/* SUMS */.vf)
            this.texts.set(id, { text: new TextDecoder().decode(bytes) });
    }
    /** @throws {GitHubFault} also if one of our files cannot be read. */
    async read(release) {
        const assets = [];
        for (const asset of await this.github.assets(release))
            assets.push(await this.addDigest(asset));
        const file = assets.find(({ name, state }) => name === packing_sums/* SUMS */.vf && state === "uploaded");
        return file ? { assets, sums: await this.readSums(file, assets) } : { assets };
    }
    /** @throws {GitHubFault} also if the bytes do not have the listed digest. */
    async bytes({ id, name, size, digest }) {
        const bytes = await this.github.download(id, archive_limits/* MOST_ARCHIVED_BYTES */.F);
        const isSame = digest === undefined ? bytes.length === size : digest === `sha256:${(0,packing_sums/* computeSha256 */.jH)(bytes)}`;
        if (isSame)
            return bytes;
        throw new github_fault/* GitHubFault */.Q("lost", `What GitHub sends of ${name} is not what it has there`);
    }
    async addDigest(asset) {
        const { archive, attestation } = this.spec;
        const isOurs = [archive.name, attestation?.name, packing_sums/* SUMS */.vf].includes(asset.name);
        if (asset.digest !== undefined || asset.state !== "uploaded" || asset.size > archive_limits/* MOST_ARCHIVED_BYTES */.F || !isOurs)
            return asset;
        const known = this.digests.get(asset.id) ?? (0,packing_sums/* computeSha256 */.jH)(await this.bytes(asset));
        this.digests.set(asset.id, known);
        return { ...asset, digest: `sha256:${known}` };
    }
    async readSums(file, assets) {
        const known = this.texts.get(file.id) ?? this.recogniseSums(file, assets) ?? (await this.fetchSums(file));
        this.texts.set(file.id, known);
        return known;
    }
    /** A list of exactly our files is recognised by its digest. */
    recogniseSums(file, assets) {
        const remote = [this.spec.archive, this.spec.attestation].flatMap((one) => {
            const sha256 = findAssetDigest(assets.find(({ name }) => name === one?.name));
            return one && sha256 !== undefined ? [{ name: one.name, sha256 }] : [];
        });
        const lists = [remote, remote.slice(0, 1)].filter(({ length }) => length > 0).map((files) => (0,packing_sums/* formatSums */.K3)(...files));
        const own = lists.find(({ sha256 }) => sha256 === findAssetDigest(file));
        return own && { text: new TextDecoder().decode(own.bytes) };
    }
    async fetchSums(file) {
        if (file.size > MOST_SUMS_BYTES)
            return { refused: "it has more than 1 MiB" };
        const bytes = await this.bytes(file);
        try {
            return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
        }
        catch (error) {
            if (error instanceof TypeError)
                return { refused: "it is not a text in UTF-8" };
            throw error;
        }
    }
}
/** Finds the archive that is complete, with its line in the sums. `undefined` if one of the two is missing. */
function findWholeAsset({ assets, sums }, name) {
    const asset = assets.find((one) => one.name === name);
    const sha256 = findAssetDigest(asset);
    const isListed = sums !== undefined && "text" in sums && (0,packing_sums/* findDigest */.u$)(sums.text, name) === sha256;
    return sha256 !== undefined && isListed ? asset : undefined;
}
/** In hexadecimal. `undefined` if the upload is not complete, or the digest is not known. */
function findAssetDigest(asset) {
    if (asset?.state !== "uploaded")
        return undefined;
    return /^sha256:([0-9a-f]{64})$/u.exec(asset.digest ?? "")?.[1];
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-files.js





/** Plans how one file gets into the release. From a public release, nothing is removed but a broken upload. */
function makeFileStep(remote, spec, file) {
    const id = `file:${file.name}`;
    const { release } = remote;
    const asset = remote.assets.find(({ name }) => name === file.name);
    const evidence = { spec: file.sha256, ...(asset && { remote: findAssetDigest(asset) ?? asset.state }) };
    if (asset && findAssetDigest(asset) === file.sha256) {
        return makeStep({ id, action: "noop", reason: `${file.name} is there with the right digest`, evidence });
    }
    if (asset && !isBroken(asset) && file.name === packing_sums/* SUMS */.vf && "refused" in (remote.sums ?? {})) {
        return { ...planUnreadableSums(remote.sums, spec, release), evidence };
    }
    const given = release && !release.draft ? planPublicFile(remote, release, spec, file) : planDraftFile(remote, spec, file);
    return { ...given, evidence };
}
/** A broken upload contains no bytes, so it can be removed. */
function isBroken({ state }) {
    return state === "starter";
}
function planDraftFile({ release, assets, sums }, spec, file) {
    const id = `file:${file.name}`;
    const asset = assets.find(({ name }) => name === file.name);
    if (!asset)
        return makeStep({ id, action: "create", reason: `Send ${file.name}` });
    if (isBroken(asset))
        return planResend(file);
    // Another run or a person sent this file. The first one wins, and nothing is removed.
    if (release && file.name === spec.archive.name && (0,notes/* readSealedCommit */.qK)(release.body) === undefined) {
        const reason = `${file.name} is in the draft with other bytes: sha256 ${findAssetDigest(asset) ?? "unknown"} is there, and this build has ${file.sha256}`;
        const help = `Release the draft as it is; or remove ${file.name} and ${packing_sums/* SUMS */.vf} from it, and run this job again`;
        return makeStep({ id, action: "conflict", reason, help });
    }
    const why = file.name === packing_sums/* SUMS */.vf && sums !== undefined
        ? "the lines of other files in it stay as they are"
        : "what is there has another digest";
    return makeStep({ id, action: "replace", reason: `Send ${file.name} anew: ${why}` });
}
function planPublicFile(remote, release, spec, file) {
    const id = `file:${file.name}`;
    const asset = remote.assets.find(({ name }) => name === file.name);
    if (!asset && !release.immutable) {
        return makeStep({ id, action: "create", reason: `Add ${file.name} to the release`, irreversible: true });
    }
    if (asset && isBroken(asset) && !release.immutable)
        return { ...planResend(file), irreversible: true };
    if (!asset || isBroken(asset)) {
        const help = `${(0,remedies/* explainNewVersion */.Yi)(spec.tag, spec.version)}\n${(0,remedies/* explainNewDraft */.hE)()}`;
        const reason = `${spec.tag} is released without ${file.name}, and the release is immutable`;
        return makeStep({ id, action: "conflict", reason, help });
    }
    if (file.name === packing_sums/* SUMS */.vf)
        return planPublicSums(remote.sums, release, spec, file);
    // Each run signs again. A public attestation of the same archive is as good.
    if (file.name === spec.attestation?.name) {
        return makeStep({ id, action: "noop", reason: `${file.name} is released, and stays as it is` });
    }
    const reason = `${file.name} is released with other bytes: sha256 ${findAssetDigest(asset) ?? "unknown"} is public, and this build has ${file.sha256}`;
    return makeStep({ id, action: "conflict", reason, help: (0,remedies/* explainNewVersion */.Yi)(spec.tag, spec.version) });
}
/** A list that names the right digest of the archive is as good as ours, whatever else it contains. */
function planPublicSums(sums, release, spec, file) {
    const id = `file:${packing_sums/* SUMS */.vf}`;
    const { name } = spec.archive;
    const digest = (0,packing_sums/* findDigest */.u$)(new TextDecoder().decode(file.bytes), name) ?? "";
    const listed = sums !== undefined && "text" in sums ? (0,packing_sums/* findDigest */.u$)(sums.text, name) : undefined;
    if (listed === digest) {
        return makeStep({ id, action: "noop", reason: `${packing_sums/* SUMS */.vf} is released, and stays as it is` });
    }
    const what = listed === undefined ? `has no line for ${name}` : `names ${listed} for ${name}`;
    const line = { name, sha256: digest, isNamed: listed !== undefined };
    return makeStep({
        ...{ id, action: "conflict" },
        reason: `The ${packing_sums/* SUMS */.vf} that is released ${what}, and nothing that is public is changed`,
        help: release.immutable
            ? (0,remedies/* explainNewVersion */.Yi)(spec.tag, spec.version)
            : (0,remedies/* explainCorrectSums */.eR)(spec.tag, line, spec.again),
    });
}
function planUnreadableSums(sums, spec, release) {
    const why = sums !== undefined && "refused" in sums ? sums.refused : "unknown";
    const id = `file:${packing_sums/* SUMS */.vf}`;
    const isPublic = release?.draft === false;
    return makeStep({
        ...{ id, action: "conflict" },
        reason: `The ${packing_sums/* SUMS */.vf} that is in the ${isPublic ? "release" : "draft"} cannot be read: ${why}`,
        help: isPublic
            ? (0,remedies/* explainNewVersion */.Yi)(spec.tag, spec.version)
            : `Remove ${packing_sums/* SUMS */.vf} from the draft, and run this job again`,
    });
}
function planResend({ name }) {
    const reason = `Send ${name} anew: what is there is what is left of an upload that broke`;
    return makeStep({ id: `file:${name}`, action: "replace", reason });
}

// EXTERNAL MODULE: ./build/bundled/plugin/documents/release-tag.js
var release_tag = __webpack_require__(55067);
// EXTERNAL MODULE: ./build/bundled/text/versions/versions.js
var versions = __webpack_require__(86785);
;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-steps.js








/** The archive that is released: ours, or the one of a draft that this run continues. */
function findArchive({ assets }, { archive, resumed }) {
    const held = findAssetDigest(assets.find(({ name }) => name === archive.name));
    return resumed !== undefined && resumed.sha256 === held ? resumed : archive;
}
/** The files of the release. The list of digests comes last; in a draft it keeps the lines that others wrote. */
function listReleaseFiles(remote, spec) {
    const { sums } = remote;
    const files = [findArchive(remote, spec), ...(spec.attestation ? [spec.attestation] : [])];
    return [...files, sums !== undefined && "text" in sums ? (0,packing_sums/* sumsWith */.LN)(sums.text, ...files) : (0,packing_sums/* formatSums */.K3)(...files)];
}
/** All steps of this target, in the order in which they run. */
function planSteps(remote, spec) {
    const archive = findArchive(remote, spec);
    return [
        planTag(remote, spec),
        planDraft(remote, spec, archive),
        ...listReleaseFiles(remote, spec).map((file) => makeFileStep(remote, spec, file)),
        planNotes(remote, spec, archive),
        planPublication(remote, spec),
        planTidying(remote),
    ];
}
/**
 * The text of the draft.
 *
 * @param words makes the notes for a draft that has none yet.
 */
async function formatBody(remote, spec, words) {
    const { body = "" } = remote.release ?? {};
    const archive = findArchive(remote, spec);
    if (body.trim() !== "")
        return (0,notes/* renewSeal */.no)(body, (0,notes/* formatSeal */.Z3)(archive, spec));
    return [await words(), (0,notes/* formatOrigin */.cp)(archive, spec)].join("\n\n").trim();
}
function planTag({ commit }, spec) {
    const id = "tag";
    const tag = spec.tag;
    const evidence = { tag: commit ?? "", checkedOut: spec.commit };
    if (commit === undefined) {
        return makeStep({ id, action: "blocked", reason: `GitHub has no tag ${tag}`, help: (0,remedies/* explainPushTag */.WC)(tag), evidence });
    }
    if (commit === spec.commit) {
        const which = spec.isPinned ? "that the archive was made of" : "that is checked out";
        return makeStep({ id, action: "noop", reason: `${tag} names the commit ${which}`, evidence });
    }
    if (spec.isPinned) {
        return makeStep({
            ...{ id, action: "conflict", evidence },
            reason: `On GitHub ${tag} names commit ${shortenHash(commit)}, and the archive was made of ${shortenHash(spec.commit)}`,
            help: (0,remedies/* explainMovedTag */.Rc)(tag),
        });
    }
    return makeStep({
        ...{ id, action: "conflict", evidence },
        reason: `On GitHub ${tag} names commit ${shortenHash(commit)}, and ${shortenHash(spec.commit)} is checked out`,
        help: `If the tag was moved, the run of its new commit releases it, and this one need not. ${(0,remedies/* explainCheckOut */.Eh)(tag)}`,
    });
}
function planDraft({ release }, spec, archive) {
    const id = "draft";
    if (!release)
        return makeStep({ id, action: "create", reason: `Make a draft release of ${spec.tag}` });
    const evidence = { release: String(release.id), url: release.url };
    if (!release.draft)
        return makeStep({ id, action: "noop", reason: `${spec.tag} is released`, evidence });
    const other = archive.sha256 === spec.archive.sha256
        ? ""
        : `; it holds an archive of this commit with other bytes than this build's (${shortenHash(archive.sha256)}, not ${shortenHash(spec.archive.sha256)}), and that one is released`;
    return makeStep({ id, action: "noop", reason: `The draft ${String(release.id)} is there${other}`, evidence });
}
function planNotes(remote, spec, archive) {
    const id = "notes";
    const { release } = remote;
    // A public release is not written to, and a person's draft keeps its notes.
    if (!release)
        return makeStep({ id, action: "noop", reason: "The notes come with the draft" });
    if (!release.draft)
        return makeStep({ id, action: "noop", reason: "The notes stay as they are" });
    if (release.body.trim() === "") {
        return makeStep({ id, action: "create", reason: "Write the notes into the draft, which has none" });
    }
    if ((0,notes/* readSealedCommit */.qK)(release.body) === undefined) {
        return makeStep({ id, action: "noop", reason: "The draft is a person's: its notes are kept" });
    }
    return release.body.includes((0,notes/* formatSeal */.Z3)(archive, spec))
        ? makeStep({ id, action: "noop", reason: "The notes are there" })
        : makeStep({ id, action: "replace", reason: "Name the digest of the archive that is released below the notes" });
}
function planPublication(remote, spec) {
    const id = "publish";
    const { release } = remote;
    if (release && !release.draft)
        return makeStep({ id, phase: "commit", action: "noop", reason: "Everyone sees it" });
    const latest = isLatest(remote, spec);
    const kind = isPrerelease(remote, spec) ? ", as a prerelease" : latest ? ", as the latest" : "";
    const reason = `Publish the release${kind}`;
    const evidence = { latest: String(latest) };
    return makeStep({ id, phase: "commit", action: "create", reason, irreversible: true, evidence });
}
/** A person may have marked the draft of any version as a prerelease. */
function isPrerelease({ release }, { version }) {
    return version.includes("-") || release?.prerelease === true;
}
/**
 * Our drafts that another run left, because the list did not show the first draft yet or because both ran at the
 * same time.
 */
function planTidying({ others }) {
    const id = "tidy";
    const [leftover] = others.filter(({ body }) => (0,notes/* readSealedCommit */.qK)(body) !== undefined);
    if (!leftover)
        return makeStep({ id, phase: "announce", action: "noop", reason: "No second draft is left" });
    const reason = `Remove the second draft ${String(leftover.id)} that a run of this tool made`;
    return makeStep({ id, phase: "announce", action: "remove", reason, evidence: { release: String(leftover.id) } });
}
/**
 * Whether this is the highest version that is not a prerelease. Of several plugins in one repository, none is the
 * latest.
 */
function isLatest(remote, spec) {
    const { version, packageName, isOneOfSeveral } = spec;
    const ours = (0,versions/* readVersion */.$4)(version);
    if (!ours || isPrerelease(remote, spec) || isOneOfSeveral)
        return false;
    return remote.all.every(({ tag, draft, prerelease }) => {
        const read = (0,release_tag/* readTag */.zW)(tag, packageName);
        const other = read && (0,versions/* readVersion */.$4)(read.version);
        return draft || prerelease || !other || other.prerelease || (0,versions/* compareVersions */.Zy)(other, ours) <= 0;
    });
}
function shortenHash(hash) {
    return hash.slice(0, 12);
}

// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
;// CONCATENATED MODULE: ./build/bundled/release/targets/known-releases.js

/** So many pages of a list leave enough of the 60 requests for the rest of a release. */
const MOST_PAGES = 20;
const MOST_LISTED = 2_000;
/**
 * The releases of a repository as one run knows them. All are listed once, and the newest page is read again each
 * time.
 */
class KnownReleases {
    github;
    tag;
    known = new Map();
    /** A list may lag behind. These releases are read by their id. */
    watched = new Set();
    isWhole = true;
    pages = MOST_PAGES;
    latest;
    constructor(github, tag) {
        this.github = github;
        this.tag = tag;
    }
    /** Remembers a release that this run made or works on. */
    watch(id) {
        this.watched.add(id);
    }
    forget(id) {
        this.watched.delete(id);
        this.known.delete(id);
    }
    /** Reads the public release of the tag. */
    async read() {
        const published = await this.github.published(this.tag);
        await this.list(published === undefined);
        for (const id of this.watched)
            await this.refresh(id);
        if (published)
            this.known.set(published.id, published);
        // The list may be newer than the tag, and its entry may be older than the release.
        const listed = this.all().find(({ draft, tag }) => !draft && tag === this.tag);
        return published ?? (listed && (await this.refresh(listed.id)));
    }
    all() {
        const { latest } = this;
        return [...this.known.values(), ...(latest && !this.known.has(latest.id) ? [latest] : [])];
    }
    /** The drafts of the tag, oldest first. */
    drafts() {
        const drafts = this.all().filter(({ tag, draft }) => draft && tag === this.tag);
        return drafts.toSorted((a, b) => a.id - b.id);
    }
    /** Sentences without a full stop. */
    unread() {
        if (this.isWhole)
            return [];
        return [
            `Only the newest ${(0,numbers/* formatNumber */.Z)(MOST_LISTED)} releases were looked at: an older draft of ${this.tag}, or what was released before it, is not known`,
        ];
    }
    async list(isOpen) {
        const isFirst = this.pages === MOST_PAGES;
        const { releases, isWhole } = await this.github.list(this.pages);
        for (const release of releases)
            this.known.set(release.id, release);
        if (!isFirst)
            return;
        this.isWhole = isWhole;
        // The latest release may be older than all that are listed.
        if (isOpen)
            this.latest = await this.github.latest();
        this.pages = 1;
    }
    async refresh(id) {
        const release = await this.github.one(id);
        if (release)
            this.known.set(id, release);
        else
            this.known.delete(id);
        return release;
    }
}

// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/packing/format-archive.js
var format_archive = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/bundled/packing/difference.js
var packing_difference = __webpack_require__(53197);
;// CONCATENATED MODULE: ./build/bundled/release/targets/describe-differences.js








const MOST_LINES = 20;
/** Opens an archive on GitHub, or says why it cannot be read. */
async function readAssetArchive(github, { id, digest, size }) {
    if (size > archive_limits/* MOST_ARCHIVED_BYTES */.F)
        return { refused: "it has more than 256 MiB" };
    try {
        const bytes = await github.download(id, archive_limits/* MOST_ARCHIVED_BYTES */.F);
        if (digest !== undefined && digest !== `sha256:${(0,packing_sums/* computeSha256 */.jH)(bytes)}`) {
            return { refused: "what was downloaded has not the digest that GitHub names" };
        }
        return (0,archive/* openArchive */.p)(bytes);
    }
    catch (error) {
        if (error instanceof github_fault/* GitHubFault */.Q)
            return { refused: error.message };
        throw error;
    }
}
/** How a public archive differs from ours, in lines that begin with two spaces. A sentence if that is not known. */
async function describeDifferences(github, asset, ours) {
    const remote = await readAssetArchive(github, asset);
    if ("refused" in remote)
        return `Which files differ is not known: ${remote.refused}`;
    const here = (0,archive/* openArchive */.p)(ours);
    if ("refused" in here)
        throw new Error(`Our own archive cannot be read: ${here.refused}`);
    const [before, after] = [remote, here].map((archive) => (0,archive_entry/* makeArchiveEntries */.l)(archive).toSorted(workspace/* comparePaths */.cD));
    const difference = (0,packing_difference/* compareArchives */.XG)(before ?? [], after ?? []);
    if ((0,packing_difference/* isSame */.Ft)(difference))
        return "The files in both are the same: only how they are packed differs";
    return ["From what is public to this build:", ...(0,format_archive/* formatDifference */.jR)(difference, MOST_LINES)].join("\n");
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/previous-release.js




/** The archive of the highest public version below ours. A prerelease counts only before another prerelease. */
async function readPreviousArchive(github, all, spec) {
    const found = findPreviousRelease(all, spec);
    if (!found)
        return undefined;
    const { release, version } = found;
    const { tag } = release;
    try {
        const assets = (await github.assets(release.id)).filter(({ state }) => state === "uploaded");
        const named = assets.find(({ name }) => name === makeNameAt(version, spec));
        const archives = assets.filter(({ name }) => name.endsWith(".zip"));
        const asset = named ?? (archives.length === 1 ? archives[0] : undefined);
        if (!asset)
            return { tag, refused: "it has no archive of this plugin" };
        return { tag, ...(await readAssetArchive(github, asset)) };
    }
    catch (error) {
        if (error instanceof github_fault/* GitHubFault */.Q)
            return { tag, refused: error.message };
        throw error;
    }
}
/** Finds the public release of the plugin's highest version below ours, and that version. */
function findPreviousRelease(all, { version, packageName, isOneOfSeveral }) {
    const ours = (0,versions/* readVersion */.$4)(version);
    if (!ours)
        return undefined;
    const below = all.flatMap((release) => {
        const read = release.draft ? undefined : (0,release_tag/* readTag */.zW)(release.tag, packageName);
        const other = read && (0,versions/* readVersion */.$4)(read.version);
        // A tag without a package's name may be that of another plugin.
        const isForeign = isOneOfSeveral && read?.names === "no package";
        const counts = other && !isForeign && (ours.prerelease || !other.prerelease) && (0,versions/* compareVersions */.Zy)(other, ours) < 0;
        return counts ? [{ release, version: other }] : [];
    });
    return below.toSorted((a, b) => (0,versions/* compareVersions */.Zy)(b.version, a.version))[0];
}
/** The name that our archive would have had at that version. */
function makeNameAt({ text }, { version, archive }) {
    const ending = (of) => `-${of.replaceAll("+", "_")}.zip`;
    return archive.name.slice(0, -ending(version).length) + ending(text);
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release.js













/** GitHub takes 125,000 characters. */
const LONGEST = 100_000;
const MOST_READINGS = 3;
const READ_ONLY = "The token may only read, and GitHub shows it no drafts: this plan may be wrong, and a release with this token would be refused";
/** A release on GitHub: first a draft, then its files, and only then is it public. */
function githubRelease(github, given) {
    let spec = given;
    const known = new KnownReleases(github, spec.tag);
    const contents = new ContentsReader(github, spec);
    /** The archives of drafts that were opened, by the id of the asset. `undefined` for a file that is not an archive. */
    const opened = new Map();
    /** The draft that this run fills. */
    let taken;
    let remote;
    /** Another run may remove a draft between two requests. Then the rest is read again. */
    async function read(attempt = 1) {
        try {
            return await readOnce();
        }
        catch (error) {
            const isGone = error instanceof github_fault/* GitHubFault */.Q && error.status === 404;
            const drafts = known.drafts();
            if (!isGone || drafts.length === 0 || attempt === MOST_READINGS)
                throw error;
            for (const { id } of drafts)
                known.watch(id);
            return read(attempt + 1);
        }
    }
    async function readOnce() {
        const commit = await github.tagCommit(spec.tag);
        const release = (await known.read()) ?? (await findDraft(known.drafts()));
        if (release?.draft) {
            taken = release.id;
            known.watch(release.id);
        }
        const held = release ? await contents.read(release.id) : { assets: [] };
        const others = known.drafts().filter(({ id }) => id !== release?.id);
        return { commit, release, ...held, all: known.all(), others };
    }
    /**
     * Finds a person's draft, or one with the same bytes. A draft that another run fills with other bytes is left to
     * that run, because GitHub publishes only one of two drafts of a tag. Such a draft is continued only if it was
     * complete when this run began.
     */
    async function findDraft(drafts) {
        const { commit, archive, isPinned } = spec;
        const isOwn = ({ body }) => (0,notes/* readSealedCommit */.qK)(body) === undefined || (0,notes/* isSealedFor */.KC)(body, commit, archive.sha256);
        const own = drafts.find(({ id }) => id === taken) ?? drafts.find(isOwn);
        if (own || remote || isPinned)
            return own;
        for (const draft of drafts) {
            if ((0,notes/* readSealedCommit */.qK)(draft.body) === commit && (await readArchive(await contents.read(draft.id))))
                return draft;
        }
        return undefined;
    }
    /**
     * Reads the archive that is complete in a release.
     *
     * @throws {GitHubFault} if its bytes cannot be read.
     */
    async function readArchive(held) {
        const asset = findWholeAsset(held, spec.archive.name);
        const sha256 = findAssetDigest(asset);
        if (!asset || sha256 === undefined)
            return undefined;
        if (sha256 === spec.archive.sha256)
            return spec.archive;
        if (!opened.has(asset.id)) {
            const bytes = await contents.bytes(asset);
            const isArchive = !("refused" in (0,archive/* openArchive */.p)(bytes));
            opened.set(asset.id, isArchive ? { name: asset.name, bytes, sha256 } : undefined);
        }
        return opened.get(asset.id);
    }
    /**
     * Finds an archive in our own draft of this commit. It is then released, so its bytes are checked first. A public
     * release keeps its archive.
     */
    async function resumed(now) {
        const { release } = now;
        if (release?.draft === false)
            return spec.resumed;
        if (spec.isPinned || !release || (0,notes/* readSealedCommit */.qK)(release.body) !== spec.commit)
            return undefined;
        const held = await readArchive(now);
        return held === spec.archive ? undefined : held;
    }
    async function apply({ id }, now) {
        const { release } = now;
        if (id === "draft") {
            // Notes that a person wrote above the seal of an abandoned draft are kept.
            const left = now.others.find(({ body }) => (0,notes/* readSealedCommit */.qK)(body) === spec.commit);
            const text = left?.body ?? (await makeNotes(now));
            const body = (0,notes/* renewSeal */.no)(text, (0,notes/* formatSeal */.Z3)(spec.archive, spec));
            const values = {
                tag_name: spec.tag,
                name: spec.tag,
                body,
                draft: true,
                prerelease: isPrerelease(now, spec),
            };
            known.watch((await github.create(values)).id);
            return;
        }
        // Somebody removed the draft, or another run has just published its own. Reading again decides.
        if (!release)
            throw new release_publisher/* TargetFault */.E("unsure", `The draft of ${spec.tag} is gone`, (0,remedies/* explainRerun */.oS)(spec.again));
        if (id === "notes")
            await github.update(release.id, { body: await formatBody(now, spec, () => makeNotes(now)) });
        else if (id === "publish") {
            const latest = isLatest(now, spec) ? "true" : "false";
            const prerelease = isPrerelease(now, spec);
            const values = { tag_name: spec.tag, draft: false, prerelease, make_latest: latest };
            known.watch(release.id);
            await github.update(release.id, values);
        }
        else if (id === "tidy") {
            const leftover = Number(findLeftover(now, spec));
            // The known state may be old, and somebody may have published the draft meanwhile.
            if ((await github.one(leftover))?.draft === true)
                await github.remove(leftover);
            known.forget(leftover);
        }
        else
            await send(release, id.slice("file:".length), now);
    }
    async function send(release, name, now) {
        const file = listReleaseFiles(now, spec).find((one) => one.name === name);
        if (!file)
            throw new Error(`No step sends ${name}`);
        // Whatever the plan says: from a public release, nothing is removed but a broken upload.
        const old = now.assets.filter((asset) => asset.name === name && (release.draft || isBroken(asset)));
        for (const asset of old)
            await github.removeAsset(asset.id);
        contents.remember(await github.upload(release, name, file.bytes), file);
    }
    async function makeNotes(now) {
        return spec.notes.generate ? await fetchGeneratedNotes(now) : spec.notes.text;
    }
    /** Without an earlier release of this plugin, GitHub would list the commits of the other plugins, too. */
    async function fetchGeneratedNotes({ all }) {
        const previous = findPreviousRelease(all, spec)?.release.tag;
        if (previous === undefined && spec.isOneOfSeveral)
            return "";
        return (await github.generatedNotes(spec.tag, previous)).slice(0, LONGEST).toWellFormed();
    }
    /** Lists which files differ in a public archive with other bytes. */
    async function addDifferences(steps, { assets }) {
        const { name, bytes } = spec.archive;
        const conflict = steps.find(({ id, action }) => id === `file:${name}` && action === "conflict");
        const asset = assets.find((one) => one.name === name && one.state === "uploaded");
        if (!conflict || !asset)
            return steps;
        const details = await describeDifferences(github, asset, bytes);
        return steps.map((step) => (step === conflict ? { ...step, details } : step));
    }
    /** GitHub answers 404 for what does not exist, and for what a token may not write. */
    async function isStillThere(error, release) {
        if (!release || !(error instanceof github_fault/* GitHubFault */.Q) || error.status !== 404)
            return false;
        try {
            return (await github.one(release.id)) !== undefined;
        }
        catch (fault) {
            if (fault instanceof github_fault/* GitHubFault */.Q)
                return false;
            throw fault;
        }
    }
    return {
        id: TARGET,
        async plan() {
            try {
                remote = await read();
                const held = await resumed(remote);
                spec = { ...spec, resumed: held };
            }
            catch (error) {
                describeReadFault(error, spec);
            }
            const { release } = remote;
            const steps = await addDifferences(planSteps(remote, spec), remote);
            const unread = known.unread();
            return { steps, unread, ...(release && !release.draft && { publicAt: release.url }) };
        },
        resumed: () => remote && (findArchive(remote, spec) === spec.archive ? undefined : spec.resumed),
        async doubts() {
            try {
                return (await github.mayWrite(spec.tag)) ? [] : [READ_ONLY];
            }
            catch (error) {
                if (error instanceof github_fault/* GitHubFault */.Q)
                    return [`Whether the token may write is not known: ${error.message}`];
                throw error;
            }
        },
        previous: async () => remote && readPreviousArchive(github, remote.all, spec),
        async apply(step) {
            if (!remote)
                throw new Error("A step is only done after a plan");
            try {
                await apply(step, remote);
            }
            catch (error) {
                describeWriteFault(error, step, spec, await isStillThere(error, remote.release));
            }
        },
    };
}
function findLeftover(remote, spec) {
    return planSteps(remote, spec).find(({ id }) => id === "tidy")?.evidence["release"];
}

;// CONCATENATED MODULE: ./build/bundled/release/publish.js










const CALLS = { total: 15 * 60_000, each: 15_000, pause: 500 };
/** Long enough for a large file on a slow connection. */
const UPLOADS = { ...CALLS, each: 5 * 60_000 };
/** Publishes to every target. Stops before the first target if the attestation is not one of the archive. */
async function publish(request, spec, done) {
    const { attestation: file, targets, github, dryRun, again, signal, onStep } = request;
    try {
        const attestation = file === undefined ? undefined : readAttestation(file, spec.archive);
        // The attestation is valid for these bytes only, not for others made from the same commit.
        const pinned = attestation ? { ...spec, attestation, isPinned: true } : spec;
        const whole = { ...pinned, repository: github.repository, again };
        const publishers = [];
        for (const target of targets)
            publishers.push(await PUBLISHERS[target](github, whole, signal));
        const outcome = await release(publishers, { again, ...(signal && { signal }), ...(onStep && { onStep }) }, dryRun ? DRY : ALL);
        const archive = chooseArchive(publishers, done.archive);
        const doubts = dryRun && outcome.exitStatus === 0 ? await findDoubts(publishers) : [];
        const { since, warnings } = await describeChangesSinceRelease(outcome.exitStatus === 0 ? publishers : [], archive);
        return {
            ...done,
            archive,
            outcome,
            warnings: [...(done.warnings ?? []), ...(outcome.warnings ?? []), ...doubts, ...warnings],
            ...(since && { since }),
        };
    }
    catch (error) {
        if (error instanceof artifact_fault/* ArtifactFault */.R)
            return { ...done, outcome: (0,stop_for_error/* stopForArtifactFault */.Q)(error) };
        throw error;
    }
}
async function findDoubts(publishers) {
    const doubts = [];
    for (const publisher of publishers)
        doubts.push(...((await publisher.doubts?.()) ?? []));
    return doubts;
}
/** The archive that is released. If a draft already has one, it is that one and not the archive of this run. */
function chooseArchive(publishers, made) {
    const [resumed] = publishers.flatMap((publisher) => publisher.resumed?.() ?? []);
    const opened = resumed && (0,archive/* openArchive */.p)(resumed.bytes);
    return !opened || "refused" in opened ? made : { ...made, ...resumed, files: (0,archive_entry/* makeArchiveEntries */.l)(opened) };
}
const PUBLISHERS = {
    "github-release": async (access, spec, signal) => {
        const called = { ...access, ...(signal && { signal }) };
        const github = await (0,client/* connect */.N)({ ...called, limits: CALLS });
        const uploads = await (0,client/* connect */.N)({ ...called, limits: UPLOADS });
        return githubRelease(openReleases(github, uploads, access.apiUrl), spec);
    },
};


/***/ }),

/***/ 94486:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ TargetFault; },
/* harmony export */   Z: function() { return /* binding */ PHASES; }
/* harmony export */ });
/** In this order: what can be undone, what others review, what is permanent, and what is cleaned up afterwards. */
const PHASES = ["stage", "submit", "commit", "announce"];
/** The message is a sentence without a full stop, the help says what to do. Neither contains a token. */
class TargetFault extends Error {
    kind;
    help;
    name = "TargetFault";
    constructor(kind, message, help) {
        super(message);
        this.kind = kind;
        this.help = help;
    }
}


/***/ }),

/***/ 22978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: function() { return /* binding */ readReleaseSpec; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88241);
/* harmony import */ var _plugin_documents_changelog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22153);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71822);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95655);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17383);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47892);








const MOST_CHANGELOG_BYTES = 4 * 1024 * 1024;
/**
 * Reads the release spec.
 *
 * @throws {UsageError} if there are no notes.
 */
async function readReleaseSpec({ tag, changelog: given, github, today }, { workspace, folder, at = folder }) {
    const needs = ["manifest", "packageJson", "changelog"];
    const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlugin */ .o)(workspace, { folder, needs });
    const version = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W)(facts.manifest) ? "" : facts.manifest.value["version"];
    const name = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W)(facts.packageJson) ? undefined : facts.packageJson.value["name"];
    const packageName = typeof name === "string" ? name : undefined;
    const none = { file: "CHANGELOG.md", text: "", entries: [] };
    const own = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W)(facts.changelog) ? none : facts.changelog;
    const changelog = given === undefined ? own : await readChangelogAt(workspace, (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .joinPath */ .uJ)(folder, given), packageName);
    const file = at === folder ? changelog.file : (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .joinPath */ .uJ)(at, changelog.file);
    const link = `${github.serverUrl}/${github.repository}/blob/${encodeURIComponent(tag)}/${encodeURI(file)}`;
    const notes = typeof version === "string" ? (0,_notes_js__WEBPACK_IMPORTED_MODULE_7__/* .readReleaseNotes */ .ZL)(changelog, { version, link }) : undefined;
    if (notes && typeof version === "string")
        return { version, packageName, notes };
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${changelog.file} has no entry for ${String(version)}, and the release's notes come from there`, `${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainChangelogEntry */ .s)(changelog.file, String(version), today)}\n${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainMoveTag */ .XQ)(tag)}`);
}
async function readChangelogAt(workspace, file, packageName) {
    const bytes = workspace.bytes(file, MOST_CHANGELOG_BYTES);
    if (!bytes)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`There is no changelog ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(file)} that can be read`, "Name one below the plugin's folder");
    const text = new TextDecoder().decode(bytes);
    return { file, text, entries: await (0,_plugin_documents_changelog_js__WEBPACK_IMPORTED_MODULE_1__/* .readEntries */ .$)(file, text, { packageName, name: undefined }) };
}


/***/ }),

/***/ 47892:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: function() { return /* binding */ explainCheckOut; },
/* harmony export */   Po: function() { return /* binding */ explainTokenOfJob; },
/* harmony export */   Rc: function() { return /* binding */ explainMovedTag; },
/* harmony export */   T$: function() { return /* binding */ explainCommitFirst; },
/* harmony export */   WC: function() { return /* binding */ explainPushTag; },
/* harmony export */   XQ: function() { return /* binding */ explainMoveTag; },
/* harmony export */   Yi: function() { return /* binding */ explainNewVersion; },
/* harmony export */   _D: function() { return /* binding */ explainRightTag; },
/* harmony export */   eR: function() { return /* binding */ explainCorrectSums; },
/* harmony export */   gn: function() { return /* binding */ explainBuild; },
/* harmony export */   hE: function() { return /* binding */ explainNewDraft; },
/* harmony export */   oS: function() { return /* binding */ explainRerun; },
/* harmony export */   s: function() { return /* binding */ explainChangelogEntry; },
/* harmony export */   vA: function() { return /* binding */ explainOtherToken; },
/* harmony export */   zi: function() { return /* binding */ explainPermission; },
/* harmony export */   zt: function() { return /* binding */ explainWorkflowChange; }
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84565);
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86785);


/**
 * What to do about a failed release. A line that begins with two spaces is meant to be pasted: a command, or a part
 * of a workflow. All other lines are sentences.
 */
/** The build step that is missing from the workflow. */
function explainBuild(command = "npm ci && npm run build") {
    return `Build before the release:\n  ${command}\nIn a workflow, in a step that stands above it:\n  - run: ${command}`;
}
/** The heading that a changelog needs, and the place for its text. */
function explainChangelogEntry(file, version, today) {
    const lines = [`## [${version}] - ${today ?? "<date>"}`, "", "### Changed", "", "- What users notice of it"];
    return [`Add to ${file}, with your own words below the heading:`, ...lines.map((line) => `  ${line}`)].join("\n");
}
/** How to move a tag to another commit. This is safe while nothing is released under it. */
function explainMoveTag(tag, first = "Commit that") {
    const word = (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(tag);
    return `${first}, and move the tag; if something is released under it already, raise the version instead:\n  git tag --force ${word}\n  git push --force origin ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`refs/tags/${tag}`)}`;
}
/** How to give a commit the tag of its version instead of another tag. */
function explainRightTag(tag, version) {
    const named = /\d+\.\d+\.\d+[^@]*$/u.exec(tag)?.[0];
    const meant = named === undefined ? `v${version}` : tag.slice(0, -named.length) + version;
    const [wrong, right] = [tag, meant].map((name) => (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`refs/tags/${name}`));
    return `If the version is right and the tag is not:\n  git tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(meant)}\n  git push origin ${right ?? ""}\n  git push origin --delete ${wrong ?? ""}`;
}
/** What to do if a version can never be released again. */
function explainNewVersion(tag, version) {
    const next = incrementPatch(version);
    const fresh = tag.endsWith(version) ? tag.slice(0, -version.length) + next : `v${next}`;
    return `Raise the version, to ${next}, in manifest.json and package.json, add its entry to the changelog, commit, and push a new tag; ${version} stays as it is:\n  git tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(fresh)}\n  git push origin HEAD ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`refs/tags/${fresh}`)}`;
}
/** How to check out the commit of a tag. */
function explainCheckOut(tag) {
    const help = `Check out the tag's own commit:\n  git checkout ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(tag)}`;
    return `${help}\nIn a workflow, at actions/checkout:\n  with:\n    ref: ${JSON.stringify(`refs/tags/${tag}`)}`;
}
/** A run that is started again uses the same commit, whatever its tag names by then. */
function explainMovedTag(tag) {
    return `If the tag was moved, the run of its new commit releases it, and this one need not; this one, run again, is of the old commit again. To find that run:\n  gh run list --branch ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(tag)}`;
}
/** An immutable release accepts no file, so it must not be published before its files are uploaded. */
function explainNewDraft() {
    return 'Leave it to this tool to publish the next one: release when the tag is pushed, and make no release by hand, or a draft only:\n  on:\n    push:\n      tags: ["v*"]';
}
/**
 * Nobody but a person may change a public list of digests.
 *
 * @param isNamed whether it has a line for the file.
 */
function explainCorrectSums(tag, { name, sha256, isNamed }, again) {
    const word = (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(tag);
    return [
        "Only you can change the list that is public. Fetch it:",
        `  gh release download ${word} --pattern SHA256SUMS`,
        ...(isNamed
            ? [`Give ${name} in it the digest ${sha256}, send it again, and run this again:`]
            : ["Add the line of the archive, send it again, and run this again:"]),
        ...(isNamed ? [] : [`  echo ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`${sha256}  ${name}`)} >> SHA256SUMS`]),
        `  gh release upload ${word} SHA256SUMS --clobber`,
        `  ${again}`,
    ].join("\n");
}
function explainCommitFirst(tag) {
    return `Commit, tag and push first:\n  git add --all\n  git commit --message ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`Release ${tag}`)}\n  git tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(tag)}\n  git push origin HEAD ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`refs/tags/${tag}`)}`;
}
function explainPushTag(tag) {
    return `Push the tag first:\n  git push origin ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(`refs/tags/${tag}`)}`;
}
/** @param again the command that starts the same run. */
function explainRerun(again, when = "Run this again") {
    return `${when}: it goes on where this run ended, and does nothing twice\n  ${again}`;
}
/** A job sees the secrets of an environment only if it names that environment. */
function explainTokenOfJob() {
    return [
        "Leave out the input github-token: the job has a token of its own. A secret that you name is seen only if it is there and",
        "not of a stranger's run, and one of an environment only by a job that names the environment:",
        "  jobs:",
        "    release:",
        "      environment: release",
    ].join("\n");
}
/** The permission that a token needs, in the words of the page where it is set. */
function explainPermission(repository) {
    return `Give the job the permission to write releases, at the job or at the head of its workflow:\n  permissions:\n    contents: write\nA fine-grained token of a person needs, for ${repository}, the permission Contents: Read and write`;
}
function explainOtherToken() {
    return 'Give a token that is valid: this one is wrong, has expired, or was taken back. In a workflow leave out the input github-token; elsewhere:\n  export GITHUB_TOKEN="$(gh auth token)"';
}
/** GitHub itself only answers that the request is forbidden. */
function explainWorkflowChange(tag) {
    return `If it has that already: GitHub takes no release from a token without the scope workflow whose commit changes .github/workflows against the default branch. Merge that change first, or make the draft by hand, and run this again:\n  gh release create ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)(tag)} --draft --verify-tag --notes ""`;
}
function incrementPatch(text) {
    const version = (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(text);
    if (!version)
        return "the next one";
    const { major, minor, patch, build: metadata, prerelease } = version;
    if (!prerelease)
        return `${String(major)}.${String(minor)}.${String(patch + 1)}`;
    const bare = metadata === "" ? text : text.slice(0, -metadata.length - 1);
    const number = /\.(\d{1,15})$/u.exec(bare.slice(bare.indexOf("-")))?.[1];
    return number === undefined ? `${bare}.1` : `${bare.slice(0, -number.length)}${String(Number(number) + 1)}`;
}


/***/ }),

/***/ 44503:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D3: function() { return /* binding */ commitOf; },
  TD: function() { return /* binding */ compareWithCommit; },
  HD: function() { return /* binding */ hasOtherPlugins; },
  T_: function() { return /* binding */ runRelease; }
});

// EXTERNAL MODULE: ./build/bundled/core/report.js
var report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/git-facts.js
var git_facts = __webpack_require__(52772);
// EXTERNAL MODULE: ./build/bundled/plugin/documents/release-tag.js
var release_tag = __webpack_require__(55067);
// EXTERNAL MODULE: ./build/bundled/run/preflight.js + 2 modules
var preflight = __webpack_require__(82195);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/release/commit-difference.js
var commit_difference = __webpack_require__(35837);
// EXTERNAL MODULE: ./build/bundled/release/commit-warnings.js
var commit_warnings = __webpack_require__(64667);
// EXTERNAL MODULE: ./build/bundled/packing/pack.js + 1 modules
var pack = __webpack_require__(99100);
// EXTERNAL MODULE: ./build/bundled/release/publish.js + 13 modules
var publish = __webpack_require__(1145);
// EXTERNAL MODULE: ./build/bundled/text/shell-word.js
var shell_word = __webpack_require__(84565);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-error.js
var stop_for_error = __webpack_require__(43845);
;// CONCATENATED MODULE: ./build/bundled/release/stop-for-refused-pack.js


const MOST_NAMED = 10;
/** Stops a release that could not be packed. */
function stopForRefusedPack(refusals) {
    const named = refusals.slice(0, MOST_NAMED);
    const more = refusals.length > named.length ? [`and ${String(refusals.length - named.length)} more`] : [];
    const helps = new Map();
    for (const { help, path, isSecret } of named) {
        const paths = helps.get(help) ?? [];
        helps.set(help, isSecret === true && path !== undefined ? [...paths, path] : paths);
    }
    const doThis = [...helps].map(([help, paths]) => (paths.length === 0 ? help : `${help}\n${explainRemoval(paths)}`));
    const stoppedAt = [...named.map(({ message }) => message), ...more].join("\n");
    return (0,stop_for_error/* stopForThrown */.m)("refused", 5, { stoppedAt, doThis: doThis.join("\n") });
}
/** Others have read whatever was pushed, so removing it is not enough. */
function explainRemoval(paths) {
    const words = paths.map(shell_word/* quoteForShell */.e).join(" ");
    return `  rm -f -- ${words}\nIf it was ever pushed, git has it still: make what is in it worthless as well`;
}

// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-findings.js
var stop_for_findings = __webpack_require__(18241);
// EXTERNAL MODULE: ./build/bundled/release/write-report-of-release.js
var write_report_of_release = __webpack_require__(40404);
// EXTERNAL MODULE: ./build/bundled/release/read-release-spec.js
var read_release_spec = __webpack_require__(22978);
;// CONCATENATED MODULE: ./build/bundled/release/run-release.js

















/**
 * Checks, packs and releases the plugin that a tag names; a dry run only shows the plan.
 *
 * @throws {UsageError} if the request cannot be met.
 * @throws {Refusal} for what must not be shipped.
 */
async function runRelease(request) {
    const checked = await (0,preflight/* preflight */.M)({ ...request, occasion: "release", failOn: "error" });
    return (0,write_report_of_release/* writeReportOfRelease */.c)({ preflight: checked, again: request.again }, () => releasePlugin(request, checked));
}
async function releasePlugin(request, checked) {
    const { tag, today, again } = request;
    const stopped = (preflight) => ({
        preflight,
        outcome: (0,stop_for_findings/* stopForFindings */.C)(preflight, { tag, today, again }),
    });
    const [plugin] = checked.report.plugins;
    if (!plugin)
        throw new errors/* UsageError */.e("There is no plugin to release", "Give the folder of one");
    const folder = (0,report/* getFolder */.L2)(plugin);
    const workspace = (0,disk/* diskWorkspace */.DH)(checked.root);
    const isFit = (0,report/* verdict */.WJ)(checked.report) === "pass";
    const commit = isFit ? await commitOf(workspace, checked.root, tag) : "";
    // A leak is reported before anything else.
    const packed = await (0,pack/* pack */.qq)(workspace, { folder, tag, ...(today !== undefined && { today }) });
    if (packed.state === "refused" && (isFit || packed.refusals.some(({ isSecret }) => isSecret))) {
        return { preflight: checked, outcome: stopForRefusedPack(packed.refusals) };
    }
    if (!isFit || packed.state === "refused")
        return stopped(checked);
    if (packed.state === "unnamed")
        return stopped({ ...checked, report: packed.report });
    const { archive } = packed;
    if (packed.state === "unfit")
        return { ...stopped({ ...checked, report: packed.report }), archive, commit };
    const difference = await compareWithCommit({ root: checked.root, folder, tag }, archive);
    const about = await (0,read_release_spec/* readReleaseSpec */.p)(request, { workspace, folder });
    const isOneOfSeveral = (checked.report.selection?.of ?? 1) > 1 || hasOtherPlugins(folder, tag, about);
    const done = { preflight: checked, archive, commit, warnings: (0,commit_warnings/* findCommitWarnings */.e)(difference) };
    return (0,publish/* publish */.m)(request, { tag, commit, archive, isPinned: false, isOneOfSeveral, ...about }, done);
}
/**
 * Compares an archive with its commit.
 *
 * @throws {UsageError} if the release would differ from what the commit declares.
 */
async function compareWithCommit({ root, folder, tag }, archive) {
    const difference = await (0,commit_difference/* compareArchiveWithCommit */.N)(root, folder, archive);
    if (difference.unknown !== undefined)
        throw createComparisonError(tag, difference.unknown);
    (0,commit_warnings/* refuseOtherWords */.s)(difference, folder, tag);
    return difference;
}
/** Whether the repository also tags other things. Then the tag of a plugin below its root must name the plugin. */
function hasOtherPlugins(folder, tag, { packageName }) {
    return folder !== "" && (0,release_tag/* readTag */.zW)(tag, packageName)?.names !== "no package";
}
/** An archive that could not be compared is never released. */
function createComparisonError(tag, why) {
    return new errors/* UsageError */.e(`Whether what is packed is what the commit of ${(0,safe/* quote */.hD)(tag)} has is not known: ${why}`, "Release from a clone that has the whole commit, where git is installed; in a workflow, with actions/checkout in a step above");
}
/**
 * Reads the commit that is checked out.
 *
 * @throws {UsageError} if there is none, or the tag names another.
 */
async function commitOf(workspace, root, tag) {
    const refs = (0,git_facts/* readGitRefsOfPlugin */.b)(workspace);
    if ((0,absent/* isAbsent */.W)(refs))
        throw new errors/* UsageError */.e(`The commit that is released is unknown: ${refs.absent}`, "Release from a clone; in a workflow, with actions/checkout in a step above");
    const { head } = refs;
    if (head === undefined)
        throw new errors/* UsageError */.e("There is no commit to release", (0,remedies/* explainCommitFirst */.T$)(tag));
    const { findTaggedCommit: taggedCommit } = await __webpack_require__.e(/* import() | processes */ 894).then(__webpack_require__.bind(__webpack_require__, 93587));
    const commit = await taggedCommit(root, tag);
    if (typeof commit === "object")
        throw createComparisonError(tag, commit.refused);
    if (commit === undefined || commit === head)
        return head;
    throw new errors/* UsageError */.e(`The tag ${(0,safe/* quote */.hD)(tag)} names commit ${commit.slice(0, 12)}, and ${head.slice(0, 12)} is checked out`, (0,remedies/* explainCheckOut */.Eh)(tag));
}


/***/ }),

/***/ 43845:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ stopForArtifactFault; },
/* harmony export */   m: function() { return /* binding */ stopForThrown; },
/* harmony export */   stopForError: function() { return /* binding */ stopForError; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81652);
/* harmony import */ var _make_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37651);



const UNTOUCHED = { alreadyPublic: "nothing of this run", notPublic: "everything" };
/** The outcome of a release that failed before any target was asked. */
function stopForError(error, again) {
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P) {
        const isRefused = error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P;
        return stopForThrown(isRefused ? "refused" : "failed", isRefused ? 5 : 2, {
            stoppedAt: error.message,
            doThis: error.help ?? `Mend that, and run it again:\n  ${again}`,
        });
    }
    const { stop, exitStatus } = (0,_make_stop_js__WEBPACK_IMPORTED_MODULE_2__/* .makeStop */ .f)({ thrown: error }, { publishers: [], publicAt: new Map(), done: [], again });
    return { ...stopForThrown("failed", exitStatus, stop), ...(!(error instanceof _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_1__/* .Interrupted */ .j) && { crash: error }) };
}
/** The outcome of a release that failed before there was a plan. */
function stopForThrown(state, exitStatus, { stoppedAt, doThis }) {
    return { state, exitStatus, plan: [], done: [], url: undefined, stop: { stoppedAt, ...UNTOUCHED, doThis } };
}
/** The outcome of a release that an artifact fault stopped before there was a plan. */
function stopForArtifactFault({ exitStatus, message, help }) {
    return stopForThrown(exitStatus === 5 ? "refused" : "failed", exitStatus, { stoppedAt: message, doThis: help });
}


/***/ }),

/***/ 18241:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ stopForFindings; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84565);
/* harmony import */ var _stop_for_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43845);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47892);






const MOST_NAMED = 5;
/** They judge what was built or installed, which most repositories do not contain. */
const OF_THE_MACHINE = ["bundle-present", "dependencies-installed"];
/** Stops a release whose plugin does not pass, or could not be judged. */
function stopForFindings({ report }, { tag, today, again }) {
    if ((0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report) === "broken") {
        const crashed = report.plugins.flatMap(({ outcomes }) => outcomes.filter(({ status }) => status === "crashed"));
        const stoppedAt = `A check could not be run: ${formatList(crashed.map(({ check }) => check))}`;
        const doThis = `${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRerun */ .oS)(again)}\nIf it ends here again, report it with what stands above: ${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.url}/issues`;
        return (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_3__/* .stopForThrown */ .m)("failed", 3, { stoppedAt, doThis });
    }
    const stopping = report.plugins.flatMap(({ findings }) => findings.filter((finding) => (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailing */ .DI)(finding, "error")));
    const checks = [...new Set(stopping.map(({ check }) => check))];
    const count = stopping.length === 1 ? "a finding that stops" : `${String(stopping.length)} findings that stop`;
    const stoppedAt = `The plugin has ${count} a release: ${formatList(checks)}`;
    const isUnbuilt = checks.includes("bundle-present");
    const helps = stopping.filter(({ check }) => check !== "bundle-present").map((finding) => formatHelp(finding, today));
    const more = helps.length > MOST_NAMED ? [`And what else is told above; on your machine: ${formatLocalCommand(tag)}`] : [];
    const isMistagged = checks.includes("version-matches-tag") && checks.length === 1;
    const end = isMistagged
        ? (0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRightTag */ ._D)(tag, report.plugins[0]?.version ?? "")
        : (0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainMoveTag */ .XQ)(tag, checks.every((check) => OF_THE_MACHINE.includes(check))
            ? "If a file was changed for that, commit it"
            : undefined);
    const doThis = [...(isUnbuilt ? [(0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainBuild */ .gn)()] : []), ...helps.slice(0, MOST_NAMED), ...more, end].join("\n");
    return (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_3__/* .stopForThrown */ .m)("rejected", 1, { stoppedAt, doThis });
}
function formatHelp({ location, message, help = message }, today) {
    const line = location.range ? `:${String(location.range.start.line)}` : "";
    // A heading or a command goes on a line of its own, to be pasted.
    const dated = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .makeVisible */ .Xm)(help)
        .replaceAll("<date>", today ?? "<date>")
        .replace(/: (#{1,6} [^#]+|(?:npm|pnpm|yarn|bun) [\w -]+)$/u, ":\n  $1");
    const sentence = help === message ? "" : `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .makeVisible */ .Xm)(message)}. `;
    return `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .makeVisible */ .Xm)(location.file)}${line}: ${sentence}${dated}`;
}
function formatLocalCommand(tag) {
    return `\n  npx ${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name} check --tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteForShell */ .e)(tag)}`;
}
function formatList(checks) {
    const more = checks.length - MOST_NAMED;
    return `${checks.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}


/***/ }),

/***/ 40404:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ writeReportOfRelease; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13425);
/* harmony import */ var _stop_for_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43845);



/** Keeps the report if a release ends with an error after its plugin was judged. */
async function writeReportOfRelease({ preflight, again }, act) {
    try {
        return await act();
    }
    catch (error) {
        if (error instanceof _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .ArtifactFault */ .R)
            return { preflight, outcome: (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_2__/* .stopForArtifactFault */ .Q)(error) };
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P)
            return { preflight, outcome: (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_2__.stopForError)(error, again) };
        throw error;
    }
}


/***/ }),

/***/ 82457:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ fitsInBytes; },
/* harmony export */   z: function() { return /* binding */ cutToBytes; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41035);


/** GitHub drops a whole summary over 1 MiB. */
const MOST_BYTES = 1024 * 1024;
/** The bytes of the sentence about the cut, and how much escaping can lengthen a name in it. */
const NOTE_BYTES = 400;
const MOST_ESCAPED = 12;
/** Whether GitHub accepts all of it. */
function fitsInBytes(blocks, { room = MOST_BYTES }) {
    return Buffer.byteLength(blocks.join("")) <= room;
}
/**
 * The first lines that fit, with no line cut and no fold left open, and a sentence on what is left out and where it
 * is.
 */
function cutToBytes(blocks, { room = MOST_BYTES, whole, isLogged }) {
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
    const where = describePlaces(whole, isLogged);
    const cut = `_GitHub takes no more: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(left.length, "more line")} of this summary left out. ${where} everything._`;
    const fitting = [...kept, "", ...(isOpen ? ["</details>", ""] : []), cut, ""].join("\n");
    // With other text before it, the whole file would be dropped.
    return bytes(fitting) <= room ? fitting : "";
}
/** Where the whole text is. */
function describePlaces(whole, isLogged = false) {
    if (!isLogged)
        return "The formats json and terminal hold";
    return whole === undefined ? "The log of the step holds" : `The log of the step and ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .markdown */ .wD)(whole)} hold`;
}


/***/ }),

/***/ 56174:
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
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
;// CONCATENATED MODULE: ./build/bundled/text/git-name.js

/** A file's name as git reads it in a patch: in quotes, with octal bytes, where it is not plain. */
function quoteForGit(name) {
    if (/^[\x20-\x7e]*$/u.test(name) && !/["\\]/u.test(name) && (0,safe/* makeVisible */.Xm)(name) === name)
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
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/bundled/reporters/binary-patch.js


const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The part below `diff --git` in git's binary format. Whatever the texts contain, it is inert and exact. */
function formatBinaryPatch(before, after) {
    const [old, fixed] = [Buffer.from(before), Buffer.from(after)];
    return `index ${computeBlobName(old)}..${computeBlobName(fixed)}\nGIT binary patch\n${formatLiteral(fixed)}\n${formatLiteral(old)}\n`;
}
function computeBlobName(bytes) {
    return (0,external_node_crypto_.createHash)("sha1")
        .update(`blob ${String(bytes.length)}\0`)
        .update(bytes)
        .digest("hex");
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
    const head = `# ${tool/* TOOL */.j.name}: the fixes for ${(0,phrases/* formatCount */.B4)(parts.length, "file")}. At the repository's root: git apply FILE\n`;
    return [...(parts.length > 0 ? [head] : []), ...left, ...parts].join("");
};
function formatFilePatches(changes) {
    return changes.flatMap((change) => {
        const why = findReasonToLeave(change);
        if (why !== undefined)
            return [{ file: change.file, left: why }];
        return "after" in change ? [{ file: change.file, text: formatFilePatch(change) }] : [];
    });
}
/** Why a file is in no patch. A patch also shows the lines around a fix. */
function findReasonToLeave(change) {
    if ("left" in change)
        return change.left;
    if (change.linked)
        return "it is reached through a link";
    return (0,safe/* mayBeSecret */.lr)(change.before) || (0,safe/* mayBeSecret */.lr)(change.after) ? "it may hold a secret: --fix mends it" : undefined;
}
/** The fixes of the report itself. */
function findChanges({ plugins }, { source }) {
    const fixes = plugins.flatMap(({ findings }) => findings.flatMap((finding) => (finding.fix && (0,report/* counts */.tQ)(finding) ? [finding.fix] : [])));
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
    const [from, to] = [quoteForGit(`a/${file}`), quoteForGit(`b/${file}`)];
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
/** Whether a line can be printed as it is. A carriage return at its end, a tab and a byte order mark are allowed. */
function isInert(line) {
    const shown = line
        .replace(/\r$/u, "")
        .replace(/\t/gu, " ")
        .replace(/^(.)\ufeff/u, "$1");
    return (0,safe/* makeVisible */.Xm)(shown) === shown;
}


/***/ }),

/***/ 2605:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  summary: function() { return /* binding */ summary; }
});

// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/reporters/annotations.js
var annotations = __webpack_require__(24575);
// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
;// CONCATENATED MODULE: ./build/bundled/reporters/summary-rows.js



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
    const { severity, message, help, printed = [], check, url, location, age } = finding;
    const { range, file } = location;
    const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
    const name = (0,safe/* markdown */.wD)(place);
    const link = view.link ? `[${name}](${view.link(file, range)})` : name;
    const release = report.occasion !== "release" && (0,phrases/* formatReleaseStops */.ug)(finding) ? phrases/* STOPS_RELEASE */.kh : undefined;
    const advice = [(0,core_report/* counts */.tQ)(finding) ? help : undefined, (0,phrases/* formatSuppressions */.SR)(finding, report), release]
        .map((words) => (words === undefined ? "" : ` ${(0,safe/* markdown */.wD)((0,safe/* shorten */.ml)(words, LONGEST_MESSAGE))}.`))
        .join("");
    const reported = `- ${(0,core_report/* counts */.tQ)(finding) ? MARKS[severity] : MARKS.suppressed} ${age === undefined ? "" : `${age} \u00b7 `}${link}: **${(0,safe/* markdown */.wD)((0,phrases/* formatSentence */.jg)((0,safe/* shorten */.ml)(message, LONGEST_MESSAGE)))}**${advice} [${check}](${url})`;
    return [reported, ...printed.map((line) => `  ${formatQuote(line)}`)].join("\n");
}
/** A check in a list of checks. */
function formatItem(outcome) {
    const link = `[${outcome.check}](${outcome.url}): ${(0,safe/* markdown */.wD)(outcome.title)}`;
    switch (outcome.status) {
        case "met":
            return `- \u2705 ${link}`;
        case "unmet":
            return `- ${MARKS[(0,core_report/* sortWorstFirst */.Qi)(outcome.findings.filter(core_report/* counts */.tQ))[0]?.severity ?? "suppressed"]} ${link}`;
        case "skipped":
            return `- \u23ed\ufe0f ${link} (skipped: ${(0,safe/* markdown */.wD)(outcome.reason)})`;
        case "crashed":
            return `- \ud83d\udca5 ${link} (crashed)`;
    }
}
/** The message of a check that crashed. Empty for any other. */
function formatCrash(outcome) {
    if (outcome.status !== "crashed")
        return [];
    const lines = outcome.error.split("\n").map(formatQuote);
    return [`\ud83d\udca5 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
}
/** Spaces at the start of a line would make it code. Two at its end keep it apart from the next line. */
function formatQuote(line) {
    return `> ${(0,safe/* markdown */.wD)(line).replace(/^ +/u, (blanks) => "&nbsp;".repeat(blanks.length))}  `;
}

// EXTERNAL MODULE: ./build/bundled/reporters/cut-to-bytes.js
var cut_to_bytes = __webpack_require__(82457);
;// CONCATENATED MODULE: ./build/bundled/reporters/summary.js








/** GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. */
const summary = (report, view) => {
    const { block, brief } = view.offer ?? {};
    const rows = new Map();
    const rowOf = (finding) => {
        const reported = rows.get(finding) ?? formatRow(finding, report, view);
        rows.set(finding, reported);
        return reported;
    };
    const blocks = (offered, isCut = false) => formatBlocks(report, { view, rowOf, isCut, offered: offered === undefined ? [] : [offered] });
    const offers = block === undefined ? [brief] : [block, brief];
    const whole = offers.map((offered) => blocks(offered)).find((all) => (0,cut_to_bytes/* fitsInBytes */.P)(all, view));
    return whole ? whole.join("") : (0,cut_to_bytes/* cutToBytes */.z)(blocks(brief, true), view);
};
function formatBlocks(report, parts) {
    const { view, offered, isCut } = parts;
    const several = report.plugins.length > 1;
    const words = report.plugins.length === 0 ? "nothing to check" : (0,phrases/* formatVerdict */.Pu)(report, several);
    const blocks = [
        `## ${tool/* TOOL */.j.name}: ${MARKS[(0,core_report/* verdict */.WJ)(report)]} ${words}`,
        ...formatNotes(report),
        ...(view.remarks ?? []),
        ...offered,
        ...formatLimits(report, parts),
        ...(several && isCut ? formatWorst(report, parts) : []),
        ...(several ? formatOverview(report) : []),
        ...report.plugins
            .filter((plugin) => !several || !(0,phrases/* isHealthy */.Wr)(plugin))
            .flatMap((plugin) => formatSection(plugin, report, parts)),
        ...(several ? formatHealthyPlugins(report) : []),
    ];
    return blocks.map((block) => `${block}\n\n`);
}
function formatNotes(report) {
    return [(0,phrases/* formatAges */.uh)(report), (0,phrases/* formatReleaseCounts */.zq)(report), (0,phrases/* formatSelection */.gb)(report), (0,phrases/* formatGone */.Pf)(report)].flatMap((words) => (words === undefined ? [] : [`${(0,safe/* markdown */.wD)(words)}.`]));
}
function formatLimits(report, { view, isCut }) {
    if (view.annotated !== undefined)
        return (0,phrases/* formatAnnotated */.ur)(report, view.annotated, isCut);
    const { left } = (0,annotations/* takeAnnotated */.iv)(report);
    if (left.length === 0)
        return [];
    const most = String(annotations/* MOST_OF_A_KIND */.F4);
    return [
        `GitHub shows ${most} annotations of a severity. ${(0,phrases/* formatCount */.B4)(left.length, "finding")} of ${(0,phrases/* formatCounts */.gM)((0,phrases/* reportCounts */.dn)(report))} ` +
            `${left.length === 1 ? "is" : "are"} not among them; ${(0,phrases/* formatList */.ki)(isCut)}.`,
    ];
}
/** The worst findings of several plugins, before all else, because the end of the summary may be cut. */
function formatWorst(report, { view, rowOf }) {
    const findings = report.plugins.flatMap((plugin) => plugin.findings.filter(core_report/* counts */.tQ));
    const rows = (0,core_report/* sortWorstAndNewFirst */.xI)(findings, view.isChanged).map(rowOf);
    const crashes = report.plugins.flatMap(({ outcomes }) => outcomes.flatMap(formatCrash));
    return [...crashes, (0,phrases/* formatCounts */.gM)((0,phrases/* reportCounts */.dn)(report)), rows.join("\n")].filter((block) => block !== "");
}
function formatSection(plugin, report, { view, rowOf, isCut }) {
    const { met, skipped } = (0,phrases/* countOutcomes */.XF)(plugin);
    const words = (0,phrases/* formatAllCounts */.Nw)((0,phrases/* reportCounts */.dn)({ plugins: [plugin] }));
    const several = report.plugins.length > 1;
    const title = `### ${(0,safe/* markdown */.wD)(several ? (0,phrases/* formatTitleAndPath */.E2)(plugin) : (0,phrases/* formatPluginTitle */.Dz)(plugin))}`;
    const made = `${String(met)} of ${(0,phrases/* formatCount */.B4)(plugin.outcomes.length, "check")} met`;
    const score = [skipped === 0 ? made : `${made}, ${String(skipped)} skipped`, words]
        .filter((part) => part !== "")
        .join(" \u00b7 ");
    const inOrder = isCut ? core_report/* sortWorstAndNewFirst */.xI : core_report/* sortNewFirst */.rx;
    const rows = (findings) => inOrder(findings, view.isChanged).map(rowOf).join("\n");
    const open = plugin.findings.filter(core_report/* counts */.tQ);
    const suppressed = plugin.findings.filter((finding) => !(0,core_report/* counts */.tQ)(finding));
    const crashed = plugin.outcomes.flatMap(formatCrash);
    const reported = [...(isCut ? crashed : []), ...(open.length > 0 ? [rows(open)] : []), ...(isCut ? [] : crashed)];
    return [
        ...[title, score, ...(isCut && several ? [] : reported)],
        ...(suppressed.length > 0
            ? [formatDetails(`${(0,numbers/* formatNumber */.Z)(suppressed.length)} suppressed`, rows(suppressed))]
            : []),
        ...formatChecklist(plugin, several),
    ];
}
/** All checks of a plugin. If there are several plugins, only the checks that are not met. */
function formatChecklist({ outcomes }, several) {
    const listed = several ? outcomes.filter(({ status }) => status !== "met") : outcomes;
    const title = several ? "Checks that are not met" : "All checks";
    return listed.length === 0 ? [] : [formatDetails(title, listed.map(formatItem).join("\n"))];
}
/** One row for each plugin with something to report. */
function formatOverview({ plugins, failOn }) {
    const reportedBefore = plugins.filter((plugin) => !(0,phrases/* isHealthy */.Wr)(plugin));
    if (reportedBefore.length === 0)
        return [];
    const head = ["| | Plugin | Findings | Stop a release |", "| --- | --- | --- | --- |"];
    const rows = reportedBefore.map((plugin) => {
        const sums = (0,phrases/* reportCounts */.dn)({ plugins: [plugin] });
        const name = (0,safe/* markdown */.wD)((0,phrases/* formatTitleAndPath */.E2)(plugin));
        return `| ${MARKS[(0,core_report/* verdict */.WJ)({ plugins: [plugin], failOn })]} | ${name} | ${(0,phrases/* formatAllCounts */.Nw)(sums)} | ${(0,numbers/* formatNumber */.Z)(sums.stopsRelease)} |`;
    });
    return [[...head, ...rows].join("\n")];
}
function formatHealthyPlugins({ plugins }) {
    const healthy = plugins.filter(phrases/* isHealthy */.Wr);
    if (healthy.length === 0)
        return [];
    const rows = healthy.map((plugin) => `- ${MARKS.pass} ${(0,safe/* markdown */.wD)((0,phrases/* formatTitleAndPath */.E2)(plugin))}`);
    const skips = [...(0,phrases/* findSkippedChecks */.Xe)(healthy)].map(([reason, { checks, plugins: concerned }]) => `- \u23ed\ufe0f ${(0,phrases/* formatCount */.B4)(concerned, "plugin")}: skipped, as ${(0,safe/* markdown */.wD)(reason)}: ${[...checks].join(", ")}`);
    return [formatDetails(`${(0,phrases/* formatCount */.B4)(healthy.length, "plugin")} without findings`, [...skips, ...rows].join("\n"))];
}
function formatDetails(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}


/***/ }),

/***/ 10855:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findMistakenTag: function() { return /* binding */ findMistakenTag; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88241);
/* harmony import */ var _plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55067);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71822);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85720);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95655);







/** What is wrong with a tag that was meant to release one of the checked plugins. `undefined` for any other tag. */
async function findMistakenTag(tag, { report, root }) {
    const workspace = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .diskWorkspace */ .DH)(root);
    const names = [];
    let version = "1.2.3";
    for (const plugin of report.plugins) {
        const folder = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(plugin);
        const { packageJson } = (await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlugin */ .o)(workspace, { folder, needs: ["packageJson"] })).facts;
        const packageName = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W)(packageJson) ? undefined : packageJson.value["name"];
        if (typeof packageName === "string")
            names.push(packageName, (0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .removeScope */ .vU)(packageName));
        if (plugin.name !== undefined)
            names.push(plugin.name);
        names.push((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .getBaseName */ .J)(folder));
        version = plugin.version ?? version;
    }
    if (!(0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .isMistakenTag */ .xi)(tag, names))
        return undefined;
    return `Nothing is released: the tag ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(tag)} names no version\nA release tag looks like v${version} or ${version}; in a repository of several plugins, like weather@${version}`;
}


/***/ }),

/***/ 54493:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ crc32; }
/* harmony export */ });
/** What is left of each byte, as a ZIP archive has it. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
    let left = byte;
    for (let bit = 0; bit < 8; bit++)
        left = (left & 1) === 1 ? (left >>> 1) ^ 0xedb88320 : left >>> 1;
    return left;
});
/** The checksum that a ZIP archive keeps of each file. Node has one of its own from version 22 on only. */
function crc32(bytes) {
    let sum = 0xffffffff;
    // Counted, as an iterator over so many bytes takes several times as long.
    for (let at = 0, end = bytes.length; at < end; at++)
        sum = (TABLE[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
    return (sum ^ 0xffffffff) >>> 0;
}


/***/ }),

/***/ 84565:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ quoteForShell; }
/* harmony export */ });
/** A text as one word of a POSIX shell, to be pasted: whatever is in it, nothing of it is run. */
function quoteForShell(text) {
    return /^[\w@%+=:,./-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 71273:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: function() { return /* binding */ openArchive; },
  b: function() { return /* binding */ unpackArchive; }
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/bundled/text/crc32.js
var crc32 = __webpack_require__(54493);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/text/decode.js
var decode = __webpack_require__(68686);
// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __webpack_require__(90881);
;// CONCATENATED MODULE: ./build/bundled/workspace/zip-directory.js


const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIGN = "PK\x05\x06";
const DESCRIPTOR = 0x08074b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 0x2041;
/** The sizes and the checksum stand behind the bytes, as for who wrote them without knowing their end. */
const DESCRIBED_BEHIND = 0x0008;
const UTF8_NAME = 0x0800;
/** Extra fields that tell other sizes or another name to those who know them: ZIP64, and Info-ZIP's names in Unicode. */
const TELLING_FIELDS = [0x0001, 0x7075];
const STORED = 0;
const DEFLATED = 8;
const KIND = 0o170000;
const REGULAR = 0o100000;
/** What is wrong with an archive: no reader may see another archive in it than the next. */
class ZipFault extends Error {
}
/**
 * The files of a ZIP archive, in its own order, or why it is refused: anything that readers take differently, that
 * leads out of a folder, or that unpacks to more than its declared size.
 */
function readZipDirectory(bytes) {
    try {
        return read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    }
    catch (error) {
        if (error instanceof ZipFault)
            return { refused: error.message };
        throw error;
    }
}
function read(zip) {
    const end = findEnd(zip);
    const count = zip.readUInt16LE(end + 10);
    const start = zip.readUInt32LE(end + 16);
    const length = zip.readUInt32LE(end + 12);
    if (count === 0xffff || start === 0xffffffff || length === 0xffffffff)
        throw new ZipFault("it is a ZIP64 archive");
    if (zip.readUInt32LE(end + 4) !== 0 || zip.readUInt16LE(end + 8) !== count) {
        throw new ZipFault("it is one part of an archive in several files");
    }
    if (count > archive_limits/* MOST_ARCHIVED_FILES */.H)
        throw new ZipFault("it holds more than 10,000 files");
    if (start + length !== end)
        throw new ZipFault("its directory does not end where it says");
    const entries = [];
    const paths = new Set();
    let unpacked = 0;
    let free = 0;
    let at = start;
    for (let left = count; left > 0; left--) {
        if (at + CENTRAL_LENGTH > end || zip.readUInt32LE(at) !== CENTRAL)
            throw new ZipFault("its directory is damaged");
        const nameLength = zip.readUInt16LE(at + 28);
        const next = at + CENTRAL_LENGTH + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
        if (next > end)
            throw new ZipFault("its directory is damaged");
        const name = zip.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength);
        const { entry, from, to } = readEntry(zip, at, name, start);
        if (paths.has(entry.path))
            throw new ZipFault(`it holds ${JSON.stringify(entry.path)} twice`);
        // Entries in each other's bytes are how a small archive unpacks to a huge one.
        if (from < free)
            throw new ZipFault("its files lie in each other, or not in the order of its directory");
        // What no directory names is there for readers that go from head to head.
        if (from > free)
            throw new ZipFault("something lies between its files that its directory does not name");
        free = to;
        unpacked += entry.size;
        if (unpacked > archive_limits/* MOST_ARCHIVED_BYTES */.F)
            throw new ZipFault("it unpacks to more than 256 MiB");
        paths.add(entry.path);
        entries.push(entry);
        at = next;
    }
    if (at !== end)
        throw new ZipFault("its directory holds more than it says");
    if (free !== start)
        throw new ZipFault("something lies behind its files that its directory does not name");
    for (const path of paths) {
        for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
            if (paths.has(path.slice(0, slash))) {
                throw new ZipFault(`it holds ${JSON.stringify(path.slice(0, slash))} as a file and as a folder`);
            }
        }
    }
    return entries;
}
function findEnd(zip) {
    const last = zip.length - END_LENGTH;
    for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
        if (zip.readUInt32LE(at) !== END)
            continue;
        // One within the comment of another: each is the end for some reader.
        if (zip.readUInt16LE(at + 20) !== last - at)
            throw new ZipFault("its end is not where it says, or it has two");
        if (zip.subarray(at + END_LENGTH).includes(END_SIGN))
            throw new ZipFault("it has two ends");
        return at;
    }
    throw new ZipFault("it is no ZIP archive, or its end is missing");
}
function readEntry(zip, at, name, end) {
    const path = readPath(name);
    const reported = JSON.stringify(path);
    const flags = zip.readUInt16LE(at + 8);
    const method = zip.readUInt16LE(at + 10);
    const packedSize = zip.readUInt32LE(at + 20);
    const size = zip.readUInt32LE(at + 24);
    const from = zip.readUInt32LE(at + 42);
    const madeOnUnix = zip[at + 5] === 3;
    const mode = madeOnUnix ? zip.readUInt16LE(at + 40) : 0;
    if ((flags & ENCRYPTED) !== 0)
        throw new ZipFault(`${reported} in it is encrypted`);
    if (method !== STORED && method !== DEFLATED)
        throw new ZipFault(`${reported} in it is packed in an unusual way`);
    if ((mode & KIND) !== 0 && (mode & KIND) !== REGULAR)
        throw new ZipFault(`${reported} in it is a link or no file`);
    if (packedSize === 0xffffffff || size === 0xffffffff || from === 0xffffffff) {
        throw new ZipFault("it is a ZIP64 archive");
    }
    if (from + LOCAL_LENGTH > end || zip.readUInt32LE(from) !== LOCAL)
        throw new ZipFault(`${reported} in it is not there`);
    const nameEnd = from + LOCAL_LENGTH + zip.readUInt16LE(from + 26);
    const data = nameEnd + zip.readUInt16LE(from + 28);
    const agrees = name.equals(zip.subarray(from + LOCAL_LENGTH, nameEnd)) && zip.readUInt16LE(from + 8) === method;
    if (!agrees)
        throw new ZipFault(`${reported} in it has another name or form in its own head`);
    if ((flags & UTF8_NAME) === 0 && name.some((byte) => byte > 0x7f)) {
        throw new ZipFault(`the name ${reported} in it is not marked as UTF-8`);
    }
    const extra = at + CENTRAL_LENGTH + name.length;
    for (const fields of [zip.subarray(nameEnd, data), zip.subarray(extra, extra + zip.readUInt16LE(at + 30))]) {
        if (hasTellingField(fields))
            throw new ZipFault(`${reported} in it has a field with another name or size`);
    }
    if (data + packedSize > end)
        throw new ZipFault(`${reported} in it is cut off`);
    if (method === STORED && packedSize !== size)
        throw new ZipFault(`${reported} in it has two sizes`);
    const packed = zip.subarray(data, data + packedSize);
    const checksum = zip.readUInt32LE(at + 16);
    const to = findEntryEnd(zip, { at, from, to: data + packedSize }, end);
    if (to === undefined)
        throw new ZipFault(`${reported} in it has another size or checksum in its own head`);
    const isExecutable = (mode & 0o100) !== 0;
    const entry = { path, size, checksum, isExecutable, packed, isDeflated: method === DEFLATED };
    return { entry, from, to };
}
/**
 * Where an entry ends whose own head, or what stands behind its bytes, says the same as the directory: who reads from
 * head to head goes by it. `undefined` where they do not agree.
 */
function findEntryEnd(zip, { at, from, to }, end) {
    const flags = zip.readUInt16LE(at + 8);
    if (zip.readUInt16LE(from + 6) !== flags)
        return undefined;
    const told = zip.subarray(at + 16, at + 28);
    const head = zip.subarray(from + 14, from + 26);
    if ((flags & DESCRIBED_BEHIND) === 0)
        return head.equals(told) ? to : undefined;
    // Bytes that are not deflated do not say where they end.
    const isStored = zip.readUInt16LE(at + 10) === STORED;
    if (isStored || !(head.equals(told) || head.every((byte) => byte === 0)))
        return undefined;
    const start = to + 4 <= end && zip.readUInt32LE(to) === DESCRIPTOR ? to + 4 : to;
    const behind = start + told.length;
    return behind <= end && zip.subarray(start, behind).equals(told) ? behind : undefined;
}
function hasTellingField(fields) {
    let at = 0;
    while (at + 4 <= fields.length) {
        if (TELLING_FIELDS.includes(fields.readUInt16LE(at)))
            return true;
        at += 4 + fields.readUInt16LE(at + 2);
    }
    return at !== fields.length;
}
function readPath(name) {
    const path = (0,decode/* decodeStrictUtf8 */.Rs)(name);
    if (path === undefined)
        throw new ZipFault("a name in it is not UTF-8");
    const reported = JSON.stringify(path);
    if (path.endsWith("/"))
        throw new ZipFault(`${reported} in it is a folder, and folders are not listed`);
    if (/[\\\0]/u.test(path))
        throw new ZipFault(`the name ${reported} in it holds a backslash or a zero`);
    if (path.startsWith("/") || /^[A-Za-z]:/u.test(path))
        throw new ZipFault(`the name ${reported} in it leads to a root`);
    if (path.split("/").some((part) => ["", ".", ".."].includes(part))) {
        throw new ZipFault(`the name ${reported} in it leads elsewhere`);
    }
    return path;
}

;// CONCATENATED MODULE: ./build/bundled/workspace/archive.js




/** Files up to this size are kept unpacked. */
const LARGEST_KEPT = 1024 * 1024 + 1;
/**
 * Opens an untrusted ZIP archive in memory, or explains why it is refused. No file unpacks to more than its declared
 * size.
 */
function openArchive(bytes) {
    const entries = readZipDirectory(bytes);
    if ("refused" in entries)
        return entries;
    for (const entry of entries) {
        if (unpackArchive(entry) === undefined)
            return { refused: `${JSON.stringify(entry.path)} in it is damaged` };
    }
    return { entries, workspace: makeWorkspace(entries) };
}
/** A file's bytes; `undefined` where they do not match the archive's directory. */
function unpackArchive({ packed, isDeflated, size, checksum }) {
    const bytes = isDeflated ? inflate(packed, size) : packed;
    return bytes?.length === size && (0,crc32/* crc32 */.Q)(bytes) === checksum ? bytes : undefined;
}
function inflate(packed, size) {
    try {
        return (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1) });
    }
    catch (error) {
        // Whatever the inflater reports: the bytes are damaged.
        if (error instanceof Error && "code" in error)
            return undefined;
        throw error;
    }
}
function makeWorkspace(entries) {
    const files = new Map(entries.map((entry) => [entry.path, entry]));
    const folders = listFolders(files.keys());
    const kept = new Map();
    const read = (path) => {
        const entry = files.get(path);
        const bytes = kept.get(path) ?? (entry && unpackArchive(entry));
        if (bytes && bytes.length <= LARGEST_KEPT)
            kept.set(path, bytes);
        return bytes;
    };
    return {
        entry(path) {
            const file = files.get(path);
            if (file)
                return { kind: "file", size: file.size, ...(file.isExecutable && { isExecutable: true }) };
            return path === "" || folders.has(path) ? { kind: "folder" } : undefined;
        },
        list: (folder) => folders.get(folder) ?? [],
        bytes: (path, most = Infinity) => ((files.get(path)?.size ?? Infinity) <= most ? read(path) : undefined),
        head: (path, most) => read(path)?.subarray(0, most),
    };
}
/** What is in each folder, by name. */
function listFolders(paths) {
    const folders = new Map([["", new Map()]]);
    for (const path of paths) {
        const names = path.split("/");
        let folder = "";
        for (const [depth, name] of names.entries()) {
            const listed = folders.get(folder) ?? new Map();
            folders.set(folder, listed);
            listed.set(name, { name, kind: depth < names.length - 1 ? "folder" : "file" });
            folder = (0,workspace/* joinPath */.uJ)(folder, name);
        }
    }
    return new Map([...folders].map(([folder, listed]) => [folder, [...listed.values()].toSorted(workspace/* compareNames */.MP)]));
}


/***/ })

};
;