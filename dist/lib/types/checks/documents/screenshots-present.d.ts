declare const _default: import("../../core/check.js").Check<"screenshots" | "manifest", never>;
export default _default;
