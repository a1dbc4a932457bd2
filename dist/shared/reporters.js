"use strict";
exports.id = 195;
exports.ids = [195];
exports.modules = {
    57430: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $I: function () { return readObjects; },
            HM: function () { return computeId; },
            M7: function () { return readSmallObjects; },
            NG: function () { return SUBMODULE; },
            Wn: function () { return readParents; },
            Zc: function () { return readTree; },
            ps: function () { return LINK; }
        });
        var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22264);
        const LINK = "120000";
        const SUBMODULE = "160000";
        const FOLDER = "40000";
        const HEADER_BYTES = 200;
        const MOST_TREE_BYTES = 128 * 1024 * 1024;
        const DEEPEST = 100;
        function computeId(kind, bytes, like) {
            const hash = (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_0__.n)(like?.length === 64 ? "sha256" : "sha1");
            return hash
                .update(`${kind} ${String(bytes.length)}\0`)
                .update(bytes)
                .digest("hex");
        }
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
        async function readTree(objects, commit, folder = "") {
            const files = new Map();
            const root = (await readCommitHeaders(objects, commit))?.[0]?.slice("tree ".length) ?? "";
            const names = folder === "" ? [] : folder.split("/");
            let level = [["", root]];
            for (let depth = 0; level.length > 0; depth++) {
                if (depth > DEEPEST)
                    return undefined;
                const ids = level.map(([, id]) => id);
                const trees = await readObjects(objects, ids, MOST_TREE_BYTES);
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
    51612: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            formatComment: function () { return formatComment; },
            isWorthComment: function () { return isWorthComment; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39064);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42243);
        var _text_numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51424);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);
        var _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88369);
        var _phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41035);
        var _summary_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81003);
        var _summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6401);
        const MOST_ROWS = [10, 5, 2, 0];
        const LONGEST_TITLE = 100;
        function formatComment(report, view, place) {
            const sections = [`What changes in the package is too long for a comment: see ${formatSummaryLink(place)}.`];
            const views = [view, ...((view.sections ?? []).length > 0 ? [{ ...view, sections }] : [])];
            const texts = views.flatMap((one) => MOST_ROWS.map((most) => formatBlocks(report, one, place, most).join("\n\n")));
            const fitting = texts.find((text) => text.length <= _core_github_limits_js__WEBPACK_IMPORTED_MODULE_1__.f.keptCommentLength);
            const tooLong = `All else is too long for a comment: see ${formatSummaryLink(place)}.`;
            return fitting ?? [formatHead(report, view, place), formatFacts(report, place), tooLong].join("\n\n");
        }
        function isWorthComment(report, view) {
            return (view.sections ?? []).length > 0 || !isWell(report, view);
        }
        function isWell(report, { isStopped = false }) {
            return !isStopped && (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.WJ)(report) === "pass" && (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.FR)(report).every(isKnown);
        }
        function isKnown({ age }) {
            return age === "known";
        }
        function formatBlocks(report, view, place, most) {
            const open = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.xI)((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.FR)(report), view.isChanged);
            const known = open.filter(isKnown);
            const listFindings = (findings) => formatList(findings.slice(0, most).map((finding) => (0, _summary_rows_js__WEBPACK_IMPORTED_MODULE_6__.iZ)({ ...finding, printed: [] }, report, view)), findings.length > most ? [formatRest(findings.length, most, place)] : []);
            const notes = [...(0, _summary_js__WEBPACK_IMPORTED_MODULE_7__.formatNotes)(report), ...(view.remarks ?? [])];
            const notJudged = formatFold("What was not judged", listNotJudged(report, most));
            const fixes = (0, _next_steps_js__WEBPACK_IMPORTED_MODULE_4__.d)(report, view);
            const sections = view.sections ?? [];
            const ofKnown = known.length > 0 ? (0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_8__.B4)(known.length, "known finding") : "Details";
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
        function formatHead(report, view, place) {
            const { plugins } = report;
            const [plugin, ...others] = plugins;
            const several = others.length > 0;
            const subject = several ? (0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_8__.B4)(plugins.length, "plugin") : plugin && (0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.Dz)(plugin);
            const words = subject === undefined ? "nothing to check" : `${subject} ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.Pu)(report)}`;
            const [mark, addition] = view.isStopped && (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.WJ)(report) === "pass" ? [_summary_rows_js__WEBPACK_IMPORTED_MODULE_6__.j7.fail, ", but the step fails"] : [_summary_rows_js__WEBPACK_IMPORTED_MODULE_6__.j7[(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.WJ)(report)], ""];
            const title = `${mark} ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)((0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.ml)(words, LONGEST_TITLE))}${addition}`;
            const head = isWell(report, view)
                ? `**${_core_tool_js__WEBPACK_IMPORTED_MODULE_2__.js.name}**: ${[title, ...formatPlaces(place)].join(" \u00b7 ")}`
                : `## ${_core_tool_js__WEBPACK_IMPORTED_MODULE_2__.js.name}: ${title}`;
            return view.isUnverified === true ? `${_summary_js__WEBPACK_IMPORTED_MODULE_7__.NOT_VERIFIED}\n\n${head}` : head;
        }
        function formatFacts(report, place) {
            const counts = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.Nw)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.uu)(report));
            return [...(counts === "" ? [] : [counts]), ...formatPlaces(place)].join(" \u00b7 ");
        }
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
                ? `${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_8__.B4)(count, "finding")}: see ${where}.`
                : `${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_8__.ZV)(shown)} of ${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_8__.B4)(count, "finding")} are shown, the worst first. All are in ${where}.`;
        }
        function listCrashes({ plugins }) {
            const outcomes = plugins.flatMap((plugin) => plugin.outcomes);
            return outcomes.flatMap((outcome) => (outcome.status === "crashed" ? [(0, _summary_rows_js__WEBPACK_IMPORTED_MODULE_6__.tm)(outcome)] : []));
        }
        function listNotJudged({ plugins }, most) {
            const judging = plugins.map((plugin) => ({
                ...plugin,
                outcomes: plugin.outcomes.filter((outcome) => outcome.status !== "skipped" || outcome.applies !== false),
            }));
            const rows = [...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.Xe)(judging)].map(([reason, { checks }]) => `- \u23ed\ufe0f Not judged, as ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(reason)} (${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.cm)(checks)})`);
            const left = rows.length > most ? [`${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_8__.B4)(rows.length - most, "more reason")}.`] : [];
            return formatList(rows.slice(0, most), left);
        }
        function formatList(rows, below = []) {
            return [...(rows.length === 0 ? [] : [rows.join("\n")]), ...below];
        }
        function formatFold(title, blocks) {
            return blocks.length === 0 ? [] : [[`<details><summary>${title}</summary>`, ...blocks, "</details>"].join("\n\n")];
        }
    }),
    46764: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            compact: function () { return compact; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
        var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95655);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43890);
        const ESCAPED_END = "\\x3a ";
        const compact = (report, view) => {
            const findings = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.xI)((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.FR)(report), view.isChanged);
            const lines = [
                ...listCrashes(report, view),
                ...findings.map((finding) => formatLine(finding, (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.Rf)(finding, report), view)),
            ];
            return lines.map((line) => `${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.RU)(line)}\n`).join("");
        };
        function formatLine({ check, severity, location }, words, { pathOf = String }) {
            const { line, column } = location.range?.start ?? { line: 1, column: 1 };
            const file = (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(pathOf(location.file)).replaceAll(": ", ESCAPED_END);
            return `${file}:${String(line)}:${String(column)}: ${severity}: ${words} [${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(check)}]`;
        }
        function listCrashes({ plugins }, view) {
            return plugins.flatMap((plugin) => {
                const location = { file: (0, _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__.uJ)((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.L2)(plugin), "manifest.json") };
                return plugin.outcomes.flatMap((outcome) => outcome.status === "crashed"
                    ? [formatLine({ check: outcome.check, severity: "error", location }, (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.UL)(outcome), view)]
                    : []);
            });
        }
    }),
    82457: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            PD: function () { return fitsInBytes; },
            uz: function () { return splitLines; },
            zP: function () { return cutToBytes; }
        });
        var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
        var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51424);
        const NOTE_BYTES = 400;
        const MOST_ESCAPED = 12;
        function fitsInBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.summaryBytes }) {
            return Buffer.byteLength(joinPieces(pieces)) <= room;
        }
        function cutToBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.summaryBytes, whole, isLogged }) {
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
            return bytes(fitting) <= room ? fitting : "";
        }
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
        function formatLeftOut(kept, left) {
            const shown = groupByNoun(kept);
            const parts = [...groupByNoun(left)].flatMap(([noun, missing]) => {
                const others = shown.get(noun) ?? new Set();
                const count = [...missing].filter((which) => !others.has(which)).length;
                return count === 0 ? [] : [`${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(count)} of ${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.B4)(others.size + count, noun)}`];
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
        function describePlaces(whole, isLogged = false) {
            if (!isLogged)
                return "the formats json and terminal";
            return whole === undefined ? "the log of the step" : `the log of the step and in ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.kK)(whole)}`;
        }
    }),
    43890: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Rf: function () { return formatFindingSentences; },
            UL: function () { return formatCrashMessage; },
            kO: function () { return makeMessage; },
            yv: function () { return formatFindingMessage; }
        });
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
        var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41035);
        const LONGEST_MESSAGE = 4000;
        function formatFindingMessage(finding, report) {
            const { printed = [] } = finding;
            return [formatFindingSentences(finding, report), ...printed.map((line) => `> ${makeMessage(line)}`)].join("\n");
        }
        function formatFindingSentences(finding, report) {
            const { message, help } = finding;
            const words = [message, ...(help === undefined ? [] : [help]), ...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_1__.mn)(finding, report)];
            return words.map((part) => (0, _phrases_js__WEBPACK_IMPORTED_MODULE_1__.jg)(makeMessage(part))).join(" ");
        }
        function formatCrashMessage({ check, error }) {
            const [first = ""] = error.split("\n");
            return makeMessage(`The check ${check} crashed: a fault of this tool, not of the plugin. ${first}`);
        }
        function makeMessage(words) {
            return (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)((0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(words, LONGEST_MESSAGE)).replaceAll("](", "] (");
        }
    }),
    38031: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            formatFixOffer: function () { return formatFixOffer; }
        });
        var diff__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37291);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
        var _break_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83052);
        var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51424);
        const CONTEXT = 2;
        const MOST_CHANGES = 200;
        const MOST_LINES = 60;
        function formatFixOffer({ finding, change, left }, { paint, pathOf, width, wrap }) {
            const { range } = finding.location;
            const place = range ? `:${String(range.start.line)}:${String(range.start.column)}` : "";
            const head = `${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(pathOf(finding.location.file))}${place}  ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(finding.message)}  ${finding.check}`;
            const help = (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(finding.help ?? "");
            const all = listDifference(change);
            const shown = all.slice(0, MOST_LINES);
            const lines = [
                ...(0, _break_lines_js__WEBPACK_IMPORTED_MODULE_1__.b)(head, 2, { wrap }),
                ...(help === "" ? [] : (0, _break_lines_js__WEBPACK_IMPORTED_MODULE_1__.b)(`= ${help}`, 2, { wrap }).map((line) => `  ${line}`)),
                "",
                ...shown.map((line) => paintLine(line, paint, width)),
                ...(all.length > shown.length ? [`  ${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.B4)(all.length - shown.length, "more line")}`] : []),
                "",
                ...(left > 1 ? [`${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.B4)(left, "fix").replace(/fixs$/u, "fixes")} left, this one included.`] : []),
            ];
            return `\n${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.RU)(lines.join("\n"))}\n`;
        }
        function listDifference({ before, after }) {
            const options = { context: CONTEXT, maxEditLength: MOST_CHANGES };
            const hunks = (0, diff__WEBPACK_IMPORTED_MODULE_3__.YB)("", "", before, after, "", "", options)?.hunks;
            if (!hunks)
                return ["@@ The whole file changes @@"];
            return hunks.flatMap(({ oldStart, lines }) => [`@@ line ${String(oldStart)} @@`, ...lines]);
        }
        function paintLine(line, paint, width) {
            const sign = line.slice(0, 1);
            if (sign === "@" || sign === "\\")
                return `  ${paint("dim", line)}`;
            const text = line.slice(1).replace(/\r$/u, "").replace(/\t/gu, "    ");
            const words = (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.lr)(text) ? "\u2026 (not shown, as it may contain a secret)" : (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)((0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(text, width - 4));
            const style = sign === "+" ? "green" : sign === "-" ? "red" : "dim";
            return `  ${paint(style, `${sign} ${words}`.trimEnd())}`;
        }
    }),
    88450: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            gitlab: function () { return gitlab; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
        var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95655);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43890);
        var _sarif_fingerprints_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53992);
        var _text_hash_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22264);
        const GITLAB_SEVERITIES = { error: "major", warning: "minor", notice: "info" };
        const gitlab = (report, view) => {
            const fingerprints = (0, _sarif_fingerprints_js__WEBPACK_IMPORTED_MODULE_4__.u)(report.plugins, view);
            const findings = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.xI)((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.FR)(report));
            const violations = [
                ...report.plugins.flatMap(listCrashes),
                ...findings.map((finding) => {
                    const { check, severity, location } = finding;
                    const { start, end } = location.range ?? { start: { line: 1 }, end: { line: 1 } };
                    return {
                        description: (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.yv)(finding, report).replaceAll("\n", " "),
                        check_name: check,
                        fingerprint: fingerprints.get(finding)?.[_sarif_fingerprints_js__WEBPACK_IMPORTED_MODULE_4__.l] ?? "",
                        severity: GITLAB_SEVERITIES[severity],
                        location: { path: location.file.toWellFormed(), lines: { begin: start.line, end: end.line } },
                    };
                }),
            ];
            return `${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.LE)(JSON.stringify(violations, undefined, 2))}\n`;
        };
        function listCrashes(plugin) {
            return plugin.outcomes.flatMap((outcome) => {
                if (outcome.status !== "crashed")
                    return [];
                const { check } = outcome;
                return {
                    description: (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.UL)(outcome),
                    check_name: check,
                    fingerprint: (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_5__.s)(JSON.stringify(["crash", plugin.path, check])),
                    severity: "blocker",
                    location: { path: (0, _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__.uJ)((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.L2)(plugin), "manifest.json"), lines: { begin: 1 } },
                };
            });
        }
    }),
    85385: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            junit: function () { return junit; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
        var _text_xml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58415);
        var _page_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4090);
        var _phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41035);
        var _text_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51424);
        const junit = (report) => {
            const suites = report.plugins.map((plugin) => formatSuite(plugin, report));
            const lines = [
                '<?xml version="1.0" encoding="UTF-8"?>',
                `<testsuites name="${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name}" ${formatSums(suites.map(({ sums }) => sums))}>`,
                ...suites.flatMap((suite) => suite.lines),
                "</testsuites>",
            ];
            return `${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_2__.RU)(lines.join("\n"))}\n`;
        };
        function formatSums(all) {
            const sum = (name) => String(all.reduce((total, sums) => total + sums[name], 0));
            return `tests="${sum("tests")}" failures="${sum("failures")}" errors="${sum("errors")}"`;
        }
        function formatSuite(plugin, report) {
            const { outcomes, path } = plugin;
            const { crashed, skipped } = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.XF)(plugin);
            const failing = outcomes.filter((outcome) => findFailures(outcome, report).length > 0);
            const sums = { tests: outcomes.length, failures: failing.length, errors: crashed };
            const className = (0, _text_xml_js__WEBPACK_IMPORTED_MODULE_3__.X)(path === "." ? _core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name : `${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name}.${path.replaceAll(".", "_").replaceAll("/", ".")}`);
            return {
                sums,
                lines: [
                    `  <testsuite name="${(0, _text_xml_js__WEBPACK_IMPORTED_MODULE_3__.X)(path === "." ? (0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.Dz)(plugin) : (0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.E2)(plugin))}" ${formatSums([sums])} skipped="${String(skipped)}">`,
                    ...outcomes.flatMap((outcome) => formatTest(outcome, className, report)),
                    "  </testsuite>",
                ],
            };
        }
        function formatTest(outcome, className, report) {
            const head = `    <testcase name="${(0, _text_xml_js__WEBPACK_IMPORTED_MODULE_3__.X)(outcome.check)}" classname="${className}"`;
            const body = formatBody(outcome, report);
            return body.length === 0 ? [`${head}/>`] : [`${head}>`, ...body, "    </testcase>"];
        }
        function formatBody(outcome, report) {
            switch (outcome.status) {
                case "met":
                    return [];
                case "skipped":
                    return [`      <skipped message="${(0, _text_xml_js__WEBPACK_IMPORTED_MODULE_3__.X)(outcome.reason)}"/>`];
                case "crashed": {
                    const reported = `The check ${outcome.check} crashed: a fault of this tool, not of the plugin`;
                    return [
                        `      <error type="crash" message="${(0, _text_xml_js__WEBPACK_IMPORTED_MODULE_3__.X)(reported)}">${formatText(outcome.error.split("\n"))}</error>`,
                    ];
                }
                case "unmet": {
                    const failed = findFailures(outcome, report);
                    const others = outcome.findings.filter((finding) => !(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.DI)(finding, report));
                    return [...formatFailure(failed, outcome, report), ...formatOutput(others, report)];
                }
            }
        }
        function formatFailure(failed, outcome, report) {
            const [first, ...more] = failed;
            if (!first)
                return [];
            const rest = more.length === 0 ? "" : ` (and ${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(more.length, "more finding")})`;
            const message = (0, _text_xml_js__WEBPACK_IMPORTED_MODULE_3__.X)(`${first.message}${rest}`);
            const lines = [...failed.flatMap((finding) => formatFinding(finding, report)), (0, _page_reference_js__WEBPACK_IMPORTED_MODULE_4__.o)(outcome)];
            return [`      <failure type="${first.severity}" message="${message}">${formatText(lines)}</failure>`];
        }
        function formatOutput(others, report) {
            if (others.length === 0)
                return [];
            const lines = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(others).flatMap((finding) => formatFinding(finding, report));
            return [`      <system-out>${formatText(lines)}</system-out>`];
        }
        function findFailures(outcome, rule) {
            return outcome.status === "unmet"
                ? (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(outcome.findings.filter((finding) => (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.DI)(finding, rule)))
                : [];
        }
        function formatFinding(finding, report) {
            const { severity, message, help, printed = [], location } = finding;
            const { file, range } = location;
            const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
            const notes = [...(help === undefined ? [] : [help]), ...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.mn)(finding, report)];
            return [
                `${place}: ${(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.he)(finding) ? severity : `suppressed ${severity}`}: ${message}`,
                ...notes.map((note) => `  ${note}`),
                ...printed.map((line) => `  > ${line}`),
            ];
        }
        function formatText(lines) {
            return `\n${lines.map(_text_xml_js__WEBPACK_IMPORTED_MODULE_3__.X).join("\n")}\n`;
        }
    }),
    39598: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            formatFilePatches: function () { return formatFilePatches; },
            patch: function () { return patch; }
        });
        var create = __webpack_require__(37291);
        var report = __webpack_require__(73342);
        var tool = __webpack_require__(42243);
        var edits = __webpack_require__(30747);
        var git_name = __webpack_require__(4796);
        var safe = __webpack_require__(22313);
        var external_node_zlib_ = __webpack_require__(38522);
        var read_objects = __webpack_require__(57430);
        ;
        const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
        const LETTERS = DIGITS.slice(10, 62);
        function formatBinaryPatch(before, after) {
            const [old, fixed] = [Buffer.from(before), Buffer.from(after)];
            return `index ${(0, read_objects.HM)("blob", old)}..${(0, read_objects.HM)("blob", fixed)}\nGIT binary patch\n${formatLiteral(fixed)}\n${formatLiteral(old)}\n`;
        }
        function formatLiteral(bytes) {
            const packed = (0, external_node_zlib_.deflateSync)(bytes);
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
        var numbers = __webpack_require__(51424);
        ;
        const MOST_CHANGES = 1000;
        const NO_END = "\\ No newline at end of file";
        const patch = (report, view) => {
            const all = formatFilePatches(view.changes ?? findChanges(report, view));
            const parts = all.flatMap((part) => ("text" in part ? [part.text] : []));
            const left = all.flatMap((part) => "left" in part ? [`# Left out: ${(0, safe.Xm)(part.file)}, as ${part.left}\n`] : []);
            const head = `# ${tool.js.name}: the fixes for ${(0, numbers.B4)(parts.length, "file")}. At the repository's root: git apply FILE\n`;
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
        function explainLeftOut(change) {
            if ("left" in change)
                return change.left;
            if (change.linked)
                return "it is reached through a link";
            return (0, safe.lr)(change.before) || (0, safe.lr)(change.after)
                ? "it may contain a secret: --fix fixes it"
                : undefined;
        }
        function findChanges({ plugins }, { source }) {
            const fixes = plugins.flatMap(({ findings }) => findings.flatMap((finding) => (finding.fix && (0, report.he)(finding) ? [finding.fix] : [])));
            const files = new Set(fixes.flatMap((fix) => fix.map(({ file }) => file)));
            return [...files].flatMap((file) => {
                const lines = source(file);
                if (!lines)
                    return [{ file, left: "its text is not at hand" }];
                const before = lines.text;
                if (before.includes("\ufffd"))
                    return [{ file, left: "it may not be UTF-8" }];
                const own = fixes.filter((fix) => fix.every((edit) => edit.file === file));
                const after = (0, edits.y)(before, own).text;
                return before === after ? [] : [{ file, before, after, linked: false }];
            });
        }
        function formatFilePatch({ file, before, after }) {
            const [from, to] = [(0, git_name.a)(`a/${file}`), (0, git_name.a)(`b/${file}`)];
            const hunks = formatHunks(before, after);
            const head = `diff --git ${from} ${to}\n`;
            if (hunks === undefined)
                return head + formatBinaryPatch(before, after);
            const end = file.includes(" ") ? "\t" : "";
            return `${head}--- ${from}${from.startsWith('"') ? "" : end}\n+++ ${to}${to.startsWith('"') ? "" : end}\n${hunks}`;
        }
        function formatHunks(before, after) {
            if (before === "" || after === "")
                return undefined;
            const found = (0, create.YB)("", "", before, after, "", "", { context: 3, maxEditLength: MOST_CHANGES });
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
            return (0, safe.RU)(shown) === shown && (0, safe.Xm)(rest) === rest;
        }
    }),
    53992: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            l: function () { return FINGERPRINT; },
            u: function () { return makeFingerprints; }
        });
        var _finding_marks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78515);
        var _text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22264);
        const FINGERPRINT = "pluginPreflight/v2";
        function makeFingerprints(plugins, view) {
            const seen = new Map();
            const readMarks = (0, _finding_marks_js__WEBPACK_IMPORTED_MODULE_0__.j)(view);
            const fingerprints = new Map();
            for (const { path, findings } of plugins) {
                for (const finding of findings) {
                    const { check, location } = finding;
                    const { identity, lineHash } = readMarks(finding);
                    const own = (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_1__.s)(JSON.stringify([path, check, location.file, identity]), 32);
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
    }),
    10241: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            sarif: function () { return sarif; }
        });
        var external_node_zlib_ = __webpack_require__(38522);
        var exit_status = __webpack_require__(81147);
        var github_limits = __webpack_require__(39064);
        var core_report = __webpack_require__(73342);
        var tool = __webpack_require__(42243);
        var numbers = __webpack_require__(51424);
        var safe = __webpack_require__(22313);
        var page_reference = __webpack_require__(4090);
        var sarif_fingerprints = __webpack_require__(53992);
        var finding_message = __webpack_require__(43890);
        var core_subject = __webpack_require__(9554);
        ;
        const LEVELS = { error: "error", warning: "warning", notice: "note" };
        const SOURCE_ROOT = "%SRCROOT%";
        function makeResult(finding, rule, prints, { report, isCompared }) {
            const { check, code, subject, severity, location, fix, suppressed, overruled, age, stopsRelease } = finding;
            return {
                ruleId: check,
                ruleIndex: rule,
                level: LEVELS[severity],
                message: { text: (0, finding_message.yv)(finding, report) },
                locations: [
                    {
                        physicalLocation: makeLocation(location.file, location.range),
                        logicalLocations: location.pointer ? [{ fullyQualifiedName: location.pointer }] : undefined,
                    },
                ],
                partialFingerprints: { ...prints },
                baselineState: isCompared ? (age === "known" ? "unchanged" : "new") : undefined,
                fixes: fix && [makeFix(fix, finding)],
                suppressions: suppressed === undefined
                    ? []
                    : [{ kind: "external", status: "accepted", justification: (0, finding_message.kO)(suppressed) }],
                properties: {
                    code,
                    subject: subject ? (0, core_subject.q)(subject) : undefined,
                    stopsRelease,
                    overruled,
                    age,
                },
            };
        }
        function makeLocation(file, range) {
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
                description: { text: (0, finding_message.kO)(help ?? message) },
                artifactChanges: [...files].map((file) => ({
                    artifactLocation: makeArtifactLocation(file),
                    replacements: edits
                        .filter((edit) => edit.file === file)
                        .map((edit) => ({ deletedRegion: makeRegion(edit.range), insertedContent: { text: edit.text } })),
                })),
            };
        }
        var phrases = __webpack_require__(41035);
        ;
        const { sarifResults, sarifPackedBytes } = github_limits.f;
        const LONGEST_TITLE = 1000;
        const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
        const sarif = (report, view) => {
            const rules = makeRules(report, view);
            const places = new Map(rules.map(({ id }, at) => [id, at]));
            const findings = report.plugins.flatMap((plugin) => plugin.findings);
            const prints = (0, sarif_fingerprints.u)(report.plugins, view);
            const sorted = [
                ...(0, core_report.xI)(findings.filter(core_report.he)),
                ...(0, core_report.xI)(findings.filter((one) => !(0, core_report.he)(one))),
            ];
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
                return `${(0, safe.LE)(JSON.stringify(log, undefined, 2))}\n`;
            };
            return cutToPackedBytes(formatDocument, results.length);
        };
        function cutToPackedBytes(formatDocument, most) {
            for (let count = most;;) {
                const whole = formatDocument(count);
                const packed = whole.length * 3 <= sarifPackedBytes ? 0 : (0, external_node_zlib_.gzipSync)(whole).length;
                if (packed <= sarifPackedBytes || count === 0)
                    return whole;
                count = Math.min(count - 1, Math.floor((count * sarifPackedBytes * 0.95) / packed));
            }
        }
        function makeRun(report, rules, results, { left, copy = tool.Xc }) {
            const { occasion, strict, failOn, failOnNew } = report;
            const { name, version, ruleset } = tool.js;
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
                properties: { occasion, strict, failOn, failOnNew, verdict: (0, core_report.WJ)(report) },
            };
        }
        function findHome({ plugins }) {
            const page = plugins.flatMap(({ outcomes }) => outcomes).find(({ url }) => url !== undefined)?.url;
            return page?.split("/blob/", 1)[0];
        }
        function makeCategory({ plugins, selection }) {
            const [first = [], ...others] = plugins.map(({ path }) => (path === "." ? [] : path.split("/")));
            const shared = first.filter((_, at) => others.every((names) => first.slice(0, at + 1).every((n, i) => names[i] === n)));
            const shard = selection?.shard === undefined ? [] : ["shard", selection.shard];
            return `${[tool.js.name, ...shared, ...shard].map((part) => (0, finding_message.kO)(part)).join("/")}/`;
        }
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
                const words = { text: (0, safe.ml)((0, finding_message.kO)(title), LONGEST_TITLE) };
                return {
                    id: check,
                    shortDescription: words,
                    fullDescription: words,
                    helpUri: url,
                    help: { text: `${words.text}. See ${(0, page_reference.o)(outcome)}`, markdown: page },
                };
            });
        }
        function makeInvocation(report, left) {
            return {
                executionSuccessful: (0, core_report.WJ)(report) !== "broken",
                exitCode: (0, exit_status.vc)(report),
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
                const first = `The check ${outcome.check} crashed in ${(0, finding_message.kO)(path)}: a fault of this tool, not of the plugin`;
                const lines = outcome.error.split("\n").map((line) => (0, finding_message.kO)(line));
                return [
                    { level: "error", associatedRule: { id: outcome.check }, message: { text: [first, ...lines].join("\n") } },
                ];
            }));
        }
        function makeSkipNotifications({ plugins }) {
            return [...(0, phrases.Xe)(plugins)].map(([reason, { checks, plugins: concerned }]) => {
                const where = plugins.length > 1 ? ` in ${(0, numbers.B4)(concerned, "plugin")}` : "";
                return {
                    level: "note",
                    message: { text: `Skipped${where}, as ${(0, finding_message.kO)(reason)}: ${[...checks].join(", ")}` },
                };
            });
        }
        function makeCutNotification(left) {
            if (left === 0)
                return [];
            const text = `${(0, numbers.B4)(left, "finding")} left out: GitHub takes ${(0, numbers.ZV)(sarifResults)} results and ${String(sarifPackedBytes / 1_000_000)} MB. The other formats contain them all`;
            return [{ level: "warning", message: { text } }];
        }
    }),
    81003: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            X9: function () { return formatCrash; },
            iZ: function () { return formatRow; },
            j7: function () { return MARKS; },
            tm: function () { return formatItem; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
        var _command_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25442);
        var _page_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4090);
        var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41035);
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
        function formatRow(finding, report, view) {
            const { severity, message, help, printed = [], location, age } = finding;
            const { range, file } = location;
            const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
            const name = (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.kK)(place);
            const link = view.link ? `[${name}](${view.link(file, range)})` : name;
            const advice = [(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.he)(finding) ? help : undefined, ...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.mn)(finding, report)]
                .map((words) => (words === undefined ? "" : ` ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.jg)((0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(words, LONGEST_MESSAGE)))}`))
                .join("");
            const row = `- ${(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.he)(finding) ? MARKS[severity] : MARKS.suppressed} ${age === undefined ? "" : `${age} \u00b7 `}${link}: **${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.jg)((0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(message, LONGEST_MESSAGE)))}**${advice} ${(0, _page_reference_js__WEBPACK_IMPORTED_MODULE_3__.$)(finding)}`;
            const block = printed.length === 0 ? [] : (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.mU)(printed.map(_command_lines_js__WEBPACK_IMPORTED_MODULE_2__.Aq));
            return [row, ...block.map((line) => `  ${line}`)].join("\n");
        }
        function formatItem(outcome) {
            const name = outcome.url === undefined ? outcome.check : (0, _page_reference_js__WEBPACK_IMPORTED_MODULE_3__.$)(outcome);
            const link = `${name}: ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)(outcome.title)}`;
            switch (outcome.status) {
                case "met":
                    return `- \u2705 ${link}`;
                case "unmet":
                    return `- ${MARKS[(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(outcome.findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__.he))[0]?.severity ?? "suppressed"]} ${link}`;
                case "crashed":
                    return `- \ud83d\udca5 ${link} (crashed)`;
            }
        }
        function formatCrash(outcome) {
            if (outcome.status !== "crashed")
                return [];
            const lines = (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.mU)(outcome.error.split("\n"));
            return [`\ud83d\udca5 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
        }
    }),
    6401: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            NOT_VERIFIED: function () { return NOT_VERIFIED; },
            formatNotes: function () { return formatNotes; },
            summary: function () { return summary; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
        var _text_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51424);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
        var _annotations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24575);
        var _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88369);
        var _overview_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86626);
        var _summary_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81003);
        var _cut_to_bytes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82457);
        var _phrases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41035);
        const NOT_VERIFIED = "\u26a0\ufe0f **Not verified**: a job of the pull request has reported this about itself, and could report anything.";
        const summary = (report, view) => {
            const { block, brief } = view.offer ?? {};
            const rows = new Map();
            const rowOf = (finding) => {
                const row = rows.get(finding) ?? makeRow((0, _summary_rows_js__WEBPACK_IMPORTED_MODULE_6__.iZ)(finding, report, view), "finding", finding);
                rows.set(finding, row);
                return row;
            };
            const pieces = (offered, isCut = false) => formatBlocks(report, { view, rowOf, isCut, offered: offered === undefined ? [] : [offered] }).flat();
            const offers = block === undefined ? [brief] : [block, brief];
            const whole = offers.map((offered) => pieces(offered)).find((all) => (0, _cut_to_bytes_js__WEBPACK_IMPORTED_MODULE_7__.PD)(all, view));
            return (0, _cut_to_bytes_js__WEBPACK_IMPORTED_MODULE_7__.zP)(whole ?? pieces(brief, true), view);
        };
        function formatBlocks(report, parts) {
            const { view, offered, isCut } = parts;
            const several = report.plugins.length > 1;
            const words = report.plugins.length === 0 ? "nothing to check" : (0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.Pu)(report);
            const head = [
                `## ${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name}: ${_summary_rows_js__WEBPACK_IMPORTED_MODULE_6__.j7[(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.WJ)(report)]} ${words}`,
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
                    .filter((plugin) => !several || !(0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.Wr)(plugin))
                    .flatMap((plugin) => formatSection(plugin, report, parts)),
                ...(several ? formatHealthyPlugins(report) : []),
                ...[...(view.sections ?? []), ...(0, _next_steps_js__WEBPACK_IMPORTED_MODULE_4__.d)(report, view)].map(makeParagraph),
            ];
        }
        function makeParagraph(text) {
            return [{ text: `${text}\n\n` }];
        }
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
        function formatNotes(report) {
            const notes = [(0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.uh)(report), (0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.iw)(report), (0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.zq)(report), (0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.Uj)(report)];
            return [...notes, (0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.gb)(report), (0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.Pf)(report)].flatMap((words) => words === undefined ? [] : [`${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_2__.jI)(words)}.`]);
        }
        function formatLimits(report, { view, isCut }) {
            const { annotated } = view;
            if (annotated === undefined)
                return [];
            if ("count" in annotated)
                return (0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.F2)(report, annotated.count, isCut);
            const { left } = (0, _annotations_js__WEBPACK_IMPORTED_MODULE_3__.rT)(report, view);
            if (left.length === 0)
                return [];
            return [
                `${(0, _annotations_js__WEBPACK_IMPORTED_MODULE_3__.q0)(report, view)}. ${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_9__.B4)(left.length, "finding")} of ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.gM)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.uu)(report))} ` +
                    `${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_9__.n2)(left.length)} not among them; ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.jF)(isCut)}.`,
            ];
        }
        function formatWorstFindings(report, { view, rowOf }) {
            const rows = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.xI)((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.FR)(report), view.isChanged).map(rowOf);
            const sums = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.gM)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.uu)(report));
            return [
                ...report.plugins.flatMap(formatCrashes),
                ...(sums === "" ? [] : [makeParagraph(sums)]),
                ...(rows.length === 0 ? [] : [makeList(rows)]),
            ];
        }
        function formatCrashes({ outcomes, path }) {
            return outcomes.flatMap((outcome) => (0, _summary_rows_js__WEBPACK_IMPORTED_MODULE_6__.X9)(outcome).map((text) => [makeRow(`${text}\n`, "check", identifyCheck(path, outcome))]));
        }
        function identifyCheck(path, { check }) {
            return JSON.stringify([path, check]);
        }
        function formatSection(plugin, report, { view, rowOf, isCut }) {
            const { met, skipped } = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.XF)(plugin);
            const words = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.Nw)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.uu)({ plugins: [plugin] }));
            const several = report.plugins.length > 1;
            const title = `### ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_2__.jI)(several ? (0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.E2)(plugin) : (0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.Dz)(plugin))}`;
            const rest = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.Dm)(report);
            const made = `${String(met)} of ${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_9__.B4)(plugin.outcomes.length, "check")} met`;
            const outcomeCounts = skipped === 0 ? made : `${made}, ${String(skipped)} skipped`;
            const score = [rest === undefined ? outcomeCounts : `Nothing else was checked, as ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_2__.jI)(rest)}`, words]
                .filter((part) => part !== "")
                .join(" \u00b7 ");
            const inOrder = isCut ? _core_report_js__WEBPACK_IMPORTED_MODULE_0__.xI : _core_report_js__WEBPACK_IMPORTED_MODULE_0__.rx;
            const rows = (findings) => inOrder(findings, view.isChanged).map(rowOf);
            const open = plugin.findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__.he);
            const suppressed = plugin.findings.filter((finding) => !(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.he)(finding));
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
                ...(suppressed.length > 0 ? [makeFold(`${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_9__.ZV)(suppressed.length)} suppressed`, rows(suppressed))] : []),
                ...(rest === undefined ? formatChecklist(plugin, several) : []),
            ];
        }
        function formatChecklist(plugin, several) {
            const { outcomes, path } = plugin;
            const listed = several ? outcomes.filter(({ status }) => status !== "met") : outcomes;
            const title = several ? "Checks that are not met" : "All checks";
            const rows = listed.flatMap((outcome) => outcome.status === "skipped" ? [] : [makeRow((0, _summary_rows_js__WEBPACK_IMPORTED_MODULE_6__.tm)(outcome), "check", identifyCheck(path, outcome))]);
            const skips = [...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.Xe)([plugin])].flatMap(([reason, { checks }]) => [...checks].map((check, at) => {
                const text = at === 0 ? `- \u23ed\ufe0f skipped, as ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_2__.jI)(reason)} (${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.cm)(checks)})\n` : "";
                return { text, shows: { noun: "check", which: identifyCheck(path, { check }) } };
            }));
            return listed.length === 0 ? [] : [makeFold(title, [...rows, ...skips])];
        }
        function formatOverview(report) {
            const overview = (0, _overview_js__WEBPACK_IMPORTED_MODULE_5__.r)(report);
            if (overview.length === 0)
                return [];
            const head = { text: "| Verdict | Plugin | Findings | Stop a release |\n| --- | --- | --- | --- |\n" };
            const rows = overview.map(({ plugin, state, counts, stopping, stoppedBy }) => {
                const name = (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_2__.jI)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.E2)(plugin));
                const stops = stopping === 0 ? "0" : `${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_9__.ZV)(stopping)}: ${stoppedBy}`;
                return makeRow(`| ${state === "stopped" ? "\u26d4 refused as a release" : _summary_rows_js__WEBPACK_IMPORTED_MODULE_6__.j7[state]} | ${name} | ${counts} | ${stops} |`, "plugin", plugin);
            });
            return [makeList([head, ...rows])];
        }
        function formatHealthyPlugins({ plugins }) {
            const healthy = plugins.filter(_phrases_js__WEBPACK_IMPORTED_MODULE_8__.Wr);
            if (healthy.length === 0)
                return [];
            const rows = healthy.map((plugin) => makeRow(`- ${_summary_rows_js__WEBPACK_IMPORTED_MODULE_6__.j7.pass} ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_2__.jI)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.E2)(plugin))}`, "plugin", plugin));
            const skips = [...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.Xe)(healthy)].map(([reason, { checks, plugins: concerned }]) => ({
                text: `- \u23ed\ufe0f ${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_9__.B4)(concerned, "plugin")}: skipped, as ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_2__.jI)(reason)} (${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_8__.cm)(checks)})\n`,
            }));
            return [makeFold(`${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_9__.B4)(healthy.length, "plugin")} without findings`, [...skips, ...rows])];
        }
    }),
    30747: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            y: function () { return applyFixes; }
        });
        var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96441);
        function applyFixes(text, fixes) {
            const lines = (0, _lines_js__WEBPACK_IMPORTED_MODULE_0__.u)(text);
            const appliedSpans = [];
            const applied = fixes.map((fix) => {
                const spans = fix.map((edit) => ({
                    start: lines.offset(edit.range.start),
                    end: lines.offset(edit.range.end),
                    text: edit.text,
                }));
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
    }),
    4796: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            a: function () { return quoteForGit; }
        });
        var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
        function quoteForGit(name) {
            if (/^[\x20-\x7e]*$/u.test(name) && !/["\\]/u.test(name) && (0, _safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(name) === name)
                return name;
            const bytes = [...new TextEncoder().encode(name)].map((byte, at) => {
                const char = String.fromCharCode(byte);
                if (char === '"' || char === "\\")
                    return `\\${char}`;
                const isPlain = byte >= 0x20 && byte < 0x7f && !(char === "[" && at > 0) && char !== ":";
                return isPlain ? char : `\\${byte.toString(8).padStart(3, "0")}`;
            });
            return `"${bytes.join("")}"`;
        }
    }),
    58415: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            X: function () { return escapeXml; }
        });
        var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
        const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
        function escapeXml(text) {
            return (0, _safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(text)
                .replace(/[\ufffe\uffff]/gu, (char) => `\\u${char.charCodeAt(0).toString(16)}`)
                .replace(/[&<>"]/gu, (char) => ENTITIES[char] ?? char);
        }
    })
};
;
