declare const _default: import("../core/check.js").Check<"scripts", "packageJson" | "commandRuns">;
export default _default;
