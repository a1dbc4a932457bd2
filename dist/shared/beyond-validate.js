"use strict";
exports.id = 653;
exports.ids = [653];
exports.modules = {
    42853: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            COMMANDS: (function () { return COMMANDS; }),
            GROUPS: function () { return GROUPS; }
        });
        var errors = __webpack_require__(42719);
        var system_errors = __webpack_require__(87175);
        var versions = __webpack_require__(38537);
        var validate = __webpack_require__(53267);
        var refuse_nothing_checked = __webpack_require__(7289);
        var tool = __webpack_require__(42243);
        var programs = __webpack_require__(89673);
        var print = __webpack_require__(51235);
        var day = __webpack_require__(36996);
        var safe = __webpack_require__(47313);
        var action_interface = __webpack_require__(56786);
        var exit_status = __webpack_require__(81147);
        var options = __webpack_require__(71779);
        var setting_readers = __webpack_require__(85721);
        var parse = __webpack_require__(9310);
        var run_checks = __webpack_require__(98120);
        var run_code = __webpack_require__(10432);
        var command_lines = __webpack_require__(25442);
        ;
        const SECOND = 1000;
        const TIME = 10;
        const MIN_TEXT_WIDTH = 10;
        const CLEAR_LINE = "\r\u001b[K";
        function openProgressLine() {
            if (!(0, print.Jk)() || (0, programs.kR)().env["TERM"] === "dumb")
                return undefined;
            let timers = [];
            let isShown = false;
            const end = () => {
                for (const timer of timers)
                    clearInterval(timer);
                timers = [];
                if (isShown)
                    (0, print.yJ)(CLEAR_LINE);
                isShown = false;
            };
            return {
                end,
                show(text, delay = 0) {
                    end();
                    const words = (0, safe.ml)(text, Math.max(MIN_TEXT_WIDTH, (process.stderr.columns || 80) - TIME));
                    const start = Date.now();
                    const write = () => {
                        isShown = true;
                        (0, print.yJ)(`${CLEAR_LINE}${words}  ${String(Math.round((Date.now() - start) / SECOND))} s`);
                    };
                    if (delay === 0)
                        write();
                    timers = [...(delay > 0 ? [setTimeout(write, delay)] : []), setInterval(write, SECOND)];
                },
            };
        }
        function makeCommandProgress(quiet) {
            if (quiet)
                return { onEvent: (() => undefined), end: (() => undefined) };
            const line = openProgressLine();
            return {
                end: () => line?.end(),
                onEvent(event) {
                    if (event.kind === "printed" || event.kind === "left-out")
                        return;
                    line?.end();
                    if (event.kind !== "started") {
                        (0, print.yJ)(`${event.kind === "ended" ? (0, command_lines.em)(event) : (0, command_lines.ye)(event.folder)}\n`);
                        return;
                    }
                    if (line)
                        line.show((0, command_lines.Vg)(event));
                    else
                        (0, print.yJ)(`${(0, command_lines.Vg)(event)}\n`);
                },
            };
        }
        ;
        async function withBrowser(switches, act) {
            const { withPageHost } = await Promise.all([__webpack_require__.e(384), __webpack_require__.e(814), __webpack_require__.e(122), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 63636));
            return withPageHost({
                surroundings: (0, programs.kR)(),
                hasNetwork: switches.has("lifecycle-network"),
                isRoot: process.getuid?.() === 0,
            }, act);
        }
        ;
        const check = {
            name: "check",
            arguments: "[path...]",
            most: Infinity,
            summary: "Run the checks of validate, then the plugin's tests, lint, type check and lifecycle hooks",
            options: [
                ...(0, validate.ro)("check"),
                ...(0, options.NM)("check", [
                    "run-scripts",
                    "lifecycle",
                    "no-lifecycle",
                    "lifecycle-network",
                    "time-limit",
                    "jobs",
                    "lifecycle-settings",
                    "browser",
                    "scripts-env",
                ]),
            ],
            run: runCheck,
        };
        const NO_SCRIPTS = (0, refuse_nothing_checked.X)("--no-scripts");
        async function runCheck(call) {
            const settings = readCodeSettings(call);
            if (!call.switches.has("browser"))
                return checkWith(settings, call);
            (0, run_code.uk)(settings, "--browser");
            return withBrowser(call.switches, (browser) => checkWith({ ...settings, browser }, call));
        }
        async function checkWith(settings, call) {
            const surroundings = (0, programs.kR)();
            if ((0, run_code.ag)(settings))
                return (0, run_checks.J)((0, validate.uF)(call), { findOut: (0, run_code.dp)(settings, surroundings) });
            const log = makeCommandProgress(call.switches.has("quiet"));
            const tag = call.values.get("tag");
            if (tag === undefined)
                return (0, run_code.Bx)(settings, { surroundings, log }, (findOut) => (0, run_checks.J)((0, validate.uF)(call), { findOut }));
            const { withArchiveChange } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 38085));
            const afterPass = (result) => refuseUnreleasable(result, { tag, tagFormat: (0, setting_readers.L)("tag-format", (0, options.fi)("check", call)) });
            return (0, run_code.Bx)(settings, { surroundings, log, rules: { watch: withArchiveChange } }, (findOut) => (0, run_checks.J)((0, validate.uF)(call), { findOut, afterPass }));
        }
        function readCodeSettings(call) {
            const { switches } = call;
            const source = (0, options.fi)("check", call);
            return {
                minutes: (0, setting_readers.L)("time-limit", source),
                named: (0, setting_readers.L)("scripts-env", source),
                settings: (0, setting_readers.L)("lifecycle-settings", source),
                noScripts: switches.has("no-scripts") ? NO_SCRIPTS : undefined,
                noLifecycle: explainNoLifecycle(call),
                commands: {},
                jobs: (0, setting_readers.L)("jobs", source),
                hasNetwork: switches.has("lifecycle-network"),
            };
        }
        function explainNoLifecycle({ values, switches }) {
            const given = values.get("lifecycle");
            if (switches.has("no-lifecycle")) {
                if (given === "true")
                    throw new errors.eb("--no-lifecycle and --lifecycle true contradict each other", "Leave out one of them");
                return (0, refuse_nothing_checked.X)("--no-lifecycle");
            }
            const chosen = (0, parse.Kf)(given ?? "auto", action_interface.yy.lifecycle.choices, "--lifecycle");
            if (chosen === "false")
                return (0, refuse_nothing_checked.X)("--lifecycle false");
            return chosen === "auto" && switches.has("no-scripts") ? NO_SCRIPTS : undefined;
        }
        async function refuseUnreleasable(result, named) {
            if (result.report.plugins.length !== 1)
                return exit_status.dc.pass;
            const { checkArchive } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 73337));
            const archive = await checkArchive(result, { ...named, today: (0, day.i)(new Date()) });
            if (!("why" in archive))
                return exit_status.dc.pass;
            const lines = [`These findings would stop a release of ${named.tag}:`, ...archive.why, ...archive.help.split("\n")];
            (0, print.yJ)((0, safe.RU)(`${tool.js.name}: ${lines.map(safe.Xm).join("\n")}\n`));
            return archive.exitStatus;
        }
        var cancellation = __webpack_require__(81652);
        var absent = __webpack_require__(88241);
        var plugin_plugin = __webpack_require__(26685);
        var lifecycle_run = __webpack_require__(30769);
        var formats = __webpack_require__(68593);
        var timeline = __webpack_require__(79002);
        var ask_npm_for_files = __webpack_require__(45315);
        var run_lifecycle = __webpack_require__(68242);
        var context = __webpack_require__(86356);
        var external_node_path_ = __webpack_require__(76760);
        var own_command = __webpack_require__(74285);
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
                "browser",
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
                    (0, print.yJ)(`${lines.join("")}${await (0, watch_plugin.H7)()}\n\n`);
                });
            });
        }
        const MAX_SECONDS = 3600;
        async function readTestOptions(call) {
            const { values } = call;
            const seconds = values.get("time-limit");
            const from = values.get("from");
            const only = values.get("only")?.split(",");
            const source = (0, options.fi)("test", call);
            if (only && from !== undefined) {
                throw new errors.eb("--only and --from cannot be used together", "An update runs all hooks: leave out --only");
            }
            return {
                named: (0, setting_readers.L)("scripts-env", source),
                settings: (0, setting_readers.L)("lifecycle-settings", source),
                only: only?.map((name) => (0, parse.Kf)(name.trim(), context.r, "--only")),
                from: from === undefined ? undefined : await openEarlierVersion(from),
                ...(seconds !== undefined && {
                    seconds: (0, setting_readers.p)(seconds, "--time-limit", "seconds", MAX_SECONDS, "--time-limit 30"),
                }),
            };
        }
        async function openEarlierVersion(path) {
            const file = (0, external_node_path_.resolve)((0, print_report.U5)(), path);
            if ((0, archive_path.C)(file)) {
                const { readArchiveOfCaller } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 91789));
                return { workspace: (await readArchiveOfCaller(file, path, "refused")).opened.workspace, path };
            }
            const folder = (0, disk.h1)(file);
            if (folder !== undefined)
                return { workspace: (0, disk.DH)(folder), path };
            throw new errors.eb(`There is no archive ${(0, safe.hD)(path, 200)}`, "Give an archive from pack, or its folder");
        }
        async function testOnce(call, options, cancellation) {
            const run = (browser) => testLives(call, { ...options, browser }, cancellation);
            return call.switches.has("browser") ? withBrowser(call.switches, run) : run();
        }
        async function testLives(call, options, cancellation) {
            const lives = [];
            const output = (0, print_report.Ms)(call);
            const progress = hasTimeline(output) ? openProgressLine() : undefined;
            const lifecycle = (0, run_lifecycle.HU)({
                surroundings: (0, programs.kR)(),
                cancellation,
                ...options,
                mayRunScripts: true,
                hasNetwork: call.switches.has("lifecycle-network"),
                onStep: (step) => progress?.show((0, safe.Xm)(step), PROGRESS_DELAY_MS),
                onRun(run) {
                    progress?.end();
                    lives.push(run);
                },
            });
            const validation = {
                ...call,
                name: "validate",
                values: new Map([["only", "manifest-json"]]),
                switches: new Set(),
            };
            const withSettings = { ...call, values: new Map([...call.values, ["settings", "settings.json"]]) };
            const wrap = await (0, cli_terminal.TP)();
            const unverifiedSteps = [];
            const noUpdates = [];
            const showLives = (0, ask_npm_for_files.NY)(lifecycle, async ({ root, workspace, folder }) => {
                const { manifest } = (await (0, plugin_plugin.o)(workspace, { folder, needs: ["manifest"] })).facts;
                const help = (0, absent.W0)(manifest)
                    ? `Fix that first. To see what is wrong, and where:\n  ${(0, own_command.Ms)(validation)}`
                    : "Install its packages and build it, for example with: npm ci && npm run build";
                for (const life of lives.splice(0)) {
                    const shown = formatLife(life, { root, help, wrap });
                    if (hasTimeline(output))
                        (0, print.yy)(`${shown}\n`);
                    if ((0, absent.W0)(life))
                        continue;
                    unverifiedSteps.push(...(0, lifecycle_run.sy)(life));
                    noUpdates.push((0, lifecycle_run.U4)(life));
                }
                return {};
            });
            const settings = (0, validate.uF)(call, run_lifecycle.Bv);
            const status = await (0, run_checks.J)(settings, { findOut: (0, ask_npm_for_files.P4)(showLives) }).finally(() => progress?.end());
            const [unverified] = unverifiedSteps;
            const noUpdate = noUpdates.find((why) => why !== undefined);
            if (status === 0 && noUpdate !== undefined) {
                throw new errors.eb(`This is not a pass: ${noUpdate}`, "Give --from a version that can be installed");
            }
            if (status !== 0 || unverified === undefined)
                return status;
            throw new errors.eb(`This is not a pass: ${unverified}`, `Give a JSON file of settings:\n  ${(0, own_command.Ms)(withSettings)}`);
        }
        const PROGRESS_DELAY_MS = 300;
        function hasTimeline({ format, file, quiet }) {
            return !quiet && (format === "terminal" || file !== undefined);
        }
        function formatLife(life, { root, help, wrap }) {
            if (!(0, absent.W0)(life))
                return (0, timeline.B)(life, { color: (0, cli_terminal.cr)(), pathOf: (0, print_report.Ay)(root), wrap });
            if (life.absent !== run_lifecycle.Hi) {
                throw new errors.eb(`The plugin cannot be tested: ${life.absent}`, help);
            }
            return `There is nothing to test: ${life.absent}`;
        }
        var terminal_text = __webpack_require__(38241);
        var pages = __webpack_require__(93684);
        var checks = __webpack_require__(78986);
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
            const [first = "", ...others] = (0, terminal_text.b)(shown, marker.length, { wrap: (0, text_width.makeWrap)(columns) });
            return [marker + first, ...others];
        }
        function formatCode(line, language, { columns }) {
            const indented = line === "" ? "" : `  ${line}`;
            if (language !== "text" || (0, text_width.measureWidth)(indented) <= columns)
                return [indented];
            if (SOURCE.test(line))
                return [`${indented.slice(0, columns - 1)}\u2026`];
            const start = FINDING.exec(indented)?.[0] ?? /^ */u.exec(indented)?.[0] ?? "";
            const [first = "", ...others] = (0, terminal_text.b)(indented.slice(start.length), start.length, { wrap: (0, text_width.makeWrap)(columns) });
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
                throw (0, inspection.ls)(name, codes.length > 0 ? [] : WORDS);
            if (others.length > 0)
                return formatList(found, terminal);
            if (codes.length > 0)
                return explainCode(only, codes.join("/"));
            return terminal ? formatPage((0, pages.SP)(only.id), terminal) : (0, pages.SP)(only.id);
        }
        const WORDS = [...new Set(checks.A.flatMap(({ id }) => id.split("-")))];
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
                const [first = "", ...others] = (0, terminal_text.b)(title, start.length, { wrap });
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
                        throw new errors.eb("--config explains a plugin, not a check", `Leave out ${(0, safe.hD)(id)}`);
                    const { explainConfiguration } = await Promise.all([__webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(797), __webpack_require__.e(122), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 57049));
                    (0, print.yy)(await explainConfiguration(plugin));
                    return 0;
                }
                const isOnTerminal = (0, print._u)() && process.stdout.isTTY;
                const terminal = { columns: (0, cli_terminal.Nq)(), paint: (0, terminal_text.A)({ color: (0, cli_terminal.cr)() }) };
                (0, print.yy)(findExplanation(id, isOnTerminal ? terminal : undefined));
                return 0;
            },
        };
        var core_report = __webpack_require__(73342);
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
                throw new errors.eb("There is no report to merge", "Give the files that --format json wrote");
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
                throw new errors.eb(`The report ${(0, safe.hD)(file)} is not named after a repository`, "Name each report after its repository, such as reports/weather.json");
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
                throw makeDifferenceError(first, other, `${(0, safe.hD)(key)} is ${String(left)} in one and ${String(right)} in the other`);
            }
            const settings = ({ report }) => JSON.stringify([
                report.selection?.tag,
                report.selection?.changedSince,
                report.selection?.shard?.replace(/^\d+/u, ""),
                report.selection?.shard === undefined ? undefined : report.selection.of,
                report.baseline?.file,
            ]);
            if (settings(first) !== settings(other)) {
                throw makeDifferenceError(first, other, "they differ in shards, tag, baseline or base commit");
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
                        throw new errors.eb(`The plugin ${(0, safe.hD)(path)} is ${where}`, "Give each report once, and check each plugin in one job only");
                    }
                    holders.set(path, file);
                }
            }
        }
        function refuseMissing([first], count) {
            const { of = count, shard, tag, changedSince } = first?.report.selection ?? {};
            if (shard === undefined || tag !== undefined || changedSince !== undefined || of === count)
                return;
            throw new errors.eb(`The reports contain ${String(count)} of ${String(of)} plugins`, "Give the reports unchanged: what no job has checked is not a pass");
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
                throw new errors.eb(`The shard ${(0, shard._D)({ index: twice, count })} is given twice`, "Give each report once");
            }
            const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !indices.includes(index));
            if (missing.length === 0)
                return;
            const names = missing.slice(0, 10).map((index) => (0, shard._D)({ index, count }));
            const more = missing.length > names.length ? ` and ${String(missing.length - names.length)} more` : "";
            throw new errors.eb(`${missing.length === 1 ? "The report of a shard is" : `The reports of ${String(missing.length)} shards are`} missing: ${names.join(", ")}${more}`, "Give the reports of all shards: what no job has checked is not a pass");
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
            const placePlugin = (plugin) => ({
                ...(0, core_report.q7)(plugin, place),
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
            const merged = { report, root: cwd, source: (() => undefined) };
            const { growth = [], ...described } = await describeDifferences(report);
            const next = isOfSeveral ? (0, own_command.pj)() : (0, own_command.io)(call, formatFixCommand(report));
            await (0, print_report.S3)(await (0, print_report.h1)((0, print_report.Ms)(call), { next, ...described }), merged);
            for (const sentence of growth)
                (0, print.yJ)(`${sentence}.\n`);
            return (0, exit_status.vc)(report) || (growth.length > 0 ? exit_status.dc.findings : exit_status.dc.pass);
        }
        async function describeDifferences(report) {
            if (!(0, core_report.wv)(report))
                return {};
            const { describeReported } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 33767));
            return describeReported(report);
        }
        const MAX_PATHS = 20;
        function formatFixCommand({ plugins, strict }) {
            const fixable = plugins.filter(({ findings }) => findings.some((({ fix }) => fix !== undefined)));
            const paths = fixable.map((({ path }) => path));
            return (0, own_command.Ms)({
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
        ;
        const GROUPS = [
            {
                title: "For authors",
                commands: [
                    makeRow(validate.tf),
                    makeRow(check),
                    makeRow(testPlugin),
                    {
                        name: "dev",
                        arguments: "[path]",
                        most: 1,
                        summary: "Show the plugin in your browser, with its settings and findings, and rebuild it after each change",
                        load: async () => (await Promise.all([__webpack_require__.e(384), __webpack_require__.e(814), __webpack_require__.e(122), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 53767))).dev,
                    },
                    {
                        name: "create",
                        arguments: "<project-name> | .",
                        most: 1,
                        summary: "Create a plugin that passes every check, in a new folder or in the current empty one",
                        load: async () => (await Promise.all([__webpack_require__.e(291), __webpack_require__.e(196), __webpack_require__.e(613), __webpack_require__.e(602), __webpack_require__.e(687)]).then(__webpack_require__.bind(__webpack_require__, 63070))).create,
                    },
                    {
                        name: "init",
                        arguments: "[path]",
                        most: 1,
                        summary: "Add the workflow and other missing files to an existing plugin; nothing is overwritten",
                        load: async () => (await Promise.all([__webpack_require__.e(291), __webpack_require__.e(196), __webpack_require__.e(613), __webpack_require__.e(602), __webpack_require__.e(687)]).then(__webpack_require__.bind(__webpack_require__, 63302))).init,
                    },
                    {
                        name: "upgrade",
                        arguments: "[path]",
                        most: 1,
                        summary: "Bring a project to this version: its vendored copy, the pins of its workflows and its template",
                        load: async () => (await Promise.all([__webpack_require__.e(291), __webpack_require__.e(196), __webpack_require__.e(613), __webpack_require__.e(602), __webpack_require__.e(687)]).then(__webpack_require__.bind(__webpack_require__, 20716))).upgrade,
                    },
                    makeRow(explain),
                    {
                        name: "doctor",
                        arguments: "[path]",
                        most: 1,
                        summary: "Check whether your machine and project are ready for plugin development, and say what to fix",
                        load: async () => (await __webpack_require__.e(354).then(__webpack_require__.bind(__webpack_require__, 32728))).doctor,
                    },
                    {
                        name: "env",
                        arguments: "[path]",
                        most: 1,
                        summary: "Print machine and project details for a bug report, without secrets",
                        load: async () => (await __webpack_require__.e(354).then(__webpack_require__.bind(__webpack_require__, 12702))).env,
                    },
                    {
                        name: "types",
                        arguments: "[path]",
                        most: 1,
                        summary: "Write TypeScript types of the settings, permissions and commands in manifest.json",
                        load: async () => (await __webpack_require__.e(354).then(__webpack_require__.bind(__webpack_require__, 26603))).types,
                    },
                    {
                        name: "completion",
                        arguments: "bash|zsh|fish",
                        most: 1,
                        summary: "Print a script that completes commands, options and their values in your shell",
                        load: async () => (await __webpack_require__.e(354).then(__webpack_require__.bind(__webpack_require__, 79250))).makeCompletion(() => COMMANDS),
                    },
                    {
                        name: "lsp",
                        arguments: "",
                        most: 0,
                        summary: "Start the language server: findings while you type, fixes, completion; docs/guides/editors.md shows the setup",
                        load: async () => (await loadPart("language server", () => Promise.all([__webpack_require__.e(84), __webpack_require__.e(575)]).then(__webpack_require__.bind(__webpack_require__, 72746)))).lsp,
                    },
                ],
            },
            {
                title: "For releases",
                commands: [
                    {
                        name: "pack",
                        arguments: "[path]",
                        most: 1,
                        summary: "Make the archive that a release would ship, and check it",
                        load: async () => (await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 23112))).packCommand,
                    },
                    {
                        name: "release",
                        arguments: "[path]",
                        most: 1,
                        summary: "Release a tag: check, pack, plan and publish; to finish a stopped release, run it again",
                        load: async () => (await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 88120))).release,
                    },
                    makeRow(merge),
                    {
                        name: "version",
                        arguments: "<new> [path]",
                        most: Infinity,
                        summary: `Raise the version in manifest.json, package.json, the lock file and CHANGELOG.md: 1.5.0, or ${versions.mU.join(", ")}`,
                        load: async () => (await __webpack_require__.e(354).then(__webpack_require__.bind(__webpack_require__, 46066))).version,
                    },
                    {
                        name: "install",
                        arguments: "<name[@version]>",
                        most: 1,
                        summary: "Download a plugin from a marketplace into a new folder, for test and dev, without running it",
                        load: async () => (await Promise.all([__webpack_require__.e(892), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(102), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 80838))).install,
                    },
                    {
                        name: "login",
                        arguments: "<url>",
                        most: 1,
                        summary: "Store a token for a marketplace on this machine; only release uses it",
                        load: async () => (await Promise.all([__webpack_require__.e(892), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(102), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 9197))).login,
                    },
                    {
                        name: "logout",
                        arguments: "<url>",
                        most: 1,
                        summary: "Delete the stored token for a marketplace",
                        load: async () => (await Promise.all([__webpack_require__.e(892), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(102), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 9197))).logout,
                    },
                ],
            },
            {
                title: "For operators of a marketplace",
                commands: [
                    {
                        name: "marketplace serve",
                        arguments: "",
                        most: 0,
                        summary: "Run a marketplace on your own machine, to try a release; requires Node 22.13 or newer",
                        load: async () => (await loadPart("marketplace", () => Promise.all([__webpack_require__.e(892), __webpack_require__.e(530), __webpack_require__.e(511), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(102), __webpack_require__.e(92)]).then(__webpack_require__.bind(__webpack_require__, 34293)))).marketplaceServe,
                    },
                    {
                        name: "marketplace verify",
                        arguments: "",
                        most: 0,
                        summary: "Test whether a server follows the marketplace contract",
                        load: async () => (await loadPart("marketplace", () => Promise.all([__webpack_require__.e(892), __webpack_require__.e(530), __webpack_require__.e(511), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(102), __webpack_require__.e(92)]).then(__webpack_require__.bind(__webpack_require__, 43077)))).marketplaceVerify,
                    },
                    makeAdministrationRow("owner", "add|list [NAME]", 2, "Set who may publish which plugins of a marketplace"),
                    makeAdministrationRow("token", "create|list|revoke [ID]", 2, "Make, list and revoke tokens of owners"),
                    makeAdministrationRow("yank", "ID@VERSION", 1, "Hide a published version from lists and updates; its archive stays available"),
                    makeAdministrationRow("deprecate", "ID@VERSION", 1, "Show a warning on a published version"),
                    makeAdministrationRow("take-down", "ID@VERSION", 1, "Permanently stop serving the archive of a published version"),
                    makeAdministrationRow("critical", "ID@VERSION", 1, "Mark an update as urgent"),
                    makeAdministrationRow("audit", "[ID]", 1, "List who did what, newest first, as lines of JSON"),
                    makeAdministrationRow("backup", "FOLDER", 1, "Copy a marketplace to a new folder while its server runs"),
                    makeAdministrationRow("restore", "FOLDER", 1, "Make a server's data folder from a backup"),
                ],
            },
        ];
        const COMMANDS = GROUPS.flatMap(({ commands }) => commands);
        function makeRow(command) {
            return { ...command, load: () => Promise.resolve(command) };
        }
        function makeAdministrationRow(name, positional, most, summary) {
            return {
                name: `marketplace ${name}`,
                arguments: positional,
                most,
                summary,
                load: async () => (await loadPart("marketplace", () => Promise.all([__webpack_require__.e(892), __webpack_require__.e(530), __webpack_require__.e(511), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(102), __webpack_require__.e(92)]).then(__webpack_require__.bind(__webpack_require__, 3897)))).makeAdministration(name),
            };
        }
        async function loadPart(name, load) {
            try {
                return await load();
            }
            catch (error) {
                if (!(0, system_errors.O)(error) || error.code !== "MODULE_NOT_FOUND")
                    throw error;
                const help = "Install the package, or clone the repository: an archive of a commit leaves it out";
                throw new errors.eb(`This copy of plugin-preflight has no ${name}`, help);
            }
        }
    }),
    34129: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            askAboutFixes: function () { return askAboutFixes; }
        });
        var errors = __webpack_require__(42719);
        var print = __webpack_require__(51235);
        var terminal_text = __webpack_require__(38241);
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
                        if ((0, write_change.k$)(result.root, change)) {
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
        var ask = __webpack_require__(52546);
        var print_report = __webpack_require__(98077);
        var terminal = __webpack_require__(96061);
        ;
        async function askAboutFixes(request) {
            if (!(0, ask.Gj)()) {
                throw new errors.eb("--interactive asks questions, but there is no terminal to answer in", "Leave out --interactive: --fix makes every fix, and --format patch shows all of them");
            }
            const { formatFixOffer } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(443), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 38031));
            const view = { paint: (0, terminal_text.A)({ color: (0, terminal.cr)() }), width: (0, terminal.Nq)(), wrap: await (0, terminal.TP)() };
            return (0, ask.rk)((ask) => preflightWithAnswers(request, async (offer) => {
                (0, print.yy)(formatFixOffer(offer, { ...view, pathOf: (0, print_report.Ay)(offer.root) }));
                try {
                    const text = "Make this fix? yes, no, all or quit";
                    return findAnswer(await ask({ text, usual: "no", findFault: findAnswerFault })) ?? "no";
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
        const findAnswerFault = (given) => findAnswer(given)
            ? undefined
            : { message: `${(0, safe.hD)(given)} is not an answer`, help: "Write yes, no, all or quit, or its first letter" };
    }),
    52546: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Gj: function () { return canAsk; },
            PX: function () { return findYesOrNoFault; },
            AX: function () { return isYes; },
            rk: function () { return runWithQuestions; }
        });
        var external_node_readline_ = __webpack_require__(80481);
        var errors = __webpack_require__(42719);
        var print = __webpack_require__(51235);
        var safe = __webpack_require__(47313);
        var terminal = __webpack_require__(96061);
        ;
        const USUAL_ROWS = 24;
        function offerChoices(lines, title, choices, usual) {
            const { stdin, stdout } = process;
            const column = Math.max(...choices.map(({ name }) => name.length));
            let chosen = choices.findIndex(({ name }) => name === usual);
            const formatRow = ({ name, help }, at) => `${at === chosen ? ">" : " "} ${String(at + 1).padStart(2)}  ${name.padEnd(column)}  ${help}`
                .trimEnd()
                .slice(0, (0, terminal.Nq)() - 1);
            const isReachable = choices.length + 2 < (stdout.rows || USUAL_ROWS);
            (0, print.yy)(`${title}${isReachable ? " (arrow keys, a number or a name)" : ""}:\n${choices.map((one, at) => `${formatRow(one, at)}\n`).join("")}`);
            const redraw = () => {
                (0, external_node_readline_.moveCursor)(stdout, 0, -choices.length);
                for (const [at, one] of choices.entries()) {
                    (0, external_node_readline_.cursorTo)(stdout, 0);
                    (0, external_node_readline_.clearLine)(stdout, 0);
                    (0, print.yy)(`${formatRow(one, at)}\n`);
                }
            };
            const take = (_, { name }) => {
                const step = { up: -1, down: 1 }[name ?? ""];
                if (step === undefined)
                    return;
                chosen = (chosen + step + choices.length) % choices.length;
                if (isReachable)
                    redraw();
                lines.write(null, { ctrl: true, name: "e" });
                lines.write(null, { ctrl: true, name: "u" });
                lines.write(choices[chosen]?.name ?? "");
            };
            stdin.on("keypress", take);
            return () => stdin.off("keypress", take);
        }
        ;
        function canAsk() {
            return process.stdin.isTTY && (0, print._u)();
        }
        async function runWithQuestions(work) {
            const lines = (0, external_node_readline_.createInterface)({ input: process.stdin, output: process.stdout, historySize: 0 });
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
                    if (isClosed) {
                        (0, print.yy)("\n");
                        throw new errors.j$("SIGINT");
                    }
                    await new Promise((resolve) => {
                        wake = resolve;
                    });
                }
            };
            try {
                return await work((question) => askUntilAccepted(lines, readLine, question));
            }
            finally {
                lines.close();
            }
        }
        async function askUntilAccepted(lines, readLine, { text, usual, findFault, choices = [] }) {
            const shown = usual && ` (${(0, safe.Xm)(usual)})`;
            for (;;) {
                const endChoices = choices.length > 0 ? offerChoices(lines, text, choices, usual) : undefined;
                const typed = (await readLine(`${text}${shown}: `).finally(endChoices)).trim();
                const answer = typed === "" ? usual : (choices[Number(typed) - 1]?.name ?? typed);
                const fault = findFault(answer);
                if (!fault)
                    return answer;
                (0, print.yy)(`  ${(0, safe.Xm)(fault.message)}\n  ${(0, safe.Xm)(fault.help)}\n`);
            }
        }
        function findYesOrNoFault(answer) {
            if (/^(?:y|yes|n|no)$/iu.test(answer))
                return undefined;
            return { message: `${(0, safe.hD)(answer)} is not an answer`, help: "Write yes or no" };
        }
        const isYes = (answer) => /^y/iu.test(answer);
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
            upgrade: [
                ["upgrade --dry-run", "Show what this version changes in the project in this folder"],
                ["upgrade --yes", "Change it, without asking"],
                ["upgrade --output upgrade.patch", "Write the changes as a patch for git apply"],
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
            completion: [
                ["completion bash", "Print the script for bash, to be added to ~/.bashrc"],
                ["completion zsh", "Print it for zsh, to be added to ~/.zshrc below the line with compinit"],
                ["completion fish", "For fish, in ~/.config/fish/completions/plugin-preflight.fish"],
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
                ["version --sync", "Copy the version in package.json, in all plugins of a workspace"],
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
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26685);
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
            const fault = shared?.fault && `The root package.json ${shared.fault.why}, so no configuration in it applies.`;
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
                return "its last day has passed";
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
    7289: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            X: function () { return explainOption; },
            refuseNothingChecked: function () { return refuseNothingChecked; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
        function refuseNothingChecked({ plugins, only }, checkCommand) {
            const outcomes = plugins.flatMap((plugin) => plugin.outcomes);
            const [first, ...others] = outcomes.filter(isSkippedForWant);
            if (!only || !first || others.length + 1 < outcomes.length)
                return;
            const names = [...new Set([first, ...others].map((({ check }) => check)))];
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`Nothing was checked: ${names.join(", ")} ${names.length === 1 ? "was" : "were"} skipped, because ${first.reason}`, explainSkip(first, checkCommand));
        }
        function isSkippedForWant(outcome) {
            return outcome.status === "skipped" && outcome.applies !== false;
        }
        const OPTION_OFF = /^(--\S+(?: false)?) was given$/u;
        function explainOption(option) {
            return `${option} was given`;
        }
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
        var programs = __webpack_require__(89673);
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
        var draft_names = __webpack_require__(48242);
        var disk = __webpack_require__(77505);
        var print_report = __webpack_require__(98077);
        var watch_plugin = __webpack_require__(94390);
        ;
        const REFUSED = ["fix", "interactive", "update-baseline"];
        async function watchChecks({ path, switches, output }, runChecks) {
            const refused = REFUSED.find((name) => switches.has(name));
            if (refused !== undefined) {
                throw new errors.eb(`--watch only reads, and --${refused} writes`, `Run --${refused} by itself, without --watch`);
            }
            const cwd = (0, print_report.U5)();
            const start = (0, disk.h1)((0, external_node_path_.resolve)(cwd, path)) ?? cwd;
            const folder = (0, disk.mL)(start) ?? start;
            const show = usesScreen(output) ? showOnScreen() : showLines;
            return (0, cancellation.l)(async (cancellation) => (0, watch_plugin.Pc)({ folder, path, enters: watch_plugin.Df, ignores: findOwnWrites(output.file, folder) }, cancellation, async (round) => {
                const texts = [];
                const mistake = await (0, watch_plugin.Mr)(async () => runChecks((text) => texts.push(text)));
                await show(`${texts.join("")}${mistake ?? ""}`, round);
            }));
        }
        function findOwnWrites(output, folder) {
            if (output === undefined)
                return (() => false);
            const file = (0, external_node_path_.resolve)(output);
            const parent = (0, disk.h1)((0, external_node_path_.dirname)(file));
            const inside = parent === undefined ? undefined : (0, disk.Jj)(folder, parent);
            if (inside === undefined)
                return (() => false);
            const start = inside === "" ? "" : `${inside}/`;
            const name = (0, external_node_path_.basename)(file);
            return (path) => path === `${start}${name}` || (path.startsWith(`${start}.${name}.`) && (0, draft_names.Q)(path));
        }
        function usesScreen({ format, file }) {
            const { CI: isJob = "", TERM: terminal } = (0, programs.kR)().env;
            const isReport = format === "terminal" || file !== undefined;
            return isReport && isJob === "" && terminal !== "dumb" && (0, print._u)() && (0, print.Jk)();
        }
        function showOnScreen() {
            const screen = makeScreen(print.yy, () => ({ columns: process.stdout.columns || 80, rows: process.stdout.rows || 24 }));
            return async (text, { changed, warning }) => {
                const time = new Date().toTimeString().slice(0, 8);
                const what = changed.length === 0 ? "" : `: ${(0, watch_plugin.y$)(changed)}`;
                const lines = [...(warning === undefined ? [] : [`${warning}.`]), `Checked at ${time}${what}`];
                screen.show(`${text}\n${lines.join("\n")}\n${await (0, watch_plugin.H7)()}\n`);
            };
        }
        const showLines = async (text, { changed, warning }) => {
            if (changed.length > 0)
                (0, print.yJ)(`${(0, watch_plugin.y$)(changed)}.\n\n`);
            (0, print.yy)(text);
            (0, print.yJ)(`\n${warning === undefined ? "" : `${warning}.\n`}${await (0, watch_plugin.H7)()}\n`);
        };
    }),
    92369: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            formatFixed: function () { return formatFixed; }
        });
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        var _terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38241);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46136);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43890);
        const MAX_COMMENT_LENGTH = 1000;
        function formatFixed({ fixed, removed, offered = 0 }, { pathOf, wrap }) {
            if (fixed.length === 0 && offered > 0)
                return "Nothing was fixed, as you chose\n\n";
            if (fixed.length === 0)
                return "Nothing to fix: no finding has a safe fix\n";
            const lines = fixed.flatMap(({ check, help, message, location }) => {
                const place = (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_2__.dE)({ ...location, file: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(pathOf(location.file)) });
                const words = `${place}  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(help ?? message)}  ${check}`;
                const [first = "", ...others] = (0, _terminal_text_js__WEBPACK_IMPORTED_MODULE_1__.b)(words, 4, { wrap });
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
    60639: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            applyBaseline: function () { return applyBaseline; },
            applyConfiguredBaselines: function () { return applyConfiguredBaselines; },
            findConfiguredBaselines: function () { return findConfiguredBaselines; },
            updateBaseline: function () { return updateBaseline; },
            updateConfiguredBaselines: function () { return updateConfiguredBaselines; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21283);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73342);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88241);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26685);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47313);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77505);
        var _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44596);
        var _write_user_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5696);
        var _base_text_lists_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(60007);
        function applyBaseline(file, place) {
            const entries = (0, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_7__.mF)(file, place);
            if (entries)
                return (result) => markEntries(result, [{ file, entries }]);
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.eb(`There is no baseline ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_5__.hD)(file)}`, (0, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_7__.G1)(file, place.copy));
        }
        async function findConfiguredBaselines(workspace, folders) {
            const baselines = new Map();
            for (const folder of folders) {
                const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_4__.o)(workspace, { folder, needs: ["configuration"] });
                const baseline = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_9__.W0)(facts.configuration) ? undefined : facts.configuration.baseline;
                if (baseline)
                    baselines.set(folder, baseline.text);
            }
            return baselines;
        }
        function applyConfiguredBaselines(baselines, place) {
            const known = [...new Set(baselines.values())].flatMap((file) => {
                const entries = (0, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_7__.mF)(file, { ...place, cwd: place.root });
                return entries ? [{ file, entries, isFor: (folder) => baselines.get(folder) === file }] : [];
            });
            return (result) => (known.length === 0 ? result : markEntries(result, known));
        }
        function updateBaseline(result, file, cwd) {
            return makeUpdated(result, [{ file, entries: writeBaseline(result, file, cwd) }]);
        }
        function updateConfiguredBaselines(result, baselines) {
            const { report, root } = result;
            const written = [...new Set(baselines.values())].map((file) => {
                const isFor = (folder) => baselines.get(folder) === file;
                const plugins = report.plugins.filter((plugin) => isFor((0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.L2)(plugin)));
                return { file, isFor, entries: writeBaseline({ ...result, report: { ...report, plugins } }, file, root) };
            });
            return makeUpdated(result, written);
        }
        function makeUpdated(result, baselines) {
            const findings = result.report.plugins.flatMap((plugin) => plugin.findings);
            return {
                result: markEntries(result, baselines),
                listed: baselines.flatMap(({ entries }) => entries).reduce((sum, { count }) => sum + count, 0),
                leftOut: findings.filter((one) => (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.he)(one) && !(0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.h9)(one)).length,
            };
        }
        function writeBaseline(result, file, cwd) {
            const { plugins } = result.report;
            const disk = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_6__.DH)(result.root);
            const isThere = ({ plugin, file: place }) => {
                if (plugin === undefined)
                    return disk.entry(place) !== undefined;
                const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(result.root, plugin);
                return (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_6__.Jj)(result.root, folder) !== undefined && (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_6__.h1)(folder) !== undefined;
            };
            const before = (0, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_7__.mF)(file, { cwd, root: result.root, mayBeOld: true }) ?? [];
            const kept = before.filter((entry) => isThere(entry) && !(0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.$_)(entry, plugins));
            const made = plugins.flatMap((plugin) => (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.c1)(plugin));
            const entries = (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.RH)([...kept, ...made]).toSorted(compareEntries);
            const help = "Give --baseline a file that can be written";
            const written = { path: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), what: "The baseline", help, checkouts: [result.root] };
            (0, _write_user_file_js__WEBPACK_IMPORTED_MODULE_8__.writeUserFile)(written, (0, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_7__.J2)(entries));
            return entries;
        }
        function markEntries(result, baselines) {
            const { report } = result;
            const groups = baselines.map((one) => ({ ...one, byPlugin: (0, _base_text_lists_js__WEBPACK_IMPORTED_MODULE_10__.$z)(one.entries, ({ plugin }) => plugin) }));
            const known = report.plugins.map((plugin) => {
                const own = groups.find(({ isFor }) => isFor?.((0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.L2)(plugin)) !== false);
                const listed = [...(own?.byPlugin.get(plugin.path) ?? []), ...(own?.byPlugin.get(undefined) ?? [])];
                const checked = listed.filter((entry) => (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.$_)(entry, [plugin]));
                return (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.zn)(plugin, checked, report);
            });
            const baseline = {
                file: baselines.map(({ file }) => file).join(", "),
                gone: known.reduce((sum, plugin) => sum + plugin.gone, 0),
            };
            return { ...result, report: { ...report, plugins: known.map(({ plugin }) => plugin), baseline } };
        }
        function compareEntries(a, b) {
            const keys = ["plugin", "file", "check", "place", "code", "subject", "severity"];
            for (const key of keys) {
                const left = JSON.stringify(a[key] ?? "");
                const right = JSON.stringify(b[key] ?? "");
                if (left !== right)
                    return left < right ? -1 : 1;
            }
            return 0;
        }
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
                    if (!(0, _write_change_js__WEBPACK_IMPORTED_MODULE_5__.k$)(first.root, change))
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
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`Another program changed ${names} during each check, so its fixes were not written`, "Stop the program that writes it, and run --fix again");
        }
    }),
    44596: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Zg: function () { return MAX_BASELINE_BYTES; },
            J2: function () { return formatBaseline; },
            G1: function () { return formatBaselineCommand; },
            nk: function () { return parseBaseline; },
            mF: function () { return readBaseline; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var baseline = __webpack_require__(21283);
        var errors = __webpack_require__(42719);
        var finding_identity = __webpack_require__(60170);
        var tool = __webpack_require__(42243);
        var numbers = __webpack_require__(46136);
        var safe = __webpack_require__(47313);
        var shell_word = __webpack_require__(16621);
        var read_file_of_caller = __webpack_require__(47111);
        ;
        const validate = validate21;
        const schema6 = { "$id": "https://github.com/OWNER/plugin-preflight/baseline@2", "type": "object", "additionalProperties": false, "required": ["schema", "findings"], "properties": { "schema": { "const": "plugin-preflight/baseline@2" }, "findings": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["check", "code", "file", "severity", "message", "count"], "properties": { "plugin": { "type": "string" }, "check": { "type": "string" }, "code": { "type": "string" }, "subject": { "texts": true }, "file": { "type": "string" }, "place": { "type": "string" }, "severity": { "enum": ["error", "warning", "notice"] }, "message": { "type": "string" }, "count": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } } } } } } };
        const func2 = Object.prototype.hasOwnProperty;
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
                    if (!((key0 === "schema") || (key0 === "findings"))) {
                        delete data[key0];
                    }
                }
                if (data.schema !== undefined) {
                    if ("plugin-preflight/baseline@2" !== data.schema) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/schema", keyword: "const", params: { allowedValue: "plugin-preflight/baseline@2" } });
                    }
                }
                if (data.findings !== undefined) {
                    let data1 = data.findings;
                    if (Array.isArray(data1)) {
                        const len0 = data1.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data2 = data1[i0];
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                for (const prop1 of schema6.properties.findings.items.required) {
                                    if (data2[prop1] === undefined) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0, keyword: "required", params: { missingProperty: prop1 } });
                                    }
                                }
                                for (const key1 in data2) {
                                    if (!(func2.call(schema6.properties.findings.items.properties, key1))) {
                                        delete data2[key1];
                                    }
                                }
                                if (data2.plugin !== undefined) {
                                    if (typeof data2.plugin !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/plugin", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data2.check !== undefined) {
                                    if (typeof data2.check !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/check", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data2.code !== undefined) {
                                    if (typeof data2.code !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/code", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data2.subject !== undefined) {
                                    let data6 = data2.subject;
                                    if (!(typeof data6 == "string" || Array.isArray(data6) && data6.every((item) => typeof item == "string"))) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/subject", keyword: "texts", params: { mayBeOne: true } });
                                    }
                                }
                                if (data2.file !== undefined) {
                                    if (typeof data2.file !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/file", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data2.place !== undefined) {
                                    if (typeof data2.place !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/place", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data2.severity !== undefined) {
                                    let data9 = data2.severity;
                                    if (!(((data9 === "error") || (data9 === "warning")) || (data9 === "notice"))) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/severity", keyword: "enum", params: { allowedValues: schema6.properties.findings.items.properties.severity.enum } });
                                    }
                                }
                                if (data2.message !== undefined) {
                                    if (typeof data2.message !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/message", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data2.count !== undefined) {
                                    let data11 = data2.count;
                                    if (!Number.isSafeInteger(data11) || data11 < 1 || data11 > 9007199254740991) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/count", keyword: "wholeNumber", params: { minimum: 1, maximum: 9007199254740991 } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0, keyword: "type", params: { type: "object" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings", keyword: "type", params: { type: "array" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate21.errors = vErrors;
            return errors === 0;
        }
        var run_record = __webpack_require__(69481);
        ;
        const SCHEMA = "plugin-preflight/baseline@2";
        const OLD_FORM = /^\s*\{\s*"schema":\s*"plugin-preflight\/baseline@1"/u;
        const MAX_BASELINE_BYTES = 8 * 1024 * 1024;
        function readBaseline(file, { cwd, root, copy, mayBeOld = false }) {
            const subject = nameBaseline(file);
            const read = (0, read_file_of_caller.d)((0, external_node_path_.resolve)(cwd, file), root, MAX_BASELINE_BYTES);
            if ("refused" in read) {
                if (read.missing)
                    return undefined;
                throw new errors.eb(`${subject} cannot be read: ${read.refused}`, "Name a file that --update-baseline wrote");
            }
            if (mayBeOld && isOldForm(read.bytes))
                return undefined;
            return (0, baseline.RH)(parseBaseline(read.bytes, file, copy));
        }
        function parseBaseline(bytes, file, copy) {
            const subject = nameBaseline(file);
            if (isOldForm(bytes)) {
                throw new errors.eb(`${subject} has the format of an earlier version, without severities`, formatBaselineCommand(file, copy));
            }
            const help = "Remove it, and write it again with --update-baseline";
            const record = { bytes, subject, schema: SCHEMA, help };
            const { findings } = (0, run_record.a)(record, { validate: validate, findFault: findMissingPlugin });
            return findings.map((entry) => ((0, finding_identity.iI)(entry.file) ? { ...entry, plugin: undefined } : entry));
        }
        function nameBaseline(file) {
            return `The baseline ${(0, safe.hD)(file)}`;
        }
        function isOldForm(bytes) {
            return OLD_FORM.test(new TextDecoder().decode(bytes.subarray(0, 200)));
        }
        function findMissingPlugin({ findings }) {
            const at = findings.findIndex(({ file, plugin }) => plugin === undefined && !(0, finding_identity.iI)(file));
            return at === -1 ? undefined : { path: ["findings", at], why: '"plugin" is missing' };
        }
        function formatBaselineCommand(file, copy = tool.Xc) {
            return `Write it with:${(0, tool.u3)(copy, `validate --baseline ${(0, shell_word.e)(file)} --update-baseline`)}`;
        }
        function formatBaseline(entries) {
            const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
            const findings = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
            const text = (0, safe.LE)(`{\n  "schema": ${JSON.stringify(SCHEMA)},\n  "findings": ${findings}\n}\n`);
            if (Buffer.byteLength(text) <= MAX_BASELINE_BYTES)
                return text;
            throw new errors.eb(`The baseline would have ${(0, numbers.ZV)(entries.length)} entries and more than 8 MiB, which is the limit`, "Fix some of the findings first, or write a baseline for fewer plugins");
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
    }),
    12990: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $y: function () { return editFile; },
            EQ: function () { return writeTogether; },
            QL: function () { return NOT_TEXT; },
            Zg: function () { return makePlannedFile; },
            gq: function () { return writePlanned; },
            k$: function () { return writeChange; },
            yR: function () { return readText; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77505);
        var _base_files_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47111);
        var _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49490);
        var _write_user_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5696);
        var _base_text_decode_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49862);
        var _base_text_edits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8483);
        function writeChange(root, { file, before, after }) {
            const path = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__.SQ)(root, file) ?? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, file);
            const help = "Give this user permission to write it, or fix it by hand";
            try {
                (0, _write_user_file_js__WEBPACK_IMPORTED_MODULE_6__.writeUserFile)({ path, what: file, help, checkouts: [root], before: new TextEncoder().encode(before) }, after);
                return true;
            }
            catch (error) {
                if (error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_5__.p)
                    return false;
                throw error;
            }
        }
        function writeTogether(root, changes) {
            const written = [];
            try {
                for (const change of changes) {
                    if (!writeChange(root, change))
                        throw makeChangedError(change.file);
                    written.push(change);
                }
            }
            catch (error) {
                for (const { file, before, after } of written.toReversed())
                    writeChange(root, { file, before: after, after: before });
                throw error;
            }
        }
        const AGAIN = "Run the same command again";
        function makeChangedError(path) {
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`Another program changed ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(path)} in the meantime`, AGAIN);
        }
        function writePlanned(root, { path, before, after }) {
            const file = makePlannedFile(root, path);
            const found = before === undefined ? (0, _base_files_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_4__.d)(file.path) : undefined;
            if (found && !("refused" in found && found.missing))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(path)} exists now`, AGAIN);
            try {
                (0, _write_user_file_js__WEBPACK_IMPORTED_MODULE_6__.writeUserFile)({ ...file, ...(before !== undefined && { before: Buffer.from(before) }) }, after);
            }
            catch (error) {
                if (error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_5__.p)
                    throw makeChangedError(path);
                throw error;
            }
        }
        function makePlannedFile(root, path) {
            const help = "Make it writable, and run the same command again";
            return { path: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path), what: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(path), help, checkouts: [root] };
        }
        const MAX_BYTES = 64 * 1024 * 1024;
        const NOT_TEXT = "not UTF-8 text of at most 64 MiB";
        function readText(workspace, file) {
            const bytes = workspace.bytes(file, MAX_BYTES);
            const decoded = bytes && (0, _base_text_decode_js__WEBPACK_IMPORTED_MODULE_7__._6)(bytes);
            return decoded?.fault ? undefined : decoded?.text;
        }
        function editFile(workspace, file, edits) {
            const before = readText(workspace, file);
            if (before === undefined)
                return undefined;
            const own = edits.filter((edit) => edit.file === file).map((edit) => [edit]);
            return { file, before, after: (0, _base_text_edits_js__WEBPACK_IMPORTED_MODULE_8__.y)(before, own).text };
        }
    })
};
;
