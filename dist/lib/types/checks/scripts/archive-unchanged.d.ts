declare const _default: import("../../core/check.js").Check<"archiveChange", never>;
export default _default;
