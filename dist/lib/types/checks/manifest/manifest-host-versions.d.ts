declare const _default: import("../../core/check.js").Check<"manifest" | "shape" | "ranges", never>;
export default _default;
