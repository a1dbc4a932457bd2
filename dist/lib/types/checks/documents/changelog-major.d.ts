declare const _default: import("../../core/check.js").Check<"majorChange", never>;
export default _default;
