declare const _default: import("../../core/check.js").Check<"packageFile", "packageText">;
export default _default;
