declare const _default: import("../../core/check.js").Check<"changelogFile", "changelogText">;
export default _default;
