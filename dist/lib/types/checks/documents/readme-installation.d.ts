declare const _default: import("../../core/check.js").Check<"readme", never>;
export default _default;
