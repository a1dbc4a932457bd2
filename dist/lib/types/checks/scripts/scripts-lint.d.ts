declare const _default: import("../../core/check.js").Check<"scripts", "lintRun" | "packageJson">;
export default _default;
