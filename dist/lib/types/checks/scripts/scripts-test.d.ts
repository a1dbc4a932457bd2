declare const _default: import("../../core/check.js").Check<"scripts", "testRun" | "packageJson">;
export default _default;
