"use strict";
exports.id = 1998;
exports.ids = [1998,9945,4287];
exports.modules = {

/***/ 1998:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  speak: function() { return /* binding */ speak; }
});

;// CONCATENATED MODULE: ./build/src/text/diff-lines.js
/** The lines of the newer text that a unified diff of one file shows, by their numbers. */
function diffLines(patch) {
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

// EXTERNAL MODULE: ./build/src/github/pages.js
var pages = __webpack_require__(2680);
;// CONCATENATED MODULE: ./build/src/github/diff.js


/** What a pull request changes. Of a file that is binary or changed too much GitHub shows no lines, and so there are none. */
async function diffOf(github, pullRequest) {
    const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/files";
    const files = await (0,pages/* allPages */.S4)(github, route, { pull_number: pullRequest });
    return new Map(files.flatMap(({ filename, patch }) => typeof filename === "string" && typeof patch === "string" ? [[filename, diffLines(patch)]] : []));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/github/client.js + 7 modules
var client = __webpack_require__(3762);
// EXTERNAL MODULE: ./build/src/github/fault.js
var fault = __webpack_require__(328);
;// CONCATENATED MODULE: ./build/src/github/check-run.js


const RUNS = "/repos/{owner}/{repo}/check-runs";
const RUN = `${RUNS}/{check_run_id}`;
/** GitHub takes no more at once, and adds those of every request to what is there. */
const MOST_AT_ONCE = 50;
const MOST_ATTEMPTS = 3;
/**
 * Makes a new check run with all of its annotations, one request after the other.
 *
 * @throws {GitHubFault} when not all could be given. What was begun is concluded then, if that can still be done.
 */
async function publishCheckRun(github, run, place) {
    const [first = [], ...others] = chunks(run.annotations);
    const isWhole = others.length === 0;
    const number = await created(github, place, {
        ...{ name: run.name, head_sha: place.commit, external_id: place.id },
        ...(place.detailsUrl !== undefined && { details_url: place.detailsUrl }),
        ...(isWhole ? concluded(run) : { status: "in_progress" }),
        output: output(run, first),
    });
    let given = first.length;
    try {
        for (const [at, batch] of others.entries()) {
            const state = at === others.length - 1 ? concluded(run) : {};
            await append(github, number, given, { ...state, output: output(run, batch) }, batch.length);
            given += batch.length;
        }
    }
    catch (error) {
        const title = `${run.title} (GitHub took ${String(given)} of ${String(run.annotations.length)} annotations)`;
        const state = { ...concluded(run), output: output({ ...run, title }, []) };
        await github.call(`PATCH ${RUN}`, { check_run_id: number, ...state }).catch((second) => {
            throw new AggregateError([error, second], `${words(error)}; and the check run is left unfinished: ${words(second)}`);
        });
        throw error;
    }
}
function words(error) {
    return error instanceof Error ? error.message : String(error);
}
/** The run's number. After a lost answer it is looked for, and only made anew when it is not there. */
async function created(github, place, body) {
    for (let attempt = 1;; attempt++) {
        try {
            return numberOf(await github.call(`POST ${RUNS}`, body));
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
/** Adds annotations once: after a lost answer their number tells whether they are there. */
async function append(github, number, given, body, more) {
    for (let attempt = 1;; attempt++) {
        try {
            await github.call(`PATCH ${RUN}`, { check_run_id: number, ...body });
            return;
        }
        catch (error) {
            if (!(0,fault/* isLost */.J)(error))
                throw error;
            const count = countOf(await github.call(`GET ${RUN}`, { check_run_id: number }));
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
    const { check_runs: runs } = (0,pages/* record */.g1)(await github.call(route, asked));
    const ours = (0,pages/* list */.p_)(runs, route).find((run) => (0,pages/* record */.g1)(run)["external_id"] === id);
    return ours === undefined ? undefined : numberOf(ours);
}
function numberOf(run) {
    const { id } = (0,pages/* record */.g1)(run);
    if (typeof id === "number")
        return id;
    throw new fault/* GitHubFault */.Q("lost", "GitHub made a check run and does not say which");
}
function countOf(run) {
    const { annotations_count: count } = (0,pages/* record */.g1)((0,pages/* record */.g1)(run)["output"]);
    return typeof count === "number" ? count : undefined;
}
function concluded({ conclusion }) {
    return { status: "completed", conclusion };
}
function output({ title, summary }, annotations) {
    return { title, summary, annotations };
}
function chunks(annotations) {
    return Array.from({ length: Math.ceil(annotations.length / MOST_AT_ONCE) }, (_, at) => annotations.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE));
}

// EXTERNAL MODULE: ./build/src/github/repository-name.js
var repository_name = __webpack_require__(2796);
// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(2873);
;// CONCATENATED MODULE: ./build/src/text/cut-bytes.js
/** As much of a text as fits into so many bytes of UTF-8, with an ellipsis for what is left out. */
function cutBytes(text, most) {
    // No character takes more than three bytes a UTF-16 unit.
    if (text.length * 3 <= most)
        return text;
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= most)
        return text;
    const kept = new TextDecoder().decode(bytes.subarray(0, most - 3), { stream: true });
    return `${kept}\u2026`;
}

// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/reporters/words.js
var reporters_words = __webpack_require__(6310);
;// CONCATENATED MODULE: ./build/src/reporters/check-run.js





/** Beyond these nobody reads, and requests would take minutes; the summary counts the others. */
const MOST_ANNOTATIONS = 1000;
const MOST_SUMMARY_BYTES = 65_000;
const MOST_TEXT_BYTES = 64_000;
const MOST_TITLE_BYTES = 255;
const LEVELS = {
    error: "failure",
    warning: "warning",
    notice: "notice",
};
function checkRunOf(report, view, summary) {
    const findings = (0,core_report/* worstAndNewFirst */.fh)(report.plugins.flatMap((plugin) => plugin.findings.filter(core_report/* counts */.tQ)), view.isChanged);
    const annotations = findings.slice(0, MOST_ANNOTATIONS).map((finding) => annotation(finding, report));
    const paths = report.plugins.map(({ path }) => path);
    const [path = "."] = paths;
    const subject = paths.length > 1 ? (0,reporters_words/* counted */.hS)(paths.length, "plugin") : path;
    const result = (0,core_report/* verdict */.WJ)(report);
    const several = paths.length > 1;
    const title = paths.length === 0 ? "nothing to check" : (0,reporters_words/* verdictWords */.L2)(report, several);
    const told = findings.length === 0 ? [] : [(0,reporters_words/* counted */.hS)(findings.length, "finding"), (0,reporters_words/* ageWords */.hm)(report) ?? []].flat();
    return {
        name: cutBytes(subject === "." ? tool/* TOOL */.j.name : `${tool/* TOOL */.j.name} (${(0,safe/* visible */.RK)(subject)})`, MOST_TITLE_BYTES),
        conclusion: result === "pass" ? "success" : "failure",
        title: cutBytes((0,safe/* visible */.RK)(told.length === 0 ? title : `${title}: ${told.join(", ")}`), MOST_TITLE_BYTES),
        summary: summary(report, { ...view, annotated: annotations.length, room: MOST_SUMMARY_BYTES }),
        annotations,
    };
}
function annotation(finding, report) {
    const { severity, location, check, message, help, printed = [], url } = finding;
    const release = report.occasion !== "release" && (0,reporters_words/* stopsReleaseOnly */.fl)(finding) ? reporters_words/* STOPS_RELEASE */.kh : undefined;
    const notes = [(0,reporters_words/* suppressionWords */.Be)(finding, report), (0,reporters_words/* knownWords */.L3)(finding, report), release];
    const lines = [message, help, ...notes, url].filter((line) => line !== undefined);
    return {
        path: location.file,
        ...place(location.range),
        annotation_level: LEVELS[severity],
        title: cutBytes((0,safe/* visible */.RK)(`${tool/* TOOL */.j.name}: ${check}`), MOST_TITLE_BYTES),
        message: cutBytes(lines.map(safe/* visible */.RK).join("\n"), MOST_TEXT_BYTES),
        ...(printed.length > 0 && { raw_details: cutBytes(printed.map(safe/* visible */.RK).join("\n"), MOST_TEXT_BYTES) }),
    };
}
// GitHub refuses columns of a range that spans lines, and asks for a line also where there is none.
function place(range) {
    const { start, end } = range ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
    const lines = { start_line: start.line, end_line: end.line };
    if (!range || start.line !== end.line)
        return lines;
    return { ...lines, ...{ start_column: start.column, end_column: end.column } };
}

// EXTERNAL MODULE: ./build/src/reporters/summary.js + 1 modules
var summary = __webpack_require__(4287);
;// CONCATENATED MODULE: ./build/src/action/publish.js







/** A client with that token. One that cannot be a token is a reason like others. */
async function connection(token, environment) {
    const { GITHUB_API_URL: apiUrl = "", GITHUB_REPOSITORY: repository = "" } = environment;
    if (token === "")
        return { refused: "the input github-token is empty" };
    if (!/^[\x21-\x7e]+$/u.test(token)) {
        return { refused: `the input github-token holds ${String(token.length)} characters that are no token` };
    }
    if (!/^https?:\/\//u.test(apiUrl) || !(0,repository_name/* isRepositoryName */.e)(repository)) {
        return { refused: "this is no job of GitHub Actions" };
    }
    return attempted("", () => (0,client/* connect */.N)({ token, apiUrl, repository, environment }));
}
/** A check run with the findings as annotations; tells how many it has. */
async function publishFindings(github, report, view, { commit }, environment) {
    if (commit === undefined)
        return { refused: "the event names no commit" };
    const run = checkRunOf(report, view, summary.summary);
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = environment;
    const detailsUrl = server && repository && id ? `${server}/${repository}/actions/runs/${id}` : undefined;
    const place = { commit, id: (0,external_node_crypto_.randomUUID)(), ...(detailsUrl !== undefined && { detailsUrl }) };
    return attempted("checks: write", async () => {
        await publishCheckRun(github, run, place);
        return run.annotations.length;
    });
}
/** Does something that GitHub may refuse, and says what it needs where the token may not do it. */
async function attempted(permission, attempt) {
    try {
        return { told: await attempt() };
    }
    catch (error) {
        return { refused: refusal(error, permission) };
    }
}
/** A sentence without a full stop. */
function refusal(error, permission) {
    if (error instanceof fault/* GitHubFault */.Q && error.kind === "forbidden") {
        return `${error.message}. The job needs permissions: ${permission}; a fork's pull request never has it`;
    }
    return error instanceof Error ? error.message : String(error);
}

;// CONCATENATED MODULE: ./build/src/github/review.js


const COMMENTS = "/repos/{owner}/{repo}/pulls/{pull_number}/comments";
const REVIEWS = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
const WORDS = "These fixes are certain: apply each with one click, or all with `plugin-preflight validate --fix`.";
/** A review is read by a person. */
const MOST_SUGGESTIONS = 30;
const review_MOST_ATTEMPTS = 3;
/**
 * Makes suggestions in one review, those that are not there yet. Where GitHub refuses one of them, each is made alone.
 *
 * @throws {GitHubFault} where it is not known what is there: nothing was made then.
 */
async function suggest(github, pullRequest, suggestions) {
    const marks = await marksOf(github, pullRequest);
    const open = suggestions.filter(({ mark }) => !marks.has(mark));
    const wanted = open.slice(0, MOST_SUGGESTIONS);
    const { made, refused, unsure, fault } = await offered(github, pullRequest, wanted);
    const sums = { made: fixesOf(made), refused: fixesOf(refused), unsure: fixesOf(unsure) };
    const left = fixesOf(open) - sums.made - sums.refused - sums.unsure;
    const there = suggestions.filter((one) => marks.has(one.mark) || made.has(one));
    return { ...sums, known: fixesOf(suggestions) - fixesOf(open), left, there, ...(fault && { fault }) };
}
async function offered(github, pullRequest, wanted) {
    const sums = { made: new Set(), refused: new Set(), unsure: new Set() };
    const about = { pull_number: pullRequest.number, commit_id: pullRequest.head };
    const review = (rest) => github.call(`POST ${REVIEWS}`, { ...about, event: "COMMENT", body: WORDS, comments: rest.map(comment) });
    const alone = ([one]) => github.call(`POST ${COMMENTS}`, { ...about, ...(one && comment(one)) });
    const found = () => marksOf(github, pullRequest);
    try {
        const together = await refusedOf(wanted, { send: review, found, sums, isRefusal: isInvalid });
        for (const one of together) {
            const wrong = await refusedOf([one], { send: alone, found, sums, isRefusal: isWrongPlace });
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
/** Sends suggestions, again after a lost answer those that did not arrive, and gives those that are refused. */
async function refusedOf(wanted, { send, found, sums: { made, unsure }, isRefusal }) {
    let rest = wanted;
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
/** GitHub's word on what a request holds; of other refusals, asking for each alone would make thirty. */
function isInvalid(error) {
    return error instanceof fault/* GitHubFault */.Q && error.status === 422;
}
/** GitHub has taken the pull request itself for one by then: what it does not find is the place. */
function isWrongPlace(error) {
    return isInvalid(error) || (error instanceof fault/* GitHubFault */.Q && error.status === 404);
}
/** The marks of comments by programs and by those who may write here: a stranger's must not keep a suggestion away. */
async function marksOf(github, { number }) {
    // The newest first: of more than are listed, ours of the last pushes are among them.
    const newest = { sort: "created", direction: "desc" };
    const comments = await (0,pages/* allPages */.S4)(github, `GET ${COMMENTS}`, { pull_number: number, ...newest });
    const trusted = comments.filter(({ user, author_association: association }) => (0,pages/* record */.g1)(user)["type"] === "Bot" || ["OWNER", "MEMBER", "COLLABORATOR"].includes(String(association)));
    return new Set(trusted.map(({ body }) => (typeof body === "string" ? (body.split(/\r?\n/u)[0] ?? "") : "")));
}
function comment({ path, line, start_line: start, body }) {
    const place = start === undefined ? {} : { start_line: start, start_side: "RIGHT" };
    return { path, line, side: "RIGHT", ...place, body };
}
/** How many findings suggestions mend. */
function fixesOf(suggestions) {
    let sum = 0;
    for (const { findings } of suggestions)
        sum += findings.length;
    return sum;
}

// EXTERNAL MODULE: ./build/src/text/edits.js
var edits = __webpack_require__(817);
// EXTERNAL MODULE: ./build/src/text/markdown/fence.js
var markdown_fence = __webpack_require__(3877);
;// CONCATENATED MODULE: ./build/src/reporters/suggestions.js






const LONGEST_MESSAGE = 2000;
/** GitHub takes 65,536 characters. */
const LONGEST_BODY = 60_000;
/** What `--fix` would write, as suggestions, wherever all of its lines stand in the diff as they stand in the file. */
function suggestionsOf(report, view, diff) {
    const fixable = (0,core_report/* newFirst */.$h)(report.plugins.flatMap(({ findings }) => findings.filter(core_report/* counts */.tQ)), view.isChanged).filter(isFixable);
    const files = byFile(fixable);
    const suggestions = [];
    const suggested = new Set();
    const times = new Map();
    for (const [file, findings] of files) {
        const lines = view.source(file);
        const shown = diff.get(file);
        if (!lines || !shown)
            continue;
        const text = wholeText(lines);
        const lineBreak = lineBreakOf(text);
        const taken = new Map();
        for (const group of groupsOf(findings, text)) {
            const suggestion = suggestionOf(file, group, { lines, shown, lineBreak, times });
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
            const { first, last } = linesOf(finding);
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
function byFile(findings) {
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
/** Of fixes that clash the first is taken, as `--fix` does in its first round. */
function groupsOf(findings, text) {
    const { applied } = (0,edits/* applyFixes */.y)(text, findings.map(({ fix }) => fix));
    const spans = findings
        .filter((_, at) => applied[at])
        .map((finding) => ({ ...linesOf(finding), findings: [finding] }));
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
function linesOf({ fix }) {
    const ranges = fix.map(({ range }) => range);
    return {
        first: Math.min(...ranges.map(({ start }) => start.line)),
        last: Math.max(...ranges.map(({ end }) => end.line)),
    };
}
function suggestionOf(file, { first, last, findings }, { lines, shown, lineBreak, times }) {
    const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const hunks = new Set(numbers.map((number) => shown.get(number)?.hunk));
    // The checkout is a merge: where the base has moved on, its lines are not those of the pull request.
    const isSame = numbers.every((number) => shown.get(number)?.text === lines.line(number));
    if (hunks.size !== 1 || !isSame)
        return undefined;
    const end = { line: last, column: (lines.line(last) ?? "").length + 1 };
    const before = lines.slice({ start: { line: first, column: 1 }, end });
    const fixes = findings.map(({ fix }) => fix.map((edit) => shifted(edit, first - 1)));
    const after = (0,edits/* applyFixes */.y)(before, fixes).text;
    if (!isExact(before, after, lineBreak))
        return undefined;
    const same = JSON.stringify([file, before, after]);
    const time = (times.get(same) ?? 0) + 1;
    const mark = markOf(time === 1 ? same : `${same} ${String(time)}`);
    const said = findings.map(({ message, check, url }) => `**${(0,safe/* markdown */.wD)((0,safe/* shortened */.vI)(message, LONGEST_MESSAGE))}.** [${check}](${url})`);
    const content = after.replaceAll("\r\n", "\n");
    const fence = (0,markdown_fence/* fenceFor */.L)(content);
    const body = [mark, ...said, "", `${fence}suggestion`, content, fence].join("\n");
    if (body.length > LONGEST_BODY)
        return undefined;
    times.set(same, time);
    return { path: file, line: last, ...(first < last && { start_line: first }), body, mark, findings };
}
/** Whether what is applied is, byte for byte, what is meant: GitHub ends lines as the file does, and shows all it writes. */
function isExact(before, after, lineBreak) {
    const same = lineBreak !== undefined && after.split(/\r?\n|\r/u).join(lineBreak) === after;
    // Of nothing, GitHub makes no line.
    return same && after !== "" && !UNSEEN.test(before) && !UNSEEN.test(after);
}
/** What all lines of a text end with; `undefined` where some end in another way. */
function lineBreakOf(text) {
    const breaks = new Set(text.match(/\r?\n|\r/gu));
    return breaks.size > 1 ? undefined : ([...breaks][0] ?? "\n");
}
const UNSEEN = /(?![\t\r\n])\p{Cc}|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd]/u;
function shifted({ file, range, text }, by) {
    const { start, end } = range;
    return { file, text, range: { start: { ...start, line: start.line - by }, end: { ...end, line: end.line - by } } };
}
function wholeText(lines) {
    const end = { line: lines.count, column: (lines.line(lines.count) ?? "").length + 1 };
    return lines.slice({ start: { line: 1, column: 1 }, end });
}
/** Without the line's number: what has moved is still the same, and of equal lines each has its own. */
function markOf(what) {
    const hash = (0,external_node_crypto_.createHash)("sha256").update(what).digest("hex");
    return `<!-- ${tool/* TOOL */.j.name} fix ${hash.slice(0, 32)} -->`;
}

// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __webpack_require__(4234);
;// CONCATENATED MODULE: ./build/src/action/suggest-fixes.js






const PERMISSION = "pull-requests: write";
const NOTHING = { made: 0, known: 0, refused: 0, unsure: 0, left: 0, there: [] };
/** Suggests the fixes of a report at the lines of a pull request; nothing is thrown, and each fix is suggested or counted. */
async function suggestFixes(github, pullRequest, diff, report, view) {
    const none = (why) => ({
        remark: `No fix is suggested. ${rest(fixesIn(report), false)}`.trim(),
        notice: `No fix is suggested: ${why}`,
        findings: new Set(),
    });
    if ("refused" in diff)
        return none(diff.refused);
    const { suggestions, clashing } = suggestionsOf(report, view, diff.told);
    try {
        const suggested = suggestions.length === 0 ? NOTHING : await suggest(github, pullRequest, suggestions);
        const { fault, there } = suggested;
        const remark = suggest_fixes_words(suggested, clashing.size);
        const findings = new Set(there.flatMap((one) => [...one.findings, ...one.clashing]));
        if (!fault)
            return { remark, findings };
        if (suggested.made + suggested.known + suggested.unsure === 0)
            return none(refusal(fault, PERMISSION));
        return { remark, findings, notice: `Not every fix is suggested: ${refusal(fault, PERMISSION)}` };
    }
    catch (error) {
        return none(refusal(error, PERMISSION));
    }
}
function suggest_fixes_words({ made, known, refused, unsure, left }, clashing) {
    const there = made + known;
    const tried = there + refused + unsure + left;
    const sentences = [
        ...(there > 0
            ? [`${fixes(there)} ${are(there)} suggested at the lines of the pull request${earlier(known)}.`]
            : []),
        ...(tried === 0 ? ["No fix is on lines that this pull request shows."] : []),
        ...(there === 0 && tried > 0 && unsure === 0 ? ["No fix is suggested."] : []),
        ...(unsure > 0 ? [`Of ${fixes(unsure)} it is not known: GitHub's answer was lost.`] : []),
        rest(refused + left + clashing, there + unsure > 0 || tried === 0),
    ];
    return sentences.filter((sentence) => sentence !== "").join(" ");
}
function earlier(known) {
    return known > 0 ? `, ${(0,numbers/* grouped */.z)(known)} of them since an earlier push` : "";
}
function rest(count, isMore) {
    return count === 0
        ? ""
        : `${(0,numbers/* grouped */.z)(count)}${isMore ? " more" : ""} can be mended by \`${tool/* TOOL */.j.name} validate --fix\`.`;
}
function fixes(count) {
    return `${(0,numbers/* grouped */.z)(count)} ${count === 1 ? "fix" : "fixes"}`;
}
function are(count) {
    return count === 1 ? "is" : "are";
}
/** How many findings of a report have a fix. */
function fixesIn({ plugins }) {
    const withFix = (finding) => (0,core_report/* counts */.tQ)(finding) && (finding.fix ?? []).length > 0;
    return plugins.reduce((sum, { findings }) => sum + findings.filter(withFix).length, 0);
}

;// CONCATENATED MODULE: ./build/src/action/channels.js



/** Speaks to GitHub. What it refuses is told on, and changes nothing else. */
async function speak({ result, request, view, wishes }, { githubToken, annotations, suggestions: isAsked, patchFile }, event, environment) {
    const { report } = result;
    const offered = async (suggested) => {
        if (!wishes.suggestions)
            return {};
        const { leftFixes } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(4484)]).then(__webpack_require__.bind(__webpack_require__, 4484));
        const offer = await leftFixes(request, result, suggested, patchFile);
        return offer ? { offer } : {};
    };
    const connected = await connection(githubToken, environment);
    if ("refused" in connected) {
        const words = `Nothing was written on GitHub, as ${connected.refused}`;
        const told = { ...view, ...(await offered(new Set())) };
        return annotations === "checks" || isAsked ? spoken(told, [words]) : spoken(told, [], [words]);
    }
    const github = connected.told;
    const { pullRequest } = event;
    const diff = wishes.diff && pullRequest ? await readDiff(github, pullRequest) : undefined;
    const isChanged = diff && "told" in diff ? changedIn(diff.told, view) : undefined;
    const seen = { ...view, ...(isChanged && { isChanged }) };
    const asides = diff && "refused" in diff ? [`What the pull request changes is not known: ${diff.refused}`] : [];
    const suggested = wishes.suggestions && pullRequest && diff ? await suggestFixes(github, pullRequest, diff, report, seen) : undefined;
    const remarks = suggested ? { remarks: [suggested.remark] } : {};
    const offer = await offered(suggested?.findings ?? new Set());
    const refusedFixes = suggested?.notice === undefined ? [] : [suggested.notice];
    const told = { ...seen, ...remarks, ...offer };
    const checks = wishes.checks ? await publishFindings(github, report, told, event, environment) : undefined;
    const refusedChecks = checks && "refused" in checks
        ? [`Annotations are made by commands, of which GitHub shows ten of a severity: ${checks.refused}`]
        : [];
    const annotated = checks && "told" in checks ? { annotated: checks.told } : {};
    return spoken({ ...told, ...annotated }, [...refusedFixes, ...refusedChecks], asides);
}
function spoken(view, notices, asides = []) {
    return { view, notices, asides };
}
function readDiff(github, { number }) {
    return attempted("pull-requests: read", () => diffOf(github, number));
}
/** The most lines of one finding that are looked at. */
const MOST_LINES = 1000;
function changedIn(diff, { source }) {
    return ({ location: { file, range } }) => {
        const shown = diff.get(file);
        if (!shown || !range)
            return false;
        const { start, end } = range;
        const count = Math.min(end.line - start.line + 1, MOST_LINES);
        return Array.from({ length: count }, (_, at) => start.line + at).some((number) => {
            const line = shown.get(number);
            // The checkout may be a merge: what stands elsewhere there is not what the diff shows.
            return line?.isNew === true && line.text === source(file)?.line(number);
        });
    };
}


/***/ }),

/***/ 7191:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ within; },
/* harmony export */   v: function() { return /* binding */ pause; }
/* harmony export */ });
/** @param signal ends the waiting at once; whoever waits asks it why. */
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
/** Waits for something, but no longer than this, and leaves no timer behind that would keep the process. */
async function within(milliseconds, wanted) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([wanted, late]);
    clearTimeout(timer);
}


/***/ }),

/***/ 3762:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: function() { return /* binding */ connect; }
});

// EXTERNAL MODULE: ./build/src/commands/pause.js
var pause = __webpack_require__(7191);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(2873);
// EXTERNAL MODULE: ./build/src/github/fault.js
var fault = __webpack_require__(328);
;// CONCATENATED MODULE: ./build/src/github/download.js

const MOST_HOPS = 4;
const AWAY = [301, 302, 303, 307, 308];
/**
 * A file of GitHub's as bytes. It leads to another host with an address that is signed: nobody is told that address, and
 * the token goes to the host that was asked first and no other.
 *
 * @param fetch with a limit for the bytes of an answer.
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
        const answer = await asked(fetch, at, { headers, redirect: "manual", signal });
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
/** What the platform says of a connection may name the signed address. */
async function asked(get, { href, host }, init) {
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

;// CONCATENATED MODULE: ./build/src/github/in-time.js
/**
 * Does what ends with a signal: when its time is over, or when the run is called off. The platform's own way to make one
 * signal of two does not keep them: a limit may be forgotten before it is reached, and then nothing ends.
 */
async function inTime(milliseconds, called, act) {
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

;// CONCATENATED MODULE: ./build/src/github/network-fault.js

const CERTIFICATES = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;
/** What is at the bottom of an error of the network's: those above it say only that there was one. */
function networkFault(error) {
    let message = String(error);
    let isUnreached = false;
    let cause = error;
    // Nobody makes a chain of so many, or a circle.
    for (let depth = 0; depth < 10 && cause instanceof Error; depth++, cause = cause.cause) {
        message = cause.message || message;
        const { code } = cause;
        const isUnknown = typeof code === "string" && CERTIFICATES.test(code);
        const isProxy = cause instanceof fault/* GitHubFault */.Q || /^Proxy response \(\d+\)/u.test(cause.message);
        isUnreached ||= isUnknown || isProxy;
    }
    return { message, isUnreached };
}

;// CONCATENATED MODULE: ./build/src/github/bounded-fetch.js
/** No answer that is asked for here has a hundredth of that, however little of it comes over the wire. */
const MIB = 1024 * 1024;
const MOST_BYTES = 8 * MIB;
/** A fetch whose answers are there as a whole, and never larger than that: else it throws a RangeError. */
function boundedFetch(fetch, most = MOST_BYTES) {
    return async (url, init) => {
        const { status, headers, body } = await fetch(url, init);
        const bytes = await read(body, most);
        // An answer of these kinds must not have a body, not even an empty one.
        const hasBody = ![204, 205, 304].includes(status);
        return new Response(hasBody ? bytes : null, { status, headers: [...headers] });
    };
}
async function read(body, most) {
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

;// CONCATENATED MODULE: ./build/src/github/proxy.js

/**
 * The proxy that leads to an address, by the variables and the rules of GitHub's own runner; `undefined` where none does.
 *
 * @throws {GitHubFault} for a proxy that has no address: to go without it would go where nobody wants it.
 */
function proxyFor({ protocol, hostname, port }, environment) {
    const isSecure = protocol === "https:";
    const names = isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy", "HTTP_PROXY"];
    const name = names.find((one) => environment[one]);
    if (name === undefined || isLoopback(hostname))
        return undefined;
    const exceptions = environment["no_proxy"] || environment["NO_PROXY"] || "";
    const numbered = `${hostname}:${port || (isSecure ? "443" : "80")}`;
    if (exceptions.split(",").some((one) => isFor(one.trim().toLowerCase(), [hostname, numbered])))
        return undefined;
    return proxyAt(environment[name] ?? "", name);
}
/** `example.com`, and so what is below it; `.example.com`; `example.com:8443`; or `*` for all. */
function isFor(exception, hosts) {
    if (exception === "" || exception === "*")
        return exception === "*";
    const ending = exception.startsWith(".") ? exception : `.${exception}`;
    return hosts.some((host) => host === exception || host.endsWith(ending));
}
function isLoopback(host) {
    return host === "localhost" || host.startsWith("127.") || host === "[::1]";
}
/** The address may hold a password, and is told to nobody. */
function proxyAt(given, name) {
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

;// CONCATENATED MODULE: ./build/src/github/reach.js


/**
 * A fetch that goes through the proxies of the environment, which that of the platform does not know.
 *
 * @throws {GitHubFault} where the proxy to the first address has none itself.
 */
async function reachingFetch(first, environment, most) {
    proxyFor(new URL(first), environment);
    const { fetch, ProxyAgent } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
    const agents = new Map();
    const agentFor = (address) => {
        const proxy = proxyFor(new URL(address), environment);
        if (!proxy)
            return undefined;
        const { url: uri, authorization: token } = proxy;
        const agent = agents.get(uri) ?? new ProxyAgent({ uri, ...(token !== undefined && { token }) });
        agents.set(uri, agent);
        return agent;
    };
    return boundedFetch(async (url, init) => {
        const dispatcher = agentFor(url);
        const asked = { ...init, ...(dispatcher && { dispatcher }) };
        return await fetch(url, asked);
    }, most);
}

;// CONCATENATED MODULE: ./build/src/github/waiting.js
/** Without a word from GitHub on when: a minute, as it asks for itself. */
const SECONDARY_MS = 60_000;
/** How long GitHub asks to wait, in milliseconds; `undefined` where it does not, as then the answer is its last word. */
function askedToWait(status, headers, message, now) {
    if (status !== 403 && status !== 429)
        return undefined;
    const after = retryAfter(headers["retry-after"], now);
    if (after !== undefined)
        return after;
    if (headers["x-ratelimit-remaining"] === "0") {
        const reset = seconds(headers["x-ratelimit-reset"]);
        return reset === undefined ? SECONDARY_MS : Math.max(0, reset * 1000 - now);
    }
    return status === 429 || /secondary rate limit/iu.test(message) ? SECONDARY_MS : undefined;
}
/** `Retry-After`: seconds, or a date. */
function retryAfter(value, now) {
    const given = seconds(value);
    if (given !== undefined)
        return given * 1000;
    const date = typeof value === "string" ? Date.parse(value) : NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
function seconds(value) {
    return typeof value === "string" && /^\d{1,12}$/u.test(value) ? Number(value) : undefined;
}

;// CONCATENATED MODULE: ./build/src/github/client.js









const LIMITS = { total: 60_000, each: 15_000, pause: 1_000 };
const MOST_ATTEMPTS = 5;
const HEADERS = { "x-github-api-version": "2022-11-28" };
/** What the client would say of an answer on its own: it is GitHub's text, and printed by nobody. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
/** The toolkit is loaded here and nowhere else: it costs more than a whole check, and most runs speak to nobody. */
async function connect(access) {
    const { token, apiUrl, repository, limits = LIMITS, environment = {}, signal: called } = access;
    // First: the toolkit falls over a proxy that has no address while it is loaded.
    const fetch = await reachingFetch(apiUrl, environment);
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    const agent = `${tool/* TOOL */.j.name}/${tool/* TOOL */.j.version}`;
    const baseUrl = apiUrl.replace(/\/+$/u, "");
    const { request } = getOctokit(token, { baseUrl, userAgent: agent, log: SILENT });
    const [owner, repo] = repository.split("/");
    const end = Date.now() + limits.total;
    function limited(act) {
        return inTime(Math.max(1, Math.min(limits.each, end - Date.now())), called, act);
    }
    async function once(route, parameters, headers) {
        try {
            const options = { fetch, redirect: "manual", log: SILENT };
            const asked = { ...parameters, owner, repo, headers: { ...HEADERS, ...headers } };
            const { data, status, headers: told, } = (await limited((signal) => request(route, { ...asked, request: { ...options, signal } })));
            if (status < 300 && typeof data === "object" && data !== null)
                return { data };
            if (status === 204)
                return { data: {} };
            return {
                status,
                headers: told,
                message: status < 300 ? "it is no JSON" : "it leads elsewhere, and no token is sent there",
            };
        }
        catch (error) {
            called?.throwIfAborted();
            return failure(error);
        }
    }
    return {
        async download(path, most) {
            const large = await reachingFetch(apiUrl, environment, most);
            return limited((signal) => download(large, `${baseUrl}/repos/${repository}${path}`, { token, signal }));
        },
        async call(route, parameters = {}, given = {}) {
            for (let attempt = 1;; attempt++) {
                const answer = await once(route, parameters, given);
                if ("data" in answer)
                    return answer.data;
                const { status, headers, message, isUnreached = false } = answer;
                const asked = askedToWait(status, headers, message, Date.now());
                const isSafe = !isUnreached && route.startsWith("GET ") && (status === 0 || status >= 500 || status < 300);
                const wait = asked ?? (isSafe ? limits.pause * 2 ** (attempt - 1) : undefined);
                const isLast = wait === undefined || attempt === MOST_ATTEMPTS || Date.now() + wait >= end;
                if (isLast)
                    throw faultOf(route, answer, asked, token);
                await (0,pause/* pause */.v)(Math.max(wait, 1), called);
            }
        },
    };
}
function failure(error) {
    const { status, response, message } = error;
    if (!response || typeof status !== "number")
        return { status: 0, headers: {}, ...networkFault(error) };
    return { status, headers: response.headers ?? {}, message: String(message) };
}
const REACH = "HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS say how it is";
/** An address that GitHub has named is not told whole: it may hold a signature. */
function told(route) {
    return route.replace(/^(\w+) https?:\/\/[^/]+(\/[^?#{]*).*$/u, "$1 $2");
}
function faultOf(asking, { status, message, isUnreached = false }, asked, token) {
    const route = told(asking);
    const said = (0,safe/* visible */.RK)((0,safe/* shortened */.vI)(message.replaceAll(token, "***").trim(), 200));
    if (asked !== undefined) {
        return new fault/* GitHubFault */.Q("busy", `GitHub asks to wait ${String(Math.ceil(asked / 1000))} s before ${route}: ${said}`);
    }
    if (isUnreached)
        return new fault/* GitHubFault */.Q("unreached", `GitHub is not reached from here: ${said}. ${REACH}`);
    if (status === 0)
        return new fault/* GitHubFault */.Q("lost", `GitHub gave no answer to ${route}: ${said}`);
    const words = `GitHub answers ${String(status)} to ${route}: ${said}`;
    if ([401, 403, 404].includes(status))
        return new fault/* GitHubFault */.Q("forbidden", words, status);
    return new fault/* GitHubFault */.Q(status >= 500 || status < 300 ? "lost" : "invalid", words, status);
}


/***/ }),

/***/ 328:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ isLost; },
/* harmony export */   Q: function() { return /* binding */ GitHubFault; }
/* harmony export */ });
/** A sentence without a full stop; no token is in it. */
class GitHubFault extends Error {
    kind;
    status;
    name = "GitHubFault";
    constructor(kind, message, 
    /** Of GitHub's answer, where there was one. */
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

/***/ 2680:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: function() { return /* binding */ allPages; },
/* harmony export */   g1: function() { return /* binding */ record; },
/* harmony export */   p_: function() { return /* binding */ list; }
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(328);

const PAGE = 100;
/** GitHub lists no more than 3,000 files of a pull request; nobody reads as many comments. */
const MOST_PAGES = 30;
/** All entries of a list, page by page. @throws {GitHubFault} also for what is no list: it is not taken for an empty one. */
async function allPages(github, route, parameters) {
    const entries = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
        const listed = await github.call(route, { ...parameters, per_page: PAGE, page });
        const found = list(listed, route);
        entries.push(...found.map(record));
        if (found.length < PAGE)
            break;
    }
    return entries;
}
/** The members of an object of GitHub's; none where there is no object. */
function record(value) {
    return typeof value === "object" && value !== null ? { ...value } : {};
}
function list(value, route) {
    if (Array.isArray(value))
        return value;
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q("lost", `GitHub's answer to ${route} is no list`);
}


/***/ }),

/***/ 9945:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MOST_OF_A_KIND: function() { return /* binding */ MOST_OF_A_KIND; },
/* harmony export */   annotated: function() { return /* binding */ annotated; },
/* harmony export */   annotations: function() { return /* binding */ annotations; }
/* harmony export */ });
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6960);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8572);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2873);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4234);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6310);






/** GitHub shows this many annotations of a severity a step, and drops the rest without a word. */
const MOST_OF_A_KIND = 10;
/** Workflow commands for the GitHub runner: the worst ten of each severity, and a line for what is left out. */
const annotations = (report, view) => {
    const { shown, left } = annotated(report, view);
    const lines = shown.map((finding) => command(finding, report));
    if (left.length > 0) {
        const places = left.length === 1 ? "1 more finding is" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(left.length)} more findings are`;
        lines.push(`${places} not annotated: GitHub shows ${String(MOST_OF_A_KIND)} of a severity. ${view.isLogged === true ? "The list above holds" : "The formats json and terminal hold"} them all.`);
    }
    const { suppressed } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCounts */ .dn)(report);
    if (suppressed > 0)
        lines.push(`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(suppressed)} suppressed, and not annotated.`);
    const said = view.isLogged === true ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseWords */ .Vl)(report), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .ageWords */ .hm)(report)];
    for (const words of said)
        if (words !== undefined)
            lines.push(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(words)}.`);
    const gone = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .goneWords */ .d1)(report);
    if (gone !== undefined)
        lines.push(`::notice title=${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name}::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .commandData */ .wq)(gone)}`);
    return lines.map((line) => `${line}\n`).join("");
};
/** What GitHub will show of a report, worst first, and what it would drop. */
function annotated({ plugins }, { isChanged } = {}) {
    const findings = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .newFirst */ .$h)(plugins.flatMap((plugin) => plugin.findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)), isChanged);
    const budget = new Map(_core_check_js__WEBPACK_IMPORTED_MODULE_5__/* .SEVERITIES */ .o.map((severity) => [severity, MOST_OF_A_KIND]));
    const shown = findings.filter(({ severity }) => {
        const rest = budget.get(severity) ?? 0;
        budget.set(severity, rest - 1);
        return rest > 0;
    });
    const chosen = new Set(shown);
    return { shown, left: findings.filter((finding) => !chosen.has(finding)) };
}
function command(finding, report) {
    const { severity, location, check, message, help, printed = [], url } = finding;
    const properties = [`file=${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .commandProperty */ .N1)(location.file)}`, ...place(location.range)];
    properties.push(`title=${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .commandProperty */ .N1)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name}: ${check}`)}`);
    const release = report.occasion !== "release" && (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .stopsReleaseOnly */ .fl)(finding) ? _words_js__WEBPACK_IMPORTED_MODULE_3__/* .STOPS_RELEASE */ .kh : undefined;
    const notes = [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .suppressionWords */ .Be)(finding, report), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .knownWords */ .L3)(finding, report), release];
    const lines = [message, help, ...printed, ...notes, url];
    const data = lines.filter((line) => line !== undefined).join("\n");
    return `::${severity} ${properties.join(",")}::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .commandData */ .wq)(data)}`;
}
// The runner drops the columns of a range that spans lines, with a complaint in the log.
function place(range) {
    if (!range)
        return [];
    const { start, end } = range;
    const lines = [`line=${String(start.line)}`, `endLine=${String(end.line)}`];
    if (start.line !== end.line)
        return lines;
    return [...lines, `col=${String(start.column)}`, `endColumn=${String(end.column)}`];
}


/***/ }),

/***/ 4287:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  summary: function() { return /* binding */ summary; }
});

// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(2873);
// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __webpack_require__(4234);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/reporters/annotations.js
var annotations = __webpack_require__(9945);
// EXTERNAL MODULE: ./build/src/reporters/words.js
var reporters_words = __webpack_require__(6310);
;// CONCATENATED MODULE: ./build/src/reporters/summary-rows.js



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
/** A finding in one line, and below it what was printed. */
function row(finding, report, view) {
    const { severity, message, help, printed = [], check, url, location, age } = finding;
    const { range, file } = location;
    const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
    const name = (0,safe/* markdown */.wD)(place);
    const link = view.link ? `[${name}](${view.link(file, range)})` : name;
    const release = report.occasion !== "release" && (0,reporters_words/* stopsReleaseOnly */.fl)(finding) ? reporters_words/* STOPS_RELEASE */.kh : undefined;
    const advice = [(0,core_report/* counts */.tQ)(finding) ? help : undefined, (0,reporters_words/* suppressionWords */.Be)(finding, report), release]
        .map((words) => (words === undefined ? "" : ` ${(0,safe/* markdown */.wD)((0,safe/* shortened */.vI)(words, LONGEST_MESSAGE))}.`))
        .join("");
    const told = `- ${(0,core_report/* counts */.tQ)(finding) ? MARKS[severity] : MARKS.suppressed} ${age === undefined ? "" : `${age} \u00b7 `}${link}: **${(0,safe/* markdown */.wD)((0,reporters_words/* sentence */.em)((0,safe/* shortened */.vI)(message, LONGEST_MESSAGE)))}**${advice} [${check}](${url})`;
    return [told, ...printed.map((line) => `  ${quote(line)}`)].join("\n");
}
/** A check in a list of checks. */
function item(outcome) {
    const link = `[${outcome.check}](${outcome.url}): ${(0,safe/* markdown */.wD)(outcome.title)}`;
    switch (outcome.status) {
        case "met":
            return `- \u2705 ${link}`;
        case "unmet":
            return `- ${MARKS[(0,core_report/* worstFirst */.md)(outcome.findings.filter(core_report/* counts */.tQ))[0]?.severity ?? "suppressed"]} ${link}`;
        case "skipped":
            return `- \u23ed\ufe0f ${link} (skipped: ${(0,safe/* markdown */.wD)(outcome.reason)})`;
        case "crashed":
            return `- \ud83d\udca5 ${link} (crashed)`;
    }
}
/** What a check that crashed has to say; nothing of any other. */
function crash(outcome) {
    if (outcome.status !== "crashed")
        return [];
    const lines = outcome.error.split("\n").map(quote);
    return [`\ud83d\udca5 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
}
/** Blanks at the start of a line would make code of it; two at its end keep it apart from the next. */
function quote(line) {
    return `> ${(0,safe/* markdown */.wD)(line).replace(/^ +/u, (blanks) => "&nbsp;".repeat(blanks.length))}  `;
}

// EXTERNAL MODULE: ./build/src/reporters/within-bytes.js
var within_bytes = __webpack_require__(4362);
;// CONCATENATED MODULE: ./build/src/reporters/summary.js








/** GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. */
const summary = (report, view) => {
    const { block, brief } = view.offer ?? {};
    const rows = new Map();
    const rowOf = (finding) => {
        const told = rows.get(finding) ?? row(finding, report, view);
        rows.set(finding, told);
        return told;
    };
    const blocks = (offered, isCut = false) => blocksOf(report, { view, rowOf, isCut, offered: offered === undefined ? [] : [offered] });
    const offers = block === undefined ? [brief] : [block, brief];
    const whole = offers.map((offered) => blocks(offered)).find((all) => (0,within_bytes/* fits */.l)(all, view));
    return whole ? whole.join("") : (0,within_bytes/* withinBytes */.X)(blocks(brief, true), view);
};
function blocksOf(report, telling) {
    const { view, offered, isCut } = telling;
    const several = report.plugins.length > 1;
    const words = report.plugins.length === 0 ? "nothing to check" : (0,reporters_words/* verdictWords */.L2)(report, several);
    const blocks = [
        `## ${tool/* TOOL */.j.name}: ${MARKS[(0,core_report/* verdict */.WJ)(report)]} ${words}`,
        ...notes(report),
        ...(view.remarks ?? []),
        ...offered,
        ...limits(report, telling),
        ...(several && isCut ? worst(report, telling) : []),
        ...(several ? overview(report) : []),
        ...report.plugins
            .filter((plugin) => !several || !(0,reporters_words/* isHealthy */.Wr)(plugin))
            .flatMap((plugin) => section(plugin, report, telling)),
        ...(several ? healthyPlugins(report) : []),
    ];
    return blocks.map((block) => `${block}\n\n`);
}
function notes(report) {
    return [(0,reporters_words/* ageWords */.hm)(report), (0,reporters_words/* releaseWords */.Vl)(report), (0,reporters_words/* selectionWords */.w8)(report), (0,reporters_words/* goneWords */.d1)(report)].flatMap((words) => words === undefined ? [] : [`${(0,safe/* markdown */.wD)(words)}.`]);
}
function limits(report, { view, isCut }) {
    if (view.annotated !== undefined)
        return (0,reporters_words/* annotatedWords */.Cs)(report, view.annotated, isCut);
    const { left } = (0,annotations.annotated)(report);
    if (left.length === 0)
        return [];
    const most = String(annotations.MOST_OF_A_KIND);
    return [
        `GitHub shows ${most} annotations of a severity. ${(0,reporters_words/* counted */.hS)(left.length, "finding")} of ${(0,reporters_words/* countWords */.rj)((0,reporters_words/* reportCounts */.dn)(report))} ` +
            `${left.length === 1 ? "is" : "are"} not among them; ${(0,reporters_words/* listWords */.yh)(isCut)}.`,
    ];
}
/** Of several plugins what is worst of all of them, before all else: what comes last may have no room. */
function worst(report, { view, rowOf }) {
    const findings = report.plugins.flatMap((plugin) => plugin.findings.filter(core_report/* counts */.tQ));
    const rows = (0,core_report/* worstAndNewFirst */.fh)(findings, view.isChanged).map(rowOf);
    const crashes = report.plugins.flatMap(({ outcomes }) => outcomes.flatMap(crash));
    return [...crashes, (0,reporters_words/* countWords */.rj)((0,reporters_words/* reportCounts */.dn)(report)), rows.join("\n")].filter((block) => block !== "");
}
function section(plugin, report, { view, rowOf, isCut }) {
    const { met, skipped } = (0,reporters_words/* tally */.N4)(plugin);
    const words = (0,reporters_words/* allCountWords */.O6)((0,reporters_words/* reportCounts */.dn)({ plugins: [plugin] }));
    const several = report.plugins.length > 1;
    const title = `### ${(0,safe/* markdown */.wD)(several ? (0,reporters_words/* titleAndPath */.di)(plugin) : (0,reporters_words/* pluginTitle */.o5)(plugin))}`;
    const made = `${String(met)} of ${(0,reporters_words/* counted */.hS)(plugin.outcomes.length, "check")} met`;
    const score = [skipped === 0 ? made : `${made}, ${String(skipped)} skipped`, words]
        .filter((part) => part !== "")
        .join(" \u00b7 ");
    const inOrder = isCut ? core_report/* worstAndNewFirst */.fh : core_report/* newFirst */.$h;
    const rows = (findings) => inOrder(findings, view.isChanged).map(rowOf).join("\n");
    const open = plugin.findings.filter(core_report/* counts */.tQ);
    const suppressed = plugin.findings.filter((finding) => !(0,core_report/* counts */.tQ)(finding));
    const crashed = plugin.outcomes.flatMap(crash);
    const told = [...(isCut ? crashed : []), ...(open.length > 0 ? [rows(open)] : []), ...(isCut ? [] : crashed)];
    return [
        ...[title, score, ...(isCut && several ? [] : told)],
        ...(suppressed.length > 0 ? [details(`${(0,numbers/* grouped */.z)(suppressed.length)} suppressed`, rows(suppressed))] : []),
        ...checklist(plugin, several),
    ];
}
/** All checks of a plugin; of one among several only those that are not met. */
function checklist({ outcomes }, several) {
    const listed = several ? outcomes.filter(({ status }) => status !== "met") : outcomes;
    const title = several ? "Checks that are not met" : "All checks";
    return listed.length === 0 ? [] : [details(title, listed.map(item).join("\n"))];
}
/** A row for each plugin that something is said of. */
function overview({ plugins, failOn }) {
    const spoken = plugins.filter((plugin) => !(0,reporters_words/* isHealthy */.Wr)(plugin));
    if (spoken.length === 0)
        return [];
    const head = ["| | Plugin | Findings | Stop a release |", "| --- | --- | --- | --- |"];
    const rows = spoken.map((plugin) => {
        const sums = (0,reporters_words/* reportCounts */.dn)({ plugins: [plugin] });
        const name = (0,safe/* markdown */.wD)((0,reporters_words/* titleAndPath */.di)(plugin));
        return `| ${MARKS[(0,core_report/* verdict */.WJ)({ plugins: [plugin], failOn })]} | ${name} | ${(0,reporters_words/* allCountWords */.O6)(sums)} | ${(0,numbers/* grouped */.z)(sums.stopsRelease)} |`;
    });
    return [[...head, ...rows].join("\n")];
}
function healthyPlugins({ plugins }) {
    const healthy = plugins.filter(reporters_words/* isHealthy */.Wr);
    if (healthy.length === 0)
        return [];
    const rows = healthy.map((plugin) => `- ${MARKS.pass} ${(0,safe/* markdown */.wD)((0,reporters_words/* titleAndPath */.di)(plugin))}`);
    const skips = [...(0,reporters_words/* skippedChecks */.kW)(healthy)].map(([reason, { checks, plugins: concerned }]) => `- \u23ed\ufe0f ${(0,reporters_words/* counted */.hS)(concerned, "plugin")}: skipped, as ${(0,safe/* markdown */.wD)(reason)}: ${[...checks].join(", ")}`);
    return [details(`${(0,reporters_words/* counted */.hS)(healthy.length, "plugin")} without findings`, [...skips, ...rows].join("\n"))];
}
function details(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
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


/***/ }),

/***/ 3877:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ fenceFor; }
/* harmony export */ });
/** Back-ticks that fence a text in Markdown: longer than any run of them in it. */
function fenceFor(text) {
    const longest = [...text.matchAll(/`+/gu)].reduce((most, [run]) => Math.max(most, run.length), 2);
    return "`".repeat(longest + 1);
}


/***/ })

};
;