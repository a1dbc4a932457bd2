"use strict";
exports.id = 443;
exports.ids = [443];
exports.modules = {
    22942: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $I: function () { return readObjects; },
            HM: function () { return computeId; },
            M7: function () { return readSmallObjects; },
            NG: function () { return SUBMODULE; },
            Wn: function () { return readParents; },
            Zc: function () { return readTree; },
            od: function () { return readTreeFiles; },
            ps: function () { return LINK; }
        });
        var _files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14345);
        var _text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88512);
        const LINK = "120000";
        const SUBMODULE = "160000";
        const FOLDER = "40000";
        const HEADER_BYTES = 200;
        const MAX_TREE_BYTES = 128 * 1024 * 1024;
        const DEEPEST = 100;
        function computeId(kind, bytes, like) {
            const hash = (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_1__.n1)(like?.length === 64 ? "sha256" : "sha1");
            return hash
                .update(`${kind} ${String(bytes.length)}\0`)
                .update(bytes)
                .digest("hex");
        }
        async function readObjects({ ask }, ids, maxBytes) {
            const objects = new Map();
            const unique = [...new Set(ids)];
            if (unique.length === 0)
                return objects;
            const mostBytes = maxBytes + (unique.length + 1) * HEADER_BYTES;
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
        const MAX_SMALL_OBJECTS = 20000;
        async function readSmallObjects(objects, ids, maxBytes) {
            const unique = [...new Set(ids)].slice(0, MAX_SMALL_OBJECTS);
            if (unique.length === 0)
                return new Map();
            const input = unique.map((id) => `${id}\n`).join("");
            const { bytes } = await objects.ask(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input });
            const lines = bytes.toString("latin1").split("\n");
            const small = lines.flatMap((line) => {
                const [id = "", size = ""] = line.split(" ");
                if (!/^\d+$/u.test(size) || Number(size) > maxBytes)
                    return [];
                return [id];
            });
            return (await readObjects(objects, small, small.length * maxBytes)) ?? new Map();
        }
        async function readParents(objects, commit) {
            const headers = await readCommitHeaders(objects, commit);
            return headers?.flatMap((line) => (line.startsWith("parent ") ? [line.slice("parent ".length)] : []));
        }
        async function readCommitHeaders(objects, commit) {
            const found = (await readObjects(objects, [commit], MAX_TREE_BYTES))?.get(commit);
            if (found?.kind !== "commit")
                return undefined;
            return found.bytes.toString("latin1").split("\n\n", 1)[0]?.split("\n");
        }
        function readTree(objects, commit, folder = "") {
            const inside = folder === "" ? "" : `${folder}/`;
            return walkTree(objects, commit, (path, isFolder) => {
                return path.startsWith(inside) || (isFolder && inside.startsWith(`${path}/`));
            });
        }
        function readTreeFiles(objects, commit, paths) {
            const files = new Set(paths);
            const folders = new Set(paths.map(_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.PA).flatMap(_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk));
            return walkTree(objects, commit, (path, isFolder) => (isFolder ? folders : files).has(path));
        }
        async function walkTree(objects, commit, isWanted) {
            const files = new Map();
            const root = (await readCommitHeaders(objects, commit))?.[0]?.slice("tree ".length) ?? "";
            let level = [["", root]];
            for (let depth = 0; level.length > 0; depth++) {
                if (depth > DEEPEST)
                    return undefined;
                const ids = level.map(([, id]) => id);
                const trees = await readObjects(objects, ids, MAX_TREE_BYTES);
                if (!trees)
                    return undefined;
                const next = [];
                for (const [path, id] of level) {
                    const tree = trees.get(id);
                    const entries = tree?.kind === "tree" ? parseTree(tree.bytes, id.length / 2) : undefined;
                    if (!entries)
                        return undefined;
                    for (const { name, mode, id: object } of entries) {
                        if (!isWanted(path + name, mode === FOLDER))
                            continue;
                        if (mode === FOLDER)
                            next.push([`${path}${name}/`, object]);
                        else
                            files.set(path + name, { mode, id: object });
                    }
                }
                level = next;
            }
            return files;
        }
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
    }),
    6111: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G: function () { return parseDiffLines; },
            a: function () { return quoteForGit; }
        });
        var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        function quoteForGit(name) {
            if (/^[\x20-\x7e]*$/u.test(name) && !/["\\]/u.test(name) && (0, _safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(name) === name)
                return name;
            const bytes = [...new TextEncoder().encode(name)].map((byte, at) => {
                const char = String.fromCharCode(byte);
                if (char === '"' || char === "\\")
                    return `\\${char}`;
                const isPlain = byte >= 0x20 && byte < 0x7f && !(char === "[" && at > 0) && char !== ":";
                if (isPlain)
                    return char;
                return `\\${byte.toString(8).padStart(3, "0")}`;
            });
            return `"${bytes.join("")}"`;
        }
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
    }),
    96591: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: function () { return formatBinaryPatch; }
        });
        var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
        var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
        var _base_git_read_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22942);
        const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
        const LETTERS = DIGITS.slice(10, 62);
        const NO_FILE = "0".repeat(40);
        function formatBinaryPatch(before, after) {
            const [old, fixed] = [Buffer.from(before ?? ""), Buffer.from(after ?? "")];
            const name = (content, bytes) => content === undefined ? NO_FILE : (0, _base_git_read_objects_js__WEBPACK_IMPORTED_MODULE_1__.HM)("blob", bytes);
            return `index ${name(before, old)}..${name(after, fixed)}\nGIT binary patch\n${formatLiteral(fixed)}\n${formatLiteral(old)}\n`;
        }
        function formatLiteral(bytes) {
            const packed = (0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateSync)(bytes);
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
    }),
    46764: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            compact: function () { return compact; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14345);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43890);
        const ESCAPED_END = "\\x3a ";
        const compact = (report, view) => {
            const findings = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.xI)((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.FR)(report), view.isChanged);
            const lines = [
                ...listCrashes(report, view),
                ...findings.map((finding) => formatLine(finding, (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.Rf)(finding, report), view)),
            ];
            return lines.map((line) => `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.RU)(line)}\n`).join("");
        };
        function formatLine({ check, severity, location }, words, { pathOf = String }) {
            const { line, column } = location.range?.start ?? { line: 1, column: 1 };
            const file = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(pathOf(location.file)).replaceAll(": ", ESCAPED_END);
            return `${file}:${String(line)}:${String(column)}: ${severity}: ${words} [${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(check)}]`;
        }
        function listCrashes({ plugins }, view) {
            return plugins.flatMap((plugin) => {
                const location = { file: (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.uJ)((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.L2)(plugin), "manifest.json") };
                return plugin.outcomes.flatMap((outcome) => outcome.status === "crashed"
                    ? [formatLine({ check: outcome.check, severity: "error", location }, (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.UL)(outcome), view)]
                    : []);
            });
        }
    }),
    88450: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            gitlab: function () { return gitlab; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14345);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43890);
        var _sarif_fingerprints_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53992);
        var _base_text_hash_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88512);
        const GITLAB_SEVERITIES = { error: "major", warning: "minor", notice: "info" };
        const gitlab = (report, view) => {
            const fingerprints = (0, _sarif_fingerprints_js__WEBPACK_IMPORTED_MODULE_4__.u)(report.plugins, view);
            const findings = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.xI)((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.FR)(report));
            const violations = [
                ...report.plugins.flatMap(listCrashes),
                ...findings.map((finding) => {
                    const { check, severity, location } = finding;
                    const { start, end } = location.range ?? { start: { line: 1 }, end: { line: 1 } };
                    return {
                        description: (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.yv)(finding, report).replaceAll("\n", " "),
                        check_name: check,
                        fingerprint: fingerprints.get(finding)?.[_sarif_fingerprints_js__WEBPACK_IMPORTED_MODULE_4__.l] ?? "",
                        severity: GITLAB_SEVERITIES[severity],
                        location: { path: location.file.toWellFormed(), lines: { begin: start.line, end: end.line } },
                    };
                }),
            ];
            return `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.LE)(JSON.stringify(violations, undefined, 2))}\n`;
        };
        function listCrashes(plugin) {
            return plugin.outcomes.flatMap((outcome) => {
                if (outcome.status !== "crashed")
                    return [];
                const { check } = outcome;
                return {
                    description: (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.UL)(outcome),
                    check_name: check,
                    fingerprint: (0, _base_text_hash_js__WEBPACK_IMPORTED_MODULE_5__.sW)(JSON.stringify(["crash", plugin.path, check])),
                    severity: "blocker",
                    location: { path: (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.uJ)((0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.L2)(plugin), "manifest.json"), lines: { begin: 1 } },
                };
            });
        }
    }),
    85385: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            junit: function () { return junit; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _finding_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43890);
        var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41035);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46136);
        const junit = (report) => {
            const suites = report.plugins.map((plugin) => formatSuite(plugin, report));
            const lines = [
                '<?xml version="1.0" encoding="UTF-8"?>',
                `<testsuites name="${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name}" ${formatSums(suites.map(({ sums }) => sums))}>`,
                ...suites.flatMap((suite) => suite.lines),
                "</testsuites>",
            ];
            return `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.RU)(lines.join("\n"))}\n`;
        };
        function formatSums(all) {
            const sum = (name) => String(all.reduce((total, sums) => total + sums[name], 0));
            return `tests="${sum("tests")}" failures="${sum("failures")}" errors="${sum("errors")}"`;
        }
        function formatSuite(plugin, report) {
            const { outcomes } = plugin;
            const { crashed, skipped } = (0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.XF)(plugin);
            const failing = outcomes.filter((outcome) => findFailures(outcome, report).length > 0);
            const sums = { tests: outcomes.length, failures: failing.length, errors: crashed };
            const { name, className } = nameSuite(plugin);
            return {
                sums,
                lines: [
                    `  <testsuite name="${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X)(name)}" ${formatSums([sums])} skipped="${String(skipped)}">`,
                    ...outcomes.flatMap((outcome) => formatTest(outcome, (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X)(className), report)),
                    "  </testsuite>",
                ],
            };
        }
        function nameSuite(plugin) {
            if (plugin.path === ".")
                return { name: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.Dz)(plugin), className: _core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name };
            const folder = plugin.path.replaceAll(".", "_").replaceAll("/", ".");
            return { name: (0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.E2)(plugin), className: `${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name}.${folder}` };
        }
        function formatTest(outcome, className, report) {
            const head = `    <testcase name="${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X)(outcome.check)}" classname="${className}"`;
            const body = formatBody(outcome, report);
            if (body.length === 0)
                return [`${head}/>`];
            return [`${head}>`, ...body, "    </testcase>"];
        }
        function formatBody(outcome, report) {
            switch (outcome.status) {
                case "met":
                    return [];
                case "skipped":
                    return [`      <skipped message="${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X)(outcome.reason)}"/>`];
                case "crashed": {
                    const reported = `The check ${outcome.check} crashed: a fault of this tool, not of the plugin`;
                    return [
                        `      <error type="crash" message="${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X)(reported)}">${formatText(outcome.error.split("\n"))}</error>`,
                    ];
                }
                case "unmet": {
                    const failed = findFailures(outcome, report);
                    const others = outcome.findings.filter((finding) => !(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.DI)(finding, report));
                    return [...formatFailure(failed, outcome, report), ...formatOutput(others, report)];
                }
            }
        }
        function formatFailure(failed, outcome, report) {
            const [first, ...more] = failed;
            if (!first)
                return [];
            const rest = more.length === 0 ? "" : ` (and ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__.B4)(more.length, "more finding")})`;
            const message = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X)(`${first.message}${rest}`);
            const lines = [...failed.flatMap((finding) => formatFinding(finding, report)), (0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.ow)(outcome)];
            return [`      <failure type="${first.severity}" message="${message}">${formatText(lines)}</failure>`];
        }
        function formatOutput(others, report) {
            if (others.length === 0)
                return [];
            const lines = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(others).flatMap((finding) => formatFinding(finding, report));
            return [`      <system-out>${formatText(lines)}</system-out>`];
        }
        function findFailures(outcome, rule) {
            if (outcome.status !== "unmet")
                return [];
            return (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(outcome.findings.filter(((finding) => (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.DI)(finding, rule))));
        }
        function formatFinding(finding, report) {
            const { message, help, printed = [], location } = finding;
            const lines = [`${(0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.dE)(location)}: ${(0, _finding_message_js__WEBPACK_IMPORTED_MODULE_3__.wR)(finding)}: ${message}`];
            if (help !== undefined)
                lines.push(`  ${help}`);
            for (const note of (0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.mn)(finding, report))
                lines.push(`  ${note}`);
            for (const line of printed)
                lines.push(`  > ${line}`);
            return lines;
        }
        function formatText(lines) {
            return `\n${lines.map(_base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.X).join("\n")}\n`;
        }
    }),
    52607: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            formatFilePatches: function () { return formatFilePatches; },
            patch: function () { return patch; }
        });
        var diff__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37291);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
        var _base_text_edits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8483);
        var _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6111);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _binary_patch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96591);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46136);
        const MAX_CHANGES = 1000;
        const NO_END = "\\ No newline at end of file";
        const patch = (report, view) => {
            const all = formatFilePatches(view.changes ?? findChanges(report, view));
            const parts = all.filter((part) => "text" in part).map((({ text }) => text));
            const left = all
                .filter((part) => "left" in part)
                .map(({ file, left: why }) => `# Left out: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(file)}, as ${why}\n`);
            const body = [...left, ...parts].join("");
            if (parts.length === 0)
                return body;
            return `# ${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name}: the fixes for ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__.B4)(parts.length, "file")}. At the repository's root: git apply FILE\n${body}`;
        };
        function formatFilePatches(changes) {
            return changes.flatMap((change) => {
                const why = explainLeftOut(change);
                if (why !== undefined)
                    return [{ file: change.file, left: why }];
                return "after" in change ? [{ file: change.file, text: formatFilePatch(change) }] : [];
            });
        }
        function explainLeftOut(change) {
            if ("left" in change)
                return change.left;
            if (change.linked)
                return "it is reached through a symlink";
            if ((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.lr)(change.before) || (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.lr)(change.after))
                return "it may contain a secret: --fix fixes it";
            return undefined;
        }
        function findChanges({ plugins }, { source }) {
            const findings = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.FR)({ plugins });
            const fixes = findings.map(({ fix }) => fix).filter((fix) => fix !== undefined);
            const files = new Set(fixes.flatMap((fix) => fix.map(({ file }) => file)));
            return [...files].flatMap((file) => {
                const lines = source(file);
                if (!lines)
                    return [{ file, left: "its text is not available" }];
                const before = lines.text;
                if (before.includes("\ufffd"))
                    return [{ file, left: "it may not be UTF-8" }];
                const own = fixes.filter((fix) => fix.every((edit) => edit.file === file));
                const after = (0, _base_text_edits_js__WEBPACK_IMPORTED_MODULE_6__.y)(before, own).text;
                return before === after ? [] : [{ file, before, after, linked: false }];
            });
        }
        function formatFilePatch({ file, before, after }) {
            const [from, to] = [(0, _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_2__.a)(`a/${file}`), (0, _base_text_file_change_js__WEBPACK_IMPORTED_MODULE_2__.a)(`b/${file}`)];
            const hunks = formatHunks(before, after);
            const head = `diff --git ${from} ${to}\n`;
            if (hunks === undefined)
                return head + (0, _binary_patch_js__WEBPACK_IMPORTED_MODULE_4__.R)(before, after);
            return `${head}--- ${endName(from)}\n+++ ${endName(to)}\n${hunks}`;
        }
        function endName(name) {
            return name.includes(" ") && !name.startsWith('"') ? `${name}\t` : name;
        }
        function formatHunks(before, after) {
            if (before === "" || after === "")
                return undefined;
            const found = (0, diff__WEBPACK_IMPORTED_MODULE_7__.YB)("", "", before, after, "", "", { context: 3, maxEditLength: MAX_CHANGES });
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
        const HARMLESS = /[\p{Zs}\p{Zl}\p{Zp}\p{Variation_Selector}\u00ad\u200b-\u200d\u2060\ufeff]/gu;
        function isInert(line) {
            const shown = line.replace(/\r$/u, "").replace(/\t/gu, " ");
            const rest = shown.replace(HARMLESS, "");
            return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.RU)(shown) === shown && (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(rest) === rest;
        }
    }),
    53992: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            l: function () { return FINGERPRINT; },
            u: function () { return makeFingerprints; }
        });
        var _core_finding_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60170);
        var _finding_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88815);
        var _base_text_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88512);
        const FINGERPRINT = "pluginPreflight/v3";
        function makeFingerprints(plugins, view) {
            const seen = new Map();
            const readMarks = (0, _finding_marks_js__WEBPACK_IMPORTED_MODULE_1__.j)(view);
            const fingerprints = new Map();
            for (const { path, findings } of plugins) {
                for (const finding of findings) {
                    const { check, location } = finding;
                    const { identity, lineHash } = readMarks(finding);
                    const plugin = (0, _core_finding_identity_js__WEBPACK_IMPORTED_MODULE_0__.iI)(location.file) ? null : path;
                    const own = (0, _base_text_hash_js__WEBPACK_IMPORTED_MODULE_2__.sW)(JSON.stringify([plugin, check, location.file, identity]), 32);
                    const count = (seen.get(own) ?? 0) + 1;
                    seen.set(own, count);
                    fingerprints.set(finding, {
                        [FINGERPRINT]: `${own}:${String(count)}`,
                        ...(lineHash !== undefined && { primaryLocationLineHash: lineHash }),
                    });
                }
            }
            return fingerprints;
        }
    }),
    10241: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            sarif: function () { return sarif; }
        });
        var external_node_zlib_ = __webpack_require__(38522);
        var exit_status = __webpack_require__(81147);
        var github_limits = __webpack_require__(39064);
        var core_report = __webpack_require__(73342);
        var tool = __webpack_require__(42243);
        var numbers = __webpack_require__(46136);
        var safe = __webpack_require__(47313);
        var sarif_fingerprints = __webpack_require__(53992);
        var finding_message = __webpack_require__(43890);
        var finding_identity = __webpack_require__(60170);
        ;
        const LEVELS = { error: "error", warning: "warning", notice: "note" };
        const BASELINE_STATES = { known: "unchanged", new: "new" };
        const SOURCE_ROOT = "%SRCROOT%";
        function makeResult(finding, rule, prints, { report, isCompared }) {
            const { check, code, subject, severity, location, fix, suppressed, overruled, age, stopsRelease } = finding;
            return {
                ruleId: check,
                ruleIndex: rule,
                level: LEVELS[severity],
                message: { text: (0, finding_message.yv)(finding, report) },
                locations: [
                    {
                        physicalLocation: makeLocation(location.file, location.range),
                        logicalLocations: location.pointer ? [{ fullyQualifiedName: location.pointer }] : undefined,
                    },
                ],
                partialFingerprints: { ...prints },
                baselineState: isCompared ? BASELINE_STATES[age ?? "new"] : undefined,
                fixes: fix && [makeFix(fix, finding)],
                suppressions: makeSuppressions(suppressed),
                properties: {
                    code,
                    subject: subject ? (0, finding_identity.qx)(subject) : undefined,
                    stopsRelease,
                    overruled,
                    age,
                },
            };
        }
        function makeSuppressions(reason) {
            if (reason === undefined)
                return [];
            return [{ kind: "external", status: "accepted", justification: (0, finding_message.kO)(reason) }];
        }
        function makeLocation(file, range) {
            return { artifactLocation: makeArtifactLocation(file), region: range ? makeRegion(range) : { startLine: 1 } };
        }
        function makeArtifactLocation(file) {
            return { uri: file.split("/").map(encodeName).join("/"), uriBaseId: SOURCE_ROOT };
        }
        function encodeName(name) {
            return encodeURIComponent(name.toWellFormed()).replace(/[!'()*]/gu, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
        }
        function makeRegion({ start, end }) {
            return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
        }
        function makeFix(edits, { help, message }) {
            const files = new Set(edits.map(({ file }) => file));
            return {
                description: { text: (0, finding_message.kO)(help ?? message) },
                artifactChanges: [...files].map((file) => ({
                    artifactLocation: makeArtifactLocation(file),
                    replacements: edits
                        .filter((edit) => edit.file === file)
                        .map((edit) => ({ deletedRegion: makeRegion(edit.range), insertedContent: { text: edit.text } })),
                })),
            };
        }
        var phrases = __webpack_require__(41035);
        ;
        const { sarifResults, sarifPackedBytes } = github_limits.f;
        const MAX_TITLE_LENGTH = 1000;
        const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
        const sarif = (report, view) => {
            const rules = makeRules(report, view);
            const places = new Map(rules.map(({ id }, at) => [id, at]));
            const findings = report.plugins.flatMap((plugin) => plugin.findings);
            const prints = (0, sarif_fingerprints.u)(report.plugins, view);
            const sorted = [
                ...(0, core_report.xI)(findings.filter(core_report.he)),
                ...(0, core_report.xI)(findings.filter((one) => !(0, core_report.he)(one))),
            ];
            const isCompared = findings.length > 0 && findings.every(({ age }) => age !== undefined);
            const results = sorted
                .slice(0, sarifResults)
                .map((finding) => makeResult(finding, places.get(finding.check) ?? -1, prints.get(finding) ?? {}, { report, isCompared }));
            const formatDocument = (count) => {
                const left = findings.length - count;
                const log = {
                    $schema: SCHEMA,
                    version: "2.1.0",
                    runs: [makeRun(report, rules, results.slice(0, count), { left, copy: view.copy })],
                };
                return `${(0, safe.LE)(JSON.stringify(log, undefined, 2))}\n`;
            };
            return cutToPackedBytes(formatDocument, results.length);
        };
        function cutToPackedBytes(formatDocument, most) {
            for (let count = most;;) {
                const whole = formatDocument(count);
                const packed = whole.length * 3 <= sarifPackedBytes ? 0 : (0, external_node_zlib_.gzipSync)(whole).length;
                if (packed <= sarifPackedBytes || count === 0)
                    return whole;
                count = Math.min(count - 1, Math.floor((count * sarifPackedBytes * 0.95) / packed));
            }
        }
        function makeRun(report, rules, results, { left, copy = tool.Xc }) {
            const { occasion, strict, failOn, failOnNew } = report;
            const { name, version, ruleset } = tool.js;
            const home = copy.origin?.url ?? findHome(report);
            return {
                tool: {
                    driver: {
                        name,
                        version,
                        informationUri: home,
                        rules: [...rules],
                        properties: { ruleset },
                    },
                },
                automationDetails: { id: makeCategory(report) },
                invocations: [makeInvocation(report, left)],
                columnKind: "utf16CodeUnits",
                originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: "The repository's root" } } },
                results: [...results],
                properties: { occasion, strict, failOn, failOnNew, verdict: (0, core_report.WJ)(report) },
            };
        }
        function findHome({ plugins }) {
            const page = plugins.flatMap(({ outcomes }) => outcomes).find((({ url }) => url !== undefined))?.url;
            return page?.split("/blob/", 1)[0];
        }
        function makeCategory({ plugins, selection }) {
            const [first = [], ...others] = plugins.map(({ path }) => (path === "." ? [] : path.split("/")));
            const shared = first.filter((_, at) => others.every((names) => first.slice(0, at + 1).every((n, i) => names[i] === n)));
            const names = [tool.js.name, ...shared];
            if (selection?.shard !== undefined)
                names.push("shard", selection.shard);
            return `${names.map((name) => (0, finding_message.kO)(name)).join("/")}/`;
        }
        function makeRules({ plugins }, view) {
            const found = new Set(plugins.flatMap(({ findings }) => findings.map((({ check }) => check))));
            const outcomes = new Map();
            for (const outcome of plugins.flatMap((plugin) => plugin.outcomes)) {
                if (!outcomes.has(outcome.check))
                    outcomes.set(outcome.check, outcome);
            }
            return [...outcomes.values()].map((outcome) => {
                const { check, title, url } = outcome;
                const page = found.has(check) ? view.page?.(check) : undefined;
                const words = { text: (0, safe.ml)((0, finding_message.kO)(title), MAX_TITLE_LENGTH) };
                return {
                    id: check,
                    shortDescription: words,
                    fullDescription: words,
                    helpUri: url,
                    help: { text: `${words.text}. See ${(0, finding_message.ow)(outcome)}`, markdown: page },
                };
            });
        }
        function makeInvocation(report, left) {
            return {
                executionSuccessful: (0, core_report.WJ)(report) !== "broken",
                exitCode: (0, exit_status.vc)(report),
                toolExecutionNotifications: [
                    ...makeCrashNotifications(report),
                    ...makeSkipNotifications(report),
                    ...makeCutNotification(left),
                ],
            };
        }
        function makeCrashNotifications({ plugins }) {
            return plugins.flatMap(({ path, outcomes }) => outcomes.flatMap((outcome) => {
                if (outcome.status !== "crashed")
                    return [];
                const first = `The check ${outcome.check} crashed in ${(0, finding_message.kO)(path)}: a fault of this tool, not of the plugin`;
                const lines = outcome.error.split("\n").map((line) => (0, finding_message.kO)(line));
                return [
                    { level: "error", associatedRule: { id: outcome.check }, message: { text: [first, ...lines].join("\n") } },
                ];
            }));
        }
        function makeSkipNotifications({ plugins }) {
            return [...(0, phrases.Xe)(plugins)].map(([reason, { checks, plugins: concerned }]) => {
                const where = (0, phrases.tK)({ plugins }, concerned);
                return {
                    level: "note",
                    message: { text: `Skipped${where}, as ${(0, finding_message.kO)(reason)}: ${[...checks].join(", ")}` },
                };
            });
        }
        function makeCutNotification(left) {
            if (left === 0)
                return [];
            const text = `${(0, numbers.B4)(left, "finding")} left out: GitHub accepts at most ${(0, numbers.ZV)(sarifResults)} results and ${String(sarifPackedBytes / 1000000)} MB. The other formats contain all of them`;
            return [{ level: "warning", message: { text } }];
        }
    })
};
;
