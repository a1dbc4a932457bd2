declare const _default: import("../../core/check.js").Check<"workflows", "packageJson" | "bundleFile">;
export default _default;
