"use strict";
exports.id = 384;
exports.ids = [384];
exports.modules = {
    49490: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: function () { return resolvePathOfFile; },
            p: function () { return NotWrittenError; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
        var _files_inside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89198);
        const MAX_LINKS = 40;
        class NotWrittenError extends Error {
            kind;
            name = "NotWrittenError";
            constructor(kind, message) {
                super(message);
                this.kind = kind;
            }
        }
        function resolvePathOfFile(path, checkouts, links = 0) {
            if (links > MAX_LINKS)
                throw new NotWrittenError("unsafe", `there are too many links on the way to ${path}`);
            const full = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
            const roots = checkouts.map((root) => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root));
            const isCheckout = (at) => roots.some((root) => (0, _files_inside_js__WEBPACK_IMPORTED_MODULE_2__.FK)(root, at)) || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git"), { throwIfNoEntry: false }) !== undefined;
            const { root } = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(full);
            const name = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(full);
            const names = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(full)
                .slice(root.length)
                .split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)
                .filter((one) => one !== "");
            let folder = root;
            let isInCheckout = isCheckout(root);
            for (const [at, next] of names.entries()) {
                if (isInCheckout)
                    refuseGit(path, next);
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next), { throwIfNoEntry: false });
                if (!stat) {
                    const missing = names.slice(at);
                    if (isInCheckout)
                        for (const one of [...missing, name])
                            refuseGit(path, one);
                    return { folder, missing, name, isInCheckout };
                }
                if (stat.isSymbolicLink()) {
                    if (isInCheckout)
                        refuseLink(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next));
                    const rest = names.slice(at + 1);
                    return resolvePathOfFile((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(readLinkTarget(folder, next), ...rest, name), checkouts, links + 1);
                }
                const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next));
                if (node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(real) !== folder)
                    throw new NotWrittenError("unsafe", `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next)} was replaced while it was looked at`);
                folder = real;
                if (isInCheckout)
                    refuseGit(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
                isInCheckout ||= isCheckout(folder);
            }
            const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
            const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false });
            if (isInCheckout)
                refuseFile(path, file, stat);
            const leadsToFile = stat?.isSymbolicLink() === true && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.isFile() === true;
            if (leadsToFile)
                return resolvePathOfFile(readLinkTarget(folder, name), checkouts, links + 1);
            return { folder, missing: [], name, isInCheckout };
        }
        function readLinkTarget(folder, name) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
        }
        function refuseFile(path, file, stat) {
            refuseGit(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file));
            if (stat?.isSymbolicLink() === true)
                refuseLink(path, file);
            if (stat && !stat.isFile() && !stat.isDirectory())
                throw new NotWrittenError("unsafe", `${file} is not a regular file`);
            if (stat)
                refuseGit(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file)));
        }
        function refuseLink(path, link) {
            const which = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path) === link ? "it is" : `${link} is`;
            throw new NotWrittenError("unsafe", `${which} a link of the repository, which may lead anywhere`);
        }
        function refuseGit(path, name) {
            if (isGitName(name))
                throw new NotWrittenError("unsafe", `${path} is in git's own folder, whose files are commands to git`);
        }
        function isGitName(name) {
            const plain = name
                .replace(/[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, "")
                .replace(/:.*$/su, "")
                .replace(/[. ]+$/u, "")
                .toLowerCase();
            return plain === ".git" || /^git~\d+$/u.test(plain);
        }
    }),
    27427: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            n: function () { return removeFile; },
            _: function () { return writeFile; }
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var draft_names = __webpack_require__(48242);
        var safe_read = __webpack_require__(67204);
        var opened_path = __webpack_require__(75479);
        var path_of_file = __webpack_require__(49490);
        ;
        const { O_DIRECTORY = 0, O_NOFOLLOW = 0 } = external_node_fs_.constants;
        const O_PATH = 0o10000000;
        function withOpenFolder(existing, missing, act) {
            const descriptors = [];
            let folder;
            try {
                folder = openRealFolder(existing, existing, descriptors);
                for (const name of missing)
                    folder = openFolderBelow(folder, name, descriptors);
                return act(folder);
            }
            catch (error) {
                if ((0, safe_read.Or)(error) && folder)
                    error.message = error.message.replaceAll(folder.locate(""), (0, external_node_path_.join)(folder.path, "/"));
                throw error;
            }
            finally {
                for (const descriptor of descriptors)
                    (0, external_node_fs_.closeSync)(descriptor);
            }
        }
        function openFolderBelow(above, name, descriptors) {
            const [at, path] = [above.locate(name), (0, external_node_path_.join)(above.path, name)];
            try {
                (0, external_node_fs_.mkdirSync)(at);
            }
            catch (error) {
                if (!(0, safe_read.Or)(error) || error.code !== "EEXIST")
                    throw error;
            }
            return openRealFolder(at, path, descriptors);
        }
        function openRealFolder(at, path, descriptors) {
            if (!(0, opened_path.kh)())
                return makeComparedFolder(path);
            const descriptor = openDescriptor(at, path);
            descriptors.push(descriptor);
            const opened = {
                path,
                locate: (name) => `${(0, opened_path.hK)(descriptor)}/${name}`,
                requireInPlace() {
                    if ((0, opened_path.PI)(descriptor) !== path)
                        throw makeReplacedError(path);
                },
            };
            opened.requireInPlace();
            return opened;
        }
        function openDescriptor(at, path) {
            try {
                return (0, external_node_fs_.openSync)(at, O_PATH | O_DIRECTORY | O_NOFOLLOW);
            }
            catch (error) {
                if ((0, safe_read.Or)(error) && (error.code === "ENOTDIR" || error.code === "ELOOP"))
                    throw makeReplacedError(path);
                throw error;
            }
        }
        function makeComparedFolder(path) {
            const before = (0, external_node_fs_.statSync)(path);
            const requireInPlace = () => {
                if (!(0, opened_path.rr)(path, before))
                    throw makeReplacedError(path);
            };
            requireInPlace();
            return { path, locate: (name) => (0, external_node_path_.join)(path, name), requireInPlace };
        }
        function makeReplacedError(path) {
            return new path_of_file.p("unsafe", `${path} was replaced while it was written to`);
        }
        ;
        const { O_CREAT, O_EXCL, O_WRONLY } = external_node_fs_.constants;
        const { O_NOFOLLOW: write_file_O_NOFOLLOW = 0 } = external_node_fs_.constants;
        function writeFile(path, content, checkouts, expected) {
            const { folder, missing, name, isInCheckout } = (0, path_of_file.R)(path, checkouts);
            withOpenFolder(folder, missing, (held) => {
                const file = held.locate(name);
                const before = (isInCheckout ? external_node_fs_.lstatSync : external_node_fs_.statSync)(file, { throwIfNoEntry: false });
                if (before)
                    (0, external_node_fs_.accessSync)(file, external_node_fs_.constants.W_OK);
                if (expected && before?.isFile() !== true)
                    throw new path_of_file.p("changed", `${path} is not a regular file any more`);
                if (before && !before.isFile()) {
                    if (isInCheckout && !before.isDirectory())
                        throw new path_of_file.p("unsafe", `${path} is not a regular file`);
                    (0, external_node_fs_.writeFileSync)(file, content);
                    return;
                }
                replaceFile(held, name, { content, mode: before?.mode, expected });
            });
        }
        function removeFile(path, checkouts) {
            const { folder, missing, name } = (0, path_of_file.R)(path, checkouts);
            if (missing.length > 0)
                return;
            withOpenFolder(folder, [], (held) => {
                const file = held.locate(name);
                if ((0, external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isFile() === true)
                    (0, external_node_fs_.rmSync)(file, { force: true });
            });
        }
        function replaceFile(held, name, { content, mode, expected }) {
            const file = held.locate(name);
            const draft = held.locate((0, draft_names.F)(name));
            const descriptor = (0, external_node_fs_.openSync)(draft, O_WRONLY | O_CREAT | O_EXCL | write_file_O_NOFOLLOW, 0o666);
            try {
                try {
                    (0, external_node_fs_.writeFileSync)(descriptor, content);
                    if (mode !== undefined)
                        (0, external_node_fs_.fchmodSync)(descriptor, mode & 0o7777);
                }
                finally {
                    (0, external_node_fs_.closeSync)(descriptor);
                }
                held.requireInPlace();
                if (expected && !isExactly(held, name, expected)) {
                    throw new path_of_file.p("changed", `${(0, external_node_path_.join)(held.path, name)} was changed meanwhile`);
                }
                (0, external_node_fs_.renameSync)(draft, file);
            }
            catch (error) {
                (0, external_node_fs_.rmSync)(draft, { force: true });
                throw error;
            }
        }
        function isExactly(held, name, expected) {
            const file = held.locate(name);
            const first = (0, external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
            if (first?.size !== BigInt(expected.length))
                return false;
            const bytes = (0, safe_read.CD)(() => (0, safe_read.VX)((0, external_node_path_.join)(held.path, name), expected.length));
            if (!bytes || Buffer.compare(bytes, expected) !== 0)
                return false;
            const last = (0, external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
            return ["dev", "ino", "size", "mtimeNs", "ctimeNs"].every((key) => last?.[key] === first[key]);
        }
    }),
    81652: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeInnerCancellation = (function makeInnerCancellation({ signal, hurry }) {
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
        });
        var makeCancellable = (async function makeCancellable(work) {
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
        });
        __webpack_require__.d(__webpack_exports__, {
            l: (function () { return makeCancellable; }),
            o: (function () { return makeInnerCancellation; })
        });
        var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
        var node_events__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_events__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"];
    }),
    79002: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var formatTimeline = (function formatTimeline(run, view) {
            const paint = (0, _terminal_text_js__WEBPACK_IMPORTED_MODULE_2__.A)(view);
            const pathOf = view.pathOf ?? String;
            const shown = listShown(run.steps);
            const formatted = { paint, pathOf, wrap: view.wrap, column: measureNames(shown) };
            const lines = [
                `${paint("bold", (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(pathOf(run.entry)))}${formatDom(run, paint)}`,
                ...formatUnguarded(run, paint),
                ...formatGeneratedSettings(run, paint),
                ...shown.flatMap(((step) => formatStep(step, formatted))),
                ...formatLeft(run.left, paint),
                ...(run.laterLives ?? []).flatMap(((later) => formatLaterRun(later, formatted))),
                ...formatUses(run, paint),
            ];
            return `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.RU)(lines.join("\n"))}\n`;
        });
        var measureNames = (function measureNames(steps) {
            const called = steps.filter((({ outcome }) => outcome.kind !== "not-called"));
            return Math.max(NAME_WIDTH, ...called.map(((step) => formatStepName(step).length)));
        });
        var formatDom = (function formatDom({ dom, browser, steps }, paint) {
            if (dom === undefined)
                return "";
            const where = browser === undefined ? "with a simulated DOM" : `in ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(browser)}`;
            const isForComponents = steps.some((({ component }) => component !== undefined));
            const why = isForComponents ? "for its components" : `as it needs ${dom}`;
            return paint("dim", `  ${where}, ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(why)}`);
        });
        var formatUnguarded = (function formatUnguarded({ unguarded }, paint) {
            if (unguarded === undefined)
                return [];
            return [`  ${paint("yellow", (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(`unguarded: ${unguarded} is native code, which cannot be guarded`))}`];
        });
        var formatLaterRun = (function formatLaterRun({ kind, from = "", entry = "", settings = [], steps, left }, formatted) {
            const { paint, pathOf } = formatted;
            const title = {
                restart: "started again after install",
                earlier: `version ${from} until it was disabled`,
                update: `updated from ${from}`,
                load: `${pathOf(entry)} loaded alone`,
                unset: `without ${settings.map(((name) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(name))).join(", ")}`,
            }[kind];
            const called = steps.filter(((step) => isShown(step) && step.outcome.kind !== "no-hook"));
            const isGood = called.every(((step) => makeOutcomeWords(step).style === "green")) && called.length > 0;
            if (isGood) {
                const time = formatTime(steps.reduce(((sum, { milliseconds }) => sum + milliseconds), 0));
                const names = called.map((({ name }) => name)).filter(((name) => name !== "load"));
                const calls = names.length > 0 ? `: ${names.join(", ")}` : "";
                const end = `  ${time}`.replaceAll(" ", "\u00a0");
                const [first = "", ...others] = (0, _terminal_text_js__WEBPACK_IMPORTED_MODULE_2__.b)(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(title)}${calls}${end}`, 4, formatted);
                const lines = [`  ${paint("green", "\u2714")} ${first}`, ...others];
                return [...lines.map(((line) => line.replace(end, paint("dim", `  ${time}`)))), ...formatLeft(left, paint)];
            }
            return [
                `  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(title)}:`,
                ...listShown(steps).flatMap((step) => formatStep(step, formatted).map((line) => `  ${line}`)),
                ...formatLeft(left, paint),
            ];
        });
        var formatLeft = (function formatLeft(left, paint) {
            if (!left)
                return [];
            const more = left.more > 0 ? `, and ${String(left.more)} more` : "";
            const line = `still stored: ${left.keys.map((key) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(key)).join(", ")}${more}`;
            return [`      ${paint("dim", cutLine(line))}`];
        });
        var isShown = (function isShown({ name, outcome, nth, open }) {
            if (outcome.kind === "not-mounted" && (name === "unmount" || nth > 1))
                return false;
            if (outcome.kind === "no-hook")
                return nth === 1 || open.length > 0;
            return outcome.kind !== "not-called";
        });
        var listShown = (function listShown(steps) {
            const firstLeftOut = steps.findIndex((({ outcome }) => outcome.kind === "not-called"));
            return steps.filter(((step, at) => isShown(step) || at === firstLeftOut));
        });
        var formatStepName = (function formatStepName({ name, nth, component }) {
            const named = component === undefined ? name : `${name} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(component, MAX_NAME_LENGTH))}`;
            return nth > 1 ? `${named} (${String(nth)})` : named;
        });
        var formatStep = (function formatStep(step, { paint, pathOf, column }) {
            const { sign, style, words } = makeOutcomeWords(step);
            if (step.outcome.kind === "not-called")
                return [`  ${paint("dim", `${sign} the other steps were not run: ${words}`)}`];
            const name = formatStepName(step);
            const time = step.outcome.kind === "no-hook" ? "" : formatTime(step.milliseconds);
            const head = `  ${paint(style, sign)} ${name.padEnd(column)}${paint("dim", time.padStart(TIME_WIDTH))}  ${paint(style, words)}`;
            const events = formatEvents(step, pathOf);
            const lines = events.slice(0, MAX_LINES);
            const left = events.length - MAX_LINES + step.more;
            if (left > 0)
                lines.push(`\u2026 ${String(left)} more`);
            return [head.trimEnd(), ...lines.map(((line) => paint("dim", `      ${line}`)))];
        });
        var makeOutcomeWords = (function makeOutcomeWords({ outcome, uncaught, refused }) {
            const bad = (words) => ({ sign: "\u2718", style: "red", words });
            const doubtful = (words) => ({ sign: "\u25b2", style: "yellow", words });
            const absent = (words) => ({ sign: "-", style: "dim", words });
            switch (outcome.kind) {
                case "done":
                    if (uncaught.length > 0)
                        return bad("leaves an uncaught error");
                    if (refused.length > 0)
                        return doubtful("was blocked from something");
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
        });
        var formatEvents = (function formatEvents(step, pathOf) {
            const lines = [
                ...(0, _base_text_printed_lines_js__WEBPACK_IMPORTED_MODULE_0__.$)(step.logged.map((({ level, message }) => `${level}  ${message}`))),
                ...(0, _base_text_printed_lines_js__WEBPACK_IMPORTED_MODULE_0__.$)(step.printed.map((line) => `> ${line}`)),
                ...step.stored.map((({ key, change }) => (change === "set" ? `stored ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(key)}` : `deleted ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(key)}`))),
                ...step.notified.map(({ title, message, kind }) => `notified ${kind}: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(title)}, ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(message)}`),
                ...step.refused.map(({ act, object }) => `refused to ${act} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(object)}`),
                ...(step.gaps ?? []).map(({ name }) => `used ${name}, which the simulated DOM does not support`),
                ...step.open.map(({ what, at }) => `still open: ${what}${at ? `, opened at ${pathOf(at.file)}${formatLine(at)}` : ""}`),
            ];
            return lines.map(cutLine);
        });
        var formatGeneratedSettings = (function formatGeneratedSettings({ generated = [] }, paint) {
            if (generated.length === 0)
                return [];
            const line = `generated settings: ${generated.join(", ")} (pass real ones with --settings)`;
            return [`  ${paint("dim", cutLine(line))}`];
        });
        var formatUses = (function formatUses({ uses }, paint) {
            const permissions = [...new Set(uses.map((({ permission }) => permission)))].toSorted();
            if (permissions.length === 0)
                return [];
            return [`  ${paint("dim", (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(`permissions in use: ${permissions.join(", ")}`))}`];
        });
        var cutLine = (function cutLine(text) {
            return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text, MAX_LINE_LENGTH));
        });
        var formatTime = (function formatTime(milliseconds) {
            if (milliseconds >= 1000)
                return `${(milliseconds / 1000).toFixed(1)} s`;
            return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
        });
        __webpack_require__.d(__webpack_exports__, {
            B: (function () { return formatTimeline; }),
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
                const names = needs.filter((need) => need.kind === kind).map((({ name }) => name));
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
                    return "never finishes";
                case "never-runs":
                    return "is a generator: its body never runs";
                case "time-limit":
                    return `did not finish within ${String(outcome.seconds)} s`;
                case "memory-limit":
                    return `used more than ${String(outcome.megabytes)} MB`;
                case "ended":
                    return cutLine(outcome.how);
                case "interfered":
                    return "writes to the host's own channel";
                default:
                    return "";
            }
        }
        function formatLine({ range }) {
            return range ? `:${String(range.start.line)}` : "";
        }
    }),
    5696: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Jy: function () { return writeOrRefuse; },
            Sm: function () { return removeUserFile; },
            i0: function () { return refuseUnsafePath; },
            writeUserFile: function () { return writeUserFile; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49490);
        var _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27427);
        const ANOTHER_PATH = "Give it a path outside the repository, or one without links";
        function writeUserFile(file, content) {
            try {
                writeOrRefuse(file, content);
            }
            catch (error) {
                if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_ || error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.p || !(error instanceof Error))
                    throw error;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${file.what} cannot be written: ${error.message}`, file.help);
            }
        }
        function removeUserFile(file) {
            try {
                (0, _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__.n)(file.path, file.checkouts);
            }
            catch (error) {
                throw isUnsafe(error) ? makeRefusal(file, error) : error;
            }
        }
        function writeOrRefuse(file, content) {
            try {
                (0, _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__._)(file.path, content, file.checkouts, file.before);
            }
            catch (error) {
                throw isUnsafe(error) ? makeRefusal(file, error) : error;
            }
        }
        function refuseUnsafePath(file) {
            try {
                (0, _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.R)(file.path, file.checkouts);
            }
            catch (error) {
                if (isUnsafe(error))
                    throw makeRefusal(file, error);
                if (!(error instanceof Error && "code" in error))
                    throw error;
            }
        }
        function isUnsafe(error) {
            return error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.p && error.kind === "unsafe";
        }
        function makeRefusal({ what }, { message }) {
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_(`${what} is not written: ${message}`, ANOTHER_PATH);
        }
    })
};
;
