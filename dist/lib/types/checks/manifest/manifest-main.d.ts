declare const _default: import("../../core/check.js").Check<"manifest" | "shape", "declaredFiles">;
export default _default;
