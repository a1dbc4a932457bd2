declare const _default: import("../core/check.js").Check<"manifest" | "shape" | "ranges", "configuration" | "packageJson">;
export default _default;
