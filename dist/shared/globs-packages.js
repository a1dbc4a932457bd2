"use strict";
exports.id = 407;
exports.ids = [407];
exports.modules = {
    92400: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.createFileSystemAdapter = exports.FILE_SYSTEM_ADAPTER = void 0;
        const fs = __webpack_require__(79896);
        exports.FILE_SYSTEM_ADAPTER = {
            lstat: fs.lstat,
            stat: fs.stat,
            lstatSync: fs.lstatSync,
            statSync: fs.statSync,
            readdir: fs.readdir,
            readdirSync: fs.readdirSync
        };
        function createFileSystemAdapter(fsMethods) {
            if (fsMethods === undefined) {
                return exports.FILE_SYSTEM_ADAPTER;
            }
            return Object.assign(Object.assign({}, exports.FILE_SYSTEM_ADAPTER), fsMethods);
        }
        exports.createFileSystemAdapter = createFileSystemAdapter;
    }),
    52479: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
        const NODE_PROCESS_VERSION_PARTS = process.versions.node.split('.');
        if (NODE_PROCESS_VERSION_PARTS[0] === undefined || NODE_PROCESS_VERSION_PARTS[1] === undefined) {
            throw new Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
        }
        const MAJOR_VERSION = Number.parseInt(NODE_PROCESS_VERSION_PARTS[0], 10);
        const MINOR_VERSION = Number.parseInt(NODE_PROCESS_VERSION_PARTS[1], 10);
        const SUPPORTED_MAJOR_VERSION = 10;
        const SUPPORTED_MINOR_VERSION = 10;
        const IS_MATCHED_BY_MAJOR = MAJOR_VERSION > SUPPORTED_MAJOR_VERSION;
        const IS_MATCHED_BY_MAJOR_AND_MINOR = MAJOR_VERSION === SUPPORTED_MAJOR_VERSION && MINOR_VERSION >= SUPPORTED_MINOR_VERSION;
        exports.IS_SUPPORT_READDIR_WITH_FILE_TYPES = IS_MATCHED_BY_MAJOR || IS_MATCHED_BY_MAJOR_AND_MINOR;
    }),
    37198: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Settings = exports.scandirSync = exports.scandir = void 0;
        const async = __webpack_require__(77299);
        const sync = __webpack_require__(17200);
        const settings_1 = __webpack_require__(92501);
        exports.Settings = settings_1.default;
        function scandir(path, optionsOrSettingsOrCallback, callback) {
            if (typeof optionsOrSettingsOrCallback === 'function') {
                async.read(path, getSettings(), optionsOrSettingsOrCallback);
                return;
            }
            async.read(path, getSettings(optionsOrSettingsOrCallback), callback);
        }
        exports.scandir = scandir;
        function scandirSync(path, optionsOrSettings) {
            const settings = getSettings(optionsOrSettings);
            return sync.read(path, settings);
        }
        exports.scandirSync = scandirSync;
        function getSettings(settingsOrOptions = {}) {
            if (settingsOrOptions instanceof settings_1.default) {
                return settingsOrOptions;
            }
            return new settings_1.default(settingsOrOptions);
        }
    }),
    77299: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.readdir = exports.readdirWithFileTypes = exports.read = void 0;
        const fsStat = __webpack_require__(91470);
        const rpl = __webpack_require__(22743);
        const constants_1 = __webpack_require__(52479);
        const utils = __webpack_require__(21144);
        const common = __webpack_require__(770);
        function read(directory, settings, callback) {
            if (!settings.stats && constants_1.IS_SUPPORT_READDIR_WITH_FILE_TYPES) {
                readdirWithFileTypes(directory, settings, callback);
                return;
            }
            readdir(directory, settings, callback);
        }
        exports.read = read;
        function readdirWithFileTypes(directory, settings, callback) {
            settings.fs.readdir(directory, { withFileTypes: true }, (readdirError, dirents) => {
                if (readdirError !== null) {
                    callFailureCallback(callback, readdirError);
                    return;
                }
                const entries = dirents.map((dirent) => ({
                    dirent,
                    name: dirent.name,
                    path: common.joinPathSegments(directory, dirent.name, settings.pathSegmentSeparator)
                }));
                if (!settings.followSymbolicLinks) {
                    callSuccessCallback(callback, entries);
                    return;
                }
                const tasks = entries.map((entry) => makeRplTaskEntry(entry, settings));
                rpl(tasks, (rplError, rplEntries) => {
                    if (rplError !== null) {
                        callFailureCallback(callback, rplError);
                        return;
                    }
                    callSuccessCallback(callback, rplEntries);
                });
            });
        }
        exports.readdirWithFileTypes = readdirWithFileTypes;
        function makeRplTaskEntry(entry, settings) {
            return (done) => {
                if (!entry.dirent.isSymbolicLink()) {
                    done(null, entry);
                    return;
                }
                settings.fs.stat(entry.path, (statError, stats) => {
                    if (statError !== null) {
                        if (settings.throwErrorOnBrokenSymbolicLink) {
                            done(statError);
                            return;
                        }
                        done(null, entry);
                        return;
                    }
                    entry.dirent = utils.fs.createDirentFromStats(entry.name, stats);
                    done(null, entry);
                });
            };
        }
        function readdir(directory, settings, callback) {
            settings.fs.readdir(directory, (readdirError, names) => {
                if (readdirError !== null) {
                    callFailureCallback(callback, readdirError);
                    return;
                }
                const tasks = names.map((name) => {
                    const path = common.joinPathSegments(directory, name, settings.pathSegmentSeparator);
                    return (done) => {
                        fsStat.stat(path, settings.fsStatSettings, (error, stats) => {
                            if (error !== null) {
                                done(error);
                                return;
                            }
                            const entry = {
                                name,
                                path,
                                dirent: utils.fs.createDirentFromStats(name, stats)
                            };
                            if (settings.stats) {
                                entry.stats = stats;
                            }
                            done(null, entry);
                        });
                    };
                });
                rpl(tasks, (rplError, entries) => {
                    if (rplError !== null) {
                        callFailureCallback(callback, rplError);
                        return;
                    }
                    callSuccessCallback(callback, entries);
                });
            });
        }
        exports.readdir = readdir;
        function callFailureCallback(callback, error) {
            callback(error);
        }
        function callSuccessCallback(callback, result) {
            callback(null, result);
        }
    }),
    770: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.joinPathSegments = void 0;
        function joinPathSegments(a, b, separator) {
            if (a.endsWith(separator)) {
                return a + b;
            }
            return a + separator + b;
        }
        exports.joinPathSegments = joinPathSegments;
    }),
    17200: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.readdir = exports.readdirWithFileTypes = exports.read = void 0;
        const fsStat = __webpack_require__(91470);
        const constants_1 = __webpack_require__(52479);
        const utils = __webpack_require__(21144);
        const common = __webpack_require__(770);
        function read(directory, settings) {
            if (!settings.stats && constants_1.IS_SUPPORT_READDIR_WITH_FILE_TYPES) {
                return readdirWithFileTypes(directory, settings);
            }
            return readdir(directory, settings);
        }
        exports.read = read;
        function readdirWithFileTypes(directory, settings) {
            const dirents = settings.fs.readdirSync(directory, { withFileTypes: true });
            return dirents.map((dirent) => {
                const entry = {
                    dirent,
                    name: dirent.name,
                    path: common.joinPathSegments(directory, dirent.name, settings.pathSegmentSeparator)
                };
                if (entry.dirent.isSymbolicLink() && settings.followSymbolicLinks) {
                    try {
                        const stats = settings.fs.statSync(entry.path);
                        entry.dirent = utils.fs.createDirentFromStats(entry.name, stats);
                    }
                    catch (error) {
                        if (settings.throwErrorOnBrokenSymbolicLink) {
                            throw error;
                        }
                    }
                }
                return entry;
            });
        }
        exports.readdirWithFileTypes = readdirWithFileTypes;
        function readdir(directory, settings) {
            const names = settings.fs.readdirSync(directory);
            return names.map((name) => {
                const entryPath = common.joinPathSegments(directory, name, settings.pathSegmentSeparator);
                const stats = fsStat.statSync(entryPath, settings.fsStatSettings);
                const entry = {
                    name,
                    path: entryPath,
                    dirent: utils.fs.createDirentFromStats(name, stats)
                };
                if (settings.stats) {
                    entry.stats = stats;
                }
                return entry;
            });
        }
        exports.readdir = readdir;
    }),
    92501: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const path = __webpack_require__(16928);
        const fsStat = __webpack_require__(91470);
        const fs = __webpack_require__(92400);
        class Settings {
            constructor(_options = {}) {
                this._options = _options;
                this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, false);
                this.fs = fs.createFileSystemAdapter(this._options.fs);
                this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, path.sep);
                this.stats = this._getValue(this._options.stats, false);
                this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, true);
                this.fsStatSettings = new fsStat.Settings({
                    followSymbolicLink: this.followSymbolicLinks,
                    fs: this.fs,
                    throwErrorOnBrokenSymbolicLink: this.throwErrorOnBrokenSymbolicLink
                });
            }
            _getValue(option, value) {
                return option !== null && option !== void 0 ? option : value;
            }
        }
        exports["default"] = Settings;
    }),
    75497: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.createDirentFromStats = void 0;
        class DirentFromStats {
            constructor(name, stats) {
                this.name = name;
                this.isBlockDevice = stats.isBlockDevice.bind(stats);
                this.isCharacterDevice = stats.isCharacterDevice.bind(stats);
                this.isDirectory = stats.isDirectory.bind(stats);
                this.isFIFO = stats.isFIFO.bind(stats);
                this.isFile = stats.isFile.bind(stats);
                this.isSocket = stats.isSocket.bind(stats);
                this.isSymbolicLink = stats.isSymbolicLink.bind(stats);
            }
        }
        function createDirentFromStats(name, stats) {
            return new DirentFromStats(name, stats);
        }
        exports.createDirentFromStats = createDirentFromStats;
    }),
    21144: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.fs = void 0;
        const fs = __webpack_require__(75497);
        exports.fs = fs;
    }),
    24368: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.createFileSystemAdapter = exports.FILE_SYSTEM_ADAPTER = void 0;
        const fs = __webpack_require__(79896);
        exports.FILE_SYSTEM_ADAPTER = {
            lstat: fs.lstat,
            stat: fs.stat,
            lstatSync: fs.lstatSync,
            statSync: fs.statSync
        };
        function createFileSystemAdapter(fsMethods) {
            if (fsMethods === undefined) {
                return exports.FILE_SYSTEM_ADAPTER;
            }
            return Object.assign(Object.assign({}, exports.FILE_SYSTEM_ADAPTER), fsMethods);
        }
        exports.createFileSystemAdapter = createFileSystemAdapter;
    }),
    91470: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.statSync = exports.stat = exports.Settings = void 0;
        const async = __webpack_require__(31539);
        const sync = __webpack_require__(26544);
        const settings_1 = __webpack_require__(84853);
        exports.Settings = settings_1.default;
        function stat(path, optionsOrSettingsOrCallback, callback) {
            if (typeof optionsOrSettingsOrCallback === 'function') {
                async.read(path, getSettings(), optionsOrSettingsOrCallback);
                return;
            }
            async.read(path, getSettings(optionsOrSettingsOrCallback), callback);
        }
        exports.stat = stat;
        function statSync(path, optionsOrSettings) {
            const settings = getSettings(optionsOrSettings);
            return sync.read(path, settings);
        }
        exports.statSync = statSync;
        function getSettings(settingsOrOptions = {}) {
            if (settingsOrOptions instanceof settings_1.default) {
                return settingsOrOptions;
            }
            return new settings_1.default(settingsOrOptions);
        }
    }),
    31539: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.read = void 0;
        function read(path, settings, callback) {
            settings.fs.lstat(path, (lstatError, lstat) => {
                if (lstatError !== null) {
                    callFailureCallback(callback, lstatError);
                    return;
                }
                if (!lstat.isSymbolicLink() || !settings.followSymbolicLink) {
                    callSuccessCallback(callback, lstat);
                    return;
                }
                settings.fs.stat(path, (statError, stat) => {
                    if (statError !== null) {
                        if (settings.throwErrorOnBrokenSymbolicLink) {
                            callFailureCallback(callback, statError);
                            return;
                        }
                        callSuccessCallback(callback, lstat);
                        return;
                    }
                    if (settings.markSymbolicLink) {
                        stat.isSymbolicLink = (() => true);
                    }
                    callSuccessCallback(callback, stat);
                });
            });
        }
        exports.read = read;
        function callFailureCallback(callback, error) {
            callback(error);
        }
        function callSuccessCallback(callback, result) {
            callback(null, result);
        }
    }),
    26544: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.read = void 0;
        function read(path, settings) {
            const lstat = settings.fs.lstatSync(path);
            if (!lstat.isSymbolicLink() || !settings.followSymbolicLink) {
                return lstat;
            }
            try {
                const stat = settings.fs.statSync(path);
                if (settings.markSymbolicLink) {
                    stat.isSymbolicLink = (() => true);
                }
                return stat;
            }
            catch (error) {
                if (!settings.throwErrorOnBrokenSymbolicLink) {
                    return lstat;
                }
                throw error;
            }
        }
        exports.read = read;
    }),
    84853: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const fs = __webpack_require__(24368);
        class Settings {
            constructor(_options = {}) {
                this._options = _options;
                this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, true);
                this.fs = fs.createFileSystemAdapter(this._options.fs);
                this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, false);
                this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, true);
            }
            _getValue(option, value) {
                return option !== null && option !== void 0 ? option : value;
            }
        }
        exports["default"] = Settings;
    }),
    79337: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Settings = exports.walkStream = exports.walkSync = exports.walk = void 0;
        const async_1 = __webpack_require__(11936);
        const stream_1 = __webpack_require__(88986);
        const sync_1 = __webpack_require__(8769);
        const settings_1 = __webpack_require__(30244);
        exports.Settings = settings_1.default;
        function walk(directory, optionsOrSettingsOrCallback, callback) {
            if (typeof optionsOrSettingsOrCallback === 'function') {
                new async_1.default(directory, getSettings()).read(optionsOrSettingsOrCallback);
                return;
            }
            new async_1.default(directory, getSettings(optionsOrSettingsOrCallback)).read(callback);
        }
        exports.walk = walk;
        function walkSync(directory, optionsOrSettings) {
            const settings = getSettings(optionsOrSettings);
            const provider = new sync_1.default(directory, settings);
            return provider.read();
        }
        exports.walkSync = walkSync;
        function walkStream(directory, optionsOrSettings) {
            const settings = getSettings(optionsOrSettings);
            const provider = new stream_1.default(directory, settings);
            return provider.read();
        }
        exports.walkStream = walkStream;
        function getSettings(settingsOrOptions = {}) {
            if (settingsOrOptions instanceof settings_1.default) {
                return settingsOrOptions;
            }
            return new settings_1.default(settingsOrOptions);
        }
    }),
    11936: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const async_1 = __webpack_require__(21906);
        class AsyncProvider {
            constructor(_root, _settings) {
                this._root = _root;
                this._settings = _settings;
                this._reader = new async_1.default(this._root, this._settings);
                this._storage = [];
            }
            read(callback) {
                this._reader.onError((error) => {
                    callFailureCallback(callback, error);
                });
                this._reader.onEntry((entry) => {
                    this._storage.push(entry);
                });
                this._reader.onEnd(() => {
                    callSuccessCallback(callback, this._storage);
                });
                this._reader.read();
            }
        }
        exports["default"] = AsyncProvider;
        function callFailureCallback(callback, error) {
            callback(error);
        }
        function callSuccessCallback(callback, entries) {
            callback(null, entries);
        }
    }),
    88986: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const stream_1 = __webpack_require__(2203);
        const async_1 = __webpack_require__(21906);
        class StreamProvider {
            constructor(_root, _settings) {
                this._root = _root;
                this._settings = _settings;
                this._reader = new async_1.default(this._root, this._settings);
                this._stream = new stream_1.Readable({
                    objectMode: true,
                    read: (() => { }),
                    destroy: () => {
                        if (!this._reader.isDestroyed) {
                            this._reader.destroy();
                        }
                    }
                });
            }
            read() {
                this._reader.onError((error) => {
                    this._stream.emit('error', error);
                });
                this._reader.onEntry((entry) => {
                    this._stream.push(entry);
                });
                this._reader.onEnd(() => {
                    this._stream.push(null);
                });
                this._reader.read();
                return this._stream;
            }
        }
        exports["default"] = StreamProvider;
    }),
    8769: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const sync_1 = __webpack_require__(83431);
        class SyncProvider {
            constructor(_root, _settings) {
                this._root = _root;
                this._settings = _settings;
                this._reader = new sync_1.default(this._root, this._settings);
            }
            read() {
                return this._reader.read();
            }
        }
        exports["default"] = SyncProvider;
    }),
    21906: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const events_1 = __webpack_require__(24434);
        const fsScandir = __webpack_require__(37198);
        const fastq = __webpack_require__(53281);
        const common = __webpack_require__(94449);
        const reader_1 = __webpack_require__(35903);
        class AsyncReader extends reader_1.default {
            constructor(_root, _settings) {
                super(_root, _settings);
                this._settings = _settings;
                this._scandir = fsScandir.scandir;
                this._emitter = new events_1.EventEmitter();
                this._queue = fastq(this._worker.bind(this), this._settings.concurrency);
                this._isFatalError = false;
                this._isDestroyed = false;
                this._queue.drain = () => {
                    if (!this._isFatalError) {
                        this._emitter.emit('end');
                    }
                };
            }
            read() {
                this._isFatalError = false;
                this._isDestroyed = false;
                setImmediate(() => {
                    this._pushToQueue(this._root, this._settings.basePath);
                });
                return this._emitter;
            }
            get isDestroyed() {
                return this._isDestroyed;
            }
            destroy() {
                if (this._isDestroyed) {
                    throw new Error('The reader is already destroyed');
                }
                this._isDestroyed = true;
                this._queue.killAndDrain();
            }
            onEntry(callback) {
                this._emitter.on('entry', callback);
            }
            onError(callback) {
                this._emitter.once('error', callback);
            }
            onEnd(callback) {
                this._emitter.once('end', callback);
            }
            _pushToQueue(directory, base) {
                const queueItem = { directory, base };
                this._queue.push(queueItem, (error) => {
                    if (error !== null) {
                        this._handleError(error);
                    }
                });
            }
            _worker(item, done) {
                this._scandir(item.directory, this._settings.fsScandirSettings, (error, entries) => {
                    if (error !== null) {
                        done(error, undefined);
                        return;
                    }
                    for (const entry of entries) {
                        this._handleEntry(entry, item.base);
                    }
                    done(null, undefined);
                });
            }
            _handleError(error) {
                if (this._isDestroyed || !common.isFatalError(this._settings, error)) {
                    return;
                }
                this._isFatalError = true;
                this._isDestroyed = true;
                this._emitter.emit('error', error);
            }
            _handleEntry(entry, base) {
                if (this._isDestroyed || this._isFatalError) {
                    return;
                }
                const fullpath = entry.path;
                if (base !== undefined) {
                    entry.path = common.joinPathSegments(base, entry.name, this._settings.pathSegmentSeparator);
                }
                if (common.isAppliedFilter(this._settings.entryFilter, entry)) {
                    this._emitEntry(entry);
                }
                if (entry.dirent.isDirectory() && common.isAppliedFilter(this._settings.deepFilter, entry)) {
                    this._pushToQueue(fullpath, base === undefined ? undefined : entry.path);
                }
            }
            _emitEntry(entry) {
                this._emitter.emit('entry', entry);
            }
        }
        exports["default"] = AsyncReader;
    }),
    94449: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.joinPathSegments = exports.replacePathSegmentSeparator = exports.isAppliedFilter = exports.isFatalError = void 0;
        function isFatalError(settings, error) {
            if (settings.errorFilter === null) {
                return true;
            }
            return !settings.errorFilter(error);
        }
        exports.isFatalError = isFatalError;
        function isAppliedFilter(filter, value) {
            return filter === null || filter(value);
        }
        exports.isAppliedFilter = isAppliedFilter;
        function replacePathSegmentSeparator(filepath, separator) {
            return filepath.split(/[/\\]/).join(separator);
        }
        exports.replacePathSegmentSeparator = replacePathSegmentSeparator;
        function joinPathSegments(a, b, separator) {
            if (a === '') {
                return b;
            }
            if (a.endsWith(separator)) {
                return a + b;
            }
            return a + separator + b;
        }
        exports.joinPathSegments = joinPathSegments;
    }),
    35903: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const common = __webpack_require__(94449);
        class Reader {
            constructor(_root, _settings) {
                this._root = _root;
                this._settings = _settings;
                this._root = common.replacePathSegmentSeparator(_root, _settings.pathSegmentSeparator);
            }
        }
        exports["default"] = Reader;
    }),
    83431: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const fsScandir = __webpack_require__(37198);
        const common = __webpack_require__(94449);
        const reader_1 = __webpack_require__(35903);
        class SyncReader extends reader_1.default {
            constructor() {
                super(...arguments);
                this._scandir = fsScandir.scandirSync;
                this._storage = [];
                this._queue = new Set();
            }
            read() {
                this._pushToQueue(this._root, this._settings.basePath);
                this._handleQueue();
                return this._storage;
            }
            _pushToQueue(directory, base) {
                this._queue.add({ directory, base });
            }
            _handleQueue() {
                for (const item of this._queue.values()) {
                    this._handleDirectory(item.directory, item.base);
                }
            }
            _handleDirectory(directory, base) {
                try {
                    const entries = this._scandir(directory, this._settings.fsScandirSettings);
                    for (const entry of entries) {
                        this._handleEntry(entry, base);
                    }
                }
                catch (error) {
                    this._handleError(error);
                }
            }
            _handleError(error) {
                if (!common.isFatalError(this._settings, error)) {
                    return;
                }
                throw error;
            }
            _handleEntry(entry, base) {
                const fullpath = entry.path;
                if (base !== undefined) {
                    entry.path = common.joinPathSegments(base, entry.name, this._settings.pathSegmentSeparator);
                }
                if (common.isAppliedFilter(this._settings.entryFilter, entry)) {
                    this._pushToStorage(entry);
                }
                if (entry.dirent.isDirectory() && common.isAppliedFilter(this._settings.deepFilter, entry)) {
                    this._pushToQueue(fullpath, base === undefined ? undefined : entry.path);
                }
            }
            _pushToStorage(entry) {
                this._storage.push(entry);
            }
        }
        exports["default"] = SyncReader;
    }),
    30244: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const path = __webpack_require__(16928);
        const fsScandir = __webpack_require__(37198);
        class Settings {
            constructor(_options = {}) {
                this._options = _options;
                this.basePath = this._getValue(this._options.basePath, undefined);
                this.concurrency = this._getValue(this._options.concurrency, Number.POSITIVE_INFINITY);
                this.deepFilter = this._getValue(this._options.deepFilter, null);
                this.entryFilter = this._getValue(this._options.entryFilter, null);
                this.errorFilter = this._getValue(this._options.errorFilter, null);
                this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, path.sep);
                this.fsScandirSettings = new fsScandir.Settings({
                    followSymbolicLinks: this._options.followSymbolicLinks,
                    fs: this._options.fs,
                    pathSegmentSeparator: this._options.pathSegmentSeparator,
                    stats: this._options.stats,
                    throwErrorOnBrokenSymbolicLink: this._options.throwErrorOnBrokenSymbolicLink
                });
            }
            _getValue(option, value) {
                return option !== null && option !== void 0 ? option : value;
            }
        }
        exports["default"] = Settings;
    }),
    60748: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const stringify = __webpack_require__(3317);
        const compile = __webpack_require__(31113);
        const expand = __webpack_require__(65290);
        const parse = __webpack_require__(30507);
        const braces = (input, options = {}) => {
            let output = [];
            if (Array.isArray(input)) {
                for (const pattern of input) {
                    const result = braces.create(pattern, options);
                    if (Array.isArray(result)) {
                        output.push(...result);
                    }
                    else {
                        output.push(result);
                    }
                }
            }
            else {
                output = [].concat(braces.create(input, options));
            }
            if (options && options.expand === true && options.nodupes === true) {
                output = [...new Set(output)];
            }
            return output;
        };
        braces.parse = (input, options = {}) => parse(input, options);
        braces.stringify = (input, options = {}) => {
            if (typeof input === 'string') {
                return stringify(braces.parse(input, options), options);
            }
            return stringify(input, options);
        };
        braces.compile = (input, options = {}) => {
            if (typeof input === 'string') {
                input = braces.parse(input, options);
            }
            return compile(input, options);
        };
        braces.expand = (input, options = {}) => {
            if (typeof input === 'string') {
                input = braces.parse(input, options);
            }
            let result = expand(input, options);
            if (options.noempty === true) {
                result = result.filter(Boolean);
            }
            if (options.nodupes === true) {
                result = [...new Set(result)];
            }
            return result;
        };
        braces.create = (input, options = {}) => {
            if (input === '' || input.length < 3) {
                return [input];
            }
            return options.expand !== true
                ? braces.compile(input, options)
                : braces.expand(input, options);
        };
        module.exports = braces;
    }),
    31113: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const fill = __webpack_require__(70877);
        const utils = __webpack_require__(52257);
        const compile = (ast, options = {}) => {
            const walk = (node, parent = {}) => {
                const invalidBlock = utils.isInvalidBrace(parent);
                const invalidNode = node.invalid === true && options.escapeInvalid === true;
                const invalid = invalidBlock === true || invalidNode === true;
                const prefix = options.escapeInvalid === true ? '\\' : '';
                let output = '';
                if (node.isOpen === true) {
                    return prefix + node.value;
                }
                if (node.isClose === true) {
                    console.log('node.isClose', prefix, node.value);
                    return prefix + node.value;
                }
                if (node.type === 'open') {
                    return invalid ? prefix + node.value : '(';
                }
                if (node.type === 'close') {
                    return invalid ? prefix + node.value : ')';
                }
                if (node.type === 'comma') {
                    return node.prev.type === 'comma' ? '' : invalid ? node.value : '|';
                }
                if (node.value) {
                    return node.value;
                }
                if (node.nodes && node.ranges > 0) {
                    const args = utils.reduce(node.nodes);
                    const range = fill(...args, { ...options, wrap: false, toRegex: true, strictZeros: true });
                    if (range.length !== 0) {
                        return args.length > 1 && range.length > 1 ? `(${range})` : range;
                    }
                }
                if (node.nodes) {
                    for (const child of node.nodes) {
                        output += walk(child, node);
                    }
                }
                return output;
            };
            return walk(ast);
        };
        module.exports = compile;
    }),
    62477: (function (module) {
        "use strict";
        module.exports = {
            MAX_LENGTH: 10000,
            CHAR_0: '0',
            CHAR_9: '9',
            CHAR_UPPERCASE_A: 'A',
            CHAR_LOWERCASE_A: 'a',
            CHAR_UPPERCASE_Z: 'Z',
            CHAR_LOWERCASE_Z: 'z',
            CHAR_LEFT_PARENTHESES: '(',
            CHAR_RIGHT_PARENTHESES: ')',
            CHAR_ASTERISK: '*',
            CHAR_AMPERSAND: '&',
            CHAR_AT: '@',
            CHAR_BACKSLASH: '\\',
            CHAR_BACKTICK: '`',
            CHAR_CARRIAGE_RETURN: '\r',
            CHAR_CIRCUMFLEX_ACCENT: '^',
            CHAR_COLON: ':',
            CHAR_COMMA: ',',
            CHAR_DOLLAR: '$',
            CHAR_DOT: '.',
            CHAR_DOUBLE_QUOTE: '"',
            CHAR_EQUAL: '=',
            CHAR_EXCLAMATION_MARK: '!',
            CHAR_FORM_FEED: '\f',
            CHAR_FORWARD_SLASH: '/',
            CHAR_HASH: '#',
            CHAR_HYPHEN_MINUS: '-',
            CHAR_LEFT_ANGLE_BRACKET: '<',
            CHAR_LEFT_CURLY_BRACE: '{',
            CHAR_LEFT_SQUARE_BRACKET: '[',
            CHAR_LINE_FEED: '\n',
            CHAR_NO_BREAK_SPACE: '\u00A0',
            CHAR_PERCENT: '%',
            CHAR_PLUS: '+',
            CHAR_QUESTION_MARK: '?',
            CHAR_RIGHT_ANGLE_BRACKET: '>',
            CHAR_RIGHT_CURLY_BRACE: '}',
            CHAR_RIGHT_SQUARE_BRACKET: ']',
            CHAR_SEMICOLON: ';',
            CHAR_SINGLE_QUOTE: '\'',
            CHAR_SPACE: ' ',
            CHAR_TAB: '\t',
            CHAR_UNDERSCORE: '_',
            CHAR_VERTICAL_LINE: '|',
            CHAR_ZERO_WIDTH_NOBREAK_SPACE: '\uFEFF'
        };
    }),
    65290: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const fill = __webpack_require__(70877);
        const stringify = __webpack_require__(3317);
        const utils = __webpack_require__(52257);
        const append = (queue = '', stash = '', enclose = false) => {
            const result = [];
            queue = [].concat(queue);
            stash = [].concat(stash);
            if (!stash.length)
                return queue;
            if (!queue.length) {
                return enclose ? utils.flatten(stash).map(ele => `{${ele}}`) : stash;
            }
            for (const item of queue) {
                if (Array.isArray(item)) {
                    for (const value of item) {
                        result.push(append(value, stash, enclose));
                    }
                }
                else {
                    for (let ele of stash) {
                        if (enclose === true && typeof ele === 'string')
                            ele = `{${ele}}`;
                        result.push(Array.isArray(ele) ? append(item, ele, enclose) : item + ele);
                    }
                }
            }
            return utils.flatten(result);
        };
        const expand = (ast, options = {}) => {
            const rangeLimit = options.rangeLimit === undefined ? 1000 : options.rangeLimit;
            const walk = (node, parent = {}) => {
                node.queue = [];
                let p = parent;
                let q = parent.queue;
                while (p.type !== 'brace' && p.type !== 'root' && p.parent) {
                    p = p.parent;
                    q = p.queue;
                }
                if (node.invalid || node.dollar) {
                    q.push(append(q.pop(), stringify(node, options)));
                    return;
                }
                if (node.type === 'brace' && node.invalid !== true && node.nodes.length === 2) {
                    q.push(append(q.pop(), ['{}']));
                    return;
                }
                if (node.nodes && node.ranges > 0) {
                    const args = utils.reduce(node.nodes);
                    if (utils.exceedsLimit(...args, options.step, rangeLimit)) {
                        throw new RangeError('expanded array length exceeds range limit. Use options.rangeLimit to increase or disable the limit.');
                    }
                    let range = fill(...args, options);
                    if (range.length === 0) {
                        range = stringify(node, options);
                    }
                    q.push(append(q.pop(), range));
                    node.nodes = [];
                    return;
                }
                const enclose = utils.encloseBrace(node);
                let queue = node.queue;
                let block = node;
                while (block.type !== 'brace' && block.type !== 'root' && block.parent) {
                    block = block.parent;
                    queue = block.queue;
                }
                for (let i = 0; i < node.nodes.length; i++) {
                    const child = node.nodes[i];
                    if (child.type === 'comma' && node.type === 'brace') {
                        if (i === 1)
                            queue.push('');
                        queue.push('');
                        continue;
                    }
                    if (child.type === 'close') {
                        q.push(append(q.pop(), queue, enclose));
                        continue;
                    }
                    if (child.value && child.type !== 'open') {
                        queue.push(append(queue.pop(), child.value));
                        continue;
                    }
                    if (child.nodes) {
                        walk(child, node);
                    }
                }
                return queue;
            };
            return utils.flatten(walk(ast));
        };
        module.exports = expand;
    }),
    30507: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const stringify = __webpack_require__(3317);
        const { MAX_LENGTH, CHAR_BACKSLASH, CHAR_BACKTICK, CHAR_COMMA, CHAR_DOT, CHAR_LEFT_PARENTHESES, CHAR_RIGHT_PARENTHESES, CHAR_LEFT_CURLY_BRACE, CHAR_RIGHT_CURLY_BRACE, CHAR_LEFT_SQUARE_BRACKET, CHAR_RIGHT_SQUARE_BRACKET, CHAR_DOUBLE_QUOTE, CHAR_SINGLE_QUOTE, CHAR_NO_BREAK_SPACE, CHAR_ZERO_WIDTH_NOBREAK_SPACE } = __webpack_require__(62477);
        const parse = (input, options = {}) => {
            if (typeof input !== 'string') {
                throw new TypeError('Expected a string');
            }
            const opts = options || {};
            const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
            if (input.length > max) {
                throw new SyntaxError(`Input length (${input.length}), exceeds max characters (${max})`);
            }
            const ast = { type: 'root', input, nodes: [] };
            const stack = [ast];
            let block = ast;
            let prev = ast;
            let brackets = 0;
            const length = input.length;
            let index = 0;
            let depth = 0;
            let value;
            const advance = () => input[index++];
            const push = node => {
                if (node.type === 'text' && prev.type === 'dot') {
                    prev.type = 'text';
                }
                if (prev && prev.type === 'text' && node.type === 'text') {
                    prev.value += node.value;
                    return;
                }
                block.nodes.push(node);
                node.parent = block;
                node.prev = prev;
                prev = node;
                return node;
            };
            push({ type: 'bos' });
            while (index < length) {
                block = stack[stack.length - 1];
                value = advance();
                if (value === CHAR_ZERO_WIDTH_NOBREAK_SPACE || value === CHAR_NO_BREAK_SPACE) {
                    continue;
                }
                if (value === CHAR_BACKSLASH) {
                    push({ type: 'text', value: (options.keepEscaping ? value : '') + advance() });
                    continue;
                }
                if (value === CHAR_RIGHT_SQUARE_BRACKET) {
                    push({ type: 'text', value: '\\' + value });
                    continue;
                }
                if (value === CHAR_LEFT_SQUARE_BRACKET) {
                    brackets++;
                    let next;
                    while (index < length && (next = advance())) {
                        value += next;
                        if (next === CHAR_LEFT_SQUARE_BRACKET) {
                            brackets++;
                            continue;
                        }
                        if (next === CHAR_BACKSLASH) {
                            value += advance();
                            continue;
                        }
                        if (next === CHAR_RIGHT_SQUARE_BRACKET) {
                            brackets--;
                            if (brackets === 0) {
                                break;
                            }
                        }
                    }
                    push({ type: 'text', value });
                    continue;
                }
                if (value === CHAR_LEFT_PARENTHESES) {
                    block = push({ type: 'paren', nodes: [] });
                    stack.push(block);
                    push({ type: 'text', value });
                    continue;
                }
                if (value === CHAR_RIGHT_PARENTHESES) {
                    if (block.type !== 'paren') {
                        push({ type: 'text', value });
                        continue;
                    }
                    block = stack.pop();
                    push({ type: 'text', value });
                    block = stack[stack.length - 1];
                    continue;
                }
                if (value === CHAR_DOUBLE_QUOTE || value === CHAR_SINGLE_QUOTE || value === CHAR_BACKTICK) {
                    const open = value;
                    let next;
                    if (options.keepQuotes !== true) {
                        value = '';
                    }
                    while (index < length && (next = advance())) {
                        if (next === CHAR_BACKSLASH) {
                            value += next + advance();
                            continue;
                        }
                        if (next === open) {
                            if (options.keepQuotes === true)
                                value += next;
                            break;
                        }
                        value += next;
                    }
                    push({ type: 'text', value });
                    continue;
                }
                if (value === CHAR_LEFT_CURLY_BRACE) {
                    depth++;
                    const dollar = prev.value && prev.value.slice(-1) === '$' || block.dollar === true;
                    const brace = {
                        type: 'brace',
                        open: true,
                        close: false,
                        dollar,
                        depth,
                        commas: 0,
                        ranges: 0,
                        nodes: []
                    };
                    block = push(brace);
                    stack.push(block);
                    push({ type: 'open', value });
                    continue;
                }
                if (value === CHAR_RIGHT_CURLY_BRACE) {
                    if (block.type !== 'brace') {
                        push({ type: 'text', value });
                        continue;
                    }
                    const type = 'close';
                    block = stack.pop();
                    block.close = true;
                    push({ type, value });
                    depth--;
                    block = stack[stack.length - 1];
                    continue;
                }
                if (value === CHAR_COMMA && depth > 0) {
                    if (block.ranges > 0) {
                        block.ranges = 0;
                        const open = block.nodes.shift();
                        block.nodes = [open, { type: 'text', value: stringify(block) }];
                    }
                    push({ type: 'comma', value });
                    block.commas++;
                    continue;
                }
                if (value === CHAR_DOT && depth > 0 && block.commas === 0) {
                    const siblings = block.nodes;
                    if (depth === 0 || siblings.length === 0) {
                        push({ type: 'text', value });
                        continue;
                    }
                    if (prev.type === 'dot') {
                        block.range = [];
                        prev.value += value;
                        prev.type = 'range';
                        if (block.nodes.length !== 3 && block.nodes.length !== 5) {
                            block.invalid = true;
                            block.ranges = 0;
                            prev.type = 'text';
                            continue;
                        }
                        block.ranges++;
                        block.args = [];
                        continue;
                    }
                    if (prev.type === 'range') {
                        siblings.pop();
                        const before = siblings[siblings.length - 1];
                        before.value += prev.value + value;
                        prev = before;
                        block.ranges--;
                        continue;
                    }
                    push({ type: 'dot', value });
                    continue;
                }
                push({ type: 'text', value });
            }
            do {
                block = stack.pop();
                if (block.type !== 'root') {
                    block.nodes.forEach(node => {
                        if (!node.nodes) {
                            if (node.type === 'open')
                                node.isOpen = true;
                            if (node.type === 'close')
                                node.isClose = true;
                            if (!node.nodes)
                                node.type = 'text';
                            node.invalid = true;
                        }
                    });
                    const parent = stack[stack.length - 1];
                    const index = parent.nodes.indexOf(block);
                    parent.nodes.splice(index, 1, ...block.nodes);
                }
            } while (stack.length > 0);
            push({ type: 'eos' });
            return ast;
        };
        module.exports = parse;
    }),
    3317: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const utils = __webpack_require__(52257);
        module.exports = (ast, options = {}) => {
            const stringify = (node, parent = {}) => {
                const invalidBlock = options.escapeInvalid && utils.isInvalidBrace(parent);
                const invalidNode = node.invalid === true && options.escapeInvalid === true;
                let output = '';
                if (node.value) {
                    if ((invalidBlock || invalidNode) && utils.isOpenOrClose(node)) {
                        return '\\' + node.value;
                    }
                    return node.value;
                }
                if (node.value) {
                    return node.value;
                }
                if (node.nodes) {
                    for (const child of node.nodes) {
                        output += stringify(child);
                    }
                }
                return output;
            };
            return stringify(ast);
        };
    }),
    52257: (function (__unused_webpack_module, exports) {
        "use strict";
        exports.isInteger = num => {
            if (typeof num === 'number') {
                return Number.isInteger(num);
            }
            if (typeof num === 'string' && num.trim() !== '') {
                return Number.isInteger(Number(num));
            }
            return false;
        };
        exports.find = (node, type) => node.nodes.find(node => node.type === type);
        exports.exceedsLimit = (min, max, step = 1, limit) => {
            if (limit === false)
                return false;
            if (!exports.isInteger(min) || !exports.isInteger(max))
                return false;
            return ((Number(max) - Number(min)) / Number(step)) >= limit;
        };
        exports.escapeNode = (block, n = 0, type) => {
            const node = block.nodes[n];
            if (!node)
                return;
            if ((type && node.type === type) || node.type === 'open' || node.type === 'close') {
                if (node.escaped !== true) {
                    node.value = '\\' + node.value;
                    node.escaped = true;
                }
            }
        };
        exports.encloseBrace = node => {
            if (node.type !== 'brace')
                return false;
            if ((node.commas >> 0 + node.ranges >> 0) === 0) {
                node.invalid = true;
                return true;
            }
            return false;
        };
        exports.isInvalidBrace = block => {
            if (block.type !== 'brace')
                return false;
            if (block.invalid === true || block.dollar)
                return true;
            if ((block.commas >> 0 + block.ranges >> 0) === 0) {
                block.invalid = true;
                return true;
            }
            if (block.open !== true || block.close !== true) {
                block.invalid = true;
                return true;
            }
            return false;
        };
        exports.isOpenOrClose = node => {
            if (node.type === 'open' || node.type === 'close') {
                return true;
            }
            return node.open === true || node.close === true;
        };
        exports.reduce = nodes => nodes.reduce((acc, node) => {
            if (node.type === 'text')
                acc.push(node.value);
            if (node.type === 'range')
                node.type = 'text';
            return acc;
        }, []);
        exports.flatten = (...args) => {
            const result = [];
            const flat = arr => {
                for (let i = 0; i < arr.length; i++) {
                    const ele = arr[i];
                    if (Array.isArray(ele)) {
                        flat(ele);
                        continue;
                    }
                    if (ele !== undefined) {
                        result.push(ele);
                    }
                }
                return result;
            };
            flat(args);
            return result;
        };
    }),
    8188: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        var isGlob = __webpack_require__(91925);
        var pathPosixDirname = (__webpack_require__(16928).posix).dirname;
        var isWin32 = (__webpack_require__(70857).platform)() === 'win32';
        var slash = '/';
        var backslash = /\\/g;
        var enclosure = /[\{\[].*[\}\]]$/;
        var globby = /(^|[^\\])([\{\[]|\([^\)]+$)/;
        var escaped = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
        module.exports = function globParent(str, opts) {
            var options = Object.assign({ flipBackslashes: true }, opts);
            if (options.flipBackslashes && isWin32 && str.indexOf(slash) < 0) {
                str = str.replace(backslash, slash);
            }
            if (enclosure.test(str)) {
                str += slash;
            }
            str += 'a';
            do {
                str = pathPosixDirname(str);
            } while (isGlob(str) || globby.test(str));
            return str.replace(escaped, '$1');
        };
    }),
    25648: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const taskManager = __webpack_require__(56599);
        const async_1 = __webpack_require__(90645);
        const stream_1 = __webpack_require__(61969);
        const sync_1 = __webpack_require__(95894);
        const settings_1 = __webpack_require__(879);
        const utils = __webpack_require__(36002);
        async function FastGlob(source, options) {
            assertPatternsInput(source);
            const works = getWorks(source, async_1.default, options);
            const result = await Promise.all(works);
            return utils.array.flatten(result);
        }
        (function (FastGlob) {
            FastGlob.glob = FastGlob;
            FastGlob.globSync = sync;
            FastGlob.globStream = stream;
            FastGlob.async = FastGlob;
            function sync(source, options) {
                assertPatternsInput(source);
                const works = getWorks(source, sync_1.default, options);
                return utils.array.flatten(works);
            }
            FastGlob.sync = sync;
            function stream(source, options) {
                assertPatternsInput(source);
                const works = getWorks(source, stream_1.default, options);
                return utils.stream.merge(works);
            }
            FastGlob.stream = stream;
            function generateTasks(source, options) {
                assertPatternsInput(source);
                const patterns = [].concat(source);
                const settings = new settings_1.default(options);
                return taskManager.generate(patterns, settings);
            }
            FastGlob.generateTasks = generateTasks;
            function isDynamicPattern(source, options) {
                assertPatternsInput(source);
                const settings = new settings_1.default(options);
                return utils.pattern.isDynamicPattern(source, settings);
            }
            FastGlob.isDynamicPattern = isDynamicPattern;
            function escapePath(source) {
                assertPatternsInput(source);
                return utils.path.escape(source);
            }
            FastGlob.escapePath = escapePath;
            function convertPathToPattern(source) {
                assertPatternsInput(source);
                return utils.path.convertPathToPattern(source);
            }
            FastGlob.convertPathToPattern = convertPathToPattern;
            let posix;
            (function (posix) {
                function escapePath(source) {
                    assertPatternsInput(source);
                    return utils.path.escapePosixPath(source);
                }
                posix.escapePath = escapePath;
                function convertPathToPattern(source) {
                    assertPatternsInput(source);
                    return utils.path.convertPosixPathToPattern(source);
                }
                posix.convertPathToPattern = convertPathToPattern;
            })(posix = FastGlob.posix || (FastGlob.posix = {}));
            let win32;
            (function (win32) {
                function escapePath(source) {
                    assertPatternsInput(source);
                    return utils.path.escapeWindowsPath(source);
                }
                win32.escapePath = escapePath;
                function convertPathToPattern(source) {
                    assertPatternsInput(source);
                    return utils.path.convertWindowsPathToPattern(source);
                }
                win32.convertPathToPattern = convertPathToPattern;
            })(win32 = FastGlob.win32 || (FastGlob.win32 = {}));
        })(FastGlob || (FastGlob = {}));
        function getWorks(source, _Provider, options) {
            const patterns = [].concat(source);
            const settings = new settings_1.default(options);
            const tasks = taskManager.generate(patterns, settings);
            const provider = new _Provider(settings);
            return tasks.map(provider.read, provider);
        }
        function assertPatternsInput(input) {
            const source = [].concat(input);
            const isValidSource = source.every((item) => utils.string.isString(item) && !utils.string.isEmpty(item));
            if (!isValidSource) {
                throw new TypeError('Patterns must be a string (non empty) or an array of strings');
            }
        }
        module.exports = FastGlob;
    }),
    56599: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.convertPatternGroupToTask = exports.convertPatternGroupsToTasks = exports.groupPatternsByBaseDirectory = exports.getNegativePatternsAsPositive = exports.getPositivePatterns = exports.convertPatternsToTasks = exports.generate = void 0;
        const utils = __webpack_require__(36002);
        function generate(input, settings) {
            const patterns = processPatterns(input, settings);
            const ignore = processPatterns(settings.ignore, settings);
            const positivePatterns = getPositivePatterns(patterns);
            const negativePatterns = getNegativePatternsAsPositive(patterns, ignore);
            const staticPatterns = positivePatterns.filter((pattern) => utils.pattern.isStaticPattern(pattern, settings));
            const dynamicPatterns = positivePatterns.filter((pattern) => utils.pattern.isDynamicPattern(pattern, settings));
            const staticTasks = convertPatternsToTasks(staticPatterns, negativePatterns, false);
            const dynamicTasks = convertPatternsToTasks(dynamicPatterns, negativePatterns, true);
            return staticTasks.concat(dynamicTasks);
        }
        exports.generate = generate;
        function processPatterns(input, settings) {
            let patterns = input;
            if (settings.braceExpansion) {
                patterns = utils.pattern.expandPatternsWithBraceExpansion(patterns);
            }
            if (settings.baseNameMatch) {
                patterns = patterns.map((pattern) => pattern.includes('/') ? pattern : `**/${pattern}`);
            }
            return patterns.map((pattern) => utils.pattern.removeDuplicateSlashes(pattern));
        }
        function convertPatternsToTasks(positive, negative, dynamic) {
            const tasks = [];
            const patternsOutsideCurrentDirectory = utils.pattern.getPatternsOutsideCurrentDirectory(positive);
            const patternsInsideCurrentDirectory = utils.pattern.getPatternsInsideCurrentDirectory(positive);
            const outsideCurrentDirectoryGroup = groupPatternsByBaseDirectory(patternsOutsideCurrentDirectory);
            const insideCurrentDirectoryGroup = groupPatternsByBaseDirectory(patternsInsideCurrentDirectory);
            tasks.push(...convertPatternGroupsToTasks(outsideCurrentDirectoryGroup, negative, dynamic));
            if ('.' in insideCurrentDirectoryGroup) {
                tasks.push(convertPatternGroupToTask('.', patternsInsideCurrentDirectory, negative, dynamic));
            }
            else {
                tasks.push(...convertPatternGroupsToTasks(insideCurrentDirectoryGroup, negative, dynamic));
            }
            return tasks;
        }
        exports.convertPatternsToTasks = convertPatternsToTasks;
        function getPositivePatterns(patterns) {
            return utils.pattern.getPositivePatterns(patterns);
        }
        exports.getPositivePatterns = getPositivePatterns;
        function getNegativePatternsAsPositive(patterns, ignore) {
            const negative = utils.pattern.getNegativePatterns(patterns).concat(ignore);
            const positive = negative.map(utils.pattern.convertToPositivePattern);
            return positive;
        }
        exports.getNegativePatternsAsPositive = getNegativePatternsAsPositive;
        function groupPatternsByBaseDirectory(patterns) {
            const group = {};
            return patterns.reduce((collection, pattern) => {
                const base = utils.pattern.getBaseDirectory(pattern);
                if (base in collection) {
                    collection[base].push(pattern);
                }
                else {
                    collection[base] = [pattern];
                }
                return collection;
            }, group);
        }
        exports.groupPatternsByBaseDirectory = groupPatternsByBaseDirectory;
        function convertPatternGroupsToTasks(positive, negative, dynamic) {
            return Object.keys(positive).map((base) => {
                return convertPatternGroupToTask(base, positive[base], negative, dynamic);
            });
        }
        exports.convertPatternGroupsToTasks = convertPatternGroupsToTasks;
        function convertPatternGroupToTask(base, positive, negative, dynamic) {
            return {
                dynamic,
                positive,
                negative,
                base,
                patterns: [].concat(positive, negative.map(utils.pattern.convertToNegativePattern))
            };
        }
        exports.convertPatternGroupToTask = convertPatternGroupToTask;
    }),
    90645: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const async_1 = __webpack_require__(82907);
        const provider_1 = __webpack_require__(77792);
        class ProviderAsync extends provider_1.default {
            constructor() {
                super(...arguments);
                this._reader = new async_1.default(this._settings);
            }
            async read(task) {
                const root = this._getRootDirectory(task);
                const options = this._getReaderOptions(task);
                const entries = await this.api(root, task, options);
                return entries.map((entry) => options.transform(entry));
            }
            api(root, task, options) {
                if (task.dynamic) {
                    return this._reader.dynamic(root, options);
                }
                return this._reader.static(task.patterns, options);
            }
        }
        exports["default"] = ProviderAsync;
    }),
    73591: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const utils = __webpack_require__(36002);
        const partial_1 = __webpack_require__(5740);
        class DeepFilter {
            constructor(_settings, _micromatchOptions) {
                this._settings = _settings;
                this._micromatchOptions = _micromatchOptions;
            }
            getFilter(basePath, positive, negative) {
                const matcher = this._getMatcher(positive);
                const negativeRe = this._getNegativePatternsRe(negative);
                return (entry) => this._filter(basePath, entry, matcher, negativeRe);
            }
            _getMatcher(patterns) {
                return new partial_1.default(patterns, this._settings, this._micromatchOptions);
            }
            _getNegativePatternsRe(patterns) {
                const affectDepthOfReadingPatterns = patterns.filter(utils.pattern.isAffectDepthOfReadingPattern);
                return utils.pattern.convertPatternsToRe(affectDepthOfReadingPatterns, this._micromatchOptions);
            }
            _filter(basePath, entry, matcher, negativeRe) {
                if (this._isSkippedByDeep(basePath, entry.path)) {
                    return false;
                }
                if (this._isSkippedSymbolicLink(entry)) {
                    return false;
                }
                const filepath = utils.path.removeLeadingDotSegment(entry.path);
                if (this._isSkippedByPositivePatterns(filepath, matcher)) {
                    return false;
                }
                return this._isSkippedByNegativePatterns(filepath, negativeRe);
            }
            _isSkippedByDeep(basePath, entryPath) {
                if (this._settings.deep === Infinity) {
                    return false;
                }
                return this._getEntryLevel(basePath, entryPath) >= this._settings.deep;
            }
            _getEntryLevel(basePath, entryPath) {
                const entryPathDepth = entryPath.split('/').length;
                if (basePath === '') {
                    return entryPathDepth;
                }
                const basePathDepth = basePath.split('/').length;
                return entryPathDepth - basePathDepth;
            }
            _isSkippedSymbolicLink(entry) {
                return !this._settings.followSymbolicLinks && entry.dirent.isSymbolicLink();
            }
            _isSkippedByPositivePatterns(entryPath, matcher) {
                return !this._settings.baseNameMatch && !matcher.match(entryPath);
            }
            _isSkippedByNegativePatterns(entryPath, patternsRe) {
                return !utils.pattern.matchAny(entryPath, patternsRe);
            }
        }
        exports["default"] = DeepFilter;
    }),
    44285: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const utils = __webpack_require__(36002);
        class EntryFilter {
            constructor(_settings, _micromatchOptions) {
                this._settings = _settings;
                this._micromatchOptions = _micromatchOptions;
                this.index = new Map();
            }
            getFilter(positive, negative) {
                const [absoluteNegative, relativeNegative] = utils.pattern.partitionAbsoluteAndRelative(negative);
                const patterns = {
                    positive: {
                        all: utils.pattern.convertPatternsToRe(positive, this._micromatchOptions)
                    },
                    negative: {
                        absolute: utils.pattern.convertPatternsToRe(absoluteNegative, Object.assign(Object.assign({}, this._micromatchOptions), { dot: true })),
                        relative: utils.pattern.convertPatternsToRe(relativeNegative, Object.assign(Object.assign({}, this._micromatchOptions), { dot: true }))
                    }
                };
                return (entry) => this._filter(entry, patterns);
            }
            _filter(entry, patterns) {
                const filepath = utils.path.removeLeadingDotSegment(entry.path);
                if (this._settings.unique && this._isDuplicateEntry(filepath)) {
                    return false;
                }
                if (this._onlyFileFilter(entry) || this._onlyDirectoryFilter(entry)) {
                    return false;
                }
                const isMatched = this._isMatchToPatternsSet(filepath, patterns, entry.dirent.isDirectory());
                if (this._settings.unique && isMatched) {
                    this._createIndexRecord(filepath);
                }
                return isMatched;
            }
            _isDuplicateEntry(filepath) {
                return this.index.has(filepath);
            }
            _createIndexRecord(filepath) {
                this.index.set(filepath, undefined);
            }
            _onlyFileFilter(entry) {
                return this._settings.onlyFiles && !entry.dirent.isFile();
            }
            _onlyDirectoryFilter(entry) {
                return this._settings.onlyDirectories && !entry.dirent.isDirectory();
            }
            _isMatchToPatternsSet(filepath, patterns, isDirectory) {
                const isMatched = this._isMatchToPatterns(filepath, patterns.positive.all, isDirectory);
                if (!isMatched) {
                    return false;
                }
                const isMatchedByRelativeNegative = this._isMatchToPatterns(filepath, patterns.negative.relative, isDirectory);
                if (isMatchedByRelativeNegative) {
                    return false;
                }
                const isMatchedByAbsoluteNegative = this._isMatchToAbsoluteNegative(filepath, patterns.negative.absolute, isDirectory);
                if (isMatchedByAbsoluteNegative) {
                    return false;
                }
                return true;
            }
            _isMatchToAbsoluteNegative(filepath, patternsRe, isDirectory) {
                if (patternsRe.length === 0) {
                    return false;
                }
                const fullpath = utils.path.makeAbsolute(this._settings.cwd, filepath);
                return this._isMatchToPatterns(fullpath, patternsRe, isDirectory);
            }
            _isMatchToPatterns(filepath, patternsRe, isDirectory) {
                if (patternsRe.length === 0) {
                    return false;
                }
                const isMatched = utils.pattern.matchAny(filepath, patternsRe);
                if (!isMatched && isDirectory) {
                    return utils.pattern.matchAny(filepath + '/', patternsRe);
                }
                return isMatched;
            }
        }
        exports["default"] = EntryFilter;
    }),
    31587: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const utils = __webpack_require__(36002);
        class ErrorFilter {
            constructor(_settings) {
                this._settings = _settings;
            }
            getFilter() {
                return (error) => this._isNonFatalError(error);
            }
            _isNonFatalError(error) {
                return utils.errno.isEnoentCodeError(error) || this._settings.suppressErrors;
            }
        }
        exports["default"] = ErrorFilter;
    }),
    47827: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const utils = __webpack_require__(36002);
        class Matcher {
            constructor(_patterns, _settings, _micromatchOptions) {
                this._patterns = _patterns;
                this._settings = _settings;
                this._micromatchOptions = _micromatchOptions;
                this._storage = [];
                this._fillStorage();
            }
            _fillStorage() {
                for (const pattern of this._patterns) {
                    const segments = this._getPatternSegments(pattern);
                    const sections = this._splitSegmentsIntoSections(segments);
                    this._storage.push({
                        complete: sections.length <= 1,
                        pattern,
                        segments,
                        sections
                    });
                }
            }
            _getPatternSegments(pattern) {
                const parts = utils.pattern.getPatternParts(pattern, this._micromatchOptions);
                return parts.map((part) => {
                    const dynamic = utils.pattern.isDynamicPattern(part, this._settings);
                    if (!dynamic) {
                        return {
                            dynamic: false,
                            pattern: part
                        };
                    }
                    return {
                        dynamic: true,
                        pattern: part,
                        patternRe: utils.pattern.makeRe(part, this._micromatchOptions)
                    };
                });
            }
            _splitSegmentsIntoSections(segments) {
                return utils.array.splitWhen(segments, (segment) => segment.dynamic && utils.pattern.hasGlobStar(segment.pattern));
            }
        }
        exports["default"] = Matcher;
    }),
    5740: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const matcher_1 = __webpack_require__(47827);
        class PartialMatcher extends matcher_1.default {
            match(filepath) {
                const parts = filepath.split('/');
                const levels = parts.length;
                const patterns = this._storage.filter((info) => !info.complete || info.segments.length > levels);
                for (const pattern of patterns) {
                    const section = pattern.sections[0];
                    if (!pattern.complete && levels > section.length) {
                        return true;
                    }
                    const match = parts.every((part, index) => {
                        const segment = pattern.segments[index];
                        if (segment.dynamic && segment.patternRe.test(part)) {
                            return true;
                        }
                        if (!segment.dynamic && segment.pattern === part) {
                            return true;
                        }
                        return false;
                    });
                    if (match) {
                        return true;
                    }
                }
                return false;
            }
        }
        exports["default"] = PartialMatcher;
    }),
    77792: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const path = __webpack_require__(16928);
        const deep_1 = __webpack_require__(73591);
        const entry_1 = __webpack_require__(44285);
        const error_1 = __webpack_require__(31587);
        const entry_2 = __webpack_require__(57094);
        class Provider {
            constructor(_settings) {
                this._settings = _settings;
                this.errorFilter = new error_1.default(this._settings);
                this.entryFilter = new entry_1.default(this._settings, this._getMicromatchOptions());
                this.deepFilter = new deep_1.default(this._settings, this._getMicromatchOptions());
                this.entryTransformer = new entry_2.default(this._settings);
            }
            _getRootDirectory(task) {
                return path.resolve(this._settings.cwd, task.base);
            }
            _getReaderOptions(task) {
                const basePath = task.base === '.' ? '' : task.base;
                return {
                    basePath,
                    pathSegmentSeparator: '/',
                    concurrency: this._settings.concurrency,
                    deepFilter: this.deepFilter.getFilter(basePath, task.positive, task.negative),
                    entryFilter: this.entryFilter.getFilter(task.positive, task.negative),
                    errorFilter: this.errorFilter.getFilter(),
                    followSymbolicLinks: this._settings.followSymbolicLinks,
                    fs: this._settings.fs,
                    stats: this._settings.stats,
                    throwErrorOnBrokenSymbolicLink: this._settings.throwErrorOnBrokenSymbolicLink,
                    transform: this.entryTransformer.getTransformer()
                };
            }
            _getMicromatchOptions() {
                return {
                    dot: this._settings.dot,
                    matchBase: this._settings.baseNameMatch,
                    nobrace: !this._settings.braceExpansion,
                    nocase: !this._settings.caseSensitiveMatch,
                    noext: !this._settings.extglob,
                    noglobstar: !this._settings.globstar,
                    posix: true,
                    strictSlashes: false
                };
            }
        }
        exports["default"] = Provider;
    }),
    61969: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const stream_1 = __webpack_require__(2203);
        const stream_2 = __webpack_require__(87);
        const provider_1 = __webpack_require__(77792);
        class ProviderStream extends provider_1.default {
            constructor() {
                super(...arguments);
                this._reader = new stream_2.default(this._settings);
            }
            read(task) {
                const root = this._getRootDirectory(task);
                const options = this._getReaderOptions(task);
                const source = this.api(root, task, options);
                const destination = new stream_1.Readable({ objectMode: true, read: (() => { }) });
                source
                    .once('error', (error) => destination.emit('error', error))
                    .on('data', (entry) => destination.emit('data', options.transform(entry)))
                    .once('end', () => destination.emit('end'));
                destination
                    .once('close', () => source.destroy());
                return destination;
            }
            api(root, task, options) {
                if (task.dynamic) {
                    return this._reader.dynamic(root, options);
                }
                return this._reader.static(task.patterns, options);
            }
        }
        exports["default"] = ProviderStream;
    }),
    95894: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const sync_1 = __webpack_require__(20264);
        const provider_1 = __webpack_require__(77792);
        class ProviderSync extends provider_1.default {
            constructor() {
                super(...arguments);
                this._reader = new sync_1.default(this._settings);
            }
            read(task) {
                const root = this._getRootDirectory(task);
                const options = this._getReaderOptions(task);
                const entries = this.api(root, task, options);
                return entries.map(options.transform);
            }
            api(root, task, options) {
                if (task.dynamic) {
                    return this._reader.dynamic(root, options);
                }
                return this._reader.static(task.patterns, options);
            }
        }
        exports["default"] = ProviderSync;
    }),
    57094: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const utils = __webpack_require__(36002);
        class EntryTransformer {
            constructor(_settings) {
                this._settings = _settings;
            }
            getTransformer() {
                return (entry) => this._transform(entry);
            }
            _transform(entry) {
                let filepath = entry.path;
                if (this._settings.absolute) {
                    filepath = utils.path.makeAbsolute(this._settings.cwd, filepath);
                    filepath = utils.path.unixify(filepath);
                }
                if (this._settings.markDirectories && entry.dirent.isDirectory()) {
                    filepath += '/';
                }
                if (!this._settings.objectMode) {
                    return filepath;
                }
                return Object.assign(Object.assign({}, entry), { path: filepath });
            }
        }
        exports["default"] = EntryTransformer;
    }),
    82907: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const fsWalk = __webpack_require__(79337);
        const reader_1 = __webpack_require__(91824);
        const stream_1 = __webpack_require__(87);
        class ReaderAsync extends reader_1.default {
            constructor() {
                super(...arguments);
                this._walkAsync = fsWalk.walk;
                this._readerStream = new stream_1.default(this._settings);
            }
            dynamic(root, options) {
                return new Promise((resolve, reject) => {
                    this._walkAsync(root, options, (error, entries) => {
                        if (error === null) {
                            resolve(entries);
                        }
                        else {
                            reject(error);
                        }
                    });
                });
            }
            async static(patterns, options) {
                const entries = [];
                const stream = this._readerStream.static(patterns, options);
                return new Promise((resolve, reject) => {
                    stream.once('error', reject);
                    stream.on('data', (entry) => entries.push(entry));
                    stream.once('end', () => resolve(entries));
                });
            }
        }
        exports["default"] = ReaderAsync;
    }),
    91824: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const path = __webpack_require__(16928);
        const fsStat = __webpack_require__(91470);
        const utils = __webpack_require__(36002);
        class Reader {
            constructor(_settings) {
                this._settings = _settings;
                this._fsStatSettings = new fsStat.Settings({
                    followSymbolicLink: this._settings.followSymbolicLinks,
                    fs: this._settings.fs,
                    throwErrorOnBrokenSymbolicLink: this._settings.followSymbolicLinks
                });
            }
            _getFullEntryPath(filepath) {
                return path.resolve(this._settings.cwd, filepath);
            }
            _makeEntry(stats, pattern) {
                const entry = {
                    name: pattern,
                    path: pattern,
                    dirent: utils.fs.createDirentFromStats(pattern, stats)
                };
                if (this._settings.stats) {
                    entry.stats = stats;
                }
                return entry;
            }
            _isFatalError(error) {
                return !utils.errno.isEnoentCodeError(error) && !this._settings.suppressErrors;
            }
        }
        exports["default"] = Reader;
    }),
    87: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const stream_1 = __webpack_require__(2203);
        const fsStat = __webpack_require__(91470);
        const fsWalk = __webpack_require__(79337);
        const reader_1 = __webpack_require__(91824);
        class ReaderStream extends reader_1.default {
            constructor() {
                super(...arguments);
                this._walkStream = fsWalk.walkStream;
                this._stat = fsStat.stat;
            }
            dynamic(root, options) {
                return this._walkStream(root, options);
            }
            static(patterns, options) {
                const filepaths = patterns.map(this._getFullEntryPath, this);
                const stream = new stream_1.PassThrough({ objectMode: true });
                stream._write = (index, _enc, done) => {
                    return this._getEntry(filepaths[index], patterns[index], options)
                        .then((entry) => {
                        if (entry !== null && options.entryFilter(entry)) {
                            stream.push(entry);
                        }
                        if (index === filepaths.length - 1) {
                            stream.end();
                        }
                        done();
                    })
                        .catch(done);
                };
                for (let i = 0; i < filepaths.length; i++) {
                    stream.write(i);
                }
                return stream;
            }
            _getEntry(filepath, pattern, options) {
                return this._getStat(filepath)
                    .then((stats) => this._makeEntry(stats, pattern))
                    .catch((error) => {
                    if (options.errorFilter(error)) {
                        return null;
                    }
                    throw error;
                });
            }
            _getStat(filepath) {
                return new Promise((resolve, reject) => {
                    this._stat(filepath, this._fsStatSettings, (error, stats) => {
                        return error === null ? resolve(stats) : reject(error);
                    });
                });
            }
        }
        exports["default"] = ReaderStream;
    }),
    20264: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const fsStat = __webpack_require__(91470);
        const fsWalk = __webpack_require__(79337);
        const reader_1 = __webpack_require__(91824);
        class ReaderSync extends reader_1.default {
            constructor() {
                super(...arguments);
                this._walkSync = fsWalk.walkSync;
                this._statSync = fsStat.statSync;
            }
            dynamic(root, options) {
                return this._walkSync(root, options);
            }
            static(patterns, options) {
                const entries = [];
                for (const pattern of patterns) {
                    const filepath = this._getFullEntryPath(pattern);
                    const entry = this._getEntry(filepath, pattern, options);
                    if (entry === null || !options.entryFilter(entry)) {
                        continue;
                    }
                    entries.push(entry);
                }
                return entries;
            }
            _getEntry(filepath, pattern, options) {
                try {
                    const stats = this._getStat(filepath);
                    return this._makeEntry(stats, pattern);
                }
                catch (error) {
                    if (options.errorFilter(error)) {
                        return null;
                    }
                    throw error;
                }
            }
            _getStat(filepath) {
                return this._statSync(filepath, this._fsStatSettings);
            }
        }
        exports["default"] = ReaderSync;
    }),
    879: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.DEFAULT_FILE_SYSTEM_ADAPTER = void 0;
        const fs = __webpack_require__(79896);
        const os = __webpack_require__(70857);
        const CPU_COUNT = Math.max(os.cpus().length, 1);
        exports.DEFAULT_FILE_SYSTEM_ADAPTER = {
            lstat: fs.lstat,
            lstatSync: fs.lstatSync,
            stat: fs.stat,
            statSync: fs.statSync,
            readdir: fs.readdir,
            readdirSync: fs.readdirSync
        };
        class Settings {
            constructor(_options = {}) {
                this._options = _options;
                this.absolute = this._getValue(this._options.absolute, false);
                this.baseNameMatch = this._getValue(this._options.baseNameMatch, false);
                this.braceExpansion = this._getValue(this._options.braceExpansion, true);
                this.caseSensitiveMatch = this._getValue(this._options.caseSensitiveMatch, true);
                this.concurrency = this._getValue(this._options.concurrency, CPU_COUNT);
                this.cwd = this._getValue(this._options.cwd, process.cwd());
                this.deep = this._getValue(this._options.deep, Infinity);
                this.dot = this._getValue(this._options.dot, false);
                this.extglob = this._getValue(this._options.extglob, true);
                this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, true);
                this.fs = this._getFileSystemMethods(this._options.fs);
                this.globstar = this._getValue(this._options.globstar, true);
                this.ignore = this._getValue(this._options.ignore, []);
                this.markDirectories = this._getValue(this._options.markDirectories, false);
                this.objectMode = this._getValue(this._options.objectMode, false);
                this.onlyDirectories = this._getValue(this._options.onlyDirectories, false);
                this.onlyFiles = this._getValue(this._options.onlyFiles, true);
                this.stats = this._getValue(this._options.stats, false);
                this.suppressErrors = this._getValue(this._options.suppressErrors, false);
                this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, false);
                this.unique = this._getValue(this._options.unique, true);
                if (this.onlyDirectories) {
                    this.onlyFiles = false;
                }
                if (this.stats) {
                    this.objectMode = true;
                }
                this.ignore = [].concat(this.ignore);
            }
            _getValue(option, value) {
                return option === undefined ? value : option;
            }
            _getFileSystemMethods(methods = {}) {
                return Object.assign(Object.assign({}, exports.DEFAULT_FILE_SYSTEM_ADAPTER), methods);
            }
        }
        exports["default"] = Settings;
    }),
    55711: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.splitWhen = exports.flatten = void 0;
        function flatten(items) {
            return items.reduce((collection, item) => [].concat(collection, item), []);
        }
        exports.flatten = flatten;
        function splitWhen(items, predicate) {
            const result = [[]];
            let groupIndex = 0;
            for (const item of items) {
                if (predicate(item)) {
                    groupIndex++;
                    result[groupIndex] = [];
                }
                else {
                    result[groupIndex].push(item);
                }
            }
            return result;
        }
        exports.splitWhen = splitWhen;
    }),
    9718: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.isEnoentCodeError = void 0;
        function isEnoentCodeError(error) {
            return error.code === 'ENOENT';
        }
        exports.isEnoentCodeError = isEnoentCodeError;
    }),
    66979: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.createDirentFromStats = void 0;
        class DirentFromStats {
            constructor(name, stats) {
                this.name = name;
                this.isBlockDevice = stats.isBlockDevice.bind(stats);
                this.isCharacterDevice = stats.isCharacterDevice.bind(stats);
                this.isDirectory = stats.isDirectory.bind(stats);
                this.isFIFO = stats.isFIFO.bind(stats);
                this.isFile = stats.isFile.bind(stats);
                this.isSocket = stats.isSocket.bind(stats);
                this.isSymbolicLink = stats.isSymbolicLink.bind(stats);
            }
        }
        function createDirentFromStats(name, stats) {
            return new DirentFromStats(name, stats);
        }
        exports.createDirentFromStats = createDirentFromStats;
    }),
    36002: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.string = exports.stream = exports.pattern = exports.path = exports.fs = exports.errno = exports.array = void 0;
        const array = __webpack_require__(55711);
        exports.array = array;
        const errno = __webpack_require__(9718);
        exports.errno = errno;
        const fs = __webpack_require__(66979);
        exports.fs = fs;
        const path = __webpack_require__(9283);
        exports.path = path;
        const pattern = __webpack_require__(61304);
        exports.pattern = pattern;
        const stream = __webpack_require__(20536);
        exports.stream = stream;
        const string = __webpack_require__(57641);
        exports.string = string;
    }),
    9283: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.convertPosixPathToPattern = exports.convertWindowsPathToPattern = exports.convertPathToPattern = exports.escapePosixPath = exports.escapeWindowsPath = exports.escape = exports.removeLeadingDotSegment = exports.makeAbsolute = exports.unixify = void 0;
        const os = __webpack_require__(70857);
        const path = __webpack_require__(16928);
        const IS_WINDOWS_PLATFORM = os.platform() === 'win32';
        const LEADING_DOT_SEGMENT_CHARACTERS_COUNT = 2;
        const POSIX_UNESCAPED_GLOB_SYMBOLS_RE = /(\\?)([()*?[\]{|}]|^!|[!+@](?=\()|\\(?![!()*+?@[\]{|}]))/g;
        const WINDOWS_UNESCAPED_GLOB_SYMBOLS_RE = /(\\?)([()[\]{}]|^!|[!+@](?=\())/g;
        const DOS_DEVICE_PATH_RE = /^\\\\([.?])/;
        const WINDOWS_BACKSLASHES_RE = /\\(?![!()+@[\]{}])/g;
        function unixify(filepath) {
            return filepath.replace(/\\/g, '/');
        }
        exports.unixify = unixify;
        function makeAbsolute(cwd, filepath) {
            return path.resolve(cwd, filepath);
        }
        exports.makeAbsolute = makeAbsolute;
        function removeLeadingDotSegment(entry) {
            if (entry.charAt(0) === '.') {
                const secondCharactery = entry.charAt(1);
                if (secondCharactery === '/' || secondCharactery === '\\') {
                    return entry.slice(LEADING_DOT_SEGMENT_CHARACTERS_COUNT);
                }
            }
            return entry;
        }
        exports.removeLeadingDotSegment = removeLeadingDotSegment;
        exports.escape = IS_WINDOWS_PLATFORM ? escapeWindowsPath : escapePosixPath;
        function escapeWindowsPath(pattern) {
            return pattern.replace(WINDOWS_UNESCAPED_GLOB_SYMBOLS_RE, '\\$2');
        }
        exports.escapeWindowsPath = escapeWindowsPath;
        function escapePosixPath(pattern) {
            return pattern.replace(POSIX_UNESCAPED_GLOB_SYMBOLS_RE, '\\$2');
        }
        exports.escapePosixPath = escapePosixPath;
        exports.convertPathToPattern = IS_WINDOWS_PLATFORM ? convertWindowsPathToPattern : convertPosixPathToPattern;
        function convertWindowsPathToPattern(filepath) {
            return escapeWindowsPath(filepath)
                .replace(DOS_DEVICE_PATH_RE, '//$1')
                .replace(WINDOWS_BACKSLASHES_RE, '/');
        }
        exports.convertWindowsPathToPattern = convertWindowsPathToPattern;
        function convertPosixPathToPattern(filepath) {
            return escapePosixPath(filepath);
        }
        exports.convertPosixPathToPattern = convertPosixPathToPattern;
    }),
    61304: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.isAbsolute = exports.partitionAbsoluteAndRelative = exports.removeDuplicateSlashes = exports.matchAny = exports.convertPatternsToRe = exports.makeRe = exports.getPatternParts = exports.expandBraceExpansion = exports.expandPatternsWithBraceExpansion = exports.isAffectDepthOfReadingPattern = exports.endsWithSlashGlobStar = exports.hasGlobStar = exports.getBaseDirectory = exports.isPatternRelatedToParentDirectory = exports.getPatternsOutsideCurrentDirectory = exports.getPatternsInsideCurrentDirectory = exports.getPositivePatterns = exports.getNegativePatterns = exports.isPositivePattern = exports.isNegativePattern = exports.convertToNegativePattern = exports.convertToPositivePattern = exports.isDynamicPattern = exports.isStaticPattern = void 0;
        const path = __webpack_require__(16928);
        const globParent = __webpack_require__(8188);
        const micromatch = __webpack_require__(98785);
        const GLOBSTAR = '**';
        const ESCAPE_SYMBOL = '\\';
        const COMMON_GLOB_SYMBOLS_RE = /[*?]|^!/;
        const REGEX_CHARACTER_CLASS_SYMBOLS_RE = /\[[^[]*]/;
        const REGEX_GROUP_SYMBOLS_RE = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/;
        const GLOB_EXTENSION_SYMBOLS_RE = /[!*+?@]\([^(]*\)/;
        const BRACE_EXPANSION_SEPARATORS_RE = /,|\.\./;
        const DOUBLE_SLASH_RE = /(?!^)\/{2,}/g;
        function isStaticPattern(pattern, options = {}) {
            return !isDynamicPattern(pattern, options);
        }
        exports.isStaticPattern = isStaticPattern;
        function isDynamicPattern(pattern, options = {}) {
            if (pattern === '') {
                return false;
            }
            if (options.caseSensitiveMatch === false || pattern.includes(ESCAPE_SYMBOL)) {
                return true;
            }
            if (COMMON_GLOB_SYMBOLS_RE.test(pattern) || REGEX_CHARACTER_CLASS_SYMBOLS_RE.test(pattern) || REGEX_GROUP_SYMBOLS_RE.test(pattern)) {
                return true;
            }
            if (options.extglob !== false && GLOB_EXTENSION_SYMBOLS_RE.test(pattern)) {
                return true;
            }
            if (options.braceExpansion !== false && hasBraceExpansion(pattern)) {
                return true;
            }
            return false;
        }
        exports.isDynamicPattern = isDynamicPattern;
        function hasBraceExpansion(pattern) {
            const openingBraceIndex = pattern.indexOf('{');
            if (openingBraceIndex === -1) {
                return false;
            }
            const closingBraceIndex = pattern.indexOf('}', openingBraceIndex + 1);
            if (closingBraceIndex === -1) {
                return false;
            }
            const braceContent = pattern.slice(openingBraceIndex, closingBraceIndex);
            return BRACE_EXPANSION_SEPARATORS_RE.test(braceContent);
        }
        function convertToPositivePattern(pattern) {
            return isNegativePattern(pattern) ? pattern.slice(1) : pattern;
        }
        exports.convertToPositivePattern = convertToPositivePattern;
        function convertToNegativePattern(pattern) {
            return '!' + pattern;
        }
        exports.convertToNegativePattern = convertToNegativePattern;
        function isNegativePattern(pattern) {
            return pattern.startsWith('!') && pattern[1] !== '(';
        }
        exports.isNegativePattern = isNegativePattern;
        function isPositivePattern(pattern) {
            return !isNegativePattern(pattern);
        }
        exports.isPositivePattern = isPositivePattern;
        function getNegativePatterns(patterns) {
            return patterns.filter(isNegativePattern);
        }
        exports.getNegativePatterns = getNegativePatterns;
        function getPositivePatterns(patterns) {
            return patterns.filter(isPositivePattern);
        }
        exports.getPositivePatterns = getPositivePatterns;
        function getPatternsInsideCurrentDirectory(patterns) {
            return patterns.filter((pattern) => !isPatternRelatedToParentDirectory(pattern));
        }
        exports.getPatternsInsideCurrentDirectory = getPatternsInsideCurrentDirectory;
        function getPatternsOutsideCurrentDirectory(patterns) {
            return patterns.filter(isPatternRelatedToParentDirectory);
        }
        exports.getPatternsOutsideCurrentDirectory = getPatternsOutsideCurrentDirectory;
        function isPatternRelatedToParentDirectory(pattern) {
            return pattern.startsWith('..') || pattern.startsWith('./..');
        }
        exports.isPatternRelatedToParentDirectory = isPatternRelatedToParentDirectory;
        function getBaseDirectory(pattern) {
            return globParent(pattern, { flipBackslashes: false });
        }
        exports.getBaseDirectory = getBaseDirectory;
        function hasGlobStar(pattern) {
            return pattern.includes(GLOBSTAR);
        }
        exports.hasGlobStar = hasGlobStar;
        function endsWithSlashGlobStar(pattern) {
            return pattern.endsWith('/' + GLOBSTAR);
        }
        exports.endsWithSlashGlobStar = endsWithSlashGlobStar;
        function isAffectDepthOfReadingPattern(pattern) {
            const basename = path.basename(pattern);
            return endsWithSlashGlobStar(pattern) || isStaticPattern(basename);
        }
        exports.isAffectDepthOfReadingPattern = isAffectDepthOfReadingPattern;
        function expandPatternsWithBraceExpansion(patterns) {
            return patterns.reduce((collection, pattern) => {
                return collection.concat(expandBraceExpansion(pattern));
            }, []);
        }
        exports.expandPatternsWithBraceExpansion = expandPatternsWithBraceExpansion;
        function expandBraceExpansion(pattern) {
            const patterns = micromatch.braces(pattern, { expand: true, nodupes: true, keepEscaping: true });
            patterns.sort((a, b) => a.length - b.length);
            return patterns.filter((pattern) => pattern !== '');
        }
        exports.expandBraceExpansion = expandBraceExpansion;
        function getPatternParts(pattern, options) {
            let { parts } = micromatch.scan(pattern, Object.assign(Object.assign({}, options), { parts: true }));
            if (parts.length === 0) {
                parts = [pattern];
            }
            if (parts[0].startsWith('/')) {
                parts[0] = parts[0].slice(1);
                parts.unshift('');
            }
            return parts;
        }
        exports.getPatternParts = getPatternParts;
        function makeRe(pattern, options) {
            return micromatch.makeRe(pattern, options);
        }
        exports.makeRe = makeRe;
        function convertPatternsToRe(patterns, options) {
            return patterns.map((pattern) => makeRe(pattern, options));
        }
        exports.convertPatternsToRe = convertPatternsToRe;
        function matchAny(entry, patternsRe) {
            return patternsRe.some((patternRe) => patternRe.test(entry));
        }
        exports.matchAny = matchAny;
        function removeDuplicateSlashes(pattern) {
            return pattern.replace(DOUBLE_SLASH_RE, '/');
        }
        exports.removeDuplicateSlashes = removeDuplicateSlashes;
        function partitionAbsoluteAndRelative(patterns) {
            const absolute = [];
            const relative = [];
            for (const pattern of patterns) {
                if (isAbsolute(pattern)) {
                    absolute.push(pattern);
                }
                else {
                    relative.push(pattern);
                }
            }
            return [absolute, relative];
        }
        exports.partitionAbsoluteAndRelative = partitionAbsoluteAndRelative;
        function isAbsolute(pattern) {
            return path.isAbsolute(pattern);
        }
        exports.isAbsolute = isAbsolute;
    }),
    20536: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.merge = void 0;
        const merge2 = __webpack_require__(60754);
        function merge(streams) {
            const mergedStream = merge2(streams);
            streams.forEach((stream) => {
                stream.once('error', (error) => mergedStream.emit('error', error));
            });
            mergedStream.once('close', () => propagateCloseEventToSources(streams));
            mergedStream.once('end', () => propagateCloseEventToSources(streams));
            return mergedStream;
        }
        exports.merge = merge;
        function propagateCloseEventToSources(streams) {
            streams.forEach((stream) => stream.emit('close'));
        }
    }),
    57641: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.isEmpty = exports.isString = void 0;
        function isString(input) {
            return typeof input === 'string';
        }
        exports.isString = isString;
        function isEmpty(input) {
            return input === '';
        }
        exports.isEmpty = isEmpty;
    }),
    70877: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const util = __webpack_require__(39023);
        const toRegexRange = __webpack_require__(17551);
        const isObject = val => val !== null && typeof val === 'object' && !Array.isArray(val);
        const transform = toNumber => {
            return value => toNumber === true ? Number(value) : String(value);
        };
        const isValidValue = value => {
            return typeof value === 'number' || (typeof value === 'string' && value !== '');
        };
        const isNumber = num => Number.isInteger(+num);
        const zeros = input => {
            let value = `${input}`;
            let index = -1;
            if (value[0] === '-')
                value = value.slice(1);
            if (value === '0')
                return false;
            while (value[++index] === '0')
                ;
            return index > 0;
        };
        const stringify = (start, end, options) => {
            if (typeof start === 'string' || typeof end === 'string') {
                return true;
            }
            return options.stringify === true;
        };
        const pad = (input, maxLength, toNumber) => {
            if (maxLength > 0) {
                let dash = input[0] === '-' ? '-' : '';
                if (dash)
                    input = input.slice(1);
                input = (dash + input.padStart(dash ? maxLength - 1 : maxLength, '0'));
            }
            if (toNumber === false) {
                return String(input);
            }
            return input;
        };
        const toMaxLen = (input, maxLength) => {
            let negative = input[0] === '-' ? '-' : '';
            if (negative) {
                input = input.slice(1);
                maxLength--;
            }
            while (input.length < maxLength)
                input = '0' + input;
            return negative ? ('-' + input) : input;
        };
        const toSequence = (parts, options, maxLen) => {
            parts.negatives.sort((a, b) => a < b ? -1 : a > b ? 1 : 0);
            parts.positives.sort((a, b) => a < b ? -1 : a > b ? 1 : 0);
            let prefix = options.capture ? '' : '?:';
            let positives = '';
            let negatives = '';
            let result;
            if (parts.positives.length) {
                positives = parts.positives.map(v => toMaxLen(String(v), maxLen)).join('|');
            }
            if (parts.negatives.length) {
                negatives = `-(${prefix}${parts.negatives.map(v => toMaxLen(String(v), maxLen)).join('|')})`;
            }
            if (positives && negatives) {
                result = `${positives}|${negatives}`;
            }
            else {
                result = positives || negatives;
            }
            if (options.wrap) {
                return `(${prefix}${result})`;
            }
            return result;
        };
        const toRange = (a, b, isNumbers, options) => {
            if (isNumbers) {
                return toRegexRange(a, b, { wrap: false, ...options });
            }
            let start = String.fromCharCode(a);
            if (a === b)
                return start;
            let stop = String.fromCharCode(b);
            return `[${start}-${stop}]`;
        };
        const toRegex = (start, end, options) => {
            if (Array.isArray(start)) {
                let wrap = options.wrap === true;
                let prefix = options.capture ? '' : '?:';
                return wrap ? `(${prefix}${start.join('|')})` : start.join('|');
            }
            return toRegexRange(start, end, options);
        };
        const rangeError = (...args) => {
            return new RangeError('Invalid range arguments: ' + util.inspect(...args));
        };
        const invalidRange = (start, end, options) => {
            if (options.strictRanges === true)
                throw rangeError([start, end]);
            return [];
        };
        const invalidStep = (step, options) => {
            if (options.strictRanges === true) {
                throw new TypeError(`Expected step "${step}" to be a number`);
            }
            return [];
        };
        const fillNumbers = (start, end, step = 1, options = {}) => {
            let a = Number(start);
            let b = Number(end);
            if (!Number.isInteger(a) || !Number.isInteger(b)) {
                if (options.strictRanges === true)
                    throw rangeError([start, end]);
                return [];
            }
            if (a === 0)
                a = 0;
            if (b === 0)
                b = 0;
            let descending = a > b;
            let startString = String(start);
            let endString = String(end);
            let stepString = String(step);
            step = Math.max(Math.abs(step), 1);
            let padded = zeros(startString) || zeros(endString) || zeros(stepString);
            let maxLen = padded ? Math.max(startString.length, endString.length, stepString.length) : 0;
            let toNumber = padded === false && stringify(start, end, options) === false;
            let format = options.transform || transform(toNumber);
            if (options.toRegex && step === 1) {
                return toRange(toMaxLen(start, maxLen), toMaxLen(end, maxLen), true, options);
            }
            let parts = { negatives: [], positives: [] };
            let push = num => parts[num < 0 ? 'negatives' : 'positives'].push(Math.abs(num));
            let range = [];
            let index = 0;
            while (descending ? a >= b : a <= b) {
                if (options.toRegex === true && step > 1) {
                    push(a);
                }
                else {
                    range.push(pad(format(a, index), maxLen, toNumber));
                }
                a = descending ? a - step : a + step;
                index++;
            }
            if (options.toRegex === true) {
                return step > 1
                    ? toSequence(parts, options, maxLen)
                    : toRegex(range, null, { wrap: false, ...options });
            }
            return range;
        };
        const fillLetters = (start, end, step = 1, options = {}) => {
            if ((!isNumber(start) && start.length > 1) || (!isNumber(end) && end.length > 1)) {
                return invalidRange(start, end, options);
            }
            let format = options.transform || (val => String.fromCharCode(val));
            let a = `${start}`.charCodeAt(0);
            let b = `${end}`.charCodeAt(0);
            let descending = a > b;
            let min = Math.min(a, b);
            let max = Math.max(a, b);
            if (options.toRegex && step === 1) {
                return toRange(min, max, false, options);
            }
            let range = [];
            let index = 0;
            while (descending ? a >= b : a <= b) {
                range.push(format(a, index));
                a = descending ? a - step : a + step;
                index++;
            }
            if (options.toRegex === true) {
                return toRegex(range, null, { wrap: false, options });
            }
            return range;
        };
        const fill = (start, end, step, options = {}) => {
            if (end == null && isValidValue(start)) {
                return [start];
            }
            if (!isValidValue(start) || !isValidValue(end)) {
                return invalidRange(start, end, options);
            }
            if (typeof step === 'function') {
                return fill(start, end, 1, { transform: step });
            }
            if (isObject(step)) {
                return fill(start, end, 0, step);
            }
            let opts = { ...options };
            if (opts.capture === true)
                opts.wrap = true;
            step = step || opts.step || 1;
            if (!isNumber(step)) {
                if (step != null && !isObject(step))
                    return invalidStep(step, opts);
                return fill(start, end, 1, step);
            }
            if (isNumber(start) && isNumber(end)) {
                return fillNumbers(start, end, step, opts);
            }
            return fillLetters(start, end, Math.max(Math.abs(step), 1), opts);
        };
        module.exports = fill;
    }),
    23417: (function (module) {
        function makeArray(subject) {
            return Array.isArray(subject)
                ? subject
                : [subject];
        }
        const UNDEFINED = undefined;
        const EMPTY = '';
        const SPACE = ' ';
        const ESCAPE = '\\';
        const REGEX_LITERAL_SPECIAL = /[.*+?()[\]{}^$|\\/]/;
        const BOM = '\uFEFF';
        const REGEX_ANCHORED_GLOBSTAR = /^\/\*{2,}$/;
        const REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION = /^\\!/;
        const REGEX_REPLACE_LEADING_EXCAPED_HASH = /^\\#/;
        const REGEX_SPLITALL_CRLF = /\r?\n/g;
        const DOUBLE_SLASH = '//';
        const SLASH_CODE = 47;
        const DOT_CODE = 46;
        const SLASH = '/';
        let TMP_KEY_IGNORE = 'node-ignore';
        if (typeof Symbol !== 'undefined') {
            TMP_KEY_IGNORE = Symbol.for('node-ignore');
        }
        const KEY_IGNORE = TMP_KEY_IGNORE;
        const define = (object, key, value) => {
            Object.defineProperty(object, key, { value });
            return value;
        };
        const RETURN_FALSE = (() => false);
        const POSIX_CLASSES = {
            alnum: '0-9A-Za-z',
            alpha: 'A-Za-z',
            blank: ' \\t',
            cntrl: '\\x00-\\x1f\\x7f',
            digit: '0-9',
            graph: '!-.0-~',
            lower: 'a-z',
            print: ' -.0-~',
            punct: '!-.:-@\\[-`{-~',
            space: ' \\t\\n\\r',
            upper: 'A-Z',
            xdigit: '0-9A-Fa-f'
        };
        const CLASS_MEMBERS_TO_ESCAPE = '\\]^-[';
        const escapeMember = char => CLASS_MEMBERS_TO_ESCAPE.indexOf(char) < 0
            ? char
            : ESCAPE + char;
        const NON_SLASH = '(?!\\/)';
        const classSource = (negated, body) => {
            if (negated) {
                return `[^\\/${body}]`;
            }
            const source = `[${body}]`;
            return new RegExp(source).test('/')
                ? NON_SLASH + source
                : source;
        };
        const scanBracket = (pattern, start) => {
            const { length } = pattern;
            let index = start + 1;
            let negated = EMPTY;
            const lead = pattern[index];
            if (lead === '!' || lead === '^') {
                negated = '^';
                index++;
            }
            let body = EMPTY;
            let prev = EMPTY;
            for (;;) {
                const char = pattern[index];
                if (char === UNDEFINED) {
                    return null;
                }
                if (char === ESCAPE) {
                    const escaped = pattern[++index];
                    body += escapeMember(escaped);
                    prev = escaped;
                }
                else if (char === '-'
                    && prev
                    && index + 1 < length
                    && pattern[index + 1] !== ']') {
                    index++;
                    let to = pattern[index];
                    if (to === ESCAPE) {
                        to = pattern[index += 1];
                    }
                    if (prev <= to) {
                        body += `-${escapeMember(to)}`;
                    }
                    prev = EMPTY;
                }
                else if (char === '[' && pattern[index + 1] === ':') {
                    const nameStart = index + 2;
                    let end = nameStart;
                    while (end < length && pattern[end] !== ']') {
                        end++;
                    }
                    if (end === length) {
                        return null;
                    }
                    if (end > nameStart && pattern[end - 1] === ':') {
                        const name = pattern.slice(nameStart, end - 1);
                        if (!Object.prototype.hasOwnProperty.call(POSIX_CLASSES, name)) {
                            return null;
                        }
                        body += POSIX_CLASSES[name];
                        prev = EMPTY;
                        index = end;
                    }
                    else {
                        body += escapeMember('[');
                        prev = '[';
                        index = nameStart - 2;
                    }
                }
                else {
                    body += escapeMember(char);
                    prev = char;
                }
                index++;
                if (pattern[index] === ']') {
                    return {
                        end: index,
                        source: classSource(negated, body)
                    };
                }
            }
        };
        const NEVER_MATCH = '[]';
        const PLACEHOLDER = '\u0000';
        const REGEX_RESTORE_PLACEHOLDER = new RegExp(`${PLACEHOLDER}(\\d+)${PLACEHOLDER}`, 'g');
        const TRAILING_WILDCARD = '\uE000';
        const TRAILING_DOUBLESTAR = '\uE001';
        const isReserved = char => char === PLACEHOLDER
            || char === TRAILING_WILDCARD
            || char === TRAILING_DOUBLESTAR;
        const extractBrackets = pattern => {
            const sources = [];
            const hold = source => `${PLACEHOLDER}${sources.push(source) - 1}${PLACEHOLDER}`;
            const { length } = pattern;
            let out = EMPTY;
            let index = 0;
            while (index < length) {
                const char = pattern[index];
                if (char === ESCAPE) {
                    const escaped = pattern[index + 1];
                    if (escaped === SLASH && index + 2 === length) {
                        out += hold(NEVER_MATCH);
                    }
                    else if (escaped === '*'
                        || escaped === '['
                        || escaped === SPACE) {
                        out += pattern.slice(index, index + 2);
                    }
                    else {
                        out += hold(REGEX_LITERAL_SPECIAL.test(escaped)
                            ? ESCAPE + escaped
                            : isReserved(escaped)
                                ? `[${escaped}]`
                                : escaped);
                    }
                    index += 2;
                }
                else if (isReserved(char)) {
                    out += hold(`[${char}]`);
                    index++;
                }
                else if (char === '[') {
                    const scanned = scanBracket(pattern, index);
                    if (scanned === null) {
                        out += hold(NEVER_MATCH);
                        index = length;
                    }
                    else {
                        out += hold(scanned.source);
                        index = scanned.end + 1;
                    }
                }
                else {
                    out += char;
                    index++;
                }
            }
            return {
                source: out,
                sources
            };
        };
        const DIRECT = null;
        const REGEX_INNER_SLASH = /\/(?!$)/;
        const WILDCARD = '[^\\/]*';
        const REPLACERS = [
            [
                /(\\+)( ?)/g,
                (_, run, space) => space
                    ? run.slice(0, run.length - run.length % 2) + SPACE
                    : run,
                ESCAPE + SPACE
            ],
            [
                /(^|\/)\*{3,}(?=\/|$)/g,
                (_, start) => `${start}**`,
                '*'
            ],
            [
                /[\\$.|*+(){^]/g,
                match => `\\${match}`
            ],
            [
                /(?!\\)\?/g,
                () => '[^/]',
                '?'
            ],
            [
                /^\//,
                () => '^',
                SLASH
            ],
            [
                /\//g,
                () => '\\/',
                SLASH
            ],
            [
                /^\^*(?:\\\*\\\*\\\/)+/,
                () => '(?:^|\\/)',
                '*'
            ],
            [
                DIRECT,
                (source, pattern) => {
                    if (!source || source[0] === '^' || source[0] === '(') {
                        return source;
                    }
                    const anchor = !REGEX_INNER_SLASH.test(pattern)
                        ? '(?:^|\\/)'
                        : '^';
                    return anchor + source;
                }
            ],
            [
                /\\\/\\\*\\\*(?=\\\/|$)/g,
                (_, index, str) => index + 6 < str.length
                    ? str.slice(index + 6) === '\\/'
                        ? '(?:\\/[^\\/]+)+'
                        : '(?:\\/[^\\/]+)*'
                    : `\\/${TRAILING_DOUBLESTAR}`,
                '*'
            ],
            [
                /(^|[^\\])(?:\\\*)+(?!$)/g,
                (_, p1) => p1 + WILDCARD,
                '*'
            ],
            [
                /(^|[^\\])((?:\\\\)*)\\\*$/,
                (match, p1, p2) => p2 === EMPTY
                    ? p1 + TRAILING_WILDCARD
                    : match,
                '*'
            ],
            [
                /\\\\\\(?=[$.|*+(){^])/g,
                () => ESCAPE,
                ESCAPE + ESCAPE
            ],
            [
                /\\\\/g,
                () => ESCAPE,
                ESCAPE + ESCAPE
            ],
            [
                /\\\[([^\]/]*?)($|\])/g,
                (match, range, close) => `\\[${range}${close}`,
                '['
            ],
            [
                DIRECT,
                source => {
                    const last = source[source.length - 1];
                    if (!last || last === TRAILING_WILDCARD || last === TRAILING_DOUBLESTAR) {
                        return source;
                    }
                    return last === SLASH
                        ? `${source}$`
                        : `${source}(?=$|\\/$)`;
                }
            ]
        ];
        const REGEX_REPLACE_TRAILING_WILDCARD = /(^|\\\/)?\uE000$/;
        const MODE_IGNORE = 'regex';
        const MODE_CHECK_IGNORE = 'checkRegex';
        const UNDERSCORE = '_';
        const replaceTrailingWildcard = (_, p1) => {
            const prefix = p1
                ? `${p1}[^/]+`
                : '[^/]*';
            return `${prefix}(?=$|\\/$)`;
        };
        const REGEX_REPLACE_TRAILING_DOUBLESTAR = /\uE001$/;
        const replaceTrailingDoublestar = () => '[\\s\\S]';
        const separatorAfter = (run, at) => {
            let separator = EMPTY;
            for (let index = at + 1; index < run.length && !run[index].wildcard; index++) {
                separator += run[index].single;
            }
            return separator;
        };
        const pinWildcards = source => {
            if (source.indexOf(WILDCARD) < 0) {
                return source;
            }
            const tokens = [];
            const { length } = source;
            let index = 0;
            while (index < length) {
                const char = source[index];
                if (source.startsWith(WILDCARD, index)) {
                    tokens.push({ wildcard: true });
                    index += WILDCARD.length;
                }
                else if (char === '[') {
                    let end = index + 1;
                    if (source[end] === '^') {
                        end++;
                    }
                    if (source[end] === ']') {
                        end++;
                    }
                    while (end < length && source[end] !== ']') {
                        end += source[end] === ESCAPE
                            ? 2
                            : 1;
                    }
                    end++;
                    tokens.push({ single: source.slice(index, end) });
                    index = end;
                }
                else if (char === ESCAPE) {
                    tokens.push({ single: source.slice(index, index + 2) });
                    index += 2;
                }
                else if (char === '(') {
                    let depth = 0;
                    let end = index;
                    do {
                        if (source[end] === ESCAPE) {
                            end++;
                        }
                        else if (source[end] === '(') {
                            depth++;
                        }
                        else if (source[end] === ')') {
                            depth--;
                        }
                        end++;
                    } while (end < length && depth > 0);
                    if ('*+?'.indexOf(source[end]) >= 0) {
                        end++;
                    }
                    tokens.push({ boundary: source.slice(index, end) });
                    index = end;
                }
                else if (char === '^' || char === '$') {
                    tokens.push({ boundary: char });
                    index++;
                }
                else {
                    tokens.push({ single: char });
                    index++;
                }
            }
            let out = EMPTY;
            let run = [];
            const flush = () => {
                let lastWildcard;
                run.forEach((token, at) => {
                    if (token.wildcard) {
                        lastWildcard = at;
                    }
                });
                run.forEach((token, at) => {
                    if (!token.wildcard) {
                        out += token.single;
                        return;
                    }
                    out += at === lastWildcard
                        ? WILDCARD
                        : `(?:(?!${separatorAfter(run, at)})[^\\/])*`;
                });
                run = [];
            };
            tokens.forEach(token => {
                if (token.boundary === undefined) {
                    run.push(token);
                    return;
                }
                flush();
                out += token.boundary;
            });
            flush();
            return out;
        };
        const makeRegexPrefix = pattern => {
            if (REGEX_ANCHORED_GLOBSTAR.test(pattern)) {
                pattern = '**';
            }
            const { source, sources } = extractBrackets(pattern);
            const replaced = REPLACERS.reduce((prev, [matcher, replacer, required]) => {
                if (matcher === DIRECT) {
                    return replacer(prev, pattern);
                }
                if (required !== UNDEFINED && prev.indexOf(required) < 0) {
                    return prev;
                }
                return matcher.test(prev)
                    ? prev.replace(matcher, replacer.bind(pattern))
                    : prev;
            }, source);
            return sources.length
                ? replaced.replace(REGEX_RESTORE_PLACEHOLDER, (match, index) => sources[index])
                : replaced;
        };
        const checkSourceOf = (body, prefix) => {
            if (body[body.length - 1] === SLASH) {
                prefix = makeRegexPrefix(body.slice(0, -1));
            }
            const head = prefix.slice(0, -1);
            const last = prefix[prefix.length - 1];
            return last === TRAILING_WILDCARD
                ? `${head}$`
                : last === TRAILING_DOUBLESTAR
                    ? head
                    : NEVER_MATCH;
        };
        const matchesBasename = body => {
            const index = body.indexOf(SLASH);
            return index < 0 || index === body.length - 1;
        };
        const basenameOf = path => {
            const end = path.length - 1;
            const index = path.lastIndexOf(SLASH, path[end] === SLASH
                ? end - 1
                : end);
            return index < 0
                ? path
                : path.slice(index + 1);
        };
        const parentOf = path => {
            if (path.charCodeAt(0) === SLASH_CODE
                || path.indexOf(DOUBLE_SLASH) >= 0) {
                const slices = path.split(SLASH).filter(Boolean);
                slices.pop();
                return slices.length
                    ? slices.join(SLASH) + SLASH
                    : EMPTY;
            }
            const end = path.length - 1;
            const cut = path.lastIndexOf(SLASH, path.charCodeAt(end) === SLASH_CODE
                ? end - 1
                : end);
            return cut < 0
                ? EMPTY
                : path.slice(0, cut + 1);
        };
        const isString = subject => typeof subject === 'string';
        const checkPattern = pattern => pattern
            && isString(pattern);
        const splitPattern = pattern => (pattern[pattern.length - 1] === '\r'
            ? pattern.slice(0, -1)
            : pattern)
            .split(REGEX_SPLITALL_CRLF)
            .filter(Boolean);
        class IgnoreRule {
            constructor(pattern, mark, body, ignoreCase, negative, prefix) {
                this.pattern = pattern;
                this.mark = mark;
                this.negative = negative;
                define(this, 'body', body);
                define(this, 'ignoreCase', ignoreCase);
                define(this, 'regexPrefix', prefix);
            }
            get _basenameOnly() {
                return define(this, '_basenameOnly', matchesBasename(this.body));
            }
            get regex() {
                const key = UNDERSCORE + MODE_IGNORE;
                if (this[key]) {
                    return this[key];
                }
                return this._make(MODE_IGNORE, key);
            }
            get checkRegex() {
                const key = UNDERSCORE + MODE_CHECK_IGNORE;
                if (this[key]) {
                    return this[key];
                }
                return this._make(MODE_CHECK_IGNORE, key);
            }
            _make(mode, key) {
                const str = pinWildcards(mode === MODE_IGNORE
                    ? this.regexPrefix
                        .replace(REGEX_REPLACE_TRAILING_WILDCARD, replaceTrailingWildcard)
                        .replace(REGEX_REPLACE_TRAILING_DOUBLESTAR, replaceTrailingDoublestar)
                    : checkSourceOf(this.body, this.regexPrefix));
                const regex = this.ignoreCase
                    ? new RegExp(str, 'i')
                    : new RegExp(str);
                return define(this, key, regex);
            }
        }
        const hasTrailingBackslash = str => {
            let count = 0;
            while (str[str.length - count - 1] === ESCAPE) {
                count++;
            }
            return count % 2 === 1;
        };
        const trimEnd = (body, stripLineEnd) => {
            let lineEnd = body.length;
            let end;
            for (;;) {
                if (stripLineEnd && body[lineEnd - 1] === '\r') {
                    lineEnd--;
                }
                end = lineEnd;
                while (body[end - 1] === SPACE) {
                    end--;
                }
                if (!stripLineEnd || body[end - 1] !== '\n') {
                    break;
                }
                lineEnd = end - 1;
            }
            if (end === lineEnd) {
                return body.slice(0, lineEnd);
            }
            let backslashes = 0;
            while (body[end - backslashes - 1] === ESCAPE) {
                backslashes++;
            }
            return backslashes % 2
                ? body.slice(0, end - 1) + SPACE
                : body.slice(0, end);
        };
        const createRule = (pattern, mark, ignoreCase, stripLineEnd, stripBOM) => {
            let body = stripBOM && pattern[0] === BOM
                ? pattern.slice(1)
                : pattern;
            if (body[0] === '#') {
                return;
            }
            let negative = false;
            if (body[0] === '!') {
                negative = true;
                body = body.slice(1);
            }
            const last = body[body.length - 1];
            if (last === SPACE
                || stripLineEnd && (last === '\r' || last === '\n')) {
                body = trimEnd(body, stripLineEnd);
            }
            if (!body || hasTrailingBackslash(body)) {
                return;
            }
            body = body
                .replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, '!')
                .replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, '#');
            const regexPrefix = makeRegexPrefix(body);
            return new IgnoreRule(pattern, mark, body, ignoreCase, negative, regexPrefix);
        };
        class RuleManager {
            constructor(ignoreCase) {
                this._ignoreCase = ignoreCase;
                this._rules = [];
                this._basenameCount = 0;
            }
            _add(pattern, index) {
                if (pattern && pattern[KEY_IGNORE]) {
                    this._rules = this._rules.concat(pattern._rules._rules);
                    this._basenameCount += pattern._rules._basenameCount;
                    this._added = true;
                    return;
                }
                const isStr = isString(pattern);
                const raw = isStr
                    ? pattern
                    : pattern.pattern;
                const rule = checkPattern(raw)
                    && createRule(raw, isStr ? UNDEFINED : pattern.mark, this._ignoreCase, !this._split, this._stripBOM && !index);
                if (rule) {
                    this._added = true;
                    this._rules.push(rule);
                    if (matchesBasename(rule.body)) {
                        this._basenameCount++;
                    }
                }
            }
            add(pattern) {
                this._added = false;
                this._split = isString(pattern);
                this._stripBOM = !this._split || pattern[0] === BOM;
                makeArray(this._split
                    ? splitPattern(pattern)
                    : pattern).forEach(this._add, this);
                if (this._added) {
                    this._literalRules = UNDEFINED;
                }
                return this._added;
            }
            testLiteral(path) {
                const rules = this._literalRules || (this._literalRules = this._rules.filter(({ body }) => body[body.length - (body[body.length - 1] === SLASH ? 2 : 1)] === '*'));
                let ignored = false;
                let unignored = false;
                let matchedRule;
                for (let index = rules.length - 1; index >= 0; index--) {
                    const rule = rules[index];
                    if (rule.checkRegex.test(path)) {
                        ignored = !rule.negative;
                        unignored = rule.negative;
                        matchedRule = rule.negative
                            ? UNDEFINED
                            : rule;
                        break;
                    }
                }
                const ret = {
                    ignored,
                    unignored
                };
                if (matchedRule) {
                    ret.rule = matchedRule;
                }
                return ret;
            }
            test(path, mode) {
                const rules = this._rules;
                const { length } = rules;
                const shortcut = this._basenameCount * 2 >= length;
                const basename = shortcut
                    ? basenameOf(path)
                    : path;
                for (let index = length - 1; index >= 0; index--) {
                    const rule = rules[index];
                    if (rule[mode].test(shortcut && rule._basenameOnly
                        ? basename
                        : path)) {
                        const { negative } = rule;
                        const ret = {
                            ignored: !negative,
                            unignored: negative
                        };
                        if (!negative) {
                            ret.rule = rule;
                        }
                        return ret;
                    }
                }
                return {
                    ignored: false,
                    unignored: false
                };
            }
        }
        const throwError = (message, Ctor) => {
            throw new Ctor(message);
        };
        const checkPath = (path, originalPath, doThrow) => {
            if (!isString(path)) {
                return doThrow(`path must be a string, but got \`${originalPath}\``, TypeError);
            }
            if (!path) {
                return doThrow(`path must not be empty`, TypeError);
            }
            if (checkPath.isNotRelative(path)) {
                const r = '`path.relative()`d';
                return doThrow(`path should be a ${r} string, but got "${originalPath}"`, RangeError);
            }
            return true;
        };
        const isNotRelative = path => {
            const first = path.charCodeAt(0);
            if (first === SLASH_CODE) {
                return true;
            }
            if (first !== DOT_CODE) {
                return false;
            }
            if (path.length === 1) {
                return true;
            }
            const second = path.charCodeAt(1);
            if (second === SLASH_CODE) {
                return true;
            }
            if (second !== DOT_CODE) {
                return false;
            }
            return path.length === 2 || path.charCodeAt(2) === SLASH_CODE;
        };
        checkPath.isNotRelative = isNotRelative;
        checkPath.convert = p => p;
        const convertPath = target => isString(target) && checkPath.convert(target);
        class Ignore {
            constructor({ ignorecase = true, ignoreCase = ignorecase, allowRelativePaths = false } = {}) {
                define(this, KEY_IGNORE, true);
                this._rules = new RuleManager(ignoreCase);
                this._strictPathCheck = !allowRelativePaths;
                this._initCache();
            }
            _initCache() {
                this._ignoreCache = Object.create(null);
                this._testCache = Object.create(null);
            }
            add(pattern) {
                if (this._rules.add(pattern)) {
                    this._initCache();
                }
                return this;
            }
            addPattern(pattern) {
                return this.add(pattern);
            }
            _test(originalPath, cache, path) {
                checkPath(path, originalPath, this._strictPathCheck
                    ? throwError
                    : RETURN_FALSE);
                return path
                    ? this._t(path, cache)
                    : {
                        ignored: false,
                        unignored: false
                    };
            }
            checkIgnore(target) {
                const path = convertPath(target);
                if (!path || path.charCodeAt(path.length - 1) !== SLASH_CODE) {
                    return this._test(target, this._testCache, path);
                }
                const dir = this._t(path, this._testCache);
                if (dir.ignored) {
                    return dir;
                }
                const literal = this._rules.testLiteral(path);
                return literal.ignored || literal.unignored
                    ? literal
                    : dir;
            }
            _t(path, cache) {
                if (path in cache) {
                    return cache[path];
                }
                const parentPath = parentOf(path);
                const parent = parentPath
                    ? this._t(parentPath, cache)
                    : UNDEFINED;
                return cache[path] = parent && parent.ignored
                    ? parent
                    : this._rules.test(path, MODE_IGNORE);
            }
            ignores(path) {
                return this._test(path, this._ignoreCache, convertPath(path)).ignored;
            }
            createFilter() {
                return path => !this.ignores(path);
            }
            filter(paths) {
                return makeArray(paths).filter(this.createFilter());
            }
            test(path) {
                return this._test(path, this._testCache, convertPath(path));
            }
        }
        const factory = options => new Ignore(options);
        const isPathValid = path => checkPath(convertPath(path), path, RETURN_FALSE);
        const setupWindows = () => {
            const makePosix = str => /^\\\\\?\\/.test(str)
                || /["<>|\u0000-\u001F]+/u.test(str)
                ? str
                : str.replace(/\\/g, '/');
            checkPath.convert = makePosix;
            const REGEX_TEST_WINDOWS_PATH_ABSOLUTE = /^[a-z]:\//i;
            checkPath.isNotRelative = path => REGEX_TEST_WINDOWS_PATH_ABSOLUTE.test(path)
                || isNotRelative(path);
        };
        if (typeof process !== 'undefined'
            && process.platform === 'win32') {
            setupWindows();
        }
        module.exports = factory;
        factory.default = factory;
        module.exports.isPathValid = isPathValid;
        define(module.exports, Symbol.for('setupWindows'), setupWindows);
    }),
    75540: (function (module) {
        module.exports = function isExtglob(str) {
            if (typeof str !== 'string' || str === '') {
                return false;
            }
            var match;
            while ((match = /(\\).|([@?!+*]\(.*\))/g.exec(str))) {
                if (match[2])
                    return true;
                str = str.slice(match.index + match[0].length);
            }
            return false;
        };
    }),
    91925: (function (module, __unused_webpack_exports, __webpack_require__) {
        var isExtglob = __webpack_require__(75540);
        var chars = { '{': '}', '(': ')', '[': ']' };
        var strictCheck = function (str) {
            if (str[0] === '!') {
                return true;
            }
            var index = 0;
            var pipeIndex = -2;
            var closeSquareIndex = -2;
            var closeCurlyIndex = -2;
            var closeParenIndex = -2;
            var backSlashIndex = -2;
            while (index < str.length) {
                if (str[index] === '*') {
                    return true;
                }
                if (str[index + 1] === '?' && /[\].+)]/.test(str[index])) {
                    return true;
                }
                if (closeSquareIndex !== -1 && str[index] === '[' && str[index + 1] !== ']') {
                    if (closeSquareIndex < index) {
                        closeSquareIndex = str.indexOf(']', index);
                    }
                    if (closeSquareIndex > index) {
                        if (backSlashIndex === -1 || backSlashIndex > closeSquareIndex) {
                            return true;
                        }
                        backSlashIndex = str.indexOf('\\', index);
                        if (backSlashIndex === -1 || backSlashIndex > closeSquareIndex) {
                            return true;
                        }
                    }
                }
                if (closeCurlyIndex !== -1 && str[index] === '{' && str[index + 1] !== '}') {
                    closeCurlyIndex = str.indexOf('}', index);
                    if (closeCurlyIndex > index) {
                        backSlashIndex = str.indexOf('\\', index);
                        if (backSlashIndex === -1 || backSlashIndex > closeCurlyIndex) {
                            return true;
                        }
                    }
                }
                if (closeParenIndex !== -1 && str[index] === '(' && str[index + 1] === '?' && /[:!=]/.test(str[index + 2]) && str[index + 3] !== ')') {
                    closeParenIndex = str.indexOf(')', index);
                    if (closeParenIndex > index) {
                        backSlashIndex = str.indexOf('\\', index);
                        if (backSlashIndex === -1 || backSlashIndex > closeParenIndex) {
                            return true;
                        }
                    }
                }
                if (pipeIndex !== -1 && str[index] === '(' && str[index + 1] !== '|') {
                    if (pipeIndex < index) {
                        pipeIndex = str.indexOf('|', index);
                    }
                    if (pipeIndex !== -1 && str[pipeIndex + 1] !== ')') {
                        closeParenIndex = str.indexOf(')', pipeIndex);
                        if (closeParenIndex > pipeIndex) {
                            backSlashIndex = str.indexOf('\\', pipeIndex);
                            if (backSlashIndex === -1 || backSlashIndex > closeParenIndex) {
                                return true;
                            }
                        }
                    }
                }
                if (str[index] === '\\') {
                    var open = str[index + 1];
                    index += 2;
                    var close = chars[open];
                    if (close) {
                        var n = str.indexOf(close, index);
                        if (n !== -1) {
                            index = n + 1;
                        }
                    }
                    if (str[index] === '!') {
                        return true;
                    }
                }
                else {
                    index++;
                }
            }
            return false;
        };
        var relaxedCheck = function (str) {
            if (str[0] === '!') {
                return true;
            }
            var index = 0;
            while (index < str.length) {
                if (/[*?{}()[\]]/.test(str[index])) {
                    return true;
                }
                if (str[index] === '\\') {
                    var open = str[index + 1];
                    index += 2;
                    var close = chars[open];
                    if (close) {
                        var n = str.indexOf(close, index);
                        if (n !== -1) {
                            index = n + 1;
                        }
                    }
                    if (str[index] === '!') {
                        return true;
                    }
                }
                else {
                    index++;
                }
            }
            return false;
        };
        module.exports = function isGlob(str, options) {
            if (typeof str !== 'string' || str === '') {
                return false;
            }
            if (isExtglob(str)) {
                return true;
            }
            var check = strictCheck;
            if (options && options.strict === false) {
                check = relaxedCheck;
            }
            return check(str);
        };
    }),
    3102: (function (module) {
        "use strict";
        module.exports = function (num) {
            if (typeof num === 'number') {
                return num - num === 0;
            }
            if (typeof num === 'string' && num.trim() !== '') {
                return Number.isFinite ? Number.isFinite(+num) : isFinite(+num);
            }
            return false;
        };
    }),
    60754: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const Stream = __webpack_require__(2203);
        const PassThrough = Stream.PassThrough;
        const slice = Array.prototype.slice;
        module.exports = merge2;
        function merge2() {
            const streamsQueue = [];
            const args = slice.call(arguments);
            let merging = false;
            let options = args[args.length - 1];
            if (options && !Array.isArray(options) && options.pipe == null) {
                args.pop();
            }
            else {
                options = {};
            }
            const doEnd = options.end !== false;
            const doPipeError = options.pipeError === true;
            if (options.objectMode == null) {
                options.objectMode = true;
            }
            if (options.highWaterMark == null) {
                options.highWaterMark = 64 * 1024;
            }
            const mergedStream = PassThrough(options);
            function addStream() {
                for (let i = 0, len = arguments.length; i < len; i++) {
                    streamsQueue.push(pauseStreams(arguments[i], options));
                }
                mergeStream();
                return this;
            }
            function mergeStream() {
                if (merging) {
                    return;
                }
                merging = true;
                let streams = streamsQueue.shift();
                if (!streams) {
                    process.nextTick(endStream);
                    return;
                }
                if (!Array.isArray(streams)) {
                    streams = [streams];
                }
                let pipesCount = streams.length + 1;
                function next() {
                    if (--pipesCount > 0) {
                        return;
                    }
                    merging = false;
                    mergeStream();
                }
                function pipe(stream) {
                    function onend() {
                        stream.removeListener('merge2UnpipeEnd', onend);
                        stream.removeListener('end', onend);
                        if (doPipeError) {
                            stream.removeListener('error', onerror);
                        }
                        next();
                    }
                    function onerror(err) {
                        mergedStream.emit('error', err);
                    }
                    if (stream._readableState.endEmitted) {
                        return next();
                    }
                    stream.on('merge2UnpipeEnd', onend);
                    stream.on('end', onend);
                    if (doPipeError) {
                        stream.on('error', onerror);
                    }
                    stream.pipe(mergedStream, { end: false });
                    stream.resume();
                }
                for (let i = 0; i < streams.length; i++) {
                    pipe(streams[i]);
                }
                next();
            }
            function endStream() {
                merging = false;
                mergedStream.emit('queueDrain');
                if (doEnd) {
                    mergedStream.end();
                }
            }
            mergedStream.setMaxListeners(0);
            mergedStream.add = addStream;
            mergedStream.on('unpipe', function (stream) {
                stream.emit('merge2UnpipeEnd');
            });
            if (args.length) {
                addStream.apply(null, args);
            }
            return mergedStream;
        }
        function pauseStreams(streams, options) {
            if (!Array.isArray(streams)) {
                if (!streams._readableState && streams.pipe) {
                    streams = streams.pipe(PassThrough(options));
                }
                if (!streams._readableState || !streams.pause || !streams.pipe) {
                    throw new Error('Only readable stream can be merged.');
                }
                streams.pause();
            }
            else {
                for (let i = 0, len = streams.length; i < len; i++) {
                    streams[i] = pauseStreams(streams[i], options);
                }
            }
            return streams;
        }
    }),
    98785: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const util = __webpack_require__(39023);
        const braces = __webpack_require__(60748);
        const picomatch = __webpack_require__(86377);
        const utils = __webpack_require__(8604);
        const isEmptyString = v => v === '' || v === './';
        const hasBraces = v => {
            const index = v.indexOf('{');
            return index > -1 && v.indexOf('}', index) > -1;
        };
        const micromatch = (list, patterns, options) => {
            patterns = [].concat(patterns);
            list = [].concat(list);
            let omit = new Set();
            let keep = new Set();
            let items = new Set();
            let negatives = 0;
            let onResult = state => {
                items.add(state.output);
                if (options && options.onResult) {
                    options.onResult(state);
                }
            };
            for (let i = 0; i < patterns.length; i++) {
                let isMatch = picomatch(String(patterns[i]), { ...options, onResult }, true);
                let negated = isMatch.state.negated || isMatch.state.negatedExtglob;
                if (negated)
                    negatives++;
                for (let item of list) {
                    let matched = isMatch(item, true);
                    let match = negated ? !matched.isMatch : matched.isMatch;
                    if (!match)
                        continue;
                    if (negated) {
                        omit.add(matched.output);
                    }
                    else {
                        omit.delete(matched.output);
                        keep.add(matched.output);
                    }
                }
            }
            let result = negatives === patterns.length ? [...items] : [...keep];
            let matches = result.filter(item => !omit.has(item));
            if (options && matches.length === 0) {
                if (options.failglob === true) {
                    throw new Error(`No matches found for "${patterns.join(', ')}"`);
                }
                if (options.nonull === true || options.nullglob === true) {
                    return options.unescape ? patterns.map(p => p.replace(/\\/g, '')) : patterns;
                }
            }
            return matches;
        };
        micromatch.match = micromatch;
        micromatch.matcher = (pattern, options) => picomatch(pattern, options);
        micromatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
        micromatch.any = micromatch.isMatch;
        micromatch.not = (list, patterns, options = {}) => {
            patterns = [].concat(patterns).map(String);
            let result = new Set();
            let items = [];
            let onResult = state => {
                if (options.onResult)
                    options.onResult(state);
                items.push(state.output);
            };
            let matches = new Set(micromatch(list, patterns, { ...options, onResult }));
            for (let item of items) {
                if (!matches.has(item)) {
                    result.add(item);
                }
            }
            return [...result];
        };
        micromatch.contains = (str, pattern, options) => {
            if (typeof str !== 'string') {
                throw new TypeError(`Expected a string: "${util.inspect(str)}"`);
            }
            if (Array.isArray(pattern)) {
                return pattern.some(p => micromatch.contains(str, p, options));
            }
            if (typeof pattern === 'string') {
                if (isEmptyString(str) || isEmptyString(pattern)) {
                    return false;
                }
                if (str.includes(pattern) || (str.startsWith('./') && str.slice(2).includes(pattern))) {
                    return true;
                }
            }
            return micromatch.isMatch(str, pattern, { ...options, contains: true });
        };
        micromatch.matchKeys = (obj, patterns, options) => {
            if (!utils.isObject(obj)) {
                throw new TypeError('Expected the first argument to be an object');
            }
            let keys = micromatch(Object.keys(obj), patterns, options);
            let res = {};
            for (let key of keys)
                res[key] = obj[key];
            return res;
        };
        micromatch.some = (list, patterns, options) => {
            let items = [].concat(list);
            for (let pattern of [].concat(patterns)) {
                let isMatch = picomatch(String(pattern), options);
                if (items.some(item => isMatch(item))) {
                    return true;
                }
            }
            return false;
        };
        micromatch.every = (list, patterns, options) => {
            let items = [].concat(list);
            for (let pattern of [].concat(patterns)) {
                let isMatch = picomatch(String(pattern), options);
                if (!items.every(item => isMatch(item))) {
                    return false;
                }
            }
            return true;
        };
        micromatch.all = (str, patterns, options) => {
            if (typeof str !== 'string') {
                throw new TypeError(`Expected a string: "${util.inspect(str)}"`);
            }
            return [].concat(patterns).every(p => picomatch(p, options)(str));
        };
        micromatch.capture = (glob, input, options) => {
            let posix = utils.isWindows(options);
            let regex = picomatch.makeRe(String(glob), { ...options, capture: true });
            let match = regex.exec(posix ? utils.toPosixSlashes(input) : input);
            if (match) {
                return match.slice(1).map(v => v === void 0 ? '' : v);
            }
        };
        micromatch.makeRe = (...args) => picomatch.makeRe(...args);
        micromatch.scan = (...args) => picomatch.scan(...args);
        micromatch.parse = (patterns, options) => {
            let res = [];
            for (let pattern of [].concat(patterns || [])) {
                for (let str of braces(String(pattern), options)) {
                    res.push(picomatch.parse(str, options));
                }
            }
            return res;
        };
        micromatch.braces = (pattern, options) => {
            if (typeof pattern !== 'string')
                throw new TypeError('Expected a string');
            if ((options && options.nobrace === true) || !hasBraces(pattern)) {
                return [pattern];
            }
            return braces(pattern, options);
        };
        micromatch.braceExpand = (pattern, options) => {
            if (typeof pattern !== 'string')
                throw new TypeError('Expected a string');
            return micromatch.braces(pattern, { ...options, expand: true });
        };
        micromatch.hasBraces = hasBraces;
        module.exports = micromatch;
    }),
    86377: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        module.exports = __webpack_require__(39639);
    }),
    9560: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const path = __webpack_require__(16928);
        const WIN_SLASH = '\\\\/';
        const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
        const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
        const DOT_LITERAL = '\\.';
        const PLUS_LITERAL = '\\+';
        const QMARK_LITERAL = '\\?';
        const SLASH_LITERAL = '\\/';
        const ONE_CHAR = '(?=.)';
        const QMARK = '[^/]';
        const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
        const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
        const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
        const NO_DOT = `(?!${DOT_LITERAL})`;
        const NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
        const NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
        const NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
        const QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
        const STAR = `${QMARK}*?`;
        const POSIX_CHARS = {
            DOT_LITERAL,
            PLUS_LITERAL,
            QMARK_LITERAL,
            SLASH_LITERAL,
            ONE_CHAR,
            QMARK,
            END_ANCHOR,
            DOTS_SLASH,
            NO_DOT,
            NO_DOTS,
            NO_DOT_SLASH,
            NO_DOTS_SLASH,
            QMARK_NO_DOT,
            STAR,
            START_ANCHOR
        };
        const WINDOWS_CHARS = {
            ...POSIX_CHARS,
            SLASH_LITERAL: `[${WIN_SLASH}]`,
            QMARK: WIN_NO_SLASH,
            STAR: `${WIN_NO_SLASH}*?`,
            DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
            NO_DOT: `(?!${DOT_LITERAL})`,
            NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
            NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
            NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
            QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
            START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
            END_ANCHOR: `(?:[${WIN_SLASH}]|$)`
        };
        const POSIX_REGEX_SOURCE = {
            __proto__: null,
            alnum: 'a-zA-Z0-9',
            alpha: 'a-zA-Z',
            ascii: '\\x00-\\x7F',
            blank: ' \\t',
            cntrl: '\\x00-\\x1F\\x7F',
            digit: '0-9',
            graph: '\\x21-\\x7E',
            lower: 'a-z',
            print: '\\x20-\\x7E ',
            punct: '\\-!"#$%&\'()\\*+,./:;<=>?@[\\]^_`{|}~',
            space: ' \\t\\r\\n\\v\\f',
            upper: 'A-Z',
            word: 'A-Za-z0-9_',
            xdigit: 'A-Fa-f0-9'
        };
        module.exports = {
            DEFAULT_MAX_EXTGLOB_RECURSION,
            MAX_LENGTH: 1024 * 64,
            POSIX_REGEX_SOURCE,
            REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
            REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
            REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
            REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
            REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
            REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
            REPLACEMENTS: {
                __proto__: null,
                '***': '*',
                '**/**': '**',
                '**/**/**': '**'
            },
            CHAR_0: 48,
            CHAR_9: 57,
            CHAR_UPPERCASE_A: 65,
            CHAR_LOWERCASE_A: 97,
            CHAR_UPPERCASE_Z: 90,
            CHAR_LOWERCASE_Z: 122,
            CHAR_LEFT_PARENTHESES: 40,
            CHAR_RIGHT_PARENTHESES: 41,
            CHAR_ASTERISK: 42,
            CHAR_AMPERSAND: 38,
            CHAR_AT: 64,
            CHAR_BACKWARD_SLASH: 92,
            CHAR_CARRIAGE_RETURN: 13,
            CHAR_CIRCUMFLEX_ACCENT: 94,
            CHAR_COLON: 58,
            CHAR_COMMA: 44,
            CHAR_DOT: 46,
            CHAR_DOUBLE_QUOTE: 34,
            CHAR_EQUAL: 61,
            CHAR_EXCLAMATION_MARK: 33,
            CHAR_FORM_FEED: 12,
            CHAR_FORWARD_SLASH: 47,
            CHAR_GRAVE_ACCENT: 96,
            CHAR_HASH: 35,
            CHAR_HYPHEN_MINUS: 45,
            CHAR_LEFT_ANGLE_BRACKET: 60,
            CHAR_LEFT_CURLY_BRACE: 123,
            CHAR_LEFT_SQUARE_BRACKET: 91,
            CHAR_LINE_FEED: 10,
            CHAR_NO_BREAK_SPACE: 160,
            CHAR_PERCENT: 37,
            CHAR_PLUS: 43,
            CHAR_QUESTION_MARK: 63,
            CHAR_RIGHT_ANGLE_BRACKET: 62,
            CHAR_RIGHT_CURLY_BRACE: 125,
            CHAR_RIGHT_SQUARE_BRACKET: 93,
            CHAR_SEMICOLON: 59,
            CHAR_SINGLE_QUOTE: 39,
            CHAR_SPACE: 32,
            CHAR_TAB: 9,
            CHAR_UNDERSCORE: 95,
            CHAR_VERTICAL_LINE: 124,
            CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
            SEP: path.sep,
            extglobChars(chars) {
                return {
                    '!': { type: 'negate', open: '(?:(?!(?:', close: `))${chars.STAR})` },
                    '?': { type: 'qmark', open: '(?:', close: ')?' },
                    '+': { type: 'plus', open: '(?:', close: ')+' },
                    '*': { type: 'star', open: '(?:', close: ')*' },
                    '@': { type: 'at', open: '(?:', close: ')' }
                };
            },
            globChars(win32) {
                return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
            }
        };
    }),
    87430: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const constants = __webpack_require__(9560);
        const utils = __webpack_require__(8604);
        const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
        const expandRange = (args, options) => {
            if (typeof options.expandRange === 'function') {
                return options.expandRange(...args, options);
            }
            args.sort();
            const value = `[${args.join('-')}]`;
            try {
                new RegExp(value);
            }
            catch (ex) {
                return args.map(v => utils.escapeRegex(v)).join('..');
            }
            return value;
        };
        const syntaxError = (type, char) => {
            return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
        };
        const splitTopLevel = input => {
            const parts = [];
            let bracket = 0;
            let paren = 0;
            let quote = 0;
            let value = '';
            let escaped = false;
            for (const ch of input) {
                if (escaped === true) {
                    value += ch;
                    escaped = false;
                    continue;
                }
                if (ch === '\\') {
                    value += ch;
                    escaped = true;
                    continue;
                }
                if (ch === '"') {
                    quote = quote === 1 ? 0 : 1;
                    value += ch;
                    continue;
                }
                if (quote === 0) {
                    if (ch === '[') {
                        bracket++;
                    }
                    else if (ch === ']' && bracket > 0) {
                        bracket--;
                    }
                    else if (bracket === 0) {
                        if (ch === '(') {
                            paren++;
                        }
                        else if (ch === ')' && paren > 0) {
                            paren--;
                        }
                        else if (ch === '|' && paren === 0) {
                            parts.push(value);
                            value = '';
                            continue;
                        }
                    }
                }
                value += ch;
            }
            parts.push(value);
            return parts;
        };
        const isPlainBranch = branch => {
            let escaped = false;
            for (const ch of branch) {
                if (escaped === true) {
                    escaped = false;
                    continue;
                }
                if (ch === '\\') {
                    escaped = true;
                    continue;
                }
                if (/[?*+@!()[\]{}]/.test(ch)) {
                    return false;
                }
            }
            return true;
        };
        const normalizeSimpleBranch = branch => {
            let value = branch.trim();
            let changed = true;
            while (changed === true) {
                changed = false;
                if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
                    value = value.slice(2, -1);
                    changed = true;
                }
            }
            if (!isPlainBranch(value)) {
                return;
            }
            return value.replace(/\\(.)/g, '$1');
        };
        const hasRepeatedCharPrefixOverlap = branches => {
            const values = branches.map(normalizeSimpleBranch).filter(Boolean);
            for (let i = 0; i < values.length; i++) {
                for (let j = i + 1; j < values.length; j++) {
                    const a = values[i];
                    const b = values[j];
                    const char = a[0];
                    if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
                        continue;
                    }
                    if (a === b || a.startsWith(b) || b.startsWith(a)) {
                        return true;
                    }
                }
            }
            return false;
        };
        const parseRepeatedExtglob = (pattern, requireEnd = true) => {
            if ((pattern[0] !== '+' && pattern[0] !== '*') || pattern[1] !== '(') {
                return;
            }
            let bracket = 0;
            let paren = 0;
            let quote = 0;
            let escaped = false;
            for (let i = 1; i < pattern.length; i++) {
                const ch = pattern[i];
                if (escaped === true) {
                    escaped = false;
                    continue;
                }
                if (ch === '\\') {
                    escaped = true;
                    continue;
                }
                if (ch === '"') {
                    quote = quote === 1 ? 0 : 1;
                    continue;
                }
                if (quote === 1) {
                    continue;
                }
                if (ch === '[') {
                    bracket++;
                    continue;
                }
                if (ch === ']' && bracket > 0) {
                    bracket--;
                    continue;
                }
                if (bracket > 0) {
                    continue;
                }
                if (ch === '(') {
                    paren++;
                    continue;
                }
                if (ch === ')') {
                    paren--;
                    if (paren === 0) {
                        if (requireEnd === true && i !== pattern.length - 1) {
                            return;
                        }
                        return {
                            type: pattern[0],
                            body: pattern.slice(2, i),
                            end: i
                        };
                    }
                }
            }
        };
        const getStarExtglobSequenceOutput = pattern => {
            let index = 0;
            const chars = [];
            while (index < pattern.length) {
                const match = parseRepeatedExtglob(pattern.slice(index), false);
                if (!match || match.type !== '*') {
                    return;
                }
                const branches = splitTopLevel(match.body).map(branch => branch.trim());
                if (branches.length !== 1) {
                    return;
                }
                const branch = normalizeSimpleBranch(branches[0]);
                if (!branch || branch.length !== 1) {
                    return;
                }
                chars.push(branch);
                index += match.end + 1;
            }
            if (chars.length < 1) {
                return;
            }
            const source = chars.length === 1
                ? utils.escapeRegex(chars[0])
                : `[${chars.map(ch => utils.escapeRegex(ch)).join('')}]`;
            return `${source}*`;
        };
        const repeatedExtglobRecursion = pattern => {
            let depth = 0;
            let value = pattern.trim();
            let match = parseRepeatedExtglob(value);
            while (match) {
                depth++;
                value = match.body.trim();
                match = parseRepeatedExtglob(value);
            }
            return depth;
        };
        const analyzeRepeatedExtglob = (body, options) => {
            if (options.maxExtglobRecursion === false) {
                return { risky: false };
            }
            const max = typeof options.maxExtglobRecursion === 'number'
                ? options.maxExtglobRecursion
                : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
            const branches = splitTopLevel(body).map(branch => branch.trim());
            if (branches.length > 1) {
                if (branches.some(branch => branch === '') ||
                    branches.some(branch => /^[*?]+$/.test(branch)) ||
                    hasRepeatedCharPrefixOverlap(branches)) {
                    return { risky: true };
                }
            }
            for (const branch of branches) {
                const safeOutput = getStarExtglobSequenceOutput(branch);
                if (safeOutput) {
                    return { risky: true, safeOutput };
                }
                if (repeatedExtglobRecursion(branch) > max) {
                    return { risky: true };
                }
            }
            return { risky: false };
        };
        const parse = (input, options) => {
            if (typeof input !== 'string') {
                throw new TypeError('Expected a string');
            }
            input = REPLACEMENTS[input] || input;
            const opts = { ...options };
            const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
            let len = input.length;
            if (len > max) {
                throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
            }
            const bos = { type: 'bos', value: '', output: opts.prepend || '' };
            const tokens = [bos];
            const capture = opts.capture ? '' : '?:';
            const win32 = utils.isWindows(options);
            const PLATFORM_CHARS = constants.globChars(win32);
            const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
            const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
            const globstar = opts => {
                return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
            };
            const nodot = opts.dot ? '' : NO_DOT;
            const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
            let star = opts.bash === true ? globstar(opts) : STAR;
            if (opts.capture) {
                star = `(${star})`;
            }
            if (typeof opts.noext === 'boolean') {
                opts.noextglob = opts.noext;
            }
            const state = {
                input,
                index: -1,
                start: 0,
                dot: opts.dot === true,
                consumed: '',
                output: '',
                prefix: '',
                backtrack: false,
                negated: false,
                brackets: 0,
                braces: 0,
                parens: 0,
                quotes: 0,
                globstar: false,
                tokens
            };
            input = utils.removePrefix(input, state);
            len = input.length;
            const extglobs = [];
            const braces = [];
            const stack = [];
            let prev = bos;
            let value;
            const eos = () => state.index === len - 1;
            const peek = state.peek = (n = 1) => input[state.index + n];
            const advance = state.advance = () => input[++state.index] || '';
            const remaining = () => input.slice(state.index + 1);
            const consume = (value = '', num = 0) => {
                state.consumed += value;
                state.index += num;
            };
            const append = token => {
                state.output += token.output != null ? token.output : token.value;
                consume(token.value);
            };
            const negate = () => {
                let count = 1;
                while (peek() === '!' && (peek(2) !== '(' || peek(3) === '?')) {
                    advance();
                    state.start++;
                    count++;
                }
                if (count % 2 === 0) {
                    return false;
                }
                state.negated = true;
                state.start++;
                return true;
            };
            const increment = type => {
                state[type]++;
                stack.push(type);
            };
            const decrement = type => {
                state[type]--;
                stack.pop();
            };
            const push = tok => {
                if (prev.type === 'globstar') {
                    const isBrace = state.braces > 0 && (tok.type === 'comma' || tok.type === 'brace');
                    const isExtglob = tok.extglob === true || (extglobs.length && (tok.type === 'pipe' || tok.type === 'paren'));
                    if (tok.type !== 'slash' && tok.type !== 'paren' && !isBrace && !isExtglob) {
                        state.output = state.output.slice(0, -prev.output.length);
                        prev.type = 'star';
                        prev.value = '*';
                        prev.output = star;
                        state.output += prev.output;
                    }
                }
                if (extglobs.length && tok.type !== 'paren') {
                    extglobs[extglobs.length - 1].inner += tok.value;
                }
                if (tok.value || tok.output)
                    append(tok);
                if (prev && prev.type === 'text' && tok.type === 'text') {
                    prev.value += tok.value;
                    prev.output = (prev.output || '') + tok.value;
                    return;
                }
                tok.prev = prev;
                tokens.push(tok);
                prev = tok;
            };
            const extglobOpen = (type, value) => {
                const token = { ...EXTGLOB_CHARS[value], conditions: 1, inner: '' };
                token.prev = prev;
                token.parens = state.parens;
                token.output = state.output;
                token.startIndex = state.index;
                token.tokensIndex = tokens.length;
                const output = (opts.capture ? '(' : '') + token.open;
                increment('parens');
                push({ type, value, output: state.output ? '' : ONE_CHAR });
                push({ type: 'paren', extglob: true, value: advance(), output });
                extglobs.push(token);
            };
            const extglobClose = token => {
                const literal = input.slice(token.startIndex, state.index + 1);
                const body = input.slice(token.startIndex + 2, state.index);
                const analysis = analyzeRepeatedExtglob(body, opts);
                if ((token.type === 'plus' || token.type === 'star') && analysis.risky) {
                    const safeOutput = analysis.safeOutput
                        ? (token.output ? '' : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput)
                        : undefined;
                    const open = tokens[token.tokensIndex];
                    open.type = 'text';
                    open.value = literal;
                    open.output = safeOutput || utils.escapeRegex(literal);
                    for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
                        tokens[i].value = '';
                        tokens[i].output = '';
                        delete tokens[i].suffix;
                    }
                    state.output = token.output + open.output;
                    state.backtrack = true;
                    push({ type: 'paren', extglob: true, value, output: '' });
                    decrement('parens');
                    return;
                }
                let output = token.close + (opts.capture ? ')' : '');
                let rest;
                if (token.type === 'negate') {
                    let extglobStar = star;
                    if (token.inner && token.inner.length > 1 && token.inner.includes('/')) {
                        extglobStar = globstar(opts);
                    }
                    if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
                        output = token.close = `)$))${extglobStar}`;
                    }
                    if (token.inner.includes('*') && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
                        const expression = parse(rest, { ...options, fastpaths: false }).output;
                        output = token.close = `)${expression})${extglobStar})`;
                    }
                    if (token.prev.type === 'bos') {
                        state.negatedExtglob = true;
                    }
                }
                push({ type: 'paren', extglob: true, value, output });
                decrement('parens');
            };
            if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
                let backslashes = false;
                let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
                    if (first === '\\') {
                        backslashes = true;
                        return m;
                    }
                    if (first === '?') {
                        if (esc) {
                            return esc + first + (rest ? QMARK.repeat(rest.length) : '');
                        }
                        if (index === 0) {
                            return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : '');
                        }
                        return QMARK.repeat(chars.length);
                    }
                    if (first === '.') {
                        return DOT_LITERAL.repeat(chars.length);
                    }
                    if (first === '*') {
                        if (esc) {
                            return esc + first + (rest ? star : '');
                        }
                        return star;
                    }
                    return esc ? m : `\\${m}`;
                });
                if (backslashes === true) {
                    if (opts.unescape === true) {
                        output = output.replace(/\\/g, '');
                    }
                    else {
                        output = output.replace(/\\+/g, m => {
                            return m.length % 2 === 0 ? '\\\\' : (m ? '\\' : '');
                        });
                    }
                }
                if (output === input && opts.contains === true) {
                    state.output = input;
                    return state;
                }
                state.output = utils.wrapOutput(output, state, options);
                return state;
            }
            while (!eos()) {
                value = advance();
                if (value === '\u0000') {
                    continue;
                }
                if (value === '\\') {
                    const next = peek();
                    if (next === '/' && opts.bash !== true) {
                        continue;
                    }
                    if (next === '.' || next === ';') {
                        continue;
                    }
                    if (!next) {
                        value += '\\';
                        push({ type: 'text', value });
                        continue;
                    }
                    const match = /^\\+/.exec(remaining());
                    let slashes = 0;
                    if (match && match[0].length > 2) {
                        slashes = match[0].length;
                        state.index += slashes;
                        if (slashes % 2 !== 0) {
                            value += '\\';
                        }
                    }
                    if (opts.unescape === true) {
                        value = advance();
                    }
                    else {
                        value += advance();
                    }
                    if (state.brackets === 0) {
                        push({ type: 'text', value });
                        continue;
                    }
                }
                if (state.brackets > 0 && (value !== ']' || prev.value === '[' || prev.value === '[^')) {
                    if (opts.posix !== false && value === ':') {
                        const inner = prev.value.slice(1);
                        if (inner.includes('[')) {
                            prev.posix = true;
                            if (inner.includes(':')) {
                                const idx = prev.value.lastIndexOf('[');
                                const pre = prev.value.slice(0, idx);
                                const rest = prev.value.slice(idx + 2);
                                const posix = POSIX_REGEX_SOURCE[rest];
                                if (posix) {
                                    prev.value = pre + posix;
                                    state.backtrack = true;
                                    advance();
                                    if (!bos.output && tokens.indexOf(prev) === 1) {
                                        bos.output = ONE_CHAR;
                                    }
                                    continue;
                                }
                            }
                        }
                    }
                    if ((value === '[' && peek() !== ':') || (value === '-' && peek() === ']')) {
                        value = `\\${value}`;
                    }
                    if (value === ']' && (prev.value === '[' || prev.value === '[^')) {
                        value = `\\${value}`;
                    }
                    if (opts.posix === true && value === '!' && prev.value === '[') {
                        value = '^';
                    }
                    prev.value += value;
                    append({ value });
                    continue;
                }
                if (state.quotes === 1 && value !== '"') {
                    value = utils.escapeRegex(value);
                    prev.value += value;
                    append({ value });
                    continue;
                }
                if (value === '"') {
                    state.quotes = state.quotes === 1 ? 0 : 1;
                    if (opts.keepQuotes === true) {
                        push({ type: 'text', value });
                    }
                    continue;
                }
                if (value === '(') {
                    increment('parens');
                    push({ type: 'paren', value });
                    continue;
                }
                if (value === ')') {
                    if (state.parens === 0 && opts.strictBrackets === true) {
                        throw new SyntaxError(syntaxError('opening', '('));
                    }
                    const extglob = extglobs[extglobs.length - 1];
                    if (extglob && state.parens === extglob.parens + 1) {
                        extglobClose(extglobs.pop());
                        continue;
                    }
                    push({ type: 'paren', value, output: state.parens ? ')' : '\\)' });
                    decrement('parens');
                    continue;
                }
                if (value === '[') {
                    if (opts.nobracket === true || !remaining().includes(']')) {
                        if (opts.nobracket !== true && opts.strictBrackets === true) {
                            throw new SyntaxError(syntaxError('closing', ']'));
                        }
                        value = `\\${value}`;
                    }
                    else {
                        increment('brackets');
                    }
                    push({ type: 'bracket', value });
                    continue;
                }
                if (value === ']') {
                    if (opts.nobracket === true || (prev && prev.type === 'bracket' && prev.value.length === 1)) {
                        push({ type: 'text', value, output: `\\${value}` });
                        continue;
                    }
                    if (state.brackets === 0) {
                        if (opts.strictBrackets === true) {
                            throw new SyntaxError(syntaxError('opening', '['));
                        }
                        push({ type: 'text', value, output: `\\${value}` });
                        continue;
                    }
                    decrement('brackets');
                    const prevValue = prev.value.slice(1);
                    if (prev.posix !== true && prevValue[0] === '^' && !prevValue.includes('/')) {
                        value = `/${value}`;
                    }
                    prev.value += value;
                    append({ value });
                    if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
                        continue;
                    }
                    const escaped = utils.escapeRegex(prev.value);
                    state.output = state.output.slice(0, -prev.value.length);
                    if (opts.literalBrackets === true) {
                        state.output += escaped;
                        prev.value = escaped;
                        continue;
                    }
                    prev.value = `(${capture}${escaped}|${prev.value})`;
                    state.output += prev.value;
                    continue;
                }
                if (value === '{' && opts.nobrace !== true) {
                    increment('braces');
                    const open = {
                        type: 'brace',
                        value,
                        output: '(',
                        outputIndex: state.output.length,
                        tokensIndex: state.tokens.length
                    };
                    braces.push(open);
                    push(open);
                    continue;
                }
                if (value === '}') {
                    const brace = braces[braces.length - 1];
                    if (opts.nobrace === true || !brace) {
                        push({ type: 'text', value, output: value });
                        continue;
                    }
                    let output = ')';
                    if (brace.dots === true) {
                        const arr = tokens.slice();
                        const range = [];
                        for (let i = arr.length - 1; i >= 0; i--) {
                            tokens.pop();
                            if (arr[i].type === 'brace') {
                                break;
                            }
                            if (arr[i].type !== 'dots') {
                                range.unshift(arr[i].value);
                            }
                        }
                        output = expandRange(range, opts);
                        state.backtrack = true;
                    }
                    if (brace.comma !== true && brace.dots !== true) {
                        const out = state.output.slice(0, brace.outputIndex);
                        const toks = state.tokens.slice(brace.tokensIndex);
                        brace.value = brace.output = '\\{';
                        value = output = '\\}';
                        state.output = out;
                        for (const t of toks) {
                            state.output += (t.output || t.value);
                        }
                    }
                    push({ type: 'brace', value, output });
                    decrement('braces');
                    braces.pop();
                    continue;
                }
                if (value === '|') {
                    if (extglobs.length > 0) {
                        extglobs[extglobs.length - 1].conditions++;
                    }
                    push({ type: 'text', value });
                    continue;
                }
                if (value === ',') {
                    let output = value;
                    const brace = braces[braces.length - 1];
                    if (brace && stack[stack.length - 1] === 'braces') {
                        brace.comma = true;
                        output = '|';
                    }
                    push({ type: 'comma', value, output });
                    continue;
                }
                if (value === '/') {
                    if (prev.type === 'dot' && state.index === state.start + 1) {
                        state.start = state.index + 1;
                        state.consumed = '';
                        state.output = '';
                        tokens.pop();
                        prev = bos;
                        continue;
                    }
                    push({ type: 'slash', value, output: SLASH_LITERAL });
                    continue;
                }
                if (value === '.') {
                    if (state.braces > 0 && prev.type === 'dot') {
                        if (prev.value === '.')
                            prev.output = DOT_LITERAL;
                        const brace = braces[braces.length - 1];
                        prev.type = 'dots';
                        prev.output += value;
                        prev.value += value;
                        brace.dots = true;
                        continue;
                    }
                    if ((state.braces + state.parens) === 0 && prev.type !== 'bos' && prev.type !== 'slash') {
                        push({ type: 'text', value, output: DOT_LITERAL });
                        continue;
                    }
                    push({ type: 'dot', value, output: DOT_LITERAL });
                    continue;
                }
                if (value === '?') {
                    const isGroup = prev && prev.value === '(';
                    if (!isGroup && opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
                        extglobOpen('qmark', value);
                        continue;
                    }
                    if (prev && prev.type === 'paren') {
                        const next = peek();
                        let output = value;
                        if (next === '<' && !utils.supportsLookbehinds()) {
                            throw new Error('Node.js v10 or higher is required for regex lookbehinds');
                        }
                        if ((prev.value === '(' && !/[!=<:]/.test(next)) || (next === '<' && !/<([!=]|\w+>)/.test(remaining()))) {
                            output = `\\${value}`;
                        }
                        push({ type: 'text', value, output });
                        continue;
                    }
                    if (opts.dot !== true && (prev.type === 'slash' || prev.type === 'bos')) {
                        push({ type: 'qmark', value, output: QMARK_NO_DOT });
                        continue;
                    }
                    push({ type: 'qmark', value, output: QMARK });
                    continue;
                }
                if (value === '!') {
                    if (opts.noextglob !== true && peek() === '(') {
                        if (peek(2) !== '?' || !/[!=<:]/.test(peek(3))) {
                            extglobOpen('negate', value);
                            continue;
                        }
                    }
                    if (opts.nonegate !== true && state.index === 0) {
                        negate();
                        continue;
                    }
                }
                if (value === '+') {
                    if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
                        extglobOpen('plus', value);
                        continue;
                    }
                    if ((prev && prev.value === '(') || opts.regex === false) {
                        push({ type: 'plus', value, output: PLUS_LITERAL });
                        continue;
                    }
                    if ((prev && (prev.type === 'bracket' || prev.type === 'paren' || prev.type === 'brace')) || state.parens > 0) {
                        push({ type: 'plus', value });
                        continue;
                    }
                    push({ type: 'plus', value: PLUS_LITERAL });
                    continue;
                }
                if (value === '@') {
                    if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
                        push({ type: 'at', extglob: true, value, output: '' });
                        continue;
                    }
                    push({ type: 'text', value });
                    continue;
                }
                if (value !== '*') {
                    if (value === '$' || value === '^') {
                        value = `\\${value}`;
                    }
                    const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
                    if (match) {
                        value += match[0];
                        state.index += match[0].length;
                    }
                    push({ type: 'text', value });
                    continue;
                }
                if (prev && (prev.type === 'globstar' || prev.star === true)) {
                    prev.type = 'star';
                    prev.star = true;
                    prev.value += value;
                    prev.output = star;
                    state.backtrack = true;
                    state.globstar = true;
                    consume(value);
                    continue;
                }
                let rest = remaining();
                if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
                    extglobOpen('star', value);
                    continue;
                }
                if (prev.type === 'star') {
                    if (opts.noglobstar === true) {
                        consume(value);
                        continue;
                    }
                    const prior = prev.prev;
                    const before = prior.prev;
                    const isStart = prior.type === 'slash' || prior.type === 'bos';
                    const afterStar = before && (before.type === 'star' || before.type === 'globstar');
                    if (opts.bash === true && (!isStart || (rest[0] && rest[0] !== '/'))) {
                        push({ type: 'star', value, output: '' });
                        continue;
                    }
                    const isBrace = state.braces > 0 && (prior.type === 'comma' || prior.type === 'brace');
                    const isExtglob = extglobs.length && (prior.type === 'pipe' || prior.type === 'paren');
                    if (!isStart && prior.type !== 'paren' && !isBrace && !isExtglob) {
                        push({ type: 'star', value, output: '' });
                        continue;
                    }
                    while (rest.slice(0, 3) === '/**') {
                        const after = input[state.index + 4];
                        if (after && after !== '/') {
                            break;
                        }
                        rest = rest.slice(3);
                        consume('/**', 3);
                    }
                    if (prior.type === 'bos' && eos()) {
                        prev.type = 'globstar';
                        prev.value += value;
                        prev.output = globstar(opts);
                        state.output = prev.output;
                        state.globstar = true;
                        consume(value);
                        continue;
                    }
                    if (prior.type === 'slash' && prior.prev.type !== 'bos' && !afterStar && eos()) {
                        state.output = state.output.slice(0, -(prior.output + prev.output).length);
                        prior.output = `(?:${prior.output}`;
                        prev.type = 'globstar';
                        prev.output = globstar(opts) + (opts.strictSlashes ? ')' : '|$)');
                        prev.value += value;
                        state.globstar = true;
                        state.output += prior.output + prev.output;
                        consume(value);
                        continue;
                    }
                    if (prior.type === 'slash' && prior.prev.type !== 'bos' && rest[0] === '/') {
                        const end = rest[1] !== void 0 ? '|$' : '';
                        state.output = state.output.slice(0, -(prior.output + prev.output).length);
                        prior.output = `(?:${prior.output}`;
                        prev.type = 'globstar';
                        prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
                        prev.value += value;
                        state.output += prior.output + prev.output;
                        state.globstar = true;
                        consume(value + advance());
                        push({ type: 'slash', value: '/', output: '' });
                        continue;
                    }
                    if (prior.type === 'bos' && rest[0] === '/') {
                        prev.type = 'globstar';
                        prev.value += value;
                        prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
                        state.output = prev.output;
                        state.globstar = true;
                        consume(value + advance());
                        push({ type: 'slash', value: '/', output: '' });
                        continue;
                    }
                    state.output = state.output.slice(0, -prev.output.length);
                    prev.type = 'globstar';
                    prev.output = globstar(opts);
                    prev.value += value;
                    state.output += prev.output;
                    state.globstar = true;
                    consume(value);
                    continue;
                }
                const token = { type: 'star', value, output: star };
                if (opts.bash === true) {
                    token.output = '.*?';
                    if (prev.type === 'bos' || prev.type === 'slash') {
                        token.output = nodot + token.output;
                    }
                    push(token);
                    continue;
                }
                if (prev && (prev.type === 'bracket' || prev.type === 'paren') && opts.regex === true) {
                    token.output = value;
                    push(token);
                    continue;
                }
                if (state.index === state.start || prev.type === 'slash' || prev.type === 'dot') {
                    if (prev.type === 'dot') {
                        state.output += NO_DOT_SLASH;
                        prev.output += NO_DOT_SLASH;
                    }
                    else if (opts.dot === true) {
                        state.output += NO_DOTS_SLASH;
                        prev.output += NO_DOTS_SLASH;
                    }
                    else {
                        state.output += nodot;
                        prev.output += nodot;
                    }
                    if (peek() !== '*') {
                        state.output += ONE_CHAR;
                        prev.output += ONE_CHAR;
                    }
                }
                push(token);
            }
            while (state.brackets > 0) {
                if (opts.strictBrackets === true)
                    throw new SyntaxError(syntaxError('closing', ']'));
                state.output = utils.escapeLast(state.output, '[');
                decrement('brackets');
            }
            while (state.parens > 0) {
                if (opts.strictBrackets === true)
                    throw new SyntaxError(syntaxError('closing', ')'));
                state.output = utils.escapeLast(state.output, '(');
                decrement('parens');
            }
            while (state.braces > 0) {
                if (opts.strictBrackets === true)
                    throw new SyntaxError(syntaxError('closing', '}'));
                state.output = utils.escapeLast(state.output, '{');
                decrement('braces');
            }
            if (opts.strictSlashes !== true && (prev.type === 'star' || prev.type === 'bracket')) {
                push({ type: 'maybe_slash', value: '', output: `${SLASH_LITERAL}?` });
            }
            if (state.backtrack === true) {
                state.output = '';
                for (const token of state.tokens) {
                    state.output += token.output != null ? token.output : token.value;
                    if (token.suffix) {
                        state.output += token.suffix;
                    }
                }
            }
            return state;
        };
        parse.fastpaths = (input, options) => {
            const opts = { ...options };
            const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
            const len = input.length;
            if (len > max) {
                throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
            }
            input = REPLACEMENTS[input] || input;
            const win32 = utils.isWindows(options);
            const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(win32);
            const nodot = opts.dot ? NO_DOTS : NO_DOT;
            const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
            const capture = opts.capture ? '' : '?:';
            const state = { negated: false, prefix: '' };
            let star = opts.bash === true ? '.*?' : STAR;
            if (opts.capture) {
                star = `(${star})`;
            }
            const globstar = opts => {
                if (opts.noglobstar === true)
                    return star;
                return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
            };
            const create = str => {
                switch (str) {
                    case '*':
                        return `${nodot}${ONE_CHAR}${star}`;
                    case '.*':
                        return `${DOT_LITERAL}${ONE_CHAR}${star}`;
                    case '*.*':
                        return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
                    case '*/*':
                        return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
                    case '**':
                        return nodot + globstar(opts);
                    case '**/*':
                        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
                    case '**/*.*':
                        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
                    case '**/.*':
                        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
                    default: {
                        const match = /^(.*?)\.(\w+)$/.exec(str);
                        if (!match)
                            return;
                        const source = create(match[1]);
                        if (!source)
                            return;
                        return source + DOT_LITERAL + match[2];
                    }
                }
            };
            const output = utils.removePrefix(input, state);
            let source = create(output);
            if (source && opts.strictSlashes !== true) {
                source += `${SLASH_LITERAL}?`;
            }
            return source;
        };
        module.exports = parse;
    }),
    39639: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const path = __webpack_require__(16928);
        const scan = __webpack_require__(86028);
        const parse = __webpack_require__(87430);
        const utils = __webpack_require__(8604);
        const constants = __webpack_require__(9560);
        const isObject = val => val && typeof val === 'object' && !Array.isArray(val);
        const picomatch = (glob, options, returnState = false) => {
            if (Array.isArray(glob)) {
                const fns = glob.map(input => picomatch(input, options, returnState));
                const arrayMatcher = str => {
                    for (const isMatch of fns) {
                        const state = isMatch(str);
                        if (state)
                            return state;
                    }
                    return false;
                };
                return arrayMatcher;
            }
            const isState = isObject(glob) && glob.tokens && glob.input;
            if (glob === '' || (typeof glob !== 'string' && !isState)) {
                throw new TypeError('Expected pattern to be a non-empty string');
            }
            const opts = options || {};
            const posix = utils.isWindows(options);
            const regex = isState
                ? picomatch.compileRe(glob, options)
                : picomatch.makeRe(glob, options, false, true);
            const state = regex.state;
            delete regex.state;
            let isIgnored = (() => false);
            if (opts.ignore) {
                const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
                isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
            }
            const matcher = (input, returnObject = false) => {
                const { isMatch, match, output } = picomatch.test(input, regex, options, { glob, posix });
                const result = { glob, state, regex, posix, input, output, match, isMatch };
                if (typeof opts.onResult === 'function') {
                    opts.onResult(result);
                }
                if (isMatch === false) {
                    result.isMatch = false;
                    return returnObject ? result : false;
                }
                if (isIgnored(input)) {
                    if (typeof opts.onIgnore === 'function') {
                        opts.onIgnore(result);
                    }
                    result.isMatch = false;
                    return returnObject ? result : false;
                }
                if (typeof opts.onMatch === 'function') {
                    opts.onMatch(result);
                }
                return returnObject ? result : true;
            };
            if (returnState) {
                matcher.state = state;
            }
            return matcher;
        };
        picomatch.test = (input, regex, options, { glob, posix } = {}) => {
            if (typeof input !== 'string') {
                throw new TypeError('Expected input to be a string');
            }
            if (input === '') {
                return { isMatch: false, output: '' };
            }
            const opts = options || {};
            const format = opts.format || (posix ? utils.toPosixSlashes : null);
            let match = input === glob;
            let output = (match && format) ? format(input) : input;
            if (match === false) {
                output = format ? format(input) : input;
                match = output === glob;
            }
            if (match === false || opts.capture === true) {
                if (opts.matchBase === true || opts.basename === true) {
                    match = picomatch.matchBase(input, regex, options, posix);
                }
                else {
                    match = regex.exec(output);
                }
            }
            return { isMatch: Boolean(match), match, output };
        };
        picomatch.matchBase = (input, glob, options, posix = utils.isWindows(options)) => {
            const regex = glob instanceof RegExp ? glob : picomatch.makeRe(glob, options);
            return regex.test(path.basename(input));
        };
        picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
        picomatch.parse = (pattern, options) => {
            if (Array.isArray(pattern))
                return pattern.map(p => picomatch.parse(p, options));
            return parse(pattern, { ...options, fastpaths: false });
        };
        picomatch.scan = (input, options) => scan(input, options);
        picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
            if (returnOutput === true) {
                return state.output;
            }
            const opts = options || {};
            const prepend = opts.contains ? '' : '^';
            const append = opts.contains ? '' : '$';
            let source = `${prepend}(?:${state.output})${append}`;
            if (state && state.negated === true) {
                source = `^(?!${source}).*$`;
            }
            const regex = picomatch.toRegex(source, options);
            if (returnState === true) {
                regex.state = state;
            }
            return regex;
        };
        picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
            if (!input || typeof input !== 'string') {
                throw new TypeError('Expected a non-empty string');
            }
            let parsed = { negated: false, fastpaths: true };
            if (options.fastpaths !== false && (input[0] === '.' || input[0] === '*')) {
                parsed.output = parse.fastpaths(input, options);
            }
            if (!parsed.output) {
                parsed = parse(input, options);
            }
            return picomatch.compileRe(parsed, options, returnOutput, returnState);
        };
        picomatch.toRegex = (source, options) => {
            try {
                const opts = options || {};
                return new RegExp(source, opts.flags || (opts.nocase ? 'i' : ''));
            }
            catch (err) {
                if (options && options.debug === true)
                    throw err;
                return /$^/;
            }
        };
        picomatch.constants = constants;
        module.exports = picomatch;
    }),
    86028: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const utils = __webpack_require__(8604);
        const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = __webpack_require__(9560);
        const isPathSeparator = code => {
            return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
        };
        const depth = token => {
            if (token.isPrefix !== true) {
                token.depth = token.isGlobstar ? Infinity : 1;
            }
        };
        const scan = (input, options) => {
            const opts = options || {};
            const length = input.length - 1;
            const scanToEnd = opts.parts === true || opts.scanToEnd === true;
            const slashes = [];
            const tokens = [];
            const parts = [];
            let str = input;
            let index = -1;
            let start = 0;
            let lastIndex = 0;
            let isBrace = false;
            let isBracket = false;
            let isGlob = false;
            let isExtglob = false;
            let isGlobstar = false;
            let braceEscaped = false;
            let backslashes = false;
            let negated = false;
            let negatedExtglob = false;
            let finished = false;
            let braces = 0;
            let prev;
            let code;
            let token = { value: '', depth: 0, isGlob: false };
            const eos = () => index >= length;
            const peek = () => str.charCodeAt(index + 1);
            const advance = () => {
                prev = code;
                return str.charCodeAt(++index);
            };
            while (index < length) {
                code = advance();
                let next;
                if (code === CHAR_BACKWARD_SLASH) {
                    backslashes = token.backslashes = true;
                    code = advance();
                    if (code === CHAR_LEFT_CURLY_BRACE) {
                        braceEscaped = true;
                    }
                    continue;
                }
                if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
                    braces++;
                    while (eos() !== true && (code = advance())) {
                        if (code === CHAR_BACKWARD_SLASH) {
                            backslashes = token.backslashes = true;
                            advance();
                            continue;
                        }
                        if (code === CHAR_LEFT_CURLY_BRACE) {
                            braces++;
                            continue;
                        }
                        if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
                            isBrace = token.isBrace = true;
                            isGlob = token.isGlob = true;
                            finished = true;
                            if (scanToEnd === true) {
                                continue;
                            }
                            break;
                        }
                        if (braceEscaped !== true && code === CHAR_COMMA) {
                            isBrace = token.isBrace = true;
                            isGlob = token.isGlob = true;
                            finished = true;
                            if (scanToEnd === true) {
                                continue;
                            }
                            break;
                        }
                        if (code === CHAR_RIGHT_CURLY_BRACE) {
                            braces--;
                            if (braces === 0) {
                                braceEscaped = false;
                                isBrace = token.isBrace = true;
                                finished = true;
                                break;
                            }
                        }
                    }
                    if (scanToEnd === true) {
                        continue;
                    }
                    break;
                }
                if (code === CHAR_FORWARD_SLASH) {
                    slashes.push(index);
                    tokens.push(token);
                    token = { value: '', depth: 0, isGlob: false };
                    if (finished === true)
                        continue;
                    if (prev === CHAR_DOT && index === (start + 1)) {
                        start += 2;
                        continue;
                    }
                    lastIndex = index + 1;
                    continue;
                }
                if (opts.noext !== true) {
                    const isExtglobChar = code === CHAR_PLUS
                        || code === CHAR_AT
                        || code === CHAR_ASTERISK
                        || code === CHAR_QUESTION_MARK
                        || code === CHAR_EXCLAMATION_MARK;
                    if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
                        isGlob = token.isGlob = true;
                        isExtglob = token.isExtglob = true;
                        finished = true;
                        if (code === CHAR_EXCLAMATION_MARK && index === start) {
                            negatedExtglob = true;
                        }
                        if (scanToEnd === true) {
                            while (eos() !== true && (code = advance())) {
                                if (code === CHAR_BACKWARD_SLASH) {
                                    backslashes = token.backslashes = true;
                                    code = advance();
                                    continue;
                                }
                                if (code === CHAR_RIGHT_PARENTHESES) {
                                    isGlob = token.isGlob = true;
                                    finished = true;
                                    break;
                                }
                            }
                            continue;
                        }
                        break;
                    }
                }
                if (code === CHAR_ASTERISK) {
                    if (prev === CHAR_ASTERISK)
                        isGlobstar = token.isGlobstar = true;
                    isGlob = token.isGlob = true;
                    finished = true;
                    if (scanToEnd === true) {
                        continue;
                    }
                    break;
                }
                if (code === CHAR_QUESTION_MARK) {
                    isGlob = token.isGlob = true;
                    finished = true;
                    if (scanToEnd === true) {
                        continue;
                    }
                    break;
                }
                if (code === CHAR_LEFT_SQUARE_BRACKET) {
                    while (eos() !== true && (next = advance())) {
                        if (next === CHAR_BACKWARD_SLASH) {
                            backslashes = token.backslashes = true;
                            advance();
                            continue;
                        }
                        if (next === CHAR_RIGHT_SQUARE_BRACKET) {
                            isBracket = token.isBracket = true;
                            isGlob = token.isGlob = true;
                            finished = true;
                            break;
                        }
                    }
                    if (scanToEnd === true) {
                        continue;
                    }
                    break;
                }
                if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
                    negated = token.negated = true;
                    start++;
                    continue;
                }
                if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
                    isGlob = token.isGlob = true;
                    if (scanToEnd === true) {
                        while (eos() !== true && (code = advance())) {
                            if (code === CHAR_LEFT_PARENTHESES) {
                                backslashes = token.backslashes = true;
                                code = advance();
                                continue;
                            }
                            if (code === CHAR_RIGHT_PARENTHESES) {
                                finished = true;
                                break;
                            }
                        }
                        continue;
                    }
                    break;
                }
                if (isGlob === true) {
                    finished = true;
                    if (scanToEnd === true) {
                        continue;
                    }
                    break;
                }
            }
            if (opts.noext === true) {
                isExtglob = false;
                isGlob = false;
            }
            let base = str;
            let prefix = '';
            let glob = '';
            if (start > 0) {
                prefix = str.slice(0, start);
                str = str.slice(start);
                lastIndex -= start;
            }
            if (base && isGlob === true && lastIndex > 0) {
                base = str.slice(0, lastIndex);
                glob = str.slice(lastIndex);
            }
            else if (isGlob === true) {
                base = '';
                glob = str;
            }
            else {
                base = str;
            }
            if (base && base !== '' && base !== '/' && base !== str) {
                if (isPathSeparator(base.charCodeAt(base.length - 1))) {
                    base = base.slice(0, -1);
                }
            }
            if (opts.unescape === true) {
                if (glob)
                    glob = utils.removeBackslashes(glob);
                if (base && backslashes === true) {
                    base = utils.removeBackslashes(base);
                }
            }
            const state = {
                prefix,
                input,
                start,
                base,
                glob,
                isBrace,
                isBracket,
                isGlob,
                isExtglob,
                isGlobstar,
                negated,
                negatedExtglob
            };
            if (opts.tokens === true) {
                state.maxDepth = 0;
                if (!isPathSeparator(code)) {
                    tokens.push(token);
                }
                state.tokens = tokens;
            }
            if (opts.parts === true || opts.tokens === true) {
                let prevIndex;
                for (let idx = 0; idx < slashes.length; idx++) {
                    const n = prevIndex ? prevIndex + 1 : start;
                    const i = slashes[idx];
                    const value = input.slice(n, i);
                    if (opts.tokens) {
                        if (idx === 0 && start !== 0) {
                            tokens[idx].isPrefix = true;
                            tokens[idx].value = prefix;
                        }
                        else {
                            tokens[idx].value = value;
                        }
                        depth(tokens[idx]);
                        state.maxDepth += tokens[idx].depth;
                    }
                    if (idx !== 0 || value !== '') {
                        parts.push(value);
                    }
                    prevIndex = i;
                }
                if (prevIndex && prevIndex + 1 < input.length) {
                    const value = input.slice(prevIndex + 1);
                    parts.push(value);
                    if (opts.tokens) {
                        tokens[tokens.length - 1].value = value;
                        depth(tokens[tokens.length - 1]);
                        state.maxDepth += tokens[tokens.length - 1].depth;
                    }
                }
                state.slashes = slashes;
                state.parts = parts;
            }
            return state;
        };
        module.exports = scan;
    }),
    8604: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        const path = __webpack_require__(16928);
        const win32 = process.platform === 'win32';
        const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = __webpack_require__(9560);
        exports.isObject = val => val !== null && typeof val === 'object' && !Array.isArray(val);
        exports.hasRegexChars = str => REGEX_SPECIAL_CHARS.test(str);
        exports.isRegexChar = str => str.length === 1 && exports.hasRegexChars(str);
        exports.escapeRegex = str => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, '\\$1');
        exports.toPosixSlashes = str => str.replace(REGEX_BACKSLASH, '/');
        exports.removeBackslashes = str => {
            return str.replace(REGEX_REMOVE_BACKSLASH, match => {
                return match === '\\' ? '' : match;
            });
        };
        exports.supportsLookbehinds = () => {
            const segs = process.version.slice(1).split('.').map(Number);
            if (segs.length === 3 && segs[0] >= 9 || (segs[0] === 8 && segs[1] >= 10)) {
                return true;
            }
            return false;
        };
        exports.isWindows = options => {
            if (options && typeof options.windows === 'boolean') {
                return options.windows;
            }
            return win32 === true || path.sep === '\\';
        };
        exports.escapeLast = (input, char, lastIdx) => {
            const idx = input.lastIndexOf(char, lastIdx);
            if (idx === -1)
                return input;
            if (input[idx - 1] === '\\')
                return exports.escapeLast(input, char, idx - 1);
            return `${input.slice(0, idx)}\\${input.slice(idx)}`;
        };
        exports.removePrefix = (input, state = {}) => {
            let output = input;
            if (output.startsWith('./')) {
                output = output.slice(2);
                state.prefix = './';
            }
            return output;
        };
        exports.wrapOutput = (input, state = {}, options = {}) => {
            const prepend = options.contains ? '' : '^';
            const append = options.contains ? '' : '$';
            let output = `${prepend}(?:${input})${append}`;
            if (state.negated === true) {
                output = `(?:^(?!${output}).*$)`;
            }
            return output;
        };
    }),
    74351: (function (module) {
        let promise;
        module.exports = typeof queueMicrotask === 'function'
            ? queueMicrotask.bind(typeof window !== 'undefined' ? window : global)
            : cb => (promise || (promise = Promise.resolve()))
                .then(cb)
                .catch(err => setTimeout(() => { throw err; }, 0));
    }),
    60844: (function (module) {
        "use strict";
        function reusify(Constructor) {
            var head = new Constructor();
            var tail = head;
            function get() {
                var current = head;
                if (current.next) {
                    head = current.next;
                }
                else {
                    head = new Constructor();
                    tail = head;
                }
                current.next = null;
                return current;
            }
            function release(obj) {
                tail.next = obj;
                tail = obj;
            }
            return {
                get: get,
                release: release
            };
        }
        module.exports = reusify;
    }),
    22743: (function (module, __unused_webpack_exports, __webpack_require__) {
        module.exports = runParallel;
        const queueMicrotask = __webpack_require__(74351);
        function runParallel(tasks, cb) {
            let results, pending, keys;
            let isSync = true;
            if (Array.isArray(tasks)) {
                results = [];
                pending = tasks.length;
            }
            else {
                keys = Object.keys(tasks);
                results = {};
                pending = keys.length;
            }
            function done(err) {
                function end() {
                    if (cb)
                        cb(err, results);
                    cb = null;
                }
                if (isSync)
                    queueMicrotask(end);
                else
                    end();
            }
            function each(i, err, result) {
                results[i] = result;
                if (--pending === 0 || err) {
                    done(err);
                }
            }
            if (!pending) {
                done(null);
            }
            else if (keys) {
                keys.forEach(function (key) {
                    tasks[key](function (err, result) { each(key, err, result); });
                });
            }
            else {
                tasks.forEach(function (task, i) {
                    task(function (err, result) { each(i, err, result); });
                });
            }
            isSync = false;
        }
    }),
    17551: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        const isNumber = __webpack_require__(3102);
        const toRegexRange = (min, max, options) => {
            if (isNumber(min) === false) {
                throw new TypeError('toRegexRange: expected the first argument to be a number');
            }
            if (max === void 0 || min === max) {
                return String(min);
            }
            if (isNumber(max) === false) {
                throw new TypeError('toRegexRange: expected the second argument to be a number.');
            }
            let opts = { relaxZeros: true, ...options };
            if (typeof opts.strictZeros === 'boolean') {
                opts.relaxZeros = opts.strictZeros === false;
            }
            let relax = String(opts.relaxZeros);
            let shorthand = String(opts.shorthand);
            let capture = String(opts.capture);
            let wrap = String(opts.wrap);
            let cacheKey = min + ':' + max + '=' + relax + shorthand + capture + wrap;
            if (toRegexRange.cache.hasOwnProperty(cacheKey)) {
                return toRegexRange.cache[cacheKey].result;
            }
            let a = Math.min(min, max);
            let b = Math.max(min, max);
            if (Math.abs(a - b) === 1) {
                let result = min + '|' + max;
                if (opts.capture) {
                    return `(${result})`;
                }
                if (opts.wrap === false) {
                    return result;
                }
                return `(?:${result})`;
            }
            let isPadded = hasPadding(min) || hasPadding(max);
            let state = { min, max, a, b };
            let positives = [];
            let negatives = [];
            if (isPadded) {
                state.isPadded = isPadded;
                state.maxLen = String(state.max).length;
            }
            if (a < 0) {
                let newMin = b < 0 ? Math.abs(b) : 1;
                negatives = splitToPatterns(newMin, Math.abs(a), state, opts);
                a = state.a = 0;
            }
            if (b >= 0) {
                positives = splitToPatterns(a, b, state, opts);
            }
            state.negatives = negatives;
            state.positives = positives;
            state.result = collatePatterns(negatives, positives, opts);
            if (opts.capture === true) {
                state.result = `(${state.result})`;
            }
            else if (opts.wrap !== false && (positives.length + negatives.length) > 1) {
                state.result = `(?:${state.result})`;
            }
            toRegexRange.cache[cacheKey] = state;
            return state.result;
        };
        function collatePatterns(neg, pos, options) {
            let onlyNegative = filterPatterns(neg, pos, '-', false, options) || [];
            let onlyPositive = filterPatterns(pos, neg, '', false, options) || [];
            let intersected = filterPatterns(neg, pos, '-?', true, options) || [];
            let subpatterns = onlyNegative.concat(intersected).concat(onlyPositive);
            return subpatterns.join('|');
        }
        function splitToRanges(min, max) {
            let nines = 1;
            let zeros = 1;
            let stop = countNines(min, nines);
            let stops = new Set([max]);
            while (min <= stop && stop <= max) {
                stops.add(stop);
                nines += 1;
                stop = countNines(min, nines);
            }
            stop = countZeros(max + 1, zeros) - 1;
            while (min < stop && stop <= max) {
                stops.add(stop);
                zeros += 1;
                stop = countZeros(max + 1, zeros) - 1;
            }
            stops = [...stops];
            stops.sort(compare);
            return stops;
        }
        function rangeToPattern(start, stop, options) {
            if (start === stop) {
                return { pattern: start, count: [], digits: 0 };
            }
            let zipped = zip(start, stop);
            let digits = zipped.length;
            let pattern = '';
            let count = 0;
            for (let i = 0; i < digits; i++) {
                let [startDigit, stopDigit] = zipped[i];
                if (startDigit === stopDigit) {
                    pattern += startDigit;
                }
                else if (startDigit !== '0' || stopDigit !== '9') {
                    pattern += toCharacterClass(startDigit, stopDigit, options);
                }
                else {
                    count++;
                }
            }
            if (count) {
                pattern += options.shorthand === true ? '\\d' : '[0-9]';
            }
            return { pattern, count: [count], digits };
        }
        function splitToPatterns(min, max, tok, options) {
            let ranges = splitToRanges(min, max);
            let tokens = [];
            let start = min;
            let prev;
            for (let i = 0; i < ranges.length; i++) {
                let max = ranges[i];
                let obj = rangeToPattern(String(start), String(max), options);
                let zeros = '';
                if (!tok.isPadded && prev && prev.pattern === obj.pattern) {
                    if (prev.count.length > 1) {
                        prev.count.pop();
                    }
                    prev.count.push(obj.count[0]);
                    prev.string = prev.pattern + toQuantifier(prev.count);
                    start = max + 1;
                    continue;
                }
                if (tok.isPadded) {
                    zeros = padZeros(max, tok, options);
                }
                obj.string = zeros + obj.pattern + toQuantifier(obj.count);
                tokens.push(obj);
                start = max + 1;
                prev = obj;
            }
            return tokens;
        }
        function filterPatterns(arr, comparison, prefix, intersection, options) {
            let result = [];
            for (let ele of arr) {
                let { string } = ele;
                if (!intersection && !contains(comparison, 'string', string)) {
                    result.push(prefix + string);
                }
                if (intersection && contains(comparison, 'string', string)) {
                    result.push(prefix + string);
                }
            }
            return result;
        }
        function zip(a, b) {
            let arr = [];
            for (let i = 0; i < a.length; i++)
                arr.push([a[i], b[i]]);
            return arr;
        }
        function compare(a, b) {
            return a > b ? 1 : b > a ? -1 : 0;
        }
        function contains(arr, key, val) {
            return arr.some(ele => ele[key] === val);
        }
        function countNines(min, len) {
            return Number(String(min).slice(0, -len) + '9'.repeat(len));
        }
        function countZeros(integer, zeros) {
            return integer - (integer % Math.pow(10, zeros));
        }
        function toQuantifier(digits) {
            let [start = 0, stop = ''] = digits;
            if (stop || start > 1) {
                return `{${start + (stop ? ',' + stop : '')}}`;
            }
            return '';
        }
        function toCharacterClass(a, b, options) {
            return `[${a}${(b - a === 1) ? '' : '-'}${b}]`;
        }
        function hasPadding(str) {
            return /^-?(0+)\d/.test(str);
        }
        function padZeros(value, tok, options) {
            if (!tok.isPadded) {
                return value;
            }
            let diff = Math.abs(tok.maxLen - String(value).length);
            let relax = options.relaxZeros !== false;
            switch (diff) {
                case 0:
                    return '';
                case 1:
                    return relax ? '0?' : '0';
                case 2:
                    return relax ? '0{0,2}' : '00';
                default: {
                    return relax ? `0{0,${diff}}` : `0{${diff}}`;
                }
            }
        }
        toRegexRange.cache = {};
        toRegexRange.clearCache = () => (toRegexRange.cache = {});
        module.exports = toRegexRange;
    }),
    53281: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        var reusify = __webpack_require__(60844);
        function fastqueue(context, worker, _concurrency) {
            if (typeof context === 'function') {
                _concurrency = worker;
                worker = context;
                context = null;
            }
            if (!(_concurrency >= 1)) {
                throw new Error('fastqueue concurrency must be equal to or greater than 1');
            }
            var cache = reusify(Task);
            var queueHead = null;
            var queueTail = null;
            var _running = 0;
            var errorHandler = null;
            var self = {
                push: push,
                drain: noop,
                saturated: noop,
                pause: pause,
                paused: false,
                get concurrency() {
                    return _concurrency;
                },
                set concurrency(value) {
                    if (!(value >= 1)) {
                        throw new Error('fastqueue concurrency must be equal to or greater than 1');
                    }
                    _concurrency = value;
                    if (self.paused)
                        return;
                    for (; queueHead && _running < _concurrency;) {
                        _running++;
                        release();
                    }
                },
                running: running,
                resume: resume,
                idle: idle,
                length: length,
                getQueue: getQueue,
                unshift: unshift,
                empty: noop,
                kill: kill,
                killAndDrain: killAndDrain,
                error: error,
                abort: abort
            };
            return self;
            function running() {
                return _running;
            }
            function pause() {
                self.paused = true;
            }
            function length() {
                var current = queueHead;
                var counter = 0;
                while (current) {
                    current = current.next;
                    counter++;
                }
                return counter;
            }
            function getQueue() {
                var current = queueHead;
                var tasks = [];
                while (current) {
                    tasks.push(current.value);
                    current = current.next;
                }
                return tasks;
            }
            function resume() {
                if (!self.paused)
                    return;
                self.paused = false;
                if (queueHead === null) {
                    _running++;
                    release();
                    return;
                }
                for (; queueHead && _running < _concurrency;) {
                    _running++;
                    release();
                }
            }
            function idle() {
                return _running === 0 && self.length() === 0;
            }
            function push(value, done) {
                var current = cache.get();
                current.context = context;
                current.release = release;
                current.value = value;
                current.callback = done || noop;
                current.errorHandler = errorHandler;
                if (_running >= _concurrency || self.paused) {
                    if (queueTail) {
                        queueTail.next = current;
                        queueTail = current;
                    }
                    else {
                        queueHead = current;
                        queueTail = current;
                        self.saturated();
                    }
                }
                else {
                    _running++;
                    worker.call(context, current.value, current.worked);
                }
            }
            function unshift(value, done) {
                var current = cache.get();
                current.context = context;
                current.release = release;
                current.value = value;
                current.callback = done || noop;
                current.errorHandler = errorHandler;
                if (_running >= _concurrency || self.paused) {
                    if (queueHead) {
                        current.next = queueHead;
                        queueHead = current;
                    }
                    else {
                        queueHead = current;
                        queueTail = current;
                        self.saturated();
                    }
                }
                else {
                    _running++;
                    worker.call(context, current.value, current.worked);
                }
            }
            function release(holder) {
                if (holder) {
                    cache.release(holder);
                }
                var next = queueHead;
                if (next && _running <= _concurrency) {
                    if (!self.paused) {
                        if (queueTail === queueHead) {
                            queueTail = null;
                        }
                        queueHead = next.next;
                        next.next = null;
                        worker.call(context, next.value, next.worked);
                        if (queueTail === null) {
                            self.empty();
                        }
                    }
                    else {
                        _running--;
                    }
                }
                else if (--_running === 0) {
                    self.drain();
                }
            }
            function kill() {
                queueHead = null;
                queueTail = null;
                self.drain = noop;
            }
            function killAndDrain() {
                queueHead = null;
                queueTail = null;
                self.drain();
                self.drain = noop;
            }
            function abort() {
                var current = queueHead;
                queueHead = null;
                queueTail = null;
                while (current) {
                    var next = current.next;
                    var callback = current.callback;
                    var errorHandler = current.errorHandler;
                    var val = current.value;
                    var context = current.context;
                    current.value = null;
                    current.callback = noop;
                    current.errorHandler = null;
                    current.next = null;
                    if (errorHandler) {
                        errorHandler(new Error('abort'), val);
                    }
                    callback.call(context, new Error('abort'));
                    cache.release(current);
                    current = next;
                }
                self.drain = noop;
            }
            function error(handler) {
                errorHandler = handler;
            }
        }
        function noop() { }
        function Task() {
            this.value = null;
            this.callback = noop;
            this.next = null;
            this.release = noop;
            this.context = null;
            this.errorHandler = null;
            var self = this;
            this.worked = function worked(err, result) {
                var callback = self.callback;
                var errorHandler = self.errorHandler;
                var val = self.value;
                self.value = null;
                self.callback = noop;
                if (self.errorHandler) {
                    errorHandler(err, val);
                }
                callback.call(self.context, err, result);
                self.release(self);
            };
        }
        function queueAsPromised(context, worker, _concurrency) {
            if (typeof context === 'function') {
                _concurrency = worker;
                worker = context;
                context = null;
            }
            function asyncWrapper(arg, cb) {
                worker.call(this, arg)
                    .then(function (res) {
                    cb(null, res);
                }, cb);
            }
            var queue = fastqueue(context, asyncWrapper, _concurrency);
            var pushCb = queue.push;
            var unshiftCb = queue.unshift;
            queue.push = push;
            queue.unshift = unshift;
            queue.drained = drained;
            return queue;
            function push(value) {
                var p = new Promise(function (resolve, reject) {
                    pushCb(value, function (err, result) {
                        if (err) {
                            reject(err);
                            return;
                        }
                        resolve(result);
                    });
                });
                p.catch(noop);
                return p;
            }
            function unshift(value) {
                var p = new Promise(function (resolve, reject) {
                    unshiftCb(value, function (err, result) {
                        if (err) {
                            reject(err);
                            return;
                        }
                        resolve(result);
                    });
                });
                p.catch(noop);
                return p;
            }
            function drained() {
                var p = new Promise(function (resolve) {
                    process.nextTick(function () {
                        if (queue.idle()) {
                            resolve();
                        }
                        else {
                            var previousDrain = queue.drain;
                            queue.drain = function () {
                                if (typeof previousDrain === 'function')
                                    previousDrain();
                                resolve();
                                queue.drain = previousDrain;
                            };
                        }
                    });
                });
                return p;
            }
        }
        module.exports = fastqueue;
        module.exports.promise = queueAsPromised;
    }),
    32407: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        "use strict";
        __webpack_require__.d(__webpack_exports__, {
            Hz: function () { return globbySync; }
        });
        var external_node_process_ = __webpack_require__(1708);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var external_node_stream_ = __webpack_require__(57075);
        var external_node_events_ = __webpack_require__(78474);
        var promises_ = __webpack_require__(46466);
        ;
        function mergeStreams(streams) {
            if (!Array.isArray(streams)) {
                throw new TypeError(`Expected an array, got \`${typeof streams}\`.`);
            }
            for (const stream of streams) {
                validateStream(stream);
            }
            const objectMode = streams.some(({ readableObjectMode }) => readableObjectMode);
            const highWaterMark = getHighWaterMark(streams, objectMode);
            const passThroughStream = new MergedStream({
                objectMode,
                writableHighWaterMark: highWaterMark,
                readableHighWaterMark: highWaterMark,
            });
            for (const stream of streams) {
                passThroughStream.add(stream);
            }
            return passThroughStream;
        }
        const getHighWaterMark = (streams, objectMode) => {
            if (streams.length === 0) {
                return (0, external_node_stream_.getDefaultHighWaterMark)(objectMode);
            }
            const highWaterMarks = streams
                .filter(({ readableObjectMode }) => readableObjectMode === objectMode)
                .map(({ readableHighWaterMark }) => readableHighWaterMark);
            return Math.max(...highWaterMarks);
        };
        class MergedStream extends external_node_stream_.PassThrough {
            #streams = new Set([]);
            #ended = new Set([]);
            #aborted = new Set([]);
            #onFinished;
            #unpipeEvent = Symbol('unpipe');
            #streamPromises = new WeakMap();
            add(stream) {
                validateStream(stream);
                if (this.#streams.has(stream)) {
                    return;
                }
                this.#streams.add(stream);
                this.#onFinished ??= onMergedStreamFinished(this, this.#streams, this.#unpipeEvent);
                const streamPromise = endWhenStreamsDone({
                    passThroughStream: this,
                    stream,
                    streams: this.#streams,
                    ended: this.#ended,
                    aborted: this.#aborted,
                    onFinished: this.#onFinished,
                    unpipeEvent: this.#unpipeEvent,
                });
                this.#streamPromises.set(stream, streamPromise);
                stream.pipe(this, { end: false });
            }
            async remove(stream) {
                validateStream(stream);
                if (!this.#streams.has(stream)) {
                    return false;
                }
                const streamPromise = this.#streamPromises.get(stream);
                if (streamPromise === undefined) {
                    return false;
                }
                this.#streamPromises.delete(stream);
                stream.unpipe(this);
                await streamPromise;
                return true;
            }
        }
        const onMergedStreamFinished = async (passThroughStream, streams, unpipeEvent) => {
            updateMaxListeners(passThroughStream, PASSTHROUGH_LISTENERS_COUNT);
            const controller = new AbortController();
            try {
                await Promise.race([
                    onMergedStreamEnd(passThroughStream, controller),
                    onInputStreamsUnpipe(passThroughStream, streams, unpipeEvent, controller),
                ]);
            }
            finally {
                controller.abort();
                updateMaxListeners(passThroughStream, -PASSTHROUGH_LISTENERS_COUNT);
            }
        };
        const onMergedStreamEnd = async (passThroughStream, { signal }) => {
            try {
                await (0, promises_.finished)(passThroughStream, { signal, cleanup: true });
            }
            catch (error) {
                errorOrAbortStream(passThroughStream, error);
                throw error;
            }
        };
        const onInputStreamsUnpipe = async (passThroughStream, streams, unpipeEvent, { signal }) => {
            for await (const [unpipedStream] of (0, external_node_events_.on)(passThroughStream, 'unpipe', { signal })) {
                if (streams.has(unpipedStream)) {
                    unpipedStream.emit(unpipeEvent);
                }
            }
        };
        const validateStream = stream => {
            if (typeof stream?.pipe !== 'function') {
                throw new TypeError(`Expected a readable stream, got: \`${typeof stream}\`.`);
            }
        };
        const endWhenStreamsDone = async ({ passThroughStream, stream, streams, ended, aborted, onFinished, unpipeEvent }) => {
            updateMaxListeners(passThroughStream, PASSTHROUGH_LISTENERS_PER_STREAM);
            const controller = new AbortController();
            try {
                await Promise.race([
                    afterMergedStreamFinished(onFinished, stream, controller),
                    onInputStreamEnd({
                        passThroughStream,
                        stream,
                        streams,
                        ended,
                        aborted,
                        controller,
                    }),
                    onInputStreamUnpipe({
                        stream,
                        streams,
                        ended,
                        aborted,
                        unpipeEvent,
                        controller,
                    }),
                ]);
            }
            finally {
                controller.abort();
                updateMaxListeners(passThroughStream, -PASSTHROUGH_LISTENERS_PER_STREAM);
            }
            if (streams.size > 0 && streams.size === ended.size + aborted.size) {
                if (ended.size === 0 && aborted.size > 0) {
                    abortStream(passThroughStream);
                }
                else {
                    endStream(passThroughStream);
                }
            }
        };
        const afterMergedStreamFinished = async (onFinished, stream, { signal }) => {
            try {
                await onFinished;
                if (!signal.aborted) {
                    abortStream(stream);
                }
            }
            catch (error) {
                if (!signal.aborted) {
                    errorOrAbortStream(stream, error);
                }
            }
        };
        const onInputStreamEnd = async ({ passThroughStream, stream, streams, ended, aborted, controller: { signal } }) => {
            try {
                await (0, promises_.finished)(stream, {
                    signal,
                    cleanup: true,
                    readable: true,
                    writable: false,
                });
                if (streams.has(stream)) {
                    ended.add(stream);
                }
            }
            catch (error) {
                if (signal.aborted || !streams.has(stream)) {
                    return;
                }
                if (isAbortError(error)) {
                    aborted.add(stream);
                }
                else {
                    errorStream(passThroughStream, error);
                }
            }
        };
        const onInputStreamUnpipe = async ({ stream, streams, ended, aborted, unpipeEvent, controller: { signal } }) => {
            await (0, external_node_events_.once)(stream, unpipeEvent, { signal });
            if (!stream.readable) {
                return (0, external_node_events_.once)(signal, 'abort', { signal });
            }
            streams.delete(stream);
            ended.delete(stream);
            aborted.delete(stream);
        };
        const endStream = stream => {
            if (stream.writable) {
                stream.end();
            }
        };
        const errorOrAbortStream = (stream, error) => {
            if (isAbortError(error)) {
                abortStream(stream);
            }
            else {
                errorStream(stream, error);
            }
        };
        const isAbortError = error => error?.code === 'ERR_STREAM_PREMATURE_CLOSE';
        const abortStream = stream => {
            if (stream.readable || stream.writable) {
                stream.destroy();
            }
        };
        const errorStream = (stream, error) => {
            if (!stream.destroyed) {
                stream.once('error', noop);
                stream.destroy(error);
            }
        };
        const noop = (() => { });
        const updateMaxListeners = (passThroughStream, increment) => {
            const maxListeners = passThroughStream.getMaxListeners();
            if (maxListeners !== 0 && maxListeners !== Number.POSITIVE_INFINITY) {
                passThroughStream.setMaxListeners(maxListeners + increment);
            }
        };
        const PASSTHROUGH_LISTENERS_COUNT = 2;
        const PASSTHROUGH_LISTENERS_PER_STREAM = 1;
        var out = __webpack_require__(25648);
        var external_node_util_ = __webpack_require__(57975);
        var external_node_child_process_ = __webpack_require__(31421);
        var external_node_url_ = __webpack_require__(73136);
        ;
        const execFileOriginal = (0, external_node_util_.promisify)(external_node_child_process_.execFile);
        function toPath(urlOrPath) {
            return urlOrPath instanceof URL ? (0, external_node_url_.fileURLToPath)(urlOrPath) : urlOrPath;
        }
        function rootDirectory(pathInput) {
            return path.parse(toPath(pathInput)).root;
        }
        function traversePathUp(startPath) {
            return {
                *[Symbol.iterator]() {
                    let currentPath = path.resolve(toPath(startPath));
                    let previousPath;
                    while (previousPath !== currentPath) {
                        yield currentPath;
                        previousPath = currentPath;
                        currentPath = path.resolve(currentPath, '..');
                    }
                },
            };
        }
        const TEN_MEGABYTES_IN_BYTES = (null && (10 * 1024 * 1024));
        async function execFile(file, arguments_, options = {}) {
            return execFileOriginal(file, arguments_, {
                maxBuffer: TEN_MEGABYTES_IN_BYTES,
                ...options,
            });
        }
        function execFileSync(file, arguments_ = [], options = {}) {
            return execFileSyncOriginal(file, arguments_, {
                maxBuffer: TEN_MEGABYTES_IN_BYTES,
                encoding: 'utf8',
                stdio: 'pipe',
                ...options,
            });
        }
        var external_node_fs_promises_ = __webpack_require__(51455);
        var external_node_os_ = __webpack_require__(48161);
        var ignore = __webpack_require__(23417);
        ;
        function isPathInside(childPath, parentPath) {
            const relation = external_node_path_.relative(parentPath, childPath);
            return Boolean(relation &&
                relation !== '..' &&
                !relation.startsWith(`..${external_node_path_.sep}`) &&
                relation !== external_node_path_.resolve(childPath));
        }
        ;
        function slash(path) {
            const isExtendedLengthPath = path.startsWith('\\\\?\\');
            if (isExtendedLengthPath) {
                return path;
            }
            return path.replace(/\\/g, '/');
        }
        var micromatch = __webpack_require__(98785);
        ;
        const isNegativePattern = pattern => pattern[0] === '!';
        const normalizeAbsolutePatternToRelative = pattern => {
            if (!pattern.startsWith('/')) {
                return pattern;
            }
            const inner = pattern.slice(1);
            const firstSlashIndex = inner.indexOf('/');
            const firstSegment = firstSlashIndex > 0 ? inner.slice(0, firstSlashIndex) : inner;
            if (firstSlashIndex > 0 && !out.isDynamicPattern(firstSegment)) {
                return pattern;
            }
            return inner;
        };
        const absolutePrefixesMatch = (positivePrefix, negativePrefix) => negativePrefix === positivePrefix;
        const getStaticAbsolutePathPrefix = pattern => {
            if (!external_node_path_.isAbsolute(pattern)) {
                return undefined;
            }
            const staticSegments = [];
            for (const segment of pattern.split('/')) {
                if (!segment) {
                    continue;
                }
                if (out.isDynamicPattern(segment)) {
                    break;
                }
                staticSegments.push(segment);
            }
            return staticSegments.length === 0 ? undefined : `/${staticSegments.join('/')}`;
        };
        const normalizeNegativePattern = (pattern, positiveAbsolutePathPrefixes = [], hasRelativePositivePattern = false) => {
            if (!pattern.startsWith('/')) {
                return pattern;
            }
            const normalizedPattern = normalizeAbsolutePatternToRelative(pattern);
            if (normalizedPattern !== pattern) {
                return normalizedPattern;
            }
            if (hasRelativePositivePattern) {
                return pattern.slice(1);
            }
            const negativeAbsolutePathPrefix = getStaticAbsolutePathPrefix(pattern);
            const preserveAsAbsolutePattern = negativeAbsolutePathPrefix !== undefined
                && positiveAbsolutePathPrefixes.some(positiveAbsolutePathPrefix => absolutePrefixesMatch(positiveAbsolutePathPrefix, negativeAbsolutePathPrefix));
            return preserveAsAbsolutePattern ? pattern : pattern.slice(1);
        };
        const bindFsMethod = (object, methodName) => {
            const method = object?.[methodName];
            return typeof method === 'function' ? method.bind(object) : undefined;
        };
        const promisifyFsMethod = (object, methodName) => {
            const method = object?.[methodName];
            if (typeof method !== 'function') {
                return undefined;
            }
            return (0, external_node_util_.promisify)(method.bind(object));
        };
        const normalizeDirectoryPatternForFastGlob = pattern => {
            if (!pattern.endsWith('/')) {
                return pattern;
            }
            const trimmedPattern = pattern.replace(/\/+$/u, '');
            if (!trimmedPattern) {
                return '/**';
            }
            if (trimmedPattern === '**') {
                return '**/**';
            }
            const hasLeadingSlash = trimmedPattern.startsWith('/');
            const patternBody = hasLeadingSlash ? trimmedPattern.slice(1) : trimmedPattern;
            const hasInnerSlash = patternBody.includes('/');
            const needsRecursivePrefix = !hasLeadingSlash && !hasInnerSlash && !trimmedPattern.startsWith('**/');
            const recursivePrefix = needsRecursivePrefix ? '**/' : '';
            return `${recursivePrefix}${trimmedPattern}/**`;
        };
        const getParentDirectoryPrefix = pattern => {
            const normalizedPattern = isNegativePattern(pattern) ? pattern.slice(1) : pattern;
            const match = normalizedPattern.match(/^(\.\.\/)+/);
            return match ? match[0] : '';
        };
        const adjustIgnorePatternsForParentDirectories = (patterns, ignorePatterns) => {
            if (patterns.length === 0 || ignorePatterns.length === 0) {
                return ignorePatterns;
            }
            const parentPrefixes = patterns.map(pattern => getParentDirectoryPrefix(pattern));
            const firstPrefix = parentPrefixes[0];
            if (!firstPrefix) {
                return ignorePatterns;
            }
            const allSamePrefix = parentPrefixes.every(prefix => prefix === firstPrefix);
            if (!allSamePrefix) {
                return ignorePatterns;
            }
            return ignorePatterns.map(pattern => {
                if (pattern.startsWith('**/') && !pattern.startsWith('../')) {
                    return firstPrefix + pattern;
                }
                return pattern;
            });
        };
        const getAsyncStatMethod = fsImplementation => bindFsMethod(fsImplementation?.promises, 'stat')
            ?? bindFsMethod(external_node_fs_.promises, 'stat');
        const getStatSyncMethod = fsImplementation => {
            if (fsImplementation) {
                return bindFsMethod(fsImplementation, 'statSync');
            }
            return bindFsMethod(external_node_fs_, 'statSync');
        };
        const pathHasGitDirectory = stats => Boolean(stats?.isDirectory?.() || stats?.isFile?.());
        const buildPathChain = (startPath, rootPath) => {
            const chain = [];
            let currentPath = startPath;
            chain.push(currentPath);
            while (currentPath !== rootPath) {
                const parentPath = external_node_path_.dirname(currentPath);
                if (parentPath === currentPath) {
                    break;
                }
                currentPath = parentPath;
                chain.push(currentPath);
            }
            return chain;
        };
        const findGitRootInChain = async (paths, statMethod) => {
            for (const directory of paths) {
                const gitPath = external_node_path_.join(directory, '.git');
                try {
                    const stats = await statMethod(gitPath);
                    if (pathHasGitDirectory(stats)) {
                        return directory;
                    }
                }
                catch {
                }
            }
            return undefined;
        };
        const findGitRootSyncUncached = (cwd, fsImplementation) => {
            const statSyncMethod = getStatSyncMethod(fsImplementation);
            if (!statSyncMethod) {
                return undefined;
            }
            const currentPath = external_node_path_.resolve(cwd);
            const { root } = external_node_path_.parse(currentPath);
            const chain = buildPathChain(currentPath, root);
            for (const directory of chain) {
                const gitPath = external_node_path_.join(directory, '.git');
                try {
                    const stats = statSyncMethod(gitPath);
                    if (pathHasGitDirectory(stats)) {
                        return directory;
                    }
                }
                catch {
                }
            }
            return undefined;
        };
        const findGitRootSync = (cwd, fsImplementation) => {
            if (typeof cwd !== 'string') {
                throw new TypeError('cwd must be a string');
            }
            return findGitRootSyncUncached(cwd, fsImplementation);
        };
        const findGitRootAsyncUncached = async (cwd, fsImplementation) => {
            const statMethod = getAsyncStatMethod(fsImplementation);
            if (!statMethod) {
                return findGitRootSync(cwd, fsImplementation);
            }
            const currentPath = external_node_path_.resolve(cwd);
            const { root } = external_node_path_.parse(currentPath);
            const chain = buildPathChain(currentPath, root);
            return findGitRootInChain(chain, statMethod);
        };
        const findGitRoot = async (cwd, fsImplementation) => {
            if (typeof cwd !== 'string') {
                throw new TypeError('cwd must be a string');
            }
            return findGitRootAsyncUncached(cwd, fsImplementation);
        };
        const isWithinGitRoot = (gitRoot, cwd) => {
            const resolvedGitRoot = external_node_path_.resolve(gitRoot);
            const resolvedCwd = external_node_path_.resolve(cwd);
            return resolvedCwd === resolvedGitRoot || isPathInside(resolvedCwd, resolvedGitRoot);
        };
        const getParentGitignorePaths = (gitRoot, cwd) => {
            if (gitRoot && typeof gitRoot !== 'string') {
                throw new TypeError('gitRoot must be a string or undefined');
            }
            if (typeof cwd !== 'string') {
                throw new TypeError('cwd must be a string');
            }
            if (!gitRoot) {
                return [];
            }
            if (!isWithinGitRoot(gitRoot, cwd)) {
                return [];
            }
            const chain = buildPathChain(external_node_path_.resolve(cwd), external_node_path_.resolve(gitRoot));
            return [...chain]
                .reverse()
                .map(directory => external_node_path_.join(directory, '.gitignore'));
        };
        const GITIGNORE_WILDCARDS = /(?<!\\)[*?[]/u;
        const hasGitignoreWildcards = value => GITIGNORE_WILDCARDS.test(value);
        const MICROMATCH_ONLY_SYNTAX = /[(){}|\\]/u;
        const unescapeGitignorePattern = value => value.replaceAll(/\\(.)/gu, '$1');
        const normalizeGitignorePatternForIgnore = value => value.replaceAll(/\\(.)/gu, (match, character) => '*[]\\'.includes(character) ? match : character);
        const toLiteralPattern = value => out.escapePath(unescapeGitignorePattern(value));
        const finalSegment = value => value.replace(/\/+$/u, '').split('/').pop();
        const toStandaloneRule = value => value.replace(/^([#!])/u, String.raw `\$1`);
        const isInsideCwd = relativePath => relativePath !== '' && !relativePath.startsWith('..') && !external_node_path_.isAbsolute(relativePath);
        const anchorToCwd = (directory, body, cwd) => {
            const relativePath = slash(external_node_path_.relative(cwd, external_node_path_.join(directory, body)));
            return isInsideCwd(relativePath) ? relativePath : undefined;
        };
        const createNameComparer = () => {
            const nameMatchers = new Map();
            const matchesName = (pattern, name) => {
                const namePath = unescapeGitignorePattern(name);
                if (!(0, ignore.isPathValid)(namePath)) {
                    return true;
                }
                const normalizedPattern = normalizeGitignorePatternForIgnore(pattern);
                let nameMatcher = nameMatchers.get(normalizedPattern);
                if (!nameMatcher) {
                    nameMatcher = ignore().add([toStandaloneRule(normalizedPattern)]);
                    nameMatchers.set(normalizedPattern, nameMatcher);
                }
                return nameMatcher.ignores(namePath);
            };
            return (pattern, name) => {
                if (hasGitignoreWildcards(pattern) && hasGitignoreWildcards(name)) {
                    return true;
                }
                return hasGitignoreWildcards(name) ? matchesName(name, pattern) : matchesName(pattern, name);
            };
        };
        const getNegationFinalSegments = rules => rules
            .filter(rule => isNegativePattern(rule.pattern))
            .map(rule => finalSegment(rule.pattern.slice(1)))
            .filter(Boolean);
        const negationsCouldRescue = (rules, names) => {
            if (names.length === 0) {
                return false;
            }
            const couldNameTheSamePath = createNameComparer();
            return getNegationFinalSegments(rules).some(negation => names.some(name => couldNameTheSamePath(name, negation)));
        };
        const expandBraceGroups = pattern => {
            if (!pattern.includes('{')) {
                return [pattern];
            }
            const expandedPatterns = out.generateTasks(pattern).flatMap(task => task.patterns);
            return expandedPatterns.length > 0 ? expandedPatterns : [pattern];
        };
        const convertIgnorePatternsForIgnoreFileSearch = (ignorePatterns, searchPatterns) => {
            if (ignorePatterns.length === 0) {
                return ignorePatterns;
            }
            const couldNameTheSamePath = createNameComparer();
            const expandedSearchPatterns = searchPatterns.flatMap(pattern => expandBraceGroups(pattern));
            if (expandedSearchPatterns.some(pattern => MICROMATCH_ONLY_SYNTAX.test(pattern.slice(0, pattern.lastIndexOf('/') + 1)))) {
                return [];
            }
            const ignoreFileNames = expandedSearchPatterns.map(pattern => finalSegment(pattern)).filter(Boolean);
            const couldNameAnIgnoreFile = pattern => {
                const name = finalSegment(pattern.replace(/\/\*\*$/u, ''));
                if (!name || MICROMATCH_ONLY_SYNTAX.test(name)) {
                    return true;
                }
                return ignoreFileNames.some(ignoreFileName => MICROMATCH_ONLY_SYNTAX.test(ignoreFileName)
                    ? hasGitignoreWildcards(name) || micromatch.isMatch(unescapeGitignorePattern(name), ignoreFileName, { dot: true, nocase: true })
                    : couldNameTheSamePath(name, ignoreFileName));
            };
            return ignorePatterns.filter(pattern => !expandBraceGroups(pattern).some(expanded => couldNameAnIgnoreFile(expanded)));
        };
        const getRulePrune = ({ pattern, directory }, { cwd, matcher, hasNegations, canSkipAtAnyDepth, canMatchIgnoreFile, gitignoreOnlySearch }) => {
            if (isNegativePattern(pattern)) {
                return undefined;
            }
            const isDirectoryPattern = pattern.endsWith('/');
            const clean = pattern.replace(/\/+$/u, '');
            if (!clean) {
                return undefined;
            }
            const body = clean.startsWith('**/') && !clean.slice(3).includes('/')
                ? clean.slice(3)
                : clean;
            if (canMatchIgnoreFile(finalSegment(body))) {
                return undefined;
            }
            const isGlob = hasGitignoreWildcards(body);
            if (isGlob && MICROMATCH_ONLY_SYNTAX.test(body)) {
                return undefined;
            }
            const toFastGlob = value => normalizeDirectoryPatternForFastGlob(`/${value}${isDirectoryPattern ? '/' : ''}`).replace(/^\//u, '');
            if (!body.includes('/') && canSkipAtAnyDepth(body)) {
                const relativeDirectory = slash(external_node_path_.relative(cwd, directory));
                const prefix = isInsideCwd(relativeDirectory) ? `${out.escapePath(relativeDirectory)}/` : '';
                return { pattern: toFastGlob(`${prefix}**/${isGlob ? body : toLiteralPattern(body)}`), guardName: body };
            }
            const anchoredBody = body.replace(/^\//u, '');
            const target = anchorToCwd(directory, isGlob ? anchoredBody : unescapeGitignorePattern(anchoredBody), cwd);
            if (target === undefined) {
                return undefined;
            }
            const guardName = finalSegment(anchoredBody);
            if (isGlob) {
                return hasNegations
                    ? undefined
                    : { pattern: toFastGlob(target), guardName };
            }
            if (!matcher(external_node_path_.resolve(cwd, target) + external_node_path_.sep).ignored) {
                return undefined;
            }
            const needsGuard = !gitignoreOnlySearch || target.includes('/');
            return {
                pattern: toFastGlob(out.escapePath(target)),
                guardName: needsGuard ? guardName : undefined,
            };
        };
        const buildPrunePatternsAndGuards = (rules, matcher, cwd, { gitignoreOnlySearch = false, searchesForGitignoreFiles = false } = {}) => {
            if (!matcher || !cwd || !rules || rules.length === 0) {
                return { patterns: [], guardNames: [] };
            }
            const negationNames = getNegationFinalSegments(rules);
            const couldNameTheSamePath = createNameComparer();
            const context = {
                cwd,
                matcher,
                hasNegations: negationNames.length > 0,
                canSkipAtAnyDepth: pattern => !negationNames.some(name => couldNameTheSamePath(pattern, name)),
                canMatchIgnoreFile: pattern => searchesForGitignoreFiles && couldNameTheSamePath(pattern, '.gitignore'),
                gitignoreOnlySearch,
            };
            const patterns = [];
            const guardNames = [];
            for (const rule of rules) {
                const prune = getRulePrune(rule, context);
                if (!prune) {
                    continue;
                }
                patterns.push(prune.pattern);
                if (prune.guardName !== undefined) {
                    guardNames.push(prune.guardName);
                }
            }
            return { patterns, guardNames };
        };
        const convertPatternsForFastGlob = (rules, matcher, cwd) => buildPrunePatternsAndGuards(rules, matcher, cwd).patterns;
        ;
        const defaultIgnoredDirectories = [
            '**/node_modules',
            '**/flow-typed',
            '**/coverage',
            '**/.git',
        ];
        const ignoreFilesGlobOptions = {
            absolute: true,
            dot: true,
        };
        const GITIGNORE_FILES_PATTERN = '**/.gitignore';
        const MAX_INCLUDE_DEPTH = 10;
        const getReadFileMethod = fsImplementation => bindFsMethod(fsImplementation?.promises, 'readFile')
            ?? bindFsMethod(external_node_fs_promises_, 'readFile')
            ?? promisifyFsMethod(fsImplementation, 'readFile');
        const getReadFileSyncMethod = fsImplementation => bindFsMethod(fsImplementation, 'readFileSync')
            ?? bindFsMethod(external_node_fs_, 'readFileSync');
        const shouldSkipIgnoreFileError = (error, suppressErrors) => {
            if (!error) {
                return Boolean(suppressErrors);
            }
            if (error.code === 'ENOENT' || error.code === 'ENOTDIR') {
                return true;
            }
            return Boolean(suppressErrors);
        };
        const createReadError = (kind, filePath, error) => {
            const prefix = `Failed to read ${kind} at ${filePath}`;
            if (error instanceof Error) {
                return new Error(`${prefix}: ${error.message}`, { cause: error });
            }
            return new Error(`${prefix}: ${String(error)}`);
        };
        const createIgnoreFileReadError = (filePath, error) => createReadError('ignore file', filePath, error);
        const createGitConfigReadError = (filePath, error) => createReadError('git config', filePath, error);
        const processIgnoreFileCore = (filePath, readMethod, suppressErrors) => {
            try {
                const content = readMethod(filePath, 'utf8');
                return { filePath, content };
            }
            catch (error) {
                if (shouldSkipIgnoreFileError(error, suppressErrors)) {
                    return undefined;
                }
                throw createIgnoreFileReadError(filePath, error);
            }
        };
        const readIgnoreFilesSafely = async (paths, readFileMethod, suppressErrors) => {
            const fileResults = await Promise.all(paths.map(async (filePath) => {
                try {
                    const content = await readFileMethod(filePath, 'utf8');
                    return { filePath, content };
                }
                catch (error) {
                    if (shouldSkipIgnoreFileError(error, suppressErrors)) {
                        return undefined;
                    }
                    throw createIgnoreFileReadError(filePath, error);
                }
            }));
            return fileResults.filter(Boolean);
        };
        const readIgnoreFilesSafelySync = (paths, readFileSyncMethod, suppressErrors) => paths
            .map(filePath => processIgnoreFileCore(filePath, readFileSyncMethod, suppressErrors))
            .filter(Boolean);
        const dedupePaths = paths => {
            const seen = new Set();
            return paths.filter(filePath => {
                if (seen.has(filePath)) {
                    return false;
                }
                seen.add(filePath);
                return true;
            });
        };
        const globIgnoreFiles = (globFunction, patterns, normalizedOptions) => globFunction(patterns, {
            ...normalizedOptions,
            ...ignoreFilesGlobOptions,
        });
        const normalizeIgnoreFileLine = line => {
            line = line.replace(/^\uFEFF/u, '');
            let whitespaceStart = line.length;
            while (whitespaceStart > 0 && /\s/u.test(line[whitespaceStart - 1])) {
                whitespaceStart--;
            }
            if (whitespaceStart === line.length) {
                return line;
            }
            let backslashCount = 0;
            for (let index = whitespaceStart - 1; index >= 0 && line[index] === '\\'; index--) {
                backslashCount++;
            }
            return backslashCount % 2 === 1
                ? line.slice(0, whitespaceStart) + ' '
                : line.slice(0, whitespaceStart);
        };
        const readIgnoreFileLines = content => content
            .split(/\r?\n/)
            .map(line => normalizeIgnoreFileLine(line))
            .filter(line => line && !line.startsWith('#'));
        const getIgnoreRules = files => files.flatMap(file => {
            const directory = external_node_path_.dirname(file.filePath);
            return readIgnoreFileLines(file.content).map(pattern => ({ pattern, directory }));
        });
        const buildIgnoreResult = (files, normalizedOptions, gitRoot) => {
            const baseDir = gitRoot || normalizedOptions.cwd;
            const patterns = getPatternsFromIgnoreFiles(files, baseDir);
            const matcher = createIgnoreMatcher(patterns, normalizedOptions.cwd, baseDir);
            return {
                patterns,
                rules: getIgnoreRules(files),
                matcher,
                predicate: fileOrDirectory => matcher(fileOrDirectory).ignored,
                usingGitRoot: Boolean(gitRoot && gitRoot !== normalizedOptions.cwd),
            };
        };
        const applyBaseToPattern = (pattern, base) => {
            if (!base) {
                return pattern;
            }
            const isNegative = isNegativePattern(pattern);
            const cleanPattern = isNegative ? pattern.slice(1) : pattern;
            const slashIndex = cleanPattern.indexOf('/');
            const hasNonTrailingSlash = slashIndex !== -1 && slashIndex !== cleanPattern.length - 1;
            let result;
            if (!hasNonTrailingSlash) {
                result = external_node_path_.posix.join(base, '**', cleanPattern);
            }
            else if (cleanPattern.startsWith('/')) {
                result = external_node_path_.posix.join(base, cleanPattern.slice(1));
            }
            else {
                result = external_node_path_.posix.join(base, cleanPattern);
            }
            return isNegative ? '!' + result : result;
        };
        const parseIgnoreFile = (file, cwd) => {
            const base = slash(external_node_path_.relative(cwd, external_node_path_.dirname(file.filePath)));
            return readIgnoreFileLines(file.content).map(pattern => applyBaseToPattern(pattern, base));
        };
        const toRelativePath = (fileOrDirectory, cwd) => {
            if (external_node_path_.isAbsolute(fileOrDirectory)) {
                const relativePath = external_node_path_.relative(cwd, fileOrDirectory);
                if (relativePath && !isPathInside(fileOrDirectory, cwd)) {
                    return undefined;
                }
                return relativePath;
            }
            if (fileOrDirectory.startsWith('./')) {
                return fileOrDirectory.slice(2);
            }
            if (fileOrDirectory.startsWith('../')) {
                return undefined;
            }
            return fileOrDirectory;
        };
        const notIgnored = { ignored: false, unignored: false };
        const createIgnoreMatcher = (patterns, cwd, baseDir) => {
            const ignores = ignore().add(patterns);
            const resolvedCwd = external_node_path_.normalize(external_node_path_.resolve(cwd));
            const resolvedBaseDir = external_node_path_.normalize(external_node_path_.resolve(baseDir));
            return fileOrDirectory => {
                fileOrDirectory = toPath(fileOrDirectory);
                const hasTrailingSeparator = /[/\\]$/.test(fileOrDirectory);
                const normalizedPath = external_node_path_.normalize(external_node_path_.resolve(fileOrDirectory));
                if (normalizedPath === resolvedCwd) {
                    return notIgnored;
                }
                let relativePath = toRelativePath(fileOrDirectory, resolvedBaseDir);
                if (relativePath === undefined) {
                    return notIgnored;
                }
                if (!relativePath) {
                    return notIgnored;
                }
                if (hasTrailingSeparator && !relativePath.endsWith(external_node_path_.sep)) {
                    relativePath += external_node_path_.sep;
                }
                return ignores.test(slash(relativePath));
            };
        };
        const normalizeOptions = (options = {}) => {
            const ignoreOption = options.ignore
                ? (Array.isArray(options.ignore) ? options.ignore : [options.ignore])
                : [];
            const cwd = toPath(options.cwd) ?? external_node_process_.cwd();
            const deep = typeof options.deep === 'number' ? Math.max(0, options.deep) + 1 : Number.POSITIVE_INFINITY;
            return {
                cwd,
                suppressErrors: options.suppressErrors ?? false,
                deep,
                ignore: [...ignoreOption, ...defaultIgnoredDirectories],
                followSymbolicLinks: options.followSymbolicLinks ?? true,
                concurrency: options.concurrency,
                throwErrorOnBrokenSymbolicLink: options.throwErrorOnBrokenSymbolicLink ?? false,
                fs: options.fs,
            };
        };
        const unescapeGitQuotedValue = value => value.replaceAll(/\\(["\\abfnrtv])/g, (_match, escapedCharacter) => {
            switch (escapedCharacter) {
                case 'a': {
                    return '\u0007';
                }
                case 'b': {
                    return '\b';
                }
                case 'f': {
                    return '\f';
                }
                case 'n': {
                    return '\n';
                }
                case 'r': {
                    return '\r';
                }
                case 't': {
                    return '\t';
                }
                case 'v': {
                    return '\v';
                }
                default: {
                    return escapedCharacter;
                }
            }
        });
        const parseGitConfigValue = value => {
            const trimmedValue = value.trim();
            const quotedMatch = trimmedValue.match(/^"((?:[^"\\]|\\.)*)"\s*(?:[#;].*)?$/);
            if (quotedMatch) {
                return unescapeGitQuotedValue(quotedMatch[1]);
            }
            return trimmedValue.replace(/\s[#;].*$/, '').trim();
        };
        const resolveConfigPath = (filePath, configPath) => {
            if (configPath.startsWith('~/')) {
                const homeDirectory = external_node_os_.homedir();
                const resolved = external_node_path_.join(homeDirectory, configPath.slice(2));
                if (!isPathInside(resolved, homeDirectory)) {
                    return external_node_path_.join(homeDirectory, '.globby-invalid-path-traversal');
                }
                return resolved;
            }
            if (external_node_path_.isAbsolute(configPath)) {
                return configPath;
            }
            return external_node_path_.resolve(external_node_path_.dirname(filePath), configPath);
        };
        const parseGitConfigSection = line => {
            if (!line.startsWith('[')) {
                return undefined;
            }
            let inQuotes = false;
            let isEscaped = false;
            for (let index = 1; index < line.length; index++) {
                const character = line[index];
                if (isEscaped) {
                    isEscaped = false;
                    continue;
                }
                if (character === '\\') {
                    isEscaped = true;
                    continue;
                }
                if (character === '"') {
                    inQuotes = !inQuotes;
                    continue;
                }
                if (character === ']' && !inQuotes) {
                    const remainder = line.slice(index + 1).trimStart();
                    if (remainder && !remainder.startsWith('#') && !remainder.startsWith(';')) {
                        return undefined;
                    }
                    return line.slice(1, index).trim();
                }
            }
            return undefined;
        };
        const parseGitConfigEntry = line => {
            const match = line.match(/^([A-Za-z\d-.]+)\s*=\s*(.*)$/);
            if (!match) {
                return undefined;
            }
            return {
                key: match[1].toLowerCase(),
                value: parseGitConfigValue(match[2]),
            };
        };
        const parseIncludeIfCondition = section => {
            if (!section) {
                return undefined;
            }
            const match = section.match(/^includeif\s+"([^"]+)"$/i);
            return match ? match[1] : undefined;
        };
        const normalizeGitConfigConditionPattern = (pattern, configFilePath) => {
            if (pattern.startsWith('~/')) {
                pattern = external_node_path_.join(external_node_os_.homedir(), pattern.slice(2));
            }
            else if (pattern.startsWith('./')) {
                pattern = external_node_path_.resolve(external_node_path_.dirname(configFilePath), pattern.slice(2));
            }
            else if (!external_node_path_.isAbsolute(pattern)) {
                pattern = `**/${pattern}`;
            }
            if (pattern.endsWith('/')) {
                pattern += '**';
            }
            return slash(pattern);
        };
        const gitConfigGlobToRegex = (pattern, flags) => {
            let regex = '';
            for (let index = 0; index < pattern.length; index++) {
                const character = pattern[index];
                const nextCharacter = pattern[index + 1];
                const nextNextCharacter = pattern[index + 2];
                if (character === '*' && nextCharacter === '*' && nextNextCharacter === '/') {
                    regex += '(?:.*/)?';
                    index += 2;
                    continue;
                }
                if (character === '*' && nextCharacter === '*') {
                    regex += '.*';
                    index += 1;
                    continue;
                }
                if (character === '*') {
                    regex += '[^/]*';
                    continue;
                }
                if (character === '?') {
                    regex += '[^/]';
                    continue;
                }
                if (character === '[') {
                    const closingBracketIndex = pattern.indexOf(']', index + 1);
                    if (closingBracketIndex !== -1) {
                        const bracketContent = pattern.slice(index + 1, closingBracketIndex);
                        if (bracketContent) {
                            const negatedBracketContent = bracketContent[0] === '!' ? `^${bracketContent.slice(1)}` : bracketContent;
                            regex += `[${negatedBracketContent}]`;
                            index = closingBracketIndex;
                            continue;
                        }
                    }
                }
                regex += /[|\\{}()[\]^$+?.]/.test(character) ? `\\${character}` : character;
            }
            try {
                return new RegExp(`^${regex}$`, flags);
            }
            catch {
                return /(?!)/;
            }
        };
        const matchesIncludeIfCondition = (condition, gitDirectory, configFilePath) => {
            if (!gitDirectory) {
                return false;
            }
            const match = condition.match(/^(gitdir|gitdir\/i):(.*)$/i);
            if (!match) {
                return false;
            }
            const [, keyword, rawPattern] = match;
            const pattern = normalizeGitConfigConditionPattern(rawPattern.trim(), configFilePath);
            const isCaseInsensitive = keyword.toLowerCase() === 'gitdir/i';
            const regularExpression = gitConfigGlobToRegex(pattern, isCaseInsensitive ? 'i' : undefined);
            const normalizedGitDirectory = slash(external_node_path_.resolve(gitDirectory));
            return regularExpression.test(normalizedGitDirectory);
        };
        const shouldIncludeConfigSection = (section, gitDirectory, configFilePath) => {
            if (section?.toLowerCase() === 'include') {
                return true;
            }
            const condition = parseIncludeIfCondition(section);
            return condition ? matchesIncludeIfCondition(condition, gitDirectory, configFilePath) : false;
        };
        const createExcludesFileValue = (value, declaringFilePath) => ({
            value,
            declaringFilePath,
        });
        const parseGitConfigForExcludesFile = (content, normalizedPath, gitDirectory) => {
            let currentSection;
            let excludesFile;
            const includePaths = [];
            for (const line of content.split(/\r?\n/)) {
                const trimmed = line.trim();
                if (!trimmed || trimmed.startsWith('#') || trimmed.startsWith(';')) {
                    continue;
                }
                if (trimmed.startsWith('[')) {
                    currentSection = parseGitConfigSection(trimmed);
                    continue;
                }
                const entry = parseGitConfigEntry(trimmed);
                if (!entry) {
                    continue;
                }
                if (currentSection?.toLowerCase() === 'core' && entry.key === 'excludesfile') {
                    excludesFile = createExcludesFileValue(entry.value, normalizedPath);
                    continue;
                }
                if (shouldIncludeConfigSection(currentSection, gitDirectory, normalizedPath) && entry.key === 'path' && entry.value) {
                    includePaths.push(resolveConfigPath(normalizedPath, entry.value));
                }
            }
            return { excludesFile, includePaths };
        };
        const readGitConfigFile = (normalizedPath, readMethod, suppressErrors) => {
            try {
                return readMethod(normalizedPath, 'utf8');
            }
            catch (error) {
                if (shouldSkipIgnoreFileError(error, suppressErrors)) {
                    return undefined;
                }
                throw createGitConfigReadError(normalizedPath, error);
            }
        };
        const getExcludesFileFromGitConfigSync = (filePath, readFileSync, gitDirectory, options = {}) => {
            const { suppressErrors, includeStack = new Set(), depth = 0 } = options;
            const normalizedPath = external_node_path_.resolve(filePath);
            if (includeStack.has(normalizedPath)) {
                return undefined;
            }
            if (depth >= MAX_INCLUDE_DEPTH) {
                return undefined;
            }
            includeStack.add(normalizedPath);
            const content = readGitConfigFile(normalizedPath, readFileSync, suppressErrors);
            if (content === undefined) {
                includeStack.delete(normalizedPath);
                return undefined;
            }
            let { excludesFile, includePaths } = parseGitConfigForExcludesFile(content, normalizedPath, gitDirectory);
            for (const includePath of includePaths) {
                const includedExcludesFile = getExcludesFileFromGitConfigSync(includePath, readFileSync, gitDirectory, { suppressErrors, includeStack, depth: depth + 1 });
                if (includedExcludesFile !== undefined) {
                    excludesFile = includedExcludesFile;
                }
            }
            includeStack.delete(normalizedPath);
            return excludesFile;
        };
        const getExcludesFileFromGitConfigAsync = async (filePath, readFile, gitDirectory, options = {}) => {
            const { suppressErrors, includeStack = new Set(), depth = 0 } = options;
            const normalizedPath = external_node_path_.resolve(filePath);
            if (includeStack.has(normalizedPath)) {
                return undefined;
            }
            if (depth >= MAX_INCLUDE_DEPTH) {
                return undefined;
            }
            includeStack.add(normalizedPath);
            let content;
            try {
                content = await readFile(normalizedPath, 'utf8');
            }
            catch (error) {
                includeStack.delete(normalizedPath);
                if (shouldSkipIgnoreFileError(error, suppressErrors)) {
                    return undefined;
                }
                throw createGitConfigReadError(normalizedPath, error);
            }
            let { excludesFile, includePaths } = parseGitConfigForExcludesFile(content, normalizedPath, gitDirectory);
            for (const includePath of includePaths) {
                const includedExcludesFile = await getExcludesFileFromGitConfigAsync(includePath, readFile, gitDirectory, { suppressErrors, includeStack, depth: depth + 1 });
                if (includedExcludesFile !== undefined) {
                    excludesFile = includedExcludesFile;
                }
            }
            includeStack.delete(normalizedPath);
            return excludesFile;
        };
        const resolveGitDirectoryFromFile = (gitFilePath, content) => {
            const match = content.match(/^gitdir:\s*(.+?)\s*$/i);
            if (!match) {
                return gitFilePath;
            }
            return external_node_path_.resolve(external_node_path_.dirname(gitFilePath), match[1]);
        };
        const getGitDirectorySync = (gitRoot, readFileSync) => {
            if (!gitRoot) {
                return undefined;
            }
            const gitFilePath = external_node_path_.join(gitRoot, '.git');
            try {
                return resolveGitDirectoryFromFile(gitFilePath, readFileSync(gitFilePath, 'utf8'));
            }
            catch {
                return gitFilePath;
            }
        };
        const getGitDirectoryAsync = async (gitRoot, readFile) => {
            if (!gitRoot) {
                return undefined;
            }
            const gitFilePath = external_node_path_.join(gitRoot, '.git');
            try {
                return resolveGitDirectoryFromFile(gitFilePath, await readFile(gitFilePath, 'utf8'));
            }
            catch {
                return gitFilePath;
            }
        };
        const getXdgConfigHome = () => external_node_process_.env.XDG_CONFIG_HOME || external_node_path_.join(external_node_os_.homedir(), '.config');
        const getGitConfigPaths = () => {
            if ("GIT_CONFIG_GLOBAL" in external_node_process_.env) {
                const value = external_node_process_.env.GIT_CONFIG_GLOBAL;
                return value ? [value] : [];
            }
            return [
                external_node_path_.join(getXdgConfigHome(), 'git', 'config'),
                external_node_path_.join(external_node_os_.homedir(), '.gitconfig'),
            ];
        };
        const getDefaultGlobalGitignorePath = () => external_node_path_.join(getXdgConfigHome(), 'git', 'ignore');
        const resolveExcludesFilePath = excludesFileConfig => {
            if (excludesFileConfig?.value === '') {
                return undefined;
            }
            if (excludesFileConfig === undefined) {
                return getDefaultGlobalGitignorePath();
            }
            return resolveConfigPath(excludesFileConfig.declaringFilePath, excludesFileConfig.value);
        };
        const readGlobalGitignoreContent = (filePath, readMethod, suppressErrors) => {
            try {
                const content = readMethod(filePath, 'utf8');
                return { filePath, content };
            }
            catch (error) {
                if (shouldSkipIgnoreFileError(error, suppressErrors)) {
                    return undefined;
                }
                throw createIgnoreFileReadError(filePath, error);
            }
        };
        const getGlobalGitignoreFile = (options = {}) => {
            const cwd = toPath(options.cwd) ?? external_node_process_.cwd();
            const readFileSync = getReadFileSyncMethod(options.fs);
            const gitRoot = findGitRootSync(cwd, options.fs);
            const gitDirectory = getGitDirectorySync(gitRoot, readFileSync);
            let excludesFileConfig;
            for (const gitConfigPath of getGitConfigPaths()) {
                const value = getExcludesFileFromGitConfigSync(gitConfigPath, readFileSync, gitDirectory, { suppressErrors: options.suppressErrors });
                if (value !== undefined) {
                    excludesFileConfig = value;
                }
            }
            const filePath = resolveExcludesFilePath(excludesFileConfig);
            return filePath === undefined ? undefined : readGlobalGitignoreContent(filePath, readFileSync, options.suppressErrors);
        };
        const getGlobalGitignoreFileAsync = async (options = {}) => {
            const cwd = toPath(options.cwd) ?? external_node_process_.cwd();
            const readFile = getReadFileMethod(options.fs);
            const gitRoot = await findGitRoot(cwd, options.fs);
            const gitDirectory = await getGitDirectoryAsync(gitRoot, readFile);
            const excludesFileValues = await Promise.all(getGitConfigPaths().map(gitConfigPath => getExcludesFileFromGitConfigAsync(gitConfigPath, readFile, gitDirectory, { suppressErrors: options.suppressErrors })));
            const excludesFileConfig = excludesFileValues.findLast(value => value !== undefined);
            const filePath = resolveExcludesFilePath(excludesFileConfig);
            if (filePath === undefined) {
                return undefined;
            }
            try {
                const content = await readFile(filePath, 'utf8');
                return { filePath, content };
            }
            catch (error) {
                if (shouldSkipIgnoreFileError(error, options.suppressErrors)) {
                    return undefined;
                }
                throw createIgnoreFileReadError(filePath, error);
            }
        };
        const buildGlobalMatcher = (globalIgnoreFile, cwd, rootDirectory = cwd) => {
            const patterns = parseIgnoreFile(globalIgnoreFile, external_node_path_.dirname(globalIgnoreFile.filePath));
            return createIgnoreMatcher(patterns, cwd, rootDirectory);
        };
        const buildGlobalPredicate = (globalIgnoreFile, cwd, rootDirectory = cwd) => {
            const matcher = buildGlobalMatcher(globalIgnoreFile, cwd, rootDirectory);
            return fileOrDirectory => matcher(fileOrDirectory).ignored;
        };
        const getKnownIgnoreFilePaths = (patterns, normalizedOptions, gitRoot) => {
            const searchPatterns = [patterns].flat();
            const isGitignoreSearch = searchPatterns.includes(GITIGNORE_FILES_PATTERN);
            if (!isGitignoreSearch) {
                return [];
            }
            return gitRoot
                ? getParentGitignorePaths(gitRoot, normalizedOptions.cwd)
                : [external_node_path_.join(normalizedOptions.cwd, '.gitignore')];
        };
        const getKnownIgnoreFileSearchOptions = (patterns, normalizedOptions) => ({
            ...normalizedOptions,
            ignore: [
                ...normalizedOptions.ignore,
                ...[patterns].flat()
                    .filter(pattern => isNegativePattern(pattern))
                    .map(pattern => pattern.slice(1)),
            ],
        });
        const getKnownIgnoreFilePattern = (filePath, cwd) => {
            const pattern = isPathInside(filePath, cwd) ? external_node_path_.relative(cwd, filePath) : filePath;
            return out.convertPathToPattern(pattern);
        };
        const getMatchingKnownIgnoreFilePaths = (knownPaths, matchingPaths) => {
            const matchingPathSet = new Set(matchingPaths.map(filePath => external_node_path_.resolve(filePath)));
            return knownPaths.filter(filePath => matchingPathSet.has(external_node_path_.resolve(filePath)));
        };
        const globKnownIgnoreFilePaths = (globFunction, knownPaths, patterns, normalizedOptions) => {
            if (knownPaths.length === 0) {
                return [];
            }
            return globIgnoreFiles(globFunction, knownPaths.map(filePath => getKnownIgnoreFilePattern(filePath, normalizedOptions.cwd)), getKnownIgnoreFileSearchOptions(patterns, normalizedOptions));
        };
        const filterKnownIgnoreFilePathsAsync = async (knownPaths, patterns, normalizedOptions) => {
            const matchingPaths = await globKnownIgnoreFilePaths(out, knownPaths, patterns, normalizedOptions);
            return getMatchingKnownIgnoreFilePaths(knownPaths, matchingPaths);
        };
        const filterKnownIgnoreFilePathsSync = (knownPaths, patterns, normalizedOptions) => {
            const matchingPaths = globKnownIgnoreFilePaths(out.sync, knownPaths, patterns, normalizedOptions);
            return getMatchingKnownIgnoreFilePaths(knownPaths, matchingPaths);
        };
        const getIgnoreFileSearchPrune = (searchPatterns, files, normalizedOptions, gitRoot) => {
            if (files.length === 0) {
                return { patterns: [], guardNames: [] };
            }
            const { cwd } = normalizedOptions;
            const baseDir = gitRoot || cwd;
            const ignorePatterns = getPatternsFromIgnoreFiles(files, baseDir);
            const matcher = createIgnoreMatcher(ignorePatterns, cwd, baseDir);
            const searchPatternsArray = [searchPatterns].flat();
            const gitignoreOnlySearch = searchPatternsArray.every(pattern => pattern === GITIGNORE_FILES_PATTERN);
            const searchesForGitignoreFiles = searchPatternsArray.includes(GITIGNORE_FILES_PATTERN);
            return buildPrunePatternsAndGuards(getIgnoreRules(files), matcher, cwd, { gitignoreOnlySearch, searchesForGitignoreFiles });
        };
        const withPrunedSearch = (normalizedOptions, prunePatterns) => prunePatterns.length === 0
            ? normalizedOptions
            : { ...normalizedOptions, ignore: [...normalizedOptions.ignore, ...prunePatterns] };
        const getUnreadPaths = (childPaths, knownPaths) => {
            const alreadyRead = new Set(knownPaths.map(filePath => external_node_path_.resolve(filePath)));
            return dedupePaths(childPaths).filter(filePath => !alreadyRead.has(external_node_path_.resolve(filePath)));
        };
        const collectIgnoreFileArtifactsAsync = async (patterns, options, includeParentIgnoreFiles) => {
            const normalizedOptions = normalizeOptions(options);
            const readFileMethod = getReadFileMethod(normalizedOptions.fs);
            const gitRoot = includeParentIgnoreFiles
                ? await findGitRoot(normalizedOptions.cwd, normalizedOptions.fs)
                : undefined;
            const knownPaths = await filterKnownIgnoreFilePathsAsync(getKnownIgnoreFilePaths(patterns, normalizedOptions, gitRoot), patterns, normalizedOptions);
            const knownFiles = await readIgnoreFilesSafely(knownPaths, readFileMethod, normalizedOptions.suppressErrors);
            const { patterns: prunePatterns, guardNames } = getIgnoreFileSearchPrune(patterns, knownFiles, normalizedOptions, gitRoot);
            const childPaths = await globIgnoreFiles(out, patterns, withPrunedSearch(normalizedOptions, prunePatterns));
            let childFiles = await readIgnoreFilesSafely(getUnreadPaths(childPaths, knownPaths), readFileMethod, normalizedOptions.suppressErrors);
            if (negationsCouldRescue(getIgnoreRules(childFiles), guardNames)) {
                const allPaths = await globIgnoreFiles(out, patterns, normalizedOptions);
                childFiles = await readIgnoreFilesSafely(getUnreadPaths(allPaths, knownPaths), readFileMethod, normalizedOptions.suppressErrors);
            }
            return { files: [...knownFiles, ...childFiles], normalizedOptions, gitRoot };
        };
        const collectIgnoreFileArtifactsSync = (patterns, options, includeParentIgnoreFiles) => {
            const normalizedOptions = normalizeOptions(options);
            const readFileSyncMethod = getReadFileSyncMethod(normalizedOptions.fs);
            const gitRoot = includeParentIgnoreFiles
                ? findGitRootSync(normalizedOptions.cwd, normalizedOptions.fs)
                : undefined;
            const knownPaths = filterKnownIgnoreFilePathsSync(getKnownIgnoreFilePaths(patterns, normalizedOptions, gitRoot), patterns, normalizedOptions);
            const knownFiles = readIgnoreFilesSafelySync(knownPaths, readFileSyncMethod, normalizedOptions.suppressErrors);
            const { patterns: prunePatterns, guardNames } = getIgnoreFileSearchPrune(patterns, knownFiles, normalizedOptions, gitRoot);
            const childPaths = globIgnoreFiles(out.sync, patterns, withPrunedSearch(normalizedOptions, prunePatterns));
            let childFiles = readIgnoreFilesSafelySync(getUnreadPaths(childPaths, knownPaths), readFileSyncMethod, normalizedOptions.suppressErrors);
            if (negationsCouldRescue(getIgnoreRules(childFiles), guardNames)) {
                const allPaths = globIgnoreFiles(out.sync, patterns, normalizedOptions);
                childFiles = readIgnoreFilesSafelySync(getUnreadPaths(allPaths, knownPaths), readFileSyncMethod, normalizedOptions.suppressErrors);
            }
            return { files: [...knownFiles, ...childFiles], normalizedOptions, gitRoot };
        };
        const isIgnoredByIgnoreFiles = async (patterns, options) => {
            const { files, normalizedOptions, gitRoot } = await collectIgnoreFileArtifactsAsync(patterns, options, false);
            return buildIgnoreResult(files, normalizedOptions, gitRoot).predicate;
        };
        const isIgnoredByIgnoreFilesSync = (patterns, options) => {
            const { files, normalizedOptions, gitRoot } = collectIgnoreFileArtifactsSync(patterns, options, false);
            return buildIgnoreResult(files, normalizedOptions, gitRoot).predicate;
        };
        const getPatternsFromIgnoreFiles = (files, baseDir) => files.flatMap(file => parseIgnoreFile(file, baseDir));
        const getIgnorePatternsAndPredicate = async (patterns, options, includeParentIgnoreFiles = false) => {
            const { files, normalizedOptions, gitRoot } = await collectIgnoreFileArtifactsAsync(patterns, options, includeParentIgnoreFiles);
            return buildIgnoreResult(files, normalizedOptions, gitRoot);
        };
        const getIgnorePatternsAndPredicateSync = (patterns, options, includeParentIgnoreFiles = false) => {
            const { files, normalizedOptions, gitRoot } = collectIgnoreFileArtifactsSync(patterns, options, includeParentIgnoreFiles);
            return buildIgnoreResult(files, normalizedOptions, gitRoot);
        };
        const isGitIgnored = options => isIgnoredByIgnoreFiles(GITIGNORE_FILES_PATTERN, options);
        const isGitIgnoredSync = options => isIgnoredByIgnoreFilesSync(GITIGNORE_FILES_PATTERN, options);
        ;
        const assertPatternsInput = patterns => {
            if (patterns.some(pattern => typeof pattern !== 'string')) {
                throw new TypeError('Patterns must be a string or an array of strings');
            }
        };
        const getStatMethod = fsImplementation => {
            if (fsImplementation) {
                return bindFsMethod(fsImplementation.promises, 'stat')
                    ?? promisifyFsMethod(fsImplementation, 'stat');
            }
            return bindFsMethod(external_node_fs_.promises, 'stat');
        };
        const globby_getStatSyncMethod = fsImplementation => bindFsMethod(fsImplementation, 'statSync')
            ?? bindFsMethod(external_node_fs_, 'statSync');
        const isDirectory = async (path, fsImplementation) => {
            try {
                const stats = await getStatMethod(fsImplementation)(path);
                return stats.isDirectory();
            }
            catch {
                return false;
            }
        };
        const isDirectorySync = (path, fsImplementation) => {
            try {
                const stats = globby_getStatSyncMethod(fsImplementation)(path);
                return stats.isDirectory();
            }
            catch {
                return false;
            }
        };
        const normalizePathForDirectoryGlob = (filePath, cwd) => {
            const path = isNegativePattern(filePath) ? filePath.slice(1) : filePath;
            return external_node_path_.isAbsolute(path) ? path : external_node_path_.join(cwd, path);
        };
        const shouldExpandGlobstarDirectory = pattern => {
            const match = pattern?.match(/\*\*\/([^/]+)$/);
            if (!match) {
                return false;
            }
            const dirname = match[1];
            const hasWildcards = /[*?[\]{}]/.test(dirname);
            const hasExtension = external_node_path_.extname(dirname) && !dirname.startsWith('.');
            return !hasWildcards && !hasExtension;
        };
        const getDirectoryGlob = ({ directoryPath, files, extensions }) => {
            const extensionGlob = extensions?.length > 0 ? `.${extensions.length > 1 ? `{${extensions.join(',')}}` : extensions[0]}` : '';
            return files
                ? files.map(file => external_node_path_.posix.join(directoryPath, `**/${external_node_path_.extname(file) ? file : `${file}${extensionGlob}`}`))
                : [external_node_path_.posix.join(directoryPath, `**${extensionGlob ? `/*${extensionGlob}` : ''}`)];
        };
        const directoryToGlob = async (directoryPaths, { cwd = external_node_process_.cwd(), files, extensions, fs: fsImplementation, } = {}) => {
            const globs = await Promise.all(directoryPaths.map(async (directoryPath) => {
                const checkPattern = isNegativePattern(directoryPath) ? directoryPath.slice(1) : directoryPath;
                if (shouldExpandGlobstarDirectory(checkPattern)) {
                    return getDirectoryGlob({ directoryPath, files, extensions });
                }
                const pathToCheck = normalizePathForDirectoryGlob(directoryPath, cwd);
                return (await isDirectory(pathToCheck, fsImplementation)) ? getDirectoryGlob({ directoryPath, files, extensions }) : directoryPath;
            }));
            return globs.flat();
        };
        const directoryToGlobSync = (directoryPaths, { cwd = external_node_process_.cwd(), files, extensions, fs: fsImplementation, } = {}) => directoryPaths.flatMap(directoryPath => {
            const checkPattern = isNegativePattern(directoryPath) ? directoryPath.slice(1) : directoryPath;
            if (shouldExpandGlobstarDirectory(checkPattern)) {
                return getDirectoryGlob({ directoryPath, files, extensions });
            }
            const pathToCheck = normalizePathForDirectoryGlob(directoryPath, cwd);
            return isDirectorySync(pathToCheck, fsImplementation) ? getDirectoryGlob({ directoryPath, files, extensions }) : directoryPath;
        });
        const toPatternsArray = patterns => {
            patterns = [...new Set([patterns].flat())];
            assertPatternsInput(patterns);
            return patterns;
        };
        const checkCwdOption = (cwd, fsImplementation = external_node_fs_) => {
            if (!cwd || !fsImplementation.statSync) {
                return;
            }
            let stats;
            try {
                stats = fsImplementation.statSync(cwd);
            }
            catch {
                return;
            }
            if (!stats.isDirectory()) {
                throw new Error(`The \`cwd\` option must be a path to a directory, got: ${cwd}`);
            }
        };
        const globby_normalizeOptions = (options = {}) => {
            const ignore = options.ignore
                ? (Array.isArray(options.ignore) ? options.ignore : [options.ignore])
                : [];
            options = {
                ...options,
                ignore,
                expandDirectories: options.expandDirectories ?? true,
                cwd: toPath(options.cwd),
            };
            checkCwdOption(options.cwd, options.fs);
            return options;
        };
        const normalizeArguments = function_ => async (patterns, options) => function_(toPatternsArray(patterns), globby_normalizeOptions(options));
        const normalizeArgumentsSync = function_ => (patterns, options) => function_(toPatternsArray(patterns), globby_normalizeOptions(options));
        const getIgnoreFilesPatterns = options => {
            const { ignoreFiles, gitignore } = options;
            const patterns = ignoreFiles ? toPatternsArray(ignoreFiles) : [];
            if (gitignore) {
                patterns.push(GITIGNORE_FILES_PATTERN);
            }
            return patterns;
        };
        const isPathIgnored = (matcher, globalMatcher, path) => {
            const globalResult = globalMatcher ? globalMatcher(path) : undefined;
            const result = matcher ? matcher(path) : undefined;
            if (result?.unignored) {
                return false;
            }
            return Boolean(result?.ignored || globalResult?.ignored);
        };
        const hasIgnoredAncestorDirectory = (matcher, globalMatcher, file) => {
            let currentPath = file;
            while (true) {
                const parentDirectory = external_node_path_.dirname(currentPath);
                if (parentDirectory === currentPath) {
                    return false;
                }
                if (isPathIgnored(matcher, globalMatcher, `${parentDirectory}${external_node_path_.sep}`)) {
                    return true;
                }
                currentPath = parentDirectory;
            }
        };
        const combinePredicate = (matcher, globalMatcher) => {
            if (!matcher && !globalMatcher) {
                return false;
            }
            return file => {
                const result = matcher ? matcher(file) : undefined;
                if (result?.unignored) {
                    const globalResult = globalMatcher ? globalMatcher(file) : undefined;
                    return globalResult?.ignored && hasIgnoredAncestorDirectory(matcher, globalMatcher, file);
                }
                return isPathIgnored(matcher, globalMatcher, file);
            };
        };
        const buildIgnoreFilterResult = ({ options, cwd, ignoreResult: { rules, matcher }, globalMatcher, createFilter }) => {
            const finalPredicate = combinePredicate(matcher, globalMatcher);
            const pruneIgnorePatterns = convertPatternsForFastGlob(rules, matcher, cwd);
            return {
                options,
                pruneIgnorePatterns,
                filter: createFilter(finalPredicate, cwd, options.fs),
            };
        };
        const getIgnoreFileSearchOptions = (options, searchPatterns) => ({
            ...options,
            ignore: convertIgnorePatternsForIgnoreFileSearch(options.ignore, searchPatterns),
        });
        const applyIgnoreFilesAndGetFilter = async (options) => {
            const cwd = options.cwd ?? external_node_process_.cwd();
            const ignoreFilesPatterns = getIgnoreFilesPatterns(options);
            const globalIgnoreFile = options.globalGitignore ? await getGlobalGitignoreFileAsync(options) : undefined;
            if (ignoreFilesPatterns.length === 0 && !globalIgnoreFile) {
                return {
                    options,
                    pruneIgnorePatterns: [],
                    filter: createFilterFunctionAsync(false, cwd, options.fs),
                };
            }
            const includeParentIgnoreFiles = options.gitignore === true;
            const ignoreResult = ignoreFilesPatterns.length > 0
                ? await getIgnorePatternsAndPredicate(ignoreFilesPatterns, getIgnoreFileSearchOptions(options, ignoreFilesPatterns), includeParentIgnoreFiles)
                : { rules: [], matcher: false };
            const globalGitRoot = globalIgnoreFile ? await findGitRoot(cwd, options.fs) : undefined;
            const globalMatcher = globalIgnoreFile ? buildGlobalMatcher(globalIgnoreFile, cwd, globalGitRoot ?? cwd) : undefined;
            return buildIgnoreFilterResult({
                options,
                cwd,
                ignoreResult,
                globalMatcher,
                createFilter: createFilterFunctionAsync,
            });
        };
        const applyIgnoreFilesAndGetFilterSync = options => {
            const cwd = options.cwd ?? external_node_process_.cwd();
            const ignoreFilesPatterns = getIgnoreFilesPatterns(options);
            const globalIgnoreFile = options.globalGitignore ? getGlobalGitignoreFile(options) : undefined;
            if (ignoreFilesPatterns.length === 0 && !globalIgnoreFile) {
                return {
                    options,
                    pruneIgnorePatterns: [],
                    filter: createFilterFunction(false, cwd, options.fs),
                };
            }
            const includeParentIgnoreFiles = options.gitignore === true;
            const ignoreResult = ignoreFilesPatterns.length > 0
                ? getIgnorePatternsAndPredicateSync(ignoreFilesPatterns, getIgnoreFileSearchOptions(options, ignoreFilesPatterns), includeParentIgnoreFiles)
                : { rules: [], matcher: false };
            const globalGitRoot = globalIgnoreFile ? findGitRootSync(cwd, options.fs) : undefined;
            const globalMatcher = globalIgnoreFile ? buildGlobalMatcher(globalIgnoreFile, cwd, globalGitRoot ?? cwd) : undefined;
            return buildIgnoreFilterResult({
                options,
                cwd,
                ignoreResult,
                globalMatcher,
                createFilter: createFilterFunction,
            });
        };
        const assertGlobalGitignoreSyncSupport = options => {
            if (options.globalGitignore && options.fs && !options.fs.statSync) {
                throw new Error('The `globalGitignore` option in `globbySync()` requires `fs.statSync` when a custom `fs` is provided.');
            }
        };
        const globalGitignoreAsyncStatErrorMessage = 'The `globalGitignore` option in `globby()` and `globbyStream()` requires `fs.promises.stat` or `fs.stat` when a custom `fs` is provided.';
        const assertGlobalGitignoreAsyncSupport = options => {
            if (!options.globalGitignore || !options.fs) {
                return;
            }
            if (!options.fs.promises?.stat && !options.fs.stat) {
                throw new Error(globalGitignoreAsyncStatErrorMessage);
            }
        };
        const createPathResolver = cwd => {
            const basePath = cwd || external_node_process_.cwd();
            const pathCache = new Map();
            return pathKey => {
                let absolutePath = pathCache.get(pathKey);
                if (absolutePath === undefined) {
                    if (pathCache.size > 10000) {
                        pathCache.clear();
                    }
                    absolutePath = external_node_path_.isAbsolute(pathKey) ? pathKey : external_node_path_.resolve(basePath, pathKey);
                    pathCache.set(pathKey, absolutePath);
                }
                return absolutePath;
            };
        };
        const createAsyncDirectoryCheck = fsMethod => {
            const directoryCache = new Map();
            return async (absolutePath) => {
                let isDirectory = directoryCache.get(absolutePath);
                if (isDirectory !== undefined) {
                    return isDirectory;
                }
                try {
                    const stats = await fsMethod?.(absolutePath);
                    isDirectory = Boolean(stats?.isDirectory());
                }
                catch {
                    isDirectory = false;
                }
                if (directoryCache.size > 10000) {
                    directoryCache.clear();
                }
                directoryCache.set(absolutePath, isDirectory);
                return isDirectory;
            };
        };
        const createDirectoryCheck = fsMethod => {
            const directoryCache = new Map();
            return absolutePath => {
                let isDirectory = directoryCache.get(absolutePath);
                if (isDirectory !== undefined) {
                    return isDirectory;
                }
                try {
                    isDirectory = Boolean(fsMethod?.(absolutePath)?.isDirectory());
                }
                catch {
                    isDirectory = false;
                }
                if (directoryCache.size > 10000) {
                    directoryCache.clear();
                }
                directoryCache.set(absolutePath, isDirectory);
                return isDirectory;
            };
        };
        const createFilterFunctionAsync = (isIgnored, cwd, fsImplementation) => {
            const resolveAbsolutePath = createPathResolver(cwd);
            const isDirectoryEntry = createAsyncDirectoryCheck(getStatMethod(fsImplementation));
            return async (fastGlobResult) => {
                if (!isIgnored) {
                    return true;
                }
                const absolutePath = resolveAbsolutePath(external_node_path_.normalize(fastGlobResult.path ?? fastGlobResult));
                if (isIgnored(absolutePath)) {
                    return false;
                }
                return !(await isDirectoryEntry(absolutePath) && isIgnored(`${absolutePath}${external_node_path_.sep}`));
            };
        };
        const createFilterFunction = (isIgnored, cwd, fsImplementation) => {
            const seen = new Set();
            const resolveAbsolutePath = createPathResolver(cwd);
            const isDirectoryEntry = createDirectoryCheck(globby_getStatSyncMethod(fsImplementation));
            return fastGlobResult => {
                const pathKey = external_node_path_.normalize(fastGlobResult.path ?? fastGlobResult);
                if (seen.has(pathKey)) {
                    return false;
                }
                if (isIgnored) {
                    const absolutePath = resolveAbsolutePath(pathKey);
                    if (isIgnored(absolutePath)) {
                        return false;
                    }
                    if (isDirectoryEntry(absolutePath) && isIgnored(`${absolutePath}${external_node_path_.sep}`)) {
                        return false;
                    }
                }
                seen.add(pathKey);
                return true;
            };
        };
        const unionFastGlobResults = (results, filter) => results.flat().filter(fastGlobResult => filter(fastGlobResult));
        const unionFastGlobResultsAsync = async (results, filter) => {
            results = results.flat();
            const matches = await Promise.all(results.map(fastGlobResult => filter(fastGlobResult)));
            const seen = new Set();
            return results.filter((fastGlobResult, index) => {
                if (!matches[index]) {
                    return false;
                }
                const pathKey = external_node_path_.normalize(fastGlobResult.path ?? fastGlobResult);
                if (seen.has(pathKey)) {
                    return false;
                }
                seen.add(pathKey);
                return true;
            });
        };
        const convertNegativePatterns = (patterns, options) => {
            if (patterns.length > 0 && patterns.every(pattern => isNegativePattern(pattern))) {
                if (options.expandNegationOnlyPatterns === false) {
                    return [];
                }
                patterns = ['**/*', ...patterns];
            }
            const positiveAbsolutePathPrefixes = [];
            let hasRelativePositivePattern = false;
            const normalizedPatterns = [];
            for (const pattern of patterns) {
                if (isNegativePattern(pattern)) {
                    normalizedPatterns.push(`!${normalizeNegativePattern(pattern.slice(1), positiveAbsolutePathPrefixes, hasRelativePositivePattern)}`);
                    continue;
                }
                normalizedPatterns.push(pattern);
                const staticAbsolutePathPrefix = getStaticAbsolutePathPrefix(pattern);
                if (staticAbsolutePathPrefix === undefined) {
                    hasRelativePositivePattern = true;
                    continue;
                }
                positiveAbsolutePathPrefixes.push(staticAbsolutePathPrefix);
            }
            patterns = normalizedPatterns;
            const tasks = [];
            while (patterns.length > 0) {
                const index = patterns.findIndex(pattern => isNegativePattern(pattern));
                if (index === -1) {
                    tasks.push({ patterns, options });
                    break;
                }
                const ignorePattern = patterns[index].slice(1);
                for (const task of tasks) {
                    task.options.ignore.push(ignorePattern);
                }
                if (index !== 0) {
                    tasks.push({
                        patterns: patterns.slice(0, index),
                        options: {
                            ...options,
                            ignore: [
                                ...options.ignore,
                                ignorePattern,
                            ],
                        },
                    });
                }
                patterns = patterns.slice(index + 1);
            }
            return tasks;
        };
        const applyParentDirectoryIgnoreAdjustments = tasks => tasks.map(task => ({
            patterns: task.patterns,
            options: {
                ...task.options,
                ignore: adjustIgnorePatternsForParentDirectories(task.patterns, task.options.ignore),
            },
        }));
        const appendPruneIgnorePatterns = (tasks, pruneIgnorePatterns) => pruneIgnorePatterns.length === 0
            ? tasks
            : tasks.map(task => ({
                patterns: task.patterns,
                options: {
                    ...task.options,
                    ignore: [...task.options.ignore, ...pruneIgnorePatterns],
                },
            }));
        const normalizeExpandDirectoriesOption = (options, cwd) => ({
            ...(cwd ? { cwd } : {}),
            ...(Array.isArray(options) ? { files: options } : options),
        });
        const generateTasks = async (patterns, options, pruneIgnorePatterns = []) => {
            const globTasks = convertNegativePatterns(patterns, options);
            const { cwd, expandDirectories, fs: fsImplementation } = options;
            if (!expandDirectories) {
                return appendPruneIgnorePatterns(applyParentDirectoryIgnoreAdjustments(globTasks), pruneIgnorePatterns);
            }
            const directoryToGlobOptions = {
                ...normalizeExpandDirectoriesOption(expandDirectories, cwd),
                fs: fsImplementation,
            };
            const tasks = await Promise.all(globTasks.map(async (task) => {
                let { patterns, options } = task;
                [
                    patterns,
                    options.ignore,
                ] = await Promise.all([
                    directoryToGlob(patterns, directoryToGlobOptions),
                    directoryToGlob(options.ignore, { cwd, fs: fsImplementation }),
                ]);
                options.ignore = adjustIgnorePatternsForParentDirectories(patterns, options.ignore);
                return { patterns, options };
            }));
            return appendPruneIgnorePatterns(tasks, pruneIgnorePatterns);
        };
        const generateTasksSync = (patterns, options, pruneIgnorePatterns = []) => {
            const globTasks = convertNegativePatterns(patterns, options);
            const { cwd, expandDirectories, fs: fsImplementation } = options;
            if (!expandDirectories) {
                return appendPruneIgnorePatterns(applyParentDirectoryIgnoreAdjustments(globTasks), pruneIgnorePatterns);
            }
            const directoryToGlobSyncOptions = {
                ...normalizeExpandDirectoriesOption(expandDirectories, cwd),
                fs: fsImplementation,
            };
            const tasks = globTasks.map(task => {
                let { patterns, options } = task;
                patterns = directoryToGlobSync(patterns, directoryToGlobSyncOptions);
                options.ignore = directoryToGlobSync(options.ignore, { cwd, fs: fsImplementation });
                options.ignore = adjustIgnorePatternsForParentDirectories(patterns, options.ignore);
                return { patterns, options };
            });
            return appendPruneIgnorePatterns(tasks, pruneIgnorePatterns);
        };
        const globby = normalizeArguments(async (patterns, options) => {
            assertGlobalGitignoreAsyncSupport(options);
            const { options: modifiedOptions, pruneIgnorePatterns, filter } = await applyIgnoreFilesAndGetFilter(options);
            const tasks = await generateTasks(patterns, modifiedOptions, pruneIgnorePatterns);
            const results = await Promise.all(tasks.map(task => out(task.patterns, task.options)));
            return unionFastGlobResultsAsync(results, filter);
        });
        const globbySync = normalizeArgumentsSync((patterns, options) => {
            assertGlobalGitignoreSyncSupport(options);
            const { options: modifiedOptions, pruneIgnorePatterns, filter } = applyIgnoreFilesAndGetFilterSync(options);
            const tasks = generateTasksSync(patterns, modifiedOptions, pruneIgnorePatterns);
            const results = tasks.map(task => out.sync(task.patterns, task.options));
            return unionFastGlobResults(results, filter);
        });
        const globbyStream = normalizeArgumentsSync((patterns, options) => {
            assertGlobalGitignoreAsyncSupport(options);
            const seen = new Set();
            const stream = external_node_stream_.Readable.from((async function* () {
                const { options: modifiedOptions, pruneIgnorePatterns, filter } = await applyIgnoreFilesAndGetFilter(options);
                const tasks = await generateTasks(patterns, modifiedOptions, pruneIgnorePatterns);
                if (tasks.length === 0) {
                    return;
                }
                const streams = tasks.map(task => out.stream(task.patterns, task.options));
                for await (const fastGlobResult of mergeStreams(streams)) {
                    const pathKey = external_node_path_.normalize(fastGlobResult.path ?? fastGlobResult);
                    if (!seen.has(pathKey) && await filter(fastGlobResult)) {
                        seen.add(pathKey);
                        yield fastGlobResult;
                    }
                }
            })());
            return stream;
        });
        const isDynamicPattern = normalizeArgumentsSync((patterns, options) => patterns.some(pattern => out.isDynamicPattern(pattern, options)));
        const generateGlobTasks = normalizeArguments(generateTasks);
        const generateGlobTasksSync = normalizeArgumentsSync(generateTasksSync);
        const { convertPathToPattern } = out;
    })
};
;
