declare const _default: import("../../core/check.js").Check<"bundle", "bundleWeight" | "manifest" | "configuration">;
export default _default;
