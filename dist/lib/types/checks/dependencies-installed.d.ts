declare const _default: import("../core/check.js").Check<"scripts" | "packageJson" | "commandRuns", "bundleFile">;
export default _default;
