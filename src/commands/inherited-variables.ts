/** The only variables that a command of the plugin inherits from the caller: what a build needs. */
const INHERITED: readonly (readonly [what: string, names: readonly string[]])[] = [
  ["where programs and the user's files are", ["PATH", "HOME", "USER", "LOGNAME", "SHELL", "HOSTNAME"]],
  ["where temporary and cached files go", ["TMPDIR", "TMP", "TEMP", "XDG_[A-Z]+_(?:HOME|DIRS?)"]],
  ["language, time and terminal", ["LANG", "LANGUAGE", "LC_[A-Z]+", "TZ", "TERM", "COLORTERM", "DISPLAY"]],
  ["reproducible builds", ["CI", "SOURCE_DATE_EPOCH", "DEBIAN_FRONTEND"]],
  [
    "Node",
    [
      "NODE_(?:ENV|PATH|OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|USE_ENV_PROXY|VERSION|ICU_DATA|V8_COVERAGE)",
      "NODE_(?:DEBUG|NO_WARNINGS|PENDING_DEPRECATION|COMPILE_CACHE|DISABLE_COMPILE_CACHE|REPL_HISTORY)",
      ...["NVM_(?:DIR|BIN|INC)", "VOLTA_HOME", "FNM_[A-Z_]*(?:DIR|PATH)", "ASDF_(?:DIR|DATA_DIR)", "MISE_[A-Z_]+_DIR"],
    ],
  ],
  [
    "package managers: their caches, registries and switches, which are not credentials",
    [
      "npm_config_(?:cache|registry|prefix|offline|prefer_offline|prefer_online|loglevel|fund|audit|progress|color)",
      "npm_config_(?:ignore_scripts|script_shell|legacy_peer_deps|engine_strict|strict_ssl|cafile|maxsockets)",
      "npm_config_(?:proxy|https_proxy|noproxy|nodedir|python|store_dir|package_lock|yes|update_notifier)",
      ...["COREPACK_(?:HOME|NPM_REGISTRY|ENABLE_[A-Z_]+|DEFAULT_TO_LATEST|ROOT)", "PNPM_HOME", "BUN_INSTALL"],
      "YARN_(?:CACHE_FOLDER|GLOBAL_FOLDER|ENABLE_[A-Z_]+|IGNORE_PATH|NPM_REGISTRY_SERVER)",
    ],
  ],
  ["the network", ["(?:HTTPS?|ALL|NO)_PROXY", "SSL_CERT_(?:FILE|DIR)", "(?:CURL|REQUESTS)_CA_BUNDLE"]],
  [
    "compilers of native parts",
    [
      ...["CC", "CXX", "AR", "LD", "(?:C|CXX|CPP|LD)FLAGS", "MAKEFLAGS", "PKG_CONFIG_PATH", "(?:DY)?LD_LIBRARY_PATH"],
      ...["PYTHON", "pythonLocation", "JAVA_HOME(?:_[A-Z0-9_]+)?", "SDKROOT", "DEVELOPER_DIR"],
      ...["MACOSX_DEPLOYMENT_TARGET", "__CF_USER_TEXT_ENCODING"],
    ],
  ],
  [
    "browsers of tests",
    [
      ...["CHROME(?:_BIN|_PATH|WEBDRIVER)", "GECKOWEBDRIVER", "EDGEWEBDRIVER", "SELENIUM_JAR_PATH"],
      ...["PLAYWRIGHT_BROWSERS_PATH", "PUPPETEER_(?:EXECUTABLE_PATH|CACHE_DIR|SKIP_[A-Z_]+)", "CYPRESS_CACHE_FOLDER"],
    ],
  ],
  [
    "what the job is about; neither the runner's command files, nor GITHUB_ACTIONS, with which tools print commands",
    [
      "GITHUB_(?:SHA|REF|REF_NAME|REF_TYPE|REF_PROTECTED|HEAD_REF|BASE_REF|WORKSPACE|JOB|ACTOR|ACTOR_ID|TRIGGERING_ACTOR)",
      "GITHUB_(?:REPOSITORY|REPOSITORY_ID|REPOSITORY_OWNER|REPOSITORY_OWNER_ID|RETENTION_DAYS|RUN_(?:ID|NUMBER|ATTEMPT))",
      "GITHUB_(?:EVENT_NAME|EVENT_PATH|SERVER_URL|API_URL|GRAPHQL_URL|WORKFLOW|WORKFLOW_REF|WORKFLOW_SHA)",
      ...["RUNNER_(?:OS|ARCH|NAME|TEMP|TOOL_CACHE|WORKSPACE|ENVIRONMENT|DEBUG)", "AGENT_TOOLSDIRECTORY"],
      "Image(?:OS|Version)",
    ],
  ],
  [
    "Windows",
    [
      ...["SystemRoot", "SystemDrive", "windir", "ComSpec", "PATHEXT", "OS", "PSModulePath", "USERPROFILE", "USERNAME"],
      ...[
        "USERDOMAIN",
        "COMPUTERNAME",
        "HOMEDRIVE",
        "HOMEPATH",
        "APPDATA",
        "LOCALAPPDATA",
        "ALLUSERSPROFILE",
        "PUBLIC",
      ],
      ...["ProgramData", "ProgramW6432", "(?:Common)?ProgramFiles(?:\\(x86\\))?", "CommonProgramW6432"],
      ...["NUMBER_OF_PROCESSORS", "PROCESSOR_[A-Z0-9]+", "VS(?:INSTALLDIR|CMD_VER)", "VCINSTALLDIR", "MSYSTEM"],
    ],
  ],
];

const NAMES = new RegExp(`^(?:${INHERITED.flatMap(([, names]) => names).join("|")})$`, "iu");
/** An address that contains a user or a password, as those of registries and proxies can. */
const CREDENTIAL_IN_ADDRESS = /\/\/[^/?#\s]*@/u;

/**
 * Whether a command inherits a variable that was not named. Letter case does not matter: Windows ignores it, and
 * proxies use both.
 */
export function isInherited(name: string, value: string): boolean {
  return NAMES.test(name) && !CREDENTIAL_IN_ADDRESS.test(value);
}
