"use strict";
exports.id = 666;
exports.ids = [666];
exports.modules = {

/***/ 71357:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeArtifact: function() { return /* binding */ makeArtifact; },
/* harmony export */   w: function() { return /* binding */ writeArtifact; }
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81147);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73342);
/* harmony import */ var _output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45608);
/* harmony import */ var _output_write_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47947);
/* harmony import */ var _packing_format_archive_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69590);
/* harmony import */ var _release_check_archive_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73337);
/* harmony import */ var _packing_receipt_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63368);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22313);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(94155);
/* harmony import */ var _channel_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76952);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53037);
/* harmony import */ var _write_summary_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60549);














const NOTHING = { outputs: _outputs_js__WEBPACK_IMPORTED_MODULE_12__/* .NO_ARTIFACT */ .B0, exitStatus: _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.pass, own: [], report: () => Promise.resolve() };
/**
 * Packs the one plugin that passed, for a job that releases it.
 *
 * @throws {UsageError} for a tag of another commit.
 */
async function makeArtifact(result, request, job) {
    const { report } = result;
    if ((0,_core_report_js__WEBPACK_IMPORTED_MODULE_3__/* .verdict */ .WJ)(report) !== "pass" || report.plugins.length !== 1)
        return NOTHING;
    const archive = await (0,_release_check_archive_js__WEBPACK_IMPORTED_MODULE_7__/* .checkArchive */ .P)(result, request);
    if ("why" in archive)
        return makeRefusedArtifact(archive, report.occasion === "release");
    const outputs = await writeArtifact(archive, result, job.runner);
    return {
        outputs,
        exitStatus: _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.pass,
        own: outputs === _outputs_js__WEBPACK_IMPORTED_MODULE_12__/* .NO_ARTIFACT */ .B0 ? ["warning"] : [],
        async report() {
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_9__/* .makeInert */ .RU)(`\nPacked ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_9__/* .makeVisible */ .Xm)(archive.name)}\n  sha256 ${archive.sha256}\n`));
            await (0,_write_summary_js__WEBPACK_IMPORTED_MODULE_13__/* .writeSummary */ .S)(job, () => `\n${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_9__/* .makeInert */ .RU)((0,_packing_format_archive_js__WEBPACK_IMPORTED_MODULE_6__/* .formatArchiveMarkdown */ .Bi)(archive))}`);
        },
    };
}
/** The job of a release tag must not be green if nothing can be released. Otherwise this is only reported. */
function makeRefusedArtifact({ why, help, exitStatus }, isRelease) {
    const severity = isRelease ? "error" : "notice";
    return {
        ...NOTHING,
        exitStatus: isRelease ? exitStatus : _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.pass,
        own: [severity],
        report() {
            const lines = ["No archive can be made, so nothing could be released:", ...why, help];
            (0,_channel_js__WEBPACK_IMPORTED_MODULE_11__/* .annotate */ .f)(severity, lines.join("\n"));
            return Promise.resolve();
        },
    };
}
/** Writes an archive, its sums and its receipt into a folder of their own. */
async function writeArtifact(archive, result, { temporary }) {
    let folder = "";
    const isWritten = await (0,_channel_js__WEBPACK_IMPORTED_MODULE_11__/* .writeChannel */ .N)("archive", () => {
        folder = (0,_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolderBelow */ .IL)(temporary ?? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)());
        for (const [name, content] of (0,_packing_receipt_js__WEBPACK_IMPORTED_MODULE_8__/* .makeHandedFiles */ .ej)(archive, result.report))
            (0,_output_write_file_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFile */ ._)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), content, [result.root]);
    });
    if (!isWritten)
        return _outputs_js__WEBPACK_IMPORTED_MODULE_12__/* .NO_ARTIFACT */ .B0;
    return { "artifact-path": (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, archive.name), "artifact-dir": folder, "artifact-sha256": archive.sha256 };
}


/***/ }),

/***/ 77318:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listPublished: function() { return /* binding */ listPublished; }
});

// EXTERNAL MODULE: ./build/bundled/core/action-interface.js
var action_interface = __webpack_require__(49396);
// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
// EXTERNAL MODULE: ./build/bundled/release/index.js + 2 modules
var release = __webpack_require__(43227);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/github/pages.js
var pages = __webpack_require__(36438);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/github/client.js + 3 modules
var client = __webpack_require__(35860);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
// EXTERNAL MODULE: ./build/bundled/github/releases.js
var github_releases = __webpack_require__(80030);
// EXTERNAL MODULE: ./build/bundled/marketplace/fault.js
var marketplace_fault = __webpack_require__(59700);
// EXTERNAL MODULE: ./build/bundled/network/finish-in-time.js
var finish_in_time = __webpack_require__(19592);
// EXTERNAL MODULE: ./build/bundled/network/network-fault.js
var network_fault = __webpack_require__(71942);
// EXTERNAL MODULE: ./build/bundled/packing/archive-name.js
var archive_name = __webpack_require__(47840);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/documents/release-tag.js
var release_tag = __webpack_require__(55067);
// EXTERNAL MODULE: ./build/bundled/plugin/plugin.js + 29 modules
var plugin_plugin = __webpack_require__(85163);
// EXTERNAL MODULE: ./build/bundled/registry/package-name.js
var package_name = __webpack_require__(24860);
// EXTERNAL MODULE: ./build/bundled/registry/registry.js + 1 modules
var registry_registry = __webpack_require__(72758);
// EXTERNAL MODULE: ./build/bundled/registry/registry-fault.js
var registry_fault = __webpack_require__(9022);
// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/text/versions/versions.js
var versions = __webpack_require__(86785);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
;// CONCATENATED MODULE: ./build/bundled/release/find-published.js




















const MOST_PLUGINS = 20;
const MOST_PAGES = 3;
const MOST_RELEASES = MOST_PAGES * pages/* PAGE */.KL;
/** Nobody waits longer for an advice. */
const MOST_MILLISECONDS = 20_000;
const LIMITS = { each: 8_000, upload: 8_000, pause: 500, mostPause: 2_000 };
/** Finds the checked plugins whose version is public at a target already. Publishes nothing, and throws nothing. */
async function findPublished({ report, root }, places, most = MOST_MILLISECONDS) {
    const unknown = new Set();
    const missing = new Set();
    const named = await listPluginVersions(report, root);
    const asked = named.slice(0, MOST_PLUGINS);
    const left = named.length - asked.length;
    if (left > 0)
        unknown.add(`Only ${(0,numbers/* formatNumber */.Z)(MOST_PLUGINS)} plugins were asked about, and ${(0,numbers/* formatNumber */.Z)(left)} not`);
    const found = new Map();
    const askTarget = async (target, open) => {
        try {
            await (0,finish_in_time/* finishInTime */.S)(most, undefined, async (signal) => {
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
        ...(npm ? [askTarget("npm", (signal) => openNpmVersions(npm(), environment, signal, missing))] : []),
        ...(github ? [askTarget("github-release", (signal) => openGitHubReleases(github(), signal, unknown))] : []),
        ...(marketplace
            ? [askTarget("marketplace", (signal) => openMarketplaceVersions(marketplace(), environment, signal))]
            : []),
    ]);
    const published = asked.flatMap(({ plugin }) => {
        const targets = found.get(plugin);
        return targets ? [{ plugin, targets: targets.toSorted() }] : [];
    });
    return { published, missing: [...missing], unknown: [...unknown] };
}
/** The plugins that have a version. */
async function listPluginVersions({ plugins, selection }, root) {
    const workspace = (0,disk/* diskWorkspace */.DH)(root);
    const isOneOfSeveral = (selection?.of ?? plugins.length) > 1;
    const asked = [];
    for (const plugin of plugins) {
        const version = plugin.version === undefined ? undefined : (0,versions/* parseVersion */.ot)(plugin.version)?.text;
        if (version === undefined)
            continue;
        const { packageJson } = (await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder: (0,report/* getFolder */.L2)(plugin), needs: ["packageJson"] })).facts;
        const name = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value["name"];
        const packageName = typeof name === "string" ? name : undefined;
        asked.push({ plugin, version, packageName, pluginId: (0,archive_name/* makePluginId */.v)(plugin.name), isOneOfSeveral });
    }
    return asked;
}
async function openGitHubReleases(access, signal, unknown) {
    const limits = { total: MOST_MILLISECONDS, each: LIMITS.each, pause: LIMITS.pause };
    const github = await (0,client/* connect */.Ng)({ ...access, limits, signal });
    const { releases, isWhole } = await (0,github_releases/* openReleases */.t)(github, github, access.apiUrl).list(MOST_PAGES);
    return (asked) => {
        const isReleased = releases.some((release) => isReleaseOf(release, asked));
        if (!isReleased && !isWhole) {
            unknown.add(`Only the newest ${(0,numbers/* formatNumber */.Z)(MOST_RELEASES)} releases on GitHub were looked at`);
        }
        return Promise.resolve(isReleased);
    };
}
function isReleaseOf({ tag, draft }, { packageName, version, isOneOfSeveral }) {
    const read = draft ? undefined : (0,release_tag/* readTag */.zW)(tag, packageName);
    // A tag without a package's name may be that of another plugin.
    return read?.version === version && !(isOneOfSeveral && read.names === "no package");
}
async function openMarketplaceVersions({ url, plugin }, environment, signal) {
    const { readPublicVersion } = await Promise.all(/* import() | marketplace */[__webpack_require__.e(892), __webpack_require__.e(17), __webpack_require__.e(882), __webpack_require__.e(497), __webpack_require__.e(67), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 44407));
    return async ({ pluginId = "", version }) => {
        const id = plugin ?? pluginId;
        if (id === "")
            return false;
        return (await readPublicVersion({ url, pluginId: id, version, environment, limits: LIMITS, signal })) !== undefined;
    };
}
async function openNpmVersions({ url, needsPackage }, environment, signal, missing) {
    const registry = await (0,registry_registry/* openRegistry */.M)({ url, environment, limits: LIMITS, signal });
    return async ({ packageName = "", version }) => {
        if (!(0,package_name/* isPackageName */.kb)(packageName))
            return false;
        if ((await registry.readVersion(packageName, version)) !== undefined)
            return true;
        if (needsPackage && (await registry.readPackage(packageName)) === undefined)
            missing.add(packageName);
        return false;
    };
}
/** Whatever went wrong: nobody's check fails for it. */
function describeFault(error) {
    const isExpected = [fault/* GitHubFault */.Q, marketplace_fault/* MarketplaceFault */.q, registry_fault/* RegistryFault */.Q, errors/* UsageError */.eb].some((kind) => error instanceof kind);
    if (isExpected && error instanceof Error)
        return error.message;
    if (error instanceof DOMException)
        return (0,network_fault/* describeNetworkFault */.A)(error).message;
    return `a fault of this tool: ${error instanceof Error ? error.message : (0,safe/* quote */.hD)(String(error))}`;
}

// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
// EXTERNAL MODULE: ./build/bundled/release/targets/npm-remedies.js
var npm_remedies = __webpack_require__(20619);
// EXTERNAL MODULE: ./build/bundled/action/release.js
var action_release = __webpack_require__(37222);
;// CONCATENATED MODULE: ./build/bundled/action/list-published.js








const LONGEST_TITLE = 200;
/**
 * Lists what the targets have of the checked versions already, what a release without a token needs there first, and
 * what could not be asked: the texts of notices. No credential is sent but the job's own token, and that to GitHub
 * only.
 */
async function listPublished(result, { inputs, environment, runner }) {
    const { marketplace, npm, githubToken } = inputs;
    const all = {
        "github-release": () => (0,release.readGitHubAccess)(environment, githubToken, (0,remedies/* explainTokenOfJob */.Po)()),
        marketplace: () => ({
            url: (0,release.readMarketplaceUrl)(marketplace.url, action_release.MARKETPLACE_NAMES),
            ...(marketplace.plugin !== "" && { plugin: marketplace.plugin }),
        }),
        npm: () => ({ url: (0,release.readRegistry)(npm.registry, action_release.NPM_WORDS), needsPackage: npm.token.trim() === "" }),
        environment,
    };
    const asked = action_interface/* TARGET_NAMES */.HQ.filter((name) => inputs.targets.includes(name)).map((name) => [name, all[name]]);
    const { published, missing, unknown } = await findPublished(result, { ...Object.fromEntries(asked), environment });
    return [
        ...published.map(({ plugin, targets }) => {
            const what = `${(0,safe/* shorten */.ml)((0,safe/* makeVisible */.Xm)((0,phrases/* formatPluginTitle */.Dz)(plugin)), LONGEST_TITLE)} is released already: ${targets.join(", ")}`;
            return `${what}\nThe next tag needs a higher version`;
        }),
        ...missing.map((name) => {
            const about = { name, mode: npm.mode, registry: all.npm().url };
            return `npm shows no package ${name}. If there is none yet, trusted publishing cannot publish its first version\n${(0,npm_remedies/* explainFirstVersion */.oA)(about, runner)}`;
        }),
        ...(unknown.length === 0 ? [] : [`What is released already is not known everywhere\n${unknown.join("\n")}`]),
    ];
}


/***/ }),

/***/ 41037:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  measureDifference: function() { return /* binding */ measureDifference; },
  readGrowthLimit: function() { return /* binding */ readGrowthLimit; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
// EXTERNAL MODULE: ./build/bundled/network/network-fault.js
var network_fault = __webpack_require__(71942);
// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __webpack_require__(94155);
// EXTERNAL MODULE: ./build/bundled/packing/archive-name.js
var archive_name = __webpack_require__(47840);
// EXTERNAL MODULE: ./build/bundled/packing/artifact-fault.js
var artifact_fault = __webpack_require__(13425);
// EXTERNAL MODULE: ./build/bundled/packing/artifact.js + 2 modules
var artifact = __webpack_require__(40925);
// EXTERNAL MODULE: ./build/bundled/packing/difference/package-difference.js
var package_difference = __webpack_require__(29856);
// EXTERNAL MODULE: ./build/bundled/packing/difference/difference-record.js
var difference_record = __webpack_require__(9289);
// EXTERNAL MODULE: ./build/bundled/packing/difference/format-difference.js + 1 modules
var format_difference = __webpack_require__(25160);
// EXTERNAL MODULE: ./build/bundled/packing/difference/growth-limit.js
var growth_limit = __webpack_require__(8869);
// EXTERNAL MODULE: ./build/bundled/packing/difference/package-facts.js
var package_facts = __webpack_require__(74556);
// EXTERNAL MODULE: ./build/bundled/packing/pack.js
var pack = __webpack_require__(11935);
// EXTERNAL MODULE: ./build/bundled/packing/sums.js
var sums = __webpack_require__(24954);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/git-facts.js
var git_facts = __webpack_require__(52772);
// EXTERNAL MODULE: ./build/bundled/release/index.js + 2 modules
var release = __webpack_require__(43227);
// EXTERNAL MODULE: ./build/bundled/github/client.js + 3 modules
var client = __webpack_require__(35860);
// EXTERNAL MODULE: ./build/bundled/github/releases.js
var github_releases = __webpack_require__(80030);
// EXTERNAL MODULE: ./build/bundled/network/finish-in-time.js
var finish_in_time = __webpack_require__(19592);
// EXTERNAL MODULE: ./build/bundled/release/targets/previous-release.js
var previous_release = __webpack_require__(92822);
;// CONCATENATED MODULE: ./build/bundled/release/read-released.js




const MOST_PAGES = 10;
/** Nobody waits longer for a comparison. */
const MOST_MILLISECONDS = 120_000;
const LIMITS = { total: MOST_MILLISECONDS, each: 60_000, pause: 500 };
/**
 * Reads the archive of the highest public version up to ours from GitHub; `undefined` if there is none. It is evidence
 * for a comparison only.
 *
 * @throws {GitHubFault}
 */
function readReleased(access, query) {
    return (0,finish_in_time/* finishInTime */.S)(MOST_MILLISECONDS, undefined, async (signal) => {
        const github = await (0,client/* connect */.Ng)({ ...access, limits: LIMITS, signal });
        const releases = (0,github_releases/* openReleases */.t)(github, github, access.apiUrl);
        const all = (await releases.list(MOST_PAGES)).releases;
        return (0,previous_release/* readPreviousArchive */.S)(releases, all, { ...query, mayBeSame: true });
    });
}

// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/action/channel.js
var channel = __webpack_require__(76952);
// EXTERNAL MODULE: ./build/bundled/action/format-with.js
var format_with = __webpack_require__(65025);
;// CONCATENATED MODULE: ./build/bundled/action/package-difference.js


























/** Why there is nothing to compare: a sentence without a full stop. */
class NotCompared extends Error {
}
/**
 * Reads the limit of growth.
 *
 * @throws {UsageError} also for a limit with nothing to compare, and for a comparison without files.
 */
function readGrowthLimit({ compare, baseArtifact, maxGrowth }, { mode }) {
    const isCompared = compare !== "off" || baseArtifact !== undefined;
    if (mode === "report" && (isCompared || maxGrowth !== undefined)) {
        const help = "Compare where the plugin is checked";
        throw new errors/* UsageError */.eb("With the input report nothing is packed, so nothing can be compared", help);
    }
    if (maxGrowth === undefined)
        return undefined;
    if (!isCompared) {
        const help = `Compare with the last release, or with an artifact:${(0,format_with/* formatWith */.K)({ compare: "release" })}`;
        throw new errors/* UsageError */.eb("The input max-growth needs an archive to compare with", help);
    }
    return (0,growth_limit/* parseGrowthLimit */.Q8)(maxGrowth, "The input max-growth");
}
/** Packs the checked plugin, and compares the archive with an earlier one. Nothing that is compared with is believed. */
async function measureDifference(result, job) {
    const limit = job.task.occasion === "release" ? undefined : readGrowthLimit(job.inputs, job.task);
    try {
        return describe(result, await findDifference(result, job), limit);
    }
    catch (error) {
        return explainNotCompared(result, explain(error), limit);
    }
}
function describe(result, found, limit) {
    const difference = (0,difference_record/* makeDifferenceRecord */.B)(found, limit);
    const growth = difference.limit?.isExceeded === true ? (0,growth_limit/* explainGrowth */.h$)(found, difference.limit) : undefined;
    const plugins = result.report.plugins.map((plugin) => ({ ...plugin, difference }));
    return {
        result: { ...result, report: { ...result.report, plugins } },
        remarks: [],
        own: growth ? ["error"] : [],
        report() {
            (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`\n${(0,format_difference/* formatDifference */.jR)(found).join("\n")}\n`));
            if (growth)
                (0,channel/* annotate */.f)("error", growth.join("\n"));
        },
    };
}
/** Nobody's step fails because there is nothing to compare with. A limit that was not judged is a notice, all the same. */
function explainNotCompared(result, why, limit) {
    const words = limit
        ? `max-growth was not judged, as the package is compared with nothing: ${why}`
        : `The package is compared with nothing: ${why}`;
    return {
        result,
        remarks: [(0,safe/* makeInert */.RU)(`${(0,safe/* formatMarkdown */.jI)(words)}.`)],
        own: limit ? ["notice"] : [],
        report() {
            if (limit)
                (0,channel/* annotate */.f)("notice", words);
            else
                (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`\n${(0,safe/* makeVisible */.Xm)(words)}.\n`));
        },
    };
}
function explain(error) {
    const isExpected = [NotCompared, artifact_fault/* ArtifactFault */.R, fault/* GitHubFault */.Q, errors/* UsageError */.eb].some((kind) => error instanceof kind);
    if (isExpected && error instanceof Error)
        return error.message;
    if (error instanceof DOMException)
        return (0,network_fault/* describeNetworkFault */.A)(error).message;
    return `a fault of this tool: ${error instanceof Error ? error.message : (0,safe/* quote */.hD)(String(error))}`;
}
async function findDifference({ report, root }, job) {
    const [plugin, ...others] = report.plugins;
    if (!plugin || others.length > 0) {
        throw new NotCompared("one plugin is compared in a step, and the input path names several");
    }
    const folder = (0,core_report/* getFolder */.L2)(plugin);
    const workspace = (0,disk/* diskWorkspace */.DH)(root);
    const given = await readGiven(job, root, workspace);
    // What nobody compares with is not packed.
    if (given && "missing" in given && job.inputs.compare === "off")
        throw new NotCompared(given.missing);
    const made = await (0,pack/* makeArchive */.Po)(workspace, folder);
    if (made.state === "refused") {
        throw new NotCompared(`no archive can be made: ${made.refusals[0]?.message ?? "something must not ship"}`);
    }
    if (made.state === "unnamed")
        throw new NotCompared("manifest.json has no name and version to call an archive by");
    const { archive, opened, facts } = made;
    const { name, sha256, bytes } = archive;
    const after = await (0,package_facts/* readPackageFacts */.w)(opened, { name, sha256, size: bytes.length });
    const packageName = (0,absent/* isAbsent */.W0)(facts.packageJson) ? undefined : facts.packageJson.value["name"];
    const before = given && !("missing" in given)
        ? given
        : await readLastRelease(job, {
            archive,
            version: plugin.version ?? "",
            packageName: typeof packageName === "string" ? packageName : undefined,
            isOneOfSeveral: (report.selection?.of ?? 1) > 1,
        });
    refuseIncomparable(before, after);
    return (0,package_difference/* findPackageDifference */.h)(before, after);
}
/** The archive that the workflow hands in, or why there is none: then the last release may take its place. */
async function readGiven({ inputs, runner }, root, workspace) {
    if (inputs.baseArtifact === undefined)
        return undefined;
    const path = (0,external_node_path_.resolve)(runner.workspace, inputs.baseArtifact);
    const inside = (0,disk/* makeWorkspacePath */.Jj)(root, path);
    if (inside !== undefined && isTracked(workspace, inside)) {
        throw new NotCompared(`git tracks ${(0,safe/* quote */.hD)(inside, 200)}, so the change itself brings what it is compared with`);
    }
    try {
        const { archive, receipt, opened } = await (0,artifact/* readFinishedArchive */.pd)(path);
        const { name, sha256, bytes } = archive;
        const commit = receipt?.commit === undefined ? "" : ` of commit ${receipt.commit.slice(0, 7)}`;
        return await (0,package_facts/* readPackageFacts */.w)(opened, { name: `${name}${commit}`, sha256, size: bytes.length });
    }
    catch (error) {
        if (error instanceof artifact_fault/* ArtifactFault */.R && error.exitStatus === exit_status/* EXIT */.dc.usage)
            return { missing: error.message };
        throw error;
    }
}
function isTracked(workspace, path) {
    const tracked = (0,git_facts/* readTrackedFiles */.gt)(workspace);
    return !(0,absent/* isAbsent */.W0)(tracked) && tracked.paths.some((file) => file === path || file.startsWith(`${path}/`));
}
async function readLastRelease({ inputs, environment }, query) {
    const access = (0,release.readGitHubAccess)(environment, inputs.githubToken, (0,remedies/* explainTokenOfJob */.Po)());
    const released = await readReleased(access, query);
    if (!released)
        throw new NotCompared(`no version up to ${(0,safe/* quote */.hD)(query.version)} is released on GitHub yet`);
    if ("refused" in released)
        throw new NotCompared(`of release ${(0,safe/* quote */.hD)(released.tag)}, ${released.refused}`);
    const { tag, bytes, opened } = released;
    return (0,package_facts/* readPackageFacts */.w)(opened, { name: tag, sha256: (0,sums/* computeSha256 */.jH)(bytes), size: bytes.length });
}
function refuseIncomparable(before, after) {
    const [was, is] = [before, after].map(({ manifest }) => (0,absent/* isAbsent */.W0)(manifest) ? undefined : (0,archive_name/* makePluginId */.v)(manifest["name"]));
    if (was === undefined)
        throw new NotCompared(`${(0,safe/* quote */.hD)(before.name)} contains no plugin`);
    if (was !== is)
        throw new NotCompared(`${(0,safe/* quote */.hD)(before.name)} contains another plugin, ${(0,safe/* quote */.hD)(was)}`);
    if ((0,absent/* isAbsent */.W0)(after.namedHosts) && !(0,absent/* isAbsent */.W0)(before.namedHosts)) {
        throw new NotCompared(`${after.namedHosts.absent}: build the plugin in a step above this one`);
    }
}


/***/ }),

/***/ 19311:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishComment: function() { return /* binding */ publishComment; }
});

// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/hash.js
var hash = __webpack_require__(22264);
;// CONCATENATED MODULE: ./build/bundled/github/comment-marker.js


const DIGITS = 32;
const FORM = new RegExp(String.raw `^<!-- ${tool/* TOOL */.js.name} comment ([0-9a-f]{${String(DIGITS)}}) run (\d{1,15})\.(\d{1,9}) of ([0-9a-f]{40,64}) -->$`, "u");
/** Makes the key of a comment of what tells it from all others. No text of a repository is in the key. */
function makeCommentKey(about) {
    return (0,hash/* hashContent */.s)(JSON.stringify(about), DIGITS);
}
function formatMarker({ key, commit, run, attempt }) {
    return `<!-- ${tool/* TOOL */.js.name} comment ${key} run ${String(run)}.${String(attempt)} of ${commit} -->`;
}
/** The marker in the first line of a comment. `undefined` if it has none. */
function parseMarker(body) {
    const [line = ""] = body.split(/\r?\n/u, 1);
    const [, key, run, attempt, commit] = FORM.exec(line) ?? [];
    if (key === undefined || commit === undefined)
        return undefined;
    return { key, commit, run: Number(run), attempt: Number(attempt) };
}
/** What a reader sees of a comment, whatever GitHub makes of the ends of its lines. */
function readShownText(body) {
    return body
        .replace(/^.*\r?\n/u, "")
        .replaceAll("\r\n", "\n")
        .trim();
}
/** Whether a comment was written by a later run of the same commit. */
function isLaterRun(there, { commit, run, attempt }) {
    return there.commit === commit && (there.run > run || (there.run === run && there.attempt > attempt));
}

// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
// EXTERNAL MODULE: ./build/bundled/github/pages.js
var pages = __webpack_require__(36438);
;// CONCATENATED MODULE: ./build/bundled/github/find-pull-request.js


/**
 * The numbers of the open pull requests of which a commit of a branch is the last one. GitHub lists none with the run
 * of a fork.
 *
 * @throws {GitHubFault}
 */
async function findPullRequests(github, { repository, owner, branch, commit }) {
    const route = "GET /repos/{owner}/{repo}/pulls";
    const pulls = await (0,pages/* readAllPages */.s$)(github, route, { state: "open", head: `${owner}:${branch}` });
    // GitHub leaves the filter out where it does not understand it.
    return pulls.flatMap(({ number, state, head }) => {
        const { sha, ref, repo } = (0,pages/* toRecord */.Lv)(head);
        const isSame = sha === commit && ref === branch && (0,pages/* toRecord */.Lv)(repo)["id"] === repository && state === "open";
        return isSame && typeof number === "number" ? [number] : [];
    });
}
/**
 * Reads the last commit of a pull request.
 *
 * @throws {GitHubFault}
 */
async function readHead(github, pullRequest) {
    const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
    const { head } = (0,pages/* toRecord */.Lv)(await github.call(route, { pull_number: pullRequest }));
    const { sha } = (0,pages/* toRecord */.Lv)(head);
    if (typeof sha === "string")
        return sha;
    throw new fault/* GitHubFault */.Q("lost", "GitHub names no last commit of the pull request");
}

// EXTERNAL MODULE: ./build/bundled/network/server-words.js
var server_words = __webpack_require__(57814);
// EXTERNAL MODULE: ./build/bundled/github/client.js + 3 modules
var client = __webpack_require__(35860);
;// CONCATENATED MODULE: ./build/bundled/github/read-own-account.js




/**
 * The number of the account that a token writes as: a person's, or that of a bot such as `github-actions[bot]`. The
 * REST interface has no answer for the token of a job or an App: `GET /user` is 403 there.
 *
 * @throws {GitHubFault}
 */
async function readOwnAccount(github) {
    const answer = (0,pages/* toRecord */.Lv)(await github.call(client/* QUERY */.Jj, { query: "{ viewer { databaseId } }" }));
    const { databaseId } = (0,pages/* toRecord */.Lv)((0,pages/* toRecord */.Lv)(answer["data"])["viewer"]);
    if (typeof databaseId === "number")
        return databaseId;
    // Here, a refusal is an answer with the status 200.
    const [first] = Array.isArray(answer["errors"]) ? answer["errors"] : [];
    const { message } = (0,pages/* toRecord */.Lv)(first);
    const words = typeof message === "string" ? `: ${(0,server_words/* quoteServer */.u)(message, [])}` : "";
    throw new fault/* GitHubFault */.Q("invalid", `GitHub does not say whose the token is${words}`);
}

;// CONCATENATED MODULE: ./build/bundled/github/keep-comment.js





const LIST = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
const ONE = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
/** GitHub takes no more than 2,500 comments. */
const MOST_PAGES = 30;
const MOST_ATTEMPTS = 3;
/**
 * Posts, updates or leaves alone the one comment of a key. Of several the oldest is kept, and the others are removed:
 * GitHub cannot be told to post only once, so a lost answer or a race may leave two. Only comments by the token's own
 * account count: anybody can post a marker.
 *
 * @throws {GitHubFault}
 */
async function keepComment(github, pullRequest, comment) {
    const { marker, isWorthPosting } = comment;
    const account = await readOwnAccount(github);
    for (let attempt = 1;; attempt++) {
        const found = await listOwnComments(github, pullRequest, { account, key: marker.key });
        const [kept, ...extras] = found;
        if (!kept && !isWorthPosting)
            return "none";
        // This is read last: a run of a newer commit starts after that commit is known, and so does not write before.
        if ((await readHead(github, pullRequest)) !== marker.commit)
            return "outdated";
        if (found.some((one) => isLaterRun(one.marker, marker)))
            return "later";
        try {
            await (kept ? updateComment(github, kept, comment) : postComment(github, pullRequest, { comment, account }));
            for (const { id } of extras)
                await removeComment(github, id);
            return "kept";
        }
        catch (error) {
            // What became of it is seen in the list.
            const isWorthLooking = (0,fault/* isLost */.J)(error) || (kept !== undefined && isGone(error));
            if (attempt === MOST_ATTEMPTS || !isWorthLooking)
                throw error;
        }
    }
}
function formatBody({ marker, text }) {
    return `${formatMarker(marker)}\n${text}`;
}
/** Posts a comment that is found again: one by another account than the list is searched for is taken back. */
async function postComment(github, pullRequest, { comment, account }) {
    const body = formatBody(comment);
    const { id, user } = (0,pages/* toRecord */.Lv)(await github.call(`POST ${LIST}`, { issue_number: pullRequest, body }));
    if (typeof id !== "number")
        throw new fault/* GitHubFault */.Q("lost", "GitHub posts the comment and does not say which");
    if ((0,pages/* toRecord */.Lv)(user)["id"] === account)
        return;
    await removeComment(github, id);
    throw new fault/* GitHubFault */.Q("invalid", "GitHub posts the comment for another account than the token's, so it is taken back");
}
async function updateComment(github, { id, body }, comment) {
    const written = formatBody(comment);
    if (readShownText(body) === readShownText(written))
        return;
    const answer = (0,pages/* toRecord */.Lv)(await github.call(`PATCH ${ONE}`, { comment_id: id, body: written }));
    if (answer["id"] !== id)
        throw new fault/* GitHubFault */.Q("lost", "GitHub does not say that the comment is updated");
}
async function removeComment(github, id) {
    try {
        await github.call(`DELETE ${ONE}`, { comment_id: id });
    }
    catch (error) {
        if (!isGone(error))
            throw error;
    }
}
/** Whether somebody has removed the comment meanwhile. */
function isGone(error) {
    return error instanceof fault/* GitHubFault */.Q && (error.status === 404 || error.status === 410);
}
/** The comments of one key that an account has written, the oldest first. */
async function listOwnComments(github, pullRequest, { account, key }) {
    const listed = await (0,pages/* readAllPages */.s$)(github, `GET ${LIST}`, { issue_number: pullRequest }, MOST_PAGES);
    const own = listed.flatMap(({ id, user, body }) => {
        if (typeof id !== "number" || typeof body !== "string" || (0,pages/* toRecord */.Lv)(user)["id"] !== account)
            return [];
        const marker = parseMarker(body);
        return marker?.key === key ? [{ id, body, marker }] : [];
    });
    if (own.length === 0 && listed.length >= MOST_PAGES * pages/* PAGE */.KL) {
        const most = String(MOST_PAGES * pages/* PAGE */.KL);
        throw new fault/* GitHubFault */.Q("invalid", `The comment is not among the first ${most}, and no more of them are read`);
    }
    return own.toSorted((one, other) => one.id - other.id);
}

// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/action/publish.js + 2 modules
var publish = __webpack_require__(96971);
;// CONCATENATED MODULE: ./build/bundled/action/publish-comment.js







const PERMISSION = "pull-requests: write";
/** Keeps the comment on the pull request up to date. Throws nothing: the verdict never depends on it. */
async function publishComment(github, report, view, job) {
    const found = await findPullRequest(github, job);
    if ("refused" in found)
        return makeNotice(found.refused);
    const { number, head: commit } = found.value;
    const marker = makeMarker(job, commit);
    if (marker === undefined)
        return makeNotice("the runner names no workflow, so the comment would not be found again");
    const { serverUrl, repository } = job.runner;
    const { formatComment, isWorthComment } = await Promise.all(/* import() | reporters */[__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 51612));
    const text = formatComment(report, view, {
        ...{ commit, commitUrl: serverUrl && repository ? `${serverUrl}/${repository}/commit/${commit}` : undefined },
        runUrl: (0,publish/* makeRunUrl */.TD)(job.runner),
    });
    try {
        const isWorthPosting = isWorthComment(report, view);
        const state = await keepComment(github, number, { marker, text, isWorthPosting });
        if (state === "outdated")
            return { aside: `The comment is left to the run of the newer commit of #${String(number)}` };
        return state === "later" ? { aside: "A later run has written the comment" } : {};
    }
    catch (error) {
        return makeNotice(explainRefusal(error, job));
    }
}
function makeNotice(why) {
    return { notice: `The comment on the pull request is not kept: ${why}` };
}
/** A fork's job has a token that only reads. There it is another workflow that may write. */
function explainRefusal(error, { event, runner: { copy } }) {
    const words = (0,publish/* formatRefusal */.Wl)(error, PERMISSION);
    const isForbidden = error instanceof fault/* GitHubFault */.Q && error.kind === "forbidden" && !error.refusal;
    if (!isForbidden || event.earlier)
        return words;
    const page = "docs/guides/pull-requests.md#check-runs-and-comments-for-forks";
    const where = copy.origin === undefined ? page : `${copy.origin.url}/blob/${copy.origin.ref}/${page}`;
    return `${words}. A second workflow can comment there: ${where}`;
}
/** Only GitHub says which pull request a run of another workflow was for. The report has no say. */
async function findPullRequest(github, { event }) {
    const { pullRequest, earlier } = event;
    if (pullRequest)
        return { value: pullRequest };
    const head = earlier?.head;
    if (!head)
        return { refused: "GitHub names no branch that the earlier run was for" };
    const found = await (0,publish/* attempt */.CD)(PERMISSION, () => findPullRequests(github, head));
    if ("refused" in found)
        return found;
    const [number, ...others] = found.value;
    if (number !== undefined && others.length === 0)
        return { value: { number, head: head.commit } };
    return { refused: `${describeFound(found.value.length)} ${describeHead(head)}` };
}
function describeFound(count) {
    return count === 0 ? "no open pull request has" : `${(0,phrases/* formatCount */.B4)(count, "open pull request")} have`;
}
function describeHead({ owner, branch, commit }) {
    return `the last commit ${commit.slice(0, 7)} of ${(0,safe/* makeVisible */.Xm)(`${owner}:${branch}`)}`;
}
/** `undefined` where the runner does not name its workflow. */
function makeMarker({ inputs, event, runner }, commit) {
    if (runner.workflowPath === undefined)
        return undefined;
    const { paths, report, shard } = inputs;
    const { earlier } = event;
    // Of a report, the workflow says where it is. What it says itself must not choose the comment.
    const what = report === "" ? paths.map(trimPath) : [report];
    const part = shard === undefined ? null : `${String(shard.index)}/${String(shard.count)}`;
    const key = makeCommentKey([runner.workflowPath, earlier?.workflow ?? null, what, part]);
    const { run, attempt: turn } = earlier?.turn ?? runner.turn;
    return { key, commit, run, attempt: turn };
}
/** `./plugins/weather/` is the same folder as `plugins/weather`. */
function trimPath(path) {
    return path.replace(/^(?:\.\/)+(?=.)/u, "").replace(/(?<=.)\/+$/u, "");
}


/***/ }),

/***/ 22657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishOnGitHub: function() { return /* binding */ publishOnGitHub; }
});

;// CONCATENATED MODULE: ./build/bundled/text/diff-lines.js
/** The lines of the newer text that a unified diff of one file shows, by their numbers. */
function parseDiffLines(patch) {
    const shown = new Map();
    let number = 0;
    let hunk = 0;
    for (const line of patch.split("\n")) {
        const start = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/u.exec(line)?.[1];
        if (start !== undefined) {
            number = Number(start);
            hunk++;
        }
        else if (hunk > 0 && (line.startsWith("+") || line.startsWith(" "))) {
            shown.set(number++, { text: line.slice(1).replace(/\r$/u, ""), isNew: line.startsWith("+"), hunk });
        }
    }
    return shown;
}

// EXTERNAL MODULE: ./build/bundled/github/pages.js
var pages = __webpack_require__(36438);
;// CONCATENATED MODULE: ./build/bundled/github/fetch-diff.js


/** The changes of a pull request. GitHub shows no lines of a file that is binary or has too many changes. */
async function fetchDiff(github, pullRequest) {
    const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/files";
    const files = await (0,pages/* readAllPages */.s$)(github, route, { pull_number: pullRequest });
    return new Map(files.flatMap(({ filename, patch }) => typeof filename === "string" && typeof patch === "string" ? [[filename, parseDiffLines(patch)]] : []));
}

// EXTERNAL MODULE: ./build/bundled/action/publish.js + 2 modules
var publish = __webpack_require__(96971);
// EXTERNAL MODULE: ./build/bundled/action/next-commands.js
var next_commands = __webpack_require__(62013);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/github-limits.js
var github_limits = __webpack_require__(39064);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/edits.js
var edits = __webpack_require__(30747);
// EXTERNAL MODULE: ./build/bundled/text/markdown/fence.js
var markdown_fence = __webpack_require__(63339);
// EXTERNAL MODULE: ./build/bundled/text/group-by.js
var group_by = __webpack_require__(13291);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/reporters/page-reference.js
var page_reference = __webpack_require__(4090);
// EXTERNAL MODULE: ./build/bundled/text/hash.js
var text_hash = __webpack_require__(22264);
;// CONCATENATED MODULE: ./build/bundled/reporters/suggestions.js









const MARK = `<!-- ${tool/* TOOL */.js.name} fix `;
const LONGEST_MESSAGE = 2000;
/** Makes suggestions from the fixes of `--fix`, if the diff shows all of their lines as they are in the file. */
function makeSuggestions(report, view, diff) {
    const fixable = (0,core_report/* sortNewFirst */.rx)(report.plugins.flatMap(({ findings }) => findings.filter(core_report/* isCounted */.he)), view.isChanged).filter(isFixable);
    const files = (0,group_by/* groupBy */.$)(fixable, ({ fix, location }) => fix[0]?.file ?? location.file);
    const suggestions = [];
    const suggested = new Set();
    const times = new Map();
    for (const [file, findings] of files) {
        const lines = view.source(file);
        const shown = diff.get(file);
        if (!lines || !shown)
            continue;
        const text = joinLines(lines);
        const lineBreak = findLineBreak(text);
        const clashesByLine = new Map();
        for (const group of groupByLines(findings, text)) {
            const suggestion = makeSuggestion(file, group, { lines, shown, lineBreak, times });
            if (!suggestion)
                continue;
            const clashes = [];
            suggestions.push({ ...suggestion, clashing: clashes });
            for (const finding of group.findings)
                suggested.add(finding);
            for (let line = group.first; line <= group.last; line++)
                clashesByLine.set(line, clashes);
        }
        for (const finding of findings.filter((one) => !suggested.has(one))) {
            const { first, last } = getLines(finding);
            for (let line = first; line <= last; line++)
                clashesByLine.get(line)?.push(finding);
        }
    }
    const clashing = new Set(suggestions.flatMap((suggestion) => suggestion.clashing));
    return { suggestions, suggested, clashing };
}
function isFixable(finding) {
    const [first, ...others] = finding.fix ?? [];
    return first !== undefined && others.every(({ file }) => file === first.file);
}
/** Of fixes that clash, the first is taken, as in the first round of `--fix`. */
function groupByLines(findings, text) {
    const { applied } = (0,edits/* applyFixes */.y)(text, findings.map(({ fix }) => fix));
    const spans = findings
        .filter((_, at) => applied[at])
        .map((finding) => ({ ...getLines(finding), findings: [finding] }));
    const groups = [];
    for (const span of spans.toSorted((a, b) => a.first - b.first)) {
        const before = groups.at(-1);
        if (!before || before.last < span.first)
            groups.push(span);
        else {
            const last = Math.max(before.last, span.last);
            groups[groups.length - 1] = { first: before.first, last, findings: [...before.findings, ...span.findings] };
        }
    }
    return groups;
}
function getLines({ fix }) {
    const ranges = fix.map(({ range }) => range);
    return {
        first: Math.min(...ranges.map(({ start }) => start.line)),
        last: Math.max(...ranges.map(({ end }) => end.line)),
    };
}
function makeSuggestion(file, { first, last, findings }, { lines, shown, lineBreak, times }) {
    const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const hunks = new Set(numbers.map((number) => shown.get(number)?.hunk));
    // The checkout is a merge. If the base has changed, its lines are not those of the pull request.
    const isSame = numbers.every((number) => shown.get(number)?.text === lines.line(number));
    if (hunks.size !== 1 || !isSame)
        return undefined;
    const end = { line: last, column: (lines.line(last) ?? "").length + 1 };
    const before = lines.slice({ start: { line: first, column: 1 }, end });
    const fixes = findings.map(({ fix }) => fix.map((edit) => shiftEdit(edit, first - 1)));
    const after = (0,edits/* applyFixes */.y)(before, fixes).text;
    if (!isExact(before, after, lineBreak))
        return undefined;
    const same = JSON.stringify([file, before, after]);
    const occurrence = (times.get(same) ?? 0) + 1;
    const mark = makeMark(occurrence === 1 ? same : `${same} ${String(occurrence)}`);
    const messages = findings.map((finding) => `**${(0,safe/* formatMarkdown */.jI)((0,safe/* shorten */.ml)(finding.message, LONGEST_MESSAGE))}.** ${(0,page_reference/* formatPageLink */.$)(finding)}`);
    const content = after.replaceAll("\r\n", "\n");
    const fence = (0,markdown_fence/* makeFence */.O)(content);
    const body = [mark, ...messages, "", `${fence}suggestion`, content, fence].join("\n");
    if (body.length > github_limits/* GITHUB_LIMITS */.f.commentLength)
        return undefined;
    times.set(same, occurrence);
    return { path: file, line: last, ...(first < last && { start_line: first }), body, mark, findings };
}
/** Whether GitHub applies exactly these bytes: it ends lines as the file does, and writes only what it shows. */
function isExact(before, after, lineBreak) {
    const same = lineBreak !== undefined && after.split(/\r?\n|\r/u).join(lineBreak) === after;
    // GitHub does not add a line for an empty text.
    const unseen = /(?![\t\r\n])\p{Cc}|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd]/u;
    return same && after !== "" && !unseen.test(before) && !unseen.test(after);
}
/** The line break of all lines of a text. `undefined` if they differ. */
function findLineBreak(text) {
    const breaks = new Set(text.match(/\r?\n|\r/gu));
    return breaks.size > 1 ? undefined : ([...breaks][0] ?? "\n");
}
function shiftEdit({ file, range, text }, by) {
    const { start, end } = range;
    return { file, text, range: { start: { ...start, line: start.line - by }, end: { ...end, line: end.line - by } } };
}
function joinLines(lines) {
    const end = { line: lines.count, column: (lines.line(lines.count) ?? "").length + 1 };
    return lines.slice({ start: { line: 1, column: 1 }, end });
}
/** Without the line number: a moved line keeps its mark, and each of several equal lines gets its own. */
function makeMark(what) {
    const hash = (0,text_hash/* hashContent */.s)(what);
    return `${MARK}${hash.slice(0, 32)} -->`;
}
/** Whether the first line of a comment is the mark of a suggestion. */
function isMark(line) {
    return line.startsWith(MARK);
}

// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
;// CONCATENATED MODULE: ./build/bundled/github/review.js



const COMMENTS = "/repos/{owner}/{repo}/pulls/{pull_number}/comments";
const REVIEWS = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
const WORDS = "These fixes are safe: apply each with one click, or all with `--fix` in a clone.";
/** For each push, however often its jobs run: a person reads them. */
const MOST_SUGGESTIONS = 30;
const MOST_ATTEMPTS = 3;
/**
 * Makes the missing suggestions in one review. If GitHub refuses one of them, each is made alone.
 *
 * @throws {GitHubFault} if the existing suggestions cannot be read. Nothing was made then.
 */
async function publishSuggestions(github, pullRequest, suggestions) {
    const { marks, ofPush } = await readEarlierSuggestions(github, pullRequest);
    const open = suggestions.filter(({ mark }) => !marks.has(mark));
    const offered = open.slice(0, Math.max(0, MOST_SUGGESTIONS - ofPush));
    const { made, refused, unsure, fault, refusal } = await sendSuggestions(github, pullRequest, offered);
    const sums = { made: countFixes(made), refused: countFixes(refused), unsure: countFixes(unsure) };
    const left = countFixes(open) - sums.made - sums.refused - sums.unsure;
    const there = suggestions.filter((one) => marks.has(one.mark) || made.has(one));
    return { ...sums, known: countFixes(suggestions) - countFixes(open), left, there, fault, refusal };
}
async function sendSuggestions(github, pullRequest, suggestions) {
    const sums = { made: new Set(), refused: new Set(), unsure: new Set() };
    const about = { pull_number: pullRequest.number, commit_id: pullRequest.head };
    const sendReview = (rest) => github.call(`POST ${REVIEWS}`, { ...about, event: "COMMENT", body: WORDS, comments: rest.map(makeComment) });
    const sendAlone = ([one]) => github.call(`POST ${COMMENTS}`, { ...about, ...(one && makeComment(one)) });
    const readMarks = async () => (await readEarlierSuggestions(github, pullRequest)).marks;
    let refusal;
    try {
        const together = await sendUntilRefused(suggestions, {
            send: sendReview,
            found: readMarks,
            sums,
            isRefusal: isInvalid,
        });
        for (const one of together) {
            const isRefusal = (error) => {
                if (!isWrongPlace(error))
                    return false;
                refusal ??= error;
                return true;
            };
            const wrong = await sendUntilRefused([one], { send: sendAlone, found: readMarks, sums, isRefusal });
            for (const suggestion of wrong)
                sums.refused.add(suggestion);
        }
        return { ...sums, refusal };
    }
    catch (error) {
        if (error instanceof fault/* GitHubFault */.Q)
            return { ...sums, fault: error, refusal };
        throw error;
    }
}
/**
 * Sends suggestions, and returns those that are refused. After a lost answer, those that did not arrive are sent
 * again.
 */
async function sendUntilRefused(suggestions, { send, found, sums: { made, unsure }, isRefusal }) {
    let rest = suggestions;
    for (let turn = 1; rest.length > 0; turn++) {
        try {
            await send(rest);
            for (const suggestion of rest)
                made.add(suggestion);
            return [];
        }
        catch (error) {
            if (isRefusal(error))
                return rest;
            if (!(0,fault/* isLost */.J)(error))
                throw error;
            for (const suggestion of rest)
                unsure.add(suggestion);
            const marks = await found();
            unsure.clear();
            for (const suggestion of rest)
                if (marks.has(suggestion.mark))
                    made.add(suggestion);
            rest = rest.filter((suggestion) => !made.has(suggestion));
            if (turn === MOST_ATTEMPTS && rest.length > 0)
                throw error;
        }
    }
    return [];
}
/** GitHub refused the content of the request. After any other refusal, sending each alone would only repeat it. */
function isInvalid(error) {
    return error instanceof fault/* GitHubFault */.Q && error.status === 422;
}
/** GitHub knows the pull request by then, so what it does not find is the place. */
function isWrongPlace(error) {
    return isInvalid(error) || (error instanceof fault/* GitHubFault */.Q && error.status === 404);
}
/**
 * Reads the suggestions in comments by programs and by those with write access. An untrusted comment must not prevent a
 * suggestion.
 */
async function readEarlierSuggestions(github, { number, head }) {
    // Newest first: if there are more than can be listed, those of the last pushes are still included.
    const newest = { sort: "created", direction: "desc" };
    const comments = await (0,pages/* readAllPages */.s$)(github, `GET ${COMMENTS}`, { pull_number: number, ...newest });
    const trusted = comments.filter(({ user, author_association: association }) => (0,pages/* toRecord */.Lv)(user)["type"] === "Bot" || ["OWNER", "MEMBER", "COLLABORATOR"].includes(String(association)));
    const marked = trusted.flatMap((comment) => {
        const [mark = ""] = typeof comment["body"] === "string" ? comment["body"].split(/\r?\n/u) : [];
        return isMark(mark) ? [{ mark, comment }] : [];
    });
    return {
        marks: new Set(marked.flatMap(({ mark, comment }) => (isOutdated(comment) ? [] : [mark]))),
        ofPush: marked.filter(({ comment }) => comment["original_commit_id"] === head).length,
    };
}
/** Whether the lines of a comment have changed since. GitHub folds it, and its suggestion cannot be applied any more. */
function isOutdated({ line, position }) {
    return line === null || position === null;
}
function makeComment({ path, line, start_line: start, body }) {
    const place = start === undefined ? {} : { start_line: start, start_side: "RIGHT" };
    return { path, line, side: "RIGHT", ...place, body };
}
/** The number of findings that suggestions fix. */
function countFixes(suggestions) {
    let sum = 0;
    for (const { findings } of suggestions)
        sum += findings.length;
    return sum;
}

// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
;// CONCATENATED MODULE: ./build/bundled/action/suggest-fixes.js






const PERMISSION = "pull-requests: write";
const NOTHING = { made: 0, known: 0, refused: 0, unsure: 0, left: 0, there: [] };
/** Suggests the fixes of a report at the lines of a pull request. Throws nothing. Each fix is suggested or counted. */
async function suggestFixes(github, pullRequest, diff, { report, view, fix }) {
    const makeNone = (why) => ({
        remark: `No fix is suggested. ${formatRest(suggest_fixes_countFixes(report), false, fix)}`.trim(),
        notice: `No fix is suggested: ${why}`,
        findings: new Set(),
    });
    if ("refused" in diff)
        return makeNone(diff.refused);
    const { suggestions, clashing } = makeSuggestions(report, view, diff.value);
    try {
        const suggested = suggestions.length === 0 ? NOTHING : await publishSuggestions(github, pullRequest, suggestions);
        const { refusal, there } = suggested;
        const remark = formatRemark(suggested, clashing.size, fix);
        const findings = new Set(there.flatMap((one) => [...one.findings, ...one.clashing]));
        const why = suggested.fault ? (0,publish/* formatRefusal */.Wl)(suggested.fault, PERMISSION) : refusal?.message;
        if (why === undefined)
            return { remark, findings };
        const isNone = suggested.made + suggested.known + suggested.unsure === 0;
        if (isNone && !refusal)
            return makeNone(why);
        return { remark, findings, notice: `${isNone ? "No fix is suggested" : "Not every fix is suggested"}: ${why}` };
    }
    catch (error) {
        return makeNone((0,publish/* formatRefusal */.Wl)(error, PERMISSION));
    }
}
function formatRemark({ made, known, refused, unsure, left }, clashing, fix) {
    const there = made + known;
    const tried = there + refused + unsure + left;
    const sentences = [
        ...(there > 0
            ? [
                `${formatFixes(there)} ${formatVerb(there)} suggested at the lines of the pull request${formatEarlier(known)}.`,
            ]
            : []),
        ...(tried === 0 ? ["No fix is on lines that this pull request shows."] : []),
        ...(there === 0 && tried > 0 && unsure === 0 ? ["No fix is suggested."] : []),
        ...(refused > 0 ? [`GitHub refused ${formatFixes(refused)}.`] : []),
        ...(unsure > 0 ? [`Of ${formatFixes(unsure)} it is not known: GitHub's answer was lost.`] : []),
        formatRest(refused + left + clashing, there + unsure > 0 || tried === 0, fix),
    ];
    return sentences.filter((sentence) => sentence !== "").join(" ");
}
function formatEarlier(known) {
    return known > 0 ? `, ${(0,numbers/* formatNumber */.Z)(known)} of them by an earlier run` : "";
}
function formatRest(count, isMore, fix) {
    return count === 0
        ? ""
        : `${(0,numbers/* formatNumber */.Z)(count)}${isMore ? " more" : ""} can be fixed by ${(0,safe/* formatMarkdownCode */.kK)(fix)}.`;
}
function formatFixes(count) {
    return `${(0,numbers/* formatNumber */.Z)(count)} ${count === 1 ? "fix" : "fixes"}`;
}
function formatVerb(count) {
    return count === 1 ? "is" : "are";
}
/** How many findings of a report have a fix. */
function suggest_fixes_countFixes({ plugins }) {
    const withFix = (finding) => (0,core_report/* isCounted */.he)(finding) && (finding.fix ?? []).length > 0;
    return plugins.reduce((sum, { findings }) => sum + findings.filter(withFix).length, 0);
}

// EXTERNAL MODULE: ./build/bundled/run/fix-files.js
var fix_files = __webpack_require__(61999);
// EXTERNAL MODULE: ./build/bundled/reporters/patch.js + 1 modules
var patch = __webpack_require__(39598);
// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
;// CONCATENATED MODULE: ./build/bundled/reporters/patch-offer.js




const FILE = "fixes.patch";
/**
 * Formats changes as a patch to copy from a page. `undefined` if there are no changes.
 *
 * @param patchFile the file that contains the patch of all fixes, or "".
 * @param fix the command that applies all fixes.
 */
function formatPatchOffer(changes, patchFile, fix) {
    const command = (0,safe/* formatMarkdownCode */.kK)(fix);
    const parts = (0,patch.formatFilePatches)(changes);
    if (parts.length === 0)
        return undefined;
    const shown = parts.flatMap((part) => ("text" in part && isExactOnPage(part.text) ? [part.text] : []));
    const inFile = patchFile === ""
        ? ""
        : `, or, at the repository's root, by the patch in ${(0,safe/* formatMarkdownCode */.kK)(patchFile)} with \`git apply\``;
    const brief = `What is not suggested is fixed by ${command}${inFile}; it cannot be shown here as a patch.`;
    const left = parts.length - shown.length;
    return { block: shown.length === 0 ? undefined : formatBlock(shown, left, command), brief };
}
function formatBlock(shown, left, command) {
    const text = shown.join("");
    const fence = (0,markdown_fence/* makeFence */.O)(text);
    const rest = left === 0 ? "" : ` ${(0,phrases/* formatCount */.B4)(left, "more file")} cannot be shown as a patch: ${command} fixes what it can.`;
    return [
        `<details><summary>A patch with the fixes that are not suggested: ${(0,phrases/* formatCount */.B4)(shown.length, "file")}</summary>`,
        `Save it as \`${FILE}\`, then at the repository's root: \`git apply ${FILE}\`.${rest}`,
        `${fence}diff\n${text}${fence}`,
        "</details>",
    ].join("\n\n");
}
/** Whether a page shows each byte: it has no CR, no binary patch, and nothing that readers do not see. */
function isExactOnPage(text) {
    const shown = text.replace(/[\n\t]/gu, " ");
    return (0,safe/* makeVisible */.Xm)(shown) === shown && !/^GIT binary patch$/mu.test(text);
}

;// CONCATENATED MODULE: ./build/bundled/action/remaining-fixes.js


/** Formats the fixes that are not suggested as a patch for the summary. `undefined` if there are none. */
async function offerRemainingFixes(request, result, suggested, { patchFile, fix }) {
    const first = new Set(result.report.plugins.flatMap(({ findings }) => findings));
    const known = new Set(result.report.plugins.flatMap((plugin) => plugin.findings.filter((finding) => suggested.has(finding)).map((finding) => identify(finding, plugin))));
    // A fix can reveal another one in the next round. Suggested fixes are found again in that round.
    const isLeft = (finding, plugin) => first.has(finding) ? suggested.has(finding) : known.has(identify(finding, plugin));
    return formatPatchOffer((await (0,fix_files.fixFiles)(request, result, isLeft)).changes, patchFile, fix);
}
function identify({ check, message, location: { file, pointer } }, { path }) {
    return JSON.stringify([path, check, file, pointer, message]);
}

;// CONCATENATED MODULE: ./build/bundled/action/publish-on-github.js





/** Publishes on GitHub. A refusal is reported and changes nothing else. */
async function publishOnGitHub({ result, request, view, plan }, job) {
    const { annotations, suggestions, patchFile } = job.inputs;
    const { report } = result;
    const offerRest = async (suggested) => {
        if (!plan.suggestions)
            return {};
        const offer = await offerRemainingFixes(request, result, suggested, { patchFile, fix: (0,next_commands/* formatFixCommand */.C)(job) });
        return offer ? { offer } : {};
    };
    const connected = await (0,publish/* connectToGitHub */.tZ)(job);
    if ("refused" in connected) {
        const words = `Nothing was written on GitHub, as ${connected.refused}`;
        const seen = { ...view, ...(await offerRest(new Set())) };
        const isAskedByName = annotations === "checks" || suggestions || plan.comment;
        return { view: seen, notices: isAskedByName ? [words] : [], asides: isAskedByName ? [] : [words] };
    }
    const github = connected.value;
    const { pullRequest } = job.event;
    const diff = plan.diff && pullRequest ? await readDiff(github, pullRequest) : undefined;
    const isChanged = diff && "value" in diff ? createChangedTest(diff.value, view) : undefined;
    const seen = { ...view, isChanged };
    const asides = diff && "refused" in diff ? [`What the pull request changes is not known: ${diff.refused}`] : [];
    const suggested = plan.suggestions && pullRequest && diff
        ? await suggestFixes(github, pullRequest, diff, { report, view: seen, fix: (0,next_commands/* formatFixCommand */.C)(job) })
        : undefined;
    const remarks = suggested ? { remarks: [...(view.remarks ?? []), suggested.remark] } : {};
    const offer = await offerRest(suggested?.findings ?? new Set());
    const refusedFixes = suggested?.notice === undefined ? [] : [suggested.notice];
    const published = { ...seen, ...remarks, ...offer };
    const checks = plan.checks ? await (0,publish/* publishFindings */.Ig)(github, report, published, job) : undefined;
    const refusedChecks = checks && "refused" in checks
        ? [`Annotations are made by commands, of which GitHub shows ten of a severity: ${checks.refused}`]
        : [];
    const annotated = checks && "value" in checks ? { annotated: { count: checks.value } } : {};
    const comment = plan.comment ? await commentOn(github, report, published, job) : {};
    return {
        view: { ...published, ...annotated },
        notices: [...refusedFixes, ...refusedChecks, ...(comment.notice === undefined ? [] : [comment.notice])],
        asides: [...asides, ...(comment.aside === undefined ? [] : [comment.aside])],
    };
}
/** Most runs keep no comment, and then its code does not run. */
async function commentOn(github, report, view, job) {
    const { publishComment } = await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 19311));
    return publishComment(github, report, view, job);
}
function readDiff(github, { number }) {
    return (0,publish/* attempt */.CD)("pull-requests: read", () => fetchDiff(github, number));
}
/** At most so many lines of one finding are compared. */
const MOST_LINES = 1000;
function createChangedTest(diff, { source }) {
    return ({ location: { file, range } }) => {
        const shown = diff.get(file);
        if (!shown || !range)
            return false;
        const { start, end } = range;
        const count = Math.min(end.line - start.line + 1, MOST_LINES);
        return Array.from({ length: count }, (_, at) => start.line + at).some((number) => {
            const line = shown.get(number);
            // The checkout may be a merge. Lines that differ there are not the lines of the diff.
            return line?.isNew === true && line.text === source(file)?.line(number);
        });
    };
}


/***/ }),

/***/ 96971:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CD: function() { return /* binding */ attempt; },
  tZ: function() { return /* binding */ connectToGitHub; },
  Wl: function() { return /* binding */ formatRefusal; },
  TD: function() { return /* binding */ makeRunUrl; },
  Ig: function() { return /* binding */ publishFindings; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/bundled/github/client.js + 3 modules
var client = __webpack_require__(35860);
// EXTERNAL MODULE: ./build/bundled/core/github-limits.js
var github_limits = __webpack_require__(39064);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
// EXTERNAL MODULE: ./build/bundled/github/pages.js
var pages = __webpack_require__(36438);
;// CONCATENATED MODULE: ./build/bundled/github/check-run.js



const RUNS = "/repos/{owner}/{repo}/check-runs";
const RUN = `${RUNS}/{check_run_id}`;
/** GitHub adds the annotations of a request to those of earlier requests. */
const MOST_AT_ONCE = github_limits/* GITHUB_LIMITS */.f.annotationsOfRequest;
const MOST_ATTEMPTS = 3;
/**
 * Makes a new check run with all of its annotations, one request after the other.
 *
 * @throws {GitHubFault} if not all could be added. The check run is then concluded, if that is still possible.
 */
async function publishCheckRun(github, run, place) {
    const [first = [], ...others] = splitAnnotations(run.annotations);
    const isWhole = others.length === 0;
    const number = await createRun(github, place, {
        ...{ name: run.name, head_sha: place.commit, external_id: place.id },
        details_url: place.detailsUrl,
        ...(isWhole ? makeConclusion(run) : { status: "in_progress" }),
        output: makeOutput(run, first),
    });
    let sentCount = first.length;
    try {
        for (const [at, batch] of others.entries()) {
            const state = at === others.length - 1 ? makeConclusion(run) : {};
            await appendAnnotations(github, number, sentCount, { ...state, output: makeOutput(run, batch) }, batch.length);
            sentCount += batch.length;
        }
    }
    catch (error) {
        const title = `${run.title} (GitHub took ${String(sentCount)} of ${String(run.annotations.length)} annotations)`;
        const state = { ...makeConclusion(run), output: makeOutput({ ...run, title }, []) };
        await github.call(`PATCH ${RUN}`, { check_run_id: number, ...state }).catch((second) => {
            throw new AggregateError([error, second], `${formatError(error)}; and the check run is left unfinished: ${formatError(second)}`);
        });
        throw error;
    }
}
function formatError(error) {
    return error instanceof Error ? error.message : String(error);
}
/**
 * Returns the number of the check run. After a lost answer it is searched for, and only made again if it does not
 * exist.
 */
async function createRun(github, place, body) {
    for (let attempt = 1;; attempt++) {
        try {
            return readNumber(await github.call(`POST ${RUNS}`, body));
        }
        catch (error) {
            if (!(0,fault/* isLost */.J)(error))
                throw error;
            const found = await findRun(github, place, body.name);
            if (found !== undefined)
                return found;
            if (attempt === MOST_ATTEMPTS)
                throw error;
        }
    }
}
/** Adds annotations once. After a lost answer, their number shows whether they were added. */
async function appendAnnotations(github, number, given, body, more) {
    for (let attempt = 1;; attempt++) {
        try {
            await github.call(`PATCH ${RUN}`, { check_run_id: number, ...body });
            return;
        }
        catch (error) {
            if (!(0,fault/* isLost */.J)(error))
                throw error;
            const count = readCount(await github.call(`GET ${RUN}`, { check_run_id: number }));
            if (count === given + more)
                return;
            if (count !== given || attempt === MOST_ATTEMPTS)
                throw error;
        }
    }
}
async function findRun(github, { commit, id }, name) {
    const asked = { ref: commit, check_name: name, filter: "all", per_page: github_limits/* GITHUB_LIMITS */.f.entriesOfPage };
    const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
    const { check_runs: runs } = (0,pages/* toRecord */.Lv)(await github.call(route, asked));
    const ours = (0,pages/* toList */.st)(runs, route).find((run) => (0,pages/* toRecord */.Lv)(run)["external_id"] === id);
    return ours === undefined ? undefined : readNumber(ours);
}
function readNumber(run) {
    const { id } = (0,pages/* toRecord */.Lv)(run);
    if (typeof id === "number")
        return id;
    throw new fault/* GitHubFault */.Q("lost", "GitHub made a check run and does not say which");
}
function readCount(run) {
    const { annotations_count: count } = (0,pages/* toRecord */.Lv)((0,pages/* toRecord */.Lv)(run)["output"]);
    return typeof count === "number" ? count : undefined;
}
function makeConclusion({ conclusion }) {
    return { status: "completed", conclusion };
}
function makeOutput({ title, summary }, annotations) {
    return { title, summary, annotations };
}
function splitAnnotations(annotations) {
    return Array.from({ length: Math.ceil(annotations.length / MOST_AT_ONCE) }, (_, at) => annotations.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE));
}

// EXTERNAL MODULE: ./build/bundled/github/repository-name.js
var repository_name = __webpack_require__(86378);
// EXTERNAL MODULE: ./build/bundled/output/print-wait.js
var print_wait = __webpack_require__(5269);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/reporters/page-reference.js
var page_reference = __webpack_require__(4090);
// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
;// CONCATENATED MODULE: ./build/bundled/reporters/check-run.js






/** Nobody reads more, and the requests would take minutes. The summary counts the others. */
const MOST_ANNOTATIONS = 1000;
const { checkRunSummaryBytes, annotationBytes, checkRunTitleBytes } = github_limits/* GITHUB_LIMITS */.f;
const LEVELS = {
    error: "failure",
    warning: "warning",
    notice: "notice",
};
function makeCheckRun(report, view, summary) {
    const findings = (0,core_report/* sortWorstAndNewFirst */.xI)(report.plugins.flatMap((plugin) => plugin.findings.filter(core_report/* isCounted */.he)), view.isChanged);
    const annotations = findings.slice(0, MOST_ANNOTATIONS).map((finding) => makeAnnotation(finding, report));
    const paths = report.plugins.map(({ path }) => path);
    const [path = "."] = paths;
    const subject = paths.length > 1 ? (0,phrases/* formatCount */.B4)(paths.length, "plugin") : path;
    const result = (0,core_report/* verdict */.WJ)(report);
    const several = paths.length > 1;
    const title = paths.length === 0 ? "nothing to check" : (0,phrases/* formatVerdict */.Pu)(report, several);
    const findingNotes = findings.length === 0 ? [] : [(0,phrases/* formatCount */.B4)(findings.length, "finding"), (0,phrases/* formatAges */.uh)(report) ?? []].flat();
    const notes = [...findingNotes, (0,phrases/* formatChosen */.Uj)(report) ?? []].flat();
    return {
        name: cutBytes(subject === "." ? tool/* TOOL */.js.name : `${tool/* TOOL */.js.name} (${(0,safe/* makeVisible */.Xm)(subject)})`, checkRunTitleBytes),
        conclusion: result === "pass" ? "success" : "failure",
        title: cutBytes((0,safe/* makeVisible */.Xm)(notes.length === 0 ? title : `${title}: ${notes.join(", ")}`), checkRunTitleBytes),
        summary: summary(report, { ...view, annotated: { count: annotations.length }, room: checkRunSummaryBytes }),
        annotations,
    };
}
function makeAnnotation(finding, report) {
    const { severity, location, check, message, help, printed = [] } = finding;
    const lines = [message, help, ...(0,phrases/* listNotes */.mn)(finding, report, true), (0,page_reference/* formatPageReference */.o)(finding)].filter((line) => line !== undefined);
    return {
        path: location.file,
        ...makePlace(location.range),
        annotation_level: LEVELS[severity],
        title: cutBytes((0,safe/* makeVisible */.Xm)(`${tool/* TOOL */.js.name}: ${check}`), checkRunTitleBytes),
        message: cutBytes(lines.map(safe/* makeVisible */.Xm).join("\n"), annotationBytes),
        ...(printed.length > 0 && { raw_details: cutBytes(printed.map(safe/* makeVisible */.Xm).join("\n"), annotationBytes) }),
    };
}
// GitHub refuses columns if a range spans lines, and requires a line even if there is none.
function makePlace(range) {
    const { start, end } = range ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
    const lines = { start_line: start.line, end_line: end.line };
    if (!range || start.line !== end.line)
        return lines;
    return { ...lines, start_column: start.column, end_column: end.column };
}
/** Cuts a text to a number of bytes in UTF-8, with an ellipsis for the rest. */
function cutBytes(text, most) {
    // No character takes more than three bytes for each UTF-16 unit.
    if (text.length * 3 <= most)
        return text;
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= most)
        return text;
    const kept = new TextDecoder().decode(bytes.subarray(0, most - 3), { stream: true });
    return `${kept}\u2026`;
}

// EXTERNAL MODULE: ./build/bundled/reporters/formats.js
var formats = __webpack_require__(68593);
;// CONCATENATED MODULE: ./build/bundled/action/publish.js









/** Makes a client with a token. An invalid token is a refusal like any other. */
async function connectToGitHub({ inputs: { githubToken: token }, runner: { apiUrl, repository }, environment, }) {
    if (token === "")
        return { refused: "the input github-token is empty" };
    if (!/^[\x21-\x7e]+$/u.test(token)) {
        return { refused: `the input github-token contains ${String(token.length)} characters that no token has` };
    }
    if (!/^https?:\/\//u.test(apiUrl) || !(0,repository_name/* isRepositoryName */.e)(repository)) {
        return { refused: "this is not a job of GitHub Actions" };
    }
    return attempt("", () => (0,client/* connect */.Ng)({ token, apiUrl, repository, environment, onWait: print_wait/* printWaiting */.D }));
}
/** Publishes a check run with the findings as annotations, and returns how many it has. */
async function publishFindings(github, report, view, { event: { commit }, runner }) {
    if (commit === undefined)
        return { refused: "the event names no commit" };
    const run = makeCheckRun(report, view, await (0,formats/* loadReporter */.K)("markdown", report));
    const place = { commit, id: (0,external_node_crypto_.randomUUID)(), detailsUrl: makeRunUrl(runner) };
    return attempt("checks: write", async () => {
        await publishCheckRun(github, run, place);
        return run.annotations.length;
    });
}
/** The page of this run of the workflow. `undefined` outside of GitHub. */
function makeRunUrl({ serverUrl, repository, runId }) {
    const isKnown = [serverUrl, repository, runId].every((part) => part !== "");
    return isKnown ? `${serverUrl}/${repository}/actions/runs/${runId}` : undefined;
}
/** Does something that GitHub may refuse. A refusal names the permission that the token is missing. */
async function attempt(permission, act) {
    try {
        return { value: await act() };
    }
    catch (error) {
        return { refused: formatRefusal(error, permission) };
    }
}
/** A sentence without a full stop. */
function formatRefusal(error, permission) {
    if (error instanceof fault/* GitHubFault */.Q && error.kind === "forbidden" && !error.refusal) {
        return `${(0,phrases/* formatSentence */.jg)(error.message)} The job needs permissions: ${permission}; a fork's pull request never has it`;
    }
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 37222:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MARKETPLACE_NAMES: function() { return /* binding */ MARKETPLACE_NAMES; },
/* harmony export */   NPM_WORDS: function() { return /* binding */ NPM_WORDS; },
/* harmony export */   createArtifactOutputs: function() { return /* binding */ createArtifactOutputs; },
/* harmony export */   readPinInput: function() { return /* binding */ readPinInput; },
/* harmony export */   refuseReleaseInputs: function() { return /* binding */ refuseReleaseInputs; },
/* harmony export */   releaseToTargets: function() { return /* binding */ releaseToTargets; }
/* harmony export */ });
/* harmony import */ var _output_print_wait_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5269);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49396);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73342);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42719);
/* harmony import */ var _release_pin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54381);
/* harmony import */ var _release_remedies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47892);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94155);
/* harmony import */ var _processes_programs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(849);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22313);
/* harmony import */ var _artifact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71357);
/* harmony import */ var _format_with_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(65025);
/* harmony import */ var _hide_tokens_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26238);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53037);














const TARGETS_HELP = `Set the input targets:${(0,_format_with_js__WEBPACK_IMPORTED_MODULE_13__/* .formatWith */ .K)({ targets: _core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__/* .TARGETS */ .dW[0].name })}`;
const MARKETPLACE_INPUTS = {
    ...{ url: "marketplace-url", token: "marketplace-token", plugin: "marketplace-plugin" },
    ...{ auth: "marketplace-auth", wait: "marketplace-wait", timeout: "marketplace-timeout" },
};
const MARKETPLACE_NAMES = {
    name: (text) => `The input ${MARKETPLACE_INPUTS[text]}`,
    urlHelp: `Set the input marketplace-url:${(0,_format_with_js__WEBPACK_IMPORTED_MODULE_13__/* .formatWith */ .K)({ "marketplace-url": "https://plugins.example.com" })}`,
    noToken: _release_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .NOT_VISIBLE */ .pV,
    tokenHelp: `Give the secret, and see that the job names the environment that has it:${(0,_format_with_js__WEBPACK_IMPORTED_MODULE_13__/* .formatWith */ .K)({ "marketplace-token": "${{ secrets.MARKETPLACE_TOKEN }}" })}`,
};
const NPM_WORDS = {
    ...{ token: "The input npm-token", registry: "The input npm-registry", tag: "The input npm-tag" },
    noToken: "the input npm-token is empty, or the secret is not visible to this job",
    noCredential: [
        "Give the job the permission of trusted publishing, and register its workflow at npm:",
        "  permissions:",
        "    id-token: write",
        `Or give a token. A secret of an environment is seen only by a job that names the environment:${(0,_format_with_js__WEBPACK_IMPORTED_MODULE_13__/* .formatWith */ .K)({ "npm-token": "${{ secrets.NPM_TOKEN }}" })}`,
    ].join("\n"),
};
/**
 * An input that only a release uses is not ignored in a check, because whoever sets it expects a release.
 *
 * @throws {UsageError}
 */
function refuseReleaseInputs({ artifact, pin, attestation }) {
    const given = Object.entries({ artifact, "checked-sha256": pin, attestation }).find(([, value]) => value);
    if (!given)
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`The input ${given[0]} is for a release, and this run is a check`, "Set command: release, with targets and the tag; or run this step on a release's tag only");
}
/**
 * Reads the digest from an earlier job.
 *
 * @throws {UsageError} for a digest without an archive, or an archive without a digest.
 */
function readPinInput({ pin, artifact }) {
    return (0,_release_pin_js__WEBPACK_IMPORTED_MODULE_5__/* .readPin */ .C)(pin, artifact, {
        pin: "The input checked-sha256",
        artifact: "the input artifact",
        example: `:${(0,_format_with_js__WEBPACK_IMPORTED_MODULE_13__/* .formatWith */ .K)({ "checked-sha256": "${{ needs.check.outputs.sha256 }}" })}`,
    });
}
/**
 * Releases to the targets that the inputs name.
 *
 * @throws {UsageError}
 * @throws {Refusal}
 */
async function releaseToTargets(request, tag, { inputs, task, environment }) {
    const release = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(882), __webpack_require__.e(497), __webpack_require__.e(570), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 43227));
    const { readGitHubAccess, readMarketplaceAccess, readNpmAccess, readReleasingJob } = release;
    const { formatStep } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(882), __webpack_require__.e(497), __webpack_require__.e(570), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 16254));
    const targets = inputs.targets.map((name) => {
        const target = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__/* .TARGET_NAMES */ .HQ.find((one) => one === name);
        if (target)
            return target;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`The input targets names ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)(name)}, but there are only ${_core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__/* .TARGET_NAMES */ .HQ.join(", ")}`, TARGETS_HELP);
    });
    if (targets.length === 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb("It is not known where to release to", TARGETS_HELP);
    }
    const github = targets.includes("github-release")
        ? readGitHubAccess(environment, inputs.githubToken, (0,_release_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainTokenOfJob */ .Po)())
        : undefined;
    const { changelog, dryRun, artifact, attestation } = inputs;
    const pin = readPinInput(inputs);
    const at = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(request.cwd, path);
    const asked = {
        ...{ ...request, tag, targets, dryRun },
        github,
        ...(targets.includes("marketplace") && {
            marketplace: readMarketplaceAccess(inputs.marketplace, MARKETPLACE_NAMES, environment, _hide_tokens_js__WEBPACK_IMPORTED_MODULE_11__/* .hideToken */ .U),
        }),
        ...(targets.includes("npm") && {
            npm: readNpmAccess(inputs.npm, NPM_WORDS, {
                surroundings: { ...(0,_processes_programs_js__WEBPACK_IMPORTED_MODULE_8__/* .getSurroundings */ .kR)(), env: environment },
                hideSecret: _hide_tokens_js__WEBPACK_IMPORTED_MODULE_11__/* .hideToken */ .U,
            }),
        }),
        onStep: (step) => {
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_7__/* .print */ .yy)(formatStep(step));
        },
        onWait: _output_print_wait_js__WEBPACK_IMPORTED_MODULE_0__/* .printWaiting */ .D,
        changelog,
        attestation: attestation === undefined ? undefined : { path: at(attestation), job: readReleasingJob(environment) },
    };
    if (artifact === undefined || pin === undefined)
        return release.runRelease(asked);
    const { tagCommit: commit } = task;
    return release.releaseArtifact({ ...asked, artifact: at(artifact), pin, commit });
}
/** The outputs that name the archive that was released or would be. */
async function createArtifactOutputs({ archive, file, preflight }, runner) {
    if (!archive || !preflight || (0,_core_report_js__WEBPACK_IMPORTED_MODULE_3__/* .verdict */ .WJ)(preflight.report) !== "pass")
        return _outputs_js__WEBPACK_IMPORTED_MODULE_12__/* .NO_ARTIFACT */ .B0;
    if (file === undefined)
        return (0,_artifact_js__WEBPACK_IMPORTED_MODULE_10__/* .writeArtifact */ .w)(archive, preflight, runner);
    return { "artifact-path": file, "artifact-dir": (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), "artifact-sha256": archive.sha256 };
}


/***/ }),

/***/ 10:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ readTargets; }
/* harmony export */ });
/* harmony import */ var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49396);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);



/** The targets that words name. @throws {UsageError} for a word that names none. */
function readTargets(words, help) {
    return words.map((word) => {
        const target = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__/* .TARGET_NAMES */ .HQ.find((one) => one === word.trim());
        if (target)
            return target;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`--targets names ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(word)}, but there are only ${_core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__/* .TARGET_NAMES */ .HQ.join(", ")}`, help);
    });
}


/***/ }),

/***/ 11179:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refuseUnreleasable: function() { return /* binding */ refuseUnreleasable; },
/* harmony export */   watchesArchive: function() { return /* reexport safe */ _packing_archive_change_js__WEBPACK_IMPORTED_MODULE_5__.withArchiveChange; }
/* harmony export */ });
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81147);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94155);
/* harmony import */ var _release_check_archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73337);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22313);
/* harmony import */ var _packing_archive_change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1279);






/**
 * Prints what would stop the release of a plugin that passes, and returns the exit status of that release.
 *
 * @throws {UsageError} if the tag names another commit than the one that is checked out, or a declaring file is not
 * committed.
 */
async function refuseUnreleasable(result, tag) {
    if (result.report.plugins.length !== 1)
        return _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.pass;
    const today = new Date().toISOString().slice(0, 10);
    const archive = await (0,_release_check_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .checkArchive */ .P)(result, { tag, today });
    if (!("why" in archive))
        return _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.pass;
    const lines = [`A release of ${tag} would be stopped:`, ...archive.why, ...archive.help.split("\n")];
    (0,_output_print_js__WEBPACK_IMPORTED_MODULE_2__/* .printError */ .yJ)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .makeInert */ .RU)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .js.name}: ${lines.map(_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .makeVisible */ .Xm).join("\n")}\n`));
    return archive.exitStatus;
}


/***/ }),

/***/ 49295:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPack: function() { return /* binding */ runPack; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __webpack_require__(94155);
// EXTERNAL MODULE: ./build/bundled/run/write-user-file.js
var write_user_file = __webpack_require__(5696);
// EXTERNAL MODULE: ./build/bundled/run/plugin-folders.js
var plugin_folders = __webpack_require__(71643);
// EXTERNAL MODULE: ./build/bundled/run/refuse-workspace-roots.js
var refuse_workspace_roots = __webpack_require__(22108);
// EXTERNAL MODULE: ./build/bundled/run/result.js
var result = __webpack_require__(46945);
// EXTERNAL MODULE: ./build/bundled/packing/difference/format-difference.js + 1 modules
var format_difference = __webpack_require__(25160);
// EXTERNAL MODULE: ./build/bundled/packing/difference/growth-limit.js
var growth_limit = __webpack_require__(8869);
// EXTERNAL MODULE: ./build/bundled/packing/format-archive.js
var format_archive = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/bundled/release/commit-difference.js
var commit_difference = __webpack_require__(35837);
// EXTERNAL MODULE: ./build/bundled/release/commit-warnings.js
var commit_warnings = __webpack_require__(64667);
// EXTERNAL MODULE: ./build/bundled/packing/pack.js
var pack = __webpack_require__(11935);
// EXTERNAL MODULE: ./build/bundled/packing/difference/difference-record.js
var difference_record = __webpack_require__(9289);
// EXTERNAL MODULE: ./build/bundled/reporters/json.js
var json = __webpack_require__(27147);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
;// CONCATENATED MODULE: ./build/bundled/packing/pack-json.js



/** The result of packing, for programs. The report has the format of `validate --format json`. */
function formatPackJson(packed, file, { since, limit, warnings = [] } = {}) {
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
            },
        }),
        ...(since && { since: (0,difference_record/* makeDifferenceRecord */.B)(since, limit) }),
        ...(warnings.length > 0 && { warnings }),
        ...("refusals" in packed && { refusals: packed.refusals }),
        ...("report" in packed && { report: JSON.parse((0,json/* json */.P)(packed.report, { source: () => undefined })) }),
    };
    return (0,safe/* makeInertJson */.LE)(`${JSON.stringify(reported, undefined, 2)}\n`);
}

// EXTERNAL MODULE: ./build/bundled/release/compare-with-previous.js
var compare_with_previous = __webpack_require__(49122);
// EXTERNAL MODULE: ./build/bundled/packing/receipt.js
var receipt = __webpack_require__(63368);
// EXTERNAL MODULE: ./build/bundled/reporters/formats.js
var formats = __webpack_require__(68593);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/workspace/read-file-of-caller.js
var read_file_of_caller = __webpack_require__(34141);
// EXTERNAL MODULE: ./build/bundled/cli/print-report.js
var print_report = __webpack_require__(98077);
// EXTERNAL MODULE: ./build/bundled/cli/terminal.js
var terminal = __webpack_require__(96061);
// EXTERNAL MODULE: ./build/bundled/run/tagged-plugin.js
var tagged_plugin = __webpack_require__(8330);
;// CONCATENATED MODULE: ./build/bundled/cli/run-pack.js

























/** Packs one plugin, writes the archive, prints the result, and returns the exit status. */
async function runPack({ arguments: [path = "."], values }, format) {
    const cwd = (0,print_report/* getCurrentFolder */.U5)();
    const previous = values.get("previous");
    const limit = readLimit(values);
    const before = previous === undefined ? undefined : await (0,compare_with_previous/* readPrevious */.o)((0,external_node_path_.resolve)(cwd, previous));
    const tag = values.get("tag");
    const { root, workspace, folders } = await (0,plugin_folders/* findPluginFolders */.Y)([path], { cwd });
    await (0,refuse_workspace_roots/* refuseWorkspaceRoots */.V)({ cwd, adviseOnPaths: () => "Give the folder of one of them" }, { root, workspace, folders });
    const chosen = tag === undefined ? folders : await (0,tagged_plugin.findTaggedPlugin)(workspace, folders, tag);
    const [folder, ...others] = chosen;
    if (folder === undefined || others.length > 0) {
        throw new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(path)} names ${String(chosen.length)} plugins`, "Pack one plugin a run");
    }
    const today = new Date().toISOString().slice(0, 10);
    const packed = await (0,pack/* pack */.qq)(workspace, { folder, today, tag });
    const compared = before && "archive" in packed ? await (0,compare_with_previous/* compareWithPrevious */.R)(before, packed.archive) : undefined;
    const growth = compared && limit && (0,growth_limit/* isTooGrown */.Wy)(compared, limit) ? (0,growth_limit/* explainGrowth */.h$)(compared, limit) : undefined;
    const file = packed.state === "packed" && !growth ? writeArchive(packed, cwd, values, root, folder) : undefined;
    const wrap = await (0,terminal/* loadWrap */.TP)();
    const view = {
        source: (0,result/* makeSourceReader */.n)(workspace),
        color: (0,terminal/* usesColor */.cr)(),
        width: (0,terminal/* getTerminalWidth */.Nq)(),
        wrap,
        pathOf: (0,print_report/* makePathFormatter */.Ay)(root),
    };
    const warnings = "archive" in packed ? (0,commit_warnings/* findCommitWarnings */.e)(await (0,commit_difference/* compareArchiveWithCommit */.N)(root, folder, packed.archive)) : [];
    if (format === "json")
        (0,print/* print */.yy)(formatPackJson(packed, file, { warnings, since: compared, limit }));
    else {
        for (const warning of warnings)
            (0,print/* printError */.yJ)((0,safe/* makeInert */.RU)(`${tool/* TOOL */.js.name}: ${(0,safe/* makeVisible */.Xm)(warning)}\n`));
        if (format === "markdown" && packed.state === "packed")
            (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`${(0,format_archive/* formatArchiveMarkdown */.Bi)(packed.archive)}${compared ? `\n${(0,format_difference/* formatDifferenceMarkdown */.GS)(compared)}` : ""}`));
        else
            await printPacked(packed, view, compared);
    }
    for (const line of growth ?? [])
        (0,print/* printError */.yJ)((0,safe/* makeInert */.RU)(`${(0,safe/* makeVisible */.Xm)(line)}\n`));
    if (growth)
        (0,print/* printError */.yJ)("Nothing was written\n");
    return (0,exit_status/* getPackStatus */.SS)(packed) || (growth ? exit_status/* EXIT */.dc.findings : exit_status/* EXIT */.dc.pass);
}
/** @throws {UsageError} */
function readLimit(values) {
    const limit = values.get("max-growth");
    if (limit === undefined)
        return undefined;
    if (!values.has("previous")) {
        throw new errors/* UsageError */.eb("--max-growth needs an archive to compare with", "Give --previous the archive of a release");
    }
    return (0,growth_limit/* parseGrowthLimit */.Q8)(limit, "--max-growth");
}
async function printPacked(packed, view, compared) {
    if (packed.state === "refused") {
        const lines = packed.refusals.map(({ message, help }) => `  ${(0,safe/* makeVisible */.Xm)(message)}\n    ${(0,safe/* makeVisible */.Xm)(help)}`);
        (0,print/* printError */.yJ)((0,safe/* makeInert */.RU)(`Nothing was packed:\n${lines.join("\n")}\n`));
        return;
    }
    const { state, report } = packed;
    const terminal = await (0,formats/* loadReporter */.K)("terminal", report);
    (0,print/* print */.yy)(terminal(report, { ...view, quiet: state === "packed" }));
    if (state === "packed")
        (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`${(0,format_archive/* formatArchive */.oN)(packed.archive)}\n`));
    if (compared)
        (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`\n${(0,format_difference/* formatDifference */.jR)(compared).join("\n")}\n`));
    if (state === "unfit")
        (0,print/* printError */.yJ)("Nothing was written: the archive would not pass\n");
    if (state === "unnamed")
        (0,print/* printError */.yJ)("Nothing was packed: an archive needs a valid name and version in manifest.json\n");
}
/** Writes the requested files, and returns the path of the archive. */
function writeArchive({ archive, report }, cwd, values, root, folder) {
    const out = values.get("out");
    const artifacts = values.get("artifact-dir");
    if (out !== undefined && artifacts !== undefined) {
        throw new errors/* UsageError */.eb("--out and --artifact-dir both say where the archive goes", "Give one of them");
    }
    if (out === "-")
        throw new errors/* UsageError */.eb("An archive is not printed", "Give --out the name of a file");
    const file = artifacts === undefined ? (0,external_node_path_.resolve)(cwd, out ?? archive.name) : (0,external_node_path_.resolve)(cwd, artifacts, archive.name);
    const inside = (0,disk/* makeWorkspacePath */.Jj)((0,external_node_path_.join)(root, folder), file);
    if (archive.files.some(({ path }) => path === inside)) {
        throw new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(file)} is packed itself`, "Remove it, and give --out a file that is not in the plugin");
    }
    const written = { what: "The archive", help: "Give --out a file that can be written", checkouts: [root] };
    (0,write_user_file/* refuseUnsafePath */.i0)({ path: file, ...written });
    refuseToReplace(file);
    if (artifacts === undefined)
        (0,write_user_file.writeUserFile)({ path: file, ...written }, archive.bytes);
    else {
        for (const [name, content] of (0,receipt/* makeHandedFiles */.ej)(archive, report)) {
            (0,write_user_file.writeUserFile)({ path: (0,external_node_path_.resolve)(cwd, artifacts, name), ...written }, content);
        }
    }
    return file;
}
/** An archive may be replaced by a newer one. Any other file is kept, so that a typing error costs nothing. */
function refuseToReplace(file) {
    const existing = (0,read_file_of_caller/* readFileOfCaller */.d)(file);
    if ("refused" in existing && existing.missing)
        return;
    const isArchive = "bytes" in existing && Buffer.from(existing.bytes.subarray(0, 2)).toString("latin1") === "PK";
    if (!isArchive)
        throw new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(file)} is there and is not an archive`, "Remove it, or give --out another file");
}


/***/ }),

/***/ 33344:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReleaseCommand: function() { return /* binding */ runReleaseCommand; }
/* harmony export */ });
/* harmony import */ var _marketplace_logins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3816);
/* harmony import */ var _output_print_wait_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5269);
/* harmony import */ var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49396);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81652);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42243);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42719);
/* harmony import */ var _commands_no_token_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(62084);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94155);
/* harmony import */ var _processes_programs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(849);
/* harmony import */ var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45315);
/* harmony import */ var _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68242);
/* harmony import */ var _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(36226);
/* harmony import */ var _release_stop_for_error_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43845);
/* harmony import */ var _release_index_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(43227);
/* harmony import */ var _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(16254);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(84565);
/* harmony import */ var _reporters_terminal_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(10750);
/* harmony import */ var _format_call_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7299);
/* harmony import */ var _format_crash_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(73324);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(9310);
/* harmony import */ var _read_targets_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(10);
/* harmony import */ var _print_report_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(98077);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(96061);
/* harmony import */ var _tool_copy_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(33261);

























const NONE_RUN = "release runs nothing of the plugin's; check does";
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
/**
 * Runs the command `release`, and returns the exit status. Whatever ends it is reported as the outcome of a release.
 */
async function runReleaseCommand(call) {
    const tag = call.values.get("tag") ?? "";
    try {
        const released = await (0,_commands_cancellation_js__WEBPACK_IMPORTED_MODULE_4__/* .makeCancellable */ .l)(({ signal }) => releaseFromCall(call, signal));
        const wrap = await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_21__/* .loadWrap */ .TP)();
        if (released.preflight) {
            const { report, root, source } = released.preflight;
            const view = { source, color: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_21__/* .usesColor */ .cr)(), width: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_21__/* .getTerminalWidth */ .Nq)(), pathOf: (0,_print_report_js__WEBPACK_IMPORTED_MODULE_20__/* .makePathFormatter */ .Ay)(root), wrap };
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_7__/* .print */ .yy)((0,_reporters_terminal_js__WEBPACK_IMPORTED_MODULE_15__.terminal)(report, view));
        }
        (0,_output_print_js__WEBPACK_IMPORTED_MODULE_7__/* .print */ .yy)(`\n${(0,_release_format_outcome_js__WEBPACK_IMPORTED_MODULE_14__.formatOutcome)(released.outcome, { tag, ...released }, wrap)}`);
        if (released.outcome.crash !== undefined)
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printError */ .yJ)((0,_format_crash_js__WEBPACK_IMPORTED_MODULE_17__/* .formatCrash */ .X)(released.outcome.crash));
        return released.outcome.exitStatus;
    }
    catch (error) {
        if (error instanceof _output_print_js__WEBPACK_IMPORTED_MODULE_7__/* .PrintError */ .uz)
            throw error;
        const outcome = (0,_release_stop_for_error_js__WEBPACK_IMPORTED_MODULE_12__.stopForError)(error, formatRerun(call), (0,_tool_copy_js__WEBPACK_IMPORTED_MODULE_22__/* .findStartedCopy */ .q)());
        if (outcome.crash !== undefined)
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printError */ .yJ)((0,_format_crash_js__WEBPACK_IMPORTED_MODULE_17__/* .formatCrash */ .X)(outcome.crash));
        (0,_output_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printError */ .yJ)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .TOOL */ .js.name}: ${(0,_release_format_outcome_js__WEBPACK_IMPORTED_MODULE_14__.formatOutcome)(outcome, { tag }, await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_21__/* .loadErrorWrap */ .xi)())}`);
        return outcome.exitStatus;
    }
}
function releaseFromCall(call, signal) {
    const { values, switches } = call;
    const tag = values.get("tag");
    if (tag === undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb("release does not know which tag", `Name it:\n  ${formatRerun(call, ["tag", "v1.2.3"])}`);
    }
    const help = `Name what there is:\n  ${formatRerun(call, ["targets", _core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__/* .TARGETS */ .dW[0].name])}`;
    const named = (0,_core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__/* .listTargets */ .nJ)((name) => values.get(name) ?? "");
    if (named.length === 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb("release does not know where to", help);
    const targets = (0,_read_targets_js__WEBPACK_IMPORTED_MODULE_19__/* .readTargets */ .R)(named, help);
    const changelog = values.get("changelog");
    const token = process.env["GITHUB_TOKEN"] || process.env["GH_TOKEN"];
    const artifact = values.get("artifact");
    const pin = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_13__.readPin)(values.get("checked-sha256"), artifact, { pin: "--checked-sha256", artifact: "--artifact" });
    if (artifact !== undefined && call.arguments.length > 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb("A path and --artifact both say what is released", "Give one of them");
    }
    const attestation = values.get("attestation");
    const cwd = (0,_print_report_js__WEBPACK_IMPORTED_MODULE_20__/* .getCurrentFolder */ .U5)();
    const request = {
        tag,
        cwd,
        dryRun: switches.has("dry-run"),
        strict: false,
        again: formatRerun(call),
        signal,
        copy: (0,_tool_copy_js__WEBPACK_IMPORTED_MODULE_22__/* .findStartedCopy */ .q)(),
        paths: call.arguments.length > 0 ? call.arguments : ["."],
        adviseOnPaths: () => "Give the folder of the plugin that is released",
        targets,
        onStep: (step) => {
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printError */ .yJ)((0,_release_format_outcome_js__WEBPACK_IMPORTED_MODULE_14__.formatStep)(step));
        },
        onWait: _output_print_wait_js__WEBPACK_IMPORTED_MODULE_1__/* .printWaiting */ .D,
        today: new Date().toISOString().slice(0, 10),
        findOut: (0,_run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_9__/* .combineFactFinders */ .N)((0,_run_run_scripts_js__WEBPACK_IMPORTED_MODULE_11__/* .makeScriptSkipper */ .wU)(NONE_RUN), (0,_run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_10__/* .makeLifecycleSkipper */ .NO)(NONE_RUN)),
        ...(targets.includes("github-release") && { github: (0,_release_index_js__WEBPACK_IMPORTED_MODULE_13__.readGitHubAccess)(process.env, token, NO_GITHUB_TOKEN) }),
        ...(targets.includes("marketplace") && { marketplace: readMarketplace(call) }),
        ...(targets.includes("npm") && { npm: readNpmOptions(values) }),
        changelog,
        attestation: attestation === undefined ? undefined : { path: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(cwd, attestation), job: (0,_release_index_js__WEBPACK_IMPORTED_MODULE_13__.readReleasingJob)(process.env) },
    };
    if (artifact === undefined || pin === undefined)
        return (0,_release_index_js__WEBPACK_IMPORTED_MODULE_13__.runRelease)(request);
    return (0,_release_index_js__WEBPACK_IMPORTED_MODULE_13__.releaseArtifact)({ ...request, artifact: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(cwd, artifact), pin });
}
function readMarketplace({ values }) {
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
        name: (text) => `--marketplace-${text}`,
        urlHelp: "Give its address, such as --marketplace-url https://plugins.example.com",
        noToken: "PLUGIN_MARKETPLACE_TOKEN is not set",
        tokenHelp: `Set it:\n  export PLUGIN_MARKETPLACE_TOKEN="<token>"\nOr keep it on this machine:\n  ${_core_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .TOOL */ .js.name} login ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_23__/* .quoteForShell */ .e)(read("url"))}`,
    };
    // This machine's own terminal hides nothing, and no token is printed.
    return (0,_release_index_js__WEBPACK_IMPORTED_MODULE_13__.readMarketplaceAccess)(texts, names, process.env, () => undefined);
}
/** The variable counts more than what `login` has kept. In a CI system only the variable counts. */
function findMarketplaceToken(values) {
    const given = process.env["PLUGIN_MARKETPLACE_TOKEN"]?.trim() ?? "";
    const url = values.get("marketplace-url")?.trim() ?? "";
    if (given !== "" || (0,_marketplace_logins_js__WEBPACK_IMPORTED_MODULE_0__/* .isInCi */ ._F)(process.env) || !URL.canParse(url) || values.get("marketplace-auth") === "oidc")
        return given;
    const { origin } = new URL(url);
    const kept = (0,_marketplace_logins_js__WEBPACK_IMPORTED_MODULE_0__/* .findLogin */ .B7)(origin, process.env);
    if (kept !== undefined)
        (0,_output_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printError */ .yJ)(`The token for ${origin} is the one that login has kept\n`);
    return kept ?? "";
}
/** The word of an option that the Action has as an input, with the same default. */
function chooseWord(values, name) {
    const { choices, default: usual } = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUTS */ .mc[name];
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_18__/* .readChoice */ .Kf)(values.get(name)?.trim() ?? usual, choices, `--${name}`);
}
/** The token comes from the environment, as every process of the machine could read it in the arguments. */
function readNpmOptions(values) {
    const { NPM_TOKEN: own, NODE_AUTH_TOKEN: setUp } = process.env;
    const token = [own, setUp].find((one) => !["", _commands_no_token_js__WEBPACK_IMPORTED_MODULE_24__/* .NO_TOKEN */ .w].includes(one?.trim() ?? "")) ?? "";
    const read = (name) => values.get(name) ?? "";
    const texts = {
        token,
        registry: read("npm-registry"),
        tag: read("npm-tag"),
        mode: chooseWord(values, "npm-publish"),
        access: chooseWord(values, "npm-access"),
    };
    // Nothing reads the output of the command line for commands.
    return (0,_release_index_js__WEBPACK_IMPORTED_MODULE_13__.readNpmAccess)(texts, NPM_WORDS, { surroundings: (0,_processes_programs_js__WEBPACK_IMPORTED_MODULE_8__/* .getSurroundings */ .kR)(), hideSecret: () => undefined });
}
/** The same command line, ready to paste, with options that were missing or wrong. */
function formatRerun(call, ...right) {
    return (0,_format_call_js__WEBPACK_IMPORTED_MODULE_16__/* .formatCall */ .M)({ ...call, values: new Map([...call.values, ...right]) });
}


/***/ }),

/***/ 76040:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runValidateArchive: function() { return /* binding */ runValidateArchive; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _packing_validate_archive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58967);
/* harmony import */ var _print_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98077);



/** What makes no sense for one archive, which nothing is written to. */
const REFUSED = ["fix", "interactive", "baseline", "update-baseline", "changed-since", "shard", "watch"];
/** Judges the archive that a call of `validate` names, prints the report, and returns the exit status. */
async function runValidateArchive(path, request, call) {
    if (call.arguments.length > 1) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("One archive is judged at a time", "Give the archive alone");
    }
    const refused = REFUSED.find((name) => call.switches.has(name) || call.values.has(name));
    if (refused !== undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--${refused} is for the folder of a plugin, and an archive is judged as it is`, `Leave --${refused} out, or give the folder that the archive was made of`);
    }
    if ((0,_print_report_js__WEBPACK_IMPORTED_MODULE_2__/* .readFormat */ .C$)(call) === "patch") {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("--format patch is for the folder of a plugin, and an archive cannot be patched", "Choose another format, or give the folder that the archive was made of");
    }
    return (0,_print_report_js__WEBPACK_IMPORTED_MODULE_2__/* .printReport */ .Y_)(await (0,_packing_validate_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .validateArchive */ .V)(path, request), call, { isElsewhere: true });
}


/***/ }),

/***/ 57430:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: function() { return /* binding */ readObjects; },
/* harmony export */   HM: function() { return /* binding */ computeId; },
/* harmony export */   M7: function() { return /* binding */ readSmallObjects; },
/* harmony export */   NG: function() { return /* binding */ SUBMODULE; },
/* harmony export */   Wn: function() { return /* binding */ readParents; },
/* harmony export */   Zc: function() { return /* binding */ readTree; },
/* harmony export */   ps: function() { return /* binding */ LINK; }
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22264);

const LINK = "120000";
const SUBMODULE = "160000";
const FOLDER = "40000";
/** The most bytes that git prints about an object before its content. */
const HEADER_BYTES = 200;
const MOST_TREE_BYTES = 128 * 1024 * 1024;
const DEEPEST = 100;
/** What git calls a content: by the hash that another id is made with, or by SHA-1. */
function computeId(kind, bytes, like) {
    const hash = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .createHash */ .n)(like?.length === 64 ? "sha256" : "sha1");
    return hash
        .update(`${kind} ${String(bytes.length)}\0`)
        .update(bytes)
        .digest("hex");
}
/**
 * Reads objects by their ids, of at most so many bytes together. Their contents are verified against their ids: whoever
 * can write to the repository's objects could have put others in their place. `undefined` where one is missing or does
 * not match its id.
 */
async function readObjects({ ask }, ids, most) {
    const objects = new Map();
    const unique = [...new Set(ids)];
    if (unique.length === 0)
        return objects;
    const mostBytes = most + (unique.length + 1) * HEADER_BYTES;
    const { status, bytes } = await ask(["cat-file", "--batch"], {
        input: unique.map((id) => `${id}\n`).join(""),
        mostBytes,
    });
    if (status !== 0)
        return undefined;
    let at = 0;
    for (const id of unique) {
        const end = bytes.indexOf("\n", at);
        const [found = "", kind = "", size = ""] = bytes.toString("latin1", at, Math.max(at, end)).split(" ");
        const content = bytes.subarray(end + 1, end + 1 + Number(size));
        if (end === -1 || found !== id || size === "" || computeId(kind, content, id) !== id)
            return undefined;
        objects.set(id, { kind, bytes: content });
        at = end + 2 + content.length;
    }
    return objects;
}
const MOST_SMALL = 20_000;
/** Reads those objects that are here and small, as a pointer of Git LFS is. */
async function readSmallObjects(objects, ids, most) {
    const unique = [...new Set(ids)].slice(0, MOST_SMALL);
    if (unique.length === 0)
        return new Map();
    const input = unique.map((id) => `${id}\n`).join("");
    const { bytes } = await objects.ask(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input });
    const lines = bytes.toString("latin1").split("\n");
    const small = lines.flatMap((line) => {
        const [id = "", size = ""] = line.split(" ");
        return /^\d+$/u.test(size) && Number(size) <= most ? [id] : [];
    });
    return (await readObjects(objects, small, small.length * most)) ?? new Map();
}
/** The parents of a commit; `undefined` for what is not a commit that is here. */
async function readParents(objects, commit) {
    const headers = await readCommitHeaders(objects, commit);
    return headers?.flatMap((line) => (line.startsWith("parent ") ? [line.slice("parent ".length)] : []));
}
async function readCommitHeaders(objects, commit) {
    const found = (await readObjects(objects, [commit], MOST_TREE_BYTES))?.get(commit);
    if (found?.kind !== "commit")
        return undefined;
    return found.bytes.toString("latin1").split("\n\n", 1)[0]?.split("\n");
}
/**
 * All files of a commit below a folder, by their paths from the root; `undefined` where not all of it can be read. A
 * folder that the commit does not have is empty.
 */
async function readTree(objects, commit, folder = "") {
    const files = new Map();
    const root = (await readCommitHeaders(objects, commit))?.[0]?.slice("tree ".length) ?? "";
    const names = folder === "" ? [] : folder.split("/");
    let level = [["", root]];
    for (let depth = 0; level.length > 0; depth++) {
        if (depth > DEEPEST)
            return undefined;
        const trees = await readObjects(objects, level.map(([, id]) => id), MOST_TREE_BYTES);
        if (!trees)
            return undefined;
        const next = [];
        for (const [path, id] of level) {
            const tree = trees.get(id);
            const entries = tree?.kind === "tree" ? parseTree(tree.bytes, id.length / 2) : undefined;
            if (!entries)
                return undefined;
            for (const { name, mode, id: object } of entries) {
                if (depth < names.length && name !== names[depth])
                    continue;
                if (mode === FOLDER)
                    next.push([`${path}${name}/`, object]);
                else if (depth >= names.length)
                    files.set(path + name, { mode, id: object });
            }
        }
        level = next;
    }
    return files;
}
/** `<mode> <name>`, a zero, and the id in bytes, one after the other. */
function parseTree(tree, length) {
    const entries = [];
    let at = 0;
    while (at < tree.length) {
        const space = tree.indexOf(" ", at);
        const end = tree.indexOf(0, space);
        if (space === -1 || end === -1 || end + 1 + length > tree.length)
            return undefined;
        const [mode, name] = [tree.toString("latin1", at, space), tree.toString("utf8", space + 1, end)];
        at = end + 1 + length;
        entries.push({ mode, name, id: tree.toString("hex", end + 1, at) });
    }
    return entries;
}


/***/ }),

/***/ 1279:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withArchiveChange: function() { return /* binding */ withArchiveChange; }
/* harmony export */ });
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88241);
/* harmony import */ var _plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14266);
/* harmony import */ var _plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63922);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85163);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85720);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95655);
/* harmony import */ var _sums_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24954);
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11935);








/** Runs the plugin's commands, and finds out how they change the files that a release ships. */
function withArchiveChange(findOut) {
    return async (asked) => {
        const { root, folder } = asked;
        const before = await readDigests(root, folder);
        const given = await findOut(asked);
        const hasRun = Object.values(_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_FACTS */ .g).some((fact) => given[fact] !== undefined && !(0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__/* .isAbsent */ .W0)(given[fact]));
        return hasRun
            ? { ...given, archiveChange: findArchiveChange(before, await readDigests(root, folder), folder) }
            : given;
    };
}
/** Each file of the archive, with a digest of its bytes and its mode, as it is on the disk now. */
async function readDigests(root, folder) {
    const workspace = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .diskWorkspace */ .DH)(root);
    const needs = ["manifest", "packageJson", "declaredFiles", "packedFiles"];
    const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlugin */ .o)(workspace, { folder, needs });
    const { files } = (0,_plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_0__/* .listArchiveFiles */ .uK)({ workspace, folder, ...facts });
    const contents = new Map();
    const paths = files.map(({ path }) => path);
    for (const { path, bytes, isExecutable } of (0,_pack_js__WEBPACK_IMPORTED_MODULE_5__/* .readArchiveFiles */ .UB)(workspace, folder, paths)) {
        contents.set(path, `${(0,_sums_js__WEBPACK_IMPORTED_MODULE_4__/* .computeSha256 */ .jH)(bytes)} ${String(isExecutable)}`);
    }
    return contents;
}
function findArchiveChange(before, after, folder) {
    const reported = (paths, isSo) => [...paths].filter(isSo).map((path) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .joinPath */ .uJ)(folder, path));
    return {
        changed: reported(after.keys(), (path) => before.has(path) && before.get(path) !== after.get(path)),
        added: reported(after.keys(), (path) => !before.has(path)),
        removed: reported(before.keys(), (path) => !after.has(path)),
    };
}


/***/ }),

/***/ 17429:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeReported: function() { return /* binding */ describeReported; }
/* harmony export */ });
/* harmony import */ var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41035);
/* harmony import */ var _text_join_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79588);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _format_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25160);
/* harmony import */ var _growth_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8869);





const MOST_SECTIONS = 20;
/** Describes the differences that a report has, whoever wrote them. */
function describeReported({ plugins }) {
    const compared = plugins.flatMap((plugin) => {
        const { difference } = plugin;
        return difference ? [{ difference, of: plugins.length > 1 ? (0,_reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPluginTitle */ .Dz)(plugin) : undefined }] : [];
    });
    const growth = compared.flatMap(({ difference, of }) => {
        if (difference.limit?.isExceeded !== true)
            return [];
        const [sentence = ""] = (0,_growth_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .explainGrowth */ .h$)(difference, difference.limit);
        return [(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(of === undefined ? sentence : `${of}: ${sentence}`)];
    });
    const left = compared.length - MOST_SECTIONS;
    return {
        sections: [
            ...compared
                .slice(0, MOST_SECTIONS)
                .map(({ difference, of }) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInert */ .RU)((0,_format_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDifferenceMarkdown */ .GS)(difference, of).trim())),
            ...(left > 0 ? [`What changes in ${(0,_reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(left, "package")} more is in the JSON of the report.`] : []),
        ],
        remarks: (0,_text_join_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listFirst */ .r)(growth, MOST_SECTIONS).map((sentence) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInert */ .RU)(`\u274c **${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMarkdown */ .jI)(sentence)}.**`)),
        isStopped: growth.length > 0,
        growth: (0,_text_join_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listFirst */ .r)(growth, MOST_SECTIONS),
    };
}


/***/ }),

/***/ 9289:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ makeDifferenceRecord; }
/* harmony export */ });
/* harmony import */ var _core_package_difference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70820);
/* harmony import */ var _growth_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8869);


function makeDifferenceRecord(difference, limit) {
    return {
        schema: _core_package_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .DIFFERENCE_SCHEMA */ .e,
        ...difference,
        growth: difference.after.size - difference.before.size,
        ...(limit && { limit: { text: limit.text, isExceeded: (0,_growth_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooGrown */ .Wy)(difference, limit) } }),
    };
}


/***/ }),

/***/ 25160:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jR: function() { return /* binding */ formatDifference; },
  GS: function() { return /* binding */ formatDifferenceMarkdown; },
  T1: function() { return /* binding */ formatShare; }
});

// UNUSED EXPORTS: formatHeading

// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/text/width.js + 4 modules
var width = __webpack_require__(23719);
// EXTERNAL MODULE: ./build/bundled/packing/sizes.js
var sizes = __webpack_require__(59950);
;// CONCATENATED MODULE: ./build/bundled/packing/difference/difference-sections.js


const LONGEST_NAME = 200;
/** All changes but those of files: what asks more of users comes first. */
function listSections(difference) {
    const { permissions, hosts, packages, entryPoints } = difference;
    const sections = [
        {
            title: "Permissions that it asks for",
            rows: [
                ...permissions.added.map((name) => makeRow("new", name)),
                ...permissions.removed.map((name) => makeRow("gone", name)),
            ],
        },
        {
            title: "Hosts that its built code names",
            rows: listNames(hosts, ({ host, file }) => makeRow("new", host, `in ${file}`)),
        },
        {
            title: "Packages inside",
            rows: [
                ...packages.changed.map(({ name, before, after }) => makeRow("changed", name, `${before.join(", ")} \u2192 ${after.join(", ")}`)),
                ...listNames(packages, ({ name, versions }) => makeRow("new", name, versions.join(", "))),
            ],
        },
        {
            title: "Entry points",
            rows: entryPoints.map(({ key, before, after }) => {
                if (before === undefined)
                    return makeRow("new", key, (0,safe/* quote */.hD)(after, LONGEST_NAME));
                if (after === undefined)
                    return makeRow("gone", key, (0,safe/* quote */.hD)(before, LONGEST_NAME));
                return makeRow("changed", key, `${(0,safe/* quote */.hD)(before, LONGEST_NAME)} \u2192 ${(0,safe/* quote */.hD)(after, LONGEST_NAME)}`);
            }),
        },
    ];
    return sections.filter(({ rows }) => rows.length > 0);
}
function makeRow(kind, name, note = "") {
    return { kind, name, note };
}
function listNames({ added, removed, perhapsAdded, unread }, makeNewRow) {
    return [
        ...added.map(makeNewRow),
        ...removed.map((name) => makeRow("gone", name)),
        ...perhapsAdded.map((item) => ({ ...makeNewRow(item), kind: "perhaps new" })),
        ...listUnread(unread),
    ];
}
/** What is not known of both archives is said once. */
function listUnread({ before, after }) {
    const was = before.map(({ why }) => why);
    const is = after.map(({ why }) => why);
    return [
        ...is.map((why) => makeRow("not known", was.includes(why) ? "now and before" : "now", why)),
        ...was.filter((why) => !is.includes(why)).map((why) => makeRow("not known", "before", why)),
    ];
}
/** How many files were added, removed and changed, in words: `2 files added, 1 changed`. "" for none. */
function countFileChanges(files) {
    const counts = [
        [files.filter(({ before }) => before === undefined).length, "added"],
        [files.filter(({ after }) => after === undefined).length, "removed"],
        [files.filter(({ before, after }) => before && after).length, "changed"],
    ];
    const words = counts.filter(([count]) => count > 0).map(([count, what]) => [(0,numbers/* formatNumber */.Z)(count), what]);
    return words
        .map(([count, what], at) => at === 0 ? `${count} ${count === "1" ? "file" : "files"} ${what}` : `${count} ${what}`)
        .join(", ");
}

;// CONCATENATED MODULE: ./build/bundled/packing/difference/format-difference.js





const MOST_ROWS = 20;
const MOST_MARKDOWN_ROWS = 50;
const format_difference_LONGEST_NAME = 120;
const LONGEST_NOTE = 300;
/** What a package does that another did not, in lines for a terminal. */
function formatDifference(difference) {
    const { files } = difference;
    const shown = files.slice(0, MOST_ROWS);
    const changes = shown.map((file) => {
        const [sign, ...cells] = formatFile(file);
        return [`  ${sign} ${shortenName(file.path)}`, ...cells];
    });
    const heads = [countFileChanges(files), "size", "change", "gzip", "change"];
    return [
        formatHeading(difference),
        ...indent(alignColumns(listTotals(difference).map(([name, was, is, change]) => [name, was, "\u2192", is, change]))),
        ...listSections(difference).flatMap(({ title, rows }) => [
            `  ${title}`,
            ...indent(indent(formatRows(rows))),
            ...formatLeft(rows.length - MOST_ROWS),
        ]),
        ...indent(alignColumns(files.length === 0 ? [] : [heads, ...changes])),
        ...formatLeft(files.length - shown.length),
    ];
}
/**
 * The same as a section of Markdown, for the summary of a job and for comments.
 *
 * @param of the plugin, where there are several.
 */
function formatDifferenceMarkdown(difference, of) {
    const { files } = difference;
    const most = MOST_MARKDOWN_ROWS;
    const shown = files.slice(0, most);
    const totals = listTotals(difference).map((cells) => `| ${cells.join(" | ")} |`);
    const sections = listSections(difference).flatMap(({ title, rows }) => [
        `**${title}**`,
        "",
        ...rows.slice(0, most).map(formatItem),
        ...formatLeft(rows.length - most).map((words) => `- ${words.trim()}`),
        "",
    ]);
    const table = [
        `<details><summary>${countFileChanges(files)}</summary>`,
        "",
        "| | File | Size | Change | gzip | Change |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
        ...shown.map((file) => {
            const [sign, size, change, zipped, zippedChange, mode = ""] = formatFile(file);
            const note = mode === "" ? "" : `, ${mode}`;
            return `| ${sign === "-" ? "\u2212" : sign} | ${(0,safe/* formatMarkdownCode */.kK)(shortenName(file.path))}${note} | ${[size, change, zipped, zippedChange].join(" | ")} |`;
        }),
        "",
        ...formatLeft(files.length - shown.length).map((words) => words.trim()),
        "</details>",
        "",
    ];
    return [
        `### What changes in the package${of === undefined ? "" : ` of ${(0,safe/* formatMarkdown */.jI)((0,safe/* shorten */.ml)(of, format_difference_LONGEST_NAME))}`}`,
        "",
        `**${(0,safe/* formatMarkdown */.jI)(formatHeading(difference))}**`,
        "",
        ...(isSame(difference) ? [] : ["| | Before | After | Change |", "| --- | ---: | ---: | ---: |", ...totals, ""]),
        ...sections,
        ...(files.length === 0 ? [] : table),
    ].join("\n");
}
function isSame({ before, after }) {
    return before.sha256 === after.sha256;
}
/** The one line that says most: `Since v1.3.0: +11.7 KiB (+28%), version 1.3.0 \u2192 1.4.0`. */
function formatHeading(difference) {
    const { before, after } = difference;
    const since = (0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(before.name, format_difference_LONGEST_NAME));
    if (isSame(difference))
        return `The same package as ${since}, byte for byte`;
    const version = before.version === after.version || before.version === undefined || after.version === undefined
        ? ""
        : `, version ${(0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(before.version, format_difference_LONGEST_NAME))} \u2192 ${(0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(after.version, format_difference_LONGEST_NAME))}`;
    return `Since ${since}: ${(0,sizes/* formatChange */.e)(after.size - before.size)} (${formatShare(before.size, after.size)})${version}`;
}
/** The rows of totals: the name of each, before, after, and the change. */
function listTotals(difference) {
    if (isSame(difference))
        return [];
    const { before, after } = difference;
    const row = (name, was, is) => [name, (0,sizes/* formatSize */.X)(was), (0,sizes/* formatSize */.X)(is), `${(0,sizes/* formatChange */.e)(is - was)} (${formatShare(was, is)})`];
    const files = after.files - before.files;
    return [
        row("Download", before.size, after.size),
        row("Unpacked", before.unpacked, after.unpacked),
        [
            "Files",
            (0,numbers/* formatNumber */.Z)(before.files),
            (0,numbers/* formatNumber */.Z)(after.files),
            `${files > 0 ? "+" : files < 0 ? "-" : "\u00b1"}${(0,numbers/* formatNumber */.Z)(Math.abs(files))}`,
        ],
    ];
}
/** Formats a change as a share of what was there: `+28%`, `-0.4%`. */
function formatShare(before, after) {
    if (before === after)
        return "\u00b10%";
    if (before === 0)
        return "new";
    const share = (Math.abs(after - before) / before) * 100;
    const text = share < 10 ? share.toFixed(1) : (0,numbers/* formatNumber */.Z)(Math.round(share));
    return `${after > before ? "+" : "-"}${text}%`;
}
/** The sign of a file, its size, the change of it, the same after gzip, and whether its mode has changed. */
function formatFile({ before, after }) {
    const was = before?.size ?? 0;
    const cells = [after ? (0,sizes/* formatSize */.X)(after.size) : "", (0,sizes/* formatChange */.e)((after?.size ?? 0) - was)];
    const isMeasured = (before === undefined || before.gzip !== undefined) && (!after || after.gzip !== undefined);
    const zipped = isMeasured
        ? [after ? (0,sizes/* formatSize */.X)(after.gzip ?? 0) : "", (0,sizes/* formatChange */.e)((after?.gzip ?? 0) - (before?.gzip ?? 0))]
        : ["", "not measured"];
    const isNowExecutable = after?.isExecutable === true && before?.isExecutable !== true;
    const isNoLonger = after?.isExecutable === false && before?.isExecutable === true;
    const mode = isNowExecutable ? ["executable"] : isNoLonger ? ["no longer executable"] : [];
    return [before ? (after ? "~" : "-") : "+", ...cells, ...zipped, ...mode];
}
const SIGNS = { new: "+", gone: "-", changed: "~", "perhaps new": "?", "not known": "?" };
function formatRows(rows) {
    return alignColumns(rows.slice(0, MOST_ROWS).map(({ kind, name, note }) => {
        const words = kind === "not known" ? `not known ${name}` : shortenName(name);
        const shown = (0,safe/* shorten */.ml)((0,safe/* makeVisible */.Xm)(note), LONGEST_NOTE);
        return [`${SIGNS[kind]} ${words}`, kind === "perhaps new" ? `${shown} (perhaps not new)`.trim() : shown];
    }));
}
function formatItem({ kind, name, note }) {
    const words = kind === "not known" ? `${kind} ${name}` : `${kind}: ${(0,safe/* formatMarkdownCode */.kK)(shortenName(name))}`;
    return `- ${words}${note && `: ${(0,safe/* formatMarkdown */.jI)((0,safe/* shorten */.ml)(note, LONGEST_NOTE))}`}`;
}
function formatLeft(left) {
    return left > 0 ? [`    and ${(0,numbers/* formatNumber */.Z)(left)} more`] : [];
}
const shortenName = (name) => (0,safe/* shorten */.ml)((0,safe/* makeVisible */.Xm)(name), format_difference_LONGEST_NAME);
const indent = (lines) => lines.map((line) => `  ${line}`);
/** Pads cells to columns: the first to the left, the others to the right, but the last. */
function alignColumns(rows) {
    const count = Math.max(0, ...rows.map((row) => row.length));
    const widths = Array.from({ length: count }, (_, at) => Math.max(0, ...rows.map((row) => (0,width/* measureWidth */.l)(row[at] ?? ""))));
    return rows.map((row) => row
        .map((cell, at) => {
        const space = " ".repeat((widths[at] ?? 0) - (0,width/* measureWidth */.l)(cell));
        return at === 0 || at === count - 1 ? cell + space : space + cell;
    })
        .join("  ")
        .trimEnd());
}


/***/ }),

/***/ 8869:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q8: function() { return /* binding */ parseGrowthLimit; },
/* harmony export */   Wy: function() { return /* binding */ isTooGrown; },
/* harmony export */   h$: function() { return /* binding */ explainGrowth; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _sizes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59950);
/* harmony import */ var _format_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25160);




const UNITS = { B: 1, KB: 1024, KiB: 1024, MB: 1024 * 1024, MiB: 1024 * 1024 };
const FORM = /^(\d{1,9}(?:\.\d{1,3})?) ?(%|B|K(?:i?)B|M(?:i?)B)$/u;
const MOST_NAMED = 5;
/** Of a limit that a report has: {@link parseGrowthLimit} takes no longer one. */
const LONGEST_LIMIT = 20;
/**
 * Reads a limit such as `10%`, `50 KB` or `0%`.
 *
 * @param name what the caller calls it, such as "The input max-growth".
 * @throws {UsageError}
 */
function parseGrowthLimit(text, name) {
    const [, number = "", unit = ""] = FORM.exec(text.trim()) ?? [];
    if (number === "") {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text)}, but must be a share or a size`, "Write one such as 10% or 50 KB");
    }
    const isShare = unit === "%";
    return {
        text: text.trim(),
        ...{ kind: isShare ? "percent" : "bytes", amount: Number(number) * (isShare ? 1 : (UNITS[unit] ?? 1)) },
    };
}
/** Whether the archive, which is compressed, grew by more than it may. */
function isTooGrown({ before, after }, { kind, amount }) {
    const allowed = kind === "percent" ? (before.size * amount) / 100 : amount;
    return after.size - before.size > allowed;
}
/** By how much the archive grew, and which files: the first line is the sentence, the second what to do. */
function explainGrowth({ before, after, files }, { text }) {
    const growth = `${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSize */ .X)(after.size - before.size)} (${(0,_format_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(before.size, after.size)})`;
    const sizes = `from ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSize */ .X)(before.size)} to ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSize */ .X)(after.size)}`;
    const grown = files
        .map((file) => ({ path: file.path, ...measureGrowth(file) }))
        .filter((file) => file.growth > 0)
        .toSorted((a, b) => b.growth - a.growth);
    const named = grown
        .slice(0, MOST_NAMED)
        .map(({ path, growth: bytes, isZipped }) => `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatChange */ .e)(bytes)}${isZipped ? " gzip" : ""}`);
    const more = grown.length - named.length;
    const list = [...named, ...(more > 0 ? [`${String(more)} more`] : [])].join(", ");
    return [
        `The archive grew by ${growth}, ${sizes}, and may grow by ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, LONGEST_LIMIT)}${list === "" ? "" : `. What grew: ${list}`}`,
        "Leave out what the plugin does not need at run time. If it needs all of it, allow more in this change",
    ];
}
function measureGrowth({ before, after }) {
    const isZipped = [before, after].every((size) => size === undefined || size.gzip !== undefined);
    const [was, is] = isZipped ? [before?.gzip, after?.gzip] : [before?.size, after?.size];
    return { growth: (is ?? 0) - (was ?? 0), isZipped };
}


/***/ }),

/***/ 58967:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ validateArchive; },
/* harmony export */   readArchiveOfCaller: function() { return /* binding */ readArchiveOfCaller; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81147);
/* harmony import */ var _plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55067);
/* harmony import */ var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45315);
/* harmony import */ var _run_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46945);
/* harmony import */ var _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68242);
/* harmony import */ var _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36226);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22313);
/* harmony import */ var _workspace_archive_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73194);
/* harmony import */ var _archive_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4197);
/* harmony import */ var _artifact_fault_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13425);
/* harmony import */ var _artifact_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(40925);













const NOTHING_RUN = "nothing of an archive is run";
const PACK_AGAIN = "Do not release this file: make the archive again from the plugin's folder, with the command pack";
/**
 * Judges a finished archive as its release would before it publishes anything. Places in the report are below the name
 * of the archive.
 *
 * @throws {UsageError} if there is no archive.
 * @throws {Refusal} if no release would open it, or it is not what is declared next to it.
 */
async function validateArchive(path, request) {
    const { cwd, occasion, strict, failOn, tag } = request;
    if (tag !== undefined && !(0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isReleaseTag */ .KH)(tag)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`The tag ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(tag)} names no version, so it releases nothing`, "Name one such as v1.2.3");
    }
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path);
    const { opened } = await readArchiveOfCaller(file, path);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file);
    const findOut = (0,_run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_4__/* .combineFactFinders */ .N)((0,_run_run_scripts_js__WEBPACK_IMPORTED_MODULE_6__/* .makeScriptSkipper */ .wU)(NOTHING_RUN), (0,_run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_5__/* .makeLifecycleSkipper */ .NO)(NOTHING_RUN));
    const plugin = await (0,_archive_report_js__WEBPACK_IMPORTED_MODULE_9__/* .inspectArchive */ .N)(opened, { ...request, findOut }, folder);
    const report = { occasion, strict, failOn: occasion === "release" ? "error" : failOn, plugins: [plugin] };
    const source = (0,_run_result_js__WEBPACK_IMPORTED_MODULE_12__/* .makeSourceReader */ .n)(opened.workspace);
    const inside = `${folder}/`;
    return {
        report,
        root: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file),
        source: (named) => (named.startsWith(inside) ? source(named.slice(inside.length)) : undefined),
    };
}
/**
 * Reads a finished archive that the caller names.
 *
 * @param path as the caller wrote it.
 * @throws {UsageError} if there is no archive.
 * @throws {Refusal} if it is damaged, or holds what is never packed.
 */
async function readArchiveOfCaller(file, path) {
    try {
        return await (0,_artifact_js__WEBPACK_IMPORTED_MODULE_11__/* .readFinishedArchive */ .pd)(file);
    }
    catch (error) {
        if (!(error instanceof _artifact_fault_js__WEBPACK_IMPORTED_MODULE_10__/* .ArtifactFault */ .R))
            throw error;
        if (error.exitStatus === _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.usage) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`There is no archive ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(path, 200)}`, "Give an archive, or the folder of a plugin");
        }
        if ((0,_workspace_archive_path_js__WEBPACK_IMPORTED_MODULE_8__/* .isZipFile */ .G)(file) === false) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(path, 200)} is not a ZIP archive`, "Give an archive, or the folder of a plugin");
        }
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P_(error.message, PACK_AGAIN);
    }
}


/***/ }),

/***/ 73337:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ checkArchive; }
/* harmony export */ });
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81147);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88241);
/* harmony import */ var _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52772);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85720);
/* harmony import */ var _packing_pack_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11935);
/* harmony import */ var _run_release_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77284);







/**
 * Packs the one plugin that a run has checked.
 *
 * @throws {UsageError} if the tag names another commit than the one that is checked out, or the archive differs from
 * that commit.
 */
async function checkArchive({ report, root }, { tag, today }) {
    const [plugin] = report.plugins;
    const folder = plugin === undefined ? "" : (0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .getFolder */ .L2)(plugin);
    const workspace = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .diskWorkspace */ .DH)(root);
    const refs = (0,_plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .readRepositoryRefs */ .P4)(workspace);
    if (tag !== undefined && !(0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__/* .isAbsent */ .W0)(refs) && refs.head !== undefined)
        await (0,_run_release_js__WEBPACK_IMPORTED_MODULE_5__/* .readCheckedOutCommit */ .$q)(workspace, root, tag);
    const packed = await (0,_packing_pack_js__WEBPACK_IMPORTED_MODULE_4__/* .pack */ .qq)(workspace, { folder, tag, today });
    if (packed.state === "packed") {
        if (tag !== undefined)
            await (0,_run_release_js__WEBPACK_IMPORTED_MODULE_5__/* .compareWithCommit */ .TD)({ root, folder, tag }, packed.archive);
        return packed.archive;
    }
    const exitStatus = (0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .getPackStatus */ .SS)(packed) || _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.findings;
    if (packed.state === "refused") {
        const [first] = packed.refusals;
        return { why: packed.refusals.map(({ message }) => message), help: first?.help ?? "Remove it", exitStatus };
    }
    const findings = packed.report.plugins.flatMap((one) => one.findings.map(({ message }) => message));
    const why = findings.length > 0 ? findings : ["manifest.json names no plugin and version to call an archive by"];
    return { why, help: "Fix it: the archive itself would not pass, and a release of it would be stopped", exitStatus };
}


/***/ }),

/***/ 16254:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formatOutcome: function() { return /* binding */ formatOutcome; },
  formatOutcomeMarkdown: function() { return /* binding */ formatOutcomeMarkdown; },
  formatStep: function() { return /* binding */ formatStep; }
});

// EXTERNAL MODULE: ./build/bundled/core/github-limits.js
var github_limits = __webpack_require__(39064);
// EXTERNAL MODULE: ./build/bundled/reporters/cut-to-bytes.js
var cut_to_bytes = __webpack_require__(82457);
// EXTERNAL MODULE: ./build/bundled/reporters/break-lines.js
var break_lines = __webpack_require__(83052);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/packing/difference/format-difference.js + 1 modules
var format_difference = __webpack_require__(25160);
// EXTERNAL MODULE: ./build/bundled/packing/format-archive.js
var format_archive = __webpack_require__(69590);
;// CONCATENATED MODULE: ./build/bundled/release/format-stop.js

const COLUMN = 16;
/** The four lines at the end of a failed release, for a terminal. What is to be pasted is indented. */
function formatStop(stop, wrap) {
    return formatLines(listLines(stop), wrap);
}
/** The four lines of a release that waits, for a terminal. */
function formatPending(pending, wrap) {
    return formatLines(listPendingLines(pending), wrap);
}
function formatLines(lines, wrap) {
    const indent = " ".repeat(COLUMN);
    return lines.flatMap(([name, text]) => {
        const [first = "", ...rest] = text.split("\n").flatMap((line, at) => {
            const shown = (0,safe/* makeVisible */.Xm)(line);
            const broken = line.startsWith("  ") ? [shown] : (wrap?.(shown, COLUMN) ?? [shown]);
            return broken.map((part, row) => (at === 0 && row === 0 ? part : indent + part).trimEnd());
        });
        return [name.padEnd(COLUMN) + first, ...rest];
    });
}
/** The same as Markdown. What is to be pasted is a block of code, because GitHub adds a button that copies it. */
function formatStopMarkdown(stop) {
    return formatLinesMarkdown(listLines(stop));
}
function formatPendingMarkdown(pending) {
    return formatLinesMarkdown(listPendingLines(pending));
}
function formatLinesMarkdown(lines) {
    return lines.flatMap(([name, text]) => {
        const [first = "", ...rest] = text.split("\n");
        return [`- **${name}** ${(0,safe/* formatMarkdown */.jI)(first)}`, ...splitBlocks(rest).flatMap(formatBlock)];
    });
}
function splitBlocks(lines) {
    const found = [];
    for (const line of lines) {
        const isCode = line.startsWith("  ");
        const last = found.at(-1);
        if (last?.isCode === isCode)
            last.lines.push(line);
        else
            found.push({ isCode, lines: [line] });
    }
    return found;
}
/** A part of a list item. No line of the text can end its block of code. */
function formatBlock({ isCode, lines }) {
    if (!isCode)
        return ["", ...lines.map((line) => `  ${(0,safe/* formatMarkdown */.jI)(line)}  `)];
    const block = (0,safe/* formatCodeBlock */.mU)(lines.map((line) => line.slice(2)));
    return ["", ...block.map((line) => `  ${line}`.trimEnd())];
}
function listPendingLines({ waitingFor, alreadyPublic, notPublic, whatHappens }) {
    return [
        ["Waiting for:", waitingFor],
        ["Already public:", alreadyPublic],
        ["Not public:", notPublic],
        ["What happens:", whatHappens],
    ];
}
function listLines({ stoppedAt, alreadyPublic, notPublic, doThis }) {
    return [
        ["Stopped at:", stoppedAt],
        ["Already public:", alreadyPublic],
        ["Not public:", notPublic],
        ["Do this:", doThis],
    ];
}

;// CONCATENATED MODULE: ./build/bundled/release/format-outcome.js







const PLANNED = {
    create: { sign: "+", words: "to do" },
    resume: { sign: "+", words: "to do" },
    replace: { sign: "~", words: "to replace" },
    remove: { sign: "-", words: "to remove" },
    noop: { sign: "=", words: "nothing to do" },
    wait: { sign: "\u2026", words: "to wait for" },
    rejected: { sign: "\u2718", words: "rejected" },
    conflict: { sign: "\u2718", words: "conflict" },
    blocked: { sign: "\u2718", words: "blocked" },
};
const DONE = { sign: "\u2714", words: "done" };
const STOPPED = { sign: "\u2718", words: "stopped here" };
const WAITING = { sign: "\u2026", words: "waiting" };
const NOT_DONE = { sign: "\u00b7", words: "not done" };
/** The step at which a run stopped may not be in its plan, as that was read before. */
function describeStep(step, { state, done, stop }) {
    const planned = PLANNED[step.action];
    if (state === "planned" || step.action === "noop")
        return planned;
    if (done.includes(step) || state === "released")
        return DONE;
    if (planned.sign === "\u2718")
        return planned;
    if (stop?.at?.id === step.id && stop.at.target === step.target)
        return STOPPED;
    return state === "pending-review" && step.action === "wait" ? WAITING : NOT_DONE;
}
const VERDICTS = {
    planned: "Planned: nothing was written",
    noop: "Nothing to do: all of it is released",
    released: "Released",
    "pending-review": "Not all is public yet: somebody has to decide first",
    rejected: "Not released: the plugin is not fit for it",
    failed: "Not released",
    "partially-released": "Released in part",
    conflict: "Not released: what is there would have to be changed, and was not",
    refused: "Not released: refused, as going on would not be safe",
};
/** The line that a log shows before each step. */
function formatStep({ target, reason }) {
    return `${(0,safe/* makeInert */.RU)(`${target}: ${(0,safe/* makeVisible */.Xm)(reason)}`)} ...\n`;
}
/** The plan and the outcome of a release, for a terminal. */
function formatOutcome(outcome, subject, wrap) {
    const { plan, stop, pending } = outcome;
    const { tag, archive, warnings = [], since } = subject;
    const title = archive === undefined ? [] : [`Release ${(0,safe/* makeVisible */.Xm)(tag)}: ${archive.name}`, `  sha256 ${archive.sha256}`];
    const known = warnings.flatMap((warning) => formatRow("  ! ", warning, wrap));
    const news = since === undefined ? [] : (0,format_difference/* formatDifference */.jR)(since).map((line) => `  ${line}`);
    const width = Math.max(0, ...plan.map(({ target }) => target.length));
    const steps = plan.flatMap((step) => formatRow(`  ${describeStep(step, outcome).sign} ${step.target.padEnd(width)}  `, step.reason, wrap));
    const end = formatEnd(outcome, safe/* makeVisible */.Xm);
    const lines = [...(stop ? formatStop(stop, wrap) : []), ...(pending ? formatPending(pending, wrap) : [])];
    return `${(0,safe/* makeInert */.RU)([...title, ...known, ...news, ...steps, end, ...lines].join("\n"))}\n`;
}
function formatRow(start, words, wrap) {
    const [first = "", ...others] = (0,break_lines/* breakLines */.b)((0,safe/* makeVisible */.Xm)(words), start.length, { wrap });
    return [start + first, ...others];
}
/** The verdict, and where the release is public, unless the lines below it say that of several targets. */
function formatEnd({ state, targets, stop, pending }, escape) {
    const isAlone = targets.length === 1;
    const shown = isAlone || !(stop ?? pending) ? targets : [];
    const addresses = shown.flatMap(({ target, url }) => (url === undefined ? [] : [isAlone ? url : `${target} ${url}`]));
    return [VERDICTS[state], ...(addresses.length > 0 ? [addresses.map(escape).join(", ")] : [])].join(": ");
}
/** The report needs most of the summary. */
const MOST_BYTES = github_limits/* GITHUB_LIMITS */.f.summaryBytes / 4;
/** The same for the summary of a job, with the list of files last. The end is cut off if there is not enough room. */
function formatOutcomeMarkdown(outcome, subject, room = MOST_BYTES) {
    const { plan, stop, pending, state } = outcome;
    const { tag, archive, warnings = [], since } = subject;
    const rows = plan.map((step) => {
        const { sign, words } = describeStep(step, outcome);
        return `| ${step.target} | ${(0,safe/* formatMarkdown */.jI)(step.reason)} | ${sign === "\u2718" ? `**${words}**` : words} |`;
    });
    const table = rows.length === 0 ? [] : ["| Target | Step | State |", "| --- | --- | --- |", ...rows, ""];
    const end = formatEnd(outcome, safe/* formatMarkdown */.jI).replace(VERDICTS[state], "**$&**");
    const known = warnings.map((warning) => `- ${(0,safe/* formatMarkdown */.jI)(warning)}`);
    const reported = [
        `## Release ${(0,safe/* formatMarkdown */.jI)(tag)}`.trimEnd(),
        "",
        end,
        "",
        ...(stop ? [...formatStopMarkdown(stop), ""] : []),
        ...(pending ? [...formatPendingMarkdown(pending), ""] : []),
        ...table,
    ];
    const news = since === undefined ? "" : `${(0,format_difference/* formatDifferenceMarkdown */.GS)(since)}\n`;
    const files = archive === undefined ? "" : `${news}${(0,format_archive/* formatArchiveMarkdown */.Bi)(archive)}`;
    const shown = `${[...reported, ...known, ...(known.length > 0 ? [""] : [])].join("\n").trimEnd()}\n${files && `\n${files}`}`;
    return (0,cut_to_bytes/* cutToBytes */.zP)((0,cut_to_bytes/* splitLines */.uz)(shown), { room: Math.min(room, MOST_BYTES) });
}


/***/ }),

/***/ 82457:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PD: function() { return /* binding */ fitsInBytes; },
/* harmony export */   uz: function() { return /* binding */ splitLines; },
/* harmony export */   zP: function() { return /* binding */ cutToBytes; }
/* harmony export */ });
/* harmony import */ var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51424);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41035);




/** The bytes of the sentence about the cut, and how much escaping can lengthen a name in it. */
const NOTE_BYTES = 400;
const MOST_ESCAPED = 12;
/** Whether GitHub accepts all of it. */
function fitsInBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.summaryBytes }) {
    return Buffer.byteLength(joinPieces(pieces)) <= room;
}
/**
 * The first pieces that fit, with no fold left open, and a sentence on what is left out and where it is.
 */
function cutToBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.summaryBytes, whole, isLogged }) {
    const bytes = (text) => Buffer.byteLength(text);
    const all = joinPieces(pieces);
    if (bytes(all) <= room)
        return all;
    let used = NOTE_BYTES + bytes(whole ?? "") * MOST_ESCAPED;
    const end = pieces.findIndex(({ text }) => (used += bytes(text)) > room);
    const kept = pieces.slice(0, end);
    const isOpen = kept.findLast(({ fold }) => fold !== undefined)?.fold === "opens";
    const left = formatLeftOut(kept, pieces.slice(end));
    const cut = `_GitHub takes no more: ${left} left out. Everything is in ${describePlaces(whole, isLogged)}._`;
    const fitting = `${joinPieces(kept)}\n${isOpen ? "</details>\n\n" : ""}${cut}\n`;
    // With other text before it, the whole file would be dropped.
    return bytes(fitting) <= room ? fitting : "";
}
/** Lines of Markdown as pieces, of which those of lists and tables are counted. */
function splitLines(text) {
    return text.split(/(?<=\n)/u).map((line, at) => ({
        text: line,
        ...(/^(?:- |\| )/u.test(line) && { shows: { noun: "line", which: at } }),
        ...(line.startsWith("<details>") && { fold: "opens" }),
        ...(line.startsWith("</details>") && { fold: "closes" }),
    }));
}
function joinPieces(pieces) {
    return pieces.map(({ text }) => text).join("");
}
/** `7,014 of 10,000 findings, 73 of 73 checks`. */
function formatLeftOut(kept, left) {
    const shown = groupByNoun(kept);
    const parts = [...groupByNoun(left)].flatMap(([noun, missing]) => {
        const others = shown.get(noun) ?? new Set();
        const count = [...missing].filter((which) => !others.has(which)).length;
        return count === 0 ? [] : [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .Z)(count)} of ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(others.size + count, noun)}`];
    });
    return parts.length === 0 ? "a part of this page" : parts.join(", ");
}
function groupByNoun(pieces) {
    const groups = new Map();
    for (const { shows } of pieces) {
        if (!shows)
            continue;
        const group = groups.get(shows.noun) ?? new Set();
        groups.set(shows.noun, group.add(shows.which));
    }
    return groups;
}
/** Where the whole text is. */
function describePlaces(whole, isLogged = false) {
    if (!isLogged)
        return "the formats json and terminal";
    return whole === undefined ? "the log of the step" : `the log of the step and in ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMarkdownCode */ .kK)(whole)}`;
}


/***/ }),

/***/ 39598:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formatFilePatches: function() { return /* binding */ formatFilePatches; },
  patch: function() { return /* binding */ patch; }
});

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(37291);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/edits.js
var edits = __webpack_require__(30747);
// EXTERNAL MODULE: ./build/bundled/text/git-name.js
var git_name = __webpack_require__(4796);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/bundled/git/read-objects.js
var read_objects = __webpack_require__(57430);
;// CONCATENATED MODULE: ./build/bundled/reporters/binary-patch.js


const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The part below `diff --git` in git's binary format. Whatever the texts contain, it is inert and exact. */
function formatBinaryPatch(before, after) {
    const [old, fixed] = [Buffer.from(before), Buffer.from(after)];
    return `index ${(0,read_objects/* computeId */.HM)("blob", old)}..${(0,read_objects/* computeId */.HM)("blob", fixed)}\nGIT binary patch\n${formatLiteral(fixed)}\n${formatLiteral(old)}\n`;
}
function formatLiteral(bytes) {
    const packed = (0,external_node_zlib_.deflateSync)(bytes);
    const lines = [`literal ${String(bytes.length)}\n`];
    for (let at = 0; at < packed.length; at += LETTERS.length) {
        const part = packed.subarray(at, at + LETTERS.length);
        lines.push(`${LETTERS.charAt(part.length - 1)}${encodeBase85(part)}\n`);
    }
    return lines.join("");
}
function encodeBase85(bytes) {
    let text = "";
    for (let at = 0; at < bytes.length; at += 4) {
        let value = 0;
        for (let byte = 0; byte < 4; byte++)
            value = value * 256 + (bytes[at + byte] ?? 0);
        let digits = "";
        for (let digit = 0; digit < 5; digit++) {
            digits = DIGITS.charAt(value % 85) + digits;
            value = Math.floor(value / 85);
        }
        text += digits;
    }
    return text;
}

// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
;// CONCATENATED MODULE: ./build/bundled/reporters/patch.js








/** With more changes in one file, its lines are not matched but all replaced. */
const MOST_CHANGES = 1000;
const NO_END = "\\ No newline at end of file";
/**
 * All fixes as one patch for `git apply` at the root of the repository. Empty if there is nothing to fix. git reads
 * from the first "diff"; the lines before are for people.
 */
const patch = (report, view) => {
    const all = formatFilePatches(view.changes ?? findChanges(report, view));
    const parts = all.flatMap((part) => ("text" in part ? [part.text] : []));
    const left = all.flatMap((part) => "left" in part ? [`# Left out: ${(0,safe/* makeVisible */.Xm)(part.file)}, as ${part.left}\n`] : []);
    const head = `# ${tool/* TOOL */.js.name}: the fixes for ${(0,phrases/* formatCount */.B4)(parts.length, "file")}. At the repository's root: git apply FILE\n`;
    return [...(parts.length > 0 ? [head] : []), ...left, ...parts].join("");
};
function formatFilePatches(changes) {
    return changes.flatMap((change) => {
        const why = explainLeftOut(change);
        if (why !== undefined)
            return [{ file: change.file, left: why }];
        return "after" in change ? [{ file: change.file, text: formatFilePatch(change) }] : [];
    });
}
/** Why a file is in no patch. A patch also shows the lines around a fix. */
function explainLeftOut(change) {
    if ("left" in change)
        return change.left;
    if (change.linked)
        return "it is reached through a link";
    return (0,safe/* mayBeSecret */.lr)(change.before) || (0,safe/* mayBeSecret */.lr)(change.after)
        ? "it may contain a secret: --fix fixes it"
        : undefined;
}
/** The fixes of the report itself. */
function findChanges({ plugins }, { source }) {
    const fixes = plugins.flatMap(({ findings }) => findings.flatMap((finding) => (finding.fix && (0,report/* isCounted */.he)(finding) ? [finding.fix] : [])));
    const files = new Set(fixes.flatMap((fix) => fix.map(({ file }) => file)));
    return [...files].flatMap((file) => {
        const lines = source(file);
        if (!lines)
            return [{ file, left: "its text is not at hand" }];
        const before = lines.slice({ start: { line: 1, column: 1 }, end: { line: lines.count + 1, column: 1 } });
        // In the text, this character replaces bytes that are not UTF-8.
        if (before.includes("\ufffd"))
            return [{ file, left: "it may not be UTF-8" }];
        const own = fixes.filter((fix) => fix.every((edit) => edit.file === file));
        const after = (0,edits/* applyFixes */.y)(before, own).text;
        return before === after ? [] : [{ file, before, after, linked: false }];
    });
}
function formatFilePatch({ file, before, after }) {
    const [from, to] = [(0,git_name/* quoteForGit */.a)(`a/${file}`), (0,git_name/* quoteForGit */.a)(`b/${file}`)];
    const hunks = formatHunks(before, after);
    const head = `diff --git ${from} ${to}\n`;
    if (hunks === undefined)
        return head + formatBinaryPatch(before, after);
    // git writes a tab after a name that contains a space.
    const end = file.includes(" ") ? "\t" : "";
    return `${head}--- ${from}${from.startsWith('"') ? "" : end}\n+++ ${to}${to.startsWith('"') ? "" : end}\n${hunks}`;
}
/**
 * The hunks of a patch. `undefined` if they would contain what must not be printed, or begin or end with an empty
 * text.
 */
function formatHunks(before, after) {
    if (before === "" || after === "")
        return undefined;
    const found = (0,create/* structuredPatch */.YB)("", "", before, after, "", "", { context: 3, maxEditLength: MOST_CHANGES });
    const hunks = (found?.hunks ?? [formatReplacement(before, after)]).map(({ oldStart, oldLines, newStart, newLines, lines }) => ({
        head: `@@ -${String(oldStart)},${String(oldLines)} +${String(newStart)},${String(newLines)} @@`,
        lines,
    }));
    if (!hunks.every(({ lines }) => lines.every(isInert)))
        return undefined;
    return hunks.map(({ head, lines }) => `${[head, ...lines].join("\n")}\n`).join("");
}
function formatReplacement(before, after) {
    const [old, fixed] = [formatLines("-", before), formatLines("+", after)];
    const count = (lines) => lines.filter((line) => line !== NO_END).length;
    return { oldStart: 1, oldLines: count(old), newStart: 1, newLines: count(fixed), lines: [...old, ...fixed] };
}
function formatLines(sign, text) {
    const lines = text.split("\n").map((line) => `${sign}${line}`);
    return text.endsWith("\n") ? lines.slice(0, -1) : [...lines, NO_END];
}
/**
 * Characters that only take room or join letters, and turn no text around: spaces, separators, joiners and variation
 * selectors.
 */
const HARMLESS = /[\p{Zs}\p{Zl}\p{Zp}\p{Variation_Selector}\u00ad\u200b-\u200d\u2060\ufeff]/gu;
/**
 * Whether a line can be printed as it is. A carriage return at its end and a tab are allowed. `patch` reads no other
 * form of a change than lines.
 */
function isInert(line) {
    const shown = line.replace(/\r$/u, "").replace(/\t/gu, " ");
    const rest = shown.replace(HARMLESS, "");
    return (0,safe/* makeInert */.RU)(shown) === shown && (0,safe/* makeVisible */.Xm)(rest) === rest;
}


/***/ }),

/***/ 10855:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findMistakenTag: function() { return /* binding */ findMistakenTag; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88241);
/* harmony import */ var _plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55067);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85163);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85720);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95655);







/** What is wrong with a tag that was meant to release one of the checked plugins. `undefined` for any other tag. */
async function findMistakenTag(tag, { report, root }) {
    const workspace = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .diskWorkspace */ .DH)(root);
    const names = [];
    let version = "1.2.3";
    for (const plugin of report.plugins) {
        const folder = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(plugin);
        const { packageJson } = (await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlugin */ .o)(workspace, { folder, needs: ["packageJson"] })).facts;
        const packageName = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(packageJson) ? undefined : packageJson.value["name"];
        if (typeof packageName === "string")
            names.push(packageName, (0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .removeScope */ .vU)(packageName));
        if (plugin.name !== undefined)
            names.push(plugin.name);
        names.push((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .getBaseName */ .J)(folder));
        version = plugin.version ?? version;
    }
    if (!(0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .isMistakenTag */ .xi)(tag, names))
        return undefined;
    return `Nothing is released: the tag ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(tag)} names no version\nA release tag looks like v${version} or ${version}; in a repository of several plugins, like weather@${version}`;
}


/***/ }),

/***/ 4796:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ quoteForGit; }
/* harmony export */ });
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);

/** A file's name as git reads it in a patch: in quotes, with octal bytes, where it is not plain. */
function quoteForGit(name) {
    if (/^[\x20-\x7e]*$/u.test(name) && !/["\\]/u.test(name) && (0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(name) === name)
        return name;
    const bytes = [...new TextEncoder().encode(name)].map((byte, at) => {
        const char = String.fromCharCode(byte);
        if (char === '"' || char === "\\")
            return `\\${char}`;
        // What might be a command to the runner is not spelled out, either.
        const isPlain = byte >= 0x20 && byte < 0x7f && !(char === "[" && at > 0) && char !== ":";
        return isPlain ? char : `\\${byte.toString(8).padStart(3, "0")}`;
    });
    return `"${bytes.join("")}"`;
}


/***/ })

};
;