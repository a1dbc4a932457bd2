"use strict";
exports.id = 4185;
exports.ids = [4185];
exports.modules = {

/***/ 4185:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MOST_MINUTES: function() { return /* binding */ MOST_MINUTES; },
  USUAL_MINUTES: function() { return /* binding */ USUAL_MINUTES; },
  readMinutes: function() { return /* binding */ readMinutes; },
  runsScripts: function() { return /* binding */ runsScripts; },
  skipsScripts: function() { return /* binding */ skipsScripts; }
});

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/scripts/command-facts.js
var command_facts = __webpack_require__(5192);
// EXTERNAL MODULE: ./build/src/plugin/plugin.js + 33 modules
var plugin_plugin = __webpack_require__(983);
// EXTERNAL MODULE: ./build/src/plugin/scripts/scripts.js
var scripts_scripts = __webpack_require__(287);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/manifest/manifest.js
var manifest = __webpack_require__(5635);
// EXTERNAL MODULE: ./build/src/plugin/package/package-manager.js
var package_manager = __webpack_require__(2457);
;// CONCATENATED MODULE: ./build/src/plugin/package/uninstalled.js



/** Of more, whatever is missing is told by the commands that need it. */
const MOST_PACKAGES = 2000;
/** The packages that a package.json asks for and that stand in no `node_modules` from its folder up to the repository's root. */
function uninstalledPackages(workspace, folder, packageJson) {
    const wanted = ["dependencies", "devDependencies"].flatMap((key) => {
        const packages = packageJson?.[key];
        return (0,manifest/* isObject */.Gv)(packages) ? Object.keys(packages) : [];
    });
    if (wanted.length === 0)
        return [];
    const above = (0,package_manager/* foldersAbove */.Zv)(folder);
    // Yarn's Plug'n'Play has no node_modules: its table knows where everything is.
    const isThere = (path) => workspace.entry(path) !== undefined;
    if (above.some((at) => isThere((0,workspace_workspace/* joined */.oR)(at, ".pnp.cjs")) || isThere((0,workspace_workspace/* joined */.oR)(at, ".pnp.js"))))
        return [];
    const modules = above.map((at) => (0,workspace_workspace/* joined */.oR)(at, "node_modules")).filter((path) => isThere(path));
    return [...new Set(wanted)]
        .slice(0, MOST_PACKAGES)
        .filter((name) => !modules.some((path) => isInstalled(workspace, `${path}/${name}`)));
}
/** A link that leads out of the repository is how a package under development is installed. */
function isInstalled(workspace, path) {
    const entry = workspace.entry(path);
    return entry !== undefined && entry.kind !== "broken";
}

;// CONCATENATED MODULE: ./build/src/run/run-scripts.js





/** Finds out what becomes of a plugin's tests, lint and type check by running those that a chosen check looks at. */
function runsScripts({ commands, ...options }) {
    return async ({ workspace, root, folder, needs }) => {
        const given = { givenCommands: commands };
        const names = scripts_scripts/* COMMANDS */.Lo.filter((name) => needs.has(command_facts/* RUN_FACTS */.g[name]));
        if (names.length === 0 && !needs.has("installation"))
            return given;
        const wanted = ["scripts", "packageJson"];
        const { facts } = await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs: wanted, places: false, given });
        const { scripts, packageJson } = facts;
        if ((0,absent/* isAbsent */.W)(scripts))
            return { ...given, ...without(scripts.absent) };
        const missing = (0,absent/* isAbsent */.W)(packageJson) ? [] : uninstalledPackages(workspace, folder, packageJson.value);
        const installation = { missing };
        if (missing.length > 0)
            return { ...given, ...without("its packages are not installed"), installation };
        const { runCommands } = await __webpack_require__.e(/* import() */ 1838).then(__webpack_require__.bind(__webpack_require__, 1838));
        const runs = await runCommands({ root, folder }, scripts, names, options);
        const told = [...runs].map(([name, run]) => [command_facts/* RUN_FACTS */.g[name], run]);
        const notPacked = { archiveChange: (0,absent/* absent */.G)("this is no release") };
        return { ...given, ...without("there is nothing to run"), ...notPacked, installation, ...Object.fromEntries(told) };
    };
}
/** Runs nothing of a plugin's, for a reason that is told of every check that would need it. */
function skipsScripts(reason, commands = {}) {
    return () => Promise.resolve({ givenCommands: commands, ...without(reason) });
}
function without(reason) {
    const none = (0,absent/* absent */.G)(reason);
    return { installation: none, testRun: none, lintRun: none, typecheckRun: none, archiveChange: none };
}
/** Each command may take so long, where nothing else is said: the tests of most plugins take a minute. */
const USUAL_MINUTES = 10;
/** A time limit as a person writes it; `undefined` for what is none. */
function readMinutes(text) {
    const minutes = /^\d{1,4}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : 0;
    return minutes > 0 && minutes <= MOST_MINUTES ? minutes : undefined;
}
/** A job on GitHub ends after six hours. */
const MOST_MINUTES = 360;


/***/ })

};
;