"use strict";
exports.id = 836;
exports.ids = [836,945,709];
exports.modules = {

/***/ 2836:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  speak: function() { return /* binding */ speak; }
});

// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __webpack_require__(6321);
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
    const files = await (0,pages/* allPages */.S)(github, route, { pull_number: pullRequest });
    return new Map(files.flatMap(({ filename, patch }) => typeof filename === "string" && typeof patch === "string" ? [[filename, diffLines(patch)]] : []));
}

// EXTERNAL MODULE: ./build/src/github/fault.js
var fault = __webpack_require__(328);
;// CONCATENATED MODULE: ./build/src/github/review.js


const COMMENTS = "/repos/{owner}/{repo}/pulls/{pull_number}/comments";
const REVIEWS = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
/** A review is read by a person. */
const MOST_SUGGESTIONS = 30;
const MOST_ATTEMPTS = 3;
/**
 * Makes suggestions in one review, those that are not there yet. Where GitHub refuses one of them, each is made alone.
 *
 * @throws {GitHubFault} for anything else.
 */
async function suggest(github, pullRequest, suggestions) {
    const missing = async (wanted) => {
        const marks = await marksOf(github, pullRequest);
        return wanted.filter(({ mark }) => !marks.has(mark));
    };
    const all = await missing(suggestions);
    const wanted = all.slice(0, MOST_SUGGESTIONS);
    const sums = { known: suggestions.length - all.length, left: all.length - wanted.length };
    const refused = await untilDone(wanted, missing, (rest) => reviewed(github, pullRequest, rest, missing));
    return { made: wanted.length - refused, refused, ...sums };
}
/** The number of those that GitHub refuses. */
async function reviewed(github, { number, head }, suggestions, missing) {
    const about = { pull_number: number, commit_id: head };
    try {
        const body = "These fixes are certain: apply each with one click, or all with `plugin-preflight validate --fix`.";
        await github.call(`POST ${REVIEWS}`, { ...about, event: "COMMENT", body, comments: suggestions.map(comment) });
        return 0;
    }
    catch (error) {
        if (!(error instanceof fault/* GitHubFault */.Q) || error.kind !== "invalid")
            throw error;
    }
    let refused = 0;
    for (const suggestion of suggestions) {
        refused += await untilDone([suggestion], missing, async () => {
            try {
                await github.call(`POST ${COMMENTS}`, { ...about, ...comment(suggestion) });
                return 0;
            }
            catch (error) {
                if (error instanceof fault/* GitHubFault */.Q && error.kind === "invalid")
                    return 1;
                throw error;
            }
        });
    }
    return refused;
}
/** Does it again after a lost answer, for those that did not arrive. */
async function untilDone(wanted, missing, attempt) {
    let rest = wanted;
    for (let turn = 1; rest.length > 0; turn++) {
        try {
            return await attempt(rest);
        }
        catch (error) {
            if (!(0,fault/* isLost */.J)(error) || turn === MOST_ATTEMPTS)
                throw error;
            rest = await missing(rest);
        }
    }
    return 0;
}
/** The marks of comments by programs and by those who may write here: a stranger's must not keep a suggestion away. */
async function marksOf(github, { number }) {
    const comments = await (0,pages/* allPages */.S)(github, `GET ${COMMENTS}`, { pull_number: number });
    const trusted = comments.filter(({ user, author_association: association }) => (0,pages/* record */.g)(user)["type"] === "Bot" || ["OWNER", "MEMBER", "COLLABORATOR"].includes(String(association)));
    return new Set(trusted.map(({ body }) => (typeof body === "string" ? (body.split(/\r?\n/u)[0] ?? "") : "")));
}
function comment({ path, line, start_line: start, body }) {
    const place = start === undefined ? {} : { start_line: start, start_side: "RIGHT" };
    return { path, line, side: "RIGHT", ...place, body };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __webpack_require__(8572);
// EXTERNAL MODULE: ./build/src/text/edits.js
var edits = __webpack_require__(817);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
;// CONCATENATED MODULE: ./build/src/reporters/suggestions.js





const LONGEST_MESSAGE = 2000;
/** GitHub takes 65,536 characters. */
const LONGEST_BODY = 60_000;
/** What `--fix` would write, as suggestions, wherever all of its lines stand in the diff as they stand in the file. */
function suggestionsOf(report, view, diff) {
    const fixable = (0,core_report/* worstFirst */.md)(report.plugins.flatMap(({ findings }) => findings.filter(core_report/* counts */.tQ)), view.isChanged).filter(isFixable);
    const files = byFile(fixable);
    const suggestions = [];
    let suggested = 0;
    for (const [file, findings] of files) {
        const lines = view.source(file);
        const shown = diff.get(file);
        if (!lines || !shown)
            continue;
        const text = wholeText(lines);
        const lineBreak = lineBreakOf(text);
        for (const group of groupsOf(findings, text)) {
            const suggestion = suggestionOf(file, group, lines, shown, lineBreak);
            if (!suggestion)
                continue;
            suggestions.push(suggestion);
            suggested += group.findings.length;
        }
    }
    return { suggestions, others: fixable.length - suggested };
}
function isFixable(finding) {
    const [first, ...others] = finding.fix ?? [];
    return first !== undefined && others.every(({ file }) => file === first.file);
}
function byFile(findings) {
    const files = new Map();
    for (const finding of findings) {
        const file = finding.fix[0]?.file ?? finding.location.file;
        files.set(file, [...(files.get(file) ?? []), finding]);
    }
    return files;
}
/** Of fixes that clash the first is taken, as `--fix` does in its first round. */
function groupsOf(findings, text) {
    const { applied } = (0,edits/* applyFixes */.y)(text, findings.map(({ fix }) => fix));
    const spans = findings
        .filter((_, at) => applied[at])
        .map((finding) => ({
        first: Math.min(...finding.fix.map(({ range }) => range.start.line)),
        last: Math.max(...finding.fix.map(({ range }) => range.end.line)),
        findings: [finding],
    }));
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
function suggestionOf(file, { first, last, findings }, lines, shown, lineBreak) {
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
    const mark = markOf(file, before, after);
    const said = findings.map(({ message, check, url }) => `**${(0,safe/* markdown */.wD)((0,safe/* shortened */.vI)(message, LONGEST_MESSAGE))}.** [${check}](${url})`);
    const content = after.replaceAll("\r\n", "\n");
    const fence = fenceFor(content);
    const body = [mark, ...said, "", `${fence}suggestion`, content, fence].join("\n");
    if (body.length > LONGEST_BODY)
        return undefined;
    return { path: file, line: last, ...(first < last && { start_line: first }), body, mark };
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
/** Longer than any run of back-ticks in what it fences. */
function fenceFor(text) {
    const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
    return "`".repeat(longest + 1);
}
/** Without the line's number: what has moved is still the same. */
function markOf(file, before, after) {
    const hash = (0,external_node_crypto_.createHash)("sha256")
        .update(JSON.stringify([file, before, after]))
        .digest("hex");
    return `<!-- ${tool/* TOOL */.j.name} fix ${hash.slice(0, 32)} -->`;
}

// EXTERNAL MODULE: ./build/src/reporters/words.js
var words = __webpack_require__(6310);
// EXTERNAL MODULE: ./build/src/github/client.js + 2 modules
var client = __webpack_require__(4712);
;// CONCATENATED MODULE: ./build/src/github/check-run.js


const RUNS = "/repos/{owner}/{repo}/check-runs";
const RUN = `${RUNS}/{check_run_id}`;
/** GitHub takes no more at once, and adds those of every request to what is there. */
const MOST_AT_ONCE = 50;
const check_run_MOST_ATTEMPTS = 3;
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
            throw new AggregateError([error, second], `${check_run_words(error)}; and the check run is left unfinished: ${check_run_words(second)}`);
        });
        throw error;
    }
}
function check_run_words(error) {
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
            if (attempt === check_run_MOST_ATTEMPTS)
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
            if (count !== given || attempt === check_run_MOST_ATTEMPTS)
                throw error;
        }
    }
}
async function findRun(github, { commit, id }, name) {
    const asked = { ref: commit, check_name: name, filter: "all", per_page: 100 };
    const { check_runs: runs } = (0,pages/* record */.g)(await github.call("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", asked));
    const ours = (Array.isArray(runs) ? runs : []).find((run) => (0,pages/* record */.g)(run)["external_id"] === id);
    return ours === undefined ? undefined : numberOf(ours);
}
function numberOf(run) {
    const { id } = (0,pages/* record */.g)(run);
    if (typeof id === "number")
        return id;
    throw new fault/* GitHubFault */.Q("lost", "GitHub made a check run and does not say which");
}
function countOf(run) {
    const { annotations_count: count } = (0,pages/* record */.g)((0,pages/* record */.g)(run)["output"]);
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
    const findings = (0,core_report/* worstFirst */.md)(report.plugins.flatMap((plugin) => plugin.findings.filter(core_report/* counts */.tQ)), view.isChanged);
    const annotations = findings.slice(0, MOST_ANNOTATIONS).map((finding) => annotation(finding, report));
    const paths = report.plugins.map(({ path }) => path);
    const [path = "."] = paths;
    const subject = paths.length > 1 ? (0,words/* counted */.hS)(paths.length, "plugin") : path;
    const result = (0,core_report/* verdict */.WJ)(report);
    const several = paths.length > 1;
    const title = paths.length === 0 ? "nothing to check" : (0,words/* verdictWords */.L2)(report, several);
    return {
        name: cutBytes(subject === "." ? tool/* TOOL */.j.name : `${tool/* TOOL */.j.name} (${(0,safe/* visible */.RK)(subject)})`, MOST_TITLE_BYTES),
        conclusion: result === "pass" ? "success" : "failure",
        title: findings.length === 0 ? title : `${title}: ${(0,words/* counted */.hS)(findings.length, "finding")}`,
        summary: summary(report, { ...view, annotated: annotations.length, room: MOST_SUMMARY_BYTES }),
        annotations,
    };
}
function annotation(finding, report) {
    const { severity, location, check, message, help, printed = [], url } = finding;
    const release = report.occasion !== "release" && (0,words/* stopsReleaseOnly */.fl)(finding) ? words/* STOPS_RELEASE */.kh : undefined;
    const lines = [message, help, (0,words/* suppressionWords */.Be)(finding, report), release, url].filter((line) => line !== undefined);
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
var summary = __webpack_require__(709);
;// CONCATENATED MODULE: ./build/src/action/publish.js






/** A client with that token. One that cannot be a token is a reason like others. */
async function connection(token, environment) {
    const { GITHUB_API_URL: apiUrl = "", GITHUB_REPOSITORY: repository = "" } = environment;
    if (token === "")
        return { refused: "the input github-token is empty" };
    if (!/^[\x21-\x7e]+$/u.test(token)) {
        return { refused: `the input github-token holds ${String(token.length)} characters that are no token` };
    }
    if (!/^https?:\/\//u.test(apiUrl) || !/^[\w.-]+\/[\w.-]+$/u.test(repository)) {
        return { refused: "this is no job of GitHub Actions" };
    }
    return attempted("", () => (0,client/* connect */.N)({ token, apiUrl, repository }));
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
        if (error instanceof fault/* GitHubFault */.Q && error.kind === "forbidden") {
            return {
                refused: `${error.message}. The job needs permissions: ${permission}; a fork's pull request never has it`,
            };
        }
        return { refused: error instanceof Error ? error.message : String(error) };
    }
}

;// CONCATENATED MODULE: ./build/src/action/channels.js






/** Speaks to GitHub. What it refuses is told on, and changes nothing else. */
async function speak({ report, view, wishes }, { githubToken, annotations, suggestions: isAsked }, event, environment) {
    const connected = await connection(githubToken, environment);
    if ("refused" in connected) {
        const words = `Nothing was written on GitHub, as ${connected.refused}`;
        return annotations === "checks" || isAsked ? spoken(view, [words]) : spoken(view, [], [words]);
    }
    const github = connected.told;
    const { pullRequest } = event;
    const diff = wishes.diff && pullRequest ? await readDiff(github, pullRequest) : undefined;
    const isChanged = diff && "told" in diff ? changedIn(diff.told, view) : undefined;
    const seen = { ...view, ...(isChanged && { isChanged }) };
    const asides = diff && "refused" in diff ? [`What the pull request changes is not known: ${diff.refused}`] : [];
    const suggested = wishes.suggestions && pullRequest ? await suggestFixes(github, pullRequest, diff, report, seen) : undefined;
    const remarks = suggested && "told" in suggested ? { remarks: [suggested.told] } : {};
    const refusedFixes = suggested && "refused" in suggested ? [`No fix is suggested: ${suggested.refused}`] : [];
    const told = { ...seen, ...remarks };
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
async function suggestFixes(github, pullRequest, diff, report, view) {
    if (!diff || "refused" in diff)
        return diff;
    const { suggestions, others } = suggestionsOf(report, view, diff.told);
    if (suggestions.length === 0)
        return { told: suggestionWords({ made: 0, known: 0, refused: 0, left: 0 }, others) };
    return attempted("pull-requests: write", async () => suggestionWords(await suggest(github, pullRequest, suggestions), others));
}
/** A sentence in Markdown. */
function suggestionWords({ made, known, refused, left }, others) {
    const there = made + known;
    const told = there === 0
        ? "No fix is on lines that this pull request shows."
        : `${(0,words/* counted */.hS)(there, "fix").replace(/fixs$/u, "fixes")} ${there === 1 ? "is" : "are"} suggested at the lines of the pull request${known > 0 ? `, ${String(known)} of them since an earlier push` : ""}.`;
    const rest = refused + left + others;
    return rest === 0 ? told : `${told} ${restWords(rest)}`;
}
function restWords(rest) {
    const others = rest === 1 ? "1 more can" : `${String(rest)} more can`;
    return `${others} be mended by \`${tool/* TOOL */.j.name} validate --fix\`.`;
}


/***/ }),

/***/ 7191:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ within; },
/* harmony export */   v: function() { return /* binding */ pause; }
/* harmony export */ });
function pause(milliseconds) {
    return new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
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

/***/ 4712:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: function() { return /* binding */ connect; }
});

// EXTERNAL MODULE: ./build/src/commands/pause.js
var pause = __webpack_require__(7191);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
;// CONCATENATED MODULE: ./build/src/github/bounded-fetch.js
/** No answer that is asked for here has a hundredth of that, however little of it comes over the wire. */
const MOST_BYTES = 8 * 1024 * 1024;
/** A fetch whose answers are there as a whole, and never larger than that. */
function boundedFetch(fetch) {
    return async (url, init) => {
        const { status, headers, body } = await fetch(url, init);
        const bytes = await read(body);
        // An answer of these kinds must not have a body, not even an empty one.
        const hasBody = ![204, 205, 304].includes(status);
        return new Response(hasBody ? bytes : null, { status, headers: [...headers] });
    };
}
async function read(body) {
    const pieces = [];
    let size = 0;
    for await (const piece of body ?? []) {
        size += piece.length;
        if (size > MOST_BYTES)
            throw new Error("The answer has more than 8 MiB");
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

// EXTERNAL MODULE: ./build/src/github/fault.js
var fault = __webpack_require__(328);
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
/** The toolkit is loaded here and nowhere else: it costs more than a whole check, and most runs speak to nobody. */
async function connect({ token, apiUrl, repository, limits = LIMITS }) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    const { request } = getOctokit(token, { baseUrl: apiUrl });
    // The toolkit's own fetch knows the proxies of the environment.
    const { fetch: toolkitFetch } = request.endpoint.DEFAULTS.request;
    const fetch = boundedFetch(toolkitFetch);
    const [owner, repo] = repository.split("/");
    const end = Date.now() + limits.total;
    async function once(route, parameters, headers) {
        const signal = AbortSignal.timeout(Math.max(1, Math.min(limits.each, end - Date.now())));
        try {
            const options = { fetch, signal, redirect: "manual" };
            const asked = { ...parameters, owner, repo, headers: { ...HEADERS, ...headers }, request: options };
            const { data, status, headers: told, } = (await request(route, asked));
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
            return failure(error);
        }
    }
    return {
        async call(route, parameters = {}, given = {}) {
            for (let attempt = 1;; attempt++) {
                const answer = await once(route, parameters, given);
                if ("data" in answer)
                    return answer.data;
                const { status, headers, message } = answer;
                const asked = askedToWait(status, headers, message, Date.now());
                const isSafe = route.startsWith("GET ") && (status === 0 || status >= 500 || status < 300);
                const wait = asked ?? (isSafe ? limits.pause * 2 ** (attempt - 1) : undefined);
                const isLast = wait === undefined || attempt === MOST_ATTEMPTS || Date.now() + wait >= end;
                if (isLast)
                    throw faultOf(route, answer, asked, token);
                await (0,pause/* pause */.v)(Math.max(wait, 1));
            }
        },
    };
}
function failure(error) {
    const { status, response, message } = error;
    const told = typeof message === "string" ? message : String(error);
    if (!response || typeof status !== "number")
        return { status: 0, headers: {}, message: told };
    return { status, headers: response.headers ?? {}, message: told };
}
function faultOf(route, { status, message }, asked, token) {
    const said = (0,safe/* visible */.RK)((0,safe/* shortened */.vI)(message.replaceAll(token, "***").trim(), 200));
    if (asked !== undefined) {
        return new fault/* GitHubFault */.Q("busy", `GitHub asks to wait ${String(Math.ceil(asked / 1000))} s before ${route}: ${said}`);
    }
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
/* harmony export */   S: function() { return /* binding */ allPages; },
/* harmony export */   g: function() { return /* binding */ record; }
/* harmony export */ });
const PAGE = 100;
/** GitHub lists no more than 3,000 files of a pull request; nobody reads as many comments. */
const MOST_PAGES = 30;
/** All entries of a list, page by page. */
async function allPages(github, route, parameters) {
    const entries = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
        const listed = await github.call(route, { ...parameters, per_page: PAGE, page });
        const found = Array.isArray(listed) ? listed : [];
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
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);
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
        lines.push(`${places} not annotated: GitHub shows ${String(MOST_OF_A_KIND)} of a severity. The summary holds them all.`);
    }
    const { suppressed } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCounts */ .dn)(report);
    if (suppressed > 0)
        lines.push(`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(suppressed)} suppressed, and not annotated.`);
    const release = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseWords */ .Vl)(report);
    if (release !== undefined)
        lines.push(`${release}.`);
    const gone = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .goneWords */ .d1)(report);
    if (gone !== undefined)
        lines.push(`::notice title=${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .j.name}::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .commandData */ .wq)(gone)}`);
    return lines.map((line) => `${line}\n`).join("");
};
/** What GitHub will show of a report, worst first, and what it would drop. */
function annotated({ plugins }, { isChanged } = {}) {
    const findings = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(plugins.flatMap((plugin) => plugin.findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)), isChanged);
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
    const lines = [message, help, ...printed, (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .suppressionWords */ .Be)(finding, report), release, url];
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

/***/ 709:
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
var tool = __webpack_require__(6321);
// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __webpack_require__(4234);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/reporters/annotations.js
var annotations = __webpack_require__(9945);
// EXTERNAL MODULE: ./build/src/reporters/words.js
var reporters_words = __webpack_require__(6310);
;// CONCATENATED MODULE: ./build/src/reporters/within-bytes.js


/** GitHub drops a whole summary over 1 MiB. */
const MOST_BYTES = 1024 * 1024;
/** What the sentence on a cut needs, and how much longer a name in it can become. */
const NOTE_BYTES = 400;
const MOST_ESCAPED = 12;
/** The first lines that fit, none cut and no fold left open, and a sentence on what is left out and where it is. */
function withinBytes(blocks, { room = MOST_BYTES, whole }) {
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
    const where = whole === undefined ? "The log of the step holds" : `The log of the step and ${(0,safe/* markdown */.wD)(whole)} hold`;
    const cut = `_GitHub takes no more: ${(0,reporters_words/* counted */.hS)(left.length, "more line")} of this summary left out. ${where} everything._`;
    const fitting = [...kept, "", ...(isOpen ? ["</details>", ""] : []), cut, ""].join("\n");
    // With others before it in the file, the whole file would be dropped.
    return bytes(fitting) <= room ? fitting : "";
}

;// CONCATENATED MODULE: ./build/src/reporters/summary.js







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
/** GitHub Markdown for the job's page: every finding with a link to its lines, and a checklist of all checks. */
const summary = (report, view) => {
    const several = report.plugins.length > 1;
    const words = report.plugins.length === 0 ? "nothing to check" : (0,reporters_words/* verdictWords */.L2)(report, several);
    const sections = report.plugins
        .filter((plugin) => !several || !(0,reporters_words/* isHealthy */.Wr)(plugin))
        .flatMap((plugin) => section(plugin, report, view));
    const top = [
        `## ${tool/* TOOL */.j.name}: ${MARKS[(0,core_report/* verdict */.WJ)(report)]} ${words}`,
        ...notes(report),
        ...(view.remarks ?? []),
        ...limits(report, view),
    ];
    const blocks = [
        ...top,
        ...(several ? overview(report) : []),
        ...sections,
        ...(several ? healthyPlugins(report) : []),
    ];
    return withinBytes(blocks.map((block) => `${block}\n\n`), view);
};
function notes(report) {
    return [(0,reporters_words/* releaseWords */.Vl)(report), (0,reporters_words/* selectionWords */.w8)(report), (0,reporters_words/* goneWords */.d1)(report)].flatMap((words) => words === undefined ? [] : [`${(0,safe/* markdown */.wD)(words)}.`]);
}
function limits(report, view) {
    if (view.annotated !== undefined)
        return (0,reporters_words/* annotatedWords */.Cs)(report, view.annotated);
    const { left } = (0,annotations.annotated)(report);
    if (left.length === 0)
        return [];
    const most = String(annotations.MOST_OF_A_KIND);
    return [
        `GitHub shows ${most} annotations of a severity. ${(0,reporters_words/* counted */.hS)(left.length, "finding")} of ${(0,reporters_words/* countWords */.rj)((0,reporters_words/* reportCounts */.dn)(report))} ` +
            `${left.length === 1 ? "is" : "are"} not among them; all are listed here.`,
    ];
}
function section(plugin, report, view) {
    const { met } = (0,reporters_words/* tally */.N4)(plugin);
    const words = (0,reporters_words/* allCountWords */.O6)((0,reporters_words/* reportCounts */.dn)({ plugins: [plugin] }));
    const several = report.plugins.length > 1;
    const title = `### ${(0,safe/* markdown */.wD)(several ? (0,reporters_words/* titleAndPath */.di)(plugin) : (0,reporters_words/* pluginTitle */.o5)(plugin))}`;
    const score = `${String(met)} of ${(0,reporters_words/* counted */.hS)(plugin.outcomes.length, "check")} met${words === "" ? "" : ` \u00b7 ${words}`}`;
    const rows = (findings) => (0,core_report/* worstFirst */.md)(findings, view.isChanged)
        .map((finding) => row(finding, report, view))
        .join("\n");
    const open = plugin.findings.filter(core_report/* counts */.tQ);
    const suppressed = plugin.findings.filter((finding) => !(0,core_report/* counts */.tQ)(finding));
    const crashed = plugin.outcomes.flatMap((outcome) => crash(outcome));
    return [
        ...[title, score, ...(open.length > 0 ? [rows(open)] : []), ...crashed],
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
function row(finding, report, view) {
    const { severity, message, help, printed = [], check, url, location } = finding;
    const { range, file } = location;
    const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
    const name = (0,safe/* markdown */.wD)(place);
    const link = view.link ? `[${name}](${view.link(file, range)})` : name;
    const release = report.occasion !== "release" && (0,reporters_words/* stopsReleaseOnly */.fl)(finding) ? reporters_words/* STOPS_RELEASE */.kh : undefined;
    const advice = [(0,core_report/* counts */.tQ)(finding) ? help : undefined, (0,reporters_words/* suppressionWords */.Be)(finding, report), release]
        .map((words) => (words === undefined ? "" : ` ${(0,safe/* markdown */.wD)((0,safe/* shortened */.vI)(words, LONGEST_MESSAGE))}.`))
        .join("");
    const told = `- ${(0,core_report/* counts */.tQ)(finding) ? MARKS[severity] : MARKS.suppressed} ${link}: **${(0,safe/* markdown */.wD)((0,reporters_words/* sentence */.em)((0,safe/* shortened */.vI)(message, LONGEST_MESSAGE)))}**${advice} [${check}](${url})`;
    return [told, ...printed.map((line) => `  ${quote(line)}`)].join("\n");
}
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