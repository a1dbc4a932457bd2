"use strict";
exports.id = 666;
exports.ids = [666];
exports.modules = {
    71357: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            makeArtifact: function () { return makeArtifact; },
            writeArtifact: function () { return writeArtifact; }
        });
        var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
        var node_os__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81147);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73342);
        var _base_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13136);
        var _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27427);
        var _release_packing_format_archive_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28100);
        var _release_check_archive_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73337);
        var _release_packing_receipt_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55896);
        var _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88140);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47313);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(51235);
        var _channel_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(76952);
        var _outputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53037);
        var _write_summary_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60549);
        const SAME_NAME = "another plugin has an archive of this name";
        const NOT_PACKED = "Later pull requests cannot be compared with these plugins:";
        const MAX_NOT_PACKED = 10;
        const NOTHING = { outputs: _outputs_js__WEBPACK_IMPORTED_MODULE_13__.B0, exitStatus: _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.dc.pass, own: [], report: () => Promise.resolve() };
        const SEVERAL = {
            ...NOTHING,
            own: ["notice"],
            report() {
                const why = "This tag releases several plugins, and an artifact contains one, so no archive is passed to another job";
                (0, _channel_js__WEBPACK_IMPORTED_MODULE_12__.fz)("notice", `${why}. Release them in this job, with the input targets`);
                return Promise.resolve();
            },
        };
        async function makeArtifact(result, request, isForComparison, runner) {
            const { report } = result;
            if ((0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.WJ)(report) !== "pass" || report.plugins.length === 0)
                return NOTHING;
            if (report.plugins.length > 1) {
                if (report.occasion === "release")
                    return SEVERAL;
                return isForComparison && request.tag === undefined ? makeArtifacts(result, request, runner) : NOTHING;
            }
            const archive = await (0, _release_check_archive_js__WEBPACK_IMPORTED_MODULE_7__.checkArchive)(result, request);
            if ("why" in archive)
                return makeRefusedArtifact(archive, report.occasion === "release");
            const outputs = await writeArtifact(archive, result, runner);
            return {
                outputs,
                exitStatus: _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.dc.pass,
                own: outputs === _outputs_js__WEBPACK_IMPORTED_MODULE_13__.B0 ? ["warning"] : [],
                async report() {
                    (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_11__.yy)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.RU)(`\nPacked ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.Xm)(archive.name)}\n  sha256 ${archive.sha256}\n`));
                    await (0, _write_summary_js__WEBPACK_IMPORTED_MODULE_14__.Sy)(runner.summaryFile, () => `\n${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.RU)((0, _release_packing_format_archive_js__WEBPACK_IMPORTED_MODULE_6__.Bi)(archive))}`);
                },
            };
        }
        function makeRefusedArtifact({ why, help, exitStatus }, isRelease) {
            const severity = isRelease ? "error" : "notice";
            return {
                ...NOTHING,
                exitStatus: isRelease ? exitStatus : _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.dc.pass,
                own: [severity],
                report() {
                    const lines = ["No archive can be made, so nothing can be released:", ...why, help];
                    (0, _channel_js__WEBPACK_IMPORTED_MODULE_12__.fz)(severity, lines.join("\n"));
                    return Promise.resolve();
                },
            };
        }
        async function makeArtifacts(result, request, { temporary }) {
            const packed = new Set();
            const left = [];
            let folder = "";
            const isWritten = await (0, _channel_js__WEBPACK_IMPORTED_MODULE_12__.NH)("archive", async () => {
                folder = (0, _base_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__.IL)(temporary ?? (0, node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)());
                for (const plugin of result.report.plugins) {
                    const one = { ...result, report: { ...result.report, plugins: [plugin] } };
                    const archive = await (0, _release_check_archive_js__WEBPACK_IMPORTED_MODULE_7__.checkArchive)(one, request);
                    if ("why" in archive) {
                        left.push(`${plugin.path}: ${archive.why.join("; ")}`);
                        continue;
                    }
                    if (packed.has(archive.name)) {
                        left.push(`${plugin.path}: ${SAME_NAME}`);
                        continue;
                    }
                    packed.add(archive.name);
                    for (const [name, content] of (0, _release_packing_receipt_js__WEBPACK_IMPORTED_MODULE_8__.ej)(archive, one.report)) {
                        (0, _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_5__._)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, archive.name.replace(/\.zip$/u, ""), name), content, [result.root]);
                    }
                }
            });
            return {
                outputs: { ..._outputs_js__WEBPACK_IMPORTED_MODULE_13__.B0, "artifact-dir": isWritten && packed.size > 0 ? folder : "" },
                exitStatus: _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.dc.pass,
                own: [...(isWritten ? [] : ["warning"]), ...(left.length > 0 ? ["notice"] : [])],
                report() {
                    (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_11__.yy)(`\nPacked ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_15__.B4)(packed.size, "plugin")}\n`);
                    if (left.length > 0)
                        (0, _channel_js__WEBPACK_IMPORTED_MODULE_12__.fz)("notice", [NOT_PACKED, ...(0, _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_9__.rL)(left, MAX_NOT_PACKED)].join("\n"));
                    return Promise.resolve();
                },
            };
        }
        async function writeArtifact(archive, result, { temporary }) {
            let folder = "";
            const isWritten = await (0, _channel_js__WEBPACK_IMPORTED_MODULE_12__.NH)("archive", () => {
                folder = (0, _base_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__.IL)(temporary ?? (0, node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)());
                for (const [name, content] of (0, _release_packing_receipt_js__WEBPACK_IMPORTED_MODULE_8__.ej)(archive, result.report))
                    (0, _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_5__._)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), content, [result.root]);
            });
            if (!isWritten)
                return _outputs_js__WEBPACK_IMPORTED_MODULE_13__.B0;
            return { "artifact-path": (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, archive.name), "artifact-dir": folder, "artifact-sha256": archive.sha256 };
        }
    }),
    2180: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            NotCompared: function () { return NotCompared; },
            openBaseArchives: function () { return openBaseArchives; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
        var _release_packing_archive_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59206);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42719);
        var _release_packing_artifact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30722);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88241);
        var _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52772);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47313);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77505);
        var _base_files_safe_read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67204);
        const MAX_ARCHIVES = 1000;
        const MAX_BYTES = 256 * 1024 * 1024;
        class NotCompared extends Error {
        }
        function isDisbelief(error) {
            return [NotCompared, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.eb, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.P_].some((kind) => error instanceof kind);
        }
        function openBaseArchives(baseArtifact, workspace, root) {
            let reading;
            const find = async (plugin, isOnly) => {
                reading ??= readBaseArchives((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, baseArtifact), root);
                return chooseArchive(await reading, plugin, isOnly);
            };
            return {
                find,
                async readBuilds(plugins) {
                    const builds = new Map();
                    for (const plugin of plugins) {
                        try {
                            const given = await find(plugin, false);
                            if (!("missing" in given))
                                builds.set((0, _core_report_js__WEBPACK_IMPORTED_MODULE_1__.L2)(plugin), given.opened);
                        }
                        catch (error) {
                            if (!isDisbelief(error))
                                throw error;
                        }
                    }
                    return builds;
                },
            };
        }
        function chooseArchive(archives, plugin, isOnly) {
            if ("missing" in archives)
                return archives;
            if ("only" in archives && isOnly)
                return archives.only;
            const { several, refused } = "only" in archives ? { several: [archives.only], refused: [] } : archives;
            const id = (0, _release_packing_archive_name_js__WEBPACK_IMPORTED_MODULE_2__.vX)(plugin.name);
            const [found, ...others] = several.filter(({ manifest }) => id !== undefined && (0, _release_packing_archive_name_js__WEBPACK_IMPORTED_MODULE_2__.vX)(manifest["name"]) === id);
            if (others.length > 0)
                throw new NotCompared(`base-artifact has ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__.B4)(others.length + 1, "archive")} of it`);
            if (found)
                return found;
            const [first] = refused;
            if (first !== undefined)
                throw new NotCompared(`base-artifact has no good archive of it: ${first}`);
            return { missing: "base-artifact has no archive of it" };
        }
        async function readBaseArchives(path, root) {
            const findTracked = makeTrackedFinder(root);
            try {
                return { only: await readUntracked(path, findTracked) };
            }
            catch (error) {
                if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.eb))
                    throw error;
                return (await readFolders(path, findTracked)) ?? { missing: error.message };
            }
        }
        async function readFolders(path, findTracked) {
            const folder = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_7__.h1)(path);
            const listed = folder === undefined ? undefined : (0, _base_files_safe_read_js__WEBPACK_IMPORTED_MODULE_8__.RS)(folder, MAX_ARCHIVES);
            if (listed === "crowded")
                throw new NotCompared(`base-artifact has more than ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__.ZV)(MAX_ARCHIVES)} entries`);
            const names = (listed ?? []).filter((({ kind }) => kind === "folder")).map((({ name }) => name));
            if (folder === undefined || names.length === 0)
                return undefined;
            const several = [];
            const refused = [];
            let bytes = 0;
            for (const name of names) {
                if (bytes > MAX_BYTES) {
                    refused.push("not all of its archives are read, as they have more than 256 MiB together");
                    break;
                }
                try {
                    const read = await readUntracked((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name), findTracked);
                    bytes += read.archive.bytes.length;
                    several.push(read);
                }
                catch (error) {
                    if (!isDisbelief(error))
                        throw error;
                    refused.push(`of its folder ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__.hD)(name)}: ${error.message}`);
                }
            }
            return { several, refused };
        }
        async function readUntracked(path, findTracked) {
            refuseTracked(findTracked(path));
            const read = await (0, _release_packing_artifact_js__WEBPACK_IMPORTED_MODULE_4__.pd)(path, "refused");
            refuseTracked(findTracked(read.file));
            return read;
        }
        function refuseTracked(tracked) {
            if (tracked === undefined)
                return;
            throw new NotCompared(`git tracks ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__.hD)(tracked, 200)}, so the change could replace what it is compared with`);
        }
        function makeTrackedFinder(root) {
            const tracked = (0, _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_5__.gt)((0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_7__.DH)(root));
            const paths = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_10__.W0)(tracked) ? [] : tracked.paths;
            const isTracked = (one) => paths.some((file) => file === one || (one !== "" && file.startsWith(`${one}/`)));
            return (path) => [(0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_7__.Jj)(root, path), (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_7__.ps)(root, (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path))].find((one) => one !== undefined && isTracked(one));
        }
    }),
    90956: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            listPublished: function () { return listPublished; }
        });
        var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56786);
        var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41035);
        var _release_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27332);
        var _release_find_published_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12572);
        var _release_remedies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47892);
        var _release_npm_remedies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92296);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47313);
        var _release_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37222);
        const MAX_TITLE_LENGTH = 200;
        async function listPublished(result, { inputs, environment, runner }) {
            const { marketplace, npm, githubToken } = inputs;
            const { tagFormat } = inputs;
            const all = {
                "github-release": () => (0, _release_index_js__WEBPACK_IMPORTED_MODULE_2__.wX)(environment, githubToken, (0, _release_remedies_js__WEBPACK_IMPORTED_MODULE_4__.Po)()),
                marketplace: () => ({
                    url: (0, _release_index_js__WEBPACK_IMPORTED_MODULE_2__.JO)(marketplace.url, _release_js__WEBPACK_IMPORTED_MODULE_7__.MARKETPLACE_NAMES),
                    ...(marketplace.plugin !== "" && { plugin: marketplace.plugin }),
                }),
                npm: () => ({ url: (0, _release_index_js__WEBPACK_IMPORTED_MODULE_2__._5)(npm.registry, _release_js__WEBPACK_IMPORTED_MODULE_7__.NPM_WORDS), needsPackage: npm.token.trim() === "" }),
                environment,
            };
            const asked = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__.HQ.filter((name) => inputs.targets.includes(name)).map((name) => [name, all[name]]);
            const { published, missing, unknown } = await (0, _release_find_published_js__WEBPACK_IMPORTED_MODULE_3__.e)(result, {
                ...Object.fromEntries(asked),
                environment,
                tagFormat,
            });
            return [
                ...published.map(({ plugin, targets }) => {
                    const what = `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__.ml)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__.Xm)((0, _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_1__.Dz)(plugin)), MAX_TITLE_LENGTH)} is already released: ${targets.join(", ")}`;
                    return `${what}\nThe next tag needs a higher version`;
                }),
                ...missing.map((name) => {
                    const about = { name, mode: npm.mode, registry: all.npm().url };
                    return `npm has no public package ${name}. If there is none yet, trusted publishing cannot publish its first version\n${(0, _release_npm_remedies_js__WEBPACK_IMPORTED_MODULE_5__.oA)(about, runner)}`;
                }),
                ...(unknown.length === 0 ? [] : [`Cannot tell everywhere what is already released\n${unknown.join("\n")}`]),
            ];
        }
    }),
    41037: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            measureDifference: function () { return measureDifference; },
            readGrowthLimit: function () { return readGrowthLimit; }
        });
        var errors = __webpack_require__(42719);
        var core_report = __webpack_require__(73342);
        var server_fault = __webpack_require__(77271);
        var print = __webpack_require__(51235);
        var archive_name = __webpack_require__(59206);
        var package_difference = __webpack_require__(80395);
        var format_difference = __webpack_require__(75701);
        var format_differences = __webpack_require__(20000);
        var growth_limit = __webpack_require__(65567);
        var package_facts = __webpack_require__(72218);
        var pack = __webpack_require__(18445);
        var sums = __webpack_require__(15456);
        var absent = __webpack_require__(88241);
        var find_published = __webpack_require__(12572);
        var release = __webpack_require__(27332);
        var client = __webpack_require__(16181);
        var github_releases = __webpack_require__(80030);
        var pause = __webpack_require__(78863);
        var previous_release = __webpack_require__(88750);
        ;
        const MAX_PAGES = 10;
        const READ_TIMEOUT_MS = 120000;
        const LIMITS = { total: READ_TIMEOUT_MS, each: 60000, pause: 500 };
        function openReleased(access) {
            const deadline = Date.now() + READ_TIMEOUT_MS;
            let listing;
            return (query) => (0, pause.Su)(Math.max(deadline - Date.now(), 1), undefined, async (signal) => {
                const github = await (0, client.Ng)({ ...access, limits: LIMITS, signal });
                const releases = (0, github_releases.t)(github, github, access.apiUrl);
                listing ??= releases.list(MAX_PAGES).then((listed) => listed.releases);
                return (0, previous_release.S)(releases, await listing, { ...query, mayBeSame: true });
            });
        }
        var remedies = __webpack_require__(47892);
        var phrases = __webpack_require__(41035);
        var json_object = __webpack_require__(34367);
        var numbers = __webpack_require__(46136);
        var safe = __webpack_require__(47313);
        var disk = __webpack_require__(77505);
        var base_archives = __webpack_require__(2180);
        var channel = __webpack_require__(76952);
        var input_texts = __webpack_require__(11486);
        ;
        const MAX_COMPARED = 1000;
        const MAX_GROWN = 3;
        function readGrowthLimit({ compare, baseArtifact, maxGrowth }, mode) {
            const isCompared = compare !== "off" || baseArtifact !== undefined;
            if (mode === "report" && (isCompared || maxGrowth !== undefined)) {
                const help = "Compare where the plugin is checked";
                throw new errors.eb("With the input report nothing is packed, so nothing can be compared", help);
            }
            if (maxGrowth === undefined)
                return undefined;
            if (!isCompared) {
                const help = `Compare with the last release, or with an artifact:${(0, input_texts.Kz)({ compare: "release" })}`;
                throw new errors.eb("The input max-growth needs an archive to compare with", help);
            }
            return (0, growth_limit.Q8)(maxGrowth, "The input max-growth");
        }
        async function measureDifference(result, { inputs, task, environment, archives }) {
            const limit = task.occasion === "release" ? undefined : readGrowthLimit(inputs, task.mode);
            const workspace = (0, disk.DH)(result.root);
            const readReleased = openReleasesOnce(environment, inputs.githubToken);
            const comparison = { result, inputs, archives, workspace, readReleased };
            const plugins = [];
            const reasons = new Map();
            for (const plugin of result.report.plugins) {
                try {
                    if (plugins.length >= MAX_COMPARED)
                        throw new base_archives.NotCompared(`a step compares ${(0, numbers.ZV)(MAX_COMPARED)} packages`);
                    const found = await findDifference(plugin, comparison);
                    plugins.push({ ...plugin, difference: (0, package_difference.B)(found, limit) });
                }
                catch (error) {
                    reasons.set(plugin.path, (0, find_published.Q)(error, [base_archives.NotCompared, errors.P_, server_fault.yJ, errors.eb]));
                    plugins.push(plugin);
                }
                if (result.report.plugins.length > 1)
                    workspace.forget((0, core_report.L2)(plugin));
            }
            return describe({ ...result, report: { ...result.report, plugins } }, reasons, limit);
        }
        function describe(result, reasons, limit) {
            const { plugins } = result.report;
            const growth = explainAllGrowth(plugins);
            const missing = explainNotCompared(plugins, reasons, limit);
            const isAny = (0, core_report.wv)(result.report);
            return {
                result,
                reasons,
                remarks: isAny ? [] : missing.map((words) => (0, safe.RU)(`${(0, safe.jI)(words)}.`)),
                own: [...growth.map(() => "error"), ...(limit ? missing.map(() => "notice") : [])],
                report() {
                    if (isAny)
                        (0, print.yy)((0, safe.RU)(`\n${formatForLog(plugins, reasons).join("\n").trim()}\n`));
                    for (const words of growth)
                        (0, channel.fz)("error", words);
                    for (const words of missing) {
                        if (limit)
                            (0, channel.fz)("notice", words);
                        else if (!isAny)
                            (0, print.yy)((0, safe.RU)(`\n${(0, safe.Xm)(words)}.\n`));
                    }
                },
            };
        }
        function formatForLog(plugins, reasons) {
            const [only, ...others] = plugins;
            return others.length === 0 && only?.difference
                ? (0, format_difference.jR)(only.difference)
                : (0, format_differences.Aq)(plugins, reasons).map(safe.Xm);
        }
        function explainAllGrowth(plugins) {
            const grown = plugins.flatMap((plugin) => {
                const { difference } = plugin;
                if (difference?.limit?.isExceeded !== true)
                    return [];
                const lines = (0, growth_limit.h$)(difference, difference.limit).join("\n");
                return [plugins.length > 1 ? `${(0, phrases.E2)(plugin)}: ${lines}` : lines];
            });
            const left = grown.length - MAX_GROWN;
            const more = left > 0 ? [`${(0, numbers.B4)(left, "more archive")} grew by more than max-growth allows`] : [];
            return [...grown.slice(0, MAX_GROWN), ...more];
        }
        function explainNotCompared(plugins, reasons, limit) {
            const [why] = reasons.values();
            if (why === undefined)
                return [];
            if (plugins.length > 1) {
                const groups = (0, format_differences.it)(plugins.filter(({ path }) => reasons.has(path)), reasons);
                return [`${limit ? "max-growth was not checked for some packages. " : ""}${groups.join(". ")}`];
            }
            return [
                limit
                    ? `max-growth was not checked, as the package is compared with nothing: ${why}`
                    : `The package is compared with nothing: ${why}`,
            ];
        }
        async function findDifference(plugin, comparison) {
            const { result, inputs, archives, workspace, readReleased } = comparison;
            const { report } = result;
            const folder = (0, core_report.L2)(plugin);
            const given = await readGiven(await archives?.find(plugin, report.plugins.length === 1));
            if (given && "missing" in given && inputs.compare === "off") {
                throw new base_archives.NotCompared(plugin.change?.kind === "added" ? "this change adds it" : given.missing);
            }
            const made = await (0, pack.Po)(workspace, folder);
            if (made.state === "refused") {
                throw new base_archives.NotCompared(`no archive can be made: ${made.refusals[0]?.message ?? "something must not ship"}`);
            }
            if (made.state === "unnamed")
                throw new base_archives.NotCompared("manifest.json has no name and version for an archive");
            const { archive, opened, facts } = made;
            const { name, sha256, bytes } = archive;
            const after = await (0, package_facts.w)(opened, { name, sha256, size: bytes.length });
            const packageName = (0, absent.W0)(facts.packageJson) ? undefined : (0, json_object.fE)(facts.packageJson.value["name"]);
            const before = given && !("missing" in given)
                ? given
                : await readLastRelease(readReleased(), {
                    archive,
                    version: plugin.version ?? "",
                    folder,
                    packageName,
                    isOneOfSeveral: (report.selection?.of ?? report.plugins.length) > 1,
                    tagFormat: inputs.tagFormat,
                });
            refuseIncomparable(before, after);
            return (0, package_difference.h)(before, after);
        }
        async function readGiven(given) {
            if (!given || "missing" in given)
                return given;
            const { archive, receipt, opened } = given;
            const { name, sha256, bytes } = archive;
            const commit = receipt?.commit === undefined ? "" : ` of commit ${receipt.commit.slice(0, 7)}`;
            return (0, package_facts.w)(opened, { name: `${name}${commit}`, sha256, size: bytes.length });
        }
        function openReleasesOnce(environment, token) {
            let opened;
            return () => (opened ??= openReleased((0, release.wX)(environment, token, (0, remedies.Po)())));
        }
        async function readLastRelease(read, query) {
            const released = await read(query);
            if (!released)
                throw new base_archives.NotCompared(`no version up to ${(0, safe.hD)(query.version)} is released on GitHub yet`);
            if ("refused" in released)
                throw new base_archives.NotCompared(`release ${(0, safe.hD)(released.tag)} is not used: ${released.refused}`);
            const { tag, bytes, opened } = released;
            return (0, package_facts.w)(opened, { name: tag, sha256: (0, sums.jH)(bytes), size: bytes.length });
        }
        function refuseIncomparable(before, after) {
            const [was, is] = [before, after].map(({ manifest }) => (0, absent.W0)(manifest) ? undefined : (0, archive_name.vX)(manifest["name"]));
            if (was === undefined)
                throw new base_archives.NotCompared(`${(0, safe.hD)(before.name)} contains no plugin`);
            if (was !== is)
                throw new base_archives.NotCompared(`${(0, safe.hD)(before.name)} contains another plugin, ${(0, safe.hD)(was)}`);
            if ((0, absent.W0)(after.namedHosts) && !(0, absent.W0)(before.namedHosts)) {
                throw new base_archives.NotCompared(`${after.namedHosts.absent}: build the plugin in a step above this one`);
            }
        }
    }),
    37222: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            MARKETPLACE_NAMES: function () { return MARKETPLACE_NAMES; },
            NPM_WORDS: function () { return NPM_WORDS; },
            makeArtifactOutputs: function () { return makeArtifactOutputs; },
            readPinInput: function () { return readPinInput; },
            refuseReleaseInputs: function () { return refuseReleaseInputs; },
            releaseToTargets: function () { return releaseToTargets; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56786);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73342);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42719);
        var _release_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27332);
        var _release_pin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54381);
        var _release_remedies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47892);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51235);
        var _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89673);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47313);
        var _artifact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71357);
        var _input_texts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(11486);
        var _hide_tokens_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(26238);
        var _outputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53037);
        var _base_text_nearest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2308);
        const TARGETS_HELP = `Set the input targets:${(0, _input_texts_js__WEBPACK_IMPORTED_MODULE_11__.Kz)({ targets: _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.dW[0].name })}`;
        const MARKETPLACE_INPUTS = {
            url: "marketplace-url",
            token: "marketplace-token",
            plugin: "marketplace-plugin",
            auth: "marketplace-auth",
            wait: "marketplace-wait",
            timeout: "marketplace-timeout",
        };
        const MARKETPLACE_NAMES = {
            name: (text) => `The input ${MARKETPLACE_INPUTS[text]}`,
            urlHelp: `Set the input marketplace-url:${(0, _input_texts_js__WEBPACK_IMPORTED_MODULE_11__.Kz)({ "marketplace-url": "https://plugins.example.com" })}`,
            noToken: _release_remedies_js__WEBPACK_IMPORTED_MODULE_6__.pV,
            tokenHelp: `Set the secret, and make sure that the job names its environment:${(0, _input_texts_js__WEBPACK_IMPORTED_MODULE_11__.Kz)({ "marketplace-token": "${{ secrets.MARKETPLACE_TOKEN }}" })}`,
        };
        const NPM_WORDS = {
            token: "The input npm-token",
            registry: "The input npm-registry",
            tag: "The input npm-tag",
            noToken: "the input npm-token is empty, or the secret is not visible to this job",
            noCredential: [
                "Give the job the permission of trusted publishing, and register its workflow at npm:",
                "  permissions:",
                "    id-token: write",
                `Or give a token. A secret of an environment is seen only by a job that names the environment:${(0, _input_texts_js__WEBPACK_IMPORTED_MODULE_11__.Kz)({ "npm-token": "${{ secrets.NPM_TOKEN }}" })}`,
            ].join("\n"),
        };
        function refuseReleaseInputs({ artifact, pin, attestation }) {
            const given = Object.entries({ artifact, "checked-sha256": pin, attestation }).find(([, value]) => value);
            if (!given)
                return;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.eb(`The input ${given[0]} is for a release, and this run is a check`, "Set command: release, with targets and the tag; or run this step on a release's tag only");
        }
        function readPinInput({ pin, artifact }) {
            return (0, _release_pin_js__WEBPACK_IMPORTED_MODULE_5__.C)(pin, artifact, {
                pin: "The input checked-sha256",
                artifact: "the input artifact",
                example: `:${(0, _input_texts_js__WEBPACK_IMPORTED_MODULE_11__.Kz)({ "checked-sha256": "${{ needs.check.outputs.sha256 }}" })}`,
            });
        }
        function releaseToTargets(request, { inputs, environment, tagCommit: commit }) {
            const targets = inputs.targets.map((name) => {
                const target = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.HQ.find(((one) => one === name));
                if (target)
                    return target;
                const meant = (0, _base_text_nearest_js__WEBPACK_IMPORTED_MODULE_14__.CJ)(name, _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.HQ);
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.eb(`The input targets contains ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_9__.hD)(name)}, but the only targets are ${_core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.HQ.join(", ")}`, meant === undefined ? TARGETS_HELP : `Did you mean ${meant}?`);
            });
            if (targets.length === 0) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.eb("No release target is set", TARGETS_HELP);
            }
            const surroundings = { ...(0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_8__.kR)(), env: environment };
            const given = {
                github: { token: inputs.githubToken, missing: (0, _release_remedies_js__WEBPACK_IMPORTED_MODULE_6__.Po)() },
                readMarketplace: () => ({ texts: inputs.marketplace, names: MARKETPLACE_NAMES }),
                readNpm: () => ({ texts: inputs.npm, words: NPM_WORDS }),
            };
            const access = (0, _release_index_js__WEBPACK_IMPORTED_MODULE_4__.ss)(targets, given, surroundings, _hide_tokens_js__WEBPACK_IMPORTED_MODULE_12__.U);
            const { changelog, dryRun, draft, assets, artifact, attestation } = inputs;
            const settings = { targets, changelog, dryRun, draft, assets, artifact, attestation, pin: readPinInput(inputs) };
            return (0, _release_index_js__WEBPACK_IMPORTED_MODULE_4__.I$)(request, settings, { access, surroundings, print: _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__.yy, commit });
        }
        async function makeArtifactOutputs({ archive, file, preflight }, runner) {
            if (!archive || !preflight || (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.WJ)(preflight.report) !== "pass")
                return _outputs_js__WEBPACK_IMPORTED_MODULE_13__.B0;
            if (file === undefined)
                return (0, _artifact_js__WEBPACK_IMPORTED_MODULE_10__.writeArtifact)(archive, preflight, runner);
            return { "artifact-path": file, "artifact-dir": (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file), "artifact-sha256": archive.sha256 };
        }
    }),
    51238: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            release: function () { return release; }
        });
        var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81652);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51235);
        var _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60562);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _channel_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76952);
        var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18781);
        var _outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53037);
        var _publish_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29971);
        var _release_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37222);
        var _request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70274);
        var _task_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31382);
        var _run_with_scripts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28815);
        var _scripts_refusal_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(66279);
        var _write_summary_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60549);
        async function release(job) {
            const { inputs, event, runner, task, environment } = job;
            const tag = (0, _task_js__WEBPACK_IMPORTED_MODULE_10__.f0)(task, event);
            (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__.yy)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.RU)(`This run releases: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(task.decision.why)}.\n`));
            (0, _release_js__WEBPACK_IMPORTED_MODULE_8__.readPinInput)(inputs);
            const hasFiles = inputs.artifact === undefined;
            if (hasFiles)
                await (0, _task_js__WEBPACK_IMPORTED_MODULE_10__.EJ)(runner);
            const request = (0, _request_js__WEBPACK_IMPORTED_MODULE_9__.I)(inputs, task, runner);
            const released = await (0, _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_0__.l)(({ signal }) => {
                const again = { again: (0, _failure_js__WEBPACK_IMPORTED_MODULE_5__.yW)(runner, "failed"), later: (0, _failure_js__WEBPACK_IMPORTED_MODULE_5__.yW)(runner, "all") };
                const act = (asked) => (0, _release_js__WEBPACK_IMPORTED_MODULE_8__.releaseToTargets)({ ...asked, ...again, signal, tag }, { inputs, environment, tagCommit: task.tagCommit });
                const packs = (0, _request_js__WEBPACK_IMPORTED_MODULE_9__.F)(inputs, event, task);
                return hasFiles ? (0, _run_with_scripts_js__WEBPACK_IMPORTED_MODULE_11__.S)(act, request, { inputs, event, runner, environment, packs }) : act(request);
            });
            const { outcome } = released;
            const outputs = { ...(await (0, _release_js__WEBPACK_IMPORTED_MODULE_8__.makeArtifactOutputs)(released, runner)), ...(0, _outputs_js__WEBPACK_IMPORTED_MODULE_6__.i7)(released) };
            const summary = `\n${(0, _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_2__.formatOutcomeMarkdown)(outcome, { tag, ...released }, (0, _write_summary_js__WEBPACK_IMPORTED_MODULE_13__.qC)(runner.summaryFile))}`;
            const tokenFiles = hasFiles ? (0, _scripts_refusal_js__WEBPACK_IMPORTED_MODULE_12__.OY)(inputs, runner, environment) : [];
            const notes = [...tokenFiles.map((text) => ({ severity: "warning", text })), ...listNotes(released, runner)];
            const own = notes.map(({ severity }) => severity);
            if (released.preflight)
                await (0, _publish_report_js__WEBPACK_IMPORTED_MODULE_7__.S)(released.preflight, request, job, { outputs, summary, own });
            else
                await (0, _publish_report_js__WEBPACK_IMPORTED_MODULE_7__.W)(outputs, summary, runner);
            (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__.yy)(`\n${(0, _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_2__.formatOutcome)(outcome, { tag, ...released })}`);
            for (const { severity, text } of notes)
                (0, _channel_js__WEBPACK_IMPORTED_MODULE_4__.fz)(severity, text);
            return outcome.exitStatus;
        }
        function listNotes({ outcome, warnings = [] }, runner) {
            const { crash, pending, stop } = outcome;
            const notes = warnings.map((text) => ({ severity: "warning", text }));
            if (crash !== undefined)
                notes.push({ severity: "error", text: (0, _failure_js__WEBPACK_IMPORTED_MODULE_5__.X9)(crash, runner) });
            if (pending)
                notes.push({ severity: "notice", text: `${pending.waitingFor}\n${pending.whatHappens}` });
            if (stop)
                notes.push({ severity: "error", text: `${stop.stoppedAt}\n${stop.doThis}` });
            return notes;
        }
    }),
    73568: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return openWorkingTree; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
        var _git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39189);
        var _safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67204);
        var _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14345);
        const ANYONE_MAY_RUN = 0o111;
        const MAX_FILE_BYTES = 1024 * 1024 * 1024;
        function openWorkingTree(root) {
            const git = (0, _git_folder_js__WEBPACK_IMPORTED_MODULE_2__.IK)(root);
            const head = git && "own" in git ? (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.own, "HEAD"))) : undefined;
            const folders = new Map([["", true]]);
            const isFolder = (path) => {
                let is = folders.get(path);
                if (is === undefined) {
                    is = isFolder((0, _workspace_js__WEBPACK_IMPORTED_MODULE_4__.PA)(path)) && (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_3__.X0)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)) === "folder";
                    folders.set(path, is);
                }
                return is;
            };
            return {
                keepsModes: node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" && head !== undefined && (head.mode & ANYONE_MAY_RUN) === 0,
                at(path) {
                    if (!isFolder((0, _workspace_js__WEBPACK_IMPORTED_MODULE_4__.PA)(path)))
                        return undefined;
                    const kind = (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_3__.X0)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
                    if (kind === undefined || kind === "folder")
                        return kind && { kind };
                    if (kind === "link") {
                        const target = (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { encoding: "buffer" }));
                        if (target)
                            return { kind, target };
                        return { kind: "unreadable" };
                    }
                    const file = kind === "file" ? (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => (0, _safe_read_js__WEBPACK_IMPORTED_MODULE_3__.lf)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), MAX_FILE_BYTES)) : undefined;
                    if (!file?.bytes)
                        return { kind: "unreadable" };
                    return { kind: "file", bytes: file.bytes, isExecutable: file.isExecutable };
                },
                list: (folder) => (isFolder(folder) ? ((0, _safe_read_js__WEBPACK_IMPORTED_MODULE_3__.j1)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder)) ?? []) : []),
            };
        }
    }),
    28612: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: function () { return withGitObjects; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var temporary_folder = __webpack_require__(13136);
        var programs = __webpack_require__(89673);
        var run_to_end = __webpack_require__(72325);
        var git_folder = __webpack_require__(39189);
        var safe_read = __webpack_require__(67204);
        var external_node_fs_ = __webpack_require__(73024);
        ;
        const MAX_ALTERNATES_BYTES = 64 * 1024;
        const MAX_FOLDERS = 100;
        const OPENED_BY_GIT = /^(?:[0-9a-f]{2}|info|pack)$/u;
        const DECODER = new TextDecoder();
        function explainUnfitObjects(objects) {
            const open = [objects];
            for (const folder of open) {
                if (/[\r\n]/u.test(folder))
                    return "the path of the repository has a line break in it";
                refuseSpecialFiles(folder);
                const alternates = readAlternates(folder);
                if (typeof alternates === "string")
                    return alternates;
                open.push(...alternates.filter((one) => !open.includes(one)));
                if (open.length > MAX_FOLDERS)
                    return `git keeps its objects in over ${String(MAX_FOLDERS)} folders`;
            }
            return undefined;
        }
        function refuseSpecialFiles(objects) {
            for (const { name, kind } of listFollowed(objects)) {
                const folder = (0, external_node_path_.join)(objects, name);
                const found = OPENED_BY_GIT.test(name) ? readFollowedKind(folder, kind) : undefined;
                if (found === "special")
                    throw new git_folder.xg(folder);
                for (const entry of found === "folder" ? listFollowed(folder) : []) {
                    const path = (0, external_node_path_.join)(folder, entry.name);
                    if (readFollowedKind(path, entry.kind) === "special")
                        throw new git_folder.xg(path);
                }
            }
        }
        function listFollowed(folder) {
            const real = (0, safe_read.CD)((() => external_node_fs_.realpathSync.native(folder)));
            return (real === undefined ? undefined : (0, safe_read.j1)(real)) ?? [];
        }
        function readFollowedKind(path, kind) {
            if (kind !== "link")
                return kind;
            const stat = (0, safe_read.CD)(() => (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false }));
            return stat && (0, safe_read.Dx)(stat);
        }
        function readAlternates(objects) {
            const path = (0, external_node_path_.join)(objects, "info", "alternates");
            if ((0, safe_read.CD)(() => (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })) === undefined)
                return [];
            const bytes = (0, safe_read.CD)(() => (0, safe_read.VX)(external_node_fs_.realpathSync.native(path), MAX_ALTERNATES_BYTES));
            if (!bytes)
                return "git's file objects/info/alternates cannot be read, or has over 64 KiB";
            const lines = DECODER.decode(bytes)
                .split("\n")
                .filter((line) => line !== "" && !line.startsWith("#"));
            if (lines.some((line) => /^"?[\\/]{2}/u.test(line)))
                return "its objects are kept on another machine";
            if (lines.some((line) => line.startsWith('"')))
                return "its alternates are in quotation marks";
            return lines.map((line) => (0, external_node_path_.resolve)(objects, line));
        }
        var git_index = __webpack_require__(97786);
        var git_refs = __webpack_require__(7622);
        ;
        const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
        const GIT_TIMEOUT_MS = 60000;
        const MAX_INDEX_BYTES = 256 * 1024 * 1024;
        const MAX_EXCLUDE_BYTES = 1024 * 1024;
        const SAFE_OPTIONS = [
            ...["--no-pager", "--no-optional-locks", "--no-replace-objects"],
            ...["-c", "core.commitGraph=false", "-c", "core.multiPackIndex=false"],
            ...["-c", "core.fsmonitor=false", "-c", "protocol.allow=never"],
            ...["-c", "safe.bareRepository=explicit", "-c", "gc.auto=0", "-c", "maintenance.auto=false"],
        ];
        const TREE_OPTIONS = ["-c", "core.untrackedCache=false", "-c", "submodule.recurse=false"];
        const VARIABLES = {
            GIT_CONFIG_NOSYSTEM: "1",
            GIT_ATTR_NOSYSTEM: "1",
            GIT_NO_LAZY_FETCH: "1",
            GIT_ALLOW_PROTOCOL: "none",
            GIT_PROTOCOL_FROM_USER: "0",
            GIT_NO_REPLACE_OBJECTS: "1",
            GIT_OPTIONAL_LOCKS: "0",
            GIT_TERMINAL_PROMPT: "0",
            GIT_CEILING_DIRECTORIES: "",
            LC_ALL: "C",
        };
        const EMPTY = "empty";
        function makeFolderVariables(home) {
            const empty = (0, external_node_path_.join)(home, EMPTY);
            return { GIT_DIR: home, XDG_CONFIG_HOME: home, GIT_CONFIG_GLOBAL: empty, GIT_CONFIG_SYSTEM: empty };
        }
        async function withGitObjects(root, act, deadline = Date.now() + GIT_TIMEOUT_MS) {
            const paths = (0, git_folder.IK)(root);
            if (paths === undefined)
                return { refused: "no-repository", why: "there is no git repository" };
            if ("absent" in paths)
                return { refused: "no-repository", why: paths.absent };
            const folder = (0, git_folder.RJ)(paths);
            const refs = (0, git_refs.zy)(folder);
            if ("refused" in refs)
                return { refused: "failed", why: refs.refused };
            const { head, isShallow } = refs;
            if (head === undefined)
                return { refused: "failed", why: "HEAD names no commit" };
            const objects = (0, external_node_path_.join)(paths.common, "objects");
            const unfit = explainUnfitObjects(objects);
            if (unfit !== undefined)
                return { refused: "failed", why: unfit };
            const surroundings = (0, programs.kR)();
            const path = (0, programs.PD)(surroundings, root);
            const git = (0, programs.Kp)("git", path, surroundings, root);
            if (git === undefined)
                return { refused: "no-git" };
            const shallow = isShallow ? folder.file("shallow", git_refs.MU) : "missing";
            if (shallow === "unreadable")
                return { refused: "failed", why: "git's file shallow cannot be read" };
            return (0, temporary_folder.EX)(async (home) => {
                (0, temporary_folder.qM)(home, {
                    HEAD: "ref: refs/heads/none\n",
                    config: makeConfiguration(head),
                    "objects/info/alternates": `${objects.replaceAll(external_node_path_.sep, "/")}\n`,
                    "refs/heads/.keep": "",
                    [EMPTY]: "",
                    ...(shallow !== "missing" && { shallow }),
                });
                const environment = {
                    ...(0, programs.yB)(surroundings, { path, home }),
                    ...VARIABLES,
                    ...makeFolderVariables(home),
                };
                let treeOptions;
                const ask = async (args, { input, mostBytes = MAX_OUTPUT_BYTES, isOfTree } = {}) => {
                    const milliseconds = deadline - Date.now();
                    if (milliseconds <= 0)
                        return makeFailure("there is no time left");
                    const variables = isOfTree ? { ...environment, GIT_WORK_TREE: root } : environment;
                    const options = { folder: home, environment: variables, input };
                    const words = [...SAFE_OPTIONS, ...(isOfTree ? (treeOptions ??= prepareTree(home, paths, folder)) : []), ...args];
                    const run = await (0, run_to_end.c)(git, words, options, { milliseconds, mostBytes });
                    if (run.kind === "ended")
                        return run;
                    return makeFailure(run.kind === "not-started" ? run.why : FAILURES[run.kind]);
                };
                return act({ folder, head, isShallow, ask });
            });
        }
        function prepareTree(home, { common }, folder) {
            const [index, exclude] = [folder.file("index", MAX_INDEX_BYTES), folder.file("info/exclude", MAX_EXCLUDE_BYTES)];
            const isWhole = typeof index !== "string" && !("refused" in (0, git_index.q)(index, "\0"));
            (0, temporary_folder.qM)(home, {
                ...(isWhole && { index }),
                ...(typeof exclude !== "string" && { "info/exclude": exclude }),
            });
            const ignoresCase = (0, safe_read.X0)((0, external_node_path_.join)(common, "hEAD")) !== undefined;
            const isMac = (0, programs.kR)().platform === "darwin";
            return [
                ...TREE_OPTIONS,
                ...["-c", `core.ignoreCase=${String(ignoresCase)}`, "-c", `core.precomposeUnicode=${String(isMac)}`],
            ];
        }
        const FAILURES = {
            "not-found": "git was not found",
            "too-late": "git took too long",
            "too-long": "git's answer is too long",
        };
        function makeFailure(complaint) {
            return { status: -1, bytes: Buffer.alloc(0), complaint };
        }
        function makeConfiguration(object) {
            const isSha256 = object.length === 64;
            const core = `[core]\n\trepositoryformatversion = ${isSha256 ? "1" : "0"}\n\tbare = true\n`;
            if (isSha256)
                return `${core}[extensions]\n\tobjectformat = sha256\n`;
            return core;
        }
    }),
    84032: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return findIgnoredPaths; }
        });
        var _files_working_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73568);
        var _files_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14345);
        var _git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28612);
        const HERE = "./";
        async function findIgnoredPaths(root, paths, deadline) {
            const tree = (0, _files_working_tree_js__WEBPACK_IMPORTED_MODULE_0__.A)(root);
            const isReached = (path) => {
                const bare = path.replace(/\/$/u, "");
                if (/(?:^|\/)\.{0,2}(?:\/|$)|\0/u.test(bare))
                    return false;
                const above = (0, _files_workspace_js__WEBPACK_IMPORTED_MODULE_1__.jk)(bare).slice(1, -1);
                return [...above, ...(path === bare ? [] : [bare])].every((folder) => tree.at(folder)?.kind !== "link");
            };
            const asked = [...new Set(paths)].filter(isReached);
            if (asked.length === 0)
                return new Set();
            const answer = await (0, _git_objects_js__WEBPACK_IMPORTED_MODULE_2__.$)(root, async ({ ask }) => {
                const input = asked.map((path) => `${HERE}${path}\0`).join("");
                return { checked: await ask(["check-ignore", "-z", "--stdin", "--no-index"], { isOfTree: true, input }) };
            }, deadline);
            if ("refused" in answer)
                throw new Error("git does not say what it ignores");
            const { status, bytes, complaint } = answer.checked;
            if (status !== 0 && status !== 1)
                throw new Error(`git does not say what it ignores: ${complaint.trim()}`);
            const ignored = bytes.toString("utf8").split("\0");
            return new Set(ignored.flatMap((path) => (path === "" ? [] : [path.slice(HERE.length)])));
        }
    }),
    23112: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            packCommand: function () { return packCommand; }
        });
        var report = __webpack_require__(73342);
        var inspection = __webpack_require__(89898);
        ;
        async function findBuildWarnings(workspace, folder, root) {
            const inspect = (0, inspection.YG)({ occasion: "push", strict: false, only: ["bundle-fresh"] });
            const { findings } = await inspect(workspace, folder, { root, reportedWith: undefined });
            return findings.filter(report.he).map(({ message, help }) => `${message}. ${help ?? ""}`);
        }
        var stop_heap_growth = __webpack_require__(96491);
        var external_node_path_ = __webpack_require__(76760);
        var exit_status = __webpack_require__(81147);
        var tool = __webpack_require__(42243);
        var errors = __webpack_require__(42719);
        var print = __webpack_require__(51235);
        var write_user_file = __webpack_require__(5696);
        var plugin_folders = __webpack_require__(71643);
        var refuse_workspace_roots = __webpack_require__(22108);
        var result = __webpack_require__(46945);
        var format_difference = __webpack_require__(75701);
        var growth_limit = __webpack_require__(65567);
        var format_archive = __webpack_require__(28100);
        var commit_difference = __webpack_require__(35837);
        var commit_warnings = __webpack_require__(64667);
        var pack = __webpack_require__(18445);
        var package_difference = __webpack_require__(80395);
        var format_replacement = __webpack_require__(13674);
        var json = __webpack_require__(27147);
        var safe = __webpack_require__(47313);
        ;
        function formatPackJson(packed, file, { since, limit, warnings }) {
            const archive = "archive" in packed ? packed.archive : undefined;
            const reported = {
                schema: "plugin-preflight/pack@1",
                state: packed.state,
                ...(archive && {
                    archive: {
                        name: archive.name,
                        file: file ?? null,
                        sha256: archive.sha256,
                        size: archive.bytes.length,
                        commit: archive.commit ?? null,
                        files: archive.files,
                        ...(0, format_replacement.V6)(archive.replacement),
                    },
                }),
                ...(since && { since: (0, package_difference.B)(since, limit) }),
                ...(warnings.length > 0 && { warnings }),
                ...("refusals" in packed && { refusals: packed.refusals }),
                ...("report" in packed && { report: JSON.parse((0, json.P)(packed.report, { source: (() => undefined) })) }),
            };
            return (0, safe.LE)(`${JSON.stringify(reported, undefined, 2)}\n`);
        }
        var compare_with_previous = __webpack_require__(49122);
        var receipt = __webpack_require__(55896);
        var formats = __webpack_require__(68593);
        var terminal_text = __webpack_require__(38241);
        var day = __webpack_require__(36996);
        var ignored_paths = __webpack_require__(84032);
        var disk = __webpack_require__(77505);
        var read_file_of_caller = __webpack_require__(47111);
        var print_report = __webpack_require__(98077);
        var terminal = __webpack_require__(96061);
        var tagged_plugin = __webpack_require__(8330);
        var options = __webpack_require__(71779);
        var setting_readers = __webpack_require__(85721);
        var parse = __webpack_require__(9310);
        ;
        const FORMATS = ["terminal", "json", "markdown"];
        const packCommand = {
            options: (0, options.NM)("pack", [
                "out",
                "artifact-dir",
                "previous",
                "max-growth",
                "tag",
                "tag-format",
                "notes",
                "format",
            ]),
            run: (call) => runPack(call, (0, parse.Kf)(call.values.get("format") ?? "terminal", FORMATS, "--format")),
        };
        async function runPack(call, format) {
            const { arguments: [path = "."], values, } = call;
            const cwd = (0, print_report.U5)();
            const previous = values.get("previous");
            const limit = readLimit(values);
            const before = previous === undefined ? undefined : await (0, compare_with_previous.o)((0, external_node_path_.resolve)(cwd, previous));
            const tag = values.get("tag");
            const tagFormat = (0, setting_readers.L)("tag-format", (0, options.fi)("pack", call));
            const notes = (0, options.WT)("pack", call);
            const { root, workspace, folders } = await (0, plugin_folders.Y)([path], { cwd });
            await (0, refuse_workspace_roots.V)({ cwd, adviseOnPaths: () => "Give the folder of one of them" }, { root, workspace, folders });
            const chosen = tag === undefined ? folders : (0, tagged_plugin.findTaggedPlugins)(workspace, folders, { tag, tagFormat });
            const [folder, ...others] = chosen;
            if (folder === undefined || others.length > 0) {
                throw new errors.eb(`${(0, safe.hD)(path)} names ${String(chosen.length)} plugins`, "Pack one plugin per run");
            }
            (0, stop_heap_growth.stopHeapGrowth)();
            const today = (0, day.i)(new Date());
            const packed = await (0, pack.qq)(workspace, { folder, today, tag, tagFormat, notes });
            const compared = before && "archive" in packed ? await (0, compare_with_previous.R)(before, packed.archive) : undefined;
            const growth = compared && limit && (0, growth_limit.Wy)(compared, limit) ? (0, growth_limit.h$)(compared, limit) : undefined;
            const file = packed.state === "packed" && !growth ? writeArchive(packed, cwd, values, root, folder) : undefined;
            const wrap = await (0, terminal.TP)();
            const view = {
                source: (0, result.n)(workspace),
                color: (0, terminal.cr)(),
                width: (0, terminal.Nq)(),
                wrap,
                pathOf: (0, print_report.Ay)(root),
            };
            const warnings = "archive" in packed
                ? [
                    ...(await findBuildWarnings(workspace, folder, root)),
                    ...(0, commit_warnings.e)(await (0, commit_difference.N)(root, folder, packed.archive)),
                ]
                : [];
            if (format === "json")
                (0, print.yy)(formatPackJson(packed, file, { warnings, since: compared, limit }));
            else {
                const unignored = file !== undefined && !values.has("artifact-dir") ? await warnOfUnignored(root, file) : [];
                for (const warning of [...warnings, ...unignored]) {
                    const lines = (0, terminal_text.b)(`${tool.js.name}: ${(0, safe.Xm)(warning)}`, 2, { wrap });
                    (0, print.yJ)((0, safe.RU)(`${lines.join("\n")}\n`));
                }
                if (format === "markdown" && packed.state === "packed")
                    (0, print.yy)((0, safe.RU)(`${(0, format_archive.Bi)(packed.archive)}${compared ? `\n${(0, format_difference.GS)(compared)}` : ""}`));
                else
                    await printPacked(packed, view, compared);
            }
            for (const line of growth ?? [])
                (0, print.yJ)((0, safe.RU)(`${(0, safe.Xm)(line)}\n`));
            if (growth)
                (0, print.yJ)("Nothing was written\n");
            return (0, exit_status.SS)(packed) || (growth ? exit_status.dc.findings : exit_status.dc.pass);
        }
        function readLimit(values) {
            const limit = values.get("max-growth");
            if (limit === undefined)
                return undefined;
            if (!values.has("previous")) {
                throw new errors.eb("--max-growth needs an archive to compare with", "Give --previous the archive of a release");
            }
            return (0, growth_limit.Q8)(limit, "--max-growth");
        }
        async function printPacked(packed, view, compared) {
            if (packed.state === "refused") {
                const lines = packed.refusals.map(({ message, help }) => `  ${(0, safe.Xm)(message)}\n    ${(0, safe.Xm)(help)}`);
                (0, print.yJ)((0, safe.RU)(`Nothing was packed:\n${lines.join("\n")}\n`));
                return;
            }
            const { state, report } = packed;
            const terminal = await (0, formats.K)("terminal", report);
            (0, print.yy)(terminal(report, { ...view, quiet: state === "packed" }));
            if (state === "packed")
                (0, print.yy)((0, safe.RU)(`${(0, format_archive.oN)(packed.archive)}\n`));
            if (compared)
                (0, print.yy)((0, safe.RU)(`\n${(0, format_difference.jR)(compared).join("\n")}\n`));
            if (state === "unfit")
                (0, print.yJ)("Nothing was written: the archive would not pass\n");
            if (state === "unnamed")
                (0, print.yJ)("Nothing was packed: an archive needs a valid name and version in manifest.json\n");
        }
        function writeArchive({ archive, report }, cwd, values, root, folder) {
            const out = values.get("out");
            const artifacts = values.get("artifact-dir");
            if (out !== undefined && artifacts !== undefined) {
                throw new errors.eb("--out and --artifact-dir both set where the archive goes", "Give one of them");
            }
            if (out === "-")
                throw new errors.eb("An archive cannot be printed", "Give --out the name of a file");
            const file = artifacts === undefined ? (0, external_node_path_.resolve)(cwd, out ?? archive.name) : (0, external_node_path_.resolve)(cwd, artifacts, archive.name);
            const inside = (0, disk.Jj)((0, external_node_path_.join)(root, folder), file);
            if (archive.files.some(({ path }) => path === inside)) {
                throw new errors.eb(`${(0, safe.hD)(file)} would be packed itself`, "Remove it, and give --out a file that is not in the plugin");
            }
            const written = { what: "The archive", help: "Give --out a file that can be written", checkouts: [root] };
            (0, write_user_file.i0)({ path: file, ...written });
            refuseToReplace(file);
            if (artifacts === undefined)
                (0, write_user_file.writeUserFile)({ path: file, ...written }, archive.bytes);
            else {
                for (const [name, content] of (0, receipt.ej)(archive, report)) {
                    (0, write_user_file.writeUserFile)({ path: (0, external_node_path_.resolve)(cwd, artifacts, name), ...written }, content);
                }
            }
            return file;
        }
        async function warnOfUnignored(root, file) {
            const path = (0, disk.Jj)(root, file);
            if (path === undefined)
                return [];
            const ignored = await (0, ignored_paths.A)(root, [path]).catch(() => new Set([path]));
            if (ignored.has(path))
                return [];
            return [
                `Git does not ignore ${(0, safe.hD)(path)}: add a line ${(0, safe.hD)(`*${(0, external_node_path_.extname)(path)}`)} to .gitignore, so that no commit gets it`,
            ];
        }
        function refuseToReplace(file) {
            const existing = (0, read_file_of_caller.d)(file);
            if ("refused" in existing && existing.missing)
                return;
            const isArchive = "bytes" in existing && Buffer.from(existing.bytes.subarray(0, 2)).toString("latin1") === "PK";
            if (!isArchive)
                throw new errors.eb(`${(0, safe.hD)(file)} exists and is not an archive`, "Remove it, or give --out another file");
        }
    }),
    88120: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            release: function () { return release; }
        });
        var _marketplace_client_logins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4255);
        var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56786);
        var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81652);
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81147);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42243);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42719);
        var _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43958);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51235);
        var _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89673);
        var _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67313);
        var _release_remedies_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47892);
        var _run_setting_readers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(85721);
        var _run_plugin_folders_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(71643);
        var _repository_tags_decide_release_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(36619);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(47313);
        var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(45315);
        var _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(68242);
        var _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(36226);
        var _release_stop_for_error_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(43845);
        var _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(60562);
        var _release_index_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(27332);
        var _base_text_day_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(36996);
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(16621);
        var _reporters_terminal_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(10750);
        var _own_command_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(74285);
        var _terminal_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(96061);
        var _parse_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(9310);
        var _options_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(71779);
        var _print_report_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(98077);
        const release = {
            options: (0, _options_js__WEBPACK_IMPORTED_MODULE_25__.NM)("release", [
                "tag",
                "tag-format",
                "targets",
                "dry-run",
                "changelog",
                "notes",
                "draft",
                "assets",
                "artifact",
                "checked-sha256",
                "attestation",
                "marketplace-url",
                "marketplace-plugin",
                "marketplace-auth",
                "marketplace-wait",
                "marketplace-timeout",
                "npm-publish",
                "npm-registry",
                "npm-tag",
                "npm-access",
            ]),
            run: runReleaseCommand,
        };
        const NONE_RUN = "release does not run plugin code; check does";
        const NPM_WORDS = {
            token: "NPM_TOKEN",
            registry: "--npm-registry",
            tag: "--npm-tag",
            noToken: "neither NPM_TOKEN nor NODE_AUTH_TOKEN is set",
            noCredential: 'Set one of them to a token that may publish the package:\n  export NPM_TOKEN="npm_..."',
        };
        const NO_GITHUB_TOKEN = {
            what: "neither GITHUB_TOKEN nor GH_TOKEN is set",
            help: 'Set one of them:\n  export GITHUB_TOKEN="$(gh auth token)"',
        };
        async function runReleaseCommand(call) {
            const tag = call.values.get("tag") ?? "";
            try {
                const released = await (0, _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_2__.l)(({ signal }) => releaseFromCall(call, signal));
                if (typeof released === "string") {
                    (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__.yy)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_14__.RU)(`Nothing is released: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_14__.Xm)(released)}.\n`));
                    return _core_exit_status_js__WEBPACK_IMPORTED_MODULE_3__.dc.pass;
                }
                const wrap = await (0, _terminal_js__WEBPACK_IMPORTED_MODULE_23__.TP)();
                if (released.preflight) {
                    const { report, root, source } = released.preflight;
                    const view = { source, color: (0, _terminal_js__WEBPACK_IMPORTED_MODULE_23__.cr)(), width: (0, _terminal_js__WEBPACK_IMPORTED_MODULE_23__.Nq)(), pathOf: (0, _print_report_js__WEBPACK_IMPORTED_MODULE_26__.Ay)(root), wrap };
                    (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__.yy)((0, _reporters_terminal_js__WEBPACK_IMPORTED_MODULE_21__.terminal)(report, view));
                }
                (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__.yy)(`\n${(0, _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_19__.formatOutcome)(released.outcome, { tag, ...released }, wrap)}`);
                if (released.outcome.crash !== undefined)
                    (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__.yJ)((0, _terminal_js__WEBPACK_IMPORTED_MODULE_23__.X9)(released.outcome.crash));
                return released.outcome.exitStatus;
            }
            catch (error) {
                if (error instanceof _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__.uz)
                    throw error;
                const outcome = (0, _release_stop_for_error_js__WEBPACK_IMPORTED_MODULE_18__.stopForError)(error, formatRerun(call), (0, _own_command_js__WEBPACK_IMPORTED_MODULE_22__.qf)());
                if (outcome.crash !== undefined)
                    (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__.yJ)((0, _terminal_js__WEBPACK_IMPORTED_MODULE_23__.X9)(outcome.crash));
                (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__.yJ)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_4__.js.name}: ${(0, _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_19__.formatOutcome)(outcome, { tag }, await (0, _terminal_js__WEBPACK_IMPORTED_MODULE_23__.xi)())}`);
                return outcome.exitStatus;
            }
        }
        async function explainNoRelease(call) {
            const tag = call.values.get("tag");
            if (tag === undefined || call.values.has("artifact"))
                return undefined;
            const { workspace, folders } = await (0, _run_plugin_folders_js__WEBPACK_IMPORTED_MODULE_12__.Y)(listPaths(call), { cwd: (0, _print_report_js__WEBPACK_IMPORTED_MODULE_26__.U5)() });
            const repository = (0, _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_9__.fl)(workspace, folders, (0, _run_setting_readers_js__WEBPACK_IMPORTED_MODULE_11__.L)("tag-format", (0, _options_js__WEBPACK_IMPORTED_MODULE_25__.fi)("release", call)));
            const decision = (0, _repository_tags_decide_release_js__WEBPACK_IMPORTED_MODULE_13__.co)({ name: "" }, { command: "release", tag, hasTargets: true }, repository);
            if (decision.kind === "release")
                return undefined;
            if (decision.kind !== "wrong")
                return decision.why;
            const again = (right) => formatRerun(call, ["tag", right]);
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.eb(decision.why, (0, _release_remedies_js__WEBPACK_IMPORTED_MODULE_10__.sN)(decision.right, repository.tags, again));
        }
        function listPaths(call) {
            return call.arguments.length > 0 ? call.arguments : ["."];
        }
        async function releaseFromCall(call, signal) {
            const { values, switches } = call;
            const tag = values.get("tag");
            if (tag === undefined) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.eb("No tag is set", `Name it:\n  ${formatRerun(call, ["tag", "v1.2.3"])}`);
            }
            const names = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.dW.map((({ name }) => name)).join(", ");
            const help = `Name one or several of ${names}:\n  ${formatRerun(call, ["targets", _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.dW[0].name])}`;
            const named = (0, _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.nJ)((name) => values.get(name) ?? "");
            if (named.length === 0)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.eb("No release target is set", help);
            const targets = (0, _options_js__WEBPACK_IMPORTED_MODULE_25__.R0)(named, help);
            const silent = await explainNoRelease(call);
            if (silent !== undefined)
                return silent;
            const artifact = values.get("artifact");
            const pin = (0, _release_index_js__WEBPACK_IMPORTED_MODULE_20__.Ci)(values.get("checked-sha256"), artifact, { pin: "--checked-sha256", artifact: "--artifact" });
            if (artifact !== undefined && call.arguments.length > 0) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.eb("A path and --artifact both set what is released", "Give one of them");
            }
            const settings = {
                targets,
                artifact,
                pin,
                dryRun: switches.has("dry-run"),
                draft: switches.has("draft"),
                assets: (values.get("assets") ?? "").split(",").filter((one) => one.trim() !== ""),
                changelog: values.get("changelog"),
                attestation: values.get("attestation"),
            };
            const cwd = (0, _print_report_js__WEBPACK_IMPORTED_MODULE_26__.U5)();
            const source = (0, _options_js__WEBPACK_IMPORTED_MODULE_25__.fi)("release", call);
            const tagFormat = (0, _run_setting_readers_js__WEBPACK_IMPORTED_MODULE_11__.L)("tag-format", source);
            const surroundings = (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_8__.kR)();
            const access = (0, _release_index_js__WEBPACK_IMPORTED_MODULE_20__.ss)(targets, readTargetSettings(values), surroundings, (() => undefined));
            const request = {
                tag,
                cwd,
                strict: false,
                again: formatRerun(call),
                signal,
                copy: (0, _own_command_js__WEBPACK_IMPORTED_MODULE_22__.qf)(),
                paths: listPaths(call),
                tagFormat,
                adviseOnPaths: () => "Give the folder of the plugin that is released",
                today: (0, _base_text_day_js__WEBPACK_IMPORTED_MODULE_27__.i)(new Date()),
                findOut: (0, _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_15__.P4)((0, _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_15__.NY)((0, _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_17__.w)(NONE_RUN), (0, _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_16__.NO)(NONE_RUN))),
                notes: (0, _run_setting_readers_js__WEBPACK_IMPORTED_MODULE_11__.L)("notes", source),
            };
            return (0, _release_index_js__WEBPACK_IMPORTED_MODULE_20__.I$)(request, settings, { access, surroundings, print: _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__.yJ });
        }
        function readTargetSettings(values) {
            return {
                github: { token: readVariables("github-token").find((text) => text !== ""), missing: NO_GITHUB_TOKEN },
                readMarketplace: () => readMarketplace(values),
                readNpm: () => ({ texts: readNpmTexts(values), words: NPM_WORDS }),
            };
        }
        function readVariables(name) {
            return _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.yy[name].variables.map((variable) => (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_8__.kR)().env[variable] ?? "");
        }
        function readMarketplace(values) {
            const read = (name) => values.get(`marketplace-${name}`)?.trim() ?? "";
            const texts = {
                url: read("url"),
                plugin: read("plugin"),
                timeout: read("timeout"),
                auth: chooseWord(values, "marketplace-auth"),
                wait: chooseWord(values, "marketplace-wait"),
                token: findMarketplaceToken(values),
            };
            const names = {
                ..._options_js__WEBPACK_IMPORTED_MODULE_25__.xW,
                noToken: "PLUGIN_MARKETPLACE_TOKEN is not set",
                tokenHelp: `Set it:\n  export PLUGIN_MARKETPLACE_TOKEN="<token>"\nOr keep it on this machine:\n  ${(0, _own_command_js__WEBPACK_IMPORTED_MODULE_22__.xh)(`login ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_28__.e)(read("url"))}`)}`,
            };
            return { texts, names };
        }
        function findMarketplaceToken(values) {
            const [given = ""] = readVariables("marketplace-token").map((text) => text.trim());
            const url = values.get("marketplace-url")?.trim() ?? "";
            if (given !== "" || (0, _marketplace_client_logins_js__WEBPACK_IMPORTED_MODULE_0__._F)((0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_8__.kR)().env) || !URL.canParse(url) || values.get("marketplace-auth") === "oidc")
                return given;
            const { origin } = new URL(url);
            const kept = (0, _marketplace_client_logins_js__WEBPACK_IMPORTED_MODULE_0__.B7)(origin, (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_8__.kR)().env);
            if (kept !== undefined)
                (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__.yJ)(`Using the token for ${origin} that login stored\n`);
            return kept ?? "";
        }
        function chooseWord(values, name) {
            const { choices, default: usual } = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.yy[name];
            return (0, _parse_js__WEBPACK_IMPORTED_MODULE_24__.Kf)(values.get(name)?.trim() ?? usual, choices, `--${name}`);
        }
        function readNpmTexts(values) {
            return {
                token: readVariables("npm-token").find((text) => !["", _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_6__.wH].includes(text.trim())) ?? "",
                registry: values.get("npm-registry") ?? "",
                tag: values.get("npm-tag") ?? "",
                mode: chooseWord(values, "npm-publish"),
                access: chooseWord(values, "npm-access"),
            };
        }
        function formatRerun(call, ...right) {
            return (0, _own_command_js__WEBPACK_IMPORTED_MODULE_22__.Ms)({ ...call, values: new Map([...call.values, ...right]) });
        }
    }),
    76040: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            runValidateArchive: function () { return runValidateArchive; }
        });
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81147);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _release_packing_validate_archive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91789);
        var _own_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74285);
        var _print_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98077);
        const REFUSED = ["fix", "interactive", "baseline", "update-baseline", "changed-since", "shard", "watch"];
        async function runValidateArchive(path, { request, output, options, isAlone }) {
            if (!isAlone) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb("Only one archive can be checked at a time", "Give only the archive");
            }
            const refused = REFUSED.find((name) => options.switches.has(name) || options.values.has(name));
            if (refused !== undefined) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`--${refused} is for the folder of a plugin, but an archive is checked as it is`, `Leave --${refused} out, or give the folder that the archive was made from`);
            }
            if (output.format === "patch") {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb("--format patch is for the folder of a plugin, but an archive cannot be patched", "Choose another format, or give the folder that the archive was made from");
            }
            const result = await (0, _release_packing_validate_archive_js__WEBPACK_IMPORTED_MODULE_2__.V)(path, request);
            await (0, _print_report_js__WEBPACK_IMPORTED_MODULE_4__.S3)(await (0, _print_report_js__WEBPACK_IMPORTED_MODULE_4__.h1)(output, { next: (0, _own_command_js__WEBPACK_IMPORTED_MODULE_3__.pj)() }), result);
            return (0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__.vc)(result.report);
        }
    }),
    73337: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            checkArchive: function () { return checkArchive; }
        });
        var _run_stop_heap_growth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96491);
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81147);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73342);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88241);
        var _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52772);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77505);
        var _packing_pack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18445);
        var _run_release_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45491);
        async function checkArchive({ report, root }, { tag, tagFormat, notes, today }) {
            const [plugin] = report.plugins;
            const folder = plugin === undefined ? "" : (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.L2)(plugin);
            const workspace = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_4__.DH)(root);
            const refs = (0, _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_3__.P4)(workspace);
            if (tag !== undefined && !(0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__.W0)(refs) && refs.head !== undefined)
                await (0, _run_release_js__WEBPACK_IMPORTED_MODULE_6__.$q)(workspace, root, tag);
            (0, _run_stop_heap_growth_js__WEBPACK_IMPORTED_MODULE_0__.stopHeapGrowth)();
            const packed = await (0, _packing_pack_js__WEBPACK_IMPORTED_MODULE_5__.qq)(workspace, { folder, tag, tagFormat, notes, today });
            if (packed.state === "packed") {
                if (tag !== undefined)
                    await (0, _run_release_js__WEBPACK_IMPORTED_MODULE_6__.TD)({ root, folder, tag }, packed.archive);
                return packed.archive;
            }
            const exitStatus = (0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.SS)(packed) || _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.dc.findings;
            if (packed.state === "refused") {
                const [first] = packed.refusals;
                return { why: packed.refusals.map(({ message }) => message), help: first?.help ?? "Remove it", exitStatus };
            }
            const findings = packed.report.plugins.flatMap((one) => one.findings.map(({ message }) => message));
            const why = findings.length > 0 ? findings : ["manifest.json has no name and version for an archive"];
            return { why, help: "Fix it: the archive itself would not pass, so it could not be released", exitStatus };
        }
    }),
    12572: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Q: function () { return describeFault; },
            e: function () { return findPublished; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _github_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36438);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73342);
        var _github_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16181);
        var _github_releases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80030);
        var _base_network_pause_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(78863);
        var _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77271);
        var _packing_archive_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59206);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(88241);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26685);
        var _base_text_package_name_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9172);
        var _registry_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17187);
        var _repository_tags_tag_forms_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9701);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(34367);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47313);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38537);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77505);
        const MAX_PLUGINS = 20;
        const MAX_PAGES = 3;
        const MAX_RELEASES = MAX_PAGES * _github_pages_js__WEBPACK_IMPORTED_MODULE_1__.KL;
        const SEARCH_TIMEOUT_MS = 20000;
        const LIMITS = { each: 8000, upload: 8000, pause: 500, mostPause: 2000 };
        async function findPublished({ report, root }, places, most = SEARCH_TIMEOUT_MS) {
            const unknown = new Set();
            const missing = new Set();
            const named = await listPluginVersions(report, root, places.tagFormat);
            const asked = named.slice(0, MAX_PLUGINS);
            const left = named.length - asked.length;
            if (left > 0)
                unknown.add(`Only ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_13__.ZV)(MAX_PLUGINS)} plugins were asked about, and ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_13__.ZV)(left)} not`);
            const found = new Map();
            const askTarget = async (target, open) => {
                try {
                    await (0, _base_network_pause_js__WEBPACK_IMPORTED_MODULE_14__.Su)(most, undefined, async (signal) => {
                        const ask = await open(signal);
                        for (const one of asked) {
                            if (await ask(one))
                                found.set(one.plugin, [...(found.get(one.plugin) ?? []), target]);
                        }
                    });
                }
                catch (error) {
                    unknown.add(`${target} could not be asked: ${describeFault(error)}`);
                }
            };
            const { "github-release": github, marketplace, npm, environment } = places;
            if (asked.length === 0)
                return { published: [], missing: [], unknown: [] };
            await Promise.all([
                npm && askTarget("npm", (signal) => openNpmVersions(npm(), environment, signal, missing)),
                github && askTarget("github-release", (signal) => openGitHubReleases(github(), signal, unknown)),
                marketplace && askTarget("marketplace", (signal) => openMarketplaceVersions(marketplace(), environment, signal)),
            ]);
            const published = asked
                .map(({ plugin }) => ({ plugin, targets: (found.get(plugin) ?? []).toSorted() }))
                .filter(({ targets }) => targets.length > 0);
            return { published, missing: [...missing], unknown: [...unknown] };
        }
        async function listPluginVersions({ plugins, selection }, root, tagFormat) {
            const workspace = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_12__.DH)(root);
            const isOneOfSeveral = (selection?.of ?? plugins.length) > 1;
            const asked = [];
            for (const plugin of plugins) {
                const version = (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_11__.ot)(plugin.version ?? "")?.text;
                if (version === undefined)
                    continue;
                const folder = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.L2)(plugin);
                const { packageJson } = (await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_7__.o)(workspace, { folder, needs: ["packageJson"] })).facts;
                const packageName = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_15__.fE)((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__.kO)(packageJson)?.value["name"]);
                const owner = { folder, packageName, isOneOfSeveral, tagFormat };
                asked.push({ plugin, version, pluginId: (0, _packing_archive_name_js__WEBPACK_IMPORTED_MODULE_6__.vX)(plugin.name), ...owner });
            }
            return asked;
        }
        async function openGitHubReleases(access, signal, unknown) {
            const limits = { total: SEARCH_TIMEOUT_MS, each: LIMITS.each, pause: LIMITS.pause };
            const github = await (0, _github_client_js__WEBPACK_IMPORTED_MODULE_3__.Ng)({ ...access, limits, signal });
            const { releases, isWhole } = await (0, _github_releases_js__WEBPACK_IMPORTED_MODULE_4__.t)(github, github, access.apiUrl).list(MAX_PAGES);
            return (asked) => {
                const isReleased = releases.some((release) => isReleaseOf(release, asked));
                if (!isReleased && !isWhole) {
                    unknown.add(`Only the newest ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_13__.ZV)(MAX_RELEASES)} releases on GitHub were looked at`);
                }
                return Promise.resolve(isReleased);
            };
        }
        function isReleaseOf({ tag, draft }, plugin) {
            return !draft && (0, _repository_tags_tag_forms_js__WEBPACK_IMPORTED_MODULE_9__.$1)(tag, plugin) === plugin.version;
        }
        async function openMarketplaceVersions({ url, plugin }, environment, signal) {
            const { readPublicVersion } = await Promise.all([__webpack_require__.e(892), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(102), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 56397));
            return async ({ pluginId = "", version }) => {
                const id = plugin ?? pluginId;
                if (id === "")
                    return false;
                return (await readPublicVersion({ url, pluginId: id, version, environment, limits: LIMITS, signal })) !== undefined;
            };
        }
        async function openNpmVersions({ url, needsPackage }, environment, signal, missing) {
            const registry = await (0, _registry_registry_js__WEBPACK_IMPORTED_MODULE_8__.M)({ url, environment, limits: LIMITS, signal });
            return async ({ packageName = "", version }) => {
                if (!(0, _base_text_package_name_js__WEBPACK_IMPORTED_MODULE_17__.kb)(packageName))
                    return false;
                if ((await registry.readVersion(packageName, version)) !== undefined)
                    return true;
                if (needsPackage && (await registry.readPackage(packageName)) === undefined)
                    missing.add(packageName);
                return false;
            };
        }
        const EXPECTED = [_base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_5__.yJ, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb];
        function describeFault(error, expected = EXPECTED) {
            if (error instanceof Error && expected.some((kind) => error instanceof kind))
                return error.message;
            if (error instanceof DOMException)
                return (0, _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_5__.AY)(error).message;
            return `a fault of this tool: ${error instanceof Error ? error.message : (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.hD)(String(error))}`;
        }
    }),
    38085: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            withArchiveChange: function () { return withArchiveChange; }
        });
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88241);
        var _plugin_npm_files_list_archive_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67797);
        var _plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63922);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26685);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77505);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14345);
        var _sums_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15456);
        var _pack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18445);
        function withArchiveChange(findOut) {
            const first = new Map();
            return async (asked) => {
                const { root, folder } = asked;
                const before = first.get(folder) ?? (await readDigests(root, folder));
                first.set(folder, before);
                const given = await findOut(asked);
                const hasRun = Object.values(_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__.g).some((fact) => given[fact] !== undefined && !(0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__.W0)(given[fact]));
                return hasRun
                    ? { ...given, archiveChange: findArchiveChange(before, await readDigests(root, folder), folder) }
                    : given;
            };
        }
        async function readDigests(root, folder) {
            const workspace = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__.DH)(root);
            const needs = ["manifest", "packageJson", "declaredFiles", "filesByRules"];
            const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__.o)(workspace, { folder, needs });
            const { files } = (0, _plugin_npm_files_list_archive_files_js__WEBPACK_IMPORTED_MODULE_0__.u)({ workspace, folder, ...facts });
            const contents = new Map();
            const paths = files.map((({ path }) => path));
            for (const { path, bytes, isExecutable } of (0, _pack_js__WEBPACK_IMPORTED_MODULE_5__.UB)(workspace, folder, paths)) {
                contents.set(path, `${(0, _sums_js__WEBPACK_IMPORTED_MODULE_7__.jH)(bytes)} ${String(isExecutable)}`);
            }
            return contents;
        }
        function findArchiveChange(before, after, folder) {
            const reported = (paths, isSo) => [...paths].filter(isSo).map((path) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_4__.uJ)(folder, path));
            return {
                changed: reported(after.keys(), (path) => before.has(path) && before.get(path) !== after.get(path)),
                added: reported(after.keys(), (path) => !before.has(path)),
                removed: reported(before.keys(), (path) => !after.has(path)),
            };
        }
    }),
    33767: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            describeReported: function () { return describeReported; }
        });
        var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41035);
        var _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88140);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _format_difference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75701);
        var _format_differences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20000);
        var _growth_limit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65567);
        const MAX_GROWN = 20;
        function describeReported({ plugins }, reasons = new Map()) {
            const [only, ...others] = plugins;
            const isOne = others.length === 0;
            const growth = plugins.flatMap((plugin) => {
                const { difference } = plugin;
                if (difference?.limit?.isExceeded !== true)
                    return [];
                const [sentence = ""] = (0, _growth_limit_js__WEBPACK_IMPORTED_MODULE_5__.h$)(difference, difference.limit);
                return [(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.Xm)(isOne ? sentence : `${(0, _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__.E2)(plugin)}: ${sentence}`)];
            });
            const shown = (0, _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_1__.rL)(growth, MAX_GROWN);
            const sections = isOne && only?.difference
                ? [(0, _format_difference_js__WEBPACK_IMPORTED_MODULE_3__.GS)(only.difference)]
                : (0, _format_differences_js__WEBPACK_IMPORTED_MODULE_4__.nE)(plugins, reasons);
            return {
                sections: sections.map((section) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.RU)(section.trim())),
                remarks: shown.map((sentence) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.RU)(`\u274c **${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.jI)(sentence)}.**`)),
                isStopped: growth.length > 0,
                growth: shown,
            };
        }
    }),
    20000: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Aq: function () { return formatDifferences; },
            it: function () { return groupUncompared; },
            nE: function () { return formatDifferencesMarkdown; }
        });
        var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41035);
        var _reporters_summary_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81003);
        var _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88140);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _difference_sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75758);
        var _format_difference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75701);
        const MAX_ROWS = 50;
        const MAX_DETAILS_BYTES = 128 * 1024;
        const MAX_NAMES = 5;
        const MAX_TITLE = 160;
        function formatDifferencesMarkdown(plugins, reasons) {
            const { changed, same, others } = splitCompared(plugins);
            const rows = changed.slice(0, MAX_ROWS).map(formatRow);
            const head = [
                "| Package | Download | Change | Files | Permissions | Also changed |",
                "| --- | ---: | ---: | --- | --- | --- |",
            ];
            const left = changed.length - rows.length;
            const sections = ["### What changes in the packages"];
            if (rows.length > 0)
                sections.push([...head, ...rows].join("\n"));
            sections.push(...formatLeft(left).map((words) => `${words}.`), ...formatSame(same.length).map((words) => `${words}.`), ...groupUncompared(others, reasons).map((words) => `${_reporters_summary_rows_js__WEBPACK_IMPORTED_MODULE_1__.j7.notice} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(words)}.`));
            return [sections.join("\n\n"), ...formatDetails(changed)];
        }
        function formatDifferences(plugins, reasons) {
            const { changed, same, others } = splitCompared(plugins);
            const left = changed.length - MAX_ROWS;
            return [
                ...changed
                    .slice(0, MAX_ROWS)
                    .flatMap(({ plugin, difference }) => [formatTitle(plugin), ...(0, _format_difference_js__WEBPACK_IMPORTED_MODULE_5__.jR)(difference), ""]),
                ...formatLeft(left),
                ...formatSame(same.length),
                ...groupUncompared(others, reasons),
            ];
        }
        function groupUncompared(plugins, reasons) {
            const groups = new Map();
            for (const plugin of plugins) {
                const reason = reasons.get(plugin.path) ?? "";
                groups.set(reason, [...(groups.get(reason) ?? []), formatTitle(plugin)]);
            }
            return [...groups].map(([reason, titles]) => {
                const names = (0, _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_2__.rL)(titles, MAX_NAMES).join(", ");
                return ["Not compared", names, reason].filter((words) => words !== "").join(": ");
            });
        }
        function splitCompared(plugins) {
            const compared = [];
            for (const plugin of plugins)
                if (plugin.difference)
                    compared.push({ plugin, difference: plugin.difference });
            return {
                changed: compared.filter(({ difference }) => !(0, _format_difference_js__WEBPACK_IMPORTED_MODULE_5__.Ft)(difference)).toSorted(compareWeight),
                same: compared.filter(({ difference }) => (0, _format_difference_js__WEBPACK_IMPORTED_MODULE_5__.Ft)(difference)),
                others: plugins.filter(({ difference }) => difference === undefined),
            };
        }
        function compareWeight({ difference: a }, { difference: b }) {
            const countOver = ({ limit }) => Number(limit?.isExceeded === true);
            const countAsked = ({ permissions }) => Number(permissions.added.length > 0);
            return countOver(b) - countOver(a) || countAsked(b) - countAsked(a) || b.growth - a.growth;
        }
        function formatRow({ plugin, difference }) {
            const { before, after, permissions, files, limit, growth } = difference;
            const mark = limit?.isExceeded === true ? `${_reporters_summary_rows_js__WEBPACK_IMPORTED_MODULE_1__.j7.fail} ` : "";
            const named = [
                ...permissions.added.map((name) => `+ ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.kK)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.ml)(name, MAX_TITLE))}`),
                ...permissions.removed.map((name) => `\u2212 ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.kK)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.ml)(name, MAX_TITLE))}`),
            ];
            const cells = [
                `${mark}${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(formatTitle(plugin))}`,
                (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.Xq)(after.size),
                `${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.eD)(growth)} (${(0, _format_difference_js__WEBPACK_IMPORTED_MODULE_5__.T1)(before.size, after.size)})`,
                (0, _difference_sections_js__WEBPACK_IMPORTED_MODULE_4__.x)(files),
                (0, _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_2__.rL)(named, MAX_NAMES).join(", "),
                countOthers(difference),
            ];
            return `| ${cells.join(" | ")} |`;
        }
        function countOthers(difference) {
            const counts = (0, _difference_sections_js__WEBPACK_IMPORTED_MODULE_4__.D)(difference)
                .filter(({ noun }) => noun !== "permission")
                .map(({ noun, rows }) => ({ noun, count: rows.filter(({ kind }) => kind !== "not known").length }))
                .filter(({ count }) => count > 0);
            return counts.map(({ noun, count }) => (0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(count, noun)).join(", ");
        }
        function formatLeft(left) {
            if (left <= 0)
                return [];
            return [`${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(left, "package")} more ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.n2)(left)} in the JSON of the report`];
        }
        function formatSame(count) {
            if (count === 0)
                return [];
            return [`${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(count, "package")} ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.n2)(count)} identical to before, byte for byte`];
        }
        function formatDetails(changed) {
            if (changed.length === 0)
                return [];
            const texts = [];
            let bytes = 0;
            for (const { plugin, difference } of changed) {
                const text = [`#### ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(formatTitle(plugin))}`, "", ...(0, _format_difference_js__WEBPACK_IMPORTED_MODULE_5__.fA)(difference)].join("\n");
                bytes += Buffer.byteLength(text);
                if (bytes > MAX_DETAILS_BYTES)
                    break;
                texts.push(text.trim());
            }
            const left = changed.length - texts.length;
            const title = `Details of ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(changed.length, "package")}`;
            const words = left > 0 ? [`The details of ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(left, "package")} are in the JSON of the report only.`] : [];
            return [[`<details><summary>${title}</summary>`, ...texts, ...words, "</details>"].join("\n\n")];
        }
        function formatTitle(plugin) {
            return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.ml)((0, _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__.E2)(plugin), MAX_TITLE);
        }
    }),
    91789: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            V: function () { return validateArchive; },
            readArchiveOfCaller: function () { return readArchiveOfCaller; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67313);
        var _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74095);
        var _run_tagged_plugin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8330);
        var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45315);
        var _run_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46945);
        var _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68242);
        var _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36226);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47313);
        var _base_files_archive_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56980);
        var _archive_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32539);
        var _artifact_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(30722);
        const NOTHING_RUN = "no code of an archive is run";
        const PACK_AGAIN = "Do not release this file: make the archive again from the plugin's folder, with the command pack";
        async function validateArchive(path, request) {
            const { cwd, occasion, strict, failOn, tag, tagFormat } = request;
            const file = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path);
            const { opened } = await readArchiveOfCaller(file, path, "reported");
            const repository = (0, _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_2__.fl)(opened.workspace, [""], tagFormat);
            const meaning = tag === undefined ? undefined : (0, _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_3__.mp)(tag, repository);
            if (meaning?.kind === "none")
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(meaning.why, (0, _run_tagged_plugin_js__WEBPACK_IMPORTED_MODULE_4__.V)(meaning.right));
            const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file);
            const findOut = (0, _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_5__.NY)((0, _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_7__.w)(NOTHING_RUN), (0, _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_6__.NO)(NOTHING_RUN));
            const plugin = await (0, _archive_report_js__WEBPACK_IMPORTED_MODULE_10__.N)(opened, { ...request, findOut }, folder);
            const report = { occasion, strict, failOn: occasion === "release" ? "error" : failOn, plugins: [plugin] };
            const source = (0, _run_result_js__WEBPACK_IMPORTED_MODULE_12__.n)(opened.workspace);
            const inside = `${folder}/`;
            return {
                report,
                root: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file),
                source: (named) => (named.startsWith(inside) ? source(named.slice(inside.length)) : undefined),
            };
        }
        async function readArchiveOfCaller(file, path, secrets) {
            try {
                return await (0, _artifact_js__WEBPACK_IMPORTED_MODULE_11__.pd)(file, secrets);
            }
            catch (error) {
                if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb) {
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`There is no archive ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_8__.hD)(path, 200)}`, "Give an archive, or the folder of a plugin");
                }
                if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.P_))
                    throw error;
                if ((0, _base_files_archive_path_js__WEBPACK_IMPORTED_MODULE_9__.G)(file) === false) {
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(error.message, "Give an archive, or the folder of a plugin");
                }
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.P_(error.message, PACK_AGAIN);
            }
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
    69481: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            a: function () { return readRecord; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49862);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34367);
        var _base_text_json_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92371);
        var _base_text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96236);
        var _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65664);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        function readRecord(file, form) {
            const value = parseJson(file);
            const fault = findSchemaFault(value, file.schema) ?? findFormFault(value, form);
            if (!fault)
                return value;
            const place = formatPlace(file, fault.path);
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${file.subject} cannot be used: ${place}${fault.why}`, file.help);
        }
        function parseJson({ bytes, subject, help }) {
            const { text, fault } = (0, _base_text_decode_js__WEBPACK_IMPORTED_MODULE_1__._6)(bytes);
            try {
                if (!fault)
                    return JSON.parse(text);
            }
            catch (error) {
                if (!(error instanceof SyntaxError))
                    throw error;
            }
            const [problem] = bytes.length > _base_text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_4__.E7 ? [] : (0, _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_2__.V)("", bytes).problems;
            const what = problem ? `: ${formatLineAndColumn(problem.range)}${problem.message}` : "";
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${subject} is not JSON${what}`, help);
        }
        function findSchemaFault(value, schema) {
            if (!(0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__.Gv)(value))
                return { path: [], why: `it contains ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(value)}, not an object` };
            const declared = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__.Ng)(value, "schema");
            if (declared === schema)
                return undefined;
            return { path: ["schema"], why: `its "schema" is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(declared)}, but must be ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(schema)}` };
        }
        function findFormFault(value, form) {
            const otherVersion = form.findOtherVersion?.(value);
            if (otherVersion)
                return otherVersion;
            const validate = form.validate;
            if (validate(value))
                return form.findFault?.(value);
            const [error] = validate.errors ?? [];
            return error ? explainError(error, value) : { path: [], why: "it does not match its schema" };
        }
        function explainError({ instancePath, keyword, params }, value) {
            const path = (0, _base_text_json_json_text_js__WEBPACK_IMPORTED_MODULE_6__.vp)(instancePath, value);
            const missing = params["missingProperty"];
            if (typeof missing === "string")
                return { path, why: `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(missing)} is missing` };
            if (keyword === "discriminator")
                return explainKind([...path, String(params["tag"])], params["tagValue"]);
            const found = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(path.reduce((part, step) => part[step], value));
            const name = path.at(-1);
            const expected = describeExpected(keyword, params);
            const isItem = typeof name === "number";
            return {
                path,
                why: isItem ? `an item is ${found}, not ${expected}` : `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(name)} is ${found}, but must be ${expected}`,
            };
        }
        function explainKind(path, value) {
            const name = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(path.at(-1));
            if (value === undefined)
                return { path: path.slice(0, -1), why: `${name} is missing` };
            return { path, why: `${name} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(value)}, which is none of its values` };
        }
        const TYPES = new Map([
            ["array", "a list"],
            ["boolean", "true or false"],
            ["object", "an object"],
            ["string", "a text"],
        ]);
        function describeExpected(keyword, params) {
            switch (keyword) {
                case "type":
                    return TYPES.get(params["type"]) ?? "a text or null";
                case "wholeNumber":
                    return `a whole number from ${String(params["minimum"])}${describeMaximum(params["maximum"])}`;
                case "enum":
                    return `one of ${params["allowedValues"].join(", ")}`;
                case "const":
                    return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(params["allowedValue"]);
                case "maxLength":
                    return `a text of at most ${String(params["limit"])} characters`;
                case "minItems":
                    return "a list with an item";
                case "texts":
                    return params["mayBeOne"] === true ? "a text or a list of texts" : "a list of texts";
                case "pattern":
                    return `a text that matches ${String(params["pattern"])}`;
                default:
                    return "what its schema says";
            }
        }
        function describeMaximum(maximum) {
            return maximum === Number.MAX_SAFE_INTEGER ? "" : ` to ${String(maximum)}`;
        }
        function formatPlace({ bytes }, path) {
            const json = (0, _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_2__.V)("", bytes);
            if (json.value !== undefined)
                return formatLineAndColumn(json.at(...path).range);
            return path.length === 0 ? "" : `at ${(0, _base_text_json_json_text_js__WEBPACK_IMPORTED_MODULE_6__.qo)(path)}, `;
        }
        function formatLineAndColumn(range) {
            return range ? `line ${String(range.start.line)}, column ${String(range.start.column)}: ` : "";
        }
    }),
    8330: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            V: function () { return explainRightTags; },
            b: function () { return findOnePlugin; },
            findTaggedPlugins: function () { return findTaggedPlugins; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67313);
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16621);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74095);
        var _plugin_folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71643);
        async function findOnePlugin(path, cwd) {
            const { root, workspace, folders } = await (0, _plugin_folders_js__WEBPACK_IMPORTED_MODULE_4__.Y)([path], { cwd });
            const [folder, ...others] = folders;
            if (folder !== undefined && others.length === 0)
                return { root, workspace, folder };
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(path)} names ${String(folders.length)} plugins`, "Give the folder of one plugin");
        }
        function findTaggedPlugins(workspace, folders, { tag, tagFormat }) {
            const verdict = (0, _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_3__.mp)(tag, (0, _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_1__.fl)(workspace, folders, tagFormat));
            if (verdict.kind === "release")
                return verdict.plugins.map((({ folder }) => folder));
            if (verdict.kind === "wrong" && verdict.other)
                return [verdict.other.plugin.folder];
            if (verdict.kind === "wrong" && folders.length === 1)
                return folders;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(verdict.why, explainRightTags("right" in verdict ? verdict.right : []));
        }
        const MAX_NAMED = 3;
        function explainRightTags(right) {
            const [first, ...others] = right.slice(0, MAX_NAMED);
            if (first === undefined)
                return "Name a tag such as v1.2.3";
            if (others.length === 0)
                return `The tag of this version is ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__.e)(first)}`;
            return `The tags of these versions are ${[first, ...others].map(_base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__.e).join(", ")}`;
        }
    })
};
;
