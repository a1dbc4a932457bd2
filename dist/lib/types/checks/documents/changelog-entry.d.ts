declare const _default: import("../../core/check.js").Check<"manifest" | "changelog", never>;
export default _default;
