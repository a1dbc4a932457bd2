declare const _default: import("../../core/check.js").Check<"manifest" | "tag", "packageJson">;
export default _default;
