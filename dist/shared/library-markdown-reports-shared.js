"use strict";
exports.id = 403;
exports.ids = [403];
exports.modules = {
    66641: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var formatMarked = (function formatMarked(title, report, { isStopped = false }) {
            const given = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.WJ)(report);
            if (isStopped && given === "pass")
                return `${_summary_rows_js__WEBPACK_IMPORTED_MODULE_5__.j7.fail} ${title}, but the step fails`;
            return `${_summary_rows_js__WEBPACK_IMPORTED_MODULE_5__.j7[given]} ${title}`;
        });
        __webpack_require__.d(__webpack_exports__, {
            E3: function () { return formatFixedRow; },
            HC: function () { return formatSuppressionRow; },
            KQ: function () { return formatChangeTitle; },
            gS: (function () { return formatMarked; }),
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
            return `- ${_summary_rows_js__WEBPACK_IMPORTED_MODULE_5__.j7.warning} **No longer a plugin: ${name} has no manifest.json.** ${left}.`;
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
    82457: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var fitsInBytes = (function fitsInBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.summaryBytes }) {
            return Buffer.byteLength(joinPieces(pieces)) <= room;
        });
        var cutToBytes = (function cutToBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.summaryBytes, whole, isLogged }) {
            const bytes = ((text) => Buffer.byteLength(text));
            const all = joinPieces(pieces);
            if (bytes(all) <= room)
                return all;
            let used = NOTE_BYTES + bytes(whole ?? "") * MAX_ESCAPED_BYTES;
            const end = pieces.findIndex(({ text }) => (used += bytes(text)) > room);
            const kept = pieces.slice(0, end);
            const isOpen = kept.findLast(({ fold }) => fold !== undefined)?.fold === "opens";
            const left = formatLeftOut(kept, pieces.slice(end));
            const cut = `_GitHub's size limit is reached: ${left} left out. Everything is in ${describePlaces(whole, isLogged)}._`;
            const fitting = `${joinPieces(kept)}\n${isOpen ? "</details>\n\n" : ""}${cut}\n`;
            return bytes(fitting) <= room ? fitting : "";
        });
        var joinPieces = (function joinPieces(pieces) {
            return pieces.map((({ text }) => text)).join("");
        });
        __webpack_require__.d(__webpack_exports__, {
            PD: (function () { return fitsInBytes; }),
            uz: function () { return splitLines; },
            zP: (function () { return cutToBytes; })
        });
        var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46136);
        const NOTE_BYTES = 400;
        const MAX_ESCAPED_BYTES = 12;
        function splitLines(text) {
            return text.split(/(?<=\n)/u).map((line, at) => ({
                text: line,
                ...(/^(?:- |\| )/u.test(line) && { shows: { noun: "line", which: at } }),
                ...(line.startsWith("<details>") && { fold: "opens" }),
                ...(line.startsWith("</details>") && { fold: "closes" }),
            }));
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
    81003: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var formatRow = (function formatRow(finding, report, view) {
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
        });
        var formatWords = (function formatWords(words) {
            return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.jg)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(words, MAX_MESSAGE_LENGTH)));
        });
        var formatLink = (function formatLink(name, address) {
            return address === undefined ? name : `[${name}](${address})`;
        });
        var formatAge = (function formatAge(age, { base }) {
            if (age === undefined || base !== undefined)
                return "";
            return age === "new" ? "new \u00b7 " : "existing \u00b7 ";
        });
        var formatItem = (function formatItem(outcome) {
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
        });
        var formatCrash = (function formatCrash(outcome) {
            if (outcome.status !== "crashed")
                return [];
            const lines = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.mU)(outcome.error.split("\n"));
            return [`\ud83d\udca5 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
        });
        var formatSentences = (function formatSentences(sentences) {
            return sentences.filter(((words) => words !== undefined)).map(((words) => `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)(words)}.`));
        });
        __webpack_require__.d(__webpack_exports__, {
            X9: (function () { return formatCrash; }),
            iZ: (function () { return formatRow; }),
            j7: (function () { return MARKS; }),
            tm: (function () { return formatItem; }),
            u3: function () { return formatLink; },
            ue: (function () { return formatSentences; })
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
    }),
    17403: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeParagraph = (function makeParagraph(text) {
            return [{ text: `${text}\n\n` }];
        });
        var makeRow = (function makeRow(text, noun, which) {
            return { text: `${text}\n`, shows: { noun, which } };
        });
        var makeList = (function makeList(rows) {
            if (rows.length === 0)
                return [];
            return [...rows, { text: "\n" }];
        });
        var makeFold = (function makeFold(title, rows) {
            const opening = { text: `<details><summary>${title}</summary>\n\n`, fold: "opens" };
            return [opening, ...rows, { text: "\n</details>\n\n", fold: "closes" }];
        });
        var formatCrashes = (function formatCrashes({ outcomes, path }) {
            return outcomes.flatMap(((outcome) => (0, summary_rows.X9)(outcome).map((text) => [makeRow(`${text}\n`, "check", identifyCheck(path, outcome))])));
        });
        var identifyCheck = (function identifyCheck(path, { check }) {
            return JSON.stringify([path, check]);
        });
        var formatScore = (function formatScore(plugin, report) {
            const counts = (0, phrases.Nw)((0, phrases.uu)({ plugins: [plugin] }));
            return (0, phrases.Zk)([formatPassed(plugin, report), counts], " \u00b7 ");
        });
        var formatPassed = (function formatPassed(plugin, report) {
            const rest = (0, phrases.Dm)(report);
            if (rest !== undefined)
                return `Nothing else was checked, because ${(0, safe.jI)(rest)}`;
            const { met, skipped } = (0, phrases.XF)(plugin);
            const passed = `${String(met)} of ${(0, numbers.B4)(plugin.outcomes.length, "check")} passed`;
            return (0, phrases.Zk)([passed, (0, phrases.z0)(skipped, "skipped")]);
        });
        var formatSection = (function* formatSection(plugin, report, parts) {
            const { view, rowOf, isCut } = parts;
            const several = report.plugins.length > 1;
            const inOrder = isCut ? core_report.xI : core_report.rx;
            const rows = ((findings) => inOrder(findings, view.isChanged).map(rowOf));
            const open = plugin.findings.filter(core_report.he);
            const suppressed = plugin.findings.filter(((finding) => !(0, core_report.he)(finding)));
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
        });
        var formatChecklist = (function formatChecklist(plugin, several) {
            const { outcomes, path } = plugin;
            const all = { title: "All checks", listed: outcomes };
            const notMet = outcomes.filter((({ status }) => status !== "met"));
            const { title, listed } = several ? { title: "Checks that failed or were skipped", listed: notMet } : all;
            if (listed.length === 0)
                return [];
            const rows = listed
                .filter(((outcome) => outcome.status !== "skipped"))
                .map(((outcome) => makeRow((0, summary_rows.tm)(outcome), "check", identifyCheck(path, outcome))));
            const skips = [...(0, phrases.Xe)([plugin])].flatMap((([reason, { checks }]) => [...checks].map(((check, at) => {
                const text = at === 0 ? `- \u23ed\ufe0f ${(0, phrases.cm)(checks)} skipped: ${(0, safe.jI)(reason)}\n` : "";
                return { text, shows: { noun: "check", which: identifyCheck(path, { check }) } };
            }))));
            return [makeFold(title, [...rows, ...skips])];
        });
        var formatBlocks = (function formatBlocks(report, parts) {
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
        });
        var summary_formatPlugins = (function* summary_formatPlugins(report, parts) {
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
        });
        var formatNotes = (function formatNotes(report) {
            const notes = [(0, phrases.uh)(report), (0, phrases.iw)(report), (0, phrases.zq)(report), (0, phrases.Uj)(report)];
            return (0, summary_rows.ue)([...notes, (0, phrases.gb)(report), ...formatRunNotes(report), (0, phrases.Pf)(report)]);
        });
        var formatRunNotes = (function formatRunNotes(report) {
            return (0, phrases.$Q)(report).map(({ message }) => message);
        });
        var formatLimits = (function formatLimits(report, { view, isCut }) {
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
        });
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            NOT_VERIFIED: function () { return NOT_VERIFIED; },
            formatChangeNotes: function () { return formatChangeNotes; },
            formatNotes: function () { return formatNotes; },
            summary: (function () { return summary; })
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
        function formatHeading(plugin, several) {
            if (!several)
                return { text: `### ${(0, safe.jI)((0, phrases.QK)({ plugins: [plugin] }))}\n\n` };
            return makeRow(`### ${(0, safe.jI)((0, phrases.E2)(plugin))}\n`, "plugin", plugin);
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
            const suppressed = plugins.flatMap(({ findings }) => findings.filter(((finding) => !(0, core_report.he)(finding))));
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
        const NOT_VERIFIED = "\u26a0\ufe0f **Not verified**: a job of the pull request reported this about itself, so it could report anything.";
        const summary = ((report, view) => {
            const { block, brief } = view.offer ?? {};
            const rows = new Map();
            const rowOf = ((finding) => {
                const row = rows.get(finding) ?? makeRow((0, summary_rows.iZ)(finding, report, view), "finding", finding);
                rows.set(finding, row);
                return row;
            });
            const pieces = ((offered, isCut = false) => formatBlocks(report, { view, rowOf, isCut, offered: offered === undefined ? [] : [offered] }).flat());
            const offers = block === undefined ? [brief] : [block, brief];
            const whole = offers.map(((offered) => pieces(offered))).find(((all) => (0, cut_to_bytes.PD)(all, view)));
            return (0, cut_to_bytes.zP)(whole ?? pieces(brief, true), view);
        });
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
