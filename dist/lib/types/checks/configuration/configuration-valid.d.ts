declare const _default: import("../../core/check.js").Check<"packageJson" | "configuration", never>;
export default _default;
