"use strict";
exports.id = 414;
exports.ids = [414];
exports.modules = {
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
            const tooLong = `The rest is too long for a comment: see ${formatSummaryLink(place)}.`;
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
            const notChecked = formatFold("What was not checked", listNotChecked(report, most));
            const sections = view.sections ?? [];
            if (isWell(report, view)) {
                const title = existing.length > 0 ? (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.B4)(existing.length, "existing finding") : "Details";
                const change = [...formatSuppressedAndPlugins(report, view, list), ...formatFixed(report, list)];
                const details = [...notes, ...change, ...listFindings(existing), ...remarks, ...closing];
                return [formatHead(report, view, place), ...formatFold(title, details), ...sections, ...notChecked];
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
                ...[...existingFold, ...notChecked],
            ];
        }
        function explainNotCompared(report) {
            const sentences = (0, _summary_rows_js__WEBPACK_IMPORTED_MODULE_8__.ue)((0, _change_phrases_js__WEBPACK_IMPORTED_MODULE_4__.qV)(report));
            if (sentences.length === 0)
                return [];
            return [`**Not compared**: ${sentences.join(" ")}`];
        }
        function formatSuppressedAndPlugins(report, view, list) {
            const suppressed = list((0, _change_phrases_js__WEBPACK_IMPORTED_MODULE_4__.D$)(report), (one) => (0, _change_words_js__WEBPACK_IMPORTED_MODULE_5__.HC)(one, view), "suppression");
            const plugins = list((0, _change_words_js__WEBPACK_IMPORTED_MODULE_5__.pB)(report), String, "plugin");
            return [...addTitle("**Suppressed by this change**", suppressed), ...addTitle("**Plugins**", plugins)];
        }
        function addTitle(title, blocks) {
            if (blocks.length === 0)
                return [];
            return [title, ...blocks];
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
            return `${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.ZV)(shown)} of ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.B4)(count, noun)} are shown, most severe first. All are in ${where}.`;
        }
        function listCrashes({ plugins }) {
            const outcomes = plugins.flatMap((plugin) => plugin.outcomes);
            return outcomes.filter((outcome) => outcome.status === "crashed").map(_summary_rows_js__WEBPACK_IMPORTED_MODULE_8__.tm);
        }
        function listNotChecked({ plugins }, most) {
            const concerned = plugins.map((plugin) => ({
                ...plugin,
                outcomes: plugin.outcomes.filter((outcome) => outcome.status !== "skipped" || outcome.applies !== false),
            }));
            const rows = [...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.Xe)(concerned)].map(([reason, { checks }]) => `- \u23ed\ufe0f ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_7__.cm)(checks)} skipped: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(reason)}`);
            const left = rows.length > most ? [`${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.B4)(rows.length - most, "more reason")}.`] : [];
            return formatList(rows.slice(0, most), left);
        }
        function formatList(rows, below = []) {
            return rows.length === 0 ? below : [rows.join("\n"), ...below];
        }
        function formatFold(title, blocks) {
            if (blocks.length === 0)
                return [];
            return [[`<details><summary>${title}</summary>`, ...blocks, "</details>"].join("\n\n")];
        }
    })
};
;
