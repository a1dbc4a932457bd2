"use strict";
exports.id = 354;
exports.ids = [354];
exports.modules = {
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
    13136: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeFolderBelow = (function makeFolderBelow(parent) {
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, PREFIX)));
        });
        var withTemporaryFolder = (async function withTemporaryFolder(act) {
            const folder = makeFolderBelow((0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
            try {
                return await act(folder);
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
            }
        });
        var fillFolder = (function fillFolder(folder, files) {
            for (const [path, content] of Object.entries(files)) {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)), { recursive: true });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), content, { flag: "wx" });
            }
        });
        var linkFolders = (function linkFolders(folder, targets) {
            for (const [path, target] of targets) {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)), { recursive: true });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(target, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), "junction");
            }
        });
        __webpack_require__.d(__webpack_exports__, {
            AW: (function () { return linkFolders; }),
            EX: (function () { return withTemporaryFolder; }),
            IL: function () { return makeFolderBelow; },
            qM: (function () { return fillFolder; })
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
        var node_os__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
        const PREFIX = "plugin-preflight-";
    }),
    76002: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            q: function () { return askVersion; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13136);
        var _files_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77505);
        var _programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89673);
        var _run_to_end_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72325);
        const LIMITS = { milliseconds: 20000, mostBytes: 10000 };
        const VERSION = /^(?:git version )?v?(\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[\w.]{1,60})?)(?![\w-])/u;
        const SWITCHERS = /^(?:VOLTA_HOME|NVM_DIR|FNM_\w*DIR|ASDF_(?:DIR|DATA_DIR)|MISE_\w+_DIR|PNPM_HOME|BUN_INSTALL)$/u;
        async function askVersion({ file, args, path }, { env }, limits = LIMITS) {
            return (0, _output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_1__.EX)(async (home) => {
                const switchers = Object.entries(env).filter(([name]) => SWITCHERS.test(name));
                const environment = {
                    ...(0, _programs_js__WEBPACK_IMPORTED_MODULE_3__.yB)({ env }, { path, home }),
                    ...Object.fromEntries(switchers),
                    COREPACK_ENABLE_NETWORK: "0",
                    COREPACK_ENABLE_PROJECT_SPEC: "0",
                    COREPACK_ENABLE_DOWNLOAD_PROMPT: "0",
                    ...findCorepackHome(env),
                };
                const ended = await (0, _run_to_end_js__WEBPACK_IMPORTED_MODULE_4__.c)(file, [...args, "--version"], { folder: home, environment }, limits);
                switch (ended.kind) {
                    case "not-found":
                    case "not-started":
                        return { unknown: "cannot be started" };
                    case "too-late":
                        return { unknown: `does not answer within ${String(limits.milliseconds / 1000)} seconds` };
                    case "too-long":
                        return { unknown: "prints too much in the place of its version" };
                    case "ended": {
                        if (ended.status !== 0)
                            return { unknown: `ends with status ${String(ended.status)} when asked for its version` };
                        const version = VERSION.exec(ended.bytes.toString("utf8").trim())?.[1];
                        if (version === undefined)
                            return { unknown: "prints no version" };
                        return { version };
                    }
                }
            });
        }
        function findCorepackHome({ COREPACK_HOME: named, XDG_CACHE_HOME: cache, HOME: home, }) {
            const usual = cache ?? (home === undefined ? undefined : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, ".cache"));
            const folder = named ?? (usual === undefined ? undefined : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(usual, "node", "corepack"));
            if (folder === undefined || (0, _files_disk_js__WEBPACK_IMPORTED_MODULE_2__.h1)(folder) === undefined)
                return {};
            return { COREPACK_HOME: folder };
        }
    }),
    35726: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findNpm = (function findNpm(surroundings, repository) {
            return findTool("npm", surroundings, repository);
        });
        var findTool = (function findTool(name, surroundings, repository) {
            const path = (0, _programs_js__WEBPACK_IMPORTED_MODULE_1__.PD)(surroundings, repository);
            const script = Object.entries(WINDOWS_SCRIPTS).find((([manager]) => manager === name))?.[1];
            if (surroundings.platform !== "win32" || !script) {
                const file = (0, _programs_js__WEBPACK_IMPORTED_MODULE_1__.Kp)(name, path, surroundings, repository);
                if (file === undefined)
                    return undefined;
                return { file, args: [], path };
            }
            const [folder, below, file] = script;
            const bin = path.map((at) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at, "node_modules", folder, below)).find((at) => (0, _files_disk_js__WEBPACK_IMPORTED_MODULE_2__.h1)(at));
            if (bin === undefined)
                return undefined;
            return { file: surroundings.execPath, args: [(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(bin, file)], path };
        });
        __webpack_require__.d(__webpack_exports__, {
            S: function () { return findTool; },
            n: (function () { return findNpm; })
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89673);
        var _files_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77505);
        const WINDOWS_SCRIPTS = {
            npm: ["npm", "bin", "npm-cli.js"],
            yarn: ["yarn", "bin", "yarn.js"],
            pnpm: ["pnpm", "bin", "pnpm.cjs"],
        };
    }),
    72325: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var runToEnd = (function runToEnd(program, args, options, { milliseconds, mostBytes, signal }) {
            const { input, ...processOptions } = options;
            const child = (0, _start_process_js__WEBPACK_IMPORTED_MODULE_0__.k)(program, args, {
                ...processOptions,
                stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
            });
            return new Promise(((resolve) => {
                const pieces = [];
                let length = 0;
                let complaint = "";
                const end = ((run) => {
                    clearTimeout(timer);
                    signal?.removeEventListener("abort", onLate);
                    child.kill("SIGKILL");
                    child.stdout?.destroy();
                    child.stderr?.destroy();
                    resolve(run);
                });
                const onLate = () => {
                    end({ kind: "too-late" });
                };
                const timer = setTimeout(onLate, milliseconds);
                signal?.addEventListener("abort", onLate);
                child.stdout?.on("data", ((piece) => {
                    pieces.push(piece);
                    length += piece.length;
                    if (length > mostBytes)
                        end({ kind: "too-long" });
                }));
                child.stderr?.on("data", (piece) => {
                    if (complaint.length < MAX_ERROR_OUTPUT_BYTES)
                        complaint += piece.toString("utf8");
                });
                child.once("error", (error) => {
                    end(error.code === "ENOENT" ? { kind: "not-found" } : { kind: "not-started", why: error.message });
                });
                child.once("close", ((code) => {
                    end({ kind: "ended", status: code ?? -1, bytes: Buffer.concat(pieces), complaint });
                }));
                child.stdin?.on("error", (() => undefined)).end(input);
            }));
        });
        __webpack_require__.d(__webpack_exports__, {
            c: (function () { return runToEnd; })
        });
        var _start_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65638);
        const MAX_ERROR_OUTPUT_BYTES = 64 * 1024;
    }),
    65638: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var startProcess = (function startProcess(program, args, { folder, environment, ...options }) {
            return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, { ...options, cwd: folder, env: environment, shell: false, windowsHide: true });
        });
        __webpack_require__.d(__webpack_exports__, {
            k: (function () { return startProcess; })
        });
        var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
        var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
    }),
    2966: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            VJ: function () { return findScalars; },
            _W: function () { return getValue; },
            q4: function () { return getText; },
            w4: function () { return findEntry; }
        });
        function findEntry(node, key) {
            if (node?.kind !== "map")
                return undefined;
            return node.entries.get(key);
        }
        function getValue(node, key) {
            return findEntry(node, key)?.value;
        }
        function getText(node) {
            if (node?.kind !== "scalar")
                return undefined;
            return node.text;
        }
        function findScalars(node) {
            if (node?.kind === "scalar")
                return [node];
            if (node?.kind !== "list")
                return [];
            return node.items.filter((item) => item.kind === "scalar");
        }
    }),
    79250: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            makeCompletion: function () { return makeCompletion; }
        });
        var checks = __webpack_require__(78986);
        var tool = __webpack_require__(42243);
        var exit_status = __webpack_require__(81147);
        var errors = __webpack_require__(42719);
        var print = __webpack_require__(51235);
        var json_object = __webpack_require__(34367);
        var versions = __webpack_require__(38537);
        ;
        const SHELLS = { bash: formatBash, zsh: formatZsh, fish: formatFish };
        function groupCommands(commands) {
            const first = ({ name }) => name.split(" ")[0] ?? "";
            return new Map(commands.map((one) => [first(one), commands.filter((other) => first(other) === first(one))]));
        }
        const nameFunction = (tool) => `_${tool.replaceAll("-", "_")}`;
        const isNested = ({ name }) => name.includes(" ");
        const getLast = ({ name }) => name.split(" ").at(-1) ?? "";
        const formatFlags = (options) => options.map(({ name }) => `--${name}`).join(" ");
        function formatBash(tool, commands) {
            const groups = groupCommands(commands);
            const values = commands.flatMap(({ name, options }) => options.flatMap(({ name: option, value, choices = [] }) => value === undefined ? [] : [`    "${name} --${option}") words="${choices.join(" ")}" ;;`]));
            const flags = commands.map(({ name, options }) => `    "${name} -"*) words="${formatFlags(options)}" ;;`);
            const words = commands.filter(({ words: [first] }) => first !== undefined);
            const nested = [...groups].filter(([, members]) => members.some(isNested));
            return `# bash completion for ${tool}
${nameFunction(tool)}() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" words=""
  local first=2
  # bash takes the sign in --name=value for a word.
  if [ "$word" = "=" ]; then word=""; elif [ "$before" = "=" ]; then before="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${[...groups.keys()].join(" ")} --help --version" -- "$word"))
    return
  fi
  case "$command" in
${nested
                .map(([name, members]) => `    ${name})
      if [ "$COMP_CWORD" -eq 2 ]; then
        COMPREPLY=($(compgen -W "${members.map(getLast).join(" ")}" -- "$word"))
        return
      fi
      command="${name} \${COMP_WORDS[2]}"
      first=3
      ;;`)
                .join("\n")}
  esac
  case "$command $before" in
${values.join("\n")}
    *)
      case "$command $word" in
${indent(flags)}
${words.map(({ name, words: offered }) => `      "${name} "*) [ "$COMP_CWORD" -eq "$first" ] && words="${offered.join(" ")}" ;;`).join("\n")}
      esac
      ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F ${nameFunction(tool)} ${tool}
`;
        }
        const indent = (lines) => lines.map((line) => `  ${line}`).join("\n");
        const quoteWord = (text) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "'\\''")}'`;
        const escapeZsh = (text) => text.replace(/[:[\]]/gu, String.raw `\$&`);
        function formatZsh(tool, commands) {
            const describe = (listed) => listed.map(([name, help]) => `      ${quoteWord(`${escapeZsh(name)}:${help}`)}`).join("\n");
            const groups = [...groupCommands(commands)];
            const first = groups.map(([name, [one]]) => [name, one && isNested(one) ? "Run a marketplace" : (one?.summary ?? "")]);
            const rows = commands.map(({ name, options, words }) => {
                const flags = options.map((option) => `        ${quoteWord(formatZshOption(option))}`);
                const rest = words.length > 0 ? [`1:word:(${words.join(" ")})`, "*:file:_files"] : ["*:file:_files"];
                return `    ${quoteWord(name)})\n      _arguments \\\n${[...flags, ...rest.map((one) => `        ${quoteWord(one)}`)].join(" \\\n")}\n      ;;`;
            });
            return `#compdef ${tool}
# zsh completion for ${tool}
${nameFunction(tool)}() {
  local -a commands
  if (( CURRENT == 2 )); then
    commands=(
${describe(first)}
    )
    _describe command commands
    return
  fi
  local command=$words[2]
${groups
                .filter(([, members]) => members.some(isNested))
                .map(([name, members]) => `  if [[ $command == ${name} ]]; then
    if (( CURRENT == 3 )); then
      commands=(
${describe(members.map((one) => [getLast(one), one.summary]))}
      )
      _describe command commands
      return
    fi
    command="${name} $words[3]"
    shift words
    (( CURRENT-- ))
  fi`)
                .join("\n")}
  shift words
  (( CURRENT-- ))
  case $command in
${rows.join("\n")}
  esac
}
if [[ $funcstack[1] == ${nameFunction(tool)} ]]; then ${nameFunction(tool)} "$@"; else compdef ${nameFunction(tool)} ${tool}; fi
`;
        }
        function formatZshOption({ name, value, choices, repeats, help }) {
            const values = choices ? `(${choices.join(" ")})` : "_files";
            const start = `${repeats === true ? "*" : ""}--${name}${value === undefined ? "" : "="}[${escapeZsh(help)}]`;
            return value === undefined ? start : `${start}:${escapeZsh(value)}:${values}`;
        }
        function formatFish(tool, commands) {
            const seen = (names) => `__fish_seen_subcommand_from ${names}`;
            const add = (condition, rest) => `complete -c ${tool} -n ${quoteWord(condition)} ${rest}`;
            const lines = [...groupCommands(commands)].flatMap(([name, members]) => {
                const nested = members.filter(isNested);
                const summary = nested.length > 0 ? "Run a marketplace" : (members[0]?.summary ?? "");
                const last = nested.map(getLast).join(" ");
                return [
                    add("__fish_use_subcommand", `-f -a ${name} -d ${quoteWord(summary)}`),
                    ...nested.map((one) => add(`${seen(name)}; and not ${seen(last)}`, `-f -a ${getLast(one)} -d ${quoteWord(one.summary)}`)),
                    ...members.flatMap(({ name: whole, options, words }) => {
                        const condition = whole.split(" ").map(seen).join("; and ");
                        return [
                            ...options.map((option) => add(condition, formatFishOption(option))),
                            ...(words.length > 0 ? [add(condition, `-f -a ${quoteWord(words.join(" "))}`)] : []),
                        ];
                    }),
                ];
            });
            return `# fish completion for ${tool}\n${lines.join("\n")}\n`;
        }
        function formatFishOption({ name, value, choices, help }) {
            const values = choices ? `-x -a ${quoteWord(choices.join(" "))}` : "-r -F";
            return `-l ${name} ${value === undefined ? "" : `${values} `}-d ${quoteWord(help)}`;
        }
        var parse = __webpack_require__(9310);
        ;
        const NAMES = Object.keys(SHELLS);
        const makeCompletion = (listCommands) => ({
            options: [],
            async run({ arguments: [shell] }) {
                if (shell === undefined)
                    throw new errors.eb("completion needs the name of your shell", `Write ${NAMES.join(", ")}`);
                const format = SHELLS[(0, parse.Kf)(shell, NAMES, "The shell")];
                (0, print.yy)(format(tool.js.name, await listCompletedCommands(listCommands())));
                return exit_status.dc.pass;
            },
        });
        const WORDS = {
            completion: NAMES,
            explain: checks.A.map((({ id }) => id)),
            version: versions.mU,
        };
        async function listCompletedCommands(commands) {
            const loaded = commands.map(async ({ name, summary, load }) => {
                const { options } = await load();
                return {
                    name,
                    summary,
                    words: (0, json_object.Ng)(WORDS, name) ?? [],
                    options: [...options, { name: "help", help: "Print the help" }],
                };
            });
            const settled = await Promise.allSettled(loaded);
            return settled.flatMap((one) => {
                if (one.status === "fulfilled")
                    return [one.value];
                if (one.reason instanceof errors.eb)
                    return [];
                throw one.reason;
            });
        }
    }),
    32728: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            ENVIRONMENT_OPTIONS: function () { return ENVIRONMENT_OPTIONS; },
            doctor: function () { return doctor; }
        });
        var exit_status = __webpack_require__(81147);
        var external_node_path_ = __webpack_require__(76760);
        var tool = __webpack_require__(42243);
        var manager_commands = __webpack_require__(71729);
        var json_object = __webpack_require__(34367);
        var safe = __webpack_require__(47313);
        var versions = __webpack_require__(38537);
        var workspace = __webpack_require__(14345);
        var numbers = __webpack_require__(46136);
        ;
        const MIN_VERSIONS = { npm: "8.0.0", yarn: "1.22.0", typescript: "4.5.0" };
        function diagnose(machine, projects, own) {
            const [first] = projects;
            const lines = listMachineLines(machine, first?.manager ?? { name: "npm" });
            if (!first)
                return lines;
            const areSeveral = projects.length > 1;
            const ownLines = projects.flatMap((project) => {
                const plugin = areSeveral ? { plugin: project.folder } : {};
                return listProjectLines(project, own).map((line) => ({ ...line, ...plugin }));
            });
            const isRead = projects.some((project) => findBroken(project) === undefined);
            return [...lines, ...ownLines, ...(isRead ? checkWorkflows(first, own) : [])];
        }
        function makeLine(id, isFit, text, rest = {}, about = "project") {
            return { id, about, state: isFit ? "fit" : "unfit", text, advice: [], commands: [], ...(isFit ? {} : rest) };
        }
        function isAtLeast(version, least) {
            const [found, needed] = [(0, versions.ot)(version), (0, versions.ot)(least)];
            return found !== undefined && needed !== undefined && (0, versions.Zy)(found, needed) >= 0;
        }
        function formatLeast(name, least) {
            return `${name} ${least.replace(/(?:\.0)+$/u, "")} or newer is needed`;
        }
        function listMachineLines({ node, tools }, manager) {
            const { name } = manager;
            return [
                makeLine("node", true, `Node ${node}`, {}, "machine"),
                checkTool(name, tools[name], {
                    install: { commands: (0, manager_commands.F1)(manager) },
                    least: name === "npm" || name === "yarn" ? MIN_VERSIONS[name] : undefined,
                }),
                checkTool("git", tools.git, { install: { advice: ["Install git from https://git-scm.com/downloads"] } }),
            ];
        }
        function checkTool(name, answer, { install, least }) {
            const line = (isFit, text, rest = install) => makeLine(name, isFit, text, rest, "machine");
            if (!answer) {
                const rest = name === "npm" ? { advice: ["Install Node 24 from https://nodejs.org, which brings npm"] } : install;
                return line(false, `${name} is not installed, or not in PATH outside the repository`, rest);
            }
            if ("unknown" in answer)
                return line(false, `${name} ${answer.unknown}`);
            const { version } = answer;
            if (least === undefined || isAtLeast(version, least))
                return line(true, `${name} ${version}`);
            return line(false, `${name} ${version}: ${formatLeast(name, least)}`);
        }
        function findBroken({ findings, packageJson }) {
            const broken = findings.find(({ check }) => check === "manifest-json");
            return broken ?? (packageJson === undefined ? "package.json" : undefined);
        }
        function listProjectLines(project, own) {
            const broken = findBroken(project);
            if (broken === "package.json") {
                const text = "package.json is missing or cannot be read";
                return [makeLine("manifest", false, text, { commands: [own("validate")] })];
            }
            if (broken) {
                const commands = [own("validate", "--only", "manifest-json")];
                return [makeLine("manifest", false, `manifest.json: ${broken.message}`, { commands })];
            }
            return [
                makeLine("manifest", true, "manifest.json and package.json can be read"),
                ...listPackageLines(project),
                checkBuild(project),
            ];
        }
        function makeUnusedLine(id, text) {
            return { ...makeLine(id, true, text), state: "unused" };
        }
        function listPackageLines(project) {
            const { manager, staleLock, missingPackages: missing } = project;
            const { lockFile } = manager;
            const lock = lockFile === undefined ? "There is no lock file" : (0, workspace.J)(lockFile);
            const lockText = staleLock === undefined ? lock : `${lock} ${staleLock}`;
            const isLockFit = lockFile !== undefined && staleLock === undefined;
            const [first = "", ...others] = missing;
            const more = others.length > 0 ? ` and ${String(others.length)} more` : "";
            const packagesText = missing.length === 0
                ? "The packages of package.json are installed"
                : `${(0, safe.hD)(first)}${more} of package.json ${(0, numbers.n2)(missing.length)} not installed`;
            return [
                makeLine("lock-file", isLockFit, lockText, { commands: [(0, manager_commands.M0)(manager)] }),
                makeLine("packages", missing.length === 0, packagesText, { commands: [formatInstall(manager)] }),
                checkCompiler(project),
                checkSdk(project),
            ];
        }
        const formatInstall = ({ name }) => `${name} install`;
        function checkCompiler({ compiler: { isUsed, isDeclared, version }, manager }) {
            if (!isUsed)
                return makeUnusedLine("typescript", "TypeScript is not used");
            const add = (name) => ({ commands: [(0, manager_commands.E2)(manager.name, name)] });
            if (!isDeclared) {
                const text = "There is a tsconfig.json, but package.json does not list TypeScript";
                return makeLine("typescript", false, text, add("typescript"));
            }
            if (version === undefined) {
                return makeLine("typescript", false, "TypeScript is not installed", { commands: [formatInstall(manager)] });
            }
            const isFit = isAtLeast(version, MIN_VERSIONS.typescript);
            const text = `TypeScript ${version}${isFit ? "" : `: ${formatLeast("TypeScript", MIN_VERSIONS.typescript)}`}`;
            return makeLine("typescript", isFit, text, add("typescript@latest"));
        }
        const SDK = tool.js.name;
        function checkSdk({ sdk: { declared, version }, packageJson, findings }) {
            if (declared.length === 0)
                return makeUnusedLine("sdk", `The SDK, ${SDK}, is not used`);
            const misplaced = findings.find(({ check, location }) => check === "package-peers" && location.pointer?.endsWith(`/${SDK}`) === true);
            const installed = version === undefined ? "" : ` ${version}`;
            if (!misplaced)
                return makeLine("sdk", true, `The SDK${installed} is in ${declared.map((key) => (0, safe.hD)(key)).join(" and ")}`);
            const wrong = declared.filter((key) => key === "dependencies" || key === "optionalDependencies");
            const from = wrong[0] ?? "devDependencies";
            const entries = packageJson?.[from];
            const range = (0, json_object.Gv)(entries) ? entries[SDK] : undefined;
            const text = typeof range === "string" && /^[\w.^~<>=|*+:/@-]+$/u.test(range) ? range : "*";
            const peer = /[:/@]/u.test(text) ? "*" : text;
            return makeLine("sdk", false, misplaced.message, {
                commands: [
                    `npm pkg set "peerDependencies.${SDK}=${peer}" "devDependencies.${SDK}=${text}"`,
                    ...wrong.map((key) => `npm pkg delete ${key}.${SDK}`),
                ],
            });
        }
        function checkBuild(project) {
            const find = (wanted) => project.findings.find(({ check }) => check === wanted);
            const problems = [find("bundle-present"), ...project.findings.filter(isMissingBuild)];
            const [problem, ...others] = problems.filter(((one) => one !== undefined));
            const first = problem ?? find("bundle-fresh");
            const size = (project.bundleSize ?? 0).toLocaleString("en-US");
            if (!first)
                return makeLine("build", true, `dist/plugin.js is built, ${size} bytes`);
            const helps = [...new Set([first, ...others].map(({ help = "" }) => help))];
            const command = (0, manager_commands.Wq)(project.manager.name, "build");
            const advice = helps.filter((help) => !help.endsWith(`: ${command}`));
            return makeLine("build", false, first.message, { advice, commands: advice.length === helps.length ? [] : [command] });
        }
        function isMissingBuild({ code, subject }) {
            const isPath = typeof subject === "string" && /^(?:\.\/)*dist\//u.test(subject);
            return code === "missing-file" && isPath;
        }
        function checkWorkflows(project, own) {
            const { workflows, findings, unchecked } = project;
            const broken = findings.find(({ check }) => check === "workflow-yaml");
            if (broken)
                return [makeLine("workflow", false, `${broken.location.file}: ${broken.message}`, { advice: [broken.help ?? ""] })];
            if (workflows === 0) {
                return [makeLine("workflow", false, "No workflow runs plugin-preflight", { commands: [own("init")] })];
            }
            if (unchecked.length > 0) {
                const text = `No workflow checks ${formatFolders(unchecked)}`;
                return [makeLine("workflow", false, text, { commands: [own("init")] }), ...checkUsedWorkflows(project, own)];
            }
            const count = workflows === 1 ? "1 workflow runs" : `${String(workflows)} workflows run`;
            return [makeLine("workflow", true, `${count} plugin-preflight`), ...checkUsedWorkflows(project, own)];
        }
        function formatFolders([first = "", ...others]) {
            return `${(0, safe.hD)(first || ".")}${others.length === 0 ? "" : ` and ${(0, numbers.B4)(others.length, "other plugin")}`}`;
        }
        function checkUsedWorkflows(project, own) {
            const { findings, unresolved } = project;
            const loose = findings.filter(({ check }) => check === "workflow-pins");
            return [
                checkActions(unresolved),
                ...checkReleases(project, own),
                makeLine("workflow-pins", loose.length === 0, loose[0]?.message ?? "Its actions are pinned to commits", {
                    advice: loose.map(({ location, help = "" }) => `${location.file}: ${help}`),
                }),
            ];
        }
        function checkReleases({ releasing: { count, tag }, findings, unreleased }, own) {
            if (count === 0)
                return [];
            const hopeless = findings.filter(({ check }) => check === "workflow-tags");
            if (hopeless.length === 0 && unreleased.length > 0) {
                const text = `No workflow releases ${formatFolders(unreleased)}`;
                return [makeLine("workflow-tags", false, text, { commands: [own("init", "--release")] })];
            }
            const text = tag === undefined ? "Releases are not started by a pushed tag of this version" : `The tag ${tag} starts a release`;
            return [
                makeLine("workflow-tags", hopeless.length === 0, hopeless[0]?.message ?? text, {
                    advice: hopeless.map(({ location, help = "" }) => `${location.file}: ${help}`),
                }),
            ];
        }
        const MAX_ACTIONS = 10;
        function checkActions(unresolved) {
            const wrong = unresolved.filter(({ isOwn }) => !isOwn);
            const [first, ...others] = wrong;
            if (!first && unresolved.length > 0) {
                const text = `The workflows name ${tool.Kx}: before you push, replace it with the account that hosts ${tool.js.name}`;
                return makeUnusedLine("workflow-actions", text);
            }
            if (!first)
                return makeLine("workflow-actions", true, "GitHub can look for each of its actions");
            const more = others.length === 0 ? "" : `, nor ${(0, numbers.B4)(others.length, "other")}`;
            const advice = wrong
                .slice(0, MAX_ACTIONS)
                .map(({ at, help }) => `${at.file}:${String(at.range.start.line)}: ${help}`);
            const left = wrong.length - advice.length;
            return makeLine("workflow-actions", false, `GitHub cannot find the action ${(0, safe.hD)(first.text)}${more}`, {
                advice: left === 0 ? advice : [...advice, `There ${(0, numbers.n2)(left)} ${String(left)} more`],
            });
        }
        var examine = __webpack_require__(90663);
        var print = __webpack_require__(51235);
        var terminal_text = __webpack_require__(38241);
        var shell_word = __webpack_require__(16621);
        var own_command = __webpack_require__(74285);
        var print_report = __webpack_require__(98077);
        var terminal = __webpack_require__(96061);
        ;
        const ENVIRONMENT_OPTIONS = [
            {
                name: "format",
                value: "FORMAT",
                choices: ["terminal", "json"],
                help: "The format of the report; terminal by default",
            },
        ];
        const doctor = {
            options: ENVIRONMENT_OPTIONS,
            run: ({ arguments: [path = "."], values }) => runDoctor(path, values.get("format") === "json"),
        };
        async function runDoctor(path, isJson) {
            const cwd = (0, print_report.U5)();
            const environment = await (0, examine.s)(path, cwd, process.versions.node);
            const lines = diagnose(environment.machine, environment.projects, formatOwnCommand).map((line) => {
                const at = (0, external_node_path_.relative)(cwd, (0, external_node_path_.join)(path, line.plugin ?? ""));
                const isHere = at === "" || line.about === "machine";
                const enter = isHere ? "" : `cd ${(0, shell_word.e)(line.plugin === undefined ? path : at)} && `;
                return { ...line, commands: line.commands.map((command) => `${enter}${command}`) };
            });
            const isFit = lines.every(({ state }) => state !== "unfit");
            if (isJson) {
                const json = JSON.stringify({ schema: "plugin-preflight/doctor@1", fit: isFit, lines }, undefined, 2);
                (0, print.yy)(`${(0, safe.LE)(json)}\n`);
            }
            else {
                const look = { paint: (0, terminal_text.A)({ color: (0, terminal.cr)() }), wrap: await (0, terminal.TP)() };
                (0, print.yy)([...formatReport(lines, environment, look), "", formatVerdict(lines, look.paint), ""].join("\n"));
            }
            return isFit ? exit_status.dc.pass : exit_status.dc.findings;
        }
        function formatOwnCommand(name, ...[option = "", value]) {
            const given = option.replace(/^--/u, "");
            const values = new Map(value === undefined ? [] : [[given, value]]);
            const switches = new Set(value === undefined && given !== "" ? [given] : []);
            return (0, own_command.Ms)({ name, arguments: [], switches, values });
        }
        function formatReport(lines, { projects, left }, look) {
            const own = lines.filter(({ about }) => about === "project");
            const machine = lines.filter(({ about }) => about === "machine");
            const section = (title, some) => [
                look.paint("bold", (0, safe.Xm)(title)),
                ...formatLines(some, look),
            ];
            const start = [...section("This machine", machine), ""];
            if (projects.length === 0)
                return [...start, look.paint("bold", "There is no plugin in this folder")];
            if (projects.length === 1)
                return [...start, ...section("This project", own)];
            const each = projects.flatMap(({ folder }) => {
                const unfit = own.filter(({ plugin, state }) => plugin === folder && state === "unfit");
                return unfit.length === 0 ? [look.paint("green", `\u2714 ${(0, safe.Xm)(folder)}`)] : section(folder, unfit);
            });
            const more = left === 0 ? [] : [`${(0, numbers.B4)(left, "more plugin")} not looked at: run doctor in their folders`];
            const shared = own.filter(({ plugin }) => plugin === undefined);
            return [...start, ...each, ...more, "", ...section("The workflows", shared)];
        }
        const SYMBOLS = { fit: "\u2714", unfit: "\u2718", unused: "-" };
        const COLORS = { fit: "green", unfit: "red", unused: "dim" };
        function formatLines(lines, { paint, wrap }) {
            return lines.flatMap(({ state, text, advice, commands }) => {
                const [first = "", ...others] = (0, terminal_text.b)((0, safe.Xm)(text), 4, { wrap });
                return [
                    `  ${paint(COLORS[state], `${SYMBOLS[state]} ${first}`)}`,
                    ...others,
                    ...advice.flatMap((one) => {
                        const [head = "", ...rest] = (0, terminal_text.b)((0, safe.Xm)(one), 6, { wrap });
                        return [`    = ${head}`, ...rest];
                    }),
                    ...commands.map((command) => `      ${(0, safe.Xm)(command)}`),
                ];
            });
        }
        function formatVerdict(lines, paint) {
            const unfit = lines.filter(({ state }) => state === "unfit").length;
            if (unfit === 0)
                return paint("green", "\u2714 Everything looks good");
            return paint("red", `\u2718 ${String(unfit)} of ${String(lines.length)} ${unfit === 1 ? "needs" : "need"} attention`);
        }
    }),
    12702: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            env: function () { return env; }
        });
        var _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89673);
        var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
        var node_os__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_2___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
        var _catalog_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93684);
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81147);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42243);
        var _create_environment_examine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90663);
        var _create_environment_tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57468);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51235);
        var _reporters_terminal_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38241);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47313);
        var _base_text_width_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26704);
        var _print_report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(98077);
        var _doctor_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(32728);
        const env = {
            options: _doctor_js__WEBPACK_IMPORTED_MODULE_13__.ENVIRONMENT_OPTIONS,
            run: ({ arguments: [path = "."], values }) => runEnv(path, values.get("format") === "json"),
        };
        async function runEnv(path, isJson) {
            const report = makeReport(await (0, _create_environment_examine_js__WEBPACK_IMPORTED_MODULE_6__.s)(path, (0, _print_report_js__WEBPACK_IMPORTED_MODULE_12__.U5)(), process.versions.node));
            (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_8__.yy)(isJson ? `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.LE)(JSON.stringify(report, undefined, 2))}\n` : formatReport(report));
            return _core_exit_status_js__WEBPACK_IMPORTED_MODULE_4__.dc.pass;
        }
        const VARIABLES = /^(?:CI|GITHUB_ACTIONS|GITLAB_CI|TF_BUILD|JENKINS_URL|NO_COLOR|FORCE_COLOR|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|(?:HTTPS?|NO|ALL)_PROXY|NPM_CONFIG_REGISTRY|COREPACK_\w+)$/iu;
        function makeReport({ machine, projects }) {
            const { name, version, ruleset } = _core_tool_js__WEBPACK_IMPORTED_MODULE_5__.js;
            const [project] = projects.length === 1 ? projects : [];
            return {
                schema: "plugin-preflight/env@1",
                tool: { name, version, ruleset, origin: _core_tool_js__WEBPACK_IMPORTED_MODULE_5__.VT?.url ?? null, folder: hideHome((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(_catalog_pages_js__WEBPACK_IMPORTED_MODULE_3__.RX)))) },
                system: machine.system,
                node: machine.node,
                tools: Object.fromEntries(_create_environment_tools_js__WEBPACK_IMPORTED_MODULE_7__.I.map((tool) => [tool, machine.tools[tool] ?? null])),
                variables: Object.keys((0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_0__.kR)().env)
                    .filter((one) => VARIABLES.test(one))
                    .toSorted(),
                project: project
                    ? {
                        name: hideSecret(project.name),
                        version: hideSecret(project.version),
                        type: hideSecret(project.type),
                        packageManager: project.manager.name,
                        lockFile: project.manager.lockFile ?? null,
                        typescript: hideSecret(project.compiler.version),
                        sdk: hideSecret(project.sdk.version),
                        bundleBytes: project.bundleSize ?? null,
                        workflows: project.workflows,
                        git: project.isInGit,
                    }
                    : null,
            };
        }
        function hideSecret(text) {
            return text === undefined || (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.lr)(text) ? null : text;
        }
        function hideHome(path) {
            const home = (0, node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)();
            return home !== "" && home !== "/" && path.startsWith(home) ? `~${path.slice(home.length)}` : path;
        }
        const COLUMNS = 80;
        function formatReport({ tool, system, node, tools, variables, project }) {
            const rows = [
                [tool.name, `${tool.version}, rules ${tool.ruleset}`],
                ["origin", tool.origin ?? "not known"],
                ["installed in", tool.folder],
                ["system", `${system.name} ${system.release} ${system.arch}`],
                ["node", node],
                ...Object.entries(tools).map(([name, answer]) => {
                    if (!answer)
                        return [name, "not found"];
                    return [name, "version" in answer ? answer.version : answer.unknown];
                }),
                ["variables", variables.length === 0 ? "none that matters" : `${variables.join(", ")} (values are not shown)`],
                ...(project ? listProjectRows(project) : [["project", "there is no plugin in this folder"]]),
            ];
            const column = Math.max(...rows.map(([name]) => name.length)) + 2;
            const wrap = (0, _base_text_width_js__WEBPACK_IMPORTED_MODULE_11__.makeWrap)(COLUMNS);
            const lines = rows.flatMap(([name, value]) => {
                const [first = "", ...others] = (0, _reporters_terminal_text_js__WEBPACK_IMPORTED_MODULE_9__.b)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.Xm)(value), column, { wrap });
                return [`${name.padEnd(column)}${first}`, ...others];
            });
            return `${lines.join("\n")}\n`;
        }
        function listProjectRows(project) {
            const { name, version, type, packageManager, lockFile, typescript, sdk, bundleBytes, workflows, git } = project;
            const size = bundleBytes === null ? "no dist/plugin.js" : `dist/plugin.js, ${bundleBytes.toLocaleString("en-US")} bytes`;
            return [
                ["project", [name ?? "no name", version ?? "no version", type ?? "no type"].join(", ")],
                ["manager", `${packageManager}, ${lockFile ?? "no lock file"}`],
                ["typescript", typescript ?? "not installed"],
                ["sdk", sdk ?? "not installed"],
                ["built", size],
                ["workflows", `${String(workflows)} that ${workflows === 1 ? "runs" : "run"} plugin-preflight`],
                ["repository", git ? "git" : "none"],
            ];
        }
    }),
    26603: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            types: function () { return types; },
            updateTypes: function () { return updateTypes; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var cancellation = __webpack_require__(81652);
        var exit_status = __webpack_require__(81147);
        var errors = __webpack_require__(42719);
        var tool = __webpack_require__(42243);
        var json_object = __webpack_require__(34367);
        var safe = __webpack_require__(47313);
        var files_workspace = __webpack_require__(14345);
        ;
        const MAX_DEPTH = 16;
        const UNKNOWN = "unknown";
        const MARK = `// Written by \`${tool.js.name} types\` from manifest.json.`;
        const MAX_FOLDERS = 500;
        const LEFT_OUT = /^(?:node_modules|dist|build|out|coverage|\..*)$/u;
        function findTypesFiles(workspace, folder) {
            const found = [];
            const folders = [folder];
            for (const at of folders) {
                for (const { name, kind } of workspace.list(at)) {
                    const path = (0, files_workspace.uJ)(at, name);
                    if (kind === "folder" && !LEFT_OUT.test(name) && folders.length < MAX_FOLDERS)
                        folders.push(path);
                    if (kind !== "file" || !/\.[cm]?ts$/u.test(name))
                        continue;
                    if (new TextDecoder().decode(workspace.head(path, MARK.length)) === MARK)
                        found.push(path);
                }
            }
            return found;
        }
        function formatTypes({ schema, defaults, permissions, commands }) {
            const settings = (0, json_object.Gv)(schema) ? formatMembers(schema, (0, json_object.Gv)(defaults) ? Object.keys(defaults) : [], 0) : [];
            return [
                `${MARK} Change that file, and run the command again.`,
                "",
                "/** The settings of the user, as `config_schema` describes them. */",
                ...formatInterface("Settings", settings),
                "",
                "/** The permissions that the manifest asks for. */",
                `export type Permission = ${formatUnion(listPermissions(permissions))};`,
                "",
                "/** The options of each command, by its name. */",
                ...formatInterface("CommandOptions", listNamed(commands).flatMap(formatCommand)),
                "",
                "export type CommandName = keyof CommandOptions;",
                "",
            ].join("\n");
        }
        function listPermissions(permissions) {
            const list = Array.isArray(permissions) ? permissions : [];
            return list.map((one) => ((0, json_object.Gv)(one) ? one["type"] : one)).filter(((one) => typeof one === "string"));
        }
        function listNamed(list) {
            return Array.isArray(list) ? list.filter(json_object.Gv).filter(({ name }) => typeof name === "string") : [];
        }
        function formatInterface(name, members) {
            if (members.length === 0)
                return [`export type ${name} = Readonly<Record<never, never>>;`];
            return [`export interface ${name} {`, ...indent(members), "}"];
        }
        function formatCommand({ name, description, options }) {
            const members = listNamed(options).flatMap((option) => [
                ...formatComment(option),
                `${formatKey(String(option["name"]), option["required"] === true || "default" in option)}${formatType({ type: option["type"] }, 0)};`,
            ]);
            const type = members.length === 0 ? ["Readonly<Record<never, never>>;"] : ["{", ...indent(members), "};"];
            return [...formatComment({ description }), ...prefix(formatKey(String(name), true), type)];
        }
        function formatMembers(schema, given, depth) {
            const { properties, required } = schema;
            if (!(0, json_object.Gv)(properties))
                return [];
            const there = new Set([...given, ...(Array.isArray(required) ? required : [])]);
            return Object.entries(properties).flatMap(([name, property]) => {
                const isThere = there.has(name) || ((0, json_object.Gv)(property) && "default" in property);
                const type = `${formatType(property, depth)};`.split("\n");
                return [...formatComment(property), ...prefix(formatKey(name, isThere), type)];
            });
        }
        function formatType(schema, depth) {
            if (!(0, json_object.Gv)(schema) || depth > MAX_DEPTH)
                return UNKNOWN;
            const { type, items, const: constant } = schema;
            if (Array.isArray(schema["enum"]))
                return formatUnion(schema["enum"]);
            if (constant !== undefined)
                return formatUnion([constant]);
            if (Array.isArray(type))
                return joinTypes(type.map((one) => formatType({ ...schema, type: one }, depth + 1)));
            for (const key of ["anyOf", "oneOf"]) {
                const ways = schema[key];
                if (type === undefined && Array.isArray(ways))
                    return joinTypes(ways.map((one) => formatType(one, depth + 1)));
            }
            if (type === "string" || type === "boolean" || type === "null" || type === "number")
                return type;
            if (type === "integer")
                return "number";
            if (type === "array")
                return `readonly (${formatType(items, depth + 1)})[]`;
            if (type !== "object")
                return UNKNOWN;
            const members = formatMembers(schema, [], depth + 1);
            if (members.length > 0)
                return ["{", ...indent(members), "}"].join("\n");
            return `Readonly<Record<string, ${formatType(schema["additionalProperties"], depth + 1)}>>`;
        }
        function formatUnion(values) {
            const isPlain = values.every((value) => value === null || ["string", "number", "boolean"].includes(typeof value));
            return isPlain ? joinTypes(values.map(formatLiteral)) : UNKNOWN;
        }
        function joinTypes(types) {
            return types.length === 0 ? "never" : [...new Set(types)].join(" | ");
        }
        function formatKey(name, isThere) {
            const key = /^[A-Za-z_$][\w$]*$/u.test(name) ? name : formatLiteral(name);
            return `readonly ${key}${isThere ? "" : "?"}: `;
        }
        function formatLiteral(value) {
            return (0, safe.LE)(JSON.stringify(value));
        }
        function formatComment(property) {
            if (!(0, json_object.Gv)(property))
                return [];
            const text = property["description"] ?? property["title"];
            if (typeof text !== "string" || text.trim() === "")
                return [];
            return [`/** ${(0, safe.Xm)(text.trim().replaceAll(/\s+/gu, " ")).replaceAll("*/", "*\\/")} */`];
        }
        function prefix(key, [first = "", ...others]) {
            return [`${key}${first}`, ...others];
        }
        function indent(lines) {
            return lines.flatMap((line) => line.split("\n")).map((line) => `  ${line}`);
        }
        var print = __webpack_require__(51235);
        var absent = __webpack_require__(88241);
        var plugin_plugin = __webpack_require__(26685);
        var tagged_plugin = __webpack_require__(8330);
        var write_user_file = __webpack_require__(5696);
        var read_file_of_caller = __webpack_require__(47111);
        var print_report = __webpack_require__(98077);
        var watch_plugin = __webpack_require__(94390);
        var own_command = __webpack_require__(74285);
        ;
        const types = {
            options: [
                {
                    name: "output",
                    value: "FILE",
                    help: "Write the types to this file instead of printing them; an up-to-date file stays as it is",
                },
                { name: "watch", help: "Write the file again whenever manifest.json changes" },
            ],
            run({ arguments: [path = "."], values, switches }) {
                const output = values.get("output");
                return switches.has("watch") ? watchTypes(path, output) : runTypes(path, output);
            },
        };
        async function runTypes(path, output) {
            const cwd = (0, print_report.U5)();
            const { root, workspace, folder } = await (0, tagged_plugin.b)(path, cwd);
            const text = await readTypes(workspace, folder);
            if ((0, absent.W0)(text)) {
                throw new errors.eb(`manifest.json has no types: ${text.absent}`, `To see where, run in this folder: ${(0, own_command.xh)("validate")}`);
            }
            if (output === undefined)
                (0, print.yy)(text.types);
            else
                (0, print.yJ)(`${(0, safe.Xm)(output)} ${writeTypes((0, external_node_path_.resolve)(cwd, output), text.types, root)}\n`);
            return exit_status.dc.pass;
        }
        async function readTypes(workspace, folder) {
            const { manifest } = (await (0, plugin_plugin.o)(workspace, { folder, needs: ["manifest"] })).facts;
            if ((0, absent.W0)(manifest))
                return manifest;
            const { value } = manifest;
            const text = formatTypes({
                schema: value["config_schema"] ?? value["configSchema"],
                defaults: value["default_config"],
                permissions: value["permissions"],
                commands: value["commands"],
            });
            return { types: text };
        }
        async function updateTypes({ root, workspace, folder }) {
            const files = findTypesFiles(workspace, folder);
            const text = files.length === 0 ? undefined : await readTypes(workspace, folder);
            if (!text || (0, absent.W0)(text))
                return;
            for (const file of files)
                writeTypes((0, external_node_path_.join)(root, file), text.types, root);
        }
        async function watchTypes(path, output) {
            if (output === undefined)
                throw new errors.eb("--watch needs a file to write", "Write --output FILE --watch");
            const folder = (0, external_node_path_.resolve)((0, print_report.U5)(), path);
            const watched = { folder, path, enters: (() => false), ignores: (below) => below !== "manifest.json" };
            return (0, cancellation.l)((cancellation) => (0, watch_plugin.Pc)(watched, cancellation, async () => {
                const mistake = await (0, watch_plugin.Mr)(() => runTypes(path, output));
                (0, print.yJ)(`${mistake ?? ""}${await (0, watch_plugin.H7)()}\n\n`);
            }));
        }
        function writeTypes(path, text, root) {
            const before = (0, read_file_of_caller.d)(path, root);
            if ("bytes" in before && Buffer.from(before.bytes).equals(Buffer.from(text)))
                return "already has the types of manifest.json";
            (0, write_user_file.writeUserFile)({ path, what: "The file of types", help: "Give --output a path that can be written", checkouts: [root] }, text);
            return "has the types of manifest.json now";
        }
    }),
    46066: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            version: function () { return version; }
        });
        var exit_status = __webpack_require__(81147);
        var print = __webpack_require__(51235);
        var errors = __webpack_require__(42719);
        var absent = __webpack_require__(88241);
        var changelog_heading = __webpack_require__(25941);
        var lock_file = __webpack_require__(9509);
        var plugin_plugin = __webpack_require__(26685);
        var plugin_tag = __webpack_require__(81165);
        var json_object = __webpack_require__(34367);
        var safe = __webpack_require__(47313);
        var versions = __webpack_require__(38537);
        ;
        function chooseVersion({ wanted, identifier }, named) {
            const known = named.flatMap(({ version }) => version ?? []);
            const highest = known.toSorted(versions.Zy).at(-1);
            const raise = versions.mU.find((word) => word === wanted);
            if (raise === undefined)
                return requireHigher(wanted, named, highest);
            const [first, ...others] = new Set(named.map((({ text }) => text)));
            if (!highest || first === undefined || others.length > 0) {
                const list = named.map(({ file, text }) => `${file} names ${text === undefined ? "none" : (0, safe.hD)(text)}`).join(", ");
                throw new errors.eb(`${(0, safe.hD)(wanted)} could refer to several versions: ${list}`, "Give the new version itself");
            }
            const raised = (0, versions.vZ)(highest, raise, identifier);
            if (raised && (0, versions.Zy)(raised, highest) > 0)
                return raised;
            if (raised)
                throw makeStepDownError(highest, raised, identifier);
            throw new errors.eb(`--preid is ${(0, safe.hD)(identifier)}, which is not valid in a version`, "Write --preid rc");
        }
        function requireHigher(wanted, named, highest) {
            const version = (0, versions.ot)(wanted);
            if (!version) {
                throw new errors.eb(`${(0, safe.hD)(wanted)} is not a semantic version`, `Write MAJOR.MINOR.PATCH, such as 1.4.0, or one of ${versions.mU.join(", ")}`);
            }
            const order = highest ? (0, versions.Zy)(version, highest) : 1;
            const isPartly = named.some(({ text }) => text === wanted) && named.some(({ text }) => text !== wanted);
            if (order > 0 || (order === 0 && isPartly))
                return version;
            if (order === 0 && highest?.text === wanted) {
                throw new errors.eb(`The version is already ${(0, safe.hD)(wanted)}`, `Choose a higher one, or one of ${versions.mU.join(", ")}`);
            }
            const holder = named.find((one) => one.text === highest?.text)?.file ?? "manifest.json";
            throw new errors.eb(`${(0, safe.hD)(wanted)} is not higher than ${(0, safe.hD)(highest?.text)}, which ${holder} names`, `Choose a higher version, or one of ${versions.mU.join(", ")}`);
        }
        function makeStepDownError(highest, raised, identifier) {
            const [name = ""] = highest.text.slice(highest.text.indexOf("-") + 1).split(".");
            const release = (0, versions.vZ)(highest, "patch")?.text ?? "";
            const next = (0, versions.vZ)({ ...highest, text: release }, "prerelease", identifier)?.text ?? "";
            return new errors.eb(`${(0, safe.hD)(raised.text)} would be a step down from ${(0, safe.hD)(highest.text)}`, `Go on with prerelease --preid ${name}, release ${release} with patch, or begin the next one with ${next}`);
        }
        var write_change = __webpack_require__(12990);
        var ignored_paths = __webpack_require__(84032);
        var files_workspace = __webpack_require__(14345);
        var git_facts = __webpack_require__(52772);
        var dependencies = __webpack_require__(91784);
        var package_manager = __webpack_require__(87935);
        ;
        async function findRelock(root, workspace, stale) {
            const [first] = stale;
            if (first === undefined)
                return undefined;
            const folder = (0, files_workspace.PA)(first);
            const manager = (0, package_manager.L)(workspace, folder, (0, dependencies.jJ)(workspace, folder));
            const ignored = await findIgnoredFiles(root, workspace, stale);
            return { manager, folder, files: stale.filter((lock) => !ignored.has(lock)) };
        }
        async function findIgnoredFiles(root, workspace, files) {
            const untracked = files.filter((file) => !isTrackedFile(workspace, file));
            return (0, ignored_paths.A)(root, untracked).catch(() => new Set());
        }
        function isTrackedFile(workspace, file) {
            const tracked = (0, git_facts.gt)(workspace, file);
            return !(0, absent.W0)(tracked) && tracked.paths.includes(file);
        }
        var read_json = __webpack_require__(65664);
        var version_range = __webpack_require__(30690);
        ;
        const SIMPLE = /^([\^~=]?v?)(\d+)(?:\.(\d+|[xX*]))?(?:\.(\d+|[xX*])([-+][0-9A-Za-z.+-]+)?)?$/u;
        const WORKSPACE = "workspace:";
        function raiseRange(range, from, to) {
            const protocol = range.startsWith(WORKSPACE) ? WORKSPACE : "";
            const bare = range.slice(protocol.length);
            const read = bare === "" ? undefined : (0, version_range.RC)(bare);
            if (!read)
                return undefined;
            const [, sign = "", major = "", minor = "", patch = "", suffix = ""] = SIMPLE.exec(bare) ?? [];
            const isOld = `${major}.${minor}.${patch}${suffix}` === from;
            if (!isOld && read.test(to.text))
                return undefined;
            if (major === "")
                return { isUnclear: true };
            const isWhole = /^\d+$/u.test(patch) || to.prerelease;
            const parts = [minor, patch].flatMap((part, at) => {
                if (part === "")
                    return [];
                return [/^\d/u.test(part) ? String(at === 0 ? to.minor : to.patch) : part];
            });
            return { range: `${protocol}${sign}${isWhole ? to.text : [to.major, ...parts].join(".")}` };
        }
        ;
        const LOCKS_WITH_VERSIONS = ["bun.lock", "bun.lockb"];
        const OTHER_LOCKS = ["pnpm-lock.yaml", "yarn.lock", ...LOCKS_WITH_VERSIONS];
        const MAX_FILE_BYTES = 1024 * 1024;
        async function findSiblingRanges(workspace, folder, raised) {
            const { findSurroundingWorkspace } = await __webpack_require__.e(205).then(__webpack_require__.bind(__webpack_require__, 67604));
            const { found, notes: missed } = await findSurroundingWorkspace(workspace, folder);
            if (!found)
                return { ranges: [], locked: [], staleLocks: [], notes: missed };
            const notes = [...missed];
            const ranges = [];
            const locked = [];
            for (const sibling of ["", ...found.packages]) {
                const at = (0, files_workspace.uJ)(found.top, sibling);
                if (at === folder)
                    continue;
                for (const name of ["package.json", "manifest.json"]) {
                    const json = readObject(workspace, (0, files_workspace.uJ)(at, name));
                    if (json === "missing")
                        continue;
                    if (json === "unreadable") {
                        notes.push(`Cannot tell whether ${(0, safe.hD)(at)} depends on the old version, because its ${name} cannot be read`);
                        continue;
                    }
                    for (const kind of dependencies.Ji) {
                        const from = (0, json_object.fE)((0, json_object.Ng)((0, json_object.vw)(json.value[kind]), raised.name));
                        const raisedRange = from === undefined ? undefined : raiseRange(from, raised.from, raised.to);
                        if (from === undefined || raisedRange === undefined)
                            continue;
                        const { file } = json;
                        if ("isUnclear" in raisedRange) {
                            notes.push(`${(0, safe.hD)(file)} wants ${(0, safe.hD)(from)} of ${(0, safe.hD)(raised.name)}, which ${raised.to.text} is not: write another range`);
                            continue;
                        }
                        const { range: to } = raisedRange;
                        ranges.push({ file, from, to, edits: json.replace([kind, raised.name], to) });
                        if (name === "manifest.json")
                            continue;
                        const path = ["packages", sibling, kind, raised.name];
                        locked.push(...(0, lock_file.BU)(workspace, found.top, [path]).flatMap(({ replace }) => replace(to)));
                    }
                }
            }
            const isRangeOld = ranges.some(({ file }) => file.endsWith("package.json"));
            const locks = (isRangeOld ? OTHER_LOCKS : LOCKS_WITH_VERSIONS).map((name) => (0, files_workspace.uJ)(found.top, name));
            const staleLocks = locks.filter((file) => workspace.entry(file) !== undefined);
            const what = isRangeOld ? "ranges" : "version";
            notes.push(...staleLocks.map((file) => `${(0, safe.hD)(file)} has the old ${what}: install again`));
            return { ranges, locked, staleLocks, notes };
        }
        function readObject(workspace, file) {
            if (!workspace.entry(file))
                return "missing";
            const bytes = workspace.bytes(file, MAX_FILE_BYTES);
            return (bytes && (0, json_object.Un)((0, read_json.V)(file, bytes))) ?? "unreadable";
        }
        var tagged_plugin = __webpack_require__(8330);
        ;
        const NEEDS = [
            "manifestFile",
            "manifest",
            "packageFile",
            "packageJson",
            "lockFile",
            "changelogFile",
            "changelogText",
            "changelog",
            "gitRefs",
            "scripts",
            "workflows",
        ];
        async function planVersion(request) {
            const { root, workspace, folder } = await (0, tagged_plugin.b)(request.path, request.cwd);
            const { facts } = await (0, plugin_plugin.o)(workspace, { folder, needs: NEEDS });
            const places = findPlaces(workspace, folder, facts);
            const version = chooseVersion(request, places.named);
            const { gitRefs, packageJson } = facts;
            const tagged = (0, plugin_tag.N)(workspace, folder, {
                workflows: (0, absent.W0)(facts.workflows) ? [] : facts.workflows.files,
                version: version.text,
                format: request.tagFormat,
            });
            refuseReleased(tagged.earlier, version);
            refuseUnread(facts);
            const heading = changeChangelog(workspace, facts.changelog, version, request.today);
            const siblings = await findSiblings(workspace, folder, packageJson, version);
            const tag = (0, absent.W0)(gitRefs) ? undefined : tagged.name;
            return {
                root,
                version: version.text,
                files: await markIgnored(root, workspace, changeFiles(workspace, { places, heading, siblings, version })),
                relock: await findRelock(root, workspace, siblings.staleLocks),
                ...(tag !== undefined && { tag }),
                notes: [
                    ...((0, absent.W0)(facts.changelog) ? [`CHANGELOG.md is left as it is, because ${facts.changelog.absent}`] : []),
                    ...siblings.notes,
                    ...(heading?.left ?? []),
                    ...(heading?.isEmpty === true ? ["Write what changed below the new heading of CHANGELOG.md"] : []),
                    ...listLocksLeft(facts, siblings.staleLocks),
                    ...noteUnknownRelease(gitRefs, version),
                    ...(tag !== undefined && tagged.releasing.length > 0 && !tagged.isStarting
                        ? [`No workflow that releases is started by the tag ${(0, safe.hD)(tag)}: see the check workflow-tags`]
                        : []),
                ],
            };
        }
        function findPlaces(workspace, folder, facts) {
            const { manifest, packageFile, packageJson, lockFile } = facts;
            if ((0, absent.W0)(manifest))
                throw makeUnreadableError(manifest.absent);
            const hasPackage = (0, absent.W0)(packageFile) || packageFile.state !== "missing";
            if (hasPackage && (0, absent.W0)(packageJson))
                throw makeUnreadableError(packageJson.absent);
            return {
                named: [manifest, ...((0, absent.W0)(packageJson) ? [] : [packageJson])].map(findVersionInFile),
                locked: (0, absent.W0)(lockFile) ? (0, lock_file.Xl)(workspace, folder) : lockFile.versions,
            };
        }
        function refuseReleased(tags, version) {
            const released = tags.find((tag) => tag.version === version.text);
            if (!released)
                return;
            throw new errors.eb(`${(0, safe.hD)(version.text)} is already released: there is a tag ${(0, safe.hD)(released.name)}`, "Choose a higher version");
        }
        function refuseUnread({ changelogFile, changelogText, lockFile }) {
            for (const found of [changelogFile, (0, absent.W0)(lockFile) ? lockFile : lockFile.found]) {
                if (!(0, absent.W0)(found) && found.state === "unreadable")
                    throw makeUnreadableError(`${found.name} cannot be read`);
            }
            if ((0, absent.W0)(changelogFile) || changelogFile.state !== "file" || changelogFile.size === 0)
                return;
            if ((0, absent.W0)(changelogText))
                throw makeUnreadableError(changelogText.absent);
        }
        function changeChangelog(workspace, changelog, version, today) {
            if ((0, absent.W0)(changelog))
                return undefined;
            const text = (0, write_change.yR)(workspace, changelog.file);
            if (text === undefined)
                throw makeNotTextError(changelog.file);
            return (0, changelog_heading.v)(changelog, text, version.text, today);
        }
        async function findSiblings(workspace, folder, packageJson, to) {
            const [name, from] = (0, absent.W0)(packageJson)
                ? []
                : [(0, json_object.fE)(packageJson.value["name"]), (0, json_object.fE)(packageJson.value["version"])];
            if (name === undefined || from === undefined)
                return { ranges: [], locked: [], staleLocks: [], notes: [] };
            return findSiblingRanges(workspace, folder, { name, from, to });
        }
        function listLocksLeft({ lockFile, scripts }, stale) {
            return [
                ...((0, absent.W0)(lockFile) || lockFile.found.state === "file"
                    ? []
                    : [`${lockFile.found.name} is not a regular file, and is left as it is`]),
                ...((0, absent.W0)(scripts) ? [] : listOtherLocks([scripts.manager.lockFile, ...scripts.manager.others], stale)),
            ];
        }
        function noteUnknownRelease(gitRefs, version) {
            const start = `Cannot tell whether ${version.text} is already released:`;
            if ((0, absent.W0)(gitRefs))
                return gitRefs.applies === false ? [] : [`${start} ${gitRefs.absent}`];
            return gitRefs.isShallow ? [`${start} this clone may miss tags (git fetch --tags)`] : [];
        }
        function listOtherLocks(files, stale) {
            const others = files
                .filter(((file) => file !== undefined))
                .filter((file) => !/(?:package-lock|npm-shrinkwrap)\.json$/u.test(file) && !stale.includes(file));
            return others.map((file) => `${(0, safe.hD)(file)} does not name the version, and is left as it is`);
        }
        function findVersionInFile(json) {
            const { version } = json.value;
            const text = (0, json_object.fE)(version);
            return {
                file: json.file,
                text,
                version: text === undefined ? undefined : (0, versions.ot)(text),
                replace(raised) {
                    if (version === raised)
                        return [];
                    return version === undefined ? json.add([], "version", raised) : json.replace(["version"], raised);
                },
            };
        }
        function makeUnreadableError(why) {
            return new errors.eb(`The version cannot be raised: ${why}`, "Fix that first. validate says what is wrong, and where");
        }
        function makeNotTextError(file) {
            return makeUnreadableError(`${(0, safe.hD)(file)} is ${write_change.QL}`);
        }
        function changeFiles(workspace, changes) {
            const { places, heading, siblings, version } = changes;
            const edits = [
                ...[...places.named, ...places.locked].flatMap(({ replace }) => replace(version.text)),
                ...(heading?.edits ?? []),
                ...siblings.ranges.flatMap((range) => range.edits),
                ...siblings.locked,
            ];
            return [...new Set(edits.map(({ file }) => file))].flatMap((file) => {
                const change = (0, write_change.$y)(workspace, file, edits);
                if (!change)
                    throw makeNotTextError(file);
                return change.after === change.before ? [] : [{ ...change, ...describeChange(file, changes) }];
            });
        }
        async function markIgnored(root, workspace, files) {
            const ignored = await findIgnoredFiles(root, workspace, files.map(({ file }) => file));
            return files.map((file) => ({ ...file, isIgnored: ignored.has(file.file) }));
        }
        function describeChange(file, { places, heading, siblings, version }) {
            const ranges = siblings.ranges.filter((range) => range.file === file);
            if (ranges.length > 0)
                return { from: ranges.map(({ from }) => from), to: [...new Set(ranges.map(({ to }) => to))].join(", ") };
            if (heading?.edits.some((edit) => edit.file === file) === true)
                return { from: heading.from === undefined ? [] : [heading.from], to: heading.to };
            const before = [
                ...places.named.map(({ file: at, text }) => ({ at, text })),
                ...places.locked.map((one) => ({ at: one.at.file, text: one.version })),
            ];
            return {
                from: before.flatMap(({ at, text }) => (at === file && text !== undefined ? [text] : [])),
                to: version.text,
            };
        }
        var manager_commands = __webpack_require__(71729);
        var manifest_file = __webpack_require__(18863);
        var plugin_folders = __webpack_require__(71643);
        ;
        async function planSync({ paths, cwd, source }) {
            const { root, workspace, folders: named } = await (0, plugin_folders.Y)(paths, { cwd });
            const { folders, notes } = await findPlugins(workspace, named);
            const edits = [];
            for (const folder of folders)
                edits.push(...(await findEdits(workspace, folder, source)));
            const changed = [...new Set(edits.map(({ file }) => file))];
            const files = changed.map((file) => changeFile(workspace, file, edits));
            return { root, plugins: folders.length, files, notes };
        }
        async function findPlugins(workspace, named) {
            const { findWorkspacePlugins } = await __webpack_require__.e(205).then(__webpack_require__.bind(__webpack_require__, 67604));
            const folders = new Set();
            const notes = [];
            for (const folder of named) {
                const isPlugin = (0, manifest_file.eT)(workspace, folder);
                if (isPlugin)
                    folders.add(folder);
                const members = await findWorkspacePlugins(workspace, folder);
                for (const member of members.folders)
                    folders.add((0, files_workspace.uJ)(folder, member));
                notes.push(...members.notes);
                if (isPlugin || members.folders.length > 0)
                    continue;
                throw new errors.eb([`There is no plugin in ${(0, safe.hD)(folder || ".")}: it has no manifest.json`, ...members.notes].join(". "), "Give the folders of plugins, or the root of their workspace");
            }
            return { folders: [...folders].toSorted(), notes };
        }
        async function findEdits(workspace, folder, source) {
            const { facts } = await (0, plugin_plugin.o)(workspace, {
                folder,
                needs: ["manifest", "packageFile", "packageJson", "lockFile"],
            });
            const { manifest, packageFile, packageJson, lockFile } = facts;
            if ((0, absent.W0)(manifest))
                throw makeUnreadError((0, files_workspace.uJ)(folder, manifest_file.e0), manifest.absent);
            if ((0, absent.W0)(packageJson)) {
                if (!(0, absent.W0)(packageFile) && packageFile.state === "missing")
                    return [];
                throw makeUnreadError((0, files_workspace.uJ)(folder, "package.json"), packageJson.absent);
            }
            const [from, to] = source === "package.json" ? [packageJson, manifest] : [manifest, packageJson];
            const version = (0, json_object.fE)(from.value["version"]);
            if (version === undefined || !(0, versions.ot)(version)) {
                const named = from.value["version"] === undefined ? "no version" : (0, safe.hD)(from.value["version"]);
                throw new errors.eb(`${(0, safe.hD)(from.file)} names ${named}, not a semantic version`, `Write one, such as "1.4.0"`);
            }
            const locked = (0, absent.W0)(lockFile) ? (0, lock_file.Xl)(workspace, folder) : lockFile.versions;
            return [
                ...replaceVersion(to, version),
                ...locked
                    .filter((one) => one.version !== version)
                    .map((one) => ({ file: one.at.file, edits: one.replace(version), from: one.version, to: version })),
            ];
        }
        function replaceVersion(json, to) {
            const { version } = json.value;
            if (version === to)
                return [];
            const edits = version === undefined ? json.add([], "version", to) : json.replace(["version"], to);
            return [
                { file: json.file, edits, from: version === undefined ? undefined : ((0, json_object.fE)(version) ?? "another value"), to },
            ];
        }
        function changeFile(workspace, file, all) {
            const own = all.filter((one) => one.file === file);
            const change = (0, write_change.$y)(workspace, file, own.flatMap(({ edits }) => edits));
            if (!change)
                throw makeUnreadError(file, `it is ${write_change.QL}`);
            const to = [...new Set(own.map((one) => one.to))].join(", ");
            return { ...change, from: own.flatMap(({ from }) => from ?? []), to };
        }
        function makeUnreadError(file, why) {
            return new errors.eb(`The version of ${(0, safe.hD)(file)} cannot be read: ${why}`, "Fix that first. validate says what is wrong, and where");
        }
        var terminal_text = __webpack_require__(38241);
        var day = __webpack_require__(36996);
        var numbers = __webpack_require__(46136);
        var shell_word = __webpack_require__(16621);
        var print_report = __webpack_require__(98077);
        var terminal = __webpack_require__(96061);
        var options = __webpack_require__(71779);
        var setting_readers = __webpack_require__(85721);
        var parse = __webpack_require__(9310);
        ;
        const TAG_FORMAT = (0, options.YY)("tag-format", "version");
        const DRY_RUN = { name: "dry-run", help: "Only show what would change" };
        const PREID = { name: "preid", value: "NAME", help: "What a prerelease is called, such as rc" };
        const SOURCES = ["package.json", "manifest.json"];
        const version = {
            options: [
                DRY_RUN,
                TAG_FORMAT,
                PREID,
                { name: "sync", help: "Raise nothing: copy the version of package.json to manifest.json and npm's lock file" },
                { name: "from", value: "FILE", choices: SOURCES, help: "With --sync: the file whose version is right" },
            ],
            async run({ arguments: words, values, switches }) {
                const isDry = switches.has("dry-run");
                if (switches.has("sync")) {
                    refuseRaising(values);
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
                    throw (0, parse.CJ)(more, "version");
                const tagFormat = (0, setting_readers.L)("tag-format", (0, options.fi)("version", { values }));
                return runVersion({ wanted, path, identifier: values.get("preid"), tagFormat, isDry });
            },
        };
        function refuseRaising(values) {
            const other = [TAG_FORMAT, PREID].find(({ name }) => values.has(name));
            if (other)
                throw new errors.eb(`--${other.name} cannot be used with --sync`, `Leave out --${other.name}`);
        }
        async function runVersion({ isDry, ...wanted }) {
            const plan = await planVersion({ ...wanted, cwd: (0, print_report.U5)(), today: (0, day.i)(new Date()) });
            if (!isDry)
                (0, write_change.EQ)(plan.root, plan.files);
            const pathOf = (0, print_report.Ay)(plan.root);
            const next = isDry ? [] : formatNext(plan, pathOf);
            const lines = [
                isDry ? `This would bump the version to ${plan.version}:` : `Bumped the version to ${plan.version}:`,
                ...formatRows(plan.files, pathOf),
                ...(await formatNotes(plan.notes)),
                ...(isDry ? ["Nothing is written."] : []),
                ...next,
            ];
            (0, print.yy)(`${lines.join("\n")}\n`);
            return exit_status.dc.pass;
        }
        async function runSync({ isDry, ...wanted }) {
            const plan = await planSync({ ...wanted, cwd: (0, print_report.U5)() });
            if (!isDry)
                (0, write_change.EQ)(plan.root, plan.files);
            const title = isDry ? `This would copy the version of ${wanted.source}:` : `Copied the version of ${wanted.source}:`;
            const lines = [
                ...(plan.files.length === 0
                    ? [`The versions agree in ${(0, numbers.B4)(plan.plugins, "plugin")}.`]
                    : [title, ...formatRows(plan.files, (0, print_report.Ay)(plan.root))]),
                ...(await formatNotes(plan.notes)),
                ...(isDry ? ["Nothing is written."] : []),
            ];
            (0, print.yy)(`${lines.join("\n")}\n`);
            return exit_status.dc.pass;
        }
        function formatRows(files, pathOf) {
            const column = Math.max(...files.map(({ file }) => (0, safe.Xm)(pathOf(file)).length));
            return files.map((file) => `  ${(0, safe.Xm)(pathOf(file.file)).padEnd(column)}  ${formatChange(file)}`);
        }
        async function formatNotes(notes) {
            const wrap = await (0, terminal.TP)();
            return notes.flatMap((note) => (0, terminal_text.b)(`${(0, safe.Xm)(note)}.`, 0, { wrap }));
        }
        function formatChange({ from, to }) {
            const [first, ...others] = new Set(from);
            if (first === undefined)
                return `${(0, safe.Xm)(to)} (new)`;
            const before = [first, ...others].map((one) => (0, safe.hD)(one)).join(" and ");
            const places = from.length > 1 ? `, in ${String(from.length)} places` : "";
            return `${before} to ${(0, safe.hD)(to)}${places}`;
        }
        function formatNext({ files: all, relock, tag, version: raised }, pathOf) {
            if (tag === undefined)
                return [];
            const files = all.filter(({ isIgnored }) => isIgnored !== true);
            if (files.length === 0)
                return [];
            const committed = [...files.map(({ file }) => file), ...(relock?.files ?? [])];
            const paths = committed.map((file) => (0, shell_word.e)(pathOf(file))).join(" ");
            const commands = [
                ...(relock ? [(0, manager_commands.M0)(relock.manager, pathOf(relock.folder))] : []),
                `git add -- ${paths}`,
                `git commit --message ${(0, shell_word.e)(`Release ${raised}`)} -- ${paths}`,
                `git tag ${(0, shell_word.e)(tag)}`,
                `git push origin HEAD ${(0, shell_word.e)(tag)}`,
            ];
            return ["", "When the files are as they should be:", ...commands.map((command) => `  ${(0, safe.Xm)(command)}`)];
        }
    }),
    97515: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            t: function () { return readCoverage; }
        });
        var _plugin_workflows_workflows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70981);
        var _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67313);
        var _plugin_workflows_plugin_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81165);
        var _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81294);
        var _repository_tags_decide_release_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36619);
        var _repository_workspace_packages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67604);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14345);
        async function readCoverage(workspace, named) {
            const { files: workflows } = await (0, _plugin_workflows_workflows_js__WEBPACK_IMPORTED_MODULE_0__.uw)(workspace);
            const found = await (0, _repository_workspace_packages_js__WEBPACK_IMPORTED_MODULE_4__.findRepositoryPlugins)(workspace);
            const others = named.filter((folder) => !found.folders.includes(folder));
            const plugins = [...found.folders, ...others].toSorted();
            const tags = (0, _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_1__.p)(workspace);
            const checked = await Promise.all(workflows.map((workflow) => listChecked(workspace, workflow)));
            const isChecked = (folder) => checked.some((folders) => folders?.includes(folder) ?? true);
            return {
                plugins,
                paths: others.length === 0 ? shorten(workspace, found) : plugins.map((folder) => folder || "."),
                unchecked: plugins.filter((folder) => !isChecked(folder)),
                unreleased: plugins.filter((folder) => !isReleased(workspace, folder, workflows, tags)),
                workflows,
                checking: workflows.filter((_, at) => checked[at]?.length !== 0),
                releasing: (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.DB)(workflows),
                notes: found.notes,
            };
        }
        function shorten(workspace, { folders, paths }) {
            if (!paths.some((path) => path === "*" || path === "*/*"))
                return paths;
            const listed = folders.map((folder) => {
                const parent = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_5__.PA)(folder);
                const beside = folder === "" || parent === "" ? [] : workspace.list(parent).filter((({ kind }) => kind === "folder"));
                const isWhole = beside.length > 1 && beside.every(({ name }) => folders.includes((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_5__.uJ)(parent, name)));
                return isWhole ? `${parent}/*` : folder || ".";
            });
            return [...new Set(listed)];
        }
        async function listChecked(workspace, { triggers, jobs }) {
            if (!triggers || !startsForChanges(triggers))
                return [];
            const folders = await Promise.all(jobs.map((job) => listCheckedByJob(workspace, job)));
            return folders.includes(undefined) ? undefined : folders.flatMap((some) => some ?? []);
        }
        async function listCheckedByJob(workspace, { steps }) {
            const checking = steps.filter(isChecking);
            if (checking.length === 0)
                return [];
            const isUnknown = steps.some((step) => (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.R5)(step, "path") !== "" && step.uses?.name.endsWith("/checkout"));
            if (isUnknown || checking.some(({ uses }) => uses === undefined))
                return undefined;
            return (0, _plugin_workflows_workflows_js__WEBPACK_IMPORTED_MODULE_0__.AD)(workspace, checking);
        }
        function isChecking(step) {
            const commands = step.uses ? ["auto", "check"] : ["validate", "check"];
            return commands.includes(step.preflight ?? "") && (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.R5)(step, "artifact") === "";
        }
        function startsForChanges(triggers) {
            const filter = (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.gr)(triggers);
            const isForTags = filter !== undefined && filter.branches === undefined && filter["branches-ignore"] === undefined;
            const isOnlyForTags = isForTags && (filter.tags !== undefined || filter["tags-ignore"] !== undefined);
            return triggers.events.some(({ text }) => (text === "push" ? !isOnlyForTags : text !== "release"));
        }
        function isReleased(workspace, folder, workflows, tags) {
            const { releasing, name } = (0, _plugin_workflows_plugin_tag_js__WEBPACK_IMPORTED_MODULE_2__.N)(workspace, folder, { workflows, tags });
            return releasing.some((workflow) => {
                const steps = workflow.jobs.flatMap((job) => job.steps).filter(isReleasing);
                const own = steps.filter(({ released }) => released?.plugins.some((one) => one.folder === folder) ?? true);
                if (own.length === 0)
                    return false;
                return isStartedOtherwise(workflow, own) || name === undefined || (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.Li)(workflow, name);
            });
        }
        const isReleasing = (step) => step.preflight === "release" || (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.ym)(step) !== undefined;
        function isStartedOtherwise({ triggers }, steps) {
            const events = triggers?.events.map((({ text }) => text)) ?? [];
            if (events.includes("push") && steps.some((step) => (0, _plugin_workflows_workflow_js__WEBPACK_IMPORTED_MODULE_6__.R5)(step, "tag") !== ""))
                return true;
            return events.some((name) => name === "workflow_call" || (name !== "push" && !(0, _repository_tags_decide_release_js__WEBPACK_IMPORTED_MODULE_3__.fb)({ name })));
        }
    }),
    90663: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            s: function () { return examine; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var programs = __webpack_require__(89673);
        var resolve_plugin_folder = __webpack_require__(78685);
        var inside = __webpack_require__(89198);
        var disk = __webpack_require__(77505);
        var workspace_packages = __webpack_require__(67604);
        var inspection = __webpack_require__(89898);
        var tool = __webpack_require__(42243);
        var absent = __webpack_require__(88241);
        var plugin_plugin = __webpack_require__(26685);
        var plugin_tag = __webpack_require__(81165);
        var installed_packages = __webpack_require__(17169);
        var dependencies = __webpack_require__(91784);
        var package_manager = __webpack_require__(87935);
        var json_object = __webpack_require__(34367);
        var files_workspace = __webpack_require__(14345);
        var coverage = __webpack_require__(97515);
        var parse_json = __webpack_require__(66845);
        ;
        const MAX_LOCK_FILE_BYTES = 64 * 1024 * 1024;
        function findStaleLock(workspace, lockFile, packageJson, packageKey) {
            if (!/^(?:package-lock|npm-shrinkwrap)\.json$/u.test((0, files_workspace.J)(lockFile)))
                return undefined;
            const bytes = workspace.bytes(lockFile, MAX_LOCK_FILE_BYTES);
            const lock = bytes && (0, parse_json.d)(bytes);
            if (!lock)
                return "cannot be read as JSON";
            const packages = lock["packages"];
            if (!(0, json_object.Gv)(packages))
                return undefined;
            const locked = packages[packageKey];
            if (!(0, json_object.Gv)(locked))
                return "does not know this package";
            const differing = dependencies.Ji.flatMap((key) => {
                const [asked, known] = [readRanges(packageJson[key]), readRanges(locked[key])];
                return [...new Set([...asked.keys(), ...known.keys()])].filter((name) => asked.get(name) !== known.get(name));
            });
            const [first, ...others] = new Set(differing);
            if (first === undefined)
                return undefined;
            return `is not up to date with package.json: ${first}${others.length === 0 ? "" : ` and ${String(others.length)} more`}`;
        }
        function readRanges(value) {
            return new Map((0, json_object.Gv)(value) ? Object.entries(value) : []);
        }
        var workflow = __webpack_require__(81294);
        var resolve_ref = __webpack_require__(99871);
        var safe = __webpack_require__(47313);
        ;
        const OWN_PLACEHOLDER = `${tool.Kx}/${tool.js.name}`.toLowerCase();
        const OWNER = /^[a-z\d](?:-?[a-z\d])*$/iu;
        const REPOSITORY = /^[\w.-]+$/u;
        const FILL_IN = /^<[^>]*>$|^\.\.\.$|^\u2026$/u;
        const ACTION_FILES = ["action.yml", "action.yaml", "Dockerfile"];
        const OTHER_FILES = ["repository", "ref", "path", "submodules"];
        function findUnresolvedActions(workspace, workflows) {
            const found = new Map();
            for (const { file, jobs } of workflows) {
                for (const { steps } of jobs) {
                    for (const [index, { uses }] of steps.entries()) {
                        const help = uses && explainUnresolved(uses, workspace, steps.slice(0, index));
                        if (!uses || help === undefined)
                            continue;
                        const key = JSON.stringify([file, uses.text]);
                        if (!found.has(key))
                            found.set(key, { text: uses.text, at: uses.at, help, isOwn: uses.name === OWN_PLACEHOLDER });
                    }
                }
            }
            return [...found.values()];
        }
        function explainUnresolved({ text, ref }, workspace, before) {
            const action = text.trim();
            if (action === "")
                return "Write an action after uses:, such as actions/checkout@<full commit SHA>";
            if (/^docker:\/\//iu.test(action))
                return undefined;
            if (action.includes("${{"))
                return "Write the action itself: GitHub does not evaluate expressions in uses:";
            if (action.startsWith("./"))
                return explainFolder(action, workspace, before);
            const [name = ""] = action.split("@");
            const [owner = "", repository = ""] = name.split("/");
            const isOurs = repository.toLowerCase() === tool.js.name;
            if (!OWNER.test(owner) || (isOurs && owner === tool.Kx))
                return explainOwner(owner, repository, isOurs);
            if (!REPOSITORY.test(repository))
                return `Write the action as owner/repository@ref: ${(0, safe.hD)(name)} names no repository`;
            if (ref === undefined || ref === "" || isReference(ref))
                return undefined;
            const tag = isOurs ? `, or a tag such as v${tool.js.version}` : "";
            return `Write a full commit SHA instead of ${(0, safe.hD)(ref)}${tag}`;
        }
        function explainOwner(owner, repository, isOurs) {
            const known = isOurs ? (0, tool.QQ)() : undefined;
            const what = known ?? (REPOSITORY.test(repository) ? `the owner whose repository has ${repository}` : "an owner");
            return owner === "" ? `Write ${what} before the /` : `Write ${what} instead of ${(0, safe.hD)(owner)}`;
        }
        function isReference(ref) {
            return !FILL_IN.test(ref) && (0, resolve_ref.p)(ref);
        }
        function explainFolder(action, workspace, before) {
            const folder = action.slice("./".length).replace(/\/+$/u, "");
            if (folder.split("/").some((part) => part === ".." || part === "." || part === "") || folder.includes("@"))
                return undefined;
            if (before.some(bringsOthers))
                return undefined;
            const isThere = ACTION_FILES.some((name) => workspace.entry((0, files_workspace.uJ)(folder, name)) !== undefined);
            return isThere ? undefined : `Write the path of a folder with an action.yml: there is none in ${(0, safe.hD)(folder)}`;
        }
        function bringsOthers(step) {
            if (step.mayBuild || step.runsCode)
                return true;
            if (!step.mayBring)
                return false;
            const isCheckout = step.uses?.name.endsWith("/checkout") === true;
            return !isCheckout || OTHER_FILES.some((input) => (0, workflow.R5)(step, input) !== "");
        }
        ;
        const CHECKS = [
            ...[
                "manifest-json",
                "package-peers",
                "bundle-present",
                "bundle-fresh",
                "workflow-pins",
                "workflow-yaml",
                "workflow-tags",
            ],
            ...["manifest-main", "manifest-web", "manifest-background", "manifest-hooks"],
        ];
        const NEEDS = ["manifestFile", "manifest", "packageJson", "scripts", "bundleFile", "workflows", "gitRefs"];
        async function readProject(workspace, folder, root) {
            const { facts } = await (0, plugin_plugin.o)(workspace, { folder, needs: NEEDS });
            const { manifestFile, manifest, packageJson, scripts, bundleFile, workflows, gitRefs } = facts;
            if ((0, absent.W0)(manifestFile) || manifestFile.state === "missing")
                return undefined;
            const value = (0, absent.W0)(packageJson) ? undefined : packageJson.value;
            const read = (key) => {
                const text = (0, absent.W0)(manifest) ? undefined : manifest.value[key];
                return typeof text === "string" ? text : undefined;
            };
            const manager = (0, absent.W0)(scripts)
                ? { name: "npm", lockFile: undefined, others: [] }
                : scripts.manager;
            const { lockFile } = manager;
            const inspect = (0, inspection.YG)({ occasion: "push", strict: false, only: CHECKS });
            const report = await inspect(workspace, folder, { root, reportedWith: undefined });
            const { unchecked, unreleased } = await (0, coverage.t)(workspace, [folder]);
            const hasEntry = (name) => workspace.entry((0, files_workspace.uJ)(folder, name)) !== undefined;
            const lockFolder = lockFile === undefined ? undefined : (0, files_workspace.PA)(lockFile);
            const keyInLock = lockFolder === undefined || lockFolder === folder ? "" : (0, files_workspace.Mf)(lockFolder, folder);
            return {
                folder,
                name: read("name"),
                version: read("version"),
                type: read("type"),
                packageJson: value,
                manager,
                staleLock: value === undefined || lockFile === undefined ? undefined : findStaleLock(workspace, lockFile, value, keyInLock),
                missingPackages: (0, installed_packages.Y)(workspace, folder, value),
                compiler: {
                    isUsed: hasEntry("tsconfig.json") || listRanges(value, "typescript").length > 0,
                    isDeclared: isDeclaredAbove(workspace, folder, "typescript"),
                    version: (0, installed_packages.A)(workspace, folder, "typescript"),
                },
                sdk: { declared: listRanges(value, tool.js.name), version: (0, installed_packages.A)(workspace, folder, tool.js.name) },
                bundleSize: (0, absent.W0)(bundleFile) || bundleFile.state !== "file" ? undefined : bundleFile.size,
                workflows: (0, absent.W0)(workflows) ? 0 : workflows.files.filter(({ jobs }) => jobs.length > 0).length,
                releasing: findReleasing(workspace, folder, (0, absent.W0)(workflows) ? [] : workflows.files),
                unchecked,
                unreleased,
                unresolved: (0, absent.W0)(workflows) ? [] : findUnresolvedActions(workspace, workflows.files),
                isInGit: !(0, absent.W0)(gitRefs) || gitRefs.applies !== false,
                findings: report.findings,
            };
        }
        function findReleasing(workspace, folder, workflows) {
            const { releasing, name, isStarting } = (0, plugin_tag.N)(workspace, folder, { workflows });
            return { count: releasing.length, tag: isStarting ? name : undefined };
        }
        function listRanges(packageJson, name) {
            return dependencies.Ji.filter((key) => {
                const packages = packageJson?.[key];
                return (0, json_object.Gv)(packages) && Object.hasOwn(packages, name);
            });
        }
        function isDeclaredAbove(workspace, folder, name) {
            return (0, files_workspace.jk)(folder).some((above) => listRanges((0, dependencies.jJ)(workspace, above), name).length > 0);
        }
        var tools = __webpack_require__(57468);
        ;
        const MAX_PROJECTS = 50;
        function findDistrustedFolder(root) {
            const isMachine = (0, inside.FK)((0, disk.h1)(root) ?? root, (0, programs.kR)().execPath);
            return isMachine ? (0, external_node_path_.join)(root, "node_modules") : root;
        }
        async function examine(path, cwd, node) {
            const folder = (0, resolve_plugin_folder.a)(path, { cwd });
            if (folder === undefined)
                throw (0, resolve_plugin_folder.w)(path, cwd, "Give the folder of a plugin");
            const root = (0, disk.mL)(folder) ?? folder;
            const below = (0, disk.Jj)(root, folder) ?? "";
            const workspace = (0, disk.DH)(root);
            const [machine, own] = await Promise.all([
                (0, tools.U)((0, programs.kR)(), findDistrustedFolder(root), node),
                readProject(workspace, below, root),
            ]);
            if (own || below !== "")
                return { machine, projects: own ? [own] : [], left: 0 };
            const { folders } = await (0, workspace_packages.findRepositoryPlugins)(workspace);
            const found = [];
            for (const one of folders.slice(0, MAX_PROJECTS)) {
                const project = await readProject(workspace, one, root);
                if (project)
                    found.push(project);
            }
            return { machine, projects: found, left: Math.max(0, folders.length - MAX_PROJECTS) };
        }
    }),
    57468: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            I: function () { return TOOLS; },
            U: function () { return readMachine; }
        });
        var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
        var node_os__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
        var _base_processes_npm_program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35726);
        var _base_processes_ask_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76002);
        const TOOLS = ["npm", "pnpm", "yarn", "bun", "git"];
        async function readMachine(surroundings, repository, node) {
            const answers = await Promise.all(TOOLS.map(async (name) => {
                const program = (0, _base_processes_npm_program_js__WEBPACK_IMPORTED_MODULE_1__.S)(name, surroundings, repository);
                return [name, program && (await (0, _base_processes_ask_version_js__WEBPACK_IMPORTED_MODULE_2__.q)(program, surroundings))];
            }));
            return {
                system: { name: (0, node_os__WEBPACK_IMPORTED_MODULE_0__.type)(), release: (0, node_os__WEBPACK_IMPORTED_MODULE_0__.release)(), arch: (0, node_os__WEBPACK_IMPORTED_MODULE_0__.arch)() },
                node,
                tools: Object.fromEntries(answers),
            };
        }
    }),
    81165: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            N: function () { return findPluginTag; }
        });
        var _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74095);
        var _tagged_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67313);
        var _workflow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81294);
        function findPluginTag(workspace, folder, { workflows, version, format, tags = (0, _tagged_package_js__WEBPACK_IMPORTED_MODULE_1__.p)(workspace) }) {
            const releasing = (0, _workflow_js__WEBPACK_IMPORTED_MODULE_2__.DB)(workflows);
            const isStarting = (tag) => releasing.some((workflow) => (0, _workflow_js__WEBPACK_IMPORTED_MODULE_2__.Li)(workflow, tag));
            const plugin = (0, _tagged_package_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(workspace, folder);
            const rules = {
                tags,
                format: format ?? (0, _workflow_js__WEBPACK_IMPORTED_MODULE_2__.vv)(releasing),
                isOnly: (0, _tagged_package_js__WEBPACK_IMPORTED_MODULE_1__.Ub)(workspace, [folder]),
            };
            const name = (0, _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_0__.u6)(plugin, rules, { version: version ?? plugin.version, isStarting });
            return {
                name,
                releasing,
                isStarting: name !== undefined && isStarting(name),
                earlier: (0, _repository_tags_interpret_tag_js__WEBPACK_IMPORTED_MODULE_0__.GF)(plugin, rules),
            };
        }
    }),
    67604: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findWorkspacePlugins = (function findWorkspacePlugins(workspace, folder) {
            return findWorkspacePackages(workspace, folder, _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.e0);
        });
        var findRepositoryPlugins = (function findRepositoryPlugins(workspace) {
            const found = repositoryPlugins.get(workspace) ?? searchRepositoryPlugins(workspace);
            repositoryPlugins.set(workspace, found);
            return found;
        });
        var searchRepositoryPlugins = (async function searchRepositoryPlugins(workspace) {
            const own = (0, _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.ou)(workspace, "") ? [""] : [];
            const members = await findWorkspacePlugins(workspace, "");
            const isFound = members.folders.length > 0 || members.notes.length > 0;
            const { folders, paths, notes } = isFound ? members : findPatternFolders(workspace, "", USUAL_PLACES, _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.e0);
            if (own.length === 0)
                return { folders, paths, notes };
            if (isFound)
                return { folders: [...own, ...folders], paths: [".", ...paths], notes };
            const others = folders.filter((folder) => workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, "package.json"))?.kind === "file");
            return { folders: [...own, ...others], paths: [".", ...others], notes };
        });
        var findWorkspacePackages = (async function findWorkspacePackages(workspace, folder, file) {
            const written = [...readPackagePatterns(workspace, folder), ...(await readPnpmPatterns(workspace, folder))];
            return findPatternFolders(workspace, folder, written, file);
        });
        var findPatternFolders = (function findPatternFolders(workspace, folder, written, file) {
            const { patterns, notes } = compilePatterns(written, file);
            const search = { workspace, folder, file, left: { entries: MAX_ENTRIES, comparisons: MAX_COMPARISONS } };
            const exclusions = patterns.filter((({ isExclusion }) => isExclusion));
            const folders = new Set();
            const paths = new Set();
            for (const pattern of patterns.filter((({ isExclusion }) => !isExclusion))) {
                const found = findFolders(search, pattern).filter((path) => !isExcluded(search, exclusions, path) && !isOfWebApp(search, path));
                if (isSpent(search)) {
                    notes.push(`The search for ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(pattern.text)} would take too long, so its packages are not listed`);
                    break;
                }
                for (const path of found)
                    folders.add(path);
                for (const path of found.length > 0 && isCopied(pattern) ? [pattern.text] : found)
                    paths.add(path);
            }
            const excluded = [...paths].some(_base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.Pt) ? exclusions : [];
            for (const { text } of excluded)
                paths.add(`!${text}`);
            return { folders: [...folders].toSorted(), paths: [...paths], notes };
        });
        var compilePatterns = (function compilePatterns(written, file) {
            const inside = written.flatMap(((pattern) => {
                if (pattern.length > _base_text_glob_js__WEBPACK_IMPORTED_MODULE_0__.v)
                    return [{ sign: "", text: pattern }];
                const [, sign = "", text = ""] = /^(!?)(?:\.\/)*(.*?)\/*$/su.exec(pattern) ?? [];
                return text === "." || text.split("/").some(((name) => name === ".." || name === "")) ? [] : [{ sign, text }];
            }));
            const more = inside.length - MAX_PATTERNS;
            const notes = more > 0 ? [`Of its patterns, the last ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.ZV)(more)} are not looked at`] : [];
            const patterns = inside.slice(0, MAX_PATTERNS).flatMap((({ sign, text }) => {
                const glob = sign === "!" && /^[!(]/u.test(text) ? undefined : (0, _base_text_glob_js__WEBPACK_IMPORTED_MODULE_0__.S)(`${text}/${file}`, "shell");
                if (glob)
                    return [{ text, isExclusion: sign === "!", glob }];
                notes.push(`Its pattern ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(sign + text)} is not supported here`);
                return [];
            }));
            return { patterns, notes };
        });
        var isSpent = (function isSpent({ left }) {
            return left.entries < 0 || left.comparisons < 0;
        });
        var matches = (function matches({ left }, glob, names, inPart = false) {
            if (left.comparisons < 0)
                return false;
            left.comparisons -= (1 + glob.weight) * names.reduce(((sum, name) => sum + 1 + name.length), 0);
            return glob.matches(names, inPart);
        });
        var findFolders = (function findFolders(search, { text, glob }) {
            const { workspace, folder, file, left } = search;
            if (!(0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.Pt)(text)) {
                return workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, `${text}/${file}`))?.kind === "file" ? [text] : [];
            }
            const isHiddenSearched = /(?:^|[/{,])\./u.test(text);
            const isSearched = ((name, isPackage) => name !== "node_modules" &&
                name !== ".git" &&
                (isHiddenSearched || !name.startsWith(".")) &&
                !(isPackage && name === "dist"));
            const found = [];
            const open = [[]];
            for (let names = open.pop(); names && !isSpent(search); names = open.pop()) {
                const path = names.join("/");
                const listed = workspace.list((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, path));
                left.entries -= listed.length;
                const isPackage = listed.some((({ name, kind }) => name === file && kind === "file"));
                if (isPackage && path !== "" && matches(search, glob, [...names, file]))
                    found.push(path);
                for (const { name, kind } of listed) {
                    if (kind !== "folder" || !isSearched(name, isPackage))
                        continue;
                    const below = [...names, name];
                    if (matches(search, glob, below, true))
                        open.push(below);
                }
            }
            return found.toSorted();
        });
        var readPackagePatterns = (function readPackagePatterns(workspace, folder) {
            const bytes = workspace.bytes((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, "package.json"), MAX_FILE_BYTES);
            return (0, _dependencies_js__WEBPACK_IMPORTED_MODULE_5__.NA)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_7__.vw)(bytes && (0, _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_1__.V)("package.json", bytes).value));
        });
        var readPnpmPatterns = (async function readPnpmPatterns(workspace, folder) {
            const bytes = workspace.bytes((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, "pnpm-workspace.yaml"), MAX_FILE_BYTES);
            if (!bytes)
                return [];
            const { parseYaml } = await Promise.all([__webpack_require__.e(196), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 4901));
            const { root } = parseYaml(new TextDecoder().decode(bytes));
            return (0, _base_text_yaml_yaml_tree_js__WEBPACK_IMPORTED_MODULE_8__.VJ)((0, _base_text_yaml_yaml_tree_js__WEBPACK_IMPORTED_MODULE_8__._W)(root, "packages")).map((({ text }) => text));
        });
        __webpack_require__.d(__webpack_exports__, {
            findPatternFolders: function () { return findPatternFolders; },
            findRepositoryPlugins: (function () { return findRepositoryPlugins; }),
            findSurroundingWorkspace: function () { return findSurroundingWorkspace; },
            findWorkspacePlugins: function () { return findWorkspacePlugins; }
        });
        var _base_text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15406);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34367);
        var _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65664);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _base_text_yaml_yaml_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2966);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14345);
        var _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18863);
        var _dependencies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91784);
        const MAX_FILE_BYTES = 1024 * 1024;
        const MAX_PATTERNS = 20;
        const MAX_ENTRIES = 100000;
        const MAX_COMPARISONS = 50000000;
        const MAX_COPIED_STARS = 2;
        const USUAL_PLACES = ["*", "*/*", "!{test,tests,fixtures,examples,vendor,dist,build}/**"];
        const repositoryPlugins = new WeakMap();
        const ROOT_FILES = ["package.json", "pnpm-workspace.yaml"];
        async function findSurroundingWorkspace(workspace, folder) {
            const notes = [];
            for (const top of (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.jk)(folder)) {
                if (!ROOT_FILES.some((name) => workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(top, name))))
                    continue;
                const found = await findPackagesOnce(workspace, top);
                const { packages } = found;
                notes.push(...found.notes);
                if (packages.length > 0 && (top === folder || packages.some((one) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(top, one) === folder))) {
                    return { found, notes };
                }
            }
            return { notes };
        }
        const known = new WeakMap();
        function findPackagesOnce(workspace, top) {
            const ofRepository = known.get(workspace) ?? new Map();
            known.set(workspace, ofRepository);
            const search = async () => {
                const { folders, notes } = await findWorkspacePackages(workspace, top, "package.json");
                const explained = notes.map((note) => `Cannot list all packages of the workspace ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(top || ".")}. ${note}`);
                return { top, packages: folders, notes: explained };
            };
            const found = ofRepository.get(top) ?? search();
            ofRepository.set(top, found);
            return found;
        }
        function isCopied({ text, isExclusion }) {
            return !isExclusion && text.replaceAll("**", "*").split("*").length - 1 <= MAX_COPIED_STARS;
        }
        function isOfWebApp({ workspace, folder, file }, path) {
            return file === _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.e0 && (0, _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.Vq)(workspace, (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, `${path}/${file}`));
        }
        function isExcluded(search, exclusions, path) {
            const names = path.split("/");
            return exclusions.some(({ glob }) => names.some((_, at) => matches(search, glob, [...names.slice(0, at + 1), search.file])));
        }
    })
};
;
