"use strict";
exports.id = 195;
exports.ids = [195];
exports.modules = {
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
            for (const span of appliedSpans.toSorted(((a, b) => a.start - b.start))) {
                result += text.slice(done, span.start) + span.text;
                done = span.end;
            }
            return { text: result + text.slice(done), applied };
        }
    }),
    38031: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            formatFixOffer: function () { return formatFixOffer; }
        });
        var diff__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37291);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        var _terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38241);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46136);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43890);
        const CONTEXT = 2;
        const MAX_CHANGES = 200;
        const MAX_LINES = 60;
        function formatFixOffer({ finding, change, left }, { paint, pathOf, width, wrap }) {
            const place = (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_2__.dE)({ ...finding.location, file: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(pathOf(finding.location.file)) });
            const head = `${place}  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(finding.message)}  ${finding.check}`;
            const help = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(finding.help ?? "");
            const all = listDifference(change);
            const shown = all.slice(0, MAX_LINES);
            const lines = [...(0, _terminal_text_js__WEBPACK_IMPORTED_MODULE_1__.b)(head, 2, { wrap })];
            if (help !== "")
                lines.push(...(0, _terminal_text_js__WEBPACK_IMPORTED_MODULE_1__.b)(`= ${help}`, 2, { wrap }).map((line) => `  ${line}`));
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
    })
};
;
