declare const _default: import("../../core/check.js").Check<"manifest" | "shape", never>;
export default _default;
