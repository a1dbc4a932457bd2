"use strict";
exports.id = 338;
exports.ids = [338];
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
    759: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var isPrivileged = (function isPrivileged(event) {
            return PRIVILEGED_EVENTS.includes(event);
        });
        var readPayload = (function readPayload(path) {
            if (!path)
                return undefined;
            const read = (0, _base_files_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_0__.d)(path);
            return "refused" in read ? undefined : (0, _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_1__.q)(read.bytes);
        });
        var readEvent = (function readEvent(environment, payload) {
            const { GITHUB_EVENT_NAME: name = "", GITHUB_SHA: checkedOut } = environment;
            const pull = readNested(payload, "pull_request");
            const head = parseCommit(readNested(pull, "head", "sha"));
            const number = readNested(pull, "number");
            const isPullRequest = name.startsWith("pull_request") && head !== undefined && typeof number === "number";
            const queued = name === "merge_group" ? parseCommit(readNested(payload, "merge_group", "head_sha")) : undefined;
            const ran = name === "workflow_run" ? (parseCommit(readNested(payload, "workflow_run", "head_sha")) ?? "") : undefined;
            const findBase = (() => {
                if (isPullRequest)
                    return readBase(readNested(pull, "base"), head);
                return queued === undefined ? undefined : readQueueBase(readNested(payload, "merge_group"));
            });
            return {
                name,
                commit: (isPullRequest ? head : undefined) ?? queued ?? parseCommit(ran ?? checkedOut),
                pullRequest: isPullRequest ? { number, head } : undefined,
                earlier: name === "workflow_run" ? readEarlierRun(readNested(payload, "workflow_run")) : undefined,
                run: readRunEvent(environment, payload),
                base: findBase(),
                mayBeForeign: environment["GITHUB_EVENT_NAME"] !== undefined &&
                    !SAFE_EVENTS.has(name) &&
                    !isOwnCommit(name, payload, environment),
            };
        });
        var readRunEvent = (function readRunEvent(environment, payload) {
            const { GITHUB_EVENT_NAME: name = "", GITHUB_REF_TYPE: type, GITHUB_REF_NAME: ref } = environment;
            const [action, released] = [readNested(payload, "action"), readNested(payload, "release", "tag_name")];
            const own = name === "release" && typeof released === "string" && released !== "" ? released : undefined;
            return {
                name,
                action: typeof action === "string" ? action : undefined,
                tag: type === "tag" ? ref : own,
                isDraft: readNested(payload, "release", "draft") === true,
                isDeletion: readNested(payload, "deleted") === true,
            };
        });
        var parseCommit = (function parseCommit(value) {
            return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(value) ? value : undefined;
        });
        var readNested = (function readNested(value, ...keys) {
            let found = value;
            for (const key of keys)
                found = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__.Ng)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__.vw)(found), key);
            return found;
        });
        __webpack_require__.d(__webpack_exports__, {
            a8: (function () { return isPrivileged; }),
            j_: (function () { return readEvent; }),
            rD: (function () { return readPayload; })
        });
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34367);
        var _base_files_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47111);
        var _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66845);
        const PRIVILEGED_EVENTS = ["pull_request_target", "workflow_run", "issue_comment"];
        const SAFE_EVENTS = new Set([
            ...["push", "create", "delete", "release", "merge_group", "workflow_dispatch", "schedule"],
            ...["branch_protection_rule", "page_build", "public", "registry_package"],
            ...["pull_request", "pull_request_review", "pull_request_review_comment"],
        ]);
        function readBase(base, head) {
            const [at, name] = [parseCommit(readNested(base, "sha")), readNested(base, "ref")];
            return at !== undefined && typeof name === "string" ? { name, commit: at, head } : undefined;
        }
        function readEarlierRun(run) {
            const [event, workflow] = [readNested(run, "event"), readNested(run, "workflow_id")];
            if (typeof event !== "string" || !event.startsWith("pull_request") || typeof workflow !== "number")
                return undefined;
            const [number, attempt] = ["run_number", "run_attempt"].map((key) => Number(readNested(run, key)) || 0);
            const [branch, commit] = [readNested(run, "head_branch"), parseCommit(readNested(run, "head_sha"))];
            const [repository, owner] = ["id", "owner"].map((key) => readNested(run, "head_repository", key));
            const login = readNested(owner, "login");
            const isKnown = typeof repository === "number" && typeof login === "string" && typeof branch === "string";
            return {
                workflow,
                turn: { run: number ?? 0, attempt: attempt ?? 0 },
                head: isKnown && commit !== undefined ? { repository, owner: login, branch, commit } : undefined,
            };
        }
        function readQueueBase(group) {
            const [at, ref] = [parseCommit(readNested(group, "base_sha")), readNested(group, "base_ref")];
            if (at === undefined || typeof ref !== "string")
                return undefined;
            return { name: ref.replace(/^refs\/heads\//u, ""), commit: at, head: undefined };
        }
        function isOwnCommit(name, payload, { GITHUB_REPOSITORY: own }) {
            const head = HEAD_REPOSITORIES.get(name);
            return own !== undefined && head !== undefined && readNested(payload, ...head, "full_name") === own;
        }
        const HEAD_REPOSITORIES = new Map([
            ["workflow_run", ["workflow_run", "head_repository"]],
            ["pull_request_target", ["pull_request", "head", "repo"]],
        ]);
    }),
    18781: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            X9: (function () { return formatCrash; }),
            xV: function () { return reportFailure; },
            yW: function () { return formatRerun; }
        });
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81147);
        var _github_job_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21692);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51235);
        var _channel_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76952);
        var _outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53037);
        var _write_summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60549);
        async function reportFailure(thrown, job) {
            const error = (0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.TI)(thrown);
            if (job.task.mode === "release")
                return reportFailedRelease(error, job);
            await (0, _outputs_js__WEBPACK_IMPORTED_MODULE_5__.Kn)(_outputs_js__WEBPACK_IMPORTED_MODULE_5__.vM, job.runner.outputFile);
            if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.P_) {
                (0, _channel_js__WEBPACK_IMPORTED_MODULE_4__.fz)("error", error.help === undefined ? error.message : `${error.message}\n${error.help}`);
            }
            else if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.j$) {
                (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_3__.yy)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.name}: interrupted; all processes that it started have been stopped\n`);
            }
            else
                (0, _channel_js__WEBPACK_IMPORTED_MODULE_4__.fz)("error", formatCrash(error, job.runner));
            return (0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.v9)(error);
        }
        function formatCrash(error, { copy }) {
            const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
            return `${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.name} crashed: a fault of this tool. ${(0, _core_tool_js__WEBPACK_IMPORTED_MODULE_0__.x_)(copy, "Please report it")}\n${stack}`;
        }
        function formatRerun({ runId, repository }, which) {
            const where = (0, _github_job_values_js__WEBPACK_IMPORTED_MODULE_7__.en)(repository) ? ` --repo ${repository}` : "";
            return `gh run rerun${/^\d+$/u.test(runId) ? ` ${runId}` : ""}${which === "failed" ? " --failed" : ""}${where}`;
        }
        async function reportFailedRelease(error, job) {
            const { runner, task } = job;
            const { stopForError } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 43845));
            const { formatOutcomeMarkdown, formatOutcome } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 60562));
            const outcome = stopForError(error, formatRerun(runner, "failed"), runner.copy);
            const tag = task.tag ?? "";
            await (0, _outputs_js__WEBPACK_IMPORTED_MODULE_5__.Kn)({ ..._outputs_js__WEBPACK_IMPORTED_MODULE_5__.vM, ...(0, _outputs_js__WEBPACK_IMPORTED_MODULE_5__.i7)({ outcome }) }, runner.outputFile);
            (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_3__.yy)(formatOutcome(outcome, { tag }));
            await (0, _write_summary_js__WEBPACK_IMPORTED_MODULE_6__.Sy)(runner.summaryFile, () => formatOutcomeMarkdown(outcome, { tag }));
            if (outcome.crash !== undefined)
                (0, _channel_js__WEBPACK_IMPORTED_MODULE_4__.fz)("error", formatCrash(outcome.crash, runner));
            else if (outcome.stop)
                (0, _channel_js__WEBPACK_IMPORTED_MODULE_4__.fz)("error", `${outcome.stop.stoppedAt}\n${outcome.stop.doThis}`);
            return outcome.exitStatus;
        }
    }),
    26238: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var hideTokens = (function hideTokens(environment) {
            const names = Object.keys(environment).filter(((name) => /^INPUT_.*TOKEN/iu.test(name) || VARIABLES.includes(name) || (0, _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_0__.UR)(name)));
            const lines = names.flatMap(((name) => (environment[name] ?? "").split(/[\r\n]+/u))).map(((line) => line.trim()));
            for (const line of new Set(lines))
                if (!["", _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_0__.wH].includes(line))
                    hideToken(line);
        });
        var hideToken = (function hideToken(token) {
            for (const form of new Set(listForms(token)))
                (0, _actions_core__WEBPACK_IMPORTED_MODULE_2__.Pq)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(form));
        });
        var listForms = (function listForms(token) {
            const bytes = Buffer.from(token);
            if (bytes.length < MIN_ENCODED_LENGTH)
                return [token];
            const wholes = [token, `x-access-token:${token}`].map(((text) => encode(Buffer.from(text)).replace(/=+$/u, "")));
            const parts = [0, 1, 2].map(((cut) => encode(bytes.subarray(cut, bytes.length - ((bytes.length - cut) % 3)))));
            return [token, ...wholes, ...parts];
        });
        var encode = (function encode(bytes) {
            return bytes.toString("base64");
        });
        __webpack_require__.d(__webpack_exports__, {
            U: function () { return hideToken; },
            v: (function () { return hideTokens; })
        });
        var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75865);
        var _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43958);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        const VARIABLES = ["GITHUB_TOKEN", "GH_TOKEN"];
        const MIN_ENCODED_LENGTH = 8;
    }),
    11486: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var readInputTexts = (function readInputTexts(read = _actions_core__WEBPACK_IMPORTED_MODULE_3__.V4) {
            return Object.fromEntries(_core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__.Qh.map(((name) => [name, read(name) || getDefault(name)])));
        });
        var getDefault = (function getDefault(name) {
            const value = (0, _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__.cu)(name)?.default ?? "";
            return value.includes("${{") ? "" : value;
        });
        var readTagInput = (function readTagInput({ tag }) {
            return tag.replace(/^refs\/tags\//u, "");
        });
        var listUnknownInputs = (function listUnknownInputs(environment) {
            const known = new Set(_core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__.Qh.map(((name) => `INPUT_${name.toUpperCase()}`)));
            return Object.keys(environment)
                .filter(((name) => name.startsWith("INPUT_") && !known.has(name)))
                .map((name) => explainUnknownInput(name.slice("INPUT_".length).toLowerCase()));
        });
        var formatWith = (function formatWith(inputs) {
            const lines = Object.entries(inputs).map((([name, value]) => `\n    ${name}: ${value}`));
            return `\n  with:${lines.join("")}`;
        });
        __webpack_require__.d(__webpack_exports__, {
            B0: (function () { return readTagInput; }),
            DF: (function () { return readInputTexts; }),
            Kz: (function () { return formatWith; }),
            mo: (function () { return listUnknownInputs; })
        });
        var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75865);
        var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56786);
        var _core_find_meant_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77368);
        var _base_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2308);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        function explainUnknownInput(given) {
            const other = (0, _core_find_meant_input_js__WEBPACK_IMPORTED_MODULE_1__.v)(given);
            const meant = other?.name ?? (0, _base_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__.qg)(given, _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__.Qh);
            const what = `There is no input ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(given)}`;
            if (meant === undefined)
                return `${what}; the inputs are ${_core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__.Qh.join(", ")}`;
            const page = other?.page === undefined ? "" : ` See ${other.page} of plugin-preflight`;
            return `${what}; did you mean ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(meant)}?${page}`;
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
    53037: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeInputPath = (function makeInputPath(folder, workspace) {
            const from = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_5__.h1)(workspace) ?? workspace;
            return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(from, (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_5__.h1)(folder) ?? folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/") || ".";
        });
        var makeOutputs = (function makeOutputs({ report, root }, workspace, files) {
            const counts = (0, _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_2__.uu)(report);
            const [plugin, ...others] = report.plugins;
            const only = others.length === 0 ? plugin : undefined;
            const version = only?.version === undefined ? undefined : (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_4__.ot)(only.version);
            return {
                verdict: (0, _core_report_js__WEBPACK_IMPORTED_MODULE_1__.WJ)(report),
                errors: String(counts.error),
                warnings: String(counts.warning),
                notices: String(counts.notice),
                "stops-release": String(counts.stopsRelease),
                plugins: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.LE)(JSON.stringify(report.plugins.map((({ path }) => makeInputPath((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path), workspace))))),
                "plugin-name": only?.name ?? "",
                version: only?.version ?? "",
                prerelease: version ? String(version.prerelease) : "",
                ...files,
                ...NO_ARTIFACT,
                ...NO_RELEASE,
            };
        });
        var formatOutputs = (function formatOutputs(outputs) {
            return Object.entries(outputs)
                .map((([name, value]) => {
                const delimiter = findUnusedDelimiter(value);
                return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
            }))
                .join("");
        });
        var findUnusedDelimiter = (function findUnusedDelimiter(value) {
            for (let number = 0;; number++) {
                const delimiter = `END_${String(number)}`;
                if (!value.includes(delimiter))
                    return delimiter;
            }
        });
        var makeOutputChannel = (function makeOutputChannel({ outputFile, workspace }, others) {
            return {
                async publish(publication) {
                    const { result, files } = publication;
                    await writeOutputs({ ...makeOutputs(result, workspace, files), ...others }, outputFile);
                    return publication;
                },
            };
        });
        var writeOutputs = (async function writeOutputs(outputs, outputFile) {
            await (0, _channel_js__WEBPACK_IMPORTED_MODULE_7__.NH)("outputs", (() => {
                (0, _base_output_append_file_js__WEBPACK_IMPORTED_MODULE_6__.d)(outputFile, formatOutputs(outputs));
            }));
        });
        __webpack_require__.d(__webpack_exports__, {
            B0: function () { return NO_ARTIFACT; },
            EM: (function () { return NO_FILES; }),
            Kn: function () { return writeOutputs; },
            i7: function () { return makeReleaseOutputs; },
            tA: (function () { return makeOutputChannel; }),
            vM: function () { return NO_OUTPUTS; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
        var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41035);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38537);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77505);
        var _base_output_append_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26977);
        var _channel_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76952);
        const NO_FILES = { "report-file": "", "sarif-file": "", "patch-file": "" };
        const NO_ARTIFACT = { "artifact-path": "", "artifact-dir": "", "artifact-sha256": "" };
        const NO_RELEASE = {
            "release-state": "",
            "release-url": "",
            "marketplace-state": "",
            "marketplace-listing-url": "",
            "npm-url": "",
            plan: "",
        };
        function makeReleaseOutputs({ outcome }) {
            const places = outcome.targets.flatMap(({ target, url }) => (url === undefined ? [] : [{ target, url }]));
            const listOf = (name) => outcome.targets.filter(({ target }) => target.split(" ")[0] === name);
            const joinValues = (values) => [...new Set(values.filter((value) => value !== undefined))].join("\n");
            const marketplace = listOf("marketplace");
            const place = places.find(({ target }) => target === "github-release") ?? places[0];
            return {
                "release-state": outcome.state,
                "release-url": place?.url ?? "",
                "marketplace-state": joinValues(marketplace.map(({ state }) => state)),
                "marketplace-listing-url": joinValues(marketplace.map(({ url }) => url)),
                "npm-url": joinValues(listOf("npm").map(({ url }) => url)),
                plan: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.LE)(JSON.stringify(outcome.plan)),
            };
        }
        const NO_OUTPUTS = {
            verdict: "broken",
            errors: "",
            warnings: "",
            notices: "",
            "stops-release": "",
            plugins: "[]",
            "plugin-name": "",
            version: "",
            prerelease: "",
            ...NO_FILES,
            ...NO_ARTIFACT,
            ...NO_RELEASE,
        };
    }),
    29971: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var planGitHub = (function planGitHub({ result: { report }, view, own }, { annotations, annotateExisting, suggestions, comment, }, { pullRequest, earlier }, mode) {
            const open = (0, reporters_annotations.yh)(report, { annotatesExisting: annotateExisting });
            const isFixable = open.some((({ fix }) => fix !== undefined));
            const isEarlier = mode === "report";
            const needsChecks = isEarlier || (hasFindings(report) && (0, reporters_annotations.rT)(report, { ...view, annotated: { own } }).left.length > 0);
            const fixes = suggestions && isFixable && pullRequest !== undefined && !isEarlier;
            return {
                checks: annotations === "checks" || (annotations === "auto" && needsChecks),
                suggestions: fixes,
                diff: fixes || (pullRequest !== undefined && open.length > 0 && annotations !== "off"),
                comment: comment && (pullRequest !== undefined || (isEarlier && earlier !== undefined)),
            };
        });
        var hasFindings = (function hasFindings({ plugins }) {
            return plugins.some((({ findings }) => findings.length > 0));
        });
        var makeLinker = (function makeLinker({ serverUrl, repository, commit: checkedOut }, event) {
            const commit = event.name === "workflow_run" ? event.commit : checkedOut;
            if (serverUrl === "" || repository === "" || commit === undefined)
                return undefined;
            return ((file, range) => {
                const path = file.split("/").map(encodePart).join("/");
                return `${serverUrl}/${repository}/blob/${commit}/${path}${range ? formatLines(range) : ""}`;
            });
        });
        var formatLines = (function formatLines({ start, end }) {
            return start.line === end.line ? `#L${String(start.line)}` : `#L${String(start.line)}-L${String(end.line)}`;
        });
        var encodePart = (function encodePart(name) {
            return encodeURIComponent(name.toWellFormed()).replace(/[!'()*~]/gu, (character) => `%${character.charCodeAt(0).toString(16)}`);
        });
        var publishReport = (async function publishReport(result, request, job, { outputs = {}, summary = "", own = [], remarks = [], sections, isStopped } = {}) {
            const { inputs, event, runner, task, unknownInputs } = job;
            const view = {
                source: result.source,
                isLogged: true,
                copy: runner.copy,
                next: (0, next_commands.i)(inputs, runner.copy, task.mode),
                link: makeLinker(runner, event),
                ...(remarks.length > 0 && { remarks }),
                sections,
                isStopped,
                annotatesExisting: inputs.annotateExisting,
                isUnverified: task.mode === "report",
            };
            const channels = [
                LOG,
                makeGitHubChannel(job, request),
                NOTICES,
                (0, write_files.q)(inputs, runner.workspace, request),
                makeAnnotationChannel(inputs.annotations),
                (0, write_summary.IL)(runner.summaryFile, summary),
                (0, action_outputs.tA)(runner, outputs),
            ];
            const all = [...own, ...unknownInputs.map(() => "warning")];
            const first = { result, view, own: all, notices: [], asides: [], files: action_outputs.EM };
            return (await (0, channel.x)(channels, first)).refused;
        });
        var makeGitHubChannel = (function makeGitHubChannel(job, request) {
            return {
                async publish(publication) {
                    const plan = planGitHub(publication, job.inputs, job.event, job.task.mode);
                    if (!plan.checks && !plan.suggestions && !plan.diff && !plan.comment)
                        return publication;
                    const { publishOnGitHub } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 28820));
                    return publishOnGitHub(publication, { ...job, request, plan });
                },
            };
        });
        var makeAnnotationChannel = (function makeAnnotationChannel(annotations) {
            return {
                async publish(publication) {
                    const { view, own } = publication;
                    if (annotations === "off" || view.annotated !== undefined)
                        return publication;
                    const annotated = { ...publication, view: { ...view, annotated: { own } } };
                    (0, print.yy)(await (0, action_channel.XX)(annotated, "github"));
                    return annotated;
                },
            };
        });
        __webpack_require__.d(__webpack_exports__, {
            S: (function () { return publishReport; }),
            W: function () { return publishWithoutReport; }
        });
        var channel = __webpack_require__(69526);
        var print = __webpack_require__(51235);
        var safe = __webpack_require__(47313);
        var action_channel = __webpack_require__(76952);
        var reporters_annotations = __webpack_require__(24575);
        ;
        var next_commands = __webpack_require__(62013);
        var action_outputs = __webpack_require__(53037);
        ;
        var write_files = __webpack_require__(17090);
        var write_summary = __webpack_require__(60549);
        ;
        async function publishWithoutReport(outputs, summary, { outputFile, summaryFile }) {
            await (0, write_summary.Sy)(summaryFile, () => summary);
            await (0, action_outputs.Kn)({ ...action_outputs.vM, ...outputs }, outputFile);
        }
        const LOG = {
            async publish(publication) {
                (0, print.yy)(await (0, action_channel.XX)(publication, "terminal"));
                return publication;
            },
        };
        const NOTICES = {
            publish(publication) {
                const { own, notices, asides } = publication;
                for (const aside of asides)
                    (0, print.yy)((0, safe.RU)(`${(0, safe.Xm)(aside)}.\n`));
                for (const notice of notices)
                    (0, action_channel.fz)("notice", notice);
                return { ...publication, own: [...own, ...notices.map(() => "notice")] };
            },
        };
    }),
    70274: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeRequest = (function makeRequest(inputs, { occasion, tag }, runner) {
            const { paths, tagFormat, notes, strict, failOn, failOnNew, baseline, changedSince, shard } = inputs;
            return {
                paths,
                strict,
                failOn,
                failOnNew,
                cwd: runner.workspace,
                within: runner.checkouts,
                occasion,
                today: (0, _base_text_day_js__WEBPACK_IMPORTED_MODULE_1__.i)(new Date()),
                tag,
                tagFormat,
                notes,
                baseline,
                changedSince,
                shard,
                copy: runner.copy,
                adviseOnPaths: (named) => `Set the input path:${(0, _input_texts_js__WEBPACK_IMPORTED_MODULE_0__.Kz)({ path: formatLines(named) })}`,
            };
        });
        var mayPack = (function mayPack({ baseArtifact }, event, { tag }) {
            const isHandedOn = event.name === "push" && baseArtifact !== undefined;
            return tag !== undefined || event.name === "workflow_dispatch" || isHandedOn;
        });
        __webpack_require__.d(__webpack_exports__, {
            F: (function () { return mayPack; }),
            I: (function () { return makeRequest; })
        });
        var _base_text_day_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36996);
        var _input_texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11486);
        function formatLines(paths) {
            const [first = "", ...others] = paths;
            return others.length === 0 ? JSON.stringify(first) : ["|", ...paths].join("\n      ");
        }
    }),
    28815: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeCommandLog = (function makeCommandLog() {
            let token;
            let shown = 0;
            const end = (() => {
                if (token === undefined)
                    return;
                (0, print.yy)(`::${token}::\n`);
                (0, core.N4)();
                token = undefined;
            });
            return {
                end,
                onEvent(event) {
                    switch (event.kind) {
                        case "started":
                            token = crypto.randomUUID();
                            shown = 0;
                            (0, core.Oh)((0, safe.Xm)((0, command_lines.Vg)(event)));
                            (0, print.yy)(`::stop-commands::${token}\n`);
                            return;
                        case "printed": {
                            if (shown > MAX_SHOWN_BYTES)
                                return;
                            shown += event.text.length + 1;
                            const line = (0, command_lines.Aq)(event.text);
                            const isKey = token !== undefined && line.toLowerCase().includes(token);
                            if (!isKey)
                                (0, print.yy)(`${line}\n`);
                            if (shown > MAX_SHOWN_BYTES)
                                (0, print.yy)("\u2026 It prints more than 4 MiB: the rest is read, but not shown.\n");
                            return;
                        }
                        case "ended":
                            end();
                            (0, print.yy)(`${(0, command_lines.em)(event)}\n`);
                            return;
                        case "again":
                            (0, print.yy)(`${(0, command_lines.ye)(event.folder)}\n`);
                            return;
                        case "left-out":
                            (0, print.yy)(`${(0, command_lines.$c)(event.folder, event.lines)}\n`);
                    }
                },
            };
        });
        var runWithScripts = (async function runWithScripts(act, request, { inputs, event, runner, environment, packs }) {
            const settings = readCodeSettings(inputs);
            if (inputs.browser)
                (0, run_code.uk)(settings, "the input browser");
            if ((0, run_code.ag)(settings))
                return act({ ...request, findOut: (0, run_code.dp)(settings) });
            if (inputs.runScripts === "auto")
                (0, scripts_refusal.RO)(event, environment);
            const surroundings = { ...(0, programs.kR)(), env: environment };
            const rules = {
                ...(event.mayBeForeign && { refuse: (0, scripts_refusal.Kx)(event, runner) }),
                ...(packs && { watch: (await loadArchiveChange()).withArchiveChange }),
            };
            const log = { ...makeCommandLog(), onRun: printLifecycle };
            const run = ((browser) => (0, run_code.Bx)({ ...settings, browser }, { surroundings, log, rules }, ((findOut) => act({ ...request, findOut }))));
            if (!inputs.browser)
                return run();
            const { withPageHost } = await Promise.all([__webpack_require__.e(384), __webpack_require__.e(814), __webpack_require__.e(122), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 63636));
            const isRoot = process.getuid?.() === 0;
            return withPageHost({ surroundings, isRoot, hasNetwork: settings.hasNetwork }, run);
        });
        var readCodeSettings = (function readCodeSettings(inputs) {
            const { runScripts, commands, minutes, jobs, named, lifecycle, lifecycleNetwork: hasNetwork } = inputs;
            const callsHooks = lifecycle === "auto" ? runScripts !== "false" : lifecycle === "true";
            const decisive = lifecycle === "auto" ? "run-scripts" : "lifecycle";
            return {
                noScripts: runScripts === "false" ? "the input run-scripts is false" : undefined,
                noLifecycle: callsHooks ? undefined : `the input ${decisive} is false`,
                commands,
                minutes,
                jobs,
                named,
                hasNetwork,
                settings: inputs.lifecycleSettings,
            };
        });
        var printLifecycle = (function printLifecycle(run, folder) {
            if ((0, absent.W0)(run))
                return;
            (0, core.Oh)((0, safe.Xm)(folder === "" ? "lifecycle" : `${folder}: lifecycle`));
            (0, print.yy)((0, timeline.B)(run, {}));
            (0, core.N4)();
        });
        __webpack_require__.d(__webpack_exports__, {
            S: (function () { return runWithScripts; })
        });
        var core = __webpack_require__(75865);
        var programs = __webpack_require__(89673);
        var print = __webpack_require__(51235);
        var absent = __webpack_require__(88241);
        var timeline = __webpack_require__(79002);
        var safe = __webpack_require__(47313);
        var run_code = __webpack_require__(10432);
        var command_lines = __webpack_require__(25442);
        ;
        const MAX_SHOWN_BYTES = 4 * 1024 * 1024;
        var scripts_refusal = __webpack_require__(66279);
        ;
        function loadArchiveChange() {
            return Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 38085));
        }
    }),
    66279: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var listTokenFiles = (function listTokenFiles(environment, { root, folders }) {
            const own = KINDS.flatMap((({ names, setting }) => listUserFolders(environment).flatMap(((folder) => names.map(((name) => ({ file: (0, external_node_path_.join)(folder, name), setting })))))));
            const named = Object.entries(environment).flatMap((([name, file = ""]) => /^npm_config_(?:user|global)config$/iu.test(name) && (0, external_node_path_.isAbsolute)(file) ? [{ file, setting: NPM.setting }] : []));
            const ofRepository = KINDS.flatMap((({ names, setting }) => folders.flatMap(((folder) => names.map(((name) => ({ file: (0, external_node_path_.join)(folder, name), setting })))))));
            const found = [
                ...[...own, ...named].filter((({ file, setting }) => hasToken(file, setting, environment))),
                ...ofRepository.filter((({ file, setting }) => hasToken(file, setting, environment, root))),
            ];
            return [...new Set(found.map(({ file }) => file))];
        });
        var listUserFolders = (function listUserFolders({ HOME, USERPROFILE, XDG_CONFIG_HOME: given = "" }) {
            const home = HOME || USERPROFILE || "";
            const below = [(0, external_node_path_.join)(home, ".config"), (0, external_node_path_.join)(home, "Library", "Preferences")];
            return [...((0, external_node_path_.isAbsolute)(home) ? [home, ...below] : []), ...((0, external_node_path_.isAbsolute)(given) ? [given] : [])];
        });
        var hasToken = (function hasToken(file, setting, environment, repository) {
            const read = (0, read_file_of_caller.d)(file, repository, MAX_BYTES);
            if ("refused" in read)
                return false;
            const text = new TextDecoder().decode(read.bytes);
            return [...text.matchAll(setting)].some(({ groups: { registry = "", value = "" } = {} }) => {
                const plain = value.trim().replace(/^(["'])(.*)\1$/u, "$2");
                return !LOCAL.test(registry) && (0, publishing_credential.bh)(plain, environment).length >= MIN_TOKEN_LENGTH;
            });
        });
        var refuseUnsafeScripts = (function refuseUnsafeScripts({ name: event }, environment) {
            const credential = (0, publishing_credential.Sb)(environment);
            if (credential !== undefined) {
                throw new errors.P_(`The plugin's tests, lint and type check would run with access to a credential that publishes: ${credential}`, `Check in a job without it. Release that job's archive in a second job, which runs no code of the repository:${SECOND_JOB}\nOr allow them to run here:${formatScriptsInput("true")}`);
            }
            if ((0, action_event.a8)(event)) {
                throw new errors.P_(`The plugin's tests, lint and type check would run with the permissions of the repository, because the event is ${event}`, `Check on pull_request, or run nothing:${formatScriptsInput("false")}\nOr, if no untrusted code can be checked out here, allow it:${formatScriptsInput("true")}`);
            }
        });
        var warnOfTokenFiles = (function warnOfTokenFiles(inputs, { workspace, checkouts }, environment) {
            if (inputs.runScripts !== "auto")
                return [];
            const folders = [...new Set([checkouts, workspace, ...inputs.paths.map(((path) => (0, external_node_path_.join)(workspace, path)))])];
            return listTokenFiles(environment, { root: checkouts, folders }).map((file) => `The plugin's tests, lint and type check can read the token for a registry in ${(0, safe.hD)(file, MAX_PATH_LENGTH)}\nIf it can publish, check in one job and publish in another. If it only reads packages, allow them to run here:${formatScriptsInput("true")}`);
        });
        __webpack_require__.d(__webpack_exports__, {
            Kx: function () { return refuseForeignCode; },
            RO: (function () { return refuseUnsafeScripts; }),
            OY: (function () { return warnOfTokenFiles; })
        });
        var external_node_path_ = __webpack_require__(76760);
        var publishing_credential = __webpack_require__(43958);
        var read_file_of_caller = __webpack_require__(47111);
        ;
        const NPM = {
            names: [".npmrc", ".yarnrc", "pnpm/rc", "pnpm/auth.ini"],
            setting: /^[ \t]*"?(?<registry>[^#;\s=]*?)(?:_authToken|_auth|_password)"?[ \t]*(?:=|[ \t])[ \t]*(?<value>.+)$/gmu,
        };
        const KINDS = [
            NPM,
            {
                names: [".yarnrc.yml"],
                setting: /^[^#\n]*?\bnpmAuth(?:Token|Ident)["']?[ \t]*:[ \t]*(?<value>"[^"\n]*"|'[^'\n]*'|[^\s,}#]+)/gmu,
            },
            {
                names: [".bunfig.toml", "bunfig.toml"],
                setting: /^[^#\n]*?\b(?:token|password)[ \t]*=[ \t]*(?<value>"[^"\n]*"|'[^'\n]*')/gmu,
            },
        ];
        const MAX_BYTES = 1024 * 1024;
        const MIN_TOKEN_LENGTH = 8;
        const LOCAL = /^\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/])/u;
        var errors = __webpack_require__(42719);
        var safe = __webpack_require__(47313);
        var action_event = __webpack_require__(759);
        var input_texts = __webpack_require__(11486);
        var absent = __webpack_require__(88241);
        var git_facts = __webpack_require__(52772);
        ;
        const SECOND_JOB = (0, input_texts.Kz)({
            command: "release",
            artifact: "release",
            "checked-sha256": "${{ needs.check.outputs.sha256 }}",
        });
        const MAX_PATH_LENGTH = 200;
        function formatScriptsInput(value) {
            return (0, input_texts.Kz)({ "run-scripts": `"${value}"` });
        }
        function refuseForeignCode({ name }, { commit: own }) {
            return ({ workspace }) => {
                const refs = (0, git_facts.P4)(workspace);
                const head = (0, absent.W0)(refs) ? undefined : refs.head;
                if (head !== undefined && head === own)
                    return Promise.resolve({});
                const why = (0, absent.W0)(refs) ? refs.absent : "its HEAD names no existing commit";
                const what = head === undefined
                    ? `Which commit is checked out cannot be determined (${why}), so it may be untrusted`
                    : `The checked-out commit ${head.slice(0, 12)} may be untrusted`;
                throw new errors.P_(`${what}, and ${name} gives this job the permissions of the repository`, "Check it on pull_request, whose jobs have no secrets and cannot write. Or set run-scripts: false, which runs none of its code");
            };
        }
    }),
    31382: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findCheckout = (async function findCheckout(folder) {
            const root = (0, disk.h1)(folder);
            if (root === undefined || (0, disk.mL)(root) !== undefined)
                return "found";
            const entries = (0, safe_read.j1)(root);
            if (!entries)
                return "found";
            const isCheckedOutBelow = entries.some(({ name, kind }) => kind === "folder" && (0, disk.mL)((0, external_node_path_.join)(root, name)) !== undefined);
            if (isCheckedOutBelow || (await hasManifest(root)))
                return "found";
            return entries.length === 0 ? "is empty" : "has no repository and no manifest.json";
        });
        var decideTask = (async function decideTask(source) {
            const { inputs, event } = source;
            const settings = readSettings(inputs);
            const mayNameTag = inputs.report === "" && inputs.artifact === undefined && inputs.pin === undefined;
            const isNamed = (0, decide_release.eL)(event.run, settings) !== undefined;
            const repository = mayNameTag && isNamed ? await readRepository(source) : undefined;
            return makeTask(source, (0, decide_release.co)(event.run, settings, repository));
        });
        var guessTask = (function guessTask(settings, source) {
            const decision = (0, decide_release.co)(source.event.run, settings, undefined);
            return makeTask({ ...source, inputs: settings }, decision);
        });
        var makeTask = (function makeTask({ inputs, event, runner }, decision) {
            const tag = findTag(decision);
            return {
                mode: inputs.report === "" ? MODES[decision.kind] : "report",
                occasion: findOccasion(event, tag),
                tag,
                tagCommit: tag !== undefined && tag === event.run.tag ? runner.commit : undefined,
                decision,
            };
        });
        var findOccasion = (function findOccasion({ name }, tag) {
            if (name.startsWith("pull_request"))
                return "pull-request";
            return tag === undefined ? "push" : "release";
        });
        var findTag = (function findTag(decision) {
            if (decision.kind === "wrong")
                return decision.asked;
            return "tag" in decision ? decision.tag : undefined;
        });
        var readSettings = (function readSettings({ command, tag, targets }) {
            return { command, tag, hasTargets: targets.length > 0 };
        });
        var requireCheckout = (async function requireCheckout({ workspace }) {
            const found = await findCheckout(workspace);
            if (found === "found")
                return;
            throw new errors.eb(`The workspace ${found}: no step of this job checked out the repository`, `Add this step before this one:\n${action_interface.mU}`);
        });
        __webpack_require__.d(__webpack_exports__, {
            aG: (function () { return decideTask; }),
            Ty: function () { return explainWrongTag; },
            hb: (function () { return guessTask; }),
            EJ: (function () { return requireCheckout; }),
            f0: function () { return requireReleaseTag; }
        });
        var errors = __webpack_require__(42719);
        var tagged_package = __webpack_require__(67313);
        var remedies = __webpack_require__(47892);
        var plugin_folders = __webpack_require__(71643);
        var decide_release = __webpack_require__(36619);
        var input_texts = __webpack_require__(11486);
        var action_interface = __webpack_require__(56786);
        var external_node_path_ = __webpack_require__(76760);
        var disk = __webpack_require__(77505);
        var safe_read = __webpack_require__(67204);
        ;
        async function hasManifest(root) {
            const { findMatchingFolders } = await Promise.all([__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 76213));
            const found = findMatchingFolders(root, "", "**", "manifest.json");
            return "refused" in found || found.folders.length > 0;
        }
        ;
        const MODES = {
            release: "release",
            wrong: "release",
            untrusted: "release",
            check: "check",
            nothing: "nothing",
        };
        async function readRepository({ inputs, runner }) {
            await requireCheckout(runner);
            const place = { cwd: runner.workspace, within: runner.checkouts };
            const { workspace, folders } = await (0, plugin_folders.Y)(inputs.paths, place);
            return (0, tagged_package.fl)(workspace, folders, inputs.tagFormat);
        }
        function requireReleaseTag({ decision }, event) {
            if (decision.kind === "release")
                return decision.tag;
            if (decision.kind === "untrusted") {
                throw new errors.P_(decision.why, 'Release on a pushed tag, on release: published, or by workflow_dispatch from a tag or with the input tag:\n  on:\n    push:\n      tags: ["v*"]');
            }
            if (decision.kind === "wrong" && decision.asked !== undefined)
                throw new errors.eb(decision.why, explainWrongTag(decision.asked, decision.right, event));
            throw new errors.eb(decision.why, `Set the input tag:${(0, input_texts.Kz)({ tag: "v1.2.3" })}`);
        }
        function explainWrongTag(tag, right, { run }) {
            const [first = "v1.2.3"] = right;
            if (run.tag !== tag)
                return `Set the input tag:${(0, input_texts.Kz)({ tag: JSON.stringify(first) })}`;
            return (0, remedies._D)(tag, right);
        }
    }),
    17090: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var refuseUnsafeFiles = (function refuseUnsafeFiles({ reportFile, sarifFile, patchFile }, workspace) {
            const files = { "report-file": reportFile, "sarif-file": sarifFile, "patch-file": patchFile };
            for (const [input, file] of Object.entries(files)) {
                if (file !== "")
                    (0, _run_write_user_file_js__WEBPACK_IMPORTED_MODULE_4__.i0)(makeUserFile(input, file, [workspace]));
            }
        });
        var makeFileChannel = (function makeFileChannel({ reportFile, sarifFile, patchFile }, workspace, request) {
            return {
                async publish(publication) {
                    const { result } = publication;
                    const files = { ...publication.files };
                    const failed = [];
                    let refused;
                    const write = (async (output, name, file, text) => {
                        if (file === "")
                            return;
                        const isWritten = await (0, _channel_js__WEBPACK_IMPORTED_MODULE_6__.NH)(name, async () => {
                            const content = await text();
                            try {
                                (0, _run_write_user_file_js__WEBPACK_IMPORTED_MODULE_4__.Jy)(makeUserFile(output, file, [workspace, result.root]), content);
                            }
                            catch (error) {
                                if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.P_)
                                    refused = error;
                                throw error;
                            }
                            if (output !== "patch-file" || /^diff /mu.test(content))
                                files[output] = file;
                        });
                        if (!isWritten)
                            failed.push("warning");
                    });
                    await write("report-file", "report file", reportFile, () => (0, _channel_js__WEBPACK_IMPORTED_MODULE_6__.XX)(publication, "json"));
                    await write("sarif-file", "SARIF file", sarifFile, () => (0, _channel_js__WEBPACK_IMPORTED_MODULE_6__.XX)(publication, "sarif", { page: _catalog_pages_js__WEBPACK_IMPORTED_MODULE_1__.zV }));
                    await write("patch-file", "patch file", patchFile, async () => (0, _channel_js__WEBPACK_IMPORTED_MODULE_6__.XX)(publication, "patch", { changes: (await (0, _run_fix_files_js__WEBPACK_IMPORTED_MODULE_3__.fixFiles)(request, result)).changes }));
                    return { ...publication, files, refused, own: [...publication.own, ...failed] };
                },
            };
        });
        __webpack_require__.d(__webpack_exports__, {
            m: (function () { return refuseUnsafeFiles; }),
            q: (function () { return makeFileChannel; })
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _catalog_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93684);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
        var _run_fix_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61999);
        var _run_write_user_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5696);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47313);
        var _channel_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76952);
        function makeUserFile(input, file, checkouts) {
            const help = `Give ${input} a file that can be written`;
            return { path: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file), what: `The ${input} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_5__.hD)(file)}`, help, checkouts };
        }
    }),
    60549: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeSummaryChannel = (function makeSummaryChannel(summaryFile, below) {
            return {
                async publish(publication) {
                    await writeSummary(summaryFile, (async () => {
                        const whole = publication.files["report-file"];
                        const room = measureRoom(summaryFile) - Buffer.byteLength(below);
                        return (await (0, _channel_js__WEBPACK_IMPORTED_MODULE_2__.XX)(publication, "markdown", { room, ...(whole !== "" && { whole }) })) + below;
                    }));
                    return publication;
                },
            };
        });
        var measureRoom = (function measureRoom(summaryFile) {
            return _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.summaryBytes - (0, _base_output_append_file_js__WEBPACK_IMPORTED_MODULE_1__.K)(summaryFile);
        });
        var writeSummary = (async function writeSummary(summaryFile, format) {
            await (0, _channel_js__WEBPACK_IMPORTED_MODULE_2__.NH)("job summary", (async () => {
                (0, _base_output_append_file_js__WEBPACK_IMPORTED_MODULE_1__.d)(summaryFile, await format());
            }));
        });
        __webpack_require__.d(__webpack_exports__, {
            IL: (function () { return makeSummaryChannel; }),
            Sy: function () { return writeSummary; },
            qC: function () { return measureRoom; }
        });
        var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
        var _base_output_append_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26977);
        var _channel_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76952);
    }),
    26977: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var appendFile = (function appendFile(file, text) {
            if (file)
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, text);
        });
        var getFileSize = (function getFileSize(file) {
            if (file)
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.size ?? 0;
            return 0;
        });
        __webpack_require__.d(__webpack_exports__, {
            K: (function () { return getFileSize; }),
            d: (function () { return appendFile; })
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
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
    10432: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var orderLogs = (function orderLogs(folders, onEvent) {
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
                logOf: ((folder) => (event) => {
                    if (folders[current] === folder)
                        onEvent(event);
                    else
                        hold(folder, event);
                }),
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
        });
        var runSideBySide = (async function runSideBySide(folders, { jobs, run, hasFailed, onAgain, onEnd, cancellation, cancel }) {
            const results = new Map();
            const running = new Set();
            const hadOthers = new Set();
            const mayCount = ((folder, result) => !hadOthers.has(folder) || !hasFailed(result));
            const waiting = folders.values();
            const work = (async () => {
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
            });
            const workers = Array.from({ length: Math.min(jobs, folders.length) }, (async () => {
                try {
                    await work();
                }
                catch (error) {
                    cancel(error);
                    throw error;
                }
            }));
            const failed = (await Promise.allSettled(workers)).find(((worker) => worker.status === "rejected"));
            if (failed)
                throw failed.reason;
            for (const [folder, result] of folders.map(((one) => [one, results.get(one)]))) {
                if (mayCount(folder, result))
                    continue;
                onAgain(folder);
                results.set(folder, await run(folder));
                onEnd(folder);
            }
            return results;
        });
        var makeCodeFinder = (function makeCodeFinder(settings, tools) {
            return (async (asked) => {
                settings.browser?.prepare(asked.root);
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
                return (0, ask_npm_for_files.NY)((0, ask_npm_for_files.z9)(answers), (({ folder }) => Promise.resolve({ ...scripts.get(folder), ...lives.get(folder) })));
            });
        });
        var runAllScripts = (function runAllScripts(asked, { noScripts, commands, minutes, named }, { surroundings, log, rules = {} }, turns) {
            const { refuse, watch } = rules;
            const { env: environment, platform } = surroundings;
            const { logOf, end } = orderLogs(asked.folders, log.onEvent);
            const makeFinder = ((folder) => {
                if (noScripts !== undefined)
                    return (0, run_scripts.w)(noScripts, commands);
                const { cancellation } = turns;
                const options = { environment, named, platform, minutes, cancellation, onEvent: logOf(folder), commands };
                const findOut = (0, run_scripts.o)(options);
                return watch ? watch(findOut) : findOut;
            });
            const finders = new Map(asked.folders.map(((folder) => [folder, makeFinder(folder)])));
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
        });
        var callAllHooks = (function callAllHooks(asked, { noLifecycle, noScripts, hasNetwork, named, settings, browser }, { surroundings }, turns, answers) {
            const { cancellation } = turns;
            const mayRunScripts = noScripts === undefined;
            const options = { surroundings, cancellation, hasNetwork, named, settings, mayRunScripts, browser };
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
                onAgain: (() => undefined),
                onEnd: (() => undefined),
            });
        });
        var findDiffering = (async function findDiffering({ workspace, folders }, lives, answers) {
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
        });
        var skipCode = (function skipCode({ noScripts = "", noLifecycle = "", commands }, npm) {
            const skip = (0, ask_npm_for_files.NY)((0, run_scripts.w)(noScripts, commands), (0, run_lifecycle.NO)(noLifecycle));
            if (!npm)
                return (0, ask_npm_for_files.P4)(skip);
            return async (asked) => (0, ask_npm_for_files.NY)((0, ask_npm_for_files.z9)(await (0, ask_npm_for_files.vH)(asked, npm)), skip);
        });
        var runCode = (function runCode(settings, { surroundings, log, rules, }, act) {
            return (0, commands_cancellation.l)((async (cancellation) => {
                try {
                    return await act(makeCodeFinder(settings, { surroundings, log, rules, cancellation }));
                }
                finally {
                    log.end();
                }
            }));
        });
        __webpack_require__.d(__webpack_exports__, {
            uk: function () { return requireLifecycle; },
            Bx: (function () { return runCode; }),
            ag: (function () { return runsNothing; }),
            dp: (function () { return skipCode; })
        });
        var commands_cancellation = __webpack_require__(81652);
        var errors = __webpack_require__(42719);
        var ask_npm_for_files = __webpack_require__(45315);
        var absent = __webpack_require__(88241);
        var plugin_plugin = __webpack_require__(26685);
        var facts = __webpack_require__(63922);
        ;
        const MAX_HELD = 32 * 1024 * 1024;
        var run_lifecycle = __webpack_require__(68242);
        var run_scripts = __webpack_require__(36226);
        ;
        ;
        function hasFailedCommand(given) {
            return Object.values(facts.g).some((name) => {
                const run = given[name];
                if (run === undefined || (0, absent.W0)(run))
                    return false;
                const { ending, leftRunning } = run;
                return ending.kind !== "status" || ending.status !== 0 || leftRunning.length > 0;
            });
        }
        const HARMLESS = new Set(["done", "no-hook", "not-mounted", "missing"]);
        function hasFailedHook({ lifecycle }) {
            if (!lifecycle || (0, absent.W0)(lifecycle))
                return false;
            return [lifecycle, ...(lifecycle.laterLives ?? [])].some(({ steps }) => steps.some(({ outcome, uncaught, open }) => !HARMLESS.has(outcome.kind) || uncaught.length > 0 || open.length > 0));
        }
        ;
        const runsNothing = (({ noScripts, noLifecycle }) => noScripts !== undefined && noLifecycle !== undefined);
        function requireLifecycle({ noLifecycle }, setting) {
            if (noLifecycle === undefined)
                return;
            throw new errors.eb(`With ${setting}, the lifecycle hooks must run, but ${noLifecycle}`, "Leave out one of them");
        }
    })
};
;
