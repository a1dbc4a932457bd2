"use strict";
exports.id = 122;
exports.ids = [122];
exports.modules = {
    94390: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Mr: function () { return catchMistake; },
            y$: function () { return formatChanged; },
            H7: function () { return formatWaiting; },
            Df: function () { return isWatched; },
            Pc: function () { return repeatOnChange; }
        });
        var errors = __webpack_require__(42719);
        var resolve_plugin_folder = __webpack_require__(78685);
        var numbers = __webpack_require__(46136);
        var safe = __webpack_require__(47313);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var safe_read = __webpack_require__(67204);
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
        function watchFolders(root, { signal, enters, ignores = (() => false) }) {
            const watched = new Map();
            const changed = new Set();
            let rootInode;
            let unwatched = 0;
            let lastReport = 0;
            let onEvent = (() => undefined);
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
                startWatchers(path, (() => false));
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
                    onEvent = (() => undefined);
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
        var terminal_text = __webpack_require__(38241);
        var print_report = __webpack_require__(98077);
        var terminal = __webpack_require__(96061);
        ;
        async function repeatOnChange({ folder, path, ...options }, { signal }, work) {
            if (!isWatchable(folder)) {
                throw (0, resolve_plugin_folder.w)(path, (0, print_report.U5)(), "Give the folder of a plugin", " to watch");
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
        async function formatWaiting() {
            const wrap = await (0, terminal.xi)();
            return (0, terminal_text.b)("Waiting for a change. Press Ctrl-C to stop.", 0, { wrap }).join("\n");
        }
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
                    const isUnchanged = await this.#getFact(other).then((now) => now === value, (() => false));
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
        const MAX_COMPARED = 5000;
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
