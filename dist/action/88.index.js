"use strict";
exports.id = 88;
exports.ids = [88];
exports.modules = {

/***/ 5280:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ inspect; }
/* harmony export */ });
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3459);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2605);
/* harmony import */ var _text_location_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5881);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6039);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1208);
/* harmony import */ var _switch_off_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6478);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);







/** Judges a plugin by some checks. Pure: the same plugin, checks and policy always give the same report. */
function inspect(plugin, checks, policy) {
    const spoken = checks.map((check) => outcomeOf(plugin, check, policy));
    const outcomes = concluded(plugin, checks, spoken, policy);
    const findings = outcomes.flatMap((outcome) => (outcome.status === "unmet" ? outcome.findings : []));
    const { manifest } = plugin.facts;
    const text = (key) => {
        const value = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(manifest) ? undefined : manifest.value[key];
        return typeof value === "string" && !(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeSecret */ .lr)(value) ? value : undefined;
    };
    return {
        path: plugin.folder === "" ? "." : plugin.folder,
        name: text("name"),
        version: text("version"),
        outcomes,
        findings: findings.toSorted(byPlace),
    };
}
function outcomeOf(plugin, check, policy) {
    for (const name of check.needs) {
        const fact = plugin.facts[name];
        if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(fact))
            return outcomeBy(check, { status: "skipped", reason: fact.absent });
    }
    // Every needed fact was just found to be there.
    return said(plugin, check, policy, () => check.run(plugin.facts));
}
/** What a check says, after what it has said already. */
function said(plugin, check, policy, speak, before = []) {
    const findings = [...before];
    let reason;
    try {
        for (const word of speak()) {
            if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(word))
                reason ??= word.absent;
            else
                findings.push(findingOf(plugin, check, word, policy));
        }
    }
    catch (error) {
        // A crash is ours: it is told with its stack, and the verdict is never a pass.
        const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return outcomeBy(check, { status: "crashed", error: told });
    }
    if (findings.length > 0)
        return outcomeBy(check, { status: "unmet", findings });
    return reason === undefined ? metBy(check) : outcomeBy(check, { status: "skipped", reason });
}
/** All outcomes with what is switched off marked, and what is left to say of that. */
function concluded(plugin, checks, spoken, policy) {
    const { configuration } = plugin.facts;
    if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(configuration) || configuration.off.length === 0)
        return spoken;
    const { off } = configuration;
    const { outcomes, used } = (0,_switch_off_js__WEBPACK_IMPORTED_MODULE_3__/* .switchOff */ .SP)(spoken, checks, { off, folder: plugin.folder, policy });
    const ran = outcomes.filter(({ status }) => status === "met" || status === "unmet").map(({ check }) => check);
    const known = policy.known ?? checks.map(({ id }) => id);
    const judged = { known, ran: new Set(ran), used, isPast: (entry) => (0,_switch_off_js__WEBPACK_IMPORTED_MODULE_3__/* .isPast */ .R6)(entry, policy) };
    return outcomes.map((outcome, at) => {
        const check = checks[at];
        if (!check?.conclude || (outcome.status !== "met" && outcome.status !== "unmet"))
            return outcome;
        const before = outcome.status === "unmet" ? outcome.findings : [];
        return said(plugin, check, policy, () => check.conclude?.(plugin.facts, judged) ?? [], before);
    });
}
function outcomeBy({ id, title }, rest) {
    return Object.assign({ check: id, title, url: (0,_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .pageUrl */ .f)(id) }, rest);
}
const met = new WeakMap();
/** The outcome that says nothing but its check's name: one for all plugins. */
function metBy(check) {
    const known = met.get(check);
    if (known)
        return known;
    const outcome = Object.freeze(outcomeBy(check, { status: "met" }));
    met.set(check, outcome);
    return outcome;
}
function findingOf(plugin, check, problem, policy) {
    const { message, help, fix, at, printed, secret } = problem;
    return {
        check: check.id,
        severity: (0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .severityOf */ .xJ)(problem, check.severity, policy),
        stopsRelease: (0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .stopsRelease */ .LM)(problem, check.severity, policy),
        message,
        ...(help !== undefined && { help }),
        ...(fix && { fix }),
        ...(printed && { printed }),
        ...(secret === true && { secret }),
        url: (0,_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .pageUrl */ .f)(check.id),
        location: at ?? { file: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(plugin.folder, "manifest.json") },
    };
}
const START = { line: 0, column: 0 };
function byPlace(a, b) {
    return (compareText(a.location.file, b.location.file) ||
        (0,_text_location_js__WEBPACK_IMPORTED_MODULE_6__/* .comparePositions */ .E)(a.location.range?.start ?? START, b.location.range?.start ?? START) ||
        compareText(a.check, b.check));
}
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 1208:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LM: function() { return /* binding */ stopsRelease; },
/* harmony export */   iN: function() { return /* binding */ overrules; },
/* harmony export */   xJ: function() { return /* binding */ severityOf; }
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6960);

/** Whether what is switched off, or known in a baseline, counts all the same. */
function overrules({ occasion, strict }) {
    return strict || occasion === "release";
}
/** The severity of a problem: the worst of those that the circumstances call for. */
function severityOf(problem, usual, { occasion, strict }) {
    return worst([
        problem.severity ?? usual,
        ...(strict && problem.strict ? [problem.strict] : []),
        ...(occasion === "release" && problem.release ? [problem.release] : []),
    ]);
}
/** Whether a release would be stopped: an error on that occasion, on whichever this is. */
function stopsRelease(problem, usual, { strict }) {
    return severityOf(problem, usual, { occasion: "release", strict }) === "error";
}
function worst(severities) {
    return _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.find((severity) => severities.includes(severity)) ?? "error";
}


/***/ }),

/***/ 6478:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: function() { return /* binding */ isPast; },
/* harmony export */   SP: function() { return /* binding */ switchOff; },
/* harmony export */   s2: function() { return /* binding */ suppressedBy; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1208);


/** Marks the findings that the repository has switched off; under `strict` and on a release they count all the same. */
function switchOff(outcomes, checks, { off, folder, policy }) {
    const used = new Set();
    const steadfast = new Set(checks.filter(({ conclude }) => conclude !== undefined).map(({ id }) => id));
    const holding = off.filter((entry) => !isPast(entry, policy) && !steadfast.has(entry.check));
    if (holding.length === 0)
        return { outcomes, used };
    const mark = (finding, entries) => {
        const covering = entries.filter((entry) => covers(entry, finding, folder));
        for (const entry of covering)
            used.add(entry);
        const [first] = covering;
        return first === undefined ? finding : suppressedBy(finding, first.reason, policy);
    };
    const marked = outcomes.map((outcome) => {
        if (outcome.status !== "unmet")
            return outcome;
        const entries = holding.filter(({ check }) => check === outcome.check);
        if (entries.length === 0)
            return outcome;
        return { ...outcome, findings: outcome.findings.map((finding) => mark(finding, entries)) };
    });
    return { outcomes: marked, used };
}
/** A finding that is known and does not count, or, where that does not hold, says so. */
function suppressedBy(finding, reason, policy) {
    return { ...finding, ...((0,_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .overrules */ .iN)(policy) ? { overruled: reason } : { suppressed: reason }) };
}
/** Whether the last day of an entry is over. Days in this form are in order as texts are. */
function isPast({ until }, { today }) {
    return until !== undefined && today !== undefined && until < today;
}
/** Whether an entry means the place of a finding of its check. */
function covers({ file, pointer }, { location }, folder) {
    const isThere = file === undefined || isAtOrIn(location.file, plainPath((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, file)));
    return isThere && (pointer === undefined || isAtOrIn(location.pointer, pointer));
}
/** Whether a path or a pointer is another or stands below it; "" is the root of both. */
function isAtOrIn(path, above) {
    return path !== undefined && (path === above || above === "" || path.startsWith(`${above}/`));
}
/** `a/./b/../c/` as `a/c`. */
function plainPath(path) {
    const names = [];
    for (const name of path.split("/")) {
        if (name === "..")
            names.pop();
        else if (name !== "" && name !== ".")
            names.push(name);
    }
    return names.join("/");
}


/***/ }),

/***/ 88:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inspectWorkflows: function() { return /* binding */ inspectWorkflows; }
/* harmony export */ });
/* harmony import */ var _core_inspect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5280);
/* harmony import */ var _checks_workflow_build_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3360);
/* harmony import */ var _checks_workflow_credentials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6106);
/* harmony import */ var _checks_workflow_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9799);
/* harmony import */ var _checks_workflow_permissions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5400);
/* harmony import */ var _checks_workflow_pins_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4342);
/* harmony import */ var _checks_workflow_tags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7127);
/* harmony import */ var _checks_workflow_yaml_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9665);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3498);









const CHECKS = [
    _checks_workflow_yaml_js__WEBPACK_IMPORTED_MODULE_7__/* ["default"] */ .A,
    _checks_workflow_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .A,
    _checks_workflow_build_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A,
    _checks_workflow_tags_js__WEBPACK_IMPORTED_MODULE_6__/* ["default"] */ .A,
    _checks_workflow_permissions_js__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A,
    _checks_workflow_credentials_js__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A,
    _checks_workflow_pins_js__WEBPACK_IMPORTED_MODULE_5__/* ["default"] */ .A,
];
/** What the checks of workflows alone say of a plugin that is plainly fine itself. */
async function inspectWorkflows(workspace, folder, { occasion, strict }) {
    const needs = CHECKS.flatMap((check) => [...check.needs, ...(check.wants ?? [])]);
    return (0,_core_inspect_js__WEBPACK_IMPORTED_MODULE_0__/* .inspect */ .N)(await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__/* .readPlugin */ .o)(workspace, { folder, needs }), CHECKS, { occasion, strict });
}


/***/ })

};
;