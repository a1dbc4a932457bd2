"use strict";
exports.id = 950;
exports.ids = [950];
exports.modules = {
    47098: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G: function () { return isLinked; }
        });
        function isLinked(workspace, file) {
            const names = file.split("/");
            return names.some((name, depth) => workspace.list(names.slice(0, depth).join("/")).some((listed) => listed.name === name && listed.kind === "link"));
        }
    }),
    49490: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: function () { return resolvePathOfFile; },
            k: function () { return UnsafePathError; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
        var _files_inside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89198);
        const MAX_LINKS = 40;
        class UnsafePathError extends Error {
            name = "UnsafePathError";
        }
        function resolvePathOfFile(path, checkouts, links = 0) {
            if (links > MAX_LINKS)
                throw new UnsafePathError(`there are too many links on the way to ${path}`);
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
                    throw new UnsafePathError(`${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next)} was replaced while it was looked at`);
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
                throw new UnsafePathError(`${file} is not a regular file`);
            if (stat)
                refuseGit(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file)));
        }
        function refuseLink(path, link) {
            const which = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path) === link ? "it is" : `${link} is`;
            throw new UnsafePathError(`${which} a link of the repository, which may lead anywhere`);
        }
        function refuseGit(path, name) {
            if (isGitName(name))
                throw new UnsafePathError(`${path} is in git's own folder, whose files are commands to git`);
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
            L: function () { return ChangedFileError; },
            _: function () { return writeFile; }
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var safe_read = __webpack_require__(10544);
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
            return new path_of_file.k(`${path} was replaced while it was written to`);
        }
        ;
        const { O_CREAT, O_EXCL, O_WRONLY } = external_node_fs_.constants;
        const { O_NOFOLLOW: write_file_O_NOFOLLOW = 0 } = external_node_fs_.constants;
        class ChangedFileError extends Error {
            name = "ChangedFileError";
        }
        function writeFile(path, content, checkouts, expected) {
            const { folder, missing, name, isInCheckout } = (0, path_of_file.R)(path, checkouts);
            withOpenFolder(folder, missing, (held) => {
                const file = held.locate(name);
                const before = (isInCheckout ? external_node_fs_.lstatSync : external_node_fs_.statSync)(file, { throwIfNoEntry: false });
                if (before)
                    (0, external_node_fs_.accessSync)(file, external_node_fs_.constants.W_OK);
                if (expected && before?.isFile() !== true)
                    throw new ChangedFileError(`${path} is not a regular file any more`);
                if (before && !before.isFile()) {
                    if (isInCheckout && !before.isDirectory())
                        throw new path_of_file.k(`${path} is not a regular file`);
                    (0, external_node_fs_.writeFileSync)(file, content);
                    return;
                }
                replaceFile(held, name, { content, mode: before?.mode, expected });
            });
        }
        function replaceFile(held, name, { content, mode, expected }) {
            const file = held.locate(name);
            const draft = held.locate(`.${name.slice(0, 100)}.${crypto.randomUUID()}.draft`);
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
                    throw new ChangedFileError(`${(0, external_node_path_.join)(held.path, name)} was changed meanwhile`);
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
    81652: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            l: function () { return makeCancellable; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"];
        async function makeCancellable(work) {
            const [first, second] = [new AbortController(), new AbortController()];
            const onSignal = (signal) => {
                if (first.signal.aborted)
                    second.abort();
                first.abort(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.j$(SIGNALS.find((known) => known === signal) ?? "SIGTERM"));
            };
            for (const signal of SIGNALS)
                process.on(signal, onSignal);
            try {
                return await work({ signal: first.signal, hurry: second.signal });
            }
            finally {
                for (const signal of SIGNALS)
                    process.off(signal, onSignal);
            }
        }
    }),
    86378: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            e: function () { return isRepositoryName; }
        });
        function isRepositoryName(text) {
            return /^[\w.-]+\/[\w.-]+$/u.test(text);
        }
    }),
    64843: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            P: function () { return readServerUrl; }
        });
        function readServerUrl({ GITHUB_SERVER_URL: given = "" }) {
            return /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?$/iu.test(given) ? given.replace(/\/$/u, "") : "";
        }
    }),
    27245: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: function () { return readWorkflowPath; },
            A: function () { return isOfPullRequest; }
        });
        const WORKFLOW_REF = /^[^/]+\/[^/]+\/(.+?)@(refs\/.*)/u;
        function readWorkflowPath(workflowRef) {
            return WORKFLOW_REF.exec(workflowRef)?.[1];
        }
        function isOfPullRequest(workflowRef) {
            return WORKFLOW_REF.exec(workflowRef)?.[2]?.startsWith("refs/pull/") === true;
        }
    }),
    47892: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Eh: function () { return explainCheckOut; },
            Po: function () { return explainTokenOfJob; },
            Rc: function () { return explainMovedTag; },
            T$: function () { return explainCommitFirst; },
            WC: function () { return explainPushTag; },
            XQ: function () { return explainMoveTag; },
            Yi: function () { return explainNewVersion; },
            ZF: function () { return NAME_REPOSITORY; },
            _D: function () { return explainRightTag; },
            eR: function () { return explainCorrectSums; },
            gn: function () { return explainBuild; },
            hE: function () { return explainNewDraft; },
            j8: function () { return explainWholeCheckout; },
            lN: function () { return explainHandover; },
            m6: function () { return explainFirstArchive; },
            oS: function () { return explainRerun; },
            pV: function () { return NOT_VISIBLE; },
            s: function () { return explainChangelogEntry; },
            sN: function () { return explainOwnTag; },
            uE: function () { return HANDING; },
            vA: function () { return explainOtherToken; },
            zi: function () { return explainPermission; },
            zt: function () { return explainWorkflowChange; }
        });
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16621);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38537);
        function explainBuild(command = "npm ci && npm run build") {
            return `Build before the release:\n  ${command}\nIn a workflow, in a step above it:\n  - run: ${command}`;
        }
        function explainChangelogEntry(file, version, today) {
            const lines = [`## [${version}] - ${today ?? "<date>"}`, "", "### Changed", "", "- What users notice of it"];
            return [`Add to ${file}, with your own words below the heading:`, ...lines.map((line) => `  ${line}`)].join("\n");
        }
        function explainMoveTag(tag, first = "Commit that") {
            const word = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag);
            return `${first}, and move the tag; if something is released under it already, bump the version instead:\n  git tag --force ${word}\n  git push --force origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`;
        }
        const MAX_RIGHT_TAGS = 3;
        function explainRightTag(tag, right) {
            const [first, ...others] = right.slice(0, MAX_RIGHT_TAGS);
            if (first === undefined)
                return "Push a tag of its version, such as v1.2.3";
            const which = others.length === 0 ? "" : `, or ${others.map(_base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e).join(" or ")}`;
            return [
                `If this commit is to be released, also give it the tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(first)}${which}:`,
                `  git fetch origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`,
                `  git push origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`FETCH_HEAD^{commit}:refs/tags/${first}`)}`,
            ].join("\n");
        }
        function explainOwnTag(right, existing, again) {
            const there = right.find((tag) => existing.includes(tag));
            if (there !== undefined)
                return `Did you mean the tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(there)}?\n  ${again(there)}`;
            const [first] = right;
            if (first === undefined)
                return `Name a tag of its version:\n  ${again("v1.2.3")}`;
            const word = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(first);
            return `The tag of this version is ${word}. If it is to be released:\n  git tag ${word}\n  git push origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${first}`)}\n  ${again(first)}`;
        }
        function explainNewVersion(tag, version) {
            const next = incrementPatch(version);
            const fresh = tag.endsWith(version) ? tag.slice(0, -version.length) + next : `v${next}`;
            return `Raise the version to ${next} in manifest.json and package.json, and add its entry to the changelog. Commit, and push a new tag. ${version} stays as it is:\n  git tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(fresh)}\n  git push origin HEAD ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${fresh}`)}`;
        }
        const HANDING = "the inputs artifact and checked-sha256, or --artifact and --checked-sha256";
        function explainFirstArchive({ tag, version }) {
            return [
                "If the run that released it has ended well, this one is not needed. If not, release the archive of that run, with the digest that its summary shows:",
                "  with:",
                "    artifact: <folder of its artifact>",
                "    checked-sha256: <its digest>",
                "On the command line:",
                "  --artifact <folder> --checked-sha256 <digest>",
                `If no run of yours released it, or its archive is gone, release the next version. ${explainNewVersion(tag, version)}`,
            ].join("\n");
        }
        function explainCheckOut(tag) {
            const ref = `refs/tags/${tag}`;
            const help = `Fetch the tag as it is on GitHub, and check out its commit:\n  git fetch --force origin tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)}\n  git checkout ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(ref)}`;
            return `${help}\nIn a workflow, at actions/checkout:\n  with:\n    ref: ${JSON.stringify(ref)}`;
        }
        function explainWholeCheckout(again) {
            return explainRerun(again, "This is a sparse checkout, and the files are in the commit: check out all of it:\n  git sparse-checkout disable\nIn a workflow, remove sparse-checkout from actions/checkout. Then run this again");
        }
        function explainMovedTag(tag) {
            return `If the tag was moved, the run of its new commit releases it. Running this one again uses the old commit. To find that run:\n  gh run list --branch ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)}`;
        }
        function explainNewDraft() {
            return 'Let this tool publish the next one: release when the tag is pushed. By hand, make no release, or a draft only:\n  on:\n    push:\n      tags: ["v*"]';
        }
        function explainCorrectSums(tag, { name, sha256, isNamed }, again) {
            const word = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag);
            return [
                "Only you can change the list that is public. Fetch it:",
                `  gh release download ${word} --pattern SHA256SUMS`,
                ...(isNamed
                    ? [`Give ${name} in it the digest ${sha256}, send it again, and run this again:`]
                    : ["Add the line of the archive, send it again, and run this again:"]),
                ...(isNamed ? [] : [`  echo ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`${sha256}  ${name}`)} >> SHA256SUMS`]),
                `  gh release upload ${word} SHA256SUMS --clobber`,
                `  ${again}`,
            ].join("\n");
        }
        function explainCommitFirst(tag) {
            return `Commit, tag and push first:\n  git add --all\n  git commit --message ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`Release ${tag}`)}\n  git tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)}\n  git push origin HEAD ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`;
        }
        function explainPushTag(tag) {
            return `Push the tag first:\n  git push origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`;
        }
        function explainRerun(again, when = "Run this again") {
            return `${when}. It resumes where it stopped:\n  ${again}`;
        }
        const NOT_VISIBLE = "the secret is not visible to this job or its environment";
        function explainTokenOfJob() {
            const help = [
                "Leave out the input github-token: the job has its own token. A secret that you name must exist, and an untrusted run,",
                "such as one from a fork, does not see it. Only a job that names an environment sees its secrets:",
                "  jobs:",
                "    release:",
                "      environment: release",
            ].join("\n");
            return { what: NOT_VISIBLE, help };
        }
        function explainHandover(tag) {
            return `Look through the draft and publish it, on GitHub or with this command. If there are other targets, a workflow with on: release: types: [published] then finishes them:\n  gh release edit ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)} --draft=false`;
        }
        function explainPermission(repository) {
            return `Give the job the permission to write releases, at the job or at the head of its workflow:\n  permissions:\n    contents: write\nA fine-grained token of a person needs, for ${repository}, the permission Contents: Read and write`;
        }
        function explainOtherToken() {
            return 'Give a token that is valid: this one is wrong, has expired, or was taken back. In a workflow leave out the input github-token; elsewhere:\n  export GITHUB_TOKEN="$(gh auth token)"';
        }
        const NAME_REPOSITORY = 'export GITHUB_REPOSITORY="$(gh repo view --json nameWithOwner --jq .nameWithOwner)"';
        function explainWorkflowChange(tag) {
            return `If it has that already, the commit may change .github/workflows. GitHub then takes no release from a token without the scope workflow. Merge that change first, or make the draft by hand, and run this again:\n  gh release create ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)} --draft --verify-tag --notes ""`;
        }
        function incrementPatch(text) {
            const version = (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__.ot)(text);
            if (!version)
                return "the next one";
            const { major, minor, patch, build: metadata, prerelease } = version;
            if (!prerelease)
                return `${String(major)}.${String(minor)}.${String(patch + 1)}`;
            const bare = metadata === "" ? text : text.slice(0, -metadata.length - 1);
            const number = /\.(\d{1,15})$/u.exec(bare.slice(bare.indexOf("-")))?.[1];
            return number === undefined ? `${bare}.1` : `${bare.slice(0, -number.length)}${String(Number(number) + 1)}`;
        }
    }),
    5696: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Jy: function () { return writeOrRefuse; },
            LD: function () { return _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__.L; },
            i0: function () { return refuseUnsafePath; },
            writeUserFile: function () { return writeUserFile; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49490);
        var _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27427);
        const ANOTHER_PATH = "Give it a path outside the repository, or one on which there are no links";
        function writeUserFile(file, content) {
            try {
                writeOrRefuse(file, content);
            }
            catch (error) {
                if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_ || error instanceof _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__.L || !(error instanceof Error))
                    throw error;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${file.what} cannot be written: ${error.message}`, file.help);
            }
        }
        function writeOrRefuse(file, content) {
            try {
                (0, _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__._)(file.path, content, file.checkouts, file.before);
            }
            catch (error) {
                throw error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.k ? makeRefusal(file, error) : error;
            }
        }
        function refuseUnsafePath(file) {
            try {
                (0, _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.R)(file.path, file.checkouts);
            }
            catch (error) {
                if (error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.k)
                    throw makeRefusal(file, error);
                if (!(error instanceof Error && "code" in error))
                    throw error;
            }
        }
        function makeRefusal({ what }, { message }) {
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_(`${what} is not written: ${message}`, ANOTHER_PATH);
        }
    })
};
;
