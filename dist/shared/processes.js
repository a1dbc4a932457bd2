"use strict";
exports.id = 894;
exports.ids = [894];
exports.modules = {
    47111: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var readFileOfCaller = (function readFileOfCaller(path, repository, largest = MAX_FILE_BYTES) {
            let file;
            try {
                file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NONBLOCK);
            }
            catch (error) {
                if (!(0, _safe_read_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error))
                    throw error;
                return { refused: error.message, missing: error.code === "ENOENT" };
            }
            try {
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
                if (!stat.isFile())
                    return { refused: "it is not a regular file", missing: false };
                if (stat.size > largest)
                    return { refused: `it has more than ${String(largest / MIB)} MiB`, missing: false };
                if (repository !== undefined && (0, _disk_js__WEBPACK_IMPORTED_MODULE_1__.Jj)(repository, path) !== undefined) {
                    const opened = (0, _opened_path_js__WEBPACK_IMPORTED_MODULE_2__.S)(file, path, stat);
                    if (opened === undefined)
                        return { refused: "it was replaced while it was read", missing: false };
                    if ((0, _disk_js__WEBPACK_IMPORTED_MODULE_1__.Jj)(repository, opened) === undefined) {
                        return { refused: "it is a link that points outside the repository", missing: false };
                    }
                }
                return { bytes: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) };
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        });
        __webpack_require__.d(__webpack_exports__, {
            d: (function () { return readFileOfCaller; })
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77505);
        var _opened_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75479);
        var _safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67204);
        const MIB = 1024 * 1024;
        const MAX_FILE_BYTES = 256 * MIB;
        const { O_RDONLY = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
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
    70881: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            f: function () { return findCommit; },
            j: function () { return findChangedFiles; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _renamed_folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76785);
        var _files_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39189);
        var _files_working_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73568);
        var _files_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14345);
        var _git_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97786);
        var _git_objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28612);
        var _git_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7622);
        var _read_objects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22942);
        var _resolve_ref_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99871);
        var _lfs_pointer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(10776);
        var _same_content_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57253);
        var _untracked_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89626);
        const MANIFEST = "manifest.json";
        const MAX_INDEX_BYTES = 256 * 1024 * 1024;
        const MAX_MANIFEST_BYTES = 1024 * 1024;
        const PROGRAM = "100755";
        const DEEPEST = 4;
        async function findChangedFiles(root, ref, depth = 0) {
            return (0, _git_objects_js__WEBPACK_IMPORTED_MODULE_6__.$)(root, async (objects) => {
                const { isShallow: shallow, ask } = objects;
                const commit = (await findCommit(objects, ref)) ?? (await findCommit(objects, `origin/${ref}`));
                if (commit === undefined)
                    return { refused: "no-commit", shallow };
                const common = await ask(["merge-base", commit, objects.head]);
                if (common.status === 1)
                    return { refused: "no-common-commit", shallow };
                if (common.status !== 0)
                    return makeFailure(common.complaint.trim().split("\n")[0] ?? "");
                const parted = common.bytes.toString("latin1").trim();
                const base = await (0, _read_objects_js__WEBPACK_IMPORTED_MODULE_8__.Zc)(objects, parted);
                const head = parted === objects.head ? base : await (0, _read_objects_js__WEBPACK_IMPORTED_MODULE_8__.Zc)(objects, objects.head);
                if (!base || !head)
                    return makeFailure("not all of a commit is in this clone");
                return findDifferences(root, objects, { commit: parted, base, head, depth });
            });
        }
        async function findDifferences(root, objects, trees) {
            const { base, head, depth } = trees;
            const tree = (0, _files_working_tree_js__WEBPACK_IMPORTED_MODULE_3__.A)(root);
            const { folder: git } = objects;
            const isSparse = git.file("info/sparse-checkout", MAX_INDEX_BYTES) !== "missing";
            const changed = [];
            const different = [];
            for (const [path, entry] of base) {
                const found = tree.at(path);
                const isCommitted = head.get(path)?.id === entry.id;
                if (entry.mode === _read_objects_js__WEBPACK_IMPORTED_MODULE_8__.NG) {
                    if (!(await isSameSubmodule((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path), entry, isCommitted, depth)))
                        changed.push(path);
                }
                else if (found === undefined) {
                    if (!isSparse || !isCommitted)
                        changed.push(path);
                }
                else if (found.kind === "file" && entry.mode !== _read_objects_js__WEBPACK_IMPORTED_MODULE_8__.ps) {
                    const sameness = (0, _same_content_js__WEBPACK_IMPORTED_MODULE_10__.C)(found.bytes, entry.id);
                    if (sameness === "other")
                        different.push({ path, id: entry.id, bytes: found.bytes });
                    else if (tree.keepsModes && found.isExecutable !== (entry.mode === PROGRAM))
                        changed.push(path);
                    else if ((head.get(path)?.mode ?? entry.mode) !== entry.mode)
                        changed.push(path);
                }
                else if (!isSameLink(found, entry))
                    changed.push(path);
            }
            const ids = different.map((({ id }) => id));
            const pointers = await (0, _read_objects_js__WEBPACK_IMPORTED_MODULE_8__.M7)(objects, ids, _lfs_pointer_js__WEBPACK_IMPORTED_MODULE_12__.QD);
            for (const { path, id, bytes } of different) {
                const pointer = pointers.get(id);
                if (!pointer || !(0, _same_content_js__WEBPACK_IMPORTED_MODULE_10__.R)(bytes, pointer.bytes))
                    changed.push(path);
            }
            const tracked = new Set(readTrackedPaths(objects) ?? head.keys());
            for (const path of tracked)
                if (!base.has(path) && tree.at(path) !== undefined)
                    changed.push(path);
            const untracked = await (0, _untracked_files_js__WEBPACK_IMPORTED_MODULE_11__.x)(root, objects, (path) => base.has(path) || tracked.has(path));
            if (!untracked)
                return makeFailure("git does not say what it ignores, or there are too many files");
            return {
                files: changed.toSorted(),
                untracked,
                base: await describeBase(objects, trees, (path) => tracked.has(path)),
            };
        }
        async function describeBase(objects, { commit, base, head }, isCommitted) {
            const gone = [...base.keys()].filter((path) => (0, _files_workspace_js__WEBPACK_IMPORTED_MODULE_4__.J)(path) === MANIFEST && !isCommitted(path));
            const described = gone.flatMap((path) => [path, (0, _files_workspace_js__WEBPACK_IMPORTED_MODULE_4__.uJ)((0, _files_workspace_js__WEBPACK_IMPORTED_MODULE_4__.PA)(path), "package.json")]);
            const ids = described.flatMap((path) => base.get(path)?.id ?? []);
            const contents = await (0, _read_objects_js__WEBPACK_IMPORTED_MODULE_8__.M7)(objects, ids, MAX_MANIFEST_BYTES);
            const renamed = gone.length === 0 ? new Map() : await (0, _renamed_folders_js__WEBPACK_IMPORTED_MODULE_1__.f)(objects, { commit, before: base, after: head }, MANIFEST);
            return {
                paths: [...base.keys()],
                renamed,
                isCommitted,
                read: (path) => contents.get(base.get(path)?.id ?? "")?.bytes,
            };
        }
        function isSameLink(found, { mode, id }) {
            if (mode !== _read_objects_js__WEBPACK_IMPORTED_MODULE_8__.ps)
                return false;
            if (found.kind === "link")
                return (0, _same_content_js__WEBPACK_IMPORTED_MODULE_10__.C)(found.target, id) === "same";
            return found.kind === "file" && node_path__WEBPACK_IMPORTED_MODULE_0__.sep === "\\" && (0, _same_content_js__WEBPACK_IMPORTED_MODULE_10__.C)(found.bytes, id) === "same";
        }
        async function isSameSubmodule(root, { id }, isCommitted, depth) {
            const git = (0, _files_git_folder_js__WEBPACK_IMPORTED_MODULE_2__.vo)(root);
            if (git === undefined)
                return isCommitted;
            const head = "absent" in git ? undefined : (0, _git_refs_js__WEBPACK_IMPORTED_MODULE_7__.zy)(git);
            if (head === undefined || "refused" in head || head.head !== id || depth >= DEEPEST)
                return false;
            const changed = await findChangedFiles(root, id, depth + 1);
            return "files" in changed && changed.files.length === 0 && changed.untracked.length === 0;
        }
        function readTrackedPaths({ folder }) {
            const bytes = folder.file("index", MAX_INDEX_BYTES);
            if (typeof bytes === "string")
                return undefined;
            const index = (0, _git_index_js__WEBPACK_IMPORTED_MODULE_5__.q)(bytes, "");
            if ("refused" in index)
                return undefined;
            return index.paths;
        }
        async function findCommit(objects, ref) {
            const [, name = "", steps = ""] = /^([^~^]+)((?:[~^]\d{0,6}){0,20})$/u.exec(ref) ?? [];
            const object = (0, _resolve_ref_js__WEBPACK_IMPORTED_MODULE_9__.q)(objects.folder, name) ?? (/^[0-9a-f]{4,64}$/u.test(name) ? name : undefined);
            if (object === undefined)
                return undefined;
            const options = ["--verify", "--quiet", "--end-of-options"];
            const { status, bytes } = await objects.ask(["rev-parse", ...options, `${object}${steps}^{commit}`]);
            if (status !== 0)
                return undefined;
            return bytes.toString("latin1").trim();
        }
        function makeFailure(why) {
            return { refused: "failed", why };
        }
    }),
    87723: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            classifyContent: function () { return _same_content_js__WEBPACK_IMPORTED_MODULE_9__.C; },
            findTaggedCommit: function () { return findTaggedCommit; },
            isFileOfPointer: function () { return _same_content_js__WEBPACK_IMPORTED_MODULE_9__.R; },
            readCommittedFiles: function () { return readCommittedFiles; },
            readCommittedIds: function () { return readCommittedIds; },
            readPointers: function () { return readPointers; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _files_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14345);
        var _files_git_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39189);
        var _changed_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70881);
        var _git_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28612);
        var _read_objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22942);
        var _resolve_ref_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99871);
        var _lfs_pointer_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10776);
        var _untracked_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89626);
        var _same_content_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57253);
        async function readCommittedFiles(root, commit, folder) {
            const read = await (0, _git_objects_js__WEBPACK_IMPORTED_MODULE_5__.$)(root, async (objects) => {
                const files = await (0, _read_objects_js__WEBPACK_IMPORTED_MODULE_6__.Zc)(objects, commit, folder);
                const above = await (0, _read_objects_js__WEBPACK_IMPORTED_MODULE_6__.od)(objects, commit, (0, _files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.jk)(folder));
                if (!files || !above)
                    return { refused: "failed", why: "not all of the commit is in this clone, or it was changed" };
                const [submodule] = listSubmodules(above);
                if (submodule)
                    return { submodule };
                const untracked = await (0, _untracked_files_js__WEBPACK_IMPORTED_MODULE_8__.x)(root, objects, (path) => files.has(path), folder);
                if (!untracked)
                    return { refused: "failed", why: "git does not say what it ignores, or there are too many files" };
                return { files, untracked };
            });
            if ("refused" in read)
                return { refused: explainFailure(read) };
            if ("submodule" in read)
                return readSubmodule(root, read.submodule, folder);
            const blobs = new Map(findBlobs(read.files));
            const untracked = new Set(read.untracked);
            for (const submodule of listSubmodules(read.files)) {
                const inside = await readSubmodule(root, submodule, submodule.path);
                if ("refused" in inside)
                    continue;
                for (const [path, id] of inside.blobs)
                    blobs.set(path, id);
                for (const path of inside.untracked)
                    untracked.add(path);
            }
            return { blobs, untracked };
        }
        async function readSubmodule(root, { path, id }, folder) {
            const inside = await readCommittedFiles((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path), id, folder === path ? "" : (0, _files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.Mf)(path, folder));
            if ("refused" in inside)
                return { refused: `of the submodule ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(path)}, ${inside.refused}` };
            return {
                blobs: new Map([...inside.blobs].map(([file, blob]) => [(0, _files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(path, file), blob])),
                untracked: new Set([...inside.untracked].map((file) => (0, _files_workspace_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(path, file))),
                submodule: path,
            };
        }
        function listSubmodules(files) {
            return [...files].flatMap(([path, { mode, id }]) => (mode === _read_objects_js__WEBPACK_IMPORTED_MODULE_6__.NG ? [{ path, id }] : []));
        }
        async function readCommittedIds(root, commit, paths) {
            const read = await (0, _git_objects_js__WEBPACK_IMPORTED_MODULE_5__.$)(root, async (objects) => {
                const files = await (0, _read_objects_js__WEBPACK_IMPORTED_MODULE_6__.od)(objects, commit, paths);
                if (!files)
                    return { refused: "failed", why: "not all of the commit is in this clone, or it was changed" };
                return { ids: findBlobs(files) };
            });
            if ("refused" in read)
                return { refused: explainFailure(read) };
            return read.ids;
        }
        function findBlobs(files) {
            const blobs = [...files].filter(([, { mode }]) => mode !== _read_objects_js__WEBPACK_IMPORTED_MODULE_6__.NG && mode !== _read_objects_js__WEBPACK_IMPORTED_MODULE_6__.ps);
            return new Map(blobs.map(([path, { id }]) => [path, id]));
        }
        async function readPointers(root, ids) {
            if (ids.length === 0)
                return new Map();
            const small = await (0, _git_objects_js__WEBPACK_IMPORTED_MODULE_5__.$)(root, async (objects) => ({
                found: await (0, _read_objects_js__WEBPACK_IMPORTED_MODULE_6__.M7)(objects, ids, _lfs_pointer_js__WEBPACK_IMPORTED_MODULE_10__.QD),
            }));
            return new Map("found" in small ? [...small.found].map(([id, { bytes }]) => [id, bytes]) : []);
        }
        async function findTaggedCommit(root, tag) {
            const git = (0, _files_git_folder_js__WEBPACK_IMPORTED_MODULE_3__.vo)(root);
            if (git === undefined || "absent" in git || (0, _resolve_ref_js__WEBPACK_IMPORTED_MODULE_7__.q)(git, `refs/tags/${tag}`) === undefined)
                return undefined;
            const found = await (0, _git_objects_js__WEBPACK_IMPORTED_MODULE_5__.$)(root, async (objects) => ({
                commit: await (0, _changed_files_js__WEBPACK_IMPORTED_MODULE_4__.f)(objects, `refs/tags/${tag}`),
            }));
            if ("refused" in found)
                return { refused: explainFailure(found) };
            return found.commit ?? { refused: "what the tag names is not in this clone" };
        }
        function explainFailure(refusal) {
            if (refusal.refused === "no-git")
                return "there is no git";
            return refusal.why;
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
    76785: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            f: function () { return findRenamedFolders; }
        });
        var _files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14345);
        const MAX_LIST_BYTES = 16 * 1024 * 1024;
        const MAX_COMPARED = 1000;
        async function findRenamedFolders(objects, { commit, before, after }, marker) {
            const isMoved = (tree, other) => [...tree.keys()].some((path) => (0, _files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.J)(path) === marker && !other.has(path));
            if (!isMoved(before, after) || !isMoved(after, before))
                return new Map();
            const options = ["--find-renames", "--find-copies-harder", `-l${String(MAX_COMPARED)}`, "--no-ext-diff"];
            const names = ["diff-tree", "-r", "-z", "--name-status", ...options];
            const args = [...names, commit, objects.head, "--", `:(glob)**/${marker}`];
            const answer = await objects.ask(args, { mostBytes: MAX_LIST_BYTES });
            if (answer.status !== 0)
                return new Map();
            return new Map(parseRenames(answer.bytes.toString("utf8")).map(({ from, to }) => [(0, _files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.PA)(to), (0, _files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.PA)(from)]));
        }
        function parseRenames(text) {
            const parts = text.split("\0");
            const files = [];
            for (let at = 0; at + 1 < parts.length;) {
                const status = parts[at]?.[0];
                if (status === "R")
                    files.push({ from: parts[at + 1] ?? "", to: parts[at + 2] ?? "" });
                at += status === "R" || status === "C" ? 3 : 2;
            }
            return files;
        }
    }),
    57253: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C: function () { return classifyContent; },
            R: function () { return isFileOfPointer; }
        });
        var _lfs_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10776);
        var _read_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22942);
        var _text_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88512);
        const MAX_TEXT_LENGTH = 16 * 1024 * 1024;
        const IDENT = /\$Id:[^$\n]*\$/gu;
        function classifyContent(bytes, id) {
            if (isBlob(bytes, id))
                return "same";
            if (bytes.length > MAX_TEXT_LENGTH)
                return "other";
            const text = Buffer.from(bytes).toString("latin1");
            if (!text.includes("\0")) {
                const lines = text.replaceAll("\r\n", "\n");
                const ends = [lines, lines.replaceAll("\n", "\r\n")];
                if (ends.some((one) => isBlob(Buffer.from(one, "latin1"), id)))
                    return "line endings";
                if (!text.includes("$Id:"))
                    return "other";
                const plain = [text, lines].map((one) => one.replace(IDENT, "$Id$"));
                return plain.some((one) => isBlob(Buffer.from(one, "latin1"), id)) ? "converted" : "other";
            }
            const decoded = decodeUtf16(bytes);
            const texts = decoded === undefined ? [] : [decoded, decoded.replaceAll("\r\n", "\n")];
            return texts.some((one) => isBlob(Buffer.from(one), id)) ? "converted" : "other";
        }
        function isFileOfPointer(bytes, pointer) {
            if (pointer.length > _lfs_pointer_js__WEBPACK_IMPORTED_MODULE_1__.QD)
                return false;
            const file = (0, _lfs_pointer_js__WEBPACK_IMPORTED_MODULE_1__.tY)(Buffer.from(pointer).toString("latin1"));
            return file?.size === bytes.length && (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_2__.sW)(bytes) === file.hash;
        }
        function isBlob(bytes, id) {
            return (0, _read_objects_js__WEBPACK_IMPORTED_MODULE_0__.HM)("blob", bytes, id) === id;
        }
        function decodeUtf16(bytes) {
            const isLittleEndian = bytes[0] === 0xff && bytes[1] === 0xfe;
            const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
            if (!isLittleEndian && !isBigEndian)
                return undefined;
            try {
                return new TextDecoder(isLittleEndian ? "utf-16le" : "utf-16be", { fatal: true }).decode(bytes);
            }
            catch (error) {
                if (error instanceof TypeError)
                    return undefined;
                throw error;
            }
        }
    }),
    89626: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            x: function () { return listUntrackedFiles; }
        });
        var _files_working_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73568);
        var _files_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14345);
        const MAX_FILES = 1000000;
        const MAX_DEPTH = 200;
        async function listUntrackedFiles(root, { ask }, isTracked, below = "") {
            const which = [
                "ls-files",
                "-z",
                "--cached",
                "--others",
                "--exclude-standard",
                ...(below === "" ? [] : ["--", `:(literal)${below}`]),
            ];
            const answer = await ask(which, { isOfTree: true });
            if (answer.status !== 0)
                return undefined;
            const tree = (0, _files_working_tree_js__WEBPACK_IMPORTED_MODULE_0__.A)(root);
            const listed = new Set(answer.bytes
                .toString("utf8")
                .split("\0")
                .map((path) => path.replace(/\/$/u, "")));
            const found = [];
            for (const path of listed) {
                if (path === "" || isTracked(path))
                    continue;
                const there = tree.at(path);
                if (there === undefined)
                    continue;
                const files = there.kind === "folder" ? listAllFiles(tree, path) : [path];
                if (!files || found.length + files.length > MAX_FILES)
                    return undefined;
                for (const file of files)
                    if (!isTracked(file))
                        found.push(file);
            }
            return found;
        }
        function listAllFiles(tree, top) {
            const found = [];
            const open = [{ folder: top, depth: 0 }];
            for (const { folder, depth } of open) {
                for (const { name, kind } of tree.list(folder)) {
                    const path = (0, _files_workspace_js__WEBPACK_IMPORTED_MODULE_1__.uJ)(folder, name);
                    if (kind === "folder" && name !== ".git")
                        open.push({ folder: path, depth: depth + 1 });
                    else if (name !== ".git")
                        found.push(path);
                }
                if (depth > MAX_DEPTH || found.length + open.length > MAX_FILES)
                    return undefined;
            }
            return found;
        }
    }),
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
    58699: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var runCommands = (async function runCommands(place, scripts, names, options) {
            const runs = new Map();
            for (const name of names) {
                const command = scripts.commands[name];
                if (command.kind !== "script" && command.kind !== "line")
                    continue;
                runs.set(name, await runAndReport(place, command, scripts, options));
            }
            return reportOnce(runs);
        });
        var reportOnce = (function reportOnce(runs) {
            const keepers = new Map();
            const kept = new Map();
            for (const name of KEEPERS) {
                const run = runs.get(name);
                if (!run)
                    continue;
                const own = run.problems.filter((problem) => !keepers.has(identify(problem)));
                const repeated = run.problems.filter((problem) => keepers.has(identify(problem)));
                const by = repeated[0] && keepers.get(identify(repeated[0]));
                kept.set(name, by === undefined ? run : { ...run, problems: own, repeated: { by, count: repeated.length } });
                for (const problem of own)
                    keepers.set(identify(problem), run.line);
            }
            return new Map(Array.from(runs, ([name, run]) => [name, kept.get(name) ?? run]));
        });
        __webpack_require__.d(__webpack_exports__, {
            runCommands: (function () { return runCommands; })
        });
        var workspace = __webpack_require__(14345);
        var external_node_path_ = __webpack_require__(76760);
        var errors = __webpack_require__(42719);
        var safe = __webpack_require__(47313);
        var disk = __webpack_require__(77505);
        var inside = __webpack_require__(89198);
        var child_environment = __webpack_require__(48925);
        var commands_invocation = __webpack_require__(51901);
        var kept_lines = __webpack_require__(95297);
        ;
        const MAX_REPORTED = 1000;
        function formatSentence(text) {
            const line = text.slice(0, MAX_SENTENCE_LENGTH).replace(/\s+/gu, " ").trim().toWellFormed();
            return text.length > MAX_SENTENCE_LENGTH ? `${line}\u2026` : line.replace(/\.$/u, "");
        }
        const MAX_SENTENCE_LENGTH = 400;
        function takeFirstWords(block) {
            const [first = "", second = ""] = block.map(((line) => line.trim())).filter(((line) => line !== ""));
            const goesOn = first.endsWith(":") && second !== "" && !/^(?:at |[+-] )/u.test(second);
            return goesOn ? `${first} ${second}` : first.replace(/:$/u, "");
        }
        function readPlaceAtEnd(line) {
            const [, before = "", row, column] = /^(.*?):(\d{1,7}):(\d{1,7})\)?$/u.exec(line.trimEnd()) ?? [];
            if (row === undefined || column === undefined)
                return undefined;
            const bracket = before.lastIndexOf("(");
            const file = bracket === -1 ? before.trim().replace(/^at (?:async )?/u, "") : before.slice(bracket + 1);
            return { file, line: Number(row), column: Number(column) };
        }
        function takeBlock(lines, from, isEnd) {
            const block = lines.slice(from, from + MAX_BLOCK_LENGTH);
            const end = block.findIndex((line) => isEnd(line));
            return end === -1 ? block : block.slice(0, end);
        }
        const MAX_BLOCK_LENGTH = 400;
        const MAX_NAME_LENGTH = 120;
        function formatFailure(name, why) {
            return `The test ${(0, safe.hD)(name, MAX_NAME_LENGTH)} fails: ${formatReason(why)}`;
        }
        function formatFailedFile(path, why) {
            return `The test file ${(0, safe.hD)(path, MAX_NAME_LENGTH)} fails: ${formatReason(why)}`;
        }
        function formatReason(why) {
            return formatSentence(why.replace(/^AssertionError(?: \[ERR_ASSERTION\])?: /u, "").replace(/ \/\/ [\w. ]{1,40}$/u, ""));
        }
        ;
        const ERROR = /^(?:Uncaught )?((?:[A-Z]\w{0,60})?Error(?: \[\w{1,60}\])?: \S.*)$/u;
        const LINES_ABOVE = 5;
        const MAX_FRAMES = 30;
        const readCrashes = (lines) => {
            const plain = lines.map((line) => (line.startsWith("# ") ? line.slice(2) : line));
            return plain.flatMap((line, at) => {
                const words = ERROR.exec(line)?.[1];
                if (words === undefined)
                    return [];
                const importer = / imported from (\S.*)$/u.exec(words)?.[1];
                const places = [
                    ...(importer === undefined ? [] : [{ file: importer, line: 1 }]),
                    ...plain.slice(Math.max(0, at - LINES_ABOVE), at).map(readPlaceAlone),
                    ...plain
                        .slice(at + 1, at + MAX_FRAMES)
                        .map((next) => (/^ {4}at /u.test(next) ? readPlaceAtEnd(next) : undefined)),
                ].filter((place) => place !== undefined);
                return places.length === 0 ? [] : [{ places, message: formatSentence(words) }];
            });
        };
        function readPlaceAlone(line) {
            const [, file, row] = /^(file:\/\/\S.*|\/.*|[A-Za-z]:\\.*):(\d{1,7})$/u.exec(line) ?? [];
            return file === undefined ? undefined : { file, line: Number(row) };
        }
        ;
        const readStylish = (lines) => {
            let file = "";
            return lines.flatMap((line) => {
                const match = /^ {1,8}(\d{1,7}):(\d{1,7}) +(error|warning) +(\S.*)$/u.exec(line);
                if (!match) {
                    file = line.startsWith(" ") ? "" : line;
                    return [];
                }
                if (file === "")
                    return [];
                const [, row, column, severity, rest = ""] = match;
                const gap = rest.lastIndexOf("  ");
                const rule = gap === -1 ? "" : rest.slice(gap).trim();
                const message = rule === "" || rule.includes(" ") ? rest : rest.slice(0, gap);
                const place = { file, line: Number(row), column: Number(column) };
                return [{ places: [place], message: formatMessage(message, rule), isWarning: severity === "warning" }];
            });
        };
        const readCompact = (lines) => lines.flatMap((line) => {
            const match = /^(\S.*?): line (\d{1,7}), col (\d{1,7}), (Error|Warning) - (.*)$/u.exec(line);
            if (!match)
                return [];
            const [, file = "", row, column, severity, rest = ""] = match;
            const bracket = rest.endsWith(")") ? rest.lastIndexOf(" (") : -1;
            const rule = bracket === -1 ? "" : rest.slice(bracket + 2, -1);
            const place = { file, line: Number(row), column: Number(column) };
            const message = formatMessage(bracket === -1 ? rest : rest.slice(0, bracket), rule);
            return [{ places: [place], message, isWarning: severity === "Warning" }];
        });
        const readUnix = (lines) => lines.flatMap((line) => {
            const match = /^ {0,2}(\S.*?):(\d{1,7}):(\d{1,7}): (\S.*)$/u.exec(line);
            if (!match)
                return [];
            const [, file = "", row, column, rest = ""] = match;
            const places = [{ file, line: Number(row), column: Number(column) }];
            const bracket = rest.endsWith("]") ? rest.lastIndexOf(" [") : -1;
            const [, severity, rule = ""] = /^(Error|Warning)(?:\/(.*))?$/u.exec(rest.slice(bracket + 2, -1)) ?? [];
            if (bracket !== -1 && severity !== undefined) {
                return [{ places, message: formatMessage(rest.slice(0, bracket), rule), isWarning: severity === "Warning" }];
            }
            const isWarning = /^warn(?:ing)?\b/iu.test(rest);
            return [{ places, message: formatSentence(rest.replace(/^(?:error|warn(?:ing)?):? /iu, "")), isWarning }];
        });
        function formatMessage(message, rule) {
            return `ESLint: ${formatSentence(message)}${rule === "" || rule.includes(" ") ? "" : ` (${rule})`}`;
        }
        ;
        const SUITE = "Test suite failed to run";
        const readJest = (lines) => {
            const problems = [];
            let file = "";
            for (const [at, line] of lines.entries()) {
                file = /^ ?FAIL {1,2}(?:.* )?(\S+\.\w+)(?: \([\d.]+ m?s\))?$/u.exec(line)?.[1] ?? file;
                const name = /^ {2}\u25cf (\S.*)$/u.exec(line)?.[1];
                if (name === undefined || file === "")
                    continue;
                const block = takeBlock(lines, at + 1, (next) => /^(?: {2}\u25cf |\S)/u.test(next));
                const isFile = name === SUITE;
                const message = isFile ? formatFailedFile(file, findReason(block)) : formatFailure(name, findReason(block));
                problems.push({ places: [...findPlaces(block), { file, line: 1 }], message });
            }
            return problems;
        };
        function findReason(block) {
            const findPart = (label) => block.find((line) => line.startsWith(`    ${label}: `))?.slice(label.length + 6);
            const [expected, received] = [findPart("Expected"), findPart("Received")];
            if (expected !== undefined && received !== undefined)
                return `expected ${expected}, but received ${received}`;
            const error = block.find((line) => /^ {4}\w*Error: /u.test(line));
            return (error?.trim() ?? takeFirstWords(block)).replace(/^thrown: "?/u, "");
        }
        function findPlaces(block) {
            const frames = block.filter((line) => /^ +at /u.test(line)).map(readPlaceAtEnd);
            const parsed = block.map((line) => {
                const [, file, row] = /^ {4}(\/.*|[A-Za-z]:\\.*):(\d{1,7})$/u.exec(line) ?? [];
                return file === undefined ? undefined : { file, line: Number(row) };
            });
            return [...parsed, ...frames].filter((place) => place !== undefined);
        }
        ;
        const NEAR = 4;
        const NOT_FORMATTED = "The file is not formatted";
        const readBiome = (lines) => lines.flatMap((line, at) => {
            if (!line.endsWith("\u2501\u2501"))
                return [];
            const [, file, row, column, rule = ""] = /^(\S.*?)(?::(\d{1,7}):(\d{1,7}))? ([a-z][\w/]{1,100}) [^a-z]*$/u.exec(line) ?? [];
            if (file === undefined)
                return [];
            const [, sign, message] = findFirstMatch(lines.slice(at + 1, at + 1 + NEAR), /^ {2}([\u00d7\u2716!\u26a0i]) (\S.*)$/u) ?? [];
            if (message === undefined)
                return [];
            const place = { file, line: Number(row ?? 1), ...(column !== undefined && { column: Number(column) }) };
            return [
                {
                    places: [place],
                    message: linters_formatMessage("Biome", rule === "format" ? NOT_FORMATTED : message, rule),
                    isWarning: sign !== "\u00d7" && sign !== "\u2716",
                },
            ];
        });
        const readOxlint = (lines) => lines.flatMap((line, at) => {
            const [, file, row, column] = /^ {1,8}(?:\u256d\u2500|,-)\[(.+):(\d{1,7}):(\d{1,7})\]$/u.exec(line) ?? [];
            if (file === undefined)
                return [];
            const above = lines.slice(Math.max(0, at - NEAR), at).toReversed();
            const [, sign, text] = findFirstMatch(above, /^ {1,4}([\u00d7x\u26a0!]) (\S.*)$/u) ?? [];
            if (text === undefined)
                return [];
            const [, rule = "", message = text] = /^([\w@/-]{1,80}\([\w@/-]{1,80}\)): (.*)$/u.exec(text) ?? [];
            const place = { file, line: Number(row), column: Number(column) };
            return [
                { places: [place], message: linters_formatMessage("Oxlint", message, rule), isWarning: sign === "\u26a0" || sign === "!" },
            ];
        });
        function findFirstMatch(lines, pattern) {
            for (const line of lines) {
                const found = pattern.exec(line);
                if (found)
                    return found;
            }
            return undefined;
        }
        function linters_formatMessage(tool, message, rule) {
            return `${tool}: ${formatSentence(message)}${rule === "" ? "" : ` (${rule})`}`;
        }
        ;
        const FIRST_LINE = /^ {2}\d{1,6}\) (\S.*)$/u;
        const NEXT_LINE = /^ {7,200}(\S.*)$/u;
        const readMocha = (lines) => {
            const start = lines.findIndex((line) => /^ {2}\d{1,6} failing$/u.test(line));
            if (start === -1)
                return [];
            return lines.flatMap((line, at) => {
                const suite = at > start ? FIRST_LINE.exec(line)?.[1] : undefined;
                if (suite === undefined)
                    return [];
                const block = takeBlock(lines, at + 1, (next) => FIRST_LINE.test(next));
                const nested = block.findIndex((next) => !NEXT_LINE.test(next));
                const names = [suite, ...block.slice(0, nested === -1 ? block.length : nested).map((next) => next.trim())];
                const rest = block.slice(names.length - 1);
                const why = takeFirstWords(rest).replace(/(Timeout of \d+ms exceeded)\. .*$/u, "$1");
                return [{ places: mocha_findPlaces(rest), message: formatFailure(names.join(" > ").replace(/:$/u, ""), why) }];
            });
        };
        function mocha_findPlaces(block) {
            return block.flatMap((line) => {
                const frame = /^ +at /u.test(line) ? readPlaceAtEnd(line) : undefined;
                const file = line.endsWith(")")
                    ? /^ +Error: Timeout of .{1,300} \((\/.+|[A-Za-z]:\\.+)\)$/u.exec(line)?.[1]
                    : undefined;
                if (file !== undefined)
                    return [{ file, line: 1 }];
                return frame ? [frame] : [];
            });
        }
        ;
        const readNodeTest = (lines) => {
            const found = [...readSpec(lines), ...readTap(lines)].slice(0, MAX_REPORTED);
            if (found.length === 0)
                return [];
            const crashes = readCrashes(lines).slice(0, MAX_CRASHES);
            return found.map(({ name, why, places }) => {
                const isFile = /^(?:\/|[A-Za-z]:\\|file:)|^\S+\.[cm]?[jt]s$/u.test(name);
                const crash = isFile ? crashes.find((one) => one.places.some(({ file }) => file.endsWith(name))) : undefined;
                const message = isFile ? formatFailedFile(getBaseName(name), crash?.message ?? why) : formatFailure(name, why);
                return { places: [...(crash?.places ?? []), ...places], message };
            });
        };
        const MAX_CRASHES = 100;
        function readSpec(lines) {
            return lines.flatMap((line, at) => {
                const where = line.startsWith("test at ") ? readPlaceAtEnd(line.slice("test at ".length)) : undefined;
                const name = /^\u2716 (\S.*?) \([\d.]+ms\)$/u.exec(lines[at + 1] ?? "")?.[1];
                if (!where || name === undefined)
                    return [];
                const block = takeBlock(lines, at + 2, (next) => !/^(?: {2}|$)/u.test(next));
                return [{ name, why: node_test_findReason(block), places: [...findFrames(block), where] }];
            });
        }
        function node_test_findReason(block) {
            return takeFirstWords(block).replace(/^'(.*)'$/u, "$1");
        }
        function findFrames(block) {
            return block
                .filter((line) => /^ +(?:at )?\S.*:\d+:\d+\)?(?: \{)?$/u.test(line))
                .map((line) => readPlaceAtEnd(line.replace(/ \{$/u, "")))
                .filter((place) => place !== undefined);
        }
        function readTap(lines) {
            return lines.flatMap((line, at) => {
                const [, indent = "", raw] = /^( {0,200})not ok \d+ - (\S.*)$/u.exec(line) ?? [];
                if (raw === undefined || /(?<!\\)# (?:TODO|SKIP)\b/u.test(raw) || lines[at + 1] !== `${indent}  ---`)
                    return [];
                const end = `${indent}  ...`;
                const block = takeBlock(lines, at + 2, (next) => next === end).map((one) => one.slice(indent.length + 2));
                if (readField(block, "failureType") === "subtestsFailed")
                    return [];
                const where = readPlaceAtEnd(readField(block, "location") ?? "");
                const stack = findFrames(readBody(block, "stack").map((one) => `  ${one.trim()}`));
                const kind = /^(?!Assertion|Error)\w+Error$/u.exec(readField(block, "name") ?? "")?.[0];
                const error = readField(block, "error") ?? node_test_findReason(readBody(block, "error"));
                const why = kind === undefined ? error : `${kind}: ${error}`;
                return [{ name: raw.replace(/\\(.)/gu, "$1"), why, places: [...stack, ...(where ? [where] : [])] }];
            });
        }
        function readField(block, key) {
            const value = block.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
            return value === undefined || value.startsWith("|") ? undefined : value.replace(/^'(.*)'$/u, "$1");
        }
        function readBody(block, key) {
            const start = block.findIndex((line) => line.startsWith(`${key}: |`)) + 1;
            if (start === 0)
                return [];
            const end = block.slice(start).findIndex((line) => line !== "" && !line.startsWith("  "));
            return block.slice(start, end === -1 ? undefined : start + end);
        }
        function getBaseName(name) {
            return name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
        }
        var location_finder = __webpack_require__(23698);
        ;
        const PLAIN = /^(\S[^()]*)\((\d{1,7}),(\d{1,7})\): (error|warning) (TS\d+): (.*)$/u;
        const PRETTY = /^(\S.*?):(\d{1,7}):(\d{1,7}) - (error|warning) (TS\d+): (.*)$/u;
        const INSTALL_TIP = /^ +Try `npm i [^`]+`/u;
        const LINES_TO_UNDERLINE = 12;
        const readTypescript = (lines) => lines.flatMap((line, at) => {
            if (!/: (?:error|warning) TS\d| - (?:error|warning) TS\d/u.test(line))
                return [];
            const match = PLAIN.exec(line) ?? PRETTY.exec(line);
            if (!match)
                return [];
            const [, file = "", row, column, severity, code = "", message = ""] = match;
            const length = countUnderlined(lines.slice(at + 1, at + LINES_TO_UNDERLINE));
            const tip = INSTALL_TIP.exec(lines[at + 1] ?? "")?.[0] ?? "";
            const place = { file, line: Number(row), column: Number(column), length };
            const isWarning = severity === "warning";
            return [{ places: [place], message: `TypeScript: ${formatSentence(message + tip)} (${code})`, isWarning }];
        });
        function countUnderlined(lines) {
            const next = lines.findIndex((line) => / - error TS\d|^\S.*\): error TS\d/u.test(line));
            const own = next === -1 ? lines : lines.slice(0, next);
            return own.map((line) => /^ *(~+)$/u.exec(line)?.[1]?.length).find((length) => length !== undefined);
        }
        const SVELTE_MESSAGE = /^(Error|Warn): (\S.*)$/u;
        const SVELTE_SOURCE = / \((?:ts|js|svelte|css|scss|less)\)$/u;
        const SVELTE_SUMMARY = /^svelte-check found \d+ errors? and \d+ warnings?/u;
        const readSvelteCheck = (lines) => {
            if (!lines.some((line) => SVELTE_SUMMARY.test(line)))
                return [];
            return lines.flatMap((line, at) => {
                const [, severity, message = ""] = SVELTE_MESSAGE.exec(line) ?? [];
                const place = severity === undefined ? undefined : readPlaceAtEnd(lines[at - 1] ?? "");
                if (!place)
                    return [];
                const text = formatSentence(message.replace(SVELTE_SOURCE, ""));
                return [{ places: [place], message: `svelte-check: ${text}`, isWarning: severity === "Warn" }];
            });
        };
        ;
        const readVitest = (lines) => {
            const problems = [];
            for (let at = 0; at < lines.length; at++) {
                const names = [];
                for (; readName(lines[at]) !== undefined; at++)
                    names.push(readName(lines[at]) ?? "");
                const isUncaught = /^\u23af+ (?:Unhandled|Uncaught) (?:Rejection|Error|Exception) \u23af+$/u.test(lines[at] ?? "");
                if (isUncaught)
                    at++;
                if (names.length === 0 && !isUncaught)
                    continue;
                const more = takeBlock(lines, at + 1, (line) => line.startsWith("\u23af") || readName(line) !== undefined);
                const block = [...lines.slice(at, at + 1), ...more];
                const message = takeFirstWords(block);
                if (message.startsWith("\u25cf "))
                    continue;
                const places = block.map(readPlace).filter((place) => place !== undefined);
                if (isUncaught)
                    problems.push({ places, message: `An uncaught error outside the tests: ${formatSentence(message)}` });
                for (const name of names)
                    problems.push(makeFailedTest(name, message, places));
                at += more.length;
            }
            return problems;
        };
        function readName(line = "") {
            return /^ FAIL {2}(?:\|[^|]*\| )?(\S.*)$/u.exec(line)?.[1];
        }
        function readPlace(line) {
            const frame = /^ \u276f (?:.* )?(\S+:\d+:\d+)$/u.exec(line)?.[1];
            const file = /^ {2}File: \/(\S+:\d+:\d+)$/u.exec(line)?.[1];
            const code = /^ {1,10}\u256d\u2500\[ (\S+:\d+:\d+) \]$/u.exec(line)?.[1];
            const place = frame ?? file ?? code;
            return place === undefined ? undefined : readPlaceAtEnd(place);
        }
        function makeFailedTest(name, message, places) {
            const [file = "", ...titles] = name.split(" > ");
            const path = /^(.*?) \[ .* \]$/u.exec(file)?.[1] ?? file;
            const fallback = { file: path, line: 1 };
            const reported = titles.length === 0 ? formatFailedFile(path, message) : formatFailure(titles.join(" > "), message);
            return { places: [...places, fallback], message: reported };
        }
        ;
        const MAX_PROBLEMS = 50;
        const MAX_PLACES = 20;
        const READERS = [
            readTypescript,
            readSvelteCheck,
            readStylish,
            readCompact,
            readUnix,
            readBiome,
            readOxlint,
            readVitest,
            readJest,
            readMocha,
            readNodeTest,
        ];
        function findProblems(lines, where) {
            const byTools = READERS.flatMap((read) => read(lines));
            const reported = byTools.length > 0 ? byTools : readCrashes(lines);
            const errors = reported.filter(({ isWarning }) => isWarning !== true);
            const worst = errors.length > 0 ? errors : reported;
            const locate = (0, location_finder.Q)(where);
            const found = new Map();
            let elsewhere = Math.max(0, worst.length - MAX_REPORTED);
            for (const { places, message } of worst.slice(0, MAX_REPORTED)) {
                const at = locate(places.slice(0, MAX_PLACES));
                if (at)
                    found.set(JSON.stringify([at, message]), { at, message: (0, inside.T4)(message, where.root) });
                else
                    elsewhere++;
            }
            const all = [...found.values()];
            const problems = all.slice(0, MAX_PROBLEMS);
            return { problems, more: all.length - problems.length + elsewhere };
        }
        var run_command = __webpack_require__(49830);
        ;
        async function runAndReport(place, command, { manager }, { environment, named, platform, minutes, cancellation, onEvent }) {
            const { root, folder } = place;
            const invocation = (0, commands_invocation.v)(command, manager.name, platform);
            const { line } = invocation;
            const mark = crypto.randomUUID();
            const above = (0, workspace.jk)(folder).map((one) => (0, external_node_path_.join)(root, one));
            const kept = (0, kept_lines.F)();
            onEvent({ kind: "started", folder, line });
            const start = Date.now();
            const { ending, leftRunning } = await (0, run_command.d)(invocation, {
                folder: (0, external_node_path_.join)(root, folder),
                environment: (0, child_environment.A)(environment, above, mark, named),
                mark,
                minutes,
                platform,
                cancellation,
                onLine(text) {
                    kept.add(text);
                    onEvent({ kind: "printed", text });
                },
            });
            if ((0, disk.h1)((0, external_node_path_.join)(root, folder)) === undefined) {
                throw new errors.eb(`${(0, safe.hD)(line)} removed the folder of the plugin, so there is nothing left to check`, "Restore the files from git or a copy, and fix the command before you run it again");
            }
            const lines = kept.lines();
            const isFine = ending.kind === "status" && ending.status === 0;
            const { problems, more } = isFine ? NOTHING : findProblems(lines, { ...place, workspace: (0, disk.DH)(root) });
            const last = (0, kept_lines.$)(lines).map((text) => (0, inside.T4)(text, root));
            const run = { line, ending, problems, moreProblems: more, lastLines: last, leftRunning };
            onEvent({ kind: "ended", line, run, milliseconds: Date.now() - start });
            return run;
        }
        const NOTHING = { problems: [], more: 0 };
        const KEEPERS = ["typecheck", "lint", "test"];
        const identify = ({ at, message }) => JSON.stringify([at.file, at.range?.start, message]);
    }),
    28836: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            X: function () { return REMOVED; }
        });
        const REMOVED = "the plugin was removed";
        const NOT_COMPARED = (null && ([
            "untracked",
            "run",
            "always",
            "unread",
        ]));
    }),
    33411: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            callCommand: function () { return callCommand; }
        });
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88241);
        var _verify_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58876);
        var _job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64176);
        var _run_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1588);
        var _run_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47136);
        async function callCommand(plugin, call, { stored, isInstalled, ...options }) {
            const hooks = (0, _job_js__WEBPACK_IMPORTED_MODULE_1__.jU)(isInstalled ? ["onEnable"] : ["onInstall", "onEnable"]);
            const plan = [...hooks, { name: "command", nth: 1, call }];
            const runOnce = (hasDom) => (0, _run_plan_js__WEBPACK_IMPORTED_MODULE_3__.uL)(async (folder) => {
                const ours = (0, _run_plan_js__WEBPACK_IMPORTED_MODULE_3__.s)(folder, "plugin", plugin);
                if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.W0)(ours))
                    return ours;
                const run = (0, _verify_errors_js__WEBPACK_IMPORTED_MODULE_0__.C)(await (0, _run_plan_js__WEBPACK_IMPORTED_MODULE_3__.Fo)({ ...ours, plan, state: "first" }, { folder, options, hasDom }));
                return { ...run, stored: (0, _run_plan_js__WEBPACK_IMPORTED_MODULE_3__.CL)(folder) };
            }, { first: stored });
            const result = await runOnce(false);
            return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.W0)(result) || (0, _run_plugin_js__WEBPACK_IMPORTED_MODULE_2__.V)(result) === undefined ? result : runOnce(true);
        }
    }),
    34303: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var addLeftOut = (function addLeftOut(run, plan) {
            const leftOut = _sdk_context_js__WEBPACK_IMPORTED_MODULE_2__.r.filter(((hook) => plan.every((({ name }) => name !== hook))));
            if (leftOut.length === 0)
                return run;
            return { ...run, steps: [...run.steps, ...leftOut.map((hook) => (0, _read_run_js__WEBPACK_IMPORTED_MODULE_1__.Rc)({ name: hook, nth: 1 }, LEFT_OUT))] };
        });
        __webpack_require__.d(__webpack_exports__, {
            Ag: (function () { return UNSET; }),
            J_: (function () { return RESTARTED; }),
            P8: function () { return EARLIER; },
            planHooks: (function () { return planHooks; }),
            tN: (function () { return addLeftOut; }),
            wF: function () { return UPDATED; }
        });
        var _sdk_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86356);
        var _job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64176);
        var _read_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53685);
        const RESTARTED = (0, _job_js__WEBPACK_IMPORTED_MODULE_0__.jU)(["onEnable", "onUpdate", "onDisable", "onUninstall"]);
        const UNSET = (0, _job_js__WEBPACK_IMPORTED_MODULE_0__.jU)(["onInstall", "onEnable", "onDisable"]);
        const EARLIER = (0, _job_js__WEBPACK_IMPORTED_MODULE_0__.jU)(["onInstall", "onEnable", "onDisable"]);
        const UPDATED = (0, _job_js__WEBPACK_IMPORTED_MODULE_0__.jU)(["onUpdate", "onEnable", "onDisable", "onUninstall"]);
        const SHORT = [
            "onInstall",
            "onInstall",
            "onEnable",
            "onUpdate",
            "onUpdate",
            "onDisable",
            "onUninstall",
        ];
        const NEEDED = {
            onInstall: [],
            onEnable: ["onInstall"],
            onUpdate: ["onInstall", "onEnable"],
            onDisable: ["onInstall", "onEnable"],
            onUninstall: ["onInstall", "onEnable", "onDisable"],
        };
        function planHooks(chosen) {
            const needed = new Set(chosen.flatMap((hook) => [hook, ...NEEDED[hook]]));
            const all = (0, _job_js__WEBPACK_IMPORTED_MODULE_0__.jU)(SHORT);
            return all.filter(({ name, nth }) => isHook(name) && needed.has(name) && (nth === 1 || chosen.includes(name)));
        }
        const isHook = (name) => _sdk_context_js__WEBPACK_IMPORTED_MODULE_2__.r.includes(name);
        const LEFT_OUT = "you asked for other hooks";
    }),
    1588: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var runAgain = (async function runAgain(first, { restart, unset, update }) {
            const runs = [];
            if (mayDifferAfterRestart(first))
                runs.push({ kind: "restart", ...toLaterRun(await restart(host_plans.J_)) });
            if (unset && hasGoodCalls(first)) {
                runs.push({ kind: "unset", settings: unset.settings, ...toLaterRun(await unset.run(host_plans.Ag)) });
            }
            if (!update)
                return runs;
            const { from } = update;
            const earlier = update.runEarlier && toLaterRun(await update.runEarlier(host_plans.P8));
            if (earlier)
                runs.push({ kind: "earlier", from, ...earlier });
            if (!earlier || isInstalled(earlier))
                runs.push({ kind: "update", from, ...toLaterRun(await update.run(host_plans.wF)) });
            return runs;
        });
        var mayDifferAfterRestart = (function mayDifferAfterRestart({ steps, isKept }) {
            const called = steps.filter((({ name }) => name !== "onInstall" && name !== "load"));
            const hasEnded = called.every((({ outcome }) => isFine(outcome) || outcome.kind === "threw"));
            return isKept && hasEnded && called.some((({ outcome }) => outcome.kind === "done"));
        });
        var hasGoodCalls = (function hasGoodCalls({ steps }) {
            return steps.some((({ name, outcome }) => host_plans.Ag.some(((step) => step.name === name)) && outcome.kind === "done"));
        });
        var toLaterRun = (function toLaterRun({ steps, left, lost }) {
            return { steps, ...(left && { left }), ...(lost && { lost }) };
        });
        var runVerified = (async function runVerified(planned, place, { before = [], choose = ((run) => run), } = {}) {
            const start = performance.now();
            const run = choose(await (0, run_plan.Fo)(planned, place));
            const seconds = Math.max(MIN_SECONDS, (TIMES * (performance.now() - start)) / 1000);
            const limits = { ...place.options.limits, runSeconds: seconds };
            const again = { ...place, options: { ...place.options, limits } };
            return (0, verify_errors.v)(run, {
                rerun: (granted) => runInNewFolder([...before, planned], again, granted),
                isGrantable: (need) => isGrantable(need, planned.plugin),
            });
        });
        var findNotLoaded = (function findNotLoaded({ loading, steps: [load] }) {
            return load?.outcome.kind === "done" ? undefined : loading.at(-1);
        });
        var loadEntries = (async function loadEntries(plugin, options, lives) {
            const left = listLeft(plugin.entryPoints, lives);
            if (left.length === 0)
                return { loads: [], uses: [] };
            return (0, run_plan.uL)(async (folder) => {
                const copied = (0, run_plan.s)(folder, "plugin", plugin);
                if ((0, absent.W0)(copied))
                    return copied;
                const loads = [];
                const uses = [];
                for (const entry of left) {
                    const load = await loadAtHome(entry, copied, { folder, options });
                    loads.push({ kind: "load", entry: entry.path, steps: load.steps });
                    uses.push(...load.uses);
                }
                return { loads, uses };
            });
        });
        var listLeft = (function listLeft(entries, lives) {
            const last = lives.at(-1);
            const reported = last && findNotLoaded(last);
            return entries.filter((({ home }, at) => {
                const fitting = lives.filter(((life) => [home, life.home].includes("either") || home === life.home));
                const isThere = fitting.some(((life) => life.loading.includes(at) && findNotLoaded(life) !== at));
                return !isThere && at !== reported;
            }));
        });
        var runPlugin = (async function runPlugin(plugin, options) {
            if (!plugin.hasHooks && !plugin.mount)
                return loadOnly(plugin, options);
            const lives = [];
            const run = await runLives(plugin, options, lives);
            if ((0, absent.W0)(run))
                return run;
            const others = options.plan ? NO_OTHERS : await loadEntries(plugin, options, lives);
            if ((0, absent.W0)(others))
                return others;
            const last = lives.at(-1);
            const notLoaded = last && findNotLoaded(last);
            const entry = plugin.entryPoints[notLoaded ?? 0] ?? plugin.entryPoints[0];
            const laterLives = [...(run.laterLives ?? []), ...others.loads];
            return {
                entry: entry.path,
                ...run,
                ...(options.browser && run.dom !== undefined && { browser: options.browser.describe() }),
                uses: (0, mounted_components.t0)(run.uses, others.uses),
                ...(laterLives.length > 0 && { laterLives }),
            };
        });
        var runLives = (async function runLives(plugin, options, lives) {
            const mounts = plugin.mount !== undefined && options.plan === undefined;
            const mounted = mounts ? await runOnce(plugin, options, { hasDom: true, mounts }, lives) : undefined;
            if (mounted && (0, absent.W0)(mounted))
                return mounted;
            if (mounted && showsHooks(plugin, mounted, options))
                return { dom: "document", ...mounted };
            const run = await runHooks(plugin, options, lives);
            if ((0, absent.W0)(run))
                return run;
            return mounted ? { ...(0, mounted_components.uL)(run, mounted), ...(mountsAlone(plugin, options) && { dom: "document" }) } : run;
        });
        var showsHooks = (function showsHooks(plugin, run, options) {
            if (mountsAlone(plugin, options))
                return false;
            return (0, mounted_components.Ys)(run) || (plugin.home === "page" && (0, mounted_components._)(run));
        });
        var runOnce = (function runOnce(plugin, options, { hasDom, mounts }, lives) {
            const { earlier } = options;
            const act = (async (folder) => {
                const ours = (0, run_plan.s)(folder, "plugin", plugin);
                if ((0, absent.W0)(ours))
                    return ours;
                const components = mounts ? plugin.mount?.components : [];
                const isAlone = mounts && mountsAlone(plugin, options);
                const { plan = isAlone ? (0, job.Ou)(components) : (0, job.E_)(components) } = options;
                const [only] = isAlone ? (plugin.mount?.entries ?? []) : [];
                const place = { folder, options, hasDom };
                const mayRepeat = ((run) => mounts
                    ? !showsHooks(plugin, run, options)
                    : !hasDom && plugin.home !== "node" && findBrowserGlobal(run) !== undefined);
                const first = {
                    ...ours,
                    plan,
                    state: "first",
                    keepsFor: "restarted",
                    ...(only !== undefined && { only }),
                };
                const choose = ((run) => (mayRepeat(run) ? (0, mounted_components.Vy)(run) : run));
                const { isKept, loading, questions, at, ...run } = await runVerified(first, place, { choose });
                lives.push({ home: mounts ? nameMountHome(plugin) : nameHome(hasDom), loading, steps: run.steps });
                const lifecycleRun = (0, host_plans.tN)(run, plan);
                const isRepeated = mayRepeat(run);
                if (isRepeated || options.plan)
                    return lifecycleRun;
                const theirs = earlier && "plugin" in earlier ? (0, run_plan.s)(folder, "earlier", earlier.plugin) : undefined;
                if (theirs && (0, absent.W0)(theirs))
                    return theirs;
                const unset = (run.generated ?? []).filter(((name) => !plugin.requiredSettings.includes(name)));
                const runUnset = ((plans) => runVerified({ ...ours, plan: plans, state: "unset", unset }, place));
                const laterLives = await runAgain({ ...run, isKept, loading, questions, at }, {
                    restart: ((plans) => runVerified({ ...ours, plan: plans, state: "restarted" }, place, { before: [first] })),
                    unset: unset.length > 0 ? { settings: unset, run: runUnset } : undefined,
                    ...(earlier && {
                        update: {
                            from: earlier.version,
                            ...(theirs && {
                                runEarlier: (plans) => runVerified({ ...theirs, plan: plans, state: "updated" }, place),
                            }),
                            run: (plans) => runVerified({ ...ours, plan: plans, state: "updated", previousVersion: earlier.version }, place, {
                                before: theirs ? [{ ...theirs, plan: host_plans.P8, state: "updated" }] : [],
                            }),
                        },
                    }),
                });
                return { ...lifecycleRun, ...(laterLives.length > 0 && { laterLives }) };
            });
            return (0, run_plan.uL)(act, earlier && "stored" in earlier ? { updated: earlier.stored } : {});
        });
        var findMissingImport = (function findMissingImport({ steps }) {
            const [load] = steps;
            const error = load && "error" in load.outcome ? load.outcome.error : undefined;
            const found = MISSING.exec(error?.message ?? "");
            return found?.[1] === undefined ? undefined : { package: found[1], file: found[2] };
        });
        __webpack_require__.d(__webpack_exports__, {
            V: function () { return findBrowserGlobal; },
            findMissingImport: (function () { return findMissingImport; }),
            runPlugin: (function () { return runPlugin; })
        });
        var absent = __webpack_require__(88241);
        var job = __webpack_require__(64176);
        var host_plans = __webpack_require__(34303);
        ;
        function isInstalled({ steps }) {
            return steps.every(({ name, outcome }) => (name !== "load" && name !== "onInstall") || isFine(outcome));
        }
        const isFine = (({ kind }) => kind === "done" || kind === "no-hook");
        var external_node_path_ = __webpack_require__(76760);
        var verify_errors = __webpack_require__(58876);
        var needs = __webpack_require__(20438);
        var run_plan = __webpack_require__(47136);
        ;
        const TIMES = 2;
        const MIN_SECONDS = 10;
        async function runInNewFolder(runs, place, granted) {
            return (0, run_plan.uL)(async (folder) => {
                const copies = new Map();
                let result;
                for (const planned of runs) {
                    const copied = copies.get(planned.copy) ?? (0, run_plan.s)(folder, (0, external_node_path_.basename)(planned.copy), planned.plugin);
                    if ((0, absent.W0)(copied))
                        throw new Error(`The plugin was copied once, and is not again: ${copied.absent}`);
                    copies.set(planned.copy, copied);
                    result = await (0, run_plan.Fo)({ ...planned, ...copied, granted }, { ...place, folder });
                }
                if (!result)
                    throw new Error("There was no run");
                return result;
            });
        }
        function isGrantable(need, { requiredSettings }) {
            return need.kind === "setting" ? !requiredSettings.includes(need.name) : (0, needs.gk)(need);
        }
        ;
        async function loadAtHome({ path, home }, copied, place) {
            const planned = { ...copied, plan: [], only: path, state: "first" };
            const result = await runVerified(planned, { ...place, hasDom: home === "page" });
            if (home !== "either" || isLoaded(result))
                return result;
            const inPage = await runVerified(planned, { ...place, hasDom: true });
            return isLoaded(inPage) || hasLeftNode(result) ? inPage : result;
        }
        function isLoaded({ steps: [load] }) {
            return load?.outcome.kind === "done" && load.uncaught.length === 0;
        }
        function hasLeftNode({ steps: [load] }) {
            return load?.outcome.kind === "threw" && load.outcome.error.name === "ReferenceError";
        }
        var mounted_components = __webpack_require__(12124);
        ;
        async function loadOnly(plugin, options) {
            const loaded = await loadEntries(plugin, options, []);
            if ((0, absent.W0)(loaded))
                return loaded;
            const [{ path: entry }] = plugin.entryPoints;
            const [first, ...laterLives] = loaded.loads;
            return { entry, steps: first?.steps ?? [], uses: loaded.uses, ...(laterLives.length > 0 && { laterLives }) };
        }
        const NO_OTHERS = { loads: [], uses: [] };
        const mountsAlone = (({ home }, { browser }) => browser !== undefined && home !== "page");
        async function runHooks(plugin, options, lives) {
            if (plugin.home === "page") {
                const inPage = await runOnce(plugin, options, { hasDom: true, mounts: false }, lives);
                return (0, absent.W0)(inPage) ? inPage : { dom: "document", ...inPage };
            }
            const run = await runOnce(plugin, options, { hasDom: false, mounts: false }, lives);
            if ((0, absent.W0)(run))
                return run;
            const needed = findBrowserGlobal(run);
            if (needed === undefined || plugin.home === "node")
                return run;
            const inBrowser = await runOnce(plugin, options, { hasDom: true, mounts: false }, lives);
            return (0, absent.W0)(inBrowser) ? inBrowser : { dom: needed, ...inBrowser };
        }
        const nameMountHome = (({ home }) => (home === "page" ? "page" : "mixed"));
        const nameHome = (hasDom) => (hasDom ? "either" : "node");
        const BROWSER_GLOBALS = new Set([
            ...["window", "document", "self", "navigator", "location", "history", "localStorage", "sessionStorage", "screen"],
            ...["HTMLElement", "Element", "Node", "customElements", "DOMParser", "MutationObserver", "ResizeObserver", "Image"],
            ...[
                "IntersectionObserver",
                "requestAnimationFrame",
                "matchMedia",
                "getComputedStyle",
                "CSSStyleSheet",
                "Notification",
            ],
            ...["XMLHttpRequest", "Audio", "HTMLDivElement", "ShadowRoot", "SVGElement", "DocumentFragment", "HTMLCanvasElement"],
            ...["indexedDB", "AudioContext", "OffscreenCanvas", "Path2D", "WebGLRenderingContext", "WebGL2RenderingContext"],
            ...["Worker", "SharedWorker", "RTCPeerConnection", "speechSynthesis", "SpeechSynthesisUtterance", "caches"],
            ...["alert", "confirm", "prompt", "requestIdleCallback", "MediaRecorder"],
        ]);
        function findBrowserGlobal({ steps }) {
            const errors = steps.flatMap(({ outcome, uncaught }) => "error" in outcome ? [outcome.error, ...uncaught] : uncaught);
            for (const { name, message } of errors) {
                const missing = name === "ReferenceError" ? /^([\w$]+) is not defined/u.exec(message)?.[1] : undefined;
                if (missing !== undefined && BROWSER_GLOBALS.has(missing))
                    return missing;
            }
            return undefined;
        }
        const MISSING = /^Cannot find (?:package|module) '(?:[^'\n]{0,1000}node_modules\/)?((?:@[\w.~-]+\/)?[\w~-][\w.~-]*)(?:\/([^'\n]{1,200}))?'/u;
    }),
    58876: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var verifyErrors = (async function verifyErrors(first, { rerun, isGrantable }) {
            const { questions } = first;
            const met = new Map(questions.map((one) => [one, one.met]));
            const verdicts = new Map();
            for (const one of questions)
                if (!one.met.some(isGrantable))
                    verdicts.set(one, "not-judged");
            let granted = [];
            for (let count = 0; count < MAX_RERUNS && verdicts.size < questions.length; count++) {
                const open = questions.filter((one) => !verdicts.has(one));
                const wanted = joinNeeds(open.flatMap((one) => met.get(one) ?? [])).filter(isGrantable);
                const hasOtherAnswers = count > 0 && wanted.every((need) => includes(granted, need));
                granted = wanted;
                const run = await rerun({ needs: granted, hasOtherAnswers });
                for (const one of open) {
                    const further = run.questions.filter(({ at }) => at <= one.at).flatMap((asked) => asked.met);
                    const verdict = compare(one, run, { further, granted, hasOtherAnswers, isGrantable });
                    if (verdict)
                        verdicts.set(one, verdict);
                    met.set(one, joinNeeds([...(met.get(one) ?? []), ...further]));
                }
            }
            return applyVerdicts(first, (one) => verdicts.get(one) ?? "not-judged", met);
        });
        var applyVerdicts = (function applyVerdicts(run, getVerdict, met) {
            const open = run.questions.filter((one) => getVerdict(one) !== "certain");
            if (open.length === 0)
                return run;
            const steps = run.steps.map((step, at) => {
                const asked = open.filter((one) => one.at === at);
                if (asked.length === 0)
                    return step;
                const uncaught = step.uncaught.filter((error) => !asked.some((one) => one.isUncaught && one.error === error));
                const ofOutcome = asked.find((one) => !one.isUncaught) ?? (step.outcome.kind === "done" ? asked[0] : undefined);
                if (!ofOutcome)
                    return { ...step, uncaught };
                const verdict = getVerdict(ofOutcome) === "needs" ? "needs" : "not-judged";
                const needs = chooseNeeds(met.get(ofOutcome) ?? ofOutcome.met);
                const outcome = { kind: verdict, error: ofOutcome.error, needs };
                return { ...step, uncaught, outcome };
            });
            const last = steps[run.at];
            if (last && open.some(({ at, isUncaught }) => at === run.at && !isUncaught)) {
                const rest = (0, _finish_steps_js__WEBPACK_IMPORTED_MODULE_1__.C)(last);
                for (let at = run.at + 1; at < steps.length; at++) {
                    const step = steps[at];
                    if (step?.outcome.kind === "not-called")
                        steps[at] = { ...step, outcome: rest };
                }
            }
            return { ...run, steps };
        });
        __webpack_require__.d(__webpack_exports__, {
            C: function () { return leaveOpen; },
            v: (function () { return verifyErrors; })
        });
        var _finish_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6102);
        var _needs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20438);
        const MAX_RERUNS = 3;
        function leaveOpen(run) {
            return applyVerdicts(run, () => "not-judged", new Map());
        }
        function compare(question, run, { further, granted, hasOtherAnswers, isGrantable }) {
            const found = findAgain(question, run.steps[question.at]);
            if (found === "gone")
                return "needs";
            if (further.some((need) => isGrantable(need) && !includes(granted, need)))
                return undefined;
            if (found === "other")
                return question.met.some(({ kind }) => kind === "props") ? "needs" : "not-judged";
            const hasNoStandIn = [...question.met, ...further].some((need) => !isGrantable(need) && need.isOfStep);
            const isStillRefused = further.some(({ kind }) => kind === "network" || kind === "refused");
            if (hasNoStandIn || isStillRefused || mayStateNeed(question))
                return "not-judged";
            const isOfNetwork = question.met.some(({ kind }) => kind === "network");
            return isOfNetwork && !hasOtherAnswers ? undefined : "certain";
        }
        function findAgain(question, step) {
            if (!step || step.outcome.kind === "not-called")
                return "other";
            if (question.isUncaught) {
                if (step.uncaught.some((error) => isSame(error, question.error)))
                    return "same";
                return step.uncaught.length > 0 ? "other" : "gone";
            }
            const { outcome } = step;
            if (outcome.kind === "done" || outcome.kind === "no-hook")
                return "gone";
            if (outcome.kind === "threw")
                return isSame(outcome.error, question.error) ? "same" : "other";
            const isEndless = outcome.kind === "never-settles" || outcome.kind === "time-limit";
            return isEndless && question.isEnding ? "same" : "other";
        }
        function isSame(one, other) {
            const describe = ({ name, message, at }) => JSON.stringify([name, message.replace(/\d+/gu, "0"), at]);
            return describe(one) === describe(other);
        }
        const OF_ENGINE = /^(?:Cannot (?:read|set) properties of|Cannot access '|Assignment to constant)|is not (?:a function|a constructor|defined|iterable)\b/u;
        const SILENT = /^(?:props .*|refused use process\.binding|browser (?:"\w+" events|\w+Observer))$/su;
        function mayStateNeed({ error, isEnding, met }) {
            if (!isEnding && (OF_ENGINE.test(error.message) || isOfUnset(error, met)))
                return false;
            return met.some(({ kind, name, isOfStep }) => isOfStep && !SILENT.test(`${kind} ${name}`));
        }
        function isOfUnset({ name }, met) {
            return name === "TypeError" && met.every(({ kind }) => kind === "setting");
        }
        const LIKELY = ["network", "setting", "page", "browser", "props", "context", "refused"];
        function chooseNeeds(met) {
            const ofStep = met.filter(({ isOfStep }) => isOfStep);
            const all = ofStep.length > 0 ? ofStep : met;
            const named = all.filter(_needs_js__WEBPACK_IMPORTED_MODULE_0__.gk);
            const needs = (named.length > 0 ? named : all).map(({ kind, name }) => ({ kind, name }));
            return joinNeeds(needs).toSorted((one, other) => LIKELY.indexOf(one.kind) - LIKELY.indexOf(other.kind));
        }
        const includes = (needs, { kind, name }) => needs.some((one) => one.kind === kind && one.name === name);
        function joinNeeds(needs) {
            const each = new Map();
            for (const need of needs) {
                const key = JSON.stringify([need.kind, need.name]);
                const known = each.get(key);
                if (!known || !("isOfStep" in known) || !known.isOfStep)
                    each.set(key, need);
            }
            return [...each.values()];
        }
    }),
    17169: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findUninstalledPackages = (function findUninstalledPackages(workspace, folder, packageJson) {
            const required = REQUIRED_KEYS.flatMap(((key) => Object.keys((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__.vw)(packageJson?.[key]))));
            if (required.length === 0 || findTable(workspace, folder) !== undefined)
                return [];
            const modules = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk)(folder)
                .map((at) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, "node_modules"))
                .filter((path) => workspace.entry(path) !== undefined);
            return [...new Set(required)]
                .slice(0, MAX_PACKAGES)
                .filter((name) => !modules.some((path) => isInstalled(workspace, `${path}/${name}`)));
        });
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return findInstalledVersion; },
            Y: (function () { return findUninstalledPackages; })
        });
        var _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95329);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34367);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14345);
        var _dependencies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91784);
        const MAX_PACKAGES = 2000;
        const REQUIRED_KEYS = ["dependencies", "devDependencies"];
        function isInstalled(workspace, path) {
            const entry = workspace.entry(path);
            return entry !== undefined && entry.kind !== "broken";
        }
        function findInstalledVersion(workspace, folder, name) {
            for (const above of (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk)(folder)) {
                const version = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__.fE)((0, _dependencies_js__WEBPACK_IMPORTED_MODULE_1__.jJ)(workspace, (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(above, `node_modules/${name}`))?.["version"]);
                if (version !== undefined)
                    return version;
            }
            const table = findTable(workspace, folder);
            return table === undefined ? undefined : findTabledVersion(workspace, table, name);
        }
        const TABLES = [".pnp.cjs", ".pnp.data.json", ".pnp.js"];
        const MAX_TABLE_BYTES = 64 * 1024 * 1024;
        function findTable(workspace, folder) {
            const tables = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk)(folder).flatMap((above) => TABLES.map((name) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(above, name)));
            return tables.find((path) => workspace.entry(path)?.kind === "file");
        }
        function findTabledVersion(workspace, table, name) {
            const text = (0, _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__.YS)(workspace.bytes(table, MAX_TABLE_BYTES, "once") ?? new Uint8Array());
            const start = text.indexOf(`["${name}", [`);
            if (start === -1)
                return undefined;
            const [, version] = /^[^{]{0,200}?npm(?::|%3A)v?(\d[\w.+-]{0,99})/u.exec(text.slice(start, start + 400)) ?? [];
            return version;
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
    }),
    32427: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var askNpm = (async function askNpm(question) {
            const { repository, folders } = question;
            const program = (0, _base_processes_npm_program_js__WEBPACK_IMPORTED_MODULE_7__.n)(question, repository);
            const places = folders.flatMap(((folder) => {
                const path = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_4__.Jj)(repository, folder);
                return path === undefined ? [] : [{ folder, path }];
            }));
            const answers = new Map();
            if (program && places.length > 0) {
                await (0, _base_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_1__.EX)((async (home) => {
                    const ask = ((asked) => run(program, { ...question, folders: asked.map((({ folder }) => folder)) }, home));
                    for (const batch of divide(places))
                        for (const [folder, answer] of await askTogether(batch, ask))
                            answers.set(folder, answer);
                }));
            }
            return folders.map(((folder) => answers.get(folder) ?? { silent: NOT_FOUND }));
        });
        var divide = (function divide(places) {
            const batches = [];
            let length = Infinity;
            for (const place of places) {
                length += place.folder.length;
                const last = batches.at(-1);
                if (last && last.length < MAX_FOLDERS && length <= MAX_PATHS_LENGTH)
                    last.push(place);
                else {
                    batches.push([place]);
                    length = place.folder.length;
                }
            }
            return batches;
        });
        var askTogether = (async function askTogether(places, ask) {
            const printed = await ask(places);
            const answers = typeof printed === "string" ? parseNpmAnswers(printed, places) : [];
            if (answers.length === places.length)
                return new Map(places.map((({ folder }, at) => [folder, answers[at] ?? UNKNOWN])));
            const [only] = places;
            if (typeof printed !== "string" && printed.isFinal === true)
                return new Map(places.map(({ folder }) => [folder, printed]));
            if (places.length === 1 && only)
                return new Map([[only.folder, typeof printed === "string" ? parseRefusal(printed) : printed]]);
            const middle = Math.ceil(places.length / 2);
            const [first, second] = [places.slice(0, middle), places.slice(middle)];
            return new Map([...(await askTogether(first, ask)), ...(await askTogether(second, ask))]);
        });
        var listArguments = (function listArguments(folders, home) {
            return [
                ...["pack", ...folders, "--dry-run", "--json", "--ignore-scripts", "--offline"],
                ...[`--userconfig=${(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, "user")}`, `--globalconfig=${(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, "global")}`],
                ...[`--prefix=${home}`, `--cache=${(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, "cache")}`, "--logs-max=0", "--no-update-notifier"],
            ];
        });
        var parseNpmAnswers = (function parseNpmAnswers(printed, places) {
            const answer = (0, _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_8__.q)(printed);
            if ((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__.Gv)(answer) && (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__.Gv)(answer["error"]))
                return [];
            const isList = Array.isArray(answer);
            const packages = isList ? answer : Object.values((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__.vw)(answer));
            const isInOrder = isList || packages.length === 1 || !Object.keys((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__.vw)(answer)).some(((name) => /^\d+$/u.test(name)));
            return isInOrder && packages.length === places.length
                ? places.map((({ path }, at) => parsePackage(packages[at], path)))
                : [];
        });
        var parsePackage = (function parsePackage(answer, folder) {
            const listed = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__.Gv)(answer) ? answer["files"] : undefined;
            const files = Array.isArray(listed) ? listed.map(((file) => parsePackedFile(file, folder))) : [undefined];
            const known = files.filter(((file) => file !== undefined));
            return known.length < files.length ? UNKNOWN : { files: known };
        });
        var parsePackedFile = (function parsePackedFile(file, folder) {
            if (!(0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__.Gv)(file))
                return undefined;
            const { path, size } = file;
            if (typeof path !== "string" || typeof size !== "number")
                return undefined;
            const isInside = path !== "" && path.split("/").every(((name) => name !== "" && name !== "." && name !== ".."));
            return isInside ? { path: (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_6__.uJ)(folder, path), size } : undefined;
        });
        __webpack_require__.d(__webpack_exports__, {
            askNpm: (function () { return askNpm; })
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _base_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13136);
        var _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89673);
        var _base_processes_run_to_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72325);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77505);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34367);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47313);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14345);
        var _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66845);
        var _base_processes_npm_program_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35726);
        const USUAL_LIMIT = 60000;
        const NOT_FOUND = "it was not found";
        const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
        const MAX_FOLDERS = 100;
        const MAX_PATHS_LENGTH = 16000;
        async function run(program, question, home) {
            const { folders, limit = USUAL_LIMIT, signal } = question;
            const ended = await (0, _base_processes_run_to_end_js__WEBPACK_IMPORTED_MODULE_3__.c)(program.file, [...program.args, ...listArguments(folders, home)], { folder: home, environment: (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_2__.yB)(question, { path: program.path, home }) }, { milliseconds: limit, mostBytes: MAX_ANSWER_BYTES, signal });
            if (signal?.aborted === true)
                return { silent: "it was ended", isFinal: true };
            switch (ended.kind) {
                case "ended":
                    return ended.bytes.toString("utf8");
                case "not-found":
                    return { silent: NOT_FOUND, isFinal: true };
                case "not-started":
                    return { silent: `it could not be started: ${ended.why}`, isFinal: true };
                case "too-late":
                    return { silent: `it took more than ${String(limit / 1000)} seconds` };
                case "too-long":
                    return { silent: "its output is too long" };
            }
        }
        const UNKNOWN = { silent: "its output has an unknown format" };
        function parseRefusal(printed) {
            const answer = (0, _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_8__.q)(printed);
            const failure = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__.Gv)(answer) ? answer["error"] : undefined;
            return (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_9__.Gv)(failure) ? { refused: formatInOneLine(failure["summary"] ?? failure["code"]) } : UNKNOWN;
        }
        function formatInOneLine(words) {
            const [line = ""] = (typeof words === "string" ? words : "it does not say why").trim().split(/\r?\n/u);
            return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_5__.Xm)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_5__.ml)(line, 200));
        }
    }),
    13464: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            X: function () { return coversBuilt; },
            a: function () { return addBuild; }
        });
        var _base_files_overlay_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98334);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14345);
        function addBuild(base, folder, { entries, workspace }) {
            const files = new Map();
            for (const { path } of entries) {
                const bytes = workspace.bytes(path);
                if (bytes !== undefined)
                    files.set((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__.uJ)(folder, path), bytes);
            }
            return (0, _base_files_overlay_files_js__WEBPACK_IMPORTED_MODULE_0__.o2)(base, files);
        }
        function coversBuilt({ entries }, path) {
            const slash = path?.indexOf("/") ?? -1;
            if (path === undefined || slash === -1)
                return false;
            const outermost = path.slice(0, slash + 1);
            return entries.some((entry) => entry.path.startsWith(outermost));
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
    57397: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            compareWithBase: function () { return compareWithBase; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var core_report = __webpack_require__(73342);
        var git_objects = __webpack_require__(28612);
        var changed_files = __webpack_require__(70881);
        var working_tree = __webpack_require__(73568);
        var read_objects = __webpack_require__(22942);
        var renamed_folders = __webpack_require__(76785);
        var same_content = __webpack_require__(57253);
        ;
        const MAX_PATHS_BYTES = 16 * 1024 * 1024;
        const MAX_FILES = 20000;
        const MAX_FILE_BYTES = 16 * 1024 * 1024;
        const MAX_BYTES = 64 * 1024 * 1024;
        const MAX_ROUNDS = 8;
        const FILES = new Set(["100644", "100755"]);
        async function readBaseFiles(root, base, request) {
            const read = await (0, git_objects.$)(root, (objects) => readFiles(root, objects, base, request), request.deadline);
            if (!("refused" in read))
                return read;
            if (read.refused === "no-repository")
                return { refused: "failed" };
            return { refused: read.refused };
        }
        async function readFiles(root, objects, base, { isWanted, marker, deadline }) {
            const parents = await (0, read_objects.Wn)(objects, objects.head);
            if (!parents)
                return { refused: "failed" };
            const commit = await findBaseCommit(objects, base, parents);
            if (commit === undefined)
                return { refused: "no-commit" };
            const args = ["diff-tree", "-r", "-z", "--raw", "--no-renames", "--no-ext-diff", commit, objects.head];
            const differing = await objects.ask(args, { mostBytes: MAX_PATHS_BYTES });
            if (differing.status !== 0)
                return { refused: "failed" };
            const [tree, head] = [await (0, read_objects.Zc)(objects, commit), await (0, read_objects.Zc)(objects, objects.head)];
            if (!tree || !head)
                return { refused: "failed" };
            const renamed = await (0, renamed_folders.f)(objects, { commit, before: tree, after: head }, marker);
            const links = await readLinks(objects, tree, (path) => isWanted(path, renamed));
            if ("refused" in links)
                return links;
            const committed = parseRows(differing).filter(({ path }) => links.isNeeded(path));
            const done = new Set(committed.map((({ path }) => path)));
            const same = [...tree].filter(([path, { mode }]) => FILES.has(mode) && links.isNeeded(path) && !done.has(path));
            const disk = (0, working_tree.A)(root);
            const changed = findChangedOnDisk(disk, same, deadline);
            if (!changed || committed.length + changed.length > MAX_FILES)
                return { refused: "too-much" };
            const rows = [...committed, ...changed];
            const ids = rows.flatMap(({ mode, object }) => (FILES.has(mode) ? [object] : []));
            const blobs = await readBlobs(objects, ids);
            if ("refused" in blobs)
                return blobs;
            const isFetched = ({ path, object }) => {
                const [there, blob] = [disk.at(path), blobs.get(object)];
                return there?.kind === "file" && typeof blob === "object" && (0, same_content.R)(there.bytes, blob);
            };
            const files = [...committed, ...changed.filter((row) => !isFetched(row))];
            const folders = new Set([...tree.keys()].flatMap(listFolders));
            const entries = new Map([...files.map((row) => [row.path, makeBaseFile(row, blobs)]), ...links.found]);
            return {
                commit,
                files: entries,
                read: (path) => {
                    const entry = entries.get(path);
                    if (entry?.kind !== "file")
                        return undefined;
                    return entry.bytes;
                },
                isInBase: (path) => tree.has(path) || folders.has(path),
                isCommitted: (path) => head.has(path),
                paths: [...tree.keys()],
                renamed,
            };
        }
        async function readLinks(objects, tree, isWanted) {
            const links = [...tree].filter(([, { mode }]) => mode === read_objects.ps);
            const [found, targets] = [new Map(), new Set()];
            const isNeeded = (path) => isWanted(path) || (targets.size > 0 && [path, ...listFolders(path)].some((one) => targets.has(one)));
            for (let round = 0; round < MAX_ROUNDS; round++) {
                const more = links.filter(([path]) => !found.has(path) && isNeeded(path));
                if (more.length === 0)
                    break;
                const ids = more.map(([, { id }]) => id);
                const blobs = await readBlobs(objects, ids);
                if ("refused" in blobs)
                    return blobs;
                for (const [path, { id }] of more) {
                    const blob = blobs.get(id);
                    const target = typeof blob === "object" ? new TextDecoder().decode(blob) : "";
                    found.set(path, { kind: "link", target });
                    const leadsTo = external_node_path_.posix.join(external_node_path_.posix.dirname(path), target);
                    if (!listFolders(path).includes(leadsTo))
                        targets.add(leadsTo);
                }
            }
            return { found, isNeeded };
        }
        function findChangedOnDisk(disk, files, deadline) {
            const changed = [];
            for (const [path, { mode, id }] of files) {
                if (Date.now() > deadline)
                    return undefined;
                const there = disk.at(path);
                if (there?.kind === "file" && (0, same_content.C)(there.bytes, id) !== "other")
                    continue;
                changed.push({ path, mode, object: id });
            }
            return changed;
        }
        function listFolders(path) {
            const names = path.split("/");
            return names.map((_, depth) => names.slice(0, depth).join("/"));
        }
        async function findBaseCommit(objects, { commit, head }, [first, second]) {
            if (head !== undefined && second === head && first !== undefined && (await hasCommit(objects, first)))
                return first;
            const found = await (0, changed_files.f)(objects, commit);
            if (found === undefined)
                return undefined;
            const common = await objects.ask(["merge-base", found, objects.head]);
            if (common.status === 0)
                return decodeText(common);
            return found;
        }
        async function hasCommit({ ask }, commit) {
            return (await ask(["cat-file", "-e", `${commit}^{commit}`])).status === 0;
        }
        function parseRows(answer) {
            const parts = answer.bytes.toString("utf8").split("\0");
            const rows = [];
            for (let at = 0; at + 1 < parts.length; at += 2) {
                const [mode = "", after = "", object = ""] = (parts[at] ?? "").slice(1).split(" ");
                const path = parts[at + 1] ?? "";
                if (mode !== read_objects.NG && after !== read_objects.NG)
                    rows.push({ path, mode, object });
            }
            return rows;
        }
        function makeBaseFile({ mode, object }, blobs) {
            const bytes = FILES.has(mode) ? blobs.get(object) : undefined;
            if (bytes === undefined)
                return undefined;
            if (bytes === "large")
                return { kind: "large" };
            return { kind: "file", bytes, isExecutable: mode === "100755" };
        }
        async function readBlobs(objects, ids) {
            const unique = [...new Set(ids)];
            if (unique.length === 0)
                return new Map();
            const sizes = await objects.ask(["cat-file", "--batch-check"], { input: unique.map((id) => `${id}\n`).join("") });
            const measured = decodeText(sizes).split("\n");
            if (sizes.status !== 0 || measured.length !== unique.length)
                return { refused: "failed" };
            const blobs = new Map();
            let sum = 0;
            for (const line of measured) {
                const [object = "", kind, size = ""] = line.split(" ");
                if (kind !== "blob")
                    return { refused: "failed" };
                if (Number(size) > MAX_FILE_BYTES)
                    blobs.set(object, "large");
                else
                    sum += Number(size);
            }
            if (sum > MAX_BYTES)
                return { refused: "too-much" };
            const small = unique.filter((object) => !blobs.has(object));
            const contents = await (0, read_objects.$I)(objects, small, sum);
            if (!contents)
                return { refused: "failed" };
            for (const [object, { bytes }] of contents)
                blobs.set(object, bytes);
            return blobs;
        }
        function decodeText({ bytes }) {
            return bytes.toString("utf8").trim();
        }
        var ignored_paths = __webpack_require__(84032);
        var files_disk = __webpack_require__(77505);
        var workspace = __webpack_require__(14345);
        ;
        const MAX_LINKS = 40;
        function overlayBase(now, before, isInBase) {
            const plain = overlayPlain(now, before, isInBase);
            function entry(path) {
                const place = followLinks(path, before);
                const found = typeof place === "string" ? plain.entry(place) : place;
                if (found || path === "")
                    return found;
                const folder = followLinks((0, workspace.PA)(path), before);
                if (typeof folder === "string" && before.get((0, workspace.uJ)(folder, (0, workspace.J)(path)))?.kind === "link") {
                    return { kind: "broken" };
                }
                const above = entry((0, workspace.PA)(path));
                return above?.kind === "broken" ? above : undefined;
            }
            function readAt(path, read, otherwise) {
                const place = followLinks(path, before);
                if (typeof place === "string")
                    return read(place);
                return otherwise;
            }
            return {
                ...plain,
                entry,
                list: (folder) => readAt(folder, (place) => plain.list(place), []),
                isCrowded: (folder) => readAt(folder, (place) => plain.isCrowded(place), false),
                canList: (folder) => readAt(folder, (place) => plain.canList(place), false),
                bytes: (path, maxBytes) => readAt(path, (place) => plain.bytes(place, maxBytes), undefined),
                head: (path, maxBytes) => readAt(path, (place) => plain.head(place, maxBytes), undefined),
            };
        }
        function followLinks(path, before) {
            const names = path.split("/").toReversed();
            let here = "";
            let links = 0;
            for (let name = names.pop(); name !== undefined; name = names.pop()) {
                if (name === "" || name === ".")
                    continue;
                if (name === "..") {
                    if (here === "")
                        return { kind: "outside" };
                    here = (0, workspace.PA)(here);
                    continue;
                }
                const next = (0, workspace.uJ)(here, name);
                const found = before.get(next);
                if (found?.kind !== "link") {
                    here = next;
                    continue;
                }
                if (found.target.startsWith("/"))
                    return { kind: "outside" };
                links++;
                if (links > MAX_LINKS)
                    return { kind: "broken" };
                names.push(...found.target.split("/").toReversed());
            }
            return here;
        }
        function listBase(before) {
            const listed = new Map();
            const grown = new Set();
            for (const [path, was] of before) {
                if (was)
                    add((0, workspace.PA)(path), { name: (0, workspace.J)(path), kind: was.kind === "link" ? "link" : "file" });
                for (let folder = path; folder !== ""; folder = (0, workspace.PA)(folder)) {
                    const parent = (0, workspace.PA)(folder);
                    if (!was)
                        grown.add(parent);
                    else if (folder !== path)
                        add(parent, { name: (0, workspace.J)(folder), kind: "folder" });
                }
            }
            function add(folder, item) {
                const items = listed.get(folder) ?? new Map();
                listed.set(folder, items.set(item.name, item));
            }
            return { listed, grown };
        }
        function overlayPlain(now, before, isInBase) {
            const { listed, grown } = listBase(before);
            const gone = new Map();
            function isGone(path) {
                const known = gone.get(path);
                if (known !== undefined)
                    return known;
                const found = isNew(path) || (path !== "" && grown.has(path) && list(path).length === 0);
                gone.set(path, found);
                return found;
            }
            function isNew(path) {
                if (listed.has(path))
                    return false;
                if (before.has(path))
                    return before.get(path) === undefined;
                return !isInBase(path);
            }
            function list(folder) {
                if (before.get(folder))
                    return [];
                const old = listed.get(folder) ?? new Map();
                const kept = now.list(folder).filter(({ name }) => !old.has(name) && !isGone((0, workspace.uJ)(folder, name)));
                return [...kept, ...old.values()].toSorted(workspace.MP);
            }
            function isAsNow(path) {
                const names = path.split("/");
                return names.every((_, depth) => {
                    const part = names.slice(0, depth + 1).join("/");
                    return before.get(part) === undefined && !isGone(part);
                });
            }
            return {
                list,
                entry(path) {
                    const was = before.get(path);
                    if (was?.kind === "file")
                        return { kind: "file", size: was.bytes.length, isExecutable: was.isExecutable };
                    if (was)
                        return { kind: "unreadable" };
                    if (listed.has(path))
                        return { kind: "folder" };
                    if (!isAsNow(path))
                        return undefined;
                    return now.entry(path);
                },
                isCrowded: (folder) => !listed.has(folder) && isAsNow(folder) && now.isCrowded(folder),
                canList: (folder) => listed.has(folder) || (isAsNow(folder) && now.canList(folder)),
                bytes(path, maxBytes) {
                    const was = before.get(path);
                    if (!was)
                        return isAsNow(path) ? now.bytes(path, maxBytes) : undefined;
                    if (was.kind !== "file" || was.bytes.length > (maxBytes ?? Infinity))
                        return undefined;
                    return was.bytes;
                },
                ascii: (() => undefined),
                head(path, maxBytes) {
                    const was = before.get(path);
                    if (!was)
                        return isAsNow(path) ? now.head(path, maxBytes) : undefined;
                    if (was.kind !== "file")
                        return undefined;
                    return was.bytes.subarray(0, maxBytes);
                },
                git: (() => undefined),
            };
        }
        var manifest_file = __webpack_require__(18863);
        var added_suppressions = __webpack_require__(88233);
        var baseline = __webpack_require__(60639);
        var compare_plugin = __webpack_require__(3701);
        var inspection = __webpack_require__(89898);
        var removed_plugins = __webpack_require__(25683);
        var base_build = __webpack_require__(13464);
        ;
        async function compareWithBase(result, request, base, { milliseconds, builds = new Map() }) {
            const { report, root } = result;
            const deadline = Date.now() + milliseconds;
            const folders = report.plugins.map(core_report.L2);
            const baselines = listBaselines(result, request);
            const found = await readBaseFiles(root, base, {
                isWanted: (path, renamed) => baselines.includes(path) ||
                    (0, workspace.J)(path) === manifest_file.e0 ||
                    folders.some((one) => [one, renamed.get(one) ?? one].some((here) => mayMatter(path, here))),
                marker: manifest_file.e0,
                deadline,
            });
            if ("refused" in found)
                return found;
            const disk = (0, files_disk.DH)(root);
            const head = { ...disk, git: (() => undefined) };
            const before = overlayBase(head, found.files, found.isInBase);
            const entries = await listAddedEntries(result, baselines, { head, before, renamed: found.renamed });
            const built = [...builds].reduce((earlier, [folder, build]) => (0, base_build.a)(earlier, found.renamed.get(folder) ?? folder, build), before);
            const compared = {
                inspection: (0, inspection.YG)(request),
                head,
                before: built,
                builds,
                entries,
                renamed: found.renamed,
                plugins: report.plugins,
                reportingPlugin: result.reportingPlugin,
                inspectWorkflows: (0, compare_plugin.G3)(request, built, findAnyPlugin(built, listManifestFolders(found.paths, folders))),
                findUntracked: makeUntrackedFinder(root, head, found, deadline),
            };
            const changed = [...found.files.keys()];
            const isTouched = (folder) => found.renamed.has(folder) || changed.some((path) => baselines.includes(path) || mayMatter(path, folder));
            const plugins = [];
            for (const plugin of report.plugins) {
                if (Date.now() > deadline)
                    return { refused: "too-slow" };
                const isCompared = plugin.findings.length > 0 || isTouched((0, core_report.L2)(plugin));
                plugins.push(isCompared ? await (0, compare_plugin.f)(plugin, compared) : plugin);
                if (isCompared && folders.length > 1)
                    disk.forget((0, core_report.L2)(plugin));
            }
            const gone = await (0, removed_plugins.W)(request, root, { head, base: found, folders });
            for (const folder of gone.filter(({ filesLeft }) => filesLeft > 0).map(core_report.L2)) {
                const plugin = await compared.inspection(head, folder, { root, reportedWith: result.reportingPlugin });
                plugins.push(await (0, compare_plugin.f)(plugin, compared));
            }
            const removed = gone.filter(({ filesLeft }) => filesLeft === 0);
            const comparedBase = { name: base.name, commit: found.commit, ...(removed.length > 0 && { removed }) };
            return { result: { ...result, report: { ...report, plugins: plugins.toSorted(core_report.GT), base: comparedBase } } };
        }
        function listBaselines({ root, baselines = new Map() }, { baseline, cwd }) {
            if (baseline === undefined)
                return [...new Set(baselines.values())];
            const path = (0, files_disk.Jj)(root, (0, external_node_path_.resolve)(cwd, baseline));
            return path === undefined ? [] : [path];
        }
        async function listAddedEntries({ baselines, reportingPlugin = "" }, files, sides) {
            if (!baselines)
                return files.flatMap((file) => (0, added_suppressions.e)(file, sides));
            const added = [];
            for (const file of files) {
                const users = [...baselines].flatMap(([folder, used]) => (used === file ? [folder] : []));
                const [first = ""] = users;
                const from = sides.renamed.get(first) ?? first;
                const earlier = { file: (await (0, baseline.findConfiguredBaselines)(sides.before, [from])).get(from) };
                const isUsed = ({ plugin }) => users.includes(plugin === undefined ? reportingPlugin : (0, core_report.L2)({ path: plugin }));
                added.push(...(0, added_suppressions.e)(file, { ...sides, earlier }).filter(isUsed));
            }
            return added;
        }
        function mayMatter(path, folder) {
            if (folder === "" || path.startsWith(`${folder}/`) || path.startsWith(".github/"))
                return true;
            const above = (0, workspace.PA)(path);
            if (path.endsWith("/package.json"))
                return true;
            return above === "" || folder.startsWith(`${above}/`);
        }
        function listManifestFolders(paths, folders) {
            return [...paths.filter((path) => (0, workspace.J)(path) === manifest_file.e0).map(workspace.PA), ...folders];
        }
        function findAnyPlugin(before, folders) {
            const found = folders.filter((folder) => (0, manifest_file.eT)(before, folder));
            return found.find((folder) => (0, manifest_file.ou)(before, folder)) ?? found[0] ?? "";
        }
        function makeUntrackedFinder(root, head, found, deadline) {
            const untracked = new Map();
            return async (paths) => {
                const unknown = paths.filter((path) => !untracked.has(path));
                const ways = new Map(unknown.map((path) => [path, [path, (head.entry(path) && (0, files_disk.ps)(root, path)) ?? path]]));
                const asked = [...ways.values()].flat().filter((path) => !found.isCommitted(path));
                const ignored = await (0, ignored_paths.A)(root, asked, deadline);
                const isUntracked = (path) => !found.isCommitted(path) && (ignored.has(path) || head.entry(path)?.kind === "file");
                for (const [path, way] of ways)
                    untracked.set(path, way.some(isUntracked));
                return new Set(paths.filter((path) => untracked.get(path) === true));
            };
        }
    }),
    88233: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            e: function () { return findAddedEntries; },
            p: function () { return findAddedOff; }
        });
        var _core_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21283);
        var _core_check_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93454);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73342);
        var _core_suppression_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21341);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(88241);
        var _plugin_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71629);
        var _plugin_configuration_off_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37987);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26685);
        var _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65664);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14345);
        var _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44596);
        var _move_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(52841);
        function findAddedEntries(file, { head, before, renamed, earlier = { file } }) {
            const bytes = head.bytes(file, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_9__.Zg);
            if (bytes === undefined)
                return [];
            const folders = new Map([...renamed].map(([to, from]) => [from, to]));
            const listed = earlier.file === undefined ? [] : readEntries(earlier.file, before);
            const left = countEntries(listed.map((entry) => moveEntry(entry, folders)));
            const json = (0, _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_7__.V)(file, bytes);
            return (0, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_9__.nk)(bytes, file).flatMap((entry, index) => {
                const findings = takeListed(entry, left);
                if (findings === 0)
                    return [];
                const { check, message, plugin } = entry;
                const line = json.value === undefined ? undefined : json.at("findings", index).range.start.line;
                return [{ plugin, suppression: { kind: "baseline", check, file, line, reason: message, findings } }];
            });
        }
        function readEntries(file, before) {
            const bytes = before.bytes(file, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_9__.Zg);
            try {
                return bytes === undefined ? [] : (0, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_9__.nk)(bytes, file);
            }
            catch (error) {
                if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb)
                    return [];
                throw error;
            }
        }
        function moveEntry(entry, folders) {
            if (entry.plugin === undefined)
                return entry;
            const from = entry.plugin === "." ? "" : entry.plugin;
            const to = folders.get(from);
            if (to === undefined)
                return entry;
            return { ...entry, plugin: to === "" ? "." : to, file: (0, _move_path_js__WEBPACK_IMPORTED_MODULE_10__.j)(entry.file, from, to) };
        }
        function countEntries(entries) {
            const listed = new Map();
            for (const entry of entries) {
                const { key, severity, count } = (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_0__.Dg)(entry);
                const counts = listed.get(key) ?? _core_check_js__WEBPACK_IMPORTED_MODULE_11__.oC.map(() => 0);
                const rank = _core_check_js__WEBPACK_IMPORTED_MODULE_11__.oC.indexOf(severity);
                counts[rank] = (counts[rank] ?? 0) + count;
                listed.set(key, counts);
            }
            return listed;
        }
        function takeListed(entry, left) {
            const { key, severity, count } = (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_0__.Dg)(entry);
            const counts = left.get(key);
            let more = count;
            for (let rank = _core_check_js__WEBPACK_IMPORTED_MODULE_11__.oC.indexOf(severity); counts && rank >= 0; rank--) {
                const matched = Math.min(more, counts[rank] ?? 0);
                counts[rank] = (counts[rank] ?? 0) - matched;
                more -= matched;
            }
            return more;
        }
        async function findAddedOff(plugin, from, { head, before, plugins, isReporting }) {
            const folder = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.L2)(plugin);
            const [now, old] = [await readOff(head, folder), await readOff(before, from)];
            const known = new Set(old.map(({ entry }) => identifyEntry(entry, from)));
            return now
                .filter(({ entry }) => !known.has(identifyEntry(entry, folder)))
                .flatMap(({ entry, line }) => {
                const findings = countSuppressed(entry, plugin);
                const isOwn = entry.from === (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_8__.uJ)(folder, "package.json");
                const isIdle = isReporting && plugins.every((one) => countSuppressed(entry, one) === 0);
                const { check, reason } = entry;
                if (!isOwn && !isIdle && findings === 0)
                    return [];
                return [{ kind: "off", check, file: entry.from, line, reason, findings }];
            });
        }
        function countSuppressed(entry, plugin) {
            const isSuppressed = ({ suppressed }) => suppressed !== undefined && suppressed !== _core_report_js__WEBPACK_IMPORTED_MODULE_2__.q6;
            return plugin.findings.filter((finding) => isSuppressed(finding) && (0, _core_suppression_js__WEBPACK_IMPORTED_MODULE_3__.m7)(entry, finding)).length;
        }
        function identifyEntry(entry, folder) {
            const { check, pointer, fingerprint, until } = entry;
            const path = entry.file === undefined ? undefined : (0, _plugin_configuration_off_entry_js__WEBPACK_IMPORTED_MODULE_5__.lS)(entry);
            const place = path === undefined ? undefined : (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_8__.Mf)(folder, path);
            return JSON.stringify([check, place, pointer, fingerprint, until]);
        }
        async function readOff(workspace, folder) {
            const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_6__.o)(workspace, {
                folder,
                needs: ["configuration", "packageJson", "sharedConfiguration"],
            });
            const { configuration, packageJson, sharedConfiguration } = facts;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_12__.W0)(configuration))
                return [];
            const own = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_12__.W0)(packageJson) ? undefined : packageJson;
            const root = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_12__.W0)(sharedConfiguration) ? undefined : sharedConfiguration.json;
            return configuration.off.flatMap((entry) => {
                const json = [own, root].find((one) => one?.file === entry.from);
                return json ? [{ entry, line: json.at(_plugin_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_4__.vr, "off", entry.index).range.start.line }] : [];
            });
        }
    }),
    3701: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G3: function () { return prepareWorkflows; },
            Rm: function () { return NOTHING_OF_BASE_IS_RUN; },
            f: function () { return comparePlugin; }
        });
        var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78986);
        var _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21283);
        var _core_finding_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60170);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73342);
        var _base_text_relative_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80978);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14345);
        var _repository_manifest_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18863);
        var _added_suppressions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88233);
        var _inspection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89898);
        var _move_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52841);
        var _base_build_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13464);
        const NOTHING_OF_BASE_IS_RUN = "no code of the base is run";
        const WORKFLOW_CHECKS = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.A.filter(({ needs }) => needs.includes("workflows")).map((({ id }) => id));
        async function comparePlugin(plugin, compared) {
            const { inspection, head, before, renamed } = compared;
            const folder = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.L2)(plugin);
            const from = renamed.get(folder) ?? folder;
            const isThere = [_repository_manifest_file_js__WEBPACK_IMPORTED_MODULE_5__.e0, "package.json"].some((name) => before.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_4__.uJ)(from, name)));
            const now = await inspection(head, folder);
            const old = await inspectBase(isThere, { from, folder }, compared);
            const isUnknown = await makeUnknownTest(folder, [plugin, now, old], compared);
            const marked = markFindings(plugin, { now, old, isThere, isUnknown, wasFile: makeFileTest(folder, from, before) });
            return { ...marked, change: await describeChange(marked, { now, old, isThere, isUnknown }, compared) };
        }
        async function inspectBase(isThere, { from, folder }, { inspection, before, inspectWorkflows }) {
            if (!isThere)
                return inspectWorkflows();
            const found = await inspection(before, from);
            const old = from === folder ? found : (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.q7)(found, (path) => (0, _move_path_js__WEBPACK_IMPORTED_MODULE_8__.j)(path, from, folder));
            if ((0, _repository_manifest_file_js__WEBPACK_IMPORTED_MODULE_5__.eT)(before, from))
                return old;
            const { outcomes, findings } = await inspectWorkflows();
            const isOfPlugin = ({ check }) => !WORKFLOW_CHECKS.includes(check);
            return {
                ...old,
                outcomes: [...old.outcomes.filter(isOfPlugin), ...outcomes],
                findings: [...old.findings.filter(isOfPlugin), ...findings],
            };
        }
        function prepareWorkflows(request, base, folder) {
            let inspected;
            return () => (inspected ??= (0, _inspection_js__WEBPACK_IMPORTED_MODULE_7__.YG)({ ...request, only: WORKFLOW_CHECKS })(base, folder));
        }
        async function makeUnknownTest(folder, plugins, { builds, findUntracked }) {
            const build = builds.get(folder);
            const paths = plugins.flatMap(({ findings }) => findings.flatMap((finding) => listPaths(finding, folder)));
            const untracked = await findUntracked(paths);
            return (path) => untracked.has(path) && !(build && (0, _base_build_js__WEBPACK_IMPORTED_MODULE_9__.X)(build, (0, _move_path_js__WEBPACK_IMPORTED_MODULE_8__.A)(path, folder)));
        }
        function makeFileTest(folder, from, before) {
            return (path) => before.entry((0, _move_path_js__WEBPACK_IMPORTED_MODULE_8__.j)(path, folder, from))?.kind === "file";
        }
        function markFindings(plugin, { now, old, isThere, isUnknown, wasFile }) {
            const folder = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.L2)(plugin);
            const completed = isThere ? listCompletedChecks(old) : undefined;
            const isNotRun = new Set(old.outcomes.flatMap((one) => one.status === "skipped" && one.reason === NOTHING_OF_BASE_IS_RUN ? [one.check] : []));
            const isReported = ({ check, location }) => completed?.has(check) !== false || isNotRun.has(check) || !wasFile(location.file);
            const reasons = new Map();
            for (const finding of plugin.findings) {
                const reason = explainIncomparable(finding, folder, isUnknown);
                if (reason !== undefined)
                    reasons.set(finding, reason);
            }
            const items = plugin.findings
                .filter((finding) => !reasons.has(finding))
                .map((finding) => ({ finding, ...makeComparableFinding(plugin, finding) }));
            const { found: recognised } = (0, _core_finding_identity_js__WEBPACK_IMPORTED_MODULE_2__.Ld)(items, listComparable(plugin, old));
            const { found: ofFiles } = (0, _core_finding_identity_js__WEBPACK_IMPORTED_MODULE_2__.Ld)(items.filter((item) => recognised.get(item) !== "known"), listComparable(plugin, now));
            const ages = new Map();
            for (const item of items) {
                const { finding } = item;
                if (recognised.get(item) === "known")
                    ages.set(finding, "known");
                else if (ofFiles.get(item) !== "known")
                    reasons.set(finding, "run");
                else if (isReported(finding))
                    ages.set(finding, "new");
                else
                    reasons.set(finding, "unread");
            }
            return (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.HK)(plugin, (finding) => {
                const [age, notCompared] = [ages.get(finding), reasons.get(finding)];
                return { ...finding, ...(age && { age }), ...(notCompared && { notCompared }) };
            });
        }
        async function describeChange(plugin, sides, compared) {
            const { isThere, isUnknown, now, old } = sides;
            const { renamed, reportingPlugin, entries } = compared;
            const folder = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.L2)(plugin);
            const from = renamed.get(folder);
            const isReporting = reportingPlugin === undefined || reportingPlugin === folder;
            const [atHead, inRun] = [listCompletedChecks(now), listCompletedChecks(plugin)];
            const isFixable = (finding) => atHead.has(finding.check) &&
                inRun.has(finding.check) &&
                explainIncomparable(finding, folder, isUnknown) !== "untracked" &&
                (isReporting || !WORKFLOW_CHECKS.includes(finding.check));
            const earlier = old.findings
                .filter(isFixable)
                .map((finding) => ({ finding, ...makeComparableFinding(plugin, finding) }));
            const { found } = (0, _core_finding_identity_js__WEBPACK_IMPORTED_MODULE_2__.Ld)(earlier, listComparable(plugin, now));
            const fixed = earlier.filter((item) => !found.has(item)).map(({ finding }) => makeFixed(finding));
            const listed = entries
                .filter((entry) => (entry.plugin === undefined ? isReporting : entry.plugin === plugin.path))
                .map(({ suppression }) => suppression);
            const suppressions = [...(await (0, _added_suppressions_js__WEBPACK_IMPORTED_MODULE_6__.p)(plugin, from ?? folder, { ...compared, isReporting })), ...listed];
            const what = { fixed, suppressions: sortByPlace(suppressions) };
            if (from !== undefined)
                return { kind: "renamed", from: from === "" ? "." : from, ...what };
            return { kind: isThere ? "kept" : "added", ...what };
        }
        function sortByPlace(suppressions) {
            const compare = (a, b) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_4__.cD)({ path: a.file }, { path: b.file }) || (a.line ?? 0) - (b.line ?? 0);
            return suppressions.toSorted(compare);
        }
        function makeFixed({ check, code, severity, message, url, location }) {
            return { check, code, severity, message, url, file: location.file };
        }
        function listCompletedChecks({ outcomes }) {
            const completed = outcomes.filter((({ status }) => status === "met" || status === "unmet"));
            return new Set(completed.map((({ check }) => check)));
        }
        function listComparable(plugin, { findings }) {
            return findings.map((finding) => makeComparableFinding(plugin, finding));
        }
        function makeComparableFinding({ path }, finding) {
            return (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.Dg)((0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.QZ)(path, finding));
        }
        function explainIncomparable(finding, folder, isUnknown) {
            if ((0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.gd)(finding))
                return "always";
            return listPaths(finding, folder).some(isUnknown) ? "untracked" : undefined;
        }
        function listPaths({ location, subject = [] }, folder) {
            const named = [subject].flat().filter((one) => (0, _base_text_relative_path_js__WEBPACK_IMPORTED_MODULE_10__.W)(one) === undefined);
            return [location.file, ...named.map((one) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_4__.uJ)(folder, one))];
        }
    }),
    52841: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return takeInside; },
            j: function () { return movePath; }
        });
        var _core_finding_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60170);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14345);
        function movePath(path, from, to) {
            const inside = takeInside(path, from);
            return inside === undefined ? path : (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__.uJ)(to, inside);
        }
        function takeInside(path, folder) {
            if (folder === "")
                return (0, _core_finding_identity_js__WEBPACK_IMPORTED_MODULE_0__.iI)(path) ? undefined : path;
            return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
        }
    }),
    25683: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            W: function () { return findRemovedPlugins; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _repository_manifest_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18863);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77505);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14345);
        async function findRemovedPlugins({ paths, cwd }, root, { head, base, folders }) {
            const renamed = new Set(base.renamed.values());
            const gone = base.paths.flatMap((path) => {
                const folder = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.PA)(path);
                const isGone = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.J)(path) === _repository_manifest_file_js__WEBPACK_IMPORTED_MODULE_1__.e0 && !base.isCommitted(path) && head.entry(path) === undefined;
                const isPlugin = isGone && !(0, _repository_manifest_file_js__WEBPACK_IMPORTED_MODULE_1__.Vq)({ bytes: base.read }, path);
                return isPlugin && !renamed.has(folder) && !folders.includes(folder) ? [folder] : [];
            });
            if (gone.length === 0)
                return [];
            const isNamed = await makeNameTest(paths, (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__.Jj)(root, (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd)) ?? "");
            const isChecked = (path) => folders.some((folder) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.UO)(path, folder));
            const kept = base.paths.filter((path) => base.isCommitted(path) && !isChecked(path));
            return gone
                .filter(isNamed)
                .toSorted()
                .map((folder) => ({
                path: folder === "" ? "." : folder,
                filesLeft: kept.filter((path) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.UO)(path, folder)).length,
            }));
        }
        async function makeNameTest(paths, here) {
            const { makeFolderTest, makeMatcher } = await Promise.all([__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 76213));
            const place = (path) => {
                const plain = path
                    .split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)
                    .join("/")
                    .replace(/^(?:\.\/)+/u, "");
                return (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(here, plain.replace(/\/+$/u, "").replace(/\/manifest\.json$/u, ""));
            };
            const named = paths.filter((path) => !path.startsWith("!")).map(place);
            const left = paths.filter((path) => path.startsWith("!")).map((path) => makeMatcher(place(path.slice(1))));
            const tests = named.map((path) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.Pt)(path) ? makeFolderTest(path, _repository_manifest_file_js__WEBPACK_IMPORTED_MODULE_1__.e0) : (folder) => folder === path);
            return (folder) => tests.some((isNamed) => isNamed(folder)) && !left.some((isLeftOut) => isLeftOut(folder));
        }
    }),
    72177: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            markNewFindings: function () { return markNewFindings; }
        });
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        var _comparison_compare_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3701);
        var _compare_with_base_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57397);
        var _run_scripts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36226);
        const COMPARE_TIMEOUT_MS = 20000;
        const MAX_NAME = 80;
        const ALL_COMMITS = "its commit is not in this clone: set fetch-depth: 0 in actions/checkout";
        const WHY = {
            "no-git": "git is not installed",
            "no-commit": "its commit is not in this clone: set fetch-depth: 2 in actions/checkout, or 0 without a merge",
            "too-much": "too much has changed",
            "too-slow": "that takes too long",
            failed: "git could not list the changes",
        };
        async function markNewFindings(base, result, request, { commands = {}, builds } = {}) {
            const name = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(base.name, MAX_NAME);
            const files = { ...request, findOut: (0, _run_scripts_js__WEBPACK_IMPORTED_MODULE_3__.w)(_comparison_compare_plugin_js__WEBPACK_IMPORTED_MODULE_1__.Rm, commands) };
            const options = { milliseconds: COMPARE_TIMEOUT_MS, builds };
            const compared = await attempt(() => (0, _compare_with_base_js__WEBPACK_IMPORTED_MODULE_2__.compareWithBase)(result, files, { ...base, name }, options));
            if ("result" in compared)
                return compared;
            const reason = formatReason(compared, base.head === undefined);
            return { result, remark: `Cannot tell new findings from those of ${name}: ${reason}` };
        }
        function formatReason(why, isQueue) {
            if ("crashed" in why)
                return why.crashed;
            return isQueue && why.refused === "no-commit" ? ALL_COMMITS : WHY[why.refused];
        }
        async function attempt(act) {
            try {
                return await act();
            }
            catch (error) {
                return { crashed: error instanceof Error ? error.message : String(error) };
            }
        }
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
    36226: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeScriptRunner = (function makeScriptRunner({ commands, ...options }) {
            return (async ({ workspace, root, folder, needs }) => {
                const given = { givenCommands: commands };
                const names = _plugin_scripts_scripts_js__WEBPACK_IMPORTED_MODULE_2__.Lo.filter(((name) => needs.has(_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_0__.g[name])));
                if (names.length === 0 && !needs.has("installation"))
                    return given;
                const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__.o)(workspace, { folder, needs: ["scripts", "packageJson"], given });
                const { scripts, packageJson } = facts;
                if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.W0)(scripts))
                    return { ...given, ...skipScripts(scripts.absent) };
                const missing = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.W0)(packageJson) ? [] : (0, _repository_installed_packages_js__WEBPACK_IMPORTED_MODULE_3__.Y)(workspace, folder, packageJson.value);
                const installation = { missing };
                if (missing.length > 0)
                    return { ...given, ...skipScripts("its packages are not installed"), installation };
                const { runCommands } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 58699));
                const runs = await runCommands({ root, folder }, scripts, names, options);
                const runFacts = [...runs].map(([name, run]) => [_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_0__.g[name], run]);
                return {
                    ...given,
                    ...skipScripts("there is nothing to run"),
                    archiveChange: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.vA)("this is not a release"),
                    installation,
                    ...Object.fromEntries(runFacts),
                };
            });
        });
        var makeScriptSkipper = (function makeScriptSkipper(reason, commands = {}) {
            return (() => Promise.resolve({ givenCommands: commands, ...skipScripts(reason) }));
        });
        var skipScripts = (function skipScripts(reason) {
            const none = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.Ge)(reason);
            return { installation: none, testRun: none, lintRun: none, typecheckRun: none, archiveChange: none };
        });
        __webpack_require__.d(__webpack_exports__, {
            o: (function () { return makeScriptRunner; }),
            w: (function () { return makeScriptSkipper; })
        });
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88241);
        var _plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63922);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26685);
        var _plugin_scripts_scripts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4569);
        var _repository_installed_packages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17169);
    }),
    44003: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            findChangedPlugins: function () { return findChangedPlugins; }
        });
        var change = __webpack_require__(28836);
        var errors = __webpack_require__(42719);
        var report = __webpack_require__(73342);
        var changed_files = __webpack_require__(70881);
        var manifest_file = __webpack_require__(18863);
        var safe = __webpack_require__(47313);
        var files_workspace = __webpack_require__(14345);
        var absent = __webpack_require__(88241);
        var git_facts = __webpack_require__(52772);
        var external_node_path_ = __webpack_require__(76760);
        var text_bytes = __webpack_require__(95329);
        var json_object = __webpack_require__(34367);
        var read_json = __webpack_require__(65664);
        var json_limits = __webpack_require__(96236);
        var parse_json = __webpack_require__(66845);
        var dependencies = __webpack_require__(91784);
        ;
        function listDeclaredUses({ folder, packageJson, manifest, project }, byName, folders) {
            const declared = dependencies.Ji.flatMap((kind) => [...Object.entries((0, json_object.vw)(packageJson[kind]))]);
            const ofPlugin = dependencies.Ji.flatMap((kind) => [...Object.entries((0, json_object.vw)(manifest[kind]))]);
            const implicit = [project, (0, json_object.vw)(packageJson["nx"])].flatMap(listImplicit).map((name) => [name, ""]);
            const uses = [...declared, ...ofPlugin, ...implicit].flatMap(([name, range]) => {
                const target = findTarget(folder, name, typeof range === "string" ? range : "", byName);
                return target !== undefined && target !== folder && folders.has(target) ? [{ folder: target, by: name }] : [];
            });
            return [...new Map(uses.map((use) => [use.folder, use])).values()];
        }
        function listImplicit(settings) {
            const names = settings["implicitDependencies"];
            return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
        }
        function findTarget(folder, key, range, byName) {
            const [, path] = /^(?:file|link|portal|workspace):(\.{1,2}(?:\/.*)?)$/u.exec(range) ?? /^(\.{1,2}\/.*)$/u.exec(range) ?? [];
            if (path !== undefined) {
                const target = external_node_path_.posix.join(folder, path).replace(/\/+$/u, "");
                return target === "." ? "" : target;
            }
            const [, alias] = /^(?:npm|workspace):((?:@[^/@]+\/)?[^/@]+)@/u.exec(range) ?? [];
            return byName.get(alias ?? key);
        }
        var package_manager = __webpack_require__(87935);
        var workspace_packages = __webpack_require__(67604);
        ;
        async function readRepository(workspace, plugins) {
            const folders = new Set(plugins);
            const notes = new Set();
            for (const plugin of plugins) {
                const { found, notes: left } = await (0, workspace_packages.findSurroundingWorkspace)(workspace, plugin);
                for (const note of left)
                    notes.add(note);
                if (!found)
                    continue;
                for (const path of ["", ...found.packages])
                    folders.add((0, files_workspace.uJ)(found.top, path));
            }
            const texts = [...folders].toSorted().map((folder) => readTexts(workspace, folder));
            const byName = new Map();
            for (const { folder, names } of texts)
                for (const name of names)
                    if (!byName.has(name))
                        byName.set(name, folder);
            const packages = new Map(texts.map((one) => [one.folder, makePackage(one, byName, folders)]));
            return {
                plugins,
                packages,
                notes: [...notes],
                findOwner: (path) => (0, files_workspace.jk)(path).find((folder) => packages.has(folder)) ?? "",
                findManager: (folder) => (0, package_manager.L)(workspace, folder, readObject(workspace, folder, "package.json")),
            };
        }
        function listPackageNames({ packages }) {
            const named = [...packages.values()].flatMap(({ name, folder }) => name === undefined ? [] : [[name, folder]]);
            return new Map(named.toReversed());
        }
        function readTexts(workspace, folder) {
            const [packageJson = {}, manifest = {}, project = {}] = ["package.json", "manifest.json", "project.json"].map((name) => readObject(workspace, folder, name));
            const names = [packageJson["name"], project["name"]].flatMap((name) => (0, json_object.fE)(name) ?? []);
            return { folder, names: names.filter(((name) => name !== "")), packageJson, manifest, project };
        }
        function readObject(workspace, folder, name) {
            const bytes = workspace.bytes((0, files_workspace.uJ)(folder, name), json_limits.E7, "once");
            return bytes && (0, parse_json.d)(bytes);
        }
        function makePackage(texts, byName, folders) {
            const { folder, packageJson } = texts;
            return {
                folder,
                name: (0, json_object.fE)(packageJson["name"]) || undefined,
                version: (0, json_object.fE)(packageJson["version"]),
                isPrivate: packageJson["private"] === true,
                uses: listDeclaredUses(texts, byName, folders),
            };
        }
        ;
        const SEARCHED = /(?:\.(?:[cm]?[jt]sx?|vue|svelte|astro|jsonc?|json5|s?css|sass|less|html?|sh|ya?ml|toml)|(?:^|\/)(?:Makefile|Dockerfile|\.[a-z]+rc))$/u;
        const PASSED_BY = /(?:^|\/)(?:node_modules|dist|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml)(?:\/|$)/u;
        const MAX_FILE_BYTES = 1024 * 1024;
        const MAX_ALL_BYTES = 128 * 1024 * 1024;
        const PATH = /(?<![\w@./-])(?:\.\.\/)+[\w@./+-]*/gu;
        const PATH_IN_PARTS = /(?:["'`]\.\.["'`]\s{0,9},\s{0,9}){1,9}["'`][\w@./+-]+["'`]/gu;
        const QUOTED = /(?<before>\b(?:from|import|require|extends|resolve)["']?\s{0,9}[:(]?\s{0,9}\[?\s{0,9})?["'`](?<text>[@#~\w][\w@./+-]{0,200})["'`]/gu;
        function findMentionedUses(workspace, repository, files) {
            const names = listPackageNames(repository);
            const aliases = readAliases(workspace, repository);
            const uses = new Map();
            let left = MAX_ALL_BYTES;
            for (const file of files) {
                if (!SEARCHED.test(file) || PASSED_BY.test(file))
                    continue;
                const folder = repository.findOwner(file);
                if (!repository.packages.has(folder))
                    continue;
                const bytes = workspace.bytes(file, MAX_FILE_BYTES, "once");
                left -= bytes?.length ?? 0;
                if (left < 0)
                    return { uses, isCut: true };
                const text = (0, text_bytes.sh)(bytes ?? new Uint8Array());
                const found = new Set([...findPaths(text, file, folder, repository), ...findNames(text, names, aliases)]);
                const known = uses.get(folder) ?? [];
                uses.set(folder, known);
                for (const target of found) {
                    if (target !== folder && !known.some((use) => use.folder === target))
                        known.push({ folder: target, by: file });
                }
            }
            return { uses, isCut: false };
        }
        function findPaths(text, file, folder, repository) {
            const inParts = [...text.matchAll(PATH_IN_PARTS)].map(([parts]) => parts.replace(/["'`\s]/gu, "").replaceAll(",", "/"));
            const paths = [...text.matchAll(PATH)].map(([path]) => path);
            const full = [...paths, ...inParts].flatMap((path) => [(0, files_workspace.PA)(file), folder].map((from) => external_node_path_.posix.join(from, path)));
            return full.filter((path) => !path.startsWith("..")).map((path) => repository.findOwner(path.replace(/\/+$/u, "")));
        }
        function findNames(text, names, aliases) {
            return [...text.matchAll(QUOTED)].flatMap(({ groups = {} }) => {
                const { before, text: quoted = "" } = groups;
                const [name = ""] = /^(?:@[^/]+\/)?[^/]+/u.exec(quoted) ?? [];
                const target = name.startsWith("@") || before !== undefined ? names.get(name) : undefined;
                const meant = aliases.filter(({ prefix }) => quoted === prefix || quoted.startsWith(`${prefix}/`));
                return [...(target === undefined ? [] : [target]), ...meant.map((({ folder }) => folder))];
            });
        }
        function readAliases(workspace, repository) {
            const files = [...repository.packages.keys(), ""].flatMap((folder) => ["tsconfig.json", "tsconfig.base.json"].map((name) => (0, files_workspace.uJ)(folder, name)));
            return [...new Set(files)].flatMap((file) => {
                const bytes = workspace.bytes(file, MAX_FILE_BYTES, "once");
                const options = (0, json_object.vw)((0, json_object.vw)(bytes && (0, read_json.V)((0, files_workspace.J)(file), bytes).value)["compilerOptions"]);
                const base = external_node_path_.posix.join((0, files_workspace.PA)(file), typeof options["baseUrl"] === "string" ? options["baseUrl"] : ".");
                return Object.entries((0, json_object.vw)(options["paths"])).flatMap(([alias, targets]) => (Array.isArray(targets) ? targets : []).flatMap((target) => {
                    const path = typeof target === "string" ? external_node_path_.posix.join(base, target.replace(/\/?\*.*$/u, "")) : "..";
                    const folder = path.startsWith("..") ? "" : repository.findOwner(path === "." ? "" : path);
                    const prefix = alias.replace(/\/?\*$/u, "");
                    return folder === "" || prefix === "" ? [] : [{ prefix, folder }];
                }));
            });
        }
        ;
        const OWN = "files of its own have changed";
        const UNREAD = /^(?:\.vscode|\.idea|\.github\/(?!workflows\/|actions\/))/u;
        async function explainChangedPlugins(workspace, plugins, changes) {
            const repository = await readWithFormer(workspace, plugins, changes.former);
            const shared = findSharedFiles(changes.files, repository);
            const packages = findChangedPackages(changes, repository);
            const isOwn = (plugin) => [...changes.files, ...changes.untracked].some((file) => (0, files_workspace.UO)(file, plugin));
            const isUseAsked = packages.size > 0 && plugins.some((plugin) => !isOwn(plugin));
            const usesOf = isUseAsked ? makeUseReader(workspace, repository, changes.untracked) : undefined;
            const reasons = new Map();
            for (const plugin of plugins) {
                const reason = isOwn(plugin)
                    ? OWN
                    : ((usesOf && explainUse(plugin, repository, packages, usesOf)) ?? explainShared(plugin, shared));
                if (reason !== undefined)
                    reasons.set(plugin, reason);
            }
            return reasons;
        }
        async function readWithFormer(workspace, plugins, former = { plugins: [], read: (() => undefined) }) {
            const present = await readRepository(workspace, plugins);
            const folders = [...present.packages.keys()];
            const gone = former.plugins.filter((folder) => {
                const owner = present.findOwner(folder);
                return !present.packages.has(owner) || folders.some((other) => other !== owner && (0, files_workspace.UO)(other, owner));
            });
            if (gone.length === 0)
                return present;
            const bytes = (path, most, reads) => workspace.bytes(path, most, reads) ?? former.read(path);
            return readRepository({ ...workspace, bytes }, [...plugins, ...gone]);
        }
        function findSharedFiles(files, repository) {
            const shared = new Map();
            for (const file of files) {
                if (isReading(file) || UNREAD.test(file) || repository.packages.has(file))
                    continue;
                const folder = (0, files_workspace.PA)(file);
                const owner = repository.findOwner(file);
                const of = isAbove(folder, repository.plugins) ? folder : owner;
                if (!shared.has(of))
                    shared.set(of, file);
            }
            return shared;
        }
        function isAbove(folder, plugins) {
            return folder !== "" && plugins.some((plugin) => plugin !== folder && (0, files_workspace.UO)(plugin, folder));
        }
        function findChangedPackages({ files, untracked }, { packages, findOwner }) {
            const changed = new Map();
            for (const file of [...files, ...untracked]) {
                const inside = [...packages.keys()].filter((folder) => folder.startsWith(`${file}/`));
                for (const folder of [findOwner(file), ...inside]) {
                    const isOuter = [...packages.keys()].some((other) => other !== folder && (0, files_workspace.UO)(other, folder));
                    if (!isOuter && packages.has(folder) && !changed.has(folder))
                        changed.set(folder, file);
                }
            }
            return changed;
        }
        function makeUseReader(workspace, repository, untracked) {
            const tracked = (0, git_facts.gt)(workspace);
            const files = [...((0, absent.W0)(tracked) ? [] : tracked.paths), ...untracked];
            const { uses, isCut } = findMentionedUses(workspace, repository, files.filter(isOfPackage));
            const isKnown = !isCut && (!(0, absent.W0)(tracked) || tracked.applies === false);
            return (folder) => (!isKnown ? "unknown" : [...declared(folder), ...(uses.get(folder) ?? [])]);
            function declared(folder) {
                return repository.packages.get(folder)?.uses ?? [];
            }
            function isOfPackage(file) {
                const owner = repository.findOwner(file);
                return owner === (0, files_workspace.PA)(file) || !isAbove(owner, [...repository.packages.keys()]);
            }
        }
        function explainUse(plugin, { packages }, changed, usesOf) {
            const nameOf = (folder) => packages.get(folder)?.name ?? folder;
            const through = new Map([[plugin, ""]]);
            for (const [folder, way] of through) {
                const uses = usesOf(folder);
                if (uses === "unknown")
                    return "there are too many files to find out what each plugin uses";
                const above = [...packages.keys()].filter((other) => other !== folder && (0, files_workspace.UO)(folder, other));
                for (const { folder: used } of [...uses, ...above.map((one) => ({ folder: one }))]) {
                    if (through.has(used))
                        continue;
                    const file = above.includes(used) ? undefined : changed.get(used);
                    const words = way === "" ? "" : ` through ${way}`;
                    if (file !== undefined)
                        return `it uses ${nameOf(used)}${words}, in which ${file} has changed`;
                    through.set(used, above.includes(used) ? way : nameOf(used));
                }
            }
            return undefined;
        }
        function explainShared(plugin, shared) {
            const found = [...shared].find(([folder]) => folder === "" || (plugin !== folder && (0, files_workspace.UO)(plugin, folder)));
            return found && `${found[1]} has changed, which is in no other package`;
        }
        function isReading(file) {
            return /\.(?:md|markdown)$|(?:^|\/)LICEN[CS]E[^/]*$/iu.test(file);
        }
        var removed_plugins = __webpack_require__(25683);
        ;
        const FETCH_ALL = "Fetch the whole history: fetch-depth: 0 in actions/checkout, or git fetch --unshallow";
        const NO_BRANCH = "The name of the branch is missing. In a merge queue, github.base_ref is empty: write changed-since: ${{ github.event.merge_group.base_sha || format('origin/{0}', github.base_ref) }}";
        async function findChangedPlugins({ root, workspace, folders }, { paths, cwd, changedSince }) {
            const changed = await requireChangedFiles(root, changedSince);
            const gone = await (0, removed_plugins.W)({ paths, cwd }, root, { head: workspace, base: changed.base, folders });
            const lost = gone.filter(({ filesLeft }) => filesLeft > 0).map(report.L2);
            const reasons = await explainChangedPlugins(workspace, [...folders, ...lost], {
                ...changed,
                former: { plugins: listFormerPlugins(changed.base), read: changed.base.read },
            });
            const removed = gone.filter(({ filesLeft }) => filesLeft === 0).map(report.L2);
            return {
                folders: [...reasons.keys()].toSorted(),
                lost,
                notes: [
                    ...removed.map((path) => ({ severity: "notice", path, message: change.X })),
                    ...[...reasons].map(([path, message]) => ({ severity: "notice", path, message })),
                ].toSorted(files_workspace.cD),
            };
        }
        function listFormerPlugins({ paths, isCommitted }) {
            return paths.filter((path) => (0, files_workspace.J)(path) === manifest_file.e0 && !isCommitted(path)).map(files_workspace.PA);
        }
        async function requireChangedFiles(root, ref) {
            const changed = await (0, changed_files.j)(root, ref);
            if ("files" in changed)
                return changed;
            switch (changed.refused) {
                case "no-git":
                    throw new errors.eb("Git is needed to find out what has changed, but it is not installed", "Install git, or check all plugins");
                case "no-commit":
                    if (ref.endsWith("/"))
                        throw new errors.eb(`git cannot find the commit ${(0, safe.hD)(ref)}`, NO_BRANCH);
                    throw new errors.eb(`git cannot find the commit ${(0, safe.hD)(ref)}${changed.shallow ? " in this shallow clone" : ""}`, changed.shallow ? FETCH_ALL : "Name a branch, tag or commit of this clone, such as origin/main");
                case "no-common-commit":
                    throw new errors.eb(`${(0, safe.hD)(ref)} and HEAD have no commit in common${changed.shallow ? " in this shallow clone" : ""}`, changed.shallow ? FETCH_ALL : "Name a branch, tag or commit that is an ancestor of HEAD");
                case "no-repository":
                    throw new errors.eb("Git is needed to find out what has changed, but the plugins are not in a git repository", "Clone the repository with git, or check all plugins");
                case "failed":
                    throw new errors.eb(`What has changed cannot be determined: ${changed.why}`, "Fix that, or check all plugins");
            }
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
