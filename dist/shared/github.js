"use strict";
exports.id = 326;
exports.ids = [326];
exports.modules = {
    76952: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var render = (async function render({ result: { report }, view }, format, more) {
            return (await (0, _reporters_formats_js__WEBPACK_IMPORTED_MODULE_1__.K)(format, report))(report, { ...view, ...more });
        });
        var writeChannel = (async function writeChannel(name, write) {
            try {
                await write();
                return true;
            }
            catch (error) {
                const why = error instanceof Error ? error.message : String(error);
                annotate("warning", `The ${name} could not be written, but the verdict is the same without it: ${why}`);
                return false;
            }
        });
        var annotateAll = (function annotateAll(kind, texts) {
            for (const text of texts)
                annotate(kind, text);
            return texts.map(() => kind);
        });
        __webpack_require__.d(__webpack_exports__, {
            NH: (function () { return writeChannel; }),
            XX: (function () { return render; }),
            fz: function () { return annotate; },
            u6: (function () { return annotateAll; })
        });
        var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75865);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
        var _reporters_formats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68593);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        const ANNOTATE = { error: _actions_core__WEBPACK_IMPORTED_MODULE_3__.z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_3__.$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_3__.lm };
        function annotate(kind, text) {
            ANNOTATE[kind]((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.Mg)(text), { title: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.name });
        }
    }),
    62013: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeNextCommands = (function makeNextCommands({ paths, baseline }, copy, mode) {
            const { setup, command } = copy;
            const explain = `${command} explain`;
            if (mode === "report")
                return { setup, explain };
            return {
                setup,
                explain,
                fix: formatFixCommand(paths, copy),
                fixPlugins: (plugins) => formatFixCommand(plugins, copy),
                acceptBuilt: {
                    sentence: "If the base has such findings in built code, pass its build with base-artifact, or write a baseline",
                    command: formatBaselineCommand(paths, baseline, copy),
                },
            };
        });
        var formatFixCommand = (function formatFixCommand(paths, { command }) {
            return [command, "validate", "--fix", ...formatPaths(paths)].join(" ");
        });
        var formatBaselineCommand = (function formatBaselineCommand(paths, baseline = "known-findings.json", { command }) {
            const file = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__.e)(baseline);
            return [command, "validate", "--baseline", file, "--update-baseline", ...formatPaths(paths)].join(" ");
        });
        var formatPaths = (function formatPaths(paths) {
            return paths.length === 1 && paths[0] === "." ? [] : paths.map(_base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__.e);
        });
        __webpack_require__.d(__webpack_exports__, {
            C: function () { return formatFixCommand; },
            i: (function () { return makeNextCommands; })
        });
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16621);
    }),
    64751: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            publishComment: function () { return publishComment; }
        });
        var tool = __webpack_require__(42243);
        var hash = __webpack_require__(88512);
        ;
        const DIGITS = 32;
        const FORM = new RegExp(String.raw `^<!-- ${tool.js.name} comment ([0-9a-f]{${String(DIGITS)}}) run (\d{1,15})\.(\d{1,9}) of ([0-9a-f]{40,64}) -->$`, "u");
        function makeCommentKey(about) {
            return (0, hash.sW)(JSON.stringify(about), DIGITS);
        }
        function formatMarker({ key, commit, run, attempt }) {
            return `<!-- ${tool.js.name} comment ${key} run ${String(run)}.${String(attempt)} of ${commit} -->`;
        }
        function parseMarker(body) {
            const [line = ""] = body.split(/\r?\n/u, 1);
            const [, key, run, attempt, commit] = FORM.exec(line) ?? [];
            if (key === undefined || commit === undefined)
                return undefined;
            return { key, commit, run: Number(run), attempt: Number(attempt) };
        }
        function readShownText(body) {
            return body
                .replace(/^.*\r?\n/u, "")
                .replaceAll("\r\n", "\n")
                .trim();
        }
        function isLaterRun(there, { commit, run, attempt }) {
            return there.commit === commit && (there.run > run || (there.run === run && there.attempt > attempt));
        }
        var json_object = __webpack_require__(34367);
        var server_fault = __webpack_require__(77271);
        var pages = __webpack_require__(36438);
        ;
        async function findPullRequests(github, { repository, owner, branch, commit }) {
            const route = "GET /repos/{owner}/{repo}/pulls";
            const pulls = await (0, pages.s$)(github, route, { state: "open", head: `${owner}:${branch}` });
            return pulls.flatMap(({ number, state, head }) => {
                const { sha, ref, repo } = (0, json_object.vw)(head);
                const isSame = sha === commit && ref === branch && (0, json_object.vw)(repo)["id"] === repository && state === "open";
                return isSame && typeof number === "number" ? [number] : [];
            });
        }
        async function readHead(github, pullRequest) {
            const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
            const { head } = (0, json_object.vw)(await github.call(route, { pull_number: pullRequest }));
            const { sha } = (0, json_object.vw)(head);
            if (typeof sha === "string")
                return sha;
            throw new server_fault.yJ("GitHub", "lost", "GitHub names no last commit of the pull request");
        }
        var client = __webpack_require__(16181);
        ;
        const LIST = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
        const ONE = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
        const MAX_PAGES = 30;
        const MAX_ATTEMPTS = 3;
        async function keepComment(github, pullRequest, comment) {
            const { marker, isWorthPosting } = comment;
            const account = await readOwnAccount(github);
            for (let attempt = 1;; attempt++) {
                const found = await listOwnComments(github, pullRequest, { account, key: marker.key });
                const [kept, ...extras] = found;
                if (!kept && !isWorthPosting)
                    return "none";
                if ((await readHead(github, pullRequest)) !== marker.commit)
                    return "outdated";
                if (found.some((one) => isLaterRun(one.marker, marker)))
                    return "later";
                try {
                    await (kept ? updateComment(github, kept, comment) : postComment(github, pullRequest, { comment, account }));
                    for (const { id } of extras)
                        await removeComment(github, id);
                    return "kept";
                }
                catch (error) {
                    const isWorthLooking = (0, server_fault.JD)(error) || (kept !== undefined && isGone(error));
                    if (attempt === MAX_ATTEMPTS || !isWorthLooking)
                        throw error;
                }
            }
        }
        function formatBody({ marker, text }) {
            return `${formatMarker(marker)}\n${text}`;
        }
        async function postComment(github, pullRequest, { comment, account }) {
            const body = formatBody(comment);
            const { id, user } = (0, json_object.vw)(await github.call(`POST ${LIST}`, { issue_number: pullRequest, body }));
            if (typeof id !== "number")
                throw new server_fault.yJ("GitHub", "lost", "GitHub posted the comment, but did not return its id");
            if ((0, json_object.vw)(user)["id"] === account)
                return;
            await removeComment(github, id);
            throw new server_fault.yJ("GitHub", "refused", "GitHub posted the comment for another account than the token's, so it was deleted");
        }
        async function updateComment(github, { id, body }, comment) {
            const written = formatBody(comment);
            if (readShownText(body) === readShownText(written))
                return;
            const answer = (0, json_object.vw)(await github.call(`PATCH ${ONE}`, { comment_id: id, body: written }));
            if (answer["id"] !== id)
                throw new server_fault.yJ("GitHub", "lost", "GitHub did not confirm the update of the comment");
        }
        async function removeComment(github, id) {
            try {
                await github.call(`DELETE ${ONE}`, { comment_id: id });
            }
            catch (error) {
                if (!isGone(error))
                    throw error;
            }
        }
        function isGone(error) {
            return error instanceof server_fault.yJ && (error.status === 404 || error.status === 410);
        }
        async function listOwnComments(github, pullRequest, { account, key }) {
            const listed = await (0, pages.s$)(github, `GET ${LIST}`, { issue_number: pullRequest }, MAX_PAGES);
            const own = listed.flatMap(({ id, user, body }) => {
                if (typeof id !== "number" || typeof body !== "string" || (0, json_object.vw)(user)["id"] !== account)
                    return [];
                const marker = parseMarker(body);
                return marker?.key === key ? [{ id, body, marker }] : [];
            });
            if (own.length === 0 && listed.length >= MAX_PAGES * pages.KL) {
                const most = String(MAX_PAGES * pages.KL);
                throw new server_fault.yJ("GitHub", "refused", `The comment is not among the first ${most}, and no more are read`);
            }
            return own.toSorted((one, other) => one.id - other.id);
        }
        async function readOwnAccount(github) {
            const answer = (0, json_object.vw)(await github.call(client.Jj, { query: "{ viewer { databaseId } }" }));
            const { databaseId } = (0, json_object.vw)((0, json_object.vw)(answer["data"])["viewer"]);
            if (typeof databaseId === "number")
                return databaseId;
            const [first] = Array.isArray(answer["errors"]) ? answer["errors"] : [];
            const { message } = (0, json_object.vw)(first);
            const words = typeof message === "string" ? `: ${(0, server_fault.u)(message, [])}` : "";
            throw new server_fault.yJ("GitHub", "refused", `GitHub does not say who owns the token${words}`);
        }
        var numbers = __webpack_require__(46136);
        var run_shard = __webpack_require__(89330);
        var safe = __webpack_require__(47313);
        var publish = __webpack_require__(96971);
        ;
        const PERMISSION = "pull-requests: write";
        async function publishComment(github, report, view, { inputs, event, runner }) {
            const found = await findPullRequest(github, event);
            if ("refused" in found)
                return makeNotice(found.refused);
            const { number, head: commit } = found.value;
            const marker = makeMarker(inputs, event, runner, commit);
            if (marker === undefined)
                return makeNotice("the runner names no workflow, so the comment would not be found again");
            const { serverUrl, repository } = runner;
            const { formatComment, isWorthComment } = await Promise.all([__webpack_require__.e(403), __webpack_require__.e(414)]).then(__webpack_require__.bind(__webpack_require__, 51612));
            const text = formatComment(report, view, {
                commit,
                commitUrl: serverUrl && repository ? `${serverUrl}/${repository}/commit/${commit}` : undefined,
                runUrl: (0, publish.TD)(runner),
            });
            try {
                const isWorthPosting = isWorthComment(report, view);
                const state = await keepComment(github, number, { marker, text, isWorthPosting });
                if (state === "outdated")
                    return { aside: `The run of the newer commit writes the comment of #${String(number)}` };
                return state === "later" ? { aside: "A later run has written the comment" } : {};
            }
            catch (error) {
                return makeNotice(explainRefusal(error, event, runner.copy));
            }
        }
        function makeNotice(why) {
            return { notice: `The comment on the pull request cannot be updated: ${why}` };
        }
        function explainRefusal(error, { earlier }, copy) {
            const words = (0, publish.Wl)(error, PERMISSION);
            const isForbidden = error instanceof server_fault.yJ && error.kind === "forbidden" && !error.refusal;
            if (!isForbidden || earlier)
                return words;
            const page = "docs/guides/forks.md#check-runs-and-comments-for-forks";
            const where = copy.origin === undefined ? page : `${copy.origin.url}/blob/${copy.origin.ref}/${page}`;
            return `${words}. A second workflow can comment there: ${where}`;
        }
        async function findPullRequest(github, { pullRequest, earlier }) {
            if (pullRequest)
                return { value: pullRequest };
            const head = earlier?.head;
            if (!head)
                return { refused: "GitHub names no branch that the earlier run was for" };
            const found = await (0, publish.CD)(PERMISSION, () => findPullRequests(github, head));
            if ("refused" in found)
                return found;
            const [number, ...others] = found.value;
            if (number !== undefined && others.length === 0)
                return { value: { number, head: head.commit } };
            return { refused: `${describeFound(found.value.length)} ${describeHead(head)}` };
        }
        function describeFound(count) {
            return count === 0 ? "no open pull request has" : `${(0, numbers.B4)(count, "open pull request")} have`;
        }
        function describeHead({ owner, branch, commit }) {
            return `the last commit ${commit.slice(0, 7)} of ${(0, safe.Xm)(`${owner}:${branch}`)}`;
        }
        function makeMarker({ paths, report, shard }, { earlier }, runner, commit) {
            if (runner.workflowPath === undefined)
                return undefined;
            const what = report === "" ? paths.map(trimPath) : [report];
            const part = shard ? (0, run_shard._D)(shard) : null;
            const key = makeCommentKey([runner.workflowPath, earlier?.workflow ?? null, what, part]);
            const { run, attempt: turn } = earlier?.turn ?? runner.turn;
            return { key, commit, run, attempt: turn };
        }
        function trimPath(path) {
            return path.replace(/^(?:\.\/)+(?=.)/u, "").replace(/(?<=.)\/+$/u, "");
        }
    }),
    28820: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var publishOnGitHub = (async function publishOnGitHub(first, job) {
            const { inputs, event, runner, environment, request, plan } = job;
            const { pullRequest } = event;
            const { result, view } = first;
            const fix = (view.next && (0, next_steps.MN)(result.report, view.next)) ?? (0, next_commands.C)(inputs.paths, runner.copy);
            const offers = plan.suggestions ? [makeOfferChannel(request, inputs.patchFile, fix)] : [];
            const connected = await (0, publish.tZ)(inputs.githubToken, runner, environment);
            if ("refused" in connected) {
                return (0, channel.x)([makeRefusalChannel(connected.refused, inputs, plan), ...offers], {
                    ...first,
                    suggested: new Set(),
                });
            }
            const github = connected.value;
            const channels = [
                ...(plan.diff && pullRequest ? [makeDiffChannel(github, pullRequest)] : []),
                ...(plan.suggestions && pullRequest ? [makeSuggestionChannel(github, pullRequest, fix)] : []),
                ...offers,
                ...(plan.checks ? [makeCheckRunChannel(github, event.commit, runner)] : []),
                ...(plan.comment ? [await loadCommentChannel(github, job)] : []),
            ];
            return (0, channel.x)(channels, { ...first, suggested: new Set() });
        });
        var makeCheckRunChannel = (function makeCheckRunChannel(github, commit, runner) {
            return {
                async publish(publication) {
                    const { result, view } = publication;
                    const checks = await (0, publish.Ig)(github, result.report, view, { commit, runner });
                    if ("value" in checks)
                        return { ...publication, view: { ...view, annotated: { count: checks.value } } };
                    const notice = `Annotations use workflow commands, and GitHub shows only ten per severity: ${checks.refused}`;
                    return addWords(publication, { notice });
                },
            };
        });
        __webpack_require__.d(__webpack_exports__, {
            publishOnGitHub: (function () { return publishOnGitHub; })
        });
        var channel = __webpack_require__(69526);
        var github_limits = __webpack_require__(39064);
        var file_change = __webpack_require__(6111);
        var pages = __webpack_require__(36438);
        ;
        async function fetchDiff(github, pullRequest) {
            const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/files";
            const files = await (0, pages.s$)(github, route, { pull_number: pullRequest });
            const diff = new Map(files.flatMap(({ filename, patch }) => typeof filename === "string" && typeof patch === "string" ? [[filename, (0, file_change.G)(patch)]] : []));
            return { diff, onlyListed: files.length >= github_limits.f.listedFiles ? files.length : undefined };
        }
        var annotations = __webpack_require__(24575);
        var next_steps = __webpack_require__(88369);
        var action_channel = __webpack_require__(76952);
        var next_commands = __webpack_require__(62013);
        var publish = __webpack_require__(96971);
        var fix_files = __webpack_require__(61999);
        var safe = __webpack_require__(47313);
        var patch = __webpack_require__(52607);
        var numbers = __webpack_require__(46136);
        ;
        const FILE = "fixes.patch";
        function formatPatchOffer(changes, patchFile, fix) {
            const command = (0, safe.kK)(fix);
            const parts = (0, patch.formatFilePatches)(changes);
            if (parts.length === 0)
                return undefined;
            const texts = parts.filter((part) => "text" in part).map((({ text }) => text));
            const shown = texts.filter(isExactOnPage);
            const where = ` The patch in ${(0, safe.kK)(patchFile)} does the same, with \`git apply\` at the repository's root.`;
            const inFile = patchFile === "" ? "" : where;
            const brief = `${command} fixes what is not suggested; it cannot be shown here as a patch.${inFile}`;
            const left = parts.length - shown.length;
            return { block: shown.length === 0 ? undefined : formatBlock(shown, left, command), brief };
        }
        function formatBlock(shown, left, command) {
            const text = shown.join("");
            const fence = (0, safe.OG)(text);
            const more = ` ${(0, numbers.B4)(left, "more file")} cannot be shown as a patch: ${command} fixes what it can.`;
            const rest = left === 0 ? "" : more;
            return [
                `<details><summary>A patch with the fixes that are not suggested: ${(0, numbers.B4)(shown.length, "file")}</summary>`,
                `Save it as \`${FILE}\`, then at the repository's root: \`git apply ${FILE}\`.${rest}`,
                `${fence}diff\n${text}${fence}`,
                "</details>",
            ].join("\n\n");
        }
        function isExactOnPage(text) {
            const shown = text.replace(/[\n\t]/gu, " ");
            return (0, safe.Xm)(shown) === shown && !/^GIT binary patch$/mu.test(text);
        }
        ;
        async function offerRemainingFixes(request, result, suggested, { offered, patchFile, fix }) {
            const first = new Set(result.report.plugins.flatMap((({ findings }) => findings)));
            const isLeft = (finding) => suggested.has(finding) || !offered.has(finding);
            const left = new Set(result.report.plugins.flatMap((plugin) => plugin.findings.filter(isLeft).map((finding) => identify(finding, plugin))));
            const isKept = (finding, plugin) => first.has(finding) ? isLeft(finding) : left.has(identify(finding, plugin));
            return formatPatchOffer((await (0, fix_files.fixFiles)(request, result, isKept)).changes, patchFile, fix);
        }
        function identify({ check, message, location: { file, pointer } }, { path }) {
            return JSON.stringify([path, check, file, pointer, message]);
        }
        var core_report = __webpack_require__(73342);
        var tool = __webpack_require__(42243);
        var edits = __webpack_require__(8483);
        var lists = __webpack_require__(60007);
        var finding_message = __webpack_require__(43890);
        var hash = __webpack_require__(88512);
        ;
        const MARK = `<!-- ${tool.js.name} fix `;
        const MAX_MESSAGE_LENGTH = 2000;
        function makeSuggestions(report, view, diff) {
            const fixable = (0, core_report.rx)((0, core_report.FR)(report), view.isChanged).filter(isFixable);
            const files = (0, lists.$z)(fixable, ({ fix, location }) => fix[0]?.file ?? location.file);
            const suggestions = [];
            const suggested = new Set();
            const times = new Map();
            for (const [file, findings] of files) {
                const lines = view.source(file);
                const shown = diff.get(file);
                if (!lines || !shown)
                    continue;
                const lineBreak = findLineBreak(lines.text);
                const clashesByLine = new Map();
                for (const group of groupByLines(findings, lines.text)) {
                    const suggestion = makeSuggestion(file, group, { lines, shown, lineBreak, times });
                    if (!suggestion)
                        continue;
                    const clashes = [];
                    suggestions.push({ ...suggestion, clashing: clashes });
                    for (const finding of group.findings)
                        suggested.add(finding);
                    for (let line = group.first; line <= group.last; line++)
                        clashesByLine.set(line, clashes);
                }
                for (const finding of findings.filter((one) => !suggested.has(one))) {
                    const { first, last } = getLines(finding);
                    for (let line = first; line <= last; line++)
                        clashesByLine.get(line)?.push(finding);
                }
            }
            const clashing = new Set(suggestions.flatMap((suggestion) => suggestion.clashing));
            return { suggestions, suggested, clashing };
        }
        function isFixable(finding) {
            const [first, ...others] = finding.fix ?? [];
            return first !== undefined && others.every(({ file }) => file === first.file);
        }
        function groupByLines(findings, text) {
            const { applied } = (0, edits.y)(text, findings.map(({ fix }) => fix));
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
            const isSame = numbers.every((number) => shown.get(number)?.text === lines.line(number));
            if (hunks.size !== 1 || !isSame)
                return undefined;
            const end = { line: last, column: (lines.line(last) ?? "").length + 1 };
            const before = lines.slice({ start: { line: first, column: 1 }, end });
            const fixes = findings.map(({ fix }) => fix.map((edit) => shiftEdit(edit, first - 1)));
            const after = (0, edits.y)(before, fixes).text;
            if (!isExact(before, after, lineBreak))
                return undefined;
            const same = JSON.stringify([file, before, after]);
            const occurrence = (times.get(same) ?? 0) + 1;
            const mark = makeMark(occurrence === 1 ? same : `${same} ${String(occurrence)}`);
            const messages = findings.map((finding) => `**${(0, safe.jI)((0, safe.ml)(finding.message, MAX_MESSAGE_LENGTH))}.** ${(0, finding_message.$l)(finding)}`);
            const content = after.replaceAll("\r\n", "\n");
            const fence = (0, safe.OG)(content);
            const body = [mark, ...messages, "", `${fence}suggestion`, content, fence].join("\n");
            if (body.length > github_limits.f.commentLength)
                return undefined;
            times.set(same, occurrence);
            return { path: file, line: last, ...(first < last && { start_line: first }), body, mark, findings };
        }
        function isExact(before, after, lineBreak) {
            const same = lineBreak !== undefined && after.split(/\r?\n|\r/u).join(lineBreak) === after;
            const unseen = /(?![\t\r\n])\p{Cc}|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd]/u;
            return same && after !== "" && !unseen.test(before) && !unseen.test(after);
        }
        function findLineBreak(text) {
            const breaks = new Set(text.match(/\r?\n|\r/gu));
            return breaks.size > 1 ? undefined : ([...breaks][0] ?? "\n");
        }
        function shiftEdit({ file, range, text }, by) {
            const { start, end } = range;
            return { file, text, range: { start: { ...start, line: start.line - by }, end: { ...end, line: end.line - by } } };
        }
        function makeMark(what) {
            return `${MARK}${(0, hash.sW)(what, 32)} -->`;
        }
        function isMark(line) {
            return line.startsWith(MARK);
        }
        var json_object = __webpack_require__(34367);
        var server_fault = __webpack_require__(77271);
        ;
        const COMMENTS = "/repos/{owner}/{repo}/pulls/{pull_number}/comments";
        const REVIEWS = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
        const WORDS = "These fixes are safe: apply each with one click, or all with `--fix` in a clone.";
        const MAX_SUGGESTIONS = 30;
        const MAX_ATTEMPTS = 3;
        async function publishSuggestions(github, pullRequest, suggestions) {
            const { marks, ofPush } = await readEarlierSuggestions(github, pullRequest);
            const open = suggestions.filter(({ mark }) => !marks.has(mark));
            const offered = open.slice(0, Math.max(0, MAX_SUGGESTIONS - ofPush));
            const { made, refused, unsure, fault, refusal } = await sendSuggestions(github, pullRequest, offered);
            const sums = { made: countFixes(made), refused: countFixes(refused), unsure: countFixes(unsure) };
            const left = countFixes(open) - sums.made - sums.refused - sums.unsure;
            const there = suggestions.filter((one) => marks.has(one.mark) || made.has(one));
            return { ...sums, known: countFixes(suggestions) - countFixes(open), left, there, fault, refusal };
        }
        async function sendSuggestions(github, pullRequest, suggestions) {
            const sums = { made: new Set(), refused: new Set(), unsure: new Set() };
            const about = { pull_number: pullRequest.number, commit_id: pullRequest.head };
            const sendReview = (rest) => github.call(`POST ${REVIEWS}`, { ...about, event: "COMMENT", body: WORDS, comments: rest.map(makeComment) });
            const sendAlone = ([one]) => github.call(`POST ${COMMENTS}`, { ...about, ...(one && makeComment(one)) });
            const readMarks = async () => (await readEarlierSuggestions(github, pullRequest)).marks;
            let refusal;
            try {
                const together = await sendUntilRefused(suggestions, {
                    send: sendReview,
                    found: readMarks,
                    sums,
                    isRefusal: isInvalid,
                });
                for (const one of together) {
                    const isRefusal = (error) => {
                        if (!isWrongPlace(error))
                            return false;
                        refusal ??= error;
                        return true;
                    };
                    const wrong = await sendUntilRefused([one], { send: sendAlone, found: readMarks, sums, isRefusal });
                    for (const suggestion of wrong)
                        sums.refused.add(suggestion);
                }
                return { ...sums, refusal };
            }
            catch (error) {
                if (error instanceof server_fault.yJ)
                    return { ...sums, fault: error, refusal };
                throw error;
            }
        }
        async function sendUntilRefused(suggestions, { send, found, sums: { made, unsure }, isRefusal }) {
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
                    if (!(0, server_fault.JD)(error))
                        throw error;
                    for (const suggestion of rest)
                        unsure.add(suggestion);
                    const marks = await found();
                    unsure.clear();
                    for (const suggestion of rest)
                        if (marks.has(suggestion.mark))
                            made.add(suggestion);
                    rest = rest.filter((suggestion) => !made.has(suggestion));
                    if (turn === MAX_ATTEMPTS && rest.length > 0)
                        throw error;
                }
            }
            return [];
        }
        function isInvalid(error) {
            return error instanceof server_fault.yJ && error.status === 422;
        }
        function isWrongPlace(error) {
            return isInvalid(error) || (error instanceof server_fault.yJ && error.status === 404);
        }
        async function readEarlierSuggestions(github, { number, head }) {
            const newest = { sort: "created", direction: "desc" };
            const comments = await (0, pages.s$)(github, `GET ${COMMENTS}`, { pull_number: number, ...newest });
            const trusted = comments.filter(({ user, author_association: association }) => (0, json_object.vw)(user)["type"] === "Bot" || ["OWNER", "MEMBER", "COLLABORATOR"].includes(String(association)));
            const marked = trusted.flatMap((comment) => {
                const [mark = ""] = typeof comment["body"] === "string" ? comment["body"].split(/\r?\n/u) : [];
                return isMark(mark) ? [{ mark, comment }] : [];
            });
            return {
                marks: new Set(marked.flatMap(({ mark, comment }) => (isOutdated(comment) ? [] : [mark]))),
                ofPush: marked.filter(({ comment }) => comment["original_commit_id"] === head).length,
            };
        }
        function isOutdated({ line, position }) {
            return line === null || position === null;
        }
        function makeComment({ path, line, start_line: start, body }) {
            const place = start === undefined ? {} : { start_line: start, start_side: "RIGHT" };
            return { path, line, side: "RIGHT", ...place, body };
        }
        function countFixes(suggestions) {
            let sum = 0;
            for (const { findings } of suggestions)
                sum += findings.length;
            return sum;
        }
        ;
        const PERMISSION = "pull-requests: write";
        const NOTHING = { made: 0, known: 0, refused: 0, unsure: 0, left: 0, there: [] };
        async function suggestFixes(github, pullRequest, fetched, { report, view, fix }) {
            const makeNone = (why) => ({
                remark: `No fix is suggested. ${formatRest(suggest_fixes_countFixes(report), false, fix)}`.trim(),
                notice: `No fix is suggested: ${why}`,
                findings: new Set(),
            });
            if ("refused" in fetched)
                return makeNone(fetched.refused);
            const { diff, onlyListed } = fetched.value;
            const { suggestions, clashing } = makeSuggestions(report, view, diff);
            try {
                const suggested = suggestions.length === 0 ? NOTHING : await publishSuggestions(github, pullRequest, suggestions);
                const { refusal, there } = suggested;
                const remark = formatRemark(suggested, clashing.size, { fix, onlyListed });
                const findings = new Set(there.flatMap((one) => [...one.findings, ...one.clashing]));
                const why = suggested.fault ? (0, publish.Wl)(suggested.fault, PERMISSION) : refusal?.message;
                if (why === undefined)
                    return { remark, findings };
                const isNone = suggested.made + suggested.known + suggested.unsure === 0;
                if (isNone && !refusal)
                    return makeNone(why);
                return { remark, findings, notice: `${isNone ? "No fix is suggested" : "Not every fix is suggested"}: ${why}` };
            }
            catch (error) {
                return makeNone((0, publish.Wl)(error, PERMISSION));
            }
        }
        function formatRemark({ made, known, refused, unsure, left }, clashing, { fix, onlyListed }) {
            const there = made + known;
            const tried = there + refused + unsure + left;
            const sentences = [
                ...(there > 0
                    ? [
                        `${formatFixes(there)} ${(0, numbers.n2)(there)} suggested at the lines of the pull request${formatEarlier(known)}.`,
                    ]
                    : []),
                ...(tried === 0 ? [formatNothingToSuggest(onlyListed)] : []),
                ...(there === 0 && tried > 0 && unsure === 0 ? ["No fix is suggested."] : []),
                ...(refused > 0 ? [`GitHub refused ${formatFixes(refused)}.`] : []),
                ...(unsure > 0 ? [`GitHub's answer about ${formatFixes(unsure)} was lost.`] : []),
                formatRest(refused + left + clashing, there + unsure > 0 || tried === 0, fix),
            ];
            return sentences.filter((sentence) => sentence !== "").join(" ");
        }
        function formatNothingToSuggest(onlyListed) {
            if (onlyListed === undefined)
                return "No fix is on lines that this pull request shows.";
            return `GitHub lists only the first ${(0, numbers.ZV)(onlyListed)} files of this pull request, and no fix is on their lines.`;
        }
        function formatEarlier(known) {
            return known > 0 ? `, ${(0, numbers.ZV)(known)} of them by an earlier run` : "";
        }
        function formatRest(count, isMore, fix) {
            if (count === 0)
                return "";
            const more = isMore ? " more" : "";
            return `${(0, numbers.ZV)(count)}${more} can be fixed by ${(0, safe.kK)(fix)}.`;
        }
        function formatFixes(count) {
            return `${(0, numbers.ZV)(count)} ${count === 1 ? "fix" : "fixes"}`;
        }
        function suggest_fixes_countFixes({ plugins }) {
            const withFix = (finding) => (0, core_report.he)(finding) && (finding.fix ?? []).length > 0;
            return plugins.reduce((sum, { findings }) => sum + findings.filter(withFix).length, 0);
        }
        ;
        function makeRefusalChannel(refused, { annotations, suggestions }, { comment }) {
            const words = `Nothing was written to GitHub, because ${refused}`;
            const isAskedByName = annotations === "checks" || suggestions || comment;
            return { publish: (publication) => addWords(publication, isAskedByName ? { notice: words } : { aside: words }) };
        }
        function makeDiffChannel(github, { number }) {
            return {
                async publish(publication) {
                    const diff = await (0, publish.CD)("pull-requests: read", () => fetchDiff(github, number));
                    if ("refused" in diff) {
                        return addWords({ ...publication, diff }, { aside: `Cannot tell what the pull request changes: ${diff.refused}` });
                    }
                    const { view } = publication;
                    return { ...publication, diff, view: { ...view, isChanged: makeChangedTest(diff.value.diff, view) } };
                },
            };
        }
        function makeSuggestionChannel(github, pullRequest, fix) {
            return {
                async publish(publication) {
                    const { result, view, diff } = publication;
                    if (!diff)
                        return publication;
                    const report = (0, annotations.lg)(result.report, view);
                    const { remark, notice, findings } = await suggestFixes(github, pullRequest, diff, { report, view, fix });
                    const remarks = [...(view.remarks ?? []), remark];
                    return addWords({ ...publication, suggested: findings, view: { ...view, remarks } }, { notice });
                },
            };
        }
        function makeOfferChannel(request, patchFile, fix) {
            return {
                async publish(publication) {
                    const { result, view, suggested } = publication;
                    const { plugins } = (0, annotations.lg)(result.report, view);
                    const offered = new Set(plugins.flatMap((({ findings }) => findings)));
                    const offer = await offerRemainingFixes(request, result, suggested, { offered, patchFile, fix });
                    return offer ? { ...publication, view: { ...view, offer } } : publication;
                },
            };
        }
        async function loadCommentChannel(github, { inputs, event, runner }) {
            const { publishComment } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 64751));
            return {
                async publish(publication) {
                    const { result, view } = publication;
                    return addWords(publication, await publishComment(github, result.report, view, { inputs, event, runner }));
                },
            };
        }
        function addWords(publication, { notice, aside }) {
            return {
                ...publication,
                notices: [...publication.notices, ...(notice === undefined ? [] : [notice])],
                asides: [...publication.asides, ...(aside === undefined ? [] : [aside])],
            };
        }
        const MAX_LINES = 1000;
        function makeChangedTest(diff, { source }) {
            return ({ location: { file, range } }) => {
                const shown = diff.get(file);
                if (!shown || !range)
                    return false;
                const { start, end } = range;
                const count = Math.min(end.line - start.line + 1, MAX_LINES);
                return Array.from({ length: count }, (_, at) => start.line + at).some((number) => {
                    const line = shown.get(number);
                    return line?.isNew === true && line.text === source(file)?.line(number);
                });
            };
        }
    }),
    96971: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var publishCheckRun = (async function publishCheckRun(github, run, place) {
            const [first = [], ...others] = splitAnnotations(run.annotations);
            const isWhole = others.length === 0;
            const number = await createRun(github, place, {
                name: run.name,
                head_sha: place.commit,
                external_id: place.id,
                details_url: place.detailsUrl,
                ...(isWhole ? makeConclusion(run) : { status: "in_progress" }),
                output: makeOutput(run, first),
            });
            let sentCount = first.length;
            try {
                for (const [at, batch] of others.entries()) {
                    const state = at === others.length - 1 ? makeConclusion(run) : {};
                    await appendAnnotations(github, number, sentCount, { ...state, output: makeOutput(run, batch) }, batch.length);
                    sentCount += batch.length;
                }
            }
            catch (error) {
                const title = `${run.title} (GitHub accepted ${String(sentCount)} of ${String(run.annotations.length)} annotations)`;
                const state = { ...makeConclusion(run), output: makeOutput({ ...run, title }, []) };
                await github.call(`PATCH ${RUN}`, { check_run_id: number, ...state }).catch((second) => {
                    throw new AggregateError([error, second], `${formatError(error)}; so the check run is left unfinished: ${formatError(second)}`);
                });
                throw error;
            }
        });
        var createRun = (async function createRun(github, place, body) {
            for (let attempt = 1;; attempt++) {
                try {
                    return readNumber(await github.call(`POST ${RUNS}`, body));
                }
                catch (error) {
                    if (!(0, server_fault.JD)(error))
                        throw error;
                    const found = await findRun(github, place, body.name);
                    if (found !== undefined)
                        return found;
                    if (attempt === MAX_ATTEMPTS)
                        throw error;
                }
            }
        });
        var readNumber = (function readNumber(run) {
            const { id } = (0, json_object.vw)(run);
            if (typeof id === "number")
                return id;
            throw new server_fault.yJ("GitHub", "lost", "GitHub created a check run, but did not return its id");
        });
        var makeConclusion = (function makeConclusion({ conclusion }) {
            return { status: "completed", conclusion };
        });
        var makeOutput = (function makeOutput({ title, summary }, annotations) {
            return { title, summary, annotations };
        });
        var splitAnnotations = (function splitAnnotations(annotations) {
            return Array.from({ length: Math.ceil(annotations.length / MAX_ANNOTATIONS) }, ((_, at) => annotations.slice(at * MAX_ANNOTATIONS, (at + 1) * MAX_ANNOTATIONS)));
        });
        var makeCheckRun = (function makeCheckRun(report, view, summary) {
            const findings = (0, core_report.FR)(report);
            const annotatable = (0, core_report.xI)((0, reporters_annotations.yh)(report, view), view.isChanged);
            const annotations = annotatable.slice(0, check_run_MAX_ANNOTATIONS).map(((finding) => makeAnnotation(finding, report)));
            const title = report.plugins.length === 0 ? "nothing to check" : (0, phrases.Pu)(report);
            const notes = (0, phrases.Zk)([...formatCountNotes(report, findings.length), (0, phrases.Uj)(report) ?? ""]);
            return {
                name: cutBytes(formatName(report), checkRunTitleBytes),
                conclusion: (0, core_report.WJ)(report) === "pass" ? "success" : "failure",
                title: cutBytes((0, safe.Xm)((0, phrases.Zk)([title, notes], ": ")), checkRunTitleBytes),
                summary: summary(report, { ...view, annotated: { count: annotations.length }, room: checkRunSummaryBytes }),
                annotations,
            };
        });
        var formatName = (function formatName({ plugins }) {
            const [first, ...others] = plugins;
            if (others.length > 0)
                return `${tool.js.name} (${(0, numbers.B4)(plugins.length, "plugin")})`;
            if (!first || first.path === ".")
                return tool.js.name;
            return `${tool.js.name} (${(0, safe.Xm)(first.path)})`;
        });
        var formatCountNotes = (function formatCountNotes(report, count) {
            const change = (0, change_phrases.eD)(report);
            const existing = (0, phrases.z0)((0, phrases.xs)(report).existing.length, "existing");
            if (change !== undefined)
                return [change, existing];
            return [count > 0 ? (0, numbers.B4)(count, "finding") : "", (0, phrases.uh)(report) ?? ""];
        });
        var makeAnnotation = (function makeAnnotation(finding, report) {
            const { severity, location, check, message, help, printed = [] } = finding;
            const lines = [message, help, ...(0, phrases.mn)(finding, report, true), (0, finding_message.ow)(finding)].filter(((line) => line !== undefined));
            return {
                path: location.file,
                ...makePlace(location.range),
                annotation_level: LEVELS[severity],
                title: cutBytes((0, safe.Xm)(`${tool.js.name}: ${check}`), checkRunTitleBytes),
                message: cutBytes(lines.map(safe.Xm).join("\n"), annotationBytes),
                ...(printed.length > 0 && { raw_details: cutBytes(printed.map(safe.Xm).join("\n"), annotationBytes) }),
            };
        });
        var makePlace = (function makePlace(range) {
            const { start, end } = range ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
            const lines = { start_line: start.line, end_line: end.line };
            if (!range || start.line !== end.line)
                return lines;
            return { ...lines, start_column: start.column, end_column: end.column };
        });
        var cutBytes = (function cutBytes(text, most) {
            if (text.length * 3 <= most)
                return text;
            const bytes = new TextEncoder().encode(text);
            if (bytes.length <= most)
                return text;
            const kept = new TextDecoder().decode(bytes.subarray(0, most - 3), { stream: true });
            return `${kept}\u2026`;
        });
        var connectToGitHub = (async function connectToGitHub(token, { apiUrl, repository }, environment) {
            if (token === "")
                return { refused: "the input github-token is empty" };
            if (!/^[\x21-\x7e]+$/u.test(token)) {
                return { refused: `the input github-token contains ${String(token.length)} characters that no token has` };
            }
            if (!/^https?:\/\//u.test(apiUrl) || !(0, job_values.en)(repository)) {
                return { refused: "this is not a job of GitHub Actions" };
            }
            return attempt("", (() => (0, client.Ng)({ token, apiUrl, repository, environment, onWait: print.D0 })));
        });
        var publishFindings = (async function publishFindings(github, report, view, { commit, runner }) {
            if (commit === undefined)
                return { refused: "the event names no commit" };
            const run = makeCheckRun(report, view, await (0, formats.K)("markdown", report));
            const place = { commit, id: crypto.randomUUID(), detailsUrl: makeRunUrl(runner) };
            return attempt("checks: write", (async () => {
                await publishCheckRun(github, run, place);
                return run.annotations.length;
            }));
        });
        var makeRunUrl = (function makeRunUrl({ serverUrl, repository, runId }) {
            const isKnown = [serverUrl, repository, runId].every(((part) => part !== ""));
            return isKnown ? `${serverUrl}/${repository}/actions/runs/${runId}` : undefined;
        });
        __webpack_require__.d(__webpack_exports__, {
            CD: (function () { return attempt; }),
            tZ: (function () { return connectToGitHub; }),
            Wl: function () { return formatRefusal; },
            TD: function () { return makeRunUrl; },
            Ig: (function () { return publishFindings; })
        });
        var client = __webpack_require__(16181);
        var github_limits = __webpack_require__(39064);
        var json_object = __webpack_require__(34367);
        var server_fault = __webpack_require__(77271);
        var pages = __webpack_require__(36438);
        ;
        const RUNS = "/repos/{owner}/{repo}/check-runs";
        const RUN = `${RUNS}/{check_run_id}`;
        const MAX_ANNOTATIONS = github_limits.f.annotationsOfRequest;
        const MAX_ATTEMPTS = 3;
        function formatError(error) {
            return error instanceof Error ? error.message : String(error);
        }
        async function appendAnnotations(github, number, given, body, more) {
            for (let attempt = 1;; attempt++) {
                try {
                    await github.call(`PATCH ${RUN}`, { check_run_id: number, ...body });
                    return;
                }
                catch (error) {
                    if (!(0, server_fault.JD)(error))
                        throw error;
                    const count = readCount(await github.call(`GET ${RUN}`, { check_run_id: number }));
                    if (count === given + more)
                        return;
                    if (count !== given || attempt === MAX_ATTEMPTS)
                        throw error;
                }
            }
        }
        async function findRun(github, { commit, id }, name) {
            const asked = { ref: commit, check_name: name, filter: "all", per_page: github_limits.f.entriesOfPage };
            const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
            const { check_runs: runs } = (0, json_object.vw)(await github.call(route, asked));
            const ours = (0, pages.st)(runs, route).find((run) => (0, json_object.vw)(run)["external_id"] === id);
            return ours === undefined ? undefined : readNumber(ours);
        }
        function readCount(run) {
            const { annotations_count: count } = (0, json_object.vw)((0, json_object.vw)(run)["output"]);
            return typeof count === "number" ? count : undefined;
        }
        var job_values = __webpack_require__(21692);
        var print = __webpack_require__(51235);
        var core_report = __webpack_require__(73342);
        var tool = __webpack_require__(42243);
        var safe = __webpack_require__(47313);
        var reporters_annotations = __webpack_require__(24575);
        var change_phrases = __webpack_require__(99742);
        var finding_message = __webpack_require__(43890);
        var phrases = __webpack_require__(41035);
        var numbers = __webpack_require__(46136);
        ;
        const check_run_MAX_ANNOTATIONS = 1000;
        const { checkRunSummaryBytes, annotationBytes, checkRunTitleBytes } = github_limits.f;
        const LEVELS = {
            error: "failure",
            warning: "warning",
            notice: "notice",
        };
        var formats = __webpack_require__(68593);
        ;
        async function attempt(permission, act) {
            try {
                return { value: await act() };
            }
            catch (error) {
                return { refused: formatRefusal(error, permission) };
            }
        }
        function formatRefusal(error, permission) {
            if (error instanceof server_fault.yJ && error.kind === "forbidden" && !error.refusal) {
                return `${(0, phrases.jg)(error.message)} The job needs permissions: ${permission}. The token of a pull request from a fork or from Dependabot is read-only, unless the repository's settings allow more`;
            }
            return error instanceof Error ? error.message : String(error);
        }
    }),
    22942: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $I: function () { return readObjects; },
            HM: function () { return computeId; },
            M7: function () { return readSmallObjects; },
            NG: function () { return SUBMODULE; },
            Wn: function () { return readParents; },
            Zc: function () { return readTree; },
            od: function () { return readTreeFiles; },
            ps: function () { return LINK; }
        });
        var _files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14345);
        var _text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88512);
        const LINK = "120000";
        const SUBMODULE = "160000";
        const FOLDER = "40000";
        const HEADER_BYTES = 200;
        const MAX_TREE_BYTES = 128 * 1024 * 1024;
        const DEEPEST = 100;
        function computeId(kind, bytes, like) {
            const hash = (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_1__.n1)(like?.length === 64 ? "sha256" : "sha1");
            return hash
                .update(`${kind} ${String(bytes.length)}\0`)
                .update(bytes)
                .digest("hex");
        }
        async function readObjects({ ask }, ids, maxBytes) {
            const objects = new Map();
            const unique = [...new Set(ids)];
            if (unique.length === 0)
                return objects;
            const mostBytes = maxBytes + (unique.length + 1) * HEADER_BYTES;
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
        const MAX_SMALL_OBJECTS = 20000;
        async function readSmallObjects(objects, ids, maxBytes) {
            const unique = [...new Set(ids)].slice(0, MAX_SMALL_OBJECTS);
            if (unique.length === 0)
                return new Map();
            const input = unique.map((id) => `${id}\n`).join("");
            const { bytes } = await objects.ask(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input });
            const lines = bytes.toString("latin1").split("\n");
            const small = lines.flatMap((line) => {
                const [id = "", size = ""] = line.split(" ");
                if (!/^\d+$/u.test(size) || Number(size) > maxBytes)
                    return [];
                return [id];
            });
            return (await readObjects(objects, small, small.length * maxBytes)) ?? new Map();
        }
        async function readParents(objects, commit) {
            const headers = await readCommitHeaders(objects, commit);
            return headers?.flatMap((line) => (line.startsWith("parent ") ? [line.slice("parent ".length)] : []));
        }
        async function readCommitHeaders(objects, commit) {
            const found = (await readObjects(objects, [commit], MAX_TREE_BYTES))?.get(commit);
            if (found?.kind !== "commit")
                return undefined;
            return found.bytes.toString("latin1").split("\n\n", 1)[0]?.split("\n");
        }
        function readTree(objects, commit, folder = "") {
            const inside = folder === "" ? "" : `${folder}/`;
            return walkTree(objects, commit, (path, isFolder) => {
                return path.startsWith(inside) || (isFolder && inside.startsWith(`${path}/`));
            });
        }
        function readTreeFiles(objects, commit, paths) {
            const files = new Set(paths);
            const folders = new Set(paths.map(_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.PA).flatMap(_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk));
            return walkTree(objects, commit, (path, isFolder) => (isFolder ? folders : files).has(path));
        }
        async function walkTree(objects, commit, isWanted) {
            const files = new Map();
            const root = (await readCommitHeaders(objects, commit))?.[0]?.slice("tree ".length) ?? "";
            let level = [["", root]];
            for (let depth = 0; level.length > 0; depth++) {
                if (depth > DEEPEST)
                    return undefined;
                const ids = level.map(([, id]) => id);
                const trees = await readObjects(objects, ids, MAX_TREE_BYTES);
                if (!trees)
                    return undefined;
                const next = [];
                for (const [path, id] of level) {
                    const tree = trees.get(id);
                    const entries = tree?.kind === "tree" ? parseTree(tree.bytes, id.length / 2) : undefined;
                    if (!entries)
                        return undefined;
                    for (const { name, mode, id: object } of entries) {
                        if (!isWanted(path + name, mode === FOLDER))
                            continue;
                        if (mode === FOLDER)
                            next.push([`${path}${name}/`, object]);
                        else
                            files.set(path + name, { mode, id: object });
                    }
                }
                level = next;
            }
            return files;
        }
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
    }),
    92869: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var openRequestTime = (function openRequestTime(total) {
            let left = total;
            let running = 0;
            let since = 0;
            const getLeft = (() => (running === 0 ? left : left - (Date.now() - since)));
            return {
                getLeft,
                async spend(act) {
                    if (running === 0)
                        since = Date.now();
                    running++;
                    try {
                        return await act();
                    }
                    finally {
                        const now = getLeft();
                        running--;
                        if (running === 0)
                            left = now;
                    }
                },
            };
        });
        var openConnection = (async function openConnection(options) {
            const { server, url, environment = {}, userAgent, limits, signal, onWait, follow } = options;
            const { origins = [new URL(url).origin] } = options;
            const fetch = await (0, _make_fetch_js__WEBPACK_IMPORTED_MODULE_0__.h)(url, environment);
            const fetchGuarded = ((address, init, mostBytes) => {
                const headers = Object.entries({ "user-agent": userAgent, ...init.headers });
                const mayHaveAll = origins.includes(new URL(address).origin);
                const sent = headers.filter((([name]) => mayHaveAll || name.toLowerCase() !== "authorization"));
                return fetch(address, { ...init, headers: Object.fromEntries(sent) }, mostBytes);
            });
            return {
                server,
                fetch: follow ? follow(fetchGuarded) : fetchGuarded,
                limits,
                time: openRequestTime(limits.total ?? Infinity),
                signal,
                onWait,
            };
        });
        var sendOnce = (function sendOnce(connection, address, request, bounds = {}) {
            return finishBounded(connection, bounds, ((signal) => fetchOnce(connection, address, request, signal, bounds)));
        });
        var repeat = (function repeat({ limits, time, signal, onWait }, { attempts, findWait }, send) {
            const { pause: first, mostPause = Infinity } = limits;
            return time.spend((async () => {
                for (let number = 1;; number++) {
                    try {
                        return await send();
                    }
                    catch (error) {
                        if (!(error instanceof _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ))
                            throw error;
                        const wait = findWait(error, first * 2 ** (number - 1));
                        const mayWait = wait !== undefined && wait <= mostPause && wait < time.getLeft();
                        if (!mayWait || number === attempts)
                            throw error;
                        const isAnnounced = error.wait !== undefined && wait >= MIN_ANNOUNCED_PAUSE_MS;
                        if (isAnnounced)
                            onWait?.(error.message, new Date(Date.now() + wait));
                        await (0, _pause_js__WEBPACK_IMPORTED_MODULE_2__.v7)(Math.max(wait, 1), signal);
                        signal?.throwIfAborted();
                    }
                }
            }));
        });
        var finishBounded = (function finishBounded({ limits, time, signal }, { milliseconds = limits.each }, act) {
            return time.spend((() => (0, _pause_js__WEBPACK_IMPORTED_MODULE_2__.Su)(Math.max(1, Math.min(milliseconds, time.getLeft())), signal, act)));
        });
        var fetchOnce = (async function fetchOnce(connection, address, request, signal, { mostBytes }) {
            try {
                return await connection.fetch(address, { ...request, signal }, mostBytes);
            }
            catch (error) {
                connection.signal?.throwIfAborted();
                throw makeConnectionFault(error, connection.server, new URL(address).host);
            }
        });
        __webpack_require__.d(__webpack_exports__, {
            E4: (function () { return sendOnce; }),
            JY: (function () { return openConnection; }),
            eH: function () { return sendFollowing; },
            ux: (function () { return repeat; })
        });
        var _pause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78863);
        var _make_fetch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83100);
        var _server_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77271);
        const REDIRECTS = [301, 302, 303, 307, 308];
        function sendFollowing(connection, address, request, { hops, ...bounds }) {
            return finishBounded(connection, bounds, async (signal) => {
                const first = new URL(address);
                let at = first;
                for (let hop = 0; hop < hops; hop++) {
                    const answer = await fetchOnce(connection, at.href, request, signal, bounds);
                    const location = answer.headers.get("location");
                    if (!REDIRECTS.includes(answer.status) || location === null)
                        return answer;
                    if (!URL.canParse(location, at.href))
                        throw new _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ(connection.server, "no-address", "no address", { host: at.host });
                    at = new URL(location, at.href);
                    if (at.protocol !== "https:" && at.protocol !== first.protocol) {
                        throw new _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ(connection.server, "unencrypted", "not encrypted", { host: at.host });
                    }
                }
                throw new _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ(connection.server, "circle", "a circle", { host: at.host });
            });
        }
        const MIN_ANNOUNCED_PAUSE_MS = 1000;
        function makeConnectionFault(error, server, host) {
            const { message, isUnreached } = (0, _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.AY)(error);
            const details = { host, cause: error };
            if (isUnreached)
                return new _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ(server, "unreached", message, details);
            if (error instanceof RangeError)
                return new _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ(server, "too-large", message, details);
            const isLate = error instanceof Error && error.name === "TimeoutError";
            return new _server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ(server, isLate ? "late" : "lost", message, details);
        }
    }),
    83100: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var readAnswer = (async function readAnswer(url, message, mostBytes = MAX_BYTES) {
            const headers = new Map(Object.entries(message.headers).map((([name, value]) => [name, String(value)])));
            const bytes = await readBounded(await unpack(message), mostBytes);
            return {
                status: message.statusCode ?? 0,
                url,
                headers: { get: ((name) => headers.get(name) ?? null), [Symbol.iterator]: (() => headers.entries()) },
                text: (() => Promise.resolve(new TextDecoder().decode(bytes))),
                arrayBuffer: () => Promise.resolve(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
            };
        });
        var unpack = (async function unpack(message) {
            const encoding = message.headers["content-encoding"]?.toLowerCase() ?? "identity";
            if (encoding === "identity")
                return message;
            if (encoding !== ENCODING) {
                message.destroy();
                throw new Error("The answer is packed in a form that nobody asked for");
            }
            const { createGunzip } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 38522, 23));
            const unpacked = createGunzip();
            (0, external_node_stream_.pipeline)(message, unpacked, (() => undefined));
            return unpacked;
        });
        var readBounded = (async function readBounded(body, most) {
            const pieces = [];
            let size = 0;
            for await (const piece of body) {
                size += piece.length;
                if (size > most)
                    throw new RangeError(`The answer has more than ${String(most / MIB)} MiB`);
                pieces.push(piece);
            }
            return Buffer.concat(pieces);
        });
        var makeFetch = (async function makeFetch(first, environment) {
            var makeAgent = (async function makeAgent({ Agent }, proxy) {
                const agent = new Agent({ ...VERIFIED, keepAlive: true, timeout: IDLE_CONNECTION_MS });
                if (proxy)
                    (await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 13079))).sendThrough(proxy, agent, VERIFIED);
                return agent;
            });
            (0, network_proxy.E)(new URL(first), environment);
            const unencrypted = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 37067, 23));
            const agents = new Map();
            return (async (url, init, mostBytes) => {
                const address = new URL(url);
                if (address.username !== "" || address.password !== "")
                    throw new TypeError("The address contains a credential");
                const protocol = address.protocol === "https:" ? await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 44708, 23)) : unencrypted;
                const proxy = (0, network_proxy.E)(address, environment);
                const key = `${address.protocol} ${proxy?.url ?? ""}`;
                const agent = agents.get(key) ?? (await makeAgent(protocol, proxy));
                agents.set(key, agent);
                try {
                    return await readAnswer(url, await send(protocol, address, init, agent), mostBytes);
                }
                catch (error) {
                    init.signal?.throwIfAborted();
                    throw error;
                }
            });
        });
        var send = (function send({ request }, address, { method = "GET", headers = {}, body, signal }, agent) {
            return new Promise(((resolve, reject) => {
                const sent = { "accept-encoding": ENCODING, ...headers };
                const options = { method, headers: sent, agent, joinDuplicateHeaders: true, ...(signal && { signal }) };
                request(address, options).on("error", reject).once("response", resolve).end(body);
            }));
        });
        __webpack_require__.d(__webpack_exports__, {
            h: (function () { return makeFetch; })
        });
        var external_node_stream_ = __webpack_require__(57075);
        ;
        const MIB = 1024 * 1024;
        const MAX_BYTES = 8 * MIB;
        const ENCODING = "gzip";
        var network_proxy = __webpack_require__(55005);
        ;
        const VERIFIED = { rejectUnauthorized: true };
        const IDLE_CONNECTION_MS = 4000;
    }),
    78863: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var pause = (function pause(milliseconds, signal) {
            return new Promise(((resolve) => {
                const end = (() => {
                    clearTimeout(timer);
                    signal?.removeEventListener("abort", end);
                    resolve();
                });
                const timer = setTimeout(end, signal?.aborted === true ? 0 : milliseconds);
                signal?.addEventListener("abort", end);
            }));
        });
        var waitAtMost = (async function waitAtMost(milliseconds, wanted) {
            let timer;
            const late = new Promise(((resolve) => {
                timer = setTimeout(resolve, milliseconds);
            }));
            await Promise.race([wanted, late]);
            clearTimeout(timer);
        });
        var finishInTime = (async function finishInTime(milliseconds, outerSignal, act) {
            outerSignal?.throwIfAborted();
            const controller = new AbortController();
            const abort = () => {
                controller.abort(outerSignal?.reason);
            };
            const timer = setTimeout(() => {
                controller.abort(new DOMException("There is no answer in time", "TimeoutError"));
            }, milliseconds);
            outerSignal?.addEventListener("abort", abort);
            try {
                return await act(controller.signal);
            }
            finally {
                clearTimeout(timer);
                outerSignal?.removeEventListener("abort", abort);
            }
        });
        __webpack_require__.d(__webpack_exports__, {
            Su: (function () { return finishInTime; }),
            _R: (function () { return waitAtMost; }),
            v7: (function () { return pause; })
        });
    }),
    55005: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findProxy = (function findProxy({ protocol, hostname, port }, environment) {
            const isSecure = protocol === "https:";
            const names = isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy", "HTTP_PROXY"];
            const name = names.find(((one) => environment[one]));
            if (name === undefined || isLoopback(hostname))
                return undefined;
            const exceptions = environment["no_proxy"] || environment["NO_PROXY"] || "";
            const numbered = `${hostname}:${port || (isSecure ? "443" : "80")}`;
            if (exceptions.split(",").some((one) => isExceptionFor(one.trim().toLowerCase(), [hostname, numbered])))
                return undefined;
            return parseProxy(environment[name] ?? "", name);
        });
        __webpack_require__.d(__webpack_exports__, {
            E: (function () { return findProxy; }),
            U: function () { return isLoopback; }
        });
        var _server_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77271);
        function isExceptionFor(exception, hosts) {
            if (exception === "" || exception === "*")
                return exception === "*";
            const ending = exception.startsWith(".") ? exception : `.${exception}`;
            return hosts.some((host) => host === exception || host.endsWith(ending));
        }
        function isLoopback(host) {
            return host === "localhost" || /^127(?:\.\d{1,3}){3}$/u.test(host) || host === "[::1]";
        }
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
                const what = `${name} is not the URL of a proxy, such as http://proxy.example.com:8080`;
                throw new _server_fault_js__WEBPACK_IMPORTED_MODULE_0__.yJ("proxy", "unreached", what);
            }
        }
    }),
    34381: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            D: function () { return readRetryAfter; },
            x: function () { return readWaitingTime; }
        });
        const SECONDARY_MS = 60000;
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
        const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/u;
        function readRetryAfter(value, now) {
            const given = parseSeconds(value);
            if (given !== undefined)
                return given * 1000;
            const date = typeof value === "string" && DATE.test(value) ? Date.parse(value) : NaN;
            return Number.isNaN(date) ? undefined : Math.max(0, date - now);
        }
        function parseSeconds(value) {
            return typeof value === "string" && /^\d{1,12}$/u.test(value) ? Number(value) : undefined;
        }
    }),
    77271: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            AY: function () { return describeNetworkFault; },
            GO: function () { return describeRedirect; },
            JD: function () { return isLost; },
            WG: function () { return isPassing; },
            aW: function () { return leadsElsewhere; },
            u: function () { return quoteServer; },
            xo: function () { return classifyStatus; },
            yJ: function () { return ServerFault; }
        });
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        class ServerFault extends Error {
            server;
            kind;
            name = "ServerFault";
            status;
            host;
            words;
            refusal;
            problem;
            wait;
            constructor(server, kind, message, { status, host, words, refusal, problem, wait, cause } = {}) {
                super(message, { cause });
                this.server = server;
                this.kind = kind;
                this.status = status;
                this.host = host;
                this.words = words;
                this.refusal = refusal;
                this.problem = problem;
                this.wait = wait;
            }
        }
        const MEANINGS = {
            GitHub: {
                forbidden: [401, 403, 404, 451],
                redirect: "refused",
                isUnclear: (status) => status < 300 || status >= 500,
            },
            npm: { forbidden: [400, 401, 403, 404], redirect: "unreached", isUnclear: (() => true) },
            marketplace: { forbidden: [], redirect: "lost", isUnclear: (status) => status < 400 || isPassing(status) },
        };
        function classifyStatus(server, status) {
            const { forbidden, redirect, isUnclear } = MEANINGS[server];
            if (leadsElsewhere(status))
                return redirect;
            if (forbidden.includes(status))
                return "forbidden";
            return isUnclear(status) ? "lost" : "refused";
        }
        function isPassing(status) {
            return status >= 500 || [408, 425, 429].includes(status);
        }
        function leadsElsewhere(status) {
            return status >= 300 && status < 400 && status !== 304;
        }
        function isLost(error) {
            return error instanceof ServerFault && error.kind === "lost";
        }
        const CERTIFICATES = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;
        function describeNetworkFault(error) {
            let message = String(error);
            let isUnreached = false;
            let cause = error;
            for (let depth = 0; depth < 10 && cause instanceof Error; depth++, cause = findCause(cause)) {
                message = cause.message || message;
                const { code } = cause;
                const isUnknown = typeof code === "string" && CERTIFICATES.test(code);
                isUnreached ||= isUnknown || (cause instanceof ServerFault && cause.server === "proxy");
            }
            return { message, isUnreached };
        }
        function findCause(error) {
            return error instanceof AggregateError ? error.errors[0] : error.cause;
        }
        function quoteServer(text, secrets, most = 300) {
            let hidden = text;
            for (const secret of secrets)
                if (secret !== "")
                    hidden = hidden.replaceAll(secret, "***");
            return (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)((0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(hidden.trim(), most));
        }
        function describeRedirect(credential) {
            return `it leads elsewhere, and no ${credential} is sent there`;
        }
    }),
    13079: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            sendThrough: function () { return sendThrough; }
        });
        var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
        var node_http__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_0__);
        var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
        var node_https__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_https__WEBPACK_IMPORTED_MODULE_1__);
        var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41692);
        var node_tls__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_tls__WEBPACK_IMPORTED_MODULE_2__);
        var _server_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77271);
        const MAX_WAIT_MS = 10000;
        function sendThrough(proxy, agent, tls) {
            const isEncrypted = agent instanceof node_https__WEBPACK_IMPORTED_MODULE_1__.Agent;
            agent.createConnection = (options, callback) => {
                const { host, port, servername = "" } = options;
                openTunnel(proxy, `${host.includes(":") ? `[${host}]` : host}:${String(port)}`, tls).then((socket) => callback?.(null, isEncrypted ? (0, node_tls__WEBPACK_IMPORTED_MODULE_2__.connect)({ ...tls, socket, host, servername }) : socket), (error) => callback?.(error, undefined));
                return undefined;
            };
        }
        function openTunnel({ url, authorization }, target, tls) {
            const { request } = url.startsWith("https:") ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__;
            const headers = { host: target, ...(authorization !== undefined && { "proxy-authorization": authorization }) };
            const options = { method: "CONNECT", path: target, headers, agent: false, timeout: MAX_WAIT_MS, ...tls };
            return new Promise((resolve, reject) => {
                const asked = request(url, options);
                asked.once("timeout", () => asked.destroy(makeFault("gives no answer")));
                asked.once("connect", ({ statusCode }, socket) => {
                    if (statusCode === 200) {
                        resolve(socket.setTimeout(0));
                        return;
                    }
                    socket.destroy();
                    reject(makeFault(`answers ${String(statusCode)}`));
                });
                asked.on("error", reject).end();
            });
        }
        const makeFault = (what) => new _server_fault_js__WEBPACK_IMPORTED_MODULE_3__.yJ("proxy", "unreached", `the proxy ${what}`);
    }),
    6111: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G: function () { return parseDiffLines; },
            a: function () { return quoteForGit; }
        });
        var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        function quoteForGit(name) {
            if (/^[\x20-\x7e]*$/u.test(name) && !/["\\]/u.test(name) && (0, _safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(name) === name)
                return name;
            const bytes = [...new TextEncoder().encode(name)].map((byte, at) => {
                const char = String.fromCharCode(byte);
                if (char === '"' || char === "\\")
                    return `\\${char}`;
                const isPlain = byte >= 0x20 && byte < 0x7f && !(char === "[" && at > 0) && char !== ":";
                if (isPlain)
                    return char;
                return `\\${byte.toString(8).padStart(3, "0")}`;
            });
            return `"${bytes.join("")}"`;
        }
        function parseDiffLines(patch) {
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
    }),
    16181: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var followRename = (function followRename(send) {
            const moved = new Map();
            return (async (url, init, mostBytes) => {
                const asked = applyMoves(url, moved);
                const answer = await send(asked, init, mostBytes);
                const to = MOVED.includes(answer.status) ? findNewAddress(asked, answer.headers.get("location")) : undefined;
                if (to === undefined)
                    return answer;
                rememberMove(new URL(url), to, moved);
                return send(to.href, init, mostBytes);
            });
        });
        var applyMoves = (function applyMoves(url, moved) {
            for (const [from, to] of moved)
                if (url.startsWith(`${from}/`))
                    return to + url.slice(from.length);
            return url;
        });
        var connect = (async function connect(access) {
            var requestOnce = (async function requestOnce(route, parameters, headers) {
                let failure;
                try {
                    const about = route.includes("{owner}") ? { owner, repo } : {};
                    const asked = { ...parameters, ...about, headers: { ...HEADERS, ...headers }, request: transport };
                    const answer = (await request(route === QUERY ? graphql : route, asked));
                    const { data, status } = answer;
                    if (status < 300 && typeof data === "object" && data !== null)
                        return data;
                    if (status === 204)
                        return {};
                    const message = status < 300 ? "it is not JSON" : (0, server_fault.GO)("token");
                    failure = { status, headers: answer.headers, message };
                }
                catch (error) {
                    signal?.throwIfAborted();
                    failure = readFailure(error);
                }
                throw createFault(formatRoute(route, { ...parameters, owner, repo }), failure, access);
            });
            const { token, apiUrl, repository, signal } = access;
            const connection = await (0, network_connection.JY)({
                ...access,
                server: "GitHub",
                url: apiUrl,
                origins: listOrigins(apiUrl),
                userAgent: tool._O,
                limits: access.limits ?? LIMITS,
                follow: followRename,
            });
            const { getOctokit } = await __webpack_require__.e(815).then(__webpack_require__.bind(__webpack_require__, 64241));
            const baseUrl = apiUrl.replace(/\/+$/u, "");
            const fetch = ((url, init) => (0, network_connection.E4)(connection, url, init));
            const transport = { fetch, redirect: "manual", log: SILENT };
            const graphql = `POST ${baseUrl.replace(/\/v3$/u, "")}/graphql`;
            const { request } = getOctokit(token, { baseUrl, userAgent: tool._O, log: SILENT });
            const [owner, repo] = repository.split("/");
            return {
                download: (path, most) => download(connection, `${baseUrl}/repos/${repository}${path}`, token, most),
                call(route, parameters = {}, given = {}) {
                    const isReading = route.startsWith("GET ") || route === QUERY;
                    const findWait = ({ kind, status, wait }, usualPause) => {
                        const isPassing = (kind === "lost" && isReading) || status === 409;
                        return wait ?? (isPassing ? usualPause : undefined);
                    };
                    return (0, network_connection.ux)(connection, { attempts: MAX_ATTEMPTS, findWait }, (() => requestOnce(route, parameters, given)));
                },
            };
        });
        var listOrigins = (function listOrigins(apiUrl) {
            const { protocol, host } = new URL(apiUrl);
            return [...new Set([host, host.replace(/^api\./u, "uploads.")])].map(((one) => `${protocol}//${one}`));
        });
        __webpack_require__.d(__webpack_exports__, {
            Jj: function () { return QUERY; },
            Ng: (function () { return connect; }),
            c1: function () { return listOrigins; }
        });
        var safe = __webpack_require__(47313);
        var tool = __webpack_require__(42243);
        ;
        const MOVED = [301, 307, 308];
        const REPOSITORY = /\/repos\/[^/]+\/[^/]+(?=\/|$)/u;
        function findNewAddress(asked, location) {
            if (location === null || !URL.canParse(location, asked))
                return undefined;
            const [from, to] = [new URL(asked), new URL(location, asked)];
            if (to.origin !== from.origin || to.username !== "" || to.password !== "")
                return undefined;
            if (to.search === "")
                to.search = from.search;
            return to;
        }
        function rememberMove({ origin, pathname }, to, moved) {
            const { 0: named = "", index = 0 } = REPOSITORY.exec(pathname) ?? {};
            const repository = pathname.slice(0, index + named.length);
            const rest = pathname.slice(repository.length);
            if (named === "" || rest === "" || !to.pathname.endsWith(rest))
                return;
            moved.set(origin + repository, origin + to.pathname.slice(0, -rest.length));
        }
        var network_connection = __webpack_require__(92869);
        var read_waiting_time = __webpack_require__(34381);
        var server_fault = __webpack_require__(77271);
        ;
        const QUERY = "POST /graphql";
        const LIMITS = { total: 60000, each: 15000, pause: 1000 };
        const MAX_ATTEMPTS = 5;
        const MAX_VALUE_LENGTH = 100;
        const HEADERS = { "x-github-api-version": "2022-11-28" };
        const SILENT = { debug: (() => undefined), info: (() => undefined), warn: (() => undefined), error: (() => undefined) };
        function readFailure(error) {
            const { status, response, message } = error;
            if (!response || typeof status !== "number")
                return { status: 0, headers: {}, ...(0, server_fault.AY)(error) };
            return { status, headers: response.headers ?? {}, message: String(message) };
        }
        const REACH = "HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS configure how it is";
        function formatRoute(route, values) {
            const path = route.replace(/^(\w+) https?:\/\/[^/]+(\/[^?#{]*).*$/u, "$1 $2");
            return path.replace(/\{(\w+)\}/gu, (_, name) => encodePath(String(values[name])));
        }
        function encodePath(text) {
            return (0, safe.ml)(text.toWellFormed(), MAX_VALUE_LENGTH).split("/").map(encodeURIComponent).join("/");
        }
        function createFault(route, { status, headers, message, isUnreached = false }, { token, apiUrl }) {
            const words = (0, server_fault.u)(message, [token], 200);
            if (isUnreached)
                return new server_fault.yJ("GitHub", "unreached", `GitHub cannot be reached from here: ${words}. ${REACH}`);
            if (status === 0)
                return new server_fault.yJ("GitHub", "lost", `GitHub gave no answer to ${route}: ${words}`);
            const refusal = (0, server_fault.aW)(status)
                ? readElsewhere(headers, apiUrl, token)
                : readRefusal(status, headers, message, apiUrl);
            const wait = refusal ? undefined : (0, read_waiting_time.x)(status, headers, message, Date.now());
            if (wait !== undefined) {
                const seconds = String(Math.ceil(wait / 1000));
                return new server_fault.yJ("GitHub", "busy", `GitHub requires a wait of ${seconds} s before ${route}: ${words}`, {
                    wait,
                });
            }
            const what = `GitHub answers ${String(status)} to ${route}: ${words}`;
            return new server_fault.yJ("GitHub", (0, server_fault.xo)("GitHub", status), what, { status, refusal });
        }
        const MAX_HOPS = 4;
        async function download(connection, address, token, mostBytes) {
            const headers = { accept: "application/octet-stream", authorization: `token ${token}` };
            const answer = await (0, network_connection.eH)(connection, address, { headers }, { hops: MAX_HOPS, mostBytes }).catch((error) => {
                throw error instanceof server_fault.yJ ? new server_fault.yJ("GitHub", "lost", explainFault(error)) : error;
            });
            if (answer.status === 200)
                return new Uint8Array(await answer.arrayBuffer());
            const { status } = answer;
            throw new server_fault.yJ("GitHub", "lost", `GitHub answers ${String(status)} instead of the file`, { status });
        }
        function explainFault({ kind, host = "GitHub", message }) {
            switch (kind) {
                case "no-address":
                    return "GitHub redirects the download to something that is not a URL";
                case "unencrypted":
                    return "GitHub redirects to the file without encryption";
                case "circle":
                    return "GitHub redirects to the file in a loop";
                case "too-large":
                    return message;
                case "late":
                    return `${host} takes too long to send the file`;
                default:
                    return `${host} does not send the file`;
            }
        }
        const WORDS = [
            [/\bSAML enforcement\b|\bsingle sign-on\b/iu, { why: "sign-on" }],
            [/\barchived so is read-only\b/iu, { why: "archived" }],
            [/\binstallation (?:has been|was|is) suspended\b/iu, { why: "suspended-app" }],
            [/\baccount (?:has been|was|is) suspended\b/iu, { why: "suspended-account" }],
            [/\bIP allow list\b/iu, { why: "address" }],
            [/\bOAuth App access restrictions\b/iu, { why: "app" }],
            [/\bforbids access via a\b/iu, { why: "token" }],
            [/\baccess blocked\b/iu, { why: "blocked" }],
            [/\b(?:issue|conversation) is locked\b/iu, { why: "locked" }],
        ];
        const REFUSING = [401, 403, 451];
        const MAX_ADDRESS_LENGTH = 500;
        const MAX_SHOWN_LENGTH = 200;
        function readRefusal(status, headers, message, url) {
            if (!REFUSING.includes(status))
                return undefined;
            const signOn = headers["x-github-sso"];
            if (typeof signOn === "string" && signOn.startsWith("required")) {
                const address = /\burl=(\S+)/u.exec(signOn)?.[1];
                return { why: "sign-on", ...(address !== undefined && isOfSite(address, url) && { address }) };
            }
            return WORDS.find(([words]) => words.test(message))?.[1];
        }
        function readElsewhere({ location }, url, token) {
            if (typeof location !== "string" || !URL.canParse(location, url))
                return { why: "elsewhere" };
            const { protocol, host, pathname } = new URL(location, url);
            return { why: "elsewhere", address: (0, server_fault.u)(`${protocol}//${host}${pathname}`, [token], MAX_SHOWN_LENGTH) };
        }
        function isOfSite(address, url) {
            if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address))
                return false;
            const [given, api] = [new URL(address), new URL(url)];
            return given.protocol === api.protocol && given.host === api.host.replace(/^api\./u, "");
        }
    }),
    21692: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var readServerUrl = (function readServerUrl({ GITHUB_SERVER_URL: given = "" }) {
            return /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?$/iu.test(given) ? given.replace(/\/$/u, "") : "";
        });
        var isRepositoryName = (function isRepositoryName(text) {
            return /^[\w.-]+\/[\w.-]+$/u.test(text);
        });
        var readWorkflowPath = (function readWorkflowPath(workflowRef) {
            return WORKFLOW_REF.exec(workflowRef)?.[1];
        });
        __webpack_require__.d(__webpack_exports__, {
            $m: (function () { return readWorkflowPath; }),
            Av: function () { return isOfPullRequest; },
            Pm: (function () { return readServerUrl; }),
            en: (function () { return isRepositoryName; })
        });
        const WORKFLOW_REF = /^[^/]+\/[^/]+\/(.+?)@(refs\/.*)/u;
        function isOfPullRequest(workflowRef) {
            return WORKFLOW_REF.exec(workflowRef)?.[2]?.startsWith("refs/pull/") === true;
        }
    }),
    36438: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            KL: function () { return PAGE; },
            s$: function () { return readAllPages; },
            st: function () { return toList; }
        });
        var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34367);
        var _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77271);
        const PAGE = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.entriesOfPage;
        const MAX_PAGES = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.listedFiles / PAGE;
        async function readAllPages(github, route, parameters, pages = MAX_PAGES) {
            const entries = [];
            for (let page = 1; page <= pages; page++) {
                const listed = await github.call(route, { ...parameters, per_page: PAGE, page });
                const found = toList(listed, route);
                entries.push(...found.map(_base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__.vw));
                if (found.length < PAGE)
                    break;
            }
            return entries;
        }
        function toList(value, route) {
            if (Array.isArray(value))
                return value;
            throw new _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_1__.yJ("GitHub", "lost", `GitHub's answer to ${route} is not a list`);
        }
    }),
    96591: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: function () { return formatBinaryPatch; }
        });
        var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
        var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
        var _base_git_read_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22942);
        const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
        const LETTERS = DIGITS.slice(10, 62);
        const NO_FILE = "0".repeat(40);
        function formatBinaryPatch(before, after) {
            const [old, fixed] = [Buffer.from(before ?? ""), Buffer.from(after ?? "")];
            const name = (content, bytes) => content === undefined ? NO_FILE : (0, _base_git_read_objects_js__WEBPACK_IMPORTED_MODULE_1__.HM)("blob", bytes);
            return `index ${name(before, old)}..${name(after, fixed)}\nGIT binary patch\n${formatLiteral(fixed)}\n${formatLiteral(old)}\n`;
        }
        function formatLiteral(bytes) {
            const packed = (0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateSync)(bytes);
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
    }),
    52607: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            formatFilePatches: function () { return formatFilePatches; },
            patch: function () { return patch; }
        });
        var diff__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37291);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
        var _base_text_edits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8483);
        var _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6111);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _binary_patch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96591);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46136);
        const MAX_CHANGES = 1000;
        const NO_END = "\\ No newline at end of file";
        const patch = (report, view) => {
            const all = formatFilePatches(view.changes ?? findChanges(report, view));
            const parts = all.filter((part) => "text" in part).map((({ text }) => text));
            const left = all
                .filter((part) => "left" in part)
                .map(({ file, left: why }) => `# Left out: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(file)}, as ${why}\n`);
            const body = [...left, ...parts].join("");
            if (parts.length === 0)
                return body;
            return `# ${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name}: the fixes for ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__.B4)(parts.length, "file")}. At the repository's root: git apply FILE\n${body}`;
        };
        function formatFilePatches(changes) {
            return changes.flatMap((change) => {
                const why = explainLeftOut(change);
                if (why !== undefined)
                    return [{ file: change.file, left: why }];
                return "after" in change ? [{ file: change.file, text: formatFilePatch(change) }] : [];
            });
        }
        function explainLeftOut(change) {
            if ("left" in change)
                return change.left;
            if (change.linked)
                return "it is reached through a symlink";
            if ((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.lr)(change.before) || (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.lr)(change.after))
                return "it may contain a secret: --fix fixes it";
            return undefined;
        }
        function findChanges({ plugins }, { source }) {
            const findings = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.FR)({ plugins });
            const fixes = findings.map(({ fix }) => fix).filter((fix) => fix !== undefined);
            const files = new Set(fixes.flatMap((fix) => fix.map(({ file }) => file)));
            return [...files].flatMap((file) => {
                const lines = source(file);
                if (!lines)
                    return [{ file, left: "its text is not available" }];
                const before = lines.text;
                if (before.includes("\ufffd"))
                    return [{ file, left: "it may not be UTF-8" }];
                const own = fixes.filter((fix) => fix.every((edit) => edit.file === file));
                const after = (0, _base_text_edits_js__WEBPACK_IMPORTED_MODULE_6__.y)(before, own).text;
                return before === after ? [] : [{ file, before, after, linked: false }];
            });
        }
        function formatFilePatch({ file, before, after }) {
            const [from, to] = [(0, _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_2__.a)(`a/${file}`), (0, _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_2__.a)(`b/${file}`)];
            const hunks = formatHunks(before, after);
            const head = `diff --git ${from} ${to}\n`;
            if (hunks === undefined)
                return head + (0, _binary_patch_js__WEBPACK_IMPORTED_MODULE_4__.R)(before, after);
            return `${head}--- ${endName(from)}\n+++ ${endName(to)}\n${hunks}`;
        }
        function endName(name) {
            return name.includes(" ") && !name.startsWith('"') ? `${name}\t` : name;
        }
        function formatHunks(before, after) {
            if (before === "" || after === "")
                return undefined;
            const found = (0, diff__WEBPACK_IMPORTED_MODULE_7__.YB)("", "", before, after, "", "", { context: 3, maxEditLength: MAX_CHANGES });
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
        const HARMLESS = /[\p{Zs}\p{Zl}\p{Zp}\p{Variation_Selector}\u00ad\u200b-\u200d\u2060\ufeff]/gu;
        function isInert(line) {
            const shown = line.replace(/\r$/u, "").replace(/\t/gu, " ");
            const rest = shown.replace(HARMLESS, "");
            return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.RU)(shown) === shown && (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(rest) === rest;
        }
    }),
    61999: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G4: function () { return isFixable; },
            SJ: function () { return isFixedIn; },
            fixFiles: function () { return fixFiles; },
            zp: function () { return fixChecked; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _base_text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49862);
        var _base_text_edits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8483);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77505);
        var _base_files_inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89198);
        var _preflight_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48950);
        const MAX_ROUNDS = 20;
        function fixFiles(request, first, isKept) {
            return fixChecked(first, (overlay) => (0, _preflight_js__WEBPACK_IMPORTED_MODULE_4__.M)({ ...request, overlay }), isKept);
        }
        async function fixChecked(first, check, isKept = (() => false)) {
            const fixed = [];
            const left = new Map();
            const before = new Map();
            const overlay = new Map();
            const disk = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__.DH)(first.root);
            let result = first;
            for (let round = 0; round < MAX_ROUNDS; round++) {
                const fixable = result.report.plugins.flatMap((plugin) => plugin.findings.filter((finding) => isFixable(finding) && !isKept(finding, plugin)));
                const files = new Set(fixable.flatMap(({ fix = [] }) => fix.map(({ file }) => file)));
                let isChanged = false;
                for (const file of files) {
                    const checked = overlay.get(file) ?? result.checkedBytes?.(file);
                    const bytes = checked ?? disk.bytes(file);
                    if (bytes && !before.has(file))
                        before.set(file, bytes);
                    if (bytes && !checked) {
                        overlay.set(file, bytes);
                        isChanged = true;
                        continue;
                    }
                    const decoded = bytes && (0, _base_text_decode_js__WEBPACK_IMPORTED_MODULE_1__._6)(bytes);
                    if (!decoded || decoded.fault) {
                        left.set(file, decoded ? "it is not UTF-8" : "it cannot be read");
                        continue;
                    }
                    const findings = fixable.filter((finding) => isFixedIn(finding, file));
                    const { text, applied } = (0, _base_text_edits_js__WEBPACK_IMPORTED_MODULE_5__.y)(decoded.text, findings.map(({ fix = [] }) => fix));
                    if (text === decoded.text)
                        continue;
                    overlay.set(file, new TextEncoder().encode(text));
                    isChanged = true;
                    fixed.push(...findings.filter((_, at) => applied[at]));
                }
                if (!isChanged)
                    break;
                result = await check(overlay);
            }
            return {
                fixed,
                changes: [...listChanges(before, overlay, disk), ...[...left].map(([file, why]) => ({ file, left: why }))],
            };
        }
        function listChanges(before, after, disk) {
            const decode = (bytes) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
            return [...after.keys()]
                .map((file) => {
                return { file, before: decode(before.get(file)), after: decode(after.get(file)), linked: (0, _base_files_inside_js__WEBPACK_IMPORTED_MODULE_3__.GW)(disk, file) };
            })
                .filter((change) => change.before !== change.after);
        }
        function isFixable(finding) {
            return (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.he)(finding) && finding.fix !== undefined;
        }
        function isFixedIn({ fix = [] }, file) {
            return fix.every((edit) => edit.file === file);
        }
    }),
    75865: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        var utils_toCommandValue = (function utils_toCommandValue(input) {
            if (input === null || input === undefined) {
                return '';
            }
            else if (typeof input === 'string' || input instanceof String) {
                return input;
            }
            return JSON.stringify(input);
        });
        var command_issueCommand = (function command_issueCommand(command, properties, message) {
            const cmd = new Command(command, properties, message);
            (0, print.yy)(cmd.toString() + external_os_.EOL);
        });
        var command_issue = (function command_issue(name, message = '') {
            command_issueCommand(name, {}, message);
        });
        var escapeData = (function escapeData(s) {
            return utils_toCommandValue(s)
                .replace(/%/g, '%25')
                .replace(/\r/g, '%0D')
                .replace(/\n/g, '%0A');
        });
        var setSecret = (function setSecret(secret) {
            command_issueCommand('add-mask', {}, secret);
        });
        var getInput = (function getInput(name, options) {
            const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
            if (options && options.required && !val) {
                throw new Error(`Input required and not supplied: ${name}`);
            }
            if (options && options.trimWhitespace === false) {
                return val;
            }
            return val.trim();
        });
        var startGroup = (function startGroup(name) {
            command_issue('group', name);
        });
        var endGroup = (function endGroup() {
            command_issue('endgroup');
        });
        __webpack_require__.d(__webpack_exports__, {
            Yz: function () { return debug; },
            N4: (function () { return endGroup; }),
            z3: (function () { return error; }),
            getIDToken: function () { return getIDToken; },
            V4: (function () { return getInput; }),
            lm: (function () { return notice; }),
            Pq: (function () { return setSecret; }),
            Oh: (function () { return startGroup; }),
            $e: (function () { return warning; })
        });
        var print = __webpack_require__(51235);
        var external_os_ = __webpack_require__(70857);
        ;
        function toCommandProperties(annotationProperties) {
            if (!Object.keys(annotationProperties).length) {
                return {};
            }
            return {
                title: annotationProperties.title,
                file: annotationProperties.file,
                line: annotationProperties.startLine,
                endLine: annotationProperties.endLine,
                col: annotationProperties.startColumn,
                endColumn: annotationProperties.endColumn
            };
        }
        ;
        const CMD_STRING = '::';
        class Command {
            constructor(command, properties, message) {
                if (!command) {
                    command = 'missing.command';
                }
                this.command = command;
                this.properties = properties;
                this.message = message;
            }
            toString() {
                let cmdStr = CMD_STRING + this.command;
                if (this.properties && Object.keys(this.properties).length > 0) {
                    cmdStr += ' ';
                    let first = true;
                    for (const key in this.properties) {
                        if (this.properties.hasOwnProperty(key)) {
                            const val = this.properties[key];
                            if (val) {
                                if (first) {
                                    first = false;
                                }
                                else {
                                    cmdStr += ',';
                                }
                                cmdStr += `${key}=${escapeProperty(val)}`;
                            }
                        }
                    }
                }
                cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
                return cmdStr;
            }
        }
        function escapeProperty(s) {
            return utils_toCommandValue(s)
                .replace(/%/g, '%25')
                .replace(/\r/g, '%0D')
                .replace(/\n/g, '%0A')
                .replace(/:/g, '%3A')
                .replace(/,/g, '%2C');
        }
        var external_path_ = __webpack_require__(16928);
        ;
        class OidcClient {
            static async getIDToken(audience) {
                const { OidcClient } = await __webpack_require__.e(851).then(__webpack_require__.bind(__webpack_require__, 15987));
                return OidcClient.getIDToken(audience);
            }
        }
        ;
        var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
            function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
            return new (P || (P = Promise))(function (resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        var ExitCode;
        (function (ExitCode) {
            ExitCode[ExitCode["Success"] = 0] = "Success";
            ExitCode[ExitCode["Failure"] = 1] = "Failure";
        })(ExitCode || (ExitCode = {}));
        function exportVariable(name, val) {
            const convertedVal = toCommandValue(val);
            process.env[name] = convertedVal;
            const filePath = process.env['GITHUB_ENV'] || '';
            if (filePath) {
                return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
            }
            issueCommand('set-env', { name }, convertedVal);
        }
        function addPath(inputPath) {
            const filePath = process.env['GITHUB_PATH'] || '';
            if (filePath) {
                issueFileCommand('PATH', inputPath);
            }
            else {
                issueCommand('add-path', {}, inputPath);
            }
            process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
        }
        function getMultilineInput(name, options) {
            const inputs = getInput(name, options)
                .split('\n')
                .filter(x => x !== '');
            if (options && options.trimWhitespace === false) {
                return inputs;
            }
            return inputs.map(input => input.trim());
        }
        function getBooleanInput(name, options) {
            const trueValue = ['true', 'True', 'TRUE'];
            const falseValue = ['false', 'False', 'FALSE'];
            const val = getInput(name, options);
            if (trueValue.includes(val))
                return true;
            if (falseValue.includes(val))
                return false;
            throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
                `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
        }
        function setOutput(name, value) {
            const filePath = process.env['GITHUB_OUTPUT'] || '';
            if (filePath) {
                return issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
            }
            process.stdout.write(os.EOL);
            issueCommand('set-output', { name }, toCommandValue(value));
        }
        function setCommandEcho(enabled) {
            issue('echo', enabled ? 'on' : 'off');
        }
        function setFailed(message) {
            process.exitCode = ExitCode.Failure;
            error(message);
        }
        function isDebug() {
            return process.env['RUNNER_DEBUG'] === '1';
        }
        function debug(message) {
            command_issueCommand('debug', {}, message);
        }
        function error(message, properties = {}) {
            command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function warning(message, properties = {}) {
            command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function notice(message, properties = {}) {
            command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function info(message) {
            process.stdout.write(message + os.EOL);
        }
        function group(name, fn) {
            return __awaiter(this, void 0, void 0, function* () {
                startGroup(name);
                let result;
                try {
                    result = yield fn();
                }
                finally {
                    endGroup();
                }
                return result;
            });
        }
        function saveState(name, value) {
            const filePath = process.env['GITHUB_STATE'] || '';
            if (filePath) {
                return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
            }
            issueCommand('save-state', { name }, toCommandValue(value));
        }
        function getState(name) {
            return process.env[`STATE_${name}`] || '';
        }
        function getIDToken(aud) {
            return __awaiter(this, void 0, void 0, function* () {
                return yield OidcClient.getIDToken(aud);
            });
        }
    })
};
;
