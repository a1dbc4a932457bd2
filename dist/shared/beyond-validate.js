"use strict";
exports.id = 653;
exports.ids = [653];
exports.modules = {
    40166: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            main: function () { return main; },
            readInputTexts: function () { return readInputTexts; }
        });
        var channel = __webpack_require__(76952);
        var failure = __webpack_require__(18781);
        var hide_tokens = __webpack_require__(26238);
        var core = __webpack_require__(75865);
        var action_interface = __webpack_require__(39783);
        var find_meant_input = __webpack_require__(77368);
        var nearest = __webpack_require__(2308);
        var safe = __webpack_require__(47313);
        ;
        function readInputTexts(read = core.V4) {
            return Object.fromEntries(action_interface.Qh.map((name) => [name, read(name) || getDefault(name)]));
        }
        function getDefault(name) {
            const value = (0, action_interface.cu)(name)?.default ?? "";
            return value.includes("${{") ? "" : value;
        }
        function readTagInput({ tag }) {
            return tag.replace(/^refs\/tags\//u, "");
        }
        function listUnknownInputs(environment) {
            const known = new Set(action_interface.Qh.map((name) => `INPUT_${name.toUpperCase()}`));
            return Object.keys(environment)
                .filter((name) => name.startsWith("INPUT_") && !known.has(name))
                .map((name) => explainUnknownInput(name.slice("INPUT_".length).toLowerCase()));
        }
        function explainUnknownInput(given) {
            const other = (0, find_meant_input.v)(given);
            const meant = other?.name ?? (0, nearest.qg)(given, action_interface.Qh);
            const what = `There is no input ${(0, safe.hD)(given)}`;
            if (meant === undefined)
                return `${what}; there are ${action_interface.Qh.join(", ")}`;
            const page = other?.page === undefined ? "" : ` See ${other.page} of plugin-preflight`;
            return `${what}; did you mean ${(0, safe.hD)(meant)}?${page}`;
        }
        var read_named_variables = __webpack_require__(92663);
        var check = __webpack_require__(93454);
        var errors = __webpack_require__(42719);
        var jobs = __webpack_require__(99220);
        var run_scripts = __webpack_require__(36226);
        var notes_source = __webpack_require__(88889);
        var tag_format = __webpack_require__(64200);
        var shard = __webpack_require__(89330);
        var format_with = __webpack_require__(65025);
        ;
        function parseInputs(texts, environment) {
            const parseSwitch = (name) => parseChoice(name, texts[name], action_interface.yy[name].choices) === "true";
            const choice = (name) => parseChoice(name, texts[name], action_interface.yy[name].choices);
            return {
                command: choice("command"),
                targets: (0, action_interface.nJ)((name) => texts[name]),
                tag: readTagInput(texts),
                tagFormat: (0, tag_format.n)(texts["tag-format"], "The input tag-format"),
                marketplace: {
                    url: texts["marketplace-url"],
                    token: texts["marketplace-token"],
                    plugin: texts["marketplace-plugin"],
                    auth: choice("marketplace-auth"),
                    wait: choice("marketplace-wait"),
                    timeout: texts["marketplace-timeout"],
                },
                dryRun: parseSwitch("dry-run"),
                changelog: texts.changelog || undefined,
                notes: (0, notes_source.Q)(texts.notes, "The input notes"),
                draft: parseSwitch("draft"),
                assets: splitLines(texts.assets),
                artifact: texts.artifact || undefined,
                pin: texts["checked-sha256"] || undefined,
                attestation: texts.attestation || undefined,
                npm: {
                    mode: choice("npm-publish"),
                    token: texts["npm-token"],
                    registry: texts["npm-registry"],
                    tag: texts["npm-tag"],
                    access: choice("npm-access"),
                },
                paths: splitLines(texts.path),
                failOn: choice("fail-on"),
                failOnNew: check.oC.find((severity) => severity === choice("fail-on-new")),
                strict: parseSwitch("strict"),
                runScripts: choice("run-scripts"),
                commands: {
                    ...readCommand("test", texts["test-command"]),
                    ...readCommand("lint", texts["lint-command"]),
                    ...readCommand("typecheck", texts["typecheck-command"]),
                },
                minutes: (0, run_scripts.lA)(texts["time-limit"], "The input time-limit"),
                jobs: (0, jobs.Y)(texts.jobs, "The input jobs"),
                named: (0, read_named_variables.l)(texts["scripts-env"], "The input scripts-env", environment),
                lifecycle: choice("lifecycle"),
                lifecycleNetwork: parseSwitch("lifecycle-network"),
                lifecycleSettings: texts["lifecycle-settings"] || undefined,
                annotations: choice("annotations"),
                annotateExisting: parseSwitch("annotate-existing"),
                suggestions: parseSwitch("suggestions"),
                comment: parseSwitch("comment"),
                githubToken: texts["github-token"],
                report: texts.report,
                reportFile: texts["report-file"],
                sarifFile: texts["sarif-file"],
                patchFile: texts["patch-file"],
                baseline: texts.baseline || undefined,
                changedSince: texts["changed-since"] || undefined,
                compare: choice("compare"),
                baseArtifact: texts["base-artifact"] || undefined,
                maxGrowth: texts["max-growth"] || undefined,
                shard: texts.shard === "" ? undefined : (0, shard.uK)(texts.shard, "The input shard"),
            };
        }
        function splitLines(text) {
            const lines = text.split(/\r?\n/u).map((line) => line.trim());
            return lines.filter((line) => line !== "");
        }
        function readCommand(name, line) {
            return line === "" ? {} : { [name]: line };
        }
        function parseChoice(name, given, words) {
            const chosen = (0, action_interface.rx)(given, words);
            if (chosen !== undefined)
                return chosen;
            const meant = (0, nearest.qg)(given, words);
            const help = meant === undefined ? "Write one of them in the workflow:" : `Did you mean ${meant}?`;
            throw new errors.eb(`The input ${name} is ${(0, safe.hD)(given)}, but must be one of ${words.join(", ")}`, `${help}${(0, format_with.K)({ [name]: JSON.stringify(meant ?? action_interface.yy[name].default) })}`);
        }
        var action_event = __webpack_require__(759);
        var repository_name = __webpack_require__(86378);
        var server_url = __webpack_require__(64843);
        var workflow_path = __webpack_require__(27245);
        var pages = __webpack_require__(93684);
        var tool = __webpack_require__(42243);
        var shell_word = __webpack_require__(16621);
        var disk = __webpack_require__(77505);
        ;
        function findActionCopy({ workspace, serverUrl, repository, ref }) {
            const origin = (0, tool.vm)(serverUrl, repository, ref) ?? tool.VT;
            const own = repository === "" ? (0, disk.Jj)(workspace, pages.RX) : undefined;
            if (tool.QJ)
                return { command: tool.zx, ...(origin && { origin }) };
            if (own !== undefined)
                return { command: `node ${(0, shell_word.e)(own)}`, ...(origin && { origin }) };
            return origin === undefined ? tool.Xc : { ...describeClone(origin), origin };
        }
        function describeClone({ url, ref }) {
            const folder = `../${tool.js.name}`;
            return {
                setup: `git clone ${(0, shell_word.e)(url)} ${folder} && git -C ${folder} checkout ${(0, shell_word.e)(ref)}`,
                command: `node ${folder}/dist/cli/index.js`,
            };
        }
        ;
        function readRunner(environment, workspace) {
            const serverUrl = (0, server_url.P)(environment);
            const repository = environment["GITHUB_REPOSITORY"] ?? "";
            return {
                workspace,
                checkouts: environment["GITHUB_WORKSPACE"] || workspace,
                temporary: environment["RUNNER_TEMP"] || undefined,
                outputFile: environment["GITHUB_OUTPUT"],
                summaryFile: environment["GITHUB_STEP_SUMMARY"],
                serverUrl,
                apiUrl: environment["GITHUB_API_URL"] ?? "",
                repository: (0, repository_name.e)(repository) ? repository : "",
                runId: /^\d+$/u.exec(environment["GITHUB_RUN_ID"] ?? "")?.[0] ?? "",
                workflowPath: (0, workflow_path.$)(environment["GITHUB_WORKFLOW_REF"] ?? ""),
                turn: {
                    run: Number(environment["GITHUB_RUN_NUMBER"] ?? 0) || 0,
                    attempt: Number(environment["GITHUB_RUN_ATTEMPT"] ?? 0) || 0,
                },
                commit: environment["GITHUB_SHA"] || undefined,
                copy: findActionCopy({
                    workspace,
                    serverUrl,
                    repository: environment["GITHUB_ACTION_REPOSITORY"] ?? "",
                    ref: environment["GITHUB_ACTION_REF"] ?? "",
                }),
            };
        }
        var task = __webpack_require__(24862);
        ;
        function readJob(texts, environment, workspace) {
            const event = (0, action_event.j_)(environment, (0, action_event.rD)(environment["GITHUB_EVENT_PATH"]));
            const unknownInputs = listUnknownInputs(environment);
            const runner = readRunner(environment, workspace);
            const settings = {
                command: (0, action_interface.rx)(texts.command, action_interface.yy.command.choices) ?? "auto",
                tag: readTagInput(texts),
                hasTargets: (0, action_interface.nJ)((name) => texts[name]).length > 0,
                report: texts.report,
            };
            return { event, runner, task: (0, task.hb)(settings, { event, runner }), unknownInputs, environment };
        }
        var exit_status = __webpack_require__(81147);
        var print = __webpack_require__(51235);
        var preflight = __webpack_require__(48950);
        var core_report = __webpack_require__(73342);
        ;
        async function markKnown(result, request, { inputs, event, runner }) {
            const { changedSince, failOnNew, commands, baseArtifact } = inputs;
            const archives = baseArtifact === undefined
                ? undefined
                : (await Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 2180))).openBaseArchives(baseArtifact, runner.workspace, result.root);
            const named = failOnNew === undefined ? undefined : changedSince;
            const base = event.base ?? (named === undefined ? undefined : { name: named, commit: named, head: undefined });
            if (!base)
                return { result, archives };
            const { markNewFindings } = await Promise.all([__webpack_require__.e(109), __webpack_require__.e(771), __webpack_require__.e(48), __webpack_require__.e(454), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 72177));
            const builds = await archives?.readBuilds(result.report.plugins);
            const marked = await markNewFindings(base, result, request, { commands, builds });
            if (marked.remark !== undefined)
                (0, print.yy)((0, safe.RU)(`${(0, safe.Xm)(marked.remark)}.\n`));
            return { ...marked, archives };
        }
        function formatRemark(remark, { plugins }) {
            const hasFindings = plugins.some(({ findings }) => findings.length > 0);
            return remark === undefined || !hasFindings ? [] : [`${(0, safe.jI)(remark)}.`];
        }
        function explainNoRelease({ targets, tag }, event, decision) {
            const isExpected = targets.length > 0 && (event.run.tag !== undefined || tag !== "");
            if (!isExpected || decision.kind === "release")
                return [];
            const words = `Nothing is released: ${decision.why}`;
            if (decision.kind !== "check" || decision.asked === undefined) {
                (0, print.yy)((0, safe.RU)(`${(0, safe.Xm)(words)}.\n`));
                return [];
            }
            (0, channel.fz)("warning", `${words}\n${(0, task.Ty)(decision.asked, decision.right ?? [], event)}`);
            return ["warning"];
        }
        async function listPublishedVersions(result, { inputs, event, runner, task, environment }) {
            if (event.run.tag !== undefined || task.occasion === "release" || inputs.targets.length === 0)
                return [];
            const { listPublished } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 90956));
            return listPublished(result, { inputs, runner, environment });
        }
        function isComparing({ compare, baseArtifact, maxGrowth, }) {
            return compare !== "off" || (baseArtifact ?? maxGrowth) !== undefined;
        }
        async function loadDifference() {
            return Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 41037));
        }
        async function compareArchives(result, job) {
            return isComparing(job.inputs) ? (await loadDifference()).measureDifference(result, job) : undefined;
        }
        async function packArtifact(result, request, { baseArtifact }, runner) {
            const { makeArtifact } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 71357));
            return makeArtifact(result, request, baseArtifact !== undefined, runner);
        }
        async function describeDifferences(report, reasons) {
            if (!(0, core_report.wv)(report))
                return {};
            const { describeReported } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 33767));
            return describeReported(report, reasons);
        }
        function getGrowthStatus(growth) {
            return growth.length > 0 ? exit_status.dc.findings : exit_status.dc.pass;
        }
        var publish_report = __webpack_require__(29971);
        var action_request = __webpack_require__(70274);
        var require_checkout = __webpack_require__(42372);
        var run_with_scripts = __webpack_require__(83346);
        var scripts_refusal = __webpack_require__(66279);
        var external_node_path_ = __webpack_require__(76760);
        var report_file = __webpack_require__(63797);
        var external_node_fs_ = __webpack_require__(73024);
        var read_file_of_caller = __webpack_require__(47111);
        var safe_read = __webpack_require__(10544);
        ;
        const MAX_FILE_BYTES = 32 * 1024 * 1024;
        function readUntrustedFile(path, roots) {
            const link = listPathsToRoot(path, roots).find(isLink);
            if (link === undefined)
                return (0, read_file_of_caller.d)(path, undefined, MAX_FILE_BYTES);
            const refused = link === path ? "it is a link, and may lead anywhere" : "a folder on the way is a link, and may lead anywhere";
            return { refused, missing: false };
        }
        function listPathsToRoot(path, roots) {
            const way = [];
            for (let at = path; !roots.includes(at) && (0, external_node_path_.dirname)(at) !== at; at = (0, external_node_path_.dirname)(at))
                way.push(at);
            const isBelow = roots.some((root) => ((0, disk.Jj)(root, path) ?? "") !== "");
            if (isBelow)
                return way;
            return way.slice(0, 2);
        }
        function isLink(path) {
            return (0, safe_read.CD)(() => (0, external_node_fs_.lstatSync)(path))?.isSymbolicLink() === true;
        }
        ;
        function readUntrustedReport(file, { workspace, temporary, copy: { origin } }) {
            const roots = [workspace, ...(temporary ? [(0, external_node_path_.resolve)(temporary)] : [])];
            return (0, report_file.t)(file, workspace, { readFile: (path) => readUntrustedFile(path, roots), origin, isTrusted: false });
        }
        var write_files = __webpack_require__(17090);
        ;
        async function run(job) {
            const { inputs, runner, task } = job;
            (0, write_files.m)(inputs, runner.workspace);
            if (task.mode === "release") {
                return (await Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51238))).release(job);
            }
            if (task.mode === "nothing")
                return endWithNothing(job);
            if (isComparing(inputs))
                (await loadDifference()).readGrowthLimit(inputs, task.mode);
            if (inputs.artifact ?? inputs.pin ?? inputs.attestation)
                (await Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 37222))).refuseReleaseInputs(inputs);
            if (task.mode === "report")
                return publishEarlierReport(job);
            await (0, require_checkout.E)(runner);
            return run_check(job);
        }
        async function endWithNothing({ runner, task }) {
            (0, print.yy)((0, safe.RU)(`Nothing is released: ${(0, safe.Xm)(task.decision.why)}.\n`));
            await (0, publish_report.W)({}, "", runner);
            return exit_status.dc.pass;
        }
        async function run_check(job) {
            const { inputs, event, runner, task, environment } = job;
            const packs = (0, action_request.F)(inputs, event, task);
            const request = (0, action_request.I)(inputs, task, runner);
            const tokenFiles = (0, channel.u6)("warning", (0, scripts_refusal.O)(inputs, runner, environment));
            const checked = await (0, run_with_scripts.S)(preflight.M, request, { inputs, event, runner, environment, packs });
            const { result: marked, remark, archives } = await markKnown(checked, request, { inputs, event, runner });
            const noRelease = explainNoRelease(inputs, event, task.decision);
            const published = (0, channel.u6)("notice", await listPublishedVersions(marked, { inputs, event, runner, task, environment }));
            const measured = await compareArchives(marked, { inputs, task, environment, archives });
            const result = measured?.result ?? marked;
            const artifact = packs ? await packArtifact(marked, request, inputs, runner) : undefined;
            const { growth = [], remarks = [], ...described } = await describeDifferences(result.report, measured?.reasons);
            const refused = await (0, publish_report.S)(result, request, job, {
                ...described,
                outputs: artifact?.outputs ?? {},
                own: [...tokenFiles, ...noRelease, ...published, ...(measured?.own ?? []), ...(artifact?.own ?? [])],
                remarks: [...formatRemark(remark, marked.report), ...(measured?.remarks ?? []), ...remarks],
            });
            measured?.report();
            await artifact?.report();
            if (refused)
                return exit_status.dc.refused;
            return (0, exit_status.vc)(result.report) || (artifact?.exitStatus ?? exit_status.dc.pass) || getGrowthStatus(growth);
        }
        async function publishEarlierReport(job) {
            const { inputs, runner, task } = job;
            if (inputs.patchFile !== "") {
                const help = "Ask for patch-file where the plugin is checked";
                throw new errors.eb("The inputs report and patch-file exclude each other: the files are not at hand", help);
            }
            const report = readUntrustedReport(inputs.report, runner);
            const result = { report, root: runner.workspace, source: () => undefined };
            const { growth = [], remarks = [], ...described } = await describeDifferences(report);
            const refused = await (0, publish_report.S)(result, (0, action_request.I)(inputs, task, runner), job, { ...described, remarks });
            for (const sentence of growth)
                (0, print.yy)((0, safe.RU)(`${sentence}.\n`));
            return refused ? exit_status.dc.refused : (0, exit_status.vc)(report) || getGrowthStatus(growth);
        }
        ;
        async function main(texts, environment, workspace) {
            (0, hide_tokens.v)(environment);
            const given = readJob(texts, environment, workspace);
            let known = given;
            try {
                (0, channel.u6)("warning", given.unknownInputs);
                const source = { ...given, inputs: parseInputs(texts, environment) };
                const job = { ...source, task: await (0, task.aG)(source) };
                known = job;
                return await run(job);
            }
            catch (error) {
                return (0, failure.xV)(error, known);
            }
        }
    }),
    12512: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            COMMANDS: function () { return COMMANDS; }
        });
        var validate = __webpack_require__(53267);
        var action_interface = __webpack_require__(39783);
        var errors = __webpack_require__(42719);
        var options = __webpack_require__(71779);
        var parse = __webpack_require__(9310);
        var run_checks = __webpack_require__(98120);
        var jobs = __webpack_require__(99220);
        var run_scripts = __webpack_require__(36226);
        var life_options = __webpack_require__(54104);
        var run_code = __webpack_require__(10432);
        var print = __webpack_require__(51235);
        var safe = __webpack_require__(47313);
        var command_lines = __webpack_require__(25442);
        ;
        const SECOND = 1000;
        const TIME = 10;
        const MIN_TEXT_WIDTH = 10;
        const CLEAR_LINE = "\r\u001b[K";
        function makeCommandProgress(quiet) {
            if (quiet)
                return { onEvent: () => undefined, end: () => undefined };
            const isTerminal = (0, print.Jk)() && process.env["TERM"] !== "dumb";
            let timer;
            const end = () => {
                if (timer === undefined)
                    return;
                clearInterval(timer);
                timer = undefined;
                (0, print.yJ)(CLEAR_LINE);
            };
            return {
                end,
                onEvent(event) {
                    if (event.kind === "printed" || event.kind === "left-out")
                        return;
                    end();
                    if (event.kind !== "started") {
                        (0, print.yJ)(`${event.kind === "ended" ? (0, command_lines.em)(event) : (0, command_lines.ye)(event.folder)}\n`);
                        return;
                    }
                    if (!isTerminal) {
                        (0, print.yJ)(`${(0, command_lines.Vg)(event)}\n`);
                        return;
                    }
                    const words = (0, safe.ml)((0, command_lines.Vg)(event), Math.max(MIN_TEXT_WIDTH, (process.stderr.columns || 80) - TIME));
                    const start = Date.now();
                    const show = () => {
                        (0, print.yJ)(`${CLEAR_LINE}${words}  ${String(Math.round((Date.now() - start) / SECOND))} s`);
                    };
                    show();
                    timer = setInterval(show, SECOND);
                },
            };
        }
        var tag_format = __webpack_require__(50549);
        ;
        const check = {
            name: "check",
            arguments: "[path...]",
            most: Infinity,
            summary: "Run the checks of validate, then the plugin's tests, lint, type check and lifecycle hooks",
            options: [
                ...(0, validate.r)("check"),
                ...(0, options.NM)("check", [
                    "run-scripts",
                    "lifecycle",
                    "no-lifecycle",
                    "lifecycle-network",
                    "time-limit",
                    "jobs",
                    "lifecycle-settings",
                    "scripts-env",
                ]),
            ],
            run: runCheck,
        };
        const NO_SCRIPTS = "--no-scripts says so";
        async function runCheck(call) {
            const settings = readCodeSettings(call);
            const { env, platform, execPath } = process;
            const surroundings = { env, platform, execPath };
            if ((0, run_code.ag)(settings))
                return (0, run_checks.J)(call, { findOut: (0, run_code.dp)(settings, surroundings) });
            const log = makeCommandProgress(call.switches.has("quiet"));
            const tag = call.values.get("tag");
            if (tag === undefined)
                return (0, run_code.Bx)(settings, { surroundings, log }, (findOut) => (0, run_checks.J)(call, { findOut }));
            const { refuseUnreleasable, withArchiveChange } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 11179));
            const afterPass = (result) => refuseUnreleasable(result, { tag, tagFormat: (0, tag_format.O)(call.values) });
            return (0, run_code.Bx)(settings, { surroundings, log, rules: { watch: withArchiveChange } }, (findOut) => (0, run_checks.J)(call, { findOut, afterPass }));
        }
        function readCodeSettings(call) {
            const { values, switches } = call;
            const given = values.get("time-limit") ?? String(run_scripts.Kv);
            return {
                minutes: (0, run_scripts.lA)(given, "--time-limit", `--time-limit ${String(run_scripts.Kv)}`),
                ...(0, life_options.Z)(call),
                noScripts: switches.has("no-scripts") ? NO_SCRIPTS : undefined,
                noLifecycle: explainNoLifecycle(call),
                commands: {},
                jobs: (0, jobs.Y)(values.get("jobs"), "--jobs"),
                hasNetwork: switches.has("lifecycle-network"),
            };
        }
        function explainNoLifecycle({ values, switches }) {
            const given = values.get("lifecycle");
            if (switches.has("no-lifecycle")) {
                if (given === "true")
                    throw new errors.eb("--no-lifecycle and --lifecycle true contradict each other", "Leave out one of them");
                return "--no-lifecycle says so";
            }
            const chosen = (0, parse.Kf)(given ?? "auto", action_interface.yy.lifecycle.choices, "--lifecycle");
            if (chosen === "false")
                return "--lifecycle false says so";
            return chosen === "auto" && switches.has("no-scripts") ? NO_SCRIPTS : undefined;
        }
        var cancellation = __webpack_require__(81652);
        var absent = __webpack_require__(88241);
        var plugin_plugin = __webpack_require__(65641);
        var lifecycle_run = __webpack_require__(30769);
        var formats = __webpack_require__(68593);
        var timeline = __webpack_require__(79002);
        var ask_npm_for_files = __webpack_require__(45315);
        var run_lifecycle = __webpack_require__(68242);
        var context = __webpack_require__(86356);
        var external_node_path_ = __webpack_require__(76760);
        var format_call = __webpack_require__(7299);
        var print_report = __webpack_require__(98077);
        var cli_terminal = __webpack_require__(96061);
        var watch_plugin = __webpack_require__(94390);
        var archive_path = __webpack_require__(56980);
        var disk = __webpack_require__(77505);
        ;
        const testPlugin = {
            name: "test",
            arguments: "[path...]",
            most: Infinity,
            summary: "Load the built plugin, run its lifecycle hooks in order, and report each result",
            options: (0, options.JF)((0, options.NM)("test", [
                "watch",
                "hooks",
                "from",
                "time-limit",
                "lifecycle-network",
                "lifecycle-settings",
                "scripts-env",
                "format",
                "output",
                "quiet",
                "strict",
                "fail-on",
            ]), formats.h),
            run: runTest,
        };
        async function runTest(call) {
            const options = await readTestOptions(call);
            return (0, cancellation.l)(async (cancellation) => {
                if (!call.switches.has("watch"))
                    return testOnce(call, options, cancellation);
                const [path = ".", ...others] = call.arguments;
                if (others.length > 0)
                    throw new errors.eb("--watch watches one folder only", "Give the folder of a plugin");
                const isWatched = (below) => /^dist(?:\/|$)/u.test(below);
                const folder = (0, external_node_path_.resolve)((0, print_report.U5)(), path);
                return (0, watch_plugin.Pc)({ folder, path, enters: isWatched }, cancellation, async ({ warning }) => {
                    const mistake = await (0, watch_plugin.Mr)(async () => testOnce(call, options, cancellation));
                    const lines = [mistake ?? "", warning === undefined ? "" : `${warning}.\n`];
                    (0, print.yJ)(`${lines.join("")}${watch_plugin.uE}\n\n`);
                });
            });
        }
        const MAX_SECONDS = 3600;
        async function readTestOptions(call) {
            const { values } = call;
            const seconds = values.get("time-limit");
            const from = values.get("from");
            const only = values.get("only")?.split(",");
            if (only && from !== undefined) {
                throw new errors.eb("--only and --from exclude each other", "An update runs all hooks: leave out --only");
            }
            return {
                ...(0, life_options.Z)(call),
                only: only?.map((name) => (0, parse.Kf)(name.trim(), context.r, "--only")),
                from: from === undefined ? undefined : await openEarlierVersion(from),
                ...(seconds !== undefined && {
                    seconds: (0, run_scripts.pe)(seconds, "--time-limit", "seconds", MAX_SECONDS, "--time-limit 30"),
                }),
            };
        }
        async function openEarlierVersion(path) {
            const file = (0, external_node_path_.resolve)((0, print_report.U5)(), path);
            if ((0, archive_path.C)(file)) {
                const { readArchiveOfCaller } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 91789));
                return { workspace: (await readArchiveOfCaller(file, path, "refused")).opened.workspace, path };
            }
            const folder = (0, disk.h1)(file);
            if (folder !== undefined)
                return { workspace: (0, disk.DH)(folder), path };
            throw new errors.eb(`There is no archive ${(0, safe.hD)(path, 200)}`, "Give an archive that pack has made, or its folder");
        }
        async function testOnce(call, options, cancellation) {
            const { env, platform, execPath } = process;
            const lives = [];
            const lifecycle = (0, run_lifecycle.HU)({
                surroundings: { env, platform, execPath },
                cancellation,
                ...options,
                mayRunScripts: true,
                hasNetwork: call.switches.has("lifecycle-network"),
                onRun: (run) => lives.push(run),
            });
            const validation = {
                ...call,
                name: "validate",
                values: new Map([["only", "manifest-json"]]),
                switches: new Set(),
            };
            const withSettings = { ...call, values: new Map([...call.values, ["settings", "settings.json"]]) };
            const output = (0, print_report.Ms)(call);
            const unjudgedSteps = [];
            const noUpdates = [];
            const showLives = (0, ask_npm_for_files.NY)(lifecycle, async ({ root, workspace, folder }) => {
                const { manifest } = (await (0, plugin_plugin.o)(workspace, { folder, needs: ["manifest"] })).facts;
                const help = (0, absent.W0)(manifest)
                    ? `Correct that first. What is wrong, and where:\n  ${(0, format_call.M)(validation)}`
                    : "Install its packages and build it, such as with: npm ci && npm run build";
                for (const life of lives.splice(0)) {
                    const shown = formatLife(life, root, help);
                    if (hasTimeline(output))
                        (0, print.yy)(`${shown}\n`);
                    if ((0, absent.W0)(life))
                        continue;
                    unjudgedSteps.push(...listUnjudged(life));
                    noUpdates.push((0, lifecycle_run.U)(life));
                }
                return {};
            });
            const status = await (0, run_checks.J)({ ...call, only: run_lifecycle.Bv }, { findOut: (0, ask_npm_for_files.P4)(showLives) });
            const [unjudged] = unjudgedSteps;
            const noUpdate = noUpdates.find((why) => why !== undefined);
            if (status === 0 && noUpdate !== undefined) {
                throw new errors.eb(`This is not a pass: ${noUpdate}`, "Give --from a version that can be installed");
            }
            if (status !== 0 || unjudged === undefined)
                return status;
            throw new errors.eb(`This is not a pass: ${unjudged}`, `Give a JSON file of settings:\n  ${(0, format_call.M)(withSettings)}`);
        }
        function hasTimeline({ format, file, quiet }) {
            return !quiet && (format === "terminal" || file !== undefined);
        }
        function listUnjudged(run) {
            const later = (run.laterLives ?? []).filter(({ kind }) => kind === "update");
            const steps = [run, ...later].flatMap((life) => life.steps);
            return steps.flatMap(({ name, component, outcome }) => outcome.kind === "not-judged" && component === undefined
                ? [
                    `${name === "load" ? "the loading" : name} is not checked, as it fails with generated settings: ${outcome.settings.map((one) => (0, safe.hD)(one)).join(", ")}`,
                ]
                : []);
        }
        function formatLife(life, root, help) {
            if (!(0, absent.W0)(life))
                return (0, timeline.B)(life, { color: (0, cli_terminal.cr)(), pathOf: (0, print_report.Ay)(root) });
            if (life.absent !== run_lifecycle.Z4 && life.absent !== run_lifecycle.Hi) {
                throw new errors.eb(`The plugin cannot be tested: ${life.absent}`, help);
            }
            return `There is nothing to test: ${life.absent}`;
        }
        ;
        const init = {
            name: "init",
            arguments: "[path]",
            most: 1,
            summary: "Add the workflow and other missing files to an existing plugin; nothing is overwritten",
            options: [
                { name: "comment", help: "Let the workflow comment on pull requests, and add a second one for forks" },
                { name: "release", help: "Add the workflow that releases pushed tags" },
                {
                    name: "targets",
                    value: "TARGET,...",
                    help: "The release targets: github-release (the default), marketplace, npm",
                },
                { name: "marketplace-url", value: "URL", help: "The URL of the marketplace for releases" },
                { name: "dry-run", help: "Only show what would be written" },
                { name: "yes", help: "Do not ask before writing" },
            ],
            run: async (call) => (await Promise.all([__webpack_require__.e(291), __webpack_require__.e(196), __webpack_require__.e(594), __webpack_require__.e(602), __webpack_require__.e(687)]).then(__webpack_require__.bind(__webpack_require__, 53986))).runInit(call),
        };
        var paint = __webpack_require__(9609);
        var pages = __webpack_require__(93684);
        var checks = __webpack_require__(11933);
        var break_lines = __webpack_require__(83052);
        var inspection = __webpack_require__(89898);
        var nearest = __webpack_require__(2308);
        var text_width = __webpack_require__(26704);
        ;
        const FENCE = /^ *(?:```|~~~)(\w*)/u;
        const NOT_PROSE = /^ *(?:\||#|$)/u;
        const MARKER = /^ *(?:[-*] |\d+\. )?/u;
        const ITEM = /^ *(?:[-*]|\d+\.) /u;
        const ROW = /^\|(.*)\|$/u;
        const FINDING = /^ *(?:(?:\d+:\d+ +)?(?:error|warning|notice) +|= )/u;
        const SOURCE = /^ *\d* *\u2502/u;
        const GAP = 2;
        const NARROWEST = 20;
        function formatPage(page, terminal) {
            return splitBlocks(page.split("\n"))
                .flatMap((block) => formatBlock(block, terminal))
                .join("\n");
        }
        function formatBlock(block, terminal) {
            switch (block.kind) {
                case "prose":
                    return formatProse(block.text, terminal);
                case "plain":
                    return [formatHeading(block.text, terminal)];
                case "code":
                    return block.lines.flatMap((line) => formatCode(line, block.language, terminal));
                case "table":
                    return formatTable(block.rows, terminal);
            }
        }
        function splitBlocks(lines) {
            const blocks = [];
            for (let at = 0; at < lines.length; at++) {
                const line = lines[at] ?? "";
                const last = blocks.at(-1);
                const language = FENCE.exec(line)?.[1];
                if (language !== undefined) {
                    const end = findEnd(lines, at, (other) => FENCE.test(other));
                    blocks.push({ kind: "code", language, lines: lines.slice(at + 1, end) });
                    at = end;
                }
                else if (ROW.test(line)) {
                    const end = findEnd(lines, at, (other) => !ROW.test(other));
                    blocks.push({ kind: "table", rows: lines.slice(at, end).map(splitRow) });
                    at = end - 1;
                }
                else if (NOT_PROSE.test(line)) {
                    if (line !== "" || last?.kind !== "plain" || last.text !== "")
                        blocks.push({ kind: "plain", text: line });
                }
                else if (last?.kind === "prose" && !ITEM.test(line))
                    blocks[blocks.length - 1] = { kind: "prose", text: `${last.text} ${line.trimStart()}` };
                else
                    blocks.push({ kind: "prose", text: line });
            }
            return blocks;
        }
        function findEnd(lines, start, isEnd) {
            const end = lines.findIndex((line, at) => at > start && isEnd(line));
            return end < 0 ? lines.length : end;
        }
        function splitRow(line) {
            const cells = (ROW.exec(line)?.[1] ?? "").split(/(?<!\\)\|/u);
            return cells.map((cell) => formatInline(cell.trim().replaceAll("\\|", "|")));
        }
        function formatInline(text) {
            return text
                .replace(/\[([^\]]*)\]\(([^)]*)\)/gu, (_, shown, href) => /^https?:/u.test(href) && href !== shown ? `${shown} (${href})` : shown)
                .replace(/\*\*(.+?)\*\*/gu, "$1");
        }
        function formatHeading(text, { paint }) {
            return paint("bold", formatInline(text.replace(/^#+ /u, "")));
        }
        function formatProse(text, { columns }) {
            const [marker = ""] = MARKER.exec(text) ?? [];
            const shown = formatInline(text.slice(marker.length));
            const [first = "", ...others] = (0, break_lines.b)(shown, marker.length, { wrap: (0, text_width.makeWrap)(columns) });
            return [marker + first, ...others];
        }
        function formatCode(line, language, { columns }) {
            const indented = line === "" ? "" : `  ${line}`;
            if (language !== "text" || (0, text_width.measureWidth)(indented) <= columns)
                return [indented];
            if (SOURCE.test(line))
                return [`${indented.slice(0, columns - 1)}\u2026`];
            const start = FINDING.exec(indented)?.[0] ?? /^ */u.exec(indented)?.[0] ?? "";
            const [first = "", ...others] = (0, break_lines.b)(indented.slice(start.length), start.length, { wrap: (0, text_width.makeWrap)(columns) });
            return [start + first, ...others];
        }
        function formatTable(rows, { columns, paint }) {
            const [head = [], , ...body] = rows;
            const widths = fitColumns([head, ...body], columns);
            const format = (row) => {
                const cells = row.map((cell, at) => (0, text_width.makeWrap)(widths[at] ?? NARROWEST)(cell, 0));
                const height = Math.max(...cells.map((lines) => lines.length));
                return Array.from({ length: height }, (_, line) => cells
                    .map((lines, at) => padTo(lines[line] ?? "", (widths[at] ?? 0) + GAP))
                    .join("")
                    .trimEnd());
            };
            const rule = widths.map((width) => "\u2500".repeat(width)).join(" ".repeat(GAP));
            return [...format(head).map((line) => paint("bold", line)), paint("dim", rule), ...body.flatMap(format)];
        }
        function fitColumns(rows, columns) {
            const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (0, text_width.measureWidth)(row[at] ?? ""))));
            const room = columns - GAP * (widths.length - 1);
            while (widths.reduce((sum, width) => sum + width, 0) > room) {
                const widest = Math.max(...widths);
                if (widest <= NARROWEST)
                    break;
                widths[widths.indexOf(widest)] = widest - 1;
            }
            return widths;
        }
        function padTo(text, width) {
            return text + " ".repeat(Math.max(0, width - (0, text_width.measureWidth)(text)));
        }
        ;
        function findExplanation(id, terminal) {
            if (id === undefined)
                return formatList(checks.A, terminal);
            const [name = "", ...codes] = id.split("/");
            const exact = checks.A.filter((check) => check.id === name);
            const found = exact.length > 0 || codes.length > 0 ? exact : findByWord(name);
            const [only, ...others] = found;
            if (!only)
                throw (0, inspection.ls)(name);
            if (others.length > 0)
                return formatList(found, terminal);
            if (codes.length > 0)
                return explainCode(only, codes.join("/"));
            return terminal ? formatPage((0, pages.SP)(only.id), terminal) : (0, pages.SP)(only.id);
        }
        function findByWord(word) {
            const wanted = word.trim().toLowerCase();
            return wanted === "" ? [] : checks.A.filter(({ id, title }) => `${id} ${title.toLowerCase()}`.includes(wanted));
        }
        function explainCode({ id, title, codes }, code) {
            const sentence = Object.hasOwn(codes, code) ? codes[code] : undefined;
            if (sentence === undefined) {
                const known = Object.keys(codes);
                const meant = (0, nearest.qg)(code, known);
                const guess = meant === undefined ? "" : `Did you mean ${id}/${meant}? `;
                throw new errors.eb(`The check ${id} has no code ${(0, safe.hD)(code)}`, `${guess}Its codes are ${known.join(", ")}`);
            }
            return `${id}/${code}: ${sentence}.\n\nThe requirement: ${title}.\nThe page of the check: explain ${id}\n`;
        }
        function formatList(listed, terminal) {
            const wrap = terminal && (0, text_width.makeWrap)(terminal.columns);
            const column = Math.max(...listed.map(({ id }) => id.length));
            const lines = listed.flatMap(({ id, severity, title }) => {
                const start = `${id.padEnd(column)}  ${severity.padEnd(7)}  `;
                const [first = "", ...others] = (0, break_lines.b)(title, start.length, { wrap });
                return [start + first, ...others];
            });
            return `${lines.join("\n")}\n`;
        }
        ;
        const explain = {
            name: "explain",
            arguments: "[check-id[/code] | word]",
            most: 1,
            summary: "Print the page of a check, the meaning of a code, or a list of checks",
            options: [
                { name: "config", value: "PLUGIN", help: "Print the configuration that applies to a plugin, and its lines" },
            ],
            async run({ arguments: [id], values }) {
                const plugin = values.get("config");
                if (plugin !== undefined) {
                    if (id !== undefined)
                        throw new errors.eb("--config explains a plugin, and no check", `Leave out ${(0, safe.hD)(id)}`);
                    const { explainConfiguration } = await Promise.all([__webpack_require__.e(109), __webpack_require__.e(604), __webpack_require__.e(454), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 57049));
                    (0, print.yy)(await explainConfiguration(plugin));
                    return 0;
                }
                const isOnTerminal = (0, print._u)() && process.stdout.isTTY;
                const terminal = { columns: (0, cli_terminal.Nq)(), paint: (0, paint.A)({ color: (0, cli_terminal.cr)() }) };
                (0, print.yy)(findExplanation(id, isOnTerminal ? terminal : undefined));
                return 0;
            },
        };
        var doctor = __webpack_require__(25310);
        var load_part = __webpack_require__(50403);
        ;
        const lsp = {
            name: "lsp",
            arguments: "",
            most: 0,
            summary: "Start the language server: findings while you type, fixes, completion; docs/guides/editors.md shows the setup",
            options: [
                { name: "stdio", help: "Use standard input and output; the only transport" },
                {
                    name: "clientProcessId",
                    value: "PID",
                    help: "The editor's process, which some editors pass; the server exits with it",
                },
            ],
            async run() {
                const { runLsp } = await (0, load_part.A)("language server", () => Promise.all([__webpack_require__.e(84), __webpack_require__.e(575)]).then(__webpack_require__.bind(__webpack_require__, 53050)));
                return runLsp();
            },
        };
        var exit_status = __webpack_require__(81147);
        var core_report = __webpack_require__(73342);
        var next_commands = __webpack_require__(67275);
        var workspace = __webpack_require__(14345);
        var relative_path = __webpack_require__(80978);
        var lists = __webpack_require__(60007);
        var report_file = __webpack_require__(63797);
        var shard = __webpack_require__(89330);
        ;
        const SAME = "Merge reports of one run, each made with the same options";
        function mergeReports(files, cwd, of = "parts") {
            const twice = files.find((file, at) => files.indexOf(file) !== at);
            if (twice !== undefined)
                throw new errors.eb(`The report ${(0, safe.hD)(twice)} is given twice`, "Give each report once");
            const read = files.map((file) => ({ file, report: (0, report_file.t)(file, cwd) }));
            const parts = of === "parts" ? read : read.map(placeInRepository);
            const [first] = parts;
            if (!first)
                throw new errors.eb("There is no report to merge", "Give the files that --format json has written");
            for (const part of parts)
                requireAgreement(first, part);
            const plugins = parts.flatMap(({ report }) => report.plugins).toSorted(core_report.GT);
            refuseTwice(parts);
            const { occasion, strict, failOn, failOnNew } = first.report;
            const selection = joinSelections(parts);
            refuseMissing(parts, plugins.length);
            const bases = listBases(parts);
            const base = bases.length === 1 ? bases[0] : undefined;
            const baseline = joinBaselines(parts);
            const notes = joinNotes(parts);
            const report = { occasion, strict, failOn, failOnNew, plugins, selection, baseline, base, notes };
            return { report, differingBases: bases.length > 1 ? bases : [] };
        }
        function placeInRepository({ file, report }) {
            const name = (0, external_node_path_.basename)(file).replace(/\.json$/u, "");
            if (/^\.*$/u.test(name) || (0, relative_path.W)(name) !== undefined) {
                throw new errors.eb(`The report ${(0, safe.hD)(file)} is not named like a repository`, "Name each report after its repository, such as reports/weather.json");
            }
            const { selection } = report;
            if (selection?.shard !== undefined) {
                const what = `The report ${(0, safe.hD)(file)} is of the shard ${(0, safe.hD)(selection.shard)}, and not of a whole repository`;
                throw new errors.eb(what, "Check each repository whole, and divide their list");
            }
            return { file, report: placeReport(report, name) };
        }
        function requireAgreement(first, other) {
            for (const key of ["occasion", "strict", "failOn", "failOnNew"]) {
                const [left, right] = [first.report[key], other.report[key]];
                if (left === right)
                    continue;
                throw makeDifferenceError(first, other, `${(0, safe.hD)(key)} is ${String(left)} in the one and ${String(right)} in the other`);
            }
            const settings = ({ report }) => JSON.stringify([
                report.selection?.tag,
                report.selection?.changedSince,
                report.selection?.shard?.replace(/^\d+/u, ""),
                report.selection?.shard === undefined ? undefined : report.selection.of,
                report.baseline?.file,
            ]);
            if (settings(first) !== settings(other)) {
                throw makeDifferenceError(first, other, "they differ in their shards, their tag, their baseline or the commit that they start from");
            }
        }
        function makeDifferenceError(first, other, how) {
            return new errors.eb(`${(0, safe.hD)(first.file)} and ${(0, safe.hD)(other.file)} do not belong together: ${how}`, SAME);
        }
        function refuseTwice(parts) {
            const holders = new Map();
            for (const { file, report } of parts) {
                for (const { path } of report.plugins) {
                    const holder = holders.get(path);
                    if (holder !== undefined) {
                        const where = holder === file ? `twice in ${(0, safe.hD)(file)}` : `in ${(0, safe.hD)(holder)} and in ${(0, safe.hD)(file)}`;
                        throw new errors.eb(`The plugin ${(0, safe.hD)(path)} is ${where}`, "Give each report once, and each plugin to one job");
                    }
                    holders.set(path, file);
                }
            }
        }
        function refuseMissing([first], count) {
            const { of = count, shard, tag, changedSince } = first?.report.selection ?? {};
            if (shard === undefined || tag !== undefined || changedSince !== undefined || of === count)
                return;
            throw new errors.eb(`The reports contain ${String(count)} of ${String(of)} plugins`, "Give the reports as they were written: what a job has not checked is not a pass");
        }
        function joinSelections(parts) {
            const selections = parts.flatMap(({ report }) => report.selection ?? []);
            const [first] = selections;
            if (!first)
                return undefined;
            const shards = parts.flatMap(({ file, report }) => report.selection?.shard === undefined ? [] : (0, shard.uK)(report.selection.shard, `The shard of ${(0, safe.hD)(file)}`));
            const [any] = shards;
            if (any)
                requireAll(shards, any.count);
            const { tag, changedSince } = first;
            if (tag === undefined && changedSince === undefined)
                return undefined;
            const sum = selections.reduce((total, { of }) => total + of, 0);
            return { of: any ? first.of : sum, tag, changedSince };
        }
        function requireAll(shards, count) {
            const indices = shards.map(({ index }) => index);
            const twice = indices.find((index, at) => indices.indexOf(index) !== at);
            if (twice !== undefined) {
                throw new errors.eb(`The shard ${(0, shard._D)({ index: twice, count })} is there twice`, "Give each report once");
            }
            const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !indices.includes(index));
            if (missing.length === 0)
                return;
            const names = missing.slice(0, 10).map((index) => (0, shard._D)({ index, count }));
            const more = missing.length > names.length ? ` and ${String(missing.length - names.length)} more` : "";
            throw new errors.eb(`${missing.length === 1 ? "The report of a shard is" : `The reports of ${String(missing.length)} shards are`} missing: ${names.join(", ")}${more}`, "Give the reports of all shards: what a job has not checked is not a pass");
        }
        function joinBaselines(parts) {
            const uses = parts.flatMap(({ report }) => report.baseline ?? []);
            const [first] = uses;
            return first && { file: first.file, gone: uses.reduce((sum, { gone }) => sum + gone, 0) };
        }
        function joinNotes(parts) {
            const notes = parts.flatMap(({ report }) => report.notes ?? []);
            const once = new Map(notes.map((note) => [JSON.stringify([note.path, note.message]), note]));
            return [...once.values()].toSorted(workspace.cD);
        }
        function listBases(parts) {
            const bases = parts.flatMap(({ report }) => report.base ?? []);
            const groups = (0, lists.$z)(bases, ({ name, commit }) => JSON.stringify([name, commit]));
            return [...groups.values()].flatMap(([first, ...others]) => (first ? joinBases(first, others) : []));
        }
        function joinBases({ name, commit, removed = [] }, others) {
            const all = [...removed, ...others.flatMap((other) => other.removed ?? [])];
            const plugins = [...new Map(all.map((plugin) => [plugin.path, plugin])).values()].toSorted(core_report.GT);
            return { name, commit, ...(plugins.length > 0 && { removed: plugins }) };
        }
        function placeReport(report, folder) {
            const place = (path) => (0, workspace.uJ)(folder, path);
            const placeFinding = (finding) => ({
                ...finding,
                location: { ...finding.location, file: place(finding.location.file) },
                fix: finding.fix?.map((edit) => ({ ...edit, file: place(edit.file) })),
            });
            const placePlugin = (plugin) => ({
                ...(0, core_report.HK)(plugin, placeFinding),
                path: (0, core_report.L2)(plugin) === "" ? folder : place(plugin.path),
                change: undefined,
                lifecycle: plugin.lifecycle && { ...plugin.lifecycle, entry: place(plugin.lifecycle.entry) },
            });
            const notes = report.notes?.map((note) => ({ ...note, path: place(note.path) }));
            return { ...report, plugins: report.plugins.map(placePlugin), base: undefined, notes };
        }
        var join_words = __webpack_require__(88140);
        ;
        const merge = {
            name: "merge",
            arguments: "REPORT...",
            most: Infinity,
            summary: "Join the JSON reports of shards into one, with the same exit status",
            options: (0, options.JF)((0, options.NM)("merge", ["format", "output", "quiet", "repositories"]), formats.h.filter((format) => format !== "patch")),
            run: runMerge,
        };
        async function runMerge(call) {
            const cwd = (0, print_report.U5)();
            const isOfSeveral = call.switches.has("repositories");
            const { report, differingBases } = mergeReports(call.arguments, cwd, isOfSeveral ? "repositories" : "parts");
            if (differingBases.length > 0)
                (0, print.yJ)(`${(0, safe.Xm)(formatBases(differingBases))}.\n`);
            const merged = { report, root: cwd, source: () => undefined };
            const { growth = [], ...described } = await describeDifferences(report);
            const next = isOfSeveral ? (0, next_commands.p)() : (0, next_commands.i)(call, formatFixCommand(report));
            await (0, print_report.xA)(await (0, print_report.h1)((0, print_report.Ms)(call), { next, ...described }), merged);
            for (const sentence of growth)
                (0, print.yJ)(`${sentence}.\n`);
            return (0, exit_status.vc)(report) || (growth.length > 0 ? exit_status.dc.findings : exit_status.dc.pass);
        }
        async function describeDifferences(report) {
            if (!(0, core_report.wv)(report))
                return {};
            const { describeReported } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 33767));
            return describeReported(report);
        }
        const MAX_PATHS = 20;
        function formatFixCommand({ plugins, strict }) {
            const fixable = plugins.filter(({ findings }) => findings.some(({ fix }) => fix !== undefined));
            const paths = fixable.map(({ path }) => path);
            return (0, format_call.M)({
                name: "validate",
                arguments: paths.length > MAX_PATHS ? ["**"] : paths,
                values: new Map(),
                switches: new Set(strict ? ["strict", "fix"] : ["fix"]),
            });
        }
        const MAX_NAMED = 3;
        const SHORT = 12;
        function formatBases(bases) {
            const names = bases.map(({ name, commit }) => `${(0, safe.hD)(name)} at ${(0, safe.hD)(commit, SHORT)}`);
            const named = (0, join_words.rL)(names, MAX_NAMED).join(", ");
            return `New and existing findings were decided with different bases: ${named}. The merged report names none`;
        }
        var versions = __webpack_require__(38537);
        ;
        const DRY_RUN = { name: "dry-run", help: "Only show what would change" };
        const PREID = { name: "preid", value: "NAME", help: "What a prerelease is called, such as rc" };
        const SOURCES = ["package.json", "manifest.json"];
        const version = {
            name: "version",
            arguments: "<new> [path]",
            most: Infinity,
            summary: `Raise the version in manifest.json, package.json, the lock file and CHANGELOG.md: 1.5.0, or ${versions.mU.join(", ")}`,
            options: [
                DRY_RUN,
                tag_format.l,
                PREID,
                { name: "sync", help: "Raise nothing: copy the version of package.json to manifest.json and npm's lock file" },
                { name: "from", value: "FILE", choices: SOURCES, help: "With --sync: the file whose version is right" },
            ],
            async run({ arguments: words, values, switches }) {
                const isDry = switches.has("dry-run");
                if (switches.has("sync")) {
                    refuseRaising(values);
                    const { runSync } = await Promise.all([__webpack_require__.e(48), __webpack_require__.e(354)]).then(__webpack_require__.bind(__webpack_require__, 88239));
                    const source = SOURCES.find((name) => name === values.get("from")) ?? "package.json";
                    return runSync({ paths: words.length === 0 ? ["."] : words, source, isDry });
                }
                if (values.has("from"))
                    throw new errors.eb("--from needs --sync", "Add --sync, or leave out --from");
                const [wanted, path = ".", more] = words;
                if (wanted === undefined) {
                    throw new errors.eb("version needs the new version", `Write it, such as 1.5.0, or one of ${versions.mU.join(", ")}`);
                }
                if (more !== undefined)
                    throw new errors.eb(`${(0, safe.hD)(more)} is one argument too many`, "See --help");
                const { runVersion } = await Promise.all([__webpack_require__.e(48), __webpack_require__.e(354)]).then(__webpack_require__.bind(__webpack_require__, 88239));
                const tagFormat = (0, tag_format.O)(values);
                return runVersion({ wanted, path, identifier: values.get("preid"), tagFormat, isDry });
            },
        };
        function refuseRaising(values) {
            const other = [tag_format.l, PREID].find(({ name }) => values.has(name));
            if (other)
                throw new errors.eb(`--${other.name} has no meaning with --sync`, `Leave out --${other.name}`);
        }
        var marketplace_serve = __webpack_require__(66480);
        ;
        const marketplaceVerify = {
            name: "marketplace verify",
            arguments: "",
            most: 0,
            summary: "Test whether a server follows the marketplace contract",
            options: [
                { name: "url", value: "URL", help: "The URL of the server; its token is read from PLUGIN_MARKETPLACE_TOKEN" },
                { name: "plugin", value: "ID", help: "The plugin to submit; contract-sandbox by default" },
                {
                    name: "profile",
                    value: "PROFILE,...",
                    repeats: true,
                    help: "The profiles to test: core, oidc, validate, staging, review, catalog, updates; by default, all that the server announces",
                },
                { name: "format", value: "FORMAT", choices: ["tap", "junit"], help: "The format of the results; tap by default" },
                { name: "issuer-port", value: "PORT", help: "The port for the keys of test identity tokens; 4701 by default" },
                { name: "issuer-key", value: "FILE", help: "A private key to sign them instead, for a server on another machine" },
                { name: "issuer", value: "URL", help: "The issuer for which the server trusts this key" },
                { name: "timeout", value: "SECONDS", help: "The time limit for checking a version; 120 by default" },
                { name: "review-timeout", value: "SECONDS", help: "The time limit for a review by a person; 600 by default" },
            ],
            run: async (call) => {
                const url = call.values.get("url");
                if (url === undefined)
                    throw new errors.eb("No server is named", "Write --url http://127.0.0.1:4700");
                const { verify } = await (0, load_part.A)("marketplace", () => Promise.all([__webpack_require__.e(892), __webpack_require__.e(530), __webpack_require__.e(511), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(853), __webpack_require__.e(92)]).then(__webpack_require__.bind(__webpack_require__, 98238)));
                return verify(url, call);
            },
        };
        ;
        const DATA = {
            name: "data",
            value: "FOLDER",
            help: "The data folder of the server, which may be running; marketplace-data in this folder by default",
        };
        const REASON = { name: "reason", value: "TEXT", help: "The reason, which everyone can read" };
        const UNDO = { name: "undo", help: "Undo it" };
        const ADMINISTRATION = [
            make("owner", "add|list [NAME]", 2, "Set who may publish which plugins of a marketplace", [
                {
                    name: "plugin",
                    value: "ID",
                    repeats: true,
                    help: "A plugin that the owner may publish; new plugins need no entry",
                },
            ]),
            make("token", "create|list|revoke [ID]", 2, "Make, list and revoke tokens of owners", [
                { name: "owner", value: "NAME", help: "The owner of the token" },
                {
                    name: "may",
                    value: "WHAT",
                    choices: ["publish", "read", "review"],
                    help: "The permission; publish by default, only for the owner's plugins",
                },
                { name: "days", value: "NUMBER", help: "The number of days that it is valid; without it, until you revoke it" },
            ]),
            make("yank", "ID@VERSION", 1, "Hide a published version from lists and updates; its archive stays available", [
                REASON,
                UNDO,
            ]),
            make("deprecate", "ID@VERSION", 1, "Show a warning on a published version", [REASON, UNDO]),
            make("take-down", "ID@VERSION", 1, "Permanently stop serving the archive of a published version", [REASON]),
            make("critical", "ID@VERSION", 1, "Mark an update as urgent", [UNDO]),
            make("audit", "[ID]", 1, "List who did what, newest first, as lines of JSON", [
                { name: "most", value: "NUMBER", help: "The maximum number of entries; 100 by default" },
            ]),
            make("backup", "FOLDER", 1, "Copy a marketplace to a new folder while its server runs", []),
            make("restore", "FOLDER", 1, "Make a server's data folder from a backup", []),
        ];
        function make(name, positional, most, summary, options) {
            return {
                name: `marketplace ${name}`,
                arguments: positional,
                most,
                summary,
                options: [...options, DATA],
                run: async (call) => {
                    const { administer } = await (0, load_part.A)("marketplace", () => Promise.all([__webpack_require__.e(892), __webpack_require__.e(530), __webpack_require__.e(511), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(853), __webpack_require__.e(92)]).then(__webpack_require__.bind(__webpack_require__, 39657)));
                    return administer(name, call);
                },
            };
        }
        ;
        const COMMANDS = [
            makeRow(validate.t),
            makeRow(check),
            makeRow(testPlugin),
            {
                name: "dev",
                arguments: "[path]",
                most: 1,
                summary: "Show the plugin in your browser, with its settings and findings, and rebuild it after each change",
                load: async () => (await Promise.all([__webpack_require__.e(771), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 33402))).dev,
            },
            {
                name: "create",
                arguments: "<project-name> | .",
                most: 1,
                summary: "Create a plugin that passes every check, in a new folder or in the current empty one",
                load: async () => (await Promise.all([__webpack_require__.e(291), __webpack_require__.e(196), __webpack_require__.e(594), __webpack_require__.e(602), __webpack_require__.e(687)]).then(__webpack_require__.bind(__webpack_require__, 154))).create,
            },
            makeRow(init),
            makeRow(explain),
            makeRow(doctor.A),
            {
                name: "env",
                arguments: "[path]",
                most: 1,
                summary: "Print machine and project details for a bug report, without secrets",
                load: async () => (await Promise.all([__webpack_require__.e(48), __webpack_require__.e(354)]).then(__webpack_require__.bind(__webpack_require__, 12702))).env,
            },
            {
                name: "types",
                arguments: "[path]",
                most: 1,
                summary: "Write TypeScript types of the settings, permissions and commands in manifest.json",
                load: async () => (await Promise.all([__webpack_require__.e(48), __webpack_require__.e(354)]).then(__webpack_require__.bind(__webpack_require__, 26603))).types,
            },
            makeRow(lsp),
            {
                name: "pack",
                arguments: "[path]",
                most: 1,
                summary: "Make the archive that a release would ship, and check it",
                load: async () => (await Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 6250))).packCommand,
            },
            {
                name: "release",
                arguments: "[path]",
                most: 1,
                summary: "Release a tag: check, pack, plan and publish; to finish a stopped release, run it again",
                load: async () => (await Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 88120))).release,
            },
            makeRow(merge),
            makeRow(version),
            {
                name: "install",
                arguments: "<name[@version]>",
                most: 1,
                summary: "Download a plugin from a marketplace into a new folder, for test and dev, without running it",
                load: async () => (await Promise.all([__webpack_require__.e(892), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(853), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 1253))).install,
            },
            {
                name: "login",
                arguments: "<url>",
                most: 1,
                summary: "Store a token for a marketplace on this machine; only release uses it",
                load: async () => (await Promise.all([__webpack_require__.e(892), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(853), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 9197))).login,
            },
            {
                name: "logout",
                arguments: "<url>",
                most: 1,
                summary: "Delete the stored token for a marketplace",
                load: async () => (await Promise.all([__webpack_require__.e(892), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(853), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 9197))).logout,
            },
            makeRow(marketplace_serve.marketplaceServe),
            makeRow(marketplaceVerify),
            ...ADMINISTRATION.map(makeRow),
        ];
        function makeRow(command) {
            return { ...command, load: () => Promise.resolve(command) };
        }
    }),
    34129: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            askAboutFixes: function () { return askAboutFixes; }
        });
        var errors = __webpack_require__(42719);
        var print = __webpack_require__(51235);
        var paint = __webpack_require__(9609);
        var finding_identity = __webpack_require__(60170);
        var decode = __webpack_require__(49862);
        var edits = __webpack_require__(8483);
        var json_scan = __webpack_require__(81229);
        var fix = __webpack_require__(29549);
        var fix_files = __webpack_require__(61999);
        var preflight = __webpack_require__(48950);
        var write_change = __webpack_require__(12990);
        ;
        const FIX_ANSWERS = ["yes", "no", "all", "quit"];
        async function preflightWithAnswers(request, decide) {
            const declined = new Map();
            const fixed = [];
            const removed = [];
            let offered = 0;
            let tries = 0;
            for (let result = await (0, preflight.M)(request);; result = await (0, preflight.M)(request)) {
                let isWritten = false;
                const open = listOpen(result, declined);
                for (const [at, finding] of open.entries()) {
                    const change = findChange(finding, result);
                    if (!change)
                        continue;
                    offered++;
                    const answer = await decide({ finding, change, left: open.length - at, root: result.root });
                    if (answer === "quit")
                        return { result, fixed, removed, offered };
                    if (answer === "all") {
                        const rest = await (0, fix.preflightWithFixes)(request, (one) => declined.has(getKey(one)));
                        return {
                            result: rest.result,
                            fixed: [...fixed, ...rest.fixed],
                            removed: [...removed, ...rest.removed],
                            offered,
                        };
                    }
                    if (answer === "no")
                        declined.set(getKey(finding), (declined.get(getKey(finding)) ?? 0) + 1);
                    else {
                        isWritten = true;
                        if ((0, write_change.k)(result.root, change)) {
                            fixed.push(finding);
                            removed.push(...(0, json_scan.m)(change));
                        }
                        else if (++tries === fix.MAX_TRIES)
                            throw (0, fix.makeStaleError)(new Set([change.file]));
                        break;
                    }
                }
                if (!isWritten)
                    return { result, fixed, removed, offered };
            }
        }
        const getKey = (finding) => JSON.stringify([finding.check, finding.location.file, (0, finding_identity.rf)(finding)]);
        function listOpen({ report }, declined) {
            const seen = new Map();
            return report.plugins
                .flatMap(({ findings }) => findings.filter(fix_files.G4))
                .filter((finding) => {
                const key = getKey(finding);
                const count = (seen.get(key) ?? 0) + 1;
                seen.set(key, count);
                return count > (declined.get(key) ?? 0);
            });
        }
        function findChange(finding, { checkedBytes }) {
            const { fix = [] } = finding;
            const file = fix[0]?.file;
            const bytes = file === undefined ? undefined : checkedBytes?.(file);
            if (file === undefined || !bytes || !(0, fix_files.SJ)(finding, file))
                return undefined;
            const { text: before, fault } = (0, decode._6)(bytes);
            const after = (0, edits.y)(before, [fix]).text;
            return fault || after === before ? undefined : { file, before, after };
        }
        var safe = __webpack_require__(47313);
        var ask = __webpack_require__(66124);
        var print_report = __webpack_require__(98077);
        var terminal = __webpack_require__(96061);
        ;
        async function askAboutFixes(request) {
            if (!(0, ask.Gj)()) {
                throw new errors.eb("--interactive asks, and there is no terminal to answer on", "Leave --interactive out, and --fix makes every fix; --format patch shows them all");
            }
            const { formatFixOffer } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 38031));
            const view = { paint: (0, paint.A)({ color: (0, terminal.cr)() }), width: (0, terminal.Nq)(), wrap: await (0, terminal.TP)() };
            return (0, ask.rk)((ask) => preflightWithAnswers(request, async (offer) => {
                (0, print.yy)(formatFixOffer(offer, { ...view, pathOf: (0, print_report.Ay)(offer.root) }));
                try {
                    const text = "Make this fix? yes, no, all or quit";
                    return findAnswer(await ask({ text, usual: "no", judge })) ?? "no";
                }
                catch (error) {
                    if (!(error instanceof errors.j$))
                        throw error;
                    (0, print.yy)("\n");
                    return "quit";
                }
            }));
        }
        function findAnswer(given) {
            const word = given.toLowerCase();
            return FIX_ANSWERS.find((answer) => answer === word || (word.length === 1 && answer.startsWith(word)));
        }
        const judge = (given) => findAnswer(given)
            ? undefined
            : { message: `${(0, safe.hD)(given)} is not an answer`, help: "Write yes, no, all or quit, or its first letter" };
    }),
    66124: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            AX: function () { return isYes; },
            Gj: function () { return canAsk; },
            hm: function () { return judgeYesOrNo; },
            rk: function () { return runWithQuestions; }
        });
        var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80481);
        var node_readline__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_readline__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51235);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        function canAsk() {
            return process.stdin.isTTY && (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_2__._u)();
        }
        async function runWithQuestions(work) {
            const lines = (0, node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: process.stdin, output: process.stdout });
            const typed = [];
            let isClosed = false;
            let wake;
            lines.on("line", (line) => {
                typed.push(line);
                wake?.();
            });
            lines.on("close", () => {
                isClosed = true;
                wake?.();
            });
            const readLine = async (prompt) => {
                if (!isClosed) {
                    lines.setPrompt(prompt);
                    lines.prompt();
                }
                for (;;) {
                    const line = typed.shift();
                    if (line !== undefined)
                        return line;
                    if (isClosed)
                        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.j$("SIGINT");
                    await new Promise((resolve) => {
                        wake = resolve;
                    });
                }
            };
            try {
                return await work((question) => askUntilAccepted(readLine, question));
            }
            finally {
                lines.close();
            }
        }
        async function askUntilAccepted(readLine, { text, usual, judge }) {
            for (;;) {
                const typed = (await readLine(`${text} (${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(usual)}): `)).trim();
                const answer = typed === "" ? usual : typed;
                const fault = judge(answer);
                if (!fault)
                    return answer;
                (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_2__.yy)(`  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(fault.message)}\n  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(fault.help)}\n`);
            }
        }
        function judgeYesOrNo(answer) {
            if (/^(?:y|yes|n|no)$/iu.test(answer))
                return undefined;
            return { message: `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(answer)} is not an answer`, help: "Write yes or no" };
        }
        const isYes = (answer) => /^y/iu.test(answer);
    }),
    25310: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return doctor; },
            B: function () { return ENVIRONMENT_OPTIONS; }
        });
        const ENVIRONMENT_OPTIONS = [
            {
                name: "format",
                value: "FORMAT",
                choices: ["terminal", "json"],
                help: "The format of the report; terminal by default",
            },
        ];
        const doctor = {
            name: "doctor",
            arguments: "[path]",
            most: 1,
            summary: "Check whether your machine and project are ready for plugin development, and say what to fix",
            options: ENVIRONMENT_OPTIONS,
            async run({ arguments: [path = "."], values }) {
                const { runDoctor } = await Promise.all([__webpack_require__.e(48), __webpack_require__.e(354)]).then(__webpack_require__.bind(__webpack_require__, 97895));
                return runDoctor(path, values.get("format") === "json");
            },
        };
    }),
    23590: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            EXAMPLES: function () { return EXAMPLES; }
        });
        const EXAMPLES = {
            validate: [
                ["validate", "Check the plugin in this folder"],
                ["validate --fix --interactive", "Show each fix, and ask before making it"],
                ["validate --watch", "Check again whenever a file changes"],
                ["validate plugins/* --changed-since origin/main", "Check only the plugins that your branch changes"],
            ],
            check: [
                ["check", "Check the plugin in this folder, and run its tests and hooks"],
                ["check --tag v1.4.0", "Check it as the release of this tag would"],
                ["check --format junit --output preflight.xml", "Write a report for another CI system"],
            ],
            test: [
                ["test", "Run all hooks of the built plugin, and show the results"],
                ["test --only onEnable --watch", "Run one hook again after each build"],
                ["test --from old.zip", "Update from an earlier version"],
            ],
            create: [
                ["create my-plugin", "Make a plugin in the new folder my-plugin"],
                ["create @lumen-labs/weather --template service", "Make a scoped package, in the new folder weather"],
                ["create . --yes", "Make a plugin in this empty folder, without asking"],
            ],
            init: [
                ["init --dry-run", "Show what would be added to the project in this folder"],
                ["init --yes --comment --release", "Add the workflows, including one that releases tags"],
            ],
            explain: [
                ["explain", "List all checks"],
                ["explain manifest-name", "Print the page of a check"],
                ["explain hooks", "List the checks whose name or requirement contains a word"],
                ["explain manifest-tags/too-many", "Print the meaning of a code"],
            ],
            dev: [
                ["dev", "Show the plugin in a browser, and rebuild it after each change"],
                ["dev --no-build", "Show the plugin that you build yourself"],
                ["dev --editor code", "Open the locations of findings and errors in this editor"],
                ["dev --screenshot widget.png --size 1280x800", "Take a screenshot, and exit"],
            ],
            lsp: [["lsp --stdio", "Start the language server; your editor runs this command"]],
            doctor: [["doctor", "Check whether your machine and project are ready"]],
            env: [["env", "Print machine and project details for a bug report"]],
            types: [["types --output src/manifest-types.ts --watch", "Keep the types of the settings up to date"]],
            pack: [
                ["pack", "Make the archive of the plugin in this folder"],
                ["pack --previous old.zip --max-growth 10%", "Show what is new, and fail if the archive grew by more than 10%"],
            ],
            release: [
                ["release --tag v1.4.0 --targets github-release --dry-run", "Print what a release would do"],
                ["release --tag v1.4.0 --targets github-release,npm", "Publish a version on GitHub and on npm"],
            ],
            merge: [["merge one.json two.json", "Join the reports of two jobs into one"]],
            version: [
                ["version minor", "Raise the version everywhere"],
                ["version prerelease --preid rc --dry-run", "Show what the next prerelease would change"],
                ["version --sync", "Copy the version that another tool wrote to package.json, in all plugins of a workspace"],
            ],
            install: [
                [
                    "install weather-widget --marketplace-url https://plugins.example.com",
                    "Download the newest version into the folder weather-widget",
                ],
                [
                    "install weather-widget@1.4.0 --marketplace-url https://plugins.example.com --archive weather.zip",
                    "Also keep its archive, so that you can verify its attestation",
                ],
            ],
            login: [["login https://plugins.example.com", "Ask for a token, and store it for releases to this marketplace"]],
            logout: [["logout https://plugins.example.com", "Delete the stored token"]],
            "marketplace serve": [
                ["marketplace serve --port 4700", "Start a marketplace on this machine"],
                ["marketplace serve --public-url https://plugins.example.com --trusted-proxy 127.0.0.1", "Start it behind a proxy"],
            ],
            "marketplace owner": [["marketplace owner add weather-team --plugin weather-widget", "Set who may publish a plugin"]],
            "marketplace token": [
                ["marketplace token create --owner weather-team --days 90", "Make a token for publishing"],
                ["marketplace token revoke tok_0f1e2d3c4b5a", "Revoke one"],
            ],
            "marketplace yank": [["marketplace yank weather-widget@1.4.0 --reason 'It forgets its settings'", "Yank a version"]],
            "marketplace deprecate": [
                ["marketplace deprecate weather-widget@1.4.0 --reason 'Use Rain Radar instead'", "Warn about a version"],
            ],
            "marketplace take-down": [
                ["marketplace take-down weather-widget@1.4.0 --reason 'It copies passwords'", "Take a version down"],
            ],
            "marketplace critical": [["marketplace critical weather-widget@1.4.1", "Mark an update as urgent"]],
            "marketplace audit": [["marketplace audit weather-widget --most 20", "List what was done to a plugin"]],
            "marketplace backup": [["marketplace backup ../marketplace-copy", "Copy a running marketplace"]],
            "marketplace restore": [
                ["marketplace restore ../marketplace-copy --data restored", "Make a data folder from a backup"],
            ],
            "marketplace verify": [["marketplace verify --url http://127.0.0.1:4700", "Test a server against the contract"]],
        };
    }),
    57049: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            explainConfiguration: function () { return explainConfiguration; }
        });
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88241);
        var _plugin_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71629);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65641);
        var _run_tagged_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8330);
        var _base_text_day_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36996);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _print_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98077);
        async function explainConfiguration(path) {
            const { root, workspace, folder } = await (0, _run_tagged_plugin_js__WEBPACK_IMPORTED_MODULE_2__.b)(path, (0, _print_report_js__WEBPACK_IMPORTED_MODULE_4__.U5)());
            const needs = ["configuration", "packageJson", "sharedConfiguration"];
            const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__.o)(workspace, { folder, needs });
            const { configuration, packageJson, sharedConfiguration } = facts;
            const shared = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__.W0)(sharedConfiguration) ? undefined : sharedConfiguration;
            const sources = [(0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__.W0)(packageJson) ? undefined : packageJson, shared?.json].filter((json) => json !== undefined);
            const holding = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__.W0)(configuration) ? undefined : configuration;
            const rows = sources.flatMap((json) => listRows(json, holding));
            const fault = shared?.fault && `The package.json at the root ${shared.fault.why}, so no configuration in it applies.`;
            const [applied, rest] = [rows.filter(({ why }) => why === undefined), rows.filter(({ why }) => why !== undefined)];
            const pathOf = (0, _print_report_js__WEBPACK_IMPORTED_MODULE_4__.Ay)(root);
            const lines = [
                ...(applied.length === 0 ? ["Nothing is configured for this plugin."] : formatRows(applied, pathOf)),
                ...(rest.length === 0 ? [] : ["", "Does not apply:", ...formatRows(rest, pathOf)]),
                ...(fault === undefined ? [] : ["", fault]),
            ];
            return `${lines.join("\n")}\n`;
        }
        function listRows(json, holding) {
            const { commands, peers, off, baseline } = (0, _plugin_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__.TD)(json);
            const { file: from } = json;
            const lineOf = (...path) => json.at(_plugin_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__.vr, ...path).range.start.line;
            const replaced = (by) => by === undefined || by === from ? undefined : `${by} replaces it`;
            const commandRows = Object.entries(commands).map(([name, { text }]) => {
                const why = replaced(holding?.commands[name]?.from);
                return { key: `commands.${name}`, text: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(text), from, line: lineOf("commands", name), why };
            });
            const peerRows = peers.map(({ text, index }) => {
                return { key: "peers", text: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(text), from, line: lineOf("peers", index) };
            });
            const offRows = off.map((entry) => {
                const why = explainOff(entry, holding);
                return { key: "off", text: describeOff(entry), from, line: lineOf("off", entry.index), why };
            });
            const rows = [...commandRows, ...peerRows, ...offRows];
            if (!baseline)
                return rows;
            const why = replaced(holding?.baseline?.from);
            return [...rows, { key: "baseline", text: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(baseline.text), from, line: lineOf("baseline"), why }];
        }
        function describeOff({ check, file, pointer, fingerprint, until, reason }) {
            const place = [
                pointer && `at ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(pointer)}`,
                file && `in ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(file)}`,
                fingerprint,
                until && `until ${until}`,
            ];
            return `${[(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(check), ...place.filter((part) => part !== undefined)].join(" ")}: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(reason)}`;
        }
        function explainOff(entry, holding) {
            if (entry.until !== undefined && entry.until < (0, _base_text_day_js__WEBPACK_IMPORTED_MODULE_6__.i)(new Date()))
                return "its last day is past";
            if (holding?.off.some(({ from, index }) => from === entry.from && index === entry.index))
                return undefined;
            if (entry.fingerprint !== undefined)
                return "the root's package.json does not ship";
            const place = (0, _plugin_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__.I$)(entry);
            return `${holding?.off.find((one) => (0, _plugin_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__.I$)(one) === place)?.from ?? "another entry"} replaces it`;
        }
        function formatRows(rows, pathOf) {
            const shown = rows.map(({ from, line, ...row }) => ({
                ...row,
                place: `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(pathOf(from))}:${String(line)}`,
            }));
            const column = Math.max(...shown.map(({ place }) => place.length));
            const keys = Math.max(...shown.map(({ key }) => key.length));
            return shown.map(({ place, key, text, why }) => {
                const end = why === undefined ? "" : ` (${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(why)})`;
                return `${place.padEnd(column)}  ${key.padEnd(keys)}  ${text}${end}`;
            });
        }
    }),
    54104: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Z: function () { return readLifeOptions; }
        });
        var _commands_read_named_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92663);
        var _print_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98077);
        function readLifeOptions({ values }) {
            const file = values.get("settings");
            return {
                named: (0, _commands_read_named_variables_js__WEBPACK_IMPORTED_MODULE_0__.l)(values.get("env") ?? "", "--env", process.env),
                settings: file === undefined ? undefined : { file, by: "--settings", cwd: (0, _print_report_js__WEBPACK_IMPORTED_MODULE_1__.U5)() },
            };
        }
    }),
    7289: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            refuseNothingChecked: function () { return refuseNothingChecked; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
        function refuseNothingChecked({ plugins, only }, checkCommand) {
            const outcomes = plugins.flatMap((plugin) => plugin.outcomes);
            const [first, ...others] = outcomes.filter(isSkippedForWant);
            if (!only || !first || others.length + 1 < outcomes.length)
                return;
            const names = [...new Set([first, ...others].map(({ check }) => check))];
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`Nothing was checked: ${names.join(", ")} ${names.length === 1 ? "was" : "were"} skipped, because ${first.reason}`, explainSkip(first, checkCommand));
        }
        function isSkippedForWant(outcome) {
            return outcome.status === "skipped" && outcome.applies !== false;
        }
        const OPTION_OFF = /^(--\S+(?: false)?) says so$/u;
        function explainSkip({ reason }, checkCommand) {
            if (reason === _plugin_absent_js__WEBPACK_IMPORTED_MODULE_1__.k9)
                return `Run them with the command check:\n  ${checkCommand}`;
            const off = OPTION_OFF.exec(reason)?.[1];
            if (off !== undefined)
                return `Leave out ${off}`;
            return "Leave out --only: the other checks say what is missing";
        }
    }),
    493: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            watchChecks: function () { return watchChecks; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var cancellation = __webpack_require__(81652);
        var errors = __webpack_require__(42719);
        var print = __webpack_require__(51235);
        var external_node_util_ = __webpack_require__(57975);
        var width = __webpack_require__(26704);
        ;
        function makeScreen(write, readSize) {
            let before;
            return {
                show(text) {
                    const size = readSize();
                    const lines = text.replace(/\n$/u, "").split("\n");
                    const fits = lines.length < size.rows && lines.every((line) => (0, width.measureWidth)((0, external_node_util_.stripVTControlCharacters)(line)) <= size.columns);
                    const isSameSize = before?.size.columns === size.columns && before.size.rows === size.rows;
                    if (!before)
                        write(text);
                    else if (!fits || !before.fits || !isSameSize)
                        write(`${CLEAR}${text}`);
                    else
                        write(formatDifference(before.lines, lines));
                    before = { lines, size, fits };
                },
            };
        }
        const CLEAR = "\u001b[2J\u001b[H";
        const CLEAR_LINE = "\u001b[2K";
        const CLEAR_BELOW = "\u001b[J";
        function formatDifference(before, lines) {
            const written = lines.map((line, at) => (line === before[at] ? "\n" : `${CLEAR_LINE}${line}\n`));
            return `\u001b[${String(before.length)}A\r${written.join("")}${CLEAR_BELOW}`;
        }
        var disk = __webpack_require__(77505);
        var print_report = __webpack_require__(98077);
        var watch_plugin = __webpack_require__(94390);
        ;
        const REFUSED = ["fix", "interactive", "update-baseline"];
        async function watchChecks(call, runChecks) {
            const refused = REFUSED.find((name) => call.switches.has(name));
            if (refused !== undefined) {
                throw new errors.eb(`--watch only reads, and --${refused} writes`, `Run --${refused} by itself, without --watch`);
            }
            const cwd = (0, print_report.U5)();
            const [path = "."] = call.arguments;
            const start = (0, disk.h1)((0, external_node_path_.resolve)(cwd, path)) ?? cwd;
            const folder = (0, disk.mL)(start) ?? start;
            const output = (0, print_report.Ms)(call);
            const show = usesScreen(output) ? showOnScreen() : showLines;
            return (0, cancellation.l)(async (cancellation) => (0, watch_plugin.Pc)({ folder, path, enters: watch_plugin.Df, ignores: findOwnWrites(output.file, folder) }, cancellation, async (round) => {
                const texts = [];
                const mistake = await (0, watch_plugin.Mr)(async () => runChecks((text) => texts.push(text)));
                show(`${texts.join("")}${mistake ?? ""}`, round);
            }));
        }
        function findOwnWrites(output, folder) {
            if (output === undefined)
                return () => false;
            const file = (0, external_node_path_.resolve)(output);
            const parent = (0, disk.h1)((0, external_node_path_.dirname)(file));
            const inside = parent === undefined ? undefined : (0, disk.Jj)(folder, parent);
            if (inside === undefined)
                return () => false;
            const start = inside === "" ? "" : `${inside}/`;
            const name = (0, external_node_path_.basename)(file);
            return (path) => path === `${start}${name}` || (path.startsWith(`${start}.${name}.`) && path.endsWith(".draft"));
        }
        function usesScreen({ format, file }) {
            const { CI: isJob = "", TERM: terminal } = process.env;
            const isReport = format === "terminal" || file !== undefined;
            return isReport && isJob === "" && terminal !== "dumb" && (0, print._u)() && (0, print.Jk)();
        }
        function showOnScreen() {
            const screen = makeScreen(print.yy, () => ({ columns: process.stdout.columns || 80, rows: process.stdout.rows || 24 }));
            return (text, { changed, warning }) => {
                const time = new Date().toTimeString().slice(0, 8);
                const what = changed.length === 0 ? "" : `: ${(0, watch_plugin.y$)(changed)}`;
                const lines = [...(warning === undefined ? [] : [`${warning}.`]), `Checked at ${time}${what}`, watch_plugin.uE];
                screen.show(`${text}\n${lines.join("\n")}\n`);
            };
        }
        const showLines = (text, { changed, warning }) => {
            if (changed.length > 0)
                (0, print.yJ)(`${(0, watch_plugin.y$)(changed)}.\n\n`);
            (0, print.yy)(text);
            (0, print.yJ)(`\n${warning === undefined ? "" : `${warning}.\n`}${watch_plugin.uE}\n`);
        };
    }),
    94390: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            uE: function () { return WAITING; },
            Mr: function () { return catchMistake; },
            y$: function () { return formatChanged; },
            Df: function () { return isWatched; },
            Pc: function () { return repeatOnChange; }
        });
        var errors = __webpack_require__(42719);
        var numbers = __webpack_require__(46136);
        var safe = __webpack_require__(47313);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var safe_read = __webpack_require__(10544);
        var workspace = __webpack_require__(14345);
        ;
        const BUILD_QUIET_MS = 300;
        const REBUILD_QUIET_MS = 60;
        const SAVE_QUIET_MS = 30;
        const MAX_FILES_PER_SAVE = 5;
        const MAX_WAIT_MS = 3000;
        const MAX_FOLDERS = 4000;
        const MAX_LISTED_ENTRIES = 5 * MAX_FOLDERS;
        const LOOK_AGAIN_MS = 500;
        const LOOK_SELDOM_MS = 5000;
        function isWatchable(folder) {
            return (0, safe_read.CD)(() => (0, external_node_fs_.statSync)(folder).isDirectory()) === true;
        }
        function watchFolders(root, { signal, enters, ignores = () => false }) {
            const watched = new Map();
            const changed = new Set();
            let rootInode;
            let unwatched = 0;
            let lastReport = 0;
            let onEvent = () => undefined;
            const identify = (path) => identifyFolder((0, external_node_path_.join)(root, path), path === "" ? external_node_fs_.statSync : external_node_fs_.lstatSync);
            const forget = (path) => {
                watched.get(path)?.watcher.close();
                watched.delete(path);
            };
            const report = (path) => {
                changed.add(path);
                lastReport = Date.now();
                onEvent();
            };
            const startWatcher = (path, identity) => {
                const watcher = (0, safe_read.CD)(() => (0, external_node_fs_.watch)((0, external_node_path_.join)(root, path), (event, name) => {
                    const below = name === null ? path : (0, workspace.uJ)(path, name.replaceAll(external_node_path_.sep, "/"));
                    if (ignores(below))
                        return;
                    const isOwnName = name === (0, external_node_path_.basename)((0, external_node_path_.join)(root, path));
                    const isGone = isOwnName && identify(path)?.identity !== identity;
                    if (event === "rename")
                        replaceWatchers(below);
                    if (event === "rename" && isOwnName)
                        replaceWatchers(path);
                    report(isGone ? path : below);
                }));
                watcher?.on("error", () => {
                    forget(path);
                    report(path);
                });
                if (watcher)
                    watched.set(path, { watcher, identity });
                return watcher !== undefined;
            };
            const startWatchers = (start, isKnown) => {
                const found = new Set();
                const open = [start];
                for (const path of open) {
                    if (found.size === MAX_LISTED_ENTRIES)
                        break;
                    const folder = identify(path);
                    if (path === "")
                        rootInode = folder?.inode;
                    if (!folder)
                        continue;
                    found.add(path);
                    if (!isKnown(path, folder.identity)) {
                        forget(path);
                        if (watched.size >= MAX_FOLDERS || !startWatcher(path, folder.identity))
                            unwatched++;
                    }
                    for (const entry of (0, safe_read.CD)(() => (0, external_node_fs_.readdirSync)((0, external_node_path_.join)(root, path), { withFileTypes: true })) ?? []) {
                        const below = (0, workspace.uJ)(path, entry.name);
                        if (entry.isDirectory() && enters(below))
                            open.push(below);
                    }
                }
                return found;
            };
            const replaceWatchers = (path) => {
                if (path !== "" && !enters(path))
                    return;
                forget(path);
                startWatchers(path, () => false);
            };
            const updateWatchers = () => {
                unwatched = 0;
                const found = startWatchers("", (path, identity) => watched.get(path)?.identity === identity);
                for (const path of [...watched.keys()].filter((one) => !found.has(one)))
                    forget(path);
            };
            const close = () => {
                for (const path of [...watched.keys()])
                    forget(path);
            };
            const onAbort = () => {
                close();
                onEvent();
            };
            updateWatchers();
            signal.addEventListener("abort", onAbort);
            return {
                countUnwatched: () => unwatched,
                close() {
                    signal.removeEventListener("abort", onAbort);
                    close();
                },
                async nextChange() {
                    const search = setInterval(() => {
                        const inode = identify("")?.inode;
                        if (inode === undefined || inode === rootInode)
                            return;
                        updateWatchers();
                        report("");
                    }, rootInode === undefined ? LOOK_AGAIN_MS : LOOK_SELDOM_MS);
                    const quiet = await new Promise((resolve) => {
                        let first;
                        let timer;
                        onEvent = () => {
                            const now = Date.now();
                            first ??= now;
                            clearTimeout(timer);
                            const needed = chooseQuiet(root, changed);
                            const end = signal.aborted ? now : Math.min(lastReport + needed, first + MAX_WAIT_MS);
                            timer = setTimeout(() => {
                                resolve(needed);
                            }, Math.max(0, end - now));
                        };
                        if (signal.aborted || changed.size > 0)
                            onEvent();
                    });
                    clearInterval(search);
                    onEvent = () => undefined;
                    if (signal.aborted)
                        return [];
                    if (quiet !== SAVE_QUIET_MS)
                        updateWatchers();
                    const paths = [...changed].toSorted();
                    changed.clear();
                    return paths;
                },
            };
        }
        function chooseQuiet(root, changed) {
            if (changed.size > MAX_FILES_PER_SAVE)
                return BUILD_QUIET_MS;
            const left = [...changed].flatMap((path) => (0, safe_read.CD)(() => (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(root, path))) ?? []);
            if (left.length === 0 || left.some((one) => !one.isFile()))
                return BUILD_QUIET_MS;
            if (left.length === 1)
                return SAVE_QUIET_MS;
            return left.length === changed.size ? REBUILD_QUIET_MS : BUILD_QUIET_MS;
        }
        function identifyFolder(path, readStat) {
            const stat = (0, safe_read.CD)(() => readStat(path, { bigint: true }));
            if (stat?.isDirectory() !== true)
                return undefined;
            const inode = `${String(stat.dev)}:${String(stat.ino)}`;
            return { inode, identity: `${inode}:${String(stat.birthtimeNs)}` };
        }
        var join_words = __webpack_require__(88140);
        ;
        async function repeatOnChange({ folder, path, ...options }, { signal }, work) {
            if (!isWatchable(folder)) {
                throw new errors.eb(`There is no folder ${(0, safe.hD)(path)} to watch`, "Give the folder of a plugin");
            }
            const watching = watchFolders(folder, { ...options, signal });
            try {
                for (let changed = [];; changed = await watching.nextChange()) {
                    signal.throwIfAborted();
                    const left = watching.countUnwatched();
                    const warning = `${(0, numbers.B4)(left, "folder")} cannot be watched, as there are too many: changes in them are not seen`;
                    await work({ changed, ...(left > 0 && { warning }) });
                }
            }
            finally {
                watching.close();
            }
        }
        function isWatched(path) {
            return !/(?:^|\/)(?:node_modules|\.git)$/u.test(path);
        }
        const WAITING = "Waiting for a change. Press Ctrl-C to stop.";
        async function catchMistake(work) {
            try {
                await work();
                return undefined;
            }
            catch (error) {
                if (!(error instanceof errors.eb))
                    throw error;
                const lines = [error.message, ...(error.help === undefined ? [] : error.help.split("\n"))];
                return `${lines.map(safe.Xm).join("\n")}\n`;
            }
        }
        const MAX_NAMED = 3;
        function formatChanged(changed) {
            const named = changed.map((path) => (path === "" ? "the folder" : (0, safe.Xm)(path)));
            return `${(0, join_words.yZ)((0, join_words.rL)(named, MAX_NAMED))} changed`;
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
    92663: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            l: function () { return readNamedVariables; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _publishing_credential_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43958);
        const NEVER = [
            { names: /^INPUT_/iu, why: "is an input of an Action, and inputs may be tokens" },
            { names: /^ACTIONS_/iu, why: "is the key to a service of the runner: caches, artifacts, identity tokens" },
            {
                names: /^GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/iu,
                why: "names a file from which the runner reads commands",
            },
            { names: /^GITHUB_TOKEN$/iu, why: "is the job's own token" },
            { names: /^npm_config_.*(?:auth|password|otp)/iu, why: "is a credential for a package registry" },
        ];
        const MIN_TOKEN_LENGTH = 8;
        const TOKENS = /^(?:INPUT_.*TOKEN|ACTIONS_.*TOKEN|GITHUB_TOKEN)$/iu;
        function readNamedVariables(given, by, environment) {
            const names = given.split(/[\s,]+/u).filter((name) => name !== "");
            const tokens = Object.entries(environment)
                .map(([name, value = ""]) => (TOKENS.test(name) || (0, _publishing_credential_js__WEBPACK_IMPORTED_MODULE_2__.U)(name) ? value.trim() : ""))
                .filter((token) => token.length >= MIN_TOKEN_LENGTH);
            for (const name of names) {
                if (!/^[A-Za-z_][A-Za-z0-9_]*$/u.test(name)) {
                    const help = "Write the names alone, without values, parted by commas, such as DATABASE_URL,REDIS_URL";
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${by} contains ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(name)}, which is not the name of a variable`, help);
                }
                const why = findReason(name, environment[name] ?? "", tokens);
                if (why === undefined)
                    continue;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${by} names ${name}, which ${why}: the plugin's commands never get it`, "Leave it out; give the tests a credential of their own, which can do nothing but what they test");
            }
            return [...new Set(names)];
        }
        function findReason(name, value, tokens) {
            const rule = NEVER.find(({ names }) => names.test(name));
            if (rule)
                return rule.why;
            if ((0, _publishing_credential_js__WEBPACK_IMPORTED_MODULE_2__.U)(name))
                return "is a credential that publishes";
            return tokens.some((token) => value.includes(token)) ? "contains one of the job's own tokens" : undefined;
        }
    }),
    86378: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            e: function () { return isRepositoryName; }
        });
        function isRepositoryName(text) {
            return /^[\w.-]+\/[\w.-]+$/u.test(text);
        }
    }),
    64843: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            P: function () { return readServerUrl; }
        });
        function readServerUrl({ GITHUB_SERVER_URL: given = "" }) {
            return /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?$/iu.test(given) ? given.replace(/\/$/u, "") : "";
        }
    }),
    27245: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: function () { return readWorkflowPath; },
            A: function () { return isOfPullRequest; }
        });
        const WORKFLOW_REF = /^[^/]+\/[^/]+\/(.+?)@(refs\/.*)/u;
        function readWorkflowPath(workflowRef) {
            return WORKFLOW_REF.exec(workflowRef)?.[1];
        }
        function isOfPullRequest(workflowRef) {
            return WORKFLOW_REF.exec(workflowRef)?.[2]?.startsWith("refs/pull/") === true;
        }
    }),
    47892: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Eh: function () { return explainCheckOut; },
            Po: function () { return explainTokenOfJob; },
            Rc: function () { return explainMovedTag; },
            T$: function () { return explainCommitFirst; },
            WC: function () { return explainPushTag; },
            XQ: function () { return explainMoveTag; },
            Yi: function () { return explainNewVersion; },
            ZF: function () { return NAME_REPOSITORY; },
            _D: function () { return explainRightTag; },
            eR: function () { return explainCorrectSums; },
            gn: function () { return explainBuild; },
            hE: function () { return explainNewDraft; },
            j8: function () { return explainWholeCheckout; },
            lN: function () { return explainHandover; },
            m6: function () { return explainFirstArchive; },
            oS: function () { return explainRerun; },
            pV: function () { return NOT_VISIBLE; },
            s: function () { return explainChangelogEntry; },
            sN: function () { return explainOwnTag; },
            uE: function () { return HANDING; },
            vA: function () { return explainOtherToken; },
            zi: function () { return explainPermission; },
            zt: function () { return explainWorkflowChange; }
        });
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16621);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38537);
        function explainBuild(command = "npm ci && npm run build") {
            return `Build before the release:\n  ${command}\nIn a workflow, in a step above it:\n  - run: ${command}`;
        }
        function explainChangelogEntry(file, version, today) {
            const lines = [`## [${version}] - ${today ?? "<date>"}`, "", "### Changed", "", "- What users notice of it"];
            return [`Add to ${file}, with your own words below the heading:`, ...lines.map((line) => `  ${line}`)].join("\n");
        }
        function explainMoveTag(tag, first = "Commit that") {
            const word = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag);
            return `${first}, and move the tag; if something is released under it already, bump the version instead:\n  git tag --force ${word}\n  git push --force origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`;
        }
        const MAX_RIGHT_TAGS = 3;
        function explainRightTag(tag, right) {
            const [first, ...others] = right.slice(0, MAX_RIGHT_TAGS);
            if (first === undefined)
                return "Push a tag of its version, such as v1.2.3";
            const which = others.length === 0 ? "" : `, or ${others.map(_base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e).join(" or ")}`;
            return [
                `If this commit is to be released, also give it the tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(first)}${which}:`,
                `  git fetch origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`,
                `  git push origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`FETCH_HEAD^{commit}:refs/tags/${first}`)}`,
            ].join("\n");
        }
        function explainOwnTag(right, existing, again) {
            const there = right.find((tag) => existing.includes(tag));
            if (there !== undefined)
                return `Did you mean the tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(there)}?\n  ${again(there)}`;
            const [first] = right;
            if (first === undefined)
                return `Name a tag of its version:\n  ${again("v1.2.3")}`;
            const word = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(first);
            return `The tag of this version is ${word}. If it is to be released:\n  git tag ${word}\n  git push origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${first}`)}\n  ${again(first)}`;
        }
        function explainNewVersion(tag, version) {
            const next = incrementPatch(version);
            const fresh = tag.endsWith(version) ? tag.slice(0, -version.length) + next : `v${next}`;
            return `Raise the version to ${next} in manifest.json and package.json, and add its entry to the changelog. Commit, and push a new tag. ${version} stays as it is:\n  git tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(fresh)}\n  git push origin HEAD ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${fresh}`)}`;
        }
        const HANDING = "the inputs artifact and checked-sha256, or --artifact and --checked-sha256";
        function explainFirstArchive({ tag, version }) {
            return [
                "If the run that released it has ended well, this one is not needed. If not, release the archive of that run, with the digest that its summary shows:",
                "  with:",
                "    artifact: <folder of its artifact>",
                "    checked-sha256: <its digest>",
                "On the command line:",
                "  --artifact <folder> --checked-sha256 <digest>",
                `If no run of yours released it, or its archive is gone, release the next version. ${explainNewVersion(tag, version)}`,
            ].join("\n");
        }
        function explainCheckOut(tag) {
            const ref = `refs/tags/${tag}`;
            const help = `Fetch the tag as it is on GitHub, and check out its commit:\n  git fetch --force origin tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)}\n  git checkout ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(ref)}`;
            return `${help}\nIn a workflow, at actions/checkout:\n  with:\n    ref: ${JSON.stringify(ref)}`;
        }
        function explainWholeCheckout(again) {
            return explainRerun(again, "This is a sparse checkout, and the files are in the commit: check out all of it:\n  git sparse-checkout disable\nIn a workflow, remove sparse-checkout from actions/checkout. Then run this again");
        }
        function explainMovedTag(tag) {
            return `If the tag was moved, the run of its new commit releases it. Running this one again uses the old commit. To find that run:\n  gh run list --branch ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)}`;
        }
        function explainNewDraft() {
            return 'Let this tool publish the next one: release when the tag is pushed. By hand, make no release, or a draft only:\n  on:\n    push:\n      tags: ["v*"]';
        }
        function explainCorrectSums(tag, { name, sha256, isNamed }, again) {
            const word = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag);
            const correction = isNamed
                ? [`Give ${name} in it the digest ${sha256}, send it again, and run this again:`]
                : [
                    "Add the line of the archive, send it again, and run this again:",
                    `  echo ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`${sha256}  ${name}`)} >> SHA256SUMS`,
                ];
            return [
                "Only you can change the list that is public. Fetch it:",
                `  gh release download ${word} --pattern SHA256SUMS`,
                ...correction,
                `  gh release upload ${word} SHA256SUMS --clobber`,
                `  ${again}`,
            ].join("\n");
        }
        function explainCommitFirst(tag) {
            return `Commit, tag and push first:\n  git add --all\n  git commit --message ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`Release ${tag}`)}\n  git tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)}\n  git push origin HEAD ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`;
        }
        function explainPushTag(tag) {
            return `Push the tag first:\n  git push origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`;
        }
        function explainRerun(again, when = "Run this again") {
            return `${when}. It resumes where it stopped:\n  ${again}`;
        }
        const NOT_VISIBLE = "the secret is not visible to this job or its environment";
        function explainTokenOfJob() {
            const help = [
                "Leave out the input github-token: the job has its own token. A secret that you name must exist, and an untrusted run,",
                "such as one from a fork, does not see it. Only a job that names an environment sees its secrets:",
                "  jobs:",
                "    release:",
                "      environment: release",
            ].join("\n");
            return { what: NOT_VISIBLE, help };
        }
        function explainHandover(tag) {
            return `Look through the draft and publish it, on GitHub or with this command. If there are other targets, a workflow with on: release: types: [published] then finishes them:\n  gh release edit ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)} --draft=false`;
        }
        function explainPermission(repository) {
            return `Give the job the permission to write releases, at the job or at the head of its workflow:\n  permissions:\n    contents: write\nA fine-grained token of a person needs, for ${repository}, the permission Contents: Read and write`;
        }
        function explainOtherToken() {
            return 'Give a token that is valid: this one is wrong, has expired, or was taken back. In a workflow leave out the input github-token; elsewhere:\n  export GITHUB_TOKEN="$(gh auth token)"';
        }
        const NAME_REPOSITORY = 'export GITHUB_REPOSITORY="$(gh repo view --json nameWithOwner --jq .nameWithOwner)"';
        function explainWorkflowChange(tag) {
            return `If it has that already, the commit may change .github/workflows. GitHub then takes no release from a token without the scope workflow. Merge that change first, or make the draft by hand, and run this again:\n  gh release create ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)} --draft --verify-tag --notes ""`;
        }
        function incrementPatch(text) {
            const version = (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__.ot)(text);
            if (!version)
                return "the next one";
            const { major, minor, patch, build: metadata, prerelease } = version;
            if (!prerelease)
                return `${String(major)}.${String(minor)}.${String(patch + 1)}`;
            const bare = metadata === "" ? text : text.slice(0, -metadata.length - 1);
            const number = /\.(\d{1,15})$/u.exec(bare.slice(bare.indexOf("-")))?.[1];
            return number === undefined ? `${bare}.1` : `${bare.slice(0, -number.length)}${String(Number(number) + 1)}`;
        }
    }),
    92369: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            formatFixed: function () { return formatFixed; }
        });
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        var _break_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83052);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46136);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43890);
        const MAX_COMMENT_LENGTH = 1000;
        function formatFixed({ fixed, removed, offered = 0 }, { pathOf, wrap }) {
            if (fixed.length === 0 && offered > 0)
                return "Nothing was fixed, as you wished\n\n";
            if (fixed.length === 0)
                return "Nothing to fix: no finding has a safe fix\n";
            const lines = fixed.flatMap(({ check, help, message, location }) => {
                const place = (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_1__.dE)({ ...location, file: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(pathOf(location.file)) });
                const words = `${place}  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(help ?? message)}  ${check}`;
                const [first = "", ...others] = (0, _break_lines_js__WEBPACK_IMPORTED_MODULE_2__.b)(words, 4, { wrap });
                return [`  ${first}`, ...others];
            });
            const comments = removed.map(({ file, line, text }) => {
                const words = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.lr)(text)
                    ? "a comment that may contain a secret"
                    : (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(text, MAX_COMMENT_LENGTH));
                return `  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(pathOf(file))}:${String(line)}  ${words}`;
            });
            const all = [`Fixed ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.B4)(fixed.length, "problem")}:`, ...lines];
            if (comments.length > 0)
                all.push(`Removed ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__.B4)(comments.length, "comment")}:`, ...comments);
            return `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.RU)(all.join("\n"))}\n\n`;
        }
    }),
    29549: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            MAX_TRIES: function () { return MAX_TRIES; },
            makeStaleError: function () { return makeStaleError; },
            preflightWithFixes: function () { return preflightWithFixes; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _base_text_json_json_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81229);
        var _fix_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61999);
        var _preflight_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48950);
        var _write_change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12990);
        const MAX_TRIES = 5;
        async function preflightWithFixes(request, isKept) {
            const removed = [];
            const written = [];
            for (let tries = 1;; tries++) {
                const first = await (0, _preflight_js__WEBPACK_IMPORTED_MODULE_4__.M)(request);
                const { fixed, changes } = await (0, _fix_files_js__WEBPACK_IMPORTED_MODULE_3__.fixFiles)(request, first, isKept);
                const stale = new Set();
                for (const change of changes) {
                    if ("left" in change)
                        continue;
                    if (!(0, _write_change_js__WEBPACK_IMPORTED_MODULE_5__.k)(first.root, change))
                        stale.add(change.file);
                    else {
                        written.push(...fixed.filter(({ fix }) => fix?.[0]?.file === change.file));
                        removed.push(...(0, _base_text_json_json_scan_js__WEBPACK_IMPORTED_MODULE_2__.m)(change));
                    }
                }
                if (stale.size === 0)
                    return { result: fixed.length === 0 ? first : await (0, _preflight_js__WEBPACK_IMPORTED_MODULE_4__.M)(request), fixed: written, removed };
                if (tries === MAX_TRIES)
                    throw makeStaleError(stale);
            }
        }
        function makeStaleError(files) {
            const names = [...files].map((file) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(file)).join(", ");
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`Another program changed ${names} each time it was checked: its fixes are not written`, "Close what writes it, and run --fix again");
        }
    }),
    99220: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Y: function () { return parseJobs; }
        });
        var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
        var node_os__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        const MAX_JOBS = 64;
        function parseJobs(text, name) {
            if (text === undefined || text === "")
                return Math.min((0, node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), MAX_JOBS);
            const jobs = /^[1-9]\d?$/u.test(text) ? Number(text) : 0;
            if (jobs > 0 && jobs <= MAX_JOBS)
                return jobs;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`${name} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(text)}, which is not a number of plugins that run at once`, `Write a whole number from 1 to ${String(MAX_JOBS)}, or leave it out for one per processor`);
        }
    }),
    58074: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            rememberPlugins: function () { return rememberPlugins; }
        });
        var external_node_crypto_ = __webpack_require__(77598);
        ;
        class FileAnswers {
            #answers = new Map();
            #current = new Set();
            #workspace;
            begin(workspace, needed) {
                this.#workspace = workspace;
                this.#current.clear();
                const kept = new Set(needed);
                for (const key of [...this.#answers.keys()].filter((one) => !kept.has(one)))
                    this.#answers.delete(key);
            }
            hasVersion(key, version) {
                const answer = this.#answers.get(key);
                if (!answer)
                    return false;
                if (this.#current.has(key))
                    return answer.version === version;
                return this.#note(key, answer.ask, answer.ask(this.#getWorkspace())) === version;
            }
            observe(onAnswer) {
                return makeObserved((key, ask) => {
                    const value = ask(this.#getWorkspace());
                    onAnswer(key, this.#note(key, ask, value));
                    return value;
                });
            }
            #note(key, ask, value) {
                const before = this.#answers.get(key);
                if (before && this.#current.has(key))
                    return before.version;
                this.#current.add(key);
                const mark = makeMark(value);
                if (before && before.mark === mark)
                    return before.version;
                const version = (before?.version ?? 0) + 1;
                this.#answers.set(key, { ask, mark, version });
                return version;
            }
            #getWorkspace() {
                if (!this.#workspace)
                    throw new Error("files are asked before a run has begun");
                return this.#workspace;
            }
        }
        function makeObserved(observe) {
            const key = (...words) => JSON.stringify(words);
            const git = {
                file: (path, maxBytes) => observe(key("git file", path, maxBytes), ASK.gitFile(path, maxBytes)),
                list: (folder) => observe(key("git list", folder), ASK.gitList(folder)),
            };
            return {
                entry: (path) => observe(key("entry", path), ASK.entry(path)),
                list: (folder) => observe(key("list", folder), ASK.list(folder)),
                canList: (folder) => observe(key("can list", folder), ASK.canList(folder)),
                isCrowded: (folder) => observe(key("crowded", folder), ASK.isCrowded(folder)),
                bytes: (path, maxBytes, reads) => observe(key("bytes", path, maxBytes), ASK.bytes(path, maxBytes, reads)),
                ascii: (path) => observe(key("ascii", path), ASK.ascii(path)),
                head: (path, maxBytes) => observe(key("head", path, maxBytes), ASK.head(path, maxBytes)),
                git: () => {
                    const found = observe("git", askForGit);
                    return found === "folder" ? git : found;
                },
            };
        }
        const ASK = {
            entry: (path) => (now) => now.entry(path),
            list: (folder) => (now) => now.list(folder),
            canList: (folder) => (now) => now.canList(folder),
            isCrowded: (folder) => (now) => now.isCrowded(folder),
            bytes: (path, maxBytes, reads) => (now) => now.bytes(path, maxBytes, reads),
            ascii: (path) => (now) => now.ascii(path),
            head: (path, maxBytes) => (now) => now.head(path, maxBytes),
            gitFile: (path, maxBytes) => (now) => findGit(now)?.file(path, maxBytes) ?? "unreadable",
            gitList: (folder) => (now) => findGit(now)?.list(folder) ?? "unreadable",
        };
        function findGit(workspace) {
            const git = workspace.git();
            return git && "file" in git ? git : undefined;
        }
        function askForGit(workspace) {
            const git = workspace.git();
            return git && "file" in git ? "folder" : git;
        }
        const DIGESTS = new WeakMap();
        function makeMark(value) {
            if (value === undefined || typeof value === "string")
                return value;
            return value instanceof Uint8Array ? computeDigest(value) : JSON.stringify(value);
        }
        function computeDigest(bytes) {
            const digest = DIGESTS.get(bytes) ?? `${String(bytes.length)} ${(0, external_node_crypto_.createHash)("sha256").update(bytes).digest("base64")}`;
            DIGESTS.set(bytes, digest);
            return digest;
        }
        ;
        function makeFactMemory() {
            return new RememberedFacts();
        }
        class RememberedFacts {
            #answers = new FileAnswers();
            #remembered = new Map();
            #given = new Map();
            #keptTexts = new Map();
            #run;
            #facts = new Map();
            #read = [];
            begin(run) {
                this.#run = run;
                this.#facts = new Map();
                this.#read = [];
                this.#answers.begin(run.workspace, [...this.#remembered.values()].flatMap(({ answers }) => [...answers.keys()]));
                this.#replaceGiven(run.given);
                return (name) => this.#getFact(name);
            }
            listRead() {
                return this.#read;
            }
            #replaceGiven(facts) {
                const before = new Map(this.#given);
                this.#given.clear();
                for (const [name, value] of Object.entries(facts)) {
                    const mark = JSON.stringify(value);
                    const same = before.get(name);
                    this.#given.set(name, same?.mark === mark ? same : { mark, value });
                }
            }
            #getFact(name) {
                const known = this.#facts.get(name);
                if (known)
                    return known;
                const given = this.#given.get(name);
                const fact = given ? Promise.resolve(given.value) : this.#update(name);
                this.#facts.set(name, fact);
                return fact;
            }
            async #update(name) {
                const before = this.#remembered.get(name);
                if (before && (await this.#isValid(before)))
                    return before.value;
                this.#remembered.delete(name);
                const now = await this.#readAgain(name);
                const value = before && isSameData(before.value, now.value) ? before.value : now.value;
                this.#remembered.set(name, { ...now, value });
                return value;
            }
            async #isValid({ answers, facts }) {
                for (const [other, value] of facts) {
                    const isUnchanged = await this.#getFact(other).then((now) => now === value, () => false);
                    if (!isUnchanged)
                        return false;
                }
                return [...answers].every(([key, version]) => this.#answers.hasVersion(key, version));
            }
            async #readAgain(name) {
                if (!this.#run)
                    throw new Error("a memory is read before it has begun");
                const { folder, reportedWith, read } = this.#run;
                const answers = new Map();
                const others = new Map();
                const kept = this.#keptTexts.get(name) ?? new Map();
                this.#keptTexts.set(name, kept);
                this.#read.push(name);
                const getFact = (other) => {
                    const fact = this.#getFact(other);
                    others.set(other, fact);
                    return fact;
                };
                const workspace = this.#answers.observe((key, version) => {
                    if (!answers.has(key))
                        answers.set(key, version);
                });
                const value = await read(name, { workspace, folder, reportedWith, kept, fact: getFact });
                const facts = new Map();
                for (const [other, fact] of others)
                    facts.set(other, await fact);
                return { value, answers, facts };
            }
        }
        const MAX_COMPARED = 5_000;
        function isSameData(one, other) {
            let left = MAX_COMPARED;
            const isSame = (a, b) => {
                if (Object.is(a, b))
                    return true;
                if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
                    return false;
                left -= 1;
                const prototype = Object.getPrototypeOf(a);
                if (left < 0 || prototype !== Object.getPrototypeOf(b))
                    return false;
                if (a instanceof Map && b instanceof Map)
                    return isSame([...a], [...b]);
                if (a instanceof Set && b instanceof Set)
                    return isSame([...a], [...b]);
                if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null)
                    return false;
                const parts = Object.entries(Object.getOwnPropertyDescriptors(a));
                const others = Object.getOwnPropertyDescriptors(b);
                return (parts.length === Object.keys(others).length &&
                    parts.every(([key, part]) => {
                        const counterpart = Object.hasOwn(others, key) ? others[key] : undefined;
                        return (counterpart !== undefined &&
                            "value" in part &&
                            "value" in counterpart &&
                            isSame(part.value, counterpart.value));
                    }));
            };
            return isSame(one, other);
        }
        ;
        const MAX_REMEMBERED_PLUGINS = 20;
        function rememberPlugins() {
            const memories = new Map();
            return (folder, reportedWith) => {
                const key = JSON.stringify([folder, reportedWith]);
                const known = memories.get(key);
                if (known || memories.size >= MAX_REMEMBERED_PLUGINS)
                    return known;
                const memory = makeFactMemory();
                memories.set(key, memory);
                return memory;
            };
        }
    }),
    63797: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            t: function () { return readReport; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var tool = __webpack_require__(42243);
        var errors = __webpack_require__(42719);
        ;
        const validate = validate21;
        const schema6 = { "$id": "https://github.com/OWNER/plugin-preflight/report@1", "type": "object", "additionalProperties": false, "required": ["schema", "tool", "occasion", "strict", "failOn", "plugins"], "properties": { "schema": { "const": "plugin-preflight/report@1" }, "tool": { "type": "object", "additionalProperties": false, "required": ["name", "version", "ruleset"], "properties": { "name": { "const": "plugin-preflight" }, "version": { "type": "string" }, "ruleset": { "type": "string", "pattern": "^\\d{4}\\.\\d{2}$" } } }, "occasion": { "enum": ["pull-request", "push", "release"] }, "strict": { "type": "boolean" }, "failOn": { "enum": ["error", "warning", "notice", "never"] }, "failOnNew": { "enum": ["error", "warning", "notice"] }, "notes": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["severity", "path", "message"], "properties": { "severity": { "enum": ["warning", "notice"] }, "path": { "type": "string" }, "message": { "type": "string" } } } }, "selection": { "type": "object", "additionalProperties": false, "required": ["of"], "properties": { "of": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "tag": { "type": "string" }, "changedSince": { "type": "string" }, "shard": { "type": "string", "pattern": "^\\d+/\\d+$" } } }, "baseline": { "type": "object", "additionalProperties": false, "required": ["file", "gone"], "properties": { "file": { "type": "string" }, "gone": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } }, "base": { "type": "object", "additionalProperties": false, "required": ["name", "commit"], "properties": { "name": { "type": "string" }, "commit": { "type": "string" }, "removed": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "filesLeft"], "properties": { "path": { "type": "string" }, "filesLeft": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } } } } }, "plugins": { "type": "array", "items": { "$ref": "#/$defs/plugin" } } }, "$defs": { "verdict": { "enum": ["pass", "fail", "broken"] }, "severity": { "enum": ["error", "warning", "notice"] }, "counts": { "type": "object", "additionalProperties": false, "required": ["error", "warning", "notice", "suppressed", "stopsRelease"], "properties": { "error": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "warning": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "notice": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "suppressed": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "stopsRelease": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } }, "plugin": { "type": "object", "additionalProperties": false, "required": ["path", "outcomes", "findings"], "properties": { "path": { "type": "string" }, "name": { "type": "string" }, "version": { "type": "string" }, "outcomes": { "type": "array", "items": { "$ref": "#/$defs/outcome" } }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "lifecycle": { "$ref": "#/$defs/lifecycle" }, "difference": { "$ref": "https://github.com/OWNER/plugin-preflight/difference@1" }, "change": { "$ref": "#/$defs/change" } } }, "change": { "type": "object", "additionalProperties": false, "required": ["kind", "fixed", "suppressions"], "properties": { "kind": { "enum": ["added", "renamed", "kept"] }, "from": { "type": "string" }, "fixed": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["check", "code", "severity", "message", "file"], "properties": { "check": { "type": "string" }, "code": { "type": "string" }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "url": { "type": "string" }, "file": { "type": "string" } } } }, "suppressions": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["kind", "check", "file", "reason", "findings"], "properties": { "kind": { "enum": ["off", "baseline"] }, "check": { "type": "string" }, "file": { "type": "string" }, "line": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } }, "reason": { "type": "string" }, "findings": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } } } } }, "outcome": { "type": "object", "required": ["check", "status"], "properties": { "check": { "type": "string" }, "url": { "type": "string" } }, "oneOf": [{ "properties": { "status": { "const": "met" } } }, { "required": ["findings"], "properties": { "status": { "const": "unmet" }, "findings": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } } } }, { "required": ["reason"], "properties": { "status": { "const": "skipped" }, "reason": { "type": "string" } } }, { "required": ["error"], "properties": { "status": { "const": "crashed" }, "error": { "type": "string" } } }], "discriminator": { "propertyName": "status" } }, "finding": { "type": "object", "additionalProperties": false, "required": ["check", "code", "severity", "stopsRelease", "message", "location"], "properties": { "check": { "type": "string" }, "code": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" }, "subject": { "texts": true }, "severity": { "$ref": "#/$defs/severity" }, "stopsRelease": { "type": "boolean" }, "suppressed": { "type": "string" }, "overruled": { "type": "string" }, "age": { "enum": ["new", "known"] }, "notCompared": { "enum": ["untracked", "run", "always", "unread"] }, "message": { "type": "string" }, "help": { "type": "string" }, "printed": { "texts": false }, "url": { "type": "string" }, "secret": { "const": true }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{12}$" }, "identity": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "lineHash": { "type": "string", "pattern": "^[0-9a-f]{1,16}:[1-9][0-9]{0,8}$" }, "location": { "$ref": "#/$defs/location" }, "excerpt": { "$ref": "#/$defs/excerpt" }, "fix": { "type": "array", "items": { "$ref": "#/$defs/edit" } } } }, "excerpt": { "type": "object", "additionalProperties": false, "required": ["before", "marked", "after"], "properties": { "before": { "type": "string", "maxLength": 160 }, "marked": { "type": "string", "maxLength": 160 }, "after": { "type": "string", "maxLength": 160 }, "cutBefore": { "const": true }, "cutAfter": { "const": true } } }, "location": { "type": "object", "additionalProperties": false, "required": ["file"], "properties": { "file": { "type": "string" }, "pointer": { "type": "string" }, "range": { "$ref": "#/$defs/range" } } }, "range": { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } }, "position": { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "wholeNumber": { "minimum": 1, "maximum": 2147483647 } }, "column": { "wholeNumber": { "minimum": 1, "maximum": 2147483647 } } } }, "edit": { "type": "object", "additionalProperties": false, "required": ["file", "range", "text"], "properties": { "file": { "type": "string" }, "range": { "$ref": "#/$defs/range" }, "text": { "type": "string" } } }, "lifecycle": { "type": "object", "additionalProperties": false, "required": ["entry", "steps", "permissions", "left", "laterLives"], "properties": { "entry": { "type": "string" }, "dom": { "type": "string" }, "unguarded": { "type": "string" }, "permissions": { "texts": false }, "steps": { "$ref": "#/$defs/lifecycleSteps" }, "left": { "texts": false }, "laterLives": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["kind", "steps", "left"], "properties": { "kind": { "enum": ["restart", "earlier", "update"] }, "from": { "type": "string" }, "steps": { "$ref": "#/$defs/lifecycleSteps" }, "left": { "texts": false } } } } } }, "lifecycleSteps": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["step", "call", "outcome", "milliseconds", "logged", "printed", "stored", "notified", "open"], "properties": { "step": { "type": "string" }, "call": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } }, "outcome": { "type": "string" }, "milliseconds": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "logged": { "texts": false }, "printed": { "texts": false }, "stored": { "texts": false }, "notified": { "texts": false }, "open": { "texts": false } } } } } };
        const func2 = Object.prototype.hasOwnProperty;
        const pattern0 = new RegExp("^\\d{4}\\.\\d{2}$", "u");
        const pattern1 = new RegExp("^\\d+/\\d+$", "u");
        const schema7 = { "type": "object", "additionalProperties": false, "required": ["path", "outcomes", "findings"], "properties": { "path": { "type": "string" }, "name": { "type": "string" }, "version": { "type": "string" }, "outcomes": { "type": "array", "items": { "$ref": "#/$defs/outcome" } }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "lifecycle": { "$ref": "#/$defs/lifecycle" }, "difference": { "$ref": "https://github.com/OWNER/plugin-preflight/difference@1" }, "change": { "$ref": "#/$defs/change" } } };
        const schema8 = { "type": "object", "required": ["check", "status"], "properties": { "check": { "type": "string" }, "url": { "type": "string" } }, "oneOf": [{ "properties": { "status": { "const": "met" } } }, { "required": ["findings"], "properties": { "status": { "const": "unmet" }, "findings": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } } } }, { "required": ["reason"], "properties": { "status": { "const": "skipped" }, "reason": { "type": "string" } } }, { "required": ["error"], "properties": { "status": { "const": "crashed" }, "error": { "type": "string" } } }], "discriminator": { "propertyName": "status" } };
        function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema8.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                if (data.check !== undefined) {
                    if (typeof data.check !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/check", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.url !== undefined) {
                    if (typeof data.url !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/url", keyword: "type", params: { type: "string" } });
                    }
                }
                const tag0 = data.status;
                if (typeof tag0 == "string") {
                    if (tag0 === "met") {
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                            if (data.status !== undefined) {
                                if ("met" !== data.status) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "const", params: { allowedValue: "met" } });
                                }
                            }
                        }
                    }
                    else if (tag0 === "unmet") {
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                            for (const prop1 of schema8.oneOf[1].required) {
                                if (data[prop1] === undefined) {
                                    errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop1 } });
                                }
                            }
                            if (data.status !== undefined) {
                                if ("unmet" !== data.status) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "const", params: { allowedValue: "unmet" } });
                                }
                            }
                            if (data.findings !== undefined) {
                                let data4 = data.findings;
                                if (!Number.isSafeInteger(data4) || data4 < 1 || data4 > 9007199254740991) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings", keyword: "wholeNumber", params: { minimum: 1, maximum: 9007199254740991 } });
                                }
                            }
                        }
                    }
                    else if (tag0 === "skipped") {
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                            for (const prop2 of schema8.oneOf[2].required) {
                                if (data[prop2] === undefined) {
                                    errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop2 } });
                                }
                            }
                            if (data.status !== undefined) {
                                if ("skipped" !== data.status) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "const", params: { allowedValue: "skipped" } });
                                }
                            }
                            if (data.reason !== undefined) {
                                if (typeof data.reason !== "string") {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/reason", keyword: "type", params: { type: "string" } });
                                }
                            }
                        }
                    }
                    else if (tag0 === "crashed") {
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                            for (const prop3 of schema8.oneOf[3].required) {
                                if (data[prop3] === undefined) {
                                    errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop3 } });
                                }
                            }
                            if (data.status !== undefined) {
                                if ("crashed" !== data.status) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "const", params: { allowedValue: "crashed" } });
                                }
                            }
                            if (data.error !== undefined) {
                                if (typeof data.error !== "string") {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/error", keyword: "type", params: { type: "string" } });
                                }
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "discriminator", params: { error: "mapping", tag: "status", tagValue: tag0 } });
                    }
                }
                else {
                    errors = (vErrors ??= []).push({ instancePath, keyword: "discriminator", params: { error: "tag", tag: "status", tagValue: tag0 } });
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate23.errors = vErrors;
            return errors === 0;
        }
        const schema9 = { "type": "object", "additionalProperties": false, "required": ["check", "code", "severity", "stopsRelease", "message", "location"], "properties": { "check": { "type": "string" }, "code": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" }, "subject": { "texts": true }, "severity": { "$ref": "#/$defs/severity" }, "stopsRelease": { "type": "boolean" }, "suppressed": { "type": "string" }, "overruled": { "type": "string" }, "age": { "enum": ["new", "known"] }, "notCompared": { "enum": ["untracked", "run", "always", "unread"] }, "message": { "type": "string" }, "help": { "type": "string" }, "printed": { "texts": false }, "url": { "type": "string" }, "secret": { "const": true }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{12}$" }, "identity": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "lineHash": { "type": "string", "pattern": "^[0-9a-f]{1,16}:[1-9][0-9]{0,8}$" }, "location": { "$ref": "#/$defs/location" }, "excerpt": { "$ref": "#/$defs/excerpt" }, "fix": { "type": "array", "items": { "$ref": "#/$defs/edit" } } } };
        const pattern2 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
        const pattern3 = new RegExp("^[0-9a-f]{12}$", "u");
        const pattern4 = new RegExp("^[0-9a-f]{16}$", "u");
        const pattern5 = new RegExp("^[0-9a-f]{1,16}:[1-9][0-9]{0,8}$", "u");
        const schema10 = { "enum": ["error", "warning", "notice"] };
        function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (!(((data === "error") || (data === "warning")) || (data === "notice"))) {
                errors = (vErrors ??= []).push({ instancePath, keyword: "enum", params: { allowedValues: schema10.enum } });
            }
            validate26.errors = vErrors;
            return errors === 0;
        }
        const schema11 = { "type": "object", "additionalProperties": false, "required": ["file"], "properties": { "file": { "type": "string" }, "pointer": { "type": "string" }, "range": { "$ref": "#/$defs/range" } } };
        const schema12 = { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } };
        const schema13 = { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "wholeNumber": { "minimum": 1, "maximum": 2147483647 } }, "column": { "wholeNumber": { "minimum": 1, "maximum": 2147483647 } } } };
        function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema13.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((key0 === "line") || (key0 === "column"))) {
                        delete data[key0];
                    }
                }
                if (data.line !== undefined) {
                    let data0 = data.line;
                    if (!Number.isSafeInteger(data0) || data0 < 1 || data0 > 2147483647) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/line", keyword: "wholeNumber", params: { minimum: 1, maximum: 2147483647 } });
                    }
                }
                if (data.column !== undefined) {
                    let data1 = data.column;
                    if (!Number.isSafeInteger(data1) || data1 < 1 || data1 > 2147483647) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/column", keyword: "wholeNumber", params: { minimum: 1, maximum: 2147483647 } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate30.errors = vErrors;
            return errors === 0;
        }
        function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema12.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((key0 === "start") || (key0 === "end"))) {
                        delete data[key0];
                    }
                }
                if (data.start !== undefined) {
                    if (!(validate30(data.start, { instancePath: instancePath + "/start", parentData: data, parentDataProperty: "start", rootData }))) {
                        vErrors ??= validate30.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.end !== undefined) {
                    if (!(validate30(data.end, { instancePath: instancePath + "/end", parentData: data, parentDataProperty: "end", rootData }))) {
                        vErrors ??= validate30.errors;
                        errors = vErrors.length;
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate29.errors = vErrors;
            return errors === 0;
        }
        function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema11.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((key0 === "file") || (key0 === "pointer")) || (key0 === "range"))) {
                        delete data[key0];
                    }
                }
                if (data.file !== undefined) {
                    if (typeof data.file !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/file", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.pointer !== undefined) {
                    if (typeof data.pointer !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/pointer", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.range !== undefined) {
                    if (!(validate29(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData }))) {
                        vErrors ??= validate29.errors;
                        errors = vErrors.length;
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate28.errors = vErrors;
            return errors === 0;
        }
        const schema14 = { "type": "object", "additionalProperties": false, "required": ["before", "marked", "after"], "properties": { "before": { "type": "string", "maxLength": 160 }, "marked": { "type": "string", "maxLength": 160 }, "after": { "type": "string", "maxLength": 160 }, "cutBefore": { "const": true }, "cutAfter": { "const": true } } };
        function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema14.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((((key0 === "before") || (key0 === "marked")) || (key0 === "after")) || (key0 === "cutBefore")) || (key0 === "cutAfter"))) {
                        delete data[key0];
                    }
                }
                if (data.before !== undefined) {
                    let data0 = data.before;
                    if (typeof data0 === "string") {
                        if (data0.length > 160) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/before", keyword: "maxLength", params: { limit: 160 } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/before", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.marked !== undefined) {
                    let data1 = data.marked;
                    if (typeof data1 === "string") {
                        if (data1.length > 160) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/marked", keyword: "maxLength", params: { limit: 160 } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/marked", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.after !== undefined) {
                    let data2 = data.after;
                    if (typeof data2 === "string") {
                        if (data2.length > 160) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/after", keyword: "maxLength", params: { limit: 160 } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/after", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.cutBefore !== undefined) {
                    if (true !== data.cutBefore) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/cutBefore", keyword: "const", params: { allowedValue: true } });
                    }
                }
                if (data.cutAfter !== undefined) {
                    if (true !== data.cutAfter) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/cutAfter", keyword: "const", params: { allowedValue: true } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate35.errors = vErrors;
            return errors === 0;
        }
        const schema15 = { "type": "object", "additionalProperties": false, "required": ["file", "range", "text"], "properties": { "file": { "type": "string" }, "range": { "$ref": "#/$defs/range" }, "text": { "type": "string" } } };
        function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema15.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((key0 === "file") || (key0 === "range")) || (key0 === "text"))) {
                        delete data[key0];
                    }
                }
                if (data.file !== undefined) {
                    if (typeof data.file !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/file", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.range !== undefined) {
                    if (!(validate29(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData }))) {
                        vErrors ??= validate29.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.text !== undefined) {
                    if (typeof data.text !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate37.errors = vErrors;
            return errors === 0;
        }
        function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema9.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(func2.call(schema9.properties, key0))) {
                        delete data[key0];
                    }
                }
                if (data.check !== undefined) {
                    if (typeof data.check !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/check", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.code !== undefined) {
                    let data1 = data.code;
                    if (typeof data1 === "string") {
                        if (!pattern2.test(data1)) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/code", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/code", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.subject !== undefined) {
                    let data2 = data.subject;
                    if (!(typeof data2 == "string" || Array.isArray(data2) && data2.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/subject", keyword: "texts", params: { mayBeOne: true } });
                    }
                }
                if (data.severity !== undefined) {
                    if (!(validate26(data.severity, { instancePath: instancePath + "/severity", parentData: data, parentDataProperty: "severity", rootData }))) {
                        vErrors ??= validate26.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.stopsRelease !== undefined) {
                    if (typeof data.stopsRelease !== "boolean") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/stopsRelease", keyword: "type", params: { type: "boolean" } });
                    }
                }
                if (data.suppressed !== undefined) {
                    if (typeof data.suppressed !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressed", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.overruled !== undefined) {
                    if (typeof data.overruled !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/overruled", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.age !== undefined) {
                    let data7 = data.age;
                    if (!((data7 === "new") || (data7 === "known"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/age", keyword: "enum", params: { allowedValues: schema9.properties.age.enum } });
                    }
                }
                if (data.notCompared !== undefined) {
                    let data8 = data.notCompared;
                    if (!((((data8 === "untracked") || (data8 === "run")) || (data8 === "always")) || (data8 === "unread"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/notCompared", keyword: "enum", params: { allowedValues: schema9.properties.notCompared.enum } });
                    }
                }
                if (data.message !== undefined) {
                    if (typeof data.message !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/message", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.help !== undefined) {
                    if (typeof data.help !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/help", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.printed !== undefined) {
                    let data11 = data.printed;
                    if (!(Array.isArray(data11) && data11.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/printed", keyword: "texts", params: { mayBeOne: false } });
                    }
                }
                if (data.url !== undefined) {
                    if (typeof data.url !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/url", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.secret !== undefined) {
                    if (true !== data.secret) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/secret", keyword: "const", params: { allowedValue: true } });
                    }
                }
                if (data.fingerprint !== undefined) {
                    let data14 = data.fingerprint;
                    if (typeof data14 === "string") {
                        if (!pattern3.test(data14)) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/fingerprint", keyword: "pattern", params: { pattern: "^[0-9a-f]{12}$" } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fingerprint", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.identity !== undefined) {
                    let data15 = data.identity;
                    if (typeof data15 === "string") {
                        if (!pattern4.test(data15)) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/identity", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/identity", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.lineHash !== undefined) {
                    let data16 = data.lineHash;
                    if (typeof data16 === "string") {
                        if (!pattern5.test(data16)) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/lineHash", keyword: "pattern", params: { pattern: "^[0-9a-f]{1,16}:[1-9][0-9]{0,8}$" } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/lineHash", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.location !== undefined) {
                    if (!(validate28(data.location, { instancePath: instancePath + "/location", parentData: data, parentDataProperty: "location", rootData }))) {
                        vErrors ??= validate28.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.excerpt !== undefined) {
                    if (!(validate35(data.excerpt, { instancePath: instancePath + "/excerpt", parentData: data, parentDataProperty: "excerpt", rootData }))) {
                        vErrors ??= validate35.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.fix !== undefined) {
                    let data19 = data.fix;
                    if (Array.isArray(data19)) {
                        const len0 = data19.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            if (!(validate37(data19[i0], { instancePath: instancePath + "/fix/" + i0, parentData: data19, parentDataProperty: i0, rootData }))) {
                                vErrors ??= validate37.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fix", keyword: "type", params: { type: "array" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate25.errors = vErrors;
            return errors === 0;
        }
        const schema16 = { "type": "object", "additionalProperties": false, "required": ["entry", "steps", "permissions", "left", "laterLives"], "properties": { "entry": { "type": "string" }, "dom": { "type": "string" }, "unguarded": { "type": "string" }, "permissions": { "texts": false }, "steps": { "$ref": "#/$defs/lifecycleSteps" }, "left": { "texts": false }, "laterLives": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["kind", "steps", "left"], "properties": { "kind": { "enum": ["restart", "earlier", "update"] }, "from": { "type": "string" }, "steps": { "$ref": "#/$defs/lifecycleSteps" }, "left": { "texts": false } } } } } };
        const schema17 = { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["step", "call", "outcome", "milliseconds", "logged", "printed", "stored", "notified", "open"], "properties": { "step": { "type": "string" }, "call": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } }, "outcome": { "type": "string" }, "milliseconds": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "logged": { "texts": false }, "printed": { "texts": false }, "stored": { "texts": false }, "notified": { "texts": false }, "open": { "texts": false } } } };
        function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (Array.isArray(data)) {
                const len0 = data.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data0 = data[i0];
                    if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                        for (const prop0 of schema17.items.required) {
                            if (data0[prop0] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "required", params: { missingProperty: prop0 } });
                            }
                        }
                        for (const key0 in data0) {
                            if (!(func2.call(schema17.items.properties, key0))) {
                                delete data0[key0];
                            }
                        }
                        if (data0.step !== undefined) {
                            if (typeof data0.step !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/step", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data0.call !== undefined) {
                            let data2 = data0.call;
                            if (!Number.isSafeInteger(data2) || data2 < 1 || data2 > 9007199254740991) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/call", keyword: "wholeNumber", params: { minimum: 1, maximum: 9007199254740991 } });
                            }
                        }
                        if (data0.outcome !== undefined) {
                            if (typeof data0.outcome !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/outcome", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data0.milliseconds !== undefined) {
                            let data4 = data0.milliseconds;
                            if (!Number.isSafeInteger(data4) || data4 < 0 || data4 > 9007199254740991) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/milliseconds", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                            }
                        }
                        if (data0.logged !== undefined) {
                            let data5 = data0.logged;
                            if (!(Array.isArray(data5) && data5.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/logged", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data0.printed !== undefined) {
                            let data6 = data0.printed;
                            if (!(Array.isArray(data6) && data6.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/printed", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data0.stored !== undefined) {
                            let data7 = data0.stored;
                            if (!(Array.isArray(data7) && data7.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/stored", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data0.notified !== undefined) {
                            let data8 = data0.notified;
                            if (!(Array.isArray(data8) && data8.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/notified", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data0.open !== undefined) {
                            let data9 = data0.open;
                            if (!(Array.isArray(data9) && data9.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/open", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "type", params: { type: "object" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "array" } });
            }
            validate42.errors = vErrors;
            return errors === 0;
        }
        function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema16.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((((((key0 === "entry") || (key0 === "dom")) || (key0 === "unguarded")) || (key0 === "permissions")) || (key0 === "steps")) || (key0 === "left")) || (key0 === "laterLives"))) {
                        delete data[key0];
                    }
                }
                if (data.entry !== undefined) {
                    if (typeof data.entry !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/entry", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.dom !== undefined) {
                    if (typeof data.dom !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/dom", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.unguarded !== undefined) {
                    if (typeof data.unguarded !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/unguarded", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.permissions !== undefined) {
                    let data3 = data.permissions;
                    if (!(Array.isArray(data3) && data3.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/permissions", keyword: "texts", params: { mayBeOne: false } });
                    }
                }
                if (data.steps !== undefined) {
                    if (!(validate42(data.steps, { instancePath: instancePath + "/steps", parentData: data, parentDataProperty: "steps", rootData }))) {
                        vErrors ??= validate42.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.left !== undefined) {
                    let data5 = data.left;
                    if (!(Array.isArray(data5) && data5.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/left", keyword: "texts", params: { mayBeOne: false } });
                    }
                }
                if (data.laterLives !== undefined) {
                    let data6 = data.laterLives;
                    if (Array.isArray(data6)) {
                        const len0 = data6.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data7 = data6[i0];
                            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                                for (const prop1 of schema16.properties.laterLives.items.required) {
                                    if (data7[prop1] === undefined) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/laterLives/" + i0, keyword: "required", params: { missingProperty: prop1 } });
                                    }
                                }
                                for (const key1 in data7) {
                                    if (!((((key1 === "kind") || (key1 === "from")) || (key1 === "steps")) || (key1 === "left"))) {
                                        delete data7[key1];
                                    }
                                }
                                if (data7.kind !== undefined) {
                                    let data8 = data7.kind;
                                    if (!(((data8 === "restart") || (data8 === "earlier")) || (data8 === "update"))) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/laterLives/" + i0 + "/kind", keyword: "enum", params: { allowedValues: schema16.properties.laterLives.items.properties.kind.enum } });
                                    }
                                }
                                if (data7.from !== undefined) {
                                    if (typeof data7.from !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/laterLives/" + i0 + "/from", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data7.steps !== undefined) {
                                    if (!(validate42(data7.steps, { instancePath: instancePath + "/laterLives/" + i0 + "/steps", parentData: data7, parentDataProperty: "steps", rootData }))) {
                                        vErrors ??= validate42.errors;
                                        errors = vErrors.length;
                                    }
                                }
                                if (data7.left !== undefined) {
                                    let data11 = data7.left;
                                    if (!(Array.isArray(data11) && data11.every((item) => typeof item == "string"))) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/laterLives/" + i0 + "/left", keyword: "texts", params: { mayBeOne: false } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/laterLives/" + i0, keyword: "type", params: { type: "object" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/laterLives", keyword: "type", params: { type: "array" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate41.errors = vErrors;
            return errors === 0;
        }
        const schema18 = { "$id": "https://github.com/OWNER/plugin-preflight/difference@1", "type": "object", "additionalProperties": false, "required": ["schema", "before", "after", "permissions", "hosts", "packages", "entryPoints", "files"], "properties": { "schema": { "const": "plugin-preflight/difference@1" }, "before": { "$ref": "#/$defs/package" }, "after": { "$ref": "#/$defs/package" }, "permissions": { "type": "object", "additionalProperties": false, "required": ["added", "removed"], "properties": { "added": { "texts": false }, "removed": { "texts": false } } }, "hosts": { "type": "object", "additionalProperties": false, "required": ["added", "removed", "perhapsAdded", "unread"], "properties": { "added": { "type": "array", "items": { "$ref": "#/$defs/host" } }, "removed": { "texts": false }, "perhapsAdded": { "type": "array", "items": { "$ref": "#/$defs/host" } }, "unread": { "$ref": "#/$defs/unread" } } }, "packages": { "type": "object", "additionalProperties": false, "required": ["added", "removed", "perhapsAdded", "unread", "changed"], "properties": { "added": { "type": "array", "items": { "$ref": "#/$defs/insidePackage" } }, "removed": { "texts": false }, "perhapsAdded": { "type": "array", "items": { "$ref": "#/$defs/insidePackage" } }, "unread": { "$ref": "#/$defs/unread" }, "changed": { "type": "array", "items": { "$ref": "#/$defs/packageChange" } } } }, "entryPoints": { "type": "array", "items": { "$ref": "#/$defs/entryPoint" } }, "files": { "type": "array", "items": { "$ref": "#/$defs/file" } }, "limit": { "type": "object", "additionalProperties": false, "required": ["text", "isExceeded"], "properties": { "text": { "type": "string" }, "isExceeded": { "type": "boolean" } } } }, "$defs": { "package": { "type": "object", "additionalProperties": false, "required": ["name", "sha256", "size", "unpacked", "files"], "properties": { "name": { "type": "string" }, "version": { "type": "string" }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "size": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "unpacked": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "files": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } }, "host": { "type": "object", "additionalProperties": false, "required": ["host", "file"], "properties": { "host": { "type": "string" }, "file": { "type": "string" } } }, "insidePackage": { "type": "object", "additionalProperties": false, "required": ["name", "versions"], "properties": { "name": { "type": "string" }, "versions": { "texts": false } } }, "packageChange": { "type": "object", "additionalProperties": false, "required": ["name", "before", "after"], "properties": { "name": { "type": "string" }, "before": { "texts": false }, "after": { "texts": false } } }, "unread": { "type": "object", "additionalProperties": false, "required": ["before", "after"], "properties": { "before": { "type": "array", "items": { "$ref": "#/$defs/unreadCode" } }, "after": { "type": "array", "items": { "$ref": "#/$defs/unreadCode" } } } }, "unreadCode": { "type": "object", "additionalProperties": false, "required": ["why"], "properties": { "file": { "type": "string" }, "why": { "type": "string" } } }, "entryPoint": { "type": "object", "additionalProperties": false, "required": ["key"], "properties": { "key": { "type": "string" }, "before": { "type": "string" }, "after": { "type": "string" } } }, "file": { "type": "object", "additionalProperties": false, "required": ["path"], "properties": { "path": { "type": "string" }, "before": { "$ref": "#/$defs/size" }, "after": { "$ref": "#/$defs/size" } } }, "size": { "type": "object", "additionalProperties": false, "required": ["size", "isExecutable"], "properties": { "size": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "gzip": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "isExecutable": { "type": "boolean" } } } } };
        const schema19 = { "type": "object", "additionalProperties": false, "required": ["name", "sha256", "size", "unpacked", "files"], "properties": { "name": { "type": "string" }, "version": { "type": "string" }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "size": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "unpacked": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "files": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } };
        const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
        function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema19.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((((((key0 === "name") || (key0 === "version")) || (key0 === "sha256")) || (key0 === "size")) || (key0 === "unpacked")) || (key0 === "files"))) {
                        delete data[key0];
                    }
                }
                if (data.name !== undefined) {
                    if (typeof data.name !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.version !== undefined) {
                    if (typeof data.version !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/version", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.sha256 !== undefined) {
                    let data2 = data.sha256;
                    if (typeof data2 === "string") {
                        if (!pattern6.test(data2)) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/sha256", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sha256", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.size !== undefined) {
                    let data3 = data.size;
                    if (!Number.isSafeInteger(data3) || data3 < 0 || data3 > 9007199254740991) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/size", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                    }
                }
                if (data.unpacked !== undefined) {
                    let data4 = data.unpacked;
                    if (!Number.isSafeInteger(data4) || data4 < 0 || data4 > 9007199254740991) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/unpacked", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                    }
                }
                if (data.files !== undefined) {
                    let data5 = data.files;
                    if (!Number.isSafeInteger(data5) || data5 < 0 || data5 > 9007199254740991) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/files", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate47.errors = vErrors;
            return errors === 0;
        }
        const schema20 = { "type": "object", "additionalProperties": false, "required": ["host", "file"], "properties": { "host": { "type": "string" }, "file": { "type": "string" } } };
        function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema20.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((key0 === "host") || (key0 === "file"))) {
                        delete data[key0];
                    }
                }
                if (data.host !== undefined) {
                    if (typeof data.host !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/host", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.file !== undefined) {
                    if (typeof data.file !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/file", keyword: "type", params: { type: "string" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate50.errors = vErrors;
            return errors === 0;
        }
        const schema21 = { "type": "object", "additionalProperties": false, "required": ["before", "after"], "properties": { "before": { "type": "array", "items": { "$ref": "#/$defs/unreadCode" } }, "after": { "type": "array", "items": { "$ref": "#/$defs/unreadCode" } } } };
        const schema22 = { "type": "object", "additionalProperties": false, "required": ["why"], "properties": { "file": { "type": "string" }, "why": { "type": "string" } } };
        function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema22.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((key0 === "file") || (key0 === "why"))) {
                        delete data[key0];
                    }
                }
                if (data.file !== undefined) {
                    if (typeof data.file !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/file", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.why !== undefined) {
                    if (typeof data.why !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/why", keyword: "type", params: { type: "string" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate54.errors = vErrors;
            return errors === 0;
        }
        function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema21.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((key0 === "before") || (key0 === "after"))) {
                        delete data[key0];
                    }
                }
                if (data.before !== undefined) {
                    let data0 = data.before;
                    if (Array.isArray(data0)) {
                        const len0 = data0.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            if (!(validate54(data0[i0], { instancePath: instancePath + "/before/" + i0, parentData: data0, parentDataProperty: i0, rootData }))) {
                                vErrors ??= validate54.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/before", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.after !== undefined) {
                    let data2 = data.after;
                    if (Array.isArray(data2)) {
                        const len1 = data2.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            if (!(validate54(data2[i1], { instancePath: instancePath + "/after/" + i1, parentData: data2, parentDataProperty: i1, rootData }))) {
                                vErrors ??= validate54.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/after", keyword: "type", params: { type: "array" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate53.errors = vErrors;
            return errors === 0;
        }
        const schema23 = { "type": "object", "additionalProperties": false, "required": ["name", "versions"], "properties": { "name": { "type": "string" }, "versions": { "texts": false } } };
        function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema23.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((key0 === "name") || (key0 === "versions"))) {
                        delete data[key0];
                    }
                }
                if (data.name !== undefined) {
                    if (typeof data.name !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.versions !== undefined) {
                    let data1 = data.versions;
                    if (!(Array.isArray(data1) && data1.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/versions", keyword: "texts", params: { mayBeOne: false } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate58.errors = vErrors;
            return errors === 0;
        }
        const schema24 = { "type": "object", "additionalProperties": false, "required": ["name", "before", "after"], "properties": { "name": { "type": "string" }, "before": { "texts": false }, "after": { "texts": false } } };
        function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema24.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((key0 === "name") || (key0 === "before")) || (key0 === "after"))) {
                        delete data[key0];
                    }
                }
                if (data.name !== undefined) {
                    if (typeof data.name !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.before !== undefined) {
                    let data1 = data.before;
                    if (!(Array.isArray(data1) && data1.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/before", keyword: "texts", params: { mayBeOne: false } });
                    }
                }
                if (data.after !== undefined) {
                    let data2 = data.after;
                    if (!(Array.isArray(data2) && data2.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/after", keyword: "texts", params: { mayBeOne: false } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate62.errors = vErrors;
            return errors === 0;
        }
        const schema25 = { "type": "object", "additionalProperties": false, "required": ["key"], "properties": { "key": { "type": "string" }, "before": { "type": "string" }, "after": { "type": "string" } } };
        function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema25.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((key0 === "key") || (key0 === "before")) || (key0 === "after"))) {
                        delete data[key0];
                    }
                }
                if (data.key !== undefined) {
                    if (typeof data.key !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.before !== undefined) {
                    if (typeof data.before !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/before", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.after !== undefined) {
                    if (typeof data.after !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/after", keyword: "type", params: { type: "string" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate64.errors = vErrors;
            return errors === 0;
        }
        const schema26 = { "type": "object", "additionalProperties": false, "required": ["path"], "properties": { "path": { "type": "string" }, "before": { "$ref": "#/$defs/size" }, "after": { "$ref": "#/$defs/size" } } };
        const schema27 = { "type": "object", "additionalProperties": false, "required": ["size", "isExecutable"], "properties": { "size": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "gzip": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "isExecutable": { "type": "boolean" } } };
        function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema27.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((key0 === "size") || (key0 === "gzip")) || (key0 === "isExecutable"))) {
                        delete data[key0];
                    }
                }
                if (data.size !== undefined) {
                    let data0 = data.size;
                    if (!Number.isSafeInteger(data0) || data0 < 0 || data0 > 9007199254740991) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/size", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                    }
                }
                if (data.gzip !== undefined) {
                    let data1 = data.gzip;
                    if (!Number.isSafeInteger(data1) || data1 < 0 || data1 > 9007199254740991) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/gzip", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                    }
                }
                if (data.isExecutable !== undefined) {
                    if (typeof data.isExecutable !== "boolean") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/isExecutable", keyword: "type", params: { type: "boolean" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate67.errors = vErrors;
            return errors === 0;
        }
        function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema26.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((key0 === "path") || (key0 === "before")) || (key0 === "after"))) {
                        delete data[key0];
                    }
                }
                if (data.path !== undefined) {
                    if (typeof data.path !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.before !== undefined) {
                    if (!(validate67(data.before, { instancePath: instancePath + "/before", parentData: data, parentDataProperty: "before", rootData }))) {
                        vErrors ??= validate67.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.after !== undefined) {
                    if (!(validate67(data.after, { instancePath: instancePath + "/after", parentData: data, parentDataProperty: "after", rootData }))) {
                        vErrors ??= validate67.errors;
                        errors = vErrors.length;
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate66.errors = vErrors;
            return errors === 0;
        }
        function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            ;
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema18.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(func2.call(schema18.properties, key0))) {
                        delete data[key0];
                    }
                }
                if (data.schema !== undefined) {
                    if ("plugin-preflight/difference@1" !== data.schema) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/schema", keyword: "const", params: { allowedValue: "plugin-preflight/difference@1" } });
                    }
                }
                if (data.before !== undefined) {
                    if (!(validate47(data.before, { instancePath: instancePath + "/before", parentData: data, parentDataProperty: "before", rootData }))) {
                        vErrors ??= validate47.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.after !== undefined) {
                    if (!(validate47(data.after, { instancePath: instancePath + "/after", parentData: data, parentDataProperty: "after", rootData }))) {
                        vErrors ??= validate47.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.permissions !== undefined) {
                    let data3 = data.permissions;
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        for (const prop1 of schema18.properties.permissions.required) {
                            if (data3[prop1] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/permissions", keyword: "required", params: { missingProperty: prop1 } });
                            }
                        }
                        for (const key1 in data3) {
                            if (!((key1 === "added") || (key1 === "removed"))) {
                                delete data3[key1];
                            }
                        }
                        if (data3.added !== undefined) {
                            let data4 = data3.added;
                            if (!(Array.isArray(data4) && data4.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/permissions/added", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data3.removed !== undefined) {
                            let data5 = data3.removed;
                            if (!(Array.isArray(data5) && data5.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/permissions/removed", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/permissions", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.hosts !== undefined) {
                    let data6 = data.hosts;
                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        for (const prop2 of schema18.properties.hosts.required) {
                            if (data6[prop2] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/hosts", keyword: "required", params: { missingProperty: prop2 } });
                            }
                        }
                        for (const key2 in data6) {
                            if (!((((key2 === "added") || (key2 === "removed")) || (key2 === "perhapsAdded")) || (key2 === "unread"))) {
                                delete data6[key2];
                            }
                        }
                        if (data6.added !== undefined) {
                            let data7 = data6.added;
                            if (Array.isArray(data7)) {
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                    if (!(validate50(data7[i0], { instancePath: instancePath + "/hosts/added/" + i0, parentData: data7, parentDataProperty: i0, rootData }))) {
                                        vErrors ??= validate50.errors;
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/hosts/added", keyword: "type", params: { type: "array" } });
                            }
                        }
                        if (data6.removed !== undefined) {
                            let data9 = data6.removed;
                            if (!(Array.isArray(data9) && data9.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/hosts/removed", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data6.perhapsAdded !== undefined) {
                            let data10 = data6.perhapsAdded;
                            if (Array.isArray(data10)) {
                                const len1 = data10.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                    if (!(validate50(data10[i1], { instancePath: instancePath + "/hosts/perhapsAdded/" + i1, parentData: data10, parentDataProperty: i1, rootData }))) {
                                        vErrors ??= validate50.errors;
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/hosts/perhapsAdded", keyword: "type", params: { type: "array" } });
                            }
                        }
                        if (data6.unread !== undefined) {
                            if (!(validate53(data6.unread, { instancePath: instancePath + "/hosts/unread", parentData: data6, parentDataProperty: "unread", rootData }))) {
                                vErrors ??= validate53.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/hosts", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.packages !== undefined) {
                    let data13 = data.packages;
                    if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                        for (const prop3 of schema18.properties.packages.required) {
                            if (data13[prop3] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/packages", keyword: "required", params: { missingProperty: prop3 } });
                            }
                        }
                        for (const key3 in data13) {
                            if (!(((((key3 === "added") || (key3 === "removed")) || (key3 === "perhapsAdded")) || (key3 === "unread")) || (key3 === "changed"))) {
                                delete data13[key3];
                            }
                        }
                        if (data13.added !== undefined) {
                            let data14 = data13.added;
                            if (Array.isArray(data14)) {
                                const len2 = data14.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                    if (!(validate58(data14[i2], { instancePath: instancePath + "/packages/added/" + i2, parentData: data14, parentDataProperty: i2, rootData }))) {
                                        vErrors ??= validate58.errors;
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/packages/added", keyword: "type", params: { type: "array" } });
                            }
                        }
                        if (data13.removed !== undefined) {
                            let data16 = data13.removed;
                            if (!(Array.isArray(data16) && data16.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/packages/removed", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data13.perhapsAdded !== undefined) {
                            let data17 = data13.perhapsAdded;
                            if (Array.isArray(data17)) {
                                const len3 = data17.length;
                                for (let i3 = 0; i3 < len3; i3++) {
                                    if (!(validate58(data17[i3], { instancePath: instancePath + "/packages/perhapsAdded/" + i3, parentData: data17, parentDataProperty: i3, rootData }))) {
                                        vErrors ??= validate58.errors;
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/packages/perhapsAdded", keyword: "type", params: { type: "array" } });
                            }
                        }
                        if (data13.unread !== undefined) {
                            if (!(validate53(data13.unread, { instancePath: instancePath + "/packages/unread", parentData: data13, parentDataProperty: "unread", rootData }))) {
                                vErrors ??= validate53.errors;
                                errors = vErrors.length;
                            }
                        }
                        if (data13.changed !== undefined) {
                            let data20 = data13.changed;
                            if (Array.isArray(data20)) {
                                const len4 = data20.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                    if (!(validate62(data20[i4], { instancePath: instancePath + "/packages/changed/" + i4, parentData: data20, parentDataProperty: i4, rootData }))) {
                                        vErrors ??= validate62.errors;
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/packages/changed", keyword: "type", params: { type: "array" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/packages", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.entryPoints !== undefined) {
                    let data22 = data.entryPoints;
                    if (Array.isArray(data22)) {
                        const len5 = data22.length;
                        for (let i5 = 0; i5 < len5; i5++) {
                            if (!(validate64(data22[i5], { instancePath: instancePath + "/entryPoints/" + i5, parentData: data22, parentDataProperty: i5, rootData }))) {
                                vErrors ??= validate64.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/entryPoints", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.files !== undefined) {
                    let data24 = data.files;
                    if (Array.isArray(data24)) {
                        const len6 = data24.length;
                        for (let i6 = 0; i6 < len6; i6++) {
                            if (!(validate66(data24[i6], { instancePath: instancePath + "/files/" + i6, parentData: data24, parentDataProperty: i6, rootData }))) {
                                vErrors ??= validate66.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/files", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.limit !== undefined) {
                    let data26 = data.limit;
                    if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                        for (const prop4 of schema18.properties.limit.required) {
                            if (data26[prop4] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/limit", keyword: "required", params: { missingProperty: prop4 } });
                            }
                        }
                        for (const key4 in data26) {
                            if (!((key4 === "text") || (key4 === "isExceeded"))) {
                                delete data26[key4];
                            }
                        }
                        if (data26.text !== undefined) {
                            if (typeof data26.text !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/limit/text", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data26.isExceeded !== undefined) {
                            if (typeof data26.isExceeded !== "boolean") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/limit/isExceeded", keyword: "type", params: { type: "boolean" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/limit", keyword: "type", params: { type: "object" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate46.errors = vErrors;
            return errors === 0;
        }
        const schema28 = { "type": "object", "additionalProperties": false, "required": ["kind", "fixed", "suppressions"], "properties": { "kind": { "enum": ["added", "renamed", "kept"] }, "from": { "type": "string" }, "fixed": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["check", "code", "severity", "message", "file"], "properties": { "check": { "type": "string" }, "code": { "type": "string" }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "url": { "type": "string" }, "file": { "type": "string" } } } }, "suppressions": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["kind", "check", "file", "reason", "findings"], "properties": { "kind": { "enum": ["off", "baseline"] }, "check": { "type": "string" }, "file": { "type": "string" }, "line": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } }, "reason": { "type": "string" }, "findings": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } } } } };
        function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema28.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((((key0 === "kind") || (key0 === "from")) || (key0 === "fixed")) || (key0 === "suppressions"))) {
                        delete data[key0];
                    }
                }
                if (data.kind !== undefined) {
                    let data0 = data.kind;
                    if (!(((data0 === "added") || (data0 === "renamed")) || (data0 === "kept"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: schema28.properties.kind.enum } });
                    }
                }
                if (data.from !== undefined) {
                    if (typeof data.from !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/from", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.fixed !== undefined) {
                    let data2 = data.fixed;
                    if (Array.isArray(data2)) {
                        const len0 = data2.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data3 = data2[i0];
                            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                                for (const prop1 of schema28.properties.fixed.items.required) {
                                    if (data3[prop1] === undefined) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0, keyword: "required", params: { missingProperty: prop1 } });
                                    }
                                }
                                for (const key1 in data3) {
                                    if (!((((((key1 === "check") || (key1 === "code")) || (key1 === "severity")) || (key1 === "message")) || (key1 === "url")) || (key1 === "file"))) {
                                        delete data3[key1];
                                    }
                                }
                                if (data3.check !== undefined) {
                                    if (typeof data3.check !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0 + "/check", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data3.code !== undefined) {
                                    if (typeof data3.code !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0 + "/code", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data3.severity !== undefined) {
                                    if (!(validate26(data3.severity, { instancePath: instancePath + "/fixed/" + i0 + "/severity", parentData: data3, parentDataProperty: "severity", rootData }))) {
                                        vErrors ??= validate26.errors;
                                        errors = vErrors.length;
                                    }
                                }
                                if (data3.message !== undefined) {
                                    if (typeof data3.message !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0 + "/message", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data3.url !== undefined) {
                                    if (typeof data3.url !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0 + "/url", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data3.file !== undefined) {
                                    if (typeof data3.file !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0 + "/file", keyword: "type", params: { type: "string" } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0, keyword: "type", params: { type: "object" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.suppressions !== undefined) {
                    let data10 = data.suppressions;
                    if (Array.isArray(data10)) {
                        const len1 = data10.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            let data11 = data10[i1];
                            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                for (const prop2 of schema28.properties.suppressions.items.required) {
                                    if (data11[prop2] === undefined) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1, keyword: "required", params: { missingProperty: prop2 } });
                                    }
                                }
                                for (const key2 in data11) {
                                    if (!((((((key2 === "kind") || (key2 === "check")) || (key2 === "file")) || (key2 === "line")) || (key2 === "reason")) || (key2 === "findings"))) {
                                        delete data11[key2];
                                    }
                                }
                                if (data11.kind !== undefined) {
                                    let data12 = data11.kind;
                                    if (!((data12 === "off") || (data12 === "baseline"))) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1 + "/kind", keyword: "enum", params: { allowedValues: schema28.properties.suppressions.items.properties.kind.enum } });
                                    }
                                }
                                if (data11.check !== undefined) {
                                    if (typeof data11.check !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1 + "/check", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data11.file !== undefined) {
                                    if (typeof data11.file !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1 + "/file", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data11.line !== undefined) {
                                    let data15 = data11.line;
                                    if (!Number.isSafeInteger(data15) || data15 < 1 || data15 > 9007199254740991) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1 + "/line", keyword: "wholeNumber", params: { minimum: 1, maximum: 9007199254740991 } });
                                    }
                                }
                                if (data11.reason !== undefined) {
                                    if (typeof data11.reason !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1 + "/reason", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data11.findings !== undefined) {
                                    let data17 = data11.findings;
                                    if (!Number.isSafeInteger(data17) || data17 < 0 || data17 > 9007199254740991) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1 + "/findings", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1, keyword: "type", params: { type: "object" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions", keyword: "type", params: { type: "array" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate72.errors = vErrors;
            return errors === 0;
        }
        function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema7.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((((((((key0 === "path") || (key0 === "name")) || (key0 === "version")) || (key0 === "outcomes")) || (key0 === "findings")) || (key0 === "lifecycle")) || (key0 === "difference")) || (key0 === "change"))) {
                        delete data[key0];
                    }
                }
                if (data.path !== undefined) {
                    if (typeof data.path !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.name !== undefined) {
                    if (typeof data.name !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.version !== undefined) {
                    if (typeof data.version !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/version", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.outcomes !== undefined) {
                    let data3 = data.outcomes;
                    if (Array.isArray(data3)) {
                        const len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            if (!(validate23(data3[i0], { instancePath: instancePath + "/outcomes/" + i0, parentData: data3, parentDataProperty: i0, rootData }))) {
                                vErrors ??= validate23.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/outcomes", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.findings !== undefined) {
                    let data5 = data.findings;
                    if (Array.isArray(data5)) {
                        const len1 = data5.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            if (!(validate25(data5[i1], { instancePath: instancePath + "/findings/" + i1, parentData: data5, parentDataProperty: i1, rootData }))) {
                                vErrors ??= validate25.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.lifecycle !== undefined) {
                    if (!(validate41(data.lifecycle, { instancePath: instancePath + "/lifecycle", parentData: data, parentDataProperty: "lifecycle", rootData }))) {
                        vErrors ??= validate41.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.difference !== undefined) {
                    if (!(validate46(data.difference, { instancePath: instancePath + "/difference", parentData: data, parentDataProperty: "difference", rootData }))) {
                        vErrors ??= validate46.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.change !== undefined) {
                    if (!(validate72(data.change, { instancePath: instancePath + "/change", parentData: data, parentDataProperty: "change", rootData }))) {
                        vErrors ??= validate72.errors;
                        errors = vErrors.length;
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate22.errors = vErrors;
            return errors === 0;
        }
        function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            ;
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema6.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(func2.call(schema6.properties, key0))) {
                        delete data[key0];
                    }
                }
                if (data.schema !== undefined) {
                    if ("plugin-preflight/report@1" !== data.schema) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/schema", keyword: "const", params: { allowedValue: "plugin-preflight/report@1" } });
                    }
                }
                if (data.tool !== undefined) {
                    let data1 = data.tool;
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        for (const prop1 of schema6.properties.tool.required) {
                            if (data1[prop1] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool", keyword: "required", params: { missingProperty: prop1 } });
                            }
                        }
                        for (const key1 in data1) {
                            if (!(((key1 === "name") || (key1 === "version")) || (key1 === "ruleset"))) {
                                delete data1[key1];
                            }
                        }
                        if (data1.name !== undefined) {
                            if ("plugin-preflight" !== data1.name) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool/name", keyword: "const", params: { allowedValue: "plugin-preflight" } });
                            }
                        }
                        if (data1.version !== undefined) {
                            if (typeof data1.version !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool/version", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data1.ruleset !== undefined) {
                            let data4 = data1.ruleset;
                            if (typeof data4 === "string") {
                                if (!pattern0.test(data4)) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool/ruleset", keyword: "pattern", params: { pattern: "^\\d{4}\\.\\d{2}$" } });
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool/ruleset", keyword: "type", params: { type: "string" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.occasion !== undefined) {
                    let data5 = data.occasion;
                    if (!(((data5 === "pull-request") || (data5 === "push")) || (data5 === "release"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/occasion", keyword: "enum", params: { allowedValues: schema6.properties.occasion.enum } });
                    }
                }
                if (data.strict !== undefined) {
                    if (typeof data.strict !== "boolean") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/strict", keyword: "type", params: { type: "boolean" } });
                    }
                }
                if (data.failOn !== undefined) {
                    let data7 = data.failOn;
                    if (!((((data7 === "error") || (data7 === "warning")) || (data7 === "notice")) || (data7 === "never"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/failOn", keyword: "enum", params: { allowedValues: schema6.properties.failOn.enum } });
                    }
                }
                if (data.failOnNew !== undefined) {
                    let data8 = data.failOnNew;
                    if (!(((data8 === "error") || (data8 === "warning")) || (data8 === "notice"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/failOnNew", keyword: "enum", params: { allowedValues: schema6.properties.failOnNew.enum } });
                    }
                }
                if (data.notes !== undefined) {
                    let data9 = data.notes;
                    if (Array.isArray(data9)) {
                        const len0 = data9.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data10 = data9[i0];
                            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                for (const prop2 of schema6.properties.notes.items.required) {
                                    if (data10[prop2] === undefined) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/notes/" + i0, keyword: "required", params: { missingProperty: prop2 } });
                                    }
                                }
                                for (const key2 in data10) {
                                    if (!(((key2 === "severity") || (key2 === "path")) || (key2 === "message"))) {
                                        delete data10[key2];
                                    }
                                }
                                if (data10.severity !== undefined) {
                                    let data11 = data10.severity;
                                    if (!((data11 === "warning") || (data11 === "notice"))) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/notes/" + i0 + "/severity", keyword: "enum", params: { allowedValues: schema6.properties.notes.items.properties.severity.enum } });
                                    }
                                }
                                if (data10.path !== undefined) {
                                    if (typeof data10.path !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/notes/" + i0 + "/path", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data10.message !== undefined) {
                                    if (typeof data10.message !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/notes/" + i0 + "/message", keyword: "type", params: { type: "string" } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/notes/" + i0, keyword: "type", params: { type: "object" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/notes", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.selection !== undefined) {
                    let data14 = data.selection;
                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                        for (const prop3 of schema6.properties.selection.required) {
                            if (data14[prop3] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection", keyword: "required", params: { missingProperty: prop3 } });
                            }
                        }
                        for (const key3 in data14) {
                            if (!((((key3 === "of") || (key3 === "tag")) || (key3 === "changedSince")) || (key3 === "shard"))) {
                                delete data14[key3];
                            }
                        }
                        if (data14.of !== undefined) {
                            let data15 = data14.of;
                            if (!Number.isSafeInteger(data15) || data15 < 0 || data15 > 9007199254740991) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection/of", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                            }
                        }
                        if (data14.tag !== undefined) {
                            if (typeof data14.tag !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection/tag", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data14.changedSince !== undefined) {
                            if (typeof data14.changedSince !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection/changedSince", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data14.shard !== undefined) {
                            let data18 = data14.shard;
                            if (typeof data18 === "string") {
                                if (!pattern1.test(data18)) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection/shard", keyword: "pattern", params: { pattern: "^\\d+/\\d+$" } });
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection/shard", keyword: "type", params: { type: "string" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.baseline !== undefined) {
                    let data19 = data.baseline;
                    if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                        for (const prop4 of schema6.properties.baseline.required) {
                            if (data19[prop4] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/baseline", keyword: "required", params: { missingProperty: prop4 } });
                            }
                        }
                        for (const key4 in data19) {
                            if (!((key4 === "file") || (key4 === "gone"))) {
                                delete data19[key4];
                            }
                        }
                        if (data19.file !== undefined) {
                            if (typeof data19.file !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/baseline/file", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data19.gone !== undefined) {
                            let data21 = data19.gone;
                            if (!Number.isSafeInteger(data21) || data21 < 0 || data21 > 9007199254740991) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/baseline/gone", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/baseline", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.base !== undefined) {
                    let data22 = data.base;
                    if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                        for (const prop5 of schema6.properties.base.required) {
                            if (data22[prop5] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base", keyword: "required", params: { missingProperty: prop5 } });
                            }
                        }
                        for (const key5 in data22) {
                            if (!(((key5 === "name") || (key5 === "commit")) || (key5 === "removed"))) {
                                delete data22[key5];
                            }
                        }
                        if (data22.name !== undefined) {
                            if (typeof data22.name !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/name", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data22.commit !== undefined) {
                            if (typeof data22.commit !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/commit", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data22.removed !== undefined) {
                            let data25 = data22.removed;
                            if (Array.isArray(data25)) {
                                const len1 = data25.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                    let data26 = data25[i1];
                                    if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                        for (const prop6 of schema6.properties.base.properties.removed.items.required) {
                                            if (data26[prop6] === undefined) {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/removed/" + i1, keyword: "required", params: { missingProperty: prop6 } });
                                            }
                                        }
                                        for (const key6 in data26) {
                                            if (!((key6 === "path") || (key6 === "filesLeft"))) {
                                                delete data26[key6];
                                            }
                                        }
                                        if (data26.path !== undefined) {
                                            if (typeof data26.path !== "string") {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/removed/" + i1 + "/path", keyword: "type", params: { type: "string" } });
                                            }
                                        }
                                        if (data26.filesLeft !== undefined) {
                                            let data28 = data26.filesLeft;
                                            if (!Number.isSafeInteger(data28) || data28 < 0 || data28 > 9007199254740991) {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/removed/" + i1 + "/filesLeft", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                                            }
                                        }
                                    }
                                    else {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/removed/" + i1, keyword: "type", params: { type: "object" } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/removed", keyword: "type", params: { type: "array" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/base", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.plugins !== undefined) {
                    let data29 = data.plugins;
                    if (Array.isArray(data29)) {
                        const len2 = data29.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                            if (!(validate22(data29[i2], { instancePath: instancePath + "/plugins/" + i2, parentData: data29, parentDataProperty: i2, rootData }))) {
                                vErrors ??= validate22.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/plugins", keyword: "type", params: { type: "array" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate21.errors = vErrors;
            return errors === 0;
        }
        var json = __webpack_require__(27147);
        var lists = __webpack_require__(60007);
        var json_object = __webpack_require__(34367);
        var safe = __webpack_require__(47313);
        var read_file_of_caller = __webpack_require__(47111);
        var run_record = __webpack_require__(69481);
        var checks = __webpack_require__(11933);
        var text_location = __webpack_require__(55339);
        ;
        const CHECKS = new Map(checks.A.map((check) => [check.id, check]));
        function alwaysCounts(check) {
            return CHECKS.get(check)?.alwaysCounts === true;
        }
        function findTitle(check) {
            return CHECKS.get(check)?.title ?? check;
        }
        function findReportFault(report) {
            const [fault] = findReportFaults(report);
            return fault;
        }
        function* findReportFaults({ plugins, selection, base, notes = [] }) {
            for (const [at, plugin] of plugins.entries())
                yield* findPluginFaults(plugin, ["plugins", at]);
            const { of = 0, changedSince, shard } = selection ?? {};
            const mayBeEmpty = of > 0 && (changedSince !== undefined || shard !== undefined);
            if (plugins.length === 0 && !mayBeEmpty) {
                yield { path: ["plugins"], why: "it reports no plugin, and what is not checked is not a pass" };
            }
            if (selection && plugins.length > of) {
                yield { path: ["plugins"], why: `it reports more plugins than ${String(of)}, which it is about` };
            }
            for (const [at, { path }] of (base?.removed ?? []).entries()) {
                yield* findPathFaults(path, ["base", "removed", at, "path"], "folder");
            }
            for (const [at, { path }] of notes.entries())
                yield* findPathFaults(path, ["notes", at, "path"], "folder");
        }
        function* findPluginFaults(plugin, at) {
            for (const [index, finding] of plugin.findings.entries())
                yield* findFindingFaults(finding, [...at, "findings", index]);
            yield* findOutcomeFaults(plugin, at);
            yield* findPathFaults(plugin.path, [...at, "path"], "folder");
            if (plugin.lifecycle)
                yield* findPathFaults(plugin.lifecycle.entry, [...at, "lifecycle", "entry"], "file");
            if (plugin.change)
                yield* findChangeFaults(plugin.change, [...at, "change"]);
        }
        function* findFindingFaults(finding, at) {
            yield* findCodeFaults(finding, at);
            const { check, suppressed, fingerprint, location, fix = [] } = finding;
            yield* findPathFaults(location.file, [...at, "location", "file"], "file");
            if (location.range)
                yield* findRangeFaults(location.range, [...at, "location", "range"]);
            for (const [edit, { file, range }] of fix.entries()) {
                yield* findPathFaults(file, [...at, "fix", edit, "file"], "file");
                yield* findRangeFaults(range, [...at, "fix", edit, "range"]);
            }
            if (suppressed !== undefined && fingerprint === undefined && alwaysCounts(check)) {
                yield { path: [...at, "suppressed"], why: `${(0, safe.hD)(check)} cannot be suppressed` };
            }
        }
        function* findOutcomeFaults({ outcomes, findings }, at) {
            const seen = new Set();
            let reported = 0;
            for (const [index, outcome] of outcomes.entries()) {
                const { check } = outcome;
                yield* findCheckFaults(check, [...at, "outcomes", index]);
                if (seen.has(check))
                    yield { path: [...at, "outcomes"], why: `there are two outcomes of the check ${(0, safe.hD)(check)}` };
                seen.add(check);
                if (outcome.status !== "unmet")
                    continue;
                const own = findings.filter((finding) => finding.check === check).length;
                if (own !== outcome.findings) {
                    const why = `${String(outcome.findings)} are announced and ${String(own)} there`;
                    yield { path: [...at, "outcomes", index, "findings"], why };
                }
                reported += own;
            }
            if (reported !== findings.length) {
                yield { path: [...at, "findings"], why: "not every finding is of a check that failed" };
            }
            const missing = checks.A.find(({ id }) => !seen.has(id));
            if (!missing)
                return;
            const why = `there is no outcome of the check ${(0, safe.hD)(missing.id)}, so it is not a pass`;
            yield { path: [...at, "outcomes"], why };
        }
        function* findChangeFaults(change, at) {
            if (change.from !== undefined)
                yield* findPathFaults(change.from, [...at, "from"], "folder");
            for (const [index, fixed] of change.fixed.entries()) {
                yield* findCodeFaults(fixed, [...at, "fixed", index]);
                yield* findPathFaults(fixed.file, [...at, "fixed", index, "file"], "file");
            }
            for (const [index, { file }] of change.suppressions.entries()) {
                yield* findPathFaults(file, [...at, "suppressions", index, "file"], "file");
            }
        }
        function* findCheckFaults(check, at) {
            if (!CHECKS.has(check))
                yield { path: [...at, "check"], why: `there is no check ${(0, safe.hD)(check)}` };
        }
        function* findCodeFaults({ check, code }, at) {
            yield* findCheckFaults(check, at);
            const codes = CHECKS.get(check)?.codes ?? {};
            if (Object.hasOwn(codes, code))
                return;
            yield { path: [...at, "code"], why: `the check ${(0, safe.hD)(check)} has no code ${(0, safe.hD)(code)}` };
        }
        function* findPathFaults(path, at, kind) {
            const isInside = path !== "" && !/^[/\\]|^[a-z]:|\0/iu.test(path) && !path.split(/[/\\]/u).includes("..");
            if (!isInside)
                yield { path: at, why: `${(0, safe.hD)(path)} is not a ${kind} of a repository` };
        }
        function* findRangeFaults({ start, end }, at) {
            if ((0, text_location.E)(end, start) < 0)
                yield { path: [...at, "end"], why: "it is before the start" };
        }
        ;
        function readReport(file, cwd, { readFile = read_file_of_caller.d, origin = tool.VT, isTrusted = true } = {}) {
            const subject = `The report ${(0, safe.hD)(file)}`;
            const read = readFile((0, external_node_path_.resolve)(cwd, file));
            if ("refused" in read) {
                const what = read.missing ? `There is no report ${(0, safe.hD)(file)}` : `${subject} cannot be read: ${read.refused}`;
                throw new errors.eb(what, "Give a file that --format json, or the input report-file, has written");
            }
            const help = "Give what --format json has written, in this version";
            const record = (0, run_record.a)({ bytes: read.bytes, subject, schema: json.D, help }, { validate: validate, findOtherVersion: findOtherRules, findFault: findReportFault });
            return makeReport(record, { origin, isTrusted });
        }
        function findOtherRules(record) {
            const ruleset = (0, json_object.vw)(record["tool"])["ruleset"];
            if (typeof ruleset !== "string" || ruleset === tool.js.ruleset)
                return undefined;
            const why = `it was made by the rules of ${(0, safe.hD)(ruleset)}, and these are ${(0, safe.hD)(tool.js.ruleset)}`;
            return { path: ["tool", "ruleset"], why };
        }
        function makeReport(record, source) {
            const { occasion, strict, failOn, failOnNew, plugins, selection, baseline, base, notes } = record;
            return {
                occasion,
                strict,
                failOn,
                failOnNew,
                plugins: plugins.map((plugin) => makePlugin(plugin, source)),
                selection,
                baseline,
                base,
                ...(notes && { notes: notes.map(makeNote) }),
            };
        }
        function makeNote(note) {
            return { ...note, path: note.path === "." ? "" : note.path };
        }
        function makePlugin(record, source) {
            const { path, name, version, lifecycle, difference, change } = record;
            const findings = record.findings.map((finding) => makeFinding(finding, source));
            const byCheck = (0, lists.$z)(findings, ({ check }) => check);
            return {
                path,
                name,
                version,
                outcomes: record.outcomes.map((outcome) => makeOutcome(outcome, byCheck, source)),
                findings,
                lifecycle,
                difference: difference && { ...difference, growth: difference.after.size - difference.before.size },
                change: change && { ...change, fixed: change.fixed.map((fixed) => usePage(fixed, source)) },
            };
        }
        function makeFinding(record, source) {
            const finding = usePage(record, source);
            const { identity, lineHash } = finding;
            return {
                ...finding,
                ...(alwaysCounts(finding.check) && { alwaysCounts: true }),
                identity: source.isTrusted ? identity : undefined,
                lineHash: source.isTrusted ? lineHash : undefined,
            };
        }
        function usePage(record, source) {
            return { ...record, url: choosePage(record, source) };
        }
        function choosePage({ check, url }, source) {
            return source.isTrusted ? (0, tool.eW)(url, check) : (0, tool.p0)(check, source.origin);
        }
        function makeOutcome(record, findings, source) {
            const { check } = record;
            const named = { check, title: findTitle(check), url: choosePage(record, source) };
            switch (record.status) {
                case "met":
                    return { ...named, status: "met" };
                case "skipped":
                    return { ...named, status: "skipped", reason: record.reason };
                case "crashed":
                    return { ...named, status: "crashed", error: record.error };
                case "unmet":
                    return { ...named, status: "unmet", findings: findings.get(check) ?? [] };
            }
        }
    }),
    12990: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            E: function () { return writeTogether; },
            k: function () { return writeChange; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77505);
        var _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49490);
        var _write_user_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5696);
        function writeChange(root, { file, before, after }) {
            const path = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__.SQ)(root, file) ?? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, file);
            const help = "Give this user the right to write it, or fix it by hand";
            try {
                (0, _write_user_file_js__WEBPACK_IMPORTED_MODULE_5__.writeUserFile)({ path, what: file, help, checkouts: [root], before: new TextEncoder().encode(before) }, after);
                return true;
            }
            catch (error) {
                if (error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_4__.p)
                    return false;
                throw error;
            }
        }
        function writeTogether(root, changes) {
            const written = [];
            try {
                for (const change of changes) {
                    if (!writeChange(root, change)) {
                        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`Another program changed ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(change.file)} meanwhile`, "Run the same command again");
                    }
                    written.push(change);
                }
            }
            catch (error) {
                for (const { file, before, after } of written.toReversed())
                    writeChange(root, { file, before: after, after: before });
                throw error;
            }
        }
    }),
    75865: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Yz: function () { return debug; },
            N4: function () { return endGroup; },
            z3: function () { return error; },
            getIDToken: function () { return getIDToken; },
            V4: function () { return getInput; },
            lm: function () { return notice; },
            Pq: function () { return setSecret; },
            Oh: function () { return startGroup; },
            $e: function () { return warning; }
        });
        var print = __webpack_require__(51235);
        var external_os_ = __webpack_require__(70857);
        ;
        function utils_toCommandValue(input) {
            if (input === null || input === undefined) {
                return '';
            }
            else if (typeof input === 'string' || input instanceof String) {
                return input;
            }
            return JSON.stringify(input);
        }
        function toCommandProperties(annotationProperties) {
            if (!Object.keys(annotationProperties).length) {
                return {};
            }
            return {
                title: annotationProperties.title,
                file: annotationProperties.file,
                line: annotationProperties.startLine,
                endLine: annotationProperties.endLine,
                col: annotationProperties.startColumn,
                endColumn: annotationProperties.endColumn
            };
        }
        ;
        function command_issueCommand(command, properties, message) {
            const cmd = new Command(command, properties, message);
            (0, print.yy)(cmd.toString() + external_os_.EOL);
        }
        function command_issue(name, message = '') {
            command_issueCommand(name, {}, message);
        }
        const CMD_STRING = '::';
        class Command {
            constructor(command, properties, message) {
                if (!command) {
                    command = 'missing.command';
                }
                this.command = command;
                this.properties = properties;
                this.message = message;
            }
            toString() {
                let cmdStr = CMD_STRING + this.command;
                if (this.properties && Object.keys(this.properties).length > 0) {
                    cmdStr += ' ';
                    let first = true;
                    for (const key in this.properties) {
                        if (this.properties.hasOwnProperty(key)) {
                            const val = this.properties[key];
                            if (val) {
                                if (first) {
                                    first = false;
                                }
                                else {
                                    cmdStr += ',';
                                }
                                cmdStr += `${key}=${escapeProperty(val)}`;
                            }
                        }
                    }
                }
                cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
                return cmdStr;
            }
        }
        function escapeData(s) {
            return utils_toCommandValue(s)
                .replace(/%/g, '%25')
                .replace(/\r/g, '%0D')
                .replace(/\n/g, '%0A');
        }
        function escapeProperty(s) {
            return utils_toCommandValue(s)
                .replace(/%/g, '%25')
                .replace(/\r/g, '%0D')
                .replace(/\n/g, '%0A')
                .replace(/:/g, '%3A')
                .replace(/,/g, '%2C');
        }
        var external_path_ = __webpack_require__(16928);
        ;
        class OidcClient {
            static async getIDToken(audience) {
                const { OidcClient } = await Promise.all([__webpack_require__.e(398), __webpack_require__.e(851)]).then(__webpack_require__.bind(__webpack_require__, 2427));
                return OidcClient.getIDToken(audience);
            }
        }
        ;
        var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
            function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
            return new (P || (P = Promise))(function (resolve, reject) {
                function fulfilled(value) { try {
                    step(generator.next(value));
                }
                catch (e) {
                    reject(e);
                } }
                function rejected(value) { try {
                    step(generator["throw"](value));
                }
                catch (e) {
                    reject(e);
                } }
                function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        var ExitCode;
        (function (ExitCode) {
            ExitCode[ExitCode["Success"] = 0] = "Success";
            ExitCode[ExitCode["Failure"] = 1] = "Failure";
        })(ExitCode || (ExitCode = {}));
        function exportVariable(name, val) {
            const convertedVal = toCommandValue(val);
            process.env[name] = convertedVal;
            const filePath = process.env['GITHUB_ENV'] || '';
            if (filePath) {
                return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
            }
            issueCommand('set-env', { name }, convertedVal);
        }
        function setSecret(secret) {
            command_issueCommand('add-mask', {}, secret);
        }
        function addPath(inputPath) {
            const filePath = process.env['GITHUB_PATH'] || '';
            if (filePath) {
                issueFileCommand('PATH', inputPath);
            }
            else {
                issueCommand('add-path', {}, inputPath);
            }
            process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
        }
        function getInput(name, options) {
            const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
            if (options && options.required && !val) {
                throw new Error(`Input required and not supplied: ${name}`);
            }
            if (options && options.trimWhitespace === false) {
                return val;
            }
            return val.trim();
        }
        function getMultilineInput(name, options) {
            const inputs = getInput(name, options)
                .split('\n')
                .filter(x => x !== '');
            if (options && options.trimWhitespace === false) {
                return inputs;
            }
            return inputs.map(input => input.trim());
        }
        function getBooleanInput(name, options) {
            const trueValue = ['true', 'True', 'TRUE'];
            const falseValue = ['false', 'False', 'FALSE'];
            const val = getInput(name, options);
            if (trueValue.includes(val))
                return true;
            if (falseValue.includes(val))
                return false;
            throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
                `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
        }
        function setOutput(name, value) {
            const filePath = process.env['GITHUB_OUTPUT'] || '';
            if (filePath) {
                return issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
            }
            process.stdout.write(os.EOL);
            issueCommand('set-output', { name }, toCommandValue(value));
        }
        function setCommandEcho(enabled) {
            issue('echo', enabled ? 'on' : 'off');
        }
        function setFailed(message) {
            process.exitCode = ExitCode.Failure;
            error(message);
        }
        function isDebug() {
            return process.env['RUNNER_DEBUG'] === '1';
        }
        function debug(message) {
            command_issueCommand('debug', {}, message);
        }
        function error(message, properties = {}) {
            command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function warning(message, properties = {}) {
            command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function notice(message, properties = {}) {
            command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function info(message) {
            process.stdout.write(message + os.EOL);
        }
        function startGroup(name) {
            command_issue('group', name);
        }
        function endGroup() {
            command_issue('endgroup');
        }
        function group(name, fn) {
            return __awaiter(this, void 0, void 0, function* () {
                startGroup(name);
                let result;
                try {
                    result = yield fn();
                }
                finally {
                    endGroup();
                }
                return result;
            });
        }
        function saveState(name, value) {
            const filePath = process.env['GITHUB_STATE'] || '';
            if (filePath) {
                return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
            }
            issueCommand('save-state', { name }, toCommandValue(value));
        }
        function getState(name) {
            return process.env[`STATE_${name}`] || '';
        }
        function getIDToken(aud) {
            return __awaiter(this, void 0, void 0, function* () {
                return yield OidcClient.getIDToken(aud);
            });
        }
    })
};
;
