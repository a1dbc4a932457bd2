"use strict";
exports.id = 48;
exports.ids = [48];
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
