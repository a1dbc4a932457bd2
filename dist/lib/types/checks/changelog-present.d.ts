declare const _default: import("../core/check.js").Check<"changelogFile", never>;
export default _default;
