declare const _default: import("../core/check.js").Check<"bundle", "configuration" | "manifest" | "bundleWeight">;
export default _default;
