declare const _default: import("../../core/check.js").Check<"manifest" | "shape", "declaredFiles" | "images">;
export default _default;
