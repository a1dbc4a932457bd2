"use strict";
exports.id = 4424;
exports.ids = [4424];
exports.modules = {

/***/ 4424:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askNpm: function() { return /* binding */ askNpm; }
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/output/temporary-folder.js
var temporary_folder = __webpack_require__(8986);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 4 modules
var disk = __webpack_require__(9764);
// EXTERNAL MODULE: ./build/src/text/json/json-object.js
var json_object = __webpack_require__(6001);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace = __webpack_require__(2605);
;// CONCATENATED MODULE: ./build/src/npm/npm-answer.js



/** What `npm pack --json` printed, for a package in a folder of the repository. */
function npmAnswer(printed, folder) {
    const answer = parsed(printed);
    const failure = (0,json_object/* isObject */.G)(answer) ? answer["error"] : undefined;
    if ((0,json_object/* isObject */.G)(failure))
        return { refused: inOneLine(failure["summary"] ?? failure["code"]) };
    // Up to npm 11 a list of packages; later an object with their names as keys.
    const packages = Array.isArray(answer) ? answer : (0,json_object/* isObject */.G)(answer) ? Object.values(answer) : [];
    const [first] = packages;
    const listed = (0,json_object/* isObject */.G)(first) ? first["files"] : undefined;
    const files = Array.isArray(listed) ? listed.map((file) => packedFile(file, folder)) : [undefined];
    const known = files.filter((file) => file !== undefined);
    if (packages.length !== 1 || known.length < files.length)
        return { silent: "its answer is none that is known here" };
    return { files: known };
}
function packedFile(file, folder) {
    if (!(0,json_object/* isObject */.G)(file))
        return undefined;
    const { path, size } = file;
    if (typeof path !== "string" || typeof size !== "number")
        return undefined;
    const isInside = path !== "" && path.split("/").every((name) => name !== "" && name !== "." && name !== "..");
    return isInside ? { path: (0,workspace/* joined */.oR)(folder, path), size } : undefined;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // npm that ended early, or is none: there is no answer then.
        return undefined;
    }
}
function inOneLine(words) {
    const [line = ""] = (typeof words === "string" ? words : "it does not say why").trim().split(/\r?\n/u);
    return (0,safe/* visible */.RK)((0,safe/* shortened */.vI)(line, 200));
}

;// CONCATENATED MODULE: ./build/src/npm/npm-program.js


/** How npm is started, from folders that no repository can write to; `undefined` where there is none to be seen. */
function npmProgram({ env, platform, execPath }, repository) {
    const isOutside = (folder) => {
        const real = (0,disk/* realFolder */.PX)(folder);
        return real !== undefined && real !== repository && !real.startsWith(repository + external_node_path_.sep);
    };
    const isTrusted = (folder) => (0,external_node_path_.isAbsolute)(folder) && !folder.includes((0,external_node_path_.join)("node_modules", ".bin")) && isOutside(folder);
    const folders = (env["PATH"] ?? env["Path"] ?? "").split(external_node_path_.delimiter).filter(isTrusted);
    const path = folders.join(external_node_path_.delimiter);
    if (platform !== "win32")
        return { file: "npm", args: [], path };
    // There npm is a script of the shell, and no shell is to be started: Node runs what the script would.
    const bin = folders.map((folder) => (0,external_node_path_.join)(folder, "node_modules", "npm", "bin")).find((at) => (0,disk/* realFolder */.PX)(at));
    return bin === undefined ? undefined : { file: execPath, args: [(0,external_node_path_.join)(bin, "npm-cli.js")], path };
}

;// CONCATENATED MODULE: ./build/src/npm/ask-npm.js






const USUAL_LIMIT = 60_000;
const NOT_FOUND = "it was not found";
const LONGEST_ANSWER = 64 * 1024 * 1024;
const INHERITED = ["SystemRoot", "SystemDrive", "ComSpec", "PATHEXT", "LANG", "LC_ALL"];
/**
 * Asks npm what it would pack. Nothing of the plugin is run, nothing is written, and no network is used; the settings of
 * the repository and of the user are not read, and npm is given no credentials.
 */
async function askNpm(question) {
    const { repository, folder } = question;
    const prefix = (0,disk/* workspacePath */.X5)(repository, folder);
    const program = npmProgram(question, repository);
    if (prefix === undefined || !program)
        return { silent: NOT_FOUND };
    return (0,temporary_folder/* inTemporaryFolder */.P)(async (home) => {
        const printed = await run(program, question, home);
        return typeof printed === "string" ? npmAnswer(printed, prefix) : printed;
    });
}
function run(program, question, home) {
    const { env, folder, limit = USUAL_LIMIT } = question;
    const inherited = INHERITED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
    const child = (0,external_node_child_process_.spawn)(program.file, [...program.args, ...argumentsFor(folder, home)], {
        // A folder of our own: npm reads the .npmrc of the one that it is started in.
        cwd: home,
        env: {
            ...Object.fromEntries(inherited),
            PATH: program.path,
            HOME: home,
            USERPROFILE: home,
            TMPDIR: home,
            TEMP: home,
        },
        stdio: ["ignore", "pipe", "ignore"],
        windowsHide: true,
    });
    return new Promise((resolve) => {
        const pieces = [];
        let length = 0;
        const end = (result) => {
            clearTimeout(timer);
            child.kill("SIGKILL");
            child.stdout.destroy();
            resolve(result);
        };
        const timer = setTimeout(() => {
            end({ silent: `it took longer than ${String(limit / 1000)} seconds` });
        }, limit);
        child.stdout.on("data", (piece) => {
            pieces.push(piece);
            length += piece.length;
            if (length > LONGEST_ANSWER)
                end({ silent: "its answer is too long" });
        });
        child.once("error", (error) => {
            end({ silent: error.code === "ENOENT" ? NOT_FOUND : `it could not be started: ${error.message}` });
        });
        child.once("close", () => {
            end(Buffer.concat(pieces).toString("utf8"));
        });
    });
}
function argumentsFor(folder, home) {
    return [
        ...["pack", folder, "--dry-run", "--json", "--ignore-scripts", "--offline"],
        // Neither the settings of the user nor of the machine: both may name programs, registries and folders.
        ...[`--userconfig=${(0,external_node_path_.join)(home, "user")}`, `--globalconfig=${(0,external_node_path_.join)(home, "global")}`],
        ...[`--prefix=${home}`, `--cache=${(0,external_node_path_.join)(home, "cache")}`, "--logs-max=0", "--no-update-notifier"],
    ];
}


/***/ }),

/***/ 8986:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ keptFolder; },
/* harmony export */   P: function() { return /* binding */ inTemporaryFolder; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



const PREFIX = "plugin-preflight-";
/** A new and empty folder below another one, which stays. */
function keptFolder(parent) {
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, PREFIX)));
}
/** Does something with an empty folder of its own, which is removed behind it with all that is in it. */
async function inTemporaryFolder(act) {
    const folder = keptFolder((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
    try {
        return await act(folder);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}


/***/ })

};
;