declare const _default: import("../../core/check.js").Check<"workflows", never>;
export default _default;
