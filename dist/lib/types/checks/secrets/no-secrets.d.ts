declare const _default: import("../../core/check.js").Check<"secrets", never>;
export default _default;
