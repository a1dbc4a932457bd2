declare const _default: import("../../core/check.js").Check<"manifest" | "shape" | "ranges", "packageJson" | "configuration">;
export default _default;
