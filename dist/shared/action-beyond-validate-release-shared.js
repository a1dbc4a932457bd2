"use strict";
exports.id = 765;
exports.ids = [765];
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
            for (const span of appliedSpans.toSorted((a, b) => a.start - b.start)) {
                result += text.slice(done, span.start) + span.text;
                done = span.end;
            }
            return { text: result + text.slice(done), applied };
        }
    }),
    81652: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            l: function () { return makeCancellable; },
            o: function () { return makeInnerCancellation; }
        });
        var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
        var node_events__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        function makeInnerCancellation({ signal, hurry }) {
            const own = new AbortController();
            const cancel = (reason) => {
                own.abort(reason);
            };
            if (signal.aborted)
                cancel(signal.reason);
            signal.addEventListener("abort", () => {
                cancel(signal.reason);
            });
            (0, node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, own.signal, hurry);
            return { cancellation: { signal: own.signal, hurry }, cancel };
        }
        const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"];
        async function makeCancellable(work) {
            const [first, second] = [new AbortController(), new AbortController()];
            const onSignal = (signal) => {
                if (first.signal.aborted)
                    second.abort();
                first.abort(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.j$(SIGNALS.find((known) => known === signal) ?? "SIGTERM"));
            };
            for (const signal of SIGNALS)
                process.on(signal, onSignal);
            try {
                return await work({ signal: first.signal, hurry: second.signal });
            }
            finally {
                for (const signal of SIGNALS)
                    process.off(signal, onSignal);
            }
        }
    }),
    5299: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Q: function () { return findComponentLibrary; }
        });
        var bundled_packages = __webpack_require__(61369);
        var imported_packages = __webpack_require__(4393);
        ;
        const UI_LIBRARIES = {
            react: "React",
            preact: "Preact",
            vue: "Vue",
            svelte: "Svelte",
            "solid-js": "Solid",
            lit: "Lit",
        };
        const PARTS = new Map([
            ["react-dom", "react"],
            ["lit-element", "lit"],
            ["lit-html", "lit"],
            ["@lit/reactive-element", "lit"],
            ["@vue/runtime-dom", "vue"],
            ["@vue/runtime-core", "vue"],
        ]);
        const UI_PACKAGES = new Set([...Object.keys(UI_LIBRARIES), ...PARTS.keys()]);
        const isUiLibrary = (name) => Object.hasOwn(UI_LIBRARIES, name);
        function listUiLibraries(packages) {
            const names = Array.from(packages, (name) => (isUiLibrary(name) ? name : PARTS.get(name)));
            return [...new Set(names.filter((name) => name !== undefined))];
        }
        ;
        function findComponentLibrary({ modules }, declared) {
            const find = (search) => listUiLibraries(modules.flatMap(({ latin1 }) => [...search(latin1)]));
            const imported = find((code) => (0, imported_packages.t)(code, UI_PACKAGES));
            const bundled = find((code) => (0, bundled_packages.D)(code, undefined, UI_PACKAGES).keys());
            const [first, second] = imported.length > 1 ? imported.filter((name) => name !== "lit") : imported;
            if (first && second)
                return { why: `the built code imports ${UI_LIBRARIES[first]} and ${UI_LIBRARIES[second]}` };
            const [inside] = bundled;
            if (inside)
                return { why: `${UI_LIBRARIES[inside]} is inside of the bundle, where no host can reach it` };
            const [named, other] = listUiLibraries(declared);
            const library = first ?? (other === undefined ? named : undefined);
            if (library === undefined)
                return {};
            return { library };
        }
    }),
    79002: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            B: function () { return formatTimeline; },
            I: function () { return describeFailure; }
        });
        var _base_text_printed_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31370);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38241);
        const MAX_LINES = 12;
        const MAX_LINE_LENGTH = 160;
        const NAME_WIDTH = 14;
        const MAX_NAME_LENGTH = 40;
        const TIME_WIDTH = 9;
        function formatTimeline(run, view) {
            const paint = (0, _terminal_text_js__WEBPACK_IMPORTED_MODULE_2__.A)(view);
            const pathOf = view.pathOf ?? String;
            const lines = [
                `${paint("bold", (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(pathOf(run.entry)))}${formatDom(run, paint)}`,
                ...formatUnguarded(run, paint),
                ...formatGeneratedSettings(run, paint),
                ...listShown(run.steps).flatMap((step) => formatStep(step, paint, pathOf)),
                ...formatLeft(run.left, paint),
                ...(run.laterLives ?? []).flatMap((later) => formatLaterRun(later, paint, pathOf)),
                ...formatUses(run, paint),
            ];
            return `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.RU)(lines.join("\n"))}\n`;
        }
        function formatDom({ dom, steps }, paint) {
            if (dom === undefined)
                return "";
            const isForComponents = steps.some(({ component }) => component !== undefined);
            const why = isForComponents ? "for its components" : `as it needs ${dom}`;
            return paint("dim", `  with a small DOM, ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(why)}`);
        }
        function formatUnguarded({ unguarded }, paint) {
            if (unguarded === undefined)
                return [];
            return [`  ${paint("yellow", (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(`unguarded: ${unguarded} is native code, which no guard watches`))}`];
        }
        function formatLaterRun({ kind, from = "", entry = "", settings = [], steps, left }, paint, pathOf) {
            const title = {
                restart: "started again after install",
                earlier: `version ${from} until it was disabled`,
                update: `updated from ${from}`,
                load: `${pathOf(entry)} loaded alone`,
                unset: `without ${settings.map((name) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(name)).join(", ")}`,
            }[kind];
            const called = steps.filter((step) => isShown(step) && step.outcome.kind !== "no-hook");
            const isGood = called.every((step) => makeOutcomeWords(step).style === "green") && called.length > 0;
            if (isGood) {
                const time = formatTime(steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
                const names = called.map(({ name }) => name).filter((name) => name !== "load");
                const calls = names.length > 0 ? `: ${names.join(", ")}` : "";
                const line = `  ${paint("green", "\u2714")} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(title)}${calls}${paint("dim", `  ${time}`)}`;
                return [line, ...formatLeft(left, paint)];
            }
            return [
                `  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(title)}:`,
                ...listShown(steps).flatMap((step) => formatStep(step, paint, pathOf).map((line) => `  ${line}`)),
                ...formatLeft(left, paint),
            ];
        }
        function formatLeft(left, paint) {
            if (!left)
                return [];
            const more = left.more > 0 ? `, and ${String(left.more)} more` : "";
            const line = `still stored: ${left.keys.map((key) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(key)).join(", ")}${more}`;
            return [`      ${paint("dim", cutLine(line))}`];
        }
        function isShown({ name, outcome, nth, open }) {
            if (outcome.kind === "not-mounted" && (name === "unmount" || nth > 1))
                return false;
            if (outcome.kind === "no-hook")
                return nth === 1 || open.length > 0;
            return outcome.kind !== "not-called";
        }
        function listShown(steps) {
            const firstLeftOut = steps.findIndex(({ outcome }) => outcome.kind === "not-called");
            return steps.filter((step, at) => isShown(step) || at === firstLeftOut);
        }
        function formatStepName({ name, nth, component }) {
            const named = component === undefined ? name : `${name} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(component, MAX_NAME_LENGTH))}`;
            return nth > 1 ? `${named} (${String(nth)})` : named;
        }
        function formatStep(step, paint, pathOf) {
            const { sign, style, words } = makeOutcomeWords(step);
            if (step.outcome.kind === "not-called")
                return [`  ${paint("dim", `${sign} the rest is not called: ${words}`)}`];
            const name = formatStepName(step);
            const time = step.outcome.kind === "no-hook" ? "" : formatTime(step.milliseconds);
            const head = `  ${paint(style, sign)} ${name.padEnd(NAME_WIDTH)}${paint("dim", time.padStart(TIME_WIDTH))}  ${paint(style, words)}`;
            const events = formatEvents(step, pathOf);
            const lines = events.slice(0, MAX_LINES);
            const left = events.length - MAX_LINES + step.more;
            if (left > 0)
                lines.push(`\u2026 ${String(left)} more`);
            return [head.trimEnd(), ...lines.map((line) => paint("dim", `      ${line}`))];
        }
        function makeOutcomeWords({ outcome, uncaught, refused }) {
            const bad = (words) => ({ sign: "\u2718", style: "red", words });
            const doubtful = (words) => ({ sign: "\u25b2", style: "yellow", words });
            const absent = (words) => ({ sign: "-", style: "dim", words });
            switch (outcome.kind) {
                case "done":
                    if (uncaught.length > 0)
                        return bad("leaves an error that nothing catches");
                    if (refused.length > 0)
                        return doubtful("was refused something");
                    return { sign: "\u2714", style: "green", words: "" };
                case "no-hook":
                    return absent("no such hook");
                case "needs":
                    return doubtful(cutLine(`needs ${formatNeeds(outcome.needs)}`));
                case "not-mounted":
                    return absent(cutLine(`not mounted: ${outcome.why}`));
                case "not-judged":
                    return doubtful(cutLine(`is not checked: it fails, perhaps only without ${formatNeeds(outcome.needs)}`));
                case "not-called":
                    return absent((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(outcome.why));
                default:
                    return bad(describeFailure(outcome));
            }
        }
        const NEED_WORDS = {
            network: "the network",
            setting: "real settings",
            browser: "what a browser has",
            page: "the host's page",
            context: "the context",
            props: "properties",
            refused: "what is refused",
        };
        function formatNeeds(needs) {
            const kinds = [...new Set(needs.map(({ kind }) => kind))];
            return kinds
                .map((kind) => {
                const names = needs.filter((need) => need.kind === kind).map(({ name }) => name);
                return `${NEED_WORDS[kind]}: ${names.join(", ")}`;
            })
                .join("; ");
        }
        function describeFailure(outcome) {
            switch (outcome.kind) {
                case "threw":
                    return cutLine(`throws ${outcome.error.name} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(outcome.error.message)}`);
                case "missing":
                    return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(`the built code has no ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(outcome.hook)}`);
                case "never-settles":
                    return "never ends";
                case "never-runs":
                    return "is a generator: its body never runs";
                case "time-limit":
                    return `does not end within ${String(outcome.seconds)} s`;
                case "memory-limit":
                    return `takes more than ${String(outcome.megabytes)} MB`;
                case "ended":
                    return cutLine(outcome.how);
                case "interfered":
                    return "writes to the host's own channel";
                default:
                    return "";
            }
        }
        function formatEvents(step, pathOf) {
            const lines = [
                ...(0, _base_text_printed_lines_js__WEBPACK_IMPORTED_MODULE_0__.$)(step.logged.map(({ level, message }) => `${level}  ${message}`)),
                ...(0, _base_text_printed_lines_js__WEBPACK_IMPORTED_MODULE_0__.$)(step.printed.map((line) => `> ${line}`)),
                ...step.stored.map(({ key, change }) => (change === "set" ? `stored ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(key)}` : `deleted ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(key)}`)),
                ...step.notified.map(({ title, message, kind }) => `notified ${kind}: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(title)}, ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(message)}`),
                ...step.refused.map(({ act, object }) => `refused to ${act} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(object)}`),
                ...(step.gaps ?? []).map(({ name }) => `used ${name}, which the small DOM does not have`),
                ...step.open.map(({ what, at }) => `still open: ${what}${at ? `, opened at ${pathOf(at.file)}${formatLine(at)}` : ""}`),
            ];
            return lines.map(cutLine);
        }
        function formatLine({ range }) {
            return range ? `:${String(range.start.line)}` : "";
        }
        function formatGeneratedSettings({ madeUp = [] }, paint) {
            if (madeUp.length === 0)
                return [];
            const line = `generated settings: ${madeUp.join(", ")} (pass real ones with --settings)`;
            return [`  ${paint("dim", cutLine(line))}`];
        }
        function formatUses({ uses }, paint) {
            const permissions = [...new Set(uses.map(({ permission }) => permission))].toSorted();
            if (permissions.length === 0)
                return [];
            return [`  ${paint("dim", (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(`permissions in use: ${permissions.join(", ")}`))}`];
        }
        function cutLine(text) {
            return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text, MAX_LINE_LENGTH));
        }
        function formatTime(milliseconds) {
            if (milliseconds >= 1000)
                return `${(milliseconds / 1000).toFixed(1)} s`;
            return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
        }
    }),
    45315: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            NY: function () { return combineFactFinders; },
            P4: function () { return findOutEach; },
            vH: function () { return askNpmForFiles; },
            z9: function () { return findNpmAnswer; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14345);
        async function askNpmForFiles({ workspace, root, folders, needs }, surroundings, signal) {
            const isAsked = needs.has("packedFiles") || needs.has("npmOnlyFiles");
            const packages = folders.filter((folder) => isAsked && workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__.uJ)(folder, "package.json"))?.kind === "file");
            if (packages.length === 0)
                return new Map();
            const { askNpm } = await Promise.all([__webpack_require__.e(165), __webpack_require__.e(113), __webpack_require__.e(48), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 32427));
            const places = packages.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder));
            const answers = await askNpm({ ...surroundings, repository: root, folders: places, signal });
            return new Map(packages.flatMap((folder, at) => (answers[at] ? [[folder, answers[at]]] : [])));
        }
        function findNpmAnswer(answers) {
            return ({ folder }) => {
                const npmPackedFiles = answers.get(folder);
                return Promise.resolve(npmPackedFiles ? { npmPackedFiles } : {});
            };
        }
        function combineFactFinders(...finders) {
            return async (asked) => {
                let given = {};
                for (const findOut of finders)
                    given = { ...given, ...(await findOut(asked)) };
                return given;
            };
        }
        function findOutEach(findOut) {
            return () => Promise.resolve(findOut);
        }
    }),
    61999: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G4: function () { return isFixable; },
            SJ: function () { return isFixedIn; },
            Tb: function () { return fixJudged; },
            fixFiles: function () { return fixFiles; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _base_text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49862);
        var _base_text_edits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8483);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77505);
        var _base_files_inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89198);
        var _preflight_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48950);
        const MAX_ROUNDS = 20;
        function fixFiles(request, first, isKept) {
            return fixJudged(first, (overlay) => (0, _preflight_js__WEBPACK_IMPORTED_MODULE_4__.M)({ ...request, overlay }), isKept);
        }
        async function fixJudged(first, judge, isKept = () => false) {
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
                result = await judge(overlay);
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
    82294: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            S: function () { return makeLifecycleSettings; },
            s: function () { return readSettings; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var config_fault_problem = __webpack_require__(48616);
        var errors = __webpack_require__(42719);
        var config_schemas = __webpack_require__(64252);
        var config_values = __webpack_require__(25768);
        var json_object = __webpack_require__(34367);
        ;
        const TEXTS = {
            email: "user@example.com",
            "idn-email": "user@example.com",
            uri: "https://example.com/",
            url: "https://example.com/",
            iri: "https://example.com/",
            hostname: "example.com",
            ipv4: "192.0.2.1",
            ipv6: "2001:db8::1",
            uuid: "00000000-0000-4000-8000-000000000000",
            date: "2000-01-01",
            time: "12:00:00Z",
            "date-time": "2000-01-01T12:00:00Z",
            duration: "P1D",
            regex: ".*",
            "json-pointer": "/made-up",
            color: "#336699",
        };
        const MAX_VALUE_LENGTH = 10_000;
        const DEEPEST = 10;
        function makeSettingValue(schema) {
            if (Object.hasOwn(schema, "pattern") && !Object.hasOwn(schema, "enum"))
                return undefined;
            const value = makeValue(schema, 0);
            const faults = (0, config_values.u)(schema, value, []).filter(({ keyword }) => keyword !== "secret");
            if (faults.length > 0)
                return undefined;
            return value;
        }
        function makeValue(schema, depth) {
            const own = (key) => (0, json_object.Ng)(schema, key);
            for (const key of ["default", "const"])
                if (own(key) !== undefined)
                    return own(key);
            for (const key of ["enum", "examples"]) {
                const list = own(key);
                if (Array.isArray(list) && list.length > 0)
                    return list[0];
            }
            switch (findType(own)) {
                case "string":
                    return makeText(own("format"), toNumber(own("minLength")) ?? 0, toNumber(own("maxLength")) ?? MAX_VALUE_LENGTH);
                case "integer":
                case "number":
                    return makeNumber(own);
                case "boolean":
                    return false;
                case "array":
                    return makeList(own, depth);
                case "object":
                    return makeObject(own, depth);
                default:
                    return null;
            }
        }
        function findType(own) {
            const type = own("type");
            if (Array.isArray(type))
                return type[0];
            return type ?? ((0, json_object.Gv)(own("properties")) ? "object" : "string");
        }
        function makeText(format, min, max) {
            const text = (0, json_object.Ng)(TEXTS, (0, json_object.fE)(format) ?? "") ?? "made-up";
            return text.padEnd(Math.min(min, MAX_VALUE_LENGTH), "x").slice(0, max);
        }
        function makeNumber(own) {
            const number = (key) => toNumber(own(key));
            const step = number("multipleOf") ?? (own("type") === "integer" ? 1 : 0);
            const gap = step || 0.5;
            const above = number("exclusiveMinimum");
            const min = number("minimum") ?? (above === undefined ? undefined : above + gap);
            const max = number("maximum") ?? (number("exclusiveMaximum") ?? Infinity) - gap;
            const value = min ?? Math.min(1, max);
            if (step === 0)
                return value;
            return Math.ceil(value / step) * step;
        }
        function makeList(own, depth) {
            const items = own("items");
            const count = Math.min(toNumber(own("minItems")) ?? 0, 100);
            return Array.from({ length: count }, () => ((0, json_object.Gv)(items) && depth < DEEPEST ? makeValue(items, depth + 1) : null));
        }
        function makeObject(own, depth) {
            const properties = own("properties");
            if (!(0, json_object.Gv)(properties) || depth >= DEEPEST)
                return {};
            return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, makeValue((0, json_object.vw)(schema), depth + 1)]));
        }
        const toNumber = (value) => (typeof value === "number" ? value : undefined);
        var safe = __webpack_require__(47313);
        var read_file_of_caller = __webpack_require__(47111);
        ;
        const MAX_SETTINGS_BYTES = 1024 * 1024;
        const HELP = 'Write a JSON object of settings, such as {"apiKey": "..."}';
        function readSettings(file, by, cwd, repository) {
            const subject = `The file of ${by}, ${(0, safe.hD)(file)},`;
            const read = (0, read_file_of_caller.d)((0, external_node_path_.resolve)(cwd, file), repository, MAX_SETTINGS_BYTES);
            if ("refused" in read) {
                if (read.missing)
                    throw new errors.eb(`${subject} is not there`, `Write the path from ${(0, safe.hD)(cwd)}`);
                throw new errors.eb(`${subject} cannot be read: ${read.refused}`, HELP);
            }
            const text = new TextDecoder().decode(read.bytes);
            let values;
            try {
                values = JSON.parse(text);
            }
            catch (error) {
                if (!(error instanceof SyntaxError))
                    throw error;
                throw new errors.eb(`${subject} is not JSON`, HELP);
            }
            if (!(0, json_object.Gv)(values))
                throw new errors.eb(`${subject} is not a JSON object`, HELP);
            return { file, values };
        }
        function makeLifecycleSettings(manifest, given) {
            const schemas = (0, config_schemas.Y3)(manifest);
            const defaults = manifest.value["default_config"];
            if (given)
                refuseFaults(manifest, given);
            const chosen = new Map(Object.entries({ ...(0, json_object.vw)(defaults), ...given?.values }));
            const madeUp = [];
            const names = schemas.flatMap(({ schema: { properties } }) => Object.keys((0, json_object.vw)(properties)));
            for (const name of new Set(names)) {
                if (chosen.has(name))
                    continue;
                const { schema = {} } = (0, config_schemas.SP)(schemas, name) ?? {};
                if (Object.hasOwn(schema, "default")) {
                    chosen.set(name, schema["default"]);
                    continue;
                }
                madeUp.push(name);
                chosen.set(name, makeSettingValue(schema));
            }
            const required = new Set(schemas.flatMap(({ schema }) => (Array.isArray(schema["required"]) ? schema["required"] : [])));
            return {
                config: Object.fromEntries(chosen),
                madeUp,
                requiredSettings: madeUp.filter((name) => required.has(name)),
            };
        }
        function refuseFaults(manifest, { file, values }) {
            const schemas = (0, config_schemas.Y3)(manifest);
            for (const [name, value] of Object.entries(values)) {
                const setting = (0, config_schemas.SP)(schemas, name);
                const { format, ...others } = setting?.schema ?? {};
                const isPassword = format === "password";
                const [fault] = (0, config_values.u)(isPassword ? others : setting?.schema, value, [name]);
                if (!fault)
                    continue;
                const { message, help } = (0, config_fault_problem.Yk)(manifest, fault);
                throw new errors.eb(`The settings in ${(0, safe.hD)(file)} do not fit "config_schema": ${isPassword ? `${(0, safe.hD)(name)} is refused by its schema` : message}`, isPassword ? HELP : help.sentence);
            }
        }
    }),
    10432: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Bx: function () { return runCode; },
            ag: function () { return runsNothing; },
            dp: function () { return skipCode; }
        });
        var commands_cancellation = __webpack_require__(81652);
        var ask_npm_for_files = __webpack_require__(45315);
        var absent = __webpack_require__(88241);
        var plugin_plugin = __webpack_require__(26758);
        var facts = __webpack_require__(63922);
        ;
        const MAX_HELD = 32 * 1024 * 1024;
        function orderLogs(folders, onEvent) {
            const held = new Map();
            const ended = new Set();
            let current = 0;
            let size = 0;
            const hold = (folder, event) => {
                const log = held.get(folder) ?? { events: [], leftOut: 0 };
                held.set(folder, log);
                const length = event.kind === "printed" ? event.text.length : 0;
                if (size + length > MAX_HELD) {
                    log.leftOut += 1;
                    return;
                }
                size += length;
                log.events.push(event);
            };
            const release = (folder) => {
                const { events, leftOut } = held.get(folder) ?? { events: [], leftOut: 0 };
                held.delete(folder);
                for (const event of events) {
                    if (event.kind === "printed")
                        size -= event.text.length;
                    onEvent(event);
                }
                if (leftOut > 0)
                    onEvent({ kind: "left-out", folder, lines: leftOut });
            };
            return {
                logOf: (folder) => (event) => {
                    if (folders[current] === folder)
                        onEvent(event);
                    else
                        hold(folder, event);
                },
                end(folder) {
                    ended.add(folder);
                    for (let next = folders[current]; next !== undefined && ended.has(next); next = folders[current]) {
                        current += 1;
                        const following = folders[current];
                        if (following !== undefined)
                            release(following);
                    }
                },
            };
        }
        var run_lifecycle = __webpack_require__(68242);
        var run_scripts = __webpack_require__(36226);
        ;
        async function runSideBySide(folders, { jobs, run, hasFailed, onAgain, onEnd, cancellation, cancel }) {
            const results = new Map();
            const running = new Set();
            const hadOthers = new Set();
            const mayCount = (folder, result) => !hadOthers.has(folder) || !hasFailed(result);
            const waiting = folders.values();
            const work = async () => {
                for (const folder of waiting) {
                    cancellation.signal.throwIfAborted();
                    running.add(folder);
                    if (running.size > 1)
                        for (const one of running)
                            hadOthers.add(one);
                    const result = await run(folder);
                    running.delete(folder);
                    results.set(folder, result);
                    if (mayCount(folder, result))
                        onEnd(folder);
                }
            };
            const workers = Array.from({ length: Math.min(jobs, folders.length) }, async () => {
                try {
                    await work();
                }
                catch (error) {
                    cancel(error);
                    throw error;
                }
            });
            const failed = (await Promise.allSettled(workers)).find((worker) => worker.status === "rejected");
            if (failed)
                throw failed.reason;
            for (const [folder, result] of folders.map((one) => [one, results.get(one)])) {
                if (mayCount(folder, result))
                    continue;
                onAgain(folder);
                results.set(folder, await run(folder));
                onEnd(folder);
            }
            return results;
        }
        ;
        function makeCodeFinder(settings, tools) {
            return async (asked) => {
                const { cancellation, cancel } = (0, commands_cancellation.o)(tools.cancellation);
                const turns = { jobs: settings.jobs, cancellation, cancel };
                const scripts = await runAllScripts(asked, settings, tools, turns);
                if (settings.noScripts === undefined)
                    asked.workspace.forget("");
                const asking = (0, ask_npm_for_files.vH)(asked, tools.surroundings, cancellation.signal).catch((error) => {
                    cancel(error);
                    throw error;
                });
                const [first, answers] = await Promise.all([callAllHooks(asked, settings, tools, turns), asking]);
                cancellation.signal.throwIfAborted();
                const differing = await findDiffering(asked, first, answers);
                const again = await callAllHooks({ ...asked, folders: differing }, settings, tools, turns, answers);
                const lives = new Map([...first, ...again]);
                for (const folder of asked.folders) {
                    const lifecycle = lives.get(folder)?.lifecycle;
                    if (lifecycle)
                        tools.log.onRun?.(lifecycle, folder);
                }
                return (0, ask_npm_for_files.NY)((0, ask_npm_for_files.z9)(answers), ({ folder }) => Promise.resolve({ ...scripts.get(folder), ...lives.get(folder) }));
            };
        }
        function runAllScripts(asked, { noScripts, commands, minutes, named }, { surroundings, log, rules = {} }, turns) {
            const { refuse, watch } = rules;
            const { env: environment, platform } = surroundings;
            const { logOf, end } = orderLogs(asked.folders, log.onEvent);
            const makeFinder = (folder) => {
                if (noScripts !== undefined)
                    return (0, run_scripts.w)(noScripts, commands);
                const { cancellation } = turns;
                const options = { environment, named, platform, minutes, cancellation, onEvent: logOf(folder), commands };
                const findOut = (0, run_scripts.o)(options);
                return watch ? watch(findOut) : findOut;
            };
            const finders = new Map(asked.folders.map((folder) => [folder, makeFinder(folder)]));
            return runSideBySide(asked.folders, {
                ...turns,
                async run(folder) {
                    const one = { ...asked, folder };
                    await refuse?.(one);
                    return (await finders.get(folder)?.(one)) ?? {};
                },
                hasFailed: hasFailedCommand,
                onAgain(folder) {
                    logOf(folder)({ kind: "again", folder });
                },
                onEnd: end,
            });
        }
        function hasFailedCommand(given) {
            return Object.values(facts.g).some((name) => {
                const run = given[name];
                if (run === undefined || (0, absent.W0)(run))
                    return false;
                const { ending, leftRunning } = run;
                return ending.kind !== "status" || ending.status !== 0 || leftRunning.length > 0;
            });
        }
        function callAllHooks(asked, { noLifecycle, noScripts, hasNetwork, named, settings }, { surroundings }, turns, answers) {
            const { cancellation } = turns;
            const options = { surroundings, cancellation, hasNetwork, named, settings, mayRunScripts: noScripts === undefined };
            return runSideBySide(asked.folders, {
                ...turns,
                async run(folder) {
                    const skip = noLifecycle === undefined ? undefined : (0, run_lifecycle.NO)(noLifecycle);
                    const findOut = skip ?? (0, run_lifecycle.HU)(options, answers?.get(folder));
                    const given = await findOut({ ...asked, folder });
                    if (asked.folders.length > 1)
                        asked.workspace.forget(folder);
                    return given;
                },
                hasFailed: hasFailedHook,
                onAgain: () => undefined,
                onEnd: () => undefined,
            });
        }
        const HARMLESS = new Set(["done", "no-hook", "not-mounted", "missing"]);
        function hasFailedHook({ lifecycle }) {
            if (!lifecycle || (0, absent.W0)(lifecycle))
                return false;
            return [lifecycle, ...(lifecycle.laterLives ?? [])].some(({ steps }) => steps.some(({ outcome, uncaught, open }) => !HARMLESS.has(outcome.kind) || uncaught.length > 0 || open.length > 0));
        }
        async function findDiffering({ workspace, folders }, lives, answers) {
            const differing = [];
            for (const folder of folders) {
                const lifecycle = lives.get(folder)?.lifecycle;
                const npmPackedFiles = answers.get(folder);
                if (!lifecycle || (0, absent.W0)(lifecycle) || !npmPackedFiles)
                    continue;
                const { packedFiles } = (await (0, plugin_plugin.o)(workspace, { folder, needs: ["packedFiles"], given: { npmPackedFiles } }))
                    .facts;
                if (!(0, absent.W0)(packedFiles) && packedFiles.differsFromRules)
                    differing.push(folder);
            }
            return differing;
        }
        ;
        const runsNothing = ({ noScripts, noLifecycle }) => noScripts !== undefined && noLifecycle !== undefined;
        function skipCode({ noScripts = "", noLifecycle = "", commands }, npm) {
            const skip = (0, ask_npm_for_files.NY)((0, run_scripts.w)(noScripts, commands), (0, run_lifecycle.NO)(noLifecycle));
            if (!npm)
                return (0, ask_npm_for_files.P4)(skip);
            return async (asked) => (0, ask_npm_for_files.NY)((0, ask_npm_for_files.z9)(await (0, ask_npm_for_files.vH)(asked, npm)), skip);
        }
        function runCode(settings, { surroundings, log, rules, }, act) {
            return (0, commands_cancellation.l)(async (cancellation) => {
                try {
                    return await act(makeCodeFinder(settings, { surroundings, log, rules, cancellation }));
                }
                finally {
                    log.end();
                }
            });
        }
    }),
    68242: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Bv: function () { return CHECKS_OF_LIFECYCLE; },
            EN: function () { return readPluginToRun; },
            HU: function () { return makeLifecycleRunner; },
            Hi: function () { return TYPED_HOOK; },
            Ks: function () { return makeLifeId; },
            NO: function () { return makeLifecycleSkipper; },
            wW: function () { return runPluginCommand; }
        });
        var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84194);
        var _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43958);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(88241);
        var _plugin_bundle_entry_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13245);
        var _plugin_bundle_component_library_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5299);
        var _plugin_bundle_host_packages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89111);
        var _repository_dependencies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91784);
        var _plugin_manifest_declared_hooks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71211);
        var _plugin_manifest_type_needs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55916);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26758);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42719);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47313);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38537);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(34367);
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(17282);
        var _lifecycle_settings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82294);
        const LIFECYCLE_CHECKS = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.A
            .filter(({ needs }) => needs.includes("lifecycle"))
            .map(({ id }) => id);
        const CHECKS_OF_LIFECYCLE = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.A
            .filter(({ needs, wants = [] }) => [...needs, ...wants].includes("lifecycle"))
            .map(({ id }) => id);
        const TYPED_HOOK = "a hook is in a file of TypeScript, which hooks-exist reports";
        function makeLifecycleRunner(options, npmFiles) {
            return async (asked) => {
                if (!asked.needs.has("lifecycle"))
                    return {};
                const lifecycle = await runLifecycle(asked, options, npmFiles);
                options.onRun?.(lifecycle, asked.folder);
                return { lifecycle };
            };
        }
        function makeLifecycleSkipper(reason) {
            return () => Promise.resolve({ lifecycle: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.Ge)(reason) });
        }
        const NEEDED = [
            ...["manifest", "declaredHooks", "declaredComponents", "entryPoints"],
            ...["packageJson", "configuration", "archiveFiles", "builtCode"],
            "packedFiles",
        ];
        async function runLifecycle(asked, options, npmFiles) {
            const plugin = await readPluginToRun(asked, options, npmFiles);
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(plugin))
                return plugin;
            const { surroundings, hasNetwork, cancellation, seconds, named = [], only, from, update } = options;
            const earlier = from ? await readEarlierVersion(from, asked, options) : update;
            const { DEFAULT_HOOK_LIMITS } = await Promise.all([__webpack_require__.e(165), __webpack_require__.e(113), __webpack_require__.e(48), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 6677));
            const { findMissingImport, runPlugin } = await Promise.all([__webpack_require__.e(165), __webpack_require__.e(113), __webpack_require__.e(48), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 37952));
            const { planHooks } = await Promise.all([__webpack_require__.e(165), __webpack_require__.e(113), __webpack_require__.e(48), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 34303));
            const run = await runPlugin(plugin, {
                surroundings,
                hasNetwork,
                cancellation,
                named,
                earlier,
                plan: only && planHooks(only),
                limits: { ...DEFAULT_HOOK_LIMITS, ...(seconds !== undefined && { seconds }) },
            });
            const loads = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(run) ? [] : [run, ...(run.laterLives ?? []).filter(({ kind }) => kind === "load")];
            const missing = loads.map((load) => findMissingImport(load)).find((found) => found !== undefined);
            if (missing && plugin.packages.includes(missing.package)) {
                return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.Ge)(missing.file === undefined
                    ? `the plugin needs ${missing.package}, which is not installed`
                    : `the plugin needs ${missing.package}/${missing.file}, which Node does not find in what is installed`);
            }
            return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(run) || plugin.hasHooks ? run : { ...run, hasNoHooks: true };
        }
        async function runPluginCommand(asked, call, { stored, isInstalled, ...options }) {
            const plugin = await readPluginToRun(asked, options);
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(plugin))
                return plugin;
            const { surroundings, hasNetwork, cancellation, named = [], seconds } = options;
            const { DEFAULT_HOOK_LIMITS } = await Promise.all([__webpack_require__.e(165), __webpack_require__.e(113), __webpack_require__.e(48), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 6677));
            const { callCommand } = await Promise.all([__webpack_require__.e(165), __webpack_require__.e(113), __webpack_require__.e(48), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 33411));
            return callCommand(plugin, call, {
                surroundings,
                hasNetwork,
                cancellation,
                named,
                stored,
                isInstalled,
                limits: { ...DEFAULT_HOOK_LIMITS, ...(seconds !== undefined && { seconds }) },
            });
        }
        async function readPluginToRun({ workspace, root, folder }, { settings, surroundings, mayRunScripts }, npmFiles) {
            const { manifest, declaredHooks, declaredComponents, entryPoints, packageJson, configuration, archiveFiles, builtCode, packedFiles, } = (await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__.o)(workspace, { folder, needs: NEEDED, given: npmFiles ? { npmPackedFiles: npmFiles } : {} }))
                .facts;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(manifest))
                return manifest;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(declaredHooks))
                return declaredHooks;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(entryPoints))
                return entryPoints;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(archiveFiles))
                return archiveFiles;
            if (archiveFiles.tooLarge !== undefined)
                return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.Ge)(`the plugin cannot be packed: ${archiveFiles.tooLarge}`);
            const plugin = manifest.value;
            const lost = declaredHooks.find(({ isLost }) => isLost);
            if (lost)
                return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.Ge)(`the file of the hook ${lost.name} cannot be read`);
            if (declaredHooks.some(_plugin_manifest_declared_hooks_js__WEBPACK_IMPORTED_MODULE_6__.x))
                return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.Ge)(TYPED_HOOK);
            const hasHooks = declaredHooks.length > 0 || entryPoints.some(({ path }) => mayNameHook(workspace, path));
            const components = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(declaredComponents) ? [] : listNames(declaredComponents);
            const given = settings && "by" in settings ? (0, _lifecycle_settings_js__WEBPACK_IMPORTED_MODULE_12__.s)(settings.file, settings.by, settings.cwd, root) : settings;
            const declared = (0, _repository_dependencies_js__WEBPACK_IMPORTED_MODULE_5__.AM)([plugin, (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(packageJson) ? {} : packageJson.value]);
            const installed = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(packageJson) ? [] : (0, _repository_dependencies_js__WEBPACK_IMPORTED_MODULE_5__.AM)([packageJson.value], _repository_dependencies_js__WEBPACK_IMPORTED_MODULE_5__.sy);
            return {
                workspace,
                root,
                folder,
                packages: [...declared, ...(0, _plugin_bundle_host_packages_js__WEBPACK_IMPORTED_MODULE_4__.I)(configuration)],
                entryPoints,
                hooks: declaredHooks,
                packed: listCopied(archiveFiles, (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(packedFiles) ? undefined : packedFiles.differsFromRules),
                id: makeLifeId(plugin["name"]),
                ...(0, _lifecycle_settings_js__WEBPACK_IMPORTED_MODULE_12__.S)(manifest, given),
                hasFiles: listPermissions(plugin).includes("filesystem-access"),
                hasNative: mayRunScripts && installed.length > 0 && (0, _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_1__.Sb)(surroundings.env) === undefined,
                hasHooks,
                home: (0, _plugin_manifest_type_needs_js__WEBPACK_IMPORTED_MODULE_7__.M9)(plugin),
                mount: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(builtCode) || components.length === 0
                    ? undefined
                    : { components, entries: (0, _plugin_bundle_entry_files_js__WEBPACK_IMPORTED_MODULE_2__.Ke)(entryPoints), ...(0, _plugin_bundle_component_library_js__WEBPACK_IMPORTED_MODULE_3__.Q)(builtCode, declared) },
            };
        }
        function listCopied({ files, withheld = [] }, { more, fewer } = { more: [], fewer: [] }) {
            const paths = new Set([...[...files, ...withheld].map(({ path }) => path), ...more]);
            return [...paths].filter((path) => !fewer.includes(path));
        }
        const MAX_MOUNTED = 20;
        function listNames(components) {
            return [...new Set(components.filter(({ isPath }) => !isPath).map(({ name }) => name))].slice(0, MAX_MOUNTED);
        }
        async function readEarlierVersion({ workspace, path }, asked, options) {
            const subject = `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.hD)(path)} of --from`;
            const help = "Give an archive that pack has made of an earlier version, or the folder of one";
            const [theirs, ours] = await Promise.all([readVersion(workspace, ""), readVersion(asked.workspace, asked.folder)]);
            if (!theirs)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_9__.eb(`${subject} contains no plugin with a name and a version`, help);
            if (ours && theirs.id !== ours.id)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_9__.eb(`${subject} contains another plugin, ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.hD)(theirs.id)}`, help);
            if (ours && (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_11__.Zy)(theirs.version, ours.version) >= 0) {
                const version = `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.hD)(theirs.version.text)}, which is not earlier than ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.hD)(ours.version.text)}`;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_9__.eb(`${subject} is of version ${version}`, help);
            }
            const plugin = await readPluginToRun({ workspace, root: asked.root, folder: "" }, { ...options, settings: undefined });
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(plugin))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_9__.eb(`${subject} cannot be installed: ${plugin.absent}`, help);
            return { plugin: { ...plugin, installedIn: asked.folder }, version: theirs.version.text };
        }
        async function readVersion(workspace, folder) {
            const { manifest } = (await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__.o)(workspace, { folder, needs: ["manifest"] })).facts;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(manifest))
                return undefined;
            const { name, version } = manifest.value;
            const parsed = typeof version === "string" ? (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_11__.ot)(version) : undefined;
            return parsed && typeof name === "string" ? { id: makeLifeId(name), version: parsed } : undefined;
        }
        const MAX_CODE_BYTES = 8 * 1024 * 1024;
        function mayNameHook(workspace, path) {
            return /\bon(?:Install|Enable|Disable|Update|Uninstall)\b/u.test((0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_14__.m)(workspace, path, MAX_CODE_BYTES) ?? "");
        }
        function listPermissions({ permissions }) {
            const list = Array.isArray(permissions) ? permissions : [];
            return list.map((one) => ((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_15__.Gv)(one) ? one["type"] : one));
        }
        function makeLifeId(name) {
            return (typeof name === "string" ? name : "plugin").toLowerCase().replace(/[^a-z0-9]+/gu, "-");
        }
    })
};
;
