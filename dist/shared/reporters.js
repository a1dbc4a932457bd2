"use strict";
exports.id = 195;
exports.ids = [195];
exports.modules = {
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
        const MAX_SMALL_OBJECTS = 20_000;
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
    8483: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            y: function () { return applyFixes; }
        });
        var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37569);
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
    66641: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            E3: function () { return formatFixedRow; },
            HC: function () { return formatSuppressionRow; },
            KQ: function () { return formatChangeTitle; },
            gS: function () { return formatMarked; },
            pB: function () { return listPluginRows; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _change_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99742);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43890);
        var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41035);
        var _summary_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81003);
        const MAX_MESSAGE = 2000;
        const MAX_TITLE = 100;
        function formatChangeTitle(report) {
            if (report.plugins.length === 0)
                return "nothing to check";
            const words = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(`${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.QK)(report)} ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.Pu)(report)}`, MAX_TITLE));
            return (0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.Zk)([words, (0, _change_phrases_js__WEBPACK_IMPORTED_MODULE_2__.eD)(report) ?? ""], ": ");
        }
        function formatMarked(title, report, { isStopped = false }) {
            const given = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.WJ)(report);
            if (isStopped && given === "pass")
                return `${_summary_rows_js__WEBPACK_IMPORTED_MODULE_5__.j7.fail} ${title}, but the step fails`;
            return `${_summary_rows_js__WEBPACK_IMPORTED_MODULE_5__.j7[given]} ${title}`;
        }
        function formatSuppressionRow(suppression, view) {
            const { kind, check, reason, findings } = suppression;
            const row = `- ${_summary_rows_js__WEBPACK_IMPORTED_MODULE_5__.j7.suppressed} ${formatSuppressionPlace(suppression, view)}:`;
            const words = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.jg)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(reason, MAX_MESSAGE)));
            const effect = findings === 0 ? "It suppresses nothing." : `It suppresses ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(findings, "finding")}.`;
            if (kind === "off")
                return `${row} **Suppresses ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(check, MAX_MESSAGE))}:** ${words} ${effect}`;
            return `${row} **Adds to the baseline:** ${words} ${effect} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.kK)(check)}`;
        }
        function formatSuppressionPlace({ file, line }, { link }) {
            if (line === undefined)
                return (0, _summary_rows_js__WEBPACK_IMPORTED_MODULE_5__.u3)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.kK)(file), link?.(file, undefined));
            const start = { line, column: 1 };
            return (0, _summary_rows_js__WEBPACK_IMPORTED_MODULE_5__.u3)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.kK)(`${file}:${String(line)}`), link?.(file, { start, end: start }));
        }
        function formatFixedRow(fixed) {
            const message = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(fixed.message, MAX_MESSAGE));
            const check = fixed.url === undefined ? (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.kK)(fixed.check) : (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.$l)(fixed);
            return `- ${_summary_rows_js__WEBPACK_IMPORTED_MODULE_5__.j7.pass} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.kK)(fixed.file)}: ~~${message}~~ ${check}`;
        }
        function listPluginRows(report) {
            const removed = report.base?.removed ?? [];
            return [
                ...removed.filter(({ filesLeft }) => filesLeft > 0).map(formatLeftFiles),
                ...report.plugins.flatMap(formatMoved),
                ...removed.filter(({ filesLeft }) => filesLeft === 0).map(({ path }) => `- Removed: ${formatFolder(path)}`),
            ];
        }
        function formatLeftFiles({ path, filesLeft }) {
            const name = formatFolder(path);
            const left = `${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(filesLeft, "file")} ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.n2)(filesLeft)} still there, and not checked`;
            return `- ${_summary_rows_js__WEBPACK_IMPORTED_MODULE_5__.j7.warning} **No plugin any more: ${name} has no manifest.json.** ${left}.`;
        }
        function formatFolder(path) {
            return path === "." ? "the root" : (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.kK)(path);
        }
        function formatMoved(plugin) {
            const { change, path } = plugin;
            const title = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.Dz)(plugin);
            const name = title === path ? formatFolder(path) : `${formatFolder(path)} (${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)(title)})`;
            if (change?.kind === "added")
                return [`- Added: ${name}`];
            if (change?.kind !== "renamed")
                return [];
            return [`- Renamed: ${formatFolder(change.from ?? "")} is now ${name}`];
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
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _change_phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99742);
        var _change_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66641);
        var _next_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88369);
        var _phrases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41035);
        var _summary_rows_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81003);
        var _summary_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17403);
        const ROW_LIMITS = [10, 5, 2, 0];
        function formatComment(report, view, place) {
            const texts = listSections(view, place).flatMap((sections) => {
                const rows = sections.length > 1 ? ROW_LIMITS.slice(0, 1) : ROW_LIMITS;
                return rows.map((most) => formatBlocks(report, { ...view, sections }, place, most).join("\n\n"));
            });
            const fitting = texts.find((text) => text.length <= _core_github_limits_js__WEBPACK_IMPORTED_MODULE_1__.f.keptCommentLength);
            const tooLong = `All else is too long for a comment: see ${formatSummaryLink(place)}.`;
            return fitting ?? [formatHead(report, view, place), formatFacts(report, place), tooLong].join("\n\n");
        }
        function listSections({ sections = [] }, place) {
            const [first, ...details] = sections;
            if (first === undefined)
                return [sections];
            const tooLong = (what) => `${what} too long for a comment: see ${formatSummaryLink(place)}.`;
            const shortest = [tooLong("What changes in the package is")];
            if (details.length === 0)
                return [sections, shortest];
            return [sections, [`${first}\n\n${tooLong("The details of the packages are")}`], shortest];
        }
        function isWorthComment(report, view) {
            return (view.sections ?? []).length > 0 || !isWell(report, view);
        }
        function isWell(report, { isStopped = false }) {
            const { fresh, uncompared } = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.xs)(report);
            const isQuiet = (0, _change_phrases_js__WEBPACK_IMPORTED_MODULE_4__.D$)(report).length === 0 && !(0, _change_phrases_js__WEBPACK_IMPORTED_MODULE_4__.Yh)(report);
            return !isStopped && (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.WJ)(report) === "pass" && fresh.length + uncompared.length === 0 && isQuiet;
        }
        function formatBlocks(report, view, place, most) {
            const { fresh, existing, uncompared } = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.xs)(report);
            const list = (items, format, noun) => {
                const rows = items.slice(0, most).map(format);
                return formatList(rows, items.length > most ? [formatRest(items.length, most, noun, place)] : []);
            };
            const listFindings = (findings) => list((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(findings, view.isChanged), (one) => (0, _summary_rows_js__WEBPACK_IMPORTED_MODULE_8__.iZ)({ ...one, printed: [] }, report, view), "finding");
            const existingFold = formatFold((0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.B4)(existing.length, "existing finding"), listFindings(existing));
            const notes = (0, _summary_js__WEBPACK_IMPORTED_MODULE_9__.formatChangeNotes)(report);
            const remarks = view.remarks ?? [];
            const closing = [...(0, _summary_rows_js__WEBPACK_IMPORTED_MODULE_8__.ue)([(0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.zq)(report)]), ...(0, _next_steps_js__WEBPACK_IMPORTED_MODULE_6__.dx)(report, view)];
            const notJudged = formatFold("What was not checked", listNotJudged(report, most));
            const sections = view.sections ?? [];
            if (isWell(report, view)) {
                const title = existing.length > 0 ? (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.B4)(existing.length, "existing finding") : "Details";
                const change = [...formatSuppressedAndPlugins(report, view, list), ...formatFixed(report, list)];
                const details = [...notes, ...change, ...listFindings(existing), ...remarks, ...closing];
                return [formatHead(report, view, place), ...formatFold(title, details), ...sections, ...notJudged];
            }
            return [
                ...[formatHead(report, view, place), formatFacts(report, place), ...remarks, ...notes],
                ...formatList(listCrashes(report).slice(0, most)),
                ...listFindings(fresh),
                ...explainNotCompared(report),
                ...listFindings(uncompared),
                ...formatSuppressedAndPlugins(report, view, list),
                ...[...closing, ...sections],
                ...formatFold(`${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.ZV)((0, _change_phrases_js__WEBPACK_IMPORTED_MODULE_4__.VW)(report).length)} fixed by this change`, formatFixed(report, list)),
                ...[...existingFold, ...notJudged],
            ];
        }
        function explainNotCompared(report) {
            const sentences = (0, _summary_rows_js__WEBPACK_IMPORTED_MODULE_8__.ue)((0, _change_phrases_js__WEBPACK_IMPORTED_MODULE_4__.qV)(report));
            return sentences.length === 0 ? [] : [`**Not compared**: ${sentences.join(" ")}`];
        }
        function formatSuppressedAndPlugins(report, view, list) {
            const suppressed = list((0, _change_phrases_js__WEBPACK_IMPORTED_MODULE_4__.D$)(report), (one) => (0, _change_words_js__WEBPACK_IMPORTED_MODULE_5__.HC)(one, view), "suppression");
            const plugins = list((0, _change_words_js__WEBPACK_IMPORTED_MODULE_5__.pB)(report), String, "plugin");
            return [...addTitle("**Suppressed by this change**", suppressed), ...addTitle("**Plugins**", plugins)];
        }
        function addTitle(title, blocks) {
            return blocks.length === 0 ? [] : [title, ...blocks];
        }
        function formatFixed(report, list) {
            return list((0, _change_phrases_js__WEBPACK_IMPORTED_MODULE_4__.VW)(report), _change_words_js__WEBPACK_IMPORTED_MODULE_5__.E3, "fixed finding");
        }
        function formatHead(report, view, place) {
            const title = (0, _change_words_js__WEBPACK_IMPORTED_MODULE_5__.gS)((0, _change_words_js__WEBPACK_IMPORTED_MODULE_5__.KQ)(report), report, view);
            const line = `**${_core_tool_js__WEBPACK_IMPORTED_MODULE_2__.js.name}**: ${[title, ...formatPlaces(place)].join(" \u00b7 ")}`;
            const head = isWell(report, view) ? line : `## ${_core_tool_js__WEBPACK_IMPORTED_MODULE_2__.js.name}: ${title}`;
            return view.isUnverified === true ? `${_summary_js__WEBPACK_IMPORTED_MODULE_9__.NOT_VERIFIED}\n\n${head}` : head;
        }
        function formatFacts(report, place) {
            const counts = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.Nw)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.uu)((0, _change_phrases_js__WEBPACK_IMPORTED_MODULE_4__.fD)(report)));
            return (0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.Zk)([counts, ...formatPlaces(place)], " \u00b7 ");
        }
        function formatPlaces({ commit, commitUrl, runUrl }) {
            const places = [`commit ${(0, _summary_rows_js__WEBPACK_IMPORTED_MODULE_8__.u3)(`\`${commit.slice(0, 7)}\``, commitUrl)}`];
            if (runUrl !== undefined)
                places.push(`[summary of the run](${runUrl})`);
            return places;
        }
        function formatSummaryLink({ runUrl }) {
            return (0, _summary_rows_js__WEBPACK_IMPORTED_MODULE_8__.u3)("the summary of the run", runUrl);
        }
        function formatRest(count, shown, noun, place) {
            const where = formatSummaryLink(place);
            if (shown === 0)
                return `${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.B4)(count, noun)}: see ${where}.`;
            return `${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.ZV)(shown)} of ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.B4)(count, noun)} are shown, the worst first. All are in ${where}.`;
        }
        function listCrashes({ plugins }) {
            const outcomes = plugins.flatMap((plugin) => plugin.outcomes);
            return outcomes.filter((outcome) => outcome.status === "crashed").map(_summary_rows_js__WEBPACK_IMPORTED_MODULE_8__.tm);
        }
        function listNotJudged({ plugins }, most) {
            const judging = plugins.map((plugin) => ({
                ...plugin,
                outcomes: plugin.outcomes.filter((outcome) => outcome.status !== "skipped" || outcome.applies !== false),
            }));
            const rows = [...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.Xe)(judging)].map(([reason, { checks }]) => `- \u23ed\ufe0f ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.cm)(checks)} skipped: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(reason)}`);
            const left = rows.length > most ? [`${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.B4)(rows.length - most, "more reason")}.`] : [];
            return formatList(rows.slice(0, most), left);
        }
        function formatList(rows, below = []) {
            return rows.length === 0 ? below : [rows.join("\n"), ...below];
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
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14345);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43890);
        const ESCAPED_END = "\\x3a ";
        const compact = (report, view) => {
            const findings = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.xI)((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.FR)(report), view.isChanged);
            const lines = [
                ...listCrashes(report, view),
                ...findings.map((finding) => formatLine(finding, (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.Rf)(finding, report), view)),
            ];
            return lines.map((line) => `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.RU)(line)}\n`).join("");
        };
        function formatLine({ check, severity, location }, words, { pathOf = String }) {
            const { line, column } = location.range?.start ?? { line: 1, column: 1 };
            const file = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(pathOf(location.file)).replaceAll(": ", ESCAPED_END);
            return `${file}:${String(line)}:${String(column)}: ${severity}: ${words} [${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(check)}]`;
        }
        function listCrashes({ plugins }, view) {
            return plugins.flatMap((plugin) => {
                const location = { file: (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.uJ)((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.L2)(plugin), "manifest.json") };
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
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46136);
        const NOTE_BYTES = 400;
        const MAX_ESCAPED_BYTES = 12;
        function fitsInBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.summaryBytes }) {
            return Buffer.byteLength(joinPieces(pieces)) <= room;
        }
        function cutToBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.summaryBytes, whole, isLogged }) {
            const bytes = (text) => Buffer.byteLength(text);
            const all = joinPieces(pieces);
            if (bytes(all) <= room)
                return all;
            let used = NOTE_BYTES + bytes(whole ?? "") * MAX_ESCAPED_BYTES;
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
            const parts = [...groupByNoun(left)].map(([noun, all]) => {
                const others = shown.get(noun) ?? new Set();
                const count = [...all].filter((which) => !others.has(which)).length;
                return { count, words: `${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(count)} of ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.B4)(others.size + count, noun)}` };
            });
            const missing = parts.filter(({ count }) => count > 0).map(({ words }) => words);
            return missing.length === 0 ? "a part of this page" : missing.join(", ");
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
            if (whole === undefined)
                return "the log of the step";
            return `the log of the step and in ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.kK)(whole)}`;
        }
    }),
    38031: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            formatFixOffer: function () { return formatFixOffer; }
        });
        var diff__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37291);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        var _break_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83052);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46136);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43890);
        const CONTEXT = 2;
        const MAX_CHANGES = 200;
        const MAX_LINES = 60;
        function formatFixOffer({ finding, change, left }, { paint, pathOf, width, wrap }) {
            const place = (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_1__.dE)({ ...finding.location, file: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(pathOf(finding.location.file)) });
            const head = `${place}  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(finding.message)}  ${finding.check}`;
            const help = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(finding.help ?? "");
            const all = listDifference(change);
            const shown = all.slice(0, MAX_LINES);
            const lines = [...(0, _break_lines_js__WEBPACK_IMPORTED_MODULE_2__.b)(head, 2, { wrap })];
            if (help !== "")
                lines.push(...(0, _break_lines_js__WEBPACK_IMPORTED_MODULE_2__.b)(`= ${help}`, 2, { wrap }).map((line) => `  ${line}`));
            lines.push("", ...shown.map((line) => paintLine(line, paint, width)));
            if (all.length > shown.length)
                lines.push(`  ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.B4)(all.length - shown.length, "more line")}`);
            lines.push("");
            if (left > 1)
                lines.push(`${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.B4)(left, "fix").replace(/fixs$/u, "fixes")} left, this one included.`);
            return `\n${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.RU)(lines.join("\n"))}\n`;
        }
        function listDifference({ before, after }) {
            const options = { context: CONTEXT, maxEditLength: MAX_CHANGES };
            const hunks = (0, diff__WEBPACK_IMPORTED_MODULE_4__.YB)("", "", before, after, "", "", options)?.hunks;
            if (!hunks)
                return ["@@ The whole file changes @@"];
            return hunks.flatMap(({ oldStart, lines }) => [`@@ line ${String(oldStart)} @@`, ...lines]);
        }
        const STYLES = new Map([
            ["+", "green"],
            ["-", "red"],
        ]);
        function paintLine(line, paint, width) {
            const sign = line.slice(0, 1);
            if (sign === "@" || sign === "\\")
                return `  ${paint("dim", line)}`;
            const text = line.slice(1).replace(/\r$/u, "").replace(/\t/gu, "    ");
            const words = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.lr)(text) ? "\u2026 (not shown, as it may contain a secret)" : (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(text, width - 4));
            return `  ${paint(STYLES.get(sign) ?? "dim", `${sign} ${words}`.trimEnd())}`;
        }
    }),
    88450: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            gitlab: function () { return gitlab; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14345);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43890);
        var _sarif_fingerprints_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53992);
        var _base_text_hash_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88512);
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
            return `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.LE)(JSON.stringify(violations, undefined, 2))}\n`;
        };
        function listCrashes(plugin) {
            return plugin.outcomes.flatMap((outcome) => {
                if (outcome.status !== "crashed")
                    return [];
                const { check } = outcome;
                return {
                    description: (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.UL)(outcome),
                    check_name: check,
                    fingerprint: (0, _base_text_hash_js__WEBPACK_IMPORTED_MODULE_5__.sW)(JSON.stringify(["crash", plugin.path, check])),
                    severity: "blocker",
                    location: { path: (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.uJ)((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.L2)(plugin), "manifest.json"), lines: { begin: 1 } },
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
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43890);
        var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41035);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46136);
        const junit = (report) => {
            const suites = report.plugins.map((plugin) => formatSuite(plugin, report));
            const lines = [
                '<?xml version="1.0" encoding="UTF-8"?>',
                `<testsuites name="${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name}" ${formatSums(suites.map(({ sums }) => sums))}>`,
                ...suites.flatMap((suite) => suite.lines),
                "</testsuites>",
            ];
            return `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.RU)(lines.join("\n"))}\n`;
        };
        function formatSums(all) {
            const sum = (name) => String(all.reduce((total, sums) => total + sums[name], 0));
            return `tests="${sum("tests")}" failures="${sum("failures")}" errors="${sum("errors")}"`;
        }
        function formatSuite(plugin, report) {
            const { outcomes } = plugin;
            const { crashed, skipped } = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.XF)(plugin);
            const failing = outcomes.filter((outcome) => findFailures(outcome, report).length > 0);
            const sums = { tests: outcomes.length, failures: failing.length, errors: crashed };
            const { name, className } = nameSuite(plugin);
            return {
                sums,
                lines: [
                    `  <testsuite name="${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X)(name)}" ${formatSums([sums])} skipped="${String(skipped)}">`,
                    ...outcomes.flatMap((outcome) => formatTest(outcome, (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X)(className), report)),
                    "  </testsuite>",
                ],
            };
        }
        function nameSuite(plugin) {
            if (plugin.path === ".")
                return { name: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.Dz)(plugin), className: _core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name };
            const folder = plugin.path.replaceAll(".", "_").replaceAll("/", ".");
            return { name: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.E2)(plugin), className: `${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name}.${folder}` };
        }
        function formatTest(outcome, className, report) {
            const head = `    <testcase name="${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X)(outcome.check)}" classname="${className}"`;
            const body = formatBody(outcome, report);
            if (body.length === 0)
                return [`${head}/>`];
            return [`${head}>`, ...body, "    </testcase>"];
        }
        function formatBody(outcome, report) {
            switch (outcome.status) {
                case "met":
                    return [];
                case "skipped":
                    return [`      <skipped message="${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X)(outcome.reason)}"/>`];
                case "crashed": {
                    const reported = `The check ${outcome.check} crashed: a fault of this tool, not of the plugin`;
                    return [
                        `      <error type="crash" message="${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X)(reported)}">${formatText(outcome.error.split("\n"))}</error>`,
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
            const rest = more.length === 0 ? "" : ` (and ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__.B4)(more.length, "more finding")})`;
            const message = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X)(`${first.message}${rest}`);
            const lines = [...failed.flatMap((finding) => formatFinding(finding, report)), (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.ow)(outcome)];
            return [`      <failure type="${first.severity}" message="${message}">${formatText(lines)}</failure>`];
        }
        function formatOutput(others, report) {
            if (others.length === 0)
                return [];
            const lines = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(others).flatMap((finding) => formatFinding(finding, report));
            return [`      <system-out>${formatText(lines)}</system-out>`];
        }
        function findFailures(outcome, rule) {
            if (outcome.status !== "unmet")
                return [];
            return (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(outcome.findings.filter((finding) => (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.DI)(finding, rule)));
        }
        function formatFinding(finding, report) {
            const { message, help, printed = [], location } = finding;
            const lines = [`${(0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.dE)(location)}: ${(0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.wR)(finding)}: ${message}`];
            if (help !== undefined)
                lines.push(`  ${help}`);
            for (const note of (0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.mn)(finding, report))
                lines.push(`  ${note}`);
            for (const line of printed)
                lines.push(`  > ${line}`);
            return lines;
        }
        function formatText(lines) {
            return `\n${lines.map(_base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X).join("\n")}\n`;
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
        var edits = __webpack_require__(8483);
        var file_change = __webpack_require__(6111);
        var safe = __webpack_require__(47313);
        var external_node_zlib_ = __webpack_require__(38522);
        var read_objects = __webpack_require__(22942);
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
        var numbers = __webpack_require__(46136);
        ;
        const MAX_CHANGES = 1000;
        const NO_END = "\\ No newline at end of file";
        const patch = (report, view) => {
            const all = formatFilePatches(view.changes ?? findChanges(report, view));
            const parts = all.filter((part) => "text" in part).map(({ text }) => text);
            const left = all
                .filter((part) => "left" in part)
                .map(({ file, left: why }) => `# Left out: ${(0, safe.Xm)(file)}, as ${why}\n`);
            const body = [...left, ...parts].join("");
            if (parts.length === 0)
                return body;
            return `# ${tool.js.name}: the fixes for ${(0, numbers.B4)(parts.length, "file")}. At the repository's root: git apply FILE\n${body}`;
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
            if ((0, safe.lr)(change.before) || (0, safe.lr)(change.after))
                return "it may contain a secret: --fix fixes it";
            return undefined;
        }
        function findChanges({ plugins }, { source }) {
            const findings = (0, report.FR)({ plugins });
            const fixes = findings.map(({ fix }) => fix).filter((fix) => fix !== undefined);
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
            const [from, to] = [(0, file_change.a)(`a/${file}`), (0, file_change.a)(`b/${file}`)];
            const hunks = formatHunks(before, after);
            const head = `diff --git ${from} ${to}\n`;
            if (hunks === undefined)
                return head + formatBinaryPatch(before, after);
            return `${head}--- ${endName(from)}\n+++ ${endName(to)}\n${hunks}`;
        }
        function endName(name) {
            return name.includes(" ") && !name.startsWith('"') ? `${name}\t` : name;
        }
        function formatHunks(before, after) {
            if (before === "" || after === "")
                return undefined;
            const found = (0, create.YB)("", "", before, after, "", "", { context: 3, maxEditLength: MAX_CHANGES });
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
        var _core_finding_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60170);
        var _finding_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88815);
        var _base_text_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88512);
        const FINGERPRINT = "pluginPreflight/v3";
        function makeFingerprints(plugins, view) {
            const seen = new Map();
            const readMarks = (0, _finding_marks_js__WEBPACK_IMPORTED_MODULE_1__.j)(view);
            const fingerprints = new Map();
            for (const { path, findings } of plugins) {
                for (const finding of findings) {
                    const { check, location } = finding;
                    const { identity, lineHash } = readMarks(finding);
                    const plugin = (0, _core_finding_identity_js__WEBPACK_IMPORTED_MODULE_0__.iI)(location.file) ? null : path;
                    const own = (0, _base_text_hash_js__WEBPACK_IMPORTED_MODULE_2__.sW)(JSON.stringify([plugin, check, location.file, identity]), 32);
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
        var numbers = __webpack_require__(46136);
        var safe = __webpack_require__(47313);
        var sarif_fingerprints = __webpack_require__(53992);
        var finding_message = __webpack_require__(43890);
        var core_subject = __webpack_require__(9554);
        ;
        const LEVELS = { error: "error", warning: "warning", notice: "note" };
        const BASELINE_STATES = { known: "unchanged", new: "new" };
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
                baselineState: isCompared ? BASELINE_STATES[age ?? "new"] : undefined,
                fixes: fix && [makeFix(fix, finding)],
                suppressions: makeSuppressions(suppressed),
                properties: {
                    code,
                    subject: subject ? (0, core_subject.q)(subject) : undefined,
                    stopsRelease,
                    overruled,
                    age,
                },
            };
        }
        function makeSuppressions(reason) {
            if (reason === undefined)
                return [];
            return [{ kind: "external", status: "accepted", justification: (0, finding_message.kO)(reason) }];
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
        const MAX_TITLE_LENGTH = 1000;
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
            const names = [tool.js.name, ...shared];
            if (selection?.shard !== undefined)
                names.push("shard", selection.shard);
            return `${names.map((name) => (0, finding_message.kO)(name)).join("/")}/`;
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
                const words = { text: (0, safe.ml)((0, finding_message.kO)(title), MAX_TITLE_LENGTH) };
                return {
                    id: check,
                    shortDescription: words,
                    fullDescription: words,
                    helpUri: url,
                    help: { text: `${words.text}. See ${(0, finding_message.ow)(outcome)}`, markdown: page },
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
                const where = (0, phrases.tK)({ plugins }, concerned);
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
            tm: function () { return formatItem; },
            u3: function () { return formatLink; },
            ue: function () { return formatSentences; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _command_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25442);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43890);
        var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41035);
        const MAX_MESSAGE_LENGTH = 2000;
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
            const { severity, message, printed = [], location, age } = finding;
            const isOpen = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.he)(finding);
            const link = formatLink((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.kK)((0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.dE)(location)), view.link?.(location.file, location.range));
            const notes = (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.lU)(finding, report).map(formatWords);
            const words = [`**${formatWords(message)}**`, ...notes, (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.$l)(finding)].join(" ");
            const row = `- ${MARKS[isOpen ? severity : "suppressed"]} ${formatAge(age, report)}${link}: ${words}`;
            if (printed.length === 0)
                return row;
            const block = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.mU)(printed.map(_command_lines_js__WEBPACK_IMPORTED_MODULE_2__.Aq));
            return [row, ...block.map((line) => `  ${line}`)].join("\n");
        }
        function formatWords(words) {
            return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.jg)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(words, MAX_MESSAGE_LENGTH)));
        }
        function formatLink(name, address) {
            return address === undefined ? name : `[${name}](${address})`;
        }
        function formatAge(age, { base }) {
            if (age === undefined || base !== undefined)
                return "";
            return age === "new" ? "new \u00b7 " : "existing \u00b7 ";
        }
        function formatItem(outcome) {
            const name = outcome.url === undefined ? outcome.check : (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.$l)(outcome);
            const link = `${name}: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)(outcome.title)}`;
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
            const lines = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.mU)(outcome.error.split("\n"));
            return [`\ud83d\udca5 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
        }
        function formatSentences(sentences) {
            return sentences.filter((words) => words !== undefined).map((words) => `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)(words)}.`);
        }
    }),
    17403: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            NOT_VERIFIED: function () { return NOT_VERIFIED; },
            formatChangeNotes: function () { return formatChangeNotes; },
            formatNotes: function () { return formatNotes; },
            summary: function () { return summary; }
        });
        var core_report = __webpack_require__(73342);
        var tool = __webpack_require__(42243);
        var numbers = __webpack_require__(46136);
        var annotations = __webpack_require__(24575);
        var github_limits = __webpack_require__(39064);
        var safe = __webpack_require__(47313);
        var change_phrases = __webpack_require__(99742);
        var change_words = __webpack_require__(66641);
        var next_steps = __webpack_require__(88369);
        var phrases = __webpack_require__(41035);
        var reporters_overview = __webpack_require__(86626);
        var summary_rows = __webpack_require__(81003);
        ;
        function makeParagraph(text) {
            return [{ text: `${text}\n\n` }];
        }
        function makeRow(text, noun, which) {
            return { text: `${text}\n`, shows: { noun, which } };
        }
        function makeList(rows) {
            return rows.length === 0 ? [] : [...rows, { text: "\n" }];
        }
        function makeFold(title, rows) {
            const opening = { text: `<details><summary>${title}</summary>\n\n`, fold: "opens" };
            return [opening, ...rows, { text: "\n</details>\n\n", fold: "closes" }];
        }
        function formatCrashes({ outcomes, path }) {
            return outcomes.flatMap((outcome) => (0, summary_rows.X9)(outcome).map((text) => [makeRow(`${text}\n`, "check", identifyCheck(path, outcome))]));
        }
        function identifyCheck(path, { check }) {
            return JSON.stringify([path, check]);
        }
        function formatHeading(plugin, several) {
            if (!several)
                return { text: `### ${(0, safe.jI)((0, phrases.Dz)(plugin))}\n\n` };
            return makeRow(`### ${(0, safe.jI)((0, phrases.E2)(plugin))}\n`, "plugin", plugin);
        }
        function formatScore(plugin, report) {
            const counts = (0, phrases.Nw)((0, phrases.uu)({ plugins: [plugin] }));
            return (0, phrases.Zk)([formatPassed(plugin, report), counts], " \u00b7 ");
        }
        function formatPassed(plugin, report) {
            const rest = (0, phrases.Dm)(report);
            if (rest !== undefined)
                return `Nothing else was checked, as ${(0, safe.jI)(rest)}`;
            const { met, skipped } = (0, phrases.XF)(plugin);
            const passed = `${String(met)} of ${(0, numbers.B4)(plugin.outcomes.length, "check")} passed`;
            return (0, phrases.Zk)([passed, (0, phrases.z0)(skipped, "skipped")]);
        }
        function* formatSection(plugin, report, parts) {
            const { view, rowOf, isCut } = parts;
            const several = report.plugins.length > 1;
            const inOrder = isCut ? core_report.xI : core_report.rx;
            const rows = (findings) => inOrder(findings, view.isChanged).map(rowOf);
            const open = plugin.findings.filter(core_report.he);
            const suppressed = plugin.findings.filter((finding) => !(0, core_report.he)(finding));
            const crashed = formatCrashes(plugin);
            yield [formatHeading(plugin, several)];
            yield makeParagraph(formatScore(plugin, report));
            if (!isCut)
                yield* [makeList(rows(open)), ...crashed];
            else if (!several)
                yield* [...crashed, makeList(rows(open))];
            if (suppressed.length > 0)
                yield makeFold(`${(0, numbers.ZV)(suppressed.length)} suppressed`, rows(suppressed));
            if ((0, phrases.Dm)(report) === undefined)
                yield* formatChecklist(plugin, several);
        }
        function formatChecklist(plugin, several) {
            const { outcomes, path } = plugin;
            const all = { title: "All checks", listed: outcomes };
            const notMet = outcomes.filter(({ status }) => status !== "met");
            const { title, listed } = several ? { title: "Checks that failed or were skipped", listed: notMet } : all;
            if (listed.length === 0)
                return [];
            const rows = listed
                .filter((outcome) => outcome.status !== "skipped")
                .map((outcome) => makeRow((0, summary_rows.tm)(outcome), "check", identifyCheck(path, outcome)));
            const skips = [...(0, phrases.Xe)([plugin])].flatMap(([reason, { checks }]) => [...checks].map((check, at) => {
                const text = at === 0 ? `- \u23ed\ufe0f ${(0, phrases.cm)(checks)} skipped: ${(0, safe.jI)(reason)}\n` : "";
                return { text, shows: { noun: "check", which: identifyCheck(path, { check }) } };
            }));
            return [makeFold(title, [...rows, ...skips])];
        }
        function formatOverview(report) {
            const overview = (0, reporters_overview.r)(report);
            if (overview.length === 0)
                return [];
            const columns = ["Verdict", "Plugin", "New", "Findings", "Stop a release"];
            const formatCells = (cells) => formatTableRow(report.base === undefined ? cells.toSpliced(2, 1) : cells);
            const head = { text: `${formatCells(columns)}\n${formatCells(columns.map(() => "---"))}\n` };
            const rows = overview.map(({ plugin, state, fresh, counts, stopping, stoppedBy }) => {
                const stops = stopping === 0 ? "0" : `${(0, numbers.ZV)(stopping)}: ${stoppedBy}`;
                const verdict = state === "stopped" ? "\u26d4 refused as a release" : summary_rows.j7[state];
                const name = (0, safe.jI)((0, phrases.E2)(plugin));
                return makeRow(formatCells([verdict, name, (0, numbers.ZV)(fresh), counts, stops]), "plugin", plugin);
            });
            return makeList([head, ...rows]);
        }
        function formatTableRow(cells) {
            return `| ${cells.join(" | ")} |`;
        }
        function listHealthyRows(plugins) {
            return plugins
                .filter(phrases.Wr)
                .map((plugin) => makeRow(`- ${summary_rows.j7.pass} ${(0, safe.jI)((0, phrases.E2)(plugin))}`, "plugin", plugin));
        }
        function listSkipRows(plugins) {
            return [...(0, phrases.Xe)(plugins)].map(([reason, { checks, plugins: concerned }]) => ({
                text: `- \u23ed\ufe0f ${(0, phrases.cm)(checks)} skipped in ${(0, numbers.B4)(concerned, "plugin")}: ${(0, safe.jI)(reason)}\n`,
            }));
        }
        function formatWorstFindings(report, { view, rowOf }) {
            const rows = (0, core_report.xI)((0, core_report.FR)(report), view.isChanged).map(rowOf);
            return [...report.plugins.flatMap(formatCrashes), makeList(rows)];
        }
        ;
        const MAX_OPEN_ROWS = 10;
        const MAX_OPEN_NEW = 100;
        function formatChangeBlocks(report, notes, parts) {
            const { view, isCut } = parts;
            const { fresh, existing, uncompared } = (0, phrases.xs)(report);
            const rows = listRows(fresh, parts);
            const [first, more] = isCut ? divideRows(rows, view.room) : [rows, []];
            return [
                ...[`## ${tool.js.name}: ${(0, change_words.gS)((0, change_words.KQ)(report), report, view)}`, ...notes].map(makeParagraph),
                ...report.plugins.flatMap(formatCrashes),
                ...formatNew(`New: ${countSeverities(fresh)}`, first),
                ...formatPart(`Not compared: ${countSeverities(uncompared)}`, listRows(uncompared, parts), (0, change_phrases.qV)(report)),
                ...formatSuppressions(report, parts),
                ...formatPart("Plugins", (0, change_words.pB)(report).map((row) => makeRow(row, "plugin", row))),
                ...formatFixed(report),
                ...[...(view.sections ?? []), ...(0, next_steps.dx)(report, view), ...parts.offered].map(makeParagraph),
                ...(0, summary_rows.ue)([(0, phrases.zq)(report)]).map(makeParagraph),
                ...formatExisting(existing, report, parts),
                ...formatPart("More new findings", more),
                ...formatSuppressed(report, parts),
                ...formatPlugins(report),
            ];
        }
        function listRows(findings, { view, rowOf }) {
            return (0, core_report.Qi)(findings, view.isChanged).map(rowOf);
        }
        function formatNew(title, rows) {
            const open = formatPart(title, rows.slice(0, MAX_OPEN_NEW));
            const folded = rows.slice(MAX_OPEN_NEW);
            if (folded.length === 0)
                return open;
            return [...open, makeFold(`${(0, numbers.ZV)(folded.length)} more new findings`, folded)];
        }
        function divideRows(rows, room = github_limits.f.summaryBytes) {
            let bytes = 0;
            const end = rows.findIndex(({ text }) => (bytes += Buffer.byteLength(text)) > room / 2);
            return end === -1 ? [rows, []] : [rows.slice(0, end), rows.slice(end)];
        }
        function countSeverities(findings) {
            return (0, phrases.gM)((0, core_report.Gt)(findings));
        }
        function formatPart(title, rows, sentences = []) {
            if (rows.length === 0)
                return [];
            const words = sentences.map((sentence) => makeParagraph((0, safe.jI)(capitalize(sentence)) + "."));
            return [makeParagraph(`### ${title}`), ...words, makeList(rows)];
        }
        function capitalize(sentence) {
            return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
        }
        function formatSuppressions(report, { view }) {
            const suppressions = (0, change_phrases.D$)(report);
            const rows = suppressions.map((one) => makeRow((0, change_words.HC)(one, view), "suppression", one));
            return formatPart(`Suppressed by this change: ${(0, numbers.ZV)(rows.length)}`, rows);
        }
        function formatFixed(report) {
            const rows = (0, change_phrases.VW)(report).map((one) => makeRow((0, change_words.E3)(one), "fixed finding", one));
            if (rows.length <= MAX_OPEN_ROWS)
                return formatPart(`Fixed by this change: ${(0, numbers.ZV)(rows.length)}`, rows);
            return [makeFold(`${(0, numbers.ZV)(rows.length)} fixed by this change`, rows)];
        }
        function formatExisting(existing, report, parts) {
            if (existing.length === 0)
                return [];
            const isExisting = new Set(existing);
            const several = report.plugins.length > 1;
            const title = `${(0, numbers.B4)(existing.length, "existing finding")}: ${countSeverities(existing)}`;
            if (parts.isCut || !several)
                return [makeFold(title, listRows(existing, parts))];
            const sections = report.plugins.flatMap((plugin) => {
                const findings = plugin.findings.filter((finding) => isExisting.has(finding));
                if (findings.length === 0)
                    return [];
                return [formatHeading(plugin, several), ...makeList(listRows(findings, parts))];
            });
            return [makeFold(title, sections)];
        }
        function formatSuppressed({ plugins }, { rowOf }) {
            const suppressed = plugins.flatMap(({ findings }) => findings.filter((finding) => !(0, core_report.he)(finding)));
            if (suppressed.length === 0)
                return [];
            return [makeFold(`${(0, numbers.ZV)(suppressed.length)} suppressed`, (0, core_report.Qi)(suppressed).map(rowOf))];
        }
        function formatAllPlugins(report) {
            const { plugins } = report;
            const skips = listSkipRows(plugins);
            const rows = [...formatOverview(report), ...makeList(listHealthyRows(plugins)), ...skips];
            return makeFold(`All ${(0, numbers.B4)(plugins.length, "plugin")}`, rows);
        }
        function formatPlugins(report) {
            const [only, ...others] = report.plugins;
            if (others.length > 0)
                return [formatAllPlugins(report)];
            return only ? formatOnly(only, report) : [];
        }
        function formatOnly(plugin, report) {
            const checklist = (0, phrases.Dm)(report) === undefined ? formatChecklist(plugin, false) : [];
            return [makeParagraph(formatScore(plugin, report)), ...checklist];
        }
        var cut_to_bytes = __webpack_require__(82457);
        ;
        const NOT_VERIFIED = "\u26a0\ufe0f **Not verified**: a job of the pull request has reported this about itself, and could report anything.";
        const summary = (report, view) => {
            const { block, brief } = view.offer ?? {};
            const rows = new Map();
            const rowOf = (finding) => {
                const row = rows.get(finding) ?? makeRow((0, summary_rows.iZ)(finding, report, view), "finding", finding);
                rows.set(finding, row);
                return row;
            };
            const pieces = (offered, isCut = false) => formatBlocks(report, { view, rowOf, isCut, offered: offered === undefined ? [] : [offered] }).flat();
            const offers = block === undefined ? [brief] : [block, brief];
            const whole = offers.map((offered) => pieces(offered)).find((all) => (0, cut_to_bytes.PD)(all, view));
            return (0, cut_to_bytes.zP)(whole ?? pieces(brief, true), view);
        };
        function formatBlocks(report, parts) {
            const { view, offered } = parts;
            const start = view.isUnverified === true ? [NOT_VERIFIED] : [];
            const remarks = view.remarks ?? [];
            const limits = formatLimits(report, parts);
            if (report.base !== undefined) {
                return formatChangeBlocks(report, [...start, ...formatChangeNotes(report), ...remarks, ...limits], parts);
            }
            const words = report.plugins.length === 0 ? "nothing to check" : (0, phrases.Pu)(report);
            const title = `## ${tool.js.name}: ${(0, change_words.gS)(words, report, view)}`;
            return [
                ...[title, ...start, ...formatNotes(report), ...remarks, ...offered, ...limits].map(makeParagraph),
                ...summary_formatPlugins(report, parts),
                ...[...(view.sections ?? []), ...(0, next_steps.dx)(report, view)].map(makeParagraph),
            ];
        }
        function* summary_formatPlugins(report, parts) {
            const { plugins } = report;
            if (plugins.length <= 1) {
                for (const plugin of plugins)
                    yield* formatSection(plugin, report, parts);
                return;
            }
            if (parts.isCut) {
                const sums = (0, phrases.gM)((0, phrases.uu)(report));
                if (sums !== "")
                    yield makeParagraph(sums);
                yield* formatWorstFindings(report, parts);
            }
            yield formatOverview(report);
            for (const plugin of plugins)
                if (!(0, phrases.Wr)(plugin))
                    yield* formatSection(plugin, report, parts);
            yield* formatHealthyPlugins(report);
        }
        function formatNotes(report) {
            const notes = [(0, phrases.uh)(report), (0, phrases.iw)(report), (0, phrases.zq)(report), (0, phrases.Uj)(report)];
            return (0, summary_rows.ue)([...notes, (0, phrases.gb)(report), ...formatRunNotes(report), (0, phrases.Pf)(report)]);
        }
        function formatChangeNotes(report) {
            const about = (0, summary_rows.ue)([(0, phrases.uh)(report), (0, phrases.iw)(report)]).join(" ");
            const others = (0, summary_rows.ue)([
                (0, phrases.Uj)(report),
                (0, phrases.gb)(report),
                ...formatRunNotes(report),
                (0, phrases.Pf)(report),
            ]);
            return about === "" ? others : [about, ...others];
        }
        function formatRunNotes(report) {
            return (0, phrases.$Q)(report).map(({ message }) => message);
        }
        function formatLimits(report, { view, isCut }) {
            const { annotated } = view;
            if (annotated === undefined)
                return [];
            const all = (0, annotations.yh)(report, view).length;
            if ("count" in annotated)
                return (0, phrases.F2)(report, { shown: annotated.count, all }, isCut);
            const { left } = (0, annotations.rT)(report, view);
            if (left.length === 0)
                return [];
            return [
                `${(0, annotations.q0)(report, view)}. ${(0, numbers.B4)(left.length, "finding")} of ${(0, phrases.gM)((0, core_report.Gt)((0, annotations.yh)(report, view)))} ` +
                    `${(0, numbers.n2)(left.length)} not annotated; ${(0, phrases.jF)(isCut)}.`,
            ];
        }
        function formatHealthyPlugins({ plugins }) {
            const healthy = plugins.filter(phrases.Wr);
            if (healthy.length === 0)
                return [];
            const rows = [...listSkipRows(healthy), ...listHealthyRows(healthy)];
            return [makeFold(`${(0, numbers.B4)(healthy.length, "plugin")} without findings`, rows)];
        }
    })
};
;
