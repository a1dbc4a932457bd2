"use strict";
exports.id = 7228;
exports.ids = [7228];
exports.modules = {

/***/ 7228:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commandProgress: function() { return /* binding */ commandProgress; }
/* harmony export */ });
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7713);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);
/* harmony import */ var _reporters_command_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5576);



const SECOND = 1000;
/** The room for the time behind the words, and what is left of the words in the narrowest window. */
const TIME = 10;
const SHORTEST = 10;
const CLEAR_LINE = "\r\u001b[K";
/** Shows on standard error which command runs and for how long: on a terminal in one line that changes, else in plain ones. */
function commandProgress(quiet) {
    if (quiet)
        return { onEvent: () => undefined, end: () => undefined };
    const isTerminal = (0,_output_print_js__WEBPACK_IMPORTED_MODULE_0__/* .complainsOnTerminal */ .U2)() && process.env["TERM"] !== "dumb";
    let timer;
    const end = () => {
        if (timer === undefined)
            return;
        clearInterval(timer);
        timer = undefined;
        (0,_output_print_js__WEBPACK_IMPORTED_MODULE_0__/* .complain */ .cc)(CLEAR_LINE);
    };
    return {
        end,
        onEvent(event) {
            if (event.kind === "printed")
                return;
            end();
            if (event.kind === "ended") {
                (0,_output_print_js__WEBPACK_IMPORTED_MODULE_0__/* .complain */ .cc)(`${(0,_reporters_command_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .endedLine */ .T5)(event)}\n`);
                return;
            }
            if (!isTerminal) {
                (0,_output_print_js__WEBPACK_IMPORTED_MODULE_0__/* .complain */ .cc)(`${(0,_reporters_command_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .startedLine */ .sx)(event)}\n`);
                return;
            }
            // A line that wraps could not be taken back.
            const words = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)((0,_reporters_command_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .startedLine */ .sx)(event), Math.max(SHORTEST, (process.stderr.columns || 80) - TIME));
            const start = Date.now();
            const show = () => {
                (0,_output_print_js__WEBPACK_IMPORTED_MODULE_0__/* .complain */ .cc)(`${CLEAR_LINE}${words}  ${String(Math.round((Date.now() - start) / SECOND))} s`);
            };
            show();
            timer = setInterval(show, SECOND);
        },
    };
}


/***/ }),

/***/ 5576:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: function() { return /* binding */ printedLine; },
/* harmony export */   T5: function() { return /* binding */ endedLine; },
/* harmony export */   sx: function() { return /* binding */ startedLine; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6039);

const LONGEST_LINE = 60;
/** `npm run test`, or `plugins/tides: npm run test`. */
function startedLine({ folder, line }) {
    const command = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(line, LONGEST_LINE);
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(folder === "" ? command : `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(folder, LONGEST_LINE)}: ${command}`);
}
/** `\u2714 npm run test  3.2 s`, or how it failed. */
function endedLine({ line, run, milliseconds }) {
    const words = endedWords(run);
    const time = `${(milliseconds / 1000).toFixed(1)} s`;
    return `${words === "" ? "\u2714" : "\u2718"} ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(line, LONGEST_LINE))}  ${[time, words].filter((part) => part !== "").join("  ")}`;
}
function endedWords({ ending }) {
    switch (ending.kind) {
        case "status":
            return ending.status === 0 ? "" : `status ${String(ending.status)}`;
        case "signal":
            return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(ending.signal);
        case "time-limit":
            return "ended at the time limit";
        case "no-program":
            return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${ending.program} cannot be started`);
    }
}
/** A line that a command printed, as one harmless line with its indentation. */
function printedLine(text) {
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text.replace(/\t/gu, "    "));
}


/***/ })

};
;