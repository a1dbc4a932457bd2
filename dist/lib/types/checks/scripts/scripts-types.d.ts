declare const _default: import("../../core/check.js").Check<"scripts", "typecheckRun" | "packageJson">;
export default _default;
