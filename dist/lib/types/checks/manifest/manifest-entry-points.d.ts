declare const _default: import("../../core/check.js").Check<"manifest", never>;
export default _default;
