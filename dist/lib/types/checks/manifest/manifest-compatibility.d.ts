declare const _default: import("../../core/check.js").Check<"manifest" | "shape" | "ranges", "packageJson">;
export default _default;
